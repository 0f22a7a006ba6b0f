"""Check decks: section 1.4 of the rules, the extra cards of 1.5, and restrictions of a format.

Each rule is a function that yields every violation; `check` calls all of them, in the order of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from sneakdoor.decks.deck import MOST_NEAREST, Deck
from sneakdoor.decks.facts import NEUTRAL, SIDE_NAMES, TUTORIAL, CardFacts, cards, every_card
from sneakdoor.decks.titles import nearest, or_list
from sneakdoor.decks.tournament_formats import Format, format_named
from sneakdoor.decks.variances import USUAL, Variance
from sneakdoor.language.alliances import Allied
from sneakdoor.model.enums import AGENDA, CORP, RUNNER
from sneakdoor.model.ruleset import DEFAULT, LATEST, ruleset_named
from sneakdoor.rulebook import DEFAULT_RULES, LATEST_RULES, RulesetName

LARGE: Final = 3
"""The value of agendas of which a format may allow only a number."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A reason why a deck is not legal: the rule, the card if there is one, and in words what to do.

    If it is about a number, `found` is the number in the deck, `least` and `most` are the bounds. `rule` is empty for a
    card that breaks no rule but cannot be played here.
    """

    rule: str
    words: str
    card: str = ""
    found: int | None = None
    least: int | None = None
    most: int | None = None

    def __str__(self) -> str:
        return f"{self.words} (CR {self.rule})" if self.rule else self.words

    def as_json(self) -> dict[str, Any]:
        return {
            "rule": self.rule,
            "card": self.card,
            "words": self.words,
            "found": self.found,
            "least": self.least,
            "most": self.most,
        }


@dataclass(frozen=True, slots=True)
class Spending:
    """The influence that the copies of an out-of-faction card cost."""

    card: CardFacts
    counted: int
    each: int

    @property
    def total(self) -> int:
        return self.counted * self.each


class Tally:
    """A deck with the facts of its cards and its totals, for all rules and for display."""

    def __init__(self, deck: Deck, rules: str = "") -> None:
        self.deck = deck
        self.rules = rules or rules_for(deck)
        known = cards(self.rules)
        self.listed = [(known[title], count) for title, count in deck.cards.items() if title in known]
        # CR 1.5.3c: what begins outside is counted separately, neither for influence nor among the copies.
        self.outside = [(known[title], count) for title, count in deck.extras.items() if title in known]
        self.unknown = [title for title in (deck.identity, *deck.cards, *deck.extras) if title not in known]
        who = known.get(deck.identity)
        self.identity = who if who and who.is_identity else None

    @property
    def variance(self) -> Variance:
        return self.identity.variance if self.identity else USUAL

    @property
    def points(self) -> int:
        return sum(card.points * count for card, count in self.listed)

    @cached_property
    def spending(self) -> list[Spending]:
        """Out-of-faction cards that cost influence, most expensive first."""
        found = [spent for card, count in self.listed if (spent := self._spent(card, count)).total]
        return sorted(found, key=lambda spent: (-spent.total, spent.card.title))

    @property
    def influence(self) -> int:
        return sum(spent.total for spent in self.spending)

    def is_foreign(self, card: CardFacts) -> bool:
        # CR 1.4.5: neutral cards and those of other factions are out of faction.
        return self.identity is None or card.faction in NEUTRAL or card.faction != self.identity.faction

    def counted(self, allied: Allied) -> int:
        """How many cards of the kind that an alliance card asks for are in the deck."""
        return sum(count for card, count in self.listed if allied.which.has(card))

    def _spent(self, card: CardFacts, count: int) -> Spending:
        each = card.influence or 0
        if not self.is_foreign(card) or (self.identity and self.identity.influence_limit is None):
            each = 0
        # CR 2.13.3: an alliance card costs nothing while the deck meets its condition.
        if each and card.allied and card.allied.holds(self.counted(card.allied)):
            each = 0
        free = self.variance.first_free
        # CR 1.4.5a: influence is counted by copy; the identity may make the first copy free.
        return Spending(card, count - 1 if free and free.has(card) else count, each)


def check(deck: Deck, format: str | Format = "rules") -> list[Violation]:  # noqa: A002  (the game's own word)
    """All violations of the rules and of a format; an empty list for a legal deck.

    >>> deck = Deck.of("The Professor", {"Diesel": 4, "Corroder": 2})
    >>> for violation in check(deck):
    ...     print(violation)
    6 cards of at least 45: add 39 or more (CR 1.4.3)
    influence 2 of 1: 1 too many. Out of faction: Corroder 1×2 (CR 1.4.5)
    Diesel: 4 copies of at most 3: take out 1 (CR 1.4.7)
    """
    chosen = format if isinstance(format, Format) else format_named(format)
    if TUTORIAL in chosen.admits and is_starter_pack(deck):
        return []
    tally = Tally(deck, chosen.rules)
    found = [
        *_titles(tally),
        *_identity(tally),
        *_size(tally),
        *_belonging(tally),
        *_foreign_agendas(tally),
        *_influence(tally, chosen),
        *_points(tally),
        *_copies(tally),
        *_extras(tally),
        *_format(tally, chosen),
    ]
    cite = ruleset_named(chosen.rules).cite  # section 1.4 is the same in both versions, except for its numbers
    return [replace(one, rule=cite(one.rule)) for one in found]


def is_starter_pack(deck: Deck) -> bool:
    """Is it one of the decks of the System Gateway starter pack, which the rules of deck construction do not bind?"""
    from sneakdoor.decks.starter import gateway_decks  # noqa: PLC0415  (it reads decks, and reading needs this module)

    return any(one.identity == deck.identity and one.cards == deck.cards for one in gateway_decks().values())


def rules_for(deck: Deck) -> RulesetName:
    """The first rules that have every card of a deck: 1.4, unless there are newer cards in it."""
    then, now = cards(), every_card()
    titles = (deck.identity, *deck.cards, *deck.extras)
    return LATEST_RULES if any(title in now and title not in then for title in titles) else DEFAULT_RULES


def unimplemented(deck: Deck, rules: str = DEFAULT.name) -> tuple[str, ...]:
    """Titles in this deck that the engine cannot play by these rules."""
    from sneakdoor.cards.registry import titles  # noqa: PLC0415  (loading all cards takes a moment)

    done = titles(rules)
    return tuple(title for title in dict.fromkeys((deck.identity, *deck.cards, *deck.extras)) if title not in done)


def check_for_play(deck: Deck, format: str | Format = "rules") -> list[Violation]:  # noqa: A002  (as in check)
    """All reasons why this deck cannot be played here: those of `check`, and cards that the engine cannot play."""
    chosen = format if isinstance(format, Format) else format_named(format)
    missing = [
        Violation("", f"{title}: not playable here yet, although it may be legal", title)
        for title in unimplemented(deck, chosen.rules)
        if title in cards(chosen.rules)
    ]
    return check(deck, chosen) + missing


def agenda_points(size: int) -> tuple[int, int]:
    """The smallest and largest number of agenda points for a Corp deck of this size.

    >>> agenda_points(45)
    (20, 21)
    >>> agenda_points(66)
    (28, 29)
    """
    # CR 1.4.6a + 1.4.6b + 1.4.6c + 1.4.6d: 18 for 40 cards, and 2 more for each 5 cards beyond; 1 more is allowed.
    # CR 1.4.6: every Corp deck has such a number; below 40 cards (draft identities) the steps continue downwards.
    least = 2 * (size // 5) + 2
    return least, least + 1


def _titles(tally: Tally) -> Iterator[Violation]:
    for n, title in enumerate(dict.fromkeys(tally.unknown)):
        if title in every_card():
            # CR 1.4.2: a deck of older rules has no newer cards.
            words = f"{title}: newer than the rules {tally.rules}; take it out, or play by {LATEST.name}"
            yield Violation(rule="1.4.2", words=words, card=title)
            continue
        titles = nearest(title, rules=tally.rules) if n < MOST_NEAREST else ()
        meant = f"; did you mean {or_list(titles)}?" if titles else ""
        # CR 1.4.2: what cannot be looked up cannot meet the requirements.
        yield Violation(rule="1.4.2", words=f'there is no card "{title}"{meant}', card=title)


def _identity(tally: Tally) -> Iterator[Violation]:
    # CR 1.4.1: each deck has one identity, of its own side.
    deck = tally.deck
    if tally.identity is None:
        if deck.identity not in tally.unknown:
            words = f"{deck.identity} is not an identity: choose one for this deck"
            yield Violation(rule="1.4.1", words=words, card=deck.identity)
    elif tally.identity.side is not deck.side:
        words = f"{deck.identity} is a {SIDE_NAMES[tally.identity.side]} identity, and this is a "
        yield Violation(rule="1.4.1", words=words + f"{SIDE_NAMES[deck.side]} deck", card=deck.identity)


def _size(tally: Tally) -> Iterator[Violation]:
    # CR 1.4.3 + 1.4.3b: at least the identity's minimum, and there is no maximum.
    size = tally.deck.size
    if tally.identity and size < (least := tally.identity.minimum):
        words = f"{_cards(size)} of at least {least}: add {least - size} or more"
        yield Violation(rule="1.4.3", words=words, found=size, least=least)


def _belonging(tally: Tally) -> Iterator[Violation]:
    """CR 1.4.4: what cannot be in a deck at all."""
    identity, variance = tally.identity, tally.variance
    for card, _ in tally.listed:
        title = card.title
        if card.is_identity:
            outside = ' or bring it under "Outside the deck"' if card.side is RUNNER is tally.deck.side else ""
            words = f"{title} is an identity, and only the deck's own has a place: take it out{outside}"
            yield Violation(rule="1.4.4", words=words, card=title)
        elif card.side is not tally.deck.side:
            words = f"{title} is a {SIDE_NAMES[card.side]} card in a {SIDE_NAMES[tally.deck.side]} deck: take it out"
            yield Violation(rule="1.4.4", words=words, card=title)
        elif variance.bars and variance.bars.has(card):
            # CR 1.4.1: an identity may ask for more than the usual rules.
            words = f"{title}: {_name(tally)} allows no {variance.bars.noun}, take it out"
            yield Violation(rule="1.4.1", words=words, card=title)
        elif identity and card.influence is None and tally.is_foreign(card):
            # CR 2.13.2: without an influence cost a card is for its own faction only.
            if not (variance.admits and variance.admits.has(card)) and not (
                variance.agendas_each and card.type == AGENDA
            ):
                words = f"{title} has no influence cost, so it is for {card.faction_name} decks only: take it out"
                yield Violation(rule="1.4.4", words=words, card=title)


def _foreign_agendas(tally: Tally) -> Iterator[Violation]:
    """CR 26.03:1.4.4: agendas that an identity allows, with different names, of each other faction."""
    most = tally.variance.agendas_each
    agendas = [card for card, _ in tally.listed if card.type == AGENDA and card.influence is None]
    for faction in dict.fromkeys(card.faction for card in agendas if most and tally.is_foreign(card)):
        found = [card for card in agendas if card.faction == faction]
        if len(found) > most:
            words = f"{len(found)} different {found[0].faction_name} agendas of at most {most}: "
            words += f"keep {most} of {or_list([card.title for card in found])}"
            yield Violation(rule="1.4.4", words=words, found=len(found), most=most)


def _influence(tally: Tally, chosen: Format) -> Iterator[Violation]:
    if tally.identity is None or (most := tally.identity.influence_limit) is None:
        return
    lowered = [(card.title, count) for card, count in tally.listed if card.title in chosen.penalties]
    dearer = [(card.title, count) for card, count in tally.listed if card.title in chosen.surcharges]
    # CR 1.4.8: a format may lower the limit, but not below 1, and may have cards cost more.
    most = max(1, most - sum(chosen.penalties[title] * count for title, count in lowered)) if lowered else most
    spent = tally.influence + sum(chosen.surcharges[title] * count for title, count in dearer)
    if spent > most:
        listed = ", ".join(f"{one.card.title} {one.counted}×{one.each}" for one in tally.spending)
        words = f"influence {spent} of {most}: {spent - most} too many. Out of faction: {listed or 'none'}"
        words += _listed(f"Lowers the limit [{chosen.name}]", lowered, chosen.penalties)
        words += _listed(f"Costs more [{chosen.name}]", dearer, chosen.surcharges)
        for one in tally.spending:
            if allied := one.card.allied:
                now = tally.counted(allied)
                words += f". {one.card.title} would cost nothing with {allied.words} in the deck (now {now})"
        # CR 1.4.5: what is out of faction must stay within the identity's limit.
        yield Violation(rule="1.4.5", words=words, found=spent, most=most)


def _listed(what: str, which: list[tuple[str, int]], each: Mapping[str, int]) -> str:
    return f". {what}: " + ", ".join(f"{title} {n}×{each[title]}" for title, n in which) if which else ""


def _points(tally: Tally) -> Iterator[Violation]:
    # CR 1.4.6: a Corp deck has agendas, by its size. A deck below its minimum is measured by that minimum.
    if tally.deck.side is not CORP:
        return
    size = max(tally.deck.size, tally.identity.minimum if tally.identity else 0)
    least, most = agenda_points(size)
    points = tally.points
    if least <= points <= most:
        return
    rules = (("1.4.6d", 55), ("1.4.6c", 50), ("1.4.6b", 45), ("1.4.6a", 40), ("1.4.6", 0))
    rule = next(number for number, start in rules if size >= start)
    start = size - size % 5
    if points < least:
        how = "in place of other cards" if size == tally.deck.size else f"on the way to {size} cards"
        what = f"bring in agendas worth {_span(least - points)} more, {how}"
    else:
        what = f"put other cards in the place of agendas worth {_span(points - most)}"
    words = f"agenda points {points}: {start} to {start + 4} cards need {least} or {most}; {what}"
    yield Violation(rule, words, found=points, least=least, most=most)


def _copies(tally: Tally) -> Iterator[Violation]:
    for card, count in tally.listed:
        # CR 1.4.7: three by name, or what the card itself or the identity says.
        most = min(card.limit, tally.variance.most_copies or card.limit)
        if not card.is_identity and count > most:
            words = f"{card.title}: {count} copies of at most {most}: take out {count - most}"
            yield Violation(rule="1.4.7", words=words, card=card.title, found=count, most=most)


def _extras(tally: Tally) -> Iterator[Violation]:
    variance = tally.variance
    for card, _ in tally.outside:
        brought = variance.brings and variance.brings.has(card)
        # CR 1.5.4a: a Runner may have further identities at hand.
        switched = card.is_identity and card.side is RUNNER is tally.deck.side
        if not brought and not switched:
            # CR 1.5.1: beyond these nothing begins outside the deck.
            words = f"{card.title} cannot begin outside this deck: leave it out"
            words += "" if card.is_identity else " or put it in"
            yield Violation(rule="1.5.1", words=words, card=card.title)
    if variance.brings_least:
        # CR 1.5.3a: counted by name.
        assert variance.brings
        there = [card.title for card, _ in tally.outside if variance.brings.has(card)]
        least, noun = variance.brings_least, variance.brings.noun
        if len(there) < least:
            choice = or_list([card.title for card in cards(tally.rules).values() if variance.brings.has(card)])
            words = (
                f"{_name(tally)} begins with {least} different {noun} from outside the deck, here are {len(there)}: "
                f'add lines such as "Outside the deck: 1 …" with {choice}'
            )
            yield Violation(variance.brings_rule, words, found=len(there), least=least)


def _format(tally: Tally, chosen: Format) -> Iterator[Violation]:
    """CR 1.4.8: what the format adds, for the deck, its identity and what begins outside (1.5.4c)."""
    used = [*tally.listed, *tally.outside]  # CR 1.5.4c: what is brought along has to be legal as well
    if tally.identity:
        used.insert(0, (tally.identity, 1))
    for card in dict.fromkeys(card for card, _ in used):
        if words := _banned(card, chosen):
            what = "choose another identity" if card is tally.identity else "take it out"
            words = f"{card.title}: {words}; {what} [{chosen.name}]"
            # CR 26.03:1.4.1a: two identities are legal with the decks of their pack only.
            yield Violation(rule="26.03:1.4.1a" if card.only == TUTORIAL else "1.4.8", words=words, card=card.title)
    restricted = [card.title for card, _ in tally.listed if card.title in chosen.restricted]
    if len(restricted) > 1:
        words = f"{len(restricted)} restricted cards of at most 1: keep one of {', '.join(restricted)}"
        yield Violation(rule="1.4.8", words=f"{words} [{chosen.name}]", found=len(restricted), most=1)
    pointed = [card.title for card in dict.fromkeys(card for card, _ in used) if card.title in chosen.points]
    if (spent := sum(chosen.points[title] for title in pointed)) > chosen.most_points:
        listed = ", ".join(f"{title} {chosen.points[title]}" for title in pointed)
        words = (
            f"{spent} points of at most {chosen.most_points}: {listed}; take out {spent - chosen.most_points} or more"
        )
        yield Violation(rule="1.4.8", words=f"{words} [{chosen.name}]", found=spent, most=chosen.most_points)
    large = sum(count for card, count in tally.listed if card.type == AGENDA and card.points == LARGE)
    if 0 < chosen.three_pointers < large:
        words = f"{large} agendas worth {LARGE} points of at most {chosen.three_pointers} [{chosen.name}]"
        yield Violation(rule="1.4.8", words=words, found=large, most=chosen.three_pointers)
    if chosen.boxes:
        for card, count in tally.listed:
            most = chosen.boxes * sum(copies for _, copies in chosen.printings(card))
            if 0 < most < count and most < card.limit:
                words = f"{card.title}: {count} copies, and the box holds {most}: take out {count - most}"
                words = f"{words} [{chosen.name}]"
                yield Violation(rule="1.4.8", words=words, card=card.title, found=count, most=most)


def pool(chosen: Format) -> list[str]:
    """Titles of all cards that are legal in a format.

    >>> from sneakdoor.decks import format_named
    >>> "Account Siphon" in pool(format_named("standard")), "Account Siphon" in pool(format_named("eternal"))
    (False, True)
    """
    return [card.title for card in cards(chosen.rules).values() if not _banned(card, chosen)]


def _banned(card: CardFacts, chosen: Format) -> str:
    """Why a card is not legal in a format, in words; empty if it is."""
    if card.only == TUTORIAL:
        return "made for the decks of its starter pack only"
    if card.only and card.only not in chosen.admits:
        return f"made for {card.only} play only"
    if card.title in chosen.removed:
        return "removed from this format"
    if not chosen.holds(card):
        return "in no product of this format"
    return ""


def _name(tally: Tally) -> str:
    return tally.deck.identity.partition(":")[0]


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _span(least: int) -> str:
    return f"{least} or {least + 1} points"
