"""What a seat or a spectator may know (section 6), built by naming what is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.expanze.arming import NO_SET, explain_pool, pool
from velmoci.expanze.board import CONTINENTS, find_board, held_by
from velmoci.expanze.cards import letter
from velmoci.expanze.decisions import is_running, questions, unasked
from velmoci.expanze.fighting import who_decides
from velmoci.expanze.missions import MISSIONS, PURSUIT, Progress, progress
from velmoci.expanze.options import Settings
from velmoci.expanze.state import BATTLE, NOBODY, PHASES, STATUSES, Offer, Sight
from velmoci.expanze.storage import dump_own, dump_table, load_own, load_table
from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change, changes
from velmoci.kernel.copying import view_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from velmoci.expanze.position import Position


class View:
    """The table and one seat's own secrets, copied: nothing else can be reached from here."""

    def __init__(self, rulebook: Rulebook, sight: Sight) -> None:
        self.rulebook = rulebook
        self.sight = sight
        self.seat = int(sight.seat)

    def decisions(self) -> list[Decision]:
        """The questions put to this seat."""
        return questions(self.sight) if self.seat >= 0 else []

    def asides(self) -> list[Decision]:
        """What this seat may do although nobody asked."""
        return unasked(self.sight)

    def complete(self, chance: Chance) -> Position:
        """A random full position that this seat cannot tell from the true one."""
        from velmoci.expanze.completion import complete

        return complete(self, chance)

    def power(self) -> str:
        """The name of this seat."""
        return self.sight.table.power(self.seat)

    def mission(self) -> str | None:
        """One's own mission card."""
        return MISSIONS[self.sight.own.mission].id if self.sight.own.mission != NOBODY else None

    def own_progress(self) -> Progress | None:
        """How far one's own mission is."""
        return mission_progress(self.sight, self.seat, self.sight.own.mission)

    def to_json(self) -> dict[str, object]:
        """The view as JSON: exactly what leaves for this seat."""
        data = public_json(self.sight)
        data["seat"] = self.seat
        data["own"] = own_json(self.sight) if self.seat >= 0 else None
        return data

    def dump(self) -> dict[str, object]:
        """The view as plain values that `load_view` reads back, for a bot in another process."""
        return {"seat": self.seat, "table": dump_table(self.sight.table), "own": dump_own(self.sight.own)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return view_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        seat = self.power() if self.seat >= 0 else "spectator"
        return f"<View of expanze: {seat}, {PHASES[self.sight.table.phase]}>"


def load_view(rulebook: Rulebook, data: Mapping[str, Any]) -> View:
    """The view that was dumped."""
    table, own = load_table(data["table"]), load_own(data["own"])
    board = find_board(str(rulebook.options["map"]))
    return View(rulebook, Sight(board, Settings(rulebook), table, own, data["seat"]))


NO_STATES: Final[dict[str, object]] = {}


def public_json(sight: Sight) -> dict[str, object]:
    """The part of a view that is the same for everybody; it reads the table only."""
    return table_json(sight, states_json(sight))


def table_json(sight: Sight, states: dict[str, object]) -> dict[str, object]:
    """The public part, with the world as it is given."""
    table = sight.table
    return {
        "game": "expanze",
        "seats": [table.power(seat) for seat in range(table.powers)],
        "phase": PHASES[table.phase],
        "round": int(table.round),
        "on_turn": table.power(table.on_turn) if is_running(table) else None,
        "waiting_for": [table.power(who_decides(table))] if is_running(table) else [],
        "dealer": power_or_none(sight, table.dealer),
        "first": power_or_none(sight, table.first_seat),
        "nonsense_target": int(table.nonsense_target),
        "states": states,
        "powers": [power_json(sight, seat) for seat in range(table.powers)],
        "pile": int(table.pile_size),
        "battle": battle_json(sight),
        "attacked": attacked_json(sight),
        "card_right": table.has_card_right(),
        "winners": [table.power(seat) for seat in table.winners],
    }


class Shown:
    """What was told: all but the world, which is faster compared by its numbers."""

    def __init__(self, sight: Sight) -> None:
        self.table = table_json(sight, NO_STATES)
        self.owner: vec[i64] = sight.table.owner[:]
        self.soldiers: vec[i64] = sight.table.soldiers[:]


def public_changes(sight: Sight, told: Shown | None) -> tuple[list[Change], Shown]:
    """What has changed of `public_json` since it was told."""
    now = Shown(sight)
    if told is None:
        return [([], public_json(sight))], now
    return [*changes(told.table, now.table), *state_changes(sight, told)], now


def state_changes(sight: Sight, told: Shown) -> list[Change]:
    """The states whose owner or soldiers are others than was told; a power's name is settled before the dealing."""
    table, states = sight.table, sight.board.states
    found: list[Change] = []
    for number in range(sight.board.size):
        owner, soldiers = table.owner[number], table.soldiers[number]
        if owner == told.owner[number] and soldiers == told.soldiers[number]:
            continue
        if owner == NOBODY or told.owner[number] == NOBODY:
            return [(["states"], states_json(sight))]
        found.append((["states", states[number]], (table.power(owner), int(soldiers))))
    return found


def power_or_none(sight: Sight, seat: i64) -> str | None:
    return sight.table.power(seat) if seat != NOBODY else None


def mission_progress(sight: Sight, seat: i64, mission: i64) -> Progress | None:
    """Progress with a card that this seat may see, or None without one."""
    if mission == NOBODY:
        return None
    return progress(sight.table, sight.board, sight.settings, seat, mission)


def states_json(sight: Sight) -> dict[str, object]:
    """Owner and soldiers of every state, once the world is dealt."""
    table, states = sight.table, sight.board.states
    powers = [table.power(seat) for seat in range(table.powers)]
    return {
        states[number]: (powers[table.owner[number]], int(table.soldiers[number]))
        for number in range(sight.board.size)
        if table.owner[number] != NOBODY
    }


def power_json(sight: Sight, seat: i64) -> dict[str, object]:
    """What everybody knows about a power: numbers, its claim, and a mission that was shown."""
    table = sight.table
    shown = mission_progress(sight, seat, table.shown[seat])
    return {
        "power": table.power(seat),
        "status": STATUSES[table.status[seat]],
        "states": int(table.states_of[seat]),
        "soldiers": int(table.soldiers_of[seat]),
        "cards": int(table.hand_size[seat]),
        "claim": int(table.claim[seat]),
        "mission": shown.to_json() if shown is not None else None,
        "destroyed_by": power_or_none(sight, table.destroyed_by[seat]),
        "continents": whole_continents(sight, table.mask[seat]),
    }


def whole_continents(sight: Sight, mask: i64) -> list[str]:
    """The continents that whoever owns the states of `mask` holds completely."""
    return [id for number, id in enumerate(CONTINENTS) if held_by(mask, sight.board.continent[number])]


def battle_json(sight: Sight) -> dict[str, object] | None:
    """The open battle of a stepwise game."""
    table = sight.table
    if table.phase != BATTLE:
        return None
    return {
        "origin": sight.board.states[table.origin],
        "target": sight.board.states[table.target],
        "attackers": int(table.attackers),
        "defenders": int(table.soldiers[table.target]),
        "die": int(table.shown_die),
    }


def attacked_json(sight: Sight) -> list[list[str]]:
    """The pairs of states that are used up in this turn."""
    states, used = sight.board.states, sight.table.used
    return [
        [states[origin], target]
        for origin in range(sight.board.size)
        if used[origin] != 0
        for target in sight.board.members(used[origin])
    ]


def own_json(sight: Sight) -> dict[str, object]:
    """The secrets of the seat itself."""
    own = sight.own
    own_progress = mission_progress(sight, sight.seat, own.mission)
    return {
        "mission": MISSIONS[own.mission].id if own.mission != NOBODY else None,
        "progress": own_progress.to_json() if own_progress is not None else None,
        "hand": [card_json(sight, card) for card in own.hand],
        "offers": [offer_json(sight, offer) for offer in own.offers],
        "pool": int(pool(sight, NO_SET)),
        "pool_reasons": [reason.to_json() for reason in explain_pool(sight, NO_SET)],
    }


def own_mark(sight: Sight) -> tuple[object, ...]:
    """All that `own_json` depends on, found in a fraction of the time."""
    table, own = sight.table, sight.own
    victim: i64 = NOBODY
    if own.mission != NOBODY and MISSIONS[own.mission].kind == PURSUIT:
        victim = table.seat_of_colour(MISSIONS[own.mission].victim)
    prey = (victim, table.mask[victim], table.destroyed_by[victim]) if victim != NOBODY else None
    return own.mission, own.hand[:], own.offers, table.mask[sight.seat], table.nonsense_target, prey


def card_json(sight: Sight, card: i64) -> dict[str, str]:
    return {"card": sight.board.states[card], "letter": letter(sight.board, card)}


def offer_json(sight: Sight, offer: Offer) -> dict[str, object]:
    return {
        "power": sight.table.power(offer.giver),
        "other": sight.table.power(offer.taker),
        "number": int(offer.number),
        "give": offer.give,
        "want": offer.want,
    }


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-MIS-8": (own_json,),
    "EX-MIS-13": (own_json, power_json),
    "EX-CRD-8": (own_json, power_json),
    "EX-ELI-5": (power_json,),
}
