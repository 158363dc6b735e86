"""Odd arguments, files and lines, as mistakes, accidents and curious people make them, drawn by a seed."""

import contextlib
import io
import json
import os
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.cli.keyboard import Keyboard
from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.cli.arguments import Wishes
from velmoci.cli.local_match import LocalMatch
from velmoci.cli.main import main
from velmoci.cli.play import Session, new_table
from velmoci.cli.problems import INTERRUPTED, NOT_PROVED, WRONG_INPUT
from velmoci.kernel.chance import Seeded
from velmoci.kernel.resources import read_text
from velmoci.salva.library import SCENARIOS

GAMES = ("expanze", "evropska_valka", "salva")
WORDS = (
    "", " ", "²", "①", "٣", "½", "x²", "-1", "0", "1", "2", "7", "1e9", "nan", "inf", "9" * 30, "9" * 5000, "+1", "1_0",
    "-", "--", "--x", "--x=", "=", "a=", "=b", ",", ",,", ":", ">", "/", "..", ".", "nowhere/x", "/dev/null", "a" * 300,
    "%s", "{0}", "{$x}", "\udcff", "š" * 50, "🂡", "\u202e", "\n", "\t", '"', "'", '"a', "all", "with", "me", "cs", "en",
    "true", "none", "spectator", "scenario", "chapters", "save.velmoci", "scenario.toml", "bids.toml", "help",
)  # fmt: skip
NUMBERS = (0, 1, -1, 2**31, 2**63, -(2**63) - 1, 10**30, 1.5, 1e308)
VALUES: tuple[Any, ...] = (*NUMBERS, None, True, "", "x", "²", "seat_1", "\x00", [], {}, [[]], {"x": 1}, ["x"], [1, 2])
TOML_VALUES = (
    "0", "-1", "1e9", "1.5", "nan", "inf", "9" * 30, '""', '"x"', '"²"', "[]", "{}", "[[]]", "[1]", '["x"]', "true",
    "1979-05-27", "'''a'''", '{ x = 1 }', '"1/0"', '"-1"', '"1/3"', '"\\u0000"', "", "[" * 50, "0x10", '"west east"',
)  # fmt: skip
COMMANDS = (
    "play expanze --players me,steady --seed 1",
    "play evropska_valka --powers 3 --people Ann --file new.velmoci",
    "play salva --scenario border_war --option hard_round_cap=12 --chapters naval",
    "play salva --scenario scenario.toml",
    "play save.velmoci",
    "play --resume save.velmoci --language cs",
    "replay save.velmoci --to 5 --view spectator",
    "verify save.velmoci",
    "rules EX-FGT-16",
    "rules card pile",
    "simulate expanze --players random,random --games 1 --jobs 1 --seed 2 --json",
    "simulate salva --scenario first_steps --players random,random --games 1 --option hard_round_cap=10",
    "map evropska_valka --out map.svg --file save.velmoci",
    "games --language cs",
    "options salva",
    "salva scenarios",
    "salva chapters --on naval,factories",
    "salva fair-start bids.toml --seed 1 --json",
    "salva map --seed 3 --land 6 --sea 2 --masses 1 --svg map.svg --toml map.toml",
    "salva map --segments 3 --naval --wrap none --scenario war.toml --sides 2",
    "--version",
)
BIDS = 'players = ["Ann", "Bob"]\nsides = ["A", "B"]\ntotal = 30\nmethod = "two_sealed"\n[[bids]]\nAnn = 14\nBob = 17\n'
PROMPT = (
    "help", "menu", "board", "map", "log", "log all", "players", "odds", "rules", "undo", "save", "language", "units",
    "goal", "plan", "field", "cards", "mission", "pool", "seen", "all", "y", "n", "EX-FGT-16", "tank", "tank_1",
    "infantry", "brod", "ves", "alaska", "france", "red", "give P want K", "with 1, 2", "share 1/3", "2",
)  # fmt: skip
NEW_GAMES = (
    Wishes("expanze", "me,steady", seed="1"),
    Wishes("expanze", "me,me,random", seed="2"),
    Wishes("evropska_valka", "me,random,random", seed="3"),
    *(Wishes("salva", options=(f"scenario={name}",), seed="4") for name in SCENARIOS),
)


