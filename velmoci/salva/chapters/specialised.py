"""Specialised units (Specializované jednotky): kinds that are strong against some targets and weak against others."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.map_seams import Item, Veto
from velmoci.salva.numbers import ratio
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import Sight
from velmoci.salva.units import Kind, Kinds, with_model

SPECIALISED: Final = "specialised"
ADD: Final = "add"
REPLACE: Final = "replace"
STRENGTHS: Final = ("attack", "defence", "artillery")
GUN: Final = "gun"
"""Strength against guns, which replaces the one against their class."""


def raised(strength: int) -> int:
    """A strength raised by half, rounded towards the strength itself."""
    return 3 * strength // 2


def lowered(strength: int) -> int:
    """A strength lowered by half, rounded towards the strength itself."""
    return (strength + 1) // 2


def is_variant(kind: Kind) -> bool:
    """Whether a kind is a specialised form of another one."""
    return kind.chapter == SPECIALISED and "replaces" in kind.row


def against(strengths: dict[str, object], cls: str) -> tuple[int, int]:
    """The strength against a class; where nothing is said of guns, that against their class."""
    return ratio(strengths.get(cls, strengths.get("unarmoured", 0) if cls == GUN else 0))


def departures(kinds: Kinds, kind: Kind) -> list[str]:
    """The strengths of a variant that are neither raised nor lowered and are not marked as exceptions."""
    model = kinds.find(kind.row["replaces"])
    if model is None:
        return ["replaces"]
    found: list[str] = []
    for column in STRENGTHS:
        base, own = model.row.get(column, {}), kind.row.get(column, {})
        for cls in sorted({*base, *own}):
            name = f"{column}.{cls}"
            strength, value = against(base, cls), against(own, cls)
            fits = strength[1] == 1 and value in ((raised(strength[0]), 1), (lowered(strength[0]), 1))
            if not fits and name not in kind.row.get("exceptions", []):
                found.append(name)
    return found


class VariantsFollowTheirModels(Reaction):
    """A unit table whose variants depart from their models without saying so is refused."""

    name = "variants"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        for kind in rules.kinds.rows:
            if is_variant(kind):
                for name in departures(rules.kinds, kind):
                    raise BadRulebook("variant_departs", "SA-specialised-8", item=kind.id, value=name)


class VariantsTakeThePlace(Veto):
    """Where variants replace their model, only they can be bought."""

    name = "variants_take_the_place"
    depends_on_item: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        replaces = rules.word("specialised_mode") == REPLACE
        self.models: dict[str, str] = (
            {str(kind.row["replaces"]): kind.id for kind in rules.available if is_variant(kind)} if replaces else {}
        )

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        if item.name in self.models:
            return Refusal("kind_replaced", "SA-specialised-1", item=item.name)
        return None


CHAPTER: Final = Chapter(
    id=SPECIALISED,
    clause="SA-specialised-1",
    needs=("minimal",),
    options=(ChoiceOption("specialised_mode", (ADD, REPLACE), "SA-specialised-1"),),
    contributions={"react": (VariantsFollowTheirModels,), "veto": (VariantsTakeThePlace,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-foundations-5": (Kinds.is_available,),
    "SA-specialised-1": (VariantsTakeThePlace,),
    "SA-specialised-2": (raised, lowered),
    "SA-specialised-3": (with_model,),
    "SA-specialised-4": (raised, lowered),
    "SA-specialised-8": (departures, against, VariantsFollowTheirModels),
}
