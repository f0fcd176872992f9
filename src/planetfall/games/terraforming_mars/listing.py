"""Everything in the boxes of Terraforming Mars, for `list` and `show`.

Kinds: `project`, `corporation`, `milestone`, `award`, `standard`, `tile`, `parameter`,
`board`. An expansion's cards come by themselves; what else it has is added by a module `listing`
beside its `extension`, with the same function.
"""

from __future__ import annotations

from typing import Any

from planetfall.games import book as open_book
from planetfall.games import rules
from planetfall.games.catalog import Component
from planetfall.games.terraforming_mars.components.board import (
    BONUS_CARDS,
    HEX_NAMES,
    NOCTIS,
    OCEAN_AREAS,
    VOLCANIC,
    hex_bonus,
)
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.components.terms import (
    KIND_NAMES,
    NOTHING,
    RESOURCE_NAMES,
    SPECIAL,
    TAG_NAMES,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.components.tracks import (
    ALL_OCEANS,
    FULL_OXYGEN,
    HEAT_STEPS,
    OCEAN_STEP,
    WARMEST,
    WARMING_OXYGEN,
    degrees,
)
from planetfall.games.terraforming_mars.draw import pictures
from planetfall.games.terraforming_mars.draw.icon_rows import Icon, icon_rows
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.milestones_awards import (
    AWARD_PRICES,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
)
from planetfall.games.terraforming_mars.standard_projects import PROJECTS, SELL
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    STANDARD_NAMES,
)
from planetfall.games.terraforming_mars.words import card_text
from planetfall.svg.markup import Markup
from planetfall.text.book import Book
from planetfall.text.grammar import sentence


def components(lang: str) -> list[Component]:
    """All components, named and told in a language, in the order of the boxes."""
    book = open_book(rules("terraforming-mars"), lang)
    cards = [card for card in CARDS if card.id]
    found = [_card(book, card) for card in cards if not card.is_corporation()]
    found += [_card(book, card) for card in cards if card.is_corporation()]
    found += _milestones(book) + _awards(book) + _standard_projects(book)
    found += _tiles(book) + _parameters(book) + [_map()]
    for module in EXPANSIONS.modules("listing"):
        found += module.components(lang)
    return found


def _card(book: Book, card: Card) -> Component:
    data: dict[str, Any] = {
        "kind": KIND_NAMES[card.kind],
        "box": card.deck,
        "tags": [TAG_NAMES[tag] for tag in card.tags],
    }
    if not card.is_corporation():
        data["number"] = card.number
        data["cost"] = card.cost
    if card.holds != NOTHING:
        data["holds"] = RESOURCE_NAMES[card.holds]
    if card.vp:
        data["vp"] = card.vp
    data["rows"] = [
        {"kind": row.kind, "icons": [_icon(icon) for icon in row.icons]} for row in icon_rows(card)
    ]
    kind = "corporation" if card.is_corporation() else "project"
    text = " ".join(card_text(book, card))
    return Component(kind, card.name, book.name("card", card.name), data, text)


def _icon(icon: Icon) -> dict[str, Any]:
    """A sign as plain data, without what is empty."""
    data: dict[str, Any] = {"sign": icon.sign}
    for field in ("name", "amount", "frame", "any"):
        if value := getattr(icon, field):
            data[field] = value
    return data


def _milestones(book: Book) -> list[Component]:
    found = []
    for name, goal in zip(MILESTONE_NAMES, MILESTONE_GOALS, strict=True):
        data = {"goal": goal, "price": MILESTONE_PRICE, "vp": 5}
        text = book.term(f"milestone.{name}")
        found.append(Component("milestone", name, book.name("milestone", name), data, text))
    return found


def _awards(book: Book) -> list[Component]:
    found = []
    for name in AWARD_NAMES:
        data = {"prices": list(AWARD_PRICES), "vp": [5, 2]}
        text = book.term(f"award.{name}")
        found.append(Component("award", name, book.name("award", name), data, text))
    return found


def _standard_projects(book: Book) -> list[Component]:
    name = STANDARD_NAMES[0]
    text = sentence(book.effect(SELL))
    found = [Component("standard", name, book.name("standard", name), {"cost": 0}, text)]
    for project in PROJECTS:
        name = STANDARD_NAMES[project.project]
        data = {"cost": project.cost}
        text = sentence(book.effect(project.effect))
        found.append(Component("standard", name, book.name("standard", name), data, text))
    return found


def _tiles(book: Book) -> list[Component]:
    found = []
    for tile, name in enumerate(TILE_NAMES):
        data: dict[str, Any] = {"special": tile >= SPECIAL}
        if name == "ocean":
            data["count"] = ALL_OCEANS
        elif tile >= SPECIAL:
            data["count"] = 1
        found.append(Component("tile", name, book.name("tile", name), data))
    return found


def _parameters(book: Book) -> list[Component]:
    bounds: dict[str, dict[str, Any]] = {
        "temperature": {
            "start": degrees(0),
            "goal": degrees(WARMEST),
            "step": 2,
            "heat_production_at": [degrees(step) for step in HEAT_STEPS],
            "ocean_at": degrees(OCEAN_STEP),
        },
        "oxygen": {"start": 0, "goal": FULL_OXYGEN, "step": 1, "temperature_at": WARMING_OXYGEN},
        "oceans": {"start": 0, "goal": ALL_OCEANS, "step": 1},
    }
    return [
        Component("parameter", name, book.name("parameter", name), data)
        for name, data in bounds.items()
    ]


def _map() -> Component:
    """The map of Tharsis with what is printed on its areas."""
    areas: dict[str, Any] = {}
    for place, name in enumerate(HEX_NAMES):
        area: dict[str, Any] = {RESOURCE_NAMES[r]: amount for r, amount in hex_bonus(place)}
        if BONUS_CARDS[place]:
            area["card"] = BONUS_CARDS[place]
        for word, mask in (("ocean", OCEAN_AREAS), ("volcano", VOLCANIC), ("noctis", NOCTIS)):
            if mask >> place & 1:
                area["reserved" if word != "volcano" else "site"] = word
        areas[name] = area
    return Component("board", "tharsis", "Tharsis", {"areas": areas})


def picture(kind: str, id: str, lang: str, theme: str = "dark") -> Markup:
    """The drawing of a component."""
    return pictures.component(kind, id, lang=lang, theme=theme)
