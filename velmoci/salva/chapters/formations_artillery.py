"""Where formations meet artillery: each location token takes stance for itself, with all the guns that it may have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.artillery import Aim
from velmoci.salva.chapters.formation_cards import ID
from velmoci.salva.chapters.formation_deeds import TokenDeed
from velmoci.salva.chapters.guns import Guns, has_guns
from velmoci.salva.codecs import March
from velmoci.salva.forces import act, judge
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, State, Table


class AimedTokens(TokenDeed):
    """It is enough that some row has a gun that could take the stance; those that can have it then."""

    name = Aim.kind

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.guns = Guns(rules)

    def concerns(self, sight: Sight, order: Order) -> bool:
        assert isinstance(order, Aim)
        return bool([name for name, _ in order.aims if self.is_token(sight, name)])

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Aim)
        for name, fields in order.aims:
            if self.is_token(sight, name):
                self.check_token(sight, name, fields)
        judge(sight, self.rules.order_rules[Aim.kind], self.rest(sight, order))

    def rest(self, sight: Sight, order: Aim) -> Aim:
        """What units are ordered."""
        return Aim(tuple([aim for aim in order.aims if not self.is_token(sight, aim[0])]))

    def check_token(self, sight: Sight, name: str, fields: tuple[str, ...]) -> None:
        """A token takes stance against one field that a gun in some row could shell."""
        token = self.find(sight, name)
        if len(fields) > 1:
            raise Refusal("one_field_only", "SA-artillery-18", unit=name)
        for field in fields:
            clause = self.why_not(sight.table, token, find_field(sight, field))
            if clause:
                raise Refusal("no_stance", clause, unit=name, field=field)

    def why_not(self, table: Table, token: i64, field: i64) -> str:
        """The clause under which no gun in any row may take stance from where a token lies; '' where one may."""
        card, place, clause = self.files.card_of(table, token), self.place(table, token), "SA-disclosure-3"
        for row in card.rows:
            twin = table.with_own_units()
            for unit in self.files.lay(twin, card, row, place):
                why = self.guns.why_no_stance(twin, unit, field)
                if not why:
                    return ""
                clause = why if has_guns(self.rules.kinds.rows[twin.kind[unit]]) else clause
        return clause

    def fields_for(self, table: Table, token: i64) -> list[int]:
        """The fields against which a token can take stance."""
        near = self.rules.board.neighbours[self.place(table, token).field]
        return [field for field in near if not self.why_not(table, token, field)]

    def able(self, table: Table, seat: i64) -> dict[int, list[int]]:
        """The tokens of a seat that can take stance, each with its fields."""
        tokens = [token for card in self.files.cards(table) for token in card.tokens()]
        entries = [self.files.entry(table, token) for token in tokens]
        own = {entry: self.fields_for(table, entry) for entry in entries if self.rules.may_order(table, entry, seat)}
        return {entry: fields for entry, fields in own.items() if fields}

    def is_open(self, table: Table, seat: i64) -> bool:
        return bool(self.able(table, seat))

    def told(self, sight: Sight) -> dict[str, object]:
        rules, table, found = self.rules, sight.table, dict[str, object]()
        for token, fields in self.able(table, sight.seat).items():
            aim = self.guns.aim(table, token)
            found[unit_name(rules, table, token)] = {
                "now": field_name(rules, aim) if aim != NOBODY else "",
                "fields": [field_name(rules, field) for field in fields],
            }
        return found

    def orders(self, sight: Sight) -> list[Order]:
        rules, table, found = self.rules, sight.table, list[Order]()
        for token, fields in self.able(table, sight.seat).items():
            name, now = unit_name(rules, table, token), self.guns.aim(table, token)
            if now != NOBODY:
                found.append(Aim(((name, ()),)))
            found += [Aim(((name, (field_name(rules, field),)),)) for field in fields if field != int(now)]
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Aim)
        sight = state.sight(seat)
        aims: list[March] = [aim for aim in order.aims if self.is_token(sight, aim[0])]
        for name, fields in aims:
            field = find_field(sight, fields[0]) if fields else NOBODY
            self.guns.set_aim(state.table, self.find(sight, name), field)
            where = fields[0] if fields else ""
            state.tell(public("stance-taken" if fields else "stance-left", unit=name, field=where))
        act(state, self.rules.order_rules[Aim.kind], seat, self.rest(sight, order), chance)

    def fit(self, table: Table, token: i64, unit: i64) -> None:
        """All guns that can are in the stance of their token."""
        field = self.guns.aim(table, token)
        is_ready = field != NOBODY and not self.guns.why_no_stance(table, unit, field)
        self.guns.set_aim(table, unit, field if is_ready else NOBODY)

    def goes(self, state: State, token: i64, origin: i64, field: i64) -> None:
        """A stance ends when the token leaves its field."""
        self.guns.set_aim(state.table, token, NOBODY)


CHAPTER: Final = Chapter(
    id="formations_artillery",
    clause="SA-disclosure-3",
    bridges=("artillery", ID),
    contributions={"deed": (AimedTokens,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-disclosure-3": (AimedTokens.why_not, AimedTokens.carry_out, AimedTokens.fit),
}
