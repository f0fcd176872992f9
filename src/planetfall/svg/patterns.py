"""What pictures share besides icons: terrain and player patterns, sheens, grounds and the lift.

`definition` writes one of them by name.  A picture that stands alone carries those it uses; a page
carries all of them once.
"""

from planetfall.svg.canvas import Markup, circle, element, join, path, rect
from planetfall.svg.theme import Theme

TERRAINS = ("civ", "water", "biomass", "rover", "tech", "energy")
"""Terrains of Planet Unknown, in the order of their patterns."""


def _pattern(name: str, width: float, height: float, opacity: float, body: Markup) -> Markup:
    return element(
        "pattern",
        element("g", body, opacity=opacity),
        id=name,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def _stroke(d: str, color: str, width: float) -> Markup:
    return path(d, fill="none", stroke=color, stroke_width=width)


def _terrain(theme: Theme, name: str) -> Markup:
    """The pattern of a terrain: blocks, waves, leaves, wheel tracks, circuits, flashes."""
    ink = theme["terrain-ink"]
    ref = theme.ref("t-" + name)
    if name == "civ":
        blocks = join((rect(1.5, 1.5, 4, 4, 0.6), rect(7.5, 7.5, 4, 4, 0.6)))
        return _pattern(ref, 12, 12, 0.2, element("g", blocks, fill=ink))
    if name == "water":
        return _pattern(ref, 12, 6, 0.36, _stroke("M0 3c2-2.4 4-2.4 6 0s4 2.4 6 0", ink, 1.3))
    if name == "biomass":
        leaf = "c0-2.4 1.5-4 3-4.5 0 2.5-.7 4.1-3 4.5z"
        mate = "c-1.4-1-2-2.2-1.8-4 1.5.8 2.1 2.2 1.8 4z"
        return _pattern(
            ref, 12, 12, 0.3, path(f"M3 6{leaf}M3 6{mate}M9 12{leaf}M9 12{mate}", fill=ink)
        )
    if name == "rover":
        tracks = _stroke("M1 9l3-3 3 3M1 14l3-3 3 3M1 4l3-3 3 3", ink, 1.3)
        return _pattern(ref, 12, 12, 0.3, tracks)
    if name == "tech":
        wires = _stroke("M0 3h4l3 3h5M7 6v6", ink, 1.1)
        pads = join((circle(4, 3, 1.4, fill=ink), circle(7, 10, 1.4, fill=ink)))
        return _pattern(ref, 12, 12, 0.28, join((wires, pads)))
    return _pattern(ref, 10, 10, 0.32, _stroke("M0 10L4 5H2L6 0", ink, 1.3))


def _player(theme: Theme, seat: int) -> Markup:
    """The pattern of a seat's areas and bars; the first seat is plain."""
    ink = theme["p-ink"]
    ref = theme.ref(f"pl-{seat + 1}")
    if seat == 1:
        return _pattern(ref, 6, 6, 0.38, _stroke("M0 1.5h6M0 4.5h6", ink, 1.2))
    if seat == 2:
        return _pattern(ref, 6, 6, 0.38, _stroke("M-1 7L7-1M-4 4L4-4M2 10l8-8", ink, 1.3))
    if seat == 3:
        dots = join((circle(1.5, 1.5, 1.1, fill=ink), circle(4.5, 4.5, 1.1, fill=ink)))
        return _pattern(ref, 6, 6, 0.42, dots)
    if seat == 4:
        return _pattern(ref, 6, 6, 0.38, _stroke("M0 0l6 6M6 0L0 6", ink, 1))
    return _pattern(ref, 8, 6, 0.38, _stroke("M0 4.5l4-3 4 3", ink, 1.2))


def _stop(offset: float, color: str, opacity: float | None = None) -> Markup:
    return element("stop", offset=offset, stop_color=color, stop_opacity=opacity)


def _ball(ref: str, stops: tuple[Markup, ...], x: float = 0.38, y: float = 0.32) -> Markup:
    return element("radialGradient", join(stops), id=ref, cx=x, cy=y, r=0.78)


def _ground(theme: Theme, name: str) -> Markup:
    """Gradients that give planets depth: only boards, tiles and coins have a sheen."""
    ref = theme.ref(name)
    if name == "mars-ground":
        return _ball(
            ref,
            (
                _stop(0, theme["mars-disc-2"]),
                _stop(0.62, theme["mars-disc"]),
                _stop(1, theme["mars-edge"]),
            ),
        )
    if name == "planet-ground":
        return _ball(ref, (_stop(0, theme["t-land"]), _stop(1, theme["bg-1"])), 0.4, 0.35)
    if name == "sun":
        return _ball(ref, (_stop(0, "#fff", 0.5), _stop(1, theme["vp"], 0)), 0.5, 0.5)
    stops = (_stop(0, "#fff", 0.2), _stop(0.55, "#fff", 0), _stop(1, "#000", 0.14))
    return element("linearGradient", join(stops), id=ref, x1=0, y1=0, x2=0, y2=1)


def _lift(theme: Theme) -> Markup:
    """The shadow of a tile that is not placed yet."""
    drop = element(
        "feDropShadow", dx=0, dy=4, stdDeviation=5, flood_color="#000", flood_opacity=0.6
    )
    return element(
        "filter", drop, id=theme.ref("lift"), x="-20%", y="-20%", width="140%", height="150%"
    )


def _hatch(theme: Theme, name: str) -> Markup:
    """Overlays of special ground: no-go hatching, toxic drops, flowing currents."""
    ref = theme.ref(name)
    if name == "hatch-ban":
        return _pattern(
            ref, 8, 8, 0.55, _stroke("M-2 2l4-4M0 8l8-8M6 10l4-4", theme["danger"], 1.4)
        )
    if name == "hatch-toxic":
        dots = join(
            (circle(3, 3, 1.5, fill=theme["toxic"]), circle(9, 9, 2.1, fill=theme["toxic"]))
        )
        return _pattern(ref, 12, 12, 0.6, dots)
    if name == "hatch-ring":
        return _pattern(ref, 10, 10, 0.34, _stroke("M0 10L10 0", theme["text-1"], 2.2))
    if name == "hatch-chasm":
        return _pattern(
            ref,
            9,
            9,
            0.4,
            _stroke("M0 2.5l2.5-1.5 2 2 2.5-1 2 .5M0 7l2 1 2.5-2 2 1.5L9 7", theme["text-1"], 0.9),
        )
    return _pattern(ref, 14, 7, 0.8, _stroke("M0 3.5h4l2-2.5 2 5 2-2.5h4", theme["t-energy"], 1.2))


PATTERNS: tuple[str, ...] = (
    *(f"t-{terrain}" for terrain in TERRAINS),
    *(f"pl-{number}" for number in range(2, 7)),
    "hatch-ban",
    "hatch-toxic",
    "hatch-ring",
    "hatch-chasm",
    "hatch-current",
    "mars-ground",
    "planet-ground",
    "sun",
    "sheen",
    "lift",
)
"""Names of everything `definition` can write."""


def definition(theme: Theme, name: str) -> Markup:
    """The shared thing of that name, to stand inside `defs`."""
    if name not in PATTERNS:
        raise KeyError(f"there is no pattern `{name}`")
    if name.startswith("t-"):
        return _terrain(theme, name[2:])
    if name.startswith("pl-"):
        return _player(theme, int(name[3:]) - 1)
    if name.startswith("hatch-"):
        return _hatch(theme, name)
    if name == "lift":
        return _lift(theme)
    return _ground(theme, name)
