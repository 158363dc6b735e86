"""Builds the package: the rules are compiled by mypyc where possible, everything else stays plain Python.

VELMOCI_COMPILE=auto     compile if a C compiler is found, otherwise or if that fails plain Python (default)
VELMOCI_COMPILE=always   compile or fail
VELMOCI_COMPILE=never    plain Python

An editable install is never compiled: a compiled module beside its source would hide later edits.

VELMOCI_OBJECTS=FOLDER   keep compiled libraries there, and take them again while C, flags and compiler are the same

The browser client is built where it is missing and Node is at hand; `velmoci --version` tells what became of both.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "velmoci" / "server" / "static" / "index.html"
NO_CLIENT = "Velmoci becomes a server without the browser client; the terminal plays everything."

COMPILED = [
    "velmoci/kernel/*.py",
    "velmoci/expanze/*.py",
    "velmoci/evropska_valka/*.py",
    "velmoci/salva/**/*.py",
    "velmoci/odds/**/*.py",
    "velmoci/bots/**/*.py",
    # A table as every order meets it; beside the rules this is what an order costs the server.
    "velmoci/match/absence.py",
    "velmoci/match/acting.py",
    "velmoci/match/bot_turns.py",
    "velmoci/match/clocks.py",
    "velmoci/match/fold.py",
    "velmoci/match/ledger.py",
    "velmoci/match/match.py",
    "velmoci/match/members.py",
    "velmoci/match/storage/rows.py",
    "velmoci/match/storage/writer.py",
    "velmoci/match/table.py",
    "velmoci/match/talking.py",
    "velmoci/match/telling.py",
    "velmoci/match/upkeep.py",
    "velmoci/server/audience.py",
    "velmoci/server/connection.py",
    "velmoci/server/framing.py",
    "velmoci/server/limits.py",
    "velmoci/server/play.py",
    "velmoci/server/room.py",
    "velmoci/server/turns.py",
]
INTERPRETED = [
    "velmoci/**/__init__.py",
    "velmoci/kernel/archive.py",
    "velmoci/kernel/clauses.py",
    "velmoci/kernel/copying.py",
    "velmoci/kernel/game.py",
    "velmoci/kernel/registry.py",
    "velmoci/kernel/resources.py",
    "velmoci/kernel/sentences.py",
    "velmoci/*/examples.py",
    "velmoci/expanze/atlas.py",
    "velmoci/expanze/building.py",
    "velmoci/expanze/game.py",
    "velmoci/expanze/palette.py",
    "velmoci/expanze/picture.py",
    "velmoci/evropska_valka/atlas.py",
    "velmoci/evropska_valka/building.py",
    "velmoci/evropska_valka/game.py",
    "velmoci/evropska_valka/palette.py",
    "velmoci/evropska_valka/picture.py",
    "velmoci/salva/composing.py",
    "velmoci/salva/contents.py",
    "velmoci/salva/game.py",
    "velmoci/salva/overview.py",
    "velmoci/salva/picture.py",
    "velmoci/salva/presets.py",
    "velmoci/salva/warnings.py",
    "velmoci/salva/staging.py",
    # Asked once before a game, by people.
    "velmoci/salva/fair_start/agreement.py",
    "velmoci/salva/fair_start/matrix.py",
    "velmoci/salva/fair_start/procedure.py",
    "velmoci/salva/fair_start/proof.py",
    "velmoci/salva/fair_start/successive.py",
    "velmoci/salva/fair_start/terms.py",
    "velmoci/salva/fair_start/two_players.py",
    "velmoci/salva/maps/*.py",
    "velmoci/bots/registry.py",
    "velmoci/odds/registry.py",
]

BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}
EDITABLE_COMMANDS = {"editable_wheel", "develop", "--inplace"}
# Nobody has written this C: no warning about it helps, and a newer compiler's must not fail a build. -w only hides what
# the -Wall of Python's own flags looks for; looking for misleading indentation alone took two fifths of gcc's time.
QUIET = ["-Wno-all", "-w"]
SMALL = 30_000
MYPY_FLAGS = ["--config-file=", "--ignore-missing-imports", "--python-version", "{}.{}".format(*sys.version_info)]


def compiled_sources() -> list[str]:
    """Return the files that are compiled, relative to the checkout."""
    chosen = {file for pattern in COMPILED for file in ROOT.glob(pattern)}
    left_out = {file for pattern in INTERPRETED for file in ROOT.glob(pattern)}
    return sorted(file.relative_to(ROOT).as_posix() for file in chosen - left_out)


def mode() -> str:
    """Return what VELMOCI_COMPILE asks for."""
    chosen = os.environ.get("VELMOCI_COMPILE", "auto")
    if chosen not in ("auto", "always", "never"):
        sys.exit(f"VELMOCI_COMPILE is {chosen!r}; it must be auto, always or never.")
    return chosen


def has_compiler() -> bool:
    """Tell whether C can be compiled against this Python; on Windows the attempt itself is the answer."""
    if os.name == "nt":
        return True
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    return shutil.which(command) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def extensions(commands: set[str], folder: str) -> list[Extension]:
    """Return the extension modules for these setup commands; none means a plain Python package."""
    if commands & EDITABLE_COMMANDS:
        if mode() == "always":
            sys.exit("An editable install is never compiled; use VELMOCI_COMPILE=never or install a wheel.")
        return []
    if mode() == "never" or not commands & BUILD_COMMANDS or not compiled_sources():
        return []
    if mode() == "always":
        return compiled(folder)
    if not has_compiler():
        warn("No C compiler was found")
        return []
    try:
        return compiled(folder)
    except (ImportError, SystemExit) as problem:
        warn(f"mypyc could not compile the rules ({problem})")
        return []


def compiled(folder: str) -> list[Extension]:
    """Translate the rules to C; mypyc exits when their types do not fit.

    -O3 takes more than twice as long and makes games about a tenth faster (docs/decisions/compiled-apart.md).
    """
    from mypyc.build import mypycify

    sources = compiled_sources()
    flags = [*MYPY_FLAGS, *sources]
    found = mypycify(flags, opt_level="1", debug_level="0", target_dir=folder, separate=groups(sources))
    libraries = cast(list[Extension], found)
    for library in libraries if os.name != "nt" else []:
        library.extra_compile_args = [*library.extra_compile_args, *QUIET]
    return libraries


def groups(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for each package, the largest first: several are compiled at once, and none is left for the end.

    A small package shares the library of the one above it: each brings mypyc's own C along, more than a second's work.
    """
    found: dict[Path, list[str]] = {}
    for file in sources:
        found.setdefault(Path(file).parent, []).append(file)
    for package in sorted(found, reverse=True):
        if len(package.parts) > 2 and weight(found[package]) < SMALL:
            found.setdefault(package.parent, []).extend(found.pop(package))
    by_size = sorted(found.items(), key=lambda group: -weight(group[1]))
    return [(sorted(files), "_".join(package.parts)) for package, files in by_size]


