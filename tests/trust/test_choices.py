"""What a question writes out for those who point is exactly what its menus hold, in Expanze and in Evropská válka."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.evropska_valka.scenes import scene as europe_scene
from tests.expanze.scenes import scene
from tests.trust.evropska_valka import play as europe
from tests.trust.play import Playing, any_rulebook, picker
from velmoci.evropska_valka import orders as war
from velmoci.expanze.orders import Arm, Attack, OfferTrade, PlaceFirst
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order


def choices_of(decision: Decision) -> Any:
    """What the question writes out."""
    return decision.about().get("choices", {})


def offered(decision: Decision, kind: str) -> set[str]:
    """The orders of one kind that the question offers."""
    return {str(order) for menu in decision.menus() if menu.kind == kind for order in menu}


@pytest.mark.parametrize("seed", range(6))
def test_attacks_of_expanze_are_written_out_as_they_are_offered(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"choices {seed}"))), seed)
    asked = 0
    for _ in playing.steps(120):
        for decision in playing.position.pending():
            if decision.kind == "turn":
                asked += 1
                ways = choices_of(decision).get("attack", {}).items()
                written = {
                    str(Attack(origin, target, count))
                    for origin, way in ways
                    for target in way["targets"]
                    for count in range(1, way["most"] + 1)
                }
                assert written == offered(decision, "attack")
    assert asked > 10


@pytest.mark.parametrize("seed", range(6))
def test_what_expanze_lets_one_place_is_allowed_to_the_last_soldier_and_no_further(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"placing {seed}"))), seed)
    asked = 0
    for _ in playing.steps(150):
        for decision in playing.position.pending():
            first, arming = (choices_of(decision).get(kind) for kind in ("place_first", "arm"))
            if first is not None:
                asked += 1
                assert decision.allows(PlaceFirst(tuple(spread(first["states"], first["most"], first["each"]))))
                assert not decision.allows(PlaceFirst(((first["states"][0], first["each"] + 1),)))
            for found in [] if arming is None else [{"cards": [], **arming}, *arming["sets"]]:
                asked += 1
                state, cards = arming["states"][0], tuple(found["cards"])
                more = Arm(((state, found["most"] + 1),), cards)
                assert found["most"] == 0 or decision.allows(Arm(((state, found["most"]),), cards))
                assert not decision.allows(more)
                assert (found["bound"] is not None) == (refusal(decision, more) == "supply_empty")
    assert asked > 10


def spread(states: list[str], most: int, each: int) -> Iterator[tuple[str, int]]:
    """So many soldiers, as many in each state as may be there."""
    for state in states:
        count = min(most, each)
        most -= count
        if count:
            yield state, count


def refusal(decision: Decision, order: Order) -> str:
    """The code under which the order is refused."""
    with pytest.raises(Rejected) as caught:
        decision.check(order)
    return caught.value.code


def test_a_first_armament_says_what_it_rests_on_and_what_bounds_it() -> None:
    plain = scene(phase="first_armament").view("red").decisions()[0].about()
    assert plain["reasons"] == [{"what": "first", "soldiers": 10, "clause": "EX-FAR-1"}]
    assert choices_of(scene(phase="first_armament").view("red").decisions()[0])["place_first"]["bound"] is None
    capped = scene(phase="first_armament", options={"first_arm_base": 30, "first_arm_short": 30, "first_arm_cap": 1})
    assert choices_of(capped.view("red").decisions()[0])["place_first"]["bound"] == "EX-FAR-3"
    boxed = scene({"egypt": "red 58"}, phase="first_armament", options={"soldier_limit": 75})
    assert choices_of(boxed.view("red").decisions()[0])["place_first"]["bound"] == "EX-SOL-1"


def test_one_set_of_each_kind_is_written_out_the_most_valuable_first() -> None:
    game = scene(hands={"red": "PPPKD"})
    sets = choices_of(game.view("red").decisions()[0])["arm"]["sets"]
    assert [(one["what"], one["soldiers"], one["clause"]) for one in sets] == [
        ("PKD", 10, "EX-ARM-5"),
        ("PPP", 4, "EX-ARM-5"),
    ]
    assert [len(set(one["cards"])) for one in sets] == [3, 3]
    unused = scene(hands={"red": "PKD"}, options={"max_sets_per_arming": 0})
    assert choices_of(unused.view("red").decisions()[0])["arm"]["sets"] == []


def test_handing_over_says_what_it_loses() -> None:
    assert scene().view("red").decisions()[0].about()["loses"] == "turn"
    assert scene(phase="fighting").view("red").decisions()[0].about()["loses"] is None


@pytest.mark.parametrize(("mode", "loss"), [("explicit", "card"), ("auto", None)])
def test_a_card_is_lost_only_where_it_is_not_drawn_by_itself(mode: str, loss: str | None) -> None:
    game = scene({"iberia": "red 6", "france": "blue 1"}, options={"draw_mode": mode})
    game.order("red", "attack iberia france 5", [6, 1])
    assert game.view("red").decisions()[0].about()["loses"] == loss


def test_partners_of_a_trade_are_written_out_with_what_can_be_given() -> None:
    game = scene(hands={"red": "PPD", "blue": "K"})
    (aside,) = game.view("red").asides()
    assert choices_of(aside) == {"offer_trade": {"powers": ["blue"], "give": {"P": 2, "K": 0, "D": 1}}}
    assert aside.allows(OfferTrade("blue", "PPD", "K"))
    assert scene(hands={"red": "P"}).view("red").asides()[0].about() == {}
    assert scene(hands={"red": "P", "blue": "K"}, options={"trade_window": "off"}).view("red").asides()[0].about() == {}


def test_of_a_chest_of_soldiers_that_is_nearly_empty_no_more_is_offered() -> None:
    game = scene({"egypt": "red 59"}, options={"soldier_limit": 60, "arm_base": 8})
    arming = choices_of(game.view("red").decisions()[0])["arm"]
    assert arming["bound"] == "EX-SOL-1"
    assert game.allows("red", f"arm egypt {arming['most']}") or arming["most"] == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_a_turn_of_evropska_valka_is_written_out_as_it_is_offered(seed: int) -> None:
    playing = europe.Playing(europe.any_rulebook(picker(Seeded(f"choices {seed}"))), seed)
    asked = 0
    for _ in playing.steps(120):
        for decision in playing.position.pending():
            if decision.kind == "turn":
                asked += 1
                written: dict[str, set[str]] = turn_orders(choices_of(decision))
                for kind in ("draft", "move", "attack", "sabotage", "espionage"):
                    assert written.get(kind, set()) == offered(decision, kind)
    assert asked


def turn_orders(choices: Any) -> dict[str, set[str]]:
    """All orders that the choices of a turn stand for."""
    made: dict[str, list[Order]] = {
        "draft": [war.Draft(field) for field in choices.get("draft", [])],
        "move": [war.Move(a, b) for a, targets in choices.get("move", {}).items() for b in targets],
        "attack": [
            war.Attack(a, b, count)
            for a, targets in choices.get("attack", {}).items()
            for b, most in targets.items()
            for count in range(1, most + 1)
        ],
    }
    for kind, order, what in (("sabotage", war.Sabotage, "fields"), ("espionage", war.Espionage, "powers")):
        named = choices.get(kind, {"cards": [], what: []})
        made[kind] = [order(card, other) for card in named["cards"] for other in named[what]]
    return {kind: {str(order) for order in orders} for kind, orders in made.items()}


def test_answers_of_evropska_valka_name_their_cards() -> None:
    game = europe_scene(hands={"blue": "2 3 J", "black": "K A 4", "green": "5"})
    game.order("blue", "attack france germany 1")
    assert choices_of(game.decision())["king"] == game.cards("black")[1:]
    game.order("black", "pass")
    assert choices_of(game.decision()) == {}
    game.order("green", "pass")
    laying = choices_of(game.decision())["lay"]
    assert (laying["count"], list(laying["cards"].values())) == (1, [2, 3, 1])


def test_fate_names_who_may_get_its_cards_and_how_many_a_hand_holds() -> None:
    game = europe_scene(hands={"blue": "2 3 4 5"})
    game.order("blue", "fate", "6 7 8")
    about = game.decision().about()
    assert about["hand_limit"] == 4
    assert about["choices"] == {"assign": [game.table.power(seat) for seat in range(len(game.players))]}
    game.order("blue", "assign 6 blue, 7 blue, 8 blue")
    discarding = choices_of(game.decision())["discard"]
    assert (discarding["count"], len(discarding["cards"])) == (3, 4)
