"""`velmoci salva fair-start`: sides and allotments for people at a real table, with the proof.

The terms and the bids stand in a TOML or JSON file; what is missing there is asked for at the keyboard, each bid of its
player alone.
"""

from __future__ import annotations

import json
import secrets
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from velmoci.cli.problems import CommandError, file_trouble
from velmoci.cli.salva.mistakes import TEXTS, Mistake
from velmoci.cli.terminal import Terminal
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Value, VelmociError
from velmoci.kernel.sentences import Sentences
from velmoci.salva.fair_start.matrix import NO_WISH
from velmoci.salva.fair_start.procedure import CHOOSE, COLUMN_PICK, SEALED_ROW, Procedure, Question
from velmoci.salva.fair_start.proof import Settlement, Step
from velmoci.salva.fair_start.terms import Terms, make_terms, recommended

KEYS: Final = ("players", "sides", "total", "method", "blocks", "order", "column_choice", "defence", "bids", "seed")


class Party:
    """The people, the sides and the terms, by the names that stand in the file."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        for key in data:
            if key not in KEYS:
                raise CommandError("fair_key", value=key[:40], keys=list(KEYS))
        self.players = names(data, "players")
        self.sides = names(data, "sides") if "sides" in data else letters(len(self.players))
        if len(self.sides) != len(self.players):
            raise CommandError("fair_as_many", players=len(self.players), sides=len(self.sides))
        blocks = [[self.side(name) for name in listed(block)] for block in listed(data.get("blocks", []))]
        self.terms: Terms = make_terms(
            len(self.players),
            whole(data.get("total", 30), "total"),
            str(data.get("method", "")),
            blocks,
            self.order_of(data.get("order", []), blocks),
            str(data.get("column_choice", "max_delta")),
            whole(data.get("defence", 0), "defence"),
        )
        self.bids: list[Mapping[str, Any]] = data.get("bids", [])
        if not isinstance(self.bids, list) or not all(isinstance(bids, dict) for bids in self.bids):
            raise CommandError("fair_bids")

    def side(self, name: object) -> int:
        """The number of a side."""
        if name not in self.sides:
            raise CommandError("fair_no_side", value=str(name)[:40], sides=self.sides)
        return self.sides.index(str(name))

    def player(self, name: str) -> int:
        """The number of a player."""
        if name not in self.players:
            raise CommandError("fair_no_player", value=name[:40], players=self.players)
        return self.players.index(name)

    def order_of(self, order: object, blocks: Sequence[Sequence[int]]) -> list[int]:
        """Blocks are named by their first side."""
        first = [block[0] for block in blocks] or list(range(len(self.sides)))
        numbers = [self.side(name) for name in listed(order)]
        return [first.index(number) if number in first else -1 for number in numbers]

    def block_name(self, block: int) -> str:
        """The sides of a block, joined."""
        return " + ".join([self.sides[side] for side in self.terms.blocks[block]])

    def answer(self, question: Question, value: object) -> list[int]:
        """An answer as it was written: numbers, or the name of a side where one is asked for."""
        if question.kind in (CHOOSE, COLUMN_PICK):
            return [NO_WISH if value in ("", "-") else self.choice(question, value)]
        if isinstance(value, str):
            words = value.replace(",", " ").split()
            return [whole(word, value) for word in words]
        items = value if isinstance(value, list) else [value]
        return [whole(item, ", ".join(str(item) for item in items)) for item in items]

    def choice(self, question: Question, value: object) -> int:
        """The side or column that is meant."""
        options = [self.column_name(question, number) for number in range(len(self.terms.blocks))]
        if str(value) not in options:
            raise CommandError("fair_no_side", value=str(value)[:40], sides=options)
        return options.index(str(value))

    def column_name(self, question: Question, number: int) -> str:
        """The name of a side or column."""
        return self.sides[number] if question.kind == CHOOSE else self.block_name(number)


def names(data: Mapping[str, Any], key: str) -> list[str]:
    """A list of different names."""
    found = [str(name).strip() for name in listed(data.get(key, []))]
    if not found or not all(found) or len(set(found)) != len(found):
        raise CommandError("fair_names", value=key)
    return found


def listed(value: object) -> list[Any]:
    """A list, or the words between the commas of a text."""
    return value if isinstance(value, list) else [word.strip() for word in str(value).split(",") if word.strip()]


def letters(count: int) -> list[str]:
    """Sides that nobody named."""
    return [chr(ord("A") + number) for number in range(count)]


def whole(value: object, what: str) -> int:
    """A whole number."""
    try:
        if isinstance(value, (bool, float)):
            raise ValueError
        return int(str(value))
    except ValueError:
        raise CommandError("fair_number", value=str(value)[:40], what=what[:40]) from None


def read(file: str) -> dict[str, Any]:
    """The file as data, whichever of the two kinds it is."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError("fair_file", value=file) from None
    except OSError as problem:
        raise file_trouble(problem, file) from None
    try:
        data = json.loads(text) if file.lower().endswith(".json") else tomllib.loads(text)
    except ValueError:
        raise CommandError("fair_file", value=file) from None
    if not isinstance(data, dict):
        raise CommandError("fair_file", value=file)
    return data


