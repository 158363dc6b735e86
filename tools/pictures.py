"""Makes the pictures of `docs/images` from the program itself, played in a real browser.

    python -m tools.pictures             # all of them
    python -m tools.pictures strip-salva # one

A film strip shows one turn in ten pictures. `make web` comes first; every run plays other games.
"""

from __future__ import annotations

import base64
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.general import NO_TIMER
from tests.browser.site import FLAGS, QUICK, Site, Visit, Visitors
from tests.browser.test_shows import armies_face_to_face, hold_time, next_asked, take_powers, two_people
from tests.server.ford import place_armies, sit_down, waiting
from tests.server.harness import Json, Player

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
FRAMES = 10
FRAME = (1180, 740)
WIDE = (1440, 900)
BARE = """(map) => map.querySelectorAll(".tools, .film, [data-overlay], .fill, .claims, .threats").forEach(
  (one) => one.style.setProperty("display", "none"))"""
NO_SOUND = "localStorage.setItem('velmoci.sound', 'off')"
JOIN = """async ([pictures, width, height, columns, quality]) => {
  const canvas = document.createElement("canvas");
  const gap = columns > 1 ? 8 : 0;
  const rows = Math.ceil(pictures.length / columns);
  [canvas.width, canvas.height] = [columns * (width + gap) - gap, rows * (height + gap) - gap];
  const draw = canvas.getContext("2d");
  for (const [place, picture] of pictures.entries()) {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const [x, y] = [(place % columns) * (width + gap), Math.floor(place / columns) * (height + gap)];
    draw.drawImage(image, x, y, width, height);
    if (columns === 1) continue;
    draw.fillStyle = "#14324a";
    draw.beginPath();
    draw.arc(x + width - 20, y + height - 20, 15, 0, 2 * Math.PI);
    draw.fill();
    draw.fillStyle = "#fff";
    draw.font = "600 17px sans-serif";
    draw.textAlign = "center";
    draw.fillText(String(place + 1), x + width - 20, y + height - 14);
  }
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Strip:
    """Ten pictures of one turn."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.pictures: list[bytes] = []

    def take(self, wait: int = 350) -> None:
        """A picture after so many milliseconds."""
        self.visit.page.wait_for_timeout(wait)
        self.pictures.append(self.visit.page.screenshot())

    @contextmanager
    def slowly(self, *spans: int) -> Iterator[None]:
        """A picture after each of so many milliseconds of the page's own time, however slow the machine is."""
        hold_time(self.visit)
        yield
        for span in spans:
            self.visit.page.wait_for_timeout(400)
            self.visit.page.clock.run_for(span)
            self.take()
        self.visit.page.clock.resume()

    def pick(self, place: str) -> None:
        """A field of the map is chosen, and shown so."""
        self.visit.click_state(place)
        self.take()


def joined(browser: Browser, pictures: list[bytes], size: tuple[int, int], columns: int, quality: float) -> bytes:
    """Pictures side by side in one, packed."""
    texts = [base64.b64encode(one).decode() for one in pictures]
    page = browser.new_page()
    return base64.b64decode(page.evaluate(JOIN, [texts, *size, columns, quality]))


def sits(visitors: Visitors, match: str, token: str, size: tuple[int, int] = FRAME) -> Visit:
    """Somebody with a window of that size, who is not asked about sounds or hurried by a timer."""
    visit = visitors()
    visit.context.add_init_script(f"{NO_SOUND}; {NO_TIMER}")
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    visit.page.clock.install()
    visit.sit(match, token)
    visit.page.evaluate("document.fonts.ready.then(() => null)")
    visit.settle()
    return visit


def strip_expanze(site: Site, visitors: Visitors) -> Strip:
    """An attack with its odds and dice, a card, and what the other does then."""
    tokens: list[str] = []
    match, token, origin, target = armies_face_to_face(site, tokens, draw_mode="explicit")
    strip = Strip(visit := sits(visitors, match, token))
    visit.wait(lambda: visit.asked is not None)
    strip.take()
    strip.pick(origin)
    strip.pick(target)
    visit.button("Just enough to win at 80 %").click()
    strip.take(600)
    with strip.slowly(250, 600, 3000):
        visit.page.locator(".attack .primary").click()
    visit.press("x")
    strip.take()
    visit.page.locator("[data-deed=end]").click()
    strip.take()
    visit.insist()
    with site.player(match, next(one for one in tokens if one != token)) as other:
        other.catch_up(lambda told: told.is_asked)
        back = {"kind": "attack", "origin": target, "target": origin, "count": 2}
        if other.order(back)["type"] != "done":
            other.order({"kind": "end_turn"})
        strip.take(700)
    return strip


def strip_evropska_valka(site: Site, visitors: Visitors) -> Strip:
    """An attack: figures, odds, the King's window, cards on both sides."""
    wish: Json = {
        "game": "evropska_valka",
        "options": {"starting_hand": 4, "power_choice": "pick", "first_player": "seat_0"},
    }
    match, tokens = two_people(site, **wish)
    with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob:
        take_powers(ann, bob, "french_allies", "dual_alliance")
        strip = Strip(visit := sits(visitors, match, tokens[0]))
        visit.wait(lambda: visit.asked is not None)
        strip.take()
        strip.pick("france")
        strip.pick("germany")
        visit.page.locator(".aim .primary").click()
        strip.take()
        heard(visit, ann, bob)
        answers(ann, bob)
        visit.wait(lambda: visit.asked is not None)
        strip.take()
        visit.press("1")
        strip.take()
        visit.press("g")
        strip.take()
        heard(visit, ann, bob)
        with strip.slowly(250, 700, 2000):
            answers(ann, bob)
    return strip


