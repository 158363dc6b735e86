"""The ASGI application: the route table, the WebSocket, the client's files, and the middleware around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.routing import Router
from starlette.types import ASGIApp

from velmoci import __version__
from velmoci.match.storage import Storage
from velmoci.server import accounts, advice, books, catalogue, judging, lobby, replays
from velmoci.server.face import all_of
from velmoci.server.host import Host
from velmoci.server.limits import is_loopback
from velmoci.server.messages import Health, Problem
from velmoci.server.middleware import AccessMiddleware, address_of
from velmoci.server.openapi import as_text, message_schema, openapi
from velmoci.server.play import Play
from velmoci.server.routes import JSON, Call, Failed, Route, answer, problem_response
from velmoci.server.settings import Settings
from velmoci.server.stored import Stored

METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
PLAIN: Final = "text/plain; version=0.0.4; charset=utf-8"


async def show_health(host: Host, call: Call) -> Health:
    await host.storage.check()
    return Health("stopping" if host.hub.is_stopping else "ok", __version__)


async def show_metrics(host: Host, call: Call) -> Response:
    """For this machine alone: at a small server it could be counted that others talk in secret."""
    if not is_loopback(address_of(call.request.scope)):
        raise Failed(404, "not_found")
    return Response(host.metrics.text(), 200, {"cache-control": "no-store"}, PLAIN)


async def show_openapi(host: Host, call: Call) -> Response:
    return OPENAPI.response(call.request)


async def show_schema(host: Host, call: Call) -> Response:
    return SCHEMA.response(call.request)


ROUTES: Final = [
    *(route for routes in all_of("handlers", "ROUTES") for route in routes),
    *advice.ROUTES,
    *judging.ROUTES,
    *catalogue.ROUTES,
    *books.ROUTES,
    *lobby.ROUTES,
    *replays.ROUTES,
    *accounts.ROUTES,
    Route("GET", "/api/openapi.json", show_openapi, "This document", dict[str, Any]),
    Route("GET", "/api/schema.json", show_schema, "JSON Schema of the WebSocket messages", dict[str, Any]),
    Route("GET", "/health", show_health, "Whether the server does its work", Health),
    Route(
        "GET", "/metrics", show_metrics, "Counters in the text format of Prometheus, for this machine alone",
        "text/plain", problems=(404,),
    ),
]  # fmt: skip
OPENAPI: Final = Stored(as_text(openapi(ROUTES)).encode(), JSON)
SCHEMA: Final = Stored(as_text(message_schema()).encode(), JSON)


def build_app(settings: Settings, storage: Storage) -> tuple[Host, ASGIApp]:
    """The application over a storage that is not open yet; the lifespan opens and closes it."""
    host = Host.make(settings, storage)

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        await storage.open()
        await host.hub.start()
        yield
        await host.hub.stop()
        await host.makers.stop()
        await storage.close()

    paths = [*http_paths(host), Path("/{path:path}", page(host), methods=METHODS)]
    app = Router(paths, redirect_slashes=False, lifespan=lifespan)
    return host, AccessMiddleware(app, Play(host.hub), settings, host.metrics)


def http_paths(host: Host) -> list[Path]:
    """One entry for each path; a method that it does not know is answered there."""
    paths: dict[str, dict[str, Route]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = route
    return [Path(path, endpoint(host, routes), methods=METHODS) for path, routes in paths.items()]


def endpoint(host: Host, routes: dict[str, Route]) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    async def answered(request: Request) -> Response:
        route = routes.get("GET" if request.method == "HEAD" else request.method)
        if route is None:
            return not_that_way(routes)
        request.scope["velmoci.route"] = route.path
        return await answer(host, route, request)

    return answered


def page(host: Host) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    async def shown(request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return not_that_way(["GET"])
        request.scope["velmoci.route"] = "page"
        return host.pages.response(request) or problem_response(404, Problem("not_found"))

    return shown


def not_that_way(methods: Iterable[str]) -> Response:
    """The path exists, but not for that method."""
    response = problem_response(405, Problem("wrong_method"))
    response.headers["allow"] = ", ".join(methods)
    return response
