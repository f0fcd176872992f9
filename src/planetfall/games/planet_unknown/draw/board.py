"""The whole table of Planet Unknown in one picture, as one seat or a spectator sees it.

Left the station and the neighbours, in the middle the own planet with the tiles at hand, right the
own corporation with its tracks and breakthroughs, objectives and cards.
"""

from __future__ import annotations

from planetfall.games.planet_unknown.board import LAST
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import COLOUR_IDS, EVENTS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.planet import LIFEPODS
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.draw.corporation import draw_corporation, tech_lines
from planetfall.games.planet_unknown.draw.planet import Signs, draw_planet, planet_extent
from planetfall.games.planet_unknown.draw.station import draw_station, section_keys
from planetfall.games.planet_unknown.draw.table import Table, known
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS
from planetfall.games.planet_unknown.draw.tracks import mini_tracks
from planetfall.games.planet_unknown.draw.tray import draw_tray
from planetfall.games.planet_unknown.geometry import line_points
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.scoring import against, rivals
from planetfall.games.planet_unknown.state import Player
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, join, rect, shifted
from planetfall.svg.lettering import BOLD, MEDIUM, display, shorten, text, text_block
from planetfall.svg.parts import badge, glyph, label, mark, panel, points, word
from planetfall.svg.theme import Theme

WIDTH, HEIGHT = 1366.0, 724.0
"""The table's measures: a page of 1366 x 768 below its top bar."""
_LEFT, _RIGHT, _GAP = 322.0, 408.0, 6.0
_UNIT = 42.0


def draw_board(table: Table) -> Markup:
    """The table with its upper left corner at 0, 0."""
    middle = WIDTH - _LEFT - _RIGHT - 4 * _GAP
    parts = [
        shifted(_left(table), _GAP, 0),
        shifted(_middle(table, middle), _LEFT + 2 * _GAP, 0),
        shifted(_right(table), WIDTH - _RIGHT - _GAP, 0),
    ]
    return join(parts)


# Left: the station and the neighbours.


def _left(table: Table) -> Markup:
    game = table.game
    size = 316.0
    station = draw_station(
        table.theme,
        game,
        table.viewer,
        size,
        caption=table.say("turn", n=game.turn),
        options=table.options,
        chosen=table.chosen,
        sections=section_keys(game, table.options),
    )
    parts = [shifted(station, (_LEFT - size) / 2, 0)]
    others = [(table.seat + k) % game.seats for k in range(1, game.seats)]
    if others:
        top = size + _GAP
        height = min(126.0, (HEIGHT - top) / len(others) - _GAP)
        for k, seat in enumerate(others):
            parts.append(shifted(_neighbour(table, seat, height), 0, top + k * (height + _GAP)))
    return join(parts)


def _neighbour(table: Table, seat: int, height: float) -> Markup:
    """A neighbour: planet, name, tracks, what was collected."""
    theme = table.theme
    player = table.game.players[seat]
    corporation, planet = CORPORATIONS[player.corporation], PLANETS[player.board.planet]
    unit = (height - 8) / 12.5
    left = planet_extent(unit, medals=False) + 18
    inner = _LEFT - left - 10
    parts = [
        rect(0, 0, _LEFT, height, 8, fill=theme["bg-1"]),
        rect(0, 0, 3, height, 1.5, fill=theme.player(seat)),
        shifted(
            draw_planet(
                theme,
                player.board,
                unit,
                seat=seat,
                medals=False,
                keys=False,
                prefix=f"seat{seat}",
            ),
            8,
            4,
        ),
        mark(theme, seat, left + 6, 20, 13),
        text(
            shorten(table.name(seat), inner - 20, 13, BOLD),
            left + 18,
            24.5,
            13,
            theme["text-1"],
            weight=BOLD,
        ),
    ]
    names = table.book.name("corporation", corporation.id), table.book.name("planet", planet.id)
    below = ", ".join(names)
    parts.append(label(theme, shorten(below, inner, 11, MEDIUM), left, 41))
    if height < 112:
        parts.append(fitted(_heights(theme, player), inner).at(left, 58))
        if height >= 84:
            parts.append(row(_tally(theme, player), 12).at(left, 77))
        return join(parts)
    bars, wide = min(48.0, height - 70), min(96.0, inner * 0.6)
    parts.append(shifted(mini_tracks(theme, player, wide, bars), left, 52))
    for k, box in enumerate(_tally(theme, player)):
        parts.append(box.at(left + wide + 12, 58 + k * bars / 3))
    return join(parts)


