"""What the documentation shows is true: commands run, names exist, files are read, links lead somewhere."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any, get_args, get_type_hints

import click
import msgspec
import pytest
from click.testing import CliRunner, Result

from tests import documentation as shown
from tests.documentation import DOCS, ROOT, Block, blocks, name_of
from tests.test_examples import install_nim
from tests.test_house import build_docs
from velmoci.cli.main import add_game_commands, velmoci
from velmoci.cli.serving import ServeCommand
from velmoci.evropska_valka.view import View as EuropeanView
from velmoci.expanze.view import View as WorldView
from velmoci.kernel.archive import read_archive, verify
from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.event import Event
from velmoci.kernel.game import Game
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.registry import find_game
from velmoci.kernel.resources import read_text
from velmoci.salva.view import View as SalvaView
from velmoci.server.app import OPENAPI
from velmoci.server.command import serve
from velmoci.server.messages import ClientMessage, Goodbye, Refused

pytestmark = pytest.mark.interpreted

PAGES = shown.pages()
each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)

NOT_RUN = {
    "serve": "starts a server; its flags are parsed",
    "make": "installs, compiles or tests for minutes; targets and variables are looked up, ARGS parsed",
    "python": "makes files of the repository anew or runs for minutes; the arguments are parsed",
}
"""Commands that are parsed instead of run, and why."""
SHORTENED = {"simulate": ("--games", "1", "--jobs", "1")}
"""Commands that run with less to do."""
RUN_ELSEWHERE = {"docs/api.md": "tests/server/test_api.py plays it against a server"}
"""Pages whose Python needs more than Python."""
NO_NAMES = {"velmoci.games": "an entry point, not a module"}
NO_FILES: dict[str, str] = {}
MEMBERS: dict[str, tuple[type, ...]] = {
    "view": (WorldView, EuropeanView, SalvaView),
    "decision": (Decision,),
    "menu": (Menu,),
    "order": (Order,),
    "event": (Event,),
    "position": tuple(type(find_game(game).begin(find_game(game).rulebook({}))) for game in ("expanze", "salva")),
    "GAME": (Game,),
}
SERVED = [
    (method.upper(), path)
    for path, methods in json.loads(OPENAPI.body)["paths"].items()
    for method in methods
]
"""What a server answers to, by its own account."""
TYPED = "\n\nquit\nquit\n"
"""What somebody types who wants to get out of a game."""


@pytest.fixture(autouse=True)
def checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tools are no part of the package, and the checkout is not on the path when the package is tested."""
    monkeypatch.syspath_prepend(str(ROOT))


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game of all seven colours that is over."""
    folder = tmp_path_factory.mktemp("saved")
    game = ["play", "expanze", "--players", ",".join(["random"] * 7), "--option", "round_limit=10", "--file"]
    assert run([*game, str(folder / "FILE")]).exit_code == 0
    return (folder / "FILE").read_text("utf-8")


@pytest.fixture
def working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: str) -> Path:
    """A folder with the files that the pages speak of, and the game of the guide installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("VELMOCI_LANGUAGE", "en")
    (tmp_path / "FILE").write_text(saved, "utf-8")
    (tmp_path / "my_war.toml").write_text(read_text("velmoci.salva", "scenarios/border_war.toml"), "utf-8")
    (tmp_path / "installed").mkdir()
    install_nim(tmp_path / "installed")
    monkeypatch.syspath_prepend(str(tmp_path / "installed"))
    return tmp_path


def run(words: list[str]) -> Result:
    add_game_commands()
    return CliRunner().invoke(velmoci, words, input=TYPED, prog_name="velmoci")


def wrong_velmoci(words: list[str]) -> list[str]:
    """What is wrong with a call of the program; where only its name stands in the text, its help must be there."""
    if words[1:2] == ["serve"]:
        return wrong_serve(words[2:])
    told = words[1:] if not is_mention(words[1:]) else [*words[1:], "--help"]
    result = run([*told, *SHORTENED.get(told[0] if told[1:] != ["--help"] else "", ())])
    if result.exit_code == 0:
        return []
    return [f"{' '.join(words)} ends with {result.exit_code}: {result.exception!r} {result.output[-300:]}"]


