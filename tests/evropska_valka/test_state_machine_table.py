"""Section 5: who may do what in which phase, where it leads, and what silence does."""

import re
from collections.abc import Callable

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import Scene, scene
from tests.evropska_valka.test_refusals import choosing, placing
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.state import PHASES as PHASE_NAMES
from velmoci.kernel.chance import Seeded
from velmoci.kernel.resources import read_text

HANDS = {"blue": "J Q 9 8", "black": "K 7 6", "green": "A"}
AUTOMATIC = {"first_roll", "check", "turn_end"}


def turn() -> Scene:
    return scene({"spain": "black 2", "france": "blue 2"}, hands=HANDS, allow_pass=True)


def reaction() -> Scene:
    game = turn()
    game.order("blue", "attack france germany 1")
    return game


def king_discard() -> Scene:
    game = reaction()
    game.order("black", "king K")
    return game


def attacker_cards() -> Scene:
    game = reaction()
    game.pass_all()
    return game


def defender_cards() -> Scene:
    game = attacker_cards()
    game.order("blue", "lay 9")
    return game


def retreat() -> Scene:
    game = defender_cards()
    game.order("black", "lay 7")
    return game


def fate_assign() -> Scene:
    game = turn()
    game.order("blue", "fate", "2 3 4")
    return game


def fate_discard() -> Scene:
    game = fate_assign()
    game.order("blue", "assign 2 blue, 3 blue, 4 green")
    return game


def game_over() -> Scene:
    game = scene(players="blue black")
    game.order("blue", "resign")
    return game


START = {"sabotage", "espionage", "draft", "move", "attack", "fate", "end_turn"}
PHASES: dict[str, tuple[Callable[[], Scene], str, set[str], str]] = {
    "power_choice": (choosing, "black", {"choose_power"}, "choose_power british_allies"),
    "pyramid_setup": (placing, "", {"place"}, "place "),
    "turn": (turn, "blue", START, "fate"),
    "reaction": (reaction, "black", {"king", "pass"}, "pass"),
    "king_discard": (king_discard, "black", {"discard"}, "discard JC QC"),
    "attacker_cards": (attacker_cards, "blue", {"lay"}, "lay 9C"),
    "defender_cards": (defender_cards, "black", {"lay"}, "lay 7C"),
    "retreat": (retreat, "black", {"retreat"}, "retreat benelux"),
    "fate_assign": (fate_assign, "blue", {"assign"}, "assign 2C french_allies, 3C french_allies, 4C french_allies"),
    "fate_discard": (fate_discard, "blue", {"discard"}, "discard JC QC"),
}


@clause("EV-TRN-2", "EV-R-13", "EV-R-17")
def test_the_phases_are_those_of_the_rules() -> None:
    text = read_text("velmoci.rules", "en/evropska-valka.md")
    section = text[text.index("## 5. State machine") : text.index("## 6. Hidden information")]
    printed = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    named = {phase.replace("turn_start", "turn") for phase in printed} - AUTOMATIC
    assert named == set(PHASE_NAMES) - {"not_begun"}
    assert set(PHASES) == named - {"game_over"}


@clause("EV-TRN-1", "EV-TRN-2", "EV-PLY-5")
@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_asks_one_seat_for_the_orders_of_its_row(phase: str) -> None:
    build, player, orders, default = PHASES[phase]
    game = build()
    player = player or game.waits_for
    decision = game.decision()
    assert (game.phase, decision.kind, game.waits_for, decision.waits) == (phase, phase, player, True)
    assert game.offered(player) == orders
    for other in (*game.players, "spectator"):
        assert (game.view(other).decisions() != []) == (other == player)
        asides = [menu.kind for aside in game.view(other).asides() for menu in aside.menus()]
        assert asides == ([] if other == "spectator" else ["resign"])
        assert [aside.default() for aside in game.view(other).asides()] == [None] * len(asides)
    assert isinstance(decision.about(), dict)
    silence = decision.default()
    assert silence is not None
    assert str(silence).startswith(default)
    assert decision.allows(silence)


@clause("EV-TRN-2")
@pytest.mark.parametrize("phase", PHASES)
def test_every_order_that_is_offered_is_accepted_and_counted(phase: str) -> None:
    game = PHASES[phase][0]()
    decision = game.decision()
    offered = [str(order) for order in decision]
    assert len(offered) == len(set(offered)) == decision.count()
    for text in offered:
        decision.check(NOTATION.parse(text))
        game.position.copy().apply(decision.seat, NOTATION.parse(text), Seeded(1))
    chance = Seeded(phase)
    assert {str(decision.sample(chance)) for _ in range(40)} <= set(offered)
    assert not decision.allows(NOTATION.parse("begin"))


@clause("EV-END-1")
def test_after_the_end_nobody_decides() -> None:
    game = game_over()
    assert game.phase == "game_over"
    assert game.position.pending() == []
    assert game.position.asides(0) == game.position.asides(-1) == []


@clause("EV-PLY-5", "EV-R-32")
def test_an_absent_table_plays_on_by_the_timeout_column() -> None:
    game, chance = scene(players="blue black green"), Seeded(2)
    for _ in range(60):
        decision = game.decision()
        order = decision.default()
        assert order is not None
        game.position.apply(decision.seat, order, chance)
    assert [len(game.cards(player)) for player in game.players] == [4, 4, 4]
    assert game.outcome is None
