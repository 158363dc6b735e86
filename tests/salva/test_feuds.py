"""Conquerors' feuds, clause by clause, with every table of preferences."""

from dataclasses import replace

import pytest

from tests.clause import clause
from tests.maps.drawn import ring
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing, told
from velmoci.kernel.errors import BadRecord, BadRulebook
from velmoci.kernel.event import SPECTATOR
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.salva.chapters.feuds import TABLES, custom_rows
from velmoci.salva.document import Document
from velmoci.salva.library import FIELD_KEYS, LIBRARY
from velmoci.salva.position import new_position
from velmoci.salva.scenario import read_scenario
from velmoci.salva.state import NOBODY

ROWS = {
    "base3": "A: A N S · N: N A S · S: S N A",
    "honest_a3": "A: A S N · N: N A S · S: S N A",
    "honest_both3": "A: A S N · N: N A S · S: S A N",
    "west4": "A: A B N S · B: B A N S · N: N A B S · S: S N B A",
    "italy4": "A: A N I S · I: I N A S · N: N I A S · S: S I N A",
    "italy5": "A: A B I N S · B: B A N I S · I: I N A S B · N: N I A B S · S: S I N B A",
    "split_west4": "A: A B N S · B: B A S N · N: N A B S · S: S B N A",
    "three_def5": "A: A I N J S · I: I N J A S · J: J S I N A · N: N I J A S · S: S J I N A",
    "japan5": "A: A S I N J · I: I N J A S · J: J S I N A · N: N I J A S · S: S A J I N",
}
"""The tables as the rulebook prints them."""


def feud(table: str = "by_players", sides: str = "", rolls: list[int] | None = None, **options: object) -> GoalScene:
    """A game in which N owns the target f12 and all that nobody else starts on."""
    letters = sides or "".join(sorted(TABLES.get(table, TABLES["base3"])))
    start = {side: [f"f{place + 1}"] for place, side in enumerate(letters)}
    start["N"] = [f"f{place}" for place in range(len(letters) + 1, 13)]
    marks = {"f12": {"target": True}}
    return GoalScene("feuds", start, marks=marks, rolls=rolls, table=table, **options)  # type: ignore[arg-type]


BALANCE = """[[balance]]
chapters = ["alliance"]
allotments = [3, 1, 3]
"""


def degrees(scene: GoalScene) -> dict[str, object]:
    sides = [scene.rules.sides[int(side)].id for side in scene.table.side]
    return dict(zip(sides, scene.values(), strict=True))


@clause("SA-feuds-8", "SR-feuds-1", "SR-feuds-3", "SR-feuds-5")
@pytest.mark.parametrize("name", list(ROWS))
def test_the_tables_of_the_rulebook(name: str) -> None:
    printed = {line[0]: line[3:].split() for line in ROWS[name].split(" · ")}
    assert {side: list(row) for side, row in TABLES[name].items()} == printed
    scene = feud(name)
    assert scene.rules.goal.about(scene.table)["rows"] == printed


@clause("SA-feuds-4", "SA-feuds-5")
@pytest.mark.parametrize("name", list(ROWS))
def test_the_degree_of_defeat_is_the_place_of_the_owner_in_the_row(name: str) -> None:
    for owner in TABLES[name]:
        scene = feud(name)
        scene.take(scene.seat(owner), "f12")
        assert degrees(scene) == {side: row.index(owner) for side, row in TABLES[name].items()}
        scene.end_round(10)
        assert scene.table.winners == [scene.seat(owner)]


@clause("V2-10", "SA-feuds-5")
def test_in_the_row_n_a_b_s_the_owner_b_is_degree_two() -> None:
    scene = feud("west4")
    scene.take(scene.seat("B"), "f12")
    assert degrees(scene)["N"] == 2


@clause("V2-25", "SA-feuds-5", "SA-feuds-8")
def test_italy_with_the_target() -> None:
    scene = feud("italy5")
    scene.take(scene.seat("I"), "f12")
    assert degrees(scene) == {"A": 2, "B": 3, "I": 0, "N": 1, "S": 1}


@clause("V2-26", "SR-feuds-1", "SA-feuds-8")
def test_the_misprinted_row_is_an_option() -> None:
    for row, degree in (("as_printed", 0), ("self_first", 1)):
        scene = feud("italy5", b_row=row)
        scene.take(scene.seat("A"), "f12")
        assert degrees(scene)["B"] == degree
    west = feud("west4", b_row="as_printed").rules.goal
    assert west.about(feud("west4").table)["rows"]["B"] == list(TABLES["west4"]["B"])  # type: ignore[index]


