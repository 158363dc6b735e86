"""The guided first games, each followed to its end by doing nothing but what the guide says and points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.general import NO_TIMER
from tests.browser.site import Visit, Visitors

MOST = 150


class Follower:
    """A newcomer who presses what the ring is around, and reads what is to be read."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.bar = visit.page.locator(".guide")
        self.tries = 0
        self.steps: list[str] = []

    def follow(self) -> None:
        """Until the guide says that this was all."""
        for _ in range(MOST):
            self.visit.settle()
            said = self.bar.locator(".words").inner_text()
            if said not in self.steps:
                self.steps.append(said)
            if self.bar.get_by_role("button", name="Play on without the guide").is_visible():
                return
            self.step()
        raise AssertionError(f"the guide does not end: {self.steps[-1]}")

    def step(self) -> None:
        onward = self.bar.get_by_role("button", name="Next")
        if onward.is_visible():
            onward.click()
        elif self.visit.asked is None or not self.page.locator(".ring").is_visible():
            self.await_turn()
        else:
            self.press(str(self.page.locator(".ring").get_attribute("data-by")))

    def await_turn(self) -> None:
        before = self.visit.told["sequence"], self.bar.inner_text()
        ring = self.page.locator(".ring")
        self.visit.wait(
            lambda: (
                (self.visit.told["sequence"], self.bar.inner_text()) != before
                or (self.visit.asked is not None and ring.is_visible())
            )
        )

    def press(self, selector: str) -> None:
        """What is marked; of several fields on the map one after the other."""
        found = self.page.locator(selector)
        self.tries += 1
        if not found.count():
            return
        marked = found.nth(self.tries % found.count() if ".map" in selector else 0)
        if ".map" in selector:
            marked.focus()
            self.page.keyboard.press("Enter")
        elif marked.evaluate("one => one.matches('button:enabled')"):  # a list of what happened is only read
            marked.click()


@pytest.mark.parametrize("title", ["Expanze, 2 min", "European War, 2 min", "Salvo, 10 min"])
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
    visit = visitors(is_phone=True)
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
