"""Tiles of Planet Unknown on the page: what fits where, what ghosts are drawn from, the tray."""

from __future__ import annotations

from typing import Any, Final

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
from planetfall.svg.memo import memo
from planetfall.web.html import (
    NOTHING,
    Html,
    Pieces,
    attr,
    cls,
    esc,
    framed,
    icon,
    part,
)
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

CODES: Final = {
    f"cell:{key_of(cell)}": chr(97 + cell // COLUMNS) + chr(97 + cell % COLUMNS)
    for cell in range(CELLS)
}
"""A cell in two letters, its row and its column: there are hundreds in what the page is told."""


class Way:
    """One tile in one turn, and where it fits."""

    def __init__(self, take: str, tile: int, turn: int, keys: list[str]) -> None:
        self.take = take
        self.tile = tile
        self.turn = turn
        self.keys = keys
        self.cells = ""
        """The anchors it fits on, each as its code."""
        self.asks_cell = True


NO_WAYS: Final[list[Way]] = []
"""Of somebody who is not asked: always the same list."""


def own_tops(scene: Scene, seat: int, table: dict[str, Any] | None = None) -> list[int]:
    """The open tiles of a seat's section: large, small; now or on another table."""
    table = table or scene.table()
    section = section_of(SEATS[scene.data["seats"]][seat], table["rotation"])
    return [table["tops"][shape_in(section, ring, table["shift"])] for ring in range(2)]


def ways_of(scene: Scene) -> list[Way]:
    """Every tile and turn that can be placed now, looked up once per decision.

    The list stays the same one for as long as nothing differs: drawings of it are kept by it.
    """
    if scene.me < 0 or not scene.asked:
        return NO_WAYS
    table_view = scene.table_view
    seen = (table_view.decision, scene.data, table_view.ahead, table_view.keys)
    before: tuple[Any, list[Way]] | None = scene.extra.drawings.get(("ways", scene.me))
    if before is None or before[0] != seen:
        before = scene.extra.drawings["ways", scene.me] = (seen, _ways(scene))
    return before[1]


def _ways(scene: Scene) -> list[Way]:
    """The ways to place a tile, from what the table looked up ahead."""
    asking = scene.frame()
    if asking is not None and asking[0] == "choose_cell":
        way = Way("", asking[3] >> 3, asking[3] & 7, [])
        way.cells = _cells(scene.table_view.keys)
        return [way]
    tops = own_tops(scene, scene.me)
    found = []
    for leaf in scene.table_view.ahead:
        keys = leaf["keys"]
        take = next((key[5:] for key in keys if key.startswith("take:")), "")
        tile = tops[RING_IDS.index(take)] if take else _in_hand(scene)
        way = Way(take, tile, -1, keys)
        frame_ = leaf["frame"]
        if frame_ and frame_[0] == "choose_cell":
            way.tile, way.turn = frame_[3] >> 3, frame_[3] & 7
            way.cells = _cells(leaf["legal"])
        else:
            _placed_alone(way, leaf["area"]["board"], scene.area(scene.me)["board"])
        if way.turn >= 0:
            found.append(way)
    return found


def _cells(keys: list[str]) -> str:
    """The cells of a question that asks for nothing else."""
    return "".join([CODES[key] for key in keys])


def _in_hand(scene: Scene) -> int:
    asking = scene.frame()
    if asking is not None and asking[0] == "choose_turn":
        return int(asking[3])
    return int(scene.area(scene.me)["tile"])


def _placed_alone(way: Way, after: dict[str, Any], before: dict[str, Any]) -> None:
    """A tile that fits in one place only is placed without asking for it."""
    if len(after["tiles"]) <= len(before["tiles"]):
        return
    way.tile, way.turn = after["tiles"][-1], after["turns"][-1]
    way.cells = CODES["cell:" + key_of(after["anchors"][-1])]
    way.asks_cell = False


RIGHT: Final = " ".join(str(turn & 4 | turn + 1 & 3) for turn in range(8))
"""By turn: the one a quarter further clockwise."""
FLIP: Final = " ".join(str((turn & 4) ^ 4 | -turn & 3) for turn in range(8))
"""By turn: its mirror image. What was turned clockwise is then turned the other way."""


def ahead(ways: list[Way]) -> Html:
    """What the page needs to move a ghost, beside `shapes`.

    Ways are parted by `;`, their fields by `|`: the stack taken from, the tile, its turn, the keys
    that lead there, the cells where it fits and whether the cell is asked. Keys are parted by
    blanks, cells are two letters each. Nothing in there has to be escaped.
    """
    if not ways:
        return NOTHING
    told = [
        f"{way.take}|{way.tile}|{way.turn}|{' '.join(way.keys)}|{way.cells}|{int(way.asks_cell)}"
        for way in ways
    ]
    return Html(f' data-ahead="{";".join(told)}"')


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
        f'<div id="shapes" hidden data-unit="{GHOST_UNIT:g}" data-shapes="{laid}"'
        f' data-tiles="{tiles}" data-right="{RIGHT}" data-flip="{FLIP}"></div>'
    )


