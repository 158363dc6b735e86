"""The map has the room and can be read, and the question is always in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from itertools import product as every
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.begun import (
    europe_fate_discard,
    europe_king_discard,
    europe_retreat,
    expanze_playing_on,
    salva_question,
)  # fmt: skip
from tests.browser.fold import HIDDEN, USUAL, question_kinds
from tests.browser.plan import Plan
from tests.browser.salva_questions import ASKED
from tests.browser.site import PHONE, QUICK, Middle, Site, Visit, Visitors
from tests.browser.test_pages import AXE, table, violations
from tests.browser.test_shows import take_powers, two_people
from tests.colours import SIGHT, ciede2000, lab, linear, product
from tests.server.ford import battle_at_the_ford, place_armies, sit_down
from tests.server.harness import Json
from velmoci.expanze.palette import COUNTERS
from velmoci.expanze.picture import ARMY_RADIUS, map_data

WIDE, TABLET = (1440, 900), (820, 1180)
AREA = """() => {
  const { width, height } = document.querySelector(".map").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""
HEIGHTS = """(selector) => [...document.querySelectorAll(`.map svg ${selector}`)].map(
  (text) => parseFloat(text.getAttribute("font-size")) * text.getScreenCTM().a)"""
BOXES = """() => {
  const { a: scale, e: left, f: top } = document.querySelector(".world").getScreenCTM();
  const ink = (line) => {
    const { x, y, width } = line.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(line).fontSize) * scale;
    const base = Number(line.getAttribute("y")) * scale + top;
    return [x, base - 0.75 * size, x + width, base + 0.2 * size];
  };
  const box = ({ x, y, width, height }) => [x, y, x + width, y + height];
  const names = [...document.querySelectorAll(".world .names tspan, .world .captions tspan")];
  const armies = [...document.querySelectorAll(".world .army .piece")];
  return {
    names: names.map((one) => [one.closest("text").textContent, ink(one)]),
    armies: armies.map((one) => ["an army", box(one.getBoundingClientRect())]),
    measure: [scale, left, top],
  };
}"""
FILLS = """() => Object.fromEntries([...document.querySelectorAll(".world .state")].map(
  (state) => [state.dataset.state, getComputedStyle(state).fill]))"""
OUTLINES = """() => Object.fromEntries([...document.querySelectorAll(".outlines > g")].map((group) => {
  const style = getComputedStyle(group.querySelector(".stroke"));
  return [group.classList[0], { colour: style.stroke, width: parseFloat(style.strokeWidth) }];
}))"""
THREE_DIGITS = 1.35
"""How much wider a counter is with such a number on it."""
SEVEN: Json = {**QUICK, "first_arm_cap": 15}
Box = list[float]
Scene = Callable[[Visit, Site, Middle], None]


def sized(visit: Visit, size: tuple[int, int]) -> None:
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.fixture(scope="module")
def seven(site: Site) -> str:
    """The table of a game of all seven powers, at the first question."""
    return table(site.make("me", *["steady"] * 6, options=SEVEN))


def look_at(visit: Visit, address: str) -> None:
    visit.go(address)
    visit.page.locator(".decision.mine").wait_for()
    visit.page.evaluate("document.fonts.ready.then(() => null)")
    visit.settle()


@pytest.mark.parametrize("game", ["expanze", "evropska_valka", "salva"])
def test_the_map_has_two_thirds_of_the_window(visitors: Visitors, site: Site, seven: str, game: str) -> None:
    options: dict[str, Json] = {"salva": {"scenario": "border_war"}, "evropska_valka": {"first_player": "seat_0"}}
    visit = visitors()
    sized(visit, WIDE)
    bots = ["steady"] * (1 if game == "salva" else 2)
    look_at(visit, table(site.make("me", *bots, game=game, options=options[game])) if game in options else seven)
    assert visit.page.evaluate(AREA) > 2 / 3
    visit.button("The map alone").click()
    assert visit.page.evaluate(AREA) > 0.9
    visit.button("The map alone").click()
    expect(visit.page.locator("#question")).to_be_visible()


@pytest.mark.parametrize(("size", "name", "army"), [(WIDE, 10, 13), (PHONE, 9, 12)])
def test_names_and_armies_of_the_world_can_be_read(
    visitors: Visitors, seven: str, size: tuple[int, int], name: int, army: int
) -> None:
    visit = visitors(is_phone=size == PHONE)
    sized(visit, size)
    look_at(visit, seven)
    assert min(visit.page.evaluate(HEIGHTS, ".names text")) >= name
    assert min(visit.page.evaluate(HEIGHTS, ".captions text")) >= name
    assert min(visit.page.evaluate(HEIGHTS, ".army > text")) >= army


@pytest.mark.parametrize(("size", "name", "army"), [(WIDE, 10, 13), (PHONE, 9, 12)])
def test_names_and_armies_of_europe_can_be_read(
    visitors: Visitors, site: Site, size: tuple[int, int], name: int, army: int
) -> None:
    visit = visitors(is_phone=size == PHONE)
    sized(visit, size)
    europe(visit, site)
    assert min(visit.page.evaluate(HEIGHTS, ".names text")) >= name
    assert min(visit.page.evaluate(HEIGHTS, ".armies text")) >= army


@pytest.mark.parametrize("language", ["cs", "en"])
def test_neither_counters_nor_names_lie_on_names(visitors: Visitors, seven: str, language: str) -> None:
    visit = visitors(language)
    sized(visit, WIDE)
    look_at(visit, seven)
    boxes = visit.page.evaluate(BOXES)
    armies = boxes["armies"] + largest_counters(*boxes["measure"])
    pairs = [*combinations(boxes["names"], 2), *every(boxes["names"], armies)]
    assert len(boxes["armies"]) == 48
    assert [(one, other) for (one, a), (other, b) in pairs if one != other and overlap(a, b)] == []


def largest_counters(scale: float, left: float, top: float) -> list[tuple[str, Box]]:
    """Where counters would lie if every state belonged to the power with the largest, and had a hundred soldiers."""
    reach = max(max(corner) for corners in COUNTERS.values() for corner in corners) * ARMY_RADIUS
    wide, high = reach * THREE_DIGITS * scale, reach * scale
    centres = {state: drawn["army"] for state, drawn in map_data()["states"].items()}
    places = {state: (x * scale + left, y * scale + top) for state, (x, y) in centres.items()}
    return [(f"the army of {state}", [x - wide, y - high, x + wide, y + high]) for state, (x, y) in places.items()]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("is_dark", [False, True])
def test_land_tells_its_owner_to_everybody(visitors: Visitors, seven: str, is_dark: bool) -> None:
    visit = visitors(is_dark=is_dark)
    look_at(visit, seven)
    fills = visit.page.evaluate(FILLS)
    painted = {owner: fills[state] for state, (owner, _) in visit.public["states"].items()}
    assert len(painted) == 7
    assert all(fills[state] == painted[owner] for state, (owner, _) in visit.public["states"].items())
    for sight, matrix in SIGHT.items():
        seen = {power: lab(product(matrix, linear(hexadecimal(fill)))) for power, fill in painted.items()}
        for one, other in combinations(seen, 2):
            assert ciede2000(seen[one], seen[other]) > (24 if sight == "normal" else 15), (sight, one, other)


def hexadecimal(fill: str) -> str:
    """`rgb(1, 2, 3)` as `#010203`."""
    return "#" + "".join(f"{int(part):02x}" for part in fill.removeprefix("rgb(").removesuffix(")").split(","))


def test_continents_are_shown_on_request_and_the_choice_is_kept(visitors: Visitors, seven: str) -> None:
    visit = visitors()
    look_at(visit, seven)
    fills = visit.page.evaluate(FILLS)
    visit.button("Colour the land by continents").click()
    by_continent = visit.page.evaluate(FILLS)
    assert by_continent != fills
    visit.page.reload()
    look_at(visit, seven)
    assert visit.page.evaluate(FILLS) == by_continent
    expect(visit.button("Colour the land by continents")).to_have_attribute("aria-pressed", "true")


def expanze_turn(visit: Visit, _: Site, middle: Middle) -> None:
    visit.sit(middle.match, middle.tokens[middle.asked])


def expanze_arming(visit: Visit, site: Site, middle: Middle) -> None:
    expanze_turn(visit, site, middle)
    visit.page.locator("[data-deed=arm]").click()


def expanze_attack(visit: Visit, site: Site, middle: Middle) -> None:
    expanze_turn(visit, site, middle)
    visit.settle()
    plan = Plan(visit.public, visit.power)
    origin = plan.origins()[0]
    for state in (origin, plan.foes(origin)[0]):
        visit.state(state).first.focus()
        visit.press("Enter")
    expect(visit.page.locator(".odds strong")).to_be_visible()


def expanze_first_arms(visit: Visit, site: Site, _: Middle) -> None:
    look_at(visit, table(site.make("me", "steady", options=QUICK)))


def europe(visit: Visit, site: Site, _: Middle | None = None) -> None:
    options = {"first_player": "seat_0", "starting_hand": 4}
    look_at(visit, table(site.make("me", "steady", "steady", game="evropska_valka", options=options)))


def europe_move(visit: Visit, site: Site, middle: Middle) -> None:
    europe(visit, site, middle)
    for marked in (".ready", ".move, .attack"):
        visit.page.locator(f".map [data-state]:is({marked})").first.focus()
        visit.press("Enter")
    expect(visit.page.locator(".decision .primary")).to_be_visible()


def salva_placing(visit: Visit, site: Site, _: Middle) -> None:
    look_at(visit, table(site.make("me", "steady", game="salva", options={"scenario": "sea_raid"})))
    page = visit.page
    page.locator(".placing table button:enabled").first.click()
    page.locator(".placing .where button").first.click()


def salva_sealing(visit: Visit, site: Site, _: Middle) -> None:
    options = {"scenario": "mountain_blitz", "placement_mode": "blind"}
    look_at(visit, table(site.make("me", "steady", game="salva", options=options)))


def salva_movement(visit: Visit, site: Site, _: Middle | None = None) -> None:
    match, tokens = sit_down(site)
    with site.player(match, tokens[0]) as one, site.player(match, tokens[1]) as two:
        place_armies([one, two])
    visit.sit(match, tokens[0])
    visit.settle()


def salva_attack(visit: Visit, site: Site, middle: Middle) -> None:
    salva_movement(visit, site, middle)
    visit.page.get_by_role("group", name="Within reach:").get_by_role("button").first.click()
    expect(visit.page.locator(".before svg")).to_be_visible()


def salva_production(visit: Visit, site: Site, middle: Middle) -> None:
    salva_movement(visit, site, middle)
    visit.page.locator("[data-deed=end]").click()
    visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == "production")


