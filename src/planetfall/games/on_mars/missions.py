"""Things that happen and count: contributions to missions, and what expansions listen to."""

from __future__ import annotations

from planetfall.core.lists import changed, grown
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import CRYSTAL
from planetfall.games.on_mars.extension import CRYSTALS_GAINED, MISSION_COMPLETED
from planetfall.games.on_mars.state import Colony


def happened(game: Colony, event: int, seat: int, what: int = 0) -> None:
    """Count something that a player did (OM-26.10: however it was achieved)."""
    for place in range(3):
        mission = game.missions[place] - 1
        if mission >= 0 and MISSION_CARDS[mission].event == event:
            contribute(game, place, seat)
    game.setting.tell(game, event, seat, what)


def contribute(game: Colony, place: int, seat: int) -> None:
    """Move a mission's cube one space; the contributor gains its crystals."""
    mission = game.missions[place] - 1
    game.steps = grown(game.steps, place, -1)
    amount = MISSION_CARDS[mission].crystals
    game.players[seat].waiting += amount
    game.note(log.MISSION_STEP, seat, mission, game.steps[place])
    game.note(log.GAINED, seat, CRYSTAL, amount)
    game.setting.tell(game, CRYSTALS_GAINED, seat, amount)
    if game.steps[place] == 0:
        game.missions = changed(game.missions, place, 0)
        advance_marker(game)
        game.note(log.MISSION_DONE, seat, mission, game.remaining)
        game.setting.tell(game, MISSION_COMPLETED, seat, mission)


def advance_marker(game: Colony) -> None:
    """Move the Remaining Missions marker one space, never beyond its last one."""
    if game.remaining > 0:
        game.remaining -= 1
