"""How often steady uses a chapter: the tool counts what shows it, and writes its table where it belongs."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from velmoci.salva.library import CHAPTERS, NOTATION

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import bot_use  # noqa: E402

NOT_YET = {"disclosure", "formation_swap", "secret_research"}
"""Looks are taken where they are offered, but how often that is was not measured; no swap tokens are laid, and
nobody declares or uses what was found in secret (none in twenty games)."""


def test_every_chapter_that_gives_a_choice_is_tried() -> None:
    chapters = [one for one in CHAPTERS if not (one.is_always_on or one.bridges or one.group)]
    giving = {one.id for one in chapters if {"order", "variant", "item"} & set(one.contributions)}
    before = {"random_map", "fair_start", "random_goal", "multiplayer"}
    assert giving - before - NOT_YET <= set(bot_use.PLAYED_ON)


def test_orders_and_purchases_of_a_chapter_show_that_it_is_used() -> None:
    rulebook = bot_use.rulebook_for("half_units")[1]
    orders, items = bot_use.own_orders("retreat"), bot_use.own_items("half_units", rulebook)
    assert bot_use.is_use(NOTATION.parse("retreat_part tank_1"), orders, set())
    assert not bot_use.is_use(NOTATION.parse("retreat"), orders, set())
    assert bot_use.is_use(NOTATION.parse("buy half_at_gun bor"), set(), items)
    assert not bot_use.is_use(NOTATION.parse("buy at_gun bor"), set(), items)


def test_a_game_is_played_until_the_chapter_is_used() -> None:
    assert bot_use.measure("fortresses", 1, "0") == "| `fortresses` | `border_war` | – | 1 of 1 |"


def test_the_table_takes_the_place_of_the_older_one() -> None:
    page = f"before\n{bot_use.BEGIN}old\n{bot_use.END}after\n"
    assert bot_use.with_table(page, "new\n") == f"before\n{bot_use.BEGIN}\nnew\n\n{bot_use.END}after\n"


def test_the_kept_table_has_every_chapter_and_shows_that_each_is_used() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+) of (\d+) \|$", bot_use.PAGE.read_text("utf-8"), re.MULTILINE)
    assert [row[0] for row in rows] == list(bot_use.PLAYED_ON)
    rare = [chapter for chapter, used, games in rows if 10 * int(used) < int(games)]
    assert rare == []
