"""Who looks at the next event when it is known already sees that one (PU-22.07)."""

from __future__ import annotations

from random import Random

from planetfall import games
from planetfall.core.builder import Builder
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.effects.events import DRAW_NEXT
from planetfall.games.planet_unknown.state import PEEK_WANTED, Unknown


def resting(seats: int) -> Unknown:
    """A game with events in which nobody acts at once."""
    game = games.build("planet-unknown", {"events": ["on"]}).new(seats, 5)
    rng = Random(5)
    while game.at_once:
        seat = rng.choice(game.to_move())
        game.apply(seat, rng.choice(game.legal(seat)))
    assert isinstance(game, Unknown)
    game.watch()
    return game


def looked(game: Unknown) -> Unknown:
    """All of the seats that want to look do."""
    return Builder(game).begin(DRAW_NEXT.path)


def test_the_last_of_three_sees_the_event_that_is_known() -> None:
    game = resting(3)
    game.next_event = game.events_deck[0]
    game.events_deck = game.events_deck[1:]
    before = list(game.events_deck)
    game.players[2].wants |= PEEK_WANTED
    looked(game)
    assert game.events_deck == before
    assert [player.peeked for player in game.players] == [-1, -1, game.next_event]
    assert game.event_seen == 1 << 2
    assert not any(player.wants & PEEK_WANTED for player in game.players)
    assert [(event[0], event[1], event[2], event[5]) for event in game.events or []] == [
        (log.EVENT_PEEKED, 2, game.next_event, 1 << 2)
    ]


def test_an_unknown_event_is_drawn_for_two_who_look() -> None:
    game = resting(3)
    count = len(game.events_deck)
    for seat in (0, 2):
        game.players[seat].wants |= PEEK_WANTED
    looked(game)
    assert game.next_event >= 0 and game.next_event not in game.events_deck
    assert len(game.events_deck) == count - 1
    assert [player.peeked for player in game.players] == [game.next_event, -1, game.next_event]
    assert game.event_seen == 0b101