class Fault(Exception):
    """Something that must not happen: a traceback, a code without a meaning, a mistake without a sentence."""


def call(folder: Path, arguments: list[str], typed: str = "") -> tuple[int, str, str]:
    """Runs the program inside this process in that folder; exit code, output, mistakes."""
    pages = io.BytesIO(), io.BytesIO()
    out = io.TextIOWrapper(pages[0], "utf-8", write_through=True)
    err = io.TextIOWrapper(pages[1], "utf-8", "backslashreplace", write_through=True)
    before = os.getcwd(), sys.argv, sys.stdin
    os.chdir(folder)
    sys.argv, sys.stdin = ["velmoci", *arguments], io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = ended(arguments)
    finally:
        os.chdir(before[0])
        sys.argv, sys.stdin = before[1:]
    said = [page.getvalue().decode("utf-8", "backslashreplace") for page in pages]
    return code, said[0], said[1]


def ended(arguments: list[str]) -> int:
    """The exit code; anything but an orderly end is a fault."""
    try:
        main()
    except SystemExit as end:
        if not isinstance(end.code, int):
            raise Fault(f"{arguments}: ended with {end.code!r}") from None
        return end.code
    except BaseException as problem:
        if isinstance(problem, KeyboardInterrupt):
            raise
        raise Fault(f"{arguments}: {where(problem)}") from problem


