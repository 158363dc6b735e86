"""Secret missions, clause by clause; nobody's view depends on a mission that he may not know."""

from collections import Counter

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing, sentences, told
from velmoci.kernel.chance import Recorded, Recording, Scripted, Seeded
from velmoci.kernel.errors import BadRulebook, Rejected
from velmoci.kernel.event import SPECTATOR
from velmoci.kernel.order import Begin
from velmoci.salva.chapters.secret_missions import (
    Hand,
    KeepMission,
    SecretMissionsGoal,
    dealt_missions,
    hand_of,
    mission_result,
    revealed,
)
from velmoci.salva.goals.missions import Judge, Mission, drawn_mission, goal_size, mission_words, seat_names
from velmoci.salva.library import NOTATION
from velmoci.salva.position import Position, new_position

FOUR = {"A": ["f1", "f2"], "B": ["f4", "f5"], "C": ["f7", "f8"], "D": ["f10", "f11"]}
CENTRES = {"f3": {"centre": True}, "f6": {"centre": True}, "f9": {"centre": True}, "f12": {"centre": True}}
"""T = 12 land fields, n = 4 players: X = 4; K = 4 centres."""


def dealt(**options: object) -> GoalScene:
    """Four players with their missions dealt and none kept."""
    scene = GoalScene("secret_missions", FOUR, marks=CENTRES, **options)  # type: ignore[arg-type]
    scene.position = new_position(scene.position.rulebook)
    scene.table = scene.position.table
    scene.events = scene.position.apply(-1, Begin(), Seeded(1))
    return scene


def chosen(*missions: Mission, **options: object) -> GoalScene:
    """Four players who keep these missions, then plain ones."""
    scene = dealt(**options)
    for seat in range(4):
        scene.order(seat, f"keep_mission {hand_of(scene.position.sight(seat)).dealt[0].pattern}")
        mission = missions[seat] if seat < len(missions) else Mission(6, -1, -1, ())
        give(scene.position, seat, mission)
    return scene


def give(position: Position, seat: int, mission: Mission) -> None:
    hand = hand_of(position.sight(seat))
    hand.dealt, hand.kept = [mission, Mission(7, -1, -1, ())], 0


def own(scene: GoalScene, seat: int) -> dict[str, object]:
    found = scene.position.own_json(seat)["goal"]
    assert isinstance(found, dict)
    return found


def level(scene: GoalScene, seat: int = 0) -> object:
    said = say_standing(scene.position)
    assert said
    return own(scene, seat)["value"]


@clause("SA-secret_missions-1")
def test_four_or_five_play() -> None:
    for sides in ("ABC", "ABCDEF"):
        with pytest.raises(BadRulebook, match="SA-secret_missions-1"):
            GoalScene("secret_missions", sides, 30)
    assert GoalScene("secret_missions", "ABCDE", 30).table.seats == 5


@clause("V2-30", "SA-secret_missions-9")
def test_the_size_that_missions_ask_for() -> None:
    assert goal_size(GoalScene("secret_missions", "ABCDE", 40).rules) == 10


@clause("V2-31", "SA-secret_missions-3", "SA-secret_missions-4", "SA-secret_missions-9")
def test_mission_one() -> None:
    scene = chosen(Mission(1, 1, 2, ()))
    assert level(scene) == 0
    scene.own(0, "f1", "f2", "f3", "f6")
    assert level(scene) == 1, "a small victory while v lives"
    scene.destroy(2)
    assert level(scene) == 2, "whoever destroyed him"
    scene.destroy(1)
    assert level(scene) == 0, "u must not be destroyed"


@clause("SA-secret_missions-2", "SA-secret_missions-9")
def test_mission_two() -> None:
    scene = chosen(Mission(2, -1, -1, ()))
    scene.own(0, "f3")
    assert level(scene) == 0
    scene.own(0, "f3", "f6")
    assert level(scene) == 1
    scene.own(0, "f3", "f6", "f1", "f2")
    assert level(scene) == 2


