"""Knowledge of what is hidden: what a seat knows, what may be on a field by that, and what it has given away."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, land, tokens
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.worlds import kinds_on
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Rejected
from velmoci.salva.chapters.formation_cards import READY_NEAR, row_key
from velmoci.salva.hiding.knowledge import Knowledge, Possibility, Unknown, counted
from velmoci.salva.knowledge import given_away, nobody_there, unknowns_at, what_could_be
from velmoci.salva.library import NOTATION
from velmoci.salva.storage import dump_slices, load_own
from velmoci.salva.units import standard_kinds

SEED = Seeded("given away")


def asked(scene: Scene, seat: int, field: str) -> Any:
    return what_could_be(scene.position.view(seat), field)


def all_known(view: Any) -> Any:
    return what_could_be(view, "")["known"]


def armies(scene: Scene, seat: int, field: str) -> dict[str, Fraction]:
    """The armies on a field by the engine's possibilities, as all of them come together."""
    sight, found = scene.position.view(seat).sight, Counter[str]()
    unknowns = unknowns_at(sight, scene.rules.board.index[field])
    for ways in product(*[unknown.possibilities for unknown in unknowns]):
        units = [unit for way in ways for unit in way.units]
        share = Fraction(1)
        for way in ways:
            share *= way.chance
        kinds = sorted(scene.rules.kinds.rows[sight.table.kind[unit]].id for unit in units)
        found[" ".join(kinds)] += share  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def told(scene: Scene, seat: int, field: str) -> list[tuple[str, int, dict[str, int]]]:
    """The possibilities of the only thing that may be there."""
    (unknown,) = asked(scene, seat, field)["unknowns"]
    return [(one["chance"]["exact"], one["row"], one["units"]) for one in unknown["possibilities"]]


def branched() -> Scene:
    """A formation with three rows and tokens on b and c; the second row is true, and the token on c."""
    scene = land()
    fill(scene, "b", "tank", "inf inf", "atg", truth=2)
    scene.order(0, f"branch {next(iter(tokens(scene)))}", [2])
    at(scene, "b", "c")
    return scene


@clause("SA-formations-7", "I4-1", "I4-2")
def test_every_row_and_place_that_may_be_true_is_told_with_its_chance() -> None:
    scene = branched()
    rows = [("1/6", 1, {"tank": 1}), ("1/6", 2, {"inf": 2}), ("1/6", 3, {"atg": 1})]
    for seat in (1, -1):
        assert told(scene, seat, "b") == told(scene, seat, "c") == [("1/2", 0, {}), *rows]
        assert asked(scene, seat, "b")["nobody"] == {"exact": "1/2", "share": 0.5}
        assert asked(scene, seat, "a")["unknowns"] == []
    assert asked(scene, 1, "b")["unknowns"][0]["name"] == "caesar"
    assert asked(scene, 1, "b")["unknowns"][0]["tokens"] == [next(iter(tokens(scene)))]


@clause("SA-formations-7")
def test_the_owner_knows_what_is_there() -> None:
    scene = branched()
    assert told(scene, 0, "b") == [("1", 0, {})]
    assert told(scene, 0, "c") == [("1", 2, {"inf": 2})]
    assert all_known(scene.position.view(0)) == []


@clause("SA-formations-7", "I4-10")
def test_what_a_seat_knows_of_a_formation_is_told_whole() -> None:
    scene = branched()
    first, second = tokens(scene)
    rows = [{"name": str(row), "field": "", "face": None} for row in (1, 2, 3)]
    places = [{"name": first, "field": "b", "face": None}, {"name": second, "field": "c", "face": None}]
    (known,) = all_known(scene.position.view(1))
    assert known == {
        "owner": "seat_1", "name": "caesar", "rows": rows, "tokens": places, "true": 1, "worlds": 6,
    }  # fmt: skip
    files(scene).secrets(scene.position.owns[1]).places.learn(card(scene).tokens()[1], True)
    (known,) = all_known(scene.position.view(1))
    assert [place["face"] for place in known["tokens"]] == [False, True]
    assert (known["true"], known["worlds"]) == (0, 3)


