"""Several people behind one power (EX-PLY-3 to 5, EX-R-45)."""

from __future__ import annotations

import pytest

from tests.clause import clause
from tests.match.tables import BOT, DAY, PERSON, Played, told
from velmoci.expanze.game import GAME
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.match.entries import ClockSetup
from velmoci.match.errors import NotAtTheTable, NotNow
from velmoci.match.members import check_captain, chosen_proposal, has_left, is_voted_on, members_of, vote_for
from velmoci.match.state import Member, Proposal, SeatState


def team(mode: str, size: int = 3, clock: ClockSetup | None = None) -> tuple[Played, list[int], list[int]]:
    """A table whose first power has several members and is asked; returns these and the others."""
    played = Played([PERSON, PERSON, PERSON], clock, team_decision=mode)
    members = [played.sit(0, f"m{number}") for number in range(size)]
    others = [played.sit(seat) for seat in (1, 2)]
    for member in (members[0], *others):
        played.do(member, "mix", value="v")
    while played.on_turn() != 0:
        played.order(others[played.on_turn() - 1], "place_first")
    return played, members, others


def orders(played: Played) -> list[str]:
    return [entry.data["order"] for entry in played.entries if entry.kind == "order" and entry.seat == 0]


@clause("EX-PLY-3")
def test_members_of_a_power_have_one_colour_one_mission_one_hand_and_one_turn() -> None:
    played, members, _ = team("any_member")
    info = played.table.info(played.at).seats[0]
    assert [member.number for member in info.members] == members
    assert len({played.power(seat) for seat in range(3)}) == 3
    played.order(members[1], "place_first")
    with pytest.raises(NotYourDecision):
        played.order(members[2], "place_first")


@clause("EX-PLY-5")
def test_members_see_the_same_and_have_a_channel_of_their_own() -> None:
    played, members, others = team("majority")
    played.do(members[1], "say", powers=[], text="Attack at dawn")
    played.order(members[0], "place_first")
    mine, theirs = told(played.table, 0), told(played.table, 1)
    assert [line.text for line in mine["talks"]] == ["Attack at dawn"]
    assert [proposal.text for proposal in mine["proposals"]] == ["place_first"]
    assert theirs["talks"] == theirs["proposals"] == told(played.table, -1)["talks"] == []
    late = played.sit(0, "late")
    assert played.table.find_member(late).seat == 0
    assert [line.text for line in told(played.table, 0)["talks"]] == ["Attack at dawn"]
    assert others


@clause("EX-PLY-5", "EX-AGR-2")
def test_the_channel_inside_a_power_is_open_even_where_talks_are_off() -> None:
    played = Played([PERSON, BOT], talk_visibility="off")
    member = played.fill()[0]
    played.do(member, "say", powers=[], text="alone")
    with pytest.raises(Refusal, match="talk_off"):
        played.do(member, "say", powers=[played.power(1)], text="hello")


@clause("EX-PLY-4", "EX-R-45")
def test_with_any_member_the_first_valid_order_counts() -> None:
    played, members, _ = team("any_member")
    with pytest.raises(Refusal):
        played.order(members[0], "attack alaska chukotka 99")
    played.order(members[2], "place_first")
    assert orders(played) == ["place_first"]


@clause("EX-PLY-4", "EX-R-45")
def test_with_a_captain_only_the_captain_acts() -> None:
    played, members, _ = team("captain")
    with pytest.raises(NotYourDecision) as refused:
        played.order(members[1], "place_first")
    assert (refused.value.code, refused.value.clause) == ("not_captain", "EX-PLY-4")
    played.order(members[0], "place_first")
    assert orders(played) == ["place_first"]


@clause("EX-PLY-4", "EX-R-45")
def test_what_is_unknown_is_reported_before_who_is_captain() -> None:
    played, members, _ = team("captain")
    with pytest.raises(Refusal, match="unknown_state"):
        played.order(members[1], "attack atlantis chukotka 1")
    with pytest.raises(NotYourDecision, match="not_captain"):
        played.order(members[1], "end_turn")


