"""Hidden units in an attack (Skryté jednotky při útoku): who must show what, and what the dice prove.

Attack order: does the defender prove that anybody is there (`presence.py`); what attacks is shown (`hidden_force.py`);
the opening dice are rolled; the defender may prove that they destroy all (`destruction_proof.py`); else he shows all.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import destroy
from velmoci.salva.battle import ATTACKER, DEFENDER, Battle
from velmoci.salva.battle_seams import Muster
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.destruction_proof import proves, worlds_left
from velmoci.salva.chapters.hidden_force import AttackFaceDown, enter_unseen, show_force
from velmoci.salva.chapters.presence import (
    SIGHTING,
    AppearAllRule,
    AppearRule,
    AskAroundRule,
    Defending,
    SightBeforehand,
    Sighting,
    SightOrder,
    SightOrderBeforehand,
    SightStep,
    StayHiddenRule,
    is_seen,
    lying_at,
)
from velmoci.salva.chapters.uncovering import (
    EARLY_ROLL,
    HALF_ROLL,
    ID,
    UNCOVERING,
    Uncovering,
    begin_uncovering,
    friends_of,
    muster_shown,
    rolls_of,
    uncovering_of,
    where,
)
from velmoci.salva.flow import push
from velmoci.salva.forces import possibly_at, provably, veil_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import BATTLE, FIGHT, MATTER, NOBODY_ASKED, Column, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import NOBODY, Hidden, Own, Sight, State, Table

DIE: Final = 6
PROVE: Final = "prove_destruction"
CLAUSE: Final = "SA-hidden_attack-7"
MOST_SHOWN: Final = 3
"""So many things to show are tried together by whoever looks for a proof."""


class Unveil(Order):
    """`unveil at_gun_7`: shows all what a token is, to prove that the dice destroy the attackers."""

    kind: ClassVar[str] = "unveil"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class UnveilRow(Order):
    """`unveil_row caesar_12 2`: shows the attackers whether a row is true."""

    kind: ClassVar[str] = "unveil_row"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("row", Name()))

    def __init__(self, unit: str, row: str) -> None:
        self.unit: Final = unit
        self.row: Final = row


class ProveDestruction(Order):
    """`prove_destruction`: by all that was shown the dice destroy the whole force."""

    kind: ClassVar[str] = PROVE


class NoProof(Order):
    """`no_proof`: everything is shown, and the battle begins."""

    kind: ClassVar[str] = "no_proof"


NO_PROOF: Final = NoProof()
PROOF: Final = ProveDestruction()


def hidden_at(rules: Rules, table: Table, battle: Battle) -> list[int]:
    """What lies face down on the field and may defend it."""
    friends = friends_of(table, battle)
    found = lying_at(rules, table, battle.field, Defending(rules, friends))
    return [token for token in found if int(table.owner_of(token)) not in friends]


class Opening(Reaction):
    """Where something that may defend a field lies face down, the battle begins with what follows from that."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.early: i64 = rules.battle_column(EARLY_ROLL)
        self.half: i64 = rules.battle_column(HALF_ROLL)

    def battle_called(self, state: State, battle: Battle) -> None:
        if hidden_at(self.rules, state.table, battle):
            begin_uncovering(state)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        """A roll holds for one salvo."""
        if battle.firing == DEFENDER:
            battle.notes[self.early if battle.salvos[DEFENDER] == 0 else self.half] = 0


