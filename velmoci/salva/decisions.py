"""What a seat is asked: the orders that the present step offers, judged by what the seat sees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.standing import Standing
from velmoci.salva.beforehand import standing_of
from velmoci.salva.flow import current_step
from velmoci.salva.forces import judge, menu_of
from velmoci.salva.memory import Memory
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MOST_WRITTEN, OrderRule, Step
from velmoci.salva.state import Own, Sight, Table

ANSWERS: Final = "answers"
ASIDE: Final = "aside"


class StepDecision(Decision):
    """The question of the present step, put to one seat."""

    def __init__(self, sight: Sight, step: Step, memory: Memory | None = None) -> None:
        self.kind = step.known_as()
        self.seat = int(sight.seat)
        self.waits = True
        self.asker = step.asker(sight.table)
        self.sight = sight
        self.step = step
        self.memory = memory
        """What earlier questions to the seat have found out; None where nothing is kept."""
        self.eyes = sight
        """The same with the memory, while the question is made."""
        self.found: list[tuple[OrderRule, Menu | None]] | None = None

    def offered(self) -> list[tuple[OrderRule, Menu | None]]:
        """Every kind of order of the step with its menu, made once: a decision is put at one moment."""
        if self.found is None:
            sight, rules = self.sight, self.sight.rules.orders_at(self.step)
            name, known = self.step.name, self.sight.rules
            if name in known.way_steps or (name in known.offer_steps and self.memory is not None):
                sight = Sight(sight.rules, sight.table, sight.own, sight.seat)
                sight.memory = self.memory if self.memory is not None else Memory()
                sight.memory.look(sight, name in known.way_steps)
            self.eyes = sight
            self.found = [(rule, menu_of(sight, rule)) for rule in rules]
        return self.found

    def menus(self) -> list[Menu]:
        return [menu for _, menu in self.offered() if menu is not None]

    def default(self) -> Order | None:
        return self.step.default(self.eyes)

    def about(self) -> dict[str, object]:
        """What the step and its orders tell, and under `choices` for each kind of order what can be chosen."""
        found, offered = self.step.about(self.sight), self.offered()
        if not self.sight.rules.tellers.isdisjoint(self.sight.rules.orders_at(self.step)):
            for rule, _ in offered:
                found = joined(found, rule.facts(self.eyes))
        battles = {
            rule.order.kind: [str(order) for order in islice(menu, MOST_WRITTEN)]
            for rule, menu in offered
            if rule.opens_battle and menu is not None
        }
        if battles:
            found = {**found, "odds": battles}
        return {**found, **hands(self.sight.rules, offered), "choices": written_out(self.eyes, offered)}

    def forecast(self) -> dict[str, object]:
        return self.step.forecast(self.sight)

    def draft(self, order: Order) -> dict[str, object]:
        check(self.sight, order)
        found: dict[str, object] = {}
        for rule in self.sight.rules.orders_at(self.step):
            if rule.order.kind == order.kind:
                found |= rule.draft(self.sight, order)
        return found

    def standing(self) -> Standing | None:
        return standing_of(self.sight, self.kind)

    def check(self, order: Order) -> None:
        check(self.sight, order)


def joined(found: dict[str, object], more: dict[str, object]) -> dict[str, object]:
    """Facts of several kinds of order; what two of them tell under one name by kinds stands side by side."""
    both = {**found, **more}
    for name in set(found) & set(more):
        one, other = found[name], more[name]
        if isinstance(one, dict) and isinstance(other, dict):
            both[name] = {**one, **other}
    return both


def hands(rules: Rules, offered: list[tuple[OrderRule, Menu | None]]) -> dict[str, object]:
    """By which gestures orders can be given (`gestures`), and which tell the seat's own truth (`truth`)."""
    if not rules.veils:
        return {}
    found: dict[str, object] = {}
    able = [rule for rule, menu in offered if menu is not None]
    gestures = {rule.gesture: rule.order.kind for rule in able if rule.gesture}
    truth = [rule.order.kind for rule in able if rule.shows_truth]
    if gestures:
        found["gestures"] = gestures
    if truth:
        found["truth"] = truth
    return found


def written_out(sight: Sight, offered: list[tuple[OrderRule, Menu | None]]) -> dict[str, object]:
    """The choices of every kind of order that writes them out."""
    found: dict[str, object] = {}
    writers = sight.rules.writers
    for rule, menu in offered:
        if rule in writers:
            named = rule.choices(sight, menu)
            if named:
                found[rule.order.kind] = named
    return found


