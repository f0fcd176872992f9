"""What the alien Advanced Buildings do (OMA-7.13 to OMA-7.17, OMA-7.44 to OMA-7.50)."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, with_last, without
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.components.names import FIRST_CONTRACT, scientist_card, scientist_of
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import SCIENTIST_POINTS
from planetfall.games.on_mars.expansions.alien.reasons import (
    NO_CORRUPTION,
    NO_ONE_TO_ABDUCT,
    NO_ONE_TO_INFECT,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SHUTTLE_LIMITS
from planetfall.games.on_mars.expansions.alien_invasion.points import BY_ABDUCTION
from planetfall.games.on_mars.expansions.alien_invasion.state import front_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import team_score
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS, lab_tile
from planetfall.games.on_mars.packing import lender, tech_lent, use_of
from planetfall.games.on_mars.scoring import advanced_of
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import send_to_work
from planetfall.games.on_mars.vocabulary import CARD

FIRST_SPACE, LAST_SPACE = SHUTTLE_LIMITS


class Infect(Effect):
    """Every human moves a colonist from Living Quarters to the Working Area."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        for seat in game.in_order():
            if game.players[seat].quarters:
                send_to_work(game, seat, 1)
                game.note(log.COLONIST_INFECTED, seat)
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        for player in game.players:
            if player.quarters:
                return POSSIBLE
        return pack(NO_ONE_TO_INFECT)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


class ShiftShuttle(Effect):
    """Move the Shuttle one space on its side, either way (OMA-7.44)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        options: list[int] = []
        if game.shuttle > FIRST_SPACE:
            options.append(KEYS.shuttle)
        if game.shuttle < LAST_SPACE:
            options.append(KEYS.shuttle + 1)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.shuttle += -1 if option == KEYS.shuttle else 1
        game.note(log.SHUTTLE_SHIFTED, frame.seat, game.shuttle_side, game.shuttle)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE


class AbductScientist(Effect):
    """Send a Scientist who works in a building back to the card (OMA-7.49).

    With the designer updates card and marker return to the display, and the humans lose the points
    that this Scientist gave (OMA-7.50).
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [CARD[scientist_card(scientist)] for scientist in self._targets(game)]

    def _targets(self, game: Colony) -> list[int]:
        if game.setting.options["designer_updates"]:
            return [k for k in range(len(game.works)) if _owner(game, k) >= 0]
        return [k for k in range(len(game.works)) if game.works[k]]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        scientist = scientist_of(CARD.index(option))
        owner = _owner(game, scientist)
        game.works = changed(game.works, scientist, 0)
        game.note(log.ABDUCTED, frame.seat, scientist, 0, owner)
        if game.setting.options["designer_updates"]:
            _give_up(game, frame.seat, owner, scientist)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if self._targets(game) else pack(NO_ONE_TO_ABDUCT)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


def _owner(game: Colony, scientist: int) -> int:
    for seat, player in enumerate(game.players):
        if player.has_scientist(scientist):
            return seat
    return -1


def _give_up(game: Colony, seat: int, owner: int, scientist: int) -> None:
    """A Scientist returns to the display; a Contract in that place goes back to the deck."""
    player = game.players[owner]
    player.scientists &= ~(1 << scientist)
    contract = game.offer[scientist] - 1 - FIRST_CONTRACT
    if contract >= 0:
        game.contract_deck = put(game.contract_deck, contract)
    game.offer = changed(game.offer, scientist, 1 + scientist)
    matching = advanced_of(game, SCIENTIST_CARDS[scientist].scores)
    team_score(game, seat, -SCIENTIST_POINTS * matching, BY_ABDUCTION)


def corruptible(game: Colony) -> list[int]:
    """The tiles in Labs of humans that have no corruption token, packed (`packing.use_of`)."""
    corrupted = front_of(game).corrupted
    found: list[int] = []
    for seat, player in enumerate(game.players):
        for tech in range(len(player.lab)):
            if player.lab[tech] and use_of(seat, tech) not in corrupted:
                found.append(use_of(seat, tech))
    return found


class Corrupt(Effect):
    """Put a corruption token on a human's tile; a shield there takes the blow (OMA-7.17)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if front_of(game).corruption_left() == 0:
            return []
        return [lab_tile(lender(tile), tech_lent(tile)) for tile in corruptible(game)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        front = front_of(game)
        for tile in corruptible(game):
            owner = lender(tile)
            tech = tech_lent(tile)
            if lab_tile(owner, tech) != option:
                continue
            if tile in front.shielded_techs:
                front.shielded_techs = without(front.shielded_techs, tile)
                front.shields += 1
                game.note(log.CORRUPTION_STOPPED, frame.seat, tech, 0, owner)
            else:
                front.corrupted = with_last(front.corrupted, tile)
                game.note(log.CORRUPTED, frame.seat, tech, 0, owner)
            return

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if front_of(game).corruption_left() and corruptible(game):
            return POSSIBLE
        return pack(NO_CORRUPTION)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


POWERS: Final[list[Effect]] = [Infect(), ShiftShuttle(), AbductScientist(), Corrupt()]
"""By alien Blueprint."""
