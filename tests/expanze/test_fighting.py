"""FGT: attacks and the duels of a battle."""

from itertools import product

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, scene
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.chance import Scripted, Seeded

LEVEL = [1, 1]
"""A duel that the attacker loses."""
HIT = [6, 1]
"""A duel that the attacker wins."""


def front(attackers: int, defenders: int, **options: object) -> Scene:
    """Red in Iberia beside blue in France and Maghreb; red in Central Europe, on the other side of France."""
    return scene(
        {
            "iberia": f"red {attackers}",
            "france": f"blue {defenders}",
            "central_europe": "red 4",
            "maghreb": "blue 1",
            "southern_europe": "blue 9",
            "great_britain": "blue 5",
        },
        options=options,
    )


@clause("EX-FGT-1")
@pytest.mark.parametrize(
    ("origin", "target"), [("iberia", "france"), ("alaska", "chukotka"), ("greenland", "eastern_canada")]
)
def test_an_attack_crosses_a_border_a_sea_route_or_a_strait(origin: str, target: str) -> None:
    game = scene({origin: "red 3", target: "blue 1"})
    game.order("red", f"attack {origin} {target} 2", HIT)
    assert game.state(target) == ("red", 2)


@clause("EX-FGT-1")
def test_an_attack_comes_from_an_own_state() -> None:
    game = front(3, 2)
    game.refused("red", "attack southern_europe central_europe 1", "not_own_state", "EX-FGT-1")
    game.refused("red", "attack southern_europe france 1", "not_own_state", "EX-FGT-1")


@clause("EX-FGT-1")
def test_an_attack_goes_to_a_state_of_another_power() -> None:
    game = scene({"iberia": "red 5", "france": "red 5"})
    game.refused("red", "attack iberia france 2", "own_target", "EX-FGT-1")
    game.refused("red", "attack iberia iberia 2", "own_target", "EX-FGT-1")


@clause("EX-FGT-1")
def test_an_attack_goes_to_an_adjacent_state() -> None:
    game = scene(
        {"iberia": "red 5", "eastern_europe": "blue 1", "western_canada": "red 5", "eastern_usa": "blue 1"}
    )
    game.refused("red", "attack iberia eastern_europe 2", "not_adjacent", "EX-FGT-1")
    game.refused("red", "attack western_canada eastern_usa 2", "not_adjacent", "EX-FGT-1")


@clause("EX-FGT-1", "EX-FGT-2", "EX-FGT-3", "EX-FGT-4", "EX-FGT-16")
def test_the_attacks_that_are_offered_are_exactly_those_that_are_accepted() -> None:
    game = front(4, 2)
    game.order("red", "attack iberia france 1", LEVEL)
    texts = (f"attack {a} {b} {n}" for a, b, n in product(BOARD.states, BOARD.states, range(6)))
    accepted = {text for text in texts if game.allows("red", text)}
    menus = [menu for decision in game.view("red").decisions() for menu in decision.menus()]
    offered = [str(order) for menu in menus if menu.kind == "attack" for order in menu]
    assert "attack central_europe france 3" in accepted
    assert sorted(offered) == sorted(accepted)


@clause("EX-FGT-2")
@pytest.mark.parametrize("count", [0, -1, -7])
def test_at_least_one_soldier_is_committed(count: int) -> None:
    front(5, 2).refused("red", f"attack iberia france {count}", "negative_count", "EX-FGT-2")


@clause("EX-FGT-2", "EX-FGT-3")
def test_a_single_soldier_cannot_attack() -> None:
    front(1, 2).refused("red", "attack iberia france 1", "too_few", "EX-FGT-2")


@clause("EX-FGT-2", "EX-FGT-5")
@pytest.mark.parametrize("count", range(1, 10))
def test_any_number_from_one_to_all_but_one_may_be_committed(count: int) -> None:
    game = front(10, 1)
    game.order("red", f"attack iberia france {count}", HIT)
    assert game.state("france") == ("red", count)
    assert game.state("iberia") == ("red", 10 - count)


@clause("EX-FGT-3")
@pytest.mark.parametrize("soldiers", [2, 3, 10])
def test_one_soldier_stays_behind_without_exception(soldiers: int) -> None:
    front(soldiers, 1).refused("red", f"attack iberia france {soldiers}", "leave_one", "EX-FGT-3")


@clause("EX-FGT-4")
def test_only_soldiers_in_the_attacking_state_can_be_committed() -> None:
    game = front(3, 2)
    assert game.state("central_europe") == ("red", 4)
    game.refused("red", "attack iberia france 4", "too_few", "EX-FGT-4")
    game.refused("red", "attack iberia france 6", "too_few", "EX-FGT-4")


