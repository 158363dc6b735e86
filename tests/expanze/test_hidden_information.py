"""Section 6: what the owner, the other powers and the spectator see, in views and in events."""

import json
from collections.abc import Iterable, Iterator

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, scene
from velmoci.expanze.missions import MISSION_NUMBER
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import Position, new_position
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.changes import changes
from velmoci.kernel.event import Event
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble

HIT = [6, 1]
LEVEL = [1, 1]
WATCHERS = ("red", "blue", "green", "white", "spectator")


def front(**hands: list[str]) -> Scene:
    """Red's Iberia beside blue's France."""
    return scene({"iberia": "red 6", "france": "blue 1", "maghreb": "blue 1"}, hands=hands)


def cornered(**options: object) -> Scene:
    """Blue's last soldier stands beside red; white hunts blue; blue and red hold cards."""
    return scene(
        {"iberia": "red 5", "france": "blue 1", "japan": "white 3"},
        rest="green",
        hands={"red": ["india"], "blue": ["alaska", "turkey"]},
        missions={
            "red": "asia_africa",
            "blue": "destroy_green",
            "white": "destroy_blue",
            "green": "asia_australia",
        },
        options=options,
    )


def text(game: Scene, watcher: str, events: Iterable[Event] = ()) -> str:
    """All that leaves the engine for a watcher, without lists of states, since cards bear the same names."""
    view = {key: value for key, value in game.seen(watcher).items() if key not in ("states", "attacked")}
    if view["own"]:
        del view["own"]["progress"]["missing"]
    return json.dumps([view, [event.to_json() for event in game.told(events, watcher)]])


def missions_in(written: str) -> set[str]:
    return {mission for mission in MISSION_NUMBER if f'"{mission}"' in written}


def public_part(game: Scene, watcher: str) -> dict[str, object]:
    return {key: value for key, value in game.seen(watcher).items() if key not in ("seat", "own")}


def others_than(*powers: str) -> Iterator[str]:
    return (watcher for watcher in WATCHERS if watcher not in powers)


@clause("EX-SOL-3", "EX-CRD-8")
def test_map_owners_soldiers_and_numbers_are_the_same_for_all() -> None:
    game = front(red=["india"], blue=["japan"])
    game.order("red", "attack iberia france 2", HIT)
    for watcher in WATCHERS:
        assert public_part(game, watcher) == public_part(game, "spectator")
        assert game.seen(watcher)["states"]["france"] == ("red", 2)


@pytest.mark.parametrize("powers", [2, 3, 4, 5, 6])
def test_the_mark_of_what_one_alone_knows_changes_with_it(powers: int) -> None:
    position = new_position(assemble(LIBRARY, (), {"powers": powers}))
    position.apply(-1, Begin(), Seeded(powers))
    chance, changes = Seeded("orders"), 0
    for number in range(300):
        asked = position.pending()
        if not asked:
            break
        before = [(position.own_mark(seat), json.dumps(position.own_json(seat))) for seat in range(powers)]
        aside = position.asides(number % powers)
        decision = aside[0] if number % 3 == 0 and aside and aside[0].count() else asked[-1]
        order = decision.sample(chance)
        if order.kind != "resign":
            position.apply(decision.seat, order, chance)
        for seat, (mark, own) in enumerate(before):
            changed = json.dumps(position.own_json(seat)) != own
            assert not changed or position.own_mark(seat) != mark
            changes += changed
    assert changes > 10


@pytest.mark.parametrize("colours", ["random", "pick"])
def test_told_changes_are_those_of_the_public_part(colours: str) -> None:
    position = new_position(assemble(LIBRARY, (), {"powers": 4, "colour_choice": colours, "battle_pace": "stepwise"}))
    chance = Seeded(colours)
    told, mark = position.public_changes(None)
    before = position.public_json()
    assert told == [([], before)]
    for number in range(400):
        asked = position.pending()
        if number == 0:
            position.apply(-1, Begin(), chance)
        elif asked:
            position.apply(asked[0].seat, asked[0].sample_by_kind(chance), chance)
        told, mark = position.public_changes(mark)
        now = position.public_json()
        assert sorted(told, key=str) == sorted(changes(before, now), key=str)
        before = now


