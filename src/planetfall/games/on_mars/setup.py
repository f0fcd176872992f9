"""Setup: the board, the players, the first Turn Order."""

from __future__ import annotations

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.games.on_mars import log, streams
from planetfall.games.on_mars.components.first_colonists import TILE_SPACES
from planetfall.games.on_mars.components.lss import REWARDS_IN_PLAY
from planetfall.games.on_mars.components.map import (
    RESEARCH_HEXES,
    SHELTER_STARTS,
    STARTING_HEXES,
    STARTING_MINE,
)
from planetfall.games.on_mars.components.missions import (
    FIRST_COLONIST_MISSIONS,
    LENGTHS,
    MISSION_CARDS,
)
from planetfall.games.on_mars.components.names import (
    BEACON,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CARDS,
    FIRST_TASK,
    GENERATOR,
    GOALS,
    LSS_COLUMNS,
    LSS_REWARDS,
    MINE,
    OXYGEN_CONDENSER,
    SCIENTISTS,
    SHELTER,
    SOLO_CARDS,
    TECHS,
)
from planetfall.games.on_mars.components.tables import (
    DEALT_GOALS,
    GRID_FILL,
    START_PLACES,
    TILE_BACKS,
    WAREHOUSE_STOCK,
)
from planetfall.games.on_mars.effects.construction import NEXT_TILE
from planetfall.games.on_mars.effects.travel import (
    CHOOSE_SPACE,
    NEXT_DISCOVERY,
    OTHER_SIDE,
    space_benefit,
)
from planetfall.games.on_mars.levelup import DEAL_BLUEPRINT, DEAL_TECH
from planetfall.games.on_mars.lists import changed, with_last, with_sorted
from planetfall.games.on_mars.state import FOUND_RESEARCH, Colony, code_of, shelter_of
from planetfall.games.on_mars.vocabulary import (
    BUILD,
    DEAL_GOAL,
    FIRST_CARD,
    MISSION,
    REWARD,
    SEAT_OF,
    SIDE,
    SPACE,
)


class Setup(Effect):
    """Lay out everything that needs no chance, and let chance do the rest."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        options = game.rules.options
        board(game, beacon=bool(options["beacon"]))
        for seat in range(len(game.players)):
            settle_player(game, seat)
        game.push(Frame(TURN_ORDER_SETUP, 0))
        if options["first_colonists"]:
            self._first_colonists(game)
        for seat in range(game.seats - 1, -1, -1):
            for _ in range(DEALT_GOALS):
                game.push(Frame(DEAL_PRIVATE_GOAL, seat))
        self._missions(game)
        for column in range(LSS_COLUMNS - 1, -1, -1):
            game.push(Frame(LAY_REWARD, 0, 0, column))
        for building in range(SHELTER - 1, -1, -1):
            game.push(Frame(NEXT_TILE, -1, 0, building))
        for place in reversed(STARTING_HEXES):
            game.push(Frame(STARTING_BUILDING, 0, 0, place))
        for place in reversed(START_PLACES):
            game.push(Frame(DEAL_BLUEPRINT, 0, 0, place))
        game.push(Frame(SECOND_SET, 0))
        for place in reversed(GRID_FILL):
            game.push(Frame(DEAL_TECH, 0, 0, place))
        for place in (1, 0):
            game.push(Frame(NEXT_DISCOVERY, -1, 0, place))
        return None

    def _missions(self, game: Colony) -> None:
        if game.rules.options["first_colonists"]:
            for place in range(3):
                lay_mission(game, place, FIRST_COLONIST_MISSIONS[place])
            return
        lengths = LENGTHS[game.rules.options["length"]]
        for place in (2, 1, 0):
            game.push(Frame(LAY_MISSION, 0, 0, place, lengths[place]))

    def _first_colonists(self, game: Colony) -> None:
        game.first_bag = list(range(FIRST_TASK, len(FIRST_CARDS)))
        for seat in range(game.seats - 1, -1, -1):
            game.push(Frame(DEAL_SETTLERS, seat))


SETUP = Setup()


def board(game: Colony, *, beacon: bool) -> None:
    """The board before anything is drawn: bags full, stocks laid out."""
    game.building_bag = list(range(len(TILE_BACKS)))
    game.discovery_bag = list(range(len(DISCOVERIES)))
    game.deck_1 = list(range(12))
    game.deck_3 = list(range(12, BEACON + 1 if beacon else BEACON))
    game.tech_bag = [tech for tech in range(len(TECHS)) if tech != SHELTER]
    game.warehouse = [WAREHOUSE_STOCK[len(game.players)]] * len(game.warehouse)
    game.offer = [1 + scientist for scientist in range(len(SCIENTISTS))]
    game.contract_deck = list(range(len(CONTRACTS)))
    game.land[STARTING_MINE] = code_of(MINE, 0)
    for kind in range(len(RESEARCH_HEXES)):
        for place in RESEARCH_HEXES[kind]:
            game.finds[place] = FOUND_RESEARCH + kind
    if game.solo:
        game.solo_bag = list(range(len(SOLO_CARDS)))


def settle_player(game: Colony, seat: int) -> None:
    """Put a player's first Shelter on the map, and a bot on it; Lacerda's bot stays off."""
    place = SHELTER_STARTS[len(game.players)][seat]
    player = game.players[seat]
    game.land[place] = shelter_of(seat)
    player.shelters = 1
    player.bots_left -= 1
    if not game.is_automatic(seat):
        player.bots.append(place)


class StartingBuilding(Chance):
    """One of the four starting LSS buildings onto hex `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [
            BUILD + building
            for building in range(GENERATOR, OXYGEN_CONDENSER + 1)
            if code_of(building, 0) not in game.land
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        building = option - BUILD
        game.land = changed(game.land, frame.a, code_of(building, 0))
        game.note(log.BUILDING_STARTS, -1, frame.a, 0, building)


STARTING_BUILDING = StartingBuilding()


class SecondSet(Effect):
    """The second set of Tech tiles forms the stacks; with two players it is left out."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not game.is_pair():
            game.tech_bag = [tech for tech in range(len(TECHS)) if tech != SHELTER]
        return None


SECOND_SET = SecondSet()


class LayReward(Chance):
    """An LSS Reward tile above column `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        if len(game.rewards) >= REWARDS_IN_PLAY:
            return []
        return [REWARD + k for k in range(len(LSS_REWARDS)) if k not in game.rewards]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.rewards = with_last(game.rewards, option - REWARD)
        game.note(log.REWARD_LAID, -1, option - REWARD, frame.a)


