"""Lacerda, the automated opponent of the solo game: his turns, journeys and benefits.

A card tells him the number of his action; he does it without decisions. Every step tells the log
what he does, and why he does something else where he cannot.
"""

from __future__ import annotations

from planetfall.core.bag import put
from planetfall.core.combinators import Do, IfPossible, May
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import grown, without
from planetfall.core.reasons import NO_WAY, POSSIBLE, pack
from planetfall.games.on_mars import log
from planetfall.games.on_mars.actions import clear_slots, extra_cost
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    COLONY,
    CONSTRUCT_BUILDING,
    CRYSTAL,
    HIRE_SCIENTIST,
    LEARN_TECHNOLOGY,
    OBTAIN_BLUEPRINT,
    ORBIT,
    RESEARCH_DEVELOPMENT,
    SHELTER,
    SLOT_HIRE,
    UPGRADE_BUILDING,
)
from planetfall.games.on_mars.effects.blueprints import TakeBlueprint
from planetfall.games.on_mars.effects.cards import TakeCard
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.effects.finds import effect_of
from planetfall.games.on_mars.effects.gains import Gain
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.technology import Develop, TakeTech
from planetfall.games.on_mars.effects.travel import free_spaces
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.effects.warehouse import TakeWarehouse
from planetfall.games.on_mars.expansions.lacerda import building, cards, rover, streams
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_DECK
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.expansions.lacerda.vocabulary import KEYS
from planetfall.games.on_mars.extension import EVENT_BOT, EVENT_TRAVEL
from planetfall.games.on_mars.levelup import COLONY_UPDATE
from planetfall.games.on_mars.missions import contribute, happened
from planetfall.games.on_mars.reasons import NO_CRYSTALS, SLOT_TAKEN
from planetfall.games.on_mars.registry import LAB_EFFECTS, SPACE_EFFECTS
from planetfall.games.on_mars.setup import DRAW_SPACE
from planetfall.games.on_mars.stock import gain_crystals
from planetfall.games.on_mars.vocabulary import SPACE

ORBIT_ACTIONS = [OBTAIN_BLUEPRINT, LEARN_TECHNOLOGY, RESEARCH_DEVELOPMENT]
COLONY_ACTIONS = [CONSTRUCT_BUILDING, UPGRADE_BUILDING, HIRE_SCIENTIST]


# His turn.


class LacerdaTurn(Effect):
    """Turn up a solo card; an empty deck is shuffled anew first."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        if not game.solo_bag:
            game.solo_bag = game.solo_discard
            game.solo_discard = []
            game.reshuffled = 1
            game.note(lacerda_log.LACERDA_RESHUFFLES, game.seats)
        game.push(Frame(DRAW_CARD, game.seats))
        return None


LACERDA_TURN = LacerdaTurn()


class DrawCard(Chance):
    """The top card of the solo deck gives the action, later also a step of a mission."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.DECK

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        return [KEYS.solo_card + card for card in game.solo_bag]

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        card = option - KEYS.solo_card
        game.solo_bag = without(game.solo_bag, card)
        game.solo_discard = put(game.solo_discard, card)
        game.solo_card = card
        number = SOLO_DECK[card].action
        game.note(lacerda_log.LACERDA_CARD, game.seats, card, number)
        if game.reshuffled:
            game.push(Frame(CARD_MISSION, game.seats, 0, SOLO_DECK[card].mission))
        actions = ORBIT_ACTIONS if game.lacerda.side() == ORBIT else COLONY_ACTIONS
        game.push(Frame(LACERDA_ACTS, game.seats, 0, actions[number - 1]))


DRAW_CARD = DrawCard()


class CardMission(Effect):
    """After the first reshuffle a card moves the cube of its mission (OM-33.10)."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        place = frame.a
        if game.missions[place]:
            contribute(game, place, game.seats)
        return None


CARD_MISSION = CardMission()


def action_obstacle(game: SoloColony, action: int) -> int:
    """`POSSIBLE`, or why he cannot take a Main action and moves his rover instead."""
    slot = MAIN_ACTION_LIST[action].slot
    if slot == SLOT_HIRE and game.lacerda.slots[SLOT_HIRE]:
        return pack(SLOT_TAKEN)
    if slot >= 0:
        extra = extra_cost(game, game.seats, slot)
        if extra > game.lacerda.crystals:
            return pack(NO_CRYSTALS, CRYSTAL, extra, game.lacerda.crystals)
    return use_obstacle(game, MAIN_ACTION_LIST[action].effect)


class LacerdaActs(Effect):
    """He takes the Main action `a`, or moves his rover if that is not possible (OM-33.34)."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        action = frame.a
        reason = action_obstacle(game, action)
        if reason != POSSIBLE:
            game.note(lacerda_log.LACERDA_CANNOT, game.seats, action, 0, reason)
            game.push(Frame(rover.LACERDA_DRIVES, game.seats))
            return None
        game.note(log.MAIN_ACTION, game.seats, action)
        slot = MAIN_ACTION_LIST[action].slot
        if slot >= 0:
            extra = extra_cost(game, game.seats, slot)
            clear_slots(game, slot)
            game.lacerda.slots = grown(game.lacerda.slots, slot, 1)
            game.note(log.COLONIST_PLACED, game.seats, slot)
            if extra:
                game.lacerda.crystals -= extra
                game.note(log.PAID, game.seats, CRYSTAL, extra)
        use(game, MAIN_ACTION_LIST[action].effect)
        return None


