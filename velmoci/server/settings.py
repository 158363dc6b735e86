"""How the server is set up: every setting has a flag, an environment variable and a default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from velmoci.kernel.errors import VelmociError

PREFIX: Final = "VELMOCI_"
YES: Final = frozenset({"1", "true", "yes", "on"})
NO: Final = frozenset({"0", "false", "no", "off"})


class BadSetting(VelmociError):
    """A setting that cannot be used."""


def setting(default: Any, meaning: str, least: float | None = None) -> Any:
    """One setting with what it means, for `--help` and for the documentation."""
    return field(default=default, metadata={"meaning": meaning, "least": least})


@dataclass(frozen=True)
class Settings:
    """All settings; the names are those of the flags (`--bot-delay`) and variables (`VELMOCI_BOT_DELAY`)."""

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8642, "port to listen on; if it is taken and was not asked for, the next free one", 0)
    database: str = setting("", "SQLite file or postgresql://… (default: in the user's data folder)")
    open: bool = setting(True, "open a browser when the server is ready")
    origin: str = setting("", "further origins that may use it, with commas between")
    proxy: bool = setting(False, "trust the X-Forwarded-* headers of a proxy on the same machine")
    workers: int = setting(1, "processes that bots think in", 1)
    bot_delay: float = setting(0.4, "seconds between two orders of bots while a person is at the table", 0)
    bot_time: float = setting(10.0, "seconds after which a bot that has not answered is started anew", 0.05)
    connections: int = setting(2000, "most WebSocket connections at once", 1)
    connections_per_address: int = setting(60, "most WebSocket connections of one address", 1)
    sockets_per_address: int = setting(200, "most open sockets of one address, whatever they are used for", 1)
    socket_seconds: float = setting(20.0, "seconds within which a request must arrive and an answer be taken", 0.05)
    queue: int = setting(500, "most messages that wait for a slow connection before it is closed", 8)
    message_size: int = setting(32_768, "largest WebSocket message in bytes", 1024)
    body_size: int = setting(131_072, "largest request body in bytes", 1024)
    requests_per_minute: int = setting(600, "requests of one address a minute", 1)
    changes_per_minute: int = setting(60, "requests that change something of one address a minute", 1)
    messages_per_second: int = setting(20, "WebSocket messages of one connection a second", 1)
    idle_minutes: float = setting(10.0, "minutes after which an unused table leaves the memory", 0.001)
    session_days: int = setting(30, "days that one stays signed in", 1)
    log: str = setting("info", "what is logged: debug, info, warning or error")

    @property
    def database_url(self) -> str:
        """Where matches are kept."""
        return self.database or str(default_database())

    @property
    def origins(self) -> tuple[str, ...]:
        """The further origins."""
        return tuple(part.strip().rstrip("/").lower() for part in self.origin.split(",") if part.strip())


def default_database() -> Path:
    """The database file in the user's data folder."""
    return Path(user_data_path("velmoci", appauthor=False, ensure_exists=True)) / "matches.sqlite"


def read_settings(
    given: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Settings from flags first, then from the environment, then the defaults."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for item in fields(Settings):
        name = PREFIX + item.name.upper()
        if given and given.get(item.name) is not None:
            values[item.name] = given[item.name]
        elif name in environment:
            values[item.name] = read_value(name, type(item.default), environment[name])
        else:
            continue
        least = item.metadata["least"]
        if least is not None and values[item.name] < least:
            raise BadSetting("bad_setting", name=item.name, value=str(values[item.name])[:40])
    settings = Settings(**values)
    if settings.log not in ("debug", "info", "warning", "error"):
        raise BadSetting("bad_setting", name="log", value=settings.log[:40])
    return settings


def read_value(name: str, kind: type, text: str) -> Any:
    """A value as it stands in the environment."""
    word = text.strip()
    try:
        if kind is bool:
            if word.lower() not in YES | NO:
                raise ValueError
            return word.lower() in YES
        return kind(word)
    except ValueError:
        raise BadSetting("bad_setting", name=name, value=word[:40]) from None
