"""How the events of Monolith stand in the log and in the review of what happened."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_monolith import log
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.words.log import WHAT
from planetfall.games.on_mars.words.traces import ON_WHAT
from planetfall.text.trace import CAUSE, Event, Trace, always


def _card(event: Event) -> str:
    return f"sabotage:{SABOTAGE[event[WHAT]]}"


TRACES: Final[dict[int, Trace]] = {
    log.TIME_MOVES: Trace(CAUSE, fate=True),
    log.SABOTAGE_STRIKES: Trace(CAUSE, piece=_card, fate=True),
    log.VICTORY_CLAIMED: Trace(CAUSE),
    **dict.fromkeys(
        (
            log.TECH_HACKED,
            log.TECH_RETURNED,
            log.ITEMS_LOST,
            log.COLONIST_ABDUCTED,
            log.REWARD_WITHHELD,
        ),
        Trace(loss=always),
    ),
    log.MINER_ABDUCTED: Trace(place=ON_WHAT, loss=always),
    log.BOT_LOST: Trace(place=ON_WHAT, loss=always),
    **dict.fromkeys((log.MARKER_REMOVED, log.TURNED_DOWN, log.ROVER_STEP), Trace(place=ON_WHAT)),
}
