"""The stream law: what a receiver is sent follows from what that receiver may know, and from nothing else.

For pairs of games that differ only in what one receiver may not know, the whole stream is the same, byte for byte:
messages, order, count, numbers, sizes, and the pauses that the server chooses.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.laws.games import RUNNER, Deck, mixed
from tests.laws.worlds import QUIET, Script, exchanged, kinds, known, singles, swapped
from tests.web import pairs
from tests.web.inside import a_manager, a_table, role
from tests.web.pairs import Stamped, Timer, World, difference

from sneakdoor import Game, Option, Side
from sneakdoor.bots import LEVELS, Opponent
from sneakdoor.seating import Policy
from sneakdoor.web import handlers, streams, table_manager
from sneakdoor.web import messages as m
from sneakdoor.web.bot_workers import BotWorkers, GamePosition
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.observer import Observer
from sneakdoor.web.store import GameStore
from sneakdoor.web.streams import Stream
from sneakdoor.web.table import LiveTable
from sneakdoor.web.table_manager import TableManager

BOTS = (None, *LEVELS)
NOISE = 0.25
AMID = 0.3
WATCHES: Final = "spectator"


@dataclass(frozen=True)
class Pair:
    """Two worlds for one receiver; `bot` plays the other side in both, or a person does."""

    seed: int
    receiver: Side
    bot: str | None = None
    share: float = 1.0
    auto: tuple[bool, bool] = (True, True)  # of the other side's seat, in each world
    mine: bool = True  # of the receiver's seat
    delay: int = 0
    amid: bool = False  # does the receiver speak while the other side is asked in different windows? Then time differs

    def decks(self) -> tuple[tuple[Deck, Deck], tuple[Deck, Deck]]:
        """Corp and Runner of both worlds."""
        other = Side(1 - self.receiver)
        here = singles(self.seed, other, mixed(self.seed, other).identity)
        there = exchanged(here, other, random.Random(self.seed), self.share)
        if other == Side.CORP:
            mine = mixed(self.seed, self.receiver)
            return (here, mine), (there, mine)
        mine = singles(self.seed, self.receiver, mixed(self.seed, self.receiver).identity)
        return (mine, here), (self.stacked(mine, here), there)

    def stacked(self, mine: Deck, other: Deck) -> Deck:
        """The Corp's deck with another card near the top of R&D, as the Corp cannot know; after a mulligan as well."""
        game = Game.new(corp=mine, runner=other, seed=self.seed)
        pile = titles(game, game.state.deck[Side.CORP])
        assert game.decision is not None
        game.choose(next(one for one in game.decision.options if one.kind == "yes"))
        drawn = titles(game, game.state.hand[Side.CORP])
        stays = [one for one in pile if one not in drawn]
        return swapped(mine, stays[0], stays[-2 - self.seed % 4])


def titles(game: Game, cids: Iterable[int]) -> list[str]:
    return [game.state.card(cid).title for cid in cids]


