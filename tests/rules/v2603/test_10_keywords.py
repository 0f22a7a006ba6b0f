"""Charge, mark, sabotage and dividends by version 26.03 (CR 26.03:10.10 to 26.03:10.13)."""

from __future__ import annotations

import pytest
from tests.laws.test_4_noninterference import told_apart

from sneakdoor.cards.vocabulary import (
    HARDWARE,
    IN_HAND,
    INSTALL_THIS,
    MARK,
    POWER,
    RUNNER,
    Bypass,
    Charge,
    Clicks,
    Gain,
    IdentifyMark,
    InstallOne,
    Is,
    MakeRun,
    May,
    On,
    OnMark,
    Place,
    Sabotage,
    agenda,
    dividends,
    event,
    hardware,
    paid,
    play,
    resource,
    when,
)
from sneakdoor.model.enums import CENTRALS, CORP, REMOVED, SERVER_NAMES
from sneakdoor.rules.marks import mark
from sneakdoor.sampling import sample
from sneakdoor.testing import Table

RULES = "26.03"

CHARGER = hardware("Charger", "neutral_runner", paid(Clicks(1), Charge()), cost=0)
SCOUT = event("Scout", "neutral_runner", play(IdentifyMark(), May((MakeRun(MARK),))), cost=0)
FAN = resource("Fan", "neutral_runner", when(On("successful run", server=MARK), Gain(5), first=True), cost=0)
BURGLAR = resource("Burglar", "neutral_runner", when(On("encounter"), Bypass(), may=True, where=OnMark()), cost=0)
SAPPER = hardware(
    "Sapper", "neutral_runner", paid(Clicks(1), Sabotage(2)), paid((Clicks(1), Clicks(1)), Sabotage(4)), cost=0
)
FUND = agenda("Fund", "neutral_corp", dividends(2), advancement=3, points=1)


class TestCharge:
    @pytest.mark.rule("26.03:10.10.1", "26.03:10.10.2")
    def test_only_a_card_with_a_power_counter_can_be_charged(self) -> None:
        with Table("runner", cards=(CHARGER,), rules=RULES) as t:
            t.runner.put("Charger")
            t.runner.put("Corroder")
            other = t.runner.put("Gordian Blade", tokens={"power": 2})
            t.runner.put("Datasucker", tokens={"power": 1})
            t.runner.use("Charger")
            t.runner.pick("Gordian Blade")
            assert other.tokens("power") == 3
            assert t.card("Datasucker").tokens("power") == 1
            assert t.card("Corroder").tokens("power") == 0

    @pytest.mark.rule("26.03:10.10.3")
    @pytest.mark.parametrize(("title", "counters"), [("Full", 2), ("Bare", 0)])
    def test_a_certain_card_is_charged_only_if_it_has_one(self, title: str, counters: int) -> None:
        full = hardware("Full", "neutral_runner", when(INSTALL_THIS, Place(POWER, 1)), cost=0)
        bare = hardware("Bare", "neutral_runner", cost=0)
        fitter = event(
            "Fitter",
            "neutral_runner",
            play(InstallOne(Is((HARDWARE,), zone=IN_HAND, side=RUNNER)), Charge("installed")),
            cost=0,
        )
        assert fitter.text == "Install 1 piece of hardware from your grip. Charge that card."
        with Table("runner", cards=(full, bare, fitter), rules=RULES) as t:
            t.runner.hand("Fitter", title)
            t.runner.play("Fitter")
            t.settle()
            assert t.card(title).tokens("power") == counters

    def test_its_text(self) -> None:
        assert CHARGER.text == "[click]: Charge 1 of your installed cards."


