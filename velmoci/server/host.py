"""Everything that a running server consists of, handed to whoever answers a request."""

from __future__ import annotations

from dataclasses import dataclass

from velmoci.match.storage import Storage
from velmoci.server.hub import Hub
from velmoci.server.limits import Limiter
from velmoci.server.making import Makers
from velmoci.server.metrics import Metrics
from velmoci.server.pages import Pages
from velmoci.server.settings import Settings

LOGINS_PER_MINUTE = 12


@dataclass
class Host:
    """The parts, made once."""

    settings: Settings
    storage: Storage
    metrics: Metrics
    hub: Hub
    pages: Pages
    makers: Makers
    logins: Limiter
    """Guesses of a password are rare, whatever address they come from."""

    @staticmethod
    def make(settings: Settings, storage: Storage) -> Host:
        """The parts of a server that is not running yet."""
        metrics = Metrics()
        hub = Hub(settings, storage, metrics)
        return Host(settings, storage, metrics, hub, Pages(), Makers(), Limiter(LOGINS_PER_MINUTE))
