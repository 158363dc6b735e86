"""Who may see and do what: every route and every command, asked by every role in every situation.

The answers are kept in `who_may_what.txt` and compared as a whole, so a route or a command that is new, or that answers
anybody otherwise than before, shows as a changed line. `python -m tests.server.test_roles` writes the file again.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import httpx
import pytest

from tests.match.postgres import Server as Postgres
from tests.server.harness import QUICK, Closed, Json, Player, Running, running
from tests.server.roles import MEMBERS, ROLES, SITUATIONS, Stage, Staged
from velmoci.match.commands import AnyCommand
from velmoci.match.storage import open_storage
from velmoci.server.app import ROUTES
from velmoci.server.routes import Route

KEPT: Final = Path(__file__).with_name("who_may_what.txt")
HEADING: Final = """\
Who may see and do what. Each line: the roles that are answered alike, then the answers while a public match gathers,
runs and is over, then the same of a private match. One answer alone: the same in all six situations.
Written by `python -m tests.server.test_roles`.
"""
Row = tuple[str, ...]
Ask = Callable[[Staged, str], dict[str, Any]]


# ── what each route is asked


def same(**more: Any) -> Ask:
    """A question that is the same for everybody."""
    return lambda staged, role: more


def join_wish(**seat: int) -> Ask:
    """Whoever has an invitation shows it."""
    return lambda staged, role: {
        "json": {"nickname": "Eve", "invitation": staged.keys[role].invitation, **seat}
    }


def own_places(staged: Staged, role: str) -> dict[str, Any]:
    token = staged.keys[role].token
    return {"json": {"places": [{"match": staged.match, "seat": 0, "token": token}] if token else []}}


QUESTIONS: Final[dict[str, Ask]] = {
    "show_match": same(),
    "list_matches": lambda staged, role: {"params": {"status": staged.situation[1]}},
    "list_mine": own_places,
    "invite_fellow": same(),
    "join_match": join_wish(),
    "join_match, at seat 1, where somebody sits": join_wish(seat=1),
    "join_match, at seat 3, open before the game": join_wish(seat=3),
    "show_replay": same(),
    "download_record": same(),
    "fork_match": same(json={"at": 6, "seat": 1, "bot": "random"}),
    "show_match_odds": same(params={"order": "attack poland germany 1"}),
    "show_fight": same(params={"order": "attack brod with infantry_1"}),
    "show_fight_odds": same(params={"order": "attack brod with infantry_1"}),
    "make_match": same(
        json={"game": "expanze", "nickname": "Eve", "seats": [{"kind": "me"}, {"kind": "person"}], "is_public": False}
    ),
    "list_games": same(),
    "check_options": same(json={}),
    "show_texts": same(),
    "show_world": same(),
    "show_europe": same(),
    "show_map": same(),
    "draw_map": same(json={"options": {}}),
    "show_rules": same(),
    "show_lesson": same(),
    "show_picture": same(),
    "show_odds": same(params={"attackers": 3, "defenders": 2}),
    "list_scenarios": same(),
    "show_card": same(),
    "list_chapters": same(),
    "switch_chapters": same(json={"on": []}),
    "compose_game": same(json={"map": {"seed": "a", "land": 4, "sea": 0}}),
    "register": same(json={"name": "", "password": "long enough"}),
    "login": same(json={"name": "nobody", "password": "wrong enough"}),
    "logout": same(),
    "show_account": same(),
    "show_openapi": same(),
    "show_schema": same(),
    "show_health": same(),
    "show_metrics": same(),
}
PATHS: Final = {"game": "salva", "language": "en", "name": "salva-dice", "scenario": "border_war"}
STAGED: Final[dict[str, Json]] = {"expanze": {}, "evropska_valka": {}, "salva": {"scenario": "four_neighbours"}}
GAMES: Final = {"show_match_odds": "evropska_valka", "show_fight": "salva", "show_fight_odds": "salva"}


# ── what each answer comes to


def gist(route: Route, staged: Staged, answer: httpx.Response) -> str:
    """An answer in a few words: its status, why not, or what it gives away."""
    words = [str(answer.status_code)]
    if not answer.is_success:
        return " ".join([*words, str(answer.json()["code"])])
    tell = GISTS.get(route.name)
    return " ".join([*words, tell(staged, answer)] if tell is not None else words)


def listed(staged: Staged, answer: httpx.Response) -> str:
    return "listed" if any(line["match"] == staged.match for line in answer.json()["matches"]) else "not listed"


def mine(staged: Staged, answer: httpx.Response) -> str:
    seats = [str(one["seat"]) for one in answer.json()["matches"] if one["line"]["match"] == staged.match]
    return f"seat {' '.join(seats)}" if seats else "nothing"


def seat_of(staged: Staged, answer: httpx.Response) -> str:
    return f"seat {answer.json()['seat']}"


def replayed(staged: Staged, answer: httpx.Response) -> str:
    told = answer.json()
    orders = sorted({step["seat"] for step in told["steps"] if step["order"] is not None and step["seat"] >= 0})
    seen = [f"orders of {' '.join(map(str, orders))}" if orders else "no orders"]
    seen += ["rolls"] * any(step["rolls"] for step in told["steps"])
    seen += ["secrets"] * (told["secrets"] is not None)
    return ", ".join(seen)


def forked(staged: Staged, answer: httpx.Response) -> str:
    made = answer.json()
    (place,) = made["places"]
    return f"seat {place['seat']} from {'the truth' if is_truth(staged, made['match']) else 'its own view'}"


def is_truth(staged: Staged, fork: str) -> bool:
    """Whether a fork knows what every power of the match keeps to itself."""

    async def look(host: Any) -> bool:
        tables = [(await host.hub.room(match)).table for match in (staged.match, fork)]
        missions = [[table.own_json(seat)["mission"] for seat in range(4)] for table in tables]
        return missions[0] == missions[1]

    found: bool = staged.server.do(look)
    return found


GISTS: Final[dict[str, Callable[[Staged, httpx.Response], str]]] = {
    "list_matches": listed,
    "list_mine": mine,
    "invite_fellow": seat_of,
    "join_match": seat_of,
    "show_replay": replayed,
    "fork_match": forked,
    "show_account": lambda staged, answer: "signed in" if answer.json()["name"] else "nobody",
}


# ── asking everybody


class Question(NamedTuple):
    """One way of asking a route."""

    route: Route
    name: str

    @property
    def title(self) -> str:
        return f"{self.route.method} {self.route.path}{self.name.removeprefix(self.route.name)}"

    def ask(self, staged: Staged, role: str) -> str:
        path = self.route.path.format(**{**PATHS, "match": staged.match})
        answer = staged.ask(role, self.route.method, path, **QUESTIONS[self.name](staged, role))
        return gist(self.route, staged, answer)


def questions() -> list[Question]:
    """All ways of asking all routes, in the order of the routes."""
    return [Question(route, name) for route in ROUTES for name in QUESTIONS if name.split(",")[0] == route.name]


def route_rows(stage: Stage) -> Iterator[tuple[str, dict[str, Row]]]:
    """Every route: what it answers each role, in every situation where it is about a match."""
    rows: dict[str, dict[str, Row]] = {question.title: dict.fromkeys(ROLES, ()) for question in questions()}
    about = sorted(filter(is_about, questions()), key=lambda question: question.route.name == "join_match")
    for situation in SITUATIONS:
        for game in STAGED:
            with stage.match(situation, game, **STAGED[game]) as staged:
                for question in about:
                    if GAMES.get(question.route.name, "expanze") == game:
                        ask_all(stage, question, staged, rows)
    with stage.match(SITUATIONS[0]) as staged:
        for question in sorted(questions(), key=lambda question: question.route.name == "logout"):
            if not is_about(question):
                ask_all(stage, question, staged, rows)
    yield from rows.items()


def ask_all(stage: Stage, question: Question, staged: Staged, rows: dict[str, dict[str, Row]]) -> None:
    row = rows[question.title]
    for role in ROLES:
        row[role] = (*row[role], asked_apart(stage, question, staged, role))


def is_about(question: Question) -> bool:
    """Whether the situation of a match can make a difference."""
    return "match" in question.route.parameters or question.route.name in ("list_matches", "list_mine")


def asked_apart(stage: Stage, question: Question, staged: Staged, role: str) -> str:
    """Before a match begins each one who sits down would take another's seat, so each gets a match of its own."""
    if question.route.name == "join_match" and staged.situation[1] == "gathering":
        with stage.match(staged.situation) as fresh:
            return question.ask(fresh, role)
    return question.ask(staged, role)


