"""The page of On Mars: seats, the map, actions of both sides, displays, own board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from planetfall.core.view import View
from planetfall.games.on_mars.components.names import ITEMS
from planetfall.games.on_mars.draw.cards import draw_held, draw_narrow, narrow_height
from planetfall.games.on_mars.draw.dock import draw_depot, draw_lab, draw_quarters, draw_storage
from planetfall.games.on_mars.draw.layout import (
    action_parts,
    left_parts,
    middle_parts,
    right_height,
    right_parts,
)
from planetfall.games.on_mars.draw.pictures import BUTTONS, component
from planetfall.games.on_mars.draw.table import EITHER_TURN, Data, Table, side_of, status_of
from planetfall.games.on_mars.expansions.lacerda.standing import Standing, is_solo
from planetfall.games.on_mars.words.pictures import own_book
from planetfall.svg import PAGE as THEME
from planetfall.svg.canvas import Markup
from planetfall.svg.memo import memo
from planetfall.table.changes import Text
from planetfall.table.parts import Part
from planetfall.web.games.on_mars import goals as on_mars_goals
from planetfall.web.games.plain import chip
from planetfall.web.html import (
    NOTHING,
    Html,
    Pieces,
    attr,
    esc,
    framed,
    icon,
    join,
    mark,
    part,
    picture_ends,
)
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.watch import Keeper, Memory
from planetfall.web.words import game_words

UPPER: Final = 506.0
"""Height of the upper part of the page as the drawings are laid out."""
UPPER_ALONE: Final = 296.0
"""Height of its left part in the solo game."""
HIDDEN: Final = ("goals", "discoveries", "cards")
"""What a seat holds of which others see only how many."""
MAP = (562.0, 434.0)
DOCK, NARROW = 188.0, 374.0
DOCK_PARTS: Final[tuple[tuple[str, float, Callable[[Table, float, float], Markup]], ...]] = (
    ("storage", 206.0, draw_storage),
    ("depot", 250.0, draw_depot),
    ("lab", 214.0, draw_lab),
    ("quarters", 152.0, draw_quarters),
    ("held", 468.0, draw_held),
)
TABS: Final = (
    ("map", "ui-map", "om.map"),
    ("actions", "ui-play", "om.actions"),
    ("mine", "ui-hand", "om.mine"),
    ("cards", "blueprint", "om.displays"),
    ("players", "ui-person", "players"),
)
ITEM_ICONS: Final = {
    "mineral": "mineral",
    "battery": "battery",
    "water": "water",
    "plant": "om-plant",
    "oxygen": "om-oxygen",
    "crystal": "crystal",
}


LEADS: Final = {
    **dict.fromkeys(("hex", "bot", "rover", "tile", "build"), "map"),
    **dict.fromkeys(("main", "executive", "take", "side", "retrieve"), "actions"),
    **dict.fromkeys(("lab", "develop", "ship", "discard", "use", "pay", "deliver"), "mine"),
    **dict.fromkeys(("grid", "blueprint", "card", "benefit"), "cards"),
    "space": "players",
}
"""Kinds of options by the tab of the phone where they lie."""
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


class OnMarsPage:
    """Draws On Mars."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing or scene.book is None:
            return _empty(scene)
        table, shown = _keeping(scene), scene.table()
        alone = on_mars_goals.standing_of(scene)
        crumbs = _crumbs(scene.lang, shown["round"], shown["level"])
        return [
            ("top", frame.top(scene, crumbs)),
            ("waiting", frame.waiting(scene)),
            ("left", table.part(_panel, "left", 222.0, *(ALONE if table.is_solo else SEATED))),
            ("goals", on_mars_goals.goals(scene, alone)),
            ("map", table.part(_panel, "map", *MAP, _map)),
            ("actions", table.part(_panel, "actions", 212.0, UPPER, action_parts)),
            ("displays", table.part(_displays)),
            ("dock", table.part(_dock)),
            ("stock", table.part(_stock)),
            ("ask", scene.kept_ask(lambda: _ask(scene, alone), alone)),
            ("log", frame.log(scene)),
            ("tabs", frame.tabs(scene, TABS)),
            ("keys", scene.kept_keys(lambda: frame.keys(scene))),
        ]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<div class="table g-om" data-tab="map" data-zoom="{" ".join(FACES)}"'
            f' data-boards="seat">{parts["top"]}'
            f'<aside class="oml">{parts["left"]}{parts["goals"]}</aside>'
            f'<main class="omm">{parts["waiting"]}{parts["map"]}{parts["log"]}{parts["stock"]}'
            f"{parts['ask']}</main>"
            f'<aside class="oma">{parts["actions"]}</aside>'
            f'<aside class="omr">{parts["displays"]}</aside>'
            f"{parts['dock']}{parts['keys']}{parts['tabs']}</div>"
        )

    def chips(self, scene: Scene, seen: View) -> Html:
        """Storage, crystals and points that change."""
        after = seen.data()
        before, later = scene.area(scene.me), after["areas"][scene.me]
        found = []
        for place, name in enumerate(ITEMS[: len(before["storage"])]):
            was, now = before["storage"][place], later["storage"][place]
            if was != now:
                found.append(chip(icon(ITEM_ICONS.get(name, "mineral"), 14), was, now))
        if before["crystals"] != later["crystals"]:
            sign = icon("crystal", 14, "crystal")
            found.append(chip(sign, before["crystals"], later["crystals"]))
        if before["vp"] != later["vp"]:
            found.append(chip(icon("vp", 14, "vp"), before["vp"], later["vp"]))
        return join(found[:6])

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A component in full, or another player's board."""
        if name == "card":
            return _large(scene, what)
        if is_solo(scene.data):
            if name == "goals":
                return on_mars_goals.goals_panel(scene)
            if name == "scores":
                return on_mars_goals.score_sheet(scene)
        seats = len(scene.data["areas"]) + is_solo(scene.data)
        if name != "player" or not what.isdigit() or int(what) >= seats:
            return NOTHING
        seat = int(what)
        table = _table(scene, seat)
        drawn = join(
            _picture(table, "", width, DOCK, draw(table, width, DOCK), f"dock-svg d-{part}")
            for part, width, draw in DOCK_PARTS
        )
        return Html(
            f'<h2 class="row gap6">{mark(seat, 16)}{esc(table.name(seat))}</h2>'
            # To look at only: what is lit on the own board is not to be chosen here.
            f'<div class="full">{drawn.replace(" data-key=", " data-of=")}</div>'
        )


