"""Fair start by its clauses: terms, agreement, two players, successive division, sealed answers."""

import pytest

from tests.clause import clause
from velmoci.kernel.chance import Scripted, Seeded, outcomes
from velmoci.kernel.errors import Refusal
from velmoci.salva.fair_start.agreement import check_proposal
from velmoci.salva.fair_start.matrix import NO_WISH
from velmoci.salva.fair_start.procedure import Procedure, resume
from velmoci.salva.fair_start.proof import Settlement, share
from velmoci.salva.fair_start.terms import Terms, make_terms, recommended
from velmoci.salva.fair_start.two_players import two_cut, two_fixed_defender, two_sealed

NO_LOTS = Scripted([])
ANICKA, BETA, CYRIL = 0, 1, 2


def settled(terms: Terms, answers: list[dict[int, list[int]]], *lots: int) -> Settlement:
    """The settlement of answers that come question by question."""
    procedure, chance = Procedure(terms), Scripted(list(lots))
    procedure.start(chance)
    for given in answers:
        for player, answer in given.items():
            procedure.give(player, answer, chance)
    assert procedure.settlement is not None
    assert chance.rolls == []
    return procedure.settlement


def pairs(found: Settlement) -> list[tuple[int, int]]:
    return list(zip(found.sides, found.amounts, strict=True))


def is_fair(found: Settlement) -> bool:
    """Whether everybody has at least what he himself called fair."""
    return all(has >= asked for has, asked in zip(found.amounts, found.asked, strict=True))


def refused(code: str, rule: str, *arguments: object, **more: object) -> None:
    with pytest.raises(Refusal) as problem:
        make_terms(*arguments, **more)  # type: ignore[arg-type]
    assert (problem.value.code, problem.value.clause) == (code, rule)


@clause("SA-fair_start-2")
def test_a_settlement_fixes_the_allotment_of_each_side_and_who_plays_it() -> None:
    found = two_sealed(33, [25, 22], NO_LOTS)
    assert found.by_side() == {0: (1, 23), 1: (0, 9)}
    assert found.by_side() == {0: (1, 23), 1: (0, 9)}


@clause("SA-fair_start-3")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("method", ["successive", "matrix"])
@pytest.mark.parametrize("blocks", [[], [[0, 1], [2, 3], [4]], [[0, 1, 2], [3, 4]], [[0, 1, 2, 3, 4]]])
def test_nobody_is_worse_off_than_he_asked(seed: int, method: str, blocks: list[list[int]]) -> None:
    found = random_settlement(make_terms(5, 60, method, blocks), seed)
    assert is_fair(found)
    assert sum(found.amounts) + found.unused == 60
    assert sorted(found.sides) == [0, 1, 2, 3, 4]
    assert [step.kind for step in found.steps].count("kept") == 5


def random_settlement(terms: Terms, seed: int) -> Settlement:
    """A procedure in which everybody answers at random."""
    procedure, chance = Procedure(terms), Seeded(seed)
    procedure.start(chance)
    while (question := procedure.question) is not None:
        for player in procedure.waits_for():
            answer: list[int] = []
            for place in range(question.length):
                left = question.total - sum(answer) if question.total >= 0 else question.most
                last = question.total >= 0 and place == question.length - 1
                answer.append(left if last else int(chance.roll(left - question.least + 1)) - 1 + question.least)
            procedure.give(player, answer, chance)
    assert procedure.settlement is not None
    return procedure.settlement


@clause("SA-fair_start-3")
def test_a_settlement_below_a_wish_is_not_fair() -> None:
    found = two_sealed(33, [25, 22], NO_LOTS)
    assert is_fair(found)
    assert not is_fair(found._replace(asked=(9, 24)))


@clause("SA-fair_start-4")
@pytest.mark.parametrize(
    ("sides", "amounts"),
    [([0, 0, 1], [1, 1, 1]), ([0, 1, 2], [1, 1]), ([0, 1, 2], [-1, 1, 1]), ([0, 1, 2], [30, 1, 0])],
)
def test_a_proposal_names_every_side_once_and_stays_within_the_total(sides: list[int], amounts: list[int]) -> None:
    with pytest.raises(Refusal, match="fair_proposal"):
        check_proposal(3, 30, sides, amounts)
    check_proposal(3, 30, [2, 0, 1], [10, 8, 12])
    check_proposal(3, 30, [2, 0, 1], [0, 0, 0])


