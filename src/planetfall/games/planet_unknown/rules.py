"""The rules of Planet Unknown: options, components, effects by path."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.combinators import AtOnce, InTurn
from planetfall.core.effect import Effect, Frame
from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.rules import Rules
from planetfall.games.planet_unknown import phases, setup, turn
from planetfall.games.planet_unknown.components.cards import civ as civ_cards
from planetfall.games.planet_unknown.components.cards import events as event_cards
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS, CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import COLOUR_IDS, DECK_SIZE, events_of
from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.components.planet import EDITION_IDS
from planetfall.games.planet_unknown.components.planets import PLANET_IDS
from planetfall.games.planet_unknown.components.shapes import SHAPES
from planetfall.games.planet_unknown.effects import (
    advance,
    civ,
    events,
    lifepods,
    patches,
    rovers,
    station,
    tiles,
)
from planetfall.games.planet_unknown.setting import RANDOM, EventsOption, Setting
from planetfall.games.planet_unknown.state import (
    CIV_PICKS,
    FULL_STACK,
    NO_TILE,
    PLACEMENT,
    Unknown,
    new_player,
)
from planetfall.games.planet_unknown.vocabulary import WORDS
from planetfall.games.planet_unknown.wording import SOURCE_WORDS

ID: Final = "planet-unknown"
VERSION: Final = 1
DEFAULT_MIX: Final = [7, 7, 6]
"""Green, orange and red cards where the events are just switched on."""


class UnknownRules(Rules):
    """Planet Unknown with one set of options."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.id = ID
        self.version = VERSION
        self.streams = setup.STREAMS
        self.sources = SOURCE_WORDS
        self.least_seats = 1
        self.most_seats = 6
        self.vocabulary = WORDS
        self.finish(options, roots())
        self.setting = read_setting(self.options)

    def specs(self) -> list[OptionSpec]:
        numbers = [str(k) for k in range(DECK_SIZE + 1)]
        return [
            OptionSpec(
                "planets",
                "list",
                [],
                "Planet sides by seat; `random` alone draws them all, a missing one is symmetric.",
                [*PLANET_IDS, "random"],
            ),
            OptionSpec(
                "corporations",
                "list",
                [],
                "Corporation sides by seat; `random` alone draws them all, a missing one is "
                "symmetric.",
                [*CORPORATION_IDS, "random"],
            ),
            EventsOption(
                "events",
                "list",
                ["off"],
                "The events module: `off`, `on`, or how many green, orange and red cards make the "
                "deck of 20.",
                ["off", "on", *numbers],
            ),
            OptionSpec(
                "personal_objectives",
                "bool",
                False,
                "With two or more players everybody also has a secret objective.",
                seats=(2, 6),
            ),
            OptionSpec(
                "fixed_rotation",
                "bool",
                False,
                "Two players: the station turns by one section after each turn.",
                seats=(2, 2),
            ),
            OptionSpec(
                "edition",
                "choice",
                EDITION_IDS[0],
                "Whose wording decides where the editions differ.",
                list(EDITION_IDS),
            ),
            OptionSpec(
                "ring",
                "choice",
                "random",
                "How the inner ring is turned against the outer one.",
                ["random", "0", "1", "2", "3", "4", "5"],
            ),
        ]

    def check_seats(self, seats: int) -> None:
        super().check_seats(seats)
        setting = self.setting
        for name, sides in (
            ("planets", setting.planets),
            ("corporations", setting.corporations),
        ):
            if len(sides) > seats:
                raise BadRequest(
                    f"Option `{name}` names {len(sides)} boards; {seats} seats take at most "
                    f"{seats}."
                )
        if setting.fixed_rotation and seats > 2:
            raise BadRequest(
                f"Option `fixed_rotation` is a variant for 2 seats, not for {seats}.",
                "option_fixed_rotation",
            )
        for colour, count in enumerate(setting.mix(seats)):
            most = len(events_of(colour, seats))
            if count > most:
                raise BadRequest(
                    f"Option `events` asks for {count} {COLOUR_IDS[colour]} cards; "
                    f"with {seats} seats there are {most}.",
                    f"events_{COLOUR_IDS[colour]}",
                    most=most,
                )

    def blank(self, seats: int) -> Unknown:
        game = Unknown()
        game.prepare(self, seats, 0)
        setting = self.setting
        game.setting = setting
        game.players = [
            new_player(max(setting.planet(seat), 0), max(setting.corporation(seat), 0))
            for seat in range(seats)
        ]
        game.tops = [NO_TILE] * SHAPES
        game.bags = [FULL_STACK] * SHAPES
        game.discarded = []
        game.between = []
        game.common = []
        game.events_done = []
        game.lost_marks = []
        game.civ = []
        game.civ_box = list(range(len(CIV_IDS)))
        game.lost = []
        game.added = []
        game.pile = list(range(len(OBJECTIVE_IDS)))
        game.events_deck = []
        return game

    def start(self, game: Game) -> None:
        game.push(Frame(self.effects["round"], 0))
        game.push(Frame(self.effects["setup"], 0))


