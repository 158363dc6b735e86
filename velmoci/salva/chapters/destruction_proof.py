"""Whether the defender can prove that the dice destroy all attackers (SA-hidden_attack-7); of `hidden_attack`.

For each owner among the attackers every world is gone through that fits what he knows, as far as its owner can tell,
who knows of every look at what is his. In each some lines and picks of the defender must be enough against all lines of
the attackers. The salvos are begun by the engine itself on a copy of the battle; what shots can do is found exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import prod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import POINTS, is_permitted, power, rate, take_cover
from velmoci.salva.base.salvos import open_salvo
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, FIRST_LINE, Battle
from velmoci.salva.battle_seams import Muster
from velmoci.salva.chapters.formation_cards import CARD, COLUMN, NEAR, ROW
from velmoci.salva.chapters.uncovering import friends_of, muster_shown
from velmoci.salva.hiding.knowledge import Unknown
from velmoci.salva.hiding.proofs import Shooters, Volley, can_destroy
from velmoci.salva.hiding.tokens import TOKEN_AT
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Hidden, Own, Sight, State

HIDING: Final = (CARD, ROW, COLUMN, NEAR, TOKEN_AT)
"""The columns that say how a unit is hidden."""
NO_CHANCE: Final = Chance()
"""The dice have been rolled."""
WHOLE: Final = 36
"""So many sixths of a point of damage destroy a unit."""


def proves(sight: Sight) -> bool:
    """Whether the seat that looks can prove, by what it has shown, that all attackers are destroyed in every world."""
    table = sight.table
    for seat in friends_of(table, battle_of(table)):
        if not proves_to(sight, seat):
            return False
    return True


def proves_to(sight: Sight, seat: int) -> bool:
    """The same to one of their owners."""
    unknowns = concerned(sight, attacker_sight(sight, seat))
    for numbers in product(*[least(sight.rules, sight, unknown) for unknown in unknowns]):
        world = made_so(sight, unknowns, list(numbers))
        if not is_enough(world, battle_of(world.table)):
            return False
    return True


def worlds_left(sight: Sight) -> int:
    """How many ways things may stand on the field as far as the attackers know, all of them taken together."""
    total = 0
    for seat in friends_of(sight.table, battle_of(sight.table)):
        unknowns = concerned(sight, attacker_sight(sight, seat))
        total += prod([len(unknown.possibilities) for unknown in unknowns])
    return total


def attacker_sight(sight: Sight, seat: int) -> Sight:
    """What an attacker knows of what the seat that looks hides: its own slices say who has seen it."""
    rules = sight.rules
    owns = [Own([spec.make() for spec in rules.own_slices]) for _ in range(int(rules.seats))]
    owns[sight.seat] = sight.own.copy()
    trial = State(rules, sight.table, owns, Hidden([]))
    for part in rules.knowledge:
        part.spread_witnesses(trial, sight.seat)
    return Sight(rules, sight.table, owns[seat], seat)


def concerned(sight: Sight, eyes: Sight) -> list[Unknown]:
    """What of the hidden may be on the field as far as the attacker knows, apart from what is theirs."""
    battle = battle_of(sight.table)
    friends = [seat_name(seat) for seat in friends_of(sight.table, battle)]
    found = [unknown for part in sight.rules.knowledge for unknown in part.unknowns(eyes, battle.field)]
    return [unknown for unknown in found if unknown.owner not in friends]


def least(rules: Rules, sight: Sight, unknown: Unknown) -> list[int]:
    """The possibilities to be gone through: where one has all units of another and more, it proves no less."""
    armies = [Counter([signature(sight, unit) for unit in way.units]) for way in unknown.possibilities]
    found: list[int] = []
    for number, army in enumerate(armies):
        smaller = [other for other in armies if other <= army and other != army]
        if not smaller and army not in armies[:number]:
            found.append(number)
    return found


def signature(sight: Sight, unit: int) -> tuple[int, ...]:
    """Equal for units that fight alike, wherever they are hidden."""
    table, rules = sight.table, sight.rules
    noted = [
        int(column[unit])
        for number, column in enumerate(table.unit_columns)
        if rules.unit_columns[number].name not in HIDING
    ]
    return int(table.kind[unit]), int(table.damage[unit]), int(table.is_finished(unit)), *noted


def made_so(sight: Sight, unknowns: list[Unknown], numbers: list[int]) -> State:
    """A copy of the position in which these possibilities are true, with all defenders lined up."""
    rules = sight.rules
    world = State(rules, sight.table.copy(), [sight.own] * int(rules.seats), Hidden([]))
    battle = battle_of(world.table)
    for unknown, number in zip(unknowns, numbers, strict=True):
        unknown.lay(rules, world.table, battle.field, number)
    muster_shown(world, battle)
    rate(rules, world.table, battle)
    return world


def is_enough(world: State, battle: Battle) -> bool:
    """Whether against all lines of the attackers some picks and shots of the defender destroy them all.

    Nobody fires at the defender in these salvos, so that he has all in front who may stand there.
    """
    for line in lines_of(world.rules, battle, ATTACKER):
        battle.line = line
        if not is_enough_for(world, battle):
            return False
    return True


def lines_of(rules: Rules, battle: Battle, side: i64) -> list[vec[i64]]:
    """All lines in which a side may stand."""
    for muster in rules.muster_ways:
        return [vec[i64]([i64(line) for line in lines]) for lines in muster.line_ways(battle, side)]
    return [battle.line]


def is_enough_for(world: State, battle: Battle) -> bool:
    """The same against given lines: some picks are enough."""
    for muster in world.rules.muster_early:
        picks = muster.early_picks(battle)
        if picks:
            return bool([pick for pick in picks if is_enough_with(world, muster, pick)])
    return destroys(world, [True])


def is_enough_with(world: State, muster: Muster, pick: list[int]) -> bool:
    """The same with given picks."""
    trial = State(world.rules, world.table.copy(), world.owns, world.hidden)
    battle = battle_of(trial.table)
    early = muster.early_salvos(battle)
    muster.pick_early(battle, pick)
    return destroys(trial, [*[False] * (early if pick else 0), True])


def destroys(world: State, salvos: list[bool]) -> bool:
    """Whether some shots in these salvos destroy all; of each it is said whether it counts."""
    world = State(world.rules, world.table.copy(), world.owns, world.hidden)
    battle, volleys = battle_of(world.table), list[Volley]()
    targets = battle.standing(ATTACKER)
    needs = [WHOLE - int(battle.sixths[target]) for target in targets]
    for counts in salvos:
        open_salvo(world, battle, DEFENDER, NO_CHANCE, counts)
        volleys.append(volley(world, battle, targets))
        for muster in world.rules.muster_early if not counts else []:
            muster.end_early(battle)
    return can_destroy(needs, volleys)


def volley(world: State, battle: Battle, targets: list[int]) -> Volley:
    """What everybody can do in the salvo that has begun, and who is shielded by whom."""
    open_ones = [target for target in targets if is_open_to_any(battle, target)]
    rest = [target for target in targets if target not in open_ones]
    shields = [target for target in open_ones if is_shield(world, battle, target, open_ones, rest)]
    bared = fallen(world, battle, open_ones)
    groups: dict[int, list[int]] = {}
    for fighter in battle.standing(DEFENDER):
        if battle.line[fighter] == FIRST_LINE:
            groups.setdefault(int(battle.row[fighter]), []).append(fighter)
    shooters: list[Shooters] = []
    for group in groups.values():
        seen = [battle if target in open_ones else bared for target in targets]
        powers = [most(one, group[0], target) for one, target in zip(seen, targets, strict=True)]
        shooters.append(Shooters(len(group), powers))
    places = {target: place for place, target in enumerate(targets)}
    behind = [places[target] for target in rest]
    return Volley(shooters, battle.harm_den // POINTS, [places[target] for target in shields], behind)


def is_open_to_any(battle: Battle, target: int) -> bool:
    """Whether somebody may fire at an attacker while all of them stand."""
    for fighter in battle.standing(DEFENDER):
        if most(battle, fighter, target) > 0:
            return True
    return False


def most(battle: Battle, shooter: int, target: int) -> int:
    """What the whole fire of a fighter does to a target that it may fire at, in the best way; 0 where it may not."""
    if battle.line[shooter] != FIRST_LINE:
        return 0
    modes = [mode for mode in range(int(battle.modes)) if is_permitted(battle, shooter, target, mode)]
    return max([power(battle, shooter, target, mode) for mode in modes], default=0)


def fallen(world: State, battle: Battle, targets: list[int]) -> Battle:
    """The battle after these attackers have fallen."""
    twin = battle.copy()
    for target in targets:
        twin.fate[target] = DESTROYED
    take_cover(world.rules, world.table, twin)
    return twin


def is_shield(world: State, battle: Battle, target: int, open_ones: list[int], rest: list[int]) -> bool:
    """Whether somebody behind stays protected while this attacker alone stands in front."""
    twin = fallen(world, battle, [other for other in open_ones if other != target])
    bared = fallen(world, battle, open_ones)
    return bool([one for one in rest if is_open_to_any(bared, one) and not is_open_to_any(twin, one)])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-7": (proves, proves_to, concerned, least, is_enough, is_enough_for, destroys, volley),
}
