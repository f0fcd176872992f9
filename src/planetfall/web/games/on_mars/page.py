"""The page of On Mars: seats, the map, actions of both sides, displays, own board."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from planetfall.core.game import Game
from planetfall.core.view import View
from planetfall.games.on_mars.components.names import (
    COLONY,
    ITEMS,
    MINERAL,
    RESOURCES,
)
from planetfall.games.on_mars.draw.cards import draw_held, draw_narrow, draw_strip
from planetfall.games.on_mars.draw.dock import draw_depot, draw_lab, draw_quarters, draw_storage
from planetfall.games.on_mars.draw.expansions import (
    map_inputs,
    map_options,
    mission_rows,
    seat_note,
    slot_signs,
    tech_marks,
)
from planetfall.games.on_mars.draw.icons import ITEM_ICONS
from planetfall.games.on_mars.draw.layout import (
    displays_height,
    draw_actions,
    draw_displays,
    draw_left,
    draw_middle,
    least_height,
    left_height,
)
from planetfall.games.on_mars.draw.pictures import component
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.log import MISSION_LAID
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.pictures import own_book
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.box import Box
from planetfall.svg.canvas import Markup
from planetfall.svg.memo import memo
from planetfall.table.parts import Part
from planetfall.web.games.on_mars import expansions
from planetfall.web.games.on_mars.choice import choice
from planetfall.web.games.on_mars.coach import LESSONS
from planetfall.web.games.on_mars.paths import Ways, ways
from planetfall.web.games.on_mars.pieces import BASE, planned
from planetfall.web.games.on_mars.preview import preview
from planetfall.web.html import NOTHING, Html, attr, cls, data_json, esc, icon, inert, join, mark
from planetfall.web.pages import frame
from planetfall.web.pages.coach import Lesson
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene
from planetfall.web.words import game_words

UPPER: Final = 506.0
"""Height of the upper part of the page as the drawings are laid out."""
UPPER_ALONE: Final = 296.0
"""Height of its left part where goals stand below it."""
UPPER_MANY: Final = 443.0
"""The same with more seats than `FEW`: then the goals are a strip."""
FEW: Final = 2
MAP = (562.0, 434.0)
DOCK, NARROW = 188.0, 344.0
DOCK_PARTS: Final[tuple[tuple[str, float, Callable[[Table, float, float], Markup]], ...]] = (
    ("storage", 206.0, draw_storage),
    ("depot", 250.0, draw_depot),
    ("lab", 214.0, draw_lab),
    ("quarters", 152.0, draw_quarters),
    ("held", 468.0, draw_held),
)
DOCK_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "storage": ("pay", "take"),
    "depot": (),
    "lab": ("develop",),
    "quarters": (),
    "held": ("use", "blueprint", "goal", "discard"),
}
"""The kinds of options by which a part of the own board is drawn differently."""
NO_GOALS: Final = Html('<section id="goals" hidden></section>')
PLACES: Final = "left goals map actions displays choice dock stock log".split()
"""Parts that are empty until the game starts."""
TABS: Final = (
    ("map", "ui-map", "om.map"),
    ("actions", "ui-play", "om.actions"),
    ("mine", "ui-hand", "om.mine"),
    ("cards", "blueprint", "om.displays"),
    ("players", "ui-person", "players"),
)
LISTED: Final = "side"
"""The kind of options that are buttons of the question though they have places too."""
FACES: Final[dict[str, tuple[str, ...]]] = {
    "main": ("main",),
    "executive": ("executive",),
    "use": ("blueprint",),
    "work": ("blueprint",),
    "blueprint": ("blueprint",),
    "card": ("scientist", "contract"),
    "discard": ("goal",),
    "goal": ("goal",),
    "tile": ("discovery",),
    "build": ("building",),
    "lab": ("lab",),
    "space": ("space",),
    "mission": ("mission",),
}
"""Kinds of options that stand for a component which can be shown in full."""

CARDS: Final = "use work blueprint card goal discard settler"
"""Kinds of options that stand for cards: one that cannot be chosen opens when it is pressed."""


class OnMarsPage:
    """Draws On Mars."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing or scene.book is None:
            return frame.not_started(scene, PLACES, TABS)
        colony = _colony(scene.position)
        seat = scene.me if 0 <= scene.me < len(colony.players) else 0
        table = _table(scene, seat, scene.table_view.keys)
        goals = _goals(scene)
        parts: list[Part] = [
            ("top", frame.top(scene, _top_crumbs(scene, colony))),
            ("waiting", frame.waiting(scene)),
            ("left", _left(scene, table, goals)),
            ("goals", goals),
            ("map", _map(scene, table)),
            ("actions", _actions(scene, table)),
            ("displays", _displays(scene, table)),
            ("dock", _dock(scene, table)),
            ("stock", _stock(scene, table)),
            ("choice", choice(scene, chosen_cards())),
            ("ask", _ask(scene, goals)),
            ("log", frame.log(scene)),
            ("tabs", frame.tabs(scene, TABS)),
            ("keys", _keys(scene)),
        ]
        own = _own_parts(scene, table)
        return [(name, own.get(name, part)) for name, part in parts]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<main class="table g-om" data-tab="map" data-zoom="{" ".join(faces())}"'
            f' data-cards="{CARDS}" data-boards="seat" data-bar="narrow" data-last-marks>'
            f"{parts['top']}"
            f'<div class="oml">{parts["left"]}{parts["goals"]}</div>'
            f'<div class="omm">{parts["waiting"]}{parts["map"]}{parts["log"]}{parts["stock"]}'
            f"{parts['ask']}</div>"
            f'<div class="oma">{parts["actions"]}</div>'
            f'<div class="omr">{parts["displays"]}</div>{parts["choice"]}'
            f"{parts['dock']}{parts['keys']}{parts['tabs']}</main>"
        )

    def chips(self, scene: Scene, seen: View) -> Html:
        """Storage, crystals and points that change, and what would stand on the map."""
        before, after = _colony(scene.position), _colony(seen.position())
        if scene.me >= len(before.players):
            return _own_chips(scene, before, after)
        chosen = scene.context.chosen
        plan = planned(scene, chosen[0]) if len(chosen) == 1 else None
        then, told = plan or (after, "")
        return preview(_table(scene, scene.me), then, MAP, told)

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A component in full, or another player's board."""
        if name == "card":
            return _large(scene, what)
        for module in expansion_pages():
            markup: Html = module.panel(scene, name)
            if markup:
                return markup
        players = len(_colony(scene.position).players)
        if name != "player" or not what.isdigit() or int(what) >= players:
            return NOTHING
        seat = int(what)
        table = _table(scene, seat)
        parts = [
            (part, Box(width, DOCK, draw(table, width, DOCK)))
            for part, width, draw in DOCK_PARTS
            if part != "held"
        ]
        # There is room for all words of the cards.
        parts.append(("held", draw_strip(table, sum([box.width for _, box in parts]), DOCK)))
        shown = join(
            inert(_picture(table, "", box.width, DOCK, box.body, f"dock-svg d-{part}"))
            for part, box in parts
        )
        return Html(
            f'<h2 class="row gap6">{mark(seat, 16)}{esc(table.name(seat))}</h2>'
            f'<div class="full">{shown}</div>'
        )

    def lessons(self) -> tuple[Lesson, ...]:
        """What a guided first game explains."""
        return LESSONS

    def pieces(self) -> dict[str, Kind]:
        """What can be asked about, those of expansions included."""
        return _kinds()


