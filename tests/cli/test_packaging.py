"""What is packed: the browser client, its sources, and nothing that only this repository needs."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.program import Call
from velmoci import __version__
from velmoci.cli import build

ROOT = Path(__file__).resolve().parent.parent.parent
here_only = pytest.mark.interpreted


def setup_for(folder: Path) -> ModuleType:
    """The setup file as it would be in another folder."""
    spec = importlib.util.spec_from_file_location("velmoci_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module).update(WEB=folder / "web", CLIENT=folder / "static" / "index.html")
    (folder / "web").mkdir()
    return module


def fake_npm(folder: Path, script: str) -> str:
    """A path on which npm does what the script says."""
    tools = folder / "tools"
    tools.mkdir()
    (tools / "npm").write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (tools / "npm").chmod(0o755)
    return f"{tools}{os.pathsep}{os.environ['PATH']}"


@here_only
def test_a_client_that_is_missing_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = setup_for(tmp_path)
    script = 'echo "$*" >>../log; [ "$1" = ci ] || { mkdir ../static; touch ../static/index.html; }'
    monkeypatch.setenv("PATH", fake_npm(tmp_path, script))
    for _ in range(2):
        setup.build_client()
    commands = (tmp_path / "log").read_text("utf-8").splitlines()
    assert [command.split()[0] for command in commands] == ["ci", "run"]
    assert (tmp_path / "static" / "index.html").exists()


@here_only
@pytest.mark.parametrize("script", [None, "exit 1"])
def test_without_a_client_the_package_is_built_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], script: str | None
) -> None:
    setup = setup_for(tmp_path)
    monkeypatch.setenv("PATH", fake_npm(tmp_path, script) if script is not None else str(tmp_path))
    setup.build_client()
    assert "a server without the browser client" in capsys.readouterr().err


@here_only
def test_the_source_archive_holds_the_clients_sources_and_no_tests(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (listed,) = tmp_path.glob("*/SOURCES.txt")
    files = listed.read_text("utf-8").splitlines()
    for wanted in ("web/package-lock.json", "web/index.html", "web/vite.config.ts", "velmoci/rules/en/expanze.md"):
        assert wanted in files
    assert [file for file in files if file.startswith(("tests/", "web/tests/", "web/node_modules/"))] == []


def test_the_version_tells_what_is_inside(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "is_compiled", lambda: True)
    monkeypatch.setattr(build, "has_client", lambda: False)
    code, out, _ = call(("--version",), "en")
    assert (code, out) == (0, f"velmoci {__version__} (compiled, without the browser client)\n")
    monkeypatch.setattr(build, "is_compiled", lambda: False)
    monkeypatch.setattr(build, "has_client", lambda: True)
    assert "(čistý Python, s klientem pro prohlížeč)" in call(("--version",), "cs")[1]


def test_whether_the_rules_are_compiled_is_seen_in_their_files() -> None:
    assert build.is_compiled() == (os.environ.get("VELMOCI_EXPECT") == "compiled")


def test_what_a_copy_lacks_is_told_when_it_runs(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "is_compiled", lambda: False)
    monkeypatch.setattr(build, "has_client", lambda: False)
    simulated = call(("simulate", "expanze", "--players", "random,random", "--games", "1"), "en")
    assert simulated[0] == 0
    assert "plain Python, not compiled" in simulated[2]
    monkeypatch.setattr("velmoci.server.command.run", lambda settings, is_port_fixed: None)
    code, _, told = call(("serve",), "en")
    assert (code, told.count("\n")) == (0, 2)
    assert "The browser client is not built into this copy" in told
    monkeypatch.setenv("VELMOCI_COMPILING", "1")
    assert "plain Python" not in call(("serve",), "en")[2]
    monkeypatch.setattr(build, "is_compiled", lambda: True)
    assert call(("simulate", "expanze", "--players", "random,random", "--games", "1"), "en")[2] == ""
