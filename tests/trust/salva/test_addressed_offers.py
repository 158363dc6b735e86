"""Offers that are addressed to some (H3-1): nobody else can tell whether one was made, to whom, or refused."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.air_scenes import air_scene, raid
from tests.salva.allies import agreed, allies, skip
from tests.salva.scenes import Scene, reloaded
from tests.trust.eyes import SPECTATOR, differences
from tests.trust.salva.twins import Eyes
from velmoci.kernel.chance import Scripted
from velmoci.kernel.order import Order
from velmoci.salva.position import Position

LINE = row("abcd")


class Offer(NamedTuple):
    """Where an offer is made, by whom, in which words, how it is refused, and who has nothing to do with it."""

    scene: Callable[[], Scene]
    seat: int
    order: str
    refusals: tuple[tuple[int, str], ...]
    others: tuple[int, ...]


def armed() -> Scene:
    scene = allies()
    for seat, field in enumerate("abcd"):
        scene.army(seat, field, "tank")
    return scene


def building() -> Scene:
    scene = armed()
    scene.order(0, "end_movement")
    scene.order(0, "buy inf a")
    return scene


def holding() -> Scene:
    scene = Scene(["repair_prevention", "multiplayer"], {"a": 0, "b": 1, "c": 2, "d": 3}, seats=4, fields=LINE, sea=())
    scene.army(1, "b", "tank tank")
    scene.position.table.damage[scene.unit("tank_1")] = 12
    return scene


def lent() -> Scene:
    scene = allies()
    scene.army(1, "b", "tank")
    skip(scene, 2)
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    skip(scene, 3)
    return scene


def fuelless() -> Scene:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "g": 3}
    scene = air_scene(owners, ["multiplayer", "alliance"], seats=4)
    scene.army(0, "b", "fig")
    scene.order(0, "move fig_1 c")
    scene.order(0, "end_movement")
    return scene


def flown_over() -> Scene:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 3}
    scene = air_scene(owners, ["multiplayer"], seats=4)
    raid(scene, "bom", (1, "e", "fig"), (2, "f", "fig"))
    return scene


OFFERS = {
    "field": Offer(armed, 0, "cede e to seat_2", ((1, "decline"),), (2, 3)),
    "unit": Offer(armed, 0, "give tank_1 to seat_3", ((2, "decline"),), (1, 3)),
    "command": Offer(armed, 0, "hand_over tank_1 to seat_2", ((1, "decline"),), (2, 3)),
    "entry": Offer(armed, 0, "move tank_1 b", ((1, "decline"),), (2, 3)),
    "finished unit": Offer(building, 0, "finish inf_5 for seat_2", ((1, "decline"),), (2, 3)),
    "objection": Offer(lent, 1, "move tank_1 c", ((2, "decline"),), (0, 3)),
    "fuel": Offer(fuelless, 0, "refuel_from c for fig_1", ((1, "decline"),), (2, 3)),
    "pooled hold": Offer(holding, 0, "pool_hold tank_1 with seat_3", ((2, "answer_pool seat_1 refuse"),), (1, 3)),
    "counter-move": Offer(flown_over, 1, "intercept d with fig_2 inviting seat_3", (), (0, 3)),
}


def twin_of(scene: Scene) -> Position:
    """The same position once more."""
    return reloaded(scene.position, scene.position.dump())


def orders_of(scene: Scene) -> list[Order]:
    """What somebody might try in order to find out."""
    names = ["cede b to seat_1", "move tank_1 a", "agree", "decline", "answer_pool seat_1 accept", "end_movement"]
    return [scene.notation.parse(name) for name in names]


def told_to(position: Position, seat: int, actor: int, order: Order) -> list[object]:
    """What a seat hears of an order that is carried out."""
    seen = [event.seen_by(seat) for event in position.apply(actor, order, Scripted([]))]
    return [part.to_json() for part in seen if part is not None]


@clause("H3-1", "SA-alliance-2", "SA-repair_prevention-4", "SA-air-16")
@pytest.mark.parametrize("name", OFFERS)
def test_nobody_else_can_tell_an_offer_from_none_while_it_is_open_and_after_it_is_refused(name: str) -> None:
    offer = OFFERS[name]
    scene = offer.scene()
    plain, asking = twin_of(scene), scene.position
    watchers = (*offer.others, SPECTATOR)
    orders = orders_of(scene)
    steps = [(offer.seat, offer.order), *offer.refusals]
    for seat, text in steps:
        for watcher in watchers:
            assert told_to(reloaded(asking, asking.dump()), watcher, seat, scene.notation.parse(text)) == []
        asking.apply(seat, scene.notation.parse(text), Scripted([]))
        for watcher in watchers:
            assert differences(Eyes(), plain, asking, watcher, orders) == []


@clause("H3-1")
@pytest.mark.parametrize("name", OFFERS)
def test_those_to_whom_it_is_addressed_do_notice(name: str) -> None:
    offer = OFFERS[name]
    scene = offer.scene()
    plain = twin_of(scene)
    scene.position.apply(offer.seat, scene.notation.parse(offer.order), Scripted([]))
    named = {0, 1, 2, 3} - set(offer.others) - {offer.seat}
    for seat in named:
        assert differences(Eyes(), plain, scene.position, seat, []) != []


class Talkative(Eyes):
    """The view says how many questions lie on the agenda."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(len(position.table.frames))


def test_a_planted_leak_is_caught() -> None:
    scene = armed()
    plain = twin_of(scene)
    scene.order(0, "cede e to seat_2")
    assert differences(Talkative(), plain, scene.position, 3, []) == ["view"]
