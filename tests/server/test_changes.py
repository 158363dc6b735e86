"""What viewers are told step by step is what the table would tell them at once."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json, structs

from tests.server.harness import Json, public_after, put
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.changes import changes
from velmoci.kernel.registry import find_game
from velmoci.match.bots import answer
from velmoci.match.commands import GiveOrder, Mix
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.table import SPECTATOR, Table, make_header
from velmoci.server.room import ENCODER, Room

MOST_ENTRIES = 300
SECRET = "5e" * 32
KEYS = st.sampled_from(["a", "b", "c"])
VALUES = st.recursive(
    st.none() | st.text(max_size=2) | st.integers(2, 4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=3),
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=3)


@given(OBJECTS, OBJECTS)
def test_changes_lead_from_any_value_to_any_other(before: Json, now: Json) -> None:
    reached: Any = before
    for path, value in changes(before, now):
        reached = put(reached, path, value)
    assert reached == now
    assert changes(now, now) == []


def test_only_what_differs_is_told() -> None:
    before: Json = {"round": 1, "states": {"iberia": ["red", 4], "maghreb": ["blue", 1]}, "battle": None}
    now: Json = {"round": 1, "states": {"iberia": ["red", 1], "maghreb": ["red", 2]}, "battle": {"die": 6}}
    assert changes(before, now) == [
        (["states", "iberia"], ["red", 1]),
        (["states", "maghreb"], ["red", 2]),
        (["battle"], {"die": 6}),
    ]


def test_of_objects_in_a_list_only_those_that_differ_are_told_unless_nearly_all_do() -> None:
    before: Json = {"powers": [{"soldiers": 4, "cards": 0}, {"soldiers": 7, "cards": 2}], "attacked": [["a", "b"]]}
    now: Json = {"powers": [{"soldiers": 4, "cards": 0}, {"soldiers": 5, "cards": 3}], "attacked": [["a", "c"]]}
    others: Json = {"powers": [{"soldiers": 1, "cards": 1}, {"soldiers": 2, "cards": 2}], "attacked": [["a", "b"]]}
    assert changes(before, now) == [
        (["powers", "1", "soldiers"], 5),
        (["powers", "1", "cards"], 3),
        (["attacked"], [["a", "c"]]),
    ]
    assert changes(before, others) == [(["powers"], others["powers"])]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("expanze", 3, {"powers": 3, "colour_choice": "random"}),
        ("evropska_valka", 3, {"players": 3}),
        ("salva", 2, {"scenario": "border_war"}),
        ("salva", 2, {"scenario": "island_landing"}),
    ],
)
def test_step_by_step_a_viewer_learns_the_same_as_at_once(game: str, players: int, options: Json) -> None:
    rulebook = find_game(game).rulebook(options)
    seats = [SeatSetup("person"), *[SeatSetup("bot", "random")] * (players - 1)]
    header, _ = make_header(game, rulebook.to_json(), seats, ClockSetup(), 0, match="the-same")
    published = commitment(bytes.fromhex(SECRET))
    table = Table.create(structs.replace(header, commitment=published), SECRET)
    _, member, _ = table.join(0, "Ann", 0)
    table.handle(0, member, Mix(id="mix", value="a"), 0)
    room = Room(cast(Any, None), table)
    known: dict[int, Json] = {}
    for seat in (SPECTATOR, *range(players)):
        known[seat] = json.decode(room.welcome(seat, None, None))
    for _ in range(MOST_ENTRIES):
        if table.status != "running":
            break
        act(table, member)
        public, info, asked = room.fresh_public(), room.fresh_info(), table.questions()
        for seat, told in room.told.items():
            update = room.update(seat, told, table.seen(seat), public, info, asked, {"order"})
            learn(known[seat], ENCODER.encode(update))
            assert known[seat]["public"] == json.decode(ENCODER.encode(table.public_json()))
            assert known[seat]["own"] == json.decode(ENCODER.encode(table.own_json(seat)))
            assert known[seat]["decisions"] == json.decode(ENCODER.encode(table.decisions(seat, table.questions())))
    assert table.sequence > MOST_ENTRIES // 8


def act(table: Table, member: int) -> None:
    """Somebody answers: a bot, or for the person another bot."""
    if table.bot_tasks():
        task = table.bot_tasks()[0]
        table.bot_order(task, answer(task), 0)
        return
    view = table.match.position.view(0)
    order = make_bot(table.header.game, "random", Seeded(table.sequence)).decide(view, view.decisions()[0])
    assert order is not None
    table.handle(0, member, GiveOrder(id=str(table.sequence), order=order.to_json()), 0)


def learn(known: Json, message: bytes) -> None:
    update: Json = json.decode(message)
    known["public"] = public_after(known["public"], update)
    known |= {name: update[name] for name in ("own", "decisions") if update[name] is not None}
