"""The numbers of the players' rulebook are those of the engine: its tables, and its battles shot by shot."""

import re
import tomllib
from fractions import Fraction
from typing import Any

import pytest

from tests.salva.book_pages import Section, both, numbers, tables, tells, written
from velmoci.kernel.chance import Recorded
from velmoci.kernel.option import IntOption, Option, RatioOption
from velmoci.kernel.resources import read_text
from velmoci.match.examples import example as book_example
from velmoci.salva.chapters.random_terrain import CHAPTER as RANDOM_TERRAIN
from velmoci.salva.chapters.terrain import FOREST, MOUNTAINS
from velmoci.salva.library import CHAPTERS, NOTATION, SCENARIOS
from velmoci.salva.presets import ladder
from velmoci.salva.units import ARMOURED, CLASSES, NAVAL, SUBMARINE, UNARMOURED, Kind, standard_kinds

HALF = Fraction(1, 2)
KINDS = standard_kinds()
ON = tuple([chapter.id for chapter in CHAPTERS])
TARGETS = {"unarmoured": ("unarmoured", "nepancéřovan"), "armoured": ("armoured", "pancéřovan")}
TARGETS |= {"naval": ("ship", "loď"), "submarine": ("submarine", "ponorka")}
TARGETS |= {"air": ("aircraft", "letadlo"), "fortress": ("fort", "pevnost")}


def kind(id: str) -> Kind:
    found = KINDS.find(id)
    assert found is not None
    return found


def strength(id: str, target: int, attacks: bool = True) -> Fraction:
    row = kind(id).attack if attacks else kind(id).defence
    return Fraction(row[target], kind(id).strength_den)


def strengths(id: str, target: int) -> str:
    """A cell of the unit table: attack / defence, or a dash for neither."""
    pair = [strength(id, target), strength(id, target, attacks=False)]
    return " / ".join(written(value) for value in pair) if any(pair) else "–"


UNITS: Section = ("The units", "Jednotky")
NEW_UNITS: Section = ("The new units", "Nové jednotky")
VARIANTS: Section = ("Specialised units", "Specializované jednotky")
GUNS: Section = ("Guns", "Děla")
FIRST_CHAPTERS = ("minimal", "naval", "factories")
PAGE: Section = ("The minimal game on one page", "Minimální hra na jedné stránce")


def sold() -> list[Kind]:
    return [found for found in KINDS.rows if KINDS.is_available(found, ON)]


def check_units(section: Section, kinds: list[Kind], targets: tuple[int, ...]) -> None:
    for language, rows in tables(section):
        assert [row[0] for row in rows] == [found.name(language) for found in kinds]
        for row, found in zip(rows, kinds, strict=True):
            word = TARGETS[CLASSES[found.cls]][language == "cs"]
            assert row[1].startswith(word), found.id
            assert row[2:4] == [written(Fraction(found.price_num, found.price_den)), str(found.move)], found.id
            assert row[4:] == [strengths(found.id, target) for target in targets], found.id


def test_the_unit_tables_of_the_book_are_those_of_the_program() -> None:
    first = [found for found in sold() if found.chapter in FIRST_CHAPTERS]
    variants = [found for found in sold() if found.row.get("replaces")]
    others = [found for found in sold() if found not in first and found not in variants]
    check_units(UNITS, first, (UNARMOURED, ARMOURED, NAVAL, SUBMARINE))
    check_units(NEW_UNITS, others, tuple(range(len(CLASSES))))
    check_units(VARIANTS, variants, tuple(range(len(CLASSES))))


def test_the_strengths_of_artillery_in_the_book_are_those_of_the_program() -> None:
    guns = [found for found in sold() if found.row.get("artillery") and not found.row.get("replaces")]
    for language, rows in tables(GUNS):
        assert [row[0] for row in rows] == [found.name(language) for found in guns]
        for row, found in zip(rows, guns, strict=True):
            fire = [found.row["artillery"].get(name, 0) for name in ("unarmoured", "armoured", "naval", "fortress")]
            assert row[1:] == [written(value) if value else "–" for value in fire], found.id


def test_the_book_says_what_a_transport_carries_and_what_destroys_a_unit() -> None:
    for _, text in both(UNITS):
        item = next(line for line in text.splitlines() if line.startswith("- ") and "ransport" in line)
        assert numbers(item) == [str(kind("transport_ship").capacity)]
    meta = tomllib.loads(read_text("velmoci.salva", "data/units.toml"))["meta"]
    for _, text in both(("Damage and the dead", "Poškození a zničení")):
        assert numbers(text)[0] == str(meta["damage_to_destroy"])


