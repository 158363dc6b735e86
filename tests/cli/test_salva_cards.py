"""Salva at the terminal: all numbers of a unit with the chain behind each."""

from typing import Any

import pytest

from tests.browser.salva_questions import all_arms
from tests.salva.test_cards import hills
from velmoci.cli.salva.face import SalvaFace
from velmoci.kernel.errors import Rejected
from velmoci.salva.view import View


def shown(scene: Any, words: str, language: str = "en") -> str:
    view = scene.position.view(0)
    assert isinstance(view, View)
    face = SalvaFace(language, 100, ["Anna", "Bob"])
    lines: list[Any] = face.show("units", view, words.split())
    return "\n".join([line if isinstance(line, str) else line.plain for line in lines])


def test_a_unit_tells_all_its_numbers_and_why() -> None:
    scene = hills()
    scene.position.table.damage[scene.unit("tank_1")] = 9
    told = shown(scene, "1")
    assert told.startswith("Tank 1 (damage 3/2)\n")
    for line in (
        "Movement: 2 = 2 movement of its kind [SA-minimal-27]; 2 left",
        "   unarmoured (b): 3 = 2 strength [SA-minimal-45] × 3/2 defence of the field [SA-terrain-2]",
        "   armoured (c): 4 = 2 strength [SA-minimal-45] × 2 roughness of the field [SA-terrain-6]",
        "   armoured (d, e): 2 = 2 strength [SA-minimal-45]",
        "   price: 1 = 1 price [SA-minimal-21]",
    ):
        assert line in told.splitlines()


def test_in_czech_a_gun_tells_what_chapters_add_to_its_kind() -> None:
    told = shown(all_arms(), "dělo 1", "cs")
    assert told.splitlines()[0] == "Dělo 1"
    assert "   střelba děl (nepancéřované): 1 = 2 síla děla [SA-artillery-7] × 1/2 koeficient dělostřelby" in told


def test_a_ship_that_is_being_built_fires_at_nobody() -> None:
    assert "It fires at nobody." in shown(all_arms(), "battleship 10")


def test_a_unit_that_is_not_there_is_refused() -> None:
    with pytest.raises(Rejected, match="no_such_unit"):
        shown(hills(), "99")
