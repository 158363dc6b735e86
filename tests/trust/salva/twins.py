"""Twin worlds of Salva: positions that differ only in what one seat may not know."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.trust import eyes
from tests.trust.play import Pick
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.formation_cards import SPAN
from velmoci.salva.chapters.national_auctions import KINDS, LAND
from velmoci.salva.chapters.national_kinds import Nations
from velmoci.salva.flow import current_step
from velmoci.salva.goals.missions import drawn_mission
from velmoci.salva.naming import unit_name
from velmoci.salva.position import Position, load_position
from velmoci.salva.seams import HIDDEN, OWN
from velmoci.salva.state import GONE, NOBODY

SHOWN_TO_ALL: Final = frozenset(
    {
        "army-shown", "mission-revealed", "bid-shown", "treaty-in-force", "held-together", "row-removed",
        "national-bids-shown", "land-bid-shown",
        "token-removed", "token-shown-true", "token-shown-false", "token-seen-true", "token-seen-false",
        "formation-published", "formation-shown", "near-shown", "swap-shown-swapped", "swap-shown-straight",
        "effort-shown", "searched", "weight-shown", "well-being",
        "rows-shown-true", "rows-shown-false", "formation-located",
    }
)  # fmt: skip
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


def recast_national_bids(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Others who have answered have bid something else that they can pay."""
    frames = position.table.frames
    step = current_step(position.rules.tracks, position.table).name if frames else ""
    names, money = Nations(position.rules).names, position.rules.money
    for other, bid in enumerate(kept):
        points = position.table.funds[other] // money
        if other == seat or step not in (KINDS, LAND) or not frames[-1].has_answered(other) or points < 1:
            continue
        if step == KINDS:
            bid["kinds"] = {names[pick(len(names))]: (1 + pick(points)) * money}
        else:
            bid["land"] = pick(points + 1) * money


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


