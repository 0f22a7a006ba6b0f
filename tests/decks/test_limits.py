"""No list of numbers fills the memory: decks, records and cubes are bounded where they are read."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from sneakdoor import BadRecord, Record
from sneakdoor.decks import FILE_FORMATS, Cards, Deck, DeckError, cards, check, read, write
from sneakdoor.draft import Drafter, DraftError, Pod, cube_in
from sneakdoor.draft import read as read_draft
from sneakdoor.draft import write as write_draft
from sneakdoor.tournament import Tournament, TournamentError
from sneakdoor.tournament.rounds import Entrant

BILLION = 10**9
NOISE = "Noise: Hacker Extraordinaire"
MANY = [title for title, one in cards().items() if not one.is_identity][:30]


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("text", f"Noise\n{BILLION} Diesel"),
        ("text", "Noise\n" + "999 Diesel\n" * 2000),
        ("text", "Noise\n" + "".join(f"999 {title}\n" for title in MANY)),
        ("text", "Noise\n3 Diesel\n" + "Outside the deck: 999 Sure Gamble\n" * 2),
        ("nrdb", f"Noise\n{BILLION}x Diesel (Core Set)\n1 cards (min 45)"),
        ("markdown", f"Noise\n* {BILLION}x [Diesel](https://netrunnerdb.com/en/card/01034)"),
        ("jinteki", f";; identity: Noise\n{BILLION} Diesel"),
        ("json", json.dumps({"cards": {"01001": 1, "01034": BILLION}})),
        ("json", json.dumps({"cards": {"01001": 1, **dict.fromkeys(MANY, 999)}})),
        ("json", json.dumps({"cards": {"01001": 1}, "extras": dict.fromkeys(MANY, 999)})),
        ("octgn", f'<deck><card>Noise</card><card qty="{BILLION}">Diesel</card></deck>'),
        ("octgn", "<deck><card>Noise</card>" + '<card qty="999">Diesel</card>' * 400 + "</deck>"),
    ],
)
def test_a_deck_that_is_too_large_is_refused_in_every_form(form: str, text: str) -> None:
    assert form in FILE_FORMATS
    with pytest.raises(DeckError, match=r"copies|at most 25000"):
        read(text, form)


def test_counts_are_bounded_wherever_a_deck_is_made() -> None:
    with pytest.raises(ValueError, match="1 to 999 can be"):
        Cards({"Diesel": BILLION})
    with pytest.raises(ValueError, match="29970 cards, and a list has at most 25000"):
        Cards(dict.fromkeys(MANY, 999))
    with pytest.raises(DeckError, match="1 to 999 can be"):
        Deck.of("Noise", {"Diesel": BILLION})
    assert Cards(dict.fromkeys(MANY[:25], 999)).total == 24_975


@pytest.mark.parametrize("pile", ["cards", "extras"])
def test_a_record_with_a_huge_deck_is_refused(pile: str) -> None:
    deck = {"identity": NOISE, "cards": {}, "extras": {}}
    told = {"format": 1, "seed": 1, "corp": deck, "runner": {**deck, pile: {"Diesel": BILLION}}, "choices": []}
    with pytest.raises(BadRecord, match="runner: a deck with more than 1000 cards"):
        Record.from_json(json.dumps(told))


def test_a_thousand_unknown_titles_are_told_quickly() -> None:
    titles = {f"No such card {n} {'x' * 60}": 1 for n in range(1000)}
    deck = Deck("", Deck.of("Noise", {}).side, NOISE, Cards(titles))
    started = time.process_time()
    wrong = [one for one in check(deck) if one.card in titles]
    with pytest.raises(DeckError) as error:
        write(deck, "text")
    assert len(wrong) == len(error.value.problems) == 1000
    assert time.process_time() - started < 1.5  # a look at all titles for each took more than five


class TestDrafts:
    @pytest.mark.parametrize("line", [f"{BILLION} Diesel", "9" * 5000 + " Diesel", "0 Diesel"])
    def test_a_cube_with_a_huge_count_is_refused_with_its_line(self, tmp_path: Path, line: str) -> None:
        file = tmp_path / "cube.txt"
        file.write_text(f"1 Sure Gamble\n{line}\n", encoding="utf-8")
        with pytest.raises(DraftError, match="line 2: 1 to 999 copies"):
            cube_in(file)

    def test_packs_are_no_larger_than_a_deck(self) -> None:
        with pytest.raises(DraftError, match="at most 1000 cards"):
            Pod.begin([Drafter("A"), Drafter("B")], rounds=1000, size=BILLION)

    @pytest.mark.parametrize("count", [BILLION, 0, "3", 1.5])
    def test_a_file_with_another_cube_is_refused(self, tmp_path: Path, count: object) -> None:
        file = tmp_path / "draft.json"
        write_draft(Pod.begin([Drafter("A"), Drafter("B")]), file)
        told = json.loads(file.read_text(encoding="utf-8"))
        told["cube"] = {"name": "mine", "counts": {"Diesel": count}}
        file.write_text(json.dumps(told), encoding="utf-8")
        with pytest.raises(DraftError, match="1 to 999 copies"):
            read_draft(file)


def test_a_tournament_has_at_most_a_thousand_players() -> None:
    with pytest.raises(TournamentError, match="1001 players are too many"):
        Tournament.begin("Open", [Entrant(f"P{n}") for n in range(1001)])
