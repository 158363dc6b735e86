"""The seam of goals: who wins, what is told of it, and what it asks of whoever plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.chance import Chance
from velmoci.kernel.order import Order
from velmoci.salva.seams import RulePart

if TYPE_CHECKING:
    from velmoci.salva.state import Sight, State, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(RulePart):
    """Who wins, and when."""

    def check_start(self) -> None:
        """Raises what the goal has against this map, these sides or their number."""

    def define(self, state: State, chance: Chance) -> None:
        """What is drawn with the goal itself, before anybody knows which side he plays."""

    def first_seats(self, table: Table) -> list[int]:
        """The turn order that the goal asks for; empty where it is drawn by lot."""
        return []

    def states_start(self) -> bool:
        """Whether it says itself what everybody has at the start."""
        return False

    def set_up(self, state: State, chance: Chance) -> None:
        """What the goal adds to the start: targets, centres, relations."""

    def battle_ends(self, state: State) -> None:
        """Tested after each battle."""

    def turn_ends(self, state: State, seat: i64) -> None:
        """Tested after each turn."""

    def round_ends(self, state: State) -> None:
        """Tested after each round."""

    def seats_leave(self, state: State, seats: list[int]) -> None:
        """Seats were eliminated by one test, or one resigned."""

    def cap_reached(self, state: State) -> None:
        """The round after which every game ends is over."""
        state.end_game(state.table.living(), "draw", "SA-goals2-12")

    def about(self, table: Table) -> dict[str, object]:
        """How far the goal is, as JSON, for everybody."""
        return {}

    def standing(self, table: Table) -> list[dict[str, object]]:
        """How every seat would fare if the game ended now, as JSON with reasons; only what everybody knows."""
        return []

    def about_own(self, sight: Sight) -> dict[str, object]:
        """How a seat stands by what it alone knows, as JSON."""
        return {}

    def worth(self, sight: Sight, field: i64) -> float:
        """What having a field does for the seat's goal; 1 is as much as a production point in each of two rounds."""
        return 0.0

    counts_units: ClassVar[bool] = True
    """Whether what it tells can change while nothing but units come, go and move."""
    counts_places: ClassVar[bool] = True
    """Whether, of the units, it counts where they are and what chapters say of them, not only how many there are."""
    counts_turns: ClassVar[bool] = True
    """Whether it counts whose turn in a round it is, and not only which round."""

    def depends_on_fields(self) -> bool:
        """Whether `result` follows from who has which fields, and so says what each of them is worth."""
        return False

    def result(self, sight: Sight, table: Table) -> float:
        """How the seat would fare on a table if the game ended there, by what it knows; more is better."""
        return 0.0

    def is_won(self, sight: Sight, table: Table) -> bool:
        """Whether the seat may let the game end with such a table."""
        return True

    def in_the_way(self, sight: Sight) -> list[int]:
        """The seats of which one or all must fall before the seat can win; none where the goal asks something else."""
        return []

    def pressure(self, sight: Sight) -> float:
        """How much the seat must dare because time works against it: from 0, nothing, to 1, now or never."""
        return 0.0

    def choice(self, sight: Sight, step: str) -> Order | None:
        """What serves the seat best at a step that belongs to the goal itself; None where it has no opinion."""
        return None

    def building_worth(self, sight: Sight, field: i64) -> float:
        """What a building that serves the goal alone would bring there until the end."""
        return 0.0
