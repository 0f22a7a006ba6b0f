"""Ice of Order and Chaos."""

from __future__ import annotations

import pytest
from tests.ice import BREAKS_ALL, against
from tests.verbs import break_once, damage, elsewhere, encounter, got_in, result, traced

from sneakdoor.testing import Table

SPACE = [("Asteroid Belt", 9), ("Nebula", 9), ("Orion", 15)]


class TestIceThatIsAdvancedToBeRezzed:
    @pytest.mark.parametrize(("title", "cost"), SPACE)
    def test_each_token_lowers_the_cost_by_three(self, title: str, cost: int) -> None:
        for tokens in (0, 1, 2):
            with Table("runner") as t:
                t.corp.put(title, "HQ", tokens={"advancement": tokens})
                t.corp.set(credits=cost - 3 * tokens)
                t.runner.put("Corroder")
                t.runner.run("HQ")
                t.corp.rez(title)
                assert t.corp.credits == 0
                encounter(t)

    @pytest.mark.parametrize(("title", "cost"), SPACE)
    def test_not_for_less_than_that(self, title: str, cost: int) -> None:
        with Table("runner") as t:
            t.corp.put(title, "HQ", tokens={"advancement": 1})
            t.corp.set(credits=cost - 4)
            t.runner.run("HQ")
            assert not t.corp.can("rez", title)
            t.finish_run()

    @pytest.mark.parametrize("title", [title for title, _ in SPACE])
    def test_it_can_be_advanced_and_costs_nothing_in_the_end(self, title: str) -> None:
        with Table() as t:
            ice = t.corp.put(title, "HQ", tokens={"advancement": 4})
            t.corp.advance(title)
            assert ice.tokens("advancement") == 5
            t.corp.set(credits=0)
            t.end_turn()
            t.runner.run("HQ")
            t.corp.set(credits=0)
            t.corp.rez(title)
            assert t.corp.credits == 0
            t.finish_run()

    def test_the_strengths(self) -> None:
        with Table() as t:
            found = [t.corp.put(title, "HQ", rezzed=True).strength for title, _ in SPACE]
            assert found == [6, 5, 8]


def test_asteroid_belt_ends_the_run() -> None:
    with against("Asteroid Belt") as t:
        assert not got_in(t)


def test_nebula_trashes_a_program_of_the_corps_choice() -> None:
    with against("Nebula", "Corroder", "Imp", "Desperado") as t:
        t.settle()
        assert not t.corp.can("pick", "Desperado")
        t.corp.pick("Imp")
        assert got_in(t)
        assert t.runner.titles("discard") == ["Imp"]


