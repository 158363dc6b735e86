"""Goals for two players (SA-goals2): blitz and elimination."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import OptionValue
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.base.offers import landless_start
from velmoci.salva.goal_seams import Goal
from velmoci.salva.goals.pressure import DECISIVE, hurry
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import DEFENSIVE, OFFENSIVE
from velmoci.salva.state import Sight, State, Table

BLITZ: Final = "blitz"
PLAYERS: Final = 2


class TwoPlayerGoal(Goal):
    """A blitz of a few rounds, or a war until one side is beaten."""

    name = "two_players"
    counts_places: ClassVar[bool] = False
    counts_turns: ClassVar[bool] = False

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_blitz = rules.word("goal") == BLITZ
        self.rounds: i64 = rules.number("rounds")
        self.check = rules.word("blitz_check")
        index = rules.board.index
        self.keys: list[int] = [index[name] for name in rules.names("key_fields") if name in index]
        self.need: i64 = rules.number("key_count")
        self.on_key_fields = rules.word("blitz_objective") == "key_fields"
        self.deadline: i64 = rules.number("deadline_round")
        self.late_side = rules.word("deadline_side")

    def check_start(self) -> None:
        if self.rules.seats != PLAYERS:
            players = int(self.rules.seats)
            raise BadRulebook("bad_player_number", "SA-minimal-1", players=players, least=PLAYERS, most=PLAYERS)
        check_start(self.rules)

    def states_start(self) -> bool:
        """A blitz is fought for what the defender has."""
        return self.is_blitz

    def first_seats(self, table: Table) -> list[int]:
        """In a blitz the attacker begins."""
        if not self.is_blitz:
            return []
        first = self.seat_of_role(table, OFFENSIVE)
        return [first, *[seat for seat in range(int(table.seats)) if seat != first]]

    def seat_of_role(self, table: Table, role: str) -> int:
        """The seat that plays a role; sides without roles attack in the order in which they are listed."""
        for seat in range(table.seats):
            if self.rules.sides[table.side[seat]].role == role:
                return int(seat)
        return [int(side) for side in table.side].index(0 if role == OFFENSIVE else 1)

    def worth(self, sight: Sight, field: i64) -> float:
        """In a blitz the key fields decide, or every field."""
        if not self.is_blitz:
            return 0.0
        if self.on_key_fields:
            return DECISIVE if int(field) in self.keys else 0.0
        return 1.0

    def pressure(self, sight: Sight) -> float:
        """The attacker of a blitz and a side with a deadline hurry at the end, the defender before the goal is met."""
        table, seat = sight.table, sight.seat
        if self.is_blitz:
            if int(seat) == self.seat_of_role(table, OFFENSIVE):
                return hurry(int(self.rounds) - int(table.round))
            return 1.0 if self.is_met(table) else 0.0
        if self.rules.sides[table.side[seat]].id == self.late_side:
            return hurry(int(self.deadline) - int(table.round))
        return 0.0

    def is_met(self, table: Table) -> bool:
        """Whether the offensive side owns what it must."""
        seat = self.seat_of_role(table, OFFENSIVE)
        if self.on_key_fields:
            owned = [field for field in self.keys if table.owner[field] == seat]
            return len(owned) >= self.need
        return all(table.owner[field] == seat for field in self.rules.board.land)

    def turn_ends(self, state: State, seat: i64) -> None:
        attacker = self.seat_of_role(state.table, OFFENSIVE)
        if self.is_blitz and self.check == "attacker_turn_end" and seat == attacker and self.is_met(state.table):
            state.end_game([attacker], "objective", "SA-goals2-4")

    def round_ends(self, state: State) -> None:
        table = state.table
        if self.is_blitz:
            is_last = table.round >= self.rounds
            if self.is_met(table) and (is_last or self.check != "final_only"):
                state.end_game([self.seat_of_role(table, OFFENSIVE)], "objective", "SA-goals2-4")
            elif is_last:
                state.end_game([self.seat_of_role(table, DEFENSIVE)], "time", "SA-goals2-4")
        elif self.late_side and table.round >= self.deadline:
            late = [seat for seat in table.living() if self.rules.sides[table.side[seat]].id == self.late_side]
            state.end_game([seat for seat in table.living() if seat not in late], "deadline", "SA-goals2-8")

    def seats_leave(self, state: State, seats: list[int]) -> None:
        table = state.table
        left = self.rules.contenders(table)
        if len(left) == 1:
            state.end_game(left, "elimination", "SA-goals2-7")
        elif not left:
            if self.is_blitz:
                state.end_game([self.seat_of_role(table, DEFENSIVE)], "elimination", "SA-goals2-14")
            else:
                state.end_game(seats, "draw", "SA-goals2-14")

    def standing(self, table: Table) -> list[dict[str, object]]:
        if self.is_blitz:
            return [self.in_a_blitz(table, seat) for seat in range(int(table.seats))]
        owners, units = list(table.owner), table.unit_counts()
        fields = [owners.count(seat) for seat in range(int(table.seats))]
        return [self.in_a_war(table, seat, fields, units[seat]) for seat in range(int(table.seats))]

    def in_a_blitz(self, table: Table, seat: int) -> dict[str, object]:
        """The attacker by what he owns of the objective; the defender by what he must keep from him."""
        attacker = self.seat_of_role(table, OFFENSIVE)
        wanted = self.keys if self.on_key_fields else self.rules.board.land
        need = int(self.need) if self.on_key_fields else len(wanted)
        open_ones = [self.rules.board.ids[field] for field in wanted if table.owner[field] != attacker]
        count = len(wanted) - len(open_ones)
        values: dict[str, str | int | list[str]] = {"count": count, "need": need, "power": seat_name(attacker)}
        left: dict[str, str | int | list[str]] = {"rounds": int(self.rounds - table.round) + 1}
        if seat == attacker:
            lack: dict[str, str | int | list[str]] = {**left, "count": max(0, need - count), "fields": open_ones}
            missing = [Reason("need-fields", "SA-goals2-3", lack)]
            return told(table, seat, count, Reason("objective-owned", "SA-goals2-3", values), missing)
        missing = [Reason("need-hold", "SA-goals2-4", {**left, "power": seat_name(attacker)})]
        kept = Reason("objective-kept", "SA-goals2-4", values)
        return told(table, seat, len(table.fields_of(seat)), kept, missing)

    def in_a_war(self, table: Table, seat: int, fields: list[int], units: int) -> dict[str, object]:
        """Each by what both have left, and one of them by the deadline."""
        other = 1 - seat
        left = Reason("has-left", "SA-goals2-10", {"count": fields[seat], "units": units})
        lack: dict[str, str | int | list[str]] = {"power": seat_name(other), "count": fields[other]}
        missing = [Reason("need-destroy", "SA-goals2-7", lack)]
        if self.late_side:
            is_late = self.rules.sides[table.side[seat]].id == self.late_side
            sentence = "need-hurry" if is_late else "need-last"
            missing.append(Reason(sentence, "SA-goals2-8", {"round": int(self.deadline)}))
        return told(table, seat, fields[seat], left, missing)

    def about(self, table: Table) -> dict[str, object]:
        if not self.is_blitz:
            return {"goal": "elimination", "deadline": int(self.deadline) if self.late_side else 0}
        return {
            "goal": BLITZ,
            "rounds": int(self.rounds),
            "key_fields": [self.rules.board.ids[field] for field in self.keys] if self.on_key_fields else [],
            "need": int(self.need) if self.on_key_fields else len(self.rules.board.land),
        }


def told(table: Table, seat: int, value: int, reason: Reason, missing: list[Reason]) -> dict[str, object]:
    """How one side stands, by fields; what it lacks only while the game goes on."""
    return Result(seat, value, 0, [reason]).to_json("fields", [] if table.is_over else missing)


def check_goal(options: Mapping[str, OptionValue]) -> None:
    """What no option of the goal can check alone."""
    keys, count = str(options["key_fields"]).split(), options["key_count"]
    assert isinstance(count, int)
    if options["goal"] == BLITZ and options["blitz_objective"] == "key_fields" and not 1 <= count <= len(keys):
        allowed = f"1–{len(keys)}"
        raise BadRulebook("bad_option", "SA-goals2-3", option="key_count", value=str(count), allowed=allowed)


def is_blitz(rulebook: Rulebook) -> bool:
    """Whether the goal is a blitz; the option means nothing where a chapter brings another goal."""
    return rulebook.options["goal"] == BLITZ and rulebook.contributions["goal"][-1] is TwoPlayerGoal


def check_start(rules: Rules) -> None:
    """What the goal asks of the map and of the sides' territory."""
    for name in rules.names("key_fields"):
        if name not in rules.board.index or not rules.board.is_land(rules.board.index[name]):
            raise BadRulebook("bad_option", "SA-goals2-3", option="key_fields", value=name, allowed="…")
    sides = [side.id for side in rules.sides]
    late = rules.word("deadline_side")
    if late and late not in sides:
        allowed = ", ".join(sides)
        raise BadRulebook("bad_option", "SA-goals2-8", option="deadline_side", value=late, allowed=allowed)
    if rules.word("goal") == BLITZ:
        check_blitz(rules)
        return
    fewest, most = sorted([len(side.fields) for side in rules.sides])
    if most - fewest > 1 and not [side for side in rules.sides if landless_start(rules, side) is not None]:
        raise BadRulebook("bad_start", "SA-goals2-6")


