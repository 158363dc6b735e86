"""The starting army (SA-placement): in turn, sealed, and soft."""

from dataclasses import replace
from typing import Any

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import first_choice
from velmoci.salva.base.orders import Seal
from velmoci.salva.base.sides import shuffled
from velmoci.salva.library import LIBRARY, scenario_rulebook
from velmoci.salva.map_seams import Item, Veto
from velmoci.salva.position import new_position
from velmoci.salva.state import Sight

HALVES = {"a": 0, "b": 0, "c": 1, "d": 1}


@clause("SA-conv-5")
@pytest.mark.parametrize(("lots", "drawn"), [([1, 1], [7, 8, 9]), ([2, 1], [8, 7, 9]), ([3, 2], [9, 8, 7])])
def test_an_order_by_lot_is_drawn_from_all_that_are_left(lots: list[int], drawn: list[int]) -> None:
    assert list(shuffled(Scripted(lots), [7, 8, 9])) == drawn


def placing(allotments: list[int], seats: int = 2, **options: object) -> Scene:
    owners = HALVES if seats == 2 else {"a": 0, "b": 1, "c": 2}
    return Scene(owners=owners, allotments=allotments, seats=seats, options=options).begin()


def places(scene: Scene, count: int) -> str:
    """Lets whoever is asked place an infantry at home, so many times; returns the letters of the seats."""
    order = ""
    for _ in range(count):
        seat, kind = scene.asked()[0]
        assert kind == "placing"
        order += "ABC"[seat]
        home = next(field for field in "abc" if scene.owner(field) == seat)
        scene.order(seat, f"place inf {home}")
    return order


@clause("SA-placement-4", "SA-placement-5", "SA-placement-10", "V-25", "SR-placement-1")
def test_whoever_has_most_left_places_next() -> None:
    scene = placing([25, 8])
    order = places(scene, 33)
    assert order == "A" * 18 + "BA" * 7 + "B"
    assert scene.asked() == [(0, "movement")]


@clause("SA-placement-5", "V-26", "SR-placement-3")
def test_proportional_balance_compares_fractions() -> None:
    scene = placing([25, 8], placement_balance="proportional")
    order = places(scene, 33)
    assert order.startswith("ABAAABAAAB")
    assert order[-1] == "A"


@clause("SA-placement-4", "SA-placement-5", "V-27")
def test_three_players_stay_about_equal() -> None:
    scene = placing([5, 3, 4], seats=3)
    assert places(scene, 12) == "AACABCABCABC"


@clause("SA-placement-1", "SA-placement-2", "SA-placement-3", "SA-placement-6", "SA-placement-8", "SA-placement-9")
def test_items_go_onto_own_land_and_are_finished() -> None:
    scene = placing([2, 1])
    assert str(scene.refusal(0, "place inf c")) == "not_your_field (unit=inf, field=c) [SA-placement-3]"
    assert scene.refused(0, "place cru a") == "SA-chapters-5"
    assert scene.refused(1, "place inf c") == "SA-minimal-15"
    scene.order(0, "place tank a")
    scene.order(0, "place tank a")
    assert scene.position.table.is_finished(scene.unit("tank_1"))
    assert scene.asked() == [(1, "placing")]
    scene.order(1, "place atg d")
    assert scene.asked() == [(0, "movement")]


@clause("SA-placement-6")
def test_an_item_that_is_too_dear_is_refused() -> None:
    scene = placing([2, 1])
    scene.position.table.funds[0] = 0
    scene.position.table.funds[1] = 0
    assert scene.refused(0, "place inf a") == "SA-placement-6"


@clause("SA-placement-4", "SA-placement-7", "SA-placement-8")
def test_whoever_can_pay_for_nothing_more_has_stopped() -> None:
    scene = placing([1, 3])
    scene.order(1, "place inf c")
    scene.order(1, "place inf c")
    scene.order(0, "place inf a")
    assert [int(one) for one in scene.position.table.stopped] == [1, 0]
    poor = placing([0, 2])
    assert [int(one) for one in poor.position.table.stopped] == [1, 0]
    assert poor.asked() == [(1, "placing")]


@clause("SA-placement-1")
def test_at_the_beginning_sides_order_and_land_are_given_out() -> None:
    scene = Scene(owners=HALVES, allotments=[3, 2], options={"turn_order": "2 1"})
    told = [event.seen_by_all().to_json() for event in scene.position.apply(-1, Begin(), Seeded(1))]
    assert told[:3] == [
        {"event": "side-taken", "power": "seat_1", "party": "side_1"},
        {"event": "side-taken", "power": "seat_2", "party": "side_2"},
        {"event": "turn-order", "powers": ["seat_2", "seat_1"]},
    ]
    assert [int(seat) for seat in scene.position.table.order] == [1, 0]
    assert [scene.owner(field) for field in "abcd"] == [0, 0, 1, 1]
    assert scene.position.table.funds == [scene.rules.in_parts(3, 1), scene.rules.in_parts(2, 1)]


