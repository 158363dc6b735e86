"""Partisans and gendarmes (SA-government_and_people-1, 3, 10, 13, 15 to 18, 23, 29)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.allies import agreed
from tests.salva.people_scenes import (
    FOLK,
    hide,
    lands,
    looks,
    menu,
    mood,
    prices,
    skip_to,
    told,
    underground,
    well_being,
)
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook, NotYourDecision
from velmoci.salva.chapters.peoples import Mood, Peoples
from velmoci.salva.chapters.upkeep_account import counted


def folk(**options: Any) -> Scene:
    """The people moves."""
    scene = lands(**options)
    skip_to(scene, FOLK, "movement")
    return scene


def others(scene: Scene) -> list[tuple[object, ...]]:
    """What everybody sees but the people."""
    return [looks(scene, seat) for seat in (-1, 0, 1)]


# Who plays


@clause("SA-government_and_people-1")
@pytest.mark.parametrize("peoples", [{}, {0: "a", 1: "b", 2: "c"}])
def test_there_is_a_government_and_a_people(peoples: dict[int, str]) -> None:
    with pytest.raises(BadRulebook, match="SA-government_and_people-1"):
        lands(peoples=peoples)
    lands(peoples={1: "b", 2: "c"})


@clause("SA-government_and_people-3", "R5-29")
def test_a_people_has_turns_of_its_own_in_which_its_units_move() -> None:
    scene = lands(owners={"a": 0, "c": 1, "d": 2, "e": 2})
    scene.army(FOLK, "d", "infantry")
    skip_to(scene, FOLK, "movement")
    assert scene.position.table.turn == 2
    scene.order(FOLK, "move infantry_1 e")
    scene.order(FOLK, "end_movement")
    scene.order(FOLK, "effort")
    assert scene.asked() == [(FOLK, "production")]


@clause("SA-government_and_people-29", "TV5-48", "R5-49")
def test_a_people_without_land_and_partisans_stays_in_the_game() -> None:
    scene = folk()
    for _ in range(6):
        skip_to(scene, FOLK, "production")
        scene.order(FOLK, "end_production")
    assert scene.position.table.living() == [0, 1, FOLK]
    assert scene.position.table.units_of(FOLK) == []


@clause("SA-government_and_people-29")
def test_the_last_government_wins_although_a_people_is_left() -> None:
    scene = lands(["priorities"], priorities="side_1 side_2 side_3")
    for field in "cd":
        scene.give(field, 0)
    scene.order(0, "end_movement")
    table = scene.position.table
    assert (table.is_over, table.reason) == (True, "elimination")


# Raising


@clause("SA-government_and_people-15", "SA-government_and_people-13")
def test_a_people_raises_one_partisan_on_a_field_in_its_production_phase() -> None:
    scene = folk()
    assert menu(scene, FOLK, "raise_partisan") == []
    skip_to(scene, FOLK, "production")
    before = well_being(scene)
    assert menu(scene, FOLK, "raise_partisan") == [f"raise_partisan {name}" for name in "bcde"]
    scene.order(FOLK, "raise_partisan e")
    assert (before, well_being(scene)) == ("3", "2")
    assert underground(scene) == {"e": 1}
    refusal = scene.refusal(FOLK, "raise_partisan e")
    assert (refusal.code, refusal.clause) == ("raised_already", "SA-government_and_people-15")
    assert scene.refusal(FOLK, "raise_partisan a").code == "no_home"
    scene.order(FOLK, "raise_partisan d")
    assert underground(scene) == {"d": 1, "e": 1}


@clause("SA-government_and_people-15")
def test_raising_costs_what_the_option_says_and_may_leave_less_than_nothing() -> None:
    scene = folk(partisan_cost="7/2")
    skip_to(scene, FOLK, "production")
    scene.order(FOLK, "raise_partisan b")
    assert well_being(scene) == "-1/2"


@clause("SA-government_and_people-15")
def test_a_raised_partisan_acts_from_the_next_turn_of_its_people_on() -> None:
    scene = folk()
    skip_to(scene, FOLK, "production")
    scene.order(FOLK, "raise_partisan c")
    scene.army(0, "b", "tank")
    scene.position.table.points[scene.unit("tank_1")] = scene.rules.pace
    skip_to(scene, 0, "movement")
    scene.order(0, "attack c with tank_1")
    assert scene.asked() == [(FOLK, "side_with")]
    assert menu(scene, FOLK, "side_with") == [], "he only waits"
    scene.order(FOLK, "stay_under")
    skip_to(scene, FOLK, "movement")
    assert menu(scene, FOLK, "rise") == ["rise c 1"]
    assert menu(scene, FOLK, "creep") == ["creep c b", "creep c d"]


@clause("SA-government_and_people-15")
def test_nobody_is_raised_under_as_many_gendarmes_as_find_one() -> None:
    scene = lands()
    scene.army(0, "b", "gendarmes gendarmes")
    scene.army(1, "c", "gendarmes gendarmes gendarmes")
    skip_to(scene, FOLK, "production")
    assert menu(scene, FOLK, "raise_partisan") == [f"raise_partisan {name}" for name in "bde"]
    refusal = scene.refusal(FOLK, "raise_partisan c")
    assert (refusal.code, refusal.clause) == ("under_guard", "SA-government_and_people-15")


@clause("SA-government_and_people-15", "SA-government_and_people-3")
def test_governments_raise_nobody() -> None:
    scene = lands()
    skip_to(scene, 0, "production")
    assert menu(scene, 0, "raise_partisan") == []
    assert scene.refusal(0, "raise_partisan b").code == "no_home"


# Going underground


@clause("SA-government_and_people-16")
def test_partisans_go_one_field_a_turn_within_their_area() -> None:
    scene = folk()
    hide(scene, "b", 3)
    assert menu(scene, FOLK, "creep") == ["creep b c", "creep b c 2", "creep b c 3"], "nobody lives on a"
    refusal = scene.refusal(FOLK, "creep b a")
    assert (refusal.code, refusal.clause) == ("leaves_home", "SA-government_and_people-16")
    assert scene.refusal(FOLK, "creep b d").code == "not_next_to"
    assert scene.refusal(FOLK, "creep b c 4").code == "no_partisans"
    assert scene.refusal(FOLK, "creep b c 0").code == "no_partisans"
    scene.order(FOLK, "creep b c 2")
    assert underground(scene) == {"b": 1, "c": 2}
    assert scene.refusal(FOLK, "creep c d").code == "no_partisans", "they have gone"
    scene.order(FOLK, "creep b c")
    skip_to(scene, 0, "movement")
    skip_to(scene, FOLK, "movement")
    assert menu(scene, FOLK, "creep")[:3] == ["creep c b", "creep c b 2", "creep c b 3"]


@clause("SA-government_and_people-16", "SA-government_and_people-3")
def test_partisans_move_in_their_own_turn() -> None:
    scene = lands()
    hide(scene, "b", 1)
    with pytest.raises(NotYourDecision):
        scene.position.check(FOLK, scene.notation.parse("creep b c"))


@clause("I5-1", "SA-government_and_people-16")
def test_raising_and_moving_changes_nothing_that_others_see() -> None:
    scene = folk()
    skip_to(scene, FOLK, "production")
    scene.events = []
    before = others(scene)
    scene.order(FOLK, "raise_partisan d")
    assert others(scene) == before
    skip_to(scene, 0, "movement")
    skip_to(scene, FOLK, "movement")
    scene.events = []
    before = others(scene)
    scene.order(FOLK, "creep d e")
    assert others(scene) == before
    assert told(scene, FOLK), "the people is told"


@clause("SA-government_and_people-16")
def test_partisans_underground_hinder_nobody_and_are_no_target() -> None:
    scene = lands(owners={"a": 0, "b": 0, "d": 1})
    hide(scene, "c", 5)
    scene.army(0, "b", "tank")
    assert "conquered" in scene.order(0, "attack c with tank_1") + scene.order(FOLK, "stay_under")
    assert underground(scene) == {"c": 5}
    assert scene.owner("c") == 0


@clause("SA-government_and_people-16", "R5-49")
def test_partisans_cost_no_upkeep() -> None:
    scene = folk()
    with_upkeep = lands(["upkeep"])
    skip_to(with_upkeep, FOLK, "movement")
    hide(with_upkeep, "c", 3)
    assert counted(with_upkeep.rules, with_upkeep.position.table, FOLK) == 0
    with_upkeep.army(FOLK, "e", "peoples_militia")
    assert counted(with_upkeep.rules, with_upkeep.position.table, FOLK) == 0
    with_upkeep.army(FOLK, "e", "infantry")
    assert counted(with_upkeep.rules, with_upkeep.position.table, FOLK) > 0
    assert scene.position.table.units_of(FOLK) == []


# Rising


@clause("SA-government_and_people-17")
def test_partisans_come_up_and_attack_the_holder_where_they_are() -> None:
    scene = folk()
    hide(scene, "c", 4)
    scene.army(1, "c", "infantry")
    assert menu(scene, FOLK, "rise") == ["rise c 1", "rise c 2", "rise c 4"]
    assert scene.refusal(FOLK, "rise c 5").code == "no_partisans"
    assert scene.refusal(FOLK, "rise c 0").clause == "SA-government_and_people-17"
    happened = scene.order(FOLK, "rise c 3", [3])
    assert happened[0] == "partisans-rise"
    assert (scene.battle.leader(0), scene.battle.leader(1)) == (FOLK, 1)
    assert underground(scene) == {"c": 1}
    units: Any = scene.position.view(0).to_json()
    assert len([one for one in units["units"] if one["kind"] == "peoples_militia"]) == 3


@clause("SA-government_and_people-17")
def test_an_empty_field_is_taken() -> None:
    scene = folk()
    hide(scene, "e", 1)
    hide(scene, "d", 1)
    assert "conquered" in scene.order(FOLK, "rise e 1")
    assert "conquered" in scene.order(FOLK, "rise d 1")
    assert (scene.owner("d"), scene.owner("e")) == (FOLK, FOLK)
    assert menu(scene, FOLK, "rise") == []


@clause("SA-government_and_people-17")
def test_nobody_rises_against_his_own_people_or_a_treaty() -> None:
    scene = lands(owners={"a": 0, "b": 0, "c": 1, "e": 2})
    hide(scene, "e", 1)
    hide(scene, "c", 1)
    scene.order(1, "offer_treaty seat_3")
    scene.order(FOLK, "answer_treaty pact_23_1 accept")
    skip_to(scene, FOLK, "movement")
    assert menu(scene, FOLK, "rise") == []
    assert scene.refused(FOLK, "rise e 1") == "SA-minimal-32"
    assert scene.refused(FOLK, "rise c 1") == "SA-multiplayer-5"


@clause("SA-government_and_people-17", "R5-33")
def test_partisans_who_retreat_go_underground_where_they_are() -> None:
    scene = folk()
    hide(scene, "c", 3)
    scene.army(1, "c", "infantry")
    scene.order(FOLK, "rise c 3", [3])
    scene.order(1, "hold_fire")
    scene.order(FOLK, "retreat", [3])
    scene.order(FOLK, "hold_fire", [3])
    assert "went-underground" in scene.order(1, "hold_fire")
    assert underground(scene) == {"c": 3}
    assert scene.position.table.units_of(FOLK) == []
    assert well_being(scene) == "3", "nobody has died"
    assert menu(scene, FOLK, "rise") == [], "not again in this turn"
    assert scene.owner("c") == 1


@clause("SA-government_and_people-17")
def test_partisans_who_are_forced_out_go_underground_too() -> None:
    scene = folk()
    hide(scene, "c", 1)
    scene.army(1, "c", "tank")
    scene.order(FOLK, "rise c 1", [3])
    chance = Seeded(1)
    while scene.position.table.battle is not None:
        decision = next(one for one in scene.position.pending() if one.waits)
        quiet = "hold_fire" if "hold_fire" in decision.offers() else str(decision.default())
        scene.position.apply(decision.seat, scene.notation.parse(quiet), chance)
    assert underground(scene) == {"c": 1}, "after salvos that harm nobody the attacker must go"
    assert scene.owner("c") == 1


@clause("SA-government_and_people-17")
def test_partisans_who_are_up_already_attack_with_those_who_come_up() -> None:
    scene = folk()
    hide(scene, "c", 1)
    scene.army(1, "c", "tank")
    scene.army(FOLK, "c", "peoples_militia")
    scene.order(FOLK, "rise c 1", [3])
    assert [scene.battle.side[scene.battle.fighter_of(scene.unit(f"peoples_militia_{n}"))] for n in (2, 3)] == [0, 0]


@clause("SA-government_and_people-18", "TV5-41")
def test_every_dead_partisan_costs_his_people_well_being() -> None:
    scene = folk()
    hide(scene, "c", 2)
    scene.army(1, "c", "tank tank tank")
    before = well_being(scene)
    scene.order(FOLK, "rise c 2", [3])
    scene.order(1, "fire_by_plan focus")
    assert (before, well_being(scene)) == ("3", "-3")
    assert scene.position.table.units_of(FOLK) == []
    assert underground(scene) == {}


@clause("SA-government_and_people-18")
def test_a_government_loses_nothing_by_its_dead() -> None:
    scene = folk()
    hide(scene, "c", 30)
    scene.army(1, "c", "gendarmes")
    before = well_being(scene)
    scene.order(FOLK, "rise c 30", [3])
    scene.order(1, "hold_fire")
    scene.order(FOLK, "fight_on", [3])
    scene.order(FOLK, "fire_by_plan focus")
    assert not scene.lives("gendarmes_1")
    assert well_being(scene) == before


@clause("SA-government_and_people-23", "R5-33")
def test_after_a_battle_partisans_go_underground_at_the_end_of_their_next_turn() -> None:
    scene = folk()
    hide(scene, "e", 2)
    scene.order(FOLK, "rise e 2")
    scene.order(FOLK, "end_movement")
    skip_to(scene, 0, "movement")
    assert underground(scene) == {}, "they stand there until the end of the next turn"
    skip_to(scene, FOLK, "movement")
    scene.order(FOLK, "move peoples_militia_1 d") if scene.owner("d") == FOLK else None
    scene.order(FOLK, "end_movement")
    skip_to(scene, 0, "movement")
    assert underground(scene) == {"e": 2}
    assert scene.owner("e") == FOLK, "the field stays theirs"


@clause("SA-government_and_people-16")
def test_partisans_above_ground_stay_in_their_area_too() -> None:
    scene = lands(owners={"a": 0, "b": 2, "c": 1})
    scene.army(FOLK, "b", "peoples_militia infantry")
    skip_to(scene, FOLK, "movement")
    assert scene.refused(FOLK, "attack a with peoples_militia_1") == "SA-government_and_people-16"
    scene.position.copy().check(FOLK, scene.notation.parse("attack a with infantry_2"))
    scene.position.copy().check(FOLK, scene.notation.parse("attack c with peoples_militia_1"))


# Gendarmes


@clause("SA-government_and_people-10", "R5-32")
def test_gendarmes_stay_on_fields_of_their_government() -> None:
    scene = lands(owners={"a": 0, "b": 0, "c": 1})
    scene.army(0, "b", "gendarmes")
    assert scene.refused(0, "attack c with gendarmes_1") == "SA-government_and_people-10"
    agreed(scene, 0, "ask_passage seat_2", 1)
    assert scene.refused(0, "move gendarmes_1 c") == "SA-government_and_people-10"
    scene.order(0, "move gendarmes_1 a")
    assert scene.place("gendarmes_1") == "a"


@clause("SA-government_and_people-10")
def test_gendarmes_cost_what_was_agreed() -> None:
    for price in ("1/2", "3/4"):
        scene = lands(gendarme_price=price)
        skip_to(scene, 0, "production")
        assert prices(scene)["gendarmes a"] == price
        scene.order(0, "buy gendarmes a")


@clause("SA-government_and_people-10", "SA-government_and_people-13")
def test_gendarmes_and_partisans_are_given_to_nobody() -> None:
    scene = lands(owners={"a": 0, "b": 0, "c": 1, "e": 2})
    scene.army(0, "b", "gendarmes infantry")
    refusal = scene.refusal(0, "give gendarmes_1 to seat_2")
    assert (refusal.code, refusal.clause) == ("nobody_elses", "SA-government_and_people-10")
    offered = menu(scene, 0, "give")
    assert "give infantry_2 to seat_2" in offered
    assert not [order for order in offered if "gendarmes" in order]
    scene.army(FOLK, "e", "peoples_militia")
    skip_to(scene, FOLK, "movement")
    assert scene.refused(FOLK, "give peoples_militia_3 to seat_1") == "SA-government_and_people-13"


@clause("SA-government_and_people-10")
def test_gendarmes_who_are_begun_are_finished_for_their_own_government() -> None:
    scene = lands()
    skip_to(scene, 0, "production")
    scene.order(0, "buy gendarmes b")
    skip_to(scene, 1, "movement")
    skip_to(scene, 0, "movement")
    assert scene.refused(0, "finish gendarmes_1 for seat_2") == "SA-government_and_people-10"
    assert menu(scene, 0, "finish") == []


@clause("SA-government_and_people-10")
def test_gendarmes_of_a_field_that_is_given_away_are_no_more() -> None:
    scene = lands()
    scene.army(0, "b", "gendarmes infantry")
    agreed(scene, 0, "cede b to seat_2", 1)
    assert not scene.lives("gendarmes_1")
    assert scene.lives("infantry_2")


@clause("SA-government_and_people-13")
def test_nobody_buys_partisans() -> None:
    scene = lands()
    skip_to(scene, 0, "production")
    assert scene.refused(0, "buy peoples_militia b") == "SA-government_and_people-13"
    assert not [name for name in prices(scene) if "militia" in name]


@clause("SA-government_and_people-4", "SA-government_and_people-16")
def test_a_people_sees_its_partisans_on_the_map_and_nobody_else_does() -> None:
    scene = lands()
    hide(scene, "c", 2)
    own: Any = scene.position.view(FOLK).to_json()
    badges = [(one["field"], one["value"]) for one in own["own"]["marks"] if one["name"] == "underground"]
    assert badges == [("c", "×2")]
    other: Any = scene.position.view(0).to_json()
    assert other["own"]["marks"] == []
    assert mood(scene).total() == 2


@clause("SA-government_and_people-29")
def test_whoever_resigns_leaves_nobody_underground() -> None:
    scene = lands()
    hide(scene, "c", 2)
    scene.order(FOLK, "resign")
    assert mood(scene).total() == 0
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "production")], "nobody works or sabotages"


@clause("SA-government_and_people-15", "SA-government_and_people-18")
def test_the_card_of_a_partisan_tells_what_raising_and_losing_one_costs() -> None:
    scene = lands(partisan_cost="7/2", partisan_loss="5/2")

    def told_of(kind: str) -> dict[str, Any]:
        row = scene.rules.kinds.rows[scene.rules.kinds.index[kind]]
        found = [one for face in scene.rules.faces for one in face.numbers(row)]
        shown: list[Any] = [one.to_json() for one in found if one.name.startswith("partisan")]
        return {one["name"]: (one["value"], one["factors"][0]["clause"]) for one in shown}

    assert told_of(Peoples(scene.rules).partisan.id) == {
        "partisan_cost": ("7/2", "SA-government_and_people-15"),
        "partisan_loss": ("5/2", "SA-government_and_people-18"),
    }
    assert told_of("infantry") == {}


@clause("SA-government_and_people-4", "SA-government_and_people-13")
def test_what_is_known_of_a_people_is_kept_in_what_is_guessed_of_it() -> None:
    scene = folk()
    table, peoples = scene.position.table, Peoples(scene.rules)
    assert table.round > 0
    table.seat_columns[peoples.seen_column][FOLK] = 20
    guesses = [mood_of(scene, seed) for seed in range(40)]
    assert {mood.total() for mood in guesses} == {20}, "everybody saw so many go underground"
    table.seat_columns[peoples.seen_column][FOLK] = 0
    guesses = [mood_of(scene, seed) for seed in range(40)]
    assert {mood.under(scene.rules.board.index["c"]) for mood in guesses} == {0, 1, 2}
    points = {mood.points for mood in guesses}
    assert points <= {peoples.parts() * number for number in range(2 * int(table.round) + 2)}
    assert len(points) > 1


def mood_of(scene: Scene, seed: int) -> Mood:
    """What the first seat might imagine of the people."""
    return Peoples(scene.rules).mood(scene.position.view(0).complete(Seeded(seed)).sight(FOLK))
