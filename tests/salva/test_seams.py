"""Anybody can write a chapter: a made-up one fills the seams that the chapters of the basic game leave empty."""

from dataclasses import replace
from math import gcd
from typing import Any

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.trust.salva.play import rulebook_of
from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.fire import rate, worked_out
from velmoci.salva.base.orders import Resign
from velmoci.salva.battle import Battle
from velmoci.salva.battle_seams import (
    GOES_ON,
    UNKNOWN,
    UNWELCOME,
    Cover,
    Ending,
    FireFactor,
    FireMode,
    Muster,
    SalvoFactor,
    Shot,
)
from velmoci.salva.changed import Shown
from velmoci.salva.chapters.buildings import Buildings
from velmoci.salva.flow import push
from velmoci.salva.goal_seams import Goal
from velmoci.salva.items import KindItem
from velmoci.salva.library import LIBRARY
from velmoci.salva.map_seams import (
    ANYTHING,
    Domain,
    FieldFactor,
    Item,
    PaceFactor,
    Payer,
    Presence,
    PriceFactor,
    RangeFactor,
    Site,
    Variant,
    Veto,
)  # fmt: skip
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import MOST_READ, READ, Chain, first_inexact, ratio
from velmoci.salva.paying import covers, left_for
from velmoci.salva.position import new_position
from velmoci.salva.rules import Rules
from velmoci.salva.seams import (
    BATTLE,
    EDGE,
    HIDDEN,
    SEAT,
    Column,
    Damaged,
    OrderRule,
    Reaction,
    SliceSpec,
    Step,
    said_by,
)  # fmt: skip
from velmoci.salva.state import Sight, Slice, State, Table
from velmoci.salva.units import Kind


class Forecast(Slice):
    """What the weather will be; nobody knows."""

    def __init__(self) -> None:
        self.rain = 0

    def copy(self) -> Slice:
        twin = Forecast()
        twin.rain = self.rain
        return twin

    def dump(self) -> object:
        return self.rain

    def load(self, data: Any) -> None:
        self.rain = data


