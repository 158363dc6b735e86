"""The odds of a battle of Salva, as far as one seat can know them: everything in a battle lies open except the dice.

The battle is fought by the game's own steps, both sides by a fire plan and every other question answered as an absent
player's would be. Where it is small all rolls are followed, salvo by salvo, and positions that have become alike are
counted as one; that is exact. Where that would take too long, many battles are fought instead and intervals are told.
"""

from __future__ import annotations

from fractions import Fraction
from math import fsum, sqrt
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Order
from velmoci.odds.intervals import NORMAL_95, wilson
from velmoci.salva.base.fire import rate
from velmoci.salva.base.orders import FireByPlan
from velmoci.salva.base.plans import PLANS
from velmoci.salva.base.salvos import SalvoStep
from velmoci.salva.base.shot_choices import row_table, salvo_chain, strength_table
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, NO_PLAN, SIDES, Battle
from velmoci.salva.flow import current_step, go_on
from velmoci.salva.position import Position
from velmoci.salva.seams import Step
from velmoci.salva.state import GONE
from velmoci.salva.view import View

MOST_SALVOS: Final = 4000
"""So many salvos are followed for exact odds; a battle that needs more is tried out."""
MOST_ALIVE: Final = 250
"""So many different moments after one salvo are a sign that following all of them would take too long."""
BATTLES: Final = 400
"""How many battles are fought where not all can be followed."""
FEW_SALVOS: Final = 1000
FEW_BATTLES: Final = 200
"""The same where an answer waits for the odds."""
AFTERMATH: Final = "aftermath"

WIN: Final = "win"
LOSE: Final = "lose"
STALEMATE: Final = "stalemate"
ENDS: Final = (WIN, LOSE, STALEMATE)

End = tuple[str, int, int]
"""How a battle ended, and how many attackers and defenders survived it."""
Key = tuple[object, ...]


class Odds:
    """How a battle may end, and what it costs both sides."""

    def __init__(self, arena: Arena, ends: dict[End, float], losses: Losses, battles: int) -> None:
        self.field: Final = arena.field
        self.plans: Final = arena.plans
        self.ends: Final = ends
        """Every end with its chance."""
        self.battles: Final = battles
        """How many battles were fought; 0 where all were followed."""
        self.chances: Final = {name: fsum([chance for end, chance in ends.items() if end[0] == name]) for name in ENDS}
        self.intervals: Final = {name: self.interval(chance) for name, chance in self.chances.items()}
        self.lost: Final = losses.by_kind
        """For each side the kinds of unit that it loses, each with the number to be expected."""
        self.worth: Final = losses.worth
        """For each side what the lost units cost, in production points."""
        self.better: Final = losses.better
        """For each side the chance that it loses less than the other, in production points."""
        self.margins: Final = losses.margins(battles)
        """How far the number of lost units of each side may lie from the true one."""

    @property
    def win(self) -> float:
        """The chance that the attackers take the field."""
        return self.chances[WIN]

    @property
    def is_exact(self) -> bool:
        """Whether all rolls were followed."""
        return self.battles == 0

    def interval(self, chance: float) -> tuple[float, float]:
        """Where the true chance of an end lies."""
        return wilson(round(chance * self.battles), self.battles) if self.battles > 0 else (chance, chance)

    def to_json(self) -> dict[str, object]:
        """The odds as JSON."""
        return {
            "field": self.field,
            "plans": {SIDES[side]: PLANS[plan] for side, plan in enumerate(self.plans)},
            "is_exact": self.is_exact,
            "battles": self.battles,
            "chances": self.chances,
            "intervals": {name: list(interval) for name, interval in self.intervals.items()},
            "lost": {SIDES[side]: kinds for side, kinds in enumerate(self.lost)},
            "worth": {SIDES[side]: worth for side, worth in enumerate(self.worth)},
            "better": {SIDES[side]: chance for side, chance in enumerate(self.better)},
            "margins": {SIDES[side]: margin for side, margin in enumerate(self.margins)},
            "ends": [[name, one, other, self.ends[name, one, other]] for name, one, other in sorted(self.ends)],
        }


