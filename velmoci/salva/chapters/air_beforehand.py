"""What can be said beforehand of the air war: who intercepts, who comes along, who fights, and where fighters land."""

from __future__ import annotations

from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.beforehand import Beforehand, fields_of
from velmoci.salva.chapters.air_battles import JOIN_BATTLE, JoinBattle, sortie_of
from velmoci.salva.chapters.air_steps import chance_of
from velmoci.salva.chapters.air_units import flight_to
from velmoci.salva.chapters.counter_invitations import JoinCounter, invitation_of
from velmoci.salva.chapters.counter_moves import Intercept
from velmoci.salva.chapters.escorts import ACCEPT_HELP, STAY_OUT, AcceptHelp, StayOut
from velmoci.salva.chapters.fuel import Fuel
from velmoci.salva.chapters.hangar import Hangar
from velmoci.salva.chapters.landings import Land, homes, landing
from velmoci.salva.codecs import March
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight


class InterceptBeforehand(Beforehand):
    """All fighters that reach a field fly to the bombers there."""

    name = "counter_move"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def kind(self) -> StandingKind:
        answers = (Intercept.kind,)
        return StandingKind(self.name, answers, (), fields_of(self.rules), True, answers)

    def now(self, sight: Sight) -> Standing:
        chance = chance_of(sight.table)
        answers: list[StandingAnswer] = []
        for field, units in self.hangar.fields(sight.table, chance, sight.seat).items():
            place = field_name(self.rules, field)
            order = Intercept(place, self.hangar.proposals(sight.table, units)[0])
            answers.append(StandingAnswer(Intercept.kind, order, place))
        return Standing(answers, "", seat_name(chance.seat), tuple([one.place for one in answers]))


class JoinBeforehand(Beforehand):
    """All fighters that reach the field come along with those of whoever invites."""

    name = "join_counter"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def kind(self) -> StandingKind:
        answers = (JoinCounter.kind,)
        return StandingKind(self.name, answers, (), fields_of(self.rules), True, answers)

    def now(self, sight: Sight) -> Standing:
        offer = invitation_of(sight.table)
        place = field_name(self.rules, offer.field)
        units = self.hangar.able(sight.table, sight.seat, offer.field)
        order = JoinCounter(self.hangar.proposals(sight.table, units)[0])
        return Standing([StandingAnswer(JoinCounter.kind, order, place)], "", seat_name(offer.seat), (place,))


class TakingPart(Beforehand):
    """All aircraft that may choose take part, or none."""

    def kind(self) -> StandingKind:
        answers = (JoinBattle.kind, StayOut.kind)
        return StandingKind(self.name, answers, (), fields_of(self.rules), True, (JoinBattle.kind,))

    def about(self, place: str, enemy: int) -> Standing:
        """The two answers, over a field against an enemy."""
        answers = [StandingAnswer(JoinBattle.kind, JOIN_BATTLE, place), StandingAnswer(StayOut.kind, STAY_OUT, place)]
        return Standing(answers, "", seat_name(enemy), (place,))


class FightersBeforehand(TakingPart):
    """Of fighters over a field that aircraft attack."""

    name = "fighters_join"

    def now(self, sight: Sight) -> Standing:
        sortie = sortie_of(sight.table)
        return self.about(field_name(self.rules, sortie.field), sortie.seat)


class EscortsBeforehand(TakingPart):
    """Of aircraft beside bombers that are intercepted."""

    name = "escorts"

    def now(self, sight: Sight) -> Standing:
        chance = chance_of(sight.table)
        return self.about(field_name(self.rules, chance.field), chance.hunter)


class HelpersBeforehand(Beforehand):
    """Whoever would help may."""

    name = "helpers"

    def kind(self) -> StandingKind:
        return StandingKind(self.name, (AcceptHelp.kind,), (), fields_of(self.rules))

    def now(self, sight: Sight) -> Standing:
        place = field_name(self.rules, chance_of(sight.table).field)
        return Standing([StandingAnswer(AcceptHelp.kind, ACCEPT_HELP, place)], "", "", (place,))


class LandingBeforehand(Beforehand):
    """Everybody to the nearest base; who is at one, or reaches none, stays."""

    name = "landing"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fuel = Fuel(rules)

    def kind(self) -> StandingKind:
        return StandingKind(self.name, (Land.kind,), (), fields_of(self.rules))

    def now(self, sight: Sight) -> Standing:
        rules, table = self.rules, sight.table
        marches: list[March] = []
        for unit in landing(rules, table):
            bases = homes(self.fuel, sight, unit) if table.owner_of(unit) == sight.seat else []
            if bases and bases[0] != int(table.place[unit]):
                path = flight_to(rules, table, unit, bases[0], table.points[unit])
                marches.append((unit_name(rules, table, unit), tuple([field_name(rules, one) for one in path])))
        place = field_name(rules, chance_of(table).field)
        return Standing([StandingAnswer(Land.kind, Land(tuple(marches)), place)], "", "", (place,))