LACERDA_ACTS = LacerdaActs()


# What he makes of effects that are written for players.


def core_of(effect: Effect) -> Effect:
    """A benefit without the choice whether to take it."""
    if isinstance(effect, May):
        return effect.effect
    if isinstance(effect, IfPossible):
        return effect.effect
    return effect


def use_obstacle(game: SoloColony, effect: Effect) -> int:
    """`POSSIBLE` if an effect is of any use to him."""
    if isinstance(effect, TakeBlueprint):
        useful = cards.best_blueprint(game) >= 0
    elif isinstance(effect, TakeTech):
        useful = cards.best_tech(game) >= 0
    elif isinstance(effect, Develop):
        useful = cards.can_develop(game)
    elif isinstance(effect, Construct):
        kind = effect.building
        if kind == ANY_BUILDING:
            kind = building.next_building(game)
        useful = bool(building.building_hexes(game, kind))
    elif isinstance(effect, Upgrade):
        useful = bool(building.upgrade_choices(game))
    elif isinstance(effect, TakeCard):
        useful = bool(cards.wanted_cards(game))
    elif isinstance(effect, TakeWarehouse):
        useful = max(game.warehouse) > 0
    elif isinstance(effect, Gain):
        useful = effect.crystal > 0
    else:
        useful = isinstance(effect, (Move, Do))
    return POSSIBLE if useful else pack(NO_WAY)


def use(game: SoloColony, effect: Effect) -> None:
    """He does what an effect says in his own way; it must be of use to him."""
    seat = game.seats
    if isinstance(effect, TakeBlueprint):
        for _ in range(effect.amount):
            game.push(Frame(LACERDA_OBTAINS, seat))
    elif isinstance(effect, TakeTech):
        cards.learn(game)
    elif isinstance(effect, Develop):
        cards.research(game)
    elif isinstance(effect, Construct):
        if effect.building == ANY_BUILDING:
            game.push(Frame(building.BUILD_NEXT, seat))
        else:
            game.push(Frame(building.LACERDA_BUILDS, seat, 0, effect.building))
    elif isinstance(effect, Upgrade):
        amount = effect.amount
        game.push(Frame(building.LACERDA_UPGRADES, seat, 0, amount, int(effect.tech)))
    elif isinstance(effect, TakeCard):
        game.push(Frame(cards.LACERDA_HIRES, seat))
    elif isinstance(effect, TakeWarehouse):
        for _ in range(effect.amount):
            cards.take_most(game)
    elif isinstance(effect, Gain):
        gain_crystals(game, seat, effect.crystal)
    elif isinstance(effect, Move):
        building.move_icon(game, game.icon + effect.bots)
    else:
        # OM-33.30: instead of paying for a colonist he moves his rover.
        game.push(Frame(rover.LACERDA_DRIVES, seat))


class LacerdaObtains(Effect):
    """He takes a Blueprint if there is one for him."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        if cards.best_blueprint(game) >= 0:
            cards.obtain_blueprint(game)
        return None


LACERDA_OBTAINS = LacerdaObtains()


class LacerdaUses(Effect):
    """He uses a benefit if it is of use to him; subclasses say which one."""

    def benefit(self, game: SoloColony, frame: Frame) -> Effect:
        """The benefit as written for players."""
        raise TypeError(f"{type(self).__name__} has no benefit")

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        effect = core_of(self.benefit(game, frame))
        if use_obstacle(game, effect) == POSSIBLE:
            use(game, effect)
        else:
            game.note(lacerda_log.LACERDA_IDLE, game.seats, lacerda_log.BENEFIT_USELESS)
        return None

    def obstacle(self, game: SoloColony, frame: Frame) -> int:
        return use_obstacle(game, core_of(self.benefit(game, frame)))


class LacerdaLab(LacerdaUses):
    """The benefit of Lab space `a`."""

    def benefit(self, game: SoloColony, frame: Frame) -> Effect:
        return LAB_EFFECTS[frame.a]


class LacerdaSpace(LacerdaUses):
    """The benefit of his Turn Order space."""

    def benefit(self, game: SoloColony, frame: Frame) -> Effect:
        return SPACE_EFFECTS[game.lacerda.space]


class LacerdaTile(LacerdaUses):
    """The benefit of a tile, `a` its code on the rover."""

    def benefit(self, game: SoloColony, frame: Frame) -> Effect:
        return effect_of(frame.a)


LACERDA_LAB = LacerdaLab()
LACERDA_SPACE = LacerdaSpace()
LACERDA_TILE = LacerdaTile()


# The Life Support System and the Colony level.


class LacerdaLss(Effect):
    """His LSS benefit: his colonist comes back from the Hire slot, else a crystal (OM-33.24)."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        if game.lacerda.slots[SLOT_HIRE]:
            game.lacerda.slots = grown(game.lacerda.slots, SLOT_HIRE, -1)
            game.note(log.COLONISTS_RETRIEVED, game.seats, SLOT_HIRE, 1)
        else:
            gain_crystals(game, game.seats, 1)
        return None