class Arena:
    """A world in which the battle is open and both sides fire by a plan; what was there before it is remembered."""

    def __init__(self, world: Position, plans: tuple[int, int]) -> None:
        self.world: Final = world
        self.plans: Final = plans
        battle, table = open_battle(world), world.table
        self.field: Final = world.rules.board.ids[battle.field]
        self.attacker: Final = int(battle.leader(ATTACKER))
        self.units: Final = [unit for unit in range(len(table.kind)) if table.kind[unit] != GONE]
        self.kinds: Final = [int(table.kind[unit]) for unit in self.units]
        self.owners: Final = [int(table.owner_of(unit)) for unit in self.units]
        self.fighting: Final = [(int(unit), int(battle.side[place])) for place, unit in enumerate(battle.unit)]
        """Who fights, each with its side."""

    def lost(self, end: Position) -> list[list[int]]:
        """The kinds of the units that each side has lost, those that fell with their ships too."""
        found: list[list[int]] = [[], []]
        table = end.table
        for place, unit in enumerate(self.units):
            if table.kind[unit] == GONE or int(table.owner_of(unit)) != self.owners[place]:
                found[0 if self.owners[place] == self.attacker else 1].append(self.kinds[place])
        return found


    def side_of(self, seat: int) -> int:
        """The side on which a seat has units, the attackers' first."""
        table = self.world.table
        sides = [side for unit, side in self.fighting if int(table.owner_of(unit)) == seat]
        return min(sides, default=int(DEFENDER))

    def paid(self, end: Position) -> list[Fraction]:
        """What the units cost that each side has lost of those that fought, in production points."""
        found, table, rows = [Fraction(0), Fraction(0)], end.table, end.rules.kinds.rows
        before = self.world.table
        for unit, side in self.fighting:
            if table.kind[unit] == GONE:
                row = rows[before.kind[unit]]
                found[side] += Fraction(int(row.price_num), int(row.price_den))
        return found


class Losses:
    """What battles cost both sides, summed up with the weight of each."""

    def __init__(self, arena: Arena) -> None:
        self.arena: Final = arena
        self.by_kind: Final[list[dict[str, float]]] = [{}, {}]
        self.worth: Final = [0.0, 0.0]
        self.sums: Final = [0.0, 0.0]
        self.squares: Final = [0.0, 0.0]
        self.better: Final = [0.0, 0.0]
        """For each side the chance that it loses less than the other, in production points."""

    def add(self, end: Position, weight: float) -> None:
        """Takes in how one battle ended."""
        rows = end.rules.kinds.rows
        paid = self.arena.paid(end)
        if paid[0] != paid[1]:
            self.better[0 if paid[0] < paid[1] else 1] += weight
        for side, kinds in enumerate(self.arena.lost(end)):
            for kind in kinds:
                row = rows[kind]
                self.by_kind[side][row.id] = self.by_kind[side].get(row.id, 0.0) + weight
                self.worth[side] += weight * row.price_num / row.price_den
            self.sums[side] += weight * len(kinds)
            self.squares[side] += weight * len(kinds) ** 2

    def margins(self, battles: int) -> list[float]:
        """Half of the 95 % interval of the mean of each side's losses."""
        if battles == 0:
            return [0.0, 0.0]
        spread = [max(0.0, self.squares[side] - self.sums[side] ** 2) for side in (0, 1)]
        return [NORMAL_95 * sqrt(variance / battles) for variance in spread]


class Rolls(Chance):
    """Walks through all answers; rolls that give a salvo the same factor are taken as one."""

    def __init__(self, world: Position) -> None:
        table = world.rules.roll_table
        self.alike: Final = [(table.index(factor) + 1, table.count(factor)) for factor in dict.fromkeys(table)]
        """A roll for each factor, and how many rolls give it."""
        self.is_salvo = False
        """Whether the next question is the roll of a salvo."""
        self.asked = 0
        self.places: list[int] = []
        self.answers: list[list[tuple[int, int]]] = []
        self.sides: list[int] = []

    def roll(self, sides: i64) -> i64:
        if self.asked == len(self.places):
            self.places.append(0)
            self.sides.append(int(sides))
            every = [(number + 1, 1) for number in range(int(sides))]
            self.answers.append(self.alike if self.is_salvo else every)
        self.is_salvo = False
        self.asked += 1
        return self.answers[self.asked - 1][self.places[self.asked - 1]][0]

    def advance(self) -> bool:
        """Goes on to the next answers; false when all have been seen."""
        while self.places and self.places[-1] == len(self.answers[-1]) - 1:
            self.places.pop()
            self.answers.pop()
            self.sides.pop()
        if not self.places:
            return False
        self.places[-1] += 1
        self.asked = 0
        return True

    def probability(self) -> Fraction:
        """How likely the present answers are."""
        share = Fraction(1)
        for number, place in enumerate(self.places):
            share *= Fraction(self.answers[number][place][1], self.sides[number])
        return share