@clause("SA-placement-7")
def test_a_player_may_stop_and_loses_what_is_left() -> None:
    scene = placing([5, 1])
    assert "stop_placing" in {str(order) for order in scene.position.pending()[0]}
    scene.order(0, "stop_placing")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "stopped-placing", "power": "seat_1"}
    ]
    assert [int(one) for one in scene.position.table.stopped] == [1, 0]
    scene.order(1, "place inf c")
    assert scene.asked() == [(0, "movement")]
    assert scene.position.table.funds == [0, 0]


@clause("SA-placement-11", "SA-placement-12", "V-28")
def test_sealed_armies_are_shown_together() -> None:
    scene = placing([3, 2], placement_mode="blind")
    assert scene.asked() == [(0, "sealing"), (1, "sealing")]
    assert scene.refused(0, "seal inf a 4") == "SA-placement-11"
    assert scene.refused(0, "seal inf c 1") == "SA-placement-3"
    scene.order(0, "seal inf a 2, tank b 1")
    assert [event.seen_by(1) for event in scene.events] != [event.seen_by(0) for event in scene.events]
    assert scene.refused(0, "seal inf a 1") == "SA-minimal-15"
    view = scene.position.view(1).to_json()
    assert view["units"] == []
    assert "tank" not in str(view)
    assert [power["has_placed"] for power in view["powers"]] == [True, False]  # type: ignore[attr-defined]
    events = scene.order(1, "seal inf d 1")
    assert events.count("army-shown") == 2
    assert len(scene.position.table.units_of(0)) == 3
    assert scene.position.table.funds == [0, 0]
    assert scene.asked() == [(0, "movement")]


@clause("SA-placement-13", "SR-placement-4")
def test_after_soft_sealing_a_few_more_items_follow() -> None:
    scene = placing([9, 9], placement_mode="blind_soft", soft_units=2)
    scene.order(0, "seal inf a 2")
    scene.order(1, "seal inf d 1")
    assert scene.asked() == [(1, "placing")]
    for _ in range(4):
        seat = scene.asked()[0][0]
        scene.order(seat, f"place tank {'a' if seat == 0 else 'd'}")
    assert scene.asked() == [(0, "movement")]
    assert len(scene.position.table.units_of(0)) == 4


@clause("SA-placement-11")
@pytest.mark.parametrize("seed", range(3))
def test_a_view_completes_to_a_position_that_its_seat_cannot_tell_from_the_true_one(seed: int) -> None:
    scene = placing([6, 6], placement_mode="blind")
    scene.order(0, "seal inf a 6")
    for seat in (0, 1, -1):
        guess = scene.position.view(seat).complete(Seeded(seed))
        assert guess.view(seat).to_json() == scene.position.view(seat).to_json()
    order = scene.position.pending()[0].sample(Seeded(seed))
    assert isinstance(order, Seal)
    default = scene.position.pending()[0].default()
    assert default is not None
    scene.position.apply(1, default, Seeded(seed))
    assert scene.asked() == [(0, "movement")]


@clause("SA-placement-14", "SA-goals2-11")
def test_a_player_may_resign_during_placement() -> None:
    scene = placing([3, 3])
    scene.order(1, "resign")
    outcome = scene.position.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@clause("SA-minimal-15", "SA-minimal-14")
def test_a_scenario_says_which_side_begins_whoever_plays_it() -> None:
    firsts: set[tuple[int, ...]] = set()
    for seed in range(8):
        rulebook = scenario_rulebook("border_war", None, {"turn_order": "east west", "assignment": "lot"})
        position = new_position(rulebook)
        position.apply(-1, Begin(), Seeded(seed))
        order = tuple(int(seat) for seat in position.table.order)
        assert [position.rules.sides[position.table.side[seat]].id for seat in order] == ["east", "west"]
        firsts.add(order)
    assert firsts == {(0, 1), (1, 0)}


@clause("SA-minimal-15")
@pytest.mark.parametrize("order", ["1", "1 3", "west", "west 2", "moon west"])
def test_a_turn_order_names_everybody_once(order: str) -> None:
    with pytest.raises(BadRulebook) as problem:
        new_position(scenario_rulebook("border_war", None, {"turn_order": order}))
    assert problem.value.clause == "SA-minimal-15"


LANDED = {"a": 1, "b": 1, "c": 1, "d": 1}


def at_sea(**options: object) -> Scene:
    """The first seat starts on the sea field t with six points."""
    return Scene(["naval"], owners=LANDED, allotments=[6, 2], sea_starts={0: "t"}, options=options).begin()


