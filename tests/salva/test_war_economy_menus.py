"""War economy: exactly what is offered, and exactly from where and whereto goods come."""

from tests.clause import clause
from tests.maps.drawn import BAY
from tests.salva.economy_scenes import EconomyScene, chain_of
from velmoci.salva.chapters.economy_market import Market
from velmoci.salva.chapters.economy_reach import Reach
from velmoci.salva.chapters.economy_stock import BY_WAY, FOR_GOODS

LAND = {"a": ["b"], "b": ["c", "s"], "c": ["d"], "d": ["e"], "e": ["f"], "f": [], "s": []}
"""Land a to f in a row; b lies at the sea s."""


def mixed(**options: object) -> EconomyScene:
    """Seat 2 holds b, d and e, seat 3 the neighbour c; a is nobody's."""
    owners = {"f": 0, "b": 1, "c": 2, "d": 1, "e": 1}
    scene = EconomyScene(fields=LAND, owners=owners, sea=("s",), seats=3, options=options)
    scene.pass_turn()
    return scene


def names(scene: EconomyScene, fields: list[int]) -> str:
    return "".join([scene.rules.board.ids[field] for field in fields])


@clause("SA-war_economy-10", "SA-war_economy-20", "SA-war_economy-21", "SA-war_economy-23")
def test_what_a_seat_reaches_from_each_of_its_fields() -> None:
    scene = mixed()
    reach, table = Reach(scene.rules), scene.position.table
    field = scene.field
    assert [names(scene, reach.sources(table, 1, field(one))) for one in "bde"] == ["b", "de", "ed"]
    assert [names(scene, reach.goals(table, 1, field(one))) for one in "bde"] == ["", "e", "d"]
    for one, other in ("bc", "cd", "de", "ef"):
        scene.lay(one, other)
    assert names(scene, reach.sources(table, 1, field("d"))) == "de"
    scene.stock.granted = [(field("c"), BY_WAY)]
    assert names(scene, reach.sources(table, 1, field("d"))) == "deb"
    assert names(scene, reach.goals(table, 1, field("d"))) == "ceb"
    assert names(scene, reach.goals(table, 1, field("e"))) == "dcb"
    scene.stock.granted = [(field("c"), FOR_GOODS)]
    assert names(scene, reach.sources(table, 1, field("d"))) == "debc"
    assert names(scene, reach.sources(table, 2, field("c"))) == "c", "leave is given to the seat on turn alone"
    scene.lay("c", "d", 0)
    assert names(scene, reach.goals(table, 1, field("d"))) == "ce"


@clause("SA-war_economy-10", "SA-war_economy-20", "SA-war_economy-23")
def test_whose_land_and_whose_goods_may_be_used() -> None:
    scene = mixed()
    reach, table = Reach(scene.rules), scene.position.table
    use = {one: reach.may_use(table, [1], scene.field(one)) for one in "abcdefs"}
    assert "".join([one for one in use if use[one]]) == "bde"
    assert reach.may_use(table, [1, 2], scene.field("c"))
    goods = [reach.gives_goods(table, 1, scene.field(one)) for one in "abcdef"]
    assert goods == [False, True, False, True, True, False]
    scene.stock.granted = [(scene.field("c"), BY_WAY)]
    assert reach.may_use(table, [1], scene.field("c"))
    assert not reach.may_use(table, [0], scene.field("c"))
    assert not reach.gives_goods(table, 1, scene.field("c"))
    scene.stock.granted = [(scene.field("c"), FOR_GOODS)]
    assert reach.gives_goods(table, 1, scene.field("c"))
    assert not reach.gives_goods(table, 0, scene.field("c"))


@clause("SA-war_economy-29")
def test_which_fields_are_joined_for_a_trade() -> None:
    scene = mixed()
    reach, table = Reach(scene.rules), scene.position.table
    field = scene.field
    assert reach.are_joined(table, [1, 2], field("b"), field("c"))
    assert reach.are_joined(table, [1, 2], field("d"), field("c"))
    assert not reach.are_joined(table, [1, 2], field("e"), field("c"))
    assert not reach.are_joined(table, [0, 1], field("b"), field("c"))
    scene.lay("e", "d")
    scene.lay("d", "c")
    assert reach.are_joined(table, [1, 2], field("e"), field("c"))
    assert not reach.has_railway(table, field("b"), field("d"))
    assert not reach.has_railway(table, field("b"), field("c"))
    assert reach.has_railway(table, field("c"), field("d"))


@clause("SA-war_economy-20", "SA-war_economy-21")
def test_exactly_what_can_be_carried_is_offered() -> None:
    scene = mixed()
    assert scene.offered(1, "carry") == []
    scene.put("b", fuel=2)
    scene.put("d", iron=3, worker=1)
    scene.put("e", fuel=1)
    assert scene.offered(1, "carry") == ["carry d e iron 3", "carry d e worker 1", "carry e d fuel 1"]
    scene.order(1, "carry d e iron 2")
    assert scene.offered(1, "carry") == ["carry d e iron 1", "carry d e worker 1", "carry e d fuel 1"]
    menu = next(menu for menu in scene.position.pending()[0].menus() if menu.kind == "carry")
    assert not menu.is_complete
    assert scene.refusal(1, "carry d c iron 1").code == "foreign_land"
    assert scene.refusal(1, "carry b d fuel 1").code == "too_far_to_carry"
    assert scene.refusal(1, "carry e d iron 1").code == "moved_already"
    assert scene.refusal(1, "carry d e iron 2").code == "goods_missing"
    assert scene.refusal(1, "carry d e worker 2").code == "goods_missing"


