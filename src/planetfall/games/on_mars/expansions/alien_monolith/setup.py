"""Setup of the chapter: objectives of five decks, and where the first Shelter stands."""

from __future__ import annotations

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed
from planetfall.games.on_mars.expansions.alien_monolith import log, streams
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import ROW_AT_START
from planetfall.games.on_mars.expansions.alien_monolith.row import LAY_SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.expansions.alien_monolith.vocabulary import KEYS
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.setup import settle_player
from planetfall.games.on_mars.vocabulary import HEX


class FirstRow(Effect):
    """The first cards of the sabotage row."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        for _ in range(ROW_AT_START):
            game.push(Frame(LAY_SABOTAGE, frame.seat))
        return None


FIRST_ROW = FirstRow()


class ChooseDecks(Effect):
    """Choose the decks from which an objective is drawn at random, in ascending order."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        left = int(game.rules.options["random_goals"]) - bits(game.random_decks)
        if left == 0:
            self._deal(game, frame.seat)
            return None
        first = game.random_decks.bit_length()
        return [KEYS.deck + deck for deck in range(first, len(DECKS) - left + 1)]

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        game.random_decks |= 1 << option - KEYS.deck
        game.push(frame)

    def _deal(self, game: MonolithColony, seat: int) -> None:
        """Random objectives come first, then the player chooses the others."""
        decks = range(len(DECKS) - 1, -1, -1)
        for deck in decks:
            if not game.random_decks >> deck & 1:
                game.push(Frame(CHOOSE_OBJECTIVE, seat, 0, deck))
        for deck in decks:
            if game.random_decks >> deck & 1:
                game.push(Frame(DRAW_OBJECTIVE, seat, 0, deck))


CHOOSE_DECKS = ChooseDecks()


def cards_of(deck: int) -> list[int]:
    """The options for the cards of a deck of objectives."""
    return [KEYS.objective + k for k in range(len(OBJECTIVES)) if OBJECTIVES[k].deck == deck]


class DrawObjective(Chance):
    """An objective of deck `a` at random."""

    def stream(self, game: MonolithColony, frame: Frame) -> int:
        return streams.OBJECTIVES

    def outcomes(self, game: MonolithColony, frame: Frame) -> list[int]:
        deck = frame.a
        return cards_of(deck)

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        deck = frame.a
        objective = option - KEYS.objective
        game.objectives = changed(game.objectives, deck, objective + 1)
        game.note(log.OBJECTIVE_DRAWN, -1, objective)


DRAW_OBJECTIVE = DrawObjective()


class ChooseObjective(Effect):
    """An objective of deck `a` of one's choice."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        deck = frame.a
        return cards_of(deck)

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        deck = frame.a
        objective = option - KEYS.objective
        game.objectives = changed(game.objectives, deck, objective + 1)
        game.note(log.OBJECTIVE_CHOSEN, frame.seat, objective)


CHOOSE_OBJECTIVE = ChooseObjective()


class ChooseShelter(Effect):
    """Choose where the first Shelter stands: one of the places for two players (OMA-16.10)."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        return [HEX + place for place in game.setting.shelters]

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        settle_player(game, frame.seat, option - HEX)


CHOOSE_SHELTER = ChooseShelter()
