"""What holds in every position of Salva, whatever was played: checked from the outside, by counting again."""

import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from velmoci.kernel.event import Event
from velmoci.kernel.order import Order
from velmoci.salva.base.fire import explain_fire
from velmoci.salva.base.orders import Buy, Place
from velmoci.salva.base.ways import holder
from velmoci.salva.battle import STANDING, Battle
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.chapters.formation_veil import worth
from velmoci.salva.hiding.tokens import Tokens, owed, own_faces, own_truth
from velmoci.salva.naming import unit_name
from velmoci.salva.position import Position, load_position
from velmoci.salva.state import GONE, LIVING, NOBODY, Table

LOSSES = frozenset(
    {
        "agree", "agree_always", "betray", "discard", "dissolve", "fire_at", "force_roll", "hide", "merge", "relocate",
        "resign", "unhide", "use_cargo",
    }
)  # fmt: skip
"""Orders by which units leave the map although nobody fights."""
TURNED_UP = frozenset(
    {
        "branch", "disband", "end_formation", "extract", "extract_near", "publish", "remove_row", "remove_token",
    }
)
"""Orders by which tokens and what never was leave the list."""
TOLD_LOSSES = ("supply-starved", "supply-used", "row-starved", "out-of-fuel", "row-out-of-fuel", "formation-ended")
"""Events that tell why a unit or a token is there no more."""
GIFTS = frozenset({"given", "ceded"})
"""Events with which units get another owner."""


def living_units(table: Table) -> list[int]:
    return [unit for unit in range(len(table.kind)) if table.kind[unit] != GONE]


def loaded(position: Position, data: dict[str, Any]) -> Position:
    """The position that was dumped, by its rulebook alone."""
    return load_position(position.rulebook, data)


def check_position(position: Position, load: Callable[[Position, dict[str, Any]], Position] = loaded) -> None:
    """Every invariant of a position; tests with unit tables of their own say how it is read."""
    check_storage(position, load)
    check_owners(position)
    check_units(position)
    check_grounds(position)
    check_money(position)
    check_flow(position)
    check_tokens(position)
    check_cards(position)
    battle = position.table.battle
    if battle is not None:
        check_battle(position, battle)
        check_rates(position, battle)


def check_storage(position: Position, load: Callable[[Position, dict[str, Any]], Position]) -> None:
    """A position is what it was after writing and reading, and after copying."""
    data = position.dump()
    assert load(position, json.loads(json.dumps(data))).dump() == data
    assert position.copy().dump() == data


def check_tokens(position: Position) -> None:
    """Every third uncertain token is true, whatever was shown has its price, and nobody knows what is not so (I4-5)."""
    rules, table = position.rules, position.table
    if "hidden_units" not in rules.rulebook.chapters:
        return
    tokens, debts = Tokens(rules), owed(rules, table)
    truths = [own_truth(position.sight(seat)) for seat in range(int(table.seats))]
    families = {
        (int(table.owner_of(family[0])), int(table.kind[family[0]])): family for family in tokens.families(table)
    }
    assert set().union(*truths) <= {n for family in families.values() for n in tokens.numbers(table, family)}
    for (owner, kind), family in families.items():
        numbers = set(tokens.numbers(table, family))
        pairs = len([row for row in debts.pairs if row[:2] == (owner, kind)])
        assert len(family) == 3 * len(numbers & truths[owner]) + 2 * pairs
        assert all(table.place[token] == NOBODY and table.is_finished(token) for token in family)
        assert not numbers & truths[owner] & {number for number, _ in debts.moves}
        for seat in range(int(table.seats)):
            faces = own_faces(position.sight(seat))
            assert (faces.true & numbers) <= truths[owner]
            assert not faces.false & truths[owner]
            assert seat != owner or not (faces.true | faces.false) & numbers


def check_cards(position: Position) -> None:
    """Of each group of formations one row is true, and of each formation one token (I4-5)."""
    rules, table = position.rules, position.table
    if "formations" not in rules.rulebook.chapters:
        return
    files = Formations(rules)
    for linked in files.linked(files.cards(table)):
        truths = files.truths(position, linked[0])
        assert truths.row[linked[0].group] in linked[0].rows
        assert all(card.rows == linked[0].rows and card.owner == linked[0].owner for card in linked)
        for card in linked:
            assert truths.token[card.name] in card.tokens()
            units = files.all_units(table, card)
            assert all(table.unit_columns[files.row][unit] in card.rows for unit in units)
            assert all(table.place[unit] == NOBODY for unit in files.entries(table, card))
    known = {card.group for card in files.cards(table)}
    for seat in range(int(table.seats)):
        own = files.secrets(position.owns[seat]).truths
        mine = [card for card in files.cards(table) if card.owner == seat]
        assert set(own.token) == {card.name for card in mine}
        assert set(own.row) == {card.group for card in mine} <= known


