"""Other processes, other hash seeds and the source without libraries play the same games."""

from __future__ import annotations

from planetfall.lab import digests
from planetfall.lab.simulate import Setup, simulate

GAME = "planet-unknown"


def test_several_processes_give_the_results_of_one() -> None:
    alone = simulate(Setup(GAME, 2), 24)
    told: list[int] = []
    together = simulate(Setup(GAME, 2), 24, workers=2, progress=told.append)
    assert together.results == alone.results
    assert sum(told) == 24
    assert len(told) > 1


def test_another_hash_seed_and_the_pure_engine_give_the_same_digests() -> None:
    here = digests.digests(GAME, [0, 1, 2])
    assert digests.elsewhere(GAME, [0, 1, 2], hash_seed=5, pure=True) == here


def test_a_process_that_fails_is_told_as_a_difference() -> None:
    found = digests.elsewhere("chess", [0, 1], hash_seed=0, pure=False)
    assert len(found) == 2
    assert all("the process failed" in line and "no game `chess`" in line for line in found)
