"""Disclosure to some players (SA-disclosure): who is on a field, and what he may look at from there."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.disclosure import is_on_field
from velmoci.salva.library import LIBRARY
from velmoci.salva.units import standard_kinds

OWNERS = {"a": 0, "b": 1, "c": 2, "d": 2}


def guns(true: int = 1, **options: object) -> tuple[HidingScene, list[str]]:
    """A hidden gun of the first seat on `a`; the third seat has a tank on `c`."""
    given: dict[str, Any] = {"hideable_kinds": "gun", **options}
    scene = HidingScene("artillery", "multiplayer", seats=3, owners=OWNERS, units=standard_kinds(), **given)
    names = scene.hidden(0, "a", "gun", true)
    scene.army(2, "c", "tank")
    scene.order(0, "end_movement")
    return scene, names


def asides(scene: HidingScene, seat: int) -> list[str]:
    menus = [menu for decision in scene.position.asides(seat) for menu in decision.menus()]
    return [str(order) for menu in menus if menu.kind == "look_at" for order in menu]


@clause("SA-disclosure-7", "SA-disclosure-2")
def test_hidden_guns_take_stance_each_for_itself() -> None:
    scene, (one, two, three) = guns()
    assert scene.asked() == [(0, "artillery_stance")]
    about: Any = scene.position.pending()[0].about()
    assert about["stances"] == {name: {"now": "", "fields": ["b"]} for name in (one, two, three)}
    assert f"aim {one}:b" in scene.offered("aim")
    assert scene.refused(0, f"aim {one}:c") == "SA-artillery-1"
    scene.order(0, f"aim {one}:b")
    rows: Any = scene.position.view(1).to_json()["units"]
    assert {row["unit"]: row["aims_at"] for row in rows if row["kind"] == "gun"} == {one: "b", two: None, three: None}
    assert scene.position.table.units_of(0) == []


@clause("SA-disclosure-7", "SA-disclosure-2", "SA-disclosure-6")
@pytest.mark.parametrize("true", [1, 2])
def test_whoever_is_threatened_may_look_and_only_he_learns_what_it_is(true: int) -> None:
    scene, (one, two, _) = guns(true)
    assert asides(scene, 1) == []
    scene.order(0, f"aim {one}:b")
    assert (asides(scene, 0), asides(scene, 1), asides(scene, 2)) == ([], [f"look_at {one}"], [])
    scene.order(1, f"look_at {one}")
    heard = {"power": "seat_2", "unit": one, "field": "a"}
    assert scene.told(2) == scene.told(0) == scene.told(-1) == [{"event": "token-looked-at", **heard}]
    assert scene.told(1) == [{"event": "token-seen-true" if true == 1 else "token-seen-false", **heard}]
    own: list[Any] = [scene.position.view(seat).to_json()["own"] for seat in (1, 2)]
    assert own[0]["seen_tokens"] == {"true": [one] if true == 1 else [], "false": [] if true == 1 else [one]}
    assert own[1]["seen_tokens"] == {"true": [], "false": []}
    assert len(scene.all_tokens(0)) == 3
    assert scene.refused(1, f"look_at {one}") == "SA-disclosure-5"
    assert asides(scene, 1) == []
    assert scene.lies(two) == "a"


@clause("SA-disclosure-7", "SA-disclosure-2", "SA-disclosure-1", "R4-24")
def test_nobody_looks_who_is_not_there_or_at_what_threatens_nothing() -> None:
    scene, (one, two, _) = guns()
    scene.order(0, f"aim {one}:b")
    assert scene.refused(2, f"look_at {one}") == "SA-disclosure-4"
    assert scene.refusal(1, f"look_at {two}").code == "not_in_sight"
    assert scene.refusal(0, f"look_at {one}").code == "nothing_to_look_at"
    assert scene.refusal(1, "look_at tank_5").code == "nothing_to_look_at"
    assert scene.refusal(1, "look_at gun_99").code == "no_such_unit"
    rules, table, field = scene.rules, scene.position.table, scene.rules.board.index["b"]
    assert [is_on_field(rules, table, field, seat) for seat in range(3)] == [False, True, False]
    kinds = [menu.kind for decision in scene.position.copy().asides(2) for menu in decision.menus()]
    assert "look_at" not in kinds
    scene.army(2, "b", "tank")
    assert [is_on_field(rules, table, field, seat) for seat in range(3)] == [False, True, True]
    assert asides(scene, 2) == [f"look_at {one}"]
    scene.position.check(2, scene.notation.parse(f"look_at {one}"))


@clause("SA-disclosure-1")
def test_tokens_that_may_all_be_nothing_make_nobody_present() -> None:
    scene, _ = guns()
    rules, table = scene.rules, scene.position.table
    hidden = scene.hidden(2, "c", "gun")
    scene.lay(hidden[0], "b")
    scene.lay(hidden[1], "b")
    field = rules.board.index["b"]
    assert not is_on_field(rules, table, field, 2)
    scene.lay(hidden[2], "b")
    assert is_on_field(rules, table, field, 2)


@clause("SA-disclosure-7")
def test_a_stance_ends_when_the_token_moves() -> None:
    scene, (one, *_) = guns()
    scene.give("d", 0)
    scene.order(0, f"aim {one}:b")
    scene.order(0, "end_production")
    for seat in (1, 2):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    scene.give("b", 0)
    scene.order(0, f"move {one} b")
    assert scene.refused(1, f"look_at {one}") == "SA-disclosure-4"


@clause("SA-disclosure-7", "SA-hidden_units-12")
@pytest.mark.parametrize("true", [1, 2])
def test_where_it_was_agreed_a_look_shows_the_token_to_all(true: int) -> None:
    scene, (one, two, _) = guns(true, look_removes_false=True)
    scene.order(0, f"aim {one}:b")
    told = scene.order(1, f"look_at {one}")
    assert told[:2] == ([f"token-seen-{str(true == 1).lower()}", f"token-shown-{str(true == 1).lower()}"])
    assert scene.all_tokens(0) == {}, "all lie on one field, so a true one is shown whatever was looked at"
    assert scene.place(one if true == 1 else two) == "a"


@clause("SA-disclosure-7", "SA-hidden_units-12", "SA-formations-32")
def test_a_token_that_was_seen_false_lies_down_elsewhere() -> None:
    scene, (one, two, three) = guns(2, look_removes_false=True)
    scene.lay(three, "d")
    scene.lay(two, "c")
    scene.order(0, f"aim {one}:b")
    scene.order(1, f"look_at {one}")
    assert scene.asked() == [(0, "token_relocation")]
    scene.order(0, f"relocate {one} to {three}", [1])
    assert sorted(scene.all_tokens(0).values()) == ["c", "d", "d"]


@clause("SA-hidden_units-12", "R4-23")
def test_where_no_token_lies_elsewhere_a_true_one_is_shown_too() -> None:
    scene, (true, false, third) = guns(1, look_removes_false=True)
    other = scene.hidden(0, "a", "gun")
    scene.order(0, f"aim {false}:b")
    told = scene.order(1, f"look_at {false}")
    assert told == ["token-seen-false", "token-shown-false", "token-shown-true"]
    assert scene.place(true) == "a"
    assert scene.asked() == [(0, "token_ratio")]
    twin = scene.position.copy()
    scene.order(0, f"discard {false} {third}")
    assert list(scene.all_tokens(0)) == other
    assert scene.asked() == [(0, "production")]
    scene.position = twin
    told = scene.order(0, f"discard {third} {other[1]}")
    assert told == ["tokens-discarded", "token-shown-true", "tokens-discarded"]
    assert scene.all_tokens(0) == {}
    assert scene.place(other[0]) == "a"


@clause("SA-disclosure-1")
def test_disclosure_comes_with_what_is_hidden() -> None:
    assert "disclosure" in HidingScene().rules.rulebook.chapters
    with pytest.raises(BadRulebook):
        assemble(LIBRARY, ["disclosure"], {"goal": "elimination"})
