"""Setup of the chapter: the alien's pieces and the deal of the defence cards (OMA-2)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, with_last
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.names import PRODUCT_OF
from planetfall.games.on_mars.expansions.alien_invasion import log, streams
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import (
    ALIEN_SHELTER_CODE,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import ENTRY
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    DEFENCE_CARDS,
    FIRST_DEFENCE,
    SHELTER_TECH,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import START_HEX
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.stock import gain
from planetfall.games.on_mars.vocabulary import BLUEPRINT

UPDATES: Final = "designer_updates"


def lay_out(game: Colony) -> None:
    """Put the first alien Shelter on the map."""
    game.land = changed(game.land, START_HEX, ALIEN_SHELTER_CODE)
    if game.setting.options[UPDATES]:
        commander = commander_of(game)
        commander.lab = changed(commander.lab, SHELTER_TECH, 1 + ENTRY)  # OMA-2.24


class DealDefence(Effect):
    """Deal the four defence Blueprints evenly; with three humans the last one is left over."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        humans = len(game.players)
        even = len(DEFENCE_CARDS) // humans * humans
        for k in range(len(DEFENCE_CARDS) - 1, -1, -1):
            game.push(Frame(DRAW_DEFENCE, k % humans, 0, int(k >= even)))
        return None


DEAL_DEFENCE: Final = DealDefence()


class DrawDefence(Chance):
    """A defence Blueprint to the frame's seat, or (`a` 1) beside the display (OMA-2.07)."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.DEFENCE_CARDS

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        dealt: list[int] = []
        for player in game.players:
            dealt += player.blueprints
        cards = range(FIRST_DEFENCE, FIRST_DEFENCE + len(DEFENCE_CARDS))
        return [BLUEPRINT[card] for card in cards if card not in dealt]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        is_left = frame.a
        card = BLUEPRINT.index(option)
        if is_left:
            front_of(game).leftover = card + 1
            game.note(log.DEFENCE_LEFT, -1, card)
        else:
            receive(game, frame.seat, card)
            game.note(log.DEFENCE_DEALT, frame.seat, card)


DRAW_DEFENCE: Final = DrawDefence()


def receive(game: Colony, seat: int, card: int) -> None:
    """Lay a defence Blueprint before a human with a marker on it; its item is gained (OMA-2.08)."""
    player = game.players[seat]
    player.blueprints = with_last(player.blueprints, card)
    gain(game, seat, PRODUCT_OF[UPGRADES[card]], 1)
