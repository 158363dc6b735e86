"""Settings from flags and environment, the command, and the documents made from code."""

from __future__ import annotations

import importlib.util
import re
import socket
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from velmoci.cli.language import plain_texts
from velmoci.cli.main import velmoci
from velmoci.server import command
from velmoci.server.command import bound, listen, serve, shown_hosts
from velmoci.server.settings import PREFIX, BadSetting, Settings, read_settings

ROOT = Path(__file__).resolve().parent.parent.parent


def documents_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("api_documents", ROOT / "tools" / "api_documents.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_flags_go_before_the_environment_and_that_before_defaults() -> None:
    environment = {"VELMOCI_PORT": "1234", "VELMOCI_OPEN": "no", "VELMOCI_BOT_DELAY": "0.25"}
    settings = read_settings({"port": 99, "host": None}, environment)
    assert (settings.port, settings.open, settings.bot_delay, settings.host) == (99, False, 0.25, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "many"), ("OPEN", "perhaps"), ("WORKERS", "0"), ("LOG", "loud"), ("BOT_DELAY", "-1")],
)
def test_a_wrong_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting):
        read_settings({}, {PREFIX + name: value})


def test_every_setting_has_a_flag_and_is_explained() -> None:
    text = CliRunner().invoke(serve, ["--help"], terminal_width=200).output
    manual = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for setting in fields(Settings):
        flag = setting.name.replace("_", "-")
        assert f"--{flag}" in text
        assert f"`--{flag}`" in manual
        assert f"`{PREFIX}{setting.name.upper()}`" in manual


@pytest.mark.parametrize("language", ["cs", "en"])
def test_help_explains_every_setting_in_the_users_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VELMOCI_LANGUAGE", language)
    text = CliRunner().invoke(velmoci, ["serve", "--help"], terminal_width=200).output
    meanings = plain_texts("velmoci.server", language)
    for setting in fields(Settings):
        meaning = meanings[f"setting-{setting.name.replace('_', '-')}"]
        assert f"{meaning} [{PREFIX}{setting.name.upper()}]" in re.sub(r"\s+", " ", text)
        if language == "en":
            assert meaning == setting.metadata["meaning"]


def test_a_taken_port_gives_way_unless_it_was_asked_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        settings = Settings(port=port)
        with pytest.raises(BadSetting):
            listen(settings, is_port_fixed=True)
        with listen(settings, is_port_fixed=False) as other:
            assert other.getsockname()[1] != port
    with bound("127.0.0.1", 0) as free:
        assert free.getsockname()[1] > 0


def test_every_address_that_leads_to_the_page_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown_hosts(Settings()) == ["127.0.0.1"]
    assert shown_hosts(Settings(host="::1")) == ["[::1]"]
    monkeypatch.setattr(command, "network_address", lambda: ["192.168.0.7"])
    assert shown_hosts(Settings(host="0.0.0.0")) == ["localhost", "192.168.0.7"]


@pytest.mark.interpreted
def test_the_documents_are_what_the_code_says() -> None:
    assert documents_tool().outdated() == []


@pytest.mark.interpreted
def test_an_outdated_document_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = documents_tool()
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    assert tool.outdated() == ["openapi.json", "schema.json"]
    (tmp_path / "openapi.json").write_text("{}")
    assert tool.outdated() == ["openapi.json", "schema.json"]
