"""The chase as a title."""

from typing import Final

from planetfall.games.title import Title

TITLE: Final = Title(id="chase", rules="tests.core.chase.rules:build")
