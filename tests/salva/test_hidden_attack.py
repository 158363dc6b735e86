"""Attacks with what lies face down, and on it (SA-hidden_attack-1 to -9, -20 to -22)."""

from fractions import Fraction
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.allies import agreed, hand_over
from tests.salva.formation_scenes import at, card, files, fill, menus, rows, token, tokens, told_card
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed
from velmoci.kernel.chance import Chance, Seeded
from velmoci.salva.base.elimination import test_elimination as eliminate
from velmoci.salva.base.fire import take_cover
from velmoci.salva.base.salvos import open_salvo
from velmoci.salva.chapters.destruction_proof import least, made_so, volley
from velmoci.salva.chapters.hidden_attack import enough_to_show
from velmoci.salva.chapters.hidden_force import AbleToOpen, AbleToTake
from velmoci.salva.chapters.uncovering import Uncovering
from velmoci.salva.hiding.knowledge import Possibility, Unknown
from velmoci.salva.state import FINISHED, FOUGHT
from velmoci.salva.units import standard_kinds

FIELDS = {"a": ["b"], "b": ["c", "d"], "c": [], "d": []}
OWNERS = {"a": 0, "b": 0, "c": 1, "d": 1}
HILLS = {"b": {"defence": "2"}}
TRUTHS = [1, 2, 3]


def defended(*contents: str, truth: int = 1, certain: str = "", attackers: str = "infantry", on: str = "") -> Scene:
    """A formation of the first seat on the hills b, beside certain units; the second seat attacks it from d."""
    chapters = ["formations", "terrain", "second_line", "retreat", *on.split()]
    scene = Scene(chapters, OWNERS, HILLS, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "b", *contents, truth=truth)
    if certain:
        scene.army(0, "b", certain)
    for seat in (0,):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    scene.army(1, "d", attackers)
    return scene


def attack(scene: Scene, rolls: list[int], kind: str = "attack") -> list[str]:
    """All that the second seat has on d attacks b."""
    table, field = scene.position.table, scene.rules.board.index["d"]
    units = [f"{scene.rules.kinds.rows[table.kind[u]].id}_{int(table.number[u])}" for u in table.units_at(field)]
    return scene.order(1, f"{kind} b with {', '.join(units)}", rolls)


def told(scene: Scene, seat: int) -> list[dict[str, object]]:
    """What a seat was told of the last order."""
    seen = [event.seen_by(seat) for event in scene.events]
    return [part.to_json() for part in seen if part is not None]


def mountains(truth: int = 1) -> Scene:
    """The example of the rulebook: two infantry and a formation of a tank, infantry or an anti-aircraft battery."""
    scene = defended("tank", "infantry", "aa_battery", truth=truth, certain="infantry infantry")
    attack(scene, [2])
    return scene


@clause("SA-hidden_attack-7", "SA-hidden_attack-8", "SA-hidden_attack-6", "TS4-09", "R4-29")
@pytest.mark.parametrize("truth", [1, 2])
def test_a_row_that_is_shown_false_proves_what_the_others_can_do(truth: int) -> None:
    scene = mountains(truth)
    assert scene.asked() == [(0, "prove_destruction")]
    about: Any = scene.position.pending()[0].about()
    assert (about["rolls"], about["proved"], about["attackers"]) == ([2], False, ["infantry_7"])
    assert scene.refused(0, "prove_destruction") == "SA-hidden_attack-7"
    one = token(scene)
    assert scene.position.pending()[0].forecast() == {"enough": [f"unveil_row {one} 3"]}
    assert scene.order(0, f"unveil_row {one} 3") == ["rows-shown-false"]
    assert [part.sentence for event in scene.events for part in [event.seen_by(-1)] if part] == ["rows-shown-to"]
    assert rows(scene) == ["tank", "infantry", "aa_battery"], "the row stays on the card"
    assert scene.order(0, "prove_destruction") == ["destruction-proved", "destroyed", "field-held"]
    assert not scene.lives("infantry_7")
    assert rows(scene) == ["tank", "infantry", "aa_battery"], "nothing else is shown"
    assert scene.position.table.battle is None
    assert scene.owner("b") == 0
    assert scene.asked() == [(1, "movement")]


@clause("SA-hidden_attack-7", "SA-hidden_attack-9", "TV4-38")
def test_without_a_proof_everything_is_shown_and_the_rolled_salvo_is_fired() -> None:
    scene = mountains()
    happened = scene.order(0, "no_proof")
    assert happened[:2] == ["no-proof", "formation-shown"]
    assert scene.asked() == [(0, "defender_lines")]
    assert len(scene.battle.standing(1)) == 3
    scene.order(0, "lines")
    scene.order(1, "lines")
    assert scene.asked() == [(0, "defender_salvo")]
    assert int(scene.battle.roll) == 2, "nobody rolls again"


