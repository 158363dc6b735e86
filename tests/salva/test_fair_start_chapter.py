"""The chapter fair start: agreement and bids as the first steps of a match."""

import json
from typing import Any

import pytest

from tests.clause import clause
from tests.maps import small_map
from tests.maps.drawn import row
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook, Malformed
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.fair_start.session import NoMore
from velmoci.salva.library import LIBRARY, NOTATION, scenario_rulebook
from velmoci.salva.position import Position, load_position, new_position

WAR = small_map("border")
FIELDS = row("abcde")


def scene(seats: int = 3, **options: object) -> Scene:
    """Sides of one field each, with 10 points each, before the fair start."""
    owners = {"abcde"[seat]: seat for seat in range(seats)}
    made = Scene(
        ["fair_start"], owners, options=options, seats=seats, fields=FIELDS, sea=(), allotments=[10] * seats
    )
    return made.begin([1] if options.get("fair_method") == "two_cut" else [])


def shown(scene: Scene, seat: int = -1) -> dict[str, Any]:
    slices: Any = scene.position.view(seat).to_json()["slices"]
    found: dict[str, Any] = slices["fair_start"]
    return found


def told(scene: Scene) -> list[tuple[str, dict[str, object]]]:
    """What everybody was told after the last order."""
    return [(part.sentence, dict(part.values)) for part in [event.seen_by_all() for event in scene.events]]


def kinds(scene: Scene) -> list[str]:
    """The kinds of orders that are offered to the first who is asked."""
    return [menu.kind for menu in scene.position.pending()[0].menus()]


def begun(scene: Scene) -> tuple[list[str], list[str]]:
    """The sides of the seats, and what they may spend."""
    powers: Any = scene.position.public_json()["powers"]
    return [power["side"] for power in powers], [power["left"] for power in powers]


@clause("SA-fair_start-1", "SA-fair_start-4", "SA-setup-10")
def test_it_begins_with_an_attempt_to_agree_after_the_goal_and_before_anybody_owns_anything() -> None:
    made = scene()
    assert made.asked() == [(0, "agreement"), (1, "agreement"), (2, "agreement")]
    assert made.position.pending()[0].about()["total"] == 30
    assert made.position.table.fields_of(0) == []
    names = [step.name for step in made.rules.tracks[0]]
    assert names[:4] == ["goal", "agreement", "bidding", "sides"]


@clause("SA-fair_start-4", "SA-fair_start-2")
def test_a_proposal_that_all_accept_is_played() -> None:
    made = scene()
    assert made.refused(1, "answer_start accept") == "SA-fair_start-4"
    made.order(1, "propose_start seat_1 side_2 9, seat_2 side_1 10, seat_3 side_3 11")
    assert made.asked() == [(0, "agreement"), (2, "agreement")]
    assert made.refused(0, "answer_start perhaps") == "SA-fair_start-4"
    made.order(0, "answer_start accept")
    made.order(2, "answer_start refuse")
    assert shown(made)["proposal"] is None
    made.order(2, "propose_start seat_3 side_3 12, seat_1 side_2 9, seat_2 side_1 9")
    assert shown(made)["proposal"] == {
        "by": "seat_3", "shares": [["seat_1", "side_2", 9], ["seat_2", "side_1", 9], ["seat_3", "side_3", 12]],
    }  # fmt: skip
    made.order(0, "answer_start accept")
    happened = made.order(1, "answer_start accept")
    assert (happened.count("start-settled"), happened.count("side-taken")) == (3, 0)
    assert begun(made) == (["side_2", "side_1", "side_3"], ["9", "9", "12"])
    assert made.position.table.fields_of(0) == [1]
    assert shown(made)["settlement"] == {
        "powers": [
            {"power": "seat_1", "side": "side_2", "amount": 9, "asked": 9},
            {"power": "seat_2", "side": "side_1", "amount": 9, "asked": 9},
            {"power": "seat_3", "side": "side_3", "amount": 12, "asked": 12},
        ],
        "surplus": 0, "unused": 0, "steps": [],
    }  # fmt: skip
    assert made.asked() == [(2, "placing")]


