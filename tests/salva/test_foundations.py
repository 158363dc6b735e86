"""Firm foundations (SA-foundations): what the chapters of part 3 promise each other."""

from itertools import combinations

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.salva.library import CHAPTERS, LIBRARY, NOTATION
from velmoci.salva.overview import with_needs
from velmoci.salva.units import standard_kinds

FIRST_GROUP = ("repair_prevention", "statistical_destruction", "half_units", "alliance", "retreat")
PLACES = [chapter.id for chapter in CHAPTERS]
FIRST, LAST = PLACES.index("repair_prevention"), PLACES.index("pioneer_infantry")
PART_3 = [chapter for chapter in CHAPTERS[FIRST : LAST + 1] if not chapter.bridges]
FIRST_GROUP_HERE = [name for name in FIRST_GROUP if name in PLACES]
OTHERS = [chapter.id for chapter in PART_3 if chapter.id not in FIRST_GROUP]


def land_battle(chapters: list[str]) -> list[tuple[str, object]]:
    """What happens shot by shot when the same armies meet on land with the same dice."""
    scene = Scene(with_needs(["repair_prevention", "terrain", *chapters]), marks={"b": {"defence": "3/2"}})
    scene.army(0, "a", "tank tank tank inf inf")
    scene.army(1, "b", "tank inf inf atg")
    scene.order(0, "attack b with tank_1, tank_2, tank_3, inf_4, inf_5", [3])
    told: list[tuple[str, object]] = []
    chance = Seeded("land battle")
    while scene.position.table.battle is not None:
        decision = next(decision for decision in scene.position.pending() if decision.waits)
        order = NOTATION.parse("fire_by_plan focus") if decision.kind.endswith("_salvo") else decision.default()
        assert order is not None
        for event in scene.position.apply(decision.seat, order, chance):
            seen = event.seen_by_all()
            if seen.sentence in ("salvo", "shot", "destroyed", "conquered", "field-held", "withdrew"):
                told.append((seen.sentence, dict(seen.values)))
    return told


@clause("SA-foundations-1")
@pytest.mark.parametrize("chapter", OTHERS)
def test_a_later_chapter_changes_no_fight_between_units_of_earlier_ones(chapter: str) -> None:
    plain = land_battle([])
    assert len(plain) > 8
    assert land_battle(with_needs([chapter])) == plain


@clause("SA-foundations-2")
def test_beside_the_first_group_all_others_go_together_in_any_combination() -> None:
    for one, other in combinations(OTHERS, 2):
        wanted = with_needs([*FIRST_GROUP_HERE, one, other])
        assert set(wanted) <= set(assemble(LIBRARY, wanted).chapters)
    everything = with_needs([chapter.id for chapter in PART_3])
    assert set(everything) <= set(assemble(LIBRARY, everything).chapters)


@clause("SA-foundations-3")
def test_no_chapter_needs_half_units_or_retreat_and_only_one_needs_the_alliance() -> None:
    needed = {(need, chapter.id) for chapter in CHAPTERS for need in chapter.needs}
    assert not [pair for pair in needed if pair[0] in ("half_units", "retreat")]
    assert {chapter for need, chapter in needed if need == "alliance"} <= {"government_and_people"}


@clause("SA-foundations-4")
@pytest.mark.parametrize("chapter", [chapter for chapter in PART_3 if chapter.needs], ids=lambda chapter: chapter.id)
def test_a_chapter_without_what_it_needs_is_refused_and_both_are_named(chapter: Chapter) -> None:
    for need in set(chapter.needs) - brought_along(chapter.id):
        with pytest.raises(BadRulebook, match="chapter_missing") as refusal:
            assemble(LIBRARY, [name for name in with_needs([chapter.id]) if name != need])
        named = {refusal.value.values["chapter"], refusal.value.values["need"]}
        assert need in named
        assert len(named) == 2


def brought_along(chapter: str) -> set[str]:
    """What the chapter switches on by itself."""
    return {other.id for other in CHAPTERS if chapter in other.forced_by} | {
        other.id for other in CHAPTERS if other.is_always_on
    }


@clause("SA-foundations-5", "TV3-47")
def test_a_kind_is_left_out_silently_where_the_chapters_it_rests_on_are_off() -> None:
    kinds = standard_kinds()
    for chapters, sold in (
        (("minimal", "artillery"), {"gun"}),
        (("artillery", "fortresses"), {"gun", "artillery_fort"}),
    ):
        found = {kind.id for kind in kinds.rows if kinds.is_available(kind, chapters)}
        assert {"gun", "artillery_fort"} & found == sold
    assert not {"gun", "artillery_fort"} & {kind.id for kind in Scene(units=kinds).rules.available}
