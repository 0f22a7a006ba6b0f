"""Values of cards of Parhelion that tests of their effects leave open: durations, kinds of ice, limits."""

from __future__ import annotations

import pytest
from tests.today import broken, corp, runner
from tests.verbs import accessed, break_once, damage, encounter, next_encounter, now, removed

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import ICE, ForceEncounter, Is, TrashThis, paid, resource
from sneakdoor.log import log
from sneakdoor.model.abilities import Keyword
from sneakdoor.model.enums import CORP
from sneakdoor.rules.ice import subroutines

RULES = "26.03"


class TestIcebreakers:
    @pytest.mark.parametrize(
        ("title", "strength", "more", "cost"),
        [
            ("Abaasy", 1, 2, 2),
            ("Tremolo", 2, 2, 2),
            ("Tunnel Vision", 2, 2, 2),
            ("Matryoshka", 2, 1, 1),
            ("Nanuq", 3, 1, 1),
            ("Orca", 3, 3, 2),
        ],
    )
    def test_strength_is_raised_for_an_encounter(self, title: str, strength: int, more: int, cost: int) -> None:
        with runner() as t:
            breaker = t.runner.put(title)
            t.runner.hand(*["Easy Mark"] * 3)
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.corp.put("Tithe", "Archives", rezzed=True)
            encounter(t, "Archives")
            t.runner.use(title, "strength")
            assert (breaker.strength, t.runner.credits) == (strength + more, 5 - cost)
            next_encounter(t)
            assert breaker.strength == strength
            t.finish_run()

    @pytest.mark.parametrize("title", ["Num", "Orca"])
    def test_killers_break_no_code_gate(self, title: str) -> None:
        with runner() as t:
            t.runner.put(title)
            t.runner.put("Buzzsaw")
            t.runner.hand("Easy Mark", "Easy Mark")
            t.corp.put("Diviner", "Archives", rezzed=True)
            encounter(t, "Archives")
            assert t.card(title).strength >= t.card("Diviner").strength
            assert not t.runner.can("use", title, says="Break")
            t.finish_run()

    @pytest.mark.parametrize("title", ["Abaasy", "Orca"])
    def test_only_ice_that_they_fully_break_themselves_counts(self, title: str) -> None:
        with runner() as t:
            t.runner.put(title)
            t.runner.put("Num")
            t.runner.set(credits=9)
            t.runner.hand("Easy Mark")
            battery = t.runner.put("Dr. Nuka Vrolyck", tokens={"power": 1})
            t.corp.put("Tithe", "Archives", rezzed=True)
            encounter(t, "Archives")
            broken(t, "Num", 0)
            broken(t, "Num", 1)
            t.finish_run()
            assert t.happened("all broken") == 1
            assert (battery.tokens("power"), t.runner.titles("hand")) == (1, ["Easy Mark"])

    @pytest.mark.parametrize("title", ["Abaasy", "Orca"])
    def test_what_follows_a_full_break_may_be_declined(self, title: str) -> None:
        ice = "Wave" if title == "Abaasy" else "Tithe"
        with runner() as t:
            t.runner.put(title)
            t.runner.set(credits=9)
            t.runner.hand("Easy Mark")
            battery = t.runner.put("Dr. Nuka Vrolyck", tokens={"power": 1})
            t.corp.put(ice, "Archives", rezzed=True)
            encounter(t, "Archives")
            if title == "Abaasy":
                t.runner.use("Abaasy", "strength")
            broken(t, title, *range(len(subroutines(t.state, t.cid(ice)))))
            t.runner.decline()
            t.finish_run()
            assert (battery.tokens("power"), t.runner.titles("hand")) == (1, ["Easy Mark"])

    def test_tremolo_and_nanuq_break_one_if_they_like(self) -> None:
        for title in ("Tremolo", "Nanuq"):
            with runner() as t:
                t.runner.put(title)
                t.runner.set(credits=9)
                t.corp.put("Maskirovka", "Archives", rezzed=True)
                encounter(t, "Archives")
                if title == "Tremolo":
                    t.runner.use(title, "strength")
                t.runner.use(title, "Break")
                t.runner.act("subroutine", number=1)
                t.runner.act("done")
                t.finish_run()
                assert (t.happened("broken"), t.corp.credits) == (1, 7)

    def test_matryoshka_hosts_copies_of_itself_only(self) -> None:
        with runner() as t:
            t.runner.put("Matryoshka")
            t.runner.hand("Corroder")
            assert not t.runner.can("use", "Matryoshka", says="Choose")
            t.runner.hand("Matryoshka")
            assert t.runner.can("use", "Matryoshka", says="Choose")


