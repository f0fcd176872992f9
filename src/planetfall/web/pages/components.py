"""The components of a game: all of them with pictures, filters and search, in both languages."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.errors import PlanetfallError
from planetfall.games import build, catalog
from planetfall.games.catalog import Component
from planetfall.svg.memo import memo
from planetfall.table.pages import Look
from planetfall.text.grammar import capital
from planetfall.web.html import NOTHING, Html, attr, esc, inert, join
from planetfall.web.pages.pieces import picture_of
from planetfall.web.pages.rules import reading_page, search_field
from planetfall.web.pages.scene import book_of
from planetfall.web.words import Words, words
from planetfall.web.words.reference import FACTS as FACT_NAMES

FILTERS: Final = ("box", "kind", "tags")
"""What of a component's data can be filtered by, beside its kind."""
FACTS: Final = 10
"""How many facts of a component stand beside its picture."""
LANGUAGES: Final = (("en", "English"), ("cs", "Čeština"))


@memo(8)
def components_page(game: str, lang: str, theme: str) -> str:
    """All components of a game; empty where it lists none."""
    try:
        every = catalog.components(game, lang)
        other = catalog.components(game, "cs" if lang == "en" else "en")
    except PlanetfallError:
        return ""
    said = words(lang)
    both = {(each.kind, each.id): each for each in other}
    rows = join(_item(each, both[each.kind, each.id]) for each in every)
    body = Html(
        f'<div class="ccols"><aside class="cfilter" aria-label="{esc(said["read.filter"])}">'
        f"{_filters(game, lang, every, said)}</aside><main>"
        f"<h1>{esc(said['read.components'])}</h1>"
        f"{search_field(said, said['read.search_components'])}"
        f'<ul class="cgrid">{rows}</ul></main>'
        f'<aside class="copen" id="open" aria-live="polite" hidden></aside></div>'
    )
    return reading_page(game, said["read.components"], Look(lang, theme), "components", body)


def _item(each: Component, other: Component) -> Html:
    """A component as a tile of the list; its picture is fetched when it comes into sight."""
    text = " ".join((each.name, each.text, other.name, other.text))
    data = join(
        attr(f"data-f-{name}", " ".join(map(str, _values(each.data.get(name))))) for name in FILTERS
    )
    return Html(
        f'<li data-find data-text="{esc(text.lower())}" data-kind="{esc(each.kind)}"{data}>'
        f'<button type="button" class="citem" data-component="{esc(each.kind)}/{esc(each.id)}">'
        f'<span class="cpic"></span><b>{esc(each.name)}</b></button></li>'
    )


def _values(value: Any) -> list[str]:
    if value is None or isinstance(value, dict):
        return []
    return [str(each) for each in value] if isinstance(value, list | tuple) else [str(value)]


def _filters(game: str, lang: str, every: list[Component], said: Words) -> Html:
    kinds: dict[str, int] = {}
    groups: dict[str, dict[str, int]] = {name: {} for name in FILTERS}
    for each in every:
        kinds[each.kind] = kinds.get(each.kind, 0) + 1
        for name in FILTERS:
            for value in _values(each.data.get(name)):
                groups[name][value] = groups[name].get(value, 0) + 1
    parts = [_group("kind", said["read.kind"], kinds, game, lang)]
    for name in FILTERS:
        if 1 < len(groups[name]) <= 16:
            parts.append(_group(f"f-{name}", said[f"read.by_{name}"], groups[name], game, lang))
    return join(parts)


def _group(name: str, title: str, values: dict[str, int], game: str, lang: str) -> Html:
    rows = join(
        Html(
            f'<label><input type="checkbox" data-by="{esc(name)}" value="{esc(value)}">'
            f"<span>{esc(_word(game, lang, name, value))}</span>"
            f'<b class="end">{esc(count)}</b></label>'
        )
        for value, count in values.items()
    )
    return Html(f'<fieldset class="cgroup"><legend>{esc(title)}</legend>{rows}</fieldset>')


def _word(game: str, lang: str, group: str, value: str) -> str:
    """A value of a filter in words."""
    book = book_of(build(game, {}), lang)
    if book is None:
        return value
    for key in (f"kind:{value}", f"box:{value}", f"tag:{value}", value):
        if key in book.terms:
            word = book.terms[key]
            return capital(word)
    for kind in ("kind", "box", "tag", "card_kind"):
        name = book.names.get(kind, {}).get(value)
        if name:
            return capital(name)
    if book.phrases.has(f"piece.{value}"):
        return book.say(f"piece.{value}").partition(" | ")[0]
    return value.replace("_", " ").capitalize()


def picture(game: str, lang: str, kind: str, id: str) -> Html:
    """The picture of one component, for the list."""
    return inert(join((picture_of(game, lang, kind, id),)))


def _fact(lang: str, name: str) -> str:
    """What a printed fact is called."""
    word = name.replace("_", " ")
    return word if lang == "en" else FACT_NAMES.get(name, word)


def component_panel(game: str, lang: str, kind: str, id: str) -> Html:
    """One component in full: picture, both languages, what is printed on it."""
    said, columns, shown = words(lang), [], None
    for tongue, name in LANGUAGES:
        for each in catalog.components(game, tongue, kind):
            if each.id == id:
                columns.append(
                    Html(
                        f'<div lang="{esc(tongue)}"><p class="label">{esc(name)}</p>'
                        f"<h2>{esc(each.name)}</h2><p>{esc(each.text)}</p></div>"
                    )
                )
                shown = each
    if shown is None:
        return NOTHING
    facts = join(
        Html(f"<dt>{esc(_fact(lang, name))}</dt><dd>{esc(', '.join(_values(value)))}</dd>")
        for name, value in list(shown.data.items())[:FACTS]
        if _values(value) and len(", ".join(_values(value))) < 60
    )
    return Html(
        f'<button type="button" class="iconbtn close" data-close'
        f' aria-label="{esc(said["close"])}">×</button>'
        f'<div class="cface">{picture(game, lang, kind, id)}<dl>{facts}</dl></div>'
        f'<div class="cboth">{join(columns)}</div>'
        f'<p class="label">{esc(_word(game, lang, "kind", kind))}</p>'
    )
