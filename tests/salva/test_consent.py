"""An order that needs somebody's agreement waits for it, and nobody else learns that anything was asked."""

import json
from dataclasses import replace

import pytest

from tests.clause import clause
from tests.maps.drawn import COASTS
from tests.salva.scenes import Scene, reloaded
from tests.salva.toys import GIFTS, TOYS, GiveField, GiveRule, Receiving
from tests.trust.salva.invariants import check_position
from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import NotYourDecision, Rejected
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import assemble
from velmoci.salva.consent import Agree, Decline, with_consent
from velmoci.salva.consent_slices import Promises, Refusals, Request
from velmoci.salva.library import find_scenario
from velmoci.salva.position import new_position
from velmoci.salva.seams import Consent
from velmoci.salva.storage import load_table

FOUR = {"a": 0, "b": 0, "c": 2, "d": 1}
"""Seat 1 has two fields; the one that it can give away lies beside seat 3's."""


def scene(owners: dict[str, int] = FOUR, seats: int = 4) -> Scene:
    made = Scene([GIFTS.id], owners={**owners, "e": 3}, seats=seats, library=TOYS, fields={**COASTS, "e": ["d"]})
    for seat, field in ((0, "a"), (1, "d"), (2, "c"), (3, "e")):
        made.army(seat, field, "tank")
    return made


def asked(made: Scene) -> list[tuple[str, int]]:
    return [(decision.kind, decision.seat) for decision in made.position.pending() if decision.waits]


def test_an_order_waits_for_all_who_have_to_agree_and_is_then_carried_out() -> None:
    made = scene()
    assert made.order(0, "give_field b to seat_2") == ["consent-asked"]
    assert asked(made) == [("consent", 1), ("consent", 2)]
    assert made.owner("b") == 0
    assert made.order(2, "agree") == []
    assert asked(made) == [("consent", 1)]
    assert made.order(1, "agree") == ["consent-given", "field-given"]
    assert (made.owner("b"), asked(made)) == (1, [("movement", 0)])


def test_those_who_are_asked_learn_what_and_by_whom_and_what_silence_means() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    receiver, neighbour = made.position.pending()
    answers = {"agree": [{"kind": "agree"}], "decline": [{"kind": "decline"}]}
    given = {"kind": "give_field", "field": "b", "receiver": "seat_2"}
    about = {"power": "seat_1", "order": "give_field b to seat_2", "asked": given, "choices": answers}
    assert receiver.about() == {**about, "topic": "gift", "field": "b"}
    assert neighbour.about() == {**about, "topic": "border"}
    assert (receiver.default(), neighbour.default()) == (Decline(), Agree())
    assert receiver.offers() == ["agree", "decline"]


def test_one_refusal_ends_the_request_and_the_game_is_where_it_was() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    assert made.order(1, "decline") == ["consent-refused"]
    assert (made.owner("b"), asked(made)) == (0, [("movement", 0)])
    assert made.refused(0, "give_field b to seat_2") == "SA-alliance-4", "the seat that refused is not asked again"
    made.order(0, "give_field b to seat_3")
    made.order(2, "decline")
    made.order(0, "end_movement")
    for seat in range(4):
        made.order(seat, "end_production")
        if seat < 3:
            made.order(seat + 1, "end_movement")
    made.order(0, "give_field b to seat_2")
    assert asked(made) == [("consent", 1), ("consent", 2)], "in another turn it is"


def test_an_order_that_is_no_longer_allowed_when_all_have_agreed_is_not_carried_out() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    made.order(1, "agree")
    made.give("b", 3)
    made.order(2, "agree")
    assert (made.owner("b"), asked(made)) == (3, [("movement", 0)])