@clause("SA-hidden_attack-7")
@pytest.mark.parametrize("truth", TRUTHS)
def test_whether_a_proof_holds_does_not_hang_on_what_is_true_but_not_shown(truth: int) -> None:
    scene = mountains(truth)
    about: Any = scene.position.pending()[0].about()
    assert about["proved"] is False
    scene.order(0, f"unveil_row {token(scene)} {3 if truth != 3 else 2}")
    about = scene.position.pending()[0].about()
    assert about["proved"] is (truth != 3)


@clause("SA-hidden_attack-7")
def test_what_an_attacker_has_seen_before_counts_for_him() -> None:
    scene = defended("tank", "infantry", "aa_battery", certain="infantry infantry")
    key = card(scene).group * 8 + 2
    files(scene).secrets(scene.position.owns[1]).rows.learn(key, False)
    attack(scene, [2])
    about: Any = scene.position.pending()[0].about()
    assert about["proved"] is True
    assert "prove_destruction" in menus(scene, 0)
    scene.order(0, "prove_destruction")
    assert files(scene).secrets(scene.position.owns[0]).witnesses == {}, "it is noted no longer"


@clause("SA-hidden_attack-7")
@pytest.mark.parametrize(("roll", "is_proved"), [(1, False), (2, True), (6, True)])
def test_the_roll_decides(roll: int, is_proved: bool) -> None:
    scene = defended("tank", "infantry", certain="infantry infantry")
    attack(scene, [roll])
    about: Any = scene.position.pending()[0].about()
    assert about["proved"] is is_proved


@clause("SA-hidden_attack-7")
def test_an_attacker_more_is_more_than_the_salvo_can_destroy() -> None:
    scene = defended("tank", "infantry", certain="infantry infantry", attackers="infantry infantry")
    attack(scene, [6])
    assert scene.refused(0, "prove_destruction") == "SA-hidden_attack-7"
    assert scene.position.pending()[0].forecast() == {"enough": None}


@clause("SA-hidden_attack-7")
def test_the_attacker_may_keep_behind_what_is_hard_to_reach() -> None:
    """Three infantry destroy one attacker; of two damaged ones only if the one behind can be hit in time."""
    scene = defended("infantry", "tank", certain="infantry infantry infantry infantry", attackers="infantry infantry")
    table = scene.position.table
    for unit in table.units_at(scene.rules.board.index["d"]):
        table.damage[unit] = 12
    attack(scene, [2])
    about: Any = scene.position.pending()[0].about()
    assert about["proved"] is True, "five fire 10 points, 4 are needed for each, and only one divides its fire"


@clause("SA-hidden_attack-6", "SA-hidden_attack-22", "R4-46", "TV4-40")
def test_one_die_is_rolled_whichever_row_is_true() -> None:
    seen = []
    for truth in (1, 2):
        scene = defended("at_gun", "infantry", truth=truth)
        happened = attack(scene, [4])
        assert happened == ["battle-declared", "opening-rolled"]
        assert scene.asked() == [(0, "prove_destruction")]
        seen.append((told(scene, 1), scene.position.view(1).to_json(), scene.position.view(-1).to_json()))
    assert seen[0] == seen[1]


@clause("SA-hidden_attack-22")
def test_the_roll_stands_although_nobody_can_shoot() -> None:
    scene = defended("aa_battery", "infantry", truth=1)
    attack(scene, [5])
    scene.order(0, "no_proof")
    scene.order(0, "lines")
    happened = scene.order(1, "lines")
    assert "salvo" in happened
    assert scene.position.table.battle is None or int(scene.battle.salvos[1]) == 1


@clause("SA-hidden_attack-3", "SA-hidden_attack-4", "R4-27", "R4-48")
def test_if_nobody_proves_to_be_there_all_is_shown_and_the_field_is_entered() -> None:
    scene = defended("tank", "", truth=2)
    assert attack(scene, []) == ["battle-declared", "presence-asked"]
    assert scene.asked() == [(0, "sight")]
    assert list(menus(scene, 0)) == ["appear_all"]
    assert scene.refused(0, "stay_hidden") == "SA-hidden_attack-15"
    happened = scene.order(0, "appear_all")
    assert happened[:2] == ["appeared-all", "rows-shown-false"]
    assert "row-removed" in happened, "everybody knows it now"
    assert scene.owner("b") == 1
    assert "salvo" not in happened


@clause("SA-hidden_attack-3")
@pytest.mark.parametrize("truth", [1, 2])
def test_presence_is_proved_by_a_unit_and_the_row_is_shown_to_the_attacker_alone(truth: int) -> None:
    scene = defended("tank", "", truth=truth)
    attack(scene, [])
    one = token(scene)
    if truth == 2:
        assert scene.refused(0, f"appear {one}") == "SA-hidden_attack-3"
        return
    assert menus(scene, 0)["appear"] == [f"appear {one}"]
    assert scene.order(0, f"appear {one}", [3]) == ["rows-shown-true", "opening-rolled"]
    assert scene.asked() == [(0, "prove_destruction")]
    assert len(rows(scene)) == 2, "for all others both rows are possible"
    assert files(scene).rows_to(scene.position.sight(1), card(scene)) == [0]


