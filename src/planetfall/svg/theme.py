"""Themes: the design tokens as colours of a drawing and as the style sheet of the pages.

A drawing asks its theme for colours by token name (`theme["t-water"]`).  `DARK` and `PAPER` answer
with values, so a drawing made with them stands alone; `PAGE` answers with CSS variables, so one
drawing follows the page's theme and shares the symbols of the page.
"""

from collections.abc import Mapping

from planetfall.svg.tokens import COLORS, SCALES, SHADOWS

_SYSTEM = (
    '"Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", "Noto Sans", '
    '"Liberation Sans", Arial, sans-serif'
)
FONT = 'Inter, "Segoe UI Variable Text", ' + _SYSTEM
"""System fonts for text."""
FONT_DISPLAY = '"Inter Display", Inter, "Segoe UI Variable Display", ' + _SYSTEM
"""System fonts for titles and large numbers."""
FONT_MONO = (
    'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", Menlo, Consolas, monospace'
)


class Theme:
    """Colours by token name, and the prefix that keeps its symbols apart from other themes'."""

    __slots__ = ("_colors", "name")

    name: str
    """`dark`, `paper` or `page`."""

    def __init__(self, name: str, colors: Mapping[str, str]) -> None:
        self.name = name
        self._colors = dict(colors)

    def __repr__(self) -> str:
        return f"theme({self.name!r})"

    def __getitem__(self, token: str) -> str:
        """The colour of a token; an unknown token raises with its name."""
        color = self._colors.get(token)
        if color is None:
            raise KeyError(f"there is no colour `{token}`; known are {', '.join(sorted(COLORS))}")
        return color

    def get(self, token: str, otherwise: str) -> str:
        """The colour of a token, or of another one where it has none."""
        return self._colors.get(token) or self[otherwise]

    @property
    def colors(self) -> dict[str, str]:
        """All colours, as a copy."""
        return dict(self._colors)

    @property
    def stands_alone(self) -> bool:
        """Whether pictures carry their own symbols; on a page they share the page's."""
        return self.name != "page"

    @property
    def font(self) -> str:
        return FONT if self.stands_alone else "var(--font)"

    @property
    def font_display(self) -> str:
        return FONT_DISPLAY if self.stands_alone else "var(--font-display)"

    def ref(self, name: str) -> str:
        """The id of a shared symbol, pattern or gradient in pictures of this theme."""
        return f"{self.name}-{name}" if self.stands_alone else name

    def url(self, name: str) -> str:
        """A paint that refers to a shared pattern or gradient."""
        return f"url(#{self.ref(name)})"

    def player(self, seat: int) -> str:
        """The colour of a seat, counted from 0."""
        return self[f"p{seat % 6 + 1}"]

    def with_colors(self, colors: Mapping[str, str]) -> "Theme":
        """This theme with some colours replaced; unknown names raise."""
        for token in colors:
            self[token]
        return Theme(self.name, {**self._colors, **colors})


DARK = Theme("dark", {token: pair[0] for token, pair in COLORS.items()})
PAPER = Theme("paper", {token: pair[1] for token, pair in COLORS.items()})
PAGE = Theme("page", {token: f"var(--{token})" for token in COLORS})
THEMES = {"dark": DARK, "paper": PAPER, "page": PAGE}


def theme(name: "str | Theme", colors: Mapping[str, str] | None = None) -> Theme:
    """A theme by its name, with some colours replaced if asked; a theme is passed through."""
    if isinstance(name, Theme):
        found: Theme = name
    elif name in THEMES:
        found = THEMES[name]
    else:
        raise ValueError(f"there is no theme `{name}`; known are {', '.join(THEMES)}")
    return found.with_colors(colors) if colors else found


def _declarations(values: Mapping[str, str], indent: str) -> str:
    return "".join(f"{indent}--{token}: {value};\n" for token, value in values.items())


def tokens_css() -> str:
    """The style sheet of the tokens: dark by default, paper by `data-theme` or by the system."""
    scales = {"font": FONT, "font-display": FONT_DISPLAY, "font-mono": FONT_MONO, **SCALES}
    dark = {token: pair[0] for token, pair in (*COLORS.items(), *SHADOWS.items())}
    paper = {token: pair[1] for token, pair in (*COLORS.items(), *SHADOWS.items())}
    still = {token: "0ms" for token, value in SCALES.items() if value.endswith("ms")}
    return (
        f":root {{\n  color-scheme: dark;\n{_declarations({**dark, **scales}, '  ')}}}\n\n"
        f'[data-theme="light"] {{\n  color-scheme: light;\n{_declarations(paper, "  ")}}}\n\n'
        "@media (prefers-color-scheme: light) {\n  :root:not([data-theme]) {\n"
        f"    color-scheme: light;\n{_declarations(paper, '    ')}  }}\n}}\n\n"
        "@media (prefers-reduced-motion: reduce) {\n  :root {\n"
        f"{_declarations(still, '    ')}  }}\n}}\n"
    )
