"""What is owed after tokens were shown: in which order it is asked, what is offered, and what nobody is asked."""

from collections.abc import Mapping, Sequence

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene, pass_turn
from velmoci.kernel.decision import Menu


def stormed(
    tokens: Mapping[str, int], *on_b: tuple[str, int], rolls: Sequence[int] = ()
) -> tuple[HidingScene, dict[str, list[str]]]:
    """A tank attacks `b`, where these tokens lie; all others lie on `a`. Each triple has a kind and a true token."""
    scene = HidingScene(hideable_kinds="atg inf")
    found = {kind: scene.hidden(0, "a", kind.rstrip("0123456789"), true) for kind, true in tokens.items()}
    for kind, place in on_b:
        scene.lay(found[kind][place - 1], "b")
    scene.give("c", 1)
    (tank,) = scene.army(1, "c", "tank")
    pass_turn(scene, 0)
    scene.order(1, f"attack b with {tank}")
    while scene.asked()[0][1] in ("sight", "prove_destruction"):
        seat, step = scene.asked()[0]
        is_last = not [decision for decision in scene.position.pending() if decision.kind != step]
        scene.order(seat, "appear_all" if step == "sight" else "no_proof", rolls if is_last else ())
    return scene, found


def menu(scene: HidingScene, kind: str) -> Menu:
    (found,) = [one for decision in scene.position.pending() for one in decision.menus() if one.kind == kind]
    return found


@clause("SA-hidden_units-12", "SA-hidden_units-3")
def test_those_leave_that_are_nearest_in_the_list_and_few_pairs_are_all_offered() -> None:
    scene, tokens = stormed({"atg1": 1, "atg2": 3}, ("atg2", 3))
    assert scene.asked() == [(0, "token_ratio")]
    nearest = [tokens["atg2"][1], tokens["atg2"][0]]
    assert str(scene.position.pending()[0].default()) == f"discard {' '.join(nearest)}"
    found = menu(scene, "discard")
    assert (found.count(), found.is_complete) == (6, True)


@clause("SA-hidden_units-12")
def test_of_many_false_tokens_only_some_pairs_are_offered() -> None:
    for guns, count, is_complete in ((4, 28, True), (5, 28, False)):
        scene, _ = stormed({f"atg{number}": 1 for number in range(guns)}, ("atg0", 1))
        found = menu(scene, "discard")
        assert (found.count(), found.is_complete) == (count, is_complete)


@clause("SA-hidden_units-12", "SA-hidden_units-3")
def test_for_every_true_token_that_was_shown_two_false_ones_leave() -> None:
    scene, _ = stormed({"atg1": 1, "atg2": 2}, ("atg1", 1), ("atg2", 2), rolls=[3])
    gone = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "tokens-discarded"]
    assert [part.values["power"] for part in gone] == ["seat_1", "seat_1"]
    assert scene.all_tokens(0) == {}
    assert scene.asked() == [(0, "defender_salvo")]


@clause("SA-hidden_units-12", "SA-hidden_units-3", "I4-11")
def test_after_a_choice_nobody_is_asked_for_the_last_false_ones_of_another_kind() -> None:
    scene, tokens = stormed({"atg1": 1, "atg2": 1, "inf": 1}, ("atg1", 1), ("inf", 1))
    assert scene.asked() == [(0, "token_ratio")]
    told = scene.order(0, f"discard {tokens['atg1'][1]} {tokens['atg1'][2]}", [3])
    assert told[:2] == ["tokens-discarded", "tokens-discarded"]
    assert [event.seen_by_all().values["power"] for event in scene.events[:2]] == ["seat_1", "seat_1"]
    assert sorted(scene.all_tokens(0)) == sorted(tokens["atg2"])
    assert scene.asked() == [(0, "defender_salvo")]


@clause("SA-hidden_units-12", "SA-hidden_units-7", "I4-11")
def test_after_a_relocation_the_next_one_is_asked_only_where_there_is_a_choice() -> None:
    """Of infantry two false tokens are shown: the first can lie beside the true one alone, the second beside two."""
    scene, tokens = stormed({"atg": 1, "inf": 3}, ("atg", 2), ("inf", 1), ("inf", 2))
    assert scene.asked() == [(0, "token_relocation")]
    told = scene.order(0, f"relocate {tokens['atg'][1]} to {tokens['atg'][0]}", [1, 1])
    assert told == ["token-relocated-own", "token-relocated-own"]
    assert scene.asked() == [(0, "token_relocation")]
    assert {str(order).split()[1] for order in menu(scene, "relocate")} == {tokens["inf"][1]}
