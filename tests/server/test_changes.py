"""What viewers are told step by step is what the table would tell them at once."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec import json, structs

from tests.server.harness import Json, public_after
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.registry import find_game
from velmoci.match.bots import answer
from velmoci.match.commands import GiveOrder, Mix
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.table import SPECTATOR, MatchTable, make_header
from velmoci.server.audience import ENCODER
from velmoci.server.room import Room

MOST_ENTRIES = 300
SECRET = "5e" * 32


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
    table = MatchTable.create(structs.replace(header, commitment=published), SECRET)
    _, member, _ = table.join(0, "Ann", 0)
    table.handle(0, member, Mix(id="mix", value="a"), 0)
    room = Room(cast(Any, None), table)
    known: dict[int, Json] = {}
    for seat in (SPECTATOR, *range(players)):
        known[seat] = json.decode(room.audience.welcome(seat, None, None))
    for _ in range(MOST_ENTRIES):
        if table.status != "running":
            break
        act(table, member)
        public, info, asked = room.audience.fresh_public(), room.audience.fresh_info(), table.questions()
        for seat, told in room.audience.told.items():
            update = room.audience.update(seat, told, table.seen(seat), public, info, asked, {"order"})
            learn(known[seat], ENCODER.encode(update))
            assert known[seat]["public"] == json.decode(ENCODER.encode(table.public_json()))
            assert known[seat]["own"] == json.decode(ENCODER.encode(table.own_json(seat)))
            assert known[seat]["decisions"] == json.decode(ENCODER.encode(table.decisions(seat, table.questions())))
    assert table.sequence > MOST_ENTRIES // 8


def act(table: MatchTable, member: int) -> None:
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