@clause("SA-conv-4")
def test_the_one_who_asked_waits_and_is_told_for_whom() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    with pytest.raises(NotYourDecision):
        made.position.check(0, made.notation.parse("end_movement"))
    told = {"power": "seat_1", "order": "give_field b to seat_2", "asked": ["seat_2", "seat_3"], "agreed": []}
    for seat in (0, 1, 2):
        assert made.position.own_json(seat)["consent"] == told
        assert made.position.view(seat).to_json()["own"] == made.position.own_json(seat)
    assert "consent" not in made.position.own_json(3)


def seen(made: Scene, seat: int) -> str:
    """All that a seat (or a spectator) can find out: its view in both forms, its questions, what it may do unasked."""
    position = made.position
    view = position.view(seat)
    questions = [decision for decision in position.pending() if decision.seat == seat]
    data: list[object] = [view.to_json(), view.dump(), position.public_json()]
    if seat >= 0:
        both = [*questions, *position.asides(seat), *view.decisions(), *view.asides()]
        data += [position.own_json(seat), [[decision.kind, [str(order) for order in decision]] for decision in both]]
    return json.dumps(data)


def refusals_of(made: Scene, seat: int) -> list[str]:
    """What a seat is told that tries whatever it can think of; nothing where it may do so."""
    words = ["end_movement", "agree", "decline", "withdraw_consent seat_2", "give_field b to seat_2", "agree_always me"]
    found: list[str] = []
    for text in words:
        try:
            made.position.check(seat, made.notation.parse(text))
            found.append("")
        except Rejected as refusal:
            found.append(str(refusal))
    return found


def test_whoever_is_not_asked_cannot_tell_a_refused_request_from_none() -> None:
    one, other = scene(), scene()
    for made in (one, other):
        made.order(3, "agree_always seat_2 for game")
    one.order(0, "give_field b to seat_2")
    heard = [event.seen_by(3) for event in one.events] + [event.seen_by(-1) for event in one.events]
    for answer in ("agree", "decline"):
        assert [seen(one, 3), seen(one, -1)] == [seen(other, 3), seen(other, -1)], "while it is asked"
        assert refusals_of(one, 3) == refusals_of(other, 3)
        one.order(2 if answer == "agree" else 1, answer)
        heard += [event.seen_by(seat) for event in one.events for seat in (3, -1)]
    assert heard == [None] * len(heard)
    assert [seen(one, 3), seen(one, -1)] == [seen(other, 3), seen(other, -1)], "when it was refused"
    for made in (one, other):
        made.order(0, "move tank_1 b")
        made.order(0, "end_movement")
        made.order(0, "end_production")
    assert [seen(one, seat) for seat in range(-1, 4)] == [seen(other, seat) for seat in range(-1, 4)], "and ever after"


def test_whoever_is_not_asked_believes_that_the_game_waits_for_the_asker() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    assert made.position.public_json()["waiting_for"] == ["seat_1"]
    assert made.position.public_json()["phase"] == "movement"
    assert [decision.asker for decision in made.position.pending()] == [0, 0]
    made.order(1, "decline")
    assert [decision.asker for decision in made.position.pending()] == [-1]


class Openly(Receiving):
    is_open = True


