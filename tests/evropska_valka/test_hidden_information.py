"""Section 6: who sees what."""

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import ranks, scene
from tests.trust.evropska_valka.play import Playing, any_rulebook
from tests.trust.play import picker
from velmoci.evropska_valka.deck import CARDS
from velmoci.evropska_valka.position import load_position
from velmoci.evropska_valka.view import load_view
from velmoci.kernel.chance import Seeded

HANDS = {"blue": "2C 3D", "black": "KH", "green": "9S AD"}


def mentioned(value: object) -> set[str]:
    """All cards that stand anywhere in a value."""
    if isinstance(value, dict):
        return {card for part in value.values() for card in mentioned(part)}
    if isinstance(value, list):
        return {card for part in value for card in mentioned(part)}
    return {value} if isinstance(value, str) and value in CARDS else set()


@clause("EV-R-19", "EV-FAT-5")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    game = scene(hands=HANDS)
    for player in game.players:
        assert mentioned(game.seen(player)) == set(HANDS[player].split())
        for other in game.players:
            assert game.public(other)["cards"] == len(HANDS[other].split())
    assert mentioned(game.seen("spectator")) == set()
    assert game.seen("spectator")["own"] is None


def test_what_one_alone_knows_is_told_anew_every_time() -> None:
    assert scene(hands=HANDS).position.own_mark(0) is None


def test_told_changes_lead_to_the_public_part() -> None:
    position = scene(hands=HANDS).position
    told, mark = position.public_changes(None)
    assert told == [([], position.public_json())]
    assert position.public_changes(mark)[0] == []


@clause("EV-SET-6")
def test_of_the_pile_everybody_sees_the_size() -> None:
    game = scene(hands=HANDS)
    assert {game.seen(player)["pile"] for player in (*game.players, "spectator")} == {47}


@clause("EV-BAT-2")
@pytest.mark.parametrize(("pieces", "count"), [("figures", 2), ("pyramids", 1)])
def test_an_open_attack_is_seen_by_everybody(pieces: str, count: int) -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "9C 8C"}, pieces=pieces)
    assert game.seen("green")["attack"] is None
    game.order("blue", f"attack france germany {count}")
    for player in (*game.players, "spectator"):
        assert game.seen(player)["attack"] == {
            "power": "french_allies", "other": "dual_alliance", "origin": "france", "target": "germany",
            "count": count, "attackers": 2, "defenders": 1, "attacker_cards": [], "attacker_points": 0,
            "defender_cards": [], "defender_points": 0, "asked": []
        }  # fmt: skip


@clause("EV-BAT-2", "EV-CRD-1")
def test_discards_and_laid_cards_are_open() -> None:
    game = scene(hands={"blue": "9C", "black": "3C 4C"})
    game.order("blue", "attack france germany 1")
    game.pass_all()
    assert "9C" in mentioned(game.seen("spectator"))
    game.order("black", "lay 3C")
    assert {"9C", "3C"} <= mentioned(game.seen("green"))
    game.order("black", "retreat ukraine")
    assert game.seen("spectator")["discard"] == ["3C", "9C"]


@clause("EV-FAT-1", "EV-FAT-5")
def test_cards_of_fate_before_and_after_they_are_given() -> None:
    game = scene(hands={"black": "3 4 5 6"})
    game.order("blue", "fate", "10H 2H AH")
    assert mentioned(game.seen("blue")) == {"10H", "2H", "AH"}
    for player in ("green", "spectator"):
        assert mentioned(game.seen(player)) == set()
    game.order("blue", "assign 10H black, 2H green, AH blue")
    assert not {"10H", "2H", "AH"} & mentioned(game.seen("black"))
    assert {"10H", "2H", "AH"} <= mentioned(game.seen("blue"))
    game.order("black", "discard 3")
    assert mentioned(game.seen("green")) == {"2H", "3C"}


@clause("EV-QUN-2")
def test_a_spy_alone_sees_and_remembers() -> None:
    game = scene(hands={"blue": "Q", "black": "KH 9S"})
    game.order("blue", "espionage Q black")
    assert game.view("blue").known_cards(1) == ["9S", "KH"]
    assert game.view("blue").hand() == []
    assert game.view("blue").power() == "french_allies"
    for player in ("black", "green", "spectator"):
        assert "9S" not in mentioned(game.seen(player)) - set(game.cards("black") if player == "black" else [])


