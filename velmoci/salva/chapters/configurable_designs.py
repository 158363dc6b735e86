"""Designs of units: what may be chosen, what it costs and why, and how it stands against other kinds; a part of
`configurable_units`.
"""

from __future__ import annotations

from math import gcd
from typing import Any, Final

from velmoci.kernel.errors import Refusal
from velmoci.salva.numbers import Chain, ratio, ratio_text
from velmoci.salva.own_kinds import OWN_KINDS
from velmoci.salva.rules import Rules
from velmoci.salva.units import CLASSES, Kind

ID: Final = "configurable_units"
CLAUSE: Final = "SA-configurable_units-1"
LIMITS: Final = "SA-configurable_units-2"
PRICE: Final = "SA-configurable_units-3"
AIR: Final = "air"
NAVAL: Final = "naval"
SHOOTERS: Final = ("unarmoured", "armoured", "naval", "submarine", "air", "artillery")
"""Towards whose fire a design has a vulnerability of its own; fire of fortresses counts as that of the unarmoured."""
VULNERABILITIES: Final = ("1/3", "1/2", "1", "2", "3")
MOST_STRENGTH: Final = 8
MOST_TOGETHER: Final = 20
MOST_BOMBING: Final = 6
LEAST_SOUND: Final = 2
"""So many vulnerabilities must be 1 or more."""
SPEEDS: Final = (1, 4)
SALVOS: Final = (1, 3)
KILL: Final = 6
POINT: Final = 6


class Design:
    """What a seat has chosen, in whole numbers and fractions."""

    def __init__(
        self, branch: str, strengths: tuple[int, ...], bombing: int, weak: tuple[str, ...], speed: int, salvos: int
    ) -> None:
        self.branch: Final = branch
        self.strengths: Final = strengths
        self.bombing: Final = bombing
        self.weak: Final = weak
        self.speed: Final = speed
        self.salvos: Final = salvos

    def text(self) -> str:
        """The design on one line, as it is kept."""
        strengths, weak = " ".join([str(one) for one in self.strengths]), " ".join(self.weak)
        return f"{self.branch} {strengths} {self.bombing} {weak} {self.speed} {self.salvos}"

    def to_json(self) -> dict[str, object]:
        """The design as it is told."""
        return {
            "class": self.branch,
            "strengths": dict(zip(CLASSES, self.strengths, strict=True)),
            "bombing": self.bombing,
            "vulnerability": dict(zip(SHOOTERS, self.weak, strict=True)),
            "speed": self.speed,
            "salvos": self.salvos,
        }

    def row(self, id: str, price: str) -> dict[str, Any]:
        """Its row of the unit table."""
        attack = {name: one for name, one in zip(CLASSES, self.strengths, strict=True) if one}
        weak = dict(zip(SHOOTERS, self.weak, strict=True))
        return {
            **empty_row(id, self.branch), "price": price, "move": self.speed, "attack": attack, "defence": dict(attack),
            "vulnerability": {**weak, "fortress": weak["unarmoured"]}, "attack_salvos": self.salvos,
            **({"strategic_bombing": str(self.bombing)} if self.bombing else {}),
        }  # fmt: skip


def empty_row(id: str, branch: str) -> dict[str, Any]:
    """The row of a design that nobody has made: it can be had by nobody."""
    names = OWN_KINDS[id]
    return {
        "czech": names["cs"], "english": names["en"], "chapter": ID, "class": branch, "price": "0", "move": 0,
        "attack": {}, "defence": {},
    }  # fmt: skip


def design_of(text: str) -> Design:
    """The design that was kept."""
    words = text.split()
    numbers = tuple([int(word) for word in words[1:8]])
    return Design(words[0], numbers[:6], numbers[6], tuple(words[8:14]), int(words[14]), int(words[15]))


def designs_in(settled: str) -> dict[str, Design]:
    """All designs of a game, by the names of their kinds."""
    found: dict[str, Design] = {}
    for line in settled.split(";") if settled else []:
        id, _, text = line.strip().partition(" ")
        found[id] = design_of(text)
    return found


def branches(rules: Rules) -> list[str]:
    """What may be designed in this game: aircraft, and large ships where there are large ones."""
    classes = {CLASSES[kind.cls] for kind in rules.available}
    large = [kind for kind in rules.available if CLASSES[kind.cls] == NAVAL and kind.price_num > 2 * kind.price_den]
    return [name for name, is_there in ((AIR, AIR in classes), (NAVAL, bool(large))) if is_there]


