"""The guided first games, each followed to its end by doing nothing but what the guide says and points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.general import NO_TIMER
from tests.browser.site import Visit, Visitors

MOST = 150
"""So many presses lead through any of them; how often one waits for others, nobody counts."""
PRESS = """(turn) => {
  const ring = document.querySelector(".ring");
  const isOnMap = ring?.dataset.by.includes(".map") ?? false;
  const found = ring ? [...document.querySelectorAll(ring.dataset.by)].filter((one) => one.checkVisibility()) : [];
  const marked = found[isOnMap ? turn % found.length : 0];
  if (!marked) return false;
  if (isOnMap) {
    marked.focus();
    marked.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return true;
  }
  const { left, top, width, height } = marked.getBoundingClientRect();
  const spot = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!marked.matches("button:enabled") || !marked.contains(spot)) return false;
  marked.click();
  return true;
}"""
"""Presses what the ring is around, in one go: the page cannot change between the look and the press. The ring follows
the page a moment later: what it was around may be gone or lie below a dialog. What is only to be read is no button."""
SEEN = """() => [".guide .words", ".ring"].map((one) => document.querySelector(one)?.outerHTML).join()"""


class Follower:
    """A newcomer who presses what the ring is around, and reads what is to be read."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.bar = visit.page.locator(".guide")
        self.presses = 0
        self.steps: list[str] = []

    def follow(self) -> None:
        """Until the guide says that this was all."""
        before = self.seen()
        while not self.has_ended():
            if not self.press():
                self.await_other_than(before)
            before = self.seen()  # before the guide is read again: whatever changes then is not waited for
            assert self.presses < MOST, f"the guide does not end: {self.steps[-1]}"

    def has_ended(self) -> bool:
        """Reads what the guide says now."""
        self.visit.settle()
        said = self.bar.locator(".words").inner_text()
        if said not in self.steps:
            self.steps.append(said)
        return self.bar.get_by_role("button", name="Play on without the guide").is_visible()

    def await_other_than(self, before: tuple[int, str]) -> None:
        self.visit.wait(lambda: self.seen() != before)

    def press(self) -> bool:
        """Goes on where there is only something to read; of several marked fields it takes one after the other."""
        onward = self.bar.get_by_role("button", name="Next")
        if onward.is_visible():
            onward.click()
            return True
        has_pressed = bool(self.page.evaluate(PRESS, self.presses))
        self.presses += has_pressed
        return has_pressed

    def seen(self) -> tuple[int, str]:
        return self.visit.told["sequence"], str(self.page.evaluate(SEEN))


@pytest.mark.parametrize("title", ["Expanze, 2 min", "European War, 2 min", "Salva, 10 min"])
def test_a_newcomer_is_led_through_a_whole_first_game(visitors: Visitors, title: str) -> None:
    visit = visitors()
    visit.context.add_init_script(NO_TIMER)
    visit.go("/")
    visit.button(title).click()
    visit.wait(lambda: visit.asked is not None)
    follower = Follower(visit)
    follower.follow()
    assert len(follower.steps) >= 5
    assert not [step for step in follower.steps if "guide-" in step]
    visit.button("Play on without the guide").click()
    expect(visit.page.locator(".guide")).to_have_count(0)


def test_a_guide_goes_on_after_a_reload_can_be_skipped_and_ended_and_speaks_both_languages(visitors: Visitors) -> None:
    visit = visitors(is_phone=True, is_still=False)
    visit.go("/learn/expanze")
    visit.button("Guided first game, 2 minutes").click()
    bar = visit.page.locator(".guide")
    expect(bar).to_contain_text("1/9")
    visit.button("Next").click()
    expect(bar).to_contain_text("2/9")
    visit.page.reload()
    expect(bar).to_contain_text("2/9")
    visit.button("Skip this step").click()
    expect(bar).not_to_contain_text("2/9")
    visit.speak("cs")
    visit.button("Ukončit průvodce").click()
    expect(bar).to_have_count(0)
    visit.page.reload()
    visit.page.locator(".decision").wait_for()
    expect(bar).to_have_count(0)
