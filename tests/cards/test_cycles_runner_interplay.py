"""Runner cards of the cycles where they meet each other: timing, copies, hosts, what is not enough."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestPawn:
    @pytest.mark.rule("1.4:1.14.2", "1.4:1.14.2b", "1.4:9.10.3")
    def test_the_pawn_that_is_trashed_is_not_the_one_to_be_installed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pawn", on="Ice Wall")
            t.runner.run("Archives")
            t.finish_run()
            assert t.zone("Pawn") == "the heap"
            assert t.happened("installed") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.14.2", "1.4:9.10.3")
    def test_the_other_piece_is_announced_before_anybody_could_save_the_pawn(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pawn", on="Ice Wall")
            t.runner.put("Sacrificial Construct")
            t.runner.hand("Pawn").discard("Pawn")
            t.runner.run("Archives")
            t.runner.act("pick", "Pawn", zone="discard")
            t.runner.use("Sacrificial Construct")
            t.runner.act("done")  # no program makes room for the new one
            t.finish_run()
            assert t.runner.titles("hand") == ["Pawn"]
            assert t.runner.titles("discard") == ["Sacrificial Construct"]
            assert t.card("Pawn", 0).installed
            assert t.card("Pawn", 1).installed

    @pytest.mark.rule("1.4:9.10.1")
    def test_nothing_comes_between_its_leaving_and_the_installation(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Q-Coherence Chip")
            t.runner.put("Pawn", on="Ice Wall")
            t.runner.hand("Pawn")
            t.runner.run("Archives")
            t.finish_run()
            kinds = [(one.kind, t.state.card(one.cid).title) for one in t.state.journal.since(0) if one.cid >= 0]
            assert kinds.index(("installed", "Pawn")) < kinds.index(("trashed", "Q-Coherence Chip"))

    @pytest.mark.rule("11.2.8b", "1.12.5")
    def test_hosted_on_a_program_it_stays_where_it_is(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Leprechaun")
            t.runner.put("Pawn", on="Leprechaun")
            t.runner.discard("Pawn")
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Pawn").thing.host == t.cid("Leprechaun")
            assert t.runner.titles("discard") == ["Pawn"]

    @pytest.mark.rule("1.2.5")
    def test_no_click_is_spent_to_host_it_where_it_is(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pawn", on="Ice Wall")
            assert not t.runner.can("action", "Pawn")
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.runner.put("Pawn", on="Ice Wall")
            t.runner.use("Pawn")
            assert t.card("Pawn").thing.host == t.cid("Enigma")


@pytest.mark.rule("1.2.5")
def test_gebrselassie_is_not_hosted_anew_on_its_own_host() -> None:
    with Table(turn="runner") as t:
        t.runner.put("Corroder")
        t.runner.put("Gebrselassie", on="Corroder")
        assert not t.runner.can("action", "Gebrselassie")


class TestScavenge:
    @pytest.mark.rule("1.4:1.14.2")
    def test_a_copy_in_the_grip_and_one_in_the_heap_are_two_choices(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Mimic")
            t.runner.hand("Scavenge", "Corroder").discard("Corroder")
            t.runner.play("Scavenge")
            t.runner.act("pick", "Corroder", zone="")
            t.settle()
            assert t.runner.titles("hand") == []
            assert t.runner.titles("discard") == ["Corroder", "Mimic", "Scavenge"]

    @pytest.mark.rule("1.4:1.18.1a")
    def test_a_program_that_only_turns_facedown_counts_as_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).put("Harbinger")
            t.runner.hand("Scavenge", "Corroder")
            t.runner.play("Scavenge")
            t.settle()
            assert t.card("Harbinger").installed
            assert t.card("Corroder").installed


class TestSafetyFirst:
    @pytest.mark.rule("9.6.2e")
    @pytest.mark.parametrize(("first", "cards"), [("Safety First", 5), ("The Class Act", 4)])
    def test_whether_there_is_room_in_the_grip_is_asked_when_it_resolves(self, first: str, cards: int) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.put("Safety First")
            t.runner.put("Find the Truth")  # a draw shows what it brings; the cards are all the same here
            t.runner.hand("The Class Act")
            t.runner.install("The Class Act")
            t.settle()
            t.runner.trigger(first)
            while (d := t.decision) is not None and d.kind != "action":
                t.game.choose(d.options[0])
            assert len(t.runner.titles("hand")) == cards

    @pytest.mark.rule("5.5.3")
    @pytest.mark.parametrize(("held", "after"), [(0, 1), (2, 3), (3, 3), (5, 3)])
    def test_it_fills_a_grip_that_may_hold_three(self, held: int, after: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Safety First")
            t.runner.hand(*["Diesel"] * held)
            assert t.runner.hand_size == 3
            t.end_turn()
            assert len(t.runner.titles("hand")) == after


class TestQianjuPT:
    def warned(self, *hand: str, copies: int = 1) -> Table:
        """The Runner's turn, with a click lost for each copy."""
        t = Table(clicks=1)
        t.runner.hand(*hand)
        for _ in range(copies):
            t.runner.put("Qianju PT")
        t.corp.act("credit")
        for _ in range(copies):
            t.runner.trigger("Qianju PT")
        return t

    @pytest.mark.rule("1.15.1b")
    def test_a_tag_that_must_be_avoided_is_not_paid(self) -> None:
        with self.warned() as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.mode("event")  # and the Runner is not asked for a tag
            t.finish_run()
            assert (t.state.tags, t.run, t.happened("accessed")) == (0, None, 0)

    @pytest.mark.rule("1.4:9.8.6a")
    def test_of_two_tags_one_is_left(self) -> None:
        with self.warned("Account Siphon") as t:
            t.runner.play("Account Siphon")
            t.settle()
            t.runner.act("instead")
            t.runner.number(5)
            t.finish_run()
            assert (t.runner.credits, t.state.tags) == (15, 1)

    @pytest.mark.rule("9.6.2c")
    def test_two_copies_wait_for_the_same_first_tag(self) -> None:
        with self.warned(copies=2) as t:
            assert t.runner.clicks == 2
            t.runner.run("HQ")
            t.finish_run()
            t.corp.hand("SEA Source", "SEA Source")
            t.end_turn()
            t.corp.set(credits=20)
            for tags in (0, 1):
                t.corp.play("SEA Source")
                t.corp.number(5)
                t.runner.number(0)
                while (d := t.decision) is not None and d.kind == "interrupt":
                    t.game.choose(d.options[0])
                assert t.state.tags == tags

    @pytest.mark.rule("1.4:9.6.13b")
    def test_its_promise_ends_as_the_next_turn_begins(self) -> None:
        with self.warned() as t:
            t.end_turn()
            t.end_turn()
            t.runner.pass_()
            assert not t.state.lingering