@clause("SA-placement-3", "SA-placement-11", "SA-goals2-9")
@pytest.mark.parametrize("army", ["tra t 2, inf t 4", "inf t 4, tra t 2", "inf t 1, tra t 1, inf t 3, tra t 1"])
def test_a_sealed_army_at_sea_takes_its_soldiers_aboard_whatever_is_written_first(army: str) -> None:
    scene = at_sea(placement_mode="blind")
    scene.order(0, f"seal {army}")
    scene.order(1, "seal inf a 2")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    units = scene.position.table.units_of(0)
    kinds = [scene.rules.kinds.rows[scene.position.table.kind[unit]].id for unit in units]
    assert sorted(kinds) == ["inf"] * 4 + ["tra"] * 2
    assert [kinds[units.index(int(aboard[unit]))] for unit in units if aboard[unit] >= 0] == ["tra"] * 4
    assert scene.asked() == [(0, "movement")]


@clause("SA-placement-3", "SA-placement-11")
def test_a_sealed_army_at_sea_has_no_more_soldiers_than_places_aboard() -> None:
    scene = at_sea(placement_mode="blind")
    assert scene.refused(0, "seal tra t 2, inf t 5") == "SA-placement-11"
    assert scene.refused(0, "seal tra t 1, inf t 3") == "SA-placement-3"
    assert scene.refused(0, "seal inf t 1") == "SA-placement-3"
    assert scene.refused(0, "seal tra u 1") == "SA-placement-3"


@clause("SA-placement-3", "SA-goals2-9")
@pytest.mark.parametrize("mode", ["alternating", "blind"])
def test_somebody_away_who_starts_at_sea_gets_ships_with_soldiers(mode: str) -> None:
    scene = at_sea(placement_mode=mode)
    while scene.asked()[0][1] in ("placing", "sealing"):
        decision = scene.position.pending()[0]
        default = decision.default()
        assert default is not None
        scene.position.apply(decision.seat, default, Seeded(1))
    table = scene.position.table
    kinds = [scene.rules.kinds.rows[table.kind[unit]].id for unit in table.units_of(0)]
    assert sorted(kinds) == ["inf"] * 4 + ["tra"] * 2
    assert table.is_living(0)


@clause("SA-placement-11")
@pytest.mark.parametrize("seed", range(6))
def test_an_army_at_sea_that_is_proposed_can_be_sealed(seed: int) -> None:
    scene = at_sea(placement_mode="blind")
    decision = scene.position.pending()[0]
    orders = [decision.sample(Seeded(seed)), *[next(iter(menu)) for menu in decision.menus() if menu.kind == "seal"]]
    for order in orders:
        decision.check(order)
    assert any("inf t" in str(order) for order in orders)


@clause("SA-placement-5")
@pytest.mark.parametrize(
    ("balance", "allotments", "order"),
    [
        ("absolute", [1, 2], "BAB"), ("absolute", [2, 1], "AAB"),
        ("proportional", [1, 2], "ABB"), ("proportional", [2, 1], "ABA"),
    ],
)  # fmt: skip
def test_small_allotments_are_compared_like_large_ones(balance: str, allotments: list[int], order: str) -> None:
    assert places(placing(allotments, placement_balance=balance), 3) == order


class Ban(Veto):
    """The first seat buys nothing on a."""

    name = "ban"

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        is_banned = sight.seat == 0 and self.rules.board.ids[field] == "a"
        return Refusal("ban", "SA-placement-2") if is_banned else None


@clause("SA-placement-2", "SA-placement-7")
def test_what_a_chapter_forbids_is_not_offered_and_whoever_has_no_other_choice_stops() -> None:
    chapter = Chapter("ban", "SA-placement-2", contributions={"veto": (Ban,)})
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, chapter))
    scene = Scene(["ban"], {"a": 0, "b": 0, "c": 1}, allotments=[1, 1], library=library).begin()
    offered = {str(order) for order in scene.position.pending()[0]}
    items = sorted(scene.rules.items)
    assert offered == {*[f"place {item} b" for item in items], "stop_placing"}
    assert scene.refused(0, "place inf a") == "SA-placement-2"
    alone = Scene(["ban"], {"a": 0, "c": 1}, allotments=[1, 1], library=library).begin()
    assert alone.asked() == [(1, "placing")]


@clause("SA-placement-1", "SA-placement-14", "SA-setup-4")
def test_whoever_resigns_before_the_sides_are_taken_gets_no_land_and_no_allotment() -> None:
    owners = {"a": 0, "b": 1, "c": 2}
    scene = Scene(["multiplayer"], owners, seats=3, allotments=[2, 2, 2], options={"assignment": "ask"}).begin()
    scene.order(1, "resign")
    scene.order(0, "keep_side")
    scene.order(2, "keep_side")
    assert [scene.owner(field) for field in "abc"] == [0, None, 2]
    powers = scene.position.public_json()["powers"]
    assert isinstance(powers, list)
    assert [power["left"] for power in powers] == ["2", "0", "2"]
    assert scene.asked() == [(0, "placing")]


