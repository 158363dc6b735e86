"""A bot in twenty lines: it attacks where the odds are best, and otherwise arms or hands over."""

from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.expanze.game import GAME
from velmoci.expanze.orders import Attack
from velmoci.expanze.view import View
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import assemble
from velmoci.odds.expanze.battles import attack_odds


class GreedyBot:
    """Sees a view and a decision, answers with an order."""

    def __init__(self, chance: Seeded) -> None:
        self.chance = chance

    def decide(self, view: View, decision: Decision) -> Order | None:
        """The best attack above three in four; any other order at random; silence where nobody waits."""
        if not decision.waits:
            return None
        soldiers = view.to_json()["states"]
        assert isinstance(soldiers, dict)
        attacks = [
            order for menu in decision.menus() if menu.kind == "attack" for order in menu if isinstance(order, Attack)
        ]
        best = max(attacks, key=lambda order: attack_odds(order.count, soldiers[order.target][1]).win, default=None)
        if best is not None and attack_odds(best.count, soldiers[best.target][1]).win > 0.75:
            return best
        return decision.sample_by_kind(self.chance)


def one_game(seed: int) -> tuple[int, ...]:
    """Greedy against three of ours; returns the winners."""
    chance = Seeded(seed)
    position = GAME.begin(assemble(GAME.library, (), {"colour_choice": "random", "round_limit": 500}))
    position.apply(TABLE_SEAT, Begin(), chance)
    bots = {seat: make_bot("expanze", "random", Seeded(f"{seed}:{seat}")) for seat in (1, 2, 3)}
    play(position, {0: GreedyBot(Seeded(f"{seed}:0")), **bots}, chance)
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


if __name__ == "__main__":
    print(one_game(7))
