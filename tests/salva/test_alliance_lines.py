"""Who decides in which line a unit stands: owner, commander and holder propose, agree or object (SA-alliance-27)."""

from tests.clause import clause
from tests.salva.allies import agreed, allies, fleets, menu, skip
from tests.salva.scenes import Scene
from velmoci.salva.battle import Battle

SILENT = "SA-alliance-27"


def battle_in(scene: Scene) -> Battle:
    """The battle under way."""
    battle = scene.battle
    return battle


def line_of(scene: Scene, unit: str) -> int:
    """The line in which a unit stands."""
    battle = battle_in(scene)
    return int(battle.line[battle.fighter_of(scene.unit(unit))])


def attacked(holder: str = "inf", guests: str = "inf tank") -> Scene:
    """Two tanks of seat 1 attack b, which seat 2 holds with the first of these units; the second are of seat 3."""
    scene = allies(["second_line"])
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", holder)
    scene.army(2, "b", guests)
    scene.order(0, "attack b with tank_1, tank_2")
    return scene


def declared(holder: str = "inf", guests: str = "inf tank") -> Scene:
    """The same with everybody in front, when the defender fires."""
    scene = attacked(holder, guests)
    for seat in (1, 2) if holder else (2,):
        scene.order(seat, "lines")
    scene.order(0, "lines", [3])
    return scene


def offered(scene: Scene, seat: int) -> list[str]:
    """The lines that a seat may propose."""
    return menu(scene, seat, "propose_line")


@clause("SA-alliance-27")
def test_whoever_names_the_line_in_which_a_unit_stands_asks_nobody() -> None:
    scene = attacked()
    scene.order(2, "lines inf_4 1, tank_5 1")
    assert scene.asked() == [(1, "defender_lines")]


@clause("SA-alliance-27")
def test_units_about_which_all_agree_do_as_they_were_told_and_fire() -> None:
    scene = attacked()
    scene.order(2, "lines inf_4 2, tank_5 1")
    told = scene.order(1, "decline")
    assert "lines-disputed" in told
    parts = [event.seen_by_all() for event in scene.events]
    assert [part.values["units"] for part in parts if part.sentence == "lines-disputed"] == [["inf_4"]]
    assert scene.asked() == [(1, "defender_lines")], "he has declared his lines"
    assert menu(scene, 1, "lines") == ["lines", "lines inf_3 2"]
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    assert scene.refused(2, "fire inf_4 tank_1") == SILENT
    scene.order(2, "fire tank_5 tank_1")
    assert scene.damage("tank_1") == "1"


@clause("SA-alliance-27")
def test_only_where_somebody_is_silenced_it_is_looked_who_is_safe_from_whom() -> None:
    scene = declared()
    assert battle_in(scene).in_play == 0
    scene = attacked()
    scene.order(2, "lines inf_4 2, tank_5 1")
    scene.order(1, "decline")
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    battle = battle_in(scene)
    assert battle.in_play != 0
    assert [int(bits) for bits in battle.cover] == [int(battle.in_play)] * int(battle.count())


@clause("SA-alliance-27")
def test_a_dispute_about_one_unit_leaves_the_others_of_its_owner_where_they_were_put() -> None:
    scene = allies(["second_line"])
    scene.army(1, "b", "tank inf inf")
    skip(scene, 2)
    agreed(scene, 1, "hand_over tank_1 to seat_4", 3)
    skip(scene, 3)
    scene.army(2, "c", "tank")
    scene.order(2, "attack b with tank_4")
    scene.order(1, "lines tank_1 2, inf_2 2")
    assert scene.asked() == [(3, "consent")], "its commander; the owner is the holder himself"
    scene.order(3, "decline")
    assert [line_of(scene, name) for name in ("tank_1", "inf_2", "inf_3")] == [1, 2, 1]
    scene.order(2, "lines", [3])
    assert scene.refused(1, "fire tank_1 tank_4") == SILENT
    assert menu(scene, 1, "fire") == ["fire inf_3 tank_4"]


@clause("SA-alliance-27", "SA-alliance-33")
def test_when_the_holder_attacks_his_guests_nobody_else_decides_about_their_lines() -> None:
    scene = allies(["second_line"])
    scene.army(0, "a", "tank")
    scene.army(1, "a", "inf inf")
    scene.army(2, "a", "inf inf")
    scene.order(0, "evict a with tank_1")
    assert (offered(scene, 0), offered(scene, 1), offered(scene, 2)) == ([], [], [])
    assert "lines-declared" in scene.order(2, "lines inf_4 2")


