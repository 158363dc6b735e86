"""TRN, DRF and MOV: the turn with its one action, drafts and moves."""

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import scene
from velmoci.evropska_valka.orders import NOTATION


@clause("EV-TRN-1")
def test_only_the_player_on_turn_acts() -> None:
    game = scene(hands={"black": "Q"})
    for order in ("draft germany", "move germany benelux", "fate", "espionage Q blue", "end_turn"):
        game.refused("black", order, "not_your_turn", "EV-TRN-1")


@clause("EV-TRN-2", "EV-R-30", "EV-R-31")
@pytest.mark.parametrize("first", ["sabotage J spain", "espionage Q black"])
def test_cards_come_before_the_action_in_any_order(first: str) -> None:
    game = scene({"spain": "black 2"}, hands={"blue": "J Q"})
    orders = ["sabotage J spain", "espionage Q black"]
    for order in (first, next(order for order in orders if order != first)):
        game.order("blue", order)
        assert (game.phase, game.on_turn) == ("turn", "blue")
    events = game.order("blue", "draft france")
    assert game.shown(events)[-1] == {"event": "turn-begins", "power": "dual_alliance", "turn": 2}
    assert (game.on_turn, game.waits_for, game.table.turn) == ("black", "black", 2)


@clause("EV-TRN-2")
def test_the_next_turn_begins_with_cards_whatever_the_action_was() -> None:
    game = scene({"spain": "black 2"}, hands={"blue": "J", "black": "J"})
    game.order("blue", "sabotage J spain")
    assert game.seen("spectator")["sabotage_done"]
    game.order("blue", "fate", "2 3 4")
    game.order("blue", "assign 2 blue, 3 blue, 4 blue")
    assert (game.phase, game.waits_for, game.table.turn) == ("turn", "black", 2)
    assert not game.seen("spectator")["sabotage_done"]


@clause("EV-TRN-2", "EV-ATT-4")
def test_a_turn_has_one_action() -> None:
    game = scene(hands={"blue": "J Q"})
    game.order("blue", "attack france germany 1")
    for order in ("draft france", "move spain italy", "attack spain italy 1", "fate"):
        game.refused("blue", order, "second_action", "EV-TRN-2")
    game.refused("blue", "sabotage J spain", "too_late", "EV-JCK-1")
    game.refused("blue", "espionage Q black", "too_late", "EV-QUN-1")
    game.refused("blue", "end_turn", "wrong_phase", "EV-TRN-2")


@clause("EV-TRN-3", "EV-R-04")
def test_the_action_cannot_be_skipped() -> None:
    game = scene()
    game.refused("blue", "end_turn", "no_pass", "EV-TRN-3")
    assert "end_turn" not in game.offered("blue")
    assert "fate" in game.offered("blue")


@clause("EV-TRN-3", "EV-R-04")
def test_passing_can_be_allowed() -> None:
    game = scene(allow_pass=True)
    assert "end_turn" in game.offered("blue")
    events = game.order("blue", "end_turn")
    assert game.sentences(events) == ["turn-passed", "turn-begins"]
    assert game.on_turn == "black"


@clause("EV-TRN-4", "EV-R-05")
def test_an_attack_counts_as_won_when_home_is_judged() -> None:
    game = scene({"france": "blue 2", "germany": "black 1", "ukraine": "black 1", "near_east": "green 1"}, start=False)
    game.refused("blue", "attack france germany 2", "home_empty", "EV-TRN-4")
    assert game.allows("blue", "attack france germany 1")
    assert game.offers("attack") == ["attack france germany 1"]


@clause("EV-TRN-4")
def test_an_attack_on_a_home_field_brings_figures_home() -> None:
    game = scene({"france": "blue 1", "spain": "black 1", "germany": "black 1", "near_east": "green 1"}, start=False)
    assert "attack france spain 1" in game.offers("attack")
    game.order("blue", "attack france spain 1")
    game.pass_all("9 2")
    game.order("black", "retreat italy")
    assert (game.field("france"), game.field("spain")) == ("", "blue 1")
    assert game.outcome is None


@clause("EV-DRF-1")
def test_a_draft_adds_one_figure_on_an_empty_or_own_home_field() -> None:
    game = scene({"spain": ""})
    assert game.offers("draft") == ["draft france", "draft spain", "draft north_africa"]
    events = game.order("blue", "draft spain")
    assert game.shown(events)[0] == {"event": "drafted", "power": "french_allies", "field": "spain", "figures": 1}
    assert game.field("spain") == "blue 1"
    assert game.public("blue")["figures"] == 3
    assert game.on_turn == "black"