def is_mention(words: list[str]) -> bool:
    """Whether the words only name a command that needs more to run."""
    command: click.Command = velmoci
    add_game_commands()
    for word in words:
        if not isinstance(command, click.Group) or word not in command.commands:
            return False
        command = command.commands[word]
    needs = any(parameter.required for parameter in command.params)
    return needs or isinstance(command, click.Group) or command.name in ("play", "rules", "fair-start")


def wrong_serve(flags: list[str]) -> list[str]:
    try:
        ServeCommand("serve", params=serve.params).make_context("serve", list(flags))
    except (click.ClickException, VelmociError) as problem:
        return [f"velmoci serve {' '.join(flags)}: {problem}"]
    return []


def wrong_command(words: list[str]) -> list[str]:
    """What is wrong with a command line of a page."""
    if words[0] == "make":
        more = shown.made(words)
        return [*shown.wrong_make(words), *(wrong_command(more) if more is not None else [])]
    if words[0] == "python":
        return shown.wrong_python(words)
    return wrong_velmoci(words) if words[0] == "velmoci" else [f"nobody knows how to try {words[0]}"]


@each_page
def test_every_command_that_a_page_shows_works(page: Path, working_folder: Path) -> None:
    text = page.read_text("utf-8")
    for block in blocks(text):
        if block.language == "toml" and "bids" in block.text:
            (working_folder / "bids.toml").write_text(block.text, "utf-8")
    assert [problem for words in shown.commands(text) for problem in wrong_command(words)] == []


@pytest.mark.parametrize(
    "line",
    [
        "velmoci simulte expanze",
        "velmoci verify NOTHING",
        "velmoci rules EX-FGT-99",
        "velmoci play salva --scenario no_war",
        "velmoci serve --prot 80",
        "make coffee",
        "make test NUMBER=1",
        'make play ARGS="--hots 0.0.0.0"',
        "python -m tools.no_such_tool",
        "python -m tools.maps",
        "python -m tools.trials.soak 600 20 0 0",
        "python -m tools.golden --anew",
        "python -m tools.api_documents --anew",
        "npm start",
    ],
)
def test_a_command_that_does_not_work_is_noticed(line: str, working_folder: Path) -> None:
    assert [problem for words in shown.commands(f"```console\n{line}  # so\n```\n") for problem in wrong_command(words)]


def test_commands_are_found_in_blocks_and_in_sentences() -> None:
    page = "Try `velmoci\nserve`, not `venom`.\n\n```console\nmake test   # all\n```\n\n```text\nmake no\n```\n"
    assert shown.commands(page) == [["make", "test"], ["velmoci", "serve"]]


def test_every_command_that_is_not_run_has_its_reason() -> None:
    starts = {words[1] if words[0] == "velmoci" else words[0] for page in PAGES for words in found_in(page)}
    assert set(NOT_RUN) <= starts
    assert all(NOT_RUN.values())


def found_in(page: Path) -> list[list[str]]:
    return [words for words in shown.commands(page.read_text("utf-8")) if len(words) > 1]


# ── names


@each_page
def test_every_name_that_a_page_shows_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    assert shown.wrong_names(text, NO_NAMES) == []
    assert shown.wrong_members(text, MEMBERS) == []
    assert shown.wrong_files(text, NO_FILES) == []


def test_a_name_that_does_not_exist_is_noticed() -> None:
    text = "`velmoci.bots.driver.playout(position)`, `velmoci.bots.driver.play` and velmoci.kernel.magic"
    assert shown.wrong_names(text, {}) == [
        "there is no velmoci.bots.driver.playout", "there is no velmoci.kernel.magic",
    ]  # fmt: skip
    (missing, other) = shown.wrong_members("`view.own_progress()` and `view.seat`, `decision.waits`", MEMBERS)
    assert missing.startswith("velmoci.evropska_valka.view.View has no own_progress")
    assert other.startswith("velmoci.salva.view.View has no own_progress")
    text = "`velmoci/bots/<game>/random.py`, `tests/test_documentation.py`, `docs/nothing.md`"
    assert shown.wrong_files(text, NO_FILES) == ["there is no docs/nothing.md"]


# ── blocks


