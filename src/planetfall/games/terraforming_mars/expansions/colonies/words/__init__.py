"""The words of Colonies, added to the book of the base game."""

from __future__ import annotations

from planetfall.games.terraforming_mars.words.mars_book import MarsBook


def fill(book: MarsBook) -> None:
    """Add names, phrases, questions, labels, reasons and log lines in the book's language."""
    from planetfall.games.terraforming_mars.expansions.colonies.components.cards.names import (
        COLONY_TITLES,
        NAMES,
    )
    from planetfall.games.terraforming_mars.expansions.colonies.words import (
        effects,
        labels,
        log,
        questions,
        reasons,
    )

    place = 1 if book.lang == "cs" else 0
    book.names["card"].update({card: both[place] for card, both in NAMES.items()})
    book.names["colony"] = {colony: both[place] for colony, both in COLONY_TITLES.items()}
    book.learn(__name__)
    for module in (effects, questions, labels, reasons, log):
        module.fill(book)
