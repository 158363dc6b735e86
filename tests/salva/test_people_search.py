"""Search for partisans, and partisans in battles of others (SA-government_and_people-19 to 21)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.people_scenes import FOLK, hide, lands, looks, menu, skip_to, told, underground, well_being
from tests.salva.scenes import Scene
from velmoci.salva.chapters.people_search import found_of


def searched(gendarmes: int, hidden: int, **options: Any) -> Scene:
    """Seat 1 has gendarmes on b, where some are underground."""
    scene = lands(**options)
    scene.army(0, "b", " ".join(["gendarmes"] * gendarmes))
    if hidden:
        hide(scene, "b", hidden)
    return scene


def everybody(count: int) -> str:
    """A search with so many gendarmes."""
    return "search b with " + " ".join([f"gendarmes_{number}" for number in range(1, count + 1)])


# Search


@clause("SA-government_and_people-20", "TV5-39", "R5-33")
def test_seven_gendarmes_find_two_of_five() -> None:
    assert found_of(5, 7, 3) == 2
    assert [found_of(1, 9, 3), found_of(5, 2, 3), found_of(0, 9, 3), found_of(5, 3, 3)] == [1, 0, 0, 1]
    scene = searched(7, 5)
    happened = scene.order(0, everybody(7), [3])
    assert happened[0] == "searched"
    assert told(scene, 0)[0].values["number"] == 2
    assert underground(scene) == {"b": 3}
    assert len(scene.battle.standing(1)) == 2


@clause("SA-government_and_people-20", "TV5-40", "I5-2")
def test_who_finds_nobody_cannot_tell_whether_there_was_anybody() -> None:
    seen: list[list[tuple[object, ...]]] = []
    for hidden in (5, 0):
        scene = searched(2, hidden)
        scene.order(0, everybody(2))
        assert told(scene, 0)[0].values["number"] == 0
        assert [one.sentence for one in told(scene, 0)] == ["searched"], "no battle follows"
        assert scene.position.table.flags[scene.unit("gendarmes_1")] == 1, "and whoever searched may go on"
        seen.append([looks(scene, seat) for seat in (-1, 0, 1)])
    assert seen[0] == seen[1]


@clause("SA-government_and_people-20")
def test_the_ratio_is_an_option() -> None:
    scene = searched(2, 5, search_ratio=2)
    scene.order(0, everybody(2), [3])
    assert underground(scene) == {"b": 4}


@clause("SA-government_and_people-20", "TV5-49")
def test_a_field_is_searched_once_in_a_turn() -> None:
    scene = searched(5, 0)
    scene.order(0, "search b with gendarmes_1")
    assert menu(scene, 0, "search") == []
    refusal = scene.refusal(0, "search b with gendarmes_2")
    assert (refusal.code, refusal.clause) == ("searched_already", "SA-government_and_people-20")
    skip_to(scene, 1, "movement")
    skip_to(scene, 0, "movement")
    assert menu(scene, 0, "search") == ["search b with gendarmes_1 gendarmes_2 gendarmes_3 gendarmes_4 gendarmes_5"]


@clause("SA-government_and_people-20")
def test_armies_without_gendarmes_find_nobody_but_may_look() -> None:
    scene = searched(3, 5)
    scene.army(0, "b", "tank tank tank tank")
    assert menu(scene, 0, "search") == [
        f"{everybody(3)} tank_4 tank_5 tank_6 tank_7",
        everybody(3),
    ]
    scene.order(0, "search b with tank_4 tank_5 tank_6")
    assert told(scene, 0)[0].values["number"] == 0
    assert underground(scene) == {"b": 5}


@clause("SA-government_and_people-20")
def test_units_search_where_they_are_and_a_foreign_people_lives() -> None:
    scene = searched(1, 0)
    scene.army(0, "a", "infantry")
    scene.army(1, "b", "infantry")
    assert scene.refusal(0, "search a with infantry_2").code == "no_foreign_people"
    assert scene.refusal(0, "search b with infantry_2").code == "not_there"
    assert scene.refusal(0, "search b with infantry_3").code == "not_your_unit"
    assert scene.refusal(0, "search b with").code == "no_searchers"
    assert scene.refusal(0, "search b with gendarmes_1 gendarmes_1").code == "no_searchers"
    assert menu(scene, 0, "search") == ["search b with gendarmes_1"]
    assert menu(lands(), 0, "search") == [], "nobody is there to search"


@clause("SA-government_and_people-20")
def test_a_search_ends_the_move_of_whoever_was_on_the_way() -> None:
    scene = searched(1, 0)
    scene.army(0, "a", "tank")
    scene.order(0, "move tank_2 b")
    scene.order(0, "search b with gendarmes_1")
    assert scene.refusal(0, "move tank_2 a").code == "move_is_over"


@clause("SA-government_and_people-20")
def test_a_people_in_the_first_seat_is_searched_for_like_any_other() -> None:
    scene = lands(owners={"b": 1, "c": 2}, peoples={0: "bc"})
    scene.army(1, "b", "gendarmes gendarmes gendarmes")
    hide(scene, "b", 1, 0)
    skip_to(scene, 1, "movement")
    scene.order(1, everybody(3), [3])
    assert scene.battle.leader(1) == 0


@clause("SA-government_and_people-20")
def test_a_people_does_not_search_for_its_own() -> None:
    scene = lands(owners={"a": 0, "b": 1, "e": 2})
    scene.army(FOLK, "e", "infantry")
    skip_to(scene, FOLK, "movement")
    assert menu(scene, FOLK, "search") == []
    assert scene.refusal(FOLK, "search e with infantry_1").code == "no_foreign_people"


@clause("SA-government_and_people-20")
def test_those_who_are_begun_or_have_fought_do_not_search() -> None:
    scene = searched(1, 0)
    scene.army(0, "b", "gendarmes", finished=False)
    assert menu(scene, 0, "search") == ["search b with gendarmes_1"]
    assert scene.refusal(0, "search b with gendarmes_2").code == "under_construction"


@clause("SA-government_and_people-21", "R5-33")
def test_those_who_are_found_shoot_from_hiding_and_defend() -> None:
    scene = searched(3, 2, hidden_bonus="3")
    scene.order(0, everybody(3), [3])
    battle = scene.battle
    assert (battle.leader(0), battle.leader(1), len(battle.standing(1))) == (0, FOLK, 1)
    assert scene.asked() == [(FOLK, "defender_salvo")]
    scene.order(FOLK, "fire peoples_militia_4 gendarmes_1")
    assert told(scene, FOLK)[0].values["points"] == "2", "1/3 × 2 × 3"


@clause("SA-government_and_people-21")
def test_the_bonus_holds_in_that_battle_only() -> None:
    scene = lands()
    hide(scene, "c", 1)
    skip_to(scene, FOLK, "movement")
    scene.army(1, "c", "infantry")
    scene.order(FOLK, "rise c 1", [3])
    scene.order(1, "hold_fire")
    scene.order(FOLK, "fight_on", [3])
    scene.order(FOLK, "fire peoples_militia_2 infantry_1", [3])
    assert told(scene, FOLK)[0].values["points"] == "1/3"


@clause("SA-government_and_people-21")
def test_the_field_keeps_its_holder_whoever_wins() -> None:
    scene = searched(3, 1)
    scene.order(0, everybody(3), [3])
    scene.order(FOLK, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire_by_plan focus")
    assert scene.position.table.battle is None
    assert scene.owner("b") == 0
    assert scene.position.table.fresh[scene.rules.board.index["b"]] == 0
    assert [scene.place(f"gendarmes_{number}") for number in (1, 2, 3)] == ["b", "b", "b"]
    assert well_being(scene) == "-3"
    other = searched(3, 1, hidden_bonus="30")
    other.order(0, everybody(3), [3])
    other.order(FOLK, "fire_by_plan focus")
    while other.position.table.battle is not None:
        decision = next(one for one in other.position.pending() if one.waits)
        other.order(decision.seat, str(decision.default()), [3] if decision.kind == "retreat_choice" else [])
    assert other.owner("b") == 0


@clause("SA-government_and_people-21")
def test_searchers_who_retreat_stay_on_their_field() -> None:
    scene = searched(3, 1)
    scene.order(0, everybody(3), [3])
    scene.order(FOLK, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(FOLK, "hold_fire")
    assert [scene.place(f"gendarmes_{number}") for number in (1, 2, 3)] == ["b", "b", "b"]
    assert scene.place("peoples_militia_4") == "b", "who was found stands there"
    assert scene.refusal(0, "move gendarmes_1 a").code == "has_fought"


@clause("SA-government_and_people-21")
def test_the_ground_helps_nobody_in_a_search() -> None:
    scene = lands(["terrain"])
    scene.rules.board.rows[scene.rules.board.index["b"]]["defence"] = "3/2"
    scene.army(0, "b", "gendarmes gendarmes gendarmes")
    hide(scene, "b", 1)
    scene.order(0, everybody(3), [3])
    scene.order(FOLK, "fire peoples_militia_4 gendarmes_1")
    assert told(scene, FOLK)[0].values["points"] == "2"


# Partisans in battles of others


def attacked(hidden: int = 2, lines: bool = False) -> Scene:
    """Seat 1 attacks c, where an infantry of seat 2 stands and some are underground."""
    scene = lands(["second_line"] if lines else [])
    if hidden:
        hide(scene, "c", hidden)
    scene.army(0, "b", "tank tank")
    scene.army(1, "c", "infantry")
    scene.order(0, "attack c with tank_1, tank_2")
    return scene


@clause("SA-government_and_people-19", "I5-4")
def test_a_people_is_asked_in_every_attack_where_it_lives() -> None:
    for hidden in (0, 2):
        scene = attacked(hidden)
        assert scene.asked() == [(FOLK, "side_with")]
        (decision,) = scene.position.pending()
        assert str(decision.default()) == "stay_under"
        assert decision.asker == 0, "to all others the game waits for the attacker"
        assert decision.about()["number"] == hidden
        assert (decision.about()["attacker"], decision.about()["defender"]) == ("seat_1", "seat_2")
        own: Any = scene.position.view(FOLK).to_json()
        assert own["own"]["uprising"] == {"power": "seat_3", "field": "c"}
        others: list[Any] = [scene.position.view(seat).to_json() for seat in (0, 1)]
        assert ["uprising" in other["own"] for other in others] == [False, False]
    assert menu(attacked(0), FOLK, "side_with") == []
    assert menu(attacked(2), FOLK, "side_with") == [
        "side_with attacker 1", "side_with attacker 2", "side_with defender 1", "side_with defender 2",
    ]  # fmt: skip


@clause("SA-government_and_people-19", "I5-4")
def test_others_cannot_see_that_a_people_was_asked() -> None:
    with_partisans, without = attacked(2), attacked(0)
    for seat in (-1, 0, 1):
        assert looks(with_partisans, seat) == looks(without, seat)
        frames = with_partisans.position.table.frames_seen_by(seat)
        assert len(frames) == len(with_partisans.position.table.frames) - 1
    assert len(with_partisans.position.table.frames_seen_by(FOLK)) == len(with_partisans.position.table.frames)


@clause("SA-government_and_people-19")
def test_a_people_is_asked_after_lines_were_declared() -> None:
    scene = attacked(lines=True)
    assert scene.asked() == [(1, "defender_lines")]
    scene.order(1, "lines")
    scene.order(0, "lines")
    assert scene.asked() == [(FOLK, "side_with")]


@clause("SA-government_and_people-19")
@pytest.mark.parametrize(("side", "leader"), [("attacker", 0), ("defender", 1)])
def test_partisans_join_the_side_whose_leader_agrees(side: str, leader: int) -> None:
    scene = attacked()
    scene.order(FOLK, f"side_with {side} 1")
    assert scene.asked() == [(leader, "consent")]
    (decision,) = scene.position.pending()
    assert str(decision.default()) == "agree"
    assert decision.about()["number"] == 1
    assert "partisans-join" in scene.order(leader, "agree", [3])
    battle = scene.battle
    fighter = battle.fighter_of(scene.unit("peoples_militia_4"))
    assert (battle.side[fighter], battle.row_of(fighter).owner) == (leader, FOLK)
    assert underground(scene) == {"c": 1}


@clause("SA-government_and_people-19")
def test_partisans_do_not_join_a_side_that_refuses() -> None:
    scene = attacked()
    scene.order(FOLK, "side_with defender 2")
    scene.order(1, "decline")
    assert scene.asked() == [(FOLK, "side_with")]
    assert menu(scene, FOLK, "side_with") == ["side_with attacker 1", "side_with attacker 2"]
    refusal = scene.refusal(FOLK, "side_with defender 1")
    assert (refusal.code, refusal.clause) == ("unwanted_there", "SA-government_and_people-19")
    assert told(scene, 0) == []
    scene.order(FOLK, "stay_under", [3])
    assert underground(scene) == {"c": 2}


@clause("SA-government_and_people-19")
def test_as_many_join_as_there_are_on_either_side() -> None:
    scene = attacked()
    assert scene.refusal(FOLK, "side_with defender 3").code == "no_partisans"
    assert scene.refusal(FOLK, "side_with defender 0").clause == "SA-government_and_people-19"
    assert scene.refusal(FOLK, "side_with neither 1").code == "no_such_side"


@clause("SA-government_and_people-19")
def test_nobody_joins_a_side_that_nobody_leads() -> None:
    scene = lands(owners={"a": 0, "b": 0, "d": 1})
    hide(scene, "c", 1)
    scene.army(0, "b", "tank")
    scene.order(0, "attack c with tank_1")
    assert menu(scene, FOLK, "side_with") == ["side_with attacker 1"]
    assert scene.refusal(FOLK, "side_with defender 1").code == "unwanted_there"


@clause("SA-government_and_people-19")
def test_a_people_is_not_asked_in_its_own_battles() -> None:
    scene = lands(owners={"a": 0, "b": 1, "e": 2})
    hide(scene, "b", 1)
    skip_to(scene, FOLK, "movement")
    scene.army(1, "b", "infantry")
    scene.order(FOLK, "rise b 1", [3])
    assert scene.asked() == [(1, "defender_salvo")]


@clause("SA-government_and_people-19")
def test_on_its_own_field_a_people_needs_nobodys_consent() -> None:
    scene = lands(owners={"a": 0, "b": 2, "c": 1})
    hide(scene, "b", 1)
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert scene.asked() == [(FOLK, "side_with")]
    assert "partisans-join" in scene.order(FOLK, "side_with defender 1", [3])


@clause("SA-government_and_people-19", "SA-government_and_people-23")
def test_who_has_come_up_for_others_goes_underground_at_the_end_of_the_next_turn() -> None:
    scene = attacked()
    scene.order(FOLK, "side_with defender 1")
    scene.order(1, "agree", [3])
    scene.order(1, "hold_fire")
    scene.order(FOLK, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(FOLK, "hold_fire")
    assert scene.place("peoples_militia_4") == "c"
    skip_to(scene, FOLK, "movement")
    assert underground(scene) == {"c": 1}
    skip_to(scene, 0, "movement")
    assert underground(scene) == {"c": 2}
