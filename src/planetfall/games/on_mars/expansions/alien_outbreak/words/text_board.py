"""How Outbreak stands, as lines of text: missions, cards, who is ill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.expansions.alien.seen import seen_position
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    count_at,
    infected_after,
    people_at,
    rooms_of,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    TEAM_MISSIONS,
    counted,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CARD_IDS,
    ILL,
    IMMUNE,
    PLACES,
    STATES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS, VACCINES
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak
from planetfall.games.on_mars.state import Colony
from planetfall.text.grammar import sentence

if TYPE_CHECKING:
    from planetfall.games.on_mars.words.text_board import Teller


def lines(teller: Teller) -> list[str]:
    """What is to be done, what is turned up, who is ill and where; nothing in another game."""
    game = seen_position(teller.data)
    if game is None or not game.extras or not isinstance(game.extras[0], Outbreak):
        return []
    book, area = teller.book, game.extras[0]
    goals = []
    for place, entry in enumerate(area.missions):
        if entry:
            mission = TEAM_MISSIONS[entry - 1]
            count = min(counted(game, entry - 1), mission.needed)
            done = mission.needed if area.met >> place & 1 else count
            of = book.say("alien.of", count=done, limit=mission.needed)
            goals.append(f"{book.name('team_mission', mission.id)} {of}")
    found = teller.line("area:missions", goals)
    cards = [book.name("infection", CARD_IDS[card]) for card in area.shown]
    found += teller.line("area:infection_cards", cards)
    found.append(sentence(f"{book.term('area:vaccines')}: {VACCINES - area.vaccines}"))
    found.append(sentence(f"{book.term('area:after_spread')}: {infected_after(game)}"))
    for seat in range(len(game.players)):
        found += _player(teller, game, seat)
    return found


def _player(teller: Teller, game: Colony, seat: int) -> list[str]:
    """How the colonists of a player are: all rooms, and other places where it matters."""
    book, name = teller.book, teller.names[seat]
    parts = []
    for place in range(len(PLACES)):
        here = people_at(game, seat, place)
        ill = count_at(game, seat, place, ILL) + count_at(game, seat, place, IMMUNE)
        if (place < ROOMS and place >= rooms_of(game, seat)) or not (ill or place < ROOMS):
            continue
        states = [
            f"{book.name('state', STATES[state])} {count_at(game, seat, place, state)}"
            for state in range(len(STATES))
            if count_at(game, seat, place, state)
        ]
        if here:
            parts.append(f"{book.name('spot', PLACES[place])}: {', '.join(states)}")
    area = game.extras[0]
    assert isinstance(area, Outbreak)
    for mask, state in ((area.ill_mines, ILL), (area.immune_mines, IMMUNE)):
        for hexagon, hex_name in enumerate(HEX_NAMES):
            if mask >> hexagon & 1 and game.tops[hexagon] == 1 + seat:
                mine = book.say("spot.mine", hex=hex_name)
                parts.append(f"{mine}: {book.name('state', STATES[state])}")
    return [sentence(f"{name}: {'; '.join(parts)}")] if parts else []
