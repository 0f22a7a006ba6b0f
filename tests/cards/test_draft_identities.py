"""What the identities made for drafts do, and when they do nothing."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

SHADOW, MASQUE = "The Shadow: Pulling the Strings", "The Masque: Cyber General"
FRINGE = "Fringe Applications: Tomorrow, Today"
DYNAMICS = "Information Dynamics: All You Need To Know"
INNOVATIONS = "Strategic Innovations: Future Forward"
SYSTEMS = "Synthetic Systems: The World Re-imagined"
BORIS = 'Boris "Syfr" Kovac: Crafty Veteran'
JAMIE = 'Jamie "Bzzz" Micken: Techno Savant'


@pytest.mark.parametrize(
    "title", [SHADOW, MASQUE, FRINGE, DYNAMICS, INNOVATIONS, SYSTEMS, BORIS, JAMIE, "Wyvern: Chemically Enhanced"]
)
def test_each_says_that_it_is_for_drafts(title: str) -> None:
    from sneakdoor.cards.registry import book

    text = book().cards[book().by_title[title]].text
    assert text.startswith("For drafts only.")
    assert ("agendas of every faction" in text) == (title == SHADOW)


class TestFringeApplications:
    def laid(self, *rezzed: str, clicks: int = 1) -> Table:
        t = Table("corp", corp=FRINGE, clicks=clicks)
        for title in rezzed:
            t.corp.put(title, "HQ", rezzed=True)
        t.corp.put("Enigma", "R&D")
        t.corp.put("PAD Campaign", "Server 1")
        return t

    def test_a_token_on_ice_as_the_runner_begins(self) -> None:
        with self.laid("Ice Wall", "Shadow") as t:
            t.end_turn()
            t.corp.pick("Enigma")
            t.settle()
            assert t.card("Enigma").tokens("advancement") == 1
            assert t.card("Ice Wall").tokens("advancement") == 0
            t.end_turn()
            assert t.card("Enigma").tokens("advancement") == 1  # not as the Corp begins

    def test_not_with_as_many_of_another_faction(self) -> None:
        with self.laid("Ice Wall", "Tollbooth") as t:
            t.end_turn()
            assert t.happened("tokens placed") == 0

    def test_cards_that_are_not_rezzed_and_neutral_ones_do_not_count(self) -> None:
        with Table("corp", corp=FRINGE, clicks=1) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.end_turn()
            assert t.happened("tokens placed") == 0
        with self.laid("Ice Wall", "Wall of Static", "Wall of Static") as t:
            t.end_turn()
            t.corp.pick("Enigma")
            t.settle()
            assert t.happened("tokens placed") == 1


class TestInformationDynamics:
    def test_a_tag_for_each_agenda_either_way(self) -> None:
        with Table("corp", corp=DYNAMICS) as t:
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Private Security Force")
            t.settle()
            assert t.state.tags == 1
        with Table("runner", corp=DYNAMICS) as t:
            t.corp.put("Pop-up Window", "R&D", rezzed=True)
            t.corp.put("Private Security Force", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert t.state.tags == 1

    def test_not_without_more_cards(self) -> None:
        with Table("corp", corp=DYNAMICS) as t:
            t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Private Security Force")
            t.settle()
            assert t.state.tags == 0


class TestStrategicInnovations:
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_a_card_goes_back_as_the_runner_ends(self, rezzed: bool) -> None:
        with Table("runner", corp=INNOVATIONS, clicks=1) as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=rezzed)
            t.corp.discard("Hedge Fund", "Ice Wall")
            t.runner.act("credit")
            t.settle()
            if rezzed:
                t.corp.pick("Hedge Fund")
                t.settle()
            assert t.corp.titles("discard") == (["Ice Wall"] if rezzed else ["Hedge Fund", "Ice Wall"])

    def test_not_as_the_corp_ends(self) -> None:
        with Table("corp", corp=INNOVATIONS, clicks=1) as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.corp.discard("Hedge Fund")
            t.end_turn()
            assert t.corp.titles("discard") == ["Hedge Fund"]


class TestSyntheticSystems:
    def laid(self, *, rezzed: bool) -> Table:
        t = Table("runner", corp=SYSTEMS, clicks=1)
        t.corp.put("Neural Katana", "HQ", rezzed=rezzed)
        t.corp.put("Enigma", "R&D")
        t.end_turn()
        return t

    def test_two_pieces_of_ice_may_change_places(self) -> None:
        with self.laid(rezzed=True) as t:
            t.corp.accept()
            t.settle()
            if t.corp.can("pick"):
                t.corp.pick("Neural Katana", "Enigma")
            t.settle()
            assert (t.card("Neural Katana").server, t.card("Enigma").server) == ("R&D", "HQ")

    def test_or_stay(self) -> None:
        with self.laid(rezzed=True) as t:
            t.corp.decline()
            t.settle()
            assert t.card("Enigma").server == "R&D"

    def test_not_without_more_cards(self) -> None:
        with self.laid(rezzed=False) as t:
            t.settle()
            assert t.card("Enigma").server == "R&D"


class TestBoris:
    @pytest.mark.parametrize(("title", "tags"), [("Bank Job", 1), ("Cyberfeeder", 2)])
    def test_a_tag_goes_as_the_turn_begins(self, title: str, tags: int) -> None:
        with Table("corp", runner=BORIS, clicks=1) as t:
            t.runner.put(title)
            t.runner.set(tags=2)
            t.end_turn()
            assert t.state.tags == tags


class TestJamie:
    def test_the_first_card_installed_each_turn_draws_one(self) -> None:
        with Table("runner", runner=JAMIE) as t:
            t.runner.put("Akamatsu Mem Chip")
            t.runner.hand("Cyberfeeder", "Akamatsu Mem Chip").deck("Diesel", "Diesel")
            t.runner.put("Akamatsu Mem Chip")
            t.runner.install("Cyberfeeder")
            t.settle()
            assert t.runner.titles("hand") == ["Akamatsu Mem Chip", "Diesel"]
            t.runner.install("Akamatsu Mem Chip")
            t.settle()
            assert t.runner.titles("hand") == ["Diesel"]

    def test_not_without_more_cards_nor_for_the_corp(self) -> None:
        with Table("runner", runner=JAMIE) as t:
            t.runner.hand("Armitage Codebusting").deck("Diesel")
            t.runner.install("Armitage Codebusting")
            t.settle()
            assert t.runner.titles("hand") == []
        with Table("corp", runner=JAMIE) as t:
            t.runner.put("Akamatsu Mem Chip")
            t.runner.deck("Diesel")
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "Server 1")
            t.settle()
            assert t.runner.titles("hand") == []
