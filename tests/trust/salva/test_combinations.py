"""Every two chapters meet in whole games; a chapter that cannot matter on a map changes nothing there."""

from itertools import combinations

import pytest

from tests.trust.roads import check_events, replayed
from tests.trust.salva.covering import ALL_GOALS, Row, covering_array, is_closed, pairs_of
from tests.trust.salva.invariants import Snapshot, check_position
from tests.trust.salva.play import SWITCHES, Playing, rulebook_of
from velmoci.bots.driver import Driver
from velmoci.bots.salva.random import RandomBot
from velmoci.kernel.chance import Recorded, Seeded
from velmoci.kernel.errors import BadRecord, Rejected
from velmoci.kernel.game import Bot
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.library import CHAPTERS, NOTATION
from velmoci.salva.position import new_position

FEW = 70
"""So many rulebooks are at most needed: twice as many as there are goals, and some."""


def played(rulebook: Rulebook, seed: int, looks: int) -> Playing:
    """A whole game of random bots; every so many orders all invariants are checked."""
    playing = Playing(rulebook, seed)
    position = playing.position
    seats = int(position.table.seats)
    bots: dict[int, Bot] = {seat: RandomBot(Seeded(f"{seed} {seat}")) for seat in range(seats)}
    driver = Driver(position, bots)
    while (answer := driver.next_order()) is not None:
        is_watched = len(playing.records) % looks == 0
        before = Snapshot(position) if is_watched else None
        events = playing.give(*answer)
        if before is not None:
            before.check(position, *answer, events)
            check_position(position)
            check_events(events, seats)
    return playing


def row_name(row: Row) -> str:
    return f"{row[0]}+{'+'.join(row[1]) or 'nothing'}"


@pytest.mark.parametrize("row", covering_array(), ids=row_name)
def test_whole_games_in_which_every_two_chapters_meet(row: Row) -> None:
    goal, chapters = row
    playing = played(rulebook_of(goal, chapters), 1, 4)
    assert playing.position.outcome() is not None
    check_position(playing.position)
    assert replayed(new_position(playing.rulebook), playing.records, NOTATION) == playing.position.dump()


def test_the_array_covers_all_pairs_with_few_rulebooks() -> None:
    rows = covering_array()
    assert len(rows) <= FEW
    assert all(is_closed(row) for row in rows)
    met = {pair for row in rows for pair in pairs_of(row)}
    for one, other in combinations(SWITCHES, 2):
        assert ((one, True), (other, True)) in met
    for goal in ALL_GOALS:
        for name in SWITCHES:
            assert (("goal", goal), (name, True)) in met


def test_a_missing_rulebook_would_be_noticed() -> None:
    rows = covering_array()
    met = [pairs_of(row) for row in rows]
    needed = [n for n, pairs in enumerate(met) if pairs - set().union(*met[:n], *met[n + 1 :])]
    assert len(needed) > len(rows) // 2


PAIRS = tuple(combinations(SWITCHES[:-1], 2))
STEPS = 40
"""So many orders carry a game of three chapters through placement and into its first turns."""


@pytest.mark.sampled(10)
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_every_three_chapters_are_put_together_and_played_into_the_first_turns(pair: tuple[str, str]) -> None:
    place = SWITCHES.index(pair[1])
    for number, third in enumerate(SWITCHES[place + 1 :], PAIRS.index(pair)):
        rulebook = rulebook_of(ALL_GOALS[number % len(ALL_GOALS)], (*pair, third))
        assert {*pair, third} <= set(rulebook.chapters)
        playing = Playing(rulebook, number)
        for _ in playing.steps(STEPS):
            pass
        check_position(playing.position)


def test_the_triples_are_all_there_are() -> None:
    triples = [(*pair, third) for pair in PAIRS for third in SWITCHES[SWITCHES.index(pair[1]) + 1 :]]
    assert triples == list(combinations(SWITCHES, 3))
    assert {name for triple in triples for name in triple} == {
        chapter.id for chapter in CHAPTERS if not (chapter.is_always_on or chapter.group or chapter.bridges)
    }


INERT: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
    ("elimination", (), ("naval",)),
    ("elimination", ("second_line",), ("naval",)),
    ("elimination", ("second_line", "naval"), ("submarines",)),
    ("elimination", ("factories", "terrain"), ("naval",)),
    ("political_fields", ("terrain", "second_line"), ("naval", "submarines")),
    ("blitz", ("terrain",), ("naval", "random_goal")),
    ("elimination", (), ("random_goal",)),
    ("elimination", ("production_cycle",), ("multiplayer",)),
    ("political_buildings", ("terrain",), ("multiplayer", "random_goal")),
    ("priorities", ("second_line",), ("naval", "submarines")),
]
"""On dry land ships do not matter, without offers treaties do not, and a drawn goal is over before the game begins."""


