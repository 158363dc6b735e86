"""Knowledge after shuffles (I4-10): a seat knows what is so in every world that is left to it."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import card, files, fill, land
from tests.salva.hiding_scenes import HidingScene, number_of
from tests.salva.worlds import sets_of
from tests.trust.play import picker
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Rejected
from velmoci.salva.chapters.formation_cards import row_key
from velmoci.salva.library import NOTATION
from velmoci.salva.naming import unit_name

Worlds = set[tuple[int, int]]
"""The true row and the true token, in every way that a seat cannot rule out."""


def shuffled(worlds: Worlds, place: int, old: int, new: list[int]) -> Worlds:
    """Every world in which the shuffled one was true becomes two."""
    found: Worlds = set()
    for world in worlds:
        for number in new if world[place] == old else [world[place]]:
            found.add((number, world[1]) if place == 0 else (world[0], number))
    return found


@clause("I4-10", "I4-9")
@pytest.mark.parametrize("seed", range(12))
def test_of_rows_and_places_exactly_that_is_known_which_holds_in_every_world(seed: int) -> None:
    scene, chance = land(rows_max=5, location_tokens=5, false_rows_pool=40), Seeded(f"shuffles {seed}")
    pick = picker(chance)
    fill(scene, "b", "tank", "inf inf", "atg", truth=1 + pick(3))
    position, file = scene.position, files(scene)
    worlds = {(row, token) for row in card(scene).rows for token in card(scene).tokens()}
    for _ in range(40):
        one, secrets = card(scene), file.secrets(position.owns[1])
        truths = file.truths(position, one)
        row, token = one.rows[pick(len(one.rows))], one.tokens()[pick(len(one.places))]
        deed = pick(6)
        orders = {
            0: f"branch caesar_{token}", 1: f"double_row caesar {row + 1}",
            2: f"remove_token caesar_{token}", 3: f"remove_row caesar {row + 1}",
        }  # fmt: skip
        if deed == 4:
            secrets.rows.learn(row_key(one, row), truths.row[one.group] == row)
            worlds = {world for world in worlds if (world[0] == row) == (truths.row[one.group] == row)}
        elif deed == 5:
            secrets.places.learn(token, truths.token[one.name] == token)
            worlds = {world for world in worlds if (world[1] == token) == (truths.token[one.name] == token)}
        else:
            rows, tokens = set(one.rows), set(one.tokens())
            try:
                position.apply(0, NOTATION.parse(orders[deed]), chance)
            except Rejected:
                continue
            if deed == 0:
                worlds = shuffled(worlds, 1, token, sorted(set(one.tokens()) - tokens))
            elif deed == 1:
                worlds = shuffled(worlds, 0, row, [row, *(set(one.rows) - rows)])
            else:
                worlds = {world for world in worlds if world[0] in one.rows and world[1] in one.tokens()}
        sight = position.sight(1)
        assert set(file.rows_to(sight, one)) == {world[0] for world in worlds}
        assert {place.token for place in file.places_to(sight, one)} == {world[1] for world in worlds}
        assert (truths.row[one.group], truths.token[one.name]) in worlds


@clause("I4-10", "SA-hidden_units-6")
@pytest.mark.parametrize("seed", range(12))
def test_of_uncertain_tokens_that_is_known_which_holds_in_every_set_that_fits(seed: int) -> None:
    scene, chance = HidingScene(), Seeded(f"tokens {seed}")
    pick = picker(chance)
    for _ in range(2 + pick(2)):
        scene.hidden(0, "a", "atg", 1 + pick(3))
    position = scene.position
    for _ in range(30):
        names = list(scene.all_tokens(0))
        first, second = names[pick(len(names))], names[pick(len(names))]
        if pick(2):
            scene.look(1, first)
        elif first != second and first not in scene.true_ones(0):
            scene.order(0, f"relocate {first} to {second}", [1 + pick(2)])
        family: Any = scene.tokens.of(position.table, 0)
        known = scene.tokens.known_to(position.sight(1), family)
        numbers = scene.tokens.numbers(position.table, family)
        every = list(sets_of(position, 1, numbers[0]))
        assert {n for n in numbers if n in known.true} == frozenset.intersection(*every)
        assert {n for n in numbers if n in known.false} == set(numbers) - frozenset.union(*every)
        true = {number_of(unit_name(scene.rules, position.table, token)) for token in family} & {
            number_of(name) for name in scene.true_ones(0)
        }
        assert true in every