def _squares(laid: Orientation) -> str:
    anchor = laid.squares[0]
    return " ".join(
        f"{each.row - anchor.row},{each.column - anchor.column},{each.section}"
        f"{'b' if each.building else ''}{'m' if each.meteor else ''}"
        for each in laid.squares
    )


def tray(scene: Scene, seat: int, ways: list[Way]) -> Pieces:
    """The tiles one can take; of somebody who is not asked, those that lie there."""
    tops = own_tops(scene, seat)
    hand = scene.area(seat)["tile"]
    takes = [key for key in scene.table_view.keys if key.startswith("take:")]
    offered = {way.take for way in ways}
    held = ways[0].tile if ways and not ways[0].take else None
    key = (tuple(tops), hand < 0, tuple(takes), frozenset(offered), held)
    return scene.shared("tray", key, lambda: _tray(scene, tops, hand, takes, offered, held))


def _tray(
    scene: Scene,
    tops: list[int],
    hand: int,
    takes: list[str],
    offered: set[str],
    held: int | None,
) -> Pieces:
    """The tray; `offered` are the stacks whose tile has a ghost, `held` is a tile in hand."""
    said = scene.words
    boxes = []
    if held is not None:
        boxes.append(_tile_button(held, "", _tile_word(scene, held), lit=True))
    elif hand < 0 or any(offered):
        for ring, tile in enumerate(tops):
            word = said["pu.large"] if ring == 0 else said["pu.small"]
            if tile >= 0:
                ghost = RING_IDS[ring] in offered
                lit = ghost or f"take:{RING_IDS[ring]}" in takes
                boxes.append(_tile_button(tile, RING_IDS[ring], word, lit=lit, ghost=ghost))
    # The buttons are always there: showing them is less to send than bringing them.
    shown = Html(f"<span{cls('tns')}{attr('hidden', not offered)}>")
    begin = '<section id="tray" class="tray">'
    return part(begin, *boxes, shown, _turn_buttons(said), after="</section>")


def _tile_word(scene: Scene, tile: int) -> str:
    """What kind of tile is in hand."""
    return scene.words["pu.large" if SHAPE_OF[tile] < SECTIONS else "pu.small"]


@memo(8)
def _turn_buttons(said: Words) -> Html:
    return Html(
        _turn_button("turn-left", "ui-rotate", said["pu.turn_left"], "Q", "mirror")
        + _turn_button("turn-right", "ui-rotate", said["pu.turn_right"], "E")
        + _turn_button("flip", "ui-flip", said["pu.flip"], "F")
        + "</span>"
    )


def _turn_button(act: str, sign: str, word: str, key: str, more: str = "") -> Html:
    return Html(
        f'<button type="button" class="btn turn {more}" data-act="{act}"'
        f' title="{esc(word)} ({key})" aria-label="{esc(word)}">'
        f"{icon(sign)}<kbd>{key}</kbd></button>"
    )


@memo(256)
def small_picture(tile: int) -> Html:
    """A small picture of a tile as it lies on the station."""
    laid = ORIENTATIONS[SHAPE_OF[tile]][0]
    width, height = laid.columns * SMALL_UNIT + 4, laid.rows * SMALL_UNIT + 4
    return Html(
        f'<svg class="tile-svg" viewBox="{-width / 2:g} {-height / 2:g} {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" aria-hidden="true">{small_tile(tile, 0)}</svg>'
    )


@memo(2048)
def _tile_button(tile: int, take: str, word: str, *, lit: bool, ghost: bool = False) -> Html:
    # A tile that fits nowhere has no ghost: it is taken like any other option.
    act = f' data-act="take" data-ghost-take="{take}"' if ghost else ""
    return framed(
        f'<button type="button"{cls("tb", "can" if lit else "off")}{act}'
        f'{attr("disabled", not lit)} data-key="{f"take:{take}" if take else ""}">',
        small_picture(tile),
        after=f"<span>{esc(word)}</span></button>",
    )
