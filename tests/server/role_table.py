"""Who may see and do what: every route and every command, asked by every role in every situation, as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from tests.server.harness import Closed, Json, Player, Running
from tests.server.roles import MEMBERS, ROLES, SITUATIONS, Situation, Stage, Staged
from velmoci.server.app import ROUTES
from velmoci.server.routes import Route

KEPT: Final = Path(__file__).with_name("who_may_what.txt")
HEADING: Final = """\
Who may see and do what. Each line: the roles that are answered alike, then the answers while a public match gathers,
runs and is over, then the same of a private match. One answer alone: the same in all six situations.
Written by `python -m tests.server.test_roles`.
"""
Row = tuple[str, ...]
Answers = dict[tuple[str, str], str]
"""By the title of a question, and role."""
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
    "invite_member": same(),
    "join_match": join_wish(),
    "join_match, at seat 1, where somebody sits": join_wish(seat=1),
    "join_match, at seat 3, open before the game": join_wish(seat=3),
    "show_replay": same(),
    "download_record": same(),
    "fork_match": same(json={"at": 6, "seat": 1, "bot": "random"}),
    "show_match_odds": same(params={"order": "attack poland germany 1"}),
    "check_order": same(json={"order": {"kind": "end_turn"}}),
    "show_forecast": same(),
    "show_threats": same(),
    "show_unit": same(params={"unit": "infantry_1"}),
    "show_knowledge": same(params={"field": "brod"}),
    "show_given_away": same(),
    "show_given_away, after an order": same(params={"order": "end_movement"}),
    "weigh_order": same(json={"order": {"kind": "end_movement"}}),
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
    "show_chapter": same(),
    "show_picture": same(),
    "show_book": same(),
    "open_position": same(json={"nickname": "Eve"}),
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
PATHS: Final = {"game": "salva", "language": "en", "name": "salva-ford", "scenario": "border_war", "chapter": "air"}
STAGED: Final[dict[str, Json]] = {"expanze": {}, "evropska_valka": {}, "salva": {"scenario": "four_neighbours"}}
SITTING: Final = "join_match"
GAMES: Final = {
    "show_match_odds": "evropska_valka", "show_fight": "salva", "show_fight_odds": "salva", "show_unit": "salva",
    "show_knowledge": "salva", "show_given_away": "salva", "weigh_order": "salva",
}  # fmt: skip


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
    knew = sorted({part["seat"] for step in told["steps"] for part in step["parts"] if part["own"] is not None})
    seen += [f"knowledge of {' '.join(map(str, knew))}"] * bool(knew)
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
    "invite_member": seat_of,
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


def is_about(question: Question) -> bool:
    """Whether the situation of a match can make a difference."""
    return "match" in question.route.parameters or question.route.name in ("list_matches", "list_mine")


def ask_all(questions: Iterable[Question], staged: Staged) -> Answers:
    return {(question.title, role): question.ask(staged, role) for question in questions for role in ROLES}


def about_a_match(stage: Stage, situation: Situation, game: str) -> Answers:
    """What is asked of a match of that game, but for sitting down there."""
    asked = [one for one in filter(is_about, questions()) if GAMES.get(one.route.name, "expanze") == game]
    with stage.match(situation, game, **STAGED[game]) as staged:
        return ask_all([one for one in asked if one.route.name != SITTING], staged)


def sitting_down(stage: Stage, situation: Situation) -> Answers:
    """Before a match begins each one who sits down would take another's seat, so each gets a match of its own."""
    asked = [one for one in questions() if one.route.name == SITTING]
    if situation[1] != "gathering":
        with stage.match(situation) as staged:
            return ask_all(asked, staged)
    answers: Answers = {}
    for question in asked:
        for role in ROLES:
            with stage.match(situation) as staged:
                answers[question.title, role] = question.ask(staged, role)
    return answers


def about_no_match(stage: Stage, situation: Situation) -> Answers:
    """What has nothing to do with a match; whoever signs out does it last."""
    asked = [one for one in questions() if not is_about(one)]
    with stage.match(situation) as staged:
        return ask_all(sorted(asked, key=lambda one: one.route.name == "logout"), staged)



# ── commands

NEVER_ASKED: Final = {"kind": "when", "question": "counter_move", "answer": "default"}