def roots() -> dict[str, Effect]:
    """Every effect of the game by name."""
    found: dict[str, Effect] = {
        "setup": setup.SetUp(),
        "draw_planet": setup.DRAW_PLANET,
        "draw_corporation": setup.DRAW_CORPORATION,
        "draw_ring": setup.DRAW_RING,
        "draw_rotation": setup.DRAW_ROTATION,
        "draw_commander": setup.DRAW_COMMANDER,
        "draw_event": setup.DRAW_EVENT,
        "prepare": AtOnce(setup.PREPARE),
        "keep_objectives": setup.KEEP_OBJECTIVES,
        "round": phases.Round(),
        "rotate": station.ROTATION,
        "reveal": station.REVEAL,
        "reveal_event": phases.REVEAL_EVENT,
        "event_part": AtOnce(phases.ResolveEvent()),
        "placement": phases.Enter(PLACEMENT, AtOnce(turn.PlayTurn())),
        "carry_out": phases.CARRY_OUT,
        "civ_picks": phases.Enter(CIV_PICKS, InTurn(civ.CIV_SLOT)),
        "event_picks": InTurn(civ.SLOT_AFTER_EVENT),
        "last_picks": InTurn(civ.SLOT_AT_END),
        "close": phases.CLOSE,
        "end_game": phases.END_GAME,
        "end_part": AtOnce(phases.EndWork()),
        "finish": phases.FINISH,
        "work": turn.WORK,
        "choose_turn": tiles.CHOOSE_TURN,
        "choose_cell": tiles.CHOOSE_CELL,
        "one_of_both": tiles.ONE_OF_BOTH,
        "advance": advance.ADVANCE,
        "synergy": advance.SYNERGY,
        "energy": advance.ENERGY,
        "regress_other": advance.REGRESS_OTHER,
        "regress_any": advance.REGRESS_ANY,
        "advance_any": turn.ADVANCE_ANY,
        "place_patch": patches.PLACE_PATCH,
        "place_rover": rovers.PLACE_ROVER,
        "drive": rovers.DRIVE,
        "step": rovers.STEP,
        "stow": lifepods.STOW,
        "look": civ.LOOK,
        "pick": civ.PICK,
        "add_card": events.ADD_CARD,
        "remove_card": events.REMOVE_CARD,
        "deal_objective": events.DEAL_OBJECTIVE,
        "draw_next": events.DRAW_NEXT,
    }
    for corporation in CORPORATIONS:
        found.update(corporation.effects())
    found.update(civ_cards.roots())
    found.update(event_cards.roots())
    return found


def read_setting(options: dict[str, Any]) -> Setting:
    """The options in the form the rules use; what cannot be played raises `BadRequest`."""
    setting = Setting()
    setting.all_random_planets = options["planets"] == ["random"]
    setting.all_random_corporations = options["corporations"] == ["random"]
    if not setting.all_random_planets:
        setting.planets = _sides("planets", options["planets"], PLANET_IDS)
    if not setting.all_random_corporations:
        setting.corporations = _sides("corporations", options["corporations"], CORPORATION_IDS)
    setting.events = _mix(options["events"])
    setting.solo_events = setting.events or list(DEFAULT_MIX)
    setting.personal = options["personal_objectives"]
    setting.fixed_rotation = options["fixed_rotation"]
    setting.edition = EDITION_IDS.index(options["edition"])
    setting.ring = RANDOM if options["ring"] == "random" else int(options["ring"])
    return setting


def _sides(name: str, words: list[str], ids: tuple[str, ...]) -> list[int]:
    sides = [RANDOM if word == "random" else ids.index(word) for word in words]
    for side in sides:
        if side > 0 and sides.count(side) > 1:
            raise BadRequest(
                f"Option `{name}` names `{ids[side]}` twice; each asymmetric side exists once.",
                "side_twice",
            )
    return sides


def _mix(words: list[str]) -> list[int]:
    if words == ["off"]:
        return []
    if words == ["on"]:
        return list(DEFAULT_MIX)
    if len(words) == len(COLOUR_IDS) and all([word.isdigit() for word in words]):
        mix = [int(word) for word in words]
        if sum(mix) == DECK_SIZE:
            return mix
    raise BadRequest(
        f"Option `events` cannot be `{','.join(words)}`; it is `off`, `on`, or three numbers of "
        f"green, orange and red cards that make {DECK_SIZE}.",
        "option_events",
    )


def build(options: dict[str, Any]) -> Rules:
    """The rules with some options set."""
    return UnknownRules(options)
