"""Section 5: who may do what in which phase, where it leads, and what silence does."""

import re
from collections.abc import Callable

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, dealt, scene
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble

HIT = [6, 1]
LEVEL = [1, 1]
WORLD = {
    "asia": "red 1", "australia": "red 1", "iberia": "red 6", "france": "blue 1", "maghreb": "blue 1",
    "southern_europe": "blue 4"
}  # fmt: skip
SAMPLES = {
    "choose_colour": "choose_colour brown",
    "place_first": "place_first iberia 1",
    "arm": "arm iberia 1",
    "attack": "attack iberia maghreb 1",
    "roll": "roll",
    "draw_card": "draw_card",
    "show_mission": "show_mission",
    "end_turn": "end_turn",
    "play_on": "play_on",
    "stop_here": "stop_here",
    "offer_trade": "offer_trade blue give P want K",
    "resign": "resign",
}


def in_phase(phase: str, **options: object) -> Scene:
    """Red decides, with a fulfilled mission, cards to trade and soldiers to attack with."""
    return scene(
        WORLD,
        phase=phase,
        missions={"red": "asia_australia"},
        hands={"red": "P", "blue": "K"},
        options=options,
    )


def colour_choice() -> Scene:
    position = new_position(assemble(LIBRARY, (), {}))
    position.apply(-1, Begin(), Seeded(1))
    return Scene(position, ("black", "red", "green", "yellow"))


def first_armament() -> Scene:
    return in_phase("first_armament")


def turn_choice() -> Scene:
    return in_phase("turn_choice")


def battle() -> Scene:
    game = in_phase("turn_choice", battle_pace="stepwise")
    game.order("red", "attack iberia france 2")
    return game


def fighting() -> Scene:
    game = turn_choice()
    game.order("red", "attack iberia france 2", HIT)
    return game


def fight_closed() -> Scene:
    game = fighting()
    game.order("red", "draw_card", [1])
    return game


def playing_on() -> Scene:
    """White has won, so red is asked first."""
    game = scene(
        {"asia": "white 1", "australia": "white 1", "iberia": "red 4", "france": "blue 1"},
        on_turn="white",
        missions={"white": "asia_australia"},
        hands={"red": "P", "blue": "K"},
        options={"hold_rounds": 0, "continue_after_win": "ask"},
    )
    game.order("white", "show_mission")
    return game


def game_over() -> Scene:
    game = in_phase("turn_choice", hold_rounds=0)
    game.order("red", "show_mission")
    return game


PHASES: dict[str, tuple[Callable[[], Scene], set[str], set[str]]] = {
    "colour_choice": (colour_choice, {"choose_colour"}, set()),
    "first_armament": (first_armament, {"place_first"}, {"resign"}),
    "turn_choice": (turn_choice, {"arm", "attack", "show_mission", "end_turn"}, {"offer_trade", "resign"}),
    "battle": (battle, {"roll"}, set()),
    "fighting": (fighting, {"attack", "draw_card", "show_mission", "end_turn"}, {"offer_trade", "resign"}),
    "fight_closed": (fight_closed, {"show_mission", "end_turn"}, {"offer_trade", "resign"}),
    "playing_on": (playing_on, {"play_on", "stop_here"}, {"resign"}),
    "game_over": (game_over, set(), set()),
}


def accepted(game: Scene, power: str) -> set[str]:
    return {kind for kind, text in SAMPLES.items() if game.allows(power, text)}


def unasked(game: Scene, power: str) -> set[str]:
    return {menu.kind for aside in game.view(power).asides() for menu in aside.menus()}


@clause("EX-TRN-3", "EX-SET-1", "EX-CRD-5", "EX-FGT-9")
@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_offers_and_accepts_exactly_the_orders_of_its_row(phase: str) -> None:
    build, orders, asides = PHASES[phase]
    game = build()
    power = game.powers[0]
    assert game.phase == phase
    assert game.offered(power) == orders
    assert unasked(game, power) == asides
    assert accepted(game, power) == orders | asides


@clause("EX-TRN-1", "EX-R-16", "EX-ELI-7")
@pytest.mark.parametrize("phase", PHASES)
def test_a_power_that_is_not_asked_has_only_what_is_possible_out_of_turn(phase: str) -> None:
    build, _, asides = PHASES[phase]
    game = build()
    if phase == "colour_choice":
        assert accepted(game, "red") == unasked(game, "red") == set()
        return
    kinds = {kind for kind in ("offer_trade", "resign") if game.allows("blue", blue_text(kind))}
    assert (game.offered("blue"), unasked(game, "blue"), kinds) == (set(), asides, asides)


def blue_text(kind: str) -> str:
    return "resign" if kind == "resign" else "offer_trade red give K want P"


def test_the_phases_and_orders_are_those_of_the_rules() -> None:
    section = read_text("velmoci.rules", "en/expanze.md").split("## 5. State machine")[1]
    table = section.split("Out-of-turn decisions")[0]
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|", table, re.MULTILINE)
    written = {phase: set(re.findall(r"`(\w+)", orders)) for phase, orders in rows}
    automatic = {"dealer_roll", "deal", "turn_start", "turn_end", "aftermath"}
    assert set(written) - set(PHASES) == automatic
    assert {phase: orders for phase, (_, orders, _) in PHASES.items()} == {
        phase: orders for phase, orders in written.items() if phase not in automatic
    }


