"""The pieces of Planet Unknown that can be asked about."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.corporation import level_at
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.tiles import TECH as TECH_TRACK
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TRACKS
from planetfall.games.planet_unknown.components.tracks import (
    ADVANCE,
    AMOUNT,
    CIV_CARD,
    KIND,
    MOVE,
    PATCH,
    PLACE_ROVER,
    SYNERGY,
    TECH,
)
from planetfall.games.planet_unknown.packed import height_of, track_of
from planetfall.games.planet_unknown.state import Player
from planetfall.games.planet_unknown.words.names import terrain
from planetfall.text.grammar import capital
from planetfall.web.games.planet_unknown.position import position
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

BENEFITS: Final = {
    MOVE: "move",
    SYNERGY: "synergy",
    PATCH: "patch",
    PLACE_ROVER: "rover",
    CIV_CARD: "civ",
    TECH: "tech",
}
"""Kinds of benefits, to the names of their phrases."""


def terrain_name(scene: Scene, id: str) -> str:
    """The name of a terrain, which is that of its track."""
    assert scene.book is not None
    if id not in TERRAIN_IDS:
        return ""
    name = terrain(scene.book, TERRAIN_IDS.index(id))
    return capital(name)


def _tracker(scene: Scene, track: str) -> str:
    """The name of a track."""
    return terrain_name(scene, track.partition("-")[0])


def _track(scene: Scene, rest: str) -> list[str]:
    """What a track is for, and what its tracker would gain by its next step."""
    name = rest.removeprefix("advance-")
    if name not in TERRAIN_IDS[:TRACKS] or scene.book is None:
        return []
    player, tracker = position(scene).players[max(scene.me, 0)], TERRAIN_IDS.index(name)
    up = CORPORATIONS[player.corporation].spaces_up(player, tracker)
    lines = _purpose(scene, name)
    if len(up) == 1:
        gains = space_words(scene, player.corporation, track_of(up[0]), height_of(up[0]))
        lines.append(" ".join([scene.book.say("track.next"), *gains]))
    return lines


def _purpose(scene: Scene, name: str) -> list[str]:
    """What a track is for; nothing of a technology track that unlocks nothing."""
    assert scene.book is not None
    side = CORPORATIONS[position(scene).players[max(scene.me, 0)].corporation]
    if name == "tech" and side.special == "lifepods_on_techs":
        return []
    return [scene.book.say(f"track.{name}")]


def _space(scene: Scene, rest: str) -> list[str]:
    """What a space of a track brings."""
    name, _, height = rest.rpartition("-")
    if name not in TERRAIN_IDS or not height.isdigit() or scene.book is None:
        return []
    player = position(scene).players[max(scene.me, 0)]
    lines = space_words(scene, player.corporation, TERRAIN_IDS.index(name), int(height))
    return [*lines, *_purpose(scene, name)] if lines else []


def space_words(scene: Scene, corporation: int, track: int, height: int) -> list[str]:
    """What a space of a corporation's track brings, in words."""
    assert scene.book is not None
    printed = CORPORATIONS[corporation].tracks[track]
    if not (0 <= height < len(printed.exists) and printed.exists[height]):
        return []
    lines = [_benefit(scene, code) for code in printed.benefits[height]]
    if printed.choice and len(lines) == 2:
        lines = [scene.book.say("space.choice", first=lines[0], second=lines[1])]
    if printed.medals[height]:
        lines.append(scene.book.say("space.medal", n=printed.medals[height]))
    return lines or [scene.book.say("space.nothing")]


def _benefit(scene: Scene, code: int) -> str:
    assert scene.book is not None
    kind, amount = code & KIND, code & AMOUNT
    if kind == ADVANCE:
        return scene.book.say("space.advance", terrain=terrain(scene.book, amount))
    return scene.book.say(f"space.{BENEFITS[kind]}", n=amount)


def _deck(scene: Scene, rank: str) -> list[str]:
    """How many cards of a rank are left, and what they may be."""
    if not rank.isdigit():
        return []
    sizes = position(scene).civ_sizes()
    return [scene.words.count("pu.civ_left", sizes[int(rank) - 1])]


def _breakthrough(scene: Scene, level: str) -> str:
    return scene.words.fill("pu.breakthrough", n=level)


def _tech(scene: Scene, level: str) -> list[str]:
    """What a breakthrough of the shown corporation does, and whether it is in force."""
    player = position(scene).players[max(scene.me, 0)]
    techs = CORPORATIONS[player.corporation].techs
    lines = []
    for k, tech in enumerate(techs):
        if str(tech.level) == level:
            lines += [scene.effect(tech), _lock(scene, player, k + 1)]
    return lines


def _lock(scene: Scene, player: Player, level: int) -> str:
    """Whether a breakthrough is in force, and what unlocks it; A to F are 1 to 6."""
    assert scene.book is not None
    side = CORPORATIONS[player.corporation]
    if side.works(player, level):
        return scene.book.say("tech.on")
    if side.special == "lifepods_on_techs":
        return scene.book.say("tech.locked.lifepod")
    track = side.tracks[TECH_TRACK]
    at = next(height for height in range(track.top + 1) if level_at(track, height) == level)
    heights = [height_of(each) for each in player.trackers if track_of(each) == TECH_TRACK]
    reached = max(heights, default=0) >= at
    return scene.book.say("tech.off") if reached else scene.book.say("tech.locked", n=at)


def _side(scene: Scene, id: str) -> tuple[str, str] | None:
    """The card of an objective, by the id of either side."""
    for card in OBJECTIVES:
        if card.id == id:
            return "objective", id
    return None


KINDS: Final = {
    "cell": Kind(rules="PU-5"),
    "take": Kind(rules="PU-3"),
    "turn": Kind(rules="PU-5"),
    "rotate": Kind(rules="PU-4"),
    "rover": Kind(rules="PU-11"),
    "track": Kind(rules="PU-7", named=_tracker, now=_track),
    "space": Kind(rules="PU-8", named=_tracker, now=_space),
    "civ": Kind(("civ",), "PU-9"),
    "deck": Kind(rules="PU-9", now=_deck),
    "objective": Kind(("objective",), "PU-16.12", at=_side),
    "tech": Kind(rules="PU-12", named=_breakthrough, now=_tech),
    "use": Kind(rules="PU-12"),
    "unlock": Kind(rules="PU-29"),
    "do": Kind(rules="PU-4", now=_track),
    "event": Kind(("event",), "PU-22"),
    "planet": Kind(("planet",), "PU-33"),
    "corporation": Kind(("corporation",), "PU-24"),
    "tile": Kind(("tile",), "PU-6"),
    "row": Kind(rules="PU-16.03"),
    "column": Kind(rules="PU-16.03"),
    "stack": Kind(rules="PU-3"),
    "seat": Kind(rules="PU-16.12"),
    "done": Kind(),
}
