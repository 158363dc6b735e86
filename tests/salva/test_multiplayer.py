"""Several players and their treaties, clause by clause; private treaties are seen by their parties alone."""

import pytest

from tests.clause import clause
from tests.maps.drawn import SQUARE
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, told
from tests.salva.test_submarines import set_stance
from velmoci.kernel.chance import Recorded, Recording, Seeded
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import BadRulebook, Malformed, Rejected
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.multiplayer import has_many_players
from velmoci.salva.chapters.treaties import Book, Treaty, Truce, last_turn, open_book, own_book
from velmoci.salva.chapters.treaty_orders import AnswerTreaty, OfferTreaty, find_seat
from velmoci.salva.library import LIBRARY, NOTATION
from velmoci.salva.position import new_position

A, B, C, D = range(4)
"""Four fields that all border on each other, one for each seat."""


def four(**options: object) -> GoalScene:
    """Four neighbours, each with a tank on his field."""
    sides = {"A": ["a"], "B": ["b"], "C": ["c"], "D": ["d"]}
    scene = GoalScene("priorities", sides, fields=SQUARE, rounds=20, **options)  # type: ignore[arg-type]
    for seat, field in enumerate(SQUARE):
        scene.army(seat, field, "tank")
    return scene


def pact(scene: GoalScene, *seats: int, terms: str = "") -> str:
    """A treaty of these seats in force, offered by the first."""
    partners = " ".join(f"seat_{seat + 1}" for seat in seats[1:])
    scene.order(seats[0], f"offer_treaty {partners} {terms}")
    name = own_book(scene.position.sight(seats[0])).treaties[-1].name
    for seat in seats[1:]:
        scene.order(seat, f"answer_treaty {name} accept")
    return name


def attack(scene: GoalScene, seat: int, field: str) -> str:
    """The clause under which that seat's tank may not attack the field now; '' where it may."""
    tank = f"tank_{seat + 1}"
    order = NOTATION.parse(f"attack {field} with {tank}")
    decision = scene.position.pending()[0]
    assert decision.seat == seat
    offered = [str(option) for menu in decision.menus() if menu.kind == "attack" for option in menu]
    if decision.allows(order):
        assert str(order) in offered
        return ""
    assert str(order) not in offered, "menus and judge agree"
    return scene.refused(seat, str(order))


@clause("SA-multiplayer-1", "SA-multiplayer-16", "SR-multiplayer-4")
def test_more_than_two_players_bring_the_chapter_along_and_six_are_the_most() -> None:
    assert "multiplayer" in assemble(LIBRARY, [], {"players": 3}).chapters
    assert "multiplayer" not in assemble(LIBRARY, [], {"players": 2}).chapters
    assert not has_many_players({"players": "many"})
    assert not has_many_players({})
    with pytest.raises(BadRulebook, match="SA-minimal-1"):
        assemble(LIBRARY, [], {"players": 7})
    assert [int(seat) for seat in four().table.order] == [A, B, C, D]


@clause("SA-multiplayer-2", "SA-multiplayer-16")
def test_without_a_treaty_every_other_player_is_foreign_alike() -> None:
    scene = four()
    assert [attack(scene, A, field) for field in "bcd"] == ["", "", ""]
    assert scene.refused(A, "move tank_1 b") == "SA-minimal-32"


@clause("SA-multiplayer-4", "SA-multiplayer-5", "SR-multiplayer-1", "SA-minimal-32")
def test_a_treaty_is_in_force_once_all_have_accepted_and_then_forbids_battles() -> None:
    scene = four()
    assert scene.order(B, 'offer_treaty seat_1 seat_3 text "Do konce hry, čestně"') == ["treaty-offered"]
    assert told(scene.events)[0].endswith('(pact_123_1). "Do konce hry čestně"')
    assert scene.order(A, "answer_treaty pact_123_1 accept") == ["treaty-accepted"]
    assert attack(scene, A, "b") == ""
    assert scene.order(C, "answer_treaty pact_123_1 accept") == ["treaty-in-force"]
    assert [attack(scene, A, field) for field in "bcd"] == ["SA-multiplayer-5", "SA-multiplayer-5", ""]
    scene.order(A, "offer_treaty seat_4")
    assert told(scene.events)[0].endswith("notice 2 rounds (pact_14_1).")


