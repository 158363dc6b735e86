"""Holds: foreign units whose damage is not repaired (SA-repair_prevention)."""

import pytest

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.salva.chapters.hold_lists import DamagedUnits, capacity_for, exchange_held, lists, open_hold_window
from velmoci.salva.flow import run

FOUR = {"a": 0, "b": 1, "c": 2, "d": 3}
LINE = row("abcd")


def two(**options: object) -> Scene:
    return Scene(["repair_prevention"], options=options).begin()


def several(seats: int, **options: object) -> Scene:
    owners = dict(list(FOUR.items())[:seats])
    return Scene(
        ["repair_prevention", "multiplayer"], owners, options=options, seats=seats, fields=LINE, sea=()
    ).begin()


def hurt(scene: Scene, name: str, sixths: int) -> None:
    """A unit carries damage from an earlier fight."""
    scene.position.table.damage[scene.unit(name)] = sixths


def held(scene: Scene) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    return [(hold.seats, hold.things) for hold in lists(scene.rules, scene.position.table).all]


def fight(scene: Scene) -> list[str]:
    """Two tanks attack a tank and infantry, give the tank 4 points, take 1 and retreat: then the window is open."""
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "fire tank_3 tank_1")
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "salvo tank_1>tank_3, tank_2>tank_3", [3])
    return scene.order(1, "hold_fire")


def menu(scene: Scene, seat: int) -> set[str]:
    decisions = [*scene.position.pending(), *scene.position.asides(seat)]
    return {str(order) for decision in decisions if decision.seat == seat for order in decision}


@clause(
    "SA-repair_prevention-1", "SA-repair_prevention-6", "SA-repair_prevention-9", "SA-repair_prevention-10", "R3-02"
)
def test_after_a_battle_every_seat_from_the_one_on_turn_may_change_its_list_and_the_rest_is_repaired() -> None:
    scene = two()
    fight(scene)
    assert scene.asked() == [(0, "hold_window")]
    assert (scene.damage("tank_1"), scene.damage("tank_3")) == ("1", "4")
    decision = scene.position.pending()[0]
    assert {str(order) for order in decision} == {"hold_unit tank_3", "keep_holds"}
    assert str(decision.default()) == "keep_holds"
    assert {**decision.about(), "choices": None} == {"capacity": "3", "damaged": {"tank_3": "4"}, "choices": None}
    assert scene.refused(1, "hold_unit tank_1") == "SA-repair_prevention-6", "one after another"
    assert scene.refused(1, "keep_holds") == "SA-minimal-15"
    assert scene.order(0, "hold_unit tank_3") == ["held"]
    assert scene.asked() == [(1, "hold_window")], "the first seat can change nothing more"
    events = scene.order(1, "keep_holds")
    assert events == ["repaired"]
    assert (scene.damage("tank_1"), scene.damage("tank_3")) == ("0", "4")
    assert scene.asked() == [(0, "movement")]
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "b", "tank")
    scene.order(1, "attack a with tank_5, inf_4", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "retreat", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(0, "hold_fire")
    assert scene.damage("tank_3") == "4", "its owner has no means to repair it"


@clause("SA-repair_prevention-6")
def test_a_window_in_which_nothing_can_matter_asks_nobody() -> None:
    scene = two()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "movement")]
    nothing = two(hold_min_halves=0, hold_total=1)
    fight(nothing)
    assert nothing.asked() == [(0, "movement")], "nobody may hold anything"
    assert nothing.damage("tank_3") == "0"


@clause("SA-repair_prevention-6")
def test_who_has_lost_everything_is_not_asked_whom_to_hold() -> None:
    scene = Scene(["repair_prevention"], {"a": 0, "b": 1})
    scene.army(0, "a", "tank tank tank")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "fire tank_4 tank_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo tank_1>tank_4, tank_2>tank_4, tank_3>tank_4")
    assert scene.position.table.is_over


@clause("SA-repair_prevention-2", "SA-repair_prevention-3", "TS3-01", "TV3-01", "TV3-03", "R3-01", "R3-55")
def test_each_seat_has_its_capacity_in_halves() -> None:
    assert [capacity_for(seats, 6, 3) for seats in range(1, 8)] == [12, 6, 4, 3, 3, 3, 3]
    for seats, wholes, has_half in ((2, 3, False), (3, 2, False), (4, 1, True)):
        scene = several(seats)
        names = scene.army(1, "b", "tank tank tank tank")
        for name in names[:wholes]:
            scene.order(0, f"hold_unit {name}")
        refusal = scene.refusal(0, f"hold_unit {names[wholes]}")
        assert (refusal.clause, refusal.code) == ("SA-repair_prevention-2", "no_free_hold")
        assert refusal.values["capacity"] == {2: "3", 3: "2", 4: "3/2"}[seats]
        assert scene.refused(0, f"hold_unit {names[0]}") == "SA-repair_prevention-1"
        if seats > 2 and not has_half:
            assert scene.refused(0, f"pool_hold {names[0]} with seat_3") == "SA-repair_prevention-3"
    scene = several(4)
    scene.army(1, "b", "tank tank")
    scene.order(3, "resign")
    scene.order(0, "hold_unit tank_1")
    assert scene.refused(0, "hold_unit tank_2") == "SA-repair_prevention-2", "the seats at the start count"


