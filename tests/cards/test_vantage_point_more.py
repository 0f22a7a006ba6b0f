"""What NBN, Weyland and neutral Corp cards of Vantage Point do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, break_once, damage, encounter, got_in, now, score, top


class TestNBN:
    def test_editorial_division_searches_for_the_first_bad_publicity(self) -> None:
        with corp(corp="Editorial Division: Ad Nihilum") as t:
            t.corp.set(credits=20)
            t.corp.hand("Vulture Fund", "Vulture Fund").deck("Scapegoat", "Grubber", "Witch Hunt", "Enigma")
            t.corp.play("Vulture Fund")
            t.corp.accept()
            titles = {option.card for option in now(t).options if option.card}
            assert titles == {"Scapegoat", "Grubber"}
            t.corp.pick("Grubber")
            assert sorted(t.corp.titles("hand")) == ["Grubber", "Vulture Fund"]
            assert t.happened("revealed") == 1
            t.corp.play("Vulture Fund")
            assert t.corp.titles("hand") == ["Grubber"]

    def test_editorial_division_finds_black_ops(self) -> None:
        with corp(corp="Editorial Division: Ad Nihilum") as t:
            t.corp.set(credits=20)
            t.corp.hand("Vulture Fund").deck("Scorched Earth", "Enigma")
            t.corp.play("Vulture Fund")
            t.corp.accept()
            t.corp.pick("Scorched Earth")
            assert t.corp.titles("hand") == ["Scorched Earth"]

    def test_witch_hunt_renews_the_tags_after_the_turn_it_is_scored(self) -> None:
        with corp() as t:
            t.runner.set(tags=5)
            score(t, "Witch Hunt", 4)
            assert (t.state.bad_publicity, t.state.tags, t.corp.score) == (1, 5, 2)
            t.end_turn()
            assert t.state.tags == 3
            t.runner.set(tags=1)
            t.end_turn()
            t.end_turn()
            assert t.state.tags == 1

    def test_witch_hunt_costs_reputation_when_stolen(self) -> None:
        with runner() as t:
            t.corp.put("Witch Hunt", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.score, t.state.bad_publicity) == (2, 1)

    @pytest.mark.parametrize("money", [2, 4])
    def test_magistrate_revontulet_taxes_stealing(self, money: int) -> None:
        with runner() as t:
            t.corp.put("Magistrate Revontulet", "Server 2", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.runner.set(credits=money)
            t.runner.run("Server 1")
            if money > 2:
                t.runner.act("steal")
            t.finish_run()
            assert (t.runner.score, t.runner.credits) == ((2, 1) if money > 2 else (0, 2))

    def test_magistrate_revontulet_taxes_scored_agendas(self) -> None:
        with corp() as t:
            t.corp.put("Magistrate Revontulet", "Server 2", rezzed=True)
            score(t, "Witch Hunt", 4)
            t.settle()
            if t.corp.can("trigger", "Witch Hunt"):
                t.corp.trigger("Witch Hunt")
            assert t.runner.credits == 2

    def test_nihilo_agent_takes_turns(self) -> None:
        with corp() as t:
            t.corp.put("Nihilo Agent", "Server 1")
            t.corp.rez("Nihilo Agent")
            agent = t.card("Nihilo Agent")
            assert (agent.tokens("power"), t.corp.credits) == (3, 4)
            for left in (2, 1):
                t.end_turn()
                assert (t.state.tags, t.state.bad_publicity, agent.tokens("power")) == (1, 1, left)
                t.end_turn()
                assert (t.state.tags, t.state.bad_publicity) == (0, 0)
            t.end_turn()
            assert t.zone("Nihilo Agent") == "Archives"

    @pytest.mark.parametrize(("server", "taken"), [("HQ", 1), ("Server 1", 0)])
    def test_grubber_embarrasses_at_central_servers(self, server: str, taken: int) -> None:
        with runner() as t:
            t.corp.put("Grubber", server)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=9)
            t.runner.run(server)
            t.corp.rez("Grubber")
            assert t.state.bad_publicity == taken
            assert t.corp.credits == 0
            for left in (6, 3):
                t.runner.yes()
                if not taken:
                    assert t.runner.credits == left
            assert got_in(t)

    @pytest.mark.parametrize("first", [True, False])
    def test_grubber_ends_the_run_of_those_who_do_not_pay(self, first: bool) -> None:
        with runner() as t:
            t.corp.put("Grubber", "HQ", rezzed=True)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            if not first:
                t.runner.yes()
            t.runner.no()
            assert not got_in(t)

    def test_lethe_tags_who_breaks_it(self) -> None:
        with runner() as t:
            t.corp.put("Lethe", "HQ", rezzed=True)
            t.runner.put("Mimic")
            t.runner.put("Carmen")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Carmen", "strength")
            t.runner.use("Carmen", "strength")
            break_once(t, "Carmen")
            assert t.state.tags == 0
            break_once(t, "Carmen")
            assert t.state.tags == 1
            assert got_in(t)

    def test_lethe_tags_who_bypasses_it(self) -> None:
        with runner() as t:
            t.corp.put("Lethe", "HQ", rezzed=True)
            t.runner.put("Fransofia Ward")
            t.corp.set(credits=15)
            t.runner.run("HQ")
            t.runner.accept()
            assert got_in(t)
            assert t.state.tags == 1

    @pytest.mark.parametrize("bottom", [True, False])
    def test_lethe_stores_a_card_and_returns_another(self, bottom: bool) -> None:
        with runner() as t:
            t.corp.put("Lethe", "HQ", rezzed=True)
            t.corp.discard("Hedge Fund").deck("Ice Wall", "Enigma")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.yes()
            t.corp.mode("bottom" if bottom else "top")
            assert got_in(t)
            assert top(t, 0, 99)[-1 if bottom else 0] == "Hedge Fund"
            assert t.runner.titles("hand") == ["Corroder"]
            assert t.state.tags == 0

    @pytest.mark.parametrize("money", [1, 2])
    def test_paywall_takes_a_credit_and_asks_for_another(self, money: int) -> None:
        with runner() as t:
            t.corp.put("Paywall", "HQ", rezzed=True)
            t.runner.set(credits=money)
            t.runner.run("HQ")
            t.settle()
            if money > 1:
                assert t.runner.credits == 1
                t.runner.yes()
            assert got_in(t) == (money > 1)
            assert t.runner.credits == 0

    def test_flood_the_market_counts_defended_remote_servers(self) -> None:
        with corp() as t:
            t.corp.hand("Flood the Market")
            for server, ice, root in (("Server 1", 1, 1), ("Server 2", 2, 1), ("Server 3", 0, 1), ("Server 4", 1, 0)):
                for _ in range(ice):
                    t.corp.put("Enigma", server)
                if root:
                    t.corp.put("Offworld Office" if server == "Server 3" else "PAD Campaign", server)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Anoetic Void", "HQ")
            t.corp.play("Flood the Market")
            t.settle()
            assert t.card("Offworld Office").tokens("advancement") == 2
            assert (t.corp.clicks, t.corp.credits) == (1, 2)

    @pytest.mark.parametrize("removes", [True, False])
    def test_scapegoat_lets_the_runner_choose(self, removes: bool) -> None:
        with corp() as t:
            t.corp.hand("Scapegoat").set(bad_publicity=3)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.corp.play("Scapegoat")
            t.runner.mode("bad publicity" if removes else "stack")
            if not removes:
                t.corp.pick("Mimic")
            assert t.state.bad_publicity == (1 if removes else 3)
            assert t.card("Corroder").installed
            assert ("Mimic" in t.runner.titles("deck")) != removes

    @pytest.mark.rule("26.03:1.13.3", example=19)
    def test_scapegoat_leaves_hosted_bad_publicity_alone(self) -> None:
        with corp() as t:
            t.corp.hand("Scapegoat").set(bad_publicity=1)
            luana = t.corp.put("Luana Campos", "Server 1", rezzed=True, tokens={"bad publicity": 2})
            t.runner.put("Corroder")
            t.corp.play("Scapegoat")
            t.runner.mode("bad publicity")
            assert (t.state.bad_publicity, luana.tokens("bad publicity")) == (0, 2)

    @pytest.mark.parametrize("how", ["scored", "stolen", "neither"])
    def test_hype_machine_is_free_after_an_agenda(self, how: str) -> None:
        with (runner if how == "stolen" else corp)() as t:
            t.corp.set(credits=6)
            machine = t.corp.put("Hype Machine", "Server 1")
            target = t.corp.put("Offworld Office", "Server 1")
            t.corp.put("Artificial Cryptocrash", "Server 2", tokens={"advancement": 4})
            if how == "scored":
                t.corp.score_agenda("Artificial Cryptocrash")
            elif how == "stolen":
                t.runner.run("Server 2")
                t.finish_run()
                t.runner.run("Archives")
            t.corp.rez("Hype Machine")
            assert t.corp.credits == (0 if how == "neither" else 6)
            t.corp.use("Hype Machine")
            t.finish_run() if how == "stolen" else t.settle()
            assert target.tokens("advancement") == 1
            assert not machine.installed


class TestWeyland:
    def test_sacrifice_zone_expansion_pays_for_the_first_advancement(self) -> None:
        with corp() as t:
            t.corp.hand("Sacrifice Zone Expansion")
            t.corp.install("Sacrifice Zone Expansion", "new")
            t.corp.advance("Sacrifice Zone Expansion")
            assert t.corp.credits == 5 - 1 + 3
            t.corp.advance("Sacrifice Zone Expansion")
            assert t.corp.credits == 5 - 1 + 3 - 1

    def test_sacrifice_zone_expansion_hurts_once_a_turn(self) -> None:
        with corp(clicks=4) as t:
            t.corp.hand("Sacrifice Zone Expansion")
            t.corp.install("Sacrifice Zone Expansion", "new")
            t.corp.advance("Sacrifice Zone Expansion")
            t.corp.advance("Sacrifice Zone Expansion")
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.end_turn()
            zone = t.card("Sacrifice Zone Expansion")
            t.runner.run("Archives")
            t.corp.accept()
            t.finish_run()
            assert (damage(t), zone.tokens("advancement")) == ([("meat", 1)], 1)
            t.runner.run("Archives")
            t.finish_run()
            assert (damage(t), zone.tokens("advancement")) == ([("meat", 1)], 1)

    def test_sacrifice_zone_expansion_minds_other_servers_only(self) -> None:
        with corp() as t:
            t.corp.hand("Sacrifice Zone Expansion")
            t.corp.install("Sacrifice Zone Expansion", "new")
            t.corp.advance("Sacrifice Zone Expansion")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert damage(t) == []
            assert t.runner.score == 2

    def test_event_horizon_ends_runs_on_its_server(self) -> None:
        with runner() as t:
            t.corp.put("Event Horizon", "HQ", rezzed=True)
            t.runner.run("R&D")
            assert not t.corp.can("use", "Event Horizon")
            t.finish_run()
            t.runner.run("HQ")
            t.corp.use("Event Horizon")
            assert not got_in(t)
            assert t.zone("Event Horizon") == "Archives"

    @pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, True)])
    def test_event_horizon_trashes_and_ends_unless_paid(self, first: bool, second: bool) -> None:
        with runner() as t:
            t.corp.put("Event Horizon", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=7)
            t.runner.run("HQ")
            t.runner.yes() if first else t.runner.no()
            t.runner.yes() if second else t.runner.no()
            assert got_in(t) == second
            assert t.card("Corroder").installed == first
            assert t.runner.credits == 7 - 3 * first - 3 * second

    def test_flywheel_gains_and_draws_twice(self) -> None:
        with runner() as t:
            t.corp.put("Flywheel", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.yes()
            t.corp.no()
            assert got_in(t)
            assert (t.corp.credits, len(t.corp.titles("hand"))) == (7, 1)
            t.runner.run("HQ")
            t.corp.no()
            t.corp.yes()
            assert got_in(t)
            assert (t.corp.credits, len(t.corp.titles("hand"))) == (9, 2)

    def test_tocsin_searches_for_a_barrier_and_a_sentry(self) -> None:
        with corp() as t:
            t.corp.hand("Tocsin").deck("Ice Wall", "Wall of Static", "Archer", "Enigma", "Hedge Fund")
            t.corp.use("Tocsin")
            assert {option.card for option in now(t).options if option.card} == {"Ice Wall", "Wall of Static"}
            t.corp.pick("Ice Wall")
            t.corp.pick("Archer")
            assert sorted(t.corp.titles("hand")) == ["Archer", "Ice Wall"]
            assert (t.corp.clicks, t.corp.credits, t.happened("shuffled")) == (2, 4, 1)
            assert t.corp.titles("discard") == ["Tocsin"]

    def test_tocsin_may_find_only_one_of_them(self) -> None:
        with corp() as t:
            t.corp.hand("Tocsin").deck("Ice Wall", "Archer")
            t.corp.use("Tocsin")
            t.corp.act("done")
            t.corp.pick("Archer")
            assert t.corp.titles("hand") == ["Archer"]

    def test_tocsin_takes_credits_and_ends_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Tocsin", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not got_in(t)
            assert (t.runner.credits, t.happened("subroutine")) == (3, 2)

    @pytest.mark.parametrize("turns", [0, 1])
    def test_myoshu_needs_an_agenda_that_was_not_installed_this_turn(self, turns: int) -> None:
        with corp() as t:
            t.corp.set(credits=30)
            t.corp.hand("Myōshu", "Azef Protocol", "Seamless Launch", "Ice Wall")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.install("Ice Wall", "HQ")
            assert not t.corp.can("play", "Myōshu")
            t.corp.put("Artificial Cryptocrash", "Server 2", tokens={"advancement": 4})
            t.corp.score_agenda("Artificial Cryptocrash")
            t.corp.play("Myōshu")
            assert (t.corp.score, t.corp.credits) == (2 + 2, 20)

    def test_myoshu_does_not_follow_an_agenda_installed_this_turn(self) -> None:
        with corp(clicks=6) as t:
            t.corp.set(credits=30)
            t.corp.hand("Myōshu", "Greenmail")
            t.corp.install("Greenmail", "new")
            t.corp.advance("Greenmail")
            t.corp.advance("Greenmail")
            t.corp.score_agenda("Greenmail")
            t.settle()
            assert t.corp.score == 1
            assert not t.corp.can("play", "Myōshu")

    @pytest.mark.parametrize(("title", "taken", "cost"), [("Archer", 1, 0), ("Grubber", 0, 0), ("Tocsin", 1, 0)])
    def test_reanimation_protocol_brings_ice_back_rezzed(self, title: str, taken: int, cost: int) -> None:
        with corp() as t:
            t.corp.hand("Reanimation Protocol").discard(title)
            if title == "Archer":
                t.corp.scored("Hostile Takeover")
            t.corp.play("Reanimation Protocol")
            t.corp.destination("new")
            t.settle()
            if title == "Archer":
                t.corp.accept()
            assert t.card(title).rezzed
            assert t.corp.credits == 5 - 2 - cost
            assert t.state.bad_publicity == taken

    def test_reanimation_protocol_divides_its_discount(self) -> None:
        with corp() as t:
            t.corp.hand("Reanimation Protocol").discard("Lethe").set(credits=9)
            for _ in range(3):
                t.corp.put("Ice Wall", "HQ")
            t.corp.play("Reanimation Protocol")
            t.corp.destination("HQ")
            t.corp.act("done") if t.corp.can("done") else None
            t.corp.number(1)
            t.settle()
            assert t.card("Lethe").rezzed
            assert t.corp.credits == 9 - 2 - (3 - 1) - (9 - 9)

    def test_vulture_fund_pays_for_bad_publicity(self) -> None:
        with corp() as t:
            t.corp.set(credits=7)
            t.corp.hand("Vulture Fund")
            t.corp.play("Vulture Fund")
            assert (t.corp.credits, t.state.bad_publicity) == (14, 1)

    @pytest.mark.parametrize("hurts", [True, False])
    def test_shackleton_grid_hurts_for_credits_from_cards(self, hurts: bool) -> None:
        with runner() as t:
            t.corp.put("Shackleton Grid", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Touchstone", tokens={"credit": 2})
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=3)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            t.runner.number(0)
            assert damage(t) == []
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.settle()
            t.corp.accept() if hurts else t.corp.decline()
            t.runner.act("subroutine", number=0) if t.runner.can("subroutine") else None
            t.finish_run()
            assert damage(t) == ([("meat", 4)] if hurts else [])

    def test_shackleton_grid_minds_its_own_server(self) -> None:
        with runner() as t:
            t.corp.put("Shackleton Grid", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Touchstone", tokens={"credit": 2})
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=0)
            encounter(t, "HQ")
            break_once(t, "Corroder")
            t.finish_run()
            assert damage(t) == []
            assert t.card("Touchstone").tokens("credit") == 1

    def test_flagship_lets_one_other_card_be_accessed(self) -> None:
        with runner() as t:
            t.corp.put("Flagship", "HQ", rezzed=True)
            t.corp.hand("Ice Wall", "Enigma", "Archer")
            t.runner.put("Docklands Pass")
            t.runner.run("HQ")
            t.runner.act("access", server="HQ")
            t.settle()
            assert accessed(t)[1:] == ["Flagship"]
            t.runner.decline()
            t.finish_run()
            assert len(accessed(t)) == 2
            assert t.happened("successful run") == t.happened("unsuccessful run") == 0

    def test_flagship_persists_after_it_is_trashed(self) -> None:
        with runner() as t:
            t.corp.put("Flagship", "HQ", rezzed=True)
            t.corp.hand("Ice Wall", "Enigma", "Archer")
            t.runner.put("Docklands Pass")
            t.runner.run("HQ")
            t.runner.act("access", "Flagship")
            t.runner.accept()
            t.finish_run()
            assert t.zone("Flagship") == "Archives"
            assert len(accessed(t)) == 2
            assert t.runner.credits == 1
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_flagship_leaves_other_servers_alone(self) -> None:
        with runner() as t:
            t.corp.put("Flagship", "R&D", rezzed=True)
            t.corp.hand("Ice Wall", "Enigma", "Archer")
            t.runner.put("Docklands Pass")
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 2
            assert t.happened("successful run") == 1

    def test_flagship_is_for_hq_and_rnd(self) -> None:
        with corp() as t:
            t.corp.hand("Flagship")
            t.corp.act("install", "Flagship")
            assert {option.server for option in now(t).options} == {"HQ", "R&D"}
            t.corp.destination("R&D")
            t.corp.set(credits=3)
            t.corp.rez("Flagship")
            assert t.corp.credits == 0

    @pytest.mark.rule("26.03:8.5.12")
    def test_flagship_is_moved_to_hq_or_rnd_only(self) -> None:
        with corp() as t:
            t.corp.put("Flagship", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            score(t, "Lotus Haze", 4)
            t.corp.use("Lotus Haze")
            t.settle()
            assert t.card("Flagship").server == "R&D"

    @pytest.mark.parametrize("hosts", [True, False])
    def test_luana_campos_takes_over_bad_publicity(self, hosts: bool) -> None:
        with runner() as t:
            luana = t.corp.put("Luana Campos", "Server 1", rezzed=True)
            t.corp.set(bad_publicity=2)
            t.end_turn()
            t.corp.yes() if hosts else t.corp.no()
            t.settle()
            assert (t.state.bad_publicity, luana.tokens("bad publicity")) == ((1, 1) if hosts else (2, 0))
            assert t.corp.credits == 5 + 3 * hosts
            assert len(t.corp.titles("hand")) == 1 + hosts

    def test_luana_campos_needs_bad_publicity(self) -> None:
        with runner() as t:
            t.corp.put("Luana Campos", "Server 1", rezzed=True)
            t.end_turn()
            assert t.corp.credits == 5

    @pytest.mark.parametrize("rezzed", [True, False])
    def test_luana_campos_gives_it_back_when_trashed(self, rezzed: bool) -> None:
        with runner() as t:
            t.corp.put("Luana Campos", "Server 1", rezzed=rezzed, tokens={"bad publicity": 2})
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert t.zone("Luana Campos") == "Archives"
            assert t.state.bad_publicity == (2 if rezzed else 0)
            assert t.happened("bad publicity taken") == rezzed

    def test_luana_campos_gives_it_back_when_trashed_as_a_cost(self) -> None:
        with corp() as t:
            t.corp.put("Luana Campos", "Server 1", rezzed=True, tokens={"bad publicity": 1})
            t.corp.hand("Extract")
            t.corp.play("Extract")
            t.corp.yes()
            t.settle()
            assert t.zone("Luana Campos") == "Archives"
            assert t.state.bad_publicity == 1


class TestNeutral:
    @pytest.mark.parametrize(("place", "bottom"), [("deck", True), ("discard", False), ("hand", True)])
    def test_let_them_dream_finds_another_agenda(self, place: str, bottom: bool) -> None:
        with corp() as t:
            t.corp.deck("Ice Wall", "Enigma")
            getattr(t.corp, place)(*(("Offworld Office", "Ice Wall") if place == "deck" else ("Offworld Office",)))
            score(t, "Let Them Dream", 4)
            t.corp.accept()
            t.corp.pick("Offworld Office")
            t.corp.mode("bottom" if bottom else "HQ")
            assert t.happened("revealed") == 1
            if bottom:
                assert top(t, 0, 99)[-1] == "Offworld Office"
            else:
                assert t.corp.titles("hand") == ["Offworld Office"]
            assert t.corp.score == 2

    def test_let_them_dream_is_worth_less_to_the_runner(self) -> None:
        with runner() as t:
            t.corp.put("Let Them Dream", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
