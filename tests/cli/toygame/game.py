"""The toy game as a title: one value that makes it known everywhere."""

from typing import Final

from planetfall.games.title import Title

TITLE: Final = Title(
    id="toy",
    rules="tests.cli.toygame.rules:build",
    about="tests.cli.toygame.words:ABOUT",
    words="tests.cli.toygame.words:book",
    listing="tests.cli.toygame.listing",
)
