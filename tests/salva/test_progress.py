"""The seam of progress, and of blows at buildings: a made-up chapter fills both, and what stands there adds nothing."""

from dataclasses import replace

from mypy_extensions import i64

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.battle_seams import FireFactor
from velmoci.salva.chapters.guns import Guns
from velmoci.salva.chapters.technology_levels import Levels
from velmoci.salva.library import LIBRARY
from velmoci.salva.numbers import Chain
from velmoci.salva.progress import Progress
from velmoci.salva.state import Table
from velmoci.salva.units import Kind, standard_kinds


class LateTanks(Progress):
    """Tanks come with the third level of the unarmoured; ships never count, and the second seat has level 5 in them; a
    level costs its square."""

    name = "late_tanks"

    def is_reached(self, table: Table, seat: i64, kind: Kind) -> bool:
        return kind.id != "tank" or Levels(self.rules).level(table, seat, "soft") >= 3

    def brakes(self, table: Table, seat: i64, field: str) -> bool:
        return field != "naval"

    def set_level(self, table: Table, seat: i64, field: str) -> int | None:
        return 5 if seat == 1 and field == "naval" else None

    def base_price(self, level: int) -> tuple[int, int] | None:
        return level * level, 1


class SandBags(FireFactor):
    """Buildings suffer a third of what shells do to them."""

    name = "sand_bags"

    def strike(self, table: Table, unit: i64, field: i64, by_guns: bool, chain: Chain) -> None:
        if by_guns and self.rules.board.ids[field] == "b":
            chain.times(1, 3, self.name, "SA-conv-1")


class Silent(Progress):
    """Has nothing to say."""

    name = "silent"


LATE = Chapter(id="late", clause="SA-terrain-1", contributions={"progress": (Silent, LateTanks), "fire": (SandBags,)})


def late(*chapters: str, **options: object) -> Scene:
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, LATE))
    marks = {"b": {"factories": 1}}
    return Scene(chapters, library=library, marks=marks, options=options, units=standard_kinds()).begin()


@clause("SA-technology-12")
def test_a_chapter_says_what_is_reached_what_brakes_and_what_a_level_costs() -> None:
    scene = late("technology", "naval", "late", tech_discount="0")
    levels, table = Levels(scene.rules), scene.position.table
    assert levels.present == ["soft", "armoured", "naval", "sub", "anti_submarine"]
    assert levels.braking(table, 0) == ["soft", "sub", "anti_submarine"]
    for name in ("soft", "sub", "anti_submarine"):
        table.seat_columns[levels.columns[name]][0] = 3
    assert levels.braking(table, 0) == ["soft", "armoured", "sub", "anti_submarine"]
    assert levels.braking(table, 1) == ["soft", "sub", "anti_submarine"]
    chain = levels.price(table, 0, "soft", 4, True)
    assert chain.text() == "32", "16 and twice a half more: tanks are at 1"
    assert [(link.name, link.clause, link.num, link.den) for link in chain.links or []] == [
        ("technology_base", "SA-technology-12", 16, 1), ("technology_lag", "SA-technology-12", 4, 2),
    ]  # fmt: skip
    plain = Progress(scene.rules)
    tank = scene.rules.kinds.rows[scene.rules.kinds.index["tank"]]
    assert plain.is_reached(table, 0, tank)
    assert plain.brakes(table, 0, "naval")
    assert plain.base_price(4) is None
    assert plain.set_level(table, 1, "naval") is None


@clause("SA-technology-2")
def test_a_chapter_says_which_level_a_seat_has_without_rising_itself() -> None:
    scene = late("technology", "naval", "late", tech_discount="0")
    levels, table = Levels(scene.rules), scene.position.table
    assert [levels.level(table, seat, "naval") for seat in (0, 1)] == [1, 5]
    assert [levels.level(table, seat, "soft") for seat in (0, 1)] == [1, 1]
    assert (levels.reached(table, 1, "naval"), levels.set_level(table, 0, "naval")) == (1, None)


def test_a_chapter_protects_the_buildings_of_a_field() -> None:
    scene = late("artillery", "factories", "strategic_bombing", "late")
    scene.army(0, "a", "gun")
    guns, table, unit = Guns(scene.rules), scene.position.table, scene.unit("gun_1")
    column = table.unit_columns[scene.rules.unit_column("aims_at")]
    found = []
    for field in ("b", "a"):
        column[unit] = scene.rules.board.index[field]
        found.append(guns.building_damage(table, unit))
    assert found[0][0] * 3 * found[1][1] == found[1][0] * found[0][1]