@clause("EX-CRD-1")
def test_after_a_lost_battle_no_card_is_offered() -> None:
    game = turn_choice()
    game.order("red", "attack iberia france 1", LEVEL)
    assert game.offered("red") == {"attack", "show_mission", "end_turn"}


@clause("EX-FGT-2", "EX-TRN-5")
def test_where_nothing_can_attack_no_attack_is_offered() -> None:
    game = scene()
    assert game.offered("red") == {"arm", "end_turn"}


@clause("EX-SET-1")
@pytest.mark.parametrize(
    ("phase", "silence"),
    [
        ("colour_choice", "choose_colour black"),
        ("first_armament", "place_first"),
        ("turn_choice", "end_turn"),
        ("battle", "roll"),
        ("fighting", "end_turn"),
        ("fight_closed", "end_turn"),
        ("playing_on", "stop_here"),
    ],
)
def test_silence_counts_as_the_order_of_its_row(phase: str, silence: str) -> None:
    game = PHASES[phase][0]()
    asked = game.position.pending()[0]
    assert asked.waits
    assert str(asked.default()) == silence
    assert game.allows(game.waits_for, silence)


@clause("EX-PLY-6", "EX-R-50")
def test_silence_takes_the_first_free_colour() -> None:
    game = colour_choice()
    game.position.apply(0, NOTATION.parse("choose_colour red"), Seeded(1))
    game.position.apply(1, NOTATION.parse("choose_colour black"), Seeded(1))
    assert str(game.position.pending()[0].default()) == "choose_colour green"


@clause("EX-CRD-4", "EX-R-20")
def test_silence_after_a_victory_lets_the_right_to_a_card_lapse() -> None:
    game = fighting()
    events = game.order("red", str(game.position.pending()[0].default()))
    assert "card-right-lapsed" in game.sentences(events, "spectator")


@clause("EX-TRN-7", "EX-TRN-5", "EX-R-22")
def test_a_table_of_silent_powers_passes_until_the_round_limit() -> None:
    position = new_position(assemble(LIBRARY, (), {"round_limit": 10}))
    chance = Seeded(4)
    position.apply(-1, Begin(), chance)
    orders = 0
    while position.outcome() is None:
        asked = position.pending()[0]
        silence = asked.default()
        assert silence is not None
        position.apply(asked.seat, silence, chance)
        orders += 1
    assert orders == 4 + 4 + 10 * 4
    assert [position.table.power(seat) for seat in range(4)] == ["black", "red", "green", "yellow"]
    assert all(count == 1 for count in position.table.soldiers)


@clause("EX-SET-1", "EX-PLY-6")
def test_colours_are_chosen_in_seat_order_and_the_deal_follows_by_itself() -> None:
    game = colour_choice()
    chance = Seeded(1)
    for seat, colour in enumerate(("blue", "white", "brown", "yellow")):
        assert game.phase == "colour_choice"
        assert game.position.pending()[0].seat == seat
        events = game.position.apply(seat, NOTATION.parse(f"choose_colour {colour}"), chance)
    assert game.phase == "first_armament"
    told = [event.sentence for event in game.told(events, "spectator")]
    assert list(dict.fromkeys(told)) == ["colour-chosen", "dealer-rolls", "dealer", "dealt", "mission-dealt"]


@clause("EX-SET-1", "EX-PLY-6")
def test_with_random_colours_the_game_begins_with_the_first_armament() -> None:
    position = new_position(assemble(LIBRARY, (), {"colour_choice": "random"}))
    position.apply(-1, Begin(), Seeded(1))
    assert position.pending()[0].kind == "first_armament"


@clause("EX-FAR-6", "EX-TRN-2")
def test_the_first_armament_goes_round_once_and_leads_to_the_first_turn() -> None:
    game = dealt()
    first = game.on_turn
    placed = []
    while game.phase == "first_armament":
        placed.append(game.on_turn)
        game.order(game.on_turn, "place_first")
    assert sorted(placed) == sorted(game.powers)
    assert (game.phase, game.on_turn, game.round) == ("turn_choice", first, 1)