@clause("SA-repair_prevention-3", "SA-repair_prevention-4", "TV3-02", "H3-1")
def test_two_seats_hold_one_unit_with_their_odd_halves_until_one_withdraws() -> None:
    scene = several(4)
    scene.army(1, "b", "tank tank")
    hurt(scene, "tank_1", 18)
    assert menu(scene, 0) >= {"pool_hold tank_1 with seat_3", "pool_hold tank_1 with seat_4"}
    assert "pool_hold tank_1 with seat_2" not in menu(scene, 0)
    scene.order(0, "pool_hold tank_1 with seat_3")
    assert "pool_hold tank_1 with seat_3" not in menu(scene, 0)
    assert scene.refused(0, "pool_hold tank_1 with seat_3") == "SA-repair_prevention-4"
    assert [scene.events[0].seen_by(seat) is not None for seat in range(4)] == [True, False, True, False]
    assert held(scene) == []
    answers = next(d for d in scene.position.pending() if d.seat == 2)
    assert (answers.kind, {str(order) for order in answers}) == (
        "answers", {"answer_pool seat_1 accept", "answer_pool seat_1 refuse"},
    )  # fmt: skip
    assert scene.refused(3, "answer_pool seat_1 accept") == "SA-repair_prevention-4"
    assert scene.refused(2, "answer_pool seat_1 perhaps") == "SA-repair_prevention-4"
    assert scene.order(2, "answer_pool seat_1 accept") == ["held-together"]
    assert held(scene) == [((0, 2), ("tank_1",))]
    assert scene.refused(0, "pool_hold tank_2 with seat_4") == "SA-repair_prevention-3"
    assert scene.refused(3, "pool_hold tank_2 with seat_1") == "SA-repair_prevention-3"
    scene.order(3, "hold_unit tank_2")
    assert scene.order(0, "release_unit tank_1") == ["released", "hold-ends"]
    assert scene.damage("tank_1") == "0"
    assert held(scene) == [((3,), ("tank_2",))]


@clause("SA-repair_prevention-4", "H3-1")
def test_an_offer_is_refused_taken_back_replaced_or_falls_with_what_it_was_about() -> None:
    scene = several(4)
    scene.army(1, "b", "tank tank tank")
    for name in ("tank_1", "tank_2"):
        hurt(scene, name, 6)
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.order(2, "answer_pool seat_1 refuse")
    assert scene.events[0].seen_by(3) is None
    assert scene.refused(2, "answer_pool seat_1 accept") == "SA-repair_prevention-4"
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.order(0, "pool_hold tank_2 with seat_3")
    assert "answer_pool seat_3 refuse" in menu(scene, 0)
    assert scene.refused(0, "answer_pool seat_3 accept") == "SA-repair_prevention-4"
    scene.order(2, "pool_hold tank_1 with seat_1")
    scene.order(0, "answer_pool seat_3 refuse")
    scene.order(0, "answer_pool seat_3 refuse")
    assert scene.refused(0, "answer_pool seat_3 refuse") == "SA-repair_prevention-4"
    scene.order(0, "pool_hold tank_2 with seat_3")
    scene.order(2, "pool_hold tank_2 with seat_4")
    scene.order(3, "answer_pool seat_3 accept")
    assert held(scene) == [((2, 3), ("tank_2",))]
    assert [str(order) for order in menu(scene, 2) if str(order).startswith("answer_pool")] == [
        "answer_pool seat_1 refuse"
    ], "its half is used, so it can only refuse"
    assert scene.refused(2, "answer_pool seat_1 accept") == "SA-repair_prevention-3"
    scene.position.remove_unit(scene.unit("tank_2"))
    assert held(scene) == []
    assert scene.refused(2, "answer_pool seat_1 accept") == "SA-repair_prevention-4"
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.order(0, "pool_hold tank_1 with seat_4")
    scene.order(2, "resign")
    assert scene.refused(0, "answer_pool seat_3 refuse") == "SA-repair_prevention-4"
    assert scene.refused(0, "pool_hold tank_1 with seat_3") == "SA-repair_prevention-4"
    assert "answer_pool seat_1 accept" in menu(scene, 3)


