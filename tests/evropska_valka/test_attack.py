"""ATT, BAT and RET: attacks, battles, retreats and losses."""

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import Scene, scene
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.state import NOBODY
from velmoci.kernel.errors import Refusal


@clause("EV-ATT-1", "EV-R-08")
def test_neighbours_are_attacked_by_land_bridge_and_ship() -> None:
    game = scene({"spain": "blue 2", "benelux": "black 1", "britain": "black 1", "russia": "black 1"})
    targets = {text.split()[2] for text in game.offers("attack") if text.split()[1] == "france"}
    assert targets == {"germany", "italy", "benelux", "britain", "russia"}
    for order in ("attack france benelux 1", "attack france britain 1", "attack france russia 1"):
        assert game.allows("blue", order)


@clause("EV-ATT-1", "EV-R-08")
def test_attacks_by_ship_can_be_forbidden() -> None:
    game = scene({"russia": "black 1", "britain": "black 1"}, sea_attack=False)
    refusal = game.refused("blue", "attack france russia 1", "no_sea_attack", "EV-ATT-1")
    assert refusal.values == {"origin": "france", "target": "russia"}
    game.refused("blue", "attack spain russia 1", "wrong_sea", "EV-ADJ-4")
    game.refused("blue", "attack france anatolia 1", "wrong_sea", "EV-ADJ-4")
    assert game.allows("blue", "attack france britain 1")
    assert "attack france russia 1" not in game.offers("attack")
    assert game.allows("blue", "move france southern_scandinavia")


@clause("EV-ATT-2", "EV-R-27")
def test_one_to_all_figures_of_one_field_attack() -> None:
    game = scene({"france": "blue 3", "spain": "blue 2"})
    for count in (0, -1, 4, 99):
        game.refused("blue", f"attack france germany {count}", "bad_count", "EV-ATT-2")
    with pytest.raises(Refusal) as caught:
        NOTATION.parse("attack france germany 1.5")
    assert (caught.value.code, caught.value.clause) == ("bad_count", "EV-ATT-2")
    game.refused("blue", "attack britain benelux 1", "not_own_figure", "EV-ATT-2")
    offered = [text for text in game.offers("attack") if text.startswith("attack france germany")]
    assert offered == [f"attack france germany {count}" for count in (1, 2, 3)]


@clause("EV-ATT-3", "EV-ATT-1")
def test_empty_and_own_fields_are_not_attacked() -> None:
    game = scene()
    game.refused("blue", "attack france benelux 1", "nothing_to_attack", "EV-ATT-3")
    game.refused("blue", "attack france spain 1", "nothing_to_attack", "EV-ATT-1")
    game.refused("blue", "attack france ukraine 1", "wrong_sea", "EV-MOV-4")


@clause("EV-ATT-4")
def test_an_attack_ends_the_turn() -> None:
    game = scene()
    game.order("blue", "attack france germany 1")
    game.pass_all("2 9")
    assert (game.phase, game.on_turn) == ("turn", "black")


@clause("EV-BAT-1", "EV-R-09")
def test_all_figures_of_the_attacked_field_defend() -> None:
    game = scene({"france": "blue 3", "germany": "black 4"})
    events = game.order("blue", "attack france germany 2")
    (told,) = game.told(events, "green")
    assert (told.values["attackers"], told.values["defenders"]) == (2, 4)
    laid = {seen.sentence: seen.values for seen in game.told(game.pass_all("2 2 3 3 4 4"), "green")}
    assert len(list_of(laid["attacker-lays"]["drawn"])) == 2
    assert len(list_of(laid["defender-lays"]["drawn"])) == 4


def list_of(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@clause("EV-BAT-2")
def test_the_defender_lays_after_seeing_the_attackers_cards() -> None:
    game = scene(hands={"blue": "9 3", "black": "2 10"})
    game.order("blue", "attack france germany 1")
    game.pass_all()
    assert game.waits_for == "blue"
    game.refused("black", "lay 2", "not_your_turn", "EV-TRN-1")
    game.order("blue", "lay 9")
    assert game.waits_for == "black"
    assert game.seen("black")["attack"]["attacker_points"] == 9
    assert game.decision().about()["count"] == 1


@clause("EV-BAT-3")
def test_only_missing_cards_are_drawn_and_all_see_them() -> None:
    game = scene({"france": "blue 3"}, hands={"blue": "9"})
    game.order("blue", "attack france germany 3")
    events = game.pass_all("4 5 2")
    (laid,) = [seen for seen in game.told(events, "spectator") if seen.sentence == "attacker-lays"]
    assert (laid.values["cards"], len(list_of(laid.values["drawn"])), laid.values["points"]) == (["9C"], 2, 18)
    assert game.table.pile_size == 51 - 3


@clause("EV-BAT-4", "EV-BAT-5")
def test_an_exact_hand_is_laid_without_being_asked() -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "9 3", "black": "2"})
    game.order("blue", "attack france germany 2")
    game.pass_all()
    assert game.phase == "retreat"
    assert [game.hand(player) for player in game.players] == ["", "", ""]