# ── commands


def commanded(staged: Staged, me: int, other: int) -> list[tuple[str, str, Json]]:
    """Every command once, in an order in which as many as possible make sense: title, type and values."""
    mine, theirs = staged.powers[me], staged.powers[other]
    return [
        ("say, among the own power", "say", {"powers": [], "text": "among us"}),
        ("say, to another power", "say", {"powers": [theirs], "text": "between us"}),
        ("propose", "propose", {"powers": [theirs], "form": "free", "text": "peace"}),
        ("answer, to one's own proposal", "answer", {"number": 1, "accept": True}),
        ("disclose, what is not agreed yet", "disclose", {"number": 1, "powers": []}),
        ("reveal", "reveal", {"powers": [mine, theirs]}),
        ("captain, somebody of another power", "captain", {"member": 3 if me == 0 else 1}),
        ("captain, oneself", "captain", {"member": 1 if me == 0 else 3}),
        ("mix", "mix", {"value": "y"}),
        ("vote, on a power that is there", "vote", {"power": theirs, "choice": "bot"}),
        ("back", "back", {}),
        ("resume", "resume", {}),
        ("pause", "pause", {}),
        ("resume, after pause", "resume", {}),
        ("take_back", "take_back", {}),
        ("order, that nobody asked for", "order", {"order": {"kind": "pass"}}),
        ("order, resign", "order", {"order": {"kind": "resign"}}),
        ("rematch", "rematch", {}),
        ("leave", "leave", {}),
    ]


