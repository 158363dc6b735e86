"""Whatever was played, the rows of a formation are worth the same, and one of them is true (I4-5, I4-6)."""

import pytest

from tests.clause import clause
from tests.trust.salva.invariants import check_cards, check_position, worths_of_rows
from tests.trust.salva.play import PASSIVE, Playing, rulebook_of
from velmoci.kernel.order import Order
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.position import Position

BUILDING = frozenset({"produce", "produce_near", "swap"})
LATER = frozenset({"remove_row", "end_formation", "extract", "resign", "attack", "buy", "double_row"})


class Founding(Playing):
    """A game of people who build into formations rather than otherwise."""

    def choose(self) -> tuple[int, Order] | None:
        pending = self.position.pending()
        if not pending:
            return None
        decision, chance = pending[0], self.chance
        menus = [menu for menu in decision.menus() if menu.kind != "resign"]
        best = [menu for menu in menus if menu.kind in BUILDING]
        lively = [menu for menu in menus if menu.kind not in PASSIVE | LATER]
        chosen = best if best and chance.roll(4) > 1 else lively if lively and chance.roll(4) > 1 else menus
        return decision.seat, chosen[chance.roll(len(chosen)) - 1].sample(chance)


CHAPTERS = ("naval", "expensive_units", "capital_ships", "half_units", "cheap_units", "formations")


def founded(seed: int, *more: str) -> Founding:
    return Founding(rulebook_of("elimination", [*CHAPTERS, *more]), seed)


def check_rows(position: Position) -> int:
    """Of each group of cards all rows are worth the same; returns of how many they are worth anything."""
    check_cards(position)
    found = worths_of_rows(position)
    assert all(len(set(worths)) == 1 for worths in found)
    return len([worths for worths in found if worths[0] > 0])


@clause("I4-5", "I4-6", "SA-formation_production-2", "SA-formation_neighbours-1")
@pytest.mark.parametrize("seed", range(2))
def test_rows_stay_worth_the_same(seed: int) -> None:
    playing, built = founded(seed), 0
    for _ in playing.steps(220):
        built += check_rows(playing.position)
    check_position(playing.position)
    assert built > 40


def lose_a_unit(position: Position) -> None:
    files = Formations(position.rules)
    units = [unit for card in files.cards(position.table) for unit in files.all_units(position.table, card)]
    position.drop_entry(units[0])


def make_another_row_true(position: Position) -> None:
    files = Formations(position.rules)
    card = files.cards(position.table)[0]
    files.truths(position, card).row[card.group] = 7


def lose_the_true_token(position: Position) -> None:
    files = Formations(position.rules)
    card = files.cards(position.table)[0]
    files.truths(position, card).token[card.name] = 999


@clause("I4-5", "I4-6")
@pytest.mark.parametrize("fault", [lose_a_unit, make_another_row_true, lose_the_true_token])
def test_a_fault_in_them_is_noticed(fault: object) -> None:
    playing = founded(0)
    for _ in playing.steps(220):
        if any(worths[0] > 0 and len(worths) > 1 for worths in worths_of_rows(playing.position)):
            break
    assert callable(fault)
    fault(playing.position)
    with pytest.raises(AssertionError):
        check_rows(playing.position)