@cache
def _kinds() -> dict[str, Kind]:
    found = dict(BASE)
    for module in expansion_pages():
        found |= getattr(module, "PIECES", {})
    return found


@cache
def expansion_pages() -> list[Any]:
    """The modules of expansions that add something to the page.

    Each has `goals(scene)`, what stands below the seats, `panel(scene, name)`, what is opened on
    demand, and `over(scene)`, the bar that says how the game ended; all may be empty. `PIECES` are
    the kinds of pieces that it adds, by how their keys begin. It may have `crumbs(scene)`, numbers
    for the top bar, `aim(scene)`, how the game is won and lost, `goals_height(scene)`, `FACES` of
    its own, and for a viewer whose seat is no player of the base game `own_parts(scene, table)`,
    parts of the page in place of a player's, and `own_chips(scene, before, after)`. `CHOSEN` are
    kinds of options that are chosen among as whole cards.
    """
    folder = expansions.__name__
    names = [module.name for module in iter_modules(expansions.__path__)]
    return [import_module(f"{folder}.{name}") for name in names]


@cache
def chosen_cards() -> dict[str, tuple[str, ...]]:
    """Kinds of options of expansions that are chosen among as whole cards."""
    found: dict[str, tuple[str, ...]] = {}
    for module in expansion_pages():
        found |= getattr(module, "CHOSEN", {})
    return found


