"""What the players' rulebook says of starts, goals and treaties is what the engine does."""

from fractions import Fraction

from tests.salva.book_pages import Section, both, numbers, tables, tells
from tests.salva.goal_scenes import GoalScene
from tests.salva.test_book import option, scenario_name
from tests.salva.test_feuds import degrees, feud
from tests.salva.test_multiplayer import B, C, D, attack, four, pact
from tests.salva.test_placement import places, placing
from tests.salva.test_political_buildings import price, two
from tests.salva.test_production_cycle import letters
from velmoci.kernel.chance import Scripted
from velmoci.salva.chapters.feuds import TABLES
from velmoci.salva.chapters.relations import DICE
from velmoci.salva.chapters.scored import (
    Count,
    beaten_points,
    kept_points,
    land_points,
    small_neighbour_points,
    weighed,
)
from velmoci.salva.fair_start.matrix import matrix_run
from velmoci.salva.fair_start.proof import share
from velmoci.salva.fair_start.two_players import two_sealed
from velmoci.salva.goals.missions import goal_size
from velmoci.salva.library import CHAPTERS, SCENARIOS, find_scenario
from velmoci.salva.maps.segments import GRIDS, SIDE, STANDARD12, make_wish

GOALS: Section = ("Goals for more players", "Cíle pro víc hráčů")
NAMES = {
    "priorities": ("Elimination with priorities", "Eliminace s prioritami"),
    "any_pair": ("Victory of any pair", "Vítězství libovolné dvojice"),
    "feuds": ("Conquerors' feuds", "Nesváry dobyvatelů"),
    "secret_missions": ("Secret missions", "Tajné úkoly"),
    "public_missions": ("Public missions", "Veřejné úkoly"),
    "relations": ("Random relations", "Náhodné vztahy"),
    "scored": ("Scored public missions", "Bodované veřejné úkoly"),
    "political_buildings": ("Political points from buildings", "Politické body z budov"),
    "political_fields": ("Political points from fields", "Politické body z polí"),
    "people_goals": ("Land or well-being", "Území, nebo blahobyt"),
}
"""Every goal with its section."""


def test_the_goals_of_the_book_are_those_of_the_program() -> None:
    goals = [chapter for chapter in CHAPTERS if chapter.group == "goal"]
    assert [chapter.id for chapter in goals] == list(NAMES)
    for language, rows in tables(GOALS):
        for row, chapter in zip(rows, goals, strict=True):
            least, most = chapter.contributions["goal"][0].players
            assert row[1] == f"{least}–{most}"
            rounds = next(found.default for found in chapter.options if found.name == "rounds")
            assert numbers(row[2]) == ([] if chapter.id == "any_pair" else [str(rounds)])
            played = [name for name in SCENARIOS if chapter.id in find_scenario(name).chapters]
            assert set(row[3].split(", ")) == {scenario_name(name, language) for name in played}
    for section in NAMES.values():
        assert [text for _, text in both(section) if not text.strip()] == []


# ── starts

def test_armies_are_placed_in_the_order_of_the_book() -> None:
    order = places(placing([25, 8]), 33)
    assert order.index("B") == 18
    assert tells(("Setting up", "Příprava hry"), [25, 8, 1, 18])
    assert places(placing([25, 8], placement_balance="proportional"), 33).startswith("ABAAABAAAB")
    assert tells(("Other ways to place an army", "Jiné způsoby, jak umístit armádu"), [25, 8])


def test_a_first_game_has_the_points_that_the_book_says() -> None:
    border = find_scenario("border_war")
    assert {side.allotment for side in border.sides} == {"10"}
    for _, text in both(("Setting up", "Příprava hry")):
        assert numbers(next(line for line in text.splitlines() if line.startswith("3. "))) == ["3", "10"]


def test_two_players_start_as_fairly_as_in_the_book() -> None:
    found = two_sealed(33, [25, 22], Scripted([]))
    assert found.by_side() == {0: (1, 23), 1: (0, 9)}
    assert tells(("Fair start", "Spravedlivý start"), [33, 25, 22, 22, 33, 25, 33 - 25, 1, 23, 9])


