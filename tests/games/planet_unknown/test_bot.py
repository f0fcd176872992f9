"""What the bots of Planet Unknown see in rows, columns, meteorites and objectives."""

from __future__ import annotations

import pytest

from planetfall import bots
from planetfall.bots import match
from planetfall.games.planet_unknown.bot import UnknownJudge, objectives
from planetfall.games.planet_unknown.bot_land import Land
from planetfall.games.planet_unknown.effects.rovers import Drive, Step
from planetfall.games.planet_unknown.state import Unknown
from tests.rulebook.planet_unknown.help import all_but, ending, fresh, seat


def lines(game: Unknown) -> int:
    """What the rows and columns of the first planet are worth."""
    judge = UnknownJudge()
    return Land(game.players[0], judge.by_rules.weights_in(game)).lines


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


def test_holes_cost_more_than_open_ground() -> None:
    def rough(*free: str) -> int:
        game = ending(seat(patches_at=all_but(*free), lifepods_at=[]))
        judge = UnknownJudge()
        return Land(game.players[0], judge.by_rules.weights_in(game)).roughness()

    assert rough("5-5", "7-7") > rough("5-5", "5-6") > rough("5-5", "5-6", "6-5", "6-6")


def test_objectives_count_by_who_is_ahead() -> None:
    compared = 0
    for seed in range(3, 9):
        game = fresh(2, seed)
        seated = [bots.make("greedy", "planet-unknown")] * 2
        match.run(game, seated, match.seat_rngs(seed, 2))
        won, lost = (dict(sheet.lines)["neighbours"] for sheet in game.scores())
        if won != lost:
            compared += 1
            assert (objectives(game, 0) > objectives(game, 1)) == (won > lost)
    assert compared > 2


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_choice_costs_about_as_much_early_as_late(seats: int) -> None:
    judge = UnknownJudge()
    game = fresh(seats, 4)
    quick = judge.by_rules
    counts = []
    while not game.is_over():
        counts.append(judge.expert_counts(game)[1])
        at = game.to_move()[0]
        game.apply(at, quick.choice(game, at, game.legal(at)))
    assert counts[0] * seats <= 400
    assert counts == sorted(counts)
    assert counts[-1] > counts[0] or seats == 1


def test_rovers_drive_by_rules_where_others_wait() -> None:
    judge = UnknownJudge()
    for seats, expected in ((1, {False}), (2, {False, True})):
        game = fresh(seats, 4)
        found = set()
        while not game.is_over():
            at = game.to_move()[0]
            is_step = judge.is_step(game, at)
            found.add(is_step)
            assert not is_step or isinstance(game.question(at).effect, (Drive, Step))
            game.apply(at, judge.by_rules.choice(game, at, game.legal(at)))
        assert found == expected
