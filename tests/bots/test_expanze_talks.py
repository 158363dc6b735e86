"""Expanze: what the steady bot says to offers, why, and that it keeps what it promised."""

from __future__ import annotations

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, scene
from velmoci.bots.expanze.steady import SteadyBot
from velmoci.bots.expanze.talks import is_kept
from velmoci.kernel.chance import Seeded
from velmoci.kernel.talk import AGAINST, FREE, LINE, REPLIES, Offer, Reply, load_offer, read_reply

POWERS = ("red", "blue", "green", "white")
RED, BLUE, GREEN, WHITE = range(4)
BORDER = (("france", "iberia"),)


def neighbours(iberia: str = "blue 4", mission: str = "destroy_white", **more: str) -> Scene:
    """Red with three soldiers in France, blue in Iberia beside it, green elsewhere, white in Japan."""
    states = {"france": "red 3", "iberia": iberia, "japan": "white 1", "maghreb": "blue 1", "great_britain": "green 1"}
    return scene({**states, **more}, missions={"red": mission}, rest="green", powers=POWERS)


def reply(game: Scene, offer: Offer, *promises: Offer) -> str:
    """What red's bot says."""
    bot = SteadyBot(Seeded(1))
    bot.promises = promises
    return str(bot.answer(game.view("red"), offer))


def order(game: Scene, *promises: Offer) -> str:
    """What red's bot does."""
    bot = SteadyBot(Seeded(1))
    bot.promises = promises
    view = game.view("red")
    return str(bot.decide(view, view.decisions()[0]))


def peace(*parties: int, pairs: tuple[tuple[str, str], ...] = BORDER, text: str = "") -> Offer:
    return Offer(BLUE, tuple(sorted((RED, *(parties or (BLUE,))))), LINE, pairs, text=text)


def war_on(enemy: int, *parties: int) -> Offer:
    return Offer(BLUE, tuple(sorted((RED, *(parties or (BLUE,))))), AGAINST, against=enemy)


@clause("EX-AGR-3")
def test_peace_with_a_neighbour_who_is_as_strong_is_welcome() -> None:
    assert reply(neighbours(), peace()) == "accept kept"
    assert reply(neighbours("blue 3"), peace()) == "accept kept"
    assert reply(neighbours(), peace(pairs=(("iberia", "france"),))) == "accept kept"


def test_a_weaker_neighbour_is_refused() -> None:
    assert reply(neighbours("blue 2"), peace()) == "decline no_danger"


def test_what_the_mission_asks_for_is_not_given_up() -> None:
    assert reply(neighbours(mission="destroy_blue"), peace()) == "decline other_plans"
    assert reply(neighbours(mission="asia_europe"), peace()) == "decline other_plans"


def test_without_a_border_there_is_nothing_to_promise() -> None:
    for pairs in ((), (("japan", "kamchatka"),), (("france", "maghreb"),), (("atlantis", "france"),)):
        assert reply(neighbours(), peace(pairs=pairs)) == "decline no_border"


def test_words_are_not_understood() -> None:
    assert reply(neighbours(), Offer(BLUE, (RED, BLUE), FREE, text="peace?")) == "decline words"
    assert reply(neighbours(), peace(text="and a card for me")) == "decline words"


def test_somebody_must_be_left_to_fight() -> None:
    assert reply(neighbours(), peace(BLUE, GREEN, WHITE)) == "decline nobody_left"
    states = {"new_zealand": "red 3", "eastern_australia": "blue 4", "peru_chile": "blue 4", "japan": "white 1"}
    game = scene(states, missions={"red": "destroy_white"}, rest="green", powers=POWERS)
    east, west = ("new_zealand", "peru_chile"), ("new_zealand", "eastern_australia")
    assert reply(game, peace(pairs=(west,))) == "accept kept"
    assert reply(game, peace(pairs=(west, east))) == "decline nobody_left"
    assert reply(game, peace(pairs=(west,)), peace(pairs=(east,))) == "decline nobody_left"


def test_who_leads_gets_no_help() -> None:
    game = scene({"france": "red 3", "iberia": "blue 4", "japan": "white 1", "china": "green 1"}, rest="blue",
                 missions={"red": "destroy_white"}, powers=POWERS)  # fmt: skip
    assert reply(game, peace()) == "decline leader"
    assert reply(game, war_on(GREEN)) == "decline leader"


