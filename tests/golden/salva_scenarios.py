"""The shipped scenarios of Salva: goal, sides and map of each, small armies, and the first orders by lot."""

from collections.abc import Sequence

from tests.golden.salva_goals import GoalTranscript, begun
from tests.golden.transcript import Script
from velmoci.kernel.chance import Recording, Seeded
from velmoci.salva.library import SCENARIOS, find_scenario, scenario_rulebook

POINTS = 3
"""What everybody spends on his army: so little that a playthrough can be read, whatever the scenario allots."""
ORDERS = 28
NO_MARKS = ("id", "cs", "en", "next", "at")
QUIET = ("end_movement", "end_production", "stop_placing")


class ScenarioTranscript(GoalTranscript):
    """The first orders of a scenario."""

    def fields(self) -> None:
        """The map with its marks."""
        board = self.scene.rules.board
        self.lines.append("map:")
        for number, id in enumerate(board.ids):
            row = board.rows[number].items()
            marks = "".join(f" {name}={str(value).lower()}" for name, value in row if name not in NO_MARKS)
            near = " ".join([board.ids[other] for other in board.neighbours[number]])
            self.lines.append(f"  {id}{marks}: {near}")

    def play_by_lot(self, seed: str) -> None:
        """So many orders by lot after the armies stand."""
        position, chance, left = self.scene.position, Seeded(seed), ORDERS
        while left and position.outcome() is None:
            decision = position.pending()[0]
            menus = [menu for menu in decision.menus() if menu.kind not in QUIET or chance.roll(4) == 1]
            order = (menus or decision.menus())[chance.roll(len(menus)) - 1 if menus else 0].sample(chance)
            recording = Recording(chance)
            events = position.apply(decision.seat, order, recording)
            self.write([], self.named(decision.seat), str(order), recording.rolls, events)
            left -= position.table.round > 0


def scenario(name: str) -> Script:
    """The playthrough of a scenario."""

    def script() -> ScenarioTranscript:
        scene = begun(scenario_rulebook(name), name)
        scene.table.funds = [POINTS * scene.rules.money] * len(scene.rules.sides)
        transcript = ScenarioTranscript(find_scenario(name).title("en"), scene)
        transcript.goal()
        transcript.fields()
        transcript.heard_at_the_beginning()
        transcript.play_by_lot(name)
        transcript.standing()
        transcript.board()
        return transcript

    script.__name__ = f"scenario_{name}"
    return script


OPENINGS: Sequence[Script] = tuple(scenario(name) for name in SCENARIOS)
