"""Technology (Technologie): seats buy levels of nine fields; whoever is ahead hits harder and is hit less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.event import public
from velmoci.kernel.option import ChoiceOption, IntOption, RatioOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.battle import Battle
from velmoci.salva.battle_seams import FireFactor, Shot
from velmoci.salva.chapters.technology_levels import (
    ARTILLERY,
    BY_CLASS,
    COLUMNS,
    FIELDS,
    FORTRESSES,
    MOST_LEVELS,
    Levels,
    attack_field,
    factor_for,
)  # fmt: skip
from velmoci.salva.chapters.technology_research import (
    LABORATORY,
    ONE_STEP,
    TO_LEVEL,
    GiftRule,
    Laboratory,
    ResearchRule,
    Rises,
    TechnologyGift,
    gain,
    invest,
    laboratory,
)  # fmt: skip
from velmoci.salva.chapters.technology_tree import RADIO
from velmoci.salva.consent import with_consent
from velmoci.salva.faces import Face
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import PriceFactor
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, TABLE, SliceSpec, Step
from velmoci.salva.state import NOBODY, State, Table


class Difference(FireFactor):
    """Fire is multiplied by what the shooter's level is above the target's, or below it."""

    name = LABORATORY

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.levels = Levels(rules)
        self.is_steep = rules.word("tech_table") == "steep"
        self.is_clamped = rules.word("tech_beyond") == "clamp"

    def apply(self, shot: Shot, chain: Chain) -> None:
        shooter, target, levels = shot.shooter, shot.target, self.levels
        own = levels.level(shot.table, shooter.owner, attack_field(shooter.kind, target.kind))
        self.multiply(own - levels.level(shot.table, target.owner, BY_CLASS[target.kind.cls]), chain)

    def shell(self, table: Table, unit: i64, target: i64, chain: Chain) -> None:
        if target == NOBODY:
            return
        kind = self.rules.kinds.rows[table.kind[target]] if table.is_finished(target) else self.rules.unfinished
        own = self.levels.level(table, table.owner_of(unit), ARTILLERY)
        self.multiply(own - self.levels.level(table, table.owner_of(target), BY_CLASS[kind.cls]), chain)

    def strike(self, table: Table, unit: i64, field: i64, by_guns: bool, chain: Chain) -> None:
        kind = self.rules.kinds.rows[table.kind[unit]]
        own = self.levels.level(table, table.owner_of(unit), ARTILLERY if by_guns else BY_CLASS[kind.cls])
        self.multiply(own - self.levels.level(table, table.owner[field], FORTRESSES), chain)

    def multiply(self, difference: int, chain: Chain) -> None:
        """By the table."""
        num, den = factor_for(difference, self.is_steep, self.is_clamped)
        chain.times(num, den, "technology", "SA-technology-3")

    def cache_key(self, table: Table, battle: Battle) -> int:
        key = 0
        for name in FIELDS:
            for level in table.seat_columns[self.levels.columns[name]]:
                key = key * (MOST_LEVELS + 1) + int(level)
        return key


class Talents(Step):
    """Before the game a lot says in which field each seat pays less, different fields while there are any."""

    name = "technology_talents"
    track = OPENING
    after = "sides"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.levels = Levels(rules)

    def enter(self, state: State, chance: Chance) -> None:
        table, levels = state.table, self.levels
        if levels.discount[0] == 0:
            return
        left = [FIELDS.index(name) for name in levels.present]
        others = [number for number in range(len(FIELDS)) if number not in left]
        for seat in table.living():
            deck = left or others
            number = deck.pop(pick(chance, len(deck)))
            table.seat_columns[levels.talents][seat] = number
            state.tell(public("technology-talent", power=seat_name(seat), technology=FIELDS[number]))


class Coins(PriceFactor):
    """Prices of levels are counted in parts that suit all that they are made of."""

    name = LABORATORY

    def denominator(self) -> int:
        return self.rules.ratio("tech_base")[1] * self.rules.ratio("tech_lag_surcharge")[1] * self.discount()

    def discount(self) -> int:
        """In how many parts the discount divides a price."""
        return self.rules.ratio("tech_discount")[1]


class TechnologyFace(Face):
    """The card of technologies: a line for each field, with the level now and the one that is due."""

    name = LABORATORY

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.levels = Levels(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        known = [*self.levels.present, RADIO] if self.levels.has_tree else self.levels.present
        found: list[dict[str, object]] = []
        for seat in table.living() if table.round > 0 else []:
            lines = [self.line(table, seat, name) for name in known]
            found.append(
                {"kind": "ledger", "name": LABORATORY, "power": seat_name(seat), "lines": lines,
                 "units": [], "next_units": []}
            )  # fmt: skip
        return found

    def line(self, table: Table, seat: int, field: str) -> dict[str, object]:
        """One field."""
        now = self.levels.level(table, seat, field)
        due = [rise.level for rise in laboratory(self.rules, table).due(seat, field)]
        return {"name": f"tech_{field}", "now": str(now), "later": str(max([now, *due]))}


CHAPTER: Final = Chapter(
    id=LABORATORY,
    clause="SA-technology-1",
    needs=("minimal",),
    options=(
        IntOption("tech_max", 10, 2, MOST_LEVELS, "SA-technology-2"),
        ChoiceOption("tech_table", ("standard", "steep"), "SA-technology-3"),
        ChoiceOption("tech_beyond", ("clamp", "pronic"), "SA-technology-4"),
        RatioOption("tech_base", "2", "0", "1000", "SA-technology-12", above=True),
        RatioOption("tech_lag_surcharge", "1/2", "0", "1000", "SA-technology-12"),
        IntOption("tech_delay", 1, 0, 60, "SA-technology-14"),
        RatioOption("tech_discount", "1/3", "1/3", "1/2", "SA-technology-15", ("0",)),
        ChoiceOption("tech_gift", (TO_LEVEL, ONE_STEP, "off"), "SA-technology-16"),
        ChoiceOption("tech_tree", ("regular", "irregular_1900"), "SA-technology-18"),
        IntOption("neutral_tech", 1, 1, MOST_LEVELS, "SA-technology-9"),
    ),
    contributions=with_consent(
        {
            "column": COLUMNS,
            "slice": (SliceSpec(LABORATORY, TABLE, Laboratory),),
            "step": (Talents,),
            "order": (ResearchRule, GiftRule),
            "react": (Rises,),
            "consent": (TechnologyGift,),
            "fire": (Difference,),
            "price": (Coins,),
            "face": (TechnologyFace,),
        }
    ),
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-technology-1": (gain,),
    "SA-technology-2": (Levels.highest, ResearchRule.why_not),
    "SA-technology-3": (factor_for, Difference.apply),
    "SA-technology-4": (factor_for,),
    "SA-technology-5": (ResearchRule.field, attack_field),
    "SA-technology-6": (Difference.apply, Difference.shell),
    "SA-technology-7": (attack_field, Difference.shell),
    "SA-technology-8": (Difference.strike,),
    "SA-technology-9": (Levels.level,),
    "SA-technology-10": (TechnologyFace, Laboratory.told),
    "SA-technology-11": (ResearchRule.check, invest),
    "SA-technology-12": (Levels.regular_price, Levels.lag, Levels.braking, invest),
    "SA-technology-13": (ResearchRule.why_not,),
    "SA-technology-14": (invest, Rises.turn_begins),
    "SA-technology-15": (Talents, Levels.price),
    "SA-technology-16": (GiftRule, TechnologyGift, Rises.level_of),
    "SA-technology-17": (Difference.multiply,),
    "SA-technology-18": (Levels.missing_step, Levels.is_step, ResearchRule.field),
}