class TestOrion:
    def test_it_trashes_a_program_resolves_another_subroutine_and_ends_the_run(self) -> None:
        with against("Orion", "Corroder", "Imp", also="Neural Katana") as t:
            t.corp.put("Ice Wall", "R&D")
            t.settle()
            t.corp.pick("Imp")
            t.settle()  # Neural Katana is the only other rezzed ice
            t.finish_run()
            assert damage(t) == [("net", 3)]
            assert result(t) == "unsuccessful"
            assert t.runner.titles("discard").count("Imp") == 1

    def test_the_corp_chooses_the_ice_and_the_subroutine(self) -> None:
        with against("Orion", also="Caduceus", run=False) as t:
            t.corp.put("Neural Katana", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert not t.corp.can("pick", "Orion")
            t.corp.pick("Caduceus")
            t.corp.act("subroutine", number=0)
            traced(t)
            t.finish_run()
            assert (t.corp.credits, damage(t)) == (3, [])

    def test_without_other_rezzed_ice_that_one_does_nothing(self) -> None:
        with against("Orion", run=False) as t:
            t.corp.put("Neural Katana", "R&D")
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == []
            assert result(t) == "unsuccessful"

    def test_all_three_kinds_of_breaker_can_break_it(self) -> None:
        for breaker in ("Corroder", "Gordian Blade", "Ninja"):
            with against("Orion", breaker, credits=40) as t:
                encounter(t)
                for _ in range(8):
                    if t.runner.can("use", breaker, says="Break"):
                        break
                    t.runner.use(breaker, "strength")
                t.runner.break_subroutines(breaker)
                assert got_in(t)

    def test_there_is_but_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Orion", "HQ", rezzed=True)
            second = t.corp.put("Orion", "R&D", tokens={"advancement": 5})
            t.runner.run("R&D")
            t.corp.rez(second)
            assert t.corp.titles("discard") == ["Orion"]
            t.finish_run()


class TestFireWall:
    @pytest.mark.parametrize(("tokens", "strength"), [(0, 5), (1, 6), (3, 8)])
    def test_each_token_makes_it_stronger(self, tokens: int, strength: int) -> None:
        with Table() as t:
            wall = t.corp.put("Fire Wall", "HQ", rezzed=True, tokens={"advancement": tokens})
            other = t.corp.put("Ice Wall", "R&D", rezzed=True)
            assert (wall.strength, other.strength) == (strength, 1)
            t.corp.advance("Fire Wall")
            assert wall.strength == strength + 1

    def test_it_ends_the_run(self) -> None:
        with against("Fire Wall") as t:
            assert not got_in(t)


class TestCheckpoint:
    def test_rezzing_it_gives_bad_publicity(self) -> None:
        with Table("runner") as t:
            t.corp.put("Checkpoint", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert t.state.bad_publicity == 0
            t.finish_run()
            t.runner.put("Corroder")
            t.runner.hand(*["Sure Gamble"] * 5)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.corp.rez("Checkpoint")
            assert (t.state.bad_publicity, t.corp.credits) == (1, 0)
            traced(t, 0, 0)
            t.finish_run()
            t.corp.put("Vanilla", "R&D")
            t.runner.run("R&D")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert t.state.bad_publicity == 1

    @pytest.mark.parametrize(("link", "done"), [(4, [("meat", 3)]), (5, [])])
    def test_damage_once_the_run_is_successful(self, link: int, done: list[tuple[str, int]]) -> None:
        with against("Checkpoint", credits=5) as t:
            traced(t, 0, link)
            assert damage(t) == []  # not before that
            assert got_in(t)
            assert damage(t) == done

    def test_a_run_without_success_hurts_nobody_and_the_next_one_neither(self) -> None:
        with against("Checkpoint") as t:
            traced(t)
            t.runner.jack_out()
            assert damage(t) == []
            t.runner.run("R&D")
            t.finish_run()
            assert damage(t) == []

    def test_a_success_without_an_access_will_do(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.corp.put("Checkpoint", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Averted Eyes")
            t.runner.hand(*["Sure Gamble"] * 5).run("HQ")
            traced(t)
            t.finish_run()
            assert damage(t) == [("meat", 3)]

    def test_an_ended_run_hurts_nobody(self) -> None:
        with Table("runner") as t:
            t.corp.put("Bastion", "HQ", rezzed=True)
            t.corp.put("Checkpoint", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.hand(*["Sure Gamble"] * 5).run("HQ")
            traced(t)
            t.finish_run()
            assert (damage(t), result(t)) == ([], "unsuccessful")


class TestSearchlight:
    @pytest.mark.parametrize(("tokens", "spent", "tags"), [(2, 1, 2), (2, 2, 0), (1, 0, 2), (0, 0, 0)])
    def test_its_traces_are_as_strong_as_it_has_tokens(self, tokens: int, spent: int, tags: int) -> None:
        with against("Searchlight", tokens={"advancement": tokens}, credits=9) as t:
            traced(t, 0, spent)
            traced(t, 0, spent)
            assert got_in(t)
            assert t.state.tags == tags

    def test_tokens_that_come_later_count_too(self) -> None:
        with Table() as t:
            light = t.corp.put("Searchlight", "HQ", rezzed=True)
            t.corp.advance("Searchlight")
            assert (light.tokens("advancement"), light.strength) == (1, 3)


class TestBuilder:
    def test_a_click_moves_it_to_the_outermost_position_of_any_server(self) -> None:
        with Table() as t:
            builder = t.corp.put("Builder", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.use("Builder")
            t.corp.act("server", server="R&D")
            assert (builder.server, t.corp.clicks, builder.rezzed) == ("R&D", 2, True)
            assert [t.state.card(cid).title for cid in t.state.ice[1]] == ["Ice Wall", "Builder"]
            t.corp.use("Builder")
            t.corp.act("server", server="Server 1")
            assert builder.server == "Server 1"

    def test_within_its_own_server_too(self) -> None:
        with Table() as t:
            t.corp.put("Builder", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.use("Builder")
            t.corp.act("server", server="HQ")
            assert [t.state.card(cid).title for cid in t.state.ice[0]] == ["Ice Wall", "Builder"]

    def test_not_while_it_is_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Builder", "HQ")
            assert not t.corp.can("use", "Builder")

    def test_its_subroutines_place_tokens_on_ice_here_that_can_be_advanced(self) -> None:
        with against("Builder", run=False) as t:
            wall, fire = t.corp.put("Ice Wall", "HQ"), t.corp.put("Fire Wall", "HQ")
            away = t.corp.put("Ice Wall", "R&D")
            enigma = t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            t.settle()
            assert not t.corp.can("pick", enigma)
            assert not t.corp.can("pick", away)
            t.corp.pick(fire)
            assert not any(t.corp.can("pick", one) for one in (enigma, away))
            t.corp.pick(wall)
            assert got_in(t)
            assert (wall.tokens("advancement"), fire.tokens("advancement"), t.happened("advanced")) == (1, 1, 0)

    def test_without_such_ice_they_do_nothing(self) -> None:
        with against("Builder") as t:
            assert got_in(t)


def test_a_subroutine_that_does_nothing_can_still_be_broken() -> None:
    with Table("runner", cards=(BREAKS_ALL,)) as t:
        t.corp.put("Builder", "HQ", rezzed=True)
        t.runner.put("Breaks All")
        encounter(t, "HQ")
        break_once(t, "Breaks All")
        t.finish_run()
        assert t.happened("all broken") == 1
