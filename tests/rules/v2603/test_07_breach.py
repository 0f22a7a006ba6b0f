"""Breaching servers (CR 26.03:7.3): candidates, the random access limit, and what waits for the end."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on, story

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_HAND,
    OPERATION,
    RUN,
    RUNNER,
    UPGRADE,
    AccessMore,
    AccessServer,
    Cannot,
    Delayed,
    DoToChosen,
    Draw,
    EndRun,
    InstallOne,
    Instead,
    Is,
    On,
    event,
    if_successful,
    play,
    resource,
    run_on,
    upgrade,
    when,
)
from sneakdoor.cards.vocabulary import accessed as accessed_
from sneakdoor.model.declare import CardDef, Instruction
from sneakdoor.model.enums import ARCHIVES, HQ, RND
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.v2603.breaches import current_breach
from sneakdoor.rules.visibility import open_to_runner, visible
from sneakdoor.testing import Table

RULES = "26.03"


def look(server: int) -> Table:
    """The Runner breaches a central server by an event that leaves the root out."""
    card = event("Look Around", "neutral_runner", play(AccessServer(server)), cost=0, influence=0)
    t = Table("runner", cards=(card,), rules=RULES)
    t.runner.hand("Look Around")
    return t


def whenever_accessed(*effects: Instruction) -> CardDef:
    """A resource that does something whenever a card is accessed."""
    return resource("Echo", "neutral_runner", when(On("accessed"), *effects), cost=0, influence=0)


def blinds() -> CardDef:
    """A resource with which no card can be accessed."""
    return resource("Blinds", "neutral_runner", Cannot("access"), cost=0, influence=0)


def offered(t: Table) -> list[str]:
    """The candidates that the Runner is asked about, unseen ones by their server."""
    assert t.decision is not None
    assert t.decision.kind == "access"
    return [option.card or option.server or "facedown" for option in t.decision.options]


class TestSteps:
    @pytest.mark.rule("26.03:7.5.1", "26.03:7.5.7", "26.03:7.3.1", "26.03:7.5.4")
    def test_a_breach_begins_and_ends_even_without_a_candidate(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.run("HQ")
            t.finish_run()
            assert story(t, "access begins", "accessed", "access ends") == ["access begins", "access ends"]

    @pytest.mark.rule("26.03:7.5.1", "26.03:7.5.3", "26.03:7.3.5b")
    def test_what_is_done_as_it_begins_raises_the_limit(self) -> None:
        more = resource("More", "neutral_runner", when(On("access begins"), AccessMore(2)), cost=0, influence=0)
        with Table("runner", cards=(more,), rules=RULES) as t:
            t.runner.put("More")
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma", "Pup")
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 3

    @pytest.mark.rule("26.03:7.5.4", "26.03:7.5.5", "26.03:7.5.6", "26.03:7.3.4")
    def test_candidates_are_chosen_and_accessed_one_after_the_other(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.discard("Hedge Fund", "Ice Wall", "Enigma", "Pup")
            t.runner.run("Archives")
            t.settle()
            for title in ("Ice Wall", "Hedge Fund", "Enigma"):
                assert title in offered(t)
                t.runner.act("access", title)
            t.finish_run()
            assert accessed(t) == ["Ice Wall", "Hedge Fund", "Enigma", "Pup"]

    @pytest.mark.rule("26.03:7.5.2", "26.03:7.3.2", "26.03:7.4.1d")
    def test_archives_is_turned_faceup_before_the_first_access(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.discard("Hedge Fund", "Ice Wall", faceup=False)
            t.runner.run("Archives")
            t.settle()
            assert offered(t) == ["Hedge Fund", "Ice Wall"]
            assert story(t, "archives turned faceup", "accessed") == ["archives turned faceup"]
            t.finish_run()


class TestCandidates:
    @pytest.mark.rule("26.03:7.4.1a", "26.03:7.3.3", "26.03:7.4.1")
    def test_every_card_of_a_remote_server_is_a_candidate(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hokusai Grid", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert sorted(accessed(t)) == ["Hokusai Grid", "PAD Campaign"]

    @pytest.mark.rule("26.03:7.4.1a", "26.03:7.4.1b", "26.03:7.3.5a", "26.03:7.4.4")
    def test_the_root_of_hq_does_not_count_towards_the_limit(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("Red Herrings", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert sorted(accessed(t)) == ["Hedge Fund", "Hokusai Grid", "Red Herrings"]

    @pytest.mark.rule("26.03:7.4.1c", "26.03:7.3.5a", "26.03:7.4.7")
    def test_of_rnd_only_the_top_card_is_a_candidate(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma")
            top = t.state.card(t.state.deck[CORP][-1]).title
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t) == [top]

    @pytest.mark.rule("26.03:7.3.1", "26.03:7.4.2")
    @pytest.mark.parametrize(("server", "seen"), [(HQ, "Hedge Fund"), (RND, "Enigma"), (ARCHIVES, "Pup")])
    def test_an_effect_may_leave_the_root_out(self, server: int, seen: str) -> None:
        with look(server) as t:
            t.corp.hand("Hedge Fund").deck("Enigma").discard("Pup")
            for name in ("HQ", "R&D", "Archives"):
                t.corp.put("Hokusai Grid", name)
            t.runner.play("Look Around")
            t.finish_run()
            assert accessed(t) == [seen]

    @pytest.mark.rule("26.03:7.3.4a")
    def test_a_card_of_hq_is_random_and_one_of_the_root_is_not(self) -> None:
        found = set()
        for seed in range(12):
            with Table("runner", rules=RULES, seed=seed) as t:
                t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
                grid = t.corp.put("Hokusai Grid", "HQ")
                t.runner.run("HQ")
                t.settle()
                assert len(offered(t)) == 2
                t.runner.act("access", handle=grid.thing.handle)
                assert accessed(t) == ["Hokusai Grid"]
                go_on(t)
                t.finish_run()
                found.add(accessed(t)[1])
        assert len(found) > 1

    @pytest.mark.rule("26.03:7.3.4b")
    def test_dedicated_neural_net_lets_the_corp_pick_when_a_card_of_hq_is_chosen(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.scored("Dedicated Neural Net").hand("Hedge Fund", "Ice Wall", "Enigma", "Pup").set(credits=5)
            grid = t.corp.put("Hokusai Grid", "HQ")
            t.runner.hand("Legwork").play("Legwork")
            t.settle()
            t.corp.number(1)
            t.runner.number(0)
            t.settle()
            t.runner.act("access", server="HQ")
            t.corp.pick("Pup")
            go_on(t)
            t.runner.act("access", handle=grid.thing.handle)
            go_on(t)
            t.runner.act("access", server="HQ")
            assert not t.corp.can("pick", "Pup")
            t.corp.pick("Enigma")
            t.settle()
            t.corp.pick("Ice Wall")
            t.finish_run()
            assert accessed(t)[:3] == ["Pup", "Hokusai Grid", "Enigma"]

    @pytest.mark.rule("26.03:7.4.2", example=101)
    def test_ash_is_the_only_candidate_and_nothing_is_left_after_it(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Ash 2X3ZB9CY", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.corp.number(0)
            t.finish_run()
            assert accessed(t) == ["Ash 2X3ZB9CY"]
            assert t.runner.score == 0

    @pytest.mark.rule("26.03:7.4.3", example=104)
    def test_immolation_script_spends_the_chosen_ice_and_the_trashed_copy_is_a_candidate(self) -> None:
        with Table("runner", rules=RULES) as t:
            rezzed = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.discard("Ice Wall")
            chosen = t.state.discard[CORP][0]
            t.runner.hand("Immolation Script").play("Immolation Script")
            t.runner.accept()
            t.finish_run()
            assert t.zone("Ice Wall", 0) == t.zone("Ice Wall", 1) == "Archives"
            cards = [one.cid for one in t.state.journal.since(0) if one.kind == "accessed"]
            assert cards == [rezzed.cid]
            assert chosen not in cards

    @pytest.mark.rule("26.03:7.4.3", "26.03:1.16.10a", example=105)
    def test_a_card_is_no_candidate_again_after_its_cost_was_declined(self) -> None:
        with Table("runner", corp="Gagarin Deep Space: Expanding the Horizon", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            grid = t.corp.put("Hokusai Grid", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("access", handle=grid.thing.handle)
            t.runner.no()
            t.runner.yes()  # the other one is all there is
            assert t.runner.credits == 4
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["PAD Campaign"]

    @pytest.mark.rule("26.03:7.4.5", "26.03:7.4.6d", example=106)
    def test_an_upgrade_trashed_in_a_breach_of_archives_is_accessed_twice(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Hokusai Grid", "Archives")
            t.runner.set(credits=9)
            t.runner.run("Archives")
            t.settle()
            t.runner.act("trash")
            t.finish_run()
            assert accessed(t) == ["Hokusai Grid", "Hokusai Grid"]


class TestLimit:
    @pytest.mark.rule("26.03:7.3.5c")
    def test_a_card_that_was_chosen_and_not_accessed_counts(self) -> None:
        back = Instead("access from HQ", (DoToChosen("to hand", Is(zone="discard", side=RUNNER)),), each=True)
        deal = event("Old Deal", "criminal", play(run_on(HQ, linked=(if_successful(Delayed(back, RUN)),))), cost=0)
        with Table("runner", cards=(deal,), rules=RULES) as t:
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
            t.runner.hand("Old Deal").discard("Corroder", "Mimic", "Femme Fatale")
            t.runner.play("Old Deal")
            t.runner.pick("Corroder")
            t.finish_run()
            assert accessed(t) == []
            assert t.runner.titles("hand") == ["Corroder"]

    @pytest.mark.rule("26.03:7.3.5", "26.03:7.3.5b")
    def test_it_does_not_change_any_more_once_it_is_fixed(self) -> None:
        late = whenever_accessed(AccessMore(1))
        with Table("runner", cards=(late,), rules=RULES) as t:
            t.runner.put("Echo")
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 1

    @pytest.mark.rule("26.03:7.3.5b", "26.03:7.4.6b", "26.03:7.4.6")
    def test_it_may_be_higher_than_the_number_of_cards_and_a_card_that_comes_is_a_candidate(self) -> None:
        with Table("runner", cards=(whenever_accessed(Draw(1, CORP)),), rules=RULES) as t:
            t.runner.put("Echo")
            t.runner.put("HQ Interface")
            t.corp.hand("Hedge Fund").deck("Ice Wall", "Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund", "Ice Wall"]

    @pytest.mark.rule("26.03:7.4.4", "26.03:7.4.6b")
    def test_once_it_is_reached_no_card_of_hq_becomes_a_candidate(self) -> None:
        with Table("runner", cards=(whenever_accessed(Draw(1, CORP)),), rules=RULES) as t:
            t.runner.put("Echo")
            t.corp.hand("Hedge Fund").deck("Ice Wall", "Ice Wall").put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("access", server="HQ")
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Hedge Fund", "Hokusai Grid"]

    @pytest.mark.rule("26.03:7.3.5")
    @pytest.mark.parametrize(("server", "seen"), [("HQ", 1), ("R&D", 1), ("Archives", 1), ("Server 1", 0)])
    def test_an_access_fewer_lowers_it_and_elsewhere_the_number_of_choices(self, server: str, seen: int) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("SYNC BRE", server, rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("Hokusai Grid", "R&D")
            t.corp.hand("Hedge Fund").deck("Hedge Fund").discard("Hedge Fund", "Hedge Fund")
            t.runner.run(server)
            t.corp.number(0)
            t.runner.number(4)
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.happened("accessed") == seen

    @pytest.mark.rule("26.03:7.4.2b", "26.03:7.3.6", example=99)
    @pytest.mark.parametrize(("first", "seen"), [("Ice Wall", ["Hedge Fund"]), ("Hedge Fund", ["Hedge Fund"])])
    def test_hudson_counts_what_is_accessed_and_not_what_is_chosen(self, first: str, seen: list[str]) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Hudson 1.0", "Archives", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.discard("Ice Wall", "Hedge Fund")
            t.runner.hand("Immolation Script").play("Immolation Script")
            t.settle()
            t.runner.act("access", first)
            if first == "Ice Wall":
                t.runner.accept()
                t.runner.act("access", "Hedge Fund")
            t.finish_run()
            assert accessed(t) == seen
            assert t.corp.titles("discard").count("Ice Wall") == (2 if first == "Ice Wall" else 1)

    @pytest.mark.rule("26.03:7.4.2b")
    def test_a_prohibition_to_access_more_cards_leaves_the_limit_alone(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Hudson 1.0", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
            t.runner.put("HQ Interface")
            t.corp.put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            t.settle()
            breach = current_breach(t.state)
            assert breach is not None
            assert breach.left == 2
            t.finish_run()
            assert len(accessed(t)) == 1


class TestRnd:
    @pytest.mark.rule("26.03:7.4.7a", "26.03:7.4.6c", example=107)
    def test_after_bacterial_programming_the_breach_goes_on_from_the_new_top(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.deck(*["Ice Wall"] * 8, "Bacterial Programming", "Celebrity Gift")
            t.runner.hand("The Maker's Eye").play("The Maker's Eye")
            t.settle()
            t.corp.trigger("Bacterial Programming")
            t.corp.act("done")
            t.corp.act("done")
            t.corp.act("pick", "Celebrity Gift")
            while t.corp.can("pick"):
                t.corp.act("pick")
            t.finish_run()
            assert accessed(t) == ["Celebrity Gift", "Bacterial Programming", "Celebrity Gift"]

    @pytest.mark.rule("26.03:7.4.7b")
    def test_showing_off_goes_from_the_bottom_up(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "Pup")
            bottom = [t.state.card(cid).title for cid in t.state.deck[CORP][:2]]
            t.runner.put("R&D Interface")
            t.runner.hand("Showing Off").play("Showing Off")
            t.finish_run()
            assert accessed(t) == bottom

    @pytest.mark.rule("26.03:7.4.7", "26.03:7.4.7a")
    def test_the_next_candidate_is_the_next_card_down(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "Pup")
            top = [t.state.card(cid).title for cid in reversed(t.state.deck[CORP][-3:])]
            t.runner.hand("The Maker's Eye").play("The Maker's Eye")
            t.finish_run()
            assert accessed(t) == top

    @pytest.mark.rule("26.03:7.4.7a", "26.03:7.4.6c", example=108)
    def test_after_seidr_laboratories_the_new_top_card_comes_next_and_the_first_is_passed_over(self) -> None:
        with Table("runner", corp="Seidr Laboratories: Destiny Defined", rules=RULES, deck=0) as t:
            t.corp.put("Strongbox", "R&D", rezzed=True)
            t.corp.deck("Pup", "Enigma", "Hostile Takeover", "Hedge Fund").discard("Ice Wall")
            for _ in range(3):
                t.runner.put("R&D Interface")
            t.runner.run("R&D")
            for _ in range(3):
                t.runner.act("access", server="R&D")
                if t.runner.can("steal"):
                    t.runner.act("steal")
                    t.corp.trigger("Seidr Laboratories: Destiny Defined")
                    t.settle()
            t.runner.act("access", server="R&D")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund", "Hostile Takeover", "Ice Wall", "Enigma", "Strongbox"]


class TestProhibitions:
    @pytest.mark.rule("26.03:7.4.2a", "26.03:7.4.2")
    @pytest.mark.parametrize("trashed", [True, False])
    def test_once_a_prohibition_is_gone_its_cards_are_candidates(self, *, trashed: bool) -> None:
        cannot = Cannot("access", Is((OPERATION,), zone="anywhere"))
        gate = upgrade("Gate", "neutral_corp", cannot, cost=0, trash=1, influence=0)
        with Table("runner", cards=(gate,), rules=RULES) as t:
            t.corp.hand("Hedge Fund").put("Gate", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()  # the upgrade is the only candidate
            if trashed:
                t.runner.act("trash")
            go_on(t)
            t.finish_run()
            assert accessed(t) == (["Gate", "Hedge Fund"] if trashed else ["Gate"])

    @pytest.mark.rule("26.03:7.4.2", "26.03:7.5.4")
    def test_where_nothing_may_be_accessed_the_breach_has_no_candidate(self) -> None:
        with Table("runner", cards=(blinds(),), rules=RULES) as t:
            t.corp.hand("Hedge Fund").put("Hokusai Grid", "HQ")
            t.runner.put("Blinds")
            t.runner.run("HQ")
            t.finish_run()
            assert story(t, "access begins", "accessed", "access ends") == ["access begins", "access ends"]


class TestNewcomers:
    def table(self, server: str = "Server 1") -> Table:
        install = InstallOne(Is((UPGRADE,), zone=IN_HAND, side=CORP))
        echo = upgrade("Doorman", "neutral_corp", accessed_(install), cost=0, trash=1, influence=0)
        t = Table("runner", cards=(echo,), rules=RULES)
        t.corp.hand("Hokusai Grid").put("Doorman", server)
        t.runner.run(server)
        return t

    @pytest.mark.rule("26.03:7.4.6a", "26.03:10.3.1j", "26.03:7.4.6")
    @pytest.mark.parametrize("wanted", [True, False])
    def test_the_runner_says_at_the_checkpoint_if_a_card_that_entered_the_root_is_a_candidate(
        self, *, wanted: bool
    ) -> None:
        with self.table() as t:
            t.settle()
            t.corp.pick("Hokusai Grid")
            t.corp.destination("Server 1")
            t.corp.act("done")  # nothing is trashed for it
            d = t.decision
            assert d is not None
            assert (d.kind, d.rule) == ("access it too", "26.03:10.3.1j")
            assert t.state.find(AccessCard) is not None  # before the access of the other card goes on
            (t.runner.yes if wanted else t.runner.no)()
            go_on(t)
            t.finish_run()
            assert accessed(t) == (["Doorman", "Hokusai Grid"] if wanted else ["Doorman"])

    @pytest.mark.rule("26.03:10.3.1j")
    def test_nobody_is_asked_about_another_server(self) -> None:
        with self.table() as t:
            t.settle()
            t.corp.pick("Hokusai Grid")
            t.corp.destination("HQ")
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Doorman"]


class TestFacedownInArchives:
    @pytest.mark.rule("26.03:7.3.2a", "26.03:7.4.6d")
    def test_cards_that_come_facedown_are_one_blind_answer_and_stay_facedown(self) -> None:
        discard = DoToChosen("discard", Is(zone=IN_HAND, side=CORP), n=2, by=CORP)
        drop = upgrade("Trapdoor", "neutral_corp", accessed_(discard), cost=0, trash=1, influence=0)
        with Table("runner", cards=(drop,), rules=RULES) as t:
            t.corp.hand("Hedge Fund", "Ice Wall").put("Trapdoor", "Archives")
            t.corp.put("Hokusai Grid", "Archives")
            t.corp.discard("Enigma")
            t.runner.run("Archives")
            t.settle()
            t.runner.act("access", handle=t.card("Trapdoor").handle)
            if t.corp.can("pick", "Hedge Fund"):
                t.corp.pick("Hedge Fund", "Ice Wall")
            go_on(t)
            down = set(t.state.down)
            assert {t.state.card(cid).title for cid in down} == {"Hedge Fund", "Ice Wall"}
            assert not any(visible(t.state, cid, RUNNER) for cid in down)
            assert sorted(offered(t)) == ["Archives", "Enigma", "facedown"]  # the last one is in the root
            t.runner.act("access", server="Archives")
            assert sum(visible(t.state, cid, RUNNER) for cid in down) == 1
            t.runner.act("access", server="Archives")
            assert sorted(accessed(t)[1:]) == ["Hedge Fund", "Ice Wall"]
            assert all(visible(t.state, cid, RUNNER) for cid in down)
            assert down <= t.state.down
            t.finish_run()
            assert down <= t.state.down
            assert not any(visible(t.state, cid, RUNNER) for cid in down)
            assert sorted(accessed(t)) == ["Enigma", "Hedge Fund", "Hokusai Grid", "Ice Wall", "Trapdoor"]


class TestWhatWasAccessed:
    @pytest.mark.rule("26.03:7.3.1a", "26.03:1.21.6", "26.03:4.4.6b")
    def test_it_stays_visible_to_the_runner_until_the_breach_ends(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("Hedge Fund").put("Hokusai Grid", "HQ")
            fund = t.cid("Hedge Fund")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("access", server="HQ")
            # The only candidate that is left is accessed at once.
            assert accessed(t) == ["Hedge Fund", "Hokusai Grid"]
            assert visible(t.state, fund, RUNNER)
            assert open_to_runner(t.state, fund)
            go_on(t)
            t.finish_run()
            assert not visible(t.state, fund, RUNNER)
            assert not open_to_runner(t.state, fund)


class TestEnd:
    @pytest.mark.rule("26.03:7.3.7", "26.03:7.1.8", "26.03:6.1.4a")
    def test_the_end_of_the_run_ends_access_and_breach(self) -> None:
        alarm = whenever_accessed(EndRun())
        with Table("runner", cards=(alarm,), rules=RULES) as t:
            t.runner.put("Echo")
            t.corp.discard("Hostile Takeover", "Private Security Force")
            t.runner.run("Archives")
            t.settle()
            t.runner.act("access", "Hostile Takeover")
            t.finish_run()
            assert accessed(t) == ["Hostile Takeover"]
            assert t.runner.score == 0
            assert t.run is None

    @pytest.mark.rule("26.03:7.3.8", example=100)
    def test_the_breach_that_raymond_flint_grants_waits_for_the_end_of_this_one(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Raymond Flint")
            t.corp.hand("Clone Retirement").put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("access", server="HQ")
            t.corp.hand("Ice Wall")
            t.finish_run()
            assert accessed(t) == ["Clone Retirement", "Hokusai Grid", "Ice Wall"]
            begins = ["access begins", "access ends", "access begins", "access ends"]
            assert story(t, "access begins", "access ends") == begins

    @pytest.mark.rule("26.03:7.3.8", "26.03:6.8.2c")
    def test_it_does_not_begin_once_the_run_was_ended(self) -> None:
        alarm = resource("Alarm", "neutral_runner", when(On("after access"), EndRun()), cost=0, influence=0)
        with Table("runner", cards=(alarm,), rules=RULES) as t:
            t.runner.put("Raymond Flint")
            t.runner.put("Alarm")
            t.corp.hand("Clone Retirement", "Clone Retirement").put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("access", server="HQ")
            t.runner.trigger("Clone Retirement")
            t.finish_run()
            assert accessed(t) == ["Clone Retirement"]
            assert t.happened("bad publicity taken") == 1
            assert t.happened("access begins") == 1
