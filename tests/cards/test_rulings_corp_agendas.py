"""Official rulings about the Corp's agendas and identities."""

from __future__ import annotations

import pytest
from tests.verbs import damaged

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestFalseLead:
    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize("clicks", [1, 2])
    def test_it_can_be_forfeited_only_while_the_runner_has_two_clicks_to_lose(self, clicks: int) -> None:
        with Table("runner", clicks=clicks + 1) as t:
            t.corp.scored("False Lead")
            t.runner.act("credit")
            assert t.corp.can("use", "False Lead") == (clicks == 2)

    @pytest.mark.rule("5.4.2")
    def test_two_of_them_before_the_first_action_take_the_whole_turn(self) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.scored("False Lead", "False Lead")
            t.corp.act("credit")
            while t.state.active == CORP:
                assert t.decision is not None
                t._let_pass(t.decision)
            t.corp.use("False Lead")
            t.corp.use("False Lead")
            assert t.runner.clicks == 0
            t.settle()
            assert t.state.active == CORP
            assert t.happened("action") == 1


class TestGlennStation:
    @pytest.mark.rule("10.1.2", "10.3.1f")
    def test_forfeited_it_takes_the_hosted_card_to_archives(self) -> None:
        with Table() as t:
            t.corp.scored("Glenn Station")
            t.corp.hand("Hedge Fund")
            t.corp.put("Archer", "HQ")
            t.corp.use("Glenn Station", "host")
            assert t.corp.titles("hand") == []
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Archer")
            t.finish_run()
            assert t.corp.titles("score") == []
            assert t.corp.titles("discard") == ["Hedge Fund"]


class TestOaktownRenovation:
    @pytest.mark.rule("1.17.1a")
    def test_only_advancing_it_pays(self) -> None:
        with Table() as t:
            t.corp.put("Oaktown Renovation", "Server 1", rezzed=True)
            t.corp.hand("Shipment from Kaguya")
            t.corp.play("Shipment from Kaguya")
            t.corp.pick("Oaktown Renovation")
            assert t.corp.credits == 5
            t.corp.advance("Oaktown Renovation")
            assert t.corp.credits == 5 - 1 + 2


