"""Worked examples of chapter 1 of version 26.03 that need more than one card."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.cards.vocabulary import ICE, Credits, Do, Is, Target, paid, resource
from sneakdoor.model.enums import Side
from sneakdoor.testing import Table

RULES = "26.03"


def go_on(t: Table, *wanted: str) -> None:
    """Answer up to the next action: by these titles, modes or numbers where they are offered, else by declining."""
    for _ in range(60):
        d = t.decision
        if d is None or d.kind == "action":
            return
        option = next((one for one in d.options if one.card in wanted and one.kind != "use"), None)
        quiet = next((one for one in d.options if one.kind in ("pass", "continue", "go on")), None)
        t.game.choose(option or quiet or d.options[0])
    raise AssertionError(t.show())


def go_to_role(t: Table, role: str) -> None:
    """Pass up to the Runner's window of this role."""
    while (d := now(t)).role != role or d.side != Side.RUNNER or d.kind != "paid ability window":
        t.game.choose(next((one for one in d.options if one.kind in ("pass", "continue")), d.options[0]))


class TestObjects:
    @pytest.mark.rule("26.03:1.12.2", example=8)
    def test_a_reinstalled_vaporframe_fabricator_can_be_used_again(self) -> None:
        t = Table(clicks=4, rules=RULES)
        t.corp.set(credits=20).put("Vaporframe Fabricator", "Server 1", rezzed=True)
        t.corp.hand("PAD Campaign", "Restore")
        t.corp.act("action", "Vaporframe Fabricator")
        t.corp.pick("PAD Campaign")
        t.corp.destination("Server 1")
        go_on(t, "Vaporframe Fabricator")
        assert t.zone("Vaporframe Fabricator") == "Archives"
        t.corp.play("Restore")
        go_on(t, "Vaporframe Fabricator")
        t.corp.hand("Hedge Fund", "Ice Wall")
        assert t.card("Vaporframe Fabricator").rezzed
        assert t.corp.can("action", "Vaporframe Fabricator")

    @pytest.mark.rule("26.03:1.12.5", example=13)
    def test_a_vaporframe_fabricator_that_was_derezzed_cannot(self) -> None:
        t = Table(clicks=4, rules=RULES)
        t.corp.set(credits=20).put("Vaporframe Fabricator", "Server 1", rezzed=True)
        t.corp.hand("Ice Wall", "Divert Power", "PAD Campaign")
        t.corp.act("action", "Vaporframe Fabricator")
        t.corp.pick("Ice Wall")
        t.corp.destination("HQ")
        t.corp.play("Divert Power")
        t.corp.pick("Vaporframe Fabricator")
        t.corp.pick("Ice Wall")
        assert (t.card("Vaporframe Fabricator").rezzed, t.card("Ice Wall").rezzed) == (False, True)
        t.corp.rez("Vaporframe Fabricator")
        t.settle()
        assert not t.corp.can("action", "Vaporframe Fabricator")

    @pytest.mark.rule("26.03:1.12.6", example=14)
    def test_bravado_counts_ice_that_is_gone(self) -> None:
        axe = resource("Axe", "neutral_runner", paid(Credits(0), Target(Is((ICE,))), Do("trash")), cost=0)
        t = Table("runner", cards=(axe,), rules=RULES)
        t.runner.put("Axe")
        t.runner.hand("Bravado")
        t.corp.put("Pup", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.runner.play("Bravado")
        go_to_role(t, "passed ice")
        t.runner.use("Axe")
        t.game.choose(next(one for one in now(t).options if one.handle == t.card("Ice Wall").handle))
        go_on(t)
        assert t.zone("Ice Wall") == "Archives"
        assert t.runner.credits == 5 - 3 + 6 + 2


class TestTargets:
    @pytest.mark.rule("26.03:1.15.1", example=31)
    def test_top_hat_chooses_a_card_of_rnd(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.put("Top Hat")
        t.corp.deck("Ice Wall", "Enigma", "Hunter", "Pup", "Wall of Static")
        t.runner.run("R&D")
        while now(t).kind != "choose a number":
            d = now(t)
            wanted = ("instead", "yes", "trigger", "pass", "continue")
            fitting = [o for o in d.options if o.kind in wanted]
            assert fitting, t.show()
            t.game.choose(min(fitting, key=lambda o: wanted.index(o.kind)))
        assert (now(t).side, len(now(t).options)) == (Side.RUNNER, 5)
        t.runner.number(3)
        accessed = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "accessed"]
        assert accessed == ["Hunter"]

    @pytest.mark.rule("26.03:1.15.1", example=32)
    def test_colossus_chooses_a_program_and_a_resource(self) -> None:
        t = Table("runner", rules=RULES)
        t.corp.put("Colossus", "HQ", rezzed=True, tokens={"advancement": 3})
        for title in ("Corroder", "Mimic", "Daily Casts", "Armitage Codebusting"):
            t.runner.put(title)
        t.runner.run("HQ")
        while now(t).kind != "choose":
            d = now(t)
            t.game.choose(next(o for o in d.options if o.kind in ("pass", "continue", "subroutine")))
        t.corp.pick("Corroder")
        t.corp.pick("Daily Casts")
        t.settle()
        assert (t.zone("Corroder"), t.zone("Daily Casts")) == ("the heap", "the heap")
        assert (t.zone("Mimic"), t.zone("Armitage Codebusting")) == ("the play area", "the play area")

    @pytest.mark.rule("26.03:1.15.1", example=33)
    def test_trick_of_light_moves_counters_of_one_card(self) -> None:
        t = Table(rules=RULES)
        t.corp.hand("Trick of Light").put("Ice Wall", "HQ")
        t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 1})
        t.corp.put("Colossus", "R&D", tokens={"advancement": 2})
        t.corp.play("Trick of Light")
        t.corp.pick("Colossus")
        t.corp.pick("Ice Wall")
        t.corp.number(2)
        t.settle()
        assert [t.card(title).tokens("advancement") for title in ("Ice Wall", "Colossus", "Nisei MK II")] == [2, 0, 1]

    @pytest.mark.rule("26.03:1.15.4", example=37)
    def test_howler_finds_what_it_installed_when_the_run_ends(self) -> None:
        t = Table("runner", rules=RULES)
        t.corp.put("Howler", "HQ", rezzed=True)
        t.corp.hand("Eli 1.0")
        t.runner.run("HQ")
        for _ in range(40):
            d = now(t)
            if d.kind == "action":
                break
            said = next((o for o in d.options if o.kind == "yes" or (o.card == "Eli 1.0" and o.kind == "pick")), None)
            t.game.choose(said or next((o for o in d.options if o.kind in ("pass", "continue", "go on")), d.options[0]))
        assert t.card("Eli 1.0").thing.installed
        assert not t.card("Eli 1.0").rezzed
        assert t.zone("Howler") == "Archives"


