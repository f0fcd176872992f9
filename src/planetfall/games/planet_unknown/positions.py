"""Positions of Planet Unknown, built in words.

    at = UnknownBuilder().trackers(0, civ=2).put("rover of 0 at 3-7")
    at.drawn(0, "....AAa", A="l4_civ_energy")
    game = at.faces("o4_civ_energy", "i2_rover_tech").placement()
    choose(game, 0, "take:outer", "turn:0", "cell:1-6")

Everything is as after setup, turn 2, seat 0 the commander. Stacks of the station that are not named
show their first free tile; all civ cards nobody holds lie in the decks.
"""

from __future__ import annotations

from typing import Any, Final, Self

from planetfall.core.builder import Builder, number_of, own_copy, placed, rules_for
from planetfall.core.errors import BadRequest
from planetfall.core.lists import changed, with_last
from planetfall.core.native import mypyc_attr
from planetfall.games.planet_unknown.bands import COLUMNS, key_of
from planetfall.games.planet_unknown.board_words import CELL_KEYS
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, CIV_IDS
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS
from planetfall.games.planet_unknown.components.planets import PLANET_IDS
from planetfall.games.planet_unknown.components.shapes import INNER, ORIENTATIONS, SHAPE_IDS
from planetfall.games.planet_unknown.components.station import shape_in
from planetfall.games.planet_unknown.components.tiles import SHAPE_OF, TERRAIN_IDS, TILE_IDS
from planetfall.games.planet_unknown.filling import fill
from planetfall.games.planet_unknown.packed import space_on
from planetfall.games.planet_unknown.rules import UnknownRules
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown
from planetfall.games.planet_unknown.wording import MARK_WORDS, STACK

