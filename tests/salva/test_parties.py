"""A side of a battle is a party: a leader, owners, and for each unit somebody who decides."""

import ast
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from mypy_extensions import i64

import velmoci
from tests.clause import clause
from tests.salva.scenes import Scene, reloaded
from tests.salva.toys import CHAPTERS, GIFTS, LENDING, LURKING, TOYS
from tests.trust.salva.invariants import check_position
from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.salva.base.parties import owners, side_of, speakers
from velmoci.salva.base.plans import preview
from velmoci.salva.battle import ATTACKER, DEFENDER, Battle
from velmoci.salva.battle_seams import Muster
from velmoci.salva.library import find_scenario
from velmoci.salva.position import new_position
from velmoci.salva.state import Table

THREE = {"a": 0, "b": 0, "c": 1, "d": 2}


def lent(chapters: Sequence[str] = (), owner: str = "tank") -> Scene:
    """Seat 2 commands a tank of seat 1 beside one of its own, against two units of seat 3."""
    made = Scene([LENDING.id, *chapters], owners=THREE, seats=3, library=TOYS)
    made.army(0, "a", "tank")
    made.army(0, "b", owner)
    made.army(1, "c", "tank")
    made.army(2, "d", "tank inf")
    made.order(0, f"lend {owner}_2 to seat_2")
    made.order(1, "agree")
    made.order(0, "end_movement")
    made.order(0, "end_production")
    return made


def fight(made: Scene) -> Battle:
    """Both tanks attack."""
    made.order(1, "move tank_2 c")
    made.order(1, "attack d with tank_2, tank_3", [3])
    battle = made.battle
    return battle


def test_a_unit_moves_in_the_turn_of_its_commander_and_belongs_to_its_owner() -> None:
    made = lent()
    table = made.position.table
    assert (table.owner_of(made.unit("tank_2")), made.rules.commander(table, made.unit("tank_2"))) == (0, 1)
    assert made.rules.units_under(table, 1) == [made.unit("tank_2"), made.unit("tank_3")]
    told = {unit["unit"]: (unit["owner"], unit["commander"]) for unit in made.position.public_json()["units"]}  # type: ignore[attr-defined]
    assert (told["tank_2"], told["tank_3"]) == (("seat_1", "seat_2"), ("seat_2", None))
    assert made.refused(1, "move tank_1 b") == "SA-minimal-27"
    made.order(1, "move tank_2 c")
    assert made.place("tank_2") == "c"


def test_each_owner_is_asked_for_the_fire_of_his_units() -> None:
    made = lent()
    battle = fight(made)
    assert (owners(battle, ATTACKER), owners(battle, DEFENDER)) == ([1, 0], [2])
    assert [side_of(battle, seat) for seat in range(3)] == [ATTACKER, ATTACKER, DEFENDER]
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    assert made.asked() == [(0, "attacker_salvo"), (1, "attacker_salvo")]
    assert made.refused(0, "fire tank_3 inf_5") == "SA-minimal-43"
    assert made.refused(1, "salvo tank_2>inf_5") == "SA-minimal-43"
    for seat, unit in ((0, "tank_2"), (1, "tank_3")):
        decision = made.position.pending()[seat]
        shooters = {str(order).split()[1] for order in decision if order.kind == "fire"}
        assert shooters == {unit}
        assert [group["units"] for group in decision.about()["shots"]] == [[unit]]  # type: ignore[attr-defined]
        assert {shot[0] for shot in preview(made.position, "focus", seat)} == {unit}
    made.order(0, "fire tank_2 inf_5")
    assert made.asked() == [(1, "attacker_salvo")], "who has nothing left to fire is not asked"
    made.order(1, "fire_by_plan focus", [3])
    assert made.asked()[0][1] == "defender_salvo"


def test_one_owner_may_hold_fire_while_the_other_fires() -> None:
    made = lent()
    fight(made)
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    made.order(1, "hold_fire")
    assert made.asked() == [(0, "attacker_salvo")]
    made.order(0, "salvo tank_2>inf_5", [3])
    assert made.damage("tank_4") == "0"
    assert made.asked() == [(2, "defender_salvo")]


def test_a_plan_for_a_whole_battle_is_for_those_who_fight_alone() -> None:
    made = lent()
    fight(made)
    assert "fire_by_plan focus for battle" in [str(order) for order in made.position.pending()[0]]
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    assert made.refused(0, "fire_by_plan focus for battle") == "SA-minimal-43"
    assert sorted(str(order) for order in made.position.pending()[0] if order.kind == "fire_by_plan") == [
        "fire_by_plan focus", "fire_by_plan protect", "fire_by_plan spread"
    ]  # fmt: skip
    made.order(0, "fire tank_2 inf_5 share 1/2")
    assert made.asked() == [(0, "attacker_salvo")], "nobody fires between two shots of one unit"
    made.order(0, "fire_by_plan spread")
    made.order(1, "fire_by_plan focus", [3])


