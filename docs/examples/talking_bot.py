"""A bot that talks: it agrees to peace on every border and never attacks along it."""

from velmoci.expanze.game import GAME
from velmoci.expanze.orders import Attack
from velmoci.expanze.position import new_position
from velmoci.expanze.view import View
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.talk import KEPT, LINE, WORDS, Offer, Reply


class PeacefulBot:
    """Decides by a view; what it has agreed to it is told before every question."""

    def __init__(self, chance: Seeded) -> None:
        self.chance = chance
        self.promises: tuple[Offer, ...] = ()

    def answer(self, view: View, offer: Offer) -> Reply:
        """Peace is welcome; anything else it does not understand."""
        return Reply(True, KEPT) if offer.form == LINE and not offer.text else Reply(False, WORDS)

    def decide(self, view: View, decision: Decision) -> Order | None:
        """Any order at random that breaks no promise."""
        if not decision.waits:
            return None
        while True:
            order = decision.sample_by_kind(self.chance)
            if not isinstance(order, Attack) or not self.has_promised(order.origin, order.target):
                return order

    def has_promised(self, origin: str, target: str) -> bool:
        """Whether a border that was agreed on lies between two states."""
        pairs = [pair for promise in self.promises for pair in promise.pairs]
        return (origin, target) in pairs or (target, origin) in pairs


def one_answer(seed: int) -> str:
    """What it says when seat 1 offers peace between France and Iberia to seat 0."""
    position = new_position(assemble(GAME.library, (), {"colour_choice": "random"}))
    position.apply(TABLE_SEAT, Begin(), Seeded(seed))
    offer = Offer(by=1, parties=(0, 1), form=LINE, pairs=(("france", "iberia"),))
    return str(PeacefulBot(Seeded(seed)).answer(position.view(0), offer))


if __name__ == "__main__":
    print(one_answer(7))
