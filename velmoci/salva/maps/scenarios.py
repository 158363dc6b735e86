"""A playable scenario out of a map: sides with territory, each as large as the others'."""

from __future__ import annotations

from velmoci.kernel.chance import Chance
from velmoci.salva.maps.plan import Plan, toml_value
from velmoci.salva.maps.territory import Ground, similar

LETTERS = "ABCDEF"


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
    """The scenario as TOML: an elimination game on this map."""
    chapters = ["terrain"] if any("defence" in row for row in plan.rows) else []
    chapters += ["naval"] if plan.ids(True) else []
    name = toml_value(title)
    lines = ["[scenario]", f"cs = {name}", f"en = {name}", f"chapters = {toml_value(chapters)}"]
    lines += ["", "[options]", 'goal = "elimination"', "hard_round_cap = 40", ""]
    for number, fields in enumerate(territories(plan, sides, chance)):
        letter = LETTERS[number]
        lines += ["[[side]]", f"id = {toml_value(letter.lower())}", f"cs = {toml_value('Strana ' + letter)}"]
        lines += [f"en = {toml_value('Side ' + letter)}", f"fields = {toml_value(fields)}"]
        lines += [f"allotment = {allotment}", ""]
    return "\n".join(lines) + "\n" + plan.toml()
