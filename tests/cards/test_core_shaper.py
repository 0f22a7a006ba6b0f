"""Shaper cards of the core sets, by what they do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, strike, top

from sneakdoor.cards.vocabulary import BRAIN, END_THE_RUN, MEAT, NET, ice
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table


class TestMemoryAndHosts:
    def test_akamatsu_mem_chip_has_room_for_one_more(self) -> None:
        with Table("runner") as t:
            t.runner.put("Akamatsu Mem Chip")
            t.runner.put("Akamatsu Mem Chip")
            assert t.runner.memory == (0, 6)

    def test_chaos_theory_begins_with_5_memory(self) -> None:
        with Table("runner", runner="Chaos Theory: Wünderkind") as t:
            assert t.decision is not None
            assert t.runner.memory == (0, 5)

    @pytest.mark.rule("1.12.5a")
    def test_dinosaurus_hosts_one_icebreaker_that_takes_no_memory_and_is_stronger(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dinosaurus")
            t.runner.set(credits=20).hand("Battering Ram", "Corroder")
            t.runner.install("Battering Ram", on="Dinosaurus")
            t.runner.act("done") if t.runner.can("done") else None
            assert t.runner.memory == (0, 4)
            assert t.card("Battering Ram").strength == 5
            t.runner.install("Corroder")
            t.runner.act("done") if t.runner.can("done") else None
            assert t.card("Corroder").strength == 2
            assert t.runner.memory == (1, 4)

    def test_dinosaurus_hosts_no_ai(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dinosaurus")
            t.runner.set(credits=20).hand("Crypsis")
            t.runner.act("install", "Crypsis")
            assert t.card("Crypsis").thing.host == -1
            assert t.runner.memory == (1, 4)

    @pytest.mark.rule("1.12.5c")
    def test_the_personal_touch_goes_on_an_icebreaker_and_makes_it_stronger(self) -> None:
        with Table("runner") as t:
            t.runner.hand("The Personal Touch")
            t.runner.put("Magnum Opus")
            assert not t.runner.can("install", "The Personal Touch")
        with Table("runner") as t:
            t.runner.hand("The Personal Touch")
            t.runner.put("Corroder")
            t.runner.install("The Personal Touch", on="Corroder")
            assert t.card("Corroder").strength == 3
            assert t.runner.credits == 3


class TestMoney:
    def test_ice_analyzer_gets_a_credit_for_rezzed_ice_and_pays_for_programs(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            analyzer = t.runner.put("Ice Analyzer")
            t.runner.set(credits=1).hand("Corroder", "Akamatsu Mem Chip", "Desperado")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert analyzer.tokens("credit") == 1
            t.runner.install("Corroder")
            assert (analyzer.tokens("credit"), t.runner.credits) == (0, 0)

    def test_ice_analyzer_does_not_pay_for_hardware(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ice Analyzer", tokens={"credit": 5})
            t.runner.set(credits=0).hand("Akamatsu Mem Chip")
            assert not t.runner.can("install", "Akamatsu Mem Chip")

    def test_ice_analyzer_gets_nothing_for_an_asset(self) -> None:
        with Table("corp") as t:
            t.corp.put("PAD Campaign", "Server 1")
            analyzer = t.runner.put("Ice Analyzer")
            t.corp.rez("PAD Campaign")
            assert analyzer.tokens("credit") == 0

    def test_professional_contacts_pays_and_draws(self) -> None:
        with Table("runner") as t:
            t.runner.put("Professional Contacts")
            t.runner.use("Professional Contacts")
            assert (t.runner.credits, t.runner.clicks, len(t.runner.titles("hand"))) == (6, 3, 1)


class TestRuns:
    @pytest.mark.rule("10.2.2b")
    def test_indexing_puts_the_top_of_rnd_in_another_order(self) -> None:
        with Table("runner") as t:
            names = ("Ice Wall", "Enigma", "Hunter", "Neural Katana", "Hostile Takeover")
            t.corp.deck(*names)
            t.runner.hand("Indexing")
            t.runner.play("Indexing")
            t.runner.act("instead")
            t.runner.pick("Enigma", "Ice Wall", "Hunter", "Hostile Takeover")  # the last one follows
            t.finish_run()
            assert top(t, 0, 5) == ["Enigma", "Ice Wall", "Hunter", "Hostile Takeover", "Neural Katana"]
            assert t.happened("accessed") == 0

    def test_pipeline_stays_strong_for_the_rest_of_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            pipeline = t.runner.put("Pipeline")
            encounter(t, "HQ")
            t.runner.use("Pipeline", "strength")
            t.settle()
            assert t.run is None
            assert pipeline.strength == 1

    def test_pipeline_breaks_sentries(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.put("Rototurret", "HQ", rezzed=True)
            pipeline = t.runner.put("Pipeline")
            t.runner.set(credits=6)
            encounter(t, "HQ")
            t.runner.use("Pipeline", "strength")
            t.runner.break_subroutines("Pipeline")
            t.runner.break_subroutines("Pipeline")
            assert pipeline.strength == 2
            assert t.runner.credits == 0
            t.finish_run()
            assert pipeline.strength == 1


class TestAtman:
    @pytest.mark.both
    @pytest.mark.rule("1.10.3c", example=True)
    def test_cyberfeeder_pays_for_the_counters_too(self) -> None:
        with Table("runner") as t:
            feeder = t.runner.put("Cyberfeeder")
            t.runner.set(credits=5).hand("Atman")
            t.runner.install("Atman")
            t.runner.number(3)  # one of them has to come from Cyberfeeder
            assert feeder.tokens("credit") == 0
            atman = t.card("Atman")
            assert (atman.tokens("power"), atman.strength, t.runner.credits) == (3, 3, 0)

    @pytest.mark.both
    def test_nothing_need_be_paid(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Atman")
            t.runner.install("Atman")
            t.runner.number(0)
            assert (t.card("Atman").strength, t.runner.credits) == (0, 2)

    @pytest.mark.both
    @pytest.mark.parametrize(("counters", "breaks"), [(2, True), (3, False), (1, False)])
    def test_it_breaks_only_ice_of_its_own_strength(self, counters: int, breaks: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Atman", tokens={"power": counters})
            if not breaks:
                t.runner.run("HQ")
                t.finish_run()
                assert t.happened("broken") == 0
                return
            encounter(t, "HQ")
            t.runner.break_subroutines("Atman")
            assert t.runner.credits == 3
            t.finish_run()
            assert t.happened("successful run") == 1


class TestDeusX:
    def test_it_is_trashed_to_break_all_subroutines_of_ap_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.put("Deus X")
            encounter(t, "HQ")
            t.runner.use("Deus X", "Break")
            for n in range(3):
                t.runner.act("subroutine", number=n)
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.zone("Deus X") == "the heap"

    @pytest.mark.rule("9.1.7")
    def test_what_made_it_stronger_counts_although_it_is_gone(self) -> None:
        strong = ice("Very Strong", "neutral_corp", END_THE_RUN, subtypes="Sentry - AP", cost=0, strength=11)
        with Table("runner", cards=(strong,)) as t:
            t.corp.put("Very Strong", "HQ", rezzed=True)
            t.runner.put("Deus X")
            t.runner.put("The Personal Touch", on="Deus X")
            encounter(t, "HQ")
            t.runner.use("Deus X", "Break")
            t.finish_run()
            assert t.happened("broken") == 1

    @pytest.mark.rule("9.8.3a")
    def test_it_prevents_any_amount_of_net_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.put("Deus X")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.settle()
            t.runner.use("Deus X", "Prevent")
            assert not t.runner.can("number", number=4)
            t.runner.number(3)
            t.finish_run()
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.parametrize(("kind", "can"), [(NET, True), (BRAIN, False), (MEAT, False)])
    def test_other_damage_it_does_not_prevent(self, kind: DamageKind, can: bool) -> None:
        with Table(cards=(strike(1, kind),)) as t:
            t.runner.put("Deus X")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.hand("Strike").play("Strike")
            assert t.runner.can("use", "Deus X", says="Prevent") == can
            if can:
                t.runner.pass_()
            assert damage(t) == [(kind, 1)]


class TestRabbitHole:
    def test_each_copy_may_bring_the_next_one(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=6).hand("Rabbit Hole").deck("Rabbit Hole", "Rabbit Hole")
            t.runner.install("Rabbit Hole")
            for _ in range(2):
                t.runner.trigger("Rabbit Hole")
                t.runner.pick("Rabbit Hole")
            assert t.runner.link == 3
            assert t.runner.credits == 0
            t.runner.pass_()  # the third would look, too

    @pytest.mark.rule("4.2.2a")
    def test_a_copy_that_cannot_be_paid_for_is_not_found(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=3).hand("Rabbit Hole").deck("Rabbit Hole")
            t.runner.install("Rabbit Hole")
            t.runner.trigger("Rabbit Hole")
            assert t.runner.link == 1
            assert "Rabbit Hole" in t.runner.titles("deck")


class TestSubtypes:
    @pytest.mark.rule("2.15.5")
    def test_kit_makes_the_first_ice_encountered_each_turn_a_code_gate(self) -> None:
        with Table("runner", runner="Rielle “Kit” Peddler: Transhuman") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            encounter(t, "HQ")
            t.runner.break_subroutines("Gordian Blade")
            t.finish_run()
            assert t.happened("successful run") == 1
            t.runner.run("HQ")  # the second time it is a barrier only
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_it_is_a_barrier_still(self) -> None:
        with Table("runner", runner="Rielle “Kit” Peddler: Transhuman") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_tinkering_opens_a_barrier_to_killers_and_decoders_until_the_turn_ends(self) -> None:
        with Table("runner", clicks=3) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.put("Mimic")
            t.runner.hand("Tinkering")
            t.runner.play("Tinkering")
            for breaker in ("Gordian Blade", "Mimic"):
                encounter(t, "HQ")
                t.runner.break_subroutines(breaker)
                t.finish_run()
            assert t.happened("successful run") == 2
            t.end_turn()
            t.end_turn()  # the Corp's
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 2

    def test_tinkering_chooses_ice_that_is_not_rezzed_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Mimic")
            t.runner.hand("Tinkering")
            t.runner.play("Tinkering")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            encounter(t)
            t.runner.break_subroutines("Mimic")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestTogether:
    @pytest.mark.both
    def test_atman_meets_ice_that_the_ice_carver_weakened(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Ice Carver")
            t.runner.put("Atman", tokens={"power": 2})
            encounter(t, "HQ")
            t.runner.break_subroutines("Atman")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.both
    def test_atman_is_too_strong_for_what_datasucker_weakened(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Atman", tokens={"power": 2})
            t.runner.put("Datasucker", tokens={"virus": 1})
            encounter(t, "HQ")
            t.runner.use("Datasucker")
            assert not t.runner.can("use", "Atman")
            t.finish_run()

    @pytest.mark.rule("1.12.11")
    def test_what_dinosaurus_hosts_goes_with_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Dinosaurus")
            t.runner.put("Corroder", on="Dinosaurus")
            t.runner.put("Aesop’s Pawnshop")
            t.end_turn()
            t.runner.trigger("Aesop’s Pawnshop")
            t.runner.pick("Dinosaurus")
            assert t.runner.titles("discard") == ["Corroder", "Dinosaurus"]
            assert t.runner.credits == 8

    def test_kit_opens_a_sentry_to_decoders_for_the_whole_run(self) -> None:
        """Only the first ice of the turn: the second one in the same run stays what it is."""
        with Table("runner", runner="Rielle “Kit” Peddler: Transhuman") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            encounter(t, "HQ")
            t.runner.break_subroutines("Gordian Blade")
            t.settle()
            assert t.happened("broken") == 2
            assert t.happened("successful run") == 0

    def test_indexing_arranges_what_is_accessed_next(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hostile Takeover", "Ice Wall", "Enigma", "Hunter", "Neural Katana")
            t.runner.hand("Indexing")
            t.runner.play("Indexing")
            t.runner.act("instead")
            t.runner.pick("Hostile Takeover", "Ice Wall", "Enigma", "Hunter")
            t.settle()
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.score == 1
