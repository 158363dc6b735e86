"""Salva: what the steady bot makes of peoples, as one of them and as a government."""

from tests.salva.people_scenes import FOLK, hide, lands, skip_to
from tests.salva.scenes import Scene
from tests.salva.test_people_goals import HALVES, began, goal, position_of
from velmoci.bots.driver import Driver
from velmoci.bots.salva.peoples import attitude
from velmoci.bots.salva.random import RandomBot
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.game import Bot
from velmoci.salva.chapters.people_goals import weight_of
from velmoci.salva.position import Position


def wish(position: Position, seat: int) -> str:
    """What the bot orders when a seat is asked."""
    view = position.view(seat)
    decision = next(one for one in view.decisions() if one.waits)
    return str(SteadyBot(Seeded(3)).decide(view, decision))


def defended(weight: int, power: int = 0, rounds: int = 9) -> Position:
    """The people of a defender with that weight; seat 1 attacks, and the people lives on d, e and f."""
    made = position_of(
        {2: "def"}, HALVES, defender=1, people_goal="people_of_defender", rounds=rounds,
        people_weight=str(weight), power_weight=str(power),
    )  # fmt: skip
    return began(made)


def give(position: Position, seat: int, text: str) -> None:
    position.apply(seat, position.rules.notation.parse(text), Scripted([]))


def produces(position: Position) -> Position:
    """Seat 2 is about to produce."""
    give(position, 0, "end_movement")
    give(position, 0, "end_production")
    give(position, 1, "end_movement")
    return position


def test_a_people_works_for_the_government_that_it_favours_and_spoils_for_one_that_it_hates() -> None:
    assert wish(produces(defended(3)), FOLK) == "effort d 1, e 1, f 1"
    assert wish(produces(defended(-3)), FOLK) == "effort d -1, e -1, f -1"
    assert wish(produces(defended(2)), FOLK) == "effort d 1/2, e 1/2, f 1/2"
    assert wish(produces(defended(0)), FOLK) == "effort"


def test_nobody_spoils_where_it_would_be_in_vain() -> None:
    position = defended(-1)
    kind = position.rules.kinds.find("gendarmes")
    assert kind is not None
    position.new_unit(kind, 1, position.rules.board.index["e"], True)
    assert wish(produces(position), FOLK) == "effort d -1/4, f -1/4"


def test_an_attitude_is_what_one_more_field_of_a_holder_is_worth() -> None:
    position = defended(2)
    assert attitude(position.sight(FOLK), 1) == 2.0
    assert attitude(position.sight(1), 1) == 1.0


def test_gendarmes_repress_where_distress_is_wanted() -> None:
    for power, order in ((0, "repress"), (1, "repress"), (-1, "repress e 1")):
        position = defended(0, power)
        kind = position.rules.kinds.find("gendarmes")
        assert kind is not None
        position.new_unit(kind, 1, position.rules.board.index["e"], True)
        give(position, 0, "end_movement")
        give(position, 0, "end_production")
        give(position, 1, "end_movement")
        assert wish(position, 1) == order
        assert weight_of(position.sight(1)).weight == power


def test_a_people_raises_partisans_where_nobody_keeps_a_field_and_takes_it() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    kind = position.rules.kinds.find("infantry")
    assert kind is not None
    for field in "abcde":
        owner = position.table.owner[position.rules.board.index[field]]
        position.new_unit(kind, owner, position.rules.board.index[field], True)
    give(position, 0, "end_movement")
    give(position, FOLK, "effort")
    give(position, 0, "end_production")
    give(position, 1, "end_movement")
    give(position, FOLK, "effort")
    give(position, 1, "end_production")
    give(position, FOLK, "end_movement")
    assert wish(position, FOLK) == "raise_partisan f"
    give(position, FOLK, "raise_partisan f")
    assert wish(position, FOLK) == "end_production"
    goal(position).peoples.mood(position.sight(FOLK)).ready[position.rules.board.index["f"]] = 1
    give(position, FOLK, "end_production")
    for seat in (0, 1):
        give(position, seat, "end_movement")
        give(position, FOLK, "effort")
        give(position, seat, "end_production")
    assert wish(position, FOLK) == "rise f 1"


def test_a_people_keeps_what_is_threatened_and_spends_the_rest_on_itself() -> None:
    owners = {"a": 0, "b": 1, "c": 1, "d": 1, "e": 2}
    scene: Scene = lands(["priorities"], owners, base_productivity="4", priorities="side_1 side_2 side_3")
    skip_to(scene, FOLK, "production")
    for field in "bcd":
        scene.army(1, field, "tank")
    assert wish(scene.position, FOLK) == "buy infantry e"
    scene.order(FOLK, "buy infantry e")
    assert wish(scene.position, FOLK) == "welfare e 1"


def test_a_government_gives_away_what_it_could_not_spend() -> None:
    scene: Scene = lands(["priorities"], base_productivity="5/4", priorities="side_1 side_2 side_3")
    skip_to(scene, 0, "production")
    given: list[str] = []
    while (0, "production") in scene.asked():
        given.append(wish(scene.position, 0))
        scene.order(0, given[-1])
    assert given[-2] == "welfare b 1/4"


def test_gendarmes_search_where_partisans_were_seen() -> None:
    scene: Scene = lands(["priorities"], priorities="side_1 side_2 side_3")
    scene.army(0, "b", "gendarmes gendarmes gendarmes")
    assert not wish(scene.position, 0).startswith("search")
    scene.position.table.seat_columns[scene.rules.seat_column("seen_partisans")][FOLK] = 1
    hide(scene, "b", 1)
    assert wish(scene.position, 0) == "search b with gendarmes_1 gendarmes_2 gendarmes_3"


def test_partisans_come_up_only_where_victory_is_worth_a_life() -> None:
    for weight, order in ((-3, "side_with attacker 2"), (-1, "stay_under"), (3, "side_with defender 2")):
        position = defended(weight)
        kind = position.rules.kinds.find("tank")
        assert kind is not None
        unit = position.new_unit(kind, 0, position.rules.board.index["c"], True)
        position.table.points[unit] = position.rules.pace
        goal(position).peoples.mood(position.sight(FOLK)).ready[position.rules.board.index["d"]] = 2
        give(position, 0, f"attack d with tank_{int(position.table.number[unit])}")
        assert wish(position, FOLK) == order


def test_bots_finish_games_of_peoples() -> None:
    for bot in (RandomBot, SteadyBot):
        position = began(position_of({2: "abcdef"}, HALVES, rounds=4))
        bots: dict[int, Bot] = {seat: bot(Seeded(f"{seat}")) for seat in range(3)}
        driver, chance = Driver(position, bots), Seeded("bots")
        while (answer := driver.next_order()) is not None:
            position.apply(*answer, chance)
        assert position.outcome() is not None
