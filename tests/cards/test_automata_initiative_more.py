"""What NBN, Weyland and neutral Corp cards of The Automata Initiative do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.today import corp, runner
from tests.verbs import break_once, damage, encounter, every_window, got_in, last, now, result, row, top

from sneakdoor.cards.vocabulary import CORP, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

EPIPHANY = "Epiphany Analytica: Nations Undivided"
ANGELIQUE = "Angelique Garza Correa"
THREE = "Salvo Testing"
"""An agenda worth three points."""
TWO = "Offworld Office"


class TestNbn:
    def test_epiphany_counts_the_first_stolen_or_trashed_card(self) -> None:
        with runner(corp=EPIPHANY) as t:
            t.corp.put(TWO, "Server 1")
            t.corp.put("Spin Doctor", "Server 2")
            t.runner.run("Server 1")
            t.settle()
            assert t.card(EPIPHANY).tokens("power") == 1
            t.runner.run("Server 2")
            t.runner.accept()
            assert t.card(EPIPHANY).tokens("power") == 1

    def test_epiphany_counts_a_trashed_card(self) -> None:
        with runner(corp=EPIPHANY) as t:
            t.corp.put("Spin Doctor", "Server 2")
            t.runner.run("Server 2")
            t.runner.accept()
            assert t.card(EPIPHANY).tokens("power") == 1

    def test_epiphany_counts_cards_trashed_from_hq(self) -> None:
        with runner(corp=EPIPHANY) as t:
            t.corp.hand("Spin Doctor")
            t.runner.run("HQ")
            t.runner.accept()
            assert t.card(EPIPHANY).tokens("power") == 1

    def test_epiphany_does_not_count_runner_cards(self) -> None:
        with runner(corp=EPIPHANY) as t:
            t.runner.put("No Free Lunch")
            t.runner.use("No Free Lunch", "Gain")
            assert t.card(EPIPHANY).tokens("power") == 0

    def test_epiphany_does_not_count_what_the_corp_trashes(self) -> None:
        with runner(corp=EPIPHANY) as t:
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.use("M.I.C.")
            t.runner.yes()
            t.finish_run()
            assert t.card(EPIPHANY).tokens("power") == 0

    def test_epiphany_installs_one_of_three(self) -> None:
        with runner(corp=EPIPHANY) as t:
            t.corp.put("Spin Doctor", "Server 2")
            t.runner.run("Server 2")
            t.runner.accept()
            t.end_turn()
            t.corp.deck("Tithe", "Ping", "Enigma", "Ice Wall")
            t.corp.use(EPIPHANY)
            assert {option.card for option in now(t).options} == {"Ping", "Enigma", "Ice Wall", ""}
            t.corp.pick("Enigma")
            t.corp.destination("HQ")
            assert row(t, "HQ") == ["Enigma"]
            assert (t.corp.clicks, t.card(EPIPHANY).tokens("power")) == (2, 0)
            assert top(t, CORP, 2) == ["Ice Wall", "Ping"]

    def test_oracle_thinktank_tags_who_steals_it(self) -> None:
        with runner() as t:
            t.corp.put("Oracle Thinktank", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert (t.state.tags, t.runner.score) == (1, 1)
            t.end_turn()
            t.corp.use("Oracle Thinktank")
            assert (t.state.tags, t.runner.score, t.corp.clicks) == (0, 0, 2)
            assert t.zone("Oracle Thinktank") == "R&D"

    def test_oracle_thinktank_stays_with_the_corp(self) -> None:
        with corp() as t:
            t.corp.scored("Oracle Thinktank")
            t.runner.set(tags=1)
            assert not t.corp.can("use", "Oracle Thinktank")

    @pytest.mark.parametrize(("kind", "credits_"), [("ice", 7), ("agenda", 5)])
    def test_balanced_coverage_guesses_a_type(self, kind: str, credits_: int) -> None:
        with runner() as t:
            t.corp.put("Balanced Coverage", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund", "Enigma")
            t.end_turn()
            t.corp.accept()
            t.corp.mode(kind)
            if kind == "ice":
                t.corp.yes()
            assert t.corp.credits == credits_
            assert t.happened("looked at") == 1
            assert t.happened("revealed") == (1 if kind == "ice" else 0)

    @pytest.mark.parametrize(("server", "tags"), [("Server 1", 2), ("R&D", 2), ("HQ", 2), ("Archives", 0)])
    def test_behold_tags_who_accesses_it(self, server: str, tags: int) -> None:
        with runner() as t:
            t.corp.put("Behold!", "Server 1") if server == "Server 1" else None
            t.corp.deck("Behold!") if server == "R&D" else None
            t.corp.hand("Behold!") if server == "HQ" else None
            t.corp.discard("Behold!") if server == "Archives" else None
            t.runner.run(server)
            if tags:
                t.settle()
                access: Any = last(t, "accessed")
                assert access.seen == 3  # CR 7.2.2: revealed in R&D too
                t.corp.accept()
            t.finish_run()
            assert (t.state.tags, t.corp.credits) == (tags, 1 if tags else 5)

    @pytest.mark.parametrize("guarded", [False, True])
    def test_federal_fundraising_arranges_and_draws(self, guarded: bool) -> None:
        with runner() as t:
            t.corp.put("Federal Fundraising", "Server 1", rezzed=True)
            if guarded:
                t.corp.put("Ping", "Server 1")
            t.corp.deck("Tithe", "Ice Wall", "Enigma", "Hunter")
            t.end_turn()
            t.corp.yes()
            t.corp.pick("Enigma", "Ice Wall", "Hunter")
            if not guarded:
                t.corp.yes()
            t.settle()
            assert t.happened("looked at") == 3
            assert t.corp.titles("hand") == (["Enigma"] if guarded else ["Enigma", "Ice Wall"])
            assert top(t, CORP, 2) == (["Ice Wall", "Hunter"] if guarded else ["Hunter", "Tithe"])

    def test_federal_fundraising_may_only_draw(self) -> None:
        with runner() as t:
            t.corp.put("Federal Fundraising", "Server 1", rezzed=True)
            t.corp.deck("Tithe", "Ice Wall", "Enigma", "Hunter")
            t.end_turn()
            t.corp.no()
            t.corp.yes()
            t.settle()
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Hunter"]

    @pytest.mark.parametrize(("points", "ends"), [((THREE,), False), ((TWO, TWO), True)])
    def test_starlit_knight_ends_runs_of_the_tagged_under_threat(self, points: tuple[str, ...], ends: bool) -> None:
        with runner() as t:
            t.corp.scored(*points)
            t.corp.put("Starlit Knight", "HQ", rezzed=True)
            t.runner.set(tags=2)
            t.runner.run("HQ")
            t.finish_run()
            assert (t.state.tags, result(t)) == (4, "unsuccessful" if ends else "successful")

    def test_starlit_knight_gains_as_many_subroutines_as_there_are_tags(self) -> None:
        with runner() as t:
            t.corp.scored(TWO, TWO)
            t.corp.put("Starlit Knight", "HQ", rezzed=True)
            t.runner.put("Revolver", tokens={"power": 6})
            t.runner.set(tags=2, credits=9)
            encounter(t, "HQ")
            t.runner.use("Revolver", "strength")
            for n in range(4):
                t.runner.use("Revolver", "Break")
                t.runner.no()
                t.runner.act("subroutine", number=3 - n)
            assert got_in(t)
            assert t.state.tags == 2

    def agent(self, breaker: str, **tokens: int) -> Table:
        t = runner()
        t.corp.put("Virtual Service Agent", "HQ", rezzed=True)
        t.runner.put(breaker, tokens=tokens)
        t.runner.set(credits=9)
        return t

    def test_virtual_service_agent_tags_who_lets_it_be(self) -> None:
        with self.agent("Cleaver") as t:
            t.runner.run("HQ")
            t.finish_run()
            assert (t.state.tags, t.runner.credits) == (1, 8)

    def test_virtual_service_agent_yields_to_a_decoder(self) -> None:
        with self.agent("Buzzsaw") as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Buzzsaw")
            t.finish_run()
            assert t.state.tags == 0

    def test_virtual_service_agent_does_not_yield_to_other_breakers(self) -> None:
        with self.agent("Mayfly") as t:
            encounter(t, "HQ")
            t.runner.use("Mayfly", "strength")
            break_once(t, "Mayfly")
            t.finish_run()
            assert t.state.tags == 1

    def test_observers_wait_for_their_own_encounter(self) -> None:
        with runner() as t:
            t.corp.scored(TWO, TWO)
            for title in ("Virtual Service Agent", "Starlit Knight"):
                t.corp.put(title, "HQ", rezzed=True)
            t.corp.put("Tithe", "R&D", rezzed=True)
            t.runner.hand("Sure Gamble").set(tags=1)
            t.runner.run("R&D")
            t.finish_run()
            assert (t.state.tags, result(t)) == (1, "successful")
            assert t.happened("subroutines gained") == 0

    def test_virtual_service_agent_must_have_been_encountered(self) -> None:
        with runner() as t:
            t.corp.put("Virtual Service Agent", "HQ")
            t.corp.put("Ping", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.tags == 0

    def oppo(self, done: str, *points: str) -> Table:
        t = runner()
        t.corp.scored(*points)
        t.corp.put(done, "Server 1")
        t.runner.run("Server 1")
        t.settle()
        if done == "Spin Doctor":
            t.runner.act("trash")
        t.finish_run()
        t.end_turn()
        t.corp.hand("Oppo Research").set(credits=9)
        return t

    @pytest.mark.parametrize("done", ["Oracle Thinktank", "Spin Doctor"])
    def test_oppo_research_follows_a_theft_or_trashing(self, done: str) -> None:
        with self.oppo(done) as t:
            before = t.state.tags
            t.corp.play("Oppo Research")
            t.settle()
            assert t.state.tags == before + 2
            assert t.state.active == RUNNER  # the action phase ended

    def test_oppo_research_follows_a_card_trashed_from_hq(self) -> None:
        with runner() as t:
            t.corp.hand("Spin Doctor")
            t.runner.run("HQ")
            t.runner.accept()
            t.end_turn()
            t.corp.hand("Oppo Research")
            assert t.corp.can("play", "Oppo Research")

    def test_oppo_research_does_not_follow_runner_cards_or_the_corps_own_trashing(self) -> None:
        with runner() as t:
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.runner.put("No Free Lunch")
            t.runner.use("No Free Lunch", "Gain")
            t.runner.run("HQ")
            t.corp.use("M.I.C.")
            t.runner.yes()
            t.finish_run()
            t.end_turn()
            t.corp.hand("Oppo Research")
            assert not t.corp.can("play", "Oppo Research")

    def test_oppo_research_needs_a_reason(self) -> None:
        with self.oppo("Refuge Campaign") as t:
            assert t.zone("Refuge Campaign") == "the play area"
            assert not t.corp.can("play", "Oppo Research")

    @pytest.mark.rule("26.03:9.7.1", example=165)
    def test_oppo_research_has_two_play_abilities(self) -> None:
        """The restriction is asked first, the play abilities resolve in order, and then the action phase ends."""
        with self.oppo("Spin Doctor", THREE) as t:
            t.corp.play("Oppo Research")
            assert t.state.tags == 2
            assert t.corp.credits == 9 - 2
            t.corp.yes()
            t.settle()
            assert t.state.tags == 4
            spent = [one.amount for one in t.state.journal.entries if one.kind == "credits spent" and one.side == CORP]
            assert spent == [2, 5]
            assert t.state.active == RUNNER

    def test_oppo_research_needs_a_threat_level_of_three(self) -> None:
        with self.oppo("Spin Doctor", TWO) as t:
            t.corp.play("Oppo Research")
            t.settle()
            assert t.state.tags == 2

    def test_your_digital_life_pays_for_each_card_in_hq(self) -> None:
        with corp() as t:
            t.corp.hand("Your Digital Life", *["Ice Wall"] * 4)
            t.corp.play("Your Digital Life")
            assert t.corp.credits == 5 - 2 + 4


class TestNeutral:
    def test_b_1001_ends_runs_on_other_servers_for_a_tag(self) -> None:
        with runner() as t:
            t.corp.put("B-1001", "Server 1", rezzed=True)
            t.runner.set(tags=2)
            t.runner.run("HQ")
            t.corp.use("B-1001")
            t.settle()
            assert (result(t), t.state.tags) == ("unsuccessful", 1)
            t.runner.run("Server 1")
            assert not t.corp.can("use", "B-1001")
            t.finish_run()

    def test_b_1001_needs_a_run_and_a_tag(self) -> None:
        with runner() as t:
            t.corp.put("B-1001", "Server 1", rezzed=True)
            t.runner.set(tags=1)
            every_window(t)
            assert not t.corp.can("use", "B-1001", at="window")
            t.runner.set(tags=0)
            t.runner.run("HQ")
            assert not t.corp.can("use", "B-1001")
            t.finish_run()


class TestWeyland:
    def test_slash_and_burn_agriculture_is_expendable(self) -> None:
        with corp() as t:
            t.corp.hand("Slash and Burn Agriculture")
            t.corp.put("Ping", "HQ", rezzed=True)
            office = t.corp.put(TWO, "Server 1")
            t.corp.use("Slash and Burn Agriculture")
            assert office.tokens("advancement") == 2
            assert (t.corp.clicks, t.corp.credits) == (2, 4)
            assert t.zone("Slash and Burn Agriculture") == "Archives"
            assert visible(t.state, t.cid("Slash and Burn Agriculture"), RUNNER)

    def test_cybersand_harvester_gathers_credits_from_ice(self) -> None:
        with runner() as t:
            sand = t.corp.put("Cybersand Harvester", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Refuge Campaign", "Server 2")
            t.corp.rez("Refuge Campaign")
            assert sand.tokens("credit") == 0
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert sand.tokens("credit") == 2
            t.runner.run("R&D")
            t.corp.use("Cybersand Harvester")
            assert (t.corp.credits, t.zone("Cybersand Harvester")) == (5 - 4 - 1 + 2, "Archives")
            t.finish_run()

    def test_cybersand_harvester_pays_for_installs(self) -> None:
        with corp() as t:
            sand = t.corp.put("Cybersand Harvester", "Server 1", rezzed=True, tokens={"credit": 2})
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Enigma").set(credits=0)
            t.corp.put("Ubiquitous Vig", "Server 2")
            t.corp.install("Enigma", "HQ")
            t.corp.act("done")
            assert (row(t, "HQ"), sand.tokens("credit")) == (["Ice Wall", "Enigma"], 1)
            assert not t.corp.can("advance", "Ice Wall")
            assert not t.corp.can("rez", "Ubiquitous Vig")

    def test_tree_line_is_expendable(self) -> None:
        with corp() as t:
            t.corp.hand("Tree Line")
            t.corp.put("Ping", "HQ")
            t.corp.put(TWO, "Server 1")
            t.corp.use("Tree Line")
            assert t.card("Ping").tokens("advancement") == 3
            assert (t.corp.clicks, t.corp.credits, t.zone("Tree Line")) == (2, 4, "Archives")

    def test_tree_line_grows_and_pays(self) -> None:
        with runner() as t:
            line = t.corp.put("Tree Line", "HQ", rezzed=True, tokens={"advancement": 2})
            assert line.strength == 4 + 2
            t.runner.run("HQ")
            t.finish_run()
            assert (t.corp.credits, result(t)) == (6, "unsuccessful")
            t.end_turn()
            t.corp.advance(line)
            assert line.strength == 7

    @pytest.mark.parametrize("publicity", [True, False])
    def test_valentao_costs_reputation(self, publicity: bool) -> None:
        with runner() as t:
            t.corp.put("Valentão", "HQ")
            t.runner.set(tags=1, credits=20)
            t.runner.run("HQ")
            t.corp.rez("Valentão")
            t.corp.yes() if publicity else t.corp.no()
            assert (t.state.bad_publicity, t.state.tags) == ((1, 1) if publicity else (0, 0))
            t.finish_run()
            assert t.corp.credits == 5 - 5 + 2

    @pytest.mark.parametrize(("credits_", "ends"), [(9, False), (8, True)])
    def test_valentao_ends_the_run_of_the_poorer(self, credits_: int, ends: bool) -> None:
        with runner() as t:
            t.corp.put("Valentão", "HQ", rezzed=True)
            t.runner.set(credits=credits_)
            t.runner.run("HQ")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (7, credits_ - 2)
            assert result(t) == ("unsuccessful" if ends else "successful")

    @pytest.mark.parametrize(
        ("there", "gained"), [((), 0), (("Ping", "Enigma", "Spin Doctor"), 2), (("Ping", TWO), 2 + 2)]
    )
    def test_armed_asset_protection_counts_card_types(self, there: tuple[str, ...], gained: int) -> None:
        with corp() as t:
            t.corp.hand("Armed Asset Protection").discard(*there, faceup=True)
            t.corp.discard("Hedge Fund", THREE, faceup=False)
            t.corp.play("Armed Asset Protection")
            assert t.corp.credits == 5 - 2 + 3 + gained

    def test_pivot_finds_an_operation_or_agenda(self) -> None:
        with corp(deck=0) as t:
            t.corp.scored(TWO)
            t.corp.hand("Pivot").deck("Ping", THREE, "Neurospike")
            t.corp.play("Pivot")
            assert {option.card for option in now(t).options} == {THREE, "Neurospike", ""}
            t.corp.pick(THREE)
            assert (t.corp.titles("hand"), t.corp.clicks, t.corp.credits) == ([THREE], 1, 4)
            assert t.happened("revealed") == 1

    @pytest.mark.parametrize("what", ["Your Digital Life", "Spin Doctor"])
    def test_pivot_plays_or_installs_a_card_under_threat(self, what: str) -> None:
        with corp(deck=0) as t:
            t.corp.scored(THREE)
            t.corp.hand("Pivot", "Spin Doctor", "Oppo Research").deck("Your Digital Life", "Neurospike")
            t.corp.play("Pivot")
            t.corp.pick("Your Digital Life")
            t.corp.accept()
            assert {option.card for option in now(t).options} == {"Your Digital Life", "Spin Doctor"}
            t.corp.pick(what)
            t.settle()
            assert what not in t.corp.titles("hand")
            if what == "Spin Doctor":
                assert t.card("Spin Doctor").installed
            else:
                assert t.corp.credits == 4 - 2 + 2

    def test_angelique_is_expendable_under_threat(self) -> None:
        with corp() as t:
            t.corp.hand(ANGELIQUE)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.scored(THREE)
            t.corp.use(ANGELIQUE)
            t.settle()
            assert damage(t) == [("meat", 1)]
            assert (t.corp.clicks, t.corp.credits, t.zone(ANGELIQUE)) == (2, 4, "Archives")

    def test_angelique_needs_a_threat_level_of_three(self) -> None:
        with corp() as t:
            t.corp.hand(ANGELIQUE).scored(TWO)
            assert not t.corp.can("use", ANGELIQUE)

    def test_angelique_waits_for_her_own_access(self) -> None:
        with runner() as t:
            t.corp.put(ANGELIQUE, "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("R&D")
            t.finish_run()
            assert damage(t) == []

    @pytest.mark.parametrize("rezzed", [True, False])
    def test_angelique_strikes_only_while_rezzed(self, rezzed: bool) -> None:
        with runner() as t:
            t.corp.put(ANGELIQUE, "Server 1", rezzed=rezzed)
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.run("Server 1")
            t.settle()
            if rezzed:
                t.corp.accept()
            t.finish_run()
            assert damage(t) == ([("meat", 2)] if rezzed else [])
            assert t.corp.credits == (3 if rezzed else 5)

    def tucana(self, title: str = TWO) -> Table:
        t = runner(deck=0)
        t.corp.put("Tucana", "Server 1", rezzed=True)
        t.corp.put(title, "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.deck("Hedge Fund", "Pharos").set(credits=6)
        return t

    @pytest.mark.rule("26.03:1.16.2f", example=47)
    @pytest.mark.parametrize("trashed", [True, False])
    def test_tucana_builds_for_a_stolen_agenda(self, trashed: bool) -> None:
        with self.tucana() as t:
            t.runner.run("Server 1")
            if trashed:
                t.runner.act("access", "Tucana")
                t.runner.act("trash")
            else:
                t.runner.act("access", t.card(TWO))
            t.settle()
            t.corp.accept()
            t.corp.pick("Pharos")
            t.corp.destination("HQ")
            t.corp.act("done")
            t.corp.number(1)
            t.finish_run()
            assert row(t, "HQ") == ["Ice Wall", "Pharos"]
            assert t.card("Pharos").rezzed
            assert t.corp.credits == 6 - (1 - 1) - (7 - 2)

    def test_tucana_builds_for_a_scored_agenda(self) -> None:
        with corp(deck=0) as t:
            t.corp.put("Tucana", "Server 1", rezzed=True)
            t.corp.put(TWO, "Server 1", tokens={"advancement": 4})
            t.corp.deck("Pharos", "Hedge Fund").set(credits=9)
            t.corp.score_agenda(TWO)
            t.corp.trigger("Tucana")
            t.corp.pick("Pharos")
            t.corp.destination("R&D")
            t.settle()
            assert t.card("Pharos").rezzed
            assert t.corp.credits == 9 - (7 - 3) + 7

    def test_tucana_sees_its_own_server_only(self) -> None:
        with self.tucana("Refuge Campaign") as t:
            t.corp.put(TWO, "Server 2")
            t.runner.run("Server 2")
            t.settle()
            assert t.runner.score == 2

    @pytest.mark.rule("26.03:8.7.2b", "26.03:8.5.13d", example=126)
    def test_tucana_finds_what_cannot_be_rezzed(self) -> None:
        with self.tucana() as t:
            t.corp.set(credits=0)
            t.runner.run("Server 1")
            t.runner.act("access", t.card(TWO))
            t.settle()
            t.corp.accept()
            t.corp.pick("Pharos")
            t.corp.destination("R&D")
            t.finish_run()
            assert (t.card("Pharos").installed, t.card("Pharos").rezzed) == (True, False)
            assert visible(t.state, t.cid("Pharos"), RUNNER)

    def test_tucana_goes_to_remote_servers_only(self) -> None:
        with corp() as t:
            t.corp.hand("Tucana")
            with pytest.raises(AssertionError, match="cannot"):
                t.corp.install("Tucana", "HQ")
            t.settle()
