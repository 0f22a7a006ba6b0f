"""A card is one declaration in one file: everything else about it follows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MODULE = """
from sneakdoor.cards.vocabulary import *

SLOW_GATE = ice(
    "Slow Gate",
    "neutral_corp",
    when(ENCOUNTER_THIS, Lose(1, RUNNER)),
    sub(EndRun()),
    limit_per_deck(2),
    subtypes="Barrier",
    cost=3,
    strength=1,
    influence=1,
)

LANTERN_HOUSE = corp_identity(
    "Lantern House: Careful Lending",
    "weyland_consortium",
    DeckWithout("jinteki"),
    starting_hand(7),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)
"""

TEXT = (
    "When the Runner encounters this ice, the Runner loses 1[credit]. / [subroutine] End the run. / Limit 2 per deck."
)

# A set of its own that holds the file: the folder is put beside those of the package, and nothing else is changed.
PROLOGUE = """
import sys
import sneakdoor.cards
sneakdoor.cards.__path__.append(sys.argv[1])
"""


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """A folder with one set package, which has one module with two cards."""
    package = tmp_path / "harbour"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "neutral_corp.py").write_text(MODULE, encoding="utf-8")
    return tmp_path


def run(sets: Path, program: str) -> list[str]:
    """The lines that a program prints in a process of its own, with the cards of that folder."""
    command = [sys.executable, "-c", PROLOGUE + program, str(sets)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_it_is_played(sets: Path) -> None:
    program = """
from sneakdoor.cards.vocabulary import current_run
from sneakdoor.testing import Table
with Table("runner", corp="Lantern House: Careful Lending") as t:
    t.corp.put("Slow Gate", "HQ", rezzed=True)
    t.runner.set(credits=7)
    t.runner.run("HQ")
    t.settle()
    print(t.runner.credits, current_run(t.game.state))
"""
    assert run(sets, program) == ["6 None"]


def test_its_facts_text_deck_check_and_page_follow(sets: Path) -> None:
    program = """
from sneakdoor.catalogue import card, coverage, lint, search
from sneakdoor.decks import FILE_FORMATS, Deck, cards, check_for_play, find, hands, read, write
from sneakdoor.reference.card_pages import page

facts = cards()["Slow Gate"]
print(facts.type, facts.cost, facts.influence, facts.limit, facts.subtypes, facts.side.name)
print(find("slow gate"), [one.title for one in search("slow gate")], card("slow gate").state)
print(*card("slow gate").text.splitlines(), sep=" / ")
deck = Deck.of("Lantern House", {"Slow Gate": 3, "Snare!": 1})
print(*sorted(one.rule for one in check_for_play(deck)))
print(hands(deck, None).size, coverage().all.total)
print(all(read(write(deck, form)).cards == deck.cards for form in FILE_FORMATS))
print([str(one) for one in lint() if one.level == "error" or one.title == "Slow Gate"])
print("the Runner loses 1[credit]" in page(card("slow gate"), None).body)
"""
    assert run(sets, program) == [
        "ice 3 1 2 ('barrier',) CORP",
        "('Slow Gate',) ['Slow Gate'] implemented",
        TEXT,
        "1.4.1 1.4.3 1.4.6b 1.4.7",  # a Jinteki card, too few cards, no agendas, three copies
        "4 1573",  # every card of the small deck; coverage counts what was printed
        "True",
        "['Slow Gate: no printing is known: an invented card, or a misspelt title (note)']",
        "True",
    ]


def test_formats_without_a_list_of_products_take_it(sets: Path) -> None:
    program = """
from sneakdoor.decks import format_named, pool
print(*["Slow Gate" in pool(format_named(name)) for name in ("rules", "casual", "standard", "system-core-2019")])
"""
    assert run(sets, program) == ["True True False False"]


def test_other_cards_keep_their_order(sets: Path) -> None:
    """Seeded games, options and observations go by it."""
    from sneakdoor.cards.registry import book

    printed = run(
        sets, "from sneakdoor.cards.registry import book\nprint(*(one.title for one in book().cards), sep='\\n')"
    )
    new = {"Slow Gate", "Lantern House: Careful Lending"}

    assert new <= set(printed)
    assert [title for title in printed if title not in new] == [card.title for card in book().cards]
