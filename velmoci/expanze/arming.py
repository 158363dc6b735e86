"""ARM: adding soldiers instead of fighting, with continents and letter cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.board import CONTINENTS, held_by
from velmoci.expanze.cards import letters, put_under_in_order
from velmoci.expanze.options import SETS
from velmoci.expanze.orders import Arm
from velmoci.expanze.placing import (
    check_counts,
    check_named_once,
    check_own_states,
    check_supply,
    place,
    supply_left,
    total,
)  # fmt: skip
from velmoci.expanze.state import Sight, State
from velmoci.expanze.trading import end_offers_without_cards
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal

NO_SET: Final[i64] = -1


class Reason:
    """One line of the sum that makes a pool: what it is for, how many, and the clause."""

    def __init__(self, what: str, soldiers: int, clause: str) -> None:
        self.what = what
        self.soldiers = soldiers
        self.clause = clause

    def to_json(self) -> dict[str, object]:
        """The line as JSON."""
        return {"what": self.what, "soldiers": self.soldiers, "clause": self.clause}


def continent_bonus(sight: Sight) -> i64:
    """Soldiers for every continent that the power holds completely at this moment; bonuses add up."""
    bonus: i64 = 0
    mask = sight.table.mask[sight.seat]
    for continent in range(len(CONTINENTS)):
        if held_by(mask, sight.board.continent[continent]):
            bonus += i64(sight.settings.bonus[continent])
    return bonus


def set_kind(marks: str) -> i64:
    """Which of PPP, KKK, DDD, PKD three letters are, or NO_SET."""
    ordered = "".join(sorted(marks, key="PKD".index))
    return SETS.index(ordered) if ordered in SETS else NO_SET


def pool(sight: Sight, kind: i64) -> i64:
    """Base, continents and one set together; the kind of set may be NO_SET."""
    value: i64 = sight.settings.set_value[kind] if kind != NO_SET else 0
    return sight.settings.arm_base + continent_bonus(sight) + value


def can_arm(sight: Sight, kind: i64) -> i64:
    """How many soldiers the power can really add with that kind of set."""
    return min(pool(sight, kind), supply_left(sight))


def explain_pool(sight: Sight, kind: i64) -> list[Reason]:
    """The pool as a sum that explains itself."""
    reasons = [Reason("base", int(sight.settings.arm_base), "EX-ARM-1")]
    for number, continent in enumerate(CONTINENTS):
        if held_by(sight.table.mask[sight.seat], sight.board.continent[number]):
            reasons.append(Reason(continent, sight.settings.bonus[number], "EX-ARM-3"))
    if kind != NO_SET:
        reasons.append(Reason(SETS[kind], sight.settings.set_value[kind], "EX-ARM-5"))
    return reasons


def check_set(sight: Sight, cards: tuple[str, ...]) -> i64:
    """One set of three cards from one's own hand, or none; says which kind it is."""
    if not cards:
        return NO_SET
    if len(cards) // 3 > sight.settings.max_sets:
        raise Refusal("second_set", "EX-ARM-6", limit=int(sight.settings.max_sets))
    numbers = [sight.board.index[card] for card in cards]
    for number in numbers:
        if number not in sight.own.hand:
            raise Refusal("bad_set", "EX-ARM-5", cards=list(cards))
    kind = set_kind(letters(sight.board, numbers))
    if len(set(numbers)) != 3 or kind == NO_SET:
        raise Refusal("bad_set", "EX-ARM-5", cards=list(cards))
    return kind


def check_arm(sight: Sight, order: Arm) -> None:
    """Own states, a proper set, no more than the pool; fewer is allowed."""
    check_own_states(sight, order.placements, "EX-ARM-2")
    check_named_once(order.placements, "EX-ARM-2")
    limit = int(pool(sight, check_set(sight, order.cards)))
    if total(order.placements) > limit:
        raise Refusal("arm_total", "EX-ARM-1", count=total(order.placements), limit=limit)
    check_counts(order.placements)
    check_supply(sight, order.placements)


def arm(state: State, seat: i64, order: Arm) -> None:
    """Places the soldiers, the rest of the pool is lost; a set goes openly to the bottom of the pile."""
    if order.cards:
        hand_in_set(state, seat, order.cards)
    place(state, seat, order.placements)
    if state.events is not None:
        state.tell(
            public(
                "armed",
                power=state.table.power(seat),
                count=total(order.placements),
                states=[name for name, _ in order.placements],
                counts=[count for _, count in order.placements],
            )
        )


def hand_in_set(state: State, seat: i64, cards: tuple[str, ...]) -> None:
    """The three cards are shown; offers that needed them end."""
    numbers = [state.board.index[card] for card in cards]
    for number in numbers:
        state.owns[seat].hand.remove(number)
    state.table.hand_size[seat] -= len(numbers)
    put_under_in_order(state, numbers)
    if state.events is not None:
        kind = set_kind(letters(state.board, numbers))
        state.tell(
            reveal(
                "set-handed-in",
                power=state.table.power(seat),
                cards=list(cards),
                set=SETS[kind],
                count=state.settings.set_value[kind],
            )
        )
    end_offers_without_cards(state, seat)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-ARM-1": (pool, check_arm),
    "EX-ARM-3": (continent_bonus,),
    "EX-ARM-4": (continent_bonus,),
    "EX-ARM-5": (check_set, set_kind),
    "EX-ARM-6": (check_set,),
    "EX-ARM-7": (hand_in_set, put_under_in_order),
    "EX-ARM-9": (pool,),
    "EX-ARM-10": (arm,),
}
