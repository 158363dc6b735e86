"""Where `government_and_people` and `technology` meet: a people is one level behind the last of the governments.

Its levels follow theirs, so it neither does research nor is given any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.peoples import PEOPLE, Peoples
from velmoci.salva.chapters.technology_levels import FIRST, Levels
from velmoci.salva.progress import Progress
from velmoci.salva.rules import Rules
from velmoci.salva.state import Table


class BehindGovernments(Progress):
    """In each field of technology a people has one level less than the lowest government, and at least the first."""

    name = PEOPLE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.levels = Levels(rules)

    def set_level(self, table: Table, seat: i64, field: str) -> int | None:
        if not self.peoples.is_people(table, seat):
            return None
        governments = [other for other in table.living() if not self.peoples.is_people(table, other)]
        return max(FIRST, min([self.levels.reached(table, other, field) for other in governments], default=FIRST) - 1)


CHAPTER: Final = Chapter(
    id="government_and_people_technology",
    clause="SA-government_and_people-22",
    bridges=("government_and_people", "technology"),
    contributions={"progress": (BehindGovernments,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-22": (BehindGovernments.set_level,),
}
