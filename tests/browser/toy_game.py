"""Salva with the made-up chapters of tests/salva, in the place of the shipped one in any process that reads this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import velmoci.salva.game
from tests.salva.toys import CHAPTERS, GAME, TOYS
from velmoci.kernel.rulebook import Rulebook, assemble


def by_options(options: Mapping[str, object]) -> Rulebook:
    """Every game here is played with all of these chapters."""
    return assemble(TOYS, [*[chapter.id for chapter in CHAPTERS], "any_pair"], dict(options))


velmoci.salva.game.GAME = replace(GAME, by_options=by_options)  # type: ignore[misc]
