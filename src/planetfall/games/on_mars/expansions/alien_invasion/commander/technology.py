"""The alien Lab: learning and developing (OMA-7.06, OMA-7.10, OMA-7.11, OMA-4.02)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import NO
from planetfall.games.on_mars.expansions.alien.reasons import (
    ALIEN_LAB_FULL,
    ALIEN_TECH_KNOWN,
    NO_ALIEN_STEP,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_item
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import (
    COLUMN,
    EDGE_FROM,
    EDGE_TO,
    EDGES,
    ENTRY,
    SYMBOL,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_TECHS
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    commander_of,
    commander_seat,
    front_of,
)
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.state import Colony


class AlienLearn(Effect):
    """Put any alien Tech tile on the empty first space of the Lab."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        lab = commander_of(game).lab
        if 1 + ENTRY in lab:
            return []
        return [KEYS.alien_tech + tech for tech in range(len(ALIEN_TECHS)) if lab[tech] == 0]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        tech = option - KEYS.alien_tech
        commander = commander_of(game)
        commander.lab = changed(commander.lab, tech, 1 + ENTRY)
        game.note(log.ALIEN_LEARNED, frame.seat, tech)
        gain_item(game, SYMBOL[ENTRY])

    def obstacle(self, game: Colony, frame: Frame) -> int:
        lab = commander_of(game).lab
        return POSSIBLE if 1 + ENTRY not in lab and 0 in lab else pack(ALIEN_LAB_FULL)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if KEYS.alien_tech <= option < KEYS.alien_tech + len(ALIEN_TECHS):
            return pack(ALIEN_TECH_KNOWN)
        return super().refusal(game, frame, option)


ALIEN_LEARN: Final = AlienLearn()


def steps(game: Colony) -> list[int]:
    """Options for every development that is possible now."""
    lab = commander_of(game).lab
    return [
        KEYS.alien_develop + edge
        for edge in range(len(EDGES))
        if 1 + EDGE_FROM[edge] in lab and 1 + EDGE_TO[edge] not in lab
    ]


def develop(game: Colony, option: int) -> None:
    """Move the tile of a Lab space one space to the right and gain the symbol there."""
    edge = option - KEYS.alien_develop
    commander = commander_of(game)
    tech = commander.lab.index(1 + EDGE_FROM[edge])
    space = EDGE_TO[edge]
    commander.lab = changed(commander.lab, tech, 1 + space)
    game.note(log.ALIEN_DEVELOPED, commander_seat(game), tech, COLUMN[space])
    gain_item(game, SYMBOL[space])


class AlienDevelop(Effect):
    """One development of an alien Tech tile."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return steps(game)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        develop(game, option)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        return POSSIBLE if steps(game) else pack(NO_ALIEN_STEP)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


ALIEN_DEVELOP: Final = AlienDevelop()


class ProfitFromLoans(Effect):
    """The commander may develop once for each tile lent in the turn that ends (OMA-4.34)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        front = front_of(game)
        if front.lent == 0:
            return None
        if frame.seat != commander_seat(game):
            game.push(Frame(self, commander_seat(game)))
            return None
        options = steps(game)
        if not options:
            front.lent = 0
            return None
        options.append(NO)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        front_of(game).lent -= 1
        if option == NO:
            game.note(log.ALIEN_DECLINES, frame.seat)
        else:
            develop(game, option)
        game.push(frame)


PROFIT_FROM_LOANS: Final = ProfitFromLoans()
