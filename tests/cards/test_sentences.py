"""What a printed sentence joins is one instruction in the declaration (CR 9.8.1a; 1.4:9.10.3).

The printed texts are not part of the repository: SNEAKDOOR_CARDS names the file that has them; otherwise a folder
`shared` beside the checkout is looked into. Where there is none, the test over all cards says so and is skipped.
"""

import json
import os
from pathlib import Path

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    CORP,
    RUNNER,
    TAGGED,
    AsOne,
    Draw,
    Gain,
    If,
    Instruction,
    LookAtTop,
    Lose,
    Place,
    Tag,
    operation,
    play,
    run_on,
)
from sneakdoor.catalogue import Official, lint
from sneakdoor.catalogue.sentences import joined_verbs, split_sentences

FILE = Path(os.environ.get("SNEAKDOOR_CARDS") or Path(__file__).parents[3] / "shared" / "cards" / "cards.json")


@pytest.mark.skipif(not FILE.is_file(), reason=f"no printed texts at {FILE}; SNEAKDOOR_CARDS names the file")
@pytest.mark.rule("9.8.1a", "1.4:9.10.3")
def test_no_printed_sentence_is_declared_as_two_instructions() -> None:
    lines = json.loads(FILE.read_text(encoding="utf-8"))
    texts = {line["title"]: line["text_v14"] for line in lines if "text_v14" in line}
    cards = [card for card in book().cards if card.title in texts]
    assert len(cards) > 400
    assert sum(len(list(joined_verbs(texts[card.title]))) for card in cards) > 30  # there is something to find
    assert [f"{card.title} {words}" for card in cards for words in split_sentences(card, texts[card.title])] == []


@pytest.mark.parametrize(
    ("text", "verbs"),
    [
        ("Gain 3[credit] and take 2 tags.", [("gain", "take")]),
        ("The Runner loses 1[credit], then you draw a card.", [("lose", "draw")]),
        ("Gain 1[credit]. Draw 2 cards.", []),
        ("Trash 1 program and 1 piece of hardware.", []),
        ("Look at the top card of R&D and trash it.", []),
        ("Search your stack for something and add what you find to your grip.", []),
        ("[click]: Place 1[credit] on it (and no more), then make a run.", [("place", "run")]),
        ("Add 1 card to HQ, trash 1 card, and draw 1 card.", [("trash", "draw")]),
        ("Install 1 card and install another.", []),
    ],
)
def test_joints_of_a_sentence(text: str, verbs: list[tuple[str, str]]) -> None:
    assert list(joined_verbs(text)) == verbs


class TestBesideADeclaration:
    @pytest.mark.parametrize(
        ("text", "do"),
        [
            ("Gain 1[credit] and draw 1 card.", (Gain(1), Draw(1))),
            ("If the Runner is tagged, gain 1[credit] and draw 1 card.", (If(TAGGED, (Gain(1), Draw(1))),)),
            ("Place 1 power counter on this, then run any server.", (Place("power"), run_on())),
            (
                "The Corp loses 1[credit] and you look at the top card of your stack.",
                (Lose(1, CORP), LookAtTop(1, RUNNER)),
            ),
        ],
    )
    def test_two_instructions_for_one_sentence_are_found(self, text: str, do: tuple[Instruction, ...]) -> None:
        card = operation("Hedge Fund", "neutral", play(*do), cost=5, subtypes="Transaction", influence=0)
        assert len(list(split_sentences(card, text))) == 1
        found = lint((card,), {"Hedge Fund": Official("Hedge Fund", text, "", "")})
        assert any("two instructions" in str(one) for one in found)

    @pytest.mark.parametrize(
        ("text", "do"),
        [
            ("Gain 1[credit] and draw 1 card.", (AsOne((Gain(1), Draw(1))),)),
            ("Gain 1[credit]. Draw 1 card.", (Gain(1), Draw(1))),
            ("Gain 1[credit] and draw 1 card. Give the Runner 1 tag.", (AsOne((Gain(1), Draw(1))), Tag(1))),
        ],
    )
    def test_one_for_each_is_as_it_should_be(self, text: str, do: tuple[Instruction, ...]) -> None:
        card = operation("Hedge Fund", "neutral", play(*do), cost=5, subtypes="Transaction", influence=0)
        assert list(split_sentences(card, text)) == []