@clause("I4-10")
def test_what_was_seen_leaves_fewer_possibilities() -> None:
    scene = branched()
    secrets = files(scene).secrets(scene.position.owns[1])
    secrets.rows.learn(row_key(card(scene), 0), False)
    assert told(scene, 1, "b") == [("1/2", 0, {}), ("1/4", 2, {"inf": 2}), ("1/4", 3, {"atg": 1})]
    secrets.places.learn(card(scene).tokens()[1], True)
    assert told(scene, 1, "c") == [("1/2", 2, {"inf": 2}), ("1/2", 3, {"atg": 1})]
    assert told(scene, 1, "b") == [("1", 0, {})]
    assert told(scene, -1, "b")[0] == ("1/2", 0, {})
    (known,) = all_known(scene.position.view(1))
    assert [row["face"] for row in known["rows"]] == [False, None, None]
    faces = {token["field"]: token["face"] for token in known["tokens"]}
    assert faces == {"b": False, "c": True}
    assert (known["true"], known["worlds"]) == (0, 2)


def test_units_near_a_formation_are_told_where_they_are() -> None:
    scene = branched()
    file, table = files(scene), scene.position.table
    for unit in file.units(table, card(scene), 1):
        table.unit_columns[file.column][unit] = READY_NEAR
        table.unit_columns[file.near][unit] = scene.rules.board.index["a"]
    assert told(scene, 1, "a") == [("2/3", 0, {}), ("1/3", 2, {"inf": 2})]
    assert armies(scene, 1, "a") == kinds_on(scene.position, 1, "a")
    assert told(scene, 1, "b")[-1] == ("1/6", 3, {"atg": 1})


@clause("SA-formation_split-1")
def test_linked_formations_are_told_together() -> None:
    scene = branched()
    file, position = files(scene), scene.position
    at(scene, "b", "b")
    twin = file.deck(position.table).cards.split(card(scene), 1, file.secrets(position.owns[0]).truths)
    file.new_token(position, twin)
    twin.places[0] = type(twin.places[0])(int(position.table.number[len(position.table.kind) - 1]), 1)
    file.secrets(position.owns[0]).truths.token[1] = twin.places[0].token
    for name in scene.army(0, "b", "tank tank tank"):
        unit = scene.unit(name)
        position.table.unit_columns[file.card][unit] = 1
        position.table.unit_columns[file.row][unit] = 1
        position.table.put(unit, -1)
    at(scene, "b", "c")
    found = armies(scene, 1, "b")
    assert found == kinds_on(position, 1, "b")
    assert found["inf inf tank tank tank"] == found["tank tank tank"] == Fraction(1, 6)
    (unknown,) = asked(scene, 1, "b")["unknowns"]
    assert unknown["name"] == "caesar victory"


@clause("SA-hidden_units-6", "TS4-05", "I4-3")
def test_so_many_of_the_tokens_on_a_field_are_units_as_counting_says() -> None:
    scene = HidingScene()
    names = [*scene.hidden(0, "a", "atg"), *scene.hidden(0, "a", "atg")]
    scene.lay(names[0], "b")
    scene.lay(names[1], "b")
    found: Any = [(one[0], one[2].get("atg", 0)) for one in told(scene, 1, "b")]
    assert sorted(found, key=lambda one: int(one[1])) == [("2/5", 0), ("8/15", 1), ("1/15", 2)]
    assert armies(scene, 1, "b") == kinds_on(scene.position, 1, "b")
    assert nobody_there(scene.position.view(1).sight, 1) == Fraction(2, 5)
    scene.look(1, names[3])
    scene.look(1, names[4])
    assert armies(scene, 1, "b") == kinds_on(scene.position, 1, "b")
    (known,) = asked(scene, 1, "b")["known"]
    assert [token["face"] for token in known["tokens"]] == [None, None, None, True, False, None]
    assert (known["name"], known["true"], known["worlds"]) == ("atg", 1, 4)
    assert armies(scene, -1, "b") == kinds_on(scene.position, -1, "b")


@pytest.mark.parametrize(("here", "elsewhere", "true"), [(3, 0, 1), (2, 4, 2), (1, 8, 3), (9, 3, 4), (0, 3, 1)])
def test_the_chances_of_all_counts_are_a_whole(here: int, elsewhere: int, true: int) -> None:
    assert sum([chance for _, chance in counted(here, elsewhere, true)]) == 1


def test_who_surely_stands_there_is_told_apart() -> None:
    scene = branched()
    scene.army(1, "b", "tank")
    found = asked(scene, 0, "b")
    assert len(found["units"]) == 1
    assert found["nobody"] == {"exact": "0", "share": 0.0}
    with pytest.raises(Rejected) as refused:
        asked(scene, 0, "nowhere")
    assert refused.value.clause == "SA-minimal-4"


@clause("SA-neutral_army-9")
def test_an_army_that_nobody_knows_is_told_by_its_sizes() -> None:
    options, owners = {"neutral_size": "random"}, {"a": 0, "d": 1}
    scene = Scene(["neutral_army"], owners=owners, options=options, units=standard_kinds()).begin()
    found = asked(scene, 0, "b")
    assert [(army["count"], army["chance"]["exact"]) for army in found["armies"][:2]] == [(3, "2/3"), (6, "2/9")]
    assert found["nobody"]["exact"] == "0"


