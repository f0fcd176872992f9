"""The guided first game: lessons that come when they are needed, on the real table.

A game's page has lessons (`GamePage.lessons`); their words are phrases of its book, `coach.1` and
so on, each a title and a text with `|` between them. The client shows the next one whose kind of
answer is offered, and remembers in the browser which are done: once its question is answered, a
lesson does not come again.
"""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.web.html import NOTHING, Html, esc, join
from planetfall.web.pages.scene import Scene


@dataclass(frozen=True)
class Lesson:
    """What is explained at one moment."""

    when: str
    """The kind of answers with which it comes."""
    at: str
    """The part of the page that it is about."""
    asking: str = ""
    """The kind of effect that must ask for them, where others offer the same kind."""
    sees: str = ""
    """What must stand on the page, as a selector."""


def panel(scene: Scene, lessons: tuple[Lesson, ...]) -> Html:
    """All lessons of a game, for the client to show one after another."""
    book = scene.book
    if book is None or not lessons:
        return NOTHING
    rows = []
    for number, lesson in enumerate(lessons, 1):
        title, _, text = book.say(f"coach.{number}").partition(" | ")
        rows.append(
            Html(
                f'<li data-when="{esc(lesson.when)}" data-at="{esc(lesson.at)}"'
                f' data-asking="{esc(lesson.asking)}" data-sees="{esc(lesson.sees)}">'
                f"<h2>{esc(title)}</h2><p>{esc(text)}</p></li>"
            )
        )
    words = scene.words
    return Html(
        f'<ol data-lesson="{esc(words["coach.lesson"])}" data-show="{esc(words["coach.show"])}"'
        f' data-more="{esc(words["coach.more"])}" data-next="{esc(words["coach.next"])}"'
        f' data-skip="{esc(words["coach.skip"])}">'
        f"{join(rows)}</ol>"
    )
