"""The question bar of Planet Unknown: what to do next in words, and the verb of the button."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.events_data import EVENTS
from planetfall.games.planet_unknown.log import CIV_SOURCE, EVENT_SOURCE, TECH_SOURCE
from planetfall.games.planet_unknown.setup import KEEP_OBJECTIVES, SOLO_KEPT
from planetfall.svg.memo import memo
from planetfall.web.games.planet_unknown.position import position, question_path
from planetfall.web.games.planet_unknown.tiles import TurnedTile
from planetfall.web.html import NOTHING, Html, esc, join
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

VERBS: Final = ("rotate", "civ", "objective", "place_patch", "place_rover", "drive")
"""Kinds of answers and of questions whose button has a verb of its own."""
HINTED: Final = ("rotate", "track", "cell", "civ", "objective", "do")
"""Kinds of answers for which the bar says where they lie."""
BACKWARDS: Final = ("regress", "setback")
DIRECT: Final = Html(' data-direct="rover"')
"""A rover to drive is only pointed out: where it goes is asked next."""
ON_PLANET: Final = Html(' data-opens="planet"')
"""What a phone has to show, whatever it shows now."""


def question_bar(scene: Scene, tiles: list[TurnedTile]) -> Html:
    """The open question; of a tile with a ghost the page counts where it fits."""
    if not scene.asked:
        return frame.ask(scene)
    path = question_path(scene)
    if tiles:
        return frame.ask(
            scene,
            why=_fits(scene.words),
            verb=scene.words["pu.place"],
            question=_tile_question(scene, path),
            signs=ON_PLANET,
        )
    key = scene.table_view.keys[0]
    signs = ON_PLANET if key.startswith(("cell:", "rover:")) else NOTHING
    if path == "drive":
        signs = join((signs, DIRECT))
    return frame.ask(scene, why=_hint(scene, path, key), verb=_verb(scene, path, key), signs=signs)


def _tile_question(scene: Scene, path: str) -> str:
    """Taking, turning and placing are one step on the page, and one question."""
    if path == "work":
        return scene.words["pu.ask.take"]
    return scene.words["pu.ask.where"] if path == "choose_turn" else ""


def _hint(scene: Scene, path: str, key: str) -> str:
    """Which card asks, and where the answers lie; empty where they are buttons."""
    hint = _place(scene, path, key)
    card = _asking_card(scene)
    return f"{card} · {hint}" if card and hint else hint


def _asking_card(scene: Scene) -> str:
    """The name of the event or civ card that asks; empty for the rules."""
    source = position(scene).question(scene.me).source
    if CIV_SOURCE <= source < EVENT_SOURCE:
        return scene.name("civ", CIV_CARDS[source - CIV_SOURCE].id)
    if EVENT_SOURCE <= source < TECH_SOURCE:
        return scene.name("event", EVENTS[source - EVENT_SOURCE].id)
    return ""


def _place(scene: Scene, path: str, key: str) -> str:
    """Where the answers lie."""
    kind = key.partition(":")[0]
    game = position(scene)
    if kind == "objective" and path == KEEP_OBJECTIVES.path and game.seats == 1:
        left = SOLO_KEPT - len(game.players[scene.me].personal)
        return scene.words.fill("pu.why.objectives", n=left)
    if path == "drive":
        return scene.words["pu.why.drives" if kind == "rover" else "pu.why.drive"]
    if path == "synergy" and kind == "track":
        return scene.words["pu.why.synergy"]
    if kind == "do" and path != "work":
        return ""
    return scene.words[f"pu.why.{kind}"] if kind in HINTED else ""


def _verb(scene: Scene, path: str, key: str) -> str:
    """What the button does; empty where it only confirms."""
    words, kind = scene.words, key.partition(":")[0]
    for name in ("drive" if path == "step" else path, kind):
        if name in VERBS:
            return words[f"pu.verb.{name}"]
    if kind != "track" or path in ("stow", "move_focus"):
        return ""
    _, _, event = path.partition(".")
    backwards = event.endswith("_down") or path.startswith(BACKWARDS) or event.startswith(BACKWARDS)
    return words["pu.verb.regress" if backwards else "pu.verb.advance"]


@memo(8)
def _fits(words: Words) -> Html:
    """In how many places a tile fits: the page counts."""
    return Html(
        f'<span id="fits" data-client data-forms="{esc(words["pu.places_fit"])}"'
        f' data-none="{esc(words["pu.no_fit"])}"></span>'
        f'<span class="hint"> · {esc(words["pu.drag"])}</span>'
    )
