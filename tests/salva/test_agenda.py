"""Each track on the agenda knows what it is about and who has answered it: questions lie on top of any phase."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.scenes import Scene, reloaded
from tests.salva.toys import AMBUSH, LURKING, LetPass, Prey, Shoot
from tests.trust.salva.invariants import check_position
from velmoci.kernel.chance import Chance, Scripted
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import BadRulebook, NotYourDecision
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.agenda import EVERYBODY, Frame, Matter
from velmoci.salva.battle import Battle
from velmoci.salva.flow import push
from velmoci.salva.library import LIBRARY
from velmoci.salva.seams import FIGHT, TURN, OrderRule, Step
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.storage import load_table

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}
THREE = {"a": 2, "b": 0, "c": 0, "d": 1}

def with_chapter(chapter: Chapter, owners: Mapping[str, int] = MINE) -> Scene:
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, chapter))
    return Scene([chapter.id], owners=owners, seats=len(set(owners.values())), library=library)


def say(scene: Scene, seat: int, order: Order) -> None:
    """Gives an order of the made-up chapter and checks the whole position."""
    scene.position.apply(seat, order, Scripted([]))
    check_position(scene.position, reloaded)


def asked(scene: Scene) -> list[tuple[str, int]]:
    """Which questions are open, and to whom they are put."""
    return [(decision.kind, decision.seat) for decision in scene.position.pending()]


@clause("SA-minimal-17")
def test_a_question_on_top_of_a_phase_ends_without_ending_the_phase() -> None:
    scene = with_chapter(LURKING)
    scene.army(0, "a", "tank tank")
    scene.order(0, "move tank_1 b")
    assert asked(scene) == [(AMBUSH, 1)]
    assert scene.position.pending()[0].about()["unit"] == "tank_1"
    with pytest.raises(NotYourDecision):
        scene.position.check(0, Shoot())
    say(scene, 1, LetPass())
    assert asked(scene) == [("movement", 0)]
    scene.order(0, "move tank_1 c")
    say(scene, 1, LetPass())
    scene.order(0, "end_movement")
    assert asked(scene) == [("production", 0)]


@clause("SA-minimal-38")
def test_a_question_on_top_of_a_battle_leaves_the_battle_as_it_was() -> None:
    scene = with_chapter(LURKING)
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank inf")
    scene.order(0, "attack d with tank_1")
    assert asked(scene) == [(AMBUSH, 1)]
    battle = scene.battle
    assert scene.position.copy().table.battle is not battle
    scene.position.apply(1, LetPass(), Scripted([3]))
    check_position(scene.position, reloaded)
    assert scene.position.table.battle is battle
    assert asked(scene) == [("defender_salvo", 1)]


@clause("SA-goals2-13")
@pytest.mark.parametrize(("seat", "next_seat"), [(0, 1), (1, 0)])
def test_whoever_resigns_while_a_question_lies_on_his_battle_leaves_nothing_open(seat: int, next_seat: int) -> None:
    scene = with_chapter(LURKING, THREE)
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank inf")
    scene.army(2, "a", "tank")
    scene.order(0, "attack d with tank_1")
    assert asked(scene) == [(AMBUSH, 1), (AMBUSH, 2)]
    scene.order(seat, "resign")
    assert scene.position.table.battle is None
    assert asked(scene) == [("movement", next_seat)]


def test_several_seats_answer_one_question_and_a_save_knows_who_has() -> None:
    scene = with_chapter(LURKING, THREE)
    scene.army(0, "c", "tank")
    scene.order(0, "move tank_1 b")
    assert asked(scene) == [(AMBUSH, 1), (AMBUSH, 2)]
    say(scene, 2, LetPass())
    assert asked(scene) == [(AMBUSH, 1)]
    dumped: dict[str, Any] = scene.position.dump()
    assert dumped["table"]["agenda"] == [
        {"is_entered": True, "answered": 0, "matter": None},
        {"is_entered": True, "answered": 4, "matter": scene.unit("tank_1")},
    ]
    twin = reloaded(scene.position, dumped)
    assert [decision.seat for decision in twin.pending()] == [1]
    twin.apply(1, Shoot(), Scripted([]))
    assert (twin.table.points[scene.unit("tank_1")], scene.points("tank_1")) == (0, "1")
    assert [decision.kind for decision in twin.pending()] == ["movement"]


def test_an_ordinary_save_is_written_and_read_as_ever() -> None:
    scene = Scene(owners=MINE)
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank inf")
    turn, fight = scene.rules.track(TURN), scene.rules.track(FIGHT)
    scene.order(0, "attack d with tank_1", [3])
    saved: dict[str, Any] = scene.position.dump()
    data = saved["table"]
    salvo = scene.rules.places[fight]["defender_salvo"]
    assert (data["frames"], data["is_entered"], data["is_done"]) == ([turn, 0, fight, salvo], True, False)
    assert data["battle"]["field"] == scene.rules.board.index["d"]
    assert "agenda" not in data
    frames = load_table(scene.rules, {**data, "is_entered": False, "is_done": True}).frames
    assert [(frame.is_entered, frame.answered) for frame in frames] == [(True, 0), (False, EVERYBODY)]
    assert [isinstance(frame.matter, Battle) for frame in frames] == [False, True]
    assert all(frames[-1].has_answered(seat) for seat in range(6))


class Bell(Step):
    """Lays a question on the agenda when the movement phase is over, and says where to go on."""

    name = "bell"
    after = "movement"

    def leave(self, state: State, chance: Chance) -> str:
        push(state, "chime")
        return "production"


class LastBell(Step):
    """The same at the very end of a turn."""

    name = "last_bell"
    after = "turn_end"

    def leave(self, state: State, chance: Chance) -> str:
        push(state, "chime")
        return ""


class Chime(Step):
    name = "chime"
    track = "chime"

    def deciders(self, table: Table) -> list[int]:
        return [] if table.is_answered() else [1]

    def default(self, sight: Sight) -> Order | None:
        return Hear()


class Hear(Order):
    kind: ClassVar[str] = "hear"


class HearRule(OrderRule):
    order: ClassVar[type[Order]] = Hear
    steps: ClassVar[tuple[str, ...]] = ("chime",)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(Hear())

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


BELLS = Chapter(
    id="bells", clause="SA-terrain-1", contributions={"step": (Bell, LastBell, Chime), "order": (HearRule,)}
)


def test_a_step_that_lays_a_track_in_leaving_is_left_once() -> None:
    scene = with_chapter(BELLS)
    scene.army(0, "a", "tank")
    scene.army(1, "d", "tank")
    scene.order(0, "end_movement")
    assert asked(scene) == [("chime", 1)]
    say(scene, 1, Hear())
    assert asked(scene) == [("production", 0)]
    scene.order(0, "end_production")
    assert asked(scene) == [("chime", 1)]
    say(scene, 1, Hear())
    assert asked(scene) == [("movement", 1)]


def test_frames_are_copied_with_what_they_are_about() -> None:
    prey = Prey()
    frame = Frame(3, prey)
    frame.answer(2)
    twin = frame.copy()
    prey.unit = 7
    assert isinstance(twin.matter, Prey)
    assert (twin.track, twin.place, twin.is_entered, twin.answered, twin.matter.unit) == (3, 0, False, 4, -1)
    frame.go_to(1)
    assert (frame.place, frame.answered, twin.has_answered(2), twin.has_answered(1)) == (1, 0, True, False)


def test_a_matter_that_no_chapter_brings_is_missed() -> None:
    with pytest.raises(BadRulebook, match="unknown_part"):
        Scene().rules.new_matter(AMBUSH)
    for call in (Matter().copy, Matter().dump, lambda: Matter().load(1)):
        with pytest.raises(NotImplementedError):
            call()
