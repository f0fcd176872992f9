"""The components of Planet Unknown, for `list` and `show`."""

from __future__ import annotations

from typing import Any

from planetfall.games import catalog
from planetfall.games.planet_unknown.board import new_board
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS as CIV_RECORDS
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS, KIND_IDS, TIMING_IDS
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS, CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import COLOUR_IDS, EVENT_IDS, EVENTS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS, OBJECTIVES
from planetfall.games.planet_unknown.components.planets import PLANET_IDS, PLANETS
from planetfall.games.planet_unknown.components.shapes import NAMES as SHAPE_NAMES
from planetfall.games.planet_unknown.components.shapes import RING_IDS, SHAPE_IDS
from planetfall.games.planet_unknown.components.tiles import (
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
    TERRAIN_IDS,
    TILE_IDS,
    TILE_OF,
)
from planetfall.games.planet_unknown.draw import pictures as svg
from planetfall.games.planet_unknown.draw.cards import (
    CardWords,
    civ_face,
    event_face,
    neighbour_face,
)
from planetfall.games.planet_unknown.draw.corporation import tech_lines
from planetfall.games.planet_unknown.state import new_player
from planetfall.games.planet_unknown.words import book
from planetfall.games.planet_unknown.words.pictures import board_words
from planetfall.svg.markup import Markup
from planetfall.svg.theme import theme as named_theme
from planetfall.text.book import Book
from planetfall.text.grammar import sentence


def components(lang: str) -> list[catalog.Component]:
    """Tiles, planets, corporations, civ cards, objectives and events."""
    words = book(lang)
    return [
        *_tiles(words),
        *_planets(words),
        *_corporations(words),
        *_civ_cards(words),
        *_objectives(words),
        *_events(words),
    ]


def _tiles(words: Book) -> list[catalog.Component]:
    found = []
    for tile, id in enumerate(TILE_IDS):
        shape = SHAPE_OF[tile]
        data: dict[str, Any] = {
            "shape": SHAPE_IDS[shape],
            "ring": RING_IDS[shape // 6],
            "terrains": [TERRAIN_IDS[FIRST[tile]], TERRAIN_IDS[SECOND[tile]]],
            "meteor": HAS_METEOR[tile],
        }
        text = SHAPE_NAMES[SHAPE_IDS[shape]][words.lang == "cs"]
        found.append(catalog.Component("tile", id, words.name("tile", id), data, sentence(text)))
    return found


def _planets(words: Book) -> list[catalog.Component]:
    found = []
    for planet in PLANETS:
        data: dict[str, Any] = {
            "box": planet.box,
            "complexity": planet.complexity,
            "rule": planet.rule,
            "squares": len(planet.cells),
            "row_points": list(planet.row_points),
            "column_points": list(planet.column_points),
            "drawing": list(planet.drawing),
        }
        name = words.name("planet", planet.id)
        text = words.term(f"rule:{planet.id}")
        found.append(catalog.Component("planet", planet.id, name, data, text))
    return found


def _corporations(words: Book) -> list[catalog.Component]:
    found = []
    for corporation in CORPORATIONS:
        techs = [f"{tech.level}: {words.effect(tech)}" for tech in corporation.techs]
        tracks = {TERRAIN_IDS[k]: track.line for k, track in enumerate(corporation.tracks)}
        data: dict[str, Any] = {
            "box": corporation.box,
            "complexity": corporation.complexity,
            "special": corporation.special,
            "rovers": corporation.rovers,
            "overflow": corporation.overflow,
            "tracks": tracks,
            "techs": [tech.id for tech in corporation.techs],
        }
        text = " ".join([words.term(f"special:{corporation.id}"), *techs])
        name = words.name("corporation", corporation.id)
        found.append(catalog.Component("corporation", corporation.id, name, data, text))
    return found


def _civ_cards(words: Book) -> list[catalog.Component]:
    texts = board_words(words.lang).civ
    found = []
    for record in CIV_RECORDS:
        data = {
            "number": record.number,
            "rank": record.rank,
            "timing": TIMING_IDS[record.timing],
            "does": KIND_IDS[record.kind],
            "amount": record.amount,
            "count": record.count,
        }
        name = words.name("civ", record.id)
        found.append(catalog.Component("civ", record.id, name, data, texts[record.id]))
    return found


def _objectives(words: Book) -> list[catalog.Component]:
    found = []
    for card in OBJECTIVES:
        names = words.name("neighbour", card.id), words.name("personal", card.id)
        sides = words.effect(card.neighbour), words.effect(card.personal)
        data = {
            "number": card.number,
            "neighbour": card.neighbour.id,
            "personal": card.personal.id,
        }
        text = " ".join(f"{name}: {side}." for name, side in zip(names, sides, strict=True))
        found.append(catalog.Component("objective", card.id, " / ".join(names), data, text))
    return found


def _events(words: Book) -> list[catalog.Component]:
    texts = board_words(words.lang).events
    found = []
    for event in EVENTS:
        data = {
            "number": event.number,
            "colour": COLOUR_IDS[event.colour],
            "solo_only": event.solo_only,
        }
        name = words.name("event", event.id)
        found.append(catalog.Component("event", event.id, name, data, texts[event.id]))
    return found


def picture(kind: str, id: str, lang: str, theme: str = "dark") -> Markup:
    """The drawing of a component; of an objective its neighbour side."""
    words = book(lang)
    if kind == "tile":
        return svg.tile(TILE_OF[id], title=words.name("tile", id), lang=lang, theme=theme)
    if kind == "planet":
        name, rule = words.name("planet", id), words.term(f"rule:{id}")
        board = new_board(PLANET_IDS.index(id))
        return svg.planet(board, title=name, desc=rule, lang=lang, theme=theme)
    if kind == "corporation":
        return _corporation_picture(words, CORPORATION_IDS.index(id), theme)
    return _card_picture(words, kind, id, theme)


def _corporation_picture(words: Book, number: int, theme: str) -> Markup:
    fixed = board_words(words.lang)
    id = CORPORATION_IDS[number]
    player = new_player(0, number)
    techs = tech_lines(player, fixed.techs)
    special = words.term(f"special:{id}")
    name = words.name("corporation", id)
    return svg.corporation(player, techs, name=name, special=special, lang=words.lang, theme=theme)


def _card_picture(words: Book, kind: str, id: str, theme: str) -> Markup:
    fixed = board_words(words.lang)
    look = named_theme(theme)
    foot = words.term(f"kind:{kind}")
    if kind == "civ":
        face = civ_face(
            look,
            CIV_RECORDS[CIV_IDS.index(id)],
            CardWords(words.name(kind, id), fixed.civ[id], foot),
        )
    elif kind == "event":
        face = event_face(
            look,
            EVENTS[EVENT_IDS.index(id)],
            CardWords(words.name(kind, id), fixed.events[id], foot),
        )
    else:
        side = OBJECTIVES[OBJECTIVE_IDS.index(id)].neighbour
        face = neighbour_face(
            look,
            side,
            CardWords(words.name("neighbour", id), fixed.objectives[side.id], foot),
        )
    return svg.card_picture(face, lang=words.lang, theme=theme)