@clause("EX-FGT-10")
def test_dice_are_told_to_all() -> None:
    game = front()
    events = game.order("red", "attack iberia france 2", [2, 3, 6, 5])
    for watcher in WATCHERS:
        assert game.told(events, watcher)[0].values["dice"] == [2, 3, 6, 5]


@clause("EX-MIS-13", "EX-SET-7", "EX-R-48")
def test_a_mission_is_dealt_to_its_owner_alone() -> None:
    position, events = begun(11)
    for seat in range(4):
        told = [
            seen for event in events if (seen := event.seen_by(seat)) and seen.sentence.startswith("mission")
        ]
        own = [seen.values["mission"] for seen in told if seen.sentence == "mission-received"]
        assert own == [position.view(seat).mission()]
        assert [seen.sentence for seen in told].count("mission-dealt") == 3
        assert all("mission" not in seen.values for seen in told if seen.sentence == "mission-dealt")
    watched = [seen for event in events if (seen := event.seen_by(-1))]
    assert missions_in(json.dumps([seen.to_json() for seen in watched])) == set()


@clause("EX-MIS-13")
def test_before_it_is_shown_a_mission_is_seen_by_its_owner_only() -> None:
    game = cornered()
    for watcher in WATCHERS:
        own = {game.mission(watcher)} if watcher != "spectator" else set()
        assert missions_in(text(game, watcher)) == own


@clause("EX-MIS-13", "EX-WIN-2")
def test_a_shown_mission_and_its_progress_are_seen_by_all() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "european_russia": "blue 4"},
        missions={"red": "asia_australia"},
    )
    events = game.order("red", "show_mission")
    for watcher in WATCHERS:
        assert game.told(events, watcher)[0].values["mission"] == "asia_australia"
    game.order("red", "end_turn")
    game.order("blue", "attack european_russia siberia 2", HIT)
    for watcher in WATCHERS:
        shown = game.seen(watcher)["powers"][0]["mission"]
        assert (shown["mission"], shown["have"], shown["missing"]) == ("asia_australia", 16, ["siberia"])
        assert game.seen(watcher)["powers"][1]["mission"] is None


@clause("EX-MIS-13", "EX-CRD-8")
def test_everything_that_one_alone_knows() -> None:
    base = {"pool": 3, "pool_reasons": [{"what": "base", "soldiers": 3, "clause": "EX-ARM-1"}]}
    position = new_position(assemble(LIBRARY, (), {"colour_choice": "pick"}))
    nothing: dict[str, object] = {"mission": None, "progress": None, "hand": [], "offers": []}
    assert position.view(0).to_json()["own"] == nothing | base
    game = cornered()
    game.order("red", "offer_trade blue give K want D")
    assert game.own("white") == base | {
        "mission": "destroy_blue",
        "progress": {
            "mission": "destroy_blue", "kind": "pursuit", "have": 11, "need": 12, "missing": ["france"],
            "fulfilled": False,
        },
        "hand": [],
        "offers": [],
    }  # fmt: skip
    assert game.own("blue")["hand"] == [{"card": "alaska", "letter": "D"}, {"card": "turkey", "letter": "P"}]
    assert game.own("blue")["offers"] == [{"power": "red", "other": "blue", "number": 1, "give": "K", "want": "D"}]


@clause("EX-CRD-8", "EX-MIS-13", "EX-ELI-5")
def test_everything_that_all_know_of_a_power() -> None:
    game = cornered()
    seen = {
        "power": "blue", "status": "living", "states": 1, "soldiers": 1, "cards": 2, "claim": 0, "mission": None,
        "destroyed_by": None, "continents": [],
    }  # fmt: skip
    for watcher in WATCHERS:
        assert game.seen(watcher)["powers"][1] == seen
    game.order("red", "attack iberia france 2", HIT)
    gone = {"status": "destroyed", "states": 0, "soldiers": 0, "cards": 0, "destroyed_by": "red"}
    for watcher in WATCHERS:
        assert game.seen(watcher)["powers"][1] == seen | gone