def test_a_request_can_be_open_to_everybody() -> None:
    parts = with_consent({"order": (GiveRule,), "consent": (Openly,)})
    chapter = replace(GIFTS, id="open_gifts", contributions=parts)
    library = replace(TOYS, chapters=(*TOYS.chapters, chapter))
    made = Scene(["open_gifts"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, library=library)
    made.army(0, "a", "tank")
    made.army(1, "c", "tank")
    made.order(0, "give_field b to seat_2")
    assert made.position.view(-1).to_json()["phase"] == "consent"
    assert made.position.pending()[0].asker == -1
    assert made.events[0].seen_by(-1) is not None


def test_standing_consents_answer_by_themselves_until_the_turn_is_over() -> None:
    made = scene()
    assert made.order(1, "agree_always seat_1") == ["consent-promised"]
    assert made.refused(1, "agree_always seat_1") == "SA-alliance-2"
    made.order(2, "agree_always seat_1 about border for game")
    told = made.position.view(3).to_json()["slices"]["standing_consents"]  # type: ignore[index]
    everything = {"power": "seat_2", "partner": "seat_1", "topic": "everything", "span": "turn"}
    border = {"power": "seat_3", "partner": "seat_1", "topic": "border", "span": "game"}
    assert told == [everything, border]
    assert made.order(0, "give_field b to seat_2") == ["field-given"]
    made.order(0, "end_movement")
    made.order(0, "end_production")
    assert made.position.view(3).to_json()["slices"]["standing_consents"] == [border]  # type: ignore[index]


def test_a_standing_consent_is_about_what_it_says_only() -> None:
    made = scene()
    made.order(2, "agree_always seat_1 about gift")
    made.order(1, "agree_always seat_3")
    made.order(0, "give_field b to seat_2")
    assert asked(made) == [("consent", 1), ("consent", 2)]


def test_a_standing_consent_answers_what_lies_before_its_owner_and_forgets_refusals() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    made.order(1, "decline")
    made.order(1, "agree_always seat_1 about gift")
    made.order(0, "give_field b to seat_2")
    assert asked(made) == [("consent", 2)]
    made.order(2, "agree_always seat_1 about gift")
    assert asked(made) == [("consent", 2)], "it speaks of something else"
    made.order(2, "agree_always seat_4")
    assert asked(made) == [("consent", 2)], "and of somebody else"
    made.order(3, "agree_always seat_1")
    assert made.order(2, "agree_always seat_1") == ["consent-promised", "consent-given", "field-given"]
    assert made.owner("b") == 1


def test_standing_consents_can_be_withdrawn_while_nothing_is_under_way() -> None:
    made = scene()
    made.order(1, "agree_always seat_1 about gift for game")
    made.order(1, "agree_always seat_1 for game")
    made.order(2, "agree_always seat_1 for game")
    offered = [str(order) for decision in made.position.asides(1) for order in decision]
    assert [text for text in offered if text.startswith("withdraw")] == [
        "withdraw_consent seat_1 about gift", "withdraw_consent seat_1"
    ]  # fmt: skip
    assert made.refused(3, "withdraw_consent seat_1") == "SA-alliance-2"
    assert made.refused(1, "withdraw_consent seat_1 about border") == "SA-alliance-2"
    made.order(1, "withdraw_consent seat_1 about gift")
    made.order(1, "withdraw_consent seat_1")
    made.order(0, "give_field b to seat_2")
    assert asked(made) == [("consent", 1)]
    made.order(1, "agree_always seat_3 for game")
    assert made.refusal(1, "withdraw_consent seat_3").code == "under_way"
    assert not any(str(order).startswith("withdraw") for decision in made.position.asides(1) for order in decision)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("agree_always seat_1", "nobody_to_promise"),
        ("agree_always seat_9", "nobody_to_promise"),
        ("agree_always seat_2 about moon", "no_topic"),
        ("agree_always seat_2 for ever", "no_span"),
        ("withdraw_consent seat_2", "no_consent_stands"),
    ],
)
def test_what_makes_no_sense_as_a_standing_consent_is_refused(text: str, code: str) -> None:
    assert scene().refusal(0, text).code == code


def test_the_asker_or_somebody_who_is_asked_may_leave_the_game_meanwhile() -> None:
    made = scene()
    made.order(3, "agree_always seat_1 for game")
    made.order(0, "give_field b to seat_2")
    made.order(2, "resign")
    assert asked(made) == [("consent", 1)], "his border is nobody's now"
    twin = made.position.copy()
    made.order(1, "agree")
    assert made.owner("b") == 1
    twin.apply(0, made.notation.parse("resign"), Scripted([]))
    assert [(decision.kind, decision.seat) for decision in twin.pending()] == [("movement", 1)]
    assert twin.view(3).to_json()["slices"]["standing_consents"] == []  # type: ignore[index]
    other = scene()
    other.order(0, "give_field b to seat_2")
    other.order(1, "resign")
    assert other.order(2, "agree") == ["consent-refused"], "there is nobody to receive it"
    assert asked(other) == [("movement", 0)]


