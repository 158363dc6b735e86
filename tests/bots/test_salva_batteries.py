"""Salva: what the steady bot does with guns."""

import pytest

from tests.bots.test_salva_steady import ROW, wish
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed, answer_all
from velmoci.bots.salva.batteries import shell, shell_worth
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Seeded
from velmoci.salva.units import standard_kinds

KINDS = standard_kinds()


def front(*more: str, chapters: tuple[str, ...] = ("artillery",)) -> Scene:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    return Scene([*chapters, *more], owners=owners, fields=ROW, sea=(), units=KINDS).begin()


def test_it_lays_its_guns_against_the_neighbour_and_fires_in_its_next_turn() -> None:
    scene = front()
    scene.army(0, "b", "gun gun")
    scene.army(1, "c", "infantry infantry infantry")
    while scene.asked() == [(0, "movement")]:
        scene.order(0, wish(scene))
    assert wish(scene) == "aim gun_1:c, gun_2:c"
    scene.order(0, wish(scene))
    assert wish(scene).startswith(("buy", "end_production"))
    aimed(scene, "gun_1", "c")


def test_it_fires_before_it_does_anything_else_and_keeps_its_guns_there() -> None:
    scene = front()
    scene.army(0, "b", "gun infantry infantry infantry")
    scene.army(1, "c", "infantry infantry infantry infantry infantry")
    aimed(scene, "gun_1", "c")
    assert wish(scene) == "fire_at c with gun_1>infantry_5"
    scene.order(0, wish(scene))
    answer_all(scene)
    orders = []
    while scene.asked() == [(0, "movement")]:
        orders.append(wish(scene))
        scene.order(0, orders[-1])
    assert not [order for order in orders if order.startswith("move gun_1")]
    assert wish(scene) == "aim"


def test_without_guns_or_targets_it_does_as_before() -> None:
    scene = front(chapters=())
    scene.army(0, "b", "infantry")
    scene.army(1, "c", "infantry")
    assert shell(scene.position.sight(0)) is None
    gun, infantry = (KINDS.rows[KINDS.index[name]] for name in ("gun", "infantry"))
    assert shell_worth(scene.rules, gun, infantry) == 0.0
    assert shell_worth(front().rules, gun, infantry) == 1.0
    quiet = front()
    quiet.army(0, "a", "gun")
    quiet.army(1, "d", "infantry")
    quiet.order(0, "end_movement")
    assert wish(quiet) == "aim"


@pytest.mark.parametrize("seed", range(2))
def test_bots_with_guns_play_whole_games(seed: int) -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    options = {"hard_round_cap": 20}
    scene = Scene(["artillery", "specialised"], owners=owners, fields=ROW, sea=(), allotments=[8, 8], options=options,
                  units=KINDS).begin([1, 2])  # fmt: skip
    bot, position = SteadyBot(Seeded(seed)), scene.position
    while position.outcome() is None:
        seat = position.pending()[0].seat
        view = position.view(seat)
        decision = next(one for one in view.decisions() if one.seat == seat)
        order = bot.decide(view, decision)
        assert order is not None
        position.apply(seat, order, Seeded(seed))
    assert position.pending() == []
