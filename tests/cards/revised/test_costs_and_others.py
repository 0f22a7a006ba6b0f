"""Older cards with other costs, conditions and losses in 26.03."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damage, encounter, every_window, now, result, walk_to

from sneakdoor.rules.quantities import strength
from sneakdoor.testing import Table

RULES = "26.03"


def table(side: str = "runner", **how: object) -> Table:
    return Table(side, rules=RULES, **how)  # type: ignore[arg-type]


class TestPlayedWithCards:
    def test_scavenge_trashes_a_program_as_its_cost(self) -> None:
        with table() as t:
            t.runner.hand("Scavenge", "Magnum Opus").set(credits=3)
            assert not t.runner.can("play", "Scavenge")
            t.runner.put("Corroder")
            t.runner.play("Scavenge")
            t.runner.pick("Magnum Opus")
            assert t.card("Magnum Opus").installed
            assert t.runner.credits == 3 - 0 - (5 - 2)
            assert "Corroder" in t.runner.titles("discard")

    def test_rejig_adds_a_card_to_the_grip_as_its_cost(self) -> None:
        with table() as t:
            t.runner.hand("Rejig", "Magnum Opus").set(credits=3)
            assert not t.runner.can("play", "Rejig")
            t.runner.put("Corroder")
            t.runner.play("Rejig")
            t.runner.pick("Magnum Opus")
            assert t.card("Magnum Opus").installed
            assert t.runner.credits == 0
            assert t.runner.titles("hand") == ["Corroder"]


class TestDrawnAndSwapped:
    def test_raman_rai_swaps_a_drawn_card_for_one_of_its_type(self) -> None:
        with table("corp") as t:
            t.corp.put("Raman Rai", "Server 1", rezzed=True)
            t.corp.discard("Hostile Takeover", "Enigma")
            t.corp.deck("Hedge Fund", "Priority Requisition")
            t.corp.act("draw")
            t.corp.accept()
            t.settle()
            assert t.corp.titles("hand") == ["Hostile Takeover"]
            assert sorted(t.corp.titles("discard")) == ["Enigma", "Priority Requisition"]
            assert t.state.clicks[0] == 1
            t.corp.act("draw")  # once per turn
            assert t.corp.titles("hand") == ["Hedge Fund", "Hostile Takeover"]


class TestAccessedCards:
    @pytest.mark.parametrize("takes", [True, False])
    def test_shi_kyu_is_suffered_unless_it_is_taken(self, takes: bool) -> None:
        with table() as t:
            t.corp.put("Shi.Kyū", "Server 1")
            t.runner.hand(*["Diesel"] * 4)
            t.runner.run("Server 1")
            t.settle()
            t.corp.number(2)
            t.settle()
            t.runner.accept() if takes else t.runner.decline()
            t.settle()
            while now(t).kind != "action":
                t.runner.act("go on")
                t.settle()
            assert damage(t) == ([] if takes else [("net", 2)])
            assert t.runner.score == (-1 if takes else 0)

    def test_mwanza_city_grid_is_gone_when_it_is_trashed(self) -> None:
        with table() as t:
            t.corp.put("Mwanza City Grid", "HQ", rezzed=True)
            t.corp.hand(*["Hedge Fund"] * 3)
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.settle()
            while now(t).kind != "action":
                d = now(t)
                wanted = [one for one in d.options if one.card == "Mwanza City Grid"]
                trash = [one for one in d.options if one.kind == "trash" and accessed(t)[-1:] == ["Mwanza City Grid"]]
                go_on = [one for one in d.options if one.kind == "go on"]
                t.game.choose((trash or wanted or go_on or list(d.options))[0])
                t.settle()
            assert "Mwanza City Grid" in accessed(t)
            assert t.corp.credits == 5  # it is not there to pay for the accesses


class TestDaruma:
    @pytest.mark.parametrize("jacks", [True, False])
    def test_the_runner_may_jack_out_after_a_swap(self, jacks: bool) -> None:
        with table() as t:
            t.corp.put("Daruma", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Hostile Takeover")
            t.runner.run("Server 1")
            t.settle()
            t.corp.accept()
            t.settle()
            while now(t).side.name == "CORP":
                t.game.choose(now(t).options[0])
                t.settle()
            assert t.card("Hostile Takeover").server == "Server 1"
            t.runner.yes() if jacks else t.runner.no()
            t.settle()
            if jacks:
                assert result(t) == "unsuccessful"


class TestTheBlackFile:
    def test_the_third_counter_removes_it_when_the_turn_begins(self) -> None:
        with table("corp", clicks=1) as t:
            card = t.runner.put("The Black File", tokens={"power": 2})
            t.corp.act("credit")
            t.settle()
            assert card.zone == "removed from the game" or t.happened("removed from game") == 1

    def test_three_counters_alone_do_not(self) -> None:
        with table() as t:
            t.runner.put("The Black File", tokens={"power": 3})
            t.runner.act("credit")
            assert t.happened("removed from game") == 0


class TestMagnet:
    def test_a_hosted_program_loses_its_abilities(self) -> None:
        with table() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            magnet = t.corp.put("Magnet", "R&D")
            t.runner.put("Parasite", on=wall)
            t.corp.set(credits=9)
            t.runner.run("R&D")
            t.corp.rez("Magnet")
            t.settle()
            assert t.card("Parasite").thing.host == magnet.cid
            assert strength(t.state, magnet.cid) == 3  # Parasite would lower it
            t.finish_run()


class TestBoostAndBreak:
    @pytest.mark.rule("26.03:3.9.5g")
    @pytest.mark.parametrize(
        ("title", "kind"),
        [("Black Orchestra", "Enigma"), ("MKUltra", "Neural Katana"), ("Paperclip", "Wall of Static")],
    )
    def test_it_is_used_although_the_program_is_too_weak_before(self, title: str, kind: str) -> None:
        with table() as t:
            t.corp.put(kind, "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.hand(*["Diesel"] * 4)
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use(title)
            if title == "Paperclip":
                t.runner.number(3)
            while now(t).kind == "break":
                t.game.choose(now(t).options[0])
            assert t.happened("broken") >= 1
            t.finish_run()

    @pytest.mark.rule("26.03:9.5.6c")
    def test_it_is_not_used_on_ice_of_another_kind(self) -> None:
        t = every_window(table())
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.put("Paperclip")
        t.runner.set(credits=20)
        t.runner.run("HQ")
        d = walk_to(t, "26.03:6.9.3b", "runner")
        assert not any(one.card == "Paperclip" for one in (*d.options, *d.idle))
