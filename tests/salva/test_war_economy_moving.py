"""War economy (SA-war_economy): from where goods come, railways, moving goods, leave, the market, ships."""


from typing import Any

import pytest

from tests.clause import clause
from tests.salva.economy_scenes import EconomyScene, chain_of
from tests.salva.test_naval import moor

FOUR = {"a": 0, "b": 1, "c": 0, "d": 1}


@clause("SA-war_economy-10", "R5-39")
def test_inputs_come_from_neighbours_and_along_two_railways() -> None:
    scene = chain_of(5)
    scene.put("a", worker=3)
    scene.put("b", tools=1)
    scene.put("c", food=9)
    scene.put("d", tools=5, food=5)
    scene.working()
    assert scene.refusal(0, "work research a 1").code == "out_of_reach"
    scene.lay("a", "b")
    scene.lay("b", "c")
    scene.lay("c", "d")
    scene.order(0, "work research a 1")
    assert scene.refused(0, "work research a 1") == "SA-war_economy-10", "the tools on d are three railways away"
    scene.order(0, "end_work")
    assert (scene.goods("b"), scene.goods("c"), scene.goods("d")) == ({}, {"food": 8}, {"tools": 5, "food": 5})


@clause("SA-war_economy-10")
@pytest.mark.parametrize(("options", "allowed"), [({"haul_plain": 0}, False), ({"haul_plain": 2}, True), ({}, False)])
def test_how_far_goods_are_hauled_is_an_option(options: dict[str, object], allowed: bool) -> None:
    scene = chain_of(4, options=options)
    scene.put("a", worker=1)
    scene.put("c", tools=1, food=1)
    scene.working()
    assert ("work research a 1" in scene.offered(0, "work")) == allowed


@clause("SA-war_economy-10")
def test_goods_of_others_are_used_if_their_holder_agrees() -> None:
    scene = EconomyScene(owners=FOUR, options={"spoilage": "0"})
    scene.put("a", worker=2)
    scene.put("b", tools=5, food=5)
    scene.working()
    assert scene.refused(0, "work research a 1") == "SA-war_economy-10"
    assert scene.refused(0, "use_field a") == "SA-war_economy-10"
    assert scene.refused(0, "use_field b for tea") == "SA-war_economy-10"
    assert scene.refused(0, "use_field s") == "SA-war_economy-10"
    scene.order(0, "use_field b for goods")
    decision = scene.position.pending()[0]
    assert (decision.seat, str(decision.default())) == (1, "decline")
    scene.order(1, "decline")
    assert scene.refused(0, "use_field b for goods") == "SA-war_economy-10"
    assert scene.refused(0, "work research a 1") == "SA-war_economy-10"
    again = EconomyScene(owners=FOUR, options={"spoilage": "0"})
    again.put("a", worker=2)
    again.put("b", tools=5, food=5)
    again.working().order(0, "use_field b for goods")
    again.order(1, "agree")
    assert again.refusal(0, "use_field b").code == "may_use_already"
    again.order(0, "work research a 2")
    assert again.goods("b") == {"tools": 3, "food": 3}
    again.order(0, "end_production")
    assert (again.goods("b"), again.goods("a")) == ({"tools": 3, "food": 1}, {"worker": 2})
    assert again.stock.granted == [], "with the turn the leave ends"


@clause("SA-war_economy-10")
def test_leave_to_pass_is_no_leave_to_take_and_a_standing_consent_gives_it_at_once() -> None:
    scene = EconomyScene(owners=FOUR)
    scene.put("a", worker=1, food=1)
    scene.put("b", tools=5, food=5)
    scene.put("c", tools=1)
    scene.lay("a", "b")
    scene.lay("b", "c")
    scene.order(1, "agree_always seat_1 about haul for turn")
    scene.working()
    assert scene.refused(0, "work research a 1") == "SA-war_economy-10"
    assert scene.order(0, "use_field b") == ["field-opened"]
    scene.order(0, "work research a 1")
    assert (scene.goods("b"), scene.goods("c")) == ({"tools": 5, "food": 5}, {})


