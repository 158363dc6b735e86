"""The real server in a process of its own, and browsers that visit it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket

from tests.browser.plan import Plan, planned_order
from tests.browser.prying import Secret
from tests.server.harness import PATIENCE, Json, Player, free_port, http_client, public_after, wait_until

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--default-tile-width=512", "--default-tile-height=512",
    "--font-render-hinting=none",
]  # fmt: skip
"""A map is drawn anew for each tile that it lies on: of the usual 256 points these would be four times as many. Letters
are as wide as in a browser with windows."""
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
"""Features of Chromium that are off. The first three draw an address bar that nobody sees, in a process of its own for
every page, which took nearly half of the browser's time; the others Playwright turns off, but the last list counts."""
FLAGS.append(f"--disable-features={','.join(WITHOUT)}")
UNHURRIED = ["--bot-delay", "0", "--requests-per-minute", "100000", "--changes-per-minute", "100000"]
UNLIMITED = ["--messages-per-second", "10000", "--connections-per-address", "1000", "--log", "warning"]
DESKTOP = (1360, 860)
PHONE = (390, 844)
STARTING = 60.0
WAITING = 60.0
SPOT = """(area) => {
  const box = area.getBoundingClientRect();
  for (let step = 0; step < 400; step += 1) {
    const x = box.x + (box.width * (((step * 7) % 20) + 0.5)) / 20;
    const y = box.y + (box.height * (Math.floor(step / 20) + 0.5)) / 20;
    if (document.elementFromPoint(x, y)?.closest("[data-state]") === area) return [x, y];
  }
  return null;
}"""
"""Where nothing but a state lies, or null while it is covered."""
PAINTED = (
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
)
QUICK: Json = {
    "colour_choice": "random", "first_arm_base": 15, "first_arm_short": 18, "first_arm_cap": 4, "arm_base": 5,
    "hold_rounds": 0, "draw_mode": "auto", "auto_show": True,
}  # fmt: skip