LAY_REWARD = LayReward()


class LayMission(Chance):
    """A mission of length `b` onto place `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [
            MISSION + k
            for k in range(len(MISSION_CARDS))
            if MISSION_CARDS[k].length == frame.b and k + 1 not in game.missions
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        lay_mission(game, frame.a, option - MISSION)


LAY_MISSION = LayMission()


def lay_mission(game: Colony, place: int, mission: int) -> None:
    """Lay a mission face up, its cube on the start space for the number of players."""
    needed = MISSION_CARDS[mission].needed[len(game.players) - 2]
    game.missions = changed(game.missions, place, mission + 1)
    game.steps = changed(game.steps, place, needed)
    game.note(log.MISSION_LAID, -1, mission, place)


class DealPrivateGoal(Chance):
    """A Private Goal into the hand of the frame's seat."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.GOALS

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        dealt: list[int] = []
        for player in game.players:
            dealt += player.goals
        return [DEAL_GOAL + goal for goal in range(len(GOALS)) if goal not in dealt]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        goal = option - DEAL_GOAL
        player = game.players[frame.seat]
        player.goals = with_sorted(player.goals, goal)
        game.note(log.DEALT_GOAL, frame.seat, goal, 0, 0, 1 << frame.seat)


DEAL_PRIVATE_GOAL = DealPrivateGoal()


class DealSettlers(Chance):
    """An "A" card into the hand of the frame's seat."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.FIRST_CARDS

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        dealt: list[int] = []
        for player in game.players:
            dealt += player.cards
        return [FIRST_CARD + card for card in range(FIRST_TASK) if card not in dealt]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.cards = with_last(player.cards, option - FIRST_CARD)
        game.note(log.TASK_DRAWN, frame.seat, option - FIRST_CARD, 0, 0, 1 << frame.seat)


DEAL_SETTLERS = DealSettlers()


# The first Turn Order.


class TurnOrderSetup(Effect):
    """Markers onto Turn Order spaces with their benefits, then the Shuttle."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        drawn = bool(game.rules.options["first_colonists"])
        game.push(Frame(PLACE_SHUTTLE, 0))
        if drawn:
            game.push(Frame(FIRST_BENEFITS, 0))
        game.push(Frame(FIRST_PLAYER, 0, int(drawn)))
        if game.solo:
            # OM-33.06: Lacerda's space comes first, with its benefit unless all are drawn.
            game.push(Frame(DRAW_SPACE, game.seats, int(drawn)))
        return None


TURN_ORDER_SETUP = TurnOrderSetup()


class FirstPlayer(Chance):
    """Who is first to put the marker onto a Turn Order space; source 1 if spaces are drawn."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [SEAT_OF + seat for seat in range(game.seats)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.first = option - SEAT_OF
        game.note(log.FIRST_PLAYER, game.first)
        for k in range(game.seats - 1, -1, -1):
            seat = (game.first + k) % game.seats
            if frame.source:
                game.push(Frame(DRAW_SPACE, seat, 1))
            else:
                game.push(Frame(CHOOSE_SPACE, seat, 0, OTHER_SIDE))


FIRST_PLAYER = FirstPlayer()


class DrawSpace(Chance):
    """A First Colonist tile gives a marker its space; with source 1 the benefit comes later."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        taken = [player.space for player in game.players]
        return [SPACE + space for space in TILE_SPACES if space not in taken]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.players[frame.seat].space = option - SPACE
        game.note(log.SPACE_CHOSEN, frame.seat, option - SPACE)
        if not frame.source:
            game.push(Frame(FIRST_BENEFIT, frame.seat))


DRAW_SPACE = DrawSpace()


class FirstBenefits(Effect):
    """The benefits of drawn spaces, in Turn Order (OM-36.13)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        for seat in reversed(game.in_order()):
            game.push(Frame(FIRST_BENEFIT, seat))
        return None


FIRST_BENEFITS = FirstBenefits()


class FirstBenefit(Effect):
    """The benefit of the space a marker starts on."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.is_automatic(frame.seat):
            game.push(Frame(game.rules.effects["lacerda.space"], frame.seat))
        else:
            space_benefit(game, frame.seat)
        return None


FIRST_BENEFIT = FirstBenefit()


class PlaceShuttle(Effect):
    """Who is on the highest space puts the Shuttle on a red travel space (OM-3.17)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.solo:
            self._put(game, game.seats, game.lacerda.side())
            return None
        last = game.in_order()[-1]
        if frame.seat != last:
            game.push(Frame(self, last))
            return None
        return [SIDE, SIDE + 1]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        self._put(game, frame.seat, option - SIDE)

    def _put(self, game: Colony, seat: int, side: int) -> None:
        game.shuttle_side = side
        game.shuttle = 1
        game.note(log.SHUTTLE_PLACED, seat, side)


PLACE_SHUTTLE = PlaceShuttle()
