"""Random terrain (Náhodné generování terénních bonusů): tokens laid on the land fields by lot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import OptionValue, TableOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.terrain import BONUSES, FOREST, MOUNTAINS, Ground
from velmoci.salva.numbers import ratio
from velmoci.salva.seams import OPENING, Step
from velmoci.salva.state import State

TOKENS: Final[dict[str, dict[str, str]]] = {
    "blank": {},
    "forest": FOREST,
    "mountains": MOUNTAINS,
    "defence_half": {"defence": "1/2"},
    "roughness_half": {"roughness": "1/2"},
    "production_2": {"production": "2"},
    "production_3": {"production": "3"},
}
ONE_SET: Final[dict[str, int]] = {
    "blank": 5, "forest": 2, "mountains": 1, "defence_half": 1, "roughness_half": 1, "production_2": 1,
    "production_3": 1,
}  # fmt: skip


class LayTokens(Step):
    """Before anything else each land field gets one token out of a bag of whole sets."""

    name = "tokens"
    track = OPENING
    after = "terrain"

    def enter(self, state: State, chance: Chance) -> None:
        land = self.rules.board.land
        bag = filled_bag(one_set(self.rules.rulebook.options), len(land))
        grounds = [Ground(self.rules, name) for name in BONUSES]
        for field in land:
            token = bag.pop(pick(chance, len(bag)))
            for ground in grounds:
                num, den = ratio(TOKENS[token].get(ground.name, "1"))
                ground.lay(state.table, field, num, den)
            state.tell(public("token-laid", field=self.rules.board.ids[field], token=token))


def one_set(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The tokens of one set, by the option."""
    found = options["terrain_bag"]
    assert isinstance(found, dict)
    return found


def filled_bag(one: Mapping[str, int], fields: int) -> list[str]:
    """So many whole sets that every field gets a token."""
    size = sum(one.values())
    sets = -(-fields // size)
    return [token for token, count in one.items() for _ in range(count * sets)]


class BagOption(TableOption):
    """How many tokens of each kind are in one set; at least one in all."""

    def read(self, value: object) -> OptionValue:
        counts = super().read(value)
        if isinstance(counts, dict) and sum(counts.values()) == 0:
            raise BadRulebook("bad_option", self.clause, option=self.name, value="0", allowed=self.allowed())
        return counts


CHAPTER: Final = Chapter(
    id="random_terrain",
    clause="SA-random_terrain-1",
    needs=("terrain",),
    options=(BagOption("terrain_bag", ONE_SET, 0, 100, "SA-random_terrain-2"),),
    contributions={"step": (LayTokens,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_terrain-1": (LayTokens,),
    "SA-random_terrain-2": (filled_bag, LayTokens.enter),
    "SA-random_terrain-3": (LayTokens.enter,),
    "SA-random_terrain-4": (LayTokens,),
    "SA-random_terrain-5": (LayTokens,),
}
