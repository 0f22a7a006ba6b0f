"""Collect every distinct prompt of random games with all cards, to review the wording."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

from sneakdoor import CardDef, Decision, Game, Side
from sneakdoor.catalogue import cards as catalogue
from sneakdoor.rulebook import DEFAULT_RULES

DECK_SIZE: Final = 46
FORCED_COPIES: Final = 12
"""Copies of a card in the deck when its prompts are wanted."""
LONGEST: Final = 600
"""Stop a game after this number of decisions; random games can be very long."""


@dataclass(frozen=True, slots=True)
class RandomDeck:
    identity: str
    cards: dict[str, int]


@dataclass(frozen=True, slots=True)
class SurveyedOption:
    words: str
    consequence: str


@dataclass(frozen=True, slots=True)
class SurveyedPrompt:
    """A question, with the seed and decision where it can be found again."""

    card: str
    side: str
    kind: str
    rule: str
    prompt: str
    situation: str
    choice: str
    options: tuple[SurveyedOption, ...]
    seed: int
    decision: int  # index in this game

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def survey(games: int, seed: int = 0, wanted: Iterable[str] = (), rules: str = DEFAULT_RULES) -> list[SurveyedPrompt]:
    """Play random games and return the first of all similar questions, by card, kind and words.

    Wanted cards are put into the decks in many copies, and only their questions are returned.
    """
    titles = frozenset(wanted)
    found: dict[tuple[str, str, str], SurveyedPrompt] = {}
    for number in range(seed, seed + games):
        for n, decision in enumerate(_decisions(number, titles, rules)):
            if titles and not _concerns(decision, titles):
                continue
            about = "" if decision.kind in _ABOUT_ANY_CARD else decision.card
            key = (about, decision.kind, _pattern(decision, rules))
            if key not in found:
                found[key] = _asked(decision, number, n)
    return [found[key] for key in sorted(found)]


_ABOUT_ANY_CARD: Final = frozenset({"install destination", "trash like cards", "accessed card"})
"""Kinds of questions that are the same for every card."""


@cache
def _declared(rules: str) -> tuple[CardDef, ...]:
    return tuple(entry.declared for entry in catalogue(rules).values() if entry.declared is not None)


def random_deck(seed: int, side: Side, wanted: frozenset[str] = frozenset(), rules: str = DEFAULT_RULES) -> RandomDeck:
    """Return a deck of random cards, with many copies of wanted ones."""
    rng = random.Random(2 * seed + side)  # noqa: S311  (a game, no secret)
    cards = [card for card in _declared(rules) if card.side == side and not card.partial]
    backs = {back.title for card in cards for back in card.backs}
    identities = [card.title for card in cards if card.type == "identity" and card.title not in backs]
    others = [card.title for card in cards if card.type != "identity" and card.title not in backs]
    mine = sorted(wanted & set(others))
    known = sorted(wanted & set(identities))
    pile = rng.choices(others, k=DECK_SIZE - min(DECK_SIZE // 2, FORCED_COPIES * len(mine)))
    pile += [rng.choice(mine) for _ in range(DECK_SIZE - len(pile))]
    return RandomDeck(rng.choice(known or identities), dict(Counter(pile)))


def _decisions(seed: int, wanted: frozenset[str], rules: str) -> Iterator[Decision]:
    """Yield the questions of one random game."""
    decks = [random_deck(seed, side, wanted, rules) for side in (Side.CORP, Side.RUNNER)]
    game = Game.new(corp=decks[0], runner=decks[1], seed=seed, rules=rules)
    rng = random.Random(seed)  # noqa: S311  (a game, no secret)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            return
        yield decision
        game.choose(rng.choice(decision.options))


def _concerns(decision: Decision, titles: frozenset[str]) -> bool:
    return decision.card in titles or any(one.card in titles for one in decision.options)


def _asked(decision: Decision, seed: int, n: int) -> SurveyedPrompt:
    options = tuple(SurveyedOption(str(one), one.consequence) for one in decision.options)
    texts = (decision.prompt, decision.situation, decision.choice)
    return SurveyedPrompt(
        decision.card, decision.side.name.lower(), decision.kind, decision.rule, *texts, options, seed, n
    )


def _pattern(decision: Decision, rules: str) -> str:
    """Return a prompt with numbers, servers and other cards masked."""
    own = "" if decision.kind in _ABOUT_ANY_CARD else decision.card
    words = _titles(rules).sub(lambda found: found[0] if found[0] == own else "…", decision.prompt)
    return re.sub(r"\d+", "0", re.sub(r"\b(?:HQ|R&D|Archives|Server \d+)(?!\w)", "…", words))


@cache
def _titles(rules: str) -> re.Pattern[str]:
    titles = {one.title for card in _declared(rules) for one in (card, *card.backs)}
    return re.compile("|".join(re.escape(title) for title in sorted(titles, key=lambda one: (-len(one), one))))


__all__ = ["SurveyedOption", "SurveyedPrompt", "RandomDeck", "random_deck", "survey"]
