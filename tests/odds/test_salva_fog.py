"""Odds under fog: over all that may be on the field as far as a seat knows, and in each case; never from the truth."""

import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, land, tokens
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene, reloaded
from tests.trust.play import picker
from tests.trust.salva.twins import recast_formations, recast_tokens, slices
from velmoci.kernel.chance import Seeded
from velmoci.odds.salva import odds_of
from velmoci.odds.salva.battles import battle_odds, battle_strengths, unopposed
from velmoci.odds.salva.fog import MOST_CASES, drawn_by_weight, fog_over
from velmoci.odds.salva.outcomes import Odds
from velmoci.salva.base.orders import Attack
from velmoci.salva.chapters.formation_cards import row_key
from velmoci.salva.hiding.knowledge import Possibility
from velmoci.salva.knowledge import given_away, what_could_be
from velmoci.salva.library import NOTATION
from velmoci.salva.position import Position

ORDER = "attack c with "


def ambush() -> tuple[Scene, str]:
    """A formation on c or b with a tank or infantry; a hostile tank at d attacks c."""
    scene = land()
    fill(scene, "c", "tank", "inf", truth=1)
    scene.order(0, f"branch {next(iter(tokens(scene)))}", [1])
    at(scene, "c", "b")
    names = scene.army(1, "d", "tank")
    for command in ("end_movement", "end_production"):
        scene.order(0, command)
    return scene, ORDER + ", ".join(names)


def asked(scene: Scene, order: str, position: Position | None = None) -> Odds:
    view = (position or scene.position).view(1)
    return battle_odds(view, NOTATION.parse(order), ("", ""), Seeded("odds"))


def alone(army: str) -> float:
    """The chance of the same attack where all lies open."""
    scene = land()
    scene.army(0, "c", army)
    names = scene.army(1, "d", "tank")
    for command in ("end_movement", "end_production"):
        scene.order(0, command)
    return asked(scene, ORDER + ", ".join(names)).win


def parts_of(odds: Odds) -> dict[str, tuple[str, float]]:
    """For each army what it is, its weight and the chance to win."""
    found = {}
    for part in odds.to_json()["parts"]:  # type: ignore[attr-defined]
        army = " ".join([f"{n} {kind}" for way in part["unknowns"] for kind, n in way["units"].items()])
        found[army] = part["exact"], part["chances"]["win"]
    return found


def test_the_odds_are_told_as_a_whole_and_case_by_case() -> None:
    scene, order = ambush()
    odds = asked(scene, order)
    parts = parts_of(odds)
    assert parts[""] == ("1/2", 1.0)
    assert (parts["1 tank"][0], parts["1 inf"][0]) == ("1/4", "1/4")
    assert parts["1 tank"][1] == pytest.approx(alone("tank"))
    assert parts["1 inf"][1] == pytest.approx(alone("inf"))
    whole = sum(float(Fraction(chance)) * win for chance, win in parts.values())
    assert odds.win == pytest.approx(whole)
    assert odds.is_exact
    assert sum(odds.chances.values()) == pytest.approx(1.0)
    assert odds.better[0] <= odds.win + 1e-9
    assert json.loads(json.dumps(odds.to_json()))["parts"][0]["unknowns"][0]["name"] == "caesar"


def test_who_has_looked_knows_more_and_who_knows_all_is_told_no_cases() -> None:
    scene, order = ambush()
    secrets = files(scene).secrets(scene.position.owns[1])
    secrets.rows.learn(row_key(card(scene), 1), False)
    assert set(parts_of(asked(scene, order))) == {"", "1 tank"}
    secrets.places.learn(card(scene).tokens()[0], True)
    odds = asked(scene, order)
    assert odds.parts == []
    assert odds.win == pytest.approx(alone("tank"))


def test_so_many_of_the_tokens_may_be_units() -> None:
    scene = HidingScene()
    names = [*scene.hidden(0, "c", "atg"), *scene.hidden(0, "c", "atg")]
    for name in names[2:]:
        scene.lay(name, "b")
    attackers = scene.army(1, "d", "tank")
    for command in ("end_movement", "end_production"):
        scene.order(0, command)
    parts = parts_of(asked(scene, ORDER + ", ".join(attackers)))
    assert {army: chance for army, (chance, _) in parts.items()} == {"": "2/5", "1 atg": "8/15", "2 atg": "1/15"}
    assert parts[""][1] == 1.0 > parts["1 atg"][1] > parts["2 atg"][1]


def many() -> tuple[Scene, str]:
    """More cases than are gone through: three formations of which each may be on c."""
    scene = land(formations_per_seat="3")
    for name, army in (("caesar", "tank"), ("victory", "inf"), ("constitution", "atg")):
        fill(scene, "c", army, "inf inf", truth=1, name=name)
        scene.order(0, f"branch {next(iter(tokens(scene, name)))}", [1])
        at(scene, "c", "b", name=name)
    names = scene.army(1, "d", "tank tank tank tank")
    for command in ("end_movement", "end_production"):
        scene.order(0, command)
    return scene, ORDER + ", ".join(names)


