"""Specialised units (SA-specialised)."""

from fractions import Fraction

import pytest

from tests.clause import clause
from tests.salva.arms import NO_FIRE, row
from tests.salva.scenes import TABLE, Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text
from velmoci.salva.base.orders import Buy, Seal
from velmoci.salva.chapters.specialised import STRENGTHS, departures, is_variant, lowered, raised
from velmoci.salva.document import Document
from velmoci.salva.units import Kind, Kinds, read_kinds, standard_kinds

KINDS = standard_kinds()
VARIANTS = [kind for kind in KINDS.rows if is_variant(kind)]


def of(id: str) -> Kind:
    found = KINDS.find(id)
    assert found is not None
    return found


def table(old: str, new: str) -> Kinds:
    """The shipped table with one line changed."""
    text = read_text("velmoci.salva", "data/units.toml")
    assert text.count(old) == 1
    return read_kinds(Document("units", text.replace(old, new)))


def scene(chapters: tuple[str, ...] = ("specialised",), mode: str = "add", kinds: Kinds = KINDS) -> Scene:
    return Scene(chapters, owners={"a": 0, "b": 1, "c": 1, "d": 1}, options={"specialised_mode": mode}, units=kinds)


def producing(mode: str) -> Scene:
    made = scene(mode=mode)
    made.army(0, "a", "infantry")
    made.army(1, "b", "infantry")
    made.order(0, "end_movement")
    return made


@clause("SA-specialised-2", "TS3-16", "TV3-40", "R3-43")
def test_strengths_are_raised_and_lowered_by_half_towards_the_base() -> None:
    assert [raised(strength) for strength in range(7)] == [0, 1, 3, 4, 6, 7, 9]
    assert [lowered(strength) for strength in range(7)] == [0, 1, 1, 2, 2, 3, 3]


@clause("SA-specialised-2", "SA-specialised-8", "R3-43")
@pytest.mark.parametrize("kind", VARIANTS, ids=lambda kind: str(kind.id))
def test_every_strength_of_a_variant_follows_from_its_model(kind: Kind) -> None:
    assert departures(KINDS, kind) == []
    model = of(kind.row["replaces"])
    for column in STRENGTHS:
        for cls, value in kind.row.get(column, {}).items():
            base = model.row.get(column, {}).get(cls, model.row.get(column, {}).get("unarmoured", 0))
            if f"{column}.{cls}" not in kind.row.get("exceptions", []):
                assert value in (base * 3 // 2, -(-base // 2))


@clause("SA-specialised-8")
def test_the_armoured_rows_of_part_5_are_no_variants() -> None:
    assert len(VARIANTS) == 17
    assert not is_variant(of("armoured_gun"))
    assert of("armoured_gun").row["artillery"] == of("gun").row["artillery"]


@clause("SA-specialised-8")
@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('defence = { unarmoured = 1, armoured = 1 }\nreplaces = "tank"', 'defence = {}\nreplaces = "tank"',
         "defence.armoured"),
        ('exceptions = ["attack.fortress"]', "exceptions = []", "attack.fortress"),
        ('replaces = "artillery_fort"\nnotes', 'replaces = "castle"\nnotes', "replaces"),
        ("{ unarmoured = 6, armoured = 1", '{ unarmoured = "11/2", armoured = 1', "attack.unarmoured"),
    ],
)  # fmt: skip
def test_a_table_whose_variant_departs_in_silence_is_refused(old: str, new: str, what: str) -> None:
    with pytest.raises(BadRulebook, match="variant_departs") as refused:
        scene(kinds=table(old, new))
    assert refused.value.values["value"] == what
    assert refused.value.clause == "SA-specialised-8"


@clause("SA-specialised-8")
def test_strength_against_guns_is_measured_by_the_strength_against_their_class() -> None:
    kinds = table('exceptions = ["artillery.gun"]\nnotes = "By the', 'exceptions = []\nnotes = "By the')
    light = kinds.find("light_gun")
    assert light is not None
    assert departures(kinds, light) == ["artillery.gun"]


@clause("SA-specialised-8", "SA-specialised-2")
@pytest.mark.parametrize(
    ("model", "variant", "departs"),
    [
        ("unarmoured = 2", "unarmoured = 3, gun = 3", ""),
        ("unarmoured = 2", "unarmoured = 1, gun = 2", "artillery.gun"),
        ("unarmoured = 2, gun = 1", "unarmoured = 1", ""),
        ("unarmoured = 2, gun = 4", "unarmoured = 3", "artillery.gun"),
        ("armoured = 1", "armoured = 1, gun = 1", "artillery.gun"),
        ("unarmoured = 1", "unarmoured = 1, armoured = 1", "artillery.armoured"),
        ("unarmoured = 1, armoured = 1", "unarmoured = 1", "artillery.armoured"),
        ('unarmoured = "3/2"', "unarmoured = 4", "artillery.unarmoured"),
    ],
)  # fmt: skip
def test_what_is_not_said_of_guns_is_what_is_said_of_their_class(model: str, variant: str, departs: str) -> None:
    fire = NO_FIRE.replace("{}", "{{}}") + "\nartillery = {{ {} }}"
    text = TABLE + row("mortar", "minimal", "unarmoured", "1", fire.format(model))
    text += row("siege_mortar", "specialised", "unarmoured", "1", fire.format(variant), more='replaces = "mortar"')
    kinds, refusal = read_kinds(Document("mortars", text)), ""
    try:
        scene(kinds=kinds)
    except BadRulebook as refused:
        refusal = str(refused.values["value"])
    assert refusal == departs


