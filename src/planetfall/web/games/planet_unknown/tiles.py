"""Tiles of Planet Unknown on the page: what fits where, what ghosts are drawn from, the tray."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from planetfall.games.planet_unknown.bands import CELLS, COLUMNS, key_of
from planetfall.games.planet_unknown.components.shapes import (
    ORIENTATIONS,
    RING_IDS,
    SHAPES,
    Orientation,
)
from planetfall.games.planet_unknown.components.station import SEATS, SECTIONS, section_of, shape_in
from planetfall.games.planet_unknown.components.tiles import (
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
    TERRAIN_IDS,
    TILES,
)
from planetfall.games.planet_unknown.draw.stencils import GHOST_UNIT, SMALL_UNIT, small_tile
from planetfall.games.planet_unknown.packed import taken_apart
from planetfall.games.planet_unknown.state import NO_TILE, Unknown
from planetfall.svg.memo import memo
from planetfall.web.games.planet_unknown.position import options_of, position
from planetfall.web.html import NOTHING, Html, attr, cls, element, esc, icon, join
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

CODES: Final = {
    f"cell:{key_of(cell)}": chr(97 + cell // COLUMNS) + chr(97 + cell % COLUMNS)
    for cell in range(CELLS)
}
"""A cell in two letters, its row and its column: the page gets hundreds of them."""


class TurnedTile(NamedTuple):
    """One tile in one turn, and where it fits."""

    take: str
    """The ring it is taken from; empty for a tile in hand."""
    tile: int
    turn: int
    keys: list[str]
    """The choices that lead there."""
    cells: str
    """The anchors it fits on, each as its code."""
    asks_cell: bool = True


def faced_tiles(game: Unknown, seat: int, rotation: int) -> list[int]:
    """The open tiles of the section a seat faces: large, small."""
    section = section_of(SEATS[game.seats][seat], rotation)
    return [game.tops[shape_in(section, ring, game.shift)] for ring in range(len(RING_IDS))]


def turned_tiles(scene: Scene) -> list[TurnedTile]:
    """Every tile and turn that the viewer can place now."""
    if scene.me < 0 or not scene.asked:
        return []
    inputs = (scene.question_inputs(), scene.table_view.ahead)
    return scene.drawn(("turned tiles", scene.me), inputs, lambda: _turned_tiles(scene))


def _turned_tiles(scene: Scene) -> list[TurnedTile]:
    """From what the table looked up ahead."""
    game = position(scene)
    player, asking = game.players[scene.me], game.question(scene.me)
    path = asking.effect.path
    if path == "choose_cell":
        return [TurnedTile("", *taken_apart(asking.a), [], _cells(scene.table_view.keys))]
    tops = faced_tiles(game, scene.me, game.rotation)
    in_hand = asking.a if path == "choose_turn" else player.tile
    tiles = []
    for leaf in scene.table_view.ahead:
        keys: list[str] = leaf["keys"]
        frame: list[Any] = leaf["frame"]
        take = next((key[5:] for key in keys if key.startswith("take:")), "")
        tile = tops[RING_IDS.index(take)] if take else in_hand
        if frame and frame[0] == "choose_cell":
            cells = _cells(leaf["legal"])
            tiles.append(TurnedTile(take, *taken_apart(frame[3]), keys, cells))
        elif len(leaf["area"]["board"]["tiles"]) > len(player.board.placed):
            # A tile that fits in one place only is placed without asking for it.
            after = leaf["area"]["board"]
            cell = CODES["cell:" + key_of(after["anchors"][-1])]
            tiles.append(TurnedTile(take, tile, after["turns"][-1], keys, cell, asks_cell=False))
    return tiles


def _cells(keys: list[str]) -> str:
    """The cells of a question that asks for nothing else."""
    return "".join([CODES[key] for key in keys])


RIGHT: Final = " ".join(str(turn & 4 | turn + 1 & 3) for turn in range(8))
"""By turn: the one a quarter further clockwise."""
FLIP: Final = " ".join(str((turn & 4) ^ 4 | -turn & 3) for turn in range(8))
"""By turn: its mirror image. What was turned clockwise is then turned the other way."""


def ghosts(tiles: list[TurnedTile]) -> Html:
    """What the page needs to move a ghost, beside `shapes`.

    Tiles are parted by `;`, their fields by `|`: the stack taken from, the tile, its turn, the keys
    that lead there, the cells where it fits and whether the cell is asked. Keys are parted by
    blanks, cells are two letters each.
    """
    if not tiles:
        return NOTHING
    rows = [
        f"{each.take}|{each.tile}|{each.turn}|{' '.join(each.keys)}|{each.cells}"
        f"|{int(each.asks_cell)}"
        for each in tiles
    ]
    return attr("data-ahead", ";".join(rows))


def shapes() -> Html:
    """What the page draws ghosts from; it never changes.

    Shapes are parted by `;`, their turns by `|`, squares by blanks: `row,column,section` about the
    anchor, with `b` for a building and `m` for the place of a meteor. Tiles are parted by `;`:
    shape, two terrains, and `m` for a meteor.
    """
    laid = ";".join("|".join(_squares(each) for each in ORIENTATIONS[k]) for k in range(SHAPES))
    tiles = ";".join(
        f"{SHAPE_OF[tile]} {TERRAIN_IDS[FIRST[tile]]} {TERRAIN_IDS[SECOND[tile]]}"
        f"{' m' if HAS_METEOR[tile] else ''}"
        for tile in range(TILES)
    )
    return Html(
        f'<div id="shapes" hidden data-unit="{GHOST_UNIT:g}" data-shapes="{esc(laid)}"'
        f' data-tiles="{esc(tiles)}" data-right="{esc(RIGHT)}" data-flip="{esc(FLIP)}"></div>'
    )


def _squares(laid: Orientation) -> str:
    anchor = laid.squares[0]
    return " ".join(
        f"{each.row - anchor.row},{each.column - anchor.column},{each.section}"
        f"{'b' if each.building else ''}{'m' if each.meteor else ''}"
        for each in laid.squares
    )


def tray(scene: Scene, seat: int, tiles: list[TurnedTile]) -> Html:
    """The tiles one can take; of somebody who is not asked, those that lie there."""
    game = position(scene)
    tops = faced_tiles(game, seat, game.rotation)
    takes = options_of(scene, seat, ("take:",))
    ghosts = tuple(dict.fromkeys([each.take for each in tiles]))
    held = tiles[0].tile if tiles and not tiles[0].take else NO_TILE
    boxes: list[Html] = []
    if held != NO_TILE:
        boxes.append(
            _tile_button(held, "", _ring_word(scene, SHAPE_OF[held] // SECTIONS), lit=True)
        )
    elif game.players[seat].tile == NO_TILE or any(ghosts):
        for ring, name in enumerate(RING_IDS):
            if tops[ring] != NO_TILE:
                ghost = name in ghosts
                lit, word = ghost or f"take:{name}" in takes, _ring_word(scene, ring)
                boxes.append(_tile_button(tops[ring], name, word, lit=lit, ghost=ghost))
    return _tray(scene.words, tuple(boxes), bool(tiles))


@memo(512)
def _tray(words: Words, boxes: tuple[Html, ...], turns: bool) -> Html:
    # The buttons that turn a tile are always there: showing them is less to send.
    hidden = attr("hidden", not turns)
    return Html(
        f'<section id="tray" class="tray">{join(boxes)}<span class="tns"{hidden}>'
        f"{_turn_button('turn-left', 'ui-rotate', words['pu.turn_left'], 'Q', 'mirror')}"
        f"{_turn_button('turn-right', 'ui-rotate', words['pu.turn_right'], 'E')}"
        f"{_turn_button('flip', 'ui-flip', words['pu.flip'], 'F')}</span></section>"
    )


def _ring_word(scene: Scene, ring: int) -> str:
    """What tiles of a ring are called."""
    return scene.words["pu.small" if ring else "pu.large"]


def _turn_button(act: str, sign: str, word: str, key: str, more: str = "") -> Html:
    return Html(
        f'<button type="button" class="btn turn {esc(more)}" data-act="{esc(act)}"'
        f' title="{esc(word)} ({esc(key)})" aria-label="{esc(word)}">'
        f"{icon(sign)}<kbd>{esc(key)}</kbd></button>"
    )


@memo(256)
def small_picture(tile: int) -> Html:
    """A small picture of a tile as it lies on the station."""
    laid = ORIENTATIONS[SHAPE_OF[tile]][0]
    width, height = laid.columns * SMALL_UNIT + 4, laid.rows * SMALL_UNIT + 4
    return element(
        "svg",
        small_tile(tile, 0),
        class_="tile-svg",
        viewBox=f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}",
        width=width,
        height=height,
        aria_hidden="true",
    )


@memo(2048)
def _tile_button(tile: int, take: str, word: str, *, lit: bool, ghost: bool = False) -> Html:
    # A tile that fits nowhere has no ghost: it is taken like any other option.
    act = Html(f' data-act="take" data-ghost-take="{esc(take)}"') if ghost else NOTHING
    return Html(
        f'<button type="button"{cls("tb", "can" if lit else "off")}{act}'
        f'{attr("disabled", not lit)} data-key="{esc(take and f"take:{take}")}">'
        f"{small_picture(tile)}<span>{esc(word)}</span></button>"
    )
