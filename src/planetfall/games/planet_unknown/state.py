"""A position of Planet Unknown: the table and one area per player."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.fields import A_SEAT, FROM_SEAT, NOBODY, OWNER, SEAT_BITS, Field, Fields
from planetfall.core.game import Game
from planetfall.core.scores import Outcome, Sheet
from planetfall.core.wording import ByPlace, Members, Named
from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS, CIV_IDS
from planetfall.games.planet_unknown.components.corporation import (
    CORPORATION_IDS,
    CORPORATIONS,
    FIRST_SPACES,
)
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.components.station import (
    SEATS,
    SECTIONS,
    section_of,
    shape_in,
)
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TILE_IDS
from planetfall.games.planet_unknown.log import ENDINGS
from planetfall.games.planet_unknown.setting import Setting
from planetfall.games.planet_unknown.vocabulary import SPACE_KEYS, USE_KEYS
from planetfall.games.planet_unknown.wording import (
    BAG_WORDS,
    GLIMPSE_WORDS,
    ITEM_WORDS,
    LOOK_WORDS,
    MARK_WORDS,
    MOST_SEATS,
    ROVER_COUNTS,
    TOP_WORDS,
)

# Phases of a turn (PU-4.14).
SETUP: Final = 0
ROTATION: Final = 1
EVENT: Final = 2
PLACEMENT: Final = 3
CIV_PICKS: Final = 4
GAME_END: Final = 5
OVER: Final = 6
PHASE_IDS: Final = ("setup", "rotation", "event", "placement", "civ_picks", "game_end", "over")

NO_TILE: Final = -1
NO_LIST: Final[list[int]] = []
FULL_STACK: Final = 4095
PEEK_WANTED: Final = 1
OBJECTIVE_WANTED: Final = 2
"""Bits of `wants`."""

CIV_WORDS: Final = Named(list(CIV_IDS))
OBJECTIVE_WORDS: Final = Named(list(OBJECTIVE_IDS))
EVENT_WORDS: Final = Named(list(EVENT_IDS))
SPACE_WORDS: Final = Named(SPACE_KEYS)
ABILITY_KEYS: Final = [*USE_KEYS, "teleport", "double-synergy", "start-movement", "last-cards"]
"""Bits of `used_turn` and `used_game`."""

PLAYER_FIELDS: Final = Fields(
    Field("corporation", words=Named(list(CORPORATION_IDS))),
    Field("board"),
    Field("trackers", words=ByPlace(Named(list(TERRAIN_IDS[:5])), SPACE_WORDS)),
    Field("pool", words=ITEM_WORDS),
    Field("moves"),
    Field("saved"),
    Field("due"),
    Field("rovers"),
    Field("lifepods"),
    Field("meteorites"),
    Field("patches"),
    Field("pods", words=SPACE_WORDS),
    Field("unlocked", words=Members(["a", "b", "c", "d", "e", "f"])),
    Field("focus", words=Named(list(TERRAIN_IDS))),
    Field("used_turn", words=Members(ABILITY_KEYS)),
    Field("used_game", words=Members(ABILITY_KEYS)),
    Field("tile", words=Named(list(TILE_IDS))),
    Field("stuck"),
    Field("start", words=ROVER_COUNTS),
    Field("promised"),
    Field("free_steps"),
    Field("wants", words=Members(["peek", "objective"])),
    Field("looked", words=LOOK_WORDS),
    Field("civ_taken", words=MARK_WORDS),
    Field("glimpses", words=GLIMPSE_WORDS),
    Field("civ_open", piece="civ", words=CIV_WORDS),
    Field("civ_cards", OWNER, piece="civ", words=CIV_WORDS),
    Field("offer", OWNER, piece="offer"),
    Field("glimpsed", OWNER, words=CIV_WORDS),
    Field("personal", OWNER, piece="objective", words=OBJECTIVE_WORDS),
    Field("returned", OWNER, piece="objective", words=OBJECTIVE_WORDS),
    Field("peeked", OWNER, piece="event", words=EVENT_WORDS),
)


class Player(Area):
    """One player's boards, tokens, cards and pending items."""

    __slots__ = PLAYER_FIELDS.names

    def __init__(self) -> None:
        self.corporation: int = 0
        self.board: PlanetBoard = NO_BOARD
        self.trackers: list[int] = NO_LIST
        """By colour the space the tracker stands on, a space of `packed`."""
        self.pool: list[int] = NO_LIST
        """Pending items, sorted (`items`)."""
        self.moves: int = 0
        """Movement points left in this turn."""
        self.saved: int = 0
        """Movement points left for the own slot of the civ picks."""
        self.due: list[int] = NO_LIST
        """Ranks of civ milestones reached and not yet picked."""
        self.rovers: int = 0
        """Rovers on the corporation board."""
        self.lifepods: int = 0
        """Lifepods in the scoring area."""
        self.meteorites: int = 0
        self.patches: int = 0
        """Patches stored."""
        self.pods: list[int] = NO_LIST
        """Spaces with a lifepod on them (Cosmos), sorted."""
        self.unlocked: int = 0
        """Breakthroughs A to F as bits (Jump Drive)."""
        self.focus: int = 0
        """The focus track (Flux)."""
        self.used_turn: int = 0
        """Abilities used in this turn, as bits."""
        self.used_game: int = 0
        self.tile: int = NO_TILE
        """The tile taken in this turn."""
        self.stuck: int = 0
        """1 if the tile of this turn could not be placed."""
        self.start: int = 0
        """Rovers by terrain at the start of the turn, packed (Flux Lvl 1)."""
        self.promised: int = 0
        """Rovers to be put on the tile placed this turn (event)."""
        self.free_steps: int = 0
        """Rover steps of this turn that cost nothing (Cosmos Lvl 4)."""
        self.wants: int = 0
        """What is carried out after the simultaneous phase, as bits."""
        self.looked: int = 0
        """How often this seat has looked into each civ deck, packed by rank."""
        self.civ_taken: list[int] = NO_LIST
        """Every civ card taken, as a mark (`packed.mark`)."""
        self.glimpses: list[int] = NO_LIST
        """For each card in `glimpsed` the rank and the number of the look (`packed`)."""
        self.civ_open: list[int] = NO_LIST
        """Cards everybody knows: immediate ones, at the end all."""
        self.civ_cards: list[int] = NO_LIST
        """Cards kept secret, in the order of their marks."""
        self.offer: list[int] = NO_LIST
        """Cards looked at in this moment: civ cards, or objectives to choose from."""
        self.glimpsed: list[int] = NO_LIST
        """Single civ cards seen beside a deck (Republic Lvl 2)."""
        self.personal: list[int] = NO_LIST
        self.returned: list[int] = NO_LIST
        """Objectives looked at and put out of the game."""
        self.peeked: int = -1
        """The next event, if this seat has seen it."""

    def declared(self) -> Fields:
        return PLAYER_FIELDS

    def values(self) -> list[Any]:
        return [
            self.corporation,
            self.board,
            self.trackers,
            self.pool,
            self.moves,
            self.saved,
            self.due,
            self.rovers,
            self.lifepods,
            self.meteorites,
            self.patches,
            self.pods,
            self.unlocked,
            self.focus,
            self.used_turn,
            self.used_game,
            self.tile,
            self.stuck,
            self.start,
            self.promised,
            self.free_steps,
            self.wants,
            self.looked,
            self.civ_taken,
            self.glimpses,
            self.civ_open,
            self.civ_cards,
            self.offer,
            self.glimpsed,
            self.personal,
            self.returned,
            self.peeked,
        ]

    def clone(self) -> Player:
        other = Player()
        other.corporation = self.corporation
        other.board = self.board.clone()
        other.trackers = self.trackers
        other.pool = self.pool
        other.moves = self.moves
        other.saved = self.saved
        other.due = self.due
        other.rovers = self.rovers
        other.lifepods = self.lifepods
        other.meteorites = self.meteorites
        other.patches = self.patches
        other.pods = self.pods
        other.unlocked = self.unlocked
        other.focus = self.focus
        other.used_turn = self.used_turn
        other.used_game = self.used_game
        other.tile = self.tile
        other.stuck = self.stuck
        other.start = self.start
        other.promised = self.promised
        other.free_steps = self.free_steps
        other.wants = self.wants
        other.looked = self.looked
        other.civ_taken = self.civ_taken
        other.glimpses = self.glimpses
        other.civ_open = self.civ_open
        other.civ_cards = self.civ_cards
        other.offer = self.offer
        other.glimpsed = self.glimpsed
        other.personal = self.personal
        other.returned = self.returned
        other.peeked = self.peeked
        return other

    def pieces_seen(self, *, owner: bool) -> set[tuple[str, int]]:
        """An objective was seen when it was offered: to keep it shows nobody anything.

        A civ card that is taken stays news: the next seat may get to see the deck by it.
        """
        seen = super().pieces_seen(owner=owner)
        if owner:
            seen.update([("objective", card) for card in self.offer])
        return seen

    def choose_corporation(self, corporation: int) -> None:
        """Take a corporation board with its rovers."""
        self.corporation = corporation
        self.rovers = CORPORATIONS[corporation].rovers

    def choose_planet(self, planet: int) -> None:
        """Take a planet board with its lifepods."""
        self.board = new_board(planet)

    def collected_lifepods(self) -> int:
        """Lifepods on the corporation board, wherever they lie (PU-16.23)."""
        return self.lifepods + len(self.pods) + self.unlocked.bit_count()


