"""Salva at the terminal: what a seat sees and types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from velmoci.bots.salva.battles import try_attack
from velmoci.cli.face import Face, Menu
from velmoci.cli.numbers import decimal, percent
from velmoci.cli.problems import Trouble
from velmoci.cli.salva.board import badge
from velmoci.cli.salva.completion import Suggestions
from velmoci.cli.salva.kinds import kinds_table
from velmoci.cli.salva.menus import STILL, Menus
from velmoci.cli.salva.names import COMMANDS, Names, to_notation
from velmoci.cli.salva.screens import Screens
from velmoci.cli.terminal import Suggest
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.order import Order
from velmoci.salva.base.parties import speakers
from velmoci.salva.base.plans import PLANS, preview
from velmoci.salva.chapters.multiplayer import OfferTreaty
from velmoci.salva.game import GAME, unit_title
from velmoci.salva.naming import find_field
from velmoci.salva.position import Position
from velmoci.salva.view import View

Lines = list[RenderableType]
WORDS: Final = re.compile(r"[a-z]+")
ENGLISH: Final = {"brod": "ford", "hrad": "castle", "ves": "village", "pristav": "port", "rejda": "roads"}
"""The fields of the examples as the English names of their scenarios call them."""
WITH_BOARD: Final = frozenset({"movement", "placing", "sealing", "production", "agreement", "bidding"})


class SalvaFace(Face):
    """The map in boxes, units with their numbers, battles shot by shot or by a plan."""

    game = GAME
    commands = COMMANDS
    examples: ClassVar = {
        "keep_side": ("keep_side", "SA-setup-4"),
        "ask_lot": ("ask_lot", "SA-setup-4"),
        "place": ("place tank brod", "SA-placement-4"),
        "stop_placing": ("stop_placing", "SA-placement-7"),
        "seal": ("seal tank brod 3, infantry ves 2", "SA-placement-11"),
        "move": ("move tank_3 brod hrad", "SA-minimal-27"),
        "attack": ("attack hrad with tank_3, tank_4:brod", "SA-minimal-33"),
        "end_movement": ("end_movement", "SA-minimal-30"),
        "fire": ("fire tank_1 infantry_4 share 1/3", "SA-minimal-50"),
        "salvo": ("salvo tank_1>infantry_4:kill, tank_1>at_gun_5", "SA-minimal-43"),
        "fire_by_plan": ("fire_by_plan focus for battle", "SA-minimal-43"),
        "hold_fire": ("hold_fire", "SA-minimal-49"),
        "fight_on": ("fight_on", "SA-minimal-66"),
        "retreat": ("retreat", "SA-minimal-66"),
        "retreat_to": ("retreat_to tank_1 brod", "SA-minimal-67"),
        "buy": ("buy tank brod", "SA-minimal-20"),
        "end_production": ("end_production", "SA-minimal-24"),
        "resign": ("resign", "SA-goals2-11"),
        "dock": ("dock cruiser_3 pristav", "SA-harbours-3"),
        "canal": ("canal cruiser_3 rejda", "SA-harbours-8"),
        "embark": ("embark infantry_1 on transport_ship_2", "SA-embarkation-1"),
        "disembark": ("disembark infantry_1", "SA-embarkation-5"),
        "pick": ("pick infantry_3 infantry_4", "SA-invasion-5"),
        "berth": ("berth transport_ship_2 harbour", "SA-invasion-13"),
        "lines": ("lines transport_ship_3 2", "SA-second_line-2"),
        "line": ("line infantry_3 2", "SA-second_line-3"),
        "stance": ("stance submarine_3 evade", "SA-submarines-8"),
        "ambush": ("ambush submarine_3 submarine_4", "SA-submarines-11"),
        "build_factory": ("build_factory brod from hrad 2", "SA-factories-9"),
        "use_cargo": ("use_cargo supply_cargo_3", "SA-factories-7"),
        "scuttle": ("scuttle brod", "SA-factories-14"),
        "build_political": ("build_political brod from hrad 2", "SA-political_buildings-2"),
        "offer_treaty": ('offer_treaty seat_2 article non_aggression notice 2 text "peace"', "SA-multiplayer-4"),
        "answer_treaty": ("answer_treaty pact_12_1 accept", "SA-multiplayer-4"),
        "denounce_treaty": ("denounce_treaty pact_12_1", "SA-multiplayer-6"),
        "waive_notice": ("waive_notice pact_12_1 seat_2", "SA-multiplayer-6"),
        "withdraw_notice": ("withdraw_notice pact_12_1", "SA-multiplayer-6"),
        "keep_mission": ("keep_mission 3", "SA-secret_missions-8"),
        "propose_start": ("propose_start seat_1 west 11, seat_2 east 10", "SA-fair_start-4"),
        "answer_start": ("answer_start accept", "SA-fair_start-4"),
        "use_method": ("use_method", "SA-fair_start-4"),
        "bid": ("bid 13 11 6", "SA-fair_start-19"),
        "take_side": ("take_side west", "SA-fair_start-9"),
        "show_mission": ("show_mission seat_2", "SA-secret_missions-11"),
    }
    loud = frozenset({"battle-declared", "conquered", "eliminated", "resigned", "round-begins", "game-over"})
    on_the_board = frozenset({"placed", "movement-ended", "production-ended", "finished"})

    def __init__(self, language: str, width: int, sitters: Sequence[str]) -> None:
        super().__init__(language, width, sitters)
        self.screens = Screens(self.say, width, sitters)

    def fit(self, width: int) -> None:
        super().fit(width)
        self.screens.width = width

    def example(self, kind: str) -> str:
        text = super().example(kind)
        return text if self.language == "cs" else WORDS.sub(lambda word: ENGLISH.get(word[0], word[0]), text)

    def show(self, command: str, view: View, words: list[str]) -> Lines:
        screens = self.screens
        if command == "board":
            return screens.board(view)
        if command == "players":
            return [screens.players(view)]
        if command == "units":
            return [*screens.units(view), "", self.say.say("units-strengths"), kinds_table(view, self.say)]
        if command == "goal":
            return screens.goal(view)
        if command == "plan":
            return self.plans(view, words)
        if command == "field":
            if not words:
                raise Trouble("field_how")
            return screens.field(view, int(find_field(view.sight, Names(view).word(" ".join(words), False))))
        return self.odds(view, words)

    def plans(self, view: View, words: list[str]) -> Lines:
        """The shots that each plan, or the one that is named, would fire now."""
        battle = view.sight.table.battle
        sight = view.sight
        if battle is None or battle.firing < 0:
            raise Trouble("plan_when")
        if view.seat not in speakers(sight.rules, sight.table, battle, battle.firing):
            raise Trouble("plan_when")
        wanted = [plan for plan in PLANS if not words or words[0] in (plan, self.say.say(f"said-{plan}"))]
        lines: Lines = []
        for plan in wanted:
            lines.append(Text(f"{plan} – {self.say.say(f'plan-{plan}')}", style="bold"))
            for unit, target, share, _ in preview(view.complete(STILL), plan, view.seat):
                names = [unit_title(name, self.language) or name for name in (unit, target)]
                lines.append(f"   {names[0]} → {names[1]} ({share})")
        return lines

    def odds(self, view: View, words: list[str]) -> Lines:
        """`odds FIELD with UNITS`: how that attack would probably go."""
        if not words:
            raise Trouble("attack_how")
        order = self.game.notation.parse(to_notation("attack", " ".join(["attack", *words]), view))
        decisions = [decision for decision in view.decisions() if decision.waits]
        if not decisions:
            raise Trouble("attack_how")
        decisions[0].check(order)
        found = try_attack(view.sight, order, STILL)
        values = {
            "win": percent(found.win, self.language),
            "lost": decimal(found.lost, self.language),
            "killed": decimal(found.killed, self.language),
        }
        return [self.say.say("odds-long", values)]

    def prompt(self, view: View) -> str:
        return f"{self.screens.seat(view.seat)}> "

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

    def fills_screen(self, view: View) -> bool:
        return any(decision.kind in WITH_BOARD for decision in view.decisions())

    def is_before_all(self, view: View) -> bool:
        return view.sight.table.battle is not None

    def read(self, line: str, view: View) -> str:
        kind = self.command(line.split()[0]) if line.split() else None
        return to_notation(kind, line, view) if kind in self.orders else line

    def suggestions(self, view: View) -> Suggest:
        return Suggestions(view, self.language, self.orders_now(view), self.command)

    def menu(self, view: View) -> Menu:
        return Menus(view, self.say).top()

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
