"""What a seat is shown: the board, the powers, its cards, the battle card by card, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.evropska_valka.board import badge, board_rows
from velmoci.cli.evropska_valka.cards import large_row, points_of, small_row, tiny_row
from velmoci.cli.evropska_valka.odds import odds_of, odds_of_open
from velmoci.cli.numbers import decimal, percent
from velmoci.evropska_valka.deck import card_names
from velmoci.evropska_valka.public import attack_json, home_fields, stock_json
from velmoci.evropska_valka.state import LEFT, NOBODY, STATUSES
from velmoci.evropska_valka.view import View
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Value
from velmoci.kernel.event import Seen
from velmoci.kernel.sentences import Sentences
from velmoci.odds.evropska_valka.attack import Odds

MEAN_POINTS: Final = 71 / 13
LAYS: Final = frozenset({"attacker-lays", "defender-lays"})
CARD_EVENTS: Final = frozenset({"espionage-own"})
"""Events whose cards are shown large; others appear on the screen that follows."""


class Screens:
    """Draws for one language and one width; knows nothing but the views that it is given."""

    def __init__(self, say: Sentences, width: int, sitters: Sequence[str]) -> None:
        self.say = say
        self.width = width
        self.sitters = sitters
        self.parties: frozenset[str] = frozenset()
        """Who fights in the attack that was told last: its battle may be told later."""

    @property
    def language(self) -> str:
        return self.say.language

    def board(self, view: View) -> list[RenderableType]:
        """Europe, then what the marks mean."""
        key = "board-legend" if view.seat >= 0 else "board-legend-spectator"
        return [*board_rows(view, self.language, self.width), Text(self.say.say(key), style="dim")]

    def piles(self, view: View) -> str:
        table = view.sight.table
        discarded = len(card_names(table.discard))
        return self.say.say("piles-line", {"count": int(table.pile_size), "discarded": discarded})

    def players(self, view: View) -> RenderableType:
        """All powers with what everybody knows of them; after them what this seat knows of their hands."""
        table = view.sight.table
        grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
        somebody_left = any(table.status[seat] == LEFT for seat in range(table.players))
        columns = ["side", "player", "pieces", "home", "cards", "known"]
        for heading in [*columns, "status"] if somebody_left else columns:
            grid.add_column(
                self.say.say(f"heading-{heading}"),
                justify="right" if heading in ("pieces", "home", "cards") else "left",
            )
        for seat in range(table.players):
            power = table.power(seat)
            cells: list[RenderableType] = [
                Text.assemble(
                    "▸" if seat == table.on_turn else " ", badge(power, self.language), f" {self.power_name(power)}"
                ),
                self.sitters[seat],
                self.pieces(view, seat),
                f"{home_fields(view.sight, seat)}/3",
                str(int(table.hand_size[seat])),
                self.known(view, seat),
                self.say.say(f"status-{STATUSES[table.status[seat]]}"),
            ]
            grid.add_row(*(cells if somebody_left else cells[:-1]))
        return grid

    def pieces(self, view: View, seat: int) -> str:
        """Pieces on the board; with pyramids also what is left in stock, small, medium and large."""
        stock = stock_json(view.sight, seat)
        count = str(int(view.sight.table.pieces[seat]))
        return count if stock is None else f"{count} (+{'/'.join(map(str, stock))})"

    def known(self, view: View, seat: int) -> Text:
        """The cards that are known to be in another's hand."""
        if seat == view.seat:
            return Text("")
        cards = view.known_cards(seat) if view.seat >= 0 else card_names(view.sight.table.open_cards[seat])
        return tiny_row(cards) if cards else Text("–", style="dim")

    def strip(self, view: View) -> Text:
        """All powers in one line, for a low screen: figures, home fields and cards."""
        table = view.sight.table
        line = Text()
        for seat in range(table.players):
            line.append("▸" if seat == table.on_turn else " ")
            line.append_text(badge(table.power(seat), self.language))
            line.append(
                f" {int(table.pieces[seat])}/{home_fields(view.sight, seat)}/{int(table.hand_size[seat])}  "
            )
        return line.append(self.say.say("strip-legend"), style="dim")

    def power_name(self, power: str) -> str:
        return str(self.say.forms("power", f"power-{power}")["power"])

    def title(self, view: View) -> Text:
        """The power, who plays it, the turn."""
        values: dict[str, Value] = {
            "name": self.power_name(view.power()),
            "player": self.sitters[view.seat],
            "turn": int(view.sight.table.turn),
        }
        return Text.assemble(badge(view.power(), self.language), (f" {self.say.say('title', values)}", "bold"))

    def prey(self, view: View) -> list[str]:
        """By whose fall this seat would win, and what it still needs for a trio that it has begun."""
        table, board = view.sight.table, view.sight.board
        if view.seat < 0 or table.flag[view.seat] == NOBODY:
            return []
        left = int(table.left_of(view.seat))
        values: dict[str, Any] = {"power": table.power(left), "count": home_fields(view.sight, left)}
        lines = [self.say.say("prey-line", values)]
        for trio in board.colours:
            fields = board.home(trio)
            held = [field for field in fields if table.owner[board.index[field]] == view.seat]
            if trio != view.power() and len(held) == 2:
                (missing,) = set(fields) - set(held)
                lines.append(self.say.say("trio-line", {"trio": trio, "field": missing}))
        return lines

    def hand(self, view: View, is_low: bool = False) -> list[RenderableType]:
        """One's own cards, large or in a line."""
        return self.cards(view.hand(), "hand-line", "hand-empty", is_low)

    def fate(self, view: View, is_low: bool = False) -> list[RenderableType]:
        """The three cards that are to be given out."""
        return self.cards(card_names(view.sight.own.fate), "fate-line", "hand-empty", is_low)

    def cards(self, cards: Sequence[str], heading: str, empty: str, is_low: bool) -> list[RenderableType]:
        if not cards:
            return [self.say.say(empty)]
        if is_low:
            return [Text(self.say.say(heading) + " ").append_text(small_row(cards))]
        return [self.say.say(heading), *large_row(cards, self.notes(cards), width=self.width)]

    def notes(self, cards: Sequence[str]) -> list[str]:
        """Under each card its points."""
        return [self.say.say("points-short", {"count": points_of(card)}) for card in cards]

    def seen(self, view: View) -> list[RenderableType]:
        """What this seat knows of other hands, and which cards are out of play."""
        table = view.sight.table
        lines: list[RenderableType] = []
        for seat in range(table.players):
            cards = [] if seat == view.seat else view.known_cards(seat)
            if cards:
                heading = self.say.say("seen-line", {"power": table.power(seat)})
                lines.append(Text(f"{heading} ").append_text(small_row(cards)))
        if not lines:
            lines.append(self.say.say("seen-nothing"))
        discarded = card_names(table.discard)
        if discarded:
            lines.append(Text(self.say.say("discard-line") + " ").append_text(small_row(discarded)))
        return [*lines, self.piles(view)]

    def battle(self, view: View, is_low: bool = False) -> list[RenderableType]:
        """What has been laid so far in the open attack; who attacks whom was just told."""
        attack: Any = attack_json(view.sight)
        if attack is None or not attack["attacker_cards"]:
            return []
        lines: list[RenderableType] = [Text(self.say.say("battle-line", attack), style="bold")]
        for side in ("attacker", "defender"):
            cards = attack[f"{side}_cards"]
            if cards:
                power = attack["power" if side == "attacker" else "other"]
                lines += self.laid(power, cards, [], attack[f"{side}_points"], side, is_low)
        return lines

    def laid(
        self, power: str, cards: Sequence[str], drawn: Sequence[str], points: int, side: str, is_low: bool
    ) -> list[Text]:
        """A row of cards with their points and the sum; cards that came off the pile are marked."""
        values: dict[str, Value] = {"power": power, "sum": self.addition([*cards, *drawn]), "points": points}
        heading = self.say.say(f"laid-{side}", values)
        if is_low or not (cards or drawn):
            return [Text(f"{heading}  ").append_text(small_row([*cards, *drawn]))]
        mark = self.say.say("drawn-mark")
        notes = [*self.notes(cards), *(f"{note}{mark}" for note in self.notes(drawn))]
        legend = [Text(f"  {mark} {self.say.say('drawn-legend')}", style="dim")] if drawn else []
        return [Text(heading), *large_row([*cards, *drawn], notes, width=self.width), *legend]

    def addition(self, cards: Sequence[str]) -> str:
        return " + ".join(str(points_of(card)) for card in cards) or "0"

    def question(self, decision: Decision) -> str:
        """What is asked, in one sentence."""
        about: Mapping[str, Any] = decision.about()
        attack = about.get("attack") or {}
        values = {key: value for key, value in {**attack, **about}.items() if isinstance(value, (str, int))}
        return self.say.say(f"decision-{decision.kind}", values)

    def odds(self, view: View, origin: str, target: str, count: int) -> list[RenderableType]:
        """What an attack would be: how many cards each side lays, the chance, and what is known of the defender."""
        odds, sight = odds_of(view, origin, target, count), view.sight
        defenders = int(sight.table.figures[sight.board.index[target]])
        attackers = int(sight.table.figures[sight.board.index[origin]]) if sight.settings.pyramids else count
        values: dict[str, Any] = {"origin": origin, "target": target, "attackers": attackers, "defenders": defenders}
        lines: list[RenderableType] = [self.say.say("odds-line", values)]
        lines.append(Text(self.say.say("odds-win", self.shares(odds)), style="bold"))
        owner = int(sight.table.owner[sight.board.index[target]])
        facts: dict[str, Value] = {
            "power": sight.table.power(owner),
            "count": int(sight.table.hand_size[owner]),
            "mean": decimal(MEAN_POINTS, self.language),
        }
        lines.append(Text(self.say.say("odds-hand", facts), style="dim"))
        known = view.known_cards(owner)
        if known:
            lines.append(Text(self.say.say("seen-line", facts) + " ").append_text(small_row(known)))
        return lines

    def open_odds(self, view: View) -> list[RenderableType]:
        """How the attack that is open will probably end."""
        odds = odds_of_open(view)
        if odds is None:
            return []
        attack: Any = attack_json(view.sight)
        values = {"origin": attack["origin"], "target": attack["target"], **self.shares(odds)}
        return [Text(self.say.say("odds-open", values), style="dim")]

    def shares(self, odds: Odds) -> dict[str, Value]:
        return {
            "win": percent(odds.win, self.language, 1),
            "stop": percent(odds.stop, self.language),
            "margin": self.signed(odds.margin),
        }

    def signed(self, number: float) -> str:
        """A number with its sign and one decimal."""
        return f"{'+' if number >= 0 else '−'}{decimal(abs(number), self.language)}"

    def events(self, events: Sequence[Seen], own: str | None, is_over: bool = False) -> list[RenderableType]:
        """What happened, one sentence each; battles of one's own power card by card."""
        lines: list[RenderableType] = []
        for place, seen in enumerate(events):
            if seen.sentence == "attack-declared":
                self.parties = frozenset({str(seen.values["power"]), str(seen.values["other"])})
            is_mine = own is not None and (not self.parties or own in self.parties)
            before, after = events[max(0, place - 1)], events[min(place + 1, len(events) - 1)]
            if is_mine and (seen.sentence, after.sentence) == ("attacker-lays", "defender-lays"):
                lines += self.both(self.laid_in(seen), self.laid_in(after))
            elif not (is_mine and (before.sentence, seen.sentence) == ("attacker-lays", "defender-lays")):
                lines += self.told_to_all(seen, is_mine) if is_over else self.event(seen, is_mine)
        return lines

    def both(self, left: list[Text], right: list[Text]) -> list[RenderableType]:
        """Attack and defence side by side, or one over the other where there is no room."""
        room = max(len(line) for line in left) + 4
        if room + max(len(line) for line in right) > self.width:
            return [*left, *right]
        height = max(len(left), len(right))
        left, right = ([*block, *[Text()] * (height - len(block))] for block in (left, right))
        return [
            Text.assemble(one, " " * (room - len(one)), other) for one, other in zip(left, right, strict=True)
        ]

    def laid_in(self, seen: Seen) -> list[Text]:
        """The cards of an event in which a side lays."""
        points = seen.values["points"]
        assert isinstance(points, int)
        side = seen.sentence.removesuffix("-lays")
        return self.laid(
            str(seen.values["power"]), names_in(seen, "cards"), names_in(seen, "drawn"), points, side, is_low=False
        )

    def event(self, seen: Seen, is_mine: bool) -> list[RenderableType]:
        if seen.sentence == "turn-begins":
            return [Text(self.say.event(seen), style="bold")]
        if seen.sentence in LAYS and is_mine:
            return [*self.laid_in(seen)]
        if seen.sentence in CARD_EVENTS:
            return [Text(self.say.event(seen)), *large_row(names_in(seen, "cards"), width=self.width)]
        is_loud = seen.sentence.startswith(("battle-", "king-", "won-", "destroyed", "halved"))
        return [Text(self.say.event(seen), style="bold" if is_loud else "")]

    def told_to_all(self, seen: Seen, is_mine: bool) -> list[RenderableType]:
        """An event of a game that is over, told to whoever watches."""
        key = f"all-{seen.sentence}"
        return [Text(self.say.say(key, seen.values))] if self.say.has(key) else self.event(seen, is_mine)


def names_in(seen: Seen, key: str) -> list[str]:
    """A list of names among the values of an event."""
    value = seen.values[key]
    assert isinstance(value, list)
    return [str(item) for item in value]