def battle_odds(
    view: View,
    order: Order | None,
    plans: tuple[str, str],
    chance: Chance,
    most_salvos: int = MOST_SALVOS,
    battles: int = BATTLES,
) -> Odds:
    """The odds of a battle that an order of this seat would open, or of the one that is open, after the order if any.

    `plans` are the attacker's and the defender's; '' is the one that the side has chosen, or `focus`. An order that the
    rules refuse is refused here; chance is asked only where battles have to be tried out.
    """
    arena = prepared(view, order, plans, chance)
    exact = follow(arena, most_salvos)
    return exact if exact is not None else try_out(arena, battles, chance)


def prepared(view: View, order: Order | None, plans: tuple[str, str], chance: Chance) -> Arena:
    """The battle in a world that the seat cannot tell from the true one, after the order and before the next salvo."""
    for plan in plans:
        if plan and plan not in PLANS:
            raise Refusal("no_such_plan", "SA-minimal-43", plan=plan[:40])
    world = view.complete(chance)
    if order is not None:
        world.check(view.seat, order)
        world.rules.order_rules[order.kind].carry_out(world, view.seat, order, chance)
        come_to_battle(world, chance)
    battle = world.table.battle
    if battle is None or battle.is_over:
        raise Refusal("wrong_moment", "SA-minimal-38", step="battle")
    for side, plan in enumerate(plans):
        if plan:
            battle.plan[side] = PLANS.index(plan)
        elif battle.plan[side] == NO_PLAN:
            battle.plan[side] = 0
    return Arena(world, (int(battle.plan[ATTACKER]), int(battle.plan[DEFENDER])))


def come_to_battle(world: Position, chance: Chance) -> None:
    """Goes on while something is under way that leads to a battle; what is asked meanwhile silence answers."""
    table = world.table
    while table.battle is None and not table.is_over and table.frames and table.frames[-1].matter is not None:
        step, frame = current_step(world.rules.tracks, table), table.frames[-1]
        if not frame.is_entered:
            frame.is_entered = True
            step.enter(world, chance)
            continue
        answer_or_go_on(world, step, chance)


def favour_of(view: View, order: Order, chance: Chance) -> float:
    """The chance that a battle to which an answer of this seat leads costs its side less than the other."""
    arena = prepared(view, order, ("", ""), chance)
    exact = follow(arena, FEW_SALVOS)
    odds = exact if exact is not None else try_out(arena, FEW_BATTLES, chance)
    return odds.better[arena.side_of(view.seat)]


def battle_strengths(view: View, order: Order | None, chance: Chance) -> dict[str, object]:
    """Who fights in such a battle and how hard each row hits each other, with the reasons; as JSON."""
    world = prepared(view, order, ("", ""), chance).world
    rules, table, battle = world.rules, world.table, open_battle(world)
    rate(rules, table, battle)
    salvo = None
    if battle.firing >= 0:
        chain = salvo_chain(rules, table, battle, True)
        if battle.roll > 0:
            num, den = rules.roll_table[battle.roll - 1]
            chain.starts_with(num, den, "roll", "SA-minimal-41")
        salvo = chain.to_json()
    return {
        "field": rules.board.ids[battle.field],
        "rows": row_table(rules, table, battle),
        "strengths": strength_table(rules, table, battle),
        "salvo": salvo,
    }


def open_battle(world: Position) -> Battle:
    """The battle of a world in which there is one."""
    battle = world.table.battle
    assert battle is not None
    return battle