class Dialogue:
    """Asks, tells and proves, in one language."""

    def __init__(self, language: str) -> None:
        self.say = Sentences(language, TEXTS)
        self.terminal = Terminal()

    def ask(self, message: str, values: Mapping[str, Value] | None = None) -> str:
        """One line typed by somebody."""
        return self.terminal.ask(self.say.say(message, values) + " ")

    def terms(self) -> dict[str, Any]:
        """What nobody wrote in a file."""
        data: dict[str, Any] = {"players": listed(self.ask("fair-ask-players"))}
        data["sides"] = listed(self.ask("fair-ask-sides")) or letters(len(data["players"]))
        data["total"] = self.ask("fair-ask-total") or 30
        data["method"] = self.method(len(data["players"]))
        if data["method"] == "two_fixed_defender":
            data["defence"] = self.ask("fair-ask-defence")
        blocks = self.ask("fair-ask-blocks") if len(data["players"]) > 2 else ""
        if blocks:
            data["blocks"] = [[side.strip() for side in block.split("+")] for block in blocks.split(",")]
        return data

    def method(self, players: int) -> str:
        """The method that is chosen; what is recommended to these people is proposed."""
        experienced = players > 2 and self.is_yes("fair-ask-experienced")
        proposed = recommended(players, experienced, experienced and self.is_yes("fair-ask-alike"))
        return self.ask("fair-ask-method", {"method": proposed}) or proposed

    def is_yes(self, message: str) -> bool:
        """Whether somebody says yes."""
        return self.ask(message).casefold() in ("y", "yes", "a", "ano")

    def bid(self, party: Party, question: Question, player: int) -> list[int]:
        """One player's answer, typed while nobody else looks; asked for again until it is one."""
        values: dict[str, Value] = {
            "player": party.players[player],
            "sides": [party.block_name(block) for block in range(len(party.terms.blocks))]
            if question.kind == SEALED_ROW
            else [party.column_name(question, side) for side in question.sides]
            if question.kind == COLUMN_PICK
            else [party.sides[side] for side in question.sides],
            "least": question.least,
            "most": question.most,
        }
        if not question.is_open:
            self.ask("fair-hand-over", values)
        while True:
            try:
                answer = party.answer(question, self.ask(f"fair-ask-{question.kind.replace('_', '-')}", values))
                question.check(answer)
            except VelmociError as problem:
                self.terminal.say(self.say.error(problem))
                continue
            if not question.is_open:
                self.terminal.clear()
            return answer

    def tell(self, party: Party, settlement: Settlement, seed: str) -> None:
        """The settlement as a table, then why."""
        table = Table(box=None, pad_edge=False)
        for number, head in enumerate(("side", "player", "amount", "asked")):
            table.add_column(self.say.say(f"fair-head-{head}"), justify="right" if number > 1 else "left")
        for side, (player, amount) in settlement.by_side().items():
            asked = settlement.asked[settlement.players.index(player)]
            table.add_row(party.sides[side], party.players[player], str(amount), str(asked))
        self.terminal.say(table, "", Text(self.say.say("fair-why"), style="bold"))
        for number, step in enumerate(settlement.steps, start=1):
            self.terminal.say(f"{number}. {self.sentence(party, step)} [{step.clause}]")
        self.terminal.say("", self.say.say("fair-seed", {"seed": seed}))

    def sentence(self, party: Party, step: Step) -> str:
        """A step with the names of people and sides in it."""
        return self.say.say(f"fair-{step.kind.replace('_', '-')}", named(party, step))


def named(party: Party, step: Step) -> dict[str, Value]:
    """The values of a step with names in place of numbers."""
    values: dict[str, Value] = {}
    columns = step.values.get("columns", [])
    for key, value in step.values.items():
        numbers = value if isinstance(value, list) else [value]
        if key == "deltas" and isinstance(columns, list) and isinstance(value, list):
            pairs = zip(columns, value, strict=True)
            values[key] = [f"{party.block_name(column)} {delta}" for column, delta in pairs]
        elif key == "player" or (key == "players" and isinstance(value, list)):
            values[key] = ", ".join([party.players[number] for number in numbers])
        elif key in ("among", "taken"):
            call = party.block_name if step.kind == "lot_column" else party.players.__getitem__
            values[key] = ", ".join([call(number) for number in numbers])
        elif key == "side":
            values[key] = party.sides[numbers[0]]
        elif key == "sides":
            values[key] = " + ".join([party.sides[number] for number in numbers])
        elif key == "column":
            values[key] = party.block_name(numbers[0])
        else:
            values[key] = value
    return values


def start(file: str | None, seed: str | None, as_json: bool, language: str) -> None:
    """Runs the whole procedure and prints what came of it."""
    dialogue = Dialogue(language)
    try:
        run(dialogue, file, seed, as_json)
    except VelmociError as problem:
        raise Mistake(dialogue.say.error(problem)) from None


def run(dialogue: Dialogue, file: str | None, seed: str | None, as_json: bool) -> None:
    """The same, with mistakes that have no sentence yet."""
    data = read(file) if file is not None else dialogue.terms()
    party = Party(data)
    drawn = seed or str(data.get("seed", "")) or str(secrets.randbelow(10**9))
    settlement = settle(dialogue, party, Seeded(drawn))
    if as_json:
        found = settlement.to_json()
        told = {"seed": drawn, "players": party.players, "sides": party.sides, "settlement": found}
        dialogue.terminal.say_whole(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        dialogue.tell(party, settlement, drawn)


def settle(dialogue: Dialogue, party: Party, chance: Seeded) -> Settlement:
    """Puts every question: to the file first, to people where it says nothing."""
    procedure = Procedure(party.terms)
    procedure.start(chance)
    while (question := procedure.question) is not None:
        number = len(procedure.answers) - 1
        written = dict(party.bids[number]) if number < len(party.bids) else {}
        answers = {party.player(name): party.answer(question, value) for name, value in written.items()}
        for player in procedure.waits_for():
            answer = answers[player] if player in answers else dialogue.bid(party, question, player)
            procedure.give(player, answer, chance)
    assert procedure.settlement is not None
    return procedure.settlement