@clause("EX-R-45")
def test_if_the_captain_leaves_the_next_by_joining_takes_over() -> None:
    played, members, _ = team("captain")
    played.do(members[0], "leave")
    played.order(members[1], "place_first")
    assert [member.is_captain for member in played.table.info(played.at).seats[0].members] == [True, False]


@clause("EX-PLY-4")
def test_a_mistake_of_the_captain_is_refused_as_such_and_one_of_another_member_only_sometimes() -> None:
    wrong = Refusal("wrong_phase", "EX-SET-1")
    with pytest.raises(Refusal, match="wrong_phase"):
        check_captain(GAME, "captain", 1, 1, wrong)
    with pytest.raises(NotYourDecision, match="not_captain"):
        check_captain(GAME, "captain", 1, 2, wrong)
    for code in ("game_over", "power_destroyed", "unknown_state"):
        with pytest.raises(Refusal, match=code):
            check_captain(GAME, "captain", 1, 2, Refusal(code, "EX-ELI-6"))
    check_captain(GAME, "captain", 1, 1, None)
    check_captain(GAME, "any_member", 1, 2, None)


@clause("EX-PLY-5")
def test_who_has_left_belongs_to_the_power_no_more() -> None:
    played, members, _ = team("any_member")
    played.do(members[1], "leave")
    assert [member.number for member in members_of(played.table.state, 0)] == [members[0], members[2]]


@clause("EX-PLY-4")
def test_a_proposal_counts_only_with_votes_of_those_present_and_each_question_by_itself() -> None:
    present = [Member(number, 0, f"m{number}") for number in (1, 2, 3)]
    attack, arm = Proposal("turn", "attack", [1]), Proposal("turn", "arm", [2, 3])
    resign = Proposal("resign", "resign", [1])
    assert chosen_proposal(SeatState(proposals=[attack, resign]), []) is None
    assert chosen_proposal(SeatState(proposals=[attack, resign]), present[1:]) is None
    assert chosen_proposal(SeatState(proposals=[attack, resign, arm]), present) is arm
    split = [Proposal("resign", "resign", [1, 2]), Proposal("turn", "arm", [3])]
    assert chosen_proposal(SeatState(proposals=split), present) is split[0]
    assert chosen_proposal(SeatState(proposals=[Proposal("resign", "resign", [1])]), present[:2]) is None


@clause("EX-PLY-3")
def test_votes_on_two_questions_stay_apart_even_where_the_orders_read_alike() -> None:
    own = SeatState(proposals=[Proposal("first", "pass", [1])])
    vote_for(own, 2, "second", "pass")
    vote_for(own, 3, "second", "pass")
    assert own.proposals == [Proposal("first", "pass", [1]), Proposal("second", "pass", [2, 3])]


@clause("EX-PLY-4", "EX-R-45")
@pytest.mark.parametrize(
    ("mode", "members", "text", "voted"),
    [
        ("majority", 2, "end_turn", True),
        ("majority", 1, "end_turn", False),
        ("any_member", 2, "end_turn", False),
        ("captain", 2, "resign", True),
        ("captain", 1, "resign", False),
    ],
)
def test_what_is_voted_on(mode: str, members: int, text: str, voted: bool) -> None:
    present = [Member(number, 0, f"m{number}") for number in range(members)]
    assert is_voted_on(mode, NOTATION.parse(text), present) == voted


@clause("EX-R-45")
def test_the_captain_hands_over_or_more_than_half_name_another() -> None:
    played, members, _ = team("captain")
    played.do(members[0], "captain", member=members[2])
    played.do(members[0], "captain", member=members[0])
    assert captain(played) == members[2], "one of three is not more than half"
    played.do(members[1], "captain", member=members[0])
    assert captain(played) == members[0]
    with pytest.raises(NotNow, match="not_a_member"):
        played.do(members[0], "captain", member=99)


@clause("EX-R-45")
def test_only_votes_of_those_present_for_the_same_member_make_a_captain() -> None:
    played, members, _ = team("captain", 5)
    played.do(members[1], "captain", member=members[2])
    played.do(members[3], "captain", member=members[4])
    played.do(members[2], "captain", member=members[2])
    assert captain(played) == members[0], "two of five want one, and a third another"
    played.note(played.table.presence(members[2], False, played.at))
    played.do(members[4], "captain", member=members[2])
    assert captain(played) == members[0], "of four who are there two want one"
    played.do(members[3], "captain", member=members[2])
    assert captain(played) == members[2]


