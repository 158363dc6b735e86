"""What `import velmoci` gives: short names for games, orders, bots, odds and records."""

import pytest

import velmoci
from velmoci import api

QUICK = {"colour_choice": "random", "round_limit": 10}


def test_every_public_name_is_there_and_sorted() -> None:
    names = [name for name in velmoci.__all__ if name != "__version__"]
    assert names == api.__all__ == sorted(names)
    assert [name for name in names if getattr(velmoci, name) is not getattr(api, name)] == []
    assert set(names) <= set(dir(velmoci))
    with pytest.raises(AttributeError, match="nonsense"):
        getattr(velmoci, "nonsense")  # noqa: B009


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    texts = []
    for seed in (7, 7, 8):
        game = velmoci.new_game("expanze", players=3, seed=seed, options=QUICK)
        assert game.play(["steady", "random", "random"]) is not None
        texts.append(list(game.archive().lines()))
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


@pytest.mark.parametrize("name", ["expanze", "evropska_valka", "salva"])
def test_a_game_is_played_saved_proved_and_resumed(name: str) -> None:
    game = velmoci.new_game(name, seed=7, options=velmoci.find_game(name).simulation)
    for _ in range(20):
        seat = game.pending()[0].seat
        order = velmoci.make_bot(name, "random").decide(game.view(seat), game.pending()[0])
        assert order is not None
        game.give(seat, order)
    saved = velmoci.read_archive("\n".join(game.archive().lines()))
    assert velmoci.verify(saved) == len(game.records) == 21
    assert velmoci.resume(saved).position.dump() == game.position.dump()


def test_an_order_is_given_as_it_is_written_and_a_refusal_changes_nothing() -> None:
    game = velmoci.new_game("expanze", players=2, seed=7, options=QUICK)
    seat, before = game.pending()[0].seat, game.position.dump()
    with pytest.raises(velmoci.Refusal):
        game.give(seat, "end_turn")
    with pytest.raises(velmoci.Malformed):
        game.give(seat, "end the turn")
    assert (game.position.dump(), len(game.records)) == (before, 1)
    order = game.pending()[0].sample(game.chance)
    game.give(seat, str(order))
    assert velmoci.parse_order("expanze", str(order)) == game.records[-1].order == order


def test_bots_play_until_a_seat_without_one_is_asked() -> None:
    game = velmoci.new_game("evropska_valka", players=3, seed=7)
    assert game.play({0: "random", 1: "random"}) is None
    assert game.pending()[0].seat == 2
    assert [sorted(seat) for seat in game.archive().seats] == [["bot"], ["bot"], ["person"]]


def test_a_scenario_says_how_many_play() -> None:
    assert velmoci.new_game("salva", players=2, options={"scenario": "border_war"}).seats == 2
    with pytest.raises(velmoci.Rejected):
        velmoci.new_game("salva", players=5, options={"scenario": "border_war"})


@pytest.mark.parametrize("name", ["expanze", "evropska_valka", "salva"])
def test_every_game_tells_the_odds_of_an_attack(name: str) -> None:
    game = velmoci.new_game(name, seed=7, options=velmoci.find_game(name).simulation)
    bots = [velmoci.make_bot(name, "random", seat) for seat in range(game.seats)]
    for _ in range(2000):
        decision = game.pending()[0]
        attacks = [order for menu in decision.menus() if menu.kind == "attack" for order in [menu.sample(game.chance)]]
        if attacks:
            odds = velmoci.attack_odds(name, game.view(decision.seat), attacks[0])
            assert 0 <= odds.win <= 1
            assert odds.to_json()
            return
        order = bots[decision.seat].decide(game.view(decision.seat), decision)
        assert order is not None
        game.give(decision.seat, order)
    raise AssertionError("nobody could attack")


def test_an_attack_that_the_rules_refuse_has_no_odds() -> None:
    game = velmoci.new_game("expanze", players=2, seed=7, options=QUICK)
    order = velmoci.parse_order("expanze", "attack maghreb iberia 4")
    with pytest.raises(velmoci.Rejected):
        velmoci.attack_odds("expanze", game.view(game.pending()[0].seat), order)
    with pytest.raises(LookupError, match="ludo"):
        velmoci.attack_odds("ludo", game.view(0), order)


def test_a_tournament_is_simulated() -> None:
    result = velmoci.simulate("evropska_valka", ["steady", "random"], 2, seed=7)
    assert len(result.games) == 2
