"""What a piece is: the reference that hover, long press, right click and keyboard open.

Whatever stands on a page with `data-key`, `data-piece` or `data-of` is a piece, and so is every
icon. A game's page lists its kinds of pieces (`GamePage.pieces`); the words are phrases of the
game's book, `piece.KIND` and `icon.NAME`, each a name and a text with `|` between them. What a
single component does comes from the catalogue of the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from planetfall.core.errors import PlanetfallError
from planetfall.games import catalog
from planetfall.svg.canvas import EMPTY, Markup
from planetfall.svg.memo import memo
from planetfall.svg.parts import signed
from planetfall.web.html import NOTHING, Html, esc, icon, inert, join
from planetfall.web.pages.question import answer
from planetfall.web.pages.scene import Scene, texts_of

ICON: Final = re.compile(r"#i-([\w-]+)")
PLAYER: Final = re.compile(r"p([1-6])")
"""The icon of a seat."""


@dataclass(frozen=True)
class Kind:
    """How pieces of one kind are explained; the kind is how their keys begin."""

    components: tuple[str, ...] = ()
    """Kinds of components in the catalogue whose ids the rest of a key may be."""
    rules: str = ""
    """Where they stand in the ledger: a section or a line."""
    at: Callable[[Scene, str], tuple[str, str] | None] | None = None
    """The component (kind, id) that the rest of a key means now, where it is another one."""
    now: Callable[[Scene, str], list[str]] | None = None
    """What is true of it at this moment, as sentences."""
    named: Callable[[Scene, str], str] | None = None
    """Its name, where the catalogue has none."""


@dataclass(frozen=True)
class Piece:
    """A piece in words."""

    kind: str
    name: str
    text: str
    about: str = ""
    """What holds for all pieces of the kind."""
    now: tuple[str, ...] = ()
    rules: str = ""
    component: tuple[str, str] | None = None


def find(scene: Scene, kinds: dict[str, Kind], key: str) -> Piece | None:
    """What a piece is, by its key; `None` where there are no words for it."""
    if scene.book is None:
        return None
    prefix, _, rest = key.partition(":")
    if prefix == "icon":
        return _icon(scene, rest)
    if prefix == "total":
        return _total(scene, rest)
    kind = kinds.get(prefix)
    if kind is None or not scene.book.phrases.has(f"piece.{prefix}"):
        return None
    word, about = _split(scene, f"piece.{prefix}")
    component = _component(scene, kind, rest)
    name, text = word, ""
    if component is not None:
        name = scene.name(*component) if component[1] else word
        text = texts_of(scene.rules.id, scene.lang).get(component, "")
        name = _listed_name(scene.rules.id, scene.lang, component) or name
    if kind.named is not None:
        name = kind.named(scene, rest) or name
    now = tuple(kind.now(scene, rest)) if kind.now is not None and scene.playing else ()
    if not text:
        text, about = about, ""
    return Piece(word if word != name else "", name, text, about, now, kind.rules, component)


def _total(scene: Scene, seat: str) -> Piece:
    """The points of a seat so far, and what they come from."""
    said = scene.words
    lines = scene.score_lines(int(seat)) if seat.isdigit() else []
    now = tuple([f"{scene.score_name(name)}: {signed(points)}" for name, points in lines if points])
    return Piece("", said["total_name"], said["total_text"], now=now)


def _split(scene: Scene, phrase: str) -> tuple[str, str]:
    assert scene.book is not None
    name, _, text = scene.book.say(phrase).partition(" | ")
    return name, text


def _icon(scene: Scene, name: str) -> Piece | None:
    assert scene.book is not None
    if seat := PLAYER.fullmatch(name):
        number = int(seat[1]) - 1
        word, text = scene.words["player"], scene.words["player_mark"]
        if number < len(scene.names):
            return Piece(word, scene.names[number], text)
        return Piece("", f"{word} {number + 1}", text)
    if not scene.book.phrases.has(f"icon.{name}"):
        return None
    word, text = _split(scene, f"icon.{name}")
    return Piece("", word, text)


def _component(scene: Scene, kind: Kind, rest: str) -> tuple[str, str] | None:
    """The component that a key stands for."""
    if kind.at is not None:
        return kind.at(scene, rest) if scene.playing else None
    known = texts_of(scene.rules.id, scene.lang)
    for each in kind.components:
        if (each, rest) in known:
            return each, rest
    return None


@memo(8)
def _names(game: str, lang: str) -> dict[tuple[str, str], str]:
    return {(each.kind, each.id): each.name for each in catalog.components(game, lang)}


def _listed_name(game: str, lang: str, component: tuple[str, str]) -> str:
    return _names(game, lang).get(component, "")


@memo(512)
def picture_of(game: str, lang: str, kind: str, id: str) -> Markup:
    """The drawing of a component; empty where it has none."""
    try:
        for each in catalog.components(game, lang, kind):
            if each.id == id:
                return catalog.picture(game, each, lang, "page")
    except PlanetfallError:
        pass
    return EMPTY


# The panel, and the short form beside the pointer.


def panel(scene: Scene, kinds: dict[str, Kind], key: str, large: Html = NOTHING) -> Html:
    """A piece in full: picture, words, what is true now, rules, its icons.

    `large` is how the game's own page shows it, with what can be done with it.
    """
    piece = find(scene, kinds, key)
    if piece is None:
        return large
    face = NOTHING
    if not large and piece.component is not None:
        kind, id = piece.component
        face = inert(join((picture_of(scene.rules.id, scene.lang, kind, id),)))
    picture = Html(f'<div class="pface">{face}</div>') if face else NOTHING
    act = NOTHING if large or not _is_option(scene, key) else answer(scene, key)
    return Html(
        f'<article class="piece">{large}{picture}<div class="ptext">{_head(piece)}'
        f"{_body(scene, piece)}{_legend(scene, str(large) + str(face))}{act}</div></article>"
    )


def face(scene: Scene, kinds: dict[str, Kind], key: str) -> Html:
    """The drawing of a piece alone; empty where it has none."""
    piece = find(scene, kinds, key)
    if piece is None or piece.component is None:
        return NOTHING
    return inert(join((picture_of(scene.rules.id, scene.lang, *piece.component),)))


def _is_option(scene: Scene, key: str) -> bool:
    """Whether a key is one that may be chosen some time."""
    try:
        scene.rules.option(key)
    except PlanetfallError:
        return False
    return True


def tip(scene: Scene, kinds: dict[str, Kind], key: str) -> Html:
    """A piece in a few lines."""
    piece = find(scene, kinds, key)
    if piece is None:
        return NOTHING
    lines = join(Html(f'<p class="pnow">{esc(line)}</p>') for line in piece.now)
    # What is true now says more than what holds for all of the kind.
    text = lines if piece.now and piece.component is None else Html(f"<p>{esc(piece.text)}</p>")
    return Html(f"{_head(piece)}{text}{lines if text is not lines else NOTHING}")


def _head(piece: Piece) -> Html:
    kind = Html(f'<p class="label">{esc(piece.kind)}</p>') if piece.kind else NOTHING
    return Html(f"{kind}<h2>{esc(piece.name)}</h2>")


def _body(scene: Scene, piece: Piece) -> Html:
    lines = [Html(f"<p>{esc(piece.text)}</p>")]
    lines += [Html(f'<p class="pnow">{esc(line)}</p>') for line in piece.now]
    if piece.about:
        lines.append(Html(f'<p class="muted">{esc(piece.about)}</p>'))
    if piece.rules:
        lines.append(rule_link(scene, piece.rules))
    return join(lines)


def rule_link(scene: Scene, place: str) -> Html:
    """A link to a section or a line of the rules page."""
    return Html(
        f'<p class="prule">{icon("ui-log", 14)}<a href="/rules/{esc(scene.rules.id)}#{esc(place)}"'
        f' target="_blank" rel="noopener">{esc(scene.words.fill("rule_at", place=place))}</a></p>'
    )


def _legend(scene: Scene, picture: str) -> Html:
    """The icons of a picture with their names."""
    rows = []
    for name in dict.fromkeys(ICON.findall(picture)):
        piece = _icon(scene, name) if scene.book is not None else None
        if piece is not None and not PLAYER.fullmatch(name):
            rows.append(
                Html(f"<li>{icon(name, 16)}<b>{esc(piece.name)}</b> {esc(piece.text)}</li>")
            )
    if not rows:
        return NOTHING
    return Html(
        f'<details class="legend"><summary>{esc(scene.words["icons_here"])}</summary>'
        f"<ul>{join(rows)}</ul></details>"
    )
