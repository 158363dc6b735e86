"""Rulebooks are assembled from a library of chapters, checked once, and named by a hash."""

from collections.abc import Mapping

import pytest

from tests.clause import clause
from velmoci.expanze.options import LIBRARY as EXPANZE
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, OptionValue
from velmoci.kernel.rulebook import (
    Chapter,
    Library,
    Part,
    Rulebook,
    arrange,
    assemble,
    chosen,
    is_there,
    options_from_text,
)  # fmt: skip


def no_fog_at_sea(options: Mapping[str, OptionValue]) -> None:
    if options.get("fog") and options.get("depth") == 9:
        raise BadRulebook("bad_option", "TOY-SEA-1", option="depth")


TOYS = Library(
    game="toys",
    version=3,
    chapters=(
        Chapter("base", "TOY-BASE-1", is_always_on=True, contributions={"steps": ("move", "fight")}),
        Chapter(
            "sea",
            "TOY-SEA-1",
            options=(IntOption("depth", 1, 0, 9, "TOY-SEA-2"),),
            contributions={"steps": ("sail",)},
        ),
        Chapter(
            "ports", "TOY-PORT-1", needs=("sea",), contributions={"steps": ("load",), "units": ("barge",)}
        ),
        Chapter("desert", "TOY-DES-1", conflicts=("sea",)),
        Chapter("weather", "TOY-WEA-1", options=(BoolOption("fog", False, "TOY-WEA-2"),)),
    ),
    option_clause="TOY-OPT-1",
    seams=("steps", "units"),
    checks=(no_fog_at_sea,),
)


@clause("SA-chapters-2")
def test_chapters_come_in_canonical_order_whatever_the_wish() -> None:
    one, two = assemble(TOYS, ["ports", "weather", "sea"]), assemble(TOYS, ["sea", "ports", "weather"])
    assert one == two
    assert (one.game, one.version) == ("toys", 3)
    assert one.chapters == ("base", "sea", "ports", "weather")
    assert one.contributions == {"steps": ("move", "fight", "sail", "load"), "units": ("barge",)}


@clause("SA-chapters-1")
def test_a_chapter_that_is_always_on_needs_no_wish() -> None:
    assert assemble(TOYS).chapters == ("base",)
    assert assemble(TOYS, ["base"]) == assemble(TOYS)


@clause("SA-chapters-2")
@pytest.mark.parametrize(
    ("chapters", "code", "broken", "values"),
    [
        (["ports"], "chapter_missing", "TOY-PORT-1", {"chapter": "ports", "need": "sea"}),
        (["sea", "desert"], "chapter_conflict", "TOY-DES-1", {"chapter": "desert", "other": "sea"}),
        (["moon", "sun"], "unknown_chapter", "TOY-OPT-1", {"chapter": "moon"}),
    ],
)
def test_chapters_that_do_not_go_together_are_refused(
    chapters: list[str], code: str, broken: str, values: dict[str, str]
) -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(TOYS, chapters)
    assert (caught.value.code, caught.value.clause, caught.value.values) == (code, broken, values)


def test_a_contribution_to_an_unknown_seam_is_refused() -> None:
    library = Library(
        "t", 1, (Chapter("a", "TOY-1", is_always_on=True, contributions={"tsep": (1,)}),), "TOY-1", ("step",)
    )
    with pytest.raises(BadRulebook, match="unknown_seam"):
        assemble(library)


def test_options_of_chapters_that_are_off_do_not_exist() -> None:
    assert assemble(TOYS, ["sea"]).options == {"depth": 1}
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(TOYS, ["sea"], {"fog": True})
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(TOYS, [], {"x" * 99: True})


def test_a_wrong_value_is_refused_under_its_own_clause() -> None:
    with pytest.raises(BadRulebook, match=r"\[TOY-SEA-2\]"):
        assemble(TOYS, ["sea"], {"depth": 10})


@clause("SA-chapters-2")
def test_checks_see_all_options_together() -> None:
    assert assemble(TOYS, ["sea", "weather"], {"depth": 9}).options == {"depth": 9, "fog": False}
    with pytest.raises(BadRulebook, match=r"\[TOY-SEA-1\]"):
        assemble(TOYS, ["sea", "weather"], {"depth": 9, "fog": True})


@clause("SA-chapters-3")
def test_equal_rulebooks_have_one_hash_and_any_difference_another() -> None:
    base = assemble(TOYS, ["sea"])
    same = assemble(TOYS, ["sea"], {"depth": 1})
    assert base == same
    assert base.hash == same.hash
    assert len({base, same}) == 1
    others = [
        assemble(TOYS, ["sea"], {"depth": 2}),
        assemble(TOYS, ["sea", "weather"]),
        assemble(TOYS),
        Rulebook("toys", 4, base.chapters, base.options),
        Rulebook("other", 3, base.chapters, base.options),
    ]
    assert len({base.hash, *(other.hash for other in others)}) == 6


