"""Three kinds of wrong, told apart by type."""

import pytest

from velmoci.kernel.errors import (
    BadRecord,
    BadRulebook,
    Malformed,
    NotYourDecision,
    Refusal,
    Rejected,
    VelmociError,
)


def test_an_error_carries_what_its_sentence_needs() -> None:
    error = Refusal("pair_used", "EX-FGT-16", origin="iberia", target="france")
    assert (error.code, error.clause, error.values) == (
        "pair_used",
        "EX-FGT-16",
        {"origin": "iberia", "target": "france"},
    )
    assert str(error) == "pair_used (origin=iberia, target=france) [EX-FGT-16]"
    assert str(NotYourDecision("not_your_turn", "EX-TRN-1")) == "not_your_turn [EX-TRN-1]"


def test_an_error_without_a_clause_prints_code_and_values() -> None:
    assert str(Malformed("empty_order")) == "empty_order"
    assert str(BadRecord("rolls_left", count=2)) == "rolls_left (count=2)"


@pytest.mark.parametrize("kind", [NotYourDecision, Refusal, BadRulebook])
def test_rejections_name_a_clause_and_are_not_malformed(kind: type[Rejected]) -> None:
    error = kind("code", "EX-TRN-1")
    assert isinstance(error, Rejected)
    assert isinstance(error, VelmociError)
    assert not isinstance(error, Malformed)


def test_the_three_kinds_do_not_catch_each_other() -> None:
    assert not issubclass(Malformed, Rejected)
    assert not issubclass(Refusal, NotYourDecision)
    assert not issubclass(NotYourDecision, Refusal)
