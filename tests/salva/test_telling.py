"""What is told after an order is what a look at the whole game would tell: nothing that was kept is out of date."""

from collections.abc import Iterator

import pytest

from tests.maps.drawn import game_of_four, row
from tests.salva.scenes import Scene
from tests.salva.toys import CHAPTERS, TOYS
from tests.trust.salva.play import SWITCHES, rulebook_of
from velmoci.kernel.chance import Seeded
from velmoci.kernel.changes import changes
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import Rulebook, assemble
from velmoci.salva.decisions import ANSWERS, StepDecision, is_running, lying, unasked, written_out
from velmoci.salva.library import LESSONS, SCENARIOS, scenario_rulebook
from velmoci.salva.position import Position, new_position
from velmoci.salva.units import standard_kinds

ORDERS = 150
OWNERS = {"a": 0, "b": 0, "c": 1, "d": 2, "e": 3}


def toy_rulebook() -> Rulebook:
    options = game_of_four(row("abcde"), OWNERS, (3, 3, 2, 0), rounds=6)
    return assemble(TOYS, [*[chapter.id for chapter in CHAPTERS], "any_pair"], options)


GAMES = {name: scenario_rulebook(name) for name in (*LESSONS, *SCENARIOS)} | {"toys": toy_rulebook()}
GAMES |= {f"every chapter, {goal}": rulebook_of(goal, SWITCHES) for goal in ("elimination", "any_pair")}
GAMES |= {f"{chapter} at sea": rulebook_of("elimination", [chapter, "naval"]) for chapter in SWITCHES}


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


@pytest.mark.parametrize("name", GAMES)
def test_the_public_change_is_the_difference_of_the_whole(name: str) -> None:
    mark: object = None
    before: dict[str, object] = {}
    for position in moments(GAMES[name]):
        told, mark = position.public_changes(mark)
        now = position.copy().public_json()  # a copy has kept nothing
        assert told == changes(before, now)
        before = now


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


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_do_unasked_or_answer_is_what_is_found_anew(name: str) -> None:
    for position in moments(GAMES[name]):
        for seat in range(int(position.table.seats)):
            kept, fresh = position.asides(seat), unasked(position.sight(seat))
            assert [(one.kind, one.offers(), one.about()) for one in kept] == [
                (one.kind, one.offers(), one.about()) for one in fresh
            ]
            assert [list(one) for one in kept] == [list(one) for one in fresh]
        kept = [one for one in position.pending() if one.kind == ANSWERS]
        seats = range(int(position.table.seats)) if is_running(position.table) else range(0)
        fresh = [one for seat in seats for one in lying(position.sight(seat))]
        assert [(one.seat, one.about(), list(one)) for one in kept] == [(o.seat, o.about(), list(o)) for o in fresh]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_question_offers_is_what_is_found_without_remembering(name: str) -> None:
    for position in moments(GAMES[name]):
        for decision in position.pending():
            if isinstance(decision, StepDecision):
                sight = position.sight(decision.seat)
                plain = [(rule, rule.menu(sight)) for rule in sight.rules.orders_at(decision.step)]
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
