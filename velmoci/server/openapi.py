"""The OpenAPI document and the schema of the WebSocket messages, made from the route table and the types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from velmoci import __version__
from velmoci.server.messages import ClientMessage, Problem, ServerMessage
from velmoci.server.routes import JSON, PATTERNS, Route

REF: Final = "#/components/schemas/{name}"
PHRASES: Final = {
    200: "Done",
    201: "Made",
    400: "Not HTTP, not JSON or not notation",
    401: "A wrong name or password",
    403: "Not allowed",
    404: "There is no such thing",
    405: "Not with this method",
    409: "The rules or the present state do not allow it",
    413: "Too large",
    415: "Not sent as JSON",
    422: "Not what the type asks for",
    429: "Too often; try again later",
    503: "Too busy, or the storage does not answer",
}
ANYWHERE: Final = frozenset({400, 403, 405, 413, 429, 503})
"""What any request may get: the middleware knows no routes, and a path knows which methods it has."""

def openapi(routes: Iterable[Route]) -> dict[str, Any]:
    """The whole document."""
    routes = list(routes)
    types = unique([Problem, *(kind for route in routes for kind in json_types(route))])
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Velmoci",
            "version": __version__,
            "description": "Lobby, matches, replays, rules. Play itself goes through the WebSocket at /ws.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat"}
            },
        },
    }


def unique(kinds: list[Any]) -> list[Any]:
    return list({id(kind): kind for kind in kinds}.values())


def json_types(route: Route) -> list[Any]:
    """The types that a route sends or takes as JSON."""
    return [kind for kind in (route.body, route.answer) if kind is not None and not isinstance(kind, str)]


def operation(route: Route, known: dict[int, Any]) -> dict[str, Any]:
    """One method of one path."""
    out: dict[str, Any] = {"operationId": route.name, "summary": route.summary}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": PATTERNS[name]}}
        for name in route.parameters
    ]
    parameters += query_parameters(route)
    if parameters:
        out["parameters"] = parameters
    if route.takes_token:
        out["security"] = [{}, {"seat": []}]
    if route.body is not None:
        out["requestBody"] = {"required": True, "content": {JSON: {"schema": known[id(route.body)]}}}
    out["responses"] = responses(route, known)
    return out


def query_parameters(route: Route) -> list[dict[str, Any]]:
    """The fields of the query type."""
    if route.query is None:
        return []
    (_, components) = msgspec.json.schema_components([route.query], ref_template=REF)
    (schema,) = components.values()
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": field}
        for name, field in schema["properties"].items()
    ]


def responses(route: Route, known: dict[int, Any]) -> dict[str, Any]:
    """The answer, and the problems that there may be."""
    if isinstance(route.answer, str):
        content: dict[str, Any] = {route.answer: {"schema": {"type": "string"}}}
    else:
        content = {JSON: {"schema": known[id(route.answer)] if route.answer is not None else {}}}
    out: dict[str, Any] = {str(route.status): {"description": PHRASES[route.status], "content": content}}
    for status in sorted(all_problems(route)):
        out[str(status)] = {"description": PHRASES[status], "content": {JSON: {"schema": known[id(Problem)]}}}
    return out


def all_problems(route: Route) -> set[int]:
    """The statuses of a route's problems: its own, those of its kind, and those of every request."""
    statuses = {*ANYWHERE, *route.problems}
    if route.query is not None:
        statuses.add(422)
    if route.body is not None:
        statuses |= {415, 422}
    if route.parameters:
        statuses.add(404)
    return statuses


def message_schema() -> dict[str, Any]:
    """JSON Schema of what travels over the WebSocket."""
    schemas, components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Velmoci: messages over the WebSocket",
        "properties": {"client": schemas[0], "server": schemas[1]},
        "$defs": dict(sorted(components.items())),
    }


def as_text(document: dict[str, Any]) -> str:
    """A document as it is kept in the repository."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
