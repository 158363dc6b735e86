"""The board for those who draw it themselves: names, borders, harbours, shades, pieces and outlines as one value."""

from __future__ import annotations

from functools import cache
from typing import Any

from velmoci.evropska_valka.deck import POINTS_OF_RANK, RANKS
from velmoci.evropska_valka.palette import COUNTERS, FIELD_SHADES, POWER_COLOURS, POWER_INK, SEA_COLOURS
from velmoci.evropska_valka.picture import SEA_NAMES, map_data, map_table


@cache
def atlas() -> dict[str, Any]:
    """Everything that a client needs to show the map and to know which fields are adjacent."""
    table = map_table()
    return {
        "id": table["id"],
        "name": table["name"],
        "fields": [
            {
                "id": row["id"],
                "name": row["name"],
                "power": row["power"],
                "harbours": row["harbours"],
                "neighbours": neighbours(row["id"]),
            }
            for row in table["field"]
        ],
        "powers": [
            {
                "id": power["id"],
                "name": power["name"],
                "figures": power["colour"],
                "shades": list(FIELD_SHADES[power["id"]]),
                "colour": POWER_COLOURS[power["id"]],
                "ink": POWER_INK[power["id"]],
                "counter": [list(corner) for corner in COUNTERS[power["id"]]],
            }
            for power in table["power"]
        ],
        "seas": {sea: {"name": SEA_NAMES[sea], "colour": colour} for sea, colour in SEA_COLOURS.items()},
        "points": dict(zip(RANKS, POINTS_OF_RANK, strict=True)),
        "drawing": map_data(),
    }


def neighbours(field: str) -> dict[str, list[str]]:
    """The fields one step away, by the kind of step: `land`, `special`, `ship` (only where no other step leads)."""
    table = map_table()
    seas = {row["id"]: set(row["harbours"]) for row in table["field"]}
    steps = {
        kind: sorted(other for pair in table["connections"][kind] if field in pair for other in pair if other != field)
        for kind in ("land", "special")
    }
    dry = {field, *steps["land"], *steps["special"]}
    return steps | {"ship": sorted(other for other in seas if seas[other] & seas[field] and other not in dry)}
