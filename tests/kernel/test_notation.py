"""Orders print, parse back and travel as JSON; whatever else comes in is malformed."""

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from velmoci.expanze.orders import NOTATION, Arm, Attack, EndTurn, OfferTrade, PlaceFirst
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.notation import (
    Codec,
    Counts,
    Field,
    Letters,
    Name,
    Names,
    Notation,
    Number,
    Pairs,
    Tokens,
    shorten,
)
from velmoci.kernel.order import TABLE_SEAT, Begin, Order

KEYWORDS = {"via", "with", "for", "give", "want"}


class March(Order):
    """`march paris 3 via lyon nice with north 2, south 1 for PK`: every kind of field."""

    kind: ClassVar[str] = "march"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("goal", Name()),
        Field("days", Number("bad_days", "TOY-DAY-1")),
        Field("stops", Names(), word="via", default=()),
        Field("troops", Counts("bad_troops", "TOY-TRP-1"), word="with"),
        Field("marks", Letters(), word="for", default=""),
    )

    def __init__(
        self, goal: str, days: int, stops: tuple[str, ...], troops: tuple[tuple[str, int], ...], marks: str
    ) -> None:
        self.goal = goal
        self.days = days
        self.stops = stops
        self.troops = troops
        self.marks = marks


class Halt(Order):
    """`halt` or `halt here`: a field without a word that may be left out."""

    kind: ClassVar[str] = "halt"
    fields: ClassVar[tuple[Field, ...]] = (Field("place", Name(), default="anywhere"),)

    def __init__(self, place: str = "anywhere") -> None:
        self.place = place


class Share(Order):
    """`share KH red, 2C blue`: names by twos."""

    kind: ClassVar[str] = "share"
    fields: ClassVar[tuple[Field, ...]] = (Field("pairs", Pairs()),)

    def __init__(self, pairs: tuple[tuple[str, str], ...]) -> None:
        self.pairs = pairs


TOYS = Notation((Begin, March, Halt, Share))

names = st.from_regex(r"[A-Za-z0-9_]{1,12}", fullmatch=True).filter(lambda name: name not in KEYWORDS)
numbers = st.integers(-(10**15) + 1, 10**15 - 1)
counts = st.lists(st.tuples(names, numbers), max_size=5, unique_by=lambda pair: pair[0]).map(tuple)
several = st.lists(names, max_size=5).map(tuple)
marks = st.text("PKD", max_size=6)
orders: st.SearchStrategy[Order] = st.one_of(
    st.builds(March, names, numbers, several, counts, marks),
    st.builds(Halt, names),
    st.builds(Share, st.lists(st.tuples(names, names), max_size=4).map(tuple)),
    st.just(Begin()),
)
expanze_orders: st.SearchStrategy[Order] = st.one_of(
    st.builds(Attack, names, names, numbers),
    st.builds(PlaceFirst, counts),
    st.builds(Arm, counts, several),
    st.builds(OfferTrade, names, marks, marks),
    st.just(EndTurn()),
)
anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.long
@given(orders)
def test_an_order_prints_and_parses_back(order: Order) -> None:
    assert TOYS.parse(str(order)) == order


@pytest.mark.long
@given(orders)
def test_an_order_travels_as_json(order: Order) -> None:
    assert TOYS.from_json(json.loads(json.dumps(order.to_json()))) == order


@pytest.mark.long
@given(expanze_orders)
def test_the_orders_of_expanze_do_both(order: Order) -> None:
    assert NOTATION.parse(str(order)) == order
    assert NOTATION.from_json(json.loads(json.dumps(order.to_json()))) == order
    assert hash(NOTATION.parse(str(order))) == hash(order)


@given(
    st.text(max_size=60)
    | st.lists(st.sampled_from(["attack", "arm", "with", "japan", "3", "-1", "½", ","])).map(" ".join)
)
def test_any_text_is_an_order_or_wrong_in_a_known_way(text: str) -> None:
    try:
        order = NOTATION.parse(text)
    except (Malformed, Refusal):
        return
    assert NOTATION.parse(str(order)) == order


