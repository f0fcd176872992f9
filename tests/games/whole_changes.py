"""What components change: everything that differs in the position, by component and answers.

`python -m tests.games.whole_changes` writes the file anew; its diff is to be read. Every effect of
On Mars that a component has, and every civ card and event of Planet Unknown, is carried out in a
rich position, once with the first answers and once with the last ones that are offered.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from planetfall.core.errors import BrokenRule
from planetfall.core.game import Game
from planetfall.core.vocabulary import CHANCE
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.events_data import EVENTS
from planetfall.positions import changes
from tests.rulebook.on_mars.help import Position, rules
from tests.rulebook.planet_unknown.help import civ_picks, event, seat

FILE = Path(__file__).parent / "data" / "whole_changes.json"
KINDS = ("blueprint.", "discovery.", "executive.", "goal.", "main.", "lab.", "research.")
MOST = 4
"""Answers given to one component."""


def colony() -> Any:
    """A player of On Mars who can do nearly everything, and another."""
    at = Position(seats=2).storage(0, mineral=2, battery=2, water=2, plant=2, oxygen=2)
    at.crystals(0, 4).quarters(0, 4).bots(0, "7-4", "5-6").rover(0, "8-4").ships(0, 2)
    at.tech(0, "rover", "c1t").tech(1, "upgrade", "c1t").tech(0, "mine", "c2t")
    at.blueprints(0, "metal_deposit", "private_ship").advanced(1, "casino", "9-7")
    at.tile("three_crystals", "9-3").crystal("6-4").mission(0, "blueprints").mission(1, "techs")
    return at.building("mine", "6-3").miner(0, "6-3").scientist(0, "hydrologist").level(2)


def planet(**more: Any) -> Any:
    """A player of Planet Unknown with tiles, rovers and trackers in the middle of their tracks."""
    tiles = [("i2_civ_energy", 0, "1-6"), ("i2_water_rover", 0, "2-5"), ("i2_rover_tech", 0, "3-6")]
    return seat(
        tiles=tiles,
        trackers={"civ": 3, "water": 3, "biomass": 3, "rover": 4, "tech": 4},
        rovers_at=["2-5", "3-6"],
        meteorites_at=["1-6", "4-6"],
        rovers=1,
        meteorites=2,
        **more,
    )


def cases() -> Iterator[tuple[str, Game]]:
    """Every component with a position in which it is about to work."""
    for path, effect in rules().effects.items():
        if path.startswith(KINDS) and path.count(".") == 1:
            at = colony()
            at.game.turn = 0
            try:
                yield path, at.begin(f"{path}@0")
            except (BrokenRule, TypeError, AttributeError, LookupError):
                # Not possible here, or of an expansion that is not in play.
                continue
            assert effect.path == path
    for card in CIV_CARDS:
        yield f"civ.{card.id}", civ_picks(planet(due=[card.rank]), seat(), civ=[card.id])
    for record in EVENTS:
        alone = record.solo_only
        others = [] if alone else [planet()]
        yield f"event.{record.id}", event(record.id, planet(), *others, solo=alone)


def start_of(name: str, seats: int) -> Game:
    """The rich position itself."""
    if name.startswith("event.") and seats == 1:
        return event("extra_rover", planet(), solo=True)
    if name.startswith("civ."):
        return civ_picks(planet(), seat(), civ=["temp_agency"])
    if name.startswith("event."):
        return event("patch", planet(), planet())
    game: Game = colony().game
    return game


def whole(game: Game, last: bool) -> list[str]:
    """Answers given and what they changed, each as a list of its own."""
    lines: list[str] = []
    for _ in range(MOST):
        movers = game.to_move()
        if not movers or movers[0] == CHANCE:
            break
        before = game.clone()
        options = game.legal(movers[0])
        option = options[-1 if last else 0]
        game.apply(movers[0], option)
        lines.append(f"{movers[0]} {game.rules.key(option)}: {'; '.join(changes(before, game))}")
    return lines


def everything() -> dict[str, Any]:
    """All components with all they change."""
    found: dict[str, Any] = {}
    for name, game in cases():
        found[name] = {
            "begins": changes(start_of(name, game.seats), game),
            "first": whole(game.clone(), False),
            "last": whole(game.clone(), True),
        }
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(everything(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
