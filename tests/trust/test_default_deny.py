"""Default deny: a field of the state or a key of a view that nobody has classed fails the build."""

from typing import Any, Final

import pytest

from tests.expanze.scenes import scene
from tests.trust.classed import NOBODY, OWNER, PUBLIC, RULES, check_reach, check_state, fields_of, unclassed
from tests.trust.play import Playing
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position
from velmoci.expanze.state import Table
from velmoci.expanze.storage import LISTS, NUMBERS, ROWS
from velmoci.kernel.rulebook import assemble

TABLE: Final = {
    "powers": PUBLIC, "phase": PUBLIC, "on_turn": PUBLIC, "dealer": PUBLIC, "first_seat": PUBLIC,
    "round": PUBLIC, "nonsense_target": PUBLIC, "pile_size": PUBLIC, "ended_by": PUBLIC,
    "won_last_battle": PUBLIC,
    "has_fought": PUBLIC, "origin": PUBLIC, "target": PUBLIC, "attackers": PUBLIC, "shown_die": PUBLIC,
    "owner": PUBLIC, "soldiers": PUBLIC, "used": PUBLIC, "colour": PUBLIC, "status": PUBLIC,
    "destroyed_by": PUBLIC, "mask": PUBLIC, "states_of": PUBLIC, "soldiers_of": PUBLIC, "dealt": PUBLIC,
    "hand_size": PUBLIC, "shown": PUBLIC, "claim": PUBLIC, "ruled_out": PUBLIC, "layers": PUBLIC,
    "winners": PUBLIC,
}  # fmt: skip
OWN: Final = {"mission": OWNER, "hand": OWNER, "offers": OWNER, "offered": OWNER, "known": OWNER}
PILE: Final = {"layers": NOBODY}
POSITION: Final = {
    "rulebook": RULES, "board": RULES, "settings": RULES, "table": PUBLIC, "owns": OWNER, "pile": NOBODY,
    "events": NOBODY,
}  # fmt: skip
SIGHT: Final = {"board": RULES, "settings": RULES, "table": PUBLIC, "own": OWNER, "seat": PUBLIC}

VIEW: Final = {
    "game": PUBLIC, "seat": PUBLIC, "seats": PUBLIC, "phase": PUBLIC, "round": PUBLIC, "on_turn": PUBLIC,
    "waiting_for": PUBLIC, "dealer": PUBLIC, "first": PUBLIC, "nonsense_target": PUBLIC, "states": PUBLIC,
    "powers": PUBLIC, "pile": PUBLIC, "battle": PUBLIC, "attacked": PUBLIC, "card_right": PUBLIC,
    "winners": PUBLIC, "own": OWNER,
}  # fmt: skip
POWER: Final = {
    "power": PUBLIC, "status": PUBLIC, "states": PUBLIC, "soldiers": PUBLIC, "cards": PUBLIC, "claim": PUBLIC,
    "mission": PUBLIC, "destroyed_by": PUBLIC, "continents": PUBLIC,
}  # fmt: skip
PROGRESS: Final = {
    "mission": PUBLIC, "kind": PUBLIC, "have": PUBLIC, "need": PUBLIC, "missing": PUBLIC, "fulfilled": PUBLIC
}  # fmt: skip
BATTLE: Final = {"origin": PUBLIC, "target": PUBLIC, "attackers": PUBLIC, "defenders": PUBLIC, "die": PUBLIC}
OWN_VIEW: Final = {
    "mission": OWNER, "progress": OWNER, "hand": OWNER, "offers": OWNER, "pool": OWNER, "pool_reasons": OWNER
}  # fmt: skip
CARD: Final = {"card": OWNER, "letter": OWNER}
OFFER: Final = {"power": OWNER, "other": OWNER, "number": OWNER, "give": OWNER, "want": OWNER}
REASON: Final = {"what": OWNER, "soldiers": OWNER, "clause": OWNER}


def played() -> Position:
    playing = Playing(assemble(LIBRARY, (), {"colour_choice": "random", "draw_mode": "auto"}), 4, busy=2)
    for _ in playing.steps(120):
        pass
    return playing.position


def test_every_field_of_the_state_is_classed() -> None:
    check_state(played(), POSITION, TABLE, PILE, SIGHT, OWN)


def test_a_view_reaches_only_what_is_public_or_its_own() -> None:
    check_reach(played(), TABLE, SIGHT)


def test_the_spectator_has_no_own_secrets() -> None:
    own = played().view(-1).sight.own
    assert (own.mission, own.hand, list(own.offers), own.known) == (-1, [], [], {})
    assert played().view(-1).to_json()["own"] is None


def check_view(view: dict[str, Any]) -> None:
    """Every key of a view is on the list."""
    assert unclassed(set(view), VIEW) == set()
    for power in view["powers"]:
        assert unclassed(set(power), POWER) == set()
        assert power["mission"] is None or unclassed(set(power["mission"]), PROGRESS) == set()
    assert view["battle"] is None or unclassed(set(view["battle"]), BATTLE) == set()
    for state, value in view["states"].items():
        assert isinstance(state, str)
        assert len(value) == 2
    own = view["own"]
    if own is not None:
        assert unclassed(set(own), OWN_VIEW) == set()
        assert own["progress"] is None or unclassed(set(own["progress"]), PROGRESS) == set()
        for rows, keys in (("hand", CARD), ("offers", OFFER), ("pool_reasons", REASON)):
            assert all(unclassed(set(row), keys) == set() for row in own[rows])


@pytest.mark.parametrize("power", ["red", "blue", "spectator"])
def test_every_key_of_a_view_is_on_the_list(power: str) -> None:
    start = scene(
        {"asia": "red 2", "africa": "red 2"},
        missions={"red": "asia_africa"},
        hands={"red": "PPK", "blue": "D"},
        options={"battle_pace": "stepwise"},
    )
    start.order("red", "offer_trade blue give P want D")
    start.order("red", "show_mission")
    check_view(start.seen(power))
    start.order("red", "attack turkey southern_europe 1")
    start.order("red", "roll", [3])
    check_view(start.seen(power))


def test_a_new_key_would_be_noticed() -> None:
    view: dict[str, Any] = played().view(0).to_json()
    check_view(view)
    for spoiled in ({**view, "seed": 7}, {**view, "own": {**view["own"], "rival": "red"}}):
        with pytest.raises(AssertionError):
            check_view(spoiled)


@pytest.mark.interpreted
def test_a_new_field_would_be_noticed() -> None:
    table = played().table
    vars(table)["secret"] = 1
    assert unclassed(fields_of(table), TABLE) == {"secret"}


def test_all_of_the_table_is_saved() -> None:
    assert set(NUMBERS + ROWS + LISTS) == set(TABLE) == fields_of(played().table)
    assert isinstance(played().table, Table)
