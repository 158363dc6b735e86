"""Random rulebooks, random legal and illegal orders: the invariants hold after every step."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.clause import clause
from tests.trust import roads
from tests.trust.invariants import check_all, replay
from tests.trust.mutants import any_order_at_all, mutant
from tests.trust.offers import check_offered
from tests.trust.play import Playing, any_order, any_rulebook, open_decisions, picker
from tests.trust.roads import check_events, check_roads_agree
from velmoci.expanze.decisions import TurnDecision
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import Attack, EndTurn
from velmoci.expanze.position import Position, load_position, new_position
from velmoci.expanze.state import TURN_CHOICE
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import BadRecord, Rejected
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import assemble

seeds = st.integers(0, 2**32)
LONGEST_GAME = 4000
"""Orders of a random game of at most 30 rounds; the longest of many had a third of this."""


def check_rejected(position: Position, seat: int, order: Order) -> bool:
    return roads.check_rejected(position, seat, order, int(position.table.powers), "EX-")


def check_defaults(position: Position) -> None:
    """An absent seat never stops the game: the default of every open question is accepted."""
    for decision in position.pending():
        order = decision.default()
        assert order is not None
        if decision.waits or not position.table.battle_is_open():
            position.copy().apply(decision.seat, order, Seeded(1))


class Expanze(RuleBasedStateMachine):
    """One game of random rules, played by everybody at once and badly."""

    @initialize(data=st.data(), seed=seeds)
    def begin(self, data: st.DataObject, seed: int) -> None:
        rulebook = any_rulebook(lambda count: data.draw(st.integers(0, count - 1)))
        self.playing = Playing(rulebook, seed)
        self.checked = 0
        self.kept: list[tuple[Position, dict[str, object]]] = []

    @property
    def position(self) -> Position:
        return self.playing.position

    def goes_on(self) -> bool:
        return self.position.outcome() is None

    @precondition(goes_on)
    @rule(count=st.integers(1, 25))
    def play_on(self, count: int) -> None:
        for events in self.playing.steps(count):
            check_events(events, int(self.position.table.powers))

    @precondition(goes_on)
    @rule(seed=seeds)
    def give_one_order_by_both_roads(self, seed: int) -> None:
        chance = Seeded(seed)
        chosen = any_order(self.position, picker(chance), chance, 2)
        assert chosen is not None
        seat, order = chosen
        check_roads_agree(self.position, seat, order, seed, int(self.position.table.powers))
        self.playing.give(seat, order)

    @precondition(goes_on)
    @rule(seed=seeds)
    def compare_what_is_offered_with_what_is_accepted(self, seed: int) -> None:
        for decision in open_decisions(self.position):
            check_offered(decision, Seeded(seed))
        check_defaults(self.position)

    @rule(seed=seeds)
    def try_wrong_orders(self, seed: int) -> None:
        chance = Seeded(seed)
        pick = picker(chance)
        powers = int(self.position.table.powers)
        for _ in range(12):
            chosen = any_order(self.position, pick, chance, 2)
            order = any_order_at_all(pick) if chosen is None or pick(2) else mutant(chosen[1], pick)
            if order is not None:
                check_rejected(self.position, pick(powers + 2) - 1, order)
        assert check_rejected(self.position, 0, Begin())
        assert check_rejected(self.position, TABLE_SEAT, EndTurn())
        assert check_rejected(self.position, powers, EndTurn())
        assert check_rejected(self.position, TABLE_SEAT, Begin())
        assert check_rejected(self.position, 0, Attack("atlantis", "japan", 1))

    @rule()
    def go_on_from_a_save(self) -> None:
        data = json.loads(json.dumps(self.position.dump()))
        self.playing.position = load_position(self.playing.rulebook, data)

    @rule(seed=seeds)
    def play_on_with_a_copy(self, seed: int) -> None:
        before = self.position.dump()
        copy, chance = self.position.copy(), Seeded(seed)
        for _ in range(8):
            chosen = any_order(copy, picker(chance), chance, 2)
            if chosen is not None:
                copy.apply(chosen[0], chosen[1], chance)
        assert self.position.dump() == before
        assert (copy.dump() == before) == (self.position.outcome() is not None)

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.position.copy(), self.position.dump()))

    @invariant()
    def everything_adds_up(self) -> None:
        if hasattr(self, "playing") and len(self.playing.records) != self.checked:
            self.checked = len(self.playing.records)
            check_all(self.position)

    def teardown(self) -> None:
        if hasattr(self, "playing"):
            for copy, data in self.kept:
                assert copy.dump() == data
            start = new_position(self.playing.rulebook)
            assert replay(self.playing.rulebook, self.playing.records, start) == self.position.dump()


Expanze.TestCase.settings = settings(
    max_examples=150,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestStateMachine = Expanze.TestCase


@pytest.mark.parametrize("seed", range(40))
def test_a_game_with_a_limit_of_rounds_ends(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"rules {seed}"))), seed)
    for number, _ in enumerate(playing.steps(LONGEST_GAME)):
        if number % 20 == 0:
            check_all(playing.position)
    assert playing.position.outcome() is not None
    check_all(playing.position)
    assert playing.position.pending() == []
    assert all(playing.position.asides(seat) == [] for seat in range(int(playing.position.table.powers)))


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


@clause("EX-T-32")
@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_a_broken_position_would_be_noticed(corrupt: Callable[[dict[str, Any]], None]) -> None:
    position, data = dumped()
    check_all(position)
    corrupt(data)
    broken = load_position(position.rulebook, data)
    with pytest.raises(AssertionError):
        check_all(broken)


def test_a_record_that_was_changed_would_be_noticed() -> None:
    playing = Playing(any_rulebook(picker(Seeded(3))), 3)
    for _ in playing.steps(100):
        pass
    records = playing.records
    place = next(number for number, record in enumerate(records) if number > 20 and record.rolls)
    rolls = records[place].rolls
    for changed in ((*rolls, 1), rolls[:-1], (99, *rolls[1:])):
        records[place] = Record(records[place].seat, records[place].order, changed)
        with pytest.raises((BadRecord, Rejected)):
            replay(playing.rulebook, records, new_position(playing.rulebook))


@pytest.mark.interpreted
def test_an_accepted_order_that_is_not_offered_would_be_noticed() -> None:
    position, _ = dumped()

    class Forgetful(TurnDecision):
        def menus(self) -> list[Menu]:
            return super().menus()[:-1]

    with pytest.raises(AssertionError, match="end_turn is accepted but not offered"):
        check_offered(Forgetful("turn", position.sight(position.table.on_turn), True), Seeded(1))
