"""What each kind of entry changes at a table, and who could see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from velmoci.kernel.errors import Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to
from velmoci.kernel.order import TABLE_SEAT
from velmoci.kernel.record import Record
from velmoci.match.clocks import end_move, shift, start_move
from velmoci.match.entries import Entry
from velmoci.match.match import asked_seats, audience_of
from velmoci.match.members import (
    captain_of,
    is_played_by_people,
    members_of,
    name_captain,
    people,
    vote_for,
    withdraw_votes,
)
from velmoci.match.remarks import Remarked
from velmoci.match.standing import kept_after_turn
from velmoci.match.state import Absent, Member, StandingState, TableState
from velmoci.match.talks import Agreement, SpokenLine

if TYPE_CHECKING:
    from velmoci.match.ledger import Ledger

Effect = tuple[int, list[Event]]
"""Who could see an entry, as a mask of seats, and what they are told of it."""

# ── the game


def fold_order(ledger: Ledger, entry: Entry) -> Effect:
    """An order of the game; those given by no member cannot be taken back."""
    data = entry.data
    order = ledger.game.notation.parse(data["order"])
    turn = ledger.turn()
    ledger.match.redo(Record(entry.seat, order, tuple(data["rolls"]), tuple(data.get("secrets", ()))))
    moment = ledger.match.moments[-1]
    audience = audience_of(moment, entry.seat)
    by = data.get("by")
    if by is not None:
        ledger.match.fix_last()
    if by != "bot" or data.get("waits"):
        ledger.asked.clear()
    if entry.seat >= 0:
        answered(ledger, entry)
    drop_proposals(ledger, entry)
    set_clocks(ledger, entry.at)
    events = list(moment.events)
    if by == "time":
        events.insert(0, public("time-ran-out", power=ledger.power(entry.seat)))
    if by == "standing":
        sentence = "standing-answered" if data["number"] else "silence-answered"
        told_owner = {"number": data["number"], "order": data["order"]}
        events.insert(0, Event(EventPart(1 << entry.seat, sentence, told_owner)))
    if turn is not None and turn != ledger.turn():
        for own in ledger.state.seats:
            own.standing = kept_after_turn(own.standing, ledger.power(turn[1]))
    return audience, events


def fold_standing(ledger: Ledger, entry: Entry) -> Effect:
    """A standing order is given or revoked: only its power knows."""
    own = ledger.state.seats[entry.seat]
    if "order" in entry.data:
        own.standing_count += 1
        own.standing.append(StandingState(own.standing_count, entry.data["order"]))
    else:
        own.standing = [one for one in own.standing if one.number != entry.data["revoke"]]
    return 1 << entry.seat, []


def answered(ledger: Ledger, entry: Entry) -> None:
    """A seat that answers is not absent; one whose time ran out was so once more."""
    own = ledger.state.seats[entry.seat]
    if entry.data.get("by") == "time":
        own.timeouts += 1
    elif entry.member is not None or entry.data.get("by") == "vote":
        own.timeouts = 0
        close_vote(ledger.state, entry.seat)


def drop_proposals(ledger: Ledger, entry: Entry) -> None:
    """What was voted on is settled; what cannot be done any more needs no vote."""
    for seat, own in enumerate(ledger.state.seats):
        if own.proposals:
            settled = entry.data.get("topic") if seat == entry.seat else None
            own.proposals = [
                proposal
                for proposal in own.proposals
                if proposal.topic != settled and ledger.is_legal(seat, proposal.order)
            ]


def fold_undo(ledger: Ledger, entry: Entry) -> Effect:
    """Those who saw the order see that it is taken back."""
    audience = ledger.match.undo(entry.seat)
    drop_proposals(ledger, entry)
    return audience, [Event(EventPart(audience, "order-taken-back", {"power": ledger.power(entry.seat)}))]


def set_clocks(ledger: Ledger, at: int) -> None:
    """Time runs for the people who are waited for, and for nobody else.

    Where others are asked in secret it runs for the asker, who decided to ask; for them only if that is no person.
    """
    state = ledger.state
    now = state.paused_at if state.paused_at is not None else at
    header, position = ledger.header, ledger.match.position
    waited = [seat for seat in ledger.match.waited if is_played_by_people(header, state, seat)]
    if state.has_begun and not waited:
        waited = [seat for seat in asked_seats(position) if is_played_by_people(header, state, seat)]
    for seat, own in enumerate(state.seats):
        if state.has_begun and seat in waited:
            start_move(own, now)
        else:
            end_move(own, ledger.header.clock, now)


# ── people


def fold_join(ledger: Ledger, entry: Entry) -> Effect:
    """Somebody sits down."""
    assert entry.member is not None
    member = Member(entry.member, entry.seat, entry.data["name"], is_former="former" in entry.data)
    ledger.state.members.append(member)
    note_filled(ledger, entry.at)
    return told("sat-down", power=ledger.power(entry.seat), name=entry.data["name"])


def fold_leave(ledger: Ledger, entry: Entry) -> Effect:
    """Somebody gets up: no votes of theirs count any more."""
    assert entry.member is not None
    member = ledger.state.members[entry.member - 1]
    own = ledger.state.seats[entry.seat]
    member.has_left = True
    withdraw_votes(own, member.number)
    for vote in ledger.state.absent:
        vote.votes.pop(member.number, None)
    if not ledger.state.has_begun and not members_of(ledger.state, entry.seat):
        own.mixed = ""
        ledger.state.talks.forget(entry.seat)
    note_filled(ledger, entry.at)
    return told("got-up", power=ledger.power(entry.seat), name=member.name)


def note_filled(ledger: Ledger, at: int) -> None:
    """Remembers since when every seat of people has somebody."""
    state = ledger.state
    seats = [seat for seat, setup in enumerate(ledger.header.seats) if setup.kind == "person"]
    is_filled = all(members_of(state, seat) for seat in seats)
    state.filled_at = (state.filled_at or at) if is_filled and not state.has_begun else None


def fold_away(ledger: Ledger, entry: Entry) -> Effect:
    """A member's connection is gone."""
    assert entry.member is not None
    ledger.state.members[entry.member - 1].is_present = False
    return EVERYBODY, []