@clause("V2-27", "SA-feuds-3", "SA-feuds-7")
def test_the_target_taken_in_the_very_last_turn_counts() -> None:
    scene = feud()
    scene.table.round = 10
    scene.take(scene.seat("S"), "f12")
    scene.table.fresh[scene.rules.board.index["f12"]] = 1
    scene.end_round(10)
    assert degrees(scene) == {"S": 0, "A": 2, "N": 2}
    assert scene.table.ranking == [[scene.seat("S")], [scene.seat("A"), scene.seat("N")]]
    assert "Seat 3 owns f12; in the row S, N, A that is degree 0." in say_standing(scene.position)


@clause("SA-feuds-1", "SA-feuds-4", "SA-feuds-5")
def test_everybody_is_told_his_degree_its_reason_and_who_would_be_a_better_owner() -> None:
    scene = feud("italy4")
    owned: dict[str, object] = {"reason": "target-owned", "clause": "SA-feuds-5"}
    better: dict[str, object] = {"reason": "need-owner", "clause": "SA-feuds-5"}
    rows = {"A": "ANIS", "I": "INAS", "N": "NIAS", "S": "SINA"}
    lacking = {
        "A": {**better, "values": {"field": "f12", "powers": ["seat_1"]}},
        "I": {**better, "values": {"field": "f12", "powers": ["seat_2"]}},
        "N": {"reason": "need-keep", "clause": "SA-feuds-5", "values": {"field": "f12"}},
        "S": {**better, "values": {"field": "f12", "powers": ["seat_4", "seat_2"]}},
    }
    for seat, (side, degree) in enumerate({"A": 1, "I": 1, "N": 0, "S": 2}.items()):
        values = {"field": "f12", "row": list(rows[side]), "power": "seat_3", "degree": degree}
        assert scene.rules.goal.standing(scene.table)[seat] == {
            "power": f"seat_{seat + 1}", "measure": "degree", "value": degree,
            "reasons": [{**owned, "values": values}], "missing": [lacking[side]],
        }  # fmt: skip
    assert scene.position.view(SPECTATOR).to_json()["goal"] == {
        "goal": "feuds", "rounds": 10, "end_hold": "now", "ranked": True, "target": "f12",
        "rows": {side: list(row) for side, row in rows.items()},
    }  # fmt: skip


@clause("SA-feuds-5")
def test_where_nobody_owns_the_target_every_owner_would_be_better() -> None:
    scene = feud("base3")
    scene.table.owner[scene.rules.board.index["f12"]] = NOBODY
    values = {"field": "f12", "row": ["S", "N", "A"], "degree": 3}
    powers = ["seat_3", "seat_2", "seat_1"]
    assert scene.rules.goal.standing(scene.table)[2] == {
        "power": "seat_3", "measure": "degree", "value": 3,
        "reasons": [{"reason": "target-neutral", "clause": "SA-feuds-5", "values": values}],
        "missing": [{"reason": "need-owner", "clause": "SA-feuds-5", "values": {"field": "f12", "powers": powers}}],
    }  # fmt: skip


@clause("SA-feuds-8")
@pytest.mark.parametrize(("sides", "name"), [("ANS", "base3"), ("ABNS", "west4"), ("ABINS", "italy5")])
def test_the_number_of_players_names_the_table(sides: str, name: str) -> None:
    scene = feud("by_players", sides)
    assert scene.rules.goal.about(scene.table)["rows"] == {side: list(row) for side, row in TABLES[name].items()}


@clause("V2-47", "SA-feuds-5", "SR-feuds-6")
def test_a_target_without_an_owner_is_the_worst_result_for_all() -> None:
    scene = feud()
    scene.order(scene.seat("N"), "resign")
    scene.end_round(10)
    assert degrees(scene) == {"A": 3, "N": 3, "S": 3}
    assert scene.table.winners == []
    assert say_standing(scene.position)


@clause("SA-feuds-2")
@pytest.mark.parametrize("target", ["moon", "f1", "s", ""])
def test_the_target_is_a_land_field_of_the_defender(target: str) -> None:
    start = {"A": ["f1"], "S": ["f2"], "N": ["f3", "f4"]}
    fields = {**ring(4), "s": ["f1"]}
    with pytest.raises(BadRulebook, match="SA-feuds-2"):
        GoalScene("feuds", start, fields=fields, target_field=target, sea=["s"])
    scene = GoalScene("feuds", start, fields=fields, target_field="f3", sea=["s"])
    assert scene.rules.goal.about(scene.table)["target"] == "f3"
    with pytest.raises(BadRulebook, match="SA-feuds-2"):
        GoalScene("feuds", start, 4)
    marked = GoalScene("feuds", start, fields=fields, target_field="f4", marks={"f3": {"target": True}}, sea=["s"])
    assert marked.rules.goal.about(marked.table)["target"] == "f4", "the option is stronger than the map"


