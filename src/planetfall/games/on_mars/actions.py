"""Main and Executive actions: what they need and cost before their effect begins."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import AMOUNT
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.blueprints import BUILDING_CRYSTALS
from planetfall.games.on_mars.components.boards import EXECUTIVE_ACTIONS, MAIN_ACTION_LIST
from planetfall.games.on_mars.components.names import SLOT_HIRE
from planetfall.games.on_mars.components.scientists import SCIENTIST_FOR
from planetfall.games.on_mars.components.tables import SHIPS, SLOTS
from planetfall.games.on_mars.extension import EXECUTIVE_TAKEN, SLOT_USED, SLOTS_CLEARED
from planetfall.games.on_mars.payment import pay_crystals, purse, too_few_crystals
from planetfall.games.on_mars.reasons import (
    NO_ADVANCED_BUILDING,
    NO_COLONIST,
    NO_CRYSTALS,
    NO_SCIENTIST,
    OTHER_SIDE,
    SHIP_IN_THE_WAY,
    SLOT_TAKEN,
)
from planetfall.games.on_mars.registry import BUILDING_EFFECTS, EXECUTIVE_EFFECTS
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import leave, send_to_work, work


def obstacle_after(game: Colony, effect: Effect, seat: int, colonists: int, crystals: int) -> int:
    """`POSSIBLE`, or why an effect could not be done once so much is paid for it."""
    player = game.players[seat]
    # Private Goals pay for what is missing: they are gone then, and leave no room in the Depot.
    paid = min(crystals, player.crystals)
    goals = player.goals
    player.goals = goals[: max(0, len(goals) - (crystals - paid))]
    player.quarters -= colonists
    player.crystals -= paid
    reason = game.obstacle(Frame(effect, seat))
    player.quarters += colonists
    player.crystals += paid
    player.goals = goals
    return reason


# Action slots.


def slots_of(game: Colony, slot: int) -> int:
    """How many slots an action has: those of hiring are never full."""
    return 99 if slot == SLOT_HIRE else SLOTS[slot]


def most_on(game: Colony, slot: int) -> int:
    """How many colonists those have who must leave a full action; 0 if it is not full."""
    total = 0
    most = 0
    for player in game.players:
        total += player.slots[slot]
        most = max(most, player.slots[slot])
    return most if total >= slots_of(game, slot) else 0


def extra_cost(game: Colony, seat: int, slot: int) -> int:
    """Crystals or colonists to pay for those already on an action, after a removal (OM-7.09)."""
    removed = most_on(game, slot)
    cost = game.setting.extra_cost(game, seat, slot) if game.setting.prices else 0
    for other, player in enumerate(game.players):
        there = player.slots[slot]
        if there == 0 or there == removed:
            continue
        if game.is_pair():
            cost += there
        elif other != seat:
            cost += 1
    return cost


def main_effect(game: Colony, action: int) -> Effect:
    """What a Main action does."""
    other = game.setting.main_effect(game, action) if game.setting.changes_actions else None
    return MAIN_ACTION_LIST[action].effect if other is None else other


def main_obstacle(game: Colony, seat: int, action: int) -> int:
    """`POSSIBLE`, or why a player cannot take a Main action now."""
    main = MAIN_ACTION_LIST[action]
    effect = main_effect(game, action)
    player = game.players[seat]
    if player.side() != main.side:
        return pack(OTHER_SIDE, main.side)
    if main.slot < 0:
        return game.obstacle(Frame(effect, seat))
    if main.slot == SLOT_HIRE and player.slots[SLOT_HIRE]:
        return pack(SLOT_TAKEN)
    if player.hands() == 0:
        return pack(NO_COLONIST, 0, 1, 0)
    extra = extra_cost(game, seat, main.slot)
    if extra == 0:
        return obstacle_after(game, effect, seat, 1, 0)
    reason = pack(NO_CRYSTALS, 0, extra, purse(game, seat) + player.hands() - 1)
    for crystals in mixes(game, seat, extra, 1):
        reason = obstacle_after(game, effect, seat, 1 + extra - crystals, crystals)
        if reason == POSSIBLE:
            return POSSIBLE
    return reason


def mixes(game: Colony, seat: int, extra: int, placed: int) -> range:
    """How many crystals can be part of an extra cost, the rest being colonists (OM-7.05)."""
    colonists = game.players[seat].hands() - placed
    return range(max(extra - colonists, 0), min(extra, purse(game, seat)) + 1)


def take_main(game: Colony, seat: int, action: int) -> None:
    """Clear full slots, place a colonist, and put payment and effect on top."""
    main = MAIN_ACTION_LIST[action]
    game.note(log.MAIN_ACTION, seat, action)
    game.push(Frame(main_effect(game, action), seat))
    if main.slot < 0:
        return
    extra = extra_cost(game, seat, main.slot)
    if extra:
        game.push(Frame(PAY_EXTRA, seat, action, extra))
    clear_slots(game, main.slot)
    leave(game, seat, 1, main.slot)
    player = game.players[seat]
    player.slots = grown(player.slots, main.slot, 1)
    game.note(log.COLONIST_PLACED, seat, main.slot)
    game.setting.tell(game, SLOT_USED, seat, main.slot)


def clear_slots(game: Colony, slot: int) -> None:
    """If all slots are occupied, the colonists of those with most there go to work (OM-7.07)."""
    removed = most_on(game, slot)
    if removed == 0:
        return
    for seat, player in enumerate(game.players):
        if player.slots[slot] == removed:
            player.slots = changed(player.slots, slot, 0)
            work(game, seat, removed)
            game.note(log.SLOTS_CLEARED, seat, slot, removed)
            game.setting.tell(game, SLOTS_CLEARED, seat, slot)


class PayExtra(Effect):
    """Pay `a` for others' colonists: `amount:k` crystals, the rest in colonists.

    The source is the Main action, which must stay possible after the payment.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        effect = main_effect(game, frame.source)
        extra = frame.a
        return [
            AMOUNT + crystals
            for crystals in mixes(game, frame.seat, extra, 0)
            if obstacle_after(game, effect, frame.seat, extra - crystals, crystals) == POSSIBLE
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        extra = frame.a
        crystals = option - AMOUNT
        colonists = extra - crystals
        pay_crystals(game, frame.seat, crystals)
        if colonists:
            send_to_work(game, frame.seat, colonists)
            game.note(log.COLONISTS_PAID, frame.seat, 0, colonists)


PAY_EXTRA = PayExtra()


# Executive actions.


def executive_obstacle(game: Colony, seat: int, action: int) -> int:
    """`POSSIBLE`, or why the Executive action of a Depot space cannot be taken."""
    if action < SHIPS and game.players[seat].ships >> action & 1:
        return pack(SHIP_IN_THE_WAY)
    crystals = EXECUTIVE_ACTIONS[action].crystals
    reason = too_few_crystals(game, seat, crystals)
    if reason:
        return reason
    return obstacle_after(game, EXECUTIVE_EFFECTS[action], seat, 0, crystals)


def take_executive(game: Colony, seat: int, action: int) -> None:
    """Put the payment of an Executive action on top of its effect."""
    game.note(log.EXECUTIVE_ACTION, seat, action)
    game.setting.tell(game, EXECUTIVE_TAKEN, seat)
    game.push(Frame(EXECUTIVE_EFFECTS[action], seat))
    pay_crystals(game, seat, EXECUTIVE_ACTIONS[action].crystals)


def building_price(game: Colony, blueprint: int) -> int:
    """Crystals its owner pays to use an Advanced Building: none while a Scientist works there."""
    scientist = SCIENTIST_FOR[UPGRADES[blueprint]]
    return 0 if game.works[scientist] == blueprint + 1 else BUILDING_CRYSTALS


def use_obstacle(game: Colony, seat: int, blueprint: int) -> int:
    """`POSSIBLE`, or why a player cannot use an own Advanced Building."""
    if not game.players[seat].built >> blueprint & 1:
        return pack(NO_ADVANCED_BUILDING)
    crystals = building_price(game, blueprint)
    reason = too_few_crystals(game, seat, crystals)
    if reason:
        return reason
    return obstacle_after(game, BUILDING_EFFECTS[blueprint], seat, 0, crystals)


def use_building(game: Colony, seat: int, blueprint: int) -> None:
    """Use an own Advanced Building."""
    crystals = building_price(game, blueprint)
    game.note(log.USED_BUILDING, seat, blueprint, crystals)
    game.setting.tell(game, EXECUTIVE_TAKEN, seat)
    game.push(Frame(BUILDING_EFFECTS[blueprint], seat))
    pay_crystals(game, seat, crystals)


def work_obstacle(game: Colony, seat: int, blueprint: int) -> int:
    """`POSSIBLE`, or why an own Scientist cannot work in an Advanced Building now."""
    scientist = SCIENTIST_FOR[UPGRADES[blueprint]]
    if not game.players[seat].has_scientist(scientist):
        return pack(NO_SCIENTIST, scientist)
    for player in game.players:
        if player.built >> blueprint & 1:
            return game.obstacle(Frame(BUILDING_EFFECTS[blueprint], seat))
    return pack(NO_ADVANCED_BUILDING)


def put_to_work(game: Colony, seat: int, blueprint: int) -> None:
    """Move the own Scientist onto a Blueprint and use its building for free (OM-25.06)."""
    scientist = SCIENTIST_FOR[UPGRADES[blueprint]]
    game.works = changed(game.works, scientist, blueprint + 1)
    game.note(log.SCIENTIST_WORKS, seat, blueprint, 0, scientist)
    game.setting.tell(game, EXECUTIVE_TAKEN, seat)
    game.push(Frame(BUILDING_EFFECTS[blueprint], seat))
