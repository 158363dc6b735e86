"""Allies in battle: joint attacks, lines, held fire, agreed ends, and a holder against his guests."""

from typing import Any

from tests.clause import clause
from tests.salva.allies import agreed, allies, hand_over, menu, proposes, skip
from tests.salva.scenes import Scene
from velmoci.salva.battle import Battle


def battle_in(scene: Scene) -> Battle:
    """The battle under way."""
    battle = scene.battle
    return battle


def army(chapters: tuple[str, ...] = (), **options: Any) -> Scene:
    """In turn 3 seat 3 leads a tank of its own and one of seat 2, both on c, against two units of seat 4."""
    scene = allies(chapters, **options)
    hand_over(scene, (1, "c", "tank"), (2, "c", "tank"), (3, "d", "inf inf"))
    return scene


# Joint attacks


@clause("SA-alliance-15", "SA-alliance-34", "SA-multiplayer-13")
def test_an_army_of_several_owners_agrees_on_the_holder_beforehand() -> None:
    scene = army()
    scene.order(2, "attack d with tank_1, tank_2")
    assert scene.asked() == [(1, "consent")]
    about = scene.position.pending()[0].about()
    assert (about["topic"], about["holder"], about["field"]) == ("joint_attack", "seat_3", "d")
    scene.order(1, "decline")
    assert scene.position.table.battle is None
    assert scene.refused(2, "attack d with tank_1, tank_2") == "SA-alliance-15"
    assert menu(scene, 2, "attack") == ["attack b with tank_2", "attack d with tank_2"]


@clause("SA-alliance-15")
def test_the_field_is_conquered_for_the_seat_that_was_agreed_on() -> None:
    scene = army()
    assert "claim d for seat_2" in menu(scene, 2, "claim")
    assert scene.refused(2, "claim d for seat_9") == "SA-alliance-15"
    assert scene.refused(2, "claim x for seat_2") == "SA-minimal-4"
    assert scene.order(2, "claim d for seat_2") == ["claimed"]
    assert "claim d for seat_2" not in menu(scene, 2, "claim")
    scene.order(2, "attack d with tank_1, tank_2")
    assert scene.position.pending()[0].about()["holder"] == "seat_2"
    scene.order(1, "agree", [3])
    assert battle_in(scene).leader(0) == 1
    scene.order(3, "resign")
    assert scene.owner("d") == 1
    assert scene.place("tank_2") == "d"


@clause("SA-alliance-15")
def test_who_is_not_in_the_army_cannot_become_the_holder_by_it() -> None:
    scene = army()
    scene.order(2, "claim d for seat_1")
    scene.order(2, "attack d with tank_2", [3])
    assert battle_in(scene).leader(0) == 2
    told: Any = scene.position.public_json()
    assert told["slices"]["claims"] == [{"field": "d", "power": "seat_1"}]


@clause("SA-alliance-15")
def test_the_seat_that_defends_is_not_in_the_army() -> None:
    scene = army()
    scene.order(2, "claim d for seat_4")
    scene.order(2, "attack d with tank_1, tank_2")
    assert scene.position.pending()[0].about()["holder"] == "seat_3", "so it stays with whoever gives the orders"
    scene.order(1, "agree", [3])
    assert battle_in(scene).leader(0) == 2


