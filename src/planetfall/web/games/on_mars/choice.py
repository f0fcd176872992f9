"""Choosing among cards on the page of On Mars: all of them whole, at once, beside the map."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS, BUILDING_CRYSTALS
from planetfall.games.on_mars.components.names import BLUEPRINTS, BUILDINGS, PRODUCT_OF
from planetfall.games.on_mars.components.tables import BLUEPRINT_POINTS, LARGE_COMPLEX
from planetfall.games.on_mars.draw.displays import building_token
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS, ITEM_COLORS, ITEM_ICONS
from planetfall.games.on_mars.state import Colony
from planetfall.svg.parts import MINUS
from planetfall.web.html import NOTHING, Html, esc, icon, join
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
            inside = Html(f"<b>{esc(scene.name(kind, id))}</b>{lines}")
            if kind == "blueprint" and id in BLUEPRINTS:
                inside = _blueprint(scene, BLUEPRINTS.index(id))
            return Html(
                f'<button type="button" class="choosecard" data-key="{esc(key)}">{inside}</button>'
            )
    return Html(
        f'<button type="button" class="btn" data-key="{esc(key)}">{esc(scene.label(key))}</button>'
    )


def _blueprint(scene: Scene, number: int) -> Html:
    """A Blueprint: what it upgrades, its price and gain, what it does, its points if they count."""
    card, words = BLUEPRINT_CARDS[number], scene.words
    building, level = UPGRADES[number], LEVELS[number]
    color = building_token(building)
    sign = icon(BUILDING_ICONS[building], 22, color)
    size = words["om.card.large"].format(n=LARGE_COMPLEX) if level > 1 else words["om.card.any"]
    product = PRODUCT_OF[building]
    name = esc(scene.name("blueprint", BLUEPRINTS[number]))
    upgraded = esc(scene.name("building", BUILDINGS[building]))
    crystal = icon("crystal", 13, "crystal")
    gained = icon(ITEM_ICONS[product], 13, ITEM_COLORS[product])
    return Html(
        f'<i class="edge c-{esc(color)}"></i>'
        f'<span class="ch"><span class="lvl">{esc(level)}</span><b>{name}</b></span>'
        f'<span class="cu">{sign}<span><small>{esc(size)}</small>{upgraded}</span></span>'
        f'<span class="cc"><span><b>{esc(BUILDING_CRYSTALS)}</b>{crystal}'
        f" {esc(words['om.card.use'])}</span>"
        f"<span>{esc(words['om.card.now'])} <b>+1</b>{gained}</span></span>"
        f"<p>{esc(scene.effect(card.executive))}</p>"
        f"{_points(scene, BLUEPRINT_POINTS[level])}"
    )


def _points(scene: Scene, worth: int) -> Html:
    """What a Blueprint scores once it is built and what it costs if not; nothing without points."""
    position, words = scene.position, scene.words
    if not isinstance(position, Colony) or not position.setting.has_points:
        return NOTHING
    return Html(
        f'<span class="cf"><span class="vp">+{esc(worth)}</span>{esc(words["om.card.built"])}'
        f'<span class="vm">{esc(MINUS)}{esc(worth)}</span>{esc(words["om.card.unbuilt"])}</span>'
    )
