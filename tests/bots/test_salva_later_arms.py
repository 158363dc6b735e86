"""What the steady bot does with the arms of part 3: wounded, vehicles, small purchases, upkeep, halves of holds."""

import pytest

from tests.bots.test_salva_steady import wish
from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.scenes import Scene
from tests.salva.test_repair_prevention import hurt
from velmoci.bots.salva.armies import Quartermaster, is_overburdened
from velmoci.bots.salva.steady import SteadyBot
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded
from velmoci.salva.chapters.hold_lists import open_hold_window
from velmoci.salva.units import standard_kinds

ROW = row("abcde")
OWNERS = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1}
ROUGH = {"d": {"defence": "2"}}


def arms(chapters: list[str], **options: object) -> Scene:
    """Five fields in a row, three of them its own, with the shipped units."""
    return Scene(chapters, owners=OWNERS, fields=ROW, sea=(), options=options, units=standard_kinds()).begin()


def master(scene: Scene) -> Quartermaster:
    return Quartermaster(Outlook(scene.position.view(0).sight, Seeded(1)))


def fight_with_a_wounded_tank(enemies: str) -> Scene:
    scene = arms(["retreat"])
    names = scene.army(0, "c", "tank tank tank tank tank tank")
    scene.army(1, "d", enemies)
    scene.order(0, f"attack d with {', '.join(names)}", [1])
    scene.order(1, "fire_by_plan focus for salvo")
    return scene


@clause("SA-retreat-1")
@pytest.mark.parametrize(("sixths", "said"), [(18, "retreat_part tank_1"), (17, "fight_on")])
def test_it_spares_whoever_has_half_of_what_destroys_him_if_the_others_win(sixths: int, said: str) -> None:
    scene = fight_with_a_wounded_tank("infantry infantry")
    battle = scene.battle
    for fighter in range(6):
        battle.sixths[fighter] = sixths if fighter == 0 else 0
    assert wish(scene) == said


@clause("SA-retreat-1")
def test_it_spares_nobody_whom_the_others_need() -> None:
    scene = fight_with_a_wounded_tank("infantry infantry infantry infantry infantry infantry")
    battle = scene.battle
    for fighter in range(6):
        battle.sixths[fighter] = 18 if fighter < 4 else 0
    assert not wish(scene).startswith("retreat_part")


@clause("SA-land_transport-1")
def test_a_vehicle_brings_a_soldier_from_the_rear_to_the_front() -> None:
    scene = arms(["land_transport"])
    scene.army(0, "a", "infantry land_transport")
    scene.army(0, "c", "infantry infantry")
    scene.army(1, "d", "tank tank tank")
    said: list[str] = []
    while not said or said[-1] != "end_movement":
        said.append(wish(scene))
        scene.order(0, said[-1])
    assert said[:3] == ["load infantry_1 on land_transport_2", "move land_transport_2 b c", "unload infantry_1"]


@clause("SA-land_transport-4")
def test_it_buys_a_vehicle_far_from_the_front_for_five_soldiers() -> None:
    scene = arms(["land_transport"])
    scene.army(0, "c", "infantry infantry infantry infantry")
    assert master(scene).value("land_transport", "a") == 0.0, "four soldiers"
    scene.army(0, "c", "infantry")
    assert master(scene).value("land_transport", "a") > 0.0
    assert master(scene).value("land_transport", "c") == 0.0, "the front"


@clause("SA-half_units-1")
def test_two_halves_are_better_than_a_whole_where_somebody_may_come() -> None:
    scene = arms(["half_units"])
    scene.army(0, "c", "infantry")
    scene.army(1, "d", "tank tank tank")
    steady = master(scene)
    assert steady.value("half_at_gun", "c") > steady.value("at_gun", "c")
    assert steady.value("half_at_gun", "a") == steady.value("at_gun", "a")


@clause("SA-pioneer_infantry-1")
def test_one_pioneer_is_wanted_where_the_ground_helps_the_defender() -> None:
    chapters = ["terrain", "specialised", "pioneer_infantry"]
    scene = Scene(chapters, owners=OWNERS, fields=ROW, sea=(), marks=ROUGH, units=standard_kinds()).begin()
    scene.army(1, "d", "infantry infantry")
    first = master(scene).fighting_value(standard_kinds().rows[standard_kinds().index["pioneer_infantry"]], 2)
    scene.army(0, "a", "pioneer_infantry")
    second = master(scene).fighting_value(standard_kinds().rows[standard_kinds().index["pioneer_infantry"]], 2)
    assert first > second + 1


@clause("SA-upkeep-1")
def test_it_buys_nothing_that_it_could_not_keep() -> None:
    scene = arms(["upkeep"], upkeep_coefficient="1/2")
    scene.army(0, "c", "infantry infantry infantry infantry")
    assert not is_overburdened(Outlook(scene.position.view(0).sight, Seeded(1))), "2 of 3 points"
    scene.army(0, "c", "infantry")
    assert is_overburdened(Outlook(scene.position.view(0).sight, Seeded(1)))


@clause("SA-repair_prevention-3")
def test_it_offers_its_odd_half_and_lends_it() -> None:
    scene = Scene(
        ["repair_prevention", "multiplayer"], {"a": 0, "b": 1, "c": 2, "d": 3}, fields=row("abcd"), sea=(), seats=4
    ).begin()
    scene.army(1, "b", "tank tank")
    for name in ("tank_1", "tank_2"):
        hurt(scene, name, 24)
    open_hold_window(scene.position)
    assert wish(scene).startswith("hold_unit")
    scene.order(0, wish(scene))
    said = wish(scene)
    assert said.startswith("pool_hold")
    scene.order(0, said)
    partner = int(said[-1]) - 1
    view = scene.position.view(partner)
    answers = [SteadyBot(Seeded(1)).decide(view, decision) for decision in view.decisions()]
    assert "answer_pool seat_1 accept" in [str(order) for order in answers]
