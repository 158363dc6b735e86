"""The end of a game: all secrets, and how lucky everybody was."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.expanze.board import badge
from velmoci.cli.expanze.dice import Luck, luck_of
from velmoci.cli.expanze.screens import Screens, power_name
from velmoci.cli.numbers import decimal
from velmoci.expanze.missions import MISSIONS
from velmoci.expanze.position import Position
from velmoci.expanze.state import NOBODY
from velmoci.kernel.event import Event


def end_lines(position: Position, events: Iterable[Event], screens: Screens) -> list[RenderableType]:
    """Everything that may be known once the game is over."""
    return [
        secrets(position, screens),
        "",
        luck_table(luck_of(events), position, screens),
        Text(screens.say.say("luck-note"), style="dim"),
    ]


def secrets(position: Position, screens: Screens) -> Grid:
    """Mission and hand of every power."""
    say = screens.say
    grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    for heading in ("power", "player", "mission", "states", "hand"):
        grid.add_column(say.say(f"heading-{heading}"), overflow="fold")
    for seat, own in enumerate(position.owns):
        power = position.table.power(seat)
        mission = (
            say.say("mission-only", {"mission": MISSIONS[own.mission].id}) if own.mission != NOBODY else ""
        )
        hand = (
            say.say("cards-only", {"cards": [position.board.states[card] for card in own.hand]})
            if own.hand
            else "–"
        )
        grid.add_row(
            Text.assemble(badge(power, say.language), f" {power_name(say, power)}"),
            screens.sitters[seat],
            mission,
            str(int(position.table.states_of[seat])),
            hand,
        )
    return grid


def luck_table(luck: dict[str, Luck], position: Position, screens: Screens) -> Grid:
    """Expected against actual losses, and the difference."""
    say = screens.say
    grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    for heading in ("power", "battles", "expected", "actual", "luck"):
        grid.add_column(say.say(f"heading-{heading}"), justify="left" if heading == "power" else "right")
    for seat in range(position.table.powers):
        power = position.table.power(seat)
        row = luck.get(power, Luck())
        gain = row.expected - row.actual
        sign = "+" if gain >= 0.05 else "−" if gain <= -0.05 else " "
        grid.add_row(
            Text.assemble(badge(power, say.language), f" {power_name(say, power)}"),
            str(row.battles),
            decimal(row.expected, say.language),
            str(row.actual),
            f"{sign}{decimal(abs(gain), say.language)}",
        )
    return grid
