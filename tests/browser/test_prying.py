"""The finder of secrets rings: a planted secret is found wherever it is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.prying import Secret, in_frames, in_page, mission_sentence
from tests.browser.site import Middle, Visitors

SECRET = Secret("asia_africa", frozenset({"alaska", "japan"}), "tok-en_1")


@pytest.mark.parametrize(
    "planted",
    [
        {"type": "update", "own": {"mission": "asia_africa"}},
        {"type": "update", "events": [{"event": "mission-received", "values": {"mission": "asia_africa"}}]},
        {"type": "update", "own": {"hand": [{"card": "japan", "letter": "P"}]}},
        {"type": "update", "events": [{"event": "card-drawn", "values": {"card": "alaska"}}]},
        {"type": "update", "changes": [[["powers", "red"], {"cards": ["alaska"]}], [["hand"], ["japan"]]]},
        {"type": "update", "decisions": [{"default": {"kind": "arm", "cards": ["alaska"]}}]},
        {"type": "welcome", "table": {"link": "#/table/m/tok-en_1"}},
    ],
)
def test_a_planted_secret_is_found_in_a_message(planted: dict[str, Any]) -> None:
    innocent = {
        "type": "update",
        "changes": [[["states", "alaska"], ["red", 3]], [["attacked"], [["japan", "alaska"]]]],
    }
    assert in_frames([json.dumps(innocent)], SECRET) == []
    assert in_frames([json.dumps(innocent), json.dumps(planted)], SECRET)


@pytest.mark.parametrize(
    "planted",
    [
        '<p class="card-text">Asia + Africa</p>',
        f"<p>{mission_sentence('asia_africa', 'cs')}</p>",
        '<li data-mission="asia_africa"></li>',
        '<a href="#/table/m/tok-en_1">x</a>',
        "<li><b>P</b><span>Alaska</span></li>",
        "<div>Letter cards: Japan (P)</div>",
    ],
)
def test_a_planted_secret_is_found_in_a_page(planted: str) -> None:
    innocent = "<p>North America + Asia + Africa + more</p><text>Alaska</text><td>Japan (Red 3)</td>"
    assert in_page(innocent, SECRET) == []
    assert in_page(innocent + planted, SECRET)


def test_a_secret_is_found_where_it_is_rightly_shown(visitors: Visitors, middle: Middle) -> None:
    seat = max(range(3), key=lambda one: len(middle.secrets[one].cards))
    visit = visitors()
    visit.sit(middle.match, middle.tokens[seat])
    visit.page.get_by_role("heading", name="Your letter cards").wait_for()
    assert len(in_page(visit.page.content(), middle.secrets[seat])) >= 1 + len(middle.secrets[seat].cards)
    assert in_frames(visit.frames, middle.secrets[seat])
