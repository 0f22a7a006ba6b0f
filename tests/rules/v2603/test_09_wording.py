"""Texts of cards, questions and the log in the words of version 26.03."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.model.wording import worded
from sneakdoor.testing import Table

RULES = "26.03"


def text(title: str, rules: str = RULES) -> str:
    known = book(rules)
    return known.cards[known.by_title[title]].text


class TestTexts:
    @pytest.mark.rule("26.03:10.1.4", "26.03:10.4.2")
    def test_counters_and_core_damage(self) -> None:
        assert "advancement counter" in text("Mushin No Shin")
        assert "token" in text("Mushin No Shin", "1.4")
        assert "core damage" in text("Feedback Filter")
        assert "brain damage" in text("Feedback Filter", "1.4")

    @pytest.mark.rule("26.03:7.3.1")
    def test_servers_are_run_and_breached(self) -> None:
        assert text("Account Siphon").startswith("Run HQ. If successful, instead of breaching that server, you may ")
        assert "Whenever you breach R&D, " in text("Medium")
        assert "Whenever you make a successful run on R&D, " in text("Medium")

    @pytest.mark.rule("26.03:9.3.6", "26.03:9.3.6a")
    def test_flags_come_before_an_arrow(self) -> None:
        assert "Interface → 1[credit]: Break" in text("Corroder")
        assert "Once per turn → Access → Hosted virus counter: Trash the card you are accessing." in text("Imp")
        assert text("Red Herrings").startswith("Persistent → ")
        assert "[interrupt] → 3[credit]: Prevent 1 net damage." in text("Feedback Filter")
        assert "→" not in "".join(text(one, "1.4") for one in ("Corroder", "Imp", "Red Herrings", "Feedback Filter"))

    @pytest.mark.rule("26.03:9.3.6")
    @pytest.mark.parametrize("title", ["Imp", "Account Siphon", "Overseer Matrix", "Doppelgänger"])
    def test_a_text_is_put_into_these_words_once(self, title: str) -> None:
        assert worded(text(title)) == text(title)

    @pytest.mark.both
    @pytest.mark.rule("26.03:10.1.4", "10.1.4")
    def test_so_do_the_log_and_the_options(self, ruleset: str) -> None:
        word = "counter" if ruleset == RULES else "token"
        with Table("corp") as t:
            t.corp.hand("Mushin No Shin", "PAD Campaign")
            t.corp.play("Mushin No Shin")
            t.settle()
            said = [str(one) for one in t.game.log(None)]
            assert any(f"3 advancement {word}s are placed" in one for one in said), said