# ── what has been given away


def knows(answer: Any, when: str = "now") -> dict[str, list[Any]]:
    """For each who can know something the faces of rows and of tokens."""
    return {
        one["power"]: [[clue["face"] for clue in known["rows"] + known["tokens"]] for known in one["known"]]
        for one in answer[when]
    }


@clause("SA-disclosure-5", "I4-10")
def test_the_owner_hears_what_others_have_seen_of_his() -> None:
    scene = branched()
    secrets = files(scene).secrets(scene.position.owns[1])
    nothing = [[None, None, None, None, None]]
    assert knows(given_away(scene.position.view(0), None, SEED)) == {"": nothing, "seat_2": nothing}
    secrets.rows.learn(row_key(card(scene), 0), False)
    secrets.places.learn(card(scene).tokens()[0], False)
    found = given_away(scene.position.view(0), None, SEED)
    assert knows(found) == {"": nothing, "seat_2": [[False, None, None, False, True]]}
    assert found["after"] is None
    assert given_away(scene.position.view(1), None, SEED)["now"] == [
        {"power": "", "known": []}, {"power": "seat_1", "known": []},
    ]  # fmt: skip
    assert given_away(scene.position.view(-1), None, SEED) == {"now": [], "after": None}


@clause("I4-10", "SA-formations-29")
def test_an_order_is_tried_out_and_nothing_happens() -> None:
    scene = branched()
    first, second = card(scene).tokens()
    files(scene).secrets(scene.position.owns[1]).places.learn(first, False)
    before, view = scene.position.dump(), scene.position.view(0)
    found: Any = given_away(view, NOTATION.parse(f"branch caesar_{second}"), SEED)
    assert knows(found)["seat_2"] == [[None, None, None, False, True]]
    assert knows(found, "after")["seat_2"] == [[None, None, None, False, None, None]]
    assert knows(found, "after")[""] == [[None] * 6]
    found = given_away(view, NOTATION.parse("publish caesar"), SEED)
    assert knows(found, "after")[""] == [[None, None, None, True]]
    found = given_away(view, NOTATION.parse("remove_row caesar 1"), SEED)
    assert knows(found, "after")["seat_2"] == [[None, None, False, True]]
    assert scene.position.dump() == before
    with pytest.raises(Rejected) as refused:
        given_away(view, NOTATION.parse("remove_row caesar 2"), SEED)
    assert refused.value.clause == "SA-formations-18"


@clause("I4-10", "SA-hidden_units-7")
def test_tokens_are_given_away_and_shuffled_again() -> None:
    scene = HidingScene()
    names = scene.hidden(0, "a", "atg")
    scene.look(1, names[0])
    assert knows(given_away(scene.position.view(0), None, SEED))["seat_2"] == [[True, False, False]]
    order = NOTATION.parse(f"relocate {names[1]} to {names[0]}")
    found = given_away(scene.position.view(0), order, SEED)
    assert knows(found, "after") == {"": [[None, None, None]], "seat_2": [[None, None, False]]}


def test_a_view_keeps_who_has_seen_what_and_a_completion_gives_it_back() -> None:
    scene = HidingScene("formations")
    scene.look(1, scene.hidden(0, "a", "atg")[0])
    fill(scene, "b", "tank", "inf inf", "atg", truth=2)
    secrets = files(scene).secrets(scene.position.owns[1])
    secrets.rows.learn(row_key(card(scene), 0), False)
    view = scene.position.view(0)
    data: Any = view.dump()
    assert dump_slices(load_own(scene.rules, data["own"]).slices) == data["own"]
    assert view.complete(SEED).view(0).dump() == data
    completed = view.complete(SEED)
    assert completed.owns[1].slices[0].dump() == scene.position.owns[1].slices[0].dump()
    assert completed.dump() == scene.position.dump()


def test_a_chapter_need_not_tell_anything() -> None:
    scene = branched()
    part, sight = Knowledge(scene.rules), scene.position.sight(1)
    assert part.known(sight, 0) == []
    assert part.unknowns(sight, 0) == []
    part.note_witnesses(scene.position, 0, scene.position.owns[0])
    part.spread_witnesses(scene.position, 0)
    with pytest.raises(NotImplementedError):
        Unknown("seat_1", "caesar", [], [Possibility(Fraction(1), [], 0, [])]).settle(scene.position, 0, SEED)
