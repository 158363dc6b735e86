"""What hiding shows: cards and stacks to everybody, faces to whoever knows them."""

from typing import Any

from tests.clause import clause
from tests.salva.formation_scenes import MINE, card, files, fill, land, token, tokens
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from velmoci.salva.chapters.formation_cards import row_key


def shown(scene: Scene, kind: str) -> list[Any]:
    """The marks of a kind that everybody sees."""
    marks: Any = scene.position.public_json()["marks"]
    return [mark for mark in marks if mark["kind"] == kind]


def known(scene: Scene, seat: int) -> dict[str, bool]:
    """What a seat knows, by tokens and by cards with rows."""
    own: Any = scene.position.view(seat).to_json()["own"]
    assert own["marks"] == scene.position.own_json(seat)["marks"]
    return {one.get("unit") or f"{one['card']} {one['row']}": one["face"] for one in own["marks"]}


def about(scene: Scene, seat: int = 0) -> dict[str, Any]:
    return next(one for one in scene.position.pending() if one.seat == seat).about()


def branched() -> Scene:
    """A formation of two rows whose second is true, with two tokens."""
    scene = land()
    fill(scene, "b", "inf tank", "inf", truth=2)
    scene.order(0, f"branch {token(scene)}", [2])
    return scene


@clause("SA-formations-7")
def test_a_card_lies_open_but_for_its_truth() -> None:
    scene = branched()
    [mark] = shown(scene, "card")
    assert (mark["card"], mark["power"], mark["size"], mark["spare"], mark["linked"]) == ("caesar", "seat_1", 3, 1, [])
    assert [row["row"] for row in mark["rows"]] == [1, 2]
    assert [row["columns"]["finished"] for row in mark["rows"]] == [["inf_2", "tank_3"], ["inf_4"]]
    assert {row["face"] for row in mark["rows"]} == {one["face"] for one in mark["tokens"]} == {None}
    assert {one["unit"]: one["field"] for one in mark["tokens"]} == tokens(scene)
    [stack] = shown(scene, "stack")
    assert (stack["field"], stack["value"], stack["units"]) == ("b", "2", list(tokens(scene)))


@clause("SA-formations-7", "SA-conv-4")
def test_what_is_true_its_owner_is_told_alone() -> None:
    scene = branched()
    first, second = tokens(scene)
    assert known(scene, 0) == {"caesar 1": False, "caesar 2": True, first: False, second: True}
    assert known(scene, 1) == {}
    assert scene.position.own_mark(0) != scene.position.own_mark(1)


@clause("SA-formations-7")
def test_whoever_has_seen_one_face_is_told_what_follows() -> None:
    scene = branched()
    first, second = tokens(scene)
    before = scene.position.own_mark(1)
    secrets = files(scene).secrets(scene.position.owns[1])
    secrets.rows.learn(row_key(card(scene), 0), False)
    secrets.places.learn(card(scene).tokens()[1], True)
    assert known(scene, 1) == {"caesar 1": False, "caesar 2": True, first: False, second: True}
    assert scene.position.own_mark(1) != before


@clause("SA-formations-7")
def test_what_everybody_can_conclude_lies_open() -> None:
    scene = land()
    scene.order(0, "found caesar b", [1])
    [mark] = shown(scene, "card")
    assert [one["face"] for one in mark["tokens"]] == [True]
    for row in (2, 3):
        scene.order(0, f"remove_row caesar {row}")
    [mark] = shown(scene, "card")
    assert [row["face"] for row in mark["rows"]] == [True]


@clause("SA-hidden_units-2", "SA-hidden_units-6")
def test_uncertain_tokens_lie_in_stacks_and_are_known_by_counting() -> None:
    scene = HidingScene(owners=MINE)
    names = scene.hidden(0, "b", "atg", true=2)
    scene.lay(names[2], "c")
    assert [(one["field"], one["units"]) for one in shown(scene, "stack")] == [("b", names[:2]), ("c", names[2:])]
    assert known(scene, 0) == {names[0]: False, names[1]: True, names[2]: False}
    assert known(scene, 1) == {}
    scene.look(1, names[0])
    assert known(scene, 1) == {names[0]: False}
    scene.look(1, names[2])
    assert known(scene, 1) == {names[0]: False, names[1]: True, names[2]: False}


def test_a_question_tells_gestures_and_what_would_give_the_truth_away() -> None:
    scene = branched()
    scene.army(0, "b", "inf")
    told = about(scene)
    assert told["gestures"] == {
        "units>card": "join", "member>field": "extract", "spare>token": "branch", "row>free": "double_row",
        "row>bank": "remove_row", "token>bank": "remove_token",
    }  # fmt: skip
    assert told["truth"] == ["remove_row", "remove_token"]
    aside: Any = scene.position.asides(0)[0].about()
    assert aside["truth"] == ["remove_row", "remove_token"]


def test_questions_of_games_without_hiding_tell_neither() -> None:
    scene = Scene([], owners=MINE).begin()
    scene.army(0, "b", "inf")
    assert {"gestures", "truth"}.isdisjoint(about(scene))


@clause("SA-hidden_units-11")
def test_a_hidden_unit_alone_has_truth_and_no_gesture() -> None:
    scene = HidingScene()
    scene.hidden(0, "b", "atg")
    told = about(scene)
    assert "gestures" not in told
    assert told["truth"] == ["unhide"]
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert "truth" not in about(scene, 1)
