"""Rows for tests of dear, cheap and half units: the fixture table with some more kinds."""

from tests.salva.scenes import TABLE
from velmoci.salva.document import Document
from velmoci.salva.units import Kinds, read_kinds


def row(id: str, chapter: str, cls: str, price: str, strengths: str, move: int = 1, more: str = "") -> str:
    """One row of a unit table."""
    return f"""
[unit.{id}]
czech = "{id}"
english = "{id}"
chapter = "{chapter}"
class = "{cls}"
price = "{price}"
move = {move}
{strengths}
{more}
"""


NO_FIRE = "attack = {}\ndefence = {}"
FORT_FIRE = "attack = {}\ndefence = { unarmoured = 1, armoured = 1 }"
ARMS: Kinds = read_kinds(
    Document(
        "arms",
        TABLE
        + row("dread", "expensive_units", "naval", "3", "attack = { naval = 6 }\ndefence = { naval = 6 }", 2)
        + row("colossus", "expensive_units", "armoured", "5/2", NO_FIRE)
        + row("fort", "fortresses", "fortress", "fortress", FORT_FIRE, 0)
        + row("gunfort", "fortresses", "fortress", "1/2", "attack = {}\ndefence = { unarmoured = 1 }", 0)
        + row("cart", "cheap_units", "unarmoured", "1/3", NO_FIRE)
        + row("bike", "cheap_units", "unarmoured", "1/4", "attack = { unarmoured = 1 }\ndefence = {}"),
    )
)
"""A dear ship and a dear land unit, a fort, one with guns, and two cheap units."""
