"""Fitting the small network of a learned correction; needs numpy, play does not."""

from __future__ import annotations

from typing import Any

from planetfall.bots.inputs import hash_of
from planetfall.bots.network import HIGH, ONE
from planetfall.bots.weights import FORMAT
from planetfall.core.errors import BadRequest

HIDDEN = 32
EPOCHS = 14
BATCH = 512
RATE = 0.002
DECAY = 2e-5
CUT = HIGH / ONE


def numpy() -> Any:
    """The package numpy, or a sentence that says it is missing."""
    try:
        return __import__("numpy")
    except ImportError:
        raise BadRequest("Learning needs the package `numpy`; install planetfall[lab].") from None


class Fit:
    """A network in floating numbers while it learns."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        np = numpy()
        luck = np.random.default_rng(seed)
        self.mean: Any = np.zeros(inputs)
        self.spread: Any = np.ones(inputs)
        self.parts: list[Any] = [
            luck.normal(0, 1 / inputs**0.5, (inputs, hidden)),
            np.full(hidden, 0.1),
            luck.normal(0, 0.5 / hidden**0.5, hidden),
            np.zeros(1),
        ]
        self.luck = luck

    def learn(self, x: Any, y: Any, kept_x: Any, kept_y: Any) -> float:
        """Fit to positions and squashed margins; the error on kept ones where that was least."""
        np = numpy()
        self.mean = x.mean(axis=0)
        spread = x.std(axis=0)
        self.spread = np.where(spread < 1e-6, 1.0, spread)
        x = (x - self.mean) / self.spread
        # A constant input has nothing to say and must not speak in play.
        x[:, spread < 1e-6] = 0.0
        first = [np.zeros_like(part) for part in self.parts]
        second = [np.zeros_like(part) for part in self.parts]
        best = [part.copy() for part in self.parts]
        least = self.error(kept_x, kept_y)
        step = 0
        for epoch in range(EPOCHS):
            rate = RATE * (1 - epoch / EPOCHS) + RATE / 20
            order = self.luck.permutation(len(x))
            for start in range(0, len(x), BATCH):
                rows = order[start : start + BATCH]
                step += 1
                for k, slope in enumerate(self._slopes(x[rows], y[rows])):
                    first[k] = 0.9 * first[k] + 0.1 * slope
                    second[k] = 0.999 * second[k] + 0.001 * slope * slope
                    mean = first[k] / (1 - 0.9**step)
                    size = np.sqrt(second[k] / (1 - 0.999**step)) + 1e-8
                    self.parts[k] = self.parts[k] - rate * mean / size
                    if k in (0, 2):
                        self.parts[k] *= 1 - DECAY * 10
            error = self.error(kept_x, kept_y)
            if error < least:
                least = error
                best = [part.copy() for part in self.parts]
        self.parts = best
        # What was constant gets no weight.
        self.parts[0][spread < 1e-6] = 0.0
        return float(least)

    def _slopes(self, x: Any, y: Any) -> list[Any]:
        np = numpy()
        weights, bias, out, base = self.parts
        sums = x @ weights + bias
        hidden = np.clip(sums, 0, CUT)
        error = (hidden @ out + base[0] - y) * 2 / len(y)
        back = np.outer(error, out) * ((sums > 0) & (sums < CUT))
        return [x.T @ back, back.sum(axis=0), hidden.T @ error, np.array([error.sum()])]

    def foresee(self, x: Any) -> Any:
        """What the network says of positions."""
        np = numpy()
        weights, bias, out, base = self.parts
        x = (x - self.mean) / self.spread
        return np.clip(x @ weights + bias, 0, CUT) @ out + base[0]

    def error(self, x: Any, y: Any) -> float:
        """The mean squared error."""
        np = numpy()
        return float(np.mean((self.foresee(x) - y) ** 2)) if len(y) else 0.0

    def whole(self) -> dict[str, Any]:
        """The network in whole numbers, as files of weights have it."""
        np = numpy()
        weights, bias, out, base = self.parts
        scaled = weights / self.spread[:, None]
        shifted = bias - (self.mean[:, None] * scaled).sum(axis=0)
        return {
            "bias": [int(number) for number in np.rint(shifted * ONE)],
            "out": [int(number) for number in np.rint(out * ONE)],
            "base": int(np.rint(base[0] * ONE)),
            "weights": [[int(number) for number in row] for row in np.rint(scaled * ONE)],
        }


def fit(
    rows: list[list[int]],
    margins: list[int],
    games: list[int],
    *,
    names: list[str],
    scale: int,
    seed: int,
    hidden: int = HIDDEN,
) -> tuple[dict[str, Any], float, float]:
    """Weights for positions and the margins they led to; the error on kept games, and its bar.

    Every tenth game is kept for measuring. The bar is the error of always saying the mean.
    """
    np = numpy()
    x = np.array(rows, dtype=np.float64)
    y = np.tanh(np.array(margins, dtype=np.float64) / scale)
    kept = np.array(games) % 10 == 0
    if kept.all() or not kept.any():
        kept = np.arange(len(y)) % 10 == 0
    learner = Fit(x.shape[1], hidden, seed)
    error = learner.learn(x[~kept], y[~kept], x[kept], y[kept])
    bar = float(np.mean((y[kept] - y[~kept].mean()) ** 2))
    data = {"format": FORMAT, "inputs": hash_of(names), **learner.whole()}
    return data, error, bar