@clause("SA-multiplayer-4")
def test_who_refuses_a_treaty_may_say_why_to_its_parties() -> None:
    scene = four()
    scene.order(A, "offer_treaty seat_2")
    scene.order(B, "answer_treaty pact_12_1 refuse because other_plans")
    heard = [event.seen_by(seat) for event in scene.events for seat in (A, C)]
    assert [event.to_json() if event is not None else None for event in heard] == [
        {"event": "treaty-declined", "treaty": "pact_12_1", "power": "seat_2", "reply": "other_plans"}, None,
    ]  # fmt: skip
    assert scene.refused(B, "answer_treaty pact_12_1 accept") == "SA-multiplayer-4", "the offer is gone"


@clause("SA-multiplayer-5")
def test_an_article_may_speak_of_some_fields_only() -> None:
    scene = four()
    scene.own(B, "b", "d")
    scene.destroy(D)
    pact(scene, A, B, terms="fields b")
    assert attack(scene, A, "b") == "SA-multiplayer-5"
    scene.own(B, "b", "d")
    assert attack(scene, A, "d") == ""


@clause("SA-multiplayer-5", "SA-submarines-12")
def test_a_treaty_holds_at_sea_too() -> None:
    sides = {"A": ["a"], "B": ["b"], "C": ["c"]}
    fields = {"a": ["s"], "b": ["s", "t"], "c": ["t"], "s": ["t"], "t": []}
    chapters = ["naval", "second_line", "submarines"]
    scene = GoalScene("priorities", sides, fields=fields, sea=["s", "t"], chapters=chapters)
    scene.army(A, "s", "submarine")
    scene.army(A, "t", "cruiser")
    scene.army(B, "s", "cruiser")
    set_stance(scene, "submarine_1", evades=True)
    scene.position.check(A, NOTATION.parse("attack s with cruiser_2"))
    scene.position.check(A, NOTATION.parse("ambush submarine_1"))
    pact(scene, A, B)
    assert scene.refused(A, "attack s with cruiser_2") == "SA-multiplayer-5"
    assert scene.refused(A, "ambush submarine_1") == "SA-multiplayer-5"
    kinds = [menu.kind for menu in scene.position.pending()[0].menus()]
    assert not {"attack", "ambush"} & set(kinds)


@clause("SA-multiplayer-14")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.long
def test_twin_worlds_stay_alike_through_a_whole_game(seed: int) -> None:
    sides = {"A": ["a"], "B": ["b"], "C": ["c"], "D": ["d"]}
    worlds = [GoalScene("priorities", sides, fields=SQUARE, rounds=5, allotment=0) for _ in range(2)]
    for scene in worlds:
        for seat, field in enumerate(SQUARE):
            scene.army(seat, field, "tank infantry")
    pact(worlds[1], C, D, terms='article none notice 1 text "A and B shall not know"')
    worlds[1].order(D, "denounce_treaty pact_34_1")
    one, other = (scene.position for scene in worlds)
    source = Seeded(seed)
    while one.outcome() is None:
        assert one.dump() != other.dump(), "the twins really differ"
        decision = one.pending()[0]
        order, rolls = decision.sample_by_kind(source), Recording(source)
        seen = one.apply(decision.seat, order, rolls)
        also = other.apply(decision.seat, order, Recorded(tuple(rolls.rolls)))
        if one.outcome() is None:
            for seat in (A, B, -1):
                assert told(seen, seat) == told(also, seat)
                assert one.view(seat).to_json() == other.view(seat).to_json()
                assert one.view(seat).dump() == other.view(seat).dump()
    assert one.view(-1).to_json() != other.view(-1).to_json(), "at the end all is shown"


