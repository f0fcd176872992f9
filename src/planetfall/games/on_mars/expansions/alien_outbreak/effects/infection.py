"""Infection: the card at the start of a turn, spreading at its end, the passing of time."""

from __future__ import annotations

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, with_last
from planetfall.games.on_mars.expansions.alien_outbreak import log, streams
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    found,
    lay_down,
    lay_down_miner,
    miners,
    spread,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import TEAM_MISSIONS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CALM,
    INFECTION_CARDS,
    MINES,
    QUARTERS,
    WELL,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS
from planetfall.games.on_mars.expansions.alien_outbreak.goals import NO_TIME, check_loss, lose
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.expansions.alien_outbreak.vocabulary import (
    KEYS,
    colonist_word,
    is_colonist,
    place_in,
    seat_in,
)
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import HEX


class DrawMissions(Effect):
    """At setup: a red mission and a blue one (OMA-8.09)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        for color in (1, 0):
            game.push(Frame(DRAW_MISSION, frame.seat, 0, color))
        return None


DRAW_MISSIONS = DrawMissions()


class DrawMission(Chance):
    """A mission of colour `a`, onto its place."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.MISSIONS

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        color = frame.a
        every = range(len(TEAM_MISSIONS))
        return [KEYS.mission + k for k in every if TEAM_MISSIONS[k].color == color]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        area = outbreak(game)
        mission = option - KEYS.mission
        area.missions = changed(area.missions, frame.a, 1 + mission)
        game.note(log.MISSION_DRAWN, -1, mission)


DRAW_MISSION = DrawMission()


class TurnCard(Chance):
    """Turn up an infection card, except in round 1 (OMA-10.01)."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.INFECTION

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        if game.round == 1:
            return []
        shown = outbreak(game).shown
        return [KEYS.infection + k for k in range(len(INFECTION_CARDS)) if k not in shown]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        area = outbreak(game)
        card = option - KEYS.infection
        area.shown = with_last(area.shown, card)
        game.note(log.CARD_TURNED, frame.seat, card)
        if card not in CALM:
            game.push(Frame(INFECT, frame.seat, 0, card))
        elif all([calm in area.shown for calm in CALM]):
            area.shown = []
            game.note(log.RESHUFFLED, -1)


TURN_CARD = TurnCard()


class Infect(Effect):
    """The active player lays down a colonist at one of the places of card `a` (OMA-10.02)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        card = INFECTION_CARDS[frame.a]
        options = _patients(game, card.places) or _patients(game, (QUARTERS,))
        if not options:
            game.note(log.NOBODY_INFECTED, -1)
            return None
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if is_colonist(option):
            lay_down(game, seat_in(option), place_in(option))
        else:
            lay_down_miner(game, option - HEX)


INFECT = Infect()


def _patients(game: Colony, places: tuple[int, ...]) -> list[int]:
    """All who could fall ill at some places."""
    options = [
        colonist_word(seat, place, WELL)
        for seat, place in found(game, WELL)
        if place in places or (place < ROOMS and QUARTERS in places)
    ]
    if MINES in places:
        options += [HEX + place for place in miners(game, WELL)]
    return options


class Spread(Effect):
    """After all other steps of a turn: the infection spreads; is the game lost? (OMA-10.37)"""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        spread(game)
        check_loss(game)
        return None


SPREAD = Spread()


class TimePasses(Effect):
    """At the start of the Shuttle phase the time marker moves down 1 (OMA-9.03, OMA-10.15)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        area = outbreak(game)
        area.time -= 1
        game.note(log.TIME_PASSES, -1, 0, area.time)
        if area.time == 0:
            lose(game, NO_TIME)
        return None


TIME_PASSES = TimePasses()
