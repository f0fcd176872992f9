"""The position: the shared table and every seat's area."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area, plain
from planetfall.core.fields import A_SEAT, COUNTED, NOBODY, OWNER, Field, Fields
from planetfall.core.game import Game
from planetfall.core.scores import Outcome, Sheet
from planetfall.core.wording import PLAIN, ByPlace, Members, Named
from planetfall.games.terraforming_mars.components.board import HEX_NAMES, MOONS
from planetfall.games.terraforming_mars.components.card import CARDS, card_names, holder_names
from planetfall.games.terraforming_mars.components.terms import (
    RESOURCE_NAMES,
    SPECIAL,
    STANDARD,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.components.tracks import WARMEST
from planetfall.games.terraforming_mars.extension import MarsSetting
from planetfall.games.terraforming_mars.tableau import Tableau
from planetfall.games.terraforming_mars.vocabulary import AWARD_NAMES, MILESTONE_NAMES

NO_LIST: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_EXTRAS: Final[list[Area]] = []

CARD_WORDS: Final = Named(card_names)
HEX_WORDS: Final = Named(HEX_NAMES)
AREA_WORDS: Final = Members(HEX_NAMES)
RESOURCE_WORDS: Final = ByPlace(Named(RESOURCE_NAMES[:STANDARD]), PLAIN)

PLAYER_FIELDS: Final = Fields(
    Field("stock", words=RESOURCE_WORDS),
    Field("production", words=RESOURCE_WORDS),
    Field("rating"),
    Field("raised"),
    Field("hand", OWNER, piece="card", words=CARD_WORDS),
    Field("offer", OWNER, piece="card", words=CARD_WORDS),
    Field("picked", OWNER, piece="card", words=CARD_WORDS),
    Field("drafted", OWNER, piece="card", words=CARD_WORDS),
    Field("corporations", OWNER, piece="card", words=CARD_WORDS),
    Field("chosen", OWNER, words=CARD_WORDS),
    Field("playing", piece="card", words=CARD_WORDS),
    Field("tableau", piece="card", words=CARD_WORDS),
    Field("events", piece="card", words=CARD_WORDS),
    Field("used", words=CARD_WORDS),
    Field("passed"),
    Field("owes"),
    Field("next_discount"),
    Field("next_slack"),
    Field("tiles", words=AREA_WORDS),
    Field("claims", words=AREA_WORDS),
    Field("passed_on", NOBODY, words=CARD_WORDS, sparse=True),
)
PLAYER_SLOTS: Final = (*PLAYER_FIELDS.names, "kit")


class Player(Area):
    """One seat: player board, cards, markers on the map."""

    __slots__ = PLAYER_SLOTS

    def __init__(self) -> None:
        self.stock: list[int] = NO_LIST
        """Units of the six resources."""
        self.production: list[int] = NO_LIST
        self.rating: int = 20
        """Terraform rating."""
        self.raised: int = 0
        """1 if the rating rose in this generation."""
        self.hand: list[int] = NO_LIST
        """Cards in hand, sorted."""
        self.offer: list[int] = NO_LIST
        """Cards being looked at, sorted."""
        self.picked: list[int] = NO_LIST
        """Cards picked so far out of hand or offer, sorted."""
        self.drafted: list[int] = NO_LIST
        """Cards set aside in the draft, sorted."""
        self.corporations: list[int] = NO_LIST
        """Corporations dealt to choose from."""
        self.chosen: int = 0
        """The corporation chosen, until it is revealed."""
        self.playing: int = 0
        """The card that is being paid for."""
        self.tableau: list[int] = NO_LIST
        """Corporation, green and blue cards in play, in the order they came."""
        self.events: list[int] = NO_LIST
        """Red cards played."""
        self.used: list[int] = NO_LIST
        """Cards whose action was used in this generation."""
        self.passed: int = 0
        self.owes: int = 0
        """1 while the corporation's fixed first action is due."""
        self.next_discount: int = 0
        """Off the next card of this generation."""
        self.next_slack: int = 0
        self.tiles: int = 0
        """Mask of own tiles on Mars."""
        self.claims: int = 0
        """Mask of areas reserved by own markers."""
        self.passed_on: list[list[int]] = NO_LISTS
        """What this seat passed on in the last draft, pass by pass; replaced, never changed."""
        self.kit: Tableau | None = None

    def declared(self) -> Fields:
        return PLAYER_FIELDS

    def values(self) -> list[Any]:
        return [
            self.stock,
            self.production,
            self.rating,
            self.raised,
            self.hand,
            self.offer,
            self.picked,
            self.drafted,
            self.corporations,
            self.chosen,
            self.playing,
            self.tableau,
            self.events,
            self.used,
            self.passed,
            self.owes,
            self.next_discount,
            self.next_slack,
            self.tiles,
            self.claims,
            self.passed_on,
        ]

    def secret_cards(self) -> list[int]:
        """The cards that only the owner sees."""
        return self.hand + self.offer + self.picked + self.drafted

    def clone(self) -> Player:
        other = Player()
        other.stock = self.stock
        other.production = self.production
        other.rating = self.rating
        other.raised = self.raised
        other.hand = self.hand
        other.offer = self.offer
        other.picked = self.picked
        other.drafted = self.drafted
        other.corporations = self.corporations
        other.chosen = self.chosen
        other.playing = self.playing
        other.tableau = self.tableau
        other.events = self.events
        other.used = self.used
        other.passed = self.passed
        other.owes = self.owes
        other.next_discount = self.next_discount
        other.next_slack = self.next_slack
        other.tiles = self.tiles
        other.claims = self.claims
        other.passed_on = self.passed_on
        other.kit = self.kit
        return other


