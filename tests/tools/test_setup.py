"""What setup.py compiles, keeps and takes again; the compiler itself is only pretended."""

import os
import shlex
import subprocess
import sysconfig
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tests.test_house import setup_file

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.interpreted


@pytest.fixture
def setup() -> ModuleType:
    return setup_file()


class Builds:
    """C files of some libraries, and a compiler that notes what it is given."""

    def __init__(self, folder: Path, setup: ModuleType) -> None:
        self.folder, self.setup = folder, setup
        self.compiled: list[str] = []
        (folder / "shared.h").write_text("int shared;\n", "utf-8")

    def library(self, name: str, code: str = "int one;\n", flags: tuple[str, ...] = ("-O1",)) -> Extension:
        file = self.folder / f"{name}.c"
        file.write_text(code, "utf-8")
        header = str(self.folder / "shared.h")
        return Extension(name, [str(file)], depends=[header], extra_compile_args=list(flags))

    def compile(self, _: build_ext, library: Extension) -> None:
        self.compiled.append(library.name)
        assert "wrong" not in (self.folder / f"{library.name}.c").read_text("utf-8")
        built = self.folder / "lib" / f"{library.name}.so"
        built.parent.mkdir(exist_ok=True)
        built.write_text(f"{library.name}, compiled", "utf-8")

    def build(self, *libraries: Extension) -> list[str]:
        """What a build compiles of these libraries, in an order of its own."""
        self.compiled.clear()
        for left in self.folder.glob("lib/*"):
            left.unlink()
        command: Any = self.setup.AllOrNothing(Distribution({"ext_modules": list(libraries)}))
        command.extensions = list(libraries)
        command.get_ext_fullpath = lambda name: str(self.folder / "lib" / f"{name}.so")
        command.build_extensions()
        assert {file.stem for file in self.folder.glob("lib/*")} == {library.name for library in libraries}
        return sorted(self.compiled)


@pytest.fixture
def builds(tmp_path: Path, setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Builds:
    made = Builds(tmp_path, setup)
    monkeypatch.setattr(build_ext, "build_extension", lambda self, library: made.compile(self, library))
    monkeypatch.setenv("VELMOCI_OBJECTS", str(tmp_path / "objects"))
    return made


def test_only_libraries_whose_code_has_changed_are_compiled_again(builds: Builds) -> None:
    assert builds.build(builds.library("kernel"), builds.library("salva")) == ["kernel", "salva"]
    assert builds.build(builds.library("kernel"), builds.library("salva")) == []
    assert builds.build(builds.library("kernel"), builds.library("salva", "int two;\n")) == ["salva"]
    assert builds.build(builds.library("kernel"), builds.library("salva")) == []


def test_other_headers_flags_or_compilers_compile_again(
    builds: Builds, setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds.build(builds.library("kernel"))
    assert builds.build(builds.library("kernel", flags=("-O3",))) == ["kernel"]
    (builds.folder / "shared.h").write_text("long shared;\n", "utf-8")
    assert builds.build(builds.library("kernel")) == ["kernel"]
    monkeypatch.setattr(setup, "toolchain", lambda: "another compiler")
    assert builds.build(builds.library("kernel")) == ["kernel"]


def test_without_a_folder_nothing_is_kept(builds: Builds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VELMOCI_OBJECTS")
    for _ in range(2):
        assert builds.build(builds.library("kernel")) == ["kernel"]


def test_a_failure_keeps_what_was_compiled_and_ends_the_rest(
    builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    large, small = builds.library("large", "int one, two;\n"), builds.library("small", "int\n")
    wrong = builds.library("middle", "wrong    \n")
    with pytest.raises(AssertionError):
        builds.build(small, wrong, large)
    assert builds.compiled == ["large", "middle"]
    assert builds.build(large, small) == ["small"]


def test_what_no_build_has_used_for_a_week_is_forgotten(builds: Builds) -> None:
    builds.build(builds.library("kernel"), builds.library("salva"))
    long_ago = time.time() - 8 * 24 * 3600
    for file in (builds.folder / "objects").iterdir():
        os.utime(file, (long_ago, long_ago))
    builds.build(builds.library("kernel"))
    assert len(list((builds.folder / "objects").iterdir())) == 1


def test_the_compiler_does_not_look_for_what_nobody_reads(setup: ModuleType) -> None:
    compiler = shlex.split(sysconfig.get_config_var("CC"))
    asked = [*compiler, "-Wall", *setup.QUIET, "-Q", "--help=warnings"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # clang has no such list
    assert ["-Wmisleading-indentation", "[enabled]"] not in [line.split() for line in told.splitlines()]


def test_each_package_has_a_library_and_small_ones_share_that_of_the_package_above(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {
        "rules/fights.py": 5,
        "rules/large/sea.py": 60,
        "rules/small/hills.py": 9,
        "rules/small/fords.py": 9,
        "odds/dice.py": 1,
    }
    for name, size in sizes.items():
        file = tmp_path / "package" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b" " * size)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "SMALL", 20)
    assert setup.groups([f"package/{name}" for name in sizes]) == [
        (["package/rules/large/sea.py"], "package_rules_large"),
        (["package/rules/fights.py", "package/rules/small/fords.py", "package/rules/small/hills.py"], "package_rules"),
        (["package/odds/dice.py"], "package_odds"),
    ]
