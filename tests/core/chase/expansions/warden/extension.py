"""The warden: one seat more, with an area of another kind, against all runners.

After every runner's turn the warden searches a place. Two runners caught end the game, and so do
enough gems taken, both in the middle of a turn. After the last round nobody wins.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.extension import Extension
from planetfall.core.fields import OWNER, Field, Fields
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.scores import Outcome, Sheet
from tests.core.chase.rules import AFTER_TURN, ENOUGH, GEMS_TAKEN, WORDS, Chase, ChaseSetting

CAUGHT: Final = 2
SEARCHES: Final[list[int]] = []
"""The options `search:PLACE`, once the words are added."""


WARDEN_FIELDS: Final = Fields(Field("caught"), Field("notes", OWNER))
VAULT_FIELDS: Final = Fields(Field("taken"))


class Warden(Area):
    __slots__ = WARDEN_FIELDS.names

    def __init__(self) -> None:
        self.caught: int = 0
        self.notes: list[int] = []

    def declared(self) -> Fields:
        return WARDEN_FIELDS

    def clone(self) -> Warden:
        other = Warden()
        other.caught = self.caught
        other.notes = self.notes.copy()
        return other


class Vault(Area):
    __slots__ = VAULT_FIELDS.names

    def __init__(self) -> None:
        self.taken: int = 0

    def declared(self) -> Fields:
        return VAULT_FIELDS

    def clone(self) -> Vault:
        other = Vault()
        other.taken = self.taken
        return other


def warden_of(game: Chase) -> Warden:
    area = game.others[-1]
    assert isinstance(area, Warden)
    return area


def vault_of(game: Chase) -> Vault:
    for area in game.extras:
        if isinstance(area, Vault):
            return area
    raise TypeError("the warden is not in play")


class Send(Effect):
    """The warden is asked where to search for the runner of the frame's seat."""

    def resolve(self, game: Chase, frame: Frame) -> list[int] | None:
        game.push(Frame(game.rules.effects["search"], game.seats - 1, 0, frame.seat))
        return None


class Search(Effect):
    """Search a place for the runner `a`."""

    def resolve(self, game: Chase, frame: Frame) -> list[int] | None:
        return SEARCHES[: game.setting.places]

    def answer(self, game: Chase, frame: Frame, option: int) -> None:
        warden = warden_of(game)
        warden.notes.append(option - SEARCHES[0])
        if game.players[frame.a].place == option - SEARCHES[0]:
            warden.caught += 1
            if warden.caught == CAUGHT:
                game.decide("caught")


SEND: Final = Send()
SEARCH: Final = Search()


class WardenExtension(Extension):
    def __init__(self) -> None:
        self.name = "warden"

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("warden", "bool", False, "One seat hunts the others."),
            OptionSpec("few_places", "bool", False, "Three places.", needs="warden"),
        ]

    def add_words(self) -> None:
        base = WORDS.block("search", ["0", "1", "2", "3", "4"])
        SEARCHES.extend(range(base, base + 5))

    def roots(self) -> dict[str, Effect]:
        return {"send": SEND, "search": SEARCH}

    def seat_range(self, options: dict[str, Any], least: int, most: int) -> tuple[int, int]:
        return least + 1, most + 1

    def seat_limits(self, least: int, most: int) -> tuple[int, int]:
        return least, most + 1

    def configure(self, setting: ChaseSetting) -> None:
        if setting.options["few_places"]:
            setting.places = 3

    def steps(self, moment: int) -> list[Effect]:
        return [SEND] if moment == AFTER_TURN else []

    def events(self) -> tuple[int, ...]:
        return (GEMS_TAKEN,)

    def area(self, seats: int) -> Area | None:
        return Vault()

    def seat_areas(self, seats: int) -> list[Area]:
        return [Warden()]

    def happened(self, game: Chase, event: int, seat: int, what: int) -> None:
        vault = vault_of(game)
        vault.taken += what
        if vault.taken >= ENOUGH:
            game.decide("escaped")

    def deal(self, game: Chase, data: dict[str, Any], rng: Any) -> None:
        hidden = data["areas"][-1].get("notes_count", 0)
        if hidden:
            places = game.setting.places
            warden_of(game).notes = [rng.randrange(places) for _ in range(hidden)]

    def sides(self, seats: int) -> list[list[int]]:
        return [list(range(seats - 1)), [seats - 1]]

    def scores(self, game: Chase, sheets: list[Sheet]) -> list[Sheet]:
        return [*sheets, Sheet([("caught", warden_of(game).caught)])]

    def outcome(self, game: Chase) -> Outcome | None:
        sides = game.sides()
        won = {"escaped": sides[0], "caught": sides[1]}.get(game.decided, [])
        totals = [sheet.total for sheet in game.scores()]
        return Outcome(won, totals, game.decided or "time", sides)

    def invariants(self, game: Chase) -> list[str]:
        taken = sum([player.gems for player in game.players])
        vault = vault_of(game)
        return [] if vault.taken <= taken else [f"{vault.taken} gems left the vault"]

    def shake(self, game: Chase, rng: Any) -> None:
        warden_of(game).caught = rng.randrange(CAUGHT)

    def probes(self, game: Chase, rng: Any) -> list[tuple[Game, Frame]]:
        other = game.clone()
        self.shake(other, rng)
        return [(other, Frame(SEARCH, game.seats - 1, 0, 0))]


EXTENSION: Final = WardenExtension()
