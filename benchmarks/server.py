"""Measures the server beside its limits and beside boardgame.io, all in one run; README.md explains it.

Exits with 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
RIVAL = HERE.parent / "build" / "boardgameio"
MATCHES = 12
ECHO_CLIENTS = 50
IDLE_MATCHES = 1000
Figures = dict[str, float]

ECHO_SERVER = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", lifespan="off", log_level="error",
            ws_per_message_deflate=False)
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the server beside its limits and boardgame.io.")
    parser.add_argument("--python", default=sys.executable, help="Python that has the compiled package")
    parser.add_argument("--seconds", type=float, default=15, help="for each measurement")
    parser.add_argument("--repeats", type=int, default=3, help="how often everything is measured, in turn")
    parser.add_argument("--port", type=int, default=9870, help="the first of a few ports on loopback")
    parser.add_argument("--json", type=Path, help="write all figures to this file too")
    return parser.parse_args()


@contextmanager
def process(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers on its port while the block runs."""
    started = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=tempfile.gettempdir(),
        env={**os.environ, **environment},
    )
    try:
        wait_for(port)
        yield started
    finally:
        started.terminate()
        try:
            started.wait(15)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


def wait_for(port: int) -> None:
    """Until something listens there."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with socket.socket() as probe:
            probe.settimeout(1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    sys.exit(f"nothing listens on port {port}")


def output(command: list[str]) -> Figures:
    """The last line that a program prints, as JSON."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=300)
    figures: Figures = json.loads(done.stdout.strip().split("\n")[-1])
    return figures


def commits(folder: Path, seconds: float) -> Figures:
    """Durable single-row commits a second, with the settings that the server uses."""
    connection = sqlite3.connect(folder / "commits.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY, data BLOB)")
    data, count, begun = b"x" * 120, 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        connection.execute("INSERT INTO rows (data) VALUES (?)", (data,))
        count += 1
    took = time.perf_counter() - begun
    connection.close()
    return {"rate": count / took}


def echo(options: argparse.Namespace) -> Figures:
    """Bare round trips a second over WebSockets."""
    port = options.port
    with process([options.python, "-c", ECHO_SERVER, str(port)], port):
        return rate(output(load(options, "echo", port, ECHO_CLIENTS)))


def load(options: argparse.Namespace, what: str, port: int, count: int) -> list[str]:
    return [options.python, str(HERE / "server_load.py"), what, str(port), str(count), str(options.seconds)]


def with_cost(server: subprocess.Popen[bytes], clients: list[str]) -> Figures:
    """What clients measured, and the microseconds of computing that each of their orders cost the server."""
    before = cpu_seconds(server.pid)
    figures = output(clients)
    return {**figures, "cost": 1e6 * (cpu_seconds(server.pid) - before) / figures["total"]}


