"""What a seat is shown: mission, cards, pool, powers, claims, odds, and what happened in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.expanze.board import badge, board_grid
from velmoci.cli.expanze.dice import dice_rows
from velmoci.cli.expanze.proposals import sets_in_hand
from velmoci.cli.numbers import decimal, percent
from velmoci.expanze.arming import NO_SET, Reason, explain_pool, pool
from velmoci.expanze.cards import letter
from velmoci.expanze.options import SETS
from velmoci.expanze.state import STATUSES
from velmoci.expanze.view import View, mission_progress
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Value
from velmoci.kernel.event import Seen
from velmoci.kernel.sentences import Sentences
from velmoci.odds.expanze.battles import Odds, attack_odds

BAR = 40


def power_name(say: Sentences, power: str) -> str:
    """The name of a power."""
    return str(say.forms("power", f"power-{power}")["power"])


class Screens:
    """Draws for one language and one width; knows nothing but the views that it is given."""

    def __init__(self, say: Sentences, width: int, sitters: Sequence[str]) -> None:
        self.say = say
        self.width = width
        self.sitters = sitters
        """Who sits on each seat: a person's name or a bot's."""

    @property
    def language(self) -> str:
        return self.say.language

    def board(self, view: View) -> RenderableType:
        """The board, then what the marks mean."""
        legend = Text(
            self.say.say("board-legend" if view.seat >= 0 else "board-legend-spectator"), style="dim"
        )
        return Group(board_grid(view, self.language, self.width), legend)

    def board_only(self, view: View) -> RenderableType:
        """The board without a legend."""
        return board_grid(view, self.language, self.width)

    def players(self, view: View) -> RenderableType:
        """All powers with what everybody knows of them."""
        table = view.sight.table
        grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
        for heading in ("power", "player", "states", "soldiers", "letter-cards", "status"):
            grid.add_column(
                self.say.say(f"heading-{heading}"),
                justify="right" if heading in ("states", "soldiers", "letter-cards") else "left",
            )
        for seat in range(table.powers):
            grid.add_row(
                Text.assemble(
                    "▸" if seat == table.on_turn else " ",
                    badge(table.power(seat), self.language),
                    f" {power_name(self.say, table.power(seat))}",
                ),
                self.sitters[seat],
                str(int(table.states_of[seat])),
                str(int(table.soldiers_of[seat])),
                str(int(table.hand_size[seat])),
                self.status(view, seat),
            )
        return grid

    def strip(self, view: View) -> Text:
        """All powers in one line, for a low screen: states, soldiers and letter cards."""
        table = view.sight.table
        line = Text()
        for seat in range(table.powers):
            numbers = (
                f"{int(table.states_of[seat])}/{int(table.soldiers_of[seat])}/{int(table.hand_size[seat])}"
            )
            line.append("▸" if seat == table.on_turn else " ")
            line.append_text(badge(table.power(seat), self.language)).append(f" {numbers}  ")
        return line.append(self.say.say("strip-legend"), style="dim")

    def status(self, view: View, seat: int) -> str:
        """Playing or not, and an open claim with its countdown."""
        table = view.sight.table
        if table.claim[seat]:
            return self.say.say("claim-open", {"count": int(table.claim[seat])})
        return self.say.say(f"status-{STATUSES[table.status[seat]]}")

    def claims(self, view: View) -> list[str]:
        """A sentence for every open claim and every mission that was shown."""
        table = view.sight.table
        lines = []
        for seat in range(table.powers):
            shown = mission_progress(view.sight, seat, table.shown[seat])
            if shown is None or not table.is_living(seat):
                continue
            progress = self.progress_words(shown.kind, shown.have, shown.need, len(shown.missing))
            values = {"power": table.power(seat), "mission": shown.mission, "progress": progress}
            if table.claim[seat]:
                lines.append(self.say.say("claim-line", {**values, "count": int(table.claim[seat])}))
            else:
                lines.append(self.say.say("shown-line", values))
        return lines

    def progress_words(self, kind: str, have: int, need: int, missing: int) -> str:
        return self.say.say(f"progress-{kind}", {"have": have, "need": need, "missing_count": missing})

    def mission(self, view: View, with_states: bool = True) -> list[str]:
        """One's own mission, how far it is, and which states are missing."""
        progress = view.own_progress()
        if progress is None:
            return [self.say.say("no-mission")]
        words = self.progress_words(progress.kind, progress.have, progress.need, len(progress.missing))
        lines = [self.say.say("mission-line", {"mission": progress.mission, "progress": words})]
        if progress.fulfilled and not view.sight.table.claim[view.seat]:
            lines.append(self.say.say("mission-fulfilled"))
        elif with_states and progress.missing:
            lines.append(self.say.say("mission-missing", {"missing": progress.missing}))
        if with_states and progress.kind == "nonsense":
            key = "mission-lost-pursuit" if progress.mission.startswith("destroy_") else "mission-nonsense"
            lines.append(self.say.say(key, {"count": progress.need}))
        return lines

    def cards(self, view: View) -> list[str]:
        """The hand by letters, the sets in it, and the open offers."""
        sight = view.sight
        if not sight.own.hand:
            lines = [self.say.say("no-cards")]
        else:
            held = sorted(sight.own.hand, key=lambda card: "PKD".index(letter(sight.board, card)))
            lines = [self.say.say("cards-line", {"cards": [sight.board.states[card] for card in held]})]
        for kind in sets_in_hand(view):
            lines.append(
                self.say.say("set-line", {"set": SETS[kind], "count": sight.settings.set_value[kind]})
            )
        return [*lines, *self.offers(view)]

    def offers(self, view: View) -> list[str]:
        """Open offers that this seat got or made."""
        table = view.sight.table
        lines = []
        for offer in view.sight.own.offers:
            got = offer.taker == view.seat
            power = table.power(offer.giver if got else offer.taker)
            values: dict[str, Value] = {
                "power": power,
                "give": offer.give,
                "want": offer.want,
                "number": int(offer.number),
                "word": power,
            }
            lines.append(self.say.say("offer-got" if got else "offer-made", values))
        return lines

    def pool(self, view: View, kind: int = int(NO_SET)) -> list[str]:
        """How many soldiers an arming brings, as a sum with its clauses."""
        parts = [self.reason(view, reason) for reason in explain_pool(view.sight, kind)]
        return [self.say.say("pool-line", {"count": int(pool(view.sight, kind)), "sum": " + ".join(parts)})]

    def reason(self, view: View, reason: Reason) -> str:
        if reason.what == "base":
            what = self.say.say("pool-base")
        elif reason.what in SETS:
            what = self.say.say("pool-set", {"set": reason.what})
        else:
            what = view.sight.board.name(reason.what, self.language)
        return f"{reason.soldiers} {what} [{reason.clause}]"

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, in one sentence."""
        from velmoci.expanze.first_armament import can_place
        from velmoci.expanze.state import PHASES

        if decision.kind == "first_armament":
            values = {"count": int(can_place(view.sight)), "limit": int(view.sight.settings.first_arm_cap)}
            return self.say.say("decision-first_armament", values)
        phase = PHASES[view.sight.table.phase]
        if decision.kind == "turn" and phase in ("fighting", "fight_closed"):
            return self.say.say(f"decision-{phase}")
        return self.say.say(f"decision-{decision.kind}")

    def odds(self, origin: str, target: str, attackers: int, defenders: int) -> list[RenderableType]:
        """The chance of an attack, what it costs, and a plot of how it may end."""
        odds = attack_odds(attackers, defenders)
        names = [self.say.spoken("state", state)["state"] for state in (origin, target) if state]
        sentence = f"{' → '.join(map(str, names))}: " if names else ""
        sentence += self.say.say(
            "odds-line",
            {
                "attackers": attackers,
                "defenders": defenders,
                "win": percent(odds.win, self.language),
                "lost": decimal(odds.expected_attackers_lost, self.language),
                "killed": decimal(odds.expected_defenders_lost, self.language),
            },
        )
        return [sentence, *self.plot(odds)]

    def plot(self, odds: Odds) -> list[Text]:
        """One bar for each number of survivors that is not too unlikely; the rest together."""
        ends = [(count, chance, True) for count, chance in reversed(list(enumerate(odds.won_with))) if count]
        ends += [(count, chance, False) for count, chance in enumerate(odds.lost_to) if count]
        shown = [end for end in ends if end[1] >= 0.01] if len(ends) > 12 else ends
        most = max(chance for _, chance, _ in shown)
        rows = []
        for count, chance, won in shown[:16]:
            words = self.say.say("plot-won" if won else "plot-lost", {"count": count})
            row = Text(f"  {words:<26.26}{percent(chance, self.language, 1):>7} ")
            row.append(
                "█" * max(1, round(chance / most * min(BAR, self.width - 36))),
                style="green" if won else "red",
            )
            rows.append(row)
        rest = 1 - sum(chance for _, chance, _ in shown[:16])
        if rest > 0.0005:
            rows.append(
                Text(f"  {self.say.say('plot-rest'):<26.26}{percent(rest, self.language, 1):>7}", style="dim")
            )
        return rows

    def events(self, events: Sequence[Seen], own: str | None) -> list[RenderableType]:
        """What happened, one sentence each; battles of one's own power with their dice."""
        lines: list[RenderableType] = []
        for seen in events:
            lines += self.event(seen, own)
        return lines

    def told_to_all(self, seen: Seen) -> str:
        """A secret event of a game that is over, told to whoever watches."""
        key = f"all-{seen.sentence}"
        return self.say.say(key, seen.values) if self.say.has(key) else self.say.event(seen)

    def event(self, seen: Seen, own: str | None) -> list[RenderableType]:
        if seen.sentence == "turn-begins":
            return [Text(self.say.event(seen), style="bold")]
        if seen.sentence in ("placed-first", "armed") and seen.values["count"]:
            return [Text(self.say.say(seen.sentence, {**seen.values, "placed": self.placed(seen)}))]
        if seen.sentence not in ("battle-won", "battle-lost"):
            return [Text(self.say.event(seen))]
        lines: list[RenderableType] = [Text(self.say.say(seen.sentence, seen.values))]
        power, other, dice = str(seen.values["power"]), str(seen.values["other"]), seen.values["dice"]
        if own in (power, other) and isinstance(dice, list):
            rows = dice_rows(
                [int(die) for die in dice],
                power_name(self.say, power),
                power_name(self.say, other),
                self.width - 4,
            )
            lines += [Text("    ").append_text(row) for row in rows]
        return lines

    def placed(self, seen: Seen) -> str:
        """States with the soldiers that each of them got."""
        states, counts = seen.values["states"], seen.values["counts"]
        assert isinstance(states, list)
        assert isinstance(counts, list)
        named = [self.say.spoken("state", str(state))["state"] for state in states]
        return ", ".join(f"{name} +{count}" for name, count in zip(named, counts, strict=True))

    def title(self, view: View, sitter: str) -> Text:
        """Round, who is asked, and who that is."""
        table = view.sight.table
        line = Text()
        line.append_text(badge(view.power(), self.language))
        name = power_name(self.say, view.power())
        words = self.say.say("title", {"name": name, "player": sitter, "round": int(table.round)})
        return line.append(f" {words}", style="bold")
