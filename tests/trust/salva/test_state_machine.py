"""Salva: random rulebooks, random legal and illegal orders; the invariants hold after every step."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.trust.play import picker
from tests.trust.roads import check_events, check_rejected, check_roads_agree, replayed
from tests.trust.salva.invariants import Snapshot, check_position
from tests.trust.salva.play import Playing, Wrong, any_order, any_rulebook, open_decisions, rulebook_of
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRecord, Rejected
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.salva.base.orders import EndMovement, Move
from velmoci.salva.library import NOTATION
from velmoci.salva.position import Position, load_position, new_position

seeds = st.integers(0, 2**32)
LONGEST_GAME = 5_000
"""Orders of a game at random; the longest of some hundreds had a fifth of this."""
LISTED = 25
"""So many orders of each menu are tried."""


class War(RuleBasedStateMachine):
    """One game of random rules, played at random and badly."""

    @initialize(data=st.data(), seed=seeds)
    def begin(self, data: st.DataObject, seed: int) -> None:
        rulebook = any_rulebook(lambda count: data.draw(st.integers(0, count - 1)))
        self.playing = Playing(rulebook, seed)
        self.kept: list[tuple[Position, dict[str, object]]] = []

    @property
    def position(self) -> Position:
        return self.playing.position

    @property
    def seats(self) -> int:
        return int(self.position.table.seats)

    def goes_on(self) -> bool:
        return self.position.outcome() is None

    @precondition(goes_on)
    @rule(count=st.integers(1, 25))
    def play_on(self, count: int) -> None:
        pick = picker(self.playing.chance)
        for _ in range(count):
            chosen = any_order(self.position, pick, self.playing.chance)
            if chosen is None:
                return
            before = Snapshot(self.position)
            events = self.playing.give(*chosen)
            before.check(self.position, *chosen, events)
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
    def all_that_is_offered_is_accepted(self, seed: int) -> None:
        chance = Seeded(seed)
        for decision in open_decisions(self.position):
            for menu in decision.menus():
                orders = [order for order, _ in zip(menu, range(LISTED), strict=False)]
                assert 0 < len(orders) <= menu.count()
                for order in [*orders, menu.sample(chance)]:
                    assert order.kind == menu.kind
                    decision.check(order)

    @rule(seed=seeds)
    def try_wrong_orders(self, seed: int) -> None:
        chance = Seeded(seed)
        pick = picker(chance)
        wrong = Wrong(self.position, pick)
        for _ in range(12):
            chosen = any_order(self.position, pick, chance)
            order = wrong.order() if chosen is None or pick(2) else wrong.mutant(chosen[1])
            if order is not None:
                check_rejected(self.position, pick(self.seats + 2) - 1, order, self.seats, "SA-")
        never: list[tuple[int, Order]] = [(0, Begin()), (TABLE_SEAT, EndMovement()), (self.seats, EndMovement())]
        for seat, refused in [*never, (0, Move("tank_9", ("atlantis",)))]:
            assert check_rejected(self.position, seat, refused, self.seats, "SA-")

    @rule()
    def go_on_from_a_save(self) -> None:
        data = json.loads(json.dumps(self.position.dump()))
        self.playing.position = load_position(self.playing.rulebook, data)

    @rule(seed=seeds)
    def play_on_with_a_copy(self, seed: int) -> None:
        before = self.position.dump()
        copy, chance = self.position.copy(), Seeded(seed)
        self.kept.append((self.position.copy(), before))
        for _ in range(8):
            chosen = any_order(copy, picker(chance), chance)
            if chosen is not None:
                copy.apply(chosen[0], chosen[1], chance)
        assert self.position.dump() == before

    @rule()
    def looking_and_asking_change_nothing(self) -> None:
        before = self.position.dump()
        for seat in range(-1, self.seats):
            view = self.position.view(seat)
            view.to_json()
            for decision in [*view.decisions(), *view.asides(), *self.position.asides(seat), *self.position.pending()]:
                decision.default()
                decision.about()
                assert [menu.count() for menu in decision.menus()] != [0]
        assert self.position.dump() == before

    @rule(seed=seeds)
    def complete_a_view(self, seed: int) -> None:
        chance = Seeded(seed)
        for seat in range(-1, self.seats):
            view = self.position.view(seat)
            world = view.complete(chance)
            assert world.view(seat).to_json() == view.to_json()
            chosen = any_order(world, picker(chance), chance)
            if chosen is not None:
                world.apply(chosen[0], chosen[1], chance)

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for copy, dumped in getattr(self, "kept", []):
            assert copy.dump() == dumped

    def teardown(self) -> None:
        if hasattr(self, "playing"):
            fresh = new_position(self.playing.rulebook)
            assert replayed(fresh, self.playing.records, NOTATION) == self.position.dump()


War.TestCase.settings = settings(
    max_examples=25, stateful_step_count=12, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
TestWar = War.TestCase


@pytest.mark.parametrize("seed", range(12))
def test_every_game_comes_to_an_end(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"end {seed}"))), seed)
    assert sum(1 for _ in playing.steps(LONGEST_GAME)) < LONGEST_GAME
    assert playing.position.outcome() is not None


# ── alarms: a broken position is noticed


def in_battle() -> Position:
    """A position in the middle of a salvo, with much on the table."""
    playing = Playing(rulebook_of("elimination", ["terrain", "naval", "second_line", "factories"]), 3)
    for _ in playing.steps(400):
        battle = playing.position.table.battle
        if battle is not None and battle.firing >= 0 and len(battle.unit) > 2 and any(battle.harm):
            return playing.position
    raise AssertionError("no battle in sight")


def give_a_sea_away(table: dict[str, Any]) -> None:
    table["owner"][-1] = 0


def double_a_number(table: dict[str, Any]) -> None:
    living = [unit for unit, kind in enumerate(table["kind"]) if kind >= 0]
    table["number"][living[0]] = table["number"][living[1]]


def move_too_far(table: dict[str, Any]) -> None:
    table["points"][next(unit for unit, kind in enumerate(table["kind"]) if kind >= 0)] = 10**6


def wound_by_hand(table: dict[str, Any]) -> None:
    table["damage"][table["battle"]["unit"][0]] += 1


def overdraw(table: dict[str, Any]) -> None:
    table["purse"][0] = -1


def spend_after_the_start(table: dict[str, Any]) -> None:
    table["funds"][0] = 1


def double_a_strength(table: dict[str, Any]) -> None:
    table["battle"]["rates"] = [2 * rate for rate in table["battle"]["rates"]]


def survive_six_points(table: dict[str, Any]) -> None:
    table["battle"]["harm"][0] = 7 * table["battle"]["grain"]


def fight_with_a_ghost(table: dict[str, Any]) -> None:
    table["kind"][table["battle"]["unit"][0]] = -1


def forget_the_end(table: dict[str, Any]) -> None:
    table["is_over"] = True


def play_on_after_defeat(table: dict[str, Any]) -> None:
    table["status"] = [1 for _ in table["status"]]


CORRUPTIONS = [
    give_a_sea_away, double_a_number, move_too_far, wound_by_hand, overdraw, spend_after_the_start, double_a_strength,
    survive_six_points, fight_with_a_ghost, forget_the_end, play_on_after_defeat,
]  # fmt: skip


@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_a_broken_position_would_be_noticed(corrupt: Callable[[dict[str, Any]], None]) -> None:
    position = in_battle()
    check_position(position)
    data: dict[str, Any] = position.dump()
    corrupt(data["table"])
    with pytest.raises(AssertionError):
        check_position(load_position(position.rulebook, data))


def test_a_record_that_was_changed_would_be_noticed() -> None:
    playing = Playing(rulebook_of("elimination", ["terrain"]), 3)
    for _ in playing.steps(120):
        pass
    records = playing.records
    place = next(number for number, record in enumerate(records) if number > 5 and record.rolls)
    rolls = records[place].rolls
    for changed in ((*rolls, 1), rolls[:-1], (99, *rolls[1:])):
        records[place] = Record(records[place].seat, records[place].order, changed)
        with pytest.raises((BadRecord, Rejected)):
            replayed(new_position(playing.rulebook), records, NOTATION)
