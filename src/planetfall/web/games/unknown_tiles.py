"""Tiles of Planet Unknown on the page: what fits where, ghosts to move, the tray."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.planet_unknown.bands import COLUMNS, key_of
from planetfall.games.planet_unknown.shapes import ORIENTATIONS, RING_IDS
from planetfall.games.planet_unknown.station import SEATS, SECTIONS, section_of, shape_in
from planetfall.games.planet_unknown.svg_stencils import SMALL_UNIT, draw_ghost, small_tile
from planetfall.games.planet_unknown.svg_tiles import piece_squares
from planetfall.games.planet_unknown.tiles import SHAPE_OF
from planetfall.svg import PAGE as THEME
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

ANCHOR: Final = 5 * COLUMNS + 5
"""Any cell in the middle: where ghosts are laid to find their squares about the anchor."""


class Way:
    """One tile in one turn, and where it fits."""

    def __init__(self, take: str, tile: int, turn: int, keys: list[str]) -> None:
        self.take = take
        self.tile = tile
        self.turn = turn
        self.keys = keys
        self.cells = ""
        """The anchors it fits on, parted by blanks."""
        self.asks_cell = True

    @property
    def ghost(self) -> str:
        """The id of its drawing."""
        return f"ghost-{self.tile}-{self.turn}"


NO_WAYS: Final[list[Way]] = []
"""Of somebody who is not asked: always the same list."""


def own_tops(scene: Scene, seat: int) -> list[int]:
    """The open tiles of a seat's section: large, small."""
    table = scene.table()
    section = section_of(SEATS[scene.data["seats"]][seat], table["rotation"])
    return [table["tops"][shape_in(section, ring, table["shift"])] for ring in range(2)]


def ways_of(scene: Scene) -> list[Way]:
    """Every tile and turn that can be placed now, looked up once per decision.

    The list stays the same one for as long as nothing differs: drawings of it are kept by it.
    """
    if scene.me < 0 or not scene.asked:
        return NO_WAYS
    sight = scene.sight
    seen = (sight.decision, scene.data, sight.ahead, sight.keys)
    before: tuple[Any, list[Way]] | None = scene.extra.kept.get(("ways", scene.me))
    if before is None or before[0] != seen:
        before = scene.extra.kept["ways", scene.me] = (seen, _ways(scene))
    return before[1]


def _ways(scene: Scene) -> list[Way]:
    """The ways to place a tile, from what the table looked up ahead."""
    asking = scene.frame()
    if asking is not None and asking[0] == "choose_cell":
        way = Way("", asking[3] >> 3, asking[3] & 7, [])
        way.cells = _cells(scene.sight.keys)
        return [way]
    tops = own_tops(scene, scene.me)
    found = []
    for leaf in scene.sight.ahead:
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
    return " ".join(keys).replace("cell:", "")


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
    way.cells = key_of(after["anchors"][-1])
    way.asks_cell = False


RIGHT: Final = " ".join(str(turn & 4 | turn + 1 & 3) for turn in range(8))
"""By turn: the one a quarter further clockwise."""
FLIP: Final = " ".join(str((turn & 4) ^ 4 | -turn & 3) for turn in range(8))
"""By turn: its mirror image. What was turned clockwise is then turned the other way."""


def ahead(ways: list[Way]) -> Html:
    """What the page needs to turn and move a ghost.

    Ways are parted by `;`, their fields by `|`: the stack taken from, the turn, the ghost's id, the
    keys that lead there, the cells where it fits, whether the cell is asked, and the squares about
    the anchor. Lists in a field are parted by blanks. There are hundreds of cells, so they are
    written as short as they can be, without anything to escape.
    """
    if not ways:
        return NOTHING
    told = ";".join(
        f"{way.take}|{way.turn}|{way.ghost}|{' '.join(way.keys)}|{way.cells}"
        f"|{int(way.asks_cell)}|{_offsets(way.tile, way.turn)}"
        for way in ways
    )
    return Html(f' data-ahead="{esc(told)}" data-right="{RIGHT}" data-flip="{FLIP}"')


@memo(4096)
def _offsets(tile: int, turn: int) -> str:
    """The squares of a turned tile about its anchor: `row,column` parted by blanks."""
    squares = piece_squares(tile, turn, ANCHOR)
    return " ".join(f"{row - 5},{column - 5}" for row, column in squares)


def ghosts(ways: list[Way]) -> Pieces:
    """The drawings that the page moves over the planet."""
    names = {(way.tile, way.turn): way.ghost for way in ways}
    drawn = [draw_ghost(THEME, *shown, name) for shown, name in sorted(names.items())]
    begin = '<svg id="ghosts" class="symbols" aria-hidden="true"><defs>'
    return part(begin, *drawn, after="</defs></svg>")


def tray(scene: Scene, seat: int, ways: list[Way]) -> Pieces:
    """The tiles one can take; of somebody who is not asked, those that lie there."""
    tops = own_tops(scene, seat)
    hand = scene.area(seat)["tile"]
    takes = [key for key in scene.sight.keys if key.startswith("take:")]
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
    """What kind of piece is in hand."""
    if tile >= len(SHAPE_OF):
        return scene.words["pu.patch"]
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


@memo(2048)
def _tile_button(tile: int, take: str, word: str, *, lit: bool, ghost: bool = False) -> Html:
    laid = ORIENTATIONS[SHAPE_OF[tile]][0]
    width, height = laid.columns * SMALL_UNIT + 4, laid.rows * SMALL_UNIT + 4
    # A tile that fits nowhere has no ghost: it is taken like any other option.
    act = f' data-act="take" data-ghost-take="{take}"' if ghost else ""
    return framed(
        f'<button type="button"{cls("tb", "can" if lit else "off")}{act}'
        f'{attr("disabled", not lit)} data-key="{f"take:{take}" if take else ""}">',
        Html(
            f'<svg class="tile-svg" viewBox="{-width / 2:g} {-height / 2:g} {width:g} {height:g}"'
            f' width="{width:g}" height="{height:g}" aria-hidden="true">{small_tile(tile, 0)}</svg>'
        ),
        after=f"<span>{esc(word)}</span></button>",
    )
