"""Hidden guns: where `artillery` and `disclosure` meet. Whom a token in stance threatens, he may look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.disclosure import is_on_field
from velmoci.salva.chapters.guns import Guns
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight
from velmoci.salva.veils import Lookout


class UnderTheGuns(Lookout):
    """From a field one sees what has taken stance against it, as long as the stance lasts."""

    name = "stance"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.guns = Guns(rules)

    def sees(self, sight: Sight, token: i64) -> bool:
        field = self.guns.aim(sight.table, token)
        return field != NOBODY and is_on_field(self.rules, sight.table, field, sight.seat)


CHAPTER: Final = Chapter(
    id="artillery_disclosure",
    clause="SA-disclosure-2",
    bridges=("artillery", "disclosure"),
    contributions={"lookout": (UnderTheGuns,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-disclosure-2": (UnderTheGuns,),
    "SA-disclosure-4": (UnderTheGuns.sees,),
    "SA-disclosure-7": (UnderTheGuns,),
}
