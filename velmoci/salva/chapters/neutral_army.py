"""Neutral army (Neutrální armáda): nobody's units on neutral fields, which shoot at whoever threatens them most.

The column `neutral_attempts` says of a field how many attacks its army has seen, or -1 where it has none. An army of
random size is rolled when its field is first attacked: until then there are no units, and nobody knows the number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, NamesOption, OptionValue
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import battle_of, come_late
from velmoci.salva.base.fire import (
    PLAIN,
    POINTS,
    Strength,
    Vulnerability,
    has_fire_left,
    hit,
    is_permitted,
    may_shoot,
    power,
    share_to_kill,
    take_up_fire,
)
from velmoci.salva.battle import DEFENDER, Battle, Row
from velmoci.salva.battle_seams import STAYS_OUT, FireFactor, Muster, Shot, Sleepers
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.flow import push
from velmoci.salva.naming import field_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import BATTLE, END, FIELD, Column, Reaction, Step
from velmoci.salva.state import NOBODY, State, Table
from velmoci.salva.units import Kind

ID: Final = "neutral_army"
KIND: Final = "neutral"
WAKING: Final = "waking"
ATTEMPTS: Final = "neutral_attempts"
COUNT: Final = "neutral_count"
ALL: Final = "all"
RICH: Final = "rich"
RANDOM: Final = "random"
MOST: Final = 10_000
DIE: Final[i64] = 6
GROWS: Final[i64] = 3
"""A roll below this doubles the army."""
NO_ARMY: Final[i64] = -1


class Armies:
    """The columns and options of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.attempts = rules.field_column(ATTEMPTS)
        self.count = rules.battle_column(COUNT)
        self.kind: Kind = rules.kinds.rows[rules.kinds.index[KIND]]
        self.is_random = rules.word("neutral_size") == RANDOM
        self.base = rules.number("neutral_base")
        self.most = rules.number("neutral_max")
        self.regrows = rules.flag("neutral_regrow")

    def seen(self, table: Table, field: i64) -> i64:
        """How many attacks the army of a field has seen; below 0 where there is none."""
        return table.field_columns[self.attempts][field]

    def is_asleep(self, table: Table, field: i64) -> bool:
        """Whether an army of a size that nobody knows waits for the first attack."""
        return self.is_random and self.seen(table, field) == 0

    def is_mustered_anew(self, table: Table, field: i64) -> bool:
        """Whether the size of the army is found out when its field is attacked now."""
        return self.is_asleep(table, field) or (self.regrows and self.seen(table, field) > 0)

    def doubled(self, count: int) -> int:
        """Twice as many, unless that is beyond what is allowed."""
        return 2 * count if 2 * count <= self.most else count

    def least(self, attempts: i64) -> int:
        """The base, doubled for each earlier attempt."""
        count = self.base
        for _ in range(attempts):
            count = self.doubled(count)
        return count

    def units(self, table: Table, field: i64) -> list[int]:
        """The neutral units on a field."""
        return [unit for unit in table.units_at(field) if table.kind[unit] == self.kind.index]

    def raise_army(self, state: State, field: i64, count: int) -> list[int]:
        """Puts new neutral units on a field."""
        return [int(state.new_unit(self.kind, NOBODY, field, True)) for _ in range(count)]


class FirstArmies(Reaction):
    """When the game begins neutral fields have their armies; a field that is conquered, or loses them all, has none."""

    name = "first_armies"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.armies = Armies(rules)
        self.fields = guarded_fields(rules)

    def game_begins(self, state: State) -> None:
        table, found = state.table, list[str]()
        for field in self.fields:
            if table.owner[field] != NOBODY:
                continue
            table.field_columns[self.armies.attempts][field] = 0
            found.append(field_name(self.rules, field))
            if not self.armies.is_random:
                self.armies.raise_army(state, field, self.armies.base)
        if found and state.events is not None:
            sentence = "armies-asleep" if self.armies.is_random else "armies-stand"
            state.tell(public(sentence, fields=found, count=self.armies.base))

    def battle_begins(self, state: State, battle: Battle) -> None:
        """One more attempt; an army whose size is not known is mustered before anything else happens."""
        table, field = state.table, battle.field
        if battle.leader(DEFENDER) != NOBODY or self.armies.seen(table, field) < 0:
            return
        if self.armies.is_mustered_anew(table, field):
            battle.notes[self.armies.count] = self.armies.least(self.armies.seen(table, field))
            push(state, WAKING)
        table.field_columns[self.armies.attempts][field] += 1

    def battle_ends(self, state: State, battle: Battle) -> None:
        table, field = state.table, battle.field
        if self.armies.seen(table, field) > 0 and not self.armies.units(table, field):
            table.field_columns[self.armies.attempts][field] = NO_ARMY