class OpeningDice(Muster):
    """What was rolled beforehand holds for the salvos before the attacker's first."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.early: i64 = rules.battle_column(EARLY_ROLL)
        self.half: i64 = rules.battle_column(HALF_ROLL)

    def rolled(self, battle: Battle) -> i64:
        return battle.notes[self.early if battle.salvos[DEFENDER] == 0 else self.half]


class UncoveringStep(Step):
    """A step before the lines are declared."""

    track = UNCOVERING
    clause = CLAUSE


class PresenceAsked(UncoveringStep):
    """If nobody is surely there, owners of what lies face down are asked one after the other."""

    name = "presence"
    clause = "SA-hidden_attack-3"

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        battle, found = battle_of(table), Sighting()
        found.seats, found.is_raid, found.field = friends_of(table, battle), True, int(battle.field)
        uncovering_of(table).is_defended = is_seen(self.rules, table, found)
        if not uncovering_of(table).is_defended and hidden_at(self.rules, table, battle):
            push(state, SIGHTING, found)
            state.tell(public("presence-asked", power=seat_name(found.seats[0]), field=where(state)))


class AttackersShown(UncoveringStep):
    """What attacks face down is shown to all if somebody is there, and goes in unseen if nobody is."""

    name = "attackers_shown"
    clause = "SA-hidden_attack-5"

    def enter(self, state: State, chance: Chance) -> None:
        found = uncovering_of(state.table)
        if found.is_defended:
            show_force(state, found)

    def leave(self, state: State, chance: Chance) -> str:
        found = uncovering_of(state.table)
        if found.coming and not found.is_defended:
            enter_unseen(state, found)
        return ""


class OpeningRolls(UncoveringStep):
    """The defender rolls openly for all its salvos before the attacker's first, whoever may turn out to shoot."""

    name = "opening_rolls"
    rolls_salvo = True
    clause = "SA-hidden_attack-6"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.early: i64 = rules.battle_column(EARLY_ROLL)
        self.half: i64 = rules.battle_column(HALF_ROLL)

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        found, battle = uncovering_of(table), battle_of(table)
        hidden = hidden_at(self.rules, table, battle) if found.is_defended else []
        if not hidden or not battle.has(ATTACKER):
            return
        if [muster for muster in self.rules.muster_early if muster.early_salvos(battle) > 0]:
            battle.notes[self.early] = chance.roll(DIE)
        battle.notes[self.half] = chance.roll(DIE)
        rolls = [str(roll) for roll in rolls_of(battle, self.early, self.half)]
        state.tell(public("opening-rolled", field=where(state), rolls=rolls))
        owners = [int(table.owner_of(token)) for token in hidden]
        found.provers = list(dict.fromkeys(owners))


class ProofStep(UncoveringStep):
    """Whoever hides something there may show of it what he likes, and say that all attackers are destroyed."""

    name = PROVE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.early: i64 = rules.battle_column(EARLY_ROLL)
        self.half: i64 = rules.battle_column(HALF_ROLL)

    def enter(self, state: State, chance: Chance) -> None:
        note_witnesses(state)

    def deciders(self, table: Table) -> list[int]:
        found, frame = uncovering_of(table), table.frames[-1]
        if battle_of(table).is_over:
            return NOBODY_ASKED
        return [seat for seat in found.provers if table.is_living(seat) and not frame.has_answered(seat)]

    def leave(self, state: State, chance: Chance) -> str:
        forget_witnesses(state)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return NO_PROOF

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        return {
            "field": field_name(self.rules, battle.field),
            "rolls": rolls_of(battle, self.early, self.half),
            "attackers": [unit_name(self.rules, sight.table, battle.unit[one]) for one in battle.standing(ATTACKER)],
            "proved": proves(sight),
        }

    def forecast(self, sight: Sight) -> dict[str, object]:
        enough = enough_to_show(sight)
        return {"enough": [str(order) for order in enough] if enough is not None else None}


def note_witnesses(state: State) -> None:
    """Those who may prove something know who has seen what of theirs; every look was told to all."""
    for seat in uncovering_of(state.table).provers:
        for part in state.rules.knowledge:
            part.note_witnesses(state, seat, state.owns[seat])


def forget_witnesses(state: State) -> None:
    """It is noted no longer than while they are asked."""
    for seat in uncovering_of(state.table).provers:
        for part in state.rules.knowledge:
            part.spread_witnesses(state, seat)


