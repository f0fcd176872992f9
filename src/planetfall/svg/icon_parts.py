"""The strokes icons are made of.

Every function returns markup in the current colour; a `Drawing` is a tuple of such strokes.
"""

from planetfall.svg.canvas import Markup, element, join

Drawing = tuple[Markup, ...]

HALF_TONE = 0.42


def solid(d: str, opacity: float | None = None) -> Markup:
    """A filled outline."""
    return element("path", d=d, opacity=opacity)


def half(d: str) -> Markup:
    """A filled outline in the one half tone of the set."""
    return element("path", d=d, opacity=HALF_TONE)


def cut(d: str) -> Markup:
    """A filled outline whose inner outlines are holes."""
    return element("path", d=d, fill_rule="evenodd")


def shadow(d: str) -> Markup:
    """A darkening over what is already drawn."""
    return element("path", d=d, fill="#000", opacity=0.5)


def line(d: str, width: float = 1.75, opacity: float | None = None) -> Markup:
    """A round line."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke="currentColor",
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=opacity,
    )


def dot(x: float, y: float, radius: float, opacity: float | None = None) -> Markup:
    """A filled circle."""
    return element("circle", cx=x, cy=y, r=radius, opacity=opacity)


def ring(x: float, y: float, radius: float, width: float, opacity: float | None = None) -> Markup:
    """A circle drawn as a line."""
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius,
        fill="none",
        stroke="currentColor",
        stroke_width=width,
        opacity=opacity,
    )


def bar(
    x: float, y: float, width: float, height: float, radius: float, opacity: float | None = None
) -> Markup:
    """A filled rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, opacity=opacity)


def egg(x: float, y: float, rx: float, ry: float, angle: float) -> Markup:
    """A filled ellipse turned about its centre."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, transform=f"rotate({angle} {x} {y})")


def orbit(x: float, y: float, rx: float, ry: float, angle: float) -> Markup:
    """An ellipse drawn as a line, turned about its centre."""
    return element(
        "ellipse",
        cx=x,
        cy=y,
        rx=rx,
        ry=ry,
        fill="none",
        stroke="currentColor",
        stroke_width=1.7,
        transform=f"rotate({angle} {x} {y})",
    )


def turned(angle: float, *strokes: Markup) -> Markup:
    """Strokes turned together about the middle of the grid."""
    return element("g", join(strokes), transform=f"rotate({angle} 12 12)")
