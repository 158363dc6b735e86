"""Positions written by hand, and the check that one can be: for libraries, studies and tests."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.deck import CARDS, FULL_DECK, card_set, count_cards
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import Position, load_position, new_position
from velmoci.evropska_valka.state import GAME_OVER, NOBODY, PHASES, SIZES, TURN
from velmoci.kernel.errors import BadPosition
from velmoci.kernel.rulebook import Rulebook, assemble


def build_position(
    fields: Mapping[str, tuple[str, int]],
    powers: Sequence[str],
    *,
    on_turn: str = "",
    hands: Mapping[str, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Position:
    """A turn about to be played: `fields` says who stands where with how many figures, or with which size.

    Powers are in seat order; fields that are not named are empty. Cards are called as `9H`; those that are in no hand
    and not discarded are in the pile.
    """
    for power in powers:
        known(power, POWERS)
    for power in [on_turn or powers[0], *(hands or {})]:
        known(power, powers)
    position = new_position(assemble(LIBRARY, (), {**(options or {}), "players": len(powers)}))
    data: dict[str, Any] = position.dump()
    table, seat = data["table"], powers.index(on_turn or powers[0])
    table |= {"phase": int(TURN), "turn": 1, "first_seat": 0, "on_turn": seat, "decides": seat}
    table["flag"] = [POWERS.index(power) for power in powers]
    put_figures(position, table, fields, powers)
    deal_cards(data, hands or {}, discard, powers)
    built = load_position(position.rulebook, data)
    check_position(built)
    return built


def known(name: str, names: Collection[str]) -> str:
    """The name, if it is one of those."""
    if name not in names:
        raise BadPosition("bad_position", what="name", value=str(name)[:40])
    return name


def put_figures(
    position: Position, table: dict[str, Any], fields: Mapping[str, tuple[str, int]], powers: Sequence[str]
) -> None:
    """Writes owners and figures into the table, with what the engine keeps beside them."""
    board, pyramids = position.board, position.settings.pyramids
    for name, (power, count) in fields.items():
        seat, number = powers.index(known(power, powers)), board.index[known(name, board.index)]
        require(count >= 1 and (count <= SIZES or not pyramids), "states")
        table["owner"][number] = seat
        table["figures"][number] = count
        table["mask"][seat] |= int(board.bit[number])
        table["pieces"][seat] += 1 if pyramids else count
        if pyramids:
            table["stock"][SIZES * seat + count - 1] -= 1


def deal_cards(
    data: dict[str, Any], hands: Mapping[str, Sequence[str]], discard: Sequence[str], powers: Sequence[str]
) -> None:
    """Hands and discards are taken out of the pile, each card once."""
    table, left = data["table"], set(CARDS)
    for card in [*(card for hand in hands.values() for card in hand), *discard]:
        if card not in left:
            raise BadPosition("bad_position", what="card", value=str(card)[:40])
        left.remove(card)
    for power, hand in hands.items():
        seat = powers.index(power)
        data["owns"][seat]["hand"] = int(card_set(list(hand)))
        table["hand_size"][seat] = table["fresh_least"][seat] = table["fresh_most"][seat] = len(hand)
    table["discard"] = int(card_set(list(discard)))
    data["pile"] = int(card_set(sorted(left)))
    table["pile_size"] = len(left)


def load_checked(rulebook: Rulebook, data: Mapping[str, Any]) -> Position:
    """The position that was dumped, or what is wrong with it."""
    try:
        position = load_position(rulebook, data)
        check_position(position)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as problem:
        raise BadPosition("bad_position", what="shape", value=str(problem)[:40]) from problem
    return position


def check_position(position: Position) -> None:
    """Each card is in one place, sets of fields and figures agree, and everybody stands at home."""
    table = position.table
    players = int(position.settings.players)
    require(int(table.players) == len(position.owns) == players, "powers")
    require(0 <= table.phase < len(PHASES) and 0 <= table.on_turn < players, "phase")
    check_cards(position)
    check_fields(position)
    if TURN <= table.phase < GAME_OVER:
        for seat in range(players):
            require(0 <= table.flag[seat] < len(POWERS), "name")
            require(int(table.mask[seat]) & int(position.board.trio[table.flag[seat]]) != 0, "home")


def check_cards(position: Position) -> None:
    """All 52 cards, none of them twice, and no hand of another size than all see."""
    table = position.table
    places = [position.pile.cards, table.discard, table.attacker_laid, table.defender_laid]
    for seat, own in enumerate(position.owns):
        places += [own.hand, own.fate, *own.gifts]
        require(int(table.hand_size[seat]) == int(count_cards(own.hand)), "sums")
    together = 0
    for place in places:
        require(together & int(place) == 0, "card")
        together |= int(place)
    require(together == int(FULL_DECK), "card")
    require(int(table.pile_size) == int(count_cards(position.pile.cards)), "sums")


def check_fields(position: Position) -> None:
    """Whoever holds a field stands there, and the sets of fields say so too."""
    table, board = position.table, position.board
    require(len(table.owner) == len(table.figures) == board.size, "states")
    for seat in range(int(table.players)):
        mine = [field for field in range(board.size) if table.owner[field] == seat]
        figures = sum(int(table.figures[field]) for field in mine)
        require(int(table.mask[seat]) == sum(int(board.bit[field]) for field in mine), "sums")
        require(int(table.pieces[seat]) == (len(mine) if position.settings.pyramids else figures), "sums")
    for field in range(board.size):
        require((table.owner[field] == NOBODY) == (table.figures[field] == 0) and table.figures[field] >= 0, "states")


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BadPosition("bad_position", what=what, value="")
