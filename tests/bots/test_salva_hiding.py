"""Salva: the steady bot hides, weighs what others hide by what it knows, and looks at nothing else."""

import sys
from pathlib import Path

import pytest

from tests.bots.test_salva_games import Checked
from tests.salva.formation_scenes import fill, land, producing, token
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.test_disclosure import asides, guns
from tests.salva.test_hidden_attack import FIELDS, attack, defended
from velmoci.bots.driver import Driver, play
from velmoci.bots.salva.campaigns import Campaign
from velmoci.bots.salva.knowledge import opened
from velmoci.bots.salva.secret_armies import build_hidden, count_own
from velmoci.bots.salva.steady import SteadyBot
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.game import Bot
from velmoci.kernel.order import Begin, Order
from velmoci.salva.base.orders import Buy
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.forces import lies_at, likely_to, mover_for, uncover
from velmoci.salva.hiding.tokens import own_truth
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import Position, new_position
from velmoci.salva.units import standard_kinds
from velmoci.salva.view import View

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.trials import knowledge  # noqa: E402


def begun(scenario: str, seed: str, *chapters: str) -> Position:
    own = scenario_rulebook(scenario).chapters
    position = new_position(scenario_rulebook(scenario, [*own, *chapters] if chapters else None))
    position.apply(-1, Begin(), Seeded(seed))
    return position


def kinds_of_orders(position: Position, seed: str, most: int = 2000) -> set[str]:
    driver, found = Driver(position, {seat: SteadyBot(Seeded(f"{seed} {seat}")) for seat in range(2)}), set[str]()
    chance = Seeded(seed)
    for _ in range(most):
        answer = driver.next_order()
        if answer is None:
            break
        found.add(answer[1].kind)
        position.apply(*answer, chance)
    return found


def test_it_hides_armies_and_single_units_and_comes_out_to_fight() -> None:
    found = kinds_of_orders(begun("border_war", "d", "formations", "hidden_units"), "d")
    assert {"found", "join", "branch", "extract", "hide", "unhide", "move", "attack"} <= found


def test_ships_hide_before_they_sail_and_publish_where_they_land() -> None:
    found = kinds_of_orders(begun("sea_raid", "a", "formations"), "a")
    assert {"found", "join", "branch", "publish", "extract"} <= found


def test_it_builds_into_hidden_armies_gathers_them_and_divides_large_ones() -> None:
    found = kinds_of_orders(begun("border_war", "a", "formations", "formation_split"), "a")
    found |= kinds_of_orders(begun("border_war", "e", "formations", "formation_split"), "e")
    assert {"produce_near", "join_near", "split_formation"} <= found


def test_own_units_are_counted_in_the_true_row() -> None:
    scene = land()
    fill(scene, "b", "tank tank", "inf inf")
    sight = scene.position.sight(0)
    assert count_own(sight, "tank") == 2
    assert count_own(sight, "inf") == 0


@pytest.mark.parametrize("truth", [1, 2, 3])
def test_what_is_wanted_is_built_in_the_true_row(truth: int) -> None:
    """Sometimes it is bought openly; whenever it is built face down, the true row gets it, whatever the others show."""
    scene = producing(land(base_productivity="2"), truth=truth)
    shown = set[str]()
    for seed in range(60):
        outlook = Outlook(scene.position.sight(0), Seeded(seed))
        order = build_hidden(outlook, Buy("tank", "b"), Seeded(seed))
        if order.kind == "produce":
            after = scene.position.copy()
            after.apply(0, order, Seeded(1))
            assert units_of_true_row(after) == ["tank"], str(order)
            shown.add(str(order))
        else:
            assert str(order) == "buy tank b"
    assert len(shown) > 1, "what the other rows show is drawn"


def units_of_true_row(position: Position) -> list[str]:
    table, files = position.table, Formations(position.rules)
    [card] = files.cards(table)
    true = files.secrets(position.owns[0]).truths.row[card.group]
    inside = [unit for unit in files.entries(table, card) if table.unit_columns[files.row][unit] == true]
    return [position.rules.kinds.rows[table.kind[unit]].id for unit in inside]


def test_it_looks_at_what_threatens_it() -> None:
    scene, (one, _, _) = guns()
    assert asides(scene, 1) == []
    scene.order(0, f"aim {one}:b")
    view = scene.position.view(1)
    [aside] = view.asides()
    assert str(SteadyBot(Seeded(1)).decide(view, aside)) == f"look_at {one}"
    scene.order(1, f"look_at {one}")
    view = scene.position.view(1)
    assert SteadyBot(Seeded(1)).decide(view, view.asides()[0]) is None


def test_rows_without_a_unit_leave_before_it_comes_out() -> None:
    scene = land()
    fill(scene, "b", "tank tank", "inf inf")
    sight = scene.position.sight(0)
    unit = opened(sight, Seeded(1)).table.units_at(scene.rules.board.index["b"])[0]
    assert str(uncover(sight, [unit])) == "remove_row caesar 2"


def test_where_perhaps_nobody_is_very_few_are_sent_too() -> None:
    scene = HidingScene()
    scene.hidden(1, "b", "atg")
    outlook = Outlook(scene.position.sight(0), Seeded(1))
    assert outlook.is_unsure(scene.rules.board.index["b"])
    campaign = Campaign(outlook, Seeded(1))
    assert campaign.sizes(8, True) == [8, 6, 4, 3, 2, 1]
    assert campaign.sizes(8, False) == [8, 6, 4]