@clause("SA-multiplayer-5")
def test_plain_words_bind_by_honour_only() -> None:
    scene = four()
    pact(scene, A, B, terms='article none text "I shall be kind"')
    assert attack(scene, A, "b") == ""


@clause("SA-multiplayer-3")
def test_by_agreement_before_the_game_nothing_is_enforced() -> None:
    scene = four(treaties_binding=False)
    pact(scene, A, B)
    assert attack(scene, A, "b") == ""


@clause("SA-multiplayer-4")
@pytest.mark.parametrize(
    "text",
    [
        "offer_treaty",
        "offer_treaty seat_1",
        "offer_treaty seat_9",
        "offer_treaty seat_2 seat_2",
        "offer_treaty seat_2 article none",
        "answer_treaty pact_12_1 accept",
    ],
)
def test_a_treaty_needs_another_party_words_or_an_article_and_an_offer(text: str) -> None:
    assert four().refused(A, text) == "SA-multiplayer-4"


@clause("SA-multiplayer-5", "SA-multiplayer-7")
def test_articles_and_notice_are_checked() -> None:
    scene = four()
    assert scene.refused(A, "offer_treaty seat_2 article friendship") == "SA-multiplayer-5"
    assert scene.refused(A, "offer_treaty seat_2 shown nobody") == "SA-multiplayer-5"
    assert scene.refused(A, "offer_treaty seat_2 notice 11") == "SA-multiplayer-7"
    assert scene.refused(A, "offer_treaty seat_2 fields moon") == "SA-minimal-4"


@clause("SA-multiplayer-4")
def test_an_accepted_treaty_cannot_be_changed_and_strangers_cannot_accept_it() -> None:
    scene = four()
    scene.order(A, "offer_treaty seat_2")
    assert scene.refused(C, "answer_treaty pact_12_1 accept") == "SA-multiplayer-4"
    assert scene.refused(A, "answer_treaty pact_12_1 accept") == "SA-multiplayer-4"
    assert scene.refused(B, "answer_treaty pact_12_1 maybe") == "SA-multiplayer-4"
    assert scene.refused(B, "answer_treaty pact_12_1 refuse because moonlight") == "SA-multiplayer-4"
    assert scene.refused(B, "denounce_treaty pact_12_1") == "SA-multiplayer-6"
    scene.order(B, "answer_treaty pact_12_1 accept")
    assert scene.refused(B, "answer_treaty pact_12_1 refuse") == "SA-multiplayer-4"


@clause("SA-multiplayer-4")
def test_an_offer_that_is_refused_or_taken_back_comes_to_nothing() -> None:
    scene = four()
    scene.order(A, "offer_treaty seat_2")
    assert scene.order(B, "answer_treaty pact_12_1 refuse") == ["treaty-refused"]
    scene.order(A, "offer_treaty seat_2")
    assert scene.order(A, "answer_treaty pact_12_2 refuse") == ["treaty-refused"]
    assert own_book(scene.position.sight(B)).treaties == []


@clause("SA-multiplayer-4")
def test_no_flood_of_offers() -> None:
    scene = four()
    for _ in range(10):
        scene.order(A, "offer_treaty seat_2")
    assert scene.refused(A, "offer_treaty seat_3") == "SA-multiplayer-4"


NOTICES = [
    pytest.param(B, 5, marks=clause("V2-19"), id="in its own turn"),
    pytest.param(A, 5, marks=clause("V2-19"), id="in an earlier turn"),
    pytest.param(D, 6, marks=clause("V2-19"), id="in a later turn"),
]


@clause("SA-multiplayer-6", "SA-multiplayer-7", "SA-multiplayer-8", "SR-multiplayer-2", "SA-minimal-15")
@pytest.mark.parametrize(("during", "last"), NOTICES)
def test_a_treaty_ends_two_rounds_after_notice_with_a_turn_of_the_denouncer(during: int, last: int) -> None:
    scene = four()
    name = pact(scene, A, B)
    scene.pass_to(during, 3)
    scene.order(B, f"denounce_treaty {name}")
    assert f"in round {last}" in told(scene.events)[0]
    scene.pass_to(B, last)
    assert attack(scene, B, "a") == "SA-multiplayer-5"
    scene.pass_to(C, last)
    assert own_book(scene.position.sight(A)).bar(A, B, 1) == ""


