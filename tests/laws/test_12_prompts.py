"""Law 12: every prompt says what is asked and what for, names the card that asks, and keeps rule numbers to itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor import move_options, question_text
from sneakdoor.ability_text import resolving, said
from sneakdoor.model.state import State
from sneakdoor.options import Decision

BARE = re.compile(
    r"(?:[^:]+: )?"
    r"(?:choose(?: an?)?(?: one| number| server| any number of them| any number of the others| \d+ of them)?"
    r"|pay x|pay the cost|tokens from(?: [\d/ ]+)?|arrange|instead|install|play|find|break|choose what to find"
    r"|something is about to happen|abilities are waiting|use it|which ones?|how many)[.?]?",
    re.IGNORECASE,
)
"""Questions that nobody could answer who does not know the card by heart."""
NOT_THEIRS = re.compile(
    r"\bthe Corp (?:takes \d+ tags?|suffers|jacks out|encounters|accesses)\b"
    r"|\bthe Runner (?:takes \d+ bad publicity|rezzes|derezzes|advances|scores)\b",
    re.IGNORECASE,
)
"""What that player never does: the words of a deed of the other one."""
NUMBER = re.compile(r"\b(?:CR )?\d+\.\d+\.\d+[a-z]?\b|#\d")
ENDS = (".", "?", ")", '"')
WINDOWS = ("paid ability window", "action", "jack out", "access", "reaction", "interrupt")


def faults(decision: Decision) -> list[str]:
    """What is wrong with the words of a question."""
    prompt, situation, choice = decision.prompt, decision.situation, decision.choice
    out = []
    if BARE.fullmatch(choice) or BARE.fullmatch(prompt):
        out.append("bare")
    if NUMBER.search(prompt):
        out.append("has the number of a rule or of a card")
    if decision.card and decision.card not in prompt:
        out.append("does not name its card")
    if not choice or not prompt.endswith(ENDS) or prompt[:1] != prompt[:1].upper():
        out.append("is no sentence")
    if situation and not situation.endswith(ENDS):
        out.append("has a situation that is no sentence")
    if decision.kind in WINDOWS and not situation:
        out.append("does not say where the game is")
    if NOT_THEIRS.search(prompt):
        out.append("names the wrong player")
    for option in decision.options[:12]:
        if NOT_THEIRS.search(f"{option} {option.consequence}"):
            out.append(f"{option}: it is the other player who does that")
        if option.consequence and not option.consequence.endswith(ENDS):
            out.append(f"{option}: {option.consequence} is no sentence")
    return [f"{decision.kind}: {prompt!r} {fault}" for fault in out]


def sweep(seed: int) -> list[str]:
    return [
        fault for game in positions(seed, most=ENOUGH) if game.decision is not None for fault in faults(game.decision)
    ]


@pytest.mark.both
@pytest.mark.parametrize("seed", [3, *(MIXED + n for n in (1, 13, 37, 58, 86, 101, 144))])
def test_every_prompt_says_what_it_is_for(seed: int) -> None:
    assert sweep(seed) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MIXED + 700, MIXED + 900))
def test_sweep(seed: int) -> None:
    assert sweep(seed) == []


class TestPlanted:
    """Prompts that the law must find."""

    @pytest.mark.parametrize(
        "words",
        ["choose", "Choose a number", "choose any number of them.", "pay X", "Pay the cost?", "tokens from 1/0",
         "arrange", "instead", "Something is about to happen", "Mind Game: choose a server"],
    )  # fmt: skip
    def test_the_bare_forms(self, words: str) -> None:
        assert BARE.fullmatch(words)

    @pytest.mark.parametrize(
        "words", ["Choose 1 installed program and trash it.", "Pay 1 credit? If not: end the run."]
    )
    def test_whole_ones_are_left_alone(self, words: str) -> None:
        assert BARE.fullmatch(words) is None

    @pytest.mark.parametrize("words", ["The Corp takes 1 tag.", "The Runner rezzes it.", "If not: the Corp suffers 2"])
    def test_a_deed_of_the_wrong_player(self, words: str) -> None:
        assert NOT_THEIRS.search(words)

    def test_a_choice_read_as_a_deed_of_the_card(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def of_the_card(s: State, words: str, by: int) -> str:
            f = resolving(s)
            return words if f is None else said(s, f, words)

        monkeypatch.setattr(move_options, "mode_words", of_the_card)
        faults = [fault for seed in range(MIXED, MIXED + 60) for fault in sweep(seed)]
        assert any("other player" in fault for fault in faults)

    def test_a_question_that_is_only_its_kind(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def kind(s: Any, frame: Any) -> str:
            return str(frame.kind)

        monkeypatch.setattr(question_text, "_of_instruction", kind)
        assert any("bare" in fault for seed in range(MIXED, MIXED + 10) for fault in sweep(seed))

    def test_a_card_that_is_not_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(question_text, "asking_card", lambda s: "")
        assert any("does not name its card" in fault for seed in range(MIXED, MIXED + 10) for fault in sweep(seed))
