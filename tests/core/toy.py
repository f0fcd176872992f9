"""A toy game for the core's own tests: draw gems at once, then bid for them in turn.

Each of three rounds chance lays two cards into every hand; all pick one to keep at once (the other
is passed on to the left when all are done); then in turn order each may pay a coin for a point.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.bag import put, take
from planetfall.core.combinators import AnyOrder, AtOnce, Do, Either, InTurn, May
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.fields import NOBODY, OWNER, Field, Fields
from planetfall.core.game import Game
from planetfall.core.options import OptionSpec
from planetfall.core.reasons import GAME_REASONS, POSSIBLE, UNSURE, pack
from planetfall.core.rules import Rules
from planetfall.core.scores import Outcome, Sheet, best
from planetfall.core.vocabulary import Vocabulary
from planetfall.core.wording import Named

CARDS: Final = [f"gem_{number}" for number in range(24)]
WORDS: Final = Vocabulary()
CARD: Final = WORDS.block("card", CARDS)
TOO_POOR: Final = GAME_REASONS

CARD_WORDS: Final = Named(CARDS)
PLAYER_FIELDS: Final = Fields(
    Field("coins"),
    Field("points"),
    Field("hand", OWNER, piece="card", words=CARD_WORDS),
    Field("kept", OWNER, piece="card", words=CARD_WORDS),
    Field("passed", OWNER, piece="card", words=CARD_WORDS),
)
NO_CARDS: Final[list[int]] = []


class Player(Area):
    __slots__ = PLAYER_FIELDS.names

    def __init__(self) -> None:
        self.coins: int = 2
        self.points: int = 0
        self.hand: list[int] = NO_CARDS
        self.kept: list[int] = NO_CARDS
        self.passed: list[int] = NO_CARDS

    def declared(self) -> Fields:
        return PLAYER_FIELDS

    def clone(self) -> Player:
        other = Player()
        other.coins = self.coins
        other.points = self.points
        other.hand = self.hand.copy()
        other.kept = self.kept.copy()
        other.passed = self.passed.copy()
        return other


TABLE_FIELDS: Final = Fields(Field("round"), Field("bag", NOBODY, words=CARD_WORDS))
LEAKY_FIELDS: Final = Fields(Field("round"), Field("bag"))
"""What a careless author would declare: everybody sees the bag."""


class Toy(Game):
    __slots__ = (*TABLE_FIELDS.names, "players")

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.bag: list[int] = NO_CARDS
        self.players: list[Player] = []

    def declared(self) -> Fields:
        return TABLE_FIELDS

    def areas(self) -> list[Area]:
        return list(self.players)

    def round_number(self) -> int:
        return self.round

    def clone(self) -> Toy:
        other = Toy()
        self.copy_machine(other)
        other.round = self.round
        other.bag = self.bag.copy()
        other.players = [player.clone() for player in self.players]
        return other

    def status(self) -> list[str]:
        held = sorted(c for p in self.players for c in p.hand + p.kept + p.passed)
        every = sorted(held + self.bag)
        return [] if every == list(range(24)) else [f"cards are {every}"]

    def scores(self) -> list[Sheet]:
        return [Sheet([("points", p.points), ("cards", sum(p.kept))]) for p in self.players]

    def result(self) -> Outcome:
        totals = [sheet.total for sheet in self.scores()]
        return Outcome(best([(total,) for total in totals]), totals, "points")

    def deal(self, data: dict[str, Any], rng: Any) -> None:
        known = [c for p in self.players for c in p.hand + p.kept + p.passed]
        left = [c for c in range(24) if c not in known]
        rng.shuffle(left)
        for player, part in zip(self.players, data["areas"], strict=True):
            if "hand_count" in part:
                player.hand = sorted(left.pop() for _ in range(part["hand_count"]))
                player.kept = [left.pop() for _ in range(part["kept_count"])]
                player.passed = [left.pop() for _ in range(part["passed_count"])]
        self.bag = sorted(left)


class Deal(Chance):
    """One card from the bag into the hand of the frame's seat."""

    def outcomes(self, game: Toy, frame: Frame) -> list[int]:
        return [CARD + card for card in game.bag]

    def answer(self, game: Toy, frame: Frame, option: int) -> None:
        game.bag.remove(option - CARD)
        player = game.players[frame.seat]
        player.hand = put(player.hand, option - CARD)
        game.note(1, frame.seat, option - CARD, 1, 0, 1 << frame.seat)