def captain(played: Played) -> int:
    return next(member.number for member in played.table.info(played.at).seats[0].members if member.is_captain)


@clause("EX-R-45")
def test_a_named_captain_who_leaves_is_followed_by_the_first_who_joined() -> None:
    played, members, _ = team("captain")
    played.do(members[0], "captain", member=members[2])
    played.do(members[2], "leave")
    assert captain(played) == members[0]


@clause("EX-PLY-4", "EX-R-45")
def test_a_majority_is_more_than_half_of_those_present() -> None:
    played, members, _ = team("majority", 4)
    played.order(members[0], "place_first")
    played.order(members[1], "place_first")
    assert orders(played) == [], "two of four are not more than half"
    played.order(members[2], "place_first")
    assert orders(played) == ["place_first"]


@clause("EX-PLY-4", "EX-R-45")
def test_those_who_are_away_are_not_waited_for() -> None:
    played, members, _ = team("majority", 4)
    played.order(members[0], "place_first")
    played.order(members[1], "place_first")
    assert orders(played) == []
    played.note(played.table.presence(members[3], False, played.at))
    assert orders(played) == ["place_first"]


@clause("EX-PLY-4", "EX-R-45")
def test_those_who_leave_are_not_waited_for() -> None:
    played, members, _ = team("majority", 4)
    played.order(members[0], "place_first")
    played.order(members[1], "place_first")
    played.do(members[3], "leave")
    assert orders(played) == ["place_first"]


@clause("EX-R-45")
def test_over_days_everybody_who_has_not_left_counts() -> None:
    played, members, _ = team("majority", 3, ClockSetup("days", 3 * DAY))
    for member in members[1:]:
        played.note(played.table.presence(member, False, played.at))
    played.order(members[0], "place_first")
    assert orders(played) == []
    played.order(members[1], "place_first")
    assert orders(played) == ["place_first"]


@clause("EX-PLY-4", "EX-R-45")
def test_votes_may_be_changed_and_taken_back() -> None:
    played, members, _ = team("majority")
    state = own_states(played)[0]
    played.order(members[0], "place_first")
    played.order(members[0], f"place_first {state} 1")
    assert [(p.text, p.votes) for p in played.table.proposals(0)] == [(f"place_first {state} 1", [members[0]])]
    played.do(members[0], "take_back")
    assert played.table.proposals(0) == []
    with pytest.raises(Refusal, match="vote_open"):
        played.do(members[0], "take_back")


def own_states(played: Played) -> list[str]:
    states = played.table.public_json()["states"]
    assert isinstance(states, dict)
    return [state for state, (power, _) in states.items() if power == played.power(0)]


@clause("EX-PLY-4", "EX-R-45")
def test_when_all_have_voted_most_votes_count_and_among_equals_the_one_made_first() -> None:
    played, members, _ = team("majority", 4)
    first, second, third = own_states(played)[:3]
    played.order(members[0], f"place_first {first} 1")
    played.order(members[1], f"place_first {second} 1")
    played.order(members[2], f"place_first {third} 1")
    assert orders(played) == []
    played.order(members[3], f"place_first {second} 1")
    assert orders(played) == [f"place_first {second} 1"]
    other, people, _ = team("majority", 2)
    first, second = own_states(other)[:2]
    other.order(people[1], f"place_first {second} 1")
    other.order(people[0], f"place_first {first} 1")
    assert orders(other) == [f"place_first {second} 1"]


@clause("EX-PLY-4")
def test_a_vote_for_an_order_that_the_rules_refuse_is_refused() -> None:
    played, members, _ = team("majority")
    with pytest.raises(Refusal):
        played.order(members[0], "end_turn")
    assert played.table.proposals(0) == []


@pytest.mark.parametrize("mode", ["any_member", "captain", "majority"])
@clause("EX-PLY-4", "EX-R-45")
def test_resignation_needs_more_than_half_in_every_mode(mode: str) -> None:
    played, members, _ = team(mode, 4)
    for member in members[1:3]:
        played.order(member, "resign")
    assert orders(played) == []
    played.order(members[0], "resign")
    assert orders(played) == ["resign"]


