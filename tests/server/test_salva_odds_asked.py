"""Odds that are asked for at any moment of a counter-move, also too late: an answer or a refusal, never a failure."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import httpx
import pytest

from tests.server.harness import PATIENCE, Json, Player, Running
from tests.server.test_play import sees_as
from tests.server.test_standing import ASKED, fly, stand, twin
from tests.server.test_twin_doors import World
from velmoci.salva.library import NOTATION
from velmoci.server import advice

INTERCEPT = "intercept b with fighter_4, fighter_5"
WISHES = (
    "", INTERCEPT, "intercept a with bomber_1", "intercept b with fighter_4 inviting seat_3", "let_fly", "join_counter",
    "join_battle", "fire_by_plan focus", "land fighter_4 d", "strike d with bomber_1", "resign",
)  # fmt: skip
"""Orders of every question of a counter-move, and of none."""
FIGHTS = {"battle": WISHES, "battle/odds": ("", INTERCEPT)}
"""Both doors come to the battle in the same way; how it may end takes longer to find."""
DOORS = ("forecast", "threats")
NUMBERS = count()


@pytest.fixture
def world(server: Running) -> Iterator[World]:
    """The bomber is about to fly by the fighters."""
    made = twin(server, ASKED, f"odds{next(NUMBERS)}")
    yield made
    made.close()


def fetch(server: Running, player: Player, what: str, **query: str) -> httpx.Response:
    headers = {"authorization": f"Bearer {player.token}"} if player.token else {}
    return server.get(f"/api/matches/{player.match}/{what}", params=query, headers=headers)


def ask_everything(world: World) -> None:
    """The hunter asks for all odds, others for what is open; whatever is refused is refused in words."""
    pilot, hunter = world.players[:2]
    wanted = [(hunter, what, words) for what, wishes in FIGHTS.items() for words in wishes]
    for player, what, words in [*wanted, (pilot, "battle/odds", ""), (world.watcher, "battle/odds", "")]:
        answer = fetch(world.server, player, what, order=words)
        assert answer.status_code in (200, 400, 403), (what, words, answer.text)
        assert answer.status_code == 200 or answer.json()["code"], (what, words)
    for what in DOORS:
        assert fetch(world.server, hunter, what).status_code == 200, what
    for unit in ("fighter_4", "fighter_99", "bomber_4", "4", ""):
        assert fetch(world.server, world.watcher, "unit", unit=unit).status_code == 200, unit


def answer(world: World, order: Json) -> None:
    """Whoever is asked says so, and everybody hears of it."""
    asked = next(player for player in world.players if player.is_asked)
    assert asked.order(order)["type"] == "done", order
    for player in world.everybody:
        player.catch_up(partial(sees_as, asked))


def test_odds_are_asked_for_at_every_question_of_a_counter_move(world: World) -> None:
    fly(world)
    seen: set[str] = set()
    given = NOTATION.parse(INTERCEPT).to_json()
    while True:
        question = next(one for player in world.players for one in player.decisions if one["waits"])
        if question["kind"] not in seen:
            ask_everything(world)
        seen.add(question["kind"])
        if question["kind"] == "movement":
            break
        answer(world, given if question["kind"] == "counter_move" else question["default"])
    assert {"counter_move", "defender_salvo", "attacker_salvo", "landing"} <= seen


def test_odds_that_are_on_their_way_are_of_the_moment_at_which_they_were_asked_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are reckoned beside the table, from a copy: the order that is given meanwhile changes nothing in them."""
    fly(world)
    hunter = world.players[1]
    before = fetch(world.server, hunter, "battle/odds", order=INTERCEPT).json()
    assert before["field"] == "b"
    begun, go, found = threading.Event(), threading.Event(), []
    reckon = advice.fight_odds_of

    def held(*given: Any) -> Any:
        begun.set()
        assert go.wait(PATIENCE)
        return reckon(*given)

    monkeypatch.setattr(advice, "fight_odds_of", held)
    path = f"{world.server.address}/api/matches/{world.match}/battle/odds"
    headers = {"authorization": f"Bearer {hunter.token}"}
    asking = threading.Thread(
        target=lambda: found.append(httpx.get(path, params={"order": INTERCEPT}, headers=headers, timeout=PATIENCE))
    )
    asking.start()
    assert begun.wait(PATIENCE)
    answer(world, NOTATION.parse(INTERCEPT).to_json())
    go.set()
    asking.join(PATIENCE)
    assert (found[0].status_code, found[0].json()) == (200, before)
    late = fetch(world.server, hunter, "battle/odds", order=INTERCEPT)
    assert (late.status_code, late.json()) == (200, None)


ODD: tuple[Json, ...] = (
    {"odds": 101}, {"odds": -1}, {"odds": "60"}, {"odds": True}, {"odds": 10**30}, {"odds": None}, {"odds": 0.5},
    {"answer": "default", "odds": 60}, {"answer": ""}, {"question": "movement"}, {"question": 5}, {"places": "b"},
    {"places": ["nowhere"]}, {"places": [["b"]]}, {"partner": "seat_2"}, {"span": "ever"}, {"kind": "intercept"},
    {"more": 1},
)  # fmt: skip


def test_odd_standing_orders_are_refused_and_the_table_goes_on(world: World) -> None:
    hunter = world.players[1]
    order = {"kind": "when", "question": "counter_move", "answer": "intercept", "odds": 60}
    for change in ODD:
        assert hunter.ask("standing", order={**order, **change})["type"] == "refused", change
    assert hunter.ask("revoke", number=1)["code"] == "no_standing"
    assert stand(hunter, "when counter_move intercept from 100")["type"] == "done"
    for number in (0, -1, 2, 10**6):
        assert hunter.ask("revoke", number=number)["type"] == "refused", number
    assert hunter.ask("revoke", number=1)["type"] == "done"


@pytest.mark.parametrize(
    "path",
    ["salva/nothing/en", "salva/air/de", "nothing/air/en", "salva/AIR/en", "salva/%00/en", "salva/..%2fair/en",
     "salva/air/", "expanze/air/cs", "salva/" + "a" * 300 + "/en"],
)  # fmt: skip
def test_a_lesson_that_is_none_is_not_found(server: Running, path: str) -> None:
    assert server.get(f"/api/learn/{path}").status_code == 404
