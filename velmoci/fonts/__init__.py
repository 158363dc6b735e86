"""The free font that pictures are set in, so that they look the same on every machine."""

from contextlib import AbstractContextManager
from importlib.resources import as_file, files
from pathlib import Path


def bold() -> AbstractContextManager[Path]:
    """The file of DejaVu Sans Bold (Latin letters only)."""
    return as_file(files(__name__).joinpath("DejaVuSans-Bold.ttf"))
