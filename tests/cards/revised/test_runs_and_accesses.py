"""Older cards about runs and accesses in 26.03."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, every_window, let_pass, now, result, traced, walk_to

from sneakdoor.cards.vocabulary import (
    INSTALL_THIS,
    NET,
    Credits,
    Damage,
    Gain,
    hardware,
    ice,
    paid,
    resource,
    sub,
    when,
)
from sneakdoor.testing import Table

RULES = "26.03"


def table(side: str = "runner", **how: object) -> Table:
    return Table(side, rules=RULES, **how)  # type: ignore[arg-type]


class TestNoBreach:
    def test_after_feint_nothing_is_breached(self) -> None:
        with table() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.hand("Feint").set(credits=9)
            t.runner.play("Feint")
            t.finish_run()
            assert result(t) == "successful"
            assert t.happened("access begins") == t.happened("accessed") == 0

    def test_after_holmegaard_nothing_is_breached(self) -> None:
        with table() as t:
            t.corp.put("Holmegaard", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            traced(t)
            t.finish_run()
            assert result(t) == "successful"
            assert t.happened("access begins") == t.happened("accessed") == 0


class TestImmolationScript:
    def test_it_waits_for_the_ice_that_the_runner_wants(self) -> None:
        with table() as t:
            t.corp.discard("Ice Wall", "Enigma")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.hand("Immolation Script")
            t.runner.play("Immolation Script")
            t.settle()
            t.runner.act("access", "Ice Wall")
            t.settle()
            t.runner.decline()
            t.settle()
            while now(t).kind not in ("action", "interrupt", "reaction"):
                t.game.choose(now(t).options[-1])
                t.settle()
            t.runner.accept()
            t.settle()
            assert accessed(t) == ["Ice Wall", "Enigma"]  # the copy that was trashed has become a candidate
            assert t.card("Ice Wall").rezzed
            assert sorted(t.corp.titles("discard")).count("Enigma") == 2


class TestNaviMumbai:
    def test_paid_abilities_of_installed_cards_only_and_none_of_the_mid_access_window(self) -> None:
        pond = resource("Pond", "neutral_runner", paid(Credits(0), Gain(1)), cost=0)
        with table(cards=(pond,)) as t:
            t.corp.put("Navi Mumbai City Grid", "Server 1", rezzed=True)
            t.runner.put("Pond")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.run("Server 1")
            assert not t.runner.can("use", "Pond")
            t.settle()
            assert t.runner.can("use", "Imp")
            t.runner.act("go on")
            t.settle()


class TestKhusyuk:
    def test_rnd_can_be_accessed_again_in_the_run(self) -> None:
        with table() as t:
            t.runner.put("Corroder")
            t.runner.hand("Khusyuk").set(credits=9)
            t.runner.play("Khusyuk")
            t.settle()
            t.runner.number(2)
            t.settle()
            while now(t).kind != "action":
                t.game.choose(now(t).options[0])
                t.settle()
            assert len(accessed(t)) == 1
            assert not [one for one in t.state.lingering if one.key == "cap:access R&D"]


class TestChromeParlor:
    def test_it_prevents_damage_of_every_kind(self) -> None:
        spike = hardware(
            "Spike", "neutral_runner", when(INSTALL_THIS, Damage(1, NET, suffer=True)), subtypes="Cybernetic", cost=0
        )
        with table(cards=(spike,)) as t:
            t.runner.put("Chrome Parlor")
            t.runner.hand("Spike", "Diesel")
            t.runner.install("Spike")
            t.settle()
            assert t.happened("damaged") == 0
            assert t.runner.titles("hand") == ["Diesel"]


class TestSubliminalMessaging:
    def test_the_first_copy_each_turn_gives_a_click(self) -> None:
        with table("corp") as t:
            t.corp.hand("Subliminal Messaging", "Subliminal Messaging")
            t.corp.play("Subliminal Messaging")
            t.settle()
            assert (t.state.clicks[0], t.corp.credits) == (3, 6)
            t.corp.play("Subliminal Messaging")
            t.settle()
            assert (t.state.clicks[0], t.corp.credits) == (2, 7)


class TestPersephone:
    @pytest.mark.rule("26.03:6.1.3e")
    def test_it_may_be_used_after_an_encounter_without_subroutines_that_resolved(self) -> None:
        with table() as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.put("Persephone")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            while not t.runner.can("use", "Persephone", says="Break"):
                t.runner.use("Persephone", "strength")
            t.runner.break_subroutines("Persephone")
            t.settle()
            t.runner.accept("Persephone")
            t.settle()
            assert t.happened("trashed") == 1
            t.finish_run()


class TestWhistleblower:
    def test_any_name_can_be_chosen(self) -> None:
        with table() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Whistleblower")
            t.runner.run("Server 1")
            t.settle()
            t.runner.accept()
            words = {one.card for one in now(t).options}
            assert {"Hostile Takeover", "Hedge Fund"} <= words
            t.game.choose(next(one for one in now(t).options if one.card == "Hostile Takeover"))
            t.settle()
            assert t.runner.score == 1


class TestCounters:
    def test_aumakua_counts_a_breach_without_any_card(self) -> None:
        with table() as t:
            card = t.runner.put("Aumakua")
            t.runner.run("Archives")
            t.finish_run()
            assert card.tokens("virus") == 1

    def test_kasi_string_counts_a_breach_without_an_access(self) -> None:
        with table() as t:
            t.corp.put("Ice Wall", "Server 1")
            card = t.runner.put("Kasi String")
            t.runner.run("Server 1")
            t.settle()
            t.runner.accept()
            t.settle()
            assert card.tokens("power") == 1

    def test_the_turning_wheel_can_be_used_outside_of_runs(self) -> None:
        with table() as t:
            t.runner.put("The Turning Wheel", tokens={"power": 2})
            t.runner.act("credit")
            d = now(t)
            offered = {one.card for one in (*d.options, *d.idle)}
            assert "The Turning Wheel" in offered


class TestKitsune:
    def test_the_chosen_card_is_accessed_in_a_breach_of_hq(self) -> None:
        with table() as t:
            t.corp.put("Kitsune", "R&D", rezzed=True)
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.hand("Hedge Fund", "Ice Wall", "Snare!").set(credits=0)
            t.runner.hand(*["Diesel"] * 5)
            t.runner.run("R&D")
            t.settle()
            t.corp.yes()
            t.corp.pick("Ice Wall")
            t.settle()
            while not t.happened("access ends"):
                t.runner.act("go on")
                t.settle()
            assert accessed(t)[:1] == ["Ice Wall"]
            assert t.happened("access begins") >= 1
            assert not t.card("Kitsune").installed
            while now(t).kind != "action":
                t.game.choose(now(t).options[-1])
                t.settle()


class TestInazuma:
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_the_runner_may_jack_out_again_once_an_encounter_has_begun(self, rezzed: bool) -> None:
        plain = ice("Plain", "neutral_corp", sub(Gain(1)), cost=0, strength=0)
        t = every_window(table(cards=(plain,)))
        t.corp.put("Plain", "HQ", rezzed=rezzed)
        t.corp.put("Inazuma", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4b")
        let_pass(t)
        let_pass(t)
        while now(t).rule != "26.03:6.9.4b":
            assert now(t).rule != "26.03:6.9.4c" or {one.kind for one in now(t).options} == {"continue"}
            t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue")))
        let_pass(t)
        let_pass(t)
        assert t.runner.can("jack out") == rezzed
