"""Every sentence of Evropská válka in both languages: events, refusals, decisions, orders, options."""

import re
from pathlib import Path

import pytest

from tests.trust.evropska_valka.offers import any_order_at_all, mutant
from tests.trust.evropska_valka.play import Playing, any_order, any_rulebook
from tests.trust.play import picker
from tests.trust.roads import rejection
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.game import GAME
from velmoci.evropska_valka.options import OPTIONS, advice
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.state import PHASES, STATUSES
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Value
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import Sentences

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = (
    "velmoci/evropska_valka/texts/en.ftl",
    "velmoci/cli/evropska_valka/texts/en.ftl",
    "web/src/games/evropska_valka/texts/en.ftl",
    "web/texts/en.ftl",
)
ONE_OR_MANY = re.compile(r"\{ \$(?:powers?|other|attacker|defender|fields?) \}(?: now)?(?: [a-z]*s\b|.*\bits\b)")
"""A verb or pronoun in the singular after a name, which may be that of several ("France and allies")."""
BOTH = {language: Sentences(language, (GAME.locale,), GAME.names) for language in ("cs", "en")}


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", read_text("velmoci.evropska_valka", f"texts/{language}.ftl"), re.MULTILINE)


def test_both_languages_say_the_same_things() -> None:
    assert ids("cs") == ids("en")
    assert len(ids("en")) == len(set(ids("en")))


def test_everything_that_has_a_name_has_a_text() -> None:
    wanted = [f"option-{option.name}" for option in OPTIONS]
    wanted += [f"order-{kind}" for kind in NOTATION.kinds if kind != "begin"]
    wanted += [f"decision-{phase}" for phase in PHASES if phase not in ("not_begun", "game_over")]
    wanted += [f"power-{power}" for power in (*POWERS, *(f"seat_{number}" for number in range(1, 6)))]
    wanted += [f"status-{status}" for status in STATUSES]
    wanted += [f"outcome-{reason}" for reason in ("trio", "fall", "last")]
    wanted += [f"advice-{key}" for key in advice()]
    for sentences in BOTH.values():
        assert [name for name in wanted if not sentences.has(name)] == []


@pytest.mark.parametrize("file", ENGLISH)
def test_no_english_sentence_takes_france_and_allies_for_one(file: str) -> None:
    lines = (ROOT / file).read_text("utf-8").splitlines()
    assert [line for line in lines if ONE_OR_MANY.search(line)] == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_can_be_said(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"said {seed}"))), seed)
    for events in playing.steps(200):
        for event in events:
            for seat in range(-1, int(playing.position.table.players)):
                seen = event.seen_by(seat)
                if seen is not None:
                    czech, english = BOTH["cs"].event(seen), BOTH["en"].event(seen)
                    assert czech != english or "seat" in seen.values
                    assert "{" not in czech + english
                    assert "_" not in czech + english


@pytest.mark.parametrize("seed", range(6))
def test_every_refusal_has_a_sentence(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"refused {seed}"))), seed)
    chance = Seeded(seed)
    pick = picker(chance)
    for _ in playing.steps(100):
        chosen = any_order(playing.position, pick, chance)
        order = any_order_at_all(pick) if chosen is None or pick(2) else mutant(chosen[1], pick)
        if order is not None:
            problem = rejection(playing.position, pick(int(playing.position.table.players)), order)
            if problem is not None:
                for sentences in BOTH.values():
                    said = sentences.error(problem)
                    assert said.endswith(f"[{problem.clause}]")
                    assert problem.code not in said


@pytest.mark.parametrize(
    ("message", "values", "czech", "english"),
    [
        ("event-drafted", {"power": "dual_alliance", "field": "germany", "figures": 5},
         "Dvojspolek: odvod, Německo má 5 figurek.", "Dual Alliance drafted a figure: Germany, now 5."),
        ("event-drafted", {"power": "dual_alliance", "field": "germany", "figures": 2},
         "Dvojspolek: odvod, Německo má 2 figurky.", "Dual Alliance drafted a figure: Germany, now 2."),
        ("event-discarded", {"power": "russian_empire", "cards": ["10H", "KS"]},
         "Ruská říše: odhozeno 10♥, K♠.", "Russian Empire discarded 10♥, K♠."),
        ("event-attack-declared",
         {"power": "french_allies", "other": "ottoman_empire", "origin": "italy", "target": "anatolia",
          "attackers": 2, "defenders": 1},
         "Francie a spojenci: útok na Osmanskou říši, Itálie → Malá Asie, 2 proti 1.",
         "France and allies attacked Ottoman Empire: Italy → Anatolia, 2 against 1."),
        ("decision-reaction", {"power": "french_allies", "other": "ottoman_empire"},
         "Francie a spojenci útočí na Osmanskou říši: zastav útok králem nebo esem, nebo nech být.",
         "Attack by France and allies on Ottoman Empire: stop it with a King or an Ace, or pass."),
        ("error-bad-lay", {"count": 3}, "Vylož přesně 3 různé karty.", "Lay exactly 3 different cards."),
    ],
)  # fmt: skip
def test_sentences_read_well(message: str, values: dict[str, Value], czech: str, english: str) -> None:
    assert BOTH["cs"].say(message, values) == czech
    assert BOTH["en"].say(message, values) == english
