"""`velmoci salva scenarios`, `chapters` and `ways`: what can be played, and what follows from a choice."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from velmoci.cli.arguments import split
from velmoci.cli.language import LANGUAGES, game_sentences
from velmoci.cli.listing import default_of
from velmoci.cli.numbers import percent
from velmoci.cli.terminal import Terminal
from velmoci.kernel.errors import Value
from velmoci.kernel.option import Option
from velmoci.kernel.rulebook import Chapter
from velmoci.kernel.sentences import Sentences
from velmoci.salva.game import GAME
from velmoci.salva.library import CHAPTERS, SCENARIOS, find_scenario, scenario_rulebook
from velmoci.salva.overview import ALWAYS, NEEDED, WANTED, Consequences, clause_count, consequences, excluded_by, title
from velmoci.salva.presets import PRESETS, fitting, ladder, ways
from velmoci.salva.scenario import Scenario
from velmoci.salva.warnings import warnings_of


def list_scenarios(language: str, as_json: bool = False) -> None:
    """Every shipped scenario: its name, what it is about, how many play, its chapters, its length and its balance."""
    terminal, say = Terminal(), game_sentences(GAME, language)
    if as_json:
        terminal.say_json([scenario_data(find_scenario(name), name, language) for name in SCENARIOS])
        return
    for name in SCENARIOS:
        scenario = find_scenario(name)
        values: dict[str, Value] = {"players": len(scenario.sides), "chapters": list(scenario.chapters)}
        body = [scenario.about(language), say.say("scenario-line", values), length_line(scenario, say)]
        body += [balance_line(scenario, say), *parameter_lines(scenario, say), *warning_lines(name, say)]
        terminal.say(*entry(name, scenario.title(language), [text for text in body if text]))
    terminal.say("", say.say("scenarios-how"))


def scenario_data(scenario: Scenario, name: str, language: str) -> dict[str, object]:
    """A scenario for a script."""
    return {
        "name": name,
        "title": scenario.title(language),
        "about": scenario.about(language),
        "sides": [side.id for side in scenario.sides],
        "chapters": scenario.chapters,
        "options": scenario.options,
        "length": scenario.length,
        "measured": scenario.measured,
        "limits": scenario.limits,
        "balance": scenario.balance,
        "untested": scenario.head.get("untested", []),
        "excluded": scenario.head.get("excluded", []),
        "warnings": [warning.sentence for warning in warnings_of(scenario_rulebook(name))],
    }


def length_line(scenario: Scenario, say: Sentences) -> str:
    """Between how many rounds and minutes most games last."""
    if not scenario.length:
        return ""
    spans: dict[str, Value] = {
        name: f"{least}" if least == most else f"{least}–{most}" for name, (least, most) in scenario.length.items()
    }
    return say.say("scenario-length", spans)


def balance_line(scenario: Scenario, say: Sentences) -> str:
    """How often each side won between equal bots, with the interval of that share."""
    measured = scenario.measured
    if "percent" not in measured:
        return ""
    shares: list[str] = []
    for side in scenario.sides:
        share = percent(measured["percent"][side.id] / 100, say.language, decimals=1)
        low, high = (percent(bound / 100, say.language) for bound in measured["interval"][side.id])
        shares.append(f"{side.row.get(say.language, side.id)} {share} ({low}–{high})")
    counts = {name: measured.get(name, 0) for name in ("games", "shared", "drawn")}
    return say.say("scenario-balance", {"bots": measured["bots"], "shares": shares, **counts})


def parameter_lines(scenario: Scenario, say: Sentences) -> list[str]:
    """Which parameters it allows, with which it has other allotments, and with which nobody has tried it."""
    limits = [f"{name} {', '.join([str(value) for value in values])}" for name, values in scenario.limits.items()]
    lines = [say.say("scenario-limits", {"limits": "; ".join(limits)})] if limits else []
    for row in scenario.balance:
        chosen = [*row.get("chapters", ()), *[f"{name}={value}" for name, value in row.get("options", {}).items()]]
        amounts = [
            f"{side.row.get(say.language, side.id)} {amount}"
            for side, amount in zip(scenario.sides, row["allotments"], strict=True)
        ]
        lines.append(say.say("scenario-allotments", {"names": chosen, "amounts": list(amounts)}))
    lists = {name: list(scenario.head.get(name, ())) for name in ("untested", "excluded")}
    return lines + [say.say(f"scenario-{name}", {"names": names}) for name, names in lists.items() if names]


def warning_lines(name: str, say: Sentences) -> list[str]:
    """What players should know before they begin the scenario, by its name or as a text."""
    return [f"{say.say(one.sentence)} [{one.clause}]" for one in warnings_of(scenario_rulebook(name))]


def list_chapters(on: str | None, language: str, as_json: bool = False) -> None:
    """Every chapter, or what follows from switching some of them on."""
    terminal, say = Terminal(), game_sentences(GAME, language)
    if as_json:
        terminal.say_json(consequences_data(split(on)) if on is not None else list(map(chapter_data, CHAPTERS)))
        return
    if on is not None:
        explain(split(on), terminal, say)
        return
    for chapter in CHAPTERS:
        terminal.say(*entry(chapter.id, title(chapter.id, language), [chapter_line(chapter, say)]))
    terminal.say("", Text(say.say("presets-title"), style="bold"))
    for name, chapters in PRESETS.items():
        terminal.say(*entry(name, say.say(f"preset-{name}"), [",".join(chapters)] if chapters else []))
    terminal.say("", say.say("chapters-how"))


def list_ways(language: str) -> None:
    """The ways to a game, the easiest first, then the ladder of chapters with what can be played on each rung."""
    terminal, say = Terminal(), game_sentences(GAME, language)
    terminal.say(Text(say.say("ways-title"), style="bold"))
    for number, way in enumerate(ways(), start=1):
        terminal.say(Padding(Text(f"{number}. {say.say(f'way-{way}')}"), (0, 0, 0, 2)))
    terminal.say("", Text(say.say("ladder-title"), style="bold"))
    for number, rung in enumerate(ladder()):
        values: dict[str, Value] = {"names": list(rung.chapters), "scenarios": list(rung.scenarios)}
        terminal.say(*entry(f"{number}", rung.title(language), [say.say("ladder-rung", values)]))
    terminal.say("", say.say("ladder-how"))


def chapter_data(chapter: Chapter) -> dict[str, object]:
    """A chapter for a script."""
    return {
        "id": chapter.id,
        "title": {language: title(chapter.id, language) for language in LANGUAGES},
        "clause": chapter.clause,
        "rules": clause_count(chapter.id),
        "needs": chapter.needs,
        "needs_one_of": chapter.needs_one_of,
        "excludes": excluded_by(chapter),
        "options": [option.name for option in chapter.options],
        "always_on": chapter.is_always_on,
    }


def consequences_data(wanted: list[str]) -> dict[str, object]:
    """What follows from a choice, for a script."""
    found = consequences(wanted)
    return {
        "on": {name: {"why": reason.why, "others": reason.others} for name, reason in found.reasons.items()},
        "options": {name: [option.name for option in options] for name, options in found.options.items()},
        "excluded": found.excluded,
        "scenarios": {fit.scenario: fit.more for fit in fitting(chosen_of(found))},
        "hash": found.hash,
    }


def chosen_of(found: Consequences) -> list[str]:
    """The chapters that are wished for or needed by those."""
    return [name for name, reason in found.reasons.items() if reason.why in (WANTED, NEEDED)]


def entry(name: str, called: str, body: list[str]) -> list[Text | Padding]:
    """A name that can be typed, its title, and some lines below."""
    head = Text(name, style="bold").append(f"  {called}", style="not bold")
    return [head, *[Padding(Text(text), (0, 0, 0, 4)) for text in body]]


def chapter_line(chapter: Chapter, say: Sentences) -> str:
    """A chapter's rules, needs, options and what it excludes."""
    parts = [say.say("chapter-rules", {"count": clause_count(chapter.id), "clause": chapter.clause})]
    if chapter.is_always_on:
        parts.append(say.say("chapter-always"))
    lists: dict[str, list[str]] = {
        "chapter-needs": [name for name in chapter.needs if name != CHAPTERS[0].id],
        "chapter-excludes": excluded_by(chapter),
        "chapter-options": [option.name for option in chapter.options],
    }
    for message, names in lists.items():
        parts += [say.say(message, {"names": list(names)})] if names else []
        if message == "chapter-needs":
            parts += [say.say("chapter-needs-one-of", {"names": list(group)}) for group in chapter.needs_one_of]
    return " ".join(parts)