def _heights(theme: Theme, player: Player) -> Box:
    """The five trackers as icons with numbers, where there is no room for bars."""
    boxes = []
    for track, space in enumerate(player.trackers):
        sign = glyph(theme, TERRAIN_ICONS[track], 12, theme["ti-" + TERRAIN_IDS[track]])
        boxes.append(
            row((sign, word(str(height_of(space)), 11.5, theme["text-1"], weight=BOLD)), 3)
        )
    return row(boxes, 10)


def _tally(theme: Theme, player: Player) -> list[Box]:
    """Collected lifepods and meteorites, and the medals of full lines."""
    rows = (
        ("lifepod", player.lifepods, theme["text-2"]),
        ("meteorite", player.meteorites, theme["text-2"]),
        ("medal", line_points(player.board), theme["vp"]),
    )
    return [
        row((glyph(theme, name, 13, color), word(str(count), 11.5, theme["text-1"], weight=BOLD)))
        for name, count, color in rows
    ]


# Middle: the own planet and the tiles at hand.


def _middle(table: Table, width: float) -> Markup:
    theme = table.theme
    board = table.own.board
    planet = PLANETS[board.planet]
    side = planet_extent(_UNIT)
    planet_drawing = draw_planet(
        theme,
        board,
        _UNIT,
        seat=table.seat,
        keys=table.seat == table.viewer,
        signs=Signs(
            options=table.options,
            might=table.might,
            preview=table.preview,
            last=board.cells(LAST) if table.last is None else table.last,
            lost=table.lost,
        ),
        prefix=f"seat{table.seat}",
    )
    left = (width - side) / 2
    title = shorten(table.book.name("planet", planet.id), 100, 15, BOLD)
    name = display(theme, title, 10, side + 47, 15, theme["text-1"])
    tray = draw_tray(table, width, side + 8, HEIGHT - side - 12)
    return join((shifted(planet_drawing, left, 0), name, tray))


# Right: the corporation, objectives and cards.


def _right(table: Table) -> Markup:
    own = table.own
    corporation = CORPORATIONS[own.corporation]
    board, height = draw_corporation(
        table.theme,
        own,
        tech_lines(own, table.words.techs, table.options),
        table.options,
        name=table.book.name("corporation", corporation.id),
        special=table.words.specials.get(corporation.id, ""),
        summary=table.say("moves", n=own.moves) if own.moves else "",
        seat=table.seat,
        lifepods=table.say("count", n=own.lifepods, most=LIFEPODS),
        meteorites=str(own.meteorites),
        rovers=str(own.rovers),
        width=_RIGHT,
    )
    room = HEIGHT - height - 2 * _GAP
    half = (_RIGHT - _GAP) / 2
    left = _objectives(table, half, room)
    right = _cards(table, half, room)
    return join(
        (board, shifted(left, 0, height + _GAP), shifted(right, half + _GAP, height + _GAP))
    )


def _objectives(table: Table, width: float, height: float) -> Markup:
    """The objectives with the neighbours and how they stand, then the own ones."""
    theme = table.theme
    parts = [panel(theme, 0, 0, width, height), label(theme, table.say("objectives"), 10, 18)]
    y = 30.0
    for card, other in rivals(table.game, table.seat):
        if y + 34 > height:
            break
        row_drawing, used = _rivalry(table, card, other, y, width)
        parts.append(row_drawing)
        y += used + 8
    for card in known(table.own.personal):
        if y + 18 > height:
            break
        words = table.words.objectives[OBJECTIVES[card].personal.id]
        row_drawing, used = _goal_words(table, words, y, width, 2)
        parts.append(row_drawing)
        y += used + 8
    return join(parts)