@clause("SA-war_economy-20")
def test_goods_and_workers_move_once_by_one_field_over_own_land() -> None:
    scene = EconomyScene(owners={"a": 0, "b": 0, "c": 0, "d": 1})
    scene.put("a", fuel=5, worker=2, hungry_worker=1)
    scene.put("d", fuel=1)
    assert scene.refused(0, "carry a c fuel 1") == "SA-war_economy-20"
    assert scene.refused(0, "carry c d fuel 1") == "SA-war_economy-20"
    assert scene.refused(0, "carry d c fuel 1") == "SA-war_economy-20"
    assert scene.refused(0, "carry a s fuel 1") == "SA-war_economy-20"
    assert scene.refused(0, "carry a b fuel 6") == "SA-war_economy-20"
    assert scene.refused(0, "carry a b fuel 0") == "SA-war_economy-20"
    assert scene.refused(0, "carry a b tea 1") == "SA-war_economy-3"
    assert scene.refused(0, "carry a b military_points 1") == "SA-war_economy-16"
    assert scene.refusal(0, "carry a b").code == "nothing_carried"
    assert scene.refused(0, "carry a a fuel 1") == "SA-war_economy-20"
    assert scene.order(0, "carry a b fuel 3, worker 1") == ["goods-carried"]
    assert (scene.goods("a"), scene.goods("b")) == (
        {"fuel": 2, "worker": 1, "hungry_worker": 1}, {"fuel": 3, "worker": 1},
    )  # fmt: skip
    assert scene.refusal(0, "carry b c fuel 1").code == "moved_already"
    scene.order(0, "carry a b fuel 1, hungry_worker 1")
    assert scene.refused(0, "carry b c fuel 1") == "SA-war_economy-20"
    assert "carry b c worker 1" not in scene.offered(0, "carry")
    assert "carry a b fuel 1" in scene.offered(0, "carry")
    scene.pass_turn()
    scene.pass_turn()
    scene.order(0, "carry b c fuel 4")


@clause("SA-war_economy-20")
def test_goods_go_onto_foreign_land_with_leave_and_are_its_holders_then() -> None:
    scene = EconomyScene(owners=FOUR)
    scene.put("a", fuel=2)
    assert scene.refused(0, "carry a b fuel 1") == "SA-war_economy-20"
    scene.order(0, "use_field b")
    scene.order(1, "agree")
    scene.order(0, "carry a b fuel 2")
    assert scene.refused(0, "carry b c fuel 2") == "SA-war_economy-20"
    assert scene.goods("b") == {"fuel": 2}


@clause("SA-war_economy-21", "TV5-21", "R5-39")
def test_goods_go_five_railways_far_and_stop_there() -> None:
    scene = chain_of(7)
    scene.put("a", fuel=3)
    for one, other in ("ab", "bc", "cd", "de", "ef", "fg"):
        scene.lay(one, other)
    assert scene.refused(0, "carry a g fuel 1") == "SA-war_economy-21"
    assert "carry a g fuel 3" not in scene.offered(0, "carry")
    scene.order(0, "carry a f fuel 3")
    assert scene.goods("f") == {"fuel": 3}
    short = chain_of(7, options={"rail_move": 2, "plain_move": 3})
    short.put("a", fuel=3)
    short.lay("a", "b")
    short.lay("b", "c")
    short.lay("c", "d")
    short.lay("d", "e")
    short.order(0, "carry a d fuel 1")
    assert short.refused(0, "carry a e fuel 1") == "SA-war_economy-21"


@clause("SA-war_economy-22", "TV5-22")
def test_a_railway_joins_two_land_fields_and_several_may_lie_side_by_side() -> None:
    scene = EconomyScene()
    scene.put("a", concrete=3, iron=8)
    scene.put("b", concrete=1)
    scene.spending()
    for text in ("build_railway a c", "build_railway b s", "build_railway a a"):
        assert scene.refused(0, text) == "SA-war_economy-22"
    assert scene.offered(0, "build_railway") == ["build_railway a b", "build_railway b c"]
    assert scene.order(0, "build_railway a b") == ["railway-built"]
    scene.order(0, "build_railway b a")
    assert scene.railways("a", "b") == 2
    assert (scene.goods("a"), scene.goods("b")) == ({}, {})
    assert scene.refused(0, "build_railway a b") == "SA-war_economy-17"
    told = scene.seen(1)["edges"]
    assert told == [{"fields": ["a", "b"], "railways": 2}]


