"""Greedy judgement of Planet Unknown. Points are hundredths.

Where a tile goes is judged straight on the planet, for all turns and squares at once; everything
else (which pending item first, which tracker, where rovers drive, which card) by trying it. Alone
everything is left to quick play (`bot_quick`), by which games are also played out in thought.
"""

from __future__ import annotations

from typing import Final

from planetfall.bots.evaluation import Evaluation
from planetfall.bots.greedy import look_ahead
from planetfall.bots.judge import Judge
from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.board import PlanetBoard
from planetfall.games.planet_unknown.bot_ground import Ground, fetching
from planetfall.games.planet_unknown.bot_quick import Quick
from planetfall.games.planet_unknown.bot_weights import shipped
from planetfall.games.planet_unknown.components.corporation import NOWHERE
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, PERSONAL_POINTS
from planetfall.games.planet_unknown.components.shapes import INNER, ORIENTATIONS, OUTER
from planetfall.games.planet_unknown.components.station import SEATS, section_of, shape_in
from planetfall.games.planet_unknown.components.tiles import (
    ENERGY,
    FIRST,
    SECOND,
    SHAPE_OF,
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
    SYNERGY,
    TECH,
    nearest_medal,
)
from planetfall.games.planet_unknown.effects.tiles import ChooseCell, ChooseTurn, rules_of
from planetfall.games.planet_unknown.geometry import water_on_ice
from planetfall.games.planet_unknown.packed import SPACES, space_on, taken_apart
from planetfall.games.planet_unknown.placement import Site, tile_rules
from planetfall.games.planet_unknown.scoring import (
    against,
    personal_points,
    rivals,
    solo_target,
)
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import CELL, ROTATE, TAKE, TURN

SYNERGY_WORTH: Final = 90
PATCH_WORTH: Final = 75
ROVER_WORTH: Final = 120
MOVE_WORTH: Final = 14
TECH_WORTH: Final = 90
CIV_WORTH: Final = 170
"""Of a card of rank 0; every rank adds `RANK_WORTH`."""
RANK_WORTH: Final = 50
LIFEPOD_WORTH: Final = 180
METEORITE_WORTH: Final = 60
CARD_WORTH: Final = 150
"""Of a civ card kept for the end, beside what it scores now."""
OBJECTIVE: Final = 90
"""Per cent of the points of an objective, as it stands, that count before the end."""
EDGE: Final = 40
"""For every unit before or behind a neighbour in an objective, up to `MOST_EDGE`."""
MOST_EDGE: Final = 3
PERSONAL: Final = 300
"""Of a personal objective that is met."""
PLANS: Final = 4
"""How many whole placements are tried."""
REACHED: Final = 300
"""Of the target of the solo game, beside its points."""
AHEAD: Final = 5
"""How many spaces ahead of a tracker count."""
NEVER: Final = -(10**9)


def benefit_worth(code: int) -> int:
    """What a symbol of a track is worth when reached."""
    kind = code & KIND
    if kind == SYNERGY:
        return SYNERGY_WORTH
    if kind == PATCH:
        return PATCH_WORTH
    if kind == PLACE_ROVER:
        return ROVER_WORTH
    if kind == MOVE:
        return MOVE_WORTH * (code & AMOUNT)
    if kind == TECH:
        return TECH_WORTH
    if kind == CIV_CARD:
        return CIV_WORTH + RANK_WORTH * (code & AMOUNT)
    return SYNERGY_WORTH


def _space_worths() -> list[list[int]]:
    """By corporation and space: the benefits there, a choice counting once."""
    table: list[list[int]] = []
    for corporation in CORPORATIONS:
        row = [0] * SPACES
        for number in range(TRACKS):
            track = corporation.tracks[number]
            for height in range(track.top + 1):
                worths = [benefit_worth(code) for code in track.benefits[height]]
                if worths:
                    row[space_on(number, height)] = max(worths) if track.choice else sum(worths)
        table.append(row)
    return table


