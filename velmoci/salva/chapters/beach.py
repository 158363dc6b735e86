"""Fire at those who land (Palba na výsadek): a part of the chapter `naval`.

Before its half salvo the defender picks a few units that fire at the landed ones with a factor of their own: as a salvo
before it (`separate`, `extra`) or within it (`merged`). The battle column `beach` says how far that is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.chance import pick as draw_number
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.endings import CheckStep
from velmoci.salva.base.fire import FirstSalvo
from velmoci.salva.base.fire_beforehand import FireBeforehand
from velmoci.salva.base.salvos import SalvoStep
from velmoci.salva.base.shots import find_fighter
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, Battle, Row
from velmoci.salva.battle_seams import Cover, FireFactor, Muster, Shot
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.items import seat_name
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, OrderRule, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

NO_BEACH: Final = 0
TO_PICK: Final = 1
BEACH: Final = 2
"""The beach salvo is under way."""
AFTER_BEACH: Final = 3
"""The half salvo follows; in the mode `merged` the picks count in it."""


class PickBeach(Order):
    """`pick infantry_3 infantry_4`: the units that fire at those who land; nobody is allowed too."""

    kind: ClassVar[str] = "pick"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names(), default=()),)

    def __init__(self, units: tuple[str, ...] = ()) -> None:
        self.units: Final = units


class Beach:
    """The columns, marks and options of the section, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.note = rules.battle_column("beach")
        self.landed = rules.mark("landed")
        self.picked = rules.mark("picked")
        self.mode = rules.word("beach_mode")
        self.most: i64 = rules.number("beach_units")

    def stage(self, battle: Battle) -> int:
        """How far the beach fire is."""
        return battle.notes[self.note]

    def is_merged(self, battle: Battle) -> bool:
        """Whether the picked units fire within the half salvo that is under way."""
        return (
            self.mode == "merged"
            and battle.notes[self.note] == AFTER_BEACH
            and battle.firing == DEFENDER
            and battle.salvos[DEFENDER] == 1
        )


class BeachPick(Step):
    """The defender picks the units that fire at those who land."""

    name = "beach_pick"
    track = FIGHT
    after = "opening_check"
    clause = "SA-invasion-5"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)

    def enter(self, state: State, chance: Chance) -> None:
        battle = battle_of(state.table)
        if self.beach.stage(battle) != TO_PICK:
            return
        able = eligible(self.rules, self.beach, battle)[: self.beach.most]
        if not able:
            battle.notes[self.beach.note] = NO_BEACH
        elif battle.leader(DEFENDER) == NOBODY:
            pick_for_nobody(state, self.beach, battle, able)

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        return [int(battle.leader(DEFENDER))] if self.beach.stage(battle) == TO_PICK else []

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        if self.beach.stage(battle) == NO_BEACH or self.beach.mode == "merged":
            return "defender_salvo"
        return ""

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        able = eligible(self.rules, self.beach, battle)
        return {
            "most": int(self.beach.most),
            "able": [unit_name(self.rules, sight.table, battle.unit[fighter]) for fighter in able],
        }

    def default(self, sight: Sight) -> Order | None:
        battle = battle_of(sight.table)
        chosen = eligible(self.rules, self.beach, battle)[: self.beach.most]
        return PickBeach(tuple([unit_name(self.rules, sight.table, battle.unit[i]) for i in chosen]))


def pick_for_nobody(state: State, beach: Beach, battle: Battle, able: list[int]) -> None:
    """Where nobody decides for the defenders, those of them who came first fire at the landing."""
    pick(beach, battle, able)


class PickBeforehand(Beforehand):
    """Those who fire at a beach are picked as silence has it."""

    name = "beach_pick"


class BeachSalvoBeforehand(FireBeforehand):
    """They fire by a plan."""

    name = "beach_salvo"


def eligible(rules: Rules, beach: Beach, battle: Battle) -> list[int]:
    """The defenders that can shoot at a landed unit from the first line, where nobody unfinished or docked stands."""
    found: list[int] = []
    landed = [i for i in battle.standing(ATTACKER) if battle.row_of(i).has(beach.landed)]
    for fighter in battle.standing(DEFENDER):
        if battle.line[fighter] == FIRST_LINE and any(battle.rate(fighter, target, 0) > 0 for target in landed):
            found.append(fighter)
    return found


