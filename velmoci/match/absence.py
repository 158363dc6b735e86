"""What becomes of those who do not answer: the default order, a vote of the others, a bot that stands in."""

from __future__ import annotations

from collections import Counter
from typing import Final

from velmoci.bots.registry import bot_names
from velmoci.match.state import Absent, Member

TIMEOUTS_UNTIL_VOTE: Final = 2
VOTE_MS: Final = 24 * 3600 * 1000
"""How long the others may take over a vote when a game goes on over days."""
CHOICES: Final = ("wait", "default", "bot")


def tally(vote: Absent) -> dict[str, int]:
    """How many want what."""
    counts = Counter(vote.votes.values())
    return {choice: counts[choice] for choice in CHOICES}


def decided(vote: Absent, voters: list[Member], at: int) -> str | None:
    """What more than half of the others have decided, or, when the time for voting is over, most of them.

    Among equals, and if nobody has voted, the default order is given. Without a time for voting the table
    simply goes on when nobody is left who could vote.
    """
    numbers = {member.number for member in voters}
    if not numbers:
        return "wait" if vote.deadline is None else "default"
    counts = Counter(choice for member, choice in vote.votes.items() if member in numbers)
    for choice in CHOICES:
        if 2 * counts[choice] > len(numbers):
            return choice
    if vote.deadline is not None and at >= vote.deadline:
        most = max(counts.values(), default=0)
        leading = [choice for choice in CHOICES if counts[choice] == most]
        return leading[0] if len(leading) == 1 else "default"
    return None


def stand_in_bot(game_id: str) -> str:
    """The bot that takes over a seat: the one that plays by a plan, where there is one."""
    names = bot_names(game_id)
    return "steady" if "steady" in names else (names[-1] if names else "")
