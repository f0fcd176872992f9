"""How the events of Outbreak stand in the log and in the review of what happened."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.expansions.alien_outbreak import log
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CARD_IDS,
    MINE_PLACE,
)
from planetfall.games.on_mars.words.log import WHAT
from planetfall.text.trace import CAUSE, Event, Trace, always


def _mine(event: Event) -> str:
    place = event[WHAT] - MINE_PLACE
    return f"hex:{HEX_NAMES[place]}" if 0 <= place < len(HEX_NAMES) else ""


def _card(event: Event) -> str:
    return f"infection:{CARD_IDS[event[WHAT]]}"


TRACES: Final[dict[int, Trace]] = {
    log.CARD_TURNED: Trace(CAUSE, piece=_card, fate=True),
    log.INFECTED: Trace(place=_mine, loss=always),
    log.SPREAD: Trace(CAUSE, place=_mine, loss=always, fate=True),
    log.CURED: Trace(place=_mine),
    log.VACCINATED: Trace(place=_mine),
    log.MISSION_MET: Trace(CAUSE, fate=True),
    log.TEAM_WON: Trace(CAUSE, fate=True),
    log.TEAM_LOST: Trace(CAUSE, fate=True),
}
