"""Random rulebooks of the basic game, random legal orders, and illegal ones in between; nothing ever breaks."""

import json

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene, reloaded
from velmoci.kernel.chance import Chance, Recorded, Recording, Seeded, pick
from velmoci.kernel.errors import Malformed, Rejected
from velmoci.kernel.order import Begin, Order
from velmoci.salva.library import LIBRARY, NOTATION
from velmoci.salva.position import Position, position_by
from velmoci.salva.state import GONE

BASICS = ("terrain", "random_terrain", "naval", "second_line", "submarines", "factories", "production_cycle")
NEEDS = {chapter.id: chapter.needs for chapter in LIBRARY.chapters}
OPTIONS: dict[str, tuple[object, ...]] = {
    "salvo_table": ("none", "0 1 1 1 1 2", "1/3 1 1 1 1 7/5"),
    "first_salvo_factor": ("0", "1/2", "2/3"),
    "base_productivity": ("1", "3/2"),
    "produce_on_fresh": (False, True),
    "simple_retreat": (False, True),
    "stalemate_salvos": (2, 4),
    "placement_mode": ("alternating", "blind", "blind_soft"),
    "placement_balance": ("absolute", "proportional"),
    "elimination_test": ("no_land_no_landers", "no_land", "nothing_left"),
}
MARKS: dict[str, dict[str, object]] = {
    "a": {"defence": "3/2", "roughness": "2", "production": "3"},
    "b": {"defence": "1/3", "production": "5/2"},
    "c": {"canal": True, "roughness": "3/2"},
    "d": {"potential_canal": True, "factories": 2},
}


def any_scene(seed: int) -> Scene:
    """A game of chapters and options drawn by the seed."""
    chance = Seeded(f"rulebook {seed}")
    on: list[str] = []
    for chapter in BASICS:
        if chance.roll(3) > 1 and set(NEEDS[chapter]) <= {*on, "minimal"}:
            on.append(chapter)
    options: dict[str, object] = {"hard_round_cap": 20}
    for name, values in OPTIONS.items():
        if chance.roll(2) == 1:
            options[name] = values[pick(chance, len(values))]
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    return Scene(on, owners=owners, marks=MARKS, options=options, allotments=[7, 7])


class Play:
    """A game that is played, recorded and checked."""

    def __init__(self, seed: int) -> None:
        self.scene = any_scene(seed)
        self.position = self.scene.position
        self.source = Seeded(seed)
        self.records: list[tuple[int, Order, tuple[int, ...]]] = []
        self.give(-1, Begin())

    def give(self, seat: int, order: Order) -> None:
        """Gives an order by the road with checks, and on a copy by the road without; both must agree."""
        twin, chance = self.position.copy(), Recording(self.source)
        before = self.position.table.owner
        self.position.apply(seat, order, chance)
        twin.carry_out(seat, order, Recorded(tuple(chance.rolls)))
        assert twin.dump() == self.position.dump(), str(order)
        assert before is not None
        self.records.append((seat, order, tuple(chance.rolls)))

    def step(self) -> None:
        decision = self.position.pending()[0]
        self.give(decision.seat, decision.sample_by_kind(self.source))


def check_invariants(scene: Scene, position: Position) -> None:
    """What holds after every order (6.3 of the specification)."""
    table, rules = position.table, scene.rules
    in_battle = table.battle is not None
    for unit in range(len(table.kind)):
        if table.kind[unit] == GONE:
            continue
        assert 0 <= table.damage[unit] <= 35
        assert in_battle or table.damage[unit] == 0
        assert table.points[unit] >= 0
        field = table.place[unit]
        if rules.board.is_land(field) and not in_battle:
            assert table.owner[field] == table.unit_owner[unit]
    assert all(amount >= 0 for amount in (*table.purse, *table.funds))
    for field in range(int(rules.board.size)):
        assert rules.board.is_land(field) or table.owner[field] == -1


def check_illegal(scene: Scene, position: Position, chance: Chance) -> None:
    """Orders out of the blue are refused and change nothing, or else they are legal."""
    units = [unit["unit"] for unit in position.public_json()["units"]] or ["tank_99"]  # type: ignore[attr-defined]
    names = [*units, "tank_99", "a", "b", "s", "harbour", "3", "focus"]
    kinds = sorted(NOTATION.kinds)
    before = position.dump()
    for _ in range(3):
        words = [names[pick(chance, len(names))] for _ in range(int(chance.roll(4)))]
        text = " ".join([kinds[pick(chance, len(kinds))], *words])
        for seat in (0, 1):
            try:
                position.check(seat, NOTATION.parse(text))
            except (Rejected, Malformed):
                assert position.dump() == before


@clause("SA-chapters-4", "SA-conv-2", "SA-conv-4", "SA-conv-6", "SA-minimal-5", "SA-minimal-12", "SA-minimal-55")
@pytest.mark.parametrize("seed", range(14))
def test_random_rulebooks_play_to_the_end(seed: int) -> None:
    play = Play(seed)
    chance = Seeded(f"checks {seed}")
    while play.position.outcome() is None:
        assert len(play.records) < 5000
        play.step()
        check_invariants(play.scene, play.position)
        if chance.roll(12) == 1:
            check_illegal(play.scene, play.position, chance)
            data = play.position.dump()
            assert reloaded(play.position, json.loads(json.dumps(data))).dump() == data
        if chance.roll(25) == 1:
            for decision in play.position.pending():
                for number, order in enumerate(decision):
                    decision.check(order)
                    assert NOTATION.parse(str(order)) == order
                    assert NOTATION.from_json(json.loads(json.dumps(order.to_json()))) == order
                    if number > 30:
                        break
                default = decision.default()
                assert default is not None
                decision.check(default)
    again = position_by(play.scene.rules)
    for seat, order, rolls in play.records:
        recorded = Recorded(rolls)
        again.apply(seat, order, recorded)
        recorded.finish()
    assert again.dump() == play.position.dump()


@clause("SA-placement-11", "SA-conv-4")
@pytest.mark.parametrize("seed", range(6))
def test_twin_worlds_that_differ_in_a_sealed_army_look_alike(seed: int) -> None:
    """What seat 2 may not know, seat 1's sealed army, changes nothing that seat 2 or a spectator sees."""
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    worlds: list[Scene] = []
    armies: list[str] = []
    for number in range(2):
        scene = Scene(owners=owners, allotments=[6, 6], options={"placement_mode": "blind"}).begin()
        order = scene.position.pending()[0].sample(Seeded(f"{seed} {number}"))
        events = scene.position.apply(0, order, Seeded(1))
        armies.append(str(order))
        for seat in (1, -1):
            seen = [event.seen_by(seat) for event in events]
            assert all("tank" not in str(entry) and "inf" not in str(entry) for entry in seen)
        worlds.append(scene)
    assert armies[0] != armies[1]
    for seat in (1, -1):
        one, two = (world.position.view(seat) for world in worlds)
        assert one.to_json() == two.to_json()
        assert one.dump() == two.dump()
        assert [str(o) for d in one.decisions() for o in d] == [str(o) for d in two.decisions() for o in d]
        assert one.complete(Seeded(seed)).dump() == two.complete(Seeded(seed)).dump()
    assert worlds[0].position.view(0).to_json() != worlds[1].position.view(0).to_json()
    assert worlds[0].refused(1, "seal inf a 1") == worlds[1].refused(1, "seal inf a 1")
