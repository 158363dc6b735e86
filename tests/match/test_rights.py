"""Who may act, vote, agree and hear at a table, and who counts what; each check by the case that it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clause import clause
from tests.match import steps
from tests.match.tables import PERSON, SECOND, Played, own_states, steps_game, target_of, told
from tests.match.test_members import captain, orders, team
from tests.match.test_talks import people, salva
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.match.absence import decided
from velmoci.match.entries import ClockSetup, Entry
from velmoci.match.errors import NotAtTheTable, NotNow
from velmoci.match.match import NoUndo
from velmoci.match.state import Absent, Member
from velmoci.match.told import TalkLine

LIVE = ClockSetup("live", 10 * SECOND, 0)


def counts(played: Played) -> list[int]:
    """What every seat, and last the spectators, have counted."""
    return [played.table.seen(seat) for seat in (*range(len(played.header.seats)), -1)]


def counted(played: Played, who: int, kind: str, **values: Any) -> list[int]:
    """By how much each viewer's count grows by a command."""
    before = counts(played)
    played.do(who, kind, **values)
    return [now - then for now, then in zip(counts(played), before, strict=True)]


# ── who counts what


@clause("EX-AGR-2", "EX-R-46")
def test_only_those_who_could_see_it_count_it() -> None:
    played, members, powers = people(4)
    assert counted(played, members[1], "say", powers=[powers[2]], text="psst") == [0, 1, 1, 0, 0]
    assert counted(played, members[1], "propose", powers=[powers[3]], form="free", text="peace") == [0, 1, 0, 1, 0]
    assert counted(played, members[3], "answer", number=1, accept=True) == [0, 1, 0, 1, 0]
    assert counted(played, members[3], "disclose", number=1, powers=[powers[2]]) == [0, 0, 1, 1, 0]
    assert counted(played, members[3], "disclose", number=1) == [1, 1, 1, 1, 1]
    assert counted(played, members[1], "reveal", powers=[powers[2]]) == [0, 1, 1, 0, 0]


@clause("EX-PLY-5", "EX-R-45")
def test_votes_inside_a_power_are_its_own_affair_until_there_is_another_captain() -> None:
    played = Played([PERSON] * 3, team_decision="captain")
    for seat in (0, 2):
        played.sit(seat)
    first, second, third = (played.sit(1, name) for name in ("Ann", "Bob", "Cyr"))
    assert counted(played, second, "captain", member=third) == [0, 1, 0, 0]
    assert counted(played, third, "captain", member=third) == [1, 1, 1, 1]
    named = played.table.log(-1)[-1]
    assert (named.event, named.values["power"], named.values["name"]) == ("captain-named", played.power(1), "Cyr")
    assert counted(played, first, "captain", member=first) == [0, 1, 0, 0]


@clause("EX-PLY-5")
def test_a_proposal_inside_a_power_is_seen_by_its_members_alone() -> None:
    played = Played([PERSON] * 3, team_decision="majority")
    for seat in (0, 1, 2, 2, 2):
        played.sit(seat)
    for member in (1, 2, 3):
        played.do(member, "mix", value="v")
    assert counted(played, 4, "order", order={"kind": "resign"}) == [0, 0, 1, 0]
    assert [len(played.table.proposals(seat)) for seat in (0, 1, 2, -1)] == [0, 0, 1, 0]


# ── sitting down and getting up


def test_who_sat_there_in_the_match_before_is_known_to_have() -> None:
    played = Played([PERSON, PERSON])
    for is_former in (True, False):
        played.note(played.table.join(0, " ", played.at, is_former)[2])
    assert [member.is_former for member in played.table.state.members] == [True, False]
    assert [member.is_former for member in played.restored().state.members] == [True, False]
    assert [member.name for member in played.table.info(played.at).seats[0].members] == ["1", "2"]


def test_no_seat_is_open_once_the_game_has_begun_or_is_over() -> None:
    played = Played([PERSON] * 3)
    with pytest.raises(NotAtTheTable, match="no_such_seat"):
        played.sit(3)
    members = played.fill()
    played.do(members[1], "leave")
    with pytest.raises(NotNow, match="no_open_seat"):
        played.table.join(None, "late", played.at)
    played.sit(2, "fellow")
    played.do(members[0], "leave")
    assert played.table.status == "over"
    with pytest.raises(NotNow, match="seat_is_out"):
        played.sit(2, "another")


