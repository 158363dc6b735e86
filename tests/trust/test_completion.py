"""Completion draws what a seat cannot know as likely as it is: compared with exact enumeration."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.expanze.scenes import BOARD, scene
from tests.kernel.fairness import looks_like, looks_uniform
from tests.trust.play import begun
from velmoci.expanze.missions import MISSION_NUMBER, MISSIONS
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, load_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.rulebook import assemble

LEFT = ("asia_europe", "south_pole", "asia_africa", "destroy_red")
SAMPLES = 40
"""For each cell of a table."""


def only_these_missions() -> Position:
    """Three powers of which silence has ruled out all but a few cards; the viewer holds one of those."""
    start = scene(powers=("red", "blue", "green"), missions={"red": "asia_europe"})
    data: dict[str, Any] = start.position.dump()
    ruled_out = sum(2**number for number, mission in enumerate(MISSIONS) if mission.id not in LEFT)
    data["table"]["ruled_out"] = [0, ruled_out, ruled_out]
    return load_position(start.position.rulebook, data)


def cards_left() -> list[str]:
    """The single cards that the two others may have: the viewer holds one of the two `asia_europe`."""
    return ["asia_europe", "south_pole", "asia_africa", "asia_africa", "destroy_red"]


@pytest.mark.long
def test_every_deal_of_missions_that_cannot_be_excluded_is_equally_likely() -> None:
    view = only_these_missions().view(0)
    deck = cards_left()
    cells = [(a, b) for i, a in enumerate(deck) for j, b in enumerate(deck) if i != j]
    found: Counter[Hashable] = Counter()
    for seed in range(SAMPLES * len(cells)):
        completed = view.complete(Seeded(seed))
        found[tuple(MISSIONS[own.mission].id for own in completed.owns[1:])] += 1
    assert looks_like(found, Counter(cells))


def with_few_loose_cards() -> tuple[Position, list[int]]:
    """Seven cards are loose: two in each foreign hand, three in the pile; an offer lies before the viewer.

    Everything else is known: the viewer's hand, one card of blue's hand, and the bottom of the pile.
    """
    start = scene(powers=("red", "blue", "green"), hands={"red": "KK"})
    data: dict[str, Any] = start.position.dump()
    own = data["owns"]
    free = [card for card in range(48) if card not in own[0]["hand"]]
    loose, known, bottom = free[:7], free[7], free[8:]
    own[1]["hand"] = [known, *loose[:2]]
    own[2]["hand"] = loose[2:4]
    own[0]["known"] = [[known, 1]]
    data["table"]["hand_size"] = [2, 3, 2]
    data["pile"] = [sorted(loose[4:]), *([card] for card in bottom)]
    data["table"]["layers"] = [-3, *bottom]
    data["table"]["pile_size"] = 3 + len(bottom)
    return load_position(start.position.rulebook, data), loose


def letters_of(cards: tuple[int, ...]) -> str:
    return "".join(sorted("PKD"[BOARD.letter[card]] for card in cards))


def all_deals(loose: list[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for one in combinations(loose, 2):
        for other in combinations([card for card in loose if card not in one], 2):
            yield one, other


def sampled_deals(position: Position, loose: list[int], count: int) -> Counter[Hashable]:
    view = position.view(0)
    found: Counter[Hashable] = Counter()
    for seed in range(count):
        completed = view.complete(Seeded(seed))
        hands = [tuple(sorted(set(own.hand) & set(loose))) for own in completed.owns[1:]]
        found[(hands[0], hands[1])] += 1
    return found


def test_every_deal_of_the_loose_cards_is_equally_likely() -> None:
    position, loose = with_few_loose_cards()
    cells = set(all_deals(loose))
    found = sampled_deals(position, loose, 12 * len(cells))
    assert set(found) <= cells
    assert looks_uniform(found, len(cells))


@pytest.mark.long
def test_an_open_offer_shows_what_its_giver_holds_and_the_rest_stays_equally_likely() -> None:
    position, loose = with_few_loose_cards()
    data: dict[str, Any] = position.dump()
    for giver, give in ((1, "D"), (2, "P")):
        offer = [giver, 0, 1, give, "K"]
        data["owns"][giver]["offers"] = [offer]
        data["owns"][giver]["offered"][0] = 1
        data["owns"][0]["offers"].append(offer)
    known = letters_of((data["owns"][0]["known"][0][0],))
    cells = {
        (one, other)
        for one, other in all_deals(loose)
        if "D" in letters_of(one) + known and "P" in letters_of(other)
    }
    assert 0 < len(cells) < len(set(all_deals(loose)))
    found = sampled_deals(load_position(position.rulebook, data), loose, 20 * len(cells))
    assert set(found) <= cells
    assert looks_uniform(found, len(cells))


def test_the_age_of_foreign_cards_is_unknown() -> None:
    position, loose = with_few_loose_cards()
    view = position.view(0)
    places: Counter[Hashable] = Counter()
    known = next(iter(position.owns[0].known))
    for seed in range(600):
        places[view.complete(Seeded(seed)).owns[1].hand.index(known)] += 1
    assert looks_uniform(places, 3)
    assert len(loose) == 7


def test_a_shown_mission_is_completed_as_it_is() -> None:
    start = scene({"asia": "blue 1", "africa": "blue 1"}, on_turn="blue", missions={"blue": "asia_africa"})
    start.order("blue", "show_mission")
    for seed in range(20):
        assert start.view("red").complete(Seeded(seed)).owns[1].mission == MISSION_NUMBER["asia_africa"]


def test_before_the_deal_there_is_nothing_to_complete() -> None:
    position = begun(assemble(LIBRARY), 1)
    assert position.view(2).complete(Seeded(1)).dump() == position.dump()
