"""Completion draws what a seat cannot know as likely as it is: compared with exact enumeration."""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations
from typing import Any

import pytest

from tests.evropska_valka.scenes import scene
from tests.kernel.fairness import looks_uniform
from velmoci.evropska_valka.deck import card_names, card_set
from velmoci.evropska_valka.position import Position, load_position
from velmoci.evropska_valka.state import changed
from velmoci.kernel.chance import Seeded

LOOSE = ("4C", "5C", "6C", "7C", "8C", "KC", "AC")
OLD = ("4C", "5C")
FRESH = ("6C", "7C", "8C", "9C")


def few_unknown(**changes: object) -> Position:
    """Blue knows all cards but seven: two in each foreign hand and three in the pile."""
    game = scene(hands={"blue": "2C 3C", "black": "4C KC", "green": "AC 7C"}, pile="5C 6C 8C")
    data: dict[str, Any] = game.position.dump()
    data["table"] |= changes
    return load_position(game.position.rulebook, data)


def sampled(position: Position, count: int, seat: int = 0) -> Counter[Hashable]:
    """The two foreign hands in so many completions."""
    view = position.view(seat)
    found: Counter[Hashable] = Counter()
    for seed in range(count):
        owns = view.complete(Seeded(seed)).owns
        found[tuple(tuple(card_names(own.hand)) for number, own in enumerate(owns) if number != seat)] += 1
    return found


def deals(loose: tuple[str, ...]) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All ways to deal two cards to each of two hands."""
    return {
        (one, other)
        for one in combinations(loose, 2)
        for other in combinations([card for card in loose if card not in one], 2)
    }


@pytest.mark.long
def test_every_deal_of_the_unknown_cards_is_equally_likely() -> None:
    cells = deals(LOOSE)
    found = sampled(few_unknown(), 15 * len(cells))
    assert set(found) <= cells
    assert looks_uniform(found, len(cells))


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    position = few_unknown()
    position.owns[0].known = changed(position.owns[0].known, 1, card_set(["KC"]))
    cells = {(one, other) for one, other in deals(LOOSE) if "KC" in one}
    found = sampled(position, 15 * len(cells))
    assert set(found) <= cells
    assert looks_uniform(found, len(cells))


def fits(hand: tuple[str, ...], court: int) -> bool:
    """Whether a hand agrees with: nothing known, holds a King or an Ace, holds none."""
    return court == 0 or (court == 1) == bool({"KC", "AC"} & set(hand))


@pytest.mark.long
@pytest.mark.parametrize("court", [[0, 1, 0], [0, 2, 0], [0, 1, 1], [0, 2, 1]])
def test_what_being_asked_told_is_kept_and_the_rest_stays_equally_likely(court: list[int]) -> None:
    cells = {hands for hands in deals(LOOSE) if fits(hands[0], court[1]) and fits(hands[1], court[2])}
    assert 0 < len(cells) < len(deals(LOOSE))
    found = sampled(few_unknown(court=court), 15 * len(cells))
    assert set(found) <= cells
    assert looks_uniform(found, len(cells))


def after_a_shuffle(least: list[int], most: list[int]) -> Position:
    """Two loose cards were in hands before the last shuffle, four were in the pile."""
    game = scene(hands={"blue": "2C 3C", "black": "4C 6C", "green": "5C 7C"}, pile="8C 9C")
    data: dict[str, Any] = game.position.dump()
    table = data["table"]
    table["shuffled"] = int(card_set(FRESH)) | table["discard"]
    table["fresh_least"], table["fresh_most"] = [0, *least], [0, *most]
    return load_position(game.position.rulebook, data)


@pytest.mark.parametrize(
    ("least", "most"), [([1, 1], [1, 1]), ([0, 1], [1, 2]), ([0, 0], [2, 2]), ([0, 0], [1, 2]), ([1, 0], [2, 1])]
)
def test_cards_from_before_the_shuffle_are_in_hands_in_numbers_that_can_be(least: list[int], most: list[int]) -> None:
    cells = {
        hands
        for hands in deals(OLD + FRESH)
        if set(OLD) <= {*hands[0], *hands[1]}
        and all(least[n] <= len(set(hand) & set(FRESH)) <= most[n] for n, hand in enumerate(hands))
    }
    assert cells
    found = sampled(after_a_shuffle(least, most), 20 * len(cells))
    assert set(found) <= cells
    assert looks_uniform(found, len(cells)) if len(cells) > 1 else True


@pytest.mark.parametrize("viewer", ["black", "green", "spectator"])
def test_cards_of_fate_from_both_sides_of_a_shuffle_go_to_anybody(viewer: str) -> None:
    game = scene(pile="5C", hands={"black": "2C"})
    game.order("blue", "fate", "5C 6C 7C")
    assert game.table.fate_fresh == 2
    game.order("blue", "assign 5C black, 6C green, 7C blue")
    assert list(game.table.fresh_least) == [0, 0, 0]
    assert list(game.table.fresh_most) == [1, 1, 1]
    seat = game.seat(viewer)
    holders: Counter[Hashable] = Counter()
    for seed in range(300):
        world = game.view(viewer).complete(Seeded(seed))
        assert world.view(seat).to_json() == game.seen(viewer)
        holders[next(n for n, own in enumerate(world.owns) if "5C" in card_names(own.hand))] += 1
    if viewer == "black":
        assert set(holders) == {1}
    else:
        assert len(holders) == (2 if viewer == "green" else 3)


@pytest.mark.parametrize("viewer", ["blue", "black", "green", "spectator"])
def test_cards_of_fate_on_their_way_are_dealt_as_promised(viewer: str) -> None:
    game = scene(hands={"green": "2 3 4 5"})
    game.order("blue", "fate", "10 J Q")
    for phase in ("fate_assign", "fate_discard"):
        assert game.phase == phase
        found = set()
        for seed in range(12):
            world = game.view(viewer).complete(Seeded(seed))
            own = world.owns[0]
            found.add((int(own.fate), *own.gifts))
            assert world.view(game.seat(viewer)).to_json() == game.seen(viewer)
            assert [len(card_names(gift)) for gift in own.gifts] == list(game.table.given)
        assert (len(found) == 1) == (viewer == "blue")
        if phase == "fate_assign":
            game.order("blue", "assign 10 blue, J green, Q green")


def test_before_powers_are_given_there_is_nothing_to_hide() -> None:
    game = scene()
    for player in (*game.players, "spectator"):
        world = game.view(player).complete(Seeded(1))
        assert world.dump() == game.position.dump()
