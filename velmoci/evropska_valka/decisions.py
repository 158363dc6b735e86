"""Section 5: what a seat is asked and may do, made from what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.battle import needed
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.choices import card_choices, king_cards, turn_choices
from velmoci.evropska_valka.deck import card_names, highest, lowest
from velmoci.evropska_valka.draft import draft_fields
from velmoci.evropska_valka.fate import to_discard
from velmoci.evropska_valka.hands import HAND_LIMIT
from velmoci.evropska_valka.judge import check
from velmoci.evropska_valka.menus import (
    AssignMenu,
    AttackMenu,
    CardsMenu,
    EspionageMenu,
    FieldMenu,
    KingMenu,
    MoveMenu,
    PowerMenu,
    SabotageMenu,
)  # fmt: skip
from velmoci.evropska_valka.orders import (
    Assign,
    ChoosePower,
    Discard,
    Draft,
    EndTurn,
    Fate,
    King,
    Lay,
    Pass,
    Place,
    Resign,
    Retreat,
)  # fmt: skip
from velmoci.evropska_valka.public import attack_json, is_running
from velmoci.evropska_valka.pyramids import place_fields, place_size
from velmoci.evropska_valka.retreat import retreat_fields
from velmoci.evropska_valka.setup import free_powers
from velmoci.evropska_valka.state import (
    FATE_ASSIGN,
    FATE_DISCARD,
    KING_DISCARD,
    PHASES,
    POWER_CHOICE,
    PYRAMID_SETUP,
    REACTION,
    RETREAT,
    TURN,
    Sight,
)  # fmt: skip
from velmoci.kernel.decision import Decision, Menu, Single
from velmoci.kernel.order import Order

FATE: Final = Fate()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
RESIGN: Final = Resign()


class EvropskaValkaDecision(Decision):
    """A question to one seat; it holds what that seat sees and nothing more."""

    def __init__(self, sight: Sight, kind: str = "", waits: bool = True) -> None:
        self.kind = kind or PHASES[sight.table.phase]
        self.sight = sight
        self.seat = int(sight.seat)
        self.waits = waits

    def check(self, order: Order) -> None:
        check(self.sight, order)


class PowerDecision(EvropskaValkaDecision):
    """Which power to play."""

    def menus(self) -> list[Menu]:
        return [PowerMenu(self.sight)]

    def about(self) -> dict[str, object]:
        return {"free": [POWERS[power] for power in free_powers(self.sight.table)]}

    def default(self) -> Order | None:
        return ChoosePower(POWERS[free_powers(self.sight.table)[0]])


class PlaceDecision(EvropskaValkaDecision):
    """Where the next pyramid of the setup stands."""

    def menus(self) -> list[Menu]:
        return [FieldMenu(Place.kind, self.sight, place_fields(self.sight))]

    def about(self) -> dict[str, object]:
        sight = self.sight
        return {"size": int(place_size(sight.table)), "fields": sight.board.members(place_fields(sight))}

    def default(self) -> Order | None:
        return Place(first_in_alphabet(self.sight, place_fields(self.sight)))


class TurnDecision(EvropskaValkaDecision):
    """The turn: Jacks and Queens, then one action."""

    def menus(self) -> list[Menu]:
        sight = self.sight
        menus: list[Menu] = []
        if sight.own.hand != 0:
            sabotages = SabotageMenu(sight)
            if sabotages.size > 0:
                menus.append(sabotages)
            spying = EspionageMenu(sight)
            if spying.size > 0:
                menus.append(spying)
        drafts = FieldMenu(Draft.kind, sight, draft_fields(sight))
        if drafts.size > 0:
            menus.append(drafts)
        moves = MoveMenu(sight)
        if moves.size > 0:
            menus.append(moves)
        attacks = AttackMenu(sight)
        if attacks.size > 0:
            menus.append(attacks)
        menus.append(Single(FATE))
        if sight.settings.allow_pass:
            menus.append(Single(END_TURN))
        return menus

    def about(self) -> dict[str, object]:
        sight = self.sight
        return {"sabotage_done": sight.table.has_sabotaged, "choices": turn_choices(sight)}

    def default(self) -> Order | None:
        return FATE


class ReactionDecision(EvropskaValkaDecision):
    """Whether to stop the attack; asked of everybody, so that the question tells nothing."""

    def menus(self) -> list[Menu]:
        kings = KingMenu(self.sight)
        passing: Menu = Single(PASS)
        return [kings, passing] if kings.size > 0 else [passing]

    def about(self) -> dict[str, object]:
        cards = king_cards(self.sight)
        return {"attack": attack_json(self.sight), "choices": {King.kind: cards} if cards else {}}

    def default(self) -> Order | None:
        return PASS


class LayDecision(EvropskaValkaDecision):
    """Which cards to lay, where the hand holds more than are needed."""

    def menus(self) -> list[Menu]:
        return [CardsMenu(Lay.kind, self.sight.own.hand, needed(self.sight.table))]

    def about(self) -> dict[str, object]:
        count = needed(self.sight.table)
        choices = {Lay.kind: card_choices(self.sight, count)}
        return {"count": int(count), "attack": attack_json(self.sight), "choices": choices}

    def default(self) -> Order | None:
        return Lay(tuple(card_names(highest(self.sight.own.hand, needed(self.sight.table)))))


class RetreatDecision(EvropskaValkaDecision):
    """Where the beaten figures go."""

    def menus(self) -> list[Menu]:
        return [FieldMenu(Retreat.kind, self.sight, retreat_fields(self.sight))]

    def about(self) -> dict[str, object]:
        fields = self.sight.board.members(retreat_fields(self.sight))
        return {"fields": fields, "attack": attack_json(self.sight)}

    def default(self) -> Order | None:
        fields = retreat_fields(self.sight)
        home = fields & self.sight.home()
        return Retreat(first_in_alphabet(self.sight, home if home != 0 else fields))


class AssignDecision(EvropskaValkaDecision):
    """Who gets the three cards of fate."""

    def menus(self) -> list[Menu]:
        return [AssignMenu(self.sight)]

    def about(self) -> dict[str, object]:
        """The cards of fate, who may get them, and how many a hand may hold at the end."""
        table = self.sight.table
        powers = [table.power(seat) for seat in range(table.players)]
        cards = card_names(self.sight.own.fate)
        return {"cards": cards, "hand_limit": int(HAND_LIMIT), "choices": {Assign.kind: powers}}

    def default(self) -> Order | None:
        power = self.sight.table.power(self.sight.seat)
        return Assign(tuple([(card, power) for card in card_names(self.sight.own.fate)]))


class DiscardDecision(EvropskaValkaDecision):
    """Which cards to discard, down to four."""

    def menus(self) -> list[Menu]:
        return [CardsMenu(Discard.kind, self.sight.own.hand, to_discard(self.sight))]

    def about(self) -> dict[str, object]:
        incoming, count = int(self.sight.table.given[self.sight.seat]), to_discard(self.sight)
        choices = {Discard.kind: card_choices(self.sight, count)}
        return {"count": int(count), "incoming": incoming, "choices": choices}

    def default(self) -> Order | None:
        return Discard(tuple(card_names(lowest(self.sight.own.hand, to_discard(self.sight)))))


class Aside(EvropskaValkaDecision):
    """What a player may do although nobody asked: leave."""

    def menus(self) -> list[Menu]:
        return [Single(RESIGN)]

    def default(self) -> Order | None:
        return None


def first_in_alphabet(sight: Sight, fields: i64) -> str:
    """The first of the fields by the alphabet of their ids."""
    board = sight.board
    return next(board.fields[number] for number in board.alphabet if fields & board.bit[number] != 0)


def waiting(sight: Sight) -> Decision:
    """The question that the game waits for, put to the seat that decides."""
    phase = sight.table.phase
    if phase == TURN:
        return TurnDecision(sight)
    if phase == REACTION:
        return ReactionDecision(sight)
    if phase == FATE_ASSIGN:
        return AssignDecision(sight)
    if phase == FATE_DISCARD or phase == KING_DISCARD:
        return DiscardDecision(sight)
    if phase == RETREAT:
        return RetreatDecision(sight)
    if phase == POWER_CHOICE:
        return PowerDecision(sight)
    if phase == PYRAMID_SETUP:
        return PlaceDecision(sight)
    return LayDecision(sight)


def questions(sight: Sight) -> list[Decision]:
    """All that one seat is asked."""
    return [waiting(sight)] if is_running(sight.table) and sight.table.decides == sight.seat else []


def unasked(sight: Sight) -> list[Decision]:
    """What a seat may do although nobody asked."""
    if is_running(sight.table) and sight.seat >= 0 and sight.table.is_playing(sight.seat):
        return [Aside(sight, "aside", False)]
    return []