@clause("SA-secret_missions-9")
def test_mission_three() -> None:
    scene = chosen(Mission(3, -1, 3, ()))
    scene.own(0, "f1", "f2", "f3", "f6")
    assert level(scene) == 0
    scene.destroy(3)
    assert level(scene) == 2
    scene.own(0, "f1")
    assert level(scene) == 1


@clause("SA-secret_missions-9")
def test_mission_four() -> None:
    scene = chosen(Mission(4, 1, 2, ()))
    assert level(scene) == 0
    scene.own(0, "f1", "f2", "f3")
    assert level(scene) == 1
    scene.own(0, "f1", "f3", "f6")
    assert level(scene) == 2
    scene.destroy(2)
    assert level(scene) == 0


@clause("SA-secret_missions-9")
def test_mission_five() -> None:
    scene = chosen(Mission(5, -1, -1, (2, 5, 8)))
    scene.own(0, "f3", "f9")
    assert level(scene) == 0
    scene.own(0, "f3", "f6")
    assert level(scene) == 1
    scene.own(0, "f3", "f6", "f9")
    assert level(scene) == 2


@clause("SA-secret_missions-9")
def test_mission_six() -> None:
    scene = chosen(Mission(6, -1, -1, ()))
    assert level(scene) == 1
    scene.own(0, "f1", "f2", "f3")
    assert level(scene) == 2
    scene.own(1, "f4", "f5", "f6", "f9", "f12")
    assert level(scene) == 0


@clause("SA-secret_missions-5", "SA-secret_missions-1")
def test_before_the_end_everybody_sees_what_everybody_holds_and_the_own_mission() -> None:
    scene = chosen(Mission(2, -1, -1, ()))
    scene.own(0, "f3", "f6", "f1")
    goal, table = scene.rules.goal, scene.table
    assert goal.standing(table)[0] == {
        "power": "seat_1", "value": 3, "measure": "fields", "missing": [],
        "reasons": [{"reason": "holds-openly", "clause": "SA-secret_missions-5", "values": {"count": 3, "centres": 2}}],
    }  # fmt: skip
    assert goal.about(table)["centres"] == ["f3", "f6", "f9", "f12"]
    mine = own(scene, 0)
    assert mine["value"] == 1
    assert mine["missing"]
    assert mine["mission"] == mission_words(Mission(2, -1, -1, ()), scene.rules, seat_names(scene.rules))
    assert goal.about_own(dealt().position.sight(0)) == {}
    scene.destroy(1)
    assert own(scene, 1)["missing"] == []
    scene.end_round(12)
    assert own(scene, 0)["missing"] == []


@clause("SA-secret_missions-10", "SA-goal_common-7")
def test_whoever_has_no_mission_or_is_destroyed_has_exactly_nothing() -> None:
    scene = chosen(Mission(2, -1, -1, ()))
    goal = scene.rules.goal
    assert isinstance(goal, SecretMissionsGoal)
    judge = Judge(goal, scene.table, [0, 1, 2, 3])
    for seat in (1, 2):
        result = mission_result(judge, scene.table, seat, None)
        assert (result.seat, result.shown, result.worth) == (seat, 0, 0)


@clause("SA-secret_missions-10", "SR-goal_common-2", "SA-goal_common-7")
def test_a_destroyed_player_has_nothing() -> None:
    scene = chosen(Mission(6, -1, -1, ()))
    scene.destroy(0)
    scene.end_round(12)
    assert scene.values() == [0, 1, 1, 1]
    assert scene.table.winners == [1, 2, 3]