@clause("SA-alliance-27", "SA-alliance-31")
def test_the_holder_puts_a_guest_in_front_but_cannot_make_him_shoot() -> None:
    scene = attacked(guests="inf inf")
    agreed(scene, 2, "lines inf_4 2", 1)
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    assert offered(scene, 1) == ["propose_line inf_4 1", "propose_line inf_5 2"]
    assert (offered(scene, 2), offered(scene, 0)) == ([], [])
    scene.order(1, "propose_line inf_4 1")
    assert scene.asked() == [(2, "consent")]
    assert scene.position.pending()[0].about()["lines"] == {"inf_4": 1}
    assert str(scene.position.pending()[0].default()) == "decline"
    assert "lines-disputed" in scene.order(2, "decline")
    assert line_of(scene, "inf_4") == 1
    assert scene.refused(2, "fire inf_4 tank_1") == "SA-minimal-43", "not in this salvo"
    assert offered(scene, 1) == ["propose_line inf_5 2"]
    scene.order(2, "hold_fire")
    scene.order(1, "fire inf_3 tank_1")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3")
    scene.order(0, "hold_fire", [3])
    assert "fire inf_4 tank_1" in menu(scene, 2, "fire"), "in the next one he may"


@clause("SA-alliance-27")
def test_a_line_that_is_proposed_and_agreed_on_is_taken_instead_of_shooting() -> None:
    scene = declared()
    scene.order(1, "propose_line inf_4 2")
    assert "line-changed" in scene.order(2, "agree")
    assert line_of(scene, "inf_4") == 2
    assert scene.refused(2, "fire inf_4 tank_1") == "SA-minimal-43"
    assert scene.refused(1, "propose_line inf_4 1") == "SA-alliance-27", "it has done its part"


@clause("SA-alliance-27")
def test_an_objection_to_stepping_back_keeps_the_unit_in_front_and_silent() -> None:
    scene = declared()
    scene.order(1, "propose_line inf_4 2")
    scene.order(2, "decline")
    assert line_of(scene, "inf_4") == 1
    assert scene.refused(2, "fire inf_4 tank_1") == "SA-minimal-43"
    scene.order(2, "fire tank_5 tank_1")


@clause("SA-alliance-27")
def test_lines_are_proposed_while_they_are_declared() -> None:
    scene = attacked()
    assert offered(scene, 1) == ["propose_line inf_4 2", "propose_line tank_5 2"]
    assert scene.order(1, "propose_line inf_4 2") == ["consent-asked"]
    assert "line-changed" in scene.order(2, "agree")
    assert line_of(scene, "inf_4") == 2
    scene.order(1, "propose_line tank_5 2")
    scene.order(2, "decline")
    assert line_of(scene, "tank_5") == 1
    assert offered(scene, 1) == ["propose_line inf_4 1"], "not again for the one about which they disagree"
    scene.order(1, "lines")
    scene.order(2, "lines")
    scene.order(0, "lines", [3])
    assert line_of(scene, "inf_4") == 2
    assert scene.refused(2, "fire tank_5 tank_1") == SILENT


@clause("SA-alliance-27")
def test_what_cannot_be_proposed() -> None:
    scene = declared()
    assert scene.refused(1, "propose_line inf_3 2") == "SA-alliance-27", "his own unit"
    assert scene.refused(2, "propose_line inf_3 2") == "SA-alliance-27", "a unit of the holder"
    assert scene.refused(1, "propose_line tank_1 2") == "SA-alliance-27", "of the other side"
    assert scene.refused(1, "propose_line tank_9 2") == "SA-alliance-27"
    assert scene.refused(1, "propose_line inf_4 1") == "SA-alliance-27", "it stands there"
    assert scene.refused(1, "propose_line inf_4 3") == "SA-alliance-27"
    assert scene.refused(0, "propose_line inf_4 2") == "SA-minimal-15"
    assert scene.refusal(1, "propose_line inf_4 3").code == "no_battle_line"
    assert scene.refusal(1, "propose_line tank_1 2").code == "no_say"


