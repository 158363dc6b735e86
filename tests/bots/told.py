"""A game between bots as text, and a bot that is asked twice; the same for every game."""

from collections.abc import Sequence

from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.game import Position, View
from velmoci.kernel.order import Order

MOST_ORDERS = 100_000


def told(game: str, position: Position, names: Sequence[str], seed: str) -> list[str]:
    """Every order of a whole game, every one checked, and its outcome."""
    bots = {seat: make_bot(game, name, Seeded(f"{seed} {seat}")) for seat, name in enumerate(names)}
    driver, chance, log = Driver(position, bots), Seeded(seed), []
    while (answer := driver.next_order()) is not None:
        seat, order = answer
        position.apply(seat, order, chance)
        log.append(f"{seat} {order}")
        assert len(log) < MOST_ORDERS, "the game does not end"
    outcome = position.outcome()
    assert outcome is not None
    return [*log, str(outcome)]


class Checked:
    """Asks a bot twice, the second time in a twin world that its seat cannot tell from the true one."""

    def __init__(self, game: str, name: str, seed: str) -> None:
        self.bot, self.twin = (make_bot(game, name, Seeded(seed)) for _ in range(2))
        self.asked = 0

    def decide(self, view: View, decision: Decision) -> Order | None:
        order = self.bot.decide(view, decision)
        other = view.complete(Seeded(str(view.to_json()))).view(view.seat)
        asked = [*other.decisions(), *other.asides()]
        same = next(question for question in asked if question.kind == decision.kind)
        assert str(self.twin.decide(other, same)) == str(order)
        self.asked += 1
        return order


class Cheat:
    """A bot whose orders depend on more than its view."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def decide(self, view: View, decision: Decision) -> Order | None:
        return decision.sample(Seeded(self.secret)) if decision.waits else None
