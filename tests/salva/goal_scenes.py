"""Scenes for goals: several sides on a row or ring of fields, set up at will; whole games by sampled orders."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from tests.maps.drawn import ring, scenario_text
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Chance, Recorded, Recording, Scripted, Seeded
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.salva.base.elimination import after_leaving, clear_away
from velmoci.salva.document import Document
from velmoci.salva.flow import close_round, close_turn
from velmoci.salva.game import GAME, name_of
from velmoci.salva.library import FIELD_KEYS, LIBRARY, NOTATION
from velmoci.salva.position import Position, load_position, new_position
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import read_scenario
from velmoci.salva.state import ELIMINATED, NOBODY
from velmoci.salva.units import standard_kinds


def goal_map(
    sides: Mapping[str, Sequence[str]],
    size: int = 12,
    marks: Mapping[str, Mapping[str, object]] | None = None,
    fields: Mapping[str, Sequence[str]] | None = None,
    allotment: int = 4,
    sea: Iterable[str] = (),
) -> str:
    """A scenario as it would be written: sides with their fields on a ring."""
    return scenario_text(fields or ring(size), sides, marks, sea, [allotment] * len(sides))


class GoalScene(Scene):
    """A game with a goal in the movement phase of the first seat; fields, fates and rounds are set at will."""

    def __init__(
        self,
        goal: str,
        sides: Mapping[str, Sequence[str]] | Sequence[str],
        size: int = 12,
        marks: Mapping[str, Mapping[str, object]] | None = None,
        rolls: Sequence[int] | None = None,
        allotment: int = 0,
        fields: Mapping[str, Sequence[str]] | None = None,
        chapters: Sequence[str] = (),
        sea: Iterable[str] = (),
        **options: object,
    ) -> None:
        if not isinstance(sides, Mapping):
            sides = {side: [f"f{place + 1}"] for place, side in enumerate(sides)}
        text = goal_map(sides, size, marks, fields, allotment, sea)
        order = " ".join(str(seat + 1) for seat in range(len(sides)))
        given = {"scenario": text, "players": len(sides), "turn_order": order, **options}
        goals = [goal] if goal else []
        rulebook = assemble(LIBRARY, [*goals, *chapters, "multiplayer"], given)
        self.rules = Rules(rulebook, standard_kinds(), read_scenario(Document("scene", text), FIELD_KEYS))
        self.rules.goal.check_start()
        self.position: Position = new_position(rulebook)
        self.rules = self.position.rules
        self.table = self.position.table
        chance: Chance = Scripted(list(rolls)) if rolls is not None else Seeded(1)
        self.events = self.position.apply(-1, Begin(), chance)

    def seat(self, side: str) -> int:
        """The seat that plays a side."""
        sides = [self.rules.sides[int(number)].id for number in self.table.side]
        return sides.index(side)

    def own(self, seat: int, *fields: str) -> "GoalScene":
        """Makes a seat the owner of exactly these fields."""
        for field in self.table.fields_of(seat):
            self.table.owner[field] = NOBODY
        for name in fields:
            self.table.owner[self.rules.board.index[name]] = seat
        return self

    def take(self, seat: int, field: str) -> None:
        """A field changes hands as by conquest; whoever else stood there is gone."""
        place = self.rules.board.index[field]
        old = int(self.table.owner[place])
        for reaction in self.rules.reactions:
            reaction.field_changes(self.position, place, old, seat)
        self.table.owner[place] = seat
        for unit in list(self.table.units_at(place)):
            if self.table.owner_of(unit) != seat:
                self.position.remove_unit(unit)

    def destroy(self, *seats: int) -> None:
        """These seats are eliminated by one test."""
        for seat in seats:
            self.table.status[seat] = ELIMINATED
        for seat in seats:
            clear_away(self.position, seat)
        after_leaving(self.position, list(seats))

    def end_turn(self, seat: int) -> None:
        """A turn of that seat ends."""
        self.table.on_turn = seat
        close_turn(self.position)

    def end_round(self, number: int) -> None:
        """That round ends."""
        self.table.round = number
        close_round(self.position)

    def pass_turn(self) -> None:
        """Whoever is on turn does nothing."""
        for text in ("end_movement", "end_production"):
            if not self.table.is_over:
                self.order(int(self.table.on_turn), text)

    def pass_to(self, seat: int, round: int) -> None:
        """Turns pass until that seat is on turn in that round."""
        while (int(self.table.on_turn), int(self.table.round)) != (seat, round):
            self.pass_turn()

    def refusal(self, seat: int, text: str) -> Rejected:
        """Why an order is refused, which is a sentence in both languages; nothing may change by it."""
        refusal = super().refusal(seat, text)
        check_sentence(refusal)
        return refusal

    def values(self) -> list[object]:
        """What the goal says of every seat."""
        return [entry["value"] for entry in self.rules.goal.standing(self.table)]


def check_sentence(refusal: Rejected) -> None:
    """A refusal is a sentence in both languages and names its clause."""
    said = [sentences(language).error(refusal) for language in LANGUAGES]
    assert [line for line in said if not line.endswith(f"[{refusal.clause}]") or refusal.code in line] == []


@cache
def sentences(language: str) -> Sentences:
    """All that Salva says in a language."""
    return Sentences(language, (GAME.locale,), name_of)


def told(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """The events as English sentences: all that one seat sees, or everything."""
    voice = sentences("en")
    seen = [event.seen_by_all() if seat is None else event.seen_by(seat) for event in events]
    return [voice.event(event) for event in seen if event is not None]


def say_standing(position: Position) -> list[str]:
    """Every reason of every seat in both languages; each must have its sentence and a clause."""
    said: list[str] = []
    owns = [position.own_json(seat)["goal"] for seat in range(int(position.table.seats))]
    entries = [*position.rules.goal.standing(position.table), *[own for own in owns if own]]
    for language in LANGUAGES:
        voice = sentences(language)
        for entry in entries:
            assert isinstance(entry, dict)
            for reason in (*entry["reasons"], *entry["missing"]):
                assert reason["clause"].startswith("SA-")
                said.append(voice.say(f"standing-{reason['reason']}", reason["values"]))
    return said


def play_out(position: Position, seed: int, talks: bool = False) -> list[tuple[int, Order, tuple[int, ...]]]:
    """Plays a game to its end by sampled orders, asides among them where wanted, and returns its records."""
    source = Seeded(seed)
    records: list[tuple[int, Order, tuple[int, ...]]] = []
    voices = [sentences(language) for language in LANGUAGES]

    def give(seat: int, order: Order) -> None:
        chance = Recording(source)
        for event in position.apply(seat, order, chance):
            for voice in voices:
                assert voice.event(event.seen_by_all())
        records.append((seat, order, tuple(chance.rolls)))

    if not position.table.frames:
        give(-1, Begin())
    while position.outcome() is None:
        if talks and source.roll(4) == 1:
            seat = position.table.living()[source.roll(len(position.table.living())) - 1]
            lying = [decision for decision in position.view(seat).decisions() if not decision.waits]
            offered = [menu for decision in [*lying, *position.asides(seat)] for menu in decision.menus()]
            menus = [menu for menu in offered if menu.kind != "resign"]
            if menus:
                give(seat, menus[source.roll(len(menus)) - 1].sample(source))
        decision = position.pending()[0]
        give(decision.seat, decision.sample_by_kind(source))
    return records


def check_replay(position: Position, records: list[tuple[int, Order, tuple[int, ...]]]) -> None:
    """The records, written and read again, lead to the same position, and so does its dump."""
    again = new_position(position.rulebook)
    for seat, order, rolls in records:
        chance = Recorded(rolls)
        again.apply(seat, NOTATION.parse(str(order)), chance)
        chance.finish()
        assert NOTATION.from_json(order.to_json()) == order
    assert again.dump() == position.dump() == position.copy().dump()
    assert load_position(position.rulebook, position.dump()).dump() == position.dump()
