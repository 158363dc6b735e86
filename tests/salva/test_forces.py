"""One door to who is where: what surely stands, what may stand, what can be proved, and who may move."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy_extensions import i64

from tests.salva.fog import everybody, foggy, hide, pack
from tests.salva.scenes import UNITS, Scene
from velmoci.kernel.chance import Seeded
from velmoci.salva.base.elimination import is_beaten
from velmoci.salva.base.ways import barred_by, holder
from velmoci.salva.forces import (
    acting,
    cases,
    has_way_out,
    hidden_movers,
    lies_at,
    likely_to,
    mover_for,
    possibly,
    possibly_at,
    provably,
    provably_to,
    seats_at,
    surely_to,
    unit_rows,
    way_out,
)
from velmoci.salva.seams import RulePart
from velmoci.salva.state import NOBODY, Table, add_like, give_number
from velmoci.salva.veils import Deed, Group, Lookout, TokenNames, Veil, Wanted

ROOT = Path(__file__).resolve().parents[2]
VECTORS = {"kind", "place", "unit_owner"}
THE_DOOR = {"salva/state.py", "salva/fresh.py", "salva/forces.py"}
WHOLE_ROWS = {"salva/memory.py", "salva/changed.py", "salva/shown.py", "salva/storage.py"}
"""These copy and compare all that the table says; who stands where they do not ask."""


class Tanks(Wanted):
    def fits(self, table: Table, unit: i64) -> bool:
        return int(table.kind[unit]) == 1


def test_without_hiding_every_answer_is_the_table_itself() -> None:
    scene = Scene()
    scene.army(0, "a", "tank inf")
    rules, table, sight = scene.rules, scene.position.table, scene.position.sight(0)
    assert possibly(rules, table) is possibly_at(rules, table, 0) is table
    assert surely_to(sight) is likely_to(sight)[0] is sight.table
    assert [(case.sight is sight, case.units) for case in cases(sight, 1)] == [(True, [1])]
    assert hidden_movers(sight) == []
    assert (acting(sight) is sight, has_way_out(rules, table, 0), way_out(sight)) == (True, False, None)
    assert provably(rules, table, 0, Tanks())
    assert provably_to(sight, 0, Tanks())
    assert not provably(rules, table, 1, Wanted())
    assert not provably_to(sight, 1, Wanted())


def test_what_is_hidden_surely_stands_nowhere() -> None:
    scene = foggy()
    scene.army(0, "a", "tank inf")
    unit, table = hide(scene, "tank_1"), scene.position.table
    assert table.units() == table.units_at(0) == table.units_of(0) == [1]
    assert table.unit_counts() == [1, 0]
    assert table.exists(unit)
    assert table.known_kinds() == {0, 1}
    assert table.numbered(1) == unit
    assert table.numbered(7) == NOBODY
    assert [row[2] for row in unit_rows(table)] == [NOBODY, 0]
    told = {row["unit"]: row["field"] for row in scene.position.view(1).to_json()["units"]}  # type: ignore[attr-defined]
    assert told == {"tank_1": None, "inf_2": "a"}
    assert scene.refused(0, "attack d with tank_1") == "SA-minimal-27"


def test_a_table_of_what_may_stand_keeps_the_numbers_of_the_sure_units() -> None:
    scene = foggy()
    scene.army(0, "a", "tank inf")
    hide(scene, "tank_1")
    table = scene.position.table
    there = possibly(scene.rules, table)
    assert there is not table
    assert there.units_at(0) == [0, 1]
    assert table.units_at(0) == [1]
    assert likely_to(everybody(scene))[0].units() == [0, 1]
    assert surely_to(scene.position.sight(0)).units() == [0, 1]
    assert surely_to(scene.position.sight(1)).units() == [1]


def test_what_may_stand_on_the_sea_bars_it_and_holds_it_for_nobody() -> None:
    scene = foggy("naval")
    scene.army(0, "s", "cru")
    scene.army(1, "t", "des")
    hide(scene, "des_2")
    rules, table, field = scene.rules, scene.position.table, scene.rules.board.index["t"]
    assert holder(rules, table, field, NOBODY) == NOBODY
    assert barred_by(rules, table, field, 0) == 1
    assert barred_by(rules, table, field, 1) == 1
    assert seats_at(rules, table, field) == []
    assert not rules.domain(field).is_refuge(table, 0, field)
    assert scene.refused(0, "move cru_1 t") == "SA-naval-10"
    assert "move cru_1 t" not in {str(order) for menu in scene.position.pending()[0].menus() for order in menu}


def test_whoever_may_have_a_unit_is_not_out() -> None:
    scene = foggy()
    scene.army(1, "d", "tank")
    scene.give("d", 0)
    hide(scene, "tank_1")
    assert not is_beaten(scene.position, 1)
    scene.position.remove_unit(0)
    assert is_beaten(scene.position, 1)


@pytest.mark.parametrize(("together", "apart", "is_sure"), [(2, 1, False), (3, 0, True), (4, 2, False), (5, 1, True)])
def test_so_many_tokens_that_one_must_be_a_unit_prove_it(together: int, apart: int, is_sure: bool) -> None:
    scene = foggy()
    for name in [*scene.army(0, "a", "inf " * together), *scene.army(0, "b", "inf " * apart)]:
        hide(scene, name)
    assert provably(scene.rules, scene.position.table, 0, Wanted()) == is_sure
    assert not provably(scene.rules, scene.position.table, 0, Tanks())


def test_a_pack_proves_what_every_row_has() -> None:
    scene = foggy()
    pack(scene, 0, "a", "tank", "inf inf")
    rules, table = scene.rules, scene.position.table
    assert provably(rules, table, 0, Wanted())
    assert not provably(rules, table, 0, Tanks())
    assert not provably(rules, table, 1, Wanted())
    assert provably_to(scene.position.sight(0), 0, Tanks())
    assert not provably_to(scene.position.sight(1), 0, Tanks())


def test_a_group_of_nothing_proves_nothing() -> None:
    table = Scene().begin().position.table
    assert not Group(table, []).proves(Wanted())
    assert not Group(table, [[]]).proves(Wanted())


def test_what_is_hidden_moves_if_all_that_it_may_be_can_go() -> None:
    scene = foggy()
    token = pack(scene, 0, "a", "tank", "inf tank")
    offered = {str(order) for menu in scene.position.pending()[0].menus() for order in menu if order.kind == "move"}
    assert offered == {f"move {token} b"}
    assert scene.refusal(0, f"move {token} b c").code == "too_far"
    assert scene.refused(0, "move tank_2 b") == "SA-minimal-27"
    scene.order(0, f"move {token} b")
    lies = scene.position.table.unit_columns[scene.rules.unit_column("lies")]
    assert scene.rules.board.ids[lies[0]] == "b"
    assert scene.position.table.units() == []


def test_a_token_goes_as_far_as_its_kind_and_says_so() -> None:
    scene = foggy()
    scene.army(0, "a", "tank")
    hide(scene, "tank_1")
    choices = scene.position.pending()[0].about()["choices"]
    assert isinstance(choices, dict)
    assert choices["move"] == {"tank_1": {"b": {"path": ["b"], "cost": "1"}, "c": {"path": ["b", "c"], "cost": "2"}}}
    scene.order(0, "move tank_1 b c")


def test_what_stands_openly_moves_by_itself_from_where_it_is() -> None:
    scene = foggy()
    scene.army(0, "a", "tank")
    sight = scene.position.sight(0)
    assert (mover_for(sight, 0), lies_at(scene.rules, sight.table, 0)) == (0, scene.rules.board.index["a"])


def test_what_cannot_go_anywhere_is_not_offered() -> None:
    scene = foggy("naval")
    pack(scene, 0, "a", "tank", "cru")
    assert not [menu for menu in scene.position.pending()[0].menus() if menu.kind == "move"]


def test_a_veil_that_says_nothing_hides_nothing() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    veil, table, sight = Veil(scene.rules), scene.position.table, scene.position.sight(0)
    before = scene.position.dump()
    veil.lay_possible(table, NOBODY)
    assert not veil.has_possible(table, 0)
    assert veil.lay_likely_to(sight, table) == {}
    veil.lay_sure_to(sight, table)
    assert [veil.groups(table, 0), veil.groups_to(sight, 0), veil.movers(sight), veil.cases(sight, 0, True)] == [[]] * 4
    assert not veil.moves(scene.position, 0, [1])
    veil.attacked(scene.position, 0, [1])
    assert TokenNames(scene.rules).names() == []
    assert (veil.charged(table, 0), veil.has_way_out(table, 0), veil.way_out(sight)) == ([], False, None)
    veil.stand_up(table, 0)
    veil.lie_down(table, 0)
    veil.come_out(scene.position, 0)
    assert (veil.lies_at(table, 0), veil.mover_for(sight, 0), veil.uncover(sight, [0])) == (NOBODY, NOBODY, None)
    assert (veil.most_with(table, 0, 0), veil.field_of(table, 0), veil.lying_at(table, 0)) == (0, NOBODY, [])
    assert (veil.fed_as_units(table, 0), veil.goes_hungry(scene.position, 0, 0)) == ([], False)
    assert (veil.most_buildings(table, 0), veil.why_field_kept(table, 0)) == (0, None)
    for told in (veil.row_false, veil.row_true, veil.card_gone):
        told(scene.position, 0, 0)
    veil.row_doubled(scene.position, 0, 0, 1)
    veil.card_cleared(scene.position, 0)
    veil.turn_up(scene.position, 0)
    assert not veil.knows(sight, 0)
    assert not veil.look(scene.position, 0, 0)
    assert not veil.may_be(table, 0, Wanted())
    assert not veil.holds(sight, 0, Wanted())
    veil.prove(scene.position, 0, 1, Wanted())
    veil.disprove(scene.position, 0, 1, Wanted())
    assert (veil.face(), veil.marked(sight, [0], 0)) == ("token", [])
    veil.settle_marks(scene.position, [0], 0, 0)
    veil.show_marks(scene.position, [0])
    veil.joined(scene.position, [0])
    assert scene.position.dump() == before
    assert isinstance(veil, RulePart)


def test_a_lookout_that_says_nothing_sees_nothing_and_a_deed_does_nothing() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    sight, table, before = scene.position.sight(0), scene.position.table, scene.position.dump()
    lookout, deed, order = Lookout(scene.rules), Deed(scene.rules), scene.notation.parse("end_movement")
    assert not lookout.sees(sight, 0)
    assert lookout.sees_inside(sight, [0]), "whoever sees a formation sees its rows, unless a chapter says otherwise"
    assert not deed.concerns(sight, order)
    deed.check(sight, order)
    assert (deed.orders(sight), deed.is_open(table, 0), deed.told(sight)) == ([], False, {})
    deed.carry_out(scene.position, 0, order, Seeded(1))
    deed.fit(table, 0, 0)
    deed.goes(scene.position, 0, 0, 1)
    assert scene.position.dump() == before


def test_names_of_tokens_are_rows_of_the_table_that_nobody_buys() -> None:
    kinds = UNITS.with_tokens(["old_guard", "caesar"])
    assert [kind.id for kind in kinds.rows[-2:]] == ["old_guard", "caesar"]
    guard, caesar = kinds.rows[-2:]
    assert (caesar.index, caesar.move, caesar.price_num, caesar.attack) == (len(UNITS.rows) + 1, 0, 0, [0] * 6)
    assert [guard.name(language) for language in ("cs", "en")] == ["Old guard"] * 2
    assert not kinds.is_available(caesar, ("minimal", "naval"))
    assert kinds.find("caesar") is caesar
    assert UNITS.find("caesar") is None


def test_an_entry_like_another_has_all_that_it_has_and_a_number_if_it_gets_one() -> None:
    scene = Scene(["half_units"])
    scene.army(0, "a", "tank inf")
    table, rules = scene.position.table, scene.rules
    table.damage[0] = 2
    table.unit_columns[rules.unit_column("half")][0] = 1
    twin = add_like(rules, table, 0)
    assert unit_rows(table)[0] == unit_rows(table)[twin]
    assert (table.damage[twin], table.points[twin], table.flags[twin], table.number[twin]) == (2, 2, 1, 1)
    give_number(table, twin)
    assert (table.number[twin], table.next_number) == (3, 4)
    table.active = twin
    scene.position.drop_entry(twin)
    assert (table.exists(twin), table.active) == (False, NOBODY)
    assert add_like(rules, table, 1) == twin


def is_of_a_table(node: ast.Attribute) -> bool:
    """Whether it is one of the vectors of the unit list of something that is called a table."""
    owner = node.value
    name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
    return node.attr == "unit_owner" or (node.attr in VECTORS and name in {"table", "there"})


def around_the_door(source: str) -> Iterator[str]:
    """Yield a sentence for every line that goes through the unit list by itself, or puts a unit somewhere."""
    nodes = list(ast.walk(ast.parse(source)))
    entries = [node for node in nodes if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)]
    allowed = {node.value for node in entries if getattr(node.value, "attr", "") != "unit_owner"}
    for node in nodes:
        if isinstance(node, ast.Attribute) and is_of_a_table(node) and node not in allowed:
            yield f"{node.lineno}: {ast.unparse(node)}"
        if isinstance(node, ast.alias) and node.name == "GONE":
            yield f"{node.lineno}: GONE"


@pytest.mark.interpreted
def test_nobody_reads_around_the_door() -> None:
    for layer in ("salva", "odds/salva", "bots/salva", "cli/salva"):
        for file in sorted((ROOT / "velmoci" / layer).rglob("*.py")):
            name = file.relative_to(ROOT / "velmoci").as_posix()
            if name not in THE_DOOR | WHOLE_ROWS:
                assert list(around_the_door(file.read_text("utf-8"))) == [], name


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "source",
    [
        "for unit in range(len(table.kind)): pass",
        "here = [unit for unit, place in enumerate(sight.table.place) if place == field]",
        "places = self.table.place",
        "state.table.place[unit] = field",
        "owner = table.unit_owner[unit]",
        "from velmoci.salva.state import GONE, Sight",
    ],
)
def test_a_way_around_the_door_is_noticed(source: str) -> None:
    assert len(list(around_the_door(source))) == 1


@pytest.mark.interpreted
@pytest.mark.parametrize("source", ["kind = table.kind[unit]", "step = frame.place", "owner = table.owner_of(unit)"])
def test_what_a_unit_is_may_be_read(source: str) -> None:
    assert list(around_the_door(source)) == []