def test_where_there_are_too_many_cases_some_are_drawn() -> None:
    scene, order = many()
    wanted = NOTATION.parse(order)
    fog = fog_over(scene.position.view(1), wanted, Seeded("odds"))
    assert fog is not None
    assert fog.draws == MOST_CASES
    assert sum([case.chance for case in fog.cases]) == 1
    odds = battle_odds(scene.position.view(1), wanted, ("", ""), Seeded("odds"), 200, 40)
    assert not odds.is_exact
    assert odds.battles <= MOST_CASES
    low, high = odds.intervals["win"]
    assert low < odds.win < high


def test_possibilities_are_drawn_by_their_weights() -> None:
    found = [Possibility(Fraction(1, 6), [], 0, []), Possibility(Fraction(5, 6), [], 0, [])]
    chance = Seeded(5)
    counts = [drawn_by_weight(found, chance) for _ in range(600)].count(0)
    assert 60 < counts < 145
    with pytest.raises(AssertionError):
        drawn_by_weight([Possibility(Fraction(0), [], 0, [])], chance)


def test_strengths_are_told_of_the_likeliest_army() -> None:
    scene, order = ambush()
    told: Any = battle_strengths(scene.position.view(1), NOTATION.parse(order), Seeded("odds"))
    assert len({row["side"] for row in told["rows"]}) == 2


def test_a_field_that_is_empty_is_taken_by_whoever_comes() -> None:
    scene, order = ambush()
    wanted = NOTATION.parse(order)
    assert isinstance(wanted, Attack)
    assert unopposed(scene.position, wanted, ("", "")).chances["stalemate"] == 1.0
    scene.army(1, "c", "tank")
    assert unopposed(scene.position, wanted, ("focus", "")).win == 1.0


# ── never from the truth


def twins(scene: Scene) -> list[Position]:
    """Positions that the second seat cannot tell from this one."""
    found = []
    for seed in range(8):
        data: Any = scene.position.dump()
        for name, recaster in (("formations", recast_formations), ("true_tokens", recast_tokens)):
            kept = slices(data, scene.position, name)
            if kept:
                recaster(scene.position, data, kept, 1, picker(Seeded(seed)))
        found.append(reloaded(scene.position, data))
    return found


Answer = Callable[[Position, str], object]


def odds_told(position: Position, order: str) -> object:
    return odds_of(position.view(1), NOTATION.parse(order)).to_json()


def strengths_told(position: Position, order: str) -> object:
    return battle_strengths(position.view(1), NOTATION.parse(order), Seeded("odds"))


def field_told(position: Position, order: str) -> object:
    return [what_could_be(position.view(seat), name) for seat in (1, -1) for name in ("", "a", "b", "c", "d")]


def given_told(position: Position, order: str) -> object:
    wanted = NOTATION.parse(order)
    return [given_away(position.view(1), one, Seeded("given away")) for one in (None, wanted)]


ANSWERS = [odds_told, strengths_told, field_told, given_told]


def hidden_gun() -> tuple[Scene, str]:
    scene = HidingScene()
    scene.lay(scene.hidden(0, "c", "atg", 1)[1], "b")
    names = scene.army(1, "d", "tank")
    for command in ("end_movement", "end_production"):
        scene.order(0, command)
    return scene, ORDER + ", ".join(names)


@clause("I4-1", "I4-2", "I4-3", "I4-12")
@pytest.mark.parametrize("made", [ambush, hidden_gun])
@pytest.mark.parametrize("answer", ANSWERS)
def test_twin_worlds_give_the_same_answers_of_the_same_size(made: Callable[[], Any], answer: Answer) -> None:
    scene, order = made()
    here = json.dumps(answer(scene.position, order))
    others = twins(scene)
    assert len({json.dumps(twin.dump()) for twin in others}) > 1
    for twin in others:
        there = json.dumps(answer(twin, order))
        assert there == here
        assert len(there.encode()) == len(here.encode())


def odds_of_the_truth(position: Position, order: str) -> object:
    """A leak: the odds as the owner of the ambush would reckon them."""
    twin = position.copy()
    view = twin.view(1)
    view.sight.own.slices[:] = [part.copy() for part in twin.owns[1].slices]
    truth = files_of(twin).truths(twin, files_of(twin).cards(twin.table)[0])
    secrets = files_of(twin).secrets(view.sight.own)
    for name, token in truth.token.items():
        secrets.places.learn(token, True)
        secrets.rows.learn(name * 8 + truth.row[name], True)
    return battle_odds(view, NOTATION.parse(order), ("", ""), Seeded("odds")).to_json()


def field_by_the_truth(position: Position, order: str) -> object:
    """A leak: the field as its owner knows it."""
    return what_could_be(position.view(0), "c")


def files_of(position: Position) -> Any:
    from velmoci.salva.chapters.formation_cards import Formations

    return Formations(position.rules)


@clause("I4-1", "I4-2")
@pytest.mark.parametrize("answer", [odds_of_the_truth, field_by_the_truth])
def test_odds_from_the_true_position_are_caught(answer: Answer) -> None:
    scene, order = ambush()
    here = answer(scene.position, order)
    assert [twin for twin in twins(scene) if answer(twin, order) != here]