class Mud(Veto):
    """Nobody enters c by an ordinary step, infantry stays where it is, nothing is bought on a."""

    name = "mud"

    def enter(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        return Refusal("mud", "SA-terrain-7") if sight.rules.board.ids[field] == "c" else None

    def move(self, sight: Sight, unit: i64) -> Refusal | None:
        kind = sight.rules.kinds.rows[sight.table.kind[unit]].id
        return Refusal("mud", "SA-terrain-8") if kind == "inf" else None

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        return Refusal("mud", "SA-terrain-9") if sight.rules.board.ids[field] == "a" else None

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        kind = sight.rules.kinds.rows[sight.table.kind[unit]].id
        return Refusal("mud", "SA-terrain-10") if kind == "atg" else None


class Dearer(PriceFactor):
    name = "dearer"

    def apply(self, table: Table, seat: i64, item: Item, field: i64, chain: Chain) -> None:
        chain.times(3, 2, "rain", "SA-terrain-1")

    def denominator(self) -> int:
        return 2


class Slower(RangeFactor):
    name = "slower"

    def apply(self, table: Table, unit: i64, chain: Chain) -> None:
        chain.times(1, 2, "rain", "SA-terrain-1")

    def denominator(self) -> int:
        return 2


class Window(Step):
    """A track of its own that asks nobody."""

    name = "look_up"
    track = "weather"

    def enter(self, state: State, chance: Chance) -> None:
        forecast = state.hidden.slices[self.rules.hidden_slice("forecast")]
        assert isinstance(forecast, Forecast)
        forecast.rain = int(chance.roll(6))


class Morning(Step):
    """Lays the track of the weather on top of the round."""

    name = "morning"
    track = "round"

    def enter(self, state: State, chance: Chance) -> None:
        push(state, "weather")


class Rust(Reaction):
    name = "rust"

    def stays_damaged(self, state: State, unit: i64) -> bool:
        return self.rules.kinds.rows[state.table.kind[unit]].id == "tank"


WEATHER = Chapter(
    id="weather",
    clause="SA-terrain-1",
    contributions={
        "slice": (SliceSpec("forecast", HIDDEN, Forecast),),
        "column": (Column("wind", BATTLE, 3),),
        "veto": (Mud,),
        "price": (Dearer,),
        "range": (Slower,),
        "step": (Window, Morning),
        "react": (Rust,),
    },
)
TOYS = replace(LIBRARY, chapters=(*LIBRARY.chapters, WEATHER))
MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def weather(roll: int = 4) -> Scene:
    return Scene(["weather"], owners=MINE, library=TOYS, options={"base_productivity": "3"}).begin([roll])


def test_a_hidden_slice_is_copied_and_saved_but_in_no_view() -> None:
    scene = weather(5)
    dumped = scene.position.dump()
    assert dumped["hidden"] == [5]
    twin = scene.position.copy()
    assert twin.dump() == dumped
    for seat in (0, 1, -1):
        assert "forecast" not in str(scene.position.view(seat).to_json())


@clause("SA-minimal-31", "SA-minimal-34", "SA-minimal-37")
def test_vetoes_bind_the_judge_and_the_menus() -> None:
    scene = weather()
    scene.army(0, "b", "tank inf")
    scene.army(0, "c", "atg")
    assert scene.refused(0, "move tank_1 c") == "SA-terrain-7"
    assert scene.refused(0, "move inf_2 a") == "SA-terrain-8"
    assert scene.refused(0, "attack d with atg_3") == "SA-terrain-10"
    offered = {str(order) for order in scene.position.pending()[0]}
    assert offered == {"move tank_1 a", "end_movement"}
    scene.order(0, "end_movement")
    assert scene.refused(0, "buy inf a") == "SA-terrain-9"
    assert not any(str(order).endswith(" a") for order in scene.position.pending()[0])


def test_prices_and_ranges_are_products_that_explain_themselves() -> None:
    scene = weather()
    scene.army(0, "b", "tank inf")
    assert (scene.points("tank_1"), scene.points("inf_2")) == ("1", "1/2")
    chain = scene.rules.price_chain(scene.position.table, 0, scene.rules.items["tank"], 1, True)
    assert chain.text() == "3/2"
    assert [link.name for link in chain.links or []] == ["price", "rain"]
    scene.order(0, "end_movement")
    scene.order(0, "buy tank b")
    assert scene.purse("b") == "3/2"


@clause("SA-minimal-55")
def test_damage_stays_where_a_chapter_says_so() -> None:
    scene = weather()
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank inf")
    scene.order(0, "attack d with tank_1", [3])
    scene.order(1, "fire tank_2 tank_1")
    scene.order(1, "hold_fire")
    assert scene.position.table.battle is not None
    assert scene.position.table.battle.notes[scene.rules.battle_column("wind")] == 3
    scene.order(0, "retreat", [3])
    scene.order(0, "fire tank_1 inf_3", [3])
    scene.order(1, "hold_fire")
    assert (scene.damage("tank_1"), scene.damage("inf_3")) == ("1", "0"), "only tanks rust"


def test_what_is_not_there_is_said_to_be_missing() -> None:
    rules = weather().rules
    with pytest.raises(BadRulebook, match="unknown_part"):
        rules.unit_column("moon")
    with pytest.raises(KeyError):
        rules.places[0]["moon"]
    with pytest.raises(ValueError, match="no exact number"):
        ratio("0.5")


def test_parts_that_answer_nothing_change_nothing() -> None:
    scene = weather()
    rules, table = scene.rules, scene.position.table
    sight = scene.position.sight(0)
    tank = rules.kinds.rows[1]
    assert isinstance(tank, Kind)
    rule, site, item, step = OrderRule(rules), Site(rules), Item(rules), Step(rules)
    assert rule.menu(sight) is None
    assert (site.takes(tank), site.spots(sight, tank, 0, True)) == (False, [])
    assert (step.deciders(table), step.default(sight), step.about(sight)) == ([], None, {})
    assert item.denominators() == [1]
    assert Veto(rules).attack(sight, 0) is None
    assert FireMode(rules).takes_attack_strength is False
    goal = Goal(rules)
    assert (goal.first_seats(table), goal.about(table)) == ([], {})
    site.settle(scene.position, 0, "a")
    for call in (
        lambda: rule.carry_out(scene.position, 0, scene.position.pending()[0].default(), None),  # type: ignore[arg-type]
        lambda: site.why_not(sight, tank, "a", True),
        lambda: item.price(table, 0, 0, Chain()),
        lambda: item.spots(sight, 0, True),
        lambda: item.why_not(sight, "a", True),
        lambda: item.put(scene.position, 0, "a", True),
        Slice().copy,
        Slice().dump,
        lambda: Slice().load(1),
    ):
        with pytest.raises((NotImplementedError, TypeError)):
            call()
    assert isinstance(rules, Rules)


class Fog(FireFactor):
    """Halves all fire; it does not say what it hangs on."""

    name = "fog"

    def apply(self, shot: Shot, chain: Chain) -> None:
        chain.times(1, 2, "fog", "SA-terrain-1")


FOG = Chapter(id="fog", clause="SA-terrain-1", contributions={"fire": (Fog,)})


@pytest.mark.parametrize("foggy", [False, True])
def test_what_rows_do_to_each_other_is_kept_only_where_every_factor_says_what_it_hangs_on(foggy: bool) -> None:
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, FOG))
    scene = Scene(["terrain", *(["fog"] if foggy else [])], library=library, marks={"b": {"defence": "3/2"}})
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    battle = scene.battle
    assert bool(scene.rules.rated) != foggy
    kept = (battle.base, battle.rates)
    anew = worked_out(scene.rules, scene.position.table, battle)
    assert (anew.base, anew.numbers) == kept
    battle.is_rated = False
    rate(scene.rules, scene.position.table, battle)
    assert (battle.base, battle.rates) == kept