@clause("V2-50", "SA-multiplayer-7", "SA-multiplayer-15")
def test_skipped_turns_of_the_eliminated_keep_their_numbers() -> None:
    scene = four()
    name = pact(scene, A, B)
    scene.pass_to(B, 3)
    scene.order(B, f"denounce_treaty {name}")
    scene.pass_to(A, 4)
    scene.destroy(C)
    scene.pass_to(B, 5)
    assert attack(scene, B, "a") == "SA-multiplayer-5"
    scene.pass_to(D, 5)
    assert own_book(scene.position.sight(A)).bar(A, B, 1) == ""


@clause("V2-20", "SA-multiplayer-10", "SR-multiplayer-3")
def test_the_former_partner_strikes_first() -> None:
    scene = four()
    name = pact(scene, B, C)
    scene.pass_to(B, 3)
    scene.order(B, f"denounce_treaty {name}")
    scene.pass_to(C, 5)
    assert attack(scene, C, "b") == ""
    book = own_book(scene.position.sight(B))
    assert book.bar(B, C, 2) == "SA-multiplayer-10", "whoever commands the units of B"
    scene.pass_to(A, 6)
    assert own_book(scene.position.sight(B)).bar(B, C, 2) == "", "units of B under the command of A"
    scene.pass_to(B, 6)
    assert attack(scene, B, "c") == ""


@clause("V2-21", "SA-multiplayer-10")
def test_units_of_the_denouncer_wait_under_any_command() -> None:
    scene = four()
    name = pact(scene, B, D)
    scene.pass_to(B, 3)
    scene.order(B, f"denounce_treaty {name}")
    scene.pass_to(C, 5)
    assert own_book(scene.position.sight(B)).bar(B, D, 3) == "SA-multiplayer-10"
    scene.pass_to(A, 6)
    assert own_book(scene.position.sight(B)).bar(B, D, 3) == ""


@clause("SA-multiplayer-10")
def test_the_denouncer_himself_is_refused_before_the_partner_had_his_turn() -> None:
    scene = four()
    name = pact(scene, B, C, terms="notice 0")
    scene.pass_to(B, 2)
    scene.order(B, f"denounce_treaty {name}")
    scene.pass_to(C, 2)
    scene.table.on_turn = B
    assert attack(scene, B, "c") == "SA-multiplayer-10"


@clause("SA-multiplayer-10")
@pytest.mark.parametrize(("fields", "barred"), [((2,), [2]), ((), [0, 1, 2, 3])])
def test_only_the_denouncer_waits_for_his_partner_and_only_where_the_treaty_held(
    fields: tuple[int, ...], barred: list[int]
) -> None:
    book = Book()
    book.truces = [Truce(B, C, fields)]
    everything = [(one, other, field) for one in range(4) for other in range(4) for field in range(4)]
    assert [case for case in everything if book.bar(*case)] == [(B, C, field) for field in barred]


@clause("SA-multiplayer-9", "SR-multiplayer-2")
def test_only_the_denouncer_leaves_a_treaty_of_three() -> None:
    scene = four()
    name = pact(scene, A, B, C, terms="notice 0")
    scene.order(A, f"denounce_treaty {name}")
    scene.pass_to(B, 1)
    assert attack(scene, B, "a") == ""
    assert attack(scene, B, "c") == "SA-multiplayer-5"
    assert scene.refused(A, f"denounce_treaty {name}") == "SA-multiplayer-6"


