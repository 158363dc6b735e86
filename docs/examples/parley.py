"""A chapter of Salva from outside the package: before each round all are asked at once whether to keep the peace in it.

It opens a track of its own, brings two kinds of order, keeps the answers in a column and forbids battles by a veto.
"""

from dataclasses import replace
from typing import ClassVar

from mypy_extensions import i64

from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.salva.flow import push
from velmoci.salva.library import LIBRARY, find_scenario
from velmoci.salva.map_seams import Veto
from velmoci.salva.position import Position, new_position
from velmoci.salva.rules import Rules
from velmoci.salva.seams import ROUND, SEAT, Column, OrderRule, Step
from velmoci.salva.state import Sight, State, Table

SILENT, PEACE, WAR = 0, 1, 2
PARLEY = "parley"


class KeepPeace(Order):
    kind: ClassVar[str] = "keep_peace"


class RefusePeace(Order):
    kind: ClassVar[str] = "refuse_peace"


def answers(rules: Rules, table: Table) -> dict[int, int]:
    """What each seat that takes part has said."""
    column = table.seat_columns[rules.seat_column(PARLEY)]
    return {seat: int(column[seat]) for seat in table.living()}


def note(state: State, seat: int, answer: int) -> None:
    """Keeps what a seat has said."""
    state.table.seat_columns[state.rules.seat_column(PARLEY)][seat] = answer


class Call(Step):
    """Once in a round, before its first turn, lays the track on top of the round."""

    name = "call_to_parley"
    track = ROUND

    def enter(self, state: State, chance: Chance) -> None:
        for seat in state.table.living():
            note(state, seat, SILENT)
        push(state, PARLEY)


class Parley(Step):
    """The only step of the track: everybody is asked, and whoever is absent refuses."""

    name = PARLEY
    track = PARLEY
    clause = "PARLEY-1"

    def deciders(self, table: Table) -> list[int]:
        return [seat for seat, answer in answers(self.rules, table).items() if answer == SILENT]

    def default(self, sight: Sight) -> Order | None:
        return RefusePeace()


class KeepPeaceRule(OrderRule):
    order: ClassVar[type[Order]] = KeepPeace
    steps: ClassVar[tuple[str, ...]] = (PARLEY,)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(KeepPeace())

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        note(state, seat, PEACE)


class RefusePeaceRule(OrderRule):
    order: ClassVar[type[Order]] = RefusePeace
    steps: ClassVar[tuple[str, ...]] = (PARLEY,)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(RefusePeace())

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        note(state, seat, WAR)


class NoBattle(Veto):
    """In a round of peace nobody opens a battle."""

    name = PARLEY

    def attack(self, sight: Sight, field: i64) -> Refusal | None:
        said = answers(sight.rules, sight.table).values()
        return Refusal("peace_is_kept", "PARLEY-2") if set(said) == {PEACE} else None


CHAPTER = Chapter(
    id="parley",
    clause="PARLEY-1",
    contributions={
        "column": (Column(PARLEY, SEAT),),
        "step": (Call, Parley),
        "order": (KeepPeaceRule, RefusePeaceRule),
        "veto": (NoBattle,),
    },
)


def new_game(scenario: str) -> Position:
    """A game of a shipped scenario with the chapter on."""
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, CHAPTER))
    found = find_scenario(scenario)
    options = {"players": len(found.sides), **found.options, "scenario": scenario}
    return new_position(assemble(library, [*found.chapters, CHAPTER.id], options))


def one_game(seed: int) -> Position:
    """Random bots play to the end; they answer the new question as any other."""
    position, chance = new_game("border_war"), Seeded(seed)
    position.apply(TABLE_SEAT, Begin(), chance)
    play(position, {seat: make_bot("salva", "random", chance) for seat in range(position.table.seats)}, chance)
    return position


if __name__ == "__main__":
    print(one_game(7).outcome())