def test_buildings_that_say_no_more_are_sound_and_only_pioneers_are_worth_their_ground() -> None:
    chapters = ["artillery", "factories", "strategic_bombing", "pioneer_infantry"]
    position = new_position(rulebook_of("elimination", chapters))
    rules, table = position.rules, position.table
    assert (Buildings(rules).harm(table, "factory", 0), Buildings(rules).harmed(table)) == (0, rules.board.land)
    infantry = rules.kinds.rows[rules.kinds.index["infantry"]]
    assert [part.kind_worth(table, infantry, 0) for part in rules.reactions] == [0.0] * len(rules.reactions)


def test_every_question_of_a_seam_has_an_answer_that_adds_nothing() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    rules, table, sight = scene.rules, scene.position.table, scene.position.sight(0)
    battle, tank, item = table.battle, rules.kinds.rows[1], rules.items["tank"]
    assert battle is not None
    row = battle.row_of(0)
    muster = Muster(rules)
    assert (muster.marks(table, battle, 0, 0), muster.line(table, battle, 0, 2)) == (0, 2)
    assert muster.kind(table, battle, 0, tank) is tank
    assert not muster.is_unarmed(battle, row)
    assert not muster.is_fixed(battle, 0)
    assert not muster.why_silent(battle, 0)
    assert (muster.deepest_line(battle, 0, 2), muster.refuges(table, battle, 0, [1])) == (2, [1])
    assert muster.shields(battle, 0, 0)
    assert muster.may_turn_back(table, battle, 0)
    assert (muster.sits_out(battle, 0), muster.speaker(table, battle, 0, 1)) == ("", 1)
    assert muster.welcome(table, battle, 0, 0) == UNWELCOME
    assert muster.may_take(battle, 0)
    assert not muster.outlives(table, battle, 0)
    assert not muster.may_open(table, 0, 1)
    assert (muster.why_unable(tank), muster.why_unarmed(tank), Forecast().is_empty()) == ("", "", False)
    assert not muster.is_level(battle)
    assert not muster.spoils_ground(row, row)
    assert not muster.can_raid(table, 0, 1, 1)
    assert (muster.rolled(battle), muster.early_salvos(battle), muster.early_picks(battle)) == (0, 0, [])
    assert not muster.line_ways(battle, 0)
    veto = Veto(rules)
    assert veto.enter(sight, 0, 0) is None
    assert veto.leave(sight, 0, 0, 1, True) is None
    assert veto.attack(sight, 0) is None
    assert veto.join(sight, 0, 0) is None
    assert veto.move(sight, 0) is None
    assert veto.buy(sight, item, 0) is None
    assert veto.give(sight, 0) is None
    assert veto.bars(sight)
    domain = Domain(rules)
    assert [domain.holder(table, 0, seat) for seat in (0, 1)] == [0, 1]
    assert (domain.can_take(tank), domain.is_refuge(table, 0, 0), domain.lets_back(table, 0, 0)) == (False, False, True)
    assert not domain.is_armed(tank)
    before = scene.position.dump()
    domain.conquered(scene.position, 0, 1)
    assert scene.position.dump() == before
    presence, cover = Presence(rules), Cover(rules)
    assert not presence.is_absent(table, 0)
    assert not presence.slips_in(sight, 0, 0)
    assert cover.matters(table, battle)
    assert not cover.covers(table, battle, 0)
    assert not cover.is_passed_by(table, battle, row)
    assert Ending(rules).verdict(scene.position, battle) == GOES_ON
    reaction = Reaction(rules)
    assert not reaction.stays_damaged(scene.position, 0)
    assert (reaction.burden(table, 0), reaction.kind_worth(table, tank, 0)) == (0, 0.0)
    assert (reaction.wanted(table, 0, tank, 0), presence.share_of_place(tank)) == (0, (1, 1))
    reaction.purses_emptied(scene.position, 0)
    reaction.points_made(scene.position, 0, 1)
    assert not Goal(rules).states_start()
    assert PriceFactor(rules).sharing(sight, item, 0) == {}
    assert Site(rules).first_choice(sight, [("tank", "a"), ("inf", "b")]) == ("tank", "a")
    assert not reaction.holds_up(scene.position, 0)
    assert (reaction.damage_partner(table, 0), reaction.damage_left(table, 0)) == (-1, 0)
    assert reaction.berths_taken(table, 0) == 0
    assert not reaction.never_falls(table, 0)
    tank_item = rules.items["tank"]
    assert isinstance(tank_item, KindItem)
    assert (Variant(rules).item(tank_item), Item(rules).depends_on_field()) == (None, False)
    shot = Shot(table, battle, row, battle.row_of(1), rules.modes[0])
    assert (FireMode(rules).why_not(shot), FireFactor(rules).cache_key(table, battle)) == ("", UNKNOWN)
    chain = Chain()
    FireFactor(rules).apply(shot, chain)
    SalvoFactor(rules).apply(table, battle, chain)
    PriceFactor(rules).apply(table, 0, item, 0, chain)
    PriceFactor(rules).unit_upkeep(table, 0, chain)
    FieldFactor(rules).apply(table, 0, chain)
    RangeFactor(rules).apply(table, 0, chain)
    PaceFactor(rules).apply(table, 0, tank, 0, 1, chain)
    assert (chain.num, chain.den) == (1, 1)
    assert all(part(rules).denominator() == 1 for part in (PriceFactor, FieldFactor, RangeFactor, PaceFactor))
    assert not PaceFactor(rules).eases_arrival()
    goal, rule = Goal(rules), OrderRule(rules)
    assert (goal.standing(table), goal.about_own(sight), rule.has_salvo_action(table)) == ([], {}, False)
    assert (goal.worth(sight, 0), goal.building_worth(sight, 0), goal.pressure(sight)) == (0.0, 0.0, 0.0)
    assert (goal.result(sight, table), goal.is_won(sight, table), goal.in_the_way(sight)) == (0.0, True, [])
    assert not goal.depends_on_fields()
    assert (rule.answers(sight), Step(rules).forecast(sight)) == (None, {})
    assert rule.draft(sight, Resign()) == {}
    damaged = Damaged(rules)
    assert (damaged.is_known(sight, "tank_1"), damaged.mendable(table)) == (False, [])
    assert (damaged.owner(table, "tank_1"), damaged.damage(table, "tank_1")) == (-1, 0)
    untouched = scene.position.dump()
    damaged.mend(scene.position, "tank_1")
    damaged.destroy(scene.position, "tank_1")
    assert scene.position.dump() == untouched
    assert said_by(rule, "moon") is None
    goal.cap_reached(scene.position)
    assert (table.is_over, table.winners, table.reason) == (True, [0, 1], "draw")


