"""The map against the table of record, and the helpers that need no geometry library."""

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.clause import clause
from velmoci.evropska_valka import picture as europe
from velmoci.expanze import picture

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.interpreted


def load(name: str) -> Any:
    """Loads a module of the map tools, which are no part of the installed package."""
    spec = importlib.util.spec_from_file_location(f"map_tools_{name}", ROOT / "tools" / "maps" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    from tools.maps import iso3166, outline, table
else:
    iso3166, outline, table = load("iso3166"), load("outline"), load("table")

BOARD = table.read_board(ROOT / "velmoci" / "expanze" / "data" / "world48.toml")
OUTLINES = {name: outline.rings_of(state["path"]) for name, state in picture.map_data()["states"].items()}


EUROPE = table.read_board(ROOT / "velmoci" / "evropska_valka" / "data" / "europe15.toml", "field", "power")
FIELDS = {name: outline.rings_of(field["path"]) for name, field in europe.map_data()["fields"].items()}


@clause("EX-MAP-3")
def test_states_share_a_stretch_of_border_exactly_when_the_table_says_land() -> None:
    assert table.disagreements(set(outline.common_borders(OUTLINES)), BOARD.pairs("land")) == []


def test_every_common_border_can_be_seen() -> None:
    assert min(outline.length(edges) for edges in outline.common_borders(OUTLINES).values()) > 6


@clause("EX-MAP-3")
def test_only_the_corner_at_100_west_is_a_contact_in_one_point() -> None:
    points = {name: {point for ring in rings for point in ring} for name, rings in OUTLINES.items()}
    touching = {frozenset({a, b}) for a in points for b in points if a < b and points[a] & points[b]}
    assert touching - BOARD.pairs("land") == {
        frozenset({"western_canada", "eastern_usa"}),
        frozenset({"eastern_canada", "western_usa"}),
    }


def test_a_border_missing_or_invented_is_reported() -> None:
    listed = BOARD.pairs("land")
    invented = frozenset({"iberia", "japan"})
    missing = frozenset({"turkey", "arabia"})
    assert table.disagreements((listed | {invented}) - {missing}, listed) == [
        "a common border is drawn that the table does not list: iberia – japan",
        "no common border is drawn: arabia – turkey",
    ]


def test_coast_and_borders_are_all_the_edges() -> None:
    common = set().union(*outline.common_borders(OUTLINES).values())
    every = set().union(*(outline.edges_of(rings) for rings in OUTLINES.values()))
    assert outline.coast(OUTLINES) | common == every
    assert not outline.coast(OUTLINES) & common


def test_a_path_reads_back_as_the_rings_it_was_written_from() -> None:
    rings = (((0, 0), (105, -3), (-7, 20)), ((1000, 5), (1010, 5), (1010, 15)))
    assert outline.path_of(rings) == "M0 0l10.5-.3-11.2 2.3zM100 .5l1 0 0 1z"
    assert outline.rings_of(outline.path_of(rings)) == rings


def test_tidy_drops_repeated_and_closing_points() -> None:
    assert outline.tidy([(0, 0), (0, 0), (5, 0), (5, 5), (0, 0)]) == ((0, 0), (5, 0), (5, 5))


def test_edges_chain_into_lines() -> None:
    edges = [frozenset({(0, 0), (1, 0)}), frozenset({(2, 0), (1, 0)}), frozenset({(5, 5), (6, 6)})]
    assert outline.chain(edges) == [((0, 0), (1, 0), (2, 0)), ((5, 5), (6, 6))]
    assert outline.length([frozenset({(0, 0), (30, 40)})]) == 5


def test_three_outlines_on_one_edge_are_refused() -> None:
    square = (((0, 0), (10, 0), (10, 10), (0, 10)),)
    with pytest.raises(ValueError, match="overlap"):
        outline.common_borders({"a": square, "b": square, "c": square})


def test_parts_of_split_countries_are_told_from_whole_ones() -> None:
    assert table.parse_parts("PRT, AND; ESP {all but the islands (lon >= -13)}") == (
        table.Part("PRT"),
        table.Part("AND"),
        table.Part("ESP", "all but the islands (lon >= -13)"),
    )
    with pytest.raises(ValueError, match="Spain"):
        table.parse_parts("Spain")


def test_every_country_of_the_table_has_a_numeric_code() -> None:
    codes = {part.code for state in BOARD.states.values() for part in state.parts}
    # Kosovo's code is user-assigned and has no number.
    assert codes - {"XKX"} == set(iso3166.NUMERIC)
    assert len(set(iso3166.NUMERIC.values())) == len(iso3166.NUMERIC)


def test_shades_differ_between_neighbours_and_are_all_used() -> None:
    shades = table.shade_states(BOARD, 4)
    assert shades == {name: state["shade"] for name, state in picture.map_data()["states"].items()}
    for continent in {state.continent for state in BOARD.states.values()}:
        used = {shades[name] for name, state in BOARD.states.items() if state.continent == continent}
        assert len(used) == 4


@clause("EV-ADJ-1")
def test_fields_share_a_stretch_of_border_exactly_when_the_table_says_land() -> None:
    drawn = outline.common_borders(FIELDS)
    # Jutland's border is a special pair of the table, so it is a bridge as well.
    assert set(drawn) & EUROPE.pairs("special") == {frozenset({"germany", "southern_scandinavia"})}
    assert table.disagreements(set(drawn) - EUROPE.pairs("special"), EUROPE.pairs("land")) == []
    assert min(outline.length(edges) for edges in drawn.values()) > 12


def test_every_figure_stands_in_its_own_field_and_every_ship_at_sea() -> None:
    for name, field in europe.map_data()["fields"].items():
        assert [other for other, rings in FIELDS.items() if outline.encloses(rings, *field["army"])] == [name]
        if "ship" in field:
            assert not any(outline.encloses(rings, *field["ship"]) for rings in FIELDS.values())


def test_the_fields_of_a_power_have_one_shade_each() -> None:
    shades = table.shade_states(EUROPE, 3)
    assert shades == {name: field["shade"] for name, field in europe.map_data()["fields"].items()}


def test_the_coast_and_the_borders_of_europe_are_all_its_edges() -> None:
    common = set().union(*outline.common_borders(FIELDS).values())
    assert outline.coast(FIELDS) | common == set().union(*(outline.edges_of(rings) for rings in FIELDS.values()))
