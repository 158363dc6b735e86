"""Several people behind one power (EX-PLY-3 to 5): who is there, who is captain, how they decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import NotYourDecision, Rejected
from velmoci.kernel.game import Game
from velmoci.kernel.order import Order
from velmoci.match.entries import Header
from velmoci.match.errors import clause_at_table
from velmoci.match.state import Member, Proposal, SeatState, TableState

RESIGN: Final = "resign"
"""The kind of order by which a power leaves the game; for every game the same word."""
REPORTED_FIRST: Final = {"game_over", "power_destroyed"}
"""What is wrong with an order before it matters which member gives it; so is anything unknown."""


def has_left(state: TableState, number: int) -> bool:
    """Whether that member has left; one of whom this process has not heard yet has just sat down."""
    return number <= len(state.members) and state.members[number - 1].has_left


def members_of(state: TableState, seat: int) -> list[Member]:
    """Those who sit there and have not left, in the order of joining."""
    return [member for member in state.members if member.seat == seat and not member.has_left]


def people(header: Header, state: TableState) -> list[dict[str, Any]]:
    """Who sits where, as it stands in the record of the match."""
    seats: list[dict[str, Any]] = []
    for seat, setup in enumerate(header.seats):
        if setup.kind == "bot":
            seats.append({"bot": setup.bot})
        else:
            names = [member.name for member in members_of(state, seat)]
            seats.append({"person": ", ".join(names) or setup.name})
    return seats


def is_deserted(state: TableState, seat: int) -> bool:
    """Whether nobody sits there who has not left."""
    for member in state.members:
        if member.seat == seat and not member.has_left:
            return False
    return True


def is_played_by_people(header: Header, state: TableState, seat: int) -> bool:
    """Whether people decide there: no bot, and nobody who stands in."""
    return header.seats[seat].kind == "person" and not state.seats[seat].stand_in


def present_members(state: TableState, seat: int, counts_all: bool) -> list[Member]:
    """Those whose votes are waited for; over days everybody who has not left."""
    return [member for member in members_of(state, seat) if counts_all or member.is_present]


def captain_of(state: TableState, seat: int) -> int | None:
    """The member whom the power named, or else the first by joining of those who are left."""
    numbers = [member.number for member in members_of(state, seat)]
    named = state.seats[seat].captain
    return named if named in numbers else (numbers[0] if numbers else None)


def name_captain(state: TableState, seat: int, by: int, candidate: int, present: list[Member]) -> None:
    """The captain hands over, or more than half of those present name another."""
    own = state.seats[seat]
    if by == captain_of(state, seat):
        own.captain, own.captain_votes = candidate, {}
        return
    own.captain_votes[by] = candidate
    voters = {member.number for member in present}
    votes = sum(1 for voter, choice in own.captain_votes.items() if choice == candidate and voter in voters)
    if 2 * votes > len(voters):
        own.captain, own.captain_votes = candidate, {}


def is_voted_on(mode: str, order: Order, present: list[Member]) -> bool:
    """Whether the order needs votes: all of them by majority, resignation always; one alone needs nobody."""
    return len(present) > 1 and (mode == "majority" or type(order).kind == RESIGN)


def check_captain(game: Game, mode: str, captain: int | None, member: int, problem: Rejected | None) -> None:
    """Only the captain acts, where that is the rule; some faults of the order itself are reported first."""
    if problem is not None and (problem.code in REPORTED_FIRST or problem.code.startswith("unknown_")):
        raise problem
    if mode == "captain" and captain != member:
        raise NotYourDecision("not_captain", clause_at_table(game, "not_captain"))
    if problem is not None:
        raise problem


def topic_of(order: Order, decisions: list[Decision]) -> str:
    """Which question an order answers; every member has one vote for each."""
    kind = type(order).kind
    if kind == RESIGN:
        return RESIGN
    for decision in decisions:
        if any(menu.kind == kind for menu in decision.menus()) and decision.allows(order):
            return f"{decision.kind} {decision.default()}"
    return kind


def vote_for(own: SeatState, member: int, topic: str, order: str) -> None:
    """A member's vote; it may be changed, and takes the place of the one before."""
    withdraw_votes(own, member, topic)
    for proposal in own.proposals:
        if proposal.topic == topic and proposal.order == order:
            proposal.votes.append(member)
            return
    own.proposals.append(Proposal(topic, order, [member]))


def withdraw_votes(own: SeatState, member: int, topic: str | None = None) -> None:
    """Takes a member's votes back, all of them or those on one question; what nobody wants is gone."""
    for proposal in own.proposals:
        if topic in (None, proposal.topic) and member in proposal.votes:
            proposal.votes.remove(member)
    own.proposals = [proposal for proposal in own.proposals if proposal.votes]


def chosen_proposal(own: SeatState, present: list[Member]) -> Proposal | None:
    """The proposal that counts: more than half of those present want it, or, once all have voted, most do.

    Among equals the one made first counts. Resignation always needs more than half, for it has no other proposal
    beside it: all have voted for it, or most have not.
    """
    voters = {member.number for member in present}
    for topic in dict.fromkeys(proposal.topic for proposal in own.proposals):
        proposals = [proposal for proposal in own.proposals if proposal.topic == topic]
        counts = [len(voters.intersection(proposal.votes)) for proposal in proposals]
        best = counts.index(max(counts))
        if 2 * counts[best] > len(voters):
            return proposals[best]
        if counts[best] and sum(counts) == len(voters):
            return proposals[best]
    return None


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-PLY-3": (is_voted_on, vote_for),
    "EX-PLY-4": (check_captain, is_voted_on, chosen_proposal),
    "EX-PLY-5": (members_of,),
}
