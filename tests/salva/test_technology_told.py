"""Technology, what is told of it and what is refused with which words: cards, gifts, payments."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.test_technology import (
    MINE,
    THREE,
    grant,
    lab,
    level,
    levels,
    offered,
    pass_to,
    to_production,
    turn,
)  # fmt: skip
from velmoci.salva.base.orders import EndMovement
from velmoci.salva.chapters.technology import TechnologyFace
from velmoci.salva.chapters.technology_research import GiftRule, GiveTechnology, TechnologyGift, gain, laboratory
from velmoci.salva.game import name_of
from velmoci.salva.position import position_by
from velmoci.salva.units import standard_kinds

KINDS = standard_kinds()


def told(scene: Any, seat: int = 1) -> Any:
    return scene.position.view(seat).to_json()["slices"]["technology"]


def ledger(scene: Any, power: str = "seat_1") -> dict[str, tuple[str, str]]:
    marks: Any = scene.position.view(1).to_json()["marks"]
    mark = next(one for one in marks if one["name"] == "technology" and one["power"] == power)
    return {line["name"]: (line["now"], line["later"]) for line in mark["lines"]}


@clause("SA-technology-10")
def test_the_card_tells_levels_what_is_paid_and_what_is_due() -> None:
    scene = to_production(grant(lab(owners=MINE, tech_delay=2, tech_discount="1/3", rolls=[1]), 0, soft=3))
    scene.order(0, "research armoured from a 2")
    scene.order(0, "research soft from b 1/2")
    own, other = told(scene)["seat_1"], told(scene)["seat_2"]
    assert own["due"] == [{"technology": "armoured", "level": 2, "round": 3}]
    assert (own["paid"], own["talent"]) == ({"soft": "1/2"}, "soft")
    assert (other["due"], other["paid"], other["talent"]) == ([], {}, "armoured")
    assert "radio" not in own["levels"]
    assert (own["levels"]["soft"], other["levels"]["soft"]) == (3, 1)
    assert ledger(scene) == {"tech_soft": ("3", "3"), "tech_armoured": ("1", "2")}
    assert ledger(scene, "seat_2") == {"tech_soft": ("1", "1"), "tech_armoured": ("1", "1")}
    assert told(lab())["seat_1"]["talent"] == ""


@clause("SA-technology-10", "SA-technology-18")
def test_with_the_tree_radio_stands_on_the_card() -> None:
    scene = lab(tech_tree="irregular_1900")
    scene.army(0, "a", "inf")
    assert told(scene)["seat_1"]["levels"]["radio"] == 1
    assert ledger(scene)["tech_radio"] == ("1", "1")


@clause("SA-technology-10")
def test_before_the_first_round_there_is_no_card() -> None:
    scene = lab()
    assert TechnologyFace(scene.rules).marks(position_by(scene.rules).table) == []


@clause("SA-technology-15")
def test_everybody_hears_of_the_lots() -> None:
    from velmoci.kernel.chance import Scripted
    from velmoci.kernel.order import Begin

    position = position_by(lab(tech_discount="1/3", rolls=[1]).rules)
    events = position.apply(-1, Begin(), Scripted([2]))
    found = [event.seen_by_all().values for event in events if event.seen_by_all().sentence == "technology-talent"]
    assert found == [{"power": "seat_1", "technology": "armoured"}, {"power": "seat_2", "technology": "soft"}]


@clause("SA-technology-11")
def test_wrong_payments_are_told_apart() -> None:
    scene = to_production(grant(lab(owners=MINE), 0, soft=2, armoured=2))
    codes = {
        text: scene.refusal(0, f"research soft from {text}").code
        for text in ("d 1", "a 0", "a 101", "a 1/7")
    }
    assert codes == {"d 1": "bad_payment", "a 0": "bad_payment", "a 101": "too_dear", "a 1/7": "bad_payment"}
    rich = to_production(grant(lab(base_productivity="4"), 0, soft=2, armoured=2))
    assert rich.order(0, "research soft from a 4") == ["research-paid"], "all that a field has"


@clause("SA-technology-11", "SA-technology-12")
def test_it_is_told_how_much_is_left_to_pay() -> None:
    scene = to_production(grant(lab(owners=MINE), 0, soft=2, armoured=2))
    scene.order(0, "research soft from a 3/2")
    values = scene.events[0].seen_by_all().values
    assert (values["points"], values["left"], values["level"]) == ("3/2", "5/2", 3)
    scene.order(0, "research soft from b 1/2")
    assert scene.events[0].seen_by_all().values["left"] == "2"


@clause("SA-technology-2")
def test_the_refusal_names_the_highest_level() -> None:
    scene = to_production(grant(lab(tech_max=3), 0, soft=3))
    assert scene.refusal(0, "research soft from a 4").values["level"] == 3


@clause("SA-technology-5", "SA-technology-18")
def test_with_the_tree_only_its_steps_have_names() -> None:
    scene = to_production(lab(tech_tree="irregular_1900"))
    assert scene.refused(0, "research rockets from a 2") == "SA-technology-5"
    assert scene.order(0, "research rifles from a 2") == ["research-paid"]


@clause("SA-technology-13", "SA-technology-16")
def test_a_gift_that_is_due_stands_in_the_way_of_no_research() -> None:
    scene = grant(lab(), 0, soft=5)
    scene.order(0, "give_technology soft to seat_2")
    scene.order(1, "agree")
    assert [event.seen_by_all().sentence for event in scene.events][-1] == "technology-given"
    to_production(scene)
    scene.order(0, "end_production")
    to_production(scene, 1)
    assert scene.order(1, "research soft from b 2") == ["research-paid"]


@clause("SA-technology-16", "SA-technology-13")
def test_bought_levels_rise_as_they_were_paid_where_gifts_are_one_step() -> None:
    scene = to_production(grant(lab(tech_gift="one_step"), 0, soft=2, armoured=2))
    scene.order(0, "research soft from a 4")
    pass_to(scene, 3)
    assert level(scene, 0, "soft") == 3
    grant(scene, 1, soft=1)
    laboratory(scene.rules, scene.position.table).rises.clear()


@clause("SA-technology-16")
def test_research_of_the_receiver_does_not_stand_in_the_way_of_a_gift() -> None:
    scene = grant(lab(), 0, soft=2)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    to_production(scene, 1)
    scene.order(1, "research soft from b 2")
    scene.order(1, "end_production")
    assert offered(scene, "give_technology") == ["give_technology soft to seat_2"]


@clause("SA-technology-16", "SA-technology-18")
def test_radio_can_be_given_where_there_is_the_tree() -> None:
    scene = grant(lab(tech_tree="irregular_1900"), 0, radio=2)
    assert scene.refused(0, "give_technology rockets to seat_2") == "SA-technology-5"
    scene.order(0, "give_technology radio to seat_2")
    scene.order(1, "agree")
    pass_to(scene, 4)
    assert level(scene, 1, "radio") == 2


@clause("SA-technology-16")
def test_nobody_gives_in_the_turn_of_another() -> None:
    scene = grant(lab(owners=THREE, seats=3), 1, soft=3)
    rule, sight = GiftRule(scene.rules), scene.position.sight(1)
    assert rule.menu(sight) is None
    with pytest.raises(Exception, match="no_technology_gifts"):
        rule.check(sight, GiveTechnology("soft", "seat_1"))
    pass_to(scene, 2)
    assert turn(scene) == 2
    assert offered(scene, "give_technology", 1) == [
        "give_technology soft to seat_1", "give_technology soft to seat_3",
    ]  # fmt: skip
    menu = rule.menu(scene.position.sight(1))
    assert menu is not None
    assert not menu.is_complete
    grant(scene, 1, soft=1)
    assert rule.menu(scene.position.sight(1)) is None


@clause("SA-technology-16")
def test_only_gifts_of_technology_are_asked_about_here() -> None:
    scene = grant(lab(), 0, soft=3)
    part = TechnologyGift(scene.rules)
    assert not part.concerns(EndMovement())
    assert part.needed(scene.position.sight(0), EndMovement()) == []
    assert part.needed(scene.position.sight(0), GiveTechnology("soft", "seat_2")) == [1]


@clause("SA-technology-1")
def test_a_level_that_is_there_already_is_not_told_again() -> None:
    scene = grant(lab(), 0, soft=3)
    for to in (2, 3):
        scene.position.events = []
        gain(scene.position, levels(scene), 0, "soft", to)
        assert scene.position.events == []
    gain(scene.position, levels(scene), 0, "soft", 4)
    assert len(scene.position.events or []) == 1


@pytest.mark.parametrize("key", ["technology", "needed"])
def test_technologies_have_names(key: str) -> None:
    assert name_of(key, "machine_guns", "cs") == "@technology-machine_guns"
