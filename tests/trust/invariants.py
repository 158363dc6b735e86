"""What holds in every position, whatever was played: checked from the outside, by counting again."""

import json

from velmoci.expanze.missions import MISSIONS, is_fulfilled
from velmoci.expanze.position import Position, load_position
from velmoci.expanze.state import COLOUR_CHOICE, GAME_OVER, LIVING, NOT_BEGUN, WON


def check_all(position: Position) -> None:
    """Every invariant of a position."""
    table = position.table
    check_storage(position)
    if table.phase in (NOT_BEGUN, COLOUR_CHOICE):
        return
    check_board(position)
    check_cards(position)
    check_layers(position)
    check_known(position)
    check_offers(position)
    check_claims(position)
    check_turn(position)


def check_board(position: Position) -> None:
    """EX-T-32: every state has an owner and a soldier, and the sums that the table keeps are right."""
    table = position.table
    owner, soldiers = list(table.owner), list(table.soldiers)
    assert len(owner) == len(soldiers) == 48
    assert all(0 <= seat < table.powers for seat in owner)
    assert all(count >= 1 for count in soldiers)
    for seat in range(int(table.powers)):
        states = [number for number, holder in enumerate(owner) if holder == seat]
        assert table.mask[seat] == sum(2**number for number in states)
        assert table.states_of[seat] == len(states)
        assert table.soldiers_of[seat] == sum(soldiers[number] for number in states)
        assert (table.destroyed_by[seat] != -1) == (not states)
        assert states or table.status[seat] != LIVING
    limit = int(position.settings.soldier_limit)
    assert limit == 0 or max(table.soldiers_of) <= limit


def check_cards(position: Position) -> None:
    """EX-T-32: every card is in exactly one place."""
    table = position.table
    piled = [card for layer in position.pile.layers for card in layer]
    held = [card for own in position.owns for card in own.hand]
    assert sorted(piled + held) == list(range(48))
    assert table.pile_size == len(piled)
    assert [int(size) for size in table.hand_size] == [len(own.hand) for own in position.owns]


def check_layers(position: Position) -> None:
    """What lies open of the pile agrees with the pile; a layer of unknown order is kept sorted."""
    layers = position.pile.layers
    assert len(layers) == len(position.table.layers)
    for layer, shown in zip(layers, position.table.layers, strict=True):
        assert layer == ([shown] if shown >= 0 else sorted(layer))
        assert shown >= 0 or len(layer) == -shown


def check_known(position: Position) -> None:
    """What a seat believes to know about foreign hands is true."""
    for seat, own in enumerate(position.owns):
        for card, holder in own.known.items():
            assert holder != seat
            assert card in position.owns[holder].hand


def check_offers(position: Position) -> None:
    """Both parties hold the same offers, the giver holds what it gives, both live, numbers do not repeat."""
    seen = set()
    for seat, own in enumerate(position.owns):
        for offer in own.offers:
            assert seat in (offer.giver, offer.taker)
            assert offer.giver != offer.taker
            other = position.owns[offer.taker if seat == offer.giver else offer.giver]
            assert [o.dump() for o in other.offers].count(offer.dump()) == 1
            assert position.table.is_living(offer.giver)
            assert position.table.is_living(offer.taker)
            marks = ["PKD"[position.board.letter[card]] for card in position.owns[offer.giver].hand]
            assert all(offer.give.count(mark) <= marks.count(mark) for mark in "PKD")
            assert 1 <= offer.number <= position.owns[offer.giver].offered[offer.taker]
            seen.add((seat, offer.giver, offer.taker, offer.number))
    assert len(seen) == sum(len(own.offers) for own in position.owns)


def check_claims(position: Position) -> None:
    """A claim is open only with a shown mission that is fulfilled, by a power that lives."""
    table = position.table
    for seat in range(int(table.powers)):
        mission = position.owns[seat].mission
        assert 0 <= mission < len(MISSIONS)
        assert table.shown[seat] in (-1, mission)
        if table.claim[seat] > 0:
            assert table.status[seat] == LIVING
            assert table.shown[seat] == mission
            assert is_fulfilled(position, seat, mission)


def check_turn(position: Position) -> None:
    """Whoever is on turn lives, and the game is over exactly when it has an outcome."""
    table = position.table
    outcome = position.outcome()
    assert (outcome is None) == (table.phase != GAME_OVER)
    assert (not position.pending()) == (outcome is not None)
    if outcome is None:
        assert table.status[table.on_turn] == LIVING
        assert len(table.living()) >= 2
    else:
        assert len(set(outcome.winners)) == len(outcome.winners)
        assert all(table.status[seat] in (WON, 1) for seat in outcome.winners)
    limit = int(position.settings.round_limit)
    assert limit == 0 or table.round <= limit + 1


def check_storage(position: Position) -> None:
    """A dump is JSON and loads to the same position; views are JSON too."""
    dump = position.dump()
    text = json.dumps(dump)
    assert load_position(position.rulebook, json.loads(text)).dump() == dump
    assert position.copy().dump() == dump
    for seat in range(-1, int(position.table.powers)):
        json.dumps(position.view(seat).to_json())