@clause("EX-FGT-5")
def test_soldiers_that_were_not_committed_take_no_part() -> None:
    game = front(10, 3)
    game.order("red", "attack iberia france 2", [*LEVEL, *LEVEL])
    assert game.state("iberia") == ("red", 8)
    assert game.state("france") == ("blue", 3)


@clause("EX-FGT-6")
def test_a_stronger_defender_may_be_attacked() -> None:
    game = front(2, 9)
    game.order("red", "attack iberia france 1", HIT * 9)
    assert game.state("france") == ("red", 1)


@clause("EX-FGT-7")
def test_all_soldiers_in_the_attacked_state_defend() -> None:
    game = front(2, 4)
    events = game.order("red", "attack iberia france 1", HIT * 4)
    assert game.told(events, "blue")[0].values["defenders"] == 4
    assert game.state("france") == ("red", 1)


@clause("EX-FGT-8")
def test_soldiers_next_to_the_attacked_state_do_not_help() -> None:
    game = front(3, 1)
    game.order("red", "attack iberia france 2", HIT)
    assert game.state("france") == ("red", 2)
    assert (game.state("southern_europe"), game.state("great_britain")) == (("blue", 9), ("blue", 5))


@clause("EX-FGT-8")
@pytest.mark.parametrize("text", ["arm france 3", "attack southern_europe france 3", "place_first france 1"])
def test_the_defender_cannot_call_in_soldiers_while_the_battle_is_open(text: str) -> None:
    game = front(3, 1, battle_pace="stepwise")
    game.order("red", "attack iberia france 2")
    game.refused("blue", text, "battle_open", "EX-FGT-8")


@clause("EX-FGT-9")
@pytest.mark.parametrize("text", ["attack iberia france 3", "attack central_europe france 1", "arm iberia 1"])
def test_the_attacker_cannot_add_soldiers_to_an_attack(text: str) -> None:
    game = front(9, 2, battle_pace="stepwise")
    game.order("red", "attack iberia france 2")
    game.refused("red", text, "battle_open", "EX-FGT-9")


@clause("EX-FGT-9")
def test_a_battle_ends_with_the_committed_soldiers_however_many_stand_behind() -> None:
    game = front(9, 1)
    game.order("red", "attack iberia france 1", LEVEL)
    assert (game.state("iberia"), game.state("france")) == (("red", 8), ("blue", 1))


@clause("EX-FGT-10", "EX-R-47")
def test_the_attacker_rolls_first_and_then_the_defender() -> None:
    won, lost = front(2, 1), front(2, 1)
    won.order("red", "attack iberia france 1", [5, 2])
    lost.order("red", "attack iberia france 1", [2, 5])
    assert (won.state("france"), lost.state("france")) == (("red", 1), ("blue", 1))


@clause("EX-FGT-10", "EX-R-47")
def test_every_die_is_told_in_the_order_in_which_it_was_rolled() -> None:
    events = front(4, 2).order("red", "attack iberia france 3", [5, 2, 3, 3, 6, 4])
    seen = events[0].seen_by(-1)
    assert seen is not None
    assert seen.values["dice"] == [5, 2, 3, 3, 6, 4]


@clause("EX-FGT-11", "EX-FGT-12")
@pytest.mark.parametrize(("attack", "defence"), list(product(range(1, 7), repeat=2)))
def test_the_higher_die_wins_a_duel_and_the_defender_wins_ties(attack: int, defence: int) -> None:
    game = front(2, 1)
    game.order("red", "attack iberia france 1", [attack, defence])
    if attack > defence:
        assert (game.state("iberia"), game.state("france")) == (("red", 1), ("red", 1))
    else:
        assert (game.state("iberia"), game.state("france")) == (("red", 1), ("blue", 1))


@clause("EX-FGT-11", "EX-FGT-12")
def test_each_duel_costs_exactly_one_soldier() -> None:
    game = front(6, 3, battle_pace="stepwise")
    game.order("red", "attack iberia france 4")
    soldiers = []
    for attack, defence in [(6, 1), (3, 3), (1, 6), (6, 5)]:
        game.order("red", "roll", [attack])
        game.order("blue", "roll", [defence])
        soldiers.append((game.state("iberia")[1], game.state("france")[1]))
    assert soldiers == [(6, 2), (5, 2), (4, 2), (4, 1)]


@clause("EX-FGT-10", "EX-FGT-11", "EX-FGT-12")
@pytest.mark.parametrize("dice", [[5, 2, 3, 3, 6, 4], [1, 6, 6, 1, 2, 5, 3, 4]])
def test_a_battle_that_nobody_watches_goes_the_same_way(dice: list[int]) -> None:
    watched, alone = front(4, 2), front(4, 2)
    watched.order("red", "attack iberia france 3", dice)
    alone.position.carry_out(0, NOTATION.parse("attack iberia france 3"), Scripted(dice))
    assert alone.position.dump() == watched.position.dump()