def fold_back(ledger: Ledger, entry: Entry) -> Effect:
    """A member is here again; whoever stood in for them stops."""
    own = ledger.state.seats[entry.seat]
    was_stood_in, own.stand_in = own.stand_in, ""
    own.timeouts = 0
    close_vote(ledger.state, entry.seat)
    set_clocks(ledger, entry.at)
    return told("came-back", power=ledger.power(entry.seat)) if was_stood_in else (EVERYBODY, [])


def fold_mix(ledger: Ledger, entry: Entry) -> Effect:
    """A seat's own value for the dice."""
    ledger.state.seats[entry.seat].mixed = entry.data["value"]
    return EVERYBODY, []


def fold_begin(ledger: Ledger, entry: Entry) -> Effect:
    """The values for the dice are fixed, and the game begins."""
    state = ledger.state
    state.mixed, state.has_begun, state.filled_at = list(entry.data["mixed"]), True, None
    ledger.match.archive.mixed = tuple(state.mixed)
    ledger.match.archive.seats = people(ledger.header, state)
    set_clocks(ledger, entry.at)
    return EVERYBODY, []


def fold_proposal(ledger: Ledger, entry: Entry) -> Effect:
    """A vote inside a power: only its members know."""
    assert entry.member is not None
    own = ledger.state.seats[entry.seat]
    if "order" in entry.data:
        vote_for(own, entry.member, entry.data["topic"], entry.data["order"])
    else:
        withdraw_votes(own, entry.member)
    return 1 << entry.seat, []


def fold_captain(ledger: Ledger, entry: Entry) -> Effect:
    """A vote for a captain is the power's own affair; who is captain everybody sees."""
    assert entry.member is not None
    before = captain_of(ledger.state, entry.seat)
    name_captain(ledger.state, entry.seat, entry.member, entry.data["member"], ledger.present(entry.seat))
    now = captain_of(ledger.state, entry.seat)
    assert now is not None, "whoever votes sits there"
    if now == before:
        return 1 << entry.seat, []
    name = ledger.state.members[now - 1].name
    return told("captain-named", power=ledger.power(entry.seat), name=name)


# ── talks


def fold_say(ledger: Ledger, entry: Entry) -> Effect:
    """A line in a room."""
    data, room = entry.data, entry.data["room"]
    audience = room_audience(ledger, room)
    line = SpokenLine(entry.at, room, entry.seat, entry.member or 0, data["text"], data.get("sentence", ""))
    ledger.state.talks.say(line)
    return audience, []


def fold_agreement(ledger: Ledger, entry: Entry) -> Effect:
    """A proposal among powers."""
    data = entry.data
    audience = room_audience(ledger, data["room"])
    pairs = [(str(origin), str(target)) for origin, target in data["pairs"]]
    agreement = Agreement(data["room"], data["form"], entry.seat, pairs, data["against"], data["text"])
    agreement.accepted.append(entry.seat)
    ledger.state.talks.propose(agreement)
    return audience, []


def room_audience(ledger: Ledger, room: list[int]) -> int:
    """Those in the room; everybody learns that a room is new where that is public."""
    shows_new_rooms = ledger.talk_visibility == "existence_public"
    return EVERYBODY if shows_new_rooms and ledger.state.talks.is_new_room(room) else to(room)