FALLEN: list[str] = []


class Obituary(Reaction):
    """Writes down who falls."""

    name = "obituary"

    def fighter_falls(self, state: State, battle: Battle, fighter: i64) -> None:
        FALLEN.append(unit_name(self.rules, state.table, battle.unit[fighter]))


@clause("SA-minimal-53")
def test_a_chapter_hears_who_falls_while_the_unit_can_still_be_named() -> None:
    FALLEN.clear()
    press = Chapter(id="press", clause="SA-terrain-1", contributions={"react": (Obituary,)})
    scene = Scene(["press"], library=replace(LIBRARY, chapters=(*LIBRARY.chapters, press)))
    scene.army(0, "a", "tank tank tank tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1, tank_2, tank_3, tank_4", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire_by_plan focus")
    assert FALLEN == ["inf_5"]


CLOSED_UNITS: list[str] = []


class Curfew(Reaction):
    """Writes down whose move is over."""

    name = "curfew"

    def unit_closes(self, state: State, unit: i64) -> None:
        CLOSED_UNITS.append(unit_name(self.rules, state.table, unit))


@clause("SA-minimal-28", "SA-minimal-29")
def test_a_chapter_hears_whose_move_is_over_and_hears_it_once() -> None:
    CLOSED_UNITS.clear()
    night = Chapter(id="night", clause="SA-terrain-1", contributions={"react": (Curfew,)})
    scene = Scene(["night"], owners=MINE, library=replace(LIBRARY, chapters=(*LIBRARY.chapters, night)))
    scene.army(0, "b", "tank tank tank inf")
    scene.order(0, "move tank_1 a")
    scene.order(0, "move tank_1 b")
    assert CLOSED_UNITS == []
    scene.order(0, "move tank_2 a")
    assert CLOSED_UNITS == ["tank_1"]
    scene.order(0, "attack d with tank_3")
    assert CLOSED_UNITS == ["tank_1", "tank_2"]


HEARD: list[tuple[object, ...]] = []


class Gazette(Reaction):
    """Writes down what is finished, which fields change hands and how battles end."""

    name = "gazette"

    def unit_made(self, state: State, unit: i64) -> None:
        HEARD.append(("made", unit_name(self.rules, state.table, unit)))

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        HEARD.append(("field", self.rules.board.ids[field], int(old), int(new)))

    def battle_ends(self, state: State, battle: Battle) -> None:
        HEARD.append(("battle", self.rules.board.ids[battle.field], bool(battle.is_conquest)))


@clause("SA-minimal-5", "SA-minimal-9", "SA-minimal-26", "SA-minimal-63")
def test_a_chapter_hears_of_new_units_of_fields_and_of_battles() -> None:
    paper = Chapter(id="paper", clause="SA-terrain-1", contributions={"react": (Gazette,)})
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, paper))
    scene = Scene(["paper"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, library=library)
    scene.army(0, "b", "tank atg")
    scene.army(0, "a", "inf", finished=False)
    scene.army(1, "d", "atg")
    HEARD.clear()
    scene.order(0, "attack c with tank_1, atg_2")
    assert HEARD == [("field", "c", 1, 0), ("battle", "c", True)]
    scene.position.table.flags[scene.unit("atg_2")] = 1
    scene.position.table.points[scene.unit("atg_2")] = scene.rules.pace
    scene.order(0, "attack d with atg_2")
    assert HEARD[2:] == [("battle", "d", False)]
    scene.order(0, "end_movement")
    assert HEARD[3:] == [("made", "inf_3")]


def test_numbers_that_were_read_are_forgotten_when_they_are_too_many() -> None:
    for number in range(MOST_READ + 1):
        assert ratio(f"{number}/7") == (number // gcd(number, 7), 7 // gcd(number, 7))
    assert 0 < len(READ) <= MOST_READ
    assert ratio("3/7") == (3, 7)


class Dew(FieldFactor):
    """Half a point more on `a`; two points less on `b`."""

    name = "dew"

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        if field == 0:
            chain.plus(1, 2, "dew", "SA-conv-1")
        elif field == 1:
            chain.plus(-2, 1, "hail", "SA-conv-1")
        chain.plus(0, 7, "nothing", "SA-conv-1")

    def denominator(self) -> int:
        return 2


class Sun(FieldFactor):
    """Twice as much, of what was added too."""

    name = "sun"

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.times(2, 1, "sun", "SA-conv-1")


class Hermit(Reaction):
    """The second seat needs neither land nor army."""

    name = "hermit"

    def never_falls(self, table: Table, seat: i64) -> bool:
        return seat == 1


DEW = Chapter(id="dew", clause="SA-conv-1", contributions={"production": (Dew, Sun)})
HERMIT = Chapter(id="hermit", clause="SA-conv-1", contributions={"react": (Hermit,)})


def test_a_field_generates_what_a_chapter_adds_and_tells_why() -> None:
    scene = Scene(["dew"], library=replace(LIBRARY, chapters=(*LIBRARY.chapters, DEW))).begin()
    rules, table = scene.rules, scene.position.table
    chains = [rules.production_chain(table, field, True) for field in (0, 1, 2)]
    assert [chain.text() for chain in chains] == ["3", "0", "2"], "what is taken away leaves nothing, not less"
    assert chains[0].to_json() == {
        "value": "3",
        "factors": [
            {"name": "base", "clause": "SA-minimal-19", "value": "1"},
            {"name": "dew", "clause": "SA-conv-1", "value": "1/2", "added": True},
            {"name": "sun", "clause": "SA-conv-1", "value": "2"},
        ],
    }
    assert [link.is_added for link in chains[1].links or []] == [False, True, False]
    scene.order(0, "end_movement")
    assert scene.purse("a") == "3"


def test_an_amount_that_states_no_denominator_is_found() -> None:
    chain = Chain(True)
    chain.starts_with(1, 1, "base", "SA-minimal-19")
    chain.plus(1, 3, "dew", "SA-conv-1")
    chain.times(3, 1, "sun", "SA-conv-1")
    found = first_inexact(chain, 2)
    assert found is not None
    assert found.name == "dew"
    assert first_inexact(chain, 3) is None


def test_a_seat_that_never_falls_is_no_last_one_left() -> None:
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, HERMIT))
    scene = Scene(["hermit"], owners={"a": 0, "b": 0, "c": 2}, seats=3, library=library).begin()
    scene.army(0, "b", "tank")
    scene.order(0, "end_movement")
    assert scene.position.table.living() == [0, 1, 2], "the second seat has nothing"
    assert scene.rules.contenders(scene.position.table) == [0, 2]
    scene.give("c", 0)
    scene.order(0, "end_production")
    table = scene.position.table
    assert (table.is_over, table.winners, table.reason) == (True, [0], "elimination")


