"""Jinteki cards of the core sets."""

from __future__ import annotations

import pytest
from tests.verbs import walk_to

from sneakdoor.testing import Table


class TestBraintrust:
    @pytest.mark.rule("1.15.7")
    def test_ice_is_cheaper_by_one_for_each_agenda_counter(self) -> None:
        with Table("corp") as t:
            t.corp.put("Braintrust", "Server 1", tokens={"advancement": 7})
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=1)
            t.corp.score_agenda("Braintrust")
            assert t.card("Braintrust").tokens("agenda") == 2
            t.end_turn()
            t.corp.set(credits=1)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.settle()
            assert t.corp.credits == 0


@pytest.mark.rule("9.3.2")
def test_the_strength_of_a_lotus_field_is_raised_and_never_lowered() -> None:
    with Table("runner") as t:
        t.corp.put("Lotus Field", "HQ", rezzed=True)
        t.runner.put("Ice Carver")
        t.runner.put("Gordian Blade")
        t.runner.run("HQ")
        walk_to(t, "6.9.3b")
        assert t.card("Lotus Field").strength == 4
        t.finish_run()


class TestNeuralEMP:
    @pytest.mark.parametrize("ran", [True, False])
    def test_it_needs_a_run_in_the_last_turn(self, ran: bool) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.hand("Neural EMP")
            t.runner.hand("Sure Gamble")
            if ran:
                t.runner.run("Archives")
                t.finish_run()
            else:
                t.end_turn()
            assert t.corp.can("play", "Neural EMP") == ran
            if ran:
                t.corp.play("Neural EMP")
                assert t.runner.titles("hand") == []


def test_philotic_entanglement_hurts_for_each_stolen_agenda() -> None:
    with Table("corp") as t:
        t.runner.scored("Hostile Takeover", "TGTBT").hand(*["Sure Gamble"] * 3)
        t.corp.put("Philotic Entanglement", "Server 1", tokens={"advancement": 3})
        t.corp.score_agenda("Philotic Entanglement")
        assert len(t.runner.titles("hand")) == 1


class TestTsurugi:
    def run(self, pays: bool) -> Table:
        t = Table("runner")
        t.corp.put("Tsurugi", "HQ", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 4)
        t.runner.run("HQ")
        if pays:
            t.corp.yes()
        else:
            t.corp.no()
        t.finish_run()
        return t

    def test_the_corp_pays_to_do_three_net_damage(self) -> None:
        with self.run(pays=True) as t:
            assert t.corp.credits == 4
            assert len(t.runner.titles("hand")) == 1

    def test_or_the_run_ends(self) -> None:
        with self.run(pays=False) as t:
            assert t.happened("damaged") == 0
            assert t.happened("successful run") == 0


class TestReplicatingPerfection:
    def test_remote_servers_open_with_a_run_on_a_central_one(self) -> None:
        with Table("runner", corp="Jinteki: Replicating Perfection") as t:
            t.corp.put("PAD Campaign", "Server 1")
            assert not t.runner.can("run", server="Server 1")
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.can("run", server="Server 1")

    def test_an_unsuccessful_run_is_a_run(self) -> None:
        with Table("runner", corp="Jinteki: Replicating Perfection") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.can("run", server="Server 1")

    @pytest.mark.rule("9.6.2b")
    def test_a_run_made_while_it_was_blank_opens_nothing(self) -> None:
        with Table("runner", corp="Jinteki: Replicating Perfection") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Employee Strike", "Hacktivist Meeting").set(credits=9)
            t.runner.play("Employee Strike")
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.can("run", server="Server 1")
            t.runner.play("Hacktivist Meeting")
            assert not t.runner.can("run", server="Server 1")

    @pytest.mark.rule("9.6.2b")
    def test_what_it_ignores_stays_ignored_after_it_was_blank(self) -> None:
        with Table("runner", corp="Jinteki: Replicating Perfection") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Employee Strike", "Hacktivist Meeting").set(credits=9)
            t.runner.run("Archives")
            t.finish_run()
            t.runner.play("Employee Strike")
            t.runner.play("Hacktivist Meeting")
            assert t.runner.can("run", server="Server 1")

    def test_each_turn_anew(self) -> None:
        with Table("runner", corp="Jinteki: Replicating Perfection") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.end_turn()
            assert not t.runner.can("run", server="Server 1")


