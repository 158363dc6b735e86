"""Salva as the registry knows it."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.game import Game
from velmoci.kernel.talk import REPLIES
from velmoci.salva.beforehand import standing_kinds, turn_of
from velmoci.salva.economy.tables import label
from velmoci.salva.library import LIBRARY, NOTATION, field_names, rulebook_by_options, side_names
from velmoci.salva.maps.atlas import map_of
from velmoci.salva.position import load_position, new_position
from velmoci.salva.units import standard_kinds
from velmoci.salva.view import load_view
from velmoci.salva.warnings import warnings_of

FIELD_KEYS: Final = frozenset({"field", "fields", "origin", "goal"})
UNIT_KEYS: Final = frozenset({"unit", "units", "target", "ship", "transport", "item", "building"})
ECONOMY_KEYS: Final = frozenset({"resource", "building", "conversion"})
GOODS_KEYS: Final = frozenset({"goods", "given", "taken"})
WORKERS: Final[dict[str, dict[str, str]]] = {
    "worker": {"cs": "pracovník", "en": "worker"},
    "hungry_worker": {"cs": "hladový pracovník", "en": "hungry worker"},
}
POWER_KEYS: Final = frozenset({"power", "powers", "other", "winners", "ahead", "friend", "enemy"})
BUILDINGS: Final[dict[str, dict[str, str]]] = {
    "factory": {"cs": "Továrna", "en": "Factory"}, "airfield": {"cs": "Letiště", "en": "Airfield"},
}
REASONS: Final = ("objective", "time", "deadline", "elimination", "draw", "rounds")
WORD_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "side": ("attacker", "defender"), "reason": REASONS, "verdict": (), "token": (), "stance": (), "article": (),
    "reply": REPLIES,
}


def name_of(key: str, value: str, language: str) -> str | None:
    """The name of a value: by a map, by the unit table, by a message (`@…`), or, None, by itself."""
    if key in FIELD_KEYS:
        return field_names(language).get(value)
    if key == "party":
        return side_names(language).get(value)
    if key in GOODS_KEYS:
        return goods_title(value, language)
    if key in ECONOMY_KEYS and value in WORKERS:
        return WORKERS[value][language]
    if key in ECONOMY_KEYS and (called := label(value, language)) is not None:
        return called
    if key in UNIT_KEYS:
        return unit_title(value, language)
    if key in POWER_KEYS and value.startswith("seat_"):
        return f"@power-{value}"
    if key in WORD_KEYS and (not WORD_KEYS[key] or value in WORD_KEYS[key]):
        return f"@{key}-{value}"
    return None


def unit_title(value: str, language: str) -> str | None:
    """A unit by the name of its kind and its number, `Tank 7`; a building with its field, `Factory (Brno)`."""
    id, _, number = value.rpartition("_")
    kind = standard_kinds().find(id)
    return f"{kind.name(language)} {number}" if kind is not None else building_title(value, language)


def building_title(value: str, language: str) -> str | None:
    """A building in words: `factory/brno` is a factory, `airfield_3/brno` the third airfield of the game."""
    building, _, field = value.partition("/")
    id, _, number = building.rpartition("_") if building not in BUILDINGS else (building, "", "")
    if id not in BUILDINGS:
        return None
    called = f"{BUILDINGS[id][language]} {number}".rstrip()
    return f"{called} ({field_names(language).get(field, field)})" if field else called


def goods_title(value: str, language: str) -> str | None:
    """So much of one sort of goods: `fuel 3`."""
    code, _, count = value.partition(" ")
    called = WORKERS[code][language] if code in WORKERS else label(code, language)
    return f"{count} × {called}" if called is not None else None


TABLE_CLAUSES: Final = {
    "agreement_alone": "SA-multiplayer-14",
    "agreement_against": "SA-multiplayer-14",
    "agreement_empty": "SA-multiplayer-14",
    "partner_gone": "SA-goals2-13",
    "power_destroyed": "SA-goals2-13",
    "unknown_power": "SA-minimal-1",
    "unknown_state": "SA-minimal-4",
}
"""What the table refuses in a game of this kind, and by which clause."""

GAME: Final = Game(
    id="salva",
    title={"cs": "Salva", "en": "Salva"},
    library=LIBRARY,
    notation=NOTATION,
    seats=(2, 6),
    begin=new_position,
    load=load_position,
    load_view=load_view,
    names=name_of,
    locale="velmoci.salva",
    table_clauses=TABLE_CLAUSES,
    examples="velmoci.salva.examples",
    seats_option="players",
    by_options=rulebook_by_options,
    map_of=map_of,
    warnings_of=warnings_of,
    standing_kinds_of=standing_kinds,
    turn_of=turn_of,
)