class Keep(Effect):
    """Keep one card of the hand, lay the other aside to be passed on."""

    def resolve(self, game: Toy, frame: Frame) -> list[int] | None:
        return [CARD + card for card in game.players[frame.seat].hand]

    def answer(self, game: Toy, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.hand = take(player.hand, option - CARD)
        player.kept.append(option - CARD)
        player.passed += player.hand
        player.hand = []


class PassOn(Effect):
    """What was laid aside goes to the left neighbour's kept cards."""

    def resolve(self, game: Toy, frame: Frame) -> list[int] | None:
        moved = [player.passed for player in game.players]
        for seat, cards in enumerate(moved):
            game.players[(seat + 1) % game.seats].kept += cards
        for player in game.players:
            player.passed = []
        return None


@dataclass(frozen=True)
class Coins(Effect):
    """Gain or pay coins."""

    amount: int

    def resolve(self, game: Toy, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if player.coins + self.amount < 0:
            return []
        player.coins += self.amount
        return None

    def why(self, game: Toy, frame: Frame) -> int:
        return pack(TOO_POOR, 0, -self.amount, game.players[frame.seat].coins)

    def obstacle(self, game: Toy, frame: Frame) -> int:
        if game.players[frame.seat].coins + self.amount < 0:
            return self.why(game, frame)
        return POSSIBLE if self.amount < 0 else UNSURE

    def is_plain(self, game: Toy, frame: Frame) -> bool:
        return self.amount > 0

    def reads(self, game: Toy, frame: Frame) -> int:
        return 1 if self.amount < 0 else 0

    def writes(self, game: Toy, frame: Frame) -> int:
        return 1


@dataclass(frozen=True)
class Points(Effect):
    """Gain points."""

    amount: int

    def resolve(self, game: Toy, frame: Frame) -> list[int] | None:
        game.players[frame.seat].points += self.amount
        return None

    def reads(self, game: Toy, frame: Frame) -> int:
        return 0

    def writes(self, game: Toy, frame: Frame) -> int:
        return 2


class Double(Effect):
    """Points as many as coins: its outcome depends on the order."""

    def resolve(self, game: Toy, frame: Frame) -> list[int] | None:
        game.players[frame.seat].points += game.players[frame.seat].coins
        return None

    def reads(self, game: Toy, frame: Frame) -> int:
        return 1

    def writes(self, game: Toy, frame: Frame) -> int:
        return 2


class Round(Effect):
    """A round, and the next one behind it."""

    def resolve(self, game: Toy, frame: Frame) -> list[int] | None:
        if game.round == 3:
            return None
        game.round += 1
        effects = game.rules.effects
        game.push(Frame(self, 0))
        game.push(Frame(effects["bid"], game.round % game.seats))
        game.push(Frame(effects["pass_on"], 0))
        game.push(Frame(effects["keep"], 0))
        for seat in range(game.seats):
            game.push(Frame(effects["deal"], seat))
            game.push(Frame(effects["deal"], seat))
        return None


class ToyRules(Rules):
    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.id = "toy"
        self.version = 1
        self.streams = 1
        self.least_seats = 1
        self.most_seats = 4
        self.vocabulary = WORDS
        bid = Either(
            Do(Coins(-1), Points(2)),
            AnyOrder(Coins(-2), Double(), Points(1)),
            AnyOrder(Coins(1), Double()),
            May(Coins(-1)),
        )
        self.finish(
            options,
            {
                "round": Round(),
                "deal": Deal(),
                "keep": AtOnce(Keep()),
                "pass_on": PassOn(),
                "bid": InTurn(bid),
            },
        )

    def specs(self) -> list[OptionSpec]:
        return [OptionSpec("rich", "bool", False, "Everybody starts with a coin more.")]

    def blank(self, seats: int) -> Toy:
        game = Toy()
        game.prepare(self, seats, 0)
        game.bag = list(range(24))
        game.players = [fresh_player(self.options["rich"]) for _ in range(seats)]
        return game

    def start(self, game: Game) -> None:
        game.push(Frame(self.effects["round"], 0))

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        assert isinstance(game, Toy)
        found: list[tuple[Game, Frame]] = []
        for path in ("bid.0.0.0", "bid.0.1.0"):
            other = game.clone()
            other.players[0].coins = rng.randrange(4)
            found.append((other, Frame(self.effects[path], 0)))
        return found


def fresh_player(rich: bool) -> Player:
    player = Player()
    player.coins = 3 if rich else 2
    player.hand = []
    player.kept = []
    player.passed = []
    return player


def build(options: dict[str, Any]) -> Rules:
    return ToyRules(options)
