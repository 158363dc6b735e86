"""Default deny: a field of the state, a slice or a key of a view that nobody has classed fails the build."""

from typing import Any, Final

import pytest

from tests.trust.classed import NOBODY, OWNER, PUBLIC, RULES, fields_of, unclassed
from tests.trust.salva.play import Playing, rulebook_of
from tests.trust.salva.twins import RECASTERS, never_recast
from velmoci.kernel.rulebook import Chapter
from velmoci.salva import seams
from velmoci.salva.base.sealing import Sealed
from velmoci.salva.library import CHAPTERS
from velmoci.salva.position import Position
from velmoci.salva.storage import (
    BATTLE_LISTS,
    BATTLE_NUMBERS,
    BATTLE_ROWS,
    COLUMNS,
    LISTS,
    NUMBERS,
    ROWS,
    attribute,
)  # fmt: skip

TABLE: Final = dict.fromkeys(
    (
        "seats", "frames", "round", "turn", "on_turn", "order", "side", "status", "owner",
        "fresh", "purse", "funds", "stopped", "kind", "unit_owner", "place", "damage", "points", "flags", "number",
        "next_number", "active", "unit_columns", "field_columns", "seat_columns", "slices", "is_over",
        "winners", "ranking", "reason", "clause",
    ),
    PUBLIC,
)  # fmt: skip
AT_HAND: Final = dict.fromkeys(("standing", "standing_at", "standing_for"), PUBLIC)
"""What a table keeps at hand although it follows from where units stand; it is not saved."""
OF_EDGES: Final = {"edge_columns": PUBLIC}
"""What a table keeps of the edges between fields; saved and told only where a chapter keeps any."""
SAVED_AGENDA: Final = {"is_entered", "is_done", "battle"}
"""What a saved table has beside its fields: how far the step on top of the agenda has come, and its battle."""
FRAME: Final = dict.fromkeys(("track", "place", "is_entered", "answered", "matter"), PUBLIC)
BATTLE: Final = dict.fromkeys(
    (
        "field", "seat", "rows", "unit", "split", "is_mixed", "side", "row", "line", "fate", "origin", "sixths", "harm",
        "is_done", "exposed", "cover", "in_play", "reach", "rates", "base", "is_rated", "modes", "salvos", "firing",
        "is_fire_over", "roll", "num", "den", "only", "harm_den", "shooter", "left_num", "left_den", "has_harmed",
        "quiet", "retreat", "leaving", "plan", "is_conquest", "is_over", "notes",
    ),
    PUBLIC,
)  # fmt: skip
WORKED_OUT: Final = dict.fromkeys(("armed", "front", "minders", "rear"), PUBLIC)
"""What a battle keeps at hand although it follows from the rest; it is not saved."""
WATCHERS: Final = {"watchers": PUBLIC}
"""Which seats see a fighter; saved only where not everybody sees all, and no view has it then."""
POSITION: Final = {
    "rulebook": RULES, "rules": RULES, "table": PUBLIC, "owns": OWNER, "hidden": NOBODY, "events": NOBODY,
    "memories": OWNER, "moment": NOBODY, "looked": NOBODY,
}  # fmt: skip
SIGHT: Final = {"rules": RULES, "table": PUBLIC, "own": OWNER, "seat": PUBLIC, "memory": OWNER}
SLICES: Final = {
    ("minimal", "sealed"): "own",
    ("multiplayer", "treaties"): "table own",
    ("fair_start", "fair_start"): "table",
    ("fair_start", "bid"): "own",
    ("secret_missions", "missions"): "own table",
    ("public_missions", "missions"): "table",
    ("feuds", "feuds"): "table",
    ("relations", "relations"): "table",
    ("repair_prevention", "holds"): "table",
    ("repair_prevention", "hold_window"): "matter",
    ("repair_prevention", "pool_offers"): "own",
    ("alliance", "consent"): "matter",
    ("alliance", "standing_consents"): "table",
    ("alliance", "declined"): "own",
    ("alliance", "claims"): "table",
    ("alliance_naval", "sea_holder"): "matter",
    ("upkeep", "upkeep"): "table",
    ("air", "air_chance"): "matter",
    ("air", "counter_invitation"): "matter",
    ("air", "strike"): "matter",
    ("air", "fuel"): "table",
    ("air", "reserves"): "table",
    ("formations", "formations"): "table own",
    ("formation_swap", "formation_swap"): "table own",
    ("air_strategic_bombing", "bombs"): "table",
    ("air_strategic_bombing", "airfield_damage"): "table",
    ("war_economy", "war_economy"): "table",
    ("war_economy", "raids"): "table",
    ("war_economy", "consent"): "matter",
    ("war_economy", "standing_consents"): "table",
    ("war_economy", "declined"): "own",
    ("hidden_units", "true_tokens"): "own",
    ("hidden_units", "seen_tokens"): "own",
    ("hidden_units", "owed_tokens"): "table",
    ("disclosure_naval", "sighting"): "matter",
}
"""For each chapter that keeps objects who sees them: everybody, the seat itself, or nobody; a matter lies open, unless
it says who sees it."""

OPEN: Final = (seams.TABLE, seams.MATTER)

