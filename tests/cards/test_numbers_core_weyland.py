"""The numbers of the Weyland cards of the core sets: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, facing, got_in

from sneakdoor.testing import Table


@pytest.mark.parametrize(("title", "strength"), [("Ice Wall", 1), ("Hadrian's Wall", 7), ("Shadow", 1)])
def test_each_advancement_token_is_one_strength_for_this_ice_alone(title: str, strength: int) -> None:
    with Table("corp") as t:
        t.corp.put(title, "HQ", rezzed=True, tokens={"advancement": 2})
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        assert t.decision is not None
        assert t.card(title).strength == strength + 2
        assert t.card("Wall of Static").strength == 3
        assert t.runner.link == 0


class TestIceWall:
    def test_it_can_be_advanced_and_is_stronger_for_each_token_alone(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.corp.advance("Ice Wall")
            t.corp.advance("Ice Wall")
            assert (t.card("Ice Wall").strength, t.card("Wall of Static").strength) == (3, 3)

    def test_it_ends_the_run(self) -> None:
        with facing("Ice Wall") as t:
            assert not got_in(t)


class TestHostileTakeover:
    def test_it_pays_seven_credits_and_one_bad_publicity(self) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert (t.corp.credits, t.state.bad_publicity) == (12, 1)

    def test_another_agenda_pays_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Hostile Takeover")
            t.corp.put("TGTBT", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("TGTBT")
            assert (t.corp.credits, t.state.bad_publicity) == (5, 0)


def test_beanstalk_royalties_pay_three_credits() -> None:
    with Table("corp") as t:
        t.corp.hand("Beanstalk Royalties")
        t.corp.play("Beanstalk Royalties")
        assert (t.corp.credits, t.runner.credits) == (8, 5)


class TestArcher:
    def test_it_pays_two_credits_trashes_two_programs_and_ends_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Archer", "HQ", rezzed=True)
            for title in ("Corroder", "Mimic", "Gordian Blade", "Ice Carver"):
                t.runner.put(title)
            t.runner.run("HQ")
            t.corp.pick("Mimic")
            t.corp.pick("Corroder")
            assert not got_in(t)
            assert (t.corp.credits, t.runner.credits) == (7, 5)
            assert t.runner.titles("discard") == ["Corroder", "Mimic"]

    def test_any_of_its_subroutines_stands_alone(self) -> None:
        with Table("runner") as t:
            t.corp.put("Archer", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.put("Ninja")
            t.runner.set(credits=30)
            encounter(t, "HQ")
            t.runner.use("Ninja", "strength")
            t.runner.use("Ninja", "strength")
            t.runner.break_subroutines("Ninja", 0, 1, 2)
            assert not got_in(t)
            assert t.runner.titles("discard") == []
            assert t.corp.credits == 5


class TestOaktownRenovation:
    @pytest.mark.parametrize(("tokens", "pays"), [(0, 2), (3, 2), (4, 3), (5, 3)])
    def test_it_pays_two_credits_when_advanced_and_three_from_the_fifth_token_on(self, tokens: int, pays: int) -> None:
        with Table("corp") as t:
            t.corp.hand("Oaktown Renovation")
            t.corp.install("Oaktown Renovation", "new")
            t.card("Oaktown Renovation").thing.tokens = {"advancement": tokens}
            t.corp.advance("Oaktown Renovation")
            assert t.corp.credits == 5 - 1 + pays

    def test_another_card_that_is_advanced_pays_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Oaktown Renovation")
            t.corp.put("TGTBT", "Server 1")
            t.corp.install("Oaktown Renovation", "new")
            t.corp.advance("TGTBT")
            assert t.corp.credits == 4


@pytest.mark.parametrize(
    ("spends", "pays", "open_"), [((2, 1), 3, False), ((3, 1), 0, False), ((2, 2), 3, True), ((3, 2), 0, True)]
)
def test_caduceus_traces_with_three_for_credits_and_with_two_to_end_the_run(
    spends: tuple[int, int], pays: int, open_: bool
) -> None:
    with facing("Caduceus") as t:
        t.runner.number(spends[0])
        if pays:
            t.settle()
            t.corp.number(0)
        t.runner.number(spends[1])
        assert got_in(t) == open_
        assert t.corp.credits == pays


def test_elizabeth_mills_removes_bad_publicity_when_she_is_rezzed_and_not_for_others() -> None:
    with Table("corp") as t:
        t.corp.put("Elizabeth Mills", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.set(bad_publicity=2)
        t.corp.rez("PAD Campaign")
        assert t.state.bad_publicity == 2


def test_an_oversight_ai_trashes_no_other_ice_that_was_broken() -> None:
    with Table("corp") as t:
        t.corp.put("Wall of Static", "HQ")
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.corp.hand("Oversight AI")
        t.corp.play("Oversight AI")
        t.runner.put("Corroder")
        t.end_turn()
        t.runner.run("R&D")
        t.runner.break_subroutines("Corroder")
        t.finish_run()
        assert t.card("Wall of Static").installed
        assert t.card("Ice Wall").installed


@pytest.mark.parametrize(("tokens", "counters"), [(3, 0), (4, 1), (5, 2)])
def test_each_token_over_three_is_a_counter_on_project_atlas(tokens: int, counters: int) -> None:
    with Table("corp") as t:
        t.corp.put("Project Atlas", "Server 1", tokens={"advancement": tokens})
        t.corp.score_agenda("Project Atlas")
        assert t.card("Project Atlas").tokens("agenda") == counters


def test_project_atlas_gets_no_counter_for_another_agenda() -> None:
    with Table("corp") as t:
        t.corp.scored("Project Atlas")
        t.corp.put("TGTBT", "Server 1", tokens={"advancement": 7})
        t.corp.score_agenda("TGTBT")
        assert t.card("Project Atlas").tokens("agenda") == 0


class TestPublicSupport:
    def test_only_its_own_rez_loads_it(self) -> None:
        with Table("corp") as t:
            t.corp.put("Public Support", "Server 1", rezzed=True, tokens={"power": 2})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert t.card("Public Support").tokens("power") == 2

    def test_a_counter_goes_when_the_corps_turn_begins_and_none_in_the_runners(self) -> None:
        with Table("corp") as t:
            t.corp.put("Public Support", "Server 1", rezzed=True, tokens={"power": 2})
            t.end_turn()
            assert t.card("Public Support").tokens("power") == 2
            t.end_turn()
            assert t.card("Public Support").tokens("power") == 1


@pytest.mark.parametrize(("spends", "tags"), [(2, 1), (3, 0)])
def test_shadow_pays_two_credits_and_traces_with_three_for_a_tag(spends: int, tags: int) -> None:
    with facing("Shadow") as t:
        t.corp.number(0)
        t.runner.number(spends)
        assert got_in(t)
        assert (t.corp.credits, t.state.tags) == (2, tags)


def test_a_contract_killer_does_two_meat_damage() -> None:
    with Table("corp") as t:
        t.corp.put("Contract Killer", "Server 1", rezzed=True, tokens={"advancement": 2})
        t.runner.hand(*["Sure Gamble"] * 3)
        t.corp.use("Contract Killer")  # without a connection there is but this to choose
        assert damage(t) == [("meat", 2)]


def test_a_dedicated_response_team_does_two_meat_damage_to_a_tagged_runner() -> None:
    with Table("runner") as t:
        t.corp.put("Dedicated Response Team", "Server 1", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 3).set(tags=1)
        t.runner.run("Archives")
        t.finish_run()
        assert damage(t) == [("meat", 2)]


def test_hive_loses_subroutines_and_no_other_ice_does() -> None:
    with Table("runner") as t:
        t.corp.scored("Hostile Takeover")
        t.corp.put("Hive", "R&D", rezzed=True)
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.run("HQ")
        assert not got_in(t)


class TestHortum:
    def test_programs_that_are_no_ai_break_it_however_it_has_grown(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hortum", "HQ", rezzed=True, tokens={"advancement": 3})
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "strength")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            assert got_in(t)

    def test_grown_it_finds_up_to_two_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hortum", "HQ", rezzed=True, tokens={"advancement": 3})
            t.corp.deck("Enigma", "PAD Campaign", "Snare!")
            t.runner.run("HQ")
            t.corp.act("pick", "Enigma")
            t.corp.act("pick", "Snare!")
            t.settle()
            assert t.run is None
            assert t.corp.titles("hand") == ["Enigma", "Snare!"]
            assert t.corp.credits == 9


@pytest.mark.parametrize(("spends", "hurt"), [(4, True), (5, False)])
def test_punitive_counterstrike_traces_with_five(spends: int, hurt: bool) -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("TGTBT", "Server 1")
        t.corp.hand("Punitive Counterstrike").set(credits=3)
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.run("Server 1")
        t.settle()
        t.corp.play("Punitive Counterstrike")
        t.runner.number(spends)
        assert damage(t) == ([("meat", 1)] if hurt else [])


def test_a_shipment_from_kaguya_advances_no_third_card() -> None:
    with Table("corp") as t:
        for n, title in enumerate(("Ice Wall", "Shadow", "Hadrian's Wall")):
            t.corp.put(title, f"Server {n + 1}")
        t.corp.hand("Shipment from Kaguya")
        t.corp.play("Shipment from Kaguya")
        t.corp.act("pick", "Ice Wall")
        t.corp.act("pick", "Shadow")
        t.settle()
        tokens = [t.card(title).tokens("advancement") for title in ("Ice Wall", "Shadow", "Hadrian's Wall")]
        assert tokens == [1, 1, 0]
