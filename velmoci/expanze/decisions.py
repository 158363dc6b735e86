"""What a seat is asked and may do, made from what it sees; menus count, iterate and sample without lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.expanze.arming import NO_SET, Reason, can_arm, explain_pool, pool
from velmoci.expanze.board import LETTERS
from velmoci.expanze.choices import arm_choices, attack_choices, first_choices
from velmoci.expanze.fighting import who_decides
from velmoci.expanze.first_armament import allowance, allowance_clause, can_place
from velmoci.expanze.judge import check
from velmoci.expanze.menus import ArmMenu, AttackMenu, ColourMenu, FirstMenu, OfferMenu, count_attacks, find_attack
from velmoci.expanze.missions import fulfils
from velmoci.expanze.orders import (
    AcceptTrade,
    Arm,
    Attack,
    ChooseColour,
    DeclineTrade,
    DrawCard,
    EndTurn,
    OfferTrade,
    PlaceFirst,
    PlayOn,
    Resign,
    Roll,
    ShowMission,
    StopHere,
    WithdrawTrade,
)  # fmt: skip
from velmoci.expanze.sets import by_letter
from velmoci.expanze.setup import free_colours
from velmoci.expanze.state import (
    BATTLE,
    COLOUR_CHOICE,
    COLOURS,
    FIGHT_CLOSED,
    FIRST_ARMAMENT,
    GAME_OVER,
    NOT_BEGUN,
    PLAYING_ON,
    TURN_CHOICE,
    Offer,
    Sight,
    Table,
)  # fmt: skip
from velmoci.expanze.trading import trade_is_possible
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision, Menu, Single
from velmoci.kernel.order import Order

END_TURN: Final = EndTurn()
DRAW_CARD: Final = DrawCard()
SHOW_MISSION: Final = ShowMission()
ROLL: Final = Roll()
RESIGN: Final = Resign()
PLAY_ON: Final = PlayOn()
STOP_HERE: Final = StopHere()


class ExpanzeDecision(Decision):
    """A question to one seat; it holds what that seat sees and nothing more."""

    def __init__(self, kind: str, sight: Sight, waits: bool) -> None:
        self.kind = kind
        self.sight = sight
        self.seat = int(sight.seat)
        self.waits = waits

    def check(self, order: Order) -> None:
        check(self.sight, order)


class ColourDecision(ExpanzeDecision):
    """Which colour to play."""

    def menus(self) -> list[Menu]:
        return [ColourMenu(self.sight)]

    def about(self) -> dict[str, object]:
        return {"free": [COLOURS[colour] for colour in free_colours(self.sight)]}

    def default(self) -> Order | None:
        return ChooseColour(COLOURS[free_colours(self.sight)[0]])


class FirstArmamentDecision(ExpanzeDecision):
    """Where to put the soldiers of the first armament."""

    def menus(self) -> list[Menu]:
        return [FirstMenu(self.sight)]

    def about(self) -> dict[str, object]:
        sight, soldiers = self.sight, int(allowance(self.sight))
        return {
            "allowance": soldiers,
            "cap": int(sight.settings.first_arm_cap),
            "can_place": int(can_place(sight)),
            "reasons": [Reason("first", soldiers, allowance_clause(sight)).to_json()],
            "choices": {PlaceFirst.kind: first_choices(sight)},
        }

    def default(self) -> Order | None:
        return PlaceFirst()


class TurnDecision(ExpanzeDecision):
    """The turn: arm or fight, draw, show, hand over."""

    def menus(self) -> list[Menu]:
        table = self.sight.table
        menus: list[Menu] = []
        if table.phase == TURN_CHOICE:
            menus.append(ArmMenu(self.sight))
        if table.phase != FIGHT_CLOSED:
            attacks = AttackMenu(self.sight)
            if attacks.size > 0:
                menus.append(attacks)
        if may_draw(self.sight):
            menus.append(Single(DRAW_CARD))
        if may_show(self.sight):
            menus.append(Single(SHOW_MISSION))
        menus.append(Single(END_TURN))
        return menus

    def offers(self) -> list[str]:
        """As the base class says, without making the menus."""
        sight = self.sight
        kinds = [Arm.kind] if sight.table.phase == TURN_CHOICE else []
        if sight.table.phase != FIGHT_CLOSED and count_attacks(sight) > 0:
            kinds.append(Attack.kind)
        if may_draw(sight):
            kinds.append(DRAW_CARD.kind)
        if may_show(sight):
            kinds.append(SHOW_MISSION.kind)
        kinds.append(END_TURN.kind)
        return kinds

    def about(self) -> dict[str, object]:
        """The pool while arming is possible, what handing over would lose, and what can be chosen."""
        sight, phase = self.sight, self.sight.table.phase
        choices: dict[str, object] = {}
        about: dict[str, object] = {"loses": loses(sight), "choices": choices}
        if phase == TURN_CHOICE:
            about["pool"] = int(pool(sight, NO_SET))
            about["can_arm"] = int(can_arm(sight, NO_SET))
            about["reasons"] = [reason.to_json() for reason in explain_pool(sight, NO_SET)]
            choices[Arm.kind] = arm_choices(sight)
        if phase != FIGHT_CLOSED:
            choices[Attack.kind] = attack_choices(sight)
        return about

    def default(self) -> Order | None:
        return END_TURN

    def sample_by_kind(self, chance: Chance) -> Order:
        """As the base class says, without making the menus that are not chosen."""
        sight = self.sight
        phase = sight.table.phase
        attacks: i64 = count_attacks(sight) if phase != FIGHT_CLOSED else 0
        draws, shows = may_draw(sight), may_show(sight)
        kinds: i64 = 1 + (phase == TURN_CHOICE) + (attacks > 0) + draws + shows
        kind = chance.roll(kinds)
        if phase == TURN_CHOICE:
            if kind == 1:
                return ArmMenu(sight).sample(chance)
            kind -= 1
        if attacks > 0:
            if kind == 1:
                return find_attack(sight, chance.roll(attacks))
            kind -= 1
        if draws:
            if kind == 1:
                return DRAW_CARD
            kind -= 1
        return SHOW_MISSION if shows and kind == 1 else END_TURN


class RollDecision(ExpanzeDecision):
    """The next die of a stepwise battle."""

    def menus(self) -> list[Menu]:
        return [Single(ROLL)]

    def default(self) -> Order | None:
        return ROLL


class PlayingOnDecision(ExpanzeDecision):
    """After a win: whether to play on, which all must want."""

    def menus(self) -> list[Menu]:
        return [Single(PLAY_ON), Single(STOP_HERE)]

    def about(self) -> dict[str, object]:
        table = self.sight.table
        return {"power": table.power(table.winners[-1])}

    def default(self) -> Order | None:
        return STOP_HERE


class TradeAnswer(ExpanzeDecision):
    """An offer of letter cards that lies before the seat."""

    def __init__(self, sight: Sight, offer: Offer) -> None:
        super().__init__("trade_answer", sight, False)
        self.offer = offer

    def menus(self) -> list[Menu]:
        giver = self.sight.table.power(self.offer.giver)
        number: int = self.offer.number
        menus: list[Menu] = []
        accept = AcceptTrade(giver, number)
        if self.allows(accept):
            menus.append(Single(accept))
        if trade_is_possible(self.sight):
            menus.append(Single(DeclineTrade(giver, number)))
        return menus

    def about(self) -> dict[str, object]:
        offer = self.offer
        power = self.sight.table.power(offer.giver)
        return {"power": power, "number": int(offer.number), "give": offer.give, "want": offer.want}

    def default(self) -> Order | None:
        return DeclineTrade(self.sight.table.power(self.offer.giver), int(self.offer.number))


class Aside(ExpanzeDecision):
    """What a living power may do although nobody asked: offer and withdraw trades, resign."""

    def menus(self) -> list[Menu]:
        sight = self.sight
        menus: list[Menu] = []
        if trade_is_possible(sight):
            offers = OfferMenu(sight)
            if offers.count() > 0:
                menus.append(offers)
            for offer in sight.own.offers:
                if offer.giver == sight.seat:
                    menus.append(Single(WithdrawTrade(sight.table.power(offer.taker), int(offer.number))))
        if self.allows(RESIGN):
            menus.append(Single(RESIGN))
        return menus

    def offers(self) -> list[str]:
        """As the base class says; without trades there is nothing to make menus for."""
        if trade_is_possible(self.sight):
            return super().offers()
        return [RESIGN.kind] if self.allows(RESIGN) else []

    def about(self) -> dict[str, object]:
        """With whom letters can be exchanged, and how many of each can be given."""
        if not trade_is_possible(self.sight):
            return {}
        menu = OfferMenu(self.sight)
        if menu.count() == 0:
            return {}
        held = {mark: len(pile) for mark, pile in zip(LETTERS, by_letter(self.sight), strict=True)}
        partners = [self.sight.table.power(other) for other in menu.partners if self.sight.table.hand_size[other] > 0]
        return {"choices": {OfferTrade.kind: {"powers": partners, "give": held}}}

    def default(self) -> Order | None:
        return None


def waiting(sight: Sight) -> Decision:
    """The question that the game waits for, put to the seat that decides."""
    phase = sight.table.phase
    if phase == COLOUR_CHOICE:
        return ColourDecision("colour_choice", sight, True)
    if phase == FIRST_ARMAMENT:
        return FirstArmamentDecision("first_armament", sight, True)
    if phase == BATTLE:
        return RollDecision("battle", sight, True)
    if phase == PLAYING_ON:
        return PlayingOnDecision("playing_on", sight, True)
    return TurnDecision("turn", sight, True)


def is_running(table: Table) -> bool:
    """Whether anybody has anything to decide."""
    return table.phase != NOT_BEGUN and table.phase != GAME_OVER


def questions(sight: Sight) -> list[Decision]:
    """All that one seat is asked: its turn, and the offers that lie before it."""
    asked: list[Decision] = []
    if is_running(sight.table) and who_decides(sight.table) == sight.seat:
        asked.append(waiting(sight))
    for offer in sight.own.offers:
        if offer.taker == sight.seat:
            asked.append(TradeAnswer(sight, offer))
    return asked


def unasked(sight: Sight) -> list[Decision]:
    """What a seat may do although nobody asked."""
    if is_running(sight.table) and sight.seat >= 0 and sight.table.is_living(sight.seat):
        return [Aside("aside", sight, False)]
    return []


def may_draw(sight: Sight) -> bool:
    """There is a right to a card, and a card."""
    return sight.table.has_card_right() and sight.table.pile_size > 0


def loses(sight: Sight) -> str | None:
    """What handing over now would throw away: the turn itself, or a card that is not drawn by itself."""
    if sight.table.phase == TURN_CHOICE:
        return "turn"
    return "card" if may_draw(sight) and not sight.settings.draws_by_itself else None


def may_show(sight: Sight) -> bool:
    """One's own mission is fulfilled and no own claim is open."""
    return sight.table.claim[sight.seat] == 0 and fulfils(
        sight.table, sight.board, sight.settings, sight.seat, sight.own.mission
    )
