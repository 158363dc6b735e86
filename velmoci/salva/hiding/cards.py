"""Cards of formations: rows and places, of each of which one is true. What stands in the rows is not kept here.

All of a `Card` lies open; which row and which place is true its owner alone keeps, in `Truths`. Whatever shuffles asks
a secret source for as many rolls whatever is true, and gives numbers that tell nothing.
"""

from __future__ import annotations

from typing import Any, Final, final

from velmoci.kernel.chance import Chance, pick

NO_HARBOUR: Final = -1


@final
class Place:
    """A location token on the map: its number, its field, and the harbour of its ships where that is on land."""

    def __init__(self, token: int, field: int, harbour: int = NO_HARBOUR) -> None:
        self.token: Final = token
        self.field = field
        self.harbour = harbour


@final
class Card:
    """A formation: its name, whose it is, with which others its rows are linked, and what lies on the map."""

    def __init__(self, name: int, owner: int, group: int, size: int) -> None:
        self.name: Final = name
        self.owner: Final = owner
        self.group = group
        """The name of the first formation of those whose rows are linked."""
        self.rows: list[int] = list(range(size))
        """The rows that are in use; linked formations have the same."""
        self.places: list[Place] = []

    def tokens(self) -> list[int]:
        """The numbers of its location tokens."""
        return [place.token for place in self.places]

    def fields(self) -> list[int]:
        """The fields where it may be as far as it lies open, each once."""
        return sorted({place.field for place in self.places})

    def place_of(self, token: int) -> Place:
        """The location token of that number."""
        return next(place for place in self.places if place.token == token)

    def copy(self) -> Card:
        """An independent copy."""
        twin = Card(self.name, self.owner, self.group, 0)
        twin.rows = self.rows[:]
        twin.places = [Place(place.token, place.field, place.harbour) for place in self.places]
        return twin

    def dump(self) -> list[object]:
        """The card as JSON values."""
        places = [[place.token, place.field, place.harbour] for place in self.places]
        return [self.name, self.owner, self.group, self.rows[:], places]


def load_card(data: Any) -> Card:
    """The card that was dumped."""
    card = Card(data[0], data[1], data[2], 0)
    card.rows = list(data[3])
    card.places = [Place(token, field, harbour) for token, field, harbour in data[4]]
    return card


@final
class Truths:
    """What an owner knows of his formations: the true row of each group, and the true token of each formation."""

    def __init__(self) -> None:
        self.row: Final[dict[int, int]] = {}
        self.token: Final[dict[int, int]] = {}


@final
class Cards:
    """All formations on the table, and what is left in the bank."""

    def __init__(self, size: int, tokens: int, true_rows: int, false_rows: int) -> None:
        self.size: Final = size
        """So many rows has a card at most."""
        self.most_tokens: Final = tokens
        """So many location tokens has a name."""
        self.true_rows = true_rows
        self.false_rows = false_rows
        """The truth tokens of rows in the bank."""
        self.cards: list[Card] = []
        self.next_token = 1

    def card(self, name: int) -> Card:
        """The formation of that name."""
        return next(card for card in self.cards if card.name == name)

    def linked(self, card: Card) -> list[Card]:
        """All formations whose rows are linked with those of this one, itself too."""
        return [other for other in self.cards if other.group == card.group]

    def new_tokens(self, count: int) -> list[int]:
        """Numbers that no token has had."""
        found = [self.next_token + place for place in range(count)]
        self.next_token += count
        return found

    def found(self, name: int, owner: int, field: int, truths: Truths, secret: Chance) -> Card:
        """A new formation without units; its place is known, which of its rows is true is not."""
        size = min(3, self.size)
        card = Card(name, owner, name, size)
        card.places = [Place(self.new_tokens(1)[0], field)]
        self.cards.append(card)
        self.true_rows -= 1
        self.false_rows -= size - 1
        truths.row[name] = int(pick(secret, size))
        truths.token[name] = card.places[0].token
        return card

    def remove_row(self, card: Card, row: int) -> None:
        """A row was shown to be false and leaves all linked cards."""
        for other in self.linked(card):
            other.rows = [kept for kept in other.rows if kept != row]
        self.false_rows += 1

    def free_row(self, card: Card) -> int:
        """The first row that is not in use, or -1."""
        free = [row for row in range(self.size) if row not in card.rows]
        return free[0] if free else -1

    def double_row(self, card: Card, row: int, truths: Truths, secret: Chance) -> int:
        """A free row becomes a copy of one in use; the truth of the two is shuffled. Returns the new row."""
        new = self.free_row(card)
        for other in self.linked(card):
            other.rows = sorted([*other.rows, new])
        self.false_rows -= 1
        is_moved = pick(secret, 2) == 1
        if truths.row[card.group] == row and is_moved:
            truths.row[card.group] = new
        return new

    def may_branch(self, card: Card) -> bool:
        """Whether a location token of the name is left."""
        return len(card.places) < self.most_tokens

    def branch(self, card: Card, token: int, truths: Truths, secret: Chance) -> list[int]:
        """A false token and one on the map are shuffled and laid on its field; returns their new numbers."""
        old, new = card.place_of(token), self.new_tokens(2)
        at = card.places.index(old)
        card.places[at : at + 1] = [Place(number, old.field, old.harbour) for number in new]
        true = new[pick(secret, 2)]
        if truths.token[card.name] == token:
            truths.token[card.name] = true
        return new

    def remove_place(self, card: Card, token: int) -> None:
        """A location token was shown to be false and leaves the map."""
        card.places = [place for place in card.places if place.token != token]

    def publish(self, card: Card, true: int) -> None:
        """All location tokens are turned up; the false ones leave the map."""
        card.places = [place for place in card.places if place.token == true]

    def split(self, card: Card, name: int, truths: Truths) -> Card:
        """A new formation beside one whose place is known; its rows are true exactly as those of the old one."""
        twin = Card(name, card.owner, card.group, 0)
        twin.rows = card.rows[:]
        twin.places = [Place(self.new_tokens(1)[0], card.places[0].field, card.places[0].harbour)]
        self.cards.append(twin)
        truths.token[name] = twin.places[0].token
        return twin

    def dissolve(self, card: Card, truths: Truths) -> None:
        """A formation is gone; the truth tokens of its rows go back when the last of its group does."""
        self.cards = [other for other in self.cards if other is not card]
        del truths.token[card.name]
        if not self.linked(card):
            self.true_rows += 1
            self.false_rows += len(card.rows) - 1
            del truths.row[card.group]

    def copy(self) -> Cards:
        """An independent copy."""
        twin = Cards(self.size, self.most_tokens, self.true_rows, self.false_rows)
        twin.cards = [card.copy() for card in self.cards]
        twin.next_token = self.next_token
        return twin


def surely_on(cards: list[Card], places: list[list[int]], field: int) -> list[Card]:
    """Those of the formations that are on a field in every world, given for each the tokens that may be true.

    With each row that may be true of linked ones, they make an alternative of a `Group`.
    """
    found: list[Card] = []
    for card, tokens in zip(cards, places, strict=True):
        if {card.place_of(token).field for token in tokens} == {field}:
            found.append(card)
    return found


def per_seat(seats: int) -> int:
    """So many formations a seat may have unless the option says otherwise."""
    return max(1, 6 // seats)
