"""Looks for what a seat may not know in what its page has received and in what it shows."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from velmoci.expanze.board import find_board
from velmoci.kernel.resources import read_text

CARD_KEYS = frozenset({"card", "cards", "hand", "others"})
LANGUAGES = ("cs", "en")
NO_MISSION = "no such mission"


@dataclass(frozen=True)
class Secret:
    """What one seat alone knows, as its own connection told it."""

    mission: str
    cards: frozenset[str]
    token: str

    def unknown_to(self, other: Secret) -> Secret:
        """The same without a mission that the other holds as well: the deck has some cards twice."""
        return replace(self, mission=NO_MISSION) if self.mission == other.mission else self


def in_frames(frames: list[str], secret: Secret) -> list[str]:
    """The places in messages of the server at which the secret stands."""
    return [leak for frame in frames for leak in in_message(json.loads(frame), secret)]


def in_message(value: Any, secret: Secret, where: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for path, item in value.get("changes") or []:
            yield from in_message(item, secret, ".".join([where, *path]))
        for key, item in value.items():
            yield from in_message(item, secret, f"{where}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from in_message(item, secret, where)
    elif isinstance(value, str):
        if value == secret.mission:
            yield f"mission {value} at {where}"
        if secret.token in value:
            yield f"token at {where}"
        if value in secret.cards and CARD_KEYS & set(where.split(".")):
            yield f"card {value} at {where}"


def in_page(source: str, secret: Secret) -> list[str]:
    """The secret's parts that a page holds, in either language, shown or hidden."""
    found = [
        part for part in (secret.mission, secret.token) if re.search(rf"(?<![\w-]){part}(?![\w-])", source)
    ]
    text = re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", "\n", source)))
    for language in LANGUAGES:
        sentence = mission_sentence(secret.mission, language)
        if seen := re.search(rf".{{0,60}}(?<![+\w] ){re.escape(sentence)}(?! [+]).{{0,60}}", text):
            found.append(seen[0])
        found += [card for card in sorted(secret.cards) if shows_card(text, card, language)]
    return found


def mission_sentence(mission: str, language: str) -> str:
    """How the mission card reads."""
    texts = read_text("velmoci.expanze", f"texts/{language}.ftl")
    found = re.search(rf"^mission-{mission} = (.+)$", texts, re.MULTILINE)
    return found[1] if found else NO_MISSION


def shows_card(text: str, card: str, language: str) -> bool:
    """Whether a letter card lies open: a letter beside the state's name."""
    name = re.escape(find_board("world48").name(card, language))
    return re.search(rf"\b[PKD] {name}(?!\w)|(?<!\w){name} \([PKD]\)", text) is not None
