"""Upgrades of the Red Sand cycle, and an operation that is short of air."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, entries, result, told, top, trial, who

from sneakdoor.cards.vocabulary import UPGRADE, Credits, DoToChosen, Gain, Is, ice, paid, resource, sub
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import remembered
from sneakdoor.testing import Table

OPEN_DOOR = ice("Open Door", "neutral_corp", subtypes="Barrier", cost=0, strength=0)
TWO_FOLD = ice("Two-fold", "neutral_corp", sub(Gain(1)), sub(Gain(1)), subtypes="Barrier", cost=0, strength=1)

BULLDOZER = resource("Bulldozer", "neutral_runner", paid(Credits(0), DoToChosen("trash", Is((UPGRADE,)))), cost=0)


class TestDefenseConstruct:
    def archived(self, tokens: int) -> Table:
        t = Table("runner")
        t.corp.put("Defense Construct", "Server 1", rezzed=True, tokens={"advancement": tokens})
        t.corp.discard("Hedge Fund", "Ice Wall", "Pup", faceup=False).discard("Enigma")
        return t

    def test_as_many_facedown_cards_as_it_has_tokens(self) -> None:
        with self.archived(2) as t:
            t.runner.run("Archives")
            t.corp.use("Defense Construct")
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Pup", "Hedge Fund")
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Pup"]
            assert "Pup" not in told(t, RUNNER)
            t.finish_run()
            assert sorted(accessed(t)) == ["Defense Construct", "Enigma", "Ice Wall"]

    def test_with_more_tokens_than_cards_all_of_them(self) -> None:
        with self.archived(5) as t:
            t.runner.run("Archives")
            t.corp.use("Defense Construct")
            t.corp.pick("Ice Wall", "Pup")  # the last one goes without saying
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Ice Wall", "Pup"]
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_only_in_a_run_on_archives_and_with_a_token(self) -> None:
        with self.archived(2) as t:
            t.runner.run("HQ")
            assert not t.corp.can("use", "Defense Construct")
            t.finish_run()
        with self.archived(0) as t:
            t.runner.run("Archives")
            assert not t.corp.can("use", "Defense Construct")
            t.finish_run()

    def test_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Defense Construct", "Server 1")
            t.corp.advance("Defense Construct")
            assert t.card("Defense Construct").tokens("advancement") == 1


class TestHelheimServers:
    def test_every_piece_of_ice_is_stronger_for_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Helheim Servers", "HQ", rezzed=True)
            one, two = t.corp.put("Ice Wall", "HQ"), t.corp.put("Vanilla", "HQ")
            other = t.corp.put("Enigma", "R&D")
            t.corp.hand("Hedge Fund", "Pup")
            t.runner.run("HQ")
            t.corp.use("Helheim Servers")
            t.corp.pick("Hedge Fund")
            assert (t.zone("Hedge Fund"), one.strength, two.strength, other.strength) == ("Archives", 3, 2, 2)
            t.corp.use("Helheim Servers")
            assert (one.strength, two.strength) == (5, 4)
            assert not t.corp.can("use", "Helheim Servers")
            t.finish_run()
            assert (one.strength, two.strength) == (1, 0)

    @pytest.mark.rule("1.4:9.9.1")
    def test_ice_that_comes_later_is_ice_before_that_server_too(self) -> None:
        with Table("runner", cards=(BULLDOZER,)) as t:
            t.corp.put("Helheim Servers", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Hedge Fund", "Pup")
            t.runner.put("Bulldozer")
            t.runner.run("HQ")
            t.corp.use("Helheim Servers")
            t.corp.pick("Hedge Fund")
            late = t.corp.put("Vanilla", "HQ")
            assert (wall.strength, late.strength) == (3, 2)
            t.runner.use("Bulldozer")  # its effect does not depend on the card
            assert t.zone("Helheim Servers") == "Archives"
            assert (wall.strength, late.strength) == (3, 2)
            t.runner.jack_out()
            assert (wall.strength, late.strength) == (1, 0)

    def test_not_in_a_run_elsewhere(self) -> None:
        with Table("runner") as t:
            t.corp.put("Helheim Servers", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Hedge Fund")
            t.runner.run("R&D")
            assert not t.corp.can("use", "Helheim Servers")
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_not_without_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Helheim Servers", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            assert not t.corp.can("use", "Helheim Servers")
            t.finish_run()


class TestO2Shortage:
    def test_a_card_at_random(self) -> None:
        with Table() as t:
            t.runner.hand("Sure Gamble", "Diesel")
            t.corp.hand("O₂ Shortage").play("O₂ Shortage")
            t.runner.yes()
            assert (len(t.runner.titles("hand")), len(t.runner.titles("discard")), t.corp.clicks) == (1, 1, 2)
            assert who(t, "trashed")[0] == RUNNER

    def test_or_two_clicks_for_the_corp(self) -> None:
        with Table() as t:
            t.runner.hand("Sure Gamble")
            t.corp.hand("O₂ Shortage").play("O₂ Shortage")
            t.runner.no()
            assert (t.runner.titles("hand"), t.corp.clicks, t.corp.credits) == (["Sure Gamble"], 4, 2)

    @pytest.mark.rule("1.2.5")
    def test_without_cards_nobody_is_asked(self) -> None:
        with Table() as t:
            t.corp.hand("O₂ Shortage").play("O₂ Shortage")
            assert t.corp.clicks == 4


class TestBambooDome:
    def dome(self) -> Table:
        t = Table()
        t.corp.put("Bamboo Dome", "R&D", rezzed=True)
        t.corp.deck("Pup", "Ice Wall", "Enigma", "Vanilla")
        return t

    def test_one_of_three_to_hq_and_the_others_back(self) -> None:
        with self.dome() as t:
            t.corp.use("Bamboo Dome")
            assert not t.corp.can("pick", "Pup")
            t.corp.pick("Enigma")
            t.corp.pick("Ice Wall")
            assert t.corp.titles("hand") == ["Enigma"]
            assert top(t, CORP, 3) == ["Ice Wall", "Vanilla", "Pup"]
            assert t.corp.clicks == 2

    @pytest.mark.rule("10.2.2a")
    def test_the_runner_sees_three_cards_and_not_which_was_taken(self) -> None:
        with self.dome() as t:
            t.corp.use("Bamboo Dome")
            t.corp.pick("Enigma")
            t.corp.pick("Ice Wall")
            assert told(t, RUNNER).count("Enigma") == 1  # as it was revealed
            shown = {t.state.card(one.cid).title for one in entries(t, "revealed")}  # type: ignore[attr-defined]
            assert shown == {"Vanilla", "Enigma", "Ice Wall"}
            assert not any(remembered(t.state, cid, RUNNER) for cid in t.state.hand[CORP])

    @pytest.mark.rule("9.1.6c")
    def test_the_root_of_rnd_is_its_only_place(self) -> None:
        with Table() as t:
            t.corp.hand("Bamboo Dome").put("PAD Campaign", "Server 1")
            t.corp.act("install", "Bamboo Dome")
            assert t.card("Bamboo Dome").server == "R&D"


class TestHenryPhillips:
    def run(self, tags: int, server: str = "HQ") -> Table:
        t = Table("runner", cards=(trial("Barrier"), TWO_FOLD))
        t.corp.put("Henry Phillips", "HQ", rezzed=True)
        t.corp.put("Two-fold", server, rezzed=True)
        t.corp.set(credits=0)
        t.runner.set(tags=tags, credits=9).put("Corroder")
        encounter(t, server)
        return t

    def test_two_credits_for_each_subroutine(self) -> None:
        with self.run(1) as t:
            t.runner.break_subroutines("Corroder", 0)
            assert t.corp.credits == 2
            t.runner.break_subroutines("Corroder")
            assert t.corp.credits == 4
            t.finish_run()

    @pytest.mark.parametrize(("tags", "server"), [(0, "HQ"), (1, "R&D")])
    def test_not_without_a_tag_nor_elsewhere(self, tags: int, server: str) -> None:
        with self.run(tags, server) as t:
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.corp.credits == 0


class TestTrafficAnalyzer:
    @pytest.mark.parametrize(("spent", "gained"), [(1, 1), (2, 0)])
    def test_a_trace_for_each_rezzed_ice(self, spent: int, gained: int) -> None:
        with Table("runner") as t:
            t.corp.put("Traffic Analyzer", "HQ", rezzed=True)
            t.corp.put("Vanilla", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Vanilla")
            t.corp.number(0)
            t.runner.number(spent)
            assert t.corp.credits == 5 + gained
            t.finish_run()

    def test_neither_ice_elsewhere_nor_other_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("Traffic Analyzer", "HQ", rezzed=True)
            t.corp.put("Prisec", "HQ")
            t.corp.put("Vanilla", "R&D")
            t.runner.run("R&D")
            t.corp.rez("Vanilla")
            t.corp.rez("Prisec")
            t.finish_run()
            assert not entries(t, "trace initiated")


class TestKhondiPlaza:
    def test_a_credit_for_each_remote_server(self) -> None:
        with Table() as t:
            plaza = t.corp.put("Khondi Plaza", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 2")
            t.corp.rez("Khondi Plaza")
            assert (plaza.tokens("credit"), t.corp.credits) == (2, 2)
            t.corp.hand("Adonis Campaign").install("Adonis Campaign", "new")
            assert plaza.tokens("credit") == 2
            t.end_turn()
            t.end_turn()
            assert plaza.tokens("credit") == 3

    def test_they_rez_ice_before_its_server_alone(self) -> None:
        with Table("runner") as t:
            plaza = t.corp.put("Khondi Plaza", "HQ", rezzed=True, tokens={"credit": 3})
            t.corp.put("Enigma", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=0)
            t.runner.run("R&D")
            assert not t.corp.can("rez", "Enigma")
            assert not t.corp.can("rez", "PAD Campaign")
            t.finish_run()
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            assert plaza.tokens("credit") == 0
            t.finish_run()
            assert result(t) == "unsuccessful"


class TestSignalJamming:
    def jammed(self) -> Table:
        t = Table("runner")
        t.corp.put("Signal Jamming", "HQ", rezzed=True)
        t.runner.set(credits=9).put("Self-modifying Code")
        t.runner.put("Clone Chip")
        t.runner.deck("Corroder").hand("Mimic").discard("Imp")
        return t

    def test_nothing_is_installed_for_the_rest_of_the_run(self) -> None:
        with self.jammed() as t:
            t.runner.run("HQ")
            assert t.runner.can("use", "Clone Chip")
            t.corp.use("Signal Jamming")
            assert t.zone("Signal Jamming") == "Archives"
            assert not t.runner.can("use", "Clone Chip")
            t.finish_run()
            assert t.runner.can("install", "Mimic")

    def test_only_in_a_run_on_its_server(self) -> None:
        with self.jammed() as t:
            assert not t.corp.can("use", "Signal Jamming")
            t.runner.run("R&D")
            assert not t.corp.can("use", "Signal Jamming")
            t.finish_run()


class TestFractalThreatMatrix:
    def run(self, *ice: str, server: str = "R&D") -> Table:
        t = Table("runner", cards=(OPEN_DOOR, TWO_FOLD))
        t.corp.put("Fractal Threat Matrix", "R&D", rezzed=True)
        for title in ice:
            t.corp.put(title, server, rezzed=True)
        t.runner.set(credits=9).put("Corroder")
        t.runner.deck(*["Sure Gamble"] * 8)
        encounter(t, server)
        return t

    def test_two_cards_of_the_stack_for_each_ice_broken_all_through(self) -> None:
        with self.run("Vanilla", "Two-fold") as t:
            t.runner.break_subroutines("Corroder", 0)
            assert t.runner.titles("discard") == []
            t.runner.break_subroutines("Corroder")
            assert len(t.runner.titles("discard")) == 2
            encounter(t)
            t.runner.break_subroutines("Corroder")
            assert len(t.runner.titles("discard")) == 4
            t.finish_run()

    @pytest.mark.rule("10.9.3a")
    def test_no_subroutine_at_all_is_all_of_them(self) -> None:
        with self.run("Open Door") as t:
            assert len(t.runner.titles("discard")) == 2
            t.finish_run()

    def test_not_before_another_server(self) -> None:
        with self.run("Vanilla", server="HQ") as t:
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.runner.titles("discard") == []


class TestOberthProtocol:
    @pytest.mark.rule("1.15.9")
    def test_an_agenda_is_forfeited_to_rez_it(self) -> None:
        with Table() as t:
            t.corp.put("Oberth Protocol", "Server 1")
            assert not t.corp.can("rez", "Oberth Protocol")
        with Table() as t:
            t.corp.put("Oberth Protocol", "Server 1")
            t.corp.scored("Hostile Takeover").rez("Oberth Protocol")
            assert (t.corp.score, t.corp.credits) == (0, 3)

    def test_the_first_advance_here_each_turn_places_one_more(self) -> None:
        with Table() as t:
            t.corp.put("Oberth Protocol", "Server 1", rezzed=True)
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            wall = t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.corp.advance(wall)
            assert wall.tokens("advancement") == 2
            t.corp.advance(agenda)
            assert agenda.tokens("advancement") == 1
            assert t.happened("advanced") == 2

    def test_cards_elsewhere_do_not_count(self) -> None:
        with Table() as t:
            t.corp.put("Oberth Protocol", "Server 1", rezzed=True)
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.advance(wall)
            assert wall.tokens("advancement") == 1
            t.corp.advance(agenda)
            assert agenda.tokens("advancement") == 2
