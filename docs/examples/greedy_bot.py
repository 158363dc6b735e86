"""A bot in twenty lines: it attacks where the odds are best, and otherwise arms or hands over."""

import velmoci


class GreedyBot:
    """Sees a view and a decision, answers with an order."""

    def __init__(self, seed: int) -> None:
        self.chance = velmoci.Seeded(seed)

    def decide(self, view: velmoci.View, decision: velmoci.Decision) -> velmoci.Order | None:
        """The best attack above three in four; any other order at random; silence where nobody waits."""
        if not decision.waits:
            return None
        attacks = [order for menu in decision.menus() if menu.kind == "attack" for order in menu]
        odds = {order: velmoci.attack_odds("expanze", view, order).win for order in attacks}
        best = max(attacks, key=odds.__getitem__, default=None)
        if best is not None and odds[best] > 0.75:
            return best
        return decision.sample_by_kind(self.chance)


def one_game(seed: int) -> velmoci.Playthrough:
    """Greedy against three of ours."""
    game = velmoci.new_game("expanze", 4, seed, {"colour_choice": "random", "round_limit": 500})
    game.play([GreedyBot(seed), "random", "random", "random"])
    return game


if __name__ == "__main__":
    print(one_game(7).outcome())
