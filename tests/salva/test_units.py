"""The unit table: which kinds may be bought, and what their rows come to."""

import tomllib

import pytest

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from velmoci.kernel.resources import read_text
from velmoci.salva.document import BadDocument, Document
from velmoci.salva.units import CLASSES, LAND, SEA, Kind, Kinds, read_kinds, standard_kinds


def kind(id: str, kinds: Kinds | None = None) -> Kind:
    found = (kinds or standard_kinds()).find(id)
    assert found is not None
    return found


def changed(old: str, new: str) -> Kinds:
    """The fixture table with one line changed."""
    assert old in TABLE
    return read_kinds(Document("fixture", TABLE.replace(old, new, 1)))


@clause("SA-minimal-2", "SA-chapters-5", "SA-foundations-5")
@pytest.mark.parametrize(
    ("chapters", "more"),
    [
        ([], ""),
        (["naval"], "cruiser destroyer submarine transport_ship"),
        (["air"], "bomber fighter aa_battery"),
        (["naval", "air"], "cruiser destroyer submarine transport_ship bomber fighter aa_battery kaibokan"),
        (["artillery"], "gun"),
        (["armoured_variants"], ""),
        (["artillery", "armoured_variants"], "gun armoured_gun"),
        (["specialised"], "mechanised_infantry defensive_infantry pioneer_infantry light_tank heavy_tank"),
    ],
)
def test_a_kind_is_had_with_its_chapter_its_class_and_its_model(chapters: list[str], more: str) -> None:
    kinds = standard_kinds()
    on = ("minimal", *chapters)
    assert {row.id for row in kinds.rows if kinds.is_available(row, on)} == {
        "infantry", "tank", "at_gun", *more.split(),
    }  # fmt: skip


@clause("SA-minimal-21", "SA-minimal-44")
def test_a_row_says_what_a_kind_costs_how_far_it_goes_and_how_it_shoots() -> None:
    cargo = kind("cargo", Scene().rules.kinds)
    assert (cargo.index, cargo.chapter, cargo.shields, cargo.capacity) == (7, "factories", False, 0)
    found = kind("transport_ship")
    assert (found.name("cs"), found.name("en")) == ("Transportní loď", "Transport ship")
    assert (found.index, found.chapter, CLASSES[found.cls]) == (6, "naval", "naval")
    assert (found.ground, found.is_land, found.shields) == (2, False, True)
    assert (found.price_num, found.price_den, found.move, found.capacity) == (1, 1, found.row["move"], 2)
    grounds = [(id, int(kind(id).ground), kind(id).is_land) for id in ("tank", "submarine", "bomber", "fort")]
    assert grounds == [("tank", 1, True), ("submarine", 2, False), ("bomber", 3, False), ("fort", 1, True)]


@clause("SA-minimal-21")
def test_a_price_is_a_fraction_or_the_agreed_price_of_a_fortress() -> None:
    prices = {id: (kind(id).price_num, kind(id).price_den) for id in ("infantry", "battleship", "land_patrol", "fort")}
    assert prices == {"infantry": (1, 1), "battleship": (3, 1), "land_patrol": (1, 3), "fort": (1, 4)}
    for meta, price in (("", (1, 4)), ('[meta]\nfortress_price = "1/6"\n', (1, 6))):
        kinds = read_kinds(Document("fixture", meta + TABLE.replace('price = "1"', 'price = "fortress"', 1)))
        assert (kind("inf", kinds).price_num, kind("inf", kinds).price_den) == price


@clause("SA-minimal-21")
def test_a_unit_is_paid_for_by_its_price() -> None:
    scene = Scene(units=changed('price = "1"', 'price = "2/3"'), marks={"a": {"production": "3"}}).begin()
    scene.order(0, "end_movement")
    scene.order(0, "buy inf a")
    assert scene.purse("a") == "7/3"
    scene.order(0, "buy tank a")
    assert scene.purse("a") == "4/3"