@clause("SA-fair_start-5")
@pytest.mark.parametrize("answer", [[-1], [34], [1, 2], [], [True]])
def test_a_figure_is_one_whole_number_within_the_total(answer: list[int]) -> None:
    procedure = Procedure(make_terms(2, 33))
    procedure.start(NO_LOTS)
    assert procedure.question is not None
    assert procedure.question == ("sealed_figure", "SA-fair_start-5", (0, 1), (0,), 0, 33, 1, -1, False)
    with pytest.raises(Refusal) as problem:
        procedure.give(0, answer, NO_LOTS)
    assert problem.value.clause == "SA-fair_start-5"
    assert procedure.sealed() == []


@clause("SA-fair_start-6", "SA-fair_start-7", "SA-fair_start-24", "SR-fair_start-1", "V2-11")
def test_the_lower_figure_plays_the_side_and_the_surplus_is_shared() -> None:
    found = settled(make_terms(2, 33), [{0: [25], 1: [22]}])
    assert pairs(found) == [(1, 9), (0, 23)]
    assert found.asked == (8, 22)
    assert (found.surplus, sum(found.amounts), found.unused) == (3, 32, 1)
    assert found.steps == (
        ("lower_plays", "SA-fair_start-6", {"player": 1, "side": 0, "amount": 22}),
        ("other_plays", "SA-fair_start-6", {"player": 0, "side": 1, "amount": 8}),
        ("share", "SA-fair_start-24", {"surplus": 3, "players": 2, "each": 1, "unused": 1}),
        ("kept", "SA-fair_start-3", {"player": 0, "side": 1, "amount": 9, "asked": 8}),
        ("kept", "SA-fair_start-3", {"player": 1, "side": 0, "amount": 23, "asked": 22}),
    )


@clause("SA-fair_start-7")
def test_equal_figures_are_decided_by_lot_without_surplus() -> None:
    found = list(outcomes(lambda chance: two_sealed(30, [17, 17], chance)))
    assert [(float(share), pairs(end), end.surplus) for share, end in found] == [
        (0.5, [(0, 17), (1, 13)], 0),
        (0.5, [(1, 13), (0, 17)], 0),
    ]
    assert found[1][1].steps[0] == ("lot_player", "SA-fair_start-7", {"among": [0, 1], "taken": 1})


@clause("SA-fair_start-8", "V2-12")
def test_two_sealed_figures_are_the_matrix_for_two() -> None:
    by_rows = settled(make_terms(2, 33, "matrix"), [{0: [25, 8], 1: [22, 11]}], 1)
    assert pairs(by_rows) == pairs(two_sealed(33, [25, 22], NO_LOTS))
    deltas = next(step for step in by_rows.steps if step.kind == "deltas")
    assert deltas.values["deltas"] == [3, 3]


@clause("SA-fair_start-8")
@pytest.mark.parametrize("seed", range(30))
def test_three_methods_agree_for_two_players(seed: int) -> None:
    chance = Seeded(seed)
    one, other = int(chance.roll(31)) - 1, int(chance.roll(30)) - 1
    other += other >= one
    rows = [{0: [one, 30 - one], 1: [other, 30 - other]}]
    sealed = settled(make_terms(2, 30), [{0: [one], 1: [other]}])
    assert pairs(settled(make_terms(2, 30, "matrix"), rows, 1)) == pairs(sealed)
    assert pairs(settled(make_terms(2, 30, "matrix"), rows, 2)) == pairs(sealed)
    assert pairs(settled(make_terms(2, 30, "successive"), [{0: [one], 1: [other]}])) == pairs(sealed)


@clause("SA-fair_start-9")
def test_one_cuts_by_lot_and_the_other_chooses() -> None:
    found = settled(make_terms(2, 33, "two_cut"), [{1: [24]}, {0: [1]}], 2)
    assert pairs(found) == [(1, 9), (0, 24)]
    assert found.steps == (
        ("lot_cutter", "SA-fair_start-9", {"among": [0, 1], "taken": 1}),
        ("cut", "SA-fair_start-9", {"player": 1, "amount": 24, "rest": 9}),
        ("chosen", "SA-fair_start-9", {"player": 0, "side": 1}),
        ("share", "SA-fair_start-24", {"surplus": 0, "players": 2, "each": 0, "unused": 0}),
        ("kept", "SA-fair_start-3", {"player": 0, "side": 1, "amount": 9, "asked": 9}),
        ("kept", "SA-fair_start-3", {"player": 1, "side": 0, "amount": 24, "asked": 24}),
    )
    assert pairs(two_cut(33, 0, 20, 0)) == [(1, 13), (0, 20)]