@clause("SA-feuds-4")
def test_the_sides_are_those_of_the_table() -> None:
    with pytest.raises(BadRulebook, match="SA-feuds-4") as caught:
        feud("west4", "SNIA")
    assert caught.value.values == {"value": "A I N S", "allowed": "A B N S"}
    with pytest.raises(BadRulebook, match="SA-feuds-4"):
        GoalScene("feuds", "ABC", table="custom", custom_table="A: A B C / B: B A C / C: C A B", target_field="f1")
    with pytest.raises(BadRulebook, match="SA-multiplayer-1"):
        feud("base3", "AN")


@clause("SA-feuds-9")
def test_custom_tables_are_permutations_that_start_with_their_own_side() -> None:
    scene = feud("custom", "ANX", custom_table="A: A X N / N: N-A-X / X: X N A")
    assert degrees(scene) == {"A": 2, "N": 0, "X": 1}
    for text in (
        "A: A N", "A: N A / N: N A", "A: A A / N: N A", "A A N", "A: A N / A: A N", "A: A N / N: N X",
        "A: A N / N: N A / A: A N", "A: A N N / N: N A",
    ):  # fmt: skip
        with pytest.raises(BadRulebook, match="SA-feuds-9"):
            custom_rows(text)
    assert custom_rows("A: A N\nN: N A") == {"A": ["A", "N"], "N": ["N", "A"]}


@clause("SA-feuds-9")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("A: A N / N: A N", "N: A N"),
        ("A: A N / N: N X", "N: N X"),
        (" A A N " + "N" * 50, "A A N " + "N" * 34),
        ("A: A" + " N" * 30, "A: A" + " N" * 18),
        (f"A: A {'N' * 50}", "A: A " + "N" * 35),
    ],
)
def test_a_refused_row_is_told_as_it_was_written(text: str, value: str) -> None:
    with pytest.raises(BadRulebook, match="bad_preferences") as caught:
        custom_rows(text)
    assert caught.value.values == {"value": value}


@clause("SA-feuds-13", "SR-feuds-2")
@pytest.mark.parametrize("name", ["italy4", "italy5", "three_def5", "japan5"])
def test_the_ally_may_roll_for_its_attitude(name: str) -> None:
    printed = list(TABLES[name]["I"])
    for roll in range(1, 7):
        scene = feud(name, rolls=[roll], i_roll=True)
        other = [printed[0], printed[2], printed[1], *printed[3:]]
        rows = scene.rules.goal.about(scene.table)["rows"]
        assert isinstance(rows, dict)
        assert rows == {**{side: list(row) for side, row in TABLES[name].items()}, "I": printed if roll <= 3 else other}
        assert any(f"rolls {roll}" in line for line in told(scene.events))
        seen = scene.events[0].seen_by(SPECTATOR)
        assert seen is not None
        assert seen.to_json() == {"event": "ally-rolls", "roll": roll, "row": rows["I"]}
    again = scene.position.copy()
    assert again.rules.goal.about(again.table) == scene.rules.goal.about(scene.table)


@clause("SA-feuds-13")
def test_the_die_of_the_ally_has_six_sides() -> None:
    with pytest.raises(BadRecord, match="roll_out_of_range"):
        feud("italy4", rolls=[7], i_roll=True)


@clause("SA-feuds-13")
def test_nobody_rolls_without_an_ally_or_where_it_is_not_wanted() -> None:
    assert feud("base3", rolls=[], i_roll=True).values() == [1, 0, 1]
    assert feud("italy4", rolls=[]).values() == [1, 1, 0, 2]


@clause("SA-feuds-14", "SR-feuds-4", "SA-setup-8")
def test_alliances_may_be_on_and_have_a_balance_of_their_own() -> None:
    alliance = Chapter(id="alliance", clause="SA-alliance-1", needs=("multiplayer",))
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, alliance))
    text = feud().rules.word("scenario").replace("[[side]]", BALANCE + "[[side]]", 1)
    for chapters, allotments in ((["feuds"], ["0", "0", "0"]), (["feuds", "alliance"], ["3", "1", "3"])):
        book = assemble(library, [*chapters, "multiplayer"], {"scenario": text, "players": 3, "table": "base3"})
        scenario = read_scenario(Document("feud", text), FIELD_KEYS)
        assert [str(amount) for amount in scenario.allotments(book.chapters, book.options)] == allotments


@clause("SA-feuds-1", "SA-feuds-6", "SA-feuds-10")
def test_anybody_may_attack_anybody_and_allotments_even_out_the_odds() -> None:
    scene = feud()
    scene.army(0, "f1", "tank")
    attacks = [menu.count() for menu in scene.position.pending()[0].menus() if menu.kind == "attack"]
    assert attacks == [2]
    assert all(side.allotment == "0" for side in scene.rules.sides)


@pytest.mark.parametrize("name", ["base3", "split_west4", "japan5"])
def test_sampled_games_end_and_replay(name: str) -> None:
    scene = feud(name, rounds=6, i_roll=True)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, 5))
    assert say_standing(position)
