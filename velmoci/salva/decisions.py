"""What a seat is asked: the orders that the present step offers, judged by what the seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.order import Begin, Order
from velmoci.salva.base.choices import choices
from velmoci.salva.flow import current_step
from velmoci.salva.seams import OrderRule, Step
from velmoci.salva.state import Sight, Table

ANSWERS: Final = "answers"
ASIDE: Final = "aside"


class StepDecision(Decision):
    """The question of the present step, put to one seat."""

    def __init__(self, sight: Sight, step: Step) -> None:
        self.kind = step.known_as()
        self.seat = int(sight.seat)
        self.waits = True
        self.asker = step.asker(sight.table)
        self.sight = sight
        self.step = step

    def menus(self) -> list[Menu]:
        return self.sight.rules.menus(self.step, self.sight)

    def default(self) -> Order | None:
        return self.step.default(self.sight)

    def about(self) -> dict[str, object]:
        """What the step tells, and under `choices` for each kind of order what can be chosen."""
        return {**self.step.about(self.sight), "choices": written_out(self.sight, self.step)}

    def forecast(self) -> dict[str, object]:
        return self.step.forecast(self.sight)

    def check(self, order: Order) -> None:
        check(self.sight, order)


def written_out(sight: Sight, step: Step) -> dict[str, object]:
    """The choices of every kind of order that writes them out."""
    found: dict[str, object] = {}
    for rule in sight.rules.orders_at(step):
        named = choices(sight, rule)
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

    def menus(self) -> list[Menu]:
        rules, sight = self.sight.rules, self.sight
        if self.kind == ANSWERS:
            found = [rule.answers(sight) for rule in rules.answering]
        else:
            found = [rule.menu(sight) for rule in rules.asides]
        return [menu for menu in found if menu is not None]

    def default(self) -> Order | None:
        return None

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
        for rule in sight.rules.answering:
            if rule.answers(sight) is not None:
                return [Aside(sight, ANSWERS)]
    return []


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
    rule.check(sight, order)


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
