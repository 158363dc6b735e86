"""Salva at the terminal: what a seat sees and types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from velmoci.bots.salva.battles import try_attack
from velmoci.cli.face import Face, Menu
from velmoci.cli.names import simple
from velmoci.cli.numbers import decimal, percent
from velmoci.cli.problems import CommandError
from velmoci.cli.salva.board import badge
from velmoci.cli.salva.called import called
from velmoci.cli.salva.cards import card_lines
from velmoci.cli.salva.completion import Suggestions
from velmoci.cli.salva.deeds import Deeds
from velmoci.cli.salva.hidden import HiddenScreen
from velmoci.cli.salva.kinds import kinds_table
from velmoci.cli.salva.knowledge import Fogged
from velmoci.cli.salva.menus import STILL, Menus
from velmoci.cli.salva.names import COMMANDS, Names, to_notation
from velmoci.cli.salva.screens import Screens
from velmoci.cli.terminal import Suggest
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.order import Order
from velmoci.odds.salva.battles import battle_odds
from velmoci.odds.salva.fog import fog_over
from velmoci.odds.salva.outcomes import sleepers_told
from velmoci.salva.base.battle_setup import sleepers_at
from velmoci.salva.base.orders import Attack
from velmoci.salva.base.parties import speakers
from velmoci.salva.base.plans import PLANS, preview
from velmoci.salva.battle_seams import Sleepers
from velmoci.salva.chapters.treaty_orders import OfferTreaty
from velmoci.salva.game import GAME, unit_title
from velmoci.salva.library import field_names
from velmoci.salva.naming import find_field
from velmoci.salva.position import Position
from velmoci.salva.state import NOBODY
from velmoci.salva.view import View

Lines = list[RenderableType]
WORD: Final = re.compile(r"(?<= )[a-z]+(?=[ ,]|$)")
"""A word of an example that can be the name of a field."""
WITH_BOARD: Final = frozenset({"movement", "placing", "sealing", "production", "agreement", "bidding"})


class SalvaFace(Face):
    """The map in boxes, units with their numbers, battles shot by shot or by a plan."""

    game = GAME
    commands = COMMANDS
    loud = frozenset({"battle-declared", "conquered", "eliminated", "resigned", "round-begins", "game-over"})
    on_the_board = frozenset({"placed", "movement-ended", "production-ended", "finished"})

    def __init__(self, language: str, width: int, sitters: Sequence[str]) -> None:
        super().__init__(language, width, sitters)
        self.say.names = called
        self.screens = Screens(self.say, width, sitters)
        self.shows_truth = True
        """Whether what the seat alone knows of hidden things is on the screen."""

    def fit(self, width: int) -> None:
        super().fit(width)
        self.screens.width = width

    @property
    def examples(self) -> Mapping[str, tuple[str, str]]:
        """As the rules of the orders tell them."""
        rules = [rule for chapter in self.game.library.chapters for rule in chapter.contributions.get("order", ())]
        return {
            rule.order.kind: (rule.example or rule.order.kind, rule.explained_by or rule.clause) for rule in rules
        }

    def example(self, kind: str) -> str:
        """Fields are called as the people of this language call them."""
        if self.language == "cs":
            return super().example(kind)
        names = field_names(self.language)
        return WORD.sub(lambda word: simple(names.get(word[0], word[0])), super().example(kind))

    def show(self, command: str, view: View, words: list[str]) -> Lines:
        screens = self.screens
        if command == "board":
            return screens.board(view)
        if command == "players":
            return [screens.players(view)]
        if command == "units" and words:
            return card_lines(view, Names(view).word(" ".join(words), True), self.say)
        if command == "units":
            return [*screens.units(view), "", self.say.say("units-strengths"), kinds_table(view, self.say)]
        if command == "cards":
            return HiddenScreen(view, self.say, self.shows_truth).lines()
        if command == "truth":
            self.shows_truth = not self.shows_truth
            return [self.say.say("truth-on" if self.shows_truth else "truth-off")]
        if command == "goal":
            return screens.goal(view)
        if command == "plan":
            return self.plans(view, words)
        if command == "field":
            if not words:
                raise CommandError("field_how")
            return screens.field(view, int(find_field(view.sight, Names(view).word(" ".join(words), False))))
        if command == "what":
            field = Names(view).word(" ".join(words), False) if words else ""
            return Fogged(view, self.say).what(field)
        if command == "given_away":
            return Fogged(view, self.say).given_away(self.order_meant(view, words) if words else None)
        return self.odds(view, words)

    def order_meant(self, view: View, words: list[str]) -> Order:
        """An order as it is typed, which is only asked about."""
        kind = self.command(words[0])
        line = " ".join(words)
        return self.game.notation.parse(to_notation(kind, line, view) if kind in self.orders else line)

    def plans(self, view: View, words: list[str]) -> Lines:
        """The shots that each plan, or the one that is named, would fire now."""
        battle = view.sight.table.battle
        sight = view.sight
        if battle is None or battle.firing < 0:
            raise CommandError("plan_when")
        if view.seat not in speakers(sight.rules, sight.table, battle, battle.firing):
            raise CommandError("plan_when")
        wanted = [plan for plan in PLANS if not words or words[0] in (plan, self.say.say(f"said-{plan}"))]
        lines: Lines = []
        for plan in wanted:
            lines.append(Text(f"{plan} – {self.say.say(f'plan-{plan}')}", style="bold"))
            for unit, target, share, _ in preview(view.complete(STILL), plan, view.seat):
                names = [unit_title(name, self.language) or name for name in (unit, target)]
                lines.append(f"   {names[0]} → {names[1]} ({share})")
        return lines

    def odds(self, view: View, words: list[str]) -> Lines:
        """`odds FIELD with UNITS`: how that attack would probably go; `odds strike …` the same of another battle."""
        if not words:
            raise CommandError("attack_how")
        kind = self.command(words[0])
        if kind in view.sight.rules.order_rules and view.sight.rules.order_rules[kind].opens_battle:
            return self.battle_odds(view, to_notation(kind, " ".join([kind, *words[1:]]), view))
        marches = words[1:] if kind == Attack.kind else words
        order = self.game.notation.parse(to_notation("attack", " ".join(["attack", *marches]), view))
        decisions = [decision for decision in view.decisions() if decision.waits]
        if not decisions:
            raise CommandError("attack_how")
        decisions[0].check(order)
        if fog_over(view, order, STILL) is not None:
            return self.odds_in_fog(view, order)
        found = try_attack(view.sight, order, STILL)
        values = {
            "win": percent(found.win, self.language),
            "lost": decimal(found.lost, self.language),
            "killed": decimal(found.killed, self.language),
        }
        field = find_field(view.sight, order.field) if isinstance(order, Attack) else NOBODY
        sleepers = sleepers_at(view.sight.rules, view.sight.table, field) if field >= 0 else []
        return [self.say.say("odds-long", values), *self.sleepers(sleepers)]

    def odds_in_fog(self, view: View, order: Order) -> Lines:
        """The same where it is not known who is there: over all that may be, and case by case."""
        odds = battle_odds(view, order, ("", ""), Seeded("odds"))
        lost = [sum(kinds.values()) for kinds in odds.lost]
        values = {
            "win": percent(odds.win, self.language),
            "lost": decimal(lost[0], self.language),
            "killed": decimal(lost[1], self.language),
        }
        return [self.say.say("odds-fog", values), *Fogged(view, self.say).parts(odds)]

    def battle_odds(self, view: View, text: str) -> Lines:
        """How a battle would probably go that an order opens, and what it would cost."""
        odds = battle_odds(view, self.game.notation.parse(text), ("", ""), Seeded("odds"))
        values = {
            "win": percent(odds.better[0], self.language),
            "lose": percent(odds.better[1], self.language),
            "lost": decimal(odds.worth[0], self.language),
            "killed": decimal(odds.worth[1], self.language),
        }
        return [self.say.say("odds-battle", values), *self.sleepers(odds.sleepers), *Fogged(view, self.say).parts(odds)]

    def sleepers(self, armies: list[Sleepers]) -> Lines:
        """How great an army may be that nobody knows yet."""
        if not armies:
            return []
        sizes = [
            self.say.say("odds-size-or-more" if army["or_more"] else "odds-size", {
                "count": cast(int, army["count"]), "chance": percent(cast(float, army["chance"]), self.language),
            })
            for army in sleepers_told(armies)
        ]  # fmt: skip
        return [self.say.say("odds-sleepers", {"sizes": ", ".join(sizes)})]

    def prompt(self, view: View) -> str:
        return f"{self.screens.seat(view.seat)}> "

    def told(self, order: Order) -> str:
        return Deeds(self.say).label(order)

    def asks(self, order: Order) -> tuple[str, ...]:
        return order.partners if isinstance(order, OfferTreaty) else ()

    def situation(self, view: View) -> object:
        """A new phase, or another question in it."""
        table = view.sight.table
        kinds = [decision.kind for decision in view.decisions()]
        battle = table.battle
        salvos = [int(number) for number in battle.salvos] if battle is not None else []
        return int(table.turn), kinds, salvos

    def screen(self, view: View, decision: Decision, is_low: bool) -> Lines:
        screens = self.screens
        lines: Lines = [] if is_low else [""]
        if decision.kind in WITH_BOARD:
            lines += screens.board(view)
            lines += [] if is_low else [screens.players(view), ""]
        lines.append(screens.title(view))
        if decision.kind == "movement" and not is_low:
            lines += [*screens.goal(view)[:1], *screens.missing(view), *screens.units(view)]
        if decision.kind == "production":
            lines += screens.purse(view)
        lines += [*screens.battle(view), *screens.fair_start(view)]
        lines.append(Text(screens.question(view, decision), style="bold"))
        return lines if is_low else [*lines, Text(self.say.say("prompt-hint"), style="dim")]

    def cover(self, view: View) -> Lines:
        """Only where something may lie face down; elsewhere nothing would be covered."""
        self.shows_truth = not view.sight.rules.veils
        return [] if self.shows_truth else [Text(self.say.say("truth-off"), style="dim")]

    @property
    def tells_private(self) -> bool:
        return self.shows_truth

    def fills_screen(self, view: View) -> bool:
        return any(decision.kind in WITH_BOARD for decision in view.decisions())

    def is_before_all(self, view: View) -> bool:
        return view.sight.table.battle is not None

    def read(self, line: str, view: View) -> str:
        kind = self.command(line.split()[0]) if line.split() else None
        return to_notation(kind, line, view) if kind in self.orders else line

    def suggestions(self, view: View) -> Suggest:
        rules = view.sight.rules.order_rules
        orders = [kind for kind in self.orders_now(view) if self.shows_truth or not rules[kind].shows_truth]
        return Suggestions(view, self.language, orders, self.command)

    def menu(self, view: View) -> Menu:
        return Menus(view, self.say, self.shows_truth).top()

    def events(self, events: Sequence[Seen], own: str | None) -> Lines:
        return self.screens.events(events)

    def events_for_all(self, events: Sequence[Seen], own: str | None) -> Lines:
        return self.screens.events(events)

    def own_lines(self, view: View) -> Lines:
        return self.screens.own(view)

    def secrets(self, position: Position) -> Lines:
        """What every seat knew alone, as its goal tells it."""
        lines: Lines = []
        for seat in range(int(position.table.seats)):
            own = self.own_lines(position.view(seat))
            lines += [Text.assemble(badge(seat), f" {self.screens.seat(seat)}"), *own] if own else []
        return lines

    def ending(self, position: Position, events: Iterable[Event]) -> Lines:
        """Who held what, and how everybody stands by the goal."""
        view = position.view(-1)
        return [*self.screens.board(view), self.screens.players(view), "", *self.screens.goal(view)]

    def picture(self, position: Position | None) -> str:
        """Maps of Salva are drawn by `velmoci salva map`; a scenario has its fields at their places."""
        from velmoci.cli.salva.picture import svg

        return svg(position, self.language)

    def power_name(self, power: str) -> str:
        return str(self.say.forms("power", f"power-{power}")["power"]) if power.startswith("seat_") else power




FACE: Final = SalvaFace
