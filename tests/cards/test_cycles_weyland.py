"""What Weyland cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def test_boom_is_a_double_for_a_runner_with_two_tags() -> None:
    with Table() as t:
        t.corp.hand("BOOM!").set(credits=10)
        t.runner.set(tags=1).hand(*["Sure Gamble"] * 8)
        assert not t.corp.can("play", "BOOM!")
        t.state.tags = 2
        t.corp.act("credit")
        t.corp.play("BOOM!")
        t.settle()
        assert t.runner.titles("hand") == ["Sure Gamble"]
        assert t.state.clicks[0] == 0 or t.state.active == 1


def test_back_channels_pays_for_tokens_on_a_card_in_a_server_and_trashes_it() -> None:
    with Table() as t:
        t.corp.hand("Back Channels")
        t.corp.put("Ice Wall", "HQ", tokens={"advancement": 5})
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        t.corp.play("Back Channels")
        t.settle()
        assert t.corp.credits == 11
        assert t.zone("Hostile Takeover") == "Archives"
        assert t.card("Ice Wall").installed


@pytest.mark.rule("9.1.3")
def test_the_program_that_wendigo_chooses_cannot_be_used_for_the_rest_of_the_run() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Wendigo", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.settle()
        assert not t.happened("broken")
        assert t.run is None  # Ice Wall, which Corroder could have broken
        t.runner.run("R&D")
        t.runner.use("Corroder", "Break")
        t.finish_run()
        assert t.happened("broken")


class TestPowerShutdown:
    def test_it_needs_a_run_in_the_last_turn(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Power Shutdown")
            assert not t.corp.can("play", "Power Shutdown")

    @pytest.mark.rule("1.15.5a", "1.18.1")
    def test_the_runner_trashes_something_that_costs_no_more_than_the_cards_trashed(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.hand("Power Shutdown").deck(*["Hedge Fund"] * 6)
            t.runner.put("Corroder")  # 2
            t.runner.put("Datasucker")  # 1
            t.runner.put("Ninja")  # 4
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            before = len(t.state.deck[0])
            t.corp.play("Power Shutdown")
            t.corp.number(2)
            assert not t.runner.can("pick", "Ninja")
            t.runner.pick("Datasucker")
            t.settle()
            assert len(t.state.deck[0]) == before - 2
            assert t.runner.titles("discard") == ["Datasucker"]

    @pytest.mark.rule("1.2.5")
    def test_the_corp_may_trash_more_than_anything_costs(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.hand("Power Shutdown").deck(*["Hedge Fund"] * 12)
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            n = len(t.state.deck[0])
            t.corp.play("Power Shutdown")
            t.corp.number(n)
            t.settle()
            assert t.corp.titles("deck") == []


class TestStandoff:
    @pytest.mark.rule("9.8.6a", "11.2.39")
    def test_both_trash_cards_in_turn_until_the_runner_declines(self) -> None:
        with Table("corp") as t:
            t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.put("Ice Wall", "HQ")
            t.corp.deck("Hedge Fund")
            t.runner.put("Corroder")
            t.runner.put("Ninja")
            t.corp.score_agenda("Standoff")
            t.runner.pick("Corroder")
            t.corp.pick("PAD Campaign")
            t.runner.act("done")
            t.settle()
            assert t.runner.titles("discard") == ["Corroder"]
            assert t.corp.titles("discard") == ["PAD Campaign"]
            assert t.corp.credits == 5 + 5
            assert len(t.corp.titles("hand")) == 1

    @pytest.mark.rule("9.8.6a")
    def test_if_the_corp_declines_it_gains_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Corroder")
            t.corp.score_agenda("Standoff")
            t.runner.pick("Corroder")
            t.corp.act("done")
            t.settle()
            assert t.card("Ice Wall").installed
            assert t.corp.credits == 5

    def test_a_runner_without_cards_has_to_decline(self) -> None:
        with Table("corp") as t:
            t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
            t.corp.deck("Hedge Fund")
            t.corp.score_agenda("Standoff")
            t.settle()
            assert t.corp.credits == 10


BUILDER = "Weyland Consortium: Builder of Nations"


@pytest.mark.rule("9.6.2c", "11.2.29")
class TestBuilderOfNations:
    def test_the_first_encounter_with_advanced_ice_does_meat_damage_as_it_ends(self) -> None:
        with Table("runner", corp=BUILDER) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 1})
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("damaged") == 0
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("damaged") == 1
            assert len(t.runner.titles("hand")) == 2

    def test_what_the_ice_had_then_is_what_counts(self) -> None:
        with Table("runner", corp=BUILDER) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            t.finish_run()
            thing = t.card("Ice Wall").thing
            thing.tokens = {"advancement": 1}  # after an encounter without one
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("damaged") == 1
            thing.tokens = {}
            t.runner.run("HQ")
            t.finish_run()
            thing.tokens = {"advancement": 1}
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("damaged") == 1

    @pytest.mark.rule("1.9.4")
    def test_a_considered_token_is_one(self) -> None:
        with Table("runner", corp=BUILDER) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Satellite Grid", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
            assert t.happened("damaged") == 1
