"""State triggers, constant abilities, limits, blank text boxes (CR 9.6.1, 9.7; 1.4:10.9)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import ICE, THIS, Cannot, Credits, Do, Gain, Grant, Is, Sub, asset, ice, paid
from sneakdoor.testing import Table


class TestStateTriggers:
    @pytest.mark.both
    @pytest.mark.rule("9.6.1")
    def test_ice_at_strength_zero_is_trashed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall")
            t.end_turn()
            assert t.zone("Ice Wall") == "Archives"
            assert t.zone("Parasite") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("9.6.1", "1.2.2a", "1.4:9.6.7d")
    def test_ice_that_cannot_be_trashed_makes_no_loop(self) -> None:
        stays = ice(
            "Stays",
            "neutral_corp",
            Cannot("trash", THIS),
            cost=0,
            strength=1,
        )
        with Table("corp", cards=(stays,)) as t:
            t.corp.put("Stays", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Stays")
            t.end_turn()
            assert t.card("Stays").installed
            assert t.card("Stays").strength == 0
            t.end_turn()
            t.end_turn()
            assert t.card("Stays").strength == -1

    @pytest.mark.both
    @pytest.mark.rule("1.4:10.9.1", "1.4:10.9.2")
    def test_a_loaded_card_is_trashed_when_it_is_empty(self) -> None:
        with Table("runner", clicks=3) as t:
            t.runner.hand("Armitage Codebusting").set(credits=9)
            t.runner.install("Armitage Codebusting")
            assert t.card("Armitage Codebusting").tokens("credit") == 12
            t.card("Armitage Codebusting").thing.tokens = {"credit": 4}
            t.runner.use("Armitage Codebusting")
            assert t.card("Armitage Codebusting").installed
            t.runner.use("Armitage Codebusting")
            t.settle()
            assert t.zone("Armitage Codebusting") == "the heap"

    @pytest.mark.rule("1.4:10.9.2")
    def test_a_card_that_was_never_loaded_is_not_empty(self) -> None:
        with Table("runner") as t:
            t.runner.put("Armitage Codebusting")
            t.runner.act("credit")
            t.settle()
            assert t.card("Armitage Codebusting").installed

    @pytest.mark.rule("1.4:10.9.2")
    def test_other_counters_do_not_keep_it_from_being_empty(self) -> None:
        with Table("runner", clicks=3) as t:
            t.runner.hand("Armitage Codebusting").set(credits=9)
            t.runner.install("Armitage Codebusting")
            t.card("Armitage Codebusting").thing.tokens = {"credit": 2, "power": 1}
            t.runner.use("Armitage Codebusting")
            t.settle()
            assert t.zone("Armitage Codebusting") == "the heap"


class TestConstantAbilities:
    @pytest.mark.both
    @pytest.mark.rule("9.7.2", "9.3.2")
    def test_modifiers_are_added_up(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 4})
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 2})
            assert t.card("Ice Wall").strength == 3

    @pytest.mark.both
    @pytest.mark.rule("9.7.3")
    def test_a_requirement_has_to_hold_all_the_time(self) -> None:
        with Table("runner") as t:
            t.corp.put("Crisium Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("successful run") == 0
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.1.5")
    def test_a_blank_text_box_has_no_abilities(self) -> None:
        with Table("runner", corp="Jinteki: Personal Evolution") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand("Employee Strike", "Sure Gamble")
            t.runner.play("Employee Strike")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("damaged") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.3", "1.4:9.1.9")
    def test_a_granted_ability_belongs_to_the_card_that_gained_it(self) -> None:
        giver = asset(
            "Giver",
            "neutral_corp",
            Grant(Is((ICE,), rezzed=True), Sub((Do("trash", THIS),))),
            cost=0,
            trash=1,
        )
        with Table("runner", cards=(giver,)) as t:
            t.corp.put("Giver", "Server 1", rezzed=True)
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.yes()
            t.settle()
            assert t.zone("Pup") == "Archives"
            assert t.card("Giver").installed
            t.finish_run()


class TestUseLimits:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.3.3")
    def test_once_each_turn_is_counted_for_each_card(self) -> None:
        well = asset(
            "Well",
            "neutral_corp",
            paid(Credits(0), Gain(1), once_per_turn=True),
            cost=0,
            trash=1,
        )
        with Table("corp", cards=(well,)) as t:
            for one in [t.corp.put("Well", server, rezzed=True) for server in ("Server 1", "Server 2")]:
                t.corp.use(one)
            assert not t.corp.can("use", "Well")
            assert t.corp.credits == 7
            t.end_turn()
            t.settle()

    @pytest.mark.rule("1.4:9.3.3")
    def test_it_starts_again_with_the_next_turn(self) -> None:
        well = asset("Well", "neutral_corp", paid(Credits(0), Gain(1), once_per_turn=True), cost=0, trash=1)
        with Table("corp", cards=(well,)) as t:
            t.corp.put("Well", "Server 1", rezzed=True)
            t.corp.use("Well")
            t.end_turn()
            t.runner.act("credit")
            t.corp.use("Well")
            assert t.happened("used") == 2


class TestBlankTextBoxes:
    @pytest.mark.both
    @pytest.mark.rule("9.1.5", "9.7.2")
    def test_a_text_box_that_is_blank_for_the_turn_comes_back_afterwards(self) -> None:
        with Table("corp") as t:
            t.runner.put("Dr. Lovegood")
            t.runner.put("Desperado")
            for _ in range(3):
                t.corp.act("credit")
            t.runner.pick("Desperado")
            t.settle()
            assert t.runner.memory == (0, 4)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 5
            t.end_turn()
            assert t.runner.memory == (0, 5)
            assert "blank" not in t.state.index

    @pytest.mark.both
    @pytest.mark.rule("9.1.5")
    def test_a_blank_card_cannot_use_its_paid_abilities(self) -> None:
        with Table("corp") as t:
            t.corp.put("Malia Z0L0K4", "Server 1")
            t.runner.put("Fall Guy")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.corp.rez("Malia Z0L0K4")
            t.corp.pick("Fall Guy")
            assert not t.runner.can("use", "Fall Guy")
            t.end_turn()
            assert t.runner.credits == 7

    @pytest.mark.both
    @pytest.mark.rule("9.1.5")
    def test_the_chosen_card_is_free_again_when_the_blanking_one_goes(self) -> None:
        with Table("corp") as t:
            t.corp.put("Malia Z0L0K4", "Server 1")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.corp.rez("Malia Z0L0K4")
            t.end_turn()
            assert t.runner.credits == 5
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.end_turn()
            t.end_turn()
            assert t.card("Daily Casts").tokens("credit") == 6

    @pytest.mark.both
    @pytest.mark.rule("9.1.5")
    def test_an_identity_without_text_does_nothing(self) -> None:
        with Table("corp", runner="Gabriel Santiago: Consummate Professional") as t:
            t.corp.hand("Cerebral Static")
            t.corp.play("Cerebral Static")
            t.end_turn()
            before = t.runner.credits
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == before

    @pytest.mark.both
    @pytest.mark.rule("9.6.5", "9.1.5")
    def test_a_pending_ability_is_lost_when_its_text_is_blanked(self) -> None:
        """Dr. Lovegood and Daily Casts are pending together; the doctor comes first."""
        with Table("corp") as t:
            t.runner.put("Dr. Lovegood")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            for _ in range(3):
                t.corp.act("credit")
            t.runner.trigger("Dr. Lovegood")
            t.runner.pick("Daily Casts")
            t.settle()
            assert t.runner.credits == 5