def check_design(rules: Rules, design: Design) -> None:
    """Raises what is outside the limits."""
    if design.branch not in branches(rules):
        raise Refusal("no_such_design", CLAUSE, value=design.branch[:40])
    if len(design.strengths) != len(CLASSES) or not all(0 <= one <= MOST_STRENGTH for one in design.strengths):
        raise Refusal("design_strength", LIMITS, most=MOST_STRENGTH)
    if sum(design.strengths) > MOST_TOGETHER:
        raise Refusal("design_sum", LIMITS, most=MOST_TOGETHER)
    if not 0 <= design.bombing <= MOST_BOMBING:
        raise Refusal("design_bombing", LIMITS, most=MOST_BOMBING)
    if len(design.weak) != len(SHOOTERS) or [one for one in design.weak if one not in VULNERABILITIES]:
        raise Refusal("design_vulnerability", LIMITS, allowed=list(VULNERABILITIES))
    if len([one for one in design.weak if one in VULNERABILITIES[2:]]) < LEAST_SOUND:
        raise Refusal("design_sound", LIMITS, least=LEAST_SOUND)
    if not SPEEDS[0] <= design.speed <= SPEEDS[1]:
        raise Refusal("design_speed", LIMITS, most=SPEEDS[1])
    if not SALVOS[0] <= design.salvos <= (SALVOS[1] if design.branch == AIR else 1):
        raise Refusal("design_salvos", LIMITS, most=SALVOS[1])


def price_chain(design: Design, discount: tuple[int, int]) -> Chain:
    """What a design costs, part by part; the last link rounds up to sixths, or up to the least price."""
    chain = Chain(True)
    chain.starts_with(2 * sum(design.strengths) + design.bombing, 2, "design_strengths", PRICE)
    if design.branch == AIR:
        chain.times(design.salvos, 1, "design_salvos", PRICE)
    durability = durability_of(design)
    chain.times(durability[0], durability[1], "design_durability", PRICE)
    chain.times(design.speed + 1, 10 if design.branch == AIR else 3, "design_speed", PRICE)
    chain.times(1, POINT, "design_point", PRICE)
    chain.times(discount[1] - discount[0], discount[1], "config_discount", PRICE)
    chain.reduce()
    sixths = max(3, -(-6 * chain.num // chain.den))
    if chain.num:
        chain.times(sixths * chain.den, 6 * chain.num, "design_rounding", PRICE)
    else:
        chain = Chain(True)
        chain.starts_with(sixths, 6, "design_rounding", PRICE)
    chain.reduce()
    return chain


def durability_of(design: Design) -> tuple[int, int]:
    """The mean of what the vulnerabilities divide fire by."""
    total = 0
    for word in design.weak:
        num, den = ratio(word)
        total += 6 * den // num
    common = gcd(total, 36)
    return total // common, 36 // common


def compared(rules: Rules, design: Design) -> list[dict[str, object]]:
    """How a design stands against each kind that can be bought: what a salvo of either does, and how many destroy."""
    own = Kind("design", 0, design.row("design_a", "1"), den_of(rules), META)
    found: list[dict[str, object]] = []
    for kind in rules.available:
        if kind.price_num > 0 and kind.chapter != ID:
            deals = product(own.attack[kind.cls], kind.vulnerability[own.cls], den_of(rules))
            takes = product(kind.defence[own.cls], own.vulnerability[kind.cls], den_of(rules))
            suffers = product(kind.attack[own.cls], own.vulnerability[kind.cls], den_of(rules))
            found.append(
                {
                    "item": kind.id,
                    "deals": ratio_text(*deals),
                    "takes": ratio_text(*takes),
                    "suffers": ratio_text(*suffers),
                    "kills_in": salvos_to_kill(deals),
                    "dies_in": salvos_to_kill(takes),
                }
            )
    return found


META: Final[dict[str, Any]] = {"air": {"ground": "both"}, "naval": {"ground": "sea"}, "prices": {}}


def den_of(rules: Rules) -> int:
    """Over what the strengths of the table are told."""
    return rules.unfinished.strength_den


def product(strength: int, weak: tuple[int, int], den: int) -> tuple[int, int]:
    """What a full salvo does, without terrain and luck."""
    return int(strength) * weak[0], den * weak[1]


def salvos_to_kill(done: tuple[int, int]) -> int:
    """How many salvos destroy; 0 where none ever does."""
    return -(-KILL * done[1] // done[0]) if done[0] else 0
