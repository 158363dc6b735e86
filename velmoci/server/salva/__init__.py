"""Salva on the server."""

from velmoci.server.face import Face

FACE = Face(
    handlers="velmoci.server.salva.handlers",
    jobs="velmoci.server.salva.jobs",
    boards={"border": "velmoci.salva.picture"},
    scenarios="velmoci.server.salva.scenarios",
    battles="velmoci.odds.salva.battles",
    cards="velmoci.salva.cards",
    threats="velmoci.salva.threats",
)