TRACKS: Final = list(TERRAIN_IDS[:5])
TOKENS: Final = ["rover", "meteorite", "lifepod", "patch"]
DECK_SIZE: Final = 20
"""Events of a whole deck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownBuilder(Builder[Unknown]):
    """A position of Planet Unknown in the making."""

    def __init__(
        self, seats: int = 2, seed: int = 5, *, game: Unknown | None = None, **options: Any
    ) -> None:
        self.bare: list[int] = []
        """Stacks without any tile."""
        self.low: list[int] = []
        """Stacks without tiles below the top one."""
        self.decks_given = False
        self.laid_out = game is not None
        if game is not None:
            super().__init__(own_copy(game))
            return
        super().__init__(rules_for(UnknownRules, options).blank(seats))
        self.game.reseed(seed)
        self.game.turn = 2

    def player(self, seat: int) -> Player:
        """A seat's area."""
        return self.game.players[seat]

    # Planets.

    def planet(self, seat: int, name: str) -> Self:
        """A planet as set up."""
        self.player(seat).choose_planet(number_of(name, list(PLANET_IDS), "planet"))
        return self

    def lay(self, seat: int, tile: str, turn: int, anchor: str) -> Self:
        """Lay a tile, without what it destroys and without its meteorite."""
        board = self.player(seat).board
        cell = number_of(anchor, CELL_KEYS, "square")
        board.load_fields(
            {
                "tiles": [*board.tiles, number_of(tile, list(TILE_IDS), "tile")],
                "turns": [*board.turns, turn],
                "anchors": [*board.anchors, cell],
            }
        )
        return self

    def drawn(self, seat: int, drawing: str, **tiles: str) -> Self:
        """Lay tiles and patches as drawn: a row of signs for each row of the frame, from the top.

        `.` is bare and `#` a patch. Each tile has a letter: the capital on squares of its first
        terrain, the small letter on those of its second. `drawn(0, "....AAa", A="l4_civ_energy")`.
        """
        rows = [row.strip() for row in drawing.strip().splitlines()]
        signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
        for letter, tile in tiles.items():
            first = {at for at, sign in signs.items() if sign == letter.upper()}
            second = {at for at, sign in signs.items() if sign == letter.lower()}
            turn, anchor = _turn_of(tile, first, second)
            self.lay(seat, tile, turn, anchor)
        patches = [f"{r + 1}-{c + 1}" for (r, c), sign in signs.items() if sign == "#"]
        return self.put(*[f"patch of {seat} at {place}" for place in patches])

    def put(self, *sentences: str) -> Self:
        """Tokens in words: `rover of 0 at 3-7`, and meteorites, lifepods and patches."""
        for sentence in sentences:
            token, seat, place = placed(sentence)
            name = ["rovers", "meteorites", "lifepods", "patches"][
                number_of(token, TOKENS, "token")
            ]
            board = self.player(max(seat, 0)).board
            cells: list[int] = getattr(board, name)
            setattr(board, name, [*cells, number_of(place, CELL_KEYS, "square")])
        return self

    # Corporations.

    def corporation(self, seat: int, name: str) -> Self:
        """A corporation board with its rovers."""
        number = number_of(name, list(CORPORATION_IDS), "corporation")
        self.player(seat).choose_corporation(number)
        return self

    def trackers(self, seat: int, **heights: int) -> Self:
        """How high trackers stand on their own tracks: `trackers(0, civ=2, tech=5)`."""
        for name, height in heights.items():
            track = number_of(name, TRACKS, "track")
            self.player(seat).trackers = changed(
                self.player(seat).trackers, track, space_on(track, height)
            )
        return self

    # Cards.

    def civ_cards(self, seat: int, *names: str, shown: bool = False) -> Self:
        """Civ cards a seat has taken, kept secret or shown."""
        player = self.player(seat)
        for name in names:
            card = number_of(name, list(CIV_IDS), "civ card")
            (player.civ_open if shown else player.civ_cards).append(card)
            word = f"{name if shown else 'secret'}/{CIV_CARDS[card].rank}"
            player.civ_taken = with_last(player.civ_taken, MARK_WORDS.number(word))
        return self

    def civ_decks(self, *names: str) -> Self:
        """Only these cards lie in the civ decks."""
        cards = [number_of(name, list(CIV_IDS), "civ card") for name in names]
        self.game.civ = sorted(cards)
        self.decks_given = True
        return self

    # The station.

    def faces(self, outer: str | None, inner: str | None) -> Self:
        """The tiles that seat 0 may take; without one its stack is used up."""
        game = self.game
        if outer is not None:
            game.rotation = self._top(outer)
        else:
            self.bare.append(game.rotation)
        if inner is not None:
            game.shift = (self._top(inner) - 6 - game.rotation) % 6
        else:
            self.bare.append(shape_in(game.rotation, INNER, game.shift))
        return self

    def _top(self, name: str) -> int:
        tile = number_of(name, list(TILE_IDS), "tile")
        self.game.tops = changed(self.game.tops, tile // STACK, tile)
        return tile // STACK

    def used_up(self, *shapes: str, top: bool = False) -> Self:
        """Stacks without a tile, or with `top` only the open one."""
        for shape in shapes:
            (self.low if top else self.bare).append(number_of(shape, list(SHAPE_IDS), "shape"))
        return self

    def _lay_out(self) -> None:
        """Give every stack its open tile and put all that lies nowhere where it belongs."""
        game = self.game
        laid = {tile for player in game.players for tile in player.board.tiles}
        for stack in range(len(game.tops)):
            free = [STACK * stack + k for k in range(STACK) if STACK * stack + k not in laid]
            if game.tops[stack] == NO_TILE and stack not in self.bare and free:
                game.tops = changed(game.tops, stack, free[0])
            if stack in self.low or stack in self.bare:
                rest = [tile for tile in free if tile != game.tops[stack]]
                game.discarded = game.discarded + rest
        if not game.civ and not self.decks_given:
            held = [card for p in game.players for card in p.civ_open + p.civ_cards]
            game.civ = [card for card in range(len(CIV_IDS)) if card not in held]
        fill(game, [])
        self.laid_out = True

    # Beginning.

    def begin(self, *work: str) -> Unknown:
        if not self.laid_out:
            self._lay_out()
        return super().begin(*work)

    def _phase(self, name: str) -> Self:
        return self.write(f"table: phase={name}")

    def placement(self) -> Unknown:
        """The simultaneous part of a turn, and what follows it."""
        self._phase("placement")
        return self.begin("placement", *AFTER_PLACEMENT)

    def civ_picks(self) -> Unknown:
        """Before the civ picks of a turn: seats with civ milestones due pick."""
        self._phase("civ_picks")
        seat = self.game.commander
        return self.begin(*[f"{name}@{seat}" for name in ("civ_picks", "close", "round")])

    def event(self, name: str, *, left: int = DECK_SIZE - 1) -> Unknown:
        """Before an event is revealed; so many lie in the deck behind it."""
        self._events(name, left)
        self.game.next_event = number_of(name, list(EVENT_IDS), "event")
        self._phase("rotation")
        return self.begin("reveal_event", "placement", *AFTER_PLACEMENT)

    def restricted(self, name: str) -> Self:
        """This turn's event, revealed already."""
        self._events(name, DECK_SIZE - 1)
        self.game.event = number_of(name, list(EVENT_IDS), "event")
        return self

    def _events(self, name: str, left: int) -> None:
        card = number_of(name, list(EVENT_IDS), "event")
        others = [k for k in range(len(EVENT_IDS)) if k != card][: DECK_SIZE - 1]
        self.game.events_deck = others[:left]
        self.game.events_done = others[left:]

    def ending(self) -> Unknown:
        """After the last turn: end-of-game work, then the score."""
        self._phase("game_end")
        self.game.turn = 20
        self.game.ending = self.game.ending or 1
        return self.begin("end_game")


AFTER_PLACEMENT: Final = ("carry_out", "civ_picks", "close", "round")


def _turn_of(
    tile: str, first: set[tuple[int, int]], second: set[tuple[int, int]]
) -> tuple[int, str]:
    """The turn in which a tile covers the drawn squares with its two terrains, and its anchor."""
    number = number_of(tile, list(TILE_IDS), "tile")
    squares = first | second
    if squares:
        top, left = min(r for r, _ in squares), min(c for _, c in squares)
        for orientation in ORIENTATIONS[SHAPE_OF[number]]:
            parts: list[set[tuple[int, int]]] = [set(), set()]
            for square in orientation.squares:
                parts[square.section].add((square.row + top, square.column + left))
            if parts == [first, second]:
                anchor = orientation.squares[0]
                cell = COLUMNS * (anchor.row + top) + anchor.column + left
                return orientation.turn, key_of(cell)
    raise BadRequest(f"The tile `{tile}` cannot lie as drawn.")
