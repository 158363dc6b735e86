"""Bots in a fair start: they call fair what the scenario gives, and come to an end by every method."""

from typing import Any

import pytest

from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.library import NOTATION, find_scenario, scenario_rulebook
from velmoci.salva.position import Position, new_position


def begun(scenario: str, **options: object) -> Position:
    position = new_position(scenario_rulebook(scenario, None, {"assignment": "fair_start", **options}))
    position.apply(-1, Begin(), Seeded(1))
    return position


def settle(position: Position, bot: str) -> dict[str, Any]:
    """Lets bots go through the fair start and returns what it came to."""
    chance = Seeded(2)
    for _ in range(500):
        decision = position.pending()[0]
        if decision.kind not in ("agreement", "bidding"):
            break
        order = make_bot("salva", bot, chance).decide(position.view(decision.seat), decision)
        assert order is not None
        position.apply(decision.seat, order, chance)
    slices: Any = position.public_json()["slices"]
    found: dict[str, Any] = slices["fair_start"]["settlement"]
    return found


@pytest.mark.parametrize("bot", ["random", "steady"])
@pytest.mark.parametrize("method", ["two_sealed", "two_cut", "two_fixed_defender", "successive", "matrix"])
def test_two_bots_come_to_a_start_by_every_method(method: str, bot: str) -> None:
    found = settle(begun("mountain_blitz", fair_method=method), bot)
    assert len(found["powers"]) == 2
    if bot == "steady":
        sides = {side.id: int(side.allotment) for side in find_scenario("mountain_blitz").sides}
        assert {power["side"]: power["amount"] for power in found["powers"]} == sides


@pytest.mark.parametrize("options", [{}, {"fair_method": "successive"}, {"column_choice": "any"}, {"total_bv": 36}])
def test_three_bots_who_think_alike_play_the_scenario_as_it_is(options: dict[str, object]) -> None:
    found = settle(begun("three_claims", **options), "steady")
    wanted = {side.id: int(side.allotment) for side in find_scenario("three_claims").sides}
    for power in found["powers"]:
        assert abs(power["amount"] - wanted[power["side"]]) <= 2


@pytest.mark.parametrize("method", ["matrix", "successive"])
def test_a_block_is_divided_by_the_worth_of_its_sides(method: str) -> None:
    sides = [side.id for side in find_scenario("four_neighbours").sides]
    blocks = f"{sides[0]}+{sides[1]} {sides[2]} {sides[3]}"
    found = settle(begun("four_neighbours", blocks=blocks, fair_method=method), "steady")
    assert len({power["side"] for power in found["powers"]}) == 4


@pytest.mark.parametrize(("amount", "answer"), [(0, "use_method"), (50, "answer_start accept")])
def test_a_proposal_is_accepted_that_gives_enough(amount: int, answer: str) -> None:
    position = begun("border_war", total_bv=100)
    line = f"propose_start seat_1 west 10, seat_2 east {amount}"
    position.apply(0, NOTATION.parse(line), Seeded(1))
    (decision,) = position.pending()
    assert str(make_bot("salva", "steady", Seeded(1)).decide(position.view(1), decision)) == answer
