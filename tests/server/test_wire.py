"""Wire fuzzing: random and mutated messages get a known refusal, change nothing and echo no secret."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from tests.server.harness import Json, Player, Running, some_order
from tests.server.test_play import begun, truth, turns

# The server runs in a thread of this process, and a line that is kept alive draws the number of its ping from `random`:
# on a busy machine that may happen while an example is drawn, which Hypothesis takes for a strategy's own doing.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
REASONS = {"malformed", "not_yours", "refused", "limit", "unknown"}
WORDS = st.sampled_from(
    [
        "type",
        "id",
        "order",
        "kind",
        "attack",
        "say",
        "mix",
        "join",
        "origin",
        "alaska",
        "red",
        "placements",
        "powers",
        "",
    ]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | WORDS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)
COMMANDS = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["order", "say", "propose", "answer", "disclose", "vote", "captain", "take_back", "resume", "standing"]
        )
    },
    optional={
        "id": st.text(max_size=70),
        "order": st.dictionaries(WORDS, VALUES, max_size=4)
        | st.fixed_dictionaries(
            {
                "kind": st.sampled_from(
                    ["attack", "arm", "place_first", "offer_trade", "accept_trade", "draw_card"]
                )
            },
            optional={
                "origin": VALUES,
                "target": VALUES,
                "count": VALUES,
                "placements": VALUES,
                "cards": VALUES,
            },
        ),
        "powers": VALUES,
        "text": VALUES,
        "number": VALUES,
        "accept": VALUES,
        "form": VALUES,
        "power": VALUES,
        "member": VALUES,
    },
)


class Target:
    """A running match, one of whose players sends nonsense."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.made, self.players = begun(server, "me", "me", "me")
        turns(self.players, 8, random.Random(11))
        self.attacker: Player = next(player for player in self.players if not player.is_asked)
        self.hidden = self.secrets()

    def secrets(self) -> list[str]:
        """What the attacker must never read: others' missions and tokens, the secret of the dice."""
        words = [place["token"] for place in self.made["places"]] + [self.made["invitation"]]
        words.append(self.server.do(lambda host: host.hub.rooms[self.made["match"]].table.secret))
        own = self.attacker.own["mission"] if self.attacker.own else ""
        for player in self.players:
            if player.own and player.own["mission"] != own:
                words.append(player.own["mission"])
        return words

    def state(self) -> str:
        """Everything that is kept of the match."""

        def look(_: object) -> str:
            table = self.server.host.hub.rooms[self.made["match"]].table
            return json.dumps([table.sequence, table.match.position.dump()], default=str)

        found: str = self.server.do(look)
        return found

    def throw(self, text: str) -> Json:
        """Sends a text; returns what is said to it, and sees that nothing has changed unless it was done."""
        before = self.state()
        self.reset()
        self.attacker.socket.send(text)
        answer = self.attacker.receive()
        while answer["type"] == "update":
            answer = self.attacker.receive()
        assert answer["type"] in ("refused", "done", "pong"), answer
        if answer["type"] == "refused":
            assert answer["reason"] in REASONS
            assert self.state() == before
        for word in self.hidden:
            assert word not in json.dumps(answer)
        return answer

    def reset(self) -> None:
        """Patience without end, for this test alone."""

        def forgive(_: object) -> None:
            for connections in self.server.host.hub.rooms[self.made["match"]].audience.viewers.values():
                for connection in connections:
                    connection.strikes = 0

        self.server.do(forgive)


@pytest.fixture(scope="module")
def target(server: Running) -> Iterator[Target]:
    found = Target(server)
    yield found
    for player in found.players:
        player.close()


QUIETLY = settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)


@QUIETLY
@given(text=st.text(max_size=60) | VALUES.map(lambda value: json.dumps(value)))
def test_random_texts_are_refused(target: Target, text: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    answer = target.throw(text)
    assert answer["type"] == "refused"
    assert answer["reason"] == "malformed"


@QUIETLY
@given(message=COMMANDS)
def test_commands_with_random_fields_are_refused_or_known(target: Target, message: Json) -> None:
    target.throw(json.dumps(message))


def mutated(text: str, chance: random.Random) -> str:
    """A message with some places changed, doubled or cut out."""
    data = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(data))
        what = chance.randrange(4)
        if what == 0:
            data[place] = chance.choice('{}[]",:0x\\\u0000é')
        elif what == 1:
            del data[place : place + chance.randint(1, 5)]
        elif what == 2:
            data[place:place] = data[place : place + 6]
        else:
            data = data[:place]
        if not data:
            return "x"
    return "".join(data)


def test_mutated_orders_are_refused_or_known(target: Target) -> None:
    chance = random.Random(5)
    asked = next(player for player in target.players if player.is_asked)
    good = json.dumps({"type": "order", "id": "1", "order": some_order(asked, chance)})
    for _ in range(150):
        target.throw(mutated(good, chance))


def test_bytes_that_are_no_text_end_the_connection_or_are_refused(server: Running, target: Target) -> None:
    before = target.state()
    with server.player(target.made["match"], target.attacker.token) as player:
        player.socket.send(b"\xff\xfe\x00")
        assert player.receive()["type"] == "refused"
        player.socket.send(b'{"type":"ping"}')
        assert player.receive()["type"] == "pong"
    assert target.state() == before


@pytest.mark.parametrize(
    "first", ["{}", "[]", "x", '{"type":"ping"}', '{"type":"order","id":"1","order":{}}', '{"type":"join"}']
)
def test_whoever_does_not_join_first_is_sent_away(server: Running, first: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws") as line:
        line.send(first)
        assert json.loads(line.recv(5)) == {"type": "goodbye", "code": "bad_message"}


def test_deep_nesting_is_refused(target: Target) -> None:
    assert (
        target.throw('{"type":"order","id":"1","order":' + '{"a":' * 3000 + "1" + "}" * 3001)["reason"]
        == "malformed"
    )


def test_a_leaked_secret_would_be_noticed(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm rings: a refusal that names a foreign mission."""
    original = Player.receive

    def leaking(self: Player, timeout: float = 1.0) -> Any:
        return {**original(self), "hint": target.hidden[-1]}

    monkeypatch.setattr(Player, "receive", leaking)
    with pytest.raises(AssertionError):
        target.throw("{}")


def test_a_changed_table_would_be_noticed(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm rings: a refusal after which something is different."""
    states = iter(["before", "after"])
    monkeypatch.setattr(target, "state", lambda: next(states))
    with pytest.raises(AssertionError):
        target.throw("{}")


def test_the_truth_is_still_what_players_see(server: Running, target: Target) -> None:
    for player in target.players:
        player.quiet(0.05)
        assert json.loads(json.dumps(truth(server, player.match, player.seat)["public"])) == player.public
