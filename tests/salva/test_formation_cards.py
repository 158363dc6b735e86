"""Cards of formations: what everybody sees of them, and what is left in anybody's memory when something is gone."""

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, land, menus, token, tokens, told_card, units
from tests.salva.scenes import Scene
from velmoci.salva.chapters.formation_cards import row_key


def pair(truth: int = 2) -> Scene:
    """Two linked formations, caesar and victory; the second of their three rows is true."""
    scene = land("formation_split")
    fill(scene, "b", "tank tank", "inf inf", "atg", truth=truth)
    scene.order(0, f"split_formation caesar victory {units(scene, 0)[0]} {units(scene, 1)[0]}")
    return scene


def known_rows(scene: Scene, name: str = "caesar", seat: int = 1) -> list[int]:
    """The rows that may be true as far as a seat knows."""
    return files(scene).rows_to(scene.position.sight(seat), card(scene, name))


@clause("SA-formations-7", "SA-formations-4")
def test_a_card_lies_open_with_all_but_its_truth() -> None:
    fields = {"s": ["a", "t"], "a": ["t"], "t": ["z"], "z": []}
    scene = Scene(["formations", "naval"], owners={"a": 0, "z": 1}, fields=fields, sea=("s", "t")).begin()
    fill(scene, "a", "tank", "inf inf", truth=2)
    scene.order(0, f"branch {token(scene)}", [1])
    scene.order(0, f"branch {token(scene)}", [2])
    places, shown = card(scene).places, files(scene).deck(scene.position.table).shown
    for place, harbour in zip(places, ("s", "t"), strict=False):
        place.harbour = scene.rules.board.index[harbour]
    shown.learn(places[0].token, True)
    shown.learn(places[1].token, False)
    numbers = [place.token for place in places]
    [tank], soldiers = units(scene, 0), units(scene, 1)
    nothing: dict[str, list[str]] = {"building": [], "near": [], "near_building": []}
    assert told_card(scene) == {
        "owner": "seat_1",
        "linked_with": "caesar",
        "rows": [{"row": 1, "finished": [tank], **nothing}, {"row": 2, "finished": soldiers, **nothing}],
        "tokens": [
            {"token": f"caesar_{numbers[0]}", "field": "a", "harbour": "s", "face": True},
            {"token": f"caesar_{numbers[1]}", "field": "a", "harbour": "t", "face": False},
            {"token": f"caesar_{numbers[2]}", "field": "a", "harbour": None, "face": None},
        ],
    }
    assert told_card(scene, seat=0) == told_card(scene, seat=-1) == told_card(scene)


@clause("SA-formations-18", "SA-formation_split-4", "I4-10")
def test_a_row_that_is_gone_says_nothing_of_the_one_that_takes_its_number() -> None:
    scene = pair()
    files(scene).secrets(scene.position.owns[1]).rows.learn(row_key(card(scene), 0), False)
    assert known_rows(scene) == [1, 2]
    scene.order(0, "remove_row caesar 1")
    assert known_rows(scene) == known_rows(scene, "victory") == [1, 2]
    scene.order(0, "double_row caesar 2", [1])
    assert known_rows(scene) == known_rows(scene, "victory") == [0, 1, 2]


@clause("SA-formations-35", "SA-formation_split-5", "I4-10")
def test_of_a_formation_that_ends_nothing_is_left() -> None:
    scene = land("formation_split")
    scene.order(0, "found caesar b", [2])
    secrets = files(scene).secrets(scene.position.owns[1])
    secrets.rows.learn(row_key(card(scene), 0), False)
    secrets.places.learn(card(scene).tokens()[0], True)
    before = scene.position.table.numbered(card(scene).tokens()[0])
    scene.order(0, "end_formation caesar")
    assert not scene.position.table.exists(before)
    assert (secrets.rows.is_some(), secrets.places.is_some()) == (False, False)
    scene.order(0, "found caesar c", [1])
    assert known_rows(scene) == [0, 1, 2]


@clause("SA-formation_split-5")
@pytest.mark.parametrize(("gone", "kept"), [("caesar", "victory"), ("victory", "caesar")])
def test_one_of_two_linked_formations_ends_and_what_is_known_of_the_other_stays(gone: str, kept: str) -> None:
    scene = pair()
    row = row_key(card(scene), 0)
    files(scene).secrets(scene.position.owns[1]).rows.learn(row, False)
    table = scene.position.table
    for unit in files(scene).all_units(table, card(scene, gone)):
        scene.position.drop_entry(unit)
    scene.order(0, f"end_formation {gone}")
    assert known_rows(scene, kept) == [1, 2]
    assert files(scene).rows_to(scene.position.sight(0), card(scene, kept)) == [1]
    assert told_card(scene, kept)["linked_with"] == kept
    scene.order(0, f"found {gone} a", [1])
    assert known_rows(scene, gone) == [0, 1, 2]


@clause("SA-formations-29", "I4-10")
def test_who_knew_the_true_token_knows_that_one_of_the_two_is_true() -> None:
    scene = land()
    fill(scene, "b", "tank", "inf")
    scene.order(0, f"branch {token(scene)}", [1])
    true, false = card(scene).tokens()
    files(scene).secrets(scene.position.owns[1]).places.learn(true, True)
    scene.order(0, f"branch caesar_{true}", [2])
    possible = [place.token for place in files(scene).places_to(scene.position.sight(1), card(scene))]
    assert possible == [number for number in card(scene).tokens() if number != false]
    assert len(possible) == 2


@clause("SA-formations-29", "SA-formations-5", "SA-formations-11", "R4-04")
def test_tokens_of_which_there_are_more_are_offered_to_be_branched() -> None:
    """All tokens of a name can lie on the map: none of them is needed for the card."""
    scene = land(location_tokens=2)
    scene.order(0, "found caesar b", [1])
    scene.order(0, "found victory c", [1])
    first, second = token(scene), token(scene, "victory")
    assert menus(scene)["branch"] == [f"branch {first}", f"branch {second}"]
    scene.order(0, f"branch {first}", [1])
    assert len(tokens(scene)) == 2
    assert menus(scene)["branch"] == [f"branch {second}"]
    scene.order(0, f"branch {second}", [1])
    assert "branch" not in menus(scene)


@clause("SA-formations-31", "SA-formations-34", "SA-formations-19")
def test_a_false_token_is_taken_away_only_by_who_is_called() -> None:
    scene = land()
    scene.order(0, "found caesar b", [1])
    assert "remove_token" not in menus(scene), "the true one alone is on the map"
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "b", "c")
    _, false = tokens(scene)
    assert menus(scene)["remove_token"] == [f"remove_token {false}"]
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    asides = [menu.kind for decision in scene.position.asides(0) for menu in decision.menus()]
    assert "remove_token" not in asides
    assert scene.refused(0, f"remove_token {false}") == "SA-formations-19"
