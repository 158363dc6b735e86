"""The pictures that the tool makes for the documentation are there, and none is heavy."""

from __future__ import annotations

from pathlib import Path

import pytest

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
STRIPS = ("strip-expanze.webp", "strip-evropska-valka.webp", "strip-salva.webp")
MAPS = ("world.png", "europe.png", "border.png")
LIGHT, HEAVY = 400_000, 900_000


@pytest.mark.interpreted
@pytest.mark.parametrize("name", [*STRIPS, "table.webp", *MAPS])
def test_every_picture_is_there_and_not_heavy(name: str) -> None:
    assert 20_000 < (IMAGES / name).stat().st_size < (HEAVY if name in MAPS else LIGHT)
