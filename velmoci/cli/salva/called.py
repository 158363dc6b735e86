"""What things are called at the terminal where no map and no unit table has a name for them."""

from __future__ import annotations

import re
from typing import Final

from velmoci.salva.game import UNIT_KEYS, name_of
from velmoci.salva.units import standard_kinds

TOKEN: Final = re.compile(r"[a-z]+_[0-9]+")
FORMATION: Final = re.compile(r"[a-z]+")


def called(key: str, value: str, language: str) -> str | None:
    """The name of a value; a formation and its tokens are called by the formation: `Caesar`, `Caesar 6`."""
    name = name_of(key, value, language)
    if name is None and key in UNIT_KEYS and TOKEN.fullmatch(value):
        return value.capitalize().replace("_", " ")
    is_formation = key == "formation" or (key == "item" and standard_kinds().find(value) is None)
    return value.capitalize() if name is None and is_formation and FORMATION.fullmatch(value) else name
