"""Accessing individual cards (CR 7.7, 7.8)."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on, story

from sneakdoor.model.enums import RUNNER
from sneakdoor.options import Option
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestTrashingTheAccessedCard:
    @pytest.mark.rule("7.7.2", "7.8.3")
    def test_the_trash_cost_is_paid_and_the_card_goes_faceup_to_archives(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            assert t.runner.credits == 0
            assert t.zone("PAD Campaign") == "Archives"
            assert visible(t.state, t.cid("PAD Campaign"), RUNNER)

    @pytest.mark.rule("7.7.2")
    def test_who_cannot_pay_cannot_trash(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=3)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert not t.runner.can("trash")
            go_on(t)
            assert t.card("PAD Campaign").installed

    @pytest.mark.rule("7.7.2", "7.7.4")
    def test_the_runner_may_leave_the_card_where_it_is(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            go_on(t)
            assert t.runner.credits == 9
            assert not t.card("PAD Campaign").rezzed

    @pytest.mark.rule("7.7.2")
    def test_a_trash_cost_of_zero_is_a_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.corp.set(credits=0)
            t.corp.hand("Snare!")
            t.runner.run("HQ")
            t.runner.act("trash")
            assert t.zone("Snare!") == "Archives"

    @pytest.mark.rule("7.7.2")
    def test_credits_for_trashing_pay_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=2)
            t.runner.put("Scrubber")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            assert t.runner.credits == 0
            assert t.card("Scrubber").tokens("credit") == 0
            assert t.zone("PAD Campaign") == "Archives"

    @pytest.mark.rule("7.7.2")
    def test_imp_trashes_a_card_without_a_trash_cost(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("trash")
            t.runner.use("Imp")
            assert t.card("Imp").tokens("virus") == 1
            assert t.corp.titles("discard") == ["Hedge Fund"]

    @pytest.mark.rule("7.7.2", "9.6.3")
    def test_imp_works_once_each_turn(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.run("HQ")
            t.runner.use("Imp")
            t.runner.run("R&D")
            t.settle()
            assert not t.runner.can("permit", "Imp")
            go_on(t)

    @pytest.mark.rule("7.7.2", "4.5.6b")
    def test_a_card_trashed_from_rnd_lies_faceup(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Enigma")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.run("R&D")
            t.runner.use("Imp")
            assert t.zone("Enigma") == "Archives"
            assert t.state.down == frozenset()

    @pytest.mark.rule("7.7.2a")
    def test_nothing_is_trashed_in_archives(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            t.corp.discard("PAD Campaign")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.run("Archives")
            t.state.forced = False
            t.runner.act("access", "PAD Campaign")
            assert t.state.find(AccessCard) is not None
            assert not t.runner.can("trash")
            assert not t.runner.can("permit", "Imp")
            go_on(t)

    @pytest.mark.rule("7.7.2b")
    def test_an_agenda_trashed_by_other_means_is_not_stolen(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Private Security Force")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.run("HQ")
            t.runner.use("Imp")
            assert t.runner.score == 0
            assert t.zone("Private Security Force") == "Archives"

    @pytest.mark.rule("7.7.2")
    def test_a_run_event_gives_a_way_to_trash_for_nothing_during_its_run_only(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=2)
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.runner.hand("Demolition Run")
            t.runner.play("Demolition Run")
            t.runner.act("server", server="HQ")
            t.runner.use("Demolition Run")
            assert t.corp.titles("discard") == ["Hedge Fund"]
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("permit", "Demolition Run")
            go_on(t)

    @pytest.mark.rule("7.7.2")
    def test_a_permission_may_ask_for_the_trash_cost_and_do_something_else(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).put("Salsette Slums")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.use("Salsette Slums")
            assert t.runner.credits == 0
            assert t.state.removed == [t.cid("PAD Campaign")]
            assert t.happened("trashed") == 0

    @pytest.mark.rule("7.7.2")
    def test_it_needs_a_trash_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).put("Salsette Slums")
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.state.forced = False
            t.runner.act("access", server="HQ")
            assert not t.runner.can("permit", "Salsette Slums")
            t.runner.act("go on")


class TestObligations:
    @pytest.mark.rule("9.8.5a", example=81)
    def test_who_must_trash_uses_imp_or_the_credits_of_scrubber(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=4)
        t.corp.put("Mumbad Virtual Tour", "Server 1")
        t.runner.put("Imp", tokens={"virus": 1})
        t.runner.put("Scrubber")
        t.runner.run("Server 1")
        t.settle()
        assert t.runner.can("trash")
        assert t.runner.can("permit", "Imp")
        assert not t.runner.can("go on")
        assert [one.rule for one in t.game.why_not(Option("go on"))] == ["9.8.5a"]

    @pytest.mark.both
    @pytest.mark.rule("9.8.5a")
    def test_removing_a_card_from_the_game_is_not_trashing_it(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=5).put("Salsette Slums")
        t.corp.put("Mumbad Virtual Tour", "Server 1")
        t.runner.run("Server 1")
        t.settle()  # the only answer is taken
        assert t.zone("Mumbad Virtual Tour") == "Archives"

    @pytest.mark.both
    @pytest.mark.rule("9.8.5a")
    def test_who_cannot_trash_goes_on(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4)
            t.corp.put("Mumbad Virtual Tour", "Server 1")
            t.runner.run("Server 1")
            go_on(t)
            assert t.card("Mumbad Virtual Tour").installed

    @pytest.mark.rule("9.8.5e")
    def test_a_named_means_is_the_only_one_that_must_be_used(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.corp.hand("PAD Campaign")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.put("Neutralize All Threats")
            t.runner.run("HQ")
            t.settle()
            assert t.runner.can("permit", "Imp")
            go_on(t)
            assert t.corp.titles("hand") == ["PAD Campaign"]

    @pytest.mark.both
    @pytest.mark.rule("9.8.5e")
    def test_who_can_pay_must_pay_and_the_card_was_revealed(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=4)
        t.corp.deck("PAD Campaign")
        t.runner.put("Imp", tokens={"virus": 1})
        t.runner.put("Neutralize All Threats")
        t.runner.run("R&D")
        t.settle()
        # The only answer was to pay, so nobody had to be asked.
        assert t.zone("PAD Campaign") == "Archives"
        assert t.runner.credits == 0
        assert t.card("Imp").tokens("virus") == 1
        assert t.happened("revealed") == 1


class TestStealing:
    @pytest.mark.rule("7.7.3", "7.8.4")
    def test_an_agenda_is_stolen_whether_the_runner_wants_it_or_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Private Security Force")
            t.runner.run("HQ")
            t.state.forced = False
            t.runner.act("access", server="HQ")
            assert not t.runner.can("steal")
            assert t.runner.can("go on")
            go_on(t)
            assert t.runner.score == 2

    @pytest.mark.rule("7.7.3")
    def test_additional_costs_are_paid_to_steal(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=2).hand(*["Sure Gamble"] * 3)
            t.corp.hand("Fetal AI")
            t.runner.run("HQ")
            t.runner.act("steal")
            assert t.runner.credits == 0
            assert t.runner.score == 2

    @pytest.mark.rule("7.7.3")
    def test_additional_costs_may_be_declined_and_the_agenda_stays(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand(*["Sure Gamble"] * 3)
            t.corp.hand("Fetal AI")
            t.runner.run("HQ")
            go_on(t)
            assert t.runner.credits == 9
            assert t.runner.score == 0
            assert t.corp.titles("hand") == ["Fetal AI"]

    @pytest.mark.rule("7.7.3")
    def test_who_cannot_pay_does_not_steal(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=1).hand(*["Sure Gamble"] * 3)
            t.corp.hand("Fetal AI")
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("steal")
            go_on(t)
            assert t.runner.score == 0

    @pytest.mark.rule("7.7.3", "1.15.1")
    def test_damage_as_a_cost_to_steal(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Obokata Protocol")
            t.runner.run("HQ")
            t.runner.act("steal")
            assert len(t.state.hand[RUNNER]) == 1
            assert t.runner.score == 3

    @pytest.mark.rule("7.7.3")
    def test_an_agenda_in_archives_is_stolen_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Private Security Force", faceup=False)
            t.runner.run("Archives")
            go_on(t)
            assert t.runner.score == 2

    @pytest.mark.rule("7.7.3", "1.15.9")
    def test_a_card_in_the_root_raises_the_price_of_agendas_in_hq(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=5)
            t.corp.hand("Private Security Force")
            t.corp.put("Red Herrings", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.act("access", server="HQ")
            t.runner.act("steal")
            assert t.runner.credits == 0
            assert t.runner.score == 2
            go_on(t)

    @pytest.mark.rule("7.7.3")
    def test_it_does_not_matter_for_other_servers_or_unrezzed(self) -> None:
        for server, rezzed in (("R&D", True), ("HQ", False)):
            with Table(turn="runner") as t:
                t.runner.set(credits=0)
                t.corp.hand("Private Security Force")
                t.corp.put("Red Herrings", server, rezzed=rezzed)
                t.runner.run("HQ")
                t.finish_run()
                assert t.runner.score == 2

    @pytest.mark.rule("7.7.3")
    def test_it_goes_on_for_the_run_in_which_it_is_trashed_and_no_longer(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4)
            t.corp.hand("Private Security Force")
            herrings = t.corp.put("Red Herrings", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.act("access", handle=herrings.thing.handle)
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("Red Herrings") == "Archives"
            assert t.runner.score == 0  # five credits could not be paid
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.score == 2

    @pytest.mark.rule("7.7.3", "1.15.9b")
    def test_several_costs_are_paid_together_or_not_at_all(self) -> None:
        for purse, steals in ((6, False), (7, True)):
            t = Table(turn="runner")
            t.runner.set(credits=purse).hand(*["Sure Gamble"] * 3)
            t.corp.put("Red Herrings", "Server 1", rezzed=True)
            agenda = t.corp.put("Fetal AI", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("access", handle=agenda.thing.handle)
            t.settle()
            assert t.runner.can("steal") is steals

    @pytest.mark.rule("7.7.3")
    def test_an_agenda_that_is_taken_away_while_it_is_accessed_is_not_stolen(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Private Security Force")
            t.runner.put("Film Critic")
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            t.finish_run()
            assert t.runner.score == 0
            assert t.happened("stolen") == 0
            assert t.card("Private Security Force").thing.host == t.cid("Film Critic")
            t.runner.use("Film Critic")
            assert t.runner.score == 2
            assert t.happened("stolen") == 0


class TestCostsToAccess:
    @pytest.mark.rule("1.15.9", "7.6.5")
    def test_an_additional_cost_to_access_is_paid_for_each_card(self) -> None:
        with Table(turn="runner", corp="Gagarin Deep Space: Expanding the Horizon") as t:
            t.runner.set(credits=2)
            t.corp.put("PAD Campaign", "Server 1")
            second = t.corp.put("Hokusai Grid", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("access", handle=second.thing.handle)
            assert t.runner.credits == 1
            t.runner.act("access")
            assert t.runner.credits == 0
            assert sorted(accessed(t)) == ["Hokusai Grid", "PAD Campaign"]

    @pytest.mark.rule("1.15.9", "7.6.5")
    def test_it_may_be_declined_and_the_card_is_not_accessed(self) -> None:
        with Table(turn="runner", corp="Gagarin Deep Space: Expanding the Horizon") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("go on")
            assert accessed(t) == []
            assert t.runner.credits == 5

    @pytest.mark.rule("1.15.9")
    def test_who_cannot_pay_does_not_access(self) -> None:
        with Table(turn="runner", corp="Gagarin Deep Space: Expanding the Horizon") as t:
            t.runner.set(credits=0)
            t.corp.put("Private Security Force", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert accessed(t) == []
            assert t.runner.score == 0

    @pytest.mark.rule("1.15.9")
    def test_central_servers_are_free(self) -> None:
        with Table(turn="runner", corp="Gagarin Deep Space: Expanding the Horizon") as t:
            t.runner.set(credits=0)
            t.corp.hand("Private Security Force")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.score == 2


class TestStepsOfOneCard:
    @pytest.mark.rule("7.8.1", "7.8.2", "7.1.3")
    def test_when_accessed_abilities_of_inactive_cards_come_before_the_card_is_trashed(self) -> None:
        t = Table(turn="runner")
        t.corp.hand("Snare!")
        t.runner.hand(*["Sure Gamble"] * 4)
        t.runner.run("HQ")
        t.corp.trigger("Snare!")
        t.settle()
        assert len(t.state.hand[RUNNER]) == 1
        assert t.state.tags == 1
        assert t.runner.can("trash")

    @pytest.mark.rule("7.8.1", "7.8.4")
    def test_the_ambush_of_an_agenda_comes_before_it_is_stolen(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.hand("Fetal AI")
            t.runner.run("HQ")
            t.settle()
            assert len(t.state.hand[RUNNER]) == 1
            assert t.runner.score == 0
            go_on(t)

    @pytest.mark.rule("7.8.5", "7.8.6")
    def test_after_access_comes_when_the_card_is_dealt_with(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            assert story(t, "accessed", "trashed", "after access") == ["accessed", "trashed", "after access"]

    @pytest.mark.rule("7.8.3")
    def test_the_runner_is_asked_about_every_card_alike(self) -> None:
        """Whether there is a question must not tell what the card is."""
        counts = set()
        for title in ("Hedge Fund", "Enigma", "PAD Campaign", "Private Security Force", "Obokata Protocol"):
            t = Table(turn="runner")
            t.state.forced = False
            t.corp.deck(title)
            t.runner.run("R&D")
            while t.state.find(AccessCard) is None:
                d = t.game.decision
                assert d is not None
                if d.kind in ("paid ability window", "jack out"):
                    t._let_pass(d)
                else:
                    t.game.choose(d.options[0])
            d = t.game.decision
            assert d is not None
            assert d.side == RUNNER
            counts.add((d.kind, d.rule))
            assert d.prompt.startswith(f"You access {title}")  # the Runner, who looks at it, is told what it is
        assert counts == {("accessed card", "7.8.3")}

    @pytest.mark.rule("7.7.1")
    def test_an_encounter_may_begin_inside_an_access_and_the_access_goes_on(self) -> None:
        t = Table(turn="runner")
        t.corp.set(credits=20).hand("Archangel")
        t.runner.put("Desperado")
        t.runner.run("HQ")
        t.corp.trigger("Archangel")
        t.settle()
        assert t.happened("encounter") == 1
        assert t.state.find(AccessCard) is not None


class TestReplacedAccess:
    @pytest.mark.rule("6.9.5g", "7.6.1")
    def test_account_siphon_leaves_hq_unaccessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Private Security Force")
            t.runner.set(credits=0).hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.act("instead")
            t.runner.number(5)
            assert t.corp.credits == 0
            assert t.runner.credits == 10
            assert t.state.tags == 2
            assert t.happened("access begins") == 0

    @pytest.mark.rule("6.7.3b")
    def test_account_siphon_may_be_declined_for_a_plain_access(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Private Security Force")
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.act("normally")
            go_on(t)
            assert t.runner.score == 2
            assert t.state.tags == 0

    @pytest.mark.rule("9.8.4d", example=80)
    def test_of_two_bank_jobs_only_one_replaces_the_access(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.trigger("Bank Job")
            assert not t.runner.can("trigger", "Bank Job")
            t.runner.number(5)
            t.settle()
            assert t.runner.credits == 10
            assert t.happened("access begins") == 0
            assert sorted(t.state.tokens(t.cid("Bank Job", n), "credit") for n in (0, 1)) == [3, 8]

    @pytest.mark.rule("7.1.1b")
    def test_eden_shard_is_installed_instead_of_accessing_rnd(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).hand("Eden Shard")
            t.corp.deck("Private Security Force")
            t.runner.run("R&D")
            t.runner.trigger("Eden Shard")
            t.settle()
            assert t.card("Eden Shard").installed
            assert t.runner.score == 0
            assert t.runner.credits == 0
