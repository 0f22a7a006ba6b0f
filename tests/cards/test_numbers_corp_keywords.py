"""Facts that many of the Corp's cards tell of themselves: what can be advanced, is revealed in R&D, or has a limit."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.decks import cards
from sneakdoor.model.abilities import Keyword
from sneakdoor.model.declare import CardDef
from sneakdoor.testing import Table


def declared(title: str) -> CardDef:
    known = book()
    return known.cards[known.by_title[title]]


@pytest.mark.parametrize(
    "title",
    [
        "Aggressive Secretary",
        "Allele Repression",
        "Contract Killer",
        "Ghost Branch",
        "GRNDL Refinery",
        "Hadrian's Wall",
        "Hortum",
        "Ice Wall",
        "Project Junebug",
        "Reversed Accounts",
        "Ronin",
        "Shadow",
        "Wendigo",
        "Wormhole",
    ],
)
def test_these_can_be_advanced_though_they_are_no_agendas(title: str) -> None:
    with Table("corp") as t:
        t.corp.put(title, "Server 1")
        t.corp.put("PAD Campaign", "Server 2")
        assert not t.corp.can("advance", "PAD Campaign")
        t.corp.advance(title)
        assert t.card(title).tokens("advancement") == 1


@pytest.mark.parametrize(
    "title",
    [
        "Archangel",
        "Award Bait",
        "Chrysalis",
        "Disposable HQ",
        "Explode-a-palooza",
        "Fetal AI",
        "Forced Connection",
        "Ganked!",
        "Herald",
        "Increased Drop Rates",
        "Intake",
        "Product Placement",
        "Quantum Predictive Model",
        "Sapper",
        "Snare!",
        "TGTBT",
        "Tempus",
        "PAD Campaign",
    ],
)
def test_in_rnd_these_are_revealed_and_other_cards_are_not(title: str) -> None:
    t = Table("runner")
    t.corp.deck(title).set(credits=0)
    t.runner.run("R&D")
    t.settle()  # whatever it does then
    [access] = [one for one in t.state.journal.since(0) if one.kind == "accessed"]
    assert (access.seen == 3) == (title != "PAD Campaign")  # by both sides


@pytest.mark.parametrize(
    "title",
    [
        "Bamboo Dome",
        "Cayambe Grid",
        "Crisium Grid",
        "Heinlein Grid",
        "Hokusai Grid",
        "Jinja City Grid",
        "La Costa Grid",
        "Lady Liberty",
        "Manta Grid",
        "Mumbad City Grid",
        "Mwanza City Grid",
        "Navi Mumbai City Grid",
        "Nihongai Grid",
        "Old Hollywood Grid",
        "Port Anson Grid",
        "Ruhr Valley",
        "Satellite Grid",
        "Surat City Grid",
        "Tranquility Home Grid",
    ],
)
def test_every_region_says_that_a_server_has_but_one(title: str) -> None:
    assert "Region" in declared(title).subtypes
    assert Keyword("region") in declared(title).abilities


@pytest.mark.parametrize("title", ["AstroScript Pilot Program", "Hired Help", "Lady Liberty", "Philotic Entanglement"])
def test_the_limit_that_a_card_tells_is_the_one_that_decks_are_checked_by(title: str) -> None:
    card = declared(title)
    assert Keyword("deck limit", card.deck_limit) in card.abilities
    assert card.deck_limit == 1


@pytest.mark.parametrize(
    "title",
    [
        "Accelerated Beta Test",
        "AstroScript Pilot Program",
        "Bacterial Programming",
        "Braintrust",
        "Nisei MK II",
        "Paper Trail",
        "Philotic Entanglement",
        "Priority Requisition",
        "Project Ares",
        "Project Atlas",
        "Project Beale",
        "Project Vitruvius",
        "Standoff",
        "Successful Field Test",
    ],
)
def test_an_agenda_in_the_score_area_does_nothing_when_another_is_scored(title: str) -> None:
    with Table("corp") as t:
        t.corp.scored(title)
        t.corp.hand("PAD Campaign")
        t.corp.put("Hadrian's Wall", "HQ")
        t.corp.put("False Lead", "Server 1", tokens={"advancement": 8})
        t.runner.put("Corroder")
        t.runner.put("Underworld Contact")
        t.runner.scored("False Lead").hand("Sure Gamble")
        t.corp.score_agenda(t.card("False Lead", 0) if t.card("False Lead", 0).installed else t.card("False Lead", 1))
        assert t.card(title).tokens("agenda") == 0
        assert (t.corp.titles("hand"), t.runner.titles("hand")) == (["PAD Campaign"], ["Sure Gamble"])
        assert not t.card("Hadrian's Wall").rezzed
        assert t.runner.titles("discard") == []
        assert len(t.corp.titles("deck")) == 12


@pytest.mark.rule("2.13.3")
@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Jeeves Model Bioroids", "6 or more non-alliance Haas-Bioroid cards"),
        ("Mumbad Virtual Tour", "7 or more assets"),
        ("Museum of History", "50 or more cards"),
        ("Raman Rai", "6 or more non-alliance Jinteki cards"),
    ],
)
def test_an_alliance_card_has_the_condition_that_decks_are_checked_by(title: str, words: str) -> None:
    allied = cards()[title].allied

    assert "Alliance" in declared(title).subtypes
    assert allied is not None
    assert allied.words == words


@pytest.mark.parametrize(
    "title",
    [
        "Cerebral Static",
        "Defective Brainchips",
        "Enhanced Login Protocol",
        "Kill Switch",
        "Media Blitz",
        "Predictive Algorithm",
        "Service Outage",
        "Targeted Marketing",
    ],
)
def test_a_current_stays_in_play_once_it_was_played(title: str) -> None:
    with Table("corp") as t:
        t.corp.hand(title)
        t.runner.scored("TGTBT").hand("Sure Gamble").set(credits=9)
        t.corp.play(title)
        if title == "Targeted Marketing":
            t.corp.act("name", "Sure Gamble")
        t.settle()
        assert t.zone(title) == "the play area"
