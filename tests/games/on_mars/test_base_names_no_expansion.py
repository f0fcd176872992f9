"""Files of the base game name none of its expansions."""

import re
from pathlib import Path

import planetfall.games.on_mars

BASE = Path(planetfall.games.on_mars.__file__).parent
WORDS = re.compile(
    r"lacerda|solo|first.?colonist|settler|space.?oddity|beacon|alien|chapter", re.IGNORECASE
)
ALLOWED = {
    # The promo's card keeps its number in the list of Blueprints.
    "components/blueprints.py",
    "components/names.py",
    # What registers the whole box: samples of games, the lobby's words.
    "game.py",
    "words/title.py",
    # Still to be cleaned.
    "draw/cards.py",
    "draw/faces.py",
    "draw/players.py",
    "draw/table.py",
    "words/text_board.py",
}
"""Files that may, a list that only shrinks."""


def test_base_files_name_no_expansion() -> None:
    named = {
        path.relative_to(BASE).as_posix()
        for path in BASE.rglob("*.py")
        if WORDS.search(path.read_text(encoding="utf-8"))
    }
    assert {name for name in named if not name.startswith("expansions/")} <= ALLOWED