def command_rows(stage: Stage) -> Iterator[tuple[str, dict[str, Row]]]:
    """Every command: how each role is answered who connects, and who hears of what was said."""
    rows: dict[str, dict[str, Row]] = {}
    for situation in SITUATIONS:
        for role in MEMBERS:
            with stage.match(situation) as staged:
                note(rows, role, commands_of(staged, role))
        with stage.match(situation) as staged:
            for role in ROLES:
                if role not in MEMBERS:
                    note(rows, role, commands_of(staged, role))
    yield from rows.items()


def note(rows: dict[str, dict[str, Row]], role: str, answers: dict[str, str]) -> None:
    for title, answer in answers.items():
        row = rows.setdefault(title, {})
        row[role] = (*row.get(role, ()), answer)


def commands_of(staged: Staged, role: str) -> dict[str, str]:
    me, other = (1, 0) if role == "other" else (0, 1)
    commands = commanded(staged, me, other)
    try:
        player = staged.player(role)
    except Closed as closed:
        return dict.fromkeys(("connect", *(title for title, _, _ in commands)), f"goodbye {closed}")
    with player, watching(staged, role) as listeners:
        answers = {"connect": connected(player)}
        for title, kind, values in commands:
            answers[title] = command_gist(player, listeners, kind, values)
    return answers


def connected(player: Player) -> str:
    """As whom somebody is welcomed."""
    if player.seat < 0:
        return "welcome to watch" + (", with secrets" if player.own else "")
    return f"welcome to seat {player.seat}"


@contextmanager
def watching(staged: Staged, speaker: str) -> Iterator[dict[str, Player]]:
    """The other members, and whoever may watch, each with a connection."""
    found: dict[str, Player] = {}
    for role in ("seat", "fellow", "other", "stranger"):
        if role != speaker:
            try:
                found[role] = staged.player(role)
            except Closed:
                continue
    yield found
    for player in found.values():
        player.close()


def command_gist(player: Player, listeners: dict[str, Player], kind: str, values: Json) -> str:
    try:
        answer = player.ask(kind, **values)
    except Closed as closed:
        return f"goodbye {closed}"
    if answer["type"] == "refused":
        # Which of the four nevers forbids an undo depends on the dice.
        code = "undo_…" if answer["code"].startswith("undo_") else answer["code"]
        return f"{answer['reason']}: {code}"
    text = values.get("text")
    return f"done, heard by {' '.join(hearing(listeners, text)) or 'nobody else'}" if text else "done"


def hearing(listeners: dict[str, Player], text: str) -> list[str]:
    """Who has been told a line or an agreement."""
    found = []
    for role, listener in listeners.items():
        listener.ask("resume")  # Whatever the answer, all that was told before has arrived by then.
        told = [*listener.talks, *listener.agreements]
        if any(one["text"] == text for one in told):
            found.append(role)
    return found


# ── the table


def table(server: Running) -> str:
    server.host.logins.size = server.host.logins.rate = 1_000.0
    stage = Stage(server)
    parts = [HEADING, "\n# Routes\n", *map(section, route_rows(stage)), "\n# Commands\n"]
    return "".join([*parts, *map(section, command_rows(stage))])


def section(entry: tuple[str, dict[str, Row]]) -> str:
    """One route or command: roles that are answered alike share a line."""
    title, rows = entry
    alike: dict[Row, list[str]] = {}
    for role, row in rows.items():
        alike.setdefault(row if len(set(row)) > 1 else row[:1], []).append(role)
    lines = [
        f"  {'everybody' if len(roles) == len(ROLES) else ' '.join(roles)}: {' | '.join(row)}\n"
        for row, roles in alike.items()
    ]
    return "".join([f"\n{title}\n", *lines])


@contextmanager
def served(database: str) -> Iterator[Running]:
    if database == "sqlite":
        with tempfile.TemporaryDirectory() as folder, running(Path(folder), QUICK) as server:
            yield server
        return
    postgres = Postgres()
    try:
        postgres.start()
        server = Running(QUICK, open_storage(postgres.url()))
        server.start()
        yield server
        server.stop()
    finally:
        postgres.stop()


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_everybody_may_do_and_see_what_the_table_says_and_nothing_else(database: str) -> None:
    with served(database) as server:
        assert table(server) == KEPT.read_text(encoding="utf-8")


def test_every_route_and_every_command_has_its_rows() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert [route.name for route in ROUTES if route.name not in QUESTIONS] == []
    assert [question.title for question in questions() if question.title not in kept] == []
    tags = {command.__struct_config__.tag for command in get_args(AnyCommand)}
    assert tags == {line.split(",")[0] for line in kept[kept.index("# Commands") :] if line and line[0].islower()} - {
        "connect"
    }


if __name__ == "__main__":
    with served(sys.argv[1] if len(sys.argv) > 1 else "sqlite") as started:
        KEPT.write_text(table(started), encoding="utf-8")
