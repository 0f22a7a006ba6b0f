"""Law 4: whatever a side may not know can be changed without that side noticing.

Three ways to look for a leak. *Still*: at a moment of a game everything that a side does not know is dealt anew, and
its view, log and options must stay as they are. *Moving*: two hidden cards change fronts, and from there both games
go on with the same moves; as long as neither card has been shown, the side must be told the same, and be asked the
same, in both. *Lost*: every card goes back to its deck and is dealt anew; the lines of the log must stay as they are.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, Deck, mixed, positions

from sneakdoor.game import Game
from sneakdoor.kernel.frames import Move
from sneakdoor.log import tell
from sneakdoor.log_sentences import SENTENCES, LogLine
from sneakdoor.model.changes import SOURCE_HIDDEN
from sneakdoor.model.enums import CORP, DECK, HAND, IDENTITY, OUTSIDE, RUNNER, SIDE_WORDS, SIDES, Side
from sneakdoor.model.objects import ICE_SLOT
from sneakdoor.model.state import State
from sneakdoor.options import Decision
from sneakdoor.rules import drawing, installing, permits
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import shuffle, to_pile
from sneakdoor.rules.visibility import visible
from sneakdoor.sampling import sample
from sneakdoor.testing import table
from sneakdoor.view import View, _Look
from sneakdoor.view_parts import Pile

SHOWING = ("accessed", "exposed", "looked at", "revealed")
"""Kinds of change that show a card for a moment; others leave it where it can be seen, or do not show it."""


def knowledge(s: State, side: int | None, since: int = 0) -> dict[str, Any]:
    """All that reaches a side (a spectator: None) at one moment; of the log what was told since then."""
    told = tell(s, s.journal.since(since), side, s.code)
    idle = [str(one) for one in Decision(s).idle] if s.open is not None and s.asked == side else []
    return {**View(s, side).as_dict(log=False), "log": [one.as_json() for one in told], "idle": idle}


def told_apart(one: State, two: State, side: int, since: int = 0) -> list[str]:
    """The parts of a side's knowledge by which it could tell two states apart."""
    left, right = knowledge(one, side, since), knowledge(two, side, since)
    return [f"{SIDE_WORDS[side]}: {name}" for name in left if left[name] != right[name]]


def disorder(s: State, side: int, rng: random.Random) -> State:
    """Unordered piles in another order: hands and discard piles (CR 4.4.3, 4.5.2)."""
    new = s.clone()
    rng.shuffle(new.hand[1 - side])
    for pile in (*new.discard[: 1 if "ordered heap" in s.index else 2], *new.score, new.removed):
        rng.shuffle(pile)
    return new


# -- still ----------------------------------------------------------------------------------------------------


def still(seed: int, every: int = 15) -> list[str]:
    """Leaks found at the moments of a random game."""
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % every:
            continue
        for side in SIDES:
            for other in (sample(game.state, side, n), disorder(game.state, side, random.Random(n))):
                found = told_apart(game.state, other, side)
                if found:
                    return [f"decision {n}: {one}" for one in found]
    return []


# -- lost from sight ------------------------------------------------------------------------------------------


def retold(seed: int, every: int = 30) -> list[str]:
    """Lines of the log that change once all cards are shuffled away and dealt anew.

    What a side saw of a card that the rules lost track of is its front and nothing else (CR 4.1.2a): which of several
    copies it was must not show. So the decks have few cards, and many copies of each.
    """
    for n, game in enumerate(played_on(seed)):
        if n % every:
            continue
        lost = lost_from_sight(game.state)
        for side in SIDES:
            other = sample(lost, side, n)
            found = lines_apart(lost, other, side)
            if found:
                return [f"decision {n}, {SIDE_WORDS[side]}: {one}" for one in found]
    return []


def played_on(seed: int) -> Iterator[Game]:
    """A random game with the decks in which there are many copies."""
    rng = random.Random(seed)
    rules = table.default_rules
    game = Game.new(corp=few(seed, CORP, "Jinja City Grid"), runner=few(seed, RUNNER, "Diesel"), seed=seed, rules=rules)
    for _ in range(ENOUGH):
        yield game
        if game.decision is None:
            return
        game.choose(rng.choice(game.decision.options))


def few(seed: int, side: Side, *more: str) -> Deck:
    deck = mixed(seed, side)
    return Deck(deck.identity, dict.fromkeys([*more, *list(deck.cards)[:8]], 6))


def lost_from_sight(s: State) -> State:
    """The same past, with every card but the identities back in its deck."""
    new = s.clone()
    new.stack, new.open, new.lingering, new.met = [], None, (), []
    for cid in range(len(new.code)):
        if new.card(cid).type != IDENTITY and new.zone[cid] not in (DECK, OUTSIDE):
            to_pile(new, cid, DECK)
    for side in SIDES:
        shuffle(new, side)
    return new