@clause("SA-multiplayer-6")
def test_a_notice_is_withdrawn_only_with_the_consent_of_all() -> None:
    scene = four()
    name = pact(scene, A, B, C)
    assert scene.refused(B, f"waive_notice {name} seat_1") == "SA-multiplayer-6"
    scene.order(A, f"denounce_treaty {name}")
    assert scene.refused(A, f"denounce_treaty {name}") == "SA-multiplayer-6"
    assert scene.refused(A, f"withdraw_notice {name}") == "SA-multiplayer-6"
    assert scene.refused(A, f"waive_notice {name} seat_1") == "SA-multiplayer-6"
    scene.order(B, f"waive_notice {name} seat_1")
    assert scene.refused(B, f"waive_notice {name} seat_1") == "SA-multiplayer-6"
    assert scene.refused(A, f"withdraw_notice {name}") == "SA-multiplayer-6"
    scene.order(C, f"waive_notice {name} seat_1")
    assert scene.order(A, f"withdraw_notice {name}") == ["notice-withdrawn"]
    scene.pass_to(A, 5)
    assert attack(scene, A, "b") == "SA-multiplayer-5"
    assert scene.refused(A, f"withdraw_notice {name}") == "SA-multiplayer-6"


@clause("SA-multiplayer-6")
def test_menus_of_treaties_hold_what_is_allowed() -> None:
    scene = four()
    pact(scene, A, B, C)
    scene.order(A, "denounce_treaty pact_123_1")
    scene.order(B, "waive_notice pact_123_1 seat_1")
    scene.order(C, "waive_notice pact_123_1 seat_1")
    scene.order(D, "offer_treaty seat_1")
    kinds: set[str] = set()
    for seat in range(4):
        for menu in all_menus(scene, seat):
            orders = list(menu)
            assert len(orders) == menu.count()
            assert menu.sample(Seeded(seat)) in orders
            for order in orders:
                scene.position.check(seat, order)
                kinds.add(order.kind)
    assert {"offer_treaty", "answer_treaty", "denounce_treaty", "withdraw_notice"} <= kinds


def all_menus(scene: GoalScene, seat: int) -> list[Menu]:
    """What a seat may do unasked, and how it may answer what lies before it."""
    lying = [decision for decision in scene.position.view(seat).decisions() if not decision.waits]
    return [menu for decision in [*lying, *scene.position.asides(seat)] for menu in decision.menus()]


def talk(scene: GoalScene, seat: int) -> set[str]:
    """What a seat is offered to say about treaties."""
    return {str(order) for menu in all_menus(scene, seat) for order in menu if "t" in menu.kind}


@clause("SA-multiplayer-4", "SA-multiplayer-6", "SA-multiplayer-9")
def test_what_is_offered_to_each_party_from_the_offer_to_the_end_of_a_treaty() -> None:
    scene = four()
    offers = {seat: {f"offer_treaty seat_{other + 1}" for other in range(4) if other != seat} for seat in range(4)}
    assert talk(scene, A) == offers[A]
    scene.order(A, "offer_treaty seat_2 seat_3 notice 0")
    answers = {"answer_treaty pact_123_1 accept", "answer_treaty pact_123_1 refuse"}
    shared = {f"offer_treaty seat_{seat + 1}" for seat in (A, B, C)}
    assert talk(scene, A) == {"offer_treaty seat_4", "answer_treaty pact_123_1 refuse"}
    assert talk(scene, B) == {"offer_treaty seat_4", *answers}
    assert talk(scene, D) == shared
    scene.order(B, "answer_treaty pact_123_1 accept")
    scene.order(C, "answer_treaty pact_123_1 accept")
    assert talk(scene, B) == {"offer_treaty seat_4", "denounce_treaty pact_123_1"}
    assert str(refusal(scene, B, "withdraw_notice pact_123_1")).startswith("no_notice_given")
    scene.order(A, "denounce_treaty pact_123_1")
    waive = "waive_notice pact_123_1 seat_1"
    assert talk(scene, A) == {"offer_treaty seat_4"}
    assert talk(scene, B) == {"offer_treaty seat_4", "denounce_treaty pact_123_1", waive}
    assert scene.order(B, waive) == ["notice-waived"]
    assert talk(scene, A) == {"offer_treaty seat_4"}
    assert talk(scene, B) == {"offer_treaty seat_4", "denounce_treaty pact_123_1"}
    scene.order(C, waive)
    assert talk(scene, A) == {"offer_treaty seat_4", "withdraw_notice pact_123_1"}
    scene.order(A, "withdraw_notice pact_123_1")
    assert own_book(scene.position.sight(A)).treaties[0].waivers == []
    scene.order(A, "denounce_treaty pact_123_1")
    assert talk(scene, A) == {"offer_treaty seat_4"}, "a notice given anew needs consent anew"
    scene.order(A, "end_movement")
    assert "treaty-ended" in scene.order(A, "end_production")
    assert talk(scene, A) == offers[A]
    assert talk(scene, B) == {"offer_treaty seat_1", "offer_treaty seat_4", "denounce_treaty pact_123_1"}


