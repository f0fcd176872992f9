"""What a seat has seen in the draft is its own knowledge, and guesses respect it."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.games.terraforming_mars.state import Mars, Player

RULES = games.build("terraforming-mars", {"draft": True})


def positions(seats: int, seed: int, generations: int = 4) -> list[Mars]:
    """Positions of a random game in which somebody remembers a draft."""
    game = RULES.new(seats, seed)
    rng = Random(seed)
    found: list[Mars] = []
    while game.to_move() and game.round_number() <= generations:
        assert isinstance(game, Mars)
        if game.players[0].passed_on and rng.random() < (0.5 if game.at_once else 0.03):
            found.append(game.clone())
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
    return found


def places(player: Player, pack: list[int]) -> tuple[int, int]:
    """How many cards of a pack a seat looks at, and how many it has set aside."""
    return len(set(pack) & set(player.offer)), len(set(pack) & set(player.drafted))


def test_only_the_seat_itself_sees_what_it_passed_on() -> None:
    game = positions(3, 1)[0]
    for seat in range(3):
        data = game.view(seat).data()
        assert data["passed_on"] == game.players[seat].passed_on
        assert all("passed_on" not in area for area in data["areas"])
        assert "passed_on_count" not in data["areas"][(seat + 1) % 3]
    assert "passed_on" not in game.view().data()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_guess_deals_what_was_passed_on_to_those_who_must_have_it(seats: int) -> None:
    met = 0
    for game in positions(seats, seats):
        if not game.at_once:
            continue
        for seat in range(seats):
            other = game.view(seat).determinize(Random(7))
            assert isinstance(other, Mars)
            for pack in game.players[seat].passed_on:
                for q in range(seats):
                    real = game.before[q] if q != seat else game.players[q]
                    assert isinstance(real, Player)
                    assert places(other.players[q], pack) == places(real, pack)
                    met += 1
            assert other.status() == []
    assert met > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_passed_on_lies_in_a_guessed_deck(seats: int) -> None:
    for game in positions(seats, 20 + seats):
        for seat in range(seats):
            other = game.view(seat).determinize(Random(3))
            assert isinstance(other, Mars)
            seen = {card for pack in game.players[seat].passed_on for card in pack}
            assert not seen & set(other.deck)
            assert not seen & set(game.deck)
            assert other.view(seat).data() == game.view(seat).data()


def test_two_players_know_what_the_other_took() -> None:
    game = next(g for g in positions(2, 9) if len(g.players[0].passed_on) == 2 and g.at_once)
    taken = set(game.players[0].passed_on[0]) & {
        *game.players[1].drafted,
        *game.players[1].offer,
    }
    for seed in range(10):
        other = game.view(0).determinize(Random(seed))
        assert isinstance(other, Mars)
        assert taken <= {*other.players[1].drafted, *other.players[1].offer}


def test_a_draft_is_forgotten_with_the_next_generation_and_when_the_deck_is_shuffled() -> None:
    game = next(g for g in positions(2, 9) if not g.at_once)
    assert game.players[0].passed_on
    rng = Random(1)
    generation = game.generation
    later = game.clone()
    while later.generation == generation:
        seat = later.to_move()[0]
        later.apply(seat, rng.choice(later.legal(seat)))
    assert later.players[0].passed_on == []
    data = game.to_data()
    data["table"]["discard"] = sorted(data["table"]["deck"] + data["table"]["discard"])
    data["table"]["deck"] = []
    emptied = RULES.from_data(data)
    assert isinstance(emptied, Mars)
    while not emptied.deck:
        assert emptied.players[0].passed_on
        seat = emptied.to_move()[0]
        emptied.apply(seat, rng.choice(emptied.legal(seat)))
    assert emptied.players[0].passed_on == []


def test_a_position_without_a_draft_is_written_as_ever() -> None:
    game = games.build("terraforming-mars", {}).new(2, 1)
    assert all("passed_on" not in area for area in game.to_data()["areas"])
