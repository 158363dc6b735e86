"""Evropská válka: what the steady bot says to offers, why, and that it keeps what it promised."""

from __future__ import annotations

from tests.clause import clause
from tests.evropska_valka.scenes import Scene, begun, scene
from velmoci.bots.evropska_valka.steady import SteadyBot
from velmoci.bots.evropska_valka.talks import is_kept, is_winning, thinking
from velmoci.kernel.chance import Seeded
from velmoci.kernel.talk import AGAINST, FREE, LINE, Offer

PLAYERS = "blue green red black"
BLUE, GREEN, RED, BLACK = range(4)
"""Blue wins by the fall of green, its left neighbour."""
QUIET = {
    "france": "blue 2", "spain": "blue 2", "north_africa": "blue 2", "germany": "black 3", "austria_hungary": "black 2",
    "britain": "red 2", "benelux": "red 2", "southern_scandinavia": "red 2", "anatolia": "green 2",
    "near_east": "green 2", "southern_balkans": "green 2",
}  # fmt: skip
BORDER = (("france", "germany"),)


def europe(hand: str = "7 6", **fields: str) -> Scene:
    return scene({**QUIET, **fields}, PLAYERS, {"blue": hand}, start=False)


def reply(game: Scene, offer: Offer, *promises: Offer) -> str:
    """What blue's bot says."""
    bot = SteadyBot(Seeded(1))
    bot.promises = promises
    return str(bot.answer(game.view("blue"), offer))


def peace(*parties: int, pairs: tuple[tuple[str, str], ...] = BORDER, text: str = "") -> Offer:
    return Offer(BLACK, tuple(sorted((BLUE, *(parties or (BLACK,))))), LINE, pairs, text=text)


def war_on(enemy: int, *parties: int) -> Offer:
    return Offer(BLACK, tuple(sorted((BLUE, *(parties or (BLACK,))))), AGAINST, against=enemy)


@clause("EV-R-28")
def test_peace_with_a_neighbour_who_is_as_strong_is_welcome() -> None:
    assert reply(europe(), peace()) == "accept kept"
    assert reply(europe(germany="black 2"), peace()) == "accept kept"


def test_a_weaker_neighbour_is_refused() -> None:
    assert reply(europe(france="blue 4"), peace()) == "decline no_danger"
    assert reply(europe(france="blue 3", germany="black 2"), peace()) == "decline no_danger"


def test_the_left_neighbour_gets_no_peace() -> None:
    pairs = (("spain", "southern_balkans"), ("north_africa", "near_east"), ("spain", "anatolia"))
    assert reply(europe(), peace(GREEN, pairs=pairs)) == "decline other_plans"


def test_what_it_would_attack_at_once_gets_no_peace() -> None:
    game = europe("10 9 A", france="blue 6", germany="black 1", austria_hungary="blue 1", italy="blue 1")
    assert reply(game, peace()) == "decline other_plans"


def test_without_a_border_there_is_nothing_to_promise() -> None:
    for pairs in ((), (("russia", "ukraine"),), (("france", "britain"),), (("atlantis", "france"),)):
        assert reply(europe(), peace(pairs=pairs)) == "decline no_border"


def test_words_are_not_understood() -> None:
    assert reply(europe(), Offer(BLACK, (BLUE, BLACK), FREE, text="peace?")) == "decline words"
    assert reply(europe(), peace(text="for ever")) == "decline words"


def test_somebody_must_be_left_to_fight() -> None:
    assert reply(europe(), peace(GREEN, RED, BLACK)) == "decline nobody_left"
    fields = {"france": "blue 2", "germany": "black 3", "anatolia": "green 1", "ukraine": "yellow 1"}
    both = {**fields, "russia": "yellow 1", "spain": "blue 1"}
    game = scene(both, "blue green black yellow", {"blue": "7 6"}, start=False)
    partners = Offer(2, (0, 2), LINE, BORDER)
    assert reply(game, partners) == "accept kept", "green and yellow are beside Spain and France"
    game = scene({**fields, "finland_baltics": "yellow 1", "russia": "black 1"}, "blue green black yellow", start=False)
    assert reply(game, Offer(2, (0, 2), LINE, (*BORDER, ("france", "russia")))) == "decline nobody_left"


def test_who_is_about_to_win_gets_no_help() -> None:
    game = europe(russia="black 3", ukraine="black 1")
    assert is_winning(game.view("blue").sight, BLACK)
    assert reply(game, peace()) == "decline leader"
    assert reply(game, war_on(RED)) == "decline leader"
    assert not is_kept(game.view("blue").sight, peace())


def test_it_joins_against_whom_it_would_fight_anyway() -> None:
    assert reply(europe(), war_on(GREEN)) == "accept joined"
    assert reply(europe(), war_on(RED)) == "decline no_quarrel"
    assert reply(europe(), war_on(BLUE)) == "decline no_quarrel"
    assert reply(europe(russia="red 3", ukraine="red 1"), war_on(RED)) == "accept joined", "red is about to win"


def test_no_promise_breaks_another() -> None:
    assert reply(europe(), peace(), war_on(BLACK, RED)) == "decline other_plans"
    promise = Offer(GREEN, (BLUE, GREEN), LINE, (("spain", "southern_balkans"),))
    assert reply(europe(), war_on(GREEN), promise) == "decline other_plans"


def test_it_leaves_alone_what_it_promised_to_leave_alone() -> None:
    fields = {
        "britain": "red 2", "france": "red 5", "spain": "blue 1", "north_africa": "green 2", "near_east": "green 1"
    }  # fmt: skip
    game = scene(fields, "red blue green", {"red": "10 9 A"}, start=False)
    bot = SteadyBot(Seeded(1))
    view = game.view("red")
    assert str(bot.decide(view, view.decisions()[0])).startswith("attack france spain")
    bot.promises = (Offer(1, (0, 1), LINE, (("spain", "france"),)),)
    assert not str(bot.decide(view, view.decisions()[0])).startswith("attack france spain")


def test_a_common_enemy_is_preferred() -> None:
    game = europe("10 9 8 7", france="blue 4", germany="black 1", britain="red 1")
    for enemy, fields in ((BLACK, ("germany", "italy")), (RED, ("britain", "benelux"))):
        promise = Offer(GREEN, (BLUE, GREEN), AGAINST, against=enemy)
        attack = thinking(game.view("blue"), (promise,)).best_attack()[1]
        assert attack is not None
        assert attack.target in fields


def test_before_the_powers_are_given_out_it_has_no_border() -> None:
    game = begun(1, players=3, power_choice="pick")
    bot = SteadyBot(Seeded(1))
    view = game.position.view(0)
    assert str(bot.answer(view, Offer(1, (0, 1), LINE, BORDER))) == "decline no_border"
