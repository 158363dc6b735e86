"""Starting territory for every goal on a map that does not state it."""

import pytest

from tests.clause import clause
from tests.maps.drawn import ring
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import Refusal
from velmoci.salva.goals.starts import (
    alike,
    all_but_a_corner,
    drawn_finland,
    far_pair,
    feud_start,
    finland_start,
    grown_to,
)
from velmoci.salva.maps.territory import Ground, Row


def rows(size: int) -> list[Row]:
    return [{"id": id, "next": near} for id, near in ring(size).items()]


def chain(size: int) -> list[Row]:
    """Fields in a row."""
    return [{"id": f"f{i + 1}", "next": [f"f{i + 2}"] if i + 1 < size else []} for i in range(size)]


def sizes(territory: dict[str, list[str]]) -> dict[str, int]:
    return {side: len(fields) for side, fields in territory.items()}


@clause("SA-random_map-7")
@pytest.mark.parametrize("seed", range(3))
def test_sides_that_start_alike(seed: int) -> None:
    assert sizes(alike(rows(12), "ABC", False, "one_field", Seeded(seed))) == {"A": 1, "B": 1, "C": 1}
    assert sorted(sizes(alike(rows(11), "ABC", False, "similar", Seeded(seed))).values()) == [3, 4, 4]


@clause("SA-random_map-7", "SA-scored-7", "SR-scored-6")
def test_attackers_in_a_corner() -> None:
    start = all_but_a_corner(chain(6), ["A"], "N", "f1", False, Seeded(1))
    assert start == {"A": ["f6"], "N": ["f1", "f2", "f3", "f4", "f5"]}
    assert sizes(all_but_a_corner(rows(8), ["A", "S"], "N", None, False, Seeded(1))) == {"A": 1, "S": 1, "N": 6}


@clause("SA-feuds-2")
def test_the_defender_of_a_feud_holds_almost_everything_and_the_target() -> None:
    start = feud_start(chain(12), list("ANS"), "f1", {}, False, Seeded(1))
    assert sorted([start["A"][0], start["S"][0]]) == ["f11", "f12"]
    assert sizes(start) == {"A": 1, "S": 1, "N": 10}
    assert "f1" in start["N"]


@clause("SA-feuds-11", "SR-feuds-6")
@pytest.mark.parametrize("seed", range(5))
def test_an_ally_may_own_half_of_the_map(seed: int) -> None:
    start = feud_start(rows(20), list("AINS"), "f1", {"i_start": "half_map"}, False, Seeded(seed))
    assert len(start["I"]) <= 10
    assert "f1" in start["N"]
    dense: list[Row] = [{"id": f"f{i}", "next": [f"f{j}" for j in range(i)]} for i in range(20)]
    assert sizes(feud_start(dense, list("AINS"), "f1", {"i_start": "half_map"}, False, Seeded(seed)))["I"] == 10


@clause("SA-feuds-12", "SR-feuds-6")
@pytest.mark.parametrize("seed", range(5))
def test_allies_may_have_considerable_territory(seed: int) -> None:
    dense: list[Row] = [{"id": f"f{i}", "next": [f"f{j}" for j in range(i)]} for i in range(20)]
    options = {"j_start": "large_territory"}
    start = feud_start(dense, list("AIJNS"), "f1", options, False, Seeded(seed))
    assert sizes(start) == {"A": 1, "I": 4, "J": 4, "S": 1, "N": 10}
    assert "f1" in start["N"]
    assert sizes(feud_start(dense, list("ANS"), "f1", options, False, Seeded(seed)))["N"] == 18


@clause("SA-feuds-2", "SA-feuds-11", "SA-feuds-12")
@pytest.mark.parametrize(
    ("sides", "options", "allies"),
    [
        ("AIJNS", {}, {"I": 1, "J": 1}),
        ("AIJNS", {"i_start": "one_field", "j_start": "one_field"}, {"I": 1, "J": 1}),
        ("AIJNS", {"i_start": "half_map"}, {"I": 10, "J": 1}),
        ("AIJNS", {"i_start": "half_map", "j_start": "large_territory"}, {"I": 10, "J": 4}),
        ("AINS", {"j_start": "large_territory"}, {"I": 1}),
        ("ANS", {"i_start": "half_map", "j_start": "large_territory"}, {}),
        ("AJNS", {"j_start": "large_territory"}, {"J": 4}),
    ],
)
def test_allies_start_with_as_much_as_the_options_say(
    sides: str, options: dict[str, object], allies: dict[str, int]
) -> None:
    dense: list[Row] = [{"id": f"f{i}", "next": [f"f{j}" for j in range(i)]} for i in range(20)]
    start = feud_start(dense, list(sides), "f1", options, False, Seeded(1))
    assert sizes(start) == {"A": 1, "S": 1, **allies, "N": 18 - sum(allies.values())}
    assert "f1" in start["N"]


