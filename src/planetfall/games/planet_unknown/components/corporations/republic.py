"""Republic: each civ milestone forces another tracker down (section 25)."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import with_last
from planetfall.core.reasons import pack
from planetfall.games.planet_unknown import items, reasons
from planetfall.games.planet_unknown.bands import members
from planetfall.games.planet_unknown.components.civ_data import RANKS
from planetfall.games.planet_unknown.components.corporation import Corporation, Tech
from planetfall.games.planet_unknown.components.planet import BASE
from planetfall.games.planet_unknown.components.tiles import CIV, ROVER, TERRAIN_SET
from planetfall.games.planet_unknown.components.tracks import AMOUNT, KIND, MOVE
from planetfall.games.planet_unknown.effects.civ import CIV_STREAM, deck, keep_card, stage_of
from planetfall.games.planet_unknown.effects.rovers import is_building
from planetfall.games.planet_unknown.gains import add, gain_movement, gain_synergy
from planetfall.games.planet_unknown.geometry import building_squares, open_squares
from planetfall.games.planet_unknown.order import TECHS
from planetfall.games.planet_unknown.packed import glimpse, height_of, looked_again, looks
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.turn import WORK
from planetfall.games.planet_unknown.vocabulary import CIV as CIV_WORD


class Republic(Corporation):
    """More civ cards, at a price (PU-25.03)."""

    def effects(self) -> dict[str, Effect]:
        return {"glimpse": GLIMPSE, "last_cards": LAST_CARDS}

    def civ_reached(self, game: Unknown, seat: int) -> None:
        player = game.players[seat]
        add(player, items.REGRESS | items.OTHER_THAN_CIV)
        if self.works(player, 4):
            gain_synergy(game, seat, self.source(4))

    def tile_chosen(self, game: Unknown, seat: int, tile: int) -> None:
        # Lvl 1: the printed movement for a tile with civilization (PU-25.04, PU-25.06).
        player = game.players[seat]
        if TERRAIN_SET[tile] >> CIV & 1 and self.works(player, 1):
            for code in self.tracks[ROVER].benefits[height_of(player.trackers[ROVER])]:
                if code & KIND == MOVE:
                    gain_movement(game, seat, code & AMOUNT, self.source(1))

    def civ_looked(self, game: Unknown, frame: Frame, rank: int) -> None:
        if self.works(game.players[frame.seat], 2):
            if deck(game, rank + 1):
                game.push(Frame(GLIMPSE, frame.seat, frame.source, rank + 1))

    def targets(self, game: Unknown, player: Player, cell: int, banned: int) -> list[int]:
        steps = super().targets(game, player, cell, banned)
        board = player.board
        if player.moves > 0 and self.works(player, 3) and is_building(board, cell, CIV):
            b0, b1, b2 = building_squares(board, CIV)
            o0, o1, o2 = open_squares(board, banned)
            return sorted({*steps, *members(b0 & o0, b1 & o1, b2 & o2)})
        return steps

    def last_work(self, player: Player) -> Effect | None:
        return LAST_CARDS if self.works(player, 5) else None

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        return TECHS if tracker == CIV else 0

    def movement_touch(self) -> int:
        return TECHS


class Glimpse(Chance):
    """Lvl 2: one random card of the next rank `a` joins the choice (PU-25.07)."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        return CIV_STREAM

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        rank = frame.a
        return [CIV_WORD + card for card in deck(game, rank)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        rank = frame.a
        player.looked = looked_again(player.looked, rank)
        player.glimpses = with_last(player.glimpses, glimpse(rank, looks(player.looked, rank)))
        player.glimpsed = with_last(player.glimpsed, option - CIV_WORD)
        player.offer = put(player.offer, option - CIV_WORD)


class LastCards(Effect):
    """Lvl 5: at the end keep two of all civ cards left in the middle (PU-25.11).

    `a` counts the cards kept; the seat looks at every deck first.
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        kept = frame.a
        if kept == LAST_CARDS_KEPT or not game.civ:
            return None
        if player.offer:
            return [CIV_WORD + card for card in player.offer]
        for rank in range(1, RANKS + 1):
            if deck(game, rank):
                player.looked = looked_again(player.looked, rank)
        player.offer = game.civ[:]
        game.push(frame)
        return None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].offer = []
        kept = frame.a
        game.push(frame.step(kept + 1))
        game.push(Frame(WORK, frame.seat, 0, stage_of(game)))
        keep_card(game, frame.seat, option - CIV_WORD)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return pack(reasons.NOT_IN_DECK)


LAST_CARDS_KEPT: Final = 2
GLIMPSE: Final = Glimpse()
LAST_CARDS: Final = LastCards()


REPUBLIC: Final = Republic(
    "republic", ("Republic", "Republic"), BASE, 2, "civ_regress",
    rovers=1, overflow=3,
    civ="- - civ1 - civ2 - civ2 - civ3 - civ3 - civ4 - civ4 m5",
    drives_early=True,
    techs=[
        Tech("movement_for_civ_tiles", "1", "on_choice"),
        Tech("wider_civ_choice", "2", "passive", amount=1),
        Tech("teleport_between_civ_buildings", "3", "passive", amount=1),
        Tech("synergy_for_civ_milestones", "4", "passive"),
        Tech("two_last_civ_cards", "5", "game_end", amount=2),
    ],
)  # fmt: skip
