"""A card that was added to a score area as an agenda is one, for whatever changes its points (CR 10.1.3)."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestTheBoard:
    @pytest.mark.rule("10.1.3")
    def test_it_lowers_what_news_team_is_worth(self) -> None:
        with Table("runner") as t:
            t.corp.put("The Board", "Server 1", rezzed=True)
            t.corp.put("News Team", "Server 2")
            t.runner.run("Server 2")
            t.settle()
            t.runner.mode("score area")
            t.finish_run()
            assert (t.runner.titles("score"), t.runner.score) == (["News Team"], -2)

    @pytest.mark.rule("10.1.3")
    def test_it_lowers_what_fan_site_is_worth(self) -> None:
        with Table() as t:
            t.runner.put("Fan Site")
            t.corp.put("The Board", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert (t.runner.titles("score"), t.runner.score) == (["Fan Site"], -1)


@pytest.mark.rule("10.1.3")
def test_political_graffiti_lowers_what_a_converted_card_is_worth() -> None:
    with Table(clicks=4) as t:
        t.corp.put("Echo Chamber", "Server 1", rezzed=True)
        t.runner.hand("Political Graffiti")
        t.corp.use("Echo Chamber")
        assert t.corp.score == 1
        t.end_turn()
        t.runner.play("Political Graffiti")
        t.finish_run()
        assert t.corp.score == 0