def test_the_page_to_print_has_the_strengths_prices_and_moves_of_the_program() -> None:
    three = ("infantry", "tank", "at_gun")
    assert {kind(id).price_num / kind(id).price_den for id in three} == {1}
    assert [kind(id).move for id in three] == [1, 2, 1]
    for language, rows in tables(PAGE):
        cells = [[kind(id).name(language), strengths(id, UNARMOURED), strengths(id, ARMOURED)] for id in three]
        assert rows == cells
    for _, text in both(PAGE):
        moving = next(line for line in text.splitlines() if line.startswith(("**Moving.**", "**Pohyb.**")))
        assert numbers(moving) == ["1", "2"]


def test_the_rolls_of_the_book_have_the_factors_of_the_program() -> None:
    factors = [Fraction(word) for word in str(option("salvo_table").default).split()]
    for _, rows in tables(("Salvos", "Salvy")):
        told = {roll: cell.removeprefix("× ") for rolls, cell in rows for roll in numbers(rolls)}
        assert told == {str(roll + 1): written(factor) for roll, factor in enumerate(factors)}


def test_the_grounds_of_the_book_are_those_of_the_program() -> None:
    for _, rows in tables(("Terrain", "Terén")):
        told = [[numbers(cell)[0] for cell in row[1:]] for row in rows]
        named = [[written(ground["defence"]), written(ground["roughness"])] for ground in (FOREST, MOUNTAINS)]
        assert told == [["1", "1"], *named]


