"""Counts of orders on tiny maps, by the engine and by a naive second reading of the rules; factors likewise."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from tests.maps.drawn import row
from tests.salva.scenes import Scene
from tests.trust.play import picker
from tests.trust.salva.naive import MOVE, PRICE, Board, Piece, attacks, count_movement, count_purchases
from tests.trust.salva.play import Playing, rulebook_of
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.salva.base.attack import AttackMenu
from velmoci.salva.base.orders import Attack, Buy, Move
from velmoci.salva.numbers import Chain
from velmoci.salva.position import Position

SQUARE = {"a": ["b", "c"], "b": ["c", "d"], "c": ["d"], "d": []}
ROW = row("abcde")
LAND = row("abcd")


def both_ways(fields: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Every field with all its neighbours."""
    return {one: [other for other in fields if other in fields[one] or one in fields[other]] for one in fields}


def perft(position: Position, depth: int) -> int:
    """Sequences of so many orders in the movement phase, by the engine's own menus."""
    total = 0
    for decision in position.pending():
        for menu in decision.menus():
            total += menu.count()
            assert menu.count() == sum(1 for _ in menu)
            if depth > 1 and menu.kind in (Move.kind, Buy.kind):
                for order in menu:
                    after = position.copy()
                    after.apply(decision.seat, order, Scripted([]))
                    total += perft(after, depth - 1) - 1
    return total


CASES = [
    (SQUARE, "ab", {"a": "tank", "b": "inf"}, {}),
    (SQUARE, "abc", {"a": "tank inf", "c": "atg"}, {}),
    (ROW, "abc", {"a": "tank tank", "b": "inf inf"}, {}),
    (ROW, "abcd", {"b": "tank", "c": "tank cargo"}, {}),
    (ROW, "ac", {"a": "tank inf", "c": "tank"}, {}),
    (ROW, "abcd", {"a": "tank", "d": "tank inf"}, {"b": "2", "d": "3/2"}),
    (SQUARE, "abc", {"a": "tank tank"}, {"b": "3/2", "c": "3"}),
]


@pytest.mark.parametrize(("fields", "own", "armies", "rough"), CASES)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_moves_and_attacks_are_counted_alike(
    fields: Mapping[str, list[str]], own: str, armies: Mapping[str, str], rough: Mapping[str, str], depth: int
) -> None:
    owners = {name: 0 if name in own else 1 for name in fields}
    marks = {name: {"roughness": value} for name, value in rough.items()}
    chapters = ["terrain", "factories"]
    scene = Scene(chapters, owners=owners, marks=marks, fields=fields, sea=())
    army: list[Piece] = []
    for place, kinds in armies.items():
        for name in scene.army(0, place, kinds):
            kind, _, number = name.rpartition("_")
            army.append(Piece(int(number), kind, place, Fraction(MOVE[kind])))
    board = Board(both_ways(fields), frozenset(own), {name: Fraction(value) for name, value in rough.items()})
    assert perft(scene.position, depth) == count_movement(board, tuple(army), depth)


def test_the_attacks_themselves_are_the_same() -> None:
    scene = Scene(["factories"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, fields=LAND, sea=())
    names = [*scene.army(0, "a", "tank tank inf"), *scene.army(0, "b", "inf cargo cargo atg")]
    places = {name: "a" if number < 3 else "b" for number, name in enumerate(names)}
    army = tuple(
        Piece(number, name.rpartition("_")[0], places[name], Fraction(MOVE[name.rpartition("_")[0]]))
        for number, name in enumerate(names)
    )
    offered = set()
    for order in AttackMenu(scene.position.sight(0)):
        assert isinstance(order, Attack)
        scene.position.check(0, order)
        offered.add((order.field, tuple(sorted((unit.rpartition("_")[0], places[unit]) for unit, _ in order.marches))))
    assert offered == attacks(Board(both_ways(LAND), frozenset("ab")), army)


@pytest.mark.parametrize("marks", [{}, {"a": {"production": 3}}, {"a": {"production": "5/2"}, "b": {"production": 3}}])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_purchases_are_counted_alike(marks: dict[str, dict[str, object]], depth: int) -> None:
    scene = Scene(["terrain"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks=marks, fields=LAND, sea=())
    scene.begin().order(0, "end_movement")
    purses = {name: Fraction(str(marks.get(name, {}).get("production", 1))) for name in "ab"}
    assert perft(scene.position, depth) == count_purchases(purses, depth)
    assert set(PRICE) == set(scene.rules.items)


def test_a_menu_that_forgets_an_order_would_be_noticed() -> None:
    board = Board(both_ways(LAND), frozenset("ab"))
    army = (Piece(1, "tank", "a", Fraction(2)), Piece(2, "inf", "b", Fraction(1)))
    scene = Scene([], owners={"a": 0, "b": 0, "c": 1, "d": 1}, fields=LAND, sea=())
    scene.army(0, "a", "tank")
    assert perft(scene.position, 2) != count_movement(board, army, 2)


@pytest.mark.parametrize("seed", range(20))
def test_a_chain_is_the_plain_product_of_its_factors(seed: int) -> None:
    pick = picker(Seeded(f"chain {seed}"))
    chain, product = Chain(True), Fraction(1)
    chain.starts_with(7, 3, "base", "SA-minimal-45")
    product *= Fraction(7, 3)
    for _ in range(pick(9)):
        num, den = pick(10), 1 + pick(9)
        chain.times(num, den, "factor", "SA-minimal-47")
        product *= Fraction(num, den)
    assert Fraction(chain.num, chain.den) == product
    assert Fraction(chain.text()) == product
    chain.reduce()
    assert (chain.num, chain.den) == (product.numerator, product.denominator)
    told = Fraction(1)
    for link in chain.links or []:
        told *= Fraction(link.num, link.den)
    assert told == product


@pytest.mark.parametrize("seed", range(3))
def test_production_prices_and_paces_are_plain_products(seed: int) -> None:
    chapters = ["terrain", "random_terrain", "naval", "factories", "production_cycle"]
    playing = Playing(rulebook_of("elimination", chapters, factory_price="7/3"), seed)
    rules = playing.position.rules
    checked = 0
    for _ in playing.steps(60):
        table = playing.position.table
        for field in rules.board.land:
            made = rules.production_chain(table, field, True)
            product = Fraction(1)
            for link in made.links or []:
                product *= Fraction(link.num, link.den)
            assert Fraction(made.num, made.den) == product
            assert rules.in_parts(made.num, made.den) == product * rules.money
            for item in rules.items.values():
                chain = rules.price_chain(table, 0, item, field, True)
                assert rules.price(table, 0, item, field) == Fraction(chain.num, chain.den) * rules.money
                checked += 1
        for unit in table.units_of(0):
            here = int(table.place[unit])
            for there in rules.board.neighbours[here]:
                assert rules.step_cost(table, unit, here, there) % 1 == 0
                assert rules.step_cost(table, unit, here, there) >= 0
    assert checked > 100
