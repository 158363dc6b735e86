"""Salva: the odds against an army that is rolled only when it is attacked."""

from typing import Any

import pytest

from tests.salva.scenes import Scene
from tests.salva.test_neutral_army import ENDS, KINDS, LINE
from velmoci.kernel.chance import Seeded
from velmoci.odds.salva.battles import battle_odds, battle_strengths
from velmoci.odds.salva.outcomes import Odds


def lands(army: str, **options: object) -> tuple[Scene, str]:
    """An army on `a`, and the order by which it attacks the neutral field beside it."""
    given = {"salvo_table": "none", **options}
    scene = Scene(["neutral_army"], ENDS, None, given, fields=LINE, sea=(), units=KINDS).begin()
    return scene, f"attack b with {', '.join(scene.army(0, 'a', army))}"


def odds_of(scene: Scene, order: str | None) -> Odds:
    wanted = scene.notation.parse(order) if order else None
    return battle_odds(scene.position.view(0), wanted, ("", ""), Seeded("test"))


def test_all_sizes_are_followed_with_their_chances() -> None:
    """Four units beat three neutrals always and six never: the chances are those of the roll."""
    known, unknown = odds_of(*lands("inf inf inf inf")), odds_of(*lands("inf inf inf inf", neutral_base=6))
    assert (known.is_exact, known.win, unknown.win) == (True, 1.0, 0.0)
    odds = odds_of(*lands("inf inf inf inf", neutral_size="random", neutral_max=6))
    assert odds.is_exact
    assert odds.win == pytest.approx(2 / 3)
    assert odds.lost[1] == {"neutral": pytest.approx(2 / 3 * known.lost[1]["neutral"] + unknown.lost[1]["neutral"] / 3)}
    assert odds.lost[0] == {"inf": pytest.approx(2 / 3 * known.lost[0].get("inf", 0.0) + unknown.lost[0]["inf"] / 3)}


def test_the_chances_of_all_sizes_are_told_rare_ones_together() -> None:
    shown: Any = odds_of(*lands("inf", neutral_size="random")).to_json()["sleepers"]
    told = [(one["kind"], one["count"], round(one["chance"], 3), one["or_more"]) for one in shown]
    assert told == [
        ("neutral", 3, 0.667, False), ("neutral", 6, 0.222, False), ("neutral", 12, 0.074, False),
        ("neutral", 24, 0.025, False), ("neutral", 48, 0.012, True),
    ]  # fmt: skip
    assert odds_of(*lands("inf")).to_json()["sleepers"] == []


def test_what_a_unit_of_an_unknown_army_does_is_known() -> None:
    scene, order = lands("inf", neutral_size="random")
    told: Any = battle_strengths(scene.position.view(0), scene.notation.parse(order), Seeded(1))
    assert [row["kind"] for row in told["rows"]] == ["inf", "neutral"]
    assert {(one["shooter"], one["target"]): one["value"] for one in told["strengths"]} == {(0, 1): "2", (1, 0): "1"}
    assert told["sleepers"][0]["count"] == 3
    scene.order(0, order, [1, 5, 3])
    now: Any = battle_strengths(scene.position.view(0), None, Seeded(1))
    assert (now["sleepers"], [len(row["units"]) for row in now["rows"]]) == ([], [1, 6])


def test_in_a_battle_nothing_sleeps_any_more() -> None:
    scene, order = lands("giant giant", neutral_regrow=True, neutral_base=1)
    scene.order(0, order, [3])
    assert odds_of(scene, None).sleepers == []
