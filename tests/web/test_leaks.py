"""What is sent to a viewer tells nothing that the viewer may not know.

Everything that went out during whole games is looked through, message by message, and compared with what the engine's
state says about who has seen which card. And two worlds that a side cannot tell apart send it the same bytes.
"""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any, Final

import msgspec
import pytest
from tests.laws.games import mixed
from tests.web.inside import Ear, a_manager, a_table, played, role

from sneakdoor import Game, LogEntry, Record, Side, View
from sneakdoor.model.state import State
from sneakdoor.rules.visibility import visible
from sneakdoor.timing import structures
from sneakdoor.web import live_game as live_games
from sneakdoor.web import streams
from sneakdoor.web.handlers import hear
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.observer import ObservedMoment, Observer
from sneakdoor.web.streams import Stream, beginning
from sneakdoor.web.table import LiveTable
from sneakdoor.web.table_manager import TableManager

VIEWERS: tuple[Side | None, ...] = (Side.CORP, Side.RUNNER, None)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_games, "pause", lambda _public: (0.0, 0.0))


Places = dict[tuple[str, int], int]


@pytest.fixture(autouse=True)
def places(monkeypatch: pytest.MonkeyPatch) -> Places:
    """How many choices there were when a role was sent something with this number."""
    found: Places = {}
    noted, asked = Observer.note, streams.question

    def note(self: Observer, game: Game, entries: list[LogEntry]) -> None:
        found[self.name, self.n] = len(game.choices)
        noted(self, game, entries)

    def question(live_game: LiveGame, view: Any, side: Side, n: int, **more: Any) -> Any:
        found[role(side), n] = len(live_game.game.choices)
        return asked(live_game, view, side, n, **more)

    monkeypatch.setattr(Observer, "note", note)
    monkeypatch.setattr(streams, "question", question)
    return found


# ------------------------------------------------------------------------------------------------ what may be known


def sees(state: State, cid: int, side: Side | None) -> bool:
    return all(visible(state, cid, one) for one in (Side if side is None else (side,)))


def known_after_each_choice(record: Record, side: Side | None) -> list[set[str]]:
    """The titles that a viewer may know after each choice: what it has seen, ever, by the state and by the journal."""
    mask = 3 if side is None else 1 << side
    game = Game.replay(Record(record.seed, record.corp, record.runner, (), record.skip_forced))
    known: set[str] = set()
    out: list[set[str]] = []
    told = 0
    for option in (*record.choices, None):
        state = game.state
        cards = state.book.cards
        known |= {cards[state.code[cid]].title for cid in range(len(state.code)) if sees(state, cid, side)}
        for change in state.journal.since(told):
            if change.cid >= 0 and change.seen & mask == mask:
                known.add(cards[state.code[change.cid]].title)
        told = state.journal.length
        out.append(set(known))
        if option is not None:
            game.choose(option)
    return out


def secrets_of(record: Record, side: Side | None) -> set[str]:
    """The titles in the decks of others."""
    decks = {Side.CORP: record.corp, Side.RUNNER: record.runner}
    others = [deck for one, deck in decks.items() if side is None or one != side]
    own = set() if side is None else {title for title, _ in decks[side].cards}
    return {title for deck in others for title, _ in (*deck.cards, *deck.extras)} - own


TIMING: Final = frozenset(step.words for one in structures().values() for step in one.steps)
"""What the timing bar says in every game; a card may be called like a part of it, as Checkpoint is."""


def without_timing(told: Any) -> Any:
    if isinstance(told, dict):
        return {name: without_timing(one) for name, one in told.items()}
    if isinstance(told, list):
        return [without_timing(one) for one in told]
    return "" if isinstance(told, str) and told in TIMING else told


def leaks(record: Record, side: Side | None, heard: list[bytes], places: Places) -> list[str]:
    """Messages with a title that this viewer could not know when it was sent."""
    after = known_after_each_choice(record, side)
    secret = secrets_of(record, side)
    titles = {title for deck in (record.corp, record.runner) for title, _ in (*deck.cards, *deck.extras)}
    titles |= {record.corp.identity, record.runner.identity}  # a title may be part of another
    pattern = re.compile("|".join(re.escape(one) for one in sorted(titles, key=len, reverse=True)))
    number, out = 0, []
    for raw in heard:
        message = msgspec.json.decode(raw)
        if message["type"] in {"state", "change"}:
            number = places[role(side), message["n"]]
        if message["type"] == "why":
            message.pop("option")  # they said that themselves
        text = msgspec.json.encode(without_timing(message)).decode()
        unknown = (set(pattern.findall(text)) & secret) - after[min(number, len(after) - 1)]
        if unknown:
            out.append(f"{role(side)} after {number}: {sorted(unknown)} in {text[:300]}")
    return out


def numbers_after_each_choice(record: Record) -> list[set[int]]:
    """The numbers of the cards that have lain on the table, for all to count, after each choice."""
    game = Game.replay(Record(record.seed, record.corp, record.runner, (), record.skip_forced))
    public: list[set[int]] = []
    for option in (*record.choices, None):
        public.append((public[-1] if public else set()) | {one.handle for one in game.state.things.values()})
        if option is not None:
            game.choose(option)
    return public


def strange_numbers(public: list[set[int]], side: Side | None, heard: list[bytes], places: Places) -> list[str]:
    """Numbers of cards that do not lie on the table: those would be stable numbers of hidden ones."""
    number, out = 0, []
    for raw in heard:
        message = msgspec.json.decode(raw)
        if message["type"] in {"state", "change"}:
            number = places[role(side), message["n"]]
        odd = handles(message) - public[min(number, len(public) - 1)]
        if odd:
            out.append(f"{role(side)} after {number}: numbers {sorted(odd)}")
    return out


