"""On a real Ray cluster of two nodes: the same games as on this machine; a dead worker loses only its chunk.

`python3 dev.py test --ray` runs these; the ordinary run leaves them out.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sneakdoor.arena import (
    Depth,
    Ladder,
    Match,
    Store,
    analyse,
    collect,
    deck_named,
    play_game,
    simulate,
    spread,
)
from sneakdoor.arena import cluster as cluster_module
from sneakdoor.arena.cluster import ClusterTrouble, Crew
from sneakdoor.bots import BotFailed

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.ray, pytest.mark.filterwarnings("ignore")]  # Ray's own warnings are its own affair

MEMORY = 100 * 1024 * 1024


def match(seed: int = 1, bot: str = "random") -> Match:
    return Match(deck_named("Closed Doors"), deck_named("Inside People"), bot, bot, seed)


@pytest.fixture(scope="module")
def two() -> Iterator[Any]:
    """Two nodes with one core each, both on this machine."""
    from ray.cluster_utils import Cluster

    os.environ.setdefault("RAY_worker_niceness", "0")  # else whatever else runs here comes first
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # the nodes do not know our tests
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    made.add_node(num_cpus=1, object_store_memory=MEMORY)
    made.wait_for_nodes()
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.fixture(scope="module")
def address(two: Any) -> str:
    return str(two.address)


# ------------------------------------------------------------------------------------------------------ what is played


def test_simulations_are_those_of_this_machine(address: str, tmp_path: Path) -> None:
    here, there = (Store(tmp_path / name, match()) for name in ("here", "there"))
    local = simulate(match(), games=40, store=here)
    remote = simulate(match(), games=40, store=there, cluster=address)

    assert remote.played == local.played
    assert remote.fresh == 40
    for store in (here, there):
        store.close({}, {})
    for name in ("records.jsonl", "games.csv", "match.json"):
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_the_command_climbs_the_same_ladder(address: str, tmp_path: Path) -> None:
    words = ["ladder", "--corp", "Closed Doors", "--runner", "Inside People", "--games", "4", "--seed", "5"]
    for name, more in (("here", ["--workers", "1"]), ("there", ["--ray", address])):
        command = [sys.executable, "-m", "sneakdoor", *words, "--out", str(tmp_path / name), *more]
        subprocess.run(command, check=True, capture_output=True)

    for file in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / file.name).read_bytes() == file.read_bytes(), file.name


def test_ladders_and_analyses_are_those_of_this_machine(address: str) -> None:
    ladder = Ladder.of(["random"], ["Closed Doors", "Prime Time"], ["Inside People"], 3)
    assert simulate(ladder, games=8, cluster=address).played == simulate(ladder, games=8).played

    record = play_game(match(bot="greedy"), 3)[1].record
    depth = Depth(playouts=2, turning=1, marks=5)
    assert analyse(record, depth, cluster=address) == analyse(record, depth)


class Episode:
    """What a learner collects: how often each side was asked in a game, and who won."""

    def __call__(self, seed: int) -> tuple[int, int, str]:
        played, game = play_game(match(seed), 0)
        return seed, len(game.choices), played.winner


def test_episodes_are_collected_in_the_order_of_their_seeds(address: str) -> None:
    seeds = list(range(12))

    assert collect(Episode(), seeds, cluster=address) == collect(Episode(), seeds)


# ------------------------------------------------------------------------------------------------------ how it is done


def where(job: int) -> str:
    time.sleep(0.2)
    return str(ray.get_runtime_context().get_node_id())


def test_both_nodes_work_in_chunks_of_about_two_seconds(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    hand_out = Crew._hand_out

    def noted(crew: Crew, actor: Any) -> None:
        before = len(crew.waiting)
        hand_out(crew, actor)
        sizes.append(before - len(crew.waiting))

    monkeypatch.setattr(Crew, "_hand_out", noted)
    nodes = [node for _, node in spread(where, range(50), cluster=address)]

    assert len(set(nodes)) == 2
    whole = [size for size in sizes if size][2:-2]  # the first ones measure, the last ones are what is left
    assert whole
    assert all(5 <= 0.2 * size * 5 <= 12 for size in whole), sizes  # a job takes a fifth of a second


class Deadly:
    """A task whose worker is killed in the middle: once, or always."""

    def __init__(self, marks: Path, *, always: bool = False) -> None:
        self.marks, self.always = marks, always

    def __call__(self, job: int) -> int:
        time.sleep(0.05)
        (self.marks / f"{job} {time.monotonic_ns()}").touch()
        if job == 17 and (self.always or len(list(self.marks.glob("17 *"))) == 1):
            os.kill(os.getpid(), signal.SIGKILL)
        return job * job


def test_a_killed_worker_costs_its_chunk_and_nothing_else(address: str, tmp_path: Path) -> None:
    results = dict(spread(Deadly(tmp_path), range(100), cluster=address))

    assert results == {job: job * job for job in range(100)}
    done = len(list(tmp_path.iterdir()))
    assert 101 <= done <= 100 + 80  # what was done twice is no more than the chunk that it had


def test_a_job_that_kills_whoever_does_it_is_named(address: str, tmp_path: Path) -> None:
    with pytest.raises(ClusterTrouble, match="was lost 3 times with its worker"):
        dict(spread(Deadly(tmp_path, always=True), [17], cluster=address))


def test_a_node_that_goes_costs_its_chunk_and_nothing_else(two: Any) -> None:
    node = two.add_node(num_cpus=1, object_store_memory=MEMORY)
    two.wait_for_nodes()
    results: dict[int, str] = {}
    for job, result in spread(where, range(60), cluster=str(two.address)):
        results[job] = result
        if len(results) == 20:
            two.remove_node(node, allow_graceful=False)

    assert sorted(results) == list(range(60))
    assert len(set(results.values())) in {2, 3}


def fails(job: int) -> int:
    if job == 3:
        raise BotFailed("planted")
    return job


def test_an_error_is_that_of_its_job(address: str) -> None:
    from sneakdoor.arena import JobFailed

    with pytest.raises(JobFailed) as failed:
        dict(spread(fails, range(6), cluster=address))
    assert failed.value.job == 3
    assert isinstance(failed.value.__cause__, BotFailed)


def test_an_address_where_nobody_is_is_told() -> None:
    with pytest.raises(ClusterTrouble, match="cannot be reached"):
        dict(spread(abs, [1, 2], cluster="127.0.0.1:1"))


def test_workers_that_cannot_start_are_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(cluster_module.Worker):
        def __init__(self, task: Any) -> None:
            raise RuntimeError("planted")

    monkeypatch.setattr(cluster_module, "Worker", Broken)
    with pytest.raises(ClusterTrouble, match="could not start"):
        dict(spread(abs, [1, 2, 3], cluster=address))