@clause("SA-hidden_attack-3")
def test_a_certain_unit_is_proof() -> None:
    scene = defended("tank", "", truth=2, certain="infantry")
    assert attack(scene, [3]) == ["battle-declared", "opening-rolled"]


@clause("SA-hidden_attack-3")
def test_a_token_whose_formation_may_be_elsewhere_is_no_proof() -> None:
    scene = Scene(["formations", "terrain"], OWNERS, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "b", "tank", "infantry")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "b", "a")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "infantry")
    assert attack(scene, []) == ["battle-declared", "presence-asked"]
    (there,) = [name for name, field in tokens(scene).items() if field == "b"]
    assert scene.order(0, f"appear {there}", [3])[0] == "formation-located", "every row has a unit: none is shown"


@clause("SA-hidden_attack-20", "SA-retreat-8")
def test_a_retreat_is_announced_before_anybody_shows_anything() -> None:
    scene = defended("tank", "", truth=1)
    assert attack(scene, [], "attack_and_retreat") == ["battle-declared", "retreat-foretold", "presence-asked"]
    scene.order(0, f"appear {token(scene)}", [1])
    assert scene.refused(1, "attack_and_retreat b with infantry_1")
    scene.order(0, "no_proof")
    scene.order(0, "lines")
    scene.order(1, "lines")
    scene.order(0, "hold_fire")
    assert scene.position.table.battle is None
    assert scene.owner("b") == 0


def guns(*fields: str, attackers: str = "tank") -> tuple[HidingScene, list[str]]:
    """Tokens of the first seat on these fields, of each three the first is true; the second seat stands on d."""
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    kinds, table = "infantry at_gun", standard_kinds()
    scene = HidingScene("terrain", owners=owners, fields=FIELDS, units=table, hideable_kinds=kinds)
    names = [name for _ in range(len(fields) // 3) for name in scene.hidden(0, "a", "infantry")]
    for name, field in zip(names, fields, strict=True):
        scene.lay(name, field)
    return scene, names


@clause("SA-hidden_attack-2", "TV4-19")
def test_all_three_tokens_of_a_unit_may_attack_and_are_shown_if_somebody_is_there() -> None:
    scene, names = guns("a", "a", "a")
    scene.army(1, "b", "infantry")
    assert scene.refused(0, f"attack b with {names[0]}, {names[1]}") == "SA-hidden_attack-2"
    assert scene.refused(0, f"attack b with {names[0]}") == "SA-hidden_attack-2"
    every = ", ".join(names)
    assert f"attack b with {every}" in scene.offered("attack")
    assert not [order for order in scene.offered("attack") if order == f"attack b with {names[0]}"]
    happened = scene.order(0, f"attack b with {every}", [3])
    assert happened[0] == "battle-declared"
    assert happened.count("token-shown-true") == 1
    assert happened.count("token-shown-false") == 2
    assert [int(side) for side in scene.battle.side].count(0) == 1
    assert scene.place(names[0]) == "b"


@clause("SA-hidden_attack-2", "TV4-20")
@pytest.mark.parametrize(("count", "is_legal"), [(4, False), (5, True)])
def test_five_of_six_tokens_surely_hold_a_unit_and_four_do_not(count: int, is_legal: bool) -> None:
    scene, names = guns(*"aaaaaa")
    scene.army(1, "b", "infantry")
    order = f"attack b with {', '.join(names[:count])}"
    if is_legal:
        scene.position.copy().apply(0, scene.notation.parse(order), Seeded(1))
    else:
        assert scene.refused(0, order) == "SA-hidden_attack-2"


@clause("SA-hidden_attack-4", "R4-27")
def test_tokens_enter_an_empty_field_unseen_and_take_it() -> None:
    scene, names = guns("a", "a", "a")
    happened = scene.order(0, f"attack b with {', '.join(names)}")
    assert happened.count("token-moved") == 3
    assert "token-shown-true" not in happened
    assert list(scene.all_tokens(0).values()) == ["b", "b", "b"]
    assert scene.owner("b") == 0
    assert scene.refused(0, f"attack d with {', '.join(names)}") == "SA-minimal-36"


@clause("SA-hidden_attack-5", "R4-28")
def test_a_formation_that_attacks_is_shown_only_when_somebody_is_there() -> None:
    for is_there in (False, True):
        owners = {"a": 0, "b": 1, "c": 0, "d": 1}
        scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
        fill(scene, "a", "tank infantry", "infantry", truth=1)
        one = token(scene)
        if is_there:
            scene.army(1, "b", "infantry")
        assert f"attack b with {one}" in menus(scene, 0)["attack"]
        choices: Any = scene.position.pending()[0].about()["choices"]
        assert choices["attack"]["b"] == {"units": {one: []}, "able": [one]}
        happened = scene.order(0, f"attack b with {one}", [2] if is_there else [])
        assert ("formation-shown" in happened) is is_there
        if is_there:
            assert sorted(kinds_fighting(scene, 0)) == ["infantry", "tank"]
        else:
            assert tokens(scene) == {one: "b"}
            assert len(rows(scene)) == 2
            assert scene.owner("b") == 0


def kinds_fighting(scene: Scene, side: int) -> list[str]:
    return [scene.battle.row_of(fighter).kind.id for fighter in scene.battle.standing(side)]


@clause("SA-hidden_attack-2")
def test_a_formation_with_a_row_that_cannot_fight_may_not_attack_alone() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "a", "tank", "", truth=1)
    assert "attack" not in menus(scene, 0)
    assert scene.refused(0, f"attack b with {token(scene)}") == "SA-hidden_attack-2"
    [own] = scene.army(0, "a", "infantry")
    happened = scene.order(0, f"attack b with {own}, {token(scene)}")
    assert "conquered" in happened
    assert tokens(scene) == {token(scene): "b"}


@clause("SA-hidden_attack-2", "SA-formations-25")
def test_a_token_that_may_be_elsewhere_is_not_surely_there() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "a", "tank", "infantry", truth=1)
    scene.order(0, f"branch {token(scene)}", [1])
    both = list(tokens(scene))
    assert scene.refused(0, f"attack b with {both[0]}") == "SA-hidden_attack-2"
    scene.order(0, f"attack b with {both[0]}, {both[1]}")
    assert set(tokens(scene).values()) == {"b"}


