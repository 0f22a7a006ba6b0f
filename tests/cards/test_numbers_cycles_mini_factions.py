"""Adam's, Apex's and Sunny Lebeau's cards, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now, trial

from sneakdoor.testing import Table


class TestAdam:
    def test_neutralize_all_threats_trashes_the_first_card_with_a_trash_cost_in_a_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=9).put("Neutralize All Threats")
            t.runner.run("R&D")  # a card without one
            t.finish_run()
            assert (t.happened("revealed"), t.corp.titles("discard")) == (0, [])
            t.runner.run("Server 1")
            t.settle()
            if now(t).kind == "accessed card":
                assert [option.kind for option in now(t).options] == ["trash"]
                t.runner.act("trash")
            t.settle()
            assert (t.corp.titles("discard"), t.runner.credits, t.happened("revealed")) == (["PAD Campaign"], 5, 1)
            t.runner.run("Server 2")
            t.runner.decline()
            assert (t.corp.titles("discard"), t.runner.credits) == (["PAD Campaign"], 5)

    def test_neutralize_all_threats_accesses_one_more_card_from_hq(self) -> None:
        with Table("runner") as t:
            t.corp.hand(*["Hedge Fund"] * 4)
            t.runner.put("Neutralize All Threats")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("accessed"), t.runner.link) == (2, 0)
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("accessed") == 3

    def test_always_be_running_breaks_a_subroutine_for_2_clicks_once_a_turn(self) -> None:
        t = Table("runner", cards=(trial("Trap", 9),), skip_forced=False, clicks=7)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Always Be Running")
        encounter(t, "HQ")
        t.runner.use("Always Be Running")
        if now(t).kind == "break":
            t.game.choose(now(t).options[0])
        assert t.runner.clicks == 4
        assert not t.runner.can("use", "Always Be Running", at="6.9.3b")
        t.finish_run()
        assert t.corp.credits == 7

    def test_find_the_truth_looks_at_the_top_card_of_rnd_after_the_first_successful_run(self) -> None:
        with Table("runner") as t:
            t.runner.put("Find the Truth")
            t.runner.run("Archives")
            t.runner.accept()
            t.settle()
            looked = [one for one in t.state.journal.since(0) if one.kind == "looked at"]
            assert [one.cid for one in looked] == [t.state.deck[0][-1]]
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("looked at") == 1

    def test_emergent_creativity_finds_nothing_that_cannot_be_paid(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=2).hand("Emergent Creativity", "Corroder")
            t.runner.deck("Mimic", "Akamatsu Mem Chip", "Femme Fatale", "Wyrm", "Datasucker")
            t.runner.play("Emergent Creativity")
            t.runner.pick("Corroder")
            found = {option.card for option in now(t).options if option.card}
            assert found == {"Akamatsu Mem Chip", "Wyrm", "Datasucker"}
            t.runner.pick("Wyrm")
            t.runner.act("done") if t.runner.can("done") else None
            assert (t.card("Wyrm").installed, t.runner.credits, t.zone("Corroder")) == (True, 0, "the heap")

    def test_safety_first_takes_2_from_the_hand_size_and_draws_as_the_runners_turn_ends(self) -> None:
        t = Table("runner")
        t.runner.put("Safety First")
        assert t.runner.hand_size == 3
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.end_turn()
        assert len(t.runner.titles("hand")) == 3
        t.end_turn()
        assert len(t.runner.titles("hand")) == 3


class TestApex:
    @pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
    def test_apocalypse_wants_a_successful_run_on_each_central_server(self, missing: str) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Apocalypse").put("Corroder")
            for server in ("HQ", "R&D", "Archives"):
                if server != missing:
                    t.runner.run(server)
                    t.finish_run()
            assert not t.runner.can("play", "Apocalypse")
            t.runner.run(missing)
            t.finish_run()
            t.runner.play("Apocalypse")
            assert sorted(t.corp.titles("discard")) == ["Ice Wall", "PAD Campaign"]
            assert (t.runner.credits, t.runner.titles("discard")) == (2, ["Apocalypse"])
            assert t.card("Corroder").installed

    def test_apex_installs_no_resource_that_is_not_virtual(self) -> None:
        with Table("runner", runner="Apex: Invasive Predator") as t:
            t.runner.set(credits=9).hand("Ice Carver", "Kati Jones", "Corroder", "Akamatsu Mem Chip")
            assert not t.runner.can("install", "Kati Jones")
            for title in ("Ice Carver", "Corroder", "Akamatsu Mem Chip"):
                assert t.runner.can("install", title)

    def test_apex_may_install_a_card_facedown_when_the_runners_turn_begins(self) -> None:
        t = Table("corp", runner="Apex: Invasive Predator")
        t.runner.hand("Kati Jones")
        t.end_turn()
        t.runner.accept()
        t.runner.pick("Kati Jones") if now(t).kind not in ("action", "paid ability window") else None
        assert (t.card("Kati Jones").installed, t.runner.credits, t.runner.clicks) == (True, 5, 4)
        t.runner.hand("Corroder")
        t.end_turn()
        t.settle()
        assert t.runner.titles("hand") == ["Corroder"]

    def test_reboot_installs_up_to_5_cards_from_the_heap_facedown(self) -> None:
        with Table("runner") as t:
            heap = ("Diesel", "Corroder", "Mimic", "Kati Jones", "Easy Mark", "Legwork")
            t.runner.hand("Reboot").discard(*heap)
            t.runner.play("Reboot")
            t.settle()
            for title in heap[:5]:
                t.runner.act("pick", title)
            t.settle()
            assert now(t).kind == "action"
            assert (t.runner.titles("discard"), t.runner.credits) == (["Legwork"], 4)
            assert [t.card(title).installed for title in heap[:5]] == [True] * 5
            assert t.state.place(t.cid("Reboot")) == "removed"

    def test_assimilator_turns_a_card_faceup_for_2_clicks_and_trashes_an_event(self) -> None:
        with Table("runner") as t:
            t.runner.put("Assimilator")
            event = t.runner.put("Diesel", facedown=True)
            program = t.runner.put("Corroder", facedown=True)
            t.runner.use("Assimilator")
            t.runner.pick(program)
            assert (program.installed, program.strength, t.runner.clicks) == (True, 2, 2)
            t.runner.use("Assimilator")
            t.settle()
            assert (event.zone, t.runner.clicks, t.runner.titles("hand")) == ("the heap", 0, [])

    def test_assimilator_needs_2_clicks(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Assimilator")
            t.runner.put("Corroder", facedown=True)
            assert not t.runner.can("use", "Assimilator")

    def test_hunting_grounds_does_nothing_about_what_other_cards_do_at_an_encounter(self) -> None:
        with Table("runner", runner="Rielle “Kit” Peddler: Transhuman", cards=(trial("Barrier"),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Hunting Grounds")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("subtype gained"), t.happened("prevented"), t.corp.credits) == (1, 0, 8)


class TestSunny:
    @staticmethod
    def meet(t: Table) -> None:
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Security Nexus")
        t.runner.run("HQ")
        t.runner.accept()
        t.settle()

    def test_security_nexus_makes_the_corp_trace_5_to_tag_the_runner_and_end_the_run(self) -> None:
        with Table("runner", cards=(trial("Barrier"),)) as t:
            t.runner.set(credits=3)
            self.meet(t)
            assert now(t).side.name == "CORP"
            t.corp.number(0)
            t.runner.number(3)  # with a link of 1 that makes 4
            t.settle()
            assert (t.state.tags, t.run, t.corp.credits) == (1, None, 5)

    def test_security_nexus_bypasses_the_ice_if_the_trace_fails_and_is_asked_once_a_turn(self) -> None:
        with Table("runner", cards=(trial("Barrier"),)) as t:
            t.runner.set(credits=4)
            self.meet(t)
            t.corp.number(0)
            t.runner.number(4)
            t.finish_run()
            assert (t.state.tags, t.happened("bypassed"), t.corp.credits, t.happened("traced")) == (0, 1, 8, 1)