class TestMark:
    @pytest.mark.rule("26.03:10.11.2", "26.03:10.11.2a", "26.03:10.11.1", "26.03:10.11.1a")
    def test_each_central_server_may_become_the_mark(self) -> None:
        found: set[int] = set()
        for seed in range(30):
            with Table("runner", cards=(SCOUT,), rules=RULES, seed=seed) as t:
                t.runner.hand("Scout")
                assert mark(t.state) == -1
                t.runner.play("Scout")
                t.runner.no()
                found.add(mark(t.state))
        assert found == set(CENTRALS)

    @pytest.mark.rule("26.03:10.11.3", "26.03:10.11.4")
    def test_it_stays_for_the_turn_and_no_longer(self) -> None:
        for seed in range(6):
            with Table("runner", cards=(SCOUT,), rules=RULES, seed=seed) as t:
                t.runner.hand("Scout", "Scout", "Scout")
                t.runner.play("Scout")
                t.runner.no()
                first = mark(t.state)
                for _ in range(2):
                    t.runner.play("Scout")
                    t.runner.no()
                    assert mark(t.state) == first
                assert t.happened("mark identified") == 1
                t.end_turn()
                assert mark(t.state) == -1

    @pytest.mark.rule("26.03:10.11.1")
    def test_both_players_see_it(self) -> None:
        with Table("runner", cards=(SCOUT,), rules=RULES) as t:
            t.runner.hand("Scout")
            t.runner.play("Scout")
            t.runner.no()
            name = SERVER_NAMES[mark(t.state)]
            for side in (CORP, RUNNER):
                told = [entry.words for entry in t.game.view(side).log]
                assert f"{name} is the mark for this turn." in told
                assert any(name in one.words for one in t.game.view(side).lingering)

    @pytest.mark.rule("26.03:10.11.5", example=236)
    def test_runs_before_the_designation_do_not_count(self) -> None:
        met = 0
        for seed in range(12):
            with Table("runner", cards=(SCOUT, FAN), rules=RULES, seed=seed) as t:
                t.runner.put("Fan")
                t.runner.hand("Scout")
                t.runner.set(credits=0)
                t.runner.run("HQ")
                t.finish_run()
                assert t.runner.credits == 0
                t.runner.play("Scout")
                t.runner.yes()
                t.finish_run()
                met += mark(t.state) == 0
                assert t.runner.credits == 5  # the first time on the mark, even if there was a run on HQ before
                t.runner.run(SERVER_NAMES[mark(t.state)])
                t.finish_run()
                assert t.runner.credits == 5
        assert met

    def test_a_run_is_on_the_mark_or_not(self) -> None:
        assert "during a run on your mark, you may bypass that ice." in BURGLAR.text
        for seed in range(4):
            with Table("runner", cards=(SCOUT, BURGLAR), rules=RULES, seed=seed) as t:
                t.runner.put("Burglar")
                t.runner.hand("Scout")
                for server in SERVER_NAMES:
                    t.corp.put("Ice Wall", server, rezzed=True)
                t.runner.play("Scout")
                t.runner.no()
                for n, server in enumerate(SERVER_NAMES):
                    t.runner.run(server)
                    if n == mark(t.state):
                        t.runner.trigger("Burglar")
                    t.finish_run()
                assert [one.server for one in t.state.journal.entries if one.kind == "successful run"] == [
                    mark(t.state)
                ]


def only_deck(t: Table, *titles: str) -> None:
    """R&D has these cards and no others."""
    with t.changing() as s:
        s.removed.extend(s.deck[CORP])
        for cid in s.deck[CORP]:
            s.zone[cid] = REMOVED
        s.deck[CORP].clear()
    t.corp.deck(*titles)


