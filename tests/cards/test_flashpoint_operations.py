"""Operations of the Flashpoint cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after, after_event, after_trash_in_hq
from tests.verbs import damage

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


def removed(t: Table) -> list[str]:
    return [t.state.card(cid).title for cid in t.state.removed]


class TestVioletLevelClearance:
    def test_it_pays_draws_and_ends_the_action_phase(self) -> None:
        with Table() as t:
            t.corp.hand("Violet Level Clearance")
            t.corp.play("Violet Level Clearance")
            assert t.corp.credits == 8
            assert len(t.corp.titles("hand")) == 4
            t.settle()
            assert t.state.active == RUNNER


class TestFriendsInHighPlaces:
    def test_two_cards_come_back_at_their_install_costs(self) -> None:
        with Table() as t:
            t.corp.hand("Friends in High Places").discard("Ice Wall", "Enigma", "Hunter", "Hedge Fund")
            t.corp.play("Friends in High Places")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            t.corp.pick("Enigma")
            t.corp.destination("HQ")
            t.corp.pick()  # no ice is trashed first
            assert t.corp.credits == 5 - 2 - 1  # the second ice there costs 1
            assert t.zone("Hunter") == "Archives"
            t.settle()
            assert t.state.active == RUNNER

    def test_fewer_may_be_installed(self) -> None:
        with Table() as t:
            t.corp.hand("Friends in High Places", "Hedge Fund").discard("Ice Wall", "PAD Campaign")
            t.corp.play("Friends in High Places")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.corp.pick()
            assert t.zone("Ice Wall") == "Archives"

    def test_nothing_in_archives_is_nothing_to_play_it_for(self) -> None:
        with Table() as t:
            t.corp.hand("Friends in High Places", "Ice Wall").discard("Hedge Fund")
            assert not t.corp.can("play", "Friends in High Places")


class TestHellionBetaTest:
    def trace_of(self, link: int) -> Table:
        t = after(trash="PAD Campaign", hand=("Hellion Beta Test",))
        t.runner.put("Corroder")
        t.runner.put("Desperado")
        t.runner.put("Kati Jones")
        t.runner.put("Armitage Codebusting")
        t.corp.play("Hellion Beta Test")
        t.corp.number(0)
        t.runner.number(link)
        return t

    def test_two_cards_that_are_no_programs_are_trashed(self) -> None:
        with self.trace_of(0) as t:
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("Desperado", "Kati Jones")
            assert sorted(t.runner.titles("discard")) == ["Desperado", "Kati Jones"]
            assert t.state.bad_publicity == 0

    def test_a_trace_that_fails_is_bad_publicity(self) -> None:
        with self.trace_of(1) as t:
            t.corp.pick("Desperado", "Kati Jones")
            assert t.state.bad_publicity == 0
        with self.trace_of(2) as t:
            assert t.state.bad_publicity == 1
            assert t.runner.titles("discard") == []

    def test_a_card_trashed_in_hq_counts_and_an_event_does_not(self) -> None:
        with after_trash_in_hq("Hellion Beta Test") as t:
            t.runner.put("Desperado")
            assert t.corp.can("play", "Hellion Beta Test")
        with after_event("Hellion Beta Test") as t:
            t.runner.put("Desperado")
            assert not t.corp.can("play", "Hellion Beta Test")

    def test_only_a_card_trashed_while_it_was_accessed_counts(self) -> None:
        with after(run="Archives", hand=("Hellion Beta Test",)) as t:
            t.runner.put("Desperado")
            assert not t.corp.can("play", "Hellion Beta Test")
        with Table("runner", clicks=1) as t:
            t.corp.hand("Hellion Beta Test").put("PAD Campaign", "Server 1")
            t.runner.put("Desperado")
            t.runner.set(clicks=3).hand("Drive By")
            t.runner.play("Drive By")
            t.end_turn()
            assert t.corp.titles("discard") == ["PAD Campaign"]
            assert not t.corp.can("play", "Hellion Beta Test")


class TestWetworkRefit:
    def test_a_rezzed_bioroid_does_brain_damage_first(self) -> None:
        with Table() as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.corp.put("Ichi 1.0", "R&D")
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.corp.hand("Wetwork Refit")
            t.corp.play("Wetwork Refit")
            assert t.zone("Wetwork Refit") not in ("Archives", "HQ")
            t.end_turn()
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("brain", 1)]
            assert t.happened("successful run") == 0

    def test_no_other_ice_will_do(self) -> None:
        with Table() as t:
            t.corp.put("Eli 1.0", "HQ")
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.corp.hand("Wetwork Refit")
            assert not t.corp.can("play", "Wetwork Refit")


class TestHatchetJob:
    def job(self, spent: int) -> Table:
        t = Table()
        t.runner.put("Desperado")
        t.runner.put("Ghost Runner", tokens={"credit": 3})
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.hand("Hatchet Job")
        t.corp.play("Hatchet Job")
        t.corp.number(0)
        t.runner.number(spent)
        return t

    def test_a_card_that_is_not_virtual_goes_back_to_the_grip(self) -> None:
        with self.job(4) as t:
            assert t.runner.titles("hand") == ["Desperado"]  # the ghost is virtual, the campaign no Runner card
            assert (t.corp.clicks, t.corp.credits) == (1, 3)

    def test_a_trace_that_fails_does_nothing(self) -> None:
        with self.job(5) as t:
            assert t.runner.titles("hand") == []


class TestObserveAndDestroy:
    def test_a_tag_is_the_price_of_any_installed_card(self) -> None:
        with Table() as t:
            t.runner.set(tags=2, credits=5)
            t.runner.put("Desperado")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Observe and Destroy")
            t.corp.play("Observe and Destroy")
            assert t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Desperado")
            assert (t.state.tags, t.runner.titles("discard")) == (1, ["Desperado"])

    @pytest.mark.parametrize(("tags", "money"), [(0, 5), (1, 6)])
    def test_without_a_tag_or_with_six_credits_it_is_not_played(self, tags: int, money: int) -> None:
        with Table() as t:
            t.runner.set(tags=tags, credits=money).put("Desperado")
            t.corp.hand("Observe and Destroy")
            assert not t.corp.can("play", "Observe and Destroy")


class TestSpecialReport:
    def test_as_many_are_drawn_as_were_shuffled_in(self) -> None:
        with Table(deck=5) as t:
            t.corp.hand("Special Report", "Snare!", "Enigma", "Ice Wall")
            t.corp.play("Special Report")
            t.corp.pick("Snare!", "Enigma")
            assert t.happened("drawn") == 2
            assert len(t.corp.titles("hand")) == 3
            assert len(t.state.deck[CORP]) == 5

    def test_none_may_be(self) -> None:
        with Table() as t:
            t.corp.hand("Special Report", "Snare!")
            t.corp.play("Special Report")
            t.corp.pick()
            assert t.corp.titles("hand") == ["Snare!"]


class TestBestDefense:
    def test_the_number_of_tags_is_the_highest_install_cost(self) -> None:
        with Table() as t:
            t.runner.set(tags=2).put("Kati Jones")
            t.runner.put("Corroder")
            t.runner.put("Desperado")
            t.runner.put("Sure Gamble", facedown=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Best Defense")
            t.corp.play("Best Defense")
            assert not t.corp.can("pick", "Desperado")
            assert not t.corp.can("pick", "PAD Campaign")
            assert not t.corp.can("pick", "Sure Gamble")
            t.corp.pick("Kati Jones")
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert t.corp.credits == 3

    def test_nothing_is_cheap_enough_without_tags(self) -> None:
        with Table() as t:
            t.runner.put("Corroder")
            t.corp.hand("Best Defense")
            assert not t.corp.can("play", "Best Defense")  # CR 1.2.5: it could trash nothing


class TestCurrents:
    def test_enforced_curfew_takes_one_from_the_hand_size(self) -> None:
        with Table() as t:
            t.corp.hand("Enforced Curfew", "Scarcity of Resources")
            t.corp.play("Enforced Curfew")
            assert (t.runner.hand_size, t.corp.hand_size) == (4, 5)
            t.corp.play("Scarcity of Resources")
            assert t.runner.hand_size == 5
            assert t.corp.titles("discard") == ["Enforced Curfew"]

    def test_scarcity_of_resources_makes_resources_dearer_and_nothing_else(self) -> None:
        with Table() as t:
            t.corp.hand("Scarcity of Resources")
            t.corp.play("Scarcity of Resources")
            assert t.corp.credits == 4
            t.end_turn()
            t.runner.hand("Kati Jones", "Corroder").set(credits=9)
            t.runner.install("Kati Jones")
            assert t.runner.credits == 9 - 4
            t.runner.install("Corroder")
            assert t.runner.credits == 5 - 2

    def test_they_go_when_an_agenda_is_stolen(self) -> None:
        with Table() as t:
            t.corp.hand("Enforced Curfew").put("Hostile Takeover", "Server 1")
            t.corp.play("Enforced Curfew")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Enforced Curfew") == "Archives"


class TestFinancialCollapse:
    def collapse(self, money: int = 6) -> Table:
        t = Table()
        t.runner.set(credits=money).put("Kati Jones")
        t.runner.put("Armitage Codebusting")
        t.corp.hand("Financial Collapse")
        return t

    def test_two_credits_are_lost_for_each_resource(self) -> None:
        with self.collapse() as t:
            t.corp.play("Financial Collapse")
            t.runner.no()
            assert t.runner.credits == 6 - 4

    def test_one_of_them_trashed_prevents_it(self) -> None:
        with self.collapse() as t:
            t.runner.put("Desperado")
            t.corp.play("Financial Collapse")
            t.runner.yes()
            t.runner.pick("Kati Jones")
            assert (t.runner.credits, t.runner.titles("discard")) == (6, ["Kati Jones"])

    def test_it_needs_six_credits_and_a_resource(self) -> None:
        with self.collapse(5) as t:
            assert not t.corp.can("play", "Financial Collapse")
        with Table() as t:
            t.runner.set(credits=9)
            t.corp.hand("Financial Collapse")
            assert not t.corp.can("play", "Financial Collapse")


class TestPreemptiveAction:
    def test_three_cards_go_back_and_it_leaves_the_game(self) -> None:
        with Table(deck=3) as t:
            t.corp.hand("Preemptive Action").discard("Snare!", "Enigma", "Ice Wall", "Hunter")
            t.corp.play("Preemptive Action")
            t.corp.pick("Snare!", "Enigma", "Ice Wall")
            assert t.corp.titles("discard") == ["Hunter"]
            assert removed(t) == ["Preemptive Action"]
            t.settle()
            assert t.state.active == RUNNER


class TestDoorToDoor:
    def at_the_door(self, tags: int, link: int = 0) -> Table:
        t = Table()
        t.corp.hand("Door to Door")
        t.runner.set(tags=tags).hand("Sure Gamble")
        t.corp.play("Door to Door")
        t.end_turn()
        t.corp.number(0)
        t.runner.number(link)
        t.settle()
        return t

    def test_a_runner_without_tags_gets_one(self) -> None:
        with self.at_the_door(0) as t:
            assert (t.state.tags, damage(t)) == (1, [])

    def test_a_tagged_one_is_hurt(self) -> None:
        with self.at_the_door(1) as t:
            assert (t.state.tags, damage(t)) == (1, [("meat", 1)])

    def test_a_trace_that_fails_does_neither(self) -> None:
        with self.at_the_door(0, 1) as t:
            assert (t.state.tags, damage(t)) == (0, [])


class TestStockBuyBack:
    def test_each_stolen_agenda_is_worth_three_credits(self) -> None:
        with Table() as t:
            t.runner.scored("Hostile Takeover", "Braintrust")
            t.corp.hand("Stock Buy-Back").scored("Hostile Takeover")
            t.corp.play("Stock Buy-Back")
            assert t.corp.credits == 5 - 1 + 6
            t.settle()
            assert t.state.active == RUNNER

    def test_without_one_there_is_nothing_to_gain(self) -> None:
        with Table() as t:
            t.corp.hand("Stock Buy-Back")
            assert not t.corp.can("play", "Stock Buy-Back")


class TestArkLockdown:
    def lock(self, title: str) -> Table:
        t = Table()
        t.runner.discard("Sure Gamble", "Diesel", "Sure Gamble").hand("Sure Gamble")
        t.corp.hand("Ark Lockdown").discard("Hedge Fund")
        t.corp.play("Ark Lockdown")
        t.corp.act("name", title)
        return t

    def test_all_copies_in_the_heap_leave_the_game(self) -> None:
        with self.lock("Sure Gamble") as t:
            assert t.runner.titles("discard") == ["Diesel"]
            assert removed(t) == ["Sure Gamble", "Sure Gamble"]
            assert t.runner.titles("hand") == ["Sure Gamble"]

    def test_a_card_that_is_not_there_may_be_named(self) -> None:
        with self.lock("Hedge Fund") as t:
            assert removed(t) == []
            assert t.corp.credits == 4

    @pytest.mark.rule("1.2.5")
    def test_not_with_an_empty_heap(self) -> None:
        with Table() as t:
            t.corp.hand("Ark Lockdown")
            assert not t.corp.can("play", "Ark Lockdown")


class TestEnforcingLoyalty:
    def enforce(self, spent: int = 0) -> Table:
        t = Table(runner="Chaos Theory: Wünderkind")
        for title in ("Gordian Blade", "Corroder", "Armitage Codebusting"):
            t.runner.put(title)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Enforcing Loyalty")
        t.corp.play("Enforcing Loyalty")
        t.corp.number(0)
        t.runner.number(spent)
        return t

    def test_a_card_of_another_faction_or_of_none_is_trashed(self) -> None:
        for title in ("Corroder", "Armitage Codebusting", "PAD Campaign"):
            with self.enforce() as t:
                assert not t.corp.can("pick", "Gordian Blade")
                t.corp.pick(title)
                assert t.zone(title) in ("Archives", "the heap", "heap")
                assert (t.corp.clicks, t.corp.credits) == (1, 3)

    def test_a_trace_that_fails_does_nothing(self) -> None:
        with self.enforce(2) as t:
            t.corp.pick("Corroder")
        with self.enforce(3) as t:
            assert t.runner.titles("discard") == []


class TestPsychokinesis:
    def look(self, *deck: str) -> Table:
        t = Table()
        t.corp.hand("Psychokinesis").deck(*deck).put("Adonis Campaign", "Server 1")
        t.corp.play("Psychokinesis")
        return t

    def test_one_of_five_cards_goes_into_a_remote_server(self) -> None:
        with self.look("Snare!", "Braintrust", "Hedge Fund", "Ice Wall", "Crisium Grid", "PAD Campaign") as t:
            for title in ("Snare!", "Ice Wall", "Hedge Fund"):  # the sixth card, and what is no card for a server
                assert not t.corp.can("pick", title)
            assert t.corp.can("pick", "Braintrust")  # the fifth
            t.corp.pick("Crisium Grid")
            assert not t.corp.can("server", server="HQ")
            assert t.corp.can("server", server="Server 1")
            t.corp.destination("new")
            assert t.card("Crisium Grid").server == "Server 2"
            assert t.corp.credits == 4
            t.settle()
            assert t.state.active == RUNNER

    def test_none_need_be(self) -> None:
        with self.look("PAD Campaign") as t:
            t.corp.pick()
            assert t.zone("PAD Campaign") == "R&D"