class Aside(Decision):
    """What a living seat may do while the game does not wait for it: orders of its own, or answers to offers."""

    def __init__(self, sight: Sight, kind: str) -> None:
        self.kind = kind
        self.seat = int(sight.seat)
        self.waits = False
        self.sight = sight
        self.kinds: list[str] | None = None
        self.found: list[tuple[OrderRule, Menu | None]] | None = None
        self.written: dict[OrderRule, object] | None = None
        """What can be chosen of each kind of order that writes it out, once it was asked for."""

    def take_over(self, known: Aside, stale: set[OrderRule]) -> None:
        """What was found earlier holds, but not of the orders that are stale."""
        sight = self.sight
        if known.found is not None:
            self.found = [(rule, rule.menu(sight) if rule in stale else menu) for rule, menu in known.found]
        if known.written is not None and self.found is not None:
            writers = sight.rules.writers
            self.written = known.written.copy()
            for rule, menu in self.found:
                if rule in stale and rule in writers:
                    self.written[rule] = rule.choices(sight, menu)

    def offers(self) -> list[str]:
        if self.kinds is None:
            self.kinds = super().offers()
        return self.kinds

    def offered(self) -> list[tuple[OrderRule, Menu | None]]:
        """Every kind of order of this sort with its menu, made once."""
        rules, sight = self.sight.rules, self.sight
        if self.found is None and self.kind == ANSWERS:
            self.found = [(rule, rule.answers(sight)) for rule in rules.answer_rules]
        elif self.found is None:
            self.found = [(rule, rule.menu(sight)) for rule in rules.asides]
        return self.found

    def menus(self) -> list[Menu]:
        return [menu for _, menu in self.offered() if menu is not None]

    def about(self) -> dict[str, object]:
        """Under `choices` for each kind of order that writes them out what can be chosen."""
        if self.written is None:
            sight, writers = self.sight, self.sight.rules.writers
            self.written = {rule: rule.choices(sight, menu) for rule, menu in self.offered() if rule in writers}
        found = {rule.order.kind: named for rule, named in self.written.items() if named}
        return {**hands(self.sight.rules, self.offered()), "choices": found} if found else {}

    def default(self) -> Order | None:
        return None

    def standing(self) -> Standing | None:
        return standing_of(self.sight, self.kind)

    def check(self, order: Order) -> None:
        check(self.sight, order)


def is_running(table: Table) -> bool:
    """Whether anybody has anything to decide."""
    return bool(table.frames) and not table.is_over


def questions(sight: Sight) -> list[Decision]:
    """All that one seat is asked."""
    table = sight.table
    if not is_running(table):
        return []
    step = current_step(sight.rules.tracks, table)
    found: list[Decision] = [StepDecision(sight, step)] if int(sight.seat) in step.deciders(table) else []
    return [*found, *lying(sight)]


def lying(sight: Sight) -> list[Decision]:
    """What lies before a living seat without keeping the game waiting."""
    if sight.table.is_living(sight.seat):
        for rule in sight.rules.answer_rules:
            if rule.answers(sight) is not None:
                return [Aside(sight, ANSWERS)]
    return []


def may_lie(rules: Rules, own: Own) -> bool:
    """Whether anything may lie before the seat that has these slices."""
    for place in rules.answer_sources:
        if place < 0 or not own.slices[place].is_empty():
            return True
    return False


def unasked(sight: Sight) -> list[Decision]:
    """What a seat may do although nobody asked."""
    if sight.seat < 0 or not is_running(sight.table) or not sight.table.is_living(sight.seat):
        return []
    return [Aside(sight, ASIDE)]


def check(sight: Sight, order: Order) -> None:
    """Raises what stands against an order of this seat now."""
    table, rules = sight.table, sight.rules
    rule = rules.order_rules.get(order.kind)
    if isinstance(order, Begin):
        raise NotYourDecision("table_only", "SA-minimal-13")
    if rule is None:
        raise Refusal("chapter_is_off", "SA-chapters-5", order=order.kind)
    if not is_running(table):
        raise Refusal("nothing_open", "SA-minimal-16")
    if not table.is_living(sight.seat):
        raise NotYourDecision("is_out", "SA-goals2-13")
    if not rule.is_aside:
        check_moment(sight, rule)
    judge(sight, rule, order)


def check_moment(sight: Sight, rule: OrderRule) -> None:
    """The step must offer the order, and it must ask this seat."""
    step = current_step(sight.rules.tracks, sight.table)
    if int(sight.seat) not in step.deciders(sight.table):
        raise NotYourDecision("not_your_turn", "SA-minimal-15")
    if rule not in sight.rules.orders_at(step):
        raise Refusal("wrong_moment", rule.clause or step.clause, step=step.known_as())


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-6": (check,),
}
