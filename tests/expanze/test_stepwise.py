"""`battle_pace=stepwise`: attacker and defender press for their dice in turn."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, scene
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.chance import Recorded
from velmoci.kernel.errors import NotYourDecision

HIT = [6, 1]
OPTIONS = {"battle_pace": "stepwise"}


def front(attackers: int = 5, defenders: int = 2, **options: object) -> Scene:
    """Red's Iberia beside blue's France."""
    return scene(
        {"iberia": f"red {attackers}", "france": f"blue {defenders}", "maghreb": "green 1"},
        hands={"green": "P", "white": "K"},
        options={**OPTIONS, **options},
    )


def duel(game: Scene, attack: int, defence: int, defender: str = "blue") -> None:
    game.order("red", "roll", [attack])
    game.order(defender, "roll", [defence])


def open_battle(game: Scene) -> list[int]:
    """What the table keeps of a battle that goes on."""
    table = game.table
    return [int(number) for number in (table.origin, table.target, table.attackers, table.shown_die)]


@clause("EX-FGT-10", "EX-R-47")
def test_an_attack_opens_a_battle_and_rolls_nothing() -> None:
    game = front()
    events = game.order("red", "attack iberia france 3")
    assert game.phase == "battle"
    assert game.sentences(events, "spectator") == ["attack-announced"]
    assert game.seen("spectator")["battle"] == {
        "origin": "iberia", "target": "france", "attackers": 3, "defenders": 2, "die": 0
    }  # fmt: skip
    assert (game.state("iberia"), game.state("france")) == (("red", 5), ("blue", 2))


@clause("EX-FGT-10", "EX-R-47")
def test_attacker_and_defender_roll_in_turn() -> None:
    game = front()
    game.order("red", "attack iberia france 3")
    assert game.waits_for == "red"
    events = game.order("red", "roll", [4])
    assert game.told(events, "white")[0].values == {"power": "red", "die": 4}
    assert (game.waits_for, game.seen("white")["battle"]["die"]) == ("blue", 4)
    events = game.order("blue", "roll", [6])
    values = game.told(events, "white")[0].values
    assert (values["die"], values["defence"], values["attackers"], values["defenders"]) == (4, 6, 2, 2)
    assert (game.waits_for, game.seen("white")["battle"]["die"]) == ("red", 0)


@clause("EX-FGT-10")
def test_every_die_that_is_pressed_for_has_six_sides() -> None:
    game = front()
    game.order("red", "attack iberia france 3")
    for seat, die in ((0, 4), (1, 6), (0, 6), (1, 1)):
        chance = Recorded((die,))
        game.position.apply(seat, NOTATION.parse("roll"), chance)
        assert chance.sides == [6]


@clause("EX-FGT-14", "EX-FGT-15")
@pytest.mark.parametrize("defence", [1, 6])
def test_nothing_of_a_battle_is_left_open_when_it_is_settled(defence: int) -> None:
    game = front(5, 1)
    before = open_battle(game)
    game.order("red", "attack iberia france 2")
    duel(game, 6 if defence == 1 else 1, defence)
    if defence == 6:
        duel(game, 1, defence)
    assert (game.phase, open_battle(game)) == ("fighting", before)


@clause("EX-FGT-10")
def test_nobody_rolls_for_the_other_or_twice() -> None:
    game = front()
    game.order("red", "attack iberia france 3")
    for power in ("blue", "green"):
        assert isinstance(game.refused(power, "roll", "not_your_die", "EX-FGT-10"), NotYourDecision)
    game.order("red", "roll", [4])
    for power in ("red", "green"):
        refusal = game.refused(power, "roll", "not_your_die", "EX-FGT-10")
        assert refusal.values == {"power": "blue"}


@clause("EX-FGT-8", "EX-FGT-9", "EX-FGT-13", "EX-R-23")
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize(
    ("power", "text", "code", "rule"),
    [
        ("red", "attack iberia france 1", "battle_open", "EX-FGT-9"),
        ("red", "arm iberia 1", "battle_open", "EX-FGT-9"),
        ("red", "end_turn", "battle_open", "EX-FGT-9"),
        ("red", "draw_card", "battle_open", "EX-FGT-9"),
        ("red", "show_mission", "battle_open", "EX-FGT-9"),
        ("red", "resign", "battle_open", "EX-ELI-7"),
        ("blue", "arm france 1", "battle_open", "EX-FGT-8"),
        ("blue", "end_turn", "battle_open", "EX-FGT-8"),
        ("blue", "show_mission", "battle_open", "EX-FGT-8"),
        ("blue", "resign", "battle_open", "EX-ELI-7"),
        ("green", "end_turn", "battle_open", "EX-FGT-8"),
        ("green", "resign", "battle_open", "EX-ELI-7"),
        ("green", "offer_trade white give P want K", "trade_closed", "EX-TRD-3"),
    ],
)
def test_everything_but_the_next_die_is_refused(
    power: str, text: str, code: str, rule: str, rolled: bool
) -> None:
    game = front()
    game.order("red", "attack iberia france 3")
    if rolled:
        game.order("red", "roll", [3])
    game.refused(power, text, code, rule)


@clause("EX-FGT-11", "EX-FGT-12", "EX-FGT-15", "EX-CRD-1")
def test_the_last_duel_settles_a_battle_that_is_won() -> None:
    game = front()
    game.order("red", "attack iberia france 3")
    duel(game, 2, 2)
    duel(game, 6, 5)
    assert (game.state("iberia"), game.state("france")) == (("red", 4), ("blue", 1))
    game.order("red", "roll", [3])
    events = game.order("blue", "roll", [1])
    assert game.sentences(events, "spectator") == ["duel", "state-taken"]
    assert (game.state("iberia"), game.state("france")) == (("red", 2), ("red", 2))
    assert (game.phase, game.seen("spectator")["battle"]) == ("fighting", None)
    assert game.seen("spectator")["card_right"] is True


@clause("EX-FGT-14", "EX-CRD-1")
def test_the_last_duel_settles_a_battle_that_is_lost() -> None:
    game = front()
    game.order("red", "attack iberia france 1")
    game.order("red", "roll", [2])
    events = game.order("blue", "roll", [2])
    assert game.sentences(events, "spectator") == ["duel", "state-held"]
    assert (game.state("iberia"), game.state("france")) == (("red", 4), ("blue", 2))
    assert game.phase == "fighting"
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-1")
    game.refused("red", "attack iberia france 1", "pair_used", "EX-FGT-16")


@clause("EX-FGT-10", "EX-FGT-13")
@pytest.mark.parametrize("dice", [[5, 2, 3, 3, 6, 4], [1, 1, 6, 1, 2, 5, 3, 4]])
def test_the_same_dice_end_in_the_same_position_as_at_once(dice: list[int]) -> None:
    slow, quick = (
        front(),
        scene(
            {"iberia": "red 5", "france": "blue 2", "maghreb": "green 1"}, hands={"green": "P", "white": "K"}
        ),
    )
    quick.order("red", "attack iberia france 3", dice)
    slow.order("red", "attack iberia france 3")
    for attack, defence in zip(dice[::2], dice[1::2], strict=True):
        duel(slow, attack, defence)
    assert slow.position.dump() == quick.position.dump()


@clause("EX-FGT-10", "EX-ELI-6", "EX-R-35", "EX-R-47")
def test_for_a_power_that_resigned_the_engine_rolls() -> None:
    game = front()
    game.order("blue", "resign")
    game.order("red", "attack iberia france 2")
    events = game.order("red", "roll", [6, 1])
    assert game.sentences(events, "spectator") == ["attacker-rolled", "duel"]
    assert (game.waits_for, game.state("france")) == ("red", ("blue", 1))
    game.order("red", "roll", [1, 1])
    game.order("red", "roll", [1, 6])
    assert (game.phase, game.state("france")) == ("fighting", ("blue", 1))


@clause("EX-ELI-6", "EX-R-53")
def test_for_a_power_that_won_the_engine_rolls() -> None:
    game = scene(
        {"asia": "blue 1", "australia": "blue 1", "european_russia": "red 4"},
        on_turn="blue",
        missions={"blue": "asia_australia"},
        options={**OPTIONS, "continue_after_win": True, "hold_rounds": 0},
    )
    game.order("blue", "show_mission")
    game.pass_to("red")
    game.order("red", "attack european_russia siberia 2")
    game.refused("blue", "roll", "power_destroyed", "EX-ELI-6")
    game.order("red", "roll", HIT)
    assert game.state("siberia") == ("red", 2)


@clause("EX-ELI-1", "EX-WIN-9")
def test_a_battle_die_by_die_can_destroy_a_power_and_end_the_game() -> None:
    game = scene({"iberia": "red 5", "france": "blue 1"}, ("red", "blue"), rest="red", options=OPTIONS)
    game.order("red", "attack iberia france 2")
    duel(game, 6, 1)
    assert game.outcome == (("red",), "alone")


@clause("EX-WIN-4")
def test_a_claim_is_broken_only_when_the_battle_is_over() -> None:
    game = scene(
        {"asia": "blue 1", "siberia": "blue 2", "australia": "blue 1", "european_russia": "red 4"},
        on_turn="blue",
        missions={"blue": "asia_australia"},
        options=OPTIONS,
    )
    game.order("blue", "show_mission")
    game.pass_to("red")
    game.order("red", "attack european_russia siberia 3")
    duel(game, 6, 1)
    assert game.claim("blue") == 1
    duel(game, 6, 1)
    assert game.claim("blue") == 0


@clause("EX-FGT-18", "EX-FGT-19")
def test_after_a_battle_the_turn_goes_on_with_the_next_attack() -> None:
    game = front()
    game.order("red", "attack iberia france 3")
    duel(game, 6, 1)
    duel(game, 6, 1)
    game.order("red", "attack iberia maghreb 1")
    duel(game, 6, 1, "green")
    assert (game.state("france"), game.state("maghreb")) == (("red", 3), ("red", 1))


@clause("EX-FGT-10")
def test_silence_rolls_for_either_side() -> None:
    game = front()
    game.order("red", "attack iberia france 1")
    for _ in range(2):
        asked = game.position.pending()[0]
        game.order(game.powers[asked.seat], str(asked.default()), [1])
    assert game.phase == "fighting"


@clause("EX-FGT-10", "EX-R-47")
def test_at_the_usual_pace_nobody_presses_for_a_die() -> None:
    game = scene({"iberia": "red 5", "france": "blue 2"})
    game.refused("red", "roll", "wrong_phase", "EX-FGT-10")
    game.order("red", "attack iberia france 1", [1, 1])
    assert game.phase == "fighting"