def guarded_fields(rules: Rules) -> list[int]:
    """The fields on which neutral units stand if nobody owns them: all land, rich land, or those that are named."""
    wanted, board = rules.names("neutral_fields"), rules.board
    if wanted == [ALL]:
        return [int(field) for field in board.land]
    if wanted == [RICH]:
        return [int(field) for field in board.land if is_rich(rules, field)]
    for name in wanted:
        if name not in board.index or not board.is_land(board.index[name]):
            allowed = f"{ALL}; {RICH}; {' '.join([board.ids[field] for field in board.land])}"
            raise BadRulebook(
                "bad_option", "SA-neutral_army-8", option="neutral_fields", value=name[:40], allowed=allowed
            )
    return sorted([int(board.index[name]) for name in wanted])


def is_rich(rules: Rules, field: i64) -> bool:
    """Whether the map says that a field yields more than others."""
    num, den = rules.board.ratio_mark(field, "production")
    return num > den


class Waking(Step):
    """One roll for each doubling; then the army stands there."""

    name = WAKING
    track = WAKING
    clause = "SA-neutral_army-9"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.armies = Armies(rules)

    def enter(self, state: State, chance: Chance) -> None:
        battle, armies = battle_of(state.table), self.armies
        count = battle.notes[armies.count]
        grown = count
        if armies.is_random and chance.roll(DIE) < GROWS:
            grown = armies.doubled(count)
        battle.notes[armies.count] = grown
        if grown == count:
            muster(state, armies, battle)

    def leave(self, state: State, chance: Chance) -> str:
        return END if battle_of(state.table).notes[self.armies.count] < 0 else self.name


def muster(state: State, armies: Armies, battle: Battle) -> None:
    """The army that was rolled stands on the field and defends it; what was there of an earlier one is gone."""
    field, count = battle.field, battle.notes[armies.count]
    for unit in armies.units(state.table, field):
        state.remove_unit(unit)
    battle.notes[armies.count] = -count
    for unit in armies.raise_army(state, field, count):
        come_late(state, battle, unit, DEFENDER, NOBODY)
    if state.events is not None:
        state.tell(public("army-awakes", field=field_name(state.rules, field), count=count))


class NeutralMuster(Muster):
    """Neutral units fight for nobody: they all stand in the first line, and shoot by a rule of their own."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.armies = Armies(rules)

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        """An army that is about to be rolled anew does not fight as it stands."""
        is_neutral = table.kind[unit] == self.armies.kind.index
        is_over = is_neutral and battle.notes[self.armies.count] >= 0
        return STAYS_OUT if is_over and self.armies.is_mustered_anew(table, battle.field) else 0

    def sleepers(self, table: Table, field: i64) -> list[Sleepers]:
        armies = self.armies
        if table.owner[field] != NOBODY or not armies.is_mustered_anew(table, field):
            return []
        count, found, den = armies.least(armies.seen(table, field)), list[Sleepers](), 1
        while armies.is_random and armies.doubled(count) != count:
            found.append(Sleepers(armies.kind, count, 2, 3 * den))
            count, den = armies.doubled(count), 3 * den
        return [*found, Sleepers(armies.kind, count, 1, den)]

    def fire_for_nobody(self, state: State, battle: Battle) -> bool:
        """One after another they shoot at whoever threatens them most, and nobody is asked."""
        fear = Fear(state.rules, state.table, battle)
        for fighter in battle.standing(battle.firing):
            if battle.row_of(fighter).owner == NOBODY:
                fire_at_threats(state, battle, fighter, fear)
        return True


def fire_at_threats(state: State, battle: Battle, fighter: i64, fear: Fear) -> None:
    """A neutral unit destroys the greatest threat with as little as that takes, and goes on with the rest."""
    while has_fire_left(battle, fighter) and may_shoot(battle, fighter):
        target = fear.greatest(state.table, battle, fighter)
        take_up_fire(battle, fighter)
        whole = power(battle, fighter, target, PLAIN)
        num, den = share_to_kill(battle, fighter, target, whole)
        hit(state, battle, fighter, target, num, den, whole)


class Fear:
    """How much each row of attackers is feared by each row of neutral units, apart from its damage."""

    def __init__(self, rules: Rules, table: Table, battle: Battle) -> None:
        self.turns: Final[list[int]] = [list(table.order).index(seat) for seat in range(table.seats)]
        """When each seat had its first turn."""
        self.size: Final = len(battle.rows)
        self.over: Final[list[int]] = [0] * (self.size * self.size)
        self.under: Final[list[int]] = [1] * (self.size * self.size)
        for row in battle.rows:
            for enemy in battle.rows:
                if row.side == battle.firing and enemy.side != row.side:
                    chain = dread(rules, table, battle, row, enemy)
                    place = int(row.index) * self.size + int(enemy.index)
                    self.over[place], self.under[place] = chain.num, chain.den

    def greatest(self, table: Table, battle: Battle, fighter: i64) -> i64:
        """The target that a neutral unit may shoot at and fears most; there is one."""
        best: i64 = -1
        over, under = 0, 1
        first, last = battle.enemies(fighter)
        for target in range(first, last):
            if not is_permitted(battle, fighter, target, PLAIN):
                continue
            place = battle.row[fighter] * self.size + battle.row[target]
            num = self.over[place]
            den = self.under[place] * (POINTS * battle.harm_den - battle.harm[target])
            if best >= 0 and num * under == over * den:
                is_worse = self.rank(table, battle, target) > self.rank(table, battle, best)
            else:
                is_worse = best >= 0 and num * under < over * den
            if not is_worse:
                best, over, under = target, num, den
        return best

    def rank(self, table: Table, battle: Battle, target: i64) -> tuple[int, int, int]:
        """Of equal threats the kind that comes first in the table, then who had the first turn, then the number."""
        unit = battle.unit[target]
        return int(table.kind[unit]), self.turns[table.owner_of(unit)], int(table.number[unit])


def dread(rules: Rules, table: Table, battle: Battle, row: Row, enemy: Row) -> Chain:
    """The strength of an enemy against a neutral unit times its vulnerability to one, by what lasts."""
    chain, mode = Chain(), rules.modes[PLAIN]
    threat, reply = Shot(table, battle, enemy, row, mode), Shot(table, battle, row, enemy, mode)
    for factor in rules.fire:
        if counts_as_strength(factor):
            factor.apply(threat, chain)
        if counts_as_weakness(factor):
            factor.apply(reply, chain)
    return chain


def counts_as_strength(factor: FireFactor) -> bool:
    """Whether a factor belongs to the strength that is feared: not the ground, not luck, not the neutral unit's own."""
    return factor.is_lasting and not isinstance(factor, Vulnerability)


