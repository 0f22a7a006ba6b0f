"""Law 4, for sampled games: they are what the side sees, and carry nothing of what it does not.

At moments of random games with any cards, in the middle of abilities above all, a sample must look to its side as the
true game does. And it must not depend on the truth: two games that the side cannot tell apart give the same sample for
the same seed.
"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.last_turns import after
from tests.laws.games import ENOUGH, MIXED, positions
from tests.laws.test_4_noninterference import told_apart

from sneakdoor import sampling
from sneakdoor.model.enums import CORP, HAND, RUNNER, SIDES
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.state import State
from sneakdoor.options import Decision
from sneakdoor.rules.questions import Ask, Pick
from sneakdoor.rules.visibility import visible
from sneakdoor.sampling import sample
from sneakdoor.testing import Table


def amid(s: State, side: int) -> set[int]:
    """Hidden cards that the other side has chosen, or may choose now, for something unfinished."""
    found: set[int] = set()
    for frame in s.stack:
        if frame.player() != side and isinstance(frame, Resolving | Pick | Ask):
            found |= frame.concerns()
    return {cid for cid in found if 0 <= cid < len(s.code) and not visible(s, cid, side)}


def answers(s: State) -> list[str]:
    """What can be answered now, in no order."""
    return [] if s.open is None else sorted(repr(one) for one in Decision(s).options)


def leaks(s: State, side: int, seed: int) -> list[str]:
    """How samples from two games differ that the side cannot tell apart."""
    other = sample(s, side, seed)
    found = [f"the view: {one}" for one in told_apart(s, other, side)]
    for again in (seed + 1, seed + 2):
        one, two = sample(s, side, again), sample(other, side, again)
        found += ["the cards"] if one.code != two.code else []
        found += ["the answers"] if answers(one) != answers(two) else []
    return found


def examined(seed: int, every: int = 12) -> tuple[list[str], Counter[str]]:
    """Leaks found in a random game, and how often what was looked at."""
    looked: Counter[str] = Counter()
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        s = game.state
        for side in SIDES:
            chosen = amid(s, side)
            if not chosen and n % every:
                continue
            looked["moments"] += 1
            looked["amid"] += bool(chosen)
            other = sample(s, side, n)
            looked["dealt anew"] += any(s.code[cid] != other.code[cid] for cid in chosen)
            found = leaks(s, side, n)
            if found:
                return [f"decision {n}, side {side}, {s.stack[-1]!r}: {one}" for one in found], looked
    return [], looked


@pytest.mark.both
@pytest.mark.parametrize("seed", [2, MIXED + 31, MIXED + 33, MIXED + 34])
def test_a_sample_shows_what_is_seen_and_hides_nothing_of_the_rest(seed: int) -> None:
    found, looked = examined(seed)

    assert found == []
    assert looked["moments"] > 20


def test_cards_that_were_chosen_unseen_are_dealt_anew() -> None:
    total: Counter[str] = Counter()
    for seed in range(MIXED + 40, MIXED + 44):
        total += examined(seed, every=100)[1]

    assert total["amid"] > 10
    assert total["dealt anew"] > total["amid"] / 2


# -- cards that were seen going to a hand ---------------------------------------------------------------------------


def after_rejig() -> Table:
    """Rejig has returned Magnum Opus to the grip, and the Runner chooses what to install."""
    t = Table(turn="runner")
    t.runner.put("Magnum Opus")
    t.runner.hand("Rejig", "Gordian Blade", "Sure Gamble", "Femme Fatale", "Corroder")
    t.runner.deck("Diesel", "Datasucker", "Torch", "Ninja")
    t.runner.set(credits=0)
    t.runner.play("Rejig")
    return t


def test_what_is_counted_by_a_card_that_went_to_the_grip_stays_what_it_was() -> None:
    """It was seen as it went there, and its cost is what another card costs less."""
    t = after_rejig()
    s = t.game.state
    back = t.card("Magnum Opus").cid

    assert s.zone[back] == HAND
    assert not visible(s, back, CORP)
    samples = [sample(s, CORP, seed) for seed in range(20)]
    assert {one.code[back] for one in samples} == {s.code[back]}
    assert len({one.code for one in samples}) > 1
    assert [leaks(s, CORP, seed) for seed in range(20)] == [[]] * 20


def test_a_card_that_went_on_from_there_unseen_could_be_any() -> None:
    """The Runner has seen which agenda was found, and not which card was installed after that."""
    with after(run="Archives", hand=("Digital Rights Management", "Snare!", "PAD Campaign", "Ice Wall")) as t:
        t.corp.deck("Braintrust", "Snare!")
        t.corp.play("Digital Rights Management")
        t.corp.pick("Braintrust")
        found = t.card("Braintrust").cid
        assert {sample(t.game.state, RUNNER, seed).code[found] for seed in range(20)} == {t.game.state.code[found]}
        t.corp.pick("Braintrust")
        t.corp.destination("new")
        assert len({sample(t.game.state, RUNNER, seed).code[found] for seed in range(20)}) > 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MIXED + 400, MIXED + 480))
def test_sweep(seed: int) -> None:
    assert examined(seed, every=3)[0] == []


class TestPlanted:
    """Truths that the law must find in a sample."""

    def test_cards_that_went_to_a_hand_and_are_forgotten(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sampling, "_seen_going", lambda *given: [])
        s = after_rejig().game.state
        assert any(leaks(s, CORP, seed) for seed in range(20))

    def found(self) -> bool:
        return any(examined(seed, every=8)[0] for seed in (2, MIXED + 31))

    def test_fronts_that_are_shuffled_in_the_order_they_lie_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sampling, "sorted", lambda some, key=None: list(some), raising=False)
        assert self.found()

    def test_installed_cards_that_stay_as_they_are(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sampling, "_placed", lambda *given, **more: None)
        monkeypatch.setattr(sampling, "_turn", _turn_but_one)
        assert self.found()


def _turn_but_one(new: State, s: State, side: int, code: list[int]) -> None:
    """A sample in which the other side's first hidden card is the true one."""
    hidden = [cid for cid in s.hand[1 - side] if not visible(s, cid, side)]
    if hidden and code[hidden[0]] != s.code[hidden[0]]:
        at = code.index(s.code[hidden[0]])
        code[hidden[0]], code[at] = code[at], code[hidden[0]]
    new.code = tuple(code)
