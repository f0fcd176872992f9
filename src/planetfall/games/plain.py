"""What any game has: no components, and its text board as a picture."""

from __future__ import annotations

from typing import Any, Final

from planetfall import games
from planetfall.core.view import View
from planetfall.games import text_board
from planetfall.svg import lettering
from planetfall.svg.canvas import join
from planetfall.svg.markup import Markup
from planetfall.svg.picture import Picture
from planetfall.svg.picture import picture as frame
from planetfall.svg.theme import Theme
from planetfall.svg.theme import theme as find_theme

WIDTH: Final = 960
SIZE: Final = 15
LINE: Final = 22
MARGIN: Final = 24


def components(lang: str) -> list[Any]:
    """Nothing: the game does not list its components."""
    return []


def picture(kind: str, id: str, lang: str, theme: str = "dark") -> Markup:
    """No picture."""
    return Markup("")


def board(view: View, *, lang: str = "en", theme: str | Theme = "dark") -> Picture:
    """The text board of a view as a picture."""
    colors = find_theme(theme)
    book = games.book(view.rules, lang)
    data = view.data()
    names = [book.say("label.seat", number=seat + 1) for seat in range(data["seats"])]
    title = games.words_about(view.rules.id, lang)["name"]
    lines = [title, *text_board.describe(data, book, names, data["viewer"])]
    rows = [row for line in lines for row in lettering.wrap(line, WIDTH - 2 * MARGIN, SIZE)]
    drawn = [
        lettering.text(row, MARGIN, MARGIN + SIZE + LINE * number, SIZE, colors["text-1"])
        for number, row in enumerate(rows)
    ]
    height = 2 * MARGIN + LINE * len(rows)
    ground = colors["bg-1"]
    return frame(colors, join(drawn), WIDTH, height, title=title, lang=lang, background=ground)
