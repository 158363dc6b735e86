"""Counters in the text format of Prometheus, without a library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = tuple[tuple[str, str], ...]


class Counter:
    """A number that only grows, one for each set of labels."""

    kind = "counter"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.values: dict[Labels, float] = {}

    def add(self, amount: float = 1, **labels: str) -> None:
        """Adds to the number with these labels."""
        key = tuple(labels.items())
        self.values[key] = self.values.get(key, 0) + amount

    def lines(self) -> list[str]:
        """The samples."""
        return [
            f"{self.name}{written(labels)} {number(value)}" for labels, value in sorted(self.values.items())
        ]


class Gauge:
    """A number that is looked up when it is asked for."""

    kind = "gauge"

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name = name
        self.help = help
        self.look = look

    def lines(self) -> list[str]:
        """The one sample."""
        return [f"{self.name} {number(self.look())}"]


class Histogram:
    """How long something took, in seconds."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Counts one duration."""
        self.total += seconds
        place = 0
        while place < len(BUCKETS) and seconds > BUCKETS[place]:
            place += 1
        self.counts[place] += 1

    def lines(self) -> list[str]:
        """Cumulative buckets, sum and count."""
        seen, out = 0, []
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            seen += count
            out.append(f'{self.name}_bucket{{le="{limit}"}} {seen}')
        return [*out, f"{self.name}_sum {number(self.total)}", f"{self.name}_count {seen}"]


class Metrics:
    """All that the server counts."""

    def __init__(self) -> None:
        self.requests = Counter("velmoci_requests_total", "HTTP requests by route and status.")
        self.messages = Counter("velmoci_messages_total", "WebSocket messages received, by type.")
        self.refusals = Counter("velmoci_refusals_total", "Commands that were refused, by reason.")
        self.goodbyes = Counter("velmoci_goodbyes_total", "Connections that the server closed, by reason.")
        self.conflicts = Counter("velmoci_conflicts_total", "Commands run again after a lost race.")
        self.bot_orders = Counter("velmoci_bot_orders_total", "Orders given by bots.")
        self.bot_failures = Counter("velmoci_bot_failures_total", "Bots that crashed or were too slow.")
        self.errors = Counter("velmoci_errors_total", "Unforeseen errors.")
        self.orders = Histogram("velmoci_command_seconds", "From a command's arrival to its answer.")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, help: str, look: Callable[[], float]) -> None:
        """Adds a number to be looked up."""
        self.gauges.append(Gauge(name, help, look))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        counters: tuple[Counter | Gauge | Histogram, ...] = (
            self.requests, self.messages, self.refusals, self.goodbyes, self.conflicts, self.bot_orders,
            self.bot_failures, self.errors, self.orders, *self.gauges,
        )  # fmt: skip
        lines: list[str] = []
        for item in counters:
            lines += [f"# HELP {item.name} {item.help}", f"# TYPE {item.name} {item.kind}", *item.lines()]
        return "\n".join(lines) + "\n"


def written(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{escaped(value)}"' for name, value in labels) + "}"


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