@clause("SA-specialised-3", "R3-43")
def test_what_a_row_leaves_out_is_that_of_its_model() -> None:
    kinds = table(
        'class = "air"\nprice = "1"\nmove = 2\nattack = { unarmoured = 1, armoured = 1, naval = 1, air = 7 }\n'
        "defence = { naval = 1, air = 2 }\nattack_salvos = 1\nvulnerability = { unarmoured = \"1/8\", "
        'armoured = "1/8", naval = "1/8", fortress = "1/8" }',
        "attack = { unarmoured = 1, armoured = 1, naval = 1, air = 7 }\ndefence = { naval = 1, air = 2 }",
    )  # fmt: skip
    made, model = kinds.find("interceptor"), kinds.find("fighter")
    assert made is not None
    assert model is not None
    assert (made.cls, made.price_num, made.price_den, made.move) == (model.cls, 1, 1, 3)
    assert made.vulnerability == model.vulnerability
    for kind in VARIANTS:
        model = of(kind.row["replaces"])
        assert kind.cls == model.cls
        assert Fraction(kind.price_num, kind.price_den) == Fraction(model.price_num, model.price_den)


@clause("SA-specialised-4")
def test_the_strategic_bomber_is_weaker_against_soldiers_and_stronger_against_armour() -> None:
    bomber, strategic = of("bomber").row["attack"], of("strategic_bomber").row["attack"]
    assert strategic["unarmoured"] == lowered(bomber["unarmoured"]) == 2
    assert strategic["armoured"] == raised(bomber["armoured"]) == 3


@clause("SA-specialised-1", "SA-foundations-5", "R3-59")
def test_variants_can_be_bought_of_kinds_that_are_in_play() -> None:
    land = {kind.id for kind in scene().rules.available}
    assert {"infantry", "mechanised_infantry", "pioneer_infantry", "heavy_tank"} <= land
    assert not {"ocean_submarine", "light_gun", "interceptor", "light_artillery_fort"} & land
    wet = {kind.id for kind in scene(("specialised", "naval")).rules.available}
    assert {"submarine", "ocean_submarine", "attack_submarine"} <= wet
    assert "heavy_tank" not in {kind.id for kind in Scene(units=KINDS).rules.available}


@clause("SA-specialised-1")
def test_beside_their_models_variants_are_bought_like_them() -> None:
    made = producing("add")
    made.order(0, "buy heavy_tank a")
    assert made.lives("heavy_tank_3")
    assert producing("add").order(0, "buy infantry a")


@clause("SA-specialised-1")
def test_where_variants_take_the_place_their_models_are_not_for_sale() -> None:
    made = producing("replace")
    for name in ("infantry", "tank"):
        assert made.refused(0, f"buy {name} a") == "SA-specialised-1"
    decision = made.position.pending()[0]
    offered = {order.item for order in decision if isinstance(order, Buy)}
    assert {"at_gun", "defensive_infantry", "light_tank"} <= offered
    assert not {"infantry", "tank"} & offered
    made.order(0, "buy at_gun a")


@clause("SA-specialised-1")
def test_an_absent_player_seals_variants_where_they_take_the_place() -> None:
    owners = {"a": 0, "b": 1, "c": 1, "d": 1}
    options = {"specialised_mode": "replace", "placement_mode": "blind"}
    made = Scene(["specialised"], owners=owners, options=options, allotments=[3, 3], units=KINDS).begin()
    for seat in (0, 1):
        decision = next(decision for decision in made.position.pending() if decision.seat == seat)
        order = decision.default()
        assert isinstance(order, Seal)
        assert {name for name, _, _ in order.army} == {"at_gun"}
        made.position.apply(seat, order, Seeded(1))
    assert made.position.table.round == 1


@clause("SA-specialised-1", "SA-specialised-2")
def test_a_heavy_tank_hits_armour_harder_and_soldiers_softer() -> None:
    made = scene()
    made.army(0, "a", "heavy_tank")
    made.army(1, "b", "infantry tank")
    made.order(0, "attack b with heavy_tank_1", [3])
    made.order(1, "hold_fire")
    made.order(0, "fight_on", [3])
    made.order(0, "fire heavy_tank_1 tank_3 share 1/2")
    made.order(0, "fire heavy_tank_1 infantry_2", [3])
    assert (made.damage("tank_3"), made.damage("infantry_2")) == ("3/2", "1/2")