def salva_battle(visit: Visit, site: Site, _: Middle) -> None:
    match, tokens = battle_at_the_ford(site)
    visit.sit(match, tokens[1])
    visit.wait(lambda: visit.asked is not None)


def salva_asks(name: str) -> Scene:
    """A question of a later chapter of Salva."""

    def scene(visit: Visit, site: Site, _: Middle) -> None:
        salva_question(visit, site, name)

    scene.__name__ = f"salva_{name}"
    return scene


def first_question(*kinds: str, **wish: Any) -> Scene:
    """A game that begins with such a question, or comes to it when the others have answered."""

    def scene(visit: Visit, site: Site, _: Middle) -> None:
        look_at(visit, table(site.make(*kinds, **wish)))

    scene.__name__ = "_".join(f"{wish['game']} {' '.join(wish['options'])}".split())
    return scene


SCENES: tuple[Scene, ...] = (
    expanze_turn, expanze_arming, expanze_attack, expanze_first_arms, europe, europe_move,
    salva_placing, salva_sealing, salva_movement, salva_attack, salva_production, salva_battle,
    first_question("me", "steady", game="expanze", options={"colour_choice": "pick"}),
    first_question("me", "steady", game="evropska_valka", options={"power_choice": "pick"}),
    first_question("me", "steady", game="evropska_valka", options={"pieces": "pyramids", "first_player": "seat_0"}),
    first_question("me", "steady", "steady", "steady", game="salva", options={"scenario": "secret_plans"}),
    first_question("me", *["steady"] * 2, game="salva", options={"scenario": "fallen_fortress", "assignment": "ask"}),
    expanze_playing_on, europe_retreat, europe_fate_discard, europe_king_discard,
    *[salva_asks(name) for name in ASKED],
)  # fmt: skip
MEASURED = {
    "expanze": "colour_choice first_armament turn battle playing_on",
    "evropska_valka": "power_choice pyramid_setup turn reaction king_discard attacker_cards defender_cards retreat"
    " fate_assign fate_discard",
    "salva": "missions agreement bidding sides sealing placing movement production defender_lines attacker_lines"
    " beach_pick beach_salvo defender_salvo retreat_choice attacker_salvo retreat_to transports "
    + " ".join(ASKED),
}
"""Questions whose main button is looked for: by the scenes above, in battles, in landings and in fair starts."""
@pytest.mark.parametrize("game", MEASURED)
def test_every_kind_of_question_is_looked_at(game: str) -> None:
    assert set(MEASURED[game].split()) == question_kinds(game)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("sizes", [(USUAL, TABLET), (PHONE,)], ids=["desktop and tablet", "phone"])
