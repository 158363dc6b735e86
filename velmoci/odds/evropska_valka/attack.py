"""The odds of an attack in Evropská válka, as far as one seat can know them.

A world that the seat cannot tell from the true one is played through the game's own steps: who is asked for a King,
how many cards each side lays from its hand and how many it draws. That is the same in every such world. Which cards
they are is then counted over all worlds at once; where the worlds are not all alike (the discards are shuffled in the
middle, or cards out of sight are known to be in some hand) many of them are played instead, and an interval is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any, Final

from mypy_extensions import i64

from velmoci.evropska_valka.completion import seen_cards
from velmoci.evropska_valka.decisions import ReactionDecision
from velmoci.evropska_valka.deck import ACES, FULL_DECK, KINGS, count_cards
from velmoci.evropska_valka.orders import Attack
from velmoci.evropska_valka.state import ATTACKER_CARDS, DEFENDER_CARDS, REACTION, UNKNOWN, Sight
from velmoci.evropska_valka.view import View
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import Event
from velmoci.kernel.order import Order
from velmoci.odds.evropska_valka.points import BadBattle, Side, by_points, chance_to_win, count_margins
from velmoci.odds.intervals import wilson

MOST_COUNTED: Final = 8
"""So many unknown cards in a battle are counted exactly; more make it slow."""
WORLDS: Final = 1000
"""How many worlds are played where counting is not possible and nobody says how many."""
FOUGHT: Final = ("battle-won", "battle-lost")
OPEN: Final = (int(REACTION), int(ATTACKER_CARDS), int(DEFENDER_CARDS))
COURT: Final[i64] = KINGS | ACES


class Odds:
    """How an attack may end if nobody stops it, and whether anybody could."""

    def __init__(
        self, trial: Trial, margins: dict[int, float], stop: float, worlds: int, exact: Fraction | None = None
    ) -> None:
        self.attackers: Final = trial.attackers
        self.defenders: Final = trial.defenders
        self.stop: Final = stop
        """The chance that some other seat that is still to be asked holds a King or an Ace."""
        self.margins: Final = margins
        """Difference of points, attack less defence → its chance."""
        self.worlds: Final = worlds
        """How many worlds were played; 0 where all were counted."""
        self.exact: Final = exact
        """The chance to win as an exact fraction, where all worlds were counted."""
        self.win: Final = sum([chance for margin, chance in margins.items() if margin > 0])
        self.interval: Final = wilson(round(self.win * worlds), worlds) if worlds > 0 else (self.win, self.win)

    @property
    def is_exact(self) -> bool:
        """Whether all worlds were counted."""
        return self.worlds == 0

    @property
    def margin(self) -> float:
        """By how many points the attacker is ahead on average."""
        return sum([margin * chance for margin, chance in self.margins.items()])

    def to_json(self) -> dict[str, object]:
        """The odds as JSON."""
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "win": self.win,
            "is_exact": self.is_exact,
            "interval": list(self.interval),
            "stop": self.stop,
            "margin": self.margin,
            "margins": [[margin, self.margins[margin]] for margin in sorted(self.margins)],
        }


class Trial:
    """One world in which the attack was fought: who was asked, what each side laid, and who won."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.asked: list[int] = []
        """Other seats that were asked whether they stop it."""
        self.could_stop = False
        self.is_shuffled = False
        self.attack: Mapping[str, Any] = {}
        """What the attacker laid; nothing where the cards lay on the table before."""
        self.defence: Mapping[str, Any] = {}
        self.margin = 0

    def watch(self, events: list[Event]) -> bool:
        """Takes in what happened; true when the battle is decided."""
        for event in events:
            seen = event.seen_by_all()
            values: Mapping[str, Any] = seen.values
            if seen.sentence == "attack-declared":
                self.attackers, self.defenders = values["attackers"], values["defenders"]
            elif seen.sentence == "reshuffled":
                self.is_shuffled = True
            elif seen.sentence == "attacker-lays":
                self.attack = values
            elif seen.sentence == "defender-lays":
                self.defence = values
            elif seen.sentence in FOUGHT:
                self.margin = values["attack"] - values["defence"]
                return True
        return False


