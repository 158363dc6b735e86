"""A wire between browser and server that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Relay:
    """Passes bytes on to a port of this machine; while it is cut, nobody gets through."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.is_cut = False
        self.ends: list[socket.socket] = []
        self.changing = threading.Lock()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            with self.changing:
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.to))
                self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=pump, args=(one, other), daemon=True).start()

    def cut(self) -> None:
        """Breaks every connection and lets none in."""
        with self.changing:
            self.is_cut = True
            for end in self.ends:
                hang_up(end)
            self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False

    def end(self) -> None:
        self.cut()
        hang_up(self.listening)


def pump(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    hang_up(other)
    hang_up(one)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
