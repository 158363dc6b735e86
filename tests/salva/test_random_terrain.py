"""Random terrain (SA-random_terrain)."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.random_terrain import ONE_SET, filled_bag
from velmoci.salva.library import LIBRARY

BOTH = ["terrain", "random_terrain"]


@clause("SA-random_terrain-2", "SR-random_terrain-1")
def test_the_bag_holds_whole_sets() -> None:
    assert sum(ONE_SET.values()) == 12
    assert len(filled_bag(ONE_SET, 12)) == 12
    assert len(filled_bag(ONE_SET, 13)) == 24
    assert filled_bag(ONE_SET, 13).count("forest") == 4


@clause("SA-random_terrain-1", "SA-random_terrain-2", "SA-random_terrain-3", "SA-random_terrain-5")
def test_tokens_go_to_the_land_fields_in_order_and_set_only_what_they_name() -> None:
    scene = Scene(BOTH, marks={"a": {"defence": "3"}}).begin([6, 6, 8, 1])
    fields = scene.position.public_json()["fields"]
    assert isinstance(fields, dict)
    bonuses = {name: (field["defence"], field["roughness"], field["production"]) for name, field in fields.items()}
    assert bonuses["a"] == ("3/2", "2", "1")
    assert bonuses["b"] == ("3/2", "2", "1")
    assert bonuses["c"] == ("1", "1/2", "1")
    assert bonuses["d"] == ("1", "1", "1")
    assert bonuses["s"] == ("1", "1", "1")


@clause("SA-random_terrain-4")
def test_tokens_are_laid_before_the_sides_get_their_territory() -> None:
    scene = Scene(BOTH)
    events = [event.seen_by_all().sentence for event in scene.position.apply(-1, Begin(), Seeded(1))]
    assert events.index("token-laid") < events.index("side-taken")
    assert events.count("token-laid") == 4


def test_an_empty_bag_is_refused() -> None:
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(LIBRARY, BOTH, {"terrain_bag": dict.fromkeys(ONE_SET, 0)})