@clause("EX-FGT-13", "EX-R-23")
def test_duels_go_on_until_one_side_is_gone() -> None:
    game = front(5, 3)
    game.order("red", "attack iberia france 4", [*LEVEL, *HIT, *LEVEL, *HIT, *LEVEL, *HIT])
    assert (game.state("iberia"), game.state("france")) == (("red", 1), ("red", 1))


@clause("EX-FGT-13", "EX-R-23")
def test_neither_side_can_break_off_an_open_battle() -> None:
    game = front(5, 3, battle_pace="stepwise")
    game.order("red", "attack iberia france 4")
    game.order("red", "roll", [1])
    game.order("blue", "roll", [6])
    assert game.phase == "battle"
    for power in ("red", "blue"):
        code = "EX-FGT-9" if power == "red" else "EX-FGT-8"
        game.refused(power, "end_turn", "battle_open", code)
        game.refused(power, "resign", "battle_open", "EX-ELI-7")
    assert game.offered("red") == {"roll"}


@clause("EX-FGT-14")
def test_a_failed_attack_changes_no_owner_and_leaves_the_surviving_defenders() -> None:
    game = front(4, 3)
    game.order("red", "attack iberia france 3", [*HIT, *LEVEL, *HIT, *LEVEL, *LEVEL])
    assert game.state("france") == ("blue", 1)
    assert game.state("iberia") == ("red", 1)
    assert game.on_turn == "red"


@clause("EX-FGT-15")
def test_every_surviving_attacker_moves_in_and_nobody_else() -> None:
    game = front(7, 2)
    game.order("red", "attack iberia france 5", [*LEVEL, *HIT, *LEVEL, *HIT])
    assert game.state("france") == ("red", 3)
    assert game.state("iberia") == ("red", 2)
    assert "france" in game.states_of("red")


@clause("EX-FGT-15", "EX-SOL-5", "EX-R-27")
def test_a_conquest_cannot_be_followed_by_more_soldiers() -> None:
    game = front(7, 1)
    game.order("red", "attack iberia france 1", HIT)
    game.refused("red", "attack iberia france 3", "own_target", "EX-FGT-1")
    game.refused("red", "arm france 3", "already_fought", "EX-TRN-4")
    assert (game.state("iberia"), game.state("france")) == (("red", 6), ("red", 1))


@clause("EX-FGT-16", "EX-R-25")
def test_a_state_is_attacked_from_the_same_state_once_a_turn() -> None:
    game = front(6, 2)
    game.order("red", "attack iberia france 1", LEVEL)
    game.refused("red", "attack iberia france 1", "pair_used", "EX-FGT-16")
    game.refused("red", "attack iberia france 4", "pair_used", "EX-FGT-16")
    assert game.seen("spectator")["attacked"] == [["iberia", "france"]]


@clause("EX-FGT-16", "EX-R-25")
def test_a_used_pair_stays_used_after_other_attacks_in_the_turn() -> None:
    game = front(6, 2)
    game.order("red", "attack iberia france 1", LEVEL)
    game.order("red", "attack iberia maghreb 1", HIT)
    game.refused("red", "attack iberia france 1", "pair_used", "EX-FGT-16")


@clause("EX-FGT-16", "EX-R-25")
def test_the_pair_is_free_again_in_the_next_turn() -> None:
    game = front(6, 2)
    game.order("red", "attack iberia france 1", LEVEL)
    game.pass_to("red")
    assert game.seen("spectator")["attacked"] == []
    game.order("red", "attack iberia france 1", LEVEL)
    assert game.state("iberia") == ("red", 4)


@clause("EX-FGT-16", "EX-R-25")
def test_the_other_direction_is_another_pair() -> None:
    game = front(6, 3)
    game.order("red", "attack iberia france 1", LEVEL)
    game.order("red", "end_turn")
    game.order("blue", "attack france iberia 1", LEVEL)
    assert game.state("france") == ("blue", 2)


@clause("EX-FGT-17")
def test_after_a_failure_another_state_may_attack_the_same_target() -> None:
    game = front(3, 1)
    game.order("red", "attack iberia france 2", [*LEVEL, *LEVEL])
    game.order("red", "attack central_europe france 3", HIT)
    assert game.state("france") == ("red", 3)


