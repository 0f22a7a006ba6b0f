"""Words of cards about breaches, approaches and hosted bad publicity by version 26.03."""

from __future__ import annotations

import pytest
from tests.verbs import accessed

from sneakdoor.cards.vocabulary import (
    BAD_PUBLICITY,
    CORP,
    HQ,
    RND,
    RUNNER,
    TURN_BEGINS,
    AccessMore,
    ApproachAttacked,
    Breach,
    ChangeServer,
    Clicks,
    Empty,
    Gain,
    HostPublicity,
    Instead,
    On,
    OnBreach,
    TakeHostedPublicity,
    TakeTags,
    While,
    WinGame,
    asset,
    event,
    hardware,
    if_successful,
    instead_of_breach,
    loaded,
    paid,
    play,
    resource,
    run_on,
    upgrade,
    when,
)
from sneakdoor.model.enums import ARCHIVES
from sneakdoor.testing import Table

RULES = "26.03"

DIAL = hardware("Dial", "anarch", when(OnBreach(f"{HQ},{RND}"), AccessMore(1), cost=(TakeTags(1),)), cost=0)
TICKET = resource("Ticket", "anarch", when(OnBreach(str(RND), ends=True), Gain(4)), cost=0)
CROW = event("Crow", "anarch", play(run_on(HQ, linked=(if_successful(instead_of_breach(Gain(9))),))), cost=0)
TUNNEL = hardware("Tunnel", "anarch", paid(Clicks(1), Breach(RND, root=False)), cost=0)
SHAFT = hardware("Shaft", "anarch", paid(Clicks(1), Breach(HQ)), cost=0)
BYWAY = event(
    "Byway",
    "anarch",
    play(run_on(ARCHIVES, linked=(Instead("approach server", (ChangeServer(HQ), ApproachAttacked())),))),
    cost=0,
)
PORTER = upgrade("Porter", "nbn", when(On("approach server", server="this"), Gain(5)), cost=0, trash=5)
WELL = asset(
    "Well",
    "weyland_consortium",
    loaded(BAD_PUBLICITY, 2, rezzed=True)[0],
    While(Empty(BAD_PUBLICITY), (WinGame(CORP),)),
    when(TURN_BEGINS, TakeHostedPublicity(1)),
    cost=0,
    trash=3,
)
BROOM = asset("Broom", "weyland_consortium", paid(Clicks(1), HostPublicity(1)), cost=0, trash=3)