@clause("SA-repair_prevention-4", "SA-repair_prevention-5")
def test_lists_change_at_any_time_but_not_while_a_battle_is_resolved() -> None:
    scene = two()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank tank")
    scene.order(1, "hold_unit tank_2")
    scene.order(0, "attack b with tank_1", [3])
    for order in ("hold_unit tank_1", "release_unit tank_2"):
        assert scene.refused(1, order) == "SA-repair_prevention-5"
    assert not [text for text in menu(scene, 1) if text.startswith(("hold_unit", "release_"))]
    many = several(4)
    many.army(0, "a", "tank")
    many.army(1, "b", "tank")
    many.army(2, "c", "tank")
    hurt(many, "tank_3", 6)
    many.order(0, "pool_hold tank_3 with seat_2")
    many.order(0, "attack b with tank_1", [3])
    assert many.refused(1, "answer_pool seat_1 accept") == "SA-repair_prevention-5"
    assert many.refused(3, "pool_hold tank_3 with seat_2") == "SA-repair_prevention-5"
    assert many.refused(3, "hold_unit tank_3") == "SA-repair_prevention-5"


@clause("SA-repair_prevention-7", "TV3-04")
def test_in_the_window_one_drops_a_unit_and_takes_another() -> None:
    scene = two(hold_total=2, hold_min_halves=0)
    scene.army(1, "c", "tank")
    hurt(scene, "tank_1", 12)
    scene.order(0, "hold_unit tank_1")
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    hurt(scene, "tank_4", 6)
    scene.order(1, "hold_unit tank_2")
    scene.order(0, "attack b with tank_2, tank_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "salvo tank_2>tank_4, tank_3>tank_4", [3])
    scene.order(1, "hold_fire")
    assert scene.damage("tank_4") == "5"
    assert scene.asked() == [(0, "hold_window")]
    assert menu(scene, 0) >= {"release_unit tank_1", "keep_holds"}
    assert "hold_unit tank_4" not in menu(scene, 0), "the list is full"
    assert scene.order(0, "release_unit tank_1") == ["released", "hold-ends"]
    assert scene.damage("tank_1") == "0"
    scene.order(0, "hold_unit tank_4")
    assert (scene.damage("tank_1"), scene.damage("tank_4")) == ("0", "5")
    assert scene.asked() == [(0, "movement")]


@clause("SA-repair_prevention-4", "SA-repair_prevention-8", "SA-repair_prevention-11")
def test_only_foreign_units_are_held_wherever_they_are() -> None:
    scene = several(4)
    scene.army(0, "a", "tank")
    scene.army(3, "d", "tank")
    assert scene.refused(0, "hold_unit tank_1") == "SA-repair_prevention-8"
    assert scene.refused(1, "pool_hold tank_1 with seat_1") == "SA-repair_prevention-8"
    for unknown in ("tank_9", "factory/a", "nobody"):
        assert scene.refused(0, f"hold_unit {unknown}") == "SA-repair_prevention-11"
    assert scene.refused(0, "pool_hold tank_2 with seat_9") == "SA-repair_prevention-4"
    assert scene.refused(0, "release_unit tank_2") == "SA-repair_prevention-1"
    scene.order(0, "hold_unit tank_2")
    assert held(scene) == [((0,), ("tank_2",))]


@clause("SA-repair_prevention-8", "R3-03")
def test_a_unit_that_becomes_its_holders_own_is_held_by_it_no_longer() -> None:
    scene = several(4)
    scene.army(3, "d", "tank")
    hurt(scene, "tank_1", 18)
    scene.order(0, "hold_unit tank_1")
    for owner, damage in ((1, "3"), (0, "0")):
        scene.position.change_owner(scene.unit("tank_1"), owner)
        assert scene.damage("tank_1") == damage
    assert held(scene) == []


@clause("SA-repair_prevention-12", "SA-repair_prevention-13", "R3-03", "SA-repair_prevention-7")
def test_a_unit_on_several_lists_stays_held_until_the_last_holder_is_gone() -> None:
    scene = several(4)
    scene.army(1, "b", "tank")
    hurt(scene, "tank_1", 18)
    scene.order(0, "hold_unit tank_1")
    scene.order(2, "hold_unit tank_1")
    assert scene.order(0, "release_unit tank_1") == ["released"]
    assert scene.damage("tank_1") == "3"
    assert "hold-ends" in scene.order(2, "resign")
    assert scene.damage("tank_1") == "0"


@clause("SA-repair_prevention-13")
def test_the_hold_of_who_leaves_in_the_middle_of_a_battle_ends_with_the_battle() -> None:
    scene = several(4)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    hurt(scene, "tank_2", 18)
    scene.order(2, "hold_unit tank_2")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(2, "resign")
    assert scene.damage("tank_2") == "3"
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "hold_window")]
    scene.order(0, "keep_holds")
    scene.order(3, "keep_holds")
    assert scene.damage("tank_2") == "0"


