"""Measures Velmoci in the Python that runs it, compiled or not; prints numbers per second as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence

from velmoci.bots.driver import play
from velmoci.bots.evropska_valka.random import playout as evropska_valka_playout
from velmoci.bots.expanze.random import playout
from velmoci.bots.registry import make_bot
from velmoci.bots.salva import BOTS as SALVA_BOTS
from velmoci.evropska_valka.options import LIBRARY as EVROPSKA_VALKA_LIBRARY
from velmoci.evropska_valka.position import new_position as new_evropska_valka
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, new_position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Rulebook, assemble
from velmoci.salva.library import CHAPTERS, NOTATION, scenario_rulebook
from velmoci.salva.library import LIBRARY as SALVA_LIBRARY
from velmoci.salva.position import Position as Campaign
from velmoci.salva.position import new_position as new_campaign
from velmoci.salva.presets import PRESETS

RULEBOOK = assemble(LIBRARY, (), {"powers": 4, "colour_choice": "random", "round_limit": 1000})
EVROPSKA_VALKA = assemble(EVROPSKA_VALKA_LIBRARY, (), {"players": 4})
COPIES_AFTER = 400
"""Decisions before the position that is copied: well into a game."""

ROUNDS = 8
"""Battles have a bar of their own: others on the machine can only slow a round down, so the fastest counts."""

STRAIT = """
[scenario]
en = "Strait"
[[side]]
id = "west"
fields = ["a"]
allotment = 0
[[side]]
id = "east"
fields = ["b"]
allotment = 0
[[field]]
id = "a"
next = ["b", "s"]
[[field]]
id = "b"
next = ["s", "t"]
defence = "3/2"
[[field]]
id = "s"
next = ["t"]
sea = true
[[field]]
id = "t"
next = []
sea = true
"""
ARMY = ("infantry", "infantry", "infantry", "tank", "tank", "tank", "at_gun", "at_gun", "supply_cargo", "supply_cargo")
FLEET = (
    "cruiser", "cruiser", "cruiser", "destroyer", "destroyer", "destroyer", "submarine", "submarine", "transport_ship",
    "transport_ship",
)  # fmt: skip
BEFORE = ("random_map", "random_terrain", "fair_start")
"""Chapters that are over before the first battle, and would leave no map, another ground or no sides to set up here."""
LAST = "pioneer_infantry"
"""The last chapter of part 3 in the order of the specification; the bars are about parts 1 to 3."""
MEASURED = CHAPTERS[: 1 + [chapter.id for chapter in CHAPTERS].index(LAST)]
SWITCHES = tuple([chapter.id for chapter in MEASURED if not (chapter.group or chapter.bridges or chapter.id in BEFORE)])
ISLANDS = "archipelago"
LINES, PLAN = NOTATION.parse("lines"), NOTATION.parse("fire_by_plan focus for battle")
ANSWERS = {"defender_lines": LINES, "attacker_lines": LINES, "defender_salvo": PLAN, "attacker_salvo": PLAN}


def begun(seed: str) -> tuple[Position, Seeded]:
    """A dealt game of four powers and its chance."""
    position, chance = new_position(RULEBOOK), Seeded(seed)
    position.carry_out(TABLE_SEAT, Begin(), chance)
    return position, chance


def playouts(seed: str, seconds: float) -> dict[str, float]:
    """Whole games without bots: kinds of order at random, up to the limit of rounds."""
    games, decisions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        decisions += playout(*begun(f"{seed}:{games}"))
        games += 1
    spent = time.process_time() - start
    return {"playout decisions": decisions / spent, "playout games": games / spent}


def wars(seed: str, seconds: float) -> dict[str, float]:
    """Whole games of Evropská válka without bots, to a real end."""
    games, decisions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        position, chance = new_evropska_valka(EVROPSKA_VALKA), Seeded(f"{seed}:{games}")
        position.carry_out(TABLE_SEAT, Begin(), chance)
        decisions += evropska_valka_playout(position, chance)
        games += 1
    spent = time.process_time() - start
    return {"evropska_valka decisions": decisions / spent, "evropska_valka games": games / spent}


def bot_games(name: str, seed: str, seconds: float) -> dict[str, float]:
    """Whole games of four equal bots, through views, every order checked."""
    games, orders, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        position, chance = begun(f"{seed}:{games}")
        bots = {seat: make_bot("expanze", name, Seeded(f"{seed}:{games}:{seat}")) for seat in range(4)}
        orders += play(position, bots, chance)
        games += 1
    spent = time.process_time() - start
    return {f"{name} games": games / spent, f"{name} decisions": orders / spent}


def facing(
    kinds: tuple[str, ...], origin: str, target: str, switches: Sequence[str] = SWITCHES
) -> tuple[Campaign, Order]:
    """Two equal forces face to face, by default with all chapters on, and the order to attack."""
    options = {"scenario": STRAIT, "players": 2, "goal": "elimination", "turn_order": "1 2"}
    position = new_campaign(assemble(SALVA_LIBRARY, switches, options))
    position.apply(TABLE_SEAT, Begin(), Seeded(0))
    rules, table = position.rules, position.table
    attackers: list[str] = []
    for seat, field in enumerate((origin, target)):
        for name in kinds:
            unit = position.new_unit(rules.kinds.rows[rules.kinds.index[name]], seat, rules.board.index[field], True)
            table.points[unit] = rules.movement(table, unit)
            if seat == 0:
                attackers.append(f"{name}_{int(table.number[unit])}")
    return position, NOTATION.parse(f"attack {target} with {', '.join(attackers)}")


def fight(start: Campaign, attack: Order, chance: Chance) -> None:
    """One battle from its declaration to its end; both sides declare lines and give a fire plan."""
    position = start.copy()
    position.carry_out(0, attack, chance)
    while position.table.battle is not None:
        decision = position.pending()[0]
        order = ANSWERS.get(decision.kind) or decision.default()
        assert order is not None
        position.carry_out(decision.seat, order, chance)


def battles(seed: str, seconds: float) -> dict[str, float]:
    """Battles of Salva, ten against ten units of four kinds, on land and at sea, with all and with the basic chapters.

    The two kinds of rules take turns, so that what slows the machine down slows down both.
    """
    found: dict[str, float] = {}
    for name, kinds, origin, target in (("land battles", ARMY, "a", "b"), ("sea battles", FLEET, "s", "t")):
        whole, basic = (facing(kinds, origin, target, switches) for switches in (SWITCHES, PRESETS["basic"]))
        chances = Seeded(seed), Seeded(seed)
        found[name] = found[f"{name} basic"] = 0.0
        for _ in range(ROUNDS):
            found[name] = max(found[name], battle_rate(*whole, chances[0], seconds / ROUNDS))
            basic_rate = battle_rate(*basic, chances[1], seconds / ROUNDS)
            found[f"{name} basic"] = max(found[f"{name} basic"], basic_rate)
    return found


def random_games(seed: str, seconds: float) -> dict[str, float]:
    """Whole games of two random bots on a map of islands, with all chapters and with the basic ones, in turn."""
    rulebooks = {
        f"salvo random games {name}": scenario_rulebook(ISLANDS, ("political_fields", *switches))
        for name, switches in (("whole", SWITCHES), ("basic", PRESETS["basic"]))
    }
    spent = dict.fromkeys(rulebooks, 0.0)
    games = 0
    while sum(spent.values()) < 2 * seconds:
        for name, rulebook in rulebooks.items():
            start = time.process_time()
            random_game(rulebook, f"{seed}:{games}")
            spent[name] += time.process_time() - start
        games += 1
    return {name: games / total for name, total in spent.items()}


def random_game(rulebook: Rulebook, seed: str) -> int:
    """One game of random bots; how many orders it took."""
    position, chance = new_campaign(rulebook), Seeded(seed)
    position.carry_out(TABLE_SEAT, Begin(), chance)
    return play(position, {seat: SALVA_BOTS["random"](Seeded(f"{seed}:{seat}")) for seat in range(2)}, chance)


def battle_rate(position: Campaign, attack: Order, chance: Chance, seconds: float) -> float:
    """Battles a second in one round."""
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        fight(position, attack, chance)
        count += 1
    return count / (time.process_time() - start)


def campaigns(name: str, seed: str, seconds: float) -> dict[str, float]:
    """Whole games of Salva for two bots on a map of islands with most chapters on, through views."""
    rulebook = scenario_rulebook(ISLANDS)
    games, orders, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        position, chance = new_campaign(rulebook), Seeded(f"{seed}:{games}")
        position.carry_out(TABLE_SEAT, Begin(), chance)
        bots = {seat: SALVA_BOTS[name](Seeded(f"{seed}:{games}:{seat}")) for seat in range(2)}
        orders += play(position, bots, chance)
        games += 1
    spent = time.process_time() - start
    return {f"salvo {name} games": games / spent, f"salvo {name} decisions": orders / spent}


def campaign_copies(seconds: float) -> dict[str, float]:
    """Copies of a position of Salva in the middle of a sea battle, twenty ships and all chapters."""
    position, attack = facing(FLEET, "s", "t")
    position.carry_out(0, attack, Seeded(0))
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(200):
            position.copy()
        count += 200
    return {"salvo copies": count / (time.process_time() - start)}


def copies(seed: str, seconds: float) -> dict[str, float]:
    """Copies of a position in the middle of a game."""
    position, chance = begun(seed)
    playout(position, chance, COPIES_AFTER)
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            position.copy()
        count += 1000
    return {"copies": count / (time.process_time() - start)}


def main(seed: str, seconds: float) -> None:
    """Measures everything for about so many seconds each."""
    result = {
        **playouts(seed, seconds),
        **wars(seed, seconds),
        **bot_games("random", seed, seconds),
        **bot_games("steady", seed, seconds),
        **copies(seed, seconds / 2),
        **battles(seed, seconds),
        **random_games(seed, seconds),
        **campaigns("random", seed, seconds),
        **campaigns("steady", seed, seconds),
        **campaign_copies(seconds / 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
