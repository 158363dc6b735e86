"""The end of a game: all hands, the battles, and how lucky everybody was with cards off the pile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.evropska_valka.board import badge
from velmoci.cli.evropska_valka.cards import points_of, tiny_row
from velmoci.cli.evropska_valka.screens import LAYS, MEAN_POINTS, Screens, names_in
from velmoci.cli.numbers import decimal
from velmoci.evropska_valka.deck import card_names
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.public import home_fields
from velmoci.kernel.event import SPECTATOR, Event


@dataclass
class Deeds:
    """What one power did in its battles."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    points: int = 0
    kings: int = 0

    @property
    def luck(self) -> float:
        """Points of cards that came off the pile, beyond their average."""
        return self.points - self.drawn * MEAN_POINTS


def deeds_of(events: Iterable[Event]) -> dict[str, Deeds]:
    """Battles won and lost on either side, cards off the pile, attacks stopped."""
    deeds: dict[str, Deeds] = {}
    for event in events:
        seen = event.seen_by(SPECTATOR)
        if seen is None or "power" not in seen.values:
            continue
        own = deeds.setdefault(str(seen.values["power"]), Deeds())
        if seen.sentence in LAYS:
            drawn = names_in(seen, "drawn")
            own.drawn += len(drawn)
            own.points += sum(map(points_of, drawn))
        elif seen.sentence in ("battle-won", "battle-lost"):
            other = deeds.setdefault(str(seen.values["other"]), Deeds())
            winner, loser = (own, other) if seen.sentence == "battle-won" else (other, own)
            winner.won += 1
            loser.lost += 1
        elif seen.sentence == "king-played":
            own.kings += 1
    return deeds


def end_lines(position: Position, events: Iterable[Event], screens: Screens) -> list[RenderableType]:
    """Everything that may be known once the game is over."""
    say = screens.say
    deeds = deeds_of(events)
    grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    for heading in ("side", "player", "home", "hand", "won", "lost", "kings", "luck"):
        grid.add_column(
            say.say(f"heading-{heading}"), justify="left" if heading in ("side", "player", "hand") else "right"
        )
    for seat in range(position.table.players):
        power = position.table.power(seat)
        own = deeds.get(power, Deeds())
        sign = "+" if own.luck >= 0.05 else "−" if own.luck <= -0.05 else " "
        hand = card_names(position.owns[seat].hand)
        grid.add_row(
            Text.assemble(badge(power, say.language), f" {screens.power_name(power)}"),
            screens.sitters[seat],
            f"{home_fields(position.sight(seat), seat)}/3",
            tiny_row(hand) if hand else Text("–"),
            str(own.won),
            str(own.lost),
            str(own.kings),
            f"{sign}{decimal(abs(own.luck), say.language)}",
        )
    return [grid, Text(say.say("luck-note", {"mean": decimal(MEAN_POINTS, say.language)}), style="dim")]
