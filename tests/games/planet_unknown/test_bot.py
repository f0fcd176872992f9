"""What the greedy bot of Planet Unknown sees in rows, columns, meteorites and objectives."""

from __future__ import annotations

from random import Random

from planetfall import bots
from planetfall.bots import match
from planetfall.games.planet_unknown.bot import PLANS, UnknownJudge, best_takes, objectives
from planetfall.games.planet_unknown.bot_ground import Ground
from planetfall.games.planet_unknown.state import Unknown
from tests.rulebook.planet_unknown.help import all_but, ending, fresh, seat


def lines(game: Unknown) -> int:
    """What the rows and columns of the first planet are worth."""
    return Ground(game.players[0].board).lines


def with_stone(*cells: str) -> Unknown:
    """A planet covered but for four squares in a line, with meteorites."""
    free = ("3-4", "3-5", "3-6", "3-7")
    covered = seat(patches_at=all_but(*free), meteorites_at=list(cells), lifepods_at=[])
    return ending(covered)


def test_a_meteorite_spoils_its_row_and_column() -> None:
    assert lines(with_stone("6-6")) < lines(with_stone())


def test_a_meteorite_spoils_more_where_the_lines_score_more() -> None:
    assert lines(with_stone("6-6")) < lines(with_stone("1-6")) < lines(with_stone())


def test_a_second_meteorite_in_the_same_lines_spoils_less() -> None:
    first = lines(with_stone()) - lines(with_stone("6-6"))
    second = lines(with_stone("6-6")) - lines(with_stone("6-6", "6-7"))
    assert second < first


def test_the_last_square_of_a_line_is_worth_more_without_a_meteorite_in_it() -> None:
    free = Ground(with_stone().players[0].board)
    spoilt = Ground(with_stone("3-8").players[0].board)
    empty = [k for k in range(144) if free.free[k]]
    assert spoilt.worth[empty[0]] < free.worth[empty[0]]


def test_objectives_count_by_who_is_ahead() -> None:
    game = fresh(2, 3)
    seated = [bots.make("greedy", "planet-unknown")] * 2
    match.run(game, seated, match.seat_rngs(3, 2))
    won = dict(game.scores()[0].lines)["neighbours"]
    lost = dict(game.scores()[1].lines)["neighbours"]
    assert (objectives(game, 0) > objectives(game, 1)) == (won > lost)


def test_whole_placements_are_tried_and_the_best_is_begun() -> None:
    game = fresh(2, 5)
    judge = UnknownJudge()
    rng = Random(1)
    while True:
        at = game.to_move()[0]
        if any(game.rules.key(option).startswith("take:") for option in game.legal(at)):
            break
        legal = game.legal(at)
        game.apply(at, legal[int(rng.random() * len(legal))])
    plans = best_takes(game, at, game.legal(at), PLANS)
    assert 1 < len(plans) <= PLANS
    assert judge.candidates(game, at, game.legal(at))[0] in [plan[0] for plan in plans]
