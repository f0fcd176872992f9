"""Quick play of Planet Unknown by simple rules and learned weights. Points are hundredths.

It answers every question of a game in a tenth of a millisecond, without trying anything. The
greedy bot plays so; the stronger ones play games to their end in thought by it.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.bots.tunable import Tunable
from planetfall.core.fields import UNKNOWN
from planetfall.core.game import NOBODY_MOVES
from planetfall.core.vocabulary import DONE
from planetfall.games.planet_unknown import bot_weights as weights
from planetfall.games.planet_unknown.bands import CELLS
from planetfall.games.planet_unknown.board import LIFEPODS, METEORITES, ROVERS
from planetfall.games.planet_unknown.bot_land import Land, aims_of, stone_worth
from planetfall.games.planet_unknown.bot_outline import FRAMED, OUTLINE
from planetfall.games.planet_unknown.components import civ_data as kinds
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.corporation import NOWHERE
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import (
    AREA_WITH_BUILDINGS,
    BUILDINGS_AT_MOST,
    METEORITES_AT_LEAST,
    MORE_LIFEPODS,
    OBJECTIVES,
    TRACK_AT_TOP,
)
from planetfall.games.planet_unknown.components.shapes import (
    INNER,
    ORIENTATIONS,
    OUTER,
    OUTLINES,
    TURNS,
)
from planetfall.games.planet_unknown.components.station import SEATS, section_of, shape_in
from planetfall.games.planet_unknown.components.tiles import (
    ENERGY,
    FIRST,
    SECOND,
    SHAPE_OF,
    TERRAINS,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import (
    AMOUNT,
    CIV_CARD,
    KIND,
    MOVE,
    PATCH,
    PLACE_ROVER,
    TECH,
    nearest_medal,
)
from planetfall.games.planet_unknown.effects.advance import RegressOne
from planetfall.games.planet_unknown.effects.events import DestroyObjective
from planetfall.games.planet_unknown.effects.patches import PlacePatch
from planetfall.games.planet_unknown.effects.rovers import Drive, PlaceRover, Step
from planetfall.games.planet_unknown.effects.tiles import ChooseCell, ChooseTurn, rules_of
from planetfall.games.planet_unknown.effects.tokens import TeleportRover
from planetfall.games.planet_unknown.packed import SPACES, space_on, taken_apart
from planetfall.games.planet_unknown.placement import Site, tile_rules
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown
from planetfall.games.planet_unknown.turn import GAINING_USES
from planetfall.games.planet_unknown.vocabulary import (
    BUILDING,
    CELL,
    CIV,
    DO,
    DO_MOVE,
    OBJECTIVE,
    ROTATE,
    ROVER,
    SPACE,
    STORE,
    TAKE,
    TRACK,
    TURN,
    USE,
)

AHEAD: Final = 6
"""How many spaces ahead of a tracker count."""
ARRIVED: Final = 200
"""For a step onto what is to be fetched, beside its worth."""
LAST_ADVANCE: Final = 60
"""For the advance of a card at the end of the game."""
CHANCES: Final = {
    "crowd_source": 95,
    "overdrive": 91,
    "meltdown": 66,
    "flowrate": 60,
    "alternative_energy": 43,
    "exponent": 25,
    "cleanup": 22,
    "overgrowth": 10,
    "germinate": 5,
    "highway": 4,
    "coveralls": 4,
    "pony_express": 3,
    "power_line": 3,
    "secret_lab": 3,
    "tight_ship": 3,
    "amazon": 1,
}
"""By personal objective: in how many of a hundred games of quick play alone it was met, of 600."""
EASE: Final[list[int]] = [CHANCES.get(card.personal.id, 0) for card in OBJECTIVES]
NEVER: Final = -(10**9)

Placement = tuple[int, int, int, int]
"""A whole placement: minus its worth, which tile is taken, how it is turned, where it goes."""


def tiles_to_come(game: Unknown) -> int:
    """Tiles that are still to be placed after this one; with others about so many."""
    if game.seats == 1:
        return min(weights.TILES, len(game.events_deck) + (1 if game.next_event >= 0 else 0))
    return max(0, weights.TILES - game.turn)


class Quick:
    """Plays by weights for the first and for the last tile."""

    def __init__(self, first: list[int], last: list[int]) -> None:
        self.stages: Final = weights.by_stage(first, last)
        self.standings: Final[dict[int, list[int]]] = {}
        """By corporation and tiles to come: what trackers are worth on spaces."""
        self.benefits: Final[dict[int, list[int]]] = {}
        """The same of what spaces give when they are reached."""

    def weights_in(self, game: Unknown) -> list[int]:
        """The weights at this stage of a game."""
        return self.stages[tiles_to_come(game)]

    # Tracks.

    def _tables(self, corporation: int, left: int) -> int:
        """Make the tables of a corporation at a stage, if there are none; the key of both."""
        key = corporation * (weights.TILES + 1) + left
        if key in self.standings:
            return key
        w = self.stages[left]
        gives = [0] * SPACES
        standing = [0] * SPACES
        for number in range(TRACKS):
            track = CORPORATIONS[corporation].tracks[number]
            for height in range(track.top + 1):
                worths = [benefit_worth(code, w) for code in track.benefits[height]]
                if worths:
                    gives[space_on(number, height)] = max(worths) if track.choice else sum(worths)
            for height in range(track.top + 1):
                medal = nearest_medal(track.medals, height)
                value = 100 * medal + w[weights.LIKING + number] * height
                share = 1000
                for ahead in range(height + 1, min(height + AHEAD, track.top) + 1):
                    share = share * w[weights.SHARE] // 100
                    value += gives[space_on(number, ahead)] * share // 1000
                    later = track.medals[ahead]
                    if later:
                        value += w[weights.MEDAL] * (later - medal) * share // 1000
                        medal = later
                standing[space_on(number, height)] = value
        self.benefits[key] = gives
        self.standings[key] = standing
        return key

    def standing(self, game: Unknown, player: Player) -> int:
        """What the trackers are worth where they stand."""
        row = self.standings[self._tables(player.corporation, tiles_to_come(game))]
        value = 0
        for space in player.trackers:
            value += row[space]
        return value

    def steps(self, game: Unknown, player: Player) -> list[int]:
        """By track what one advance is worth, and nothing for energy."""
        key = self._tables(player.corporation, tiles_to_come(game))
        gives = self.benefits[key]
        standing = self.standings[key]
        side = CORPORATIONS[player.corporation]
        found = [0] * TERRAINS
        for tracker in range(TRACKS):
            space = side.next_space(player, tracker)
            if space != NOWHERE:
                here = player.trackers[tracker]
                found[tracker] = gives[space] + standing[space] - standing[here]
        for aim in aims_of(player):
            if aim.kind == TRACK_AT_TOP and found[aim.terrain]:
                found[aim.terrain] += self.weights_in(game)[weights.AIM_TRACK]
        return found

    # Tiles.

    def land_worth(self, game: Unknown, player: Player) -> int:
        """What a planet is worth as it stands: its lines and rovers, less what is shut in."""
        w = self.weights_in(game)
        land = Land(player, w)
        value = land.lines - land.roughness()
        value -= w[weights.FALLEN] * player.board.number(METEORITES)
        targets = self._targets(game, player)
        for rover in player.board.cells(ROVERS):
            value += w[weights.LOST_ROVER] + pull(rover, targets, w[weights.STEP])
        return value

    def placements(self, game: Unknown, seat: int, options: list[int]) -> list[Placement]:
        """All whole placements of the tiles that may be taken."""
        player = game.players[seat]
        land = Land(player, self.weights_in(game))
        steps = self.steps(game, player)
        found: list[Placement] = []
        for option in options:
            tile = game.top(seat, option - TAKE) if option <= TAKE + INNER else NO_TILE
            if tile != NO_TILE:
                rules = tile_rules(game, player, tile)
                _add_places(found, player, land, steps, tile, option, rules)
        return found

    def turnings(self, game: Unknown, seat: int) -> list[Placement]:
        """All placements of the tile in hand."""
        frame = game.question(seat)
        player = game.players[seat]
        land = Land(player, self.weights_in(game))
        found: list[Placement] = []
        steps = self.steps(game, player)
        _add_places(found, player, land, steps, frame.a, DONE, rules_of(frame))
        return found

    def cells(self, game: Unknown, seat: int, options: list[int]) -> list[tuple[int, int]]:
        """The places of the turned tile: minus the worth, and the option."""
        tile, turn = taken_apart(game.question(seat).a)
        player = game.players[seat]
        land = Land(player, self.weights_in(game))
        steps = self.steps(game, player)
        if FIRST[tile] == ENERGY or SECOND[tile] == ENERGY:
            land.look_for_energy(steps)
        outline = OUTLINE[SHAPE_OF[tile]][turn]
        found: list[tuple[int, int]] = []
        for option in options:
            at = FRAMED[option - CELL]
            value = land.cover(outline, at) + land.show(tile, outline, at, steps)
            found.append((-value, option))
        return found

    def patches(self, game: Unknown, seat: int, options: list[int]) -> list[tuple[int, int]]:
        """What may become of a patch: minus the worth, and the option."""
        w = self.weights_in(game)
        land = Land(game.players[seat], w)
        found: list[tuple[int, int]] = []
        for option in options:
            value = 0
            if CELL <= option < CELL + CELLS:
                value = land.patch(option - CELL)
            elif option == STORE:
                value = w[weights.STORE]
            found.append((-value, option))
        return found

    # Choices.

    def plans(self, game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
        """Choices worth a look, whole placements as one, the best first."""
        first = options[0]
        effect = game.question(seat).effect
        if TAKE <= first <= TAKE + INNER:
            others = [[option] for option in options if option > TAKE + INNER]
            ranked = self.placements(game, seat, options)
            ranked.sort()
            plans = [[take, turn, cell] for _, take, turn, cell in ranked[: most - len(others)]]
            if not plans:
                # A tile that fits nowhere can be taken too.
                plans = [[option] for option in options if option <= TAKE + INNER]
            waits = bool(others) and self.choice(game, seat, options) > TAKE + INNER
            return others + plans if waits else plans + others
        if isinstance(effect, ChooseTurn) and TURN <= first < TURN + 8:
            ranked = self.turnings(game, seat)
            ranked.sort()
            plans = [[turn, cell] for _, _, turn, cell in ranked[:most]]
            return plans + [[o] for o in options if o >= TURN + 8]
        if isinstance(effect, ChooseCell) or isinstance(effect, PlacePatch):
            cells = isinstance(effect, ChooseCell)
            pairs = (self.cells if cells else self.patches)(game, seat, options)
            pairs.sort()
            return [[option] for _, option in pairs[:most]]
        favourite = self.choice(game, seat, options)
        rest = [[option] for option in options if option != favourite]
        return [[favourite], *rest[: most - 1]]

    def choice(self, game: Unknown, seat: int, options: list[int]) -> int:
        """The answer to a question."""
        first = options[0]
        if len(options) == 1:
            return first
        effect = game.question(seat).effect
        if TAKE <= first <= TAKE + INNER:
            return self._before_placing(game, seat, options)
        if isinstance(effect, ChooseTurn) and TURN <= first < TURN + 8:
            return best_of(self.turnings(game, seat))[2]
        if isinstance(effect, ChooseCell):
            return min(self.cells(game, seat, options))[1]
        if isinstance(effect, PlacePatch):
            return min(self.patches(game, seat, options))[1]
        player = game.players[seat]
        if isinstance(effect, TeleportRover) and first >= ROVER:
            return self._teleport(game, player, options)
        if isinstance(effect, (Drive, Step, PlaceRover, TeleportRover)):
            return self._drive(game, player, options)
        if TRACK <= first < TRACK + TRACKS:
            if isinstance(effect, RegressOne):
                return self._regress(game, player, options)
            return _highest(options, self.steps(game, player), TRACK)
        if BUILDING <= first < BUILDING + TERRAINS:
            return _highest(options, self.steps(game, player), BUILDING)
        if SPACE <= first < SPACE + SPACES:
            key = self._tables(player.corporation, tiles_to_come(game))
            return _highest(options, self.standings[key], SPACE)
        if CIV <= first < CIV + len(CIV_CARDS):
            return self._card(game, player, options)
        if OBJECTIVE <= first < OBJECTIVE + len(OBJECTIVES):
            if isinstance(effect, DestroyObjective):
                return _highest(options, [-ease for ease in EASE], OBJECTIVE)
            return keep_objective(player, options)
        if ROTATE <= first < ROTATE + 6:
            return self._rotation(game, seat, options)
        if CELL <= first < CELL + CELLS:
            w = self.weights_in(game)
            stones = [stone_worth(player.board, cell, w) for cell in range(CELLS)]
            return _highest(options, stones, CELL)
        return self._work(game, player, options)

    def _before_placing(self, game: Unknown, seat: int, options: list[int]) -> int:
        """What is done when a tile may be taken: pending work and movement come first."""
        for option in options:
            if DO <= option < DO_MOVE:
                return option
        if DO_MOVE in options and self._has_way(game, game.players[seat]):
            return DO_MOVE
        placements = self.placements(game, seat, options)
        return best_of(placements)[1] if placements else options[0]

    def _work(self, game: Unknown, player: Player, options: list[int]) -> int:
        """Which work is done next: all that is pending, then movement and gainful abilities."""
        for option in options:
            if DO <= option < DO_MOVE:
                return option
        if DO_MOVE in options and self._has_way(game, player):
            return DO_MOVE
        for ability in GAINING_USES:
            if USE + ability in options:
                return USE + ability
        return DONE if DONE in options else options[0]

    def _regress(self, game: Unknown, player: Player, options: list[int]) -> int:
        """The tracker whose step down costs least."""
        key = self._tables(player.corporation, tiles_to_come(game))
        standing = self.standings[key]
        side = CORPORATIONS[player.corporation]
        worths = [NEVER] * TRACKS
        for tracker in range(TRACKS):
            below = side.space_below(player, tracker)
            if below != NOWHERE:
                worths[tracker] = standing[below] - standing[player.trackers[tracker]]
        return _highest(options, worths, TRACK)

    def _rotation(self, game: Unknown, seat: int, options: list[int]) -> int:
        """The rotation that brings the best tile, wherever it goes."""
        w = self.weights_in(game)
        steps = self.steps(game, game.players[seat])
        worths = [NEVER] * 6
        for number in range(6):
            section = section_of(SEATS[game.seats][seat], (game.rotation - number) % 6)
            for ring in (OUTER, INNER):
                tile = game.tops[shape_in(section, ring, game.shift)]
                if tile != NO_TILE:
                    value = w[weights.SQUARE] * len(OUTLINE[SHAPE_OF[tile]][0].places)
                    value += steps[FIRST[tile]] + steps[SECOND[tile]]
                    worths[number] = max(worths[number], value)
        return _highest(options, worths, ROTATE)

    # Rovers.

    def _targets(self, game: Unknown, player: Player) -> list[tuple[int, int]]:
        """What rovers may fetch: cells and worths."""
        w = self.weights_in(game)
        pod = w[weights.FETCH_POD]
        stone = 0
        for aim in aims_of(player):
            if aim.kind == MORE_LIFEPODS:
                pod += w[weights.AIM_POD]
            elif aim.kind == METEORITES_AT_LEAST:
                stone += w[weights.AIM_STONE]
        board = player.board
        found = [(cell, pod) for cell in board.cells(LIFEPODS)]
        for cell in board.cells(METEORITES):
            found.append((cell, stone + stone_worth(board, cell, w)))
        return found

    def _has_way(self, game: Unknown, player: Player) -> bool:
        """Whether a rover has something to fetch that is worth the way."""
        targets = self._targets(game, player)
        step = self.weights_in(game)[weights.STEP]
        for rover in player.board.cells(ROVERS):
            if pull(rover, targets, step) > 0:
                return True
        return False

    def _drive(self, game: Unknown, player: Player, options: list[int]) -> int:
        """Where a rover goes, or which one: nearest to what is worth most."""
        targets = self._targets(game, player)
        step = self.weights_in(game)[weights.STEP]
        chosen = options[0]
        best = NEVER
        for option in options:
            value = 1
            if option != DONE:
                cell = option - ROVER if option >= ROVER else option - CELL
                value = pull(cell, targets, step)
            if value > best:
                best = value
                chosen = option
        return chosen

    def _teleport(self, game: Unknown, player: Player, options: list[int]) -> int:
        """Which rover is teleported: the one that is farthest from everything."""
        targets = self._targets(game, player)
        step = self.weights_in(game)[weights.STEP]
        pulls = [-pull(cell, targets, step) for cell in range(CELLS)]
        return _highest(options, pulls, ROVER)

    # Cards.

    def _card(self, game: Unknown, player: Player, options: list[int]) -> int:
        """The civ card that is worth most."""
        steps = self.steps(game, player)[:TRACKS]
        steps.sort()
        chosen = options[0]
        best = NEVER
        for option in options:
            value = self._card_worth(game, player, option - CIV, steps)
            if value > best:
                best = value
                chosen = option
        return chosen

    def _card_worth(self, game: Unknown, player: Player, card: int, steps: list[int]) -> int:
        """What a civ card is worth; `steps` ascending."""
        w = self.weights_in(game)
        record = CIV_CARDS[card]
        kind = record.kind
        board = player.board
        left = tiles_to_come(game)
        if kind == kinds.ADVANCE_DIFFERENT:
            return record.amount * sum(steps[TRACKS - record.count :])
        if kind == kinds.GAIN_PATCHES:
            return record.count * w[weights.PATCH]
        if kind == kinds.MOVEMENT:
            return record.amount * w[weights.MOVE]
        if kind == kinds.EXTRA_TILE:
            return w[weights.CARD_TILE] * (2 + record.amount) // 2
        if kind == kinds.POINTS or kind == kinds.POINTS_AND_ADVANCE:
            return w[weights.CARD_POINTS] * record.amount + LAST_ADVANCE * record.count
        if kind == kinds.COLLECT_LIFEPODS:
            return w[weights.CARD_PODS] * min(record.count, board.number(LIFEPODS))
        if kind == kinds.TELEPORT_ROVER:
            return w[weights.CARD_TELEPORT]
        if kind == kinds.CLEAR_LINE:
            return w[weights.CARD_LINE] if board.number(METEORITES) else 0
        if kind == kinds.ADVANCE_ALL_TO:
            return w[weights.CARD_ALL]
        if kind == kinds.POINTS_PER_PATCH:
            return w[weights.CARD_PATCHES]
        if kind == kinds.DESTROY_METEORITES:
            return w[weights.CARD_STONES] * min(record.count, board.number(METEORITES))
        if kind == kinds.LIFEPOD_VALUE:
            return 100 * (player.lifepods + left // 10)
        if kind == kinds.METEORITE_SET:
            return w[weights.CARD_SET] * ((player.meteorites + left // 3) // 3)
        have = 0
        for other in player.civ_cards:
            if other != UNKNOWN and CIV_CARDS[other].kind == kind:
                have += 1
        return w[weights.CARD_COMMERCE] * (1 + have)

    # Whole games.

    def play_out(self, game: Unknown) -> None:
        """Let all seats play a game to its end."""
        while True:
            seat = game.next_to_move()
            if seat == NOBODY_MOVES:
                return
            options = game.asks[seat]
            assert options is not None
            first = options[0]
            if len(options) == 1:
                game.apply(seat, first)
            elif TAKE <= first <= TAKE + INNER and options[-1] <= TAKE + INNER:
                self._lay(game, seat, self.placements(game, seat, options))
            elif TURN <= first < TURN + 8 and options[-1] < TURN + 8:
                self._lay(game, seat, self.turnings(game, seat))
            else:
                game.apply(seat, self.choice(game, seat, options))

    def _lay(self, game: Unknown, seat: int, placements: list[Placement]) -> None:
        """Make the best of some placements as one."""
        options = game.asks[seat]
        assert options is not None
        if not placements:
            game.apply(seat, options[0])
            return
        _, take, turn, cell = best_of(placements)
        for step in (take, turn, cell):
            options = game.asks[seat]
            # Where there is no choice, nobody is asked.
            if options is not None and step in options:
                game.apply(seat, step)


def benefit_worth(code: int, w: list[int]) -> int:
    """What a symbol of a track is worth when reached."""
    kind = code & KIND
    if kind == PATCH:
        return w[weights.PATCH]
    if kind == PLACE_ROVER:
        return w[weights.ROVER]
    if kind == MOVE:
        return w[weights.MOVE] * (code & AMOUNT)
    if kind == TECH:
        return w[weights.TECH + (code & AMOUNT)]
    if kind == CIV_CARD:
        return w[weights.CIV] + w[weights.RANK] * (code & AMOUNT)
    return w[weights.SYNERGY]


def keep_objective(player: Player, options: list[int]) -> int:
    """The first objective to keep: the hardest of those offered are left out.

    They are kept in ascending order; with one more option than one, one is left out.
    """
    cards = [card for card in player.offer if OBJECTIVE + card >= options[0]]
    ranked = [(EASE[card], card) for card in cards]
    ranked.sort()
    out = [card for _, card in ranked[: len(options) - 1]]
    for option in options:
        if option - OBJECTIVE not in out:
            return option
    return options[0]


def pull(cell: int, targets: list[tuple[int, int]], step: int) -> int:
    """How good it is for a rover to stand on a cell: what it may fetch, less the way there."""
    best = 0
    for target, worth in targets:
        far = abs(target // 12 - cell // 12) + abs(target % 12 - cell % 12)
        if far == 0:
            return worth + ARRIVED
        best = max(best, worth - step * far)
    return best


def best_of(placements: list[Placement]) -> Placement:
    """The best of some placements, of equals the first."""
    best = placements[0]
    for placement in placements:
        if placement[0] < best[0]:
            best = placement
    return best


def _highest(options: list[int], worths: list[int], base: int) -> int:
    """The option of a block of words that is worth most, of equals the first."""
    chosen = options[0]
    best = NEVER - 1
    for option in options:
        if base <= option < base + len(worths) and worths[option - base] > best:
            best = worths[option - base]
            chosen = option
    return chosen


def _add_places(
    found: list[Placement],
    player: Player,
    land: Land,
    steps: list[int],
    tile: int,
    option: int,
    rules: int,
) -> None:
    """Add all placements of a tile, of turns that cover the same squares the best one."""
    shape = SHAPE_OF[tile]
    outlines = OUTLINE[shape]
    site = Site(player.board, rules)
    base = _tile_worth(player, land, steps, tile)
    if site.by_section:
        for turn in TURNS[shape]:
            for cell in site.cells(tile, turn):
                at = FRAMED[cell]
                value = base + land.cover(outlines[turn], at)
                value += land.show(tile, outlines[turn], at, steps)
                found.append((-value, option, TURN + turn, CELL + cell))
        return
    for outline in OUTLINES[shape]:
        alike = [turn for turn in TURNS[shape] if ORIENTATIONS[shape][turn].outline == outline]
        for cell in site.cells(tile, outline):
            at = FRAMED[cell]
            best = NEVER
            chosen = outline
            for turn in alike:
                shown = land.show(tile, outlines[turn], at, steps)
                if shown > best:
                    best = shown
                    chosen = turn
            value = base + land.cover(outlines[outline], at) + best
            found.append((-value, option, TURN + chosen, CELL + cell))


def _tile_worth(player: Player, land: Land, steps: list[int], tile: int) -> int:
    """What a tile is worth wherever it goes: its size, its advances, objectives about terrain."""
    w = land.w
    value = w[weights.SQUARE] * len(OUTLINE[SHAPE_OF[tile]][0].places)
    terrains = (FIRST[tile], SECOND[tile])
    for terrain in terrains:
        if terrain == ENERGY:
            land.look_for_energy(steps)
        elif terrain != WATER:
            value += steps[terrain]
    for aim in aims_of(player):
        if aim.terrain not in terrains:
            continue
        if aim.kind == BUILDINGS_AT_MOST:
            value -= w[weights.AIM_LESS]
        elif aim.kind == AREA_WITH_BUILDINGS:
            value += w[weights.AIM_TERRAIN]
    return value


class TunableQuick(Tunable):
    """Quick play, to be learned."""

    def guess(self) -> list[list[int]]:
        row = [guess for _, guess in weights.FIRST_GUESS]
        return [row, row]

    def data(self, rows: list[list[int]]) -> dict[str, Any]:
        return weights.written(rows)

    def points(self, rows: list[list[int]], games: list[Any]) -> list[int]:
        quick = Quick(rows[0], rows[1])
        found: list[int] = []
        for game in games:
            quick.play_out(game)
            found.append(sum([sheet.total for sheet in game.scores()]))
        return found


def tunable() -> Tunable:
    """The quick play of this game."""
    return TunableQuick()