@clause("EX-FGT-16", "EX-FGT-17")
def test_after_a_failure_the_same_state_may_attack_another_target() -> None:
    game = front(4, 2)
    game.order("red", "attack iberia france 1", LEVEL)
    game.order("red", "attack iberia maghreb 2", HIT)
    assert game.state("maghreb") == ("red", 2)


@clause("EX-FGT-18")
def test_a_turn_may_hold_any_number_of_attacks_won_or_lost() -> None:
    game = scene({"china": "red 9"} | dict.fromkeys(BOARD.neighbours("china"), "blue 1"))
    outcomes = [LEVEL, LEVEL, HIT, LEVEL, HIT, LEVEL, LEVEL]
    for target, dice in zip(BOARD.neighbours("china"), outcomes, strict=True):
        game.order("red", f"attack china {target} 1", dice)
    assert game.state("china") == ("red", 2)
    assert game.phase == "fighting"
    assert sum(game.state(target)[0] == "red" for target in BOARD.neighbours("china")) == 2


@clause("EX-FGT-19", "EX-R-24")
def test_a_conquered_state_may_attack_onwards_in_the_same_turn() -> None:
    game = scene({"alaska": "red 5", "chukotka": "blue 1", "siberia": "blue 1", "mongolia": "green 1"})
    game.order("red", "attack alaska chukotka 4", HIT)
    game.order("red", "attack chukotka siberia 3", HIT)
    game.order("red", "attack siberia mongolia 2", HIT)
    standing = [game.state(state) for state in ("alaska", "chukotka", "siberia", "mongolia")]
    assert standing == [("red", 1), ("red", 1), ("red", 1), ("red", 2)]


@clause("EX-FGT-19", "EX-R-24")
def test_a_conquest_by_one_soldier_cannot_attack_onwards() -> None:
    game = scene({"alaska": "red 5", "chukotka": "blue 1", "siberia": "blue 1"})
    game.order("red", "attack alaska chukotka 1", HIT)
    game.refused("red", "attack chukotka siberia 1", "too_few", "EX-FGT-2")


@clause("EX-SOL-2", "EX-FGT-11", "EX-R-43")
def test_soldiers_lost_in_battle_can_be_placed_again() -> None:
    game = scene(
        {"iberia": "red 40", "france": "blue 1", "india": "red 20"},
        ("red", "blue", "green"),
        rest="green",
        options={"soldier_limit": 60},
    )
    game.refused("red", "arm iberia 1", "supply_empty", "EX-SOL-1")
    game.order("red", "attack iberia france 3", LEVEL * 3)
    game.pass_to("red")
    game.order("red", "arm iberia 3")
    assert game.soldiers("red") == 60


@clause("EX-FGT-1", "EX-FGT-2", "EX-FGT-16")
def test_every_attack_is_offered_also_behind_states_that_have_nobody_to_attack() -> None:
    """Red's states come early and late on the board; some lie among red's own, one has attacked all around it."""
    game = scene({"north_america": "red 3", "europe": "red 2", "australia": "red 4", "greenland": "blue 1"})
    game.order("red", "attack iceland greenland 1", LEVEL)
    idle, offered = list[str](), set[str]()
    menu = next(menu for menu in game.view("red").decisions()[0].menus() if menu.kind == "attack")
    for origin in game.states_of("red"):
        soldiers = game.state(origin)[1]
        found = {
            text
            for target, count in product(BOARD.states, range(1, soldiers + 1))
            if game.allows("red", text := f"attack {origin} {target} {count}")
        }
        idle += [] if found or soldiers == 1 else [origin]
        offered |= found
    last = max(BOARD.index[text.split()[1]] for text in offered)
    assert min(BOARD.index[origin] for origin in idle) < last
    assert {str(order) for order in menu} == offered
    assert menu.count() == len(offered)
    assert {str(menu.sample(Seeded(seed))) for seed in range(600)} == offered


@clause("EX-FGT-7", "EX-FGT-10", "EX-FGT-13", "EX-FGT-14", "EX-FGT-15")
@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([6, 1, 1, 1, 6, 1], {"event": "battle-won", "lost": 1, "killed": 2, "won": [1, 0, 1]}),
        ([1, 1, 6, 1, 3, 5, 2, 2], {"event": "battle-lost", "lost": 3, "killed": 1, "won": [0, 1, 0, 0]}),
    ],
)
def test_a_battle_is_told_whole_with_its_losses_and_dice(dice: list[int], told: dict[str, object]) -> None:
    game = scene({"iberia": "red 6", "france": "blue 2"})
    events = game.order("red", "attack iberia france 3", dice)
    places = {"power": "red", "other": "blue", "origin": "iberia", "target": "france"}
    assert game.shown(events)[0] == {**told, **places, "attackers": 3, "defenders": 2, "dice": dice}
