"""Secret missions (Hra na tajné úkoly): everybody pursues his own, and nobody knows another's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart, reveal, to
from velmoci.kernel.notation import Field, Names, Number
from velmoci.kernel.option import ChoiceOption, IntOption, NamesOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.goal_common import END_HOLD, KEPT, Keeping, RoundGoal, destroyed_reason, is_destroyed
from velmoci.salva.chapters.treaty_orders import find_seat, listed
from velmoci.salva.goals.aims import is_victory, progress, promise
from velmoci.salva.goals.centres import (
    CENTRE,
    CENTRE_MARK,
    CENTRE_PRODUCTION,
    CENTRES,
    CentreBonus,
    centre_fields,
    check_centres,
    lay_centres,
)
from velmoci.salva.goals.missions import (
    STANDARD,
    Judge,
    Mission,
    check_deck,
    deck_of,
    drawn_mission,
    load_mission,
    mission_words,
    seat_names,
)
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OWN, SEAT, TABLE, Column, Guess, OrderRule, SliceSpec, Step
from velmoci.salva.state import Sight, Slice, State, Table

HAND: Final = "missions"
READY: Final = Column("has_mission", SEAT)
NONE_YET: Final = -1


class Hand(Slice):
    """What one seat knows of missions: those dealt to it, which one it keeps, and what others have shown."""

    def __init__(self) -> None:
        self.dealt: list[Mission] = []
        self.kept = NONE_YET
        """The place of the kept one among the dealt."""
        self.shown_to: list[int] = []
        self.seen: dict[int, Mission] = {}

    def copy(self) -> Slice:
        twin = Hand()
        twin.dealt = self.dealt[:]
        twin.kept = self.kept
        twin.shown_to = self.shown_to[:]
        twin.seen = dict(self.seen)
        return twin

    def dump(self) -> object:
        return {
            "dealt": [mission.dump() for mission in self.dealt],
            "kept": self.kept,
            "shown_to": self.shown_to[:],
            "seen": [[seat, mission.dump()] for seat, mission in self.seen.items()],
        }

    def mark(self) -> object:
        """A mission never changes."""
        return self.dealt[:], self.kept, self.shown_to[:], self.seen.copy()

    def told(self, sight: Sight) -> object:
        return {
            "dealt": [mission_words(mission, sight.rules, seat_names(sight.rules)) for mission in self.dealt],
            "kept": self.kept,
            "shown_to": [seat_name(seat) for seat in self.shown_to],
            "seen": words_by_seat(sight.rules, self.seen),
        }

    def load(self, data: Any) -> None:
        self.dealt = [load_mission(entry) for entry in data["dealt"]]
        self.kept = data["kept"]
        self.shown_to = list(data["shown_to"])
        self.seen = {int(seat): load_mission(entry) for seat, entry in data["seen"]}

    def mission(self) -> Mission | None:
        """The mission that was kept."""
        return self.dealt[self.kept] if self.kept >= 0 else None


class Revealed(Slice):
    """The missions that everybody knows: all of them once the game is over."""

    def __init__(self) -> None:
        self.missions: dict[int, Mission] = {}

    def copy(self) -> Slice:
        twin = Revealed()
        twin.missions = dict(self.missions)
        return twin

    def dump(self) -> object:
        return [[seat, mission.dump()] for seat, mission in self.missions.items()]

    def told(self, sight: Sight) -> object:
        return words_by_seat(sight.rules, self.missions)

    def load(self, data: Any) -> None:
        self.missions = {int(seat): load_mission(entry) for seat, entry in data}


def words_by_seat(rules: Rules, missions: dict[int, Mission]) -> dict[str, object]:
    """Missions of seats in the values of their sentences."""
    return {seat_name(seat): mission_words(mission, rules, seat_names(rules)) for seat, mission in missions.items()}


def hand_of(sight: Sight) -> Hand:
    """What a seat knows of missions."""
    hand = sight.own.slices[sight.rules.own_slice(HAND)]
    assert isinstance(hand, Hand)
    return hand


def revealed(rules: Rules, table: Table) -> dict[int, Mission]:
    """The missions that everybody knows."""
    found = table.slices[rules.table_slice(HAND)]
    assert isinstance(found, Revealed)
    return found.missions


def has_kept(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether a seat has chosen its mission; everybody sees that, not which."""
    return table.seat_columns[rules.seat_column(READY.name)][seat] != 0


