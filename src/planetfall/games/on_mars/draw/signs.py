"""Effects as rows of icons: what a card, a space or a tile brings, without words."""

from __future__ import annotations

from collections.abc import Sequence

from planetfall.core.combinators import Do, Either, IfPossible, May
from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    CRYSTAL,
    ITEMS,
)
from planetfall.games.on_mars.draw.expansions import drawings, effect_icon
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS, ITEM_ICONS, TILE_TOKENS
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.colonists import Retrieve
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.effects.gains import Gain, GainAny, Pay, Score
from planetfall.games.on_mars.effects.movement import HIGHEST_ROVER_TECH, Move
from planetfall.games.on_mars.effects.production import Produce
from planetfall.games.on_mars.effects.radar import UseRadar
from planetfall.games.on_mars.effects.ships import WelcomeShip
from planetfall.games.on_mars.effects.technology import Develop, TakeTech
from planetfall.games.on_mars.effects.travel import Travel
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.svg.box import Box, row
from planetfall.svg.lettering import BOLD, HEAVY
from planetfall.svg.parts import amount, glyph, hex_tile, points, word
from planetfall.svg.theme import Theme


def effect_row(theme: Theme, effect: Effect, size: float = 17, *, gains: bool = False) -> Box:
    """An effect in one row of icons; what strengthens it stands behind a plus.

    With `gains` only what it brings is shown, not what is paid for it.
    """
    inner = effect.effect if isinstance(effect, (May, IfPossible)) else effect
    if gains and isinstance(inner, Do):
        gained = [part for part in inner.effects if not isinstance(part, Pay)]
        return row(_sequence(theme, gained, size), size * 0.2)
    return row(effect_boxes(theme, effect, size), size * 0.2)


def effect_boxes(theme: Theme, effect: Effect, size: float = 17) -> list[Box]:
    """The icons of an effect."""
    boxes = (
        [] if isinstance(effect, (May, IfPossible, Do, Either)) else _single(theme, effect, size)
    )
    if isinstance(effect, (May, IfPossible)):
        boxes = effect_boxes(theme, effect.effect, size)
    elif isinstance(effect, Do):
        boxes = _sequence(theme, effect.effects, size)
    elif isinstance(effect, Either):
        slash = word("/", size * 0.8, theme["text-3"])
        for k, part in enumerate(effect.effects):
            boxes += ([slash] if k else []) + effect_boxes(theme, part, size)
    if getattr(effect, "boost", False):
        plus = word("+", size * 0.7, theme["text-3"])
        boxes.append(row((plus, glyph(theme, "colonist", size * 0.72, theme["text-3"])), 1))
    return boxes


def _sequence(theme: Theme, parts: Sequence[Effect], size: float) -> list[Box]:
    """What is paid stands before an arrow."""
    boxes: list[Box] = []
    for part in parts:
        boxes += effect_boxes(theme, part, size)
        if isinstance(part, Pay):
            boxes.append(glyph(theme, "ui-arrow-right", size * 0.62, theme["text-3"]))
    return boxes


def _items(theme: Theme, effect: Gain | Pay, size: float) -> list[Box]:
    boxes = []
    for item, name in enumerate(ITEMS):
        count = getattr(effect, name, 0)
        if count:
            boxes.append(amount(theme, count, ITEM_ICONS[item], size))
    colonists = getattr(effect, "colonist", 0)
    if colonists:
        boxes.append(amount(theme, colonists, "colonist", size))
    return boxes


def building_sign(theme: Theme, building: int, size: float) -> Box:
    """A building to be placed: a hexagon of its colour."""
    if building == ANY_BUILDING:
        return glyph(theme, "tag-building", size, theme["text-1"])
    fill = theme[TILE_TOKENS[building]]
    return hex_tile(theme, BUILDING_ICONS[building], size * 1.2, fill)