@clause("SA-war_economy-22")
def test_both_holders_agree_to_a_railway() -> None:
    scene = EconomyScene(owners={"a": 0, "b": 1, "d": 1})
    scene.put("a", concrete=4, iron=8)
    scene.spending()
    assert scene.refused(0, "build_railway b c") == "SA-war_economy-22"
    scene.order(0, "build_railway a b")
    assert scene.asked() == [(1, "consent")]
    scene.order(1, "decline")
    assert (scene.railways("a", "b"), scene.refused(0, "build_railway a b")) == (0, "SA-war_economy-22")
    other = EconomyScene(owners={"a": 0, "b": 1, "d": 1})
    other.put("a", concrete=4, iron=8)
    other.spending().order(0, "build_railway a b")
    other.order(1, "agree")
    assert other.railways("a", "b") == 1
    lonely = EconomyScene(owners={"a": 0, "d": 1})
    lonely.put("a", concrete=4, iron=8)
    assert lonely.spending().refused(0, "build_railway a b") == "SA-war_economy-22"


@clause("SA-war_economy-23")
def test_an_edge_works_while_a_railway_stands_and_both_ends_may_be_used() -> None:
    scene = chain_of(4)
    scene.put("a", fuel=3)
    scene.lay("a", "b", 2)
    scene.lay("b", "c")
    scene.order(0, "carry a c fuel 1")
    scene.lay("a", "b", 0)
    assert scene.refused(0, "carry a c fuel 1") == "SA-war_economy-20"
    scene.lay("a", "b", 1)
    scene.give("b", 1)
    assert scene.refused(0, "carry a c fuel 1") == "SA-war_economy-20"
    scene.order(0, "use_field b")
    scene.order(1, "agree")
    scene.order(0, "carry a c fuel 1")
    assert scene.goods("c") == {"fuel": 2}


def at_sea() -> EconomyScene:
    """A transport ship of seat 1 is docked at b, with goods ashore."""
    scene = EconomyScene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 1})
    scene.put("b", fuel=9, worker=4, iron=30)
    moor(scene, 0, "b", "s", "tra")
    return scene


@clause("SA-war_economy-24", "R5-13")
def test_six_units_of_goods_or_workers_take_the_place_of_a_unit_on_a_ship() -> None:
    scene = at_sea()
    capacity = int(scene.rules.kinds.rows[scene.position.table.kind[scene.unit("tra_1")]].capacity)
    scene.army(0, "b", " ".join(["inf"] * (capacity + 1)))
    assert scene.refused(0, f"load_goods tra_1 iron {6 * capacity + 1}") == "SA-war_economy-24"
    assert scene.refusal(0, "load_goods tra_1").code == "nothing_carried"
    assert scene.refused(0, "load_goods tra_1 iron 31") == "SA-war_economy-24"
    scene.order(0, "load_goods tra_1 fuel 3, worker 2")
    scene.order(0, f"load_goods tra_1 iron {6 * (capacity - 1)}")
    assert scene.refused(0, "embark inf_2 on tra_1") == "SA-embarkation-8"
    scene.order(0, "load_goods tra_1 fuel 1")
    assert scene.refused(0, "load_goods tra_1 fuel 1") == "SA-war_economy-24"
    assert scene.goods("b") == {"fuel": 5, "worker": 2, "iron": 30 - 6 * (capacity - 1)}
    assert scene.refused(0, "unload_goods tra_1 fuel 5") == "SA-war_economy-24"
    assert scene.refusal(0, "unload_goods tra_1").code == "nothing_carried"
    scene.order(0, "unload_goods tra_1 fuel 4, worker 2")
    assert scene.refusal(0, "carry b a fuel 9").code == "moved_already"
    scene.order(0, "embark inf_2 on tra_1")
    marks = [mark for mark in scene.seen(1)["marks"] if mark["name"] == "aboard"]
    assert [(mark["item"], mark["value"]) for mark in marks] == [("iron", str(6 * (capacity - 1)))]