class TestRonin:
    @pytest.mark.parametrize(("tokens", "can"), [(3, False), (4, True)])
    def test_with_four_advancement_tokens_it_does_three_net_damage(self, tokens: int, can: bool) -> None:
        with Table("corp") as t:
            t.corp.put("Ronin", "Server 1", rezzed=True, tokens={"advancement": tokens})
            t.runner.hand(*["Sure Gamble"] * 4)
            assert t.corp.can("action", "Ronin") == can
            if can:
                t.corp.use("Ronin")
                assert len(t.runner.titles("hand")) == 1
                assert t.zone("Ronin") == "Archives"


class TestSundew:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Sundew", "Server 1", rezzed=True)
        t.runner.set(credits=0)
        return t

    def test_the_first_click_of_the_runners_turn_pays_two_credits(self) -> None:
        with self.table() as t:
            t.runner.act("credit")
            assert t.corp.credits == 7
            t.runner.act("credit")
            assert t.corp.credits == 7

    def test_not_if_it_is_spent_on_a_run_on_this_server(self) -> None:
        with self.table() as t:
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.credits == 5

    def test_a_later_run_does_not_matter(self) -> None:
        with self.table() as t:
            t.runner.act("credit")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.credits == 7

    def test_a_run_on_another_server_does_not_matter(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 7

    def test_a_run_event_is_an_action_too(self) -> None:
        with self.table() as t:
            t.runner.hand("Dirty Laundry").set(credits=2)
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert t.corp.credits == 5

    def test_the_corps_own_clicks_do_not_count(self) -> None:
        with Table("corp") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.corp.act("credit")
            assert t.corp.credits == 6


class TestSwordsman:
    def test_it_trashes_an_ai_program_that_could_not_break_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Swordsman", "HQ", rezzed=True)
            t.runner.put("Crypsis", tokens={"virus": 3})
            t.runner.put("Corroder")
            t.runner.set(credits=20).hand("Sure Gamble")
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            for _ in range(2):
                t.runner.use("Crypsis", "strength")
            assert not any("Break" in option.words for option in walk_to(t, "6.9.3b").options)
            t.finish_run()
            assert sorted(t.runner.titles("discard")) == ["Crypsis", "Sure Gamble"]


class TestTrickOfLight:
    def table(self) -> Table:
        t = Table("corp")
        t.corp.put("Ice Wall", "HQ", tokens={"advancement": 3})
        t.corp.put("Nisei MK II", "Server 1")
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.hand("Trick of Light")
        t.corp.play("Trick of Light")
        return t

    @pytest.mark.rule("1.17.1a")
    def test_two_tokens_move_and_nothing_is_advanced(self) -> None:
        with self.table() as t:
            t.corp.number(2)
            assert t.card("Ice Wall").tokens("advancement") == 1
            assert t.card("Nisei MK II").tokens("advancement") == 2
            assert t.happened("advanced") == 0

    def test_or_one(self) -> None:
        with self.table() as t:
            t.corp.number(1)
            assert t.card("Ice Wall").tokens("advancement") == 2
            assert t.card("Nisei MK II").tokens("advancement") == 1

    @pytest.mark.rule("1.2.5")
    def test_without_another_card_it_cannot_be_played(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 3})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Trick of Light")
            assert not t.corp.can("play", "Trick of Light")


@pytest.mark.both
@pytest.mark.rule("10.9.3")
@pytest.mark.parametrize("breaks", [True, False])
def test_chum_baits_the_runner_into_the_next_piece_of_ice(breaks: bool) -> None:
    with Table("runner") as t:
        wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Chum", "HQ", rezzed=True)
        t.runner.set(credits=9).hand(*["Sure Gamble"] * 4)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        while wall.strength == 1:
            t.runner.pass_() if t.runner.can("pass") else t.runner.continue_run()
        assert wall.strength == 3
        if breaks:
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "Break")
        t.finish_run()
        assert len(t.runner.titles("hand")) == (4 if breaks else 1)
        assert wall.strength == 1


@pytest.mark.both
def test_chum_alone_does_nothing() -> None:
    with Table("runner") as t:
        t.corp.put("Chum", "Archives", rezzed=True)
        t.runner.hand("Sure Gamble")
        t.runner.run("Archives")
        t.finish_run()
        assert t.happened("successful run") == 1
        assert t.runner.titles("hand") == ["Sure Gamble"]