@clause("SA-alliance-15")
def test_holders_are_proposed_for_fields_beside_units_of_others_that_can_still_attack() -> None:
    scene = army()
    scene.army(1, "c", "tank")
    table = scene.position.table
    assert scene.refused(2, "attack d with tank_5") == "SA-minimal-27", "this one is not under his command"
    assert menu(scene, 2, "claim") == ["claim b for seat_2", "claim d for seat_2"]
    assert proposes(scene, 2, "claim"), "any field and any seat can be written"
    agreed(scene, 2, "attack d with tank_1", 1, rolls=[3])
    scene.order(3, "hold_fire")
    scene.order(2, "retreat", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(3, "hold_fire")
    scene.order(1, "retreat_to tank_1 c")
    assert table.battle is None
    assert menu(scene, 2, "claim") == [], "it has fought"


@clause("SA-alliance-15")
def test_a_claim_that_cannot_be_is_known_to_be_wrong_before_it_is_made() -> None:
    scene = army()
    decision = next(one for one in scene.position.pending() if one.seat == 2)
    assert decision.allows(scene.notation.parse("claim d for seat_2"))
    for wrong in ("claim x for seat_2", "claim d for seat_9"):
        assert not decision.allows(scene.notation.parse(wrong))


@clause("SA-alliance-15")
def test_several_units_of_one_owner_are_one_claim() -> None:
    scene = allies()
    skip(scene, 2)
    scene.army(2, "c", "inf")
    scene.army(1, "c", "tank tank")
    for unit in ("tank_2", "tank_3"):
        agreed(scene, 1, f"hand_over {unit} to seat_3", 2)
    skip(scene, 3)
    assert menu(scene, 2, "claim") == ["claim b for seat_2", "claim d for seat_2"]


@clause("SA-alliance-15")
def test_a_claim_holds_for_one_turn() -> None:
    scene = army()
    scene.order(2, "claim d for seat_2")
    skip(scene, 7)
    told: Any = scene.position.public_json()
    assert told["slices"]["claims"] == []


# Lines


@clause("SA-alliance-27", "TV3-15", "R3-10")
def test_owner_and_commander_disagree_about_a_line() -> None:
    scene = army(("second_line",))
    agreed(scene, 2, "attack d with tank_1, tank_2", 1)
    scene.order(3, "lines")
    scene.order(2, "lines")
    scene.order(1, "lines", [3])
    scene.order(3, "hold_fire")
    scene.order(2, "fight_on", [3])
    scene.order(1, "line tank_1 2")
    assert scene.asked() == [(2, "consent")]
    assert scene.position.pending()[0].about()["lines"] == {"tank_1": 2}
    assert str(scene.position.pending()[0].default()) == "decline"
    assert "lines-disputed" in scene.order(2, "decline")
    battle = battle_in(scene)
    assert battle.line[battle.fighter_of(scene.unit("tank_1"))] == 1
    assert (menu(scene, 1, "fire"), menu(scene, 1, "line")) == ([], []), "it cannot shoot in this salvo"
    assert scene.refused(1, "fire tank_1 inf_3") == "SA-minimal-43"
    scene.order(1, "hold_fire")
    scene.order(2, "hold_fire", [3])
    scene.order(3, "hold_fire")
    scene.order(2, "fight_on", [3])
    assert menu(scene, 1, "fire"), "in the next one it can"


@clause("SA-alliance-27")
def test_with_the_agreement_of_all_the_line_is_changed() -> None:
    scene = army(("second_line",))
    agreed(scene, 2, "attack d with tank_1, tank_2", 1)
    scene.order(3, "lines")
    scene.order(2, "lines")
    agreed(scene, 1, "lines tank_1 2", 2, rolls=[3])
    battle = battle_in(scene)
    assert battle.line[battle.fighter_of(scene.unit("tank_1"))] == 2


def attacked(chapters: tuple[str, ...] = ("second_line",)) -> Scene:
    """Seat 1 attacks the field of seat 2, on which seat 3 has two units as guests."""
    scene = allies(chapters)
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "inf tank")
    return scene


@clause("SA-alliance-27", "SA-alliance-31", "TS3-06", "R3-11")
def test_the_holder_keeps_a_guest_in_front_but_cannot_make_him_shoot() -> None:
    scene = attacked()
    scene.order(0, "attack b with tank_1, tank_2")
    assert scene.asked() == [(1, "defender_lines"), (2, "defender_lines")]
    scene.order(2, "lines inf_4 2, tank_5 1")
    assert scene.asked() == [(1, "consent")]
    scene.order(1, "decline")
    battle = battle_in(scene)
    assert battle.line[battle.fighter_of(scene.unit("inf_4"))] == 1
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    assert scene.refused(2, "fire inf_4 tank_1") == "SA-alliance-27"
    assert str(scene.position.pending()[1].default()) == "hold_fire", "nobody fires for a guest who is silent"
    scene.order(2, "hold_fire")
    told = scene.order(1, "fire inf_3 tank_1")
    assert told[0] == "shot"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    assert "fire inf_4 tank_1" in menu(scene, 2, "fire"), "in the next salvo he could"


@clause("SA-alliance-27")
def test_all_guests_silenced_leave_the_salvo_to_the_holder() -> None:
    scene = attacked()
    scene.order(0, "attack b with tank_1, tank_2")
    scene.order(2, "lines inf_4 2, tank_5 2")
    scene.order(1, "decline")
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    assert not menu(scene, 2, "fire")


@clause("SA-alliance-27", "TV3-16")
def test_submarines_and_the_third_line_follow_the_same_rule() -> None:
    scene = allies(["naval", "second_line", "submarines"], {"a": 0, "b": 1, "c": 2, "d": 3},
                   {"a": ["s"], "b": ["s"], "c": ["s"], "d": ["t"], "s": ["t"], "t": []})  # fmt: skip
    scene.army(0, "t", "cru")
    scene.army(1, "s", "cru")
    scene.army(2, "s", "sub")
    scene.order(0, "attack s with cru_1")
    scene.order(1, "lines")
    agreed(scene, 2, "lines sub_3 2", 1)
    scene.order(0, "lines", [3])
    battle = battle_in(scene)
    sub = battle.fighter_of(scene.unit("sub_3"))
    scene.order(2, "line sub_3 3")
    scene.order(1, "decline")
    assert (int(battle.line[sub]), int(battle.is_done[sub])) == (2, 1)


