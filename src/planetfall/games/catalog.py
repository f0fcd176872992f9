"""The components of the games: what `list` and `show` print, and what the documents count.

A game's package has a module `listing` with two functions:

- `components(lang) -> list[Component]`: everything in its boxes, in the order of the boxes;
- `picture(kind, id, lang, theme) -> Markup`: the drawing of one of them, empty where it has none; a
  game without pictures leaves it out.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from planetfall.core.errors import BadRequest, one_of
from planetfall.games import title_of, words_about
from planetfall.svg.markup import Markup

PLAIN: Final = "planetfall.games.plain"
"""The listing of games that have none."""


class Component:
    """One kind of thing in a box: a card, a tile, a board, a token."""

    def __init__(self, kind: str, id: str, name: str, data: dict[str, Any], text: str = "") -> None:
        self.kind = kind
        """A word for the group, as `planet` or `civ`."""
        self.id = id
        """Unique within its kind, stable, in English: `temp_agency`."""
        self.name = name
        """In the language that was asked for."""
        self.data = data
        """Everything printed on it, as plain data."""
        self.text = text
        """What it does, derived from its effects."""

    def to_data(self) -> dict[str, Any]:
        """The component as plain data."""
        return {
            "kind": self.kind,
            "id": self.id,
            "name": self.name,
            "text": self.text,
            "data": self.data,
        }

    def __repr__(self) -> str:
        return f"Component({self.kind}/{self.id})"


def title(game: str, lang: str = "en") -> str:
    """The name of a game."""
    return words_about(game, lang)["name"]


def _listing(game: str) -> Any:
    title = title_of(game)
    return title.load(title.listing or PLAIN)


def components(game: str, lang: str = "en", kind: str = "") -> list[Component]:
    """All components of a game, or those of one kind."""
    every: list[Component] = _listing(game).components(lang)
    if not kind:
        return every
    found = [component for component in every if component.kind == kind]
    if not found:
        raise BadRequest(
            f"`{game}` has no components of kind `{kind[:60]}`; it has {one_of(_kinds(every))}."
        )
    return found


def kinds(game: str) -> list[str]:
    """The kinds of components a game has, in the order of its boxes."""
    return _kinds(components(game))


def _kinds(every: list[Component]) -> list[str]:
    return list(dict.fromkeys([component.kind for component in every]))


def component(game: str, name: str, lang: str = "en") -> Component:
    """One component by id, by `kind/id`, or by its name in any language.

    Where several kinds have the id, the first of them in the order of the boxes is meant.
    """
    every = components(game, lang)
    wanted = name.strip().lower()
    found = [c for c in every if wanted in (c.id.lower(), f"{c.kind}/{c.id}".lower())]
    if not found:
        named = [*every, *components(game, "cs" if lang == "en" else "en")]
        places = {(c.kind, c.id) for c in named if wanted in _names(c)}
        found = [c for c in every if (c.kind, c.id) in places]
    if found:
        return found[0]
    ids = list(dict.fromkeys([c.id for c in every]))
    near = [id for id in ids if wanted and wanted in id.lower()][:8]
    near = near or get_close_matches(wanted.replace(" ", "_"), ids, 3, 0.75)
    hint = f"did you mean {one_of(near)}?" if near else f"kinds are {one_of(_kinds(every))}."
    hint = hint if every else "it lists none."
    raise BadRequest(f"`{game}` has no component `{name[:60]}`; {hint}")


def _names(component: Component) -> list[str]:
    """What a component is called; a card with two sides also by the name of each."""
    name = component.name.lower()
    return [name, *name.split(" / ")]


def namesakes(game: str, component: Component, lang: str = "en") -> list[Component]:
    """Components of other kinds that have the same id."""
    every = components(game, lang)
    return [c for c in every if c.id == component.id and c.kind != component.kind]


def picture(game: str, component: Component, lang: str = "en", theme: str = "dark") -> Markup:
    """The drawing of a component as SVG; the theme `page` is for pages with shared symbols."""
    draw = getattr(_listing(game), "picture", None)
    drawn: Markup | None = draw and draw(component.kind, component.id, lang, theme)
    if not drawn:
        raise BadRequest(f"`{component.kind}/{component.id}` of `{game}` has no picture.")
    return drawn