def weight(files: list[str]) -> int:
    """The bytes of these sources, a fair guess of how long they take."""
    return sum((ROOT / file).stat().st_size for file in files)


def warn(reason: str) -> None:
    """Say why the package stays plain Python."""
    print(f"{reason}: Velmoci becomes plain Python, which plays the same games more slowly.", file=sys.stderr)


def build_client() -> None:
    """Builds the browser client into the package unless it is there; without Node or without a network it stays out."""
    npm = shutil.which("npm")
    if CLIENT.exists() or not WEB.is_dir():
        return
    if npm is None:
        print(f"There is no Node: {NO_CLIENT}", file=sys.stderr)
        return
    try:
        for command in (["ci", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
            subprocess.run([npm, *command], cwd=WEB, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        print(f"Node could not build it ({problem}): {NO_CLIENT}", file=sys.stderr)


class WithClient(build_py):
    """Packs the browser client too, which is built before the files of the package are looked for."""

    def run(self) -> None:
        """Build the client, then the package."""
        if not self.editable_mode:
            build_client()
        super().run()


@cache
def toolchain() -> str:
    """What a compiled library depends on beside its own C and flags."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    asked = [*compiler, "--version"] if os.name != "nt" else ["cmd", "/c", "ver"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    more = [os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS")]
    return "\n".join([sys.version, platform.platform(), *compiler, told, *more, version("mypy"), version("setuptools")])


def fingerprint(library: Extension) -> str:
    """A hash of all that a library is compiled from; mypyc lists the headers that its C reads."""
    digest = hashlib.sha256("\n".join([toolchain(), library.name, *library.extra_compile_args]).encode())
    for file in sorted([*library.sources, *library.depends], key=lambda name: Path(name).name):
        digest.update(Path(file).name.encode() + b"\n" + Path(file).read_bytes())
    return digest.hexdigest()


def size(library: Extension) -> int:
    return sum(Path(file).stat().st_size for file in library.sources)


class AllOrNothing(build_ext):
    """Falls back to plain Python as a whole: the compiled modules need each other."""

    def run(self) -> None:
        """Compile every extension; in auto mode a failure leaves none."""
        try:
            super().run()
        except Exception as problem:
            if mode() == "always":
                raise
            warn(f"The C compiler failed ({type(problem).__name__})")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        """Compile on all cores, the largest first, so that no core waits for the last; a failure ends it."""
        self.check_extensions_list(self.extensions)
        is_ended = threading.Event()

        def compile_unless_ended(library: Extension) -> None:
            try:
                if not is_ended.is_set():
                    self.build_extension(library)
            except BaseException:
                is_ended.set()
                raise

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            libraries = sorted(self.extensions, key=size, reverse=True)
            try:
                list(pool.map(compile_unless_ended, libraries))
            finally:
                is_ended.set()
        forget_old_objects()

    def build_extension(self, ext: Extension) -> None:
        """Compile a library, or take it from an earlier build."""
        kept, built = objects(), Path(self.get_ext_fullpath(ext.name))
        if kept is None:
            super().build_extension(ext)
            return
        file = kept / fingerprint(ext)
        if not file.exists():
            super().build_extension(ext)
            new = file.with_name(f"{file.name}.{os.getpid()}.new")
            shutil.copyfile(built, new)
            new.replace(file)
            return
        file.touch()
        built.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, built)


def objects() -> Path | None:
    """The folder of compiled libraries, if they are kept."""
    named = os.environ.get("VELMOCI_OBJECTS")
    if not named:
        return None
    Path(named).mkdir(parents=True, exist_ok=True)
    return Path(named)


def forget_old_objects() -> None:
    """Remove what no build has used for a week."""
    kept = objects()
    for file in kept.iterdir() if kept is not None else ():
        if file.stat().st_mtime < time.time() - 7 * 24 * 3600:
            file.unlink(missing_ok=True)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    # An empty folder for each build: setuptools would pack what an earlier build left in build/lib.
    with tempfile.TemporaryDirectory(prefix="velmoci-build-") as folder:
        setup(
            ext_modules=extensions(set(sys.argv), folder),
            cmdclass={"build_ext": AllOrNothing, "build_py": WithClient},
            options={"build": {"build_base": folder}},
        )
