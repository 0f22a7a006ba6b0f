"""What may take long, in processes of its own: bots that think, ways to break ice, words that mean many choices.

A process keeps the games that it was asked about, so that only what is new has to be played again. Nothing that happens
there changes a game at a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sneakdoor import Game, Option, Record, Side
from sneakdoor.bots import Opponent
from sneakdoor.seating import Proposal, Unclear, fold, matching, offers, understood
from sneakdoor.web.messages import ProposalTold

MOST_GAMES: Final = 64
"""So many games a process remembers."""

T = TypeVar("T")
log = logging.getLogger("sneakdoor.web")


@dataclass(frozen=True, slots=True)
class Standing:
    """A game as what it takes to play it again."""

    table: str
    record: Record

    @staticmethod
    def of(table: str, game: Game) -> Standing:
        return Standing(table, game.record)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What words mean at a question: an option, a command for many choices, or why neither."""

    option: Option | None = None
    proposal: Proposal | None = None
    unclear: str = ""


_games: OrderedDict[str, Game] = OrderedDict()


def game_at(position: Standing) -> Game:
    """The game at this position, from what is remembered of its table as far as that goes."""
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


def bot_answer(position: Standing, name: str) -> Option:
    """What a bot answers to the open question."""
    return Opponent(name).choose(game_at(position))


def proposals(position: Standing, side: Side) -> list[ProposalTold]:
    """What can be done in one go at the open question, with its price."""
    found = offers(game_at(position), side)
    return [ProposalTold(one.carrying.words, one.carrying.words.lower(), one.price) for one in found]


def meaning(position: Standing, side: Side, typed: str) -> Meaning:
    """What is meant by words at the open question, as at the terminal table."""
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
        told = ", ".join(words for words, _ in found[:6])
        return Meaning(unclear=f"“{typed[:60]}” can be {told}")
    return Meaning(unclear=f"“{typed[:60]}” is neither an option nor a command here")


def label(option: Option) -> str:
    """An option's words with the number of its card."""
    words = str(option)
    if option.handle and option.card and option.card in words and f"#{option.handle}" not in words:
        words = words.replace(option.card, f"{option.card} #{option.handle}", 1)
    return words


def undoable(position: Standing, place: int, side: Side) -> bool:
    """Can everything since this place be taken back without anybody having learnt anything or decided otherwise?"""
    game = Game.replay(position.record)
    while len(game.choices) > place:
        if not game.reversible:
            return False
        game.undo()
        decision = game.decision
        if decision is not None and decision.side != side and len(decision.options) > 1:
            if position.record.choices[len(game.choices)].kind != "pass":
                return False  # the other player has decided something
    return True


# ---------------------------------------------------------------------------------------------------------- processes


def _quietly() -> None:
    """Whoever stops the server stops these too; and whoever plays comes before whoever thinks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    """A server that is killed has no time to stop those who think for it: they see to it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _ready() -> int:
    """Load all cards before somebody waits for them."""
    from sneakdoor.catalogue import cards  # noqa: PLC0415  (in the process that needs them)

    return len(cards())


def _all_of(task: Callable[[Any], T], jobs: Sequence[Any]) -> list[T]:
    return [task(job) for job in jobs]


class Thinkers:
    """Processes for what takes long: some for bots, one for what people wait for."""

    def __init__(self, processes: int | None = None) -> None:
        cores = os.cpu_count() or 1
        self.processes = max(1, cores - 1) if processes is None else processes
        self._pools: dict[str, Executor] = {}

    async def warm(self) -> None:
        """Start what people wait for before they do."""
        if self.processes:
            await self._ask("people", _ready)

    async def bot(self, position: Standing, name: str) -> Option:
        return await self._ask("bots", bot_answer, position, name)

    async def proposals(self, position: Standing, side: Side) -> list[ProposalTold]:
        return await self._ask("people", proposals, position, side)

    async def meaning(self, position: Standing, side: Side, typed: str) -> Meaning:
        return await self._ask("people", meaning, position, side, typed)

    async def undoable(self, position: Standing, place: int, side: Side) -> bool:
        return await self._ask("people", undoable, position, place, side)

    async def apart(self, function: Callable[..., T], *arguments: Any) -> T:
        """Anything else that takes long."""
        return await self._ask("bots", function, *arguments)

    async def build(self, function: Callable[..., T], *arguments: Any) -> T:
        """What takes minutes, beside everything that somebody waits for."""
        return await self._ask("building", function, *arguments)

    async def analyse(self, task: Callable[[Any], T], jobs: Sequence[Any]) -> list[T]:
        """Some jobs of an analysis, beside the bots that somebody waits for."""
        return await self._ask("analysing", _all_of, task, jobs)

    async def _ask(self, pool: str, function: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            executor = self._pool(pool)
            try:
                return await loop.run_in_executor(executor, function, *arguments)
            except BrokenProcessPool:
                log.warning("a thinking process has died", extra={"pool": pool})
                if self._pools.get(pool) is executor:
                    del self._pools[pool]
                if last:
                    raise
        raise AssertionError

    def _pool(self, name: str) -> Executor:
        found = self._pools.get(name)
        if found is None:
            found = self._pools[name] = self._made(self.processes if name == "bots" else min(1, self.processes))
        return found

    def _made(self, processes: int) -> Executor:
        if not processes:
            return ThreadPoolExecutor(1, "thinking")
        return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _quietly)

    def close(self) -> None:
        """Nobody waits for a thought any more."""
        for pool in self._pools.values():
            for process in list(getattr(pool, "_processes", None) or {}):
                with contextlib.suppress(OSError):
                    os.kill(process, signal.SIGTERM)
            pool.shutdown(wait=True, cancel_futures=True)
        self._pools.clear()


__all__ = ["Meaning", "Standing", "Thinkers", "bot_answer", "game_at", "label", "meaning", "proposals", "undoable"]
