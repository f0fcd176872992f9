"""Corporations that are chosen and not revealed yet are dealt anew as chosen ones (TM-2.11)."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.core.effect import Frame
from planetfall.core.vocabulary import DONE
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.setup import start_money, start_price
from planetfall.games.terraforming_mars.state import Mars


def before_the_reveal(options: dict[str, object], seed: int) -> Mars:
    """All have chosen; an area is asked for before the first corporation is revealed."""
    rules = games.build("terraforming-mars", options)
    game = rules.new(3, seed)
    assert isinstance(game, Mars) and game.at_once
    place = next(effect for effect in rules.effects.values() if isinstance(effect, Place))
    stack = game.stacks[game.seats]
    stack.insert(len(stack) - 1, Frame(place, 0))
    rng = Random(seed)
    while game.at_once:
        seat = rng.choice(game.to_move())
        offered = game.legal(seat)
        # As many cards as can be paid: not every corporation could.
        game.apply(seat, min(offered, key=lambda option: (option == DONE, option)))
    return game


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("beginner", [False, True])
def test_unrevealed_corporations_are_dealt_anew_as_chosen_ones(seed: int, beginner: bool) -> None:
    seats = ["1"] if beginner else []
    game = before_the_reveal({"beginner": seats}, seed)
    for viewer in range(3):
        view = game.view(viewer)
        other = view.determinize(Random(f"{seed} {viewer}"))
        assert isinstance(other, Mars)
        assert other.view(viewer).data() == view.data()
        for seat in range(3):
            player = other.players[seat]
            assert len(player.corporations) == len(game.players[seat].corporations)
            if seat == viewer:
                assert player.chosen == game.players[seat].chosen
            elif player.corporations:
                assert player.chosen in player.corporations
                price = start_price(player.chosen) * len(player.picked)
                assert start_money(player.chosen) >= price > 20
            else:
                assert CARDS[player.chosen].name == "beginner"
        mover = other.to_move()[0]
        chosen = [player.chosen for player in other.players]
        other.apply(mover, other.legal(mover)[0])
        assert [player.tableau[0] for player in other.players] == chosen
        assert other.status() == []
