"""Writes docs/api/*.json, the OpenAPI document and the schema of the messages; --check only compares."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from velmoci.server.app import OPENAPI, SCHEMA

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "api"
DOCUMENTS = {"openapi.json": OPENAPI, "schema.json": SCHEMA}


def outdated() -> list[str]:
    """The names of the documents that are not what the code says."""
    return [
        name
        for name, document in DOCUMENTS.items()
        if not (FOLDER / name).exists() or (FOLDER / name).read_bytes() != document.body
    ]


def main() -> None:
    """Writes both, or with --check fails where one is out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare, fail if one is out of date")
    if parser.parse_args().check:
        sys.exit(f"out of date: {', '.join(outdated())}; run tools/api_documents.py" if outdated() else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, document in DOCUMENTS.items():
        (FOLDER / name).write_bytes(document.body)


if __name__ == "__main__":
    main()
