"""Learning environments over any game: Gymnasium, PettingZoo, OpenSpiel, many games in lockstep.

| function | gives |
| --- | --- |
| `gym(game, seats=…, bots=…, **options)` | a Gymnasium environment: one learner against bots |
| `aec(game, seats, **options)` | a PettingZoo environment, one agent after the other |
| `parallel(game, seats, **options)` | the same for games whose seats choose at the same time |
| `vector(game, seats, n, workers=…, **options)` | n games in lockstep, numpy in and out |
| `spiel(game, seats, **options)` | an OpenSpiel game |

All take `reward`: `win`, `score`, `margin` or `side`, see `table.REWARDS`.

The libraries are imported when they are asked for: `pip install planetfall[lab]`, and `open_spiel`
for the last one. Actions are the numbers of the game's vocabulary; the mask says which are legal.
An observation is a vector of float32 that holds what the seat may know and nothing else;
`sheet(…)` says what every number means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planetfall import games
from planetfall.core.observation import VERSION as VERSION
from planetfall.core.observation import Encoder

if TYPE_CHECKING:
    from planetfall.lab.environments.gymnasium_env import PlanetfallEnv
    from planetfall.lab.environments.pettingzoo_env import AgentsEnv, SimultaneousEnv


def gym(game: str, **arguments: Any) -> PlanetfallEnv:
    """A Gymnasium environment; see `gymnasium_env.PlanetfallEnv`."""
    from planetfall.lab.environments.gymnasium_env import PlanetfallEnv

    return PlanetfallEnv(game, **arguments)


def aec(game: str, seats: int = 2, reward: str = "win", **options: Any) -> AgentsEnv:
    """A PettingZoo AEC environment."""
    from planetfall.lab.environments.pettingzoo_env import AgentsEnv

    return AgentsEnv(game, seats, reward, **options)


def parallel(game: str, seats: int = 2, reward: str = "win", **options: Any) -> SimultaneousEnv:
    """A PettingZoo parallel environment: all seats act at once, who owes no choice does nothing."""
    from planetfall.lab.environments.pettingzoo_env import SimultaneousEnv

    return SimultaneousEnv(game, seats, reward, **options)


def vector(
    game: str, seats: int = 2, n: int = 8, reward: str = "win", workers: int = 1, **options: Any
) -> Any:
    """Many games in lockstep, a `VectorEnv`; with `workers`, a `ParallelVectorEnv`."""
    if workers == 1:
        from planetfall.lab.environments.lockstep import VectorEnv

        return VectorEnv(game, seats, n, reward, **options)
    from planetfall.lab.environments.processes import ParallelVectorEnv

    return ParallelVectorEnv(game, seats, n, reward, workers, **options)


def spiel(game: str, seats: int = 2, reward: str = "win", **options: Any) -> Any:
    """An OpenSpiel game, registered under its own name."""
    from planetfall.lab.environments.openspiel_game import load

    return load(game, seats, reward, options)


def sheet(game: str, seats: int = 2, **options: Any) -> list[dict[str, Any]]:
    """The data sheet of an observation: rows of start, stop, name and meaning."""
    return [row.to_data() for row in Encoder(games.build(game, options), seats).rows()]
