"""Soundness of a position: pieces are conserved and stand where they may."""

from __future__ import annotations

from planetfall.games.planet_unknown.board import (
    BUILDINGS,
    DOUBLED,
    LIFEPODS,
    LOADED,
    METEORITES,
    OCCUPIED,
    ROVERS,
    SYMBOLS,
    PlanetBoard,
)
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.components.planet import LIFEPODS as LIFEPODS_PER_PLANET
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.tiles import TILE_IDS, TILES, TRACKS
from planetfall.games.planet_unknown.effects.tiles import CHOOSE_CELL, CHOOSE_TURN
from planetfall.games.planet_unknown.packed import taken_apart, tile_of, tiles_in
from planetfall.games.planet_unknown.state import NO_TILE, SETUP, Player, Unknown


def broken(game: Unknown) -> list[str]:
    """Broken invariants in words; empty when the position is sound."""
    faults = _tiles(game) + _civ(game) + _objectives(game) + _events(game)
    for seat in range(game.seats):
        player = game.players[seat]
        faults += [f"seat {seat}: {fault}" for fault in _player(player) + _board(player.board)]
    return faults


def _tiles(game: Unknown) -> list[str]:
    """Every tile lies in one place; the tile of a turn still counts for its stack."""
    places = [0] * TILES
    for stack in range(len(game.tops)):
        for tile in tiles_in(stack, game.bags[stack]):
            places[tile] += 1
        if game.tops[stack] != NO_TILE:
            places[game.tops[stack]] += 1
    for tile in game.discarded:
        places[tile] += 1
    for player in game.players:
        for packed in player.board.placed:
            places[tile_of(packed)] += 1
        if player.tile != NO_TILE and player.tile in player.board.tiles:
            places[player.tile] -= 1
    for pending in game.stacks[game.seats]:
        # A tile taken by a card is on its way to the planet.
        if pending.effect is CHOOSE_TURN:
            places[pending.a] += 1
        elif pending.effect is CHOOSE_CELL:
            places[taken_apart(pending.a)[0]] += 1
    return [
        f"tile {TILE_IDS[tile]} lies in {places[tile]} places"
        for tile in range(TILES)
        if places[tile] != 1
    ]


def _civ(game: Unknown) -> list[str]:
    cards = game.civ + game.civ_box + game.lost
    faults: list[str] = []
    for player in game.players:
        held = player.civ_open + player.civ_cards
        cards = cards + held
        if len(held) != len(player.civ_taken):
            faults.append(f"{len(held)} civ cards have {len(player.civ_taken)} marks")
    if sorted(cards) != list(range(len(CIV_IDS))):
        faults.append(f"civ cards are {sorted(cards)}")
    if len(game.lost) != len(game.lost_marks):
        faults.append("lost civ cards and their marks differ")
    return faults


def _objectives(game: Unknown) -> list[str]:
    cards = game.pile + game.between + game.common
    offered: list[int] = []
    for player in game.players:
        cards = cards + player.personal + player.returned
        offered = offered + player.offer
    missing = [card for card in range(len(OBJECTIVE_IDS)) if card not in cards]
    if len(set(cards)) != len(cards) or any([card not in offered for card in missing]):
        return [f"objectives are {sorted(cards)}"]
    return []


def _events(game: Unknown) -> list[str]:
    cards = game.events_deck + game.events_done
    cards = cards + [card for card in (game.event, game.next_event) if card >= 0]
    if len(set(cards)) != len(cards):
        return [f"events are {sorted(cards)}"]
    if game.phase != SETUP and len(cards) != sum(game.setting.mix(game.seats)):
        return [f"the event deck has {len(cards)} cards in all"]
    return []


def _player(player: Player) -> list[str]:
    faults: list[str] = []
    board = CORPORATIONS[player.corporation]
    for tracker in range(TRACKS):
        space = player.trackers[tracker]
        if not board.may_stand(tracker, space) or space in player.pods:
            faults.append(f"tracker {tracker} stands on {space}")
    if len(set(player.trackers)) != TRACKS:
        faults.append(f"trackers share a space: {player.trackers}")
    if len(set(player.pods)) != len(player.pods) or sorted(player.pods) != player.pods:
        faults.append(f"lifepods lie on {player.pods}")
    lifepods = player.collected_lifepods() + player.board.number(LIFEPODS)
    if lifepods > LIFEPODS_PER_PLANET:
        faults.append(f"{lifepods} lifepods")
    rovers = player.rovers + player.board.number(ROVERS)
    if rovers > board.rovers + 1:
        faults.append(f"{rovers} rovers")
    if sorted(player.pool) != player.pool:
        faults.append(f"the pool is not sorted: {player.pool}")
    amounts = (
        player.moves,
        player.saved,
        player.rovers,
        player.lifepods,
        player.meteorites,
        player.patches,
    )
    if min(amounts) < 0:
        faults.append(f"amounts below zero: {amounts}")
    return faults


def _board(board: PlanetBoard) -> list[str]:
    faults: list[str] = []
    squares = PLANETS[board.planet].squares
    for name, start in (
        ("pieces", OCCUPIED),
        ("rovers", ROVERS),
        ("lifepods", LIFEPODS),
        ("meteorites", METEORITES),
    ):
        if not _inside(board.mask(start), squares):
            faults.append(f"{name} lie off the planet")
    for name, start, around in (
        ("buildings", BUILDINGS, OCCUPIED),
        ("symbols", SYMBOLS, OCCUPIED),
        ("loads", LOADED, ROVERS),
        ("second meteorites", DOUBLED, METEORITES),
    ):
        if not _inside(board.mask(start), board.mask(around)):
            faults.append(f"{name} lie where nothing carries them")
    l0, l1, l2 = board.mask(LIFEPODS)
    o0, o1, o2 = board.mask(OCCUPIED)
    if l0 & o0 or l1 & o1 or l2 & o2:
        faults.append("a lifepod lies under a piece")
    return faults


def _inside(part: tuple[int, int, int], whole: tuple[int, int, int]) -> bool:
    return not (part[0] & ~whole[0] or part[1] & ~whole[1] or part[2] & ~whole[2])
