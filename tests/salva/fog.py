"""A made-up chapter that hides things: packs of two rows with one place, and tokens of which one in three is a unit.

It has no orders; a test hides what it needs. The truth is kept nowhere, so that nothing can come to depend on it.
"""

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from tests.salva.scenes import Scene
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.battle import Battle
from velmoci.salva.library import LIBRARY
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, UNIT, Column
from velmoci.salva.state import NOBODY, Own, Sight, State, Table
from velmoci.salva.veils import Case, Group, Veil


class Fog(Veil):
    """Everything that lies somewhere face down."""

    name = "fog"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.lies: i64 = rules.unit_column("lies")
        self.pack: i64 = rules.unit_column("pack")
        self.row: i64 = rules.unit_column("row")

    def tokens(self, table: Table) -> list[int]:
        """What lies somewhere face down."""
        lies = table.unit_columns[self.lies]
        return [unit for unit in range(int(table.entries())) if table.exists(unit) and lies[unit] != NOBODY]

    def rows(self, table: Table, token: i64) -> dict[int, list[int]]:
        """The rows of a pack, each with its units; none where the token stands for itself."""
        found: dict[int, list[int]] = {}
        for unit in range(int(table.entries())):
            if table.exists(unit) and table.unit_columns[self.pack][unit] == token:
                found.setdefault(int(table.unit_columns[self.row][unit]), []).append(unit)
        return found

    def contents(self, table: Table, token: i64) -> list[list[int]]:
        """What a token may be, one list for each row."""
        return list(self.rows(table, token).values()) or [[int(token)]]

    def lay_possible(self, table: Table, field: i64) -> None:
        for token in self.tokens(table) if field == NOBODY else self.at(table, field):
            for units in self.contents(table, token):
                for unit in units:
                    table.put(unit, table.unit_columns[self.lies][token])

    def at(self, table: Table, field: i64) -> list[int]:
        """What lies so on a field."""
        return [token for token in self.tokens(table) if table.unit_columns[self.lies][token] == field]

    def has_possible(self, table: Table, field: i64) -> bool:
        return bool(self.at(table, field))

    def lay_likely_to(self, sight: Sight, table: Table) -> dict[int, float]:
        self.lay_possible(table, NOBODY)
        return {}

    def lay_sure_to(self, sight: Sight, table: Table) -> None:
        """To the owner all is known; as the truth is kept nowhere, that the first row is true."""
        for token in self.tokens(table):
            if table.owner_of(token) == sight.seat:
                for unit in self.contents(table, token)[0]:
                    table.put(unit, table.unit_columns[self.lies][token])

    def groups(self, table: Table, field: i64) -> list[Group]:
        lies, twin = table.unit_columns[self.lies], table.copy()
        self.lay_possible(twin, NOBODY)
        tokens = [token for token in self.tokens(table) if not self.rows(table, token)]
        here = [token for token in tokens if lies[token] == field]
        packs = [token for token in self.tokens(table) if self.rows(table, token) and lies[token] == field]
        counted = Group(twin, [here], len(tokens) // 3 * 2)
        return [counted, *[Group(twin, self.contents(table, token)) for token in packs]]

    def groups_to(self, sight: Sight, field: i64) -> list[Group]:
        """The owner knows its first row."""
        found = self.groups(sight.table, field)
        own = [token for token in self.tokens(sight.table) if sight.table.owner_of(token) == sight.seat]
        lies = sight.table.unit_columns[self.lies]
        return found + [Group(found[0].table, [self.contents(sight.table, t)[0]]) for t in own if lies[t] == field]

    def movers(self, sight: Sight) -> list[int]:
        return [token for token in self.tokens(sight.table) if sight.table.owner_of(token) == sight.seat]

    def cases(self, sight: Sight, mover: i64, are_all: bool) -> list[Case]:
        found: list[Case] = []
        if mover not in self.tokens(sight.table):
            return found
        for units in self.contents(sight.table, mover):
            twin = sight.table.copy()
            for unit in units:
                twin.put(unit, twin.unit_columns[self.lies][mover])
            found.append(Case(Sight(sight.rules, twin, sight.own, sight.seat), units))
        return found

    def moves(self, state: State, mover: i64, path: list[int]) -> bool:
        if state.table.unit_columns[self.lies][mover] == NOBODY:
            return False
        state.table.unit_columns[self.lies][mover] = path[-1]
        return True


FOG = Chapter(
    id="fog",
    clause="SA-terrain-1",
    contributions={
        "column": (Column("lies", UNIT, -1, FIELD), Column("pack", UNIT, -1), Column("row", UNIT)),
        "veil": (Fog,),
    },
)
FOGGY = replace(LIBRARY, chapters=(*LIBRARY.chapters, FOG))
MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def foggy(*chapters: str) -> Scene:
    """A game in which things can be hidden."""
    return Scene([*chapters, "fog"], owners=MINE, library=FOGGY).begin()


def hide(scene: Scene, name: str) -> int:
    """Turns a unit down where it stands; it may be a unit or nothing."""
    table, unit = scene.position.table, scene.unit(name)
    table.unit_columns[scene.rules.unit_column("lies")][unit] = table.place[unit]
    table.put(unit, NOBODY)
    return unit


def pack(scene: Scene, seat: int, field: str, *rows: str) -> str:
    """Lays a pack with these rows on a field, and returns the name of its token."""
    token = scene.army(seat, field, rows[0].split()[0])[0]
    place = hide(scene, token)
    table, rules = scene.position.table, scene.rules
    for number, kinds in enumerate(rows):
        for name in scene.army(seat, field, kinds):
            unit = scene.unit(name)
            table.unit_columns[rules.unit_column("pack")][unit] = place
            table.unit_columns[rules.unit_column("row")][unit] = number
            table.put(unit, NOBODY)
    return token


def everybody(scene: Scene) -> Sight:
    """What a spectator sees."""
    return Sight(scene.rules, scene.position.table, Own([]), NOBODY)


def fight_in_the_fog(scene: Scene, watchers: list[int]) -> Battle:
    """Limits who sees the fighters of the battle under way."""
    battle = scene.position.table.battle
    assert battle is not None
    battle.watchers = vec[i64]([i64(seats) for seats in watchers])
    return battle
