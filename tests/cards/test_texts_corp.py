"""What the composed texts of the Corp's cards have to say, and what they must not leave out."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import asset
from sneakdoor.catalogue.lint import lint
from sneakdoor.decks import cards
from sneakdoor.model.enums import CORP


def text(title: str) -> str:
    known = book()
    return known.cards[known.by_title[title]].text


class TestDeckBuilding:
    @pytest.mark.rule("2.13.3")
    def test_every_alliance_says_in_which_decks_it_costs_nothing(self) -> None:
        alliances = [card for card in book().cards if card.side == CORP and "Alliance" in card.subtypes]
        assert {card.title for card in alliances} == {card.title for card in cards().values() if card.allied}
        for card in alliances:
            allied = cards()[card.title].allied
            assert allied is not None
            assert card.text.startswith(f"This {card.type} costs no influence in a deck with {allied.words}.")

    def test_an_alliance_without_its_line_is_noted(self) -> None:
        bare = asset("Test Alliance", "jinteki", subtypes="Alliance", cost=0, trash=1, influence=1)
        assert any("without its condition for decks" in str(one) for one in lint([bare]))


class TestWordsThatTellWhatHappens:
    @pytest.mark.parametrize(
        ("title", "words"),
        [
            ("False Lead", "If the Runner has 2 or more [click], they lose [click][click]."),
            ("Fairchild 2.0", "to break up to 2 subroutines on it."),
            ("Nerine 2.0", "to break up to 2 subroutines on it."),
            ("Caprice Nisei", "passes all ice protecting this server"),
            ("Hive", "has 1 fewer subroutine for each agenda point in your score area"),
            ("Hortum", "Otherwise, end the run."),
            ("NEXT Design: Guarding the Net", "install up to 3 pieces of ice from HQ protecting servers without ice"),
            ("Mumbad Virtual Tour", "the Runner must trash it, if able."),
            (
                "Gagarin Deep Space: Expanding the Horizon",
                "access a card in a remote server is to pay 1[credit].",
            ),
            ("Bad Times", "The Runner has -2[mu] for the remainder of this turn."),
            ("The Twins", "the Runner encounters that ice."),
            ("Lockdown", "The Runner cannot draw cards"),
            (
                "Chronos Protocol: Selective Mind-mapping",
                "you may look at the grip and choose 1 card that it trashes.",
            ),
            ("Anansi", "Whenever an encounter with this ice ends"),
            (
                "Engram Flush",
                "Whenever a subroutine of this ice reveals the grip during this encounter, you may",
            ),
            ("Engram Flush", "trash 1 card of the named type from the grip."),
            ("Enhanced Login Protocol", "until the Runner has taken the basic action to run this turn, an additional"),
            ("Executive Boot Camp", "that could be rezzed for 1[credit] less and rez it, paying 1[credit] less."),
            ("Giordano Memorial Field", "2[credit] for each agenda in the Runner's score area."),
            ("Hortum", "While this ice is encountered and there are at least 3 advancement tokens on this ice,"),
            ("Hortum", "search R&D for up to 2 cards. Shuffle R&D. Add those cards to HQ. End the run."),
            ("La Costa Grid", "on 1 agenda, asset, or upgrade in this server."),
            ("Mushin No Shin", "That card cannot be scored or rezzed until your next turn begins."),
            ("NAPD Cordon", "is to pay 4[credit] and 2[credit] for each advancement token"),
            ("Old Hollywood Grid", "Agendas accessed from this server of which the Runner has no copy"),
            ("Paper Trail", "trash all installed connection resources and job resources."),
            ("Peeping Tom", "Find the cards of the named type among them."),
            ("Project Ares", "If the Runner does, take 1 bad publicity."),
            ("Service Outage", "During the Runner's turn, unless the Runner made a run this turn, an additional cost"),
            (
                "Skorpios Defense Systems: Persuasive Power",
                "set them aside instead of adding them to the heap. Choose up to 1 of them and remove it",
            ),
            ("Turing", "+3 strength while it is protecting a remote server."),
            (
                "Successful Field Test",
                "If you do, repeat this process.",
            ),
        ],
    )
    def test_they_are_there(self, title: str, words: str) -> None:
        assert words in text(title)
