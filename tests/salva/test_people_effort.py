"""Effort, sabotage, guards, repression, welfare (SA-government_and_people-4 to 9, 11, 12, 22)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.people_scenes import FOLK, LANDS, lands, looks, menu, mood, skip_to, told, well_being
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import Malformed
from velmoci.salva.chapters.people_effort import choice_of
from velmoci.salva.chapters.people_welfare import welfare_worth
from velmoci.salva.chapters.treaties import own_book
from velmoci.salva.numbers import ratio_text


def asked(**options: Any) -> Scene:
    """Seat 1 has moved, and the people is asked about b."""
    scene = lands(**options)
    scene.order(0, "end_movement")
    return scene


def factors(scene: Scene, field: str) -> list[tuple[str, str, str]]:
    """Why a field generates what it does."""
    chain: Any = scene.rules.production_chain(scene.position.table, scene.rules.board.index[field], True).to_json()
    return [(one["name"], one["value"], one["clause"]) for one in chain["factors"]]


def field(scene: Scene, name: str) -> dict[str, Any]:
    shown: Any = scene.position.view(-1).to_json()
    found: dict[str, Any] = shown["fields"][name]
    return found


@clause("SA-government_and_people-6", "SA-government_and_people-2", "R5-29")
def test_before_production_a_people_is_asked_about_its_fields_of_the_seat_on_turn() -> None:
    scene = asked()
    assert scene.asked() == [(FOLK, "effort")], "seat 1 has no gendarmes"
    (decision,) = scene.position.pending()
    assert decision.about()["fields"] == ["b"], "nobody lives on a, and c is not the holder's"
    assert str(decision.default()) == "effort"
    assert "effort b 1" in menu(scene, FOLK, "effort")
    assert "effort b -3/4" in menu(scene, FOLK, "effort")
    scene.order(FOLK, "effort")
    assert scene.asked() == [(0, "production")]
    assert scene.purse("b") == "1"


@clause("SA-government_and_people-7", "TS5-08", "R5-31")
def test_effort_adds_twice_its_level_and_costs_its_square() -> None:
    scene = asked()
    scene.order(FOLK, "effort b 1")
    assert scene.purse("b") == "3"
    assert factors(scene, "b") == [
        ("base", "1", "SA-minimal-19"),
        ("effort", "2", "SA-government_and_people-7"),
    ]
    assert well_being(scene) == "0", "income 1, effort 1"


@clause("SA-government_and_people-7", "TV5-35", "R5-31")
def test_half_an_effort_costs_a_quarter_on_each_field() -> None:
    scene = lands(owners={"a": 1, "b": 0, "c": 0, "d": 0})
    scene.order(0, "end_movement")
    scene.order(FOLK, "effort b 1/2, c 1/2, d 1/2")
    assert [scene.purse(name) for name in "bcd"] == ["2", "2", "2"], "three points more together"
    assert well_being(scene) == "9/4", "income 3 less 3/4"


@clause("SA-government_and_people-8", "SA-government_and_people-11", "TV5-36", "TV5-37")
@pytest.mark.parametrize(("guards", "left"), [(0, "0"), (1, "0"), (2, "1")])
def test_sabotage_takes_as_much_as_nobody_guards_and_leaves_at_least_nothing(guards: int, left: str) -> None:
    scene = lands()
    scene.army(0, "b", " ".join(["gendarmes"] * guards))
    scene.order(0, "end_movement")
    scene.order(FOLK, "effort b -1")
    if guards:
        assert scene.asked() == [(0, "effort")]
        scene.order(0, "repress")
    assert scene.purse("b") == left
    assert well_being(scene) == "0", "income 1, sabotage 1, whatever it does"
    assert field(scene, "b")["effort"] == "-1"
    assert field(scene, "b")["guards"] == guards


@clause("SA-government_and_people-8")
def test_a_guard_stops_a_point_of_sabotage_on_a_rich_field() -> None:
    scene = lands(base_productivity="4")
    scene.army(0, "b", "gendarmes")
    scene.order(0, "end_movement")
    scene.order(FOLK, "effort b -3/4")
    scene.order(0, "repress")
    assert scene.purse("b") == "7/2", "3/2 less 1"
    assert factors(scene, "b")[-1] == ("sabotage", "-1/2", "SA-government_and_people-8")


@clause("SA-government_and_people-12", "SA-government_and_people-6")
def test_gendarmes_who_repress_do_not_guard_and_cost_the_people_well_being() -> None:
    scene = lands(repression="3/2")
    scene.army(0, "b", "gendarmes gendarmes gendarmes")
    scene.army(0, "a", "gendarmes")
    scene.army(0, "b", "gendarmes", finished=False)
    scene.position.table.flags[scene.unit("gendarmes_5")] = 0
    scene.order(0, "end_movement")
    decision = next(one for one in scene.position.pending() if one.seat == 0)
    assert decision.about()["gendarmes"] == {"b": 4}, "the one that was begun is finished before; nobody lives on a"
    assert str(decision.default()) == "repress"
    assert menu(scene, 0, "repress") == ["repress", "repress b 4"]
    assert scene.refused(0, "repress b 5") == "SA-government_and_people-6"
    assert scene.refused(0, "repress b -1") == "SA-government_and_people-6"
    assert scene.refused(0, "repress a 1") == "SA-government_and_people-6"
    assert scene.refused(0, "effort b 1") == "SA-government_and_people-6"
    assert scene.refused(FOLK, "repress b 1") == "SA-government_and_people-6"
    scene.order(0, "repress b 2")
    scene.order(FOLK, "effort b -1")
    assert well_being(scene) == "-3", "income 1, sabotage 1, twice 3/2"
    assert scene.purse("b") == "1", "two guards against two points"
    assert (field(scene, "b")["guards"], field(scene, "b")["repressing"]) == (2, 2)


@clause("SA-government_and_people-6", "I5-6")
def test_until_both_have_chosen_neither_sees_what_the_other_chose() -> None:
    seen: list[list[tuple[object, ...]]] = []
    for level, count in (("1", 0), ("-1", 2)):
        scene = lands()
        scene.army(0, "b", "gendarmes gendarmes")
        scene.order(0, "end_movement")
        scene.order(FOLK, f"effort b {level}")
        before = [looks(scene, seat) for seat in (-1, 0, 1)]
        other = lands()
        other.army(0, "b", "gendarmes gendarmes")
        other.order(0, "end_movement")
        other.order(0, f"repress b {count}")
        seen.append([*before, *[looks(other, seat) for seat in (-1, 1, FOLK)]])
    assert seen[0] == seen[1]


@clause("SA-government_and_people-6")
def test_what_the_others_chose_is_guessed_within_what_they_may() -> None:
    scene = lands(owners={"a": 0, "b": 0, "c": 0, "d": 1}, effort_step="1/2")
    scene.army(0, "b", "gendarmes gendarmes")
    scene.army(0, "c", "gendarmes")
    scene.order(0, "end_movement")
    assert menu(scene, 0, "repress") == ["repress", "repress b 2, c 1", "repress b 2", "repress c 1"]
    fields = {scene.rules.board.index["b"]: 2, scene.rules.board.index["c"]: 1}

    def guessed(viewer: int, seat: int) -> list[dict[int, int]]:
        view = scene.position.view(viewer)
        return [choice_of(view.complete(Seeded(seed)).sight(seat)).chosen for seed in range(40)]

    assert guessed(0, FOLK) == [{}] * 40, "it has not chosen"
    chosen = scene.position.copy()
    scene.order(FOLK, "effort b 1")
    levels = guessed(0, FOLK)
    assert {field for one in levels for field in one} == set(fields)
    assert {level for one in levels for level in one.values()} == {-2, -1, 0, 1, 2}
    scene.position = chosen
    scene.order(0, "repress b 1")
    counts = guessed(FOLK, 0)
    for field, most in fields.items():
        assert {one[field] for one in counts} == set(range(most + 1))
    assert guessed(0, 0) == [{scene.rules.board.index["b"]: 1}] * 40, "its own choice it knows"


@clause("SA-government_and_people-4", "SA-government_and_people-7")
def test_a_people_is_as_well_off_where_nobody_is_told() -> None:
    scene = asked()
    silent = scene.position.copy()
    silent.carry_out(FOLK, scene.notation.parse("effort b 1/2"), Scripted([]))
    scene.order(FOLK, "effort b 1/2")
    assert silent.dump() == scene.position.dump()
    assert well_being(scene) == "3/4"


@clause("SA-government_and_people-6")
def test_both_choices_are_shown_together() -> None:
    scene = lands()
    scene.army(0, "b", "gendarmes")
    scene.order(0, "end_movement")
    assert scene.order(FOLK, "effort b 1/4") == ["effort-chosen-own"]
    assert [one.sentence for one in told(scene, 1)] == ["effort-chosen"]
    assert "effort-shown" in scene.order(0, "repress b 1")
    shown = next(one for one in told(scene, -1) if one.sentence == "effort-shown")
    assert shown.values == {"power": "seat_3", "field": "b", "effort": "1/4", "guards": 0, "repressing": 1}
    assert mood(scene).points != 0
    own: Any = scene.position.view(FOLK).to_json()
    assert own["own"]["people_choice"] == {}


@clause("SA-government_and_people-6")
@pytest.mark.parametrize("level", ["5/4", "-5/4", "2", "-2", "1/8", "1/3"])
def test_levels_go_from_sabotage_to_effort_in_steps(level: str) -> None:
    scene = asked()
    refusal = scene.refusal(FOLK, f"effort b {level}")
    assert (refusal.code, refusal.clause) == ("bad_effort", "SA-government_and_people-6")
    for good in ("1", "-1", "0", "3/4"):
        scene.position.copy().check(FOLK, scene.notation.parse(f"effort b {good}"))


@clause("SA-government_and_people-6")
def test_the_steps_are_an_option() -> None:
    scene = asked(effort_step="1/2")
    assert scene.refused(FOLK, "effort b 1/4") == "SA-government_and_people-6"
    assert menu(scene, FOLK, "effort") == ["effort", "effort b -1", "effort b -1/2", "effort b 1/2", "effort b 1"]


@clause("SA-government_and_people-6")
def test_a_level_is_a_fraction_that_is_named_once() -> None:
    scene = asked()
    for text in ("effort b x", "effort b 1/0", "effort b 1 b 1", "effort b 0.5", "effort b"):
        with pytest.raises(Malformed):
            scene.notation.parse(text)
    for levels, code in (("b 1", "not_a_list"), ([["b"]], "not_a_pair"), (["b"], "not_a_pair")):
        with pytest.raises(Malformed) as caught:
            scene.notation.from_json({"kind": "effort", "levels": levels})
        assert caught.value.code == code
    assert str(scene.notation.parse("effort b 2/4, c -4/4")) == "effort b 1/2, c -1"
    assert scene.notation.from_json({"kind": "effort", "levels": [["b", 1]]}) == scene.notation.parse("effort b 1")


@clause("SA-government_and_people-6", "SA-government_and_people-2")
def test_there_is_no_effort_on_foreign_fresh_or_uninhabited_fields() -> None:
    scene = lands(owners={"a": 0, "b": 0, "c": 0, "d": 1})
    scene.position.table.fresh[scene.rules.board.index["c"]] = 1
    scene.order(0, "end_movement")
    for name in "acd":
        refusal = scene.refusal(FOLK, f"effort {name} 1")
        assert (refusal.code, refusal.clause) == ("no_effort_there", "SA-government_and_people-6")
    scene.order(FOLK, "effort b 1")
    assert well_being(scene) == "0", "no income on the fresh field"


@clause("SA-government_and_people-5")
def test_every_inhabited_field_gives_its_people_well_being_in_its_holders_production() -> None:
    scene = lands(wb_income="3/2")
    scene.order(0, "end_movement")
    scene.order(FOLK, "effort")
    assert well_being(scene) == "3/2"
    skip_to(scene, 1, "production")
    assert well_being(scene) == "9/2", "c and d"
    skip_to(scene, FOLK, "production")
    assert well_being(scene) == "9/2", "e is nobody's"


@clause("SA-government_and_people-9", "TV5-38")
@pytest.mark.parametrize(("spent", "worth"), [((1, 2), "1/2"), ((1, 1), "1"), ((3, 1), "2")])
def test_welfare_is_worth_a_point_up_to_one_and_half_beyond_it(spent: tuple[int, int], worth: str) -> None:
    assert ratio_text(*welfare_worth(spent[0] * 2 // spent[1], 2)) == worth


@clause("SA-government_and_people-9")
def test_welfare_is_counted_together_for_a_field_and_a_phase() -> None:
    scene = asked(base_productivity="3")
    assert scene.asked() == [(FOLK, "effort")]
    scene.order(FOLK, "effort")
    assert menu(scene, 0, "welfare") == ["welfare b 1/2", "welfare b 1", "welfare b 2", "welfare b 3"]
    scene.order(0, "welfare b 1/2")
    assert (well_being(scene), scene.purse("b")) == ("3/2", "5/2")
    scene.order(0, "welfare b 3/2")
    assert (well_being(scene), scene.purse("b")) == ("5/2", "1"), "a half at full worth, one point at half"
    assert field(scene, "b")["welfare"] == "2"
    assert next(one for one in told(scene, -1) if one.sentence == "welfare-given").values["gain"] == "1"
    scene.order(0, "end_production")
    assert field(scene, "b")["welfare"] == "0"


@clause("SA-government_and_people-9")
def test_welfare_is_for_the_people_of_a_field_that_one_holds_and_can_pay() -> None:
    scene = asked()
    scene.order(FOLK, "effort")
    assert scene.refusal(0, "welfare a 1").clause == "SA-government_and_people-9"
    assert scene.refusal(0, "welfare c 1").code == "no_welfare_there"
    assert scene.refusal(0, "welfare b 0").code == "bad_payment"
    assert scene.refusal(0, "welfare b 2").code == "too_dear"
    scene.order(0, "welfare b 1")
    assert menu(scene, 0, "welfare") == []


@clause("SA-government_and_people-22", "TV5-43", "R5-34")
def test_a_field_of_a_people_produces_half_and_builds_infantry_alone() -> None:
    scene = lands(owners={"a": 0, "b": 1, "e": 2}, base_productivity="3")
    skip_to(scene, FOLK, "effort")
    while scene.position.table.on_turn != FOLK or (FOLK, "effort") not in scene.asked():
        decision = next(decision for decision in scene.position.pending() if decision.waits)
        scene.order(decision.seat, str(decision.default()))
    scene.order(FOLK, "effort")
    assert scene.purse("e") == "3/2"
    assert ("people_land", "1/2", "SA-government_and_people-22") in factors(scene, "e")
    assert menu(scene, FOLK, "buy") == ["buy infantry e"]
    assert scene.refused(FOLK, "buy tank e") == "SA-government_and_people-22"
    assert scene.refused(FOLK, "buy gendarmes e") == "SA-government_and_people-10"
    assert scene.refused(FOLK, "buy peoples_militia e") == "SA-government_and_people-13"
    scene.order(FOLK, "buy infantry e")
    skip_to(scene, 0, "production")
    assert scene.purse("a") == "3"


@clause("SA-government_and_people-22")
def test_a_people_works_on_its_own_field_too_after_it_was_halved() -> None:
    scene = lands(owners={"a": 0, "b": 1, "e": 2}, base_productivity="3")
    skip_to(scene, FOLK, "movement")
    scene.order(FOLK, "end_movement")
    scene.order(FOLK, "effort e 1")
    assert scene.purse("e") == "7/2"


@clause("SA-government_and_people-4", "R5-30", "I5-3")
def test_well_being_is_known_to_the_people_alone() -> None:
    scene = lands()
    scene.order(0, "end_movement")
    other = Scene.__new__(Scene)
    other.__dict__.update(scene.__dict__)
    other.position = scene.position.copy()
    mood(other).points += 12345
    assert looks(other, FOLK) != looks(scene, FOLK)
    for seat in (-1, 0, 1):
        assert looks(other, seat) == looks(scene, seat)
    for one in (scene, other):
        one.order(FOLK, "effort b 1/2")
    for seat in (-1, 0, 1):
        assert looks(other, seat) == looks(scene, seat)


def ledgers(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """The accounts of well-being that a seat is shown."""
    view: Any = scene.position.view(seat).to_json()
    marks = [*view["marks"], *((view.get("own") or {}).get("marks", []))]
    return [(one["power"], one["lines"][0]["now"]) for one in marks if one["kind"] == "ledger"]


@clause("SA-government_and_people-4")
def test_a_public_well_being_is_shown_to_all_without_partisans_whom_nobody_has_seen() -> None:
    scene = lands(wb_visibility="public")
    assert ledgers(scene, -1) == [("seat_3", "0")]
    skip_to(scene, FOLK, "production")
    assert ledgers(scene, 0) == [("seat_3", "3")]
    scene.order(FOLK, "raise_partisan d")
    scene.order(FOLK, "raise_partisan e")
    assert well_being(scene) == "1"
    assert ledgers(scene, 0) == ledgers(scene, -1) == [("seat_3", "3")]
    assert ledgers(scene, FOLK) == [("seat_3", "3"), ("seat_3", "1")], "what others think, and what is so"
    skip_to(scene, FOLK, "movement")
    before = mood(scene).points
    scene.order(FOLK, "rise e 1")
    assert mood(scene).points == before
    assert ledgers(scene, 0)[0][1] == str(int(well_being(scene)) + 1), "the price of the other one is still unknown"


@clause("SA-government_and_people-4")
def test_a_private_well_being_is_an_account_for_its_people() -> None:
    scene = lands()
    assert ledgers(scene, -1) == ledgers(scene, 0) == []
    assert ledgers(scene, FOLK) == [("seat_3", "0")]


@clause("SA-government_and_people-2")
def test_everybody_sees_who_lives_where() -> None:
    scene = lands()
    shown: Any = scene.position.view(-1).to_json()
    areas = [(one["field"], one["power"], one.get("value")) for one in shown["marks"] if one["name"] == "ethnic_area"]
    assert areas == [(name, "seat_3", None) for name in "bcde"]
    assert set(LANDS) == set("abcd")


@clause("SA-government_and_people-28", "SA-government_and_people-14")
def test_promises_are_treaties_as_between_any_two_seats() -> None:
    scene = lands()
    scene.order(0, "offer_treaty seat_3")
    scene.order(FOLK, "answer_treaty pact_13_1 accept")
    assert [treaty.name for treaty in own_book(scene.position.sight(FOLK)).treaties] == ["pact_13_1"]
