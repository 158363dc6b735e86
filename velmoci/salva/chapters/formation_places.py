"""Location tokens: branching, removal, publishing; a part of the chapter `formations`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.chapters.formation_rows import NAME, PHASES, FormationRule, check_sound, is_called
from velmoci.salva.chapters.formation_veil import tell_false
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover
from velmoci.salva.state import Sight, State


class Branch(Order):
    """`branch caesar_12`: a false token is shuffled with this one, and both lie where it lay."""

    kind: ClassVar[str] = "branch"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class RemoveToken(Order):
    """`remove_token caesar_12`: shows that a location token is false, and takes it off the map."""

    kind: ClassVar[str] = "remove_token"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class Publish(Order):
    """`publish caesar`: all location tokens are turned up, and the false ones leave the map."""

    kind: ClassVar[str] = "publish"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME),)

    def __init__(self, formation: str) -> None:
        self.formation: Final = formation


class TokenRule(FormationRule):
    """What orders about one location token share."""

    def find_token(self, sight: Sight, name: str) -> tuple[Card, int]:
        """The seat's formation to which a token belongs, and the number of the token."""
        table = sight.table
        entry = find_mover(sight, name, self.clause)
        if not self.files.is_token(table, entry) or table.owner_of(entry) != sight.seat:
            raise Refusal("no_such_token", self.clause, unit=name[:40])
        return self.files.card_of(table, entry), int(table.number[entry])

    def token_names(self, sight: Sight, card: Card) -> list[str]:
        """The names of all its tokens."""
        return [self.files.token_name(sight.table, token) for token in card.tokens()]


class BranchRule(TokenRule):
    """Of two tokens in place of one, one is as true as that was."""

    order: ClassVar[type[Order]] = Branch
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formations-29"
    gesture: ClassVar[str] = "spare>token"
    example: ClassVar[str] = "branch caesar_12"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Branch)
        card, _ = self.find_token(sight, order.unit)
        self.check_card(sight, card)

    def check_card(self, sight: Sight, card: Card) -> None:
        """There is a token of the name left."""
        if not self.deck(sight).cards.may_branch(card):
            raise Refusal("no_token_left", self.clause, formation=self.called(card))
        check_sound(self.files, sight.table, card)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for card in self.own_cards(sight):
            try:
                self.check_card(sight, card)
            except Refusal:
                continue
            found += [Branch(name) for name in self.token_names(sight, card)]
        return Listed(Branch.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Branch)
        sight, files = state.sight(seat), self.files
        card, token = self.find_token(sight, order.unit)
        before, cards = card.tokens(), self.deck(sight).cards
        field = field_name(self.rules, card.place_of(token).field)
        cards.next_token = int(state.table.next_number)
        new = cards.branch(card, token, self.secrets(sight).truths, chance.secret())
        files.renumber(state, token, new)
        files.know_places_shuffled(state, before, token, new)
        names = [files.token_name(state.table, number) for number in new]
        state.tell(public("branched", power=seat_name(seat), unit=order.unit, field=field, units=names))


class RemoveTokenRule(TokenRule):
    """The true one can never be removed."""

    order: ClassVar[type[Order]] = RemoveToken
    steps: ClassVar[tuple[str, ...]] = PHASES
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-formations-31"
    shows_truth: ClassVar[bool] = True
    gesture: ClassVar[str] = "token>bank"
    example: ClassVar[str] = "remove_token caesar_12"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RemoveToken)
        if not is_called(sight):
            raise Refusal("not_now", "SA-formations-19")
        card, token = self.find_token(sight, order.unit)
        if self.secrets(sight).truths.token[card.name] == token:
            raise Refusal("token_is_true", "SA-formations-34", unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        if is_called(sight):
            for card in self.own_cards(sight):
                true = self.secrets(sight).truths.token[card.name]
                false = [token for token in card.tokens() if token != true]
                found += [RemoveToken(self.files.token_name(sight.table, token)) for token in false]
        return Listed(RemoveToken.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RemoveToken)
        card, token = self.find_token(state.sight(seat), order.unit)
        tell_false(state, self.files, card, token)
        self.files.drop_token(state, card, token)


class PublishRule(FormationRule):
    """Everybody sees where a formation is."""

    order: ClassVar[type[Order]] = Publish
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formations-33"
    example: ClassVar[str] = "publish caesar"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Publish)
        if len(self.files.find(sight, order.formation, self.clause).places) == 1:
            raise Refusal("place_is_known", self.clause, formation=order.formation)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = [Publish(self.called(card)) for card in self.own_cards(sight) if len(card.places) > 1]
        return Listed(Publish.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Publish)
        sight, files = state.sight(seat), self.files
        card = files.find(sight, order.formation, self.clause)
        true = self.secrets(sight).truths.token[card.name]
        for token in [token for token in card.tokens() if token != true]:
            files.drop_token(state, card, token)
        field = field_name(self.rules, card.place_of(true).field)
        state.tell(reveal("formation-published", power=seat_name(seat), formation=order.formation, field=field))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-5": (BranchRule.check_card,),
    "SA-formations-21": (BranchRule.check_card,),
    "SA-formations-29": (BranchRule,),
    "SA-formations-30": (BranchRule.carry_out,),
    "SA-formations-31": (RemoveTokenRule,),
    "SA-formations-33": (PublishRule,),
    "SA-formations-34": (RemoveTokenRule.check,),
}
