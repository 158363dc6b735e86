"""What a seat is shown: the map, the sides, its units, the goal in words, the battle, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.salva.board import badge, board_rows, field_list
from velmoci.cli.salva.deeds import Deeds, deeds_of
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Value
from velmoci.kernel.event import Seen
from velmoci.kernel.sentences import Sentences
from velmoci.salva.battle import SIDES, Battle
from velmoci.salva.chapters.goal_common import side_label
from velmoci.salva.chapters.terrain import shown_roughness
from velmoci.salva.faces import known_of, marks_of
from velmoci.salva.fair_start.session import BIDDING, DONE, FAIR_START
from velmoci.salva.items import seat_name
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.scenario import Side
from velmoci.salva.shown import field_json
from velmoci.salva.state import STATUSES
from velmoci.salva.view import View

Lines = list[RenderableType]


class Screens:
    """Draws for one language and one width; knows nothing but the views that it is given."""

    def __init__(self, say: Sentences, width: int, sitters: Sequence[str]) -> None:
        self.say = say
        self.width = width
        self.sitters = sitters

    @property
    def language(self) -> str:
        return self.say.language

    def board(self, view: View) -> Lines:
        """The map, then what the marks mean."""
        rows = board_rows(view, self.language, self.width)
        drawn: Lines = [*rows] if rows is not None else [field_list(view, self.language)]
        return [*drawn, Text(self.say.say("board-legend"), style="dim")]

    def seat(self, seat: int) -> str:
        return str(self.say.forms("power", f"power-{seat_name(seat)}")["power"])

    def players(self, view: View) -> RenderableType:
        """All sides with what everybody knows of them."""
        table, rules = view.sight.table, view.sight.rules
        grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
        for heading in ("power", "side", "player", "fields", "units", "left", "status"):
            right = heading in ("fields", "units", "left")
            grid.add_column(self.say.say(f"heading-{heading}"), justify="right" if right else "left")
        told = fair_start_of(view)
        is_settled = told is None or told["stage"] == DONE
        for seat in range(int(table.seats)):
            side = rules.sides[table.side[seat]]
            grid.add_row(
                Text.assemble("▸" if seat == table.on_turn else " ", badge(seat), f" {self.seat(seat)}"),
                side_label(rules, side, self.language) if is_settled else "–",
                self.sitters[seat] if seat < len(self.sitters) else "",
                str(len(table.fields_of(seat))),
                str(len(table.units_of(seat))),
                ratio_text(table.funds[seat], rules.money),
                self.say.say(f"status-{STATUSES[table.status[seat]]}"),
            )
        return grid

    def title(self, view: View) -> Text:
        """The seat, who plays it, the round."""
        values: dict[str, Value] = {
            "name": self.seat(view.seat), "player": self.sitters[view.seat], "round": int(view.sight.table.round)
        }  # fmt: skip
        return Text.assemble(badge(view.seat), (f" {self.say.say('title', values)}", "bold"))

    def units(self, view: View) -> Lines:
        """One's own units field by field, with their numbers, their damage and the movement they have left."""
        sight = view.sight
        table, board = sight.table, sight.rules.board
        lines: Lines = []
        for field in range(int(board.size)):
            names = [self.unit(view, u) for u in table.units_at(field) if int(table.owner_of(u)) == view.seat]
            if names:
                line = Text(board.name(board.ids[field], self.language), style="bold")
                lines.append(line.append(f": {', '.join(names)}", style="not bold"))
        return lines or [self.say.say("units-none")]

    def unit(self, view: View, unit: int) -> str:
        """One unit with its number; what is unusual about it in brackets."""
        table, rules = view.sight.table, view.sight.rules
        kind = rules.kinds.rows[table.kind[unit]]
        notes: list[str] = []
        if not table.is_finished(unit):
            notes.append(self.say.say("unit-begun"))
        elif table.points[unit] > 0:
            notes.append(self.say.say("unit-points", {"points": ratio_text(table.points[unit], rules.pace)}))
        if table.damage[unit] > 0:
            notes.append(self.say.say("unit-damage", {"points": ratio_text(int(table.damage[unit]), 6)}))
        name = f"{kind.name(self.language)} {int(table.number[unit])}"
        return f"{name} ({', '.join(notes)})" if notes else name

    def field(self, view: View, field: int) -> Lines:
        """All about one field: what it yields and why, its neighbours, who stands there."""
        sight = view.sight
        table, board = sight.table, sight.rules.board
        lines: Lines = [Text(board.name(board.ids[field], self.language), style="bold")]
        if board.is_land(field):
            chain = sight.rules.production_chain(table, field, True)
            lines.append(self.say.say("field-yields", {"points": chain.text()}))
            lines += self.ground(view, field)
            owner = int(table.owner[field])
            if owner >= 0:
                lines.append(self.say.say("field-owner", {"power": seat_name(owner)}))
        near = [board.name(board.ids[other], self.language) for other in board.neighbours[field]]
        lines.append(self.say.say("field-near", {"names": ", ".join(near)}))
        for unit in table.units_at(field):
            owner = int(table.owner_of(unit))
            lines.append(f"  {f'{self.seat(owner)}: ' if owner >= 0 else ''}{self.unit(view, unit)}")
        return [*lines, *self.marks(view, field)]

    def marks(self, view: View, field: int) -> Lines:
        """What chapters show on a field and on the units there, such as who commands them, in words."""
        rules, table = view.sight.rules, view.sight.table
        where, here = rules.board.ids[field], {unit_name(rules, table, unit) for unit in table.units_at(field)}
        every = [*marks_of(rules, table), *(known_of(view.sight) if view.seat >= 0 else [])]
        found = [mark for mark in every if mark["kind"] in ("badge", "stack")]
        badges = [mark for mark in found if mark.get("field") == where or mark.get("unit") in here]
        return [self.say.say(f"mark-{mark['name']}", cast(dict[str, Value], mark)) for mark in badges]

    def ground(self, view: View, field: int) -> Lines:
        """The terrain bonuses of a field, where it has some."""
        told = field_json(view.sight, field)
        display = str(view.rulebook.options.get("roughness_display", ""))
        lines: Lines = []
        for name in ("defence", "roughness"):
            factor = str(told.get(name, "1"))
            if factor != "1":
                shown = shown_roughness(factor, display) if name == "roughness" else f"×{factor}"
                lines.append(self.say.say(f"field-{name}", {"factor": shown}))
        return lines

    def goal(self, view: View) -> Lines:
        """The goal in words, how everybody stands by it, and what is missing to stand better."""
        sight = view.sight
        about = sight.rules.goal.about(sight.table)
        name = str(about.get("goal", "elimination"))
        values: dict[str, Any] = {key: value for key, value in about.items() if isinstance(value, (str, int))}
        values["fields"] = about.get("key_fields") or about.get("centres") or []
        values["field"] = about.get("target", "")
        lines: Lines = [Text(self.say.say(f"goal-{name}", values), style="bold")]
        if sight.table.round > 0:
            for row in sight.rules.goal.standing(sight.table):
                lines += self.standing(row)
        return [*lines, *self.own(view)]

    def own(self, view: View) -> Lines:
        """The seat's secret mission, if the goal has one, and how far it is."""
        own = view.sight.rules.goal.about_own(view.sight) if view.seat >= 0 else {}
        if "mission" not in own:
            return self.reasons(own)
        mission = self.say.say("mission-text", cast(dict[str, Any], own["mission"]))
        return [Text(self.say.say("own-mission", {"text": mission}), style="bold"), *self.reasons(own)]

    def standing(self, row: Mapping[str, Any]) -> Lines:
        """How one seat stands: its result, then the reasons."""
        seat = int(str(row["power"]).rpartition("_")[2]) - 1
        value = self.say.say(f"measure-{row['measure']}", {"value": int(row["value"])})
        head = self.say.say("standing-line", {"name": self.seat(seat), "value": value})
        return [Text.assemble(badge(seat), f" {head}"), *self.reasons(row)]

    def reasons(self, row: Mapping[str, Any]) -> Lines:
        """The reasons of a result, and then what is missing, one sentence each."""
        return [*self.sentences(row, "reasons", "·", "dim"), *self.sentences(row, "missing", "→", "yellow")]

    def missing(self, view: View) -> Lines:
        """What the seat itself lacks to stand better by its goal."""
        sight = view.sight
        rows = sight.rules.goal.standing(sight.table) if sight.table.round > 0 else []
        own = [row for row in rows if row["power"] == seat_name(view.seat)]
        lines: Lines = []
        for row in [*own, sight.rules.goal.about_own(sight)]:
            lines += self.sentences(row, "missing", "→", "yellow")
        return lines

    def sentences(self, row: Mapping[str, Any], part: str, sign: str, style: str) -> Lines:
        """One part of a result in words."""
        found = cast(list[dict[str, Any]], row.get(part, []))
        told = [self.say.say(f"standing-{entry['reason']}", entry["values"]) for entry in found]
        return [Text(f"   {sign} {sentence}", style) for sentence in told]

    def battle(self, view: View) -> Lines:
        """Both sides of the battle that is under way, line by line."""
        battle = view.sight.table.battle
        if battle is None:
            return []
        board = view.sight.rules.board
        values: dict[str, Value] = {"field": board.ids[battle.field]}
        lines: Lines = [Text(self.say.say("battle-line", values), style="bold")]
        for side in range(2):
            if battle.standing(side):
                lines.append(self.fighters(view, battle, side))
        return lines

    def fighters(self, view: View, battle: Battle, side: int) -> Text:
        """The fighters of one side with their damage; lines behind the first are named."""
        table, rules = view.sight.table, view.sight.rules
        words: list[str] = []
        for fighter in battle.standing(side):
            unit = battle.unit[fighter]
            kind = rules.kinds.rows[table.kind[unit]]
            notes = [ratio_text(int(battle.sixths[fighter]), 6)] if battle.sixths[fighter] > 0 else []
            if battle.line[fighter] > 1:
                notes.append(self.say.say("fighter-line", {"line": int(battle.line[fighter])}))
            name = f"{kind.name(self.language)} {int(table.number[unit])}"
            words.append(f"{name} ({', '.join(notes)})" if notes else name)
        seat = int(battle.leader(side))
        sign = badge(seat) if seat >= 0 else Text("□")
        return Text.assemble(sign, f" {self.say.say(f'side-{SIDES[side]}')}: {', '.join(words)}")

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, in one sentence."""
        about = decision.about()
        values = {key: value for key, value in about.items() if isinstance(value, (str, int))}
        if "columns" in about:
            columns = cast(list[list[str]], about["columns"])
            values["columns"] = ", ".join([" + ".join([self.side(view, id) for id in column]) for column in columns])
        if isinstance(about.get("order"), str):
            values["order"] = deeds_of(view, self.say).notation(str(about["order"]))
        message = f"decision-{decision.kind}"
        return self.say.say(message if self.say.has(message) else "decision-other", values)

    def side(self, view: View, id: str) -> str:
        """The name of a side; the id where it has no name."""
        rules = view.sight.rules
        names = {side.id: side_label(rules, side, self.language) for side in rules.sides}
        return names[id] if names[id] == id else f"{names[id]} ({id})"

    def fair_start(self, view: View) -> Lines:
        """What is proposed, who has bid, and what was written before."""
        told = fair_start_of(view)
        if told is None or told["stage"] == DONE:
            return []
        lines: Lines = [self.start_of(view, side) for side in view.sight.rules.sides]
        if told["proposal"]:
            lines.append(self.say.say("start-proposal", {"power": told["proposal"]["by"]}))
            for power, side, amount in told["proposal"]["shares"]:
                values: dict[str, Value] = {"power": power, "side": self.side(view, side), "amount": amount}
                lines.append(f"   {self.say.say('start-share', values)}")
        if told["stage"] == BIDDING:
            lines.append(self.say.say("start-sealed", {"powers": told["sealed"]}))
        return lines

    def start_of(self, view: View, side: Side) -> Text:
        """Where a side would start."""
        board = view.sight.rules.board
        names = [board.name(id, self.language) for id in (side.fields or [side.sea])]
        return Text(self.side(view, side.id), style="bold").append(f": {', '.join(names)}", style="not bold")

    def purse(self, view: View) -> Lines:
        """What every own field has left to spend."""
        sight = view.sight
        board, table = sight.rules.board, sight.table
        words = [
            f"{board.name(board.ids[field], self.language)} {ratio_text(points, sight.rules.money)}"
            for field, points in enumerate(table.purse)
            if points > 0 and int(table.owner[field]) == view.seat
        ]
        return [self.say.say("purse-line", {"names": ", ".join(words)})] if words else []

    def events(self, events: Sequence[Seen]) -> Lines:
        """What happened, one sentence each."""
        loud = ("battle-", "conquered", "eliminated", "round-begins", "game-over")
        return [Text(self.event(seen), style="bold" if seen.sentence.startswith(loud) else "") for seen in events]

    def event(self, seen: Seen) -> str:
        """One event; a chapter from outside may bring no words for it."""
        values = seen.values
        if isinstance(values.get("order"), str):
            values = {**values, "order": Deeds(self.say).notation(str(values["order"]))}
        if self.say.has(f"event-{seen.sentence}"):
            return self.say.event(Seen(seen.sentence, values))
        return f"{seen.sentence}: {', '.join([str(value) for value in seen.values.values()])}"


def fair_start_of(view: View) -> dict[str, Any] | None:
    """What everybody knows of the fair start, if there is one."""
    sight = view.sight
    names = [spec.name for spec in sight.rules.table_slices]
    if FAIR_START not in names:
        return None
    return cast(dict[str, Any], sight.table.slices[names.index(FAIR_START)].told(sight))
