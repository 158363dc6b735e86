"""The machine refuses chapters that it cannot hold together, and a step that replaces another keeps its name."""

from dataclasses import replace
from typing import Any, ClassVar

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Chance, Scripted
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.notation import Notation
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter, Library, assemble
from velmoci.kernel.sentences import Sentences
from velmoci.salva.base.orders import Attack, FightOn
from velmoci.salva.battle_seams import Cover, Ending, FireFactor, FireMode, Shot
from velmoci.salva.chapters.political_buildings import PoliticalBuildingsGoal
from velmoci.salva.chapters.submarines import CHAPTER as SUBMARINES
from velmoci.salva.flow import run
from velmoci.salva.library import LIBRARY
from velmoci.salva.map_seams import FieldFactor, Item, PaceFactor, PriceFactor, RangeFactor, Site
from velmoci.salva.numbers import Chain, Inexact, whole_parts
from velmoci.salva.seams import (
    BATTLE,
    FIELD,
    FIGHT,
    HIDDEN,
    MARK,
    OWN,
    SEAT,
    TABLE,
    UNIT,
    Column,
    OrderRule,
    RulePart,
    SliceSpec,
    Step,
)
from velmoci.salva.state import Sight, Slice, State, Table
from velmoci.salva.units import Kind

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def chapter(id: str, **contributions: tuple[Any, ...]) -> Chapter:
    return Chapter(id=id, clause="SA-terrain-1", contributions=contributions)


def with_chapters(*chapters: Chapter) -> Library:
    return replace(LIBRARY, chapters=(*LIBRARY.chapters, *chapters))


def why_refused(*chapters: Chapter) -> dict[str, object]:
    """What is said against a game with all these chapters on."""
    with pytest.raises(BadRulebook, match="name_twice") as refused:
        Scene([chapter.id for chapter in chapters], library=with_chapters(*chapters))
    return dict(refused.value.values)


@clause("SA-chapters-2")
@pytest.mark.parametrize("of", [UNIT, FIELD, SEAT, BATTLE, MARK])
def test_two_chapters_with_one_column_or_mark_are_refused(of: str) -> None:
    rain, snow = chapter("rain", column=(Column("depth", of),)), chapter("snow", column=(Column("depth", of, 1),))
    said = {"seam": "column", "name": f"{of} depth", "chapter": "snow", "other": "rain"}
    assert why_refused(rain, snow) == said


@clause("SA-chapters-2")
@pytest.mark.parametrize("of", [TABLE, OWN, HIDDEN])
def test_two_chapters_with_one_slice_are_refused(of: str) -> None:
    rain, snow = (chapter(id, slice=(SliceSpec("depth", of, Slice),)) for id in ("rain", "snow"))
    assert why_refused(rain, snow) == {"seam": "slice", "name": f"{of} depth", "chapter": "snow", "other": "rain"}


@clause("SA-chapters-2")
def test_a_shipped_column_cannot_be_brought_again() -> None:
    column = SUBMARINES.contributions["column"][0]
    again = chapter("again", column=(Column(column.name, column.of),))
    with pytest.raises(BadRulebook, match="name_twice") as refused:
        assemble(with_chapters(again), ["naval", "second_line", "submarines", "again"])
    assert (refused.value.values["chapter"], refused.value.values["other"]) == ("again", "submarines")


@clause("SA-chapters-2")
def test_one_name_may_stand_for_a_column_of_units_and_one_of_fields() -> None:
    rain, snow = chapter("rain", column=(Column("depth", UNIT),)), chapter("snow", column=(Column("depth", FIELD),))
    rules = Scene(["rain", "snow"], library=with_chapters(rain, snow)).rules
    assert (rules.unit_columns[-1].name, rules.field_columns[-1].name) == ("depth", "depth")


class Pray(Order):
    kind: ClassVar[str] = "pray"


class Plead(Order):
    kind: ClassVar[str] = "pray"


PRAY = Pray()


class PrayRule(OrderRule):
    order: ClassVar[type[Order]] = Pray
    steps: ClassVar[tuple[str, ...]] = ("retreat_choice",)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(PRAY)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        """Nothing comes of it."""


class PleadRule(PrayRule):
    order: ClassVar[type[Order]] = Plead


@clause("SA-chapters-2")
def test_two_chapters_with_one_kind_of_order_are_refused() -> None:
    rain, snow = chapter("rain", order=(PrayRule,)), chapter("snow", order=(PleadRule,))
    assert why_refused(rain, snow) == {"seam": "order", "name": "pray", "chapter": "snow", "other": "rain"}


def test_a_notation_refuses_two_kinds_of_order_with_one_name() -> None:
    with pytest.raises(ValueError, match=r"'pray': .*test_assembling.Pray and .*test_assembling.Plead"):
        Notation((Attack, Pray, Plead))
    assert Notation((Pray, Attack, Pray)).kinds == {"pray": Pray, "attack": Attack}


