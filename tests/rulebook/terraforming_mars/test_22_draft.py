"""Sections 20 and 22: the Corporate Era and the draft."""

from __future__ import annotations

from typing import Any

from planetfall.games.terraforming_mars.state import Mars
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    buy_nothing,
    choose,
    keys,
    started,
    stock,
)


def drafting(generation: int, seats: int = 3, **options: Any) -> Mars:
    """The draft of a generation; everybody can buy four cards."""
    at = Position(seats, draft=True, **options).generation(generation - 1)
    for seat in range(seats):
        at.give(seat, mc=12)
    return at.next_generation()


def pick_first(game: Mars) -> None:
    """Everybody sets the first card aside."""
    for seat in game.to_move():
        choose(game, seat, keys(game, seat)[0])


@rule("TM-20.02")
def test_all_productions_start_at_zero_in_the_corporate_era() -> None:
    assert [player.production for player in started(2).players] == [[0] * 6] * 2


@rule("TM-20.03")
def test_the_corporate_era_and_the_draft_go_together_and_apart() -> None:
    assert drafting(2, corporate_era=True).decision(0).kind == "DraftPick"
    assert drafting(2, corporate_era=False).decision(0).kind == "DraftPick"


@rule("TM-22.01")
def test_everybody_sets_one_of_four_aside_and_passes_three() -> None:
    game = drafting(2)
    offers = [player.offer.copy() for player in game.players]
    assert [len(offer) for offer in offers] == [4, 4, 4]
    pick_first(game)
    assert [player.drafted for player in game.players] == [offer[:1] for offer in offers]
    assert [len(player.offer) for player in game.players] == [3, 3, 3]


@rule("TM-22.02")
def test_cards_go_clockwise_in_even_generations_and_back_in_odd_ones() -> None:
    game = drafting(2)
    passed = game.players[0].offer[1:]
    pick_first(game)
    assert game.players[1].offer == passed
    game = drafting(3)
    passed = game.players[0].offer[1:]
    pick_first(game)
    assert game.players[2].offer == passed


@rule("TM-22.03", "TM-22.07")
def test_it_goes_on_until_everybody_has_four_cards() -> None:
    game = drafting(2)
    for left in (3, 2):
        pick_first(game)
        assert [len(player.offer) for player in game.players] == [left] * 3
    pick_first(game)
    # The last card passed is taken without a question; then comes the buying.
    assert game.decision(0).kind == "BuyResearch"
    assert [len(player.offer) for player in game.players] == [4, 4, 4]


@rule("TM-22.04")
def test_only_then_cards_are_bought_for_three_each() -> None:
    game = drafting(2)
    for _ in range(3):
        pick_first(game)
        assert stock(game, 0, "mc") == 12
    choose(game, 0, keys(game, 0)[0], "done")
    assert stock(game, 0, "mc") == 9
    buy_nothing(game)
    assert len(game.players[0].hand) == 2


@rule("TM-22.05", "TM-22.08")
def test_the_first_generation_has_no_draft() -> None:
    game = started(3, draft=True)
    assert [len(player.offer) for player in game.players] == [10, 10, 10]
    buy_nothing(game)
    assert game.decision(game.first).kind == "Turn"


@rule("TM-22.06")
def test_picks_are_secret_and_final() -> None:
    game = drafting(2)
    before = game.view(1).data()
    picked = game.players[0].offer[0]
    choose(game, 0, keys(game, 0)[0])
    assert game.view(1).data() == before
    assert keys(game, 0) == []
    choose(game, 1, keys(game, 1)[0])
    choose(game, 2, keys(game, 2)[0])
    assert picked in game.players[0].drafted
    assert all(picked not in player.offer for player in game.players)
