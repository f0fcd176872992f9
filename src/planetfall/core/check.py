"""The conformance suite: what every game on this machine must keep, checked by seeded play.

Each check takes rules, a number of seats and a seed, plays one game and returns what it found
wrong, in sentences; an empty list is a pass. `run` does them all. Users can run it on their own
games: `planetfall.core.check.run(my_rules, seats=2, seeds=range(20))`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, Final

from planetfall.core import record
from planetfall.core.effect import Effect, Frame
from planetfall.core.errors import IllegalChoice, PlanetfallError
from planetfall.core.game import Game
from planetfall.core.luck import draw, seed_key
from planetfall.core.play import Play
from planetfall.core.reasons import POSSIBLE, UNSURE
from planetfall.core.rules import Rules
from planetfall.core.vocabulary import CHANCE

MOST_DECISIONS: Final = 30_000
"""A game longer than this is given up by the checks, never by the rules."""

WAYS: Final = 4
"""How many ways on are tried from one sample."""

Check = Callable[[Rules, int, int], list[str]]


class Chooser:
    """Choices as a pure function of seed, seat and decision number, whatever order seats act in."""

    def __init__(self, seed: int) -> None:
        self.key = seed_key(seed)

    def pick(self, game: Game, seat: int) -> int:
        """One of the seat's legal options."""
        options = game.legal(seat)
        number = game.numbers[seat] if seat != CHANCE else game.moves
        return options[draw(self.key, seat + 2, number, len(options))]


def steps(game: Game, seed: int, order: random.Random | None = None) -> Iterable[int]:
    """Play `game` to its end, yielding before every choice the seat that is about to choose."""
    chooser = Chooser(seed)
    for _ in range(MOST_DECISIONS):
        movers = game.to_move()
        if not movers:
            return
        seat = movers[0] if order is None else order.choice(movers)
        yield seat
        game.apply(seat, chooser.pick(game, seat))


def legal_is_sound(rules: Rules, seats: int, seed: int) -> list[str]:
    """Legal is never empty and all of it applies; `status` stays empty; decisions stay small."""
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    for seat in steps(game, seed):
        options = game.legal(seat)
        where = f"seed {seed}, seat {seat}, decision {game.numbers[seat]}"
        if not options:
            return [f"{where}: nothing is legal"]
        if len(set(options)) != len(options):
            return [f"{where}: an option is offered twice"]
        if len(options) > 200:
            return [f"{where}: {len(options)} options"]
        if wrong := game.status():
            return [f"{where}: {line}" for line in wrong]
        for option in rng.sample(options, min(2, len(options))):
            trial = game.clone()
            try:
                trial.apply(seat, option)
            except PlanetfallError as fault:
                return [f"{where}: `{rules.key(option)}` is legal but fails: {fault}"]
    if game.to_move():
        return [f"seed {seed}: not over after {MOST_DECISIONS} decisions"]
    return [f"seed {seed}: {line}" for line in _outcome_faults(game) + game.status()]


def _outcome_faults(game: Game) -> list[str]:
    """What is wrong with the scores, the sides and the winners of a finished game."""
    faults: list[str] = []
    outcome = game.outcome()
    everybody = list(range(game.seats))
    if len(game.scores()) != game.seats or len(outcome.totals) != game.seats:
        faults.append("not every seat has a score")
    if sorted([seat for side in game.sides() for seat in side]) != everybody:
        faults.append(f"the sides {game.sides()} do not have every seat once")
    if outcome.sides != game.sides():
        faults.append(f"the outcome has the sides {outcome.sides}, the game {game.sides()}")
    for side in outcome.sides:
        if len({seat in outcome.winners for seat in side}) > 1:
            faults.append(f"of the side {side} only some have won")
    if not outcome.reason:
        faults.append("the outcome has no reason")
    return faults


