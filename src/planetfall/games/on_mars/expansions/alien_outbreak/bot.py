"""What counts for the greedy bot in Outbreak: both missions, and colonists who are well.

A mission is about 30,000. Points do not count; what one has to work with does, as in
the base game.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.bot import (
    BOT,
    COLONIST,
    MADE,
    NEAR,
    QUARTERS,
    SHIP,
    TECH,
    Aims,
    errands,
    way_to_build,
)
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import DISTANCE, RING_2
from planetfall.games.on_mars.components.names import (
    COLONY,
    GENERATOR,
    MINERAL,
    ORBIT,
    OXYGEN_CONDENSER,
)
from planetfall.games.on_mars.components.tables import BUILDING_PRICE
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.expansions.alien.replies import modest_reply, worthy
from planetfall.games.on_mars.expansions.alien.team import WON_TOGETHER
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    in_play,
    infected,
    infected_after,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    HOSPITALS_UPGRADED,
    MEDICINE_HELD,
    TEAM_MISSIONS,
    TECH_LEVEL,
    VACCINES_GIVEN,
    counted,
    upgraded,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.goals import limit
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak, outbreak
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import complex_size

WON: Final = 1_000_000
MET: Final = 32_000
"""Of a mission that is fulfilled."""
GOAL: Final = 20_000
"""Of a mission by its share."""
INFECTED: Final = 260
"""What an infected colonist costs, those included who will be at the end of the turn."""
NEAR_LIMIT: Final = 700
"""What each of the last ones before the limit costs beside."""
MARGIN: Final = 5
HEALTHY: Final = (-9000, -5000, -2800, -1500, -700, -300, 0)
"""By colonists who are well, of all players: with none the game is lost."""
WELL: Final = 100
"""Of every colonist who is well, of any player."""
ROOMS: Final = (0, 300, 1800, 2600, 3100, 3400)
"""By own Shelters: each is a room, and room for things."""
IN_HAND: Final = 150
"""Of a Private Goal."""
MEDICINE: Final = (0, 600, 1100, 1500, 1800, 2000, 2200)
"""By medicine of all players together."""
ROOM: Final = 3000
"""What every medicine costs for which there is no room, while the team wants to hold so many."""
HOSPITAL: Final = 1200
"""Of each of the first Hospitals."""
COMPLEX: Final = 1200
CARD: Final = 1600
"""Of a Hospital Blueprint that somebody has."""
BUILT: Final = 900
LEVEL_UP: Final = 3500
"""Of a step of the Life Support System to the second Colony level, where new cards come."""
PRICE: Final = 150
"""Of having what such a building costs."""
WAY: Final = 40
"""For every step of the nearest bot to where it could stand."""
HANDS: Final = 20
"""How much colonists at hand count beside what they do in the base game, in tenths."""
SIDE: Final = 300
"""Of being on the side where there is work."""
MEDICINE_TECH: Final = (0, 900, 1800, 2400, 2800, 3200, 3600)
"""By its level: it joins Hospitals, and a large complex gives much medicine at once."""
CLINIC: Final = 1200
CLINIC_FIRST: Final = 5000
"""Of the built Clinic beside, where a mission begins with it: it carries the medicine Tech."""
CLINIC_CARD: Final = 800
"""Of its Blueprint in somebody's hands; what follows is what is ready to build it."""
CLINIC_SIDE: Final = 600
CLINIC_HANDS: Final = 300
CLINIC_SITE: Final = 900
"""Of a Hospital that is not upgraded, less for every step from the nearest bot of the owner."""
CLINIC_STEP: Final = 500
CLINIC_FAR: Final = 8
"""Steps after which more make no difference."""
CLINIC_PRICE: Final = 700
NO_SITE: Final = -800
CLINIC_USE: Final = 700
"""Of a crystal of the Clinic's owner while the medicine Tech is wanted: two develop it once."""
USES: Final = 4
CLINIC_STAFF: Final = 5000
"""Of the Microbiologist then, with whom the Clinic costs no crystals."""
MINERAL_AHEAD: Final = 350
"""Of each of the two minerals that a Hospital and the Clinic on it cost."""
MICROBIOLOGIST: Final = 1500
SPACES: Final = 250
"""Of a free space for the medicine Tech while the Clinic waits."""
CRYSTAL: Final = 150
STOCK: Final = (0, 60, 95, 110, 120, 125, 130)
MINERALS: Final = (0, 160, 260, 320, 350, 370, 380)
MATES: Final = 3


