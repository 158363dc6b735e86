"""Bots are found by name."""

import pytest

from velmoci.bots.registry import UnknownBot, bot_names, make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import VelmociError


def test_a_game_has_its_bots_the_simplest_first() -> None:
    assert bot_names("expanze") == ["random", "steady"]
    assert bot_names("evropska_valka") == ["random", "steady"]
    assert bot_names("ludo") == []


@pytest.mark.parametrize(("name", "near"), [("stedy", ["steady"]), ("Random", ["random"]), ("xyz", [])])
def test_an_unknown_bot_is_named_with_its_nearest_neighbour(name: str, near: list[str]) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("expanze", name, Seeded(1))
    assert isinstance(caught.value, VelmociError)
    assert caught.value.values == {"value": name, "near": near, "bots": ["random", "steady"]}
