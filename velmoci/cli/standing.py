"""`standing` at the prompt: what one has said beforehand, what can be said, and how it is taken back."""

from __future__ import annotations

from typing import Final

from velmoci.cli.local_match import LocalMatch
from velmoci.cli.names import simple
from velmoci.cli.numbers import is_whole
from velmoci.cli.problems import CommandError
from velmoci.kernel.sentences import Sentences
from velmoci.kernel.standing import ANYBODY, ANYTHING, SILENCE, THIS_TURN, StandingKind, StandingOrder
from velmoci.match.standing import Answered, read

ADD: Final = frozenset({"add", "pridat", "pridej"})
REVOKE: Final = frozenset({"revoke", "zrusit", "zrus"})
QUESTIONS: Final = frozenset({"questions", "otazky"})


def obey_standing(table: LocalMatch, seat: int, words: list[str], say: Sentences) -> list[str]:
    """Carries out the command of a seat; tells what there is to tell."""
    verb = simple(words[0]) if words else ""
    if verb in QUESTIONS:
        return [question_line(kind, say) for kind in table.game.standing_kinds(table.position)]
    if verb in REVOKE:
        number = words[1] if len(words) > 1 else ""
        if not is_whole(number):
            raise CommandError("no_standing", value=number[:20])
        table.revoke_standing(seat, int(number))
    elif words:
        table.add_standing(seat, " ".join(["when", *(words[1:] if verb in ADD else words)]))
    kept = table.standing.get(seat, [])
    lines = [f"{one.number}. {spoken(read(one.order), say)}" for one in kept]
    return [*(lines or [say.say("standing-none")]), say.say("standing-how")]


def spoken(order: StandingOrder, say: Sentences) -> str:
    """A standing order in words."""
    parts = [f"{named('standing-question', order.question, say)}: {named('standing-answer', order.answer, say)}"]
    if order.topic != ANYTHING:
        parts.append(say.say("standing-about", {"topic": named("standing-topic", order.topic, say)}))
    if order.places:
        parts.append(say.say("standing-over", {"fields": list(order.places)}))
    if order.partner != ANYBODY:
        parts.append(say.say("standing-of", {"power": order.partner}))
    if order.odds:
        parts.append(say.say("standing-odds", {"odds": order.odds}))
    if order.span == THIS_TURN:
        parts.append(say.say("standing-for-turn"))
    return ", ".join(parts)


def question_line(kind: StandingKind, say: Sentences) -> str:
    """A question that can be answered beforehand, with its answers as they are typed."""
    answers = " / ".join([SILENCE, *kind.answers])
    topics = f" (about {' / '.join(kind.topics)})" if kind.topics else ""
    return f"{kind.question} {answers}{topics} – {named('standing-question', kind.question, say)}"


def answered_line(one: Answered, order: str, say: Sentences) -> str:
    """What was answered for somebody, by an order in these words."""
    return say.say("standing-did", {"number": one.number, "order": order})


def named(group: str, name: str, say: Sentences) -> str:
    """The words of a game for a name, or the name itself where a chapter from outside brings none."""
    return say.say(f"{group}-{name}") if say.has(f"{group}-{name}") else name
