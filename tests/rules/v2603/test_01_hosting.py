"""Hosting by version 26.03: groups of facedown cards, and condition counters as hosts."""

from __future__ import annotations

import itertools

import pytest
from tests.laws.test_4_noninterference import told_apart

from sneakdoor import Side
from sneakdoor.cards.vocabulary import (
    ASSET,
    CORP,
    ICE,
    IN_HAND,
    POWER,
    Clicks,
    Host,
    HostCards,
    Is,
    Place,
    Target,
    condition,
    operation,
    paid,
)
from sneakdoor.model.enums import DISCARD
from sneakdoor.model.state import State
from sneakdoor.rules import moving
from sneakdoor.testing import Table

RULES = "26.03"
THREE = ("Corroder", "Diesel", "Sure Gamble")


def bookmarked(*batches: tuple[str, ...], seed: int = 1) -> Table:
    """A table with Bookmark on which cards were hosted, each batch with an action of its own."""
    t = Table("runner", rules=RULES, seed=seed)
    t.runner.put("Bookmark")
    t.runner.hand(*(title for batch in batches for title in batch))
    for batch in batches:
        t.runner.use("Bookmark", "Choose")
        t.runner.pick(*batch)
        t.settle()
    return t


def seen_by_corp(t: Table) -> list[tuple[str, int]]:
    [host] = t.game.view(Side.CORP).rig["hardware"]
    return [(card.title, card.handle) for card in host.hosted]


class TestGroups:
    @pytest.mark.rule("26.03:1.13.7d", "26.03:1.21.1b")
    def test_the_order_in_which_cards_were_chosen_says_nothing(self) -> None:
        """Each card is at each place at some table, so a place says nothing of how it came."""
        places: set[tuple[int, str]] = set()
        for seed in range(20):
            t = bookmarked(THREE, seed=seed)
            order = sorted(THREE, key=lambda title: t.card(title).handle)
            places.update(enumerate(order))
        assert len(places) == 9

    @pytest.mark.rule("26.03:1.13.7d")
    def test_what_is_added_cannot_be_told_from_what_was_there(self) -> None:
        found: set[int] = set()
        for seed in range(20):
            t = bookmarked(("Corroder", "Diesel"), seed=seed)
            old = dict(seen_by_corp(t))
            assert set(old) == {""}
            before = {handle for _, handle in seen_by_corp(t)}
            t.runner.hand("Sure Gamble")
            t.runner.use("Bookmark", "Choose")
            t.runner.pick("Sure Gamble")
            t.settle()
            after = seen_by_corp(t)
            assert before.isdisjoint(handle for _, handle in after)
            found.add([handle for _, handle in after].index(t.card("Sure Gamble").handle))
        assert found == {0, 1, 2}

    @pytest.mark.rule("26.03:1.13.7d", "26.03:1.21.1b")
    def test_the_corp_cannot_tell_tables_apart_where_other_cards_were_hosted_in_another_order(self) -> None:
        one = bookmarked(THREE).state
        for order in itertools.permutations(THREE):
            assert told_apart(one, bookmarked(order).state, CORP) == []

    @pytest.mark.rule("26.03:1.13.7d")
    def test_the_runner_sees_the_cards(self) -> None:
        t = bookmarked(THREE)
        [host] = t.game.view(Side.RUNNER).rig["hardware"]
        assert [card.title for card in host.hosted] == sorted(THREE)

    @pytest.mark.rule("26.03:1.13.7d")
    def test_each_host_has_a_group_of_its_own(self) -> None:
        t = Table("runner", rules=RULES)
        first, second = t.runner.put("Bookmark"), t.runner.put("Bookmark")
        t.runner.hand("Corroder", "Diesel")
        for host, title in ((first, "Corroder"), (second, "Diesel")):
            t.runner.use(host, "Choose")
            t.runner.pick(title)
            t.settle()
        assert [t.state.things[one.cid].hosted for one in (first, second)] == [(t.cid("Corroder"),), (t.cid("Diesel"),)]
        assert t.card("Corroder").handle < t.card("Diesel").handle  # the other group was left alone


class TestPlanted:
    def test_cards_that_keep_their_handles_are_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def left(s: State, host: object) -> None:
            return None

        monkeypatch.setattr(moving, "_mix", left)
        with pytest.raises(AssertionError):
            TestGroups().test_the_order_in_which_cards_were_chosen_says_nothing()
        with pytest.raises(AssertionError):
            TestGroups().test_what_is_added_cannot_be_told_from_what_was_there()


DOCKET = operation(
    "Docket",
    "neutral_corp",
    condition(
        Is((ICE,), rezzed=True),
        paid(Clicks(1), Target(Is(zone=IN_HAND, side=CORP)), HostCards()),
        paid(Clicks(1), Place(POWER, 1)),
    ),
    cost=0,
)
BERTH = operation(
    "Berth", "neutral_corp", condition(Is((ASSET,), rezzed=True), Host(Is((ASSET,), zone="anywhere"), 1)), cost=0
)


def counter(title: str, host: str = "Ice Wall") -> Table:
    """A condition counter on a card in or protecting Server 1."""
    t = Table("corp", cards=(DOCKET, BERTH), rules=RULES, clicks=6)
    t.corp.put(host, "Server 1", rezzed=True)
    t.corp.hand(title, "PAD Campaign", "Hedge Fund")
    t.corp.play(title)
    t.settle()
    assert t.state.things[t.cid(title)].host == t.cid(host)
    return t


class TestConditionCounters:
    @pytest.mark.rule("26.03:1.13.14")
    def test_a_condition_counter_hosts_cards_and_counters(self) -> None:
        with counter("Docket") as t:
            t.corp.use("Docket", "Host")
            t.corp.pick("Hedge Fund")
            t.corp.use("Docket", "Place")
            t.settle()
            docket = t.card("Docket").thing
            assert (docket.hosted, docket.tokens) == ((t.cid("Hedge Fund"),), {POWER: 1})
            [wall] = t.game.view(Side.RUNNER).servers[3].ice
            assert [(one.title, [card.title for card in one.hosted]) for one in wall.hosted] == [
                ("Docket", ["Hedge Fund"])
            ]
            # CR 26.03:1.13.9: what is on the counter is not on the ice.
            assert t.state.things[t.cid("Ice Wall")].hosted == (t.cid("Docket"),)

    @pytest.mark.rule("26.03:1.13.14")
    def test_a_card_can_be_installed_on_it(self) -> None:
        with counter("Berth", "Adonis Campaign") as t:
            t.corp.install("PAD Campaign", on="Berth")
            t.settle()
            pad, adonis = t.card("PAD Campaign").thing, t.card("Adonis Campaign").thing
            assert (pad.host, pad.installed, pad.server) == (t.cid("Berth"), True, adonis.server)
            assert t.corp.titles("discard") == []  # it is not beside the other asset but on it

    @pytest.mark.rule("26.03:1.13.14", "26.03:1.13.13")
    def test_what_it_hosts_goes_with_it_when_its_own_host_is_gone(self) -> None:
        with counter("Docket") as t:
            t.corp.use("Docket", "Host")
            t.corp.pick("Hedge Fund")
            t.corp.use("Docket", "Place")
            with t.changing() as s:
                moving.to_pile(s, t.cid("Ice Wall"), DISCARD)
            t.corp.act("credit")
            t.settle()
            assert {"Docket", "Hedge Fund"} <= set(t.corp.titles("discard"))
