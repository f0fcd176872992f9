"""The sabotage row: laying cards, putting cubes on them, resolving those that are full."""

from __future__ import annotations

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import grown, with_last, without
from planetfall.games.on_mars.expansions.alien_monolith import log, streams
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import (
    LETTERS,
    SABOTAGE_CARDS,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    CUBES,
    CUBES_TO_STRIKE,
)
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.expansions.alien_monolith.vocabulary import KEYS


def lay(game: MonolithColony, card: int) -> None:
    """Lay a card at the right end; a cube goes on the leftmost one of its letter with room."""
    target = cube_target(game, card)
    game.sabotage_row = with_last(game.sabotage_row, card)
    game.sabotage_cubes = with_last(game.sabotage_cubes, 0)
    game.note(log.SABOTAGE_LAID, -1, card)
    if target >= 0:
        game.sabotage_cubes = grown(game.sabotage_cubes, target, 1)
        marked = game.sabotage_row[target]
        game.note(log.SABOTAGE_CUBE, -1, marked, game.sabotage_cubes[target])


def cube_target(game: MonolithColony, card: int) -> int:
    """The place of the row that gets a cube when a card is laid, -1 for none (OMA-18.05)."""
    if sum(game.sabotage_cubes) >= CUBES:
        return -1
    for place in range(len(game.sabotage_row)):
        same = LETTERS[game.sabotage_row[place]] == LETTERS[card]
        if same and game.sabotage_cubes[place] < CUBES_TO_STRIKE:
            return place
    return -1


class LaySabotage(Chance):
    """The next sabotage card of the deck; none when it is used up."""

    def stream(self, game: MonolithColony, frame: Frame) -> int:
        return streams.SABOTAGE

    def outcomes(self, game: MonolithColony, frame: Frame) -> list[int]:
        return [KEYS.sabotage + card for card in game.sabotage_deck]

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        card = option - KEYS.sabotage
        game.sabotage_deck = without(game.sabotage_deck, card)
        lay(game, card)


LAY_SABOTAGE = LaySabotage()


def full_card(game: MonolithColony) -> int:
    """The leftmost card with all its cubes, -1 for none."""
    for place in range(len(game.sabotage_row)):
        if game.sabotage_cubes[place] >= CUBES_TO_STRIKE:
            return game.sabotage_row[place]
    return -1


class Strike(Effect):
    """Resolve every full card from left to right."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        card = full_card(game)
        if card < 0:
            return None
        game.push(frame)
        game.push(Frame(DISCARD_SABOTAGE, frame.seat, card))
        game.push(Frame(SABOTAGE_CARDS[card].effect, frame.seat, card))
        game.note(log.SABOTAGE_STRIKES, -1, card)
        return None


STRIKE = Strike()


class DiscardSabotage(Effect):
    """A resolved card, the source, leaves the row; its cubes go back to the supply."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        place = game.sabotage_row.index(frame.source)
        game.sabotage_row = without(game.sabotage_row, frame.source)
        game.sabotage_cubes = game.sabotage_cubes[:place] + game.sabotage_cubes[place + 1 :]
        game.struck = with_last(game.struck, frame.source)
        return None


DISCARD_SABOTAGE = DiscardSabotage()
