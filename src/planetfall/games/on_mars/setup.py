"""Setup: the board, the players, the first Turn Order."""

from __future__ import annotations

from planetfall.core.bag import put
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, with_last
from planetfall.games.on_mars import log, streams
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.lss import REWARDS_IN_PLAY
from planetfall.games.on_mars.components.map import (
    RESEARCH_HEXES,
    SHELTER_STARTS,
    STARTING_HEXES,
    STARTING_MINE,
)
from planetfall.games.on_mars.components.missions import (
    LENGTHS,
    MISSION_CARDS,
)
from planetfall.games.on_mars.components.names import (
    BASE_BLUEPRINTS,
    BOX_CONTRACTS,
    BOX_DISCOVERIES,
    BOX_GOALS,
    BOX_MISSIONS,
    BOX_REWARDS,
    BOX_SCIENTISTS,
    BOX_TECHS,
    FIRST_CONTRACT,
    GENERATOR,
    LSS_COLUMNS,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
)
from planetfall.games.on_mars.components.tables import (
    BOX_TILES,
    DEALT_GOALS,
    GRID_FILL,
    START_PLACES,
    START_SPACES,
    WAREHOUSE,
    WAREHOUSE_STOCK,
)
from planetfall.games.on_mars.effects.construction import NEXT_TILE
from planetfall.games.on_mars.effects.travel import (
    CHOOSE_SPACE,
    NEXT_DISCOVERY,
    OTHER_SIDE,
    space_benefit,
)
from planetfall.games.on_mars.extension import BEFORE_TURN_ORDER, BOARD_LAID, ColonySetting
from planetfall.games.on_mars.levelup import DEAL_BLUEPRINT, DEAL_TECH
from planetfall.games.on_mars.state import FOUND_RESEARCH, Colony, code_of, shelter_of
from planetfall.games.on_mars.vocabulary import (
    BUILD,
    DEAL_GOAL,
    MISSION,
    REWARD,
    SEAT_OF,
    SIDE,
    SPACE,
)


def base_setting(players: int, length: str) -> ColonySetting:
    """The setting of the base game, before expansions change it."""
    setting = ColonySetting()
    setting.players = players
    setting.pair = players == 2
    setting.blueprints = [
        [card for card in range(BASE_BLUEPRINTS) if LEVELS[card] == level] for level in (1, 3)
    ]
    setting.techs = [tech for tech in range(BOX_TECHS) if tech != SHELTER]
    setting.discoveries = list(range(BOX_DISCOVERIES))
    setting.rewards = list(range(BOX_REWARDS))
    setting.missions = list(range(BOX_MISSIONS))
    setting.goals = list(range(BOX_GOALS))
    setting.offer = list(range(BOX_SCIENTISTS))
    setting.contracts = list(range(BOX_CONTRACTS))
    setting.buildings = list(range(SHELTER + 1))
    setting.tiles = list(range(BOX_TILES))
    setting.stack_streams = list(range(SHELTER))
    setting.columns = WAREHOUSE
    setting.start_places = START_PLACES
    setting.warehouse = [WAREHOUSE_STOCK[players]] * len(WAREHOUSE)
    setting.shelters = SHELTER_STARTS[players]
    setting.needs = [card.needed[max(players - 2, 0)] for card in MISSION_CARDS]
    setting.lengths = LENGTHS[length]
    return setting


class Setup(Effect):
    """Lay out everything that needs no chance, and let chance do the rest."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        board(game)
        if not game.setting.chooses_shelter:
            for seat in range(len(game.players)):
                settle_player(game, seat, game.setting.shelters[seat])
        game.push(Frame(TURN_ORDER_SETUP, 0))
        game.setting.push_steps(game, BEFORE_TURN_ORDER)
        for seat in range(game.setting.asked - 1, -1, -1):
            for _ in range(DEALT_GOALS):
                game.push(Frame(DEAL_PRIVATE_GOAL, seat))
        self._missions(game)
        for column in range(LSS_COLUMNS - 1, -1, -1):
            game.push(Frame(LAY_REWARD, 0, 0, column))
        for building in reversed(game.setting.buildings):
            if building != SHELTER:
                game.push(Frame(NEXT_TILE, -1, 0, building))
        for place in reversed(STARTING_HEXES):
            game.push(Frame(STARTING_BUILDING, 0, 0, place))
        for place in reversed(game.setting.start_places):
            game.push(Frame(DEAL_BLUEPRINT, 0, 0, place))
        game.push(Frame(SECOND_SET, 0))
        for place in reversed(GRID_FILL):
            game.push(Frame(DEAL_TECH, 0, 0, place))
        for place in (1, 0):
            game.push(Frame(NEXT_DISCOVERY, -1, 0, place))
        return None

    def _missions(self, game: Colony) -> None:
        given = game.setting.given_missions
        for place in range(len(given)):
            lay_mission(game, place, given[place])
        lengths = game.setting.lengths
        for place in range(len(lengths) - 1, len(given) - 1, -1):
            game.push(Frame(LAY_MISSION, 0, 0, place, lengths[place]))


SETUP = Setup()


def board(game: Colony) -> None:
    """The board before anything is drawn: bags full, stocks laid out."""
    setting = game.setting
    game.building_bag = setting.tiles.copy()
    game.discovery_bag = setting.discoveries.copy()
    game.deck_1, game.deck_3 = [deck.copy() for deck in setting.blueprints]
    game.tech_bag = setting.techs.copy()
    game.warehouse = setting.warehouse.copy()
    gaps = FIRST_CONTRACT - len(setting.offer)
    game.offer = [1 + card for card in setting.offer] + [0] * gaps
    game.contract_deck = setting.contracts.copy()
    game.land[STARTING_MINE] = code_of(MINE, 0)
    for kind in range(len(RESEARCH_HEXES)):
        for place in RESEARCH_HEXES[kind]:
            game.finds[place] = FOUND_RESEARCH + kind
    game.setting.tell(game, BOARD_LAID, 0)


def settle_player(game: Colony, seat: int, place: int) -> None:
    """Put a player's first Shelter on a hex, and a bot on it; an automated one has none there."""
    player = game.players[seat]
    game.land = changed(game.land, place, shelter_of(seat))
    player.shelters = 1
    player.bots_left -= 1
    if not game.is_automatic(seat):
        player.bots = with_last(player.bots, place)


