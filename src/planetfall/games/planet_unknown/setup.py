"""Setup by chance: boards, station, commander, decks, objectives (sections 2, 3, 21 to 23)."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import with_last
from planetfall.core.vocabulary import SEAT
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.civ_data import RANKS
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import events_of
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.shapes import SHAPES
from planetfall.games.planet_unknown.effects.events import (
    ADD_CARD,
    BETWEEN,
    DEAL_OBJECTIVE,
    EVENT_STREAM,
    OFFERED,
)
from planetfall.games.planet_unknown.effects.station import REVEAL
from planetfall.games.planet_unknown.setting import RANDOM
from planetfall.games.planet_unknown.state import Unknown
from planetfall.games.planet_unknown.vocabulary import (
    CORPORATION,
    EVENT,
    OBJECTIVE,
    PLANET,
    RING,
    ROTATE,
)

SETUP_STREAM: Final = 15
STREAMS: Final = 16
"""Streams of luck: stacks 0 to 11, civ cards, objectives, events, setup."""
SOLO_OFFER: Final = 4
SOLO_KEPT: Final = 3
OFFER: Final = 2


class DrawPlanet(Chance):
    """A seat's planet; each asymmetric side exists once (PU-1.11)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return SETUP_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        setting = game.setting
        taken = [player.board.planet for player in game.players]
        taken += [setting.planet(seat) for seat in range(game.seats)]
        return [PLANET + k for k in range(len(PLANETS)) if k == 0 or k not in taken]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].choose_planet(option - PLANET)


class DrawCorporation(Chance):
    """A seat's corporation; each asymmetric side exists once (PU-1.11)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return SETUP_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        setting = game.setting
        taken = [player.corporation for player in game.players]
        taken += [setting.corporation(seat) for seat in range(game.seats)]
        return [CORPORATION + k for k in range(len(CORPORATIONS)) if k == 0 or k not in taken]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].choose_corporation(option - CORPORATION)


class DrawRing(Chance):
    """How the inner ring is turned, for the whole game (PU-3.04, PU-3.07)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return SETUP_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        return [RING + k for k in range(6)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.shift = option - RING


class DrawRotation(Chance):
    """How the station stands at first."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return SETUP_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        return [ROTATE + k for k in range(6)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.rotation = option - ROTATE


class DrawCommander(Chance):
    """Who commands first (PU-2.19)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return SETUP_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        return [SEAT + seat for seat in range(game.seats)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.commander = option - SEAT
        game.note(log.COMMANDER, game.commander)


class DrawEvent(Chance):
    """One event of colour `a` joins the deck (PU-22.05, PU-22.13)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return EVENT_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        colour = frame.a
        return [EVENT + k for k in events_of(colour, game.seats) if k not in game.events_deck]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.events_deck = put(game.events_deck, option - EVENT)


class KeepObjectives(Effect):
    """Keep 1 of 2 personal objectives, solo 3 of 4 (PU-21.03, PU-23.04)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if not player.offer:
            return None
        missing = (SOLO_KEPT if game.seats == 1 else 1) - len(player.personal)
        if missing <= 0:
            others = [card for card in player.offer if card not in player.personal]
            player.returned = player.returned + others
            player.offer = []
            for card in player.personal:
                game.note(log.OBJECTIVE_KEPT, frame.seat, card, 1, 0, 1 << frame.seat)
            return None
        last = player.personal[-1] if player.personal else -1
        above = [card for card in player.offer if card > last]
        return [OBJECTIVE + card for card in above[: len(above) - missing + 1]]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].personal = with_last(
            game.players[frame.seat].personal, option - OBJECTIVE
        )
        game.push(frame)


class Prepare(Effect):
    """What each seat chooses before the first turn: objectives, and what its corporation asks."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        CORPORATIONS[game.players[frame.seat].corporation].prepare(game, frame.seat)
        game.push(Frame(KEEP_OBJECTIVES, frame.seat))
        return None


DRAW_PLANET: Final = DrawPlanet()
DRAW_CORPORATION: Final = DrawCorporation()
DRAW_RING: Final = DrawRing()
DRAW_ROTATION: Final = DrawRotation()
DRAW_COMMANDER: Final = DrawCommander()
DRAW_EVENT: Final = DrawEvent()
KEEP_OBJECTIVES: Final = KeepObjectives()
PREPARE: Final = Prepare()


class SetUp(Effect):
    """The whole setup in printed order."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        seats = game.seats
        work = boards(game)
        work += [Frame(REVEAL, 0, 0, stack) for stack in range(SHAPES)]
        for rank in range(1, RANKS + 1):
            work += [Frame(ADD_CARD, 0, 0, rank)] * (seats + 1)
        for colour, cards in enumerate(game.setting.mix(seats)):
            work += [Frame(DRAW_EVENT, 0, 0, colour)] * cards
        if seats == 1 or game.setting.personal:
            for seat in range(seats):
                offered = SOLO_OFFER if seats == 1 else OFFER
                work += [Frame(DEAL_OBJECTIVE, seat, 0, OFFERED)] * offered
        work.append(Frame(game.rules.effects["prepare"], 0))
        if seats > 1:
            work += [Frame(DEAL_OBJECTIVE, 0, 0, BETWEEN)] * (3 if seats == 2 else seats)
        for part in reversed(work):
            game.push(part)
        return None


def boards(game: Unknown) -> list[Frame]:
    """What chance decides of the players' boards, the station and the first commander."""
    setting = game.setting
    work: list[Frame] = []
    for seat in range(game.seats):
        if setting.planet(seat) == RANDOM:
            work.append(Frame(DRAW_PLANET, seat))
        if setting.corporation(seat) == RANDOM:
            work.append(Frame(DRAW_CORPORATION, seat))
    if setting.ring == RANDOM:
        work.append(Frame(DRAW_RING, 0))
    else:
        game.shift = setting.ring
    work.append(Frame(DRAW_ROTATION, 0))
    if game.seats > 1:
        work.append(Frame(DRAW_COMMANDER, 0))
    return work