def where(problem: BaseException) -> str:
    """The kind of a traceback: which exception, and the last place of the program's own."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if "velmoci" in frame.filename]
    last = frames[-1] if frames else None
    place = f"{Path(last.filename).parent.name}/{Path(last.filename).name}:{last.name}" if last else "?"
    return f"{type(problem).__name__} in {place}: {str(problem)[:120]}"


def check(folder: Path, arguments: list[str], typed: str = "") -> int:
    """Calls the program; a mistake must be told in words, and nothing else goes to the error stream."""
    code, _, err = call(folder, arguments, typed)
    if code not in (0, NOT_PROVED, WRONG_INPUT, INTERRUPTED):
        raise Fault(f"{arguments}: ended with {code}")
    mistakes = [line for line in err.splitlines() if line.strip() and "plain Python, not compiled" not in line]
    if (code in (NOT_PROVED, WRONG_INPUT)) != bool(mistakes):
        raise Fault(f"{arguments}: ended with {code} and said {err!r}")
    if "Traceback" in err:
        raise Fault(f"{arguments}: said {err!r}")
    return code


def odd_arguments(chance: random.Random, folder: Path) -> None:
    """A command line with words missing, doubled, swapped, or odd ones among them."""
    words = chance.choice(COMMANDS).split()
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(words) + 1)
        what = chance.randrange(5)
        if what == 0 and place < len(words):
            del words[place]
        elif what == 1 and place < len(words):
            words.insert(place, words[place])
        elif what == 2:
            words.insert(place, odd_word(chance))
        elif place < len(words):
            name, is_set, _ = words[place].rpartition("=")
            words[place] = f"{name}={odd_word(chance)}" if is_set else odd_word(chance)
    for file, text in (("save.velmoci", saved(0)), ("scenario.toml", read_scenario(SCENARIOS[0])), ("bids.toml", BIDS)):
        (folder / file).write_text(text, "utf-8")
    check(folder, words)


def odd_word(chance: random.Random) -> str:
    """A word nobody expects, sometimes in two parts."""
    return chance.choice(WORDS) if chance.randrange(4) else f"{chance.choice(WORDS)},{chance.choice(WORDS)}"[:300]


@cache
def saved(number: int) -> str:
    """A game of random bots, some orders long or whole."""
    game = GAMES[number % len(GAMES)]
    options = ("scenario=first_steps",) if game == "salva" else ()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.velmoci"
        table = new_table(Wishes(game, "random,random", options=options, seed=str(number), file=str(path)), "en")
        for count, _ in enumerate(table.run_bots()):
            if count >= 25 and number < len(GAMES):
                break
        table.release()
        return path.read_text("utf-8")


def odd_save(chance: random.Random, folder: Path) -> None:
    """A saved game with something wrong in it, read by every command that reads one."""
    number = chance.randrange(2 * len(GAMES))
    lines = saved(number).split("\n")
    what = chance.randrange(6)
    if what == 0:
        place = chance.randrange(len(lines))
        lines[place] = spoilt_text(chance, lines[place])
    elif what == 1:
        del lines[chance.randrange(len(lines))]
    elif what == 2:
        line = chance.choice((*lines, '{"undo":1}', "{}", "[]", "1", '{"outcome":{}}'))
        lines.insert(chance.randrange(len(lines) + 1), line)
    else:
        place = chance.choice((0, 0, -2, chance.randrange(len(lines))))
        with contextlib.suppress(ValueError):
            lines[place] = json.dumps(spoilt_value(chance, json.loads(lines[place])))
    data = "\n".join(lines).encode("utf-8", "surrogatepass")
    (folder / "odd.velmoci").write_bytes(data)
    (folder / "odd.velmoci.key").write_text(chance.choice(("", "x", "ab" * 32, "²" * 64)), "utf-8")
    game = GAMES[number % len(GAMES)]
    for arguments in (["verify"], ["replay"], ["play"], ["map", game, "--out", "map.svg", "--file"]):
        check(folder, [*arguments, "odd.velmoci"])


def spoilt_text(chance: random.Random, text: str) -> str:
    """A text with some characters gone, doubled or odd."""
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice((*WORDS, "\x00", "\ufeff")) + text[place + chance.randrange(3) :]


def spoilt_value(chance: random.Random, value: Any) -> Any:
    """A JSON value with one part replaced, missing or added."""
    if chance.randrange(4) and isinstance(value, dict) and value:
        key = chance.choice(list(value))
        what = chance.randrange(8)
        if what == 0:
            return {name: part for name, part in value.items() if name != key}
        if what == 1:
            return {**value, chance.choice(("x", "", "start", "undo", "outcome", "secret")): chance.choice(VALUES)}
        return {**value, key: spoilt_value(chance, value[key])}
    if chance.randrange(4) and isinstance(value, list) and value:
        place = chance.randrange(len(value))
        return [*value[:place], spoilt_value(chance, value[place]), *value[place + 1 :]]
    if isinstance(value, str) and chance.randrange(2):
        return spoilt_text(chance, value)
    return chance.choice(VALUES)


@cache
def read_scenario(name: str) -> str:
    return read_text("velmoci.salva", f"scenarios/{name}.toml")


def odd_scenario(chance: random.Random, folder: Path) -> None:
    """A scenario with something wrong in it: begun with bots, and asked for its pictures."""
    text = spoilt_toml(chance, read_scenario(chance.choice(SCENARIOS)))
    (folder / "odd.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
    file = folder / "game.velmoci"
    for rest in ("", ".key"):
        file.with_name(file.name + rest).unlink(missing_ok=True)
    typed = chance.choice(("", "board\nunits\ngoal\nmenu\n1\n1\n", "menu\nall\n2\n1\n"))
    code = check(folder, ["play", "salva", "--scenario", "odd.toml", "--file", "game.velmoci", "--seed", "1"], typed)
    if code == 0:
        check(folder, ["play", "game.velmoci"])
        check(folder, ["map", "salva", "--out", "map.svg", "--file", "game.velmoci"])


def spoilt_toml(chance: random.Random, text: str) -> str:
    """A TOML text with a value replaced or a line gone, doubled or spoilt."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 2)):
        place = chance.randrange(len(lines))
        what = chance.randrange(8)
        if what == 0:
            del lines[place]
        elif what == 1:
            lines.insert(chance.randrange(len(lines)), lines[place])
        elif what == 2:
            lines[place] = spoilt_text(chance, lines[place])
        elif "=" in lines[place]:
            name = lines[place].partition("=")[0]
            lines[place] = f"{name}= {chance.choice(TOML_VALUES)}"
    return "\n".join(lines)


