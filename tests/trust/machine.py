"""A game of random rules, played at random and badly: what holds after every step, in every game."""

import json
from typing import Any, ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.trust.play import AnyPlaying, picker
from tests.trust.roads import check_events, check_rejected, check_roads_agree, replayed
from tests.trust.subject import Subject, open_decisions
from velmoci.kernel.chance import Seeded
from velmoci.kernel.game import Position
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.registry import find_game

seeds = st.integers(0, 2**32)


class Machine(RuleBasedStateMachine):
    """Everybody gives orders, right and wrong ones; copies, saves and views are made in between."""

    subject: ClassVar[Subject[Any]]

    @initialize(data=st.data(), seed=seeds)
    def begin(self, data: st.DataObject, seed: int) -> None:
        rulebook = self.subject.any_rulebook(lambda count: data.draw(st.integers(0, count - 1)))
        self.game = find_game(self.subject.game)
        self.playing: AnyPlaying[Any] = self.subject.playing(rulebook, seed)
        self.checked = 0
        self.kept: list[tuple[Position, dict[str, object]]] = []

    @property
    def position(self) -> Any:
        return self.playing.position

    @property
    def seats(self) -> int:
        return self.subject.seats(self.position)

    def goes_on(self) -> bool:
        return self.position.outcome() is None

    @precondition(goes_on)
    @rule(count=st.integers(1, 25))
    def play_on(self, count: int) -> None:
        for _ in range(count):
            chosen = self.playing.choose()
            if chosen is None:
                return
            check_step = self.subject.before(self.position, *chosen)
            events = self.playing.give(*chosen)
            check_step(self.position, events)
            check_events(events, self.seats)
            self.subject.check(self.position)

    @precondition(goes_on)
    @rule(seed=seeds)
    def give_one_order_by_both_roads(self, seed: int) -> None:
        chance = Seeded(seed)
        chosen = self.subject.any_order(self.position, picker(chance), chance)
        assert chosen is not None
        check_roads_agree(self.position, *chosen, seed, self.seats)
        self.playing.give(*chosen)

    @precondition(goes_on)
    @rule(seed=seeds)
    def compare_what_is_offered_with_what_is_accepted(self, seed: int) -> None:
        for decision in open_decisions(self.subject, self.position):
            self.subject.check_offered(decision, Seeded(seed))

    @precondition(goes_on)
    @rule()
    def an_absent_seat_does_not_stop_the_game(self) -> None:
        for decision in self.position.pending():
            order = decision.default()
            if decision.waits:
                assert order is not None
                self.position.copy().apply(decision.seat, order, Seeded(1))

    @rule(seed=seeds)
    def try_wrong_orders(self, seed: int) -> None:
        chance = Seeded(seed)
        pick, clauses = picker(chance), self.subject.clauses
        right = [self.subject.any_order(self.position, pick, chance) for _ in range(6)]
        orders = self.subject.wrong_orders(self.position, [chosen[1] for chosen in right if chosen is not None], pick)
        for order in orders:
            if order is not None:
                check_rejected(self.position, pick(self.seats + 2) - 1, order, self.seats, clauses)
        ending, nowhere = (self.game.notation.parse(text) for text in self.subject.never)
        refused = ((0, Begin()), (TABLE_SEAT, Begin()), (TABLE_SEAT, ending), (self.seats, ending), (0, nowhere))
        for seat, wrong in refused:
            assert check_rejected(self.position, seat, wrong, self.seats, clauses)

    @rule()
    def go_on_from_a_save(self) -> None:
        data = json.loads(json.dumps(self.position.dump()))
        self.playing.position = self.game.load(self.playing.rulebook, data)

    @rule(seed=seeds)
    def play_on_with_a_copy(self, seed: int) -> None:
        before = self.position.dump()
        copy, chance = self.position.copy(), Seeded(seed)
        for _ in range(8):
            chosen = self.subject.any_order(copy, picker(chance), chance)
            if chosen is not None:
                copy.apply(*chosen, chance)
        assert self.position.dump() == before
        if self.position.outcome() is not None:
            assert copy.dump() == before

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.position.copy(), self.position.dump()))

    @rule()
    def looking_and_asking_change_nothing(self) -> None:
        before = self.position.dump()
        for seat in range(-1, self.seats):
            view = self.position.view(seat)
            view.to_json()
            asides = self.position.asides(seat) if seat >= 0 else []
            for decision in [*view.decisions(), *view.asides(), *asides, *self.position.pending()]:
                decision.default()
                decision.about()
                assert [menu.count() for menu in decision.menus()] != [0]
        assert self.position.dump() == before

    @rule(seed=seeds)
    def complete_a_view(self, seed: int) -> None:
        seat, chance = seed % (self.seats + 1) - 1, Seeded(seed)
        view = self.position.view(seat)
        world = view.complete(chance)
        self.subject.check(world)
        assert world.view(seat).to_json() == view.to_json()
        chosen = self.subject.any_order(world, picker(chance), chance)
        if chosen is not None:
            world.apply(*chosen, chance)

    @invariant()
    def everything_adds_up(self) -> None:
        if hasattr(self, "playing") and len(self.playing.records) != self.checked:
            self.checked = len(self.playing.records)
            self.subject.check(self.position)

    def teardown(self) -> None:
        if hasattr(self, "playing"):
            for copy, data in self.kept:
                assert copy.dump() == data
            start = self.game.begin(self.playing.rulebook)
            assert replayed(start, self.playing.records, self.game.notation) == self.position.dump()


def machine_of(subject: Subject[Any]) -> type[Machine]:
    """The machine of a game, which draws the same examples whenever it runs."""
    made: type[Machine] = type(f"Machine_{subject.game}", (Machine,), {"subject": subject})
    made.TestCase.settings = settings(
        max_examples=subject.examples,
        stateful_step_count=subject.steps,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    return made