TABLE_FIELDS: Final = Fields(
    Field("generation"),
    Field("first", seat=A_SEAT),
    Field("active", seat=A_SEAT),
    Field("temperature", words=Named([str(2 * step - 30) for step in range(WARMEST + 1)])),
    Field("oxygen"),
    Field("ocean_hexes", words=AREA_WORDS),
    Field("greenery_hexes", words=AREA_WORDS),
    Field("city_hexes", words=AREA_WORDS),
    Field("special_hexes", words=AREA_WORDS),
    Field("specials", words=ByPlace(Named(TILE_NAMES[SPECIAL:]), HEX_WORDS)),
    Field("moons", words=ByPlace(Named(MOONS), PLAIN), seat=A_SEAT),
    Field("held", words=ByPlace(Named(holder_names), PLAIN)),
    Field("milestones", words=ByPlace(Named(MILESTONE_NAMES), PLAIN), seat=A_SEAT),
    Field("awards", words=ByPlace(Named(AWARD_NAMES), PLAIN), seat=A_SEAT),
    Field("finished"),
    Field("deck", COUNTED, words=CARD_WORDS, filled=True),
    Field("discard", COUNTED, words=CARD_WORDS),
    Field("corporation_pool", NOBODY, words=CARD_WORDS, filled=True),
    Field("extras"),
)
TABLE_SLOTS: Final = (*TABLE_FIELDS.names, "players", "setting")


