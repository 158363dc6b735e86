"""Configurable units (SA-configurable_units): designs before the game, what they cost, and how they are played."""

from dataclasses import replace
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook, Malformed
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.salva.base.fire import explain_fire
from velmoci.salva.chapters.configurable_designs import Design, branches, design_of, price_chain
from velmoci.salva.chapters.configurable_units import READY_DESIGNS, Configure
from velmoci.salva.chapters.guns import shell_vulnerability
from velmoci.salva.game import name_of
from velmoci.salva.library import LIBRARY, scenario_rulebook
from velmoci.salva.numbers import ratio_text
from velmoci.salva.own_kinds import KindMaker
from velmoci.salva.position import Position, load_position, new_position
from velmoci.salva.rules import MOST_SETTLED
from velmoci.salva.units import standard_kinds
from velmoci.salva.view import load_view

KINDS = standard_kinds()
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}
ONES = ("1",) * 6
BOMBER = "configure air 4 3 2 2 1 0 bombing 4 speed 4"
SHIP = "configure naval 4 4 6 0 2 0 vulnerable 1/3 1/3 1/3 1 1 1/2 speed 1"


def workshop(*more: str, seats: int = 2, owners: dict[str, int] | None = None, **options: object) -> Scene:
    """A scene in which everybody is asked for a design."""
    on = ["configurable_units", *(more or ("air",))]
    scene = Scene(on, owners=owners or OWNERS, units=KINDS, options=options, seats=seats).begin()
    assert scene.asked() == [(seat, "configuring") for seat in range(seats)]
    return scene


def price(design: Design, discount: tuple[int, int] = (1, 10)) -> str:
    return price_chain(design, discount).text()


@clause("SA-configurable_units-3", "TV5-31", "R5-27")
@pytest.mark.parametrize(("salvos", "expected"), [(1, "7/6"), (2, "13/6")])
def test_an_aircraft_costs_by_strengths_salvos_durability_and_speed(salvos: int, expected: str) -> None:
    assert price(Design("air", (4, 3, 2, 2, 1, 0), 4, ONES, 4, salvos)) == expected


@clause("SA-configurable_units-3", "TV5-32", "R5-27")
def test_a_ship_costs_by_strengths_durability_and_speed() -> None:
    weak = ("1/3", "1/3", "1/3", "1", "1", "1/2")
    assert price(Design("naval", (4, 4, 6, 0, 2, 0), 0, weak, 1, 1)) == "7/2"


@clause("SA-configurable_units-3", "TV5-33", "R5-27")
def test_nothing_costs_less_than_a_half() -> None:
    assert price(Design("naval", (0, 0, 2, 0, 0, 0), 0, ONES, 1, 1)) == "1/2"
    assert price(Design("air", (0, 0, 0, 0, 0, 0), 0, ONES, 1, 1)) == "1/2"


@clause("SA-configurable_units-3")
def test_the_discount_can_be_agreed_and_the_price_tells_its_parts() -> None:
    design = Design("air", (4, 3, 2, 2, 1, 0), 4, ("1", "1", "2", "2", "3", "1/2"), 4, 2)
    assert (price(design, (0, 1)), price(design, (1, 4))) == ("13/6", "5/3")
    chain = price_chain(design, (1, 10))
    found = [(link.name, ratio_text(link.num, link.den)) for link in chain.links or []]
    assert found == [
        ("design_strengths", "14"), ("design_salvos", "2"), ("design_durability", "8/9"), ("design_speed", "1/2"),
        ("design_point", "1/6"), ("config_discount", "9/10"), ("design_rounding", "15/14"),
    ]  # fmt: skip
    assert {link.clause for link in chain.links or []} == {"SA-configurable_units-3"}
    for wrong in ("-1/10", "1/3"):
        with pytest.raises(BadRulebook, match="bad_option"):
            assemble(LIBRARY, ["configurable_units", "air"], {"config_discount": wrong})