def _empty(scene: Scene) -> list[Part]:
    names = "left goals map actions displays dock stock log".split()
    parts: list[Part] = [(name, Html(f'<div id="{name}"></div>')) for name in names]
    return [
        ("top", frame.top(scene, [])),
        ("waiting", frame.waiting(scene)),
        *parts,
        ("ask", frame.ask(scene)),
        ("tabs", frame.tabs(scene, TABS)),
        ("keys", frame.keys(scene)),
    ]


@memo(256)
def _crumbs(lang: str, round: int, level: int) -> list[Html]:
    said = game_words(own_book(lang))
    counted = Html(f"{esc(said['om.round'])} <b>{round}</b>")
    return [
        counted if round else esc(said["om.setup"]),
        Html(f"{esc(said['om.level'])} <b>{level}</b>"),
    ]


def _table(scene: Scene, seat: int) -> Table:
    """The table with a seat's board, to look at only."""
    assert scene.book is not None
    return Table(
        theme=THEME,
        data=scene.data,
        seat=seat,
        lang=scene.lang,
        book=scene.book,
        names=scene.names,
        rings=False,
    )


def _ask(scene: Scene, alone: Standing | None) -> Text:
    if alone is not None and scene.table_view.state == "over":
        return on_mars_goals.over(scene, alone)
    keys = scene.table_view.keys
    kinds = {key.partition(":")[0] for key in keys} - BUTTONS
    tabs = {LEADS.get(kind, "") for kind in kinds}
    lead = tabs.pop() if len(tabs) == 1 else ""
    signs = attr("data-lead", lead or None)
    return frame.ask(scene, default=keys[0] if keys else "", signs=signs)


def _large(scene: Scene, key: str) -> Html:
    """The component an option stands for, in full."""
    prefix, _, id = key.partition(":")
    for kind in FACES.get(prefix, ()):
        drawn = component(kind, id, lang=scene.lang, theme=THEME, book=scene.book)
        if drawn:
            answer = frame.answer(scene, key)
            return Html(f'<div class="zoomed">{drawn}<div class="toldlines">{answer}</div></div>')
    return NOTHING


class KeptTable(Table):
    """A table whose parts are kept; reading its seat is noted like any other data."""

    def __init__(self, scene: Scene, keeper: Keeper) -> None:
        assert scene.book is not None
        object.__setattr__(self, "keeper", keeper)
        object.__setattr__(self, "is_solo", is_solo(scene.data))
        super().__init__(
            theme=THEME,
            data=keeper.view,
            seat=0,
            lang=scene.lang,
            book=scene.book,
            names=scene.names,
            options=keeper.options,
            rings=False,
        )

    keeper: Keeper
    is_solo: bool

    @property
    def areas(self) -> Sequence[Data]:
        """The areas of all seats; in the solo game Lacerda's is the last."""
        return super().areas if self.is_solo else self.keeper.view.areas

    @property
    def seat(self) -> int:
        """Whose board is shown below the map."""
        return self.keeper.seat()

    @seat.setter
    def seat(self, value: int) -> None:
        """Known to the keeper."""

    @property
    def own(self) -> Data:
        """The area of that seat."""
        return self.keeper.view.own

    @property
    def own_color(self) -> str:
        """The colour of that seat: the page knows it, so that all see the same drawing."""
        return "var(--mine)"

    def offered(self, *kinds: str) -> list[str]:
        """The lit keys of some kinds."""
        return self.keeper.options.of(kinds)

    def look(self, data: dict[str, Any], options: tuple[str, ...]) -> None:
        """Show another page, and tell the drawings what most viewers see alike."""
        keeper, movers = self.keeper, data["to_move"]
        keeper.look(data, options)
        areas = [*data["areas"], data["table"]["lacerda"]] if self.is_solo else data["areas"]
        for seat, area in enumerate(areas):
            keeper.tell("status", seat, EITHER_TURN if seat in movers else status_of(area))
        own = areas[max(data["viewer"], 0)]
        for side in range(2):
            keeper.tell("here", side, side_of(own, side))

    def status(self, seat: int) -> int:
        """Whether a seat is on turn or has had its turn in this round."""
        return self.keeper.told("status", seat)

    def here(self, side: int) -> int:
        """Whether the own board's seat is on that side."""
        return self.keeper.told("here", side)

    def part(self, draw: Callable[..., Any], *given: Any) -> Any:
        """A part that is drawn again only when something it looked at differs."""
        return self.keeper.drawn((draw, *given), lambda: draw(self, *given))