def test_the_main_button_is_in_sight(
    visitors: Visitors, site: Site, middle: Middle, scene: Scene, sizes: tuple[tuple[int, int], ...]
) -> None:
    """A tablet differs from a desktop by its size alone, so that the page of one becomes that of the other."""
    visit = visitors(is_phone=PHONE in sizes, script=AXE)
    sized(visit, sizes[0])
    scene(visit, site, middle)
    for size in sizes:
        sized(visit, size)
        visit.page.locator(".decision.mine").wait_for()
        visit.settle()
        assert visit.page.evaluate(HIDDEN) == [], size
        assert violations(visit) == [], size


def test_whoever_falls_back_sees_the_cards_of_both_sides(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    europe_retreat(visit, site, None)
    laid = visit.page.locator(".decision .laid")
    expect(laid).to_have_text([re.compile("Attack 34:"), re.compile("Defence 26:")])
    expect(laid.locator("svg")).to_have_count(8)


@pytest.mark.parametrize("size", [WIDE, TABLET], ids=["desktop", "tablet"])
def test_all_that_three_fields_can_buy_is_in_sight(visitors: Visitors, site: Site, size: tuple[int, int]) -> None:
    visit = visitors()
    sized(visit, size)
    salva_movement(visit, site)
    visit.page.locator("[data-deed=end]").click()
    offers = visit.page.locator(".production .field button")
    expect(offers).to_have_count(9)
    for number in range(9):
        expect(offers.nth(number)).to_be_in_viewport(ratio=1)


def test_the_chosen_target_is_the_reddest(visitors: Visitors, site: Site) -> None:
    """Where one of several fields is aimed at, its line is wider than that of the others, and as red."""
    visit = visitors()
    wish: Json = {"game": "evropska_valka", "options": {"power_choice": "pick", "first_player": "seat_0"}}
    match, tokens = two_people(site, **wish)
    with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob:
        take_powers(ann, bob, "french_allies", "dual_alliance")
    look_at(visit, f"/table/{match}/{tokens[0]}")
    visit.click_state("france")
    visit.click_state("germany")
    visit.settle()
    lines = visit.page.evaluate(OUTLINES)
    assert lines["aimed"]["colour"] == lines["attack"]["colour"]
    assert lines["aimed"]["width"] > lines["attack"]["width"]


def test_a_window_that_becomes_narrow_keeps_the_question(visitors: Visitors, seven: str) -> None:
    visit = visitors()
    look_at(visit, seven)
    visit.page.locator("#tab-states").click()
    sized(visit, TABLET)
    expect(visit.page.locator("#question")).to_be_in_viewport()


def test_the_words_of_the_guide_do_not_move_the_map(visitors: Visitors) -> None:
    visit = visitors(is_still=False)
    visit.go("/learn/expanze")
    visit.button("Guided first game, 2 minutes").click()
    bar = visit.page.locator(".guide")
    bar.wait_for()
    visit.wait(lambda: visit.asked is not None)
    tops = set()
    for _ in range(4):
        visit.settle()
        tops.add(visit.page.locator(".map").bounding_box()["y"])  # type: ignore[index]
        following = bar.locator("[data-guide=next]")
        if following.count():
            following.click()
    assert len(tops) == 1


def test_the_panel_stands_still_while_odds_arrive(visitors: Visitors, site: Site, middle: Middle) -> None:
    visit = visitors(is_still=False)
    held: list[Route] = []
    visit.page.route(re.compile(r"/odds\b"), lambda route: held.append(route))
    expanze_turn(visit, site, middle)
    visit.settle()
    plan = Plan(visit.public, visit.power)
    origin = plan.origins()[0]
    visit.click_state(origin)
    visit.click_state(plan.foes(origin)[0])
    button = visit.page.locator(".attack .primary")
    before = button.bounding_box()
    visit.wait(lambda: bool(held))
    for one in held:
        one.continue_()
    expect(visit.page.locator(".odds strong")).to_be_visible()
    assert button.bounding_box() == before


def test_the_typefaces_are_our_own(visitors: Visitors, seven: str) -> None:
    visit = visitors("cs")
    look_at(visit, seven)
    loaded = "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"
    families = {family.strip('"') for family in visit.page.evaluate(loaded)}
    assert families == {"Fira Sans", "Fira Sans Condensed", "Alegreya"}
