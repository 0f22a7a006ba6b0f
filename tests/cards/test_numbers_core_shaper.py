"""Shaper cards of the core sets, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.testing import Table


@pytest.mark.parametrize("title", ["Test Run", "Self-modifying Code", "Kabonesa Wu: Netspace Thrillseeker"])
def test_what_cannot_be_installed_is_not_found(title: str) -> None:
    identity = title if ":" in title else "Blank Runner"
    t = Table("runner", runner=identity)
    t.runner.deck("Parasite", "Mimic", "Akamatsu Mem Chip")
    if title == "Test Run":
        t.runner.hand(title)
        t.runner.play(title)
    elif title == "Self-modifying Code":
        t.runner.put(title)
        t.runner.use(title)
    else:
        t.runner.use(title)
    assert {option.card for option in now(t).options if option.card} == {"Mimic"}


class TestNotoriety:
    @pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
    def test_notoriety_wants_a_successful_run_on_each_central_server(self, missing: str) -> None:
        with Table("runner") as t:
            t.runner.hand("Notoriety")
            for server in ("HQ", "R&D", "Archives"):
                if server != missing:
                    t.runner.run(server)
                    t.finish_run()
            assert not t.runner.can("play", "Notoriety")
            t.runner.run(missing)
            t.finish_run()
            t.runner.play("Notoriety")
            assert (t.runner.score, t.corp.score, t.runner.credits) == (1, 0, 4)


class TestAtman:
    @pytest.mark.both
    def test_atman_asks_for_no_counters_when_something_else_is_installed(self) -> None:
        with Table("runner") as t:
            atman = t.runner.put("Atman", tokens={"power": 1})
            t.runner.hand("Akamatsu Mem Chip")
            t.runner.install("Akamatsu Mem Chip")
            assert (t.runner.credits, atman.tokens("power")) == (4, 1)


class TestKit:
    def test_the_first_ice_of_a_turn_is_a_code_gate_for_the_rest_of_the_run(self) -> None:
        t = Table("runner", runner="Rielle “Kit” Peddler: Transhuman", cards=(trial("Barrier", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Study Guide")  # so that there is always something to do
        t.runner.put("Gordian Blade")
        t.runner.put("Mimic")
        encounter(t, "HQ")
        assert not t.runner.can("use", "Mimic", says="Break", at="6.9.3b")
        break_once(t, "Gordian Blade")
        t.runner.pass_()
        encounter(t)
        assert not t.runner.can("use", "Gordian Blade", says="Break", at="6.9.3b")
        t.finish_run()
        encounter(t, "HQ")
        assert not t.runner.can("use", "Gordian Blade", says="Break", at="6.9.3b")

    def test_the_ice_keeps_what_it_was(self) -> None:
        t = Table("runner", runner="Rielle “Kit” Peddler: Transhuman", cards=(trial("Barrier", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Corroder")
        encounter(t, "HQ")
        break_once(t, "Corroder")
        t.finish_run()
        assert t.corp.credits == 7


class TestTinkering:
    def test_the_ice_is_a_sentry_a_code_gate_and_a_barrier_until_the_turn_ends(self) -> None:
        t = Table("runner", cards=(trial("Trap", 2),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        for breaker in ("Gordian Blade", "Mimic", "Corroder"):
            t.runner.put(breaker)
        t.runner.hand("Tinkering")
        t.runner.play("Tinkering")
        t.runner.pick("Trial") if now(t).kind not in ("action", "paid ability window") else None
        for _ in range(2):
            encounter(t, "HQ")
            assert t.runner.can("use", "Gordian Blade", says="Break", at="6.9.3b")
            assert t.runner.can("use", "Mimic", says="Break", at="6.9.3b")
            assert t.runner.can("use", "Corroder", says="Break", at="6.9.3b")
            t.finish_run()
        t.end_turn()
        t.end_turn()
        encounter(t, "HQ")
        assert not t.runner.can("use", "Gordian Blade", says="Break", at="6.9.3b")


class TestDinosaurus:
    def test_dinosaurus_strengthens_only_the_icebreaker_it_hosts(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dinosaurus")
            t.runner.set(credits=20).hand("Corroder", "Mimic", "Magnum Opus")
            t.runner.install("Corroder", on="Dinosaurus")
            t.runner.act("done") if t.runner.can("done") else None
            t.runner.install("Mimic")
            t.runner.act("done") if t.runner.can("done") else None
            assert (t.card("Corroder").strength, t.card("Mimic").strength) == (4, 3)
            assert t.runner.memory == (1, 4)

    def test_dinosaurus_hosts_no_program_that_breaks_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dinosaurus")
            t.runner.set(credits=20).hand("Magnum Opus")
            t.runner.act("install", "Magnum Opus")
            assert t.card("Magnum Opus").thing.host == -1


class TestIceAnalyzer:
    def test_its_credits_pay_for_programs_from_the_hand(self) -> None:
        with Table("runner") as t:
            analyzer = t.runner.put("Ice Analyzer", tokens={"credit": 2})
            t.runner.set(credits=0).hand("Corroder")
            t.runner.install("Corroder")
            assert (analyzer.tokens("credit"), t.runner.credits) == (0, 0)


class TestRabbitHole:
    def test_rabbit_hole_brings_copies_of_itself_from_the_stack_if_they_are_paid(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=6).hand("Rabbit Hole").deck("Rabbit Hole", "Rabbit Hole", "Akamatsu Mem Chip")
            t.runner.install("Rabbit Hole")
            t.runner.accept()
            assert {option.card for option in now(t).options if option.card} == {"Rabbit Hole"}
            t.runner.pick("Rabbit Hole")
            t.runner.decline()  # the next copy
            assert (t.runner.link, t.runner.credits) == (2, 2)

    def test_rabbit_hole_finds_no_copy_that_cannot_be_paid(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=3).hand("Rabbit Hole").deck("Rabbit Hole")
            t.runner.install("Rabbit Hole")
            t.runner.accept()
            assert (t.runner.link, t.runner.credits) == (1, 1)
