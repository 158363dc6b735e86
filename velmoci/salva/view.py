"""What a seat or a spectator may know, built by naming what is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.copying import view_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.decisions import is_running, questions, unasked
from velmoci.salva.faces import known_of
from velmoci.salva.forces import unit_numbers
from velmoci.salva.items import seat_name
from velmoci.salva.library import rules_of, rules_on
from velmoci.salva.memory import Memory
from velmoci.salva.rules import Rules
from velmoci.salva.shown import fighter_json, harm_told, public_json, situation
from velmoci.salva.state import NOBODY, Own, Sight, Slice
from velmoci.salva.storage import dump_map, dump_slices, dump_table, load_own, load_table

if TYPE_CHECKING:
    from velmoci.salva.position import Position


class View:
    """The table and one seat's own slices, copied: nothing else can be reached from here."""

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
        from velmoci.salva.completion import complete

        return complete(self, chance)

    def to_json(self) -> dict[str, object]:
        """The view as JSON: exactly what leaves for this seat."""
        data = public_json(self.sight)
        data["seat"] = self.seat
        data["own"] = own_json(self.sight) if self.seat >= 0 else None
        return data

    def dump(self) -> dict[str, object]:
        """The view as plain values that `load_view` reads back."""
        own = dump_slices(self.sight.own.slices)
        return {**dump_map(self.sight.rules), "seat": self.seat, "table": dump_table(self.sight.table), "own": own}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return view_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        seat = seat_name(self.seat) if self.seat >= 0 else "spectator"
        return f"<View of salva: {seat}, round {self.sight.table.round}>"


def loaded_rules(rulebook: Rulebook, data: Mapping[str, Any]) -> Rules:
    """The rules of what was dumped: on the map that was drawn, with what the players have settled."""
    rules = rules_on(rulebook, data["map"]) if "map" in data else rules_of(rulebook)
    return rules.settled(data["settled"]) if "settled" in data else rules


def load_view(rulebook: Rulebook, data: Mapping[str, Any]) -> View:
    """The view that was dumped."""
    rules = loaded_rules(rulebook, data)
    own = load_own(rules, data["own"]) if data["seat"] >= 0 else Own([])
    return View(rulebook, Sight(rules, load_table(rules, data["table"]), own, data["seat"]))


def own_json(sight: Sight, memory: Memory | None = None) -> dict[str, object]:
    """The secrets of the seat itself, and how it stands by them."""
    data: dict[str, object] = {}
    for number, spec in enumerate(sight.rules.own_slices):
        data[spec.name] = sight.own.slices[number].told(sight)
    data["goal"] = own_goal(sight, memory) if memory is not None else sight.rules.goal.about_own(sight)
    data["barred"] = barred_json(sight)
    data.update(secret_matters(sight))
    if sight.rules.tells_marks:
        data["marks"] = known_of(sight)
    if sight.rules.veils:
        data.update(secret_fighters(sight))
    return data


def secret_fighters(sight: Sight) -> dict[str, object]:
    """The fighters of the battle under way, where the seat sees some that not everybody sees."""
    whole = sight.table.battle
    if whole is None:
        return {}
    battle, damage = whole.seen_by(sight.seat), harm_told(whole.seen_by(sight.seat))
    if battle.count() == whole.seen_by(NOBODY).count():
        return {}
    standing = [fighter for fighter in range(battle.count()) if battle.stands(fighter)]
    return {"fighters": [fighter_json(sight, battle, fighter, damage[fighter]) for fighter in standing]}


def own_mark(sight: Sight, marks: list[object], around: object) -> object:
    """While it equals what it was, so does `own_json`; it has the marks of the seat's slices and what lies around."""
    rules, table, fleets = sight.rules, sight.table, None
    if rules.bars_at_sea and [veto for veto in rules.veto_attack if veto.bars(sight)]:
        fleets = unit_numbers(table)
    hidden = (known_of(sight), secret_fighters(sight)) if rules.tells_marks else None
    return marks, around, fleets, secret_matters(sight) if rules.matters else None, hidden


def own_goal(sight: Sight, memory: Memory) -> dict[str, object]:
    """What the goal tells the seat alone, found anew when something changes from which that follows."""
    if not sight.rules.tells_own:
        return sight.rules.goal.about_own(sight)
    around = situation(sight.rules, sight.table), [part.mark() for part in sight.own.slices]
    if memory.goal_told is None or memory.goal_around != around:
        memory.goal_told, memory.goal_around = sight.rules.goal.about_own(sight), around
    return memory.goal_told


def secret_matters(sight: Sight) -> dict[str, object]:
    """What the agenda is about before this seat but not before everybody, by the names of the tracks."""
    found: dict[str, object] = {}
    if not sight.rules.matters:
        return found
    for frame in sight.table.frames:
        matter = frame.matter
        if isinstance(matter, Slice) and not matter.is_seen_by(NOBODY) and matter.is_seen_by(sight.seat):
            seen = matter.seen_by(sight.seat)
            assert isinstance(seen, Slice)
            found[sight.rules.track_names[frame.track]] = seen.told(sight)
    return found


def barred_json(sight: Sight) -> dict[str, object]:
    """The fields for which the seat may start no battle whatever it has there, each with the refusal it would get."""
    found: dict[str, object] = {}
    if not is_running(sight.table):
        return found
    for veto in sight.rules.veto_attack:
        if not veto.bars(sight):
            continue
        for field, id in enumerate(sight.rules.board.ids):
            refusal = veto.attack(sight, field)
            if refusal is not None:
                found[id] = {"code": refusal.code, "clause": refusal.clause, "values": dict(refusal.values)}
    return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-4": (own_json,),
}