def _cards(theme: Theme, effect: TakeCard, size: float) -> list[Box]:
    boxes = []
    if effect.scientists:
        boxes.append(glyph(theme, "scientist", size, theme["text-1"]))
    if effect.contracts:
        if boxes:
            boxes.append(word("/", size * 0.8, theme["text-3"]))
        boxes.append(glyph(theme, "contract", size, theme["text-1"]))
    return boxes


def _moves(theme: Theme, effect: Move, size: float) -> list[Box]:
    boxes = []
    if effect.bots:
        boxes.append(_stepping(theme, effect.bots, "bot", size))
    if effect.rover == HIGHEST_ROVER_TECH:
        boxes.append(amount(theme, "×", "rover", size, theme["text-1"]))
    elif effect.rover:
        boxes.append(_stepping(theme, effect.rover, "rover", size))
    if effect.collecting:
        boxes.append(glyph(theme, ITEM_ICONS[CRYSTAL], size * 0.8))
    return boxes


def _stepping(theme: Theme, count: int, name: str, size: float) -> Box:
    """A piece and its number of steps; one is written too, for a bare piece is the piece itself."""
    figure = word(str(count), max(size * 0.82, 11.1), theme["text-1"], weight=HEAVY)
    return row((figure, glyph(theme, name, size, theme["text-1"])), size * 0.7)


def _retrieved(theme: Theme, effect: Retrieve, size: float) -> list[Box]:
    count = "" if effect.amount > 9 else effect.amount
    back = glyph(theme, "ui-undo", size * 0.72, theme["text-3"])
    return [row((amount(theme, count, "colonist", size), back), 2)]


def _single(theme: Theme, effect: Effect, size: float) -> list[Box]:
    """The icons of an effect that is no combination of others."""
    ink = theme["text-1"]
    if isinstance(effect, (Gain, Pay)):
        return _items(theme, effect, size)
    if isinstance(effect, Construct):
        return [building_sign(theme, effect.building, size)]
    if isinstance(effect, Upgrade):
        return [amount(theme, effect.amount, "tr", size)]
    if isinstance(effect, Develop):
        return [amount(theme, effect.amount, "research", size, ink)]
    if isinstance(effect, TakeBlueprint):
        return [amount(theme, effect.amount, "blueprint", size, ink)]
    if isinstance(effect, TakeWarehouse):
        return [amount(theme, effect.amount, "depot", size, ink)]
    if isinstance(effect, TakeTech):
        return [glyph(theme, "tech", size, ink)]
    if isinstance(effect, TakeCard):
        return _cards(theme, effect, size)
    if isinstance(effect, Move):
        return _moves(theme, effect, size)
    if isinstance(effect, Retrieve):
        return _retrieved(theme, effect, size)
    if isinstance(effect, WelcomeShip):
        more = [amount(theme, f"+{effect.extra}", "colonist", size)] if effect.extra else []
        return [glyph(theme, "ship", size, ink), *more]
    if isinstance(effect, Travel):
        return [glyph(theme, "shuttle", size, ink)]
    return _rare(theme, effect, size)


def _rare(theme: Theme, effect: Effect, size: float) -> list[Box]:
    if isinstance(effect, GainAny):
        any_item = word(f"{effect.amount} ?", max(size * 0.82, 11.1), theme["text-1"], weight=HEAVY)
        price = []
        if effect.price:
            price = [
                word(f"{effect.price} ?", max(size * 0.82, 11.1), theme["text-2"], weight=BOLD),
                glyph(theme, "ui-arrow-right", size * 0.62, theme["text-3"]),
            ]
        return [*price, any_item]
    if isinstance(effect, Score):
        return [points(theme, effect.points, height=size * 1.1)]
    if isinstance(effect, Produce):
        return [glyph(theme, "production", size)]
    if isinstance(effect, UseRadar):
        return [glyph(theme, "discovery", size, theme["text-1"])]
    for module in drawings():
        if hasattr(module, "effect_signs"):
            boxes: list[Box] = module.effect_signs(theme, effect, size)
            if boxes:
                return boxes
    name = effect_icon(type(effect).__name__)
    return [glyph(theme, name, size, theme["text-1"])] if name else []
