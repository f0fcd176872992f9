"""The four defence Blueprints as cards of the base game: how they are taken, built and used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars import log as base_log
from planetfall.games.on_mars.components.blueprints import Blueprint
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
from planetfall.games.on_mars.components.names import OBTAIN_BLUEPRINT
from planetfall.games.on_mars.effects.technology import PLACE_TECH, free_spaces
from planetfall.games.on_mars.expansions.alien_invasion.components.defence import (
    DEFENCE_CARD_LIST,
    NO_TECH,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import FIRST_DEFENCE
from planetfall.games.on_mars.expansions.alien_invasion.defence.exosuit import UseExosuit
from planetfall.games.on_mars.expansions.alien_invasion.defence.sabotage import UseSabotage
from planetfall.games.on_mars.expansions.alien_invasion.defence.sentries import UseSentries
from planetfall.games.on_mars.expansions.alien_invasion.defence.shields import UseShield
from planetfall.games.on_mars.expansions.alien_invasion.setup import receive
from planetfall.games.on_mars.expansions.alien_invasion.state import front_of
from planetfall.games.on_mars.extension import EVENT_BLUEPRINT
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import BEGUN, blueprint_of
from planetfall.games.on_mars.reasons import NO_MARKER
from planetfall.games.on_mars.state import Colony


@dataclass(frozen=True)
class DefenceBlueprint(Blueprint):
    """A defence Blueprint: nothing is lost by taking it."""


BLUEPRINTS: Final = [
    DefenceBlueprint("shield", UseShield()),
    DefenceBlueprint("sabotage", UseSabotage()),
    DefenceBlueprint("sentry_bots", UseSentries()),
    DefenceBlueprint("defense_exosuit", UseExosuit()),
]
"""By number, from `FIRST_DEFENCE` on."""


def tech_of(blueprint: int) -> int:
    """The technology whose tile lies on a Blueprint, `NO_TECH` for none."""
    card = blueprint - FIRST_DEFENCE
    return DEFENCE_CARD_LIST[card].tech if card >= 0 else NO_TECH


# Building.


def may_build(game: Colony, seat: int, blueprint: int) -> bool:
    """Whether the tile of a defence card would find a space in the Lab (OMA-4.15)."""
    return tech_of(blueprint) == NO_TECH or len(free_spaces(game.players[seat])) > 0


def bring_tech(game: Colony, seat: int, place: int) -> None:
    """The tile of a defence card that was just built enters the Lab of its owner."""
    tech = tech_of(blueprint_of(game.tops[place]))
    if tech != NO_TECH:
        game.push(Frame(PLACE_TECH, seat, 0, tech, -1))


# Taking the card that was left over.


class TakeLeftover(Effect):
    """The Main action while a defence card lies beside the display: it is taken (OMA-4.04).

    Colonists may then bring cards of the display as usual.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        front = front_of(game)
        card = front.leftover - 1
        front.leftover = 0
        game.push(Frame(MAIN_ACTION_LIST[OBTAIN_BLUEPRINT].effect, frame.seat, 0, BEGUN))
        game.note(base_log.BLUEPRINT_TAKEN, frame.seat, card)
        happened(game, EVENT_BLUEPRINT, frame.seat, card)
        receive(game, frame.seat, card)
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if game.players[frame.seat].markers_left() == 0:
            return pack(NO_MARKER)
        return POSSIBLE

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


TAKE_LEFTOVER: Final = TakeLeftover()


def main_effect(game: Colony, action: int) -> Effect | None:
    """What a Main action does in place of its printed effect; `None`: that one."""
    if action == OBTAIN_BLUEPRINT and front_of(game).leftover:
        return TAKE_LEFTOVER
    return None
