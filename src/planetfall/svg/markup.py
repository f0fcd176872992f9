"""What drawings are: text that is known to be well formed."""


class Markup(str):
    """Well-formed SVG text."""

    __slots__ = ()
