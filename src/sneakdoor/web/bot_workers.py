"""Slow work in worker processes: bot decisions, break planning, typed commands.

A process keeps the games that it was asked about, so that only what is new has to be played again. Nothing that happens
there changes a game at a table.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

from sneakdoor import Game, Option, Record, Side
from sneakdoor.bots import Opponent
from sneakdoor.seating import Proposal, Unclear, fold, matching, offers, understood
from sneakdoor.web.fair_queue import FairQueue, QueueRank
from sneakdoor.web.messages import ProposalData
from sneakdoor.web.ray_workers import ClusterLost, RayWorkers
from sneakdoor.web.worker_pools import TookTooLong, WorkerPool

MOST_GAMES: Final = 64
"""Games cached per worker process."""
BOT_SECONDS: Final = 60.0
PERSON_SECONDS: Final = 30.0
UPLOAD_SECONDS: Final = 60.0
ANALYSIS_SECONDS: Final = 180.0
"""Time limits per job; the worker is killed at the limit."""
MOST_UPLOADS: Final = 2
"""Maximum number of queued uploads per person."""

T = TypeVar("T")
log = logging.getLogger("sneakdoor.web")


@dataclass(frozen=True, slots=True)
class GamePosition:
    """Everything needed to rebuild a game in a worker."""

    table: str
    record: Record

    @staticmethod
    def of(table: str, game: Game) -> GamePosition:
        return GamePosition(table, game.record)


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of typed words: an option, a command for several choices, or an error."""

    option: Option | None = None
    proposal: Proposal | None = None
    unclear: str = ""


_games: OrderedDict[str, Game] = OrderedDict()


def game_at(position: GamePosition) -> Game:
    """Rebuild the game at this position, starting from the cached game of its table."""
    game = _games.pop(position.table, None)
    record = position.record
    known = tuple(game.choices) if game is not None else ()
    if game is not None and game.undone == record.undone and record.choices[: len(known)] == known:
        for option in record.choices[len(known) :]:
            game.choose(option)
    else:
        game = Game.replay(record)
    _games[position.table] = game
    while len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game


# ------------------------------------------------------------------------------------------------------ what is asked


def bot_answer(position: GamePosition, name: str) -> Option:
    """Return a bot's answer to the open question."""
    return Opponent(name).choose(game_at(position))


def proposals(position: GamePosition, side: Side) -> list[ProposalData]:
    """Return the macros available at the open question, with their prices."""
    found = offers(game_at(position), side)
    return [ProposalData(one.carrying.words, one.carrying.words.lower(), one.price) for one in found]


def meaning(position: GamePosition, side: Side, typed: str) -> Meaning:
    """Interpret typed words at the open question, as the terminal does."""
    game = game_at(position)
    decision = game.decision
    if decision is None or decision.side != side:
        return Meaning(unclear="nothing is asked of you now")
    if decision.text:
        named = decision.complete(typed)
        if len(named) == 1:
            return Meaning(option=named[0])
    listed = [(label(one), one) for one in decision.options]
    try:
        found = matching(typed, listed)
        exact = len(found) == 1 and fold(typed) in {fold(found[0][0]), fold(str(found[0][1]))}
        proposal = None if exact else understood(game, side, typed, label, over_window=not found)
    except Unclear as unclear:
        return Meaning(unclear=str(unclear))
    if proposal is not None:
        return Meaning(proposal=proposal)
    if len(found) == 1:
        return Meaning(option=found[0][1])
    if found:
        meanings = ", ".join(words for words, _ in found[:6])
        return Meaning(unclear=f"“{typed[:60]}” can be {meanings}")
    return Meaning(unclear=f"“{typed[:60]}” is neither an option nor a command here")


def label(option: Option) -> str:
    """Return an option's label with the number of its card."""
    words = str(option)
    if option.handle and option.card and option.card in words and f"#{option.handle}" not in words:
        words = words.replace(option.card, f"{option.card} #{option.handle}", 1)
    return words


def undoable(position: GamePosition, place: int, side: Side) -> bool:
    """Whether everything since this point can be undone: nobody learned anything or decided in between."""
    record = position.record
    game = Game.replay(replace(record, choices=record.choices[:place]))
    for option in record.choices[place:]:
        decision, before = game.decision, game.clone()
        others = decision is not None and decision.side != side and len(decision.options) > 1
        if others and option.kind != "pass":
            return False  # the other player has decided something
        game.choose(option)
        if not game.reversible_to(before):
            return False
    return True