def odd_bids(chance: random.Random, folder: Path) -> None:
    """A file of bids with something wrong in it, and bids typed wrongly."""
    (folder / "odd.toml").write_bytes(spoilt_toml(chance, BIDS).encode("utf-8", "surrogatepass"))
    check(folder, ["salva", "fair-start", "odd.toml", "--seed", "1"])
    answers = ["Ann, Bob", "", "", "", "", "14", "", "17"]
    answers[chance.randrange(len(answers))] = odd_word(chance)
    check(folder, ["salva", "fair-start"], "\n".join(answers).replace("\udcff", "?") + "\n")


def odd_lines(chance: random.Random, folder: Path) -> None:
    """Somebody types nonsense in the middle of a game; the game goes on."""
    wishes = chance.choice(NEW_GAMES)
    table = begun_table(wishes, folder, chance)
    keyboard = Keyboard(lambda keyboard, prompt, is_menu: odd_line(chance, table, is_menu), most=25)
    typed: list[str] = []
    ask = keyboard.ask

    def noted(*arguments: Any, **more: Any) -> str:
        typed.append(ask(*arguments, **more))
        return typed[-1]

    keyboard.ask = noted  # type: ignore[method-assign]
    try:
        Session(table, keyboard, chance.choice(("cs", "en"))).run(is_new=True)
    except Exception as problem:
        raise Fault(f"{wishes.game} {wishes.options} after {typed[-3:]}: {where(problem)}") from problem
    finally:
        table.release()


def begun_table(wishes: Wishes, folder: Path, chance: random.Random) -> LocalMatch:
    """A new game that went on for some orders, as bots would play it for everybody."""
    for file in folder.glob("lines.velmoci*"):
        file.unlink()
    table = new_table(replace(wishes, file=str(folder / "lines.velmoci")), "en")
    bots = {seat: make_bot(table.game.id, "random", Seeded(seat)) for seat in range(len(table.sitters))}
    driver = Driver(table.match.position, bots)
    for _ in range(chance.choice((0, 0, 3, 10, 30, 60))):
        driver.position = table.match.position
        found = driver.next_order()
        if found is None:
            break
        table.keep(*found)
    return table


def odd_line(chance: random.Random, table: LocalMatch, is_menu: bool) -> str:
    """A line at the prompt: a number, a command, an order, or such a thing with an odd word in it."""
    if is_menu and chance.randrange(3):
        return str(chance.randint(0, 12))
    pool = (*PROMPT, *table.game.notation.kinds)
    words = [chance.choice(pool)]
    words += [chance.choice((*pool, *WORDS)) for _ in range(chance.randrange(5))]
    if chance.randrange(3) == 0:
        words = offered(chance, table).split(" ")
        words[chance.randrange(len(words))] = chance.choice(WORDS)
    return " ".join(word for word in words if word not in ("resign", "quit")).replace("\n", " ").replace("\udcff", "?")


def offered(chance: random.Random, table: LocalMatch) -> str:
    """An order that may be given now, in the notation."""
    seat = table.waits_for()
    if seat is None:
        return "help"
    decisions = [*table.view(seat).decisions()]
    menus = [menu for decision in decisions for menu in decision.menus() if menu.count()]
    return str(chance.choice(menus).sample(Seeded(chance.randrange(10**6)))) if menus else "help"


KINDS: dict[str, Callable[[random.Random, Path], None]] = {
    "arguments": odd_arguments,
    "save": odd_save,
    "scenario": odd_scenario,
    "bids": odd_bids,
    "lines": odd_lines,
}


def trials(kind: str, count: int, folder: Path, seed: int = 0) -> Iterator[tuple[int, Fault | None]]:
    """Tries one kind of oddity so often; each number is an attempt that can be made again alone."""
    for number in range(count):
        yield number, attempt(kind, number, folder, seed)


def attempt(kind: str, number: int, folder: Path, seed: int = 0) -> Fault | None:
    """One attempt; the fault that it finds."""
    try:
        KINDS[kind](random.Random(f"{kind} {seed} {number}"), folder)
    except Fault as fault:
        return fault
    return None
