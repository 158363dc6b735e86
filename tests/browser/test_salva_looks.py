"""Whatever Salva asks can be read, on a phone and on a desk, in both languages: nothing cut, small, or covered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.begun import begin_salva, mix
from tests.browser.looks import LEAST, faults
from tests.browser.salva_questions import (
    all_arms,
    consent,
    counter_move,
    full_shop,
    joint_defender_salvo,
    must_dissolve,
    sight,
    token_ratio,
)  # fmt: skip
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import PICTURES
from tests.browser.test_salva_hiding import hidden_armies
from tests.salva.scenes import Scene

SCENES: dict[str, tuple[Callable[[], Scene], int]] = {
    "all-arms": (all_arms, 0),
    "battle": (joint_defender_salvo, 3),
    "consent": (consent, 1),
    "counter-move": (counter_move, 1),
    "hidden": (hidden_armies, 0),
    "shop": (full_shop, 0),
    "sight": (sight, 1),
    "token-ratio": (token_ratio, 1),
    "upkeep": (must_dissolve, 0),
}
SIZES = """() => [...document.querySelectorAll("figure svg text")].map(
  (one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
WAYS = {"desk": (False, False), "phone": (True, True)}


def sit_down(visit: Visit, site: Site, scene: Scene, seat: int) -> None:
    match, tokens = begin_salva(site, scene)
    mix(site, match, tokens)
    visit.sit(match, tokens[seat])
    visit.wait(lambda: visit.asked is not None)
    expect(visit.page.locator(".decision.mine")).to_be_visible()
    visit.settle()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SCENES)
def test_everything_can_be_read(visitors: Visitors, site: Site, name: str, way: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    (make, seat), (is_phone, is_dark) = SCENES[name], WAYS[way]
    visit = visitors("cs" if is_phone else "en", is_phone=is_phone, is_dark=is_dark)
    sit_down(visit, site, make(), seat)
    found = faults(visit)
    visit.speak("en" if is_phone else "cs")
    visit.settle()
    found += faults(visit)
    visit.page.screenshot(path=PICTURES / f"salva-looks-{name}-{way}.png")
    assert found == []


def test_the_detector_rings(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site, consent(), 1)
    assert faults(visit) == []
    assert any(one.startswith("too small") for one in faults(visit, 40))
    visit.page.locator(".decision h2").evaluate(
        "(one) => { one.style.whiteSpace = 'nowrap'; one.style.width = '4rem'; }"
    )
    assert [one for one in faults(visit) if one.startswith("wider than its box")]


def test_nothing_is_asked_on_top_of_a_battle(visitors: Visitors, site: Site) -> None:
    visit = visitors("cs", is_phone=True, is_still=False)
    sit_down(visit, site, joint_defender_salvo(), 3)
    sound = visit.page.get_by_role("group", name="Hrát se zvukem?")
    expect(visit.page.locator(".map")).to_contain_text("Bitva o")
    expect(sound).to_have_count(0)
    visit.page.get_by_role("button", name="Mapa", exact=True).click()
    expect(sound).to_be_visible()


def test_a_long_choice_is_told_in_full_below_its_list(visitors: Visitors, site: Site) -> None:
    visit = visitors("cs", is_phone=True)
    sit_down(visit, site, token_ratio(), 1)
    pick = visit.page.locator(".decision .pick")
    chosen = pick.locator("select")
    chosen.select_option(index=1)
    told = chosen.locator("option").nth(1).inner_text()
    expect(pick.locator(".whole")).to_have_text(told)


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_curves_of_a_replay_can_be_read(visitors: Visitors, finished: str, is_phone: bool) -> None:
    visit = visitors(is_phone=is_phone)
    visit.go(f"/replay/{finished}")
    expect(visit.page.locator("figure svg text").first).to_be_visible()
    visit.page.locator("figure svg").first.scroll_into_view_if_needed()
    visit.wait(lambda: all(size >= LEAST for size in visit.page.evaluate(SIZES)))
