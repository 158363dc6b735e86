"""Playthroughs of Salva: one for each chapter of the basic game and for each way in which such a game ends."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.salva.air_scenes import air_scene
from tests.salva.allies import allies
from tests.salva.scenes import Scene
from tests.salva.test_naval import moor
from velmoci.salva.units import standard_kinds

HALVES = {"a": 0, "b": 0, "c": 1, "d": 1}


def conquest() -> SalvaTranscript:
    scene = Scene()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    return played("Two tanks take a field from one infantry", scene, """
        1: attack b with tank_1, tank_2 | 3
        2: fire inf_3 tank_1
        1: fight_on | 3
        1: fire tank_1 inf_9 | refused
        1: fire tank_1 inf_3
        1: fire tank_2 inf_3 | 6
        2: fire_by_plan focus
        1: fight_on | 3
        1: fire tank_1 inf_3 share kill
    """)


def retreat() -> SalvaTranscript:
    scene = Scene()
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "inf inf")
    return played("An announced retreat", scene, """
        1: attack b with tank_1, inf_2 | 5
        2: salvo inf_3>tank_1:1/2, inf_3>inf_2:1/2, inf_4>inf_2
        1: retreat | 1
        1: hold_fire | 4
        2: fire_by_plan spread
        1: move tank_1 b | refused
    """)


def sealed_armies() -> SalvaTranscript:
    options = {"placement_mode": "blind_soft", "soft_units": 2}
    scene = Scene(owners=HALVES, allotments=[3, 3], options=options)
    return played("Sealed armies, and a few items afterwards", scene, """
        1: seal tank a 2, inf b 1
        2: seal inf c 9 | refused
        2: seal atg c 1
        2: place inf c
        2: stop_placing
    """)


def blitz_in_time() -> SalvaTranscript:
    options = {"goal": "blitz", "blitz_objective": "key_fields", "key_fields": "b c", "key_count": 1}
    scene = Scene(options=options)
    scene.army(0, "a", "tank")
    return played("A blitz that reaches its objective", scene, """
        turn: attack b with tank_1
        turn
    """)


def blitz_too_late() -> SalvaTranscript:
    return played("A blitz that runs out of time", Scene(options={"goal": "blitz", "rounds": 6}), "turn\n" * 12)


def elimination() -> SalvaTranscript:
    scene = Scene(owners={"a": 0, "b": 1})
    scene.army(0, "a", "tank")
    return played(
        "Nobody else is left", scene, """
        1: attack b with tank_1
    """)


def resignation() -> SalvaTranscript:
    scene = Scene()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    return played("A resignation in the middle of a battle", scene, """
        1: attack b with tank_1 | 2
        2: resign
    """)


def draw() -> SalvaTranscript:
    scene = Scene(options={"hard_round_cap": 20})
    transcript = SalvaTranscript("The last round of a game without end", scene)
    transcript.begin()
    transcript.board()
    scene.position.table.turn = 37
    scene.position.table.round = 19
    transcript.play("turn\n" * 3)
    transcript.board()
    return transcript


def terrain() -> SalvaTranscript:
    scene = Scene(["terrain", "random_terrain"])
    scene.begin([8, 9, 2, 7])
    scene.position.table.field_columns[scene.rules.field_column("defence")][1] = 6
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf atg")
    return played("A bonus below one, done without", scene, """
        1: attack b with tank_1 | 6
        2: fire atg_3 tank_1 share 1/4 as without_bonus
        2: hold_fire
        1: retreat | 3
        1: fire tank_1 inf_2 | 3
        2: fire inf_2 tank_1
        2: hold_fire
    """)


def canal() -> SalvaTranscript:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 0}, marks={"c": {"canal": True}}).begin()
    scene.army(0, "s", "cru")
    return played("A cruiser goes through the canal", scene, """
        1: dock cru_1 c
        1: canal cru_1 t
        1: move cru_1 t u
        1: dock cru_1 d | refused
    """)


def landing() -> SalvaTranscript:
    scene = Scene(["naval"], owners=HALVES).begin()
    moor(scene, 0, "b", "s", "tra")
    scene.army(0, "b", "inf tank")
    scene.army(1, "c", "inf")
    return played("Troops board, sail and land", scene, """
        1: embark inf_2 on tra_1
        1: embark tank_3 on tra_1
        1: move tra_1 s
        1: attack c with inf_2, tank_3 | refused
        turn
        turn
        1: attack c with inf_2, tank_3
        2: pick inf_4 | 3
        2: fire_by_plan focus | 3
        1: fire_by_plan focus for battle | 3
        2: fire_by_plan focus for battle | 3
        1: berth tra_1 harbour
    """)


def diving() -> SalvaTranscript:
    scene = Scene(["naval", "second_line", "submarines"]).begin()
    scene.army(0, "s", "cru des")
    scene.army(1, "t", "sub tra cru")
    return played("A transport behind, a submarine below", scene, """
        1: attack t with cru_1, des_2
        2: lines tra_4 2, sub_3 3
        1: lines | 2
        2: fire cru_5 cru_1
        2: hold_fire
        1: fight_on | 3
        1: fire des_2 sub_3 | refused
        1: fire cru_1 tra_4 | refused
        1: fire cru_1 cru_5
        1: line des_2 2 | 3
        2: fire_by_plan protect
    """)


def bombing() -> SalvaTranscript:
    scene = air_scene().begin()
    scene.army(0, "c", "bom2 bom2 fig")
    scene.army(1, "d", "inf")
    scene.army(1, "e", "fig fig")
    return played("Bombers with an escort are intercepted and strike", scene, """
        1: fly bom2_1:d:e | refused
        1: fly bom2_1:d, bom2_2:d, fig_3:d
        2: intercept e with fig_5 | refused
        2: intercept d with fig_5, fig_6
        1: join_battle | 3
        1: fire_by_plan focus | 4
        2: salvo fig_5>bom2_1, fig_6>bom2_1:1/5, fig_6>fig_3
        1: keep_holds
        2: hold_unit fig_3
        2: land fig_5:e, fig_6:e
        1: strike d with bom2_2 | 3
        1: fire bom2_2 inf_4 | 1
        1: fly bom2_2:c | refused
        1: break_off bom2_2
        1: keep_holds
        1: fly bom2_2:c, fig_3:c:b
        1: end_movement
        1: end_production
        2: move fig_5 f | refused
        2: end_movement
    """)


def siege() -> SalvaTranscript:
    marks: dict[str, dict[str, object]] = {"c": {"defence": "2", "factories": 1}}
    chapters = [
        "terrain", "factories", "artillery", "land_transport", "strategic_bombing", "specialised", "pioneer_infantry",
    ]  # fmt: skip
    scene = Scene(chapters, owners=HALVES, marks=marks, units=standard_kinds()).begin()
    scene.army(0, "a", "land_transport gun")
    scene.army(0, "b", "pioneer_infantry gun light_tank")
    scene.army(1, "c", "infantry gun")
    return played("Guns are brought up and shell a field before pioneers attack it", scene, """
        1: load gun_2 on land_transport_1
        1: attack c with pioneer_infantry_3, land_transport_1 | refused
        1: move land_transport_1 b
        1: unload gun_2
        1: end_movement
        1: aim gun_2:d | refused
        1: aim gun_2:c, gun_4:c
        1: end_production
        2: fire_at b with gun_7>gun_4 | refused
        2: end_movement
        2: aim gun_7:b
        2: end_production
        1: fire_at c with gun_2>infantry_6:2/3, gun_2>gun_7:2/3 | refused
        1: fire_at c with gun_2>infantry_6, gun_4>factory
        1: hold_unit infantry_6
        1: keep_holds
        1: fire_at c with gun_2>gun_7 | refused
        1: attack c with pioneer_infantry_3, light_tank_5 | 3
        2: salvo infantry_6>pioneer_infantry_3
        1: fight_on | 6
        1: salvo light_tank_5>infantry_6, pioneer_infantry_3>gun_7 | 2
        2: fire_by_plan focus for battle
    """)


def industry() -> SalvaTranscript:
    marks: dict[str, dict[str, object]] = {"b": {"factories": 0}}
    scene = Scene(["factories", "production_cycle"], owners=HALVES, marks=marks).begin()
    scene.army(0, "a", "cargo")
    return played("A neighbour pays for a factory; most turns have no production", scene, """
        1: end_movement
        1: use_cargo cargo_1
        1: build_factory b from a 2
        1: buy inf a
        1: buy inf a | refused
        1: end_production
        2: end_movement
        1: end_movement
        2: end_movement
        2: buy cargo c
        2: end_production
    """)


def alliance() -> SalvaTranscript:
    scene = allies(["second_line"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.army(2, "c", "tank")
    scene.army(3, "d", "inf inf")
    return played("Passage, a field as a present, and a tank under another's command", scene, """
        1: claim x for seat_2 | refused
        1: move tank_1 b
        2: agree
        1: cede e to seat_4
        4: decline
        1: cede e to seat_4 | refused
        1: end_movement
        1: cede e to seat_3
        3: agree
        1: end_production
        2: hand_over tank_2 to seat_3
        3: agree
        2: end_movement
        2: end_production
        2: move tank_2 c
        3: agree
        3: claim d for seat_2
        3: attack d with tank_2, tank_4
        2: agree
        4: lines
        2: lines tank_2 2
        3: decline
        3: lines | 3
        4: hold_fire
        2: fight_on | 3
        3: fire tank_4 inf_5
        2: fire tank_2 inf_5 | refused
        3: end_battle staying
        4: agree
        2: agree
    """)


SALVA: tuple[Script, ...] = (
    conquest, retreat, sealed_armies, blitz_in_time, blitz_too_late, elimination, resignation, draw, terrain, canal,
    landing, diving, bombing, siege, industry, alliance,
)  # fmt: skip