def refusal(scene: GoalScene, seat: int, text: str) -> Rejected:
    """Why an order is refused."""
    with pytest.raises(Rejected) as caught:
        scene.position.check(seat, NOTATION.parse(text))
    return caught.value


@clause("SA-multiplayer-4")
def test_an_offer_names_fields_that_exist_and_a_notice_of_at_most_ten_rounds() -> None:
    scene = four()
    assert scene.refused(A, "offer_treaty seat_2 fields moon") == "SA-minimal-4"
    scene.order(A, "offer_treaty seat_2 notice 10")
    for _ in range(12):
        pact(scene, C, D)
    scene.order(C, "offer_treaty seat_2")


@clause("SA-multiplayer-5", "SA-multiplayer-10", "SA-multiplayer-3")
def test_a_refused_battle_says_whether_a_treaty_or_a_truce_forbids_it() -> None:
    scene = four()
    name = pact(scene, B, C, terms="notice 0")
    scene.pass_to(B, 2)
    assert str(refusal(scene, B, "attack c with tank_2")) == (
        "treaty_in_force (power=seat_3, field=c) [SA-multiplayer-5]"
    )
    scene.order(B, f"denounce_treaty {name}")
    scene.pass_to(C, 2)
    scene.table.on_turn = B
    own_book(scene.position.sight(B)).treaties.clear()
    assert str(refusal(scene, B, "attack c with tank_2")) == (
        "truce_in_force (power=seat_3, field=c) [SA-multiplayer-10]"
    )


@clause("SA-multiplayer-9", "SA-multiplayer-15")
def test_words_alone_and_a_party_that_is_out_leave_no_truce() -> None:
    plain = four()
    pact(plain, A, B, terms='article none notice 0 text "I shall be kind"')
    plain.order(A, "denounce_treaty pact_12_1")
    plain.pass_to(B, 1)
    assert [own_book(plain.position.sight(seat)).truces for seat in (A, B)] == [[], []]
    gone = four()
    pact(gone, A, B)
    pact(gone, B, C, terms="notice 0")
    gone.order(B, "denounce_treaty pact_23_1")
    gone.pass_to(C, 1)
    assert [len(own_book(gone.position.sight(seat)).truces) for seat in (A, B, C)] == [0, 1, 1]
    gone.destroy(A)
    assert [own_book(gone.position.sight(seat)).truces == [] for seat in (A, B, C)] == [True, False, False]
    assert [treaty.left for treaty in own_book(gone.position.sight(B)).treaties] == [[A], [B]]
    gone.destroy(B)
    assert own_book(gone.position.sight(C)).treaties[0].left == [B], "who has left a treaty does not leave it again"


@clause("SA-multiplayer-7")
def test_whoever_has_left_a_treaty_does_not_end_it_again() -> None:
    scene = four()
    pact(scene, A, B, C, terms="notice 0")
    scene.order(A, "denounce_treaty pact_123_1")
    scene.pass_to(A, 3)
    scene.pass_to(B, 3)
    assert own_book(scene.position.sight(B)).treaties[0].left == [A]


