"""What the steady bot of Evropská válka does where a good player would not hesitate."""

import pytest

from tests.evropska_valka.scenes import Scene, scene
from velmoci.bots.evropska_valka.battles import chance_between, counts, normal_chance
from velmoci.bots.evropska_valka.worth import Worth, rough_chance, steps_on
from velmoci.bots.registry import make_bot
from velmoci.evropska_valka.orders import Assign
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Order
from velmoci.odds.evropska_valka.points import FULL_POOL, blind_chance, blind_side


def choice(game: Scene, player: str = "") -> Order:
    """What the bot of a player decides, by default of the one who is asked; its order is legal."""
    player = player or game.waits_for
    view = game.view(player)
    order = make_bot("evropska_valka", "steady", Seeded(1)).decide(view, view.decisions()[0])
    assert order is not None
    game.position.check(game.seat(player), order)
    return order


def test_it_completes_a_trio() -> None:
    fields = {"france": "blue 2", "britain": "blue 1", "benelux": "blue 1", "ukraine": "yellow 1"}
    assert str(choice(scene(fields, "blue yellow", start=False))) == "move france southern_scandinavia"


def test_it_takes_the_last_field_of_a_trio_by_force() -> None:
    fields = {
        "france": "blue 4", "spain": "blue 1", "britain": "blue 1", "southern_scandinavia": "blue 1",
        "benelux": "green 1", "anatolia": "green 1",
    }  # fmt: skip
    order = str(choice(scene(fields, "blue green", {"blue": "10 10 9 A"}, start=False)))
    assert order.startswith("attack france benelux")


def test_it_topples_its_left_neighbour() -> None:
    fields = {
        "britain": "red 2", "france": "red 5", "spain": "blue 1", "north_africa": "green 2", "near_east": "green 1"
    }  # fmt: skip
    game = scene(fields, "red blue green", {"red": "10 9 A"}, start=False)
    assert str(choice(game)).startswith("attack france spain")


def test_it_does_not_do_the_work_of_another() -> None:
    """The fall of a seat that is not its left neighbour would make somebody else win."""
    fields = {
        "near_east": "green 3", "anatolia": "green 1", "spain": "blue 1", "france": "red 1", "north_africa": "red 1",
        "britain": "red 1",
    }  # fmt: skip
    game = scene(fields, "red blue green", {"green": "10 9 A"}, start=False, on_turn="green")
    assert not str(choice(game)).startswith("attack near_east spain")


def test_it_stops_a_trio_that_is_about_to_be_completed() -> None:
    fields = {
        "france": "blue 4", "spain": "blue 1", "north_africa": "blue 1", "russia": "green 1", "ukraine": "green 1",
        "southern_scandinavia": "green 1", "anatolia": "green 2", "near_east": "green 1",
    }  # fmt: skip
    game = scene(fields, "blue green", {"blue": "10 9 8"}, start=False)
    order = str(choice(game))
    assert order.split()[0] in ("attack", "move")
    assert order.split()[2] in ("russia", "ukraine", "southern_scandinavia", "finland_baltics")


def test_it_uses_a_jack_against_an_invader() -> None:
    game = scene({"spain": "black 3"}, hands={"blue": "J 9"})
    assert str(choice(game)) == "sabotage JC spain"


def test_it_keeps_an_ace_where_a_sabotage_matters_little() -> None:
    assert choice(scene({"spain": "black 1"}, hands={"blue": "A 9"})).kind != "sabotage"


def test_it_looks_before_it_leaps() -> None:
    game = scene({"france": "blue 4"}, hands={"blue": "Q 10 10", "black": "2 3 4"})
    assert choice(game).kind == "espionage"
    game.order("blue", str(choice(game)))
    assert choice(game).kind != "espionage"


def test_it_holds_a_king_for_what_matters() -> None:
    little = scene({"germany": "black 1", "ukraine": "yellow 1"}, "blue black green yellow", {"green": "K"})
    little.order("blue", "attack france germany 1")
    little.order("black", "pass")
    assert str(choice(little, "green")) == "pass"
    fields = {
        "france": "blue 4", "spain": "blue 1", "britain": "blue 1", "benelux": "blue 1", "russia": "green 1",
        "southern_scandinavia": "black 1", "germany": "black 1", "anatolia": "green 1",
    }  # fmt: skip
    much = scene(fields, hands={"blue": "10 10 10", "green": "K 4"}, start=False)
    much.order("blue", "attack france southern_scandinavia 3")
    much.order("black", "pass")
    assert str(choice(much, "green")) == "king KC"


