"""Law 11: questions never write: what is only asked leaves the state alone, and does not even touch it meanwhile."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from operator import attrgetter
from types import FrameType
from typing import Any

import pytest
from tests.laws.games import MIXED, positions
from tests.laws.test_8_vocabulary import parts
from tests.verbs import now

from sneakdoor.game import Game
from sneakdoor.kernel.frames import Frame
from sneakdoor.language.instructions.run_changes import TakeAction
from sneakdoor.model.declare import Amount, Cards, Component, Condition, Event
from sneakdoor.model.dump import dump, slots
from sneakdoor.model.enums import CORP, HAND, PLAY, RUNNER, SIDES
from sneakdoor.model.objects import Lingering
from sneakdoor.model.state import STATE_FIELDS, State
from sneakdoor.options import Option
from sneakdoor.rules.abilities import Resolve, could_change_something, refuse_use
from sneakdoor.rules.actions import action_moves, different_moves
from sneakdoor.rules.capacity import fits_memory
from sneakdoor.rules.changes import entries
from sneakdoor.rules.install_costs import install_bill
from sneakdoor.rules.installing import destinations, refuse_install
from sneakdoor.rules.playing import refuse_play
from sneakdoor.rules.rezzing import rez_refusals
from sneakdoor.rules.scoring import refuse_advance, score_refusals
from sneakdoor.rules.targets import misfits
from sneakdoor.testing import Table

Question = tuple[str, Callable[[], object]]

OUT_OF_PLACE = (LookupError, AttributeError, TypeError, ValueError)
"""What a leaf may say to a question that nobody would put now: there is no such run, register or card."""

LATELY = 12
"""How many of the latest changes are matched against trigger conditions."""

SPREAD = 11
"""Every nth decision is examined."""

SELDOM = 61
"""The same while every single call is watched."""


def of_the_table(game: Game, rng: random.Random, seen: list[Option]) -> Iterator[Question]:
    """What a client asks: the decision, why not, views and logs."""
    s = game.state
    decision = game.decision
    if decision is not None:
        frame = s.stack[-1]
        if type(frame).moves is not Frame.moves:  # the first question of a game has its answers from its step
            yield "moves", lambda: frame.moves(s)
        yield "decision", lambda: (decision.options, decision.prompt)
        seen.extend(one for one in decision.options if one not in seen)
    for option in rng.sample(seen, min(len(seen), 12)):
        for side in SIDES:
            yield f"why_not {option.kind}", lambda option=option, side=side: game.why_not(option, side)  # type: ignore[misc]
    for seat in (*SIDES, None):
        yield "view", lambda seat=seat: game.view(seat).as_dict()  # type: ignore[misc]
        yield "log", lambda seat=seat: game.log(seat)  # type: ignore[misc]


def of_cards(s: State) -> Iterator[Question]:
    """What the rules ask of single cards: what may be done with them, where, and for how much."""
    for side in SIDES:
        yield "actions", lambda side=side: [action_moves(s, side, less) for less in (0, 1)]  # type: ignore[misc]
        yield "different actions", lambda side=side: different_moves(s, side, 1)  # type: ignore[misc]
    for cid in range(len(s.code)):
        if s.zone[cid] == HAND:
            side = SIDES[s.owner[cid]]
            yield "refuse_install", lambda cid=cid: refuse_install(s, cid)  # type: ignore[misc]
            yield "refuse_play", lambda cid=cid, side=side: refuse_play(s, side, cid)  # type: ignore[misc]
            if side == RUNNER:
                yield "destinations", lambda cid=cid: there(s, cid)  # type: ignore[misc]
        elif s.zone[cid] == PLAY and s.owner[cid] == CORP:
            yield "rez, score, advance", lambda cid=cid: (  # type: ignore[misc]
                list(rez_refusals(s, cid)), list(score_refusals(s, cid)), refuse_advance(s, cid)
            )  # fmt: skip
    for frame in s.stack:
        yield "misfits", lambda frame=frame: misfits(s, frame)  # type: ignore[misc]


def there(s: State, cid: int) -> list[object]:
    """What a card of the Runner's would cost and need at each of its destinations."""
    found = destinations(s, cid)
    hosts = [move[1] for move in found if move[0] == "host"]
    return [[fits_memory(s, cid, move) for move in found], [install_bill(s, cid, host=host) for host in hosts]]


