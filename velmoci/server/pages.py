"""The browser client: the files of its build in `static/`, and one page for all of its addresses."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from velmoci.server.stored import ASK_AGAIN, FOR_EVER, Stored

HASHED: Final = "assets/"
"""Names in this folder carry a hash of their content, so that they can be kept for ever."""
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Velmoci</title>"
    "<h1>Velmoci</h1><p>The server runs. The browser client is not built into this copy: "
    "install it again where Node 20.19 or newer is, or run <code>make play</code> in a clone.</p></html>"
)


class Pages:
    """All files of the client, read once."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder if folder is not None else files("velmoci.server").joinpath("static")
        self.files: dict[str, Stored] = {}
        if folder.is_dir():
            self.read(folder, "")
        self.index = self.files.get("index.html") or Stored(NO_CLIENT.encode(), "text/html")

    def read(self, folder: Traversable, path: str) -> None:
        """Reads a folder with all that is in it."""
        for file in folder.iterdir():
            name = path + file.name
            if file.is_dir():
                self.read(file, name + "/")
            elif not file.name.startswith("."):
                caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
                self.files[name] = Stored(file.read_bytes(), media_type(file.name), caching)

    def response(self, request: Request) -> Response | None:
        """The file of that path; a path without a file name is the client's own and gets the page."""
        path = request.url.path.lstrip("/")
        found = self.files.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1] and not path.startswith(("api/", HASHED)):
            found = self.index
        return found.response(request) if found is not None else None


def media_type(name: str) -> str:
    """What kind of file that is; not asked of the machine, whose tables differ."""
    end = "." + name.rsplit(".", 1)[-1].lower()
    return KINDS.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
