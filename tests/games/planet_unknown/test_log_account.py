"""The log is a second account of the game: what it tells and what happened cannot differ."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.state import Player, Unknown
from tests.games.accounts import Event, amounts, told_steps, whats

SIDES = [side.id for side in CORPORATIONS]
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 21, {}),
    (3, 22, {"events": ["on"], "corporations": SIDES[:3], "personal_objectives": True}),
    (3, 23, {"events": ["on"], "corporations": SIDES[3:6], "planets": ["random"]}),
    (4, 24, {"events": ["on"], "corporations": SIDES[6:10], "planets": ["random"]}),
    (1, 25, {"corporations": ["cosmos"]}),
    (1, 26, {"corporations": ["horizon"]}),
]


def unnamed(events: list[Event], kind: int, seat: int) -> int:
    """How many of a kind were told without their square."""
    return sum(e[3] for e in events if e[0] == kind and e[1] == seat and e[2] < 0)


def boards(was: Player, now: Player, events: list[Event], seat: int) -> None:
    """Trackers, tiles, patches and civ cards."""
    trackers = list(was.trackers)
    for event in events:
        if event[0] in (log.TRACKER_ADVANCED, log.TRACKER_REGRESSED) and event[1] == seat:
            trackers[event[2]] = event[3]
    assert trackers == now.trackers
    tiles = [(e[2], e[3]) for e in events if e[0] == log.TILE_PLACED and e[1] == seat]
    old = len(was.board.tiles)
    assert list(zip(now.board.tiles, now.board.anchors, strict=True))[old:] == tiles
    patches = sorted(set(now.board.patches) - set(was.board.patches))
    assert patches == sorted(whats(events, log.PATCH_PLACED, seat))
    cards = Counter(now.civ_open + now.civ_cards) - Counter(was.civ_open + was.civ_cards)
    assert sorted(cards) == sorted(whats(events, log.CIV_TAKEN, seat))


def pieces(was: Player, now: Player, events: list[Event], seat: int) -> None:
    """Rovers, lifepods and meteorites with the squares they are on."""
    rovers = Counter(was.board.rovers)
    for event in [event for event in events if event[1] == seat]:
        if event[0] == log.ROVER_PLACED:
            rovers[event[2]] += 1
        elif event[0] == log.ROVER_MOVED:
            rovers[event[3]] -= 1
            rovers[event[2]] += 1
        elif event[0] == log.ROVER_DESTROYED and event[2] >= 0:
            rovers[event[2]] -= event[3]
    lost = unnamed(events, log.ROVER_DESTROYED, seat)
    assert sum(rovers.values()) - lost == len(now.board.rovers)
    assert lost or +rovers == Counter(now.board.rovers)
    gone = set(whats(events, log.LIFEPOD_COLLECTED, seat))
    gone |= set(whats(events, log.LIFEPOD_DESTROYED, seat))
    pods = set(was.board.lifepods) - gone
    hidden = unnamed(events, log.LIFEPOD_DESTROYED, seat)
    # Told without a square: under a tile, or from the corporation board.
    assert len(pods) - hidden <= len(now.board.lifepods) <= len(pods)
    assert set(now.board.lifepods) <= pods
    taken = amounts(events, log.METEORITE_COLLECTED, seat)
    burnt = amounts(events, log.METEORITE_DESTROYED, seat)
    from_board = unnamed(events, log.METEORITE_DESTROYED, seat)
    assert now.meteorites - was.meteorites == taken - from_board
    fell = len(whats(events, log.METEORITE_FELL, seat))
    assert meteorites(now) - meteorites(was) == fell - taken - (burnt - from_board)


def meteorites(player: Player) -> int:
    """The meteorites on a planet, those on rovers included."""
    board = player.board
    return len(board.meteorites) + len(board.doubled) + len(board.loaded)


COUNTED = {
    log.LIFEPOD_DESTROYED,
    log.METEORITE_COLLECTED,
    log.METEORITE_DESTROYED,
    log.MOVEMENT_DROPPED,
    log.MOVEMENT_GAINED,
    log.PATCH_GAINED,
    log.ROVER_DESTROYED,
    log.SYNERGY_GAINED,
}
"""Kinds of events that tell how much there was of something."""


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_log_accounts_for_every_change(seats: int, seed: int, options: dict[str, Any]) -> None:
    steps = 0
    for before, after, events in told_steps("planet-unknown", seats, seed, options):
        assert isinstance(before, Unknown) and isinstance(after, Unknown)
        assert all(event[3] for event in events if event[0] in COUNTED)  # nothing is not told of
        for seat in range(seats):
            boards(before.players[seat], after.players[seat], events, seat)
            if not after.is_over():
                # The end takes rovers and lifepods off the planets and tells no more of them.
                pieces(before.players[seat], after.players[seat], events, seat)
        revealed = whats(events, log.TILE_REVEALED)
        tops = [new for old, new in zip(before.tops, after.tops, strict=True) if old != new]
        assert set(tops) - {-1} <= set(revealed)
        commanders = [event[1] for event in events if event[0] == log.COMMANDER]
        if after.commander != before.commander:
            assert commanders[-1] == after.commander
        steps += 1
    assert steps > 5
