"""Games that begin with every chapter that can be on together, as a person begins them, and are played by bots."""

import json
from collections.abc import Iterator, Sequence

import pytest

import velmoci
from tests.trust.salva.play import SWITCHES, with_needs, world
from velmoci.bots.driver import Driver, play
from velmoci.kernel.chance import Seeded
from velmoci.salva import library, units
from velmoci.salva.game import GAME
from velmoci.salva.library import SCENARIOS, find_scenario

DRAWN = ("random_map", "random_goal", "random_terrain", "fair_start")
"""What would draw another map, or bid for it first."""
OPTIONS = {
    "airfields": "buildings",
    "artillery_roughness": True,
    "capital_partial_repair": True,
    "delayed_ground_assault": True,
    "half_kinds": "at_gun destroyer",
    "specialised_mode": "replace",
}


def everything() -> list[str]:
    return with_needs([name for name in SWITCHES if name not in DRAWN])


def options(chapters: Sequence[str], **more: object) -> dict[str, object]:
    return {
        "scenario": world("elimination"),
        "chapters": " ".join(chapters),
        "goal": "elimination",
        "hard_round_cap": 20,
        **more,
    }


@pytest.mark.parametrize("more", [{}, OPTIONS], ids=["usual", "other"])
def test_a_game_with_every_chapter_is_begun_and_played_to_its_end(more: dict[str, object]) -> None:
    playthrough = velmoci.new_game("salva", 2, 7, options(everything(), **more))
    position = playthrough.position
    bots = {seat: velmoci.make_bot("salva", "random", seat) for seat in range(2)}
    driver = Driver(position, bots)
    count = 0
    while (answer := driver.next_order()) is not None:
        playthrough.give(*answer)
        count += 1
        assert count < 5000
        if count % 20 == 0:
            kept = json.loads(json.dumps(position.dump()))
            assert GAME.load(position.rulebook, kept).dump() == position.dump()
    assert position.outcome() is not None


@pytest.fixture
def fresh_start() -> Iterator[None]:
    """Nothing has been read yet, as when the program starts; afterwards everything is as it was."""
    kinds, ready = units.STANDARD[:], dict(library.READY)
    units.STANDARD.clear()
    library.READY.clear()
    yield
    units.STANDARD[:] = kinds
    library.READY.clear()
    library.READY.update(ready)


@pytest.mark.usefixtures("fresh_start")
def test_the_unit_table_is_read_when_the_first_game_begins() -> None:
    position = velmoci.new_game("salva", 2, 7, options(everything())).position
    assert position.pending()
    assert len(units.STANDARD) == 1


def played(scenario: str, names: Sequence[str], seed: str) -> tuple[int, ...]:
    """Who won a game of a scenario with every chapter that it does not exclude; every order is checked by the rules."""
    shut_out = find_scenario(scenario).excluded(tuple(everything()))
    chapters = [name for name in everything() if name not in shut_out]
    chosen = {"scenario": scenario, "chapters": " ".join(chapters)}
    position = velmoci.new_game("salva", len(names), seed, chosen).position
    bots = {seat: velmoci.make_bot("salva", name, f"{seed} {seat}") for seat, name in enumerate(names)}
    play(position, bots, Seeded(seed), 20_000)
    outcome = position.outcome()
    assert outcome is not None
    return tuple(outcome.winners)


@pytest.mark.long
@pytest.mark.sampled(6)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_steady_bots_finish_every_scenario_with_every_chapter(scenario: str) -> None:
    """How many rounds and games more is measured by `python -m tools.trials.all_arms`."""
    played(scenario, ["steady"] * len(find_scenario(scenario).sides), f"all arms {scenario}")


@pytest.mark.long
def test_steady_beats_random_with_every_chapter() -> None:
    duels = [name for name in SCENARIOS if len(find_scenario(name).sides) == 2][::4]
    games = [(scenario, seat) for scenario in duels for seat in range(2)]
    won = [played(one, ["random", "steady"][:: 1 if seat else -1], f"duel {one}") == (seat,) for one, seat in games]
    assert sum(won) >= len(games) - 1
