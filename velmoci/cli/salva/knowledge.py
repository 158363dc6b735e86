"""What a seat knows of what is hidden, at the terminal: what may be on a field, and what it has given away itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from velmoci.cli.numbers import percent
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Value
from velmoci.kernel.order import Order
from velmoci.kernel.sentences import Sentences
from velmoci.odds.salva.outcomes import Odds
from velmoci.salva.game import unit_title
from velmoci.salva.knowledge import given_away, what_could_be
from velmoci.salva.view import View

Lines = list[RenderableType]
MOST_PARTS = 12
"""So many cases of odds are listed."""


class Fogged:
    """Puts knowledge into words for one view."""

    def __init__(self, view: View, say: Sentences) -> None:
        self.view = view
        self.say = say

    def what(self, field: str) -> Lines:
        """What could be on a field, or what is known of everything that others hide."""
        found = cast(dict[str, Any], what_could_be(self.view, field))
        if not field:
            return self.known(found["known"]) or [self.say.say("what-nothing")]
        lines: Lines = [Text(self.field(field), style="bold")]
        if found["units"]:
            lines.append(self.say.say("what-surely", {"names": [self.unit(name) for name in found["units"]]}))
        for unknown in found["unknowns"]:
            lines.append(self.title(unknown))
            lines += [f"   {self.possibility(unknown, one)}" for one in unknown["possibilities"]]
        if not found["unknowns"] and not found["armies"]:
            lines.append(self.say.say("what-nothing"))
        elif not found["units"] and not found["armies"]:
            lines.append(self.say.say("what-nobody", {"chance": self.share(found["nobody"])}))
        for army in found["armies"]:
            units = self.kinds({army["kind"]: army["count"]})
            size: dict[str, Value] = {"chance": self.share(army["chance"]), "units": units}
            lines.append(f"   {self.say.say('what-count', size)}")
        return [*lines, *self.known(found["known"])]

    def given_away(self, order: Order | None) -> Lines:
        """What others can know of the seat's own, now and after an order."""
        found = cast(dict[str, Any], given_away(self.view, order, Seeded("given away")))
        lines = self.witnesses(found["now"])
        if found["after"] is not None:
            lines += ["", Text(self.say.say("given-after"), style="bold"), *self.witnesses(found["after"])]
        return lines

    def witnesses(self, witnesses: list[Any]) -> Lines:
        """Who can know what; whoever knows no more than everybody is told so."""
        lines: Lines = []
        everybody = witnesses[0]["known"] if witnesses else []
        if not everybody:
            return [self.say.say("given-nothing")]
        for witness in witnesses:
            values: dict[str, Value] = {"power": witness["power"]}
            if witness["power"] and witness["known"] == everybody:
                lines.append(self.say.say("given-no-more", values))
                continue
            title = self.say.say("given-by", values) if witness["power"] else self.say.say("given-by-all")
            lines += [Text(title, style="bold"), *self.known(witness["known"])]
        return lines

    def known(self, groups: list[Any]) -> Lines:
        """What is known of formations and tokens."""
        lines: Lines = []
        for known in groups:
            worlds: dict[str, Value] = {"count": known["worlds"]}
            lines.append(f"{self.title(known)} {self.say.say('known-worlds', worlds)}")
            lines += [f"   {line}" for line in (self.rows(known["rows"]), *self.tokens(known)) if line]
        return lines

    def rows(self, rows: list[Any]) -> str:
        """Which row may be the true one."""
        possible = [row["name"] for row in rows if row["face"] is not False]
        if not rows:
            return ""
        return self.say.say("known-row" if len(possible) == 1 else "known-rows", {"names": possible})

    def tokens(self, known: dict[str, Any]) -> list[str]:
        """Which tokens are known, and how many of the others are true."""
        kind = "place" if known["rows"] else "token"
        lines = []
        for face, name in ((True, "true"), (False, "false"), (None, "open")):
            tokens = [self.token(one) for one in known["tokens"] if one["face"] is face]
            values: dict[str, Value] = {"names": tokens, "true": known["true"]}
            if tokens:
                lines.append(self.say.say(f"known-{kind}-{name}", values))
        return lines

    def token(self, clue: dict[str, Any]) -> str:
        """A token with its field."""
        return f"{self.unit(clue['name'])} ({self.field(clue['field'])})"

    def title(self, group: Mapping[str, Any]) -> str:
        """A formation by its name, or the tokens of a kind, with their owner."""
        names = [self.called(name) for name in group["name"].split()]
        return self.say.say("what-of", {"names": names, "power": group["owner"]})

    def possibility(self, unknown: Mapping[str, Any], one: dict[str, Any]) -> str:
        """What may be there, and how likely it is."""
        return f"{self.share(one['chance'])}: {self.way(one)}"

    def way(self, one: Mapping[str, Any]) -> str:
        """A row, so many units, or nothing."""
        units = self.kinds({**one["units"], **one["building"]})
        if one["row"] > 0:
            values: dict[str, Value] = {"row": one["row"], "units": units or self.say.say("what-empty")}
            return self.say.say("what-row", values)
        return units or self.say.say("what-away")

    def parts(self, odds: Odds) -> Lines:
        """The odds case by case, the likeliest first."""
        lines: Lines = [self.say.say("odds-parts")] if odds.parts else []
        for part in odds.parts[:MOST_PARTS]:
            ways = [self.way(way) for way in cast(list[dict[str, Any]], part.case.to_json()["unknowns"])]
            values: dict[str, Value] = {
                "ways": "; ".join(ways), "chance": percent(float(part.case.chance), self.say.language),
                "win": percent(part.odds.win, self.say.language),
            }  # fmt: skip
            lines.append(f"   {self.say.say('odds-part', values)}")
        return lines

    def kinds(self, kinds: dict[str, int]) -> str:
        """Units by kinds: `3 × Tank`."""
        return ", ".join([f"{count} × {self.called(kind)}" for kind, count in kinds.items()])

    def called(self, name: str) -> str:
        """A kind of unit, or a formation."""
        kind = self.view.sight.rules.kinds.find(name)
        return kind.name(self.say.language) if kind is not None else name.capitalize()

    def unit(self, name: str) -> str:
        """A unit or a token by its name and number."""
        kind, _, number = name.rpartition("_")
        return unit_title(name, self.say.language) or f"{kind.capitalize()} {number}"

    def field(self, name: str) -> str:
        return self.view.sight.rules.board.name(name, self.say.language)

    def share(self, chance: dict[str, Any]) -> str:
        """A chance in per cent and exactly."""
        return f"{percent(chance['share'], self.say.language)} ({chance['exact']})"
