"""Who may sit where, and what one who is not, or no longer, behind a power learns of it."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.harness import Closed, Json, Player, Running, some_order, wait_until
from tests.server.test_play import begun


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def member_key(server: Running, match: str, token: str) -> str:
    answer: Json = server.get(f"/api/matches/{match}/member-invitation", headers=bearer(token)).json()
    return str(answer["invitation"])


def finished(server: Running, players: list[Player]) -> str:
    """Lets all but one resign; returns the match that all of them want to play next."""
    first = players[0]
    while not first.is_over:
        for player in players:
            player.quiet(0.02)
        loser = next((player for player in players if player.is_asked), None)
        if loser is not None and loser.order({"kind": "resign"})["type"] == "refused":
            loser.order(some_order(loser, random.Random(1)))
    for player in players:
        assert player.ask("rematch")["type"] == "done"
    first.catch_up(lambda told: bool(told.table["rematch"]))
    return str(first.table["rematch"])


def test_the_key_to_a_power_is_worth_nothing_once_its_owner_has_got_up(server: Running) -> None:
    made = server.make("me", "person", "person")
    left = server.join(made["match"])
    key = member_key(server, made["match"], left["token"])
    with server.player(made["match"], left["token"]) as player:
        assert player.ask("leave")["type"] == "done"
    cat = server.join(made["match"], nickname="Cat")
    assert cat["seat"] == left["seat"]
    wish = {"nickname": "Bob", "seat": cat["seat"], "invitation": key}
    answer = server.post(f"/api/matches/{made['match']}/join", wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "seat_is_taken")
    assert member_key(server, made["match"], cat["token"]) != key


def test_a_seat_of_the_match_before_is_no_key_to_whoever_sits_there_now(server: Running) -> None:
    _, (ann, bob) = begun(server, "me", "me")
    following = finished(server, [ann, bob])
    path = f"/api/matches/{following}"
    assert server.join(following, nickname="Eve", seat=1)["seat"] == 1
    for wish in ({"nickname": "Bob"}, {"nickname": "Bob", "seat": 1}):
        answer = server.post(f"{path}/join", wish, headers=bearer(bob.token))
        assert (answer.status_code, answer.json()["code"]) == (403, "seat_is_taken")
    assert [len(seat["members"]) for seat in server.get(path).json()["seats"]] == [0, 1]


def test_members_of_one_power_meet_again_in_the_next_match(server: Running) -> None:
    made, (ann, bob) = begun(server, "me", "me")
    fellow = server.join(made["match"], nickname="Fay", invitation=member_key(server, made["match"], ann.token or ""))
    following = finished(server, [ann, bob])
    for token in (ann.token, fellow["token"]):
        answer = server.post(f"/api/matches/{following}/join", {"nickname": "x"}, headers=bearer(token))
        assert (answer.status_code, answer.json()["seat"]) == (201, 0)


def test_one_who_gets_up_hears_no_more_of_the_power(server: Running) -> None:
    made, (_, bob) = begun(server, "me", "me")
    fellow = server.join(made["match"], nickname="Fay", invitation=member_key(server, made["match"], bob.token or ""))
    with server.player(made["match"], fellow["token"]) as fay:
        assert bob.ask("leave")["type"] == "done"
        assert fay.ask("say", powers=[], text="among us")["type"] == "done"
        with pytest.raises(Closed, match="bad_token"):
            bob.catch_up(lambda told: bool(told.talks))
        assert not bob.talks


def test_of_two_who_want_one_seat_at_once_one_gets_it(server: Running) -> None:
    made = server.make("me", "person", "person")
    room = server.do(lambda host: host.hub.rooms[made["match"]])
    server.do(lambda _: room.turn.wait())

    def sit(name: str) -> int:
        return server.post(f"/api/matches/{made['match']}/join", {"nickname": name, "seat": 1}).status_code

    with ThreadPoolExecutor(2) as both:
        answers = [both.submit(sit, name) for name in ("Bob", "Cat")]
        wait_until(lambda: len(room.turn.waiting) == 2)
        server.do(lambda _: room.turn.give())
        assert sorted(answer.result() for answer in answers) == [201, 403]


def test_whoever_sits_down_on_a_seat_that_was_left_reads_no_talk_of_others(server: Running) -> None:
    made = server.make("me", "person", "person")
    left = server.join(made["match"])
    with server.player(made["match"], made["places"][0]["token"]) as ann:
        with server.player(made["match"], left["token"]) as bob:
            powers = [seat["power"] for seat in bob.table["seats"]]
            ann.ask("say", powers=[powers[left["seat"]]], text="between us two")
            ann.ask("propose", powers=[powers[left["seat"]]], form="free", text="a pact")
            bob.catch_up(lambda told: bool(told.talks and told.agreements))
            bob.ask("leave")
        cat = server.join(made["match"], nickname="Cat")
        assert cat["seat"] == left["seat"]
        with server.player(made["match"], cat["token"]) as next_one:
            assert (next_one.talks, next_one.agreements) == ([], [])
            ann.ask("say", powers=[powers[left["seat"]]], text="welcome")
            next_one.catch_up(lambda told: bool(told.talks))
            assert [line["text"] for line in next_one.talks] == ["welcome"]


@pytest.mark.parametrize("door", ["odds?order=pass", "battle", "battle/odds", "forecast"])
def test_the_battles_of_a_private_match_are_for_those_who_may_see_it(server: Running, door: str) -> None:
    made = server.make("me", "random", game="salva", options={}, is_public=False)
    answer = server.get(f"/api/matches/{made['match']}/{door}")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_invited")


def test_no_list_tells_when_others_talk_in_secret(server: Running) -> None:
    made, (ann, bob, _) = begun(server, "me", "me", "me")
    room = server.do(lambda host: host.hub.rooms[made["match"]])

    def updated() -> int:
        wait_until(lambda: room.summary_alarm is None)
        assert server.get("/health").status_code == 200, "what was written before is there now"
        (line,) = [one for one in server.get("/api/matches").json()["matches"] if one["match"] == made["match"]]
        return int(line["updated"])

    before = updated()
    assert ann.ask("say", powers=[ann.public["seats"][1]], text="between us two")["type"] == "done"
    bob.catch_up(lambda told: bool(told.talks))
    assert updated() == before
    assert bob.ask("pause")["type"] == "done"
    assert updated() > before


def test_no_replay_counts_what_others_said_in_secret(server: Running) -> None:
    made, (ann, bob) = begun(server, "me", "me")
    for _ in range(3):
        ann.ask("say", powers=[ann.public["seats"][1]], text="between us two")
    finished(server, [ann, bob])
    steps = server.get(f"/api/matches/{made['match']}/replay").json()["steps"]
    numbers = [step["sequence"] for step in steps]
    assert numbers == list(range(numbers[0], numbers[0] + len(steps)))
    wish = {"at": numbers[-2], "seat": 0, "bot": "random"}
    fork = server.post(f"/api/matches/{made['match']}/fork", wish).json()
    with server.player(fork["match"], fork["places"][0]["token"]) as player:
        assert player.ask("mix", value="x")["type"] == "done"
        player.catch_up(lambda told: told.table["status"] == "running")
        assert player.public["states"] == steps[-2]["public"]["states"]


def test_a_game_of_ones_own_begins_with_a_seat_that_there_is(server: Running) -> None:
    made, (ann, bob) = begun(server, "me", "me")
    fork = f"/api/matches/{made['match']}/fork"
    wish = {"at": 99, "bot": "random", "token": made["places"][1]["token"]}
    assert server.post(fork, wish).json()["places"][0]["seat"] == 1, "while it is played, the seat of the token"
    finished(server, [ann, bob])
    for seat in (-1, 2):
        answer = server.post(fork, {"at": 6, "seat": seat, "bot": "random"})
        assert (answer.status_code, answer.json()["values"]["where"]) == (422, "$.seat")


def test_whoever_is_invited_to_a_private_match_or_to_a_power_looks_at_its_table(server: Running) -> None:
    made = server.make("me", "person", is_public=False)
    other = server.make("me", "person", is_public=False)
    path = f"/api/matches/{made['match']}"
    keys = {
        "match": made["invitation"],
        "power": member_key(server, made["match"], made["places"][0]["token"]),
        "other match": other["invitation"],
        "other power": member_key(server, other["match"], other["places"][0]["token"]),
        "nothing": "",
    }
    statuses = {name: server.get(path, headers={"x-invitation": key}).status_code for name, key in keys.items()}
    assert statuses == {"match": 200, "power": 200, "other match": 403, "other power": 403, "nothing": 403}
    both = {**bearer(made["places"][0]["token"]), "x-invitation": "wrong"}
    assert server.get(path, headers=both).status_code == 200


def test_a_seat_is_taken_with_a_name_and_by_those_who_are_invited(server: Running) -> None:
    made = server.make("me", "person", "person", is_public=False)
    path = f"/api/matches/{made['match']}/join"
    power = member_key(server, made["match"], made["places"][0]["token"])
    answers = [
        (answer.status_code, answer.json().get("seat"))
        for answer in (
            server.post(path, {"nickname": " ", "invitation": made["invitation"]}),
            server.post(path, {"nickname": "Eve", "invitation": "wrong"}),
            server.post(path, {"nickname": "Fay", "invitation": power}),
            server.post(path, {"nickname": "Bob", "invitation": made["invitation"]}),
        )
    ]
    assert answers == [(422, None), (403, None), (201, 0), (201, 1)]
    seats = server.get(f"/api/matches/{made['match']}", headers=bearer(made["places"][0]["token"])).json()["seats"]
    assert [[member["name"] for member in seat["members"]] for seat in seats] == [["Ann", "Fay"], ["Bob"], []]
