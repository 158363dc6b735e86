"""Links that open a match: to join or to watch it, or to play a power together with those who sit there."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode

from velmoci.match.storage import Storage
from velmoci.match.table import MatchTable
from velmoci.server.tokens import hash_of


def member_key(table: MatchTable, seat: int) -> str:
    """The same for all members of a power; it follows from the secret of the match, so nothing of it is kept.

    It is another one as soon as a member gets up: whoever sits there later never gave the old one away.
    """
    left = sum(1 for member in table.state.members if member.seat == seat and member.has_left)
    text = f"fellow\n{table.header.match}\n{seat}\n{left}"
    made = hmac.digest(bytes.fromhex(table.match.secret), text.encode(), "sha256")
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def member_seat(table: MatchTable, invitation: str) -> int | None:
    """The seat whose members have invited the bearer of this key."""
    told = invitation.encode("utf-8", "surrogatepass")
    for seat in range(len(table.header.seats)):
        if hmac.compare_digest(member_key(table, seat).encode(), told):
            return seat
    return None


async def is_invited(storage: Storage, table: MatchTable, invitation: str) -> bool:
    """Whether that is the invitation to the match."""
    return await storage.is_invitation(table.header.match, hash_of(invitation))


async def may_watch(storage: Storage, table: MatchTable, invitation: str) -> bool:
    """A public match is anybody's to watch; a private one needs an invitation, to itself or to one of its powers."""
    if table.header.is_public:
        return True
    if member_seat(table, invitation) is not None:
        return True
    return bool(invitation) and await is_invited(storage, table, invitation)
