"""Random rulebooks of Salva on small maps, and random play; every choice comes from one source of numbers."""

from collections.abc import Sequence
from typing import Any, Final

from tests.trust.play import AnyPlaying, Pick, picker
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Malformed, Rejected
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, RatioOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook, assemble
from velmoci.salva.library import CHAPTERS, LIBRARY, NOTATION
from velmoci.salva.naming import unit_name
from velmoci.salva.overview import with_needs as all_needed
from velmoci.salva.position import Position, new_position
from velmoci.salva.state import GONE

CHAPTER: Final = {chapter.id: chapter for chapter in CHAPTERS}
GOALS: Final = tuple(chapter.id for chapter in CHAPTERS if chapter.group == "goal")
SWITCHES: Final = tuple(
    chapter.id for chapter in CHAPTERS if not (chapter.is_always_on or chapter.group or chapter.bridges)
)
"""What can be on or off beside one goal."""
OLDEST: Final = (
    "terrain", "random_terrain", "naval", "second_line", "submarines", "factories", "production_cycle", "multiplayer",
    "random_map", "random_goal", "fair_start",
)  # fmt: skip
"""The switches of parts 1 and 2: games of these alone stay as they are when further chapters come."""
PLAIN_GOALS: Final = ("elimination", "blitz")
TWO_SIDES: Final = (*PLAIN_GOALS, "political_fields", "political_buildings")
FOUR_SIDES: Final = ("any_pair", "secret_missions")

MARKS: Final[dict[str, str]] = {
    "l1": "production = 3",
    "l2": 'defence = "3/2"\ncentre = true',
    "l3": "target = true",
    "l4": 'roughness = "2"',
    "l5": 'production = "5/2"\ncentre = true\nfactories = 1',
    "l6": 'defence = "2"\nroughness = "3/2"',
    "l7": "production = 3\ncentre = true",
}
RATIOS: Final = {
    "first_salvo_factor": ("0", "1/2", "2/3"),
    "base_productivity": ("1", "3/2"),
    "canal_chance": ("0", "2/3", "1"),
    "factory_price": ("1", "2", "7/3"),
}
LEFT_ALONE: Final = frozenset(
    {
        "goal",
        "blitz_objective",
        "table",
        "scored_scenario",
        "mission_source",
        "finland_start",
        "schedule",
        "priority_assignment",
        "fair_method",
        "segment_rows",
        "neutral_max",
        "segment_cols",
        "land_min",
        "land_max",
        "formations_per_seat",
        "formation_names",
        "true_rows_pool",
        "false_rows_pool",
        "people_goal",
        "historical_units",
        "specialised_factories",
    }
)
"""Options whose values need others, or a map of their own."""
SHORT: Final = {"hard_round_cap": 20, "deadline_round": 13}


PASSIVE: Final = frozenset({"end_movement", "end_production", "stop_placing", "hold_fire", "retreat"})
"""Orders that give something up; given too often they leave nothing to see."""

DEFENDED: Final = "people_of_defender"


def sides_of(goal: str) -> str:
    """The sides that the goal can be played by, a letter each."""
    if goal in TWO_SIDES:
        return "AN"
    return "ABNS" if goal in FOUR_SIDES else "ANS"


def world(goal: str, is_wet: bool = True, allotment: int = 5, people: str = "") -> str:
    """A ring of land around three seas in a row; who touches two of them has a canal. The last may be a people."""
    sides = sides_of(goal)
    size = 7 + len(sides) - 2
    land = [f"l{number}" for number in range(1, size + 1)]
    lines = ["[scenario]", 'en = "ring"']
    for number, side in enumerate(sides):
        lines += ["[[side]]", f'id = "{side}"', f"allotment = {allotment}"]
        lines.append(f"fields = {quoted(territory(goal, land, number, len(sides)))}")
        if people and number == len(sides) - 1:
            home = territory(goal, land, 1, len(sides)) if people == DEFENDED else land
            lines.append(f"people = {quoted(home)}")
        elif people == DEFENDED:
            lines.append(f'role = "{("offensive", "defensive")[number]}"')
    for place, field in enumerate(land):
        near = [land[(place + 1) % size]]
        if is_wet:
            near += sorted({f"s{1 + 3 * place // size}", f"s{1 + min(2, (3 * place + 3) // size)}"})
        marks = MARKS.get(field, "")
        lines += ["[[field]]", f'id = "{field}"', f"next = {quoted(near)}", marks]
        if len(near) > 2:
            lines.append("potential_canal = true" if field == "l3" else "canal = true")
    if is_wet:
        for sea, other in (("s1", ["s2"]), ("s2", ["s3"]), ("s3", [])):
            lines += ["[[field]]", f'id = "{sea}"', f"next = {quoted(other)}", "sea = true"]
    return "\n".join(lines) + "\n"


