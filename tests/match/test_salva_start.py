"""A match of Salva that begins with a map of its own and a fair start: played, folded again, with bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match.tables import BOT, PERSON, START, Played, same, told
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import assemble
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.match import NoUndo
from velmoci.match.table import MatchTable, make_header

CHAPTERS = ["multiplayer", "priorities", "fair_start", "random_map"]


def begun(seats: list[SeatSetup], scenario: str, chapters: list[str]) -> tuple[Played, list[int]]:
    played = Played([PERSON] * len(seats))
    options = {**scenario_options(scenario), "scenario": scenario, "players": len(seats), "hard_round_cap": 20}
    rulebook = assemble(find_game("salva").library, chapters, options)
    played.header, played.secret = make_header("salva", rulebook.to_json(), seats, ClockSetup(), START)
    played.table = MatchTable.create(played.header, played.secret)
    return played, played.fill()


def scenario_options(scenario: str) -> dict[str, Any]:
    book = find_game("salva").rulebook({"scenario": scenario})
    return {name: book.options[name] for name in ("goal", "rounds")}


def fair(table: MatchTable, seat: int = -1) -> dict[str, Any]:
    shown: Any = told(table, seat)["public"]
    found: dict[str, Any] = shown["slices"]["fair_start"]
    return found


def test_three_people_bid_on_a_map_that_the_match_has_drawn() -> None:
    played, members = begun([PERSON] * 3, "three_claims", CHAPTERS)
    public: Any = played.table.public_json()
    assert public["phase"] == "agreement"
    assert "drawn = true" in public["map"]
    sides = fair(played.table)["sides"]
    played.order(members[1], f"propose_start seat_1 {sides[0]} 7, seat_2 {sides[1]} 7, seat_3 {sides[2]} 7")
    played.order(members[0], "use_method")
    total = fair(played.table)["total"]
    played.order(members[0], f"bid {total - 9} 5 4")
    own: Any = told(played.table, 0)["own"]
    assert own["bid"]["figures"] == [total - 9, 5, 4]
    for seat in (-1, 1, 2):
        seen = str(told(played.table, seat))
        assert f"{total - 9}, 5, 4" not in seen
        assert f"bid {total - 9} 5 4" not in seen
    for after in range(1, len(played.entries)):
        same(played.table, played.restored(after))
    played.order(members[1], f"bid 5 {total - 9} 4")
    with pytest.raises(NoUndo):
        played.do(members[0], "take_back")
    played.order(members[2], f"bid 4 5 {total - 9}")
    settlement = fair(played.table)["settlement"]
    assert [power["amount"] >= power["asked"] for power in settlement["powers"]] == [True] * 3
    same(played.table, played.restored())


def test_bots_take_part_in_a_fair_start_and_play_the_match_to_its_end() -> None:
    played, members = begun([PERSON, BOT], "border_war", ["fair_start", "random_map"])
    played.order(members[0], "use_method")
    played.order(members[0], "bid 10")
    played.bots_play(2000)
    assert fair(played.table)["stage"] == "done"
    assert len(fair(played.table)["settlement"]["powers"]) == 2
    played.order(members[0], "resign")
    assert played.table.status == "over"
    same(played.table, played.restored())
