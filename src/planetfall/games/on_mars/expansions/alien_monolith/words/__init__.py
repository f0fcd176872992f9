"""Monolith in words: objectives, sabotage, and how the game stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.games.on_mars.components.blueprint_types import UPGRADES as TYPES
from planetfall.games.on_mars.components.names import BUILDINGS, GRID, PLACES, SLOT_ACTIONS
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import SCIENTIST_POINTS
from planetfall.games.on_mars.expansions.alien_monolith import log
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    CONTRACT,
    DECKS,
    OBJECTIVES,
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
    Objective,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import (
    SABOTAGE_CARDS,
    Sabotage,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    SCIENTIST_OBJECTIVE,
)
from planetfall.games.on_mars.expansions.alien_monolith.effects.goals import HackTech
from planetfall.games.on_mars.expansions.alien_monolith.effects.map import TurnDown
from planetfall.games.on_mars.expansions.alien_monolith.effects.people import FROM_WORK
from planetfall.games.on_mars.expansions.alien_monolith.setup import ChooseDecks, ChooseObjective
from planetfall.games.on_mars.expansions.alien_monolith.vocabulary import QUARTERS
from planetfall.games.on_mars.expansions.alien_monolith.words.text_board import lines as lines
from planetfall.games.on_mars.expansions.alien_monolith.words.traces import TRACES
from planetfall.games.on_mars.words.cards import contract_clause
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import AMOUNT, SOURCE, VALUES, WHAT, Values, add_lines
from planetfall.games.on_mars.words.records import CONTRACT_RECORDS
from planetfall.text.book import Asked
from planetfall.text.grammar import capital

RECORDS: Final[dict[str, list[Any]]] = {
    "objective": list(OBJECTIVES),
    "sabotage": list(SABOTAGE_CARDS),
}
LINES: Final[Values] = {
    **VALUES,
    "card": lambda book, e: book.name("sabotage", SABOTAGE[e[WHAT]]),
    "does": lambda book, e: book.effect(SABOTAGE_CARDS[e[WHAT]].effect),
    "objective": lambda book, e: book.name("objective", OBJECTIVES[e[WHAT]].id),
    "down": lambda book, e: book.called("building", e[SOURCE]),
    "from": lambda book, e: _place(book, e[WHAT]),
    "grid_space": lambda book, e: book.name("grid", GRID[e[AMOUNT]]).lower(),
}
"""What the lines of the log may name."""
ROVER: Final = ("", ".away", ".lying")
"""By state of the rover: what is added to the key of its line."""


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.learn(__name__)
    book.names["objective"] = {each.id: _name(book, each) for each in OBJECTIVES}
    book.effects |= book.bind({Objective: _objective, Sabotage: _card, TurnDown: _turn_down})
    book.questions |= book.bind(
        {
            ChooseDecks: _ask_deck,
            ChooseObjective: _ask_objective,
            TurnDown: _ask_turn_down,
            HackTech: _ask_hack,
        }
    )
    book.labels |= book.bind(
        {
            "sabotage": partial(named, "sabotage"),
            "deck": partial(named, "deck"),
            "objective": _label_objective,
            "abduct": _abduct,
            "win": "label.win",
        }
    )
    # A tile that is hacked brings no benefit where it goes.
    book.lasting -= {"lab"}
    for prefix in ("lab", "grid"):
        book.labels[prefix] = partial(_goes_back, book, prefix, book.labels[prefix])
    add_lines(book, log, LINES, {log.ROVER_STEP: lambda e: ROVER[e[SOURCE]]})
    book.traces |= TRACES


def _name(book: ColonyBook, objective: Objective) -> str:
    """An objective by what it asks for."""
    key = f"objective.{DECKS[objective.deck]}"
    if objective.deck == UPGRADES:
        return book.say(key, name=book.called("blueprint", objective.what))
    if objective.deck == CONTRACT:
        return book.say(key, name=book.called("contract", objective.what))
    if objective.deck == TECHNOLOGY:
        return book.say(key, name=book.called("of", objective.what))
    if objective.deck == SCIENTIST:
        return book.say(key, name=book.called("scientist", objective.what))
    kinds = (("discovery", objective.discoveries), ("research", objective.research))
    short = [book.say(f"objective.tiles.{kind}", n=count) for kind, count in kinds if count]
    return book.say(key, tiles=", ".join(short))


def _tiles(book: ColonyBook, objective: Objective) -> str:
    kinds = (("discovery_tile", objective.discoveries), ("research_tile", objective.research))
    return book.all_of([book.count(kind, count) for kind, count in kinds if count])


def _objective(book: ColonyBook, objective: Objective) -> str:
    """What an objective asks for, as a sentence."""
    key = f"Objective.{DECKS[objective.deck]}"
    if objective.deck == UPGRADES:
        building = book.called("one", TYPES[objective.what])
        return book.say(key, building=building, name=book.called("blueprint", objective.what))
    if objective.deck == CONTRACT:
        clause = contract_clause(book, CONTRACT_RECORDS[objective.what])
        return book.say(key, name=book.called("contract", objective.what), clause=clause)
    if objective.deck == TECHNOLOGY:
        return book.say(key, name=book.called("of", objective.what))
    if objective.deck == SCIENTIST:
        building = BUILDINGS[SCIENTIST_CARDS[objective.what].scores]
        needed = SCIENTIST_OBJECTIVE // SCIENTIST_POINTS
        buildings = book.count(f"advanced.{building}", needed)
        name = book.called("scientist", objective.what)
        return book.say(key, name=name, n=SCIENTIST_OBJECTIVE, buildings=buildings)
    return book.say(key, tiles=_tiles(book, objective))


def _card(book: ColonyBook, card: Sabotage) -> str:
    return book.effect(card.effect)


def _turn_down(book: ColonyBook, effect: TurnDown) -> str:
    return book.say(f"TurnDown.{BUILDINGS[effect.building]}")


def _ask_turn_down(book: ColonyBook, asked: Asked) -> str:
    effect: Any = asked.effect
    return book.say(f"ask.TurnDown.{BUILDINGS[effect.building]}")


def _ask_deck(book: ColonyBook, asked: Asked) -> str:
    left = int(asked.data["options"]["random_goals"])
    left -= int(asked.data["table"]["random_decks"]).bit_count()
    return book.say("ask.ChooseDecks", n=left)


def _ask_objective(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.ChooseObjective", deck=book.name("deck", DECKS[asked.a]))


def _ask_hack(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.HackTech", tech=_hacked(book, asked))


def _hacked(book: ColonyBook, asked: Asked) -> str:
    number = asked.data["table"]["objectives"][TECHNOLOGY]
    return book.called("of", OBJECTIVES[number - 1].what)


def _label_objective(book: ColonyBook, rest: str, asked: Asked) -> str:
    return book.name("objective", rest)


def _abduct(book: ColonyBook, rest: str, asked: Asked) -> str:
    places = [*SLOT_ACTIONS, "quarters"]
    return capital(_place(book, places.index(rest)))


def _place(book: ColonyBook, place: int) -> str:
    """From where a colonist is abducted."""
    if place == QUARTERS:
        return book.say("from.quarters")
    if place == FROM_WORK:
        return book.say("from.working_area")
    return book.say("from.slot", name=book.name("place", PLACES[place]))


def _goes_back(
    book: ColonyBook, kind: str, usual: Callable[[str, Asked], str], rest: str, asked: Asked
) -> str:
    """A space to which a hacked tile goes, or what the space is otherwise."""
    if isinstance(asked.effect, HackTech):
        return book.name(kind, rest)
    return usual(rest, asked)
