"""The Nihilist, Climactic Showdown and Whistleblower: what the Corp may do about it, and what is named."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damaged, who

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestTheNihilist:
    def test_the_first_virus_of_a_turn_brings_two_counters(self) -> None:
        with Table("runner") as t:
            nihilist = t.runner.put("The Nihilist")
            t.runner.set(credits=20).hand("Corroder", "Medium", "Datasucker")
            t.runner.install("Corroder")
            assert nihilist.tokens("virus") == 0
            t.runner.install("Medium")
            t.runner.act("done")
            assert nihilist.tokens("virus") == 2
            t.runner.install("Datasucker")
            t.runner.act("done")
            assert nihilist.tokens("virus") == 2

    @pytest.mark.both
    def test_the_corp_loses_its_top_card_or_the_runner_draws(self) -> None:
        for trashes in (True, False):
            with Table("corp") as t:
                t.runner.put("The Nihilist", tokens={"virus": 1})
                t.runner.put("Imp", tokens={"virus": 2})
                t.corp.deck("Hedge Fund", "Enigma")
                t.end_turn()
                t.runner.accept("The Nihilist")
                t.runner.number(1)
                (t.corp.yes if trashes else t.corp.no)()
                t.settle()
                assert len(t.runner.titles("hand")) == (0 if trashes else 2)
                assert t.corp.titles("discard") == (["Enigma"] if trashes else [])
                assert (t.card("The Nihilist").tokens("virus"), t.card("Imp").tokens("virus")) == (0, 1)

    def test_it_may_be_left(self) -> None:
        with Table("corp") as t:
            nihilist = t.runner.put("The Nihilist", tokens={"virus": 2})
            t.end_turn()
            t.runner.decline()
            t.settle()
            assert (nihilist.tokens("virus"), len(t.runner.titles("hand"))) == (2, 0)

    def test_one_counter_is_not_enough(self) -> None:
        with Table("corp") as t:
            t.runner.put("The Nihilist", tokens={"virus": 1})
            t.end_turn()
            assert not t.runner.can("trigger", "The Nihilist")

    @pytest.mark.rule("1.4:1.15.10b")
    def test_without_a_card_in_r_and_d_the_corp_cannot_stop_it(self) -> None:
        with Table("corp", deck=0) as t:
            t.runner.put("The Nihilist", tokens={"virus": 2})
            t.runner.deck("Sure Gamble", "Sure Gamble")
            t.end_turn()
            t.runner.accept("The Nihilist")
            t.settle()
            assert len(t.runner.titles("hand")) == 2


class TestClimacticShowdown:
    def start(self, t: Table) -> None:
        t.runner.put("Climactic Showdown")
        t.corp.hand("Hedge Fund", "Enigma", "Ice Wall", "Wall of Static")
        t.end_turn()

    def test_the_corp_may_give_up_a_piece_of_ice(self) -> None:
        with Table("corp") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Tollbooth", "HQ")
            t.corp.put("Neural Katana", "R&D")
            self.start(t)
            t.runner.act("server", server="HQ")
            t.corp.yes()
            assert not t.corp.can("pick", "Neural Katana")
            t.corp.pick("Tollbooth")
            t.settle()
            assert t.zone("Tollbooth") == "Archives"
            assert t.zone("Climactic Showdown") == "removed"
            assert who(t, "trashed") == [CORP]
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 1

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_else_the_first_access_of_a_deck_or_hand_is_of_three_cards(self, server: str) -> None:
        with Table("corp") as t:
            t.corp.put("Wall of Static", "Archives")
            t.corp.put("Neural Katana", "Server 1")
            self.start(t)
            assert not t.runner.can("server", server="HQ")
            t.runner.act("server", server="Archives")
            t.corp.no()
            t.settle()
            assert t.zone("Climactic Showdown") == "removed"
            t.runner.run("Archives")
            t.finish_run()
            before = len(accessed(t))
            t.runner.run(server)
            t.finish_run()
            assert len(accessed(t)) - before == 3
            t.runner.run("HQ" if server == "R&D" else "R&D")
            t.finish_run()
            assert len(accessed(t)) - before == 4

    def test_it_is_over_with_the_turn(self) -> None:
        with Table("corp") as t:
            t.corp.put("Wall of Static", "Archives")
            self.start(t)
            t.corp.no()
            t.end_turn()
            t.end_turn()
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_with_no_ice_at_all_there_is_nothing_the_corp_could_do(self) -> None:
        with Table("corp") as t:
            self.start(t)
            t.settle()
            assert t.zone("Climactic Showdown") == "removed"
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 3


class TestWhistleblower:
    def name(self, t: Table, title: str) -> None:
        t.runner.accept("Whistleblower")
        t.runner.act("name", title)

    @pytest.mark.rule("9.2.8f")
    def test_a_named_agenda_is_stolen_before_it_says_anything(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("Fetal AI", "Server 1")
            t.runner.run("Server 1")
            self.name(t, "Fetal AI")
            t.finish_run()
            assert (t.runner.score, damaged(t)) == (2, 0)
            assert t.zone("Whistleblower") == "the heap"

    @pytest.mark.both
    def test_costs_of_other_cards_are_ignored_as_well(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.runner.set(credits=0)
            t.corp.put("Red Herrings", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            self.name(t, "Hostile Takeover")
            t.runner.act("access", t.card("Hostile Takeover"))
            t.finish_run()
            assert t.runner.score == 1

    def test_another_agenda_is_accessed_as_ever(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("Fetal AI", "Server 1")
            t.runner.run("Server 1")
            self.name(t, "Hostile Takeover")
            t.finish_run()
            assert (t.runner.score, damaged(t)) == (0, 2)

    def test_only_agendas_are_named_and_only_where_the_run_succeeds(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Whistleblower").installed
            t.runner.run("Archives")
            t.runner.accept("Whistleblower")
            assert not t.runner.can("name", "Snare!")
            assert t.runner.can("name", "Fetal AI")
            t.runner.act("name", "Fetal AI")
            t.finish_run()

    @pytest.mark.both
    def test_it_is_for_one_copy_in_this_run(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.runner.set(credits=0)
            t.runner.put("R&D Interface")
            t.corp.put("Red Herrings", "R&D", rezzed=True)
            t.corp.deck("Hostile Takeover", "Hostile Takeover")
            t.runner.run("R&D")
            self.name(t, "Hostile Takeover")
            t.runner.act("access", server="R&D")
            t.settle()
            assert t.runner.score == 1
            t.runner.act("access", server="R&D")
            t.finish_run()
            assert t.runner.score == 1

    def test_the_next_run_knows_nothing_of_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("Fetal AI", "Server 1")
            t.runner.run("Archives")
            self.name(t, "Fetal AI")
            t.finish_run()
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.score, damaged(t)) == (0, 2)

    @pytest.mark.both
    @pytest.mark.rule("1.2.2")
    def test_what_cannot_be_stolen_is_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.corp.put("Old Hollywood Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            self.name(t, "Hostile Takeover")
            t.runner.act("access", t.card("Hostile Takeover"))
            t.finish_run()
            assert (t.runner.score, t.card("Hostile Takeover").installed) == (0, True)

    def test_it_may_be_kept(self) -> None:
        with Table("runner") as t:
            t.runner.put("Whistleblower")
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert t.card("Whistleblower").installed
