"""`sneakdoor cards prompts`: the list for a reviewer of the words."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from sneakdoor.cli.cards import cards
from sneakdoor.cli.prompt_survey import random_deck, survey
from sneakdoor.model.enums import Side


def test_the_same_seeds_give_the_same_list() -> None:
    assert survey(3, seed=5) == survey(3, seed=5)


def test_each_question_is_there_once_with_its_answers() -> None:
    found = survey(4, seed=20)
    assert len({(one.card, one.kind, one.prompt) for one in found}) == len(found)
    assert all(one.options and one.prompt and one.choice for one in found)


def test_a_card_that_is_named_comes_often() -> None:
    deck = random_deck(3, Side.RUNNER, frozenset({"Corroder"}))
    assert deck.cards["Corroder"] >= 12
    found = survey(4, wanted=["Corroder"])
    assert found
    assert all(one.card == "Corroder" or any("Corroder" in o.words for o in one.options) for one in found)


def test_it_is_printed_as_lines_or_json() -> None:
    lines = CliRunner().invoke(cards, ["prompts", "Snare!", "-n", "6"])
    told = CliRunner().invoke(cards, ["prompts", "Snare!", "-n", "6", "--json"])
    assert lines.exit_code == told.exit_code == 0
    assert "prompts in 6 games" in lines.output
    assert {"card", "prompt", "situation", "choice", "options"} <= set(json.loads(told.output)[0])
