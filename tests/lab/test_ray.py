"""A real Ray cluster of two workers on this machine; one of them dies under way."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from planetfall.lab.simulate import Setup, simulate
from tests.lab.test_dataset import lethal

SCRIPT = """
import json
import ray
from ray.cluster_utils import Cluster
from planetfall.lab.simulate import Setup, simulate

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
cluster.wait_for_nodes()
lost = []

def lose(count):
    if not lost:
        lost.append(nodes[0])
        cluster.add_node(num_cpus=1)
        cluster.remove_node(nodes[0], allow_graceful=False)

setup = Setup("planet-unknown", 2, ("lethal:Lethal",))
run = simulate(setup, 40, ray=cluster.address, progress=lose)
with open("told.json", "w") as told:
    json.dump([len(lost), [result.digest for result in run.results]], told)
ray.shutdown()
cluster.shutdown()
"""


@pytest.mark.slow
def test_games_of_lost_workers_and_nodes_are_played_again(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    folder = tmp_path / "lethal"
    setting = lethal(folder, 1)
    setting |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=folder,
        env=setting,
        capture_output=True,
        text=True,
        timeout=400,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    lost, digests = json.loads((folder / "told.json").read_text())
    assert lost == 1
    assert list((folder / "markers").iterdir()) == []
    alone = simulate(Setup("planet-unknown", 2), 40)
    assert digests == [result.digest for result in alone.results]