def test_nobody_sits_down_with_the_winner_of_a_game_that_is_over() -> None:
    played, members, _ = salva()
    for member in members[:2]:
        played.order(member, "resign")
    assert (played.table.status, played.table.match.position.is_living(2)) == ("over", True)
    with pytest.raises(NotNow, match="seat_is_out"):
        played.sit(2, "late")


def test_a_game_whose_values_are_overdue_begins_with_the_next_who_sits_down() -> None:
    played = Played([PERSON, PERSON])
    played.sit(0)
    played.sit(1)
    assert played.table.info(played.at).mixed == [False, False]
    played.at += 6 * SECOND
    played.sit(0, "fellow")
    assert played.table.status == "running"
    assert played.table.info(played.at).mixed == [True, True]


@clause("EX-AGR-2")
def test_before_the_game_the_last_who_gets_up_takes_value_and_talk_along_and_nobody_else_does() -> None:
    played = Played([PERSON, PERSON])
    first, fellow, other = played.sit(0), played.sit(0), played.sit(1)
    played.do(first, "mix", value="x")
    played.do(other, "say", powers=[played.power(0)], text="hello")
    played.do(fellow, "leave")
    assert played.table.info(played.at).mixed == [True, False]
    assert [line.text for line in played.table.talks(0)] == ["hello"]
    played.do(first, "leave")
    assert played.table.info(played.at).mixed == [False, False]
    assert played.table.talks(0) == []
    assert [line.text for line in played.table.talks(1)] == ["hello"]
    played.later(10 * SECOND)
    assert played.table.status == "gathering", "somebody is missing again"


@clause("EX-AGR-2")
def test_in_a_running_game_a_power_without_members_keeps_what_it_heard() -> None:
    played = Played([PERSON] * 3, colour_choice="pick")
    members = played.fill()
    played.do(members[0], "say", powers=[played.power(1)], text="hello")
    played.do(members[1], "leave")
    assert [line.text for line in played.table.talks(1)] == ["hello"]


@clause("EX-PLY-4")
def test_votes_of_one_who_gets_up_are_gone() -> None:
    played, members, _ = team("majority", 4)
    played.order(members[1], "place_first")
    assert [proposal.votes for proposal in played.table.proposals(0)] == [[members[1]]]
    played.do(members[1], "leave")
    assert played.table.proposals(0) == []


# ── who acts for a power


@clause("EX-PLY-4", "EX-R-45")
def test_a_captain_who_is_away_is_still_the_captain() -> None:
    played, members, _ = team("captain", 2)
    played.note(played.table.presence(members[0], False, played.at))
    with pytest.raises(NotYourDecision, match="not_captain"):
        played.order(members[1], "place_first")
    assert captain(played) == members[0]


@clause("EX-PLY-4")
def test_one_who_acts_is_there_and_has_one_vote_among_those_who_are() -> None:
    played, members, _ = team("majority", 2)
    played.note(played.table.presence(members[1], False, played.at))
    played.order(members[1], "place_first")
    assert orders(played) == []
    played.order(members[0], "place_first")
    assert orders(played) == ["place_first"]
    alone, (member,), _ = team("majority", 1)
    (given,) = [entry for entry in alone.order(member, "place_first") if entry.kind == "order"]
    assert (given.member, given.data.get("by")) == (member, None), "it is the member's own order, not that of a vote"


@clause("EX-PLY-4")
def test_one_who_is_left_alone_settles_by_an_order_what_those_who_went_away_had_proposed() -> None:
    played, (gone, left), others = team("majority", 2)
    state = own_states(played, 0)[0]
    for member in (gone, left):
        played.order(member, f"place_first {state} 2")
    while played.on_turn() != 0:
        seat = played.on_turn()
        played.order(others[seat - 1], str(played.table.bot_turns.default_order(seat)))
    played.order(gone, "end_turn")
    assert [proposal.text for proposal in played.table.proposals(0)] == ["end_turn"]
    played.note(played.table.presence(gone, False, played.at))
    origin, target, _ = target_of(played, 0)
    played.order(left, f"attack {origin} {target} 1")
    assert played.table.proposals(0) == []
    assert played.table.ledger.is_legal(0, "end_turn"), "what was proposed could still be done"


@clause("EX-PLY-4", "EX-R-45")
def test_a_wish_to_resign_stands_beside_the_orders_that_others_give() -> None:
    played, members, _ = team("any_member", 2)
    played.order(members[1], "resign")
    assert orders(played) == []
    played.order(members[0], "place_first")
    assert orders(played) == ["place_first"]
    assert [proposal.text for proposal in played.table.proposals(0)] == ["resign"]