def test_the_hash_does_not_depend_on_the_order_of_the_options() -> None:
    one = Rulebook("t", 1, ("a",), {"x": 1, "y": {"b": 2, "a": 1}})
    two = Rulebook("t", 1, ("a",), {"y": {"a": 1, "b": 2}, "x": 1})
    assert one.hash == two.hash


def test_the_hash_of_a_published_rulebook_never_changes() -> None:
    assert assemble(EXPANZE, (), {"powers": 4}).hash == assemble(EXPANZE).hash == "a5c5c044efb04472"


def test_a_rulebook_is_json() -> None:
    assert assemble(TOYS, ["weather"], {"fog": True}).to_json() == {
        "game": "toys",
        "version": 3,
        "chapters": ["base", "weather"],
        "options": {"fog": True},
        "hash": assemble(TOYS, ["weather"], {"fog": True}).hash,
    }


def test_options_are_read_from_what_a_person_types() -> None:
    assert options_from_text(TOYS, ["sea", "weather"], ["depth=4", "fog=true"]) == {"depth": 4, "fog": True}
    for word in ("depth", "fog=true", "=3", ""):
        with pytest.raises(BadRulebook, match="bad_option"):
            options_from_text(TOYS, ["sea"], [word])
    with pytest.raises(BadRulebook, match="unknown_chapter"):
        options_from_text(TOYS, ["moon"], [])


JOINED = Library(
    game="joined",
    version=1,
    chapters=(
        Chapter("base", "TOY-BASE-1", is_always_on=True),
        Chapter("crowd", "TOY-CRO-1", forced_if=lambda options: options.get("players") == 3),
        Chapter("repair", "TOY-REP-1", forced_by=("guns", "planes")),
        Chapter("guns", "TOY-GUN-1", needs=("repair",)),
        Chapter("planes", "TOY-PLA-1", forced_by=("carriers",)),
        Chapter("carriers", "TOY-CAR-1"),
        Chapter("guns_planes", "TOY-GUN-2", bridges=("guns", "planes")),
        Chapter(
            "raids", "TOY-RAI-1",
            needs_one_of=(("guns", "planes"), ("docks", "yards=old")),
        ),
        Chapter("docks", "TOY-DOC-1"),
        Chapter("towns", "TOY-TOW-1", options=(ChoiceOption("yards", ("new", "old"), "TOY-TOW-2"),)),
        Chapter("race", "TOY-GOA-1", group="goal"),
        Chapter("siege", "TOY-GOA-2", group="goal"),
    ),
    option_clause="TOY-OPT-1",
)


@clause("SA-chapters-2")
def test_a_chapter_brings_along_what_it_forces_on_and_what_that_forces_on() -> None:
    assert assemble(JOINED, ["guns"]).chapters == ("base", "repair", "guns")
    assert assemble(JOINED, ["carriers"]).chapters == ("base", "repair", "planes", "carriers")


@clause("SA-chapters-2")
def test_a_saved_list_of_chapters_names_its_bridges_and_is_read_again() -> None:
    on = assemble(JOINED, ["guns", "carriers"]).chapters
    assert "guns_planes" in on
    assert assemble(JOINED, on).chapters == on
    with pytest.raises(BadRulebook, match="unknown_chapter"):
        assemble(JOINED, ["guns", "guns_planes"])


@clause("SA-chapters-2")
def test_options_can_bring_a_chapter_along() -> None:
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(JOINED, [], {"players": 3})
    assert [chapter.id for chapter in chosen(JOINED, set(), {"players": 3})] == ["base", "crowd"]
    assert [chapter.id for chapter in chosen(JOINED, set())] == ["base"]


@clause("SA-chapters-2")
def test_a_bridge_is_on_exactly_when_both_its_chapters_are() -> None:
    assert "guns_planes" in assemble(JOINED, ["guns", "planes"]).chapters
    assert "guns_planes" not in assemble(JOINED, ["planes"]).chapters
    with pytest.raises(BadRulebook, match="unknown_chapter"):
        assemble(JOINED, ["guns_planes"])


@clause("SA-foundations-4")
def test_where_one_of_several_is_needed_any_of_them_will_do() -> None:
    for chapters in (["guns", "docks"], ["planes", "docks"], ["guns", "planes", "docks"], ["carriers", "docks"]):
        assert "raids" in assemble(JOINED, ["raids", *chapters]).chapters
    assert "raids" in assemble(JOINED, ["raids", "guns", "towns"], {"yards": "old"}).chapters


