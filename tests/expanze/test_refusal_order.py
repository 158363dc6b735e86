"""Section 10: of several faults in one order the first in the order of the rules is reported."""

from collections.abc import Callable

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene
from tests.expanze.situations import (
    battle,
    choosing,
    drawn,
    emptied,
    emptied_and_won,
    fought,
    no_sets,
    over,
    placing,
    placing_two_each,
    resigned,
    scarce,
    shut,
    shut_and_resigned,
    turn,
)
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.errors import Rejected

TRADE = "offer_trade blue give P want K"
PRECEDENCE: list[tuple[str, Callable[[], Scene], str, str, str, Callable[[], Scene], str, str]] = [
    ("game_over", over, "red", "attack iberia madrid 1",
     "unknown_state", turn, "red", "attack iberia madrid 1"),
    ("game_over", over, "blue", "end_turn",
     "power_destroyed", resigned, "red", "end_turn"),
    ("unknown_state", resigned, "red", "attack iberia madrid 1",
     "power_destroyed", resigned, "red", "arm iberia 1"),
    ("unknown_card", resigned, "red", "arm with a b c",
     "power_destroyed", resigned, "red", "arm"),
    ("unknown_colour", turn, "red", "choose_colour pink",
     "wrong_phase", turn, "red", "choose_colour black"),
    ("unknown_power", shut, "red", "offer_trade pink give P want K",
     "trade_closed", shut, "red", TRADE),
    ("unknown_state", turn, "blue", "arm madrid 1",
     "not_your_turn", turn, "blue", "arm france 1"),
    ("power_destroyed", shut_and_resigned, "red", TRADE,
     "trade_closed", shut, "red", TRADE),
    ("power_destroyed", resigned, "red", "show_mission",
     "mission_turn", turn, "blue", "show_mission"),
    ("power_destroyed", resigned, "red", "end_turn",
     "not_your_turn", turn, "blue", "end_turn"),
    ("trade_closed", battle, "red", TRADE,
     "battle_open", battle, "red", "resign"),
    ("trade_closed", shut, "red", "offer_trade blue",
     "trade_empty", turn, "red", "offer_trade blue"),
    ("trade_closed", shut, "red", "offer_trade blue give X want K",
     "no_letter", turn, "red", "offer_trade blue give X want K"),
    ("no_letter", turn, "red", "offer_trade blue give DD want X",
     "trade_cards", turn, "red", "offer_trade blue give DD want K"),
    ("battle_open", battle, "blue", "end_turn",
     "not_your_die", battle, "blue", "roll"),
    ("battle_open", battle, "blue", "show_mission",
     "mission_turn", turn, "blue", "show_mission"),
    ("battle_open", battle, "green", "end_turn",
     "not_your_turn", turn, "green", "end_turn"),
    ("battle_open", battle, "red", "draw_card",
     "no_card_right", turn, "red", "draw_card"),
    ("battle_open", battle, "red", "place_first",
     "wrong_phase", turn, "red", "place_first"),
    ("battle_open", battle, "red", "attack iberia france 6",
     "leave_one", turn, "red", "attack iberia france 6"),
    ("mission_turn", turn, "blue", "show_mission",
     "mission_open", turn, "red", "show_mission"),
    ("mission_turn", turn, "blue", "show_mission",
     "not_your_turn", turn, "blue", "end_turn"),
    ("not_your_turn", fought, "blue", "arm france 1",
     "already_fought", fought, "red", "arm iberia 1"),
    ("not_your_turn", drawn, "blue", "attack france iberia 1",
     "fight_closed", drawn, "red", "attack iberia france 1"),
    ("not_your_turn", turn, "blue", "draw_card",
     "no_card_right", turn, "red", "draw_card"),
    ("not_your_turn", emptied_and_won, "blue", "draw_card",
     "pile_empty", emptied_and_won, "red", "draw_card"),
    ("not_your_turn", turn, "blue", "roll",
     "wrong_phase", turn, "red", "roll"),
    ("not_your_turn", turn, "blue", "attack iberia france 0",
     "negative_count", turn, "red", "attack iberia france 0"),
    ("already_fought", fought, "red", "arm with turkey arabia persia",
     "set_in_fight", placing, "red", "arm with turkey arabia persia"),
    ("already_fought", fought, "red", "arm france 9",
     "not_own_state", turn, "red", "arm france 9"),
    ("fight_closed", drawn, "red", "attack france iberia 9",
     "not_own_state", turn, "red", "attack france iberia 9"),
    ("no_card_right", emptied, "red", "draw_card",
     "pile_empty", emptied_and_won, "red", "draw_card"),
    ("no_card_right", placing, "red", "draw_card",
     "wrong_phase", placing, "red", "end_turn"),
    ("set_in_fight", placing, "red", "arm with turkey arabia persia",
     "wrong_phase", placing, "red", "arm iberia 1"),
    ("wrong_phase", turn, "red", "choose_colour red",
     "colour_taken", choosing, "green", "choose_colour red"),
    ("wrong_phase", turn, "red", "place_first iberia 3",
     "first_cap", placing, "red", "place_first iberia 3"),
    ("wrong_phase", placing, "red", "attack france iberia 1",
     "not_own_state", turn, "red", "attack france iberia 1"),
    ("wrong_phase", placing, "red", "show_mission",
     "mission_open", turn, "red", "show_mission"),
    ("first_cap", placing, "red", "place_first iberia 11",
     "first_total", placing_two_each, "red", "place_first iberia 11"),
    ("first_cap", placing, "red", "place_first france 3",
     "not_own_state", placing, "red", "place_first france 2"),
    ("first_total", placing_two_each, "red", "place_first france 11",
     "not_own_state", placing, "red", "place_first france 1"),
    ("not_own_state", turn, "red", "arm france 1 with turkey japan india",
     "bad_set", turn, "red", "arm iberia 1 with turkey japan india"),
    ("not_own_state", turn, "red", "arm france 0",
     "negative_count", turn, "red", "arm iberia 0"),
    ("not_own_state", turn, "red", "arm france 4",
     "arm_total", turn, "red", "arm iberia 4"),
    ("not_own_state", turn, "red", "attack france maghreb 0",
     "negative_count", turn, "red", "attack iberia maghreb 0"),
    ("not_own_state", turn, "red", "attack france france 1",
     "own_target", turn, "red", "attack iberia iberia 1"),
    ("second_set", no_sets, "red", "arm with turkey japan india",
     "bad_set", turn, "red", "arm with turkey japan india"),
    ("bad_set", turn, "red", "arm iberia 99 with turkey japan india",
     "arm_total", turn, "red", "arm iberia 14 with turkey arabia persia"),
    ("bad_set", turn, "red", "arm iberia 0 with turkey japan india",
     "negative_count", turn, "red", "arm iberia 0"),
    ("arm_total", turn, "red", "arm iberia 5, central_europe 0",
     "negative_count", turn, "red", "arm iberia 3, central_europe 0"),
    ("arm_total", scarce, "red", "arm iberia 4",
     "supply_empty", scarce, "red", "arm iberia 3"),
    ("negative_count", scarce, "red", "arm iberia 3, central_europe 0",
     "supply_empty", scarce, "red", "arm iberia 3"),
    ("negative_count", turn, "red", "attack iberia iberia 0",
     "own_target", turn, "red", "attack iberia iberia 1"),
    ("negative_count", turn, "red", "attack iberia alaska 0",
     "not_adjacent", turn, "red", "attack iberia japan 1"),
    ("own_target", turn, "red", "attack iberia central_europe 6",
     "not_adjacent", turn, "red", "attack iberia japan 6"),
    ("not_adjacent", turn, "red", "attack iberia japan 6",
     "leave_one", turn, "red", "attack iberia france 6"),
    ("not_adjacent", turn, "red", "attack iberia japan 7",
     "too_few", turn, "red", "attack iberia france 7"),
    ("leave_one", fought, "red", "attack iberia france 5",
     "pair_used", fought, "red", "attack iberia france 4"),
    ("too_few", fought, "red", "attack iberia france 6",
     "pair_used", fought, "red", "attack iberia france 4"),
    ("trade_empty", turn, "red", "offer_trade blue give X",
     "no_letter", turn, "red", "offer_trade blue give X want K"),
]  # fmt: skip