def worths_of_rows(position: Position) -> list[list[int]]:
    """For each group of formations what each row is worth, over all its cards."""
    rules, table, files = position.rules, position.table, Formations(position.rules)
    return [
        [worth(rules, table, [u for card in linked for u in files.units(table, card, row)]) for row in linked[0].rows]
        for linked in files.linked(files.cards(table))
    ]


def check_owners(position: Position) -> None:
    """Seas belong to nobody; land belongs to a seat that takes part, or to nobody."""
    table, board = position.table, position.rules.board
    for field in range(len(table.owner)):
        owner = int(table.owner[field])
        assert owner == NOBODY or (board.is_land(field) and table.status[owner] == LIVING)


def check_units(position: Position) -> None:
    """Every unit is one thing in one place, sound between battles, and has no more movement than it may."""
    table, rules = position.table, position.rules
    units = living_units(table)
    numbers = [int(table.number[unit]) for unit in units]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < number < table.next_number for number in numbers)
    for unit in units:
        assert 0 <= table.kind[unit] < len(rules.kinds.rows)
        assert table.owner_of(unit) == NOBODY or table.status[table.owner_of(unit)] == LIVING
        is_hidden = bool(rules.veils) and table.place[unit] == NOBODY
        assert is_hidden or 0 <= table.place[unit] < rules.board.size
        assert 0 <= table.damage[unit] < 36
        assert table.battle is not None or table.damage[unit] == 0 or rules.keepers or rules.menders
        assert 0 <= table.points[unit] <= rules.movement(table, unit)
        assert table.is_finished(unit) or table.points[unit] == 0
    assert table.active == NOBODY or int(table.active) in units


def check_grounds(position: Position) -> None:
    """Between battles nobody shares a field with an enemy, and whoever is on foreign ground is aboard or docked."""
    table, rules = position.table, position.rules
    for field in range(int(rules.board.size)):
        present = [unit for unit in table.units_at(field) if not rules.is_absent(table, unit)]
        here: int = rules.board.ground[field]
        assert all(rules.kinds.rows[table.kind[unit]].ground & here for unit in present)
        if table.battle is not None:
            continue
        if "alliance" in rules.rulebook.chapters:
            check_holder(position, field, present)
        elif rules.board.is_land(field):
            assert all(rules.is_friend(table, unit, table.owner[field]) for unit in present)
        else:
            assert len({int(table.owner_of(unit)) for unit in present}) <= 1


def check_holder(position: Position, field: int, present: list[int]) -> None:
    """Allies may share a field; a sea field with ships has one holder, who has a ship there, whoever asks."""
    table, rules = position.table, position.rules
    if present and not rules.board.is_land(field):
        holders = {int(holder(rules, table, field, seat)) for seat in table.living()}
        assert len(holders) == 1
        assert holders <= {int(table.owner_of(unit)) for unit in present}


def check_money(position: Position) -> None:
    """Production lies only on fields of the seat on turn, allotments only before the first round."""
    table = position.table
    for field, amount in enumerate(table.purse):
        assert amount >= 0
        assert amount == 0 or table.owner[field] == table.on_turn
    assert all(amount >= 0 for amount in table.funds)
    assert table.round == 0 or not any(table.funds)


def check_flow(position: Position) -> None:
    """While a game goes on somebody is asked and can answer; afterwards nobody is."""
    table, pending = position.table, position.pending()
    assert (position.outcome() is None) == any(decision.waits for decision in pending)
    for decision in pending:
        assert table.status[decision.seat] == LIVING
        assert any(menu.count() for menu in decision.menus())
        silence = decision.default()
        assert decision.allows(silence) if silence is not None else not decision.waits
    assert position.outcome() is None or table.reason
    assert all(0 <= seat < table.seats for seat in table.winners)


def check_battle(position: Position, battle: Battle) -> None:
    """Fighters are units on the map; damage and fire stay within their bounds."""
    table = position.table
    units = living_units(table)
    fighting = [int(battle.unit[i]) for i in range(len(battle.unit)) if battle.fate[i] == STANDING]
    assert len(set(fighting)) == len(fighting)
    assert set(fighting) <= set(units)
    for fighter in range(len(battle.unit)):
        assert 0 <= battle.harm[fighter] <= 6 * battle.harm_den
        assert 0 <= battle.sixths[fighter] < 36
        assert battle.side[fighter] in (0, 1)
        assert 1 <= battle.line[fighter] <= 3
        if battle.fate[fighter] == STANDING:
            assert battle.harm[fighter] < 6 * battle.harm_den or battle.firing == NOBODY
            assert battle.sixths[fighter] == table.damage[battle.unit[fighter]]
            first, last = battle.ranks(battle.side[fighter])
            assert first <= fighter < last
    assert 0 <= Fraction(battle.left_num, battle.left_den) <= 1
    if battle.firing != NOBODY:
        assert battle.harm_den % (6 * battle.den) == 0


