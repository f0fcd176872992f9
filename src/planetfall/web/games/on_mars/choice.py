"""Choosing among cards on the page of On Mars: all of them whole, at once, beside the map."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from planetfall.web.html import Html, esc, join
from planetfall.web.pages.scene import Scene

CHOSEN: Final = {"blueprint": ("blueprint",), "card": ("scientist", "contract"), "goal": ("goal",)}
"""Kinds of options that are shown as whole cards, and the components they stand for."""
SENTENCES: Final = re.compile(r"(?<=[.]) (?=[^a-z])")
MOST: Final = 12
"""So many cards have room."""
NOTHING_TO_CHOOSE: Final = Html('<section id="choice" hidden></section>')


Kinds = Mapping[str, tuple[str, ...]]


def choice(scene: Scene, more: Kinds | None = None) -> Html:
    """The cards of a question that is about cards alone; the page lights them.

    `more` are kinds of options of expansions.
    """
    kinds = {**CHOSEN, **(more or {})}
    keys = scene.table_view.keys
    cards = [key for key in keys if key.partition(":")[0] in kinds]
    others = {key.partition(":")[0] for key in keys} - set(kinds) - {"done", "boost", "no"}
    if not 1 < len(cards) <= MOST or others:
        return NOTHING_TO_CHOOSE
    return scene.drawn(("choice", scene.me), cards, lambda: _draw(scene, cards, kinds))


def _draw(scene: Scene, cards: list[str], kinds: Kinds) -> Html:
    buttons = join(_card(scene, key, kinds) for key in cards)
    return Html(
        f'<section id="choice" class="omchoice n{esc(min(len(cards), 6))}"'
        f' aria-label="{esc(scene.question())}">{buttons}</section>'
    )


def _card(scene: Scene, key: str, kinds: Kinds) -> Html:
    """A card in words: its name, then a line for each thing that it says."""
    prefix, _, id = key.partition(":")
    for kind in kinds[prefix]:
        told = scene.told(kind, id)
        if told:
            lines = join(Html(f"<p>{esc(line)}</p>") for line in SENTENCES.split(told))
            return Html(
                f'<button type="button" class="choosecard" data-key="{esc(key)}">'
                f"<b>{esc(scene.name(kind, id))}</b>{lines}</button>"
            )
    return Html(
        f'<button type="button" class="btn" data-key="{esc(key)}">{esc(scene.label(key))}</button>'
    )
