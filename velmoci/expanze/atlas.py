"""The board for those who draw it themselves: names, borders, shades, counters and outlines as one value."""

from __future__ import annotations

from functools import cache
from typing import Any

from velmoci.expanze.board import CONTINENTS, LETTERS, find_board
from velmoci.expanze.palette import CONTINENT_SHADES, COUNTERS, POWER_COLOURS, POWER_INK
from velmoci.expanze.picture import map_data, map_table


@cache
def atlas() -> dict[str, Any]:
    """Everything that a client needs to show the map and to know which states are adjacent."""
    board = find_board("world48")
    return {
        "id": board.id,
        "name": map_table()["name"],
        "states": [
            {
                "id": state,
                "name": board.names[state],
                "continent": CONTINENTS[board.continent_of[number]],
                "letter": LETTERS[board.letter[number]],
                "neighbours": board.neighbours(state),
            }
            for number, state in enumerate(board.states)
        ],
        "continents": [
            {"id": continent, "name": board.names[continent], "shades": list(CONTINENT_SHADES[continent])}
            for continent in CONTINENTS
        ],
        "powers": {
            power: {
                "colour": POWER_COLOURS[power],
                "ink": POWER_INK[power],
                "counter": [list(corner) for corner in COUNTERS[power]],
            }
            for power in POWER_COLOURS
        },
        "drawing": map_data(),
    }