@clause("SA-multiplayer-10")
def test_a_turn_of_one_former_partner_lifts_no_truce_with_another() -> None:
    scene = four()
    pact(scene, A, B, terms="notice 0")
    pact(scene, A, C, terms="notice 0")
    scene.order(A, "denounce_treaty pact_12_1")
    scene.order(A, "denounce_treaty pact_13_1")
    scene.pass_to(C, 1)
    assert [truce.partner for truce in own_book(scene.position.sight(A)).truces] == [C]
    assert own_book(scene.position.sight(B)).truces == []


@clause("SA-multiplayer-14")
def test_an_open_treaty_is_public_once_it_is_agreed() -> None:
    scene = four()
    scene.order(A, "offer_treaty seat_2 shown all")
    assert told(scene.events, D) == []
    assert open_book(scene.position).treaties == []
    scene.order(B, "answer_treaty pact_12_1 accept")
    assert [treaty.name for treaty in open_book(scene.position).treaties] == ["pact_12_1"]


@clause("SA-multiplayer-11", "SA-multiplayer-12", "SR-multiplayer-5")
@pytest.mark.parametrize("verb", ["grant", "pass", "lend", "pay"])
def test_nothing_can_be_given_away_and_nobody_let_through(verb: str) -> None:
    with pytest.raises(Malformed, match="unknown_order"):
        NOTATION.parse(f"{verb} a seat_2")
    scene = four()
    pact(scene, A, B)
    assert scene.refused(A, "move tank_1 b") == "SA-minimal-32", "not even a partner is let through"
    assert scene.refused(A, "attack c with tank_1, tank_2") == "SA-minimal-27", "nobody attacks with another's units"


@clause("SA-multiplayer-14")
def test_a_treaty_is_seen_by_its_parties_only() -> None:
    plain, secret = four(), four()
    pact(secret, A, B)
    for seat in (C, D, -1):
        assert plain.position.view(seat).to_json() == secret.position.view(seat).to_json()
        assert plain.position.view(seat).dump() == secret.position.view(seat).dump()
        assert told(secret.events, seat) == []
    assert plain.position.dump() != secret.position.dump()
    assert secret.position.view(A).to_json() != plain.position.view(A).to_json()


@clause("SA-multiplayer-14")
def test_later_treaties_of_others_leave_no_trace_in_names() -> None:
    plain, secret = four(), four()
    pact(secret, A, B)
    pact(secret, A, B, D)
    for scene in (plain, secret):
        pact(scene, A, C)
        scene.order(A, "denounce_treaty pact_13_1")
    assert plain.position.view(C).dump() == secret.position.view(C).dump()


@clause("SA-multiplayer-14")
@pytest.mark.parametrize("way", ["option", "terms"])
def test_a_treaty_is_public_where_its_parties_or_the_option_want_it(way: str) -> None:
    scene = four(treaty_visibility="public") if way == "option" else four()
    pact(scene, A, B, terms="" if way == "option" else "shown all")
    assert told(scene.events, D) == ["The treaty pact_12_1 of Seat 1, Seat 2 is in force."]
    scene.order(A, "denounce_treaty pact_12_1")
    assert told(scene.events, -1) != []


@clause("SA-multiplayer-14")
def test_what_was_agreed_in_secret_is_shown_at_the_end() -> None:
    scene = four()
    pact(scene, A, B)
    scene.order(C, "offer_treaty seat_4")
    scene.end_round(20)
    shown = scene.position.public_json()["slices"]
    assert isinstance(shown, dict)
    assert [treaty["name"] for treaty in shown["treaties"]["treaties"]] == ["pact_12_1"]


@clause("SA-multiplayer-15", "SR-multiplayer-4")
def test_treaties_with_the_eliminated_end_and_their_turns_are_skipped() -> None:
    scene = four()
    pact(scene, A, B, C)
    scene.order(B, "offer_treaty seat_4")
    scene.destroy(B)
    book = own_book(scene.position.sight(A))
    assert (book.bar(A, B, 1), book.bar(A, C, 2)) == ("", "SA-multiplayer-5")
    assert own_book(scene.position.sight(D)).treaties == []
    assert scene.refused(A, "offer_treaty seat_2") == "SA-multiplayer-4"
    scene.pass_turn()
    assert scene.table.on_turn == C


