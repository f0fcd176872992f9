"""Train a small policy on one processor, with numpy alone, and draw its learning curve.

    python -m planetfall.lab.examples.train_policy --out policy

1. A bot plays against itself; `planetfall.lab.dataset` writes every decision into a Parquet file.
2. A network with one hidden layer learns which option the bot chose: observation in, a number for
   every action out, illegal ones masked.
3. After every pass through the data the network plays against `random`, seats rotated, and the
   share of wins goes into the curve. Before the first pass it knows nothing.

The policy is a file of numpy arrays; `Policy.load` reads it, `PolicyBot` plays it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from planetfall.games import GAMES
from planetfall.lab import dataset
from planetfall.lab.environments.lockstep import VectorEnv
from planetfall.lab.simulate import Setup
from planetfall.lab.tournament import interval

Array = NDArray[np.float32]


class Policy:
    """A network with one hidden layer; weights are float32."""

    def __init__(self, inputs: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (rng.standard_normal((inputs, hidden)) * 0.05).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, actions)) * 0.05).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def scores(self, observations: Array, masks: NDArray[np.int8]) -> Array:
        """A number for every action, very small for illegal ones."""
        return self._forward(squeeze(observations), masks)[1]

    def act(self, observations: Array, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The best legal action of every row."""
        best: NDArray[np.int64] = self.scores(observations, masks).argmax(axis=1)
        return best

    def _forward(self, inputs: Array, masks: NDArray[np.int8]) -> tuple[Array, Array]:
        first, bias, second, last = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        return hidden, np.where(masks == 1, hidden @ second + last, np.float32(-1e9))

    def learn(self, batch: dict[str, Any], rate: float) -> float:
        """One step of Adam towards the choices of a batch; the mean loss before it."""
        inputs = squeeze(batch["observations"])
        hidden, scores = self._forward(inputs, batch["masks"])
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        rows = np.arange(len(inputs))
        loss = float(-np.log(chances[rows, batch["choices"]] + 1e-9).mean())
        wrong = chances
        wrong[rows, batch["choices"]] -= 1
        wrong /= len(inputs)
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)]
        self._adam(gradients, rate)
        return loss

    def _adam(self, gradients: list[Array], rate: float) -> None:
        self._steps += 1
        for k, gradient in enumerate(gradients):
            self._means[k] += 0.1 * (gradient - self._means[k])
            self._squares[k] += 0.001 * (gradient**2 - self._squares[k])
            mean = self._means[k] / (1 - 0.9**self._steps)
            square = self._squares[k] / (1 - 0.999**self._steps)
            self.weights[k] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Write the weights."""
        first, bias, second, last = self.weights
        np.savez_compressed(path, first=first, first_bias=bias, second=second, second_bias=last)

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Read the weights."""
        with np.load(path) as file:
            weights = [file[name] for name in file.files]
        policy = cls(weights[0].shape[0], weights[2].shape[1], weights[0].shape[1])
        policy.weights = weights
        return policy


def squeeze(observations: Array) -> Array:
    """Observations are not scaled: counts of any size become small numbers of the same sign."""
    squeezed: Array = np.sign(observations) * np.log1p(np.abs(observations))
    return squeezed


def play_random(policy: Policy, game: str, seats: int, games: int, seed: int) -> float:
    """The share of wins of a policy in one seat against `random` in the others, seats rotated."""
    env = VectorEnv(game, seats, min(games, 100))
    env.reset(seed)
    own = np.arange(env.n) % seats
    won = np.zeros(env.n)
    open_games = np.ones(env.n, bool)
    while open_games.any():
        actions = env.samples.copy()
        mine = np.flatnonzero((env.seats_to_move == own) & open_games)
        if len(mine):
            actions[mine] = policy.act(env.observations[mine], env.masks[mine])
        env.step(actions)
        ended = env.ended & open_games
        won[ended] = env.rewards[ended, own[ended]]
        open_games &= ~env.ended
    return float(won.mean())


@dataclass(frozen=True)
class Course:
    """How a policy is trained."""

    game: str = next(iter(GAMES))
    seats: int = 2
    teacher: str = "greedy"
    games: int = 600
    passes: int = 8
    batch: int = 512
    rate: float = 1e-3
    hidden: int = 64
    evaluation: int = 100
    workers: int = 1
    seed: int = 0


def shuffled(path: Path, size: int, rng: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Batches whose rows are mixed within a few thousand decisions."""
    for large in dataset.batches(path, 8192):
        order = rng.permutation(len(large["choices"]))
        for start in range(0, len(order), size):
            rows = order[start : start + size]
            yield {name: large[name][rows] for name in ("observations", "masks", "choices")}


def by_tenths(games: int, start: float, tell: Callable[[str], None]) -> Callable[[int], None]:
    """Tells at every tenth of the games that are written, and how long the rest will take."""
    done = 0

    def written(count: int) -> None:
        nonlocal done
        before, done = done, done + count
        if done * 10 // games > before * 10 // games:
            seconds = time.perf_counter() - start
            rest = seconds * (games - done) / done
            tell(f"{done} of {games} games written, {seconds:.0f} s, about {rest:.0f} s to go")

    return written


def train(
    course: Course, folder: Path, tell: Callable[[str], None] = print
) -> tuple[Policy, list[float]]:
    """Write the data, train, and evaluate after every pass: the policy and its curve."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "decisions.parquet"
    start = time.perf_counter()
    if not path.exists():
        setup = Setup(course.game, course.seats, (course.teacher,))
        outputs = dataset.Outputs(decisions=path)
        written = by_tenths(course.games, start, tell)
        seed, workers = 10_000, course.workers
        dataset.write(setup, course.games, outputs, seed=seed, workers=workers, progress=written)
    first = next(dataset.batches(path, 1))
    inputs, actions = first["observations"].shape[1], first["masks"].shape[1]
    policy = Policy(inputs, actions, course.hidden, course.seed)
    rng = np.random.default_rng(course.seed)
    curve = []
    for number in range(course.passes + 1):
        loss = 0.0
        if number:
            rate = course.rate * (1 - (number - 1) / course.passes)
            losses = [policy.learn(b, rate) for b in shuffled(path, course.batch, rng)]
            loss = float(np.mean(losses))
        share = play_random(policy, course.game, course.seats, course.evaluation, 1 + number)
        curve.append(share)
        low, high = interval(share * course.evaluation, course.evaluation)
        seconds = time.perf_counter() - start
        tell(
            f"pass {number}: loss {loss:.3f}, wins {share:.1%} against random "
            f"({low:.1%} to {high:.1%}), {seconds:.0f} s"
        )
    policy.save(folder / "policy.npz")
    draw(curve, folder / "curve.svg")
    return policy, curve


def draw(curve: list[float], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams["svg.hashsalt"] = "planetfall"
    matplotlib.rcParams["svg.fonttype"] = "none"
    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    axes.plot(range(len(curve)), curve, marker="o")
    axes.axhline(0.95, color="#999", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1.02)
    axes.set_xlabel("passes through the data")
    axes.set_ylabel("wins against random")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(words: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Train a small policy with numpy alone.")
    parser.add_argument("--out", type=Path, default=Path("policy"), help="the folder to write")
    for name, value in vars(Course()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"default: {value}")
    given = vars(parser.parse_args(words))
    folder = given.pop("out")
    train(Course(**given), folder)
    print(f"policy and curve written to {folder}")


if __name__ == "__main__":
    main()
