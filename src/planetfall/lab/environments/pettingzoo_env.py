"""PettingZoo environments: agents one after the other, or all at the same time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.core.observation import VERSION
from planetfall.lab.environments.gymnasium_env import env_name
from planetfall.lab.environments.render import MODES, check_mode, render
from planetfall.lab.environments.table import Table

Seen = dict[str, Any]
"""`observation` and `action_mask`."""


def _space(table: Table) -> spaces.Dict:
    low, high = table.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


def _names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class Agents:
    """The agents of a table, `seat_0`, `seat_1` …, and their spaces."""

    table: Table

    def seat_agents(self) -> None:
        """Make an agent with its spaces for every seat."""
        self.possible_agents = _names(self.table.seats)
        self.observation_spaces = {agent: _space(self.table) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()
        self._observer = self.table.observer()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may choose, legal or not."""
        return self.action_spaces[agent]


class AgentsEnv(Agents, AECEnv):  # type: ignore[misc]
    """Seats act one after the other; in a simultaneous phase in the order of their numbers.

    Agents are `seat_0`, `seat_1` …; an observation has `observation` and `action_mask`. `observe`
    works for every agent at any time. An illegal action raises and changes nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = Table(game, seats, reward, options)
        self.metadata = {"name": f"{env_name(game)}_v{VERSION}", "render_modes": list(MODES)}
        self.render_mode = render_mode
        self.seat_agents()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same one."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game: Game = self.table.new(int(self._rng.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_move()[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, with its mask."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._observer.observe(self.game, seat).copy(),
            "action_mask": self.table.mask(self.game, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected agent's choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.game.apply(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over():
            shares = self.table.rewards(self.game)
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.game.to_move()[0]]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position as the selected agent sees it."""
        return render(self.game, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Nothing to give back."""


class SimultaneousEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """All agents act in every step; an agent that owes no choice may do anything, it is ignored.

    Of the agents that owe one, all choose where the game is in a simultaneous phase. An agent whose
    mask is empty owes nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.table = Table(game, seats, reward, options)
        self.metadata = {
            "name": f"{env_name(game)}_parallel_v{VERSION}",
            "render_modes": list(MODES),
        }
        self.render_mode = render_mode
        self.seat_agents()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Start a game; the same seed gives the same one."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game: Game = self.table.new(int(self._rng.integers(2**31)))
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The choices of all agents that owe one; a wrong or missing one changes nothing."""
        chosen = {}
        for seat in self.game.to_move():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadRequest(f"`{agent}` owes a choice and was given no action.")
            chosen[seat] = int(actions[agent])
            if chosen[seat] not in self.game.legal(seat):
                self.game.apply(seat, chosen[seat])  # says what is possible
        for seat, action in chosen.items():
            self.game.apply(seat, action)
        over = self.game.is_over()
        agents = self.agents
        rewards = dict(zip(self.possible_agents, self.table.rewards(self.game), strict=True))
        seen, infos = self._seen(), self._infos()
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return seen, rewards, ended, dict.fromkeys(agents, False), infos

    def _seen(self) -> dict[str, Seen]:
        return {
            agent: {
                "observation": self._observer.observe(self.game, seat).copy(),
                "action_mask": self.table.mask(self.game, seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        movers = self.game.to_move()
        return {
            agent: {"to_move": seat in movers} for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Any:
        """The position as the first agent sees it."""
        return render(self.game, 0, self.render_mode)

    def close(self) -> None:
        """Nothing to give back."""
