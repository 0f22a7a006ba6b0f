"""What agendas and Corp identities of Creation and Control do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, got_in, score

from sneakdoor import decks
from sneakdoor.testing import Table


class TestDirectorHaasPetProject:
    def test_three_cards_make_a_new_server(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Adonis Campaign").discard("Ash 2X3ZB9CY")
            t.corp.put("PAD Campaign", "Server 1")
            score(t, "Director Haas' Pet Project", 3)
            t.corp.accept()
            for title in ("Ice Wall", "Adonis Campaign", "Ash 2X3ZB9CY"):
                t.corp.act("pick", title)
            t.corp.act("done")  # and nothing is trashed for the last of them
            servers = {t.card(title).server for title in ("Ice Wall", "Adonis Campaign", "Ash 2X3ZB9CY")}
            assert len(servers) == 1
            assert servers.isdisjoint({"HQ", "R&D", "Archives", t.card("PAD Campaign").server})
            assert t.corp.credits == 5

    def test_two_pieces_of_ice_cost_nothing_and_no_fourth_card_comes(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Enigma", "Wall of Static", "Archer")
            score(t, "Director Haas' Pet Project", 3)
            t.corp.accept()
            for title in ("Ice Wall", "Enigma", "Wall of Static"):
                t.corp.act("pick", title)
                if t.decision is not None and t.decision.kind == "trash like cards":
                    t.corp.act("done")
            assert t.corp.titles("hand") == ["Archer"]
            assert t.corp.credits == 5

    def test_fewer_will_do_and_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Enigma")
            score(t, "Director Haas' Pet Project", 3)
            t.corp.accept()
            t.corp.pick("Ice Wall")
            t.corp.pick()
            assert t.corp.titles("hand") == ["Enigma"]
        with Table() as t:
            t.corp.hand("Ice Wall")
            score(t, "Director Haas' Pet Project", 3)
            t.corp.decline()
            assert t.corp.titles("hand") == ["Ice Wall"]


class TestEfficiencyCommittee:
    def test_a_click_becomes_two_and_nothing_is_advanced_any_more(self) -> None:
        with Table() as t:
            t.corp.put("Vanity Project", "Server 1")
            score(t, "Efficiency Committee", 4)
            assert t.card("Efficiency Committee").tokens("agenda") == 3
            assert t.corp.can("advance", "Vanity Project")
            t.corp.use("Efficiency Committee")
            assert t.corp.clicks == 4
            assert not t.corp.can("advance", "Vanity Project")
            t.corp.use("Efficiency Committee")
            assert t.corp.clicks == 5
            t.end_turn()
            t.end_turn()
            assert t.corp.can("advance", "Vanity Project")
            t.corp.use("Efficiency Committee")
            assert t.card("Efficiency Committee").tokens("agenda") == 0
            assert not t.corp.can("use", "Efficiency Committee")

    @pytest.mark.rule("1.17.1a")
    @pytest.mark.parametrize("operation", ["Shipment from Kaguya", "Psychographics", "Shipment from SanSan"])
    def test_cards_are_still_such_that_can_be_advanced(self, operation: str) -> None:
        with Table() as t:
            agenda = t.corp.put("Vanity Project", "Server 1")
            score(t, "Efficiency Committee", 4)
            t.runner.set(tags=1)
            t.corp.use("Efficiency Committee")
            t.corp.hand(operation)
            t.corp.play(operation)
            if operation == "Shipment from Kaguya":
                t.corp.pick("Vanity Project")
            else:
                t.corp.number(1)
            t.settle()
            assert agenda.tokens("advancement") == 1

    @pytest.mark.rule("1.2.2")
    def test_no_ability_advances_a_card(self) -> None:
        with Table() as t:
            t.corp.put("Vanity Project", "Server 1")
            score(t, "Efficiency Committee", 4)
            t.corp.hand("Success")
            assert t.corp.can("play", "Success")
            t.corp.use("Efficiency Committee")
            assert not t.corp.can("play", "Success")

    def test_tokens_may_still_be_placed(self) -> None:
        with Table() as t:
            t.corp.put("Vanity Project", "Server 1", rezzed=True)
            t.corp.hand("Dedication Ceremony")
            score(t, "Efficiency Committee", 4)
            t.corp.use("Efficiency Committee")
            t.corp.play("Dedication Ceremony")
            assert t.card("Vanity Project").tokens("advancement") == 3


class TestProjectWotan:
    def test_approached_bioroid_ice_ends_the_run_after_all_else(self) -> None:
        with Table() as t:
            score(t, "Project Wotan", 5)
            assert t.card("Project Wotan").tokens("agenda") == 3
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Project Wotan")
            assert t.card("Project Wotan").tokens("agenda") == 2
            encounter(t)
            t.runner.use("Viktor 1.0")
            t.runner.act("subroutine", number=1)
            assert not got_in(t)
            t.runner.set(clicks=3)
            encounter(t, "HQ")
            t.runner.use("Viktor 1.0")
            t.runner.act("subroutine", number=1)
            assert got_in(t)

    @pytest.mark.rule("6.4.1")
    def test_neither_other_ice_nor_unrezzed_ice_nor_ice_that_is_encountered(self) -> None:
        with Table() as t:
            score(t, "Project Wotan", 5)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.corp.put("Viktor 1.0", "Archives")
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.hand(*["Sure Gamble"] * 3)
            assert not t.corp.can("use", "Project Wotan")
            t.end_turn()
            t.runner.run("R&D")
            assert not t.corp.can("use", "Project Wotan")
            t.finish_run()
            t.runner.run("Archives")
            assert not t.corp.can("use", "Project Wotan")
            t.finish_run()
            encounter(t, "HQ")
            assert not t.corp.can("use", "Project Wotan")
            t.finish_run()


class TestSentinelDefenseProgram:
    def test_brain_damage_is_followed_by_net_damage_once_each_time(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Sentinel Defense Program").put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 9)
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("brain", 1), ("net", 1)]
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("brain", 1), ("net", 1)] * 2

    def test_other_damage_is_not(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Sentinel Defense Program").put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 3)]


def test_two_clicks_are_three_credits_with_gila_hands_arcology() -> None:
    with Table() as t:
        t.corp.scored("Gila Hands Arcology")
        t.corp.use("Gila Hands Arcology")
        assert (t.corp.credits, t.corp.clicks) == (8, 1)
        assert not t.corp.can("use", "Gila Hands Arcology")


class TestCerebralImaging:
    @pytest.mark.parametrize("pool", [0, 3, 12])
    def test_the_hand_is_as_large_as_the_credit_pool(self, pool: int) -> None:
        with Table(corp="Cerebral Imaging: Infinite Frontiers") as t:
            t.corp.set(credits=pool)
            assert t.corp.hand_size == pool
            assert t.runner.hand_size == 5

    def test_what_raises_it_counts_on_top(self) -> None:
        with Table(corp="Cerebral Imaging: Infinite Frontiers") as t:
            t.corp.set(credits=3)
            t.corp.scored("Remote Data Farm")
            assert t.corp.hand_size == 5

    def test_who_spends_everything_discards_everything(self) -> None:
        with Table(corp="Cerebral Imaging: Infinite Frontiers") as t:
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund").set(credits=0, clicks=1)
            t.corp.act("draw")
            t.corp.pick("Ice Wall", "Enigma")
            assert t.corp.titles("hand") == []
            assert t.happened("discarded") == 4


@pytest.mark.parametrize(("title", "bad"), [("Snare!", True), ("Data Raven", False)])
def test_custom_biotics_has_no_jinteki_cards_in_its_deck(title: str, bad: bool) -> None:
    deck = decks.Deck.of("Custom Biotics: Engineered for Success", {title: 1})
    said = str(decks.check(deck))
    assert ("Jinteki cards" in said) is bad
