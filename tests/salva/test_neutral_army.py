"""Neutral armies (SA-neutral_army): nobody's units, whom they shoot at, and how many of them there are."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.arms import row
from tests.salva.scenes import TABLE, Scene
from tests.salva.test_landing import load
from tests.salva.test_naval import CANAL
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import wake
from velmoci.salva.battle_seams import FireFactor, Shot, Sleepers
from velmoci.salva.chapters.hold_lists import lists
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY, scenario_rulebook
from velmoci.salva.numbers import Chain
from velmoci.salva.position import new_position
from velmoci.salva.units import read_kinds, standard_kinds

ON = ("neutral_army",)
LINE = {"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"]}
ENDS = {"a": 0, "d": 1}
PLAIN_FIRE = {"salvo_table": "none", "first_salvo_factor": "1"}
NEUTRAL = "attack = {}\ndefence = { unarmoured = 1, armoured = 1, air = 1 }"
FAINT = "attack = { unarmoured = 1 }\ndefence = {}"
FEARED = row("weak", "minimal", "unarmoured", "1", FAINT) + row(
    "soft", "minimal", "unarmoured", "1", FAINT, 1, 'vulnerability = { all = "2" }'
)
TEXT = (
    TABLE.replace("[unit.tank]", f"{FEARED}[unit.tank]")
    + row("giant", "minimal", "armoured", "1", "attack = { unarmoured = 6 }\ndefence = {}")
    + row("neutral", "neutral_army", "unarmoured", "0", NEUTRAL, 0)
)
KINDS = read_kinds(Document("neutrals", TEXT))
"""The fixture table with more kinds to be feared: `inf` and `tank` have strength 2, `weak` 1, `soft` 1 but twice as
vulnerable, `giant` 6."""


class Fortune(FireFactor):
    """Tanks hit three times as hard today."""

    name = "fortune"

    def apply(self, shot: Shot, chain: Chain) -> None:
        if shot.shooter.kind.id == "tank":
            chain.times(3, 1, self.name, "SA-conv-1")


class Veterans(FireFactor):
    """All tanks of the first seat hit three times as hard for ever, in battles of whose field it is no owner."""

    name = "veterans"
    is_lasting = True

    def apply(self, shot: Shot, chain: Chain) -> None:
        is_abroad = shot.table.owner[shot.battle.field] != 0
        if shot.shooter.kind.id == "tank" and is_abroad:
            chain.times(3, 1, self.name, "SA-conv-1")


class Constant(Chance):
    """A die that always shows the same."""

    def roll(self, sides: i64) -> i64:
        return 3


def scene_of(
    chapters: Sequence[str] = (), marks: Mapping[str, Mapping[str, object]] | None = None, **options: object
) -> Scene:
    """Four fields in a row, of which the two in the middle are neutral."""
    given = {**PLAIN_FIRE, **options}
    return Scene([*ON, *chapters], ENDS, marks, given, fields=LINE, sea=(), units=KINDS).begin()


def hurt(scene: Scene, name: str, points: int) -> None:
    """A unit has so many points of damage."""
    scene.position.table.damage[scene.unit(name)] = 6 * points


def neutrals(scene: Scene, field: str = "b") -> list[str]:
    """The neutral units on a field, as everybody sees them."""
    shown: Any = scene.position.view(-1).to_json()
    return [one["unit"] for one in shown["units"] if one["field"] == field and one["owner"] is None]


def shots(scene: Scene) -> list[tuple[str, str, str]]:
    """Who shot at whom in the last order, and the points."""
    told = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "shot"]
    return [(str(one.values["unit"]), str(one.values["target"]), str(one.values["points"])) for one in told]


def targets(scene: Scene, army: str, damaged: Mapping[str, int] | None = None, roll: int = 3) -> list[str]:
    """The targets of the first salvo at an army that attacks `b`, one after the other."""
    names = scene.army(0, "a", army)
    for name, points in (damaged or {}).items():
        hurt(scene, name, points)
    scene.order(0, f"attack b with {', '.join(names)}", [roll])
    return [target for _, target, _ in shots(scene)]


def marks(scene: Scene) -> list[tuple[str, str, str]]:
    shown: Any = scene.position.view(-1).to_json()
    return [(one["name"], one["field"], one["value"]) for one in shown["marks"]]


def sleepers(scene: Scene, field: str = "b") -> list[tuple[int, Fraction]]:
    """The possible sizes of an army that nobody knows, with their likelihoods."""
    found: list[Sleepers] = []
    for muster in scene.rules.musters:
        found += muster.sleepers(scene.position.table, scene.rules.board.index[field])
    assert {one.kind.id for one in found} <= {"neutral"}
    return [(one.count, Fraction(one.num, one.den)) for one in found]


def retreat(scene: Scene) -> None:
    """The attackers of `b` shoot no more and go home after the next salvo of the defender."""
    for word in ("retreat", "hold_fire"):
        scene.position.apply(0, scene.notation.parse(word), Constant())


@clause("SA-neutral_army-1", "SA-neutral_army-2")
def test_three_units_of_nobody_stand_on_every_neutral_field() -> None:
    scene = Scene(ON, ENDS, fields=LINE, sea=(), units=KINDS)
    scene.order(-1, "begin")
    assert neutrals(scene, "b") == ["neutral_1", "neutral_2", "neutral_3"]
    assert neutrals(scene, "c") == ["neutral_4", "neutral_5", "neutral_6"]
    assert (neutrals(scene, "a"), neutrals(scene, "d")) == ([], [])
    [told] = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "armies-stand"]
    assert dict(told.values) == {"fields": ["b", "c"], "count": 3}
    assert marks(scene) == []


@clause("SA-neutral_army-1")
@pytest.mark.parametrize(
    ("options", "told"),
    [({"neutral_size": "random"}, ["armies-asleep"]), ({"neutral_fields": ""}, []), ({}, ["armies-stand"])],
)
def test_where_armies_stand_or_sleep_is_told_and_nothing_where_there_are_none(
    options: dict[str, object], told: list[str]
) -> None:
    scene = Scene(ON, ENDS, None, options, fields=LINE, sea=(), units=KINDS)
    assert [sentence for sentence in scene.order(-1, "begin") if sentence.startswith("armies-")] == told


@clause("SA-neutral_army-8")
def test_no_army_stands_at_sea() -> None:
    with pytest.raises(BadRulebook, match="SA-neutral_army-8"):
        Scene([*ON, "naval"], ENDS, None, {"neutral_fields": "b c"}, fields=LINE, sea=("c",), units=KINDS).begin()


@clause("SA-neutral_army-2", "SA-neutral_army-11", "R4-47")
def test_they_neither_move_nor_attack_and_nobody_orders_or_buys_them() -> None:
    scene = scene_of()
    assert scene.refused(0, "move neutral_1 c") == "SA-minimal-27"
    assert scene.refused(0, "attack c with neutral_1") == "SA-minimal-27"
    scene.order(0, "end_movement")
    assert scene.refused(0, "buy neutral a") == "SA-chapters-5"
    assert neutrals(scene) == ["neutral_1", "neutral_2", "neutral_3"]


@clause("SA-neutral_army-1", "SA-neutral_army-2")
def test_a_neutral_field_is_conquered_when_its_army_is_gone() -> None:
    scene = scene_of(neutral_base=1)
    names = scene.army(0, "a", "giant giant")
    scene.order(0, f"attack b with {', '.join(names)}", [3])
    scene.order(0, "fight_on", [3])
    assert "conquered" in scene.order(0, "fire giant_3 neutral_1")
    assert (scene.owner("b"), neutrals(scene)) == (0, [])


@clause("SA-neutral_army-2", "SA-neutral_army-11", "R4-47")
def test_they_stand_in_the_first_line_and_fire_in_every_salvo() -> None:
    scene = scene_of(["second_line"])
    names = scene.army(0, "a", "inf inf inf")
    scene.order(0, f"attack b with {', '.join(names)}")
    assert scene.asked() == [(0, "attacker_lines")], "nobody is asked for the lines of the defender"
    scene.order(0, "lines inf_9 2", [3])
    assert [shooter for shooter, _, _ in shots(scene)] == ["neutral_1", "neutral_2", "neutral_3"]
    assert [scene.battle.line[place] for place in scene.battle.standing(1)] == [1, 1, 1]
    assert "inf_9" not in [target for _, target, _ in shots(scene)], "who stands behind is no legal target"
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    assert [shooter for shooter, _, _ in shots(scene)] == ["neutral_1", "neutral_2", "neutral_3"]


@clause("SA-neutral_army-3", "TV4-31")
def test_the_greatest_threat_is_shot_at_first() -> None:
    assert targets(scene_of(neutral_base=1), "inf weak", {"weak_4": 4}) == ["weak_4"], "1/2 against 1/3"
    assert targets(scene_of(neutral_base=1), "inf weak", {"weak_4": 2}) == ["inf_3"], "1/4 against 1/3"
    assert targets(scene_of(neutral_base=1), "inf giant") == ["giant_4"]


@clause("SA-neutral_army-3", "SA-neutral_army-4", "TS4-11")
def test_with_four_points_of_damage_the_threat_is_three_times_as_great() -> None:
    """A giant has three times the strength of a tank, and comes after it in the table."""
    assert targets(scene_of(neutral_base=1), "giant tank", {"tank_4": 4}) == ["tank_4"], "1 against 1: the table"
    assert targets(scene_of(neutral_base=1), "giant tank", {"tank_4": 3}) == ["giant_3"], "2/3 against 1"
    scene = scene_of(neutral_base=1)
    scene.army(0, "a", "giant tank")
    scene.position.table.damage[scene.unit("tank_4")] = 23
    scene.order(0, "attack b with giant_3, tank_4", [3])
    assert [target for _, target, _ in shots(scene)] == ["giant_3"], "12/13 against 1: no rounding"


@clause("SA-neutral_army-5", "TV4-32")
def test_of_equal_threats_the_kind_that_comes_first_in_the_table_is_shot_at() -> None:
    assert targets(scene_of(neutral_base=1), "tank inf") == ["inf_4"]
    assert targets(scene_of(neutral_base=1), "tank soft") == ["soft_4"], "2 times 1 and 1 times 2"
    assert targets(scene_of(neutral_base=1), "soft inf") == ["inf_4"]
    assert targets(scene_of(neutral_base=1), "inf inf") == ["inf_3"], "the smaller number"


@clause("SA-neutral_army-5")
@pytest.mark.parametrize(("order", "first"), [("1 2 3", "inf_3"), ("2 1 3", "inf_4")])
def test_then_who_had_the_first_turn_of_the_game_is_shot_at(order: str, first: str) -> None:
    fields = {**LINE, "d": ["c", "e"], "e": ["d"]}
    options = {**PLAIN_FIRE, "neutral_base": 1, "turn_order": order}
    scene = Scene([*ON, "alliance"], {**ENDS, "e": 2}, None, options, 3, fields, (), units=KINDS).begin()
    if order == "2 1 3":
        scene.order(1, "end_movement")
        scene.order(1, "end_production")
    scene.army(0, "a", "inf")
    scene.army(1, "a", "inf")
    table = scene.position.table
    table.unit_columns[scene.rules.unit_column("commander")][scene.unit("inf_4")] = 0
    scene.order(0, "attack b with inf_3, inf_4")
    scene.order(1, "agree", [3])
    assert [target for _, target, _ in shots(scene)] == [first]


@clause("SA-neutral_army-6", "R4-35", "TV4-33")
def test_what_is_left_of_the_fire_goes_on_to_the_next() -> None:
    scene = scene_of(["terrain"], {"b": {"defence": "4"}}, neutral_base=1)
    assert targets(scene, "inf inf", {"inf_3": 5}) == ["inf_3", "inf_4"]
    assert shots(scene) == [("neutral_1", "inf_3", "1"), ("neutral_1", "inf_4", "3")]


@clause("SA-neutral_army-6", "R4-35")
def test_they_fire_one_after_another_and_see_what_the_others_did() -> None:
    scene = scene_of(neutral_base=6)
    assert targets(scene, "inf tank") == ["inf_13"] * 6, "whoever is hurt is the greater threat"
    scene = scene_of(neutral_base=9)
    assert targets(scene, "inf tank", {"tank_20": 1}) == ["tank_20"] * 5 + ["inf_19"] * 4


@clause("SA-neutral_army-6", "R4-35")
def test_whom_they_have_no_strength_against_they_skip() -> None:
    soft = read_kinds(Document("soft", TEXT.replace(NEUTRAL, "attack = {}\ndefence = { unarmoured = 1 }")))
    scene = Scene(ON, ENDS, None, {**PLAIN_FIRE, "neutral_base": 1}, fields=LINE, sea=(), units=soft).begin()
    assert targets(scene, "giant inf") == ["inf_4"]
    scene = Scene(ON, ENDS, None, {**PLAIN_FIRE, "neutral_base": 1}, fields=LINE, sea=(), units=soft).begin()
    scene.army(0, "a", "giant")
    told = scene.order(0, "attack b with giant_3")
    assert ("salvo" in told, scene.asked()) == (False, [(0, "retreat_choice")]), "nobody to shoot at, and no roll"


@clause("SA-neutral_army-7", "R4-35")
def test_the_ground_does_not_make_anybody_more_dangerous_but_a_half_is_weighed_as_one() -> None:
    """Roughness multiplies what is done to a tank: in the formula it does not count, and so the table decides."""
    rough = {"b": {"roughness": "3"}}
    assert targets(scene_of(["terrain"], rough, neutral_base=1), "tank inf") == ["inf_4"]
    scene = scene_of(["half_units"], neutral_base=1, half_kinds="inf")
    scene.army(0, "a", "inf tank")
    scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit("inf_3")] = 1
    scene.order(0, "attack b with inf_3, tank_4", [3])
    assert shots(scene) == [("neutral_1", "inf_3", "2")], "half the strength, twice as vulnerable: equal; the table"
    scene = scene_of(["half_units"], neutral_base=1, half_kinds="giant")
    scene.army(0, "a", "inf giant")
    scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit("giant_4")] = 1
    hurt(scene, "inf_3", 4)
    scene.order(0, "attack b with inf_3, giant_4", [3])
    assert shots(scene)[0][1] == "inf_3", "6/6 against 2/2, and the table; as a whole with the ground it would lose"


@clause("SA-neutral_army-7", "R4-35")
@pytest.mark.parametrize(("factor", "first"), [(Fortune, "inf_4"), (Veterans, "tank_3")])
def test_only_what_lasts_makes_somebody_more_dangerous(factor: type[FireFactor], first: str) -> None:
    chapter = Chapter(id="toy", clause="SA-conv-1", needs=("minimal",), contributions={"fire": (factor,)})
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, chapter))
    options = {**PLAIN_FIRE, "neutral_base": 1}
    scene = Scene([*ON, "toy"], ENDS, None, options, fields=LINE, sea=(), library=library, units=KINDS).begin()
    assert targets(scene, "tank inf") == [first], "of equal threats the table decides"


@clause("SA-neutral_army-3", "SA-neutral_army-7", "R4-35")
@pytest.mark.parametrize(
    "row",
    [
        'attack = {}\ndefence = { unarmoured = 1, armoured = 1 }\nvulnerability = { armoured = "3" }',
        "attack = {}\ndefence = { unarmoured = 1, armoured = 3 }",
    ],
)
def test_neither_what_hurts_a_neutral_unit_nor_its_own_strength_counts(row: str) -> None:
    """Otherwise the tank would be the greater threat: the unit is weak against armour, or strong against it."""
    kinds = read_kinds(Document("neutrals", TEXT.replace(NEUTRAL, row)))
    scene = Scene(ON, ENDS, None, {**PLAIN_FIRE, "neutral_base": 1}, fields=LINE, sea=(), units=kinds).begin()
    assert targets(scene, "tank inf") == ["inf_4"]


@clause("SA-neutral_army-3", "SA-neutral_army-4", "SA-neutral_army-5")
def test_the_greatest_of_three_threats_is_shot_at_wherever_it_stands() -> None:
    for army, first in (
        ("weak giant weak", "giant_4"),
        ("giant weak weak", "giant_3"),
        ("weak weak giant", "giant_5"),
        ("tank inf inf", "inf_4"),
        ("tank inf tank", "inf_4"),
    ):
        assert targets(scene_of(neutral_base=1), army) == [first], army


@clause("SA-neutral_army-3", "SA-neutral_army-5")
def test_who_is_no_threat_at_all_is_shot_at_by_the_order_of_the_table() -> None:
    """None of them can hurt a neutral unit; `dove` stands before `lamb`, and both after the neutral unit."""
    harmless = "attack = { armoured = 1 }\ndefence = {}"
    rows = row("dove", "minimal", "unarmoured", "1", harmless) + row("lamb", "minimal", "unarmoured", "1", harmless)
    strong = TEXT.replace(NEUTRAL, "attack = {}\ndefence = { unarmoured = 6 }")
    kinds = read_kinds(Document("neutrals", strong + rows))
    scene = Scene(ON, ENDS, None, {**PLAIN_FIRE, "neutral_base": 2}, fields=LINE, sea=(), units=kinds).begin()
    assert targets(scene, "lamb dove lamb") == ["dove_6", "lamb_5"], "who is destroyed is not shot at again"
    scene = Scene(ON, ENDS, None, {**PLAIN_FIRE, "neutral_base": 1}, fields=LINE, sea=(), units=kinds).begin()
    assert targets(scene, "lamb dove") == ["dove_4"]


@clause("SA-neutral_army-8", "R4-38")
def test_by_the_option_armies_stand_on_rich_fields_or_on_those_that_are_named() -> None:
    rich = {"c": {"production": "3"}, "b": {"production": "1/2"}}
    scene = scene_of(marks=rich, neutral_fields="rich")
    assert (neutrals(scene, "b"), len(neutrals(scene, "c"))) == ([], 3)
    scene = scene_of(neutral_fields="a b")
    assert (len(neutrals(scene, "b")), neutrals(scene, "c"), neutrals(scene, "a")) == (3, [], []), "a is not neutral"
    assert neutrals(scene_of(neutral_fields=""), "b") == []
    with pytest.raises(BadRulebook, match="SA-neutral_army-8"):
        scene_of(neutral_fields="b nowhere")


@clause("SA-neutral_army-8")
def test_a_shipped_map_can_have_armies_on_its_rich_fields_alone() -> None:
    counts = []
    for fields in ("all", "rich"):
        position = new_position(scenario_rulebook("sleeping_lands", options={"neutral_fields": fields}))
        position.apply(TABLE_SEAT, Begin(), Seeded(1))
        while position.table.round == 0:
            asked = position.pending()[0]
            order = asked.default()
            assert order is not None
            position.apply(asked.seat, order, Seeded(1))
        counts.append(str(position.public_json()["marks"]).count("sleeping_army"))
    assert counts[0] > counts[1] > 0


@clause("SA-neutral_army-9", "R4-36", "TS4-12")
def test_a_random_army_is_rolled_when_its_field_is_first_attacked() -> None:
    scene = scene_of(neutral_size="random")
    names = scene.army(0, "a", "inf")
    assert (names, neutrals(scene)) == (["inf_1"], [])
    assert marks(scene) == [("sleeping_army", "b", "?"), ("sleeping_army", "c", "?")]
    told = scene.order(0, "attack b with inf_1", [1, 2, 5, 3])
    assert told[:3] == ["battle-declared", "army-awakes", "salvo"]
    assert scene.events[1].seen_by_all().values["count"] == 12
    assert len(neutrals(scene)) == 12
    assert marks(scene) == [("sleeping_army", "c", "?")]
    assert scene.position.table.numbered(2) >= 0


@clause("SA-neutral_army-9", "R4-36")
@pytest.mark.parametrize(("most", "rolls", "count"), [(12, [1, 2, 1], 12), (11, [1, 1], 6), (3, [2], 3), (3, [3], 3)])
def test_a_doubling_beyond_the_most_is_not_made_and_ends_the_rolls(most: int, rolls: list[int], count: int) -> None:
    scene = scene_of(neutral_size="random", neutral_max=most)
    scene.army(0, "a", "giant")
    scene.order(0, "attack b with giant_1", [*rolls, 3])
    assert scene.events[1].seen_by_all().values["count"] == count


@clause("SA-neutral_army-9")
def test_the_most_is_not_below_the_base() -> None:
    with pytest.raises(BadRulebook, match="SA-neutral_army-9"):
        scene_of(neutral_base=4, neutral_max=3)
    assert len(neutrals(scene_of(neutral_base=4, neutral_max=4))) == 4


@clause("SA-neutral_army-9", "TV4-34")
def test_the_rule_is_known_to_everybody() -> None:
    known = sleepers(scene_of(neutral_size="random"))
    assert known[:3] == [(3, Fraction(2, 3)), (6, Fraction(2, 9)), (12, Fraction(2, 27))]
    assert (known[-1], len(known)) == ((3072, Fraction(1, 3**10)), 11)
    assert sum(chance for _, chance in known) == 1
    endless = [3 * 2**step * Fraction(2, 3) / 3**step for step in range(60)]
    assert abs(sum(endless) - 6) < Fraction(1, 10**8)
    scene = scene_of(neutral_size="random", neutral_max=11)
    assert sleepers(scene) == [(3, Fraction(2, 3)), (6, Fraction(1, 3))]
    assert (sleepers(scene, "a"), sleepers(scene_of())) == ([], [])


@clause("SA-neutral_army-9", "R4-36")
def test_nobody_knows_the_size_of_an_army_that_was_not_rolled() -> None:
    scene = scene_of(neutral_size="random")
    fresh = scene.position.dump()
    assert '"neutral"' not in str(fresh)
    first, second = scene_of(neutral_size="random"), scene_of(neutral_size="random")
    assert [first.position.view(seat).to_json() for seat in (0, 1, -1)] == [
        second.position.view(seat).to_json() for seat in (0, 1, -1)
    ]
    shown: Any = scene.position.view(0).to_json()
    assert shown["units"] == []
    assert {name: field["neutral_attempts"] for name, field in shown["fields"].items()} == {
        "a": -1, "b": 0, "c": 0, "d": -1
    }  # fmt: skip


@clause("SA-neutral_army-10", "R4-38", "TV4-35")
def test_an_army_that_was_not_wiped_out_is_rolled_anew_from_twice_the_base() -> None:
    scene = scene_of(neutral_size="random", neutral_regrow=True, neutral_max=24)
    for number, rolls, count in ((1, [1, 3], 6), (2, [5], 6), (3, [4], 12), (4, [6], 24), (5, [1], 24)):
        [name] = scene.army(0, "a", "giant")
        before = neutrals(scene)
        scene.order(0, f"attack b with {name}", [*rolls, 3])
        assert scene.events[1].seen_by_all().values["count"] == count, number
        assert len(neutrals(scene)) == count
        assert not set(before) & set(neutrals(scene))
        if scene.position.table.battle is not None:
            retreat(scene)
    assert sleepers(scene) == [(24, Fraction(1))]


@clause("SA-neutral_army-10", "R4-38")
def test_an_army_of_known_size_doubles_with_each_attempt() -> None:
    scene = scene_of(neutral_regrow=True, neutral_base=1, neutral_max=3)
    for count in (1, 2, 2):
        assert sleepers(scene) == ([(count, Fraction(1))] if count > 1 else [])
        [name] = scene.army(0, "a", "giant")
        scene.order(0, f"attack b with {name}", [3])
        assert len(neutrals(scene)) == count
        assert len(shots(scene)) == count
        retreat(scene)
    without = scene_of(neutral_base=2)
    for _ in range(2):
        [name] = without.army(0, "a", "giant")
        without.order(0, f"attack b with {name}", [3])
        assert neutrals(without) == ["neutral_1", "neutral_2"]
        retreat(without)


@clause("SA-neutral_army-10")
def test_an_army_that_was_wiped_out_does_not_come_again() -> None:
    scene = scene_of(neutral_regrow=True, neutral_base=1)
    names = scene.army(0, "a", "giant giant")
    scene.order(0, f"attack b with {', '.join(names)}", [3])
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire giant_3 neutral_1")
    shown: Any = scene.position.view(0).to_json()
    assert (shown["fields"]["b"]["neutral_attempts"], sleepers(scene)) == (-1, [])
    scene.give("b", -1)
    [name] = scene.army(0, "a", "giant")
    assert "army-awakes" not in scene.order(0, f"attack b with {name}")
    assert scene.owner("b") == 0


@clause("SA-neutral_army-11", "R4-47")
def test_they_may_be_held_and_a_new_roll_ends_that() -> None:
    scene = scene_of(["repair_prevention"], neutral_regrow=True, neutral_base=2)
    scene.army(0, "a", "inf tank")
    scene.order(0, "attack b with inf_5, tank_6", [3])
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire inf_5 neutral_1")
    scene.order(0, "hold_fire", [3])
    retreat(scene)
    assert scene.asked() == [(0, "hold_window")]
    scene.order(0, "hold_unit neutral_1")
    assert scene.damage("neutral_1") == "2"
    [name] = scene.army(0, "a", "tank")
    scene.order(0, f"attack b with {name}", [3])
    assert len(neutrals(scene)) == 4
    assert not scene.lives("neutral_1")
    assert lists(scene.rules, scene.position.table).all == []


@clause("SA-neutral_army-11", "R4-47", "SA-invasion-5")
@pytest.mark.parametrize("mode", ["separate", "merged"])
def test_against_a_landing_those_with_the_smallest_numbers_are_picked(mode: str) -> None:
    options = {**PLAIN_FIRE, "beach_mode": mode, "neutral_fields": "b"}
    scene = Scene([*ON, "naval"], {"a": 0, "d": 1}, CANAL, options, units=KINDS).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_4", "inf")
    scene.order(0, "attack b with inf_5", [3, 3, 3] if mode == "separate" else [3, 3])
    shown: Any = scene.position.view(-1).to_json()
    picked = [one["unit"] for one in shown["battle"]["fighters"] if "picked" in one["marks"]]
    assert picked == ["neutral_1", "neutral_2"]
    first = [shooter for shooter, _, _ in shots(scene)]
    assert first == ["neutral_1", "neutral_2", "neutral_1", "neutral_2", "neutral_3"][-len(first) :]


@clause("SA-neutral_army-11", "R4-47")
def test_who_defends_beside_them_decides_for_his_own_units_alone() -> None:
    scene = scene_of(["second_line"], neutral_base=1)
    scene.army(0, "a", "inf inf")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with inf_3, inf_4")
    assert scene.asked() == [(1, "defender_lines")]
    asked: Any = scene.position.pending()[0].about()
    assert list(asked["lines"]) == ["inf_5"]
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    assert shots(scene) == [("neutral_1", "inf_3", "1")]
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.refused(1, "fire neutral_1 inf_4") != ""
    scene.order(1, "fire_by_plan focus")
    assert [shooter for shooter, _, _ in shots(scene)] == ["inf_5"]


def test_the_shipped_row_is_the_last_of_the_first_half() -> None:
    kinds = standard_kinds()
    kind = kinds.rows[kinds.index["neutral"]]
    assert (kind.attack, kind.move, kind.price_num) == ([0] * 6, 0, 0)
    assert [value // kind.strength_den for value in kind.defence] == [1, 1, 0, 0, 1, 0]


def test_an_army_that_is_supposed_to_wake_stands_in_the_battle() -> None:
    scene = scene_of(neutral_size="random")
    scene.army(0, "a", "inf inf")
    scene.order(0, "attack b with inf_1, inf_2", [5, 3])
    battle = scene.battle
    before = battle.count()
    kind = scene.rules.kinds.rows[scene.rules.kinds.index["neutral"]]
    wake(scene.position, battle, Sleepers(kind, 2, 1, 1))
    assert battle.count() == before + 2
    assert [battle.rows[battle.row[fighter]].kind.id for fighter in range(before, before + 2)] == ["neutral", "neutral"]