def check_blitz(rules: Rules) -> None:
    """One side attacks with a single field, or without land; the other defends all the rest of the land."""
    roles = [side.role for side in rules.sides]
    if sorted(roles) not in (["", ""], [DEFENSIVE, OFFENSIVE]):
        raise BadRulebook("bad_start", "SA-goals2-2")
    attacker, defender = rules.sides if roles[0] != DEFENSIVE else rules.sides[::-1]
    site = landless_start(rules, attacker)
    own = 1 if site is None else 0
    if len(defender.fields) != len(rules.board.land) - own:
        raise BadRulebook("bad_start", "SA-goals2-2" if site is None else site.start_clause)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-1": (TwoPlayerGoal.check_start,),
    "SA-minimal-15": (TwoPlayerGoal.first_seats,),
    "SA-goals2-1": (
        TwoPlayerGoal.seat_of_role,
        TwoPlayerGoal.is_met,
        TwoPlayerGoal.turn_ends,
        TwoPlayerGoal.round_ends,
        TwoPlayerGoal.standing,
        TwoPlayerGoal.in_a_blitz,
        TwoPlayerGoal.in_a_war,
        TwoPlayerGoal.about,
    ),
    "SA-goals2-2": (check_blitz,),
    "SA-goals2-6": (check_start,),
    "SA-goals2-3": (TwoPlayerGoal.is_met, check_goal),
    "SA-goals2-4": (TwoPlayerGoal.round_ends,),
    "SA-goals2-5": (TwoPlayerGoal.round_ends, TwoPlayerGoal.turn_ends),
    "SA-goals2-7": (TwoPlayerGoal.seats_leave,),
    "SA-goals2-8": (TwoPlayerGoal.round_ends, check_start),
    "SA-goals2-14": (TwoPlayerGoal.seats_leave,),
}
