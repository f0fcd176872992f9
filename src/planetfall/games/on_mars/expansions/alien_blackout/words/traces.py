"""How the events of Blackout stand in the log and in the review of what happened."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien_blackout import log
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import DAMAGE_IDS
from planetfall.games.on_mars.words.log import SOURCE, WHAT
from planetfall.games.on_mars.words.traces import ON_WHAT
from planetfall.text.trace import CAUSE, Event, Trace, always


def _owner(event: Event) -> int:
    return event[SOURCE]


def _card(event: Event) -> str:
    return f"damage:{DAMAGE_IDS[event[WHAT]]}"


TRACES: Final[dict[int, Trace]] = {
    log.DAMAGE_CARD: Trace(CAUSE, piece=_card, fate=True),
    log.BUILDING_DISABLED: Trace(place=ON_WHAT, loss=always, victim=_owner),
    **dict.fromkeys(
        (
            log.BUILDING_DAMAGED,
            log.BUILDING_REPAIRED,
            log.BUILDING_REVIVED,
            log.UPGRADE_REPAIRS,
            log.NOBODY_FOR_OUTAGE,
        ),
        Trace(place=ON_WHAT),
    ),
    log.BLACKOUT_WON: Trace(CAUSE, fate=True),
    log.BLACKOUT_SPREADS: Trace(CAUSE, fate=True),
}