def strip_salva(site: Site, visitors: Visitors) -> Strip:
    """A battle for a ford: the odds, the defenders' salvo, the decision to fight on, a plan, one's own salvo."""
    match, tokens = sit_down(site)
    with site.player(match, tokens[0]) as one, site.player(match, tokens[1]) as two:
        place_armies([one, two])
        attacker = waiting([one, two])
        defender = two if attacker is one else one
        strip = Strip(visit := sits(visitors, match, tokens[attacker.seat]))
        visit.wait(lambda: visit.asked is not None)
        strip.take()
        visit.page.get_by_role("group", name="Within reach:").get_by_role("button").first.click()
        visit.page.locator(".before svg").wait_for()
        strip.take()
        visit.page.locator("[data-deed=go]").click()
        heard(visit, attacker, defender)
        answers(attacker, defender)
        visit.wait(lambda: visit.asked is not None)
        strip.take()
        visit.page.locator(".actions .primary").click()
        heard(visit, one, two)
        waiting([one, two])
        with strip.slowly(250, 700, 3000):
            defender.order({"kind": "fire_by_plan", "plan": "focus", "span": "salvo"})
        visit.press("x")
        visit.wait(lambda: visit.asked is not None)
        visit.page.locator(".choice .odds").first.get_by_text("win").wait_for()
        strip.take()
        visit.page.locator(".choice .primary").click()
        visit.page.locator("[data-plan]").first.hover()
        strip.take()
        with strip.slowly(700, 3000):
            visit.page.locator("[data-plan]").first.click()
    return strip


def heard(visit: Visit, *players: Player) -> None:
    """Everybody has heard of what was ordered in the browser."""
    visit.settle()
    for player in players:
        player.catch_up(lambda told: told.sequence >= visit.told["sequence"])


def answers(one: Player, other: Player) -> None:
    """Lets the other answer as an absent player would, until the first is asked something or the other has a turn."""
    while next_asked(one, other) is other:
        decision = next(open_one for open_one in other.decisions if open_one["waits"])
        if decision["kind"] == "turn":
            return
        other.order(decision["default"] or {"kind": "lay", "cards": hand_of(other)[: decision["about"]["count"]]})


def hand_of(player: Player) -> list[str]:
    """The cards of a player of Evropská válka."""
    assert player.own is not None
    return list(player.own["hand"])


def table(site: Site, visitors: Visitors) -> Visit:
    """A game of Expanze of three in its middle."""
    middle = site.middle(2)
    return sits(visitors, middle.match, middle.tokens[middle.asked], WIDE)


def bare_map(site: Site, visitors: Visitors, size: tuple[int, int], wish: Json) -> Visit:
    """A map alone, as somebody who looks on sees it at the beginning."""
    made = site.make("me", *["steady"] * wish["bots"], **{key: wish[key] for key in wish if key != "bots"})
    visit = visitors()
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    visit.go(f"/table/{made['match']}")
    visit.page.locator(".decision").wait_for()
    visit.button("The map alone").click()
    visit.settle()
    visit.page.locator("section.map").evaluate(BARE)
    return visit


MAPS: dict[str, tuple[tuple[int, int], Json]] = {
    "world": ((1240, 680), {"bots": 6, "options": {**QUICK, "first_arm_cap": 15}}),
    "europe": (
        (1160, 1060),
        {"bots": 4, "game": "evropska_valka", "options": {"first_player": "seat_0", "players": 5}},
    ),
    "border": ((1200, 640), {"bots": 1, "game": "salva", "options": {"scenario": "border_war"}}),
}
STRIPS: dict[str, Callable[[Site, Visitors], Strip]] = {
    "strip-expanze": strip_expanze,
    "strip-evropska-valka": strip_evropska_valka,
    "strip-salva": strip_salva,
}
NAMES = (*STRIPS, "table", *MAPS)


def make(name: str, site: Site, visitors: Visitors) -> Path:
    """Plays what a picture shows, and writes it."""
    if name in MAPS:
        size, wish = MAPS[name]
        page = bare_map(site, visitors, size, wish).page
        path = IMAGES / f"{name}.png"
        page.locator("section.map").screenshot(path=path)
        return path
    path = IMAGES / f"{name}.webp"
    if name == "table":
        visit = table(site, visitors)
        path.write_bytes(joined(visitors.browser, [visit.page.screenshot()], WIDE, 1, 0.85))
        return path
    strip = STRIPS[name](site, visitors)
    assert len(strip.pictures) == FRAMES, (name, len(strip.pictures))
    path.write_bytes(joined(visitors.browser, strip.pictures, (640, 401), 2, 0.75))
    return path


@contextmanager
def opened() -> Iterator[tuple[Site, Visitors]]:
    """The server and a browser."""
    found = subprocess.run([sys.executable, "-m", "tools.chromium"], capture_output=True, text=True, check=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        site = Site(Path(folder))
        try:
            yield site, Visitors(browser, site)
        finally:
            site.end()
            browser.close()


def main() -> None:
    names = sys.argv[1:] or NAMES
    if wrong := [name for name in names if name not in NAMES]:
        sys.exit(f"no picture is called {', '.join(wrong)}; there are: {', '.join(NAMES)}")
    with opened() as (site, visitors):
        for name in names:
            path = make(name, site, visitors)
            print(f"{path.relative_to(IMAGES.parents[1])}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