def illegal_changes_nothing(rules: Rules, seats: int, seed: int) -> list[str]:
    """Options not offered, other seats and nonsense raise and leave the game as it was."""
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    for seat in steps(game, seed):
        if rng.random() > 0.05:
            continue
        before = game.digest()
        offered = set(game.legal(seat))
        tries = [(seat, rng.randrange(len(rules.vocabulary))), (seat, -1), (seat, 10**9)]
        tries += [(seats, 0), (-5, 0)]
        tries += [(other, 0) for other in range(seats) if other not in game.to_move()]
        for who, option in tries:
            if who == seat and option in offered:
                continue
            try:
                game.apply(who, option)
            except IllegalChoice:
                continue
            return [f"seed {seed}: seat {who} could choose {option}"]
        if game.digest() != before:
            return [f"seed {seed}: an illegal choice changed the game"]
    return []


def clones_are_independent(rules: Rules, seats: int, seed: int) -> list[str]:
    """A clone is complete, plays on alike, and neither disturbs the other."""
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    for _ in steps(game, seed):
        if rng.random() > 0.04:
            continue
        before = game.to_data()
        other = game.clone()
        if other.to_data() != before or other.asks != game.asks:
            return [f"seed {seed}: a clone differs at round {game.round_number()}"]
        count = 0
        for _ in steps(other, seed + 1):
            count += 1
            if count > 25:
                break
        if game.to_data() != before:
            return [f"seed {seed}: playing a clone changed the game"]
    return []


def forms_round_trip(rules: Rules, seats: int, seed: int) -> list[str]:
    """Data and text give back the same position with the same questions."""
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    for _ in steps(game, seed):
        if rng.random() > 0.15:
            continue
        data = game.to_data()
        again = rules.from_data(data)
        if again.to_data() != data or again.asks != game.asks:
            return [f"seed {seed}: data does not round-trip at round {game.round_number()}"]
        again = rules.from_text(game.to_text())
        if again.to_data() != data or again.asks != game.asks:
            return [f"seed {seed}: text does not round-trip at round {game.round_number()}"]
    return []


def replays_agree(rules: Rules, seats: int, seed: int) -> list[str]:
    """A record, whole and without its seed, replays to the same position; undo is exact."""
    play = Play.new(rules, seats, seed, "check")
    chooser = Chooser(seed)
    rng = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        movers = play.game.to_move()
        if not movers:
            break
        seat = rng.choice(movers)
        before = play.game.to_data()
        play.push(seat, chooser.pick(play.game, seat))
        if rng.random() < 0.1 and play.can_undo(seat):
            play.undo(seat)
            if play.game.to_data() != before:
                return [f"seed {seed}: undo is not exact at round {play.game.round_number()}"]
            play.push(seat, chooser.pick(play.game, seat))
    text = record.to_text(play, secret=True)
    again = record.load(text, lambda game, options: rules)
    if again.game.digest() != play.game.digest() or again.events != play.events:
        return [f"seed {seed}: the record replays to another position"]
    if play.game.is_over():
        record.verify(text, lambda game, options: rules)
    return []


def undo_is_honest(rules: Rules, seats: int, seed: int) -> list[str]:
    """No walk sees a hidden thing and returns before it: what can be undone taught nobody anything.

    After an undo every seat's view is what it was, and redealing what the chooser could not know
    before its choice does not change what the choice showed to anybody else.
    """
    play = Play.new(rules, seats, seed, "check")
    chooser = Chooser(seed)
    rng = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        movers = play.game.to_move()
        if not movers:
            return []
        seat = rng.choice(movers)
        option = chooser.pick(play.game, seat)
        if rng.random() > 0.1:
            play.push(seat, option)
            continue
        views = _views(play.game)
        other = play.game.view(seat).determinize(rng)
        play.push(seat, option)
        if not play.can_undo(seat):
            continue
        shown = play.game.view(seat).data()
        other.apply(seat, option)
        if other.view(seat).data() != shown:
            return [f"seed {seed}: seat {seat} learned something by `{rules.key(option)}`"]
        play.undo(seat)
        if _views(play.game) != views:
            return [f"seed {seed}: views after undo differ"]
        play.push(seat, option)
    return []


def _views(game: Game) -> list[dict[str, Any]]:
    return [game.view(seat if seat >= 0 else None).data() for seat in range(-1, game.seats)]


