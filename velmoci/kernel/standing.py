"""Standing orders: what a seat says beforehand to questions that may come while it is away.

A question tells which answers can be given beforehand (`Decision.standing`), a game which kinds of question have some
(`Game.standing_kinds`). A standing order is kept by the match, known to its seat alone, and judged by what that sees.
"""

from __future__ import annotations

from typing import ClassVar, Final

from velmoci.kernel.errors import Malformed
from velmoci.kernel.notation import Codec, Field, Name, Names, Notation, Tokens, shorten
from velmoci.kernel.order import Order

SILENCE: Final = "default"
"""The answer of whoever does not want to be asked: what silence means."""
ANYTHING: Final = "everything"
ANYBODY: Final = "anybody"
THIS_TURN: Final = "turn"
UNTIL_REVOKED: Final = "game"
SPANS: Final = (THIS_TURN, UNTIL_REVOKED)


class StandingKind:
    """A kind of question that can be answered beforehand, and what a standing order may say of it."""

    def __init__(
        self,
        question: str,
        answers: tuple[str, ...] = (),
        topics: tuple[str, ...] = (),
        places: tuple[str, ...] = (),
        has_partner: bool = False,
        with_odds: tuple[str, ...] = (),
    ) -> None:
        self.question: Final = question
        self.answers: Final = answers
        """The answers by name, beside silence."""
        self.topics: Final = topics
        """What it may be about; none where it is always about the same."""
        self.places: Final = places
        """The places to which an order may be restricted; none where places say nothing."""
        self.has_partner: Final = has_partner
        """Whether an order may be restricted to one who asks or is dealt with."""
        self.with_odds: Final = with_odds
        """The answers that may hang on the odds."""


class StandingAnswer:
    """An answer that can be given to a question now."""

    def __init__(self, name: str, order: Order, place: str = "") -> None:
        self.name: Final = name
        self.order: Final = order
        self.place: Final = place


class Standing:
    """What a question tells those who have answered beforehand."""

    def __init__(
        self,
        answers: list[StandingAnswer],
        topic: str = "",
        partner: str = "",
        places: tuple[str, ...] = (),
    ) -> None:
        self.answers: Final = answers
        self.topic: Final = topic
        self.partner: Final = partner
        """Who asks, or with whom one has to do."""
        self.places: Final = places
        """All places that it is about."""
        self.is_out_of_turn = True
        """Whether the turn is another's."""
        self.with_odds: tuple[str, ...] = ()
        """The answers that may hang on the odds."""


class Percent(Codec):
    """A whole number from 0 to 100."""

    expects = "number"

    def read(self, tokens: Tokens) -> int:
        word = tokens.take(self.expects)
        return self.from_json(int(word) if word.isascii() and word.isdigit() and len(word) < 4 else word)

    def from_json(self, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100:
            return value
        raise Malformed("not_a_percentage", value=shorten(value))


class StandingOrder(Order):
    """`when counter_move intercept over brno, praha of seat_2 from 60 for turn`: the answer to all such questions.

    Over no place it holds everywhere, of `anybody` for all, from 0 whatever the odds, for `game` until it is revoked.
    """

    kind: ClassVar[str] = "when"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("question", Name()),
        Field("answer", Name()),
        Field("topic", Name(), word="about", default=ANYTHING),
        Field("places", Names(), word="over", default=()),
        Field("partner", Name(), word="of", default=ANYBODY),
        Field("odds", Percent(), word="from", default=0),
        Field("span", Name(), word="for", default=UNTIL_REVOKED),
    )

    def __init__(
        self,
        question: str,
        answer: str,
        topic: str = ANYTHING,
        places: tuple[str, ...] = (),
        partner: str = ANYBODY,
        odds: int = 0,
        span: str = UNTIL_REVOKED,
    ) -> None:
        self.question: Final = question
        self.answer: Final = answer
        self.topic: Final = topic
        self.places: Final = places
        self.partner: Final = partner
        self.odds: Final = odds
        self.span: Final = span

    def fits(self, question: str, standing: Standing) -> bool:
        """Whether it speaks of such a question."""
        return (
            self.question == question
            and self.topic in (ANYTHING, standing.topic)
            and self.partner in (ANYBODY, standing.partner)
        )

    def chosen(self, standing: Standing) -> list[StandingAnswer]:
        """The answers to a question among which it chooses; none where it wants silence."""
        return [
            one
            for one in standing.answers
            if one.name == self.answer and (not self.places or one.place in self.places)
        ]

    def wants_silence(self, standing: Standing) -> bool:
        """Whether its answer to a question is what silence means; where places are named, all must be among them."""
        is_meant = not self.places or not [place for place in standing.places if place not in self.places]
        return self.answer == SILENCE and is_meant


NOTATION: Final = Notation([StandingOrder])


def check_standing(order: StandingOrder, kinds: list[StandingKind]) -> None:
    """Raises what makes no sense in a standing order for a game with these kinds of question."""
    kind = next((one for one in kinds if one.question == order.question), None)
    if kind is None:
        raise Malformed("standing_question", value=shorten(order.question))
    if order.answer != SILENCE and order.answer not in kind.answers:
        raise Malformed("standing_answer", value=shorten(order.answer), answers=[SILENCE, *kind.answers])
    if order.topic != ANYTHING and order.topic not in kind.topics:
        raise Malformed("standing_topic", value=shorten(order.topic), topics=list(kind.topics))
    for place in order.places:
        if place not in kind.places:
            raise Malformed("standing_place", value=shorten(place))
    if order.partner != ANYBODY and not kind.has_partner:
        raise Malformed("standing_partner", value=shorten(order.partner))
    if order.odds > 0 and order.answer not in kind.with_odds:
        raise Malformed("standing_odds", value=order.odds)
    if order.span not in SPANS:
        raise Malformed("standing_span", value=shorten(order.span))
