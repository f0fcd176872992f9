"""The shell of every page: head, shared symbols, top bar tools."""

from __future__ import annotations

import hashlib
from importlib import resources

from planetfall.svg import page_symbols, tokens_css
from planetfall.svg.memo import memo
from planetfall.svg.tokens import COLORS
from planetfall.table.pages import Asset, Look
from planetfall.web.html import NOTHING, Html, attr, esc, icon, join
from planetfall.web.words import Words

LOGO = Html(
    '<svg viewBox="0 0 24 24" class="logo" aria-hidden="true">'
    '<circle cx="12" cy="12" r="7.2" fill="var(--tr)"/>'
    '<path d="M5.4 15a7.2 7.2 0 0 0 13.2 0c-4 1.6-9.2 1.6-13.2 0z" fill="var(--bg-0)"'
    ' opacity=".3"/>'
    '<path d="M2.2 17.6C-.6 13.6 7 6.3 14.5 3.4 20 1.3 23.6 2.6 22 6.2" fill="none"'
    ' stroke="var(--text-1)" stroke-width="1.5" stroke-linecap="round"/>'
    '<circle cx="21.7" cy="6.6" r="1.9" fill="var(--signal)"/></svg>'
)

TURN_SIGN = b'<circle cx="18" cy="18" r="5.5" fill="#d2ff1e" stroke="#0b0e14" stroke-width="1.5"/>'
"""On the icon of the tab while the visitor is to move."""

TYPES = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}


@memo(1)
def assets() -> dict[str, Asset]:
    """The bundled files, and the style sheet of the design tokens."""
    found = {"tokens.css": Asset(_tokens().encode(), TYPES["css"])}
    folder = resources.files("planetfall.web") / "static"
    for file in folder.iterdir() if folder.is_dir() else ():
        kind = file.name.rpartition(".")[2]
        if kind in TYPES:
            found[file.name] = Asset(file.read_bytes(), TYPES[kind])
    if "logo.svg" in found:
        turn = found["logo.svg"].body.replace(b"</svg>", TURN_SIGN + b"</svg>")
        found["logo-turn.svg"] = Asset(turn, "image/svg+xml")
    return found


@memo(1)
def _font() -> Html:
    """The font, fetched beside the styles: text would change its width when it came later."""
    for name in assets():
        if name.endswith(".woff2"):
            return Html(
                f'<link rel="preload" href="/static/{esc(name)}" as="font" type="font/woff2"'
                " crossorigin>"
            )
    return NOTHING


def _tokens() -> str:
    """Design tokens, and a class for every colour: the policy allows no inline style."""
    colors = "".join(f".c-{token}{{color:var(--{token})}}" for token in COLORS)
    seats = "".join(f".pc-{n}{{--pc:var(--p{n})}}" for n in range(1, 7))
    sizes = "".join(f".s{n}{{width:{n}px;height:{n}px}}" for n in range(7, 40))
    return tokens_css() + colors + seats + sizes


@memo(8)
def _address(name: str) -> Html:
    """The address of a file, with a mark of what is in it."""
    asset = assets().get(name)
    body = asset.body if asset is not None else b""
    return esc(f"/static/{name}?{hashlib.blake2b(body, digest_size=6).hexdigest()}")


@memo(1)
def _symbols() -> Html:
    return page_symbols()


def document(
    title: str, body: Html, look: Look, *, classes: str = "", data: Html = NOTHING
) -> Html:
    """A whole page."""
    theme = attr("data-theme", look.theme or None)
    return Html(
        f'<!doctype html><html lang="{esc(look.lang)}"{theme}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="dark light">'
        f"<title>{esc(title)}</title>"
        f'<link rel="icon" href="{_address("logo.svg")}" type="image/svg+xml">'
        f'{_font()}<link rel="stylesheet" href="{_address("tokens.css")}">'
        f'<link rel="stylesheet" href="{_address("app.css")}">'
        f'<script type="module" src="{_address("app.js")}"></script>'
        f'</head><body class="{esc(classes)}"{data}>{_symbols()}{body}</body></html>'
    )


@memo(8)
def brand(words: Words) -> Html:
    """The name of the project, leading to the lobby."""
    return Html(
        f'<a class="brand" href="/" title="{esc(words["back"])}">{LOGO}<span>'
        f"{esc(words['brand'])}</span></a>"
    )


def tool(name: str, act: str, title: str, more: str = "") -> Html:
    """A button of the top bar."""
    return Html(
        f'<button type="button" class="iconbtn {esc(more)}" data-act="{esc(act)}"'
        f' title="{esc(title)}" aria-label="{esc(title)}">{icon("ui-" + name)}</button>'
    )


def look_tools(words: Words) -> Html:
    """Language and theme, as on every page."""
    return join(
        (tool("language", "lang", words["language"]), tool("theme", "theme", words["theme"]))
    )