def fold_answer(ledger: Ledger, entry: Entry) -> Effect:
    """A party accepts or declines."""
    data = entry.data
    ledger.state.talks.answer(data["index"], entry.seat, data["accept"], data.get("reason", ""))
    return to(ledger.state.talks.agreements[data["index"]].room), []


def fold_disclose(ledger: Ledger, entry: Entry) -> Effect:
    """A party shows an agreement to others."""
    seats = entry.data["to"]
    ledger.state.talks.disclose(entry.data["index"], entry.seat, seats)
    return EVERYBODY if seats == [EVERYBODY] else to([entry.seat, *seats]), []


def fold_reveal(ledger: Ledger, entry: Entry) -> Effect:
    """A party agrees that a room's talk be shown in the replay."""
    ledger.state.talks.consent(entry.data["room"], entry.seat)
    return to(entry.data["room"]), []


def fold_remark(ledger: Ledger, entry: Entry) -> Effect:
    """A spectator speaks to the others; remarks have numbers of their own, and nobody's count tells of them."""
    data = entry.data
    ledger.state.remarks.add(Remarked(entry.at, data["author"], data["text"], data["id"]))
    return 0, []


# ── time and absence


def fold_pause(ledger: Ledger, entry: Entry) -> Effect:
    """The table stands still."""
    ledger.state.paused_at = entry.at
    return told("paused", power=ledger.power(entry.seat))


def fold_resume(ledger: Ledger, entry: Entry) -> Effect:
    """Time goes on where it stood."""
    state = ledger.state
    assert state.paused_at is not None
    stood_still = entry.at - state.paused_at
    state.paused_at = None
    for own in state.seats:
        shift(own, stood_still)
    for vote in state.absent:
        vote.deadline = vote.deadline + stood_still if vote.deadline is not None else None
    return told("resumed", power=ledger.power(entry.seat))


def fold_absent(ledger: Ledger, entry: Entry) -> Effect:
    """The others are asked about a seat, or have decided to wait for it."""
    if "wait" not in entry.data:
        ledger.state.absent.append(Absent(entry.seat, entry.data["deadline"]))
        return told("vote-opened", power=ledger.power(entry.seat))
    own = ledger.state.seats[entry.seat]
    close_vote(ledger.state, entry.seat)
    own.timeouts, own.started = 0, None
    set_clocks(ledger, entry.at)
    return told("waited-for", power=ledger.power(entry.seat))


def fold_vote(ledger: Ledger, entry: Entry) -> Effect:
    """One of the others says what is to become of an absent seat."""
    assert entry.member is not None
    for vote in ledger.state.absent:
        if vote.seat == entry.data["seat"]:
            vote.votes[entry.member] = entry.data["choice"]
    return EVERYBODY, []


def fold_takeover(ledger: Ledger, entry: Entry) -> Effect:
    """A bot, or default orders, stand in for a seat."""
    ledger.state.seats[entry.seat].stand_in = entry.data["by"]
    close_vote(ledger.state, entry.seat)
    set_clocks(ledger, entry.at)
    return told(f"stand-in-{entry.data['by']}", power=ledger.power(entry.seat))


def close_vote(state: TableState, seat: int) -> None:
    state.absent = [vote for vote in state.absent if vote.seat != seat]


def fold_rematch(ledger: Ledger, entry: Entry) -> Effect:
    """A seat asks for another game; when all have, it gets its id."""
    if entry.seat == TABLE_SEAT:
        ledger.state.rematch = entry.data["match"]
        return EVERYBODY, []
    ledger.state.seats[entry.seat].wants_rematch = True
    return told("rematch-asked", power=ledger.power(entry.seat))


# ── small things


def told(sentence: str, **values: Value) -> Effect:
    """Everybody is told."""
    return EVERYBODY, [public(sentence, **values)]


FOLDS: Final[dict[str, Callable[[Ledger, Entry], Effect]]] = {
    "join": fold_join,
    "leave": fold_leave,
    "away": fold_away,
    "back": fold_back,
    "mix": fold_mix,
    "begin": fold_begin,
    "order": fold_order,
    "undo": fold_undo,
    "standing": fold_standing,
    "proposal": fold_proposal,
    "captain": fold_captain,
    "say": fold_say,
    "agreement": fold_agreement,
    "answer": fold_answer,
    "disclose": fold_disclose,
    "reveal": fold_reveal,
    "pause": fold_pause,
    "resume": fold_resume,
    "absent": fold_absent,
    "vote": fold_vote,
    "takeover": fold_takeover,
    "rematch": fold_rematch,
    "remark": fold_remark,
}
