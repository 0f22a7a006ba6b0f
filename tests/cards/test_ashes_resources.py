"""What resources of the Ashes cycle do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestCybertrooperTalut:
    @pytest.mark.parametrize(("title", "more"), [("Corroder", 2), ("Crypsis", 0)])
    def test_an_icebreaker_is_stronger_in_the_turn_it_is_installed(self, title: str, more: int) -> None:
        with Table("runner") as t:
            t.runner.put("Cybertrooper Talut")
            t.runner.hand(title)
            printed = {"Corroder": 2, "Crypsis": 0}[title]
            t.runner.install(title)
            assert t.card(title).strength == printed + more
            assert t.runner.link == 1
            t.end_turn()
            assert t.card(title).strength == printed


class TestTheArtist:
    def test_each_ability_works_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Artist")
            t.runner.hand("Corroder", "Plascrete Carapace", "Armitage Codebusting")
            t.runner.use("The Artist", "gain")
            assert (t.runner.credits, t.runner.clicks) == (7, 3)
            assert not t.runner.can("use", "The Artist", says="gain")
            t.runner.use("The Artist", "install")
            t.runner.pick("Plascrete Carapace")
            t.settle()
            assert (t.runner.credits, t.runner.clicks) == (5, 2)
            assert t.card("Plascrete Carapace").installed
            assert not t.runner.can("use", "The Artist", says="install")

    def test_resources_are_no_art(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Artist")
            t.runner.hand("Armitage Codebusting")
            assert not t.runner.can("use", "The Artist", says="install")