def of_abilities(s: State) -> Iterator[Question]:
    """What active abilities are asked: could they change anything, and all that their leaves can tell."""
    active = dict.fromkeys(one for key in list(s.index) for one in entries(s, key) if one[0] >= 0 and one[1] >= 0)
    for cid, number in active:
        known = s.book.abilities[number]
        side = s.things[cid].controller if cid in s.things else s.owner[cid]
        frame = Resolve(number, cid, side, s.ref[cid])
        name = type(known.decl).__name__
        yield f"could_change {name}", lambda a=number, c=cid, side=side: could_change_something(s, a, c, side)  # type: ignore[misc]
        if hasattr(known.decl, "only") and hasattr(known.decl, "cost") and name == "Paid":
            yield "refuse_use", lambda a=number, c=cid, side=side: refuse_use(s, side, c, a)  # type: ignore[misc]
        for one in known.program:
            yield (
                f"resolvable {type(one).__name__}",
                lambda one=one, f=frame: (one.resolvable(s, f), one.misfits(s, f), one.skips(s, f)),  # type: ignore[misc]
            )
        for leaf in parts(known.decl):
            yield f"{type(leaf).__name__}", lambda leaf=leaf, c=cid, f=frame: asked(s, leaf, c, f)  # type: ignore[misc]


def asked(s: State, leaf: Any, src: int, f: Resolve) -> None:
    """Everything that a leaf can be asked."""
    if isinstance(leaf, Cards):
        leaf.all(s, src)
        for cid in range(0, len(s.code), 3):
            leaf.has(s, cid, src)
            leaf.would_have(s, cid, src, src)
    elif isinstance(leaf, Amount):
        leaf.of(s, src, f)
    elif isinstance(leaf, Condition):
        leaf.true(s, src, f)
        leaf.possible(s, src, f)
    elif isinstance(leaf, Component):
        leaf.bill(s, f.side, src)
    elif isinstance(leaf, Event):
        kinds = leaf.kinds()
        for change in s.journal.since(max(0, s.journal.length - LATELY)):
            if change.kind in kinds:
                leaf.met(s, change, src)


def questions(game: Game, rng: random.Random, seen: list[Option]) -> Iterator[Question]:
    yield from of_the_table(game, rng, seen)
    if game.decision is not None:
        yield from of_cards(game.state)
        yield from of_abilities(game.state)


# -- what is touched and put back -----------------------------------------------------------------------------


def touch(s: State) -> list[object]:
    """What the state is made of: its fields, what lies in its containers, and the fields of frames and cards."""
    out: list[object] = [_all_fields(s)]
    for pile in (*s.hand, *s.deck, *s.discard, s.aside, s.zone, s.ref, s.credits, s.clicks, s.marks):
        out.extend(pile)
    out.extend(s.stack)
    out.extend(s.met)
    for holder in (*s.stack, s.chance, *s.things.values()):
        out.append(_fields(type(holder))(holder))
    for thing in s.things.values():
        out.extend(thing.tokens.items())
    out.extend(s.index.values())
    return out


_all_fields = attrgetter(*STATE_FIELDS)
_known: dict[type, attrgetter[Any]] = {}


def _fields(cls: type) -> attrgetter[Any]:
    if cls not in _known:
        _known[cls] = attrgetter(*slots(cls))
    return _known[cls]


@contextmanager
def watched(s: State, found: list[str], what: str) -> Iterator[None]:
    """At every call that a question makes, and at every return, the state is the one it was."""
    before = touch(s)

    def look(frame: FrameType, event: str, arg: object) -> None:
        if touch(s) != before:
            where = f"{what}: the state is touched in {frame.f_code.co_qualname}"
            if where not in found:
                found.append(where)

    old = sys.getprofile()
    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(old)


def written(s: State, asking: Iterator[Question]) -> list[str]:
    """Questions after which the state is another one."""
    out: list[str] = []
    told = s.journal.length
    before = dump(s, told)
    for name, ask in asking:
        with suppress(*OUT_OF_PLACE):
            ask()
        after = dump(s, told)
        if after != before:
            out.append(f"{name}: {[field for field in after if after[field] != before[field]]}")
            before = after
    return out


def touched(s: State, asking: Iterator[Question]) -> list[str]:
    """Questions that change something and change it back."""
    out: list[str] = []
    for name, ask in asking:
        with suppress(*OUT_OF_PLACE), watched(s, out, name):
            ask()
    return out


@pytest.mark.both
@pytest.mark.parametrize("seed", [MIXED, MIXED + 1, MIXED + 5, 3])
def test_questions_leave_the_state_alone(seed: int) -> None:
    rng = random.Random(seed)
    seen: list[Option] = []
    for n, game in enumerate(positions(seed, most=250)):
        if n % SPREAD == seed % SPREAD:
            assert written(game.state, questions(game, rng, seen)) == []