def refusal_of(game: Scene, power: str, text: str) -> Rejected:
    with pytest.raises(Rejected) as caught:
        game.position.check(game.seat(power), NOTATION.parse(text))
    return caught.value


@clause(
    "EX-SET-1", "EX-ELI-1", "EX-TRD-3", "EX-FGT-9", "EX-WIN-2", "EX-TRN-1", "EX-TRN-4", "EX-CRD-1", "EX-FGT-1"
)
@pytest.mark.parametrize(("first", "game", "power", "text", "second", "cured", "by", "instead"), PRECEDENCE)
def test_of_two_faults_the_one_that_stands_first_is_reported(
    first: str,
    game: Callable[[], Scene],
    power: str,
    text: str,
    second: str,
    cured: Callable[[], Scene],
    by: str,
    instead: str,
) -> None:
    """An order with both faults, then one in which only the second is left."""
    assert refusal_of(game(), power, text).code == first
    assert refusal_of(cured(), by, instead).code == second


LADDER = (
    "game_over",
    "unknown",
    "power_destroyed",
    "trade_closed",
    "battle_open",
    "not_your_die",
    "mission_turn",
    "not_your_turn",
    "already_fought",
    "fight_closed",
    "no_card_right",
    "pile_empty",
    "set_in_fight",
    "wrong_phase",
    "colour_taken",
    "first_cap",
    "first_total",
    "not_own_state",
    "second_set",
    "bad_set",
    "arm_total",
    "negative_count",
    "own_target",
    "not_adjacent",
    "leave_one",
    "too_few",
    "pair_used",
    "trade_empty",
    "no_letter",
    "trade_cards",
    "mission_open",
    "claim_running",
    "supply_empty",
)


def test_the_pairs_follow_the_ladder_and_touch_every_rung() -> None:
    """A running claim has a fulfilled mission behind it, so no order has that fault and another."""

    def rung(code: str) -> int:
        return LADDER.index("unknown" if code.startswith("unknown") else code)

    pairs = [(rung(case[0]), rung(case[4])) for case in PRECEDENCE]
    assert all(upper < lower for upper, lower in pairs)
    assert {place for pair in pairs for place in pair} == set(range(len(LADDER))) - {rung("claim_running")}
