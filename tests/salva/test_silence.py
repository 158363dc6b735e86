"""What an absent player does where part 3 asks somebody out of turn (the table of pending decisions)."""

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.air_scenes import air_scene, raid, settle
from tests.salva.allies import allies, owner_of, skip
from tests.salva.scenes import Scene


def silent(scene: Scene, seat: int, kind: str) -> str:
    """The default of the only one who is asked; it is given."""
    assert scene.asked() == [(seat, kind)]
    order = str(scene.position.pending()[0].default())
    scene.order(seat, order)
    return order


@clause("SA-alliance-2", "SA-alliance-4", "SA-alliance-10", "SA-alliance-20")
def test_who_is_silent_accepts_neither_land_nor_a_unit_nor_a_command() -> None:
    for order in ("cede a to seat_2", "give tank_1 to seat_2", "hand_over tank_1 to seat_2"):
        scene = allies()
        scene.army(0, "a", "tank")
        scene.order(0, order)
        assert silent(scene, 1, "consent") == "decline"
        commander = int(scene.rules.commander(scene.position.table, scene.unit("tank_1")))
        assert (scene.owner("a"), owner_of(scene, "tank_1"), commander) == (0, 0, 0)
        assert scene.asked() == [(0, "movement")]


@clause("SA-alliance-2", "SA-alliance-3")
def test_who_is_silent_gets_no_unit_that_another_finishes_for_him() -> None:
    scene = allies()
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    scene.order(0, "finish tank_1 for seat_2")
    assert silent(scene, 1, "consent") == "decline"
    skip(scene, 6)
    assert owner_of(scene, "tank_1") == 0


@clause("SA-alliance-12")
def test_who_is_silent_lets_nobody_in() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "move tank_1 b")
    assert silent(scene, 1, "consent") == "decline"
    assert scene.place("tank_1") == "a"


@clause("SA-repair_prevention-4")
def test_an_offer_to_hold_together_that_nobody_answers_holds_nothing() -> None:
    scene = Scene(["repair_prevention", "multiplayer"], {"a": 0, "b": 1, "c": 2, "d": 3}, seats=4, fields=row("abcd"),
                  sea=()).begin()  # fmt: skip
    scene.army(1, "b", "tank")
    scene.order(0, "pool_hold tank_1 with seat_3")
    [answers] = [decision for decision in scene.position.pending() if decision.seat == 2]
    assert (answers.kind, answers.waits, answers.default()) == ("answers", False, None)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    slices = scene.position.view(0).to_json()["slices"]
    assert isinstance(slices, dict)
    assert slices["holds"] == []


@clause("SA-retreat-3", "SA-alliance-2")
def test_who_is_silent_takes_nobody_in_who_retreats() -> None:
    scene = allies(["retreat"], owners={"a": 0, "b": 1, "c": 2, "d": 3, "e": 0})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert str(scene.position.pending()[0].default()) == "retreat_to tank_1 a", "a field of his own needs nobody"
    scene.order(0, "retreat_to tank_1 c")
    assert (scene.asked(), str(scene.position.pending()[0].default())) == ([(2, "consent")], "decline")
    scene.order(2, "decline")
    assert (scene.place("tank_1"), scene.asked()) == ("a", [(0, "movement")]), "the only field that is left"


@clause("SA-air-32", "SA-air-42", "SA-alliance-2")
def test_who_is_silent_gives_no_fuel() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "g": 2}
    scene = air_scene(owners, ["multiplayer", "alliance"], seats=3)
    scene.army(0, "b", "fig")
    scene.order(0, "move fig_1 c")
    scene.order(0, "end_movement")
    scene.order(0, "refuel_from c for fig_1")
    assert silent(scene, 1, "consent") == "decline"
    assert silent(scene, 0, "refuelling") == "refuel"
    assert not scene.lives("fig_1")


@clause("SA-air-22")
def test_who_is_silent_after_a_counter_move_stays_where_the_fight_was() -> None:
    scene = air_scene()
    raid(scene, "bom", (1, "e", "fig"))
    scene.order(1, "intercept d with fig_2", [3])
    settle(scene)
    assert silent(scene, 1, "landing") == "land"
    assert scene.place("fig_2") == "d"


@clause("SA-alliance-27")
def test_who_is_silent_changes_no_line() -> None:
    scene = allies(["second_line"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1")
    assert silent(scene, 1, "defender_lines") == "lines"
    battle = scene.battle
    assert [int(line) for line in battle.line] == [1, 1]
