"""`admin`: what the administrator of a running server sees and does, from a terminal."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Annotated, Any

import typer

from planetfall.commands import common
from planetfall.commands.serve import missing
from planetfall.core.errors import BadRequest, one_of

LOOKS = ("tables", "seats", "bans")
ACTIONS = ("archive", "revive", "close", "ban", "unban")
SECONDS = 20.0
"""How long an answer may take."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """An action is answered with the way back to the page, which nobody needs here."""

    def redirect_request(self, *given: Any) -> None:
        return None


class Administration:
    """The administrator's part of a running server."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.token = token

    def ask(self, path: str, form: dict[str, str] | None = None) -> Any:
        """What is found under a path; with a form, what is done there."""
        data = None if form is None else urllib.parse.urlencode(form).encode()
        headers = {"authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(self.server + path, data, headers)
        opener = urllib.request.build_opener(_NoRedirect)
        try:
            with opener.open(request, timeout=SECONDS) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as refusal:
            with refusal:
                if refusal.code == 303:
                    return None
                raise BadRequest(self._refused(refusal)) from None
        except (OSError, ValueError) as fault:
            reason = getattr(fault, "reason", fault)
            raise BadRequest(f"`{self.server}` does not answer ({reason}).") from None

    def _refused(self, refusal: urllib.error.HTTPError) -> str:
        if refusal.code == 401:
            return "The server knows another token of its administrator."
        try:
            return str(json.loads(refusal.read())["error"])
        except (ValueError, KeyError, TypeError):
            return f"`{self.server}` has answered {refusal.code}."


def _state_of(line: dict[str, Any]) -> str:
    for name in ("archived", "over"):
        if line[name]:
            return name
    return "playing" if line["started"] else "waiting"


def _show(found: Any, what: str) -> None:
    if what == "tables":
        for line in found["tables"]:
            touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(line["touched"]))
            live = f", {line['streams']} pages open" if line["live"] else ""
            typer.echo(f"{line['id']}  {touched}  {_state_of(line)}{live}  {line['title']}")
    elif what == "bans":
        for address in found["bans"]:
            typer.echo(address)
    else:
        for note in found:
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(note["at"]))
            typer.echo(
                f"{at}  after {note['place']} choices  seat {note['seat']}: "
                f"{note['kind']} {note['name']}".rstrip()
            )


def admin(
    action: Annotated[str, typer.Argument(help=f"One of {', '.join((*LOOKS, *ACTIONS))}.")],
    what: Annotated[
        str, typer.Argument(help="A table's name, or the address to ban or to serve again.")
    ] = "",
    server: Annotated[
        str, typer.Option(metavar="URL", help="Where the server answers.")
    ] = "http://127.0.0.1:8000",
    settings: Annotated[
        str, typer.Option(metavar="FILE", help="The settings file that holds `admin_token`.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """See and do what the administrator of a running server may.

    The token comes from the settings file or from PLANETFALL_ADMIN_TOKEN: on a command line
    everybody on the computer could read it.
    """
    if action not in (*LOOKS, *ACTIONS):
        raise BadRequest(f"`{action[:40]}` is no action; {one_of([*LOOKS, *ACTIONS])}.")
    if not what and action not in ("tables", "bans"):
        raise BadRequest(f"`{action}` needs the name of a table, or an address.")
    if not server.startswith(("http://", "https://")):
        raise BadRequest(f"`{server[:80]}` is no address of a server; it begins with http.")
    try:
        from planetfall.table.settings import load
    except ModuleNotFoundError as fault:
        raise missing(fault) from None
    token = load(settings).admin_token
    if not token:
        raise BadRequest("There is no token: set PLANETFALL_ADMIN_TOKEN, or give --settings.")
    administration = Administration(server, token)
    if action in ACTIONS:
        administration.ask(f"/admin/{action}", {"what": what})
        typer.echo(f"`{what}`: {action} is done.")
        return
    path = f"/admin/seats/{urllib.parse.quote(what, safe='')}" if action == "seats" else ""
    found = administration.ask(path or "/admin/state")
    if as_json:
        common.print_json(found if path else found[action])
    else:
        _show(found, action)