def counts_as_weakness(factor: FireFactor) -> bool:
    """Whether it belongs to the vulnerability of who is feared."""
    return factor.is_lasting and not isinstance(factor, Strength)


class SleepingArmies(Face):
    """A question mark on fields with an army of unknown size."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.armies = Armies(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        fields = [field for field in self.rules.board.land if table.owner[field] == NOBODY]
        return [
            field_badge("sleeping_army", field_name(self.rules, field), value="?")
            for field in fields
            if self.armies.is_asleep(table, field)
        ]


def check_army(options: Mapping[str, OptionValue]) -> None:
    """No army is greater than the greatest."""
    base, most = options.get("neutral_base", 1), options.get("neutral_max", MOST)
    if isinstance(base, int) and isinstance(most, int) and base > most:
        raise BadRulebook(
            "bad_option", "SA-neutral_army-9", option="neutral_max", value=str(most), allowed=f"{base}..{MOST}"
        )


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-neutral_army-1",
    needs=("minimal",),
    options=(
        NamesOption("neutral_fields", ALL, "SA-neutral_army-8"),
        ChoiceOption("neutral_size", ("fixed", RANDOM), "SA-neutral_army-9"),
        IntOption("neutral_base", 3, 1, MOST, "SA-neutral_army-9"),
        BoolOption("neutral_regrow", False, "SA-neutral_army-10"),
        IntOption("neutral_max", 3072, 1, MOST, "SA-neutral_army-9"),
    ),
    contributions={
        "column": (Column(ATTEMPTS, FIELD, NO_ARMY), Column(COUNT, BATTLE)),
        "step": (Waking,),
        "react": (FirstArmies,),
        "muster": (NeutralMuster,),
        "face": (SleepingArmies,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-neutral_army-1": (FirstArmies.game_begins, Armies.raise_army),
    "SA-neutral_army-2": (NeutralMuster.fire_for_nobody, Armies.raise_army),
    "SA-neutral_army-3": (Fear, dread, counts_as_weakness),
    "SA-neutral_army-4": (Fear.greatest,),
    "SA-neutral_army-5": (Fear.rank,),
    "SA-neutral_army-6": (fire_at_threats,),
    "SA-neutral_army-7": (counts_as_strength,),
    "SA-neutral_army-8": (guarded_fields, is_rich),
    "SA-neutral_army-9": (Waking, muster, Armies.is_asleep, check_army),
    "SA-neutral_army-10": (Armies.is_mustered_anew, Armies.least, Armies.doubled),
    "SA-neutral_army-11": (NeutralMuster.fire_for_nobody, NeutralMuster.marks),
}