def is_outbreak(game: Colony) -> bool:
    """Whether the chapter is played."""
    return bool(game.extras) and isinstance(game.extras[0], Outbreak)


def missions_worth(game: Colony) -> int:
    """How far both missions are."""
    area = outbreak(game)
    value = 0
    for place in range(len(area.missions)):
        if area.met >> place & 1:
            value += MET
        elif area.missions[place]:
            mission = area.missions[place] - 1
            needed = TEAM_MISSIONS[mission].needed
            share = 1000 * min(counted(game, mission), needed) // needed
            value += GOAL * share // 1000
    return value


def wanted(game: Colony, counts: int) -> bool:
    """Whether a mission that counts something is still to be fulfilled."""
    area = outbreak(game)
    for place in range(len(area.missions)):
        mission = area.missions[place] - 1
        if mission >= 0 and not area.met >> place & 1 and TEAM_MISSIONS[mission].counts == counts:
            return True
    return False


def health_worth(game: Colony) -> int:
    """What the infection costs: now, at the end of the turn, and how near the end is."""
    after = infected_after(game)
    well = in_play(game) - after
    most = limit(game)
    value = HEALTHY[min(well, len(HEALTHY) - 1)] + WELL * well
    value -= INFECTED * after + INFECTED * infected(game) // 3
    if after > most - MARGIN:
        value -= NEAR_LIMIT * (after - most + MARGIN)
    return value


def hospitals_worth(game: Colony) -> int:
    """Hospitals, their complex, their Blueprints and the medicine Tech: what missions build on."""
    code = NUMBERS.hospital_code
    places = [place for place in range(len(game.land)) if game.land[place] == code]
    sizes = [complex_size(game, place) for place in places]
    value = HOSPITAL * min(len(places), 5) + COMPLEX * min(max([0, *sizes]), 5)
    working = upgraded(game)
    value += BUILT * working
    for player in game.players:
        value += CARD * len([card for card in player.blueprints if card in NUMBERS.blueprints])
        value += MEDICINE_TECH[player.level(NUMBERS.tech)]
        if player.built >> NUMBERS.clinic & 1:
            value += CLINIC
        if player.has_scientist(NUMBERS.microbiologist):
            value += MICROBIOLOGIST if working else MICROBIOLOGIST // 3
    return value


def clinic_worth(game: Colony) -> int:
    """How near the Clinic is, where a mission begins with it."""
    if not (
        wanted(game, TECH_LEVEL) or wanted(game, VACCINES_GIVEN) or wanted(game, HOSPITALS_UPGRADED)
    ):
        return 0
    for player in game.players:
        if NUMBERS.clinic in player.blueprints:
            if player.built >> NUMBERS.clinic & 1:
                return CLINIC_FIRST + (use_worth(game, player) if wanted(game, TECH_LEVEL) else 0)
            return clinic_way(game, player)
    return 0


def use_worth(game: Colony, owner: Player) -> int:
    """What there is to use the built Clinic, which alone develops the medicine Tech."""
    value = CLINIC_USE * min(owner.crystals + owner.waiting, USES)
    for player in game.players:
        if player.has_scientist(NUMBERS.microbiologist):
            return value + CLINIC_STAFF
    return value


def clinic_way(game: Colony, player: Player) -> int:
    """What the owner of the Clinic's Blueprint has to build it."""
    value = CLINIC_CARD + CLINIC_SIDE * (player.side() == COLONY)
    value += CLINIC_HANDS * (player.hands() > 0)
    nearest = 2 * CLINIC_FAR
    found = False
    for place in range(len(game.land)):
        if game.land[place] == NUMBERS.hospital_code and game.tops[place] < FIRST_MARKER:
            found = True
            for bot in player.bots:
                nearest = min(nearest, DISTANCE[bot][place])
    if not found:
        return value + NO_SITE + MINERAL_AHEAD * min(player.storage[MINERAL], 2)
    value += CLINIC_SITE - CLINIC_STEP * min(max(nearest - 1, 0), CLINIC_FAR)
    return value + CLINIC_PRICE * (player.storage[MINERAL] > 0)


def colony_worth(game: Colony) -> int:
    """How near the second Colony level is."""
    if game.level > 1:
        return 5 * LEVEL_UP
    return LEVEL_UP * sum([min(row, 2) - 1 for row in game.lss])