def explain(wanted: list[str], terminal: Terminal, say: Sentences) -> None:
    """What is on then and why, which options there are, what is out of the question, and the rulebook's hash."""
    found = consequences(wanted)
    terminal.say(Text(say.say("chapters-on"), style="bold"))
    for name, reason in found.reasons.items():
        why = say.say(f"chapter-why-{reason.why}", {"names": list(reason.others)})
        terminal.say(Padding(Text(f"{name}: {title(name, say.language)} – {why}"), (0, 0, 0, 2)))
    brought = [
        option for name, options in found.options.items() if found.reasons[name].why != ALWAYS for option in options
    ]
    terminal.say(Text(say.say("chapters-options", {"count": len(brought)}), style="bold"))
    for option in brought:
        terminal.say(Padding(Text(option_line(option, say)), (0, 0, 0, 2)))
    if found.excluded:
        terminal.say(Text(say.say("chapters-excluded"), style="bold"))
        for name, others in found.excluded.items():
            line = say.say("chapter-excluded-by", {"value": name, "names": list(others)})
            terminal.say(Padding(Text(line), (0, 0, 0, 2)))
    if fits := fitting(chosen_of(found)):
        terminal.say(Text(say.say("chapters-fit"), style="bold"))
        for fit in fits:
            names: dict[str, Value] = {"names": list(fit.more)}
            called = find_scenario(fit.scenario).title(say.language) + say.say("chapters-fit-more", names)
            terminal.say(Padding(Text(f"{fit.scenario}: {called}"), (0, 0, 0, 2)))
    if "naval" in found.reasons:
        terminal.say(Text(say.say("chapters-need-sea"), style="yellow"))
    terminal.say(say.say("chapters-hash", {"hash": found.hash}))


def option_line(option: Option, say: Sentences) -> str:
    """An option as it would be typed, with its sentence."""
    return f"{option.name}={default_of(option)} – {say.say(f'option-{option.name}')} [{option.clause}]"
