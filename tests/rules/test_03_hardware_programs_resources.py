"""The Runner's installed cards: hardware, programs, resources (CR 3.8 to 3.10)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import HARDWARE, DoToChosen, Is, operation, play
from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.installing import refuse_install
from sneakdoor.rules.quantities import strength
from sneakdoor.testing import Table


class TestHardware:
    @pytest.mark.both
    @pytest.mark.rule("3.8.3", "3.8.4", "4.7.4c")
    def test_hardware_is_installed_faceup_and_active(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("HQ Interface")
            t.runner.install("HQ Interface")
            assert t.card("HQ Interface").thing.faceup
            assert t.card("HQ Interface").thing.active

    @pytest.mark.rule("3.8.5a", "3.8.5b", "3.8.5d")
    def test_a_second_console_cannot_be_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Desperado")
            t.runner.hand("Grimoire", "HQ Interface")
            assert not t.runner.can("install", "Grimoire")
            assert t.runner.can("install", "HQ Interface")
            refusal = refuse_install(t.state, t.cid("Grimoire"))
            assert refusal is not None
            assert refusal.rule == "3.8.5d"

    @pytest.mark.both
    @pytest.mark.rule("3.8.5c")
    def test_a_facedown_console_is_none(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Desperado", facedown=True)
            t.runner.hand("Grimoire")
            assert t.runner.can("install", "Grimoire")

    @pytest.mark.rule("3.8.5e")
    def test_a_console_that_would_have_to_be_installed_is_trashed_instead(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Forger")
            t.runner.use("Personal Workshop", "Host it")
            t.runner.put("Desperado")
            t.runner.use("Personal Workshop", "Remove")
            t.settle()
            assert t.zone("Forger") == "the heap"
            assert t.happened("installed") == 0


class TestPrograms:
    @pytest.mark.both
    @pytest.mark.rule("3.9.3", "3.9.3a", "3.9.3b")
    def test_programs_are_trashed_to_make_room(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus")
            t.runner.put("Battering Ram")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert not t.runner.can("done")
            t.runner.act("trash", "Magnum Opus")
            t.runner.act("done")
            assert t.runner.memory == (3, 4)
            assert t.zone("Magnum Opus") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("3.9.3c", "10.3.1e")
    def test_when_the_limit_falls_the_runner_trashes_just_enough_at_the_next_checkpoint(self) -> None:
        wreck = operation("Test Wreck", "nbn", play(DoToChosen("trash", Is((HARDWARE,), side=RUNNER))), cost=0)
        with Table(cards=(wreck,)) as t:
            t.runner.put("Grimoire")
            for title in ("Magnum Opus", "Battering Ram", "Corroder", "Mimic"):
                t.runner.put(title)
            t.corp.hand("Test Wreck")
            assert t.runner.memory == (6, 6)
            t.corp.play("Test Wreck")
            t.runner.act("pick", "Corroder")
            assert not t.runner.can("pick", "Magnum Opus")  # with it, Corroder would go for nothing
            t.settle()
            assert t.runner.memory == (4, 4)
            assert [t.zone("Corroder"), t.zone("Mimic")] == ["the heap", "the heap"]
            by = {one.side for one in t.state.journal.entries if one.kind == "trashed" and one.cause == "memory"}
            assert by == {2}  # nobody: the rules

    @pytest.mark.both
    @pytest.mark.rule("3.9.3c", "10.3.1e")
    def test_one_unit_too_many_costs_a_program(self) -> None:
        wreck = operation("Test Wreck", "nbn", play(DoToChosen("trash", Is((HARDWARE,), side=RUNNER))), cost=0)
        with Table(cards=(wreck,)) as t:
            t.runner.put("Akamatsu Mem Chip")
            for title in ("Magnum Opus", "Battering Ram", "Mimic"):
                t.runner.put(title)
            t.corp.hand("Test Wreck")
            assert t.runner.memory == (5, 5)
            t.corp.play("Test Wreck")
            t.runner.act("pick", "Mimic")
            t.settle()
            assert (t.zone("Mimic"), t.runner.memory) == ("the heap", (4, 4))

    @pytest.mark.rule("3.9.3d")
    def test_a_memory_cost_is_no_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Datasucker")
            t.runner.use("Personal Workshop", "Host it")
            t.runner.use("Personal Workshop", "Remove")  # installed ignoring all costs
            assert t.runner.memory == (1, 4)

    @pytest.mark.rule("3.9.4b", "3.9.4a")
    def test_icebreakers_have_a_strength_and_other_programs_none(self) -> None:
        with Table() as t:
            t.runner.put("Mimic")
            t.runner.put("Magnum Opus")
            assert strength(t.state, t.cid("Mimic")) == 3
            assert t.state.card(t.cid("Magnum Opus")).strength is None


class TestResources:
    @pytest.mark.both
    @pytest.mark.rule("3.10.2", "3.10.3")
    def test_resources_are_installed_faceup_and_active(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Armitage Codebusting")
            t.runner.install("Armitage Codebusting")
            t.settle()
            assert t.card("Armitage Codebusting").tokens("credit") == 12
            assert t.card("Armitage Codebusting").thing.active

    @pytest.mark.rule("3.10.4")
    def test_the_corp_may_trash_one_while_the_runner_is_tagged(self) -> None:
        with Table() as t:
            t.runner.put("Decoy")
            t.settle()
            assert not t.corp.can("trash resource")
            t.runner.set(tags=1)
            t.corp.act("credit")
            t.corp.act("trash resource", "Decoy")
            t.settle()
            assert (t.corp.clicks, t.corp.credits) == (1, 4)
            assert t.zone("Decoy") == "the heap"