@clause("SA-fair_start-9")
def test_the_cut_is_open_and_comes_first() -> None:
    procedure, chance = Procedure(make_terms(2, 33, "two_cut")), Scripted([1])
    procedure.start(chance)
    with pytest.raises(Refusal, match="fair_not_asked"):
        procedure.give(1, [0], chance)
    procedure.give(0, [20], chance)
    assert procedure.seen_by(1) == [{0: [20]}, {}]


@clause("SA-fair_start-10", "V2-13")
def test_against_a_fixed_defender_the_lower_bidder_attacks_with_the_middle() -> None:
    found = settled(make_terms(2, 0, "two_fixed_defender", defence=8), [{0: [25], 1: [22]}])
    assert pairs(found) == [(1, 8), (0, 23)]
    assert found.steps == (
        ("middle", "SA-fair_start-10", {"player": 1, "side": 0, "low": 22, "high": 25, "amount": 23}),
        ("share", "SA-fair_start-24", {"surplus": 0, "players": 2, "each": 0, "unused": 0}),
        ("kept", "SA-fair_start-3", {"player": 0, "side": 1, "amount": 8, "asked": 8}),
        ("kept", "SA-fair_start-3", {"player": 1, "side": 0, "amount": 23, "asked": 22}),
    )
    equal = list(outcomes(lambda chance: two_fixed_defender(8, [20, 20], chance)))
    assert [pairs(end) for _, end in equal] == [[(0, 20), (1, 8)], [(1, 8), (0, 20)]]
    assert equal[1][1].steps[0] == ("lot_player", "SA-fair_start-10", {"among": [0, 1], "taken": 1})


@clause("SA-fair_start-11", "SR-fair_start-6")
def test_methods_are_recommended_by_experience_and_sides() -> None:
    assert recommended(2, True, True) == "two_sealed"
    assert recommended(4, False, True) == "successive"
    assert recommended(4, True, False) == "successive"
    assert recommended(4, True, True) == "matrix"
    assert (make_terms(2, 30).method, make_terms(3, 30).method) == ("two_sealed", "matrix")


@clause("SA-fair_start-11", "SA-fair_start-20", "SA-multiplayer-1", "SA-setup-5")
def test_terms_that_do_not_fit_are_refused() -> None:
    refused("fair_players", "SA-multiplayer-1", 7, 30)
    refused("fair_no_method", "SA-fair_start-11", 3, 30, "auction")
    refused("fair_for_two", "SA-fair_start-11", 3, 30, "two_cut")
    for total, defence in ((-1, 0), (1_000_001, 0), (30, -1), (30, 1_000_001)):
        refused("fair_total", "SA-setup-5", 2, total, defence=defence)
    refused("fair_no_choice", "SA-fair_start-20", 3, 30, column_choice="best")


@clause("SA-fair_start-11", "SA-fair_start-13", "SA-fair_start-26")
def test_terms_name_everything_that_was_not_asked_for() -> None:
    sides = tuple((side,) for side in range(6))
    assert make_terms(6, 0) == (6, 0, "matrix", sides, (0, 1, 2, 3, 4, 5), "max_delta", 0)
    assert make_terms(2, 1_000_000, "two_fixed_defender", defence=1_000_000) == (
        2, 1_000_000, "two_fixed_defender", ((0,), (1,)), (0, 1), "max_delta", 1_000_000,
    )  # fmt: skip
    assert make_terms(3, 30, "successive", [[2, 0], [1]], [1, 0], "any") == (
        3, 30, "successive", ((2, 0), (1,)), (1, 0), "any", 0,
    )  # fmt: skip


@clause("SA-fair_start-13", "SA-fair_start-26")
def test_blocks_are_a_partition_and_the_order_names_every_block() -> None:
    refused("fair_blocks", "SA-fair_start-26", 3, 30, blocks=[[0, 1], [1, 2]])
    refused("fair_blocks", "SA-fair_start-26", 3, 30, blocks=[[0, 1, 2], []])
    refused("fair_blocks", "SA-fair_start-26", 2, 30, blocks=[[0, 1]])
    refused("fair_order", "SA-fair_start-13", 3, 30, "successive", order=[0, 1])