def test_it_joins_against_whom_it_would_fight_anyway() -> None:
    game = neighbours(mission="destroy_green")
    assert reply(game, war_on(GREEN)) == "accept joined"
    assert reply(game, war_on(WHITE)) == "decline no_border"
    assert reply(game, war_on(BLUE, WHITE)) == "decline no_quarrel"
    assert reply(game, war_on(RED)) == "decline no_quarrel"


def test_no_promise_breaks_another_and_none_is_betrayed() -> None:
    game = neighbours(mission="destroy_green")
    assert reply(game, war_on(GREEN)) == "accept joined"
    line = (("france", "great_britain"),)
    promise = Offer(GREEN, (RED, GREEN), LINE, line)
    assert reply(game, war_on(GREEN), promise) == "decline other_plans"
    assert reply(neighbours(), peace()) == "accept kept"
    assert reply(neighbours(), peace(), war_on(BLUE, GREEN)) == "decline other_plans"
    assert "promise" not in " ".join(REPLIES), "agreements with others are secret"


@clause("EX-AGR-4")
def test_it_leaves_alone_what_it_promised_to_leave_alone() -> None:
    game = scene({"france": "red 9", "iberia": "blue 1", "japan": "white 1"}, missions={"red": "destroy_blue"},
                 rest="green", powers=POWERS)  # fmt: skip
    assert order(game) == "attack france iberia 8"
    assert not order(game, peace()).startswith("attack france iberia")


def test_a_common_enemy_is_preferred() -> None:
    states = {"france": "red 9", "iberia": "blue 1", "great_britain": "white 1", "maghreb": "red 1", "iceland": "red 1",
              "eastern_canada": "red 1", "central_europe": "red 1", "southern_europe": "red 1"}  # fmt: skip
    game = scene(states, missions={"red": "asia_australia"}, rest="green", powers=POWERS)
    found = [order(game, Offer(GREEN, (RED, GREEN), AGAINST, against=enemy)) for enemy in (BLUE, WHITE)]
    assert found == ["attack france iberia 8", "attack france great_britain 8"]


def test_a_promise_ends_when_nobody_else_is_left_or_the_partner_claims_the_victory() -> None:
    game = neighbours()
    sight = game.view("red").sight
    assert is_kept(sight, peace())
    assert not is_kept(sight, peace(BLUE, GREEN, WHITE))
    assert not is_kept(sight, Offer(BLUE, (RED, BLUE), FREE, text="peace"))
    sight.table.claim[BLUE] = 1
    assert not is_kept(sight, peace())
    assert is_kept(sight, war_on(GREEN))


def test_a_promise_for_a_border_ends_with_the_border() -> None:
    states = {"france": "red 9", "iberia": "green 1", "maghreb": "blue 1", "japan": "white 1"}
    game = scene(states, missions={"red": "destroy_green"},
                 rest="green", powers=POWERS)  # fmt: skip
    assert order(game, peace()) == order(game)


def test_before_the_game_has_a_board_it_has_no_border() -> None:
    from velmoci.expanze.options import LIBRARY
    from velmoci.expanze.position import new_position
    from velmoci.kernel.order import TABLE_SEAT, Begin
    from velmoci.kernel.rulebook import assemble

    position = new_position(assemble(LIBRARY, (), {"powers": 4, "colour_choice": "pick"}))
    position.apply(TABLE_SEAT, Begin(), Seeded(1))
    bot = SteadyBot(Seeded(1))
    assert str(bot.answer(position.view(0), peace())) == "decline no_border"
    assert str(bot.answer(position.view(0), war_on(GREEN))) == "decline no_border"


def test_offers_and_replies_print_and_come_back() -> None:
    offer = Offer(1, (0, 1), LINE, BORDER, text="x")
    assert load_offer(offer.to_json()).to_json() == offer.to_json()
    for accept in (True, False):
        for reason in REPLIES:
            told = Reply(accept, reason)
            again = read_reply(str(told))
            assert again is not None
            assert str(again) == str(told)
    assert str(read_reply("accept <b>free words</b>")) == "accept"
    assert str(read_reply("decline nonsense")) == "decline"


@pytest.mark.parametrize("text", [None, "", "maybe", "attack iberia maghreb 3"])
def test_what_is_no_reply_is_none(text: str | None) -> None:
    assert read_reply(text) is None
