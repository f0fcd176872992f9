"""The alien panel: its ten actions, what covers its spaces, when it may be restored (OMA-6)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.expansions.alien.reasons import (
    CANNOT_RESTORE,
    NO_ALIEN_CRYSTALS,
    NO_TOKEN,
    SPACE_COVERED,
    SPACE_LOCKED,
    SPACE_OPEN,
    SPACE_SABOTAGED,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import ALIEN_CONSTRUCT
from planetfall.games.on_mars.expansions.alien_invasion.commander.cards import (
    ALIEN_ACTIVATE,
    ALIEN_OBTAIN,
    ALIEN_UPGRADE,
)
from planetfall.games.on_mars.expansions.alien_invasion.commander.deployment import Deploy, Steal
from planetfall.games.on_mars.expansions.alien_invasion.commander.movement import MARCH
from planetfall.games.on_mars.expansions.alien_invasion.commander.technology import (
    ALIEN_DEVELOP,
    ALIEN_LEARN,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_CARDS
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    LIFT_CRYSTALS,
    RESTORE_FREE,
    SINGLE_CRYSTALS,
    UNLOCK_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    FACE_DOWN,
    FREE,
    LOCKED,
    REUSABLE,
    SABOTAGED,
    SINGLE,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.state import Colony

ACTIONS: Final[list[Effect]] = [
    ALIEN_CONSTRUCT,
    ALIEN_OBTAIN,
    ALIEN_LEARN,
    ALIEN_DEVELOP,
    ALIEN_UPGRADE,
    ALIEN_ACTIVATE,
    Steal(),
    Deploy(),
    Deploy(inside=True),
    MARCH,
]
"""By action space."""


def has_updates(game: Colony) -> bool:
    """Whether the designer's optional changes hold."""
    return bool(game.setting.options["designer_updates"])


def pay(game: Colony, amount: int) -> None:
    """The commander pays crystals."""
    commander_of(game).crystals -= amount


def crystals_missing(game: Colony, amount: int) -> int:
    """`POSSIBLE`, or that the commander has too few crystals to spend."""
    crystals = commander_of(game).crystals
    return POSSIBLE if crystals >= amount else pack(NO_ALIEN_CRYSTALS, 0, amount, crystals)


def action_obstacle(game: Colony, space: int) -> int:
    """`POSSIBLE`, or why the action of a space cannot be carried out even in part (OMA-6.21)."""
    return game.obstacle(Frame(ACTIONS[space], game.seats - 1))


def cover_obstacle(game: Colony, space: int) -> int:
    """`POSSIBLE`, or why no token can go onto a space."""
    cover = commander_of(game).covers[space]
    if cover == FREE:
        return POSSIBLE
    if cover == LOCKED:
        return pack(SPACE_LOCKED, space)
    return pack(SPACE_SABOTAGED if cover == SABOTAGED else SPACE_COVERED, space)


# Tokens.


def token_obstacle(game: Colony, kind: int, space: int) -> int:
    """`POSSIBLE`, or why a token of a kind cannot be used on a space."""
    commander = commander_of(game)
    if (commander.reusable if kind == REUSABLE else commander.single) == 0:
        return pack(NO_TOKEN, kind)
    reason = cover_obstacle(game, space)
    if reason == POSSIBLE and kind == SINGLE:
        reason = crystals_missing(game, SINGLE_CRYSTALS)
    return reason if reason != POSSIBLE else action_obstacle(game, space)


def place_token(game: Colony, kind: int, space: int) -> None:
    """Move a token from its supply onto a space."""
    commander = commander_of(game)
    commander.covers = changed(commander.covers, space, kind)
    if kind == REUSABLE:
        commander.reusable -= 1
    else:
        commander.single -= 1


def use_token(game: Colony, seat: int, kind: int, space: int) -> None:
    """Put a token on a space and its action on top; a single-use one costs a crystal."""
    place_token(game, kind, space)
    if kind == SINGLE:
        pay(game, SINGLE_CRYSTALS)
    game.note(log.TOKEN_PLACED, seat, space, 0, kind)
    game.push(Frame(ACTIONS[space], seat))


def waste_token(game: Colony, seat: int, kind: int, space: int) -> None:
    """Put a token on a space without its action (OMA-6.09, OMA-6.26)."""
    place_token(game, kind, space)
    game.note(log.TOKEN_WASTED, seat, space, 0, kind)


# Unlocking.


def unlock_obstacle(game: Colony, space: int) -> int:
    """`POSSIBLE`, or why a space cannot be unlocked."""
    if commander_of(game).covers[space] != LOCKED:
        return pack(SPACE_OPEN, space)
    return crystals_missing(game, UNLOCK_CRYSTALS)


def unlock(game: Colony, seat: int, space: int) -> None:
    """Pay for a locked space; its cover becomes a reusable token in the supply (OMA-6.03)."""
    commander = commander_of(game)
    pay(game, UNLOCK_CRYSTALS)
    commander.covers = changed(commander.covers, space, FREE)
    commander.reusable += 1
    game.note(log.UNLOCKED, seat, space)


# Sabotage tokens, with the designer updates (OMA-6.25).


def lift_obstacle(game: Colony, space: int) -> int:
    """`POSSIBLE`, or why the sabotage token of a space cannot be taken off."""
    if commander_of(game).covers[space] != SABOTAGED or not has_updates(game):
        return pack(SPACE_OPEN, space)
    return crystals_missing(game, LIFT_CRYSTALS)


def lift(game: Colony, seat: int, space: int) -> None:
    """Take a sabotage token off; it is kept until the panel is restored."""
    commander = commander_of(game)
    pay(game, LIFT_CRYSTALS)
    commander.covers = changed(commander.covers, space, FREE)
    commander.lifted += 1
    game.note(log.SABOTAGE_LIFTED, seat, space)


# Restoring.


def restore_obstacle(game: Colony) -> int:
    """`POSSIBLE`, or that too many spaces are uncovered while tokens are left (OMA-6.13)."""
    commander = commander_of(game)
    if commander.reusable + commander.single == 0:
        return POSSIBLE
    spaces = commander.uncovered()
    if has_updates(game):
        spaces = [space for space in spaces if action_obstacle(game, space) == POSSIBLE]
    if len(spaces) <= RESTORE_FREE:
        return POSSIBLE
    return pack(CANNOT_RESTORE, 0, RESTORE_FREE, len(spaces))


def restore(game: Colony, seat: int) -> None:
    """Clear the panel (OMA-6.14 to OMA-6.17)."""
    commander = commander_of(game)
    front = front_of(game)
    commander.reusable += commander.covers.count(REUSABLE)
    front.sabotage += commander.covers.count(SABOTAGED) + commander.lifted
    commander.lifted = 0
    commander.covers = [LOCKED if cover == LOCKED else FREE for cover in commander.covers]
    commander.scientist = -1
    for card in range(len(ALIEN_CARDS)):
        if commander.cards[card] == FACE_DOWN:
            commander.cards = changed(commander.cards, card, BUILT)
    game.note(log.RESTORED, seat)