@clause("EX-PLY-4")
@pytest.mark.parametrize("mode", ["any_member", "captain", "majority"])
def test_who_may_take_an_order_of_the_power_back(mode: str) -> None:
    played, members, _ = team(mode, 2)
    problems: dict[str, tuple[type[Exception], str]] = {
        "any_member": (NoUndo, "undo_"),
        "captain": (NotYourDecision, "not_captain"),
        "majority": (Refusal, "vote_open"),
    }
    problem, code = problems[mode]
    with pytest.raises(problem, match=code):
        played.do(members[1], "take_back")
    played.do(members[1], "leave")
    with pytest.raises(NoUndo):
        played.do(members[0], "take_back")


@clause("EX-PLY-4")
def test_where_the_captain_acts_the_captain_answers_discloses_and_agrees_to_show() -> None:
    played, (first, second, _), (other, _) = team("captain")
    power = [played.power(1)]
    played.do(other, "propose", powers=[played.power(0)], form="free", text="peace")
    for kind, values in (
        ("answer", {"number": 1, "accept": True}),
        ("disclose", {"number": 1}),
        ("reveal", {"powers": power}),
    ):
        with pytest.raises(NotYourDecision, match="not_captain"):
            played.do(second, kind, **values)
    played.do(first, "answer", number=1, accept=True)
    played.do(first, "disclose", number=1)
    played.do(first, "reveal", powers=power)


# ── who agrees


@clause("EX-AGR-6")
def test_one_to_whom_an_agreement_was_shown_is_no_party_to_it() -> None:
    played, members, powers = people(3)
    played.do(members[0], "propose", powers=[powers[1]], form="free", text="peace")
    played.do(members[1], "answer", number=1, accept=True)
    played.do(members[0], "disclose", number=1, powers=[powers[2]])
    with pytest.raises(NotNow, match="not_a_party"):
        played.do(members[2], "answer", number=1, accept=True)


@clause("EX-ELI-6")
def test_a_power_that_is_out_accepts_nothing_any_more() -> None:
    played, members, powers = people(3)
    played.pass_first_armament(members)
    played.do(members[0], "propose", powers=[powers[1]], form="free", text="peace")
    played.order(members[1], "resign")
    with pytest.raises(Refusal, match="power_destroyed"):
        played.do(members[1], "answer", number=1, accept=True)


@clause("EX-AGR-3")
def test_an_agreement_tells_against_whom_it_is_where_it_is_against_somebody() -> None:
    played, members, powers = people(3)
    played.do(members[1], "propose", powers=[powers[2]], form="against", against=powers[0])
    played.do(members[1], "propose", powers=[powers[2]], form="free", text="peace")
    assert [agreement.against for agreement in played.table.agreements(1)] == [powers[0], ""]


@clause("EX-AGR-2")
def test_a_shown_talk_tells_who_said_what_to_whom() -> None:
    played, members, powers = people(2, replay_reveals_talks=True)
    played.pass_first_armament(members)
    played.do(members[1], "say", powers=[powers[0]], text="well?")
    played.order(members[0], "resign")
    assert played.table.replay_talks() == [TalkLine(1, played.at, powers, "person 1", powers[1], "well?")]


def test_a_game_without_a_rule_for_it_shows_no_talk() -> None:
    played, members, powers = salva()
    played.do(members[0], "say", powers=[powers[1]], text="psst")
    for member in members[1:]:
        played.order(member, "resign")
    assert played.table.status == "over"
    assert played.table.replay_talks() == []


# ── what a seat is told


def test_a_spectator_is_never_asked_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    game = steps_game(monkeypatch)
    monkeypatch.setattr(steps.Steps, "asides", lambda position, seat: [steps.Turn(seat)])
    asked = {seat: [one.seat for one in game.table.decisions(seat, [])] for seat in (-1, 0, 1)}
    assert asked == {-1: [], 0: [0], 1: [1]}


def test_a_seat_is_told_what_it_alone_knows_and_spectators_are_told_nothing() -> None:
    played, members, _ = people(3)
    table = played.table
    owns = [table.own_json(seat) for seat in range(3)]
    assert owns == [table.match.position.own_json(seat) for seat in range(3)]
    assert all(own is not None and own["mission"] for own in owns)
    nothing = {name: told(table, -1)[name] for name in ("own", "decisions", "talks", "proposals", "may_take_back")}
    assert nothing == {"own": None, "decisions": [], "talks": [], "proposals": [], "may_take_back": False}
    asked = {seat: [one.kind for one in table.decisions(seat, table.questions())] for seat in range(3)}
    assert asked == {seat: ["first_armament"] * (seat == played.on_turn()) + ["aside"] for seat in range(3)}
    played.pass_first_armament(members)
    for member in members[:2]:
        played.order(member, "resign")
    assert [table.decisions(seat, table.match.position.pending()) for seat in range(3)] == [[], [], []]