NO_BOARD: Final = PlanetBoard()


def new_player(planet: int, corporation: int) -> Player:
    """A player as set up (PU-2.02 to PU-2.07)."""
    player = Player()
    player.choose_planet(planet)
    player.choose_corporation(corporation)
    player.trackers = list(FIRST_SPACES)
    player.pool = []
    player.due = []
    player.pods = []
    player.civ_taken = []
    player.glimpses = []
    player.civ_open = []
    player.civ_cards = []
    player.offer = []
    player.glimpsed = []
    player.personal = []
    player.returned = []
    return player


TABLE_FIELDS: Final = Fields(
    Field("turn"),
    Field("phase", words=Named(list(PHASE_IDS))),
    Field("commander", seat=A_SEAT),
    Field("rotation", seat=FROM_SEAT, block=SECTIONS),
    Field("shift"),
    Field("tops", piece="tile", words=TOP_WORDS),
    Field("bags", words=BAG_WORDS, filled=True),
    Field("discarded", words=Named(list(TILE_IDS))),
    Field("between", piece="objective", words=OBJECTIVE_WORDS),
    Field("common", piece="objective", words=OBJECTIVE_WORDS),
    Field("event", piece="event", words=EVENT_WORDS),
    Field("event_seen", words=Members([str(k) for k in range(MOST_SEATS)]), seat=SEAT_BITS),
    Field("events_done", piece="event", words=EVENT_WORDS),
    Field("lost_marks", words=MARK_WORDS),
    Field("ending", words=Members(list(ENDINGS))),
    Field("civ", NOBODY, words=CIV_WORDS),
    Field("civ_box", NOBODY, words=CIV_WORDS, filled=True),
    Field("lost", NOBODY, words=CIV_WORDS),
    Field("added", NOBODY, words=MARK_WORDS),
    Field("pile", NOBODY, words=OBJECTIVE_WORDS, filled=True),
    Field("events_deck", NOBODY, words=EVENT_WORDS),
    Field("next_event", NOBODY, words=EVENT_WORDS),
)