@clause("SA-war_economy-24")
def test_goods_sail_with_their_ship_and_are_lost_with_it() -> None:
    scene = at_sea()
    scene.army(0, "a", "inf")
    assert scene.refused(0, "load_goods inf_2 fuel 1") == "SA-war_economy-24"
    scene.order(0, "load_goods tra_1 fuel 6")
    assert {"unload_goods tra_1 fuel 6"} == set(scene.offered(0, "unload_goods"))
    assert "load_goods tra_1 fuel 3" in scene.offered(0, "load_goods")
    scene.order(0, "move tra_1 s t")
    assert scene.refused(0, "unload_goods tra_1 fuel 1") == "SA-war_economy-24"
    number = int(scene.position.table.number[scene.unit("tra_1")])
    assert scene.stock.loads[number][scene.economy.names.index("fuel")] == 6
    scene.position.remove_unit(scene.unit("tra_1"))
    assert number not in scene.stock.loads


@clause("SA-war_economy-28", "SA-war_economy-30", "R5-15")
def test_an_addressed_offer_is_carried_out_at_once_if_its_partner_agrees() -> None:
    scene = EconomyScene(owners=FOUR)
    scene.put("a", food=4)
    scene.put("b", fuel=9)
    scene.order(0, "trade seat_2 a b give food 3 for fuel 5")
    decision = scene.position.pending()[0]
    assert (decision.seat, str(decision.default())) == (1, "decline")
    seen = [event.seen_by(1) for event in scene.events]
    assert next(one.sentence for one in seen if one is not None) == "consent-asked"
    scene.order(1, "agree")
    assert (scene.goods("a"), scene.goods("b")) == ({"food": 1, "fuel": 5}, {"fuel": 4, "food": 3})
    scene.order(0, "trade seat_2 a b give food 1")
    scene.order(1, "decline")
    assert scene.goods("a") == {"food": 1, "fuel": 5}
    assert scene.offered(0, "trade") == []


@clause("SA-war_economy-28", "SA-war_economy-29")
def test_what_cannot_be_delivered_is_not_traded() -> None:
    scene = EconomyScene(owners=FOUR)
    scene.put("a", food=4)
    scene.put("b", fuel=9)
    scene.put("d", fuel=9)
    assert scene.refused(0, "trade seat_2 a d give food 1 for fuel 1") == "SA-war_economy-29"
    assert scene.refused(0, "trade seat_2 a b give food 5 for fuel 1") == "SA-war_economy-29"
    assert scene.refused(0, "trade seat_2 a b give food 1 for fuel 10") == "SA-war_economy-29"
    assert scene.refused(0, "trade seat_2 a b") == "SA-war_economy-28"
    assert scene.refused(0, "trade seat_3 a b give food 1") == "SA-war_economy-28"
    assert scene.refused(0, "trade seat_1 a c give food 1") == "SA-war_economy-28"
    assert scene.refused(0, "trade seat_2 b a give fuel 1") == "SA-war_economy-28"
    assert scene.refused(0, "trade seat_2 a b give tea 1") == "SA-war_economy-3"
    assert "trade seat_2 a b give food 3 for fuel 3" in scene.offered(0, "trade")


@clause("SA-war_economy-29")
def test_railways_and_ships_between_ports_join_the_fields_of_a_trade() -> None:
    scene = EconomyScene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.put("a", food=4)
    assert scene.refused(0, "trade seat_2 a c give food 1") == "SA-war_economy-29"
    scene.lay("a", "b")
    scene.lay("b", "c")
    scene.order(0, "trade seat_2 a c give food 1")
    scene.order(1, "agree")
    far = EconomyScene(["naval"], owners={"a": 0, "b": 0, "c": 2, "d": 1}, seats=3)
    far.put("b", food=4)
    far.put("d", fuel=4)
    assert far.refused(0, "trade seat_2 b d give food 1") == "SA-war_economy-29"
    near = EconomyScene(["naval"], owners={"b": 0, "a": 0, "d": 0, "c": 1})
    near.put("d", food=4)
    near.lay("c", "d", 0)
    near.army(1, "u", "tra")
    assert near.refused(0, "trade seat_2 b c give food 1") == "SA-war_economy-29"
    near.order(0, "trade seat_2 d c give food 1")