def site_worth(game: Colony, seat: int) -> int:
    """How ready a player is to build what the second Colony level still needs."""
    if game.level > 1:
        return 0
    player = game.players[seat]
    value = 0
    for building in range(GENERATOR, OXYGEN_CONDENSER + 1):
        if game.lss[building - GENERATOR] > 1:
            continue
        value += PRICE * (player.storage[BUILDING_PRICE[building]] > 0)
        best = 12
        for place in range(len(game.land)):
            if game.land[place] == 1 + building:
                for site in RING_2[place]:
                    if game.land[site] == 0:
                        far = DISTANCE[site]
                        best = min(best, min([far[bot] for bot in player.bots]) - 1)
        value -= WAY * max(best, 0)
    return value


def side_worth(game: Colony, seat: int) -> int:
    """Cards are taken in Orbit, everything is built in the Colony: be where there is work."""
    cards = len([code for code in game.display if code - 1 in NUMBERS.blueprints])
    if cards:
        # One of the team fetches them.
        here = [other for other in range(len(game.players)) if game.players[other].side() == ORBIT]
        fetches = here[0] if here else seat
        return SIDE if (game.players[seat].side() == ORBIT) == (fetches == seat) else 0
    return SIDE if game.players[seat].side() == COLONY else 0


def medicine_worth(game: Colony) -> int:
    """The medicine of all players together."""
    count = sum([player.storage[NUMBERS.medicine] for player in game.players])
    value = MEDICINE[min(count, len(MEDICINE) - 1)]
    return value * 2 if wanted(game, MEDICINE_HELD) else value


def room_worth(game: Colony) -> int:
    """Whether there is room for all the medicine that a mission wants."""
    value = 0
    for place, mission in enumerate(outbreak(game).missions):
        if mission and not outbreak(game).met >> place & 1:
            if TEAM_MISSIONS[mission - 1].counts == MEDICINE_HELD:
                room = sum([player.storage_limit() for player in game.players])
                value += ROOM * min(room - TEAM_MISSIONS[mission - 1].needed, 0)
    return value


def plans_worth(game: Colony, seat: int) -> int:
    """Technology, and Blueprints that wait to be built, the sooner the better."""
    player = game.players[seat]
    value = 0
    for place in player.lab:
        value += TECH[min(LEVEL[place], len(TECH) - 1)]
    for blueprint in player.blueprints:
        if not player.built >> blueprint & 1:
            value -= NEAR * way_to_build(game, seat, blueprint)
            if blueprint == NUMBERS.clinic and 1 in player.lab and 2 in player.lab:
                value -= SPACES
            if LEVELS[blueprint] == 1 and blueprint not in NUMBERS.blueprints:
                value += 120
    return value


def supplies(player: Player) -> int:
    """What a player has to work with; crystals without room in the Depot are lost."""
    value = CRYSTAL * min(player.crystals + player.waiting, player.depot_limit())
    for item in range(5):
        worth = MINERALS if item == MINERAL else STOCK
        value += worth[min(player.storage[item], len(worth) - 1)]
    at_work = player.working + sum(player.slots)
    hands = QUARTERS[min(max(player.hands(), 0), len(QUARTERS) - 1)]
    value += HANDS * hands // 10 + COLONIST * at_work
    value += ROOMS[player.shelters] + BOT * len(player.bots) + SHIP * player.ships_removed()
    return value + IN_HAND * len(player.goals)


class OutbreakAims(Aims):
    """All for the common goal."""

    def apply_to(self, game: Colony) -> bool:
        return is_outbreak(game)

    def judges(self) -> bool:
        return True

    def depth(self) -> int:
        return 3

    def reply(self, game: Colony, seat: int, options: list[int]) -> int:
        return modest_reply(options)

    def candidates(self, game: Colony, options: list[int]) -> list[int]:
        return worthy(game, options)

    def evaluate(self, game: Colony, seat: int) -> int:
        if game.decided:
            return WON if game.decided == WON_TOGETHER else -WON
        value = missions_worth(game) + health_worth(game) + hospitals_worth(game)
        value += colony_worth(game) + medicine_worth(game) + site_worth(game, seat)
        value += side_worth(game, seat) + room_worth(game) + clinic_worth(game)
        value += supplies(game.players[seat]) + plans_worth(game, seat)
        value += errands(game, game.players[seat])
        for other in range(len(game.players)):
            if other != seat:
                hands = max(game.players[other].hands(), 0)
                value += QUARTERS[min(hands, len(QUARTERS) - 1)] // MATES
        made = output(game, seat)
        for item in range(len(made)):
            value += MADE[min(made[item], 3)] * (2 if item in (MINERAL, NUMBERS.medicine) else 1)
        return value


AIMS: Final = OutbreakAims()