def _standings(space_worths: list[list[int]]) -> list[list[int]]:
    """By corporation and space: medals reached and hoped for, and the benefits ahead."""
    table: list[list[int]] = []
    for index in range(len(CORPORATIONS)):
        row = [0] * SPACES
        for number in range(TRACKS):
            track = CORPORATIONS[index].tracks[number]
            for height in range(track.top + 1):
                value = 100 * nearest_medal(track.medals, height)
                share = 64
                for ahead in range(1, AHEAD + 1):
                    if height + ahead > track.top:
                        break
                    share = share * 3 // 5
                    value += space_worths[index][space_on(number, height + ahead)] * share // 64
                    medal = track.medals[height + ahead]
                    if medal:
                        value += 100 * medal * share // 128
                row[space_on(number, height)] = value
        table.append(row)
    return table


SPACE_WORTH: Final = _space_worths()
STANDING: Final = _standings(SPACE_WORTH)


def standing(player: Player) -> int:
    """What the trackers are worth where they stand."""
    row = STANDING[player.corporation]
    value = 0
    for space in player.trackers:
        value += row[space]
    return value


def step_worth(player: Player, tracker: int) -> int:
    """What one advance of a tracker is worth."""
    here = player.trackers[tracker]
    there = CORPORATIONS[player.corporation].next_space(player, tracker)
    if there == NOWHERE:
        return 0
    row = STANDING[player.corporation]
    return SPACE_WORTH[player.corporation][there] + row[there] - row[here]


def item_worth(player: Player, item: int) -> int:
    """What a pending item is worth, a little less than when carried out."""
    kind = items.kind_of(item)
    if kind < TRACKS:
        return step_worth(player, kind) * items.steps_of(item) * 9 // 10
    if kind == items.PATCH:
        return PATCH_WORTH * 9 // 10
    if kind == items.PLACE_ROVER:
        return ROVER_WORTH * 9 // 10
    if kind == items.REGRESS:
        return -SYNERGY_WORTH
    return SYNERGY_WORTH * 9 // 10


def edge(game: Unknown, card: int, seat: int, other: int) -> int:
    """How far a seat is before a neighbour in an objective, within `MOST_EDGE`."""
    mine, theirs, _ = against(game, card, seat, other)
    ahead = theirs - mine if OBJECTIVES[card].neighbour.fewest else mine - theirs
    return max(-MOST_EDGE, min(MOST_EDGE, ahead))


def objectives(game: Unknown, seat: int) -> int:
    """What objectives are worth as they stand: those against neighbours, and personal ones."""
    value = 0
    for card, other in rivals(game, seat):
        _, _, points = against(game, card, seat, other)
        value += OBJECTIVE * points + EDGE * edge(game, card, seat, other)
    return value + PERSONAL * personal_points(game.players[seat]) // PERSONAL_POINTS


def outlook(game: Unknown, seat: int) -> int:
    """What a seat has and may hope for, at every moment of the game."""
    player = game.players[seat]
    board = player.board
    ground = Ground(board)
    value = standing(player) + fetching(board)
    value += ground.lines - ground.roughness()
    value += LIFEPOD_WORTH * player.collected_lifepods()
    value += METEORITE_WORTH * player.meteorites + PATCH_WORTH * player.patches
    value += CARD_WORTH * len(player.civ_cards) + 5 * player.moves
    for rank in player.due:
        value += CIV_WORTH + RANK_WORTH * rank
    for item in player.pool:
        value += item_worth(player, item)
    return value + objectives(game, seat)


class UnknownEvaluation(Evaluation):
    """What a position is worth to the greedy bot."""

    def worth(self, game: Unknown, seat: int) -> int:
        value = outlook(game, seat)
        if game.phase >= 4:
            value += 100 * game.scores()[seat].total
        return value

    def further_parts(self, game: Unknown, seat: int) -> list[tuple[str, int]]:
        lead = 0
        for card, other in rivals(game, seat):
            lead += EDGE * edge(game, card, seat, other)
        return [("progress", standing(game.players[seat])), ("goal", lead)]

    def secret_parts(self) -> tuple[str, ...]:
        return ("civ_cards", "personal", "lifepods", "meteorites")