class BeachOpening(Muster):
    """What the defender fires at those who land before the attacker fires, for whoever reckons with it beforehand."""

    name = "beach_opening"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)

    def early_salvos(self, battle: Battle) -> int:
        return 1 if self.beach.stage(battle) == TO_PICK and self.beach.mode != "merged" else 0

    def early_picks(self, battle: Battle) -> list[list[int]]:
        """So many of each row of those that can be picked."""
        if self.beach.stage(battle) != TO_PICK:
            return []
        rows: dict[int, list[int]] = {}
        for fighter in eligible(self.rules, self.beach, battle):
            rows.setdefault(int(battle.row[fighter]), []).append(fighter)
        counts = [range(min(len(alike), int(self.beach.most)) + 1) for alike in rows.values()]
        found: list[list[int]] = []
        for chosen in product(*counts):
            if sum(chosen) <= self.beach.most:
                found.append([f for alike, count in zip(rows.values(), chosen, strict=True) for f in alike[:count]])
        return found

    def pick_early(self, battle: Battle, fighters: list[int]) -> None:
        pick(self.beach, battle, fighters)

    def end_early(self, battle: Battle) -> None:
        battle.notes[self.beach.note] = AFTER_BEACH


def pick(beach: Beach, battle: Battle, fighters: list[int]) -> None:
    """These fire at those who land."""
    for fighter in fighters:
        battle.mark(fighter, battle.row_of(fighter).marks | beach.picked)
    battle.notes[beach.note] = (AFTER_BEACH if beach.mode == "merged" else BEACH) if fighters else NO_BEACH


class PickRule(OrderRule):
    """Picks up to `beach_units` units."""

    order: ClassVar[type[Order]] = PickBeach
    steps: ClassVar[tuple[str, ...]] = ("beach_pick",)
    clause: ClassVar[str] = "SA-invasion-5"
    example: ClassVar[str] = "pick infantry_3 infantry_4"
    is_written_out: ClassVar[bool] = False

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PickBeach)
        if len(order.units) > self.beach.most or len(set(order.units)) < len(order.units):
            raise Refusal("too_many_picked", "SA-invasion-5", count=int(self.beach.most))
        able = eligible(self.rules, self.beach, battle_of(sight.table))
        for name in order.units:
            if int(find_fighter(sight, name, "SA-invasion-9")) not in able:
                raise Refusal("cannot_be_picked", "SA-invasion-9", unit=name)

    def menu(self, sight: Sight) -> Menu | None:
        return PickMenu(sight, self.beach)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PickBeach)
        sight = state.sight(seat)
        fighters = [int(find_fighter(sight, name, "SA-invasion-9")) for name in order.units]
        pick(self.beach, battle_of(state.table), fighters)
        state.tell(public("beach-picked", power=seat_name(seat), units=list(order.units)))


class PickMenu(Menu):
    """Proposes to pick the first few units, from none to as many as allowed."""

    is_complete = False

    def __init__(self, sight: Sight, beach: Beach) -> None:
        self.kind = PickBeach.kind
        battle = battle_of(sight.table)
        able = eligible(sight.rules, beach, battle)[: beach.most]
        self.names = [unit_name(sight.rules, sight.table, battle.unit[i]) for i in able]

    def count(self) -> int:
        return len(self.names) + 1

    def __iter__(self) -> Iterator[Order]:
        for number in range(len(self.names) + 1):
            yield PickBeach(tuple(self.names[:number]))

    def sample(self, chance: Chance) -> Order:
        return PickBeach(tuple(self.names[: draw_number(chance, len(self.names) + 1)]))


class BeachSalvo(SalvoStep):
    """The salvo of the picked units at the landed ones; it is no numbered salvo of the defender."""

    name = "beach_salvo"
    after = "beach_pick"
    like = "defender_salvo"
    side: i64 = DEFENDER
    counts = False
    clause = "SA-invasion-6"

    def leave(self, state: State, chance: Chance) -> str:
        super().leave(state, chance)
        battle = battle_of(state.table)
        battle.notes[Beach(self.rules).note] = AFTER_BEACH
        return ""