@pytest.mark.long
@settings(max_examples=300)
@given(
    anything
    | st.fixed_dictionaries(
        {"kind": st.sampled_from(sorted(NOTATION.kinds))},
        optional=dict.fromkeys(("origin", "target", "count", "placements", "cards", "give"), anything),
    )
)
def test_any_json_is_an_order_or_wrong_in_a_known_way(value: object) -> None:
    try:
        order = NOTATION.from_json(value)
    except (Malformed, Refusal) as problem:
        told = [str(value) for value in problem.values.values()]
    else:
        told = []
        assert NOTATION.from_json(json.loads(json.dumps(order.to_json()))) == order
    assert all(len(text) <= 40 for text in told)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_order"),
        (" , ,", "empty_order"),
        ("x" * 4001, "too_long"),
        ("atack maghreb iberia 4", "unknown_order"),
        ("Attack maghreb iberia 4", "unknown_order"),
        ("attack", "missing_word"),
        ("attack maghreb", "missing_word"),
        ("attack maghreb iberia", "missing_word"),
        ("attack maghreb iberia four", "not_a_number"),
        ("attack maghreb iberia 4 5", "words_left"),
        ("attack mag-hreb iberia 4", "not_a_name"),
        ("attack česko iberia 4", "not_a_name"),
        ("end_turn now", "words_left"),
        ("arm japan", "missing_word"),
        ("arm japan 1 japan 2", "named_twice"),
        ("arm japan 1 with !", "not_a_name"),
        ("offer_trade", "missing_word"),
        ("offer_trade red want", "missing_word"),
        ("offer_trade red PP", "words_left"),
        ("choose_colour", "missing_word"),
    ],
)
def test_text_that_is_no_order_is_malformed(text: str, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        NOTATION.parse(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "not_an_order"),
        ([], "not_an_order"),
        ("attack", "not_an_order"),
        ({}, "not_an_order"),
        ({"kind": 7}, "not_an_order"),
        ({"kind": "atack"}, "unknown_order"),
        ({"kind": "attack", "origin": "maghreb", "target": "iberia"}, "missing_word"),
        ({"kind": "attack", "origin": "maghreb", "target": "iberia", "count": "four"}, "not_a_number"),
        ({"kind": "attack", "origin": "maghreb", "target": "iberia", "count": True}, "not_a_number"),
        ({"kind": "attack", "origin": "maghreb", "target": "iberia", "count": None}, "not_a_number"),
        ({"kind": "attack", "origin": "maghreb", "target": "iberia", "count": [4]}, "not_a_number"),
        ({"kind": "attack", "origin": "maghreb", "target": "iberia", "count": float("nan")}, "not_a_number"),
        ({"kind": "attack", "origin": 5, "target": "iberia", "count": 4}, "not_a_name"),
        ({"kind": "attack", "origin": "", "target": "iberia", "count": 4}, "not_a_name"),
        ({"kind": "attack", "origin": "maghreb\n", "target": "iberia", "count": 4}, "not_a_name"),
        ({"kind": "end_turn", "seat": 1}, "unknown_item"),
        ({"kind": "end_turn", 3: 1}, "unknown_item"),
        ({"kind": "arm", "placements": {"japan": 1}}, "not_a_list"),
        ({"kind": "arm", "placements": ["japan"]}, "not_a_pair"),
        ({"kind": "arm", "placements": [["japan", 1, 2]]}, "not_a_pair"),
        ({"kind": "arm", "placements": [["japan", 1], ["japan", 1]]}, "named_twice"),
        ({"kind": "arm", "cards": "japan"}, "not_a_list"),
        ({"kind": "arm", "cards": [["japan"]]}, "not_a_name"),
    ],
)
def test_json_that_is_no_order_is_malformed(value: object, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        NOTATION.from_json(value)
    assert caught.value.code == code


@pytest.mark.parametrize("count", ["1.5", "1,5", "3/2", "1000000000000000", "-1000000000000000", ".5"])
def test_a_number_that_is_not_whole_or_too_large_is_refused_by_the_rule(count: str) -> None:
    with pytest.raises(Refusal) as caught:
        Number("negative_count", "EX-FGT-2").read(Tokens([count], frozenset()))
    assert (caught.value.code, caught.value.clause) == ("negative_count", "EX-FGT-2")


@pytest.mark.parametrize("count", [1.5, -0.5, 10**15, "7"])
def test_so_it_is_in_json(count: object) -> None:
    with pytest.raises(Refusal, match="EX-FGT-2"):
        NOTATION.from_json({"kind": "attack", "origin": "maghreb", "target": "iberia", "count": count})


def test_a_near_miss_is_suggested_and_a_far_one_is_not() -> None:
    for text, near in (("atack", ["attack"]), ("zzz", [])):
        with pytest.raises(Malformed) as caught:
            NOTATION.parse(text)
        assert caught.value.values == {"value": text, "near": near}


def test_commas_are_only_for_the_eye() -> None:
    assert NOTATION.parse("arm japan 1, china 2") == NOTATION.parse("arm japan 1 china 2")


def test_what_is_left_out_has_its_default() -> None:
    assert TOYS.parse("halt") == Halt() == TOYS.from_json({"kind": "halt"})
    assert str(Halt()) == "halt"
    assert TOYS.parse("halt here") == Halt("here")
    assert TOYS.parse("march paris 3 with north 2") == March("paris", 3, (), (("north", 2),), "")


def test_a_field_without_default_must_be_there() -> None:
    with pytest.raises(Malformed) as caught:
        TOYS.parse("march paris 3 via lyon")
    assert caught.value.values == {"expected": "with"}
    with pytest.raises(Malformed, match="expected=goal"):
        TOYS.from_json({"kind": "march"})


def test_a_codec_must_say_how_it_reads() -> None:
    with pytest.raises(NotImplementedError):
        Codec().read(Tokens(["word"], frozenset()))
    assert Codec().write(3) == "3"
    assert Codec().to_json("x") == "x"


def test_orders_are_values() -> None:
    order = Attack("maghreb", "iberia", 4)
    assert repr(order) == "<attack maghreb iberia 4>"
    assert order.values() == ("maghreb", "iberia", 4)
    assert order == NOTATION.parse("attack maghreb iberia 4")
    assert order not in (Attack("maghreb", "iberia", 5), EndTurn(), "attack maghreb iberia 4")
    assert len({order, NOTATION.parse("attack maghreb iberia 4"), EndTurn()}) == 2


def test_the_tables_own_order_prints_too() -> None:
    assert str(Begin()) == "begin"
    assert NOTATION.parse("begin") == Begin()
    assert TABLE_SEAT == -1


def test_long_values_are_cut_to_stand_in_a_sentence() -> None:
    assert shorten("x" * 40) == "x" * 40
    assert shorten("x" * 41) == "x" * 39 + "…"


def test_pairs_are_written_with_commas_and_may_repeat_a_name() -> None:
    order = Share((("KH", "red"), ("KH", "blue")))
    assert str(order) == "share KH red, KH blue"
    assert TOYS.parse(str(order)) == order
    assert TOYS.from_json(order.to_json()) == order


@pytest.mark.parametrize(
    ("value", "code"),
    [("KH red", "not_a_list"), ([["KH"]], "not_two_names"), (["KH red"], "not_two_names"), ([["KH", 3]], "not_a_name")],
)
def test_what_is_no_pair_of_names_is_malformed(value: object, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        TOYS.from_json({"kind": "share", "pairs": value})
    assert caught.value.code == code


def test_a_pair_that_is_not_finished_is_malformed() -> None:
    with pytest.raises(Malformed) as caught:
        TOYS.parse("share KH red, 2C")
    assert caught.value.code == "missing_word"


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Fails when what is done takes more work than that, however busy the machine is."""

    def give_up(*_: object) -> None:
        raise AssertionError("it takes too long")

    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@pytest.mark.parametrize("count", ["1" * 100_000 + "x", "1" * 100_000, "-" * 100_000, 10**400])
def test_what_is_no_number_is_seen_at_once_however_long_it_is(count: object) -> None:
    with at_most(5), pytest.raises((Malformed, Refusal)):
        Number("negative_count", "EX-FGT-2").from_json(count)


class Stop(Order):
    """Another order with the name of `Halt`."""

    kind: ClassVar[str] = "halt"


def test_two_kinds_of_order_with_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match=r"'halt': .*test_notation\.Halt and .*test_notation\.Stop"):
        Notation((Halt, Stop))
    assert Notation((Halt, Halt)).kinds == {"halt": Halt}