@cache
def faces() -> dict[str, tuple[str, ...]]:
    """Kinds of options that stand for a component, those of expansions included."""
    found = dict(FACES)
    for module in expansion_pages():
        found |= getattr(module, "FACES", {})
    return found


def _own_parts(scene: Scene, table: Table) -> dict[str, Html]:
    """Parts of the page for a viewer whose seat is no player of the base game."""
    if scene.me < len(table.players):
        return {}
    found: dict[str, Html] = {}
    for module in expansion_pages():
        if hasattr(module, "own_parts"):
            found |= module.own_parts(scene, table)
    return found


def _own_chips(scene: Scene, before: Colony, after: Colony) -> Html:
    """What a choice changes for such a viewer."""
    chips = [
        module.own_chips(scene, before, after)
        for module in expansion_pages()
        if hasattr(module, "own_chips")
    ]
    return join(chips)


def _colony(position: Game) -> Colony:
    assert isinstance(position, Colony)
    return position


@memo(256)
def _crumbs(lang: str, round: int, level: int) -> list[Html]:
    words = game_words(own_book(lang))
    counted = Html(f"{esc(words['om.round'])} <b>{round}</b>")
    return [
        counted if round else esc(words["om.setup"]),
        Html(f"{esc(words['om.level'])} <b>{level}</b>"),
    ]


def _top_crumbs(scene: Scene, colony: Colony) -> list[Html]:
    """Round and level, then the numbers of expansions."""
    found = list(_crumbs(scene.lang, colony.round, colony.level))
    for module in expansion_pages():
        if hasattr(module, "crumbs"):
            found += module.crumbs(scene)
    return found


def _table(scene: Scene, seat: int, options: Collection[str] = ()) -> Table:
    """What the drawings ask for, with the board of a seat."""
    assert isinstance(scene.book, ColonyBook)
    return Table(
        theme=THEME,
        position=_colony(scene.position),
        viewer=scene.me,
        seat=seat,
        lang=scene.lang,
        book=scene.book,
        names=scene.names,
        options=options,
        laid=_laid(scene),
        totals=scene.totals(),
        on_page=True,
    )


def _laid(scene: Scene) -> dict[int, int]:
    """The missions by place as they were laid out, once one of them is completed."""
    missions = _colony(scene.position).missions
    if all(missions):
        return {}
    return scene.drawn(
        "laid",
        missions,
        lambda: {event[3]: event[2] for event in scene.context.whole() if event[0] == MISSION_LAID},
    )


def _ask(scene: Scene, goals: Html) -> Html:
    inputs = scene.question_inputs(), goals
    return scene.drawn(("ask", scene.me), inputs, lambda: _question(scene))


def _question(scene: Scene) -> Html:
    """The question bar, or how the game ended."""
    if scene.table_view.state == "over":
        for module in expansion_pages():
            bar: Html = module.over(scene)
            if bar:
                return bar
    keys = scene.table_view.keys
    reach = ways(scene)
    verbs = _verbs(scene)
    listed = any([key.startswith(f"{LISTED}:") for key in keys])
    signs = join(
        (
            attr("data-listed", LISTED if listed else None),
            data_json("ways", reach) if reach else NOTHING,
            data_json("verbs", verbs) if verbs else NOTHING,
        )
    )
    return frame.ask(scene, why=_hint(scene, reach), default=keys[0] if keys else "", signs=signs)


def _verbs(scene: Scene) -> dict[str, str]:
    """What the confirm button does with each kind of option, where the question has a word."""
    asking, words = scene.asking(), scene.words
    kinds = sorted({key.partition(":")[0] for key in scene.table_view.keys})
    verbs = {
        kind: words.get(f"om.verb.{kind}.{asking}", words.get(f"om.verb.{kind}", ""))
        for kind in kinds
    }
    return {kind: verb for kind, verb in verbs.items() if verb}