@clause("SA-configurable_units-1")
def test_aircraft_and_large_ships_can_be_designed_where_there_are_any() -> None:
    assert branches(workshop("air").rules) == ["air"]
    assert branches(workshop("capital_ships", "naval").rules) == ["naval"]
    assert branches(workshop("air", "capital_ships", "naval").rules) == ["air", "naval"]
    assert branches(workshop("air", "naval").rules) == ["air"]
    with pytest.raises(BadRulebook, match="chapter_missing_one_of"):
        assemble(LIBRARY, ["configurable_units"])


@clause("SA-configurable_units-1")
def test_a_seat_designs_one_kind_or_none_and_no_land_unit() -> None:
    scene = workshop()
    assert scene.refused(0, "configure naval 1 1 1 0 0 0") == "SA-configurable_units-1"
    assert scene.refused(0, "configure armoured 1 1 1 0 0 0") == "SA-configurable_units-1"
    assert scene.order(0, BOMBER) == ["unit-designed"]
    assert scene.refusal(0, BOMBER) is not None
    assert scene.asked() == [(1, "configuring")]
    assert str(scene.position.pending()[0].default()) == "no_design"
    assert "nothing-designed" in scene.order(1, "no_design")
    assert "design_a" in scene.rules.items or "design_a" in scene.position.rules.items
    assert "design_b" not in scene.position.rules.items


@clause("SA-configurable_units-2", "R5-27")
@pytest.mark.parametrize(
    "wrong",
    [
        "air 9 0 0 0 0 0", "air -1 0 0 0 0 0", "air 1 1 1 1 1", "air 8 8 5 0 0 0", "air 1 0 0 0 0 0 bombing 7",
        "air 1 0 0 0 0 0 bombing -1", "air 1 0 0 0 0 0 vulnerable 1 1 1 1 1 4",
        "air 1 0 0 0 0 0 vulnerable 1 1 1 1 1", "air 1 0 0 0 0 0 vulnerable 1/2 1/2 1/2 1/3 1/3 1",
        "air 1 0 0 0 0 0 speed 0", "air 1 0 0 0 0 0 speed 5", "air 1 0 0 0 0 0 salvos 4", "air 1 0 0 0 0 0 salvos 0",
        "naval 1 0 0 0 0 0 salvos 2", "air 1/2 0 0 0 0 0",
    ],
)  # fmt: skip
def test_designs_outside_the_limits_are_refused(wrong: str) -> None:
    scene = workshop("air", "capital_ships", "naval")
    assert scene.refused(0, f"configure {wrong}") == "SA-configurable_units-2"


@clause("SA-configurable_units-2")
@pytest.mark.parametrize(
    "right",
    [
        "air 8 8 4 0 0 0 bombing 6 vulnerable 1/2 1/2 1/2 1/3 1 1 speed 4 salvos 3",
        "air 0 0 0 0 0 0 speed 1 salvos 1", "naval 8 0 0 0 0 0 vulnerable 3 3 3 2 1 1/3 speed 4",
    ],
)  # fmt: skip
def test_designs_at_the_limits_are_allowed(right: str) -> None:
    assert workshop("air", "capital_ships", "naval").order(0, f"configure {right}") == ["unit-designed"]


def begun(first: str, second: str = "no_design", *more: str, **options: object) -> Position:
    """The position after both have answered."""
    scene = workshop(*(more or ("air", "capital_ships", "naval")), **options)  # type: ignore[arg-type]
    scene.order(0, first)
    scene.position.apply(1, scene.notation.parse(second), Scripted([]))
    return scene.position


