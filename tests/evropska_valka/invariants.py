"""What holds in every position of the game, whatever has happened."""

from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.deck import ACES, KINGS, count_cards
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.state import GAME_OVER, HOLDS, KING_DISCARD, LACKS, NOBODY, TURN


def check_position(position: Position) -> None:
    """EV-T-37 and everything that the engine keeps twice."""
    check_cards(position)
    check_knowledge(position)
    check_fields(position)
    check_homes(position)


def check_cards(position: Position) -> None:
    """Each of the 52 cards is in exactly one place, and hands keep their limit."""
    table = position.table
    places = [position.pile.cards, table.discard, table.attacker_laid, table.defender_laid]
    for own in position.owns:
        places += [own.hand, own.fate, *own.gifts]
    assert sum(count_cards(place) for place in places) == 52
    together = 0
    for place in places:
        assert together & place == 0
        together |= place
    assert table.pile_size == count_cards(position.pile.cards)
    for seat, own in enumerate(position.owns):
        assert table.hand_size[seat] == count_cards(own.hand)
        discards = table.phase == KING_DISCARD and table.decides == seat
        assert table.hand_size[seat] <= 4 or discards
        assert seat == table.on_turn or (own.fate == 0 and not any(own.gifts))
        assert table.given[seat] == count_cards(position.owns[table.on_turn].gifts[seat])
    lying = position.owns[table.on_turn].fate
    for gift in position.owns[table.on_turn].gifts:
        lying |= gift
    assert table.fate_size == count_cards(lying)
    assert table.fate_fresh == count_cards(lying & table.shuffled)


def check_knowledge(position: Position) -> None:
    """What anybody believes to know about a hand is true."""
    table = position.table
    assert position.pile.cards & ~table.shuffled == 0
    for seat, own in enumerate(position.owns):
        assert own.known[seat] == 0
        fresh = count_cards(own.hand & table.shuffled)
        assert 0 <= table.fresh_least[seat] <= fresh <= table.fresh_most[seat] <= table.hand_size[seat]
        assert table.open_cards[seat] & ~own.hand == 0
        for other, known in enumerate(own.known):
            assert known & ~position.owns[other].hand == 0
        holds = own.hand & (KINGS | ACES) != 0
        assert not (table.court[seat] == HOLDS and not holds)
        assert not (table.court[seat] == LACKS and holds)


def check_fields(position: Position) -> None:
    """One colour on a field; sets of fields, pieces and stock agree with the board."""
    table, board = position.table, position.board
    for seat in range(table.players):
        fields = [field for field in range(board.size) if table.owner[field] == seat]
        figures = [int(table.figures[field]) for field in fields]
        assert table.mask[seat] == sum(board.bit[field] for field in fields)
        assert all(figures)
        if position.settings.pyramids:
            assert table.pieces[seat] == len(fields)
            for size in (1, 2, 3):
                assert figures.count(size) + table.stock[3 * seat + size - 1] == 3
        else:
            assert table.pieces[seat] == sum(figures)
            if position.settings.figure_limit > 0:
                assert table.pieces[seat] <= position.settings.figure_limit
    for field in range(board.size):
        assert (table.owner[field] == NOBODY) == (table.figures[field] == 0)
    flags = [flag for flag in table.flag if flag != NOBODY]
    assert len(set(flags)) == len(flags) <= len(POWERS)


def check_homes(position: Position) -> None:
    """Everybody has a figure at home, or the game is over; one seat has won then."""
    table = position.table
    if table.phase >= TURN and table.phase != GAME_OVER:
        for seat in range(table.players):
            assert table.mask[seat] & position.board.trio[table.flag[seat]] != 0
        assert table.is_playing(table.decides)
    assert len(table.winners) == (table.phase == GAME_OVER)