@clause("SA-minimal-44", "SA-naval-2")
def test_strengths_stand_by_class_over_one_denominator() -> None:
    gun = kind("atg", Scene().rules.kinds)
    assert (gun.strength_den, gun.attack, gun.defence) == (1, [0, 2, 0, 0, 0, 0], [0, 4, 0, 0, 0, 0])
    kinds = changed('attack = { armoured = 2 }', 'attack = { armoured = "1/2", air = "5/3" }')
    gun, tank = kind("atg", kinds), kind("tank", kinds)
    assert (gun.strength_den, gun.attack, gun.defence) == (6, [0, 3, 0, 0, 10, 0], [0, 24, 0, 0, 0, 0])
    assert (tank.strength_den, tank.attack, tank.defence) == (6, [12, 12, 0, 0, 0, 0], [12, 12, 0, 0, 0, 0])


@clause("SA-minimal-34", "SA-naval-11")
@pytest.mark.parametrize(
    ("row", "land", "sea"),
    [
        ('class = "unarmoured"\nattack = { unarmoured = 1 }', True, False),
        ('class = "armoured"\nattack = { armoured = "1/2" }', True, False),
        ('class = "unarmoured"\nattack = { naval = 3, air = 2, fortress = 1 }', False, False),
        ('class = "naval"\nattack = { naval = 1 }', False, True),
        ('class = "submarine"\nattack = { naval = 1 }', False, True),
        ('class = "naval"\nattack = { unarmoured = 2, armoured = 2, submarine = 2 }', False, False),
        ('class = "air"\nattack = { unarmoured = 2, naval = 2 }', False, False),
    ],
)
def test_ground_is_taken_with_strength_against_what_holds_it(row: str, land: bool, sea: bool) -> None:
    rest = 'price = "1"\nmove = 1\n'
    kinds = changed(f'class = "unarmoured"\n{rest}attack = {{ armoured = 2 }}', rest + row)
    domains = Scene(["naval"]).rules.domains
    assert tuple([domains[ground].can_take(kind("atg", kinds)) for ground in (LAND, SEA)]) == (land, sea)


@clause("SA-minimal-48")
def test_a_named_class_overrules_all_and_nothing_noted_is_one() -> None:
    for note, found in (
        ("", [(1, 1)] * 6),
        ("{ all = 3 }", [(3, 1)] * 6),
        ('{ naval = "1/2" }', [(1, 1), (1, 1), (1, 2), (1, 1), (1, 1), (1, 1)]),
        ('{ air = "1/8", all = "1/3" }', [(1, 3), (1, 3), (1, 3), (1, 3), (1, 8), (1, 3)]),
    ):
        kinds = changed('english = "Tank"', 'english = "Tank"' + (f"\nvulnerability = {note}" if note else ""))
        assert kind("tank", kinds).vulnerability == found


@clause("SA-minimal-44")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("class = 1\n", "classes_missing"),
        ("[class]\n" + "".join(f"{name} = 1\n" for name in CLASSES), "bad_value"),
        ("unit = 1\n" + TABLE.partition("[unit.inf]")[0], "entry_missing"),
    ],
)
def test_what_is_no_table_of_classes_and_units_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadDocument) as problem:
        read_kinds(Document("fixture", text))
    assert problem.value.code == code


@clause("SA-minimal-44")
def test_the_classes_may_rest_on_chapters() -> None:
    needs = {"naval": "naval", "submarine": "naval", "air": "air", "fortress": "fortresses"}
    assert Scene().rules.kinds.needs == {"unarmoured": "", "armoured": "", **needs}
    kinds = changed('needs = "air"\n', "")
    assert kinds.needs["air"] == ""
    assert kinds.is_available(kind("bom", kinds), ("minimal", "air"))


@pytest.mark.parametrize(
    ("chapters", "has_ships"), [((), False), (("naval",), True), (("air",), False), (("submarines",), False)]
)
def test_ships_are_had_with_the_chapter_of_their_class_and_aircraft_are_none(
    chapters: tuple[str, ...], has_ships: bool
) -> None:
    assert standard_kinds().has_ships(("minimal", *chapters)) == has_ships


def test_the_rules_print_the_table_that_is_played_by() -> None:
    printed = tomllib.loads(read_text("velmoci", "rules/en/salva-units.toml"))
    played = tomllib.loads(read_text("velmoci.salva", "data/units.toml"))
    assert len(printed["unit"]) == 46
    assert list(printed["unit"].items()) == list(played["unit"].items())
    assert printed["meta"] == played["meta"]