def _hint(scene: Scene, reach: Ways) -> str:
    """What to know about a question; at the beginning of the game else how it is won."""
    if reach:
        return scene.words["om.move_hint"]
    asking = scene.asking()
    if asking == "MayTravel":
        side = _colony(scene.position).players[scene.me].side()
        asking += ".orbit" if side == COLONY else ".colony"
    if asking == "PayCost" and f"pay:{ITEMS[MINERAL]}" in scene.table_view.keys:
        asking = "mineral"
    hint = scene.words.get(f"om.hint.{asking}", "")
    # The end of a turn has a hint of its own.
    if asking == frame.END or _colony(scene.position).round > 1:
        return hint
    # A game begins with its aim, where it has one.
    return (_aim(scene) or hint) if asking == "ChooseSpace" else hint or _aim(scene)


def _aim(scene: Scene) -> str:
    """How the game is won and lost, where an expansion says it."""
    aims = [module.aim(scene) for module in expansion_pages() if hasattr(module, "aim")]
    return "".join(aims)


def _keys(scene: Scene) -> Html:
    inputs = scene.question_inputs()
    return scene.drawn(("keys", scene.me), inputs, lambda: frame.keys(scene))


def _large(scene: Scene, key: str) -> Html:
    """The component an option stands for, in full."""
    prefix, _, id = key.partition(":")
    for kind in faces().get(prefix, ()):
        face = component(kind, id, lang=scene.lang, theme=THEME)
        if face:
            answer = frame.answer(scene, key)
            return Html(
                f'<div class="zoomed">{esc(face)}<div class="toldlines">{answer}</div></div>'
            )
    return NOTHING


# Parts of the page. Each is drawn again only when something it shows has changed. What depends on
# the viewer has the viewer in its key; all others look at the same drawing.


def _panel(name: str, lang: str, width: float, height: float, body: Markup) -> Html:
    """A part of the page that is one picture."""
    title = _title(lang, name)
    svg = picture(THEME, body, width, height, title=title, lang=lang, classes=f"om-{name}")
    return Html(f'<section id="{esc(name)}" class="om om-{esc(name)}-part">{svg}</section>')


def _title(lang: str, name: str) -> str:
    words = game_words(own_book(lang))
    return words.get(f"om.{name}", words["board"])


def _picture(
    table: Table, name: str, width: float, height: float, body: Markup, classes: str
) -> Markup:
    title = _title(table.lang, name)
    return picture(THEME, body, width, height, title=title, lang=table.lang, classes=classes)


def _goals(scene: Scene) -> Html:
    """What an expansion shows below the seats."""
    return join([module.goals(scene) for module in expansion_pages()]) or NO_GOALS


def _goals_height(scene: Scene) -> float:
    """How tall expansions want the goals to be; 0 where none says it."""
    pages = [module for module in expansion_pages() if hasattr(module, "goals_height")]
    return max([module.goals_height(scene) for module in pages], default=0.0)


def _left(scene: Scene, table: Table, goals: Html) -> Html:
    """The seats, the turn order and the Shuttle; lower where goals stand below them."""
    colony = table.position
    height = UPPER
    if goals != NO_GOALS:
        seats = len(colony.players)
        most = UPPER_ALONE if seats <= FEW else UPPER_MANY
        wished = _goals_height(scene)
        if wished:
            most = max(UPPER - wished, least_height(seats))
        height = min(most, left_height(seats))
    shown = [_seat_inputs(table, seat) for seat in range(len(colony.players))]
    inputs = height, shown, colony.shuttle_side, colony.shuttle, colony.level
    return scene.drawn(
        "left",
        inputs,
        lambda: _panel("left", scene.lang, 222.0, height, draw_left(table, height)),
    )


def _seat_inputs(table: Table, seat: int) -> tuple[Any, ...]:
    """What the panel of a seat shows."""
    area = table.players[seat]
    turn = table.status(seat), seat_note(table, seat), area.space, tech_marks(table, seat)
    stock = area.vp, area.storage, area.crystals, area.waiting, area.quarters
    pieces = area.bots, area.ships, area.shelters, area.cubes, area.lab
    cards = area.built, area.blueprints, area.scientists, area.contracts, len(area.discoveries)
    return turn, stock, pieces, cards, table.totals


def _map(scene: Scene, table: Table) -> Html:
    """The map, and what lies in its corners."""
    colony = table.position
    lit = table.offered("bot", "rover", "work", *map_options())
    board = colony.land, colony.tops, colony.finds, colony.works
    corners = colony.building_tops, colony.explore, colony.radar
    pieces = [(area.bots, area.rover, area.stuck, area.scientists) for area in table.players]
    return scene.drawn(
        ("map", scene.me if lit else -1),
        (board, corners, pieces, lit, map_inputs(table)),
        lambda: _panel("map", scene.lang, *MAP, draw_middle(table, *MAP)),
    )


