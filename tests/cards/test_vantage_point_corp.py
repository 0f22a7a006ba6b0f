"""What Corp cards of Vantage Point do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, damage, encounter, got_in, now, removed, row, score, told, top

from sneakdoor.testing import Table


def bad_publicity(t: Table) -> int:
    return t.state.bad_publicity


class TestHaasBioroid:
    @pytest.mark.parametrize("pays", [True, False])
    def test_melies_city_luxury_line_costs_a_click_to_steal(self, pays: bool) -> None:
        with runner() as t:
            t.corp.put("Méliès City Luxury Line", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("steal" if pays else "go on")
            t.finish_run()
            assert (t.runner.score, t.runner.clicks) == ((3, 2) if pays else (0, 3))

    def test_melies_city_luxury_line_gives_a_click_when_scored(self) -> None:
        with corp() as t:
            score(t, "Méliès City Luxury Line", 5)
            assert (t.corp.score, t.corp.clicks) == (3, 3 + 1)

    def test_ansel_2_0_is_broken_with_clicks(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 2.0", "HQ", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.use("Ansel 2.0")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=3)
            t.corp.decline()
            assert got_in(t)
            assert (t.runner.clicks, t.happened("clicks lost")) == (4 - 1 - 2, 1)
            assert t.card("Corroder").installed

    def test_ansel_2_0_trashes_removes_and_installs(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 2.0", "HQ", rezzed=True)
            t.corp.hand("Ice Wall").discard("PAD Campaign")
            t.runner.put("Corroder")
            t.runner.discard("Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick("Sure Gamble")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            assert not got_in(t)
            assert t.zone("Corroder") == "the heap"
            assert removed(t) == ["Sure Gamble"]
            assert t.card("PAD Campaign").installed

    @pytest.mark.parametrize("others", [0, 2, 5])
    def test_reverb_costs_less_for_other_unrezzed_ice(self, others: int) -> None:
        with runner() as t:
            t.corp.put("Reverb", "HQ")
            t.corp.put("Enigma", "Archives", rezzed=True)
            for _ in range(others):
                t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.corp.rez("Reverb")
            assert t.corp.credits == 5 - max(0, 4 - others)
            t.finish_run()
            assert t.happened("subroutine") == 1

    def test_sleipnir_draws_and_shuffles_a_card_back(self) -> None:
        with runner() as t:
            t.corp.put("Sleipnir", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund").discard("Scorched Earth").deck("Enigma")
            t.runner.run("HQ")
            t.corp.accept()
            assert len(t.corp.titles("hand")) == 2
            t.corp.accept()
            t.corp.pick("Scorched Earth")
            assert not got_in(t)
            assert t.corp.titles("discard") == []
            assert "Scorched Earth" in t.corp.titles("deck")

    @pytest.mark.parametrize(("clicks", "stolen"), [(1, False), (2, False), (3, True)])
    def test_vertigo_forbids_stealing_without_clicks(self, clicks: int, stolen: bool) -> None:
        with runner(clicks=clicks) as t:
            t.corp.put("Vertigo", "Server 1", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.score > 0) == stolen

    def test_vertigo_forbids_trashing_corp_cards(self) -> None:
        with runner(clicks=1) as t:
            t.corp.put("Vertigo", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert accessed(t) == ["PAD Campaign"]
            assert t.card("PAD Campaign").installed

    @pytest.mark.parametrize(("mode", "gained", "clicks"), [("6[credit]", 6, 3), ("10[credit]", 10, 5)])
    def test_caveat_emptor_changes_the_next_turn_of_the_runner(self, mode: str, gained: int, clicks: int) -> None:
        with corp() as t:
            t.corp.hand("Caveat Emptor")
            t.corp.play("Caveat Emptor")
            t.corp.mode(mode)
            assert t.corp.credits == 5 - 5 + gained
            t.end_turn()
            assert t.runner.clicks == clicks
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 4

    def test_retirement_plan_installs_from_archives(self) -> None:
        with corp() as t:
            t.corp.hand("Retirement Plan").discard("Ice Wall", "Hedge Fund", "Ash 2X3ZB9CY", "PAD Campaign")
            t.corp.play("Retirement Plan")
            assert {option.card for option in now(t).options} <= {"Ice Wall", "PAD Campaign"}
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            assert (t.corp.clicks, t.corp.credits) == (1, 4)
            assert t.card("Ice Wall").server == "HQ"

    def test_perfect_recall_protects_copies_of_a_revealed_card(self) -> None:
        with runner() as t:
            t.corp.put("Perfect Recall", "Server 1")
            t.corp.put("Offworld Office", "Server 1")
            t.corp.hand("Offworld Office", "PAD Campaign")
            t.corp.rez("Perfect Recall")
            recall = t.card("Perfect Recall")
            assert (recall.tokens("power"), t.corp.credits) == (1, 4)
            assert not t.corp.can("use", "Perfect Recall")
            t.runner.run("Server 1")
            t.corp.use("Perfect Recall")
            t.corp.pick("Offworld Office")
            t.runner.act("access", "Perfect Recall")
            t.finish_run()
            assert t.runner.score == 0
            assert (t.happened("revealed"), recall.tokens("power")) == (1, 0)
            t.runner.run("Server 1")
            t.runner.act("access", "Perfect Recall")
            t.finish_run()
            assert t.runner.score == 2
            assert recall.tokens("power") == 1

    def test_perfect_recall_keeps_copies_from_being_trashed(self) -> None:
        with runner() as t:
            t.corp.put("Perfect Recall", "HQ", rezzed=True, tokens={"power": 1})
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.run("Server 1")
            t.corp.use("Perfect Recall")
            t.finish_run()
            assert t.card("PAD Campaign").installed
            assert accessed(t) == ["PAD Campaign"]

    @pytest.mark.parametrize(("server", "counters"), [("Server 1", 1), ("Server 2", 0)])
    def test_perfect_recall_minds_agendas_scored_in_its_server(self, server: str, counters: int) -> None:
        with corp() as t:
            t.corp.put("Perfect Recall", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 2")
            t.corp.put("Offworld Office", server, tokens={"advancement": 4})
            t.corp.score_agenda("Offworld Office")
            if counters:
                t.corp.trigger("Perfect Recall")
            assert t.card("Perfect Recall").tokens("power") == counters

    def test_synchrocyclotron_makes_the_first_double_cheaper(self) -> None:
        with corp() as t:
            t.corp.put("Synchrocyclotron", "Server 1", rezzed=True)
            t.corp.hand("Retirement Plan", "Retirement Plan", "Hedge Fund").discard("Ice Wall", "Enigma")
            for title, left in (("Ice Wall", 2), ("Enigma", 0)):
                assert t.corp.can("play", "Retirement Plan")
                t.corp.play("Retirement Plan")
                t.corp.pick(title) if title == "Ice Wall" else None
                t.corp.destination("new")
                t.settle()
                assert t.corp.clicks == left

    def test_synchrocyclotron_leaves_other_operations_alone(self) -> None:
        with corp() as t:
            t.corp.put("Synchrocyclotron", "Server 1", rezzed=True)
            t.corp.hand("Hedge Fund", "Retirement Plan").discard("Ice Wall")
            t.corp.play("Hedge Fund")
            assert t.corp.clicks == 2
            t.corp.play("Retirement Plan")
            t.corp.destination("new")
            assert t.corp.clicks == 1

    def test_realloc_sells_two_pieces_of_ice(self) -> None:
        with corp() as t:
            t.corp.hand("realloc()")
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            gate = t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Archer", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ")
            t.corp.play("realloc()")
            t.corp.pick("Ice Wall", "Enigma")
            t.corp.pick("Enigma")
            assert (t.corp.credits, t.corp.clicks) == (5 + 1 + 3, 1)
            assert not wall.rezzed
            assert not gate.rezzed
            assert t.card("Archer").rezzed

    @pytest.mark.rule("26.03:9.12.2b", example=210)
    def test_realloc_gains_credits_in_two_instances(self) -> None:
        with corp() as t:
            t.corp.hand("realloc()")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Archer", "HQ", rezzed=True)
            nasx = t.corp.put("NASX", "Server 1", rezzed=True)
            t.corp.play("realloc()")
            t.corp.pick("Ice Wall", "Enigma")
            t.corp.pick("Enigma")
            for paid in (2, 1):
                t.corp.number(paid)
            t.settle()
            assert nasx.tokens("power") == 3
            assert t.corp.credits == 5 + 3 + 1 - 3


class TestJinteki:
    def test_lotus_haze_moves_a_rezzed_upgrade(self) -> None:
        with corp() as t:
            ash = t.corp.put("Ash 2X3ZB9CY", "Server 1", rezzed=True)
            t.corp.put("Anoetic Void", "Server 1")
            score(t, "Lotus Haze", 4)
            assert t.card("Lotus Haze").tokens("agenda") == 3
            t.corp.use("Lotus Haze")
            assert {option.server for option in now(t).options} == {"HQ", "R&D", "Archives"}
            t.corp.act("server", server="R&D")
            assert (ash.server, t.card("Lotus Haze").tokens("agenda")) == ("R&D", 2)

    @pytest.mark.rule("26.03:3.6.5e")
    def test_lotus_haze_does_not_move_a_region_to_another(self) -> None:
        with corp() as t:
            t.corp.put("Mahkota Langit Grid", "Server 1", rezzed=True)
            t.corp.put("Shackleton Grid", "HQ")
            score(t, "Lotus Haze", 4)
            t.corp.use("Lotus Haze")
            assert {option.server for option in now(t).options} == {"R&D", "Archives"}
            t.corp.act("server", server="Archives")

    @pytest.mark.parametrize("tags", [0, 1])
    def test_esca_takes_a_credit_and_bites_the_tagged(self, tags: int) -> None:
        with runner() as t:
            t.corp.discard("Esca")
            t.runner.hand("Sure Gamble", "Sure Gamble").set(tags=tags, credits=2)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 1
            assert damage(t) == ([("net", 1)] if tags else [])

    def test_esca_is_revealed_in_rnd(self) -> None:
        with runner() as t:
            t.corp.deck("Esca")
            t.runner.run("R&D")
            t.finish_run()
            assert "Esca" in told(t, 0)

    def test_ezam_swaps_with_other_ice(self) -> None:
        with corp() as t:
            t.corp.put("ezaM", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.use("ezaM")
            t.settle()
            assert (row(t, "HQ"), row(t, "R&D"), t.corp.clicks) == (["Ice Wall"], ["ezaM"], 2)

    @pytest.mark.parametrize("moves", [True, False])
    def test_ezam_looks_at_rnd_and_strengthens_ice(self, moves: bool) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            maze = t.corp.put("ezaM", "HQ", rezzed=True)
            t.corp.deck("Enigma", "Hedge Fund")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.yes() if moves else t.corp.no()
            assert top(t, 0) == (["Enigma"] if moves else ["Hedge Fund"])
            encounter(t)
            assert (wall.strength, maze.strength) == (2, 4)
            t.finish_run()
            assert (wall.strength, maze.strength) == (1, 3)

    @pytest.mark.parametrize(("counters", "left"), [(1, 2), (2, 0)])
    def test_knowledge_seeker_purges_after_the_third_counter(self, counters: int, left: int) -> None:
        with runner() as t:
            seeker = t.corp.put("Knowledge Seeker", "HQ", rezzed=True, tokens={"virus": counters})
            leech = t.runner.put("Leech", tokens={"virus": 2})
            t.corp.deck("Ice Wall", "Enigma", "Hedge Fund", "Snare!")
            t.runner.run("HQ")
            t.corp.pick("Ice Wall", "Enigma", "Hedge Fund", "Snare!")
            assert top(t, 0, 4) == ["Ice Wall", "Enigma", "Hedge Fund", "Snare!"]
            assert not got_in(t)
            assert seeker.tokens("virus") == left
            assert seeker.rezzed == bool(left)
            assert leech.tokens("virus") == (2 if left else 0)

    def test_lionsmane_does_net_damage_three_times(self) -> None:
        with runner() as t:
            t.corp.put("Lionsmane", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 6)
            t.runner.run("HQ")
            t.settle()
            assert damage(t) == [("net", 2)]
            t.runner.no()
            assert damage(t) == [("net", 2)] * 2
            t.runner.no()
            assert damage(t) == [("net", 2)] * 3
            assert got_in(t)

    def test_lionsmane_can_be_bought_off_and_left(self) -> None:
        with runner() as t:
            t.corp.put("Lionsmane", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 6)
            t.runner.run("HQ")
            t.runner.yes()
            assert t.runner.credits == 2
            t.runner.yes()
            assert damage(t) == [("net", 2)]
            assert t.happened("jacked out") == 1
            assert not got_in(t)

    @pytest.mark.parametrize("tags", [0, 1, 2])
    def test_vicsek_doubles_the_tags(self, tags: int) -> None:
        with runner() as t:
            t.corp.put("Vicsek", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4).set(tags=tags)
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.tags == 2 * tags + 1
            assert damage(t) == ([("net", tags)] if tags else [])
            assert t.zone("Vicsek") == "Archives"

    @pytest.mark.rule("26.03:8.3.3b", example=111)
    def test_cultivate_sorts_the_top_of_rnd(self) -> None:
        with corp() as t:
            t.corp.hand("Cultivate").deck(
                "Beanstalk Royalties", "Ice Wall", "Enigma", "Hedge Fund", "Snare!", "Wraparound"
            )
            t.corp.play("Cultivate")
            t.corp.pick("Enigma")
            t.corp.pick("Snare!")
            t.corp.pick("Ice Wall", "Wraparound", "Hedge Fund")
            assert sorted(t.corp.titles("discard")) == ["Cultivate", "Enigma"]
            assert t.corp.titles("hand") == ["Snare!"]
            assert top(t, 0, 4) == ["Ice Wall", "Wraparound", "Hedge Fund", "Beanstalk Royalties"]
            assert not any(name in told(t, 1) for name in ("Enigma", "Snare!", "Ice Wall"))

    @pytest.mark.parametrize("resolves", [True, False])
    def test_unleash_rezzes_ice_for_a_tag(self, resolves: bool) -> None:
        with corp() as t:
            t.corp.hand("Unleash")
            t.corp.put("Flywheel", "HQ", rezzed=True)
            ice = t.corp.put("Tocsin", "R&D")
            assert not t.corp.can("play", "Unleash")
            t.runner.set(tags=2)
            t.corp.play("Unleash")
            t.corp.yes() if resolves else t.corp.no()
            if resolves:
                t.corp.act("subroutine", number=0)
            assert ice.rezzed
            assert (t.state.tags, t.corp.credits) == (1, 5)
            assert t.runner.credits == (3 if resolves else 5)

    def test_the_red_room_ends_runs_on_other_servers(self) -> None:
        with runner() as t:
            room = t.corp.put("The Red Room", "HQ", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.corp.put("Artificial Cryptocrash", "Server 2")
            for server in ("Server 1", "Server 2"):
                t.runner.run(server)
                t.finish_run()
            assert (room.tokens("power"), t.runner.score) == (1, 4)
            t.runner.run("HQ")
            assert not t.corp.can("use", "The Red Room")
            t.finish_run()
            t.runner.run("R&D")
            t.corp.use("The Red Room")
            assert not got_in(t)
            assert room.tokens("power") == 0

    def test_the_red_room_is_for_central_servers(self) -> None:
        with corp() as t:
            t.corp.hand("The Red Room")
            t.corp.act("install", "The Red Room")
            assert {option.server for option in now(t).options} == {"HQ", "R&D", "Archives"}
            t.corp.destination("Archives")
