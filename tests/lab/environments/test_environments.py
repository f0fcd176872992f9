"""Environments pass the checkers of their libraries, for every title and number of seats."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from planetfall import games
from planetfall.core.errors import BadRequest, IllegalChoice
from planetfall.games import GAMES
from planetfall.lab import environments
from planetfall.lab.environments.render import pixels

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

BOXES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("terraforming-mars", {"colonies": True}),
    *(
        ("on-mars", {"chapter": chapter})
        for spec in games.build("on-mars", {}).specs()
        if spec.name == "chapter"
        for chapter in spec.choices
        if chapter != "none"
    ),
]
CHOSEN = [
    (game, seats, options)
    for game, options in BOXES
    for seats in games.build(game, options).seat_counts()
]
"""Every title, box and chapter with every number of seats."""
SHORT = [(game, 2) for game in GAMES]


@pytest.mark.parametrize(("game", "seats", "options"), CHOSEN)
def test_gymnasium_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    from gymnasium.utils.env_checker import check_env

    env = environments.gym(game, seats=seats, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", list(GAMES))
def test_gymnasium_makes_every_title(game: str) -> None:
    from planetfall.lab.environments import gymnasium_env
    from planetfall.lab.environments.gymnasium_env import env_name

    gymnasium.register_envs(gymnasium_env)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make(
            f"planetfall/{env_name(game)}-v2", seats=3, bots="random", reward="margin"
        )
    seen, info = env.reset(seed=4)
    assert seen.shape == env.observation_space.shape
    assert info["action_mask"].sum() >= 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_learner_plays_to_the_end_and_gets_the_outcome(game: str) -> None:
    env = environments.gym(game, seats=2, bots="random", reward="win")
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=8)
    over = False
    reward = 0.0
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(action)
    assert env.game.is_over()
    assert reward == env.game.outcome().shares()[0]


def test_an_illegal_action_costs_or_raises_and_changes_nothing() -> None:
    for way in ("penalty", "raise"):
        env = environments.gym("planet-unknown", illegal=way)
        _, info = env.reset(seed=1)
        before = env.game.digest()
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if way == "raise":
            with pytest.raises(IllegalChoice):
                env.step(illegal)
        else:
            _, reward, over, cut, info = env.step(illegal)
            assert (reward, over, cut, info["illegal"]) == (-1.0, False, False, True)
        assert env.game.digest() == before


@pytest.mark.parametrize(("game", "seats", "options"), CHOSEN)
def test_pettingzoo_finds_nothing_wrong_one_after_the_other(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(environments.aec(game, seats, **options), num_cycles=40, verbose_progress=False)


@pytest.mark.parametrize(("game", "seats", "options"), CHOSEN)
def test_the_same_seed_gives_the_same_game(game: str, seats: int, options: dict[str, Any]) -> None:
    from pettingzoo.test import seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: environments.aec(game, seats, **options), num_cycles=40)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_seats_of_planet_unknown_act_at_once(seats: int) -> None:
    env = environments.parallel("planet-unknown", seats)
    rng = np.random.default_rng(2)
    seen, infos = env.reset(seed=5)
    together = 0
    while env.agents:
        movers = [agent for agent in env.agents if infos[agent]["to_move"]]
        together = max(together, len(movers))
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in movers
        }
        seen, rewards, ended, _, infos = env.step(actions)
    assert together == seats
    assert all(ended.values()) and sum(rewards.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "seats", "options"), CHOSEN)
def test_openspiel_simulates_games(game: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    made = environments.spiel(game, seats, **options)
    assert made.num_players() == seats
    state = made.new_initial_state()
    rng = Random(1)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1.0)
            state.apply_action(rng.choice([option for option, _ in outcomes]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            twin = state.clone()
            assert str(twin) == str(state)
    observer = made.make_py_observer()
    observer.set_from(state, seats - 1)
    assert observer.tensor.any()
    assert pyspiel.load_game(f"planetfall_{game.replace('-', '_')}").num_players() == 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), CHOSEN)
def test_openspiel_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    made = environments.spiel(game, seats, **options)
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_openspiel_reads_a_game_with_options_from_its_name() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    options: dict[str, Any] = {"planets": ["gaia", "random"], "personal_objectives": True}
    made = environments.spiel("planet-unknown", 2, **options)
    again = pyspiel.load_game(str(made))
    told = again.table.rules.options_data()
    assert told == made.table.rules.options_data()
    assert told == games.build("planet-unknown", options).options_data()


@pytest.mark.parametrize(
    ("reward", "limits"),
    [("win", (0, 1)), ("score", (-1000, 1000)), ("margin", (-1000, 1000)), ("side", (-1, 1))],
)
def test_openspiel_has_every_reward(reward: str, limits: tuple[int, int]) -> None:
    pytest.importorskip("pyspiel")
    made = environments.spiel("planet-unknown", 2, reward=reward)
    assert (made.min_utility(), made.max_utility()) == limits
    state = made.new_initial_state()
    state.position = state.table.new(1)
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    first, second = [sheet.total for sheet in state.position.scores()]
    lead = first - second
    won = 1 if lead > 0 else -1
    expected = {"win": [(won + 1) / 2, (1 - won) / 2], "score": [first, second]}
    expected |= {"margin": [lead, -lead], "side": [won, -won]}
    assert lead and state.returns() == expected[reward]


def test_an_environment_reads_a_file_that_an_option_names(tmp_path: Path) -> None:
    card = {"id": "own_card", "name": "Own Card", "kind": "event", "cost": 3}
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"cards": [{**card, "tags": [], "play": [{"Gain": {"mc": 5}}]}]}))
    code = (
        "from planetfall.lab import environments\n"
        f"table = environments.aec('terraforming-mars', 2, cards={str(path)!r}).table\n"
        "print(table.rules.options_data()['cards']['cards'][0]['id'])\n"
    )  # in a process of its own, because one process plays with one file
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "own_card", done.stderr


@pytest.mark.parametrize("made", [environments.aec, environments.parallel])
def test_a_way_of_drawing_that_there_is_not_is_refused_at_once(made: Any) -> None:
    with pytest.raises(BadRequest, match="`svg`, `ansi`, `rgb_array`"):
        made("planet-unknown", 2, render_mode="film")


@pytest.mark.parametrize("game", list(GAMES))
def test_many_games_run_in_lockstep_as_they_run_alone(game: str) -> None:
    env = environments.vector(game, seats=2, n=3)
    env.reset(seed=9)
    alone = [each.clone() for each in env.games]
    rng = np.random.default_rng(1)
    for _ in range(50):
        actions = env.random_actions(rng)
        for k, each in enumerate(alone):
            each.apply(each.to_move()[0], int(actions[k]))
        env.step(actions)
        if env.ended.any():
            break
        assert [each.digest() for each in env.games] == [each.digest() for each in alone]
        for k, each in enumerate(alone):
            seat = each.to_move()[0]
            assert env.seats_to_move[k] == seat
            assert np.array_equal(env.observations[k], env.table.observe(each, seat))
            assert sorted(np.flatnonzero(env.masks[k])) == sorted(set(each.legal(seat)))


def test_words_of_a_picture_are_drawn_without_fonts_of_the_system() -> None:
    frame = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="30">{}</svg>'
    words = '<text font-family="Inter, sans-serif" fill="#fff" y="20" font-weight="{}">Kámen</text>'
    blank = pixels(frame.format(""))
    plain = pixels(frame.format(words.format(400)))
    bold = pixels(frame.format(words.format(700)))
    assert blank.sum() < plain.sum() < bold.sum()


def test_nobody_else_writes_into_what_is_renewed() -> None:
    env = environments.vector("planet-unknown", seats=2, n=2)
    env.reset(seed=1)
    for array in (env.observations, env.masks):
        with pytest.raises(ValueError, match="read-only"):
            array += 1


@pytest.mark.parametrize(("game", "seats"), SHORT)
@pytest.mark.parametrize("mode", ["svg", "ansi"])
def test_a_position_can_be_drawn_and_read(game: str, seats: int, mode: str) -> None:
    env = environments.gym(game, seats=seats, render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn.startswith("<svg") if mode == "svg" else "\n" in drawn


def test_a_position_can_be_painted() -> None:
    pytest.importorskip("resvg_py")
    pytest.importorskip("PIL")
    env = environments.gym("planet-unknown", render_mode="rgb_array")
    env.reset(seed=1)
    painted = env.render()
    assert painted.dtype == np.uint8 and painted.ndim == 3 and painted.shape[2] == 3
    assert painted.std() > 1


@pytest.mark.parametrize(("game", "seats"), SHORT)
def test_the_data_sheet_names_every_number_once(game: str, seats: int) -> None:
    rows = environments.sheet(game, seats)
    env = environments.gym(game, seats=seats)
    assert rows[0]["start"] == 0
    for row, following in itertools.pairwise(rows):
        assert row["start"] < row["stop"] == following["start"]
    assert env.observation_space.shape == (rows[-1]["stop"],)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"bots": ()}, "No bot was named"),
        ({"limit": 0}, "the limit is 1 or more"),
        ({"seat": 2}, "no seat 2 for the learner; seats are 0 to 1"),
        ({"seat": -1}, "no seat -1 for the learner"),
        ({"render_mode": "film"}, "`svg`, `ansi`, `rgb_array`"),
    ],
)
def test_what_an_environment_cannot_be_is_refused_when_it_is_made(
    arguments: dict[str, Any], part: str
) -> None:
    with pytest.raises(BadRequest, match=part):
        environments.gym("planet-unknown", **arguments)


def test_games_in_lockstep_take_one_action_each() -> None:
    with pytest.raises(BadRequest, match="0 games cannot run in lockstep"):
        environments.vector("planet-unknown", n=0)
    env = environments.vector("planet-unknown", n=2)
    with pytest.raises(BadRequest, match="call `reset` first"):
        env.step([0, 0])
    env.reset(seed=1)
    before = [game.digest() for game in env.games]
    with pytest.raises(BadRequest, match="1 actions were given to 2 games"):
        env.step(env.samples[:1])
    with pytest.raises(IllegalChoice):
        env.step([env.samples[0], 10_000])  # the first is legal, and not made either
    assert [game.digest() for game in env.games] == before


def test_agents_at_the_same_time_give_one_legal_action_each() -> None:
    env = environments.parallel("terraforming-mars", 2)
    seen, _ = env.reset(seed=1)
    before = env.game.digest()
    first = int(seen["seat_0"]["action_mask"].argmax())
    with pytest.raises(BadRequest, match="`seat_1` owes a choice"):
        env.step({"seat_0": first})
    with pytest.raises(IllegalChoice):
        env.step({"seat_0": first, "seat_1": 10_000})
    assert env.game.digest() == before


def test_an_unknown_reward_is_refused_with_the_list() -> None:
    with pytest.raises(BadRequest, match="`win`, `score`, `margin`, `side`"):
        environments.aec("on-mars", 2, reward="fame")


@pytest.mark.parametrize(("game", "seats"), SHORT)
def test_an_observation_does_not_change_when_hidden_things_are_dealt_anew(
    game: str, seats: int
) -> None:
    table = environments.aec(game, seats).table
    rng = Random(7)
    compared = 0
    for seed in range(3):
        position = table.new(seed)
        for _ in range(80):
            if position.is_over():
                break
            for seat in range(seats):
                other = position.view(seat).determinize(rng)
                here, there = table.observe(position, seat), table.observe(other, seat)
                assert np.array_equal(here, there)
                compared += 1
            mover = position.to_move()[0]
            position.apply(mover, rng.choice(position.legal(mover)))
    assert compared > 100


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *(("planet-unknown", seats, {}) for seats in range(1, 7)),
        *(("terraforming-mars", seats, {"draft": seats > 1}) for seats in range(1, 6)),
    ],
)
def test_pettingzoo_finds_nothing_wrong_at_the_same_time(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    from pettingzoo.test import parallel_api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(environments.parallel(game, seats, **options), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), SHORT)
def test_what_an_environment_knows_of_a_game_can_be_copied(game: str, seats: int) -> None:
    table = environments.aec(game, seats).table
    assert copy.deepcopy(table) is table
    other = pickle.loads(pickle.dumps(table))
    position = table.new(3)
    assert np.array_equal(table.observe(position, 0), other.observe(position, 0))


def test_games_in_several_processes_are_those_of_one() -> None:
    alone = environments.vector("planet-unknown", 2, 5)
    together = environments.vector("planet-unknown", 2, 5, workers=2)
    assert not together.observations.flags.writeable and together.rewards.flags.writeable
    try:
        for env in (alone, together):
            env.reset(3)
        for _ in range(30):
            for name in ("observations", "masks", "seats_to_move", "samples", "rewards", "ended"):
                assert (getattr(alone, name) == getattr(together, name)).all(), name
            actions = alone.samples.copy()
            alone.step(actions)
            together.step(actions)
        with pytest.raises(IllegalChoice):
            together.step([10_000] * 5)
    finally:
        together.close()
    with pytest.raises(BadRequest, match="closed"):
        together.reset(1)
