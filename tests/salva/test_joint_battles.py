"""Battles of several owners: the holder against guests, held fire, and the end by agreement (SA-alliance-30 to 33)."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene, settle
from tests.salva.allies import agreed, allies, fleets, hand_over, menu, proposes, skip
from tests.salva.scenes import Scene
from velmoci.salva.chapters.treaties import Truce, own_book


def attacked(chapters: tuple[str, ...] = ()) -> Scene:
    """A tank of seat 1 fights an infantry of seat 2 on b, and the defender fires first."""
    scene = allies(chapters)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    return scene


def hosted() -> Scene:
    """Seat 1 has two tanks and a guest on e, an infantry of seat 2; on a there is only a guest, and b has none."""
    scene = allies()
    scene.army(0, "e", "tank tank")
    scene.army(1, "e", "inf")
    scene.army(1, "a", "inf")
    return scene


def retreat(scene: Scene) -> None:
    """The attacker, seat 1, announces his retreat from a battle with seat 2, and nobody fires until then."""
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")


# The holder against his guests


@clause("SA-alliance-33")
def test_a_fight_with_guests_is_offered_where_hosts_can_fight_and_guests_are() -> None:
    scene = hosted()
    scene.army(0, "b", "inf")
    scene.army(1, "b", "inf")
    assert menu(scene, 0, "evict") == ["evict e with tank_1 tank_2"], "no host is on a, and b is not his"
    assert proposes(scene, 0, "evict"), "fewer units can be named"
    assert "battle-declared" in scene.order(0, "evict e with tank_1", [3])
    retreat(scene)
    assert menu(scene, 0, "evict") == ["evict e with tank_2"], "the other has fought"


@clause("SA-alliance-33")
def test_who_is_on_the_way_when_the_fight_begins_moves_no_further() -> None:
    scene = allies()
    scene.army(0, "a", "tank tank")
    scene.army(1, "a", "inf")
    scene.order(0, "move tank_1 e")
    scene.order(0, "evict a with tank_2", [3])
    retreat(scene)
    assert scene.refused(0, "move tank_1 a") == "SA-minimal-28"


@clause("SA-alliance-33")
def test_a_holder_fights_guests_with_named_units_of_his_own_in_his_own_turn() -> None:
    scene = hosted()
    assert scene.refused(0, "evict e with") == "SA-alliance-33"
    scene.army(0, "b", "inf")
    assert scene.refused(0, "evict b with inf_5") == "SA-alliance-33", "there he is a guest himself"
    skip(scene, 2)
    scene.army(1, "b", "tank tank")
    scene.army(2, "b", "inf")
    assert "evict b with tank_6 tank_7" in menu(scene, 1, "evict")
    agreed(scene, 1, "hand_over tank_6 to seat_3", 2)
    skip(scene, 3)
    assert (1, "movement") in scene.asked()
    assert scene.refused(1, "evict b with tank_6") == "SA-alliance-33", "it is the turn of another"
    assert menu(scene, 1, "evict") == []


@clause("SA-alliance-33")
def test_units_of_a_guest_do_not_fight_for_the_holder() -> None:
    scene = allies()
    hand_over(scene, (1, "c", "tank"), (2, "c", "inf"))
    assert scene.refused(2, "evict c with tank_1") == "SA-alliance-33", "under his command, but not his"
    assert menu(scene, 2, "evict") == ["evict c with inf_2"]


@clause("SA-alliance-33")
def test_submarines_that_avoid_battle_neither_fight_guests_nor_are_guests() -> None:
    scene = fleets(["second_line", "submarines"])
    scene.army(0, "s", "cru sub")
    scene.army(1, "s", "sub")
    stance = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    stance[scene.unit("sub_3")] = 1
    assert scene.refused(0, "evict s with cru_1") == "SA-alliance-33"
    assert menu(scene, 0, "evict") == []
    stance[scene.unit("sub_3")] = 0
    stance[scene.unit("sub_2")] = 1
    assert scene.refused(0, "evict s with sub_2") == "SA-alliance-33"
    assert menu(scene, 0, "evict") == ["evict s with cru_1"]


@clause("SA-alliance-33", "SA-multiplayer-5", "SA-multiplayer-10")
def test_treaties_and_truces_protect_guests_of_one_seat() -> None:
    scene = hosted()
    scene.order(0, "offer_treaty seat_3")
    scene.order(2, "answer_treaty pact_13_1 accept")
    scene.order(0, "offer_treaty seat_2")
    assert menu(scene, 0, "evict") == ["evict e with tank_1 tank_2"]
    scene.order(1, "answer_treaty pact_12_1 accept")
    refusal = scene.refusal(0, "evict e with tank_1")
    assert str(refusal) == "treaty_in_force (power=seat_2, field=e) [SA-multiplayer-5]"
    assert menu(scene, 0, "evict") == []
    book = own_book(scene.position.sight(0))
    book.treaties.clear()
    book.truces.append(Truce(0, 1, ()))
    refusal = scene.refusal(0, "evict e with tank_1")
    assert str(refusal) == "truce_in_force (power=seat_2, field=e) [SA-multiplayer-10]"


@clause("SA-alliance-33")
def test_in_other_battles_the_ground_helps_the_defender() -> None:
    scene = allies(["terrain"], marks={"b": {"defence": "2"}})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "fire inf_2 tank_1")
    assert scene.damage("tank_1") == "1", "strength 1, half a salvo, a roll of 3, doubled by the ground"


@clause("SA-alliance-33", "SA-alliance-28")
def test_guests_who_attack_their_host_conquer_his_field() -> None:
    scene = allies()
    scene.army(0, "b", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "resign")
    assert scene.owner("b") == 0


@clause("SA-alliance-33", "SA-alliance-13")
def test_who_comes_from_outside_does_not_stay_on_a_sea_for_which_nobody_was_named() -> None:
    scene = fleets()
    scene.army(0, "t", "cru")
    scene.army(1, "s", "cru")
    scene.order(0, "attack s with cru_1", [3])
    retreat(scene)
    assert scene.asked() == [(0, "retreat_to")], "t or u"
    scene.order(0, "retreat_to cru_1 t")
    assert scene.place("cru_1") == "t"


# The attacker's own guests


@clause("SA-alliance-30")
def test_who_cannot_take_a_field_does_not_conquer_it_when_only_his_guests_are_left() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "g": 2}
    options = {"delayed_ground_assault": True, "simple_retreat": False}
    scene = air_scene(owners, ["multiplayer", "alliance"], 3, options)
    scene.army(0, "b", "tank")
    scene.army(0, "c", "bom2 bom2 inf")
    scene.army(1, "c", "inf")
    scene.army(1, "d", "inf")
    scene.army(2, "e", "inf")
    scene.order(0, "assault c with bom2_2, bom2_3 later tank_1")
    scene.order(0, "hold_back", [6])
    scene.order(0, "salvo bom2_2>inf_5")
    settle(scene)
    assert (scene.lives("inf_5"), scene.owner("c")) == (False, 1)


# Held fire


@clause("SA-alliance-31")
def test_whom_one_can_spare_is_offered_between_salvos_and_outside_battles() -> None:
    scene = allies()
    assert menu(scene, 0, "spare") == ["spare seat_2", "spare seat_3", "spare seat_4"]
    for seat in (2, 3, 4):
        assert "spare_no_more" not in [kind for one in scene.position.asides(1) for kind in one.offers()]
        scene.order(0, f"spare seat_{seat}")
    assert "spare" not in [kind for one in scene.position.asides(0) for kind in one.offers()]
    assert menu(scene, 0, "spare_no_more") == ["spare_no_more seat_2", "spare_no_more seat_3", "spare_no_more seat_4"]
    scene = attacked()
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_choice")]
    assert menu(scene, 1, "spare") == ["spare seat_1", "spare seat_3", "spare seat_4"]
    scene.order(1, "spare seat_1")
    assert menu(scene, 1, "spare_no_more") == ["spare_no_more seat_1"]


@clause("SA-alliance-31")
def test_those_who_belong_to_nobody_spare_nobody_and_are_not_spared() -> None:
    scene = allies(owners={"a": 0, "c": 1, "d": 2, "e": 3})
    scene.army(0, "a", "tank")
    scene.army(-1, "b", "inf")
    scene.order(3, "spare seat_1")
    scene.order(0, "spare seat_4")
    scene.order(0, "attack b with tank_1", [3])
    assert scene.damage("tank_1") == "1/2", "they fire whatever others have agreed"
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_2", [3])
    assert scene.damage("inf_2") == "2"


# The end by agreement


@clause("SA-alliance-32")
def test_what_was_hit_before_the_end_stays_hit_if_it_is_held() -> None:
    scene = allies(["repair_prevention"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank tank tank")
    scene.order(1, "hold_unit tank_1")
    scene.order(0, "attack b with tank_1", [6])
    for unit in ("tank_2", "tank_3"):
        scene.order(1, f"fire {unit} tank_1")
    agreed(scene, 1, "end_battle staying", 0)
    settle(scene)
    assert (scene.place("tank_1"), scene.damage("tank_1")) == ("b", "3")


@clause("SA-alliance-32", "SA-goals2-13")
def test_nobody_conquers_after_the_end_although_the_holder_gives_up() -> None:
    scene = allies(["repair_prevention"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank tank tank")
    scene.order(0, "attack b with tank_1", [6])
    for unit in ("tank_2", "tank_3"):
        scene.order(1, f"fire {unit} tank_1")
    agreed(scene, 1, "end_battle staying", 0)
    assert scene.asked()[0][1] == "hold_window"
    scene.order(1, "resign")
    assert scene.owner("b") is None


@clause("SA-alliance-32")
def test_who_leads_without_units_of_his_own_cannot_propose_the_end() -> None:
    scene = allies()
    hand_over(scene, (1, "c", "tank"), (3, "d", "inf"))
    agreed(scene, 2, "attack d with tank_1", 1, rolls=[3])
    scene.order(3, "hold_fire")
    assert scene.asked() == [(2, "retreat_choice")]
    assert scene.refused(2, "end_battle") == "SA-alliance-32"
    assert menu(scene, 2, "end_battle") == []


@clause("SA-alliance-32")
def test_a_holder_without_units_is_not_asked_when_the_attackers_leave() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(2, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(2, "end_battle")
    assert scene.asked() == [(0, "consent")]
    about = scene.position.pending()[0].about()
    assert (about["attacker"], about["defender"]) == ("seat_1", "seat_2")


@clause("SA-alliance-32")
def test_those_who_belong_to_nobody_are_not_asked() -> None:
    scene = allies(owners={"a": 0, "b": 1, "c": 2, "e": 3})
    skip(scene, 2)
    scene.army(1, "c", "tank")
    scene.army(2, "c", "tank")
    scene.army(-1, "d", "inf")
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    skip(scene, 3)
    agreed(scene, 2, "attack d with tank_1, tank_2", 1, rolls=[3])
    scene.order(2, "end_battle")
    assert scene.asked() == [(1, "consent")]
    about = scene.position.pending()[0].about()
    assert (about["attacker"], about.get("defender", "nobody")) == ("seat_3", "nobody")
