"""The picture of the first map, for the page that teaches the game."""

from xml.etree import ElementTree

import pytest

from velmoci.salva.library import SCENARIOS, find_scenario
from velmoci.salva.picture import svg


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_field_has_its_name_and_what_it_produces(language: str) -> None:
    board = find_scenario(SCENARIOS[0]).board
    texts = [node.text for node in ElementTree.fromstring(svg(language)).iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0::2] == [board.name(id, language) for id in board.ids]
    assert sorted(texts[1::2], key=str) == ["1"] * 6 + ["3"] * 2
