"""Salva at the terminal: what could be on a field, what one has given away, and odds where that is not known."""

from typing import Any

import pytest

from tests.odds.test_salva_fog import ambush
from tests.salva.formation_scenes import card, files
from tests.salva.hiding_scenes import HidingScene
from tests.salva.test_knowledge import branched
from velmoci.cli.salva.face import SalvaFace
from velmoci.kernel.errors import Rejected
from velmoci.salva.chapters.formation_cards import row_key


def shown(scene: Any, line: str, seat: int, language: str = "en") -> list[str]:
    face = SalvaFace(language, 100, ["Anna", "Bob"])
    words = line.split()
    command = face.command(words[0])
    assert command in face.commands
    lines: list[Any] = face.show(command, scene.position.view(seat), words[1:])
    return [line if isinstance(line, str) else line.plain for line in lines]


def test_a_field_is_told_with_every_possibility() -> None:
    told = shown(branched(), "what b", 1)
    assert told[:6] == [
        "b", "Caesar (Seat 1):", "   50 % (1/2): not here", "   17 % (1/6): row 1, 1 × Tank",
        "   17 % (1/6): row 2, 2 × Infantry", "   17 % (1/6): row 3, 1 × Anti-tank gun",
    ]  # fmt: skip
    assert "Nobody is there: 50 % (1/2)." in told
    assert "   The true row is one of these: 1, 2, 3." in told
    assert shown(branched(), "what a", 1)[1:] == ["Nothing is hidden there."]
    assert "   50 % (1/2): není tu" in shown(branched(), "co b", 1, "cs")


def test_all_that_is_known_is_told_without_a_field() -> None:
    scene = HidingScene()
    names = [*scene.hidden(0, "a", "atg"), *scene.hidden(0, "a", "atg")]
    scene.look(1, names[0])
    told = shown(scene, "what", 1)
    assert told[0] == "Anti-tank gun (Seat 1): (5 ways are left)"
    assert told[1].startswith("   Surely a unit: ")
    assert told[2].startswith("   1 of these 5 is a unit")
    assert shown(scene, "what", 0) == ["Nothing is hidden there."]
    scene.army(1, "a", "tank")
    assert shown(scene, "what a", 0)[1] == "Surely there: Tank 9."


def test_the_owner_hears_what_he_gave_away_and_would_give_away() -> None:
    scene = branched()
    files(scene).secrets(scene.position.owns[1]).rows.learn(row_key(card(scene), 0), False)
    told = shown(scene, "given_away publish caesar", 0)
    assert told[0] == "What everybody can know:"
    assert "What Seat 2 can know:" in told
    assert "   The true row is one of these: 2, 3." in told
    after = told[told.index("After that order:") :]
    assert [line for line in after if line.startswith("   It is there: ")]
    assert shown(scene, "prozrazeno", 1, "cs") == ["Nic neskrýváš."]
    assert shown(branched(), "given_away", 0)[-1] == "Seat 2 can know no more than everybody."
    with pytest.raises(Rejected):
        shown(scene, "given_away remove_row caesar 2", 0)


def test_the_odds_are_told_case_by_case() -> None:
    scene, order = ambush()
    told = shown(scene, f"odds {order}", 1)
    assert told[0].startswith("Against what you know the attack would win in about ")
    assert told[1] == "Case by case:"
    assert "   50 %: not here – won in 100 %" in told
    assert len(told) == 5
    assert shown(scene, f"šance {order}", 1, "cs")[1] == "Případ po případu:"
