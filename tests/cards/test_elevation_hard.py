"""What the hardest cards of Elevation do, and an identity of Midnight Sun."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import now

from sneakdoor.testing import Table

OB = "Ob Superheavy Logistics: Extract. Export. Excel."
BANGUN = "BANGUN: When Disaster Strikes"
MAGDALENE = "Magdalene Keino-Chemutai: Cryptarchitect"


class TestBiawak:
    @pytest.mark.rule("26.03:1.16.2e", example=46)
    def test_a_forfeited_agenda_pays_for_ten_credits(self) -> None:
        with runner() as t:
            t.corp.set(credits=4)
            t.corp.scored("Hostile Takeover")
            ice = t.corp.put("Biawak", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Biawak")
            assert ice.rezzed
            assert (t.corp.credits, t.corp.titles("score")) == (0, [])
            t.finish_run()
            assert t.happened("successful run") == 0

    def test_three_credits_and_an_agenda_are_not_enough(self) -> None:
        with runner() as t:
            t.corp.set(credits=3)
            t.corp.scored("Hostile Takeover")
            t.corp.put("Biawak", "HQ")
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Biawak")
            t.finish_run()

    @pytest.mark.parametrize("forfeits", [True, False])
    def test_with_all_credits_the_corp_chooses(self, forfeits: bool) -> None:
        with runner() as t:
            t.corp.set(credits=14)
            t.corp.scored("Hostile Takeover")
            t.corp.put("Biawak", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Biawak")
            t.corp.yes() if forfeits else t.corp.no()
            t.finish_run()
            assert t.corp.credits == (10 if forfeits else 0)
            assert len(t.corp.titles("score")) == (0 if forfeits else 1)

    def test_its_subroutines_trash_or_end_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Biawak", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.run("HQ")
            t.corp.mode("program")
            t.corp.mode("resource")
            t.finish_run()
            assert sorted(t.runner.titles("discard")) == ["Corroder", "Daily Casts"]
            assert t.happened("successful run") == 0


class TestBangun:
    @pytest.mark.parametrize("faceup", [True, False])
    def test_a_faceup_agenda_hurts_whoever_accesses_it(self, faceup: bool) -> None:
        with corp(corp=BANGUN) as t:
            t.corp.hand("Hostile Takeover", "Nico Campaign")
            t.corp.act("install", "Hostile Takeover")
            t.corp.yes() if faceup else t.corp.no()
            t.corp.destination("new")
            agenda = t.card("Hostile Takeover")
            assert agenda.thing.faceup == faceup
            t.corp.install("Nico Campaign", "new")
            assert not t.card("Nico Campaign").thing.faceup
            t.end_turn()
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
            assert len(t.runner.titles("hand")) == (1 if faceup else 3)
            assert (t.state.tags, t.state.brain) == (int(faceup), 0)

    def test_faceup_its_abilities_are_not_active(self) -> None:
        with corp(corp=BANGUN) as t:
            t.corp.hand("Project Yagi-Uda")
            t.corp.act("install", "Project Yagi-Uda")
            t.corp.yes()
            t.corp.destination("new")
            assert not t.corp.can("use", "Project Yagi-Uda")


class TestMitraAman:
    @pytest.mark.parametrize("place", ["hand", "discard"])
    def test_it_swaps_the_approached_ice(self, place: str) -> None:
        with runner() as t:
            old = t.corp.put("Ice Wall", "HQ")
            t.corp.put("Mitra Aman", "HQ", rezzed=True)
            t.corp.hand("Enigma", "Hedge Fund") if place == "hand" else t.corp.discard("Enigma", "Hedge Fund")
            t.runner.run("HQ")
            t.corp.accept()
            assert t.corp.credits == 8
            t.corp.yes()
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.card("Enigma").server == "HQ"
            assert not old.installed
            assert "Ice Wall" in t.corp.titles(place)
            assert t.zone("Mitra Aman") == "Archives"
            assert t.happened("successful run") == 0

    def test_it_need_not_swap(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.put("Mitra Aman", "HQ", rezzed=True)
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.corp.accept()
            t.corp.no()
            t.finish_run()
            assert (wall.installed, t.corp.credits) == (True, 8)

    def test_another_server_does_not_concern_it(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            mitra = t.corp.put("Mitra Aman", "HQ", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            assert mitra.installed


class TestPettyCash:
    def test_from_hq_it_gains_five(self) -> None:
        with corp() as t:
            t.corp.hand("Petty Cash", "Petty Cash")
            t.corp.play("Petty Cash")
            assert (t.corp.credits, t.corp.clicks) == (7, 2)
            t.settle()
            assert not t.corp.can("play", "Petty Cash")

    @pytest.mark.parametrize("faceup", [True, False])
    def test_from_archives_it_gains_a_click_and_leaves_the_game(self, faceup: bool) -> None:
        with corp() as t:
            t.corp.discard("Petty Cash", faceup=faceup)
            t.corp.use("Petty Cash")
            t.settle()
            assert (t.corp.credits, t.corp.clicks) == (7, 3)
            assert t.zone("Petty Cash") == "removed"

    def test_not_after_an_action(self) -> None:
        with corp() as t:
            t.corp.discard("Petty Cash")
            t.corp.act("credit")
            t.settle()
            assert not t.corp.can("use", "Petty Cash")


class TestIPEnforcement:
    @pytest.mark.rule("26.03:1.13.13", example=26)
    def test_it_brings_a_stolen_agenda_back(self) -> None:
        with corp() as t:
            t.runner.scored("Next Big Thing", "Hostile Takeover")
            t.runner.set(tags=4)
            t.card("Next Big Thing").thing.tokens = {"agenda": 1}
            t.corp.hand("IP Enforcement")
            t.corp.play("IP Enforcement")
            t.corp.number(3)
            t.settle()
            agenda = t.card("Next Big Thing")
            assert (t.state.tags, t.corp.credits) == (1, 2)
            assert agenda.installed
            assert (agenda.tokens("agenda"), agenda.tokens("advancement")) == (0, 1)
            assert t.runner.score == 1

    @pytest.mark.rule("26.03:1.13.13", example=27)
    def test_a_swapped_agenda_keeps_its_counter(self) -> None:
        with corp() as t:
            t.runner.scored("Next Big Thing").set(tags=1)
            t.corp.scored("Hostile Takeover")
            t.card("Next Big Thing").thing.tokens = {"agenda": 1}
            t.corp.hand("Exchange of Information")
            t.corp.play("Exchange of Information")
            t.settle()
            assert t.corp.titles("score") == ["Next Big Thing"]
            assert t.card("Next Big Thing").tokens("agenda") == 1

    def test_without_a_tag_left_nothing_is_placed(self) -> None:
        with corp() as t:
            t.runner.scored("Next Big Thing", "Hostile Takeover")
            t.runner.set(tags=1)
            t.corp.hand("IP Enforcement")
            t.corp.play("IP Enforcement")
            t.corp.number(1)
            t.settle()
            assert t.card("Hostile Takeover").tokens("advancement") == 0
            assert (t.state.tags, t.corp.credits, t.runner.score) == (0, 4, 3)

    def test_x_is_no_more_than_the_tags(self) -> None:
        with corp() as t:
            t.runner.scored("Next Big Thing", "Hostile Takeover")
            t.runner.set(tags=2)
            t.corp.hand("IP Enforcement")
            t.corp.play("IP Enforcement")
            assert {option.number for option in now(t).options} == {0, 1, 2}
            t.corp.number(0)


class TestMagdalene:
    def test_she_installs_one_of_the_discarded_cards(self) -> None:
        with runner(runner=MAGDALENE) as t:
            t.runner.hand("Corroder", "Clone Chip", "Sure Gamble", "Easy Mark", "Easy Mark", "Easy Mark", "Easy Mark")
            t.runner.discard("Mimic")
            for _ in range(4):
                t.runner.act("credit")
            t.runner.pick("Corroder", "Sure Gamble")
            t.runner.accept()
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 5 + 4 - 2
            assert sorted(t.runner.titles("discard")) == ["Mimic", "Sure Gamble"]

    def test_she_may_install_hardware_and_only_one_card(self) -> None:
        with runner(runner=MAGDALENE) as t:
            t.runner.hand("Corroder", "Clone Chip", "Sure Gamble", "Easy Mark", "Easy Mark", "Easy Mark", "Easy Mark")
            for _ in range(4):
                t.runner.act("credit")
            t.runner.pick("Corroder", "Clone Chip")
            t.runner.accept()
            t.runner.pick("Clone Chip")
            t.settle()
            assert t.card("Clone Chip").installed
            assert t.runner.titles("discard") == ["Corroder"]


class TestBling:
    def test_a_card_installed_for_nothing_brings_the_top_card(self) -> None:
        with runner() as t:
            bling = t.runner.put("Bling")
            t.runner.deck("Corroder", "Sure Gamble")
            t.runner.hand("Gourmand", "Mimic")
            assert t.runner.memory == (0, 5)
            t.runner.install("Gourmand")
            t.runner.accept()
            assert bling.thing.hosted == (t.cid("Sure Gamble"),)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 9
            t.runner.install("Mimic")
            t.runner.act("done")  # with making room
            t.settle()
            assert not bling.thing.hosted

    def test_a_hosted_program_is_installed_and_what_is_left_is_trashed(self) -> None:
        with runner() as t:
            bling = t.runner.put("Bling")
            t.runner.deck("Easy Mark", "Corroder")
            t.runner.hand("Gourmand", "Gourmand")
            t.runner.install("Gourmand")
            t.runner.accept()
            t.runner.install("Corroder")
            t.runner.act("done")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 3
            t.runner.install("Gourmand")
            t.runner.act("done")
            t.runner.accept()
            assert len(bling.thing.hosted) == 1
            t.end_turn()
            assert t.runner.titles("discard") == ["Easy Mark"]


class TestShred:
    def board(self, t: Table, *root: str) -> None:
        t.corp.put("Ice Wall", "Server 1", rezzed=True)
        for title in root:
            t.corp.put(title, "Server 1")
        t.runner.hand("Shred")
        t.runner.play("Shred")
        t.runner.act("server", server="Server 1")

    @pytest.mark.parametrize("pays", [True, False])
    def test_the_corp_pays_with_random_cards_or_the_run_goes_on(self, pays: bool) -> None:
        with runner() as t:
            t.corp.hand("Hedge Fund", "Enigma", "Vanilla")
            self.board(t, "Vanity Project", "Ash 2X3ZB9CY")
            t.corp.yes() if pays else t.corp.no()
            t.finish_run()
            assert t.happened("successful run") == (0 if pays else 1)
            assert len(t.corp.titles("hand")) == (1 if pays else 3)
            assert t.happened("revealed") == (2 if pays else 0)
            assert all(cid not in t.state.down for cid in t.state.discard[0])

    def test_with_too_few_cards_the_corp_cannot_pay(self) -> None:
        with runner() as t:
            t.corp.hand("Hedge Fund")
            self.board(t, "Vanity Project", "Ash 2X3ZB9CY")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.corp.titles("hand") == ["Hedge Fund"]

    def test_only_the_first_time(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            self.board(t, "Vanity Project")
            t.finish_run()
            assert t.happened("successful run") == 0
            assert t.happened("encounter") == 2


class TestOb:
    """A card that the Corp trashes rezzed brings one that costs 1 less."""

    def begin(self, *deck: str) -> Table:
        t = runner(corp=OB)
        t.corp.put("Svyatogor Excavator", "Server 1", rezzed=True)
        t.corp.deck("Hedge Fund", *deck, "Hedge Fund")
        return t

    def trash(self, t: Table, title: str) -> None:
        t.end_turn()
        t.corp.trigger("Svyatogor Excavator")
        t.corp.pick(title)

    def test_it_installs_and_rezzes_for_nothing(self) -> None:
        with self.begin("Nico Campaign", "PAD Campaign", "Palisade", "Offworld Office") as t:
            t.corp.put("Palisade", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            self.trash(t, "Enigma")  # costs 3, Nico and PAD Campaign 2
            t.corp.accept()
            assert not t.corp.can("pick", "Palisade")
            t.corp.pick("Nico Campaign")
            t.corp.destination("new")
            t.settle()
            nico = t.card("Nico Campaign")
            assert nico.rezzed
            assert nico.tokens("credit") == 9
            assert t.corp.credits == 5 + 3

    def test_ice_costs_no_credits_to_install(self) -> None:
        with self.begin("Ice Wall") as t:
            t.corp.put("Vanilla", "HQ")
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            self.trash(t, "PAD Campaign")
            t.corp.accept()
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            t.corp.act("done")  # without making room
            t.settle()
            assert t.card("Ice Wall").rezzed
            assert t.corp.credits == 8

    def test_an_unrezzed_card_brings_nothing(self) -> None:
        with self.begin("Ice Wall") as t:
            t.corp.put("PAD Campaign", "Server 2")
            self.trash(t, "PAD Campaign")
            t.settle()
            assert t.happened("search") == 0

    def test_a_card_replaced_by_another_brings_nothing(self) -> None:
        with corp(corp=OB) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund", "Ice Wall").hand("Nico Campaign")
            t.corp.act("install", "Nico Campaign")
            t.corp.destination("Server 1")
            t.corp.act("trash", "PAD Campaign")
            t.settle()
            assert t.happened("trashed") == 1
            assert t.happened("search") == 0

    def test_only_once_each_turn(self) -> None:
        with corp(corp=OB) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.deck("Hedge Fund", "Ice Wall", "Ice Wall", "Hedge Fund").hand("Extract", "Extract")
            t.corp.set(credits=9)
            for title in ("PAD Campaign", "Enigma"):
                t.corp.play("Extract")
                t.corp.yes()
                t.corp.pick(title)
                if title == "PAD Campaign":
                    t.corp.accept()
                    t.corp.act("done")  # finding nothing
                t.settle()
            assert t.happened("search") == 1

    @pytest.mark.rule("26.03:8.5.13c", example=117)
    def test_a_card_that_stays_unrezzed_is_revealed(self) -> None:
        with self.begin("Archer") as t:
            t.corp.scored("Hostile Takeover")
            t.corp.put("Tollbooth", "HQ")
            t.corp.put("Ichi 1.0", "R&D", rezzed=True)  # costs 5, Archer 4
            self.trash(t, "Ichi 1.0")
            t.corp.accept()
            t.corp.pick("Archer")
            t.corp.destination("Archives")
            t.corp.no()
            t.settle()
            archer = t.card("Archer")
            assert archer.installed
            assert not archer.rezzed
            assert t.corp.titles("score") == ["Hostile Takeover"]
            assert t.happened("revealed") == 1

    def test_an_additional_cost_other_than_credits_is_paid(self) -> None:
        with self.begin("Archer") as t:
            t.corp.scored("Hostile Takeover")
            t.corp.put("Ichi 1.0", "R&D", rezzed=True)
            self.trash(t, "Ichi 1.0")
            t.corp.accept()
            t.corp.pick("Archer")
            t.corp.destination("Archives")
            t.corp.yes()
            t.settle()
            assert t.card("Archer").rezzed
            assert t.corp.titles("score") == []
            assert t.corp.credits == 8

    @pytest.mark.rule("26.03:1.16.10c", example=51)
    def test_what_pays_for_scoring_brings_a_card_before_the_agenda_is_scored(self) -> None:
        with corp(corp=OB) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Azef Protocol", "Server 2", tokens={"advancement": 3})
            t.corp.deck("Hedge Fund", "Ice Wall", "Hedge Fund")
            t.corp.score_agenda("Azef Protocol")
            t.corp.accept()
            assert t.corp.score == 0
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            assert t.corp.score == 2
            t.settle()
            assert t.card("Ice Wall").rezzed