def handles(told: Any) -> set[int]:
    if isinstance(told, dict):
        own = {told["handle"]} if told.get("handle") else set()
        return own.union(*(handles(one) for one in told.values()))
    if isinstance(told, list):
        if len(told) == 2 and isinstance(told[0], list) and told[0][-1:] == ["handle"]:
            return {told[1]}
        return set().union(*(handles(one) for one in told))
    return set()


async def nosy(table: LiveTable, ears: list[Ear], chance: random.Random) -> None:
    """Now and then somebody asks what is none of their business."""
    if chance.random() > 0.15:
        return
    assert table.live_game is not None
    state = table.live_game.game.state
    cid = chance.randrange(len(state.code))
    thing = state.things.get(cid)
    kind = chance.choice(["rez", "use", "score", "advance", "play", "install", "trash", "access"])
    wish = {"kind": kind, "card": state.card(cid).title, **({"handle": thing.handle} if thing is not None else {})}
    ear = chance.choice(ears)
    for said in ({"why": wish}, {"id": table.streams[ear.role].n, "choice": wish}, {"resync": True}):
        await hear(table, ear, msgspec.json.encode(said))


async def looked_through(manager: TableManager, seed: int, most: int, places: Places) -> list[str]:
    places.clear()
    chance = random.Random(seed)
    ears = [Ear(role(side)) for side in VIEWERS]
    kept = a_table(seed, mixed(seed, Side.CORP), mixed(seed, Side.RUNNER), seed)
    record = await played(manager, kept, ears, chance, most, noise=nosy)
    found, public = list[str](), numbers_after_each_choice(record)
    for side, ear in zip(VIEWERS, ears, strict=True):
        assert len(ear.heard) > 20
        refused = [one for one in ear.heard if b"not possible: " in one]
        heard = [one for one in ear.heard if one not in refused]  # what was asked for is named in the refusal
        found += leaks(record, side, heard, places) + strange_numbers(public, side, heard, places)
    return [f"seed {seed}, {one}" for one in found]


def sweep(database: str, seeds: range, places: Places, most: int = 2000) -> list[str]:
    async def play() -> list[str]:
        found: list[str] = []
        async with a_manager(database) as manager:
            for seed in seeds:
                found += await looked_through(manager, seed, most, places)
        return found

    return asyncio.run(play())


def test_nobody_is_sent_a_title_or_number_they_may_not_know(sqlite: str, places: Places) -> None:
    assert sweep(sqlite, range(4), places, most=150) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_nobody_is_sent_anything_in_two_hundred_games(sqlite: str, part: int, places: Places) -> None:
    assert sweep(sqlite, range(1000 + 25 * part, 1000 + 25 * part + 25), places) == []


def test_a_leak_would_be_found(sqlite: str, places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same search, with a server that tells the Runner what the Corp sees."""

    def careless(moment: ObservedMoment) -> View:
        return moment.game.glance(Side.CORP if moment.side == Side.RUNNER else moment.side)

    monkeypatch.setattr(ObservedMoment, "view", property(careless))
    assert sweep(sqlite, range(1), places, most=30)


# ----------------------------------------------------------------------------------------------------- two worlds


def wire(live_game: LiveGame, side: Side | None, asked: Side | None) -> list[bytes]:
    """What somebody who comes now would be sent, without the number of the state."""
    stream = Stream(side)
    stream.tell(beginning(live_game, side, asked=asked))
    return [re.sub(rb'"(n|id)":\d+', rb'"\1":0', one, count=1) for one in stream.whole()]


def told_apart(seed: int, every: int = 12) -> list[str]:
    """Moments of a game at which another world, that a side cannot tell from this one, sends it other bytes."""
    chance = random.Random(seed)
    game = Game.new(corp=mixed(seed, Side.CORP), runner=mixed(seed, Side.RUNNER), seed=seed)
    found: list[str] = []
    for n in range(600):
        decision = game.decision
        if decision is None:
            break
        if n % every == 0:
            for side in Side:
                found += compared(game, side, n)
        game.choose(chance.choice(decision.options))
    return found


def compared(game: Game, side: Side, n: int) -> list[str]:
    """This world and another, for one side; whether the other side is asked or passes by itself must not show."""
    decision = game.decision
    assert decision is not None
    here = LiveGame(game, (None, None))
    there = LiveGame(game.sample(side, n), (None, None))
    asked: tuple[Side | None, Side | None] = (decision.side, decision.side if decision.side == side else None)
    one, two = wire(here, side, asked[0]), wire(there, side, asked[1])
    return [] if one == two else [f"decision {n}, {side.name}: {first_difference(one, two)}"]


def first_difference(one: list[bytes], two: list[bytes]) -> str:
    for left, right in zip(one, two, strict=True):
        for place in range(min(len(left), len(right))):
            if left[place] != right[place]:
                return f"{left[place - 60 : place + 60]!r} / {right[place - 60 : place + 60]!r}"
    return "one is longer"


@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_that_a_side_cannot_tell_apart_send_it_the_same_bytes(seed: int) -> None:
    assert told_apart(seed) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_two_worlds_send_the_same_bytes_in_many_games(part: int) -> None:
    assert [one for seed in range(100 + 10 * part, 110 + 10 * part) for one in told_apart(seed, every=5)] == []


def test_another_world_would_be_noticed_if_hidden_cards_were_told() -> None:
    seed = 1
    game = Game.new(corp=mixed(seed, Side.CORP), runner=mixed(seed, Side.RUNNER), seed=seed)
    here, there = LiveGame(game, (None, None)), LiveGame(game.sample(Side.RUNNER, 5), (None, None))
    assert wire(here, Side.CORP, None) != wire(there, Side.CORP, None)