class TestCosts:
    @pytest.mark.rule("26.03:1.16.1c", example=41)
    def test_zer0_does_no_damage_a_second_time(self) -> None:
        t = Table("runner", rules=RULES)
        t.runner.put("Zer0")
        t.runner.put("Clan Vengeance")
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.act("action", "Zer0")
        t.settle()
        assert t.card("Clan Vengeance").tokens("power") == 1
        assert not t.runner.can("action", "Zer0")
        assert not any(one.card == "Zer0" for one in now(t).idle)

    @pytest.mark.rule("26.03:1.16.2b", example=44)
    def test_the_cost_of_cayambe_grid_is_one_payment(self) -> None:
        t = Table("runner", corp="GameNET: Where Dreams are Real", rules=RULES)
        t.runner.set(credits=9)
        t.corp.put("Cayambe Grid", "Server 1", rezzed=True)
        for _ in range(3):
            t.corp.put("Ice Wall", "Server 1", tokens={"advancement": 1})
        before = t.corp.credits
        t.runner.run("Server 1")
        for _ in range(60):
            d = now(t)
            if d.kind == "pay":
                break
            t.game.choose(next(o for o in d.options if o.kind in ("pass", "continue")))
        t.runner.yes()
        t.settle()
        assert (t.runner.credits, t.corp.credits) == (3, before + 1)
