"""Evropská válka at the terminal: what a seat sees and types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from velmoci.cli.evropska_valka.board import badge
from velmoci.cli.evropska_valka.cards import small_row
from velmoci.cli.evropska_valka.completion import Suggestions
from velmoci.cli.evropska_valka.ending import end_lines
from velmoci.cli.evropska_valka.menus import Menus
from velmoci.cli.evropska_valka.names import COMMANDS, Names, to_notation
from velmoci.cli.evropska_valka.screens import Screens
from velmoci.cli.face import Face, Menu
from velmoci.cli.numbers import is_whole
from velmoci.cli.problems import CommandError
from velmoci.cli.terminal import Suggest
from velmoci.evropska_valka.board import find_board
from velmoci.evropska_valka.deck import card_names
from velmoci.evropska_valka.game import GAME
from velmoci.evropska_valka.options import advice
from velmoci.evropska_valka.picture import svg
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.state import NOBODY, REACTION, TURN
from velmoci.evropska_valka.view import View
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.rulebook import Rulebook

Lines = list[RenderableType]
WITH_BOARD: Final = frozenset({"turn", "pyramid_setup", "retreat"})
"""Decisions for which the whole board is shown; the others show cards and the battle."""
WITHOUT_HAND: Final = frozenset({"power_choice", "pyramid_setup"})


class EvropskaValkaFace(Face):
    """Europe in characters, hands of playing cards, battles card by card."""

    game = GAME
    commands = COMMANDS
    examples: ClassVar = {
        "choose_power": ("choose_power french_allies", "EV-SET-1"),
        "place": ("place spain", "EV-PYR-2"),
        "sabotage": ("sabotage JH spain", "EV-JCK-2"),
        "espionage": ("espionage QS dual_alliance", "EV-QUN-2"),
        "draft": ("draft france", "EV-DRF-1"),
        "move": ("move france britain", "EV-MOV-2"),
        "attack": ("attack france germany 2", "EV-ATT-2"),
        "fate": ("fate", "EV-FAT-1"),
        "end_turn": ("end_turn", "EV-TRN-3"),
        "king": ("king KH", "EV-KNG-1"),
        "pass": ("pass", "EV-KNG-6"),
        "lay": ("lay 9H 4C", "EV-BAT-4"),
        "retreat": ("retreat ukraine", "EV-RET-1"),
        "assign": ("assign 10H ottoman_empire, 2C dual_alliance, AS french_allies", "EV-FAT-2"),
        "discard": ("discard 2H 3C", "EV-FAT-3"),
        "resign": ("resign", "EV-PLY-5"),
    }
    loud = frozenset({"battle-won", "king-played", "left", "won-trio", "won-fall", "won-last", "game-over"})
    on_the_board = frozenset({"home-occupied", "fate-assigned"})

    def __init__(self, language: str, width: int, sitters: Sequence[str]) -> None:
        super().__init__(language, width, sitters)
        self.screens = Screens(self.say, width, sitters)
        self.names = Names(find_board("europe15"))

    def fit(self, width: int) -> None:
        super().fit(width)
        self.screens.width = width

    def show(self, command: str, view: View, words: list[str]) -> Lines:
        screens = self.screens
        if command == "board":
            return screens.board(view)
        if command == "players":
            return [screens.players(view), screens.piles(view)]
        if command == "cards":
            return screens.hand(view)
        if command == "seen":
            return screens.seen(view)
        return self.odds(view, words)

    def odds(self, view: View, words: list[str]) -> Lines:
        """`odds FROM TO N`, without a number with all figures that stand there; alone for the open attack."""
        if len(words) < 2:
            lines = [] if words else self.screens.open_odds(view)
            if not lines:
                raise CommandError("odds_how")
            return lines
        notation = to_notation(" ".join(["attack", *words]), view, self.names, self.language).split()
        if len(notation) != 4 or not is_whole(notation[3]):
            raise CommandError("odds_how")
        return self.screens.odds(view, notation[1], notation[2], int(notation[3]))

    def prompt(self, view: View) -> str:
        name = self.power_name(view.power())
        if view.sight.table.phase == REACTION:
            return f"{name} ({self.say.say('enter-passes')})> "
        return f"{name}> "

    def fills_screen(self, view: View) -> bool:
        return any(decision.kind in WITH_BOARD for decision in view.decisions())

    def empty_line(self, view: View) -> str | None:
        return "pass" if view.sight.table.phase == REACTION else None

    def situation(self, view: View) -> object:
        """A new turn, or another question in it."""
        table = view.sight.table
        return int(table.turn), int(table.phase), int(table.placed), int(table.target)

    def screen(self, view: View, decision: Decision, is_low: bool) -> Lines:
        screens = self.screens
        lines: Lines = [] if is_low else [""]
        if decision.kind in WITH_BOARD:
            lines += [*(screens.board(view)[:-1] if is_low else screens.board(view))]
            lines += [screens.strip(view)] if is_low else [screens.players(view), screens.piles(view), ""]
        if decision.kind != "power_choice":
            lines += [screens.title(view)]
        if decision.kind == "turn":
            lines += screens.prey(view)
        lines += screens.battle(view, is_low)
        if decision.kind in ("reaction", "attacker_cards"):
            lines += screens.open_odds(view)
        if decision.kind == "fate_assign":
            lines += screens.fate(view, is_low)
        if decision.kind not in WITHOUT_HAND:
            lines += screens.hand(view, is_low or decision.kind in ("retreat", "fate_assign"))
        lines.append(Text(screens.question(decision), style="bold"))
        hint = "prompt-hint" if decision.kind != "reaction" else "reaction-hint"
        return lines if is_low else [*lines, Text(self.say.say(hint), style="dim")]

    def reminder(self, view: View) -> Lines:
        """After a card was used the turn still has its action."""
        if view.sight.table.phase == TURN and view.sight.table.on_turn == view.seat:
            return [Text(self.say.say("turn-goes-on"), style="dim")]
        return []

    def read(self, line: str, view: View) -> str:
        return to_notation(line, view, self.names, self.language)

    def suggestions(self, view: View) -> Suggest:
        return Suggestions(view, self.names, self.language, self.orders_now(view))

    def menu(self, view: View) -> Menu:
        return Menus(view, self.say).top()

    def events(self, events: Sequence[Seen], own: str | None) -> Lines:
        return self.screens.events(events, own)

    def events_for_all(self, events: Sequence[Seen], own: str | None) -> Lines:
        return self.screens.events(events, own, is_over=True)

    def own_lines(self, view: View) -> Lines:
        return self.screens.hand(view, is_low=True)

    def secrets(self, position: Position) -> Lines:
        """The hand of every power."""
        lines: Lines = []
        for seat, own in enumerate(position.owns):
            cards = card_names(own.hand)
            sign = badge(position.table.power(seat), self.language)
            lines.append(Text.assemble(sign, "  ", small_row(cards) if cards else "–"))
        return lines

    def ending(self, position: Position, events: Iterable[Event]) -> Lines:
        return end_lines(position, events, self.screens)

    def advice(self) -> Lines:
        return [
            self.say.say(f"advice-{key}", dict(zip(("least", "most"), numbers, strict=False)))
            for key, numbers in advice().items()
        ]

    def warnings(self, rulebook: Rulebook, seats: int) -> Lines:
        """With many players the board is crowded and the game slower."""
        (crowded,) = advice()["crowded"]
        return [self.say.say("advice-crowded", {"least": crowded})] if seats >= crowded else []

    def picture(self, position: Position | None) -> str:
        if position is None:
            return svg(self.language)
        table, board = position.table, position.board
        held = [(field, number) for number, field in enumerate(board.fields) if table.owner[number] != NOBODY]
        owners = {field: table.power(table.owner[number]) for field, number in held}
        pieces = {field: int(table.figures[number]) for field, number in held}
        return svg(self.language, owners, pieces, pyramids=position.settings.pyramids)


FACE: Final = EvropskaValkaFace
