"""Salva: the odds of battles agree with a calculator of their own, with all rolls played, and with samples."""

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tests.salva.air_scenes import air_scene, raid
from tests.salva.allies import allies, hand_over
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Chance, Seeded, outcomes
from velmoci.kernel.errors import Rejected
from velmoci.odds.salva.battles import BATTLES, battle_odds, battle_strengths
from velmoci.odds.salva.outcomes import Odds
from velmoci.salva.base.orders import FireByPlan
from velmoci.salva.base.salvos import SalvoStep
from velmoci.salva.flow import current_step
from velmoci.salva.library import NOTATION
from velmoci.salva.position import Position

FACTORS = (Fraction(1, 2), Fraction(1), Fraction(1), Fraction(1), Fraction(1), Fraction(3, 2))
DEAD = 36


def duel(strength: int) -> Fraction:
    """The calculator: the chance that one unit beats another when both hit with that strength, damage in sixths."""

    @cache
    def wins(own: int, other: int, is_defender: bool, is_first: bool) -> Fraction:
        if own >= DEAD or other >= DEAD:
            return Fraction(own < DEAD)
        whole = Fraction(6 * strength, 2 if is_first else 1)
        hits = [int(whole * factor) for factor in FACTORS]
        if is_defender:
            return sum((wins(own + hit, other, False, False) for hit in hits), Fraction(0)) / 6
        return sum((wins(own, other + hit, True, False) for hit in hits), Fraction(0)) / 6

    return wins(0, 0, True, True)


def asked(scene: Scene, order: str | None, plans: tuple[str, str] = ("", ""), most: int = 4000) -> Odds:
    """The odds from the view of the first seat."""
    wanted = NOTATION.parse(order) if order else None
    return battle_odds(scene.position.view(0), wanted, plans, Seeded("test"), most)


def front(own: str, other: str, chapters: tuple[str, ...] = ()) -> tuple[Scene, str]:
    """Two armies side by side, and the attack of the first with all it has."""
    scene = Scene(chapters)
    names = scene.army(0, "a", own)
    scene.army(1, "b", other)
    return scene, "attack b with " + ", ".join(names)


def fought(scene: Scene, order: str, plans: tuple[str, str]) -> dict[tuple[bool, int, int], Fraction]:
    """Every way the battle can go, played by orders at the table: conquered or not, own units and enemy units left."""

    def play(chance: Chance) -> tuple[bool, int, int]:
        position: Position = scene.position.copy()
        position.apply(0, NOTATION.parse(order), chance)
        while position.table.battle is not None and not position.table.is_over:
            decision = position.pending()[0]
            is_salvo = isinstance(current_step(position.rules.tracks, position.table), SalvoStep)
            answer = FireByPlan(plans[decision.seat]) if is_salvo else decision.default()
            assert answer is not None
            position.apply(decision.seat, answer, chance)
        table = position.table
        taken = int(table.owner[scene.rules.board.index["b"]]) == 0
        return taken, len(table.units_of(0)), len(table.units_of(1))

    found: Counter[tuple[bool, int, int]] = Counter()
    for share, end in outcomes(play):
        found[end] += share  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


@pytest.mark.parametrize(("unit", "strength"), [("inf", 2), ("tank", 2)])
def test_a_duel_is_what_the_calculator_says(unit: str, strength: int) -> None:
    odds = asked(*front(unit, unit))
    assert odds.is_exact
    assert odds.chances["win"] == pytest.approx(float(duel(strength)), abs=1e-12)
    assert sum(odds.chances.values()) == pytest.approx(1, abs=1e-12)
    assert odds.lost[0] == {unit: pytest.approx(odds.chances["lose"])}
    assert odds.lost[1] == {unit: pytest.approx(odds.chances["win"])}
    assert odds.intervals["win"] == (odds.chances["win"], odds.chances["win"])


@pytest.mark.parametrize(
    ("own", "other", "plans"),
    [
        ("tank tank tank tank", "inf", ("focus", "focus")),
        ("inf tank tank tank tank tank tank", "inf atg", ("spread", "protect")),
        ("inf inf", "tank tank tank tank tank tank", ("focus", "spread")),
    ],
)
def test_the_odds_are_those_of_all_rolls_played_at_the_table(own: str, other: str, plans: tuple[str, str]) -> None:
    scene, order = front(own, other)
    odds = asked(scene, order, plans)
    told = {(name == "win", one, two): chance for (name, one, two), chance in odds.ends.items()}
    assert told == pytest.approx({end: float(share) for end, share in fought(scene, order, plans).items()})
    assert odds.is_exact