class Mars(Game):
    """A position of Terraforming Mars."""

    __slots__ = TABLE_SLOTS

    setting: MarsSetting
    """What the options brought into play; shared by all positions of these rules."""

    def __init__(self) -> None:
        super().__init__()
        self.generation: int = 1
        self.first: int = 0
        """The seat with the first-player marker."""
        self.active: int = 0
        """The seat whose turn it is."""
        self.temperature: int = 0
        """Steps above -30 °C."""
        self.oxygen: int = 0
        self.ocean_hexes: int = 0
        self.greenery_hexes: int = 0
        self.city_hexes: int = 0
        """Cities on Mars, the Capital and neutral ones included."""
        self.special_hexes: int = 0
        """Special tiles that are no city."""
        self.specials: list[int] = NO_LIST
        """Area of each special tile, -1 while it is not placed."""
        self.moons: list[int] = NO_LIST
        """Owner of the city on Phobos and on Ganymede, -1 for none."""
        self.held: list[int] = NO_LIST
        """Resources on cards, by the card's slot."""
        self.milestones: list[int] = NO_LIST
        """Who claimed each, -1 for nobody."""
        self.awards: list[int] = NO_LIST
        """Who funded each, -1 for nobody."""
        self.finished: int = 0
        """1 after the last production phase: only plants may be converted."""
        self.deck: list[int] = NO_LIST
        self.discard: list[int] = NO_LIST
        self.corporation_pool: list[int] = NO_LIST
        """Corporations in the box."""
        self.extras: list[Area] = NO_EXTRAS
        """Sub-states of expansions in play."""
        self.players: list[Player] = []

    def declared(self) -> Fields:
        return TABLE_FIELDS

    def values(self) -> list[Any]:
        return [
            self.generation,
            self.first,
            self.active,
            self.temperature,
            self.oxygen,
            self.ocean_hexes,
            self.greenery_hexes,
            self.city_hexes,
            self.special_hexes,
            self.specials,
            self.moons,
            self.held,
            self.milestones,
            self.awards,
            self.finished,
            self.deck,
            self.discard,
            self.corporation_pool,
            self.extras,
        ]

    def areas(self) -> list[Area]:
        return list(self.players)

    def round_number(self) -> int:
        return self.generation

    def clone(self) -> Mars:
        other = Mars()
        self.copy_machine(other)
        other.setting = self.setting
        other.generation = self.generation
        other.first = self.first
        other.active = self.active
        other.temperature = self.temperature
        other.oxygen = self.oxygen
        other.ocean_hexes = self.ocean_hexes
        other.greenery_hexes = self.greenery_hexes
        other.city_hexes = self.city_hexes
        other.special_hexes = self.special_hexes
        other.specials = self.specials
        other.moons = self.moons
        other.held = self.held
        other.milestones = self.milestones
        other.awards = self.awards
        other.finished = self.finished
        other.deck = self.deck
        other.discard = self.discard
        other.corporation_pool = self.corporation_pool
        if self.extras:
            other.extras = [area.clone() for area in self.extras]
        other.players = [player.clone() for player in self.players]
        return other

    def loaded(self) -> None:
        for player in self.players:
            player.kit = None

    def kit(self, seat: int) -> Tableau:
        """What the cards in play of a seat add up to."""
        player = self.players[seat]
        kit = player.kit
        if kit is None:
            kit = Tableau(player.tableau)
            player.kit = kit
        return kit

    def is_solo(self) -> bool:
        """Whether one person plays against the virtual opponent."""
        return self.seats == 1

    def draft_step(self) -> int:
        """To which neighbour drafted cards go: clockwise in even generations (TM-22.02)."""
        return 1 if self.generation % 2 == 0 else -1

    def taken_hexes(self) -> int:
        """Mask of all areas with a tile."""
        return self.ocean_hexes | self.greenery_hexes | self.city_hexes | self.special_hexes

    def oceans_placed(self) -> int:
        """Ocean tiles on the map."""
        return self.ocean_hexes.bit_count()

    def corporation(self, seat: int) -> int:
        """The corporation of a seat, 0 before it is revealed."""
        tableau = self.players[seat].tableau
        return tableau[0] if tableau and CARDS[tableau[0]].is_corporation() else 0

    def status(self) -> list[str]:
        from planetfall.games.terraforming_mars.invariants import broken

        return broken(self)

    def deal(self, data: dict[str, Any], rng: Any) -> None:
        from planetfall.games.terraforming_mars.determinize import deal

        deal(self, data, rng)

    def view_extra(self, seat: int) -> dict[str, Any]:
        extra: dict[str, Any] = {
            "deck_count": len(self.deck),
            "discard_count": len(self.discard),
        }
        if seat >= 0 and self.players[seat].passed_on:
            # What it passed on in the draft, only the seat itself has seen.
            extra["passed_on"] = plain(self.players[seat].passed_on)
        return extra

    def reveal(self, position: Mars, seat: int) -> None:
        if seat >= 0:
            position.players[seat].passed_on = plain(self.players[seat].passed_on)

    def fill(self, given: list[str]) -> None:
        from planetfall.games.terraforming_mars.filling import fill

        fill(self, given)

    def scores(self) -> list[Sheet]:
        from planetfall.games.terraforming_mars.scoring import sheets

        return sheets(self)

    def result(self) -> Outcome:
        from planetfall.games.terraforming_mars.scoring import outcome

        return outcome(self)


def fresh_player(production: int, rating: int) -> Player:
    """A seat before anything is dealt."""
    player = Player()
    player.stock = [0] * STANDARD
    player.production = [production] * STANDARD
    player.rating = rating
    player.hand = []
    player.offer = []
    player.picked = []
    player.drafted = []
    player.corporations = []
    player.tableau = []
    player.events = []
    player.used = []
    return player
