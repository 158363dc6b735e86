"""Guests on an ally's field: who is asked, who comes and goes, and where they may retreat (SA-alliance-12, 34)."""

from tests.clause import clause
from tests.maps.drawn import BAY
from tests.salva.air_scenes import air_scene
from tests.salva.allies import agreed, allies, fleets, hand_over, menu
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded


def retreat(scene: Scene) -> None:
    """The attacker, seat 1, announces his retreat, and nobody fires until then."""
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")


@clause("SA-alliance-12", "SA-alliance-21")
def test_a_unit_enters_a_field_of_its_owner_whoever_orders_it() -> None:
    scene = allies()
    hand_over(scene, (1, "c", "tank"))
    assert "move tank_1 b" in menu(scene, 2, "move"), "it need not ask its owner"
    scene.order(2, "move tank_1 b")
    about = scene.position.pending()[0].about()
    assert about["topic"] == "objection", "he may object to the order, but his field is open to his unit"
    scene.order(1, "agree")
    assert scene.place("tank_1") == "b"


@clause("SA-alliance-12")
def test_aircraft_fly_over_land_that_nobody_holds_and_ask_nobody() -> None:
    scene = air_scene({"a": 0, "b": 0, "d": 1, "e": 1, "f": 2}, ["multiplayer", "alliance"], seats=3)
    scene.army(0, "b", "bom inf")
    scene.army(1, "d", "inf")
    scene.army(2, "f", "inf")
    assert scene.order(0, "move bom_1 c") == ["moved"]
    assert scene.refused(0, "move inf_2 c") == "SA-minimal-32"