def recast_formations(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Another row of each group is true, and another token of each card, unless the seat has seen that it is not."""
    names = [spec.name for spec in position.rules.table_slices]
    deck = data["table"]["slices"][names.index("formations")]
    for name, owner, group, rows, places in deck["cards"]:
        if owner == seat:
            continue
        own, seen = kept[owner], kept[seat] if seat >= 0 else {"rows": [[], []], "places": [[], []]}
        keys = [group * SPAN + row for row in rows]
        row = otherwise(keys, seen["rows"], pick) - group * SPAN
        known = [[*mine, *open_to_all] for mine, open_to_all in zip(seen["places"], deck["shown"], strict=True)]
        token = otherwise([place[0] for place in places], known, pick)
        own["row"] = [[one, row if one == group else old] for one, old in own["row"]]
        own["token"] = [[one, token if one == name else old] for one, old in own["token"]]


def recast_swaps(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Swap tokens of others mean either."""
    for other, faces in enumerate(kept):
        if other != seat:
            faces[:] = [[name, pick(2) == 1] for name, _ in faces]


def otherwise(tokens: list[int], seen: list[list[int]], pick: Pick) -> int:
    """One of the tokens that may be the true one."""
    true = [token for token in tokens if token in seen[0]]
    possible = true or [token for token in tokens if token not in seen[1]]
    return possible[pick(len(possible))]


def token_families(position: Position) -> dict[tuple[int, int], list[int]]:
    """The numbers of uncertain tokens, by owner and kind."""
    table, found = position.table, dict[tuple[int, int], list[int]]()
    lies = table.unit_columns[position.rules.unit_column("token_at")]
    for unit in range(len(table.kind)):
        if table.kind[unit] != GONE and lies[unit] != NOBODY:
            family = found.setdefault((int(table.owner_of(unit)), int(table.kind[unit])), [])
            family.append(int(table.number[unit]))
    return found


def open_tokens(position: Position, data: dict[str, Any]) -> set[int]:
    """The tokens that everybody has seen to be false."""
    names = [spec.name for spec in position.rules.table_slices]
    return {number for number, _ in data["table"]["slices"][names.index("owed_tokens")]["moves"]}


def recast_tokens(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Of the tokens of others whose faces the seat does not know other ones are true."""
    seen = slices(data, position, "seen_tokens")
    known = {*seen[seat][0], *seen[seat][1]} if seat >= 0 else set()
    known |= open_tokens(position, data)
    for (owner, _), family in token_families(position).items():
        if owner == seat:
            continue
        free = [number for number in family if number not in known]
        count = len([number for number in free if number in kept[owner]])
        fixed = [number for number in kept[owner] if number not in free]
        kept[owner][:] = sorted([*fixed, *(free.pop(pick(len(free))) for _ in range(count))])
        for witness, faces in enumerate(seen):
            if witness != seat:
                looked = [number for number in (*faces[0], *faces[1]) if number in family]
                rest = [[number for number in face if number not in family] for face in faces]
                faces[0] = sorted([*rest[0], *(number for number in looked if number in kept[owner])])
                faces[1] = sorted([*rest[1], *(number for number in looked if number not in kept[owner])])


def recast_looks(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Others have looked at other tokens; who looked at the seat's own it knows, for every look is told to all."""
    truths = slices(data, position, "true_tokens")
    for witness, faces in enumerate(kept):
        if witness == seat:
            continue
        foreign = [(owner, number) for (owner, _), family in token_families(position).items() for number in family]
        looked = [(owner, number) for owner, number in foreign if owner not in (witness, seat) and pick(3) == 0]
        looked += [(owner, number) for owner, number in foreign if owner == seat and number in {*faces[0], *faces[1]}]
        faces[0] = sorted([number for owner, number in looked if number in truths[owner]])
        faces[1] = sorted([number for owner, number in looked if number not in truths[owner]])


def recast_moods(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Another people is otherwise well off, and has other partisans underground; how many were seen everybody knows."""
    rules, table = position.rules, position.table
    if position.outcome() is not None:
        return
    names = [spec.name for spec in rules.table_slices]
    known = dict(data["table"]["slices"][names.index("people")]["points"])
    column = table.seat_columns[rules.seat_column("seen_partisans")]
    for other, mood in enumerate(kept):
        area = [rules.board.index[name] for name in rules.sides[table.side[other]].people]
        if other == seat or not area or not table.is_living(other):
            continue
        groups = [{field: pick(4) for field in area} for _ in range(3)]
        groups[0][area[0]] += int(column[other])
        for group, name in zip(groups, ("ready", "moved", "new"), strict=True):
            mood[name] = [[field, group[field]] for field in sorted(group) if group[field] > 0]
        if other not in known:
            mood["points"] += pick(1000) - 500


def recast_choices(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Others have chosen something else, where they have chosen anything."""
    steps = position.rules.ratio("effort_step")[1]
    peoples = [bool(position.rules.sides[side].people) for side in position.table.side]
    for other, chosen in enumerate(kept):
        if other != seat:
            chosen[:] = [[field, pick(2 * steps + 1) - steps if peoples[other] else pick(2)] for field, _ in chosen]


def recast_weights(position: Position, data: dict[str, Any], kept: list[Any], seat: int, pick: Pick) -> None:
    """Others have drawn another weight."""
    if position.outcome() is not None or position.rules.word("people_goal") != "people_of_defender":
        return
    for other in range(len(kept)):
        if other != seat:
            kept[other] = pick(5) - 2
    names = [spec.name for spec in position.rules.own_slices]
    for own, weight in zip(data["owns"], kept, strict=True):
        own[names.index("people_weight")] = weight


Recaster = Callable[[Position, dict[str, Any], list[Any], int, Pick], None]
RECASTERS: Final[dict[str, Recaster]] = {
    "sealed": recast_armies,
    "bid": recast_bids,
    "national_bid": recast_national_bids,
    "missions": recast_missions,
    "treaties": recast_treaties,
    "pool_offers": recast_offers,
    "declined": recast_refusals,
    "formations": recast_formations,
    "formation_swap": recast_swaps,
    "true_tokens": recast_tokens,
    "seen_tokens": recast_looks,
    "people": recast_moods,
    "people_choice": recast_choices,
    "people_weight": recast_weights,
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