def test_what_is_enough_to_show_is_what_proves_it() -> None:
    scene = mountains()
    found = enough_to_show(scene.position.sight(0))
    assert found is not None
    for order in found:
        scene.order(0, str(order))
    assert enough_to_show(scene.position.sight(0)) == []
    assert told_card(scene)


BEACH = {"a": ["s"], "s": ["b"], "b": ["d"], "d": []}


def beach(*contents: str, landing: str = "infantry", certain: str = "infantry", **options: Any) -> Scene:
    """A formation on the shore b of the first seat beside certain units; the second lands there from a transport."""
    chapters = ["formations", "naval", "terrain"]
    scene = Scene(chapters, {"b": 0, "d": 0, "a": 1}, None, options, 2, BEACH, ("s",), units=standard_kinds()).begin()
    fill(scene, "b", *contents)
    scene.army(0, "b", certain)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    [ship] = scene.army(1, "s", "transport_ship")
    troops = scene.army(1, "s", landing)
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    for name in troops:
        aboard[scene.unit(name)] = scene.unit(ship)
    scene.landed = troops  # type: ignore[attr-defined]
    return scene


@clause("SA-hidden_attack-6", "SA-hidden_attack-7", "SA-invasion-5")
def test_at_a_landing_both_salvos_are_rolled_and_count_for_the_proof() -> None:
    scene = beach("infantry", "tank", certain="infantry infantry")
    happened = scene.order(1, f"attack b with {scene.landed[0]}", [2, 6])  # type: ignore[attr-defined]
    assert happened[:2] == ["battle-declared", "opening-rolled"]
    assert told(scene, -1)[1]["rolls"] == ["2", "6"]
    about: Any = scene.position.pending()[0].about()
    assert about["rolls"] == [2, 6]
    scene.order(0, "no_proof")
    while scene.asked()[0][1].endswith("_lines"):
        scene.order(scene.asked()[0][0], "lines")
    assert scene.asked() == [(0, "beach_pick")]
    assert len(menus(scene, 0)["pick"]) == 3
    picked = menus(scene, 0)["pick"][2]
    scene.order(0, picked)
    assert scene.asked()[0][1] in ("defender_salvo", "beach_salvo")
    assert int(scene.battle.roll) == 2
    scene.order(0, "hold_fire")
    assert scene.asked()[0][1] == "defender_salvo"
    assert int(scene.battle.roll) == 6


@clause("SA-hidden_attack-7", "SA-invasion-6")
@pytest.mark.parametrize(
    ("mode", "certain", "is_proved"),
    [
        ("separate", "infantry infantry", False),
        ("separate", "infantry infantry infantry infantry", True),
        ("extra", "infantry infantry", True),
        ("merged", "infantry infantry", False),
    ],
)
def test_how_the_beach_is_fired_at_decides_the_proof(mode: str, certain: str, is_proved: bool) -> None:
    scene = beach("infantry", "tank", certain=certain, beach_mode=mode, beach_factor="1")
    scene.order(1, f"attack b with {scene.landed[0]}", [2] if mode == "merged" else [2, 2])  # type: ignore[attr-defined]
    about: Any = scene.position.pending()[0].about()
    assert about["proved"] is is_proved