@clause("SA-alliance-27")
def test_a_holder_without_units_is_asked_too_and_does_not_keep_the_salvo_open() -> None:
    scene = declared(holder="", guests="inf tank")
    assert scene.asked() == [(2, "defender_salvo"), (1, "defender_salvo")]
    scene.order(1, "propose_line inf_3 2")
    scene.order(2, "agree")
    assert line_of(scene, "inf_3") == 2
    scene.order(1, "hold_fire")
    assert scene.asked() == [(2, "defender_salvo")], "he has said what he wanted"
    scene.order(2, "fire tank_4 tank_1")
    assert scene.asked() == [(0, "retreat_choice")]
    scene.order(0, "fight_on", [3])
    assert scene.asked() == [(0, "attacker_salvo")], "in the salvo of the other side he has no say"
    scene.order(0, "fire tank_1 tank_4")
    scene.order(0, "hold_fire", [3])
    assert (1, "defender_salvo") in scene.asked()
    scene.order(2, "hold_fire")
    assert scene.asked() == [(0, "retreat_choice")], "nobody else has anything to do"


@clause("SA-alliance-27")
def test_the_commander_of_attackers_is_asked_without_units_of_his_own() -> None:
    scene = allies(["second_line"])
    skip(scene, 2)
    scene.army(1, "c", "tank tank")
    scene.army(3, "d", "inf inf")
    for unit in ("tank_1", "tank_2"):
        agreed(scene, 1, f"hand_over {unit} to seat_3", 2)
    skip(scene, 3)
    agreed(scene, 1, "attack d with tank_1, tank_2", 2)
    scene.order(3, "lines")
    scene.order(1, "lines", [3])
    scene.order(3, "fire inf_3 tank_1")
    scene.order(3, "hold_fire")
    scene.order(1, "fight_on", [3])
    assert scene.asked() == [(1, "attacker_salvo"), (2, "attacker_salvo")]
    assert offered(scene, 2) == ["propose_line tank_1 2", "propose_line tank_2 2"]
    scene.order(2, "propose_line tank_1 2")
    scene.order(1, "decline")
    assert (line_of(scene, "tank_1"), menu(scene, 1, "fire")) == (1, ["fire tank_2 inf_3", "fire tank_2 inf_4"])
    scene.order(2, "hold_fire")
    assert scene.asked() == [(1, "attacker_salvo")], "the owner, who fights alone, goes on"
    scene.order(1, "fire tank_2 inf_3", [3])
    assert scene.asked() == [(3, "defender_salvo")]
    scene.order(3, "hold_fire")
    scene.order(1, "fight_on", [3])
    scene.order(1, "hold_fire", [3])
    assert scene.asked() == [(3, "defender_salvo")], "when the owner has done, nobody waits for his commander"


@clause("SA-alliance-27", "TV3-16")
def test_the_holder_proposes_lines_for_submarines_too() -> None:
    scene = fleets(["second_line", "submarines"])
    scene.army(0, "t", "cru")
    scene.army(1, "s", "cru")
    scene.army(2, "s", "sub")
    scene.order(0, "attack s with cru_1")
    agreed(scene, 2, "lines sub_3 2", 1)
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    assert offered(scene, 1) == ["propose_line sub_3 1", "propose_line sub_3 3"]
    scene.order(1, "propose_line sub_3 3")
    scene.order(2, "decline")
    battle = battle_in(scene)
    assert (line_of(scene, "sub_3"), int(battle.is_done[battle.fighter_of(scene.unit("sub_3"))])) == (2, 1)


@clause("SA-alliance-27", "SA-alliance-31", "SA-goals2-11")
def test_guests_of_a_holder_who_has_left_the_game_decide_alone_about_lines_and_fire() -> None:
    scene = allies(["second_line"])
    scene.army(0, "a", "tank tank")
    scene.army(2, "b", "inf inf")
    scene.order(1, "resign")
    assert scene.owner("b") is None
    scene.order(0, "attack b with tank_1, tank_2")
    assert scene.asked() == [(2, "defender_lines")]
    assert "lines-declared" in scene.order(2, "lines inf_3 2")
    scene.order(0, "lines", [3])
    assert scene.asked() == [(2, "defender_salvo")]
    assert str(scene.position.pending()[0].default()) == "hold_fire", "nobody can be made to shoot"
    assert "line-changed" in scene.order(2, "line inf_3 1")
    scene.order(2, "fire inf_4 tank_1")
    assert (line_of(scene, "inf_3"), scene.damage("tank_1")) == (1, "1/2")


@clause("SA-alliance-27", "SA-goals2-13")
def test_when_the_holder_gives_up_in_the_battle_his_guests_need_nobodys_agreement_any_more() -> None:
    scene = declared(guests="inf inf")
    scene.army(3, "b", "inf")
    scene.order(1, "resign")
    assert [offered(scene, seat) for seat in (0, 2, 3)] == [[], [], []]
    assert "line-changed" in scene.order(2, "line inf_5 2")
