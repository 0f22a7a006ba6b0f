"""What agendas and Corp identities of Reign and Reverie do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, score, steal

from sneakdoor.rules.quantities import tags
from sneakdoor.rules.rezzing import FORBIDDEN as NOT_TO_BE_REZZED
from sneakdoor.rules.rezzing import refuse_rez
from sneakdoor.rules.scoring import FORBIDDEN as NOT_TO_BE_SCORED
from sneakdoor.rules.scoring import refuse_score
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


class TestSaraswati:
    def test_a_card_comes_with_a_token_and_waits_for_the_next_turn(self) -> None:
        with Table(corp="Saraswati Mnemonics: Endless Exploration") as t:
            t.corp.hand("PAD Campaign", "Enigma", "Hedge Fund")
            t.corp.put("Merger", "Server 4")
            t.corp.use("Saraswati Mnemonics: Endless Exploration")
            assert not t.corp.can("server", server="HQ")
            t.corp.destination("new")
            assert t.card("PAD Campaign").tokens("advancement") == 1
            assert (t.corp.clicks, t.corp.credits) == (2, 4)
            cid = t.cid("PAD Campaign")
            assert refuse_rez(t.state, cid) is NOT_TO_BE_REZZED
            t.end_turn()
            assert refuse_rez(t.state, cid) is NOT_TO_BE_REZZED
            t.end_turn()
            assert refuse_rez(t.state, cid) is None

    @pytest.mark.rule("1.2.2")
    def test_an_agenda_is_not_scored_before_that(self) -> None:
        with Table(corp="Saraswati Mnemonics: Endless Exploration", clicks=4) as t:
            t.corp.hand("Hostile Takeover")
            t.corp.use("Saraswati Mnemonics: Endless Exploration")
            t.corp.destination("new")
            t.corp.advance("Hostile Takeover")
            assert refuse_score(t.state, t.cid("Hostile Takeover")) is NOT_TO_BE_SCORED

    def test_it_costs_a_credit_and_needs_a_card_for_a_remote_server(self) -> None:
        for hand, money in (("PAD Campaign", 0), ("Enigma", 5)):
            with Table(corp="Saraswati Mnemonics: Endless Exploration") as t:
                t.corp.hand(hand).set(credits=money)
                assert not t.corp.can("use", "Saraswati Mnemonics: Endless Exploration")

    def test_an_upgrade_goes_to_no_central_server(self) -> None:
        with Table(corp="Saraswati Mnemonics: Endless Exploration") as t:
            t.corp.hand("Ash 2X3ZB9CY")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.use("Saraswati Mnemonics: Endless Exploration")
            assert not t.corp.can("server", server="HQ")
            t.corp.destination("Server 1")
            t.settle()
            if t.corp.can("done"):
                t.corp.act("done")
            assert t.card("Ash 2X3ZB9CY").tokens("advancement") == 1


class TestBroadDaylight:
    @pytest.mark.parametrize(
        ("before", "takes", "counters"), [(0, True, 1), (2, True, 3), (2, False, 2), (0, False, 0)]
    )
    def test_it_has_a_counter_for_each_bad_publicity(self, before: int, takes: bool, counters: int) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=before)
            score(t, "Broad Daylight", 4)
            if takes:
                t.corp.yes()
            else:
                t.corp.no()
            assert t.card("Broad Daylight").tokens("agenda") == counters
            assert t.state.bad_publicity == before + takes

    def test_a_click_and_a_counter_do_two_meat_damage_once_each_turn(self) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=2)
            t.runner.hand(*["Sure Gamble"] * 5)
            score(t, "Broad Daylight", 4)
            t.corp.no()
            t.corp.use("Broad Daylight")
            assert damage(t) == [("meat", 2)]
            assert (t.corp.clicks, t.card("Broad Daylight").tokens("agenda")) == (2, 1)
            assert not t.corp.can("use", "Broad Daylight")
