"""Armies that lie face down: the bot plans as if its own lay open, moves what hides them, and comes out to act.

When nothing else is left to do it hides what stands where somebody may come, and leads what is empty elsewhere, so that
nobody can tell the one from the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from velmoci.bots.salva.campaigns import Campaign
from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.order import Order
from velmoci.salva.base.movement import is_idle
from velmoci.salva.base.movers import March
from velmoci.salva.base.orders import Attack, Move
from velmoci.salva.forces import hidden_movers, judge, lies_at, mover_for, uncover
from velmoci.salva.naming import field_name, find_field, find_mover, unit_name
from velmoci.salva.state import MOVED, NOBODY, Sight

FOUND: Final = "found"
JOIN: Final = "join"
BRANCH: Final = "branch"
HIDE: Final = "hide"
REMOVE: Final = "remove_row"
SPLIT: Final = "split_formation"
JOIN_NEAR: Final = "join_near"
EXTRACT_NEAR: Final = "extract_near"
NAME: Final = re.compile(r"[a-z_]+_[0-9]+")
ARMY: Final = 2
"""So many units are worth being hidden together."""
ANYWHERE: Final = -1
NEAR: Final = 2.0
"""A place that is so much worse than another is still one where an army might be."""
WANTED: Final = 0.4
"""By so much a place must be better for an army to go there."""


class Cover:
    """What a seat hides: its plan is made on a table where all of it lies open, its orders are for the real one."""

    def __init__(self, sight: Sight, campaign: Campaign, chance: Chance) -> None:
        self.sight: Final = sight
        self.table: Final = sight.table
        self.rules: Final = sight.rules
        self.campaign: Final = campaign
        self.outlook: Final = campaign.outlook
        self.chance: Final = chance
        self.movers: Final = hidden_movers(sight)
        self.armies: Final[dict[int, list[int]]] = {}
        """For each of them that is true the units that it stands for."""
        self.apart: Final[list[int]] = []
        """Hidden units that wait somewhere else than what stands for them."""
        open_table = campaign.table
        for unit in open_table.units_of(sight.seat):
            if self.is_hidden(unit):
                mover = int(mover_for(sight, unit))
                is_there = int(open_table.place[unit]) == self.place_of(mover)
                (self.armies.setdefault(mover, []) if is_there else self.apart).append(unit)

    def is_hidden(self, unit: int) -> bool:
        """Whether an own unit lies face down."""
        return unit < int(self.table.entries()) and self.table.place[unit] == NOBODY

    def given(self, order: Order | None) -> Order | None:
        """An order of the plan as it can be given while some of those whom it names are hidden; None if it cannot."""
        if order is None or not self.rules.veils:
            return order
        hidden = [unit for unit in self.named(order) if self.is_hidden(unit)]
        if not hidden:
            return order
        if any(unit in self.apart for unit in hidden):
            return None
        stands_in = self.by_movers(order)
        if stands_in is not None and self.is_legal(stands_in):
            return stands_in
        shown = uncover(self.sight, hidden) if order.kind != Move.kind else None
        return shown if shown is not None and self.is_legal(shown) else None

    def led(self, order: Order) -> Order | None:
        """The move of one soldier: out of an army that does not go with him, he comes out, if that shows no more."""
        assert isinstance(order, Move)
        unit = int(find_mover(self.campaign.sight, order.unit))
        if not self.is_hidden(unit):
            return order
        mover = int(mover_for(self.sight, unit))
        if len(self.armies.get(mover, [])) > 1:
            shown = uncover(self.sight, [unit])
            return shown if shown is not None and shown.kind != REMOVE and self.is_legal(shown) else None
        return self.given(order)

    def first_given(self, orders: Iterable[Order]) -> Order | None:
        """The first of some orders that can be given."""
        return next((given for given in map(self.given, orders) if given is not None), None)

    def first_led(self, moves: Iterable[Order]) -> Order | None:
        """The first of some moves that can be made."""
        return next((led for led in map(self.led, moves) if led is not None), None)

    def by_movers(self, order: Order) -> Order | None:
        """The same order for what hides those whom it names; None where it cannot be written so."""
        if isinstance(order, Attack):
            marches = {NAME.sub(self.mover_name, name): way for name, way in reversed(order.marches)}
            return Attack(order.field, tuple(reversed(marches.items())))
        try:
            return self.rules.notation.parse(NAME.sub(self.mover_name, str(order)))
        except Malformed:
            return None

    def mover_name(self, found: re.Match[str]) -> str:
        """The name of what hides a unit; any other word as it is."""
        try:
            unit = int(find_mover(self.campaign.sight, found[0]))
        except Refusal:
            return found[0]
        return self.name(int(mover_for(self.sight, unit))) if self.is_hidden(unit) else found[0]

    def named(self, order: Order) -> list[int]:
        """The units that an order names."""
        found: list[int] = []
        for name in NAME.findall(str(order)):
            try:
                found.append(int(find_mover(self.campaign.sight, name)))
            except Refusal:
                continue
        return found

    def name(self, unit: int) -> str:
        return unit_name(self.rules, self.table, unit)

    def is_legal(self, order: Order) -> bool:
        """Whether an order could be given now."""
        try:
            judge(self.sight, self.rules.order_rules[order.kind], order)
        except Refusal:
            return False
        return True

    def lead(self) -> Order | None:
        """Leads what is hidden: an army to where it is wanted, and what is empty to another such place."""
        pull = self.campaign.pull()
        for mover in self.movers:
            if self.table.flags[mover] & MOVED != 0:
                continue
            march = March(self.sight, mover)
            if not march.marchers or any(is_idle(one.sight, one.unit) for one in march.marchers):
                continue
            here = self.place_of(mover)
            goals = self.army_goal if mover in self.armies else self.decoy_goal
            goal = goals(mover, march, here, pull)
            if goal is not None:
                path = [field_name(self.rules, field) for field in march.way(goal)]
                return Move(self.name(mover), tuple(path))
        return None

    def army_goal(self, mover: int, march: March, here: int, pull: list[float]) -> int | None:
        """Where a hidden army is wanted more than where it is, if that can do without it."""
        outlook = self.outlook
        left = len([unit for unit in outlook.guards[here] if unit not in self.armies[mover]])
        if not self.rules.board.is_land(here) or (outlook.threat[here] > 0.0 and left <= 0.8 * outlook.threat[here]):
            return None
        goals = [goal for goal in march.goals() if outlook.is_mine(goal) and pull[goal] > pull[here] + WANTED]
        return max(goals, key=lambda goal: pull[goal], default=None)

    def decoy_goal(self, mover: int, march: March, here: int, pull: list[float]) -> int | None:
        """A place where nothing lies that is called the same, by chance among those where an army would be of use."""
        goals = self.decoy_places(march, self.places_of(mover))
        if self.rules.board.is_land(here):
            is_alone = self.places_of(mover).count(here) < 2
            goals = [] if is_alone else [goal for goal in goals if pull[goal] > pull[here] - NEAR]
        else:
            steps = self.outlook.steps_from(self.foreign_shores(), True)
            goals = [goal for goal in goals if steps[goal] <= steps[here]]
        return goals[self.chance.roll(len(goals)) - 1] if goals else None

    def foreign_shores(self) -> list[int]:
        """The sea fields beside land of others."""
        board = self.rules.board
        lands = [field for field in board.land if not self.outlook.is_mine(field)]
        return sorted({sea for field in lands for sea in board.neighbours[field] if not board.is_land(sea)})

    def places_of(self, mover: int) -> list[int]:
        """Where all lie that are called as this one is."""
        kind = self.table.kind[mover]
        return [self.place_of(other) for other in self.movers if self.table.kind[other] == kind]

    def place_of(self, mover: int) -> int:
        """Where something hidden lies."""
        return int(lies_at(self.rules, self.table, mover))

    def gather(self) -> Order | None:
        """What was built beside an army joins it; what cannot get there stands by itself."""
        return next((order for kind in (JOIN_NEAR, EXTRACT_NEAR) for order in self.offered(kind)), None)

    def hide(self) -> Order | None:
        """Units that wait where somebody may come lie down, and nobody knows any more where each of them is."""
        return self.join() or self.split() or self.branch() or self.found() or self.hide_one()

    def split(self) -> Order | None:
        """Half of an army that is large enough for two, if all rows have the same; then each goes its own way."""
        rows: dict[str, list[tuple[str, ...]]] = {}
        second = ""
        for order in self.offered(SPLIT):
            told: Any = order.to_json()
            second = str(told["second"])
            rows.setdefault(str(told["formation"]), []).append(tuple(told["targets"]))
        for formation, groups in rows.items():
            kinds = {tuple(sorted([name.rpartition("_")[0] for name in group])) for group in groups[1:]}
            if len(kinds) != 1 or len(groups[-1]) < 2 * ARMY:
                continue
            half = [name for group in groups[1:] for name in sorted(group)[::2]]
            order = self.rules.notation.parse(f"{SPLIT} {formation} {second} {' '.join(half)}")
            if self.is_legal(order):
                return order
        return None

    def hide_before(self, order: Order | None) -> Order | None:
        """What is done before ships go on together over the open sea; the order itself where that is nothing."""
        if not isinstance(order, Move):
            return order
        ship = int(find_mover(self.sight, order.unit))
        here = self.place_of(ship)
        if self.rules.board.is_land(here) or self.table.flags[ship] & MOVED != 0:
            return order
        if self.is_card(ship):
            return self.branch(here) or order
        return (self.join(here) or self.found(here) or order) if len(self.joiners(here)) >= ARMY else order

    def offered(self, kind: str) -> list[Order]:
        """The orders of a kind that can be given now."""
        rule = self.rules.order_rules.get(kind)
        menu = rule.menu(self.sight) if rule is not None else None
        return list(menu) if menu is not None else []

    def join(self, only: int = ANYWHERE) -> Order | None:
        """As many as can join the army on their own field."""
        best: Order | None = None
        most = 0
        for order in self.offered(JOIN):
            told: Any = order.to_json()
            units = [int(find_mover(self.sight, name)) for name in told["units"]]
            lies = {self.place_of(mover) for mover in self.movers if self.name(mover).startswith(told["formation"])}
            here = int(self.table.place[units[0]])
            if only in (ANYWHERE, here) and lies == {here} and len(units) > most:
                best, most = order, len(units)
        return best

    def branch(self, only: int = ANYWHERE) -> Order | None:
        """One more place where an army may be, while there are places for it to go to."""
        for order in self.offered(BRANCH):
            told: Any = order.to_json()
            mover = int(find_mover(self.sight, str(told["unit"])))
            lies = self.places_of(mover)
            true = [army for army in self.armies if self.table.kind[army] == self.table.kind[mover]]
            if not true or len(self.armies[true[0]]) < ARMY or self.table.flags[mover] & MOVED != 0:
                continue
            if only not in (ANYWHERE, self.place_of(mover)):
                continue
            march = March(self.sight, mover)
            is_idle_now = any(is_idle(one.sight, one.unit) for one in march.marchers)
            if not is_idle_now and self.decoy_places(march, lies):
                return order
        return None

    def decoy_places(self, march: March, lies: list[int]) -> list[int]:
        """Where one more token could go."""
        board = self.rules.board
        goals = [goal for goal in march.goals() if goal not in lies and board.is_land(goal) == board.is_land(lies[0])]
        return [goal for goal in goals if not board.is_land(goal) or self.outlook.is_mine(goal)]

    def found(self, only: int = ANYWHERE) -> Order | None:
        """A new army where most of those stand who could belong to one."""
        if len(self.armies_by_name()) < len({self.table.kind[mover] for mover in self.movers if self.is_card(mover)}):
            return None
        best: Order | None = None
        most = ARMY - 1
        for order in self.offered(FOUND):
            told: Any = order.to_json()
            field = int(find_field(self.sight, str(told["field"])))
            count = len(self.joiners(field)) if only in (ANYWHERE, field) else 0
            if count > most and (self.outlook.threat[field] > 0.0 or not self.rules.board.is_land(field)):
                best, most = order, count
        return best

    def is_card(self, mover: int) -> bool:
        """Whether something hidden stands for several units and not for one."""
        return bool(self.rules.kinds.rows[self.table.kind[mover]].move == 0)

    def armies_by_name(self) -> set[int]:
        """The names of all armies that have units."""
        return {int(self.table.kind[mover]) for mover in self.armies if self.is_card(mover)}

    def joiners(self, field: int) -> list[int]:
        """Own units on a field that could belong to a hidden army."""
        table = self.table
        found: list[int] = []
        for unit in table.units_at(field):
            kind = self.rules.kinds.rows[table.kind[unit]]
            is_sound = table.is_finished(unit) and table.damage[unit] == 0 and kind.move > 0
            if table.owner_of(unit) == self.sight.seat and is_sound and not self.rules.is_absent(table, unit):
                found.append(unit)
        return found

    def hide_one(self) -> Order | None:
        """The first unit that stands where somebody may come."""
        for order in self.offered(HIDE):
            told: Any = order.to_json()
            unit = find_mover(self.sight, str(told["unit"]))
            if self.outlook.threat[int(self.table.place[unit])] > 0.0:
                return order
        return None
