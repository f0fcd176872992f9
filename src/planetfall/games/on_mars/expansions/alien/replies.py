"""What a bot of a cooperative chapter leaves out, and how it answers small questions."""

from __future__ import annotations

from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.names import MINERAL
from planetfall.games.on_mars.journeys import without_pod
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import DISCARD, PAY


def worthy(game: Colony, options: list[int]) -> list[int]:
    """The options without a needless Landing Pod and without giving up a Private Goal."""
    options = without_pod(game, options)
    kept = [option for option in options if option not in DISCARD]
    return kept if kept else options


def modest_reply(options: list[int]) -> int:
    """An answer that spends least: stop where one may, keep minerals and Private Goals."""
    if DONE in options:
        return DONE
    for option in options:
        if option != PAY[MINERAL] and option not in DISCARD:
            return option
    return options[0]