@clause("SA-secret_missions-4", "SA-secret_missions-5", "SA-goal_common-1")
def test_several_may_win_and_nobody_is_compared() -> None:
    scene = chosen(Mission(6, -1, -1, ()), Mission(3, -1, 0, ()), rounds=8)
    scene.own(2, "f7", "f8", "f9")
    scene.end_round(7)
    assert not scene.table.is_over
    scene.end_round(8)
    assert scene.values() == [1, 0, 2, 1]
    assert (scene.table.winners, scene.table.ranking) == ([0, 2, 3], [])


@clause("SA-secret_missions-8", "SR-secret_missions-1", "SR-secret_missions-3")
def test_everybody_keeps_one_of_the_dealt_missions() -> None:
    scene = dealt()
    assert [decision.seat for decision in scene.position.pending()] == [0, 1, 2, 3]
    patterns = [mission.pattern for mission in hand_of(scene.position.sight(0)).dealt]
    assert len(set(patterns)) == 2
    missing = next(number for number in range(1, 7) if number not in patterns)
    assert scene.refused(0, f"keep_mission {missing}") == "SA-secret_missions-8"
    decision = scene.position.pending()[0]
    assert [str(order) for order in decision] == [f"keep_mission {pattern}" for pattern in patterns]
    assert decision.default() == KeepMission(patterns[0])
    about = decision.about()["dealt"]
    assert isinstance(about, list)
    assert len(about) == 2
    assert scene.order(0, f"keep_mission {patterns[1]}") == ["mission-kept-own"]
    assert scene.refused(0, f"keep_mission {patterns[0]}") == "SA-minimal-15"
    assert hand_of(scene.position.sight(0)).mission() is not None


@clause("V2-48", "SA-secret_missions-8", "SA-conv-4")
def test_three_missions_with_different_numbers_are_seen_by_their_holder_only() -> None:
    scene = GoalScene("secret_missions", "ABCDE", 20, missions_dealt=3)
    for seat in range(5):
        patterns = [mission.pattern for mission in hand_of(scene.position.sight(seat)).dealt]
        assert len(set(patterns)) == 3
        own_lines = [line for line in told(scene.events, seat) if line.startswith("You are dealt mission")]
        assert len(own_lines) == 3
    assert not [line for line in told(scene.events, -1) if line.startswith("You")]
    assert len([line for line in told(scene.events, -1) if line.endswith("is dealt a mission.")]) == 15


@clause("SA-secret_missions-8")
@pytest.mark.parametrize("seed", range(8))
def test_missions_dealt_beside_a_known_one_have_other_numbers(seed: int) -> None:
    scene = dealt(missions_dealt=3)
    known = Mission(6, -1, -1, ())
    found = dealt_missions(scene.rules, scene.table, 0, [known], Seeded(seed))
    assert len({mission.pattern for mission in found}) == 3
    assert known in found


@clause("SA-secret_missions-8")
def test_everybody_sees_that_a_mission_is_kept_and_its_holder_which() -> None:
    scene = dealt()
    number = hand_of(scene.position.sight(0)).dealt[0].pattern
    scene.order(0, f"keep_mission {number}")
    kept = scene.events[0]
    seen = [kept.seen_by(0), kept.seen_by(1), kept.seen_by(-1)]
    assert [event.to_json() if event is not None else None for event in seen] == [
        {"event": "mission-kept-own", "power": "seat_1", "number": number},
        {"event": "mission-kept", "power": "seat_1"},
        {"event": "mission-kept", "power": "seat_1"},
    ]


@clause("SA-secret_missions-8")
def test_a_single_mission_is_kept_by_itself() -> None:
    scene = dealt(missions_dealt=1)
    assert scene.table.round == 1
    assert all(hand_of(scene.position.sight(seat)).kept == 0 for seat in range(4))


@clause("SA-secret_missions-8")
@pytest.mark.parametrize("deck", ["1", "", "1 9"])
def test_a_deck_that_is_too_small_or_unknown_is_refused(deck: str) -> None:
    with pytest.raises(BadRulebook, match="SA-secret_missions-8"):
        GoalScene("secret_missions", FOUR, mission_deck=deck)


