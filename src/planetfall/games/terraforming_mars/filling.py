"""What a text of a position leaves out: the deck and the corporations in the box."""

from __future__ import annotations

from planetfall.games.terraforming_mars.state import Mars


def fill(game: Mars, given: list[str]) -> None:
    """Cards that lie nowhere are in the deck, corporations in the box."""
    known: set[int] = set(game.discard)
    for player in game.players:
        known.update(player.hand, player.offer, player.picked, player.drafted)
        known.update(player.corporations, player.tableau, player.events, [player.playing])
    if "deck" not in given:
        game.deck = [card for card in game.setting.projects if card not in known]
    if "corporation_pool" not in given:
        pool = game.rules.outline(game.seats)
        assert isinstance(pool, Mars)
        game.corporation_pool = [card for card in pool.corporation_pool if card not in known]
