"""The invariants of Expanze would notice a broken position, and the offers a missing one."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.clause import clause
from tests.trust.invariants import check_all
from tests.trust.offers import check_offered
from tests.trust.play import Playing
from velmoci.expanze.decisions import TurnDecision
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, load_position
from velmoci.expanze.state import TURN_CHOICE
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Menu
from velmoci.kernel.rulebook import assemble


def dumped(seed: int = 2) -> tuple[Position, dict[str, Any]]:
    """A position in the middle of a game, with cards in hands, and its dump."""
    playing = Playing(assemble(LIBRARY, (), {"colour_choice": "random", "draw_mode": "auto"}), seed)
    for _ in playing.steps(150):
        pass
    assert max(playing.position.table.hand_size) > 1
    assert playing.position.table.phase == TURN_CHOICE
    return playing.position, playing.position.dump()


def first_holder(data: dict[str, Any]) -> int:
    return next(seat for seat, own in enumerate(data["owns"]) if own["hand"])


def lose_a_soldier(data: dict[str, Any]) -> None:
    data["table"]["soldiers"][3] = 0


def lose_an_owner(data: dict[str, Any]) -> None:
    data["table"]["owner"][3] = -1


def swap_an_owner(data: dict[str, Any]) -> None:
    data["table"]["owner"][3] = (data["table"]["owner"][3] + 1) % 4


def miscount_soldiers(data: dict[str, Any]) -> None:
    data["table"]["soldiers_of"][0] += 1


def miscount_states(data: dict[str, Any]) -> None:
    data["table"]["states_of"][0] += 1


def lose_a_card(data: dict[str, Any]) -> None:
    data["owns"][first_holder(data)]["hand"].pop()


def double_a_card(data: dict[str, Any]) -> None:
    seat = first_holder(data)
    data["owns"][seat]["hand"][0] = data["pile"][0][0]


def miscount_a_hand(data: dict[str, Any]) -> None:
    data["table"]["hand_size"][first_holder(data)] += 1


def misread_the_pile(data: dict[str, Any]) -> None:
    data["table"]["layers"][0] += 1


def believe_wrongly(data: dict[str, Any]) -> None:
    data["owns"][0]["known"] = [[data["pile"][0][0], 1]]


def offer_without_cards(data: dict[str, Any]) -> None:
    offer = [0, 1, 1, "P" * 17, "K"]
    data["owns"][0]["offered"][1] = 1
    for seat in (0, 1):
        data["owns"][seat]["offers"] = [offer]


def offer_one_sidedly(data: dict[str, Any]) -> None:
    data["owns"][0]["offers"] = [[0, 1, 1, "", "K"]]


def claim_without_showing(data: dict[str, Any]) -> None:
    data["table"]["claim"][0] = 1


def show_a_foreign_card(data: dict[str, Any]) -> None:
    data["table"]["shown"][0] = (data["owns"][0]["mission"] + 1) % 24


def give_the_turn_to_the_dead(data: dict[str, Any]) -> None:
    data["table"]["status"][data["table"]["on_turn"]] = 2


CORRUPTIONS = [
    lose_a_soldier, lose_an_owner, swap_an_owner, miscount_soldiers, miscount_states, lose_a_card,
    double_a_card, miscount_a_hand, misread_the_pile, believe_wrongly, offer_without_cards, offer_one_sidedly,
    claim_without_showing, show_a_foreign_card, give_the_turn_to_the_dead,
]  # fmt: skip


@pytest.mark.long
@clause("EX-T-32")
@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_a_broken_position_would_be_noticed(corrupt: Callable[[dict[str, Any]], None]) -> None:
    position, data = dumped()
    check_all(position)
    corrupt(data)
    broken = load_position(position.rulebook, data)
    with pytest.raises(AssertionError):
        check_all(broken)


@pytest.mark.interpreted
def test_an_accepted_order_that_is_not_offered_would_be_noticed() -> None:
    position, _ = dumped()

    class Forgetful(TurnDecision):
        def menus(self) -> list[Menu]:
            return super().menus()[:-1]

    with pytest.raises(AssertionError, match="end_turn is accepted but not offered"):
        check_offered(Forgetful("turn", position.sight(position.table.on_turn), True), Seeded(1))