@clause("SA-secret_missions-9")
def test_lots_name_different_opponents_and_different_centres() -> None:
    scene = dealt()
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(200):
        for pattern in range(1, 7):
            mission = drawn_mission(scene.rules, scene.table, pattern, 1, Seeded(f"{seed} {pattern}"))
            assert mission.friend != 1
            assert mission.enemy != 1
            assert mission.friend != mission.enemy or mission.friend == -1
            assert len(set(mission.centres)) == (3 if pattern == 5 else 0)
            if pattern == 1:
                seen[mission.friend, mission.enemy] += 1
    assert len(seen) == 6


@clause("SA-secret_missions-2", "SA-secret_missions-9")
@pytest.mark.parametrize(
    ("rolls", "mission"),
    [
        ([2, 2], [1, 2, 0]),
        ([], [2, -1, -1]),
        ([2, 2], [3, -1, 0]),
        ([2, 2], [4, 2, 0]),
        ([4, 1, 1], [5, -1, -1, 11, 2, 5]),
        ([], [6, -1, -1]),
    ],
)
def test_a_mission_draws_its_opponents_or_its_centres(rolls: list[int], mission: list[int]) -> None:
    scene, chance = dealt(), Scripted(rolls)
    assert drawn_mission(scene.rules, scene.table, mission[0], 1, chance).dump() == mission
    assert chance.rolls == []


@clause("SA-secret_missions-11", "SR-secret_missions-2")
def test_missions_are_shown_by_the_game_only_where_that_is_agreed() -> None:
    for way in ("talk", "forbidden"):
        scene = chosen(reveal_missions=way)
        assert scene.refused(0, "show_mission seat_2") == "SA-secret_missions-11"
        assert "show_mission" not in [menu.kind for menu in scene.position.asides(0)[0].menus()]
    scene = chosen(Mission(1, 1, 2, ()), reveal_missions="show")
    assert scene.refused(0, "show_mission seat_1") == "SA-secret_missions-11"
    assert scene.refused(0, "show_mission") == "SA-secret_missions-11"
    scene.order(0, "show_mission seat_2")
    assert scene.refused(0, "show_mission seat_2") == "SA-secret_missions-11"
    assert [bool(told(scene.events, seat)) for seat in (0, 1, 2, 3, -1)] == [True, True, False, False, False]
    assert hand_of(scene.position.sight(1)).seen[0].pattern == 1
    menus = [menu for menu in scene.position.asides(0)[0].menus() if menu.kind == "show_mission"]
    assert [menu.is_complete for menu in menus] == [False], "several may be shown it by one order"
    assert [str(order) for menu in menus for order in menu] == ["show_mission seat_3", "show_mission seat_4"]


@clause("SA-secret_missions-11")
def test_nothing_can_be_shown_before_it_is_chosen() -> None:
    scene = dealt(reveal_missions="show")
    assert scene.refused(0, "show_mission seat_2") == "SA-secret_missions-11"
    assert "show_mission" not in [menu.kind for menu in scene.position.asides(0)[0].menus()]
    assert own(scene, 0) == {}


@clause("SA-secret_missions-12")
def test_all_kept_missions_are_revealed_at_the_end() -> None:
    scene = chosen(Mission(5, -1, -1, (2, 5, 8)))
    assert revealed(scene.rules, scene.table) == {}
    scene.end_round(12)
    assert sorted(revealed(scene.rules, scene.table)) == [0, 1, 2, 3]
    slices = scene.position.public_json()["slices"]
    assert isinstance(slices, dict)
    assert slices["missions"]["seat_1"]["pattern"] == 5
    assert slices["missions"]["seat_1"]["fields"] == ["f3", "f6"]


