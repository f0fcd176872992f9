"""Ways of several steps on the map of On Mars: a figure is chosen, then where it goes."""

from __future__ import annotations

from typing import Any

from planetfall.core.effect import Frame
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import rover_hex
from planetfall.web.pages.scene import Scene

Ways = dict[str, dict[str, Any]]
"""By figure (`bot:1`, `rover`): the hex `at` which it stands, and `to` each hex the keys there."""


def ways(scene: Scene) -> Ways:
    """All hexes that each own figure can reach now, with the shortest way to each."""
    if scene.asking() != "Move" or scene.me < 0:
        return {}
    return scene.drawn(("ways", scene.me), scene.moment(), lambda: _ways(scene))


def _ways(scene: Scene) -> Ways:
    colony, found = scene.position, {}
    assert isinstance(colony, Colony)
    keys = scene.table_view.keys
    starts = {_figure(key) for key in keys if key.startswith(("bot:", "rover:"))}
    for figure in sorted(starts):
        reached = _reach(colony, scene.me, figure)
        if reached:
            at = HEX_NAMES[_place(colony, scene.me, figure)]
            found[figure] = {"at": at, "to": reached}
    return found


def _figure(key: str) -> str:
    """The figure that a step moves: `bot:2-ne` to `bot:2`, `rover:n` to `rover`."""
    prefix, _, rest = key.partition(":")
    return f"bot:{rest.partition('-')[0]}" if prefix == "bot" else prefix


def _place(colony: Colony, seat: int, figure: str) -> int:
    if figure == "rover":
        return rover_hex(colony, seat)
    return colony.players[seat].bots[int(figure.partition(":")[2]) - 1]


def _reach(colony: Colony, seat: int, figure: str) -> dict[str, list[str]]:
    """The hexes that a figure can go to and stay at by steps of its own, breadth first.

    A step that is the only thing possible is taken without asking, so it has no key of its own.
    """
    rules = colony.rules
    first = colony.question(seat)
    reached: dict[str, list[str]] = {}
    queue: list[tuple[Colony, Frame, list[int], list[str]]] = [
        (colony, first, _options(colony, first), [])
    ]
    seen = {_place(colony, seat, figure)}
    while queue:
        game, frame, options, keys = queue.pop(0)
        for option in options:
            key = rules.key(option)
            if _figure(key) != figure:
                continue
            trial = game.clone()
            stack = trial.pending(seat)
            stack.pop()
            frame.effect.answer(trial, frame, option)
            place = _place(trial, seat, figure)
            if place in seen:
                continue
            seen.add(place)
            way = keys if len(options) == 1 else [*keys, key]
            after = trial.pending(seat)[-1]
            following = _options(trial, after) if isinstance(after.effect, Move) else [DONE]
            if DONE in following:
                reached[HEX_NAMES[place]] = way
            if isinstance(after.effect, Move):
                queue.append((trial, after, following, way))
    return reached


def _options(game: Colony, frame: Frame) -> list[int]:
    """What a frame asks, without changing the game."""
    return frame.effect.resolve(game.clone(), frame) or []
