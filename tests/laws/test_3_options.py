"""Law 3: every option offered can be taken; every refusal leaves the state alone and names a rule that exists."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor.game import Game, IllegalChoice
from sneakdoor.model.dump import differences
from sneakdoor.options import Decision, Option
from sneakdoor.rulebook import UnknownRule, find
from sneakdoor.rules.installing import Install


def refused(game: Game) -> list[str]:
    """Options of the open question that cannot be taken."""
    out = []
    decision = game.decision
    for option in decision.options if decision is not None else ():
        try:
            game.clone().choose(option)
        except Exception as trouble:  # noqa: BLE001  (whatever goes wrong is what we look for)
            out.append(f"{option.as_dict()}: {type(trouble).__name__} {trouble}")
    return out


def accepted(game: Game, others: list[Option]) -> list[str]:
    """Options that are not among the answers, and yet can be taken, or are refused badly."""
    out = []
    assert game.decision is not None
    for option in others:
        if option in game.decision.options:
            continue
        before = game.state.clone()
        try:
            game.choose(option)
            out.append(f"{option.as_dict()} was taken")
            return out
        except IllegalChoice as no:
            out.extend(f"{option.as_dict()}: no rule {one.rule}" for one in no.refusals if not exists(one.rule))
            if not no.refusals:
                out.append(f"{option.as_dict()}: refused without a rule at {game.decision.kind}")
        out.extend(
            f"{option.as_dict()} changed {name}" for name in differences(before, game.state, before.journal.length)
        )
    return out


def exists(rule: str) -> bool:
    try:
        find(rule)
    except UnknownRule:
        return False
    return True


def sweep(seed: int, every: int) -> tuple[list[str], list[str]]:
    bad: list[str] = []
    sham: list[str] = []
    seen: dict[int, list[Option]] = {0: [], 1: []}
    rng = random.Random(seed)
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        decision = game.decision
        if decision is None:
            break
        mine = seen[decision.side]
        if n % every == 0:
            bad += refused(game)
            sham += accepted(game, [*rng.sample(mine, min(6, len(mine))), Option("whistle", handle=999)])
        mine.extend(option for option in decision.options if option not in mine)
    return bad, sham


@pytest.mark.both
@pytest.mark.parametrize("seed", [0, 1, 2, MIXED, MIXED + 1])
def test_every_option_can_be_taken_and_no_other(seed: int) -> None:
    bad, sham = sweep(seed, every=11)
    assert bad == []
    assert sham == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(400, 410), *range(MIXED + 400, MIXED + 430)])
def test_sweep(seed: int) -> None:
    assert sweep(seed, every=3) == ([], [])


@pytest.mark.both
def test_options_are_different_and_stay_themselves_as_json() -> None:
    for n, game in enumerate(positions(6)):
        decision = game.decision
        if n % 5 == 0 and decision is not None:
            assert len(set(decision.options)) == len(decision.options)
            for option in decision.options:
                assert Option.from_dict(option.as_dict()) == option


@pytest.mark.both
def test_asking_changes_nothing() -> None:
    for n, game in enumerate(positions(8)):
        if n % 20 == 0 and game.decision is not None:
            before = game.state.clone()
            fresh = Decision(game.state)
            assert fresh.options == game.decision.options
            assert differences(before, game.state, before.journal.length) == []


class TestPlanted:
    """Defects that the law must find."""

    def test_an_option_that_breaks_when_taken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def breaks(self: Install, s: Any, move: Any) -> None:
            raise RuntimeError("no")

        monkeypatch.setattr(Install, "answer", breaks)
        assert any(refused(game) for game, _ in zip(positions_until_broken(0), range(200), strict=False))

    def test_a_choice_that_is_not_among_the_answers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Decision, "move", lambda self, option: self._asked.moves[0])
        assert accepted(next(positions(0)), [Option("whistle")])

    def test_a_refusal_that_is_not_quiet(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Game.why_not

        def clumsy(self: Game, option: Option) -> Any:
            self.state.credits[0] += 1
            return honest(self, option)

        monkeypatch.setattr(Game, "why_not", clumsy)
        assert any("changed credits" in one for one in accepted(next(positions(0)), [Option("whistle")]))


def positions_until_broken(seed: int) -> Any:
    try:
        yield from positions(seed)
    except RuntimeError:
        return