@clause("SA-secret_missions-12")
def test_everybody_is_told_at_the_end_whose_mission_it_was() -> None:
    scene = chosen(Mission(5, -1, -1, (2, 5, 8)), Mission(1, 0, 2, ()), rounds=6)
    scene.pass_to(3, 6)
    scene.pass_turn()
    watched = [event.seen_by(SPECTATOR) for event in scene.events]
    seen = [event.to_json() for event in watched if event is not None and event.sentence == "mission-revealed"]
    numbers = {"size": 4, "share": 3}
    nothing: dict[str, object] = {"friend": "", "enemy": "", "fields": [], "field": ""}
    assert seen[:2] == [
        {"event": "mission-revealed", "power": "seat_1", "pattern": 5, **numbers, **nothing, "fields": ["f3", "f6"],
         "field": "f9"},
        {"event": "mission-revealed", "power": "seat_2", "pattern": 1, **numbers, **nothing, "friend": "seat_1",
         "enemy": "seat_3"},
    ]  # fmt: skip
    assert [(event["power"], event["pattern"]) for event in seen[2:]] == [("seat_3", 6), ("seat_4", 6)]


@clause("SA-secret_missions-12")
def test_whoever_left_before_choosing_has_nothing_to_reveal() -> None:
    scene = dealt()
    scene.order(0, "resign")
    for seat in range(1, 4):
        scene.order(seat, f"keep_mission {hand_of(scene.position.sight(seat)).dealt[0].pattern}")
    scene.end_round(12)
    assert sorted(revealed(scene.rules, scene.table)) == [1, 2, 3]
    assert scene.values()[0] == 0


def twins() -> list[tuple[GoalScene, GoalScene]]:
    """Pairs of games that differ only in the missions of seats 1 to 3, before and after they are chosen."""
    pairs = []
    for is_chosen in (False, True):
        one, other = (chosen() if is_chosen else dealt() for _ in range(2))
        for seat in range(1, 4):
            if is_chosen:
                give(other.position, seat, Mission(3, -1, 0, ()))
            else:
                hand_of(other.position.sight(seat)).dealt = [Mission(5, -1, -1, (2, 5, 8)), Mission(6, -1, -1, ())]
        pairs.append((one, other))
    return pairs


@clause("SA-conv-4")
def test_a_seat_is_told_its_secrets_its_goal_and_where_it_may_not_attack() -> None:
    one, _ = next(iter(twins()))
    own = one.position.own_json(0)
    assert list(own) == ["sealed", "treaties", "missions", "goal", "barred"]
    assert own["missions"] != one.position.own_json(1)["missions"]


@clause("SA-conv-4", "SA-secret_missions-8")
@pytest.mark.parametrize("seat", [0, -1])
def test_no_view_depends_on_what_its_seat_may_not_know(seat: int) -> None:
    for one, other in twins():
        assert one.position.dump() != other.position.dump(), "the twins really differ"
        views = [scene.position.view(seat) for scene in (one, other)]
        assert views[0].to_json() == views[1].to_json()
        assert views[0].dump() == views[1].dump()
        guesses = [view.complete(Seeded(3)).dump() for view in views]
        assert guesses[0] == guesses[1]
        for scene in (one, other):
            pending = [str(order) for decision in scene.position.view(0).decisions() for order in decision]
            assert pending == [str(order) for decision in one.position.view(0).decisions() for order in decision]


@pytest.mark.long
@clause("SA-conv-4", "SA-conv-6", "SA-secret_missions-8")
@pytest.mark.parametrize("seed", range(2))
def test_twin_worlds_stay_alike_through_a_whole_game(seed: int) -> None:
    one, other = (chosen(rounds=6) for _ in range(2))
    for seat in range(1, 4):
        give(other.position, seat, Mission(5, -1, -1, (2, 5, 8)))
    source = Seeded(seed)
    while one.position.outcome() is None:
        assert one.position.dump() != other.position.dump(), "the twins really differ"
        decision = one.position.pending()[0]
        order = decision.sample_by_kind(source)
        rolls = Recording(source)
        seen = one.position.apply(decision.seat, order, rolls)
        also = other.position.apply(decision.seat, order, Recorded(tuple(rolls.rolls)))
        if one.position.outcome() is not None:
            break
        for seat in (0, -1):
            assert [event.seen_by(seat) for event in seen] == [event.seen_by(seat) for event in also]
            assert one.position.view(seat).to_json() == other.position.view(seat).to_json()
        assert refusals(one) == refusals(other)
    assert one.position.view(-1).to_json() != other.position.view(-1).to_json(), "at the end all is shown"