@clause("SA-fair_start-4")
def test_everybody_is_told_what_is_proposed_and_how_it_is_answered() -> None:
    made = scene(2)
    before = made.position.dump()
    shares = [("start-share", {"power": "seat_2", "party": "side_1", "amount": 12}),
              ("start-share", {"power": "seat_1", "party": "side_2", "amount": 8})]  # fmt: skip
    made.order(1, "propose_start seat_2 side_1 12, seat_1 side_2 8")
    assert told(made) == [("start-proposed", {"power": "seat_2"}), *shares]
    assert (shown(made)["accepted"], made.asked()) == (["seat_2"], [(0, "agreement")])
    made.order(0, "answer_start refuse")
    assert told(made) == [("start-refused", {"power": "seat_1"})]
    assert made.position.dump() == before
    made.order(1, "propose_start seat_2 side_1 12, seat_1 side_2 8")
    made.order(0, "answer_start accept")
    assert told(made)[:3] == [
        ("start-accepted", {"power": "seat_1"}),
        ("start-settled", {"power": "seat_1", "party": "side_2", "amount": 8, "asked": 8}),
        ("start-settled", {"power": "seat_2", "party": "side_1", "amount": 12, "asked": 12}),
    ]


@clause("SA-fair_start-4")
def test_whoever_goes_on_to_the_method_takes_the_proposal_off_the_table() -> None:
    made, other = scene(2), scene(2)
    made.order(0, "propose_start seat_1 side_1 12, seat_2 side_2 8")
    for each in (made, other):
        each.order(1, "use_method")
        assert told(each) == [("start-by-method", {"power": "seat_2"})]
        assert each.asked() == [(0, "bidding"), (1, "bidding")]
    assert made.position.dump() == other.position.dump()


@clause("SA-fair_start-4", "SA-fair_start-2")
def test_where_all_agree_nobody_is_drawn_to_divide() -> None:
    made = scene(2, fair_method="two_cut")
    made.order(0, "propose_start seat_1 side_2 9, seat_2 side_1 11")
    made.order(1, "answer_start accept")
    assert begun(made) == (["side_2", "side_1"], ["9", "11"])
    assert (shown(made)["rounds"], shown(made)["settlement"]["steps"]) == ([], [])


@clause("SA-fair_start-4", "SA-fair_start-34")
@pytest.mark.parametrize(
    "text",
    [
        "propose_start seat_1 side_1 10, seat_2 side_2 10",
        "propose_start seat_1 side_1 10, seat_2 side_1 10, seat_3 side_3 10",
        "propose_start seat_1 side_1 20, seat_2 side_2 10, seat_3 side_3 10",
        "propose_start seat_1 side_1 -1, seat_2 side_2 10, seat_3 side_3 10",
        "propose_start seat_9 side_1 1, seat_2 side_2 10, seat_3 side_3 10",
    ],
)
def test_a_proposal_gives_everybody_a_side_and_no_more_than_there_is(text: str) -> None:
    assert scene().refused(0, text) == "SA-fair_start-4"


@clause("SA-fair_start-2")
def test_a_side_that_does_not_exist_cannot_be_proposed() -> None:
    assert scene().refused(0, "propose_start seat_1 x 1, seat_2 side_2 1, seat_3 side_3 1") == "SA-fair_start-2"


@clause(
    "SA-fair_start-2", "SA-fair_start-19", "SA-fair_start-20", "SA-fair_start-21", "SA-fair_start-24", "SA-fair_start-3"
)
def test_the_matrix_method_in_a_match() -> None:
    made = scene()
    made.order(1, "use_method")
    assert made.asked() == [(0, "bidding"), (1, "bidding"), (2, "bidding")]
    assert made.position.pending()[0].about() | {"choices": {}} == {
        "question": "sealed_row", "clause": "SA-fair_start-19", "columns": [["side_1"], ["side_2"], ["side_3"]],
        "least": 0, "most": 30, "count": 3, "total": 30, "open": False, "choices": {},
    }  # fmt: skip
    assert made.refused(0, "bid 13 11") == "SA-fair_start-19"
    assert made.refused(0, "bid 13 11 7") == "SA-fair_start-19"
    assert made.refused(0, "take_side side_1") == "SA-fair_start-19"
    made.order(0, "bid 13 11 6")
    made.order(2, "bid 15 9 6")
    happened = made.order(1, "bid 11 10 9", [])
    assert happened.count("bid-shown") == 3
    assert begun(made) == (["side_3", "side_1", "side_2"], ["7", "12", "10"])
    settlement = shown(made)["settlement"]
    assert [row["asked"] for row in settlement["powers"]] == [6, 11, 9]
    assert (settlement["surplus"], settlement["unused"]) == (4, 1)
    first = settlement["steps"][0]
    assert first["kind"] == "deltas"
    assert first["values"]["columns"] == ["side_1", "side_2", "side_3"]
    assert settlement["steps"][-1]["values"]["player"] == "seat_3"
    assert [entry["answers"]["seat_3"] for entry in shown(made)["rounds"]] == [[15, 9, 6]]