def test_three_players_start_as_fairly_as_in_the_book() -> None:
    for _, rows in tables(("Fair start", "Spravedlivý start")):
        figures = [[int(cell) for cell in row[1:]] for row in rows]
        assert {sum(row) for row in figures} == {30}
        run = matrix_run(figures, 30, Scripted([]), [], None)
        given = {column.column: (list(column.players), column.amount) for column in run.columns}
        assert given == {2: ([2], 5), 0: ([1], 12), 1: ([0], 9)}
        assert (run.surplus, share(run.surplus, 3)) == (4, (1, 1)), "each gets one, and one is not used"
    assert tells(("Fair start", "Spravedlivý start"), [1, 1, 2, 5, 2, 1, 12, 9, 26, 4, 1, 13, 10, 6], number=1)


def test_random_maps_have_the_sizes_of_the_book() -> None:
    assert [rows * cols for rows, cols in GRIDS.values()] == [2, 4, 6, 6, 9]
    assert (len(STANDARD12), SIDE * SIDE) == (12, 9)
    small, large = make_wish(2), make_wish(4)
    assert (small.least, small.most, large.least, large.most) == (6, 15, 5 * 4, 9 * 4)
    assert tells(("Random map, random goal", "Náhodná mapa, náhodný cíl"), [2 * 9, 15, 6])


