"""What can be said before it is asked: every question out of turn, its answers, and their sentences."""

import pytest

from tests.clause import clause
from tests.salva.air_scenes import air_scene, raid, settle
from tests.salva.allies import allies
from tests.salva.scenes import Scene
from tests.salva.test_landing import invasion
from tests.salva.test_repair_prevention import hurt, several
from tests.salva.test_upkeep import asked_to_insist
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Refusal
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.kernel.standing import Standing, StandingKind
from velmoci.odds.registry import favour
from velmoci.odds.salva.battles import battle_odds, favour_of
from velmoci.salva.beforehand import standing_kinds, turn_of
from velmoci.salva.game import GAME
from velmoci.salva.library import LIBRARY
from velmoci.salva.position import Position, new_position

THREE = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}
OUT_OF_TURN = {
    "PD-hold": "hold_window",
    "PD-pool": "answers",
    "PD-entry": "consent/entry",
    "PD-gift": "consent/gift",
    "PD-command": "consent/command",
    "PD-object": "consent/objection",
    "PD-lines": "defender_lines",
    "PD-fire": "defender_salvo",
    "PD-retreat-consent": "consent/entry",
    "PD-counter": "counter_move",
    "PD-join-counter": "join_counter",
    "PD-landing": "landing",
    "PD-fighters-join": "fighters_join",
    "PD-refuel-consent": "consent/refuelling",
    "PD-insist": "upkeep_update",
}
"""The fifteen decisions that the specification asks of somebody who is not on turn, and our questions."""


def everything() -> list[StandingKind]:
    """The questions of a game with all the chapters that ask out of turn."""
    chapters = ["naval", "repair_prevention", "alliance", "air", "upkeep", "second_line", "any_pair", "retreat"]
    options = {"scenario": "four_neighbours", "players": 4}
    return standing_kinds(new_position(assemble(LIBRARY, chapters, options)))


def asked(position: Position, seat: int) -> tuple[Decision, Standing]:
    """The question that a seat has answered beforehand, by its own view."""
    decision = next(one for one in position.view(seat).decisions())
    standing = decision.standing()
    assert standing is not None
    return decision, standing


def answers(scene: Scene, seat: int) -> dict[str, str]:
    """The answers that a seat can have given, each of which is allowed."""
    decision, standing = asked(scene.position, seat)
    assert [one for one in standing.answers if not decision.allows(one.order)] == []
    names = {kind.question: kind for kind in standing_kinds(scene.position)}
    assert {one.name for one in standing.answers} <= set(names[decision.kind].answers)
    assert {one.place for one in standing.answers} - {""} <= set(standing.places)
    return {one.name: str(one.order) for one in standing.answers}