class Site:
    """A server on a free loopback port with a database of its own."""

    def __init__(self, folder: Path, first: str = "") -> None:
        """Every Python of this server reads a module first, if one is named."""
        if first:
            (folder / "sitecustomize.py").write_text(f"import {first}\n", "utf-8")
        path = {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"} if first else {}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "matches.sqlite"
        place = ["--no-open", "--port", str(self.port), "--database", str(self.database)]
        command = [sys.executable, "-m", "velmoci.server.command", *place, *UNHURRIED, *UNLIMITED]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **path})
        self.http = http_client(self.address)
        wait_until(self.answers, STARTING)

    def answers(self) -> bool:
        try:
            return self.http.get("/health").status_code == 200
        except httpx.HTTPError:
            return False

    def end(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def post(self, path: str, body: Json) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def make(self, *kinds: str, options: Json | None = None, **more: Any) -> Json:
        """A match with seats of these kinds: me, person, or the name of a bot."""
        seats = [
            {"kind": kind} if kind in ("me", "person") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        wish = {"game": "expanze", "nickname": "Ann", "seats": seats}
        usual = {"colour_choice": "random"} if "game" not in more else {}
        return self.post("/api/matches", {**wish, "options": options or usual, **more})

    def player(self, match: str, token: str | None = None) -> Player:
        return Player(self.port, match, token)

    def finished(self) -> str:
        """A match that is over: one has resigned, and a bot has won."""
        made = self.make("me", "steady", "steady", options=QUICK)
        with self.player(made["match"], made["places"][0]["token"]) as player:
            player.ask("mix", value="a")
            player.catch_up(lambda told: told.is_asked)
            player.order({"kind": "resign"})
            player.catch_up(lambda told: told.is_over, WAITING)
        match: str = made["match"]
        return match

    def middle(self, cards: int = 3) -> Middle:
        """A game of three people, played until there is something to hide."""
        made = self.make("me", "person", "person", options={**QUICK, "hold_rounds": 1, "auto_show": False})
        invited = {"nickname": "Bob", "invitation": made["invitation"]}
        others = [self.post(f"/api/matches/{made['match']}/join", invited) for _ in range(2)]
        places = sorted([*made["places"], *others], key=lambda place: int(place["seat"]))
        players = [self.player(made["match"], place["token"]) for place in places]
        for player in players:
            player.ask("mix", value="a")
        play_on(players, cards)
        secrets = [secret_of(player) for player in players]
        asked = next(player.seat for player in players if player.is_asked)
        for player in players:
            player.close()
        if len({secret.mission for secret in secrets}) < len(secrets):
            return self.middle(cards)
        return Middle(made["match"], [place["token"] for place in places], secrets, asked)


@dataclass(frozen=True)
class Middle:
    """A running game with its seats' tokens and secrets."""

    match: str
    tokens: list[str]
    secrets: list[Secret]
    asked: int
    """Whose turn it is."""


def play_on(players: list[Player], cards: int) -> None:
    """Plays until the hands hold that many cards and somebody who can attack starts a turn."""
    while True:
        latest = max(player.sequence for player in players)
        for player in players:
            player.catch_up(lambda told, latest=latest: told.sequence >= latest)  # type: ignore[misc]
        asked = next((player for player in players if player.is_asked), None)
        if asked is None:
            players[0].receive()
            continue
        held = sum(power["cards"] for power in asked.public["powers"])
        starts = any("arm" in decision["offers"] for decision in asked.decisions)
        if held >= cards and starts and Plan(asked.public, asked.public["seats"][asked.seat]).origins():
            return
        assert asked.order(planned_order(asked))["type"] == "done"


def secret_of(player: Player) -> Secret:
    assert player.own is not None
    assert player.token is not None
    cards = frozenset(card["card"] for card in player.own["hand"])
    return Secret(player.own["mission"], cards, player.token)


@dataclass
class Visit:
    """One page, with all that it was told and everything that went wrong on it."""

    site: Site
    context: BrowserContext
    page: Page
    frames: list[str] = field(default_factory=list)
    wrongs: list[str] = field(default_factory=list)
    told: Json = field(default_factory=dict)
    """The latest that the seat was told; at one screen that of the seat that connected last."""
    seats: dict[int, Json] = field(default_factory=dict)
    sent_frames: list[str] = field(default_factory=list)
    unanswered: dict[WebSocket, int] = field(default_factory=dict)
    """How many commands are on their way, by connection; a closed connection answers nothing any more."""
    measured: set[str] = field(default_factory=set)
    """Kinds of questions whose main button was looked for on this page."""

    def listen(self) -> None:
        self.page.on("websocket", self.hear)
        self.page.on("pageerror", lambda error: self.wrongs.append(str(error)))
        self.page.on("console", lambda line: self.wrongs.append(line.text) if line.type == "error" else None)

    def hear(self, socket: WebSocket) -> None:
        line: Json = {}
        self.unanswered[socket] = 0
        socket.on("framereceived", lambda frame: self.take(str(frame), socket, line))
        socket.on("framesent", lambda frame: self.note_sent(str(frame), socket))
        socket.on("close", self.note_closed)

    def note_closed(self, socket: WebSocket) -> None:
        del self.unanswered[socket]

    def note_sent(self, frame: str, socket: WebSocket) -> None:
        self.sent_frames.append(frame)
        if socket in self.unanswered:
            self.unanswered[socket] += "id" in json.loads(frame)

    def take(self, frame: str, socket: WebSocket, line: Json) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if socket in self.unanswered:
            self.unanswered[socket] -= message["type"] in ("done", "refused")
        if message["type"] in ("welcome", "update"):
            public = public_after(line.get("public", {}), message)
            line |= {key: value for key, value in message.items() if value is not None} | {"public": public}
        if message["type"] == "welcome":
            self.told = self.seats[message["seat"]] = line

    @contextmanager
    def forgiving(self, complaint: str) -> Iterator[None]:
        """Meanwhile the browser itself may complain of that, a pattern for whole lines, and of nothing else."""
        before = len(self.wrongs)
        yield
        self.wrongs[before:] = [one for one in self.wrongs[before:] if not re.fullmatch(complaint, one)]

    def go(self, path: str) -> None:
        """Opens an address of the client."""
        self.page.goto(f"{self.site.address}/#{path}")

    def sit(self, match: str, token: str) -> None:
        """Opens a table by a seat's own link."""
        self.go(f"/table/{match}/{token}")
        self.wait(lambda: "public" in self.told)
        self.page.locator("main h1").first.wait_for(state="attached")

    def speak(self, language: str) -> None:
        """Changes the language by the switch at the top and waits until every text is there."""
        self.page.get_by_role("button", name={"cs": "Čeština", "en": "English"}[language]).click()
        self.page.locator(f'main[lang="{language}"]').wait_for()
        self.page.wait_for_load_state("networkidle")

    def secret(self, seat: int | None = None) -> Secret:
        """What a seat of this page alone knows."""
        told = self.told if seat is None else self.seats[seat]
        places = json.loads(self.page.evaluate("localStorage.getItem('velmoci.places')"))
        token = next(place["token"] for place in places if place["seat"] == told["seat"])
        return Secret(told["own"]["mission"], frozenset(card["card"] for card in told["own"]["hand"]), token)

    def press(self, key: str) -> None:
        """Presses a key once the page shows what it was last told, as a person would."""
        self.settle()
        self.page.keyboard.press(key)

    def insist(self) -> None:
        """Says yes where the page asks whether something shall really be lost."""
        self.settle()
        anyway = self.page.locator("dialog [data-deed=anyway]")
        if anyway.count():
            anyway.click()

    def button(self, name: Any, **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def state(self, state: str) -> Locator:
        return self.page.locator(f'.map [data-state="{state}"]')

    def click_state(self, state: str) -> None:
        """A click of the mouse at a point of the map where nothing but this state lies."""
        self.page.mouse.click(*self.spot(state))

    def tap_state(self, state: str) -> None:
        """A finger at a point of the map where nothing but this state lies; the middle of a bay is sea."""
        self.page.touchscreen.tap(*self.spot(state))

    def spot(self, state: str) -> tuple[float, float]:
        """A point where nothing but this state lies, once the map stands still under it."""
        self.settle()
        area = self.state(state).first
        seen: list[list[float] | None] = [None]

        def stands_still() -> bool:
            seen.append(area.evaluate(SPOT))
            self.page.evaluate(PAINTED)
            return seen[-1] is not None and seen[-1] == seen[-2]

        self.wait(stands_still)
        x, y = seen[-1] or (0, 0)
        return x, y

    def wait(self, holds: Callable[[], bool], seconds: float = WAITING) -> None:
        """Lets the page go on until something holds."""
        for _ in range(int(seconds * 50)):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("waited in vain")

    def settle(self) -> None:
        """Waits until the page has drawn what it was told, and has no command on its way."""
        self.wait(lambda: not any(self.unanswered.values()))
        self.page.evaluate(PAINTED)

    @property
    def public(self) -> Json:
        found: Json = self.told.get("public", {})
        return found

    @property
    def asked(self) -> Json | None:
        """The open question to this seat."""
        return next((one for one in self.told.get("decisions", []) if one["waits"]), None)

    @property
    def status(self) -> str:
        return str(self.told.get("table", {}).get("status"))

    @property
    def power(self) -> str:
        return str(self.public["seats"][self.told["seat"]])


class Visitors:
    """Opens browsers of every kind, each with storage of its own."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser, self.site = browser, site
        self.visits: list[Visit] = []

    def __call__(
        self,
        language: str = "en",
        is_phone: bool = False,
        is_dark: bool = False,
        script: Path | None = None,
        is_still: bool = True,
    ) -> Visit:
        """Somebody whose browser is asked to move nothing, or with ordinary motion, as most have it.

        Motion is half of what a page costs: it is there in tests about it, and in one whole game of each kind.
        """
        width, height = PHONE if is_phone else DESKTOP
        context = self.browser.new_context(
            locale={"en": "en-GB", "cs": "cs-CZ"}[language],
            viewport={"width": width, "height": height},
            color_scheme="dark" if is_dark else "light",
            reduced_motion="reduce" if is_still else "no-preference",
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        context.set_default_timeout(WAITING * 1000)
        if script:
            context.add_init_script(path=script)
        visit = Visit(self.site, context, context.new_page())
        visit.listen()
        self.visits.append(visit)
        return visit

    def leave(self) -> list[str]:
        """Closes everything and says what went wrong anywhere."""
        for visit in self.visits:
            visit.context.close()
        return [wrong for visit in self.visits for wrong in visit.wrongs]
