"""What lies face down: knowledge found by counting is what all possible worlds say, and shuffles tell nothing."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain, combinations

import pytest

from tests.clause import clause
from velmoci.kernel.chance import Chance, Recording, Scripted, Seeded, outcomes
from velmoci.salva.hiding.cards import Card, Cards, Place, Truths, load_card, per_seat, surely_on
from velmoci.salva.hiding.faces import (
    Faces,
    may_be_true,
    may_lack,
    settle_counted,
    settle_one,
    shuffled,
    shuffled_counted,
    surely_hold,
)

SIX = [1, 2, 3, 4, 5, 6]


def subsets(tokens: list[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(tokens, size) for size in range(len(tokens) + 1))


def worlds(faces: Faces, tokens: list[int], count: int) -> list[set[int]]:
    """The sets of tokens that may be the true ones."""
    found = [set(world) for world in combinations(tokens, count)]
    return [world for world in found if faces.true <= world and not faces.false & world]


def seen(truth: set[int], looked: tuple[int, ...]) -> Faces:
    """What one knows who has looked at some tokens."""
    return Faces([token for token in looked if token in truth], [token for token in looked if token not in truth])


@pytest.mark.parametrize("looked", list(subsets([1, 2, 3, 4])))
@pytest.mark.parametrize("truth", [1, 3])
def test_of_tokens_of_which_one_is_true_those_may_be_it_that_are_in_some_world(
    truth: int, looked: tuple[int, ...]
) -> None:
    tokens = [1, 2, 3, 4]
    faces = seen({truth}, looked)
    possible = worlds(faces, tokens, 1)
    assert may_be_true(faces, tokens) == [token for token in tokens if {token} in possible]
    settle_one(faces, tokens)
    assert faces.true == ({truth} if len(possible) == 1 else set())
    assert worlds(faces, tokens, 1) == possible


@pytest.mark.parametrize("tokens", [[1, 2, 3], SIX])
def test_the_counting_test_is_what_all_worlds_say(tokens: list[int]) -> None:
    truth = set(tokens[: len(tokens) // 3])
    for looked in subsets(tokens):
        faces = seen(truth, looked)
        possible = worlds(faces, tokens, len(truth))
        for some in subsets(tokens):
            assert surely_hold(faces, tokens, list(some)) == all(set(some) & world for world in possible)
        settle_counted(faces, tokens)
        assert worlds(faces, tokens, len(truth)) == possible
        assert faces.true == set.intersection(*possible)
        assert faces.false == set(tokens).difference(*possible)


def test_three_of_three_and_five_of_six_are_a_proof_and_four_of_six_are_none() -> None:
    assert surely_hold(Faces(), [1, 2, 3], [1, 2, 3])
    assert not surely_hold(Faces(), SIX, [1, 2, 3, 4])
    assert surely_hold(Faces(), SIX, [1, 2, 3, 4, 5])


def test_what_one_seat_can_prove_not_everybody_can() -> None:
    public, own = Faces(), Faces([], [4, 5])
    assert surely_hold(own.with_others(public), SIX, [1, 2, 3])
    assert not surely_hold(public, SIX, [1, 2, 3])
    assert (may_lack(own, SIX), may_lack(public, SIX)) == (2, 4)


@clause("SA-hidden_units-6")
@pytest.mark.parametrize(("true", "lack"), [(-1, 4), (2, 4), (1, 5), (0, 6)])
def test_where_fewer_are_true_than_every_third_more_may_be_false(true: int, lack: int) -> None:
    assert may_lack(Faces(), SIX, true) == lack


def test_knowledge_is_copied_and_saved() -> None:
    faces = Faces([2], [3, 1])
    twin = faces.copy()
    twin.learn(5, True)
    twin.learn(6, False)
    assert faces.dump() == [[2], [1, 3]]
    assert twin.dump() == [[2, 5], [1, 3, 6]]
    faces.load(twin.dump())
    assert faces.dump() == twin.dump()
    faces.forget(5)
    faces.forget(6)
    assert [faces.knows(token) for token in (1, 2, 5, 6)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Faces([], [2]), [[], [7, 8]]),
        (Faces([2], []), [[], [1, 3]]),
        (Faces([1], []), [[1], [3, 7, 8]]),
        (Faces([], [1]), [[], [1]]),
        (Faces([], [1, 3]), [[], [1, 3]]),
        (Faces(), [[], []]),
    ],
)
def test_after_a_shuffle_one_knows_both_false_or_neither_and_still_the_others(
    before: Faces, after: list[list[int]]
) -> None:
    shuffled(before, [1, 2, 3], 2, [7, 8])
    assert before.dump() == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Faces([2], []), [[], [3]]),
        (Faces([], [2]), [[3], [7, 8]]),
        (Faces([3], []), [[3], [7, 8]]),
        (Faces(), [[], []]),
    ],
)
def test_a_token_that_was_shown_false_hides_beside_another(before: Faces, after: list[list[int]]) -> None:
    shuffled_counted(before, [1, 2, 3], 2, 1, [7, 8])
    assert before.dump() == after


def bank(size: int = 3) -> Cards:
    return Cards(size, 3, 6, 12)


def founded(secret: Chance, size: int = 3) -> tuple[Cards, Card, Truths]:
    cards, truths = bank(size), Truths()
    return cards, cards.found(4, 1, 9, truths, secret), truths


def test_a_new_formation_has_rows_without_units_and_a_known_place() -> None:
    cards, card, truths = founded(Scripted([2]))
    assert (card.owner, card.group, card.rows, card.fields(), len(card.places)) == (1, 4, [0, 1, 2], [9], 1)
    assert truths.row == {4: 1}
    assert truths.token == {4: card.places[0].token}
    assert (cards.true_rows, cards.false_rows) == (5, 10)
    assert may_be_true(Faces(), card.tokens()) == card.tokens()


def test_a_small_card_is_founded_with_the_rows_that_it_has() -> None:
    cards, card, _ = founded(Scripted([2]), 2)
    assert (card.rows, cards.false_rows) == ([0, 1], 11)
    assert founded(Scripted([1]), 6)[1].rows == [0, 1, 2]


def test_every_row_is_as_likely_to_be_the_true_one() -> None:
    assert shares(lambda secret: founded(secret)[2].row[4]) == {0: third(), 1: third(), 2: third()}


def third() -> Fraction:
    return Fraction(1, 3)


def shares(step: Callable[[Chance], int]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for share, value in outcomes(step):
        found[value] = found.get(value, Fraction(0)) + share
    return found


@pytest.mark.parametrize("truth", [0, 1])
def test_a_doubled_row_is_true_in_half_of_all_cases_if_the_old_one_was(truth: int) -> None:
    def doubled(secret: Chance) -> int:
        cards, card, truths = founded(Scripted([truth + 1]))
        cards.remove_row(card, 2)
        assert cards.double_row(card, 0, truths, secret) == 2
        assert (card.rows, cards.false_rows) == ([0, 1, 2], 10)
        return truths.row[4]

    half = Fraction(1, 2)
    assert shares(doubled) == ({0: half, 2: half} if truth == 0 else {1: Fraction(1)})


def test_a_row_is_doubled_only_while_one_is_free() -> None:
    cards, card, truths = founded(Scripted([1]))
    assert cards.free_row(card) == -1
    cards.remove_row(card, 1)
    assert (card.rows, cards.free_row(card), cards.false_rows) == ([0, 2], 1, 11)
    cards.double_row(card, 2, truths, Scripted([2]))
    assert cards.free_row(card) == -1


def test_a_token_branches_into_two_until_none_is_left() -> None:
    cards, card, truths = founded(Scripted([1]))
    first = card.tokens()[0]
    assert cards.branch(card, first, truths, Scripted([2])) == [2, 3]
    assert truths.token[4] == 3
    assert cards.branch(card, 2, truths, Scripted([1])) == [4, 5]
    assert (card.tokens(), truths.token[4], card.fields()) == ([4, 5, 3], 3, [9])
    assert not cards.may_branch(card)
    cards.remove_place(card, 5)
    assert cards.may_branch(card)
    cards.publish(card, 3)
    assert card.tokens() == [3]


def test_what_lies_open_and_how_often_chance_is_asked_is_the_same_whatever_is_true() -> None:
    def played(row: int, place: int) -> tuple[object, int]:
        cards, card, truths = founded(Scripted([row]))
        secret = Recording(Seeded("fog"))
        cards.branch(card, 1, truths, Scripted([place]))
        cards.remove_row(card, 2)
        cards.double_row(card, 0, truths, secret)
        cards.branch(card, 2, truths, secret)
        return card.dump(), len(secret.rolls)

    assert len({str(played(row, place)) for row in (1, 2) for place in (1, 2)}) == 1


def test_exactly_one_row_and_one_place_are_true_whatever_is_done() -> None:
    chance = Seeded("rows")
    for _ in range(40):
        cards, card, truths = founded(chance, 6)
        for _ in range(8):
            free, row = cards.free_row(card), card.rows[chance.roll(len(card.rows)) - 1]
            if free >= 0 and chance.roll(2) == 1:
                cards.double_row(card, row, truths, chance)
            elif row != truths.row[4]:
                cards.remove_row(card, row)
            token = card.tokens()[chance.roll(len(card.places)) - 1]
            if cards.may_branch(card):
                cards.branch(card, token, truths, chance)
            elif token != truths.token[4]:
                cards.remove_place(card, token)
            assert truths.row[4] in card.rows
            assert truths.token[4] in card.tokens()
            assert cards.false_rows + len(card.rows) - 1 == 12


def test_linked_formations_share_their_rows() -> None:
    cards, card, truths = founded(Scripted([2]))
    other = cards.split(card, 5, truths)
    assert (other.group, other.rows, other.fields()) == (4, [0, 1, 2], [9])
    assert cards.linked(other) == [card, other]
    cards.remove_row(other, 2)
    assert card.rows == other.rows == [0, 1]
    cards.double_row(card, 0, truths, Scripted([2]))
    assert card.rows == other.rows == [0, 1, 2]
    assert truths.row == {4: 1}
    cards.dissolve(card, truths)
    assert (cards.cards, cards.true_rows, truths.row) == ([other], 5, {4: 1})
    cards.dissolve(other, truths)
    assert (cards.true_rows, cards.false_rows, truths.row, truths.token) == (6, 12, {}, {})


def test_a_formation_is_surely_on_a_field_if_all_tokens_that_may_be_true_are() -> None:
    cards, card, truths = founded(Scripted([2]))
    other = cards.split(card, 5, truths)
    left, right = cards.branch(card, 1, truths, Scripted([1]))
    card.place_of(right).field = 8
    places = [[left, right], other.tokens()]
    assert surely_on([card, other], places, 9) == [other]
    assert surely_on([card, other], [[left], other.tokens()], 9) == [card, other]
    assert surely_on([card, other], places, 8) == []


def test_cards_are_copied_and_saved() -> None:
    cards, card, truths = founded(Scripted([1]))
    card.places.append(Place(7, 3, 2))
    twin = cards.copy()
    assert [one.dump() for one in twin.cards] == [card.dump()] == [[4, 1, 4, [0, 1, 2], [[1, 9, -1], [7, 3, 2]]]]
    assert load_card(card.dump()).dump() == card.dump()
    twin.branch(twin.card(4), 1, truths, Scripted([1]))
    twin.remove_row(twin.card(4), 2)
    assert (card.rows, card.tokens(), cards.false_rows, cards.next_token) == ([0, 1, 2], [1, 7], 10, 2)


def test_the_more_players_the_fewer_formations() -> None:
    assert [per_seat(seats) for seats in range(2, 8)] == [3, 2, 1, 1, 1, 1]