def test_the_tokens_of_the_book_are_those_in_the_bag() -> None:
    bag = RANDOM_TERRAIN.options[0].default
    assert isinstance(bag, dict)
    counts = [*bag.values()]
    section = ("Random terrain", "Náhodný terén")
    for _, text in both(section):
        told = next(line for line in text.splitlines() if "12" in line)
        found = numbers(re.sub(r"× [½\d]+", "", told))
        assert found == [str(number) for number in (sum(counts), *counts)]
        assert re.findall(r"× ([½\d]+)", told) == ["½", "½", "2", "3"]
    sets = -(-15 // sum(counts))
    assert tells(section, [15, sets * sum(counts), 15])


# ── options

OPTIONS = [
    "salvo_table", "first_salvo_factor", "base_productivity", "produce_on_fresh", "simple_retreat", "stalemate_salvos",
    "soft_units", "rounds", "deadline_side", "hard_round_cap", "canal_chance", "docked_submarines_escape",
    "beach_units", "beach_factor", "unload_after_invasion", "exposed_salvos", "factory_price", "initial_factories",
    "notice_rounds", "treaties_binding", "private_talks", "missions_dealt", "centre_production",
    "centre_value", "field_value",
]  # fmt: skip
"""The options of the book's table, row by row."""
WORDS: dict[object, tuple[str, str]] = {True: ("yes", "ano"), False: ("no", "ne"), "": ("none", "žádná")}


def option(name: str) -> Option:
    return next(found for chapter in CHAPTERS for found in chapter.options if found.name == name)


def usual(found: Option, language: str) -> str:
    if isinstance(found.default, bool) or found.default == "":
        return WORDS[found.default][language == "cs"]
    return ", ".join(written(word) for word in str(found.default).split())


@pytest.mark.parametrize(("place", "name"), list(enumerate(OPTIONS)), ids=OPTIONS)
def test_an_option_of_the_book_has_its_default_and_its_range(place: int, name: str) -> None:
    found = option(name)
    limits = option("deadline_round") if name == "deadline_side" else found
    for language, rows in tables(("Numbers", "Čísla")):
        assert len(rows) == len(OPTIONS)
        assert rows[place][1] == usual(found, language)
        if isinstance(limits, IntOption | RatioOption) and len(numbers(rows[place][2])) > 1:
            assert numbers(rows[place][2]) == [written(limits.least), written(limits.most)]
        elif isinstance(limits, IntOption | RatioOption):
            assert numbers(rows[place][2]) == [written(limits.least)] == ["0"], "more than nothing"


def test_blitz_and_stalemate_have_the_usual_lengths() -> None:
    blitz, least = option("rounds"), option("deadline_round")
    assert isinstance(blitz, IntOption)
    assert isinstance(least, IntOption)
    for _, text in both(("Blitz", "Blesková válka")):
        assert numbers(text)[:3] == [str(number) for number in (blitz.default, blitz.least, blitz.most)]
    for _, text in both(("Elimination", "Eliminace")):
        assert numbers(text) == [str(least.least)]
    for _, text in both(("When somebody is out", "Kdo je vyřazen")):
        assert numbers(text) == [str(option("hard_round_cap").default)]
    for _, text in both(("The end of a battle", "Konec bitvy")):
        assert numbers(text) == [str(option("stalemate_salvos").default)]


# ── the ladder

LADDER: Section = ("The ladder of chapters", "Žebříček kapitol")


def scenario_name(name: str, language: str) -> str:
    document = tomllib.loads(read_text("velmoci.salva", f"scenarios/{name}.toml"))
    return str(document["scenario"][language])


def test_the_ladder_of_the_book_is_that_of_the_program() -> None:
    rungs = ladder()
    for language, rows in tables(LADDER):
        assert [row[0].casefold() for row in rows] == [rung.title(language).casefold() for rung in rungs]
        for row, rung in zip(rows, rungs, strict=True):
            if rung.added != ("multiplayer",):
                named = ", ".join([scenario_name(name, language) for name in rung.scenarios]) or "–"
                assert row[2] == named


# ── battles

class Film:
    """A worked example as it is played: every shot, and what everybody has in the end of each salvo."""

    def __init__(self, name: str, until: int | None = None) -> None:
        shown = book_example(name)
        self.position = shown.position
        self.salvos: list[dict[str, Any]] = []
        self.shots: list[list[tuple[str, str, Fraction]]] = []
        self.destroyed: list[list[str]] = []
        self.told: list[str] = []
        for step in shown.steps[:until]:
            self.order(step.seat, step.order, *step.rolls)

    def order(self, seat: int, text: str, *rolls: int) -> None:
        chance = Recorded(rolls)
        for event in self.position.apply(seat, NOTATION.parse(text), chance):
            self.note(event.seen_by_all().sentence, event.seen_by_all().values)
        chance.finish()

    def note(self, sentence: str, values: Any) -> None:
        self.told.append(sentence)
        if sentence == "salvo":
            self.salvos.append(values)
            self.shots.append([])
            self.destroyed.append([])
        elif sentence == "shot":
            self.shots[-1].append((values["unit"], values["target"], Fraction(values["points"])))
        elif sentence == "destroyed":
            self.destroyed[-1].append(values["unit"])

    def fire(self, salvo: int) -> list[Fraction]:
        """The points of each shot of a salvo."""
        return [points for _, _, points in self.shots[salvo]]

    def harm(self, salvo: int) -> dict[str, Fraction]:
        """What those who were shot at in a salvo have after it."""
        sums: dict[str, Fraction] = {}
        for shots in self.shots[: salvo + 1]:
            for _, target, points in shots:
                sums[target] = sums.get(target, Fraction(0)) + points
        return {target: sums[target] for _, target, _ in self.shots[salvo]}


FORD_NAMES = {
    "en": {"tank 1": "tank_1", "tank 2": "tank_2", "infantry 1": "infantry_3", "infantry 2": "infantry_4",
           "infantry of East": "infantry_5", "gun": "at_gun_6"},
    "cs": {"tank 1": "tank_1", "tank 2": "tank_2", "pěchota 1": "infantry_3", "pěchota 2": "infantry_4",
           "pěchota Východu": "infantry_5", "dělo": "at_gun_6"},
}  # fmt: skip
FORD: Section = ("A worked example", "Příklad s čísly")


def test_the_worked_battle_is_fought_as_the_book_tells_it() -> None:
    film = Film("salva-ford")
    factors = [Fraction(word) for word in str(option("salvo_table").default).split()]
    for language, rows in tables(FORD):
        assert len(rows) == len(film.salvos)
        for salvo, (who, rolled, shots, after) in enumerate(rows):
            roll = int(film.salvos[salvo]["roll"])
            first = HALF if numbers(who) == ["½"] else Fraction(1)
            assert rolled == f"{roll}: ×{written(factors[roll - 1])}"
            assert Fraction(film.salvos[salvo]["factor"]) == first * factors[roll - 1]
            assert {written(points) for points in film.fire(salvo)} <= set(numbers(shots))
            told = {}
            for part in after.split("; "):
                name, _, rest = part.partition(": ")
                told[FORD_NAMES[language][name]] = rest
            assert {unit: numbers(rest) for unit, rest in told.items()} == {
                unit: [written(points)] for unit, points in film.harm(salvo).items()
            }
            assert [unit for unit, rest in told.items() if "," in rest] == film.destroyed[salvo]
    assert film.told[-3:] == ["battle-decided", "conquered", "repaired"]


def test_the_worked_battle_could_have_been_left_as_the_book_says() -> None:
    film = Film("salva-ford", until=5)
    film.order(0, "retreat", 3)
    film.order(0, "salvo infantry_3>at_gun_6, infantry_4>infantry_5", 4)
    film.order(1, "salvo infantry_5>infantry_3")
    assert film.position.pending()[0].kind == "retreat_to"
    for unit in ("infantry_3", "infantry_4"):
        film.order(0, f"retreat_to {unit} lhota")
    assert film.told[-2:] == ["field-held", "repaired"]


def test_the_gun_in_the_forest_is_fought_as_the_book_tells_it() -> None:
    film = Film("salva-forest")
    gun = strength("at_gun", ARMOURED, attacks=False)
    defence, roughness = Fraction(FOREST["defence"]), Fraction(FOREST["roughness"])
    opening = gun * defence * roughness * HALF
    assert film.fire(0) == [6, opening - 6]
    assert film.harm(2)["tank_2"] == 6
    later = gun * defence * roughness
    tank, infantry = strength("tank", UNARMOURED), strength("infantry", UNARMOURED)
    assert (film.fire(1), film.fire(3)) == ([tank], [infantry] * 3)
    assert film.told[-2:] == ["battle-decided", "conquered"]
    tanks: list[Fraction | int] = [
        gun, defence, roughness, HALF, opening, 1, 6, opening - 6, 2, 2, tank, gun, defence, roughness, later, 2
    ]
    assert tells(("Terrain", "Terén"), [*tanks, *[infantry] * 3, 3 * infantry])


def test_the_landing_is_fought_as_the_book_tells_it() -> None:
    film = Film("salva-beach")
    infantry = strength("infantry", UNARMOURED)
    factor = Fraction(str(option("beach_factor").default))
    each = infantry * factor
    assert film.fire(0) == [each, 6 - each, 2 * each - 6]
    assert film.fire(1) == [infantry * HALF]
    left = film.harm(1)["infantry_4"]
    assert film.fire(2) == [infantry] * 3
    assert film.destroyed[2] == ["infantry_8"]
    beach: list[Fraction | int] = [
        infantry, factor, each, each, 6 - each, 6, 2 * each - 6, infantry, HALF, infantry * HALF, left
    ]
    assert tells(("Landings", "Vylodění"), [*beach, *[infantry] * 3, 3 * infantry])


def test_the_convoy_is_fought_as_the_book_tells_it() -> None:
    film = Film("salva-convoy")
    cruiser = strength("cruiser", NAVAL)
    assert film.fire(0) == [cruiser * HALF]
    assert film.harm(1) == {"cruiser_3": 2 * cruiser}
    wounded = film.harm(2)["cruiser_1"]
    assert film.harm(3) == {"cruiser_3": 6, "transport_ship_4": cruiser}
    opening: list[Fraction | int] = [cruiser, HALF, cruiser * HALF, 1, cruiser, cruiser, 2 * cruiser, 1, wounded]
    fight = [*opening, 1, cruiser, 6, 2, cruiser]
    assert tells(("Second line", "Druhá linie"), fight)


def test_the_submarine_fights_as_the_book_tells_it() -> None:
    film = Film("salva-submarine")
    cruiser, submarine = strength("cruiser", SUBMARINE), strength("submarine", NAVAL)
    hits = [film.harm(salvo)["submarine_1"] for salvo in (0, 2, 4)]
    assert (film.fire(1), film.harm(3)["transport_ship_3"]) == ([submarine], Fraction(6))
    assert film.told.count("lost-aboard") == 2
    assert tells(
        ("Evading submarines", "Unikající ponorky"), [cruiser, HALF, hits[0], submarine, cruiser, hits[1], 6, hits[2]]
    )


def test_the_second_factory_is_paid_as_the_book_tells_it() -> None:
    film = Film("salva-factory")
    price = Fraction(str(option("factory_price").default))
    assert film.told[-2:] == ["cargo-used", "factory-built"]
    for _, text in both(("Factories", "Továrny")):
        assert numbers(text)[2:5] == [written(price * number) for number in (1, 2, 3)]
    assert tells(("Factories", "Továrny"), [1, 2 * price, 1, 1, 1, 2 * price, 2])


def test_every_scenario_is_in_the_book() -> None:
    chapters, goals = dict(both(LADDER)), dict(both(("Goals for more players", "Cíle pro víc hráčů")))
    for language, told in chapters.items():
        named = told + goals[language]
        assert [name for name in SCENARIOS if scenario_name(name, language) not in named] == []
