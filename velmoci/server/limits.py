"""Rate limits: a bucket of tokens for each address or connection."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 50_000
"""Beyond so many addresses, full buckets are forgotten."""


class Bucket:
    """Fills by `rate` tokens a second up to `size`; every request takes one."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float, at: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = at

    def take(self, at: float) -> bool:
        """Takes a token, or says that there is none."""
        self.tokens = min(self.size, self.tokens + (at - self.at) * self.rate)
        self.at = at
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limiter:
    """One bucket for each key."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = per_minute / 60
        self.size = max(5.0, per_minute / 6)
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        """Whether one more is allowed to that key now."""
        now = self.clock()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget(now)
            bucket = self.buckets[key] = Bucket(self.rate, self.size, now)
        return bucket.take(now)

    def forget(self, now: float) -> None:
        """Drops the buckets that are full again; if all are in use, all."""
        full = self.size / self.rate
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()


def is_loopback(address: str) -> bool:
    """Whether an address is this machine itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def address_key(address: str) -> str:
    """What an address is counted as: an IPv6 network of one household counts as one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address
