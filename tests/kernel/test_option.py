"""Options: the right type, the right range, as data and as a person types them."""

import pytest

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import (
    AskOption,
    BoolOption,
    ChoiceOption,
    IntOption,
    NamesOption,
    Option,
    RatioOption,
    RatiosOption,
    TableOption,
    TextOption,
)  # fmt: skip

ROUNDS = IntOption("rounds", 0, 10, 1000, "EX-TRN-7", or_zero=True)
CAP = IntOption("cap", 2, 1, 30, "EX-FAR-3")
RAISE = BoolOption("raise", True, "EX-MIS-10")
GO_ON = AskOption("go_on", False, "EX-WIN-8")
PACE = ChoiceOption("pace", ("auto", "stepwise"), "EX-FGT-10")
BONUS = TableOption("bonus", {"asia": 7, "europe": 5}, 0, 20, "EX-ARM-3")


def test_the_base_must_be_filled_in() -> None:
    option = Option("x", 1, "EX-ARM-3")
    with pytest.raises(NotImplementedError):
        option.read(1)
    with pytest.raises(NotImplementedError):
        option.read_text("1")
    with pytest.raises(NotImplementedError):
        option.allowed()


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (ROUNDS, 0),
        (ROUNDS, 10),
        (ROUNDS, 1000),
        (CAP, 1),
        (CAP, 30),
        (RAISE, False),
        (RAISE, True),
        (PACE, "stepwise"),
    ],
)
def test_what_is_allowed_is_read_as_it_is(option: Option, value: object) -> None:
    assert option.read(value) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (ROUNDS, 9),
        (ROUNDS, 1001),
        (ROUNDS, -1),
        (ROUNDS, True),
        (ROUNDS, 10.0),
        (ROUNDS, "10"),
        (ROUNDS, None),
        (CAP, 0),
        (CAP, 31),
        (RAISE, 1),
        (RAISE, "true"),
        (RAISE, None),
        (PACE, "Auto"),
        (PACE, 0),
        (PACE, ["auto"]),
        (BONUS, {"asia": 7}),
        (BONUS, {"asia": 7, "europe": 5, "moon": 1}),
        (BONUS, {"asia": 7, "europe": 21}),
        (BONUS, {"asia": 7, "europe": -1}),
        (BONUS, {"asia": 7, "europe": True}),
        (BONUS, {"asia": 7, "europe": "5"}),
        (BONUS, 7),
        (BONUS, [["asia", 7], ["europe", 5]]),
    ],
)
def test_anything_else_is_refused_with_clause_option_and_what_is_allowed(
    option: Option, value: object
) -> None:
    with pytest.raises(BadRulebook) as caught:
        option.read(value)
    assert caught.value.code == "bad_option"
    assert caught.value.clause == option.clause
    assert caught.value.values["option"] == option.name
    assert caught.value.values["allowed"] == option.allowed()


def test_a_long_wrong_value_is_cut() -> None:
    with pytest.raises(BadRulebook) as caught:
        PACE.read("x" * 1000)
    assert caught.value.values["value"] == "x" * 40


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (ROUNDS, "0", 0),
        (CAP, "30", 30),
        (RAISE, "true", True),
        (RAISE, "false", False),
        (PACE, "auto", "auto"),
        (BONUS, "asia:0/europe:20", {"asia": 0, "europe": 20}),
        (BONUS, "europe:1/asia:2", {"asia": 2, "europe": 1}),
    ],
)
def test_text_is_read(option: Option, text: str, value: object) -> None:
    assert option.read_text(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (ROUNDS, "5"),
        (ROUNDS, "ten"),
        (ROUNDS, ""),
        (ROUNDS, "1.5"),
        (RAISE, "True"),
        (RAISE, "1"),
        (PACE, "slow"),
        (BONUS, ""),
        (BONUS, "asia:7"),
        (BONUS, "asia:x/europe:5"),
        (BONUS, "asia/europe"),
        (BONUS, "asia:7/europe:99"),
    ],
)
def test_wrong_text_is_refused(option: Option, text: str) -> None:
    with pytest.raises(BadRulebook, match="bad_option"):
        option.read_text(text)


