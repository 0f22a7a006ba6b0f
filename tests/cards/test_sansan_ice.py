"""What ice of the SanSan cycle does."""

from __future__ import annotations

import pytest
from tests.ice import FREE_KEY, against
from tests.verbs import damage, elsewhere, encounter, got_in, result, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestEnforcer:
    RIG = ("Corroder", "Desperado", "Clone Chip", "Bank Job", "Kati Jones", "Rachel Beckman")

    def test_it_is_rezzed_for_an_agenda(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enforcer 1.0", "HQ")
            t.corp.set(credits=1).scored("Hostile Takeover")
            t.runner.run("HQ")
            t.corp.rez("Enforcer 1.0")
            assert (t.corp.credits, t.corp.titles("score")) == (0, [])
            t.finish_run()

    def test_without_an_agenda_it_stays_facedown(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enforcer 1.0", "HQ")
            t.runner.scored("Hostile Takeover")
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Enforcer 1.0")
            t.finish_run()

    def test_it_takes_a_program_a_console_and_all_virtual_resources(self) -> None:
        with against("Enforcer 1.0", *self.RIG, "Ice Carver", "Xanadu", "Datasucker") as t:
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Datasucker")
            assert got_in(t)
            assert damage(t) == [("brain", 1)]
            assert t.runner.titles("discard") == ["Datasucker", "Desperado", "Ice Carver", "Sure Gamble", "Xanadu"]
            assert set(who(t, "trashed")) <= {CORP, 2}

    @pytest.mark.parametrize("n", range(4))
    def test_a_click_breaks_one_of_them(self, n: int) -> None:
        with against("Enforcer 1.0", "Corroder", "Desperado", "Xanadu", clicks=2) as t:
            t.runner.use("Enforcer 1.0")
            t.runner.act("subroutine", number=n)
            assert t.runner.clicks == 0
            assert got_in(t)
            assert t.card("Corroder").installed == (n == 0)
            assert t.state.brain == (n != 1)
            assert t.card("Desperado").installed == (n == 2)
            assert t.card("Xanadu").installed == (n == 3)

    def test_clicks_break_no_other_ice(self) -> None:
        with against("Vanilla", "Corroder", also="Enforcer 1.0") as t:
            encounter(t)
            assert not t.runner.can("use", "Enforcer 1.0")
            t.finish_run()


class TestLabDog:
    def test_the_runner_trashes_hardware_and_it_goes_too(self) -> None:
        with against("Lab Dog", "Clone Chip", "Desperado", "Corroder") as t:
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick("Desperado")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Desperado"]
            assert t.corp.titles("discard") == ["Lab Dog"]
            assert who(t, "trashed") == [RUNNER, CORP]

    def test_without_hardware_it_is_trashed_all_the_same(self) -> None:
        with against("Lab Dog", "Corroder") as t:
            assert got_in(t)
            assert t.corp.titles("discard") == ["Lab Dog"]
            assert t.card("Corroder").installed


class TestNextGold:
    def _meets(self, *others: str, rezzed: bool = True) -> Table:
        t = Table("runner")
        t.corp.put("NEXT Gold", "HQ", rezzed=True)
        for one in others:
            t.corp.put(one, "Archives", rezzed=rezzed)
        t.corp.put("Enigma", "R&D", rezzed=True)
        for one in ("Corroder", "Datasucker", "Mimic", "Clone Chip"):
            t.runner.put(one)
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("HQ")
        return t

    def test_each_rezzed_next_ice_is_a_damage_and_a_program(self) -> None:
        with self._meets("NEXT Bronze") as t:
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Corroder", "Mimic")
            assert got_in(t)
            assert damage(t) == [("net", 2)]
            assert t.card("Datasucker").installed
            assert "Corroder" in t.runner.titles("discard")
            assert "Mimic" in t.runner.titles("discard")

    def test_unrezzed_ones_do_not_count(self) -> None:
        with self._meets("NEXT Bronze", rezzed=False) as t:
            t.corp.pick("Mimic")
            assert got_in(t)
            assert damage(t) == [("net", 1)]
            assert t.card("Corroder").installed

    def test_with_too_few_programs_all_of_them_go(self) -> None:
        with against("NEXT Gold", "Corroder", also="NEXT Bronze") as t:
            assert got_in(t)
            assert not t.card("Corroder").installed


class TestClairvoyantMonitor:
    @pytest.mark.parametrize("different", [True, False])
    def test_if_the_amounts_differ_a_card_gets_a_token_and_the_run_ends(self, different: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Clairvoyant Monitor", "HQ", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.number(1)
            t.runner.number(1 - different)
            if different:
                assert t.corp.can("pick", "Corroder")
                assert t.corp.can("pick", "Clairvoyant Monitor")
                t.corp.pick("PAD Campaign")
            assert got_in(t) != different
            assert t.card("PAD Campaign").tokens("advancement") == different
            assert t.happened("advanced") == 0  # placed, not advanced


class TestIceOfOneServer:
    @pytest.mark.parametrize(
        ("title", "server", "alone"),
        [("Crick", "Archives", 3), ("Gutenberg", "R&D", 3), ("Meru Mati", "HQ", 1)],
    )
    def test_it_is_stronger_there_and_nowhere_else(self, title: str, server: str, alone: int) -> None:
        with Table("runner") as t:
            for where in ("HQ", "R&D", "Archives", "Server 1"):
                one = t.corp.put(title, where, rezzed=True)
                assert one.strength == alone + 3 * (where == server)
            t.corp.put("Vanilla", server, rezzed=True)
            assert t.card("Vanilla").strength == 0

    def test_meru_mati_ends_the_run(self) -> None:
        with against("Meru Mati") as t:
            assert not got_in(t)

    @pytest.mark.parametrize("spent", [6, 7])
    def test_gutenberg_traces_with_seven_for_a_tag(self, spent: int) -> None:
        with against("Gutenberg", credits=7) as t:
            t.runner.number(spent)
            assert got_in(t)
            assert t.state.tags == (spent == 6)


class TestCrick:
    def test_the_corp_has_to_install_a_card_from_archives_and_pays_for_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Crick", "HQ", rezzed=True)
            t.corp.discard("Enigma", "Hedge Fund").hand("PAD Campaign")
            t.corp.set(credits=1)
            t.runner.run("HQ")
            t.settle()
            assert not t.corp.can("pick", "Hedge Fund")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.destination("HQ")
            t.corp.act("done")  # no like card is trashed
            assert got_in(t)
            assert t.corp.credits == 0
            assert t.card("Enigma").server == "HQ"
            assert not t.card("Enigma").rezzed

    def test_the_corp_chooses_which_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Crick", "HQ", rezzed=True)
            t.corp.discard("PAD Campaign", "Hostile Takeover")
            t.runner.run("HQ")
            t.corp.pick("Hostile Takeover")
            t.corp.destination("new")
            t.finish_run()
            assert t.corp.titles("discard") == ["PAD Campaign"]
            assert t.card("Hostile Takeover").installed

    def test_with_nothing_to_install_nothing_happens(self) -> None:
        with Table("runner") as t:
            t.corp.put("Crick", "HQ", rezzed=True)
            t.corp.discard("Hedge Fund")
            t.runner.discard("Corroder")
            t.runner.run("HQ")
            assert got_in(t)
            assert t.happened("installed") == 0


class TestItsATrap:
    def test_exposing_it_is_painful(self) -> None:
        with Table("runner") as t:
            t.corp.put("It's a Trap!", "HQ")
            t.runner.hand("Infiltration", *["Sure Gamble"] * 3)
            t.runner.play("Infiltration")
            t.runner.mode("Expose")
            t.settle()
            assert damage(t) == [("net", 2)]
            assert t.card("It's a Trap!").installed

    def test_exposing_another_card_is_not(self) -> None:
        with Table("runner") as t:
            t.corp.put("It's a Trap!", "HQ")
            t.corp.put("Enigma", "HQ")
            t.runner.hand("Infiltration", *["Sure Gamble"] * 3)
            t.runner.play("Infiltration")
            t.runner.mode("Expose")
            t.runner.act("pick", handle=t.card("Enigma").handle)
            t.settle()
            assert damage(t) == []

    def test_the_runner_trashes_a_card_and_it_goes_too(self) -> None:
        with against("It's a Trap!", "Corroder", "Kati Jones", also="Vanilla") as t:
            assert not t.runner.can("pick", "Vanilla")
            t.runner.pick("Kati Jones")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert t.corp.titles("discard") == ["It's a Trap!"]
            assert who(t, "trashed") == [RUNNER, CORP]
            assert damage(t) == []

    def test_it_goes_even_if_the_runner_has_nothing(self) -> None:
        with against("It's a Trap!") as t:
            assert got_in(t)
            assert t.corp.titles("discard") == ["It's a Trap!"]


class TestBandwidth:
    def test_a_successful_run_takes_the_tag_away_again(self) -> None:
        with against("Bandwidth") as t:
            assert got_in(t)
            assert (t.state.tags, t.happened("tagged"), t.happened("tags removed")) == (0, 1, 1)

    def test_whoever_does_not_get_in_keeps_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put("Bandwidth", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not got_in(t)
            assert t.state.tags == 1
            t.runner.run("R&D")  # a later success does not help
            assert got_in(t)
            assert t.state.tags == 1

    def test_a_success_without_an_access_is_one_too(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.corp.put("Bandwidth", "HQ", rezzed=True)
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            assert got_in(t)
            assert t.state.tags == 0

    def test_only_one_tag_goes(self) -> None:
        with against("Bandwidth", tags=1) as t:
            assert got_in(t)
            assert t.state.tags == 1

    def test_broken_it_neither_gives_nor_takes(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Bandwidth", "HQ", rezzed=True)
            t.runner.put("Free Key")
            t.runner.set(tags=1)
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key")
            assert got_in(t)
            assert t.state.tags == 1


class TestPachinko:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_it_ends_the_run_of_a_tagged_runner(self, tags: int) -> None:
        with against("Pachinko", tags=tags) as t:
            assert got_in(t) == (not tags)
            assert t.happened("subroutine") == 2 - tags

    @pytest.mark.parametrize("broken", [0, 1])
    def test_either_subroutine_does(self, broken: int) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Pachinko", "HQ", rezzed=True)
            t.runner.put("Free Key")
            t.runner.set(tags=1)
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key", broken)
            assert not got_in(t)


class TestQuicksand:
    def test_it_grows_with_each_encounter(self) -> None:
        with Table("runner") as t:
            sand = t.corp.put("Quicksand", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            for n in (1, 2):
                t.runner.run("HQ")
                assert not got_in(t)
                assert (sand.tokens("power"), sand.strength) == (n, n)
                assert t.card("Vanilla").strength == 0
            t.runner.run("R&D")
            t.finish_run()
            assert sand.tokens("power") == 2

    def test_unrezzed_it_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.put("Quicksand", "HQ")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            assert got_in(t)
            assert t.card("Quicksand").tokens("power") == 0


class TestNegotiator:
    @pytest.mark.parametrize("n", [0, 1])
    def test_two_credits_break_either_subroutine(self, n: int) -> None:
        with against("Negotiator", "Corroder", credits=3) as t:
            t.runner.use("Negotiator")
            t.runner.act("subroutine", number=n)
            assert t.runner.credits == 1
            assert not t.runner.can("use", "Negotiator")
            assert got_in(t)
            assert t.corp.credits == 2 * (n == 1)
            assert t.card("Corroder").installed == (n == 1)
            assert t.runner.clicks == 3

    def test_four_credits_break_both(self) -> None:
        with against("Negotiator", "Corroder", credits=4) as t:
            for _ in range(2):
                t.runner.use("Negotiator")
                if t.runner.can("subroutine"):
                    t.runner.act("subroutine", number=0)
            assert got_in(t)
            assert (t.corp.credits, t.runner.credits) == (0, 0)

    def test_one_credit_is_too_little(self) -> None:
        with against("Negotiator", "Corroder", "Datasucker", "Clone Chip", credits=1) as t:
            t.settle()
            assert not t.runner.can("use", "Negotiator")
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Datasucker")
            assert got_in(t)
            assert t.corp.credits == 2
            assert who(t, "trashed") == [CORP]

    def test_it_helps_against_no_other_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Negotiator", "R&D", rezzed=True)
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Negotiator")
            t.finish_run()
            assert result(t) == "unsuccessful"


class TestTourGuide:
    def test_each_rezzed_asset_is_a_subroutine(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Tour Guide", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            t.corp.put("PAD Campaign", "Server 3")
            t.corp.put("Hokusai Grid", "Server 4", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key", 1)
            assert not got_in(t)
            t.runner.run("HQ")
            encounter(t)
            t.runner.break_subroutines("Free Key")
            t.settle()
            assert t.happened("broken") == 3

    def test_without_assets_it_has_none(self) -> None:
        with against("Tour Guide") as t:
            assert got_in(t)
