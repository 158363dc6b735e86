"""What the steady bot asks of others: passage, command for an attack together, shelter for a friend, gifts."""

from collections.abc import Mapping, Sequence

from tests.maps.drawn import RING_OF_FIVE, Fields
from tests.salva.allies import allies
from tests.salva.scenes import Scene
from velmoci.bots.salva.friends import Friends
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Seeded

BETWEEN = {"a": 0, "b": 1, "c": 2, "d": 3, "e": 0}
"""A friend's land lies between seat 1 and seat 3."""
ROW = {"a": ["b"], "b": ["c"], "c": ["d"], "d": []}
AROUND = {"a": 0, "b": 2, "c": 1, "d": 3, "e": 0}
"""Seat 3 lies between seat 1 and its friend."""


def friends(owners: Mapping[str, int], armies: Sequence[tuple[int, str, str]], fields: Fields = RING_OF_FIVE) -> Scene:
    """Seats 1 and 2 have a treaty; everybody has these armies."""
    scene = allies(owners=owners, fields=fields)
    for seat, field, units in armies:
        scene.army(seat, field, units)
    scene.order(0, "offer_treaty seat_2")
    scene.order(1, "answer_treaty pact_12_1 accept")
    return scene


def says(scene: Scene, seat: int) -> str:
    """What the bot does about the question that lies before a seat."""
    decision = next(one for one in scene.position.pending() if one.seat == seat)
    return str(SteadyBot(Seeded(1)).decide(scene.position.view(seat), decision))


def played(scene: Scene, seat: int) -> str:
    """The same, and it is done."""
    order = says(scene, seat)
    scene.order(seat, order)
    return order


def passing() -> Scene:
    return friends(BETWEEN, [(0, "a", "tank tank tank"), (2, "c", "inf"), (3, "d", "tank " * 6)])


def lending() -> Scene:
    armies = [(0, "a", "tank tank tank"), (2, "b", "tank tank tank"), (1, "c", "tank tank tank")]
    return friends({"a": 0, "b": 2, "c": 1, "d": 3}, [*armies, (3, "d", "tank " * 6)], ROW)


def test_it_asks_for_passage_where_that_opens_the_way_to_a_battle_worth_fighting() -> None:
    scene = passing()
    assert played(scene, 0) == "ask_passage seat_2"
    assert played(scene, 1) == "agree"
    assert says(scene, 0) == "attack c with tank_1:b"


def test_whoever_refused_is_asked_nothing_more_in_that_turn() -> None:
    scene = passing()
    assert played(scene, 0) == "ask_passage seat_2"
    scene.order(1, "decline")
    for _ in range(4):
        order = played(scene, 0)
        assert "seat_2" not in order
        if order == "end_movement":
            return
    raise AssertionError("it goes on for ever")


def test_it_lends_units_for_an_attack_that_both_win_together_and_neither_alone() -> None:
    scene = lending()
    said = [played(scene, 0)]
    while said[-1] != "end_movement":
        said += [played(scene, 1), played(scene, 0)] if said[-1].startswith("hand_over") else [played(scene, 0)]
    assert said.count("agree") == len([order for order in said if order.startswith("hand_over tank")]) > 0
    scene.order(0, "end_production")
    order = played(scene, 1)
    assert order.startswith("attack b with tank_1")
    assert "tank_7" in order, "its own attack too"
    assert says(scene, 0) == "agree"


def test_who_could_win_alone_is_lent_nothing() -> None:
    scene = lending()
    scene.army(1, "c", "tank " * 6)
    said = [played(scene, 0)]
    while said[-1] != "end_movement":
        said.append(played(scene, 0))
    assert not [order for order in said if "seat_2" in order]


def lent() -> Scene:
    """The second seat commands a tank of the first, and it is its turn."""
    scene = lending()
    scene.order(0, "hand_over tank_1 to seat_2")
    scene.order(1, "agree")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    return scene


def test_units_of_others_attack_only_while_their_owner_lets_them() -> None:
    scene = lent()
    scene.army(1, "c", "tank tank")
    order = played(scene, 1)
    assert order.startswith("attack b with tank_1")
    scene.order(0, "decline")
    assert "tank_1," not in says(scene, 1)


def test_an_attack_that_would_be_lost_is_not_agreed_to() -> None:
    scene = lent()
    scene.army(2, "b", "tank tank")
    scene.order(1, "attack b with tank_1, tank_7")
    assert says(scene, 0) == "decline"


def sheltering() -> Scene:
    armies = [(0, "a", "tank tank"), (1, "b", "tank"), (2, "c", "tank " * 4)]
    return friends({"a": 0, "b": 1, "c": 2, "d": 3}, [*armies, (3, "d", "tank " * 6)], ROW)


def test_a_friend_in_need_gets_guests_and_lets_them_in() -> None:
    scene = sheltering()
    assert played(scene, 0) == "move tank_1 b"
    assert says(scene, 1) == "agree"


def test_guests_go_home_when_they_are_not_needed_any_more() -> None:
    scene = sheltering()
    played(scene, 0)
    scene.order(1, "agree")
    assert not says(scene, 0).startswith("move tank_1"), "without it there would be too few"
    scene.army(1, "b", "tank tank tank")
    assert played(scene, 0) == "move tank_1 a"
    assert says(scene, 0) == "end_movement"


LATTICE = {"a": ["b", "e"], "b": ["c", "e"], "c": ["d"], "d": ["e"], "e": ["f"], "f": []}


def ceding() -> Scene:
    owners = {"a": 0, "b": 1, "c": 2, "d": 3, "e": 0, "f": 0}
    armies = [(0, "a", "tank"), (1, "b", "tank " * 4), (2, "c", "tank"), (3, "d", "tank " * 4)]
    scene = friends(owners, armies, LATTICE)
    scene.give("c", 3)
    scene.order(0, "end_movement")
    return scene


def last_said(scene: Scene) -> str:
    """What the bot does when it has bought what it wants; what it buys is left undone."""
    for field in ("a", "e", "f"):
        scene.position.table.purse[scene.rules.board.index[field]] = 0
    return says(scene, 0)


def test_a_field_that_would_be_lost_goes_to_a_friend_who_can_keep_it() -> None:
    scene = ceding()
    assert last_said(scene) == "cede e to seat_2"


def test_no_field_is_given_away_that_can_be_held_or_that_the_friend_would_lose() -> None:
    scene = ceding()
    scene.army(0, "e", "tank")
    assert last_said(scene) == "end_production"
    scene = ceding()
    scene.army(3, "d", "tank tank")
    assert last_said(scene) == "end_production"


def test_the_common_enemy_makes_friends_and_a_leader_has_none() -> None:
    scene = allies(owners=AROUND)
    scene.army(2, "b", "tank tank")
    scene.army(3, "d", "inf")
    assert [Friends(scene.position.sight(0)).is_friend(seat) for seat in range(4)] == [False, True, False, True]
    assert Friends(scene.position.sight(0)).foe(0) == 2
    scene.army(1, "c", "inf")
    for field in ("d", "e"):
        scene.give(field, 1)
    assert not Friends(scene.position.sight(0)).is_friend(1)
