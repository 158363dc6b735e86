"""What every request passes before a handler sees it: origin, size, rate, and headers that protect."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from velmoci.server.limits import Limiter, address_key, is_loopback
from velmoci.server.logs import log
from velmoci.server.messages import Problem
from velmoci.server.metrics import Metrics
from velmoci.server.routes import problem_response
from velmoci.server.settings import Settings

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
PROTECTION: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ONCE: Final = (b"host", b"origin", b"content-length", b"authorization")
"""Headers that say one thing or none: of two, another program may have believed the other."""
FORWARDED: Final = "forwarded"
"""In place of an address: a proxy says that this very machine asks; anybody can make a careless proxy say so."""


class TooLarge(Exception):
    """A body that goes on beyond what is allowed."""


class AccessMiddleware:
    """Wraps the application; WebSockets are checked for their origin here, and for the rest by the hub."""

    def __init__(self, app: ASGIApp, play: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.play = play
        self.settings = settings
        self.metrics = metrics
        self.requests = Limiter(settings.requests_per_minute)
        self.changes = Limiter(settings.changes_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page of another origin may not open a connection."""
        headers = plain_headers(scope)
        if is_doubled(scope) or not self.is_own_host(headers) or not self.is_own_origin(headers):
            log("foreign origin", logging.WARNING, address=address_of(scope), route="/ws")
            await send({"type": "websocket.close", "code": 1008})
            return
        await (self.play if scope["path"] == "/ws" else self.app)(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Checks a request; every answer is protected, and every error is told in general terms."""
        status = 500
        has_begun = False

        async def protected(message: Message) -> None:
            nonlocal status, has_begun
            if message["type"] == "http.response.start":
                status = message["status"]
                has_begun = True
                message["headers"] = [*message.get("headers", ()), *PROTECTION]
            await send(message)

        refused = self.refuse(scope)
        try:
            if refused is not None:
                await problem_response(*refused)(scope, receive, protected)
            else:
                await self.app(scope, limited(receive, self.settings.body_size), protected)
        except ClientDisconnect:
            status = 499
        except TooLarge:
            await problem_response(413, Problem("too_large"))(scope, receive, protected)
        except Exception as error:
            self.metrics.errors.add()
            log("error", logging.ERROR, error, method=scope["method"], route=route_of(scope))
            if not has_begun:
                await problem_response(500, Problem("server_error"))(scope, receive, protected)
        finally:
            self.metrics.requests.add(route=route_of(scope), method=method_of(scope), status=str(status))

    def refuse(self, scope: Scope) -> tuple[int, Problem] | None:
        """What is wrong with a request before anybody has read it."""
        headers = plain_headers(scope)
        if is_doubled(scope):
            return 400, Problem("doubled_header")
        if not self.is_own_host(headers):
            return 403, Problem("foreign_host")
        changes = scope["method"] not in SAFE
        if changes and not self.is_own_origin(headers):
            return 403, Problem("foreign_origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_size:
            return 413, Problem("too_large")
        address = address_of(scope)
        if is_loopback(address):
            return None
        key = address_key(address)
        if not self.requests.allows(key) or (changes and not self.changes.allows(key)):
            return 429, Problem("too_often")
        return None

    def is_own_host(self, headers: dict[str, str]) -> bool:
        """A server for this machine alone answers to no other name, whatever a foreign name server says."""
        if not is_loopback(self.settings.host):
            return True
        name = host_in(f"//{headers.get('host', 'localhost')}")
        return is_loopback(name) or name.endswith(".localhost") or name in hosts(self.settings.origins)

    def is_own_origin(self, headers: dict[str, str]) -> bool:
        """Whether a page of this server sent it, or no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if origin.lower() in self.settings.origins:
            return True
        return bool(host_in(origin)) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def hosts(origins: Iterable[str]) -> set[str]:
    return {host_in(origin) for origin in origins} - {""}


def host_in(address: str) -> str:
    """The name of the machine in an address; of one that makes no sense, none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def limited(receive: Receive, most: int) -> Receive:
    """Stops reading where the announced length was a lie."""
    total = 0

    async def counted() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > most:
            raise TooLarge
        return message

    return counted


def plain_headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def is_doubled(scope: Scope) -> bool:
    """Whether a header that must stand once stands there twice."""
    names = [name.lower() for name, _ in scope["headers"]]
    return any(names.count(name) > 1 for name in ONCE)


def address_of(scope: Scope) -> str:
    """The address that a request came from; only who asks without a proxy can be this machine itself."""
    client = scope.get("client")
    address = client[0] if client else "localhost"
    is_forwarded = any(name.lower() == b"x-forwarded-for" for name, _ in scope.get("headers", ()))
    return FORWARDED if is_forwarded and is_loopback(address) else address


def route_of(scope: Scope) -> str:
    """The path's pattern, so that no match and no name stands in logs and metrics."""
    return str(scope.get("velmoci.route", "other"))


def method_of(scope: Scope) -> str:
    return scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