@clause("EV-BAT-1", "EV-BAT-3", "EV-BAT-5")
@pytest.mark.parametrize("cards", ["", "9", "9 3 4", "9 9C"])
def test_too_few_too_many_or_equal_cards_are_refused(cards: str) -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "9C 3C 4C"})
    game.order("blue", "attack france germany 2")
    game.pass_all()
    game.refused("blue", f"lay {cards}", "bad_lay", "EV-BAT-1")


@clause("EV-BAT-6", "EV-ACE-3")
def test_court_cards_have_points_and_no_power_in_a_battle() -> None:
    game = scene({"france": "blue 4", "spain": "black 2"}, hands={"blue": "J Q K A"})
    game.order("blue", "attack france germany 4")
    events = game.pass_all("2")
    (laid,) = [seen for seen in game.told(events, "spectator") if seen.sentence == "attacker-lays"]
    assert laid.values["points"] == 1 + 2 + 3 + 11
    assert game.field("spain") == "black 2"
    assert game.known("blue", "black") == ""


@clause("EV-BAT-7", "EV-BAT-8")
@pytest.mark.parametrize(("defence", "holds"), [("8", False), ("9", True), ("10", True)])
def test_the_attacker_needs_more_points(defence: str, holds: bool) -> None:
    game = scene()
    game.order("blue", "attack france germany 1")
    events = game.pass_all(f"9 {defence}")
    (judged,) = [seen for seen in game.shown(events) if str(seen["event"]).startswith("battle-")]
    assert judged == {
        "event": "battle-lost" if holds else "battle-won", "power": "french_allies", "other": "dual_alliance",
        "origin": "france", "target": "germany", "attack": 9, "defence": int(defence)
    }  # fmt: skip
    assert (game.phase == "turn") == holds
    assert (game.field("germany"), game.field("france")) == ("black 1", "blue 1")


@clause("EV-BAT-9")
def test_laid_cards_are_discarded_after_the_battle() -> None:
    game = scene(hands={"blue": "9", "black": "3"})
    game.order("blue", "attack france germany 1")
    game.pass_all()
    assert (game.phase, game.discard()) == ("retreat", "")
    game.order("black", "retreat ukraine")
    assert game.discard() == "3 9"
    assert game.seen("spectator")["attack"] is None
    table = game.table
    assert (table.origin, table.target, table.attackers, table.stage) == (NOBODY, NOBODY, 0, 0)
    assert table.attacker_laid == table.defender_laid == 0


def beaten(**fields: str) -> Scene:
    """Black has lost Germany to blue and is asked where to go."""
    game = scene(fields)
    game.order("blue", "attack france germany 1")
    game.pass_all("9 " + "2 " * int(game.field("germany").split()[1]))
    return game


@clause("EV-RET-1", "EV-R-10")
def test_all_beaten_figures_go_together_to_one_field() -> None:
    game = beaten(germany="black 3")
    game.order("black", "retreat russia")
    assert (game.field("russia"), game.field("germany")) == ("black 3", "blue 1")


@clause("EV-RET-1", "EV-RET-2", "EV-RET-6")
@pytest.mark.parametrize(
    ("field", "clause_id"),
    [
        ("italy", "EV-RET-1"),
        ("near_east", "EV-RET-1"),
        ("finland_baltics", "EV-RET-1"),
        ("france", "EV-RET-2"),
        ("germany", "EV-RET-6"),
    ],
)
def test_a_retreat_goes_to_an_empty_neighbour(field: str, clause_id: str) -> None:
    beaten().refused("black", f"retreat {field}", "bad_retreat", clause_id)


@clause("EV-RET-1", "EV-R-10")
def test_with_one_way_out_nobody_is_asked() -> None:
    game = scene(
        {"germany": "black 2", "benelux": "blue 1", "britain": "green 1", "russia": "green 1", "ukraine": "green 1"}
    )
    game.order("blue", "attack france germany 1")
    events = game.pass_all("9 2 2")
    assert "retreated" in game.sentences(events)
    assert game.field("southern_scandinavia") == "black 2"


@clause("EV-RET-3")
def test_only_the_attackers_move_in() -> None:
    game = scene({"france": "blue 5"})
    game.order("blue", "attack france germany 2")
    game.pass_all("9 9 2")
    game.order("black", "retreat ukraine")
    assert (game.field("france"), game.field("germany")) == ("blue 3", "blue 2")