class TestMaxwellJames:
    @pytest.mark.both
    @pytest.mark.rule("9.2.7")
    def test_a_run_that_a_card_makes_ends_before_the_window_too(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).put("Maxwell James")
            t.runner.hand("Dirty Laundry")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="HQ")
            t.runner.use("Maxwell James")
            t.settle()
            assert not t.card("Ice Wall").rezzed

    @pytest.mark.rule("1.2.5")
    def test_without_rezzed_ice_at_a_remote_server_he_stays(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Maxwell James")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Maxwell James").installed


class TestProgenitor:
    @pytest.mark.rule("10.1.1", "1.12.9")
    def test_each_keeps_one_counter_on_its_own_program(self) -> None:
        with Table() as t:
            first = t.runner.put("Progenitor")
            medium = t.runner.put("Medium", on="Progenitor", tokens={"virus": 1})
            second = t.runner.put("Progenitor")
            sucker = t.runner.put("Datasucker", tokens={"virus": 4})
            s = t.state
            s.things[sucker.cid].host = second.cid
            s.things[second.cid].hosted = (sucker.cid,)
            assert s.things[medium.cid].host == first.cid
            t.corp.act("purge")
            while (d := t.decision) is not None and d.kind == "interrupt":
                t.game.choose(d.options[0])
            assert (medium.tokens("virus"), sucker.tokens("virus")) == (1, 1)


