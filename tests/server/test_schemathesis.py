"""The HTTP interface against its own OpenAPI document, by schemathesis; bounded, on loopback alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)  # fmt: skip

from tests.server.harness import running
from velmoci.server.app import OPENAPI

schema = schemathesis.openapi.from_dict(json.loads(OPENAPI.body))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("schema")) as server:
        server.host.logins.size = server.host.logins.rate = 1e9
        yield server.address


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_keeps_its_word(case: schemathesis.Case[Any], address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS, timeout=60)


def test_a_broken_word_would_be_noticed(tmp_path: Path) -> None:
    """The alarm rings: a document that promises another answer."""
    document = json.loads(OPENAPI.body)
    document["paths"] = {"/health": document["paths"]["/health"]}
    answer = document["paths"]["/health"]["get"]["responses"]["200"]["content"]["application/json"]
    answer["schema"] = {"type": "object", "required": ["nothing_of_the_kind"]}
    wrong = schemathesis.openapi.from_dict(document)
    with running(tmp_path) as server:
        case = wrong["/health"]["GET"].Case()
        with pytest.raises(BaseExceptionGroup) as failed:
            case.call_and_validate(base_url=server.address, checks=CHECKS)
    assert "nothing_of_the_kind" in str(failed.value.exceptions)