@clause("EX-MIS-8", "EX-MIS-7")
def test_that_a_pursuit_became_nonsense_is_seen_by_its_owner_only() -> None:
    game = cornered()
    assert game.own("white")["progress"]["kind"] == "pursuit"
    events = game.order("red", "attack iberia france 2", HIT)
    assert "pursuit-became-nonsense" in game.sentences(events, "white")
    assert game.own("white")["progress"]["kind"] == "nonsense"
    for watcher in others_than("white"):
        assert 'nonsense"' not in text(game, watcher, events)
        assert "pursuit-became" not in text(game, watcher, events)


@clause("EX-MIS-8", "EX-MIS-13")
def test_a_world_in_which_the_pursuit_is_another_card_looks_the_same_to_all_but_its_owner() -> None:
    """White hunts blue in one world and green in the other; the same orders, the same news for the rest."""
    worlds = [
        scene(
            {"iberia": "red 5", "france": "blue 1", "japan": "white 3"},
            rest="green",
            missions={"red": "asia_africa", "blue": "north_pole", "green": "south_pole", "white": white},
            options={"nonsense_target": 45},
        )
        for white in ("destroy_blue", "destroy_green")
    ]
    for order in ("attack iberia france 2", "draw_card", "end_turn"):
        rolls = {"attack iberia france 2": HIT, "draw_card": [3]}.get(order, [])
        events = [world.order("red", order, rolls) for world in worlds]
        for watcher in others_than("white"):
            told = [world.told(each, watcher) for world, each in zip(worlds, events, strict=True)]
            assert told[0] == told[1]
            assert worlds[0].seen(watcher) == worlds[1].seen(watcher)
    assert worlds[0].seen("white") != worlds[1].seen("white")


@clause("EX-SET-7", "EX-MIS-14")
def test_unused_mission_cards_are_seen_by_nobody() -> None:
    position, _ = begun(5)
    dealt = [own.mission for own in position.owns]
    written = json.dumps([position.view(seat).to_json() for seat in range(-1, 4)])
    assert missions_in(written) == {mission for mission, number in MISSION_NUMBER.items() if number in dealt}


@clause("EX-CRD-8", "EX-R-15")
def test_of_a_hand_others_see_the_number_only() -> None:
    game = front(blue=["alaska", "turkey"])
    for watcher in others_than("blue"):
        assert game.seen(watcher)["powers"][1]["cards"] == 2
        assert "alaska" not in text(game, watcher)
    assert game.own("blue")["hand"] == [{"card": "alaska", "letter": "D"}, {"card": "turkey", "letter": "P"}]


@clause("EX-CRD-8", "EX-CRD-1", "EX-R-15")
def test_of_a_drawn_card_others_see_that_it_was_drawn() -> None:
    game = front()
    game.order("red", "attack iberia france 2", HIT)
    events = game.order("red", "draw_card", [30])
    assert game.told(events, "red")[0].values == {"power": "red", "card": "alaska", "letter": "D"}
    for watcher in others_than("red"):
        assert [event.to_json() for event in game.told(events, watcher)] == [
            {"event": "card-drawn", "power": "red"}
        ]
        assert "alaska" not in text(game, watcher)


@clause("EX-CRD-4", "EX-CRD-8")
def test_of_a_card_drawn_by_the_engine_others_see_no_more() -> None:
    game = scene({"iberia": "red 6", "france": "blue 1"}, options={"draw_mode": "auto"})
    game.order("red", "attack iberia france 2", HIT)
    events = game.order("red", "end_turn", [30])
    assert "alaska" in text(game, "red", events)
    for watcher in others_than("red"):
        assert "alaska" not in text(game, watcher, events)


@clause("EX-ARM-7")
def test_a_set_that_is_handed_in_is_seen_by_all() -> None:
    game = front(red=["japan", "india", "alaska"])
    events = game.order("red", "arm iberia 13 with india japan alaska")
    for watcher in WATCHERS:
        told = next(event for event in game.told(events, watcher) if event.sentence == "set-handed-in")
        assert (told.values["cards"], told.values["set"]) == (["india", "japan", "alaska"], "PKD")


@clause("EX-CRD-4", "EX-R-20")
def test_a_lapsed_right_to_a_card_is_seen_by_all() -> None:
    game = front()
    game.order("red", "attack iberia france 2", HIT)
    events = game.order("red", "end_turn")
    for watcher in WATCHERS:
        assert "card-right-lapsed" in game.sentences(events, watcher)