# Holding fire


@clause("SA-alliance-31")
def test_units_do_not_fire_at_those_whom_their_owner_spares() -> None:
    scene = attacked(())
    assert scene.order(0, "spare seat_3") == ["spares"]
    assert scene.refused(0, "spare seat_3") == "SA-alliance-31"
    assert scene.refused(0, "spare seat_1") == "SA-alliance-31"
    assert scene.refused(0, "spare_no_more seat_2") == "SA-alliance-31"
    assert "spare seat_3" not in menu(scene, 0, "spare")
    assert menu(scene, 0, "spare_no_more") == ["spare_no_more seat_3"]
    scene.order(0, "attack b with tank_1, tank_2", [3])
    assert scene.refused(1, "spare seat_1") == "SA-alliance-31", "not in the middle of a salvo"
    assert (menu(scene, 1, "spare"), menu(scene, 0, "spare_no_more")) == ([], [])
    assert scene.refused(0, "spare_no_more seat_3") == "SA-alliance-31"
    scene.order(1, "hold_fire")
    scene.order(2, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire tank_1 tank_5") == "SA-minimal-52"
    scene.order(0, "fire_by_plan spread", [3])
    assert (scene.damage("inf_4"), scene.damage("tank_5")) == ("0", "0")
    assert scene.damage("inf_3") != "0"


@clause("SA-alliance-31")
def test_sparing_can_be_taken_back_between_salvos() -> None:
    scene = attacked(())
    scene.order(0, "spare seat_3")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(2, "hold_fire")
    assert scene.order(0, "spare_no_more seat_3") == ["spares-no-more"]
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 tank_5")
    assert scene.damage("tank_5") == "2"


# The end by agreement


@clause("SA-alliance-32", "R3-11")
def test_a_battle_ends_when_all_who_still_fight_agree_and_the_attackers_stay_as_guests() -> None:
    scene = attacked(())
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(2, "hold_fire")
    assert scene.refused(0, "end_battle somehow") == "SA-alliance-32"
    assert menu(scene, 0, "end_battle") == ["end_battle", "end_battle staying"]
    scene.order(0, "end_battle staying")
    assert sorted(scene.asked()) == [(1, "consent"), (2, "consent")]
    assert scene.position.pending()[0].about()["field"] == "b"
    scene.order(1, "agree")
    assert "battle-ended-by-agreement" in scene.order(2, "agree")
    assert scene.position.table.battle is None
    assert (scene.owner("b"), scene.place("tank_1"), scene.place("tank_2")) == (1, "b", "b")


@clause("SA-alliance-32")
def test_attackers_who_do_not_stay_retreat() -> None:
    scene = attacked(())
    scene.order(0, "attack b with tank_1, tank_2", [3])
    agreed(scene, 2, "end_battle", 0, 1)
    assert scene.position.table.battle is None
    assert (scene.owner("b"), scene.place("tank_1"), scene.damage("tank_1")) == (1, "a", "0")


@clause("SA-alliance-32")
def test_one_refusal_keeps_the_battle_going() -> None:
    scene = attacked(())
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "end_battle")
    silence = [str(decision.default()) for decision in scene.position.pending()]
    assert silence == ["decline", "decline"]
    scene.order(2, "decline")
    assert scene.position.table.battle is not None
    assert scene.refused(1, "end_battle") == "SA-alliance-32"
    assert menu(scene, 1, "end_battle") == []


@clause("SA-alliance-32")
def test_the_holder_without_units_is_asked_whether_attackers_stay() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(2, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(2, "end_battle staying")
    assert sorted(scene.asked()) == [(0, "consent"), (1, "consent")]


# The holder against his guests


def hosted(**options: Any) -> Scene:
    """Two tanks of seat 1 at home with an infantry of seat 2 as guest, on ground that helps the defender."""
    scene = allies(["terrain"], marks={"a": {"defence": "2"}}, **options)
    scene.army(0, "a", "tank tank")
    scene.army(1, "a", "inf")
    return scene


@clause("SA-alliance-33", "SA-alliance-30", "R3-12")
def test_the_holder_fights_guests_and_keeps_the_field() -> None:
    scene = hosted()
    assert menu(scene, 0, "evict") == ["evict a with tank_1 tank_2"]
    scene.order(0, "evict a with tank_1", [6])
    battle = battle_in(scene)
    assert (battle.leader(0), battle.leader(1)) == (0, 1)
    assert battle.fighter_of(scene.unit("tank_2")) == -1, "whoever is not named stays out"
    scene.order(1, "fire inf_3 tank_1")
    assert scene.damage("tank_1") == "2/3", "strength 1, half a salvo, a roll of 6, and no help of the ground"
    scene.order(0, "fight_on", [6])
    scene.order(0, "fire tank_1 inf_3", [6])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [6])
    scene.order(0, "fire tank_1 inf_3")
    assert not scene.lives("inf_3")
    assert scene.position.table.battle is None
    assert (scene.owner("a"), scene.place("tank_1")) == (0, "a")
    assert scene.position.table.fresh[scene.rules.board.index["a"]] == 0, "nothing was conquered"