def _actions(scene: Scene, table: Table) -> Html:
    """The actions of both sides, the Warehouse and the missions."""
    colony = table.position
    lit = table.offered("retrieve")
    missions = colony.missions, colony.steps, colony.remaining, colony.ending
    slots = [area.slots for area in table.players]
    signs = [slot_signs(table, slot) for slot in range(len(slots[0]))]
    return scene.drawn(
        ("actions", table.here(0), scene.me if lit else min(scene.me, 0)),
        (missions, table.laid, mission_rows(table), colony.warehouse, slots, signs, lit),
        lambda: _panel("actions", scene.lang, 212.0, UPPER, draw_actions(table)),
    )


def _displays(scene: Scene, table: Table) -> Html:
    """The displays, as tall as they are now: the log has the room below them."""
    colony = table.position
    lit = table.offered("card")
    upper = colony.grid, colony.level, colony.lss, colony.rewards
    return scene.drawn(
        ("displays", scene.me if lit else -1),
        (upper, colony.display, colony.offer, lit),
        lambda: _panel("displays", scene.lang, 320.0, displays_height(table), draw_displays(table)),
    )


def _dock(scene: Scene, table: Table) -> Html:
    """The own board."""
    own, colony = table.own, table.position
    cards = own.blueprints, own.built, own.scientists, own.contracts
    hidden = own.goals, own.goal, own.cards, own.discoveries
    inputs: dict[str, tuple[Any, ...]] = {
        "storage": (own.storage, own.crystals, own.waiting, own.ships, own.shelters),
        "depot": (own.ships, own.hangar),
        "lab": (own.lab, own.cubes, own.research, tech_marks(table, table.seat)),
        "quarters": (own.shelters, own.quarters, own.idle, own.working, own.supply, own.bots_left),
        "held": (cards, hidden, colony.works, colony.done, colony.cargo),
    }
    pictures = [
        scene.drawn(
            (name, scene.me),
            (inputs[name], table.offered(*DOCK_OPTIONS[name])),
            partial(_docked, table, name, width, draw),
        )
        for name, width, draw in DOCK_PARTS
    ]
    empty = "" if own.hands() else "no-colonists"
    return Html(f'<section id="dock"{cls("omd", empty)}>{join(pictures)}</section>')


def _docked(
    table: Table, name: str, width: float, draw: Callable[[Table, float, float], Markup]
) -> Markup:
    """A part of the own board; the cards are a strip, and stand there again for narrow screens."""
    if name != "held":
        return _picture(table, name, width, DOCK, draw(table, width, DOCK), f"dock-svg d-{name}")
    strip = draw_strip(table, width, DOCK)
    cards = _picture(table, name, strip.width, DOCK, strip.body, "dock-svg d-held")
    wide = Html(f'<div class="d-strip scrolls" tabindex="0">{cards}</div>')
    again = draw_narrow(table, NARROW)
    narrow = _picture(table, name, NARROW, again.height, again.body, "dock-svg d-narrow")
    return join((wide, narrow))


def _stock(scene: Scene, table: Table) -> Html:
    """Own resources, crystals and points in one row, for the phone."""
    own = table.own
    stock = [*own.storage[:RESOURCES], own.crystals, *own.storage[RESOURCES + 1 :]]
    counts = list(zip(ITEMS, stock, strict=False))
    if table.has_own_points:
        counts.append(("vp", own.vp))
    return scene.drawn(("stock", scene.me), tuple(counts), lambda: _stock_row(counts))


def _stock_row(counts: list[tuple[str, int]]) -> Html:
    signs = dict(zip(ITEMS, ITEM_ICONS, strict=True))
    row = join(
        Html(
            f'<span class="cell">{icon(signs.get(name, name), 17, name)}'
            f'<b data-n="om-{esc(name)}">{esc(count)}</b></span>'
        )
        for name, count in counts
    )
    return Html(f'<section id="stock" class="omstock">{row}</section>')


def art() -> Html:
    """The lobby's picture: the map in the middle of a game."""
    from planetfall.web.games.on_mars.art import map_art

    return map_art()


PAGE: Final = OnMarsPage()