class Fence(Reaction):
    """Whoever steps over a border wears it down."""

    name = "fence"

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        edge = self.rules.board.edge(origin, field)
        state.table.edge_columns[self.rules.edge_column("worn")][edge] += 1


BORDERS = replace(
    LIBRARY,
    chapters=(
        *LIBRARY.chapters,
        Chapter(
            "borders",
            "SA-minimal-1",
            contributions={"column": (Column("worn", EDGE), Column("height", EDGE, default=3)), "react": (Fence,)},
        ),
    ),
)


def test_an_edge_keeps_numbers_of_its_own_that_everybody_sees() -> None:
    scene = Scene(["borders"], owners=MINE, library=BORDERS).begin()
    scene.army(0, "b", "tank")
    board, table = scene.rules.board, scene.position.table
    before, twin, watching = table.edge_columns, scene.position.copy(), Shown(scene.position.sight(-1))
    assert [len(column) for column in before] == [len(board.edges)] * 2
    assert set(before[scene.rules.edge_column("height")]) == {3}
    scene.order(0, "move tank_1 a")
    edge = board.edge(board.index["b"], board.index["a"])
    assert board.edges[edge] == (board.index["a"], board.index["b"])
    assert board.edge(board.index["a"], board.index["d"]) == -1
    assert [list(column) for column in scene.position.table.edge_columns] == [
        [int(number == edge) for number in range(len(board.edges))],
        [3] * len(board.edges),
    ]
    assert not any(twin.table.edge_columns[0]), "a copy keeps its own"
    dumped: Any = scene.position.dump()["table"]
    assert dumped["edge_columns"][0][edge] == 1
    told = scene.position.view(1).to_json()["edges"]
    assert told == [{"fields": ["a", "b"], "worn": 1}]
    assert [change for change in watching.changes(scene.position.sight(-1)) if change[0][0] == "edges"]
    assert watching.whole["edges"] == told


