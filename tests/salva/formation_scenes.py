"""Formations for tests: founded, filled row by row, and laid where a test wants them."""

from typing import Any

from tests.salva.scenes import Scene
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.hiding.cards import Card
from velmoci.salva.state import NOBODY
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}
SEAS = {"a": ["s"], "s": ["t"], "t": ["u"], "u": ["v"], "v": ["w"], "w": ["z"], "z": []}
"""A shore a, seas s to w in a row, and a shore z."""


def land(*chapters: str, **options: object) -> Scene:
    return Scene(["formations", *chapters], owners=MINE, options=options).begin()


def sea(*chapters: str, **options: object) -> Scene:
    """Fleets by the true unit table."""
    on = ["formations", "naval", "expensive_units", "capital_ships", *chapters]
    seas = tuple("stuvw")
    scene = Scene(on, owners={"a": 0, "z": 1}, fields=SEAS, sea=seas, units=standard_kinds(), options=options)
    return scene.begin()


def files(scene: Scene) -> Formations:
    return Formations(scene.rules)


def card(scene: Scene, name: str = "caesar") -> Card:
    return next(card for card in files(scene).cards(scene.position.table) if files(scene).names[card.name] == name)


def rows(scene: Scene, name: str = "caesar") -> list[str]:
    """The kinds of finished units in each row in use."""
    told = told_card(scene, name)
    return [" ".join(sorted(unit.rpartition("_")[0] for unit in row["finished"])) for row in told["rows"]]


def column(scene: Scene, name: str, formation: str = "caesar") -> list[str]:
    """The kinds of units in one column of each row in use."""
    told = told_card(scene, formation)
    return [" ".join(sorted(unit.rpartition("_")[0] for unit in row[name])) for row in told["rows"]]


def producing(scene: Scene, field: str = "b", truth: int = 1) -> Scene:
    """A new formation there, and its owner in production."""
    scene.order(0, f"found caesar {field}", [truth])
    scene.order(0, "end_movement")
    return scene


def told_card(scene: Scene, name: str = "caesar", seat: int = 1) -> Any:
    view: Any = scene.position.view(seat).to_json()
    return view["slices"]["formations"]["cards"][name]


def tokens(scene: Scene, name: str = "caesar") -> dict[str, str]:
    """The tokens of a formation and their fields."""
    return {token["token"]: token["field"] for token in told_card(scene, name)["tokens"]}


def token(scene: Scene, name: str = "caesar") -> str:
    return next(iter(tokens(scene, name)))


def units(scene: Scene, row: int, name: str = "caesar") -> list[str]:
    """The finished units of a row, by name."""
    found: list[str] = told_card(scene, name)["rows"][row]["finished"]
    return found


def fill(scene: Scene, field: str, *contents: str, truth: int = 1, name: str = "caesar", seat: int = 0) -> None:
    """A formation whose rows have these units, each row its own; it is founded and filled by hand."""
    scene.order(seat, f"found {name} {field}", [truth])
    file, table = files(scene), scene.position.table
    number = card(scene, name).name
    for row, kinds in enumerate(contents):
        for unit in [scene.unit(one) for one in scene.army(seat, field, kinds)]:
            table.unit_columns[file.card][unit] = number
            table.unit_columns[file.row][unit] = row
            table.put(unit, NOBODY)
    for row in range(len(contents), 3):
        scene.order(seat, f"remove_row {name} {row + 1}")


def left(scene: Scene, unit: str, name: str = "caesar") -> dict[str, int]:
    """What a unit of a row has left with each token, in whole points."""
    table, file = scene.position.table, files(scene)
    number = int(unit.rpartition("_")[2])
    entry = int(table.numbered(number))
    one = card(scene, name)
    return {
        file.token_name(table, place.token): file.left(table, place, entry) // scene.rules.pace for place in one.places
    }


def menus(scene: Scene, seat: int = 0) -> dict[str, list[str]]:
    decision = next(one for one in scene.position.pending() if one.seat == seat)
    return {menu.kind: [str(order) for order in menu] for menu in decision.menus()}


def at(scene: Scene, *fields: str, name: str = "caesar") -> None:
    """Lays the tokens of a formation on these fields."""
    for place, field in zip(card(scene, name).places, fields, strict=True):
        place.field = scene.rules.board.index[field]


def fleet(*contents: str, truth: int = 1, chapters: tuple[str, ...] = ()) -> Scene:
    scene = sea(*chapters)
    fill(scene, "a", *contents, truth=truth)
    at(scene, "t")
    return scene


def pass_turns(scene: Scene) -> None:
    for seat in (0, 1):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")


def scene_entry(scene: Scene, name: str) -> int:
    return int(scene.position.table.numbered(int(name.rpartition("_")[2])))


def expose(scene: Scene, name: str = "caesar") -> None:
    """What every token of a formation is, is shown to all, as on a field that is attacked."""
    for one in tokens(scene, name):
        for veil in scene.rules.veils:
            if int(scene.position.table.numbered(int(one.rpartition("_")[2]))) >= 0:
                entry = scene_entry(scene, one)
                if veil.field_of(scene.position.table, entry) >= 0:
                    veil.expose(scene.position, entry)
