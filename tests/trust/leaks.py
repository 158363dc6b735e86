"""Leaks that every game could have, planted on purpose: a seat looks in a wrong way, and a check must ring."""

import json
from typing import Any, Final

from tests.trust.eyes import Eyes, P
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import EVERYBODY, Event, EventPart
from velmoci.kernel.order import Order


class WholeState(Eyes[P]):
    """The first message carries the whole state."""

    def view(self, position: P, seat: int) -> str:
        return json.dumps(position.dump())


class CuriousSpectator(Eyes[P]):
    """Whoever only watches sees what the first seat sees."""

    def view(self, position: P, seat: int) -> str:
        return super().view(position, max(0, seat))


class EverybodysQuestions(Eyes[P]):
    """A seat is sent the questions put to all seats, with what they may answer."""

    def decisions(self, position: P, seat: int) -> list[Decision]:
        return position.pending()


class LoudEvents(Eyes[P]):
    """Every part of an event is told to everybody."""

    def events(self, position: P, actor: int, order: Order, chance: Chance) -> list[Event]:
        events = super().events(position, actor, order, chance)
        return [Event(*(EventPart(EVERYBODY, part.sentence, part.values) for part in event.parts)) for event in events]


class TrueCompletion(Eyes[P]):
    """The search is handed the true position."""

    def completed(self, position: P, seat: int, chance: Chance) -> P:
        copied: Any = position.copy()
        return copied  # type: ignore[no-any-return]


ANYWHERE: Final = (
    (WholeState[Any](), "still"),
    (CuriousSpectator[Any](), "still"),
    (EverybodysQuestions[Any](), "still"),
    (TrueCompletion[Any](), "completion"),
)
