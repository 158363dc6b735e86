"""A shared army at the terminal: each unit with its owner, and who commands it."""

import pytest

from tests.browser.salva_questions import joint_movement
from tests.cli.test_salva_hidden import printed
from velmoci.cli.salva.face import SalvaFace
from velmoci.salva.view import View

SITTERS = ["Anna", "Bob", "Cyril", "Dora"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Tank 1 is commanded by {name}."), ("cs", "Tank 1, velí {name}.")]
)
def test_a_field_tells_whose_each_unit_is_and_who_commands_it(language: str, said: str) -> None:
    view = joint_movement().position.view(0)
    assert isinstance(view, View)
    face = SalvaFace(language, 100, SITTERS)
    told = printed(face.show("field", view, ["b"]))
    second, third = [face.screens.seat(seat) for seat in (1, 2)]
    assert f"{second}: Tank 1" in told
    assert f"{third}: " in told
    assert said.format(name=third) in told
    assert "Tank" not in printed(face.show("field", view, ["c"]))
