"""What drawings are: text that is known to be well formed."""


class Markup(str):
    """Well-formed SVG text."""

    __slots__ = ()


class Pieced(Markup):
    """Markup that remembers the pieces it was joined from.

    A piece that is kept from one drawing to the next is the same text again: who compares two
    drawings need not look into it.  Whatever is drawn around such markup keeps its pieces.
    """

    __slots__ = ("pieces",)
    pieces: tuple[str, ...]
