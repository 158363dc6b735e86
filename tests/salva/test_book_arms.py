"""The worked examples of the players' rulebook, part All arms: each is played, and both languages tell its numbers."""

from tests.maps.drawn import LONG_COAST
from tests.salva.air_scenes import settle
from tests.salva.allies import agreed, allies, column, skip
from tests.salva.book_pages import EXAMPLES, book, tells
from tests.salva.scenes import Scene
from tests.salva.test_air_strategic_bombing import harm, raid, standing
from tests.salva.test_artillery import aimed, answer_all, next_turn
from tests.salva.test_book import HALF
from tests.salva.test_cheap_units import producing
from tests.salva.test_expensive_units import producing as yard
from tests.salva.test_expensive_units import until_production
from tests.salva.test_pioneer_infantry import last_pioneer
from tests.salva.test_upkeep import afresh, due, owe, scene_of
from velmoci.salva.units import standard_kinds

KINDS = standard_kinds()


def test_a_held_tank_keeps_its_damage_and_falls_in_the_next_battle_as_the_book_tells_it() -> None:
    scene = Scene(["repair_prevention"], units=KINDS)
    scene.army(0, "a", "tank tank tank")
    scene.army(1, "b", "tank at_gun")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "salvo tank_1>tank_4, tank_2>tank_4", [3])
    scene.order(1, "hold_fire")
    assert scene.damage("tank_4") == "4"
    scene.order(0, "hold_unit tank_4")
    answer_all(scene)
    assert scene.damage("tank_4") == "4"
    scene.order(0, "attack b with tank_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_3 tank_4", [3])
    assert not scene.lives("tank_4"), "two more points"
    assert tells(("Damage that stays", "Poškození, které zůstává"), [4, 4])


def test_a_tank_that_was_handed_over_moves_again_after_four_turns_as_the_book_tells_it() -> None:
    scene = allies()
    scene.army(1, "b", "tank")
    skip(scene, 6)
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    skip(scene, 9)
    agreed(scene, 1, "move tank_1 a", 0)
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    skip(scene, 13)
    assert (1, "movement") in scene.asked(), "four turns later it is Adam's turn again"
    scene.order(1, "move tank_1 e")
    assert (scene.place("tank_1"), column(scene, "tank_1", "last_active")) == ("a", 9)
    assert [int(seat) for seat in scene.position.table.order] == [0, 1, 2, 3], "Adam, Beth, Cyril, Dana"
    assert tells(("Alliance", "Spolupráce mezi spojenci"), [])


def test_upkeep_is_counted_as_the_book_tells_it() -> None:
    scene = scene_of("fortresses", "expensive_units", "naval", "factories", marks={"b": {"factories": 2}})
    scene.army(0, "a", " ".join(["tank"] * 12))
    forts = scene.army(0, "a", "fort fort fort fort")
    scene.order(0, "end_movement")
    scene.order(0, "lay_down dread b/s for 2")
    assert afresh(scene) == "29/10"
    owe(scene, 29, 10)
    scene.order(0, f"dissolve {' '.join(forts)}")
    assert due(scene) == "57/20", "1/20 less"
    assert tells(("Upkeep", "Údržba"), [1, 2, 12, HALF, 2, 29, 10, 1, 20])


def test_a_fighter_meets_bombers_at_their_second_step_as_the_book_tells_it() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1}
    scene = Scene(["air"], owners, fields=LONG_COAST, sea=("s", "t"), units=KINDS)
    scene.army(0, "b", "bomber")
    scene.army(1, "f", "fighter")
    scene.order(0, "move bomber_1 c")
    assert scene.asked() == [(1, "counter_move")], "three fields away it is within reach"
    scene.order(1, "let_fly")
    scene.order(0, "move bomber_1 d")
    scene.order(1, "intercept d with fighter_2:e", [3])
    settle(scene)
    assert scene.points("fighter_2") == "1"
    assert "land fighter_2:e" in [str(order) for order in scene.position.pending()[0]]
    assert tells(("Aircraft", "Letadla"), [KINDS.rows[KINDS.index["fighter"]].move - 1, 1])


