"""Where the chapters `air` and `alliance` meet: aircraft refuel on foreign fields and carriers, if the owner agrees."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.foreign_fuel import ForeignFuel

CHAPTER: Final = Chapter(
    id="air_alliance",
    clause="SA-air-42",
    bridges=("air", "alliance"),
    contributions={"consent": (ForeignFuel,)},
)
