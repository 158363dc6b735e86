"""A match of Salva through the real doors: its map by its scenario, orders chosen from what decisions write out."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Json, Player, Running
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import new_position
from velmoci.server.salva.scenarios import seat_colours

SCENARIO = "canal_zone"


def test_the_map_depends_on_the_scenario(server: Running) -> None:
    usual = server.get("/api/maps/salva").json()
    drawn = server.post("/api/maps/salva", {"options": {"scenario": SCENARIO}}).json()
    assert (usual["id"], drawn["id"]) == ("border_war", SCENARIO)
    assert {field["sea"] for field in drawn["fields"]} == {True, False}
    assert all(field["path"].startswith("M") for field in drawn["fields"])
    assert {kind["id"] for kind in drawn["kinds"] if kind["available"]} > {"infantry", "tank", "cruiser"}


def test_maps_that_do_not_exist_are_told(server: Running) -> None:
    assert server.post("/api/maps/salva", {"options": {"scenario": "nowhere"}}).status_code == 409
    assert server.post("/api/maps/expanze", {"options": {}}).status_code in (404, 405)
    assert server.get("/api/maps/chess").status_code == 404


def test_lists_show_every_seat_in_the_colour_of_its_side() -> None:
    """The map keeps colours by the places of its sides; the lot may seat players otherwise."""
    rulebook = scenario_rulebook("three_claims", None, {"assignment": "lot"})
    places = {side: f"seat_{place + 1}" for place, side in enumerate(("king", "duke", "bishop"))}
    seen = set()
    for seed in range(8):
        position = new_position(rulebook)
        assert seat_colours(rulebook.to_json(), position.public_json()) == ["", "", ""], "nobody has a side yet"
        position.apply(-1, Begin(), Seeded(seed))
        public: Json = position.public_json()
        colours = seat_colours(rulebook.to_json(), public)
        assert colours == [places[power["side"]] for power in public["powers"]]
        seen.add(tuple(colours))
    assert len(seen) > 1


def test_a_list_of_matches_tells_the_colours(server: Running) -> None:
    made = server.make("me", "random", game="salva", options={"scenario": SCENARIO})
    with server.player(made["match"], made["places"][0]["token"]) as player:
        player.catch_up(lambda it: it.is_asked)
    (mine,) = server.post("/api/mine", {"places": made["places"]}).json()["matches"]
    assert sorted(mine["line"]["colours"]) == ["seat_1", "seat_2"]
    made = server.make("me", "steady", "steady")
    (mine,) = server.post("/api/mine", {"places": made["places"]}).json()["matches"]
    assert mine["line"]["colours"] == []


def chosen(player: Player) -> Json:
    """The first thing that the open question writes out; with little to choose, what it says itself."""
    asked = next(one for one in player.decisions if one["waits"])
    choices: dict[str, Any] = asked["about"]["choices"]
    for kind in ("place", "buy"):
        offer = next((one for one in choices.get(kind, []) if one["can"]), None)
        if offer is not None:
            return {"kind": kind, "item": offer["item"], "spot": offer["spot"]}
    for field, battle in choices.get("attack", {}).items():
        marches = [[unit, *way] for unit, way in battle["units"].items()]
        return {"kind": "attack", "field": field, "marches": marches}
    for kind in ("end_movement", "end_production", "fight_on", "hold_fire"):
        if kind in asked["offers"]:
            return {"kind": kind}
    default: Json = asked["default"]
    return default


def test_a_match_is_made_with_a_scenario_and_played_against_a_bot(server: Running) -> None:
    made = server.make("me", "random", game="salva", options={"scenario": SCENARIO})
    with server.player(made["match"], made["places"][0]["token"]) as player:
        assert player.public["fields"].keys() == {
            field["id"]
            for field in server.post("/api/maps/salva", {"options": {"scenario": SCENARIO}}).json()["fields"]
        }
        for _ in range(60):
            player.catch_up(lambda it: it.is_asked or it.is_over)
            if player.is_over or player.public["round"] > 2:
                break
            assert player.order(chosen(player))["type"] == "done"
        assert player.order({"kind": "resign"})["type"] == "done"
        player.catch_up(lambda it: it.is_over)


def test_what_an_army_leaves_is_told_to_the_one_who_puts_it_together(server: Running) -> None:
    options = {"scenario": "first_steps", "placement_mode": "blind"}
    made = server.make("me", "person", game="salva", options=options)
    token = made["places"][0]["token"]
    server.join(made["match"], invitation=made["invitation"])
    with server.player(made["match"], token) as player:
        player.catch_up(lambda it: it.is_asked)
        offer = player.decisions[0]["about"]["choices"]["seal"][0]

    def drafted(count: int) -> Any:
        words = f"seal {offer['item']} {offer['spot']} {count}"
        path = f"/api/matches/{made['match']}/forecast"
        return server.get(path, params={"order": words}, headers={"authorization": f"Bearer {token}"}).json()

    one = drafted(1)
    assert set(one) == {"left", "offers"}
    assert {"item", "spot", "price", "can"} <= set(one["offers"][0])
    assert drafted(999) is None


def test_a_match_that_is_over_has_nothing_to_reckon_any_more(server: Running) -> None:
    made = server.make("me", "random", game="salva", options={"scenario": "first_steps"})
    token = made["places"][0]["token"]
    with server.player(made["match"], token) as player:
        player.catch_up(lambda it: it.is_asked)
        assert player.order({"kind": "resign"})["type"] == "done"
        player.catch_up(lambda it: it.is_over)
    for what in ("battle", "battle/odds", "unit?unit=tank_1"):
        answer = server.get(f"/api/matches/{made['match']}/{what}", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()) == (200, None)
    answer = server.get(f"/api/matches/{made['match']}/forecast", headers={"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()) == (200, {})