def test_guns_wear_a_held_infantry_down_as_the_book_tells_it() -> None:
    scene = Scene(["artillery"], owners={"a": 0, "b": 1, "c": 1, "d": 1}, units=KINDS)
    scene.army(0, "a", "gun gun gun")
    scene.army(1, "b", "infantry")
    for number in (1, 2, 3):
        aimed(scene, f"gun_{number}", "b")
    shots = ", ".join(f"gun_{number}>infantry_4" for number in (1, 2, 3))
    scene.order(0, f"fire_at b with {shots}")
    assert scene.damage("infantry_4") == "3"
    scene.order(0, "hold_unit infantry_4")
    answer_all(scene)
    scene.order(0, "end_movement")
    next_turn(scene)
    scene.order(0, f"fire_at b with {shots}")
    assert not scene.lives("infantry_4")
    gun = KINDS.rows[KINDS.index["gun"]].row["artillery"]["unarmoured"]
    assert tells(("Guns", "Děla"), [gun, gun, HALF, int(gun) * HALF, 3])


def test_remainders_are_put_together_as_the_book_tells_it() -> None:
    scene = producing({"m": 1, "a": 4, "b": 4, "c": 3, "d": 1})
    assert scene.refused(0, "buy_with tank m from a 1/3, b 1/3, c 1/4, d 1/12") == "SA-cheap_units-4"
    scene.order(0, "buy_with tank m from a 1/3, b 1/3, c 1/4")
    assert scene.purse("m") == "0"
    assert tells(("Cheap units and remainders", "Levné jednotky a zbytky"), [1, 3, 1, 3, 1, 4, 11, 12])


def test_a_town_is_bombed_as_the_book_tells_it() -> None:
    scene = raid("bomber bomber bomber")
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    scene.order(0, "bomb bomber_1 factory")
    assert harm(scene) == "2"
    scene.order(0, "bomb bomber_2 factory")
    assert harm(scene) == "4"
    scene.order(0, "hold_unit factory/b")
    answer_all(scene)
    scene.order(0, "strike b with bomber_3", [3])
    scene.order(0, "bomb bomber_3 factory")
    assert standing(scene) == 0
    assert tells(("Strategic bombing", "Strategické bombardování"), [2, 4, 6])


def test_the_last_pioneer_falls_as_the_book_tells_it() -> None:
    scene = last_pioneer()
    scene.order(1, "fire at_gun_3 pioneer_infantry_1 share 1/2")
    assert not scene.lives("pioneer_infantry_1")
    scene.order(1, "fire at_gun_3 infantry_2")
    assert scene.damage("infantry_2") == "4"
    assert tells(("Pioneers", "Pionýři"), [4, 2, 2, 2, 2, 4])


def test_an_expensive_ship_is_paid_as_the_book_tells_it() -> None:
    assert str(KINDS.rows[KINDS.index["battleship"]].row["price"]) == "3"
    scene = yard()
    scene.order(0, "lay_down dread c/s for 1")
    for _ in range(2):
        assert "finished" not in until_production(scene)
        scene.order(0, "pay_on dread_1 for 1")
    assert "finished" in until_production(scene), "in the fourth turn"
    for seat, order in ((0, "end_production"), (1, "end_movement"), (1, "end_production"), (0, "move dread_1 s")):
        scene.order(seat, order)
    assert tells(("Expensive units", "Drahé jednotky"), [1, 1, 1, 1, 2, 3])


def test_every_example_of_the_part_is_held_here() -> None:
    held = {
        "Damage that stays", "Alliance", "Upkeep", "Aircraft", "Expensive units", "Guns", "Cheap units and remainders",
        "Strategic bombing", "Pioneers",
    }  # fmt: skip
    part = book("en").partition("\n## All arms\n")[2].partition("\n## ")[0]
    sections = [text for text in part.split("\n### ") if EXAMPLES["en"] in text]
    assert {text.partition("\n")[0] for text in sections} == held
