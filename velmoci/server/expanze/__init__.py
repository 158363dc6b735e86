"""Expanze on the server."""

from velmoci.server.face import Face

FACE = Face(
    handlers="velmoci.server.expanze.handlers",
    boards={"world": "velmoci.expanze.picture"},
    advice="velmoci.expanze.options",
    luck="velmoci.odds.expanze.luck",
)
