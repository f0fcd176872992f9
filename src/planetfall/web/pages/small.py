"""Small pages: sitting down by a link, and what went wrong."""

from __future__ import annotations

from planetfall.core.errors import PlanetfallError
from planetfall.games import words_about
from planetfall.table.pages import Look
from planetfall.web.html import Html, esc
from planetfall.web.pages.shell import brand, document, look_tools
from planetfall.web.words import Words, words
from planetfall.web.words.faults import fault


def _page(title: str, body: Html, look: Look) -> str:
    said = words(look.lang)
    return document(
        title,
        Html(
            f'<div class="small"><header class="top">{brand(said)}<span class="grow"></span>'
            f'{look_tools(said)}</header><main class="card-page">{body}</main>'
            f'<footer class="fans">{esc(said["fan_project"])}</footer></div>'
        ),
        look,
        classes="is-small",
    )


def seat_page(title: str, game: str, seat: int, action: str, look: Look) -> str:
    """Choose a name and sit down."""
    said = words(look.lang)
    told = said.fill(
        "sit_sub", game=words_about(game, look.lang)["name"], title=title, seat=seat + 1
    )
    table, secret = action.split("/")[2:4]
    if look.name:
        return _page(said["sit_title"], _own_seat(said, look.name, table, secret), look)
    body = Html(
        f"<h1>{esc(said['sit_title'])}</h1><p class='sub'>{esc(told)}</p>"
        f'<form id="sit" data-table="{esc(table)}" data-secret="{esc(secret)}" method="post"'
        f' data-offline="{esc(said["offline_form"])}">'
        f'<label class="field"><span>{esc(said["your_name"])}</span>'
        f'<input name="name" maxlength="24" required autofocus autocomplete="nickname"></label>'
        f'<p class="error" role="alert" id="sit-error"></p>'
        f'<button class="btn primary big wide">{esc(said["sit"])}</button></form>'
    )
    return _page(said["sit_title"], body, look)


def _own_seat(said: Words, name: str, table: str, secret: str) -> Html:
    """Another device of a player: the page's script sits down by itself."""
    return Html(
        f"<h1>{esc(name)}</h1><p class='sub'>{esc(said['sit_again'])}</p>"
        f'<form id="sit" data-table="{esc(table)}" data-secret="{esc(secret)}" method="post"'
        f' data-auto="1" data-offline="{esc(said["offline_form"])}">'
        f'<input type="hidden" name="name" value="{esc(name)}">'
        f'<p class="error" role="alert" id="sit-error"></p>'
        f'<button class="btn primary big wide">{esc(said["sit"])}</button></form>'
    )


def problem_page(status: int, error: PlanetfallError, look: Look) -> str:
    """What went wrong, and the way back."""
    said = words(look.lang)
    title = said.get(f"problem.{status}", said["problem.other"])
    told = fault(status, error, look.lang)
    body = Html(
        f"<h1>{esc(title)}</h1><p class='sub'>{esc(told)}</p>"
        f'<a class="btn big" href="/">{esc(said["problem_back"])}</a>'
    )
    return _page(title, body, look)
