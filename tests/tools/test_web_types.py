"""The browser's types and its lock file: never stale, never with an address."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    subprocess.run([sys.executable, "-m", "tools.web_types", "--check"], cwd=ROOT, check=True)


def test_a_stale_file_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from tools import web_types

    monkeypatch.setattr(web_types, "TARGET", tmp_path / "wire.ts")
    monkeypatch.setattr(sys, "argv", ["web_types", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        web_types.main()
    monkeypatch.setattr(sys, "argv", ["web_types"])
    web_types.main()
    monkeypatch.setattr(sys, "argv", ["web_types", "--check"])
    web_types.main()


def test_types_are_written_as_typescript_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from tools.web_types import written

    assert written(inspect.type_info(list[int | None])) in ("(number | null)[]", "(null | number)[]")
    assert written(inspect.type_info(dict[str, tuple[str, float]])) == "Record<string, [string, number]>"
    with pytest.raises(TypeError, match="no TypeScript"):
        written(inspect.type_info(msgspec.msgpack.Ext))


def test_the_lock_of_the_browser_pins_by_hash_and_has_no_address() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
