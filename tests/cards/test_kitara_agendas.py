"""What agendas and Corp identities of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score, steal, who

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestIkawahProject:
    @pytest.mark.rule("1.15.9")
    def test_it_costs_the_runner_a_click_and_two_credits(self) -> None:
        with Table("runner") as t:
            t.runner.set(clicks=3, credits=2)
            steal(t, "Ikawah Project")
            t.runner.act("steal")
            assert (t.runner.score, t.runner.clicks, t.runner.credits) == (3, 1, 0)

    @pytest.mark.parametrize(("clicks", "money"), [(1, 5), (3, 1)])
    def test_whoever_lacks_one_of_both_leaves_it(self, clicks: int, money: int) -> None:
        with Table("runner") as t:
            t.runner.set(clicks=clicks, credits=money)
            steal(t, "Ikawah Project")
            assert t.runner.score == 0


class TestViralWeaponization:
    def test_the_grip_is_lost_as_the_turn_ends_in_which_it_was_scored(self) -> None:
        with Table() as t:
            t.runner.hand(*["Sure Gamble"] * 3)
            score(t, "Viral Weaponization", 4)
            assert damage(t) == []
            t.end_turn()
            assert damage(t) == [("net", 3)]
            t.runner.hand("Sure Gamble")
            t.end_turn()
            t.end_turn()
            assert damage(t) == [("net", 3)]

    def test_an_empty_grip_loses_nothing(self) -> None:
        with Table() as t:
            score(t, "Viral Weaponization", 4)
            t.end_turn()
            assert damage(t) == []
            assert t.outcome is None


class TestAzmari:
    def test_the_first_card_of_the_named_type_each_turn_pays(self) -> None:
        with Table(corp="Azmari EdTech: Shaping the Future") as t:
            t.runner.hand("Sure Gamble", "Corroder", "Corroder").set(credits=10)
            for _ in range(3):
                t.corp.act("credit")
            t.corp.accept()
            t.corp.mode("program")
            assert t.corp.credits == 8
            t.runner.play("Sure Gamble")
            assert t.corp.credits == 8
            t.runner.install("Corroder")
            t.settle()
            assert t.corp.credits == 10
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.corp.credits == 10

    def test_an_event_is_played_and_what_was_named_last_stays_named(self) -> None:
        with Table(corp="Azmari EdTech: Shaping the Future") as t:
            t.runner.hand("Sure Gamble").set(credits=5)
            for _ in range(3):
                t.corp.act("credit")
            t.corp.accept()
            t.corp.mode("event")
            t.end_turn()
            for _ in range(3):
                t.corp.act("credit")
            t.corp.decline()
            before = t.corp.credits
            t.runner.play("Sure Gamble")
            assert t.corp.credits == before + 2

    def test_a_corp_that_names_nothing_gets_nothing(self) -> None:
        with Table(corp="Azmari EdTech: Shaping the Future") as t:
            t.runner.hand("Sure Gamble")
            for _ in range(3):
                t.corp.act("credit")
            t.corp.decline()
            t.runner.play("Sure Gamble")
            assert t.corp.credits == 8


class TestBetterCitizenProgram:
    @pytest.mark.parametrize("title", ["Corroder", "Inside Job"])
    def test_an_icebreaker_or_a_run_event_may_bring_a_tag(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.scored("Better Citizen Program")
            t.runner.hand(title)
            if title == "Corroder":
                t.runner.install(title)
            else:
                t.runner.play(title)
            t.corp.accept()
            assert t.state.tags == 1
            if title != "Corroder":
                t.runner.act("server", server="HQ")
                t.finish_run()

    def test_only_the_first_of_them_and_no_other_card(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Better Citizen Program")
            t.runner.hand("Corroder", "Corroder", "Sure Gamble", "Datasucker").set(credits=20, clicks=4)
            t.runner.play("Sure Gamble")
            t.runner.install("Datasucker")
            t.runner.install("Corroder")
            t.runner.act("done")
            t.corp.decline()
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.state.tags == 0


class TestArmedIntimidation:
    @pytest.mark.rule("9.8.5b")
    def test_the_runner_takes_two_tags_or_suffers_five_meat_damage(self) -> None:
        for says in ("tags", "meat"):
            with Table() as t:
                t.runner.hand(*["Sure Gamble"] * 5)
                score(t, "Armed Intimidation", 4)
                t.runner.mode(says)
                t.settle()
                assert t.state.tags == (2 if says == "tags" else 0)
                assert damage(t) == ([] if says == "tags" else [("meat", 5)])
                assert who(t, "tagged") + who(t, "damaged") == [RUNNER]

    @pytest.mark.rule("9.8.2")
    def test_what_was_chosen_can_still_be_avoided(self) -> None:
        with Table() as t:
            t.runner.put("Decoy")
            score(t, "Armed Intimidation", 4)
            t.runner.mode("tags")
            t.runner.use("Decoy")
            t.settle()
            assert t.state.tags == 1


class TestAsaGroup:
    def test_the_first_install_may_be_followed_by_another_in_the_same_server(self) -> None:
        with Table(corp="Asa Group: Security Through Vigilance") as t:
            t.corp.hand("PAD Campaign", "Ice Wall", "Merger", "Ash 2X3ZB9CY")
            t.corp.put("Enigma", "HQ")
            t.corp.install("PAD Campaign", "new")
            t.corp.accept()
            assert not t.corp.can("pick", "Merger")
            assert t.corp.can("pick", "Ash 2X3ZB9CY")
            t.corp.pick("Ice Wall")
            assert t.card("Ice Wall").server == t.card("PAD Campaign").server == "Server 1"
            assert t.corp.clicks == 2

    def test_ice_costs_what_it_costs_there(self) -> None:
        with Table(corp="Asa Group: Security Through Vigilance") as t:
            t.corp.hand("Enigma", "Ice Wall")
            t.corp.install("Enigma", "HQ")
            t.corp.accept()
            t.corp.act("done")
            assert t.corp.credits == 4
            assert t.card("Ice Wall").server == "HQ"

    def test_only_the_first_time_and_it_may_be_left(self) -> None:
        with Table(corp="Asa Group: Security Through Vigilance") as t:
            t.corp.hand("PAD Campaign", "Ice Wall", "Enigma")
            t.corp.install("PAD Campaign", "new")
            t.corp.decline()
            t.corp.install("Ice Wall", "HQ")
            assert t.happened("installed") == 2


class TestRemoteEnforcement:
    @pytest.mark.rule("1.15.7", "4.2.2")
    def test_a_piece_of_ice_is_found_installed_for_its_cost_and_rezzed_for_nothing(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.deck("Tollbooth")
            t.corp.set(credits=1)
            score(t, "Remote Enforcement", 4)
            t.corp.accept()
            t.corp.pick("Tollbooth")
            assert not t.corp.can("server", server="HQ")
            t.corp.destination("Server 1")
            t.corp.act("done")
            t.settle()
            assert t.card("Tollbooth").rezzed
            assert (t.card("Tollbooth").server, t.corp.credits) == ("Server 1", 0)

    def test_an_additional_cost_to_rez_is_not_ignored(self) -> None:
        with Table() as t:
            t.corp.deck("Archer")
            score(t, "Remote Enforcement", 4)
            t.corp.accept()
            t.corp.pick("Archer")
            t.corp.destination("new")
            t.corp.decline()
            t.settle()
            assert not t.card("Archer").rezzed
            assert t.corp.score == 2

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.deck("Tollbooth")
            score(t, "Remote Enforcement", 4)
            t.corp.decline()
            assert t.happened("shuffled") == 0


class TestSslEndorsement:
    def test_scored_it_may_pay_three_credits_each_turn(self) -> None:
        with Table() as t:
            score(t, "SSL Endorsement", 5)
            assert t.card("SSL Endorsement").tokens("credit") == 9
            t.end_turn()
            t.end_turn()
            t.corp.accept()
            assert t.corp.credits == 5 + 3 + 3
            assert t.card("SSL Endorsement").tokens("credit") == 6

    @pytest.mark.rule("1.4:9.1.8b")
    @pytest.mark.parametrize("takes", [True, False])
    def test_stolen_it_pays_the_corp_all_the_same(self, takes: bool) -> None:
        with Table("runner") as t:
            steal(t, "SSL Endorsement")
            t.settle()
            assert t.card("SSL Endorsement").tokens("credit") == 9
            t.end_turn()
            if takes:
                t.corp.accept()
            else:
                t.corp.decline()
            assert t.corp.credits == 5 + (3 if takes else 0)
            assert t.runner.credits == 5 + 3
            assert t.card("SSL Endorsement").tokens("credit") == (6 if takes else 9)


class TestCityWorksProject:
    @pytest.mark.parametrize("tokens", [0, 2])
    def test_accessing_it_hurts_more_for_each_token(self, tokens: int) -> None:
        with Table(clicks=4) as t:
            t.corp.hand("City Works Project")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.install("City Works Project", "new")
            assert t.card("City Works Project").thing.faceup
            for _ in range(tokens):
                t.corp.advance("City Works Project")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert damage(t) == [("meat", 2 + tokens)]
            assert t.runner.score == 3

    def test_another_card_is_harmless(self) -> None:
        with Table() as t:
            t.corp.hand("City Works Project")
            t.corp.put("PAD Campaign", "Server 5")
            t.corp.install("City Works Project", "new")
            t.end_turn()
            t.runner.run("Server 5")
            t.finish_run()
            assert damage(t) == []

    def test_in_hq_it_is_harmless(self) -> None:
        with Table("runner") as t:
            t.corp.hand("City Works Project")
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == []


class TestSsoIndustries:
    def faceup(self, t: Table, *titles: str) -> None:
        t.corp.hand(*titles)
        for title in titles:
            t.corp.install(title, "new")

    def test_ice_gets_a_token_for_each_point_that_lies_open(self) -> None:
        with Table(corp="SSO Industries: Fueling Innovation") as t:
            t.corp.put("Merger", "Server 9")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 1})
            t.corp.put("Wall of Static", "HQ")
            self.faceup(t, "City Works Project", "Oaktown Renovation")
            t.corp.act("credit")
            t.corp.accept()
            assert not t.corp.can("pick", "Ice Wall")
            assert not t.corp.can("pick", "Merger")
            t.corp.pick("Enigma")
            assert t.card("Enigma").tokens("advancement") == 5

    def test_without_one_there_is_nothing_to_place_and_it_may_be_left(self) -> None:
        with Table(corp="SSO Industries: Fueling Innovation") as t:
            t.corp.put("Enigma", "HQ")
            t.end_turn()
            t.end_turn()
            self.faceup(t, "Oaktown Renovation")
            t.corp.act("credit")
            t.corp.act("credit")
            t.corp.decline()
            assert t.card("Enigma").tokens("advancement") == 0


class TestDegreeMill:
    @pytest.mark.rule("1.15.9")
    def test_two_installed_cards_go_back_to_the_stack(self) -> None:
        with Table("runner", deck=0) as t:
            t.runner.put("Corroder")
            t.runner.put("Daily Casts")
            t.runner.put("Clone Chip")
            steal(t, "Degree Mill")
            t.runner.act("steal")
            assert not t.runner.can("pick", "Degree Mill")
            t.runner.pick("Corroder", "Daily Casts")
            t.settle()
            assert sorted(t.runner.titles("deck")) == ["Corroder", "Daily Casts"]
            assert t.card("Clone Chip").installed
            assert t.runner.score == 3

    def test_with_one_card_installed_it_cannot_be_stolen(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            steal(t, "Degree Mill")
            assert t.runner.score == 0
            assert t.card("Corroder").installed