def attack_odds(view: View, order: Order | None = None, worlds: int = WORLDS) -> Odds:
    """The odds of an attack that this seat could declare now, or, without an order, of the attack that is open.

    Both sides lay their best cards and nobody stops the attack; an order that the rules refuse is refused here.
    Where the cards cannot be counted so many worlds are played.
    """
    if worlds < 1:
        raise BadBattle("bad_count", value=str(worlds)[:40])
    sight = view.sight
    if not isinstance(order, Attack) and (order is not None or sight.table.phase not in OPEN):
        raise Refusal("no_attack_open", "EV-ATT-1")
    chance = Seeded("odds")
    trial = fight(view, order, chance)
    attacker, defender = sides(sight, trial)
    if is_countable(sight, trial) and attacker.unknown + defender.unknown <= MOST_COUNTED:
        ways = count_margins(by_points(unseen_cards(sight)), attacker, defender)
        total = sum(ways.values())
        margins = {margin: count / total for margin, count in ways.items()}
        return Odds(trial, margins, chance_of_court(sight, trial.asked), 0, chance_to_win(ways))
    return played([trial] + [fight(view, order, chance) for _ in range(worlds - 1)])


def fight(view: View, order: Order | None, chance: Chance) -> Trial:
    """One attack in one world, by the rules: everybody passes, both sides lay their best cards."""
    world, table = view.complete(chance), view.sight.table
    trial = Trial(int(table.attackers), int(table.figures[table.target]) if order is None else 0)
    is_decided = order is not None and trial.watch(world.apply(view.seat, order, chance))
    while not is_decided:
        decision = world.pending()[0]
        if isinstance(decision, ReactionDecision) and decision.seat != view.seat:
            trial.asked.append(decision.seat)
            trial.could_stop = trial.could_stop or world.owns[decision.seat].hand & COURT != 0
        answer = decision.default()
        assert answer is not None, "whatever an attack asks has a default"
        is_decided = trial.watch(world.apply(decision.seat, answer, chance))
    return trial


def sides(sight: Sight, trial: Trial) -> tuple[Side, Side]:
    """What the seat knows of both sides' cards."""
    table = sight.table
    attacker = side(sight, table.on_turn, trial.attack)
    if not trial.attack:
        attacker = Side(by_points(table.attacker_laid), 0, trial.attackers)
    return attacker, side(sight, table.seat_of(trial.defence["power"]), trial.defence)


def side(sight: Sight, seat: i64, laid: Mapping[str, Any]) -> Side:
    """One side's cards: those of its hand that the seat knows, those it does not know, and those off the pile."""
    known = sight.own.hand if seat == sight.seat else sight.known_cards(seat)
    hidden = int(sight.table.hand_size[seat] - count_cards(known))
    if not laid:
        return Side(by_points(0), 0, 0)
    drawn = len(laid["drawn"])
    return Side(by_points(known), hidden + drawn, len(laid["cards"]) + drawn)


def unseen_cards(sight: Sight) -> i64:
    """All cards of which the seat does not know where they are."""
    return FULL_DECK & ~seen_cards(sight)


def is_countable(sight: Sight, trial: Trial) -> bool:
    """Whether every unseen card may be anywhere alike: nothing ties some of them to hands."""
    table = sight.table
    if trial.is_shuffled or trial.defence["missing"] > 0 or unseen_cards(sight) & ~table.shuffled != 0:
        return False
    return all(court == UNKNOWN for court in table.court)


def chance_of_court(sight: Sight, seats: list[int]) -> float:
    """The chance that one of these seats holds a King or an Ace."""
    hidden = 0
    for seat in seats:
        known = sight.known_cards(seat)
        if known & COURT != 0:
            return 1.0
        hidden += int(sight.table.hand_size[seat] - count_cards(known))
    unseen = unseen_cards(sight)
    cards, others = int(count_cards(unseen)), int(count_cards(unseen & ~COURT))
    return 1.0 - comb(others, hidden) / comb(cards, hidden)


def played(trials: list[Trial]) -> Odds:
    """What many worlds told."""
    count = len(trials)
    margins: dict[int, float] = {}
    for trial in trials:
        margins[trial.margin] = margins.get(trial.margin, 0.0) + 1 / count
    stop = sum([trial.could_stop for trial in trials]) / count
    return Odds(trials[0], margins, stop, count)
