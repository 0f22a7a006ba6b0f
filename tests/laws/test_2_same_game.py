"""Law 2: a clone, a pickle and a replay of the record are the same game, after every decision."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws.games import ENOUGH, MIXED, finish, positions, start

from sneakdoor.game import Game
from sneakdoor.kernel.frames import Frame
from sneakdoor.kernel.rng import Chance
from sneakdoor.model.dump import differences, digest, dump
from sneakdoor.model.state import State
from sneakdoor.options import Option
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.permits import UsePermit
from sneakdoor.rules.runs import Run
from sneakdoor.testing import Table

ROOT = Path(__file__).parents[2]


def unpickled(game: Game) -> State:
    back: Game = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own bytes)
    assert back.state.book is game.state.book
    return back.state


def faults(seed: int, *, every: int = 1) -> list[str]:
    """Where clone, pickle or replay part from a random game."""
    out: list[str] = []
    shadow = start(seed)
    followed = 0
    at = 0
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        for option in game.choices[followed:]:
            shadow.choose(Option.from_dict(json.loads(json.dumps(option.as_dict()))))
        followed = len(game.choices)
        if n % every:
            continue
        state = game.state
        for name, other in (("clone", state.clone()), ("pickle", unpickled(game)), ("replay", shadow.state)):
            out.extend(f"{name}: {field}" for field in differences(state, other, at))
        at = state.journal.length
        if out:
            return out
    return out


def aliases(seed: int) -> list[str]:
    """Does a clone go its own way, and come to the same end with the same choices?"""
    out: list[str] = []
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % 60 or game.outcome is not None:
            continue
        before = dump(game.state)
        one, two = finish(game.clone(), n), finish(game.clone(), n)
        out.extend(f"end: {field}" for field in differences(one.state, two.state))
        after = dump(game.state)
        out.extend(f"original: {field}" for field in before if before[field] != after[field])
        if out:
            return out
    return out


def abreast(seed: int, *, every: int = 12) -> list[str]:
    """Do a game and its clone stay the same, given the same choices? Frames must share nothing with each other."""
    out: list[str] = []
    shadow = start(seed)
    at = followed = 0
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        for option in game.choices[followed:]:
            shadow.choose(option)
        followed = len(game.choices)
        out.extend(f"decision {n}: {field}" for field in differences(game.state, shadow.state, at))
        if out:
            return out
        at = game.state.journal.length
        if n % every == 0:
            shadow = game.clone()
    return out


@pytest.mark.both
@pytest.mark.parametrize("seed", [0, MIXED, MIXED + 1])
def test_a_game_and_its_clone_go_the_same_way(seed: int) -> None:
    assert abreast(seed) == []


def test_what_is_resolved_has_registers_of_its_own() -> None:
    table = Table("runner")
    table.corp.put("Eli 1.0", "HQ", rezzed=True)
    table.runner.run("HQ")
    assert table.decision is not None
    table.game.choose(next(option for option in table.decision.options if option.kind == "permit"))
    registers = [frame.regs for frame in table.state.stack if isinstance(frame, UsePermit | Resolve)]
    assert len(registers) == 2
    assert registers[0] is not registers[1]


@pytest.mark.both
@pytest.mark.parametrize("seed", [0, 1, MIXED])
def test_clone_pickle_and_replay_agree_after_every_decision(seed: int) -> None:
    assert faults(seed) == []


@pytest.mark.both
@pytest.mark.parametrize("seed", range(3, 6))
def test_a_clone_goes_its_own_way_to_the_same_end(seed: int) -> None:
    assert aliases(seed) == []


@pytest.mark.both
def test_a_record_replays_to_the_same_end() -> None:
    for game in positions(11, skip_forced=True):
        last = game
    again = Game.replay(last.record)
    assert differences(last.state, again.state) == []


def test_hash_seeds_make_no_difference() -> None:
    code = (
        "from tests.laws.games import finish, start\n"
        "from sneakdoor.model.dump import digest\n"
        "print([digest(finish(start(n), n).state) for n in (1, 2)])"
    )
    told = set()
    for seed in ("0", "1", "4242"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
        }
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        told.add(done.stdout)
    assert len(told) == 1
    assert json.loads(told.pop().replace("'", '"')) == [digest(finish(start(n), n).state) for n in (1, 2)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(100, 115), *range(MIXED + 100, MIXED + 130)])
def test_sweep(seed: int) -> None:
    assert faults(seed) == []
    assert aliases(seed) == []
    assert abreast(seed) == []


class TestPlanted:
    """Defects that the law must find."""

    def test_a_clone_that_shares_a_list(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = State.clone

        def shares(self: State) -> State:
            new = honest(self)
            new.credits = self.credits
            return new

        monkeypatch.setattr(State, "clone", shares)
        assert aliases(3)

    def test_a_frame_that_forgets_a_value(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def forgets(self: Run) -> Frame:
            return Run(self.server, self.permitted, self.sid, self.src, self.basic, self.next, at=self.at)

        monkeypatch.setattr(Run, "clone", forgets)
        assert any(fault.startswith("clone") for fault in faults(0))

    def test_a_clone_that_forgets_registers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def forgets(self: Resolve) -> Frame:
            return Resolve(self.ability, self.src, self.side, self.ref, self.change, self.lki, {}, self.pc, at=self.at)

        monkeypatch.setattr(Resolve, "clone", forgets)
        assert any(abreast(seed, every=3) for seed in range(4))

    def test_a_pickle_that_leaves_something_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = State.__setstate__

        def loses(self: State, fields: dict[str, object]) -> None:
            honest(self, {**fields, "tags": 0, "handle": 0})

        monkeypatch.setattr(State, "__setstate__", loses)
        assert any(fault.startswith("pickle") for fault in faults(0))

    def test_chance_from_outside_the_state(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def outside(self: Chance, n: int) -> int:
            return random.SystemRandom().randrange(n)

        def shuffled(self: Chance, items: list[int]) -> None:
            random.SystemRandom().shuffle(items)

        monkeypatch.setattr(Chance, "below", outside)
        monkeypatch.setattr(Chance, "shuffle", shuffled)
        with pytest.raises((AssertionError, ValueError, Exception)):
            assert faults(0) == []