def check_rates(position: Position, battle: Battle) -> None:
    """What is looked up for a pair of rows is the plain product of the factors that explain it."""
    if not battle.is_rated:
        return
    rules, size = position.rules, len(battle.rows)
    assert len(battle.armed) == size
    for shooter in battle.rows:
        lines = [(mode * size + int(shooter.index)) * size for mode in range(int(battle.modes))]
        assert (battle.armed[shooter.index] != 0) == any(any(battle.rates[at : at + size]) for at in lines)
        for target in battle.rows:
            rate = Fraction(battle.rates[int(shooter.index) * size + int(target.index)], battle.base)
            if shooter.side == target.side:
                assert rate == 0
                continue
            product = Fraction(1)
            chain = explain_fire(rules, position.table, battle, shooter, target, 0)
            for link in chain.links or []:
                product *= Fraction(link.num, link.den)
                assert link.clause.startswith("SA-")
            unarmed = any(muster.is_unarmed(battle, shooter) for muster in rules.musters)
            assert rate == (0 if unarmed else product)


class Snapshot:
    """What one order may change, and by how much."""

    def __init__(self, position: Position) -> None:
        table = position.table
        self.units = {
            int(table.number[unit]): (int(table.kind[unit]), int(table.owner_of(unit))) for unit in living_units(table)
        }
        self.next_number = int(table.next_number)
        self.purse = table.purse[:]
        self.funds = table.funds[:]
        self.is_fight = table.battle is not None
        self.salvo = salvo_of(table)
        self.harm = harm_of(position)

    def check(self, position: Position, seat: int, order: Order, events: list[Event]) -> None:
        """No unit appears twice, changes its kind or its owner, or is lost without a reason; all is paid for."""
        table = position.table
        after = Snapshot(position)
        is_gift = any(event.seen_by_all().sentence in GIFTS for event in events)
        for number, what in after.units.items():
            kind, owner = self.units.get(number, what)
            assert kind == what[0]
            assert owner == what[1] or is_gift
            assert number in self.units or number >= self.next_number
        lost = self.units.keys() - after.units.keys()
        is_told = any(event.seen_by_all().sentence in TOLD_LOSSES for event in events)
        is_reason = is_told or order.kind in LOSSES | TURNED_UP or order.kind.startswith("attack")
        if lost and not (self.is_fight or after.is_fight or is_reason):
            assert any(table.status[self.units[number][1]] != LIVING for number in lost), str(order)
        self.check_payment(position, seat, order)
        if order.kind != "resign":
            self.check_harm(after, events)

    def check_payment(self, position: Position, seat: int, order: Order) -> None:
        """A purchase costs its price, neither more nor less."""
        table, rules = position.table, position.rules
        if isinstance(order, Buy) and order.item in rules.kinds.index:
            field = rules.board.index[order.spot.partition("/")[0]]
            assert self.purse[field] - table.purse[field] == price(position, seat, order.item, field)
        if isinstance(order, Place) and order.item in rules.kinds.index and table.round == 0:
            field = rules.board.index[order.spot.partition("/")[0]]
            left = [self.funds[seat] - price(position, seat, order.item, field), 0]
            assert table.funds[seat] in left

    def check_harm(self, after: "Snapshot", events: list[Event]) -> None:
        """Within a salvo damage grows by exactly what the shots did; nobody takes more than six points."""
        if self.salvo is None or self.salvo != after.salvo:
            return
        done: dict[str, Fraction] = {}
        told = [event.seen_by_all().to_json() for event in events]
        gone = [values["unit"] for values in told if values["event"] == "flew-off"]
        for event in events:
            values: dict[str, Any] = event.seen_by_all().to_json()
            if values["event"] in ("shot", "suffered-along"):
                hit = values["target"] if values["event"] == "shot" else values["unit"]
                done[hit] = done.get(hit, Fraction(0)) + Fraction(values["points"])
        for name, harm in self.harm.items():
            expected = harm + done.get(name, Fraction(0))
            if name in after.harm:
                assert after.harm[name] == expected < 6
            else:
                assert expected >= 6 or name in gone


def price(position: Position, seat: int, item: str, field: int) -> int:
    """The price in parts of a point, by a plain product of fractions."""
    rules = position.rules
    product = Fraction(1)
    for link in rules.price_chain(position.table, seat, rules.items[item], field, True).links or []:
        product *= Fraction(link.num, link.den)
    parts = product * rules.money
    assert parts.denominator == 1
    return int(parts)


def salvo_of(table: Table) -> tuple[int, ...] | None:
    """Which salvo of which battle is under way."""
    battle = table.battle
    if battle is None or battle.firing == NOBODY:
        return None
    return (int(table.turn), int(battle.field), int(battle.firing), *(int(number) for number in battle.salvos))


def harm_of(position: Position) -> dict[str, Fraction]:
    """The damage of everybody who stands in the salvo under way, by name."""
    table, rules = position.table, position.rules
    battle = table.battle
    if battle is None or battle.firing == NOBODY:
        return {}
    return {
        unit_name(rules, table, battle.unit[i]): Fraction(battle.harm[i], battle.harm_den)
        for i in range(len(battle.unit))
        if battle.fate[i] == STANDING
    }