def read_block(page: str, block: Block) -> list[str]:
    """Reads a block with the reader that the program has for it; says what is wrong."""
    try:
        return READERS[block.language](page, block.text)
    except (VelmociError, ValueError, msgspec.MsgspecError) as problem:
        return [f"{problem!r} in {block.text[:60]!r}"]


def read_python(page: str, text: str) -> list[str]:
    wrong = shown.wrong_imports(text)
    if not wrong and page not in RUN_ELSEWHERE:
        exec(compile(text, page, "exec"), {})
    return wrong


def read_json(page: str, text: str) -> list[str]:
    if '"velmoci":' in text:
        verify(read_archive(text))
        return []
    value = json.loads(text)
    if isinstance(value, dict) and "type" in value:
        message: Any = msgspec.convert(value, ClientMessage)
        if value["type"] == "order":
            find_game("expanze").notation.from_json(message.order)
        return []
    return [f"no reader of the program knows {text[:60]!r}"]


def read_toml(page: str, text: str) -> list[str]:
    if "[[bids]]" in text:
        return []  # `velmoci salva fair-start` reads it where the commands are tried
    if "[[side]]" in text:
        find_game("salva").rulebook({"scenario": text})
        return []
    return [f"no reader of the program knows {text[:60]!r}"]


def nothing_to_read(page: str, text: str) -> list[str]:
    return []


def included(page: str, text: str) -> list[str]:
    """An example that stands in a file of its own; that the file exists Sphinx sees, that it runs another test."""
    return []


READERS = {
    "console": nothing_to_read,
    "text": nothing_to_read,
    "": nothing_to_read,
    "{toctree}": nothing_to_read,
    "{literalinclude}": included,
    "python": read_python,
    "json": read_json,
    "toml": read_toml,
}


@each_page
def test_every_block_of_a_page_is_read_by_the_program(page: Path) -> None:
    text = page.read_text("utf-8")
    unknown = {block.language for block in blocks(text)} - set(READERS)
    assert unknown == set()
    assert [problem for block in blocks(text) for problem in read_block(name_of(page), block)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "from velmoci.bots.driver import playout"),
        ("python", "raise ValueError"),
        ("json", '{"type": "jion"}'),
        ("json", '{"type": "order", "id": "1", "order": {"kind": "atack"}}'),
        ("json", '{"some": "thing"}'),
        ("json", '{"velmoci":1}\n'),
        ("toml", '[[side]]\nid = "west"\n'),
        ("toml", "answer = 42\n"),
    ],
)
def test_a_block_that_the_program_cannot_read_is_noticed(language: str, text: str) -> None:
    assert read_block("page.md", Block(language, text)) != []


def test_every_example_of_the_guides_runs() -> None:
    files = sorted((DOCS / "examples").glob("*.py"))
    named = "".join(page.read_text("utf-8") for page in PAGES)
    assert [file.name for file in files if f"examples/{file.name}" not in named] == []
    for file in files:
        runpy.run_path(str(file), run_name="__main__")


# ── what a page shows as the answer to a command


def test_the_fair_start_of_the_page_comes_out_as_it_is_shown(working_folder: Path) -> None:
    asked, answered = [b for b in blocks((DOCS / "players" / "salva-tools.md").read_text("utf-8")) if b.text][:2]
    (working_folder / "bids.toml").write_text(asked.text, "utf-8")
    said = run(["salva", "fair-start", "bids.toml"]).output
    assert all(line.rstrip() in said for line in answered.text.splitlines())
    assert "A     Běta        13" not in said


# ── links


@each_page
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert shown.wrong_links(page) == []


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# The top\n\n[a](#the-top) [b](#the-end) [c](none.md) [d](https://there) [e](page.md#the-top)\n"
        f"[f]({DOCS}/rules/en/expanze.md#EX-FGT-16) [g]({DOCS}/rules/en/expanze.md#EX-FGT-99)\n",
        "utf-8",
    )
    assert [wrong.rpartition(":")[0].rpartition("/")[2] for wrong in shown.wrong_links(page)] == [
        "#the-end", "none.md", "expanze.md#EX-FGT-99",
    ]  # fmt: skip


def unlinked(folder: Path) -> list[str]:
    """The pages of a folder that its index shows no link to, whatever the sidebar holds."""
    index = shown.FENCE.sub("", (folder / "index.md").read_text("utf-8"))
    return [page.name for page in sorted(folder.glob("*.md")) if page.stem != "index" and f"({page.name}" not in index]


