"""What a member at a table can ask for: the messages that travel from a client, typed once."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

CommandId = Annotated[str, Meta(min_length=1, max_length=64, description="Made by the client; the same id counts once")]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Power = Annotated[str, Meta(max_length=32)]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Something a member asks for; it is answered by `done` or `refused` with the same id."""

    id: CommandId


class GiveOrder(Command, tag="order"):
    """An order of the game, as the JSON of its fields. With `team_decision=majority` it counts as a vote for it."""

    order: dict[str, Any]


class TakeBack(Command, tag="take_back"):
    """Undo of the own last order, within the four nevers."""


class Say(Command, tag="say"):
    """A line to the members of some powers (the own one included); the own power alone is the team's channel."""

    powers: list[Power]
    text: Text


class ProposeAgreement(Command, tag="propose"):
    """An agreement among powers: no attacks along a line of contact, joint action against a power, or free text."""

    powers: list[Power]
    form: Literal["line", "against", "free"]
    pairs: list[tuple[str, str]] = []
    against: Power = ""
    text: Annotated[str, Meta(max_length=2000)] = ""


class AnswerAgreement(Command, tag="answer"):
    """Accepts or declines an agreement that was proposed."""

    number: int
    accept: bool


class Disclose(Command, tag="disclose"):
    """Shows an agreement to other powers, or to all when none is named."""

    number: int
    powers: list[Power] = []


class Pause(Command, tag="pause"):
    """Stops the clocks until somebody resumes."""


class Resume(Command, tag="resume"):
    """Lets the clocks run again."""


class VoteOnAbsent(Command, tag="vote"):
    """What is to become of a power that does not answer: wait, let the default order be given, or a bot take over."""

    power: Power
    choice: Literal["wait", "default", "bot"]


class NameCaptain(Command, tag="captain"):
    """The power names another captain."""

    member: int


class Mix(Command, tag="mix"):
    """The seat's own value for the dice, before the game begins."""

    value: Annotated[str, Meta(min_length=1, max_length=64)]


class AskRematch(Command, tag="rematch"):
    """Asks for another game with the same seats."""


class Leave(Command, tag="leave"):
    """The member gets up; a power without members resigns at the first moment at which it may."""


AnyCommand = Union[
    GiveOrder,
    TakeBack,
    Say,
    ProposeAgreement,
    AnswerAgreement,
    Disclose,
    Pause,
    Resume,
    VoteOnAbsent,
    NameCaptain,
    Mix,
    AskRematch,
    Leave,
]