@clause("SA-hidden_attack-9", "SA-hidden_attack-3")
def test_several_owners_prove_or_not_each_for_himself() -> None:
    owners = {"a": 0, "b": 0, "c": 2, "d": 1}
    kinds = standard_kinds()
    scene = HidingScene("multiplayer", seats=3, owners=owners, fields=FIELDS, units=kinds, hideable_kinds="at_gun")
    first, second = scene.hidden(0, "b", "at_gun", 1), scene.hidden(2, "b", "at_gun", 1)
    scene.lay(first[2], "a")
    scene.lay(second[2], "c")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "infantry infantry infantry")
    attack(scene, [])
    assert scene.asked() == [(0, "sight_order")], "the holder says who decides first"
    scene.order(0, "ask_around seat_3 seat_1")
    scene.order(2, "stay_hidden")
    assert scene.refused(0, "stay_hidden") == "SA-hidden_attack-15"
    scene.order(0, f"appear {first[0]}", [3])
    assert scene.asked() == [(2, "prove_destruction")]
    scene.order(2, "no_proof")
    fighting = sorted(int(scene.battle.row_of(fighter).owner) for fighter in scene.battle.standing(1))
    assert fighting == [0, 2]


@clause("SA-hidden_attack-3", "SA-alliance-15")
def test_what_is_shown_to_one_of_two_who_attack_together_is_shown_once() -> None:
    owners = {"a": 0, "b": 0, "c": 2, "d": 1}
    kinds = standard_kinds()
    scene = HidingScene("alliance", seats=3, owners=owners, fields=FIELDS, units=kinds, hideable_kinds="at_gun")
    names = scene.hidden(0, "b", "at_gun", 2)
    scene.lay(names[0], "a")
    hand_over(scene, (1, "c", "tank"), (2, "c", "tank"))
    agreed(scene, 2, "attack b with tank_5, tank_6", 1)
    assert scene.asked() == [(0, "sight")]
    happened = scene.order(0, "appear_all", [3])
    assert happened.count("token-shown-true") == 1
    assert scene.asked() == [(0, "defender_salvo")]


@clause("SA-hidden_attack-2", "SA-alliance-15")
def test_units_whose_owner_has_refused_do_not_attack_beside_tokens_either() -> None:
    owners = {"a": 0, "b": 0, "c": 2, "d": 1}
    kinds = standard_kinds()
    scene = HidingScene("alliance", seats=3, owners=owners, fields=FIELDS, units=kinds, hideable_kinds="at_gun")
    hand_over(scene, (1, "c", "tank"), (2, "c", "tank"), (0, "b", "infantry"))
    names = scene.hidden(2, "c", "at_gun", 1)
    scene.order(2, "attack b with tank_1, tank_2")
    scene.order(1, "decline")
    assert scene.refused(2, f"attack b with tank_1, {names[0]}") == "SA-alliance-15"
    assert scene.refused(2, f"attack b with {names[0]}, tank_1") == "SA-alliance-15"


@clause("SA-hidden_attack-3", "R4-48")
def test_submarines_that_avoid_battle_prove_nothing_and_need_not_be_shown() -> None:
    fields = {"a": ["s"], "s": ["t"], "t": ["z"], "z": []}
    scene = Scene(
        ["formations", "naval", "second_line", "submarines"],
        {"a": 0, "z": 1},
        fields=fields,
        sea=("s", "t"),
        units=standard_kinds(),
    ).begin()
    fill(scene, "a", "submarine", "submarine submarine", truth=1)
    at(scene, "s")
    stance = scene.rules.unit_column("stance")
    for unit in range(int(scene.position.table.entries())):
        scene.position.table.unit_columns[stance][unit] = 1
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    [ship] = scene.army(1, "t", "cruiser")
    happened = scene.order(1, f"move {ship} s")
    assert "presence-asked" not in happened
    assert scene.asked()[0] == (1, "movement")
    assert len(rows(scene)) == 2


@clause("SA-hidden_attack-18", "R4-33")
def test_nobody_can_aim_at_what_he_does_not_see() -> None:
    on, table = ("repair_prevention", "artillery"), standard_kinds()
    owners = {"a": 0, "c": 0, "b": 1, "d": 1}
    scene = HidingScene(*on, owners=owners, fields=FIELDS, units=table, hideable_kinds="infantry")
    names = scene.hidden(1, "b", "infantry")
    [gun], [seen] = scene.army(0, "a", "gun"), scene.army(1, "b", "infantry")
    aimed(scene, gun, "b")
    for name in names:
        assert scene.refusal(0, f"fire_at b with {gun}>{name}").code == "no_such_unit"
    targets = str(scene.offered("fire_at"))
    assert seen in targets
    assert not [name for name in names if name in targets]
    scene.order(0, f"fire_at b with {gun}>{seen}")


@clause("SA-hidden_attack-9", "SA-scouting-6", "SA-scouting-5")
@pytest.mark.parametrize(("roll", "is_alive"), [(2, True), (6, False)])
def test_a_scout_that_survives_sees_all_and_one_that_falls_what_was_shown(roll: int, is_alive: bool) -> None:
    scene = defended("infantry", "infantry tank", certain="infantry infantry", attackers="land_patrol", on="scouting")
    if not is_alive:
        scene.position.table.damage[scene.unit("land_patrol_7")] = 30
    attack(scene, [roll])
    about: Any = scene.position.pending()[0].about()
    assert about["proved"] is not is_alive
    happened = scene.order(0, "no_proof" if is_alive else "prove_destruction")
    assert ("formation-shown" in happened) is is_alive
    assert scene.lives("land_patrol_7") is is_alive
    if not is_alive:
        assert len(rows(scene)) == 2
        assert files(scene).rows_to(scene.position.sight(1), card(scene)) == [0, 1]