def test_a_request_of_somebody_out_of_turn_ends_with_its_asker() -> None:
    made = scene()
    made.order(0, "give_field b to seat_2")
    request = made.position.table.frames[-1].matter
    assert isinstance(request, Request)
    request.seat = 3
    assert made.order(3, "resign")[0] == "resigned"
    assert asked(made) == [("movement", 0)]


def test_the_state_of_a_request_is_kept_in_saves_and_views() -> None:
    made = scene()
    made.order(1, "agree_always seat_4 for game")
    made.order(0, "give_field b to seat_3")
    made.order(2, "decline")
    made.order(0, "give_field b to seat_2")
    made.order(2, "agree")
    data = json.loads(json.dumps(made.position.dump()))
    twin = reloaded(made.position, data)
    assert [(decision.kind, decision.seat) for decision in twin.pending()] == [("consent", 1)]
    twin.apply(1, Agree(), Scripted([]))
    assert twin.table.owner[made.rules.board.index["b"]] == 1
    view = made.position.view(1)
    assert view.dump()["table"] == data["table"]
    assert [decision.seat for decision in view.complete(Scripted([])).pending()] == [1]
    assert [decision.seat for decision in made.position.view(3).complete(Scripted([])).pending()] == [0]
    assert len(load_table(made.rules, made.position.view(3).dump()["table"]).frames) == 1  # type: ignore[arg-type]


def test_slices_of_consent_are_independent_copies() -> None:
    made = scene()
    made.order(1, "agree_always seat_1 about border for game")
    made.order(0, "give_field b to seat_2")
    made.order(1, "decline")
    twin = made.position.copy()
    for seat in range(4):
        for part in (*twin.owns[seat].slices, *twin.table.slices):
            if isinstance(part, (Promises, Refusals)):
                part.all.clear()
    assert made.position.own_json(0)["declined"] == [{"power": "seat_2", "topic": "gift"}]
    assert len(made.position.view(-1).to_json()["slices"]["standing_consents"]) == 1  # type: ignore[index]


def test_an_order_without_a_consent_of_its_own_waits_for_nobody() -> None:
    made = scene()
    assert Consent(made.rules).needed(made.position.sight(0), GiveField("b", "seat_2")) == []
    assert Consent(made.rules).words(made.position.sight(0), GiveField("b", "seat_2")) == {}
    assert made.order(0, "move tank_1 b") == ["moved"]


def test_several_chapters_may_share_the_machinery_of_consent() -> None:
    second = replace(GIFTS, id="more_gifts", contributions=with_consent({}))
    library = replace(TOYS, chapters=(*TOYS.chapters, second))
    book = assemble(library, [GIFTS.id, second.id])
    assert len(book.contributions["order"]) == len(set(book.contributions["order"]))
    assert "gifts" in book.origins["step"]
    assert "more_gifts" not in book.origins["step"]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.long
def test_random_games_with_gifts_come_to_an_end(seed: int) -> None:
    found = find_scenario("four_neighbours")
    options = {"players": len(found.sides), **found.options, "scenario": "four_neighbours"}
    position, chance = new_position(assemble(TOYS, [*found.chapters, GIFTS.id], options)), Seeded(seed)
    position.apply(TABLE_SEAT, Begin(), chance)
    counting = Counting(seed)
    play(position, dict.fromkeys(range(position.table.seats), counting), chance)
    check_position(position, reloaded)
    assert counting.kinds["consent"] > 0


class Counting:
    """A random bot that counts what it is asked."""

    def __init__(self, seed: int) -> None:
        self.bot = make_bot("salva", "random", Seeded(seed))
        self.kinds: dict[str, int] = {}

    def decide(self, view: object, decision: object) -> Order | None:
        kind = decision.kind  # type: ignore[attr-defined]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        return self.bot.decide(view, decision)  # type: ignore[arg-type]
