"""Whether an option does anything: two games, alike but for one value, played by the same lots until they differ."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Chance, Seeded, pick
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Game, Position
from velmoci.kernel.option import (
    BoolOption,
    ChoiceOption,
    IntOption,
    Option,
    RatioOption,
    RatiosOption,
    TableOption,
)  # fmt: skip
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.rulebook import Rulebook

STEPS = {"lively": 250, "idle": 250, "talking": 250, "bots": 4000}
"""Any order by lot; what somebody away does; any order with words between, answers first; what good bots do."""
OUT_OF_PLAY = frozenset({"rulebook", "options", "hash"})


def other_values(option: Option) -> list[object]:
    """Values that an option has not by itself, those that lie far away first; none where only its scene can know."""
    if isinstance(option, BoolOption):
        return [not option.default]
    if isinstance(option, ChoiceOption):
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option, IntOption):
        return [value for value in (option.most, option.least, option.least + 1) if value != option.default]
    if isinstance(option, TableOption):
        assert isinstance(option.default, Mapping)
        return [dict.fromkeys(option.default, option.most), dict.fromkeys(option.default, option.least)]
    if isinstance(option, RatioOption):
        return [value for value in (option.most, option.least, *option.words) if value != option.default]
    if isinstance(option, RatiosOption):
        return [" ".join(["2"] * option.count)]
    return []


def story(game: Game, rulebook: Rulebook, seed: int, way: str) -> Iterator[str]:
    """Everything that can be seen of a game, piece by piece: map, questions, offers, events and views."""
    lots, choices = Seeded(f"lots {seed}"), Seeded(f"choices {seed}")
    if game.map_of is not None:
        yield written(game.map_of(rulebook))
    position = game.begin(rulebook)
    yield from told(position, -1, Begin(), lots)
    bot = make_bot(game.id, "steady", choices)
    for step in range(STEPS[way]):
        if position.outcome() is not None:
            break
        decision = position.pending()[-1 if way == "talking" else 0]
        if way == "bots":
            order = bot.decide(position.view(decision.seat), decision)
            yield from told(position, decision.seat, order or chosen(decision, way, choices), lots)
            continue
        yield f"{decision.seat} {decision.kind} {written(decision.about())} {decision.default()}"
        yield str([(menu.kind, menu.count()) for menu in decision.menus()])
        if way == "talking" and step % 3 == 0:
            yield from aside(position, decision.seat, choices, lots)
        else:
            yield from told(position, decision.seat, chosen(decision, way, choices), lots)
    yield str(position.outcome())


def chosen(decision: Decision, way: str, choices: Chance) -> Order:
    """What the seat orders."""
    default = decision.default()
    return default if way == "idle" and default is not None else decision.sample_by_kind(choices)


def aside(position: Position, seat: int, choices: Chance, lots: Chance) -> Iterator[str]:
    """Something that nobody asked for."""
    for decision in position.asides(seat):
        menus = [menu for menu in decision.menus() if menu.kind != "resign"]
        yield str([menu.kind for menu in menus])
        if menus:
            order = menus[pick(choices, len(menus))].sample(choices)
            yield from told(position, seat, order, lots)
            return


def told(position: Position, seat: int, order: Order, lots: Chance) -> Iterator[str]:
    """What an order does, to everybody's eyes and to those of its seat."""
    events = position.apply(seat, order, lots)
    yield f"{seat} {order}"
    yield str([(event.seen_by_all().sentence, event.seen_by_all().values) for event in events])
    yield written(position.public_json())
    if seat >= 0:
        yield written(position.own_json(seat))


def written(value: object) -> str:
    """A value as text, without the rulebook itself."""
    if isinstance(value, Mapping):
        value = {key: part for key, part in value.items() if key not in OUT_OF_PLAY}
    return json.dumps(value, sort_keys=True, default=str)


def differs(game: Game, one: Rulebook, other: Rulebook, seeds: int = 3, ways: Sequence[str] = tuple(STEPS)) -> str:
    """How and when two games are first seen to differ; nothing where they never do."""
    for way in ways:
        for seed in range(seeds):
            pair = zip_longest(story(game, one, seed, way), story(game, other, seed, way))
            for place, (here, there) in enumerate(pair):
                if here != there:
                    return f"{way} {seed} {place}"
    return ""


def rulebook_with(game: Game, options: Mapping[str, Any]) -> Rulebook | None:
    """The rulebook, if there can be one."""
    try:
        rulebook = game.rulebook(dict(options))
        game.begin(rulebook)
    except VelmociError:
        return None
    return rulebook
