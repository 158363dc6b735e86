"""What is set by hand on the picture of Europe: the frame, names, ships, sea lanes, bridges.

Places are (longitude, latitude) in degrees.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.maps.geometry import Place
from tools.maps.projection import Lens

MIDDLE, SOUTH_TRUE, NORTH_TRUE = 17.0, 38.0, 62.0
CORNERS = ((-13.7, 38.0), (47.6, 32.0))
TOP = (20.0, 72.5)
WIDTH, HEIGHT, OVERLAP = 1400.0, 1215.0, 24.0
LENSES = (Lens((6.6, 50.9), 0.42, 165.0), Lens((20.5, 41.5), 0.16, 120.0))
AROUND = (-40.0, 15.0, 75.0, 76.0)
"""West, south, east and north of everything that is looked at; the frame shows less."""

NEIGHBOURS = ("ESH", "MRT", "MLI", "NER", "TCD", "SDN", "SAU", "KWT", "IRN", "TKM", "KAZ", "UZB", "RUS")
"""Land beyond the fifteen fields, drawn without colour."""


@dataclass(frozen=True)
class Field:
    """Where a field's figures and its name stand, in lines; the name is set around `name`."""

    army: Place
    name: Place
    size: float
    cs: tuple[str, ...]
    en: tuple[str, ...]
    anchor: str = "middle"


FIELDS = {
    "britain": Field((-1.3, 52.4), (-1.9, 53.75), 14, ("Británie",), ("Britain",)),
    "benelux": Field((5.0, 50.85), (5.35, 52.15), 12, ("Benelux",), ("Benelux",)),
    "southern_scandinavia": Field(
        (14.2, 59.3), (13.4, 61.4), 16, ("Jižní", "Skandinávie"), ("Southern", "Scandinavia")
    ),
    "france": Field((2.5, 46.3), (2.5, 47.6), 19, ("Francie",), ("France",)),
    "spain": Field((-4.0, 39.1), (-4.0, 40.5), 19, ("Španělsko",), ("Spain",)),
    "north_africa": Field((2.0, 32.2), (2.0, 33.6), 18, ("Severní Afrika",), ("North Africa",)),
    "germany": Field((10.2, 50.2), (10.4, 51.6), 18, ("Německo",), ("Germany",)),
    "austria_hungary": Field(
        (19.2, 46.2), (18.8, 47.8), 17, ("Rakousko-", "Uhersko"), ("Austria-", "Hungary")
    ),
    "italy": Field((11.9, 43.1), (10.9, 44.7), 16, ("Itálie",), ("Italy",)),
    "southern_balkans": Field(
        (22.4, 40.6), (23.3, 42.2), 15, ("Jižní Balkán",), ("Southern Balkans",)
    ),
    "anatolia": Field((32.5, 38.6), (33.3, 39.9), 18, ("Malá Asie",), ("Anatolia",)),
    "near_east": Field((39.3, 33.4), (39.3, 34.9), 17, ("Blízký východ",), ("Near East",)),
    "finland_baltics": Field(
        (26.4, 62.1), (27.0, 63.9), 14, ("Finsko", "a Pobaltí"), ("Finland and", "the Baltics")
    ),
    "russia": Field((39.0, 55.4), (39.0, 57.0), 22, ("Rusko",), ("Russia",)),
    "ukraine": Field((28.2, 50.8), (28.2, 52.6), 17, ("Ukrajina", "a Polsko"), ("Ukraine", "and Poland")),
}

SHIPS = {
    "britain": (-6.4, 49.9),
    "benelux": (3.5, 53.2),
    "southern_scandinavia": (4.3, 60.6),
    "france": (-2.6, 46.2),
    "germany": (7.1, 54.7),
    "russia": (38.6, 65.6),
    "spain": (0.8, 38.2),
    "north_africa": (4.6, 37.6),
    "italy": (12.2, 40.5),
    "southern_balkans": (20.2, 37.3),
    "anatolia": (30.8, 36.0),
    "near_east": (33.4, 33.2),
}
"""Where a ship lies before its harbour, in the sea that the harbour belongs to."""

LANES: dict[str, tuple[tuple[Place, ...], ...]] = {
    "atlantic": (
        (SHIPS["france"], (-6.5, 47.6), (-9.6, 49.8), (-12.0, 53.5), (-9.2, 57.6), (-4.0, 60.1), (0.5, 61.0),
         SHIPS["southern_scandinavia"]),
        (SHIPS["britain"], (-8.2, 49.6), (-10.6, 51.0)),
        (SHIPS["benelux"], (3.2, 54.6), SHIPS["germany"]),
        (SHIPS["germany"], (4.6, 56.4), (3.2, 58.6), SHIPS["southern_scandinavia"]),
        (SHIPS["southern_scandinavia"], (5.6, 63.6), (10.5, 67.5), (17.0, 70.6), (26.0, 71.9), (35.5, 70.6),
         (42.3, 67.9), (40.4, 66.4), SHIPS["russia"]),
    ),
    "mediterranean": (
        (SHIPS["spain"], (2.6, 37.8), SHIPS["north_africa"], (7.6, 37.9), (10.6, 38.0), (12.0, 36.9),
         (14.6, 35.1), (18.4, 36.0), SHIPS["southern_balkans"]),
        (SHIPS["italy"], (11.3, 39.3), (10.6, 38.0)),
        ((18.4, 36.0), (21.6, 34.9), (25.0, 34.2), (28.4, 34.9), SHIPS["anatolia"]),
        ((25.0, 34.2), (29.5, 33.2), SHIPS["near_east"]),
    ),
}  # fmt: skip
"""Lines through the harbours of each sea group: every harbour of a group is one voyage from every other."""

BRIDGES = (
    ("britain", (-0.6, 50.9), "france", (0.1, 49.5)),
    ("britain", (1.6, 52.3), "benelux", (4.4, 52.1)),
    ("germany", (13.2, 54.5), "southern_scandinavia", (13.5, 55.5)),
    ("italy", (18.2, 40.2), "southern_balkans", (19.5, 40.35)),
    ("spain", (-5.55, 36.2), "north_africa", (-5.5, 35.7)),
)
SHORTEST_BRIDGE = 26.0
CLOSED = (-7.4, 35.35)
CLOSED_CAPTION = (-9.4, 34.75)
CLOSED_WORDS = {"cs": ("Gibraltar", "je uzavřen"), "en": ("Gibraltar", "is closed")}


@dataclass(frozen=True)
class Sea:
    """The name of a sea, turned by degrees."""

    place: Place
    size: float
    turn: float
    cs: str
    en: str


SEAS = (
    Sea((-10.6, 45.6), 19, -60, "Atlantský oceán", "Atlantic Ocean"),
    Sea((-1.5, 64.6), 18, -20, "Norské moře", "Norwegian Sea"),
    Sea((0.7, 57.1), 14, -10, "Severní moře", "North Sea"),
    Sea((19.3, 57.4), 13, -62, "Baltské moře", "Baltic Sea"),
    Sea((34.6, 43.4), 17, 8, "Černé moře", "Black Sea"),
    Sea((19.0, 34.0), 18, 1, "Středozemní moře", "Mediterranean Sea"),
)
LEGEND = (26.0, 26.0)