class TestTrojans:
    @pytest.mark.parametrize("title", ["Hush", "Flux Capacitor"])
    def test_they_need_a_piece_of_ice(self, title: str) -> None:
        with runner() as t:
            t.runner.hand(title)
            t.runner.put("Num")
            assert not t.runner.can("install", title)
            t.corp.put("Ice Wall", "HQ")
            assert t.runner.can("install", title)

    def test_ice_under_hush_gains_no_subroutine(self) -> None:
        with runner() as t:
            t.corp.put("Warden Fatuma", "Server 1", rezzed=True)
            t.corp.put("Ansel 1.0", "HQ", rezzed=True)
            t.runner.put("Hush", on="Ansel 1.0")
            assert len(subroutines(t.state, t.cid("Ansel 1.0"))) == 3

    def test_flux_capacitor_may_charge(self) -> None:
        with runner() as t:
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.put("Flux Capacitor", on="Tithe")
            t.runner.put("Num")
            battery = t.runner.put("Dr. Nuka Vrolyck", tokens={"power": 1})
            encounter(t, "Archives")
            broken(t, "Num", 0)
            t.runner.decline()
            t.finish_run()
            assert battery.tokens("power") == 1


class TestRunnerCards:
    def test_finality_accesses_more_in_rnd_only(self) -> None:
        with runner() as t:
            t.runner.hand("Finality", "Easy Mark")
            t.runner.play("Finality")
            t.finish_run()
            t.corp.hand("Ivik", "Echo", "Wave")
            before = len(accessed(t))
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == before + 1

    def test_time_bomb_waits_for_three_counters(self) -> None:
        with corp() as t:
            bomb = t.runner.put("Time Bomb", tokens={"power": 1})
            t.end_turn()
            assert bomb.tokens("power") == 2
            assert bomb.installed

    def test_nga_may_be_left_alone(self) -> None:
        with runner() as t:
            nga = t.runner.put("Nga", tokens={"power": 3})
            t.corp.hand("Ice Wall")
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert (nga.tokens("power"), t.corp.titles("hand")) == (3, ["Ice Wall"])

    def test_raindrops_cut_stone_counts_in_its_run_only(self) -> None:
        with runner() as t:
            t.runner.hand("Raindrops Cut Stone")
            t.corp.put("Tithe", "HQ", rezzed=True)
            t.runner.play("Raindrops Cut Stone")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 0
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 7

    def test_concerto_pays_in_its_run_only(self) -> None:
        with runner() as t:
            t.runner.hand("Concerto").deck("Corroder")
            t.runner.play("Concerto")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.zone("Concerto") == "the heap"
            assert (t.runner.credits, t.runner.titles("hand")) == (5, ["Corroder"])

    def test_wake_implant_and_hq(self) -> None:
        with runner() as t:
            wake = t.runner.put("WAKE Implant v2A-JRJ", tokens={"power": 3})
            t.corp.hand("Ivik", "Echo", "Wave")
            for server in ("HQ", "Archives"):
                t.runner.run(server)
                t.finish_run()
            assert (wake.tokens("power"), len(accessed(t))) == (4, 1)
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            assert (wake.tokens("power"), len(accessed(t))) == (4, 2)

    def test_reprise_takes_corp_cards(self) -> None:
        with runner() as t:
            t.runner.hand("Reprise")
            t.runner.put("Num")
            t.corp.put("Offworld Office", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Refuge Campaign", "Server 2", rezzed=True)
            t.runner.play("Reprise")
            assert len(now(t).options) == 2
            t.runner.pick("Refuge Campaign")
            t.runner.no()
            assert t.corp.titles("hand") == ["Refuge Campaign"]

    def test_asmund_pudlat_finds_fewer_or_none(self) -> None:
        with runner() as t:
            t.runner.hand("Asmund Pudlat").deck("Leech", *["Easy Mark"] * 8)
            t.runner.install("Asmund Pudlat")
            t.runner.act("done")
            t.settle()
            assert t.happened("shuffled") == 1
            t.end_turn()
            t.end_turn()
            assert t.zone("Asmund Pudlat") == "the heap"

    def test_world_tree_may_stand_alone(self) -> None:
        with runner() as t:
            t.runner.put("World Tree")
            t.runner.put("No Free Lunch")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert t.card("No Free Lunch").installed
            assert t.happened("search") == 0


class TestCorpCards:
    @pytest.mark.parametrize("title", ["Djupstad Grid", "Nanisivik Grid", "ZATO City Grid"])
    def test_regions_are_alone(self, title: str) -> None:
        known = book(RULES)
        card = known.cards[known.by_title[title]]
        assert Keyword("region") in card.abilities
        assert "Region" in card.subtypes

    def test_nightmare_archive_is_revealed_in_rnd(self) -> None:
        for title in ("Nightmare Archive", "Refuge Campaign"):
            with runner() as t:
                t.corp.deck(title)
                t.runner.hand("Easy Mark", "Easy Mark")
                t.runner.run("R&D")
                t.settle()
                seen = any(title in entry.words for entry in log(t.state, CORP))
                assert seen == (title == "Nightmare Archive")
                if seen:
                    t.runner.no()
                t.finish_run()

    def test_anvil_is_about_itself(self) -> None:
        with runner() as t:
            t.corp.put("Anvil", "HQ", rezzed=True)
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.hand("Easy Mark")
            t.runner.run("Archives")
            t.finish_run()
            assert t.corp.titles("discard") == []

    def test_anvil_stays_unbroken_for_one_encounter(self) -> None:
        again = resource("Again", "neutral_runner", paid(TrashThis(), ForceEncounter(Is((ICE,)))), cost=0)
        with runner(cards=(again,)) as t:
            t.corp.put("Anvil", "HQ", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            for title in ("Buzzsaw", "Leech", "Again"):
                t.runner.put(title)
            t.runner.run("HQ")
            t.corp.accept()
            t.settle()
            t.runner.pick("Leech")
            t.runner.use("Again")
            encounter(t)
            assert t.happened("encounter") == 2
            broken(t, "Buzzsaw", 0, 1)
            t.finish_run()

    @pytest.mark.parametrize("title", ["Hafrún", "Klevetnik", "Unsmiling Tsarevna"])
    def test_what_they_offer_may_be_declined(self, title: str) -> None:
        with runner() as t:
            t.corp.put(title, "HQ")
            t.corp.hand("Hedge Fund")
            t.runner.put("Rent Rioters")
            t.runner.hand("Easy Mark", "Easy Mark", "Easy Mark")
            t.runner.run("HQ")
            t.corp.rez(title)
            t.corp.decline()
            if title == "Unsmiling Tsarevna":
                t.settle()
                t.corp.decline()
                assert (t.state.tags, damage(t)) == (1, [("net", 2)])
            t.finish_run()
            assert t.runner.credits == 5
            assert t.corp.titles("hand") == ["Hedge Fund"] or title == "Unsmiling Tsarevna"

    def test_vera_may_leave_the_grip_alone(self) -> None:
        with corp() as t:
            t.corp.put("Vera Ivanovna Shuyskaya", "Server 1", rezzed=True)
            t.runner.hand("Easy Mark")
            t.corp.put("Freedom of Information", "Server 2", tokens={"advancement": 4})
            t.corp.score_agenda("Freedom of Information")
            t.corp.decline()
            assert t.runner.titles("hand") == ["Easy Mark"]

    def test_gaslight_may_stay(self) -> None:
        with runner() as t:
            t.corp.put("Gaslight", "Server 1", rezzed=True)
            t.end_turn()
            t.corp.decline()
            assert t.card("Gaslight").installed

    def test_hybrid_release_may_install_nothing(self) -> None:
        with corp() as t:
            t.corp.discard("Ice Wall", faceup=False)
            t.corp.put("Hybrid Release", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hybrid Release")
            t.corp.decline()
            assert t.corp.titles("discard") == ["Ice Wall"]

    def test_mr_hendrik_may_stay_silent(self) -> None:
        with runner() as t:
            t.corp.put("Mr. Hendrik", "Server 1")
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.corp.decline()
            t.finish_run()
            assert (t.corp.credits, t.state.brain) == (5, 0)

    def test_hostile_architecture_lets_the_corp_trash(self) -> None:
        with corp() as t:
            t.corp.put("Hostile Architecture", "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 2")
            t.corp.hand("Extract").set(credits=9)
            t.runner.hand("Easy Mark", "Easy Mark")
            t.corp.play("Extract")
            t.corp.accept()
            t.corp.pick("Refuge Campaign")
            t.settle()
            assert damage(t) == []

    def test_kimberlite_field_leaves_unrezzed_cards_alone(self) -> None:
        with corp() as t:
            t.corp.put("Maskirovka", "HQ")
            t.runner.put("Leech")
            t.corp.put("Kimberlite Field", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Kimberlite Field")
            t.settle()
            assert t.card("Maskirovka").installed
            assert t.card("Leech").installed

    def test_nightmare_archive_is_not_removed_twice(self) -> None:
        with runner() as t:
            t.corp.hand("Nightmare Archive")
            t.runner.hand("Easy Mark")
            t.runner.run("HQ")
            t.runner.no()
            t.finish_run()
            assert removed(t) == ["Nightmare Archive"]
            assert t.corp.titles("hand") == []

    def test_zato_city_grid_needs_its_own_server(self) -> None:
        with runner() as t:
            t.corp.put("ZATO City Grid", "Server 1", rezzed=True)
            t.corp.put("Tithe", "Server 2", rezzed=True)
            t.corp.put("Spin Doctor", "Server 2")
            t.runner.hand("Easy Mark")
            t.runner.put("Num")
            encounter(t, "Server 2")
            break_once(t, "Num")
            t.finish_run()
            assert t.card("Tithe").rezzed

    def test_mr_hendrik_takes_the_last_click_too(self) -> None:
        with runner() as t:
            t.corp.put("Mr. Hendrik", "Server 1")
            t.runner.hand("Easy Mark").set(clicks=2)
            t.runner.run("Server 1")
            t.corp.accept()
            t.runner.yes()
            t.settle()
            assert (t.runner.clicks, t.state.brain) == (0, 0)
            t.finish_run()

    def test_world_tree_finds_what_three_less_can_pay(self) -> None:
        with runner() as t:
            t.runner.put("World Tree")
            t.runner.put("DZMZ Optimizer")
            t.runner.deck("Endurance")
            t.runner.set(credits=5)
            t.runner.run("Archives")
            t.runner.accept("World Tree")
            t.runner.pick("Endurance")
            t.finish_run()
            assert t.card("Endurance").installed
            assert t.runner.credits == 0
