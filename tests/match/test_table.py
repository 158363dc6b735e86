"""A table is the fold of its entries: after anything, at any point, folded again it is the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json as msgjson
from msgspec.structs import replace

import velmoci.match
from tests.clause import clause
from tests.match.tables import BOT, DAY, PERSON, SECOND, START, Played, new_header, same, told
from velmoci.bots.registry import UnknownBot
from velmoci.expanze.game import GAME
from velmoci.kernel.archive import read_archive, verify, verify_dice
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.errors import Refusal, VelmociError
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to
from velmoci.kernel.sentences import Sentences
from velmoci.match.bots import BotTask, answer
from velmoci.match.commands import GiveOrder
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.errors import NotAtTheTable, NotNow
from velmoci.match.ledger import COMMANDS_KEPT
from velmoci.match.match import Moment, audience_of
from velmoci.match.members import members_of
from velmoci.match.table import SNAPSHOT_EVERY, MatchTable, make_header

# ── fold and restore

CLOCKS = [ClockSetup(), ClockSetup("live", 20 * SECOND, 30 * SECOND), ClockSetup("days", DAY)]


class Restless:
    """Does something at a table, sensible or not; a refusal must change nothing."""

    def __init__(self, clock: ClockSetup, mode: str, visibility: str, pace: str) -> None:
        self.played = Played(
            [PERSON, PERSON, PERSON, BOT],
            clock,
            team_decision=mode,
            talk_visibility=visibility,
            battle_pace=pace,
            colour_choice="pick",
        )
        self.old: list[tuple[int, Any, int]] = []

    def act(self, what: int, who: int, whom: int, luck: int) -> None:
        played, table = self.played, self.played.table
        if what == 0:
            self.attempt(lambda: played.sit(who % 3))
        elif what == 1:
            played.later(luck % 40 * SECOND * (1 if luck % 5 else 10_000))
        elif what == 2:
            played.bots_play(1 + luck % 5)
        elif what == 3 and table.state.members:
            member = 1 + who % len(table.state.members)
            self.attempt(lambda: played.note(table.presence(member, bool(luck % 2), played.at)))
        elif what == 4 and self.old:
            self.again(luck)
        elif what > 15 and table.waits_for():
            team = [member.number for member in members_of(table.state, table.waits_for()[0])]
            if team:
                self.command(team[who % len(team)], what, whom, luck)
        elif table.state.members:
            self.command(1 + who % len(table.state.members), what, whom, luck)

    def again(self, luck: int) -> None:
        """A duplicate of an earlier command is answered as before and does nothing."""
        member, command, sequence = self.old[luck % len(self.old)]
        table = self.played.table
        if f"{member} {command.id}" not in table.state.commands or table.find_member(member).has_left:
            return
        before = msgjson.encode(table.state)
        handled = table.handle(table.find_member(member).seat, member, command, self.played.at)
        assert (handled.entries, handled.sequence) == ([], sequence)
        assert msgjson.encode(table.state) == before

    def command(self, member: int, what: int, whom: int, luck: int) -> None:
        played, table = self.played, self.played.table
        seat = table.find_member(member).seat
        power = table.power(whom)
        commands: dict[int, tuple[str, dict[str, Any]]] = {
            5: ("mix", {"value": str(luck)}),
            6: ("say", {"powers": [power], "text": f"t{luck}"}),
            7: ("propose", {"powers": [power], "form": "free", "text": "peace"}),
            8: ("answer", {"number": 1 + luck % 3, "accept": luck % 2 == 0}),
            9: ("disclose", {"number": 1 + luck % 3, "powers": [power] if luck % 2 else []}),
            10: ("resume" if luck % 4 else "pause", {}),
            11: ("vote", {"power": power, "choice": ("wait", "default", "bot")[luck % 3]}),
            12: ("captain", {"member": 1 + luck % len(table.state.members)}),
            13: ("take_back", {}),
            14: ("back" if luck % 2 else "rematch", {}),
            15: ("leave", {}) if luck % 9 == 0 else ("reveal", {"powers": [power]}),
        }
        kind, values = commands.get(what) or ("order", {"order": self.some_order(seat, luck)})
        command = played.command(kind, **values)

        def send() -> None:
            handled = table.handle(seat, member, command, played.at)
            played.note(handled.entries)
            self.old.append((member, command, handled.sequence))

        self.attempt(send)

    def some_order(self, seat: int, luck: int) -> dict[str, Any]:
        position = self.played.table.match.position
        decisions = [decision for decision in position.pending() if decision.seat == seat]
        if not decisions or luck % 11 == 0:
            return {"kind": "resign"} if luck % 2 else {"kind": "end_turn"}
        return dict(decisions[0].sample_by_kind(Seeded(luck)).to_json())

    def attempt(self, act: Any) -> None:
        table = self.played.table
        before = (msgjson.encode(table.state), msgjson.encode(table.match.dump()))
        try:
            act()
        except VelmociError:
            assert (msgjson.encode(table.state), msgjson.encode(table.match.dump())) == before


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(
    seed=st.integers(0, 2**32),
    clock=st.sampled_from(CLOCKS),
    mode=st.sampled_from(["any_member", "captain", "majority"]),
    visibility=st.sampled_from(["hidden", "existence_public", "off"]),
    pace=st.sampled_from(["auto", "stepwise"]),
    gathers=st.booleans(),
)
def test_whatever_happens_the_fold_gives_the_same_table(
    seed: int, clock: ClockSetup, mode: str, visibility: str, pace: str, gathers: bool
) -> None:
    luck = Random(seed)
    restless = Restless(clock, mode, visibility, pace)
    played = restless.played
    for seat in (0, 1, 2, 0, 0, 1)[: 2 if gathers else 6]:
        played.sit(seat)
    if not gathers:
        played.later(5 * SECOND)
    for number in range(150):
        restless.act(luck.randrange(32), luck.randrange(7), luck.randrange(4), luck.randrange(2**16))
        if number % 40 == 39:
            played.table = played.restored()
    assert [entry.sequence for entry in played.entries] == list(range(1, len(played.entries) + 1))
    same(played.table, played.restored())
    for _ in range(3):
        same(played.table, played.restored(after=luck.randrange(len(played.entries)) + 1))


def test_entries_survive_json() -> None:
    played = Played([PERSON, BOT])
    played.fill()
    for entry in played.entries:
        assert msgjson.decode(msgjson.encode(entry), type=type(entry)) == entry


# ── commands


def test_a_command_counts_once_and_is_answered_alike() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    seat = played.on_turn()
    command = GiveOrder(id="mine", order={"kind": "place_first"})
    first = played.table.handle(seat, members[seat], command, played.at)
    number = played.table.match.number
    played.order(members[1 - seat], "place_first")
    again = played.table.handle(seat, members[seat], command, played.at)
    assert (again.entries, again.sequence) == ([], first.sequence)
    assert played.table.match.number == number + 1
    next_one = played.on_turn()
    theirs = GiveOrder(id="mine" if next_one != seat else "other", order={"kind": "end_turn"})
    assert played.table.handle(next_one, members[next_one], theirs, played.at).entries


def test_a_refused_command_may_be_sent_again_with_its_id() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    seat = played.on_turn()
    wrong = GiveOrder(id="x", order={"kind": "end_turn"})
    for _ in range(2):
        with pytest.raises(VelmociError):
            played.table.handle(seat, members[seat], wrong, played.at)
    handled = played.table.handle(seat, members[seat], GiveOrder(id="x", order={"kind": "place_first"}), played.at)
    assert len(handled.entries) == 1


def test_only_the_last_commands_are_remembered_here() -> None:
    played = Played([PERSON, BOT])
    member = played.sit(0)
    for number in range(COMMANDS_KEPT + 5):
        played.do(member, "say", powers=[], text=str(number))
    assert len(played.table.state.commands) == COMMANDS_KEPT


def test_orders_wait_for_the_beginning() -> None:
    played = Played([PERSON, PERSON])
    member = played.sit(0)
    with pytest.raises(NotNow, match="not_begun"):
        played.order(member, "end_turn")
    with pytest.raises(NotNow, match="not_over"):
        played.do(member, "rematch")


def test_a_snapshot_of_another_version_is_refused() -> None:
    played = Played([PERSON, PERSON])
    snapshot = played.table.snapshot()
    with pytest.raises(NotNow, match="old_snapshot"):
        MatchTable.restore(played.header, played.secret, [], replace(snapshot, version=0))


def test_presence_is_noted_only_when_it_changes() -> None:
    played = Played([PERSON, PERSON])
    member = played.sit(0)
    assert played.table.presence(member, True, played.at) == []
    assert [entry.kind for entry in played.table.presence(member, False, played.at)] == ["away"]
    assert not played.table.info(played.at).seats[0].members[0].is_present
    assert [entry.kind for entry in played.table.presence(member, True, played.at)] == ["back"]
    played.do(member, "leave")
    assert played.table.presence(member, True, played.at) == []
    with pytest.raises(NotAtTheTable):
        played.table.presence(99, True, played.at)


def test_a_finished_game_is_not_paused() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    played.pass_first_armament(members)
    played.order(members[0], "resign")
    with pytest.raises(NotNow, match="not_running"):
        played.do(members[1], "pause")
    with pytest.raises(Refusal, match="game_over"):
        played.order(members[1], "end_turn")


# ── what is told


def test_what_a_viewer_could_not_see_changed_nothing_for_it() -> None:
    hidden = 0
    for seed in range(20):
        hidden += hidden_orders(f"{seed:064x}")
        if hidden > 10:
            return
    raise AssertionError("there must have been orders that not everybody saw")


def hidden_orders(secret: str) -> int:
    """Plays on and compares, for every viewer who could not see an order, what it knew before and after."""
    played = Played([PERSON, BOT, BOT, BOT])
    played.secret, played.table = secret, MatchTable.create(played.header, secret)
    member = played.fill()[0]
    hidden = 0
    for _ in range(250):
        if played.table.status == "over":
            break
        before = {seat: all_known(played, seat) for seat in range(-1, 4)}
        counts = {seat: played.table.seen(seat) for seat in range(-1, 4)}
        tasks = played.table.bot_tasks()
        if tasks:
            made = played.note(played.table.bot_order(tasks[0], answer(tasks[0]), played.at))
        else:
            made = played.do(member, "order", order=played.table.decisions(0, played.table.questions())[0].default)
        for seat in range(-1, 4):
            if made and played.table.seen(seat) == counts[seat]:
                hidden += 1
                assert before[seat] == all_known(played, seat)
    return hidden


def all_known(played: Played, seat: int) -> tuple[bytes, bytes]:
    return msgjson.encode(told(played.table, seat)), msgjson.encode(played.table.log(seat))


def test_who_can_see_an_order() -> None:
    secret = Event(EventPart(to([1, 2]), "offered", {}))
    assert audience_of(Moment((secret,), (0,), (0,)), 1) == 0b110
    assert audience_of(Moment((), (0,), (0,)), 3) == 0b1000
    assert audience_of(Moment((secret,), (0,), (1,)), 1) == EVERYBODY
    assert audience_of(Moment((secret, public("x")), (0,), (0,)), 1) == EVERYBODY
    assert audience_of(Moment((), (), ()), -1) == EVERYBODY


def test_a_spectator_sees_the_table_and_nothing_private() -> None:
    played = Played([PERSON, PERSON])
    played.fill()
    view = told(played.table, -1)
    assert view["own"] is None
    assert view["decisions"] == view["talks"] == view["proposals"] == []
    assert view["public"]["powers"][0]["mission"] is None


def test_the_secret_of_the_dice_is_told_only_when_the_game_is_over() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    shown = played.table.info(played.at)
    assert shown.secret is None
    assert shown.commitment == commitment(bytes.fromhex(played.secret))
    for seat in range(-1, 2):
        assert played.secret.encode() not in msgjson.encode(told(played.table, seat))
    played.pass_first_armament(members)
    played.order(members[0], "resign")
    assert played.table.info(played.at).secret == played.secret
    assert played.table.info(played.at).outcome is not None


def test_a_finished_game_is_a_record_that_can_be_proved() -> None:
    played = Played([PERSON, BOT])
    member = played.fill()[0]
    for _ in range(10):
        if not played.bots_play(10) and played.table.status != "over":
            played.do(member, "order", order=played.table.decisions(0, played.table.questions())[0].default)
    if played.table.status != "over":
        played.order(member, "resign")
    archive = read_archive("\n".join(played.restored().match.archive.lines()))
    assert verify(archive) == played.table.match.number
    assert verify_dice(archive) > 0
    assert archive.seats == [{"person": "person 0"}, {"bot": "random"}]


def test_the_log_goes_on_where_it_was_left() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    seen = played.table.seen(0)
    whole = played.table.log(0)
    played.order(members[played.on_turn()], "place_first")
    assert played.table.log(0, seen) == played.table.log(0)[len(whole) :]
    assert all(event.sequence > seen for event in played.table.log(0, seen))
    played.table = MatchTable.restore(played.table.header, played.table.secret, [], played.table.snapshot())
    assert played.table.log(0) == []
    assert played.table.log_start(0) == played.table.seen(0)
    played.order(members[played.on_turn()], "place_first")
    assert played.table.log(0, seen + 1)
    same(played.table, played.restored())


# ── bots


def test_bots_get_the_view_of_their_seat_and_nothing_else() -> None:
    played = Played([PERSON, BOT, BOT, BOT])
    played.fill()
    while not (tasks := played.table.bot_tasks()):
        played.order(1, "place_first")
    task = tasks[0]
    view = GAME.load_view(played.table.rulebook, task.view)
    assert view.to_json() == played.table.match.position.view(task.seat).to_json()
    assert set(task.view) == {"seat", "table", "own"}
    assert played.secret not in str(task)
    assert msgjson.decode(msgjson.encode(task), type=BotTask) == task


def test_a_bot_that_is_late_changes_nothing_and_one_that_errs_stays_silent() -> None:
    played = Played([PERSON, BOT])
    played.fill()
    if played.on_turn() == 0:
        played.order(1, "place_first")
    first = played.table.bot_tasks()[0]
    assert first.about == "asides"
    assert played.table.bot_order(first, None, played.at) == []
    task = played.table.bot_tasks()[0]
    assert task.about == "waits"
    made = played.note(played.table.bot_order(task, "attack atlantis nowhere 3", played.at))
    assert made[0].data["order"] == "place_first"
    assert played.table.bot_order(task, "place_first", played.at) == []


def test_the_answer_of_a_bot_that_plays_no_more_brings_nothing() -> None:
    played = Played([PERSON, BOT])
    played.fill()
    while played.on_turn() == 0:
        played.order(1, "place_first")
    task = played.table.bot_tasks()[0]
    played.do(1, "pause")
    assert played.table.bot_order(task, "place_first", played.at) == []
    played.do(1, "resume")
    assert played.table.bot_order(replace(task, bot="steady"), "place_first", played.at) == []
    assert played.table.bot_order(replace(task, moment=task.moment + 1), "place_first", played.at) == []
    assert played.table.bot_tasks()[0] == task
    assert played.bots_play(most=2) > 0


def test_paused_bots_are_asked_nothing() -> None:
    played = Played([PERSON, BOT])
    member = played.fill()[0]
    played.do(member, "pause")
    assert played.table.bot_tasks() == []


def test_bots_alone_at_the_table_play_on() -> None:
    played = Played([PERSON, BOT, BOT])
    member = played.fill()[0]
    played.do(member, "leave")
    assert played.bots_play(200) == 200 or played.table.status == "over"
    assert 0 not in played.table.waits_for()


# ── setting up


@clause("EX-PLY-6")
def test_a_wished_colour_is_taken_if_it_is_free() -> None:
    wishes = ("blue", "blue", "red")
    played = Played([SeatSetup("person", colour=colour) for colour in wishes], colour_choice="pick")
    members = played.fill()
    assert played.power(0) == "blue"
    assert played.on_turn() == 1, "blue is taken, so this one must choose"
    played.order(members[1], "choose_colour green")
    assert [played.power(seat) for seat in range(3)] == ["blue", "green", "red"]


def test_a_wish_for_no_colour_at_all_is_no_order() -> None:
    played = Played([SeatSetup("person", colour="no such colour!"), BOT], colour_choice="pick")
    played.fill()
    assert played.on_turn() == 0


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([BOT, BOT], "nobody_plays"),
        ([PERSON], "wrong_seat_count"),
        ([PERSON, SeatSetup("bot", "deep")], "unknown_bot"),
    ],
)
def test_what_cannot_be_set_up_is_refused(seats: list[SeatSetup], code: str) -> None:
    rulebook = new_header([PERSON, BOT])[0].rulebook
    with pytest.raises((NotNow, UnknownBot), match=code):
        make_header("expanze", rulebook, seats, ClockSetup(), START)


def test_ids_and_secrets_cannot_be_guessed() -> None:
    made = [new_header([PERSON, BOT]) for _ in range(50)]
    assert len({header.match for header, _ in made}) == len({secret for _, secret in made}) == 50
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", header.match) for header, _ in made)
    assert all(len(secret) == 64 for _, secret in made)


def test_a_match_may_start_from_any_position() -> None:
    played = Played([PERSON, BOT, BOT])
    played.fill()
    played.bots_play()
    start = dict(played.table.match.position.dump())
    header, secret = make_header(
        "expanze", played.header.rulebook, [PERSON, BOT, BOT], ClockSetup(), START, start=start
    )
    fork = Played([PERSON, BOT, BOT])
    fork.header, fork.secret, fork.table = header, secret, MatchTable.create(header, secret)
    fork.fill()
    assert fork.table.public_json() == played.table.public_json()
    fork.order(1, "place_first")
    same(fork.table, fork.restored())
    same(fork.table, fork.restored(after=4))
    archive = read_archive("\n".join(fork.restored().match.archive.lines()))
    assert verify(archive) == fork.table.match.number


# ── another game


def test_a_rematch_is_made_when_every_seat_of_people_asks() -> None:
    played = Played([PERSON, PERSON, BOT], ClockSetup("live", SECOND, SECOND))
    members = played.fill()
    played.do(members[1], "leave")
    played.order(members[0], "resign")
    assert played.table.rematch_header(played.at) is None
    played.do(members[0], "rematch")
    info = played.table.info(played.at)
    assert info.rematch_asked == [0]
    made = played.table.rematch_header(played.at)
    assert made is not None
    header, secret = made
    assert (header.match, header.follows) == (info.rematch, played.header.match)
    assert (header.rulebook, header.seats) == (played.header.rulebook, played.header.seats)
    assert secret != played.secret
    same(played.table, played.restored())


def test_one_who_still_sits_there_must_ask_too() -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()
    played.pass_first_armament(members)
    played.order(members[0], "resign")
    played.do(members[0], "rematch")
    assert played.table.info(played.at).rematch is None
    played.do(members[1], "rematch")
    assert played.table.info(played.at).rematch is not None


# ── words


def raised_codes() -> set[str]:
    """Every code that the package raises, read from its source."""
    codes = set()
    for file in Path(velmoci.match.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                errors = {
                    "NotNow",
                    "NotAtTheTable",
                    "Refusal",
                    "NotYourDecision",
                    "Unknown",
                    "Conflict",
                    "DuplicateCommand",
                    "Taken",
                    "Unavailable",
                    "NoUndo",
                    "UnknownBot",
                }
                if node.func.id in errors and isinstance(first, ast.Constant):
                    codes.add(str(first.value))
    return codes


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_a_table_says_has_a_sentence(language: str) -> None:
    sentences = Sentences(language, ("velmoci.match", GAME.locale), GAME.names)
    codes = raised_codes()
    assert "not_captain" in codes
    missing = [code for code in sorted(codes) if not sentences.has(f"error-{code.replace('_', '-')}")]
    assert missing == []
    told_events = set(re.findall(r'(?:told|public|EventPart)\((?:\w+, )?"([a-z-]+)"', source("fold.py")))
    told_events |= {"stand-in-bot", "stand-in-default"}
    assert len(told_events) > 10
    for event in told_events:
        assert sentences.say(f"event-{event}", {"power": "red", "name": "Žofie"})


def source(name: str) -> str:
    return (Path(velmoci.match.__file__).parent / name).read_text("utf-8")


# ── long matches


def long_match(records: int) -> Played:
    played = Played([PERSON] * 4, round_limit=0)
    members = played.fill()
    played.pass_first_armament(members)
    while len(played.entries) < records:
        played.order(members[played.on_turn()], "end_turn")
    return played


def test_opening_a_long_match_reads_about_as_much_as_opening_a_short_one() -> None:
    """How long both take is measured in the benchmark of the server."""
    short, long = long_match(50), long_match(5000)
    kept = (len(long.entries) - 1) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    snapshot = MatchTable.restore(long.header, long.secret, long.entries[:kept]).snapshot()
    whole = MatchTable.restore(long.header, long.secret, long.entries)
    assert len(long.entries[kept:]) <= SNAPSHOT_EVERY
    opened = MatchTable.restore(long.header, long.secret, long.entries[kept:], snapshot)
    assert opened.snapshot() == whole.snapshot()
    beginning = MatchTable.restore(short.header, short.secret, short.entries).snapshot()
    assert len(snapshot.state) < 10 * len(beginning.state)