@clause("SA-fair_start-14", "SA-fair_start-19")
def test_a_sealed_bid_is_seen_by_nobody_else_until_all_are_in() -> None:
    made = scene()
    made.order(0, "use_method")
    made.order(0, "bid 14 9 7")
    for seat in (-1, 1, 2):
        text = str(made.position.view(seat).to_json()) + str(made.position.view(seat).dump())
        assert "14, 9, 7" not in text
        assert "[14" not in text
    own: Any = made.position.view(0).to_json()["own"]
    assert own["bid"] == {"figures": [14, 9, 7]}
    assert shown(made)["sealed"] == ["seat_1"]
    assert [seen.sentence for event in made.events if (seen := event.seen_by(1)) is not None] == ["bid-sealed"]
    assert made.refused(0, "bid 10 10 10") == "SA-minimal-15"
    made.order(1, "bid 10 10 10")
    made.order(2, "bid 10 11 9")
    assert told(made)[1:4] == [
        ("bid-shown", {"power": "seat_1", "figures": ["14", "9", "7"]}),
        ("bid-shown", {"power": "seat_2", "figures": ["10", "10", "10"]}),
        ("bid-shown", {"power": "seat_3", "figures": ["10", "11", "9"]}),
    ]


@clause("SA-fair_start-14", "SA-fair_start-15", "SA-fair_start-16")
def test_a_lot_is_drawn_once_and_no_bid_is_carried_into_the_next_question() -> None:
    made = scene(3, fair_method="successive")
    made.order(0, "use_method")
    made.order(0, "bid 9")
    made.order(1, "bid 9")
    made.order(2, "bid 12", [2])
    own: Any = made.position.view(0).to_json()["own"]
    assert own["bid"] == {"figures": []}
    assert shown(made)["sealed"] == []
    assert shown(made)["question"] == {
        "question": "sealed_bid", "clause": "SA-fair_start-14", "columns": [["side_2"]],
        "least": 0, "most": 21, "count": 1, "total": None, "open": False,
    }  # fmt: skip
    made.order(0, "bid 10")
    made.order(2, "bid 11")
    steps = shown(made)["settlement"]["steps"]
    assert [(step["kind"], step["values"]) for step in steps[:4]] == [
        ("lot_player", {"among": ["seat_1", "seat_2"], "taken": "seat_2"}),
        ("block_taken", {"sides": ["side_1"], "players": ["seat_2"], "amount": 9, "aside": 0, "rest": 21}),
        ("block_taken", {"sides": ["side_2"], "players": ["seat_1"], "amount": 10, "aside": 1, "rest": 10}),
        ("block_left", {"sides": ["side_3"], "players": ["seat_3"], "amount": 10}),
    ]


@clause("SA-fair_start-5", "SA-fair_start-6", "SA-fair_start-7")
def test_two_players_write_one_figure_each_and_equal_ones_are_decided_by_lot() -> None:
    made = scene(2)
    made.order(0, "use_method")
    made.order(0, "bid 8")
    made.order(1, "bid 11")
    assert begun(made) == (["side_1", "side_2"], ["9", "10"])
    made = scene(2)
    made.order(0, "use_method")
    made.order(0, "bid 8")
    made.order(1, "bid 8", [2])
    assert begun(made) == (["side_2", "side_1"], ["12", "8"])
    assert shown(made)["settlement"]["steps"][0]["values"] == {"among": ["seat_1", "seat_2"], "taken": "seat_2"}


