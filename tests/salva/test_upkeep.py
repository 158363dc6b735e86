"""Upkeep of units (SA-upkeep)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.arms import ARMS
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_choices import choices
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.upkeep import is_updated
from velmoci.salva.chapters.upkeep_account import account, costs_of, counted, due_of, payment, relief, upkeep_chain
from velmoci.salva.library import rulebook_by_options
from velmoci.salva.memory import MOST_KEPT
from velmoci.salva.numbers import ratio_text
from velmoci.salva.warnings import warnings_of

MINE = {"a": 0, "b": 0, "c": 1, "d": 1}


def scene_of(*chapters: str, owners: dict[str, int] = MINE, marks: Any = None, **options: object) -> Scene:
    """The movement phase of the first turn; nobody has anything yet, so nobody owes anything."""
    return Scene(["upkeep", *chapters], owners, marks or {}, options, units=ARMS).begin()


def due(scene: Scene, seat: int = 0) -> str:
    return ratio_text(due_of(scene.rules, scene.position.table, seat), scene.rules.money)


def owe(scene: Scene, amount: int, den: int = 1, seat: int = 0) -> None:
    """Puts down what a seat owes, as an update would."""
    column = scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")]
    column[seat] = scene.rules.in_parts(amount, den)


def afresh(scene: Scene, seat: int = 0) -> str:
    """What an update would put down."""
    return ratio_text(counted(scene.rules, scene.position.table, seat), scene.rules.money)


def play_round(scene: Scene, rolls: list[int]) -> list[str]:
    """The rest of a round without upkeep to pay; the rolls are those of the next round."""
    told: list[str] = []
    for seat, order in ((0, "end_movement"), (0, "end_production"), (1, "end_movement")):
        told += scene.order(seat, order)
    return told + scene.order(1, "end_production", rolls)


@clause("SA-upkeep-4", "SA-upkeep-1")
def test_in_the_first_round_upkeep_is_counted_without_a_roll() -> None:
    scene = Scene(["upkeep"], MINE, allotments=[2, 1], units=ARMS).begin()
    scene.order(0, "place tank a")
    scene.order(0, "place tank a")
    told = scene.order(1, "place tank c")
    assert told.count("upkeep-counted") == 2
    assert (due(scene), due(scene, 1)) == ("2/5", "1/5")
    assert account(scene.rules, scene.position.table).updated == 1


@clause("SA-upkeep-5", "TS3-07", "TV3-19", "R3-18")
def test_which_rolls_lead_to_an_update() -> None:
    wanted = {1: [], 2: [1], 3: [1, 2], 4: [1, 2, 3], 5: [1, 2, 3, 4], 6: [1, 2, 3, 4], 7: [1, 2, 3, 4]}
    assert {rounds: [roll for roll in range(1, 7) if is_updated(rounds, roll)] for rounds in wanted} == wanted
    for last, updates in ((1, 2), (2, 3)):
        scene = scene_of()
        scene.position.table.round = 7
        scene.position.table.turn = 12
        account(scene.rules, scene.position.table).updated = 5
        told = play_round(scene, [last])
        assert ("upkeep-counted" in told, scene.position.table.round) == (True, 8)
        assert is_updated(3, updates) == (updates < 3)
    scene = scene_of()
    scene.position.table.round, scene.position.table.turn = 7, 12
    account(scene.rules, scene.position.table).updated = 5
    assert "upkeep-counted" not in play_round(scene, [3])
    assert account(scene.rules, scene.position.table).updated == 5


def asked_to_insist(roll: int = 5) -> Scene:
    """The start of round 7, five rounds after the last update but one: a high roll."""
    scene = scene_of()
    scene.army(0, "a", "tank")
    scene.position.table.round, scene.position.table.turn = 6, 10
    account(scene.rules, scene.position.table).updated = 2
    play_round(scene, [roll])
    return scene


@clause("SA-upkeep-5", "TV3-19", "R3-18")
def test_after_five_rounds_anybody_may_insist() -> None:
    for roll in (5, 6):
        scene = asked_to_insist(roll)
        assert scene.asked() == [(0, "upkeep_update"), (1, "upkeep_update")]
        assert str(scene.position.pending()[0].default()) == "let_be"
        assert scene.position.pending()[0].about()["after_update"] == "1/5"
        scene.order(0, "let_be")
        assert scene.asked() == [(1, "upkeep_update")]
        told = scene.order(1, "insist")
        assert told.count("upkeep-counted") == 2
        assert (due(scene), scene.asked()) == ("1/5", [(0, "movement")])
    scene = asked_to_insist()
    scene.order(1, "let_be")
    scene.order(0, "let_be")
    assert (due(scene), scene.asked()) == ("0", [(0, "movement")])
    assert scene.refused(0, "insist") == "SA-upkeep-5"


@clause("SA-upkeep-4", "SA-upkeep-5")
def test_everybody_is_told_the_roll_the_rounds_and_who_insists() -> None:
    scene = asked_to_insist(6)
    [rolled] = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "upkeep-rolled"]
    assert rolled.values == {"roll": 6, "count": 5}
    for seat in (0, 1):
        assert (offered(scene, "insist", seat), offered(scene, "let_be", seat)) == (
            (["insist"], True), (["let_be"], True),
        )  # fmt: skip
    assert scene.order(1, "insist")[0] == "upkeep-insisted"
    assert scene.events[0].seen_by_all().values == {"power": "seat_2"}


@clause("SA-upkeep-4", "SA-upkeep-5")
def test_after_four_rounds_nobody_is_asked_to_insist() -> None:
    scene = scene_of()
    scene.position.table.round, scene.position.table.turn = 6, 10
    account(scene.rules, scene.position.table).updated = 3
    assert "upkeep-counted" not in play_round(scene, [4])
    assert scene.asked() == [(0, "movement")]


@clause("SA-upkeep-4", "SA-upkeep-9")
def test_when_nobody_insists_units_may_be_dissolved_again() -> None:
    scene = asked_to_insist()
    scene.order(0, "let_be")
    assert scene.refused(0, "dissolve tank_1") == "SA-upkeep-9"
    scene.order(1, "let_be")
    assert scene.order(0, "dissolve tank_1") == ["dissolved"]


@clause("SA-upkeep-9", "R3-52")
def test_nobody_dissolves_between_the_roll_and_the_recount() -> None:
    scene = asked_to_insist()
    assert scene.refused(0, "dissolve tank_1") == "SA-upkeep-9"
    scene.order(1, "insist")
    scene.order(0, "dissolve tank_1")


@clause("SA-upkeep-2", "SA-upkeep-3", "SA-upkeep-12", "TV3-20", "R3-17", "R3-19")
def test_forts_count_half_and_partly_paid_units_what_was_paid() -> None:
    scene = scene_of("fortresses", "expensive_units", "naval", "factories", marks={"b": {"factories": 2}})
    scene.army(0, "a", " ".join(["tank"] * 11))
    scene.army(0, "a", "inf", finished=False)
    scene.army(0, "a", "fort fort fort fort")
    scene.order(0, "end_movement")
    scene.order(0, "lay_down dread b/s for 2")
    assert afresh(scene) == "29/10"
    table = scene.position.table
    chain = upkeep_chain(scene.rules, table, scene.unit("fort_13"), True)
    links = [(link.name, link.clause) for link in chain.links or []]
    assert (chain.text(), links[1:]) == (
        "1/40", [("upkeep_coefficient", "SA-upkeep-1"), ("fort_upkeep_factor", "SA-upkeep-2")],
    )  # fmt: skip


@clause("SA-upkeep-10", "TV3-21", "TS3-08")
def test_dissolving_lowers_the_amount_due_at_once_by_half_of_what_it_was() -> None:
    scene = scene_of("fortresses")
    forts = scene.army(0, "a", "fort fort fort fort")
    owe(scene, 29, 10)
    scene.order(0, f"dissolve {' '.join(forts)}")
    assert due(scene) == "57/20"
    tanks = scene.army(0, "a", " ".join(["tank"] * 20))
    owe(scene, 4)
    scene.order(0, f"dissolve {' '.join(tanks)}")
    assert due(scene) == "2"
    [last] = scene.army(0, "a", "tank")
    owe(scene, 1, 20)
    scene.order(0, f"dissolve {last}")
    assert due(scene) == "0", "never below nothing"


@clause("SA-upkeep-6")
def test_neither_new_units_nor_losses_change_what_is_due_before_the_next_update() -> None:
    scene = scene_of()
    owe(scene, 1, 2)
    scene.army(0, "b", "tank tank tank")
    scene.army(1, "c", "atg atg")
    scene.order(0, "attack c with tank_1", [6])
    assert due(scene) == "1/2"
    scene.position.remove_unit(scene.unit("tank_2"))
    assert due(scene) == "1/2"


@clause("SA-upkeep-7", "SA-upkeep-1")
def test_the_seat_chooses_which_fields_pay() -> None:
    scene = scene_of()
    owe(scene, 3, 2)
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "upkeep_payment")]
    assert scene.refused(0, "buy tank a") == "SA-minimal-17"
    assert scene.refused(0, "pay_upkeep a 1") == "SA-upkeep-1"
    assert scene.refused(0, "pay_upkeep a 3/2") == "SA-cheap_units-1"
    assert scene.refused(0, "pay_upkeep a 1, c 1/2") == "SA-upkeep-7"
    assert scene.refused(0, "pay_upkeep a 1, b 0") == "SA-upkeep-7"
    offered = [str(order) for order in scene.position.pending()[0] if order.kind == "pay_upkeep"]
    assert offered == ["pay_upkeep a 1, b 1/2", "pay_upkeep b 1, a 1/2"]
    assert choices(scene)["pay_upkeep"][0]["payments"] == [["a", "1"], ["b", "1/2"]]
    scene.order(0, "pay_upkeep a 3/4, b 3/4")
    assert (scene.purse("a"), scene.purse("b"), scene.asked()) == ("1/4", "1/4", [(0, "production")])
    assert due(scene) == "3/2", "as much is due in the next phase"


@clause("SA-upkeep-1", "SA-upkeep-7")
def test_ways_to_pay_begin_with_the_poorest_the_richest_and_every_field() -> None:
    scene = scene_of(owners={"a": 0, "b": 0, "c": 0, "d": 1}, marks={"c": {"production": "3"}})
    owe(scene, 7, 2)
    scene.order(0, "end_movement")
    ways = ["a 1, b 1, c 3/2", "c 3, b 1/2", "c 3, a 1/2"]
    assert offered(scene, "pay_upkeep") == ([f"pay_upkeep {way}" for way in ways], False)
    assert str(scene.position.pending()[0].default()) == f"pay_upkeep {ways[0]}"


@clause("SA-upkeep-1", "SA-upkeep-7")
def test_a_field_without_points_gives_no_choice() -> None:
    scene = scene_of(owners={"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert scene.owner("b") == 0, "freshly conquered, it generates nothing"
    owe(scene, 1, 4)
    assert "upkeep-forgiven" not in scene.order(0, "end_movement")
    assert (scene.purse("a"), scene.asked()) == ("3/4", [(0, "production")])


@clause("SA-upkeep-1", "SA-upkeep-8")
def test_who_dissolves_all_that_he_owes_for_has_nothing_to_pay() -> None:
    scene = scene_of()
    scene.army(0, "a", "tank")
    owe(scene, 1, 20)
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "upkeep_payment")]
    scene.order(0, "dissolve tank_1")
    assert (scene.asked(), scene.purse("a"), scene.purse("b")) == ([(0, "production")], "1", "1")


@clause("SA-upkeep-7")
def test_whoever_shares_out_himself_is_told_what_is_due_and_what_each_field_has() -> None:
    scene = scene_of()
    owe(scene, 1, 4)
    scene.order(0, "end_movement")
    told = scene.position.pending()[0].about()["shares"]
    assert told == {"pay_upkeep": {"total": "1/4", "payers": {"a": "1", "b": "1"}}}
    poor = scene_of()
    poor.army(0, "a", "tank")
    owe(poor, 20)
    poor.order(0, "end_movement")
    assert "shares" not in poor.position.pending()[0].about(), "who cannot pay has to dissolve units first"


@clause("SA-upkeep-1", "SA-upkeep-7")
def test_who_has_paid_is_not_asked_again() -> None:
    scene = scene_of()
    owe(scene, 1, 4)
    scene.order(0, "end_movement")
    scene.order(0, "pay_upkeep b 1/4")
    assert (scene.asked(), scene.purse("a"), scene.purse("b")) == ([(0, "production")], "1", "3/4")


@clause("SA-upkeep-1", "SA-upkeep-7")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    scene = scene_of(owners={"a": 0, "b": 1, "c": 1, "d": 1})
    owe(scene, 1, 4)
    assert "upkeep-paid" in scene.order(0, "end_movement")
    assert (scene.purse("a"), scene.asked()) == ("3/4", [(0, "production")])
    both = scene_of()
    owe(both, 2)
    both.order(0, "end_movement")
    assert (both.purse("a"), both.purse("b"), both.asked()) == ("0", "0", [(0, "production")])


@clause("SA-upkeep-11", "TV3-23", "R3-19")
def test_who_cannot_pay_must_dissolve_units() -> None:
    scene = scene_of(marks={"a": {"production": "3"}}, owners={"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", " ".join(["tank"] * 20))
    owe(scene, 4)
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "upkeep_payment")]
    assert scene.refused(0, "pay_upkeep a 3") == "SA-upkeep-11"
    wanted = scene.position.pending()[0].default()
    assert str(wanted) == "dissolve " + " ".join(f"tank_{number}" for number in range(1, 11))
    scene.order(0, "dissolve " + " ".join(f"tank_{number}" for number in range(1, 10)))
    assert scene.asked() == [(0, "upkeep_payment")], "units worth 9 are not enough"
    scene.order(0, "dissolve tank_20")
    assert (scene.purse("a"), scene.asked()) == ("0", [(0, "production")])


@clause("SA-upkeep-11")
def test_the_cheapest_go_first_and_what_nobody_can_pay_is_forgiven() -> None:
    scene = scene_of("fortresses", owners={"a": 0, "b": 1, "c": 1, "d": 1})
    [tank, fort] = scene.army(0, "a", "tank fort")
    owe(scene, 3)
    shown: Any = scene.position.view(1).to_json()
    told = shown["slices"]["upkeep"]["powers"]["seat_1"]
    assert (told["due"], told["after_update"], told["payment"], told["income"]) == ("3", "9/40", "3", "1")
    assert told["dissolves"] == [fort, tank]
    scene.order(0, "end_movement")
    assert str(scene.position.pending()[0].default()) == f"dissolve {fort} {tank}"
    assert f"dissolve {fort} {tank}" in {str(order) for order in scene.position.pending()[0]}
    told = scene.order(0, f"dissolve {fort} {tank}")
    assert "upkeep-forgiven" in told
    assert scene.purse("a") == "0"
    [forgiven] = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "upkeep-forgiven"]
    assert forgiven.values == {"power": "seat_1", "points": "151/80"}


@clause("SA-upkeep-11", "SA-upkeep-8")
def test_dissolving_before_the_payment_may_make_it_payable() -> None:
    scene = scene_of(owners={"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", "tank")
    owe(scene, 21, 20)
    scene.order(0, "end_movement")
    offered = [str(order) for order in scene.position.pending()[0]]
    assert offered == ["dissolve tank_1"]
    scene.order(0, "dissolve tank_1")
    assert (due(scene), scene.purse("a")) == ("19/20", "1/20")


@clause("SA-upkeep-8")
def test_every_unit_is_offered_by_itself_but_not_to_a_seat_that_can_pay() -> None:
    scene = scene_of()
    assert (offered(scene, "dissolve"), offered(scene, "dissolve", 1)) == (None, None), "there are no units"
    mine, theirs = scene.army(0, "a", "tank inf"), scene.army(1, "c", "tank")
    owe(scene, 1, 2)
    assert offered(scene, "dissolve") == ([f"dissolve {name}" for name in mine], False)
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "upkeep_payment")]
    assert offered(scene, "dissolve") is None
    assert offered(scene, "dissolve", 1) == ([f"dissolve {name}" for name in theirs], False)


@clause("SA-upkeep-8")
def test_units_are_dissolved_at_any_time_outside_battles() -> None:
    scene = scene_of()
    [mine], [theirs] = scene.army(0, "b", "tank"), scene.army(1, "d", "tank")
    scene.army(1, "c", "inf")
    assert scene.refused(0, f"dissolve {theirs}") == "SA-upkeep-8"
    assert scene.refused(0, "dissolve tank_99") == "SA-upkeep-8"
    aside = scene.position.view(1).asides()[0]
    assert f"dissolve {theirs}" in {str(order) for order in aside}
    scene.order(1, f"dissolve {theirs}")
    assert not scene.lives(theirs)
    scene.order(0, f"attack c with {mine}", [3])
    assert scene.refused(0, f"dissolve {mine}") == "SA-upkeep-8"
    assert not [order for order in scene.position.view(1).asides()[0] if order.kind == "dissolve"]
    placing = Scene(["upkeep"], MINE, allotments=[2, 2], units=ARMS).begin()
    placing.order(0, "place tank a")
    assert placing.refused(0, "dissolve tank_1") == "SA-upkeep-8"
    nothing = scene_of()
    assert nothing.refused(0, "dissolve") == "SA-upkeep-8"


@clause("SA-upkeep-13", "TS3-09", "TV3-22", "R3-20")
def test_by_the_option_every_field_takes_something_off_the_payment() -> None:
    scene = scene_of(upkeep_coefficient="1/4", upkeep_land="3/2", owners={"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", " ".join(["tank"] * 6))
    table, rules = scene.position.table, scene.rules
    assert payment(rules, table, 0, counted(rules, table, 0)) == 0
    scene.army(0, "a", "tank")
    assert payment(rules, table, 0, counted(rules, table, 0)) == rules.in_parts(1, 4)
    line = row("abcdefgh")
    for fields, paid in ((5, (5, 2)), (7, (0, 1))):
        owners = {name: int(place >= fields) for place, name in enumerate(line)}
        wide = Scene(["upkeep"], owners, fields=line, sea=(), units=ARMS,
                     options={"upkeep_coefficient": "1/3", "upkeep_land": "3/2"}).begin()  # fmt: skip
        wide.army(0, "a", " ".join(["tank"] * 30))
        table, rules = wide.position.table, wide.rules
        assert payment(rules, table, 0, counted(rules, table, 0)) == rules.in_parts(*paid)
    with pytest.raises(BadRulebook):
        scene_of(upkeep_land="2")


@clause("SA-upkeep-12", "SA-upkeep-1")
def test_amounts_are_exact_whatever_the_fractions() -> None:
    scene = scene_of("fortresses", upkeep_coefficient="1/7", fort_upkeep_factor="1/3", dissolve_relief="1/11")
    [fort] = scene.army(0, "a", "fort")
    assert afresh(scene) == "1/84"
    assert ratio_text(relief(scene.rules, scene.position.table, scene.unit(fort)), scene.rules.money) == "1/924"
    for wrong in ({"upkeep_coefficient": "0"}, {"upkeep_coefficient": "2"}, {"dissolve_relief": "2"}):
        with pytest.raises(BadRulebook):
            scene_of(**wrong)  # type: ignore[arg-type]


@clause("SA-upkeep-12", "SA-expensive_units-4")
def test_nobody_pays_a_part_of_a_unit_in_the_small_parts_of_upkeep() -> None:
    scene = scene_of("expensive_units", "naval")
    owe(scene, 1, 20)
    scene.order(0, "end_movement")
    scene.order(0, "pay_upkeep b 1/20")
    assert scene.refused(0, "lay_down dread b/s for 19/20") == "SA-expensive_units-4"
    offered = {str(order) for order in scene.position.pending()[0] if order.kind == "lay_down"}
    assert "lay_down dread b/s for 1/2" in offered


@clause("SA-upkeep-1")
def test_who_leaves_owes_nothing() -> None:
    scene = Scene(["upkeep", "multiplayer"], {"a": 0, "b": 1, "c": 2, "d": 2}, seats=3, units=ARMS).begin()
    owe(scene, 3, seat=1)
    scene.order(1, "resign")
    assert due(scene, 1) == "0"


@clause("SA-upkeep-14")
def test_players_are_warned_of_upkeep_in_a_blitz() -> None:
    def told(scenario: str, **options: object) -> set[str]:
        rulebook = rulebook_by_options({"scenario": scenario, **options})
        return {warned.sentence for warned in warnings_of(rulebook)}

    assert "warning-upkeep-in-a-blitz" in told("mountain_blitz", chapters="upkeep")
    assert "warning-upkeep-in-a-blitz" not in told("border_war", chapters="upkeep")
    assert "warning-upkeep-in-a-blitz" not in told("mountain_blitz")


def test_costs_that_were_worked_out_are_forgotten_when_they_are_too_many() -> None:
    scene = scene_of()
    scene.army(0, "a", "tank inf")
    rules, table = scene.rules, scene.position.table
    found, book = costs_of(rules, table, [0, 1]), account(rules, table)
    wrong = (9, 9)
    book.costs.update(dict.fromkeys(book.costs, wrong))
    assert costs_of(rules, table, [0, 1]) == [wrong, wrong]
    book.costs.update({(-1, number): wrong for number in range(MOST_KEPT)})
    assert costs_of(rules, table, [0, 1]) == found
    assert len(book.costs) == 2
