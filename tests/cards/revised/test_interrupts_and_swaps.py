"""Older cards that prevent, or that come into a server in the middle of a breach, in 26.03."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damage, kinds, now, strike

from sneakdoor.cards.vocabulary import MEAT, NET, Credits, Prevent, paid, resource
from sneakdoor.testing import Table

RULES = "26.03"


class TestToshiyukiSakai:
    @pytest.mark.rule("26.03:7.4.6a", "26.03:10.3.1j")
    @pytest.mark.parametrize("wants", [True, False])
    def test_the_runner_is_asked_once_about_the_new_card(self, wants: bool) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Toshiyuki Sakai", "Server 1", tokens={"advancement": 2})
            t.corp.hand("Project Junebug").set(credits=9)
            t.runner.hand(*["Sure Gamble"] * 5).run("Server 1")
            t.settle()
            t.corp.accept()
            t.settle()
            t.runner.yes() if wants else t.runner.no()
            t.settle()
            if wants:
                t.corp.accept()
                t.settle()
            while now(t).kind != "action":
                t.runner.act("go on")
                t.settle()
            assert damage(t) == ([("net", 4)] if wants else [])
            assert accessed(t) == ["Toshiyuki Sakai", *(["Project Junebug"] if wants else [])]
            assert t.card("Project Junebug").tokens("advancement") == 2


class TestMandatoryInterrupts:
    @pytest.mark.parametrize(
        ("title", "kind", "saved"),
        [
            ("Paparazzi", MEAT, True),
            ("Paparazzi", NET, False),
            ("Guru Davinder", MEAT, True),
            ("Guru Davinder", NET, True),
        ],
    )
    def test_all_of_the_damage_is_prevented(self, title: str, kind: str, saved: bool) -> None:
        with Table("corp", rules=RULES, cards=(strike(2, kind),)) as t:  # type: ignore[arg-type]
            t.corp.hand("Strike")
            t.runner.put(title)
            t.runner.hand(*["Diesel"] * 4)
            t.corp.play("Strike")
            t.settle()
            if title == "Guru Davinder":
                t.runner.accept()
                t.settle()
                assert t.runner.credits == 1
            assert len(t.runner.titles("hand")) == (4 if saved else 2)

    @pytest.mark.rule("26.03:9.2.9f")
    def test_nobody_passes_while_it_is_relevant(self) -> None:
        guard = resource("Guard", "neutral_runner", paid(Credits(1), Prevent("damage", 1)), cost=0)
        with Table("corp", rules=RULES, cards=(strike(2, MEAT), guard)) as t:
            t.corp.hand("Strike")
            t.runner.put("Paparazzi")
            t.runner.put("Guard")
            t.runner.hand(*["Diesel"] * 4)
            t.corp.play("Strike")
            assert now(t).kind == "interrupt"
            assert kinds(t) == {"trigger", "use"}
            t.runner.use("Guard")
            assert "pass" not in kinds(t)
            t.runner.trigger("Paparazzi")
            t.settle()
            assert len(t.runner.titles("hand")) == 4