class KeepMission(Order):
    """`keep_mission 3`: the number of the mission that is kept; the others go back unseen."""

    kind: ClassVar[str] = "keep_mission"
    fields: ClassVar[tuple[Field, ...]] = (Field("number", Number("not_dealt", "SA-secret_missions-8")),)

    def __init__(self, number: int) -> None:
        self.number: Final = number


class ShowMission(Order):
    """`show_mission seat_2 seat_3`: lets the game show one's own mission to these seats."""

    kind: ClassVar[str] = "show_mission"
    fields: ClassVar[tuple[Field, ...]] = (Field("powers", Names()),)

    def __init__(self, powers: tuple[str, ...]) -> None:
        self.powers: Final = powers


class MissionStep(Step):
    """After the sides are taken everybody is dealt missions and keeps one."""

    name = "missions"
    track = OPENING
    after = "sides"
    clause = "SA-secret_missions-8"

    def enter(self, state: State, chance: Chance) -> None:
        for seat in range(int(state.table.seats)):
            hand = hand_of(state.sight(seat))
            hand.dealt = dealt_missions(self.rules, state.table, seat, [], chance)
            for mission in hand.dealt:
                tell_dealt(state, seat, mission)
            if len(hand.dealt) == 1:
                keep(state, seat, 0)

    def deciders(self, table: Table) -> list[int]:
        return [seat for seat in table.living() if not has_kept(self.rules, table, seat)]

    def default(self, sight: Sight) -> Order | None:
        return KeepMission(hand_of(sight).dealt[0].pattern)

    def about(self, sight: Sight) -> dict[str, object]:
        names = seat_names(self.rules)
        return {"dealt": [mission_words(mission, self.rules, names) for mission in hand_of(sight).dealt]}


def dealt_missions(rules: Rules, table: Table, seat: int, known: list[Mission], chance: Chance) -> list[Mission]:
    """So many missions with different numbers, each with its own lots; `known` are some of them."""
    taken = [mission.pattern for mission in known]
    deck = [pattern for pattern in deck_of(rules) if pattern not in taken]
    found = known[:]
    while len(found) < rules.number("missions_dealt"):
        pattern = deck.pop(pick(chance, len(deck)))
        found.append(drawn_mission(rules, table, pattern, seat, chance))
    return sorted(found, key=lambda mission: mission.pattern)


def tell_dealt(state: State, seat: int, mission: Mission) -> None:
    """Everybody sees that a mission is dealt, its holder which."""
    values = mission_words(mission, state.rules, seat_names(state.rules))
    public_part = EventPart(EVERYBODY, "mission-dealt", {"power": seat_name(seat)})
    state.tell(Event(public_part, EventPart(to([seat]), "mission-received", values)))


def keep(state: State, seat: i64, place: int) -> None:
    """A seat keeps one of its missions."""
    hand_of(state.sight(seat)).kept = place
    state.table.seat_columns[state.rules.seat_column(READY.name)][seat] = 1


class KeepRule(OrderRule):
    """Chooses one of the dealt missions."""

    order: ClassVar[type[Order]] = KeepMission
    steps: ClassVar[tuple[str, ...]] = ("missions",)
    clause: ClassVar[str] = "SA-secret_missions-8"
    example: ClassVar[str] = "keep_mission 3"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, KeepMission)
        if order.number not in [mission.pattern for mission in hand_of(sight).dealt]:
            raise Refusal("not_dealt", self.clause, value=str(order.number))

    def menu(self, sight: Sight) -> Menu | None:
        return listed(KeepMission.kind, [KeepMission(mission.pattern) for mission in hand_of(sight).dealt])

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, KeepMission)
        patterns = [mission.pattern for mission in hand_of(state.sight(seat)).dealt]
        keep(state, seat, patterns.index(order.number))
        public_part = EventPart(EVERYBODY, "mission-kept", {"power": seat_name(seat)})
        state.tell(Event(public_part, EventPart(to([int(seat)]), "mission-kept-own", {"number": order.number})))