def test_a_joint_attack_conquers_for_its_leader_and_each_owner_leads_his_units_away() -> None:
    made = lent()
    fight(made)
    made.order(2, "hold_fire")
    made.order(1, "retreat", [3])
    made.order(0, "hold_fire")
    made.order(1, "hold_fire", [3])
    made.order(2, "hold_fire")
    assert (made.place("tank_2"), made.place("tank_3")) == ("c", "c")
    made.order(1, "end_movement")
    made = lent()
    fight(made)
    made.order(2, "resign")
    assert (made.owner("d"), made.place("tank_2")) == (1, "d")
    check_position(made.position, reloaded)


def test_whoever_speaks_for_a_unit_chooses_where_it_retreats() -> None:
    fields = {"a": ["b"], "b": ["c", "d"], "c": ["d", "e"], "d": ["e"], "e": []}
    places = {"a": 0, "b": 0, "c": 1, "d": 2, "e": 1}
    made = Scene([LENDING.id], owners=places, seats=3, library=TOYS, fields=fields, sea=())
    made.army(0, "a", "tank")
    made.army(0, "b", "tank")
    made.army(1, "c", "tank")
    made.army(2, "d", "tank inf")
    made.order(0, "lend tank_2 to seat_2")
    made.order(1, "agree")
    made.order(0, "end_movement")
    made.order(0, "end_production")
    made.order(1, "attack d with tank_2, tank_3", [3])
    made.order(2, "hold_fire")
    made.order(1, "retreat", [3])
    made.order(0, "hold_fire")
    made.order(1, "hold_fire", [3])
    made.order(2, "hold_fire")
    assert made.asked() == [(0, "retreat_to")]
    assert made.refused(0, "retreat_to tank_3 c") == "SA-minimal-67"
    made.order(0, "retreat_to tank_2 b")
    assert made.asked() == [(1, "retreat_to")]
    made.order(1, "retreat_to tank_3 e")
    assert (made.place("tank_2"), made.place("tank_3")) == ("b", "e")


def test_defenders_of_several_owners_are_asked_in_the_same_way() -> None:
    made = lent()
    made.order(1, "move tank_2 c")
    made.order(1, "end_movement")
    made.order(1, "end_production")
    made.order(2, "attack c with tank_4, inf_5", [3])
    battle = made.battle
    assert (battle.leader(DEFENDER), owners(battle, DEFENDER)) == (1, [1, 0])
    assert made.asked() == [(0, "defender_salvo"), (1, "defender_salvo")]
    assert speakers(made.rules, made.position.table, battle, ATTACKER) == [2]


@clause("SA-goals2-13")
def test_when_the_leader_resigns_the_others_fight_on() -> None:
    made = lent()
    made.army(1, "c", "inf")
    fight(made)
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    made.order(1, "fire tank_3 inf_5 share 1/2")
    made.order(1, "resign")
    assert made.position.table.battle is None, "with the turn of the attacker his battle is over"
    assert not made.lives("tank_2"), "the field that it came from is nobody's now"
    made = lent()
    made.order(1, "attack d with tank_3", [3])
    assert made.order(1, "resign")[0] == "resigned"
    made = lent()
    made.order(1, "move tank_2 c")
    made.order(1, "end_movement")
    made.order(1, "end_production")
    made.order(2, "attack c with tank_4, inf_5", [3])
    made.order(1, "fire tank_3 inf_5 share 1/2")
    made.order(1, "resign")
    found = made.battle
    assert (found.leader(DEFENDER), found.shooter) == (0, -1)
    assert made.asked() == [(0, "defender_salvo")]
    made.order(0, "fire_by_plan focus")


@clause("SA-goals2-13")
def test_when_the_holder_of_a_field_resigns_his_ally_leads_the_defence() -> None:
    made = Scene([LENDING.id], owners={"a": 0, "b": 0, "c": 2, "d": 1}, seats=3, library=TOYS)
    made.army(0, "b", "tank")
    made.army(2, "c", "inf")
    made.army(1, "d", "tank")
    made.order(0, "lend tank_1 to seat_3")
    made.order(2, "agree")
    for seat in (0, 1, 2, 0):
        if seat == 2:
            made.order(2, "move tank_1 c")
        made.order(seat, "end_movement")
        made.order(seat, "end_production")
    made.order(1, "attack c with tank_3", [3])
    assert made.asked() == [(0, "defender_salvo"), (2, "defender_salvo")]
    made.order(2, "resign")
    battle = made.battle
    assert (battle.leader(DEFENDER), made.asked()) == (0, [(0, "defender_salvo")])


