"""`velmoci serve`: starts the server and opens the page."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any, Final

import click
import uvicorn

from velmoci import __version__
from velmoci.match.storage import open_storage
from velmoci.server.app import build_app
from velmoci.server.frames import FramesProtocol
from velmoci.server.host import Host
from velmoci.server.logs import hook_in, log, set_up
from velmoci.server.settings import PREFIX, BadSetting, Settings, read_settings
from velmoci.server.sockets import KEPT_ALIVE, guarded

PORTS_TRIED: Final = 20


GARBAGE: Final = 50_000
"""New objects after which garbage is looked for; nearly all go by themselves."""


class DrainingServer(uvicorn.Server):
    """Before connections are cut, orders under way are finished and everybody is told goodbye."""

    host: Host

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM end the server, and the process ends by itself afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        ends = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in ends}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.host.hub.stop()
        await super().shutdown(sockets)


def flags(command: click.Command) -> click.Command:
    """Gives a command one flag for each setting."""
    for item in reversed(fields(Settings)):
        name = item.name.replace("_", "-")
        kind = type(item.default)
        declared = f"--{name}/--no-{name}" if kind is bool else f"--{name}"
        text = f"{item.metadata['meaning']} [{PREFIX}{item.name.upper()}]"
        option = click.Option([declared], default=None, type=None if kind is bool else kind, help=text)
        command.params.insert(0, option)
    return command


@click.command(help="Start the server; without any flag it serves this machine and opens a browser.")
def serve(**given: Any) -> None:
    run(read_settings(given), is_port_fixed=given.get("port") is not None or PREFIX + "PORT" in os.environ)


flags(serve)


def run(settings: Settings, is_port_fixed: bool = True) -> None:
    """Serves until it is told to stop."""
    set_up(settings.log)
    hook_in()
    listening = listen(settings, is_port_fixed)
    settings = replace(settings, port=listening.getsockname()[1])
    host, app = build_app(settings, open_storage(settings.database_url))
    server = DrainingServer(uvicorn_config(settings, app))
    server.host = host
    addresses = [f"http://{name}:{settings.port}/" for name in shown_hosts(settings)]
    print(f"Velmoci {__version__}: {' · '.join(addresses)}", flush=True)
    if settings.open:
        threading.Timer(0.7, open_browser, addresses[:1]).start()
    log("started", port=settings.port, version=__version__, process=os.getpid())
    gc.freeze()
    gc.set_threshold(GARBAGE)
    server.run(sockets=[listening])
    listening.close()
    log("stopped", process=os.getpid())
    if not server.started:
        sys.exit(1)


def uvicorn_config(settings: Settings, app: Any) -> uvicorn.Config:
    """The web server's settings."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        http=guarded(settings),
        timeout_keep_alive=KEPT_ALIVE,
        ws=FramesProtocol,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=10,
        limit_concurrency=settings.connections + 500,
        backlog=512,
    )


def listen(settings: Settings, is_port_fixed: bool) -> socket.socket:
    """A socket on the port; where nobody asked for that one and it is taken, on a free one near it."""
    tries = 1 if is_port_fixed else PORTS_TRIED
    for number in range(tries):
        port = settings.port + number if settings.port else 0
        try:
            return bound(settings.host, port)
        except OSError as problem:
            if problem.errno not in (errno.EADDRINUSE, errno.EACCES) or number == tries - 1:
                raise BadSetting("cannot_listen", host=settings.host[:60], port=port) from None
    raise AssertionError("at least one port is tried")


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.setblocking(False)
    return made


def shown_hosts(settings: Settings) -> list[str]:
    """The names to open the page by: this machine's own, and the one by which others in its network are let in."""
    if settings.host in ("0.0.0.0", "::"):
        return ["localhost", *network_address()]
    return [f"[{settings.host}]" if ":" in settings.host else settings.host]


def network_address() -> list[str]:
    """This machine's address in its network, if it has one; asking the system for the way out sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [probe.getsockname()[0]]


def open_browser(address: str) -> None:
    """Opens the page; where there is no browser the printed address is enough."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError) as error:
        log("no browser", logging.INFO, error)


if __name__ == "__main__":
    serve()
