"""Who eats at the end of a production phase, who goes hungry, and who is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.errors import Refusal
from velmoci.salva.economy.hauling import Hauls, Need
from velmoci.salva.economy.phase import FEEDING, Phase

Meal = tuple[int, int]
"""How many rested and how many hungry workers of a place eat."""
NOBODY_EATS: Final[Meal] = (0, 0)


def eaters(phase: Phase, place: int) -> Meal:
    """Who of a place is to eat: all workers who were there from the start of the phase."""
    if not phase.places[place].is_held:
        return NOBODY_EATS
    return phase.workers[place] - phase.hungry[place], phase.hungry[place]


def larder(phase: Phase) -> Hauls:
    """The food that lies on the fields."""
    return Hauls([row[phase.table.food] for row in phase.stock])


def seat_at_table(phase: Phase, food: Hauls, place: int, count: int) -> int:
    """Feeds as many of these workers as can be fed, each in full, and says how many that are."""
    each, reach = phase.rules.worker_food, phase.places[place].reach
    short = food.add(Need(int(phase.table.food), count * each, reach))
    if not short:
        return count
    food.drop_last()
    fed = count - (short + each - 1) // each
    food.add(Need(int(phase.table.food), fed * each, reach))
    return fed


def usual_meals(phase: Phase) -> list[Meal]:
    """Who eats if nobody chooses: field by field in the order of the table, on each the hungry ones first."""
    food, meals = larder(phase), list[Meal]()
    for place in range(len(phase.places)):
        rested, hungry = eaters(phase, place)
        fed_hungry = seat_at_table(phase, food, place, hungry)
        meals.append((seat_at_table(phase, food, place, rested), fed_hungry))
    return meals


def is_short(phase: Phase) -> bool:
    """Whether somebody must go hungry, so that there is something to choose."""
    return any(meal != eaters(phase, place) for place, meal in enumerate(usual_meals(phase)))


def why_not_feed(phase: Phase, meals: list[Meal]) -> Refusal | None:
    """Why these workers cannot be the ones who eat: there is no food for them, or some for others besides."""
    food = larder(phase)
    for place, meal in enumerate(meals):
        name, present = phase.places[place].name, eaters(phase, place)
        if meal[0] > present[0] or meal[1] > present[1]:
            return Refusal("nobody_to_feed", "SA-war_economy-13", field=name, count=present[0] + present[1])
        if seat_at_table(phase, food, place, meal[0] + meal[1]) < meal[0] + meal[1]:
            return Refusal("food_missing", "SA-war_economy-13", field=name)
    for place, meal in enumerate(meals):
        if meal != eaters(phase, place) and seat_at_table(phase, food, place, 1) == 1:
            return Refusal("food_left_over", "SA-war_economy-13", field=phase.places[place].name)
    return None


def feed(phase: Phase, meals: list[Meal] | None = None) -> None:
    """The workers eat; who does not is hungry, and who was hungry before is lost. Food spoils, settlers come."""
    assert phase.stage == FEEDING
    food, lost = larder(phase), list[int]()
    for place, meal in enumerate(meals if meals is not None else usual_meals(phase)):
        rested, hungry = eaters(phase, place)
        seat_at_table(phase, food, place, meal[0] + meal[1])
        unfed = rested - meal[0]
        lost.append(hungry - meal[1] + (unfed if phase.rules.starves_at_once else 0))
        phase.hungry[place] = 0 if phase.rules.starves_at_once else unfed
    for place, left in enumerate(food.left):
        phase.stock[place][phase.table.food] = left
    phase.finish(lost)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-13": (eaters, usual_meals, why_not_feed),
    "SA-war_economy-15": (feed,),
}
