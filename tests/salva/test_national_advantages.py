"""National advantages (SA-national_advantages): the bonus, who gets it, and the auctions before the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.arms import row
from tests.salva.scenes import TABLE, Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.fire import explain_fire, rate
from velmoci.salva.chapters.guns import Guns
from velmoci.salva.chapters.national_advantages import PoliticalLand
from velmoci.salva.chapters.national_auctions import bid_of, sale_of
from velmoci.salva.chapters.national_kinds import Nations, drawn_of
from velmoci.salva.chapters.political_buildings import point_parts
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.mights import Might, begin
from velmoci.salva.naming import find_unit
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.state import NOBODY, Table
from velmoci.salva.units import Kind, Kinds, read_kinds, standard_kinds

KINDS = standard_kinds()
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}
THIRD = row("scout", "minimal", "unarmoured", "1", "attack = { unarmoured = '1/3' }\ndefence = {}")
PART = read_kinds(Document("parts", TABLE + THIRD))


def nation(
    *more: str, table: str = "A tank", owners: dict[str, int] | None = None, seats: int = 2, rolls: Sequence[int] = (),
    units: Kinds | None = None, marks: Any = None, allotments: Sequence[int] = (), **options: object,
) -> Scene:  # fmt: skip
    """A scene in which the first side is better in what the table says."""
    table = table.replace("A ", "side_1 ").replace("B ", "side_2 ").replace("C ", "side_3 ")
    given = {"national_assignment": "historical", "national_table": table, **options}
    if given["national_assignment"] != "historical":
        del given["national_table"]
    kinds: dict[str, Any] = {} if units is None else {"units": units}
    scene = Scene(
        ["national_advantages", *more], owners=owners or OWNERS, seats=seats, options=given, marks=marks,
        allotments=allotments, **kinds,
    )  # fmt: skip
    return scene.begin(rolls)


def kinds_of(scene: Scene, seat: int) -> list[str]:
    return Nations(scene.rules).kinds_of(scene.position.table, seat)


def hit(scene: Scene, shooter: str, target: str) -> str:
    battle, table = scene.battle, scene.position.table
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in (shooter, target)]
    return explain_fire(scene.rules, table, battle, rows[0], rows[1], 0).text()


class Elite(Might):
    """Whatever the first seat has is half as strong again."""

    name = "elite"
    clause = "SA-conv-1"

    def times(self, table: Table, owner: i64, kind: Kind) -> tuple[int, int]:
        return (3, 2) if owner == 0 else (1, 1)


ELITE = Chapter(id="elite", clause="SA-terrain-1", contributions={"might": (Elite,)})


def elite() -> Scene:
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, ELITE))
    return Scene(["elite", "terrain"], library=library, marks={"b": {"defence": "3/2"}}).begin()


@clause("SA-national_advantages-2", "TV5-01", "R5-02")
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("0", "0"), ("1", "2"), ("2", "3"), ("3", "5"), ("4", "6"), ("5", "8"), ("6", "9"), ("1/2", "1"),
        ("1/3", "2/3"), ("3/2", "5/2"), ("2/6", "2/3"),
    ],
)  # fmt: skip
def test_a_bonus_is_rounded_up_in_steps_of_the_numbers_own_denominator(value: str, expected: str) -> None:
    scene = elite()
    num, _, den = value.partition("/")
    chain = Chain(True)
    tank = scene.rules.kinds.rows[scene.rules.kinds.index["tank"]]
    begin(scene.rules, scene.position.table, 0, tank, (int(num), int(den or "1")), "strength", "SA-minimal-45", chain)
    assert chain.text() == expected
    other = Chain(True)
    begin(scene.rules, scene.position.table, 1, tank, (int(num), int(den or "1")), "strength", "SA-minimal-45", other)
    assert other.text() == ratio_text(int(num), int(den or "1"))


@clause("SA-national_advantages-2")
def test_a_made_up_bonus_comes_before_all_factors_and_tells_its_reason() -> None:
    scene = elite()
    scene.army(0, "b", "inf")
    scene.give("b", 0)
    scene.army(1, "c", "tank")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "attack b with tank_2", [3])
    battle = scene.battle
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in ("inf_1", "tank_2")]
    chain = explain_fire(scene.rules, scene.position.table, battle, rows[0], rows[1], 0)
    assert [(link.name, ratio_text(link.num, link.den)) for link in chain.links or []][:2] == [
        ("strength", "1"), ("elite", "2"),
    ]  # fmt: skip
    assert chain.text() == "3", "1 raised to 2, times 3/2; not 1 × 3/2 × 3/2"
    plain = Might(scene.rules)
    tank = scene.rules.kinds.rows[scene.rules.kinds.index["tank"]]
    assert (plain.times(scene.position.table, 0, tank), plain.cache_key(scene.position.table)) == ((1, 1), 0)


@clause("SA-national_advantages-1", "R5-01")
def test_a_nation_is_half_as_strong_again_in_its_kind_alone() -> None:
    scene = nation()
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1, inf_2", [3])
    assert (hit(scene, "tank_1", "tank_3"), hit(scene, "inf_2", "tank_3"), hit(scene, "tank_3", "tank_1")) == (
        "3", "1", "2",
    )  # fmt: skip


@clause("SA-national_advantages-1")
def test_battles_alike_but_for_the_nations_are_reckoned_anew() -> None:
    scene = nation()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    battle = scene.battle
    first = battle.rate(0, 1, 0) * 6 // battle.base
    scene.position.table.seat_columns[Nations(scene.rules).slots[0]][0] = NOBODY
    battle.is_rated = False
    rate(scene.rules, scene.position.table, battle)
    assert (first, battle.rate(0, 1, 0) * 6 // battle.base) == (18, 12)
    might, table = scene.rules.mights[0], scene.position.table
    keys = [might.cache_key(table)]
    for seat, number in ((1, 2), (0, 2), (1, 0)):
        table.seat_columns[Nations(scene.rules).slots[0]][seat] = number
        keys += [might.cache_key(table), might.cache_key(table)]
    assert keys == [keys[0], *[key for key in keys[1::2] for _ in range(2)]]
    assert len(set(keys)) == 4


@clause("SA-national_advantages-3", "SA-national_advantages-1", "TV5-03")
def test_guns_shell_harder_too_and_other_factors_come_afterwards() -> None:
    scene = nation("artillery", "specialised", table="A gun", units=KINDS, artillery_coefficient="1/2")
    scene.army(0, "a", "light_gun")
    scene.army(1, "b", "infantry")
    chain = Chain(True)
    Guns(scene.rules).damage(scene.position.table, scene.unit("light_gun_1"), scene.unit("infantry_2"), chain)
    found = [(link.name, ratio_text(link.num, link.den)) for link in chain.links or []]
    assert found == [("artillery_strength", "3"), ("national_advantages", "5/3"), ("artillery_coefficient", "1/2")]
    assert chain.text() == "5/2", "3 raised to 5, by 1/2"


@clause("SA-national_advantages-1", "R5-01")
def test_bombs_and_shells_at_buildings_are_raised() -> None:
    marks = {"b": {"factories": 1}}
    on = ("air", "artillery", "factories", "strategic_bombing")
    scene = nation(*on, table="A bomber gun", units=KINDS, marks=marks, national_kinds=2)
    scene.army(0, "b", "bomber")
    scene.army(0, "a", "infantry gun")
    scene.army(1, "d", "infantry")
    other = Scene(on, owners=OWNERS, units=KINDS, marks=marks)
    other.army(0, "a", "gun")
    raised = Guns(scene.rules).building_damage(scene.position.table, scene.unit("gun_3"))
    plain = Guns(other.rules).building_damage(other.position.table, other.unit("gun_1"))
    assert raised[0] * plain[1] * 2 >= plain[0] * raised[1] * 3
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 factory")
    assert scene.events[0].seen_by_all().values["points"] == "3"


@clause("SA-national_advantages-3", "TV5-02", "R5-03")
def test_half_units_are_halved_afterwards() -> None:
    scene = nation("half_units", table="A atg", half_kinds="atg")
    scene.army(0, "a", "atg atg")
    scene.army(1, "b", "tank")
    scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit("atg_1")] = 1
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "attack a with tank_3", [3])
    assert (hit(scene, "atg_2", "tank_3"), hit(scene, "atg_1", "tank_3")) == ("6", "3")


@clause("SA-national_advantages-3", "R5-03")
def test_specialised_variants_share_the_bonus_of_their_kind() -> None:
    scene = nation("specialised", table="A tank", units=KINDS)
    nations, table = Nations(scene.rules), scene.position.table
    variants = [kind.id for kind in scene.rules.kinds.rows if kind.row.get("replaces") == "tank"]
    assert variants
    shared = {kind.id for kind in scene.rules.kinds.rows if nations.has(table, 0, kind)}
    assert shared == {"tank", *variants}
    assert "tank" in nations.names
    assert not set(nations.names) & set(variants)


@clause("SA-national_advantages-7", "SA-national_advantages-3", "R5-03")
def test_a_gift_does_not_take_the_bonus_along() -> None:
    scene = nation()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    tank = find_unit(scene.position.sight(0), "tank_2")
    marks: Any = scene.position.view(1).to_json()["marks"]
    assert [mark["unit"] for mark in marks if mark["name"] == "national"] == ["tank_1", "tank_2"]
    scene.position.change_owner(tank, 1)
    marks = scene.position.view(1).to_json()["marks"]
    assert [mark["unit"] for mark in marks if mark["name"] == "national"] == ["tank_1"]
    kind = scene.rules.kinds.rows[scene.rules.kinds.index["tank"]]
    nations = Nations(scene.rules)
    assert (nations.has(scene.position.table, 0, kind), nations.has(scene.position.table, 1, kind)) == (True, False)
    assert not nations.has(scene.position.table, NOBODY, kind)
    last = nation(table="B tank")
    assert not Nations(last.rules).has(last.position.table, NOBODY, kind), "nobody is not the last seat"


@clause("SA-national_advantages-4")
def test_kinds_are_drawn_for_sides_different_while_they_last() -> None:
    scene = nation(national_assignment="random", rolls=[2, 1])
    assert Nations(scene.rules).names == ["inf", "tank", "atg"]
    assert (kinds_of(scene, 0), kinds_of(scene, 1)) == (["tank"], ["inf"])
    both = nation(national_assignment="random", national_kinds=2, rolls=[1, 1, 2])
    assert (kinds_of(both, 0), kinds_of(both, 1)) == (["inf", "atg"], ["tank", "atg"])


@clause("SA-national_advantages-4")
def test_the_lots_fall_before_sides_are_bid_for() -> None:
    options = {"national_assignment": "random", "assignment": "fair_start", "total_bv": 10}
    scene = Scene(["national_advantages", "fair_start"], owners=OWNERS, options=options)
    scene.begin([2, 1])
    assert scene.asked() == [(0, "agreement"), (1, "agreement")]
    assert drawn_of(scene.rules, scene.position.table).kinds == [["tank"], ["inf"]]
    assert kinds_of(scene, 0) == []
    scene.order(0, "propose_start seat_1 side_2 5, seat_2 side_1 5")
    scene.order(1, "answer_start accept")
    assert (kinds_of(scene, 0), kinds_of(scene, 1)) == (["inf"], ["tank"]), "the kinds belong to the sides"


@clause("SA-national_advantages-5")
def test_the_scenario_may_say_what_each_side_is_better_in() -> None:
    scene = nation(table="B tank inf, A atg", national_kinds=2)
    assert (kinds_of(scene, 0), kinds_of(scene, 1)) == (["atg"], ["tank", "inf"])
    assert kinds_of(nation(table=""), 0) == []
    for wrong in ("C tank", "A boat", "A tank, A inf", "A tank, "):
        with pytest.raises(BadRulebook) as found:
            nation(table=wrong)
        assert found.value.clause == "SA-national_advantages-5"


@clause("SA-national_advantages-1", "SA-national_advantages-5")
def test_nobody_is_better_in_more_kinds_than_agreed() -> None:
    for wrong in ("A tank inf",):
        with pytest.raises(BadRulebook) as found:
            nation(table=wrong)
        assert found.value.clause == "SA-national_advantages-1"
    with pytest.raises(BadRulebook) as again:
        nation(table="A tank tank", national_kinds=2)
    assert again.value.clause == "SA-national_advantages-1"


def auction(*more: str, **options: object) -> Scene:
    given = {"national_assignment": "auction", **options}
    scene = nation(*more, allotments=(5, 5), **given)  # type: ignore[arg-type]
    assert scene.asked() == [(0, "national_auction"), (1, "national_auction")]
    return scene


def funds(scene: Scene) -> list[str]:
    return [ratio_text(parts, scene.rules.money) for parts in scene.position.table.funds]


@clause("SA-national_advantages-6", "TV5-04", "R5-04")
def test_the_highest_bid_wins_its_kind_and_the_lot_decides_between_equals() -> None:
    scene = auction()
    scene.order(0, "bid_kinds tank 3, inf 2")
    scene.order(1, "bid_kinds tank 3, inf 1", [1])
    assert (kinds_of(scene, 0), kinds_of(scene, 1)) == (["tank"], ["inf"])
    assert funds(scene) == ["2", "4"]
    assert scene.asked() == [(1, "placing")]
    other = auction()
    other.order(0, "bid_kinds tank 3, inf 2")
    other.order(1, "bid_kinds tank 3, inf 1", [2])
    assert (kinds_of(other, 0), kinds_of(other, 1), funds(other)) == (["inf"], ["tank"], ["3", "2"])


@clause("SA-national_advantages-6")
def test_bids_count_only_as_far_as_the_points_last() -> None:
    scene = auction(national_kinds=2)
    scene.order(0, "bid_kinds tank 4, inf 3, atg 2")
    scene.order(1, "bid_kinds inf 2")
    assert (kinds_of(scene, 0), kinds_of(scene, 1)) == (["tank", "atg"], ["inf"])
    assert funds(scene) == ["0", "3"], "after 4 for the tank only 1 is left for the rest"


@clause("SA-national_advantages-6")
def test_bids_above_the_allotment_or_for_nothing_are_refused() -> None:
    scene = auction()
    for wrong in ("tank 6", "tank 0", "boat 1", "tank 1/7"):
        assert scene.refused(0, f"bid_kinds {wrong}") == "SA-national_advantages-6"
    scene.order(0, "bid_kinds tank 5")
    assert scene.refused(0, "bid_kinds tank 1").startswith("SA-")


@clause("SA-national_advantages-6")
def test_whoever_is_away_bids_nothing_and_nobody_need_be_better_in_anything() -> None:
    scene = auction()
    for decision in scene.position.pending():
        assert str(decision.default()) == "bid_kinds"
        scene.order(decision.seat, str(decision.default()))
    assert (kinds_of(scene, 0), kinds_of(scene, 1), funds(scene)) == ([], [], ["5", "5"])


@clause("SA-national_advantages-6")
def test_bids_are_sealed_until_all_are_in() -> None:
    scene = auction()
    scene.order(0, "bid_kinds tank 3")
    seen = [scene.events[0].seen_by(seat) for seat in (0, 1, -1)]
    assert [one.sentence for one in seen if one] == ["national-bid-own", "bid-sealed", "bid-sealed"]
    assert seen[1] is not None
    assert "figures" not in seen[1].values
    assert bid_of(scene.position.sight(0)).kinds == {"tank": 3 * scene.rules.money}
    assert "tank" not in str(scene.position.view(1).to_json()["slices"])
    told = scene.order(1, "bid_kinds inf 1")
    assert told[1:3] == ["national-bids-shown", "national-bids-shown"]
    assert all(not bid_of(scene.position.sight(seat)).kinds for seat in (0, 1))


@clause("SA-national_advantages-6")
def test_a_draft_tells_what_is_left_and_the_menu_has_bids_for_every_kind() -> None:
    scene = auction()
    decision = scene.position.pending()[0]
    assert decision.draft(scene.notation.parse("bid_kinds tank 3, inf 3")) == {"total": "6", "left": "0"}
    offered = [str(order) for menu in decision.menus() for order in menu]
    assert offered[0] == "bid_kinds"
    assert {"bid_kinds tank 1", "bid_kinds inf 2", "bid_kinds atg 5"} <= set(offered)
    about: Any = decision.about()
    assert (about["left"], about["most"]) == ("5", 1)


def sale(
    *more: str, owners: dict[str, int] | None = None, marks: Any = None, rolls: Sequence[int] = (), **options: object
) -> Scene:
    given: dict[str, Any] = {"territory_auction": True, "table": "", **options}
    owned = owners or {"a": 0, "d": 1}
    return nation(*more, owners=owned, marks=marks, rolls=rolls, allotments=(4, 3), **given)


@clause("SA-national_advantages-8", "R5-05")
def test_land_that_nobody_owns_is_sold_field_by_field_in_random_order() -> None:
    scene = sale(rolls=[2])
    assert scene.asked() == [(0, "territory_auction"), (1, "territory_auction")]
    about: Any = scene.position.pending()[0].about()
    assert (about["field"], about["left"]) == ("c", "4")
    scene.order(0, "bid_land 2")
    told = scene.order(1, "bid_land 1")
    assert "land-sold" in told
    assert (scene.owner("c"), funds(scene)) == (0, ["2", "3"])
    about = scene.position.pending()[0].about()
    assert about["field"] == "b"
    scene.order(0, "bid_land 2")
    scene.order(1, "bid_land 2", [2])
    assert (scene.owner("b"), funds(scene)) == (1, ["2", "1"])
    assert scene.asked() == [(0, "placing")]
    assert sale_of(scene.rules, scene.position.table).field == NOBODY


@clause("SA-national_advantages-8")
def test_without_a_bid_a_field_stays_neutral_and_whoever_has_nothing_is_not_asked() -> None:
    scene = sale(rolls=[1])
    scene.order(0, "bid_land 4")
    scene.order(1, "bid_land 0")
    assert (scene.owner("b"), scene.asked()) == (0, [(1, "territory_auction")])
    assert str(scene.position.pending()[0].default()) == "bid_land 0"
    assert "land-unsold" in scene.order(1, "bid_land 0")
    assert scene.owner("c") is None
    assert scene.asked() == [(1, "placing")]


@clause("SA-national_advantages-8")
def test_every_field_comes_up_once_even_if_nobody_wants_it() -> None:
    scene = sale(rolls=[2])
    told: list[str] = []
    while scene.asked()[0][1] == "territory_auction":
        about: Any = scene.position.pending()[0].about()
        told.append(about["field"])
        scene.order(scene.asked()[0][0], "bid_land 0")
    assert told == ["c", "c", "b", "b"]
    assert (scene.owner("b"), scene.owner("c"), funds(scene)) == (None, None, ["4", "3"])


@clause("SA-national_advantages-8")
def test_where_all_land_is_owned_or_the_option_is_off_nothing_is_sold() -> None:
    assert sale(owners={"a": 0, "b": 0, "c": 1, "d": 1}).asked() == [(0, "placing")]
    off = nation(table="", owners={"a": 0, "d": 1}, allotments=(4, 3))
    assert (off.asked(), sale_of(off.rules, off.position.table).left) == ([(0, "placing")], [])


@clause("SA-national_advantages-8")
def test_everybody_hears_which_field_comes_up_and_what_was_paid() -> None:
    scene = sale(rolls=[2])
    scene.order(0, "bid_land 2")
    scene.order(1, "bid_land 1")
    told = [event.seen_by_all() for event in scene.events]
    assert [(one.sentence, one.values.get("field"), one.values.get("points")) for one in told[1:]] == [
        ("land-bid-shown", "c", "2"), ("land-bid-shown", "c", "1"), ("land-sold", "c", "2"),
        ("land-for-sale", "b", None),
    ]  # fmt: skip


@clause("SA-national_advantages-6")
def test_whoever_has_nothing_left_gets_nothing_more() -> None:
    scene = auction(national_kinds=2)
    scene.order(0, "bid_kinds tank 5, inf 3")
    scene.order(1, "bid_kinds atg 1")
    assert (kinds_of(scene, 0), kinds_of(scene, 1), funds(scene)) == (["tank"], ["atg"], ["0", "4"])
    told = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "national-kind-sold"]
    assert [(one.values["power"], one.values["item"], one.values["points"]) for one in told] == [
        ("seat_1", "tank", "5"), ("seat_2", "atg", "1"),
    ]  # fmt: skip


@clause("SA-national_advantages-6")
def test_without_an_auction_no_bids_are_shown() -> None:
    scene = Scene(["national_advantages"], owners=OWNERS, options={"national_assignment": "historical"})
    events = scene.position.apply(-1, Begin(), Scripted([]))
    assert "national-bids-shown" not in [event.seen_by_all().sentence for event in events]


@clause("SA-national_advantages-8")
def test_nobody_bids_more_land_than_he_can_pay() -> None:
    scene = sale(rolls=[1])
    assert scene.refused(1, "bid_land 4") == "SA-national_advantages-8"
    assert scene.refused(1, "bid_land 1/7") == "SA-national_advantages-8"
    offered = [str(order) for menu in scene.position.pending()[1].menus() for order in menu]
    assert offered == ["bid_land 0", "bid_land 1", "bid_land 2", "bid_land 3"]


@clause("SA-national_advantages-8")
@pytest.mark.parametrize("mark", [0, 1])
def test_a_field_marked_political_gives_a_point_a_round_to_its_holder(mark: int) -> None:
    scene = sale("factories", "political_buildings", marks={"b": {"political": mark}}, rolls=[1], rounds=6)
    scene.order(0, "bid_land 0")
    scene.order(1, "bid_land 3")
    scene.order(0, "bid_land 0")
    points = scene.position.table.seat_columns[scene.rules.seat_column("political_points")]
    while scene.position.table.round < 3:
        decision = next(one for one in scene.position.pending() if one.waits)
        scene.position.apply(decision.seat, decision.default() or decision.sample(Scripted([])), Scripted([3] * 20))
    assert [int(number) for number in points] == [0, 2 * mark]


@clause("SA-national_advantages-8")
@pytest.mark.parametrize("goal", ["political_buildings", "political_fields"])
def test_political_land_gives_one_point_however_the_goal_counts_them(goal: str) -> None:
    more = ["factories", "terrain", goal] if goal == "political_buildings" else ["terrain", goal]
    marks = {"b": {"political": 1}} | ({name: {"centre": True} for name in "acd"} if goal != more[0] else {})
    scene = sale(*more, owners={"a": 0, "b": 1, "d": 1}, marks=marks, rolls=[], rounds=6)
    position, column = scene.position, scene.rules.seat_column("political_points")
    parts = point_parts(scene.rules) if goal == "political_buildings" else 1
    position.table.on_turn = 1
    position.events = []
    PoliticalLand(scene.rules).turn_ends(position, 1)
    PoliticalLand(scene.rules).turn_ends(position, 0)
    assert [int(number) for number in position.table.seat_columns[column]] == [0, parts]
    told = [event.seen_by_all() for event in position.events]
    assert [(one.sentence, one.values) for one in told] == [
        ("political-land", {"power": "seat_2", "field": "b", "points": "1"})
    ]


@clause("SA-national_advantages-4", "SA-national_advantages-5", "SA-national_advantages-6")
def test_what_sides_are_better_in_is_told_and_nothing_is_drawn_for_an_auction() -> None:
    scene = Scene(
        ["national_advantages"], owners=OWNERS,
        options={"national_assignment": "historical", "national_table": "side_2 inf"},
    )  # fmt: skip
    events = [event.seen_by_all() for event in scene.position.apply(-1, Begin(), Scripted([]))]
    found = [(one.sentence, one.values) for one in events if one.sentence.startswith("national")]
    assert found == [
        ("national-drawn", {"party": "side_2", "item": "inf"}), ("national-kind", {"power": "seat_2", "item": "inf"}),
    ]  # fmt: skip
    bids = auction()
    assert drawn_of(bids.rules, bids.position.table).kinds == []


@clause("SA-national_advantages-8")
def test_without_the_option_or_the_goal_no_field_gives_points() -> None:
    assert PoliticalLand(nation(marks={"b": {"political": 1}}).rules).fields == []
    assert PoliticalLand(sale(marks={"b": {"political": 1}}, rolls=[1]).rules).fields == []
    goal = nation("factories", "political_buildings", marks={"b": {"political": 1}})
    assert PoliticalLand(goal.rules).fields == []


@clause("SA-technology-17")
def test_national_advantages_round_first_and_technology_multiplies() -> None:
    scene = nation("technology", table="A inf", tech_discount="0")
    scene.army(0, "a", "inf")
    scene.army(1, "b", "tank")
    scene.position.table.seat_columns[scene.rules.seat_column("tech_soft")][0] = 2
    scene.order(0, "attack b with inf_1", [3])
    assert hit(scene, "inf_1", "tank_2") == "4", "1 raised to 2, twice"


def test_the_denominator_of_the_table_is_the_rows_own() -> None:
    scene = nation(table="A scout", units=PART)
    scene.army(0, "a", "scout tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with scout_1, tank_2", [3])
    assert hit(scene, "scout_1", "inf_3") == "2/3"


@clause("SA-national_advantages-6", "SA-national_advantages-8")
def test_bids_of_others_are_guessed_within_what_they_can_pay() -> None:
    scene = auction()
    views = [scene.position.view(1)]
    scene.order(0, "bid_kinds tank 3, inf 2")
    views.append(scene.position.view(1))
    guesses = [[bid_of(view.complete(Seeded(seed)).sight(0)).kinds for seed in range(200)] for view in views]
    assert guesses[0] == [{}] * 200, "nothing is sealed yet"
    assert {len(kinds) for kinds in guesses[1]} == {1}
    assert {name for kinds in guesses[1] for name in kinds} >= {"tank", "inf"}
    assert {parts for kinds in guesses[1] for parts in kinds.values()} == {n * scene.rules.money for n in range(1, 6)}
    scene = sale(rolls=[2])
    scene.order(0, "bid_land 2")
    view = scene.position.view(1)
    lands = {bid_of(view.complete(Seeded(seed)).sight(0)).land for seed in range(100)}
    assert lands == {n * scene.rules.money for n in range(5)}
    own = scene.position.view(0).complete(Seeded(1))
    assert bid_of(own.sight(0)).land == 2 * scene.rules.money
