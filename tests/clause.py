"""How a test says which rules it tests: `@clause("EX-FGT-16", "EX-FGT-17")`."""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, a test class or a parameter set with the ids of the rules it tests."""
    return pytest.mark.clause(*ids)
