"""What agendas and Corp identities of the Red Sand cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, result, score, who

from sneakdoor.cards.vocabulary import Clicks, Forfeit, Gain, paid, resource
from sneakdoor.model.enums import CORP, RND, RUNNER
from sneakdoor.testing import Table


def test_cfc_excavation_contract_pays_two_credits_for_each_rezzed_bioroid() -> None:
    with Table() as t:
        t.corp.put("Viktor 1.0", "HQ", rezzed=True)
        t.corp.put("Eli 1.0", "R&D", rezzed=True)
        t.corp.put("Heimdall 1.0", "R&D")
        t.corp.put("Enigma", "R&D", rezzed=True)
        score(t, "CFC Excavation Contract", 4)
        assert t.corp.credits == 9


class TestNextWave2:
    def test_with_rezzed_next_ice_it_may_do_a_brain_damage(self) -> None:
        with Table() as t:
            t.corp.put("NEXT Opal", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            score(t, "NEXT Wave 2", 4)
            t.corp.accept()
            assert damage(t) == [("brain", 1)]

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.put("NEXT Opal", "HQ", rezzed=True)
            score(t, "NEXT Wave 2", 4)
            t.corp.decline()
            assert damage(t) == []

    @pytest.mark.parametrize(("title", "rezzed"), [("NEXT Opal", False), ("Enigma", True)])
    def test_unrezzed_or_other_ice_is_no_help(self, title: str, rezzed: bool) -> None:
        with Table() as t:
            t.corp.put(title, "HQ", rezzed=rezzed)
            t.runner.hand("Sure Gamble")
            score(t, "NEXT Wave 2", 4)
            assert damage(t) == []


def test_water_monopoly_makes_resources_dearer_unless_they_are_virtual() -> None:
    with Table("runner") as t:
        t.corp.scored("Water Monopoly")
        t.runner.hand("Daily Casts", "Ice Carver", "Corroder").set(credits=20)
        t.runner.install("Daily Casts")
        assert t.runner.credits == 20 - 4
        t.runner.install("Ice Carver")
        assert t.runner.credits == 20 - 4 - 3
        t.runner.install("Corroder")
        assert t.runner.credits == 20 - 4 - 3 - 2


class TestArEnhancedSecurity:
    def test_the_first_corp_card_the_runner_trashes_each_turn_brings_a_tag(self) -> None:
        with Table("runner") as t:
            t.corp.scored("AR-Enhanced Security")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=20)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1

    def test_a_card_that_was_not_installed_counts_as_well_and_a_runner_card_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.scored("AR-Enhanced Security").hand("PAD Campaign")
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder").set(credits=20)
            t.runner.use("Clone Chip")
            t.settle()
            t.runner.run("HQ")
            t.finish_run()  # what is only accessed does not count either
            assert t.state.tags == 0
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1


def test_escalate_vitriol_pays_a_credit_for_each_tag_once_each_turn() -> None:
    with Table() as t:
        t.corp.scored("Escalate Vitriol")
        t.runner.set(tags=3)
        t.corp.use("Escalate Vitriol")
        assert (t.corp.credits, t.corp.clicks) == (8, 2)
        assert not t.corp.can("use", "Escalate Vitriol")


class TestMeteorMining:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_it_may_pay_seven_credits(self, tags: int) -> None:
        with Table() as t:
            t.runner.set(tags=tags)
            score(t, "Meteor Mining", 5)
            t.corp.yes()
            assert t.corp.credits == 12

    @pytest.mark.parametrize("says", ["Gain", "meat"])
    def test_two_tags_leave_a_choice(self, says: str) -> None:
        with Table() as t:
            t.runner.hand(*["Sure Gamble"] * 7).set(tags=2)
            score(t, "Meteor Mining", 5)
            t.corp.yes()
            t.corp.mode(says)
            assert t.corp.credits == (12 if says == "Gain" else 5)
            assert damage(t) == ([] if says == "Gain" else [("meat", 7)])

    @pytest.mark.parametrize("tags", [1, 2])
    def test_it_may_be_left(self, tags: int) -> None:
        with Table() as t:
            t.runner.set(tags=tags)
            score(t, "Meteor Mining", 5)
            t.corp.no()
            assert (t.corp.credits, damage(t)) == (5, [])


class TestMandatorySeedReplacement:
    @pytest.mark.rule("10.11.3")
    def test_ice_changes_places_as_often_as_the_corp_likes(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("Tollbooth", "Archives")
            score(t, "Mandatory Seed Replacement", 4)
            t.corp.yes()
            t.corp.pick("Ice Wall", "Enigma")
            t.corp.yes()
            t.corp.pick("Ice Wall", "Tollbooth")
            t.corp.no()
            servers = [t.card(title).server for title in ("Ice Wall", "Enigma", "Tollbooth")]
            assert servers == ["Archives", "HQ", "R&D"]

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            score(t, "Mandatory Seed Replacement", 4)
            t.corp.no()
            assert t.card("Ice Wall").server == "HQ"


class TestReeducation:
    def test_both_put_as_many_cards_under_their_decks(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Enigma", "Tollbooth").deck("PAD Campaign", "Adonis Campaign")
            t.runner.hand(*["Sure Gamble"] * 3)
            score(t, "Reeducation", 5)
            t.corp.pick("Ice Wall", "Enigma")
            t.settle()
            assert sorted(t.corp.titles("hand")) == ["Adonis Campaign", "PAD Campaign", "Tollbooth"]
            assert sorted(t.state.card(cid).title for cid in t.state.deck[0][:2]) == ["Enigma", "Ice Wall"]
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert who(t, "added to deck") == [CORP, CORP, RUNNER, RUNNER]
            assert [t.state.card(cid).title for cid in t.state.deck[1][:2]] == ["Sure Gamble"] * 2

    def test_a_runner_with_too_few_cards_keeps_them(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Enigma")
            t.runner.hand("Sure Gamble")
            score(t, "Reeducation", 5)
            t.corp.pick("Ice Wall", "Enigma")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert len(t.corp.titles("hand")) == 2

    def test_no_card_is_any_number(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall")
            t.runner.hand("Sure Gamble")
            score(t, "Reeducation", 5)
            t.corp.pick()
            t.settle()
            assert (t.corp.titles("hand"), t.runner.titles("hand")) == (["Ice Wall"], ["Sure Gamble"])


class TestJemison:
    @pytest.mark.rule("10.1.2", "9.1.7")
    def test_a_forfeited_agenda_is_worth_one_token_more_than_its_points(self) -> None:
        with Table(corp="Jemison Astronautics: Sacrifice. Audacity. Success.") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Project Beale", "Server 2", tokens={"advancement": 5})
            t.corp.put("Archer", "HQ")
            t.runner.put("Corroder")
            t.corp.set(credits=20)
            t.corp.score_agenda("Project Beale")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Archer")
            assert t.corp.can("pick", "Corroder")
            t.corp.pick("PAD Campaign")
            assert t.card("PAD Campaign").tokens("advancement") == 1 + 3
            t.finish_run()

    def test_what_the_runner_forfeits_does_not_count(self) -> None:
        pays = resource("Gives Up", "neutral_runner", paid((Clicks(1), Forfeit()), Gain(1)), cost=0)
        identity = "Jemison Astronautics: Sacrifice. Audacity. Success."
        with Table("runner", corp=identity, cards=(pays,)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Gives Up")
            t.runner.scored("Merger")
            t.runner.use("Gives Up")
            assert t.card("PAD Campaign").tokens("advancement") == 0


class TestAgInfusion:
    IDENTITY = "AgInfusion: New Miracles for a New World"

    @pytest.mark.rule("6.9.2e", "6.1.3c")
    def test_approached_ice_is_trashed_and_the_run_goes_on_before_other_ice(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Pup", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3).set(credits=0)
            t.runner.run("HQ")
            t.corp.use(self.IDENTITY)
            assert not t.corp.can("server", server="HQ")
            t.corp.act("server", server="R&D")
            t.finish_run()
            assert t.corp.titles("discard") == ["Ice Wall"]
            assert damage(t) == [("net", 1)] * 2
            assert (t.happened("approach ice"), t.happened("encounter")) == (1, 1)
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [RND]

    @pytest.mark.both
    @pytest.mark.rule("6.5.1")
    def test_unrezzed_ice_there_is_passed(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Pup", "R&D")
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.use(self.IDENTITY)
            t.corp.act("server", server="R&D")
            t.finish_run()
            assert (damage(t), t.card("Pup").rezzed) == ([], False)
            assert t.happened("passed") == 1
            assert result(t) == "successful"

    def test_without_ice_there_the_runner_may_jack_out_before_the_server(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.use(self.IDENTITY)
            t.corp.act("server", server="R&D")
            t.runner.jack_out()
            t.settle()
            assert result(t) == "unsuccessful"

    def test_only_once_each_turn_and_only_unrezzed_ice_that_is_approached(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "Archives")
            t.runner.run("HQ")
            assert not t.corp.can("use", self.IDENTITY)
            t.finish_run()
            t.runner.run("Archives")
            t.corp.use(self.IDENTITY)
            t.corp.act("server", server="R&D")
            t.finish_run()
            t.corp.put("Wall of Static", "R&D")
            t.runner.run("R&D")
            assert not t.corp.can("use", self.IDENTITY)
            t.finish_run()
