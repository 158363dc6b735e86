"""Is what a decision offers what the rules accept? Both ways, by trying; and orders that are probably wrong."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final

from tests.trust.play import Pick
from velmoci.evropska_valka.board import POWERS, find_board
from velmoci.evropska_valka.decisions import EvropskaValkaDecision
from velmoci.evropska_valka.deck import CARDS, card_names
from velmoci.evropska_valka.orders import (
    NOTATION,
    Assign,
    Attack,
    ChoosePower,
    Discard,
    Draft,
    EndTurn,
    Espionage,
    Fate,
    King,
    Lay,
    Move,
    Pass,
    Place,
    Resign,
    Retreat,
    Sabotage,
)
from velmoci.evropska_valka.state import Sight
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Malformed, Rejected
from velmoci.kernel.order import Order

FIELDS: Final = tuple(find_board("europe15").fields)
NAMES: Final = (*FIELDS, *POWERS, "atlantis", "seat_1")
NUMBERS: Final = (-1, 0, 1, 2, 3, 99)


def check_offered(decision: Decision, chance: Chance) -> None:
    """Every order that is offered is accepted and offered once; what is accepted is offered."""
    assert isinstance(decision, EvropskaValkaDecision)
    offered: set[str] = set()
    for menu in decision.menus():
        orders = list(menu)
        assert 0 < len(orders) == menu.count()
        for order in [*orders, menu.sample(chance), menu.sample(chance)]:
            assert type(order).kind == menu.kind
            decision.check(order)
        offered |= {str(order) for order in orders}
    assert decision.count() == len(offered)
    assert str(decision.sample(chance)) in offered
    assert str(decision.sample_by_kind(chance)) in offered
    for order in candidates(decision.sight):
        if isinstance(order, Resign) == (decision.kind == "aside") and decision.allows(order):
            assert str(order) in offered, f"{order} is accepted but not offered"


def candidates(sight: Sight) -> Iterator[Order]:
    """All orders around what is allowed, made without asking any menu."""
    yield from (Fate(), EndTurn(), Pass(), Resign())
    yield from (ChoosePower(power) for power in POWERS)
    for field in FIELDS:
        yield from (Draft(field), Place(field), Retreat(field))
    for number, origin in enumerate(FIELDS):
        if sight.table.owner[number] == sight.seat:
            for target in FIELDS:
                yield Move(origin, target)
                yield from (Attack(origin, target, count) for count in range(int(sight.table.figures[number]) + 2))
    hand = card_names(sight.own.hand)
    powers = [sight.table.power(seat) for seat in range(int(sight.table.players))]
    for card in [*hand, CARDS[0]]:
        yield King(card)
        yield from (Espionage(card, power) for power in powers)
        yield from (Sabotage(card, field) for field in FIELDS)
    for size in range(len(hand) + 1):
        for cards in combinations(hand, size):
            yield from (Lay(cards), Discard(cards))
    fate = card_names(sight.own.fate)
    for receivers in product(powers, repeat=len(fate)):
        yield Assign(tuple(zip(fate, receivers, strict=True)))


def any_order_at_all(pick: Pick) -> Order | None:
    """An order of any kind with any values; None where they are not even notation."""
    kinds = sorted(NOTATION.kinds)
    kind = NOTATION.kinds[kinds[pick(len(kinds))]]
    data: dict[str, Any] = {"kind": kind.kind}
    for field in kind.fields:
        data[field.name] = any_value(kind.kind, field.name, pick)
    return read(data)


def any_value(kind: str, name: str, pick: Pick) -> Any:
    if name == "count":
        return NUMBERS[pick(len(NUMBERS))]
    if name == "card":
        return (*CARDS, "ZZ")[pick(53)]
    if name == "cards":
        cards = [CARDS[pick(52)] for _ in range(pick(4))]
        return [[card, NAMES[pick(len(NAMES))]] for card in cards] if kind == "assign" else cards
    return NAMES[pick(len(NAMES))]


def mutant(order: Order, pick: Pick) -> Order | None:
    """The order with one value changed."""
    data: dict[str, Any] = order.to_json()
    names = [name for name in data if name != "kind"]
    if not names:
        return any_order_at_all(pick)
    name = names[pick(len(names))]
    value = data[name]
    if isinstance(value, list) and value and pick(2):
        value[pick(len(value))] = value[0]
    elif isinstance(value, int):
        data[name] = value + (-1, 1, 2, 50)[pick(4)]
    else:
        data[name] = any_value(data["kind"], name, pick)
    return read(data)


def read(data: dict[str, Any]) -> Order | None:
    try:
        return NOTATION.from_json(data)
    except (Malformed, Rejected):
        return None