@clause("EX-R-18", "EX-SET-6")
def test_of_the_pile_everybody_sees_the_size_only() -> None:
    game = front(red=["india"])
    for watcher in WATCHERS:
        assert game.seen(watcher)["pile"] == 47
        assert "mongolia" not in text(game, watcher)


@clause("EX-TRD-1", "EX-TRD-5", "EX-R-56")
def test_offers_are_seen_by_the_two_parties_only() -> None:
    game = front(red=["japan", "turkey"], blue=["india"])
    before = {watcher: game.seen(watcher) for watcher in WATCHERS}
    for power, order in (
        ("red", "offer_trade blue give P want K"),
        ("blue", "decline_trade red 1"),
        ("blue", "offer_trade red give K want PP"),
        ("blue", "withdraw_trade red 1"),
    ):
        events = game.order(power, order)
        assert game.told(events, "red") == game.told(events, "blue") != []
        for watcher in others_than("red", "blue"):
            assert game.told(events, watcher) == []
            assert game.seen(watcher) == before[watcher]


@clause("EX-TRD-1", "EX-R-56")
def test_an_open_offer_is_in_the_views_of_its_parties() -> None:
    game = front(red=["japan"])
    game.order("red", "offer_trade blue give P want K")
    offer = {"power": "red", "other": "blue", "number": 1, "give": "P", "want": "K"}
    assert game.own("red")["offers"] == game.own("blue")["offers"] == [offer]
    assert game.own("green")["offers"] == []


@clause("EX-TRD-1", "EX-CRD-8")
def test_of_a_trade_others_see_that_it_happened_and_how_many_cards_went_each_way() -> None:
    game = front(red=["japan", "turkey"], blue=["india"])
    game.order("red", "offer_trade blue give PP want K")
    events = game.order("blue", "accept_trade red 1")
    for party in ("red", "blue"):
        values = game.told(events, party)[0].values
        assert (values["cards"], values["others"]) == (["japan", "turkey"], ["india"])
    for watcher in others_than("red", "blue"):
        told = [event.to_json() for event in game.told(events, watcher)]
        assert told == [{"event": "trade-done", "power": "red", "other": "blue", "given": 2, "got": 1}]


@clause("EX-TRD-6", "EX-R-56")
def test_the_end_of_an_offer_for_want_of_cards_is_seen_by_its_parties_only() -> None:
    game = front(red=["japan"], blue=["india"], green=["china"])
    game.order("red", "offer_trade green give P want K")
    game.order("red", "offer_trade blue give P want K")
    events = game.order("blue", "accept_trade red 1")
    assert len(game.told(events, "green")) == 2
    assert len(game.told(events, "white")) == len(game.told(events, "spectator")) == 1
    assert len(game.told(events, "blue")) == 1


@clause("EX-FGT-10", "EX-R-18")
def test_nothing_that_is_still_to_come_is_fixed_beforehand() -> None:
    """From one position and one view chance may still give any die and any card."""
    game = front()
    lost, won = game.copy(), game.copy()
    lost.order("red", "attack iberia france 1", LEVEL)
    won.order("red", "attack iberia france 1", HIT)
    assert lost.state("france") != won.state("france")
    cards = set()
    for roll in range(1, 49):
        twin = won.copy()
        twin.order("red", "draw_card", [roll])
        cards.add(twin.hand("red")[0])
    assert len(cards) == 48


@clause("EX-FGT-10")
def test_no_view_or_dump_holds_a_seed() -> None:
    dumps = []
    for seed in (1, 2):
        game = front()
        game.position.apply(
            0, NOTATION.parse("attack iberia france 1"), Scripted(list(HIT), then=Seeded(seed))
        )
        dumps.append((game.position.dump(), [game.seen(watcher) for watcher in WATCHERS]))
    assert dumps[0] == dumps[1]