def lines_apart(one: State, two: State, side: int) -> list[str]:
    told = [tell(s, s.journal.since(0), side, s.code) for s in (one, two)]
    lines = zip(*told, strict=True)
    return [f"{left.words} / {right.words}" for left, right in lines if left.as_json() != right.as_json()]


# -- moving ---------------------------------------------------------------------------------------------------


def pairs(s: State, side: int, rng: random.Random) -> list[tuple[int, int]]:
    """Hidden cards of the other side that could be in each other's place."""
    hidden = [cid for cid in range(len(s.code)) if s.owner[cid] != side and not visible(s, cid, side)]
    rng.shuffle(hidden)
    found = [
        (one, two)
        for one in hidden
        for two in hidden
        if s.code[one] < s.code[two] and s.card(one).type == s.card(two).type
    ]
    rng.shuffle(found)
    return found


def exchanged(s: State, one: int, two: int) -> State:
    new = s.clone()
    code = list(s.code)
    code[one], code[two] = code[two], code[one]
    new.code = tuple(code)
    return new


def shown(s: State, cids: tuple[int, int], side: int, since: int) -> bool:
    """Has the side seen one of the cards by now? What a change says of itself counts only where cards are shown."""
    if any(visible(s, cid, side) for cid in cids):
        return True
    return any(
        change.cid in cids and change.kind in SHOWING and change.seen & (1 << side) for change in s.journal.since(since)
    )


def answer(s: State, move: Move) -> bool:
    """Give the same answer; False if it is not there."""
    if s.open is None or move not in s.open:
        return False
    s.reply(move)
    return True


def quiet(s: State, side: int) -> None:
    """Let the other side answer, with as little as it can, what it is asked in this game alone."""
    while s.open is not None and s.asked != side:
        s.reply(s.open[-1])


def moving(seed: int, *, steps: int = 50, every: int = 60) -> tuple[list[str], int]:
    """Leaks found by playing on in two games; and how many decisions were compared."""
    rng = random.Random(seed)
    compared = 0
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % every or game.outcome is not None:
            continue
        for side in SIDES:
            for cids in pairs(game.state, side, rng)[:2]:
                found, more = _both(game.state, side, cids, rng, steps)
                compared += more
                if found:
                    return [f"decision {n}, cards {cids}: {one}" for one in found], compared
    return [], compared


def _both(s: State, side: int, cids: tuple[int, int], rng: random.Random, steps: int) -> tuple[list[str], int]:
    one, two = s.clone(), exchanged(s, *cids)
    since = s.journal.length
    compared = 0
    for _ in range(steps):
        if one.open is None or two.open is None:
            break
        if one.asked == two.asked == side:
            if shown(one, cids, side, since) or shown(two, cids, side, since):
                break
            found = told_apart(one, two, side, since)
            compared += 1
            if found:
                return found, compared
        if one.asked != two.asked:
            # Only the other side may have been asked more in one of the games.
            (quiet(one, side) if one.asked != side else quiet(two, side))
            if one.asked != two.asked:
                break
            continue
        move = rng.choice(one.open)
        if not _same(one, two, move):
            break
    return [], compared


def _same(one: State, two: State, move: Move) -> bool:
    one.reply(move)
    return answer(two, move)


# -- the law --------------------------------------------------------------------------------------------------


@pytest.mark.both
@pytest.mark.parametrize("seed", [*range(4), MIXED, MIXED + 1])
def test_what_is_hidden_can_be_dealt_anew(seed: int) -> None:
    assert still(seed) == []


@pytest.mark.both
@pytest.mark.parametrize("seed", [0, 1, 3, 5, MIXED, MIXED + 1])
def test_hidden_cards_leave_no_trace_as_the_game_goes_on(seed: int) -> None:
    found, compared = moving(seed)
    assert found == []
    assert compared > 10


@pytest.mark.both
@pytest.mark.rule("4.1.2a", "10.2.2")
@pytest.mark.parametrize("seed", [3, 5, 7, MIXED + 3, MIXED + 9])
def test_of_copies_that_are_lost_from_sight_no_line_tells_which_was_which(seed: int) -> None:
    assert retold(seed) == []


@pytest.mark.both
def test_a_spectator_sees_no_more_than_either_side() -> None:
    for n, game in enumerate(positions(2)):
        if n % 20 == 0:
            seen = knowledge(game.state, None)
            for side in SIDES:
                assert seen == knowledge(sample(game.state, side, n), None)