@clause("EX-TRN-3", "EX-TRN-4", "EX-ARM-11")
@pytest.mark.parametrize(
    ("build", "text", "rolls", "phase", "on_turn"),
    [
        (turn_choice, "arm", [], "turn_choice", "blue"),
        (turn_choice, "end_turn", [], "turn_choice", "blue"),
        (turn_choice, "show_mission", [], "turn_choice", "red"),
        (turn_choice, "attack iberia france 1", HIT, "fighting", "red"),
        (turn_choice, "attack iberia france 1", LEVEL, "fighting", "red"),
        (fighting, "attack iberia maghreb 1", HIT, "fighting", "red"),
        (fighting, "draw_card", [1], "fight_closed", "red"),
        (fighting, "show_mission", [], "fighting", "red"),
        (fighting, "end_turn", [], "turn_choice", "blue"),
        (fight_closed, "show_mission", [], "fight_closed", "red"),
        (fight_closed, "end_turn", [], "turn_choice", "blue"),
        (turn_choice, "resign", [], "turn_choice", "blue"),
        (fighting, "resign", [], "turn_choice", "blue"),
        (fight_closed, "resign", [], "turn_choice", "blue"),
    ],
)
def test_each_order_leads_where_its_row_says(
    build: Callable[[], Scene], text: str, rolls: list[int], phase: str, on_turn: str
) -> None:
    game = build()
    game.order("red", text, rolls)
    assert (game.phase, game.on_turn) == (phase, on_turn)


@clause("EX-FGT-16", "EX-CRD-4")
def test_the_end_of_a_turn_clears_used_pairs_and_the_right_to_a_card() -> None:
    game = fighting()
    assert game.seen("spectator")["attacked"] == [["iberia", "france"]]
    game.order("red", "end_turn")
    assert (game.seen("spectator")["attacked"], game.seen("spectator")["card_right"]) == ([], False)


@clause("EX-WIN-3", "EX-WIN-8")
@pytest.mark.parametrize(
    ("continues", "phase", "on_turn"),
    [(False, "game_over", "red"), (True, "turn_choice", "blue"), ("ask", "playing_on", "blue")],
)
@pytest.mark.parametrize("text", ["show_mission", "attack iberia france 2"])
def test_a_showing_that_wins_at_once_leads_to_the_end_of_the_game_or_of_the_turn(
    text: str, continues: bool | str, phase: str, on_turn: str
) -> None:
    """By hand, or with `auto_show` after the first battle."""
    by_itself = text != "show_mission"
    game = in_phase("turn_choice", hold_rounds=0, continue_after_win=continues, auto_show=by_itself)
    game.order("red", text, HIT if by_itself else [])
    assert (game.phase, game.on_turn, game.status("red")) == (phase, on_turn, "won")


@clause("EX-WIN-8", "EX-WIN-10")
def test_in_the_aftermath_turns_go_on_until_fewer_than_two_living_powers_are_left() -> None:
    game = in_phase("turn_choice", hold_rounds=0, continue_after_win=True)
    game.order("red", "show_mission")
    assert game.offered("blue") >= {"arm", "end_turn"}
    game.order("blue", "resign")
    assert (game.phase, game.on_turn) == ("turn_choice", "green")
    game.order("green", "resign")
    assert game.phase == "game_over"


@clause("EX-ELI-1", "EX-MIS-7", "EX-WIN-4", "EX-WIN-10")
def test_a_change_of_the_board_is_followed_by_its_interrupts_in_their_order() -> None:
    """Red takes the last state of blue, which had a claim; green, resigned, hunted blue."""
    game = scene(
        {"iberia": "red 6", "france": "blue 1"},
        ("red", "blue", "green", "white"),
        rest="green",
        on_turn="blue",
        destroyed={"white": "blue"},
        missions={"blue": "destroy_white", "green": "destroy_blue"},
        hands={"blue": "P"},
    )
    game.order("blue", "show_mission")
    game.order("green", "resign")
    game.order("blue", "end_turn")
    events = game.order("red", "attack iberia france 2", HIT)
    told = [event.seen_by_all().sentence for event in events]
    assert told == [
        "battle-won",
        "power-destroyed",
        "claim-void",
        "cards-put-under",
        "pursuit-became-nonsense",
        "won-last",
        "game-over",
    ]


@clause("EX-WIN-4", "EX-WIN-2")
def test_a_claim_is_broken_before_the_conqueror_shows_its_own_card() -> None:
    """With `auto_show`: Siberia is the last state that red may lose, and the 31st of blue."""
    game = scene(
        {"asia": "red 1", "australia": "red 1", "european_russia": "blue 4", "france": "green 1"},
        ("red", "blue", "green"),
        rest="blue",
        missions={"red": "asia_australia", "blue": "north_pole"},
        options={"auto_show": True, "nonsense_target": 31},
    )
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    events = game.order("blue", "attack european_russia siberia 2", HIT)
    assert game.sentences(events, "spectator") == ["battle-won", "claim-broken", "mission-shown"]


@clause("EX-FGT-13", "EX-FGT-8")
def test_the_defender_has_no_choice_in_a_battle() -> None:
    game = battle()
    assert game.offered("blue") == set()
    game.order("red", "roll", [3])
    assert game.offered("blue") == {"roll"}
    assert accepted(game, "blue") == {"roll"}
    assert accepted(game, "red") == set()


@clause("EX-TRN-1")
@pytest.mark.parametrize("phase", PHASES)
def test_the_game_waits_for_exactly_one_power_until_it_is_over(phase: str) -> None:
    game = PHASES[phase][0]()
    waiting = [decision for decision in game.position.pending() if decision.waits]
    assert len(waiting) == (0 if phase == "game_over" else 1)
    assert len(game.seen("spectator")["waiting_for"]) == len(waiting)
