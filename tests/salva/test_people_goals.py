"""Goals of governments and peoples (SA-government_and_people-24 to 27)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from tests.clause import clause
from tests.maps.drawn import row, scenario_text, sides_of
from tests.salva.people_scenes import FOLK, lands, mood
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.salva.chapters.people_goals import PeopleGoal, weight_of
from velmoci.salva.chapters.peoples import Peoples
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import Position, new_position

CHAPTERS = ("multiplayer", "alliance", "government_and_people", "people_goals")


def position_of(
    peoples: Mapping[int, Sequence[str]],
    owners: Mapping[str, int],
    fields: str = "abcdef",
    seats: int = 3,
    defender: int = -1,
    **options: object,
) -> Position:
    """A game by a whole rulebook, checked as one that is begun."""
    text = scenario_text(row(fields), sides_of(owners, seats), peoples=peoples)
    for seat in range(seats) if defender >= 0 else []:
        if seat not in peoples:
            role = "defensive" if seat == defender else "offensive"
            text = text.replace(f'id = "side_{seat + 1}"', f'id = "side_{seat + 1}"\nrole = "{role}"')
    order = " ".join(str(seat + 1) for seat in range(seats))
    return new_position(scenario_rulebook(text, CHAPTERS, {"turn_order": order, **options}))


HALVES = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 1}
TEN = {name: place // 5 for place, name in enumerate("abcdefghij")}


def began(position: Position, secrets: Sequence[int] = ()) -> Position:
    position.apply(-1, Begin(), Scripted([], secrets=list(secrets)))
    return position


def goal(position: Position) -> PeopleGoal:
    found = position.rules.goal
    assert isinstance(found, PeopleGoal)
    return found


def set_mood(position: Position, points: int | Fraction, seat: int = FOLK) -> None:
    peoples = Peoples(position.rules)
    peoples.mood(position.sight(seat)).points = int(points * peoples.parts())


def ended(position: Position) -> Position:
    """The last round is over."""
    position.table.round = goal(position).rounds
    goal(position).round_ends(position)
    return position


def scores(position: Position) -> list[str]:
    return [str(score) for score in goal(position).scores(position.table)]


@clause("SA-government_and_people-24", "SA-government_and_people-27", "TV5-42", "R5-35")
@pytest.mark.parametrize(("points", "winners"), [(61, [0, 1, 2]), (60, [0, 1, 2]), (Fraction(239, 4), [0, 1])])
def test_a_people_wins_that_reaches_its_par(points: Fraction, winners: list[int]) -> None:
    position = began(position_of({2: "abcdefghij"}, TEN, "abcdefghij"))
    assert goal(position).about(position.table)["par"] == {"seat_3": "60"}
    set_mood(position, points)
    ended(position)
    assert position.table.winners == winners


@clause("SA-government_and_people-24", "SA-government_and_people-27")
def test_governments_are_ranked_by_their_fields() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    position.table.owner[2] = 1
    position.events = []
    ended(position)
    assert (position.table.winners, position.table.reason) == ([1], "rounds")
    told = [event.seen_by_all() for event in position.events or []]
    assert next(one for one in told if one.sentence == "governments-ranked").values["powers"] == ["seat_2", "seat_1"]
    assert scores(position)[:2] == ["2", "4"]


@clause("SA-government_and_people-24")
def test_a_people_may_favour_a_power() -> None:
    position = began(position_of({2: "abcdef"}, HALVES, favoured_side="side_2", sympathy_weight=3))
    set_mood(position, 10)
    ended(position)
    assert scores(position) == ["3", "3", "19"]


@clause("SA-government_and_people-24")
@pytest.mark.parametrize(
    ("peoples", "owners", "seats"),
    [({2: "abcde"}, HALVES, 3), ({2: "abc", 3: "def"}, HALVES, 4), ({3: "abcdef"}, {**HALVES, "f": 2}, 4)],
)
def test_one_people_is_for_two_governments_and_a_people_on_the_whole_map(
    peoples: Mapping[int, str], owners: Mapping[str, int], seats: int
) -> None:
    with pytest.raises(BadRulebook, match="SA-government_and_people-24"):
        position_of(peoples, owners, seats=seats)


@clause("SA-government_and_people-24")
@pytest.mark.parametrize("favoured", ["side_9", "side_1 side_2"])
def test_the_favoured_power_is_one_of_the_sides(favoured: str) -> None:
    with pytest.raises(BadRulebook, match="SA-government_and_people-24"):
        position_of({2: "abcdef"}, HALVES, favoured_side=favoured)


@clause("SA-government_and_people-24")
def test_the_game_lasts_so_many_rounds() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    assert goal(position).rounds == 12
    position.table.round = 11
    goal(position).round_ends(position)
    assert not position.table.is_over


@clause("SA-government_and_people-4", "SA-government_and_people-27")
def test_at_the_end_everybody_sees_how_well_a_people_was() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    set_mood(position, Fraction(7, 2))
    shown: Any = position.view(-1).to_json()
    standing = {one["power"]: one["reasons"][0]["reason"] for one in shown["standing"]}
    assert standing == {"seat_1": "power-score", "seat_2": "power-score", "seat_3": "people-unknown"}
    position.events = []
    ended(position)
    told = [event.seen_by(0) for event in position.events or []]
    shown_points = [one.values for one in told if one is not None and one.sentence == "well-being"]
    assert shown_points == [{"power": "seat_3", "points": "7/2"}]
    shown = position.view(-1).to_json()
    last: Any = next(one for one in shown["standing"] if one["power"] == "seat_3")
    assert (last["value"], last["reasons"][0]["values"]["points"]) == (3, "7/2")


@clause("SA-government_and_people-27", "SA-government_and_people-29")
def test_the_game_ends_when_one_government_is_left() -> None:
    position = began(position_of({2: "abcdef"}, {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0, "f": 1}))
    position.table.owner[5] = 0
    position.apply(0, position.rules.notation.parse("end_movement"), Scripted([]))
    assert (position.table.is_over, position.table.reason) == (True, "elimination")
    assert position.table.winners == [0]
    assert position.table.living() == [0, FOLK]


# The people of the defender


def defended(secrets: Sequence[int] = (), **options: Any) -> Position:
    return began(position_of({2: "def"}, HALVES, defender=1, people_goal="people_of_defender", **options), secrets)


@clause("SA-government_and_people-25")
def test_weights_are_drawn_in_secret() -> None:
    found: list[list[int]] = []
    for roll in range(1, 7):
        position = defended([roll, roll, roll])
        found.append([weight_of(position.sight(seat)).weight for seat in range(3)])
    assert [row[2] for row in found] == [-3, -2, -1, 1, 2, 3]
    assert [row[0] for row in found] == [row[1] for row in found] == [-2, -1, 0, 0, 1, 2]


@clause("SA-government_and_people-25")
def test_each_seat_knows_its_own_weight_alone_until_the_end() -> None:
    one, other = defended([6, 1, 1]), defended([6, 6, 6])
    assert one.view(0).to_json() == other.view(0).to_json()
    assert one.view(-1).to_json() == other.view(-1).to_json()
    own: Any = one.view(FOLK).to_json()
    assert own["own"]["goal"]["weight"] == -3
    one.events = []
    ended(one)
    told = [event.seen_by(0) for event in one.events or []]
    shown = [(seen.values["power"], seen.values["weight"]) for seen in told if seen and seen.sentence == "weight-shown"]
    assert shown == [("seat_1", 2), ("seat_2", -2), ("seat_3", -3)]


@clause("SA-government_and_people-25")
def test_weights_of_others_are_guessed_among_those_that_may_be_drawn() -> None:
    position = defended([6, 1, 1])
    guesses = [position.view(0).complete(Seeded(seed)) for seed in range(60)]
    found = [{weight_of(guess.sight(seat)).weight for guess in guesses} for seat in range(3)]
    assert found == [{2}, {-2, -1, 0, 1, 2}, {-3, -2, -1, 1, 2, 3}]
    fixed = defended(people_weight="-2", power_weight="1").view(0).complete(Seeded(1))
    assert [weight_of(fixed.sight(seat)).weight for seat in range(3)] == [1, 1, -2]
    ended(position)
    shown = position.view(0).complete(Seeded(1))
    assert [weight_of(shown.sight(seat)).weight for seat in range(3)] == [2, -2, -3]


@clause("SA-government_and_people-25")
def test_a_people_counts_what_its_defender_gained_and_a_government_the_well_being() -> None:
    position = defended(people_weight="-2", power_weight="1", rounds=6)
    set_mood(position, 10)
    position.table.owner[3] = 0
    ended(position)
    assert scores(position) == ["46/9", "28/9", "12"], "4 + 10/9; 2 + 10/9; 10 - 2 × -1"
    assert position.table.winners == [0, 2], "par is 6 × 3 / 2"


@clause("SA-government_and_people-25")
@pytest.mark.parametrize("peoples", [{2: "cde"}, {2: "abcdef"}])
def test_that_people_lives_on_the_land_of_the_defender(peoples: Mapping[int, str]) -> None:
    with pytest.raises(BadRulebook, match="SA-government_and_people-25"):
        position_of(peoples, HALVES, defender=1, people_goal="people_of_defender")


@clause("SA-government_and_people-25")
def test_that_war_has_an_attacker_and_a_defender() -> None:
    with pytest.raises(BadRulebook, match="SA-government_and_people-25"):
        position_of({2: "def"}, HALVES, people_goal="people_of_defender")


# Feuding peoples


def feud(**options: Any) -> Position:
    return began(position_of({2: "abd", 3: "cef"}, HALVES, seats=4, people_goal="feuding_peoples", **options))


@clause("SA-government_and_people-26", "R5-36")
def test_hostile_peoples_compare_themselves_with_the_mean_of_the_others() -> None:
    position = feud(people_par="2")
    set_mood(position, 7, 2)
    set_mood(position, 5, 3)
    ended(position)
    assert scores(position) == ["3", "3", "2", "-2"]
    assert position.table.winners == [0, 1, 2]


@clause("SA-government_and_people-26")
def test_of_three_peoples_each_has_two_others() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 1}
    peoples = {2: "ad", 3: "be", 4: "cf"}
    position = began(position_of(peoples, owners, seats=5, people_goal="feuding_peoples"))
    for seat, points in ((2, 6), (3, 1), (4, 2)):
        set_mood(position, points, seat)
    ended(position)
    assert scores(position)[2:] == ["9/2", "-3", "-3/2"]


@clause("SA-government_and_people-26")
def test_in_a_contest_the_best_people_wins() -> None:
    position = feud(feud="contest")
    assert goal(position).about(position.table)["par"] == {}
    set_mood(position, -4, 2)
    set_mood(position, -5, 3)
    ended(position)
    assert position.table.winners == [0, 1, 2]
    assert scores(position)[2:] == ["-4", "-5"]


@clause("SA-government_and_people-26")
@pytest.mark.parametrize(
    ("peoples", "seats"), [({2: "abc", 3: "def"}, 4), ({2: "abcdef"}, 3), ({2: "ad", 3: "b", 4: "e", 5: "c"}, 6)]
)
def test_feuding_peoples_are_two_or_three_across_borders(peoples: Mapping[int, str], seats: int) -> None:
    with pytest.raises(BadRulebook, match="SA-government_and_people-26"):
        position_of(peoples, HALVES, seats=seats, people_goal="feuding_peoples")


@clause("SA-government_and_people-27")
def test_par_is_an_option() -> None:
    position = began(position_of({2: "abcdef"}, HALVES, people_par="7/2"))
    assert goal(position).about(position.table)["par"] == {"seat_3": "7/2"}
    set_mood(position, Fraction(7, 2))
    assert ended(position).table.winners == [0, 1, 2]


@clause("SA-government_and_people-27")
def test_whoever_resigned_wins_nothing() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    set_mood(position, 100)
    position.apply(FOLK, position.rules.notation.parse("resign"), Scripted([]))
    ended(position)
    assert position.table.winners == [0, 1]


@clause("SA-government_and_people-27")
def test_a_seat_is_told_how_it_stands_by_what_it_knows() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    set_mood(position, Fraction(5, 2))
    own: Any = position.view(FOLK).to_json()
    assert own["own"]["goal"]["reasons"][0]["values"] == {"points": "5/2", "mood": "5/2", "par": "36"}
    other: Any = position.view(0).to_json()
    assert other["own"]["goal"]["value"] == 3


@clause("SA-government_and_people-27")
def test_whoever_is_out_is_told_nothing_of_how_it_stands() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    position.apply(FOLK, position.rules.notation.parse("resign"), Scripted([]))
    own: Any = position.view(FOLK).to_json()
    assert own["own"]["goal"] == {}
    other: Any = position.view(0).to_json()
    assert other["own"]["goal"]["value"] == 3


@clause("SA-government_and_people-27")
def test_what_a_game_is_worth_to_a_people_is_its_own_well_being_and_no_land_presses_it() -> None:
    position = began(position_of({2: "abcdef"}, HALVES))
    set_mood(position, Fraction(5, 2))
    found, table = goal(position), position.table
    assert [found.result(position.sight(seat), table) for seat in range(3)] == [3.0, 3.0, 2.5]
    assert found.pressure(position.sight(FOLK)) == 0.0
    table.round = found.rounds
    assert found.pressure(position.sight(FOLK)) == 0.0
    assert found.pressure(position.sight(0)) > 0.0


def test_scenes_of_peoples_are_games_too() -> None:
    scene: Scene = lands()
    assert mood(scene).is_empty()
