"""Positions written by hand by those who use the rules as a library, and positions that cannot be."""

from collections.abc import Callable
from typing import Any

import pytest

from velmoci.evropska_valka.building import build_position as build_war
from velmoci.expanze.board import find_board
from velmoci.expanze.building import build_position
from velmoci.kernel.chance import Scripted
from velmoci.kernel.errors import BadPosition
from velmoci.kernel.game import Position
from velmoci.kernel.registry import find_game

WORLD = {state: ("red" if place % 2 else "blue", 2) for place, state in enumerate(find_board("world48").states)}
EUROPE = {"france": ("french_allies", 2), "germany": ("dual_alliance", 1)}
PAIR = ("french_allies", "dual_alliance")


def test_a_position_of_expanze_is_written_and_played() -> None:
    states = {**WORLD, "iberia": ("red", 6), "france": ("blue", 2)}
    position = build_position(
        states, ("red", "blue"), hands={"red": ("turkey", "P", "K"), "blue": "D"}, missions={"red": "asia_africa"}
    )
    seen = position.view(0).to_json()
    assert seen["states"]["iberia"] == ("red", 6)  # type: ignore[index]
    assert seen["own"]["mission"] == "asia_africa"  # type: ignore[index]
    assert [own.copy().mission >= 0 for own in position.owns] == [True, True]
    position.apply(0, find_game("expanze").notation.parse("attack iberia france 5"), Scripted([6, 1, 6, 1]))
    assert position.view(0).to_json()["states"]["france"] == ("red", 5)  # type: ignore[index]


def test_a_position_of_the_european_war_is_written_and_played() -> None:
    position = build_war(EUROPE, PAIR, hands={"french_allies": ["9H", "AS"]}, discard=["2C"])
    assert position.view(0).hand() == ["9H", "AS"]
    assert int(position.table.pile_size) == 49
    position.apply(0, find_game("evropska_valka").notation.parse("attack france germany 1"), Scripted([]))
    assert position.pending()[0].seat == 1
    small = build_war({**EUROPE, "spain": ("french_allies", 3)}, PAIR, options={"pieces": "pyramids"})
    assert list(small.table.stock)[:3] == [3, 2, 2]


@pytest.mark.parametrize(
    ("build", "what"),
    [
        (lambda: build_position({**WORLD, "atlantis": ("red", 1)}, ("red", "blue")), "name"),
        (lambda: build_position({"iberia": ("red", 1)}, ("red", "blue")), "name"),
        (lambda: build_position(WORLD, ("red", "pink")), "name"),
        (lambda: build_position(WORLD, ("red", "blue"), on_turn="green"), "name"),
        (lambda: build_position(WORLD, ("red", "blue"), phase="lunch"), "name"),
        (lambda: build_position(WORLD, ("red", "blue"), missions={"red": "moon"}), "name"),
        (lambda: build_position(WORLD, ("red", "blue"), hands={"red": ["japan", "japan"]}), "card"),
        (lambda: build_position({**WORLD, "iberia": ("red", 0)}, ("red", "blue")), "states"),
        (lambda: build_war({"france": ("french_allies", 1)}, PAIR), "home"),
        (lambda: build_war({**EUROPE, "spain": ("french_allies", 0)}, PAIR), "states"),
        (lambda: build_war({**EUROPE, "moon": ("french_allies", 1)}, PAIR), "name"),
        (lambda: build_war(EUROPE, ("french_allies", "narnia")), "name"),
        (lambda: build_war(EUROPE, PAIR, hands={"russian_empire": ["9H"]}), "name"),
        (lambda: build_war(EUROPE, PAIR, hands={"french_allies": ["9H"]}, discard=["9H"]), "card"),
        (lambda: build_war({**EUROPE, "spain": ("french_allies", 4)}, PAIR, options={"pieces": "pyramids"}), "states"),
    ],
)
def test_what_cannot_be_is_not_built(build: Callable[[], Position], what: str) -> None:
    with pytest.raises(BadPosition) as caught:
        build()
    assert caught.value.values["what"] == what


def damaged(position: Position, damage: Callable[[dict[str, Any]], object]) -> str:
    """What is said to be wrong with a position whose dump was damaged."""
    data: dict[str, Any] = position.dump()
    damage(data)
    with pytest.raises(BadPosition) as caught:
        find_game(position.rulebook.game).load(position.rulebook, data)
    return str(caught.value.values["what"])


def test_a_damaged_dump_of_expanze_is_not_loaded() -> None:
    position = build_position(WORLD, ("red", "blue"))
    assert find_game("expanze").load(position.rulebook, position.dump()) == position
    assert damaged(position, lambda data: data.pop("owns")) == "shape"
    assert damaged(position, lambda data: data["table"].update(owner="red")) == "shape"
    assert damaged(position, lambda data: data["table"].update(phase=99)) == "phase"
    assert damaged(position, lambda data: data["owns"].pop()) == "powers"
    assert damaged(position, lambda data: data["table"]["owner"].pop()) == "states"
    assert damaged(position, lambda data: data["table"]["soldiers"].__setitem__(0, 0)) == "states"
    assert damaged(position, lambda data: data["table"]["soldiers"].__setitem__(0, 9)) == "sums"
    assert damaged(position, lambda data: data["table"]["mask"].__setitem__(0, 1)) == "sums"
    assert damaged(position, lambda data: data["table"]["states_of"].__setitem__(0, 1)) == "sums"
    assert damaged(position, lambda data: data["table"].update(pile_size=3)) == "sums"
    assert damaged(position, lambda data: data["table"]["hand_size"].__setitem__(1, 3)) == "sums"
    assert damaged(position, lambda data: data["owns"][0].update(mission=99)) == "mission"
    assert damaged(position, lambda data: data["pile"][0].__setitem__(0, 5)) == "card"


def test_a_damaged_dump_of_the_european_war_is_not_loaded() -> None:
    position = build_war(EUROPE, PAIR, hands={"french_allies": ["9H"]})
    assert find_game("evropska_valka").load(position.rulebook, position.dump()) == position
    assert damaged(position, lambda data: data.pop("pile")) == "shape"
    assert damaged(position, lambda data: data["table"].update(on_turn=7)) == "phase"
    assert damaged(position, lambda data: data["owns"].pop()) == "powers"
    assert damaged(position, lambda data: data.update(pile=data["pile"] | data["owns"][0]["hand"])) == "card"
    assert damaged(position, lambda data: data.update(pile=0)) == "card"
    assert damaged(position, lambda data: data["table"].update(pile_size=2)) == "sums"
    assert damaged(position, lambda data: data["table"]["hand_size"].__setitem__(0, 0)) == "sums"
    assert damaged(position, lambda data: data["table"]["mask"].__setitem__(0, 0)) == "sums"
    assert damaged(position, lambda data: data["table"]["pieces"].__setitem__(0, 9)) == "sums"
    assert damaged(position, lambda data: data["table"]["flag"].__setitem__(0, 9)) == "name"
    assert damaged(position, lambda data: data["table"]["owner"].pop()) == "states"
    assert damaged(position, lambda data: data["table"]["figures"].__setitem__(14, 2)) == "states"


def test_a_game_that_has_not_begun_is_loaded_too() -> None:
    game = find_game("expanze")
    rulebook = game.rulebook({"powers": 3})
    first = game.begin(rulebook)
    assert game.load(rulebook, first.dump()) == first