@clause("SA-alliance-34", "SA-alliance-12")
def test_a_field_from_which_one_came_is_one_refuge_although_its_holder_agrees() -> None:
    scene = allies(owners={"a": 1, "b": 1, "c": 2, "d": 3, "e": 0})
    scene.army(0, "c", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(2, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    assert scene.position.table.battle is None, "there is nothing to choose"
    assert scene.place("tank_1") == "c"


@clause("SA-alliance-34")
def test_soldiers_do_not_retreat_into_the_sea_of_an_ally() -> None:
    fields = {"a": ["b"], "b": ["c", "s"], "c": ["d"], "d": ["s"], "s": ["t"], "t": ["u"], "u": []}
    scene = allies(["naval"], {"a": 0, "b": 1, "c": 1, "d": 3}, fields)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.army(3, "s", "cru")
    scene.order(3, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    assert scene.position.table.battle is None
    assert scene.place("tank_1") == "a"


@clause("SA-alliance-34")
def test_a_standing_consent_opens_the_fields_of_its_giver_only() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(3, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    scene.order(0, "retreat_to tank_1 c")
    assert scene.asked() == [(2, "consent")], "the holder of c has said nothing"


def in_retreat() -> Scene:
    """A tank of seat 1 that attacked b has to be led away; beside b are a of seat 3 and c of seat 4."""
    scene = allies(owners={"a": 2, "b": 1, "c": 3, "d": 3, "e": 0})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    return scene


@clause("SA-retreat-3", "SA-alliance-34", "R3-07")
def test_who_retreats_asks_the_holder_of_a_field_beside_the_battle() -> None:
    scene = in_retreat()
    about = scene.position.pending()[0].about()
    assert about["refuges"] == {"tank_1": ["a", "c"]}
    assert about["hosts"] == {"a": "seat_3", "c": "seat_4"}
    assert menu(scene, 0, "retreat_to") == ["retreat_to tank_1 a", "retreat_to tank_1 c"]
    scene.order(0, "retreat_to tank_1 c")
    assert scene.asked() == [(3, "consent")]
    decision = scene.position.pending()[0]
    assert (decision.about()["fields"], decision.about()["topic"]) == (["c"], "entry")
    assert str(decision.default()) == "decline", "silence is no consent"
    assert "withdrew" in scene.order(3, "agree")
    assert (scene.place("tank_1"), scene.position.table.battle, scene.owner("c")) == ("c", None, 3)


@clause("SA-retreat-3", "SA-retreat-4", "SA-alliance-34")
def test_when_all_holders_refuse_the_unit_fights_on() -> None:
    scene = in_retreat()
    scene.order(0, "retreat_to tank_1 c")
    scene.order(3, "decline")
    assert scene.asked() == [(0, "retreat_to")]
    assert menu(scene, 0, "retreat_to") == ["retreat_to tank_1 a"], "nobody is asked twice in a turn"
    assert scene.refused(0, "retreat_to tank_1 c") == "SA-minimal-67"
    scene.order(0, "retreat_to tank_1 a")
    scene.order(2, "decline")
    assert (scene.place("tank_1"), scene.asked()) == ("b", [(0, "retreat_choice")])


@clause("SA-retreat-3", "SA-retreat-4")
def test_no_enemy_is_asked_for_a_way_out_nor_anybody_for_neutral_land() -> None:
    scene = allies(owners={"a": 2, "b": 1, "c": 1, "e": 0, "d": 3})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    scene.army(2, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    for seat in (1, 2):
        scene.order(seat, "hold_fire", [3] if seat == 2 else [])
    assert scene.asked() == [(0, "attacker_salvo")], "seat 3 fights on the other side"


@clause("SA-retreat-3", "SA-retreat-4")
def test_only_one_of_two_neighbours_is_asked_where_the_other_is_the_enemy() -> None:
    scene = allies(owners={"a": 2, "b": 1, "c": 1, "d": 3, "e": 0})
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    retreat(scene)
    about = scene.position.pending()[0].about()
    assert (about["refuges"], about["hosts"]) == ({"tank_1": ["a"], "tank_2": ["a"]}, {"a": "seat_3"})
    assert menu(scene, 0, "retreat_to") == ["retreat_to tank_1 a"]


@clause("SA-retreat-3", "SA-retreat-6")
def test_a_submarine_that_stays_below_asks_nobody() -> None:
    scene = fleets(["second_line", "submarines", "retreat"])
    scene.army(0, "s", "sub")
    scene.army(1, "t", "cru")
    scene.army(2, "u", "cru")
    scene.order(0, "attack t with sub_1")
    chance = Seeded("below")
    while scene.asked()[0][1] != "retreat_to":
        seat, kind = scene.asked()[0]
        word = "lines" if kind.endswith("lines") else "retreat" if kind == "retreat_choice" else "hold_fire"
        scene.position.apply(seat, scene.notation.parse(word), chance)
    about = scene.position.pending()[0].about()
    assert (about["refuges"], about["hosts"]) == ({"sub_1": ["s", "t", "u"]}, {"u": "seat_3"})
    assert "withdrew" in scene.order(0, "retreat_to sub_1 t")


def joint_retreat() -> Scene:
    """Seat 3 has attacked d with a tank of seat 2 and one of its own, guests of seat 1 on e; both must be led away."""
    scene = allies(owners={"a": 2, "b": 1, "c": 3, "d": 3, "e": 0})
    hand_over(scene, (1, "e", "tank"), (2, "e", "tank"), (3, "d", "tank inf"))
    agreed(scene, 2, "attack d with tank_1, tank_2", 1, rolls=[3])
    scene.order(3, "hold_fire")
    scene.order(2, "retreat", [3])
    for seat in (1, 2):
        scene.order(seat, "hold_fire", [3] if seat == 2 else [])
    scene.order(3, "hold_fire")
    return scene


@clause("SA-retreat-3", "SA-minimal-67", "SA-minimal-68")
def test_each_owner_asks_for_his_own_units_alone() -> None:
    scene = joint_retreat()
    assert scene.asked() == [(1, "retreat_to")]
    assert scene.refused(1, "retreat_to tank_2 e") == "SA-minimal-67"
    agreed(scene, 1, "retreat_to tank_1 e", 0)
    assert scene.asked() == [(2, "retreat_to")]
    agreed(scene, 2, "retreat_to tank_2 e", 0)
    assert (scene.position.table.battle, scene.place("tank_1"), scene.place("tank_2")) == (None, "e", "e")


@clause("SA-retreat-3", "SA-goals2-13")
def test_when_the_attacker_gives_up_others_of_his_army_go_back_without_asking() -> None:
    scene = joint_retreat()
    scene.order(2, "resign")
    assert (scene.position.table.battle, scene.place("tank_1")) == (None, "e")


@clause("SA-retreat-3")
def test_a_standing_consent_answers_who_retreats() -> None:
    scene = in_retreat()
    scene.order(2, "agree_always seat_1 about entry")
    assert scene.position.pending()[0].about()["hosts"] == {"c": "seat_4"}
    assert "withdrew" in scene.order(0, "retreat_to tank_1 a")
    assert scene.place("tank_1") == "a"


@clause("SA-retreat-3", "SA-goals2-11")
def test_a_host_who_leaves_the_game_is_not_asked_any_more() -> None:
    scene = in_retreat()
    scene.order(2, "resign")
    assert scene.position.pending()[0].about()["hosts"] == {"c": "seat_4"}
    scene.order(0, "retreat_to tank_1 c")
    scene.order(3, "resign", [3])
    assert (scene.place("tank_1"), scene.asked()) == ("b", [(0, "attacker_salvo")])


@clause("SA-retreat-3", "SA-goals2-13")
def test_who_gives_up_while_he_looks_for_a_way_out_asks_nobody() -> None:
    scene = in_retreat()
    scene.order(0, "resign")
    assert scene.position.table.battle is None
    assert not scene.lives("tank_1")


@clause("SA-retreat-3", "SA-retreat-9")
def test_parts_of_a_force_ask_too_and_go_where_somebody_agrees() -> None:
    scene = allies(["retreat"], owners={"a": 2, "b": 1, "c": 3, "d": 3, "e": 0})
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    about = scene.position.pending()[0].about()
    assert (about["refuges"], about["hosts"]) == (
        {"tank_1": ["a", "c"], "tank_2": ["a", "c"]}, {"a": "seat_3", "c": "seat_4"},
    )  # fmt: skip
    scene.order(0, "retreat_part tank_1", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    agreed(scene, 0, "retreat_to tank_1 c", 3)
    assert (scene.place("tank_1"), scene.points("tank_1"), scene.place("tank_2")) == ("c", "0", "b")
    assert scene.asked() == [(0, "retreat_choice")]


@clause("SA-retreat-8", "SA-alliance-12")
def test_a_guest_who_foretold_his_retreat_returns_to_his_host() -> None:
    scene = allies(["retreat"])
    scene.army(0, "c", "tank tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack_and_retreat b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    assert [scene.place(name) for name in ("tank_1", "tank_2")] == ["c", "c"]
    assert scene.owner("c") == 2


@clause("SA-retreat-8", "SA-alliance-12")
def test_a_guest_whose_host_fights_on_the_other_side_is_not_taken_back() -> None:
    scene = allies(["retreat"])
    scene.army(0, "c", "tank")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "inf")
    scene.order(0, "attack_and_retreat b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(2, "hold_fire")
    assert not scene.lives("tank_1")


@clause("SA-retreat-10")
def test_a_guest_who_is_forced_out_and_refused_by_his_host_is_lost() -> None:
    scene = allies(["retreat"], owners={"a": 1, "b": 1, "c": 2, "d": 3, "e": 0})
    scene.army(0, "c", "atg atg")
    scene.army(1, "b", "atg")
    scene.order(0, "attack b with atg_1, atg_2")
    agreed(scene, 0, "retreat_to atg_1 c", 2)
    assert scene.place("atg_1") == "c"
    scene.order(0, "retreat_to atg_2 c")
    scene.order(2, "decline")
    assert (scene.lives("atg_2"), scene.position.table.battle) == (False, None)


@clause("SA-retreat-7")
def test_who_has_landed_does_not_retreat_to_an_ally_either() -> None:
    scene = allies(["naval"], {"a": 0, "b": 1, "c": 2, "d": 3}, {**BAY, "b": ["c", "s", "t"]})
    scene.army(0, "s", "tra inf")
    scene.army(1, "b", "tank")
    hold = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    hold[scene.unit("inf_2")] = scene.unit("tra_1")
    scene.order(2, "agree_always seat_1 about entry")
    scene.order(0, "attack b with inf_2")
    chance = Seeded("landing")
    while scene.asked()[0][1] in ("berth", "beach_pick", "beach_salvo", "defender_salvo"):
        decision = scene.position.pending()[0]
        order = decision.default()
        assert order is not None
        scene.position.apply(decision.seat, order, chance)
    assert scene.asked() == [(0, "attacker_salvo")]


@clause("SA-alliance-12")
def test_when_all_have_refused_or_agreed_nobody_is_left_to_ask() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "ask_passage seat_2")
    assert scene.position.pending()[0].about()["fields"] == [], "all of them"
    scene.order(1, "agree")
    for seat in (2, 3):
        scene.order(0, f"ask_passage seat_{seat + 1}")
        scene.order(seat, "decline")
    assert "ask_passage" not in scene.position.pending()[0].offers()