@clause("SA-hidden_attack-8", "R4-41")
def test_a_place_and_an_uncertain_token_are_shown_to_all() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    table = standard_kinds()
    scene = HidingScene("terrain", owners=owners, fields=FIELDS, units=table, hideable_kinds="at_gun")
    names = scene.hidden(0, "b", "at_gun", 1)
    scene.lay(names[2], "a")
    [own] = scene.army(0, "b", "infantry")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "tank")
    attack(scene, [2])
    for other in (own, names[2]):
        refusal = scene.refusal(0, f"unveil {other}")
        assert (refusal.code, refusal.clause) == ("not_hidden_there", "SA-hidden_attack-8")
    assert scene.refused(0, "unveil infantry_99") == "SA-hidden_attack-8"
    assert scene.refused(0, f"unveil_row {names[0]} 1") == "SA-hidden_attack-8"
    scene.order(0, f"unveil {names[0]}")
    parts = [part.sentence for event in scene.events for part in [event.seen_by(-1)] if part]
    assert parts[0] == "token-shown-true"
    assert scene.asked() == [(0, "prove_destruction")], "it may still prove what follows"


@clause("SA-hidden_attack-8", "SA-hidden_attack-7")
def test_what_goes_when_another_token_is_shown_cannot_be_shown_beside_it() -> None:
    scene = Scene(
        ["formations", "terrain", "second_line", "retreat"],
        OWNERS,
        HILLS,
        fields=FIELDS,
        sea=(),
        units=standard_kinds(),
    ).begin()
    fill(scene, "b", "tank", "infantry", truth=1)
    scene.order(0, f"branch {token(scene)}", [1])
    scene.army(0, "b", "infantry")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "tank tank tank tank tank")
    attack(scene, [2])
    assert len(menus(scene, 0)["unveil"]) == 2
    assert enough_to_show(scene.position.sight(0)) is None


@clause("SA-hidden_attack-8")
def test_a_row_is_shown_once_in_an_attack() -> None:
    scene = mountains()
    one = token(scene)
    scene.order(0, f"unveil_row {one} 2")
    assert scene.refused(0, f"unveil_row {one} 2") == "SA-hidden_attack-8"
    assert menus(scene, 0)["unveil_row"] == [f"unveil_row {one} 1", f"unveil_row {one} 3"]


@clause("SA-hidden_attack-24", "R4-46")
@pytest.mark.parametrize("truth", [1, 2])
def test_what_may_be_hidden_keeps_a_seat_in_the_game_whichever_row_is_true(truth: int) -> None:
    scene = defended("infantry", "", truth=truth, attackers="infantry infantry infantry")
    for field in ("a", "b"):
        scene.give(field, 1)
    eliminate(scene.position)
    assert scene.position.table.is_living(0)
    assert [decision.seat for decision in scene.position.pending()] == [1]


@clause("SA-hidden_attack-1")
def test_where_nothing_lies_face_down_an_attack_is_what_it_always_was() -> None:
    scene = defended("tank", "infantry", certain="")
    at(scene, "a")
    happened = attack(scene, [])
    assert happened[0] == "battle-declared"
    assert "opening-rolled" not in happened
    assert scene.owner("b") == 1
    assert not [frame for frame in scene.position.table.frames if isinstance(frame.matter, Uncovering)]


def skies(truth: int = 2, place: str = "s") -> tuple[Scene, str]:
    """A battleship or submarines that may be at s or at t, and a bomber over s."""
    fields = {"g": ["s"], "s": ["t"], "t": ["b"], "b": []}
    on = ["formations", "naval", "second_line", "submarines", "repair_prevention", "air", "expensive_units"]
    owners = {"g": 1, "b": 0}
    scene = Scene([*on, "capital_ships"], owners, fields=fields, sea=("s", "t"), units=standard_kinds()).begin()
    fill(scene, "b", "battleship", "submarine submarine submarine", truth=truth)
    if " " in place:
        scene.order(0, f"branch {token(scene)}", [1])
    at(scene, *place.split())
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    [plane] = scene.army(1, "s", "bomber")
    return scene, plane


@clause("SA-hidden_attack-14", "SA-hidden_attack-21", "SA-air-26", "TV4-29")
def test_an_aircraft_that_attacks_sees_submarines() -> None:
    scene, plane = skies()
    assert menus(scene, 1)["strike"] == [f"strike s with {plane}"]
    happened = scene.order(1, f"strike s with {plane}", [2])
    assert "opening-rolled" in happened
    assert scene.asked() == [(0, "prove_destruction")]
    happened = scene.order(0, "no_proof")
    assert "formation-shown" in happened
    assert kinds_fighting(scene, 1) == ["submarine", "submarine", "submarine"]


