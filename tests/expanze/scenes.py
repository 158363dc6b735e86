"""Positions for tests, written as the test vectors write them, and questions that read like sentences.

`scene({"iberia": "red 6", "france": "blue 2"})` sets up a board, `dealt(...)` a game as chance deals it.
Powers are named by their colours; "spectator" watches, and "table" gives the order `begin`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from velmoci.expanze.board import CONTINENTS, Board, find_board
from velmoci.expanze.cards import letters
from velmoci.expanze.missions import MISSION_NUMBER, MISSIONS, is_fulfilled, raised_target
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import Position, load_position, new_position
from velmoci.expanze.state import COLOURS, PHASES, STATUSES, Table
from velmoci.expanze.view import View
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble

BOARD: Final[Board] = find_board("world48")
POWERS: Final = ("red", "blue", "green", "white", "black", "yellow", "brown")
HARMLESS: Final = ("asia_europe", "asia_africa", "north_america_asia", "africa_europe_third", *MISSION_NUMBER)


class Scene:
    """A position with its powers called by name; after every order the whole board is checked."""

    def __init__(self, position: Position, powers: Sequence[str]) -> None:
        self.position = position
        self.powers = tuple(powers)
        self.opening: list[Event] = []
        """What happened in the deal, if there was one."""

    def order(self, power: str, text: str, rolls: Iterable[int] = ()) -> list[Event]:
        """Carries out an order; chance answers with these rolls, of which none may be missing or left."""
        chance = Scripted(list(rolls))
        events = self.position.apply(self.seat(power), NOTATION.parse(text), chance)
        assert not chance.rolls, f"nobody asked for {chance.rolls}"
        check_board(self.position)
        return events

    def refused(self, power: str, text: str, code: str, clause: str) -> Rejected:
        """The order must be refused with that code and clause, and change nothing."""
        before = self.position.dump()
        with pytest.raises(Rejected) as caught:
            self.position.apply(self.seat(power), NOTATION.parse(text), Scripted([]))
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert self.position.dump() == before
        return caught.value

    def allows(self, power: str, text: str) -> bool:
        """Whether the rules would accept the order now; nothing is carried out."""
        try:
            self.position.check(self.seat(power), NOTATION.parse(text))
        except Rejected:
            return False
        return True

    def pass_to(self, power: str) -> list[Event]:
        """Ends turn after turn until that power is on turn (at least one), or the game is over."""
        events: list[Event] = []
        for _ in self.powers:
            events += self.order(self.on_turn, "end_turn")
            if self.on_turn == power or self.phase == "game_over":
                return events
        raise AssertionError(f"the turn never comes to {power}")

    def copy(self) -> "Scene":
        """The same scene again, to try something else."""
        return Scene(self.position.copy(), self.powers)

    def seat(self, power: str) -> int:
        """The seat of a power; -1 for the spectator and the table."""
        return -1 if power in ("spectator", "table") else self.powers.index(power)

    def state(self, name: str) -> tuple[str, int]:
        """Owner and soldiers of a state."""
        number = BOARD.index[name]
        return self.powers[self.table.owner[number]], int(self.table.soldiers[number])

    def states_of(self, power: str) -> list[str]:
        """The states that a power holds."""
        return [name for name in BOARD.states if self.state(name)[0] == power]

    def holds(self, power: str, area: str) -> bool:
        """Whether a power holds every state of a continent."""
        return {self.state(name)[0] for name in area_states(area)} == {power}

    def soldiers(self, power: str) -> int:
        """How many soldiers a power has on the board."""
        return sum(self.state(name)[1] for name in self.states_of(power))

    def hand(self, power: str) -> list[str]:
        """The letter cards of a power, the oldest first."""
        return [BOARD.states[card] for card in self.position.owns[self.seat(power)].hand]

    def letters(self, power: str) -> str:
        """The letters on them."""
        return letters(BOARD, self.position.owns[self.seat(power)].hand)

    def pile(self) -> list[list[str]]:
        """The letter pile from top to bottom, in layers of undecided order."""
        return [[BOARD.states[card] for card in layer] for layer in self.position.pile.layers]

    def mission(self, power: str) -> str:
        """The mission card of a power."""
        return MISSIONS[self.position.owns[self.seat(power)].mission].id

    def fulfils(self, power: str) -> bool:
        """Whether a power fulfils its mission now."""
        seat = self.seat(power)
        return is_fulfilled(self.position, seat, self.position.owns[seat].mission)

    def claim(self, power: str) -> int:
        """How many own turns a power's open claim still has to wait; 0 without one."""
        return int(self.table.claim[self.seat(power)])

    def status(self, power: str) -> str:
        """`living`, `destroyed`, `resigned` or `won`."""
        return STATUSES[self.table.status[self.seat(power)]]

    def pool(self, power: str) -> int:
        """How many soldiers a power sees it may add without a set."""
        pool = self.own(power)["pool"]
        assert isinstance(pool, int)
        return pool

    def view(self, power: str) -> View:
        """What a power or the spectator may know."""
        return self.position.view(self.seat(power))

    def seen(self, power: str) -> dict[str, Any]:
        """The same as it leaves the engine."""
        return self.view(power).to_json()

    def own(self, power: str) -> dict[str, Any]:
        """The part of it that only the power itself gets."""
        own: dict[str, Any] = self.seen(power)["own"]
        return own

    def public(self, power: str) -> dict[str, Any]:
        """What the spectator sees of a power."""
        return next(row for row in self.seen("spectator")["powers"] if row["power"] == power)

    def offered(self, power: str) -> set[str]:
        """The kinds of order that a power is asked for now."""
        return {menu.kind for decision in self.view(power).decisions() for menu in decision.menus()}

    def told(self, events: Iterable[Event], power: str) -> list[Seen]:
        """The events as a power or the spectator sees them."""
        seen = [event.seen_by(self.seat(power)) for event in events]
        return [event for event in seen if event is not None]

    def sentences(self, events: Iterable[Event], power: str) -> list[str]:
        """Only their names."""
        return [event.sentence for event in self.told(events, power)]

    def shown(self, events: Iterable[Event], power: str = "spectator") -> list[dict[str, object]]:
        """The events with all their values, as a power or the spectator gets them."""
        return [event.to_json() for event in self.told(events, power)]

    @property
    def table(self) -> Table:
        """What lies open, as the engine keeps it."""
        return self.position.table

    @property
    def on_turn(self) -> str:
        """The power on turn."""
        return self.powers[self.table.on_turn]

    @property
    def waits_for(self) -> str:
        """The power that the game waits for."""
        return self.powers[self.position.pending()[0].seat]

    @property
    def phase(self) -> str:
        """Where in the turn the game is."""
        return PHASES[self.table.phase]

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self.table.round)

    @property
    def outcome(self) -> tuple[tuple[str, ...], str] | None:
        """The winners and how the game ended, or None while it goes on."""
        outcome = self.position.outcome()
        if outcome is None:
            return None
        return tuple(self.powers[seat] for seat in outcome.winners), outcome.reason


