"""Parts that are not asked in a battle because none of its rows concerns them."""

import pytest

from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.battle_seams import Minders
from velmoci.salva.library import CHAPTERS
from velmoci.salva.position import Position
from velmoci.salva.units import standard_kinds

BEFORE = ("random_map", "random_terrain", "fair_start", "configurable_units")
EVERYTHING = [one.id for one in CHAPTERS if not (one.group or one.bridges or one.conflicts or one.id in BEFORE)]
"""All chapters except those that are over before the first battle."""
ROUGH = {"b": {"defence": "3/2", "factories": 2}}


def declared(attackers: str, above: str, defenders: str, before: str = "") -> Scene:
    """A battle with all chapters on; some attackers come from beside the field, aircraft are over it."""
    scene = Scene(EVERYTHING, seats=3, peoples={2: "d"}, marks=ROUGH, units=standard_kinds())
    scene.position.apply(-1, Begin(), Seeded("nations"))
    names = [*scene.army(0, "a", attackers), *scene.army(0, "b", above)]
    scene.army(1, "b", defenders)
    if before:
        scene.order(0, before.format(*names))
        names = names[1:]
    scene.position.carry_out(0, scene.notation.parse(f"attack b with {', '.join(names)}"), Seeded("declared"))
    return scene


def names_of(minders: Minders) -> set[str]:
    parts = [*minders.at_salvo_begin, *minders.at_salvo_end, *minders.at_fall, *minders.damage_sharers]
    return {part.name for part in [*parts, *minders.raiders, *minders.covers, *minders.endings]}


def ask_everybody(position: Position) -> None:
    """All parts are asked again until a row is added."""
    battle = position.table.battle
    if battle is not None:
        battle.minders = None


@pytest.mark.parametrize(
    ("attackers", "above", "defenders", "before", "minding"),
    [
        ("infantry tank tank at_gun", "", "infantry tank supply_cargo", "", ""),
        ("pioneer_infantry tank tank", "", "infantry infantry at_gun", "", "pioneer_infantry"),
        ("tank tank infantry", "bomber bomber fighter", "infantry tank", "", "air_salvos raiders reserves bombs"),
        ("infantry land_transport tank", "", "infantry tank", "load {} on {}", "land_transport"),
    ],
)
def test_whoever_is_not_asked_would_have_had_nothing_to_do(
    attackers: str, above: str, defenders: str, before: str, minding: str
) -> None:
    scene = declared(attackers, above, defenders, before)
    battle = scene.battle
    assert battle.minders is not None
    left_out = names_of(scene.rules.minders) - names_of(battle.minders)
    always = {"air_salvos", "bombs", "land_transport", "own_guests_left", "pioneer_infantry", "raiders", "reserves"}
    assert left_out == (always | {"silenced"}) - set(minding.split())
    chance, twin = Seeded("fight"), scene.position.copy()
    ask_everybody(twin)
    same, orders = Seeded("fight"), 0
    while scene.position.table.battle is not None:
        decision = scene.position.pending()[0]
        order = decision.default()
        assert order is not None
        scene.position.carry_out(decision.seat, order, chance)
        twin.carry_out(decision.seat, order, same)
        ask_everybody(twin)
        assert twin.dump() == scene.position.dump()
        orders += 1
    assert orders > 3


def test_while_a_row_is_new_everybody_is_asked() -> None:
    scene = declared("infantry tank", "", "infantry tank")
    rules, battle = scene.rules, scene.battle
    silent = next(column for column in range(len(rules.marks)) if rules.marks[column].name == "silenced")
    battle.mark(0, 2**silent)
    assert not battle.is_rated
    decision = scene.position.pending()[0]
    order = decision.default()
    assert order is not None
    scene.position.carry_out(decision.seat, order, Seeded(0))
    assert scene.battle.minders is not None
    assert "silenced" in names_of(scene.battle.minders)
