"""Talks and agreements between powers (EX-AGR, EX-R-46): who may know what, and that nothing binds."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from msgspec import json as msgjson

from tests.clause import clause
from tests.match.tables import BOT, PERSON, START, Played, first_turn_of_four, target_of, told
from velmoci.expanze.game import GAME
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.registry import find_game
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.match.commands import ProposeAgreement
from velmoci.match.entries import ClockSetup
from velmoci.match.errors import NotNow
from velmoci.match.table import MatchTable, make_header
from velmoci.match.talks import Agreement, Form, SpokenLine, TalkState, advice_on_talks, read_agreement


def people(count: int = 4, **options: Any) -> tuple[Played, list[int], list[str]]:
    played = Played([PERSON] * count, **options)
    members = played.fill()
    return played, members, [played.power(seat) for seat in range(count)]


def texts(played: Played, seat: int) -> list[str]:
    return [line.text for line in played.table.talks(seat)]


@clause("EX-AGR-1", "EX-AGR-2")
def test_what_two_powers_say_only_they_can_read() -> None:
    played, members, powers = people()
    played.do(members[0], "say", powers=[powers[1]], text="Leave Iberia to me")
    played.do(members[1], "say", powers=[powers[0], powers[1]], text="For Egypt")
    assert texts(played, 0) == texts(played, 1) == ["Leave Iberia to me", "For Egypt"]
    assert texts(played, 2) == texts(played, 3) == texts(played, -1) == []
    line = played.table.talks(1)[1]
    assert (line.number, line.power, line.author) == (2, powers[1], "person 1")
    assert line.powers == [powers[0], powers[1]]
    assert [line.number for line in played.table.talks(0, after=1)] == [2]


@clause("EX-AGR-1")
def test_any_number_of_powers_talk_at_any_time() -> None:
    played = Played([PERSON] * 3, colour_choice="pick")
    members = [played.sit(seat) for seat in range(3)]
    played.do(members[2], "say", powers=["seat_1", "seat_2"], text="before the game")
    for member in members:
        played.do(member, "mix", value="v")
    assert played.table.public_json()["phase"] == "colour_choice"
    played.do(members[1], "say", powers=["seat_1"], text="while colours are chosen")
    assert texts(played, 0) == ["before the game", "while colours are chosen"]
    assert texts(played, 2) == ["before the game"]


@clause("EX-ELI-6", "EX-AGR-1")
def test_only_living_powers_talk_until_the_game_is_over() -> None:
    played, members, powers = people(3)
    played.pass_first_armament(members)
    out = (played.on_turn() + 1) % 3
    here = next(seat for seat in range(3) if seat != out)
    played.order(members[out], "resign")
    with pytest.raises(Refusal) as refused:
        played.do(members[out], "say", powers=[powers[here]], text="hello")
    assert (refused.value.code, refused.value.clause) == ("power_destroyed", "EX-ELI-6")
    with pytest.raises(Refusal, match="partner_gone"):
        played.do(members[here], "say", powers=[powers[out]], text="hello")
    played.do(members[out], "say", powers=[], text="among ourselves")
    other = next(seat for seat in range(3) if seat not in (out, here))
    played.order(members[other], "resign")
    assert played.table.status == "over"
    played.do(members[out], "say", powers=powers, text="well played")
    assert texts(played, here)[-1] == "well played"


@clause("EX-R-46", "EX-AGR-2")
def test_where_talks_are_off_there_are_none() -> None:
    played, members, powers = people(talk_visibility="off")
    for kind, values in (
        ("say", {"text": "hello"}),
        ("propose", {"form": "free", "text": "peace"}),
    ):
        with pytest.raises(Refusal) as refused:
            played.do(members[0], kind, powers=[powers[1]], **values)
        assert (refused.value.code, refused.value.clause) == ("talk_off", "EX-AGR-2")


@clause("EX-R-46")
def test_others_see_that_powers_talk_only_where_that_is_public_and_never_what() -> None:
    for visibility, shown in (("hidden", False), ("existence_public", True)):
        played, members, powers = people(talk_visibility=visibility)
        before = [played.table.seen(seat) for seat in (2, 3, -1)]
        played.do(members[0], "say", powers=[powers[1]], text="whisper one")
        played.do(members[0], "say", powers=[], text="to ourselves")
        after = [played.table.seen(seat) for seat in (2, 3, -1)]
        assert played.table.info(played.at).talking == ([[powers[0], powers[1]]] if shown else [])
        assert after == [count + shown for count in before]
        played.do(members[1], "say", powers=[powers[0]], text="whisper two")
        assert [played.table.seen(seat) for seat in (2, 3, -1)] == after, "how much they talk is not public"
        for seat in (2, 3, -1):
            assert b"whisper" not in msgjson.encode(told(played.table, seat))


@clause("EX-AGR-3")
def test_an_agreement_takes_one_of_two_forms_or_free_text() -> None:
    played, members, powers = people()
    played.do(members[0], "propose", powers=[powers[1]], form="line", pairs=[("iberia", "maghreb")])
    played.do(members[0], "propose", powers=[powers[1], powers[2]], form="against", against=powers[3])
    played.do(members[0], "propose", powers=[powers[1]], form="free", text="Peace until round five")
    line, against, free = played.table.agreements(0)
    assert (line.form, line.pairs, line.by, line.accepted) == (
        "line",
        [("iberia", "maghreb")],
        powers[0],
        [powers[0]],
    )
    assert (against.form, against.against, against.powers) == ("against", powers[3], powers[:3])
    assert (free.form, free.text) == ("free", "Peace until round five")
    assert [agreement.number for agreement in played.table.agreements(2)] == [1]
    for values in (
        {"form": "line", "pairs": []},
        {"form": "line", "pairs": [("iberia", "atlantis")]},
        {"form": "against", "against": powers[1]},
        {"form": "against", "against": "pink"},
        {"form": "free", "text": " "},
    ):
        with pytest.raises(Refusal):
            played.do(members[0], "propose", powers=[powers[1]], **values)
    with pytest.raises(Refusal, match="agreement_alone"):
        played.do(members[0], "propose", powers=[], form="free", text="peace")


@clause("EX-AGR-3")
def test_a_proposal_keeps_only_what_belongs_to_its_form() -> None:
    values: dict[str, Any] = {"id": "p", "powers": ["blue"], "pairs": [("iberia", "maghreb")]}
    values |= {"against": "red", "text": "peace"}
    forms: tuple[Form, ...] = ("line", "against", "free")
    read = {
        form: read_agreement(GAME, ProposeAgreement(form=form, **values), [1, 2], 0, lambda state: True)
        for form in forms
    }
    common = {"room": [1, 2], "text": "peace"}
    assert read == {
        "line": common | {"form": "line", "pairs": [["iberia", "maghreb"]], "against": -1},
        "against": common | {"form": "against", "pairs": [], "against": 0},
        "free": common | {"form": "free", "pairs": [], "against": -1},
    }
    for against in (-1, 1, 2):
        with pytest.raises(Refusal) as refused:
            read_agreement(GAME, ProposeAgreement(form="against", **values), [1, 2], against, lambda state: True)
        assert (refused.value.code, refused.value.clause) == ("agreement_against", "EX-AGR-3")


def agree(played: Played, members: list[int], powers: list[str]) -> None:
    """A line between the first two powers, accepted."""
    played.do(members[0], "propose", powers=[powers[1]], form="line", pairs=[("iberia", "maghreb")])
    number = len(played.table.agreements(1))
    played.do(members[1], "answer", number=number, accept=True)


@clause("EX-AGR-2", "EX-AGR-6")
def test_parties_answer_and_others_know_nothing() -> None:
    played, members, powers = people()
    played.do(members[0], "propose", powers=[powers[1]], form="free", text="peace")
    played.do(members[1], "answer", number=1, accept=False)
    assert played.table.agreements(0)[0].declined == [powers[1]]
    played.do(members[1], "answer", number=1, accept=True)
    assert played.table.agreements(0)[0].accepted == [powers[0], powers[1]]
    assert played.table.agreements(0)[0].declined == []
    with pytest.raises(NotNow, match="agreement_closed"):
        played.do(members[1], "answer", number=1, accept=False)
    with pytest.raises(NotNow, match="unknown_agreement"):
        played.do(members[2], "answer", number=1, accept=True)
    assert [played.table.agreements(seat) for seat in (2, 3, -1)] == [[], [], []]


@clause("EX-AGR-6")
def test_a_party_discloses_an_agreement_to_some_or_to_all() -> None:
    played, members, powers = people()
    agree(played, members, powers)
    counts = [played.table.seen(seat) for seat in (1, 3, -1)]
    played.do(members[0], "disclose", number=1, powers=[powers[2]])
    assert [played.table.seen(seat) for seat in (1, 3, -1)] == counts, "the partner is not told either"
    shown = played.table.agreements(2)[0]
    assert (shown.pairs, shown.disclosed) == ([("iberia", "maghreb")], [powers[2]])
    assert played.table.agreements(0)[0].disclosed == [powers[2]]
    assert played.table.agreements(1)[0].disclosed == []
    assert played.table.agreements(3) == played.table.agreements(-1) == []
    with pytest.raises(NotNow, match="not_a_party"):
        played.do(members[2], "disclose", number=1)
    with pytest.raises(NotNow, match="disclosed_to_nobody"):
        played.do(members[0], "disclose", number=1, powers=[powers[1]])
    played.do(members[1], "disclose", number=1)
    assert [len(played.table.agreements(seat)) for seat in (0, 1, 2, 3, -1)] == [1, 1, 1, 1, 1]
    assert played.table.agreements(-1)[0].disclosed == ["*"]
    assert played.table.agreements(3)[0].disclosed == ["*"]
    assert played.table.agreements(1)[0].disclosed == ["*"]
    assert set(played.table.agreements(0)[0].disclosed) == {"*", powers[2]}


@clause("EX-AGR-6")
def test_what_is_not_agreed_is_not_disclosed() -> None:
    played, members, powers = people()
    played.do(members[0], "propose", powers=[powers[1]], form="free", text="peace")
    with pytest.raises(NotNow, match="agreement_open"):
        played.do(members[0], "disclose", number=1)


@clause("EX-AGR-4", "EX-AGR-5", "EX-AGR-6", "EX-T-31")
def test_an_agreement_binds_nobody_and_a_breach_is_not_told() -> None:
    with_peace, without = broken_peace(True), broken_peace(False)
    assert with_peace == without


def broken_peace(is_agreed: bool) -> list[Any]:
    """The events of an attack, seen by all, with and without an agreement against it."""
    played, members = first_turn_of_four()
    seat = played.on_turn()
    origin, target, victim = target_of(played, seat)
    if is_agreed:
        pairs = [(origin, target)]
        played.do(members[seat], "propose", powers=[played.power(victim)], form="line", pairs=pairs)
        played.do(members[victim], "answer", number=1, accept=True)
    start = [len(played.table.log(viewer)) for viewer in range(-1, 4)]
    played.order(members[seat], f"attack {origin} {target} 1")
    logs = [played.table.log(viewer)[start[viewer + 1] :] for viewer in range(-1, 4)]
    return [[(event.event, event.values) for event in log] for log in logs]


@clause("EX-AGR-2")
def test_talks_are_in_the_replay_only_by_rule_or_if_every_party_agreed() -> None:
    for by_rule in (False, True):
        played, members, powers = people(2, replay_reveals_talks=by_rule)
        played.do(members[0], "say", powers=[powers[1]], text="between us")
        played.do(members[0], "say", powers=[], text="alone")
        played.pass_first_armament(members)
        assert played.table.replay_talks() == []
        played.order(members[0], "resign")
        assert [line.text for line in played.table.replay_talks()] == (["between us", "alone"] if by_rule else [])
        played.do(members[0], "reveal", powers=[powers[1]])
        assert len(played.table.replay_talks()) == 2 * by_rule
        played.do(members[1], "reveal", powers=[powers[0]])
        assert "between us" in [line.text for line in played.table.replay_talks()]


@clause("EX-AGR-2")
def test_who_agrees_to_show_one_room_has_not_agreed_to_show_another() -> None:
    played, members, powers = people(3)
    for other in (1, 2):
        played.do(members[0], "say", powers=[powers[other]], text=f"to {other}")
    played.pass_first_armament(members)
    for other in (1, 2):
        played.do(members[0], "reveal", powers=[powers[other]])
    played.do(members[2], "reveal", powers=[powers[0]])
    played.do(members[2], "reveal", powers=[powers[0], powers[1]])
    for member in members[:2]:
        played.order(member, "resign")
    assert [line.text for line in played.table.replay_talks()] == ["to 2"]


@clause("EX-R-46")
def test_where_it_is_public_who_talks_a_proposal_is_talk_too() -> None:
    played, members, powers = people(talk_visibility="existence_public")
    before = played.table.seen(-1)
    for text in ("peace", "more peace"):
        played.do(members[0], "propose", powers=[powers[1]], form="free", text=text)
    assert played.table.info(played.at).talking == [[powers[0], powers[1]]]
    assert played.table.seen(-1) == before + 1


@clause("EX-PLY-4")
def test_where_the_captain_acts_the_captain_agrees() -> None:
    played = Played([PERSON, PERSON], team_decision="captain")
    first, second, other = played.sit(0), played.sit(0), played.sit(1)
    for member in (first, other):
        played.do(member, "mix", value="v")
    with pytest.raises(NotYourDecision, match="not_captain"):
        played.do(second, "propose", powers=[played.power(1)], form="free", text="peace")
    played.do(second, "say", powers=[played.power(1)], text="talk is free")


@clause("EX-AGR-2")
def test_who_sits_down_later_reads_nothing_of_what_was_said_to_others() -> None:
    talks = TalkState(known=[[], [], []])
    for text in ("one", "two"):
        talks.say(SpokenLine(room=[0, 1], seat=0, member=1, text=text, at=0))
    talks.say(SpokenLine(room=[0], seat=0, member=1, text="to ourselves", at=0))
    talks.propose(Agreement(room=[0, 1], form="free", by=0, text="peace"))
    assert [(number, line.text) for number, line in talks.read(1)] == [(1, "one"), (2, "two")]
    talks.forget(1)
    assert talks.read(1) == []
    assert talks.known == [[0], [], []]
    talks.say(SpokenLine(room=[0, 1], seat=0, member=1, text="three", at=0))
    assert [(number, line.text) for number, line in talks.read(1)] == [(3, "three")]
    assert len(talks.read(0)) == 4


@clause("EX-AGR-2")
def test_only_the_newest_lines_are_kept_and_their_numbers_stay() -> None:
    played, members, powers = people(2)
    for number in range(510):
        played.do(members[number % 2], "say", powers=powers, text=f"line {number}")
    for seat in range(2):
        lines = played.table.talks(seat)
        assert (len(lines), lines[0].number, lines[-1].number) == (500, 11, 510)
        assert (lines[0].text, lines[-1].text) == ("line 10", "line 509")


@clause("EX-AGR-7")
def test_there_is_advice_in_both_languages() -> None:
    for language in LANGUAGES:
        sentences = Sentences(language, ("velmoci.match",))
        assert all(len(sentences.say(message)) > 40 for message in advice_on_talks())


# ── twin worlds


def twin(played: Played) -> Played:
    other = copy.copy(played)
    other.table, other.entries = played.restored(), list(played.entries)
    return other


def viewers_know_the_same(left: Played, right: Played, viewers: list[int]) -> None:
    for seat in viewers:
        assert msgjson.encode(told(left.table, seat)) == msgjson.encode(told(right.table, seat))
        assert left.table.log(seat) == right.table.log(seat)


@clause("EX-AGR-2", "EX-R-46")
def test_twin_worlds_with_and_without_secret_talk_look_the_same_to_the_others() -> None:
    played, members, powers = people()
    played.pass_first_armament(members)
    world = twin(played)
    for step in range(3):
        world.do(members[0], "say", powers=[powers[1]], text="x" * 10 ** (step + 1))
        agree(world, members, powers)
    assert told(world.table, 0) != told(played.table, 0), "the twins must differ"
    viewers_know_the_same(played, world, [2, 3, -1])
    for one in (played, world):
        one.do(members[2], "say", powers=[powers[3]], text="later")
        one.do(members[3], "propose", powers=[powers[2]], form="free", text="later")
        one.order(members[one.on_turn()], "end_turn")
    viewers_know_the_same(played, world, [2, 3, -1])
    assert played.table.agreements(3)[0].number == 1


def test_a_number_that_counts_everything_would_be_caught() -> None:
    played, members, powers = people()
    world = twin(played)
    world.do(members[0], "say", powers=[powers[1]], text="secret")
    assert played.table.sequence != world.table.sequence
    assert played.table.seen(2) == world.table.seen(2)


def test_refusals_and_ids_of_others_do_not_depend_on_secret_talk() -> None:
    played, members, powers = people()
    world = twin(played)
    agree(world, members, powers)
    problems = []
    for one in (played, world):
        with pytest.raises(NotNow) as refused:
            one.do(members[2], "answer", number=1, accept=True)
        command = one.command("say", powers=[powers[3]], text="hello")
        handled = one.table.handle(2, members[2], command, one.at)
        problems.append((str(refused.value), handled.sequence))
    assert problems[0] == problems[1]


def test_twin_worlds_with_and_without_votes_inside_a_power() -> None:
    played = Played([PERSON, PERSON, BOT], team_decision="majority")
    team = [played.sit(0) for _ in range(3)]
    other = played.sit(1)
    for member in (team[0], other):
        played.do(member, "mix", value="v")
    world = twin(played)
    world.order(team[0], "resign")
    world.do(team[1], "say", powers=[], text="yes")
    world.do(team[1], "captain", member=team[2])
    assert told(world.table, 0) != told(played.table, 0)
    viewers_know_the_same(played, world, [1, 2, -1])


def salva(**options: Any) -> tuple[Played, list[int], list[str]]:
    """Three people at a table of Salva."""
    played = Played([PERSON] * 3)
    rulebook = find_game("salva").rulebook({"scenario": "three_claims", **options})
    played.header, played.secret = make_header("salva", rulebook.to_json(), [PERSON] * 3, ClockSetup(), START)
    played.table = MatchTable.create(played.header, played.secret)
    members = played.fill()
    return played, members, ["seat_1", "seat_2", "seat_3"]


@clause("SA-multiplayer-14")
def test_where_the_rules_know_no_private_talks_everybody_hears_every_word() -> None:
    played, members, powers = salva(private_talks=False)
    with pytest.raises(Refusal) as refused:
        played.do(members[0], "say", powers=[powers[1]], text="psst")
    assert (refused.value.code, refused.value.clause) == ("talk_in_private", "SA-multiplayer-14")
    played.do(members[0], "say", powers=powers, text="hear, hear")
    played.do(members[0], "say", powers=[], text="among ourselves")
    assert texts(played, 1) == texts(played, 2) == ["hear, hear"]
    played.order(members[2], "resign")
    played.do(members[0], "say", powers=[powers[1]], text="only we are left")
    assert texts(played, 1)[-1] == "only we are left"


@clause("SA-multiplayer-14", "SA-ideas-1", "R5-37")
def test_usually_players_may_talk_in_private() -> None:
    played, members, powers = salva()
    played.do(members[0], "say", powers=[powers[1]], text="psst")
    assert texts(played, 1) == ["psst"]
    assert texts(played, 2) == []


@clause("SA-multiplayer-3", "SA-multiplayer-4")
def test_where_the_game_has_treaties_agreements_are_made_by_them() -> None:
    played, members, powers = salva()
    with pytest.raises(Refusal) as refused:
        played.do(members[0], "propose", powers=[powers[1]], form="free", text="peace")
    assert (refused.value.code, refused.value.clause) == ("agree_by_treaty", "SA-multiplayer-3")
    played.order(members[0], 'offer_treaty seat_2 article non_aggression text "peace"')
    for language in LANGUAGES:
        say = Sentences(language, ("velmoci.match",))
        assert "[SA-multiplayer-3]" in say.error(refused.value)