def scene(
    states: Mapping[str, str] | None = None,
    powers: Sequence[str] = POWERS[:4],
    *,
    rest: str = "",
    on_turn: str = "",
    phase: str = "turn_choice",
    missions: Mapping[str, str] | None = None,
    hands: Mapping[str, str | Sequence[str]] | None = None,
    round: int = 1,
    first: str = "",
    destroyed: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Scene:
    """A position with these states (`"france": "blue 3"`; also whole continents: `"asia": "red 1"`).

    The others hold one soldier each: of the power `rest`, or of all powers in turn, so that nobody completes
    a continent that was not asked for. Hands are letters ("PPK") or cards; missions that are not named are
    not fulfilled. `destroyed` says by whom: {"white": "red"}.
    """
    gone = dict(destroyed or {})
    living = [power for power in powers if power not in gone]
    position = new_position(assemble(LIBRARY, (), {**(options or {}), "powers": len(powers)}))
    data: dict[str, Any] = position.dump()
    table = data["table"]
    first_seat = powers.index(first or powers[0])
    table.update(
        phase=PHASES.index(phase),
        on_turn=powers.index(on_turn or powers[0]),
        round=round,
        first_seat=first_seat,
        dealer=(first_seat - 1) % len(powers),
        has_fought=phase in ("fighting", "fight_closed"),
        colour=[COLOURS.index(power) for power in powers],
        status=[STATUSES.index("destroyed" if power in gone else "living") for power in powers],
        destroyed_by=[powers.index(gone[power]) if power in gone else -1 for power in powers],
        dealt=[(47 - (seat - first_seat) % len(powers)) // len(powers) + 1 for seat in range(len(powers))],
    )
    table["nonsense_target"] = raised_target(position.settings, BOARD.size, max(table["dealt"]))
    occupy(table, share_out(spelled_out(states or {}), living, rest), powers)
    deal_hands(data, hands or {}, powers)
    made = Scene(load_position(position.rulebook, data), powers)
    give_missions(made, missions or {})
    check_board(made.position)
    return made


def area_states(area: str) -> list[str]:
    """The states of a continent."""
    return BOARD.members(BOARD.continent[CONTINENTS.index(area)])


def spelled_out(states: Mapping[str, str]) -> dict[str, tuple[str, int]]:
    """Owner and soldiers of the states that a test names; single states override their continents."""
    wanted: dict[str, tuple[str, int]] = {}
    for name in sorted(states, key=lambda name: name not in CONTINENTS):
        power, soldiers = states[name].split()
        for state in area_states(name) if name in CONTINENTS else [name]:
            assert state in BOARD.index, f"there is no state {state}"
            wanted[state] = (power, int(soldiers))
    return wanted


def share_out(
    wanted: Mapping[str, tuple[str, int]], living: Sequence[str], rest: str
) -> dict[str, tuple[str, int]]:
    """Gives the states that were not named to the living powers in turn, or all to one of them."""
    free = [state for state in BOARD.states if state not in wanted]
    owners = {state: rest or living[place % len(living)] for place, state in enumerate(free)}
    for continent in CONTINENTS:
        inside = area_states(continent)
        holders = {owners[state] if state in owners else wanted[state][0] for state in inside}
        given = [state for state in inside if state in owners]
        if not rest and given and len(holders) == 1:
            owners[given[0]] = living[(living.index(owners[given[0]]) + 1) % len(living)]
    shared = {**wanted, **{state: (owner, 1) for state, owner in owners.items()}}
    assert {owner for owner, _ in shared.values()} == set(living), "who has states, and who lives?"
    return shared


def occupy(table: dict[str, Any], states: Mapping[str, tuple[str, int]], powers: Sequence[str]) -> None:
    """Writes owners and soldiers into the table, with the sums that the engine keeps."""
    for number, name in enumerate(BOARD.states):
        power, soldiers = states[name]
        seat = powers.index(power)
        table["owner"][number] = seat
        table["soldiers"][number] = soldiers
        table["mask"][seat] += BOARD.bit[number]
        table["states_of"][seat] += 1
        table["soldiers_of"][seat] += soldiers


def deal_hands(data: dict[str, Any], hands: Mapping[str, str | Sequence[str]], powers: Sequence[str]) -> None:
    """Takes the cards of the hands out of the pile; letters become the first free cards that bear them."""
    free = list(range(len(BOARD.states)))
    named = {power: hand for power, hand in hands.items() if not isinstance(hand, str)}
    for power, hand in [*named.items(), *((power, hands[power]) for power in hands if power not in named)]:
        for item in hand:
            card = next(card for card in free if item in (BOARD.states[card], letters(BOARD, [card])))
            free.remove(card)
            data["owns"][powers.index(power)]["hand"].append(card)
            data["table"]["hand_size"][powers.index(power)] += 1
    data["pile"] = [free] if free else []
    data["table"]["pile_size"] = len(free)
    data["table"]["layers"] = [-len(free)] if free else []


def give_missions(made: Scene, missions: Mapping[str, str]) -> None:
    """The missions asked for; the others get cards they do not fulfil, none more often than it exists."""
    given = Counter(missions.values())
    for seat, power in enumerate(made.powers):
        mission = missions.get(power)
        if mission is None:
            mission = next(
                id
                for id in HARMLESS
                if given[id] < MISSIONS[MISSION_NUMBER[id]].copies
                and not is_fulfilled(made.position, seat, MISSION_NUMBER[id])
            )
            given[mission] += 1
        made.position.owns[seat].mission = MISSION_NUMBER[mission]


def first_states(power: str, count: int) -> dict[str, str]:
    """So many states with one soldier each, in the order of the board."""
    return dict.fromkeys(BOARD.states[:count], f"{power} 1")


def dealt(
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    *,
    colours: Sequence[str] = POWERS,
    rolls: Iterable[int] = (),
) -> Scene:
    """A game after the deal, colours chosen in seat order; chance answers with these rolls, then by seed."""
    position = new_position(assemble(LIBRARY, (), {**(options or {}), "colour_choice": "pick"}))
    powers = colours[: int(position.table.powers)]
    chance = Scripted(list(rolls), then=Seeded(seed))
    events = position.apply(-1, Begin(), chance)
    for seat, colour in enumerate(powers):
        events += position.apply(seat, NOTATION.parse(f"choose_colour {colour}"), chance)
    assert not chance.rolls, f"nobody asked for {chance.rolls}"
    check_board(position)
    made = Scene(position, powers)
    made.opening = events
    return made


def check_board(position: Position) -> None:
    """EX-T-32: every state has an owner and a soldier, every card is somewhere, and the sums agree."""
    table = position.table
    if PHASES[table.phase] in ("not_begun", "colour_choice"):
        return
    soldiers, states = Counter[int](), Counter[int]()
    for owner, count in zip(list(table.owner), list(table.soldiers), strict=True):
        assert 0 <= owner < table.powers
        assert count >= 1
        soldiers[owner] += count
        states[owner] += 1
    assert sum(states.values()) == 48
    for seat, own in enumerate(position.owns):
        assert (table.states_of[seat], table.soldiers_of[seat]) == (states[seat], soldiers[seat])
        assert len(BOARD.members(table.mask[seat])) == states[seat]
        assert table.hand_size[seat] == len(own.hand)
    cards = [card for layer in position.pile.layers for card in layer]
    assert table.pile_size == len(cards)
    assert sorted(cards + [card for own in position.owns for card in own.hand]) == list(range(48))
