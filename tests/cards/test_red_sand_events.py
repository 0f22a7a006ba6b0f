"""What events of the Red Sand cycle do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestMarsForMartians:
    def test_clan_resources_draw_and_tags_pay(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Salvaged Vanadis Armory")
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.set(tags=3)
            t.runner.hand("Mars for Martians")
            t.runner.play("Mars for Martians")
            t.settle()
            assert t.runner.credits == 8
            assert len(t.runner.titles("hand")) == 1


class TestMiningAccident:
    @pytest.mark.parametrize("pays", [True, False])
    def test_the_corp_pays_or_takes_bad_publicity(self, pays: bool) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Mining Accident")
            assert not t.runner.can("play", "Mining Accident")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.play("Mining Accident")
            t.corp.mode("pay" if pays else "bad publicity")
            t.settle()
            assert t.corp.credits == (0 if pays else 5)
            assert t.state.bad_publicity == (0 if pays else 1)
            assert t.zone("Mining Accident") == "removed"

    def test_who_cannot_pay_takes_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=4)
            t.runner.hand("Mining Accident")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Mining Accident")
            t.settle()
            assert t.state.bad_publicity == 1


class TestPushingTheEnvelope:
    @pytest.mark.parametrize(("others", "strength"), [(2, 4), (3, 2)])
    def test_a_small_grip_makes_icebreakers_strong(self, others: int, strength: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Pushing the Envelope", *["Diesel"] * others)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Pushing the Envelope")
            t.runner.act("server", server="HQ")
            assert t.card("Corroder").strength == strength
            t.finish_run()
            assert t.card("Corroder").strength == 2

    def test_a_grip_that_grows_during_the_run_does_not_matter(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Pushing the Envelope", "Diesel", "Diesel")
            t.runner.play("Pushing the Envelope")
            t.runner.act("server", server="HQ")
            t.runner.hand("Easy Mark", "Easy Mark", "Easy Mark")
            assert t.card("Corroder").strength == 4
            t.finish_run()


class TestExploit:
    def test_after_three_central_runs_up_to_three_pieces_of_ice_are_derezzed(self) -> None:
        with Table(turn="runner") as t:
            for title in ("Ice Wall", "Enigma", "Wall of Static", "Pop-up Window"):
                t.corp.put(title, "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.hand("Exploit")
            for server in ("HQ", "R&D", "Archives"):
                assert not t.runner.can("play", "Exploit")
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Exploit")
            t.runner.pick("Ice Wall", "Enigma", "Wall of Static")
            t.settle()
            assert t.happened("derezzed") == 3
            assert t.card("Pop-up Window").rezzed
            assert t.card("PAD Campaign").rezzed

    def test_fewer_will_do(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1", rezzed=True)
            t.runner.hand("Exploit")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Exploit")
            t.runner.pick("Ice Wall")
            t.settle()
            assert t.happened("derezzed") == 1


class TestLeaveNoTrace:
    def test_ice_rezzed_during_the_run_is_derezzed_as_it_ends(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=20)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Leave No Trace")
            t.runner.play("Leave No Trace")
            t.runner.act("server", server="HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert not t.card("Ice Wall").rezzed
            assert t.card("Enigma").rezzed

    def test_other_cards_stay_rezzed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=20)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Leave No Trace")
            t.runner.play("Leave No Trace")
            t.runner.act("server", server="Archives")
            t.corp.rez("PAD Campaign")
            t.finish_run()
            assert t.card("PAD Campaign").rezzed


class TestMobius:
    def test_only_the_second_run_pays_and_as_it_becomes_successful(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Möbius")
            t.runner.play("Möbius")
            assert t.runner.credits == 5
            t.runner.accept()
            t.settle()
            assert t.happened("run begins") == 2
            assert t.runner.credits == 9

    def test_one_run_pays_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Möbius")
            t.runner.play("Möbius")
            t.runner.decline()
            t.settle()
            assert t.runner.credits == 5


class TestSpotThePrey:
    def test_a_card_that_is_no_ice_is_exposed_and_then_there_is_a_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.hand("Spot the Prey")
            t.runner.play("Spot the Prey")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert [t.happened("exposed"), t.happened("successful run")] == [1, 1]

    def test_without_such_a_card_there_is_still_a_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "Server 1")
            t.runner.hand("Spot the Prey")
            t.runner.play("Spot the Prey")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert [t.happened("exposed"), t.happened("successful run")] == [0, 1]


class TestBuildScript:
    def test_a_credit_and_two_cards(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Build Script")
            t.runner.play("Build Script")
            t.settle()
            assert t.runner.credits == 6
            assert len(t.runner.titles("hand")) == 2


class TestLeanAndMean:
    @pytest.mark.parametrize(("others", "strength"), [(2, 4), (3, 2)])
    def test_few_programs_make_icebreakers_strong(self, others: int, strength: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            for title in ("Datasucker", "Medium", "Parasite")[:others]:
                t.runner.put(title)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Lean and Mean")
            t.runner.play("Lean and Mean")
            t.runner.act("server", server="HQ")
            assert t.card("Corroder").strength == strength
            t.finish_run()
            assert t.card("Corroder").strength == 2


class TestReshape:
    def test_two_unrezzed_pieces_of_ice_change_places(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Pop-up Window", "R&D", rezzed=True)
            t.runner.hand("Reshape")
            t.runner.play("Reshape")
            t.runner.pick(t.card("Ice Wall"))
            t.settle()
            assert t.card("Ice Wall").server == "Server 1"
            assert t.card("Enigma").server == "HQ"


class TestMadDash:
    def test_who_steals_scores_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hostile Takeover")
            t.runner.hand("Mad Dash", "Diesel")
            t.runner.play("Mad Dash")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.runner.score == 2
            assert t.zone("Mad Dash") == "the Runner's score area"
            assert t.runner.titles("hand") == ["Diesel"]

    def test_who_does_not_is_hurt(self) -> None:
        with Table(turn="runner") as t:
            t.runner.scored("Hostile Takeover")
            t.runner.hand("Mad Dash", "Diesel")
            t.runner.play("Mad Dash")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.runner.score == 1
            assert t.runner.titles("hand") == []
            assert t.zone("Mad Dash") == "the heap"


class TestDianasHunt:
    def test_a_program_may_come_at_each_encounter_and_goes_with_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Datasucker")
            t.runner.hand("Diana's Hunt", "Corroder", "Gordian Blade")
            t.runner.set(credits=10)
            t.runner.play("Diana's Hunt")
            t.runner.act("server", server="HQ")
            t.runner.pick("Gordian Blade")
            t.runner.act("done")  # no program is trashed before
            assert t.card("Gordian Blade").installed
            t.runner.break_subroutines("Gordian Blade", 0, 1)
            t.runner.pick("Corroder")
            t.runner.act("done")
            assert t.card("Corroder").installed
            t.finish_run()
            assert {"Corroder", "Gordian Blade"} <= set(t.runner.titles("discard"))
            assert t.card("Datasucker").installed

    def test_it_may_be_declined(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Diana's Hunt", "Corroder")
            t.runner.play("Diana's Hunt")
            t.runner.act("server", server="HQ")
            t.runner.pick()
            t.finish_run()
            assert t.runner.titles("hand") == ["Corroder"]
