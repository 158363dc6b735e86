"""Positions for tests, written as the test vectors write them, and questions that read like sentences.

`scene({"france": "blue 2"}, hands={"blue": "9 4 Q"})` sets up a board. Players are called by the colours of their
figures, cards by their ranks where the suit does not matter; "spectator" watches, "table" gives the order `begin`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from tests.evropska_valka.invariants import check_position
from velmoci.evropska_valka.board import POWERS, Board, find_board
from velmoci.evropska_valka.deck import CARD_NUMBER, CARDS, FULL_DECK, RANKS, card_names, card_set, listed
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.position import Position, load_position, new_position
from velmoci.evropska_valka.state import PHASES, TURN, Table
from velmoci.evropska_valka.view import View
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.rulebook import assemble

BOARD: Final[Board] = find_board("europe15")
POWER: Final = {colour: power for power, colour in BOARD.colours.items()}
COLOUR: Final = dict(BOARD.colours)
CARD_ORDERS: Final = ("sabotage", "espionage", "king", "lay", "discard", "assign")


class Scene:
    """A position with its players called by colour; after every order the whole position is checked."""

    def __init__(self, position: Position, players: Sequence[str], lenient: bool = False) -> None:
        self.position = position
        self.lenient = lenient
        """Whether the position is one that no game reaches, so that it is not checked."""
        self.players = tuple(players)
        self.opening: list[Event] = []
        """What happened in the setup, if there was one."""

    def order(self, player: str, text: str, draws: str = "") -> list[Event]:
        """Carries out an order; these cards come off the pile, of which none may be missing or left."""
        return self.rolled(player, text, rolls_for(self.position, draws))

    def rolled(self, player: str, text: str, rolls: Iterable[int]) -> list[Event]:
        """Carries out an order; chance answers with these rolls."""
        chance = Scripted(list(rolls))
        events = self.position.apply(self.seat(player), self.parse(player, text), chance)
        assert not chance.rolls, f"nobody asked for {chance.rolls}"
        if not self.lenient:
            check_position(self.position)
        return events

    def refused(self, player: str, text: str, code: str, clause: str) -> Rejected:
        """The order must be refused with that code and clause, and change nothing."""
        before = self.position.dump()
        with pytest.raises(Rejected) as caught:
            self.position.apply(self.seat(player), self.parse(player, text), Scripted([]))
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert self.position.dump() == before
        return caught.value

    def allows(self, player: str, text: str) -> bool:
        """Whether the rules would accept the order now; nothing is carried out."""
        try:
            self.position.check(self.seat(player), self.parse(player, text))
        except Rejected:
            return False
        return True

    def parse(self, player: str, text: str) -> Order:
        """The order, with colours for powers and bare ranks for cards that the player has."""
        words = text.replace(",", " , ").split()
        if words[0] in CARD_ORDERS:
            words = [words[0], *self.full_names(player, words[1:])]
        return NOTATION.parse(" ".join(POWER.get(word, word) for word in words))

    def full_names(self, player: str, words: list[str]) -> list[str]:
        own = self.position.owns[self.seat(player)]
        mine = listed(own.fate) + listed(own.hand) + [card for gift in own.gifts for card in listed(gift)]
        names: list[str] = []
        for word in words:
            if word in RANKS:
                held = [CARDS[card] for card in mine if CARDS[card][:-1] == word and CARDS[card] not in names]
                word = held[0] if held else f"{word}C"
            names.append(word)
        return names

    def copy(self) -> "Scene":
        """The same scene again, to try something else."""
        return Scene(self.position.copy(), self.players, self.lenient)

    def seat(self, player: str) -> int:
        """The seat of a player; -1 for the spectator and the table."""
        return -1 if player in ("spectator", "table") else self.players.index(player)

    def field(self, name: str) -> str:
        """Who stands there and with how many, as the vectors write it; nothing for an empty field."""
        number = BOARD.index[name]
        owner = self.table.owner[number]
        return f"{self.players[owner]} {self.table.figures[number]}" if owner >= 0 else ""

    def board(self) -> dict[str, str]:
        """All fields that are not empty."""
        return {name: self.field(name) for name in BOARD.fields if self.field(name)}

    def hand(self, player: str) -> str:
        """The ranks in a hand, ascending."""
        return " ".join(card[:-1] for card in card_names(self.position.owns[self.seat(player)].hand))

    def cards(self, player: str) -> list[str]:
        """The cards in a hand."""
        return card_names(self.position.owns[self.seat(player)].hand)

    def discard(self) -> str:
        """The ranks in the discard pile, ascending."""
        return " ".join(card[:-1] for card in card_names(self.table.discard))

    def known(self, player: str, other: str) -> str:
        """The ranks that a player knows another to hold."""
        cards: list[str] = self.own(player)["known"].get(POWER[other], [])
        return " ".join(card[:-1] for card in cards)

    def view(self, player: str) -> View:
        """What a player or the spectator may know."""
        return self.position.view(self.seat(player))

    def seen(self, player: str) -> dict[str, Any]:
        """The same as it leaves the engine."""
        return self.view(player).to_json()

    def own(self, player: str) -> dict[str, Any]:
        """The part of it that only the player gets."""
        own: dict[str, Any] = self.seen(player)["own"]
        return own

    def public(self, player: str) -> dict[str, Any]:
        """What the spectator sees of a player."""
        return next(row for row in self.seen("spectator")["powers"] if row["power"] == POWER[player])

    def decision(self) -> Decision:
        """The question that the game waits for."""
        (decision,) = self.position.pending()
        return decision

    def offered(self, player: str) -> set[str]:
        """The kinds of order that a player is asked for now."""
        return {menu.kind for decision in self.view(player).decisions() for menu in decision.menus()}

    def offers(self, kind: str) -> list[str]:
        """All orders of a kind that the game offers now, as text."""
        return [str(order) for menu in self.decision().menus() if menu.kind == kind for order in menu]

    def retreats(self) -> list[str]:
        """Where the beaten defender may go."""
        return sorted(text.removeprefix("retreat ") for text in self.offers("retreat"))

    def told(self, events: Iterable[Event], player: str) -> list[Seen]:
        """The events as a player or the spectator sees them."""
        seen = [event.seen_by(self.seat(player)) for event in events]
        return [event for event in seen if event is not None]

    def sentences(self, events: Iterable[Event], player: str = "spectator") -> list[str]:
        """Only their names."""
        return [event.sentence for event in self.told(events, player)]

    def shown(self, events: Iterable[Event], player: str = "spectator") -> list[dict[str, object]]:
        """The events with all their values, as a player or the spectator gets them."""
        return [event.to_json() for event in self.told(events, player)]

    def pass_all(self, draws: str = "") -> list[Event]:
        """Everybody who is asked lets the attack happen; these cards come off the pile."""
        events: list[Event] = []
        while self.phase == "reaction":
            last = self.position.copy()
            last.carry_out(last.pending()[0].seat, NOTATION.parse("pass"), Seeded(0))
            events += self.order(self.waits_for, "pass", "" if PHASES[last.table.phase] == "reaction" else draws)
        return events

    @property
    def powers(self) -> tuple[str, ...]:
        """The seats by the names that tests call them."""
        return self.players

    @property
    def table(self) -> Table:
        """What lies open, as the engine keeps it."""
        return self.position.table

    @property
    def on_turn(self) -> str:
        """Who is on turn."""
        return self.players[self.table.on_turn]

    @property
    def waits_for(self) -> str:
        """Who must decide."""
        return self.players[self.decision().seat]

    @property
    def phase(self) -> str:
        """Where in the turn the game is."""
        return PHASES[self.table.phase]

    @property
    def outcome(self) -> tuple[str, str] | None:
        """The winner and how the game ended, or None while it goes on."""
        outcome = self.position.outcome()
        return (self.players[outcome.winners[0]], outcome.reason) if outcome is not None else None


def scene(
    fields: Mapping[str, str] | None = None,
    players: str = "blue black green",
    hands: Mapping[str, str] | None = None,
    pile: str | None = None,
    discard: str = "",
    start: bool = True,
    on_turn: str = "",
    lenient: bool = False,
    **options: object,
) -> Scene:
    """A turn about to be played: the starting position (or an empty board) with these fields changed.

    Cards that nothing names are in the pile; with a `pile` they are with the discards.
    """
    colours = players.split()
    rulebook = assemble(LIBRARY, (), {"players": len(colours)} | options)
    data: dict[str, Any] = new_position(rulebook).dump()
    table = data["table"]
    table["flag"] = [POWERS.index(POWER[colour]) for colour in colours]
    board = {name: f"{COLOUR[power]} 1" for power in POWERS for name in BOARD.home(power)} if start else {}
    if options.get("pieces") == "pyramids" and start:
        board = {name: f"{COLOUR[p]} {size + 1}" for p in POWERS for size, name in enumerate(BOARD.home(p))}
    put_figures(table, colours, {**board, **(fields or {})}, options.get("pieces") == "pyramids")
    deal_cards(data, colours, hands or {}, pile, discard)
    seat = colours.index(on_turn) if on_turn else 0
    table |= {"phase": TURN, "turn": 1, "first_seat": 0, "on_turn": seat, "decides": seat}
    game = Scene(load_position(rulebook, data), colours, lenient)
    if not lenient:
        check_position(game.position)
    return game


def put_figures(table: dict[str, Any], colours: list[str], fields: Mapping[str, str], pyramids: bool) -> None:
    for name, standing in fields.items():
        colour, _, count = standing.partition(" ")
        if colour in colours:
            seat, number = colours.index(colour), BOARD.index[name]
            table["owner"][number] = seat
            table["figures"][number] = int(count)
            table["mask"][seat] |= int(BOARD.bit[number])
            table["pieces"][seat] += 1 if pyramids else int(count)
            if pyramids:
                table["stock"][3 * seat + int(count) - 1] -= 1


def deal_cards(
    data: dict[str, Any], colours: list[str], hands: Mapping[str, str], pile: str | None, discard: str
) -> None:
    table = data["table"]
    left = list(CARDS)
    for seat, colour in enumerate(colours):
        hand = taken(left, hands.get(colour, ""))
        data["owns"][seat]["hand"] = int(card_set(hand))
        table["hand_size"][seat] = table["fresh_least"][seat] = table["fresh_most"][seat] = len(hand)
    table["discard"] = int(card_set(taken(left, discard)))
    if pile is not None:
        named = taken(left, pile)
        table["discard"] |= int(card_set(left))
        left = named
    data["pile"] = int(card_set(left))
    table["pile_size"] = len(left)
    table["shuffled"] = int(FULL_DECK)


def taken(left: list[str], wanted: str) -> list[str]:
    """Takes cards, named or by rank, out of those that are left."""
    cards: list[str] = []
    for word in wanted.replace(",", " ").split():
        card = next(card for card in left if word in (card, card[:-1]))
        left.remove(card)
        cards.append(card)
    return cards


def rolls_for(position: Position, draws: str) -> list[int]:
    """The rolls that make these cards, named or by rank, come off the pile in this order."""
    pile, rolls = card_names(position.pile.cards), []
    for word in draws.replace(",", " ").split():
        if not pile:
            pile = card_names(position.table.discard)
        place = next(place for place, card in enumerate(pile) if word in (card, card[:-1]))
        if len(pile) > 1:
            rolls.append(place + 1)
        del pile[place]
    return rolls


def begun(seed: int | str = 1, **options: object) -> Scene:
    """A game as chance sets it up; players are called by the colours they got."""
    position = new_position(assemble(LIBRARY, (), options))
    events = position.apply(-1, Begin(), Seeded(seed))
    count = int(position.table.players)
    game = Scene(position, [COLOUR.get(position.power(seat), position.power(seat)) for seat in range(count)])
    game.opening = events
    check_position(position)
    return game


def ranks(cards: Iterable[str]) -> str:
    """Cards by their ranks alone, ascending."""
    return " ".join(card[:-1] for card in sorted(cards, key=lambda card: CARD_NUMBER[card]))