@clause("SA-fair_start-9")
def test_one_divides_and_the_other_chooses() -> None:
    made = scene(2, fair_method="two_cut")
    made.order(1, "use_method", [1])
    assert made.asked() == [(0, "bidding")]
    assert kinds(made) == ["bid"]
    made.order(0, "bid 7")
    assert told(made) == [("bid-given", {"power": "seat_1", "figures": ["7"]})]
    assert made.asked() == [(1, "bidding")]
    assert kinds(made) == ["take_side"]
    assert made.position.pending()[0].about()["choices"] == {
        "take_side": [{"kind": "take_side", "side": "side_1"}, {"kind": "take_side", "side": "side_2"}]
    }
    assert made.refused(1, "bid 1") == "SA-fair_start-9"
    assert made.refused(1, "take_side none") == "SA-fair_start-9"
    assert made.refused(1, "take_side moon") == "SA-fair_start-2"
    made.order(1, "take_side side_2")
    assert told(made)[:2] == [
        ("bid-given", {"power": "seat_2", "figures": ["side_2"]}),
        ("start-settled", {"power": "seat_1", "party": "side_1", "amount": 7, "asked": 7}),
    ]
    assert begun(made) == (["side_1", "side_2"], ["7", "13"])


@clause("SA-fair_start-10")
def test_against_a_fixed_defender_the_attack_is_bid_for() -> None:
    options = {"assignment": "fair_start", "fair_method": "two_fixed_defender"}
    rulebook = scenario_rulebook("mountain_blitz", None, options)
    position = new_position(rulebook)
    position.apply(-1, Begin(), Seeded(1))
    roles = [side.role for side in position.rules.sides]
    defence = position.rules.scenario.sides[roles.index("defensive")].allotment
    give(position, (0, "use_method"), (0, "bid 21"), (1, "bid 16"))
    powers: Any = position.public_json()["powers"]
    assert powers[1]["side"] == position.rules.sides[roles.index("offensive")].id
    assert [powers[0]["left"], powers[1]["left"]] == [defence, "18"]


@clause("SA-fair_start-10", "SA-setup-5")
@pytest.mark.parametrize("roles", [("offensive", "defensive"), ("defensive", "offensive")])
def test_the_attack_is_bid_for_wherever_the_scenario_names_the_attacker(roles: tuple[str, str]) -> None:
    text = WAR.replace("allotment = 10", 'allotment = "21/2"')
    for side, role in zip(("west", "east"), roles, strict=True):
        text = text.replace(f'id = "{side}"', f'id = "{side}"\nrole = "{role}"')
    options = {"scenario": text, "players": 2, "goal": "elimination"}
    position = new_position(assemble(LIBRARY, ["fair_start"], {**options, "fair_method": "two_fixed_defender"}))
    position.apply(-1, Begin(), Seeded(1))
    attacker = ("west", "east")[roles.index("offensive")]
    defender = ("west", "east")[roles.index("defensive")]
    about = position.pending()[0].about()
    assert (about["total"], about["sides"]) == (20, [attacker, defender])
    give(position, (0, "use_method"), (0, "bid 7"), (1, "bid 8"))
    powers: Any = position.public_json()["powers"]
    assert [(power["side"], power["left"]) for power in powers] == [(attacker, "7"), (defender, "10")]
    position = new_position(assemble(LIBRARY, ["fair_start"], {**options, "fair_method": "two_sealed"}))
    position.apply(-1, Begin(), Seeded(1))
    assert position.pending()[0].about()["sides"] == ["west", "east"]


def give(position: Position, *orders: tuple[int, str]) -> None:
    for seat, text in orders:
        position.apply(seat, NOTATION.parse(text), Seeded(1))


@clause("SA-fair_start-13", "SA-fair_start-14", "SA-fair_start-15", "SA-fair_start-16")
def test_successive_division_in_the_order_that_is_asked_for() -> None:
    made = scene(3, fair_method="successive", division_order="side_3 side_1 side_2")
    made.order(0, "use_method")
    assert shown(made)["question"]["columns"] == [["side_3"]]
    for seat, text in ((0, "bid 9"), (1, "bid 6"), (2, "bid 12")):
        made.order(seat, text)
    assert shown(made)["question"]["columns"] == [["side_1"]]
    assert made.asked() == [(0, "bidding"), (2, "bidding")]
    made.order(0, "bid 10")
    made.order(2, "bid 12")
    assert begun(made) == (["side_1", "side_3", "side_2"], ["11", "7", "10"])
    assert [(entry["columns"], entry["answers"]) for entry in shown(made)["rounds"]] == [
        ([["side_3"]], {"seat_1": [9], "seat_2": [6], "seat_3": [12]}),
        ([["side_1"]], {"seat_1": [10], "seat_3": [12]}),
    ]


