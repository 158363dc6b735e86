"""Talks as a bot takes part in them: what is offered to it, what it says, and what it keeps from then on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order

LINE: Final = "line"
AGAINST: Final = "against"
FREE: Final = "free"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"

KEPT: Final = "kept"
JOINED: Final = "joined"
WORDS: Final = "words"
NOBODY_LEFT: Final = "nobody_left"
LEADER: Final = "leader"
NO_BORDER: Final = "no_border"
OTHER_PLANS: Final = "other_plans"
NO_DANGER: Final = "no_danger"
NO_QUARREL: Final = "no_quarrel"
TOO_LONG: Final = "too_long"
REPLIES: Final = (
    KEPT, JOINED, WORDS, NOBODY_LEFT, LEADER, NO_BORDER, OTHER_PLANS, NO_DANGER, NO_QUARREL, TOO_LONG,
)  # fmt: skip
"""What can be said for or against an offer; each has a sentence `reply-…` in every language.

None of them speaks of agreements with others: those are secret, so what would break one meets other plans.
"""


class Offer:
    """Something that powers may agree on at the table: no attacks along a line, joint action, or free text."""

    def __init__(
        self, by: int, parties: tuple[int, ...], form: str, pairs: tuple[tuple[str, str], ...] = (), against: int = -1,
        text: str = "",
    ) -> None:  # fmt: skip
        self.by: Final = by
        self.parties: Final = parties
        self.form: Final = form
        self.pairs: Final = pairs
        self.against: Final = against
        self.text: Final = text

    def to_json(self) -> dict[str, object]:
        """The offer as plain values; `load_offer` reads them back."""
        return {
            "by": self.by,
            "parties": list(self.parties),
            "form": self.form,
            "pairs": [list(pair) for pair in self.pairs],
            "against": self.against,
            "text": self.text,
        }


def load_offer(data: Mapping[str, Any]) -> Offer:
    """The offer that `to_json` wrote."""
    pairs = tuple([(str(one), str(other)) for one, other in data["pairs"]])
    return Offer(data["by"], tuple(data["parties"]), data["form"], pairs, data["against"], data["text"])


class Reply:
    """Yes or no to an offer, and why; prints as `decline other_plans` and parses back."""

    def __init__(self, accept: bool, reason: str) -> None:
        self.accept: Final = accept
        self.reason: Final = reason

    def __str__(self) -> str:
        return f"{ACCEPT if self.accept else DECLINE} {self.reason}".strip()


def read_reply(text: str | None) -> Reply | None:
    """The reply that was printed, without a reason that nobody knows; None where it is none."""
    words = (text or "").split()
    if not words or words[0] not in (ACCEPT, DECLINE):
        return None
    reason = words[1] if len(words) == 2 and words[1] in REPLIES else ""
    return Reply(words[0] == ACCEPT, reason)


class Talker(Protocol):
    """A bot that answers offers; it decides as any other, and keeps what it has promised."""

    promises: tuple[Offer, ...]
    """What the seat has agreed to; whoever asks the bot tells it first."""

    def decide(self, view: Any, decision: Decision) -> Order | None:
        """As every bot."""

    def answer(self, view: Any, offer: Offer) -> Reply:
        """What it says to an offer, by what its own seat sees."""