LACERDA_LSS = LacerdaLss()


class LacerdaLevelUp(Effect):
    """At a new Colony level: a Shelter, a ship and a bot for his board (OM-33.19, OM-33.20)."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        player = game.lacerda
        if player.ships:
            space = 0
            while not player.ships >> space & 1:
                space += 1
            player.ships &= ~(1 << space)
            player.hangar += 1
            game.note(log.SHIP_WELCOMED, game.seats, space)
        if player.bots_left:
            player.bots_left -= 1
            game.solo_bots += 1
            game.note(lacerda_log.LACERDA_BOT, game.seats, 0, game.solo_bots)
            happened(game, EVENT_BOT, game.seats)
        game.push(Frame(building.LACERDA_BUILDS, game.seats, 0, SHELTER))
        return None


LACERDA_LEVEL_UP = LacerdaLevelUp()


# Travelling.


class LacerdaEnters(Effect):
    """His Turn Order space comes first, with its benefit unless all are drawn (OM-33.06)."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        game.push(Frame(DRAW_SPACE, game.seats, int(game.setting.draws_spaces)))
        return None


LACERDA_ENTERS = LacerdaEnters()


class LacerdaTravels(Effect):
    """He rides the Shuttle if it left his side (`a` 1), unless his last card keeps him."""

    def resolve(self, game: SoloColony, frame: Frame) -> list[int] | None:
        may_ride = frame.a
        if not may_ride:
            game.note(log.STAYS, game.seats)
            return None
        if game.solo_card >= 0 and not SOLO_DECK[game.solo_card].travels:
            game.note(lacerda_log.LACERDA_STAYS, game.seats, game.solo_card)
            return None
        side = 1 - game.lacerda.side()
        game.note(log.TRAVELS, game.seats, side, 0)
        game.push(Frame(COLONY_UPDATE, game.seats))
        if side == COLONY:
            game.push(Frame(building.BUILD_NEXT, game.seats))
        game.push(Frame(LACERDA_ARRIVES, game.seats, 0, side))
        if side == COLONY:
            game.push(Frame(rover.LACERDA_PLACES, game.seats))
        return None


LACERDA_TRAVELS = LacerdaTravels()


class LacerdaArrives(Chance):
    """A random free Turn Order space of side `a`, with its benefit."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        side = frame.a
        return [SPACE + space for space in free_spaces(game, side)]

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        game.lacerda.space = option - SPACE
        game.note(log.SPACE_CHOSEN, game.seats, option - SPACE)
        game.push(Frame(LACERDA_SPACE, game.seats))
        happened(game, EVENT_TRAVEL, game.seats)


LACERDA_ARRIVES = LacerdaArrives()


def roots() -> dict[str, Effect]:
    """His effects by name."""
    return {
        "lacerda.turn": LACERDA_TURN,
        "lacerda.enter": LACERDA_ENTERS,
        "lacerda.draw": DRAW_CARD,
        "lacerda.mission": CARD_MISSION,
        "lacerda.act": LACERDA_ACTS,
        "lacerda.obtain": LACERDA_OBTAINS,
        "lacerda.lab": LACERDA_LAB,
        "lacerda.space": LACERDA_SPACE,
        "lacerda.tile": LACERDA_TILE,
        "lacerda.lss": LACERDA_LSS,
        "lacerda.level_up": LACERDA_LEVEL_UP,
        "lacerda.travel": LACERDA_TRAVELS,
        "lacerda.arrive": LACERDA_ARRIVES,
        "lacerda.research": cards.LACERDA_DEVELOPS,
        "lacerda.develop": cards.DEVELOP_TILE,
        "lacerda.hire": cards.LACERDA_HIRES,
        "lacerda.fill": cards.LACERDA_FILLS,
        "lacerda.build": building.LACERDA_BUILDS,
        "lacerda.build_next": building.BUILD_NEXT,
        "lacerda.upgrade": building.LACERDA_UPGRADES,
        "lacerda.pick_blueprint": building.PICK_BLUEPRINT,
        "lacerda.pick_building": building.PICK_BUILDING,
        "lacerda.drive": rover.LACERDA_DRIVES,
        "lacerda.stop": rover.LACERDA_STOPS,
        "lacerda.place": rover.LACERDA_PLACES,
        "displace_by_chance": rover.DISPLACE_BY_CHANCE,
    }
