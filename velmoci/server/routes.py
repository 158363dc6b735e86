"""The table of routes: each names method, path, types and summary, and documentation is made from that."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from velmoci.kernel.errors import Malformed, Rejected, VelmociError
from velmoci.match.storage import Conflict, Unavailable
from velmoci.server.logs import log
from velmoci.server.messages import Problem
from velmoci.server.plain import holds_nul

if TYPE_CHECKING:
    from velmoci.server.host import Host

JSON: Final = "application/json"
PARAMETER: Final = re.compile(r"{(\w+)}")
ENCODER: Final = msgspec.json.Encoder()
PATTERNS: Final = {
    "match": r"^[A-Za-z0-9_-]{1,40}$",
    "language": r"^(cs|en)$",
    "game": r"^[a-z_]{1,40}$",
    "name": r"^[a-z-]{1,40}$",
    "scenario": r"^[a-z_]{1,40}$",
    "chapter": r"^[a-z_]{1,40}$",
}
"""What may stand in a path."""


class Failed(Exception):
    """A request that is answered with a problem instead of what it asked for."""

    def __init__(self, status: int, code: str, clause: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, clause, values)


@dataclass
class Call:
    """One request, read and checked."""

    request: Request
    path: dict[str, str]
    query: Any
    body: Any
    token: str
    """From `Authorization: Bearer …`; empty without one."""
    session: str
    """From the session cookie; empty without one."""
    headers: dict[str, str] = field(default_factory=dict)
    """Headers that the answer is to carry."""


Handler = Callable[["Host", Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One door of the HTTP interface."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any = None
    """The type of the answer; of an answer that is no JSON, its media type."""
    body: Any = None
    query: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    takes_token: bool = False
    """Whether a seat's token changes what is seen."""

    @property
    def parameters(self) -> list[str]:
        """The names in the path."""
        return PARAMETER.findall(self.path)

    @property
    def name(self) -> str:
        """The handler's name, which the OpenAPI document uses too."""
        return self.handler.__name__


async def answer(host: Host, route: Route, request: Request) -> Response:
    """Reads a request by its route's types and lets the handler answer; what goes wrong becomes a problem."""
    try:
        call = Call(
            request,
            read_path(request),
            read_query(route, request),
            read_body(route, await request.body(), request.headers.get("content-type", "")),
            bearer(request.headers.get("authorization", "")),
            request.cookies.get("velmoci_session", "")[:200],
        )
        result = await route.handler(host, call)
    except Failed as failed:
        return problem_response(failed.status, failed.problem)
    except (Conflict, Unavailable) as error:
        log("not kept", logging.ERROR, error, route=route.path, code=error.code)
        return problem_response(503, Problem("unavailable"))
    except VelmociError as error:
        return problem_response(status_of(error), problem_of(error))
    if isinstance(result, Response):
        result.headers.update(call.headers)
        return result
    headers = {"cache-control": "no-store", **call.headers}
    return Response(ENCODER.encode(result), route.status, headers, JSON)


def read_path(request: Request) -> dict[str, str]:
    """What stands in the path; nothing is called what no name can be."""
    for name, value in request.path_params.items():
        if re.fullmatch(PATTERNS[name], value) is None:
            raise Failed(404, "not_found")
    return dict(request.path_params)


def read_query(route: Route, request: Request) -> Any:
    """The query as the route's type; what the type does not know is an error."""
    if route.query is None:
        return None
    given = dict(request.query_params)
    if any("\0" in value for value in given.values()):
        raise Failed(422, "bad_query")
    try:
        return msgspec.convert(given, route.query, strict=False)
    except (msgspec.ValidationError, UnicodeError):
        raise Failed(422, "bad_query") from None


def read_body(route: Route, data: bytes, content_type: str) -> Any:
    """The body as the route's type; it must say that it is JSON, so that no foreign form can send it."""
    if route.body is None:
        return None
    if content_type.split(";")[0].strip().lower() != JSON:
        raise Failed(415, "not_json")
    try:
        if holds_nul(data):
            raise Failed(422, "bad_body", where="$")
        return msgspec.json.decode(data, type=route.body)
    except msgspec.ValidationError as error:
        raise Failed(422, "bad_body", where=place_of(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Failed(400, "not_json") from None


def place_of(error: msgspec.ValidationError) -> str:
    """Where in the body something is wrong, without repeating what stood there."""
    found = re.search(r"at `(\$[\w.\[\]…]*)`$", str(error))
    return found.group(1) if found else "$"


def bearer(header: str) -> str:
    scheme, _, token = header.partition(" ")
    return token.strip()[:200] if scheme.lower() == "bearer" else ""


def status_of(error: VelmociError) -> int:
    """The status for a mistake: nonsense, or something that the rules do not allow."""
    if isinstance(error, Malformed):
        return 400
    return 409 if isinstance(error, Rejected) else 422


def problem_of(error: VelmociError) -> Problem:
    """A mistake as it is told."""
    return Problem(error.code, getattr(error, "clause", None), dict(error.values))


def problem_response(status: int, problem: Problem) -> Response:
    """A problem as an answer."""
    return Response(ENCODER.encode(problem), status, {"cache-control": "no-store"}, JSON)
