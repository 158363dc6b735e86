"""Data files: what is wrong with a unit table, a map or a scenario is told with its line."""

import pytest

from tests.clause import clause
from tests.maps import small_map
from velmoci.kernel.resources import read_text
from velmoci.salva.board import Board, read_board
from velmoci.salva.document import BadDocument, Document, line_of
from velmoci.salva.library import FIELD_KEYS, SCENARIOS, find_scenario
from velmoci.salva.scenario import read_scenario
from velmoci.salva.units import read_kinds

UNITS = read_text("velmoci.salva", "data/units.toml")
WAR = small_map("border")


def line_with(text: str, words: str) -> int:
    """The number of the first line that begins with these words."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(words))


def changed_units(old: str, new: str) -> BadDocument:
    text = UNITS.replace(old, new, 1)
    assert text != UNITS
    with pytest.raises(BadDocument) as problem:
        read_kinds(Document("units.toml", text))
    return problem.value


def changed_war(old: str, new: str) -> BadDocument:
    text = WAR.replace(old, new, 1)
    assert text != WAR
    with pytest.raises(BadDocument) as problem:
        read_scenario(Document("war.toml", text), FIELD_KEYS)
    return problem.value


@clause("SA-minimal-44")
@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("move = 1", 'move = "1"', "bad_value", 'move = "1"'),
        ("move = 1", "move = -1", "bad_value", "move = -1"),
        ("move = 1", "moves = 1", "entry_missing", "[unit.infantry]"),
        ('price = "1"', 'price = "cheap"', "bad_value", 'price = "cheap"'),
        ('class = "unarmoured"', 'class = "soft"', "bad_value", 'class = "soft"'),
        ("attack = { unarmoured = 2", "attack = { soft = 2", "bad_value", "attack = { soft"),
        ("attack = { unarmoured = 2", "attack = { unarmoured = 0.5", "bad_value", "attack = { unarmoured = 0.5"),
        ('half_unit = true', 'half_unit = "yes"', "bad_value", 'half_unit = "yes"'),
        ('hideable = true', 'colour = "red"', "unknown_entry", 'colour = "red"'),
        ('ground = "land"', 'ground = "mud"', "bad_value", 'ground = "mud"'),
        ('exceptions = ["attack.fortress"]', "exceptions = 1", "bad_value", "exceptions = 1"),
        ('source = { default = "designed", class', "source = 1 # { class", "bad_value", "source = 1"),
        ("[unit.under_construction]", "[unit.unfinished]", "entry_missing", ""),
        ("[class.air]", "[class.flying]", "classes_missing", ""),
        ("[unit.infantry]", "[unit.infantry", "not_toml", ""),
    ],
)  # fmt: skip
def test_a_mistake_in_the_unit_table_is_told_with_its_line(old: str, new: str, code: str, key: str) -> None:
    problem = changed_units(old, new)
    assert problem.code == code
    assert problem.values["file"] == "units.toml"
    if key:
        assert problem.line == line_with(UNITS.replace(old, new, 1), key)


@clause("SA-setup-3", "SA-minimal-4")
@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('id = "west"', "id = 7", "bad_value", "id = 7"),
        ('id = "west"', 'id = "west"\nrole = "lazy"', "bad_value", 'role = "lazy"'),
        ('id = "west"', 'id = "west"\ncolour = "red"', "unknown_entry", 'colour = "red"'),
        ("allotment = 10", 'allotment = "much"', "bad_value", 'allotment = "much"'),
        ('fields = ["bor"', 'fields = ["moon"', "no_such_field_here", 'fields = ["moon"'),
        ('fields = ["brod"', 'fields = ["bor"', "written_twice", 'fields = ["bor", "hrad"'),
        ('id = "west"', 'id = "west"\npeople = ["moon"]', "no_such_field_here", 'people = ["moon"]'),
        ('id = "west"', 'id = "west"\npeople = ["bor", "bor"]', "written_twice", 'people = ["bor", "bor"]'),
        ('id = "west"', 'id = "west"\nsea = "bor"', "no_such_field_here", 'sea = "bor"'),
        ('id = "west"', 'id = "west"\nunits = { brod = { tank = 1 } }', "no_such_field_here", "units = { brod"),
        ('id = "klad"', 'id = "bor"', "written_twice", ""),
        ('id = "klad"', 'id = "k l"', "bad_value", 'id = "k l"'),
        ('next = ["mlyn", "lhota"]', 'next = ["moon"]', "no_such_neighbour", 'next = ["moon"]'),
        ('next = ["mlyn", "lhota"]', 'next = ["klad"]', "no_such_neighbour", 'next = ["klad"]'),
        ('next = ["mlyn", "lhota"]', "next = 1", "bad_value", "next = 1"),
        ('production = "3"', 'production = "x"', "bad_value", 'production = "x"'),
        ('production = "3"', 'production = "3"\nsea = true', "bad_value", 'production = "3"'),
        ('production = "3"', 'sea = "yes"', "bad_value", 'sea = "yes"'),
        ('production = "3"', 'roughness = "0"', "bad_value", 'roughness = "0"'),
        ('production = "3"', "canal = 1", "bad_value", "canal = 1"),
        ('production = "3"', "factories = -1", "bad_value", "factories = -1"),
        ('production = "3"', "gold = 1", "unknown_entry", "gold = 1"),
        ('cs = "Válka', 'title = "x"\ncs = "Válka', "unknown_entry", "title"),
        ("[options]", "[opinions]", "unknown_entry", "[opinions]"),
        ('cs = "Válka', 'about = "x"\ncs = "Válka', "bad_value", "about"),
        ('cs = "Válka', 'about = { de = "x" }\ncs = "Válka', "unknown_entry", "about"),
        ("[options]", "[length]\nhours = [1, 2]\n[options]", "unknown_entry", "hours"),
        ("[options]", "[length]\nrounds = 7\n[options]", "bad_value", "rounds"),
        ("[options]", "[length]\nminutes = [30, 20]\n[options]", "bad_value", "minutes"),
        ("[options]", "[measured]\nluck = 1\n[options]", "unknown_entry", "luck"),
        ("[options]", "[measured]\ngames = -1\n[options]", "bad_value", "games"),
        ("[options]", "[measured]\nwins = { west = 1 }\n[options]", "bad_value", "wins"),
        ('id = "west"', 'units = 5\nid = "west"', "bad_value", "units = 5"),
        ("[options]", "[[balance]]\nallotments = [1]\n[options]", "bad_value", "allotments = [1]"),
        ("[options]", "[[balance]]\nwhen = 1\nallotments = [1, 2]\n[options]", "unknown_entry", "when = 1"),
        (
            "[options]",
            "[[balance]]\nallotments = [1, 2]\npercent = { moon = 50 }\n[options]",
            "bad_value",
            "percent = { moon = 50 }",
        ),
    ],
)
def test_a_mistake_in_a_scenario_is_told_with_its_line(old: str, new: str, code: str, line: str) -> None:
    problem = changed_war(old, new)
    assert problem.code == code
    if line:
        assert problem.line == line_with(WAR.replace(old, new, 1), line)


def plain(count: int, sea: bool = False) -> str:
    """A map of so many fields that touch nothing."""
    return "".join(f'[[field]]\nid = "f{n}"\nnext = []\nsea = {str(sea).lower()}\n' for n in range(count))


def board_of(text: str) -> Board:
    document = Document("map", text)
    return read_board(document, document.data["field"], FIELD_KEYS)


@clause("SA-minimal-4")
def test_it_is_enough_that_one_of_two_fields_names_the_other() -> None:
    text = '[[field]]\nid = "a"\nnext = []\nproduction = "3/2"\n[[field]]\nid = "b"\ncs = "Bé"\nnext = ["a", "c"]\n'
    text += '[[field]]\nid = "c"\nsea = true\nen = "Gulf"\nnext = ["b", "a"]\n'
    board = board_of(text)
    assert (board.ids, int(board.size), board.land) == (["a", "b", "c"], 3, [0, 1])
    assert board.neighbours == [[1, 2], [0, 2], [0, 1]]
    assert [board.is_land(field) for field in range(3)] == [True, True, False]
    assert board.are_adjacent(0, 1)
    assert not board.are_adjacent(0, 0)
    assert [board.ratio_mark(field, "production") for field in (0, 1)] == [(3, 2), (1, 1)]
    assert (board.mark(1, "canal"), board.mark(0, "nothing")) == (False, None)
    names = [(board.name(id, "cs"), board.name(id, "en")) for id in "abc"]
    assert names == [("a", "a"), ("Bé", "Bé"), ("c", "Gulf")]


@clause("SA-minimal-4")
@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("field = 1\n", "entry_missing", 1),
        ("field = []\n", "entry_missing", 1),
        (plain(301), "bad_value", 1201),
        (plain(2) + plain(1), "written_twice", 10),
        (plain(2, sea=True), "no_land", 1),
    ],
)
def test_a_map_has_fields_with_names_of_their_own_and_some_land(text: str, code: str, line: int) -> None:
    with pytest.raises(BadDocument) as problem:
        board_of(text)
    assert (problem.value.code, problem.value.line) == (code, line)


@clause("SA-minimal-4")
def test_a_map_has_at_most_three_hundred_fields() -> None:
    assert int(board_of(plain(300)).size) == 300


@clause("SA-setup-3", "SA-minimal-4")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[[side]]\nid = "a"\n', "entry_missing"),
        ('[[field]]\nid = "a"\nnext = []\n', "entry_missing"),
        ('[[field]]\nid = "a"\nsea = true\nnext = []\n', "no_land"),
    ],
)
def test_a_scenario_needs_land_and_sides(text: str, code: str) -> None:
    with pytest.raises(BadDocument) as problem:
        read_scenario(Document("bad", text), FIELD_KEYS)
    assert problem.value.code == code


def test_lines_are_found_in_tables_and_lists_of_tables() -> None:
    text = '[a]\nx = 1\n\n[[b]]\ny = 1\n[[b]]\ny = 2\n"z.w" = 3\n'
    assert line_of(text, ("a", "x")) == 2
    assert line_of(text, ("b", 1, "y")) == 7
    assert line_of(text, ("b", 0, "q")) == 4
    assert line_of(text, ("nothing",)) == 1


@clause("SA-setup-8", "SA-setup-9")
def test_the_balance_of_a_scenario_depends_on_chapters_and_options() -> None:
    text = WAR.replace(
        "[options]",
        '[[balance]]\nchapters = ["terrain"]\noptions = { rounds = 8 }\nallotments = [25, 8]\n\n[options]',
        1,
    ).replace("chapters = []", 'chapters = []\nuntested = ["naval"]\nexcluded = ["factories"]', 1)
    scenario = read_scenario(Document("war", text), FIELD_KEYS)
    assert scenario.allotments(("terrain",), {"rounds": 8}) == ["25", "8"]
    assert scenario.allotments(("terrain",), {"rounds": 9}) == ["10", "10"]
    assert scenario.allotments(("naval",), {"rounds": 8}) == ["10", "10"]
    assert scenario.is_untested(("naval",))
    assert not scenario.is_untested(("terrain",))
    assert scenario.excluded(("factories", "terrain")) == ["factories"]


def test_every_shipped_scenario_is_read() -> None:
    for name in SCENARIOS:
        scenario = find_scenario(name)
        assert scenario.title("cs")
        assert scenario.title("en")
        assert scenario.about("cs").endswith(".")
        assert scenario.about("en").endswith(".")
        assert len(scenario.card()["rounds"]) == len(scenario.card()["minutes"]) == 2
        assert scenario.board.rows


@clause("SA-setup-3")
def test_a_scenario_has_a_card_for_those_who_choose() -> None:
    text = WAR.replace("[options]", "[length]\nrounds = [4, 9]\n[measured]\ngames = 2\n[options]", 1)
    text = text.replace('cs = "Válka', 'about = { cs = "O mezi.", en = "A border." }\ncs = "Válka', 1)
    card = read_scenario(Document("war", text), FIELD_KEYS).card()
    assert card == {
        "id": "war",
        "title": {"cs": "Válka o pomezí", "en": "The border war"},
        "about": {"cs": "O mezi.", "en": "A border."},
        "players": 2,
        "sides": [
            {"id": "west", "title": {"cs": "Západ", "en": "West"}, "role": ""},
            {"id": "east", "title": {"cs": "Východ", "en": "East"}, "role": ""},
        ],
        "chapters": [],
        "rounds": [4, 9],
        "minutes": [],
        "measured": {"games": 2},
    }


@clause("SA-setup-3")
def test_a_scenario_may_leave_out_all_but_its_sides_and_its_map() -> None:
    fields = '[[field]]\nid = "a"\nnext = ["s"]\n[[field]]\nid = "s"\nsea = true\nnext = []\n'
    text = f'[[side]]\nid = "one"\nrole = "defensive"\nfields = ["a"]\n[[side]]\nid = "two"\nsea = "s"\n{fields}'
    scenario = read_scenario(Document("bare", text), FIELD_KEYS)
    assert scenario.card() == {
        "id": "bare", "title": {"cs": "bare", "en": "bare"}, "about": {"cs": "", "en": ""}, "players": 2,
        "sides": [
            {"id": "one", "title": {"cs": "one", "en": "one"}, "role": "defensive"},
            {"id": "two", "title": {"cs": "two", "en": "two"}, "role": ""},
        ],
        "chapters": [], "rounds": [], "minutes": [], "measured": {},
    }  # fmt: skip
    assert (scenario.options, scenario.limits, scenario.chapters, scenario.is_drawn) == ({}, {}, (), False)
    assert [(side.fields, side.sea, side.allotment, side.units) for side in scenario.sides] == [
        (["a"], "", "0", {}), ([], "s", "0", {}),
    ]  # fmt: skip
    assert (scenario.is_untested(("naval",)), scenario.excluded(("naval",))) == (False, [])
    assert not scenario.is_balanced((), {})


@clause("SA-setup-3", "SA-setup-8")
def test_a_scenario_is_balanced_when_every_side_has_an_army_or_means_for_one() -> None:
    scenario = read_scenario(Document("war", WAR), FIELD_KEYS)
    assert scenario.is_balanced((), {})
    bare = WAR.replace("allotment = 10\n", "", 1)
    assert not read_scenario(Document("war", bare), FIELD_KEYS).is_balanced((), {})
    ready = WAR.replace("allotment = 10\n", "units = { bor = { tank = 1 } }\n", 1)
    assert read_scenario(Document("war", ready), FIELD_KEYS).is_balanced((), {})
    entry = '[[balance]]\nchapters = ["terrain"]\nallotments = [9, 8]\n\n[options]'
    told = read_scenario(Document("war", bare.replace("[options]", entry, 1)), FIELD_KEYS)
    assert (told.is_balanced(("terrain",), {}), told.is_balanced((), {})) == (True, False)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("document_too_long", "#" * 100_001),
        ("document_too_deep", "a" + ".b" * 40_000 + " = 1"),
        ("document_too_deep", "[" + "a." * 40_000 + "a]"),
        ("document_too_deep", "a = " + "[" * 40_000),
        ("document_too_deep", "a = " + "{ a = " * 10_000),
        ("document_too_deep", 'a = ["""b"""", ' + "[" * 40_000),
        ("document_too_deep", 'a = { b = """c"""", d' + ".e" * 40_000 + " = 1 }"),
        ("document_too_deep", "a = [" + "1," * 20_000 + "]"),
        ("not_toml", "a = " + "9" * 5_000),
        ("not_toml", 'a = "' + '\\"' * 40_000),
        ("bad_value", "a = 0x" + "f" * 90_000),
        ("bad_value", "a = [1, inf]"),
        ("bad_value", "a = nan"),
        ("bad_value", "a.b = 1979-05-27"),
        ("bad_value", 'a = "b\\u0000"'),
        ("bad_value", '"a\\u0000" = 1'),
    ],
)  # fmt: skip
def test_a_text_that_would_take_long_or_holds_no_data_is_refused(code: str, text: str) -> None:
    with pytest.raises(BadDocument) as problem:
        Document("scenario", text)
    assert problem.value.code == code


def test_brackets_and_dots_in_texts_and_comments_do_not_count() -> None:
    text = "# [[[[[[[[[[[[\na = \"[[[[[[[[[[[[ a.b.c.d.e.f.g.h.i\"\nb = '[[[[[[[[[[['\nc = '''\n[[[[[[[[[\n[[[['''\n"
    assert Document("scenario", text).data["b"] == "[" * 11