@clause("SA-hidden_attack-21", "SA-air-26")
def test_a_strike_needs_something_that_may_be_there() -> None:
    scene, plane = skies(place="t")
    assert "strike" not in menus(scene, 1)
    assert scene.refused(1, f"strike s with {plane}") == "SA-air-26"


@clause("SA-hidden_attack-3", "SA-hidden_attack-4")
@pytest.mark.parametrize("is_there", [True, False])
def test_a_strike_at_what_proves_to_be_elsewhere_hits_nobody(is_there: bool) -> None:
    scene, plane = skies(place="s t" if is_there else "t s")
    assert scene.order(1, f"strike s with {plane}")[-1] == "presence-asked"
    (there,) = [name for name, field in tokens(scene).items() if field == "s"]
    if is_there:
        scene.order(0, f"appear {there}", [3])
        assert scene.asked() == [(0, "prove_destruction")]
        return
    assert scene.refused(0, f"appear {there}") == "SA-hidden_attack-3"
    scene.order(0, "appear_all")
    assert scene.position.table.battle is None
    assert list(tokens(scene).values()) == ["t"]
    assert scene.place(plane) == "s"
    assert scene.asked() == [(1, "movement")]


def attackers(*contents: str, extra: str = "", target: str = "infantry", truth: int = 1) -> Scene:
    """A formation and certain units of the first seat on a, whoever is its target on b."""
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    fields = {"a": ["c"], "c": ["b"], "b": ["d"], "d": []}
    scene = Scene(["formations", "terrain"], owners, fields=fields, sea=(), units=standard_kinds()).begin()
    fill(scene, "a", *contents, truth=truth)
    if extra:
        scene.army(0, "a", extra)
    if target:
        scene.army(1, "b", target)
    return scene


@clause("SA-hidden_attack-2")
def test_a_token_attacks_by_a_way_that_all_it_may_be_can_go() -> None:
    scene = attackers("tank", "tank tank")
    one = token(scene)
    assert scene.refused(0, f"attack c with {one}") == "SA-minimal-32", "it is no foreign field"
    assert "attack" not in menus(scene, 0)
    scene.order(0, f"attack b with {one}:c", [2])
    assert scene.asked() == [(1, "defender_salvo")]
    origins = {scene.rules.board.ids[scene.battle.origin[fighter]] for fighter in scene.battle.standing(0)}
    assert origins == {"c"}
    table = scene.position.table
    assert all(table.points[scene.battle.unit[f]] == 0 for f in scene.battle.standing(0))
    assert all(table.flags[scene.battle.unit[f]] & FOUGHT for f in scene.battle.standing(0))


@clause("SA-hidden_attack-2")
def test_a_slow_row_keeps_the_others_back() -> None:
    scene = attackers("tank", "infantry")
    assert scene.refused(0, f"attack b with {token(scene)}:c") == "SA-minimal-27"


@clause("SA-hidden_attack-2")
def test_certain_units_beside_a_token_must_be_able_to_go_too() -> None:
    scene = attackers("tank", "tank", extra="infantry")
    own = next(name for name in scene_units(scene, 0) if name.startswith("infantry"))
    assert scene.refused(0, f"attack b with {token(scene)}:c, {own}:c")
    assert scene.refused(0, f"attack b with {token(scene)}:c, infantry_99")
    assert scene.refusal(0, f"attack b with infantry_99, {token(scene)}:c").code == "no_such_unit"
    foreign = scene_units(scene, 1)[0]
    assert scene.refused(0, f"attack b with {token(scene)}:c, {foreign}")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert scene.refused(1, f"attack a with {token(scene)}") == "SA-minimal-27"


def scene_units(scene: Scene, seat: int) -> list[str]:
    """The names of the certain units of a seat."""
    table, rows_of = scene.position.table, scene.rules.kinds.rows
    return [f"{rows_of[table.kind[unit]].id}_{int(table.number[unit])}" for unit in table.units_of(seat)]


@clause("SA-hidden_attack-5", "SA-hidden_attack-2")
def test_what_stood_there_before_stays_behind() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "a", "tank", "tank infantry")
    [own] = scene.army(0, "a", "infantry")
    scene.army(1, "b", "infantry")
    scene.order(0, f"attack b with {token(scene)}", [2])
    assert kinds_fighting(scene, 0) == ["tank"]
    assert scene.place(own) == "a"


@clause("SA-hidden_attack-2", "SA-minimal-27")
def test_a_formation_in_which_nobody_can_be_attacks_nobody() -> None:
    scene = attackers("")
    refusal = scene.refusal(0, f"attack b with {token(scene)}:c")
    assert (refusal.code, refusal.clause) == ("no_such_unit", "SA-minimal-27")


