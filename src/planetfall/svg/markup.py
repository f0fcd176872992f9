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


class Pieces:
    """Markup of many pieces, joined only if somebody wants the text.

    The largest parts of a page: mostly only their pieces are compared.
    """

    __slots__ = ("fixed", "pieces")

    def __init__(self, pieces: tuple[str, ...], fixed: bool = False) -> None:
        self.pieces = pieces
        self.fixed = fixed
        """Whether every piece has its place: what differs stands for what was there before.

        Else a piece may have been put in or left out, and others have moved.
        """

    def __str__(self) -> str:
        return "".join(self.pieces)