@clause("SA-war_economy-21")
def test_why_it_is_too_far_depends_on_whether_railways_lead_there() -> None:
    scene = chain_of(4, options={"rail_move": 1})
    scene.put("b", fuel=1)
    assert scene.refused(0, "carry b d fuel 1") == "SA-war_economy-20"
    scene.lay("b", "c")
    scene.lay("c", "d")
    assert scene.refused(0, "carry b d fuel 1") == "SA-war_economy-21"
    scene.lay("c", "d", 0)
    assert scene.refused(0, "carry b d fuel 1") == "SA-war_economy-20"


@clause("SA-war_economy-10", "SA-war_economy-22")
def test_exactly_who_can_be_asked_for_a_field_is_offered() -> None:
    scene = mixed()
    both = ["use_field c", "use_field c for goods", "use_field f", "use_field f for goods"]
    assert scene.offered(1, "use_field") == both
    assert [scene.refusal(1, f"use_field {one}").code for one in "ab"] == ["nobody_to_ask"] * 2
    scene.order(1, "use_field c")
    scene.order(2, "agree")
    assert scene.offered(1, "use_field") == ["use_field c for goods", "use_field f", "use_field f for goods"]
    assert scene.refusal(1, "use_field c").code == "may_use_already"
    scene.order(1, "use_field c for goods")
    scene.order(2, "agree")
    assert scene.stock.granted == [(scene.field("c"), FOR_GOODS)]
    assert scene.refusal(1, "use_field c").code == "may_use_already"
    scene.order(1, "use_field f")
    scene.order(0, "agree")
    assert scene.stock.granted == [(scene.field("c"), FOR_GOODS), (scene.field("f"), BY_WAY)]
    far = mixed()
    far.give("d", 2)
    far.give("e", 2)
    assert far.offered(1, "use_field") == ["use_field c", "use_field c for goods"]
    assert far.refusal(1, "use_field e").code == "nobody_to_ask"
    far.position.table.status[2] = 1
    assert far.refusal(1, "use_field c").code == "nobody_to_ask"


@clause("SA-war_economy-28", "SA-war_economy-29")
def test_exactly_which_trades_are_proposed() -> None:
    scene = mixed()
    assert scene.offered(1, "trade") == []
    assert scene.offered(1, "publish_trade") == []
    scene.put("d", food=5, fuel=1)
    scene.put("c", fuel=2, food=1, iron=9)
    scene.put("b", iron=1)
    assert scene.offered(1, "trade") == [
        "trade seat_3 d c give food 2 for fuel 2", "trade seat_3 d c give food 3 for iron 3",
    ]  # fmt: skip
    assert scene.offered(1, "publish_trade") == [
        "publish_trade b give iron 1 for food 1", "publish_trade d give food 3 for ore 3",
    ]  # fmt: skip
    scene.order(1, "publish_trade d give food 3 for iron 2")
    assert scene.offered(1, "publish_trade") == []
    asides = {str(order) for one in scene.position.asides(2) for order in one if order.kind == "accept_trade"}
    assert asides == {"accept_trade offer_1 at c"}
    assert not [one for one in scene.position.asides(0) for order in one if order.kind == "accept_trade"]
    own = {str(order) for one in scene.position.asides(1) for order in one if order.kind == "withdraw_trade"}
    assert own == {"withdraw_trade offer_1"}


@clause("SA-war_economy-17", "SA-war_economy-22")
def test_exactly_what_can_be_built_is_offered() -> None:
    scene = mixed()
    scene.put("d", concrete=3, iron=2)
    scene.spending()
    assert (scene.offered(1, "build_works"), scene.offered(1, "build_railway")) == ([], [])
    scene.put("e", iron=1)
    kinds = [building.code for building in scene.economy.table.buildings]
    assert scene.offered(1, "build_works") == [f"build_works {code} {field} 1" for field in "de" for code in kinds]
    scene.put("e", iron=2)
    assert scene.offered(1, "build_railway") == ["build_railway c d", "build_railway d e", "build_railway e f"]
    scene.lay("d", "e")
    assert scene.offered(1, "build_railway") == ["build_railway c d", "build_railway e f"]
    assert scene.refused(1, "build_railway a b") == "SA-war_economy-22"
    scene.order(1, "build_railway d e")
    assert scene.railways("d", "e") == 2


@clause("SA-war_economy-29")
def test_a_transport_ship_of_either_joins_two_ports_for_a_trade() -> None:
    scene = EconomyScene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, fields=BAY, sea=("s", "t", "u"))
    market, table = Market(scene.rules), scene.position.table
    a, b, c = scene.field("a"), scene.field("b"), scene.field("c")
    assert not market.are_joined(table, [0, 1], b, c)
    scene.army(0, "s", "tra")
    assert market.are_joined(table, [0, 1], a, b)
    assert not market.are_joined(table, [0, 1], b, c), "it lies on another sea"
    scene.army(1, "t", "tra")
    assert market.are_joined(table, [0, 1], b, c)
    assert not market.are_joined(table, [0, 2], b, c), "it is neither's"
