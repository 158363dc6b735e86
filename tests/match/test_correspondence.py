"""An air war over days costs nobody more visits than a war without aircraft, if standing orders answer."""

import pytest

from tests.match.correspondence import WAYS, Figures

ROUNDS = 2
SEED = "short"


@pytest.fixture(scope="module")
def figures() -> dict[str, Figures]:
    """A short game of each way."""
    return {way.name: way.played(ROUNDS, SEED) for way in WAYS}


def test_with_standing_orders_aircraft_cost_no_visit_more(figures: dict[str, Figures]) -> None:
    without, asked = figures["no aircraft, standing orders"], figures["no aircraft, everybody is asked"]
    for name in ("aircraft, standing orders", "aircraft, all decided beforehand"):
        assert sum(figures[name].visits) <= sum(without.visits)
        assert figures[name].per_round <= without.per_round < asked.per_round
        assert figures[name].per_day <= 2


def test_nobody_is_waited_for_out_of_turn(figures: dict[str, Figures]) -> None:
    waits = {name: found.waits for name, found in figures.items()}
    assert [name for name, count in waits.items() if count == 0] == [
        "no aircraft, standing orders", "aircraft, standing orders", "aircraft, all decided beforehand",
    ]  # fmt: skip


def test_those_who_are_asked_come_more_often_for_aircraft(figures: dict[str, Figures]) -> None:
    """Otherwise the comparison would show nothing."""
    asked, without = figures["aircraft, everybody is asked"], figures["no aircraft, everybody is asked"]
    assert (asked.waits, asked.per_round) > (without.waits, without.per_round)