@clause("SA-war_economy-28")
def test_an_open_offer_is_taken_by_anybody_while_somebody_moves_and_ends_with_the_round() -> None:
    scene = EconomyScene(owners=FOUR)
    scene.put("a", food=4)
    scene.put("b", fuel=9)
    assert scene.refused(0, "publish_trade a give food 5 for fuel 1") == "SA-war_economy-29"
    assert scene.refused(0, "publish_trade b give fuel 1") == "SA-war_economy-28"
    assert scene.refused(0, "publish_trade a") == "SA-war_economy-28"
    scene.order(0, "publish_trade a give food 3 for fuel 4")
    told = scene.seen(-1)["slices"]["war_economy"]["offers"]
    assert told == [
        {"offer": "offer_1", "power": "seat_1", "field": "a", "given": {"food": 3}, "taken": {"fuel": 4}}
    ]
    assert scene.refused(1, "accept_trade offer_2 at b") == "SA-war_economy-28"
    assert scene.refused(1, "accept_trade offer_1 at d") == "SA-war_economy-29"
    assert scene.refused(0, "accept_trade offer_1 at c") == "SA-war_economy-28"
    scene.order(1, "accept_trade offer_1 at b")
    assert (scene.goods("a"), scene.goods("b")) == ({"food": 1, "fuel": 4}, {"fuel": 5, "food": 3})
    assert scene.stock.offers == []
    scene.order(0, "publish_trade a give food 1 for fuel 1")
    scene.order(0, "publish_trade a for fuel 1")
    assert scene.refused(1, "withdraw_trade offer_1") == "SA-war_economy-28"
    scene.order(0, "withdraw_trade offer_1")
    for _ in range(4):
        scene.order(0, "publish_trade a for fuel 1")
    assert scene.refusal(0, "publish_trade a for fuel 1").code == "too_many_trades"
    scene.working()
    assert scene.refusal(1, "accept_trade offer_2 at b").code == "no_trade_now"
    scene.pass_turn()
    assert len(scene.stock.offers) == 5
    scene.pass_turn()
    assert scene.stock.offers == []




@clause("SA-war_economy-28")
def test_what_is_promised_besides_is_a_treaty_of_the_two() -> None:
    scene = EconomyScene(["multiplayer"], owners={**FOUR, "d": 2}, seats=3)
    scene.put("a", food=4)
    scene.order(0, 'trade seat_2 a b give food 1 saying "no tanks in c"')
    scene.order(1, "agree")
    books = [scene.seen(seat)["own"]["treaties"]["treaties"] for seat in range(3)]
    assert [[treaty["text"] for treaty in book] for book in books] == [["no tanks in c"], ["no tanks in c"], []]
    assert "no tanks" not in str(scene.seen(2))
    plain = EconomyScene(owners=FOUR)
    plain.put("a", food=4)
    plain.order(0, 'trade seat_2 a b give food 1 saying "thanks"')
    about: Any = plain.position.pending()[0].about()
    assert about["asked"]["text"] == "thanks"
    plain.order(1, "agree")
    assert plain.goods("b") == {"food": 1}


@clause("SA-war_economy-24", "SA-war_economy-20")
def test_goods_come_aboard_only_from_ones_own_field_and_where_one_may_be() -> None:
    scene = at_sea()
    scene.give("b", 1)
    assert scene.refusal(0, "load_goods tra_1 fuel 1").code == "foreign_land"
    assert scene.offered(0, "load_goods") == []
    scene.order(0, "use_field b")
    scene.order(1, "agree")
    assert scene.refusal(0, "load_goods tra_1 fuel 1").code == "not_your_field"
    assert scene.offered(0, "load_goods") == []
