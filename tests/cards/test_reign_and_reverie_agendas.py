"""What agendas and Corp identities of Reign and Reverie do."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, score, steal

from sneakdoor.rules.quantities import tags
from sneakdoor.testing import Table


class TestHyperloopExtension:
    def test_scored_or_stolen_it_pays_the_corp(self) -> None:
        with Table() as t:
            score(t, "Hyperloop Extension", 3)
            assert (t.corp.credits, t.runner.credits) == (8, 5)
        with Table("runner") as t:
            steal(t, "Hyperloop Extension")
            assert (t.corp.credits, t.runner.credits) == (8, 5)


class TestSportsmetal:
    @pytest.mark.parametrize("says", ["Gain", "Draw"])
    def test_a_scored_agenda_brings_credits_or_cards(self, says: str) -> None:
        with Table(corp="Sportsmetal: Go Big or Go Home") as t:
            score(t, "Merger", 3)
            t.corp.mode(says)
            assert t.corp.credits == (7 if says == "Gain" else 5)
            assert len(t.corp.titles("hand")) == (0 if says == "Gain" else 2)

    def test_so_does_a_stolen_one(self) -> None:
        with Table("runner", corp="Sportsmetal: Go Big or Go Home") as t:
            steal(t, "Merger")
            t.corp.mode("Gain")
            t.finish_run()
            assert t.corp.credits == 7


class TestJumon:
    def test_as_the_corps_turn_ends_a_card_in_a_remote_server_gets_two_tokens(self) -> None:
        with Table(clicks=1) as t:
            t.corp.scored("Jumon")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Marked Accounts", "Server 2")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.corp.act("credit")
            t.settle()
            assert t.corp.can("pick", "PAD Campaign")
            assert not t.corp.can("pick", "Ice Wall")
            assert not t.corp.can("pick", "Ash 2X3ZB9CY")
            t.corp.pick("Marked Accounts")
            assert t.card("Marked Accounts").tokens("advancement") == 2
            t.end_turn()
            assert t.card("Marked Accounts").tokens("advancement") == 2


class TestAcmeConsulting:
    @pytest.mark.rule("1.9.4")
    def test_facing_the_outermost_ice_the_runner_counts_as_tagged(self) -> None:
        with Table("runner", corp="Acme Consulting: The Truth You Need") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            assert tags(t.state) == 0
            encounter(t, "HQ")
            assert (tags(t.state), t.state.tags) == (1, 0)
            t.runner.break_subroutines("Gordian Blade")
            t.runner.continue_run()
            encounter(t)
            assert tags(t.state) == 0
            t.finish_run()
            assert not t.runner.can("remove tag")

    def test_it_adds_to_the_tags_there_are(self) -> None:
        with Table("runner", corp="Acme Consulting: The Truth You Need") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(tags=2)
            encounter(t, "HQ")
            assert tags(t.state) == 3
            t.finish_run()


def test_fly_on_the_wall_gives_the_runner_a_tag() -> None:
    with Table() as t:
        score(t, "Fly on the Wall", 3)
        assert t.state.tags == 1


class TestTheOutfit:
    def test_bad_publicity_pays_however_much_it_is(self) -> None:
        with Table(corp="The Outfit: Family Owned and Operated") as t:
            score(t, "Hostile Takeover", 2)
            assert t.corp.credits == 5 + 7 + 3
            assert t.state.bad_publicity == 1

    def test_removing_it_does_not(self) -> None:
        with Table(corp="The Outfit: Family Owned and Operated") as t:
            t.corp.set(bad_publicity=1)
            t.corp.put("Elizabeth Mills", "Server 1")
            t.corp.rez("Elizabeth Mills")
            assert (t.corp.credits, t.state.bad_publicity) == (5 - 2, 0)
