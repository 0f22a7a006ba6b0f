"""Bots of the server think on a Ray cluster of two nodes, and here when it is lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from sneakdoor.arena import Depth, Match, analyse, deck_named
from sneakdoor.bots import Opponent
from sneakdoor.web.analyses import Analyses
from sneakdoor.web.bot_workers import BotWorkers, GamePosition, game_at
from sneakdoor.web.worker_pools import TookTooLong

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.ray, pytest.mark.filterwarnings("ignore")]  # Ray's own warnings are its own affair


def position() -> GamePosition:
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "greedy", "greedy", seed=3)
    record = match.play(0)[1].record
    return GamePosition(
        "t", type(record)(record.seed, record.corp, record.runner, record.choices[:60], record.skip_forced)
    )


async def until(holds: Callable[[], bool], seconds: float = 170.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.05)


def test_bots_think_on_both_nodes_and_here_when_the_cluster_is_lost(
    own_cluster: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    here = Opponent("greedy").choose(game_at(position()))

    async def check() -> None:
        bot_workers = BotWorkers(1, str(own_cluster.address))
        assert bot_workers.cluster is not None
        bot_workers.start()
        try:
            assert await bot_workers.bot("a", position(), "greedy") == here  # nobody waits for the cluster
            await until(lambda: bot_workers.cluster.workers == 2)  # type: ignore[union-attr]
            there = await asyncio.gather(*(bot_workers.bot(f"p{n}", position(), "greedy") for n in range(8)))
            assert set(map(str, there)) == {str(here)}
            nodes = await asyncio.gather(*(bot_workers.cluster.ask(node_of, seconds=60) for _ in range(8)))
            assert len(set(nodes)) == 2
            with pytest.raises(TookTooLong):
                await bot_workers.cluster.ask(time.sleep, 100, seconds=0.5)
            await until(lambda: bot_workers.cluster.workers == 2)  # type: ignore[union-attr]
            record = position().record
            analyses = Analyses(bot_workers)
            analyses.depth = Depth(playouts=1, turning=1, marks=4)
            analyses.begin("r", record, "a")
            await until(lambda: analyses.as_json("r")["state"] == "done")
            assert analyses.as_json("r")["analysis"] == analyse(record, analyses.depth).as_json()

            own_cluster.shutdown()
            left = await asyncio.gather(*(bot_workers.bot(f"p{n}", position(), "greedy") for n in range(4)))
            assert set(map(str, left)) == {str(here)}
            await until(lambda: bot_workers.cluster.workers == 0)  # type: ignore[union-attr]
            assert await bot_workers.bot("a", position(), "greedy") == here
        finally:
            await bot_workers.close()

    asyncio.run(check())
    said = [one.getMessage() for one in caplog.records]
    assert "bots think on the Ray cluster" in said
    assert any("bots think on this machine" in one for one in said)


def node_of() -> str:
    import ray as inside

    time.sleep(0.3)
    return str(inside.get_runtime_context().get_node_id())


def test_a_cluster_that_is_not_there_is_told_and_bots_think_here(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def check() -> None:
        bot_workers = BotWorkers(0, "127.0.0.1:1")
        bot_workers.start()
        try:
            assert await bot_workers.bot("a", position(), "greedy") is not None
            await until(lambda: any("cannot be used" in one.getMessage() for one in caplog.records))
        finally:
            await bot_workers.close()

    asyncio.run(check())
    told = next(one for one in caplog.records if "cannot be used" in one.getMessage())
    assert "cannot be reached" in told.reason  # type: ignore[attr-defined]
