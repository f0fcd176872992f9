"""Moments of every title at which its page is measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.title import Moment


@dataclass(frozen=True)
class Stage:
    """A moment of a game with so many bots."""

    moment: Moment
    others: int = 3
    game: str = ""
    """Which game, where that is not the title of its list."""


MARS: Final = {"colonies": True}
WILD: Final = {"planets": ["random"], "corporations": ["random"]}
FULL: Final = {**WILD, "events": ["on"], "personal_objectives": True}


def _chapter(name: str, seed: int, round: int, wanted: str, others: int, seat: int = 0) -> Stage:
    """A moment of a chapter of Alien Invasion."""
    moment = Moment(f"{name} {round}", seed, round, (wanted,), {"chapter": name}, seat=seat)
    return Stage(moment, others, "on-mars")


STAGES: Final[dict[str, list[Stage]]] = {
    "terraforming-mars": [
        Stage(Moment("corporation", 58, 0, ("card:",), MARS)),
        Stage(Moment("first hand", 12, 0, ("card:", "done"), {}), 2),
        Stage(Moment("draft", 7, 2, ("card:",), {"draft": True, **MARS})),
        Stage(Moment("research", 9, 3, ("card:", "done"), {}), 1),
        Stage(Moment("turn", 58, 3, ("play:", "standard:"), MARS)),
        Stage(Moment("late turn", 58, 9, ("play:", "pass"), MARS)),
        Stage(Moment("greenery", 58, 6, ("convert:plants",), MARS, then=("convert:plants",))),
        Stage(Moment("trade", 58, 4, ("trade", "play:"), MARS, then=("trade",))),
        Stage(Moment("sell", 9, 4, ("standard:sell_patents",), {}, ("standard:sell_patents",)), 1),
        Stage(Moment("solo", 5, 5, ("play:",), {}), 0),
    ],
    "planet-unknown": [
        Stage(Moment("first tile", 3, 0, ("take:",), {}), 1),
        Stage(Moment("rotation", 3, 2, ("rotate:",), WILD), 2),
        Stage(Moment("tile", 31, 10, ("take:",), WILD)),
        Stage(Moment("rover lands", 5, 2, ("cell:",), WILD)),
        Stage(Moment("rover drives", 2, 3, ("rover:",), WILD), 2),
        Stage(Moment("work", 8, 4, ("do:",), FULL)),
        Stage(Moment("track", 8, 4, ("track:",), FULL)),
        Stage(Moment("civ card", 4, 3, ("civ:",), WILD), 1),
        Stage(Moment("six", 11, 6, ("take:",), FULL), 5),
        Stage(Moment("alone", 6, 5, ("take:",), {}), 0),
    ],
    "on-mars": [
        Stage(Moment("setup", 3, 0, ("space:",), {})),
        Stage(Moment("first turn", 3, 1, ("main:",), {}), 1),
        Stage(Moment("turn", 3, 4, ("main:", "executive:"), {})),
        Stage(Moment("blueprint", 8, 1, ("blueprint:",), {}), 1),
        Stage(Moment("movement", 3, 2, ("bot:",), {})),
        Stage(Moment("hex", 3, 2, ("hex:",), {})),
        Stage(Moment("technology", 3, 2, ("grid:",), {}), 2),
        Stage(Moment("scientist", 3, 2, ("card:",), {})),
        Stage(Moment("first colonists", 4, 2, ("main:",), {"first_colonists": True}), 2),
        Stage(Moment("solo", 4, 4, ("main:",), {}), 0),
    ],
    "alien-invasion": [
        _chapter("blackout", 7, 3, "main:", 3),
        _chapter("outbreak", 7, 6, "main:", 3),
        _chapter("invasion", 7, 4, "main:", 3),
        _chapter("monolith", 7, 6, "main:", 0),
        _chapter("invasion", 7, 3, "reusable:", 4, seat=-1),
        _chapter("blackout", 7, 6, "main:", 1),
        _chapter("invasion", 7, 1, "main:", 2),
        _chapter("outbreak", 7, 3, "main:", 1),
        _chapter("invasion", 5, 5, "reusable:", 2, seat=-1),
        _chapter("monolith", 3, 9, "main:", 0),
    ],
}
