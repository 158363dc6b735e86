"""Salva: what the steady bot says to treaties, why, when it gives notice, and that it keeps its word."""

from __future__ import annotations

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene
from tests.salva.test_multiplayer import A, B, C, D, four, pact
from velmoci.bots.driver import Driver
from velmoci.bots.salva.random import RandomBot
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.game import Bot
from velmoci.kernel.order import Order
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.kernel.talk import AGAINST, FREE, LINE, Offer
from velmoci.salva.chapters.treaties import own_book
from velmoci.salva.game import GAME
from velmoci.salva.library import NOTATION


def neighbours(goal: str = "political_fields", **options: object) -> GoalScene:
    """Four sides with two fields each on a ring; everybody has a tank on every field."""
    sides = {side: [f"f{2 * place + 1}", f"f{2 * place + 2}"] for place, side in enumerate("ABCD")}
    scene = GoalScene(goal, sides, size=8, rounds=20, **options)  # type: ignore[arg-type]
    for place in range(8):
        scene.army(place // 2, f"f{place + 1}", "tank")
    return scene


def answered(scene: GoalScene, seat: int, bot: Bot | None = None) -> Order | None:
    """What the bot of a seat says to what lies before it."""
    view = scene.position.view(seat)
    lying = [decision for decision in view.decisions() if not decision.waits]
    assert [decision.kind for decision in lying] == ["answers"]
    return (bot or SteadyBot(Seeded(1))).decide(view, lying[0])


def said(scene: GoalScene, offer: str, seat: int = B) -> str:
    """What it says to an offer of seat 1."""
    scene.order(A, f"offer_treaty {offer}")
    order = answered(scene, seat)
    assert order is not None
    scene.position.check(seat, order)
    return " ".join(str(order).split()[2:])


@clause("SA-multiplayer-4")
def test_peace_with_a_neighbour_who_is_as_strong_is_welcome() -> None:
    assert said(neighbours(), "seat_2") == "accept"
    assert said(neighbours(), "seat_2 fields f2 f3 notice 0") == "accept"


def test_peace_that_costs_nothing_is_welcome() -> None:
    assert said(neighbours(), "seat_3", C) == "accept"


def test_a_weaker_neighbour_is_refused() -> None:
    scene = neighbours()
    scene.army(B, "f3", "tank tank")
    assert said(scene, "seat_2") == "refuse because no_danger"


def test_words_are_not_understood() -> None:
    assert said(neighbours(), 'seat_2 article none text "be good"') == "refuse because words"
    assert said(neighbours(), 'seat_2 text "and a tank for me"') == "refuse because words"


def test_nobody_binds_itself_for_ever() -> None:
    assert said(neighbours(), "seat_2 notice 4") == "accept"
    assert said(neighbours(), "seat_2 notice 5") == "refuse because too_long"


def test_somebody_must_be_left_to_fight() -> None:
    assert said(neighbours(), "seat_2 seat_3 seat_4") == "refuse because nobody_left"
    scene = neighbours()
    pact(scene, B, C)
    pact(scene, B, D)
    assert said(scene, "seat_2") == "refuse because nobody_left"


def test_who_leads_gets_no_help() -> None:
    scene = neighbours()
    for field in ("f5", "f6", "f7"):
        scene.take(A, field)
    assert said(scene, "seat_2") == "refuse because leader"


def test_whoever_stands_before_its_victory_gets_no_peace() -> None:
    assert said(four(), "seat_2") == "refuse because other_plans"


@clause("SA-multiplayer-14")
def test_its_reason_is_told_to_the_parties_in_their_language_and_to_nobody_else() -> None:
    scene = neighbours()
    scene.army(B, "f3", "tank tank")
    scene.order(A, "offer_treaty seat_2")
    order = answered(scene, B)
    assert order is not None
    events = scene.position.apply(B, order, Seeded(1))
    assert [event.seen_by(seat) is not None for event in events for seat in (A, B, C, D, -1)] == [
        True, True, False, False, False,
    ]  # fmt: skip
    seen = events[0].seen_by(A)
    assert seen is not None
    sentences = {one: Sentences(one, ("velmoci.kernel", GAME.locale), GAME.names) for one in LANGUAGES}
    assert sentences["en"].event(seen) == (
        "The offer pact_12_1 has come to nothing. Seat 2: Thank you, but I see no danger on that border."
    )
    assert sentences["cs"].event(seen).endswith("Děkuji, ale na té hranici mi nic nehrozí.")


@clause("SA-multiplayer-4")
def test_a_reason_is_one_of_those_that_everybody_can_read() -> None:
    scene = neighbours()
    scene.order(A, "offer_treaty seat_2")
    assert scene.refused(B, "answer_treaty pact_12_1 refuse because hatred") == "SA-multiplayer-4"


def test_the_random_bot_says_nothing() -> None:
    scene = neighbours()
    scene.order(A, "offer_treaty seat_2")
    assert answered(scene, B, RandomBot(Seeded(1))) is None


def test_what_is_offered_is_answered_at_once_and_once_whoever_is_on_turn() -> None:
    scene = neighbours()
    scene.order(A, "offer_treaty seat_2 seat_3")
    driver = Driver(scene.position, {seat: SteadyBot(Seeded(seat)) for seat in (B, C, D)})
    said = []
    while (found := driver.next_order()) is not None:
        said.append((found[0], str(found[1])))
        scene.order(found[0], str(found[1]))
    assert said == [(B, "answer_treaty pact_123_1 accept"), (C, "answer_treaty pact_123_1 accept")]


@clause("SA-multiplayer-3")
@pytest.mark.parametrize("is_binding", [True, False])
def test_it_keeps_what_it_signed_also_where_only_its_word_binds_it(is_binding: bool) -> None:
    scene = neighbours(treaties_binding=is_binding)
    scene.army(A, "f2", "tank tank tank tank")
    view = scene.position.view(A)
    wish = str(SteadyBot(Seeded(1)).decide(view, view.decisions()[0]))
    assert wish.startswith("attack f3")
    pact(scene, A, B)
    scene.army(A, "f1", "tank tank")
    view = scene.position.view(A)
    for seed in range(5):
        assert "attack f3" not in str(SteadyBot(Seeded(seed)).decide(view, view.decisions()[0]))
    decision = scene.position.pending()[0]
    assert decision.allows(NOTATION.parse(f"attack f3 with {wish.split('with ')[1]}")) is not is_binding


@clause("SA-multiplayer-6")
def test_it_gives_notice_when_nobody_else_is_left_to_fight() -> None:
    scene = neighbours()
    pact(scene, A, B)
    pact(scene, A, C)
    assert unasked(scene) is None
    pact(scene, A, D)
    assert unasked(scene) == "denounce_treaty pact_12_1"
    for name in ("pact_12_1", "pact_13_1", "pact_14_1"):
        scene.order(A, f"denounce_treaty {name}")
    assert unasked(scene) is None


@clause("SA-multiplayer-6")
def test_it_lets_a_notice_be_withdrawn_where_peace_still_serves() -> None:
    scene = neighbours()
    pact(scene, A, B)
    scene.order(B, "denounce_treaty pact_12_1")
    assert unasked(scene) == "waive_notice pact_12_1 seat_2"
    scene.army(A, "f2", "tank tank")
    assert unasked(scene) is None, "the neighbour is weaker now"


def unasked(scene: GoalScene) -> str | None:
    """What the bot of seat 1 does unasked."""
    view = scene.position.view(A)
    order = SteadyBot(Seeded(1)).decide(view, view.asides()[0])
    return None if order is None else str(order)


def test_without_treaties_it_says_and_asks_nothing_and_takes_no_chance() -> None:
    scene = neighbours()
    bot = SteadyBot(Seeded(1))
    view = scene.position.view(A)
    assert [bot.decide(view, decision) for decision in view.asides()] == [None]
    assert bot.chance.roll(1000) == Seeded(1).roll(1000)


def test_an_agreement_of_two_players_leaves_nobody_to_fight() -> None:
    scene = neighbours()
    bot, view = SteadyBot(Seeded(1)), scene.position.view(A)
    assert str(bot.answer(view, Offer(B, (A, B), FREE, text="peace?"))) == "decline words"
    assert str(bot.answer(view, Offer(B, (A, B), LINE, (("f2", "f3"),)))) == "decline nobody_left"
    assert str(bot.answer(view, Offer(B, (A, B), AGAINST, against=C))) == "decline nobody_left"


def test_equal_views_give_equal_answers() -> None:
    """What others have agreed on in secret changes nothing."""
    worlds = [neighbours(), neighbours()]
    pact(worlds[1], C, D)
    found = []
    for scene in worlds:
        scene.order(A, "offer_treaty seat_2")
        found.append((scene.position.view(B).dump(), str(answered(scene, B))))
    assert own_book(worlds[1].position.sight(C)).treaties
    assert found[0] == found[1]
