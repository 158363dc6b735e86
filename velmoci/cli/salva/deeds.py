"""Orders in words: each kind has a sentence of its own (`deed-<kind>`), with units, fields and powers by name."""

from __future__ import annotations

import re
from typing import Any, Final

from velmoci.kernel.errors import Value, VelmociError
from velmoci.kernel.order import Order
from velmoci.kernel.sentences import Sentences
from velmoci.salva.game import unit_title
from velmoci.salva.library import NOTATION, field_names
from velmoci.salva.units import Kinds, standard_kinds
from velmoci.salva.view import View

NAMES: Final = frozenset(
    {"field", "unit", "target", "ship", "transport", "item", "building", "source", "plan", "goal", "resource"}
)
"""Parts of orders that name one thing."""
OTHERWISE: Final = frozenset({"verdict", "reason"})
"""Parts of orders that mean something else in the sentences of what happened."""

BUNDLES: Final = ("goods", "given", "taken")
"""Parts of orders that are so much of each sort of goods."""
TOKEN: Final = re.compile(r"[a-z]+_\d+")
"""What lies on the map and is no unit: a name of its owner's choice, and a number."""


class Deeds:
    """Tells orders in one language; a match may have fields and kinds of unit of its own."""

    def __init__(self, say: Sentences, fields: dict[str, str] | None = None, kinds: Kinds | None = None) -> None:
        self.say = say
        self.kinds = kinds if kinds is not None else standard_kinds()
        self.fields = fields if fields is not None else field_names(say.language)

    def said(self, order: Order) -> str | None:
        """The sentence of an order; None where its chapter brings none."""
        message = f"deed-{order.kind}"
        return self.say.say(message, self.values(dict(order.to_json()))) if self.say.has(message) else None

    def label(self, order: Order) -> str:
        """An order in words: its own sentence, or what is done, then with what and where."""
        said = self.said(order)
        if said is not None:
            return said
        words = str(order).partition(" ")[2].replace(",", " ,").replace(">", " > ").replace("/", " / ").split()
        text = " ".join(self.called(word) for word in words).replace(" ,", ",")
        return f"{self.verb(order.kind)}: {text}" if text else self.verb(order.kind)

    def verb(self, kind: str) -> str:
        """What is done by a kind of order; a chapter from outside may bring no words for it."""
        return self.say.say(f"verb-{kind}") if self.say.has(f"verb-{kind}") else kind.replace("_", " ")

    def notation(self, text: str) -> str:
        """An order that comes as it is typed, in words if there are some."""
        try:
            return self.label(NOTATION.parse(text))
        except VelmociError:
            return text

    def called(self, word: str) -> str:
        """A word of an order as people call it."""
        if "/" in word and unit_title(word, self.say.language) is None:
            return " → ".join([self.called(part) for part in word.split("/")])
        if word in self.fields:
            return self.fields[word]
        language, kinds = self.say.language, self.kinds
        title = unit_title(word, language)
        kind = kinds.find(word)
        variant, _, id = word.partition("_")
        bought = kinds.find(id)
        if title is None and kind is not None:
            return kind.name(language)
        if title is None and bought is not None and self.say.has(f"said-variant-{variant}"):
            return self.say.say(f"said-variant-{variant}", {"kind": bought.name(language)})
        if title is None and self.say.has(f"said-{word}"):
            return self.say.say(f"said-{word}")
        if title is None and TOKEN.fullmatch(word):
            return word.capitalize().replace("_", " ")
        return title if title is not None else word

    def names(self, words: list[str]) -> list[str]:
        """Several words as people call them."""
        return [self.called(word) for word in words]

    def values(self, said: dict[str, Any]) -> dict[str, Value]:
        """All that the sentence of an order can speak of, made of its parts."""
        ways: list[list[str]] = said.get("marches") or said.get("aims") or []
        lines: list[tuple[str, int]] = said.get("lines") or []
        alone = [said["unit"]] if "unit" in said else []
        units = [way[0] for way in ways] or [unit for unit, _ in lines] or said.get("units", alone)
        ends = list(dict.fromkeys([way[-1] for way in ways if len(way) > 1]))
        power = said.get("power") or said.get("partner") or said.get("denouncer") or ""
        powers = said.get("powers") or said.get("partners") or []
        places = ends or said.get("fields") or said.get("places") or []
        words = {key: value for key, value in said.items() if isinstance(value, (str, int)) and key not in OTHERWISE}
        return {
            **({"field": self.called(said["path"][-1])} if said.get("path") else {}),
            **words,
            **{key: self.called(str(words[key])) for key in NAMES & set(words)},
            "units": self.names(units),
            "count": len(units),
            "fields": self.names(places),
            "ends": len(places),
            "power": power,
            "named": int(bool(power)),
            "powers": powers,
            "guests": len(powers),
            "shares": [f"{self.called(field)} {points}" for field, points in said.get("payments", [])],
            "shots": "; ".join(self.shots(said)),
            "posts": [self.say.say("deed-post", {"unit": self.called(unit), "line": line}) for unit, line in lines],
            "later": self.names([way[0] for way in said.get("later", [])]),
            "targets": self.names(said.get("targets", [])),
            "place": self.called(said.get("spot", "")),
            "about": self.topic(said.get("topic", "")),
            "stances": "; ".join(self.stances(ways)),
            "answer": said.get("answer") or said.get("verdict") or "",
            "figures": ", ".join([str(figure) for figure in said.get("figures", [])]),
            "army": [f"{count} × {self.called(item)} ({self.called(to)})" for item, to, count in said.get("army", [])],
            "works": [f"{n} × {self.called(what)} ({self.called(on)})" for what, on, n in said.get("works", [])],
            "meals": [f"{self.called(field)} {one} + {two}" for field, one, two in said.get("meals", [])],
            **{key: self.bundle(said.get(key, [])) for key in BUNDLES},
            "rows": "; ".join(self.rows(said.get("armies", []))),
            "starts": "; ".join(self.starts(said)),
            "party": said.get("side", ""),
            "words": int(bool(said.get("text"))),
            "offer": str(said.get("offer", "")).rpartition("_")[2],
        }

    def bundle(self, goods: list[tuple[str, int]]) -> list[str]:
        """So much of each sort of goods; a dash where there is nothing."""
        return [f"{count} × {self.called(name)}" for name, count in goods] or ["–"]

    def rows(self, armies: list[tuple[int, str, int, str]]) -> list[str]:
        """What goes into which row; of what is paid in part, how much is paid."""
        found: dict[int, list[str]] = {}
        for row, item, count, amount in armies:
            many, paid = f"{count} × " if count > 1 else "", f" ({amount})" if amount else ""
            found.setdefault(row, []).append(f"{many}{self.called(item)}{paid}")
        return [self.say.say("deed-row", {"row": row, "army": ", ".join(army)}) for row, army in found.items()]

    def stances(self, aims: list[list[str]]) -> list[str]:
        """Against which field whom turn; those of one field are told together, then those who give theirs up."""
        fields = dict.fromkeys([aim[1] for aim in aims if len(aim) > 1])
        found = [self.stance("deed-aim-at", aims, [field]) for field in fields]
        return [*found, self.stance("deed-aim-none", aims, [])] if any(len(aim) == 1 for aim in aims) else found

    def stance(self, message: str, aims: list[list[str]], against: list[str]) -> str:
        """Those who take the same stance, in one part of the sentence."""
        units = self.names([aim[0] for aim in aims if aim[1:] == against])
        return self.say.say(message, {"units": units, "field": self.called("".join(against))})

    def starts(self, said: dict[str, Any]) -> list[str]:
        """For each power the side and the points that are proposed."""
        shares: list[tuple[str, str, int]] = said.get("shares", [])
        message = f"deed-{said['kind']}-share"
        return [self.say.say(message, {"power": power, "party": side, "points": n}) for power, side, n in shares]

    def topic(self, name: str) -> str:
        """What a consent is about."""
        return self.say.say(f"standing-topic-{name}") if self.say.has(f"standing-topic-{name}") else name

    def shots(self, said: dict[str, Any]) -> list[str]:
        """Who fires at what with how much of his fire; whoever does the same to the same target is told together."""
        shots: list[tuple[str, str, str, str]] = said.get("shots", [])
        guns = [shot[0] for shot in shots]
        groups: dict[tuple[str, str], list[str]] = {}
        for unit, target, share, _ in shots:
            key = (target, "all" if share == "rest" and guns.count(unit) == 1 else share)
            groups.setdefault(key, []).append(unit)
        found: list[str] = []
        for (target, share), units in groups.items():
            values: dict[str, Value] = {
                "units": self.names(units), "count": len(units), "target": self.called(target), "share": share,
                "field": self.called(said.get("field", "")),
            }  # fmt: skip
            found.append(self.say.say(f"deed-{said['kind']}-shot", values))
        return found


def deeds_of(view: View, say: Sentences) -> Deeds:
    """Tells orders with the names of the map and of the units that a seat sees."""
    rules = view.sight.rules
    return Deeds(say, {id: rules.board.name(id, say.language) for id in rules.board.ids}, rules.kinds)
