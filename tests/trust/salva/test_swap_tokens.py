"""Swap tokens in twin worlds (I4-4): whichever side lies up, nobody but the owner can tell, whatever happens."""

import json
from typing import Any

import pytest

from tests.clause import clause
from tests.trust.salva.invariants import check_position
from tests.trust.salva.play import rulebook_of
from tests.trust.salva.subject import Salva, owns
from tests.trust.salva.test_formation_worth import Founding
from tests.trust.salva.twins import Eyes, slices
from tests.trust.subject import CHECKS, moments_of, viewers
from velmoci.kernel.order import Order
from velmoci.salva.chapters.formation_swap import Swaps
from velmoci.salva.forces import surely_to
from velmoci.salva.naming import unit_name
from velmoci.salva.position import Position, load_position

CHAPTERS = ("formations", "formation_swap")


class Swapping(Founding):
    """A game of people who lay a swap token whenever they can."""

    def choose(self) -> tuple[int, Order] | None:
        for decision in self.position.pending()[:1]:
            for menu in decision.menus():
                if menu.kind == "swap":
                    return decision.seat, menu.sample(self.chance)
        return super().choose()


class SwapTokens(Salva):
    """Moments at which a swap token lies on the table."""

    def moments(self, seed: int) -> list[Position]:
        playing = Swapping(rulebook_of("elimination", CHAPTERS), f"swap {seed}")
        found: list[Position] = []
        for step, _ in enumerate(playing.steps(150)):
            if step % 4 == 0 and Swaps(playing.position.rules).tokens(playing.position.table):
                found.append(playing.position.copy())
        return found[:: max(1, len(found) // 3)][:3]


GAMES = SwapTokens()


class Turned(SwapTokens):
    """The twins differ in the side of swap tokens and in nothing else: those of all others are turned over."""

    def recast(self, position: Position, seat: int, pick: Any) -> Position:
        data: dict[str, Any] = position.dump()
        for other, faces in enumerate(slices(data, position, "formation_swap")):
            if other != seat:
                faces[:] = [[name, not is_swapped] for name, is_swapped in faces]
        return load_position(position.rulebook, data)

    def shuffled(self, position: Position, seat: int, chance: Any) -> Position:
        return self.recast(position, seat, chance)


TWINS = Turned()


@clause("I4-4", "I4-7", "SA-formation_swap-1")
@pytest.mark.parametrize("check", list(CHECKS))
@pytest.mark.parametrize("seed", range(2))
def test_whichever_side_lies_up_the_others_cannot_tell(seed: int, check: str) -> None:
    compared = 0
    for position in moments_of(GAMES, seed):
        for seat in viewers(GAMES, position):
            compared += CHECKS[check](TWINS, Eyes(), position, seat)
    assert compared > 15


@clause("I4-4")
def test_there_are_moments_of_every_kind_and_their_twins_differ() -> None:
    moments = [*moments_of(GAMES, 0), *moments_of(GAMES, 1)]
    places = [laid_out(position) for position in moments]
    others = [laid_out(TWINS.recast(position, -1, None)) for position in moments]
    assert len(moments) > 4
    assert all(one != other for one, other in zip(places, others, strict=True))


def laid_out(position: Position) -> list[object]:
    """Where everything stands in truth, as their owners know it."""
    found: list[object] = []
    for seat in range(int(position.table.seats)):
        table = surely_to(position.sight(seat))
        found += [(unit_name(position.rules, table, unit), int(table.place[unit])) for unit in table.units_of(seat)]
    return found


class OpenFaces(Eyes):
    """The view tells which swap tokens mean swapped."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own["formation_swap"] for own in owns(position)])


class TellingFields(Eyes):
    """The view lists what may stand on each field, the true army first."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(laid_out(position))


class TellingSize(Eyes):
    """The view says nothing, but its length tells how many tokens mean swapped."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + " " * json.dumps(owns(position)).count("true")


class TellingRefusal(Eyes):
    """Whoever asks for a second token hears on which side the first one lies."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        told = super().refusal(position, seat, order)
        return told and told + str([own["formation_swap"] for own in owns(position)])


class TrueGuess(Eyes):
    """Whoever searches is handed the truth."""

    def completed(self, position: Position, seat: int, chance: Any) -> Position:
        return position.copy()


@clause("I4-4", "I4-7")
@pytest.mark.parametrize(
    ("eyes", "check"),
    [
        (OpenFaces(), "still"),
        (TellingFields(), "still"),
        (TellingSize(), "still"),
        (TellingRefusal(), "still"),
        (TrueGuess(), "completion"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_leak_of_the_side_is_caught(eyes: Any, check: str) -> None:
    def rings() -> bool:
        for position in [*moments_of(GAMES, 0), *moments_of(GAMES, 1)]:
            for seat in viewers(GAMES, position):
                try:
                    CHECKS[check](TWINS, eyes, position, seat)
                except AssertionError:
                    return True
        return False

    assert rings()


@clause("SA-formation_swap-1", "SA-formation_swap-4", "SA-formation_swap-5")
def test_a_game_with_swap_tokens_goes_on_and_every_position_holds() -> None:
    playing, told = Swapping(rulebook_of("elimination", CHAPTERS), "swap 0"), set[str]()
    for number, events in enumerate(playing.steps(300)):
        told |= {event.seen_by_all().sentence for event in events}
        if number % 20 == 0:
            check_position(playing.position)
    assert told & {"swap-laid-straight", "swap-laid-swapped"}
    assert "joined-from-near" in told
    assert told & {"swap-shown-straight", "swap-shown-swapped"}