def test_lines_are_declared_as_an_absent_player_would() -> None:
    scene, order = front("tank tank tank tank tank", "inf", ("second_line",))
    told = {end[1:]: chance for end, chance in asked(scene, order).ends.items()}
    played = {end[1:]: float(share) for end, share in fought(scene, order, ("focus", "focus")).items()}
    assert told == pytest.approx(played)


def test_battles_that_are_tried_out_agree_with_the_exact_odds_within_their_interval() -> None:
    scene, order = front("inf inf", "inf")
    exact, tried = asked(scene, order), asked(scene, order, most=10)
    assert (exact.is_exact, tried.is_exact, tried.battles) == (True, False, BATTLES)
    for name, (least, most) in tried.intervals.items():
        assert least <= exact.chances[name] <= most, name
    lost, true = sum(tried.lost[0].values()), sum(exact.lost[0].values())
    assert abs(lost - true) <= tried.margins[0] > 0
    assert exact.margins == [0, 0]


def test_a_battle_with_too_many_ways_to_go_is_tried_out() -> None:
    assert not asked(*front("inf inf inf tank", "inf inf atg tank")).is_exact


def test_strengths_are_told_before_and_within_a_battle() -> None:
    scene, order = front("tank", "inf")
    before = battle_strengths(scene.position.view(0), NOTATION.parse(order), Seeded("test"))
    assert before["salvo"] is None
    scene.order(0, order, [6])
    for seat in (-1, 0, 1):
        told = battle_strengths(scene.position.view(seat), None, Seeded("test"))
        assert told["strengths"] == before["strengths"]
        assert told["salvo"] == {
            "value": "3/4",
            "factors": [
                {"name": "first_salvo", "clause": "SA-minimal-39", "value": "1/2"},
                {"name": "roll", "clause": "SA-minimal-41", "value": "3/2"},
            ],
        }


def test_nobody_who_is_left_to_shoot_makes_a_stalemate() -> None:
    scene, order = front("inf atg", "inf")
    odds = asked(scene, order)
    assert odds.chances["stalemate"] == pytest.approx(
        sum(chance for end, chance in odds.ends.items() if end[0] == "stalemate")
    )
    alone = Scene()
    names = alone.army(0, "a", "atg")
    alone.army(1, "b", "atg")
    stuck = asked(alone, f"attack b with {names[0]}")
    assert stuck.chances == {"win": 0, "lose": 0, "stalemate": 1}


def test_within_a_battle_the_odds_go_on_from_the_salvo_that_is_open() -> None:
    scene, order = front("inf", "inf")
    before = asked(scene, order)
    scene.order(0, order, [1])
    weak = asked(scene, None)
    assert weak.chances["win"] > before.chances["win"]
    strong = asked(scene, None, ("focus", "focus"))
    assert strong.ends == weak.ends


def test_an_order_within_a_battle_is_carried_out_first() -> None:
    scene, order = front("tank tank", "inf")
    scene.order(0, order, [6])
    scene.order(1, "fire_by_plan focus")
    assert scene.asked() == [(0, "retreat_choice")]
    leaves, stays = asked(scene, "retreat"), asked(scene, "fight_on")
    assert leaves.chances["win"] < stays.chances["win"]
    assert leaves.chances["stalemate"] > 0


def test_the_same_view_gets_the_same_answer_and_nothing_changes() -> None:
    scene, order = front("inf inf inf", "inf inf inf")
    before = scene.position.dump()
    assert asked(scene, order, most=5).to_json() == asked(scene, order, most=5).to_json()
    assert scene.position.dump() == before


def test_what_is_lost_is_told_by_kind_with_its_price() -> None:
    scene, order = front("tank tank tank tank", "inf atg")
    told = asked(scene, order).to_json()
    assert told["plans"] == {"attacker": "focus", "defender": "focus"}
    lost, worth = told["lost"], told["worth"]
    assert isinstance(lost, dict)
    assert isinstance(worth, dict)
    assert set(lost["defender"]) == {"inf", "atg"}
    assert worth["defender"] == pytest.approx(sum(lost["defender"].values()))