class TestSabotage:
    @pytest.mark.rule("26.03:10.12.1", "26.03:10.12.2", "26.03:10.12.3b", example=237)
    @pytest.mark.parametrize("taken", [0, 1, 2])
    def test_the_corp_splits_the_number(self, taken: int) -> None:
        with Table("runner", cards=(SAPPER,), rules=RULES) as t:
            t.runner.put("Sapper")
            t.corp.hand("Hedge Fund", "Ice Wall")
            only_deck(t, *["PAD Campaign"] * 30)
            t.runner.use("Sapper", "sabotage 2")
            t.corp.pick(*("Hedge Fund", "Ice Wall")[:taken])
            assert len(t.corp.titles("hand")) == 2 - taken
            assert len(t.corp.titles("deck")) == 30 - (2 - taken)
            assert len(t.corp.titles("discard")) == 2

    @pytest.mark.rule("26.03:10.12.2a", "26.03:10.12.2b")
    def test_the_cards_enter_archives_facedown_in_one_act(self) -> None:
        with Table("runner", cards=(SAPPER,), rules=RULES) as t:
            t.runner.put("Sapper")
            t.corp.hand("Hedge Fund", "Ice Wall")
            only_deck(t, *["PAD Campaign"] * 3)
            t.runner.use("Sapper", "sabotage 2")
            assert not any(t.state.known[cid] for cid in t.state.deck[CORP])
            t.corp.pick("Hedge Fund")
            assert set(t.state.discard[CORP]) <= t.state.down
            trashed = [one for one in t.state.journal.entries if one.kind == "trashed"]
            assert len(trashed) == 2
            assert len({one.batch for one in trashed}) == 1
            assert {one.side for one in trashed} == {CORP}

    @pytest.mark.rule("26.03:10.12.2b")
    def test_the_runner_learns_how_many_and_not_which(self) -> None:
        with Table("runner", cards=(SAPPER,), rules=RULES) as t:
            t.runner.put("Sapper")
            t.corp.hand("Hedge Fund", "Ice Wall", "Snare!").deck("PAD Campaign", "Enigma", "Wall of Static")
            t.runner.use("Sapper", "sabotage 2")
            t.corp.act("pick", "Snare!")
            assert told_apart(t.state, sample(t.state, RUNNER, 5), RUNNER) == []
            t.corp.act("done")
            for seed in range(5):
                assert told_apart(t.state, sample(t.state, RUNNER, seed), RUNNER) == []

    @pytest.mark.rule("26.03:10.12.3", "26.03:10.12.3a", "26.03:10.12.3b", example=238)
    def test_what_r_and_d_is_short_of_comes_from_hq(self) -> None:
        with Table("runner", cards=(SAPPER,), rules=RULES) as t:
            t.runner.put("Sapper")
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma", "Wall of Static", "Hadrian's Wall")
            only_deck(t, "PAD Campaign", "Melange Mining Corp.")
            t.runner.use("Sapper", "sabotage 4")
            t.corp.act("pick", "Hedge Fund")
            assert not t.corp.can("done")
            t.corp.pick("Ice Wall")
            assert len(t.corp.titles("hand")) == 3
            assert t.corp.titles("deck") == []
            assert len(t.corp.titles("discard")) == 4

    @pytest.mark.rule("26.03:10.12.3b", example=239)
    def test_with_too_few_cards_all_are_trashed(self) -> None:
        with Table("runner", cards=(SAPPER,), rules=RULES) as t:
            t.runner.put("Sapper")
            t.corp.hand("Hedge Fund", "Ice Wall")
            only_deck(t, "PAD Campaign")
            t.runner.use("Sapper", "sabotage 4")
            t.settle()
            assert len(t.corp.titles("discard")) == 3
            assert t.corp.titles("hand") == []


class TestDividends:
    @pytest.mark.rule("26.03:10.13.1", example=240)
    def test_two_counters_for_each_excess_counter(self) -> None:
        with Table("corp", cards=(FUND,), rules=RULES) as t:
            fund = t.corp.put("Fund", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Fund")
            assert fund.tokens("agenda") == 4

    @pytest.mark.rule("26.03:10.13.2", example=241)
    def test_the_requirement_is_what_it_was_in_its_server(self) -> None:
        with Table("corp", cards=(FUND,), rules=RULES) as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            fund = t.corp.put("Fund", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Fund")
            assert fund.tokens("agenda") == 2

    def test_its_text(self) -> None:
        assert FUND.text.startswith("When you score this agenda, place 2 agenda counters ")
        assert FUND.text.endswith(" for each advancement counter beyond its requirement.")
