"""Law 4 where version 26.03 shows and hides cards in ways of its own: breaches and sabotage.

The games of `test_4_noninterference` come upon these by chance. Here two games begin right before a breach or a
sabotage; they differ in two cards that a side may not know, and are played on with the same moves.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.laws.test_4_noninterference import _both

from sneakdoor.cards.vocabulary import Sabotage, event, play
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.state import State
from sneakdoor.rules import trashing
from sneakdoor.rules.changes import happen
from sneakdoor.rules.v2603.breaches import AccessCard2603, Breach2603
from sneakdoor.testing import Table

RULES = "26.03"
SABOTAGE = event("Wreck", "neutral_runner", play(Sabotage(3)), cost=0)
ASSETS = ("PAD Campaign", "Melange Mining Corp.", "Adonis Campaign", "Rashida Jaheem")
"""Without abilities that work from a hand or a deck; their trash costs differ."""


def breach(server: str) -> Table:
    """The Runner, with two credits, is about to breach a central server that is full of assets."""
    t = Table("runner", rules=RULES, deck=0, skip_forced=False)
    t.corp.hand(*ASSETS).deck(*ASSETS).put("Ice Wall", "Server 1")
    t.corp.put("Red Herrings", server)
    t.runner.put("HQ Interface")
    t.runner.put("R&D Interface")
    t.runner.deck(*["Diesel"] * 5).set(credits=2)
    t.runner.run(server)
    return t


def sabotage() -> Table:
    """The Runner has played a card that sabotages."""
    t = Table("runner", cards=(SABOTAGE,), rules=RULES, deck=0, skip_forced=False)
    t.corp.hand(*ASSETS).deck(*ASSETS)
    t.runner.hand("Wreck").deck(*["Diesel"] * 5)
    t.runner.play("Wreck")
    return t


def leaks(t: Table, side: int, cids: list[int]) -> tuple[list[str], int]:
    """What a side could tell two games apart by in which two of these cards change places, and comparisons made."""
    compared = 0
    for seed in range(25):
        rng = random.Random(seed)
        one, two = rng.sample(cids, 2)
        found, more = _both(t.state, side, (one, two), rng, 60)
        compared += more
        if found:
            return found, compared
    return [], compared


def in_hq_of_runner(server: str = "HQ") -> tuple[list[str], int]:
    t = breach(server)
    return leaks(t, RUNNER, t.state.hand[CORP])


def in_rnd_of_corp(server: str = "R&D") -> tuple[list[str], int]:
    """The Corp does not know R&D either, and must not learn what the Runner accesses there."""
    t = breach(server)
    return leaks(t, CORP, t.state.deck[CORP])


def sabotaged() -> tuple[list[str], int]:
    """The Runner learns neither what is trashed from HQ nor what comes from the top of R&D."""
    t = sabotage()
    return leaks(t, RUNNER, [*t.state.hand[CORP], *t.state.deck[CORP]])


@pytest.mark.rule("26.03:7.3.1a", "26.03:10.2.2")
@pytest.mark.parametrize("look", [in_hq_of_runner, in_rnd_of_corp])
def test_a_breach_tells_nobody_more_than_they_may_know(look: Callable[[], tuple[list[str], int]]) -> None:
    found, compared = look()
    assert found == []
    assert compared > 50


@pytest.mark.rule("26.03:10.12.2a", "26.03:10.12.2b")
def test_sabotage_tells_the_runner_nothing() -> None:
    found, compared = sabotaged()
    assert found == []
    assert compared > 50


@pytest.mark.rule("26.03:10.12.2b")
def test_the_corp_sees_what_comes_from_rnd_only_in_archives() -> None:
    t = sabotage()
    found, compared = leaks(t, CORP, t.state.deck[CORP])
    assert found == []
    assert compared


class TestPlanted:
    """Leaks that these tests must find."""

    def test_a_log_that_names_what_was_sabotaged(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def both(s: State, cid: int) -> int:
            return 3

        monkeypatch.setattr(trashing, "seen", both)
        assert sabotaged()[0]

    def test_a_mid_access_window_that_only_some_cards_open(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest: Any = AccessCard2603.ways

        def tells(self: AccessCard2603, s: State) -> Any:
            if s.code[self.cid] % 2:
                happen(s, "credits gained", RUNNER, amount=1, rule="26.03:7.2.2")
            return honest(self, s)

        monkeypatch.setattr(AccessCard2603, "ways", tells)
        assert in_rnd_of_corp()[0]

    def test_candidates_in_hq_that_can_be_told_apart(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest: Any = Breach2603.moves

        def tells(self: Breach2603, s: State) -> Any:
            odd = any(s.code[cid] % 2 for cid in s.hand[CORP][:1])
            return honest(self, s)[: None if odd else 1]

        monkeypatch.setattr(Breach2603, "moves", tells)
        assert in_hq_of_runner()[0]