@clause("SA-fair_start-13", "SA-fair_start-15", "SA-fair_start-16", "SA-fair_start-18", "SR-fair_start-2", "V2-14")
def test_side_after_side_goes_to_the_lowest_bidder() -> None:
    bids = [{ANICKA: [13], BETA: [11], CYRIL: [15]}, {ANICKA: [10], CYRIL: [9]}]
    found = settled(make_terms(3, 30, "successive"), bids)
    assert pairs(found) == [(2, 8), (0, 12), (1, 10)]
    taken = [step.values for step in found.steps if step.kind == "block_taken"]
    assert [(values["amount"], values["aside"], values["rest"]) for values in taken] == [(11, 2, 17), (9, 1, 7)]
    assert (found.surplus, found.unused) == (3, 0)


@clause("SA-fair_start-13")
def test_the_order_of_division_is_a_matter_of_the_terms() -> None:
    found = settled(make_terms(2, 30, "successive", order=[1, 0]), [{0: [10], 1: [13]}])
    assert pairs(found) == [(1, 11), (0, 18)]


@clause("SA-fair_start-14")
def test_only_the_unassigned_bid_and_only_within_what_is_left() -> None:
    procedure = Procedure(make_terms(3, 30, "successive"))
    procedure.start(NO_LOTS)
    for player, bid in enumerate([13, 11, 15]):
        procedure.give(player, [bid], NO_LOTS)
    assert procedure.waits_for() == [ANICKA, CYRIL]
    for player, bid in ((BETA, 5), (ANICKA, 18), (ANICKA, -1)):
        with pytest.raises(Refusal) as problem:
            procedure.give(player, [bid], NO_LOTS)
        assert problem.value.clause == "SA-fair_start-14"
    procedure.give(ANICKA, [17], NO_LOTS)
    with pytest.raises(Refusal, match="fair_not_asked"):
        procedure.give(ANICKA, [3], NO_LOTS)
    procedure.give(CYRIL, [0], NO_LOTS)
    assert procedure.waits_for() == []
    with pytest.raises(Refusal, match="fair_not_asked"):
        procedure.give(CYRIL, [0], NO_LOTS)


@clause("SA-fair_start-15")
def test_equal_bids_at_the_border_of_a_block_are_decided_by_lot() -> None:
    terms = make_terms(4, 40, "successive", [[0, 1], [2, 3]])
    bids = {0: [20], 1: [18], 2: [20], 3: [20]}
    inner = [{1: [10], 3: [10]}, {0: [10], 2: [10]}]
    found = settled(terms, [bids, *inner], 3, 1, 1)
    assert next(step.values for step in found.steps if step.kind == "lot_player") == {"among": [0, 2, 3], "taken": 3}
    assert pairs(found) == [(2, 10), (0, 10), (3, 10), (1, 10)]


@clause("SA-fair_start-17", "SA-fair_start-30")
def test_a_block_of_three_is_divided_successively_inside() -> None:
    terms = make_terms(4, 40, "successive", [[0, 1, 2], [3]])
    answers = [{0: [28], 1: [30], 2: [29], 3: [34]}, {0: [12], 1: [9], 2: [10]}, {0: [8], 2: [11]}]
    found = settled(terms, answers)
    assert [(step.kind, step.clause) for step in found.steps] == [
        ("block_taken", "SA-fair_start-15"), ("block_left", "SA-fair_start-16"),
        ("inside_again", "SA-fair_start-17"), ("block_taken", "SA-fair_start-15"), ("block_taken", "SA-fair_start-15"),
        ("block_left", "SA-fair_start-16"), ("share", "SA-fair_start-30"), ("share", "SA-fair_start-24"),
        *[("kept", "SA-fair_start-3")] * 4,
    ]  # fmt: skip
    assert found.steps[2].values == {"players": [0, 1, 2], "amount": 30}
    shares = [(step.clause, step.values["surplus"]) for step in found.steps if step.kind == "share"]
    assert shares == [("SA-fair_start-30", 4), ("SA-fair_start-24", 4)]
    assert pairs(found) == [(1, 10), (0, 11), (2, 11), (3, 7)]
    assert (found.unused, sum(found.amounts)) == (1, 39)