class Puddle(Step):
    name = "puddle"


class Puddles(Step):
    name = "puddle"
    track = "round"


class Umbrella(Item):
    name = "umbrella"


class Parasol(Item):
    name = "umbrella"


class FakeTank(Item):
    name = "tank"


@clause("SA-chapters-2")
@pytest.mark.parametrize(
    ("seam", "one", "two", "name"), [("step", Puddle, Puddles, "puddle"), ("item", Umbrella, Parasol, "umbrella")]
)
def test_two_chapters_with_one_step_or_item_are_refused(
    seam: str, one: type[RulePart], two: type[RulePart], name: str
) -> None:
    rain, snow = chapter("rain", **{seam: (one,)}), chapter("snow", **{seam: (two,)})
    assert why_refused(rain, snow) == {"seam": seam, "name": name, "chapter": "snow", "other": "rain"}


@clause("SA-chapters-2")
def test_an_item_named_as_a_kind_of_unit_is_refused() -> None:
    said = {"seam": "item", "name": "tank", "chapter": "rain", "other": "minimal"}
    assert why_refused(chapter("rain", item=(FakeTank,))) == said


def test_the_refusal_names_both_chapters_in_both_languages() -> None:
    values = {"seam": "step", "name": "puddle", "chapter": "snow", "other": "rain"}
    for language in ("cs", "en"):
        said = Sentences(language).say("error-name-twice", values)
        assert all(word in said for word in values.values())


class Vote(Step):
    """Asks the attacker in words of its own."""

    name = "vote"
    track = FIGHT
    replaces = "retreat_choice"

    def deciders(self, table: Table) -> list[int]:
        return [] if table.is_answered() else [int(table.on_turn)]

    def default(self, sight: Sight) -> Order | None:
        return FightOn()


class Recount(Vote):
    name = "recount"
    replaces = "vote"


class Whistle(Step):
    name = "whistle"
    track = FIGHT
    after = "retreat_choice"


VOTE = chapter("vote", step=(Vote,), order=(PrayRule,))
RECOUNT = chapter("recount", step=(Recount, Whistle))