@clause("SA-configurable_units-4", "SA-configurable_units-2")
def test_a_design_becomes_a_row_of_the_unit_table_for_this_game() -> None:
    position = begun("configure air 4 3 2 2 1 0 bombing 4 vulnerable 2 1 1 1/2 1 3 speed 3 salvos 2")
    kind = position.rules.kinds.find("design_a")
    assert kind is not None
    den = kind.strength_den
    assert [one // den for one in kind.attack] == [4, 3, 2, 2, 1, 0] == [one // den for one in kind.defence]
    assert kind.vulnerability == [(2, 1), (1, 1), (1, 1), (1, 2), (1, 1), (2, 1)], "fortress fire counts as soft"
    assert shell_vulnerability(kind) == (3, 1)
    assert (kind.move, kind.row["attack_salvos"], kind.row["strategic_bombing"]) == (3, 2, "4")
    assert "artillery" not in kind.row, "no D strength"
    other = position.rules.kinds.find("design_b")
    assert other is not None
    assert (other.price_num, other.attack) == (0, [0] * 6)
    assert workshop().rules.kinds.find("design_a") is not None


@clause("SA-configurable_units-4")
def test_a_design_is_public() -> None:
    position = begun(BOMBER)
    for seat in (0, 1, -1):
        told: Any = position.view(seat).to_json()
        own = told["slices"]["configurable_units"]["design_a"]
        assert (own["power"], own["strengths"]["armoured"], own["bombing"]) == ("seat_1", 3, 4)
        assert own["price"]["value"] == "7/6"
    kind = position.rules.kinds.find("design_a")
    assert kind is not None
    assert [number.name for face in position.rules.faces for number in face.numbers(kind) if "design" in number.name]


@clause("SA-configurable_units-1", "SA-configurable_units-4")
def test_a_design_is_built_by_its_own_seat_and_fights_by_the_rules_of_its_class() -> None:
    scene = workshop("air", base_productivity="3")
    scene.order(0, BOMBER)
    scene.order(1, "no_design")
    scene.rules = scene.position.rules
    scene.order(0, "end_movement")
    scene.order(0, "buy design_a a")
    assert scene.purse("a") == "11/6"
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    assert scene.refused(1, "buy design_a b") == "SA-configurable_units-1"
    scene.order(1, "end_production")
    scene.army(0, "b", "design_a")
    scene.army(0, "a", "infantry")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with infantry_3, design_a_2", [3])
    battle, table = scene.battle, scene.position.table
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in ("design_a_2", "tank_4")]
    assert explain_fire(scene.position.rules, table, battle, rows[0], rows[1], 0).text() == "3"


@clause("SA-configurable_units-4")
def test_a_game_with_designs_is_saved_replayed_and_seen_again() -> None:
    rulebook = scenario_rulebook("border_war", ["configurable_units", "air", "repair_prevention"])
    position = new_position(rulebook)
    position.apply(-1, Begin(), Seeded(1))
    position.apply(1, position.rules.notation.parse(BOMBER), Seeded(1))
    half = load_position(rulebook, position.dump())
    assert half == position
    position.apply(0, position.rules.notation.parse("no_design"), Seeded(1))
    assert position.rules.settlement.startswith("design_b air 4 3 2 2 1 0 4")
    again = load_position(rulebook, position.dump())
    assert again == position
    assert again.rules.kinds.find("design_b") is not None
    assert again.rules.items.keys() == position.rules.items.keys() >= {"design_b"}
    for seat in (0, 1, -1):
        view = position.view(seat)
        assert load_view(rulebook, view.dump()) == view
    assert position.view(0).complete(Seeded(2)).dump() == position.dump()
    copied = position.copy()
    assert copied.rules is position.rules


@clause("SA-configurable_units-1")
def test_where_nobody_designs_anything_the_rules_stay_the_same() -> None:
    scene = workshop()
    rules = scene.position.rules
    scene.order(0, "no_design")
    scene.order(1, "no_design")
    assert scene.position.rules is rules
    assert "settled" not in scene.position.dump()


@clause("SA-configurable_units-3")
def test_a_draft_tells_price_rest_and_how_it_stands_against_all_kinds() -> None:
    decision = workshop().position.pending()[0]
    draft: Any = decision.draft(Configure("air", (4, 3, 2, 2, 1, 0), 4, ONES, 4, 1))
    assert (draft["price"]["value"], draft["left"]) == ("7/6", 8)
    against = {one["item"]: one for one in draft["against"]}
    assert "design_a" not in against
    assert against["tank"]["deals"] == "3"
    assert (against["tank"]["kills_in"], against["aa_battery"]["dies_in"] > 0) == (2, True)
    assert against["at_gun"]["dies_in"] == 0
    weak: Any = decision.draft(Configure("air", (4, 3, 2, 2, 1, 0), 4, ("3", "1", "1", "1", "1", "1"), 4, 1))
    harder = {one["item"]: one for one in weak["against"]}
    assert float(harder["aa_battery"]["takes"]) == 3 * float(against["aa_battery"]["takes"])
    about: Any = decision.about()
    assert about["limits"]["branch"] == ["air"]


