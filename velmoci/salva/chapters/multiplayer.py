"""Several players (Hra ve více hráčích): all others are foreign alike, and treaties bind until notice has run.

Treaties themselves stand in `treaties.py`, the orders about them in `treaty_orders.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.ways import barred_by, holder
from velmoci.salva.chapters.treaties import (
    BOOK,
    PEACE,
    Book,
    Treaty,
    Truce,
    is_public,
    last_turn,
    open_book,
    own_book,
    parties_of,
    share,
    tell,
)
from velmoci.salva.chapters.treaty_orders import (
    LONGEST_NOTICE,
    AnswerRule,
    DenounceRule,
    OfferRule,
    WaiveRule,
    WithdrawRule,
    drop,
)
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OWN, TABLE, Guess, Reaction, SliceSpec
from velmoci.salva.state import Sight, State


class TreatyKeeper(Reaction):
    """Ends treaties: after a turn of whoever gave notice, and with whoever is out of the game."""

    name = "treaties"

    def turn_ends(self, state: State, seat: i64) -> None:
        lift_truces(state, seat)
        table = state.table
        for treaty in own_book(state.sight(seat)).treaties[:]:
            if int(seat) in treaty.active() and treaty.is_due(seat, table.turn, table.seats):
                end_treaty(state, treaty.copy(), seat, True)

    def seat_leaves(self, state: State, seat: i64) -> None:
        book = own_book(state.sight(seat))
        for treaty in book.treaties[:]:
            if not treaty.is_agreed():
                drop(state, treaty, seat)
            elif int(seat) in treaty.active():
                end_treaty(state, treaty.copy(), seat, False)
        lift_truces(state, seat)

    def game_ends(self, state: State) -> None:
        """What was agreed in secret is shown when the game is over."""
        for seat in range(int(state.table.seats)):
            for treaty in own_book(state.sight(seat)).treaties:
                if treaty.is_agreed():
                    open_book(state).put(treaty)


def lift_truces(state: State, partner: i64) -> None:
    """A former partner has had a whole turn, or is out: whoever denounced a treaty with him may attack again."""
    for seat in {int(partner), *[truce.denouncer for truce in own_book(state.sight(partner)).truces]}:
        book = own_book(state.sight(seat))
        book.truces = [truce for truce in book.truces if truce.partner != partner]


def end_treaty(state: State, treaty: Treaty, seat: i64, with_truce: bool) -> None:
    """A treaty ends between one party and each other; among the others it stays in force."""
    readers = treaty.active()
    treaty.left.append(int(seat))
    share(state, treaty, readers)
    tell(state, treaty, readers, "treaty-ended", {"power": seat_name(seat)})
    if with_truce and treaty.article == PEACE:
        for partner in treaty.active():
            truce = Truce(int(seat), partner, treaty.fields)
            own_book(state.sight(seat)).truces.append(truce)
            own_book(state.sight(partner)).truces.append(truce)


class TreatyVeto(Veto):
    """No battle against a partner while a treaty is in force, nor before he could strike first."""

    name = "treaties"
    depends_on_way: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_binding = rules.flag("treaties_binding")
        self.place: i64 = rules.own_slice(BOOK)

    def bars(self, sight: Sight) -> bool:
        book = sight.own.slices[self.place]
        assert isinstance(book, Book)
        return self.is_binding and bool(book.treaties or book.truces)

    def attack(self, sight: Sight, field: i64) -> Refusal | None:
        if not self.bars(sight):
            return None
        book = sight.own.slices[self.place]
        assert isinstance(book, Book)
        other = barred_by(sight.rules, sight.table, field, sight.seat)
        if other == sight.seat:
            return None
        clause = book.bar(sight.seat, other, field)
        if not clause:
            return None
        code = "treaty_in_force" if clause == "SA-multiplayer-5" else "truce_in_force"
        return Refusal(code, clause, power=seat_name(other), field=field_name(sight.rules, field))


class TreatyGuess(Guess):
    """Others have no treaties but those that one sees oneself."""

    name = "treaties"

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        for treaty in open_book(state).treaties:
            for seat in treaty.parties:
                if seat != int(sight.seat):
                    own_book(state.sight(seat)).put(treaty)
        if sight.seat < 0:
            return
        book = own_book(sight)
        for group, number in book.counts.items():
            for seat in parties_of(group):
                own_book(state.sight(seat)).count(group, number)
        for treaty in book.treaties:
            for seat in treaty.parties:
                if seat != int(sight.seat):
                    own_book(state.sight(seat)).put(treaty)
        for truce in book.truces:
            for seat in (truce.denouncer, truce.partner):
                if seat != int(sight.seat):
                    own_book(state.sight(seat)).truces.append(truce)


def has_many_players(options: Mapping[str, object]) -> bool:
    """Whether more than two take part, which brings the chapter along."""
    players = options.get("players", 2)
    return isinstance(players, int) and players > 2


CHAPTER: Final = Chapter(
    id="multiplayer",
    clause="SA-multiplayer-1",
    needs=("minimal",),
    options=(
        BoolOption("treaties_binding", True, "SA-multiplayer-3"),
        IntOption("notice_rounds", 2, 0, LONGEST_NOTICE, "SA-multiplayer-7"),
        ChoiceOption("treaty_visibility", ("parties", "public"), "SA-multiplayer-14"),
        BoolOption("private_talks", True, "SA-multiplayer-14"),
    ),
    forced_if=has_many_players,
    contributions={
        "slice": (SliceSpec(BOOK, TABLE, Book), SliceSpec(BOOK, OWN, Book)),
        "order": (OfferRule, AnswerRule, DenounceRule, WaiveRule, WithdrawRule),
        "react": (TreatyKeeper,),
        "veto": (TreatyVeto,),
        "guess": (TreatyGuess,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-multiplayer-1": (has_many_players,),
    "SA-multiplayer-2": (holder,),
    "SA-multiplayer-3": (TreatyVeto.attack,),
    "SA-multiplayer-4": (OfferRule, AnswerRule, Treaty.is_agreed),
    "SA-multiplayer-5": (TreatyVeto, Book.bar),
    "SA-multiplayer-6": (DenounceRule, WaiveRule, WithdrawRule),
    "SA-multiplayer-7": (last_turn, Treaty.is_due, TreatyKeeper.turn_ends),
    "SA-multiplayer-8": (Treaty.binds,),
    "SA-multiplayer-9": (end_treaty,),
    "SA-multiplayer-10": (Book.bar, lift_truces),
    "SA-multiplayer-11": (holder,),
    "SA-multiplayer-12": (holder,),
    "SA-multiplayer-14": (is_public,),
    "SA-multiplayer-15": (TreatyKeeper.seat_leaves,),
    "SA-multiplayer-16": (has_many_players,),
}