class CheckAfterBeach(CheckStep):
    """The ends of the battle are tested after the beach salvo too."""

    name = "check_after_beach"
    after = "beach_salvo"


class BeachFactor(FirstSalvo):
    """In the beach salvo the picked units fire with a factor of their own instead of the penalty."""

    name = "first_salvo"
    replaces = "first_salvo"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)
        self.over, self.under = rules.ratio("beach_factor")

    def apply(self, table: Table, battle: Battle, chain: Chain) -> None:
        if self.beach.stage(battle) == BEACH:
            chain.times(self.over, self.under, "beach", "SA-invasion-5")
        elif not self.beach.is_merged(battle):
            super().apply(table, battle, chain)


class BeachFire(FireFactor):
    """In the mode `merged` each unit has its own factor within the half salvo; for 0 see `BeachChecks`."""

    name = "beach"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)
        self.over, self.under = rules.ratio("beach_factor")
        self.num, self.den = rules.ratio("first_salvo_factor")

    def apply(self, shot: Shot, chain: Chain) -> None:
        if shot.shooter.side != DEFENDER or not self.beach.is_merged(shot.battle):
            return
        if shot.shooter.has(self.beach.picked):
            chain.times(self.over, self.under, "beach", "SA-invasion-6")
        elif self.num > 0:
            chain.times(self.num, self.den, "first_salvo", "SA-minimal-39")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return 1 if self.beach.is_merged(battle) else 0


class BeachChecks(Reaction):
    """In the mode `merged` what fire does changes with the half salvo, so it is worked out anew.

    A factor of 0 takes nobody the right to shoot (SA-minimal-42): those who were not picked then fire in vain.
    """

    name = "beach_checks"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)
        self.is_void = rules.ratio("first_salvo_factor")[0] == 0

    def salvo_begins(self, state: State, battle: Battle) -> None:
        if self.is_void and self.beach.is_merged(battle):
            battle.only = self.beach.picked

    def salvo_ends(self, state: State, battle: Battle) -> None:
        if self.beach.is_merged(battle):
            battle.notes[self.beach.note] = NO_BEACH
            battle.is_rated = False


class PickedOnly(Cover):
    """In the beach salvo only the picked units fire."""

    name = "picked_only"
    clause = "SA-invasion-6"
    code = "not_picked"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)

    def matters(self, table: Table, battle: Battle) -> bool:
        return self.beach.stage(battle) == BEACH

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return True

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        return row.has(self.beach.picked)


class PickedAgain(Cover):
    """After a separate beach salvo the picked units do not fire again in the half salvo."""

    name = "picked_again"
    clause = "SA-invasion-6"
    code = "has_fired_at_the_beach"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)

    def matters(self, table: Table, battle: Battle) -> bool:
        has_fired = self.beach.mode == "separate" and self.beach.stage(battle) == AFTER_BEACH
        return has_fired and battle.salvos[DEFENDER] == 1

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return True

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        return not row.has(self.beach.picked)


class InlandCover(Cover):
    """Beach fire is aimed only at units landed from transports."""

    name = "inland"
    clause = "SA-invasion-7"
    code = "not_landed"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)

    def matters(self, table: Table, battle: Battle) -> bool:
        return self.beach.stage(battle) == BEACH or self.beach.is_merged(battle)

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return not battle.row_of(fighter).has(self.beach.landed)

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        return not row.has(self.beach.picked)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-invasion-5": (BeachPick, PickRule, BeachFactor),
    "SA-invasion-6": (BeachSalvo, PickedOnly, PickedAgain, BeachFire),
    "SA-invasion-7": (InlandCover,),
    "SA-invasion-9": (eligible,),
    "SA-invasion-10": (BeachPick.leave, BeachSalvo.leave, CheckAfterBeach),
    "SA-minimal-42": (BeachChecks,),
    "SA-invasion-16": (BeachPick.enter,),
}
