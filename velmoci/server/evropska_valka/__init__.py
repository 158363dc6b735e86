"""Evropská válka on the server."""

from velmoci.server.face import Face

FACE = Face(
    handlers="velmoci.server.evropska_valka.handlers",
    boards={"europe": "velmoci.evropska_valka.picture"},
    advice="velmoci.evropska_valka.options",
    odds="velmoci.odds.evropska_valka.attack",
    threats="velmoci.evropska_valka.threats",
    luck="velmoci.odds.evropska_valka.luck",
)