def test_production_comes_in_the_rounds_of_the_book() -> None:
    section = ("Production frequency", "Četnost výroby")
    turns = letters("shifted", 3, range(27))
    for _, rows in tables(section):
        rounds = ["".join(cell.split()) for cell in rows[0][1:]]
        made = ["".join(letter for letter in turns[3 * i : 3 * i + 3] if letter.isupper()) or "–" for i in range(9)]
        assert rounds == made
    two_players = letters("two_player", 2, range(16))
    first = [turn // 2 + 1 for turn in range(16) if two_players[turn] == "A"]
    second = [turn // 2 + 1 for turn in range(16) if two_players[turn] == "B"]
    for _, text in both(section):
        assert numbers(text)[:6] == [str(number) for number in (*first[:3], *second[:3])]
    assert tells(section, [1, first[1], first[1] + 1])


# ── goals

def test_priorities_rank_as_in_the_book() -> None:
    scene = GoalScene("priorities", ("King", "Duke", "Bishop"))
    scene.destroy(scene.seat("King"))
    scene.end_round(10)
    assert scene.table.ranking == [[scene.seat(side)] for side in ("Duke", "Bishop", "King")]
    assert find_scenario("three_claims").options["priorities"] == "king duke bishop"
    assert tells(NAMES["priorities"], [3, 2, 1])


def test_a_pair_wins_as_in_the_book() -> None:
    options = find_scenario("four_neighbours").options
    assert (options["timed"], options["priorities"]) == (True, "north west south east")
    scene = GoalScene("any_pair", ("north", "west", "south", "east"), timed=True)
    scene.destroy(scene.seat("north"))
    scene.end_round(12)
    assert scene.table.winners == [scene.seat("west"), scene.seat("south")]
    for _, text in both(NAMES["any_pair"]):
        assert numbers(text) == ["12"]


def test_the_lists_of_the_feuds_are_those_of_the_book() -> None:
    usual = [TABLES[name] for name in ("base3", "west4", "italy5")]
    for _, rows in tables(NAMES["feuds"]):
        sides = [row[0][-1] for row in rows]
        told = [[" ".join(lists[side]) if side in lists else "–" for lists in usual] for side in sides]
        assert [row[1:] for row in rows] == told
        assert set(sides) == set(TABLES["italy5"])
    scene = feud("base3")
    scene.take(scene.seat("S"), "f12")
    scene.end_round(10)
    assert degrees(scene) == {"S": 0, "A": 2, "N": 2}


def test_missions_ask_for_as_much_land_as_in_the_book() -> None:
    assert goal_size(GoalScene("secret_missions", "ABCDE", 40).rules) == 10 == 8 + 8 // 4
    assert tells(NAMES["secret_missions"], [40, 8, 10])
    deck = str(option("mission_deck").default).split()
    for _, rows in tables(NAMES["secret_missions"]):
        assert [row[0] for row in rows] == deck
    usual = [str(option(name).default) for name in ("missions_dealt", "centre_production")]
    for _, text in both(NAMES["secret_missions"]):
        assert numbers(text)[:4] == [usual[0], "3", "6", usual[1]]


def test_relations_count_as_in_the_book() -> None:
    rolls = [5, 2, 1, 1, 6, 6]
    start = {"A": ["f1"], "B": ["f2"], "C": ["f3"]}
    scene = GoalScene("relations", start, 14, rolls=rolls, relation_balance="none")
    for seat, (first, count) in enumerate(((1, 5), (6, 4), (10, 3))):
        scene.own(seat, *[f"f{place}" for place in range(first, first + count)])
    assert scene.values()[0] == 17 == 5 * 3 + 4 * 2 - 3 * 2
    assert tells(NAMES["relations"], [2, 2, 5, 4, 3, 2, 5, 3, 4, 2, 3, 2, 17])
    for _, text in both(NAMES["relations"]):
        dice = ", ".join(f"{value:+d}".replace("-", "−") for value in DICE)
        assert f"1, 2, 3, 4, 5, 6 {'mean' if 'mean' in text else 'znamená'} {dice}" in text


def test_the_giants_score_as_in_the_book() -> None:
    sides = {"A": ["f1"], "S": ["f2"], "N": [f"f{place}" for place in range(3, 21)]}
    scene = GoalScene("scored", sides, 20, end_hold="now")
    for side, first, count in (("N", 1, 10), ("A", 11, 6), ("S", 17, 4)):
        scene.own(scene.seat(side), *[f"f{place}" for place in range(first, first + count)])
    scores = dict(zip([side.id for side in scene.rules.sides], scene.values(), strict=True))
    assert scores == {"A": 30, "S": 20, "N": 25}
    assert weighed([3, 2, 1], [2, 2, 1]) == 9
    assert tells(NAMES["scored"], [2, 2, 1, 3, 1, 2, 2, 2, 9], number=1)
    assert tells(NAMES["scored"], [20, 10, 6, 4, 6, 5, 6, 5, 30, 4, 5, 20, 5, 5, 25])


def test_the_tasks_of_the_dispute_over_finland_are_those_of_the_book() -> None:
    beaten = [beaten_points(Count(24, {"N": left}, {"N": 12}), "A") for left in (7, 6, 4, 3)]
    assert beaten == [0, 1, 1, 2], "half of the first land, a quarter"
    assert [land_points(Count(24, {"A": own}, {}), "A") for own in (3, 4, 7, 8)] == [0, 1, 1, 2], "a sixth, a third"
    small = [small_neighbour_points(Count(24, {"S": held}, {})) for held in (7, 6, 4, 3)]
    assert small == [0, 1, 1, 2], "a quarter of the map, an eighth"
    assert kept_points(6, 8) == 12 * 6 // 8
    for _, rows in tables(NAMES["scored"]):
        assert [numbers(row[2]) for row in rows] == [["3", "2"], ["3", "2"], ["4", "2"], ["12", "12"]]
    assert (weighed([3, 2, 1], [2, 2, 2]), weighed([4, 2], [2, 2])) == (12, 12)


def test_political_buildings_cost_as_in_the_book() -> None:
    scene = two()
    scene.rules.items["political_building"].put(scene.position, 0, "f2", True)
    cost = price(scene, "political_building", "f2")
    assert cost == price(scene, "factory", "f2")
    assert tells(NAMES["political_buildings"], [2, 1, Fraction(str(option("factory_price").default)), 4, cost])


def test_a_centre_counts_from_the_round_that_the_book_says() -> None:
    sides = {"A": ["f1", "f2"], "B": ["f5", "f6"]}
    scene = GoalScene("political_fields", sides, 10, marks={f"f{n}": {"centre": True} for n in (3, 7, 9)})
    points = []
    for number in range(1, 6):
        scene.table.round = number
        if number == 4:
            scene.take(0, "f3")
        scene.end_round(number)
        points.append(scene.values()[0])
    assert points == [0, 0, 0, 0, 3]
    assert tells(NAMES["political_fields"], [4, 4, 3, 5])


# ── treaties

def test_a_treaty_ends_when_the_book_says() -> None:
    ends = []
    for during in (B, D):
        scene = four()
        name = pact(scene, B, C)
        scene.pass_to(during, 3)
        scene.order(B, f"denounce_treaty {name}")
        while attack_is_barred(scene):
            scene.pass_turn()
        ends.append((int(scene.table.on_turn), int(scene.table.round)))
    assert ends == [(C, 5), (C, 6)], "the first turn of the partner after a turn of the denouncer"
    assert tells(("Talks and treaties", "Jednání a smlouvy"), [3, 5, 5, 6, 3, 6])
    for _, text in both(("Talks and treaties", "Jednání a smlouvy")):
        assert numbers(text)[0] == str(option("notice_rounds").default)


def attack_is_barred(scene: GoalScene) -> bool:
    """Whether it is not yet a turn of C in which he may attack B."""
    return int(scene.table.on_turn) != C or attack(scene, C, "b") != ""
