"""A bot that talks: it agrees to peace on every border and never attacks along it."""

import velmoci


class PeacefulBot:
    """Decides by a view; what it has agreed to it is told before every question."""

    def __init__(self, chance: velmoci.Chance) -> None:
        self.chance = chance
        self.promises: tuple[velmoci.Offer, ...] = ()

    def answer(self, view: velmoci.View, offer: velmoci.Offer) -> velmoci.Reply:
        """Peace is welcome; anything else it does not understand."""
        is_peace = offer.form == "line" and not offer.text
        return velmoci.Reply(True, "kept") if is_peace else velmoci.Reply(False, "words")

    def decide(self, view: velmoci.View, decision: velmoci.Decision) -> velmoci.Order | None:
        """Any order at random that breaks no promise."""
        if not decision.waits:
            return None
        while True:
            order = decision.sample_by_kind(self.chance)
            words = str(order).split()
            if order.kind != "attack" or not self.has_promised(words[1], words[2]):
                return order

    def has_promised(self, origin: str, target: str) -> bool:
        """Whether a border that was agreed on lies between two states."""
        pairs = [pair for promise in self.promises for pair in promise.pairs]
        return (origin, target) in pairs or (target, origin) in pairs


def one_answer(seed: int) -> str:
    """What it says when seat 1 offers peace between France and Iberia to seat 0."""
    game = velmoci.new_game("expanze", seed=seed, options={"colour_choice": "random"})
    offer = velmoci.Offer(by=1, parties=(0, 1), form="line", pairs=(("france", "iberia"),))
    return str(PeacefulBot(velmoci.Seeded(seed)).answer(game.view(0), offer))


if __name__ == "__main__":
    print(one_answer(7))
