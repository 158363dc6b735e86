"""A playable scenario out of a map: sides with territory, each as large as the others'."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.salva.maps.plan import Plan, row_toml, toml_value
from velmoci.salva.maps.territory import Ground, similar

LETTERS: Final = "ABCDEF"
ROUNDS: Final = 12


def territories(plan: Plan, sides: int, chance: Chance) -> list[list[str]]:
    """Land for every side: turned images of each other on a map made for so many, otherwise by lot."""
    naval = bool(plan.ids(True))
    if plan.turns and sides == turns_of(plan):
        return turned_territories(plan, Ground(plan.rows, naval))
    return similar(Ground(plan.rows, naval), sides, chance)


def turns_of(plan: Plan) -> int:
    """How many turns bring a fair map back to itself."""
    return max([len(orbit(plan, id)) for id in plan.turns])


def orbit(plan: Plan, id: str) -> list[str]:
    """A field and its images, turn by turn."""
    found = [id]
    while plan.turns[found[-1]] != id:
        found.append(plan.turns[found[-1]])
    return found


def turned_territories(plan: Plan, ground: Ground) -> list[list[str]]:
    """Of every field and its images the one nearest to the first start is the first side's; the middle is nobody's."""
    orbits = [orbit(plan, id) for id in ground.land if id == min(orbit(plan, id)) and len(orbit(plan, id)) > 1]
    start = max(orbits, key=lambda fields: (ground.distances(fields[0]).get(fields[1], 0), fields[0]))[0]
    steps = ground.distances(start)
    found: list[list[str]] = [[] for _ in orbits[0]]
    for fields in orbits:
        first = min(range(len(fields)), key=lambda place: (steps.get(fields[place], ground.far), place))
        for turn in range(len(fields)):
            found[turn].append(fields[(first + turn) % len(fields)])
    return found


def scenario_text(plan: Plan, title: str, sides: int, allotment: int, chance: Chance) -> str:
    """The scenario as TOML: a game for political points on this map, which ends for any number of sides."""
    if not 2 <= sides <= len(LETTERS):
        raise Refusal("map_players", "SA-multiplayer-1", least=2, most=len(LETTERS))
    chapters = ["terrain"] if any("defence" in row for row in plan.rows) else []
    chapters += ["naval"] if plan.ids(True) else []
    chapters += ["political_fields"]
    shares = territories(plan, sides, chance)
    name = toml_value(title)
    lines = ["[scenario]", f"cs = {name}", f"en = {name}", f"chapters = {toml_value(chapters)}"]
    lines += ["", "[options]", f"rounds = {ROUNDS}", "field_value = 1", ""]
    for letter, fields in zip(LETTERS, shares, strict=False):
        lines += ["[[side]]", f"id = {toml_value(letter.lower())}", f"cs = {toml_value('Strana ' + letter)}"]
        lines += [f"en = {toml_value('Side ' + letter)}", f"fields = {toml_value(fields)}"]
        lines += [f"allotment = {allotment}", ""]
    centres = centres_of(shares)
    rows = [{**row, "centre": True} if row["id"] in centres else row for row in plan.rows]
    return "\n".join([*lines, *[row_toml(row) for row in rows]])


def centres_of(shares: list[list[str]]) -> set[str]:
    """As many centres for every side: the field that it was given first and, between two, the last one too."""
    return {fields[place] for fields in shares for place in ((0, -1) if len(shares) == 2 else (0,))}
