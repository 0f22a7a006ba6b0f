"""Official rulings about the Corp's operations, and about drawing and playing cards."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestBioroidWorkCrew:
    @pytest.mark.both
    @pytest.mark.rule("9.2.7")
    def test_it_follows_in_the_next_window_and_not_later(self) -> None:
        with Table() as t:
            t.corp.put("Bioroid Work Crew", "Server 1", rezzed=True)
            t.corp.hand("Hedge Fund", "Ice Wall")
            t.corp.play("Hedge Fund")
            assert t.corp.can("use", "Bioroid Work Crew")
            t.corp.act("credit")
            assert not t.corp.can("use", "Bioroid Work Crew")


class TestCastingCall:
    def cast(self, agenda: str) -> Table:
        t = Table()
        t.corp.hand("Casting Call", agenda)
        t.corp.play("Casting Call")
        t.corp.destination("new")
        return t

    @pytest.mark.rule("3.2.3a")
    def test_the_agenda_is_faceup_and_not_active(self) -> None:
        with self.cast("Braintrust") as t:
            assert t.card("Braintrust").thing.faceup
            t.card("Braintrust").thing.tokens = {"agenda": 1}
            ice = t.corp.put("Ice Wall", "HQ")
            t.end_turn()
            t.corp.set(credits=5)
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert ice.rezzed
            assert t.corp.credits == 4

    @pytest.mark.rule("3.2.3a")
    def test_an_agenda_that_is_faceup_by_its_own_word_works(self) -> None:
        with self.cast("Oaktown Renovation") as t:
            t.corp.advance("Oaktown Renovation")
            assert t.corp.credits == 5 - 1 + 2

    @pytest.mark.rule("10.3.1g")
    def test_it_is_trashed_with_the_agenda_it_is_on(self) -> None:
        with self.cast("Hostile Takeover") as t:
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.state.tags == 2
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert t.corp.titles("discard") == ["Casting Call"]


class TestFastBreak:
    @pytest.mark.rule("1.4:1.8.5")
    def test_the_number_of_cards_to_draw_is_settled_before_the_first_is_seen(self) -> None:
        with Table() as t:
            t.runner.scored("Hostile Takeover", "Braintrust")
            t.corp.hand("Fast Break").set(credits=9)
            t.corp.play("Fast Break")
            drawn = t.happened("drawn")
            t.corp.number(2)
            assert (drawn, t.happened("drawn")) == (0, 2)


class TestFullyOperational:
    @pytest.mark.rule("9.8.6b")
    def test_one_protected_remote_server_makes_it_happen_twice(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Enigma", "Server 2")
            t.corp.hand("Fully Operational")
            t.corp.play("Fully Operational")
            t.corp.mode("gain")
            t.corp.mode("draw")
            assert t.corp.credits == 5 - 1 + 2
            assert len(t.corp.titles("hand")) == 2


class TestTerminalOperations:
    @pytest.mark.rule("5.4.3")
    def test_played_by_subcontract_it_leaves_no_second_operation(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.hand("Subcontract", "Hard-Hitting News", "Hedge Fund")
            t.runner.set(tags=1)
            t.runner.run("Archives")
            t.finish_run()
            t.corp.play("Subcontract")
            t.corp.pick("Hard-Hitting News")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.state.tags == 5
            assert "Hedge Fund" in t.corp.titles("hand")
            assert t.state.active != CORP

    @pytest.mark.rule("5.4.3")
    def test_no_window_follows_in_the_action_phase(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("IPO").set(credits=8)
            t.corp.play("IPO")
            assert t.decision is None or t.decision.rule != "5.6.2a"
            t.settle()
            assert t.state.active != CORP


class TestKillSwitch:
    @pytest.mark.rule("7.2.2")
    def test_an_agenda_accessed_in_rnd_is_revealed(self) -> None:
        with Table() as t:
            t.corp.hand("Kill Switch")
            t.corp.deck("Obokata Protocol")
            t.corp.play("Kill Switch")
            t.end_turn()
            assert not visible(t.state, t.state.deck[CORP][-1], CORP)
            t.runner.run("R&D")
            t.settle()
            assert visible(t.state, t.state.deck[CORP][-1], CORP)
            t.corp.number(0)
            t.runner.number(3)
            t.finish_run()


class TestOversightAI:
    def overseen(self) -> Table:
        t = Table(corp="Haas-Bioroid: Engineering the Future")
        t.corp.hand("Oversight AI").put("Himitsu-Bako", "HQ")
        t.corp.play("Oversight AI")
        return t

    @pytest.mark.rule("10.1.4")
    def test_becoming_a_counter_is_no_installation(self) -> None:
        with self.overseen() as t:
            assert t.card("Himitsu-Bako").rezzed
            assert t.corp.credits == 5 - 1

    @pytest.mark.rule("1.12.11", "10.3.1g")
    def test_it_goes_to_archives_when_the_ice_is_uninstalled(self) -> None:
        with self.overseen() as t:
            t.corp.use("Himitsu-Bako")
            t.settle()
            assert t.corp.titles("hand") == ["Himitsu-Bako"]
            assert t.corp.titles("discard") == ["Oversight AI"]


class TestPoliticalDealings:
    @pytest.mark.rule("1.4:1.8.5", "1.4:1.8.5a")
    def test_it_looks_at_what_daily_business_show_has_left(self) -> None:
        with Table() as t:
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.corp.put("Political Dealings", "Server 2", rezzed=True)
            t.corp.deck("Hostile Takeover", "Braintrust")
            t.corp.act("draw")
            t.corp.pick("Braintrust")
            t.corp.yes()
            t.corp.destination("new")
            t.settle()
            assert t.card("Hostile Takeover").installed
            assert t.state.card(t.state.deck[CORP][0]).title == "Braintrust"


class TestPowerShutdown:
    def shut(self, deck: int = 12, **rig: str) -> Table:
        t = Table("runner", clicks=1, deck=deck)
        t.corp.hand("Power Shutdown")
        for title in rig.values():
            t.runner.put(title)
        t.runner.run("Archives")
        t.finish_run()
        return t

    @pytest.mark.rule("1.4:1.14.2")
    def test_x_is_settled_before_cards_are_trashed_and_no_more_than_rnd_has(self) -> None:
        with self.shut(deck=3, rig="Corroder") as t:
            t.corp.play("Power Shutdown")
            assert t.decision is not None
            assert t.happened("trashed") == 0
            assert max(option.number for option in t.decision.options) == len(t.state.deck[CORP])
            t.corp.number(2)
            t.settle()
            assert t.zone("Corroder") == "the heap"

    @pytest.mark.rule("1.2.5")
    def test_it_can_be_played_against_an_empty_rig(self) -> None:
        with self.shut() as t:
            t.corp.play("Power Shutdown")
            t.corp.number(3)
            t.settle()
            assert len(t.corp.titles("discard")) == 4


class TestTargetedMarketing:
    @pytest.mark.rule("3.5.1b", "9.6.5")
    def test_a_named_current_ends_it_before_it_pays(self) -> None:
        with Table() as t:
            t.corp.hand("Targeted Marketing")
            t.runner.hand("Employee Strike")
            t.corp.play("Targeted Marketing")
            t.corp.act("name", "Employee Strike")
            t.end_turn()
            before = t.corp.credits
            t.runner.play("Employee Strike")
            assert t.zone("Targeted Marketing") == "Archives"
            assert t.corp.credits == before


class TestTheAllSeeingI:
    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize("bad", [0, 1])
    def test_bad_publicity_is_not_needed_to_play_it(self, bad: int) -> None:
        with Table() as t:
            t.corp.hand("The All-Seeing I").set(bad_publicity=bad)
            t.runner.set(tags=1).put("Daily Casts")
            t.corp.play("The All-Seeing I")
            if bad:
                t.runner.yes()
            t.settle()
            assert t.card("Daily Casts").installed == bool(bad)

    @pytest.mark.rule("1.9.4")
    def test_bad_publicity_that_is_only_considered_cannot_be_removed(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.hand("The All-Seeing I")
            t.runner.set(tags=1).hand("Corporate Scandal").put("Daily Casts")
            t.runner.play("Corporate Scandal")
            t.corp.play("The All-Seeing I")
            assert t.zone("Daily Casts") == "the heap"


class TestMCAInformant:
    @pytest.mark.both
    @pytest.mark.rule("1.9.4")
    def test_the_tag_it_stands_for_cannot_be_removed(self) -> None:
        with Table() as t:
            t.corp.hand("MCA Informant")
            t.runner.put("Fall Guy")
            t.corp.play("MCA Informant")
            t.settle()
            assert not t.runner.can("remove tag")
            t.runner.use("Fall Guy", "Trash this card")  # but its host can be trashed
            assert t.corp.titles("discard") == ["MCA Informant"]


class TestNAPDCordon:
    @pytest.mark.rule("1.15.9b")
    def test_its_cost_and_that_of_the_agenda_are_spent_at_one_time(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon")
            t.corp.put("Fetal AI", "Server 1", tokens={"advancement": 2})
            t.runner.set(credits=12).hand(*["Sure Gamble"] * 4)
            t.corp.play("NAPD Cordon")
            t.end_turn()
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("steal")
            t.finish_run()
            spent = [
                one.amount for one in t.state.journal.since(0) if one.kind == "credits spent" and one.side == RUNNER
            ]
            assert spent == [4 + 2 * 2 + 2]


class TestRamanRai:
    def both(self) -> Table:
        t = Table("runner", clicks=1)
        t.corp.discard("Hostile Takeover").deck("Braintrust")
        t.corp.put("Raman Rai", "Server 1", rezzed=True)
        t.corp.put("Political Dealings", "Server 2", rezzed=True)
        t.runner.act("credit")
        return t

    @pytest.mark.rule("1.4:1.8.5", "10.11.4a")
    def test_political_dealings_sees_the_agenda_that_came_from_archives(self) -> None:
        with self.both() as t:
            t.corp.trigger("Raman Rai")
            t.corp.yes()
            t.corp.yes()
            t.corp.destination("new")
            t.settle()
            assert t.card("Hostile Takeover").installed
            assert t.cid("Braintrust") in t.state.down


class TestSubliminalMessaging:
    @pytest.mark.rule("4.1.2b")
    @pytest.mark.parametrize("faceup", [True, False])
    def test_a_facedown_copy_is_shown_before_it_comes_back(self, faceup: bool) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.discard("Subliminal Messaging", faceup=faceup)
            t.runner.act("credit")
            t.corp.trigger("Subliminal Messaging")
            assert "Subliminal Messaging" in t.corp.titles("hand")
            assert t.happened("revealed") == (0 if faceup else 1)
            assert any("Subliminal Messaging is added" in entry.words for entry in t.game.log(RUNNER))

    @pytest.mark.rule("1.2.5")
    def test_only_the_first_copy_of_a_turn_gives_a_click(self) -> None:
        with Table() as t:
            t.corp.hand("Subliminal Messaging", "Subliminal Messaging")
            t.corp.play("Subliminal Messaging")
            t.corp.play("Subliminal Messaging")
            assert t.corp.clicks == 3 - 2 + 1
