"""The icons of the chapter: of its places, missions, effects and of what it adds."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
from planetfall.games.on_mars.draw import icons
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    FIRST_SLOT,
    MINES,
    QUARTERS,
    WORK,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import LAB_CRYSTALS
from planetfall.games.on_mars.expansions.alien_outbreak.effects.medicine import (
    BuyMedicine,
    DevelopMedicine,
    GainMedicine,
    StandUp,
    Vaccinate,
)
from planetfall.svg.box import Box
from planetfall.svg.parts import amount, glyph
from planetfall.svg.theme import Theme

MISSION_ICONS: Final = ("medicine", "medicine", "hospital", "vaccine", "hospital", "blueprint")
"""By what a mission counts."""


def place_icon(place: int) -> str:
    """The icon of a place that an infection card names."""
    if place in (QUARTERS, MINES):
        return "shelter" if place == QUARTERS else "mine"
    if place == WORK:
        return "tag-building"
    actions = [k for k, main in enumerate(MAIN_ACTION_LIST) if main.slot == place - FIRST_SLOT]
    return icons.ACTION_ICONS[actions[0]]


def effect_signs(theme: Theme, effect: Effect, size: float) -> list[Box]:
    """The icons of an effect of the chapter; none of any other."""
    arrow = glyph(theme, "ui-arrow-right", size * 0.62, theme["text-3"])
    if isinstance(effect, GainMedicine):
        return [amount(theme, effect.amount, "medicine", size)]
    if isinstance(effect, BuyMedicine):
        price = amount(theme, LAB_CRYSTALS, "crystal", size)
        return [price, arrow, glyph(theme, "medicine", size)]
    if isinstance(effect, StandUp):
        down = amount(theme, effect.amount, "colonist-down", size, theme["danger"])
        return [down, arrow, glyph(theme, "colonist", size, theme["text-1"])]
    if isinstance(effect, Vaccinate):
        return [glyph(theme, "vaccine", size), glyph(theme, "colonist", size, theme["text-1"])]
    if isinstance(effect, DevelopMedicine):
        return [glyph(theme, "research", size, theme["text-1"]), glyph(theme, "medicine", size)]
    return []


icons.put_sign(icons.ITEM_ICONS, NUMBERS.medicine, "medicine")
icons.put_sign(icons.ITEM_COLORS, NUMBERS.medicine, "medicine")
icons.put_sign(icons.BUILDING_ICONS, NUMBERS.hospital, "hospital")
icons.put_sign(icons.TILE_TOKENS, NUMBERS.hospital, "medicine")