class Uncovered(UncoveringStep):
    """Without a proof everything is shown; whoever is there joins the battle, and lines are declared."""

    name = "uncovered"
    clause = "SA-hidden_attack-9"

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        found, battle = uncovering_of(table), battle_of(table)
        if not found.is_defended or battle.is_over:
            return
        for number in [int(table.number[token]) for token in hidden_at(self.rules, table, battle)]:
            token = table.numbered(number)
            veil = veil_of(self.rules, table, token) if token != NOBODY else None
            if veil is not None:
                veil.expose(state, token)

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        if not battle.is_over:
            muster_shown(state, battle)
        else:
            go_to_the_end(state, battle)
        return ""


def go_to_the_end(state: State, battle: Battle) -> None:
    """The battle is decided before it has begun."""
    for frame in state.table.frames:
        if frame.matter is battle:
            frame.go_to(state.rules.places[state.rules.track(FIGHT)]["aftermath"])


class ProofRule(OrderRule):
    """What the answers share."""

    steps: ClassVar[tuple[str, ...]] = (PROVE,)
    clause: ClassVar[str] = CLAUSE
    shows_truth: ClassVar[bool] = True

    def own(self, sight: Sight) -> list[int]:
        """The seat's own tokens there that may defend the field."""
        found = hidden_at(self.rules, sight.table, battle_of(sight.table))
        return [token for token in found if sight.table.owner_of(token) == sight.seat]

    def find(self, sight: Sight, name: str) -> i64:
        """The one of that name."""
        token = find_mover(sight, name, self.clause)
        if int(token) not in self.own(sight):
            raise Refusal("not_hidden_there", self.clause, unit=name)
        return token


class UnveilRule(ProofRule):
    """Shows a token to all, with what follows from that."""

    order: ClassVar[type[Order]] = Unveil
    clause: ClassVar[str] = "SA-hidden_attack-8"
    example: ClassVar[str] = "unveil at_gun_7"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Unveil)
        self.find(sight, order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = [Unveil(unit_name(self.rules, sight.table, token)) for token in self.own(sight)]
        return Listed(Unveil.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Unveil)
        token = find_mover(state.sight(seat), order.unit)
        veil = veil_of(self.rules, state.table, token)
        assert veil is not None
        veil.turn_up(state, token)
        note_witnesses(state)


class UnveilRowRule(ProofRule):
    """Shows the attackers whether a row is true; everybody sees that it was shown."""

    order: ClassVar[type[Order]] = UnveilRow
    clause: ClassVar[str] = "SA-hidden_attack-8"
    example: ClassVar[str] = "unveil_row caesar_12 2"

    def rows(self, sight: Sight, token: i64) -> list[str]:
        """The rows of its formation that were not shown in this attack."""
        veil = veil_of(self.rules, sight.table, token)
        shown = [row for number, row in uncovering_of(sight.table).shown if number == int(sight.table.number[token])]
        return [row for row in veil.rows_open(sight.table, token) if row not in shown] if veil is not None else []

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, UnveilRow)
        if order.row not in self.rows(sight, self.find(sight, order.unit)):
            raise Refusal("no_row_to_show", self.clause, unit=order.unit, row=order.row)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for token in self.own(sight):
            name = unit_name(self.rules, sight.table, token)
            found += [UnveilRow(name, row) for row in self.rows(sight, token)]
        return Listed(UnveilRow.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, UnveilRow)
        token = find_mover(state.sight(seat), order.unit)
        veil, found = veil_of(self.rules, state.table, token), uncovering_of(state.table)
        assert veil is not None
        found.shown.append((int(state.table.number[token]), order.row))
        veil.show_row(state, token, order.row, friends_of(state.table, battle_of(state.table)))
        note_witnesses(state)


class ProveRule(ProofRule):
    """The proof holds in every world that an attacker must reckon with: then the whole force is destroyed."""

    order: ClassVar[type[Order]] = ProveDestruction

    def check(self, sight: Sight, order: Order) -> None:
        if not proves(sight):
            raise Refusal("proof_fails", self.clause, field=field_name(self.rules, battle_of(sight.table).field))

    def menu(self, sight: Sight) -> Menu | None:
        return Single(PROOF) if proves(sight) else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        battle = battle_of(state.table)
        state.tell(public("destruction-proved", power=seat_name(seat), field=where(state)))
        battle.firing = DEFENDER
        for fighter in battle.standing(ATTACKER):
            if battle.stands(fighter):
                destroy(state, battle, fighter)
        battle.firing = NOBODY
        battle.is_over = True


