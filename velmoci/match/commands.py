"""What a member at a table can ask for: the messages that travel from a client, typed once."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

CommandId = Annotated[
    str, Meta(min_length=1, max_length=64, description="Made by the client; the same id counts once")
]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
ShortText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
Power = Annotated[str, Meta(max_length=32)]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Something a member asks for; it is answered by `done` or `refused` with the same id."""

    id: CommandId


class GiveOrder(Command, tag="order", frozen=True):
    """An order of the game, as the JSON of its fields; where a power decides by majority, a vote for it."""

    order: dict[str, Any]


class TakeBack(Command, tag="take_back", frozen=True):
    """Undo of one's own last order, within the four nevers; while one's own power votes, of one's own votes."""


class AddStanding(Command, tag="standing", frozen=True):
    """A standing order, as the JSON of its fields: it answers such questions from now on; only its power knows."""

    order: dict[str, Any]


class RevokeStanding(Command, tag="revoke", frozen=True):
    """Takes a standing order back, by its number."""

    number: int


class Say(Command, tag="say", frozen=True):
    """A line to the members of some powers, one's own included; it alone is the team's channel."""

    powers: list[Power]
    text: Text


class ProposeAgreement(Command, tag="propose", frozen=True):
    """An agreement among powers: no attacks along a line of contact, joint action, or free text."""

    powers: list[Power]
    form: Literal["line", "against", "free"]
    pairs: list[tuple[str, str]] = []
    against: Power = ""
    text: Annotated[str, Meta(max_length=2000)] = ""


class AnswerAgreement(Command, tag="answer", frozen=True):
    """Accepts or declines an agreement that was proposed."""

    number: int
    accept: bool


class Disclose(Command, tag="disclose", frozen=True):
    """Shows an agreement to other powers, or to all when none is named."""

    number: int
    powers: list[Power] = []


class Reveal(Command, tag="reveal", frozen=True):
    """Agrees that what was said among these powers is shown in the replay; every one of them must."""

    powers: list[Power]


class Pause(Command, tag="pause", frozen=True):
    """Stops the clocks until somebody resumes."""


class Resume(Command, tag="resume", frozen=True):
    """Lets the clocks run again."""


class VoteOnAbsent(Command, tag="vote", frozen=True):
    """What is to become of a power that does not answer: wait, default orders, or a bot takes over."""

    power: Power
    choice: Literal["wait", "default", "bot"]


class ComeBack(Command, tag="back", frozen=True):
    """Takes the seat back from whoever stands in: a bot, or default orders."""


class NameCaptain(Command, tag="captain", frozen=True):
    """Names another captain: the captain alone may, or more than half of the members present."""

    member: int


class Mix(Command, tag="mix", frozen=True):
    """The seat's own value for the dice, before the game begins."""

    value: Annotated[str, Meta(min_length=1, max_length=64)]


class AskRematch(Command, tag="rematch", frozen=True):
    """Asks for another game with the same seats."""


class Leave(Command, tag="leave", frozen=True):
    """The member gets up; a power without members resigns at the first moment at which it may."""


class Remark(Command, tag="remark", frozen=True):
    """A line of one who watches to the others who do; those who play can read it once the match is over."""

    name: Name
    text: ShortText


AnyCommand = (
    GiveOrder
    | TakeBack
    | AddStanding
    | RevokeStanding
    | Say
    | ProposeAgreement
    | AnswerAgreement
    | Disclose
    | Reveal
    | Pause
    | Resume
    | VoteOnAbsent
    | ComeBack
    | NameCaptain
    | Mix
    | AskRematch
    | Leave
    | Remark
)