@clause("EV-DRF-1")
def test_without_a_limit_any_number_of_figures_is_drafted() -> None:
    game = scene({"france": "blue 12"})
    assert "draft france" in game.offers("draft")
    events = game.order("blue", "draft france")
    assert game.shown(events)[0] == {"event": "drafted", "power": "french_allies", "field": "france", "figures": 13}


@clause("EV-DRF-1", "EV-R-14")
def test_a_limit_of_figures_ends_drafts() -> None:
    game = scene({"france": "blue 2"}, figure_limit=4)
    game.refused("blue", "draft france", "figure_limit", "EV-DRF-1")
    assert "draft" not in game.offered("blue")
    assert scene({"france": "blue 2"}, figure_limit=5).allows("blue", "draft france")


@clause("EV-DRF-2", "EV-DRF-3", "EV-R-06")
def test_a_draft_is_possible_only_at_home_and_not_under_others() -> None:
    game = scene({"spain": "black 1", "britain": "blue 1"})
    game.refused("blue", "draft britain", "not_home", "EV-DRF-3")
    refusal = game.refused("blue", "draft spain", "field_held", "EV-DRF-2")
    assert refusal.values["power"] == "dual_alliance"
    assert game.offers("draft") == ["draft france", "draft north_africa"]


@clause("EV-MOV-1")
def test_exactly_one_figure_moves() -> None:
    game = scene({"france": "blue 3"})
    events = game.order("blue", "move france benelux")
    assert game.shown(events)[0] == {
        "event": "moved", "power": "french_allies", "origin": "france", "target": "benelux"
    }  # fmt: skip
    assert (game.field("france"), game.field("benelux")) == ("blue 2", "blue 1")
    game.refused("black", "move benelux britain", "not_own_figure", "EV-MOV-1")
    game.refused("black", "move britain benelux", "not_own_figure", "EV-MOV-1")


@clause("EV-MOV-2", "EV-R-07")
def test_a_move_goes_to_an_empty_neighbour() -> None:
    game = scene()
    game.refused("blue", "move france germany", "not_empty", "EV-MOV-2")
    game.refused("blue", "move spain france", "not_empty", "EV-MOV-2")
    assert game.offers("move") == [
        "move france britain", "move france benelux", "move france southern_scandinavia", "move france russia"
    ]  # fmt: skip


@clause("EV-MOV-2", "EV-R-07")
def test_moving_to_own_figures_can_be_allowed() -> None:
    game = scene(move_to_own=True)
    assert "move spain france" in game.offers("move")
    game.refused("blue", "move france germany", "not_empty", "EV-MOV-2")
    game.order("blue", "move spain france")
    assert (game.field("spain"), game.field("france")) == ("", "blue 2")


@clause("EV-MOV-3")
def test_a_figure_sails_to_any_empty_harbour_of_its_sea() -> None:
    game = scene({"russia": "red 1"}, players="red blue")
    assert [text for text in game.offers("move") if "russia" in text] == [
        "move russia germany", "move russia anatolia", "move russia finland_baltics", "move russia ukraine"
    ]  # fmt: skip


@clause("EV-MOV-4", "EV-ADJ-4")
@pytest.mark.parametrize(
    ("order", "code", "clause_id"),
    [
        ("move ukraine spain", "wrong_sea", "EV-MOV-4"),
        ("move russia spain", "wrong_sea", "EV-ADJ-4"),
        ("move ukraine benelux", "wrong_sea", "EV-MOV-4"),
        ("move finland_baltics austria_hungary", "not_neighbour", "EV-ADJ-1"),
        ("move finland_baltics finland_baltics", "not_neighbour", "EV-ADJ-1"),
        ("move russia russia", "not_neighbour", "EV-ADJ-1"),
    ],
)
def test_no_voyage_over_land(order: str, code: str, clause_id: str) -> None:
    refusal = scene(players="yellow red").refused("yellow", order, code, clause_id)
    assert [refusal.values["origin"], refusal.values["target"]] == order.split()[1:]


@clause("EV-TRN-4")
@pytest.mark.parametrize(("figures", "abroad"), [(1, False), (2, True)])
def test_what_is_offered_is_what_is_allowed(figures: int, abroad: bool) -> None:
    fields = {"france": f"blue {figures}", "germany": "black 1", "near_east": "green 2", "spain": ""}
    game = scene(fields, start=False)
    assert ("move france britain" in game.offers("move")) == abroad
    offered = set(game.offers("move"))
    for target in game.position.board.fields:
        order = f"move france {target}"
        assert game.allows("blue", order) == (order in offered)
        assert str(NOTATION.parse(order)) == order
