"""Nobody uses, or is asked to pay for, what could not change anything (CR 1.2.5)."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import every_window, now, walk_to

from sneakdoor.testing import Table

pytestmark = pytest.mark.rule("1.2.5")


class TestNestedCosts:
    """CR 1.15.10: neither paying nor not paying would make a difference."""

    def test_herald_without_a_card_to_advance(self) -> None:
        with against("Herald", corp=5) as t:
            t.finish_run()
            assert t.corp.credits == 7  # nothing was asked

    def test_herald_with_one(self) -> None:
        with against("Herald", corp=5, run=False) as t:
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("HQ")
            t.settle()
            t.corp.number(2)
            t.finish_run()
            assert (agenda.tokens("advancement"), t.corp.credits) == (2, 5)

    def test_focus_group_without_an_installed_card(self) -> None:
        with Table("runner") as t:
            t.runner.run("R&D")
            t.finish_run()
            t.runner.hand("Sure Gamble")
            t.corp.hand("Focus Group").set(credits=9)
            t.end_turn()
            t.corp.play("Focus Group")
            t.corp.mode("event")
            assert (now(t).kind, t.corp.credits) == ("action", 6)

    def test_sadaka_without_a_resource(self) -> None:
        with against("Sadaka", run=False) as t:
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.settle()
            t.corp.mode("shuffle")
            t.corp.no()
            t.finish_run()
            assert (t.corp.titles("hand"), t.zone("Sadaka")) == (["Hedge Fund"], "Archives")

    def test_sadaka_with_one(self) -> None:
        with against("Sadaka", "Daily Casts", run=False) as t:
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.settle()
            t.corp.mode("shuffle")
            t.corp.no()
            t.corp.yes()
            t.finish_run()
            assert (t.zone("Daily Casts"), sorted(t.corp.titles("discard"))) == ("the heap", ["Hedge Fund", "Sadaka"])

    def test_swarm_without_a_program(self) -> None:
        with against("Swarm", tokens={"advancement": 2}, credits=9) as t:
            t.finish_run()
            assert (t.runner.credits, t.happened("successful run")) == (9, 1)

    def test_swarm_with_one(self) -> None:
        with against("Swarm", "Datasucker", tokens={"advancement": 2}, credits=9) as t:
            t.settle()
            t.runner.yes()
            t.runner.no()
            t.finish_run()
            assert (t.runner.credits, t.zone("Datasucker")) == (6, "the heap")

    @pytest.mark.parametrize("connection", [False, True])
    def test_snatch_and_grab(self, connection: bool) -> None:
        with Table() as t:
            if connection:
                t.runner.put("Kati Jones")
            t.corp.hand("Snatch and Grab")
            t.corp.play("Snatch and Grab")
            t.corp.number(0)
            t.runner.number(0)
            if connection:
                t.runner.yes()
            assert (t.state.tags, now(t).kind) == (int(connection), "action")

    @pytest.mark.parametrize("publicity", [0, 1])
    def test_increased_drop_rates(self, publicity: int) -> None:
        with Table("runner") as t:
            t.corp.put("Increased Drop Rates", "Server 1")
            t.corp.set(bad_publicity=publicity)
            t.runner.set(credits=0).run("Server 1")
            t.settle()
            if publicity:
                t.runner.yes()
            t.finish_run()
            assert t.state.tags == publicity


class TestStrength:
    @pytest.mark.rule("1.2.2")
    @pytest.mark.parametrize("card", ["Şifr", "Devil Charm"])
    @pytest.mark.parametrize(("ice", "offered"), [("Lotus Field", False), ("Enigma", True)])
    def test_what_cannot_be_lowered(self, card: str, ice: str, offered: bool) -> None:
        with against(ice, card) as t:
            t.settle()
            assert t.runner.can("trigger", card) is offered
            t.runner.decline() if offered else None
            t.finish_run()

    @pytest.mark.parametrize(("ice", "offered"), [("Lotus Field", False), ("Enigma", True)])
    def test_null(self, ice: str, offered: bool) -> None:
        with Table("runner", runner="Null: Whistleblower") as t:
            t.corp.put(ice, "HQ", rezzed=True)
            t.runner.hand("Sure Gamble").run("HQ")
            t.settle()
            assert t.runner.can("trigger", "Null: Whistleblower") is offered
            t.runner.decline() if offered else None
            t.finish_run()

    @pytest.mark.parametrize(("ice", "offered"), [("Lotus Field", False), ("Enigma", True)])
    def test_datasucker(self, ice: str, offered: bool) -> None:
        with every_window(Table("runner")) as t:
            t.corp.put(ice, "HQ", rezzed=True)
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            assert t.runner.can("use", "Datasucker") is offered
            t.finish_run()

    def test_sifr_on_ice_of_strength_0(self) -> None:
        with against("Quandary", "Şifr") as t:
            t.settle()
            assert not t.runner.can("trigger", "Şifr")
            t.finish_run()

    @pytest.mark.parametrize("link", [0, 1])
    def test_security_chip_without_link(self, link: int) -> None:
        with Table("runner") as t:
            t.runner.put("Security Chip")
            t.runner.put("Corroder")
            if link:
                t.runner.put("Rabbit Hole")
            t.runner.run("HQ")
            assert t.runner.can("use", "Security Chip") is bool(link)
            t.finish_run()


class TestHosts:
    @pytest.mark.rule("1.2.2")
    @pytest.mark.parametrize("program", ["Ika", "Bishop"])
    def test_tithonium_hosts_nothing(self, program: str) -> None:
        with Table("runner") as t:
            t.runner.put(program)
            t.corp.put("Tithonium", "HQ", rezzed=True)
            assert not t.runner.can("use", program, says="Host" if program == "Ika" else "")
            wall = t.corp.put("Ice Wall", "R&D")
            t.runner.use(program, "ost")
            assert t.state.things[t.cid(program)].host == wall.cid


class TestOtherPotential:
    @pytest.mark.parametrize(("tokens", "publicity", "usable"), [(0, 1, False), (1, 0, False), (1, 1, True)])
    def test_expose_removes_one_for_each_token(self, tokens: int, publicity: int, usable: bool) -> None:
        with Table() as t:
            t.corp.put("Exposé", "Server 1", rezzed=True, tokens={"advancement": tokens} if tokens else None)
            t.corp.set(bad_publicity=publicity)
            assert t.corp.can("use", "Exposé") is usable

    @pytest.mark.parametrize(("tags", "playable"), [(1, False), (2, True)])
    def test_best_defense_needs_a_card_cheap_enough(self, tags: int, playable: bool) -> None:
        with Table() as t:
            t.runner.put("Corroder")
            t.runner.set(tags=tags)
            t.corp.hand("Best Defense")
            assert t.corp.can("play", "Best Defense") is playable

    def test_bifrost_array_without_an_ability_to_resolve(self) -> None:
        with Table() as t:
            t.corp.scored("Domestic Sleepers")
            t.corp.put("Bifrost Array", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Bifrost Array")
            assert now(t).kind in ("action", "paid ability window")

    def test_populist_rally_when_no_click_is_left_to_take(self) -> None:
        with Table("runner", clicks=5) as t:
            t.runner.put("Bloo Moose")
            t.runner.hand(*["Populist Rally"] * 4).set(credits=20)
            for _ in range(3):
                t.runner.play("Populist Rally")
            assert not t.runner.can("play", "Populist Rally")

    def test_equivocation_with_an_empty_rnd(self) -> None:
        with Table("runner") as t:
            t.runner.put("Equivocation")
            t.state.deck[0].clear()
            t.runner.run("R&D")
            t.finish_run()
            assert t.outcome is None
