"""What Jinteki cards of Rebellion Without Rehearsal do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import bid, damage, encounter, every_window, row, top, who


class TestJinteki:
    @pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (1, 1)])
    def test_see_how_they_run_hurts_either_way(self, mine: int, theirs: int) -> None:
        with corp() as t:
            t.corp.put("See How They Run", "Server 1", tokens={"advancement": 4})
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.score_agenda("See How They Run")
            bid(t, mine, theirs)
            assert t.state.tags == 1
            assert damage(t) == [("brain" if mine != theirs else "net", 1)]

    @pytest.mark.parametrize("pays", ["credit", "card", "nothing"])
    def test_sisyphus_protocol_repeats_an_encounter(self, pays: str) -> None:
        with runner() as t:
            t.corp.scored("Sisyphus Protocol")
            t.corp.put("Whitespace", "Archives", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.set(credits=20)
            t.runner.run("Archives")
            if pays == "nothing":
                t.corp.decline()
            else:
                t.corp.accept()
                t.corp.yes() if pays == "credit" else t.corp.no()
            t.finish_run()
            assert t.happened("encounter") == (1 if pays == "nothing" else 2)
            assert t.corp.credits == (4 if pays == "credit" else 5)
            assert len(t.corp.titles("hand")) == (0 if pays == "card" else 1)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("encounter") == (2 if pays == "nothing" else 3)

    def test_sisyphus_protocol_leaves_barriers_alone(self) -> None:
        with runner() as t:
            t.corp.scored("Sisyphus Protocol")
            t.corp.put("Vanilla", "Archives", rezzed=True)
            t.runner.put("Cleaver")
            t.runner.run("Archives")
            t.runner.break_subroutines("Cleaver")
            t.finish_run()
            assert t.happened("encounter") == 1

    def test_charlotte_cacador_lives_on_counters(self) -> None:
        with runner() as t:
            charlotte = t.corp.put("Charlotte Caçador", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.end_turn()
            t.corp.accept()
            t.settle()
            assert t.corp.credits == 5 + 4
            assert len(t.corp.titles("hand")) == 2  # one of them in the draw step
            assert charlotte.tokens("advancement") == 1

    def test_charlotte_cacador_is_trashed_for_her_last_counter(self) -> None:
        with corp() as t:
            charlotte = t.corp.put("Charlotte Caçador", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.use("Charlotte Caçador")
            assert t.corp.credits == 5 + 3
            assert charlotte.zone == "Archives"
        with corp() as t:
            t.corp.put("Charlotte Caçador", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Charlotte Caçador")

    def test_charlotte_cacador_can_be_advanced(self) -> None:
        with corp() as t:
            charlotte = t.corp.put("Charlotte Caçador", "Server 1")
            t.corp.advance("Charlotte Caçador")
            assert charlotte.tokens("advancement") == 1

    def test_cohort_guidance_program_trashes_for_credits(self) -> None:
        with runner() as t:
            t.corp.put("Cohort Guidance Program", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall").discard("Vanilla")
            t.end_turn()
            t.corp.accept()  # no card in Archives is facedown, so this is the only effect
            t.settle()
            assert sorted(t.corp.titles("discard")) == ["Ice Wall", "Vanilla"]
            assert t.corp.credits == 5 + 2
            assert len(t.corp.titles("hand")) == 2  # one of them in the draw step

    def test_cohort_guidance_program_turns_a_card_faceup(self) -> None:
        with runner() as t:
            program = t.corp.put("Cohort Guidance Program", "Server 1", rezzed=True)
            t.corp.discard("Ice Wall", faceup=False)
            t.end_turn()
            t.corp.accept()
            t.settle()
            assert program.tokens("advancement") == 1
            assert not t.state.down
            assert t.corp.credits == 5

    def test_cohort_guidance_program_offers_both_and_neither(self) -> None:
        with runner() as t:
            program = t.corp.put("Cohort Guidance Program", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall").discard("Ice Wall", faceup=False)
            t.end_turn()
            t.corp.accept()
            t.corp.mode("faceup")
            t.settle()
            assert program.tokens("advancement") == 1
            t.end_turn()
            t.end_turn()
            t.corp.decline()
            assert "Ice Wall" in t.corp.titles("hand")

    @pytest.mark.parametrize("threat", [True, False])
    def test_boto_is_stronger_late_in_the_game(self, threat: bool) -> None:
        with runner() as t:
            boto = t.corp.put("Boto", "HQ", rezzed=True)
            other = t.corp.put("Ice Wall", "R&D", rezzed=True)
            if threat:
                t.corp.scored("The Basalt Spire", "Hostile Takeover")
            else:
                t.corp.scored("The Basalt Spire")
            assert boto.strength == (6 if threat else 4)
            assert other.strength == 1

    def test_boto_asks_twice(self) -> None:
        with runner() as t:
            t.corp.put("Boto", "Archives", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Archives")
            t.settle()
            t.corp.decline()
            t.corp.accept()
            t.finish_run()
            assert damage(t) == [("net", 2)]
            assert t.corp.titles("hand") == []
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize("pays", [True, False])
    def test_boto_ends_the_run_for_a_card(self, pays: bool) -> None:
        with runner() as t:
            t.corp.put("Boto", "Archives", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Archives")
            t.settle()
            if pays:
                t.corp.accept()
            else:
                t.corp.decline()
                t.corp.decline()
            t.finish_run()
            assert len(t.runner.titles("hand")) == 2
            assert len(t.corp.titles("hand")) == (0 if pays else 1)
            assert t.happened("successful run") == (0 if pays else 1)

    @pytest.mark.parametrize("pays", ["tags", "damage", "nothing"])
    def test_cloud_eater_lets_the_runner_choose_as_the_encounter_ends(self, pays: str) -> None:
        with runner() as t:
            t.corp.put("Cloud Eater", "Archives")
            t.corp.set(credits=10)
            t.runner.put("Cleaver")
            t.runner.put("Botulus", on=t.corp.put("Vanilla", "HQ"))
            t.runner.hand(*["Sure Gamble"] * 6)
            t.runner.run("Archives")
            t.corp.rez("Cloud Eater")
            t.settle()
            t.corp.pick("Cleaver")
            if pays == "nothing":
                t.runner.decline()
            else:
                t.runner.accept()
                t.runner.yes() if pays == "tags" else t.runner.no()
            t.finish_run()
            assert t.state.tags == (4 if pays == "tags" else 2)
            assert damage(t) == [("net", 3)] * (2 if pays == "damage" else 1)
            assert t.zone("Botulus") == ("the heap" if pays == "nothing" else "the play area")

    def test_cloud_eater_minds_its_own_encounters(self) -> None:
        with runner() as t:
            t.corp.put("Cloud Eater", "HQ")
            t.corp.put("Capacitor", "Archives", rezzed=True)
            t.corp.hand("Send a Message")
            t.runner.put("Cleaver")
            t.runner.run("HQ")
            t.corp.accept()  # Send a Message rezzes it
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            assert t.zone("Cleaver") == "the play area"

    def test_cloud_eater_forgets_when_it_was_rezzed_before(self) -> None:
        with runner() as t:
            t.corp.put("Cloud Eater", "Archives", rezzed=True)
            t.runner.put("Cleaver")
            t.runner.put("Buzzsaw")
            t.runner.hand(*["Sure Gamble"] * 6)
            t.runner.run("Archives")
            t.settle()
            t.corp.pick("Cleaver")
            t.finish_run()
            assert t.state.tags == 2
            assert t.zone("Buzzsaw") == "the play area"

    def test_tributary_may_stay(self) -> None:
        with runner() as t:
            t.corp.put("Tributary", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.corp.decline()
            t.finish_run()
            assert row(t, "R&D") == ["Tributary"]

    def test_tributary_moves_before_the_run(self) -> None:
        with runner() as t:
            tributary = t.corp.put("Tributary", "R&D", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Enigma", "Hedge Fund")
            t.corp.put("Vanilla", "R&D")
            every_window(t)
            t.runner.run("HQ")
            t.corp.accept()
            assert row(t, "HQ") == ["Ice Wall", "Tributary"]
            encounter(t)
            assert tributary.strength == 4
            t.settle()
            t.corp.yes()
            t.corp.pick("Enigma")
            assert not t.corp.can("server", server="HQ")
            t.corp.destination("R&D")
            t.corp.decline()  # trashes no other ice
            assert wall.strength == 1 + 2
            assert tributary.strength == 4 + 2
            t.finish_run()
            assert row(t, "R&D") == ["Vanilla", "Enigma"]
            assert len(t.corp.titles("hand")) == 2
            assert t.corp.credits == 5
            assert wall.strength == 1
            t.runner.run("R&D")
            t.finish_run()
            assert row(t, "HQ") == ["Ice Wall", "Tributary"]  # only the first run of a turn

    @pytest.mark.parametrize("threat", [True, False])
    def test_bring_them_home_puts_cards_back(self, threat: bool) -> None:
        with runner() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.accept()
            t.end_turn()
            t.corp.scored("The Basalt Spire" if threat else "Kingmaking")
            t.corp.hand("Bring Them Home").set(credits=5)
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble", "Sure Gamble")
            deck = len(t.runner.titles("deck"))
            t.corp.play("Bring Them Home")
            t.corp.pick("Sure Gamble", "Sure Gamble")
            if threat:
                t.corp.yes()
                assert t.corp.credits == 3
            assert t.happened("revealed") == (3 if threat else 2)
            assert who(t, "shuffled in") == ([1] if threat else [])
            t.settle()
            assert t.state.active == 1
            assert len(t.runner.titles("hand")) == (1 if threat else 2)
            assert len(t.runner.titles("deck")) == deck + (3 if threat else 2)

    def test_bring_them_home_lets_the_corp_choose_the_order(self) -> None:
        with runner() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            t.end_turn()
            t.corp.hand("Bring Them Home")
            t.runner.hand("Cleaver", "Leech")
            t.corp.play("Bring Them Home")
            t.corp.pick("Leech", "Cleaver")
            t.settle()
            assert top(t, 1, 2) == ["Leech", "Cleaver"]
            assert t.happened("revealed") == 2

    def test_bring_them_home_needs_a_loss(self) -> None:
        with runner() as t:
            t.corp.hand("Bring Them Home")
            t.runner.hand("Sure Gamble")
            t.runner.put("No Free Lunch")
            t.runner.use("No Free Lunch", "Gain")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            assert not t.corp.can("play", "Bring Them Home")

    def test_bring_them_home_follows_a_card_trashed_in_hq(self) -> None:
        with runner() as t:
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.accept()
            t.end_turn()
            t.corp.hand("Bring Them Home")
            t.runner.hand("Sure Gamble")
            assert t.corp.can("play", "Bring Them Home")