def pair_of(seed: int) -> Pair:
    """All that varies, by the seed of a pair."""
    chance = random.Random(seed)
    return Pair(
        seed,
        Side.RUNNER if seed % 3 else Side.CORP,
        BOTS[seed // 3 % len(BOTS)] if seed % 2 else None,
        chance.choice([1.0, 0.5, 0.2]),
        chance.choice([(True, True), (True, True), (True, False), (False, False)]),
        chance.random() < 0.7,
        chance.choice([0, 0, 0, 5]),
        chance.random() < 0.4,
    )


# ------------------------------------------------------------------------------------------------------------- playing


class Scripted(BotWorkers):
    """Bots that all play the script, though they take the ways through the server that their level takes."""

    script: Script

    async def bot(self, person: str, position: GamePosition, name: str) -> Option:
        await asyncio.sleep(0)
        return self.script.option(Game.replay(position.record))


@asynccontextmanager
async def a_world(folder: Path, pair: Pair, which: int, script: Script) -> AsyncIterator[World]:
    bot_workers = Scripted(0)
    bot_workers.script = script
    async with a_manager(f"sqlite:///{folder / f'{pair.seed}-{which}.sqlite'}", bot_workers) as manager:
        other = Side(1 - pair.receiver)
        kept = a_table(pair.seed, *pair.decks()[which], pair.seed, delay=pair.delay)
        kept.created = kept.changed = 1.0
        if pair.bot is not None:
            setattr(kept, other.name.lower(), None)
            setattr(kept, f"{other.name.lower()}_bot", pair.bot)
        wishes = [{"auto": pair.mine} if side == pair.receiver else {"auto": pair.auto[which]} for side in Side]
        kept.wishes = msgspec.json.encode(wishes).decode()
        world = await set_up(manager, pair, manager.open(kept))
        for name in ("spectator", role(pair.receiver), *(() if pair.bot else (role(other),))):
            world.ears[name] = Stamped(name, world.timer)
            await world.table.enter(world.ears[name])
        yield world


async def set_up(manager: TableManager, pair: Pair, opening: Any, before: World | None = None) -> World:
    """A table with the time of its world."""
    worlds: list[World] = []

    class Timed(LiveTable):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            worlds.append(World(self, Timer() if before is None else before.timer, pair.receiver))
            pairs.installed_in(worlds[-1])

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(table_manager, "LiveTable", Timed)
        await opening
    world = before or worlds[0]
    world.table = worlds[0].table
    if before is not None:
        world.late.clear()
        pairs.installed_in(world)
    assert world.table.live_game is not None
    world.table.live_game.chance = random.Random(pair.seed)
    return world


async def restarted(world: World, pair: Pair) -> None:
    """The server goes down and comes again: the table is made from its record."""
    manager = world.table.manager
    world.table.put_away()
    await set_up(manager, pair, manager.table(world.table.id), world)
    for ear in world.ears.values():
        await world.table.enter(ear)
    await world.settle()


async def compared(folder: Path, pair: Pair, steps: int = 40) -> tuple[list[str], int]:
    """How the receiver or a spectator could tell the two worlds apart; and how many times they were compared."""
    other, chance = Side(1 - pair.receiver), random.Random(pair.seed)
    first, second = (deck[other].cards for deck in pair.decks())
    script = Script(pair.seed, other, frozenset(set(first) & set(second)))
    with BotsFollow(script):
        async with a_world(folder, pair, 0, script) as one, a_world(folder, pair, 1, script) as two:
            for n in range(steps + 1):
                for world in (one, two):
                    await world.settle()
                found = await apart(one, two, pair, chance)
                for world in (one, two):
                    await world.quietly(script)
                if not found and known(one.game, pair.receiver) != known(two.game, pair.receiver):
                    return [], n  # the receiver has seen a difference, as the rules want it
                if found := found or differences(one, two, pair):
                    return [f"{pair}, step {n}: {found}"], n
                if one.table.result is not None:
                    return [], n
                if one.table.asked != two.table.asked:
                    return [f"{pair}, step {n}: {one.table.halt} / {two.table.halt}"], n
                if n < steps and not await step(one, two, pair, script, chance):
                    return [], n
            return await ended(one, two, pair), steps


def differences(one: World, two: World, pair: Pair) -> str:
    found = (difference(one.ears[name], two.ears[name], timed=not pair.amid) for name in (role(pair.receiver), WATCHES))
    return next((words for words in found if words), "")


async def apart(one: World, two: World, pair: Pair, chance: random.Random) -> str:
    """What differs while the other side is asked in both worlds, though perhaps in another window of each."""
    asked = one.table.asked == two.table.asked == one.other
    if not asked or known(one.game, one.receiver) != known(two.game, two.receiver):
        return ""
    if pair.amid and chance.random() < AMID:
        said = chance.choice(questions(one, chance))
        for world in (one, two):
            await world.says(role(one.receiver), **said)
    elif pair.amid and chance.random() < 0.1:
        for world in (one, two):
            await comes_again(world, role(one.receiver))
    return differences(one, two, pair)


async def ended(one: World, two: World, pair: Pair) -> list[str]:
    """Give up, and want a rematch."""
    mine, other = role(pair.receiver), role(Side(1 - pair.receiver))
    for world in (one, two):
        await world.says(mine, concede=True)
        await world.passes_time(10)
        await world.says(mine, offer="rematch")
        if other in world.ears:
            await world.says(other, answer="rematch", yes=True)
    assert any(b'"next"' in raw for raw in one.ears[mine].heard)
    found = differences(one, two, pair)
    return [f"{pair}, at the end: {found}"] if found else []


async def step(one: World, two: World, pair: Pair, script: Script, chance: random.Random) -> bool:
    """Send the next message from the side that is asked, the same in both worlds; sometimes another one before it.

    False if the other side did what the receiver can tell apart.
    """
    for world in (one, two):
        await world.passes_time(pairs.THINKS)
    what = chance.random()
    if what < NOISE:
        await noise(one, two, script, chance)
    elif what < NOISE + 0.03:
        for world in (one, two):
            await restarted(world, pair)
    elif what < NOISE + 0.08 and pair.bot is None and one.table.asked == one.other:
        return not any([await world.takes_back() for world in (one, two)])
    elif one.table.asked == one.receiver:
        question = one.table.streams[role(one.receiver)].open
        assert question is not None
        said = answer_to(question, chance)
        for world in (one, two):
            await world.says(role(one.receiver), id=question.id, **said)
    else:
        for world in (one, two):
            await world.answers(script.option(world.game))
    return True


def answer_to(question: Any, chance: random.Random) -> dict[str, Any]:
    if question.text:
        return {"text": "Sure Gamble"}
    wanted = [one for one in question.options if one["kind"] == "run" and one.get("server") not in {"HQ", "R&D"}]
    wanted += [one for one in question.options if one["kind"] == "jack out"]
    if wanted and chance.random() < 0.6:
        return {"choice": chance.choice(wanted)["index"]}
    return {"choice": chance.choice(question.options)["index"]}


async def noise(one: World, two: World, script: Script, chance: random.Random) -> None:
    """Something beside the game: questions, talk, taking back, a new connection."""
    mine, other = role(one.receiver), role(one.other)
    number = one.table.streams[mine].n
    said = chance.choice([
        *questions(one, chance), {"chat": "are you there?"}, {"command": "skip"}, {"offer": "draw"},
        {"withdraw": "draw"}, {"undo": True}, {"policy": {"auto": chance.random() < 0.7}},
    ])  # fmt: skip
    for world in (one, two):
        await world.says(mine, **said)
        if world.table.offers.get("undo") == world.receiver and other in world.ears:
            await world.says(other, answer="undo", yes=True)
        await world.quietly(script)
        if chance_of(number, "again"):
            await comes_again(world, mine)
        if other in world.ears and chance_of(number, "other"):
            await world.says(other, chat="yes")
            await world.says(other, policy={"auto": world is one})


def questions(world: World, chance: random.Random) -> list[dict[str, Any]]:
    """Return messages that change nothing, from either side."""
    number = world.table.streams[role(world.receiver)].n
    kind = chance.choice(["rez", "run", "credit", "install", "use", "jack out", "pass"])
    asked: list[dict[str, Any]] = [
        {"why": {"kind": kind, "server": "HQ"}},
        {"why": {"kind": "use", "handle": chance.randrange(1, 20), "ability": 0}},
        {"resync": True},
        {"id": number, "choice": 99},
        {"id": number + chance.randrange(-2, 3), "choice": {"kind": "run", "server": "Server 9"}},
        {"complete": "sure"},
    ]
    return asked


def chance_of(number: int, what: str) -> bool:
    return random.Random(f"{number} {what}").random() < 0.3


async def comes_again(world: World, name: Any) -> None:
    """A connection is lost and made anew."""
    ear = world.ears[name]
    await world.table.leave(ear)
    await world.table.enter(ear)
    await world.settle()


class BotsFollow:
    """Let all bots of the server answer by a script."""

    def __init__(self, script: Script) -> None:
        self.script, self.patched = script, pytest.MonkeyPatch()

    def __enter__(self) -> None:
        script = self.script
        self.patched.setattr(Opponent, "choose", lambda _, game: script.option(game))

    def __exit__(self, *_: object) -> None:
        self.patched.undo()


def found_in(folder: Path, seeds: Iterable[int], steps: int = 40) -> tuple[list[str], int]:
    async def all_of() -> tuple[list[str], int]:
        differences: list[str] = []
        total = 0
        for seed in seeds:
            found, n = await compared(folder, pair_of(seed), steps)
            differences += found
            total += n
        return differences, total

    return asyncio.run(all_of())


@pytest.fixture(autouse=True)
def no_time_of_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat has the time of day in it, and a rematch a random address."""

    async def said(self: GameStore, id_: str, person: str, who: str, role_: str, words: str) -> float:
        return 1.0

    monkeypatch.setattr(GameStore, "said", said)
    monkeypatch.setattr(table_manager, "secret", lambda n: "x" * n)


# ------------------------------------------------------------------------------------------------------------- the law


def test_a_stream_is_the_same_whatever_its_receiver_may_not_know(tmp_path: Path) -> None:
    found, compared_at = found_in(tmp_path, range(20), steps=25)
    assert found == []
    assert compared_at > 200


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_streams_are_the_same_in_three_hundred_pairs(tmp_path: Path, part: int) -> None:
    found, compared_at = found_in(tmp_path, range(1000 + 30 * part, 1030 + 30 * part), steps=80)
    assert found == []
    assert compared_at > 300


# ----------------------------------------------------------------------------------------- what a facedown card is not


BASE = singles(5, Side.CORP, "Weyland Consortium: Building a Better World")


def place_in_hand() -> tuple[str, str]:
    """A root card and a piece of ice that the Corp begins with."""
    state = Game.new(corp=BASE, runner=RUNNER, seed=5).state
    hand = [state.card(cid).title for cid in state.hand[Side.CORP]]
    root, ice = (next(one for one in hand if one in kinds(Side.CORP)[kind]) for kind in ("root", "ice"))
    return root, ice


def runner_hears(title: str) -> list[tuple[float, bytes]] | None:
    """What the Runner hears while this is installed facedown, ice is put before it and both are run at.

    None for a card that cannot be installed there, or not facedown.
    """
    place, ice = place_in_hand()
    corp = Deck(BASE.identity, {title if one == place else one: n for one, n in BASE.cards.items()})
    live_game = LiveGame(Game.new(corp=corp, runner=RUNNER, seed=5), (None, None))
    live_game.chance = random.Random(5)
    wanted = {Side.CORP: [("install", title), ("install", ice)], Side.RUNNER: [("run", "")]}
    stream, heard, now, waited = Stream(Side.RUNNER), list[tuple[float, bytes]](), 0.0, False
    for _ in range(200):
        halt = live_game.go_on(waited=waited)
        asked = halt.side if halt.kind == "asked" else None
        sent = stream.tell(streams.news(live_game, Side.RUNNER, asked=asked))
        heard += [(round(now, 6), one) for one in sent]
        if any(b"accesses cards" in one for one in sent):
            return heard[: next(n for n, one in enumerate(heard) if b"accesses cards" in one[1])]
        waited = halt.kind == "pause"
        if waited:
            now += halt.seconds
        elif asked is not None:
            option = chosen(live_game.game, wanted[asked])
            if option is None:
                return None
            now += halt.seconds if option.kind == "pass" else 0.0
            live_game.choose(asked, option)
        servers = live_game.game.glance(Side.RUNNER).servers
        if any(card.title for server in servers for card in server.root) or any(one.root for one in servers[:3]):
            return None
    raise AssertionError(f"the run never comes to {title}")


def chosen(game: Game, wanted: list[tuple[str, str]]) -> Option | None:
    decision = game.decision
    assert decision is not None
    if decision.kind == "action" and wanted:
        kind, card = wanted.pop(0)
        fits = [one for one in decision.options if one.kind == kind and (one.card == card or one.server == "Server 1")]
        return fits[0] if fits else None
    if decision.kind == "install destination":
        remote = [one for one in decision.options if one.server not in {"HQ", "R&D", "Archives"}]
        return remote[0] if remote else None
    quiet = [one for one in decision.options if one.kind in (*QUIET, "credit")]
    return quiet[0] if quiet else decision.options[-1]


def test_the_runner_hears_the_same_of_every_card_that_is_installed_facedown() -> None:
    """Of 391 titles, 146 made the server name another window, and have another number, before this law."""
    first = runner_hears(place_in_hand()[0])
    assert first is not None
    assert len(first) > 12
    titles = [one for one in kinds(Side.CORP)["root"] if one not in BASE.cards]
    assert len(titles) > 350
    heard = {title: runner_hears(title) for title in titles}
    told = {title: one for title, one in heard.items() if one is not None}
    assert [title for title, one in told.items() if one != first] == []
    assert len(told) > 0.9 * len(titles)


# --------------------------------------------------------------------------------- a facedown card that asks its owner


def runner_hears_of_a_run(ice: str, *, auto: bool) -> list[bytes]:
    """What the Runner has heard when a run on Archives first waits for the Corp, who has this ice facedown elsewhere.

    Neither side acts before that; `auto`: the Corp's seat passes by itself.
    """
    corp = Deck(BASE.identity, {ice if one == place_in_hand()[1] else one: n for one, n in BASE.cards.items()})
    live_game = LiveGame(Game.new(corp=corp, runner=RUNNER, seed=5), (None, None))
    live_game.chance, live_game.seats[Side.CORP].policy = random.Random(5), Policy(auto=auto)
    wanted = {Side.CORP: [("install", ice)], Side.RUNNER: [("run", "Archives")]}
    stream, heard, ran = Stream(Side.RUNNER), list[bytes](), False
    for _ in range(200):
        halt = live_game.go_on(waited=not ran)
        asked = halt.side if halt.kind == "asked" else None
        heard += stream.tell(streams.news(live_game, Side.RUNNER, asked=asked))
        if ran:
            assert halt.side == Side.CORP
            return heard
        if asked is not None:
            decision = live_game.game.decision
            assert decision is not None
            ran = asked == Side.RUNNER and decision.kind == "action"
            kind, what = wanted[asked][0] if decision.kind == "action" and wanted[asked] else ("", "")
            fits = [one for one in decision.options if one.kind == kind and what in (one.card, one.server)]
            wanted[asked] = wanted[asked][bool(fits) :]
            option = fits[0] if fits else chosen(live_game.game, [])
            assert option is not None
            live_game.choose(asked, option)
    raise AssertionError("the Runner never runs")


@pytest.mark.parametrize("auto", [True, False])
def test_the_runner_hears_of_a_run_while_facedown_ice_asks_the_corp(auto: bool) -> None:
    """Formicary may be rezzed as the Runner approaches a server: that was when the Runner heard nothing yet."""
    heard = [runner_hears_of_a_run(ice, auto=auto) for ice in ("Formicary", "Ice Wall")]
    assert heard[0] == heard[1]
    assert any(b"approaches Archives" in one for one in heard[0])


# ------------------------------------------------------------------------------------------------------ planted leaks


USEFUL, USELESS = "Melange Mining Corp.", "Hostile Takeover"


class TestPlanted:
    """Leaks that the law must find: of a card that can be rezzed, and one that cannot."""

    def leaks(self) -> bool:
        return runner_hears(USEFUL) != runner_hears(USELESS)

    def test_nothing_planted(self) -> None:
        assert not self.leaks()

    def test_a_message_each_time_that_the_other_side_is_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def again(self: Stream, question: Any) -> list[bytes]:
            self.question = question
            return [streams.encode(question)]

        monkeypatch.setattr(Stream, "_ask", again)
        assert self.leaks()

    def test_a_question_that_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(streams, "news", named_windows(streams.news))
        assert self.leaks()

    def test_a_number_that_counts_all_choices(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = streams.news

        def counted(live_game: LiveGame, side: Side | None, **more: Any) -> Any:
            found, last = honest(live_game, side, **more), live_game.observers[side].last
            assert last is not None
            now = [] if found.asked else [replace(streams.snapshot(last), n=live_game.number)]
            return replace(found, moments=[*found.moments, *now])

        monkeypatch.setattr(streams, "news", counted)
        assert self.leaks()

    def test_a_message_that_comes_sooner_where_there_is_nothing_to_do(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = LiveGame._bounds

        def hasty(self: LiveGame, decision: Any) -> Any:
            return honest(self, decision) if len(decision.options) > 1 else (0.0, 0.0)

        monkeypatch.setattr(LiveGame, "_bounds", hasty)
        assert self.leaks()


class TestPlantedAtTables:
    """Leaks in what a table does with messages: a seat that passes by itself, and a player who is asked everything."""

    PAIR = Pair(26, Side.RUNNER, share=0.3, auto=(True, False))

    @staticmethod
    def leaks(folder: Path, pair: Pair) -> list[str]:
        return asyncio.run(compared(folder, pair, steps=22))[0]

    def test_nothing_planted(self, tmp_path: Path) -> None:
        assert self.leaks(tmp_path, self.PAIR) == []

    def test_a_player_whose_pass_is_quicker_than_the_seats(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def at_once(self: LiveTable, side: Side, option: Option) -> None:
            assert self.live_game is not None
            live_game = self.live_game
            await self.act(lambda: live_game.choose(side, option))

        monkeypatch.setattr(LiveTable, "answer", at_once)
        assert self.leaks(tmp_path, self.PAIR)

    def test_a_moment_for_each_window(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def each(self: Observer, game: Game, decision: Any, changes: int, copy: Game | None = None) -> Game:
            self.moments += 1
            copy = game.clone() if copy is None else copy
            self.note(copy, game.log(self.side))
            return copy

        monkeypatch.setattr(Observer, "look", each)
        assert self.leaks(tmp_path, self.PAIR)

    def test_reasons_that_look_at_the_game_as_it_is_now(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A receiver who asks why not, while the other side is asked, must not learn in which window."""

        async def why(table: LiveTable, link: Any, side: Side, message: Any) -> None:
            assert table.live_game is not None
            decision = table.live_game.game.decision
            link.send([streams.encode(m.Note(decision.rule if decision is not None else ""))])

        monkeypatch.setattr(handlers, "_why", why)
        monkeypatch.setitem(globals(), "questions", lambda *_: [{"why": {"kind": "run", "server": "HQ"}}])
        monkeypatch.setitem(globals(), "AMID", 1.0)
        assert self.leaks(tmp_path, replace(self.PAIR, seed=47, amid=True))


def named_windows(honest: Any) -> Any:
    """News that says which question the other side is asked, as it once did."""

    def news(live_game: LiveGame, side: Side | None, **more: Any) -> Any:
        found, decision = honest(live_game, side, **more), live_game.game.decision
        if isinstance(found.question, m.Waiting) and decision is not None and side is not None:
            found.question.kind = f"{decision.kind} {decision.rule}"  # type: ignore[assignment]
        return found

    return news
