"""What the harder cards of Midnight Sun do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, encounter


class TestHakarl:
    @pytest.mark.parametrize("derezzes", [True, False])
    def test_it_takes_abilities_of_bioroids_from_the_runner_for_a_derezzed_card(self, derezzes: bool) -> None:
        with runner() as t:
            t.corp.set(credits=5)
            t.corp.put("Hákarl 1.0", "HQ")
            t.corp.put("Brân 1.0", "R&D", rezzed=True)
            wall = t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.put("Cleaver")  # so that there is something to do in an encounter
            t.runner.run("HQ")
            t.corp.rez("Hákarl 1.0")
            assert t.corp.credits == 0
            if derezzes:
                t.corp.accept()
                t.corp.pick("Ice Wall")
            else:
                t.corp.decline()
            assert wall.rezzed != derezzes
            assert t.runner.can("use", "Hákarl 1.0") != derezzes
            t.finish_run()
            assert t.state.brain == 1
            encounter(t, "R&D")
            assert t.runner.can("use", "Brân 1.0") != derezzes
            t.finish_run()

    def test_its_ability_waits_for_a_run_on_its_server(self) -> None:
        with runner() as t:
            t.corp.set(credits=9)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Hákarl 1.0", "HQ", rezzed=True)
            encounter(t, "HQ")
            assert wall.rezzed
            t.runner.use("Hákarl 1.0")
            t.runner.act("subroutine", number=1)
            assert t.runner.clicks == 2
            t.finish_run()
            assert t.state.brain == 0
            assert t.happened("successful run") == 0

    def test_alone_it_derezzes_nothing(self) -> None:
        with runner() as t:
            hakarl = t.corp.put("Hákarl 1.0", "HQ")
            t.runner.put("Cleaver")
            t.runner.run("HQ")
            t.corp.rez("Hákarl 1.0")
            assert t.runner.can("use", "Hákarl 1.0")
            t.finish_run()
            assert hakarl.rezzed

    def test_rezzed_during_a_run_on_another_server_it_derezzes_nothing(self) -> None:
        with runner() as t:
            t.corp.set(credits=9)
            t.corp.put("Surat City Grid", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            hakarl = t.corp.put("Hákarl 1.0", "HQ")
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.corp.accept()
            t.finish_run()
            assert hakarl.rezzed
            assert t.card("Ice Wall").rezzed

    def test_it_waits_for_no_other_ice(self) -> None:
        with runner() as t:
            t.corp.put("Hákarl 1.0", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert wall.rezzed


class TestBigDeal:
    @pytest.mark.parametrize("scores", [True, False])
    def test_it_places_four_counters_and_may_score(self, scores: bool) -> None:
        with corp() as t:
            t.corp.set(credits=17)
            agenda = t.corp.put("Project Vacheron", "Server 1")
            offworld = t.corp.put("Offworld Office", "Server 2")
            t.corp.hand("Big Deal")
            t.corp.play("Big Deal")
            t.corp.pick("Offworld Office")
            t.corp.yes() if scores else t.corp.no()
            t.settle()
            assert t.corp.credits == (7 if scores else 0)
            assert t.corp.score == (2 if scores else 0)
            assert agenda.tokens("advancement") == 0
            if not scores:
                assert offworld.tokens("advancement") == 4
            assert t.zone("Big Deal") == "removed"
            assert t.happened("action phase ended") == 1

    def test_what_is_not_advanced_enough_is_not_scored(self) -> None:
        with corp() as t:
            t.corp.set(credits=17)
            agenda = t.corp.put("Vanity Project", "Server 1")
            t.corp.hand("Big Deal")
            t.corp.play("Big Deal")
            t.settle()
            assert agenda.tokens("advancement") == 4
            assert t.corp.score == 0


class TestRegenesis:
    def test_it_adds_a_facedown_agenda(self) -> None:
        with corp() as t:
            t.corp.put("Regenesis", "Server 1", tokens={"advancement": 3})
            t.corp.discard("Offworld Office", "Nico Campaign", faceup=False)
            t.corp.discard("Hostile Takeover")
            t.corp.score_agenda("Regenesis")
            t.corp.accept()
            t.settle()
            assert t.corp.score == 1 + 2
            assert t.happened("scored") == 1
            assert t.happened("revealed") == 1

    def test_not_after_a_corp_card_came_to_archives(self) -> None:
        with corp() as t:
            t.corp.put("Regenesis", "Server 1", tokens={"advancement": 3})
            t.corp.discard("Offworld Office", faceup=False)
            t.corp.hand("Hedge Fund")
            t.corp.play("Hedge Fund")
            t.corp.score_agenda("Regenesis")
            t.settle()
            assert t.corp.score == 1

    def test_other_agendas_do_not_concern_it(self) -> None:
        with corp() as t:
            t.corp.scored("Regenesis").discard("Hostile Takeover", faceup=False)
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Offworld Office")
            t.settle()
            assert t.corp.score == 1 + 2

    def test_a_runner_card_does_not_matter(self) -> None:
        with corp() as t:
            t.corp.put("Regenesis", "Server 1", tokens={"advancement": 3})
            t.corp.discard("Offworld Office", faceup=False)
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.set(tags=1)
            t.corp.act("trash resource", "Daily Casts")
            t.corp.score_agenda("Regenesis")
            t.corp.accept()
            t.settle()
            assert t.corp.score == 3


class TestMitosis:
    def test_two_cards_come_advanced_in_new_servers(self) -> None:
        with corp(clicks=4) as t:
            t.corp.put("Regolith Mining License", "Server 1")
            t.corp.hand("Mitosis", "Superconducting Hub", "Nico Campaign", "Ice Wall")
            t.corp.play("Mitosis")
            t.corp.pick("Superconducting Hub")
            t.corp.pick("Nico Campaign")
            hub, nico = t.card("Superconducting Hub"), t.card("Nico Campaign")
            assert {hub.server, nico.server} == {"Server 2", "Server 3"}
            assert (hub.tokens("advancement"), nico.tokens("advancement")) == (2, 2)
            assert (t.corp.credits, t.corp.clicks) == (2, 2)
            t.corp.set(credits=9)
            t.corp.rez("Regolith Mining License")
            assert not t.corp.can("rez", "Nico Campaign")
            t.corp.advance("Superconducting Hub")
            assert not t.corp.can("score", "Superconducting Hub")

    def test_ice_protects_a_new_server_and_one_card_is_enough(self) -> None:
        with corp() as t:
            t.corp.hand("Mitosis", "Ice Wall", "Enigma")
            t.corp.play("Mitosis")
            t.corp.pick("Ice Wall")
            t.corp.act("done")
            t.settle()
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.card("Ice Wall").server == "Server 1"
            assert t.card("Ice Wall").tokens("advancement") == 2
            t.end_turn()
            t.runner.run("Server 1")
            assert t.corp.can("rez", "Ice Wall")
            t.finish_run()


class TestMoonPool:
    def test_it_trashes_shuffles_and_advances(self) -> None:
        with corp() as t:
            t.corp.put("Moon Pool", "Server 1", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ")
            hub = t.corp.put("Superconducting Hub", "Server 2")
            t.corp.discard("Offworld Office", faceup=False)
            t.corp.discard("Enigma")
            t.corp.hand("Hostile Takeover", "Hedge Fund", "Vanilla")
            t.corp.use("Moon Pool")
            t.corp.act("pick", "Hostile Takeover")
            t.corp.act("pick", "Hedge Fund")
            assert not t.corp.can("pick", "Enigma")
            t.corp.act("pick", "Hostile Takeover")
            t.corp.act("pick", "Offworld Office")
            t.corp.pick("Ice Wall")
            t.corp.pick("Superconducting Hub")
            t.settle()
            assert t.corp.titles("hand") == ["Vanilla"]
            assert sorted(t.corp.titles("discard")) == ["Enigma", "Hedge Fund"]
            assert (wall.tokens("advancement"), hub.tokens("advancement")) == (1, 1)
            assert t.zone("Moon Pool") == "removed"
            assert t.happened("revealed") == 2
            assert t.happened("shuffled in") == 2

    def test_a_counter_is_placed_only_for_an_agenda(self) -> None:
        with corp() as t:
            t.corp.put("Moon Pool", "Server 1", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.discard("Offworld Office", "Enigma", "Vanilla", faceup=False)
            t.corp.hand("Hedge Fund", "Celebrity Gift")
            t.corp.use("Moon Pool")
            t.corp.act("done")
            t.corp.act("pick", "Offworld Office")
            t.corp.act("done")
            t.corp.pick("Ice Wall")
            t.settle()
            assert wall.tokens("advancement") == 1
            assert (len(t.corp.titles("hand")), len(t.corp.titles("discard"))) == (2, 2)

    def test_two_cards_at_most_go_back(self) -> None:
        with corp() as t:
            t.corp.put("Moon Pool", "Server 1", rezzed=True)
            t.corp.discard("Enigma", "Vanilla", "Palisade", faceup=False)
            t.corp.use("Moon Pool")
            t.corp.act("pick", "Enigma")
            t.corp.act("pick", "Vanilla")
            t.settle()
            assert t.corp.titles("discard") == ["Palisade"]


class TestPinholeThreading:
    @pytest.mark.parametrize("title", ["Offworld Office", "Nico Campaign"])
    def test_an_agenda_in_another_root_is_accessed_and_left_there(self, title: str) -> None:
        with runner() as t:
            card = t.corp.put(title, "Server 1")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("Vanity Project", "Server 2")
            t.runner.hand("Pinhole Threading")
            t.runner.play("Pinhole Threading")
            t.runner.act("server", server="Server 2")
            if title == "Nico Campaign":
                t.runner.act("trash")
            t.finish_run()
            assert accessed(t) == [title]
            assert t.runner.score == 0
            assert card.installed == (title == "Offworld Office")
            assert t.runner.credits == (4 if card.installed else 2)

    def test_later_the_agenda_can_be_stolen_again(self) -> None:
        with runner() as t:
            t.corp.put("Offworld Office", "Server 1")
            t.runner.hand("Pinhole Threading")
            t.runner.play("Pinhole Threading")
            t.runner.act("server", server="HQ")
            t.finish_run()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 2

    def test_nothing_else_is_accessed(self) -> None:
        with runner() as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Pinhole Threading")
            t.runner.play("Pinhole Threading")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert accessed(t) == []
