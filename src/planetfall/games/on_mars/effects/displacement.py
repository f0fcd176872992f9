"""The displacement rule: what lies or stands on a hex makes room for a building or a marker."""

from __future__ import annotations

from planetfall.core.bag import put
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.games.on_mars import log
from planetfall.games.on_mars.extension import HEX_CLEARED
from planetfall.games.on_mars.state import (
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    Colony,
)
from planetfall.games.on_mars.terrain import resting_places
from planetfall.games.on_mars.vocabulary import HEX


def clear_hex(game: Colony, place: int) -> None:
    """Remove the crystal or tile of a hex and let owners move bots and rovers away."""
    destroy_find(game, place, -1)
    for seat, player in enumerate(game.players):
        if player.rover == place:
            game.push(Frame(DISPLACE, seat, 0, 0, place))
        for bot in range(len(player.bots)):
            if player.bots[bot] == place:
                game.push(Frame(DISPLACE, seat, 0, 1 + bot, place))
    if place in game.others:
        game.setting.tell(game, HEX_CLEARED, -1, place)


def destroy_find(game: Colony, place: int, seat: int) -> None:
    """Take a crystal or tile off a hex: crystals to the supply, tiles out of the game."""
    found = game.finds[place]
    if found == 0:
        return
    game.finds = changed(game.finds, place, 0)
    if found == FOUND_CRYSTAL:
        game.note(log.CRYSTAL_DESTROYED, seat, place)
    elif found >= FOUND_RESEARCH:
        game.note(log.TILE_DESTROYED, seat, log.RESEARCH_BASE + found - FOUND_RESEARCH, 0, place)
    else:
        tile = found - FOUND_DISCOVERY
        game.gone = put(game.gone, tile)
        game.note(log.TILE_DESTROYED, seat, tile, 0, place)


def put_figure(game: Colony, seat: int, figure: int, place: int) -> None:
    """Put a displaced figure (0 the rover, else 1 + bot) on a hex."""
    player = game.players[seat]
    if figure == 0:
        player.rover = place
    else:
        player.bots = changed(player.bots, figure - 1, place)
    game.note(log.DISPLACED, seat, place, 0, figure)


class Displace(Effect):
    """The owner moves the figure `a` from hex `b` to one of the nearest possible hexes."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        origin = frame.b
        rival = game.rival(frame.seat)
        if rival is not None:
            game.do(rival.displace, frame)
            return None
        return [HEX + place for place in resting_places(game, origin)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        figure = frame.a
        put_figure(game, frame.seat, figure, option - HEX)


DISPLACE = Displace()