def test_a_table_has_its_own_order_and_does_not_share_its_default() -> None:
    read = BONUS.read({"europe": 5, "asia": 7})
    assert isinstance(read, dict)
    assert list(read) == ["asia", "europe"]
    given = {"asia": 1}
    option = TableOption("t", given, 0, 9, "EX-ARM-3")
    given["asia"] = 2
    assert option.default == {"asia": 1}


def test_an_option_introduces_itself_to_a_form() -> None:
    assert ROUNDS.to_json() == {
        "name": "rounds",
        "default": 0,
        "clause": "EX-TRN-7",
        "allowed": "0, 10–1000",
        "type": "int",
        "least": 10,
        "most": 1000,
        "or_zero": True,
    }
    assert CAP.allowed() == "1–30"
    assert RAISE.to_json()["type"] == "bool"
    assert (GO_ON.to_json()["type"], GO_ON.allowed()) == ("ask", "true, false, ask")
    assert PACE.to_json()["choices"] == ["auto", "stepwise"]
    assert PACE.default == "auto"
    assert BONUS.to_json()["keys"] == ["asia", "europe"]
    assert BONUS.allowed() == "asia:n/europe:n, n = 0–20"


FACTOR = RatioOption("factor", "1/2", "0", "3", "EX-ARM-3", words=("auto",))
PRICE = RatioOption("price", "2", "0", "9", "EX-ARM-3", above=True)
TABLE = RatiosOption("table", "1/2 1 3/2", 3, "EX-ARM-3", {"none": "1 1 1"})
KEYS = NamesOption("keys", "", "EX-ARM-3")
MAP = TextOption("map", "small", "EX-MAP-1", longest=20)


@pytest.mark.parametrize(
    ("option", "given", "kept"),
    [
        (FACTOR, "2/4", "1/2"),
        (FACTOR, 3, "3"),
        (FACTOR, "auto", "auto"),
        (PRICE, "1/6", "1/6"),
        (TABLE, "2/4, 1 1", "1/2 1 1"),
        (TABLE, [1, "1/3", 2], "1 1/3 2"),
        (TABLE, "none", "1 1 1"),
        (KEYS, ["a", "b"], "a b"),
        (KEYS, " a  b_2 ", "a b_2"),
        (KEYS, "", ""),
        (MAP, "two\nlines", "two\nlines"),
    ],
)
def test_exact_numbers_names_and_texts_are_kept_in_one_form(option: Option, given: object, kept: str) -> None:
    assert option.read(given) == kept


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (FACTOR, "4"), (FACTOR, "-1"), (FACTOR, "0.5"), (FACTOR, 0.5), (FACTOR, True), (FACTOR, "1/0"),
        (FACTOR, "none"), (PRICE, "0"), (TABLE, "1 1"), (TABLE, "1 1 x"), (TABLE, 7), (KEYS, "a a"),
        (KEYS, "a-b"), (KEYS, [1]), (KEYS, 1), (MAP, "x" * 21), (MAP, 5),
    ],
)  # fmt: skip
def test_what_is_no_exact_number_name_or_text_is_refused(option: Option, given: object) -> None:
    with pytest.raises(BadRulebook, match="bad_option"):
        option.read(given)


def test_the_new_kinds_of_option_introduce_themselves() -> None:
    assert FACTOR.allowed() == "0–3, auto"
    assert PRICE.allowed() == "> 0–9"
    assert TABLE.allowed() == "3 × n, n/m / none"
    assert (KEYS.allowed(), MAP.allowed()) == ("name name …", "…")
    types = [option.to_json()["type"] for option in (FACTOR, TABLE, KEYS, MAP)]
    assert types == ["ratio", "ratios", "names", "text"]


def test_a_switch_may_leave_it_to_the_table() -> None:
    assert [GO_ON.read(value) for value in (True, False, "ask")] == [True, False, "ask"]
    assert [GO_ON.read_text(text) for text in ("true", "false", "ask")] == [True, False, "ask"]
    for value in ("true", 1, None, "asked"):
        with pytest.raises(BadRulebook, match="EX-WIN-8"):
            GO_ON.read(value)
    with pytest.raises(BadRulebook):
        GO_ON.read_text("asked")
