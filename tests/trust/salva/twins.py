"""Twin worlds of Salva: positions that differ only in what one seat may not know."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.trust import eyes
from tests.trust.play import Pick
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.goals.missions import drawn_mission
from velmoci.salva.naming import unit_name
from velmoci.salva.position import Position, load_position
from velmoci.salva.seams import HIDDEN, OWN
from velmoci.salva.state import GONE

SHOWN_TO_ALL: Final = frozenset({"army-shown", "mission-revealed", "bid-shown", "treaty-in-force", "held-together"})
"""Events in which the rules turn up what was hidden; where treaties are public, one in force shows its words."""
PATTERNS: Final = (1, 2, 3, 4, 6)


class Eyes(eyes.Eyes[Position]):
    """How a seat looks at a position of Salva."""


def slices(data: dict[str, Any], position: Position, name: str) -> list[Any]:
    """What every seat keeps under that name, in the dumped position; nothing where the chapter is off."""
    names = [spec.name for spec in position.rules.own_slices]
    return [own[names.index(name)] for own in data["owns"]] if name in names else []


def shuffled(position: Position, seat: int, chance: Chance) -> Position:
    """A twin by the engine's own completion."""
    return position.view(seat).complete(chance)


def recast(position: Position, seat: int, pick: Pick) -> Position:
    """A twin in which everything that the seat may not know is otherwise, by the test's own hand."""
    data: dict[str, Any] = position.dump()
    for name, recaster in RECASTERS.items():
        kept = slices(data, position, name)
        if kept:
            recaster(position, data, kept, seat, pick)
    return load_position(position.rulebook, data)


def recast_armies(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    for other, sealed in enumerate(kept):
        if other != seat and sealed["is_in"]:
            sealed["army"] = other_army(position, other, pick)


def recast_bids(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    for other, bid in enumerate(kept):
        if other != seat and bid["figures"]:
            bid["figures"] = other_figures(bid["figures"], pick)


def recast_missions(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Missions that were shown to somebody else are otherwise in that seat's memory too."""
    if position.outcome() is not None:
        return
    for other, hand in enumerate(kept):
        if other != seat and hand["dealt"] and seat not in hand["shown_to"]:
            hand["dealt"] = other_missions(position, other, len(hand["dealt"]), pick)
            hand["kept"] = pick(len(hand["dealt"])) if hand["kept"] >= 0 else hand["kept"]
            for witness in hand["shown_to"]:
                kept[witness]["seen"] = [
                    [giver, hand["dealt"][hand["kept"]] if giver == other else mission]
                    for giver, mission in kept[witness]["seen"]
                ]


def recast_treaties(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    known = open_treaties(data, position)
    for other, book in enumerate(kept):
        for treaty in book["treaties"] if other != seat else ():
            if seat not in treaty["parties"] and treaty["name"] not in known:
                treaty["text"] += f" and {len(treaty['parties'])} words more"


def recast_offers(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Two others may have offered each other to hold a unit of a third one."""
    rules, table = position.rules, position.table
    others = [other for other in table.living() if other != seat]
    for giver in others:
        for partner in others:
            units = [unit for unit in range(len(table.kind)) if table.kind[unit] != GONE]
            foreign = [unit for unit in units if table.owner_of(unit) not in (giver, partner)]
            if giver == partner or pick(2):
                continue
            thing = unit_name(rules, table, foreign[pick(len(foreign))]) if foreign else "tank_1"
            for book in (kept[giver], kept[partner]):
                book[:] = [offer for offer in book if offer[:2] != [giver, partner]]
                book.append([giver, partner, thing])


def recast_refusals(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Others may have refused each other something in this turn."""
    topics = [part.name for part in position.rules.consents]
    others = [other for other in position.table.living() if other != seat]
    for asker in others:
        known = [pair for pair in kept[asker] if pair[0] == seat]
        told = [[other, topics[pick(len(topics))]] for other in others if other != asker and pick(2)]
        kept[asker][:] = [*known, *told]


Recaster = Callable[[Position, dict[str, Any], list[Any], int, Pick], None]
RECASTERS: Final[dict[str, Recaster]] = {
    "sealed": recast_armies,
    "bid": recast_bids,
    "missions": recast_missions,
    "treaties": recast_treaties,
    "pool_offers": recast_offers,
    "declined": recast_refusals,
}
"""For each slice that is not open to all how the test makes it otherwise; a secret slice needs one."""


def never_recast(chapters: Sequence[Chapter]) -> set[str]:
    """The secret slices of these chapters that twins would have in common."""
    specs = [spec for chapter in chapters for spec in chapter.contributions.get("slice", ())]
    return {spec.name for spec in specs if spec.of in (OWN, HIDDEN)} - set(RECASTERS)


def open_treaties(data: dict[str, Any], position: Position) -> list[str]:
    """The names of the treaties that everybody sees."""
    names = [spec.name for spec in position.rules.table_slices]
    if "treaties" not in names:
        return []
    return [treaty["name"] for treaty in data["table"]["slices"][names.index("treaties")]["treaties"]]


def other_army(position: Position, seat: int, pick: Pick) -> list[list[object]]:
    """A cheap army of any size on its own fields."""
    fields = [position.rules.board.ids[field] for field in position.table.fields_of(seat)]
    return [["infantry", field, 1 + pick(2)] for field in fields if pick(2)]


def other_figures(figures: list[int], pick: Pick) -> list[int]:
    """Another bid with the same sum, or another single figure that is allowed."""
    if len(figures) == 1:
        return [pick(figures[0] + 1)]
    moved = pick(figures[0] + 1)
    return [figures[0] - moved, *figures[1:-1], figures[-1] + moved]


def other_missions(position: Position, seat: int, count: int, pick: Pick) -> list[object]:
    """So many missions of different patterns."""
    patterns = sorted({PATTERNS[(pick(len(PATTERNS)) + place) % len(PATTERNS)] for place in range(count)})
    while len(patterns) < count:
        patterns = sorted({*patterns, PATTERNS[pick(len(PATTERNS))]})
    chance = Seeded(f"missions {pick(1000)}")
    rules, table = position.rules, position.table
    return [drawn_mission(rules, table, pattern, seat, chance).dump() for pattern in patterns]


def is_told_by_rule(one: Position, other: Position, seat: int, actor: int, order: Order) -> bool:
    """Whether the rules themselves make the order reveal something in which the twins may differ."""
    for world in (one, other):
        for event in world.copy().apply(actor, order, Seeded(str(order))):
            seen = event.seen_by(seat)
            if seen is not None and (seen.sentence in SHOWN_TO_ALL or seen.sentence.startswith("mission-shown")):
                return True
    return False


def hidden_facts(position: Position, seat: int) -> dict[str, object]:
    """What the seat may not know, to see whether twins really differ."""
    data: dict[str, Any] = position.dump()
    facts: dict[str, object] = {}
    for name in RECASTERS:
        facts[name] = [part for other, part in enumerate(slices(data, position, name)) if other != seat]
    return facts
