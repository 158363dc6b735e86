"""How this copy of the program was built, which an installer does not always tell."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from importlib.util import find_spec

from velmoci import __version__
from velmoci.cli.language import plain


def is_compiled() -> bool:
    """Whether the rules are compiled or plain Python."""
    found = find_spec("velmoci.kernel.chance")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


def has_client() -> bool:
    """Whether the browser client is inside."""
    return files("velmoci.server").joinpath("static", "index.html").is_file()


def version(language: str) -> str:
    """The version and what is inside."""
    parts = ["version-compiled" if is_compiled() else "version-plain"]
    parts.append("version-client" if has_client() else "version-no-client")
    return f"velmoci {__version__} ({', '.join(plain(part, language) for part in parts)})"


def notes(language: str, is_served: bool = False) -> list[str]:
    """What is missing in this copy, and how it is had; `make play` has told already that it is being compiled."""
    found = [] if is_compiled() or "VELMOCI_COMPILING" in os.environ else ["note-plain"]
    if is_served and not has_client():
        found.append("note-no-client")
    return [plain(note, language) for note in found]
