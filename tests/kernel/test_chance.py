"""Every source of chance: fair, repeatable, checkable."""

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction

import pytest

from tests.kernel.fairness import looks_like, looks_uniform
from velmoci.kernel.chance import (
    Chance,
    Committed,
    Enumerating,
    Recorded,
    Recording,
    Scripted,
    Seeded,
    big_roll,
    commitment,
    draw,
    mixed_key,
    outcomes,
    pick,
)
from velmoci.kernel.errors import BadRecord

KEY = mixed_key(b"secret", ("first", "second"))


def committed(number: int = 1, seat: int = 0, order: str = "end_turn", key: bytes = KEY) -> list[int]:
    chance = Committed(key, number, seat, order)
    return [int(chance.roll(6)) for _ in range(40)]


def counts(chance: Chance, sides: int, size: int) -> Counter[Hashable]:
    return Counter(int(chance.roll(sides)) for _ in range(size))


def test_a_source_must_answer() -> None:
    with pytest.raises(NotImplementedError):
        Chance().roll(6)


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 13, 48])
@pytest.mark.parametrize("source", [Seeded(1), Seeded("two"), Committed(KEY, 7, 1, "attack a b 1")])
def test_all_sides_are_equally_likely(source: Chance, sides: int) -> None:
    found = counts(source, sides, 400 * sides)
    assert set(found) == set(range(1, sides + 1))
    assert looks_uniform(found, sides)


def test_pairs_of_dice_are_equally_likely() -> None:
    chance = Seeded("pairs")
    found: Counter[Hashable] = Counter((chance.roll(6), chance.roll(6)) for _ in range(36 * 200))
    assert looks_uniform(found, 36)


