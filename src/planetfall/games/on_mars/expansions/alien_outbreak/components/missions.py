"""The six missions: what the team must have brought about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.lab import TOP_LEVEL
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import Colony

RED: Final = 0
BLUE: Final = 1

# What missions count, for the whole team together (OMA-9.12).
TECH_LEVEL: Final = 0
MEDICINE_HELD: Final = 1
HOSPITALS_BUILT: Final = 2
VACCINES_GIVEN: Final = 3
HOSPITALS_UPGRADED: Final = 4
BLUEPRINTS_OWNED: Final = 5


@dataclass(frozen=True)
class TeamMission:
    """A mission: so many of what it counts."""

    id: str
    color: int
    counts: int
    needed: int


TEAM_MISSIONS: Final = [  # color_source: designed
    TeamMission("tech_developed", RED, TECH_LEVEL, TOP_LEVEL),
    TeamMission("medicine_held", RED, MEDICINE_HELD, 5),
    TeamMission("hospitals_built", RED, HOSPITALS_BUILT, 5),
    TeamMission("vaccines_given", BLUE, VACCINES_GIVEN, 2),
    TeamMission("hospitals_upgraded", BLUE, HOSPITALS_UPGRADED, 3),
    TeamMission("blueprints_owned", BLUE, BLUEPRINTS_OWNED, 4),
]
MISSION_IDS: Final = [mission.id for mission in TEAM_MISSIONS]


def counted(game: Colony, mission: int) -> int:
    """How far the team is with a mission."""
    counts = TEAM_MISSIONS[mission].counts
    if counts == TECH_LEVEL:
        return max([player.level(NUMBERS.tech) for player in game.players])
    if counts == MEDICINE_HELD:
        return sum([player.storage[NUMBERS.medicine] for player in game.players])
    if counts == HOSPITALS_BUILT:
        return game.land.count(NUMBERS.hospital_code)
    if counts == VACCINES_GIVEN:
        return outbreak(game).vaccines
    if counts == HOSPITALS_UPGRADED:
        return upgraded(game)
    owned = 0
    for player in game.players:
        owned += len([card for card in player.blueprints if card in NUMBERS.blueprints])
    return owned


def upgraded(game: Colony) -> int:
    """How many Hospitals have become Advanced Buildings."""
    count = 0
    for place in range(len(game.land)):
        if game.land[place] == NUMBERS.hospital_code and game.tops[place] >= FIRST_MARKER:
            count += 1
    return count