# ── absence


@pytest.mark.parametrize(
    ("votes", "voters", "deadline", "at", "choice"),
    [
        ({}, [], None, 0, "wait"),
        ({}, [], 9, 0, "default"),
        ({1: "bot", 2: "bot"}, [1, 3, 4], None, 0, None),
        ({1: "bot", 3: "bot"}, [1, 3, 4], None, 0, "bot"),
        ({1: "bot", 3: "wait"}, [1, 3, 4], 9, 8, None),
        ({1: "bot", 3: "wait"}, [1, 3, 4], 9, 9, "default"),
        ({1: "bot"}, [1, 3, 4], 9, 9, "bot"),
        ({}, [1, 3, 4], 9, 9, "default"),
    ],
)
def test_what_the_others_decide(
    votes: dict[int, str], voters: list[int], deadline: int | None, at: int, choice: str | None
) -> None:
    present = [Member(number, 1, f"m{number}") for number in voters]
    assert decided(Absent(0, deadline, votes), present, at) == choice


def absent(played: Played) -> dict[str, dict[str, int]]:
    return {one.power: one.votes for one in played.table.info(played.at).absent}


def test_a_vote_counts_for_the_power_that_it_names_until_the_voter_gets_up() -> None:
    played = Played([PERSON] * 3, LIVE)
    members = played.fill()
    fellow = played.sit(0, "fellow")
    played.later(70 * SECOND)
    nobody = {"wait": 0, "default": 0, "bot": 0}
    assert absent(played) == dict.fromkeys((played.power(seat) for seat in absent_seats(played)), nobody)
    assert len(absent(played)) > 1
    named = next(seat for seat in absent_seats(played) if seat != 0)
    played.do(members[0], "vote", power=played.power(named), choice="wait")
    played.do(fellow, "vote", power=played.power(named), choice="bot")
    assert absent(played)[played.power(named)] == {"wait": 1, "default": 0, "bot": 1}
    assert all(votes == nobody for power, votes in absent(played).items() if power != played.power(named))
    played.do(fellow, "leave")
    assert absent(played)[played.power(named)] == {"wait": 1, "default": 0, "bot": 0}


def absent_seats(played: Played) -> list[int]:
    return [vote.seat for vote in played.table.state.absent]


def test_those_who_are_out_have_no_vote_on_the_absent() -> None:
    played = Played([PERSON] * 4, LIVE)
    members = played.fill()
    played.pass_first_armament(members)
    out = next(seat for seat in range(4) if seat != played.on_turn())
    played.order(members[out], "resign")
    played.later(100 * SECOND)
    away = next(seat for seat in absent_seats(played) if seat != out)
    with pytest.raises(NotNow, match="not_a_voter"):
        played.do(members[out], "vote", power=played.power(away), choice="bot")
    electors = [member.number for member in played.table.upkeep.electors(away)]
    assert electors == [members[seat] for seat in range(4) if seat not in (out, away)]


def test_the_time_of_another_is_over_for_that_one_alone() -> None:
    played = Played([PERSON] * 3, LIVE)
    members = played.fill()
    late = played.on_turn()
    played.at += 20 * SECOND
    with pytest.raises(NotNow, match="time_is_up"):
        played.order(members[late], "place_first")
    given = played.order(members[(late + 1) % 3], "resign")
    assert [entry.data["order"] for entry in given][:1] == ["resign"]


def test_one_who_is_gone_goes_away_once() -> None:
    played = Played([PERSON] * 2, LIVE)
    members = played.fill()
    played.later(60 * SECOND)
    seat = absent_seats(played)[0]
    gone, other = members[seat], members[1 - seat]
    played.note(played.table.presence(gone, False, played.at))
    played.do(other, "vote", power=played.power(seat), choice="bot")
    assert played.table.state.seats[seat].stand_in == "bot"
    assert played.table.presence(gone, False, played.at) == []
    back: list[Entry] = played.note(played.table.presence(gone, True, played.at))
    assert [entry.kind for entry in back][:1] == ["back"]


def test_one_who_has_got_up_neither_goes_away_nor_comes_back() -> None:
    played, members, _ = people(3)
    played.do(members[0], "leave")
    assert [played.table.presence(members[0], is_present, played.at) for is_present in (False, True)] == [[], []]
