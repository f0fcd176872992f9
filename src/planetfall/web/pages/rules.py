"""The rules page of a game: its ledgers in reading order, to search and to link to."""

from __future__ import annotations

from planetfall.games import book, rules, words_about
from planetfall.games.ledgers import Ledger, Line, Section, ledgers
from planetfall.svg.memo import memo
from planetfall.table.pages import Look
from planetfall.web.html import NOTHING, Html, esc, icon, join
from planetfall.web.pages.shell import brand, document, look_tools
from planetfall.web.words import Words, words


def reading_page(game: str, title: str, look: Look, classes: str, body: Html) -> str:
    """A page to read: top bar with the way between rules, components and lobby."""
    said, name = words(look.lang), words_about(game, look.lang)["name"]
    links = join(
        Html(
            f'<a class="btn small{" on" if what == classes else ""}"'
            f' href="/{esc(what)}/{esc(game)}">{esc(said["read." + what])}</a>'
        )
        for what in ("rules", "components")
    )
    return document(
        f"{title} · {name}",
        Html(
            f'<div class="readpage"><header class="top">{brand(said)}<span class="crumb one">'
            f'<b>{esc(name)}</b></span><nav class="row gap6">{links}</nav>'
            f'<span class="grow"></span>{look_tools(said)}</header>{body}</div>'
        ),
        look,
        classes=f"is-reading r-{classes}",
        data=Html(f' data-game="{esc(game)}"'),
    )


def search_field(said: Words, hint: str) -> Html:
    """The search field of a page to read, and how many were found."""
    return Html(
        f'<label class="search">{icon("ui-search", 18)}<input type="search" id="search"'
        f' placeholder="{esc(hint)}" aria-label="{esc(hint)}" autocomplete="off"><kbd>/</kbd>'
        f'</label><p class="label found" id="found" role="status"'
        f' data-of="{esc(said["read.found"])}"></p>'
    )


@memo(8)
def rules_page(game: str, lang: str, theme: str) -> str:
    """All rules of a game; empty where it has no ledger."""
    boxes = ledgers(game)
    if not boxes:
        return ""
    said = words(lang)
    contents = join(_contents(game, said, box) for box in boxes)
    text = join(_box(game, said, box) for box in boxes)
    note = said["read.note"]
    body = Html(
        f'<div class="rcols"><nav class="rnav" aria-label="{esc(said["read.contents"])}">'
        f"{contents}</nav><main>{search_field(said, said['read.search_rules'])}"
        f'<p class="muted">{esc(note)}</p>{text}</main></div>'
    )
    return reading_page(game, said["read.rules"], Look(lang, theme), "rules", body)


def _contents(game: str, said: Words, box: Ledger) -> Html:
    rows = join(
        Html(f'<li><a href="#{esc(each.id)}">{esc(_title(game, said, each))}</a></li>')
        for each in box.sections
    )
    title = esc(_box_title(game, said, box))
    return Html(f"<details open><summary>{title}</summary><ol>{rows}</ol></details>")


def _box_title(game: str, said: Words, box: Ledger) -> str:
    """The title of a box in the reader's language: the base game first."""
    if said.lang == "en":
        return box.title
    if box is ledgers(game)[0]:
        return words_about(game, said.lang)["name"]
    return box.title.partition(" (")[0]


def _title(game: str, said: Words, section: Section) -> str:
    """The heading of a section in the reader's language."""
    number = section.id.partition("-")[2]
    headings = book(rules(game), said.lang).headings
    return f"{number}. {headings.get(section.id, section.title)}"


def _box(game: str, said: Words, box: Ledger) -> Html:
    sections = join(
        Html(
            f'<section class="rsec" id="{esc(each.id)}"><h2>{esc(_title(game, said, each))}</h2>'
            f"<ol>{join(_line(said, line) for line in each.lines)}</ol></section>"
        )
        for each in box.sections
    )
    return Html(f"<h1>{esc(_box_title(game, said, box))}</h1><div>{sections}</div>")


def _line(said: Words, line: Line) -> Html:
    kind = NOTHING
    if line.kind != "rule":
        kind = Html(f'<b class="rkind k-{esc(line.kind)}">{esc(said["read." + line.kind])}</b> ')
    source = Html(f' <small class="muted">{esc(line.source)}</small>') if line.source else NOTHING
    return Html(
        f'<li id="{esc(line.id)}" data-find>'
        f'<a class="rid" href="#{esc(line.id)}">{esc(line.id)}</a>'
        f'<p>{kind}<span lang="en">{esc(line.text)}</span>{source}</p></li>'
    )