def views_hide(rules: Rules, seats: int, seed: int) -> list[str]:
    """A view does not change when what it hides is dealt anew, nor when others work at once."""
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    for mover in steps(game, seed):
        if rng.random() > 0.12:
            continue
        for seat in range(-1, seats):
            viewer = None if seat < 0 else seat
            wrong = _redeal_shows(game, viewer, rng.getrandbits(40))
            if not wrong and game.at_once and mover != seat and len(game.to_move()) > 1:
                wrong = _other_seat_shows(game, viewer, mover)
            if wrong:
                return [f"seed {seed}, round {game.round_number()}, viewer {seat}: {wrong}"]
    return []


def _redeal_shows(game: Game, viewer: int | None, luck: int) -> str:
    """What is wrong when the hidden things of a view are dealt anew."""
    view = game.view(viewer)
    other = view.determinize(random.Random(luck))
    if other.view(viewer).data() != view.data():
        return f"a redeal changes the view{_first_difference(view, other)}"
    again, seen = other.view(viewer).position(), view.position()
    if again.to_data() != seen.to_data() or again.asks != seen.asks:
        return "a redeal changes the position that is seen"
    if wrong := other.status():
        return f"a determinized game is unsound: {wrong[0]}"
    if other.view(viewer).determinize(random.Random(luck)).digest() != other.digest():
        return "equal views determinize differently"
    return ""


def _other_seat_shows(game: Game, viewer: int | None, mover: int) -> str:
    """What a viewer learns of a choice of another seat in the same simultaneous phase."""
    moved = game.clone()
    moved.apply(mover, moved.legal(mover)[0])
    if not moved.at_once or moved.before is not game.before:
        return ""
    view, after = game.view(viewer), moved.view(viewer)
    if after.data() != view.data():
        return f"it shows what seat {mover} does meanwhile"
    if after.position().to_data() != view.position().to_data():
        return f"its position shows what seat {mover} does meanwhile"
    return ""


def _first_difference(view: Any, other: Game) -> str:
    mine = view.data()
    theirs = other.view(None if view.seat < 0 else view.seat).data()
    for name, value in mine.items():
        if theirs.get(name) != value:
            return f" in `{name}`: {str(value)[:300]} became {str(theirs.get(name))[:300]}"
    return ""


def interleavings_agree(rules: Rules, seats: int, seed: int) -> list[str]:
    """Any order of acting inside simultaneous phases gives the same game."""
    digests = set()
    for shuffle in range(3):
        game = rules.new(seats, seed)
        for _ in steps(game, seed, random.Random(shuffle)):
            pass
        digests.add(game.digest())
    return [] if len(digests) == 1 else [f"seed {seed}: the order of acting at once matters"]


def obstacles_agree(rules: Rules, seats: int, seed: int) -> list[str]:
    """A quick `obstacle` says what the dry run says, by samples at the limits."""
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    found: list[str] = []
    for _ in steps(game, seed):
        if rng.random() > 0.02:
            continue
        for sample, frame in rules.probes(game, rng):
            quick = frame.effect.obstacle(sample, frame)
            if quick == UNSURE:
                continue
            if (quick == POSSIBLE) != (sample.dry_run(frame) == POSSIBLE):
                found.append(f"seed {seed}: {frame!r} quick {quick}, dry {sample.dry_run(frame)}")
                if len(found) > 5:
                    return found
    return found


def ways_lead_on(rules: Rules, seats: int, seed: int) -> list[str]:
    """What is possible by `obstacle` comes to an end whichever way is taken, by the same samples.

    A dry run follows one way only; here others are followed too, through chance and questions.
    """
    game = rules.new(seats, seed)
    rng = random.Random(seed)
    found: list[str] = []
    for _ in steps(game, seed):
        if rng.random() > 0.02:
            continue
        for sample, frame in rules.probes(game, rng):
            if not sample.is_possible(frame):
                continue
            for _ in range(WAYS):
                if fault := _follow(sample, frame, rng):
                    found.append(f"seed {seed}: from {frame!r}: {fault}")
                    break
            if len(found) > 5:
                return found
    return found


def _follow(sample: Game, frame: Frame, rng: random.Random) -> str:
    """Carry out `frame` alone with random answers; the fault it ends in, if any."""
    trial = sample.clone()
    trial.at_once = False
    trial.stop_at_chance = True
    for index in range(trial.seats + 1):
        trial.stacks[index] = []
        trial.asks[index] = None
    taken: list[str] = []
    try:
        trial.push(frame)
        trial.settle()
        while movers := trial.to_move():
            option = rng.choice(trial.legal(movers[0]))
            taken.append(trial.rules.key(option))
            trial.apply(movers[0], option)
    except PlanetfallError as fault:
        return f"{' '.join(taken)}: {fault}"
    return ""


