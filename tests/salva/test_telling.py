"""What is told after an order is what a look at the whole game would tell: nothing that was kept is out of date."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from mypy_extensions import i64

from tests.maps.drawn import game_of_four, row
from tests.salva.scenes import Scene
from tests.salva.toys import CHAPTERS, TOYS
from tests.trust.salva.play import SWITCHES, rulebook_of
from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.changes import changes
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import Chapter, Rulebook, assemble
from velmoci.salva.causes import Causes
from velmoci.salva.decisions import ANSWERS, StepDecision, is_running, lying, unasked, written_out
from velmoci.salva.forces import menu_of
from velmoci.salva.goal_seams import Goal
from velmoci.salva.library import LESSONS, LIBRARY, SCENARIOS, scenario_rulebook
from velmoci.salva.map_seams import FieldFactor
from velmoci.salva.numbers import Chain
from velmoci.salva.position import Position, load_position, new_position
from velmoci.salva.seams import FIELD, SEAT, UNIT, Column, OrderRule
from velmoci.salva.state import Table
from velmoci.salva.units import standard_kinds

ORDERS = 150
OWNERS = {"a": 0, "b": 0, "c": 1, "d": 2, "e": 3}


def toy_rulebook() -> Rulebook:
    options = game_of_four(row("abcde"), OWNERS, (3, 3, 2, 0), rounds=6)
    return assemble(TOYS, [*[chapter.id for chapter in CHAPTERS], "any_pair"], options)


GAMES = {name: scenario_rulebook(name) for name in (*LESSONS, *SCENARIOS)} | {"toys": toy_rulebook()}
GAMES |= {f"every chapter, {goal}": rulebook_of(goal, SWITCHES) for goal in ("elimination", "any_pair")}
GAMES |= {f"{chapter} at sea": rulebook_of("elimination", [chapter, "naval"]) for chapter in SWITCHES}
WIDEST = {"toys", "two_and_two", "island_landing", "island_hop", "siege_guns", "specialists"}
WIDE = [name for name in GAMES if name in WIDEST or "every" in name]
"""They reach what can be told of; the others are played once, compiled."""
TRIALS = [name if name in WIDE else pytest.param(name, marks=pytest.mark.long) for name in GAMES]


def moments(rulebook: Rulebook) -> Iterator[Position]:
    """A game played at random, before and after each of its orders; now and then somebody does something unasked."""
    position, chance = new_position(rulebook), Seeded(rulebook.hash)
    yield position
    position.apply(TABLE_SEAT, Begin(), chance)
    for count in range(ORDERS):
        yield position
        asked = position.pending()
        if not asked:
            return
        decision = asked[count % len(asked)]
        if count % 12 == 11:
            asides = [one for one in position.asides(decision.seat) if one.offers() != ["resign"]]
            decision = asides[0] if asides else decision
        orders = [menu.sample(chance) for menu in decision.menus() if menu.kind != "resign"]
        position.apply(decision.seat, orders[chance.roll(len(orders)) - 1], chance)
    yield position


@pytest.mark.parametrize("name", TRIALS)
def test_the_public_change_is_the_difference_of_the_whole(name: str) -> None:
    mark: object = None
    before: dict[str, object] = {}
    for position in moments(GAMES[name]):
        told, mark = position.public_changes(mark)
        now = position.copy().public_json()  # a copy has kept nothing
        assert told == changes(before, now)
        before = now


class Seasons(FieldFactor):
    """Fields yield as the round says, not as they are."""

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.times(1 + table.round % 2, 1, "season", "SA-minimal-41")


class Census(Goal):
    """A goal that says nothing of what it counts, so that everything may matter to it."""

    name = "census"


CENSUS = Chapter(
    id="census",
    clause="SA-minimal-1",
    contributions={
        "production": (Seasons,),
        "goal": (Census,),
        "column": (Column("hero", SEAT, -1, UNIT), Column("guard", FIELD, -1, UNIT)),
    },
)


def test_the_same_holds_for_a_chapter_that_looks_at_everything() -> None:
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, CENSUS))
    scene = Scene(["census"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, library=library)
    scene.army(0, "a", "tank tank")
    scene.army(1, "d", "tank")
    position, rules = scene.position, scene.rules
    _, mark = position.public_changes(None)
    before = position.copy().public_json()
    table = position.table
    table.seat_columns[rules.seat_column("hero")][0] = 0
    table.field_columns[rules.field_column("guard")][1] = 1
    for order in ("move tank_1 b", "renumber", "end_movement", "end_production", "end_movement", "end_production"):
        if order == "renumber":
            table.number[0], table.number[1] = 12, 13
        else:
            position.apply(int(table.on_turn), scene.notation.parse(order), Seeded(1))
        told, mark = position.public_changes(mark)
        now = position.copy().public_json()
        assert told == changes(before, now)
        before = now
    assert "tank_12" in str(before["powers"])


def test_answers_that_say_nothing_are_looked_for_after_every_order() -> None:
    rule = OrderRule(Scene().rules)
    assert Causes([], [rule], {}).answers is None
    assert Causes([], [], {}).answers == set()


def test_nobody_stands_off_the_map() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    assert scene.position.table.units_at(-1) == []


def test_an_older_mark_is_told_the_whole() -> None:
    scene = Scene([], owners={"a": 0, "b": 0, "c": 1, "d": 1})
    position = scene.position
    _, old = position.public_changes(None)
    scene.army(0, "a", "tank")
    told, mark = position.public_changes(old)
    assert ["units"] in [path for path, _ in told]
    assert position.public_changes(old)[0] == [([], position.copy().public_json())]
    assert position.public_changes(mark)[0] == []


def test_what_was_handed_out_stays_as_it_was() -> None:
    scene = Scene([], owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "tank")
    [(_, whole)], mark = scene.position.public_changes(None)
    before = scene.position.copy().public_json()
    scene.order(0, "move tank_1 b")
    scene.position.public_changes(mark)
    assert whole == before


@pytest.mark.parametrize("name", WIDE)
def test_who_stands_where_is_what_a_look_through_the_list_finds(name: str) -> None:
    for position in moments(GAMES[name]):
        kept, fresh = position.table, position.copy().table  # a copy has kept nothing
        assert kept.units() == fresh.units() == [unit for unit, place in enumerate(kept.place) if place >= 0]
        for field in range(len(kept.owner)):
            assert kept.units_at(field) == fresh.units_at(field)
        for seat in range(-1, int(kept.seats)):
            assert kept.units_of(seat) == fresh.units_of(seat)
    loaded = load_position(position.rulebook, position.dump()).table
    for field in range(len(kept.owner)):
        assert loaded.units_at(field) == kept.units_at(field)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_alone_knows_changes_only_with_its_mark(name: str) -> None:
    known: dict[int, tuple[object, object]] = {}
    for position in moments(GAMES[name]):
        for seat in range(int(position.table.seats)):
            mark, own = position.own_mark(seat), position.own_json(seat)
            if seat in known and known[seat][0] == mark:
                assert known[seat][1] == own
            known[seat] = mark, own


@pytest.mark.parametrize("name", TRIALS)
def test_what_a_seat_may_do_unasked_or_answer_is_what_is_found_anew(name: str) -> None:
    for position in moments(GAMES[name]):
        check_asides(position)
        kept = [one for one in position.pending() if one.kind == ANSWERS]
        seats = range(int(position.table.seats)) if is_running(position.table) else range(0)
        fresh = [one for seat in seats for one in lying(position.sight(seat))]
        assert [(one.seat, one.about(), list(one)) for one in kept] == [(o.seat, o.about(), list(o)) for o in fresh]


def check_asides(position: Position) -> None:
    """What seats may do unasked was kept, and is what is found anew."""
    for seat in range(int(position.table.seats)):
        kept, fresh = position.asides(seat), unasked(position.sight(seat))
        assert [(one.kind, one.offers(), one.about()) for one in kept] == [
            (one.kind, one.offers(), one.about()) for one in fresh
        ]
        assert [list(one) for one in kept] == [list(one) for one in fresh]


@pytest.mark.parametrize("name", ["two_and_two", "long_war"])
def test_the_same_holds_where_bots_fight_and_pay(name: str) -> None:
    position, chance = new_position(GAMES[name]), Seeded(5)
    position.apply(TABLE_SEAT, Begin(), chance)
    bots = {seat: make_bot("salva", "steady", Seeded(seat)) for seat in range(int(position.table.seats))}
    driver, steps = Driver(position, bots), set[str]()
    for _ in range(2 * ORDERS):
        check_asides(position)
        steps.update([decision.kind for decision in position.pending()])
        answer = driver.next_order()
        if answer is None:
            break
        position.apply(*answer, chance)
    assert {"defender_salvo", "upkeep_payment" if name == "long_war" else "hold_window"} <= steps


@pytest.mark.parametrize("name", TRIALS)
def test_what_a_question_offers_is_what_is_found_without_remembering(name: str) -> None:
    for position in moments(GAMES[name]):
        for decision in position.pending():
            if isinstance(decision, StepDecision):
                sight = position.sight(decision.seat)
                plain = [(rule, menu_of(sight, rule)) for rule in sight.rules.orders_at(decision.step)]
                assert decision.about()["choices"] == written_out(sight, plain)
                facts = [fact for rule, _ in plain for fact in rule.facts(sight).items()]
                assert dict(facts).items() <= decision.about().items()
                offers = [menu.kind for _, menu in plain if menu is not None]
                assert decision.offers() == list(dict.fromkeys(offers))
                assert decision.default() == decision.step.default(sight)
                for menu, kept in zip([menu for _, menu in plain if menu is not None], decision.menus(), strict=True):
                    assert (menu.kind, menu.count()) == (kept.kind, kept.count())


def test_a_rider_is_told_anew_when_its_transport_gets_another_name() -> None:
    scene = Scene(["land_transport"], owners={"a": 0, "b": 0, "c": 0, "d": 1}, units=standard_kinds())
    scene.army(0, "a", "land_transport infantry")
    scene.order(0, "load infantry_2 on land_transport_1")
    position = scene.position
    told, mark = position.public_changes(None)
    before = position.copy().public_json()
    position.table.number[scene.unit("land_transport_1")] = 9
    told, mark = position.public_changes(mark)
    assert told == changes(before, position.copy().public_json())
    assert "land_transport_9" in str(told)
