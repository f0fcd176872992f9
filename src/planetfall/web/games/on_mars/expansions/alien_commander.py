"""The commander's own page in the Invasion: the alien panel and the board below the map."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_invasion.draw.commander import (
    draw_alien_cards,
    draw_alien_lab,
    draw_supply,
    draw_techs,
)
from planetfall.games.on_mars.expansions.alien_invasion.draw.panel import (
    HEIGHT,
    WIDTH,
    draw_panel,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    Commander,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.state import Colony
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.canvas import Markup
from planetfall.svg.canvas import join as joined
from planetfall.web.games.plain import chip
from planetfall.web.html import NOTHING, Html, attr, esc, icon, join
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

SPACES: Final = ("reusable", "single", "unlock", "lift", "block", "restore")
PIECES: Final = {
    **dict.fromkeys(SPACES[:-1], Kind(("panel",), "OMA-6")),
    "restore": Kind(rules="OMA-6"),
    "alien_develop": Kind(rules="OMA-7"),
    "alien_card": Kind(("alien_card",), "OMA-7"),
    "alien_scientist": Kind(("alien_card",), "OMA-6"),
    "alien_tech": Kind(("alien_tech",), "OMA-7"),
}
"""What can be asked about."""
FACES: Final = {
    **dict.fromkeys(SPACES[:-1], ("panel",)),
    "alien_card": ("alien_card",),
    "alien_scientist": ("alien_card",),
    "alien_tech": ("alien_tech",),
}
DOCK: Final = 188.0
NARROW, NARROW_HEIGHT = 344.0, 500.0
"""Measures of the panel in one column."""
CARDS_HEIGHT: Final = 340.0
DOCK_PARTS: Final[tuple[tuple[str, float, Callable[[Table, float, float], Markup]], ...]] = (
    ("commander_supply", 236.0, draw_supply),
    ("alien_lab", 178.0, draw_alien_lab),
    ("alien_techs", 168.0, draw_techs),
    ("alien_cards", 690.0, draw_alien_cards),
)
DOCK_OPTIONS: Final = ("alien_develop", "alien_tech", "alien_card", "alien_scientist")


def _shown(commander: Commander) -> tuple[Any, ...]:
    """Everything of the commander that its board shows."""
    means = commander.crystals, commander.waiting, commander.ready, commander.aside
    tokens = commander.covers, commander.reusable, commander.single, commander.lifted
    built = commander.shelters_left, commander.mines_left, commander.lab, commander.cards
    return means, tokens, built, commander.scientist, commander.off_map()


def own_parts(scene: Scene, table: Table) -> dict[str, Html]:
    """Panel, board and stock in place of a human's."""
    commander = commander_of(table.position)
    shown = _shown(commander)
    return {
        "actions": scene.drawn(
            ("alien_panel", scene.me),
            (shown, table.offered(*SPACES)),
            lambda: alien_panel(table, "actions"),
        ),
        "displays": Html('<section id="displays" class="om" hidden></section>'),
        "dock": _dock(scene, table, shown),
        "stock": _stock(commander),
    }


def alien_panel(table: Table, name: str, width: float = WIDTH, height: float = HEIGHT) -> Html:
    """The alien panel as a part of the page; once more in one column, for narrow screens."""
    wide = _picture(table, width, height, "om-panel-wide", columns=2)
    narrow = _picture(table, NARROW, NARROW_HEIGHT, "om-panel-narrow", columns=1)
    return Html(f'<section id="{esc(name)}" class="om alien">{wide}{narrow}</section>')


def _picture(table: Table, width: float, height: float, classes: str, *, columns: int) -> Markup:
    body = draw_panel(table, width, height, columns=columns)
    title = table.say("panel")
    return picture(THEME, body, width, height, title=title, lang=table.lang, classes=classes)


def _dock(scene: Scene, table: Table, shown: tuple[Any, ...]) -> Html:
    corruption = front_of(table.position).corruption_left()
    lit = table.offered(*DOCK_OPTIONS)
    pictures = [
        scene.drawn(
            (name, scene.me),
            (shown, corruption, lit),
            partial(_docked, table, name, width, draw),
        )
        for name, width, draw in DOCK_PARTS
    ]
    return Html(f'<section id="dock" class="omd aliend">{join(pictures)}</section>')


def _docked(
    table: Table, name: str, width: float, draw: Callable[[Table, float, float], Markup]
) -> Markup:
    title = table.say(name)
    classes = f"dock-svg d-{name}"
    body = draw(table, width, DOCK)
    wide = picture(THEME, body, width, DOCK, title=title, lang=table.lang, classes=classes)
    if name != "alien_cards":
        return wide
    body = draw_alien_cards(table, NARROW, CARDS_HEIGHT, columns=2)
    classes = "dock-svg d-narrow"
    again = picture(
        THEME, body, NARROW, CARDS_HEIGHT, title=title, lang=table.lang, classes=classes
    )
    return joined((wide, again))


def _stock(commander: Commander) -> Html:
    """Soldiers, crystals and tokens in one row, for the phone."""
    cells = (
        _supply("ready", icon("alien-soldier", 17, "alien"), commander.ready),
        _supply("crystals", icon("crystal", 17, "crystal"), commander.crystals),
        _supply("reusable", icon("ui-replay", 17, "alien"), commander.reusable),
        _supply("single", Html('<span class="token one">1</span>'), commander.single),
    )
    return Html(f'<section id="stock" class="omstock">{join(cells)}</section>')


def _supply(name: str, sign: Html, count: int) -> Html:
    piece = attr("data-piece", f"supply:{name}")
    return Html(f'<span class="cell"{piece}>{sign}<b>{esc(count)}</b></span>')


def own_chips(scene: Scene, before: Colony, after: Colony) -> Html:
    """Soldiers left, soldiers on the panel and crystals that change."""
    was, now = commander_of(before), commander_of(after)
    counts = (
        ("alien-soldier", "alien", was.off_map(), now.off_map()),
        ("reinforce", "alien", was.ready, now.ready),
        ("crystal", "crystal", was.crystals + was.waiting, now.crystals + now.waiting),
    )
    return join(
        [chip(icon(sign, 14, color), old, new) for sign, color, old, new in counts if old != new]
    )


# What the page of On Mars asks of every expansion.


def goals(scene: Scene) -> Html:
    """Nothing of its own below the seats."""
    return NOTHING


def panel(scene: Scene, name: str) -> Html:
    """Nothing of its own is opened on demand."""
    return NOTHING


def over(scene: Scene) -> Html:
    """Nothing of its own at the end."""
    return NOTHING