def refusals(scene: GoalScene) -> list[str]:
    """What the first seat is told when it tries everything at once."""
    texts = ("keep_mission 3", "show_mission seat_2", "move tank_1 f2", "attack f4 with tank_1", "end_production")
    return [refusal_of(scene.position, text) for text in texts]


def refusal_of(position: Position, text: str) -> str:
    try:
        position.check(0, NOTATION.parse(text))
    except Rejected as refusal:
        return str(refusal)
    return ""


def test_a_planted_leak_is_caught() -> None:
    one, other = twins()[1]
    for scene in (one, other):
        mission = hand_of(scene.position.sight(1)).mission()
        assert mission is not None
        revealed(scene.rules, scene.table)[1] = mission
    assert one.position.view(0).to_json() != other.position.view(0).to_json()


@clause("SA-secret_missions-8")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_a_completed_view_is_seen_as_the_true_position(seat: int) -> None:
    scene = chosen(Mission(1, 1, 2, ()), reveal_missions="show")
    give(scene.position, 0, Mission(1, 1, 2, ()))
    scene.order(0, "show_mission seat_2")
    view = scene.position.view(seat)
    guess = view.complete(Seeded(5))
    assert guess.view(seat).dump() == view.dump()
    assert all(hand_of(guess.sight(other)).mission() is not None for other in range(4))
    if seat == 1:
        shown = hand_of(guess.sight(0)).mission()
        assert shown is not None
        assert shown.dump() == Mission(1, 1, 2, ()).dump()
    if seat == 0:
        assert 0 in hand_of(guess.sight(1)).seen


@clause("SA-secret_missions-8")
def test_guesses_come_from_the_whole_deck() -> None:
    view = chosen().position.view(0)
    kept: Counter[int] = Counter()
    for seed in range(300):
        mission = hand_of(view.complete(Seeded(seed)).sight(1)).mission()
        assert mission is not None
        kept[mission.pattern] += 1
    assert sorted(kept) == [1, 2, 3, 4, 5, 6]
    assert min(kept.values()) > 25
    open_choice = dealt().position.view(0).complete(Seeded(1))
    assert hand_of(open_choice.sight(1)).kept == -1


def test_slices_copy_and_read_back() -> None:
    hand = Hand()
    hand.dealt, hand.kept, hand.shown_to = [Mission(5, -1, -1, (2, 5, 8))], 0, [2]
    hand.seen[3] = Mission(3, -1, 1, ())
    again = Hand()
    again.load(hand.dump())
    assert again.dump() == hand.dump() == hand.copy().dump()
    for order in ("keep_mission 3", "show_mission seat_2 seat_3"):
        assert str(NOTATION.parse(order)) == order


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_mission_can_be_said(language: str) -> None:
    scene = dealt()
    for pattern in range(1, 7):
        mission = drawn_mission(scene.rules, scene.table, pattern, 0, Seeded(pattern))
        give(scene.position, 0, mission)
        words = own(scene, 0)["mission"]
        assert isinstance(words, dict)
        assert len(sentences(language).say("mission-text", words)) > 10


@pytest.mark.parametrize(("seed", "way"), [(1, "talk"), (2, "show")])
def test_sampled_games_end_and_replay(seed: int, way: str) -> None:
    scene = GoalScene("secret_missions", FOUR, marks=CENTRES, allotment=3, rounds=6, reveal_missions=way)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, seed, talks=True))
    assert say_standing(position)