class NoProofRule(ProofRule):
    """Without a proof everything is shown."""

    order: ClassVar[type[Order]] = NoProof
    clause: ClassVar[str] = "SA-hidden_attack-9"
    shows_truth: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(NO_PROOF)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)
        state.tell(public("no-proof", power=seat_name(seat), field=where(state)))


def enough_to_show(sight: Sight) -> list[Order] | None:
    """The fewest things that the seat would have to show for a proof, and of these those that leave the attackers most
    to wonder about; None where a few are not enough."""
    if proves(sight):
        return []
    offered: list[Order] = []
    for kind in (UnveilRow.kind, Unveil.kind):
        menu = sight.rules.order_rules[kind].menu(sight)
        offered += list(menu) if menu is not None else []
    for count in range(1, MOST_SHOWN + 1):
        best, most = list[Order](), 0
        for some in combinations(offered, count):
            left = left_after(sight, list(some))
            if left > most:
                best, most = list(some), left
        if best:
            return best
    return None


def left_after(sight: Sight, orders: list[Order]) -> int:
    """How many worlds are left to the attackers after these were shown, if the proof holds then; 0 if it does not."""
    rules, seat = sight.rules, int(sight.seat)
    owns = [Own([spec.make() for spec in rules.own_slices]) for _ in range(int(rules.seats))]
    owns[seat] = sight.own.copy()
    world = State(rules, sight.table.copy(), owns, Hidden([]))
    for part in rules.knowledge:
        part.spread_witnesses(world, seat)
    note_witnesses(world)
    for order in orders:
        rule = rules.order_rules[order.kind]
        try:
            rule.check(world.sight(seat), order)
        except Refusal:
            return 0
        rule.carry_out(world, seat, order, Chance())
    return worlds_left(world.sight(seat)) if proves(world.sight(seat)) else 0


class ProofBeforehand(Beforehand):
    """Nothing is proved."""

    name = PROVE


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-hidden_attack-1",
    needs=("minimal",),
    needs_one_of=(("formations", "hidden_units"),),
    forced_by=("formations", "hidden_units"),
    contributions={
        "column": (Column(EARLY_ROLL, BATTLE), Column(HALF_ROLL, BATTLE)),
        "slice": (SliceSpec(SIGHTING, MATTER, Sighting), SliceSpec(UNCOVERING, MATTER, Uncovering)),
        "step": (SightOrder, SightStep, PresenceAsked, AttackersShown, OpeningRolls, ProofStep, Uncovered),
        "order": (
            AskAroundRule, AppearRule, AppearAllRule, StayHiddenRule, UnveilRowRule, UnveilRule, ProveRule, NoProofRule,
        ),
        "beforehand": (SightOrderBeforehand, SightBeforehand, ProofBeforehand),
        "react": (Opening,),
        "muster": (OpeningDice,),
        "deed": (AttackFaceDown,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-1": (Opening.battle_called,),
    "SA-hidden_attack-3": (PresenceAsked,),
    "SA-hidden_attack-5": (AttackersShown,),
    "SA-hidden_attack-6": (OpeningRolls, OpeningDice.rolled),
    "SA-hidden_attack-7": (ProofStep, ProveRule),
    "SA-hidden_attack-8": (UnveilRule, UnveilRowRule),
    "SA-hidden_attack-9": (Uncovered, NoProofRule, muster_shown),
    "SA-hidden_attack-18": (find_unit,),
    "SA-hidden_attack-21": (provably, possibly_at),
    "SA-hidden_attack-22": (OpeningRolls.enter, OpeningDice.rolled),
    "SA-scouting-6": (Uncovered, ProveRule.carry_out),
}