def test_every_decision_out_of_turn_can_be_answered_beforehand() -> None:
    kinds = {kind.question: kind for kind in everything()}
    for name in OUT_OF_TURN.values():
        question, _, topic = name.partition("/")
        assert question in kinds
        assert not topic or topic in kinds[question].topics
    assert set(kinds) - {name.partition("/")[0] for name in OUT_OF_TURN.values()} == {
        "attacker_lines", "attacker_salvo", "beach_pick", "beach_salvo", "escorts", "helpers", "next_active",
        "sea_holder",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_said_has_words_and_every_question_tells_what_silence_does(language: str) -> None:
    say = Sentences(language, (GAME.locale,), GAME.names)
    for kind in everything():
        wanted = [f"standing-question-{kind.question}", f"silence-{kind.question}", "standing-answer-default"]
        wanted += [f"standing-answer-{answer}" for answer in kind.answers]
        wanted += [f"standing-topic-{topic}" for topic in kind.topics]
        assert [name for name in wanted if not say.has(name)] == []
        assert say.say(f"silence-{kind.question}", {"answer": "agree"}).endswith(".")


@clause("SA-air-15", "SA-air-22")
def test_bombers_are_intercepted_with_all_fighters_that_reach_them() -> None:
    scene = air_scene()
    raid(scene, "bom2", (1, "e", "fig fig"), (1, "g", "fig"))
    assert answers(scene, 1) == {"intercept": "intercept d with fig_2, fig_3, fig_4"}
    _, standing = asked(scene.position, 1)
    assert (standing.partner, standing.places, standing.is_out_of_turn) == ("seat_1", ("d",), True)
    assert (standing.with_odds, turn_of(scene.position)) == (("intercept",), (0, 0))
    scene.order(1, "intercept d with fig_2", [3])
    assert answers(scene, 0)["protect"] == "fire_by_plan protect"
    _, standing = asked(scene.position, 0)
    assert (standing.partner, standing.is_out_of_turn) == ("seat_2", False)
    settle(scene)
    assert answers(scene, 1) == {"land": "land"}, "it may stay where it refuels"


@clause("SA-air-22")
def test_fighters_land_at_the_nearest_base() -> None:
    scene = air_scene()
    scene.army(0, "b", "bom2")
    scene.army(1, "d", "fig")
    scene.order(0, "move bom2_1 c")
    scene.order(1, "intercept c with fig_2", [3])
    settle(scene)
    assert answers(scene, 1) == {"land": "land fig_2:d"}


@clause("SA-air-16", "SA-air-18")
def test_others_come_along_with_all_fighters_and_escorts_take_part_or_not() -> None:
    scene = air_scene(THREE, ["multiplayer"], seats=3)
    raid(scene, "bom2 fig", (1, "d", "fig"), (2, "f", "fig fig"))
    scene.order(1, "intercept d with fig_3 inviting seat_3")
    assert answers(scene, 2) == {"join_counter": "join_counter fig_4, fig_5"}
    assert asked(scene.position, 2)[1].partner == "seat_2"
    scene.order(2, "join_counter")
    assert answers(scene, 0) == {"join_battle": "join_battle", "stay_out": "stay_out"}
    assert asked(scene.position, 0)[1].partner == "seat_2"


@clause("SA-air-18")
def test_help_is_accepted_beforehand() -> None:
    scene = air_scene(THREE, ["multiplayer"], seats=3)
    scene.army(0, "c", "bom2")
    scene.army(1, "e", "fig")
    scene.army(2, "d", "fig")
    scene.position.table.owner[scene.rules.board.index["d"]] = 2
    scene.order(0, "move bom2_1 d")
    scene.order(1, "intercept d with fig_2")
    assert answers(scene, 2) == {"join_battle": "join_battle", "stay_out": "stay_out"}
    scene.order(2, "join_battle")
    assert answers(scene, 0) == {"accept_help": "accept_help"}


@clause("SA-air-27")
def test_fighters_take_part_in_the_defence_of_a_field_or_not() -> None:
    scene = air_scene()
    raid(scene, "bom2", (1, "d", "inf fig"))
    scene.order(1, "let_fly")
    scene.order(0, "strike d with bom2_1")
    assert answers(scene, 1) == {"join_battle": "join_battle", "stay_out": "stay_out"}
    join, stay = [one.order for one in asked(scene.position, 1)[1].answers]
    view = scene.position.view(1)
    assert favour("salva", view, join) > favour("salva", view, stay)


@clause("SA-upkeep-5")
def test_one_insists_on_a_new_count_whenever_that_is_possible() -> None:
    scene = asked_to_insist()
    assert answers(scene, 0) == {"insist": "insist"}
    assert [asked(scene.position, seat)[1].is_out_of_turn for seat in (0, 1)] == [True, True], "it is nobody's turn"


@clause("SA-repair_prevention-4")
def test_offers_of_halves_are_taken_or_refused_one_partner_after_the_other() -> None:
    scene = several(4)
    scene.army(1, "b", "tank tank")
    hurt(scene, "tank_1", 18)
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.order(3, "pool_hold tank_1 with seat_3")
    assert answers(scene, 2) == {"accept": "answer_pool seat_1 accept", "refuse": "answer_pool seat_1 refuse"}
    assert asked(scene.position, 2)[1].partner == "seat_1"


@clause("SA-invasion-5")
def test_who_fires_at_a_beach_and_how_is_said_beforehand() -> None:
    scene = invasion("inf", "inf")
    scene.order(0, "attack b with inf_2")
    assert answers(scene, 1) == {}
    scene.order(1, "pick inf_3", [3])
    assert answers(scene, 1)["focus"] == "fire_by_plan focus"


@clause("SA-alliance-4")
def test_consent_is_said_beforehand_by_topic_and_by_whoever_asks() -> None:
    scene = allies()
    scene.order(0, "cede e to seat_4")
    assert answers(scene, 3) == {"agree": "agree", "decline": "decline"}
    _, standing = asked(scene.position, 3)
    assert (standing.topic, standing.partner, standing.is_out_of_turn) == ("gift", "seat_1", True)


def test_movement_and_production_are_never_answered_beforehand() -> None:
    scene = air_scene()
    scene.army(0, "a", "inf")
    assert scene.position.pending()[0].standing() is None


def test_what_leads_to_no_battle_has_no_odds() -> None:
    scene = air_scene()
    raid(scene, "bom2", (1, "e", "fig"))
    view = scene.position.view(1)
    order = scene.notation.parse("let_fly")
    with pytest.raises(Refusal, match="wrong_moment"):
        favour_of(view, order, Seeded(1))
    assert favour("salva", view, order) == 0
    assert favour("nothing", view, order) == 0


@clause("SA-air-19")
def test_the_odds_of_an_interception_count_who_loses_less() -> None:
    """Three fighters that only their enemy can lose anything to, and one against a bomber with three fighters."""
    scene = air_scene()
    raid(scene, "bom fig fig fig", (1, "e", "fig"))
    view = scene.position.view(1)
    order = scene.notation.parse("intercept d with fig_5")
    odds = battle_odds(view, order, ("", ""), Seeded(1))
    assert sum(odds.better) <= 1
    assert favour("salva", view, order) < 0.2
    assert odds.better[0] == pytest.approx(favour("salva", view, order))
