"""What chapters there are, and what follows when some of them are switched on."""

import pytest

from tests.clause import clause
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.rulebook import Chapter, Library, assemble
from velmoci.salva.library import CHAPTERS
from velmoci.salva.overview import (
    ALWAYS,
    BRIDGE,
    NEEDED,
    WANTED,
    Reason,
    clause_count,
    consequences,
    excluded_by,
    title,
    with_needs,
)  # fmt: skip

TOY = Library(
    "toy", 1,
    (
        Chapter("land", "TOY-1", is_always_on=True),
        Chapter("sea", "TOY-2"),
        Chapter("air", "TOY-3", conflicts=("peace",)),
        Chapter("repair", "TOY-4", forced_by=("air",)),
        Chapter("sea_air", "TOY-5", bridges=("sea", "air")),
        Chapter("peace", "TOY-6"),
        Chapter("raids", "TOY-7", needs_one_of=(("sea", "air"), ("docks", "yards=old"))),
        Chapter("docks", "TOY-8"),
        Chapter("towns", "TOY-9", options=(ChoiceOption("yards", ("new", "old"), "TOY-9"),)),
    ),
    "TOY-1",
)  # fmt: skip


@clause("SA-chapters-2")
def test_what_a_chapter_needs_comes_along() -> None:
    assert with_needs(["submarines"]) == ["minimal", "naval", "second_line", "submarines"]
    found = consequences(["submarines"])
    assert found.reasons["minimal"] == Reason(ALWAYS, ())
    assert found.reasons["submarines"] == Reason(WANTED, ())
    assert found.reasons["naval"] == Reason(NEEDED, ("submarines",))
    assert [option.name for option in found.options["submarines"]] == ["submarine_default_stance"]
    assert found.excluded == {}
    assert found.hash != consequences([]).hash == consequences(["minimal"]).hash


@clause("SA-chapters-2")
def test_bridges_forced_chapters_and_conflicts() -> None:
    found = consequences(["sea", "air"], TOY)
    assert found.reasons["sea_air"] == Reason(BRIDGE, ("sea", "air"))
    assert found.reasons["repair"] == Reason(NEEDED, ("air",))
    assert found.excluded == {"peace": ("air",)}
    assert consequences(["peace"], TOY).excluded == {"air": ("peace",)}
    with pytest.raises(BadRulebook, match="chapter_conflict"):
        consequences(["air", "peace"], TOY)
    with pytest.raises(BadRulebook, match="no_such_chapter"):
        consequences(["sea_air"], TOY)


@clause("SA-chapters-2", "SA-foundations-4")
def test_of_several_of_which_one_is_needed_the_first_comes_along_where_none_is_there() -> None:
    assert with_needs(["raids"], TOY) == ["sea", "raids", "docks"]
    assert with_needs(["raids", "air"], TOY) == ["air", "raids", "docks"]
    found = consequences(["raids", "air"], TOY)
    assert found.reasons["docks"] == Reason(NEEDED, ("raids",))
    assert found.reasons["air"] == Reason(WANTED, ())
    assert "sea" not in found.reasons


@clause("SA-chapters-2", "SA-foundations-4")
def test_an_option_that_does_as_well_keeps_a_chapter_from_coming_along() -> None:
    wanted = ["raids", "air", "towns"]
    assert "docks" in consequences(wanted, TOY).reasons
    assert "docks" in consequences(wanted, TOY, {"yards": "new"}).reasons
    found = consequences(wanted, TOY, {"yards": "old", "depth": 3})
    assert "docks" not in found.reasons
    assert found.hash == assemble(TOY, wanted, {"yards": "old"}).hash
    assert with_needs(wanted, TOY, {"yards": "old"}) == ["air", "raids", "towns"]


@clause("SA-chapters-2", "SA-foundations-4")
def test_an_option_of_a_chapter_that_is_off_stands_in_for_nothing() -> None:
    found = consequences(["raids", "air"], TOY, {"yards": "old"})
    assert found.reasons["docks"] == Reason(NEEDED, ("raids",))
    assert "towns" not in found.reasons
    assert "factories" in consequences(["strategic_bombing"], options={"airfields": "buildings"}).reasons


@clause("SA-chapters-2")
def test_all_that_follows_from_a_choice_of_chapters() -> None:
    found = consequences(["air", "air"], TOY)
    assert found.reasons == {"land": Reason(ALWAYS, ()), "air": Reason(WANTED, ()), "repair": Reason(NEEDED, ("air",))}
    assert list(found.reasons) == ["land", "air", "repair"]
    assert (found.options, found.excluded) == ({}, {"peace": ("air",)})
    assert found.hash == assemble(TOY, ["air"]).hash
    goal = consequences(["feuds"])
    assert set(goal.excluded.values()) == {("feuds",)}
    assert "political_fields" in goal.excluded
    assert list(goal.options) == [chapter.id for chapter in CHAPTERS if chapter.id in goal.reasons and chapter.options]


def test_every_chapter_has_a_title_in_both_languages_and_rules() -> None:
    assert title("naval", "en") == "naval and submarine units"
    assert title("random_goal", "cs") == "náhodně generovaný cíl hry"
    assert title("nowhere", "en") == "nowhere"
    for chapter in [one for one in CHAPTERS if not one.bridges]:
        assert clause_count(chapter.id) > 0
        assert title(chapter.id, "cs") not in (chapter.id, title(chapter.id, "en"))
    goals = [chapter for chapter in CHAPTERS if chapter.group == "goal"]
    assert all(len(excluded_by(goal)) == len(goals) - 1 for goal in goals)
