"""How often the steady bot uses each chapter of Salva that gives a choice, switched on alone.

python -m tools.bot_use --games 40
python -m tools.bot_use air retreat --print

Steady bots play all sides of a scenario with the chapter and what it needs beside the scenario's own chapters. A game
counts if one of them gave an order that only the chapter brings, other than one that declines, or took one of its
kinds of unit. The table is written into `docs/bots-salva.md`; the same seed and number of games give the same table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.game import Bot
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.library import CHAPTERS, find_scenario, rules_of, scenario_rulebook
from velmoci.salva.overview import with_needs
from velmoci.salva.position import new_position
from velmoci.salva.units import standard_kinds

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "bots-salva.md"
BEGIN: Final = "<!-- made by python -m tools.bot_use -->\n"
END: Final = "<!-- end -->\n"
LAND: Final = "border_war"
SEA: Final = "archipelago"
SEVERAL: Final = "four_neighbours"
PLAYED_ON: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "naval": ("likes_and_dislikes", ()),
    "second_line": (LAND, ("factories",)),
    "submarines": (SEA, ()),
    "factories": ("factory_towns", ()),
    "repair_prevention": (LAND, ()),
    "statistical_destruction": (LAND, ()),
    "half_units": (LAND, ()),
    "alliance": (SEVERAL, ()),
    "retreat": (LAND, ()),
    "upkeep": (LAND, ()),
    "air": (LAND, ()),
    "expensive_units": (SEA, ("air", "capital_ships")),
    "capital_ships": (SEA, ("air",)),
    "fortresses": (LAND, ()),
    "artillery": (LAND, ()),
    "land_transport": (LAND, ()),
    "cheap_units": (LAND, ("fortresses",)),
    "strategic_bombing": ("factory_towns", ("air",)),
    "specialised": (LAND, ()),
    "pioneer_infantry": ("mountain_blitz", ()),
    "formations": (LAND, ()),
    "hidden_units": (LAND, ()),
    "scouting": (LAND, ("formations",)),
    "formation_production": (LAND, ()),
    "formation_neighbours": (LAND, ()),
    "formation_split": (LAND, ()),
    "supply": (LAND, ()),
    "civilization": ("factory_towns", ()),
    "political_points": ("works_of_peace", ()),
    "technology": (LAND, ()),
    "hidden_attack": (LAND, ("formations",)),
    "configurable_units": ("own_designs", ()),
    "national_advantages": ("nations_at_auction", ()),
    "war_economy": ("four_workshops", ()),
    "government_and_people": ("restless_provinces", ()),
}
"""For each chapter the scenario on which it is tried, and chapters without which it would be about nothing."""
DECLINING: Final = frozenset({
    "keep_holds", "no_roll", "decline", "let_be", "end_battle", "stay_out", "keep_stances", "refuse",
})  # fmt: skip
"""Orders that say no, or that nobody can do without."""
SHOWN_BY: Final[dict[str, tuple[str, ...]]] = {
    "strategic_bombing": ("building-bombed", "factory-lost", "airfield-lost"),
    "civilization": ("workshop-built",),
    "political_points": ("points-taken",),
}
"""What is told when a chapter without orders and units of its own is used."""
LIMIT: Final = 20_000


def own_orders(chapter: str) -> set[str]:
    """The kinds of order that only a chapter brings, those apart that decline."""
    found = next(one for one in CHAPTERS if one.id == chapter)
    kinds = {rule.order.kind for rule in found.contributions.get("order", ())}
    shared = {
        rule.order.kind for other in CHAPTERS if other.id != chapter for rule in other.contributions.get("order", ())
    }
    return kinds - shared - DECLINING


def own_items(chapter: str, rulebook: Rulebook) -> set[str]:
    """What a chapter brings to buy: its kinds of unit, and other ways to buy some kinds."""
    own = next(one for one in CHAPTERS if one.id == chapter)
    items = rules_of(rulebook).items
    kinds = {kind.id for kind in standard_kinds().rows if chapter in (kind.row.get("chapter"), kind.id)}
    brings = "variant" in own.contributions or "item" in own.contributions
    return kinds | {name for name in items if brings and name not in standard_kinds().index}


def taken_in(order: Order) -> list[str]:
    """What an order buys, places or puts on a sealed list."""
    told = order.to_json()
    items = [told.get("item"), told.get("unit")]
    lots = told.get("lots") or told.get("army") or []
    if isinstance(lots, list):
        items += [lot[1] if isinstance(lot, list) and len(lot) > 1 else lot for lot in lots]
    return [str(item) for item in items]


def is_use(order: Order, orders: set[str], items: set[str]) -> bool:
    """Whether an order shows that the chapter is used."""
    return order.kind in orders or any(item in items for item in taken_in(order))


def is_used(chapter: str, rulebook: Rulebook, seed: str) -> bool:
    """Plays one game of steady bots until it ends or one of them uses the chapter."""
    orders, items = own_orders(chapter), own_items(chapter, rulebook)
    position, chance = new_position(rulebook), Seeded(seed)
    position.apply(-1, Begin(), chance)
    seats = range(len(position.rules.sides))
    bots: dict[int, Bot] = {seat: make_bot("salva", "steady", Seeded(f"{seed} {seat}")) for seat in seats}
    driver = Driver(position, bots)
    for _ in range(LIMIT):
        answer = driver.next_order()
        if answer is None:
            return False
        if is_use(answer[1], orders, items):
            return True
        told = {event.seen_by_all().sentence for event in position.apply(*answer, chance)}
        if told & set(SHOWN_BY.get(chapter, ())):
            return True
    return False


def rulebook_for(chapter: str) -> tuple[str, Rulebook]:
    """The scenario on which a chapter is tried, and its rulebook with it."""
    scenario, others = PLAYED_ON[chapter]
    on = with_needs([*find_scenario(scenario).chapters, chapter, *others])
    return scenario, scenario_rulebook(scenario, on)


def measure(chapter: str, games: int, seed: str) -> str:
    """The row of a chapter."""
    scenario, rulebook = rulebook_for(chapter)
    used = sum([is_used(chapter, rulebook, f"{seed} {chapter} {number}") for number in range(games)])
    others = ", ".join(PLAYED_ON[chapter][1]) or "–"
    return f"| `{chapter}` | `{scenario}` | {others} | {used} of {games} |"


def table(rows: Sequence[str]) -> str:
    """The whole table."""
    head = ["| chapter | played on | with | games in which steady used it |", "| --- | --- | --- | --- |"]
    return "\n".join([*head, *rows]) + "\n"


def with_table(page: str, new: str) -> str:
    """The page with this table in place of the one that it had."""
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + "\n" + new + "\n" + END + rest.partition(END)[2]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures the chapters that are named, or all, and writes the table if all were measured."""
    parser = argparse.ArgumentParser("python -m tools.bot_use", description="How often steady uses each chapter.")
    parser.add_argument("chapter", nargs="*", choices=[*PLAYED_ON, []], help="all where none is named")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument("--print", action="store_true", help="print the table and write nothing")
    wanted = parser.parse_args(arguments)
    rows: list[str] = []
    for chapter in wanted.chapter or PLAYED_ON:
        rows.append(measure(chapter, wanted.games, wanted.seed))
        print(rows[-1], flush=True)
    if not wanted.print and not wanted.chapter:
        PAGE.write_text(with_table(PAGE.read_text("utf-8"), table(rows)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