@clause("SA-minimal-13", "SA-priorities-1")
def test_what_the_goal_adds_to_the_start_is_there_before_armies_are_placed() -> None:
    scene = GoalScene("priorities", "ABC", allotment=1, priorities="C A B")
    assert scene.position.pending()[0].kind == "placing"
    powers = scene.position.public_json()["powers"]
    assert isinstance(powers, list)
    assert [powers[scene.seat(side)]["priority"] for side in "ABC"] == [2, 1, 3]


@clause("SA-placement-11")
def test_who_has_sealed_sees_his_army_and_the_others_only_that_it_is_there() -> None:
    scene = placing([3, 2], placement_mode="blind")
    scene.order(0, "seal inf a 2, tank b 1")
    seen = [[event.seen_by(seat) for event in scene.events] for seat in (0, 1)]
    assert [[event.to_json() for event in events if event is not None] for events in seen] == [
        [{"event": "sealed-own", "power": "seat_1", "army": ["inf a 2", "tank b 1"]}],
        [{"event": "sealed", "power": "seat_1"}],
    ]
    for seat, army in ((0, [["inf", "a", 2], ["tank", "b", 1]]), (1, [])):
        own = scene.position.view(seat).to_json()["own"]
        assert isinstance(own, dict)
        assert own["sealed"] == {"is_in": seat == 0, "army": army}


def drafted(scene: Scene, text: str) -> tuple[object, dict[tuple[str, str], bool]]:
    """What an army that is put together so far would leave, and what could be added to it if it can be paid."""
    told: Any = scene.position.pending()[0].draft(scene.notation.parse(text))
    return told["left"], {(offer["item"], offer["spot"]): offer["can"] for offer in told["offers"]}


@clause("SA-placement-11")
def test_while_an_army_is_put_together_it_is_told_what_is_left_and_what_fits() -> None:
    options = {"placement_mode": "blind"}
    scene = Scene(["factories"], owners={"a": 0, "b": 1}, allotments=[9, 3], options=options).begin()
    left, offers = drafted(scene, "seal")
    assert (left, offers["factory", "a"], offers["inf", "a"]) == ("9", True, True)
    left, offers = drafted(scene, "seal factory a 1")
    assert (left, offers["factory", "a"], offers["inf", "a"]) == ("5", False, True), "the second factory is dearer"
    left, offers = drafted(scene, "seal factory a 1, inf a 5")
    assert (left, any(offers.values())) == ("0", False)
    with pytest.raises(Refusal):
        drafted(scene, "seal inf a 10")
    assert scene.asked() == [(0, "sealing"), (1, "sealing")], "nothing was sealed"


@clause("SA-placement-11", "SA-placement-3")
def test_what_makes_room_in_a_sealed_army_lets_more_be_added() -> None:
    scene = at_sea(placement_mode="blind")
    found = [drafted(scene, f"seal {army}")[1].get(("inf", "t")) for army in ("", "tra t 1", "tra t 1, inf t 2")]
    assert found == [None, True, None]


@clause("SA-placement-11", "SA-placement-2")
def test_only_what_can_be_bought_can_be_sealed() -> None:
    scene = placing([3, 2], placement_mode="blind")
    assert scene.refused(0, "seal inf a 1, castle a 1") == "SA-chapters-5"


@clause("SA-placement-11", "SA-placement-12")
def test_what_a_sealed_army_does_not_spend_is_lost() -> None:
    scene = placing([3, 2], placement_mode="blind")
    scene.order(0, "seal inf a 1")
    scene.order(1, "seal")
    assert scene.asked() == [(0, "movement")]
    assert (len(scene.position.table.units_of(0)), len(scene.position.table.units_of(1))) == (1, 0)
    powers = scene.position.public_json()["powers"]
    assert isinstance(powers, list)
    assert [(power["left"], power["has_placed"]) for power in powers] == [("0", True), ("0", True)]


@clause("SA-goals2-9", "SA-placement-9")
def test_for_somebody_without_land_who_is_away_soldiers_come_first_then_room_for_them_then_anything() -> None:
    position = Scene(["naval"], owners={"b": 1, "c": 1, "d": 1}, sea_starts={0: "s"}).begin().position
    sight, offers = position.sight(0), [("cru", "s"), ("tra", "s"), ("inf", "s")]
    assert [first_choice(sight, offers[:count]) for count in (3, 2, 1)] == [("inf", "s"), ("tra", "s"), ("cru", "s")]
    assert first_choice(sight, [("factory", "s"), ("cargo", "s"), ("tra", "s")]) == ("tra", "s")
    assert first_choice(position.sight(1), offers) == ("cru", "s")
