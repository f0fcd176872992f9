"""A page for any game: the question, its answers as buttons, the position in words."""

from __future__ import annotations

from planetfall.core.view import View
from planetfall.table.parts import Part
from planetfall.web.html import NOTHING, Html, esc, icon, join
from planetfall.web.pages import frame, panels
from planetfall.web.pages.coach import Lesson
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene


class PlainPage:
    """Draws a game through its keys and labels alone."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        crumbs = []
        if scene.playing and scene.data["round"]:
            crumbs.append(esc(scene.words.fill("round_n", n=scene.data["round"])))
        board = panels.text_board(scene) if scene.playing else NOTHING
        return [
            ("top", frame.top(scene, crumbs)),
            ("waiting", frame.waiting(scene)),
            ("seats", frame.seats(scene)),
            ("board", Html(f'<section id="board" class="panel textboard">{board}</section>')),
            ("log", frame.log(scene)),
            ("ask", frame.ask(scene)),
            ("keys", frame.keys(scene)),
        ]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Seats left, position in the middle, log right, question below."""
        return Html(
            f'<main class="table g-plain">{parts["top"]}'
            f'<div class="left">{parts["seats"]}</div>'
            f'<div class="mid">{parts["waiting"]}{parts["board"]}{parts["ask"]}</div>'
            f'<div class="right">{parts["log"]}</div>{parts["keys"]}</main>'
        )

    def chips(self, scene: Scene, seen: View) -> Html:
        """Own numbers that change."""
        after = seen.data()
        before, later = scene.area(scene.me), after["areas"][scene.me]
        found = []
        for name, value in before.items():
            other = later.get(name)
            if isinstance(value, int) and isinstance(other, int) and value != other:
                found.append(chip(esc(name.replace("_", " ")), value, other))
        return join(found[:6])

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """Nothing of its own."""
        return NOTHING

    def lessons(self) -> tuple[Lesson, ...]:
        """None: there is nothing to explain beyond the words."""
        return ()

    def pieces(self) -> dict[str, Kind]:
        """None: all stands there in words."""
        return {}


def chip(what: Html, before: int | Html, after: int | Html) -> Html:
    """A number or a place that changes."""
    arrow = icon("ui-arrow-right", 11)
    return Html(
        f'<span class="delta">{what} <span class="to">{before}</span>{arrow}<b>{after}</b></span>'
    )


PAGE = PlainPage()
