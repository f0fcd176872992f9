"""Gaining things: resources, crystals, colonists, bots and points."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import with_last
from planetfall.core.reasons import NO_WAY, POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import BATTERY, CRYSTAL, OXYGEN, RESOURCES
from planetfall.games.on_mars.extension import EVENT_BOT
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import BEGUN, steps_left
from planetfall.games.on_mars.payment import ANY, cost_of, pay, shortage
from planetfall.games.on_mars.reasons import NO_ROOM, SUPPLY_EMPTY
from planetfall.games.on_mars.scoring import score
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain, gain_colonists, needed_by, send_to_work
from planetfall.games.on_mars.terrain import bot_places
from planetfall.games.on_mars.vocabulary import BOOST, HEX, TAKE


def can_keep(game: Colony, seat: int, item: int) -> bool:
    """Whether a gained item would find any room."""
    if item == CRYSTAL:
        return True
    player = game.players[seat]
    return player.storage[item] < player.storage_limit() or bool(needed_by(game, seat, item))


@dataclass(frozen=True)
class Gain(Effect):
    """Gain fixed things from the supply; impossible if no part of it can be kept.

    With `boost`, each colonist sent to the Working Area brings one more crystal.
    """

    mineral: int = 0
    battery: int = 0
    water: int = 0
    plant: int = 0
    oxygen: int = 0
    crystal: int = 0
    colonist: int = 0
    boost: bool = False

    def amounts(self) -> list[int]:
        """The items gained, by number."""
        return [self.mineral, self.battery, self.water, self.plant, self.oxygen, self.crystal]

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        if frame.a:
            if game.players[seat].hands() == 0:
                return None
            options = [BOOST, DONE]
            offer_interruptions(game, frame, options)
            return options
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        if self.boost:
            game.push(frame.step(1))
        if self.colonist:
            gain_colonists(game, seat, self.colonist)
        amounts = self.amounts()
        for item in range(CRYSTAL, -1, -1):
            gain(game, seat, item, amounts[item])
        return None

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == BOOST:
            game.push(frame)
            boost(game, frame.seat)
            gain(game, frame.seat, CRYSTAL, 1)
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a:
            return POSSIBLE
        amounts = self.amounts()
        reason = POSSIBLE
        for item in range(CRYSTAL + 1):
            if amounts[item]:
                if can_keep(game, frame.seat, item):
                    return POSSIBLE
                reason = pack(NO_ROOM, item)
        if self.colonist:
            player = game.players[frame.seat]
            if player.supply and player.quarters < player.quarters_limit():
                return POSSIBLE
            reason = pack(SUPPLY_EMPTY)
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


def boost(game: Colony, seat: int) -> None:
    """Send a colonist to the Working Area to strengthen an action."""
    send_to_work(game, seat, 1)
    game.note(log.BOOSTED, seat, 0, 1)


@dataclass(frozen=True)
class GainAny(Effect):
    """Gain up to `amount` resources other than minerals, in any mix, one by one.

    With `price`, a resource of one's choice is paid first; with `boost`, each colonist sent to the
    Working Area brings one more. `a`: how many are still to come (`steps_left`); `b`: the
    last one taken, since picks ascend.
    """

    amount: int
    price: int = 0
    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        if frame.a == 0:
            if self.obstacle(game, frame) != POSSIBLE:
                return []
            game.push(frame.step(BEGUN + self.amount))
            pay(game, seat, self.price * ANY)
            return None
        options: list[int] = []
        if steps_left(frame.a):
            options = [o for o in self._wanted(game, seat) if TAKE.index(o) >= frame.b]
        elif self.boost and game.players[seat].hands() and self._wanted(game, seat):
            options = [BOOST]
        options.append(DONE)
        offer_interruptions(game, frame, options)
        return options

    def _wanted(self, game: Colony, seat: int) -> list[int]:
        return [TAKE[i] for i in range(BATTERY, OXYGEN + 1) if can_keep(game, seat, i)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == BOOST:
            game.push(frame.step(frame.a + 1))
            boost(game, frame.seat)
        elif option in TAKE:
            game.push(frame.step(frame.a - 1, TAKE.index(option)))
            gain(game, frame.seat, TAKE.index(option), 1)
        else:
            takes_interruption(game, frame, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a:
            return POSSIBLE
        if self.price:
            # What is paid makes room, so only the price can be missing.
            return shortage(game.players[frame.seat].storage, self.price * ANY)
        if self._wanted(game, frame.seat):
            return POSSIBLE
        return pack(NO_ROOM, BATTERY)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


@dataclass(frozen=True)
class Score(Effect):
    """Score points at once."""

    points: int

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not game.setting.has_points:
            return []
        score(game, frame.seat, self.points, log.BY_CARD)
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if game.setting.has_points else pack(NO_WAY)


class PlaceBot(Effect):
    """A new bot comes onto the map, if one is left (OM-21.05, OM-21.12)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.players[frame.seat].bots_left == 0:
            return None
        return [HEX + place for place in bot_places(game, frame.seat)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.bots_left -= 1
        player.bots = with_last(player.bots, option - HEX)
        game.note(log.BOT_PLACED, frame.seat, option - HEX)
        happened(game, EVENT_BOT, frame.seat)


PLACE_BOT = PlaceBot()


@dataclass(frozen=True)
class Pay(Effect):
    """Pay fixed resources as the price of what follows."""

    mineral: int = 0
    battery: int = 0
    water: int = 0
    plant: int = 0
    oxygen: int = 0

    def cost(self) -> int:
        """The price as a packed cost."""
        amounts = [self.mineral, self.battery, self.water, self.plant, self.oxygen]
        return sum([cost_of(item, amounts[item]) for item in range(RESOURCES)])

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        pay(game, frame.seat, self.cost())
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return shortage(game.players[frame.seat].storage, self.cost())

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)