def territory(goal: str, land: list[str], number: int, sides: int) -> list[str]:
    """What a side starts with: as the goal asks, or two fields each."""
    if goal in ("blitz", "scored"):
        return land[sides - 1 :] if number == 1 else [land[number // 2]]
    if goal == "elimination":
        return land[:3] if number == 0 else land[3:6]
    return land[2 * number : 2 * number + 2]


def quoted(names: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def with_needs(wanted: Sequence[str]) -> list[str]:
    """The chapters with all that they need, in canonical order; one that takes the place of another gives way to it."""
    found = all_needed(wanted)
    apart = [name for name in found if set(CHAPTER[name].conflicts) & set(found)]
    return all_needed([name for name in wanted if name not in apart]) if apart else found


def rulebook_of(goal: str, chapters: Sequence[str], is_wet: bool = True, **options: object) -> Rulebook:
    """A rulebook on the small map of its goal, as short as it may be."""
    goals = [] if goal in PLAIN_GOALS else [goal]
    on = with_needs([*goals, *chapters])
    people = str(options.get("people_goal", "one_people")) if "government_and_people" in on else ""
    text = world(goal, is_wet, people=people)
    values: dict[str, object] = {"scenario": text, "players": len(sides_of(goal))}
    names = {option.name: option for name in on for option in CHAPTER[name].options}
    names |= {option.name: option for option in CHAPTER["minimal"].options if option.name != "rounds" or not goals}
    values |= {name: value for name, value in SHORT.items() if name in names}
    rounds = names["rounds"]
    assert isinstance(rounds, IntOption)
    values["rounds"] = rounds.least
    if goal in PLAIN_GOALS:
        values["goal"] = goal
    if goal == "any_pair":
        values["timed"] = True
    return assemble(LIBRARY, on, {**values, **options})


def any_rulebook(pick: Pick, switches: Sequence[str] = SWITCHES) -> Rulebook:
    """Any goal that these chapters allow, about half of them, about half of their options changed."""
    goals = (*PLAIN_GOALS, *[goal for goal in GOALS if not set(CHAPTER[goal].needs) & (set(SWITCHES) - {*switches})])
    goal = goals[pick(len(goals))]
    chapters = with_needs([name for name in switches if pick(2)])
    on = with_needs([*([] if goal in PLAIN_GOALS else [goal]), *chapters, "minimal"])
    return rulebook_of(goal, chapters, pick(4) > 0, **any_options(on, pick))


def any_options(chapters: Sequence[str], pick: Pick) -> dict[str, object]:
    """Other values for about half of the options of these chapters."""
    values: dict[str, object] = {}
    for option in [option for name in chapters for option in CHAPTER[name].options]:
        if option.name in LEFT_ALONE or pick(2):
            continue
        if isinstance(option, BoolOption):
            values[option.name] = pick(2) == 1
        elif isinstance(option, ChoiceOption):
            values[option.name] = option.choices[pick(len(option.choices))]
        elif isinstance(option, RatioOption) and option.name in RATIOS:
            values[option.name] = RATIOS[option.name][pick(len(RATIOS[option.name]))]
        elif isinstance(option, IntOption) and option.name not in ("rounds", "players", "key_count", "centres", *SHORT):
            values[option.name] = option.least + pick(min(4, option.most - option.least + 1))
    if "submarines" not in chapters:
        values.pop("docked_submarines_escape", None)
    return values


def open_decisions(position: Position) -> list[Decision]:
    """Everything that anybody may decide now, asked or unasked."""
    seats = range(int(position.table.seats))
    return [*position.pending(), *(aside for seat in seats for aside in position.asides(seat))]


def any_order(position: Position, pick: Pick, chance: Chance) -> tuple[int, Order] | None:
    """A legal order; mostly for a question that the game waits for, now and then unasked, seldom the last one."""
    pending = position.pending()
    if not pending:
        return None
    if pick(12) == 0:
        living = position.table.living()
        (aside,) = position.asides(living[pick(len(living))])
        menus = [menu for menu in aside.menus() if menu.kind != "resign" or pick(12) == 0]
        if menus:
            return aside.seat, menus[pick(len(menus))].sample(chance)
    decision = pending[pick(len(pending))]
    menus = decision.menus()
    lively = [menu for menu in menus if menu.kind not in PASSIVE]
    chosen = lively if lively and pick(5) else menus
    return decision.seat, chosen[pick(len(chosen))].sample(chance)


class Playing(AnyPlaying[Position]):
    """A game in progress with its records."""

    def __init__(self, rulebook: Rulebook, seed: int | str) -> None:
        super().__init__(rulebook, new_position(rulebook), seed)

    def choose(self) -> tuple[int, Order] | None:
        return any_order(self.position, picker(self.chance), self.chance)


class Wrong:
    """Orders that are probably wrong: of any kind, with names that exist or not, and mutants of right ones."""

    def __init__(self, position: Position, pick: Pick) -> None:
        table, rules = position.table, position.rules
        self.pick = pick
        self.units = [unit_name(rules, table, unit) for unit in range(len(table.kind)) if table.kind[unit] != GONE]
        self.units += ["tank_999", "l1"]
        self.fields = [*rules.board.ids, "atlantis", "l1/s1", "l4/s2"]
        self.powers = [*(f"seat_{seat + 1}" for seat in range(int(table.seats))), "seat_9", "pact_12_1"]
        self.items = [*rules.items, "castle"]

    def one(self, names: Sequence[Any]) -> Any:
        return names[self.pick(len(names))]

    def some(self, names: Sequence[Any]) -> list[Any]:
        return list(dict.fromkeys(self.one(names) for _ in range(self.pick(4))))

    def value(self, kind: str, name: str) -> Any:
        """Something for a field of an order."""
        if name in ("unit", "target", "ship"):
            return self.one(self.units)
        if name == "units":
            return self.some(self.units)
        if name in ("field", "spot", "where"):
            return self.one([*self.fields, "harbour", "sea"])
        if name in ("path", "places"):
            return self.some(self.fields)
        if name in ("partners", "powers"):
            return self.some(self.powers)
        if name in ("treaty", "denouncer"):
            return self.one(self.powers)
        if name == "marches":
            return [[unit, *(self.some(self.fields) if self.pick(3) == 0 else [])] for unit in self.some(self.units)]
        if name == "shots":
            return [[unit, self.one(self.units), self.one(["rest", "kill", "1/2", "0/1", "9"]), ""]
                    for unit in self.some(self.units)]  # fmt: skip
        if name == "army":
            return [[self.one(self.items), self.one(self.fields), self.one([1, 2, 40])] for _ in range(self.pick(3))]
        if name == "payments":
            return [[self.one(self.fields), self.one(["1", "2", "1/2", 1, "0"])] for _ in range(self.pick(3))]
        if name == "lines":
            return [[unit, self.one([1, 2, 3, 0])] for unit in self.some(self.units)]
        return self.one(
            [-1, 0, 1, 2, 3, 99, "focus", "salvo", "battle", "evade", "contest", "accept", "decline", "kill", "rest",
             "1/2", "0", "non_aggression", "none", "all", "", *self.items]
        )  # fmt: skip

    def order(self) -> Order | None:
        """An order of any kind with any values; None where they are not even notation."""
        kind = self.one([NOTATION.kinds[name] for name in sorted(NOTATION.kinds)])
        data: dict[str, Any] = {"kind": kind.kind}
        for field in kind.fields:
            data[field.name] = self.value(kind.kind, field.name)
        return read(data)

    def mutant(self, order: Order) -> Order | None:
        """The order with one value changed."""
        data: dict[str, Any] = order.to_json()
        names = [name for name in data if name != "kind"]
        if not names:
            return self.order()
        name = self.one(names)
        value = data[name]
        if isinstance(value, list) and value and self.pick(2):
            value[self.pick(len(value))] = value[0]
        elif isinstance(value, int) and not isinstance(value, bool):
            data[name] = value + self.one([-1, 1, 2, 50])
        else:
            data[name] = self.value(data["kind"], name)
        return read(data)


def read(data: dict[str, Any]) -> Order | None:
    try:
        return NOTATION.from_json(data)
    except (Malformed, Rejected):
        return None