@clause("SA-configurable_units-2")
def test_ready_designs_and_lots_are_within_the_limits() -> None:
    scene = workshop("air", "capital_ships", "naval")
    decision = scene.position.pending()[0]
    menu = next(menu for menu in decision.menus() if menu.kind == "configure")
    assert len(list(menu)) == menu.count() == sum(len(orders) for orders in READY_DESIGNS.values())
    chance = Seeded(5)
    for order in [*menu, *[menu.sample(chance) for _ in range(60)]]:
        assert decision.allows(order), str(order)
        assert scene.notation.parse(str(order)) == order
        assert scene.notation.from_json(order.to_json()) == order


def test_a_design_is_called_by_its_letter() -> None:
    assert name_of("unit", "design_b_7", "en") == "Own design B 7"
    assert name_of("item", "design_b", "cs") == "Vlastní konstrukce B"
    design = Design("air", (4, 3, 2, 2, 1, 0), 4, ONES, 4, 2)
    assert design_of(design.text()).to_json() == design.to_json()


class Giants(KindMaker):
    """A row for a giant, settled in its price."""

    name = "giants"

    def rows(self, settled: str) -> dict[str, dict[str, Any]]:
        names = {"czech": "obr", "english": "giant", "chapter": "giants", "class": "armoured", "move": 1}
        return {"giant": {**names, "price": settled or "0", "attack": {"armoured": "7/2"}, "defence": {}}}


def test_a_chapter_may_add_rows_and_settle_them() -> None:
    giants = Chapter(id="giants", clause="SA-terrain-1", contributions={"kind": (Giants,)})
    scene = Scene(["giants"], library=replace(LIBRARY, chapters=(*LIBRARY.chapters, giants)), units=KINDS)
    assert "giant" not in scene.rules.items
    rules = scene.rules.settled("5/2")
    assert "giant" in rules.items
    assert rules.settled("5/2") is not rules
    assert scene.rules.settled("5/2") is rules
    for number in range(MOST_SETTLED + 1):
        assert scene.rules.settled(str(number + 3)).settlement == str(number + 3)
        assert len(scene.rules.settlements) <= MOST_SETTLED + 1, "not all are kept for ever"
    again = scene.rules.settled("5/2")
    assert (again is rules, again.settlement) == (False, "5/2")
    kind = rules.kinds.find("giant")
    assert kind is not None
    assert (kind.price_num, kind.price_den, kind.attack[1] * 2 // kind.strength_den) == (5, 2, 7)
    assert KindMaker(scene.rules).rows("") == {}


@pytest.mark.parametrize(
    ("part", "value", "code"),
    [
        ("strengths", 4, "not_a_list"), ("strengths", [1] * 9, "not_a_list"), ("vulnerable", "1", "not_a_list"),
        ("vulnerable", ["1"] * 9, "not_a_list"), ("vulnerable", ["1", "x", "1", "1", "1", "1"], "not_a_number"),
    ],
)  # fmt: skip
def test_numbers_of_a_design_that_are_no_numbers_are_not_understood(part: str, value: object, code: str) -> None:
    notation = workshop().notation
    order: Any = Configure("air", (4, 3, 2, 2, 1, 0), 4, ONES, 4, 1).to_json()
    assert notation.from_json(order).to_json() == order
    with pytest.raises(Malformed, match=code):
        notation.from_json({**order, part: value})


@clause("SA-configurable_units-3")
def test_the_price_of_a_design_is_explained_beside_its_kind_and_nowhere_else() -> None:
    rules = begun(BOMBER).rules
    told = {
        kind.id: [one.chain.text() for face in rules.faces for one in face.numbers(kind) if one.name == "design_price"]
        for kind in rules.kinds.rows
    }
    assert {id: found for id, found in told.items() if found} == {"design_a": ["7/6"]}
