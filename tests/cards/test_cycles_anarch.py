"""What Anarch cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

FREEDOM = "Freedom Khumalo: Crypto-Anarchist"


@pytest.mark.rule("1.15.1", "7.7.2")
def test_freedom_khumalo_takes_virus_counters_from_any_cards_once_a_turn() -> None:
    with Table(turn="runner", runner=FREEDOM) as t:
        one = t.runner.put("Imp", tokens={"virus": 2})
        two = t.runner.put("Medium", tokens={"virus": 2})
        t.corp.put("PAD Campaign", "Server 1")  # rez cost 2
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.run("Server 1")
        t.settle()
        t.runner.act("permit", FREEDOM)
        t.runner.number(1)
        t.finish_run()
        assert (one.tokens("virus"), two.tokens("virus")) == (1, 1)
        assert t.corp.titles("discard") == ["PAD Campaign"]
        t.runner.run("Server 2")
        t.settle()
        assert not t.runner.can("permit", FREEDOM)
        t.runner.act("go on")
        t.finish_run()


def test_freedom_khumalo_leaves_agendas_alone_and_needs_every_counter() -> None:
    with Table(turn="runner", runner=FREEDOM) as t:
        t.runner.put("Medium", tokens={"virus": 1})
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Obokata Protocol")
        for server in ("Server 1", "HQ"):
            t.runner.run(server)
            t.settle()
            assert not t.runner.can("permit", FREEDOM)
            t.finish_run()


@pytest.mark.rule("10.4.2")
@pytest.mark.parametrize(("ice", "drawn"), [("Neural Katana", 3), ("Heimdall 1.0", 0)])
def test_ive_had_worse_makes_up_for_net_damage_and_not_for_brain_damage(ice: str, drawn: int) -> None:
    with Table(turn="runner") as t:
        t.corp.put(ice, "HQ", rezzed=True)
        t.runner.hand("I've Had Worse", "I've Had Worse", "I've Had Worse")
        t.runner.run("HQ")
        t.settle()
        while t.decision is not None and t.decision.kind == "reaction":
            t.game.choose(t.decision.options[0])
        t.settle()
        trashed = [one for one in t.state.journal.since(0) if one.kind == "trashed"]
        assert {one.cause for one in trashed} == {"net damage" if drawn else "brain damage"}
        assert t.happened("drawn") == len(trashed) * drawn
        t.finish_run()


class TestByAnyMeans:
    @pytest.mark.rule("11.2.50", "1.11.3")
    def test_whatever_is_accessed_is_trashed_and_hurts(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("By Any Means", "Sure Gamble", "Sure Gamble")
            t.corp.hand("Hedge Fund")
            t.runner.play("By Any Means")
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("11.2.50", "7.7.3")
    def test_even_an_agenda_is_trashed_and_not_stolen(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("By Any Means", "Sure Gamble")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.play("By Any Means")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Hostile Takeover") == "Archives"
            assert t.runner.score == 0

    def test_archives_are_spared_and_so_is_the_next_turn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("By Any Means", "Sure Gamble")
            t.corp.discard("PAD Campaign")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.play("By Any Means")
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            t.end_turn()
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.card("PAD Campaign").installed


class TestKeyhole:
    @pytest.mark.both
    @pytest.mark.rule("11.2.11", "6.7.3", "9.8.4")
    def test_one_of_three_cards_is_trashed_unaccessed_and_the_rest_shuffled(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.put("Keyhole")
            t.corp.deck("Ice Wall", "PAD Campaign", "Hostile Takeover", "Enigma")
            t.runner.use("Keyhole")
            t.settle()
            assert t.decision is not None
            assert {one.card for one in t.decision.options} == {"PAD Campaign", "Hostile Takeover", "Enigma"}
            t.runner.pick("Hostile Takeover")
            t.finish_run()
            assert t.zone("Hostile Takeover") == "Archives"
            assert t.happened("accessed") == 0
            assert t.happened("shuffled") == 1
            assert len(t.corp.titles("deck")) == 3


class TestPawn:
    @pytest.mark.rule("11.2.8a", "11.2.8b", "1.12.3", "1.12.7")
    def test_it_goes_from_ice_to_ice_and_makes_room_for_another_piece(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Hadrian's Wall", "Server 1")
            t.runner.put("Pawn")
            t.runner.discard("Pawn")
            t.runner.use("Pawn", "outermost")
            assert t.card("Pawn").thing.host == t.cid("Enigma")
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Pawn").thing.host == t.cid("Ice Wall")
            assert t.card("Enigma").thing.hosted == ()
            first = t.cid("Pawn")
            t.runner.run("Archives")
            t.finish_run()
            assert t.state.place(first) == "the heap"
            assert t.cid("Pawn") != first
            assert t.card("Pawn").installed
            assert t.card("Pawn").thing.host == -1

    @pytest.mark.rule("11.2.8b")
    def test_beside_the_ice_it_does_not_move(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pawn")
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Pawn").installed
            assert t.card("Pawn").thing.host == -1

    @pytest.mark.rule("11.2.8a")
    def test_with_nothing_to_install_it_is_trashed_all_the_same(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pawn", on="Ice Wall")
            t.runner.run("Archives")
            t.finish_run()
            assert t.zone("Pawn") == "the heap"


class TestRespirocytes:
    @pytest.mark.rule("11.2.40", "10.4.1")
    def test_the_first_empty_grip_of_a_turn_is_filled(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Respirocytes", "Easy Mark")
            t.runner.install("Respirocytes")
            t.settle()
            assert t.runner.titles("discard") == ["Easy Mark"]
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert t.card("Respirocytes").tokens("power") == 1

    @pytest.mark.rule("9.6.2c")
    def test_but_not_the_second(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Respirocytes")
            t.runner.hand("Easy Mark")
            t.runner.set(credits=9)
            t.runner.play("Easy Mark")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            t.runner.play("Sure Gamble")
            t.settle()
            assert t.runner.titles("hand") == []
            assert t.card("Respirocytes").tokens("power") == 1

    @pytest.mark.rule("9.6.2c")
    def test_an_empty_stack_makes_no_loop_and_the_third_counter_ends_it(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.corp.deck("Hedge Fund", "Hedge Fund")
            t.runner.put("Respirocytes", tokens={"power": 1})
            t.runner.hand("Easy Mark")
            t.runner.play("Easy Mark")
            t.settle()
            assert t.card("Respirocytes").tokens("power") == 2
            t.end_turn()
            t.settle()
            assert t.zone("Respirocytes") == "the heap"


class TestSalvagedVanadisArmory:
    @pytest.mark.both
    @pytest.mark.rule("11.2.41", "9.2.7")
    def test_all_damage_of_the_turn_counts_in_the_next_window(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Salvaged Vanadis Armory")
            t.runner.hand(*["Respirocytes"] * 5)
            assert not t.runner.can("use", "Salvaged Vanadis Armory")
            t.runner.install("Respirocytes")
            t.settle()
            t.runner.install("Respirocytes")
            t.runner.use("Salvaged Vanadis Armory")
            t.settle()
            assert len(t.corp.titles("discard")) == 2

    @pytest.mark.both
    @pytest.mark.rule("11.2.41", "9.2.7")
    def test_a_window_later_it_is_too_late(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Salvaged Vanadis Armory")
            t.runner.hand("Respirocytes", "Sure Gamble", "Sure Gamble")
            t.runner.install("Respirocytes")
            assert t.runner.can("use", "Salvaged Vanadis Armory")
            t.runner.pass_()
            t.runner.act("credit")
            assert not t.runner.can("use", "Salvaged Vanadis Armory")
            t.settle()


class TestSeverniusStimImplant:
    @pytest.mark.rule("11.2.31", "7.1.2")
    @pytest.mark.parametrize(("trashed", "accesses"), [(2, 2), (3, 2), (4, 3)])
    def test_every_two_cards_trashed_are_one_card_more(self, trashed: int, accesses: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Severnius Stim Implant")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.use("Severnius Stim Implant")
            t.runner.pick(*["Sure Gamble"] * trashed)
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert len(t.runner.titles("discard")) == trashed
            assert t.happened("accessed") == accesses

    @pytest.mark.rule("11.2.31")
    def test_one_card_is_not_enough_where_there_are_two(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Severnius Stim Implant")
            t.runner.hand("Sure Gamble", "Easy Mark", "Diesel")
            t.runner.use("Severnius Stim Implant")
            t.runner.act("pick", "Diesel")
            assert not t.runner.can("done")
            t.runner.pick("Easy Mark")
            t.runner.act("server", server="HQ")
            t.finish_run()


class TestArchivesInterface:
    @pytest.mark.rule("9.8.4", "7.6.5", "1.4:9.8.3c", "1.4:9.8.10")
    def test_one_access_of_the_set_is_replaced_and_the_others_take_place(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Archives Interface")
            t.corp.discard("PAD Campaign", "Hedge Fund", "Ice Wall")
            t.runner.run("Archives")
            t.runner.act("access", "Hedge Fund")
            t.runner.pass_()
            t.runner.act("access", "PAD Campaign")
            t.runner.trigger("Archives Interface")
            t.settle()
            t.finish_run()
            assert t.state.place(t.cid("PAD Campaign")) == "removed"
            assert t.happened("accessed") == 2

    @pytest.mark.rule("9.8.4")
    def test_each_time_archives_are_accessed_it_works_anew(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Archives Interface")
            t.corp.discard("PAD Campaign", "Ice Wall")
            for title in ("PAD Campaign", "Ice Wall"):
                t.runner.run("Archives")
                t.settle()
                if title == "PAD Campaign":
                    t.runner.act("access", title)
                t.runner.trigger("Archives Interface")
                t.finish_run()
            assert t.corp.titles("discard") == []
            assert t.happened("accessed") == 1

    @pytest.mark.rule("9.8.4")
    def test_other_servers_are_none_of_its_business(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Archives Interface")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 1