@clause("SA-feuds-12")
def test_a_territory_grows_to_its_neighbours_until_nothing_is_left() -> None:
    ground = Ground(rows(6), False)
    assert sorted(grown_to(ground, ["f1"], ["f2", "f3", "f5"], 9, Seeded(1))) == ["f1", "f2", "f3"]


@clause("V2-49", "SA-scored-24", "SR-scored-6")
@pytest.mark.parametrize("seed", range(5))
def test_finland_with_japan_on_thirty_fields(seed: int) -> None:
    start, finland = finland_start(rows(30), True, False, False, Seeded(seed))
    assert (len(finland), sizes(start)) == (5, {"A": 1, "S": 1, "F": 5, "N": 12, "J": 11})
    taken = sorted(field for fields in start.values() for field in fields)
    assert len(set(taken)) == len(taken) == 30


@clause("SA-scored-21", "SA-scored-24")
def test_finland_lies_about_the_middle_and_its_rivals_far_away() -> None:
    start, finland = finland_start(chain(11), False, False, False, Seeded(2))
    assert "f6" in finland
    assert finland in (["f6", "f5"], ["f6", "f7"])
    assert sorted([start["A"][0], start["S"][0]]) == ["f1", "f11"]
    assert sizes(start) == {"A": 1, "S": 1, "F": 2, "N": 7}


@clause("SA-scored-13", "SA-scored-24")
def test_with_a_small_finland_the_soviets_hold_the_rest_of_it() -> None:
    start, finland = finland_start(rows(24), False, True, False, Seeded(2))
    assert sizes(start) == {"A": 1, "S": 3, "F": 2, "N": 18}
    assert sorted([*start["F"], *start["S"][1:]]) == sorted(finland)


@clause("SA-scored-24")
@pytest.mark.parametrize(("size", "japan", "small"), [(3, False, False), (4, True, False), (6, False, True)])
def test_a_map_without_room_for_all_is_refused(size: int, japan: bool, small: bool) -> None:
    with pytest.raises(Refusal, match="SA-scored-24"):
        finland_start(rows(size), japan, small, False, Seeded(1))


@clause("SA-scored-24")
def test_finland_grows_to_whatever_borders_on_any_part_of_it() -> None:
    assert drawn_finland(Ground(chain(13), False), Scripted([1, 2])) == ["f7", "f6", "f8"]


@clause("SA-scored-24")
def test_the_rivals_are_as_far_as_can_be_from_the_nearest_part_of_finland_and_from_each_other() -> None:
    rest = ["f1", "f2", "f4", "f5", "f6"]
    drawn = {far_pair(Ground(chain(7), False), ["f3", "f7"], rest, Scripted([roll])) for roll in range(1, 5)}
    assert drawn == {("f1", "f5"), ("f5", "f1"), ("f1", "f6"), ("f6", "f1")}


@clause("SA-scored-24")
def test_land_that_does_not_hang_together_is_taken_all_the_same() -> None:
    islands: list[Row] = [{"id": f"f{i}", "next": []} for i in range(13)]
    ground = Ground(islands, False)
    assert len(drawn_finland(ground, Seeded(1))) == 3
    one, other = far_pair(ground, ["f0"], ["f1", "f2", "f3"], Seeded(1))
    assert one != other


@clause("SA-scored-24", "SA-scored-21")
@pytest.mark.parametrize(("with_japan", "least"), [(False, 4), (True, 5)])
def test_the_dispute_over_finland_needs_a_field_for_everybody(with_japan: bool, least: int) -> None:
    start, finland = finland_start(rows(least), with_japan, False, False, Seeded(1))
    assert sizes(start) == {"A": 1, "S": 1, "F": 1, "N": 1, **({"J": 1} if with_japan else {})}
    assert start["F"] == finland
    with pytest.raises(Refusal, match="map_too_small") as caught:
        finland_start(rows(least - 1), with_japan, False, False, Seeded(1))
    assert caught.value.values["count"] == least
    with pytest.raises(Refusal, match="map_too_small"):
        finland_start(rows(6), with_japan, True, False, Seeded(1))
    small, drawn = finland_start(rows(7), with_japan, True, False, Seeded(1))
    assert (len(drawn), len(small["F"]), len(small["S"])) == (2, 1, 2)
