"""English: what pieces and icons are; a name, `|`, what there is to know."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "piece.cell": (
        "Square of your planet | Tiles cover squares. Full rows and columns score the "
        "medals at their ends."
    ),
    "piece.take": (
        "Tile of your section | In every round you take one of the two tiles of the "
        "section before you: the large one from outside or the small one from inside."
    ),
    "piece.turn": "Turning | A tile may be turned and flipped as you like.",
    "piece.rotate": "Rotation | The commander turns the station before everybody takes a tile.",
    "piece.rover": "Rover | Rovers drive over your tiles and collect lifepods and meteorites.",
    "piece.track": (
        "Track | Each building of a placed tile advances the tracker of its colour by one space."
    ),
    "piece.space": (
        "Space of a track | A tracker that enters it brings its benefit; medals score at "
        "the end for the highest one passed."
    ),
    "piece.civ": "Civ card | Taken when the civ tracker reaches a space with its rank.",
    "piece.deck": (
        "Civ deck | Face down. Whoever is due a card of this rank looks through the deck, "
        "keeps one card and returns the others."
    ),
    "piece.objective": (
        "Objective | Compared with a neighbour at the end: the better one gets its "
        "points, in a tie both get the smaller number. A personal one scores for you "
        "alone."
    ),
    "piece.tech": "Breakthrough | Works as soon as the technology tracker has reached its level.",
    "piece.use": "Ability | May be used between the steps of your turn.",
    "piece.unlock": "Breakthrough | One more breakthrough becomes active.",
    "piece.do": "Pending benefit | What your tile has brought; you choose the order.",
    "piece.event": "Event | Holds for everybody in this round.",
    "piece.planet": "Planet | Each planet has its own squares and rule.",
    "piece.corporation": "Corporation | Five tracks, breakthroughs and a rule of its own.",
    "piece.row": (
        "Row | Scores its medal when every square of it is covered and no meteorite lies there."
    ),
    "piece.column": (
        "Column | Scores its medal when every square of it is covered and no meteorite lies there."
    ),
    "piece.stack": (
        "Stack of the station | The top tile and how many lie below it. The game ends "
        "when a player cannot take or place a tile."
    ),
    "piece.seat": (
        "Planet of a player | Everybody places on their own planet; neighbours compare objectives."
    ),
    "piece.done": "Done | Ends the choice.",
    "icon.biomass": "Biomass | Advances the biomass track, which brings patches.",
    "icon.civ": "Civilization | Advances the civ track, which brings civ cards.",
    "icon.pu-water": "Water | Advances the water track; water buildings count on ice squares.",
    "icon.pu-rover": "Rover | Advances the rover track: rovers and movement.",
    "icon.pu-tech": "Technology | Advances the technology track: breakthroughs.",
    "icon.pu-energy": "Energy | Advances a track of a terrain beside its area.",
    "icon.synergy": "Synergy | Advances any one tracker by one space.",
    "icon.patch": "Biomass patch | Covers one square and counts as biomass.",
    "icon.medal": "Medal | Points at the end.",
    "icon.lifepod": "Lifepod | A rover collects it; collected ones score a point each.",
    "icon.meteorite": (
        "Meteorite | Spoils its row and column until a rover collects it; three collected "
        "score a point."
    ),
    "icon.commander": "Commander | Turns the station in this round.",
    "icon.depot": "Depot | Tiles of the middle of the station.",
    "icon.event": "Event | Holds for everybody in this round.",
    "icon.goal": "Objective | Scores at the end.",
    "icon.city": "City | Squares with a city score if they stay uncovered.",
    "icon.flux": "Focus token | The track in focus gives more.",
    "pu.breakthrough": "Breakthrough {n}",
    "tech.on": "In force now.",
    "tech.locked": "Locked until a tracker reaches space {n} of the technology track.",
    "tech.locked.lifepod": "Locked until you put a collected lifepod on it.",
    "tech.off": "Reached, but not in force now.",
    "track.civ": "The civilization track brings civ cards.",
    "track.water": "The water track brings the most points.",
    "track.biomass": "The biomass track brings patches, which fill single squares.",
    "track.rover": "The rover track brings rovers and their movement.",
    "track.tech": "The technology track unlocks breakthroughs.",
    "track.next": "One step up:",
    "space.nothing": "No benefit here.",
    "space.choice": "{first} Or: {second}",
    "space.medal": "A medal worth {n} at the end.",
    "space.advance": "The {terrain} tracker advances by 1.",
    "space.move": "{n} movement for rovers.",
    "space.synergy": "A synergy: any one tracker advances by 1.",
    "space.patch": "A biomass patch.",
    "space.rover": "A rover lands.",
    "space.civ": "A civ card of rank {n}.",
    "space.tech": "Breakthrough {n} becomes active.",
    "pu.deck": "Civ deck {n}",
    "pu.deck_of": "Civ cards of rank {n}",
    "pu.deck_left": "Cards left in this game: {n}. They are some of these:",
    "pu.deck_gone": "Taken, as far as you can see",
    "coach.1": (
        "Your section | The station turns, and you face two tiles: a large and a small "
        "one. Everybody takes one of theirs at the same time."
    ),
    "coach.2": (
        "Turn and flip | The arrows below turn and flip the tile, and so do the keys Q, E "
        "and F. Squares where it fits have a green edge."
    ),
    "coach.3": (
        "Placing | The first tile touches the edge, every other one a tile that lies "
        "there. Full rows and columns score at the end."
    ),
    "coach.4": (
        "Two buildings, two steps | Each building of the tile moves its tracker up by one, "
        "water only if some of its water lies on ice. Energy has no track: it moves the "
        "tracker of a terrain beside it. The space reached gives what it shows."
    ),
    "coach.5": (
        "You are the commander | You turn the station for everybody: look which tiles "
        "come to you, and which to your neighbours."
    ),
    "coach.6": (
        "Choose a square | Something goes on your planet: press one of the lit squares. "
        "Point at a dark one to learn why not there."
    ),
    "coach.7": (
        "Rovers | A rover drives over your tiles and picks up lifepods and meteorites. "
        "Meteorites spoil rows, so fetch them early."
    ),
    "coach.8": (
        "Objectives | Each is a contest with one neighbour at the end. The bar shows who leads now."
    ),
    "coach.9": (
        "Civ cards | They come from the first track. Press a rank to look through the "
        "cards that may lie in its deck."
    ),
}
