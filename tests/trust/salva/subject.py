"""Salva as a subject of the suite of trust, with leaks of its own."""

import json
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, ClassVar

from tests.trust.leaks import LoudEvents
from tests.trust.play import Pick
from tests.trust.salva.invariants import Snapshot, check_position
from tests.trust.salva.play import Playing, Wrong, any_order, any_rulebook, rulebook_of
from tests.trust.salva.twins import RECASTERS, Eyes, hidden_facts, is_told_by_rule, recast, shuffled
from tests.trust.subject import Subject
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.consent_slices import Request
from velmoci.salva.position import Position

LISTED = 25
"""So many orders of each menu are tried."""

HIDDEN = 6
"""The game in which armies are hidden; it is drawn until enough was hidden in it."""
WITNESSED = 7
"""The game of three in which one may have looked at what another hides."""
ENOUGH = 5
"""At so many moments of it something must be hidden in every way."""
PEOPLED = {8: "one_people", 9: "people_of_defender"}
"""The games in which a people keeps something to itself, by what it pursues."""
CHOSEN = 5
"""There so many moments more are kept in which some have chosen in secret and others not."""
HIDING = 15
"""Where armies are hidden a moment is kept after so many orders, and none of the opening."""


def rulebook(seed: int) -> Rulebook:
    """Sealed armies, secret missions, secret treaties, formations; some at once, or each by itself."""
    if seed in PEOPLED:
        return rulebook_of("people_goals", ["second_line"], people_goal=PEOPLED[seed], rounds=6)
    if seed % 8 == HIDDEN:
        return rulebook_of("elimination", ["formations", "formation_swap", "naval"])
    if seed % 8 == WITNESSED:
        return rulebook_of("priorities", ["hidden_units"], hideable_kinds="infantry tank at_gun")
    blind = ("blind", "blind_soft")[seed % 2]
    if seed % 3 == 0:
        shown = ("show", "talk")[seed % 2]
        return rulebook_of("secret_missions", ["naval"], placement_mode=blind, reveal_missions=shown)
    if seed % 3 == 1:
        on = ["terrain", "factories", "fair_start", "hidden_units", "national_advantages"]
        return rulebook_of(
            "elimination",
            on,
            placement_mode=blind,
            hideable_kinds="infantry tank at_gun",
            national_assignment="auction",
            territory_auction=True,
        )
    seen = ("parties", "public")[seed // 3 % 2]
    return rulebook_of(
        "priorities",
        ["second_line", "fair_start", "repair_prevention", "alliance"],
        treaty_visibility=seen,
        placement_mode=blind,
    )


def owns(position: Position) -> list[dict[str, object]]:
    """What every seat keeps to itself, by name."""
    names = [spec.name for spec in position.rules.own_slices]
    return [dict(zip(names, [part.dump() for part in own.slices], strict=True)) for own in position.owns]


def is_all_hidden(position: Position) -> bool:
    """Whether somebody has a formation, and somebody swap tokens."""
    kept: list[Any] = owns(position)
    return any(own["formations"]["row"] for own in kept) and any(own["formation_swap"] for own in kept)


class MessageSize(Eyes):
    """The view says nothing, but its length tells how large the sealed armies are."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + " " * len(json.dumps([own["sealed"] for own in owns(position)]))


class OpenBids(Eyes):
    """The view shows all bids of a fair start before the last one is in."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own.get("bid") for own in owns(position)])


class ForeignMission(Eyes):
    """The view names the first mission of the next seat."""

    def view(self, position: Position, seat: int) -> str:
        mine = owns(position)[(seat + 1) % int(position.table.seats)]
        return super().view(position, seat) + json.dumps(mine.get("missions"))


class OpenRows(Eyes):
    """The view tells which rows of all formations are true."""

    def view(self, position: Position, seat: int) -> str:
        truths: list[Any] = [own.get("formations", {"row": []}) for own in owns(position)]
        return super().view(position, seat) + json.dumps([truth["row"] for truth in truths])


class TrueTokensFirst(Eyes):
    """The view names the true token of every formation before the others."""

    def view(self, position: Position, seat: int) -> str:
        truths: list[Any] = [own.get("formations", {"token": []}) for own in owns(position)]
        return super().view(position, seat) + json.dumps([truth["token"] for truth in truths])


class SecretDiplomacy(Eyes):
    """Everybody is sent all treaties."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own.get("treaties") for own in owns(position)])


class HonestRefusal(Eyes):
    """A refusal tells how much has been sealed."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        told = super().refusal(position, seat, order)
        return told and told + str([own["sealed"] for own in owns(position)])


class LoudMissions(LoudEvents[Position]):
    """Every part of an event is told to everybody, and whatever tells of a mission tells all of them."""

    def events(self, position: Position, actor: int, order: Order, chance: Chance) -> list[Event]:
        told = super().events(position, actor, order, chance)
        secret = [part for event in told for part in event.parts if part.sentence.startswith("mission")]
        hands: dict[str, Value] = {"text": json.dumps([own.get("missions") for own in owns(position)])}
        return [*told, *(Event(EventPart(EVERYBODY, part.sentence, hands)) for part in secret)]


class Salva(Subject[Position]):
    """Every step of the opening, then now and then."""

    game = "salva"
    games = 10
    tries = 2
    least = 10
    differ: ClassVar = {**dict.fromkeys(RECASTERS, 0.02), "people_choice": 0.005}
    leaky = (
        (MessageSize(), "still"),
        (OpenBids(), "still"),
        (ForeignMission(), "still"),
        (SecretDiplomacy(), "still"),
        (OpenRows(), "still"),
        (TrueTokensFirst(), "still"),
        (HonestRefusal(), "still"),
        (LoudMissions(), "steps"),
    )
    leaky_games = (0, 2, 3, 6)
    clauses = "SA-"
    never = ("end_movement", "move tank_9 atlantis")
    examples = 25
    steps = 12
    endings = 12
    longest = 5000

    def moments(self, seed: int) -> list[Position]:
        if seed % 8 != HIDDEN:
            return self.moments_of_draw(seed, seed)
        draws = (self.moments_of_draw(seed, draw) for draw in count(100))
        return next(found for found in draws if len([one for one in found if is_all_hidden(one)]) >= ENOUGH)

    def moments_of_draw(self, seed: int, draw: int) -> list[Position]:
        playing = Playing(rulebook(seed), draw)
        found = [playing.position.copy()]
        late, rate, chosen = 0, HIDING if playing.position.rules.veils else 35, 0
        for _ in playing.steps(140):
            late += playing.position.table.round > 0
            frames = playing.position.table.frames
            if seed in PEOPLED and frames and isinstance(frames[-1].matter, Request):
                continue  # requests have scenes of their own; several seats may move at once where one of them asks
            if seed in PEOPLED and chosen < CHOSEN and [own for own in owns(playing.position) if own["people_choice"]]:
                chosen += 1
                found.append(playing.position.copy())
            elif late % rate == 0 and (late > 0 or (rate != HIDING and seed not in PEOPLED)):
                found.append(playing.position.copy())
        return found

    def seats(self, position: Position) -> int:
        return int(position.table.seats)

    def any_rulebook(self, pick: Pick) -> Rulebook:
        return any_rulebook(pick)

    def playing(self, rulebook: Rulebook, seed: int | str) -> Playing:
        return Playing(rulebook, seed)

    def check(self, position: Position) -> None:
        check_position(position)

    def before(self, position: Position, seat: int, order: Order) -> Callable[[Position, list[Event]], None]:
        snapshot = Snapshot(position)
        return lambda after, events: snapshot.check(after, seat, order, events)

    def check_offered(self, decision: Decision, chance: Chance) -> None:
        for menu in decision.menus():
            orders = [order for order, _ in zip(menu, range(LISTED), strict=False)]
            assert 0 < len(orders) <= menu.count()
            for order in [*orders, menu.sample(chance)]:
                assert order.kind == menu.kind
                decision.check(order)

    def any_order(self, position: Position, pick: Pick, chance: Chance) -> tuple[int, Order] | None:
        return any_order(position, pick, chance)

    def wrong_orders(self, position: Position, right: Sequence[Order], pick: Pick) -> list[Order | None]:
        wrong = Wrong(position, pick)
        return [*(wrong.order() for _ in range(15)), *(wrong.mutant(order) for order in right)]

    def shuffled(self, position: Position, seat: int, chance: Chance) -> Position:
        return shuffled(position, seat, chance)

    def recast(self, position: Position, seat: int, pick: Pick) -> Position:
        return recast(position, seat, pick)

    def is_told_by_rule(self, one: Position, other: Position, seat: int, actor: int, order: Order) -> bool:
        return is_told_by_rule(one, other, seat, actor, order)

    def hidden_facts(self, position: Position, seat: int) -> dict[str, object]:
        return hidden_facts(position, seat)