class ShowRule(OrderRule):
    """Lets the game show one's own mission, where that is agreed."""

    order: ClassVar[type[Order]] = ShowMission
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (HAND,)
    clause: ClassVar[str] = "SA-secret_missions-11"
    example: ClassVar[str] = "show_mission seat_2"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ShowMission)
        if self.rules.word("reveal_missions") != "show":
            raise Refusal("no_showing", self.clause)
        seats = [find_seat(sight, name, self.clause) for name in order.powers]
        hand = hand_of(sight)
        if not seats or hand.kept < 0 or int(sight.seat) in seats or set(seats) & set(hand.shown_to):
            raise Refusal("nothing_to_show", self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        hand = hand_of(sight)
        if self.rules.word("reveal_missions") != "show" or hand.kept < 0:
            return None
        done = [int(sight.seat), *hand.shown_to]
        others = [seat for seat in range(int(sight.table.seats)) if seat not in done]
        return listed(ShowMission.kind, [ShowMission((seat_name(seat),)) for seat in others], False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ShowMission)
        sight = state.sight(seat)
        hand = hand_of(sight)
        mission = hand.mission()
        assert mission is not None
        seats = sorted({find_seat(sight, name, self.clause) for name in order.powers})
        for other in seats:
            hand.shown_to.append(other)
            hand_of(state.sight(other)).seen[int(seat)] = mission
        values = mission_words(mission, self.rules, seat_names(self.rules))
        values["power"] = seat_name(seat)
        values["powers"] = [seat_name(other) for other in seats]
        state.tell(Event(EventPart(to([int(seat), *seats]), "mission-shown", values)))


class SecretMissionsGoal(RoundGoal):
    """After the last round everybody shows his mission; each has no, a small or a great victory."""

    name = "secret_missions"
    players: ClassVar[tuple[int, int]] = (4, 5)
    number_clause: ClassVar[str] = "SA-secret_missions-1"
    clause: ClassVar[str] = "SA-secret_missions-5"
    measure: ClassVar[str] = "level"

    def result(self, sight: Sight, table: Table) -> float:
        return progress(self.own_judge(table), hand_of(sight).mission(), int(sight.seat))

    def is_won(self, sight: Sight, table: Table) -> bool:
        return is_victory(self.own_judge(table), hand_of(sight).mission(), int(sight.seat))

    def choice(self, sight: Sight, step: str) -> Order | None:
        """The mission that depends least on others and is nearest to being met."""
        if step != "missions":
            return None
        judge, seat = self.own_judge(sight.table), int(sight.seat)
        best = max(hand_of(sight).dealt, key=lambda mission: promise(judge, mission, seat))
        return KeepMission(best.pattern)

    def own_judge(self, table: Table) -> Judge:
        """Says how far the mission of one seat is; of the others only what that seat may know is asked."""
        return Judge(self, table, list(range(int(table.seats))))

    def check_start(self) -> None:
        super().check_start()
        check_centres(self.rules)
        check_deck(self.rules, self.rules.number("missions_dealt"), "SA-secret_missions-8")

    def define(self, state: State, chance: Chance) -> None:
        lay_centres(state, chance)

    def results(self, table: Table) -> list[Result]:
        """By the missions that were shown."""
        missions = revealed(self.rules, table)
        judge = Judge(self, table, list(range(int(table.seats))))
        return [mission_result(judge, table, seat, missions.get(seat)) for seat in range(int(table.seats))]

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """Everybody who has a victory, small or great."""
        return [result.seat for result in results if result.shown > 0]

    def finish(self, state: State, reason: str) -> None:
        show_all(state)
        super().finish(state, reason)

    def standing(self, table: Table) -> list[dict[str, object]]:
        """Before the end everybody knows only what everybody holds."""
        if table.is_over:
            return super().standing(table)
        centres = centre_fields(self.rules, table)
        found: list[dict[str, object]] = []
        for seat, held in enumerate(self.held_by_each(table)):
            count = len([field for field in held if field in centres])
            reason = Reason("holds-openly", "SA-secret_missions-5", {"count": len(held), "centres": count})
            found.append(Result(seat, len(held), len(held), [reason]).to_json("fields", []))
        return found

    def about_own(self, sight: Sight) -> dict[str, object]:
        mission = hand_of(sight).mission()
        if mission is None:
            return {}
        judge = Judge(self, sight.table, list(range(int(sight.table.seats))))
        result = mission_result(judge, sight.table, int(sight.seat), mission)
        is_open = not sight.table.is_over and not is_destroyed(sight.table, sight.seat)
        missing = judge.missing(mission, int(sight.seat)) if is_open else []
        own = result.to_json(self.measure, missing)
        own["mission"] = mission_words(mission, self.rules, seat_names(self.rules))
        return own

    def about(self, table: Table) -> dict[str, object]:
        return {**super().about(table), "centres": centre_ids(self.rules, table)}


def centre_ids(rules: Rules, table: Table) -> list[str]:
    """The centres by name."""
    return [rules.board.ids[field] for field in centre_fields(rules, table)]


def mission_result(judge: Judge, table: Table, seat: int, mission: Mission | None) -> Result:
    """How far somebody is with a mission; the destroyed, and those who never chose one, have nothing."""
    if is_destroyed(table, seat) or mission is None:
        return Result(seat, 0, 0, [destroyed_reason(seat)])
    level = judge.level(mission, seat)
    return Result(seat, level, level, judge.reasons(mission, seat))


def show_all(state: State) -> None:
    """At the end all kept missions are shown."""
    known = revealed(state.rules, state.table)
    for seat in range(int(state.table.seats)):
        mission = hand_of(state.sight(seat)).mission()
        if mission is not None:
            known[seat] = mission
            values: dict[str, Value] = mission_words(mission, state.rules, seat_names(state.rules))
            values["power"] = seat_name(seat)
            state.tell(reveal("mission-revealed", **values))


class MissionGuess(Guess):
    """Others have been dealt any missions and keep any of them, but those that were shown."""

    name = "missions"

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        rules, table = state.rules, state.table
        own = hand_of(sight) if sight.seat >= 0 else Hand()
        shown = {**own.seen, **revealed(rules, table)}
        for seat in range(int(table.seats)):
            if seat == int(sight.seat):
                continue
            hand = hand_of(state.sight(seat))
            known = [shown[seat]] if seat in shown else []
            hand.dealt = dealt_missions(rules, table, seat, known, chance)
            if known:
                hand.kept = hand.dealt.index(known[0])
            elif has_kept(rules, table, seat):
                hand.kept = int(pick(chance, len(hand.dealt)))
            if sight.seat >= 0 and seat in own.seen:
                hand.shown_to = [int(sight.seat)]
            mission = own.mission()
            if mission is not None and seat in own.shown_to:
                hand.seen[int(sight.seat)] = mission


CHAPTER: Final = Chapter(
    id="secret_missions",
    clause="SA-secret_missions-1",
    needs=("multiplayer",),
    options=(
        IntOption("rounds", 12, 6, 40, "SA-secret_missions-5"),
        CENTRES,
        CENTRE_PRODUCTION,
        IntOption("missions_dealt", 2, 1, 3, "SA-secret_missions-8"),
        ChoiceOption("reveal_missions", ("talk", "show", "forbidden"), "SA-secret_missions-11"),
        NamesOption("mission_deck", STANDARD, "SA-secret_missions-9"),
        END_HOLD,
    ),
    group="goal",
    contributions={
        "field": (CENTRE_MARK,),
        "column": (CENTRE, KEPT, READY),
        "slice": (SliceSpec(HAND, OWN, Hand), SliceSpec(HAND, TABLE, Revealed)),
        "step": (MissionStep,),
        "order": (KeepRule, ShowRule),
        "react": (Keeping,),
        "production": (CentreBonus,),
        "goal": (SecretMissionsGoal,),
        "guess": (MissionGuess,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-secret_missions-1": (SecretMissionsGoal.check_start,),
    "SA-secret_missions-5": (
        SecretMissionsGoal.define,
        SecretMissionsGoal.results,
        SecretMissionsGoal.winners,
        SecretMissionsGoal.finish,
        SecretMissionsGoal.standing,
        SecretMissionsGoal.about_own,
        SecretMissionsGoal.about,
    ),
    "SA-secret_missions-6": (SecretMissionsGoal.check_start,),
    "SA-secret_missions-8": (MissionStep, dealt_missions, KeepRule),
    "SA-secret_missions-10": (mission_result,),
    "SA-secret_missions-11": (ShowRule,),
    "SA-secret_missions-12": (show_all,),
    "SA-goal_common-7": (mission_result,),
    "SA-conv-4": (tell_dealt,),
}
