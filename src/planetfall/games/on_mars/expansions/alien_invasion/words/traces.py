"""How the events of the Invasion stand in the log and in the review of what happened."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_CARDS
from planetfall.games.on_mars.words.log import SOURCE, WHAT
from planetfall.games.on_mars.words.traces import ON_WHAT
from planetfall.text.trace import CAUSE, TURN, Event, Trace, always


def _owner(event: Event) -> int:
    return event[SOURCE]


def _card(event: Event) -> str:
    return f"alien_card:{ALIEN_CARDS[event[WHAT]]}"


TRACES: Final[dict[int, Trace]] = {
    log.COMMANDER_TURN: Trace(TURN),
    **dict.fromkeys(
        (log.UNLOCKED, log.TOKEN_PLACED, log.TOKEN_WASTED, log.RESTORED),
        Trace(CAUSE),
    ),
    log.SCIENTIST_SENT: Trace(CAUSE, piece=_card),
    log.HUMANS_WIN: Trace(CAUSE, fate=True),
    log.ALIENS_WIN: Trace(CAUSE, fate=True),
    log.GOAL_MISSED: Trace(CAUSE, fate=True),
    log.COLONIST_INFECTED: Trace(loss=always),
    log.ABDUCTED: Trace(loss=always, victim=_owner),
    log.CORRUPTED: Trace(loss=always, victim=_owner),
    log.CORRUPTION_STOPPED: Trace(loss=always, victim=_owner),
    **dict.fromkeys(
        (
            log.ALIEN_BUILT,
            log.ALIEN_UPGRADED,
            log.CRYSTAL_STOLEN,
            log.DEPLOYED,
            log.MARCHED,
            log.STOOD_UP,
            log.SOLDIER_DISPLACED,
            log.SOLDIER_RETURNED,
            log.STUNNED,
            log.SHIELDED,
            log.SHIELD_RETURNED,
            log.SENTRY_PLACED,
            log.SENTRY_MOVED,
            log.SENTRY_DISPLACED,
            log.SUIT_PLACED,
            log.SUIT_MOVED,
            log.SUIT_DISPLACED,
        ),
        Trace(place=ON_WHAT),
    ),
}