@clause("SA-goals2-13")
def test_when_an_owner_resigns_the_leader_fights_on() -> None:
    made = lent()
    battle = fight(made)
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    made.order(0, "resign")
    assert battle.leader(ATTACKER) == 1
    assert made.asked() == [(1, "attacker_salvo")]
    made.order(1, "hold_fire", [3])


def test_lines_are_declared_by_each_owner_for_his_units() -> None:
    made = lent(["second_line"])
    made.order(1, "move tank_2 c")
    made.order(1, "attack d with tank_2, tank_3")
    made.order(2, "lines")
    assert made.asked() == [(0, "attacker_lines"), (1, "attacker_lines")]
    assert made.refused(0, "lines tank_3 2") == "SA-second_line-2"
    assert made.position.pending()[0].about()["lines"] == {"tank_2": 2}
    assert {str(order) for order in made.position.pending()[0]} == {"lines", "lines tank_2 2"}
    made.order(0, "lines tank_2 2")
    assert made.asked() == [(1, "attacker_lines")]
    made.order(1, "lines", [3])
    assert made.asked() == [(2, "defender_salvo")]
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    assert made.asked() == [(0, "attacker_salvo"), (1, "attacker_salvo")], "he may still change its line"
    assert made.refused(1, "line tank_2 1") == "SA-second_line-3"


class CommanderSpeaks(Muster):
    """The commander of a unit decides for it in battle too."""

    name = "commander_speaks"

    def speaker(self, table: Table, battle: Battle, fighter: i64, seat: i64) -> i64:
        return self.rules.commander(table, battle.unit[fighter])


def test_a_chapter_may_let_the_commander_speak_for_a_unit() -> None:
    spoken = Chapter(id="spoken", clause="SA-alliance-20", contributions={"muster": (CommanderSpeaks,)})
    made = Scene(
        [LENDING.id, "spoken"], owners=THREE, seats=3, library=replace(TOYS, chapters=(*TOYS.chapters, spoken))
    )
    made.army(0, "a", "tank")
    made.army(0, "b", "tank")
    made.army(1, "c", "tank")
    made.army(2, "d", "tank inf")
    made.order(0, "lend tank_2 to seat_2")
    made.order(1, "agree")
    made.order(0, "end_movement")
    made.order(0, "end_production")
    fight(made)
    made.order(2, "hold_fire")
    made.order(1, "fight_on", [3])
    assert made.asked() == [(1, "attacker_salvo")]
    made.order(1, "salvo tank_2>inf_5, tank_3>inf_5", [3])


@pytest.mark.parametrize("chapters", [(LURKING,), (LENDING,), CHAPTERS, (GIFTS, LENDING)])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.long
def test_random_games_with_the_toys_come_to_an_end(chapters: tuple[Chapter, ...], seed: int) -> None:
    found = find_scenario("four_neighbours")
    options = {"players": len(found.sides), **found.options, "scenario": "four_neighbours"}
    book = assemble(TOYS, [*found.chapters, *[chapter.id for chapter in chapters]], options)
    position, chance = new_position(book), Seeded(seed)
    position.apply(TABLE_SEAT, Begin(), chance)
    for _ in range(30):
        decision = next(decision for decision in position.pending() if decision.waits)
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
        check_position(position, reloaded)
    play(position, {seat: make_bot("salva", "random", chance) for seat in range(position.table.seats)}, chance)
    check_position(position, reloaded)


READERS = {
    "state.py",
    "fresh.py",
    "storage.py",
    "view.py",
    "shown.py",
    "changed.py",
    "memory.py",
    "forces.py",
    "battle.py",
    "battle_setup.py",
    "upkeep_account.py",
}
"""Where the columns are kept or compared as a whole; everybody else asks `owner_of`, `commander` and `leader`."""


@pytest.mark.interpreted
def test_owners_and_leaders_are_read_through_one_function_each() -> None:
    found: list[str] = []
    for file in sorted(Path(velmoci.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            read = node.value if isinstance(node, ast.Subscript) else node
            name = read.attr if isinstance(read, ast.Attribute) else ""
            if file.name not in READERS and (name == "unit_owner" or (name == "seat" and read is not node)):
                found.append(f"{file.name} reads {name}")
    assert found == []