def cpu_seconds(pid: int) -> float:
    """The computing time of a process so far; it tells more than the clock when the machine is busy."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def rate(figures: Figures) -> Figures:
    return {**figures, "rate": figures["count"] / figures["seconds"]}


def boardgameio(options: argparse.Namespace, port: int, folder: Path | None) -> Figures:
    """The comparable game on boardgame.io, in memory or with its file storage."""
    command = ["node", str(RIVAL / "server.js"), str(port), *([str(folder)] if folder is not None else [])]
    with process(command, port, NODE_ENV="production") as server:
        clients = ["node", str(RIVAL / "load.js"), str(port), str(MATCHES), str(options.seconds)]
        return rate(with_cost(server, clients))


def prepare_rival() -> None:
    """boardgame.io as the lock file names it, in the build folder."""
    shutil.copytree(HERE / "boardgameio", RIVAL, dirs_exist_ok=True)
    if (RIVAL / "node_modules").is_dir():
        return
    subprocess.run(["npm", "ci", "--silent"], check=True, cwd=RIVAL)


def server_command(options: argparse.Namespace, port: int, folder: Path) -> list[str]:
    database = ["--database", str(folder / "matches.sqlite"), "--log", "error"]
    return [options.python, "-m", "velmoci.server.command", "--no-open", "--port", str(port), *database]


def velmoci(options: argparse.Namespace, folder: Path) -> Figures:
    """Velmoci: every order durable before it is answered, every seat sent its own view."""
    port = options.port + 3
    with process(server_command(options, port, folder), port) as server:
        figures = rate(with_cost(server, load(options, "play", port, MATCHES)))
    if figures["refused"] > figures["count"] / 100:
        sys.exit("too many orders were refused: the measurement is worth nothing")
    return figures


def opening(options: argparse.Namespace, folder: Path) -> Figures:
    """How long it takes to open matches of 50 and of 5,000 records."""
    return output([options.python, str(HERE / "server_opening.py"), str(folder)])


def idle(options: argparse.Namespace, folder: Path) -> Figures:
    """Memory for each of many open matches at which nothing happens."""
    return output([options.python, str(HERE / "server_idle.py"), str(folder), str(IDLE_MATCHES)])


def measure(options: argparse.Namespace) -> dict[str, Figures]:
    """Everything once."""
    with tempfile.TemporaryDirectory(prefix="velmoci-bench-") as name:
        folder = Path(name)
        for part in ("stored", "velmoci", "opening", "idle"):
            (folder / part).mkdir()
        return {
            "commits": commits(folder, min(3.0, options.seconds)),
            "echo": echo(options),
            "unstored": boardgameio(options, options.port + 1, None),
            "velmoci": velmoci(options, folder / "velmoci"),
            "stored": boardgameio(options, options.port + 2, folder / "stored"),
            "opening": opening(options, folder / "opening"),
            "idle": idle(options, folder / "idle"),
        }


def middle(runs: list[dict[str, Figures]]) -> dict[str, Figures]:
    """The median of every figure."""
    return {part: {name: median(run[part][name] for run in runs) for name in runs[0][part]} for part in runs[0]}


def bars(figures: dict[str, Figures]) -> list[tuple[str, float, str, float, bool]]:
    """What must be reached: name, our value, the comparison, its limit, and whether it holds."""
    ours = figures["velmoci"]
    found = [
        ("orders/s, times boardgame.io stored", ours["rate"] / figures["stored"]["rate"], "≥", 10.0),
        ("orders/s, share of boardgame.io unstored", ours["rate"] / figures["unstored"]["rate"], "≥", 0.75),
        ("orders/s, share of the commit limit", ours["rate"] / figures["commits"]["rate"], "≥", 0.40),
        ("p99, share of boardgame.io's stored p50", ours["p99"] / figures["stored"]["p50"], "<", 1.0),
        ("opening 5,000 records, times 50 records", figures["opening"]["ratio"], "<", 10.0),
        ("kB for each idle open match", figures["idle"]["kilobytes"], "<", 200.0),
    ]
    return [
        (name, value, sign, limit, value >= limit if sign == "≥" else value < limit)
        for name, value, sign, limit in found
    ]


def report(figures: dict[str, Figures]) -> bool:
    """Prints the table; says whether all bars hold."""
    print(f"{'durable single-row commits':42} {figures['commits']['rate']:10,.0f} /s")
    print(f"{f'bare WebSocket echo, {ECHO_CLIENTS} clients':42} {figures['echo']['rate']:10,.0f} /s")
    names = {"unstored": "boardgame.io, in memory", "stored": "boardgame.io, file storage", "velmoci": "Velmoci"}
    for part, name in names.items():
        row = figures[part]
        title = f"{name}, {MATCHES} × 4"
        times = f"p50 {row['p50']:7.2f} ms   p99 {row['p99']:7.2f} ms   {row['cost']:6,.0f} µs of computing each"
        print(f"{title:42} {row['rate']:10,.0f} /s   {times}")
    spent = figures["opening"]
    print(f"{'opening a match of 50 / 5,000 records':42} {spent['short']:10.2f} / {spent['long']:.2f} ms")
    print(f"{f'memory, {IDLE_MATCHES:,} idle open matches':42} {figures['idle']['kilobytes']:10.1f} kB each\n")
    found = bars(figures)
    for name, value, sign, limit, holds in found:
        print(f"{'ok    ' if holds else 'MISSED'} {name:45} {value:8.2f} {sign} {limit:g}")
    return all(holds for *_, holds in found)


def main() -> None:
    options = arguments()
    options.python = str(Path(options.python).absolute())
    prepare_rival()
    runs = [measure(options) for _ in range(options.repeats)]
    if options.json is not None:
        options.json.write_text(json.dumps(runs, indent=1) + "\n")
    sys.exit(0 if report(middle(runs)) else 1)


if __name__ == "__main__":
    main()