@pytest.mark.both
def test_a_sample_is_a_game_that_can_be_played() -> None:
    for n, game in enumerate(positions(5, skip_forced=True)):
        if n % 15 == 0 and game.outcome is None:
            other = game.sample(RUNNER if n % 2 else CORP, n)
            assert sorted(other.state.code) == sorted(game.state.code)
            rng = random.Random(n)
            while (decision := other.decision) is not None:
                other.choose(rng.choice(decision.options))
            assert other.outcome is not None


@pytest.mark.both
def test_samples_differ_and_obey_the_places() -> None:
    dealt: set[tuple[int, ...]] = set()
    for n, game in enumerate(positions(7)):
        if game.state.turn < 5 or n % 10:
            continue
        for seed in range(5):
            other = sample(game.state, RUNNER, seed)
            dealt.add(other.code)
            for cid, thing in other.things.items():
                if thing.slot == ICE_SLOT:
                    assert other.card(cid).type == "ice"
            for server, row in other.root.items():
                mains = [cid for cid in row if other.card(cid).type in {"agenda", "asset"}]
                assert len(mains) <= (1 if server > 2 else 0)
    assert len(dealt) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(200, 220), *range(MIXED + 200, MIXED + 250)])
def test_sweep(seed: int) -> None:
    assert still(seed, every=4) == []
    assert retold(seed, every=10) == []
    assert moving(seed, steps=150, every=20)[0] == []


# -- planted leaks --------------------------------------------------------------------------------------------


class TestPlanted:
    """Leaks that the law must find."""

    def leaks(self) -> bool:
        return any(still(seed, every=15) or moving(seed)[0] for seed in range(6))

    def test_the_top_of_the_deck_in_a_view(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def peeks(self: _Look, cids: list[int]) -> Pile:
            return Pile(len(cids), known={0: self.s.card(cids[-1]).title} if cids else {})

        monkeypatch.setattr(_Look, "deck", peeks)
        assert self.leaks()

    def test_a_hand_in_the_order_it_was_drawn(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = _Look.player

        def by_number(self: _Look, side: int) -> Any:
            out = honest(self, side)
            out.hand.known = {n: "even" if cid % 2 else "odd" for n, cid in enumerate(self.s.hand[side])}
            return out

        monkeypatch.setattr(_Look, "player", by_number)
        assert self.leaks()

    def test_a_log_that_names_what_was_drawn(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _seen_by_all(monkeypatch, drawing, "drawn")
        assert self.leaks()

    def test_a_log_that_names_what_was_installed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _seen_by_all(monkeypatch, installing, "installed")
        assert self.leaks()

    def test_an_entry_only_for_some_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = SENTENCES["installed"]

        def some(told: Any) -> str:
            return honest(told) if told.code[told.change.cid] % 2 else ""

        monkeypatch.setitem(SENTENCES, "installed", some)
        assert self.leaks()

    def test_a_line_that_compares_cards_instead_of_objects(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def compares(line: LogLine) -> str:
            change = line.change
            hidden = change.seen & (line.mask << SOURCE_HIDDEN)
            if change.src < 0 or (change.src == change.cid and line.named) or hidden:
                return ""
            return f" ({line.title(change.src)})"

        monkeypatch.setattr(LogLine, "source", property(compares))
        assert any(retold(seed) for seed in range(6))

    def test_options_that_depend_on_hidden_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest: Any = Decision.__dict__["options"].fget

        def fewer(self: Decision) -> Any:
            found = honest(self)
            top = self._state.deck[1 - self.side]
            odd = bool(top) and self._state.code[top[-1]] % 2
            return found[:-1] if odd and len(found) > 2 else found

        monkeypatch.setattr(Decision, "options", property(fewer))
        assert self.leaks()

    def test_a_question_that_only_some_cards_raise(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """7.8.3 asked only where there is something to trash would tell the Corp what the Runner saw."""
        honest: Callable[..., Any] = permits.permits

        def tells(s: State, when: str, side: int, subject: int) -> Any:
            if when == "mid-access" and subject >= 0 and s.zone[subject] in (DECK, HAND) and s.code[subject] % 2:
                happen(s, "credits gained", side, amount=1, rule="7.8.3")
            return honest(s, when, side, subject)

        monkeypatch.setattr("sneakdoor.rules.access.permits", tells)
        assert self.leaks()


def _seen_by_all(monkeypatch: pytest.MonkeyPatch, module: Any, kind: str) -> None:
    honest = module.happen

    def tells(s: State, what: str, *rest: Any, **more: Any) -> Any:
        if what == kind:
            more["seen"] = 3
        return honest(s, what, *rest, **more)

    monkeypatch.setattr(module, "happen", tells)