def follow(arena: Arena, most_salvos: int) -> Odds | None:
    """Follows all rolls; None where there are too many of them."""
    ends: dict[End, Fraction] = {}
    losses = Losses(arena)
    layer: dict[Key, tuple[Position, Fraction]] = {(): (arena.world, Fraction(1))}
    salvos = 0
    while layer:
        following: dict[Key, tuple[Position, Fraction]] = {}
        for world, weight in layer.values():
            chance = Rolls(world)
            goes_on = True
            while goes_on:
                salvos += 1
                if salvos > most_salvos:
                    return None
                twin = world.copy()
                fight_on(twin, chance, chance)
                share = weight * chance.probability()
                if is_settled(twin):
                    end = end_of(twin)
                    ends[end] = ends.get(end, Fraction(0)) + share
                    losses.add(twin, float(share))
                else:
                    key = likeness(twin)
                    known = following.get(key)
                    following[key] = (twin, share) if known is None else (known[0], known[1] + share)
                goes_on = chance.advance()
        if len(following) > MOST_ALIVE:
            return None
        layer = following
    return Odds(arena, {end: float(share) for end, share in ends.items()}, losses, 0)


def try_out(arena: Arena, battles: int, chance: Chance) -> Odds:
    """Fights many battles."""
    ends: dict[End, float] = {}
    losses = Losses(arena)
    for _ in range(battles):
        twin = arena.world.copy()
        fight_on(twin, chance, None)
        end = end_of(twin)
        ends[end] = ends.get(end, 0.0) + 1 / battles
        losses.add(twin, 1 / battles)
    return Odds(arena, ends, losses, battles)


def fight_on(world: Position, chance: Chance, counting: Rolls | None) -> None:
    """Fights to the end or, where somebody counts the rolls, until a salvo with a roll is over."""
    table = world.table
    while not is_settled(world):
        step, frame = current_step(world.rules.tracks, table), table.frames[-1]
        if not frame.is_entered:
            if counting is not None and counting.asked > 0:
                return
            if counting is not None:
                counting.is_salvo = isinstance(step, SalvoStep)
            frame.is_entered = True
            step.enter(world, chance)
            continue
        answer_or_go_on(world, step, chance)


def answer_or_go_on(world: Position, step: Step, chance: Chance) -> None:
    """Whoever is asked first at a step answers by his plan; where nobody is, the step is left."""
    asked = step.deciders(world.table)
    if asked:
        answer = answer_of(world, step, asked[0])
        world.rules.order_rules[answer.kind].carry_out(world, asked[0], answer, chance)
    else:
        go_on(world, step, chance)


def answer_of(world: Position, step: Step, seat: int) -> Order:
    """What a seat says in a battle that is fought by plans."""
    if isinstance(step, SalvoStep):
        battle = open_battle(world)
        return FireByPlan(PLANS[battle.plan[battle.firing]])
    answer = step.default(world.sight(seat))
    assert answer is not None, "whatever a battle asks has a default"
    return answer


def is_settled(world: Position) -> bool:
    """Whether the fate of the field is known and everything that falls with it has fallen."""
    table, battle = world.table, world.table.battle
    if battle is None or table.is_over:
        return True
    if not battle.is_over or not table.frames[-1].is_entered:
        return False
    return current_step(world.rules.tracks, table).answers_to(AFTERMATH)


def end_of(world: Position) -> End:
    """How a battle that is settled has ended."""
    battle = open_battle(world)
    left = [0, 0]
    has_left = False
    for fighter in range(len(battle.unit)):
        fate: i64 = battle.fate[fighter]
        if fate != DESTROYED:
            left[battle.side[fighter]] += 1
            has_left = has_left or battle.side[fighter] == ATTACKER
    name = WIN if battle.is_conquest else STALEMATE if has_left else LOSE
    return name, left[0], left[1]


def likeness(world: Position) -> Key:
    """All that tells apart two moments between salvos of the same battle."""
    table, battle = world.table, open_battle(world)
    numbers = (int(battle.quiet), int(battle.retreat), int(battle.salvos[0]), int(battle.salvos[1]))
    agenda = [(int(frame.track), int(frame.place), int(frame.answered)) for frame in table.frames]
    fighters = [
        (
            int(battle.fate[i]), int(battle.sixths[i]), int(battle.line[i]), int(battle.row[i]),
            int(battle.exposed[i]), int(battle.leaving[i]),
        )
        for i in range(len(battle.unit))
    ]  # fmt: skip
    units = [(int(table.kind[unit]), int(table.place[unit])) for unit in range(len(table.kind))]
    columns = [tuple([int(value) for value in column]) for column in table.unit_columns]
    return numbers, tuple(agenda), tuple(fighters), tuple(units), tuple(columns), tuple(battle.notes)