class Unknown(Game):
    """A game of Planet Unknown."""

    __slots__ = (*TABLE_FIELDS.names, "players", "setting")

    setting: Setting
    """Options of the rules, ready to be asked; not part of the position."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = NO_PLAYERS
        self.turn: int = 0
        self.phase: int = SETUP
        self.commander: int = 0
        self.rotation: int = 0
        """Seat 0 faces the section of this number."""
        self.shift: int = 0
        """How the inner ring is turned against the outer one."""
        self.tops: list[int] = NO_LIST
        """By shape the open tile of its stack; -1 if there is none."""
        self.bags: list[int] = NO_LIST
        """By shape the tiles under the top, as bits of their numbers in the shape."""
        self.discarded: list[int] = NO_LIST
        """Tiles out of the game."""
        self.between: list[int] = NO_LIST
        """Neighbour objectives: card k lies between seats k and k + 1; with two players three."""
        self.common: list[int] = NO_LIST
        """Objectives all players compete for (Jump Drive F)."""
        self.event: int = -1
        self.event_seen: int = 0
        """Seats that know the next event, as bits."""
        self.events_done: list[int] = NO_LIST
        """Events revealed before the present one."""
        self.lost_marks: list[int] = NO_LIST
        """Marks of the cards in `lost`."""
        self.ending: int = 0
        """Why this turn is the last, as bits of `log.ENDINGS`."""
        self.civ: list[int] = NO_LIST
        """The four civ decks in one sorted bag: a card knows its rank."""
        self.civ_box: list[int] = NO_LIST
        """Civ cards not in the game."""
        self.lost: list[int] = NO_LIST
        """Civ cards that an event took out of the decks."""
        self.added: list[int] = NO_LIST
        """Marks of civ cards that an event put into the decks, with their cards."""
        self.pile: list[int] = NO_LIST
        """Objectives not dealt."""
        self.events_deck: list[int] = NO_LIST
        self.next_event: int = -1
        """The event on top of the deck, once somebody has looked at it."""

    def declared(self) -> Fields:
        return TABLE_FIELDS

    def values(self) -> list[Any]:
        return [
            self.turn,
            self.phase,
            self.commander,
            self.rotation,
            self.shift,
            self.tops,
            self.bags,
            self.discarded,
            self.between,
            self.common,
            self.event,
            self.event_seen,
            self.events_done,
            self.lost_marks,
            self.ending,
            self.civ,
            self.civ_box,
            self.lost,
            self.added,
            self.pile,
            self.events_deck,
            self.next_event,
        ]

    def areas(self) -> list[Area]:
        return list(self.players)

    def round_number(self) -> int:
        return self.turn

    def clone(self) -> Unknown:
        return self._with([player.clone() for player in self.players])

    def sketch(self, seat: int) -> Unknown:
        players = self.players[:]
        players[seat] = players[seat].clone()
        return self._with(players)

    def _with(self, players: list[Player]) -> Unknown:
        """A copy with players of its own."""
        other = Unknown()
        self.copy_machine(other)
        other.setting = self.setting
        other.players = players
        other.turn = self.turn
        other.phase = self.phase
        other.commander = self.commander
        other.rotation = self.rotation
        other.shift = self.shift
        other.tops = self.tops
        other.bags = self.bags
        other.discarded = self.discarded
        other.between = self.between
        other.common = self.common
        other.event = self.event
        other.event_seen = self.event_seen
        other.events_done = self.events_done
        other.lost_marks = self.lost_marks
        other.ending = self.ending
        other.civ = self.civ
        other.civ_box = self.civ_box
        other.lost = self.lost
        other.added = self.added
        other.pile = self.pile
        other.events_deck = self.events_deck
        other.next_event = self.next_event
        return other

    # The station.

    def section(self, seat: int) -> int:
        """The section (outer slot) that a seat's indicator points at."""
        return section_of(SEATS[self.seats][seat], self.rotation)

    def stack(self, seat: int, ring: int) -> int:
        """The stack (shape) of a ring that a seat faces."""
        return shape_in(self.section(seat), ring, self.shift)

    def civ_sizes(self) -> list[int]:
        """How many cards lie in each civ deck, rank 1 first; also in a position that is seen."""
        sizes = [0, 0, 0, 0]
        for card in self.civ:
            sizes[(CIV_CARDS[card].rank if card >= 0 else -card) - 1] += 1
        return sizes

    def top(self, seat: int, ring: int) -> int:
        """The open tile of a ring that a seat faces, -1 if its stack is empty."""
        return self.tops[self.stack(seat, ring)]

    def status(self) -> list[str]:
        from planetfall.games.planet_unknown.invariants import broken

        return broken(self)

    def scores(self) -> list[Sheet]:
        from planetfall.games.planet_unknown.scoring import scores

        return scores(self)

    def result(self) -> Outcome:
        from planetfall.games.planet_unknown.scoring import outcome

        return outcome(self)

    def deal(self, data: dict[str, Any], rng: Any) -> None:
        from planetfall.games.planet_unknown.determinize import deal

        deal(self, data, rng)

    def fill(self, given: list[str]) -> None:
        from planetfall.games.planet_unknown.filling import fill

        fill(self, given)

    def reveal(self, position: Unknown, seat: int) -> None:
        # Of the civ decks only the size of each rank is known: -1 to -4 stands for a card of it.
        position.civ = sorted([-CIV_CARDS[card].rank for card in self.civ])

    def view_extra(self, seat: int) -> dict[str, Any]:
        from planetfall.games.planet_unknown.determinize import view_extra

        return view_extra(self, seat)


NO_PLAYERS: Final[list[Player]] = []
