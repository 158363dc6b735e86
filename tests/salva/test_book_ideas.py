"""The worked examples of the players' rulebook, part Ideas: each is played, and both languages tell its numbers."""

from fractions import Fraction

from tests.salva.book_pages import EXAMPLES, book, tables, tells
from tests.salva.test_armoured_variants import armour
from tests.salva.test_national_advantages import hit as blow
from tests.salva.test_national_advantages import nation
from tests.salva.test_technology import duel, grant, hit
from velmoci.salva.chapters.configurable_designs import Design, price_chain
from velmoci.salva.chapters.guns import d_strength
from velmoci.salva.chapters.technology_levels import factor_for
from velmoci.salva.units import standard_kinds


def test_the_factors_of_the_book_are_those_of_the_program() -> None:
    below = [(-7, -6), (-5, -4), (-3, -2), (-1, 0), (1, 2), (3, 4), (5, 6)]
    for _, rows in tables(("Technology", "Technologie")):
        found = [cell.replace("½", "1/2") for cell in rows[0][1:]]
        assert [Fraction(cell) for cell in found] == [Fraction(*factor_for(pair[0], False, True)) for pair in below]
        assert all(factor_for(one, False, True) == factor_for(other, False, True) for one, other in below)


def test_infantry_and_tank_of_the_book() -> None:
    scene = grant(grant(duel("inf", "tank"), 0, soft=7), 1, armoured=4)
    scene.order(0, "attack b with inf_1", [3])
    assert (hit(scene, "inf_1", "tank_2"), hit(scene, "tank_2", "inf_1")) == ("6", "1")
    assert tells(("Technology", "Technologie"), [7, 4, 3, 1, 6, 1, 2])


def test_the_nation_of_tanks_of_the_book() -> None:
    scene = nation(table="A tank inf", national_kinds=2)
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1, inf_2", [3])
    assert (blow(scene, "tank_1", "tank_3"), blow(scene, "inf_2", "tank_3")) == ("3", "2")
    assert tells(("National advantages", "Národní výhody"), [2, 3, 1, 2, 1])


def test_the_aircraft_of_the_book() -> None:
    design = Design("air", (4, 3, 2, 2, 1, 0), 4, ("1",) * 6, 4, 1)
    assert price_chain(design, (1, 10)).text() == "7/6"
    told: list[Fraction | int | str] = [4, 3, 2, 2, 1, 0, 4, 1, 4, 1, 14, 1, Fraction(1, 2), 6, 1, 7, 6]
    assert tells(("Own designs", "Vlastní konstrukce"), told)


def test_the_armoured_gun_of_the_book() -> None:
    rules, kinds = armour().rules, standard_kinds()
    gun, armoured = kinds.find("gun"), kinds.find("armoured_gun")
    assert gun is not None
    assert armoured is not None
    assert rules.items["armoured_gun"].denominators() == [3]
    assert (d_strength(gun, gun), d_strength(gun, armoured)) == ((2, 1), (1, 1))
    assert tells(("Armoured guns and transports", "Pancéřovaná děla a transporty"), [1, 4, 3, 2, 1])


def test_every_example_of_these_chapters_is_held_here() -> None:
    held = {"Technology", "National advantages", "Own designs", "Armoured guns and transports"}
    part = book("en").partition("\n## Ideas\n")[2].partition("\n## ")[0]
    sections = [text for text in part.split("\n### ") if EXAMPLES["en"] in text]
    assert held <= {text.partition("\n")[0] for text in sections}