def seen_while_passing(hand: str, player: str) -> list[object]:
    """All that another player learns while black, with this hand, is asked for a King and passes."""
    game = scene(hands={"black": hand})
    learned: list[object] = []
    for doer, order in (("blue", "attack france germany 1"), ("black", "pass")):
        learned += [one.to_json() for one in game.told(game.order(doer, order), player)]
        learned += [game.seen(player), [str(one) for asked in game.view(player).decisions() for one in asked]]
    return learned


@clause("EV-KNG-6", "EV-KNG-1")
@pytest.mark.parametrize("player", ["blue", "green", "spectator"])
def test_passing_and_being_asked_tell_nothing_about_a_king(player: str) -> None:
    assert seen_while_passing("KH", player) == seen_while_passing("2C", player)


@clause("EV-KNG-6")
def test_who_is_being_asked_is_open() -> None:
    game = scene()
    game.order("blue", "attack france germany 1")
    for player in (*game.players, "spectator"):
        assert game.seen(player)["waiting_for"] == ["dual_alliance"]


@clause("EV-KNG-5")
def test_of_cards_handed_over_each_giver_knows_its_own() -> None:
    game = scene(hands={"blue": "5H", "black": "7H", "green": "KH", "red": "2H"}, players="blue black green red")
    game.order("blue", "attack france germany 1")
    game.order("black", "pass")
    game.order("green", "king KH")
    assert mentioned(game.seen("blue")) == {"5H", "KH"}
    assert mentioned(game.seen("black")) == {"7H", "KH"}
    assert mentioned(game.seen("red")) == {"2H", "KH"}
    assert ranks(game.own("green")["hand"]) == "5 7"


@clause("EV-KNG-5", "EV-CRD-1")
def test_what_was_known_goes_along_and_ends_with_a_discard() -> None:
    game = scene(hands={"blue": "Q", "black": "7H 8H", "green": "KH"})
    game.order("blue", "espionage Q black")
    game.order("blue", "attack france germany 1")
    game.order("black", "pass")
    game.order("green", "king KH")
    assert (game.known("blue", "green"), game.known("blue", "black")) == ("7 8", "")
    assert game.known("black", "green") == "7 8"
    game.order("black", "draft germany")
    game.order("green", "attack southern_balkans austria_hungary 1")
    game.pass_all()
    game.order("green", "lay 7H", "2")
    assert game.known("blue", "green") == "8"


REVEALING = {
    "sabotage", "espionage", "king-played", "hand-given", "discarded", "attacker-lays", "defender-lays", "fate-drawn",
    "fate-kept", "fate-given", "hand-dealt"
}  # fmt: skip


@clause("EV-CRD-1", "EV-BAT-3", "EV-FAT-5")
def test_whatever_shows_a_hidden_card_says_so() -> None:
    """No undo goes past an event in which somebody learned what was hidden from him."""
    found: dict[str, set[bool]] = {}
    for seed in range(8):
        playing = Playing(any_rulebook(picker(Seeded(f"reveals {seed}"))), seed)
        for events in playing.steps(150):
            for event in events:
                found.setdefault(event.parts[0].sentence, set()).add(event.reveals)
    assert set(found) > REVEALING - {"hand-dealt"}
    for sentence, reveals in found.items():
        assert reveals == {sentence in REVEALING}, sentence


@clause("EV-R-19")
def test_a_view_travels_and_a_position_is_stored_whole() -> None:
    game = scene(hands=HANDS)
    game.order("blue", "fate", "10H 2H AH")
    for player in (*game.players, "spectator"):
        view = game.view(player)
        back = load_view(view.rulebook, view.dump())
        assert back.to_json() == view.to_json()
        assert [str(order) for one in back.decisions() for order in one] == [
            str(order) for one in view.decisions() for order in one
        ]
    assert load_position(game.position.rulebook, game.position.dump()).dump() == game.position.dump()
    assert game.position.public_json() | {"seat": 0, "own": game.position.own_json(0)} == game.seen("blue")


@clause("EV-R-19")
@pytest.mark.parametrize("player", ["blue", "black", "green", "spectator"])
def test_a_completed_view_cannot_be_told_from_the_truth(player: str) -> None:
    game = scene(hands={"blue": "Q 2", "black": "K 9", "green": "3 4"}, pile="5 6")
    game.order("blue", "espionage Q black")
    game.order("blue", "fate", "5 6 A")
    chance, hands = Seeded(player), set()
    for _ in range(30):
        world = game.view(player).complete(chance)
        assert world.view(game.seat(player)).to_json() == game.seen(player)
        hands.add(tuple(int(own.hand) for own in world.owns))
    assert len(hands) == 1 if player == "blue" else len(hands) > 10
