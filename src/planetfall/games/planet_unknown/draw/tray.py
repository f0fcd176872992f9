"""What stands below the planet: tiles to take, turns of the tile in hand, cards to choose from.

Options that lie on no board (use a synergy, put a patch aside) stand as chips in a row of words.
"""

from __future__ import annotations

from planetfall.core.effect import Frame
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, CIV_IDS, IMMEDIATE
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS, OBJECTIVES
from planetfall.games.planet_unknown.components.shapes import RING_IDS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TRACKS
from planetfall.games.planet_unknown.draw.cards import (
    CardWords,
    civ_face,
    neighbour_face,
    personal_face,
)
from planetfall.games.planet_unknown.draw.table import Table
from planetfall.games.planet_unknown.draw.tiles import tile_box
from planetfall.games.planet_unknown.packed import taken_apart
from planetfall.games.planet_unknown.state import NO_TILE
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, join, place, rect, shifted
from planetfall.svg.card import HAND, CardFace, card
from planetfall.svg.lettering import MEDIUM
from planetfall.svg.parts import chip, word

ON_BOARDS = ("cell", "rover", "row", "column", "take", "turn", "rotate", "space", "track", "unlock")
"""Kinds of options that have their place on a drawing."""
_USES = frozenset(f"use:{name}" for name in USE_KEYS)
_ADVANCES = frozenset(f"do:advance-{name}" for name in TERRAIN_IDS[:TRACKS])


def draw_tray(table: Table, width: float, y: float, height: float) -> Markup:
    """The tray about the middle of `width`, from y down."""
    cards = _offered(table)
    others = _chips(table, width)
    if cards:
        return join((_hand(table, cards, width, y, height), others.at(width / 2, y - 12, "middle")))
    boxes = _tiles(table)
    parts = [others.at(width / 2, y + (90 if boxes else 36), "middle")]
    if boxes:
        parts.append(fitted(row(boxes, 8), width - 8).at(width / 2, y + 34, "middle"))
    return join(parts)


# Tiles.


def _tiles(table: Table) -> list[Box]:
    """The tiles one may take, or the turns of the tile in hand, or the tile alone."""
    frame = _question(table)
    if frame is not None and frame.effect.path == "choose_cell":
        return [_tile(table, *taken_apart(frame.a), "", "", 150)]
    if frame is not None and frame.effect.path == "choose_turn":
        keys = sorted(key for key in table.options if key.startswith("turn:"))
        return [_tile(table, frame.a, int(key[5:]), key, "", 70) for key in keys]
    return [
        _tile(table, top, 0, f"take:{name}", table.say(name), 190)
        for ring, name in enumerate(RING_IDS)
        if (top := table.game.top(table.seat, ring)) != NO_TILE
    ]


def _question(table: Table) -> Frame | None:
    """The frame that asks the viewer, if their boards stand in the middle."""
    if table.seat != table.viewer or not table.game.legal(table.viewer):
        return None
    return table.game.question(table.viewer)


def _tile(table: Table, tile: int, turn: int, key: str, words: str, width: float) -> Box:
    theme = table.theme
    lit = key in table.options
    chosen = bool(key) and key == table.chosen
    height = 66.0
    ground = rect(
        1,
        -height / 2 + 1,
        width - 2,
        height - 2,
        8,
        fill=theme["signal-strong"] if chosen else theme["bg-1"],
        stroke=theme["line-2"],
        stroke_width=1,
    )
    ring = EMPTY
    if lit:
        ring = rect(
            1,
            -height / 2 + 1,
            width - 2,
            height - 2,
            8,
            class_="lit-ring",
            fill="none",
            stroke=theme["signal-line"],
            stroke_width=2.5 if chosen else 1.5,
        )
    box = tile_box(theme, tile, turn, 15)
    content = [fitted(box, width - 14)]
    if words:
        content.append(word(words, 12, theme["text-2"], weight=MEDIUM))
    drawing = join((ground, ring, row(content, 10).at(width / 2, 0, "middle")))
    return Box(width, height, place(key, drawing, classes="tray") if lit else drawing)


# Cards.


def _offered(table: Table) -> list[CardFace]:
    """The civ cards or objectives among the options."""
    faces = []
    for key in sorted(table.options):
        kind, _, rest = key.partition(":")
        if kind == "civ":
            faces.append(_civ(table, CIV_IDS.index(rest), key))
        elif kind == "objective":
            faces.append(_objective(table, OBJECTIVE_IDS.index(rest), key))
    return faces


def _state(table: Table, key: str) -> str:
    return "chosen" if key == table.chosen else "can"


def _civ(table: Table, number: int, key: str) -> CardFace:
    record = CIV_CARDS[number]
    words = CardWords(
        table.book.name("civ", record.id),
        table.words.civ[record.id],
        table.say("at_once" if record.timing == IMMEDIATE else "at_end"),
    )
    return civ_face(table.theme, record, words, size=HAND, state=_state(table, key), key=key)


def _objective(table: Table, number: int, key: str) -> CardFace:
    """An objective to choose: the side that is asked about."""
    objective = OBJECTIVES[number]
    frame = _question(table)
    if frame is not None and frame.effect.path == "choose_common":
        side = objective.neighbour
        words = CardWords(
            table.book.name("neighbour", objective.id),
            table.words.objectives[side.id],
            table.say("common"),
            table.say("fewest" if side.fewest else "most"),
        )
        return neighbour_face(
            table.theme, side, words, size=HAND, state=_state(table, key), key=key
        )
    own = objective.personal
    words = CardWords(
        table.book.name("personal", objective.id),
        table.words.objectives[own.id],
        table.say("personal"),
    )
    return personal_face(table.theme, own, words, size=HAND, state=_state(table, key), key=key)


def _hand(table: Table, faces: list[CardFace], width: float, y: float, height: float) -> Markup:
    """Cards side by side, as large as the tray allows."""
    scale = min(1.0, height / HAND.height, (width - 8) / (len(faces) * (HAND.width + 6)))
    step = (HAND.width + 6) * scale
    left = (width - len(faces) * step) / 2
    return join(
        shifted(card(table.theme, face, HAND), left + k * step, y, scale)
        for k, face in enumerate(faces)
    )


# Everything else.


def _chips(table: Table, width: float) -> Box:
    """Options that lie on no board, in words; without words they are not drawn."""
    theme = table.theme
    boxes = []
    for key in sorted(table.options):
        kind = key.partition(":")[0]
        if kind in ON_BOARDS or kind in ("civ", "objective") or key in _USES | _ADVANCES:
            continue
        words = table.labels.get(key, "")
        if not words:
            continue
        chosen = key == table.chosen
        content = word(words, 12, theme["text-1"], weight=MEDIUM)
        box = chip(
            theme,
            (content,),
            height=26,
            fill=theme["signal-strong"] if chosen else theme["bg-1"],
            stroke=theme["signal-line"],
        )
        boxes.append(Box(box.width, box.height, place(key, box.body, classes="choice")))
    return fitted(row(boxes, 6), width - 8)