@clause("SA-alliance-33")
def test_a_retreat_of_the_holder_only_ends_the_battle() -> None:
    scene = hosted()
    scene.order(0, "evict a with tank_1 tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert scene.position.table.battle is None
    assert [scene.place(name) for name in ("tank_1", "tank_2", "inf_3")] == ["a", "a", "a"]
    assert scene.owner("a") == 0


@clause("SA-alliance-33", "TV3-49")
def test_when_nobody_can_shoot_the_battle_ends_at_once() -> None:
    scene = allies()
    scene.army(0, "a", "atg")
    scene.army(1, "a", "atg")
    told = scene.order(0, "evict a with atg_1")
    assert "battle-decided" in told
    assert scene.position.table.battle is None
    assert (scene.lives("atg_1"), scene.lives("atg_2"), scene.owner("a")) == (True, True, 0)


@clause("SA-alliance-33", "SA-terrain-3", "SA-terrain-2")
def test_a_bonus_below_one_is_no_bonus_either() -> None:
    scene = allies(["terrain"], marks={"a": {"defence": "1/2"}})
    scene.army(0, "a", "tank")
    scene.army(1, "a", "inf")
    scene.order(0, "evict a with tank_1", [3])
    assert scene.refused(1, "fire inf_2 tank_1 as without_bonus") == "SA-terrain-3"
    scene.order(1, "fire inf_2 tank_1")
    assert scene.damage("tank_1") == "1/2", "strength 1, half a salvo, a roll of 3"


@clause("SA-alliance-33")
def test_whom_the_holder_cannot_fight() -> None:
    scene = hosted()
    scene.army(0, "e", "tank")
    assert scene.refused(0, "evict b with tank_1") == "SA-alliance-33"
    assert scene.refused(0, "evict e with tank_4") == "SA-alliance-33", "no guests there"
    assert scene.refused(0, "evict a with tank_4") == "SA-alliance-33", "not there"
    assert scene.refused(0, "evict a with tank_1 tank_1") == "SA-alliance-33"
    assert scene.refused(0, "evict a with inf_3") == "SA-minimal-27"
    assert hosted(holder_may_fight_guests=False).refused(0, "evict a with tank_1") == "SA-alliance-33"
    assert menu(hosted(holder_may_fight_guests=False), 0, "evict") == []


@clause("SA-alliance-33", "SA-multiplayer-5")
def test_a_treaty_protects_guests_too() -> None:
    scene = hosted()
    scene.order(0, "offer_treaty seat_2")
    scene.order(1, "answer_treaty pact_12_1 accept")
    assert scene.refused(0, "evict a with tank_1") == "SA-multiplayer-5"
    assert menu(scene, 0, "evict") == []
    scene = hosted(treaties_binding=False)
    scene.order(0, "offer_treaty seat_2")
    scene.order(1, "answer_treaty pact_12_1 accept")
    scene.order(0, "evict a with tank_1", [3])


@clause("SA-goals2-13")
def test_whoever_gives_up_on_both_sides_of_a_battle_leaves_it_to_the_others() -> None:
    scene = army()
    scene.army(1, "d", "inf")
    agreed(scene, 2, "attack d with tank_1, tank_2", 1, rolls=[3])
    battle = battle_in(scene)
    assert scene.asked()[0][1] == "defender_salvo"
    scene.order(1, "resign")
    assert (len(battle.standing(0)), len(battle.standing(1))) == (1, 2)


@clause("SA-goals2-13")
def test_a_lone_attacker_in_the_turn_of_another_may_give_up() -> None:
    scene = army()
    agreed(scene, 1, "attack d with tank_1", 2, rolls=[3])
    assert battle_in(scene).leader(0) == 1
    scene.order(1, "resign")
    assert scene.position.table.battle is None
    assert scene.asked() == [(2, "movement")]
