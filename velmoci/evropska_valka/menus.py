"""The orders that a decision offers, counted, listed and sampled without making them all."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from mypy_extensions import i64

from velmoci.evropska_valka.attack import attack_counts, attack_targets, most_abroad, most_attackers
from velmoci.evropska_valka.board import POWERS, nth_bit
from velmoci.evropska_valka.deck import ACES, CARDS, JACKS, KINGS, QUEENS, card_names, count_cards, listed
from velmoci.evropska_valka.movement import move_targets
from velmoci.evropska_valka.orders import (
    Assign,
    Attack,
    ChoosePower,
    Discard,
    Draft,
    Espionage,
    King,
    Lay,
    Move,
    Place,
    Retreat,
    Sabotage,
)  # fmt: skip
from velmoci.evropska_valka.sabotage import sabotage_fields
from velmoci.evropska_valka.setup import free_powers
from velmoci.evropska_valka.state import Sight
from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu
from velmoci.kernel.order import Order


class NumberedMenu(Menu):
    """A menu whose orders are found by their places, from 0."""

    size: i64

    def find(self, place: i64) -> Order:
        """The order at that place."""
        raise NotImplementedError

    def count(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Order]:
        for place in range(self.size):
            yield self.find(place)

    def sample(self, chance: Chance) -> Order:
        return self.find(pick(chance, self.size))


class PowerMenu(NumberedMenu):
    """The powers that are free."""

    def __init__(self, sight: Sight) -> None:
        self.kind = ChoosePower.kind
        self.free = free_powers(sight.table)
        self.size = len(self.free)

    def find(self, place: i64) -> Order:
        return ChoosePower(POWERS[self.free[place]])


class FieldMenu(NumberedMenu):
    """Orders that name one field out of a set."""

    def __init__(self, kind: str, sight: Sight, fields: i64) -> None:
        self.kind = kind
        self.sight = sight
        self.fields = fields
        self.size = count_cards(fields)

    def find(self, place: i64) -> Order:
        field = self.sight.board.fields[nth_bit(self.fields, place)]
        if self.kind == Draft.kind:
            return Draft(field)
        if self.kind == Retreat.kind:
            return Retreat(field)
        return Place(field)


class SabotageMenu(NumberedMenu):
    """Every Jack or Ace with every field."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Sabotage.kind
        self.sight = sight
        self.cards = sight.own.hand & (JACKS | ACES)
        self.fields: i64 = sabotage_fields(sight) if self.cards != 0 else 0
        self.size = count_cards(self.cards) * count_cards(self.fields)

    def find(self, place: i64) -> Order:
        fields = count_cards(self.fields)
        card, field = nth_bit(self.cards, place // fields), nth_bit(self.fields, place % fields)
        return Sabotage(CARDS[card], self.sight.board.fields[field])


class EspionageMenu(NumberedMenu):
    """Every Queen or Ace with every opponent."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Espionage.kind
        self.sight = sight
        self.cards = sight.own.hand & (QUEENS | ACES)
        self.size = count_cards(self.cards) * (sight.table.players - 1)

    def find(self, place: i64) -> Order:
        table = self.sight.table
        others = table.players - 1
        other = (self.sight.seat + 1 + place % others) % table.players
        return Espionage(CARDS[nth_bit(self.cards, place // others)], table.power(other))


class MoveMenu(NumberedMenu):
    """Every own field with every field where a figure of it may go."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Move.kind
        self.sight = sight
        self.empty = sight.board.everything & ~sight.table.occupied()
        self.size = 0
        mine = sight.table.mask[sight.seat]
        for origin in range(sight.board.size):
            if mine & sight.board.bit[origin] != 0:
                self.size += count_cards(move_targets(sight, origin, self.empty))

    def find(self, place: i64) -> Order:
        board = self.sight.board
        mine = self.sight.table.mask[self.sight.seat]
        for origin in range(board.size):
            if mine & board.bit[origin] != 0:
                targets = move_targets(self.sight, origin, self.empty)
                ways = count_cards(targets)
                if place < ways:
                    return Move(board.fields[origin], board.fields[nth_bit(targets, place)])
                place -= ways
        raise AssertionError("there are fewer moves than were counted")


class AttackMenu(NumberedMenu):
    """Every own field, foreign neighbour and number of figures."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Attack.kind
        self.sight = sight
        home = sight.home()
        board, mine = sight.board, sight.table.mask[sight.seat]
        self.foreign = sight.table.occupied() & ~mine
        self.size = 0
        for origin in range(board.size):
            if mine & board.bit[origin] != 0:
                targets = attack_targets(sight, origin, self.foreign)
                if targets != 0:
                    at_home = count_cards(targets & home)
                    self.size += at_home * most_attackers(sight, origin)
                    self.size += (count_cards(targets) - at_home) * most_abroad(sight, origin)

    def find(self, place: i64) -> Order:
        sight, board = self.sight, self.sight.board
        mine = sight.table.mask[sight.seat]
        for origin in range(board.size):
            if mine & board.bit[origin] != 0:
                targets = attack_targets(sight, origin, self.foreign)
                while targets != 0:
                    target = nth_bit(targets, 0)
                    ways = attack_counts(sight, origin, target)
                    if place < ways:
                        return Attack(board.fields[origin], board.fields[target], int(place) + 1)
                    place -= ways
                    targets &= targets - 1
        raise AssertionError("there are fewer attacks than were counted")


class KingMenu(NumberedMenu):
    """Every King or Ace in the hand."""

    def __init__(self, sight: Sight) -> None:
        self.kind = King.kind
        self.cards = sight.own.hand & (KINGS | ACES)
        self.size = count_cards(self.cards)

    def find(self, place: i64) -> Order:
        return King(CARDS[nth_bit(self.cards, place)])


class CardsMenu(NumberedMenu):
    """Every choice of so many cards out of a hand, to lay or to discard."""

    def __init__(self, kind: str, hand: i64, chosen: i64) -> None:
        self.kind = kind
        self.cards = listed(hand)
        self.chosen = chosen
        self.size = comb(len(self.cards), int(chosen))

    def find(self, place: i64) -> Order:
        names: list[str] = []
        left, need = len(self.cards), int(self.chosen)
        for card in self.cards:
            if need == 0:
                break
            left -= 1
            ways: i64 = comb(left, need - 1)
            if place < ways:
                names.append(CARDS[card])
                need -= 1
            else:
                place -= ways
        return Lay(tuple(names)) if self.kind == Lay.kind else Discard(tuple(names))


class AssignMenu(NumberedMenu):
    """Every way to give the three cards of fate to the players."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Assign.kind
        self.cards = card_names(sight.own.fate)
        self.powers = [sight.table.power(seat) for seat in range(sight.table.players)]
        self.size = 1
        for _ in self.cards:
            self.size *= len(self.powers)

    def find(self, place: i64) -> Order:
        pairs: list[tuple[str, str]] = []
        players: i64 = len(self.powers)
        for card in self.cards:
            pairs.append((card, self.powers[place % players]))
            place //= players
        return Assign(tuple(pairs))
