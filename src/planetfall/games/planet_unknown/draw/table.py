"""What the picture of a whole table is drawn from: the position, its words, what is lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from planetfall.games.planet_unknown.draw.planet import Laid
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.svg.theme import Theme

LABELS: dict[str, tuple[str, str]] = {
    "table": ("Planet Unknown, turn {0}", "Neznámá planeta, tah {0}"),
    "turn": ("Turn {0}", "Tah {0}"),
    "player": ("Player {0}", "Hráč {0}"),
    "outer": ("Large tile", "Velký dílek"),
    "inner": ("Small tile", "Malý dílek"),
    "objectives": ("Objectives", "Mise"),
    "civ": ("Civ cards", "Civ karty"),
    "event": ("Event", "Událost"),
    "count": ("{0} of {1}", "{0} z {1}"),
    "moves": ("{0} movement", "pohyb {0}"),
    "at_once": ("At once", "Ihned"),
    "at_end": ("End of the game", "Konec hry"),
    "personal": ("Personal", "Osobní"),
    "common": ("For all", "Pro všechny"),
    "most": ("most", "nejvíc"),
    "fewest": ("fewest", "nejméně"),
}
"""Short words on the table: English, Czech."""


@dataclass(frozen=True)
class BoardWords:
    """The words on a table: what the callers know better than the drawing."""

    names: Sequence[str] = ()
    """Of the seats."""
    techs: Mapping[str, str] = field(default_factory=dict)
    """By id of the breakthrough."""
    specials: Mapping[str, str] = field(default_factory=dict)
    """Special rules by id of the corporation."""
    objectives: Mapping[str, str] = field(default_factory=dict)
    """By id of an objective's side."""
    civ: Mapping[str, str] = field(default_factory=dict)
    """By id of the card."""
    events: Mapping[str, str] = field(default_factory=dict)
    """By id of the card."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Of the options, by key."""


@dataclass(frozen=True)
class Table:
    """Everything the parts of the picture ask for."""

    theme: Theme
    game: Unknown
    """What the viewer may know of it."""
    viewer: int
    seat: int
    """Whose boards stand in the middle."""
    lang: str
    words: BoardWords
    options: Collection[str]
    chosen: str = ""
    last: Collection[int] | None = None
    preview: Laid | None = None
    might: Collection[int] = ()
    lost: Collection[int] = ()

    @property
    def own(self) -> Player:
        """The player whose boards stand in the middle."""
        return self.game.players[self.seat]

    def say(self, key: str, *values: object) -> str:
        """One of the short words."""
        return LABELS[key][1 if self.lang == "cs" else 0].format(*values)

    def pick(self, names: tuple[str, str]) -> str:
        """A name in the language of the picture."""
        return names[1 if self.lang == "cs" else 0]

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat < len(self.words.names):
            return self.words.names[seat]
        return self.say("player", seat + 1)
