"""What resources of Reign and Reverie do."""

from __future__ import annotations

import pytest
from tests.verbs import strike

from sneakdoor.testing import Table


class TestDistrict99:
    def test_the_first_program_or_hardware_trashed_each_turn_may_bring_a_counter(self) -> None:
        with Table("runner") as t:
            place = t.runner.put("District 99")
            t.runner.put("Flip Switch")
            t.runner.put("Flip Switch")
            t.runner.set(tags=2)
            t.runner.use(t.card("Flip Switch", 0), "remove")
            t.runner.accept("District 99")
            assert place.tokens("power") == 1
            t.runner.use(t.card("Flip Switch", 0), "remove")
            t.settle()
            assert place.tokens("power") == 1

    @pytest.mark.parametrize(("title", "counts"), [("Corroder", True), ("Sure Gamble", False), ("Crypt", False)])
    def test_damage_trashes_cards_too(self, title: str, counts: bool) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            place = t.runner.put("District 99")
            t.runner.hand(title)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            if counts:
                t.runner.accept("District 99")
            t.settle()
            assert place.tokens("power") == int(counts)

    def test_three_counters_bring_back_a_card_of_the_own_faction(self) -> None:
        with Table("runner", runner="Noise: Hacker Extraordinaire") as t:
            place = t.runner.put("District 99", tokens={"power": 4})
            t.runner.discard("Corroder", "Gordian Blade", "Sure Gamble")
            t.runner.use("District 99")
            t.settle()
            assert t.runner.titles("hand") == ["Corroder"]
            assert (place.tokens("power"), t.runner.clicks) == (1, 3)
            assert not t.runner.can("use", "District 99")

    def test_cards_of_other_factions_stay(self) -> None:
        with Table("runner", runner="Noise: Hacker Extraordinaire") as t:
            t.runner.put("District 99", tokens={"power": 3})
            t.runner.discard("Gordian Blade")
            assert not t.runner.can("use", "District 99")


class TestThunderArtGallery:
    def test_a_removed_tag_lets_a_card_be_installed_for_less_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Thunder Art Gallery")
            t.runner.set(tags=2, credits=9).hand("Corroder", "Armitage Codebusting", "Sure Gamble")
            t.runner.act("remove tag")
            t.runner.accept("Thunder Art Gallery")
            t.runner.pick("Corroder")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 9 - 2 - 1
            t.runner.act("remove tag")
            assert t.runner.credits == 4
            assert "Armitage Codebusting" in t.runner.titles("hand")

    def test_so_does_an_avoided_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Thunder Art Gallery")
            t.runner.put("Forger")
            t.runner.hand("Corroder")
            t.runner.set(credits=1)
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.mode("tag")
            t.runner.use("Forger", "avoid")
            t.runner.accept("Thunder Art Gallery")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 0
            t.corp.number(0)
            t.finish_run()

    def test_what_the_corp_removes_does_not_count(self) -> None:
        with Table("corp") as t:
            t.runner.put("Thunder Art Gallery")
            t.runner.put("Corroder")
            t.runner.hand("Armitage Codebusting")
            t.runner.set(tags=1)
            t.corp.put("Keegan Lane", "HQ", rezzed=True)
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Keegan Lane")
            t.finish_run()
            assert t.runner.titles("hand") == ["Armitage Codebusting"]


class TestMissBones:
    def test_her_credits_pay_for_trashing_installed_cards(self) -> None:
        with Table("runner") as t:
            bones = t.runner.put("Miss Bones", tokens={"credit": 5})
            t.runner.set(credits=0)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("PAD Campaign") == "Archives"
            assert bones.tokens("credit") == 1

    def test_not_for_cards_in_hq_and_then_she_is_gone(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Miss Bones")
            t.runner.install("Miss Bones")
            assert t.card("Miss Bones").tokens("credit") == 12
            t.runner.set(credits=0)
            t.corp.hand("PAD Campaign")
            t.runner.hand("Access to Globalsec")
            assert not t.runner.can("install", "Access to Globalsec")
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("trash")
            t.finish_run()
            assert t.zone("PAD Campaign") == "HQ"
            t.runner.set(credits=1)
            t.runner.install("Access to Globalsec")
            assert t.card("Miss Bones").tokens("credit") == 12

    def test_when_her_last_credit_is_spent_she_is_gone(self) -> None:
        with Table("runner") as t:
            t.runner.put("Miss Bones", tokens={"credit": 4})
            t.runner.set(credits=0)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("Miss Bones") == "the heap"


class TestPsychMike:
    @pytest.mark.parametrize("takes", [True, False])
    def test_each_card_from_rnd_is_worth_a_credit_once_a_turn(self, takes: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Psych Mike")
            t.runner.put("R&D Interface")
            t.runner.run("R&D")
            t.settle()
            while t.runner.can("go on"):
                t.runner.act("go on")
            t.runner.accept("Psych Mike") if takes else t.runner.decline()
            assert t.runner.credits == (7 if takes else 5)
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.credits == (7 if takes else 5)

    @pytest.mark.both
    def test_upgrades_in_its_root_and_other_servers_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Psych Mike")
            t.runner.set(credits=0)
            t.corp.put("Red Herrings", "R&D")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            while t.run is not None:
                t.settle()
                if t.runner.can("access"):
                    t.runner.act("access")
                elif t.runner.can("go on"):
                    t.runner.act("go on")
                else:
                    break
            t.runner.accept("Psych Mike")
            assert t.runner.credits == 1