def change_back(seed: int, every: int) -> list[str]:
    """Return what the questions of a game touch, asked at every nth decision."""
    rng = random.Random(seed)
    seen: list[Option] = []
    out: list[str] = []
    for n, game in enumerate(positions(seed, most=200)):
        if n % every == seed % every:
            out.extend(touched(game.state, questions(game, rng, seen)))
    return out


@pytest.mark.both
@pytest.mark.interpreted
@pytest.mark.parametrize("seed", [MIXED + 7, 4])
def test_questions_change_nothing_to_change_it_back(seed: int) -> None:
    assert change_back(seed, SELDOM) == []


@pytest.mark.slow
@pytest.mark.interpreted
def test_questions_of_many_games_change_nothing_to_change_it_back() -> None:
    for seed in range(MIXED + 100, MIXED + 140):
        assert change_back(seed, SPREAD) == []


@pytest.mark.interpreted
class TestSupposing:
    """Questions that suppose something: as if the card were hosted there, as if the action were cheaper."""

    @staticmethod
    def touched_by(t: Table) -> list[str]:
        return touched(t.state, questions(t.game, random.Random(1), []))

    @pytest.mark.rule("1.12.5", "1.12.5a", "8.2.5d")
    def test_what_a_program_would_cost_and_need_on_a_host(self) -> None:
        with Table(turn="runner", skip_forced=False) as t:
            t.runner.set(credits=4).put("Dhegdheer")
            t.runner.put("Leprechaun")
            t.runner.put("Datasucker", on="Leprechaun")
            t.runner.put("Corroder", on="Leprechaun")
            t.runner.hand("Magnum Opus")
            t.settle()
            assert self.touched_by(t) == []
            t.runner.act("install", "Magnum Opus")
            assert [one.card for one in now(t).options] == ["Dhegdheer"]  # where it costs 4
            assert self.touched_by(t) == []
            t.runner.act("host", "Dhegdheer")
            t.runner.act("done")  # no program has to go
            assert t.card("Dhegdheer").thing.hosted == (t.cid("Magnum Opus"),)
            assert t.runner.credits == 0

    @pytest.mark.rule("5.2.5", "5.2.6b")
    def test_which_actions_there_would_be_if_they_were_cheaper(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration", clicks=3) as t:
            t.corp.hand("PAD Campaign")
            t.corp.act("credit")
            t.corp.act("draw")
            t.corp.install("PAD Campaign", "new")
            assert t.corp.clicks == 0
            assert t.corp.can("trigger", "MirrorMorph: Endless Iteration")
            assert self.touched_by(t) == []
            cheaper, dear = TakeAction(1, different=True), TakeAction(different=True)
            assert cheaper.could_change(t.state, Resolve(side=CORP))
            assert not dear.could_change(t.state, Resolve(side=CORP))
            assert (
                touched(t.state, iter([("cheaper", lambda: cheaper.could_change(t.state, Resolve(side=CORP)))])) == []
            )
            t.corp.pass_()


class TestPlanted:
    """Questions that write, of every kind that the law must find."""

    @staticmethod
    def state() -> State:
        *_, game = positions(MIXED, most=60)
        return game.state

    def test_a_serial_that_is_drawn(self) -> None:
        s = self.state()
        assert written(s, iter([("serial", s.fresh)])) == ["serial: ['serial']"]

    def test_a_flag_that_is_raised(self) -> None:
        s = self.state()

        def ask() -> None:
            s.dirty |= 1 << 20

        assert written(s, iter([("flag", ask)])) == ["flag: ['dirty']"]

    @pytest.mark.parametrize("way", ["frame", "effect", "field", "card"])
    def test_what_is_changed_and_changed_back(self, way: str) -> None:
        s = self.state()
        top: Any = s.stack[-1]

        def ask() -> int:
            if way == "frame":
                s.stack.append(Resolve())
                found = len(action_moves(s, RUNNER))
                s.stack.pop()
            elif way == "effect":
                before, s.lingering = s.lingering, (*s.lingering, Lingering("strength"))
                found = len(action_moves(s, RUNNER))
                s.lingering = before
            elif way == "field":
                top.at, old = 99, top.at
                found = len(action_moves(s, RUNNER))
                top.at = old
            else:
                thing = next(iter(s.things.values()))
                thing.host, old = 5, thing.host
                found = len(action_moves(s, RUNNER))
                thing.host = old
            return found

        assert written(s, iter([(way, ask)])) == []  # nothing is to be seen of it afterwards
        assert f"{way}: the state is touched in action_moves" in touched(s, iter([(way, ask)]))
