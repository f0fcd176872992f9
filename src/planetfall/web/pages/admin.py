"""The administrator's page: tables, what goes on, and whom the server does not serve."""

from __future__ import annotations

import time

from planetfall.table.admin_view import AdminView, TableLine
from planetfall.table.pages import Look
from planetfall.web.html import Html, esc, join
from planetfall.web.pages import shell
from planetfall.web.words import Words, words


def page(view: AdminView, look: Look) -> str:
    """The whole page."""
    said = words(look.lang)
    rows = join(_row(said, line) for line in view.tables)
    bans = join(
        Html(f"<li>{esc(address)} {_form(said, 'unban', address)}</li>") for address in view.bans
    )
    body = Html(
        f'<main class="narrow reading"><h1>{esc(said["admin"])}</h1>'
        f"<p>{esc(said['admin_streams'])}: {esc(view.streams)} · "
        f"{esc(said['admin_bots'])}: {esc(view.bots_waiting)}</p>"
        f'<div class="scroll"><table class="sheet"><tbody>{rows}</tbody></table></div>'
        f"<h2>{esc(said['admin_bans'])}</h2><ul>{bans}</ul>"
        f'<form method="post" action="/admin/ban"><label class="field">'
        f"<span>{esc(said['admin_address'])}</span>"
        f'<input name="what" maxlength="64" required></label>'
        f'<button class="btn">{esc(said["admin_ban"])}</button></form></main>'
    )
    return shell.document(said["admin"], body, look)


def _row(said: Words, line: TableLine) -> Html:
    state = "archived" if line.archived else "over" if line.over else "live" if line.live else ""
    touched = time.strftime("%Y-%m-%d %H:%M", time.gmtime(line.touched))
    act = "revive" if line.archived else "archive"
    return Html(
        f'<tr><th scope="row"><a href="/t/{esc(line.id)}">{esc(line.title)}</a></th>'
        f"<td>{esc(touched)}</td><td>{esc(said['admin_' + state] if state else '')}</td>"
        f"<td>{esc(line.streams)}</td><td>{_form(said, act, line.id)}"
        f"{_form(said, 'close', line.id)}</td></tr>"
    )


def _form(said: Words, action: str, what: str) -> Html:
    """A button that does something."""
    return Html(
        f'<form method="post" action="/admin/{esc(action)}">'
        f'<input type="hidden" name="what" value="{esc(what)}">'
        f'<button class="btn">{esc(said["admin_" + action])}</button></form>'
    )
