"""Sentences: values are named, plurals are right, and whatever happens in random games can be said."""

import pytest

from tests.trust.mutants import any_order_at_all, mutant
from tests.trust.play import Playing, any_order, any_rulebook, picker
from tests.trust.roads import rejection
from velmoci.expanze.game import GAME
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRecord, Malformed, Refusal
from velmoci.kernel.event import Seen
from velmoci.kernel.notation import Notation
from velmoci.kernel.sentences import Sentences


def sentences(language: str) -> Sentences:
    return Sentences(language, (GAME.locale,), GAME.names)


CZECH, ENGLISH = sentences("cs"), sentences("en")


@pytest.mark.parametrize(
    ("count", "czech", "english"),
    [
        (1, "V záznamu je jeden hod", "one roll that"),
        (3, "V záznamu jsou 3 hody", "3 rolls that"),
        (5, "V záznamu je 5 hodů", "5 rolls that"),
        (22, "V záznamu je 22 hodů", "22 rolls that"),
    ],
)
def test_plurals_are_right_in_both_languages(count: int, czech: str, english: str) -> None:
    error = BadRecord("rolls_left", count=count)
    assert czech in CZECH.error(error)
    assert english in ENGLISH.error(error)


def test_a_refusal_ends_with_its_clause_and_names_things() -> None:
    refusal = Refusal("pair_used", "EX-FGT-16", origin="iberia", target="france")
    assert ENGLISH.error(refusal).endswith("[EX-FGT-16]")
    assert "Iberia" in ENGLISH.error(refusal)
    assert "Francie" in CZECH.error(refusal)


def test_a_mistake_without_a_sentence_is_told_by_its_code() -> None:
    assert ENGLISH.error(Malformed("no_such_sentence", value="x")) == "no_such_sentence (value=x)"
    assert not ENGLISH.has("error-no-such-sentence")


def test_a_list_is_joined_and_counted() -> None:
    with pytest.raises(Malformed) as caught:
        Notation(()).parse("fly")
    assert "did you mean" not in ENGLISH.error(caught.value)
    with pytest.raises(Malformed) as caught:
        GAME.notation.parse("atack")
    assert 'did you mean "attack"?' in ENGLISH.error(caught.value)


def test_a_value_that_is_missing_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="error-rolls-left"):
        ENGLISH.say("error-rolls-left")


def test_without_a_game_values_stand_for_themselves() -> None:
    assert Sentences("en").error(Malformed("not_a_name", value="x!")) == '"x!" is not a name.'


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_can_be_said_in_both_languages(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"said {seed}"))), seed, busy=2)
    for events in playing.steps(250):
        for event in events:
            for seat in range(-1, int(playing.position.table.powers)):
                seen = event.seen_by(seat)
                if seen is not None:
                    check_said(seen)


def check_said(seen: Seen) -> None:
    czech, english = CZECH.event(seen), ENGLISH.event(seen)
    assert czech
    assert english
    assert czech != english
    assert "{" not in czech + english


@pytest.mark.parametrize("seed", range(6))
def test_every_refusal_has_a_sentence_in_both_languages(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"refused {seed}"))), seed, busy=2)
    chance = Seeded(seed)
    pick = picker(chance)
    for _ in playing.steps(150):
        chosen = any_order(playing.position, pick, chance)
        order = any_order_at_all(pick) if chosen is None or pick(2) else mutant(chosen[1], pick)
        problem = (
            None
            if order is None
            else rejection(playing.position, pick(int(playing.position.table.powers)), order)
        )
        if problem is not None:
            for said in (CZECH.error(problem), ENGLISH.error(problem)):
                assert said.endswith(f"[{problem.clause}]")
                assert problem.code not in said