@clause("SA-fair_start-13", "SA-fair_start-14", "SA-fair_start-17", "SA-fair_start-26")
def test_a_block_is_bid_for_as_one_and_comes_when_one_of_its_sides_is_named() -> None:
    made = scene(4, fair_method="successive", blocks="side_1+side_2 side_3+side_4", division_order="side_4 side_1")
    made.order(0, "use_method")
    assert shown(made)["question"]["columns"] == [["side_3", "side_4"]]
    for seat, text in enumerate(("bid 18", "bid 19", "bid 22", "bid 24")):
        made.order(seat, text)
    assert made.asked() == [(0, "bidding"), (1, "bidding")]
    assert shown(made)["question"]["columns"] == [["side_3"]]


@clause("SA-fair_start-20", "SA-fair_start-26", "SA-fair_start-31")
def test_a_block_is_named_as_one_column_by_any_of_its_sides() -> None:
    made = scene(3, column_choice="any", blocks="side_1 side_3+side_2")
    made.order(0, "use_method")
    for seat, text in enumerate(("bid 10 20", "bid 12 18", "bid 6 24")):
        made.order(seat, text)
    assert shown(made)["question"] == {
        "question": "column_pick", "clause": "SA-fair_start-31", "columns": [["side_1"], ["side_3", "side_2"]],
        "least": -1, "most": 1, "count": 1, "total": None, "open": True,
    }  # fmt: skip
    menu = made.position.pending()[0].menus()[0]
    assert [str(order) for order in menu] == ["take_side side_1", "take_side side_3", "take_side none"]
    made.order(0, "take_side side_2")
    assert told(made) == [("bid-given", {"power": "seat_1", "figures": ["side_3+side_2"]})]
    made.order(1, "take_side none")
    assert told(made) == [("bid-given", {"power": "seat_2", "figures": ["–"]})]


@clause("SA-fair_start-19")
def test_where_there_is_nothing_to_divide_a_row_makes_nothing() -> None:
    owners = {"a": 0, "b": 1, "c": 2}
    made = Scene(["fair_start"], owners, seats=3, fields=FIELDS, sea=(), allotments=[0, 0, 0]).begin()
    made.order(0, "use_method")
    assert (shown(made)["question"]["total"], shown(made)["question"]["most"]) == (0, 0)


@clause("SA-fair_start-17", "SA-fair_start-26", "SA-fair_start-29")
def test_blocks_are_divided_again_among_their_players() -> None:
    made = scene(3, blocks="side_1+side_2 side_3")
    made.order(0, "use_method")
    assert shown(made)["question"]["columns"] == [["side_1", "side_2"], ["side_3"]]
    made.order(0, "bid 20 10")
    made.order(1, "bid 18 12")
    made.order(2, "bid 24 6", [1])
    assert made.asked() == [(0, "bidding"), (1, "bidding")]
    assert shown(made)["question"]["columns"] == [["side_1"]]
    made.order(0, "bid 9")
    made.order(1, "bid 11")
    sides, left = begun(made)
    assert sides == ["side_1", "side_2", "side_3"]
    assert left == ["11", "11", "7"]
    kinds = [step["kind"] for step in shown(made)["settlement"]["steps"]]
    assert "inside" in kinds


@clause("SA-fair_start-20", "SA-fair_start-31")
def test_players_may_agree_on_the_next_column() -> None:
    made = scene(3, column_choice="any")
    made.order(0, "use_method")
    for seat in range(3):
        made.order(seat, ("bid 13 11 6", "bid 11 10 9", "bid 15 9 6")[seat])
    assert shown(made)["question"]["question"] == "column_pick"
    made.order(0, "take_side side_2")
    assert shown(made)["given"] == {"seat_1": [1]}
    assert made.events[0].seen_by_all().values["figures"] == ["side_2"]
    made.order(1, "take_side side_2")
    made.order(2, "take_side side_2")
    made.order(0, "take_side none")
    made.order(1, "take_side side_1")
    made.order(2, "take_side side_1")
    kinds = [step["kind"] for step in shown(made)["settlement"]["steps"]]
    assert kinds[0] == "column_agreed"


