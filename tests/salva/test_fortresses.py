"""Fortresses (SA-fortresses)."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.arms import ARMS, FORT_FIRE, row
from tests.salva.scenes import TABLE, Scene
from tests.salva.test_choices import choices
from tests.salva.test_naval import moor
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.base.endings import hand_over
from velmoci.salva.chapters.fortresses import advice
from velmoci.salva.document import Document
from velmoci.salva.library import rulebook_by_options
from velmoci.salva.units import FORTRESS, read_kinds, standard_kinds
from velmoci.salva.warnings import warnings_of

ON = ("fortresses",)
MINE = {"a": 0, "b": 0, "c": 1, "d": 1}


def fort_scene(*chapters: str, **options: object) -> Scene:
    """The movement phase of the first turn."""
    return Scene([*ON, *chapters], MINE, options=options, units=ARMS).begin()


def producing(**options: object) -> Scene:
    scene = fort_scene(**options)
    scene.order(0, "end_movement")
    return scene


def round_on(scene: Scene) -> list[str]:
    """From one production phase of the first seat to the next; what happened."""
    told: list[str] = []
    for seat, order in ((0, "end_production"), (1, "end_movement"), (1, "end_production"), (0, "end_movement")):
        told += scene.order(seat, order)
    return told


def stages(scene: Scene) -> dict[str, tuple[bool, int]]:
    """Of every unit, as everybody sees it, whether it is finished and whether it is soon."""
    shown: Any = scene.position.view(1).to_json()
    return {unit["unit"]: (unit["finished"], unit.get("soon", 0)) for unit in shown["units"]}


@clause("SA-fortresses-2", "TV3-31")
def test_building_takes_two_completion_phases() -> None:
    scene = producing()
    scene.order(0, "buy fort a")
    scene.order(0, "buy tank b")
    assert (scene.purse("a"), scene.purse("b")) == ("3/4", "0")
    assert {"soon-finished", "finished"} <= set(round_on(scene))
    assert scene.position.table.is_finished(scene.unit("tank_2"))
    assert not scene.position.table.is_finished(scene.unit("fort_1"))
    told = round_on(scene)
    assert "finished" in told
    assert "soon-finished" not in told
    assert scene.position.table.is_finished(scene.unit("fort_1"))
    assert stages(scene) == {"fort_1": (True, 0), "tank_2": (True, 0)}


@clause("SA-fortresses-3", "TV3-31")
def test_the_rush_price_gives_the_usual_time() -> None:
    scene = producing()
    scene.order(0, "buy rushed_fort a")
    assert (scene.purse("a"), stages(scene)) == ("1/4", {"fort_1": (False, 1)})
    assert "finished" in round_on(scene)
    assert scene.position.table.is_finished(scene.unit("fort_1"))
    [offer] = [one for one in choices(scene)["buy"] if (one["item"], one["spot"]) == ("rushed_fort", "a")]
    factors = [(link["name"], link["clause"], link["value"]) for link in offer["price"]["factors"]]
    assert factors == [("fort_price", "SA-fortresses-4", "1/4"), ("rush", "SA-fortresses-3", "3")]


@clause("SA-fortresses-3", "TV3-31")
@pytest.mark.parametrize(
    ("price", "rush", "paid"),
    [("1/4", "half", "1/2"), ("1/3", "half", "1/2"), ("3/10", "half", "1/2"), ("1/6", "half", "1/2"),
     ("1/5", "half", "3/5"), ("1/6", "triple", "1/2"), ("1/3", "triple", "1")],
)  # fmt: skip
def test_the_rush_price_by_option(price: str, rush: str, paid: str) -> None:
    scene = producing(fort_price=price, fort_rush=rush)
    scene.order(0, "buy rushed_fort a")
    assert scene.purse("a") == str(1 - Fraction(paid))


@clause("SA-fortresses-3")
@pytest.mark.parametrize(("price", "left"), [("2/5", "9/5"), ("1/2", "3/2"), ("1/3", "5/2")])
def test_above_a_third_the_rush_price_is_three_times_the_price_by_the_option_too(price: str, left: str) -> None:
    marks: dict[str, dict[str, object]] = {"a": {"production": "3"}}
    options = {"fort_price": price, "artillery_fort_price": "1/3", "fort_rush": "half"}
    kinds = read_kinds(Document("forts", TABLE + row("fort", "fortresses", "fortress", "fortress", FORT_FIRE, 0)))
    scene = Scene(ON, MINE, marks, options, units=kinds).begin()
    scene.order(0, "end_movement")
    scene.order(0, "buy rushed_fort a")
    assert scene.purse("a") == left


@clause("SA-fortresses-3")
def test_the_rush_is_paid_at_the_moment_of_payment_or_never() -> None:
    scene = producing()
    scene.order(0, "buy fort a")
    assert scene.refused(0, "buy rushed_fort_1 a") == "SA-chapters-5"
    assert scene.refused(0, "buy rushed_fort c") == "SA-minimal-20"
    placing = Scene(ON, MINE, allotments=[1, 1], units=ARMS).begin()
    assert placing.refused(0, "place rushed_fort a") == "SA-fortresses-3"
    placing.order(0, "place fort a")
    assert placing.position.table.is_finished(placing.unit("fort_1"))


@clause("SA-fortresses-4", "SA-specialised-7")
def test_the_price_is_agreed_before_the_game() -> None:
    scene = producing(fort_price="1/3", artillery_fort_price="1/3")
    scene.order(0, "buy fort a")
    assert scene.purse("a") == "2/3"
    scene.order(0, "buy gunfort a")
    assert scene.purse("a") == "1/3"
    usual = producing()
    [offer] = [one for one in choices(usual)["buy"] if (one["item"], one["spot"]) == ("gunfort", "a")]
    factors = [(link["name"], link["clause"], link["value"]) for link in offer["price"]["factors"]]
    assert factors == [("artillery_fort_price", "SA-specialised-7", "1/2")]
    usual.order(0, "buy gunfort a")
    assert usual.purse("a") == "1/2"
    for wrong in ("0", "5/4"):
        with pytest.raises(BadRulebook):
            producing(fort_price=wrong)
    with pytest.raises(BadRulebook):
        producing(artillery_fort_price="1")


@clause("SA-fortresses-1", "SA-fortresses-5")
def test_a_fortress_neither_moves_nor_attacks() -> None:
    scene = fort_scene("naval")
    fort, tank = *scene.army(0, "b", "fort"), *scene.army(0, "b", "tank")
    [ship] = moor(scene, 0, "b", "s", "tra")
    assert scene.refused(0, f"move {fort} a") == "SA-fortresses-1"
    assert scene.refused(0, f"attack c with {fort}, {tank}") == "SA-fortresses-5"
    assert scene.refused(0, f"embark {fort} on {ship}") == "SA-embarkation-1"
    offered = [str(order) for order in scene.position.pending()[0]]
    assert not [order for order in offered if fort in order]
    assert [order for order in offered if tank in order]


@clause("SA-fortresses-5", "TS3-17")
def test_a_fort_cannot_choose_its_attack_strength_to_avoid_a_bad_bonus() -> None:
    scene = Scene([*ON, "terrain"], {"a": 0, "b": 1, "c": 1, "d": 1}, {"b": {"defence": "1/3"}}, units=ARMS)
    attackers = scene.army(0, "a", "inf inf")
    fort, tank = *scene.army(1, "b", "fort"), *scene.army(1, "b", "tank")
    scene.order(0, f"attack b with {', '.join(attackers)}", [3])
    assert scene.refused(1, f"fire {fort} {attackers[0]} as without_bonus") == "SA-terrain-4"
    offered = [str(order) for order in scene.position.pending()[0]]
    assert [order for order in offered if order.startswith(f"fire {tank}") and order.endswith("as without_bonus")]
    assert not [order for order in offered if order.startswith(f"fire {fort}") and order.endswith("as without_bonus")]
    scene.order(1, f"fire {fort} {attackers[0]}")
    assert scene.damage(attackers[0]) == "1/6"


@clause("SA-fortresses-6")
def test_a_fort_is_a_unit_that_holds_its_field_and_falls_with_it() -> None:
    scene = Scene(ON, {"a": 0, "b": 1, "c": 1, "d": 1}, units=ARMS)
    attackers = scene.army(0, "a", "tank tank")
    [fort] = scene.army(1, "b", "fort")
    told = scene.order(0, f"attack b with {', '.join(attackers)}", [3])
    assert "conquered" not in told
    scene.order(1, f"salvo {fort}>{attackers[0]}")
    assert scene.damage(attackers[0]) == "1/2"


@clause("SA-fortresses-6")
def test_a_fort_belongs_to_the_holder_of_its_field() -> None:
    scene = fort_scene()
    [fort], [tank] = scene.army(0, "b", "fort"), scene.army(0, "b", "tank")
    [begun] = scene.army(0, "b", "fort", finished=False)
    hand_over(scene.position, scene.rules.board.index["b"], 1)
    table = scene.position.table
    assert [int(table.owner_of(scene.unit(name))) for name in (fort, begun, tank)] == [1, 1, 0]


@clause("SA-fortresses-6")
def test_a_fort_vanishes_with_its_owner() -> None:
    scene = Scene(ON, {"a": 0, "b": 1, "c": 2, "d": 2}, seats=3, units=ARMS)
    [fort] = scene.army(1, "b", "fort")
    scene.order(1, "resign")
    assert not scene.lives(fort)


@clause("SA-fortresses-7", "R3-33")
def test_soon_finished_counts_as_under_construction() -> None:
    scene = producing()
    scene.order(0, "buy fort b")
    round_on(scene)
    shown: Any = scene.position.view(1).to_json()
    assert [(unit["finished"], unit["soon"]) for unit in shown["units"]] == [(False, 1)]
    scene.order(0, "end_production")
    attackers = scene.army(1, "c", "tank")
    assert "conquered" in scene.order(1, f"attack b with {attackers[0]}")
    assert not scene.lives("fort_1")


@clause("SA-cheap_units-1")
def test_fortresses_bring_cheap_units_along() -> None:
    assert "cheap_units" in Scene(["fortresses"], MINE, units=ARMS).rules.rulebook.chapters


@clause("SA-fortresses-8")
def test_players_are_warned_of_what_goes_badly_with_fortresses() -> None:
    def told(scenario: str, chapters: str, **options: object) -> set[str]:
        rulebook = rulebook_by_options({"scenario": scenario, "chapters": chapters, **options})
        return {warned.sentence for warned in warnings_of(rulebook)}

    forts = {"warning-forts-without-guns", "warning-guns-alone", "warning-cheap-forts"}
    assert told("border_war", "").isdisjoint(forts)
    small = told("border_war", "fortresses", goal="elimination")
    assert {"warning-forts-without-guns", "warning-cheap-forts"} <= small
    assert "warning-cheap-forts" not in told("four_neighbours", "fortresses", goal="blitz"), "it has another goal"
    blitz = rulebook_by_options({"scenario": "mountain_blitz", "chapters": "fortresses"})
    assert "warning-cheap-forts" in {warned.sentence for warned in advice(blitz, 20)}
    assert "warning-cheap-forts" not in {warned.sentence for warned in advice(replace(blitz, chapters=()), 20)}
    plain = rulebook_by_options({"scenario": "border_war"})
    guns = {chapters: [w.sentence for w in advice(replace(plain, chapters=chapters), 20)]
            for chapters in (("artillery",), ("artillery", "air"), ("artillery", "fortresses"),
                             ("artillery", "air", "fortresses"))}  # fmt: skip
    assert list(guns.values()) == [["warning-guns-alone"]] * 3 + [[]]
    strong = replace(plain, chapters=("artillery", "air", "fortresses"))
    assert [[w.sentence for w in advice(strong, land)] for land in (9, 10)] == [["warning-cheap-forts"], []]


def test_every_fortress_of_the_table_stands_still_and_cannot_attack() -> None:
    forts = [kind for kind in standard_kinds().rows if kind.cls == FORTRESS]
    assert len(forts) >= 3
    assert [kind.id for kind in forts if kind.move or any(kind.attack)] == []