@clause("EV-RET-4", "EV-RET-5", "EV-RET-6", "EV-R-12")
def test_figures_with_a_way_out_are_never_halved() -> None:
    game = beaten(germany="black 4")
    assert game.phase == "retreat"
    assert game.offered("black") == {"retreat"}
    game.order("black", "retreat ukraine")
    assert game.field("ukraine") == "black 4"


@clause("EV-RET-4", "EV-RET-5", "EV-R-12")
@pytest.mark.parametrize(("figures", "left"), [(4, 2), (3, 1), (2, 1), (1, 0)])
def test_cornered_figures_are_halved_and_the_attack_is_over(figures: int, left: int) -> None:
    around = {"britain": "green 1", "benelux": "blue 1", "southern_scandinavia": "green 1", "russia": "green 1"}
    game = scene({"germany": f"black {figures}", "ukraine": "green 1"} | around)
    game.order("blue", "attack france germany 1")
    events = game.pass_all("10 " + "2 " * figures)
    told = [seen for seen in game.shown(events) if seen["event"] in ("halved", "destroyed", "advanced")]
    if left:
        assert told == [
            {"event": "halved", "power": "dual_alliance", "field": "germany", "before": figures, "left": left}
        ]  # fmt: skip
    else:
        assert told == [
            {"event": "destroyed", "power": "dual_alliance", "field": "germany"},
            {"event": "advanced", "power": "french_allies", "origin": "france", "target": "germany", "figures": 1},
        ]  # fmt: skip
    assert game.field("germany") == (f"black {left}" if left else "blue 1")
    assert (game.phase, game.on_turn, game.seen("spectator")["attack"]) == ("turn", "black", None)


@clause("EV-RET-7", "EV-R-34")
def test_last_figures_leave_home_only_without_a_free_home_field() -> None:
    fields = {"germany": "black 1", "france": "blue 2", "near_east": "green 1", "italy": "green 1"}
    game = scene(fields | {"austria_hungary": "green 1"}, start=False)
    game.order("blue", "attack france germany 1")
    game.pass_all("9 2")
    assert game.retreats() == ["benelux", "britain", "russia", "southern_scandinavia", "ukraine"]
    game.order("black", "retreat benelux")
    assert game.outcome == ("blue", "fall")


@clause("EV-RET-7", "EV-RET-1", "EV-R-34")
def test_by_the_option_the_last_figures_at_home_go_where_they_like() -> None:
    fields = {"britain": "red 1", "spain": "blue 1", "italy": "green 1", "near_east": "green 1"}
    game = scene(fields, players="red blue green", start=False, on_turn="green", home_retreat=False)
    game.order("green", "attack italy spain 1")
    game.pass_all("9 2")
    assert game.retreats() == ["anatolia", "france", "north_africa", "southern_balkans"]
    assert str(game.decision().default()) == "retreat france"
    game.order("blue", "retreat anatolia")
    assert game.outcome == ("red", "fall")


@clause("EV-RET-5", "EV-R-12")
@pytest.mark.parametrize("pieces", ["figures", "pyramids"])
def test_by_the_option_a_single_defender_never_gets_away(pieces: str) -> None:
    fields = {"germany": "black 1", "italy": "black 2", "france": "blue 1", "spain": "blue 1", "near_east": "green 1"}
    game = scene(fields, start=False, single_defender="removed", pieces=pieces)
    game.order("blue", "attack france germany 1")
    events = game.pass_all("9 2")
    assert "destroyed" in game.sentences(events)
    assert (game.field("germany"), game.field("france"), game.on_turn) == ("blue 1", "", "black")


@clause("EV-RET-1", "EV-RET-5")
def test_by_the_option_two_defenders_retreat_as_ever() -> None:
    game = scene({"germany": "black 2"}, single_defender="removed")
    game.order("blue", "attack france germany 1")
    game.pass_all("9 2 2")
    assert game.phase == "retreat"


@clause("EV-RET-7")
def test_others_at_home_free_the_retreat() -> None:
    assert "ukraine" in beaten(italy="", austria_hungary="black 1").retreats()


@clause("EV-RET-1")
def test_an_absent_defender_goes_home_first_and_then_by_the_alphabet() -> None:
    game = beaten(austria_hungary="", italy="black 1")
    assert str(game.decision().default()) == "retreat austria_hungary"
    assert str(beaten().decision().default()) == "retreat benelux"
    assert game.decision().about()["fields"] == [
        "britain", "benelux", "southern_scandinavia", "austria_hungary", "russia", "ukraine"
    ]  # fmt: skip