@pytest.mark.parametrize(("goal", "chapters", "more"), INERT, ids=str)
def test_a_chapter_that_cannot_matter_changes_nothing(
    goal: str, chapters: tuple[str, ...], more: tuple[str, ...]
) -> None:
    playing = played(rulebook_of(goal, chapters, is_wet=False), 1, 1000)
    grown = rulebook_of(goal, (*chapters, *more), is_wet=False)
    assert told_by(playing, grown) == told_by(playing, playing.rulebook)


UNUSED: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("naval", "second_line"), ("half_units",)),
    (("terrain",), ("fortresses",)),
    (("naval", "factories"), ("expensive_units",)),
    (("naval", "second_line"), ("capital_ships",)),
    ((), ("cheap_units",)),
    (("terrain",), ("land_transport",)),
    (("terrain", "second_line"), ("specialised", "pioneer_infantry")),
    (("terrain", "second_line", "hidden_units"), ("scouting",)),
    (("second_line",), ("retreat",)),
    (("naval", "second_line", "multiplayer"), ("alliance",)),
    (("repair_prevention", "terrain"), ("air",)),
    (("repair_prevention", "naval"), ("air", "capital_ships")),
    (("repair_prevention", "terrain"), ("artillery",)),
    (("repair_prevention",), ("artillery", "land_transport", "fortresses")),
    (("artillery", "factories"), ("strategic_bombing",)),
    (("air", "factories"), ("strategic_bombing",)),
    (
        ("naval", "second_line"),
        ("formations", "formation_production", "formation_neighbours", "formation_swap", "formation_split"),
    ),
    (("naval", "second_line"), ("hidden_units", "disclosure")),
]
"""What adds only possibilities and is never used: no kind of it is bought, no order of it given. Left out are upkeep,
which everybody pays, repair prevention, which asks after every battle, and statistical destruction, which asks where
something is held, and neutral armies, whom everybody meets."""


@pytest.mark.parametrize(("chapters", "more"), UNUSED, ids=str)
def test_a_game_in_which_a_chapter_is_on_and_unused_is_the_same_game(
    chapters: tuple[str, ...], more: tuple[str, ...]
) -> None:
    playing = played(rulebook_of("elimination", chapters), 2, 1000)
    grown = rulebook_of("elimination", (*chapters, *more))
    assert set(more) & set(playing.rulebook.chapters) == set()
    assert set(more) <= set(grown.chapters)
    assert events_by(playing, grown) == events_by(playing, playing.rulebook)


def test_every_chapter_of_part_3_is_among_them_or_named_as_left_out() -> None:
    part_3 = SWITCHES[SWITCHES.index("repair_prevention") :]
    tried = {name for _, more in UNUSED for name in more}
    assert set(part_3) - tried == {"repair_prevention", "statistical_destruction", "upkeep", "neutral_army"}


def events_by(playing: Playing, rulebook: Rulebook) -> list[str]:
    """The log of the same orders and rolls by another rulebook."""
    return [line for line in told_by(playing, rulebook) if not line.startswith("[")]


def told_by(playing: Playing, rulebook: Rulebook) -> list[str]:
    """The log of the same orders and rolls by another rulebook, with the offers before each order."""
    position = new_position(rulebook)
    lines: list[str] = []
    for record in playing.records:
        offers = [(d.seat, d.kind, [(m.kind, m.count()) for m in d.menus()]) for d in position.pending()]
        rolls = Recorded(record.rolls, record.secrets)
        events = position.apply(record.seat, record.order, rolls)
        rolls.finish()
        lines += [str(offers), *(str(event.seen_by_all().to_json()) for event in events)]
    return [*lines, str(position.outcome())]


@pytest.mark.parametrize("more", ["terrain", "second_line", "factories"])
def test_a_chapter_that_matters_is_noticed(more: str) -> None:
    playing = played(rulebook_of("elimination", (), is_wet=False), 0, 1000)
    try:
        log = told_by(playing, rulebook_of("elimination", (more,), is_wet=False))
    except (Rejected, BadRecord):
        return
    assert log != told_by(playing, playing.rulebook)