# ------------------------------------------------------------------------------------------------------------ workers


def _ready() -> int:
    """Load all cards before the first job."""
    from sneakdoor.catalogue import cards  # noqa: PLC0415  (in the process that needs them)

    return len(cards())


def _all_of(task: Callable[[Any], T], jobs: Sequence[Any]) -> list[T]:
    return [task(job) for job in jobs]


class BotWorkers:
    """Workers behind a fair queue: people take turns, live games first."""

    def __init__(self, processes: int | None = None, cluster: str | None = None) -> None:
        cores = os.cpu_count() or 1
        self.processes = max(1, cores - 1) if processes is None else processes
        one = min(1, self.processes)
        self.bots = WorkerPool("bots", self.processes)
        self.background = WorkerPool("background", one, niceness=15)
        self.people = WorkerPool("people", one)
        self.building = WorkerPool("building", one, niceness=15)
        self.thoughts = FairQueue(max(1, self.processes))
        self.service = FairQueue(1)
        self.cluster = RayWorkers(cluster, self._resized) if cluster is not None else None

    def start(self) -> None:
        """Connect to the cluster, if one is configured."""
        if self.cluster is not None:
            self.cluster.start()

    def _resized(self, workers: int) -> None:
        """Match the queue's slots to the number of workers; a quarter of a cluster is for background work."""
        behind = max(1, workers // 4)
        if workers:
            self.thoughts.resize(max(1, workers - behind), behind)
        else:
            self.thoughts.resize(max(1, self.processes))

    async def _far(self, pool: WorkerPool, function: Callable[..., T], *arguments: Any, seconds: float) -> T:
        """Call a function on the cluster, or locally if there is none (any more)."""
        if self.cluster is not None and self.cluster.workers:
            try:
                return await self.cluster.ask(function, *arguments, seconds=seconds)
            except ClusterLost:
                log.warning("a job was lost with its worker on the cluster: it is done here")
        return await pool.ask(function, *arguments, seconds=seconds)

    async def warm(self) -> None:
        """Start the worker processes."""
        if self.processes:
            await self.people.ask(_ready)

    async def bot(self, person: str, position: GamePosition, name: str) -> Option:
        """Return a bot's answer; `person` is its opponent, whose turn in the queue this takes."""
        return await self.thoughts.run(
            person, QueueRank.LIVE, partial(self._far, self.bots, bot_answer, position, name, seconds=BOT_SECONDS)
        )

    async def proposals(self, person: str, position: GamePosition, side: Side) -> list[ProposalData]:
        return await self.serve(person, proposals, position, side)

    async def meaning(self, person: str, position: GamePosition, side: Side, typed: str) -> Meaning:
        return await self.serve(person, meaning, position, side, typed)

    async def undoable(self, person: str, position: GamePosition, place: int, side: Side) -> bool:
        return await self.serve(person, undoable, position, place, side)

    async def serve(self, person: str, function: Callable[..., T], *arguments: Any) -> T:
        """Run a job that this person, or this address if not signed in, is waiting for."""
        return await self.service.run(
            person, QueueRank.LIVE, partial(self.people.ask, function, *arguments, seconds=PERSON_SECONDS)
        )

    async def upload(self, person: str, function: Callable[..., T], *arguments: Any) -> T:
        """Validate an upload, queued behind live games."""
        return await self.thoughts.run(
            person,
            QueueRank.UPLOAD,
            partial(self.background.ask, function, *arguments, seconds=UPLOAD_SECONDS),
            most_waiting=MOST_UPLOADS,
        )

    async def analyse(self, person: str, task: Callable[[Any], T], jobs: Sequence[Any]) -> list[T]:
        """Run a chunk of an analysis, queued behind live games and uploads."""
        return await self.thoughts.run(
            person,
            QueueRank.ANALYSIS,
            partial(self._far, self.background, _all_of, task, jobs, seconds=ANALYSIS_SECONDS),
        )

    async def build(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a job that takes minutes, outside the queue."""
        return await self.building.ask(function, *arguments)

    async def close(self) -> None:
        """Cancel everything and stop the workers."""
        if self.cluster is not None:
            await self.cluster.close()
        for queue in (self.thoughts, self.service):
            queue.close()
        for pool in (self.bots, self.background, self.people, self.building):
            pool.close()


__all__ = [
    "Meaning", "GamePosition", "BotWorkers", "TookTooLong", "bot_answer", "game_at", "label", "meaning", "proposals",
    "undoable",
]  # fmt: skip