@clause("SA-setup-5")
def test_how_much_is_divided_is_an_option_or_what_the_scenario_gives() -> None:
    assert shown(scene())["total"] == 30
    made = scene(2, total_bv=25)
    made.order(0, "use_method")
    assert made.refused(0, "bid 26") == "SA-fair_start-5"
    made.order(0, "bid 25")


@clause("SA-fair_start-11", "SA-fair_start-13", "SA-fair_start-26")
@pytest.mark.parametrize(
    ("options", "code", "rule"),
    [
        ({"blocks": "side_1+moon"}, "fair_no_side_here", "SA-fair_start-26"),
        ({"blocks": "side_1"}, "fair_blocks", "SA-fair_start-26"),
        ({"division_order": "side_1 side_2"}, "fair_order", "SA-fair_start-13"),
        ({"fair_method": "two_cut"}, "fair_for_two", "SA-fair_start-11"),
    ],
)
def test_terms_that_cannot_be_are_a_bad_rulebook(options: dict[str, object], code: str, rule: str) -> None:
    with pytest.raises(BadRulebook) as problem:
        scene(3, **options)
    assert (problem.value.code, problem.value.clause) == (code, rule)


@clause("SA-fair_start-14", "SA-fair_start-19")
def test_whoever_leaves_is_answered_for() -> None:
    made = scene(4)
    made.order(3, "resign")
    made.order(0, "propose_start seat_1 side_1 9, seat_2 side_2 9, seat_3 side_3 9, seat_4 side_4 9")
    made.order(1, "answer_start refuse")
    made.order(1, "use_method")
    assert made.asked() == [(0, "bidding"), (1, "bidding"), (2, "bidding")]
    assert shown(made)["asked"] == ["seat_1", "seat_2", "seat_3"]
    made.order(0, "bid 10 10 10 10")
    made.order(1, "bid 11 9 10 10")
    made.position.apply(2, NOTATION.parse("resign"), Seeded(1))
    sides, left = begun(made)
    assert sorted(sides) == ["side_1", "side_2", "side_3", "side_4"]
    assert left[2:] == ["0", "0"]
    assert made.position.table.fields_of(2) == []
    assert made.asked()[0][1] == "placing"


def test_a_bid_that_waits_survives_a_save() -> None:
    rulebook = scenario_rulebook("three_claims", None, {"assignment": "fair_start"})
    position = new_position(rulebook)
    position.apply(-1, Begin(), Seeded(1))
    assert "fair_start" in rulebook.chapters
    total: Any = position.pending()[0].about()["total"]
    third = total // 3
    give(position, (2, "use_method"), (1, f"bid {third} {third} {total - 2 * third}"))
    again = load_position(rulebook, position.dump())
    assert again.dump() == position.dump()
    for one in (position, again):
        give(one, (0, f"bid {third + 1} {third} {total - 2 * third - 1}"))
        give(one, (2, f"bid {third} {third + 1} {total - 2 * third - 1}"))
    assert again.dump() == position.dump()


@pytest.mark.parametrize("seed", range(6))
def test_random_fair_starts_come_to_an_end_and_everybody_has_what_he_called_fair(seed: int) -> None:
    every: list[dict[str, object]] = [
        {}, {"fair_method": "successive"}, {"blocks": "side_1+side_3 side_2"}, {"column_choice": "any"},
        {"fair_method": "successive", "blocks": "side_1+side_2+side_3 side_4"}, {"placement_balance": "proportional"},
    ]  # fmt: skip
    made = scene(4 if seed == 4 else 3, **every[seed])
    chance, position = Seeded(seed), made.position
    position.apply(0, NOTATION.parse("use_method"), chance)
    while position.pending()[0].kind == "bidding":
        decision = position.pending()[0]
        position.view(decision.seat).complete(Seeded(1))
        order = decision.sample_by_kind(chance)
        assert NOTATION.parse(str(order)) == order
        assert NOTATION.from_json(order.to_json()) == order
        position.apply(decision.seat, order, chance)
    powers = shown(made)["settlement"]["powers"]
    assert all(power["amount"] >= power["asked"] for power in powers)
    assert sum(power["amount"] for power in powers) <= shown(made)["total"]
    assert position.pending()[0].kind == "placing"