@clause("EX-ELI-5", "EX-R-32", "EX-R-34")
def test_a_destroyed_power_keeps_its_own_former_secrets_and_sees_no_others() -> None:
    game = cornered()
    game.order("red", "attack iberia france 2", HIT)
    assert missions_in(text(game, "blue")) == {"destroy_green"}
    assert game.own("blue")["hand"] == []
    assert "india" not in text(game, "blue")
    for watcher in others_than("blue"):
        assert "destroy_green" not in text(game, watcher)
    events = game.order("red", "draw_card", [1])
    assert game.told(events, "blue") == game.told(events, "spectator")


@clause("EX-ELI-7", "EX-R-35")
def test_a_power_that_resigned_keeps_its_own_former_secrets_and_sees_no_others() -> None:
    game = cornered()
    events = game.order("blue", "resign")
    assert missions_in(text(game, "blue", events)) == {"destroy_green"}
    for watcher in others_than("blue"):
        written = text(game, watcher, events)
        assert "destroy_green" not in written
        assert "alaska" not in written
    game.order("red", "offer_trade white give K want P")
    later = game.order("white", "decline_trade red 1")
    assert game.told(later, "blue") == []


@clause("EX-ELI-4", "EX-R-17")
def test_cards_put_under_the_pile_are_not_shown() -> None:
    game = cornered()
    events = game.order("red", "attack iberia france 2", HIT)
    for watcher in others_than("blue"):
        assert "alaska" not in text(game, watcher, events)


@clause("EX-ELI-4", "EX-CRD-8")
def test_cards_that_go_to_the_conqueror_are_seen_by_the_two_hands_only() -> None:
    game = cornered(eliminated_cards="to_conqueror")
    events = game.order("red", "attack iberia france 2", HIT)
    for watcher in ("red", "blue"):
        told = next(event for event in game.told(events, watcher) if event.sentence == "cards-taken-over-own")
        assert told.values["cards"] == ["alaska", "turkey"]
    for watcher in others_than("red", "blue"):
        assert "alaska" not in text(game, watcher, events)
        assert game.seen(watcher)["powers"][0]["cards"] == 3


@clause("EX-ELI-5", "EX-MIS-13")
def test_the_end_of_the_game_shows_no_card_in_a_view_but_the_replay_shows_all() -> None:
    position, events = begun(7)
    for seat in (0, 1, 2):
        events += position.apply(seat, NOTATION.parse("resign"), Seeded(1))
    assert position.outcome() is not None
    assert missions_in(json.dumps(position.view(-1).to_json())) == set()
    replay = json.dumps([event.seen_by_all().to_json() for event in events])
    dealt = [own.mission for own in position.owns]
    assert missions_in(replay) == {mission for mission, number in MISSION_NUMBER.items() if number in dealt}


@clause("EX-TRN-1", "EX-WIN-2")
@pytest.mark.parametrize(
    ("power", "order"),
    [("red", "show_mission"), ("blue", "end_turn"), ("red", "offer_trade blue give D want K")],
)
def test_a_refusal_changes_no_view_and_tells_nobody_else(power: str, order: str) -> None:
    game = front(red=["japan"], blue=["india"])
    before = {watcher: game.seen(watcher) for watcher in WATCHERS}
    assert not game.allows(power, order)
    with pytest.raises(Exception, match=r"EX-"):
        game.order(power, order)
    assert {watcher: game.seen(watcher) for watcher in WATCHERS} == before
    assert game.position.events is None


@clause("EX-MIS-13", "EX-CRD-8")
def test_the_spectator_has_no_secrets_no_questions_and_no_asides() -> None:
    game = front(red=["japan"])
    assert game.seen("spectator")["own"] is None
    assert game.view("spectator").decisions() == game.view("spectator").asides() == []


@clause("EX-R-15", "EX-MIS-13")
def test_a_view_is_a_copy_through_which_the_game_cannot_be_changed() -> None:
    game = front(red=["japan"])
    before = game.position.dump()
    view = game.view("red")
    view.sight.table.soldiers[0] = 99
    view.sight.own.hand.clear()
    assert game.position.dump() == before


def begun(seed: int) -> tuple[Position, list[Event]]:
    """A dealt game of four and everything that was told so far."""
    position = new_position(assemble(LIBRARY, (), {"colour_choice": "random"}))
    return position, position.apply(-1, Begin(), Seeded(seed))
