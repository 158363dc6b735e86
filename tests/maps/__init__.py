"""Small maps that tests play on, as scenarios here and in drawn.py; people play on those in velmoci/salva/scenarios."""

from pathlib import Path

FOLDER = Path(__file__).parent


def small_map(name: str) -> str:
    """The text of a scenario of this folder."""
    return (FOLDER / f"{name}.toml").read_text("utf-8")
