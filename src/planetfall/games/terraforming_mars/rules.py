"""The rules of Terraforming Mars: options, components, a blank position and its start."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.extension import Extension
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec, settle_options
from planetfall.core.rules import Rules
from planetfall.games.terraforming_mars.components.card import CARDS, slots_of
from planetfall.games.terraforming_mars.components.cards.register import register_cards
from planetfall.games.terraforming_mars.components.terms import BASE, CORPORATE_ERA, HEAT, SPECIALS
from planetfall.games.terraforming_mars.decks import DRAW, DRAW_TO_OFFER, STREAMS
from planetfall.games.terraforming_mars.effects.basic import Pay
from planetfall.games.terraforming_mars.effects.drawing import drawing_roots
from planetfall.games.terraforming_mars.effects.mars import board_roots
from planetfall.games.terraforming_mars.extension import EXPANSIONS, SEAT_SETUP, MarsSetting
from planetfall.games.terraforming_mars.milestones_awards import award_menu, award_roots
from planetfall.games.terraforming_mars.payment import PAY, PAY_HEAT
from planetfall.games.terraforming_mars.phases import phase_roots
from planetfall.games.terraforming_mars.playing import playing_roots
from planetfall.games.terraforming_mars.setup import BEGINNER, SET_UP, setup_roots
from planetfall.games.terraforming_mars.solo import SOLO_RATING, solo_roots
from planetfall.games.terraforming_mars.standard_projects import project_menu, project_roots
from planetfall.games.terraforming_mars.state import CARD_WORDS, Mars, fresh_player
from planetfall.games.terraforming_mars.turn import turn_roots
from planetfall.games.terraforming_mars.vocabulary import WORDS

ID: Final = "terraforming-mars"
VERSION: Final = 1
RATING: Final = 20


def _heat_spent() -> None:
    """Note for every card the heat that its own effects take (Helion must keep it)."""
    for card in CARDS:
        card.spends_heat = 0
        for effect in card.play:
            if isinstance(effect, Pay) and effect.resource == HEAT:
                card.spends_heat += effect.amount


register_cards()
EXPANSIONS.load()
_heat_spent()


class MarsRules(Rules):
    """Terraforming Mars with its options."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.id = ID
        self.version = VERSION
        self.streams = STREAMS
        self.sources = CARD_WORDS
        self.least_seats = 1
        self.most_seats = 5
        self.vocabulary = WORDS
        settled = settle_options(ID, self.specs(), options)
        self.finish(options, self._roots(settled))
        self.settings = [self._setting(era) for era in (False, True)]

    def specs(self) -> list[OptionSpec]:
        found = [
            OptionSpec(
                "corporate_era",
                "bool",
                True,
                "Adds the Corporate Era cards; productions start at 0.",
            ),
            OptionSpec("draft", "bool", False, "Research cards are drafted.", seats=(2, 5)),
            OptionSpec(
                "beginner",
                "list",
                [],
                "Seats that take a beginner corporation.",
                choices=["0", "1", "2", "3", "4"],
            ),
        ]
        return found + EXPANSIONS.specs()

    def extensions(self) -> list[Extension]:
        return EXPANSIONS.load()

    def _roots(self, options: dict[str, Any]) -> dict[str, Effect]:
        roots: dict[str, Effect] = {
            "pay": PAY,
            "pay_heat": PAY_HEAT,
            "draw": DRAW,
            "draw_to_offer": DRAW_TO_OFFER,
        }
        for part in (
            EXPANSIONS.roots(),
            setup_roots(EXPANSIONS.steps(SEAT_SETUP, options)),
            solo_roots(),
            phase_roots(),
            turn_roots(),
            playing_roots(),
            project_roots(),
            award_roots(),
            board_roots(),
            drawing_roots(),
        ):
            roots.update(part)
        for card in CARDS[1:]:
            roots.update(card.roots())
        return roots

    def _setting(self, era: bool) -> MarsSetting:
        setting = MarsSetting()
        setting.decks = [BASE, CORPORATE_ERA] if era else [BASE]
        setting.corporation_deals = [setting.decks, setting.decks]
        setting.menu = project_menu() + award_menu()
        setting.draft = self.options["draft"]
        setting.beginners = [int(seat) for seat in self.options["beginner"]]
        setting.bring_in(self.options, self.extensions())
        setting.slots = slots_of(setting.decks)
        boxes = setting.decks
        setting.projects = [c.id for c in CARDS[1:] if not c.is_corporation() and c.deck in boxes]
        return setting

    def blank(self, seats: int) -> Mars:
        # TM-21.01: solo is always played with the Corporate Era.
        era = seats == 1 or bool(self.options["corporate_era"])
        game = Mars()
        game.prepare(self, seats, 0)
        game.setting = self.settings[1 if era else 0]
        production = 0 if era else 1
        rating = SOLO_RATING if seats == 1 else RATING
        game.players = [fresh_player(production, rating) for _ in range(seats)]
        game.specials = [-1] * SPECIALS
        game.moons = [-1, -1]
        game.held = [0] * game.setting.slots
        game.milestones = [-1] * 5
        game.awards = [-1] * 5
        game.deck = game.setting.projects
        game.discard = []
        game.corporation_pool = [
            card.id
            for card in CARDS[1:]
            if card.is_corporation() and card.deck in game.setting.decks and card.name != BEGINNER
        ]
        game.extras = game.setting.areas(seats)
        game.setting.prepare(game)
        return game

    def start(self, game: Game) -> None:
        game.push(Frame(self.effects["generation"], 0, 0, 1))
        game.push(Frame(SET_UP, 0))

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        from planetfall.games.terraforming_mars.probes import probes

        assert isinstance(game, Mars)
        return probes(game, rng)


def build(options: dict[str, Any]) -> Rules:
    """The rules for these options."""
    return MarsRules(options)
