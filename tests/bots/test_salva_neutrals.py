"""Salva: what the steady bot makes of neutral armies, those that stand there and those that nobody knows yet."""

from typing import Any

import pytest

from tests.bots.test_salva_steady import wish
from tests.salva.scenes import Scene
from tests.salva.test_neutral_army import ENDS, KINDS, LINE
from velmoci.bots.salva.battles import try_attack
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded


def lands(army: str, **options: object) -> Scene:
    """An army on `a`, and neutral fields beside it."""
    scene = Scene(["neutral_army"], ENDS, None, options, fields=LINE, sea=(), units=KINDS).begin()
    scene.army(0, "a", army)
    return scene


@pytest.mark.parametrize("options", [{}, {"neutral_size": "random"}], ids=["known", "unknown"])
def test_it_attacks_a_neutral_field_only_with_enough(options: dict[str, object]) -> None:
    assert not wish(lands("inf", **options)).startswith("attack")
    assert not wish(lands("inf inf", **options)).startswith("attack")
    strong = wish(lands("inf inf inf inf inf inf tank tank", **options))
    assert strong.startswith("attack b with ")
    assert strong.count("_") >= 4


def test_an_army_that_nobody_knows_counts_as_is_to_be_expected() -> None:
    scene = lands("inf", neutral_size="random", neutral_max=12)
    outlook = Outlook(scene.position.sight(0), Seeded(1))
    middle = scene.rules.board.index["b"]
    assert outlook.sleepers[middle] == pytest.approx(14 / 3), "2 + 12/9 + 12/9"
    assert outlook.guards[middle] == []
    assert outlook.strength(middle) == pytest.approx(14 / 3)
    known = Outlook(lands("inf").position.sight(0), Seeded(1))
    assert (known.strength(middle), known.sleepers[middle], known.strength(0)) == (3, 0, 1)


def test_a_known_army_that_will_double_is_expected_so() -> None:
    scene = lands("giant", neutral_regrow=True)
    scene.order(0, "attack b with giant_7", [3])
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    outlook = Outlook(scene.position.sight(0), Seeded(1))
    middle = scene.rules.board.index["b"]
    assert (len(outlook.guards[middle]), outlook.sleepers[middle], outlook.strength(middle)) == (3, 3, 6)


def test_an_attack_on_an_unknown_army_is_weighed_by_all_its_sizes() -> None:
    known = try_attack(*attack(lands("inf inf inf inf")), Seeded(1))
    unknown = try_attack(*attack(lands("inf inf inf inf", neutral_size="random")), Seeded(1))
    always = try_attack(*attack(lands("inf inf inf inf", neutral_size="random", neutral_max=3)), Seeded(1))
    assert always.win == pytest.approx(known.win)
    assert always.lost == pytest.approx(known.lost)
    assert 0.6 < unknown.win < known.win
    assert unknown.lost > known.lost
    assert (known.dear, unknown.dear) == (0, 0), "what costs nothing is no loss to anybody"
    assert known.killed > 2


def attack(scene: Scene) -> tuple[Any, Any]:
    """The seat that looks and the order by which all its units attack."""
    table = scene.position.table
    names = [f"inf_{int(table.number[unit])}" for unit in table.units_of(0)]
    return scene.position.sight(0), scene.notation.parse(f"attack b with {', '.join(names)}")
