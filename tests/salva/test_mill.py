"""What the seam of pictures carries for a chapter with stocks and an order by sliders, and costs where none has any."""

from __future__ import annotations

from typing import Any

from tests.maps.drawn import game_of_four, row
from tests.salva.mill import GAME, MILLS, with_mill
from velmoci.kernel.chance import Scripted
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.decisions import joined
from velmoci.salva.faces import marks_of
from velmoci.salva.library import rules_of
from velmoci.salva.maps.atlas import map_of, named

OPTIONS = game_of_four(row("abcde"), {"a": 0, "b": 0, "c": 1, "d": 2, "e": 3}, (1, 1, 1, 0), rounds=6)


def moving() -> Any:
    """The first movement of a game with the mill."""
    position = GAME.begin(with_mill(OPTIONS))
    position.apply(-1, Begin(), Scripted([]))
    for seat, field in ((0, "a"), (1, "c"), (2, "d")):
        position.apply(seat, GAME.notation.parse(f"place tank {field}"), Scripted([]))
    return position


def flow_of(position: Any, seat: int) -> Any:
    sight = position.view(seat).sight
    marks = marks_of(sight.rules, sight.table)
    return next(one for one in marks if one["kind"] == "flow" and one["power"] == "seat_1")


def test_a_flow_is_told_to_everybody_and_follows_what_is_done() -> None:
    position = moving()
    assert [one["code"] for one in flow_of(position, 1)["short"]] == ["too_dear"]
    position.apply(0, GAME.notation.parse("grind flour a 2, bread a 1"), Scripted([]))
    found = flow_of(position, 1)
    assert [place["stocks"][0]["now"] for place in found["places"]] == ["2", "1"]
    assert found["short"] == []


def test_an_order_by_sliders_is_told_with_its_bounds_and_drafted_with_its_price() -> None:
    position = moving()
    [decision] = [one for one in position.view(0).decisions() if one.waits]
    form = decision.about()["forms"]["grind"]
    assert [one["words"] for one in form["sliders"]] == [["flour", "a"], ["bread", "a"]]
    assert (form["head"], form["into"], form["sliders"][0]["most"]) == ({}, "works", 4)
    told = decision.draft(GAME.notation.parse("grind flour a 3"))
    assert [one["value"] for one in told["numbers"]] == ["6"]
    assert told["flow"]["places"][0]["stocks"] == [{"item": "flour", "now": "0", "later": "3"}]


def test_names_that_stand_in_no_text_go_with_the_map() -> None:
    mill, plain = with_mill(OPTIONS), assemble(MILLS, ["any_pair"], dict(OPTIONS))
    assert named(rules_of(mill))["words"]["windmill"] == {"cs": "Větrný mlýn", "en": "Windmill"}
    assert named(rules_of(plain)) == {}
    assert "words" not in map_of(plain)


def test_what_two_kinds_of_order_tell_under_one_name_stands_side_by_side() -> None:
    one: dict[str, object] = {"forms": {"a": 1}, "left": "2"}
    other: dict[str, object] = {"forms": {"b": 2}, "left": "3"}
    assert joined(one, other) == {"forms": {"a": 1, "b": 2}, "left": "3"}