def commanded(staged: Staged, me: int, other: int) -> list[tuple[str, str, Json]]:
    """Every command once, in an order in which as many as possible make sense: title, type and values."""
    mine, theirs = staged.powers[me], staged.powers[other]
    return [
        ("say, within one's power", "say", {"powers": [], "text": "among us"}),
        ("say, to another power", "say", {"powers": [theirs], "text": "between us"}),
        ("remark", "remark", {"name": "Eve", "text": "among spectators"}),
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
        ("standing, to what this game never asks", "standing", {"order": NEVER_ASKED}),
        ("revoke, what was never given", "revoke", {"number": 1}),
        ("order, that nobody asked for", "order", {"order": {"kind": "pass"}}),
        ("order, resign", "order", {"order": {"kind": "resign"}}),
        ("rematch", "rematch", {}),
        ("leave", "leave", {}),
    ]


def commands_of_role(stage: Stage, situation: Situation, role: str) -> Answers:
    """Every command: how the role is answered who connects, and who hears of what was said."""
    with stage.match(situation) as staged:
        return {(title, role): answer for title, answer in commands_of(staged, role).items()}


def commands_of_others(stage: Stage, situation: Situation) -> Answers:
    """The same of all who are not members."""
    with stage.match(situation) as staged:
        return {
            (title, role): answer
            for role in ROLES
            if role not in MEMBERS
            for title, answer in commands_of(staged, role).items()
        }


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
    for role in ("seat", "fellow", "other", "stranger", "invited"):
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
    """Who has been told a line, an agreement or a remark."""
    found = []
    for role, listener in listeners.items():
        listener.ask("resume")  # Whatever the answer, all that was told before has arrived by then.
        told = [*listener.talks, *listener.agreements, *listener.remarks]
        if any(one["text"] == text for one in told):
            found.append(role)
    return found


# ── the table


class Part(NamedTuple):
    """Some of the table: a group of questions in one situation, which can be asked alone."""

    name: str
    situation: Situation
    ask: Callable[[Stage, Situation], Answers]

    @property
    def id(self) -> str:
        return f"{self.name}, {' '.join(self.situation)}"


GROUPS: Final[dict[str, Callable[[Stage, Situation], Answers]]] = {
    **{f"match of {game}": partial(about_a_match, game=game) for game in STAGED},
    "sitting down": sitting_down,
    **{f"commands of {role}": partial(commands_of_role, role=role) for role in MEMBERS},
    "commands of others": commands_of_others,
}
PARTS: Final = (
    *(Part(name, situation, ask) for situation in SITUATIONS for name, ask in GROUPS.items()),
    Part("about no match", SITUATIONS[0], about_no_match),
)


def table(parts: Iterable[Answers]) -> str:
    """The whole as it is kept, from the answers of all parts in their order."""
    rows: dict[str, dict[str, Row]] = {question.title: dict.fromkeys(ROLES, ()) for question in questions()}
    for answers in parts:
        for (title, role), answer in answers.items():
            row = rows.setdefault(title, {})
            row[role] = (*row.get(role, ()), answer)
    routes = len(questions())
    sections = [section(title, row) for title, row in rows.items()]
    return "".join([HEADING, "\n# Routes\n", *sections[:routes], "\n# Commands\n", *sections[routes:]])


def section(title: str, rows: dict[str, Row]) -> str:
    """One route or command: roles that are answered alike share a line."""
    alike: dict[Row, list[str]] = {}
    for role, row in rows.items():
        alike.setdefault(row if len(set(row)) > 1 else row[:1], []).append(role)
    lines = [
        f"  {'everybody' if len(roles) == len(ROLES) else ' '.join(roles)}: {' | '.join(row)}\n"
        for row, roles in alike.items()
    ]
    return "".join([f"\n{title}\n", *lines])


def kept_answers(situation: Situation) -> Answers:
    """What the kept table says of one situation."""
    answers: Answers = {}
    title = ""
    for line in KEPT.read_text(encoding="utf-8").removeprefix(HEADING).splitlines():
        if line.startswith("  "):
            roles, _, row = line.strip().partition(": ")
            told = row.split(" | ")
            for role in ROLES if roles == "everybody" else roles.split():
                answers[title, role] = told[SITUATIONS.index(situation)] if len(told) > 1 else told[0]
        else:
            title = line
    return answers


def ask_alone(server: Running, part: Part) -> Answers:
    """The answers of one part, with an account of its own."""
    server.host.logins.size = server.host.logins.rate = 1_000.0
    return part.ask(Stage(server), part.situation)