class StartingBuilding(Chance):
    """One of the four starting LSS buildings onto hex `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [
            BUILD[building]
            for building in range(GENERATOR, OXYGEN_CONDENSER + 1)
            if code_of(building, 0) not in game.land
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        building = BUILD.index(option)
        game.land = changed(game.land, place, code_of(building, 0))
        game.note(log.BUILDING_STARTS, -1, place, 0, building)


STARTING_BUILDING = StartingBuilding()


class SecondSet(Effect):
    """The second set of Tech tiles forms the stacks; with two players it is left out."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not game.is_pair():
            game.tech_bag = game.setting.techs.copy()
        return None


SECOND_SET = SecondSet()


class LayReward(Chance):
    """An LSS Reward tile above column `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        if len(game.rewards) >= REWARDS_IN_PLAY:
            return []
        return [REWARD[k] for k in game.setting.rewards if k not in game.rewards]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        column = frame.a
        game.rewards = with_last(game.rewards, REWARD.index(option))
        game.note(log.REWARD_LAID, -1, REWARD.index(option), column)


LAY_REWARD = LayReward()


class LayMission(Chance):
    """A mission of length `b` onto place `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        length = frame.b
        return [
            MISSION[k]
            for k in game.setting.missions
            if MISSION_CARDS[k].length == length and k + 1 not in game.missions
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        lay_mission(game, place, MISSION.index(option))


LAY_MISSION = LayMission()


def lay_mission(game: Colony, place: int, mission: int) -> None:
    """Lay a mission face up, its cube on the start space for the number of players."""
    game.missions = changed(game.missions, place, mission + 1)
    game.steps = changed(game.steps, place, game.setting.needs[mission])
    game.note(log.MISSION_LAID, -1, mission, place)


class DealPrivateGoal(Chance):
    """A Private Goal into the hand of the frame's seat."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.GOALS

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        dealt: list[int] = []
        for player in game.players:
            dealt += player.goals
        return [DEAL_GOAL[goal] for goal in game.setting.goals if goal not in dealt]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        goal = DEAL_GOAL.index(option)
        player = game.players[frame.seat]
        player.goals = put(player.goals, goal)
        game.note(log.DEALT_GOAL, frame.seat, goal, 0, 0, 1 << frame.seat)


DEAL_PRIVATE_GOAL = DealPrivateGoal()


# The first Turn Order.


class TurnOrderSetup(Effect):
    """Markers onto Turn Order spaces with their benefits, then the Shuttle."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        drawn = game.setting.draws_spaces
        game.push(Frame(PLACE_SHUTTLE, 0))
        if drawn:
            game.push(Frame(FIRST_BENEFITS, 0))
        game.push(Frame(FIRST_PLAYER, 0, int(drawn)))
        return None


TURN_ORDER_SETUP = TurnOrderSetup()


class FirstPlayer(Chance):
    """Who is first to put the marker onto a Turn Order space; source 1 if spaces are drawn."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [SEAT_OF + seat for seat in range(game.setting.asked)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.first = option - SEAT_OF
        game.note(log.FIRST_PLAYER, game.first)
        asked = game.setting.asked
        for k in range(asked - 1, -1, -1):
            seat = (game.first + k) % asked
            if frame.source:
                game.push(Frame(DRAW_SPACE, seat, 1))
            else:
                game.push(Frame(CHOOSE_SPACE, seat, 0, OTHER_SIDE))


FIRST_PLAYER = FirstPlayer()


class DrawSpace(Chance):
    """A marker is dealt its space; with source 1 the benefit comes later."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.SETUP

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        taken = [player.space for player in game.players]
        return [SPACE + space for space in START_SPACES if space not in taken]

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
        rival = game.rival(frame.seat)
        if rival is not None:
            game.push(Frame(rival.space_benefit, frame.seat))
        else:
            space_benefit(game, frame.seat)
        return None


FIRST_BENEFIT = FirstBenefit()


class PlaceShuttle(Effect):
    """Who is on the highest space puts the Shuttle on a red travel space (OM-3.17)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.setting.rival is not None:
            self._put(game, game.seats, game.players[game.seats].side())
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