@clause("SA-hidden_attack-5")
def test_when_one_token_of_a_formation_is_shown_the_other_is_gone() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
    fill(scene, "a", "tank", "infantry", truth=1)
    scene.order(0, f"branch {token(scene)}", [1])
    scene.army(1, "b", "infantry")
    happened = scene.order(0, f"attack b with {', '.join(tokens(scene))}", [2])
    assert happened.count("formation-shown") == 1
    assert kinds_fighting(scene, 0) == ["tank"]
    shown: Any = scene.position.view(1).to_json()
    assert shown["slices"]["formations"]["cards"] == {}


@clause("SA-hidden_attack-2")
def test_what_is_under_construction_is_not_able_to_begin_a_battle() -> None:
    scene = attackers("tank", "tank infantry")
    table, file = scene.position.table, files(scene)
    tank = next(u for u in file.units(table, card(scene), 0))
    table.flags[tank] = table.flags[tank] & ~FINISHED
    able = AbleToOpen(scene.rules, scene.rules.board.index["b"])
    take = AbleToTake(scene.rules, scene.rules.board.index["b"])
    assert not able.fits(table, tank)
    assert not take.fits(table, tank)
    other = file.units(table, card(scene), 1)[0]
    assert able.fits(table, other)
    assert take.fits(table, other)


@clause("SA-hidden_attack-4")
def test_at_sea_tokens_enter_and_take_nothing() -> None:
    fields = {"a": ["s"], "s": ["t"], "t": ["z"], "z": []}
    on = ["naval", "second_line"]
    scene = HidingScene(
        *on, owners={"a": 0, "z": 1}, fields=fields, units=standard_kinds(), hideable_kinds="destroyer cruiser"
    )
    own, foreign = scene.hidden(0, "s", "destroyer"), scene.hidden(1, "t", "cruiser")
    for name in foreign[:1]:
        scene.lay(name, "z")
    happened = scene.order(0, f"attack t with {', '.join(own)}")
    assert happened[-1] == "presence-asked"
    scene.order(1, "appear_all", [1])
    scene.order(1, scene.offered("relocate")[0], [1])
    assert set(scene.all_tokens(0).values()) == {"t"}
    assert scene.position.table.battle is None
    assert scene.asked() == [(0, "movement")]


@clause("SA-hidden_attack-7")
def test_of_what_may_be_there_the_least_is_gone_through() -> None:
    scene = defended("tank", "tank infantry", certain="tank tank infantry infantry")
    table, sight = scene.position.table, scene.position.sight(0)
    tanks = [u for u in table.units_of(0) if scene.rules.kinds.rows[table.kind[u]].id == "tank"]
    soldiers = [u for u in table.units_of(0) if scene.rules.kinds.rows[table.kind[u]].id == "infantry"]

    def kept(*armies: list[int]) -> list[int]:
        ways = [Possibility(Fraction(1), army, 0, []) for army in armies]
        return least(scene.rules, sight, Unknown("seat_1", "x", [], ways))

    assert kept(tanks[:1], tanks, soldiers[:1]) == [0, 2]
    assert kept([], tanks[:1]) == [0]
    assert kept(tanks[:1], []) == [1]
    assert kept(tanks[:1], tanks[1:2], soldiers[:1]) == [0, 2], "one tank is like another"
    assert kept([*tanks[:1], *soldiers[:1]], tanks[:1], [*tanks[:1], *soldiers]) == [1]


@clause("SA-hidden_attack-7")
def test_a_unit_behind_is_hit_when_those_before_it_have_fallen() -> None:
    scene = defended("infantry", "tank", certain="infantry infantry infantry infantry", attackers="infantry tank tank")
    attack(scene, [2])
    world = made_so(scene.position.sight(0), [], [])
    battle = world.table.battle
    assert battle is not None
    battle.line[0] = battle.line[1] = 2
    open_salvo(world, battle, 1, Chance(), True)
    found = volley(world, battle, battle.standing(0))
    assert (found.shields, found.behind) == ([2], [0, 1])
    assert [group.count for group in found.shooters] == [4]
    assert found.shooters[0].power[0] > 0
    battle.line[0] = 1
    take_cover(world.rules, world.table, battle)
    found = volley(world, battle, battle.standing(0))
    assert (found.shields, found.behind) == ([0, 2], [1])
    battle.line[1] = 1
    take_cover(world.rules, world.table, battle)
    assert volley(world, battle, battle.standing(0)).shields == []


@clause("SA-hidden_attack-8")
def test_tokens_are_offered_to_be_shown_while_they_lie_there() -> None:
    table = standard_kinds()
    scene = HidingScene("terrain", owners=OWNERS, fields=FIELDS, units=table, hideable_kinds="at_gun")
    names = scene.hidden(0, "b", "at_gun", 2)
    scene.army(0, "b", "infantry")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "tank")
    attack(scene, [2])
    assert menus(scene, 0)["unveil"] == [f"unveil {name}" for name in names]
    assert "unveil_row" not in menus(scene, 0)
    assert scene.refused(1, "no_proof")
    scene.order(0, f"unveil {names[1]}")
    assert "unveil" not in menus(scene, 0), "no token of the kind is left"
    assert scene.asked() == [(0, "prove_destruction")]