@pytest.mark.parametrize("source", [Seeded("large"), Committed(KEY, 1, 1, "large")])
def test_large_dice_favour_no_part_of_their_range(source: Chance) -> None:
    sides = 3 * 2**28
    rolls = [int(source.roll(sides)) for _ in range(9000)]
    assert min(rolls) >= 1
    assert max(rolls) <= sides
    assert looks_uniform(Counter((roll - 1) // 2**25 for roll in rolls), 24)
    assert looks_uniform(Counter(roll % 3 for roll in rolls), 3)


def test_one_side_leaves_no_choice() -> None:
    assert counts(Seeded(0), 1, 50) == {1: 50}


def test_a_loaded_die_would_be_noticed() -> None:
    chance = Seeded("loaded")
    loaded: Counter[Hashable] = Counter(max(1, int(chance.roll(7)) - 1) for _ in range(2400))
    assert not looks_uniform(loaded, 6)
    assert not looks_uniform(Counter({1: 500, 2: 500}), 3)
    assert not looks_uniform(Counter({0: 400, 1: 400, 2: 400}), 2)
    assert looks_like(Counter({"two": 395, "one": 205}), {"one": 1, "two": 2})
    assert not looks_like(Counter({"two": 300, "one": 300}), {"one": 1, "two": 2})
    assert not looks_like(Counter({"two": 400, "one": 200, "three": 1}), {"one": 1, "two": 2})


def test_a_seed_repeats_itself_and_another_differs() -> None:
    assert [Seeded(5).roll(1000) for _ in range(3)] == [Seeded(5).roll(1000)] * 3
    seeds: list[int | str] = [1, 2, 3, "a", "b", -1, 2**80]
    streams = {tuple([chance.roll(6) for _ in range(20)]) for chance in [Seeded(seed) for seed in seeds]}
    assert len(streams) == 7


def test_a_recording_plays_back() -> None:
    recording = Recording(Seeded(3))
    rolled = [recording.roll(sides) for sides in (6, 6, 48, 2)]
    assert recording.rolls == rolled
    recorded = Recorded(tuple(recording.rolls))
    assert [recorded.roll(sides) for sides in (6, 6, 48, 2)] == rolled
    recorded.finish()


@pytest.mark.parametrize("answer", [0, -1, 7])
def test_a_recorded_roll_outside_its_die_is_a_bad_record(answer: int) -> None:
    with pytest.raises(BadRecord, match="roll_out_of_range"):
        Recorded((answer,)).roll(6)
    with pytest.raises(BadRecord, match="roll_out_of_range"):
        Scripted([answer]).roll(6)


def test_a_record_with_too_few_or_too_many_rolls_is_bad() -> None:
    with pytest.raises(BadRecord, match="rolls_missing"):
        Recorded(()).roll(6)
    recorded = Recorded((1, 2, 3))
    recorded.roll(6)
    with pytest.raises(BadRecord, match=r"rolls_left \(count=2\)"):
        recorded.finish()


def test_a_script_runs_out_or_goes_on_with_another_source() -> None:
    script = Scripted([6, 1], then=Scripted([2]))
    assert [script.roll(6) for _ in range(3)] == [6, 1, 2]
    with pytest.raises(BadRecord, match="rolls_missing"):
        script.roll(6)


def test_a_script_keeps_its_own_copy() -> None:
    rolls = [1, 2]
    script = Scripted(rolls)
    script.roll(6)
    assert rolls == [1, 2]


def test_committed_rolls_are_reproducible() -> None:
    assert committed() == committed()


@pytest.mark.parametrize(
    "other",
    [
        committed(number=2),
        committed(seat=1),
        committed(order="draw_card"),
        committed(key=mixed_key(b"Secret", ("first", "second"))),
        committed(key=mixed_key(b"secret", ("first", "Second"))),
        committed(key=mixed_key(b"secret", ("second", "first"))),
        committed(key=mixed_key(b"secret", ("first",))),
    ],
    ids=["number", "seat", "order", "secret", "a seat's value", "seats in another order", "a seat fewer"],
)
def test_committed_rolls_change_with_everything_they_are_bound_to(other: list[int]) -> None:
    assert committed() != other


def test_number_seat_and_order_cannot_be_mistaken_for_each_other() -> None:
    assert committed(number=1, seat=12) != committed(number=11, seat=2)


def test_a_commitment_names_its_secret_and_does_not_show_it() -> None:
    assert commitment(b"secret") == commitment(b"secret")
    assert commitment(b"secret") != commitment(b"secret2")
    assert "secret" not in commitment(b"secret")
    assert commitment(b"secret") != KEY.hex()


def test_enumeration_meets_every_outcome_once_and_sums_to_one() -> None:
    found = list(outcomes(lambda chance: (int(chance.roll(6)), int(chance.roll(6)))))
    assert len({result for _, result in found}) == 36 == len(found)
    assert {share for share, _ in found} == {Fraction(1, 36)}


def test_enumeration_follows_questions_that_depend_on_answers() -> None:
    def step(chance: Chance) -> tuple[int, ...]:
        first = int(chance.roll(3))
        return first, *(int(chance.roll(first + 1)) for _ in range(first - 1))

    found = {result: share for share, result in outcomes(step)}
    assert sum(found.values()) == 1
    assert len(found) == 1 + 3 + 16
    assert found[(1,)] == Fraction(1, 3)
    assert found[(3, 4, 4)] == Fraction(1, 48)


def test_a_step_without_chance_has_one_outcome() -> None:
    assert list(outcomes(lambda chance: "certain")) == [(Fraction(1), "certain")]


def test_an_enumeration_that_has_seen_all_stops() -> None:
    chance = Enumerating()
    chance.roll(1)
    assert not chance.advance()


def test_a_choice_of_one_asks_nobody() -> None:
    assert pick(Scripted([]), 1) == 0
    assert draw(Scripted([]), [7]) == 7


def test_drawing_takes_the_card_out_of_the_deck() -> None:
    deck = [4, 7, 9]
    assert draw(Scripted([2]), deck) == 7
    assert deck == [4, 9]


@pytest.mark.parametrize("sides", [2**30 - 1, 2**30, 2**58 + 1, 3 * 2**56, 10**40])
def test_a_big_roll_is_fair_however_large(sides: int) -> None:
    chance = Seeded(sides)
    rolls = [big_roll(chance, sides) for _ in range(2000)]
    assert min(rolls) >= 1
    assert max(rolls) <= sides
    assert looks_uniform(Counter((roll - 1) * 8 // sides for roll in rolls), 8)
    assert looks_uniform(Counter(roll % 5 for roll in rolls), 5)


def test_a_small_big_roll_is_one_question() -> None:
    assert big_roll(Scripted([4]), 6) == 4


def test_a_big_roll_that_would_be_unfair_is_made_again() -> None:
    most = 2**29
    sides = 2**57 + 1
    assert big_roll(Scripted([most, most, 1, 5]), sides) == 5


@pytest.mark.parametrize("make", [lambda: Seeded("dice"), lambda: Committed(KEY, 1, 0, "roll_die")])
def test_secret_shuffles_leave_the_public_dice_as_they_are(make: Callable[[], Chance]) -> None:
    plain, shuffling = make(), make()
    rolls, secrets = [], []
    for _ in range(40):
        secrets.append(shuffling.secret().roll(1000))
        rolls.append(shuffling.roll(1000))
    assert rolls == [plain.roll(1000) for _ in range(40)]
    assert secrets == [plain.secret().roll(1000) for _ in range(40)]
    assert secrets != rolls


def test_a_source_without_a_secret_one_is_its_own() -> None:
    chance = Enumerating()
    assert chance.secret() is chance
    script = Scripted([1, 2])
    assert (script.secret().roll(6), script.roll(6)) == (1, 2)


def test_a_script_can_have_secret_answers_apart() -> None:
    script = Scripted([1], secrets=[5])
    assert (script.secret().roll(6), script.roll(6)) == (5, 1)
    with pytest.raises(BadRecord, match="rolls_missing"):
        script.secret().roll(6)


def test_secret_answers_are_recorded_and_played_back_apart() -> None:
    recording = Recording(Scripted([1, 2], secrets=[5]))
    assert recording.secrets() == []
    assert [recording.roll(6), recording.secret().roll(6), recording.roll(6)] == [1, 5, 2]
    assert (recording.rolls, recording.secrets()) == ([1, 2], [5])
    recorded = Recorded((1, 2), (5,))
    assert [recorded.roll(6), recorded.secret().roll(6), recorded.roll(6)] == [1, 5, 2]
    recorded.finish()


def test_secret_answers_that_nobody_asked_for_are_noticed() -> None:
    unasked = Recorded((), (5,))
    with pytest.raises(BadRecord, match="rolls_left"):
        unasked.finish()
    half = Recorded((), (5, 6))
    half.secret().roll(6)
    with pytest.raises(BadRecord, match="rolls_left"):
        half.finish()