@pytest.mark.parametrize("method", ["matrix", "successive", "two_cut", "two_sealed"])
def test_absent_seats_go_on_to_the_method_and_bid_equal_shares(method: str) -> None:
    made = scene(2, fair_method=method)
    chance, position = Seeded(3), made.position
    while position.table.round == 0 and position.pending()[0].kind in ("agreement", "bidding"):
        decision = position.pending()[0]
        order = decision.default()
        assert order is not None
        position.apply(decision.seat, order, chance)
    assert begun(made)[1] == ["10", "10"]


def test_absent_seats_have_no_wish_for_a_column() -> None:
    made = scene(3, column_choice="any")
    made.order(0, "use_method")
    for _ in range(3):
        made.position.apply(made.asked()[0][0], NOTATION.parse("bid 10 10 10"), Seeded(1))
    order = made.position.pending()[0].default()
    assert str(order) == "take_side none"
    assert order is not None
    made.position.apply(0, order, Seeded(1))
    assert made.position.table.frames


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"kind": "bid", "figures": "3"}', "not_a_list"),
        ('{"kind": "bid", "figures": [1, 1, 1, 1, 1, 1, 1]}', "not_a_list"),
        ('{"kind": "bid", "figures": ["x"]}', "not_a_number"),
        ('{"kind": "propose_start", "shares": 3}', "not_a_list"),
        ('{"kind": "propose_start", "shares": [["seat_1", "a"]]}', "not_a_share_of_seat"),
    ],
)
def test_what_is_no_bid_is_not_understood(text: str, code: str) -> None:
    with pytest.raises(Malformed, match=code):
        NOTATION.from_json(json.loads(text))


@clause("SA-fair_start-4", "SA-fair_start-14")
def test_menus_offer_proposals_and_bids_that_are_allowed() -> None:
    made = scene(3, total_bv=7)
    menus = {menu.kind: menu for menu in made.position.pending()[0].menus()}
    assert sorted(menus) == ["propose_start", "use_method"]
    for menu in menus.values():
        assert menu.count() == len(list(menu)) == 1
    (proposal,) = menus["propose_start"]
    assert str(proposal) == "propose_start seat_1 side_1 2, seat_2 side_2 2, seat_3 side_3 2"
    drawn = menus["propose_start"].sample(Seeded(4))
    assert NOTATION.parse(str(drawn)) == drawn == NOTATION.from_json(drawn.to_json())
    made.position.apply(0, drawn, Seeded(1))
    answers = {menu.kind: menu for menu in made.position.pending()[0].menus()}["answer_start"]
    assert [str(order) for order in answers] == ["answer_start accept", "answer_start refuse"]
    assert answers.count() == 2
    made.order(1, "use_method")
    (bids,) = made.position.pending()[0].menus()
    assert bids.count() == 1
    assert [str(order) for order in bids] == ["bid 3 2 2"]


@clause("SA-fair_start-31")
def test_only_a_side_that_is_still_open_can_be_picked() -> None:
    made = scene(3, column_choice="any")
    made.order(0, "use_method")
    for seat in range(3):
        made.order(seat, ("bid 13 11 6", "bid 11 10 9", "bid 15 9 6")[seat])
    for seat in range(3):
        made.order(seat, "take_side side_2")
    assert made.refused(0, "take_side side_2") == "SA-fair_start-31"


def test_a_lot_that_was_drawn_is_not_drawn_again() -> None:
    with pytest.raises(AssertionError, match="never drawn"):
        NoMore().roll(6)


def test_nothing_is_guessed_before_the_first_bid() -> None:
    made = scene()
    view = made.position.view(0)
    assert view.complete(Seeded(1)).view(0).to_json() == view.to_json()


@clause("SA-fair_start-11")
@pytest.mark.parametrize(
    ("scenario", "beginners", "experienced"),
    [
        ("border_war", "two_sealed", "two_sealed"),
        ("three_claims", "successive", "successive"),
        ("proud_cities", "successive", "matrix"),
    ],
)
def test_everybody_sees_which_method_suits_whom(scenario: str, beginners: str, experienced: str) -> None:
    position = new_position(scenario_rulebook(scenario, None, {"assignment": "fair_start"}))
    position.apply(-1, Begin(), Seeded(1))
    seen = position.view(0).to_json()["slices"]["fair_start"]  # type: ignore[index]
    assert seen["advice"] == {"beginners": beginners, "experienced": experienced}
