"""Expanze at the terminal: what a seat sees and types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from velmoci.cli.expanze.completion import Suggestions
from velmoci.cli.expanze.ending import end_lines
from velmoci.cli.expanze.menus import Menus
from velmoci.cli.expanze.names import COMMANDS, Names, to_notation
from velmoci.cli.expanze.proposals import own_states, sets_in_hand, soldiers_at
from velmoci.cli.expanze.screens import Screens
from velmoci.cli.face import Face, Menu
from velmoci.cli.numbers import is_whole
from velmoci.cli.problems import CommandError
from velmoci.cli.terminal import Suggest
from velmoci.expanze.board import find_board
from velmoci.expanze.game import GAME
from velmoci.expanze.missions import MISSIONS
from velmoci.expanze.options import advice
from velmoci.expanze.picture import svg
from velmoci.expanze.position import Position
from velmoci.expanze.state import NOBODY
from velmoci.expanze.view import View
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.sentences import Sentences
from velmoci.match.talks import advice_on_talks

Lines = list[RenderableType]
SECRET: Final = frozenset({"card-drawn-own", "mission-received", "pursuit-became-nonsense"})


class ExpanzeFace(Face):
    """The world in three columns, missions, letter cards and dice."""

    game = GAME
    commands = COMMANDS
    examples: ClassVar = {
        "choose_colour": ("choose_colour red", "EX-PLY-6"),
        "place_first": ("place_first alaska 2, japan 1", "EX-FAR-1"),
        "arm": ("arm siberia 4, china 3 with turkey arabia persia", "EX-ARM-1"),
        "attack": ("attack maghreb iberia 4", "EX-FGT-1"),
        "roll": ("roll", "EX-FGT-10"),
        "draw_card": ("draw_card", "EX-CRD-1"),
        "show_mission": ("show_mission", "EX-WIN-2"),
        "end_turn": ("end_turn", "EX-TRN-5"),
        "offer_trade": ("offer_trade red give P want K", "EX-TRD-4"),
        "accept_trade": ("accept_trade red 1", "EX-TRD-5"),
        "decline_trade": ("decline_trade red 1", "EX-TRD-6"),
        "withdraw_trade": ("withdraw_trade red 1", "EX-TRD-6"),
        "play_on": ("play_on", "EX-WIN-8"),
        "stop_here": ("stop_here", "EX-WIN-8"),
        "resign": ("resign", "EX-ELI-7"),
    }
    loud = frozenset(
        {"power-destroyed", "mission-shown", "claim-broken", "claim-void", "resigned", "won-mission",
         "plays-on", "stopped-here", "won-alone", "won-last", "round-limit", "game-over"}
    )  # fmt: skip
    on_the_board = frozenset({"dealt", "mission-dealt"})

    def __init__(self, language: str, width: int, sitters: Sequence[str]) -> None:
        super().__init__(language, width, sitters)
        self.screens = Screens(self.say, width, sitters)
        self.names = Names(find_board("world48"))

    def fit(self, width: int) -> None:
        super().fit(width)
        self.screens.width = width

    def show(self, command: str, view: View, words: list[str]) -> Lines:
        screens = self.screens
        if command == "board":
            return [screens.board(view)]
        if command == "players":
            return [screens.players(view)]
        if command == "mission":
            return [*screens.mission(view), *screens.claims(view)]
        if command == "cards":
            return [*screens.cards(view)]
        if command == "pool":
            return [line for kind in (None, *sets_in_hand(view)) for line in self.pool(view, kind)]
        return self.odds(view, words)

    def pool(self, view: View, kind: int | None) -> list[str]:
        return self.screens.pool(view) if kind is None else self.screens.pool(view, kind)

    def odds(self, view: View, words: list[str]) -> Lines:
        """`odds FROM TO N`; without a number with everyone who may go, or `odds 5 3` for any armies."""
        if len(words) == 2 and is_whole(words[0]) and is_whole(words[1]):
            return self.screens.odds("", "", int(words[0]), int(words[1]))
        if len(words) < 2:
            raise CommandError("odds_how")
        origin, used = self.names.state(words, own_states(view), self.language)
        rest = words[used:]
        if not rest:
            raise CommandError("odds_how")
        target, used = self.names.state(rest, view.sight.board.neighbours(origin), self.language)
        rest = rest[used:]
        count = int(rest[0]) if rest and is_whole(rest[0]) else max(1, soldiers_at(view, origin) - 1)
        return self.screens.odds(origin, target, count, soldiers_at(view, target))

    def prompt(self, view: View) -> str:
        name = self.power_name(view.power())
        return f"{name} ({self.say.say('enter-rolls')})> " if self.is_before_all(view) else f"{name}> "

    def empty_line(self, view: View) -> str | None:
        return "roll" if self.is_before_all(view) else None

    def is_before_all(self, view: View) -> bool:
        return view.sight.table.battle_is_open()

    def fills_screen(self, view: View) -> bool:
        return not self.is_before_all(view) and any(it.kind != "colour_choice" for it in view.decisions())

    def reminder(self, view: View) -> Lines:
        """After a battle that was won: there is a card to be had."""
        table = view.sight.table
        if table.has_card_right() and table.pile_size > 0:
            return [Text(self.say.say("card-right"), style="dim")]
        return []

    def situation(self, view: View) -> object:
        """A new phase of the game or a new turn."""
        table = view.sight.table
        return int(table.round), -1 if table.phase < 3 else 0

    def screen(self, view: View, decision: Decision, is_low: bool) -> Lines:
        screens = self.screens
        question = screens.question(view, decision)
        if decision.kind == "battle":
            return [question]
        if is_low and decision.kind != "colour_choice":
            return [*self.compact(view, decision), Text(question, style="bold")]
        lines: Lines = [""]
        if decision.kind != "colour_choice":
            lines += [screens.board(view), screens.players(view), ""]
            lines += [screens.title(view, self.sitters[view.seat]), *screens.mission(view), *screens.claims(view)]
        if decision.kind == "turn":
            lines += [*screens.cards(view), *screens.pool(view)]
        return [*lines, Text(question, style="bold"), self.say.say("prompt-hint")]

    def compact(self, view: View, decision: Decision) -> Lines:
        """The same on a low screen: what can be asked for is left out."""
        screens = self.screens
        lines: Lines = [screens.board_only(view), screens.strip(view)]
        lines += [*screens.mission(view, with_states=False), *screens.claims(view)]
        if decision.kind == "turn" and (view.sight.own.hand or view.sight.own.offers):
            lines += screens.cards(view)
        return lines

    def read(self, line: str, view: View) -> str:
        return to_notation(line, view, self.names, self.language)

    def suggestions(self, view: View) -> Suggest:
        return Suggestions(view, self.names, self.language, self.orders_now(view))

    def menu(self, view: View) -> Menu:
        return Menus(view, self.say).top()

    def events(self, events: Sequence[Seen], own: str | None) -> Lines:
        return self.screens.events(events, own)

    def events_for_all(self, events: Sequence[Seen], own: str | None) -> Lines:
        lines: Lines = []
        for event in events:
            is_secret = event.sentence in SECRET
            lines += [self.screens.told_to_all(event)] if is_secret else self.screens.event(event, own)
        return lines

    def own_lines(self, view: View) -> Lines:
        return [*self.screens.mission(view, with_states=False)]

    def secrets(self, position: Position) -> Lines:
        """Mission and hand of every power."""
        lines: Lines = []
        for seat, own in enumerate(position.owns):
            if own.mission == NOBODY:
                continue
            cards = [position.board.states[card] for card in own.hand]
            hand = self.say.say("cards-only", {"cards": cards}) if cards else "–"
            values = {"power": position.table.power(seat), "mission": MISSIONS[own.mission].id, "hand": hand}
            lines.append(Text(self.say.say("replay-secret", values), style="dim"))
        return lines

    def ending(self, position: Position, events: Iterable[Event]) -> Lines:
        return end_lines(position, events, self.screens)

    def advice(self) -> Lines:
        talks = Sentences(self.language, ("velmoci.match",))
        return [
            *[
                self.say.say(f"advice-{key}", dict(zip(("least", "most"), numbers, strict=False)))
                for key, numbers in advice().items()
            ],
            *map(talks.say, advice_on_talks()),
        ]

    def picture(self, position: Position | None) -> str:
        if position is None:
            return svg(self.language)
        table, board = position.table, position.board
        held = [(state, number) for number, state in enumerate(board.states) if table.owner[number] != NOBODY]
        owners = {state: table.power(table.owner[number]) for state, number in held}
        return svg(self.language, owners, {state: int(table.soldiers[number]) for state, number in held})


FACE: Final = ExpanzeFace
