"""A small match of Salva of two people that comes to a battle: the scenario of the ford, its armies and the attack."""

from __future__ import annotations

from typing import Any

from tests.maps import small_map
from tests.server.harness import Json, Player

FORD = small_map("ford")
OPTIONS: Json = {"scenario": FORD}
ARMIES = {
    "west": (("tank", "luka"), ("tank", "luka"), ("infantry", "les"), ("infantry", "les"), ("at_gun", "les")),
    "east": (("tank", "brod"), ("infantry", "brod"), ("infantry", "brod"), ("at_gun", "brod")),
}


def sit_down(server: Any, options: Json = OPTIONS, **more: Any) -> tuple[str, list[str]]:
    """Makes a match of two people and returns its id and the tokens of both seats."""
    made = server.make("me", "person", game="salva", options=options, **more)
    wish = {"nickname": "Bob", "invitation": made["invitation"]}
    joined = server.post(f"/api/matches/{made['match']}/join", wish)
    other: Json = joined if isinstance(joined, dict) else joined.json()
    places = sorted([*made["places"], other], key=lambda place: int(place["seat"]))
    return made["match"], [place["token"] for place in places]


def place_armies(players: list[Player], armies: Any = ARMIES) -> None:
    """Mixes, places both armies and goes on to the first movement phase."""
    for player in players:
        player.ask("mix", value="a")
    queues: dict[int, list[tuple[str, str]]] = {}
    while True:
        asked = waiting(players)
        kind = next(one["kind"] for one in asked.decisions if one["waits"])
        if kind == "movement":
            return
        if kind != "placing":
            default = next(one["default"] for one in asked.decisions if one["waits"])
            assert asked.order(default)["type"] == "done"
            continue
        side = asked.public["powers"][asked.seat]["side"]
        queue = queues.setdefault(asked.seat, list(armies[side]))
        order = {"kind": "stop_placing"}
        if queue:
            item, spot = queue.pop(0)
            order = {"kind": "place", "item": item, "spot": spot}
        assert asked.order(order)["type"] == "done", order


def waiting(players: list[Player]) -> Player:
    """The player whose turn it is, once everybody has heard of everything."""
    while True:
        latest = max(player.sequence for player in players)
        for player in players:
            player.catch_up(lambda told, latest=latest: told.sequence >= latest)  # type: ignore[misc]
        found = next((player for player in players if player.is_asked), None)
        if found is not None:
            return found
        players[0].receive()


def attack_with(player: Player, field: str = "brod") -> Json:
    """The attack on a field with everything that reaches it."""
    asked = next(one for one in player.decisions if one["waits"])
    units = asked["about"]["choices"]["attack"][field]["units"]
    return {"kind": "attack", "field": field, "marches": [[unit, *way] for unit, way in units.items()]}


def in_words(order: Json) -> str:
    """An attack as it is written."""
    return f"attack {order['field']} with " + ", ".join(":".join(march) for march in order["marches"])


def battle_at_the_ford(server: Any) -> tuple[str, list[str]]:
    """A battle with its lines drawn up: the match, the attacker's token and the defender's."""
    match, tokens = sit_down(server)
    with server.player(match, tokens[0]) as one, server.player(match, tokens[1]) as two:
        players = [one, two]
        place_armies(players)
        attacker = waiting(players)
        assert attacker.order(attack_with(attacker))["type"] == "done"
        for _ in range(2):
            asked = waiting(players)
            assert asked.order({"kind": "lines", "lines": []})["type"] == "done"
        first = attacker.seat
    return match, [tokens[first], tokens[1 - first]]