def mixed_sidebars(text: str) -> list[str]:
    """The lists of the sidebar in which pages of two languages stand."""
    lists = [block.text for block in blocks(text) if block.language == "{toctree}"]
    languages = [set(re.findall(r"rules/(cs|en|\*)/", entries)) for entries in lists]
    return [entries for entries, found in zip(lists, languages, strict=True) if len(found) > 1 or "*" in found]


def test_the_index_leads_to_every_page_and_the_sidebar_keeps_languages_apart() -> None:
    assert unlinked(DOCS) + unlinked(DOCS / "reference") == []
    assert mixed_sidebars((DOCS / "index.md").read_text("utf-8")) == []


def test_a_page_that_nothing_leads_to_and_a_mixed_sidebar_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("[a](a.md#there)\n\n```{toctree}\nb\n```\n", "utf-8")
    for name in ("a.md", "b.md"):
        (tmp_path / name).write_text("# Page\n", "utf-8")
    assert unlinked(tmp_path) == ["b.md"]
    assert len(mixed_sidebars("```{toctree}\nrules/cs/a\nrules/en/a\n```\n\n```{toctree}\nrules/*/*\n```\n")) == 2


# ── addresses


@each_page
def test_a_server_answers_at_every_address_that_a_page_names(page: Path) -> None:
    assert shown.wrong_addresses(page.read_text("utf-8"), SERVED) == []


def test_the_page_of_the_interface_names_every_address_and_every_reason() -> None:
    text = (DOCS / "api.md").read_text("utf-8")
    named = [*shown.addresses(text), ("GET", "/api/maps/expanze"), ("GET", "/api/maps/evropska_valka")]
    assert [route for route in SERVED if route not in named] == []
    reasons = [*get_args(get_type_hints(Refused)["reason"]), *get_args(get_type_hints(Goodbye)["code"])]
    assert [reason for reason in reasons if f"`{reason}`" not in text] == []


def test_an_address_at_which_nothing_answers_is_noticed() -> None:
    text = "`GET /api/games`, `/api/maps/{game}`, `POST /api/games`, `GET /api/moon?phase=1`"
    assert shown.wrong_addresses(text, SERVED) == ["nothing answers POST /api/games", "nothing answers GET /api/moon"]


# ── pages that are made


def test_the_reference_is_what_the_code_says() -> None:
    from tools import reference

    assert reference.outdated() == []


def test_an_outdated_reference_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tools import reference

    monkeypatch.setattr(reference, "FOLDER", tmp_path)
    monkeypatch.setattr(reference, "page", lambda game: f"# {game}\n")
    (tmp_path / "expanze.md").write_text("# expanze\n", "utf-8")
    (tmp_path / "salva.md").write_text("# Salva\n", "utf-8")
    assert reference.outdated() == ["evropska_valka", "salva", "python"]


def test_an_order_without_an_example_of_itself_is_noticed() -> None:
    from tools import reference

    with pytest.raises(ValueError, match="begins with no example"):
        reference.order_row(find_game("expanze"), Begin)


def test_a_clause_that_a_text_mentions_becomes_a_link(tmp_path: Path) -> None:
    mention = "After EX-FGT-16 and `EX-FGT-16`, not `rules EX-FGT-16` or EX-FGT-99."
    code, page, complaints = build_docs(tmp_path, f"# Game\n\n- **EX-FGT-16** So.\n- **EX-FGT-17** {mention}\n")
    assert (code, complaints) == (0, "")
    assert page.count('href="#EX-FGT-16"') == 3
    assert "EX-FGT-99" in page
    assert "#EX-FGT-99" not in page


TRIALS = ("clock", "command_line", "correspondence", "disk", "kills", "soak", "twins", "two_servers", "wire")


def test_the_trials_of_a_server_are_commands_of_the_manual() -> None:
    manual = (DOCS / "operating.md").read_text("utf-8")
    assert sorted(set(re.findall(r"python -m tools\.trials\.(\w+)", manual))) == sorted(TRIALS)
    assert {file.stem for file in (ROOT / "tools" / "trials").glob("*.py")} >= set(TRIALS)
