"""Medicine and vaccines: gaining and giving them, and the medicine Tech."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import grown
from planetfall.core.reasons import NO_WAY, POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.effects.gains import can_keep
from planetfall.games.on_mars.effects.technology import develop, moves_of
from planetfall.games.on_mars.expansions.alien.reasons import NO_VACCINES, NOBODY_ILL
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    found,
    miners,
    stand_up,
    stand_up_miner,
    vaccinate,
    vaccinate_miner,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import ILL, WELL
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import (
    LAB_CRYSTALS,
    VACCINES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.goals import check_win
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.expansions.alien_outbreak.vocabulary import (
    colonist_word,
    is_colonist,
    place_in,
    seat_in,
    state_in,
)
from planetfall.games.on_mars.extension import Interruption
from planetfall.games.on_mars.log import PAID
from planetfall.games.on_mars.payment import pay_crystals, too_few_crystals
from planetfall.games.on_mars.reasons import CANNOT_DEVELOP, NO_ROOM
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain
from planetfall.games.on_mars.vocabulary import DEVELOP, HEX


def the_ill(game: Colony) -> list[int]:
    """Options for all infected colonists, anybody's."""
    options = [colonist_word(seat, place, ILL) for seat, place in found(game, ILL)]
    return options + [HEX + place for place in miners(game, ILL)]


def cure(game: Colony, seat: int, option: int) -> None:
    """Stand up the infected colonist of an option."""
    if is_colonist(option):
        stand_up(game, seat_in(option), place_in(option), seat)
    else:
        stand_up_miner(game, option - HEX, seat)
    check_win(game)


class GiveMedicine(Interruption):
    """At any time of the own turn a medicine stands up an infected colonist (OMA-10.07)."""

    def offer(self, game: Colony, frame: Frame, options: list[int]) -> None:
        if game.players[frame.seat].storage[NUMBERS.medicine]:
            options += the_ill(game)

    def take(self, game: Colony, frame: Frame, option: int) -> bool:
        if not is_colonist(option) and not HEX <= option < HEX + len(game.land):
            return False
        game.push(frame)
        player = game.players[frame.seat]
        player.storage = grown(player.storage, NUMBERS.medicine, -1)
        game.note(PAID, frame.seat, NUMBERS.medicine, 1)
        cure(game, frame.seat, option)
        return True


GIVE_MEDICINE = GiveMedicine()


@dataclass(frozen=True)
class GainMedicine(Effect):
    """Gain medicine from the supply; impossible if none of it can be kept."""

    amount: int = 1

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        gain(game, frame.seat, NUMBERS.medicine, self.amount)
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if can_keep(game, frame.seat, NUMBERS.medicine):
            return POSSIBLE
        return pack(NO_ROOM, NUMBERS.medicine)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


class BuyMedicine(Effect):
    """Pay crystals for a medicine (OMA-11.02)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        game.push(Frame(TAKE_MEDICINE, frame.seat))
        pay_crystals(game, frame.seat, LAB_CRYSTALS)
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if not can_keep(game, frame.seat, NUMBERS.medicine):
            return pack(NO_ROOM, NUMBERS.medicine)
        return too_few_crystals(game, frame.seat, LAB_CRYSTALS)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


TAKE_MEDICINE = GainMedicine()


@dataclass(frozen=True)
class StandUp(Effect):
    """Stand up as many as `amount` infected colonists of any players; `a`: how many so far."""

    amount: int

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        options = the_ill(game)
        if frame.a == 0:
            return options
        if frame.a == self.amount or not options:
            return None
        return [*options, DONE]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(frame.step(frame.a + 1))
            cure(game, frame.seat, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if frame.a or the_ill(game) else pack(NOBODY_ILL)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


class Vaccinate(Effect):
    """Give a vaccine to any colonist in play, infected or not (OMA-11.07)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if outbreak(game).vaccines >= VACCINES:
            return []
        options: list[int] = []
        for state in (ILL, WELL):
            options += [colonist_word(seat, place, state) for seat, place in found(game, state)]
        return options + [HEX + place for state in (ILL, WELL) for place in miners(game, state)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if is_colonist(option):
            place = place_in(option)
            vaccinate(game, seat_in(option), place, state_in(option), frame.seat)
        else:
            vaccinate_miner(game, option - HEX, frame.seat)
        check_win(game)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if outbreak(game).vaccines >= VACCINES:
            return pack(NO_VACCINES)
        for state in (ILL, WELL):
            if found(game, state) or miners(game, state):
                return POSSIBLE
        return pack(NO_WAY)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


class DevelopMedicine(Effect):
    """Develop the medicine Tech, whoever owns it, for free (OMA-11.04, OMA-11.11)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        owner = tech_owner(game)
        if owner < 0:
            return []
        return [DEVELOP[edge] for edge in moves_of(game, owner, NUMBERS.tech, True)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        develop(game, Frame(self, tech_owner(game)), DEVELOP.index(option), free=True)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        owner = tech_owner(game)
        if owner >= 0 and moves_of(game, owner, NUMBERS.tech, True):
            return POSSIBLE
        return pack(CANNOT_DEVELOP)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


def tech_owner(game: Colony) -> int:
    """Who has the medicine Tech in the Lab; -1 for nobody."""
    for seat, player in enumerate(game.players):
        if player.lab[NUMBERS.tech]:
            return seat
    return -1