@clause("SA-foundations-4")
@pytest.mark.parametrize(
    ("chapters", "options", "group"),
    [
        (["docks"], {}, ["guns", "planes"]),
        (["guns"], {}, ["docks", "yards=old"]),
        (["planes", "towns"], {}, ["docks", "yards=old"]),
        (["planes", "towns"], {"yards": "new"}, ["docks", "yards=old"]),
    ],
)
def test_where_nothing_of_what_is_needed_is_there_the_whole_group_is_named(
    chapters: list[str], options: dict[str, object], group: list[str]
) -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(JOINED, ["raids", *chapters], options)
    assert (caught.value.code, caught.value.clause) == ("chapter_missing_one_of", "TOY-RAI-1")
    assert caught.value.values == {"chapter": "raids", "needs": group}


def test_of_a_group_only_one_chapter_is_on() -> None:
    assert assemble(JOINED, ["siege"]).chapters == ("base", "siege")
    with pytest.raises(BadRulebook, match="chapter_conflict"):
        assemble(JOINED, ["race", "siege"])


class Named(Part):
    def __init__(self, name: str, after: str = "", before: str = "", replaces: str = "") -> None:
        self.name, self.after, self.before, self.replaces = name, after, before, replaces


def test_parts_find_their_places() -> None:
    parts = [
        Named("move"), Named("make"), Named("fuel", after="move"), Named("roll", before="move"),
        Named("craft", replaces="make"),
    ]  # fmt: skip
    assert [part.name for part in arrange(parts)] == ["roll", "move", "fuel", "craft"]


def test_a_part_may_stand_beside_one_if_there_is_such_a_part() -> None:
    there = [Named("move"), Named("make"), Named("feed", before="make?"), Named("rest", after="move?")]
    assert [part.name for part in arrange(there)] == ["move", "rest", "feed", "make"]
    alone = [Named("move"), Named("feed", before="make?"), Named("rest", after="moon?"), Named("roll")]
    assert [part.name for part in arrange(alone)] == ["move", "feed", "rest", "roll"]


def test_a_switch_that_is_off_may_stand_for_a_chapter() -> None:
    assert is_there("switch=false", set(), {"switch": False})
    assert not is_there("switch=false", set(), {"switch": True})
    assert not is_there("switch=false", set(), {})
    assert is_there("chapter", {"chapter"}, {})


def test_a_part_beside_one_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRulebook, match="unknown_part"):
        arrange([Named("fuel", after="move")])


def test_two_chapters_with_one_name_in_a_named_seam_are_refused() -> None:
    twice = Library(
        game="toys",
        version=1,
        chapters=(
            Chapter("land", "TOY-LAND-1", is_always_on=True, contributions={"units": (["tank"], ["gun"])}),
            Chapter("sea", "TOY-SEA-1", contributions={"units": (["barge"], ["gun"])}),
        ),
        option_clause="TOY-OPT-1",
        seams=("units",),
        names={"units": lambda unit: str(unit[0])},
    )
    assert assemble(twice, [], {}).contributions["units"] == (["tank"], ["gun"])
    with pytest.raises(BadRulebook, match="name_twice") as refused:
        assemble(twice, ["sea"], {})
    assert refused.value.clause == "TOY-OPT-1"
    assert refused.value.values == {"seam": "units", "name": "gun", "chapter": "sea", "other": "land"}


def test_what_several_chapters_bring_along_is_there_once_and_comes_from_the_first() -> None:
    gun = ["gun"]
    library = Library(
        game="toy",
        version=1,
        chapters=(
            Chapter("land", "TOY-LAND-1", contributions={"units": (gun, ["tank"])}),
            Chapter("sea", "TOY-SEA-1", contributions={"units": (["barge"], gun)}),
        ),
        option_clause="TOY-OPT-1",
        seams=("units",),
        names={"units": lambda unit: str(unit[0])},
    )
    both, one = assemble(library, ["land", "sea"], {}), assemble(library, ["sea"], {})
    assert (both.contributions["units"], both.origins["units"]) == ((gun, ["tank"], ["barge"]), ("land", "land", "sea"))
    assert (one.contributions["units"], one.origins["units"]) == ((["barge"], gun), ("sea", "sea"))


def test_two_chapters_with_one_option_are_refused_unless_they_share_it() -> None:
    rounds, own, third = (IntOption("rounds", 9, low, 12, "TOY-OPT-2") for low in (1, 2, 3))
    chapters = (
        Chapter("base", "TOY-BASE-1", is_always_on=True, options=(rounds,)),
        Chapter("land", "TOY-LAND-1", options=(own,)),
        Chapter("sea", "TOY-SEA-1", options=(own,)),
        Chapter("air", "TOY-AIR-1", options=(third,)),
    )
    library = Library(game="toy", version=1, chapters=chapters, option_clause="TOY-OPT-1")
    assert assemble(library, ["land", "sea"], {"rounds": 2}).options == {"rounds": 2}
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(library, ["land"], {"rounds": 1})
    with pytest.raises(BadRulebook, match="name_twice") as refused:
        assemble(library, ["land", "air"], {})
    assert refused.value.values == {"seam": "option", "name": "rounds", "chapter": "air", "other": "land"}
