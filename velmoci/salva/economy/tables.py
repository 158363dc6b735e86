"""The tables of the war economy: resources, buildings, conversions, and what each seat starts with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from velmoci.kernel.resources import read_text
from velmoci.salva.document import Document, Path
from velmoci.salva.units import CLASSES, FORTRESS, LAND, Kind

BEGINNER: Final = "beginner"
ADVANCED: Final = "advanced"
TABLES: Final = (BEGINNER, ADVANCED)

GROUPS: Final = 3
INPUTS: Final = 2
NO_BUILDING: Final[i64] = -1
"""Where a conversion is done that needs no building."""

GOODS: Final[i64] = 0
MILITARY: Final[i64] = 1
SETTLEMENT: Final[i64] = 2
RESEARCH: Final[i64] = 3
PRODUCTS: Final = ("goods", "military", "settlement", "research")
"""What a conversion yields: a resource, or points of one of three sorts."""

GUNS: Final = "guns"
LISTED: Final = ("anti_air", "land_transport")
WORDS: Final = (*CLASSES, GUNS, *LISTED)
"""By which a building says what units it makes."""

LABELS: Final = ("czech", "english")


class Named:
    """One row of a table: its number, its code, and what people call it."""

    def __init__(self, index: i64, code: str, row: dict[str, Any]) -> None:
        self.index: Final = index
        self.code: Final = code
        self.czech: Final[str] = row["czech"]
        self.english: Final[str] = row["english"]

    def name(self, language: str) -> str:
        """What it is called."""
        return self.czech if language == "cs" else self.english


@final
class Resource(Named):
    """Goods of one sort."""


@final
class Building(Named):
    """A kind of building: in which group it works, and which units its military points buy."""

    def __init__(self, index: i64, code: str, row: dict[str, Any], listed: dict[str, list[str]]) -> None:
        super().__init__(index, code, row)
        group: int = row["group"]
        self.group: Final[i64] = group
        self.makes: Final[tuple[str, ...]] = tuple(row.get("makes", ()))
        self.excepts: Final[tuple[str, ...]] = tuple(row.get("except", ()))
        self.in_port: Final = row.get("in_port", False) is True
        self.recruits: Final = row.get("recruits", False) is True
        """Whether its military conversions make soldiers of workers, where the option says so."""
        self.listed: Final = listed

    def is_military(self) -> bool:
        """Whether its points buy units."""
        return bool(self.makes)

    def can_make(self, kind: Kind) -> bool:
        """Whether its military points buy units of that kind."""
        words = words_of(kind, self.listed)
        return any(word in words for word in self.makes) and not any(word in words for word in self.excepts)


@final
class Conversion(Named):
    """One line of a table: a worker and one unit of each input become so many units of what it makes."""

    def __init__(
        self, index: i64, code: str, row: dict[str, Any], place: tuple[int, int], inputs: tuple[int, ...]
    ) -> None:
        super().__init__(index, code, row)
        self.building: Final[i64] = place[0]
        self.group: Final[i64] = place[1]
        self.inputs: Final = inputs
        self.output: i64 = -1
        """The resource that it makes; -1 where it makes points."""
        self.product: i64 = GOODS
        self.amount: i64 = 0

    def is_extraction(self) -> bool:
        """Whether it takes something out of the ground: group 1."""
        return self.group == 1


@final
class EconomyTable:
    """One of the tables, with the set that each seat starts with."""

    def __init__(
        self,
        name: str,
        resources: tuple[Resource, ...],
        buildings: tuple[Building, ...],
        conversions: tuple[Conversion, ...],
    ) -> None:
        self.name: Final = name
        self.resources: Final = resources
        self.buildings: Final = buildings
        self.conversions: Final = conversions
        self.food: i64 = 0
        self.start_workers: i64 = 0
        self.start_stock: tuple[int, ...] = ()
        """For each resource."""
        self.start_buildings: tuple[int, ...] = ()
        """For each building."""
        self.resource_index: Final = {resource.code: number for number, resource in enumerate(resources)}
        self.building_index: Final = {building.code: number for number, building in enumerate(buildings)}
        self.conversion_index: Final = {conversion.code: number for number, conversion in enumerate(conversions)}

    def resource(self, code: str) -> Resource | None:
        """The resource of that name."""
        place = self.resource_index.get(code)
        return self.resources[place] if place is not None else None

    def building(self, code: str) -> Building | None:
        """The building of that name."""
        place = self.building_index.get(code)
        return self.buildings[place] if place is not None else None

    def conversion(self, code: str) -> Conversion | None:
        """The conversion of that name."""
        place = self.conversion_index.get(code)
        return self.conversions[place] if place is not None else None

    def in_group(self, group: i64) -> list[Conversion]:
        """The conversions that are done in that group, in the order of the table."""
        return [conversion for conversion in self.conversions if conversion.group == group]

    def done_in(self, building: i64) -> list[Conversion]:
        """The conversions that a building knows."""
        return [conversion for conversion in self.conversions if conversion.building == building]

    def makers(self, resource: i64) -> list[Conversion]:
        """The conversions that make a resource."""
        return [conversion for conversion in self.conversions if conversion.output == resource]

    def users(self, resource: i64) -> list[Conversion]:
        """The conversions that use a resource."""
        return [conversion for conversion in self.conversions if resource in conversion.inputs]

    def bundle(self, amounts: dict[str, int]) -> tuple[int, ...]:
        """So much of each resource as is named, in the order of the table; the names must be those of resources."""
        unknown = [code for code in amounts if code not in self.resource_index]
        if unknown:
            raise KeyError(unknown[0])
        return tuple([amounts.get(resource.code, 0) for resource in self.resources])


def words_of(kind: Kind, listed: dict[str, list[str]]) -> list[str]:
    """All words under which a building may make a kind of unit: its class, and what it is besides."""
    words = [CLASSES[kind.cls]]
    if kind.row.get("artillery") and kind.ground == LAND and kind.cls != FORTRESS:
        words.append(GUNS)
    return words + [word for word in LISTED if kind.id in listed[word]]


def read_tables(document: Document) -> dict[str, EconomyTable]:
    """All tables of a document, checked."""
    listed = {word: names_at(document, ("kinds", word)) for word in LISTED}
    tables = entries_at(document, ("table",))
    for name in TABLES:
        if name not in tables:
            raise document.wrong("entry_missing", ("table",), missing=name)
    return {name: read_table(document, name, listed) for name in tables}


def read_table(document: Document, name: str, listed: dict[str, list[str]]) -> EconomyTable:
    """One table of a document."""
    path: Path = ("table", name)
    resources = entries_at(document, (*path, "resource"))
    labels = [labelled(document, (*path, "resource", code)) for code in resources]
    goods = [Resource(number, code, labels[number]) for number, code in enumerate(resources)]
    buildings = entries_at(document, (*path, "building"))
    built = [read_building(document, path, number, code, listed) for number, code in enumerate(buildings)]
    table = EconomyTable(name, tuple(goods), tuple(built), ())
    lines = entries_at(document, (*path, "conversion"))
    found = [read_conversion(document, path, table, number, code) for number, code in enumerate(lines)]
    table = EconomyTable(name, table.resources, table.buildings, tuple(found))
    table.food = place_of(document, (*path, "eaten"), table.resource_index)
    table.start_workers = whole_at(document, (*path, "start", "workers"), 0)
    table.start_stock = amounts_at(document, (*path, "start", "stock"), table.resource_index)
    table.start_buildings = amounts_at(document, (*path, "start", "buildings"), table.building_index)
    return table


def read_building(document: Document, path: Path, index: i64, code: str, listed: dict[str, list[str]]) -> Building:
    """One building of a table."""
    here: Path = (*path, "building", code)
    row = labelled(document, here)
    check_group(document, here)
    for key in ("makes", "except"):
        for word in names_at(document, (*here, key)) if key in row else ():
            if word not in WORDS:
                raise document.wrong("bad_value", (*here, key), expected=", ".join(WORDS))
    return Building(index, code, row, listed)


def read_conversion(document: Document, path: Path, table: EconomyTable, index: i64, code: str) -> Conversion:
    """One conversion of a table; where it needs no building it names its group itself."""
    here: Path = (*path, "conversion", code)
    row = labelled(document, here)
    building = place_of(document, (*here, "building"), table.building_index) if "building" in row else int(NO_BUILDING)
    group = int(table.buildings[building].group) if "building" in row else check_group(document, here)
    names = names_at(document, (*here, "inputs"))
    if len(names) != INPUTS or any(name not in table.resource_index for name in names):
        raise document.wrong("bad_value", (*here, "inputs"), expected=", ".join(table.resource_index))
    inputs = tuple([table.resource_index[name] for name in names])
    found = Conversion(index, code, row, (building, group), inputs)
    made = str(row.get("makes"))
    if made in PRODUCTS[1:]:
        found.product = PRODUCTS.index(made)
    else:
        found.output = place_of(document, (*here, "makes"), table.resource_index)
    found.amount = whole_at(document, (*path, "output"), 1)
    return found


def value_at(document: Document, path: Path) -> Any:
    """What stands at a path; every part of it must be there."""
    value: Any = document.data
    for depth, part in enumerate(path):
        if not isinstance(value, dict) or part not in value:
            raise document.wrong("entry_missing", path[:depth], missing=str(part))
        value = value[part]
    return value


def entries_at(document: Document, path: Path) -> dict[str, Any]:
    """The table at a path."""
    value = value_at(document, path)
    if not isinstance(value, dict):
        raise document.wrong("bad_value", path, expected="table")
    return value


def labelled(document: Document, path: Path) -> dict[str, Any]:
    """The table at a path, which bears a name in both languages."""
    row = entries_at(document, path)
    for label in LABELS:
        if not isinstance(value_at(document, (*path, label)), str):
            raise document.wrong("bad_value", (*path, label), expected="text")
    return row


def names_at(document: Document, path: Path) -> list[str]:
    """The list of names at a path."""
    value = value_at(document, path)
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise document.wrong("bad_value", path, expected="list of names")
    return value


def whole_at(document: Document, path: Path, least: int) -> int:
    """The whole number at a path."""
    value = value_at(document, path)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise document.wrong("bad_value", path, expected="whole number")
    return value


def check_group(document: Document, path: Path) -> int:
    """The group that stands there: 1 to 3."""
    group = whole_at(document, (*path, "group"), 1)
    if group > GROUPS:
        raise document.wrong("bad_value", (*path, "group"), expected=f"1..{GROUPS}")
    return group


def place_of(document: Document, path: Path, index: dict[str, int]) -> int:
    """The number of the thing that is named at a path."""
    name = value_at(document, path)
    if name not in index:
        raise document.wrong("bad_value", path, expected=", ".join(index))
    return index[name]


def amounts_at(document: Document, path: Path, index: dict[str, int]) -> tuple[int, ...]:
    """How many of each thing are written at a path."""
    row = entries_at(document, path)
    for name in row:
        if name not in index:
            raise document.wrong("unknown_entry", (*path, name))
        whole_at(document, (*path, name), 0)
    return tuple([row.get(name, 0) for name in index])


STANDARD: dict[str, EconomyTable] = {}


def economy_table(name: str) -> EconomyTable:
    """The table of that name which is shipped with the game, read once."""
    if not STANDARD:
        STANDARD.update(read_tables(Document("economy.toml", read_text("velmoci.salva", "data/economy.toml"))))
    return STANDARD[name]


def label(code: str, language: str) -> str | None:
    """What people call a resource, building or conversion of any table."""
    for name in TABLES:
        table = economy_table(name)
        found: Named | None = table.resource(code) or table.building(code) or table.conversion(code)
        if found is not None:
            return found.name(language)
    return None


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-2": (EconomyTable.makers, EconomyTable.users),
    "SA-war_economy-3": (read_tables,),
    "SA-war_economy-4": (read_conversion,),
    "SA-war_economy-5": (read_conversion, EconomyTable.done_in),
    "SA-war_economy-7": (EconomyTable.in_group,),
    "SA-war_economy-16": (Building.can_make,),
}