@clause("SA-repair_prevention-6", "SA-repair_prevention-9")
def test_the_window_can_be_opened_after_any_attack() -> None:
    scene = two()
    scene.army(1, "b", "tank tank")
    hurt(scene, "tank_1", 12)
    hurt(scene, "tank_2", 12)
    open_hold_window(scene.position)
    scene.order(0, "hold_unit tank_1")
    assert scene.asked() == [(0, "hold_window")]
    scene.order(0, "keep_holds")
    assert (scene.damage("tank_1"), scene.damage("tank_2"), scene.asked()) == ("2", "0", [(0, "movement")])


@clause("SA-repair_prevention-4", "SA-repair_prevention-6")
def test_an_offer_in_the_window_is_answered_there_while_its_giver_waits() -> None:
    scene = several(4)
    scene.army(3, "d", "tank")
    scene.order(0, "hold_unit tank_1")
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "attack b with tank_2, tank_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "salvo tank_2>tank_4, tank_3>tank_4", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "pool_hold tank_4 with seat_3")
    assert scene.refused(2, "hold_unit tank_4") == "SA-repair_prevention-6"
    scene.order(2, "answer_pool seat_1 accept")
    assert held(scene)[1] == ((0, 2), ("tank_4",))
    assert (scene.damage("tank_4"), scene.asked()) == ("4", [(0, "movement")])


@clause("SA-repair_prevention-7")
def test_who_drops_a_unit_that_has_just_fought_repairs_it_at_once() -> None:
    scene = two()
    scene.army(0, "a", "tank tank tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "hold_unit tank_4")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "salvo tank_1>tank_4, tank_2>tank_4, tank_3>inf_5", [3])
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "hold_window")]
    scene.order(0, "release_unit tank_4")
    assert (scene.damage("tank_4"), scene.damage("inf_5")) == ("0", "2")


def test_a_divided_unit_shares_the_place_of_the_whole() -> None:
    scene = two()
    scene.army(1, "b", "tank tank tank")
    scene.order(0, "hold_unit tank_1")
    scene.order(0, "hold_unit tank_3")
    exchange_held(scene.position, ["tank_1"], ["tank_1", "tank_2"])
    assert held(scene) == [((0,), ("tank_1", "tank_2")), ((0,), ("tank_3",))]
    assert menu(scene, 0) >= {"release_unit tank_1", "release_unit tank_2", "release_unit tank_3"}
    exchange_held(scene.position, ["tank_1", "tank_2"], ["tank_2"])
    assert held(scene) == [((0,), ("tank_2",)), ((0,), ("tank_3",))]


@clause("SA-repair_prevention-1", "SA-repair_prevention-4")
def test_what_is_held_is_told_to_everybody_and_offers_to_two() -> None:
    scene = several(4)
    scene.army(1, "b", "tank tank")
    scene.order(0, "hold_unit tank_1")
    scene.order(0, "pool_hold tank_2 with seat_3")
    for seat in (-1, 0, 2, 3):
        told = scene.position.view(seat).to_json()
        assert str(told).count("'powers': ['seat_1'], 'units': ['tank_1']") == 1
        assert ("'partner': 'seat_3'" in str(told)) == (seat in (0, 2))
        completed = scene.position.view(seat).complete(Seeded("guess"))
        run(completed, Seeded("guess"))
        answers = [d for d in completed.pending() if d.kind == "answers"]
        assert bool(answers) == (seat in (0, 2))


def test_a_unit_is_destroyed_by_its_name() -> None:
    scene = two()
    scene.army(1, "b", "tank")
    part = scene.rules.damaged[0]
    assert isinstance(part, DamagedUnits)
    part.destroy(scene.position, "tank_1")
    assert not scene.lives("tank_1")


@clause("SA-repair_prevention-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_in_the_window_does_not_stop_it(seat: int) -> None:
    scene = Scene(["repair_prevention", "multiplayer"], {"a": 0, "b": 1, "c": 2, "d": 2}, seats=3, fields=LINE, sea=())
    fight(scene)
    assert scene.asked() == [(0, "hold_window")]
    scene.order(seat, "resign")
    assert [kind for _, kind in scene.asked()] in (["hold_window"], ["movement"])