class TestBreach:
    @pytest.mark.rule("26.03:7.5.1")
    @pytest.mark.parametrize("more", [True, False])
    def test_when_the_runner_breaches(self, more: bool) -> None:
        with Table("runner", cards=(DIAL,), rules=RULES) as t:
            t.runner.put("Dial")
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.run("HQ")
            t.runner.accept() if more else t.runner.decline()
            t.finish_run()
            assert len(accessed(t)) == (2 if more else 1)
            assert t.state.tags == int(more)

    @pytest.mark.rule("26.03:7.5.7")
    def test_when_a_breach_ends(self) -> None:
        with Table("runner", cards=(TICKET,), rules=RULES) as t:
            t.runner.put("Ticket")
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.credits == 9
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 9

    @pytest.mark.rule("26.03:6.9.5b")
    def test_instead_of_breaching(self) -> None:
        with Table("runner", cards=(CROW,), rules=RULES) as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Crow")
            t.runner.play("Crow")
            t.finish_run()
            assert t.runner.credits == 14
            assert accessed(t) == []

    @pytest.mark.rule("26.03:7.3.1")
    def test_an_ability_breaches_with_the_root_or_without(self) -> None:
        with Table("runner", cards=(TUNNEL, SHAFT), rules=RULES) as t:
            t.runner.put("Tunnel")
            t.runner.put("Shaft")
            t.corp.put("Red Herrings", "R&D")
            t.corp.put("SanSan City Grid", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund").deck("Ice Wall")
            t.runner.use("Tunnel")
            t.settle()
            assert accessed(t) == ["Ice Wall"]
            t.runner.use("Shaft")
            t.runner.act("access", "SanSan City Grid")
            t.runner.decline()
            t.settle()
            assert sorted(accessed(t)) == ["Hedge Fund", "Ice Wall", "SanSan City Grid"]

    def test_their_words(self) -> None:
        assert DIAL.text.startswith("Whenever you breach HQ or R&D, ")
        assert DIAL.text.endswith("If you do, you access 1 more card.")
        assert TICKET.text == "Whenever a breach of R&D ends, gain 4[credit]."
        assert CROW.text == "Make a run on HQ. If successful, instead of breaching that server, gain 9[credit]."
        assert TUNNEL.text == "[click]: You breach R&D without its root."
        assert SHAFT.text == "[click]: You breach HQ."


class TestReplacedApproach:
    @pytest.mark.rule("26.03:6.9.4g")
    def test_another_server_is_approached_instead(self) -> None:
        with Table("runner", cards=(BYWAY, PORTER), rules=RULES) as t:
            t.corp.put("Porter", "Archives", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.hand("Byway")
            t.runner.play("Byway")
            t.finish_run()
            assert t.corp.credits == 5
            assert accessed(t) == ["Hedge Fund"]

    @pytest.mark.rule("26.03:6.9.4g")
    def test_the_approach_of_the_other_server_counts(self) -> None:
        with Table("runner", cards=(BYWAY, PORTER), rules=RULES) as t:
            t.corp.put("Porter", "HQ", rezzed=True)
            t.runner.hand("Byway")
            t.runner.play("Byway")
            t.finish_run()
            assert t.corp.credits == 10

    def test_its_words(self) -> None:
        assert BYWAY.text == (
            "Make a run on Archives. If you would approach the attacked server, instead change the attacked server to "
            "HQ. You approach that server."
        )


class TestHostedBadPublicity:
    @pytest.mark.rule("26.03:1.13.3", example=18)
    def test_it_fills_no_fund(self) -> None:
        with Table("runner", cards=(WELL,), rules=RULES) as t:
            well = t.corp.put("Well", "Server 1")
            t.corp.rez("Well")
            assert well.tokens("bad publicity") == 2
            assert t.state.bad_publicity == 0
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("fund filled") == 0

    @pytest.mark.rule("26.03:1.13.3", example=19)
    def test_what_removes_bad_publicity_leaves_it(self) -> None:
        with Table("corp", cards=(WELL,), rules=RULES) as t:
            well = t.corp.put("Well", "Server 1", rezzed=True, tokens={"bad publicity": 2})
            t.corp.hand("Witness Tampering")
            t.corp.set(credits=9, bad_publicity=1)
            t.corp.play("Witness Tampering")
            t.settle()
            t.corp.number(1)
            assert (t.state.bad_publicity, well.tokens("bad publicity")) == (0, 2)

    @pytest.mark.rule("26.03:1.7.2")
    def test_it_is_taken_from_the_card_and_the_last_wins(self) -> None:
        with Table("runner", cards=(WELL,), rules=RULES) as t:
            well = t.corp.put("Well", "Server 1")
            t.corp.rez("Well")
            t.end_turn()
            assert (t.state.bad_publicity, well.tokens("bad publicity")) == (1, 1)
            t.end_turn()
            t.end_turn()
            assert t.outcome is not None
            assert t.outcome.winner == CORP

    @pytest.mark.rule("26.03:1.13.3")
    def test_the_corp_hosts_what_it_has(self) -> None:
        with Table("corp", cards=(BROOM,), rules=RULES) as t:
            broom = t.corp.put("Broom", "Server 1", rezzed=True)
            t.corp.set(bad_publicity=2)
            t.corp.use("Broom")
            assert (t.state.bad_publicity, broom.tokens("bad publicity")) == (1, 1)

    def test_their_words(self) -> None:
        loaded_, emptied, taken = WELL.text.splitlines()
        assert loaded_ == "When you rez this asset, load 2 bad publicity counters onto it."
        assert emptied == "When it is empty of bad publicity counters, you win the game."
        assert taken.endswith(" take 1 bad publicity from this asset.")
        assert BROOM.text == "[click]: Host 1 of your bad publicity on this asset."
        assert WinGame(RUNNER).say() == "the Runner wins the game"
