"""Supply of armies (SA-supply)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.maps.drawn import STRAIT, row
from tests.salva.allies import OWNERS
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.supply import counters
from velmoci.salva.chapters.supply_plan import Mouth, Store, plan
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def scene_of(*chapters: str, before: int = 2, **options: Any) -> Scene:
    """The movement phase of the first seat in the round before an interlude, unless another round is said."""
    owners = {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0, "f": 1}
    on = ["supply", *chapters]
    made = Scene(on, owners, options=options, fields=row("abcdef"), sea=(), units=standard_kinds())
    return late(made.begin(), before)


def late(scene: Scene, before: int = 2) -> Scene:
    table = scene.position.table
    table.round, table.turn = before, (before - 1) * table.seats
    return scene


def on_sea(*chapters: str, **options: Any) -> Scene:
    """Land a to d in a row with the sea beside it."""
    on = ["supply", "naval", "second_line", "submarines", *chapters]
    return late(Scene(on, MINE, options=options, units=standard_kinds()).begin())


def end_round(scene: Scene, seats: int = 2, rolls: list[int] | None = None) -> list[str]:
    """Everybody ends his turn; what happened in the last one and at the beginning of the round after it."""
    told: list[str] = []
    first = int(scene.position.table.on_turn)
    for seat in range(first, seats):
        told = scene.order(seat, "end_movement")
        is_last = seat == seats - 1
        told += scene.order(seat, "end_production", rolls if is_last and rolls else [])
    return told


def stock(scene: Scene, name: str) -> int:
    return int(scene.position.table.unit_columns[scene.rules.unit_column("supply_stock")][scene.unit(name)])


def give_stock(scene: Scene, name: str, count: int) -> None:
    scene.position.table.unit_columns[scene.rules.unit_column("supply_stock")][scene.unit(name)] = count


def told(scene: Scene, seat: int = 0) -> Any:
    [decision] = [one for one in scene.position.pending() if one.seat == seat]
    return {name: value for name, value in decision.about().items() if name != "choices"}


@clause("SA-supply-1")
@pytest.mark.parametrize(
    ("options", "price"),
    [({}, "1/4"), ({"supply_scale": "one"}, "1/12"), ({"supply_price": "1/2"}, "1/2"),
     ({"supply_scale": "one", "supply_price": "1/2"}, "1/2")],
)  # fmt: skip
def test_what_a_supply_unit_costs(options: dict[str, Any], price: str) -> None:
    scene = scene_of(**options)
    kind = scene.rules.kinds.find("supply_unit")
    assert kind is not None
    agreed = scene.rules.agreed_price(kind)
    assert ratio_text(agreed.num, agreed.den) == price
    assert (agreed.name, agreed.clause) == ("supply_price", "SA-supply-1")
    item = scene.rules.items["supply_unit"]
    assert scene.rules.price(scene.position.table, 0, item, 0) == scene.rules.in_parts(agreed.num, agreed.den)
    tank = scene.rules.kinds.find("tank")
    assert tank is not None
    assert scene.rules.agreed_price(tank).name == "price"


@clause("SA-supply-1")
def test_a_price_of_nothing_is_refused() -> None:
    with pytest.raises(BadRulebook, match="bad_option"):
        scene_of(supply_price="0")


@clause("SA-supply-1")
@pytest.mark.parametrize("said", ["6", "1", "5/2"])
def test_how_vulnerable_a_supply_unit_is_to_shells(said: str) -> None:
    scene = scene_of(supply_vulnerability=said)
    scene.army(0, "e", "tank supply_unit")
    scene.army(1, "f", "tank")
    table, rules = scene.position.table, scene.rules
    factor = next(part for part in rules.fire if part.name == "supply")
    chain = Chain()
    factor.shell(table, scene.unit("tank_1"), scene.unit("supply_unit_2"), chain)
    assert ratio_text(6 * chain.num, chain.den) == said, "six times by the table"
    other = Chain()
    factor.shell(table, scene.unit("tank_1"), scene.unit("tank_3"), other)
    assert (other.num, other.den) == (1, 1)


@clause("SA-supply-1")
@pytest.mark.parametrize(("said", "lives"), [("6", False), ("1", True)])
def test_how_vulnerable_a_supply_unit_is_in_battle(said: str, lives: bool) -> None:
    scene = scene_of(supply_vulnerability=said)
    scene.army(0, "e", "tank")
    scene.army(1, "f", "infantry supply_unit")
    scene.order(0, "attack f with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo tank_1>supply_unit_3:1/2", [3])
    assert scene.lives("supply_unit_3") == lives


@clause("SA-supply-1")
def test_a_supply_unit_moves_like_cargo_and_shoots_at_nobody() -> None:
    scene = scene_of()
    scene.army(0, "a", "supply_unit")
    scene.order(0, "move supply_unit_1 b")
    assert (scene.place("supply_unit_1"), scene.points("supply_unit_1")) == ("b", "0")
    kind = scene.rules.kinds.find("supply_unit")
    assert kind is not None
    assert not any(kind.attack)
    assert not any(kind.defence)


@clause("SA-supply-2", "R5-16")
@pytest.mark.parametrize(("period", "rounds"), [(3, [3, 6]), (1, [2, 3, 4, 5, 6]), (2, [2, 4, 6])])
def test_in_which_rounds_there_is_an_interlude(period: int, rounds: list[int]) -> None:
    scene = scene_of(before=1, supply_period=period)
    found = []
    for number in range(2, 7):
        events = end_round(scene)
        assert scene.position.table.round == number
        if "supply-begins" in events:
            found.append(number)
            seen = [event.seen_by_all() for event in scene.events]
            assert [one.values for one in seen if one.sentence == "supply-begins"] == [{"round": number}]
    assert found == rounds


@clause("SA-supply-2", "R5-16")
def test_the_interlude_comes_before_the_upkeep_roll() -> None:
    scene = late(Scene(["supply", "upkeep"], MINE, units=standard_kinds()).begin())
    scene.army(0, "a", "tank")
    events = end_round(scene, rolls=[6])
    wanted = ["supply-starved", "upkeep-rolled"]
    assert [word for word in events if word in wanted] == wanted
    again = late(Scene(["supply", "upkeep"], MINE, units=standard_kinds()).begin())
    again.army(0, "a", "tank supply_unit")
    assert "upkeep-rolled" not in end_round(again)
    assert "upkeep-rolled" in again.order(0, "feed_all", [6])


@clause("SA-supply-3", "SA-supply-4", "TS5-09", "R5-44")
def test_one_supply_unit_feeds_three_points_on_a_neighbouring_field() -> None:
    scene = scene_of()
    scene.army(0, "a", "supply_unit")
    scene.army(0, "b", "tank tank tank")
    end_round(scene)
    assert scene.asked() == [(0, "supply_interlude")]
    events = scene.order(0, "feed_all")
    assert events[:2] == ["supply-fed-all", "supply-used"]
    assert "supply-starved" not in events
    assert not scene.lives("supply_unit_1")
    assert [scene.lives(f"tank_{number}") for number in (2, 3, 4)] == [True, True, True]


@clause("SA-supply-5", "TV5-24")
def test_of_four_infantry_one_supply_unit_feeds_three_and_the_owner_chooses() -> None:
    scene = scene_of()
    scene.army(0, "b", "infantry infantry infantry infantry supply_unit")
    end_round(scene)
    assert told(scene) == {
        "need": "4", "supply": "3", "count": 1, "starves": ["infantry_4"],
        "hungry": {f"infantry_{number}": "1" for number in (1, 2, 3, 4)},
        "feeds": {f"infantry_{number}": ["supply_unit_5"] for number in (1, 2, 3)},
    }  # fmt: skip
    for number in (4, 2, 1):
        assert scene.order(0, f"feed infantry_{number} from supply_unit_5")[0] == "supply-fed"
    assert [scene.lives(f"infantry_{number}") for number in (1, 2, 3, 4)] == [True, True, False, True]
    assert not scene.lives("supply_unit_5")
    assert scene.asked() == [(0, "movement")]


@clause("SA-supply-5")
def test_whoever_is_not_fed_though_he_could_be_is_lost() -> None:
    scene = scene_of()
    scene.army(0, "b", "tank supply_unit")
    end_round(scene)
    events = scene.order(0, "end_feeding")
    assert events[0] == "supply-starved"
    assert (scene.lives("tank_1"), scene.lives("supply_unit_2")) == (False, True)


@clause("SA-supply-5")
def test_a_price_may_be_covered_by_several_supply_units() -> None:
    scene = scene_of(supply_capacity="1/2")
    scene.army(0, "b", "tank supply_unit")
    scene.army(0, "c", "supply_unit")
    end_round(scene)
    assert scene.refused(0, "feed tank_1 from supply_unit_2") == "SA-supply-3"
    assert scene.refused(0, "feed tank_1 from supply_unit_2 supply_unit_2") == "SA-supply-3"
    assert offered(scene, "feed") == (["feed tank_1 from supply_unit_2 supply_unit_3"], False)
    scene.order(0, "feed tank_1 from supply_unit_2 supply_unit_3")
    assert [scene.lives(name) for name in ("tank_1", "supply_unit_2", "supply_unit_3")] == [True, False, False]


@clause("SA-supply-3")
def test_a_rest_is_lost() -> None:
    scene = scene_of()
    scene.army(0, "b", "tank supply_unit")
    end_round(scene)
    scene.order(0, "feed tank_1 from supply_unit_2")
    assert not scene.lives("supply_unit_2")
    assert scene.position.table.slices[scene.rules.table_slice("supply")].dump() == [3, [], []]


@clause("SA-supply-4")
def test_supply_from_two_fields_away_is_refused() -> None:
    scene = scene_of()
    scene.army(0, "a", "tank")
    scene.army(0, "b", "tank")
    scene.army(0, "c", "supply_unit")
    end_round(scene)
    assert scene.refused(0, "feed tank_1 from supply_unit_3") == "SA-supply-4"
    assert told(scene)["starves"] == ["tank_1"]
    assert offered(scene, "feed") == (["feed tank_2 from supply_unit_3"], False)
    scene.order(0, "feed_all")
    assert (scene.lives("tank_1"), scene.lives("tank_2")) == (False, True)


@clause("SA-supply-4")
def test_supply_on_land_feeds_the_sea_beside_it_and_from_aboard_the_land() -> None:
    scene = on_sea()
    scene.army(0, "s", "cruiser")
    scene.army(0, "b", "supply_unit")
    end_round(scene)
    scene.order(0, "feed_all")
    assert scene.lives("cruiser_1")
    assert not scene.lives("supply_unit_2")


@clause("SA-supply-6", "R5-16")
def test_who_eats_and_who_does_not() -> None:
    scene = scene_of("fortresses", "factories")
    scene.army(0, "b", "tank fort supply_unit supply_cargo")
    scene.army(0, "c", "tank", finished=False)
    end_round(scene)
    assert "tank_5" in told(scene)["hungry"], "finished in the turn before"
    assert set(told(scene)["hungry"]) == {"tank_1", "fort_2", "tank_5"}
    assert scene.refused(0, "feed supply_cargo_4 from supply_unit_3") == "SA-supply-6"
    assert scene.refused(0, "feed supply_unit_3 from supply_unit_3") == "SA-supply-6"
    scene.order(0, "end_feeding")
    lives = {name: scene.lives(name) for name in ("tank_1", "fort_2", "supply_unit_3", "supply_cargo_4")}
    assert lives == {"tank_1": False, "fort_2": False, "supply_unit_3": True, "supply_cargo_4": True}


@clause("SA-supply-6")
def test_neutrals_and_what_is_under_construction_do_not_eat() -> None:
    scene = scene_of()
    scene.give("d", -1)
    scene.army(-1, "d", "tank")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "buy tank f")
    scene.order(1, "end_production")
    assert scene.position.table.round == 3
    assert scene.lives("tank_1")
    assert scene.lives("tank_2")


@clause("SA-supply-7", "TV5-25")
def test_an_unsupplied_submarine_lives_on_its_stock() -> None:
    scene = on_sea()
    scene.army(0, "t", "submarine submarine")
    give_stock(scene, "submarine_1", 2)
    events = end_round(scene)
    assert (scene.lives("submarine_1"), stock(scene, "submarine_1"), scene.lives("submarine_2")) == (True, 1, False)
    assert events[-4:-1] == ["supply-begins", "supply-from-stock", "supply-starved"]


@clause("SA-supply-7")
def test_a_submarine_takes_supply_along_for_three_interludes_and_no_more() -> None:
    scene = on_sea()
    scene.army(0, "s", "submarine cruiser")
    scene.army(0, "b", "supply_unit supply_unit")
    end_round(scene)
    assert scene.refused(0, "stock submarine_1 1 from supply_unit_3") == "SA-supply-7"
    scene.order(0, "feed submarine_1 from supply_unit_3")
    for count in (4, 0, -1):
        assert scene.refused(0, f"stock submarine_1 {count} from supply_unit_3 supply_unit_4") == "SA-supply-7"
    assert scene.refused(0, "stock submarine_1 3 from supply_unit_3") == "SA-supply-3"
    assert offered(scene, "stock") == (
        [
            "stock submarine_1 1 from supply_unit_3", "stock submarine_1 1 from supply_unit_4",
            "stock submarine_1 2 from supply_unit_3", "stock submarine_1 2 from supply_unit_4",
            "stock submarine_1 3 from supply_unit_4",
        ], False,
    )  # fmt: skip
    scene.order(0, "stock submarine_1 2 from supply_unit_3")
    scene.order(0, "feed cruiser_2 from supply_unit_4")
    assert scene.refused(0, "stock cruiser_2 1 from supply_unit_4") == "SA-supply-7"
    scene.order(0, "stock submarine_1 1 from supply_unit_4")
    assert stock(scene, "submarine_1") == 3
    assert scene.asked() == [(0, "movement")]
    badges = [mark for mark in scene.rules.faces[-1].marks(scene.position.table) if mark["kind"] == "badge"]
    assert badges == [{"kind": "badge", "name": "supply_stock", "unit": "submarine_1", "value": "3"}]


@clause("SA-supply-7")
@pytest.mark.parametrize("most", [0, 1])
def test_the_option_says_how_much_a_submarine_takes_along(most: int) -> None:
    scene = on_sea(sub_stock=most)
    scene.army(0, "s", "submarine cruiser")
    scene.army(0, "b", "supply_unit")
    end_round(scene)
    scene.order(0, "feed submarine_1 from supply_unit_3")
    assert offered(scene, "stock") == (None if most == 0 else (["stock submarine_1 1 from supply_unit_3"], False))
    assert scene.refused(0, f"stock submarine_1 {most + 1} from supply_unit_3") == "SA-supply-7"


@clause("SA-supply-7")
def test_with_a_stock_of_its_own_a_submarine_is_fed_last() -> None:
    mouths = [Mouth(1, 1, 0, 6, True), Mouth(2, 2, 0, 6), Mouth(3, 3, 0, 12)]
    found = plan([[]], mouths, [Store(9, 0, 18, False)])
    assert ([meal[0].entry for meal in found.meals], [one.entry for one in found.hungry]) == ([3, 2], [1])
    assert found.starving() == []


@clause("SA-supply-8", "R5-16")
def test_all_allot_in_turn_order_and_losses_happen_together_at_the_end() -> None:
    scene = scene_of(turn_order="2 1")
    table = scene.position.table
    table.turn, table.on_turn = 3, 0
    scene.army(0, "b", "tank tank supply_unit")
    scene.army(1, "f", "tank supply_unit")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert scene.asked() == [(1, "supply_interlude")]
    scene.order(1, "end_feeding")
    assert scene.lives("tank_4")
    assert scene.asked() == [(0, "supply_interlude")]
    scene.order(0, "feed tank_1 from supply_unit_3")
    assert scene.lives("supply_unit_3")
    assert scene.lives("tank_4")
    events = scene.order(0, "end_feeding")
    assert events[:3] == ["supply-starved", "supply-starved", "supply-used"]
    assert [scene.lives(name) for name in ("tank_1", "tank_2", "supply_unit_3", "tank_4", "supply_unit_5")] == [
        True, False, False, False, True,
    ]  # fmt: skip


def allied() -> Scene:
    scene = Scene(["supply", "alliance"], OWNERS, fields=row("abcde"), sea=(), seats=4, units=standard_kinds()).begin()
    late(scene)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "supply_unit tank")
    scene.army(2, "c", "supply_unit")
    end_round(scene, 4)
    return scene


@clause("SA-supply-8")
def test_supply_of_others_is_used_if_they_agree() -> None:
    scene = allied()
    assert scene.asked() == [(0, "supply_interlude")]
    assert offered(scene, "feed") == (["feed tank_1 from supply_unit_2"], False)
    scene.order(0, "feed tank_1 from supply_unit_2")
    assert scene.asked() == [(1, "consent")]
    [decision] = scene.position.pending()
    assert decision.about()["topic"] == "supply"
    assert (decision.about()["unit"], decision.about()["units"]) == ("tank_1", ["supply_unit_2"])
    assert str(decision.default()) == "decline"
    scene.order(1, "agree")
    assert scene.asked() == [(1, "supply_interlude")]
    scene.order(1, "feed tank_3 from supply_unit_2")
    assert [scene.lives(name) for name in ("tank_1", "supply_unit_2", "tank_3", "supply_unit_4")] == [
        True, False, True, True,
    ]  # fmt: skip


@clause("SA-supply-8")
def test_whoever_declined_is_not_asked_again() -> None:
    scene = allied()
    scene.order(0, "feed tank_1 from supply_unit_2")
    scene.order(1, "decline")
    assert scene.asked() == [(0, "supply_interlude")]
    assert scene.refused(0, "feed tank_1 from supply_unit_2") == "SA-supply-8"
    assert offered(scene, "feed") is None
    scene.order(0, "end_feeding")
    scene.order(1, "end_feeding")
    assert not scene.lives("tank_1")


@clause("SA-supply-8")
def test_without_alliance_nobody_can_be_asked() -> None:
    scene = scene_of()
    scene.army(0, "e", "tank supply_unit")
    scene.army(1, "f", "supply_unit tank")
    end_round(scene)
    assert scene.refused(0, "feed tank_1 from supply_unit_3") == "SA-supply-8"
    assert scene.refused(0, "feed tank_4 from supply_unit_2") == "SA-supply-5"


@clause("SA-supply-9")
@pytest.mark.parametrize(("said", "room"), [("by_scale", 4), ("1", 2), ("3", 6), ("3/2", 3)])
def test_how_many_supply_units_a_ship_takes(said: str, room: int) -> None:
    scene = Scene(
        ["supply", "naval"], {"a": 0, "b": 1}, fields=STRAIT, sea=("s",), units=standard_kinds(),
        options={"supply_per_slot": said},
    ).begin()  # fmt: skip
    scene.army(0, "s", "transport_ship")
    scene.order(0, "dock transport_ship_1 a")
    names = scene.army(0, "a", " ".join(["supply_unit"] * (room + 1)))
    for name in names[:room]:
        scene.order(0, f"embark {name} on transport_ship_1")
    assert scene.refused(0, f"embark {names[room]} on transport_ship_1") == "SA-embarkation-8"


@clause("SA-supply-9")
def test_a_soldier_needs_a_whole_place_beside_supply() -> None:
    scene = Scene(["supply", "naval"], {"a": 0, "b": 1}, fields=STRAIT, sea=("s",), units=standard_kinds()).begin()
    scene.army(0, "s", "transport_ship")
    scene.order(0, "dock transport_ship_1 a")
    scene.army(0, "a", "supply_unit supply_unit supply_unit infantry")
    scene.order(0, "embark supply_unit_2 on transport_ship_1")
    scene.order(0, "embark infantry_5 on transport_ship_1")
    scene.order(0, "embark supply_unit_3 on transport_ship_1")
    assert scene.refused(0, "embark supply_unit_4 on transport_ship_1") == "SA-embarkation-8"


@clause("SA-supply-10")
def test_in_the_small_scale_a_supply_unit_feeds_one_point() -> None:
    scene = scene_of(supply_scale="one")
    scene.army(0, "b", "tank tank supply_unit")
    end_round(scene)
    assert (told(scene)["supply"], told(scene)["starves"]) == ("1", ["tank_2"])


@clause("SA-supply-10")
def test_counters_of_several_supply_units_are_bought_and_shown() -> None:
    assert [counters(count) for count in (1, 2, 3, 6, 11, 21)] == [[1], [2], [2, 1], [6], [6, 2, 2, 1], [12, 6, 2, 1]]
    scene = scene_of(supply_scale="one")
    scene.order(0, "end_movement")
    scene.order(0, "buy twelve_supply_unit a")
    assert scene.purse("a") == "0"
    assert len(scene.position.table.units_of(0)) == 12
    scene.order(0, "buy six_supply_unit b")
    scene.order(0, "buy two_supply_unit b")
    assert scene.purse("b") == "1/3"
    marks = scene.rules.faces[-1].marks(scene.position.table)
    badges = [(mark["field"], mark["value"]) for mark in marks if mark["kind"] == "badge"]
    assert badges == [("a", "12"), ("b", "6 + 2")]
    assert "twelve_supply_unit" not in scene_of().rules.items


def test_the_plan_feeds_all_where_all_can_be_fed() -> None:
    """The supply beside two eaters must go to the one that has no other."""
    near = [[1], [0, 2], [1]]
    mouths = [Mouth(1, 1, 1, 18), Mouth(2, 2, 0, 18)]
    stores = [Store(8, 0, 18, False), Store(9, 2, 18, False)]
    found = plan(near, mouths, stores)
    assert found.hungry == []
    assert {mouth.entry: meal for mouth, meal in found.meals} == {1: [(9, 18)], 2: [(8, 18)]}


def test_the_plan_opens_no_supply_unit_without_need() -> None:
    stores = [Store(7, 0, 6, False), Store(8, 0, 3, True), Store(9, 0, 6, False)]
    found = plan([[]], [Mouth(1, 1, 0, 5)], stores)
    assert found.meals[0][1] == [(8, 3), (9, 2)]
    found = plan([[]], [Mouth(1, 1, 0, 5), Mouth(2, 2, 0, 9), Mouth(3, 3, 0, 2)], stores)
    assert ([meal[0].entry for meal in found.meals], [one.entry for one in found.hungry]) == ([2, 1], [3])


@clause("SA-supply-2", "SA-supply-5")
def test_nobody_is_asked_who_has_nothing_to_feed_or_nothing_to_feed_it_with() -> None:
    scene = scene_of()
    scene.army(0, "b", "supply_unit")
    scene.army(1, "f", "tank")
    events = end_round(scene)
    assert scene.asked() == [(0, "movement")]
    assert "supply-starved" in events
    assert not scene.lives("tank_2")
    assert scene.lives("supply_unit_1")


@clause("SA-supply-5")
def test_silence_feeds_as_proposed_and_says_who_starves() -> None:
    scene = scene_of()
    scene.army(0, "b", "tank tank tank tank supply_unit")
    end_round(scene)
    [decision] = scene.position.pending()
    assert str(decision.default()) == "feed_all"
    standing = decision.standing()
    assert standing is not None
    assert [answer.name for answer in standing.answers] == ["feed_all"]
    marks = scene.rules.faces[-1].marks(scene.position.table)
    [mine] = [mark for mark in marks if mark["kind"] == "ledger" and mark["power"] == "seat_1"]
    assert mine == {
        "kind": "ledger", "name": "supply", "power": "seat_1", "units": ["tank_4"], "next_units": ["tank_4"],
        "lines": [{"name": "need", "now": "4", "later": "4"}, {"name": "stores", "now": "3", "later": "3"}],
    }  # fmt: skip


@clause("SA-supply-5")
def test_whoever_starves_to_the_last_is_out() -> None:
    """Soldiers at sea keep a seat without land in the game while they are fed."""
    scene = on_sea()
    scene.army(1, "u", "transport_ship infantry supply_unit")
    aboard, ship = scene.position.table.unit_columns[scene.rules.unit_column("aboard")], scene.unit("transport_ship_1")
    for name in ("infantry_2", "supply_unit_3"):
        aboard[scene.unit(name)] = ship
    scene.give("d", 0)
    end_round(scene)
    assert scene.asked() == [(1, "supply_interlude")]
    events = scene.order(1, "end_feeding")
    assert "eliminated" in events
    assert scene.position.table.is_over


def test_what_is_half_done_is_kept_in_a_save_and_told() -> None:
    scene = scene_of()
    scene.army(0, "b", "tank tank supply_unit")
    end_round(scene)
    scene.order(0, "feed tank_1 from supply_unit_3")
    view: Any = scene.position.view(1).to_json()
    assert view["slices"]["supply"] == {"round": 3, "fed": {"tank_1": "1"}, "drawn": {"supply_unit_3": "1"}}
    assert scene.position.copy().dump() == scene.position.dump()


def test_how_many_supply_units_an_army_lacks() -> None:
    scene = scene_of()
    scene.army(0, "b", "tank tank tank tank")
    scene.army(0, "e", "tank")
    rules, table = scene.rules, scene.position.table
    kind, tank = rules.kinds.find("supply_unit"), rules.kinds.find("tank")
    assert kind is not None
    assert tank is not None
    part = next(part for part in rules.reactions if part.name == "supply")
    index = rules.board.index
    assert [part.wanted(table, 0, kind, index[field]) for field in "abcdef"] == [2, 2, 2, 1, 1, 1]
    assert part.wanted(table, 0, tank, index["b"]) == 0
    scene.army(0, "b", "supply_unit", finished=False)
    assert part.wanted(table, 0, kind, index["b"]) == 1


@clause("SA-supply-3", "SA-supply-7")
def test_only_supply_that_is_left_feeds_and_only_ones_own_submarines_take_it_along() -> None:
    scene = on_sea()
    scene.army(0, "s", "submarine cruiser")
    scene.army(1, "u", "submarine")
    scene.army(0, "b", "supply_unit supply_unit tank")
    end_round(scene)
    assert scene.refused(0, "feed submarine_1 from") == "SA-supply-3"
    assert scene.refused(0, "feed submarine_1 from cruiser_2") == "SA-supply-3"
    assert scene.refused(0, "feed submarine_1 from supply_unit_4 supply_unit_4") == "SA-supply-3"
    assert scene.refusal(0, "stock submarine_3 1 from supply_unit_4").code == "not_your_unit"


@clause("SA-supply-3")
def test_what_a_supply_unit_holds_stands_beside_its_kind_only() -> None:
    scene = scene_of()
    told = {
        kind.id: [one.name for face in scene.rules.faces for one in face.numbers(kind) if one.name == "supply_capacity"]
        for kind in scene.rules.kinds.rows
    }
    assert {id for id, found in told.items() if found} == {"supply_unit"}