@clause("SA-multiplayer-10", "SA-multiplayer-15")
def test_nobody_waits_for_a_partner_who_is_out() -> None:
    scene = four()
    name = pact(scene, A, B, terms="notice 0")
    scene.order(A, f"denounce_treaty {name}")
    scene.pass_to(B, 1)
    assert own_book(scene.position.sight(A)).truces
    scene.destroy(B)
    assert own_book(scene.position.sight(A)).truces == []


@clause("SA-multiplayer-14")
@pytest.mark.parametrize("seat", [A, B, C, -1])
def test_a_completed_view_is_seen_as_the_true_position(seat: int) -> None:
    scene = four()
    pact(scene, A, B, terms="notice 0")
    pact(scene, B, D, terms="shown all")
    scene.order(C, "offer_treaty seat_1")
    scene.order(A, "denounce_treaty pact_12_1")
    scene.pass_to(B, 1)
    view = scene.position.view(seat)
    guess = view.complete(Seeded(5))
    assert guess.view(seat).dump() == view.dump()
    assert own_book(guess.sight(D)).bar(D, B, 1) == "SA-multiplayer-5"


def test_in_a_completed_view_no_name_of_a_treaty_comes_again() -> None:
    scene = four()
    scene.order(A, "offer_treaty seat_2")
    scene.order(B, "answer_treaty pact_12_1 refuse")
    guess = scene.position.view(A).complete(Seeded(5))
    guess.apply(B, NOTATION.parse("offer_treaty seat_1"), Seeded(1))
    assert [treaty.name for treaty in own_book(guess.sight(A)).treaties] == ["pact_12_2"]


def test_orders_of_treaties_print_and_parse_back() -> None:
    order = OfferTreaty(("seat_2",), text='Mír, 100 % "navždy" notice 3')
    assert NOTATION.parse(str(order)) == order
    assert NOTATION.from_json(order.to_json()) == order
    spoken = NOTATION.parse('offer_treaty seat_2 text " two words "')
    assert isinstance(spoken, OfferTreaty)
    assert spoken.text == "two words"
    assert str(AnswerTreaty("pact_12_1", "accept")) == "answer_treaty pact_12_1 accept"
    for answer in (AnswerTreaty("pact_12_1", "accept"), AnswerTreaty("pact_12_1", "refuse", "other_plans")):
        assert NOTATION.parse(str(answer)) == answer
        assert NOTATION.from_json(answer.to_json()) == answer
    for text in ("peace", "", '"' + 501 * "x" + '"'):
        with pytest.raises(Malformed):
            NOTATION.parse(f"offer_treaty seat_2 text {text}")
    with pytest.raises(Malformed):
        NOTATION.from_json({"kind": "offer_treaty", "partners": ["seat_2"], "text": "two\nlines"})
    assert find_seat(four().position.sight(A), "seat_4", "") == D


def test_a_treaty_is_in_force_for_so_many_turns_and_ends_in_the_own_one() -> None:
    source = Seeded(11)
    for _ in range(200):
        seats, notice = 1 + source.roll(5), source.roll(11) - 1
        order = list(range(seats))
        given, seat = source.roll(60) - 1, source.roll(seats) - 1
        turn = last_turn(given, seat, notice, order)
        assert turn >= given + notice * seats
        assert turn % seats == seat
        treaty = Treaty("pact_12_1", (0, 1), "", "none", ())
        treaty.notice = notice
        treaty.notices[seat] = given
        due = [later for later in range(turn + 1) if later % seats == seat and treaty.is_due(seat, later, seats)]
        assert due == [turn]


@pytest.mark.parametrize("seed", range(2))
def test_sampled_games_with_talks_end_and_replay(seed: int) -> None:
    sides = {"A": ["a"], "B": ["b"], "C": ["c"], "D": ["d"]}
    scene = GoalScene("priorities", sides, fields=SQUARE, rounds=6, allotment=3)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, seed, talks=True))
    assert position.view(-1).complete(Seeded(1)).view(-1).dump() == position.view(-1).dump()
