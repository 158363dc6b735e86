"""Bots at the table in talks: who answers, how, how often, and that what they signed is kept."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.clause import clause
from tests.match.tables import BOT, PERSON, Played, same
from velmoci.evropska_valka.options import LIBRARY as EUROPE
from velmoci.expanze.board import find_board
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.kernel.talk import REPLIES
from velmoci.match.bots import answer
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.table import MatchTable, make_header

STEADY = SeatSetup("bot", "steady")


def by_fixed_dice(*seats: SeatSetup, **options: Any) -> Played:
    played = Played(list(seats), **options)
    played.header, played.secret = replace(played.header, match="m"), "5" * 64
    played.table = MatchTable.create(played.header, played.secret)
    return played


def seated(*bots: SeatSetup, **options: Any) -> tuple[Played, int, list[str]]:
    """One person on the first seat, bots on the others; the person is waited for."""
    played = by_fixed_dice(PERSON, *bots, **options)
    member = played.fill()[0]
    played.bots_play()
    return played, member, [played.power(seat) for seat in range(1 + len(bots))]


def talk_tasks(played: Played) -> list[int]:
    return [task.seat for task in played.table.bot_tasks() if task.about == "talks"]


def own_orders(played: Played) -> int:
    return sum(1 for entry in played.entries if entry.kind == "order")


def test_a_table_says_who_talks() -> None:
    played, _, _ = seated(STEADY, BOT)
    assert [seat.talks for seat in played.table.info(played.at).seats] == [True, True, False]


def test_a_bot_that_stands_in_signs_nothing_for_whoever_is_away() -> None:
    played = Played([PERSON, PERSON, STEADY], ClockSetup("live", 1000, 0))
    played.fill()
    played.table.state.seats[1].stand_in = "bot"
    infos = played.table.info(played.at).seats
    assert [(info.bot, info.talks) for info in infos] == [(None, True), ("steady", False), ("steady", True)]


@clause("EX-AGR-1", "EX-AGR-3")
def test_an_offer_is_answered_at_once_by_a_bot_that_is_not_on_turn() -> None:
    played, member, powers = seated(STEADY, STEADY, STEADY)
    assert played.table.waits_for() == (0,)
    before = own_orders(played)
    played.do(member, "propose", powers=[powers[2]], form="free", text="Be my friend")
    assert talk_tasks(played) == [2]
    assert played.bots_play() == 1
    told = played.table.agreements(0)[0]
    assert (told.declined, told.reasons) == ([powers[2]], {powers[2]: "words"})
    assert played.table.agreements(2)[0].reasons == told.reasons
    assert played.table.agreements(1) == played.table.agreements(-1) == []
    assert own_orders(played) == before
    entry = played.entries[-1]
    assert (entry.kind, entry.seat, entry.member) == ("answer", 2, None)
    same(played.restored(), played.table)
    same(played.restored(after=len(played.entries) - 1), played.table)


def test_every_party_that_is_a_bot_answers_once_and_a_silent_bot_never() -> None:
    played, member, powers = seated(STEADY, STEADY, BOT)
    played.do(member, "propose", powers=powers[1:], form="free", text="Peace on earth")
    assert played.bots_play() == 2
    told = played.table.agreements(0)[0]
    assert told.declined == powers[1:3]
    assert played.bots_play() == 0


def test_a_bot_that_says_nothing_is_asked_again_only_when_the_game_moves_on() -> None:
    played, member, powers = seated(STEADY, STEADY)
    played.do(member, "propose", powers=[powers[1]], form="free", text="?")
    task = played.table.bot_tasks()[0]
    assert played.table.bot_order(task, None, played.at) == []
    assert played.table.bot_tasks() == []
    played.order(member, "place_first")
    assert talk_tasks(played) == [1]
    task = next(task for task in played.table.bot_tasks() if task.about == "talks")
    assert played.table.bot_order(task, "attack atlantis nowhere 3", played.at) == []
    assert talk_tasks(played) == []


def test_an_answer_that_comes_late_or_twice_brings_nothing() -> None:
    played, member, powers = seated(STEADY, STEADY)
    played.do(member, "propose", powers=[powers[1]], form="free", text="?")
    task = played.table.bot_tasks()[0]
    assert played.table.bot_order(replace(task, moment=task.moment + 1), "accept kept", played.at) == []
    made = played.note(played.table.bot_order(task, "decline <b>words</b>", played.at))
    assert made[0].data["reason"] == "", "only reasons that everybody can read"
    assert played.table.bot_order(task, "accept kept", played.at) == []
    assert played.table.agreements(0)[0].declined == [powers[1]]


def test_a_person_may_answer_after_a_bot_and_bots_never_begin() -> None:
    played = Played([PERSON, PERSON, STEADY])
    one, other, _ = played.fill()
    powers = [played.power(seat) for seat in range(3)]
    played.do(one, "propose", powers=powers[1:], form="free", text="all together")
    played.bots_play()
    played.do(other, "answer", number=1, accept=True)
    told = played.table.agreements(1)[0]
    assert (told.accepted, told.declined) == ([powers[0], powers[1]], [powers[2]])
    assert {entry.kind for entry in played.entries if entry.seat == 2} <= {"order", "answer"}


def test_whoever_writes_to_a_bot_is_told_once_what_it_understands() -> None:
    played, member, powers = seated(STEADY, BOT, STEADY)
    for text in ("Hello", "Hello?", "Are you there?"):
        played.do(member, "say", powers=[powers[1]], text=text)
    played.do(member, "say", powers=[powers[2]], text="And you?")
    lines = played.table.talks(0)
    assert [(line.power, line.text, line.sentence) for line in lines] == [
        (powers[0], "Hello", ""),
        (powers[1], "", "bot-reads-offers"),
        (powers[0], "Hello?", ""),
        (powers[0], "Are you there?", ""),
        (powers[0], "And you?", ""),
    ]
    assert lines[1].author == "steady"
    played.do(member, "say", powers=powers, text="Everybody!")
    assert [line.power for line in played.table.talks(0)[-2:]] == [powers[0], powers[3]], "the first has said so"
    same(played.restored(), played.table)
    same(played.restored(len(played.entries)), played.table)
    assert played.bots_play() == 0


def test_a_power_talking_to_itself_hears_no_bot() -> None:
    played, member, _ = seated(STEADY)
    played.do(member, "say", powers=[], text="to ourselves")
    assert len(played.table.talks(0)) == 1


def test_whoever_sits_alone_before_the_game_hears_no_bot() -> None:
    played = Played([PERSON, PERSON, STEADY])
    member = played.sit(0)
    played.do(member, "say", powers=["seat_3"], text="hello")
    assert len(played.table.talks(0)) == 1


def test_the_replay_of_a_finished_game_calls_a_bot_by_its_name() -> None:
    played, member, powers = seated(STEADY, replay_reveals_talks=True)
    played.do(member, "say", powers=[powers[1]], text="good game")
    played.order(member, "place_first")
    played.bots_play()
    played.order(member, "resign")
    assert played.table.status == "over"
    assert [(line.author, line.sentence) for line in played.table.replay_talks()] == [
        ("person 0", ""),
        ("steady", "bot-reads-offers"),
    ]
    count = len(played.table.talks(0))
    played.do(member, "say", powers=[powers[1]], text="thanks")
    assert len(played.table.talks(0)) == count + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_bot_says_has_its_sentence(language: str) -> None:
    say = Sentences(language, ("velmoci.match",))
    for name in (*(f"reply-{reason}" for reason in REPLIES), "talk-bot-reads-offers", "talk-bot-reads-treaties"):
        assert say.has(name), name


def test_what_others_agree_in_secret_changes_no_answer() -> None:
    """Equal views give equal questions, and so equal answers; a number tells nothing of other agreements."""
    tasks = []
    for has_secret in (False, True):
        played = by_fixed_dice(PERSON, PERSON, PERSON, STEADY)
        members = played.fill()
        powers = [played.power(seat) for seat in range(4)]
        if has_secret:
            played.do(members[1], "propose", powers=[powers[2]], form="against", against=powers[3])
            played.do(members[2], "answer", number=1, accept=True)
            played.do(members[1], "say", powers=[powers[2]], text="now!")
        played.do(members[0], "propose", powers=[powers[3]], form="against", against=powers[1])
        tasks += [task for task in played.table.bot_tasks() if task.about == "talks"]
    assert tasks[0] == tasks[1]
    assert answer(tasks[0]) == answer(tasks[1])


@clause("EV-R-28")
def test_in_the_european_war_agreements_name_its_fields() -> None:
    rulebook = assemble(EUROPE, (), {"players": 3})
    played = Played([PERSON, STEADY, BOT])
    played.header, _ = make_header("evropska_valka", rulebook.to_json(), [PERSON, STEADY, BOT], ClockSetup(), 0)
    played.secret = "5" * 64
    played.table = MatchTable.create(played.header, played.secret)
    member = played.fill()[0]
    played.bots_play()
    partner = played.power(1)
    played.do(member, "propose", powers=[partner], form="line", pairs=[("france", "germany")])
    played.bots_play()
    told = played.table.agreements(0)[0]
    assert told.pairs == [("france", "germany")]
    assert set(told.reasons) == {partner}


@clause("EX-AGR-4")
def test_over_a_played_game_a_bot_keeps_the_peace_it_agreed_to() -> None:
    assert attacks_along_the_border("decline other_plans") > 0, "without a promise it attacks there"
    assert attacks_along_the_border("accept kept") == 0


def attacks_along_the_border(said: str) -> int:
    """How often the bot of seat 1 attacks the person, who only passes, along the border offered for peace."""
    played, member, powers = seated(STEADY, STEADY, STEADY)
    pairs = borders(played.table, powers[0], powers[1])
    played.do(member, "propose", powers=[powers[1]], form="line", pairs=pairs)
    played.note(played.table.bot_order(played.table.bot_tasks()[0], said, played.at))
    along = {*pairs, *((other, own) for own, other in pairs)}
    count = 0
    while played.table.status != "over" and played.table.talking.may_talk(0):
        tasks = played.table.bot_tasks()
        if not tasks:
            default = played.table.bot_turns.default_order(0)
            assert default is not None
            played.order(member, str(default))
            continue
        owners = owners_of(played.table)
        for entry in played.note(played.table.bot_order(tasks[0], answer(tasks[0]), played.at)):
            words = str(entry.data.get("order", "")).split()
            if entry.seat == 1 and words[:1] == ["attack"] and owners[words[2]] == powers[0]:
                count += (words[1], words[2]) in along
    return count


def owners_of(table: MatchTable) -> dict[str, str]:
    states = table.public_json()["states"]
    assert isinstance(states, dict)
    return {state: line[0] for state, line in states.items()}


def borders(table: MatchTable, one: str, other: str) -> list[tuple[str, str]]:
    """The states of two powers that face each other."""
    board, owners = find_board("world48"), owners_of(table)
    own = [state for state in board.states if owners[state] == one]
    return [(state, near) for state in own for near in board.neighbours(state) if owners[near] == other]
