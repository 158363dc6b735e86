"""The invariants of Evropská válka would notice a broken position, and the offers a missing one."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.clause import clause
from tests.evropska_valka.invariants import check_position
from tests.trust.evropska_valka.offers import check_offered
from tests.trust.evropska_valka.play import Playing
from velmoci.evropska_valka.decisions import TurnDecision
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import Position, load_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Menu
from velmoci.kernel.rulebook import assemble


def dumped() -> tuple[Position, dict[str, Any]]:
    """A position in the middle of a game, with cards in hands and among the discards, and its dump."""
    playing = Playing(assemble(LIBRARY, (), {"players": 4, "starting_hand": 3}), 2)
    for _ in playing.steps(80):
        table = playing.position.table
        if table.turn > 8 and table.discard and table.phase == 3 and min(table.hand_size) > 0:
            break
    assert playing.position.outcome() is None
    return playing.position, playing.position.dump()


def lose_a_figure(data: dict[str, Any]) -> None:
    data["table"]["figures"][data["table"]["owner"].index(0)] = 0


def swap_an_owner(data: dict[str, Any]) -> None:
    data["table"]["owner"][data["table"]["owner"].index(0)] = 1


def miscount_pieces(data: dict[str, Any]) -> None:
    data["table"]["pieces"][0] += 1


def miscount_a_hand(data: dict[str, Any]) -> None:
    data["table"]["hand_size"][0] += 1


def lose_a_card(data: dict[str, Any]) -> None:
    data["table"]["discard"] &= data["table"]["discard"] - 1


def double_a_card(data: dict[str, Any]) -> None:
    data["owns"][0]["hand"] |= data["table"]["discard"] & -data["table"]["discard"]


def misread_the_pile(data: dict[str, Any]) -> None:
    data["table"]["pile_size"] += 1


def believe_wrongly(data: dict[str, Any]) -> None:
    data["owns"][0]["known"][1] = data["pile"]


def show_wrongly(data: dict[str, Any]) -> None:
    data["table"]["open_cards"][0] = data["pile"]


def misjudge_the_shuffle(data: dict[str, Any]) -> None:
    data["table"]["fresh_least"][0] = data["table"]["fresh_most"][0] = 9


def misjudge_a_king(data: dict[str, Any]) -> None:
    data["table"]["court"] = [2 if own["hand"] >> 44 else 1 for own in data["owns"]]


def leave_home(data: dict[str, Any]) -> None:
    data["table"]["flag"] = data["table"]["flag"][1:] + data["table"]["flag"][:1]


def win_in_secret(data: dict[str, Any]) -> None:
    data["table"]["winners"] = [0]


def wait_for_nobody(data: dict[str, Any]) -> None:
    data["table"]["status"][data["table"]["decides"]] = 1


def promise_nothing(data: dict[str, Any]) -> None:
    data["table"]["given"][0] = 1


CORRUPTIONS = [
    lose_a_figure, swap_an_owner, miscount_pieces, miscount_a_hand, lose_a_card, double_a_card, misread_the_pile,
    believe_wrongly, show_wrongly, misjudge_the_shuffle, misjudge_a_king, leave_home, win_in_secret, wait_for_nobody,
    promise_nothing,
]  # fmt: skip


@clause("EV-T-37")
@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_a_broken_position_would_be_noticed(corrupt: Callable[[dict[str, Any]], None]) -> None:
    position, data = dumped()
    check_position(position)
    corrupt(data)
    broken = load_position(position.rulebook, data)
    with pytest.raises(AssertionError):
        check_position(broken)


@pytest.mark.interpreted
def test_an_accepted_order_that_is_not_offered_would_be_noticed() -> None:
    position, _ = dumped()

    class Forgetful(TurnDecision):
        def menus(self) -> list[Menu]:
            return super().menus()[:-1]

    with pytest.raises(AssertionError, match="fate is accepted but not offered"):
        check_offered(Forgetful(position.sight(position.table.decides)), Seeded(1))