def _keeping(scene: Scene) -> KeptTable:
    """The table as the viewer sees it, its parts kept with those of the other viewers."""
    name = (scene.lang, "on-mars", tuple(scene.names))
    tables: tuple[Memory, dict[int, KeptTable]] | None = scene.extra.drawings.get(name)
    if tables is None:
        tables = scene.extra.drawings[name] = Memory(), {}
    memory, seen = tables
    table = seen.get(scene.me)
    if table is None:
        keeper = Keeper(memory, max(scene.me, 0), len(scene.data["areas"]))
        table = seen[scene.me] = KeptTable(scene, keeper)
    table.look(_counted(scene.data, scene.me), tuple(scene.table_view.keys))
    return table


def _counted(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """What is drawn of a view; its own hidden things are counted as others see them.

    So a count reads the same for all.
    """
    areas = data["areas"]
    if seat >= 0:
        counts = {f"{name}_count": len(areas[seat][name]) for name in HIDDEN}
        areas = [*areas[:seat], {**areas[seat], **counts}, *areas[seat + 1 :]]
    return {
        "table": data["table"],
        "areas": areas,
        "to_move": data["to_move"],
        "viewer": data["viewer"],
    }


# Parts of the page.


def _panel(
    table: Table, name: str, width: float, height: float, draw: Callable[[Table], list[Markup]]
) -> Pieces:
    """A part of the page that is one picture."""
    title = _title(table.lang, name)
    head, tail = picture_ends((width, height), title, table.lang, f"om-{name}", True)
    opened = f'<section id="{name}" class="om om-{name}-part">{head}'
    return part(opened, *draw(table), after=f"{tail}</section>")


def _title(lang: str, name: str) -> str:
    said = game_words(own_book(lang))
    return said.get(f"om.{name}", said["board"])


def _picture(
    table: Table, name: str, width: float, height: float, body: Markup, classes: str
) -> Html:
    title, places = _title(table.lang, name), "data-key=" in body
    head, tail = picture_ends((width, height), title, table.lang, classes, places)
    return framed(head, body, after=tail)


def _left(table: Table) -> list[Markup]:
    return left_parts(table, UPPER)


def _left_alone(table: Table) -> list[Markup]:
    return left_parts(table, UPPER_ALONE)


SEATED: Final = UPPER, _left
ALONE: Final = UPPER_ALONE, _left_alone
"""How tall the left part is and how it is drawn; in the solo game the goals stand below it."""


def _map(table: Table) -> list[Markup]:
    return middle_parts(table, *MAP)


def _displays(table: Table) -> Pieces:
    """The displays, as tall as they are now: the log has the room below them."""
    return _panel(table, "displays", 320.0, right_height(table), right_parts)


def _dock(table: Table) -> Pieces:
    """The own board."""
    drawn = [table.part(_docked, *each) for each in DOCK_PARTS]
    opened = '<section id="dock" class="omd">'
    return part(opened, *drawn, table.part(_narrow), after="</section>")


def _docked(
    table: Table, name: str, width: float, draw: Callable[[Table, float, float], Markup]
) -> Html:
    return _picture(table, name, width, DOCK, draw(table, width, DOCK), f"dock-svg d-{name}")


def _narrow(table: Table) -> Html:
    """The cards again, for narrow screens."""
    tall = narrow_height(table)
    drawn = draw_narrow(table, NARROW, tall)
    return _picture(table, "held", NARROW, tall, drawn, "dock-svg d-narrow")


def _stock(table: Table) -> Pieces:
    """Own resources, crystals and points in one row, for the phone."""
    own = table.own
    cells = [
        (ITEM_ICONS[name], name, count)
        for name, count in zip(ITEMS, (*own["storage"], own["crystals"]), strict=True)
    ]
    cells.append(("vp", "vp", own["vp"]))
    row = [
        Html(f'<span class="cell">{icon(sign, 17, color)}<b data-n="om-{color}">{count}</b></span>')
        for sign, color, count in cells
    ]
    return part('<section id="stock" class="omstock">', *row, after="</section>")


def art() -> Html:
    """The lobby's picture: the map in the middle of a game."""
    from planetfall.web.games.on_mars.art import map_art

    return map_art()


PAGE: Final = OnMarsPage()
