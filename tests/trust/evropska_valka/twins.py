"""Twin worlds of Evropská válka: positions that differ only in what one seat may not know."""

from typing import Any

from tests.trust import eyes
from tests.trust.play import Pick
from velmoci.evropska_valka.completion import fits_court
from velmoci.evropska_valka.deck import FULL_DECK, card_set, listed
from velmoci.evropska_valka.orders import Discard
from velmoci.evropska_valka.position import Position, load_position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.order import Order

SHOWN_TO_ALL = frozenset({"attacker-lays", "defender-lays"})
"""Events in which the rules turn up cards that were hidden."""


class Eyes(eyes.Eyes[Position]):
    """How a seat looks at a position of Evropská válka."""


def shuffled(position: Position, seat: int, chance: Chance) -> Position:
    """A twin by the engine's own completion."""
    return position.view(seat).complete(chance)


def recast(position: Position, seat: int, pick: Pick) -> Position:
    """A twin in which everything that the seat may not know is dealt anew, by the test's own hand.

    Hidden cards change places with others that were, or were not, in the pile when it was last shuffled, as they.
    """
    for _ in range(60):
        twin = dealt_anew(position, seat, pick)
        if all(fits_court(twin.sight(0), number, own) for number, own in enumerate(twin.owns)):
            return twin
    return position.copy()


def dealt_anew(position: Position, seat: int, pick: Pick) -> Position:
    data: dict[str, Any] = position.dump()
    sight = position.view(seat).sight
    known = [int(sight.known_cards(other)) for other in range(len(data["owns"]))]
    holes: list[tuple[dict[str, Any] | list[int], str | int, int]] = []
    for number, own in enumerate(data["owns"]):
        if number == seat:
            continue
        own["known"] = [0 for _ in own["known"]]
        holes.append((own, "hand", known[number]))
        holes.append((own, "fate", 0))
        holes += [(own["gifts"], receiver, 0) for receiver in range(len(own["gifts"]))]
    holes.append((data, "pile", 0))
    fresh = int(position.table.shuffled)
    for sort in (fresh, int(FULL_DECK) & ~fresh):
        cards = [card for place, key, kept in holes for card in listed(value(place, key) & sort & ~kept)]
        for place, key, kept in holes:
            count = len(listed(value(place, key) & sort & ~kept))
            moved = [cards.pop(pick(len(cards))) for _ in range(count)]
            rest = value(place, key) & ~(sort & ~kept)
            put(place, key, rest | sum(1 << card for card in moved))
    return load_position(position.rulebook, data)


def value(place: dict[str, Any] | list[int], key: str | int) -> int:
    found: int = place[key]  # type: ignore[index, call-overload, unused-ignore]
    return found


def put(place: dict[str, Any] | list[int], key: str | int, cards: int) -> None:
    place[key] = cards  # type: ignore[index, call-overload, unused-ignore]


def is_told_by_rule(one: Position, other: Position, seat: int, actor: int, order: Order) -> bool:
    """Whether the rules themselves make the order reveal something in which the twins differ."""
    if one.settings.asks_holders_only and order.kind in ("attack", "pass", "lay", "resign"):
        return True
    for world in (one, other):
        events = world.copy().apply(actor, order, Seeded(str(order)))
        public = [event.parts[0].sentence for event in events]
        if SHOWN_TO_ALL & set(public) or public.count("discarded") > isinstance(order, Discard):
            return True
        if any(seen is not None and seen.sentence.endswith("-own") for seen in (e.seen_by(seat) for e in events)):
            return True
    return False


def hidden_facts(position: Position, seat: int) -> dict[str, object]:
    """What the seat may not know, to see whether twins really differ."""
    others = [own for number, own in enumerate(position.owns) if number != seat]
    kings = card_set([rank + suit for rank in "KA" for suit in "CDHS"])
    return {
        "hands": [int(own.hand) for own in others],
        "pile": int(position.pile.cards),
        "fate": [int(own.fate) | sum(own.gifts) for own in others],
        "who could react": [own.hand & kings != 0 for own in others],
        "known": [list(own.known) for own in others],
    }
