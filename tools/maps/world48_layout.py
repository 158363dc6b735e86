"""What is set by hand on the picture of the world: cuts, lenses, islands, sea routes, names in the sea.

Places are (longitude, latitude) in degrees; the map runs from 169° W to 191° E.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.maps.geometry import Place, wiggle
from tools.maps.projection import Lens

WEST, EAST, NORTH, SOUTH = -169.0, 191.0, 83.6, -57.5
WIDTH, MARGIN, HEADROOM, FOOTROOM = 1600.0, -20.0, 72.0, 26.0
HEIGHTEN, LEFTWARDS = 1.3, 20.0
LENSES = (
    Lens((15.0, 50.0), 0.95, 165.0),
    Lens((40.0, 39.5), 0.35, 60.0),
    Lens((134.0, -25.0), 0.2, 120.0),
    Lens((-19.0, 65.0), 0.6, 30.0),
    Lens((138.0, 37.0), 0.4, 45.0),
    Lens((172.0, -41.0), 0.4, 50.0),
    # The narrow gap in the Altai that keeps Central Asia and Mongolia apart.
    Lens((87.6, 49.1), 0.8, 26.0),
)

# The ends lie outside the country, so that every cut runs right through it.
URAL = wiggle([(62, 90), (60.4, 73), (59.6, 68), (60.5, 62), (59.6, 56), (60.1, 50), (60, 44)], 0.2, 1)
LENA = wiggle([(120, 90), (121, 76), (120, 70), (118.8, 64), (120.6, 58), (119.6, 54), (120.2, 48)], 0.2, 3)
HUNDRED_WEST = wiggle(
    [(-100, 90), (-100, 70), (-99.6, 60), (-100.2, 52), (-100, 45), (-99.8, 36), (-100, 20)], 0.12, 5
)
TWELVE_SOUTH = wiggle([(-70, -12), (-62, -12), (-54, -11.7), (-46, -12.3), (-38, -12), (-30, -12)], 0.14, 8)
AUSTRALIA_129 = wiggle([(129, -8), (129.2, -18), (128.8, -26), (129, -36)], 0.08, 9)
AUSTRALIA_141 = wiggle([(141.2, -8), (141, -20), (140.8, -28), (141, -42)], 0.08, 11)


@dataclass(frozen=True)
class Island:
    """A state too small to hit: drawn on a disc, `width` wide; pieces farther than `group` are left out."""

    centre: Place
    width: float
    group: float


ISLANDS = {
    "bermuda": Island((-64.8, 31.5), 13.0, 60.0),
    "falklands": Island((-54.0, -51.2), 23.0, 10.0),
    "canary_islands": Island((-20.5, 29.0), 23.0, 60.0),
}
DISC = 28.0
ISLAND_RISE, ARMY_DROP = 17.0, 8.0


@dataclass(frozen=True)
class Route:
    """A line over the sea from near one coast to near another, bent towards the `via` places."""

    first: str
    start: Place
    second: str
    end: Place
    via: tuple[Place, ...] = ()


ROUTES = (
    Route("bermuda", (-64, 32), "falklands", (-55, -51), ((-26, 18), (-16, -26))),
    Route("bermuda", (-62, 32), "canary_islands", (-20, 29), ((-41, 35),)),
    Route("falklands", (-54, -51), "canary_islands", (-20, 28), ((-2, -42), (-30, 8))),
    Route("falklands", (-57, -51), "argentina", (-69, -50.5)),
    Route("canary_islands", (-18, 29), "maghreb", (-11, 28.8)),
    Route("madagascar", (44.2, -18.5), "south_africa", (38.5, -17), ((41, -19.5),)),
    Route("bermuda", (-66, 32), "eastern_usa", (-76, 35.2)),
    Route("iceland", (-15, 64.3), "great_britain", (-5.5, 58.4), ((-9, 62.5),)),
    Route("iceland", (-23, 66.4), "greenland", (-27, 68.5)),
    Route("japan", (130.2, 32.2), "china", (121.8, 30.5), ((126, 30),)),
    Route("japan", (140.3, 35.2), "new_guinea", (143.5, -3.6), ((150, 17),)),
    Route("indonesia", (120.2, -9.8), "western_australia", (122.2, -17.5), ((118.5, -14.5),)),
    Route("maghreb", (-2.6, 35.2), "iberia", (-2.4, 36.8)),
    Route("egypt", (21.6, 32.9), "southern_europe", (22.3, 36.6), ((20.5, 34.5),)),
    Route("great_britain", (-9.9, 53.4), "eastern_canada", (-55.6, 52.5), ((-32, 57),)),
    Route("great_britain", (-3.7, 50.3), "france", (-3.3, 48.9)),
    Route("greenland", (-53, 67), "eastern_canada", (-62, 66.5), ((-57.5, 67.8),)),
    Route("new_guinea", (142.6, -9.2), "eastern_australia", (142.5, -10.7)),
    Route("new_zealand", (174.4, -38), "eastern_australia", (151.3, -33.5), ((164, -32),)),
)


@dataclass(frozen=True)
class Wrap:
    """A route that leaves the map on one side and comes back on the other."""

    west_state: str
    west_coast: Place
    west_exit: Place
    east_state: str
    east_coast: Place
    east_exit: Place


WRAPS = (
    Wrap("alaska", (-166.5, 65.2), (-172, 65.6), "chukotka", (189.5, 66), (193, 66)),
    Wrap("peru_chile", (-73.5, -38.5), (-146, -42), "new_zealand", (178.3, -38), (182.5, -38.7)),
)


@dataclass(frozen=True)
class Placed:
    """An army placed by hand, and its name: over the army, or beside `name` if that is given."""

    army: Place
    size: float
    lines: dict[str, tuple[str, ...]]
    name: Place | None = None
    anchor: str = "middle"


def _lines(cs: str, en: str) -> dict[str, tuple[str, ...]]:
    return {"cs": tuple(cs.split("|")), "en": tuple(en.split("|"))}


BY_HAND = {
    "western_australia": Placed((122.0, -27.8), 15.5, _lines("Západní|Austrálie", "Western|Australia")),
    "central_australia": Placed((134.8, -25.0), 15.5, _lines("Střední|Austrálie", "Central|Australia")),
    "chukotka": Placed((131, 61.5), 15.5, _lines("Čukotka|a Dálný východ", "Chukotka|and the Far East")),
    "turkey": Placed(
        (29.0, 39.2), 15.5, _lines("Turecko|a Kavkaz", "Turkey and|the Caucasus"), (33.5, 39.3), "start"
    ),
    "arabia": Placed((48.0, 18.6), 15.5, _lines("Arábie|a Levanta", "Arabia and|the Levant"), (43.2, 27.6)),
    "indochina": Placed((102.5, 15.5), 15.5, _lines("Indočína", "Indochina")),
    "indonesia": Placed((102.0, -0.9), 15.5, _lines("Indonésie", "Indonesia"), (103.5, -9.3)),
    "japan": Placed((138, 36.2), 15.5, _lines("Japonsko", "Japan"), (143.8, 38), "start"),
    "iceland": Placed((-18.6, 65.0), 15.5, _lines("Island", "Iceland"), (-20.5, 61.5)),
    "great_britain": Placed(
        (-1.6, 52.6), 15.5, _lines("Velká Británie|a Irsko", "Great Britain|and Ireland"), (-11.5, 51), "end"
    ),
    "france": Placed((3.0, 45.6), 15.5, _lines("Francie|a Benelux", "France|and Benelux")),
    "iberia": Placed((-4.0, 40.0), 15.5, _lines("Pyrenejský|poloostrov", "Iberia"), (-10.4, 40.6), "end"),
    "southern_europe": Placed(
        (21.7, 42.3), 15.5, _lines("Jižní Evropa|a Balkán", "Southern Europe|and the Balkans")
    ),
    "canary_islands": Placed(
        (-20.5, 29), 15.5, _lines("Kanárské|ostrovy", "Canary|Islands"), (-30.5, 27.5), "end"
    ),
    "madagascar": Placed((46.7, -19.3), 15.5, _lines("Madagaskar", "Madagascar"), (52.5, -19), "start"),
    "central_america": Placed(
        (-102.5, 23.8),
        15.5,
        _lines("Střední Amerika|a Karibik", "Central America|and the Caribbean"),
        (-101, 14),
        "end",
    ),
    "bermuda": Placed((-64.8, 31.5), 15.5, _lines("Bermudy", "Bermuda"), (-64.8, 38.6)),
    "colombia_venezuela": Placed(
        (-72.0, 4.6), 15.5, _lines("Kolumbie|a Venezuela", "Colombia and|Venezuela"), (-79.5, 3.0), "end"
    ),
    "falklands": Placed((-54, -51.2), 15.5, _lines("Falklandy", "Falkland Islands"), (-54, -58.3)),
    "new_guinea": Placed((143.0, -6.2), 15.5, _lines("Nová|Guinea", "New|Guinea"), (153.5, 0.0), "start"),
    "new_zealand": Placed((170.8, -43.6), 15.5, _lines("Nový Zéland", "New Zealand"), (166, -47), "end"),
    "peru_chile": Placed((-73.8, -11.5), 15.5, _lines("Peru|a Chile", "Peru|and Chile"), (-80.5, -12.0), "end"),
    "eastern_canada": Placed((-72.0, 53.0), 15.5, _lines("Východní|Kanada", "Eastern|Canada")),
    "scandinavia": Placed((14.6, 63.0), 15.5, _lines("Skandinávie", "Scandinavia")),
    "mongolia": Placed((104.0, 45.6), 15.5, _lines("Mongolsko", "Mongolia")),
    "eastern_europe": Placed((29.5, 49.0), 15.5, _lines("Východní|Evropa|a Pobaltí", "Eastern|Europe and|the Baltics")),
    "eastern_australia": Placed(
        (146.0, -25.0), 15.5, _lines("Východní|Austrálie", "Eastern|Australia"), (154.0, -24.0), "start"
    ),
    "persia": Placed((57.0, 30.0), 15.5, _lines("Persie", "Persia"), (57.5, 35.0)),
    "european_russia": Placed((46.0, 57.5), 17.0, _lines("Evropské|Rusko", "European|Russia")),
}