class TestQCoherenceChip:
    @pytest.mark.rule("11.2.15a", "1.19.2")
    def test_every_chip_goes_with_one_program_and_the_memory_with_them(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            for title in ("Q-Coherence Chip", "Q-Coherence Chip", "Mimic", "Corroder", "Gordian Blade", "Medium"):
                t.runner.put(title)
            t.runner.put("Self-modifying Code")
            assert t.runner.memory == (6, 6)
            t.runner.use("Self-modifying Code")  # trashed as a cost is trashed
            t.runner.trigger("Q-Coherence Chip")
            t.settle()
            assert t.runner.titles("discard") == ["Q-Coherence Chip", "Q-Coherence Chip", "Self-modifying Code"]
            assert t.runner.memory == (4, 4)


class TestRespirocytes:
    @pytest.mark.rule("9.6.2c", "1.4:9.6.4")
    def test_two_of_them_draw_for_the_same_empty_grip(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Respirocytes")
            t.runner.put("Respirocytes")
            t.runner.hand("Easy Mark")
            t.runner.play("Easy Mark")
            while (d := t.decision) is not None and d.kind == "reaction":
                t.game.choose(d.options[0])
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble", "Sure Gamble"]

    @pytest.mark.both
    @pytest.mark.rule("10.3.2", "9.2.8d")
    def test_as_the_last_card_it_draws_before_it_hurts(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Respirocytes")
            t.runner.install("Respirocytes")
            t.runner.trigger("Respirocytes", "draw 1 card")
            t.settle()
            assert t.outcome is None
            assert t.runner.titles("discard") == ["Sure Gamble"]
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("9.6.2c")
    def test_the_corps_turn_is_a_turn_too(self) -> None:
        with Table() as t:
            t.runner.put("Respirocytes")
            t.runner.set(tags=1).hand("Easy Mark")
            t.runner.put("Plascrete Carapace", tokens={"power": 3})
            t.corp.set(credits=9).hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            for _ in range(3):
                t.runner.use("Plascrete Carapace")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert t.card("Respirocytes").tokens("power") == 1


class TestSystemSeizure:
    def encounter(self, t: Table) -> None:
        """Go on to the step in which subroutines are broken."""
        while t.decision is not None and t.decision.rule != "6.9.3b":
            t.runner.pass_() if t.decision.side == 1 else t.corp.pass_()

    @pytest.mark.rule("1.4:9.9.4", "9.6.2c")
    def test_spent_outside_a_run_the_first_time_is_gone(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20).hand("System Seizure")
            t.runner.put("Corroder")
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.play("System Seizure")
            t.runner.use("Corroder", "strength")
            t.settle()
            assert t.card("Corroder").strength == 2
            t.runner.run("HQ")
            self.encounter(t)
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.runner.continue_run()
            assert t.card("Corroder").strength == 2
            t.finish_run()

    @pytest.mark.rule("1.4:9.8.9a")
    def test_only_that_icebreaker_stays_strong(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20).hand("System Seizure")
            t.runner.put("Corroder")
            t.runner.put("Ninja")
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.play("System Seizure")
            t.runner.run("HQ")
            self.encounter(t)
            t.runner.use("Corroder", "strength")
            t.runner.use("Ninja", "strength")
            assert t.card("Ninja").strength == 5
            t.runner.break_subroutines("Corroder")
            t.runner.continue_run()
            assert (t.card("Corroder").strength, t.card("Ninja").strength) == (3, 0)


class TestTheBlackFile:
    @pytest.mark.rule("1.7.2a", "10.3.1c")
    def test_once_it_is_trashed_the_points_count_at_once(self) -> None:
        t = Table()
        t.runner.set(tags=1).put("The Black File")
        t.corp.scored("Priority Requisition", "Priority Requisition", "Priority Requisition")
        t.corp.act("trash resource", "The Black File")
        assert t.outcome is not None
        assert (t.outcome.winner, t.outcome.how) == (0, "points")

    @pytest.mark.rule("1.7.2c")
    def test_the_corp_can_lose_all_the_same(self) -> None:
        t = Table(deck=0)
        t.runner.put("The Black File")
        t.corp.hand("Anonymous Tip")
        t.corp.play("Anonymous Tip")
        assert t.outcome is not None
        assert t.outcome.winner == 1


class TestTheClassAct:
    @pytest.mark.rule("1.2.4")
    def test_the_last_card_of_the_stack_is_its_bottom_card_too(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.corp.deck("Hedge Fund")
            t.runner.put("The Class Act")
            t.runner.deck("Diesel")
            t.runner.act("draw")
            assert t.runner.titles("hand") == ["Diesel"]

    @pytest.mark.rule("9.6.2c")
    def test_a_draw_before_it_came_was_the_first(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("The Class Act")
            t.runner.act("draw")
            t.runner.install("The Class Act")
            t.runner.act("draw")
            assert t.happened("looked at") == 0


class TestWirelessNetPavilion:
    @pytest.mark.rule("11.2.23", "2.2.1")
    def test_a_second_one_replaces_the_first(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Wireless Net Pavilion")
            t.runner.hand("Wireless Net Pavilion")
            t.runner.install("Wireless Net Pavilion")
            t.settle()
            assert t.runner.titles("discard") == ["Wireless Net Pavilion"]

    @pytest.mark.rule("1.15.9")
    def test_it_protects_itself_but_not_against_operations(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Wireless Net Pavilion")
            t.corp.act("trash resource", "Wireless Net Pavilion")
            assert t.corp.credits == 5 - 2 - 2


class TestRachelBeckman:
    @pytest.mark.rule("1.4:9.6.7a", "10.5.2")
    def test_she_goes_at_the_very_next_checkpoint(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Rachel Beckman")
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.mode("tag")
            assert t.zone("Rachel Beckman") == "the heap"
            assert t.run is not None
            t.corp.number(0)
            t.runner.number(3)
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.7a", "1.4:9.6.7c")
    def test_saved_once_she_has_to_go_again(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Rachel Beckman")
            t.runner.put("Fall Guy")
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.mode("tag")
            t.runner.use("Fall Guy", "Prevent")
            assert t.runner.titles("discard") == ["Fall Guy", "Rachel Beckman"]
            t.corp.number(0)
            t.runner.number(3)
            t.finish_run()

    @pytest.mark.rule("1.11.2")
    def test_she_brings_no_click_in_the_turn_in_which_she_comes_and_takes_none_along(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("Rachel Beckman")
            t.runner.install("Rachel Beckman")
            t.settle()
            assert t.runner.clicks == 3


class TestSalvagedVanadisArmory:
    @pytest.mark.both
    @pytest.mark.rule("9.2.7", "9.8.3a")
    def test_only_damage_that_was_suffered_counts_in_the_corps_turn_too(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Salvaged Vanadis Armory")
            t.runner.put("Plascrete Carapace", tokens={"power": 1})
            t.runner.hand(*["Diesel"] * 5)
            t.corp.set(credits=9).hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.runner.use("Plascrete Carapace")
            t.runner.use("Salvaged Vanadis Armory")
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            assert len(t.corp.titles("discard")) == 1 + 3

    @pytest.mark.both
    @pytest.mark.rule("9.8.3a", "9.2.7")
    def test_damage_that_was_prevented_opens_no_window(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Salvaged Vanadis Armory")
            t.runner.put("Plascrete Carapace", tokens={"power": 2})
            t.runner.hand("Respirocytes", "Diesel")
            t.runner.install("Respirocytes")
            t.runner.use("Plascrete Carapace")
            assert not t.runner.can("use", "Salvaged Vanadis Armory")


class TestRiggedResults:
    @pytest.mark.rule("6.5.3", "1.10.3c")
    def test_other_ice_of_that_server_is_met_as_usual(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=1).hand("Rigged Results")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.play("Rigged Results")
            t.runner.number(0)
            t.corp.number(2)
            t.runner.pick("Ice Wall")
            t.finish_run()
            assert t.happened("bypassed") == 0
            assert t.happened("accessed") == 0

    @pytest.mark.rule("1.2.5")
    def test_without_any_ice_or_any_credit_it_is_not_played(self) -> None:
        for have, ice in ((5, False), (0, True)):
            with Table(turn="runner") as t:
                t.runner.set(credits=have).hand("Rigged Results")
                if ice:
                    t.corp.put("Ice Wall", "HQ")
                assert not t.runner.can("play", "Rigged Results")


class TestSeverniusStimImplant:
    @pytest.mark.rule("1.4:1.14.2e")
    @pytest.mark.parametrize("held", [0, 1])
    def test_with_too_few_cards_it_is_a_plain_run(self, held: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Severnius Stim Implant")
            t.runner.hand(*["Diesel"] * held)
            t.runner.use("Severnius Stim Implant")
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert len(t.runner.titles("discard")) == held
            assert t.happened("accessed") == 1


class TestRipDeal:
    @pytest.mark.both
    @pytest.mark.rule("6.7.3")
    def test_a_run_that_ends_before_brings_nothing_and_the_event_is_gone(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rip Deal").discard("Diesel")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Rip Deal")
            t.finish_run()
            assert t.runner.titles("hand") == []
            assert t.zone("Rip Deal") == "removed"

    @pytest.mark.rule("9.8.4a")
    def test_what_is_not_accessed_does_not_bite(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rip Deal").discard("Diesel")
            t.corp.hand("Snare!")
            t.runner.play("Rip Deal")
            t.finish_run()
            assert t.runner.titles("hand") == ["Diesel"]
            assert t.happened("damaged") == 0


@pytest.mark.rule("9.1.5", "1.7.2a")
def test_a_black_file_with_a_blank_text_box_protects_nobody() -> None:
    t = Table()
    t.runner.put("The Black File")
    t.runner.put("Dr. Lovegood")
    t.corp.scored("Priority Requisition", "Priority Requisition", "Priority Requisition")
    t.end_turn()
    t.runner.trigger("Dr. Lovegood")
    t.runner.pick("The Black File")
    assert t.outcome is not None
    assert t.outcome.winner == 0


class TestOneSentence:
    @pytest.mark.rule("9.8.1a", "1.4:9.8.4")
    def test_liza_avoids_the_tag_before_she_sees_what_she_draws(self) -> None:
        with Table(turn="runner", runner="Liza Talking Thunder: Prominent Legislator") as t:
            t.runner.put("Decoy")
            t.runner.run("Archives")
            t.runner.use("Decoy")
            assert len(t.runner.titles("hand")) == 2
            assert t.state.tags == 0
            kinds = [one.kind for one in t.state.journal.since(0)]
            assert kinds.index("prevented") < kinds.index("drawn")
            t.finish_run()

    @pytest.mark.rule("1.4:9.10.1")
    def test_nothing_happens_between_two_halves_of_a_sentence(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Respirocytes", tokens={"power": 2})
            t.runner.put("Order of Sol")
            t.runner.set(credits=0).hand("Easy Mark")
            t.runner.play("Easy Mark")
            while (d := t.decision) is not None and d.kind == "reaction":
                t.game.choose(d.options[0])
            kinds = [one.kind for one in t.state.journal.since(0)]
            assert kinds[kinds.index("drawn") + 1] == "tokens placed"
            assert t.zone("Respirocytes") == "the heap"
            t.settle()


class TestSecurityTesting:
    @pytest.mark.rule("1.4:9.8.11", "1.4:9.8.11a")
    @pytest.mark.parametrize(("instead", "left", "tags"), [("Security Testing", 7, 0), ("Account Siphon", 15, 2)])
    def test_the_runner_says_which_of_two_replacements_applies(self, instead: str, left: int, tags: int) -> None:
        with Table(clicks=1) as t:
            t.runner.put("Security Testing")
            t.runner.hand("Account Siphon")
            t.corp.hand("Hedge Fund")
            t.corp.act("credit")
            t.runner.trigger("Security Testing")
            t.runner.act("server", server="HQ")
            t.runner.play("Account Siphon")
            t.runner.trigger("Account Siphon")
            t.runner.act("instead", instead)
            if tags:
                t.runner.number(5)
            t.finish_run()
            assert (t.runner.credits, t.state.tags, t.happened("accessed")) == (left, tags, 0)

    def test_a_server_need_not_be_chosen(self) -> None:
        with Table(clicks=1) as t:
            t.runner.put("Security Testing")
            t.corp.act("credit")
            t.runner.pass_()
            t.runner.run("R&D")
            t.finish_run()
            assert (t.runner.credits, t.happened("accessed")) == (5, 1)