def _goal_words(
    table: Table, words: str, y: float, width: float, lines: int
) -> tuple[Markup, float]:
    theme = table.theme
    sign = glyph(theme, "goal", 14, theme["text-3"]).at(10, y + 7)
    block, used = text_block(
        words, 30, y, width - 40, 11, theme["text-2"], leading=1.28, lines=lines
    )
    return join((sign, block)), max(used, 16.0)


def _rivalry(table: Table, card: int, other: int, y: float, width: float) -> tuple[Markup, float]:
    """One neighbour objective: words, both numbers, a bar, the points it would bring."""
    theme = table.theme
    words = table.words.objectives[OBJECTIVES[card].neighbour.id]
    goal, used = _goal_words(table, words, y, width, 2)
    mine, theirs, won = against(table.game, card, table.seat, other)
    bottom = y + used + 8
    left, right = 34.0, width - 66
    share = mine / (mine + theirs) if mine + theirs else 0.5
    split = left + (right - left) * share
    parts = [
        goal,
        mark(theme, table.seat, 15, bottom, 10),
        text(str(mine), 24, bottom, 11.5, theme["text-1"], weight=BOLD, middle=True),
        rect(left + 6, bottom - 3, max(0.0, split - left - 6), 6, 3, fill=theme.player(table.seat)),
        rect(split + 1, bottom - 3, max(0.0, right - split - 1), 6, 3, fill=theme.player(other)),
        text(str(theirs), right + 8, bottom, 11.5, theme["text-1"], weight=BOLD, middle=True),
        mark(theme, other, right + 26, bottom, 10),
        points(theme, won, height=16).at(width - 8, bottom, "end"),
    ]
    return join(parts), used + 18


def _decks(table: Table) -> Box:
    """How many civ cards of each rank are left."""
    theme = table.theme
    boxes = []
    for rank, size in enumerate(table.game.civ_sizes(), 1):
        count = word(str(size), 11, theme["text-2"], weight=BOLD)
        boxes.append(row((badge(theme, rank, 14), count), 3))
    return row(boxes, 7)


def _cards(table: Table, width: float, height: float) -> Markup:
    """The event of the turn and the own civ cards."""
    theme = table.theme
    event, y = _event(table, width)
    parts = [panel(theme, 0, 0, width, height), event]
    parts.append(label(theme, table.say("civ"), 10, y))
    parts.append(_decks(table).at(width - 10, y - 4, "end"))
    y += 8
    for card in [*table.own.civ_open, *known(table.own.civ_cards)]:
        if y + 22 > height:
            break
        civ = CIV_CARDS[card]
        title = shorten(table.book.name("civ", civ.id), width - 44, 11, BOLD)
        parts.append(badge(theme, civ.rank, 16).at(10, y + 10))
        parts.append(text(title, 32, y + 14, 11, theme["text-1"], weight=BOLD))
        y += 20
        if y + 14 < height:
            words, ink = table.words.civ[civ.id], theme["text-2"]
            block, used = text_block(words, 32, y - 2, width - 42, 10.5, ink, leading=1.26, lines=2)
            parts.append(block)
            y += used + 2
    if table.own.due and y + 20 < height:
        fill, ink = theme["t-civ"], theme["terrain-ink"]
        ranks = [badge(theme, rank, 16, fill=fill, ink=ink) for rank in table.own.due]
        parts.append(row((glyph(theme, "civ", 15), *ranks), 4).at(10, y + 10))
    return join(parts)


def _event(table: Table, width: float) -> tuple[Markup, float]:
    """The event of the turn, and where the next thing goes."""
    theme, y = table.theme, 18.0
    if table.game.event < 0:
        return EMPTY, y
    record = EVENTS[table.game.event]
    words, color = table.words.events[record.id], theme["event-" + COLOUR_IDS[record.colour]]
    block, used = text_block(
        words, 30, y + 8, width - 40, 11, theme["text-1"], leading=1.28, lines=3
    )
    sign = glyph(theme, "event", 15, color).at(10, y + 16)
    return join((label(theme, table.say("event"), 10, y), sign, block)), y + used + 28
