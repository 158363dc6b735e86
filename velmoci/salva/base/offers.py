"""What can be put where and for how much: at the start, and in every turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.items import KindItem
from velmoci.salva.map_seams import Item, Site
from velmoci.salva.memory import Offer
from velmoci.salva.naming import field_of
from velmoci.salva.numbers import ratio, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import Side
from velmoci.salva.state import Sight

MOST_PRICES: Final = 6
"""So many totals are told of an item that grows dearer."""


def affordable(sight: Sight, left: int, at_start: bool) -> list[tuple[str, str]]:
    """Every item with every spot that so much pays for."""
    found: list[tuple[str, str]] = []
    rules, table = sight.rules, sight.table
    for field in range(int(rules.board.size)):
        for name, item in rules.items.items():
            spots = item.spots(sight, field, at_start)
            if spots and rules.price(table, sight.seat, item, field) <= left and not vetoed(sight, item, field):
                found += [(name, spot) for spot in spots]
    return found


def first_affordable(sight: Sight, left: int) -> tuple[str, str]:
    """What is placed for somebody who is away, of all that so much pays for."""
    rules, table = sight.rules, sight.table
    if sight.memory is not None:
        return first_choice(sight, [(one.item.name, one.spot) for one in offers_at_start(sight) if one.price <= left])
    if start_of(sight) is None:
        for field in range(int(rules.board.size)):
            for name, item in rules.items.items():
                spots = item.spots(sight, field, True)
                if spots and rules.price(table, sight.seat, item, field) <= left and not vetoed(sight, item, field):
                    return name, spots[0]
    return first_choice(sight, affordable(sight, left, True))


def start_offers(sight: Sight) -> list[dict[str, object]]:
    """Every item with every spot where it may stand at the start."""
    left = sight.table.funds[sight.seat]
    return [offer.payable if offer.price <= left else offer.too_dear for offer in offers_at_start(sight)]


def offers_at_start(sight: Sight) -> list[Offer]:
    """The same before anybody has counted what is left."""
    if sight.memory is not None and sight.memory.start_offers is not None:
        return sight.memory.start_offers
    found: list[Offer] = []
    for field in range(int(sight.rules.board.size)):
        found += offers_for(sight, field, True)
    if sight.memory is not None:
        sight.memory.start_offers = found
    return found


def offers_for(sight: Sight, field: i64, at_start: bool) -> list[Offer]:
    """Every item with every spot on a field, found once while the field stays as it is."""
    if sight.memory is None:
        return find_offers(sight, field, at_start)
    known, key = sight.memory.offers, (int(field), at_start)
    found = known.get(key)
    if found is None:
        found = find_offers(sight, field, at_start)
        known[key] = found
    return found


def find_offers(sight: Sight, field: i64, at_start: bool) -> list[Offer]:
    """Every item that may be put on a field, with what it costs there and why."""
    rules = sight.rules
    found: list[Offer] = []
    for item in rules.items.values():
        spots = item.spots(sight, field, at_start)
        if spots and not vetoed(sight, item, field):
            price, told = price_told(sight, item, field)
            is_shared = bool(rules.price_sharers) or item in rules.shared
            found += [Offer(item, is_shared, spot, price, told, totals_of(sight, item, field)) for spot in spots]
    return found


def price_told(sight: Sight, item: Item, field: i64) -> tuple[int, dict[str, object]]:
    """What an item costs on a field, and why; a plain unit costs the same everywhere."""
    rules, memory = sight.rules, sight.memory
    is_plain = memory is not None and not rules.pricing and type(item) is KindItem
    if memory is not None and is_plain and item.name in memory.kind_prices:
        return memory.kind_prices[item.name]
    chain = rules.price_chain(sight.table, sight.seat, item, field, True)
    found = rules.in_parts(chain.num, chain.den), chain.to_json()
    if memory is not None and is_plain:
        memory.kind_prices[item.name] = found
    return found


def offers_told(sight: Sight, field: i64) -> list[dict[str, object]]:
    """What a field may build, written once while it and the fields beside it have what they have."""
    memory, key = sight.memory, (":told", int(field))
    if memory is not None and key in memory.bought:
        return memory.bought[key]
    found = offers_on(sight, field, sight.table.purse[field])
    if memory is not None:
        memory.bought[key] = found
    return found


def offers_on(sight: Sight, field: i64, left: int) -> list[dict[str, object]]:
    """Every item that may be built on a field, what it costs there and why, and whether so much is enough for it."""
    found: list[dict[str, object]] = []
    own = sight.rules.shared
    known: dict[tuple[object, int], dict[str, object]] = {}
    payer = sight.rules.payer
    for offer in offers_for(sight, field, False):
        if payer is not None:
            left = payer.left(sight.table, field, offer.item.use)
        told = offer.payable if offer.price <= left else offer.too_dear
        if offer.is_shared:
            item = offer.item
            key = item if item in own or payer is not None else type(item), offer.price
            if key not in known:
                known[key] = sharing_told(sight, item, field, offer.price - left)
            if known[key]:
                told = {**told, "sharing": known[key]}
        found.append(told)
    return found


def sharing_told(sight: Sight, item: Item, field: i64, missing: int) -> dict[str, object]:
    """Who can help to pay, with a proposal where so much is missing and all that each of them may be asked for."""
    sharing = sharing_of(sight, item, field)
    if not sharing:
        return sharing
    proposed = proposed_shares(sight, sharing, missing)
    return {**sharing, "proposed": proposed, "levels": levels_of(sight, sharing, proposed) if sharing["enough"] else {}}


def sharing_of(sight: Sight, item: Item, field: i64) -> dict[str, object]:
    """Which other fields can pay for an item, as the item itself or a chapter says."""
    found = item.sharing(sight, field)
    for factor in sight.rules.price_sharers:
        found = found or factor.sharing(sight, item, field)
    return found


def price_at(sight: Sight, item: Item, field: i64) -> int:
    """What an item costs on a field, found once while the field stays as it is."""
    if sight.memory is None:
        return sight.rules.price(sight.table, sight.seat, item, field)
    known, key = sight.memory.prices, (item.name, int(field))
    if key not in known:
        known[key] = sight.rules.price(sight.table, sight.seat, item, field)
    return known[key]


def proposed_shares(sight: Sight, sharing: dict[str, object], missing: int) -> dict[str, str]:
    """What the fields named there could pay: in turn what is missing, or the first of them alone."""
    rules, payers = sight.rules, sharing["payers"]
    found: dict[str, str] = {}
    assert isinstance(payers, list)
    for name in payers[:1] if sharing["one"] else payers:
        share = min(missing, most_of(sight, sharing, name))
        if share > 0:
            found[name] = money_text(rules, share)
            missing -= share
    return found


def most_of(sight: Sight, sharing: dict[str, object], name: str) -> int:
    """How much a field may give, in parts of a point."""
    rules, most = sight.rules, sharing.get("most", {})
    assert isinstance(most, dict)
    return rules.in_parts(*ratio(most[name])) if name in most else int(sight.table.purse[rules.board.index[name]])


def levels_of(sight: Sight, sharing: dict[str, object], proposed: dict[str, str]) -> dict[str, list[str]]:
    """What each of the fields may be asked for, point by point up to all; what is proposed is among it."""
    rules, payers = sight.rules, sharing["payers"]
    found: dict[str, list[str]] = {}
    assert isinstance(payers, list)
    for name in payers:
        most = most_of(sight, sharing, name)
        amounts = {*range(rules.money, most, rules.money), most}
        if name in proposed:
            amounts.add(rules.in_parts(*ratio(proposed[name])))
        found[name] = [money_text(rules, parts) for parts in sorted(amounts)]
    return found


def totals_of(sight: Sight, item: Item, field: i64) -> dict[str, object]:
    """What one, two, three of an item cost together, where that is not simply so many times the price."""
    rules, table = sight.rules, sight.table
    if item.name not in rules.growing:
        return {}
    totals = [item.bundle_price(table, sight.seat, field, count) for count in range(1, MOST_PRICES + 1)]
    return {"totals": [money_text(rules, total) for total in totals]}


def vetoed(sight: Sight, item: Item, field: i64) -> bool:
    """Whether a chapter is against buying the item there."""
    for veto in sight.rules.veto_buy:
        if veto.buy(sight, item, field) is not None:
            return True
    return False


def check_item(sight: Sight, name: str, spot: str, at_start: bool) -> Item:
    """The item, if it can be put there."""
    item = find_item(sight, name, spot)
    if spot not in item.spots(sight, field_of(sight, spot), at_start):
        raise item.why_not(sight, spot, at_start)
    return item


def find_item(sight: Sight, name: str, spot: str) -> Item:
    """The item of that name, if nothing but the place can stand against it."""
    item = sight.rules.items.get(name)
    if item is None:
        raise Refusal("no_such_item", "SA-chapters-5", item=name[:40])
    field = field_of(sight, spot)
    for veto in sight.rules.vetoes:
        refusal = veto.buy(sight, item, field)
        if refusal is not None:
            raise refusal
    return item


def first_choice(sight: Sight, offers: list[tuple[str, str]]) -> tuple[str, str]:
    """What is placed for somebody who is away: the first offer, unless the site where he starts says otherwise."""
    site = start_of(sight)
    return offers[0] if site is None else site.first_choice(sight, offers)


def start_of(sight: Sight) -> Site | None:
    """Where the seat starts that has no land; None where it starts on its own."""
    return landless_start(sight.rules, sight.rules.sides[sight.table.side[sight.seat]])


def landless_start(rules: Rules, side: Side) -> Site | None:
    """The part that says how a side without land starts; None for a side with land."""
    for site in rules.sites:
        if site.is_start_of(side):
            return site
    return None


def money_text(rules: Rules, parts: int) -> str:
    """An amount of production points as text."""
    return ratio_text(parts, rules.money)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-placement-2": (affordable, check_item),
    "SA-placement-3": (check_item,),
    "SA-placement-9": (affordable,),
}
