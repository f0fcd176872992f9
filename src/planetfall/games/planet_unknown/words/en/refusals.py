"""English: when a kind of thing can be chosen, and what a question is about."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "when.cell": "A square is chosen for a tile, a biomass patch, a rover or a token.",
    "when.take": "You take one tile in each round, before everything else.",
    "when.turn": "A tile is turned before it is placed.",
    "when.rover": "Rovers drive when you have movement points and choose to move.",
    "when.rotate": "The commander turns the station at the beginning of a round.",
    "when.track": "A track is chosen when a benefit lets a tracker advance or regress.",
    "when.space": "A space is chosen where the track branches.",
    "when.do": "Such work comes from the tile you place and from benefits.",
    "when.use": "Abilities are used between the steps of your own turn.",
    "when.civ": "Civ cards are taken when the civ tracker reaches a space with their rank.",
    "when.objective": "Objectives are dealt at the start and score at the end of the game.",
    "when.rank": "A rank is chosen when several civ cards are due.",
    "when.done": "There is nothing to finish yet.",
    "when.seat": "Planets of other players cannot be chosen: everybody plays on their own.",
    "when.row": "A row is chosen when meteorites are cleared.",
    "when.column": "A column is chosen when meteorites are cleared.",
    "when.score": "A lifepod scores when a rover has brought it in.",
    "when.store": "A patch is stored when one is to be placed.",
    "when.building": "A building is chosen when only one of a tile's two may advance.",
    "only.CollectLifepods": "Only a square with a lifepod can be chosen; earlier ones are settled.",
    "only.PlaceRover": "A rover lands on a free square of the tile placed last.",
    "only.CollectMeteorites": (
        "Only a square with a meteorite can be chosen; earlier ones are settled."
    ),
    "only.DestroyMeteorites": (
        "Only a square with a meteorite can be chosen; earlier ones are settled."
    ),
    "only.CollectMeteorite": "Only a square with a meteorite can be chosen.",
    "only.DestroyLifepods": "Only a square with a lifepod can be chosen; earlier ones are settled.",
    "only.TeleportRover": "A rover goes to a square of your tiles without a rover.",
    "only.MeteorStrike": "A meteorite falls on a square of your tiles without one.",
    "only.DestroyRover": "Only a rover of yours can be chosen.",
    "only.PlacePatch": "A patch covers one free square beside something you have placed.",
    "only.Drive": "Only a rover of yours that can still move can be chosen.",
    "only.Step": "One step leads to a neighbouring square of your tiles.",
    "only.Pick": "Only one of the cards you look at can be kept.",
    "only.LastCards": "Only one of the cards you look at can be kept.",
    "only.AdvanceOne": "This benefit names the trackers that may advance.",
    "only.AdvanceDifferent": "Each tracker advances once with this benefit.",
    "only.Synergy": "A synergy advances any one tracker that can still move.",
    "only.Advance": "The tracker goes to the next space in line.",
    "only.RegressOne": "This tracker is at the bottom.",
    "only.Work": "Only what is still pending can be done now.",
    "only.Rotate": "The station turns by whole sections.",
    "only.ChooseCell": "The tile does not fit there.",
    "only.ChooseTurn": "Turned like this the tile fits nowhere.",
    "only.ExtraTile": "The tile of this stack fits nowhere or the stack is empty.",
    "only.EmptyStack": "That stack is empty.",
}
