"""Default deny: a field of the state or a key of a view that nobody has classed fails the build."""

from typing import Any, Final

import pytest

from tests.evropska_valka.scenes import scene
from tests.trust.classed import NOBODY, OWNER, PUBLIC, RULES, check_reach, check_state, fields_of, unclassed
from tests.trust.evropska_valka.play import Playing
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.storage import NUMBERS, ROWS
from velmoci.kernel.rulebook import assemble

TABLE: Final = dict.fromkeys(
    (
        "players", "phase", "on_turn", "decides", "first_seat", "turn", "placed", "ended_by", "cause",
        "has_sabotaged", "origin", "target", "attackers", "stage", "attacker_laid", "defender_laid", "pile_size",
        "discard", "shuffled", "fate_size", "fate_fresh", "owner", "figures", "mask", "pieces", "hand_size",
        "fresh_least", "fresh_most", "flag", "status", "stock", "open_cards", "court", "given", "winners"
    ),
    PUBLIC,
)  # fmt: skip
OWN: Final = {"hand": OWNER, "fate": OWNER, "gifts": OWNER, "known": OWNER}
PILE: Final = {"cards": NOBODY}
POSITION: Final = {
    "rulebook": RULES, "board": RULES, "settings": RULES, "table": PUBLIC, "owns": OWNER, "pile": NOBODY,
    "events": NOBODY,
}  # fmt: skip
SIGHT: Final = {"board": RULES, "settings": RULES, "table": PUBLIC, "own": OWNER, "seat": PUBLIC}

VIEW: Final = {
    "game": PUBLIC, "seat": PUBLIC, "seats": PUBLIC, "phase": PUBLIC, "turn": PUBLIC, "on_turn": PUBLIC,
    "waiting_for": PUBLIC, "first": PUBLIC, "pieces": PUBLIC, "fields": PUBLIC, "powers": PUBLIC, "pile": PUBLIC,
    "discard": PUBLIC, "sabotage_done": PUBLIC, "attack": PUBLIC, "fate": PUBLIC, "winners": PUBLIC, "own": OWNER,
}  # fmt: skip
POWER: Final = dict.fromkeys(("power", "status", "figures", "home", "cards", "open", "stock"), PUBLIC)
ATTACK: Final = dict.fromkeys(
    (
        "power", "other", "origin", "target", "count", "attackers", "defenders", "attacker_cards", "attacker_points",
        "defender_cards", "defender_points", "asked"
    ),
    PUBLIC,
)  # fmt: skip
FATE: Final = dict.fromkeys(("power", "count", "given"), PUBLIC)


def played() -> Position:
    playing = Playing(assemble(LIBRARY, (), {"players": 4, "starting_hand": 2}), 4)
    for _ in playing.steps(40):
        pass
    return playing.position


def test_every_field_of_the_state_is_classed() -> None:
    check_state(played(), POSITION, TABLE, PILE, SIGHT, OWN)


def test_a_view_reaches_only_what_is_public_or_its_own() -> None:
    check_reach(played(), TABLE, SIGHT)


def test_the_spectator_has_no_own_secrets() -> None:
    own = played().view(-1).sight.own
    assert (own.hand, own.fate, set(own.gifts), set(own.known)) == (0, 0, {0}, {0})
    assert played().view(-1).to_json()["own"] is None


def check_view(view: dict[str, Any]) -> None:
    """Every key of a view is on the list."""
    assert unclassed(set(view), VIEW) == set()
    for power in view["powers"]:
        assert unclassed(set(power), POWER) == set()
    assert view["attack"] is None or unclassed(set(view["attack"]), ATTACK) == set()
    assert view["fate"] is None or unclassed(set(view["fate"]), FATE) == set()
    for field, standing in view["fields"].items():
        assert isinstance(field, str)
        assert len(standing) == 2
    assert view["own"] is None or unclassed(set(view["own"]), OWN) == set()


@pytest.mark.parametrize("player", ["blue", "black", "spectator"])
def test_every_key_of_a_view_is_on_the_list(player: str) -> None:
    game = scene(hands={"blue": "9 8", "black": "2 3"})
    game.order("blue", "attack france germany 1")
    check_view(game.seen(player))
    game.pass_all()
    game.order("blue", "lay 9")
    check_view(game.seen(player))
    game = scene(hands={"blue": "2 3 4 5"})
    game.order("blue", "fate", "10 J Q")
    check_view(game.seen(player))
    game.order("blue", "assign 10 blue, J black, Q black")
    check_view(game.seen(player))


def test_a_new_key_would_be_noticed() -> None:
    view: dict[str, Any] = played().view(0).to_json()
    check_view(view)
    for spoiled in ({**view, "seed": 7}, {**view, "own": {**view["own"], "rival": "red"}}):
        with pytest.raises(AssertionError):
            check_view(spoiled)


def test_all_of_the_table_is_saved() -> None:
    assert {*NUMBERS, *ROWS, "winners"} == set(TABLE) == fields_of(played().table)