VIEW: Final = {
    "game": PUBLIC, "seats": PUBLIC, "phase": PUBLIC, "round": PUBLIC, "on_turn": PUBLIC, "waiting_for": PUBLIC,
    "order": PUBLIC, "goal": PUBLIC, "standing": PUBLIC, "powers": PUBLIC, "fields": PUBLIC, "units": PUBLIC,
    "battle": PUBLIC, "slices": PUBLIC, "winners": PUBLIC, "ranking": PUBLIC, "seat": PUBLIC, "own": OWNER,
    "calendar": PUBLIC, "map": PUBLIC,
}  # fmt: skip
POWER: Final = {"power", "side", "status", "fields", "left", "has_placed"}
FIELD: Final = {"owner", "fresh", "purse", "yields"}
UNIT: Final = {"unit", "kind", "owner", "field", "finished", "damage", "points", "flags"}
FIGHT: Final = {
    "field", "attacker", "defender", "firing", "roll", "factor", "salvos", "retreat", "fighters", "notes",
}  # fmt: skip
FIGHTER: Final = {"unit", "side", "line", "damage", "before", "exposed", "done", "leaving", "marks"}


def fighting() -> Position:
    """A game with secrets of every sort, in the middle of a battle."""
    chapters = ["terrain", "naval", "second_line", "submarines", "factories", "production_cycle"]
    playing = Playing(rulebook_of("secret_missions", chapters, placement_mode="blind"), 4)
    for _ in playing.steps(600):
        if playing.position.table.battle is not None:
            break
    assert playing.position.table.battle is not None
    return playing.position


def test_every_field_of_the_state_is_classed() -> None:
    position = fighting()
    assert unclassed(fields_of(position), POSITION) == set()
    assert unclassed(fields_of(position.table), {**TABLE, **AT_HAND, **OF_EDGES}) == set()
    assert unclassed(fields_of(position.table.frames[-1]), FRAME) == set()
    assert unclassed(fields_of(position.table.battle), {**BATTLE, **WORKED_OUT, **WATCHERS}) == set()
    assert unclassed(fields_of(position.view(0).sight), SIGHT) == set()
    assert fields_of(position.hidden) == {"slices"}
    for own in position.owns:
        assert fields_of(own) == {"slices"}


def test_every_slice_is_classed() -> None:
    found: dict[tuple[str, str], str] = {}
    for chapter in CHAPTERS:
        for spec in chapter.contributions.get("slice", ()):
            key = (chapter.id, spec.name)
            found[key] = f"{found[key]} {spec.of}" if key in found else spec.of
    assert {key: sorted(who.split()) for key, who in found.items()} == {
        key: sorted(who.split()) for key, who in SLICES.items()
    }


def test_whoever_hides_something_can_also_guess_it() -> None:
    for chapter in CHAPTERS:
        hides = [spec.name for spec in chapter.contributions.get("slice", ()) if spec.of not in OPEN]
        assert bool(hides) == bool(chapter.contributions.get("guess", ()))


def test_every_secret_slice_is_otherwise_in_twin_worlds() -> None:
    assert never_recast(CHAPTERS) == set()
    assert {name for (_, name), whose in SLICES.items() if whose not in OPEN} == set(RECASTERS)


def test_a_secret_slice_that_twins_share_would_be_noticed() -> None:
    for whose, found in ((seams.OWN, {"spies"}), (seams.HIDDEN, {"spies"}), (seams.TABLE, set[str]())):
        spies = Chapter("spies", "SA-chapters-1", contributions={"slice": (seams.SliceSpec("spies", whose, Sealed),)})
        assert never_recast([*CHAPTERS, spies]) == found


def test_a_view_reaches_only_what_is_public_or_its_own() -> None:
    position = fighting()
    view = position.view(1)
    assert fields_of(view) == {"rulebook", "sight", "seat"}
    assert NOBODY not in SIGHT.values()
    assert view.sight.table is not position.table
    assert view.sight.own is not position.owns[1]
    assert set(view.dump()) == {"seat", "table", "own"}


def test_the_spectator_has_no_own_secrets() -> None:
    position = fighting()
    assert position.view(-1).sight.own.slices == []
    assert position.view(-1).to_json()["own"] is None


def check_view(position: Position, view: dict[str, Any]) -> None:
    """Every key of a view is on the list, or is a column of a chapter."""
    rules = position.rules
    assert unclassed(set(view), VIEW) == set()
    for row in view["powers"]:
        assert set(row) == POWER | {column.name for column in rules.seat_columns}
    for row in view["fields"].values():
        assert set(row) == FIELD | {column.name for column in rules.field_columns}
    for row in view["units"]:
        assert set(row) == UNIT | {column.name for column in rules.unit_columns}
    if view["battle"] is not None:
        assert set(view["battle"]) == FIGHT
        assert all(set(row) == FIGHTER for row in view["battle"]["fighters"])
    assert set(view["slices"]) == {spec.name for spec in rules.table_slices}
    if view["own"] is not None:
        assert set(view["own"]) == {"goal", "barred", *(spec.name for spec in rules.own_slices)}


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3])
def test_every_key_of_a_view_is_on_the_list(seat: int) -> None:
    position = fighting()
    check_view(position, position.view(seat).to_json())


def test_a_new_key_would_be_noticed() -> None:
    position = fighting()
    view: dict[str, Any] = position.view(0).to_json()
    check_view(position, view)
    for spoiled in ({**view, "seed": 7}, {**view, "own": {**view["own"], "rival": "red"}}):
        with pytest.raises(AssertionError):
            check_view(position, spoiled)


def test_all_of_the_table_and_of_a_battle_is_saved() -> None:
    position = fighting()
    rows = map(attribute, ROWS)
    assert {"seats", "frames", *NUMBERS, *LISTS, *rows, *COLUMNS, "ranking", "slices"} == set(TABLE)
    assert {*map(attribute, BATTLE_NUMBERS), *BATTLE_LISTS, *BATTLE_ROWS, "rows"} == set(BATTLE)
    data: dict[str, Any] = position.dump()
    assert {attribute(name) for name in data["table"]} == set(TABLE) | SAVED_AGENDA
    assert {attribute(name) for name in data["table"]["battle"]} == set(BATTLE)
