"""Facedown Runner cards (CR 8.4)."""

from __future__ import annotations

import pytest

from sneakdoor.model import parts
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.objects import FACEDOWN
from sneakdoor.rules.quantities import has_subtype, type_of
from sneakdoor.rules.trashing import apply_trash
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestFacedownRunnerCards:
    @pytest.mark.rule("8.4.1", "8.4.2", "8.2.11a")
    def test_a_facedown_card_has_no_type_no_subtypes_no_abilities_and_no_cost(self) -> None:
        t = Table(runner="Apex: Invasive Predator")
        t.runner.set(credits=0).hand("Decoy", "Sure Gamble")
        t.end_turn()
        t.runner.trigger("Apex: Invasive Predator")
        t.runner.pick("Decoy")
        card = t.card("Decoy")
        assert card.installed
        assert card.thing.form == FACEDOWN
        assert not card.thing.active
        assert type_of(t.state, card.cid) == ""
        assert not has_subtype(t.state, card.cid, "Connection")
        assert t.runner.credits == 0

    @pytest.mark.rule("8.4.1", "8.4.2")
    def test_any_card_can_lie_facedown_even_an_event(self) -> None:
        t = Table(runner="Apex: Invasive Predator")
        t.runner.hand("Sure Gamble")
        t.end_turn()
        t.runner.trigger("Apex: Invasive Predator")  # the only card in the grip
        assert t.card("Sure Gamble").thing.form == FACEDOWN

    @pytest.mark.rule("8.4.2", "1.10.5a")
    def test_a_facedown_card_gets_no_recurring_credits(self) -> None:
        t = Table(runner="Apex: Invasive Predator")
        t.runner.hand("Scrubber")
        t.end_turn()
        t.runner.trigger("Apex: Invasive Predator")
        assert t.card("Scrubber").thing.form == FACEDOWN
        assert t.card("Scrubber").tokens("credit") == 0

    @pytest.mark.rule("8.4.3")
    def test_only_the_runner_sees_it(self) -> None:
        with Table(turn="runner") as t:
            card = t.runner.put("Corroder", facedown=True)
            assert visible(t.state, card.cid, RUNNER)
            assert not visible(t.state, card.cid, CORP)

    @pytest.mark.rule("8.4.2")
    def test_a_facedown_program_takes_no_memory_and_is_not_unique(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus", facedown=True)
            t.runner.put("Desperado", facedown=True)
            t.runner.hand("Desperado")
            t.runner.install("Desperado")
            assert t.runner.memory == (0, 5)
            assert t.happened("trashed") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.4.4")
    def test_a_trashed_facedown_card_lies_faceup_in_the_heap(self) -> None:
        t = Table(turn="corp")
        t.runner.put("I've Had Worse", facedown=True)
        card = t.cid("I've Had Worse")
        t.settle()
        apply_trash(t.state, [parts.Trash(CORP, card, cause="meat damage", ref=t.state.ref[card])])
        assert t.zone("I've Had Worse") == "the heap"
        assert visible(t.state, card, CORP)
        assert t.state.met == []  # its abilities were not active on the way

    @pytest.mark.both
    @pytest.mark.rule("8.4.5")
    def test_turning_facedown_does_not_uninstall(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=9).hand("Apocalypse")
            card = t.runner.put("Imp", tokens={"virus": 2})
            ref = t.state.ref[card.cid]
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                while t.run is not None:
                    d = t.decision
                    assert d is not None
                    if d.kind in ("access", "accessed card"):
                        t.game.choose(next((o for o in d.options if o.kind == "go on"), d.options[0]))
                    else:
                        t._let_pass(d)
            t.runner.play("Apocalypse")
            assert t.card("Imp").installed
            assert t.card("Imp").thing.form == FACEDOWN
            assert t.state.ref[card.cid] == ref

    @pytest.mark.both
    @pytest.mark.rule("8.4.6")
    def test_turned_faceup_it_works_again_and_was_not_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Assimilator")
            t.runner.put("Imp", facedown=True)
            t.runner.use("Assimilator")
            if t.runner.can("pick"):
                t.runner.pick("Imp")
            card = t.card("Imp")
            assert card.thing.active
            assert type_of(t.state, card.cid) == "program"
            assert card.tokens("virus") == 0
            assert t.happened("installed") == 0

    @pytest.mark.both
    @pytest.mark.rule("8.4.1")
    def test_reboot_installs_up_to_five_cards_facedown_from_the_heap_and_leaves_the_game(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Reboot").discard("Corroder", "Mimic", "Sure Gamble")
            t.runner.play("Reboot")
            t.runner.pick("Corroder")
            t.runner.pick("Sure Gamble")
            t.runner.act("done")
            assert t.card("Corroder").thing.form == FACEDOWN
            assert t.card("Sure Gamble").thing.form == FACEDOWN
            assert t.happened("access begins") == 0
            assert t.state.removed == [t.cid("Reboot")]