def test_units_under_construction_fall_with_their_field() -> None:
    scene, order = front("tank tank tank", "inf")
    scene.army(1, "b", "tank", finished=False)
    odds = asked(scene, order)
    assert odds.lost[1]["tank"] == pytest.approx(odds.chances["win"])


@pytest.mark.parametrize(
    ("order", "plans"),
    [
        ("attack d with inf_1", ("", "")),
        (None, ("", "")),
        ("end_movement", ("", "")),
        ("attack b with inf_1", ("x", "")),
    ],
)
def test_what_opens_no_battle_has_no_odds(order: str | None, plans: tuple[str, str]) -> None:
    scene, _ = front("inf", "inf")
    with pytest.raises(Rejected):
        asked(scene, order, plans)


def test_what_a_common_army_loses_is_lost_by_its_side_whoever_owns_it() -> None:
    scene = allies()
    hand_over(scene, (1, "c", "tank"))
    scene.army(2, "c", "tank")
    scene.army(3, "d", "inf")
    order = scene.notation.parse("attack d with tank_1, tank_2")
    odds = battle_odds(scene.position.view(2), order, ("", ""), Seeded("odds"))
    assert set(odds.lost[1]) == {"inf"}, "the tank of seat 2 fights beside that of seat 3"


def test_a_retreat_that_must_be_asked_for_counts_as_refused() -> None:
    scene = allies(owners={"a": 2, "b": 1, "c": 3, "d": 3, "e": 0})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    refused = asked(scene, "retreat")
    assert refused.chances["stalemate"] == 0, "nobody lets the tank go, and it fights on"
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat_to tank_1 a")
    scene.order(2, "agree")
    assert scene.place("tank_1") == "a", "although its host may agree"


def test_a_retreat_to_whoever_has_agreed_beforehand_counts_as_agreed() -> None:
    scene = allies(owners={"a": 2, "b": 1, "c": 3, "d": 3, "e": 0})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(2, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    assert asked(scene, "retreat").chances["stalemate"] > 0


def test_what_follows_from_a_counter_move_is_answered_as_by_the_absent_until_the_battle_opens() -> None:
    scene = air_scene()
    raid(scene, "bom bom fig", (1, "e", "fig fig"))
    view = scene.position.view(1)
    told: Any = scene.position.pending()[0].about()["odds"]
    [both, one] = told["intercept"]
    assert both == "intercept d with fig_4, fig_5"
    lost = [
        battle_odds(view, scene.notation.parse(words), ("focus", "focus"), Seeded("odds")).lost for words in (both, one)
    ]
    assert sum(lost[0][1].values()) > sum(lost[1][1].values()) > 0
    with pytest.raises(Rejected):
        battle_odds(view, scene.notation.parse("let_fly"), ("focus", "focus"), Seeded("odds"))


def test_air_strikes_are_written_out_with_odds_like_attacks_on_land() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom bom")
    scene.army(1, "d", "inf")
    about: Any = scene.position.pending()[0].about()
    assert len(about["odds"]["strike"]) == len(about["choices"]["strike"]) > 0
    order = scene.notation.parse(about["odds"]["strike"][0])
    odds = battle_odds(scene.position.view(0), order, ("", ""), Seeded("odds"))
    told: Any = odds.to_json()
    assert told["better"] == {"attacker": odds.better[0], "defender": odds.better[1]}
    assert odds.better[0] > 0.5, "two bombers against infantry that cannot hit back"
    assert odds.win == 0, "aircraft alone conquer nothing"


def test_an_attack_with_a_foretold_retreat_is_written_out_with_what_its_first_salvo_costs() -> None:
    scene = Scene(["retreat"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf inf")
    about: Any = scene.position.pending()[0].about()
    [words] = about["odds"]["attack_and_retreat"]
    odds = asked(scene, words)
    assert (odds.win, odds.worth[1]) == (0, 0), "it fires at nobody and takes nothing"
    assert odds.chances["stalemate"] == pytest.approx(1), "two infantry do not destroy a tank with half a salvo"


def test_an_order_that_opens_no_battle_has_no_odds_and_asks_nobody() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank")
    with pytest.raises(Rejected):
        battle_odds(scene.position.view(0), scene.notation.parse("move tank_1 b"), ("", ""), Seeded("odds"))