@clause("SA-fair_start-14", "SA-fair_start-19")
def test_sealed_answers_are_seen_by_their_author_until_all_are_in() -> None:
    procedure = Procedure(make_terms(3, 30))
    procedure.start(NO_LOTS)
    procedure.give(1, [11, 10, 9], NO_LOTS)
    assert procedure.sealed() == [1]
    assert procedure.waits_for() == [0, 2]
    assert procedure.seen_by(1) == [{1: [11, 10, 9]}]
    assert procedure.seen_by(0) == procedure.seen_by(2) == [{}]
    procedure.give(0, [13, 11, 6], NO_LOTS)
    procedure.give(2, [15, 9, 6], NO_LOTS)
    assert procedure.seen_by(2) == [{0: [13, 11, 6], 1: [11, 10, 9], 2: [15, 9, 6]}]


@clause("SA-fair_start-14")
@pytest.mark.parametrize("seed", range(5))
def test_a_procedure_can_be_saved_between_any_two_answers(seed: int) -> None:
    terms, source = make_terms(4, 40, "successive", [[0, 1], [2, 3]]), Seeded(seed)
    procedure = Procedure(terms)
    procedure.start(source)
    while procedure.question is not None:
        player = procedure.waits_for()[0]
        procedure.give(player, [int(source.roll(min(5, procedure.question.most + 1))) - 1], source)
        saved = procedure.to_json()
        again = resume(terms, saved["answers"], saved["lots"], Scripted([]))  # type: ignore[arg-type]
        assert again.to_json() == saved
        assert (again.question, again.settlement) == (procedure.question, procedure.settlement)


@clause("SA-fair_start-31")
def test_players_may_agree_on_the_next_column() -> None:
    terms = make_terms(3, 30, column_choice="any")
    rows = {ANICKA: [13, 11, 6], BETA: [11, 10, 9], CYRIL: [15, 9, 6]}
    agreed = settled(terms, [rows, {0: [2], 1: [2], 2: [2]}, {0: [0], 1: [1], 2: [NO_WISH]}], 1)
    assert [step.kind for step in agreed.steps][:3] == ["column_agreed", "lot_player", "column_given"]
    assert agreed.sides[ANICKA] == 2
    left = settled(terms, [rows, {0: [2], 1: [1], 2: [2]}, {0: [2], 1: [2], 2: [2]}], 1)
    assert left.sides[BETA] == 0


@clause("SA-fair_start-31")
def test_a_wish_names_an_open_column_or_none() -> None:
    procedure = Procedure(make_terms(3, 30, column_choice="any"))
    procedure.start(NO_LOTS)
    for player, row in enumerate([[13, 11, 6], [11, 10, 9], [15, 9, 6]]):
        procedure.give(player, row, NO_LOTS)
    assert procedure.question == ("column_pick", "SA-fair_start-31", (0, 1, 2), (0, 1, 2), NO_WISH, 2, 1, -1, True)
    for wish in (NO_WISH - 1, 3):
        with pytest.raises(Refusal, match="fair_bounds"):
            procedure.give(ANICKA, [wish], NO_LOTS)


@clause("SA-fair_start-2")
def test_a_settlement_and_its_steps_are_data() -> None:
    found = two_sealed(33, [25, 22], NO_LOTS).to_json()
    assert found["players"] == [
        {"player": 0, "side": 1, "amount": 9, "asked": 8},
        {"player": 1, "side": 0, "amount": 23, "asked": 22},
    ]
    assert found["steps"][0] == {  # type: ignore[index]
        "kind": "lower_plays",
        "clause": "SA-fair_start-6",
        "values": {"player": 1, "side": 0, "amount": 22},
    }


@clause("SA-fair_start-24", "V2-4")
def test_what_cannot_be_shared_evenly_is_not_used() -> None:
    assert share(8, 3) == (2, 2)
    assert 30 - share(8, 3)[1] == 28


@clause("SA-fair_start-14")
@pytest.mark.parametrize("is_open", [False, True])
def test_a_sealed_answer_is_seen_by_its_author_alone_until_all_are_in(is_open: bool) -> None:
    procedure = Procedure(make_terms(2, 33))
    procedure.start(Seeded(1))
    question = procedure.question
    assert question is not None
    procedure.question = question._replace(is_open=is_open)
    first, second = question.players
    procedure.give(first, [20], Seeded(1))
    assert procedure.seen_by(first) == [{first: [20]}]
    assert procedure.seen_by(second) == [{first: [20]} if is_open else {}]
    procedure.give(second, [25], Seeded(1))
    assert procedure.seen_by(first)[0] == procedure.seen_by(second)[0] == {first: [20], second: [25]}