def test_it_passes_without_a_king() -> None:
    game = scene(hands={"black": "2"})
    game.order("blue", "attack france germany 1")
    assert str(choice(game, "black")) == "pass"


@pytest.mark.parametrize(("hand", "laid"), [("2 10 A", "lay 10D"), ("2 9 A", "lay AC"), ("2 3 8", "lay 2C")])
def test_it_defends_with_the_cheapest_card_that_holds(hand: str, laid: str) -> None:
    game = scene(players="blue black", hands={"blue": "10", "black": hand})
    game.order("blue", "attack france germany 1")
    game.pass_all()
    assert str(choice(game, "black")) == laid


def test_it_keeps_good_cards_of_fate_and_gives_poor_ones_away() -> None:
    game = scene(hands={"blue": "9"})
    game.order("blue", "fate", "2 10 A")
    order = choice(game)
    assert isinstance(order, Assign)
    kept = {card[:-1] for card, power in order.cards if power == "french_allies"}
    assert kept == {"10", "A"}


def test_it_discards_its_worst_cards() -> None:
    game = scene(hands={"blue": "2 3 8 K"})
    game.order("blue", "fate", "9 10 A")
    game.order("blue", "assign 9 blue, 10 blue, A blue")
    assert str(choice(game)) == "discard 2C 3C 8C"


def test_it_retreats_to_victory() -> None:
    fields = {
        "france": "blue 1", "germany": "blue 2", "russia": "yellow 1", "italy": "yellow 1", "anatolia": "yellow 1",
        "near_east": "yellow 1",
    }  # fmt: skip
    game = scene(fields, "blue yellow", start=False)
    game.order("blue", "attack germany italy 1")
    game.pass_all("10 2")
    assert len(game.retreats()) > 1
    assert str(choice(game)) == "retreat southern_balkans"


def test_in_a_game_without_end_it_attacks_every_other_round() -> None:
    kinds = []
    for turn in (3, 3 * 41, 3 * 42):
        game = scene({"germany": "black 9"}, hands={"blue": "2 3 J K"})
        game.table.turn = turn
        kinds.append(choice(game).kind)
    assert kinds[0] != "attack"
    assert kinds[1:] == ["attack", kinds[0]]


def test_more_of_the_way_is_worth_more() -> None:
    far = scene({"france": "blue 2"}, "blue yellow")
    near = scene({"france": "blue 1", "britain": "blue 1"}, "blue yellow")
    worth = Worth(far.position.board, 0, False)
    assert worth.of(near.table) > worth.of(far.table)


def test_steps_are_counted_over_land_and_sea() -> None:
    board = scene().position.board
    steps = steps_on(board)

    def between(a: str, b: str) -> int:
        return int(steps[board.index[a] * board.size + board.index[b]])

    assert between("france", "france") == 0
    assert between("france", "russia") == between("russia", "france") == 1
    assert between("britain", "spain") == 2
    assert between("austria_hungary", "anatolia") == 2


def test_rough_chances_rise_with_the_attackers() -> None:
    chances = [rough_chance(attackers, 2) for attackers in range(5)]
    assert chances == sorted(chances)
    assert chances[0] == 0


@pytest.mark.parametrize(("attackers", "defenders"), [(2, 2), (4, 4), (6, 5), (3, 5), (9, 4)])
def test_many_cards_are_taken_for_normally_distributed(attackers: int, defenders: int) -> None:
    exact = float(blind_chance(attackers, defenders))
    sides = blind_side(attackers), blind_side(defenders)
    assert normal_chance(FULL_POOL, *sides) == pytest.approx(exact, abs=0.02)
    assert chance_between(FULL_POOL, *sides) == normal_chance(FULL_POOL, *sides)


def test_attacks_are_weighed_with_enough_and_with_all() -> None:
    assert counts(3, 1) == [1, 2, 3]
    assert counts(20, 2) == [1, 2, 3, 4, 5, 6, 19, 20]
    assert counts(1, 9) == [1]