def test_tokens_count_by_their_likelihood() -> None:
    scene = HidingScene()
    names = scene.hidden(1, "b", "atg")
    sight = scene.position.sight(0)
    _, likely = likely_to(sight)
    assert [likely[scene.token(name)] for name in names] == [pytest.approx(1 / 3)] * 3
    assert Outlook(sight, Seeded(1)).mass[scene.rules.board.index["b"]] == pytest.approx(1)
    assert likely_to(scene.position.sight(1))[1] == {}, "the owner knows"
    assert len(likely_to(scene.position.sight(1))[0].units_at(scene.rules.board.index["b"])) == 1


def test_an_own_token_stands_for_its_unit_and_comes_out_with_two_false_ones() -> None:
    scene = HidingScene()
    names = scene.hidden(0, "b", "atg")
    sight, unit = scene.position.sight(0), scene.token(names[0])
    assert mover_for(sight, unit) == unit
    assert lies_at(scene.rules, sight.table, unit) == scene.rules.board.index["b"]
    assert str(uncover(sight, [unit])) == f"unhide {names[0]} with {names[1]} {names[2]}"
    assert uncover(sight, [scene.token(names[1])]) is None, "it is nothing"
    assert opened(sight, Seeded(1)).table.units_at(scene.rules.board.index["b"]) == [unit]


def test_a_formation_stands_for_its_true_row() -> None:
    scene = land()
    fill(scene, "b", "tank tank", "inf inf")
    sight, here = scene.position.sight(0), scene.rules.board.index["b"]
    plan = opened(sight, Seeded(1)).table
    assert len(plan.units_at(here)) == 2
    mover = mover_for(sight, plan.units_at(here)[0])
    assert lies_at(scene.rules, sight.table, mover) == here
    other = Outlook(scene.position.sight(1), Seeded(1))
    assert other.mass[here] == pytest.approx(2)
    assert len(other.guards[here]) > 2


def test_orders_are_equal_in_worlds_that_look_alike() -> None:
    for scenario, chapters in (
        ("border_war", ("formations", "hidden_units", "scouting", "formation_split")),
        ("hidden_guns", ()),
    ):
        bots: dict[int, Bot] = {seat: Checked("steady", f"{seat}") for seat in range(2)}
        play(begun(scenario, "twins", *chapters), bots, Seeded("twins"), 20_000)
        assert all(bot.asked > 20 for bot in bots.values() if isinstance(bot, Checked))


class Leaking:
    """Ends its movement where the true token of the other seat has an even number: it looks at the position."""

    def __init__(self, seat: int, position: Position) -> None:
        self.honest = SteadyBot(Seeded(seat))
        self.position = position

    def decide(self, view: View, decision: Decision) -> Order | None:
        true = own_truth(self.position.sight(1 - view.seat))
        if decision.kind == "movement" and sum(true) % 2 == 0:
            return view.sight.rules.notation.parse("end_movement")
        return self.honest.decide(view, decision)


def test_a_bot_that_looks_at_the_truth_is_noticed() -> None:
    scene = HidingScene()
    scene.hidden(1, "b", "atg")
    scene.army(0, "a", "tank tank tank tank")
    view, told = scene.position.view(0), set[str]()
    for seed in range(12):
        twin = view.complete(Seeded(seed))
        told.add(str(Leaking(0, twin).decide(twin.view(0), twin.view(0).decisions()[0])))
    honest = {str(SteadyBot(Seeded(0)).decide(view, view.decisions()[0])) for _ in range(3)}
    assert len(honest) == 1 < len(told)


def test_the_trial_of_knowledge_is_the_same_for_the_same_seed() -> None:
    one, two = (knowledge.play_all("mountain_blitz", 2, 1, "x") for _ in range(2))
    assert one == two
    page = f"before\n{knowledge.BEGIN}old\n{knowledge.END}after\n"
    assert knowledge.with_table(page, "new\n") == f"before\n{knowledge.BEGIN}\nnew\n\n{knowledge.END}after\n"


def test_whoever_ignores_sees_only_what_lies_open() -> None:
    scene = HidingScene()
    scene.hidden(1, "b", "atg")
    sight, here = scene.position.sight(0), scene.rules.board.index["b"]
    blind = knowledge.Blind()
    assert blind.picture(sight)[0].units_at(here) == []
    assert blind.worlds(sight, here, Seeded(1))[0].table.units_at(here) == []


def test_it_proves_with_the_least_it_can_show_and_shows_one_unit_of_many() -> None:
    scene = defended("tank", "infantry", "aa_battery", certain="infantry infantry")
    attack(scene, [2])
    given = []
    while scene.asked()[0] == (0, "prove_destruction"):
        view = scene.position.view(0)
        order = SteadyBot(Seeded(1)).decide(view, view.decisions()[0])
        given.append(str(order))
        scene.order(0, str(order))
    assert given == [f"unveil_row {token(scene)} 3", "prove_destruction"]
    scene = defended("tank", "", truth=1)
    attack(scene, [])
    view = scene.position.view(0)
    assert str(SteadyBot(Seeded(1)).decide(view, view.decisions()[0])) == f"appear {token(scene)}"
    scene.order(0, f"appear {token(scene)}", [1])
    view = scene.position.view(0)
    assert str(SteadyBot(Seeded(1)).decide(view, view.decisions()[0])) == "no_proof"


def test_it_attacks_with_a_hidden_army_as_it_lies() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "a", "tank tank tank", "tank tank tank infantry", truth=1)
    scene.army(1, "b", "at_gun")
    view = scene.position.view(0)
    order = SteadyBot(Seeded(1)).decide(view, view.decisions()[0])
    assert str(order) == f"attack b with {token(scene)}"