class TestObokataProtocol:
    @pytest.mark.rule("10.4.1")
    def test_what_the_runner_suffers_for_it_is_not_done_by_the_corp(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tori Hanzō", "Server 1", rezzed=True)
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.runner.act("access", handle=t.card("Obokata Protocol").thing.handle)
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.titles("score") == ["Obokata Protocol"]
            assert t.state.brain == 0
            assert t.corp.credits == 5


class TestProjectVacheron:
    @pytest.mark.rule("10.3.1c")
    def test_there_is_no_moment_in_which_it_is_worth_its_points(self) -> None:
        with Table("runner") as t:
            t.runner.scored("Priority Requisition", "Hostile Takeover")
            t.corp.put("Project Vacheron", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.outcome is None
            assert t.runner.score == 4

    @pytest.mark.rule("1.8.4b")
    def test_its_printed_points_count_for_punitive_counterstrike(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Project Vacheron", "Server 1")
            t.corp.hand("Punitive Counterstrike")
            t.runner.set(credits=0).hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.finish_run()
            t.corp.play("Punitive Counterstrike")
            t.corp.number(0)
            t.settle()
            assert damaged(t) == 3


class TestTheCleaners:
    @pytest.mark.rule("1.4:9.8.3")
    def test_the_point_is_added_before_anything_can_be_prevented(self) -> None:
        with Table() as t:
            t.corp.scored("The Cleaners")
            t.corp.hand("Scorched Earth")
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.play("Scorched Earth")
            for _ in range(4):
                t.runner.use("Plascrete Carapace")
            t.settle()
            assert damaged(t) == 1

    @pytest.mark.rule("1.4:9.8.3")
    def test_what_it_adds_to_unpreventable_damage_is_unpreventable(self) -> None:
        with Table("runner") as t:
            t.corp.scored("The Cleaners")
            t.corp.put("Flare", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert damaged(t) == 3


class TestEarthStation:
    NAME = "Earth Station: SEA Headquarters"

    @pytest.mark.rule("1.4:4.7.8h", "10.3.1e")
    @pytest.mark.parametrize("kept", ["Server 1", "Server 2"])
    def test_when_a_strike_ends_the_corp_keeps_one_remote_server(self, kept: str) -> None:
        with Table("runner", corp=self.NAME, clicks=1) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Predictive Algorithm", "Adonis Campaign")
            t.runner.hand("Employee Strike")
            t.runner.play("Employee Strike")
            t.corp.install("Adonis Campaign", "new")
            t.corp.play("Predictive Algorithm")
            t.corp.act("server", server=kept)
            assert t.card("PAD Campaign").installed == (kept == "Server 1")
            assert t.card("Adonis Campaign").installed == (kept == "Server 2")

    @pytest.mark.rule("1.4:4.7.8h", "10.3.1e")
    def test_what_players_cannot_trash_the_game_does(self) -> None:
        with Table(corp=self.NAME) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Architect", "Server 2", rezzed=True)
            t.corp.act("server", server="Server 1")
            assert t.zone("Architect") == "Archives"


class TestPersonalEvolution:
    @pytest.mark.rule("10.3.1c")
    def test_the_seventh_point_wins_before_the_damage(self) -> None:
        t = Table("runner", corp="Jinteki: Personal Evolution")
        t.runner.scored("Priority Requisition", "Priority Requisition")
        t.corp.put("Hostile Takeover", "Server 1")
        t.runner.run("Server 1")
        t.finish_run()
        assert t.outcome is not None
        assert t.outcome.winner == RUNNER
        assert damaged(t) == 0


class TestSkorpios:
    NAME = "Skorpios Defense Systems: Persuasive Power"

    @pytest.mark.rule("1.13.2c")
    def test_a_stolen_agenda_is_no_runner_card(self) -> None:
        t = Table("runner", corp=self.NAME)
        t.corp.put("Hired Help", "Server 1", rezzed=True)
        t.runner.scored("The Cleaners")
        t.runner.run("Server 1")
        t.finish_run()
        assert t.zone("The Cleaners") == "Archives"

    @pytest.mark.rule("9.6.2b")
    def test_it_does_not_see_the_end_of_the_strike_that_blanked_it(self) -> None:
        with Table("runner", corp=self.NAME, clicks=1) as t:
            t.corp.hand("Predictive Algorithm")
            t.runner.hand("Employee Strike")
            t.runner.play("Employee Strike")
            t.corp.play("Predictive Algorithm")
            t.settle()
            assert t.zone("Employee Strike") == "the heap"

    @pytest.mark.rule("1.4:1.18.1a")
    def test_of_cards_trashed_together_one_is_chosen_among_all(self) -> None:
        with Table(corp=self.NAME) as t:
            t.corp.hand("Scorched Earth")
            t.runner.set(tags=1).hand("Diesel", "Corroder", "Decoy", "Daily Casts")
            t.corp.play("Scorched Earth")
            t.settle()
            assert t.decision is not None
            assert len([option for option in t.decision.options if option.kind == "pick"]) == 4
            t.corp.pick("Corroder")
            assert t.runner.titles("discard") == ["Daily Casts", "Decoy", "Diesel"]
            assert t.zone("Corroder") == "removed"


class TestBuilderOfNations:
    NAME = "Weyland Consortium: Builder of Nations"

    @pytest.mark.rule("1.4:1.17.3")
    def test_satellite_grid_makes_ice_count_as_advanced(self) -> None:
        with Table("runner", corp=self.NAME) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Satellite Grid", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 2)
            t.runner.run("HQ")
            t.settle()
            assert damaged(t) == 1
