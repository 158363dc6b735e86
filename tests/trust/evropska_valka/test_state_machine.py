"""Evropská válka: random rulebooks, random legal and illegal orders; the invariants hold after every step."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.clause import clause
from tests.evropska_valka.invariants import check_position
from tests.trust.evropska_valka.offers import any_order_at_all, check_offered, mutant
from tests.trust.evropska_valka.play import Playing, any_order, any_rulebook, open_decisions
from tests.trust.play import picker
from tests.trust.roads import check_events, check_rejected, check_roads_agree, replayed
from velmoci.evropska_valka.decisions import TurnDecision
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.orders import NOTATION, Draft, EndTurn
from velmoci.evropska_valka.position import Position, load_position, new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import BadRecord, Rejected
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import assemble

seeds = st.integers(0, 2**32)
LONGEST_GAME = 20_000
"""Orders of a game at random; the longest of some hundreds had a tenth of this."""


class War(RuleBasedStateMachine):
    """One game of random rules, played at random and badly."""

    @initialize(data=st.data(), seed=seeds)
    def begin(self, data: st.DataObject, seed: int) -> None:
        rulebook = any_rulebook(lambda count: data.draw(st.integers(0, count - 1)))
        self.playing = Playing(rulebook, seed)
        self.checked = 0
        self.kept: list[tuple[Position, dict[str, object]]] = []

    @property
    def position(self) -> Position:
        return self.playing.position

    @property
    def seats(self) -> int:
        return int(self.position.table.players)

    def goes_on(self) -> bool:
        return self.position.outcome() is None

    @precondition(goes_on)
    @rule(count=st.integers(1, 25))
    def play_on(self, count: int) -> None:
        for events in self.playing.steps(count):
            check_events(events, self.seats)
            check_position(self.position)

    @precondition(goes_on)
    @rule(seed=seeds)
    def give_one_order_by_both_roads(self, seed: int) -> None:
        chance = Seeded(seed)
        chosen = any_order(self.position, picker(chance), chance)
        assert chosen is not None
        check_roads_agree(self.position, *chosen, seed, self.seats)
        self.playing.give(*chosen)

    @precondition(goes_on)
    @rule(seed=seeds)
    def compare_what_is_offered_with_what_is_accepted(self, seed: int) -> None:
        for decision in open_decisions(self.position):
            check_offered(decision, Seeded(seed))
        (waiting,) = self.position.pending()
        silence = waiting.default()
        assert silence is not None
        self.position.copy().apply(waiting.seat, silence, Seeded(1))

    @rule(seed=seeds)
    def try_wrong_orders(self, seed: int) -> None:
        chance = Seeded(seed)
        pick = picker(chance)
        for _ in range(12):
            chosen = any_order(self.position, pick, chance)
            order = any_order_at_all(pick) if chosen is None or pick(2) else mutant(chosen[1], pick)
            if order is not None:
                check_rejected(self.position, pick(self.seats + 2) - 1, order, self.seats, "EV-")
        for seat, wrong in ((0, Begin()), (TABLE_SEAT, EndTurn()), (self.seats, EndTurn()), (0, Draft("atlantis"))):
            assert check_rejected(self.position, seat, wrong, self.seats, "EV-")

    @rule()
    def go_on_from_a_save(self) -> None:
        data = json.loads(json.dumps(self.position.dump()))
        self.playing.position = load_position(self.playing.rulebook, data)

    @rule(seed=seeds)
    def play_on_with_a_copy(self, seed: int) -> None:
        before = self.position.dump()
        copy, chance = self.position.copy(), Seeded(seed)
        for _ in range(8):
            chosen = any_order(copy, picker(chance), chance)
            if chosen is not None:
                copy.apply(chosen[0], chosen[1], chance)
        assert self.position.dump() == before
        assert (copy.dump() == before) == (self.position.outcome() is not None)

    @rule(seed=seeds)
    def complete_a_view(self, seed: int) -> None:
        seat = seed % (self.seats + 1) - 1
        world = self.position.view(seat).complete(Seeded(seed))
        check_position(world)
        assert world.view(seat).to_json() == self.position.view(seat).to_json()

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.position.copy(), self.position.dump()))

    @invariant()
    def everything_adds_up(self) -> None:
        if hasattr(self, "playing") and len(self.playing.records) != self.checked:
            self.checked = len(self.playing.records)
            check_position(self.position)

    def teardown(self) -> None:
        if hasattr(self, "playing"):
            for copy, data in self.kept:
                assert copy.dump() == data
            start = new_position(self.playing.rulebook)
            assert replayed(start, self.playing.records, NOTATION) == self.position.dump()


War.TestCase.settings = settings(
    max_examples=80,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestStateMachine = War.TestCase


@pytest.mark.parametrize("seed", range(30))
def test_a_game_of_any_rules_ends(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"rules {seed}"))), seed)
    for number, _ in enumerate(playing.steps(LONGEST_GAME)):
        if number % 20 == 0:
            check_position(playing.position)
    assert playing.position.outcome() is not None
    check_position(playing.position)
    assert playing.position.pending() == []
    assert all(playing.position.asides(seat) == [] for seat in range(int(playing.position.table.players)))


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


def test_a_record_that_was_changed_would_be_noticed() -> None:
    playing = Playing(assemble(LIBRARY, (), {"players": 3}), 3)
    for _ in playing.steps(60):
        pass
    records = playing.records
    place = next(number for number, record in enumerate(records) if number > 5 and record.rolls)
    rolls = records[place].rolls
    for changed in ((*rolls, 1), rolls[:-1], (99, *rolls[1:])):
        records[place] = Record(records[place].seat, records[place].order, changed)
        with pytest.raises((BadRecord, Rejected)):
            replayed(new_position(playing.rulebook), records, NOTATION)


@pytest.mark.interpreted
def test_an_accepted_order_that_is_not_offered_would_be_noticed() -> None:
    position, _ = dumped()

    class Forgetful(TurnDecision):
        def menus(self) -> list[Menu]:
            return super().menus()[:-1]

    with pytest.raises(AssertionError, match="fate is accepted but not offered"):
        check_offered(Forgetful(position.sight(position.table.decides)), Seeded(1))
