"""What a question wants pressed is in sight without scrolling, on a low screen and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.site import PHONE, Visit

USUAL = (1366, 768)
REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference"
HIDDEN = """() => {
  const decision = document.querySelector(".decision");
  const seen = (found) => [...decision.querySelectorAll(found)].filter((one) => one.checkVisibility());
  const main = seen("button.primary, .deeds button:first-child");
  const above = seen(".head .actions button");
  const named = main.length ? main : above.length ? above : seen("button").slice(0, 1);
  const isSeen = (button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const spot = document.elementFromPoint((left + right) / 2, bottom - 3);
    return top >= 0 && bottom <= innerHeight && button.contains(spot);
  };
  if (!named.length) return ["nothing to press"];
  return named.filter((button) => !isSeen(button)).map((button) => button.textContent.trim());
}"""


def question_kinds(game: str) -> set[str]:
    """The kinds of question that a game waits for, as the reference tells, which is made from the code."""
    table = (REFERENCE / f"{game}.md").read_text("utf-8").partition("## Questions")[2].partition("## Events")[0]
    return set(re.findall(r"^\| `(\w+)` \| ✓", table, re.MULTILINE))


def check_main_button(visit: Visit) -> None:
    """Of the open question, in both sizes."""
    before = visit.page.viewport_size
    assert before is not None
    for width, height in (USUAL, PHONE):
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.locator(".decision.mine").wait_for()
        visit.settle()
        assert visit.page.evaluate(HIDDEN) == [], (visit.asked, width)
    visit.page.set_viewport_size(before)
    visit.settle()
