"""Offers and replies as they travel between the table and a bot."""

import json

import pytest

from velmoci.kernel.talk import (
    ACCEPT,
    AGAINST,
    DECLINE,
    LINE,
    OTHER_PLANS,
    REPLIES,
    Offer,
    Reply,
    load_offer,
    read_reply,
)


def test_an_offer_travels_as_json() -> None:
    for offer in (Offer(0, (0, 2), LINE, (("peru", "brazil"),)), Offer(1, (1, 3), AGAINST, against=2, text="together")):
        data = json.loads(json.dumps(offer.to_json()))
        assert load_offer(data).to_json() == offer.to_json() == data


@pytest.mark.parametrize("reason", ["", *REPLIES])
def test_a_reply_prints_and_parses_back(reason: str) -> None:
    for is_accepted, word in ((True, ACCEPT), (False, DECLINE)):
        text = str(Reply(is_accepted, reason))
        assert text == f"{word} {reason}".strip()
        found = read_reply(text)
        assert found is not None
        assert (found.accept, found.reason) == (is_accepted, reason)


@pytest.mark.parametrize("text", [None, "", "perhaps", f"later {ACCEPT}"])
def test_what_is_neither_yes_nor_no_is_no_reply(text: str | None) -> None:
    assert read_reply(text) is None


@pytest.mark.parametrize("text", [f"{DECLINE} whim", f"{DECLINE} {OTHER_PLANS} today"])
def test_a_reason_that_nobody_knows_is_left_out(text: str) -> None:
    found = read_reply(text)
    assert found is not None
    assert (found.accept, found.reason) == (False, "")
