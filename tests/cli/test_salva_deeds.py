"""Salva at the terminal: orders are told in sentences, in menus, questions and events."""

import re

import pytest

from tests.match.air_tables import TROOPS, AirWar
from velmoci.cli.language import game_sentences
from velmoci.cli.salva.deeds import Deeds
from velmoci.cli.salva.face import SalvaFace
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Seen
from velmoci.salva.game import GAME
from velmoci.salva.library import CHAPTERS, NOTATION
from velmoci.salva.view import View

ORDERS = {rule.order.kind: rule.example for chapter in CHAPTERS for rule in chapter.contributions.get("order", ())}
"""Every kind of order of every chapter, with an example where more than its name is typed."""


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "fire_at brod with gun_1>tank_4", "Gun 1 shells Tank 4 on Ford with all its shots"),
        ("cs", "fire_at brod with gun_1>tank_4", "Dělo 1 ostřeluje cíl Tank 4 na poli Brod všemi výstřely"),
        (
            "en",
            "fire_at brod with gun_1>tank_4, gun_2>tank_4, gun_3>tank_5:1/3, gun_3>factory",
            (
                "Gun 1, Gun 2 shell Tank 4 on Ford with all their shots; "
                "Gun 3 shells Tank 5 on Ford with 1/3 of its shots; "
                "Gun 3 shells Factory on Ford with the rest of its shots"
            ),
        ),
        ("en", "assault hrad with bomber_3 later tank_4", "Assault Castle: Bomber 3 at once, Tank 4 later"),
        ("en", "strike hrad with bomber_3 against seat_2", "Air strike on Castle against Seat 2: Bomber 3"),
        ("en", "strike hrad with bomber_3", "Air strike on Castle: Bomber 3"),
        ("en", "bring_up tank_4 2", "Bring all of them up: Tank 4 to line 2"),
        ("cs", "stance submarine_3 evade", "Ponorka 3 se vyhýbá bitvě"),
        ("en", "buy_with rushed_fort brod from hrad 1/4", "Buy Fort, rushed: Ford, paid also by Castle 1/4"),
        ("en", "lay_down battleship pristav/zaliv for 1", "Begin Battleship with a first part of 1: Port → Gulf"),
        ("en", "agree_always seat_2 about gift", "Agree beforehand to what Seat 2 asks about gifts, for one turn"),
        ("en", "fire_by_plan focus for battle", 'Fire by the plan "focus" to the end of the battle'),
        ("en", "aim gun_1:brod, gun_2:brod, gun_3", "Gun 1, Gun 2: against Ford; Gun 3: give the stance up"),
        ("cs", "aim gun_1:brod, gun_3", "Dělo 1: postavení proti poli Brod; Dělo 3: zrušit postavení"),
        ("en", "aim", "Keep all stances as they are"),
        ("en", "answer_start refuse", "Refuse the proposal"),
        (
            "en",
            "salvo tank_1>gun_4:kill, tank_1>gun_5",
            "Tank 1 fires at Gun 4 with as much as destroys it; Tank 1 fires at Gun 5 with the rest",
        ),
        ("en", "seal tank brod 3, infantry ves 2", "Seal the army: 3 × Tank (Ford), 2 × Infantry (Village)"),
        ("cs", "propose_start seat_1 west 11", "Navrhnout začátek: Místo 1 – Západ, bodů: 11"),
        ("en", "take_side none", "No wish"),
        (
            "en",
            'offer_treaty seat_2 fields brod notice 1 text "no"',
            'Offer Seat 2 a treaty: non-aggression, fields Ford, one round of notice, "no"',
        ),
    ],
)
def test_an_order_is_told_in_a_sentence(language: str, typed: str, said: str) -> None:
    assert Deeds(game_sentences(GAME, language)).label(NOTATION.parse(typed)) == said


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_kind_of_order_of_every_chapter_has_a_sentence(language: str) -> None:
    deeds = Deeds(game_sentences(GAME, language))
    told = {kind: deeds.said(NOTATION.parse(example or kind)) for kind, example in ORDERS.items()}
    assert len(told) > 100
    plain = {kind: (said or "_").replace("pact_12_1", "") for kind, said in told.items()}
    assert {kind: said for kind, said in plain.items() if "_" in said or ">" in said} == {}


def test_a_consent_is_asked_for_in_a_sentence() -> None:
    face = SalvaFace("en", 80, ["Anna", "Bob"])
    asked = Seen("consent-asked", {"power": "seat_1", "powers": ["seat_2"], "order": "give tank_3 to seat_2"})
    assert face.events([asked], None)[0].plain == "Seat 1 asks for the agreement of Seat 2: Give Tank 3 to Seat 2"  # type: ignore[union-attr]


def test_what_is_no_order_is_told_as_it_came() -> None:
    assert Deeds(game_sentences(GAME, "en")).notation("dance on the table") == "dance on the table"


RAID = (*TROOPS[1:], (0, "d", "bomber"))
"""The bomber is over the field of those whom it could strike."""


def test_a_strike_is_offered_with_its_odds_and_they_can_be_asked_for() -> None:
    view = AirWar(troops=RAID).table.match.position.view(0)
    assert isinstance(view, View)
    face = SalvaFace("en", 100, ["Anna"] * 4)
    [strike] = [choice.label for choice in face.menu(view).choices if choice.label.startswith("Air strike on d")]
    assert re.fullmatch(r"Air strike on d: Bomber \d+ – loses less than the other side in about \d+ %", strike)
    number = next(word for word in strike.split() if word.isdigit())
    [told] = face.show("odds", view, ["strike", "d", "with", number])
    assert re.match(r"Those who open the battle would lose less in about [\d.]+ % of cases", str(told))
    with pytest.raises(Rejected):
        face.show("odds", view, ["strike", "b", "with", number])