class _Decide(Effect):
    """Decides the game and goes on pushing work."""

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        game.decide("check")
        game.push(frame)
        return None


def decisions_end(rules: Rules, seats: int, seed: int) -> list[str]:
    """After a decision in the middle of a turn nobody is asked, and undo brings the game back.

    Decisions of the game itself are followed, and one is made on copies of positions on the way.
    """
    play = Play.new(rules, seats, seed, "check")
    chooser = Chooser(seed)
    rng = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        movers = play.game.to_move()
        if not movers:
            return []
        seat = rng.choice(movers)
        before = play.game.to_data()
        if rng.random() < 0.05:
            if fault := _decided_fault(play.game.clone(), seat):
                return [f"seed {seed}: {fault} at round {play.game.round_number()}"]
            if play.game.to_data() != before:
                return [f"seed {seed}: a decision on a copy changed the game"]
        option = chooser.pick(play.game, seat)
        play.push(seat, option)
        if not play.game.decided:
            continue
        if play.game.to_move() or any(play.game.stacks):
            return [f"seed {seed}: play goes on after `{play.game.decided}`"]
        again = rules.from_text(play.game.to_text())
        if again.digest() != play.game.digest() or again.to_move():
            return [f"seed {seed}: text does not round-trip after `{play.game.decided}`"]
        if play.can_undo(seat):
            play.undo(seat)
            if play.game.to_data() != before or play.game.decided:
                return [f"seed {seed}: undo does not bring the game back"]
            play.push(seat, option)
    return []


def _decided_fault(game: Game, seat: int) -> str:
    """Decide a copy of a position; what goes wrong, if anything."""
    frame = Frame(_Decide(), seat)
    if game.dry_run(frame) != POSSIBLE:
        return "a dry run that meets a decision is not possible"
    stack = game.pending(seat)
    game.asks[seat] = None
    stack.append(frame)
    game.settle()
    if not game.is_over() or any(game.stacks) or game.at_once:
        return "play goes on after a decision"
    data = game.to_data()
    for again in (game.clone(), game.rules.from_data(data), game.rules.from_text(game.to_text())):
        if again.to_data() != data or again.to_move():
            return "a decided position does not round-trip"
    return ""


def stated_chance_agrees(rules: Rules, seats: int, seed: int) -> list[str]:
    """Stopping at chance and stating what the seed gives is the same game."""
    game = rules.new(seats, seed, watched=True)
    for _ in steps(game, seed):
        pass
    luck = list(game.luck_log or [])
    stated = rules.new(seats, seed, stop_at_chance=True)
    chooser = Chooser(seed)
    place = 0
    for _ in range(MOST_DECISIONS * 4):
        movers = stated.to_move()
        if not movers:
            break
        if movers[0] == CHANCE:
            stated.apply(CHANCE, luck[place])
            place += 1
        else:
            stated.apply(movers[0], chooser.pick(stated, movers[0]))
    if stated.digest() != game.digest():
        return [f"seed {seed}: stated outcomes lead elsewhere"]
    return []


CHECKS: Final[dict[str, Check]] = {
    "legal": legal_is_sound,
    "illegal": illegal_changes_nothing,
    "clones": clones_are_independent,
    "forms": forms_round_trip,
    "replays": replays_agree,
    "undo": undo_is_honest,
    "views": views_hide,
    "interleavings": interleavings_agree,
    "obstacles": obstacles_agree,
    "ways": ways_lead_on,
    "decisions": decisions_end,
    "chance": stated_chance_agrees,
}
"""Every check by its short name."""


def run(
    rules: Rules, seats: int, seeds: Iterable[int], names: Iterable[str] | None = None
) -> list[str]:
    """Do the named checks (all of them by default) on every seed; what was found wrong."""
    wanted = list(CHECKS) if names is None else list(names)
    found: list[str] = []
    for seed in seeds:
        for name in wanted:
            found += [f"{name}: {line}" for line in CHECKS[name](rules, seats, seed)]
    return found
