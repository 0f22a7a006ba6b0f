"""Operations of the Mumbad cycle."""

from __future__ import annotations

import pytest
from tests.verbs import top, who

from sneakdoor.decks import cards
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.quantities import trash_cost
from sneakdoor.testing import Table


class TestClonesAreNotPeople:
    def test_it_becomes_an_agenda_when_one_is_scored(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand('"Clones are not People"', "Enforced Curfew")
            t.corp.play('"Clones are not People"')
            assert t.corp.credits == 2
            t.corp.score_agenda("Hostile Takeover")
            t.corp.trigger('"Clones are not People"')
            assert t.corp.score == 2
            assert sorted(t.corp.titles("score")) == ['"Clones are not People"', "Hostile Takeover"]
            t.corp.play("Enforced Curfew")  # another current does not touch it there
            assert t.corp.score == 2

    def test_a_stolen_agenda_ends_it(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand('"Clones are not People"')
            t.corp.play('"Clones are not People"')
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone('"Clones are not People"') == "Archives"
            assert (t.corp.score, t.runner.score) == (0, 1)


class TestHeritageCommittee:
    def test_three_are_drawn_and_one_goes_on_top(self) -> None:
        with Table() as t:
            t.corp.hand("Heritage Committee", "Snare!")
            t.corp.play("Heritage Committee")
            t.corp.pick("Snare!")
            assert t.corp.credits == 4
            assert t.corp.titles("hand") == ["Hedge Fund"] * 3
            assert top(t, CORP) == ["Snare!"]


class TestVoterIntimidation:
    def bid(self, corp: int, runner: int) -> Table:
        t = Table()
        t.runner.scored("Hostile Takeover")
        t.runner.put("Kati Jones")
        t.runner.put("Desperado")
        t.corp.hand("Voter Intimidation")
        t.corp.play("Voter Intimidation")
        t.corp.number(corp)
        t.runner.number(runner)
        return t

    def test_different_bids_trash_a_resource(self) -> None:
        with self.bid(1, 0) as t:
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert t.corp.credits == 5 - 1 - 1

    def test_like_bids_do_not(self) -> None:
        with self.bid(2, 2) as t:
            assert t.runner.titles("discard") == []

    def test_the_runner_must_have_an_agenda(self) -> None:
        with Table() as t:
            t.runner.put("Kati Jones")
            t.corp.hand("Voter Intimidation").scored("Hostile Takeover")
            assert not t.corp.can("play", "Voter Intimidation")


@pytest.mark.rule("2.13.3")
@pytest.mark.parametrize(
    ("title", "faction"),
    [
        ("Heritage Committee", "Jinteki"),
        ("Salem's Hospitality", "NBN"),
        ("Consulting Visit", "Weyland Consortium"),
        ("Product Recall", "Haas-Bioroid"),
    ],
)
def test_an_alliance_has_the_condition_that_decks_are_checked_by(title: str, faction: str) -> None:
    allied = cards()[title].allied

    assert allied is not None
    assert allied.words == f"6 or more non-alliance {faction} cards"


class TestElectionDay:
    def test_everything_in_hq_makes_room_for_five(self) -> None:
        with Table() as t:
            t.corp.hand("Election Day", "Snare!", "Enigma")
            t.corp.play("Election Day")
            assert sorted(t.corp.titles("discard")) == ["Election Day", "Enigma", "Snare!"]
            assert t.corp.titles("hand") == ["Hedge Fund"] * 5

    def test_one_card_is_enough(self) -> None:
        with Table() as t:
            t.corp.hand("Election Day", "Snare!")
            t.corp.play("Election Day")
            assert len(t.corp.titles("hand")) == 5

    @pytest.mark.rule("9.1.6c")
    def test_there_must_be_something_to_trash(self) -> None:
        with Table() as t:
            t.corp.hand("Election Day")
            assert not t.corp.can("play", "Election Day")


class TestSalemsHospitality:
    def host(self, title: str) -> Table:
        t = Table()
        t.runner.hand("Sure Gamble", "Diesel", "Sure Gamble")
        t.corp.hand("Salem's Hospitality", "Hedge Fund")
        t.corp.play("Salem's Hospitality")
        t.corp.act("name", title)
        return t

    def test_all_copies_in_the_grip_are_trashed_by_the_runner(self) -> None:
        with self.host("Sure Gamble") as t:
            assert t.runner.titles("hand") == ["Diesel"]
            assert t.runner.titles("discard") == ["Sure Gamble", "Sure Gamble"]
            assert t.happened("revealed") == 3
            assert who(t, "trashed")[0] == RUNNER

    def test_it_is_the_runner_who_reveals_the_grip(self) -> None:
        with Table(corp="Hyoubu Institute: Absolute Clarity") as t:
            t.runner.hand("Sure Gamble")
            t.corp.hand("Salem's Hospitality")
            t.corp.play("Salem's Hospitality")
            t.corp.act("name", "Diesel")
            assert who(t, "revealed") == [RUNNER]
            assert t.corp.credits == 5 - 2

    def test_a_wrong_name_trashes_nothing(self) -> None:
        with self.host("Hedge Fund") as t:
            assert len(t.runner.titles("hand")) == 3
            assert t.corp.titles("hand") == ["Hedge Fund"]

    @pytest.mark.rule("1.2.5")
    def test_not_with_an_empty_grip(self) -> None:
        with Table() as t:
            t.corp.hand("Salem's Hospitality")
            assert not t.corp.can("play", "Salem's Hospitality")


class TestLocalizedProductLine:
    def test_any_number_of_copies_of_one_card_is_found(self) -> None:
        with Table(deck=0) as t:
            t.corp.deck("Snare!", "Enigma", "Snare!", "Snare!")
            t.corp.hand("Localized Product Line")
            t.corp.play("Localized Product Line")
            t.corp.pick("Snare!")
            t.corp.number(2)
            assert t.corp.titles("hand") == ["Snare!", "Snare!"]
            assert sorted(top(t, CORP, 4)) == ["Enigma", "Snare!"]
            assert t.happened("revealed") == 2
            assert t.corp.credits == 1

    @pytest.mark.rule("4.2.2")
    def test_none_need_be(self) -> None:
        with Table() as t:
            t.corp.hand("Localized Product Line")
            t.corp.play("Localized Product Line")
            t.corp.pick()
            assert t.corp.titles("hand") == []


class TestConsultingVisit:
    def test_an_operation_is_found_and_played(self) -> None:
        with Table(deck=0) as t:
            t.corp.deck("Snare!", "Beanstalk Royalties", "Scorched Earth", "IPO")
            t.corp.hand("Consulting Visit")
            t.corp.play("Consulting Visit")
            assert t.corp.clicks == 1
            for title in ("Snare!", "Scorched Earth", "IPO"):  # no operation, no tag, too dear
                assert not t.corp.can("pick", title)
            t.corp.pick("Beanstalk Royalties")
            assert t.corp.credits == 5 - 2 + 3
            assert t.corp.clicks == 1
            assert sorted(t.corp.titles("discard")) == ["Beanstalk Royalties", "Consulting Visit"]

    def test_its_costs_are_paid(self) -> None:
        with Table(deck=0) as t:
            t.corp.deck("Hedge Fund", "Blue Level Clearance").set(credits=7)
            t.corp.hand("Consulting Visit")
            t.corp.play("Consulting Visit")
            t.corp.pick("Blue Level Clearance")
            assert t.corp.credits == 7 - 2 - 2 + 5
            assert t.corp.clicks == 0 or t.state.active == RUNNER


class TestDedicationCeremony:
    def test_a_faceup_card_gets_three_tokens_and_is_not_scored(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Dedication Ceremony", "Oaktown Renovation")
            t.corp.set(credits=9)
            t.corp.install("Oaktown Renovation", "new")
            t.corp.play("Dedication Ceremony")
            assert t.card("Oaktown Renovation").tokens("advancement") == 3
            assert t.corp.credits == 8  # nothing was advanced
            t.corp.advance("Oaktown Renovation")
            assert not t.corp.can("score", "Oaktown Renovation")
            t.end_turn()
            t.end_turn()
            t.corp.act("credit")
            assert t.corp.can("score", "Oaktown Renovation")

    def test_any_faceup_card_will_do_and_no_other(self) -> None:
        with Table() as t:
            rezzed = t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2")
            t.runner.put("Corroder")
            t.corp.hand("Dedication Ceremony")
            t.corp.play("Dedication Ceremony")
            assert t.corp.can("pick", "Corroder")
            assert not t.corp.can("pick", "Adonis Campaign")
            t.corp.pick("PAD Campaign")
            assert rezzed.tokens("advancement") == 3


class TestProductRecall:
    def test_a_rezzed_card_is_worth_its_trash_cost(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Product Recall")
            t.corp.play("Product Recall")
            for title in ("Adonis Campaign", "Ice Wall"):
                assert not t.corp.can("pick", title)
            t.corp.pick("Crisium Grid")
            assert t.zone("Crisium Grid") == "Archives"
            assert t.corp.credits == 5 + 5

    @pytest.mark.rule("9.1.7")
    def test_the_cost_is_that_of_the_installed_card(self) -> None:
        with Table() as t:
            t.corp.put("Full Immersion RecStudio", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", on="Full Immersion RecStudio")
            t.corp.hand("Product Recall")
            cost = trash_cost(t.state, t.cid("Full Immersion RecStudio"))
            t.corp.play("Product Recall")
            assert cost is not None
            assert t.corp.credits == 5 + cost
            assert trash_cost(t.state, t.cid("Full Immersion RecStudio")) == cost - 3