@clause("EX-PLY-4", "EX-R-45")
def test_resignation_never_comes_about_by_most_votes_alone() -> None:
    played, members, _ = team("majority", 2)
    played.order(members[0], "resign")
    played.order(members[1], "place_first")
    assert orders(played) == []
    played.order(members[0], "place_first")
    assert orders(played) == ["place_first"]
    assert [proposal.text for proposal in played.table.proposals(0)] == ["resign"]


@clause("EX-PLY-4")
def test_a_member_alone_needs_no_votes() -> None:
    played, members, _ = team("majority", 1)
    played.order(members[0], "place_first")
    assert orders(played) == ["place_first"]


def test_what_was_voted_on_is_gone_when_it_is_settled() -> None:
    played, members, _ = team("majority")
    states = own_states(played)
    for member, state in zip(members, [states[0], states[1], states[1]], strict=True):
        played.order(member, f"place_first {state} 1")
    assert orders(played) == [f"place_first {states[1]} 1"]
    assert played.table.proposals(0) == []


@clause("EX-R-35")
def test_a_power_whose_members_have_all_left_has_resigned() -> None:
    played, members, others = team("any_member", 2)
    played.do(members[0], "leave")
    assert orders(played) == []
    played.do(members[1], "leave")
    assert orders(played) == ["resign"]
    assert played.on_turn() != 0
    with pytest.raises(NotAtTheTable):
        played.order(members[1], "place_first")
    with pytest.raises(NotNow, match="seat_is_out"):
        played.sit(0)
    assert others


@clause("EX-R-35", "EX-ELI-7")
def test_it_resigns_at_the_first_moment_at_which_it_may() -> None:
    played = Played([PERSON, PERSON, PERSON], colour_choice="pick")
    members = played.fill()
    played.do(members[1], "leave")
    assert played.on_turn() == 0
    assert not any(entry.data.get("order") == "resign" for entry in played.entries)
    played.order(members[0], "choose_colour red")
    assert played.on_turn() == 2, "the colour of those who left is the first free one"
    assert played.power(1) == "black"
    played.order(members[2], "choose_colour blue")
    assert [entry.seat for entry in played.entries if entry.data.get("order") == "resign"] == [1]


def test_a_seat_left_before_the_game_is_open_again() -> None:
    played = Played([PERSON, PERSON])
    first = played.sit(0)
    played.do(first, "leave")
    assert played.table.info(played.at).seats[0].kind == "open"
    seat, member, _ = played.table.join(None, "next", played.at)
    assert (seat, member) == (0, 2)


def test_who_may_sit_where() -> None:
    played = Played([PERSON, BOT])
    with pytest.raises(NotNow, match="seat_of_a_bot"):
        played.sit(1)
    with pytest.raises(NotAtTheTable, match="no_such_seat"):
        played.sit(7)
    played.sit(0)
    with pytest.raises(NotNow, match="no_open_seat"):
        played.table.join(None, "late", played.at)
    for number in range(23):
        played.sit(0, f"friend {number}")
    with pytest.raises(NotNow, match="seat_is_full"):
        played.sit(0)


def test_nobody_acts_from_another_seat() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    with pytest.raises(NotAtTheTable):
        played.table.handle(1, members[0], played.command("pause"), played.at)
    with pytest.raises(NotAtTheTable):
        played.table.handle(0, 17, played.command("pause"), played.at)


@pytest.mark.parametrize("number", [-1, 0, 3])
def test_nobody_acts_under_a_number_that_was_not_given(number: int) -> None:
    played = Played([PERSON, PERSON])
    played.fill()
    with pytest.raises(NotAtTheTable, match="not_a_member"):
        played.table.handle(1, number, played.command("say", powers=[], text="!"), played.at)
    with pytest.raises(NotAtTheTable, match="not_a_member"):
        played.table.presence(number, False, played.at)


def test_one_of_whom_nothing_has_been_heard_has_not_got_up() -> None:
    played = Played([PERSON, PERSON])
    first, second = played.fill()
    played.do(second, "leave")
    assert [has_left(played.table.state, member) for member in (first, second, second + 1)] == [False, True, False]
