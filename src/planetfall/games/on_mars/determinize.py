"""Filling in what a viewer cannot know, in a game built from that view's data alone."""

from __future__ import annotations

from typing import Any

from planetfall.core.luck import shuffle
from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.interrupt import is_met
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH, Colony


def deal(game: Colony, data: dict[str, Any], rng: Any) -> None:
    """Decks follow from what is seen; secret hands are drawn from what is not."""
    _stacks(game)
    areas = list(data["areas"])
    rival = game.setting.rival
    if rival is not None:
        areas.append(rival.shown(data))
    _discoveries(game, areas, rng)
    _goals(game, areas, rng)
    game.setting.deal(game, data, rng)
    _fit_question(game, data, rng)


def _stacks(game: Colony) -> None:
    """Stacks and decks whose content, not order, can be told from what lies out."""
    game.building_bag = [
        tile
        for tile in game.setting.tiles
        if not game.spent >> tile & 1 and tile not in game.building_tops
    ]
    if not game.is_pair():
        seen = [tech - 1 for tech in game.grid if tech]
        for player in game.players:
            seen += [tech for tech in game.setting.techs if player.lab[tech]]
        for tech in game.setting.techs:
            game.tech_bag += [tech] * (2 - seen.count(tech))
    taken = [card - 1 for card in game.display if card]
    for player in game.players:
        taken += player.blueprints
    first, last = game.setting.blueprints
    if game.level == 1:
        game.deck_1 = [card for card in first if card not in taken]
    if game.level <= 2:
        game.deck_3 = [card for card in last if card not in taken]


def _discoveries(game: Colony, areas: list[dict[str, Any]], rng: Any) -> None:
    seen = [tile - 1 for tile in game.explore if tile] + list(game.gone)
    seen += [f - FOUND_DISCOVERY for f in game.finds if FOUND_DISCOVERY <= f < FOUND_RESEARCH]
    if game.radar:
        seen.append(game.radar - 1)
    for player in game.players:
        seen += player.discoveries
    left = [tile for tile in game.setting.discoveries if tile not in seen]
    shuffle(left, rng)
    for player, part in zip(game.players, areas, strict=False):
        if "discoveries_count" in part:
            player.discoveries = sorted(left.pop() for _ in range(part["discoveries_count"]))
    game.discovery_bag = sorted(left)


def _goals(game: Colony, areas: list[dict[str, Any]], rng: Any) -> None:
    seen = game.setting.goals_out(game)
    for player in game.players:
        seen += player.goals
        if player.goal:
            seen.append(player.goal - 1)
    left = [goal for goal in game.setting.goals if goal not in seen]
    shuffle(left, rng)
    for player, part in zip(game.players, areas, strict=False):
        if "goals_count" in part:
            player.goals = sorted(left.pop() for _ in range(part["goals_count"]))


def _fit_question(game: Colony, data: dict[str, Any], rng: Any) -> None:
    """Somebody else is asked something: give that seat a hand with which it would be asked."""
    movers = data["to_move"]
    if len(movers) != 1 or movers[0] in (CHANCE, data["viewer"]) or not game.stacks[-1]:
        return
    seat: int = movers[0]
    if seat >= len(game.players):
        return  # No player: no hand.
    frame = game.stacks[-1][-1]
    player = game.players[seat]
    options = frame.effect.resolve(game, frame)
    if options is not None and len(options) == 1 and player.goals and not player.goal:
        held = [goal for other in game.players for goal in other.goals]
        done = [other.goal - 1 for other in game.players] + game.setting.goals_out(game)
        met = [
            goal
            for goal in game.setting.goals
            if goal not in held and goal not in done and is_met(game, frame, goal)
        ]
        if met:
            player.goals[rng.randrange(len(player.goals))] = rng.choice(met)
            player.goals.sort()
