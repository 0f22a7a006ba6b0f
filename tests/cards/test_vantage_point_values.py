"""What cards of Vantage Point leave alone, and the numbers that other tests do not notice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.today import corp, runner
from tests.verbs import break_once, damage, encounter, entries, got_in, next_encounter, now, row, score, top, who

from sneakdoor.testing import Table


def titles(t: Table) -> set[str]:
    """The cards that the open question offers."""
    return {option.card for option in now(t).options if option.card}


class TestHaasBioroid:
    def test_melies_city_luxury_line_pays_for_itself_only(self) -> None:
        with corp() as t:
            t.corp.scored("Méliès City Luxury Line")
            score(t, "Artificial Cryptocrash", 4)
            assert t.corp.clicks == 3

    def test_ansel_2_0_is_broken_only_while_it_is_encountered(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 2.0", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Ansel 2.0")
            t.finish_run()

    def test_ansel_2_0_installs_from_hq_or_archives(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 2.0", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "R&D")
            t.corp.hand("Ice Wall").discard("PAD Campaign").deck("Enigma", "Enigma")
            t.runner.run("HQ")
            t.settle()
            assert titles(t) == {"Ice Wall", "PAD Campaign"}
            t.corp.decline()
            assert not got_in(t)

    @pytest.mark.parametrize(
        ("title", "breaker", "number"), [("Reverb", "Corroder", 0), ("Tocsin", "Gordian Blade", 1)]
    )
    def test_two_subroutines_end_the_run(self, title: str, breaker: str, number: int) -> None:
        with runner() as t:
            t.corp.put(title, "HQ", rezzed=True)
            t.runner.put(breaker)
            t.runner.set(credits=9)
            encounter(t, "HQ")
            if title == "Tocsin":
                for _ in range(3):
                    t.runner.use(breaker, "strength")
            t.runner.use(breaker, "Break")
            t.runner.act("subroutine", number=number)
            assert not got_in(t)

    def test_sleipnir_shuffles_corp_cards_from_hq_or_archives(self) -> None:
        with runner() as t:
            t.corp.put("Sleipnir", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.corp.hand("Hedge Fund").discard("Scorched Earth")
            t.runner.discard("Sure Gamble")
            t.runner.hand("Diesel")
            t.runner.run("HQ")
            t.corp.decline()
            t.corp.accept()
            assert titles(t) == {"Hedge Fund", "Scorched Earth"}
            t.corp.pick("Hedge Fund")
            assert not got_in(t)

    @pytest.mark.parametrize("title", ["Vertigo", "Tithe"])
    def test_vertigo_keeps_cards_from_being_trashed(self, title: str) -> None:
        with runner(clicks=2) as t:
            t.corp.put("Vertigo", "HQ", rezzed=True)
            t.corp.put(title, "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Diesel", "Diesel").set(credits=9)
            t.runner.act("credit")
            t.runner.run("Server 1")
            t.settle()
            assert (t.run is None) == (title == "Vertigo")
            t.finish_run()

    def test_perfect_recall_counts_its_own_rezzing_only(self) -> None:
        with corp() as t:
            recall = t.corp.put("Perfect Recall", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert recall.tokens("power") == 0

    @pytest.mark.parametrize("uses", [True, False])
    def test_perfect_recall_forbids_to_trash_copies(self, uses: bool) -> None:
        with runner() as t:
            t.corp.put("Perfect Recall", "HQ", rezzed=True, tokens={"power": 1})
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "Server 1")
            if uses:
                t.corp.use("Perfect Recall")
            break_once(t, "Corroder")
            t.settle()
            assert (t.run is None) == uses
            t.finish_run()

    def test_synchrocyclotron_does_not_help_a_triple(self) -> None:
        with corp() as t:
            t.corp.put("Synchrocyclotron", "Server 1", rezzed=True)
            t.corp.hand("Mutually Assured Destruction")
            t.corp.play("Mutually Assured Destruction")
            t.corp.decline()
            assert t.state.clicks[0] == 0


class TestJinteki:
    def test_lotus_haze_gets_counters_of_its_own_only(self) -> None:
        with corp() as t:
            t.corp.scored("Lotus Haze")
            score(t, "Artificial Cryptocrash", 4)
            assert t.card("Lotus Haze").tokens("agenda") == 0

    def test_esca_shows_itself_in_rnd(self) -> None:
        with runner() as t:
            t.corp.deck("Esca")
            t.runner.run("R&D")
            t.finish_run()
            found: Any = entries(t, "accessed")[0]
            assert found.seen & 1

    def test_ezam_strengthens_ice_only(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("ezaM", "HQ", rezzed=True)
            breaker = t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.no()
            encounter(t)
            assert breaker.strength == 2
            t.finish_run()

    def test_knowledge_seeker_stays_while_other_ice_is_encountered(self) -> None:
        with runner() as t:
            seeker = t.corp.put("Knowledge Seeker", "R&D", rezzed=True, tokens={"virus": 3})
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not got_in(t)
            assert (seeker.tokens("virus"), seeker.rezzed) == (3, True)

    def test_knowledge_seeker_looks_at_four_cards(self) -> None:
        with runner() as t:
            t.corp.put("Knowledge Seeker", "HQ", rezzed=True)
            t.corp.deck("Wraparound", "Ice Wall", "Enigma", "Hedge Fund", "Snare!")
            t.runner.run("HQ")
            t.settle()
            assert titles(t) == {"Ice Wall", "Enigma", "Hedge Fund", "Snare!"}
            t.corp.pick("Ice Wall", "Enigma", "Hedge Fund", "Snare!")
            assert not got_in(t)
            assert top(t, 0, 5)[-1] == "Wraparound"

    def test_cultivate_looks_at_five_cards(self) -> None:
        with corp() as t:
            t.corp.hand("Cultivate").deck("Archer", "Ice Wall", "Enigma", "Hedge Fund", "Snare!", "Wraparound")
            t.corp.play("Cultivate")
            assert titles(t) == {"Ice Wall", "Enigma", "Hedge Fund", "Snare!", "Wraparound"}
            t.corp.pick("Enigma")
            t.corp.pick("Snare!")
            t.corp.pick("Ice Wall", "Wraparound", "Hedge Fund")

    def test_the_red_room_counts_scored_agendas(self) -> None:
        with corp() as t:
            room = t.corp.put("The Red Room", "HQ", rezzed=True)
            t.corp.put("Superconducting Hub", "Server 2", tokens={"advancement": 3})
            t.corp.score_agenda("Superconducting Hub")
            t.corp.trigger("The Red Room")
            t.corp.decline()
            assert room.tokens("power") == 1


class TestNBN:
    def test_nihilo_agent_is_loaded_by_its_own_rezzing(self) -> None:
        with corp() as t:
            agent = t.corp.put("Nihilo Agent", "Server 1", rezzed=True, tokens={"power": 1})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert agent.tokens("power") == 1

    def test_grubber_minds_its_own_rezzing_only(self) -> None:
        with corp() as t:
            t.corp.put("Grubber", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert t.state.bad_publicity == 0

    def test_lethe_and_paywall_mind_themselves_only(self) -> None:
        with runner() as t:
            t.corp.put("Lethe", "R&D", rezzed=True)
            t.corp.put("Paywall", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            break_once(t, "Corroder")
            assert got_in(t)
            assert (t.state.tags, t.runner.credits) == (0, 4)

    def test_lethe_is_not_moved_by_the_bypass_of_other_ice(self) -> None:
        with runner() as t:
            t.corp.put("Lethe", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.set(credits=15)
            t.runner.put("Fransofia Ward")
            t.runner.run("HQ")
            t.runner.accept()
            assert got_in(t)
            assert t.state.tags == 0

    def test_scapegoat_has_the_runner_shuffle(self) -> None:
        with corp() as t:
            t.corp.hand("Scapegoat").set(bad_publicity=1)
            t.runner.put("Corroder")
            t.corp.play("Scapegoat")
            t.runner.mode("stack")
            t.settle()
            assert who(t, "shuffled in") == [1]

    def test_hype_machine_is_dear_after_an_access(self) -> None:
        with runner() as t:
            t.corp.set(credits=6)
            t.corp.hand("Ice Wall")
            t.corp.put("Hype Machine", "Server 1")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Archives")
            t.corp.rez("Hype Machine")
            assert t.corp.credits == 0
            t.finish_run()

    def test_hype_machine_helps_cards_in_its_root(self) -> None:
        with corp() as t:
            t.corp.put("Hype Machine", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("Anoetic Void", "Server 1", rezzed=True)
            zone = t.corp.put("Urtica Cipher", "Server 1")
            t.corp.use("Hype Machine")
            t.settle()
            assert zone.tokens("advancement") == 1


class TestWeyland:
    def test_sacrifice_zone_expansion_minds_its_own_advancement(self) -> None:
        with corp() as t:
            t.corp.hand("Sacrifice Zone Expansion")
            t.corp.install("Sacrifice Zone Expansion", "new")
            t.corp.put("Offworld Office", "Server 2")
            t.corp.advance("Offworld Office")
            assert t.corp.credits == 4

    def test_sacrifice_zone_expansion_needs_a_successful_run(self) -> None:
        with corp() as t:
            t.corp.hand("Sacrifice Zone Expansion")
            t.corp.install("Sacrifice Zone Expansion", "new")
            t.corp.advance("Sacrifice Zone Expansion")
            t.corp.put("Flagship", "HQ", rezzed=True)
            t.end_turn()
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Sacrifice Zone Expansion").tokens("advancement") == 1

    def test_tocsin_reveals_what_it_finds(self) -> None:
        with corp() as t:
            t.corp.hand("Tocsin").deck("Ice Wall", "Archer")
            t.corp.use("Tocsin")
            before = t.happened("revealed")
            t.corp.pick("Ice Wall")
            t.corp.pick("Archer")
            assert t.happened("revealed") == before + 2

    def test_shackleton_grid_hurts_once_a_turn(self) -> None:
        with runner() as t:
            t.corp.put("Shackleton Grid", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Touchstone", tokens={"credit": 2})
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=0)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            t.corp.accept()
            break_once(t, "Corroder")
            assert got_in(t)
            assert damage(t) == [("meat", 4)]
            assert t.card("Touchstone").tokens("credit") == 0

    def test_reanimation_protocol_takes_off_ten(self) -> None:
        with corp() as t:
            t.corp.hand("Reanimation Protocol").discard("Lethe").set(credits=9)
            for _ in range(3):
                t.corp.put("Ice Wall", "HQ")
            t.corp.play("Reanimation Protocol")
            t.corp.destination("HQ")
            t.corp.act("done") if t.corp.can("done") else None
            t.corp.number(3)
            t.settle()
            assert t.card("Lethe").rezzed
            assert t.corp.credits == 9 - 2 - (9 - 7)


class TestNeutral:
    def test_let_them_dream_dreams_of_agendas_only(self) -> None:
        with corp() as t:
            t.corp.hand("PAD Campaign").discard("Offworld Office")
            score(t, "Let Them Dream", 4)
            t.corp.accept()
            assert titles(t) == {"Offworld Office"}
            t.corp.act("done")

    def test_let_them_dream_dreams_once(self) -> None:
        with corp() as t:
            t.corp.scored("Let Them Dream")
            score(t, "Artificial Cryptocrash", 4)
            assert t.corp.can("credit")

    def test_let_them_dream_lowers_itself_only(self) -> None:
        with runner() as t:
            t.runner.scored("Let Them Dream", "Offworld Office")
            assert t.runner.score == 1 + 2


class TestRunner:
    @pytest.mark.parametrize("left_out", ["HQ", "R&D", "Archives"])
    def test_chain_reaction_needs_all_three(self, left_out: str) -> None:
        with runner() as t:
            t.runner.hand("Chain Reaction")
            for server in {"HQ", "R&D", "Archives"} - {left_out}:
                t.runner.run(server)
                t.finish_run()
            assert not t.runner.can("play", "Chain Reaction")

    def test_the_tungsten_tailor_weakens_ice_only(self) -> None:
        with runner() as t:
            breaker = t.runner.put("Corroder")
            t.runner.put("The Tungsten Tailor")
            assert breaker.strength == 2

    def test_take_a_dive_needs_success(self) -> None:
        with runner() as t:
            t.corp.put("Flagship", "HQ", rezzed=True)
            t.corp.put("Flywheel", "HQ", rezzed=True)
            t.runner.hand("Take a Dive")
            t.runner.play("Take a Dive")
            t.runner.act("server", server="HQ")
            t.corp.no()
            t.corp.no()
            t.finish_run()
            assert t.state.bad_publicity == 0
            assert row(t, "HQ") == ["Flywheel"]

    def test_corsair_weakens_for_an_encounter(self) -> None:
        with runner() as t:
            wall = t.corp.put("Wall of Static", "HQ", rezzed=True)
            outer = t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corsair")
            t.runner.put("Touchstone", tokens={"credit": 2})
            encounter(t, "HQ")
            t.runner.use("Corsair", "strength")
            assert (wall.strength, outer.strength) == (3, 0)
            t.runner.use("Corsair", "Break")
            t.runner.number(0)
            next_encounter(t)
            assert (wall.strength, outer.strength) == (3, 3)
            t.finish_run()

    def test_lampades_and_borrowed_goods_mind_their_own_install(self) -> None:
        with runner() as t:
            lamp = t.runner.put("Lampades")
            t.runner.put("Borrowed Goods")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.runner.act("done")
            assert (lamp.tokens("power"), t.state.tags) == (0, 0)

    def test_hackerspace_hosts_unique_friends_only(self) -> None:
        with runner() as t:
            space = t.runner.put("Hackerspace")
            t.runner.put("Daeg, First Net-Cat")
            t.runner.put("Avgustina Ivanovskaya")
            assert t.runner.hand_size == 5
            t.runner.hand("Smartware Distributor")
            t.runner.install("Smartware Distributor")
            assert t.state.things[space.cid].hosted == ()

    def test_hiram_looks_at_the_deck_of_the_corp(self) -> None:
        with runner(runner="Hiram “0mission” Svensson: Shadow of the Past") as t:
            t.corp.deck("Snare!")
            t.runner.deck("Diesel")
            t.runner.hand("Touchstone")
            t.runner.install("Touchstone")
            found: Any = entries(t, "looked at")[0]
            assert t.state.card(found.cid).title == "Snare!"

    def test_methuselah_pays_during_runs_only(self) -> None:
        with runner() as t:
            t.runner.put("Methuselah", tokens={"credit": 2})
            t.runner.hand("Corroder").set(credits=1)
            assert not t.runner.can("install", "Corroder")

    def test_read_write_share_shuffles_only_what_it_hosts(self) -> None:
        with runner() as t:
            t.runner.hand("Read-Write Share", "Diesel", "Corroder").deck("Easy Mark", "Infiltration")
            t.runner.put("Mimic")
            t.runner.install("Read-Write Share")
            t.runner.act("done")
            t.runner.trigger("Read-Write Share")
            t.runner.pick("Diesel")
            hosted: Any = entries(t, "hosted")[0]
            assert hosted.seen == 2
            t.runner.install("Corroder")
            t.runner.act("done")
            t.runner.use("Read-Write Share")
            assert "Diesel" in t.runner.titles("deck")
            assert t.runner.titles("discard") == ["Read-Write Share"]
            assert t.card("Mimic").installed
            assert t.card("Corroder").installed
            assert t.happened("hosted") == 1

    def test_stowaway_minds_the_server_of_its_host(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "R&D")
            t.corp.set(credits=0)
            t.runner.put("Stowaway", on=wall)
            t.runner.run("R&D")
            assert got_in(t)
            assert t.runner.credits == 7
            t.runner.run("HQ")
            assert got_in(t)
            assert t.runner.credits == 7
