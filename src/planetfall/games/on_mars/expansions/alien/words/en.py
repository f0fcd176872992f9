"""English: Alien Invasion."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "alien.of": "{count} of {limit}",
    "alien.limit": "/{n}",
    "alien.limit.down": "of {n}",
    "om.time": "Time",
    "icon.alien-soldier": "Alien | A soldier of the aliens; on the time track: something comes "
    "there.",
    "icon.hourglass": "Time | The space where the time marker is.",
    "piece.time": "Time track | The time marker moves along it towards the end of the game.",
    "time.outbreak": "The marker moves one space in every Shuttle phase. When it must leave "
    "space 1 you lose.",
    "time.blackout": "Every mission and Private Goal you complete moves the marker one space. On "
    "space 0 you win.",
    "time.monolith": "The marker moves one space every round. On spaces with an alien the sabotage "
    "cards with two cubes strike; on space 15 the time is up.",
    "piece.gauge": "How it ends | What decides this chapter.",
    "aim.invasion": "The humans win with 100 points together, the aliens with all 20 soldiers on "
    "the map.",
    "aim.outbreak": "Together you win with both missions; you lose with {first} infected or when "
    "no rounds are left.",
    "aim.blackout": "Win together: {last} missions and Private Goals. Lose: {first} disabled "
    "buildings, or no colonist for an outage.",
    "aim.monolith": "You win with {first} of the 5 objectives; you lose when time reaches {last}.",
    "icon.trophy": "Victory | The team wins on this space of the time track.",
    "icon.colonist-down": "Lying colonist | Out of action: infected, or laid on an outage token.",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "reward": {
        "one_crystal": "One Crystal",
        "one_mineral": "One Mineral",
        "one_colonist": "New Colonist",
        "two_back": "Two Colonists Back",
    },
}
TERMS: Final[dict[str, str]] = {
    "alien:time": "time track",
    "alien:alien": "aliens",
    "alien:won": "won",
    "alien:lost": "lost",
    "outcome:won_together": "the team has reached its goal",
    "outcome:lost_game_ended": "the game ended before the team had reached its goal",
    "option:chapter": "Alien Invasion",
    "help:chapter": "A chapter is a game of its own, on the same board.",
    "option.chapter.none.help": "Everybody plays for themselves, for the most points.",
    "option.chapter.invasion.help": "One commands the aliens against all others: the humans need "
    "100 points together, the aliens all 20 soldiers on the map.",
    "option.chapter.invasion.seats": "The last seat commands the aliens. To command them yourself, "
    "give the first seat to a bot and take the last one.",
    "option.chapter.invasion.last": "commands the aliens",
    "option.chapter.outbreak.help": "You win or lose together: fulfil both missions before too "
    "many colonists are infected.",
    "option.chapter.blackout.help": "You win or lose together: complete missions and Private Goals "
    "before five buildings are disabled.",
    "option.chapter.monolith.help": "You play alone: fulfil four of five objectives in 15 rounds.",
    "option.chapter.none": "Base game",
    "option.chapter.invasion": "Chapter 1: Invasion",
    "option.chapter.outbreak": "Chapter 2: Outbreak",
    "option.chapter.blackout": "Chapter 3: Blackout",
    "option.chapter.monolith": "Chapter 4: Monolith",
}
