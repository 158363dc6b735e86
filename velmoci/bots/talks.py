"""What bots that talk have in common: the line of an offer, and the answer to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from velmoci.kernel.talk import AGAINST, JOINED, KEPT, Offer, Reply


def facing(
    offer: Offer, seat: int, index: Mapping[str, int], owner: Callable[[int], int], is_near: Callable[[int, int], bool]
) -> list[tuple[int, int]]:
    """The seat's fields and those of its partners that face each other along the line of an offer."""
    found: list[tuple[int, int]] = []
    for pair in offer.pairs:
        if pair[0] not in index or pair[1] not in index:
            continue
        one, other = index[pair[0]], index[pair[1]]
        if owner(one) != seat:
            one, other = other, one
        is_own = owner(one) == seat and owner(other) != seat
        if is_own and owner(other) in offer.parties and is_near(one, other):
            found.append((one, other))
    return found


def answer_with(offer: Offer, objection: str) -> Reply:
    """No with the objection, or yes where there is none."""
    if objection:
        return Reply(False, objection)
    return Reply(True, JOINED if offer.form == AGAINST else KEPT)