def test_without_a_chapter_that_keeps_numbers_of_edges_nothing_is_kept_saved_or_told() -> None:
    scene = weather()
    assert scene.position.table.edge_columns == []
    dumped: Any = scene.position.dump()["table"]
    assert "edge_columns" not in dumped
    assert "edges" not in scene.position.view(0).to_json()


class Halves(Payer):
    """One half of what a field has buys tanks, the other everything else."""

    name = "halves"

    def left(self, table: Table, field: i64, use: str) -> int:
        mine = table.seat_columns[self.rules.seat_column("for_tanks")]
        tanks = min(int(mine[0]), table.purse[field])
        return table.purse[field] if use == ANYTHING else tanks if use == "tank" else table.purse[field] - tanks

    def pay(self, state: State, field: i64, use: str, parts: int) -> None:
        state.table.purse[field] -= parts
        if use == "tank":
            state.table.seat_columns[self.rules.seat_column("for_tanks")][0] -= parts


PAYING = replace(
    LIBRARY,
    chapters=(
        *LIBRARY.chapters,
        Chapter("halves", "SA-minimal-1", contributions={"column": (Column("for_tanks", SEAT),), "payer": (Halves,)}),
    ),
)


def test_a_payer_keeps_apart_what_the_points_of_a_field_buy() -> None:
    scene = Scene(["halves"], owners=MINE, library=PAYING, options={"base_productivity": "3"}).begin()
    rules, table = scene.rules, scene.position.table
    table.seat_columns[rules.seat_column("for_tanks")][0] = rules.money
    scene.order(0, "end_movement")
    field = rules.board.index["b"]
    assert left_for(rules, table, field, ANYTHING) == 3 * rules.money
    assert [left_for(rules, table, field, use) for use in ("tank", "inf")] == [rules.money, 2 * rules.money]
    offered = {str(order) for order in scene.position.pending()[0]}
    assert {"buy tank b", "buy inf b"} <= offered
    scene.order(0, "buy tank b")
    assert scene.refusal(0, "buy tank b").code == "too_dear"
    assert "buy tank b" not in {str(order) for order in scene.position.pending()[0]}
    scene.order(0, "buy inf b")
    scene.order(0, "buy inf b")
    assert (scene.purse("b"), scene.refusal(0, "buy inf b").code) == ("0", "too_dear")


def test_a_payer_that_says_nothing_pays_out_of_the_purse() -> None:
    scene = Scene([], owners=MINE, options={"base_productivity": "3"}).begin()
    scene.order(0, "end_movement")
    payer, table, money = Payer(scene.rules), scene.position.table, scene.rules.money
    rows = [[("tank", money), ("inf", money)], [("tank", 3 * money)]]
    assert payer.left(table, 1, "tank") == 3 * money
    assert payer.covers(table, 1, rows)
    assert covers(scene.rules, table, 1, rows)
    assert not covers(scene.rules, table, 1, [*rows, [("inf", 3 * money + 1)]])
    payer.pay(scene.position, 1, "tank", money)
    assert not payer.covers(table, 1, rows)
    payer.pay_for_rows(scene.position, 1, [[("tank", money)], []])
    assert table.purse[1] == money
    assert not payer.covers(table, 1, rows)
    assert payer.covers(table, 1, [])