class UnknownJudge(Judge):
    """The judgement of the greedy bot."""

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        super().__init__(UnknownEvaluation() if evaluation is None else evaluation)
        first, last = shipped()
        self.by_rules = Quick(first, last)

    def depth(self) -> int:
        return 1

    def at_rest(self, game: Unknown, seat: int) -> bool:
        options = game.asks[seat]
        if not options:
            return False
        # The next turn has begun.
        first = options[0]
        if ROTATE <= first < ROTATE + 6:
            return True
        return TAKE <= first <= TAKE + INNER and game.players[seat].tile == NO_TILE

    def candidates(self, game: Unknown, seat: int, options: list[int]) -> list[int]:
        if game.seats == 1:
            return [self.by_rules.choice(game, seat, options)]
        first = options[0]
        effect = game.question(seat).effect
        if TAKE <= first <= TAKE + INNER:
            takes = [option for option in options if option <= TAKE + INNER]
            others = [option for option in options if option > TAKE + INNER]
            better = self._before_taking(game, seat, others)
            if better >= 0:
                return [better]
            return [self._best_plan(game, seat, best_takes(game, seat, takes, PLANS))]
        if isinstance(effect, ChooseTurn) and TURN <= first < TURN + 8:
            return [self._best_plan(game, seat, best_turns(game, seat, options, PLANS))]
        if isinstance(effect, ChooseCell):
            return [self._best_plan(game, seat, best_cells(game, seat, options, PLANS))]
        if ROTATE <= first < ROTATE + 6:
            return [self._rotation(game, seat, options)]
        return options

    def slips(self) -> tuple[int, int]:
        return 40, 25

    def strong_counts(self, game: Unknown) -> tuple[int, int]:
        return (8, 24) if game.seats == 1 else (0, 0)

    def expert_counts(self, game: Unknown) -> tuple[int, int]:
        # A rollout with others is one turn.
        return (12, 144) if game.seats == 1 else (6, 72)

    def plays_out(self, game: Unknown) -> bool:
        return game.seats == 1

    def play_out(self, game: Unknown, seat: int) -> int:
        self.by_rules.play_out(game)
        points = game.scores()[seat].total
        return 100 * points + (REACHED if points >= solo_target(game.setting.mix(1)) else 0)

    def plans(self, game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
        if game.seats == 1:
            return self.by_rules.plans(game, seat, options, most)
        first = options[0]
        if TAKE <= first <= TAKE + INNER:
            plans = best_takes(game, seat, options, most)
            return plans + [[option] for option in options if option > TAKE + INNER]
        effect = game.question(seat).effect
        if isinstance(effect, ChooseTurn) and TURN <= first < TURN + 8:
            return best_turns(game, seat, options, most)
        if isinstance(effect, ChooseCell):
            return best_cells(game, seat, options, most)
        if ROTATE <= first < ROTATE + 6:
            return best_rotations(game, seat, options, most)
        return [[option] for option in self.candidates(game, seat, options)]

    def reply(self, game: Unknown, seat: int, options: list[int]) -> int:
        return self.candidates(game, seat, options)[0]

    def _before_taking(self, game: Unknown, seat: int, options: list[int]) -> int:
        """What improves the position before a tile is taken; -1 if nothing does."""
        chosen = -1
        best = self.evaluate(game, seat) if options else 0
        for option in options:
            trial = game.clone()
            trial.apply(seat, option)
            value = look_ahead(self, trial, seat, 1)
            if value > best:
                best = value
                chosen = option
        return chosen

    # Tiles.

    def _best_plan(self, game: Unknown, seat: int, plans: list[list[int]]) -> int:
        """The first choice of the best of some whole placements, each tried to its end."""
        chosen = plans[0][0]
        if len(plans) == 1:
            return chosen
        best = NEVER
        for plan in plans:
            trial = game.clone()
            trial.apply(seat, plan[0])
            for option in plan[1:]:
                # Where there is no choice, nobody is asked.
                asked = trial.asks[seat]
                if not asked or option not in asked:
                    continue
                if isinstance(trial.question(seat).effect, (ChooseTurn, ChooseCell)):
                    trial.apply(seat, option)
            value = self.evaluate(trial, seat)
            if value > best:
                best = value
                chosen = plan[0]
        return chosen

    def _rotation(self, game: Unknown, seat: int, options: list[int]) -> int:
        """The rotation whose tiles advance the best trackers; every square counts a little."""
        player = game.players[seat]
        chosen = options[0]
        best = NEVER
        for option in options:
            rotation = (game.rotation - (option - ROTATE)) % 6
            section = section_of(SEATS[game.seats][seat], rotation)
            value = NEVER
            for ring in (OUTER, INNER):
                tile = game.tops[shape_in(section, ring, game.shift)]
                if tile != NO_TILE:
                    value = max(value, tile_worth(player, tile))
            if value > best:
                best = value
                chosen = option
        return chosen


def tile_worth(player: Player, tile: int) -> int:
    """What a tile is worth wherever it goes: its buildings and its size."""
    value = 20 * len(ORIENTATIONS[SHAPE_OF[tile]][0].squares)
    for terrain in (FIRST[tile], SECOND[tile]):
        value += SYNERGY_WORTH // 2 if terrain == ENERGY else step_worth(player, terrain)
    return value


def place_worth(player: Player, ground: Ground, tile: int, turn: int, cell: int) -> int:
    """What a tile is worth on one place."""
    return ground.place(tile, turn, cell) + water_worth(player, player.board, tile, turn, cell)


def water_worth(player: Player, board: PlanetBoard, tile: int, turn: int, cell: int) -> int:
    """What the water building of a tile gives there: it needs ice."""
    if FIRST[tile] != WATER and SECOND[tile] != WATER:
        return 0
    return step_worth(player, WATER) if water_on_ice(board, tile, turn, cell) else 0


def best_takes(game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
    """Whole placements, likeliest first: which tile, how it is turned, where it goes."""
    player = game.players[seat]
    ground = Ground(player.board)
    ranked: list[tuple[int, int, int, int]] = []
    for option in options:
        tile = game.top(seat, option - TAKE) if option <= TAKE + INNER else NO_TILE
        if tile == NO_TILE:
            continue
        site = Site(player.board, tile_rules(game, player, tile))
        base = 0
        for terrain in (FIRST[tile], SECOND[tile]):
            if terrain == ENERGY:
                base += SYNERGY_WORTH // 2
            elif terrain != WATER:
                base += step_worth(player, terrain)
        for turn in site.turns(tile):
            for cell in site.cells(tile, turn):
                value = base + place_worth(player, ground, tile, turn, cell)
                ranked.append((-value, option, TURN + turn, CELL + cell))
    ranked.sort()
    plans = [[take, turn, cell] for _, take, turn, cell in ranked[:most]]
    # A tile that fits nowhere can be taken too.
    return plans or [[option] for option in options if option <= TAKE + INNER]


def best_rotations(game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
    """Every rotation with the likeliest whole placements behind it."""
    plans: list[list[int]] = []
    each = max(most // len(options), 1)
    for option in options:
        trial = game.clone()
        trial.apply(seat, option)
        further = trial.asks[seat]
        if further and TAKE <= further[0] <= TAKE + INNER:
            for steps in best_takes(trial, seat, list(further), each):
                plans.append([option, *steps])
        else:
            plans.append([option])
    return plans


def best_turns(game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
    """How the tile in hand is turned and where it goes, likeliest first."""
    frame = game.question(seat)
    player = game.players[seat]
    ground = Ground(player.board)
    site = Site(player.board, rules_of(frame))
    ranked: list[tuple[int, int, int]] = []
    others: list[list[int]] = []
    for option in options:
        if not TURN <= option < TURN + 8:
            others.append([option])
            continue
        for cell in site.cells(frame.a, option - TURN):
            value = place_worth(player, ground, frame.a, option - TURN, cell)
            ranked.append((-value, option, CELL + cell))
    ranked.sort()
    return [[turn, cell] for _, turn, cell in ranked[:most]] + others


def best_cells(game: Unknown, seat: int, options: list[int], most: int) -> list[list[int]]:
    """Where the turned tile goes, likeliest first."""
    tile, turn = taken_apart(game.question(seat).a)
    player = game.players[seat]
    ground = Ground(player.board)
    ranked: list[tuple[int, int]] = []
    for option in options:
        ranked.append((-place_worth(player, ground, tile, turn, option - CELL), option))
    ranked.sort()
    return [[option] for _, option in ranked[:most]]


def judge() -> Judge:
    """The judge of this game."""
    return UnknownJudge()
