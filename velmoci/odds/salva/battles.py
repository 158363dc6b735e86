"""The odds of a battle of Salva, as far as one seat can know them: everything in a battle lies open except the dice.

The battle is fought by the game's own steps, both sides by a fire plan and every other question answered as an absent
player's would be: a host who is asked to let somebody retreat to him refuses by silence. Where it is small all rolls
are followed, salvo by salvo, and positions that have become alike are counted as one; that is exact. Where that would
take too long, many battles are fought instead and intervals are told.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Order
from velmoci.odds.salva.fog import Case, Fog, fog_over
from velmoci.odds.salva.outcomes import LOSE, STALEMATE, WIN, End, Ground, Losses, Odds, Part, mixed, sleepers_told
from velmoci.salva.base.battle_setup import sleepers_at, wake
from velmoci.salva.base.fire import rate
from velmoci.salva.base.orders import FireByPlan
from velmoci.salva.base.plans import PLANS
from velmoci.salva.base.salvos import SalvoStep
from velmoci.salva.base.shot_choices import row_table, salvo_chain, strength_table
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, NO_PLAN, Battle
from velmoci.salva.battle_seams import Sleepers
from velmoci.salva.consent import suspend
from velmoci.salva.consent_slices import refusals
from velmoci.salva.flow import current_step, go_on
from velmoci.salva.forces import act, unit_rows
from velmoci.salva.position import Position
from velmoci.salva.seams import Step
from velmoci.salva.state import NOBODY
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
LEAST_SALVOS: Final = 400
LEAST_BATTLES: Final = 40
"""At least so much is done for every case where not all on the field is known."""
Key = tuple[object, ...]


class Arena(Ground):
    """A world in which the battle is open and both sides fire by a plan; what was there before it is remembered."""

    def __init__(self, world: Position, plans: tuple[int, int], sleepers: list[Sleepers]) -> None:
        battle, table = open_battle(world), world.table
        super().__init__(world.rules.board.ids[battle.field], plans, sleepers)
        self.world: Final = world
        self.units: Final = table.units()
        self.kinds: Final = [int(table.kind[unit]) for unit in self.units]
        self.owners: Final = [int(table.owner_of(unit)) for unit in self.units]
        self.fighting: Final = [(int(unit), int(battle.side[place])) for place, unit in enumerate(battle.unit)]
        """Who fights, each with its side."""
        sides, by_owner = dict(self.fighting), {owner: self.side_of(owner) for owner in set(self.owners)}
        self.sides: Final = [sides.get(unit, by_owner[self.owners[place]]) for place, unit in enumerate(self.units)]
        """For each unit the side that loses it: its own, and of whoever does not fight that of its owner."""

    def lost(self, end: Position) -> list[list[int]]:
        """The kinds of the units that each side has lost, those that fell with their ships too."""
        found: list[list[int]] = [[], []]
        table = end.table
        for fighter in fallen_of_nobody(open_battle(end)):
            found[DEFENDER].append(int(open_battle(end).row_of(fighter).kind.index))
        for place, unit in enumerate(self.units):
            if self.owners[place] == NOBODY:
                continue
            if not table.exists(unit) or int(table.owner_of(unit)) != self.owners[place]:
                found[self.sides[place]].append(self.kinds[place])
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
            if not table.exists(unit):
                row = rows[before.kind[unit]]
                found[side] += Fraction(int(row.price_num), int(row.price_den))
        return found


def fallen_of_nobody(battle: Battle) -> list[int]:
    """The fighters of nobody who have fallen; they may have come only when the battle began."""
    owners = [int(battle.row_of(fighter).owner) for fighter in range(battle.count())]
    return [fighter for fighter, owner in enumerate(owners) if owner == NOBODY and battle.fate[fighter] == DESTROYED]


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
    check_plans(plans)
    fog = fog_over(view, order, chance)
    if fog is not None and order is not None:
        return odds_in_fog(view, order, plans, chance, fog, most_salvos, battles)
    return fought(prepared(view, order, plans, chance), chance, most_salvos, battles)


def fought(arena: Arena, chance: Chance, most_salvos: int, battles: int) -> Odds:
    """The odds of one battle: all rolls followed, or where those are too many some battles fought."""
    exact = follow(arena, most_salvos)
    return exact if exact is not None else try_out(arena, battles, chance)


def odds_in_fog(
    view: View, order: Order, plans: tuple[str, str], chance: Chance, fog: Fog, most_salvos: int, battles: int
) -> Odds:
    """The odds over all that may be on the field, and in each case."""
    known: dict[tuple[int, ...], Odds] = {}
    armies = len({case.army() for case in fog.cases})
    salvos, tries = max(LEAST_SALVOS, most_salvos // armies), max(LEAST_BATTLES, battles // armies)
    parts: list[Part] = []
    for case in fog.cases:
        army = case.army()
        if army not in known:
            known[army] = odds_in_case(view, order, plans, chance, case, salvos, tries)
        parts.append(Part(case, known[army]))
    return mixed(parts, fog.draws)


def odds_in_case(
    view: View, order: Order, plans: tuple[str, str], chance: Chance, case: Case, most_salvos: int, battles: int
) -> Odds:
    """The odds where it is so; where nobody is there, no battle may come about."""
    world = case.world(view, chance)
    led_to_battle(world, view.seat, order, chance)
    if world.table.battle is not None:
        return fought(arena_in(world, view, plans), chance, most_salvos, battles)
    return unopposed(world, order, plans)


def unopposed(world: Position, order: Order, plans: tuple[str, str]) -> Odds:
    """Nobody was there: whoever came onto the field has it, whoever had to go back has not."""
    field = order.to_json()["field"]
    assert isinstance(field, str)
    came = len(world.table.units_at(world.rules.board.index[field]))
    ground = Ground(field, (PLANS.index(plans[0] or PLANS[0]), PLANS.index(plans[1] or PLANS[0])), [])
    return Odds(ground, {(WIN if came > 0 else STALEMATE, came, 0): 1.0}, Losses(), 0)


def check_plans(plans: tuple[str, str]) -> None:
    """Raises where there is no such fire plan."""
    for plan in plans:
        if plan and plan not in PLANS:
            raise Refusal("no_such_plan", "SA-minimal-43", plan=plan[:40])


def prepared(view: View, order: Order | None, plans: tuple[str, str], chance: Chance) -> Arena:
    """The battle in a world that the seat cannot tell from the true one, after the order and before the next salvo.

    Where it is not known who is on the field, in the likeliest case with somebody there.
    """
    fog = fog_over(view, order, chance)
    cases = [case for case in fog.cases if case.army()] if fog is not None else []
    world = cases[0].world(view, chance) if cases else view.complete(chance)
    if order is not None:
        led_to_battle(world, view.seat, order, chance)
    return arena_in(world, view, plans)


def led_to_battle(world: Position, seat: int, order: Order, chance: Chance) -> None:
    """Carries out an order in a world that was made up, and goes on until a battle is open."""
    world.check(seat, order)
    act(world, world.rules.order_rules[order.kind], seat, order, chance)
    come_to_battle(world, chance)


def arena_in(world: Position, view: View, plans: tuple[str, str]) -> Arena:
    """The battle that is open in a world, both sides with their plans."""
    battle = world.table.battle
    sleepers: list[Sleepers] = []
    if battle is not None and view.sight.table.battle is None:
        sleepers = sleepers_at(world.rules, view.sight.table, battle.field)
    if battle is None or battle.is_over:
        raise Refusal("wrong_moment", "SA-minimal-38", step="battle")
    for side, plan in enumerate(plans):
        if plan:
            battle.plan[side] = PLANS.index(plan)
        elif battle.plan[side] == NO_PLAN:
            battle.plan[side] = 0
    return Arena(world, (int(battle.plan[ATTACKER]), int(battle.plan[DEFENDER])), sleepers)


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
    arena = prepared(view, order, ("", ""), chance)
    world = arena.world
    come_into_the_open(world, chance)
    rules, table, battle = world.rules, world.table, open_battle(world)
    if arena.sleepers:
        wake(world, battle, Sleepers(arena.sleepers[0].kind, 1, 1, 1))
    rate(rules, table, battle)
    salvo = None
    if battle.firing >= 0:
        chain = salvo_chain(rules, table, battle, True)
        if battle.roll > 0:
            num, den = rules.roll_table[battle.roll - 1]
            chain.starts_with(num, den, "roll", "SA-minimal-41")
        salvo = chain.to_json()
    told: dict[str, object] = {
        "field": rules.board.ids[battle.field],
        "rows": row_table(rules, table, battle),
        "strengths": strength_table(rules, table, battle),
        "salvo": salvo,
    }
    told["sleepers"] = sleepers_told(arena.sleepers)
    return told


def come_into_the_open(world: Position, chance: Chance) -> None:
    """Goes on until everybody fights openly who will fight; what is asked meanwhile silence answers."""
    table = world.table
    while table.battle is not None and table.frames[-1].matter is not table.battle and not is_settled(world):
        step, frame = current_step(world.rules.tracks, table), table.frames[-1]
        if not frame.is_entered:
            frame.is_entered = True
            step.enter(world, chance)
            continue
        answer_or_go_on(world, step, chance)


def open_battle(world: Position) -> Battle:
    """The battle of a world in which there is one."""
    battle = world.table.battle
    assert battle is not None
    return battle


def follow(arena: Arena, most_salvos: int) -> Odds | None:
    """Follows all rolls; None where there are too many of them."""
    ends: dict[End, Fraction] = {}
    losses = Losses()
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
                    losses.add(twin.rules, arena.paid(twin), arena.lost(twin), float(share))
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
    losses = Losses()
    for _ in range(battles):
        twin = arena.world.copy()
        fight_on(twin, chance, None)
        end = end_of(twin)
        ends[end] = ends.get(end, 0.0) + 1 / battles
        losses.add(twin.rules, arena.paid(twin), arena.lost(twin), 1 / battles)
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
                counting.is_salvo = step.rolls_salvo
            frame.is_entered = True
            step.enter(world, chance)
            continue
        answer_or_go_on(world, step, chance)


def answer_or_go_on(world: Position, step: Step, chance: Chance) -> None:
    """Whoever is asked first at a step answers by his plan; where nobody is, the step is left.

    Who needs somebody's agreement for it, as a guest who retreats, has it only where silence gives it.
    """
    asked = step.deciders(world.table)
    if not asked:
        go_on(world, step, chance)
        return
    answer = answer_of(world, step, asked[0])
    if not world.rules.consents or not suspend(world, asked[0], answer):
        world.rules.order_rules[answer.kind].carry_out(world, asked[0], answer, chance)


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
    refused = [tuple(refusals(world.sight(seat)).all) for seat in range(table.seats)] if world.rules.consents else []
    return numbers, tuple(agenda), tuple(fighters), tuple(unit_rows(table)), tuple(battle.notes), tuple(refused)
