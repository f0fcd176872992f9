"""Settings of a server: from the command line, else from the environment, else from one file.

The file is TOML with the names below; environment variables are the same names in capitals after
`PLANETFALL_`. Lists are written with commas there.
"""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from planetfall.core.errors import BadRequest, one_of

PREFIX = "PLANETFALL_"
MOST_WORKERS = 64


@dataclass(frozen=True)
class Settings:
    """What can be set; every field has a sensible value."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    bot_workers: int = 0
    """Processes in which bots think; 0 for one less than there are cores."""
    bots: tuple[str, ...] = ()
    """The host's own bots, each as `name=module:Class`."""
    game_options: tuple[str, ...] = ()
    """Options of all new tables of a game, each as `game:name=value`; files are read once."""
    bot_seconds: float = 8.0
    """How long a bot may think about one choice."""
    bot_game_seconds: float = 0.0
    """How long the bot of a seat may think in a whole game; 0 for as long as it likes."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server answers; any when empty."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-` headers are believed."""
    tables_a_day: int = 200
    """New tables of one address."""
    archive_finished_days: int = 90
    """Days after which a finished table is archived; 0 for never."""
    archive_abandoned_days: int = 365
    """Days after which a table that nobody has touched is archived; 0 for never."""
    delete_archived_days: int = 0
    """Days after which an archived table is deleted; 0 for never."""
    admin_token: str = ""
    """Opens the administrator's page and `/metrics`; both are closed without one."""
    log_format: str = "text"
    """`text` or `json`."""

    def check(self) -> Settings:
        """These settings, or `BadRequest` with the first that cannot be."""
        if not 0 <= self.port <= 65535:
            raise BadRequest(f"There is no port {self.port}; ports are 0 to 65535.")
        if not 1 <= self.workers <= MOST_WORKERS:
            raise BadRequest(f"{self.workers} workers cannot be; use 1 to {MOST_WORKERS}.")
        if self.log_format not in ("text", "json"):
            raise BadRequest(f"There is no log format `{self.log_format[:20]}`; use text or json.")
        if self.admin_token and len(self.admin_token) < 16:
            raise BadRequest("The administrator's token needs 16 characters at least.")
        if not 0.05 <= self.bot_seconds <= 600:
            raise BadRequest(f"Bots cannot think for {self.bot_seconds:g} s; use 0.05 to 600.")
        for name in (
            "bot_game_seconds",
            "tables_a_day",
            "bot_workers",
            *(n for n in NAMES if n.endswith("_days")),
        ):
            if not getattr(self, name) >= 0:
                raise BadRequest(f"`{name}` cannot be negative.")
        for host in self.allowed_hosts:
            if not _HOST.fullmatch(host):
                raise BadRequest(
                    f"`{host[:60]}` is no name of a server; leave out `https://` and the port."
                )
        check_proxies(self.trusted_proxies)
        return self


NAMES = [field.name for field in fields(Settings)]

_HOST = re.compile(r"[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\]")
"""The name of a server as requests bring it, without a port."""


def check_proxies(proxies: str) -> None:
    """Raise `BadRequest` for what could not be the address of a proxy: nobody would be trusted."""
    for each in [] if proxies.strip() == "*" else proxies.split(","):
        try:
            ipaddress.ip_network(each.strip() or "127.0.0.1")
        except ValueError:
            raise BadRequest(
                f"`{each.strip()[:60]}` is no address of a proxy; name addresses, networks such "
                "as `10.0.0.0/8`, or `*`."
            ) from None


def load(
    file: str = "",
    given: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Settings from a file, the environment and what was given, the latter before the former."""
    values: dict[str, Any] = _from_file(file) if file else {}
    for name, text in (os.environ if environment is None else environment).items():
        if name.startswith(PREFIX) and name[len(PREFIX) :].lower() in NAMES:
            values[name[len(PREFIX) :].lower()] = text
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    return Settings(**{name: _typed(name, value) for name, value in values.items()}).check()


def _from_file(file: str) -> dict[str, Any]:
    try:
        values = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadRequest(f"`{file}` cannot be read ({fault.strerror}).") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadRequest(f"`{file}` is no settings file ({fault}).") from None
    for name in values:
        if name not in NAMES:
            raise BadRequest(f"`{file}`: there is no setting `{name[:40]}`; {one_of(NAMES)}.")
    return values


def _typed(name: str, value: Any) -> Any:
    """A value of the type that its setting has."""
    default = getattr(Settings, name)
    if isinstance(default, tuple):
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, (list, tuple)):
            raise BadRequest(f"`{name}` is a list, not `{str(value)[:40]}`.")
        words = [str(part).strip() for part in parts if str(part).strip()]
        return tuple(word.lower() if name == "allowed_hosts" else word for word in words)
    if isinstance(default, float):
        try:
            return float(value)
        except (TypeError, ValueError):
            raise BadRequest(f"`{name}` is a number, not `{str(value)[:40]}`.") from None
    if isinstance(default, int):
        try:
            return int(value)
        except (TypeError, ValueError):
            raise BadRequest(f"`{name}` is a whole number, not `{str(value)[:40]}`.") from None
    return str(value)