@clause("SA-chapters-8")
@pytest.mark.parametrize("chapters", [(VOTE,), (VOTE, RECOUNT)], ids=["once", "twice"])
def test_a_step_that_replaces_another_answers_to_the_old_name(chapters: tuple[Chapter, ...]) -> None:
    scene = Scene([each.id for each in chapters], owners=MINE, library=with_chapters(*chapters))
    fight = scene.rules.track(FIGHT)
    step = scene.rules.tracks[fight][scene.rules.places[fight]["retreat_choice"]]
    assert step.name == chapters[-1].id
    assert all(scene.rules.places[fight][name] == scene.rules.places[fight][step.name] for name in ("vote", step.name))
    scene.army(0, "c", "tank tank")
    scene.army(1, "d", "tank inf")
    scene.order(0, "attack d with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    decision = scene.position.pending()[0]
    assert decision.kind == "retreat_choice"
    assert scene.position.view(0).to_json()["phase"] == "retreat_choice"
    assert {str(order) for order in decision} == {"fight_on", "retreat", "pray"}
    assert scene.refusal(0, "end_movement").values["step"] == "retreat_choice"
    scene.position.apply(0, PRAY, Scripted([]))
    scene.order(0, "fight_on", [3])
    assert scene.position.pending()[0].kind == "attacker_salvo"


@clause("SA-minimal-67")
def test_the_battle_comes_back_to_a_step_that_took_the_place_of_the_retreat() -> None:
    scene = Scene(["vote"], owners=MINE, library=with_chapters(VOTE))
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank inf")
    scene.order(0, "attack d with tank_1", [3])
    table = scene.position.table
    table.frames[-1].go_to(scene.rules.places[table.frames[-1].track]["retreat_to"])
    run(scene.position, Scripted([]))
    assert [decision.kind for decision in scene.position.pending()] == ["retreat_choice"]


def test_a_later_part_finds_its_place_beside_a_step_by_its_old_name() -> None:
    rules = Scene(["vote", "recount"], library=with_chapters(VOTE, RECOUNT)).rules
    names = [step.name for step in rules.tracks[rules.track(FIGHT)]]
    assert names[names.index("recount") + 1] == "whistle"


class Sevenths(PriceFactor):
    name = "sevenths"

    def apply(self, table: Table, seat: i64, item: Item, field: i64, chain: Chain) -> None:
        chain.times(1, 7, "tax", "SA-terrain-1")


class Stony(PaceFactor):
    name = "stony"

    def apply(self, table: Table, unit: i64, kind: Kind, origin: i64, field: i64, chain: Chain) -> None:
        chain.times(8, 7, "stones", "SA-terrain-1")


class Tired(RangeFactor):
    name = "tired"

    def apply(self, table: Table, unit: i64, chain: Chain) -> None:
        chain.times(6, 7, "fatigue", "SA-terrain-1")


class Drought(FieldFactor):
    name = "drought"

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.times(1, 7, "drought", "SA-terrain-1")


def play_a_turn(scene: Scene) -> None:
    """A unit moves, and another is bought."""
    scene.army(0, "b", "tank")
    scene.order(0, "move tank_1 a")
    scene.order(0, "end_movement")
    scene.order(0, "buy tank b")


@clause("SA-conv-1")
@pytest.mark.parametrize(
    ("seam", "part", "said"),
    [
        ("price", Sevenths, r"price: 1/7 .* tax \(SA-terrain-1\)"),
        ("pace", Stony, r"movement: 8/7 .* stones \(SA-terrain-1\)"),
        ("range", Tired, r"movement: 12/7 .* fatigue \(SA-terrain-1\)"),
        ("production", Drought, r"production: 1/7 .* drought \(SA-terrain-1\)"),
    ],
)
def test_a_factor_that_forgets_its_denominator_is_named_and_nothing_is_rounded(
    seam: str, part: type[RulePart], said: str
) -> None:
    scene = Scene(["fault"], owners=MINE, library=with_chapters(chapter("fault", **{seam: (part,)})))
    with pytest.raises(Inexact, match=said):
        play_a_turn(scene)


@clause("SA-political_buildings-3")
def test_political_points_are_never_rounded_either() -> None:
    fault = chapter("fault", production=(Drought,))
    scene = Scene(["factories", "political_buildings", "fault"], owners=MINE, library=with_chapters(fault))
    assert isinstance(scene.rules.goal, PoliticalBuildingsGoal)
    scene.army(0, "b", "tank")
    with pytest.raises(Inexact, match=r"political points: 1/7 .* drought"):
        scene.order(0, "end_movement")


@clause("SA-conv-1")
def test_an_amount_that_cannot_be_counted_is_an_error() -> None:
    rules = Scene().rules
    assert whole_parts(3, 4, 8, "points") == 6
    with pytest.raises(Inexact, match=r"points: 1/7 is no whole number of parts, \d+ to the point$"):
        rules.in_parts(1, 7)


class Fog(FireFactor):
    name = "fog"

    def apply(self, shot: Shot, chain: Chain) -> None:
        chain.times(1, 7, "fog", "SA-terrain-1")


@clause("SA-minimal-47")
def test_strength_is_exact_whatever_a_factor_is() -> None:
    scene = Scene(["fog"], owners=MINE, library=with_chapters(chapter("fog", fire=(Fog,))))
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank inf")
    scene.order(0, "attack d with tank_1", [3])
    scene.order(1, "fire tank_2 tank_1")
    shot = next(event for event in scene.events if event.seen_by_all().sentence == "shot")
    assert shot.seen_by_all().values["points"] == "1/7"


class Shade(Cover):
    name = "shade"
    clause = "SA-terrain-2"
    code = "in_the_shade"


class Dusk(Ending):
    name = "dusk"
    clause = "SA-terrain-3"


class Blindly(FireMode):
    name = "blindly"
    takes_attack_strength = True


class Tent(Umbrella):
    clause = "SA-terrain-4"
    after = "elsewhere"


def test_a_part_from_outside_the_package_says_in_its_body_what_it_is() -> None:
    rules = Scene().rules
    shade, dusk, mode, tent, step = Shade(rules), Dusk(rules), Blindly(rules), Tent(rules), Recount(rules)
    assert (shade.clause, shade.code) == ("SA-terrain-2", "in_the_shade")
    assert (dusk.clause, mode.takes_attack_strength) == ("SA-terrain-3", True)
    assert (tent.name, tent.clause, tent.after) == ("umbrella", "SA-terrain-4", "elsewhere")
    assert (step.name, step.replaces, step.track, step.clause) == ("recount", "vote", FIGHT, "SA-minimal-17")


class Barracks(Site):
    name = "barracks"

    def takes(self, kind: Kind) -> bool:
        return kind.id == "tank"


class Depot(Barracks):
    name = "depot"


@clause("SA-chapters-2")
def test_two_sites_for_one_kind_of_unit_are_refused() -> None:
    library = with_chapters(chapter("camps", site=(Barracks,)), chapter("depots", site=(Depot,)))
    for alone in ("camps", "depots"):
        assert "tank" in Scene([alone], owners=MINE, library=library).rules.items
    with pytest.raises(BadRulebook, match="name_twice") as refused:
        Scene(["camps", "depots"], owners=MINE, library=library)
    assert refused.value.values == {"seam": "site", "name": "tank", "chapter": "depots", "other": "camps"}
