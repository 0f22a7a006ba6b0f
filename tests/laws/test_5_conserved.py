"""Law 5: cards are conserved, games end, nobody is asked a question without an answer."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.games import MIXED, positions

from sneakdoor.model.enums import ASIDE, DECK, DISCARD, HAND, OUTSIDE, PLAY, REMOVED, SCORE, SIDES
from sneakdoor.model.objects import ICE_SLOT, ROOT
from sneakdoor.model.state import D_GONE, State
from sneakdoor.rules.abilities import Resolve, UsePaid
from sneakdoor.rules.installing import Install
from sneakdoor.rules.playing import PlayCard
from sneakdoor.rules.v2603.drawing import Drawing


def lost(s: State) -> list[str]:
    """Cards that are nowhere, twice, or where the state does not believe them to be."""
    places: list[tuple[int, int]] = []
    for zone, piles in ((DECK, s.deck), (HAND, s.hand), (DISCARD, s.discard)):
        places.extend((cid, zone) for side in SIDES for cid in piles[side] if s.owner[cid] == side)
    places.extend((cid, ASIDE) for cid in s.aside)
    places.extend((cid, REMOVED) for cid in s.removed)
    places.extend((cid, OUTSIDE) for cid in s.outside)
    places.extend((cid, SCORE) for side in SIDES for cid in s.score[side])
    places.extend((cid, PLAY) for cid, thing in s.things.items() if s.zone[cid] != SCORE)
    found = Counter(cid for cid, _ in places)
    out = [f"card {cid} is in {found[cid]} places" for cid in range(len(s.code)) if found[cid] != 1]
    out.extend(f"card {cid} is not believed in zone {zone}" for cid, zone in places if s.zone[cid] != zone)
    return out


def misplaced(s: State) -> list[str]:
    """Cards in servers and on hosts, looked at from both ends."""
    out: list[str] = []
    rows = [(server, ICE_SLOT, cid) for server, row in s.ice.items() for cid in row]
    rows += [(server, ROOT, cid) for server, row in s.root.items() for cid in row]
    for server, slot, cid in rows:
        thing = s.things.get(cid)
        if thing is None or (thing.server, thing.slot) != (server, slot):
            out.append(f"card {cid} does not know that it is in server {server}")
    here = {cid for _, _, cid in rows}
    out.extend(
        f"card {cid} believes it is in server {thing.server}"
        for cid, thing in s.things.items()
        if thing.server >= 0 and cid not in here
    )
    for cid, thing in s.things.items():
        out.extend(f"card {one} is not on {cid}" for one in thing.hosted if s.things[one].host != cid)
        alone = thing.host >= 0 and (thing.host not in s.things or cid not in s.things[thing.host].hosted)
        # CR 10.3.1g: the checkpoint that is due finds it, unless its step 10.3.1c has ended the game.
        if alone and not s.dirty & D_GONE and not s.over:
            out.append(f"the host of card {cid} does not know it")
    if not s.down <= {*s.discard[0], *s.aside}:
        out.append("a card lies facedown that is neither in Archives nor set aside")
    scored = {cid for side in SIDES for cid in s.score[side]}
    if {cid for cid in s.things if s.zone[cid] == SCORE} != scored:
        out.append("score areas and table do not agree")
    return out


def forgotten(s: State) -> list[str]:
    """Cards set aside while nothing is resolving (M26 of the design: a leftover is an error)."""
    busy = any(isinstance(frame, Resolve | UsePaid | Install | PlayCard | Drawing) for frame in s.stack)
    kept = {ref for thing in s.things.values() for ref in thing.memo.get("aside", ())}  # an identity may keep some
    return [f"card {cid} was left aside" for cid in s.aside if not busy and s.ref[cid] not in kept]


def broken(s: State) -> list[str]:
    out = lost(s) + misplaced(s) + forgotten(s)
    if s.open is not None and not s.open:
        out.append("a question without an answer")
    if s.open is not None and s.outcome is not None:
        out.append("a question after the end")
    if s.open is None and not s.over:
        out.append("no question, and no end")
    out.extend(f"negative {name}" for name in ("tags", "bad_publicity", "brain", "bp_credits") if getattr(s, name) < 0)
    out.extend(f"negative pool of {side.name}" for side in SIDES if min(s.credits[side], s.clicks[side]) < 0)
    return out


def follow(seed: int, *, skip_forced: bool) -> None:
    for game in positions(seed, skip_forced=skip_forced):  # raises if the game is too long
        assert broken(game.state) == []
        if game.decision is not None:
            assert game.decision.options
    assert game.outcome is not None
    assert game.decision is None


@pytest.mark.both
@pytest.mark.rule("1.7.1", "4.1.2")
@pytest.mark.parametrize("seed", [*range(30), *range(MIXED, MIXED + 15)])
def test_random_games(seed: int) -> None:
    follow(seed, skip_forced=bool(seed % 4))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(1000, 1200), *range(MIXED + 1000, MIXED + 1300)])
def test_sweep(seed: int) -> None:
    follow(seed, skip_forced=bool(seed % 4))


class TestPlanted:
    """Defects that the law must find."""

    @staticmethod
    def midgame() -> State:
        return next(
            game.state.clone()
            for seed in range(20)
            for game in positions(seed)
            if game.state.turn >= 5 and any(game.state.root.values()) and game.state.deck[1]
        )

    def test_nothing_is_wrong_to_begin_with(self) -> None:
        assert broken(self.midgame()) == []

    def test_a_card_in_two_places(self) -> None:
        s = self.midgame()
        s.hand[0].append(s.deck[0][-1])
        assert lost(s)

    def test_a_card_that_vanished(self) -> None:
        s = self.midgame()
        s.deck[1].pop()
        assert lost(s)

    def test_a_zone_that_was_not_told(self) -> None:
        s = self.midgame()
        s.zone[s.deck[1][0]] = HAND
        assert lost(s)

    def test_a_row_without_its_card(self) -> None:
        s = self.midgame()
        server = next(one for one, row in s.root.items() if row)
        s.root[server] = ()
        assert misplaced(s)

    def test_a_card_left_aside(self) -> None:
        s = self.midgame()
        cid = s.deck[1].pop()
        s.aside.append(cid)
        s.zone[cid] = ASIDE
        assert forgotten(s)

    def test_a_question_without_an_answer(self) -> None:
        s = self.midgame()
        s.open = []
        assert broken(s)
