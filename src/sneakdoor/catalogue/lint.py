"""Checks over all declarations at once: facts, shapes of abilities, registers, and the English they make.

An error is something wrong. A note is something that is often wrong, for a reader to look at.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from sneakdoor.catalogue.official import Texts
from sneakdoor.catalogue.sentences import split_sentences
from sneakdoor.decks.facts import CardFacts
from sneakdoor.decks.facts import cards as known_cards
from sneakdoor.language.amounts import Reg
from sneakdoor.model.abilities import Keyword, Play, Sub
from sneakdoor.model.declare import Ability, CardDef

ERROR: Final = "error"
NOTE: Final = "note"

SYMBOLS: Final = frozenset(
    {"credit", "click", "recurring-credit", "mu", "link", "trash", "subroutine", "interrupt", "X"}
)
_ROUGHLY: Final = 1  # printed lines and abilities may differ by this much
_STAYING: Final = frozenset({"current", "lockdown"})  # events and operations whose text is not what they do once
_NOT_A_SENTENCE: Final = re.compile(r"[+-]\d+\[(?:mu|link)\](?:, [+-]\d+\[link\])?|\d+\[recurring-credit\]")
_SYMBOL: Final = re.compile(r"\[([^\[\]]*)\]")
_X: Final = re.compile(r"\bX is\b|\bX cannot be\b|\bnumber X\b|\bX(?:\[credit\]| hosted )[^:.]*:")
_TRACE: Final = re.compile(r"[Tt]races?(?: on [\w&]+)?\[\w+\]")

# What no composed text should contain, and what to call it.
_ENGLISH: Final = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r" {2,}", "two spaces"),
        (r" [.,;:!?)]", "a space before a sign"),
        (r"[.,;:]{2,}(?!\.)", "two signs in a row"),
        (r"\b([A-Za-z]+) \1\b(?<!that that)(?<!had had)", "a word twice"),
        (r"\bNone\b|<[a-z.]+ object|\bCardDef\b|[{}]", "an inside of the program"),
        (r"\b[Aa] (?=[aeio]|un(?!i)|up)(?!one\b)", '"a" before a vowel'),
        (r"\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz])", '"an" before a consonant'),
        (
            r"(?<![-\d+X])\b1 (?:[\w-]+ )?(?:cards|tokens|counters|tags|credits|subroutines|programs|points)\b",
            "1 of many",
        ),
        (r"\b(?:[02-9]|\d\d|X) (?:card|token|counter|tag|credit|subroutine|program)\b(?! or)", "many of one"),
        (r"(?<=[a-z\])]\. )[a-z]", "a sentence that begins small"),
        (r"\b(?:is|pay|may|must|of|the|an?)[.,]", "a sentence that stops too early"),
        (r"\b(?:must|may|can) (?:the|an?|it)\b", "a missing word"),
        (r"\.\"\.", "two full stops around a quote"),
    )
)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to look at in a declaration."""

    title: str
    level: str
    words: str

    def __str__(self) -> str:
        return f"{self.title}: {self.words}" + ("" if self.level == ERROR else f" ({self.level})")

    def as_json(self) -> dict[str, str]:
        return {"title": self.title, "level": self.level, "words": self.words}


def lint(cards: Iterable[CardDef] | None = None, texts: Texts | None = None) -> list[Finding]:
    """All findings, of all declared cards or of these; with printed texts counts and sentences are compared."""
    if cards is None:
        from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading all cards takes a moment)

        cards = book().cards
    found: list[Finding] = []
    seen: set[str] = set()
    listed = list(cards)
    backs = {id(back) for card in listed for back in card.backs}
    for card in listed:
        if id(card) not in backs:
            if card.title in seen:
                found.append(Finding(card.title, ERROR, "is declared twice"))
            seen.add(card.title)
        found += lint_card(card, is_back=id(card) in backs)
        printed = (texts or {}).get(card.title)
        if printed is not None and id(card) not in backs:
            told = (*counts_differ(card, printed.text), *split_sentences(card, printed.text))
            found += [Finding(card.title, NOTE, words) for words in told]
    return found


def lint_card(card: CardDef, *, is_back: bool = False) -> list[Finding]:
    """What there is to say about one declaration."""
    told = [*_facts(card, is_back=is_back), *_shape(card), *_registers(card), *_text(card)]
    return [Finding(card.title, level, words) for level, words in told]


# ---------------------------------------------------------------------------------------------------------------- facts


def _facts(card: CardDef, *, is_back: bool) -> Iterator[tuple[str, str]]:
    if is_back:
        return  # the front has them
    facts = known_cards().get(card.title)
    if facts is None:
        yield ERROR, "no card has this title"
        return
    for name, ours, theirs in compared(card, facts):
        if ours != theirs:
            yield ERROR, f"{name} is {ours}, and should be {theirs}"


def compared(card: CardDef, facts: CardFacts) -> Iterator[tuple[str, Any, Any]]:
    """Name, declared and known value of every fact that deck building knows too."""
    yield "side", card.side.name, facts.side.name
    yield "type", card.type, facts.type
    yield "faction", _faction(card), facts.faction
    yield "deck limit", card.deck_limit, 1 if facts.type == "identity" else facts.limit
    yield "influence", card.influence, facts.influence
    if card.type == "identity":
        yield "minimum deck size", card.min_deck, facts.minimum
        yield "influence limit", card.influence_limit, facts.influence_limit
    elif card.type == "agenda":
        yield "advancement requirement", card.advancement, facts.cost
        yield "agenda points", card.points, facts.points
    else:
        yield "cost", "X" if card.x_cost else card.cost, "X" if facts.cost is None else facts.cost


def _faction(card: CardDef) -> str:
    """Declarations may say weyland or neutral for short."""
    if card.faction == "neutral":
        return f"neutral_{card.side.name.lower()}"
    return {"weyland": "weyland_consortium"}.get(card.faction, card.faction)


# ---------------------------------------------------------------------------------------------------------------- shape


def _shape(card: CardDef) -> Iterator[tuple[str, str]]:
    plays = sum(isinstance(one, Play) for one in card.abilities)
    stays = any(isinstance(one, Keyword) and one.name in _STAYING for one in card.abilities)
    if card.type in {"event", "operation"}:
        # CR 1.4:9.7: what an event or operation does is one ability; one that stays may have none.
        if plays != 1 and not (stays and plays == 0):
            yield ERROR, f"has {plays} play abilities, and should have one"
    elif plays:
        yield ERROR, f"is {_a(card.type)} with a play ability"
    subs = sum(isinstance(one, Sub) for one in card.abilities)
    if card.type == "ice":
        if not subs and "subroutine" not in _said(card) and not any(_encounters(one) for one in card.abilities):
            yield ERROR, "is ice without a subroutine, and nothing on it says why"
        if card.strength is None:
            yield ERROR, "is ice without a strength"
    elif subs:
        yield ERROR, f"is {_a(card.type)} with subroutines"
    if card.type == "program" and "Icebreaker" in card.subtypes and card.strength is None:
        yield ERROR, "is an icebreaker without a strength"
    if card.cost is None and not card.x_cost and card.type not in {"agenda", "identity"}:
        yield ERROR, "has no cost"
    for word, lack in (("Console", "its limit"), ("Region", "its limit"), ("Alliance", "its line for deck building")):
        has = any(isinstance(one, Keyword) and one.name == word.lower() for one in card.abilities)
        if word in card.subtypes and not has:
            yield NOTE, f"is {_a(word.lower())} without {lack}"
    repeated = [one for one in dict.fromkeys(card.subtypes) if card.subtypes.count(one) > 1]
    if repeated:
        yield ERROR, f"has a subtype twice: {', '.join(repeated)}"


def _encounters(ability: Ability) -> bool:
    """Does it act when this ice is encountered? Then it may do without subroutines (Troll)."""
    event = getattr(ability, "event", None)
    return event is not None and "encounter" in event.kinds()


# ------------------------------------------------------------------------------------------------------------ registers

# Fields in which an instruction says where it keeps what it found, and where it looks for what was kept.
_KEEPS: Final = ("into",)
_LOOKS: Final = ("register", "on", "what")


def _registers(card: CardDef) -> Iterator[tuple[str, str]]:
    for ability in card.abilities:
        nodes = list(walk(ability))
        looked = {getattr(one, name) for one in nodes for name in _LOOKS if isinstance(getattr(one, name, None), str)}
        looked |= {one.name for one in nodes if isinstance(one, Reg)}
        looked |= {one.name for one in nodes if type(one).__name__ in {"Found", "Gone", "Moved"}}
        for one in nodes:
            for field in fields(one):
                kept = getattr(one, field.name)
                if field.name in _KEEPS and isinstance(kept, str) and kept != field.default and kept not in looked:
                    yield NOTE, f'{type(one).__name__} keeps "{kept}", and nothing in the ability looks there'


def walk(value: Any) -> Iterator[Any]:
    """Every dataclass inside a declaration, outermost first."""
    if isinstance(value, tuple):
        for one in value:
            yield from walk(one)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from walk(getattr(value, field.name))


# ----------------------------------------------------------------------------------------------------------------- text


def _text(card: CardDef) -> Iterator[tuple[str, str]]:
    if card.abilities and not any(map(said, card.abilities)):
        yield ERROR, "has abilities and says nothing"
    for number, ability in enumerate(card.abilities, 1):
        try:
            text = ability.say()
        except Exception as error:  # noqa: BLE001  (whatever keeps a card from speaking is the finding)
            yield ERROR, f"ability {number} cannot say itself: {type(error).__name__}: {error}"
            continue
        for line in text.split("\n"):
            for level, words in english(line, x_cost=card.x_cost or bool(_X.search(_said(card)))):
                yield level, f'{words} in "{line}"'


def english(line: str, *, x_cost: bool = False) -> Iterator[tuple[str, str]]:
    """What is wrong with one line of composed text.

    >>> [words for _, words in english("place 2 card  on it")]
    ['no full stop at the end', 'a small letter at the beginning', 'two spaces', 'many of one']
    """
    if not line or _NOT_A_SENTENCE.fullmatch(line):
        return
    if not line.endswith((".", '."', ".)", ".'\"")):
        yield ERROR, "no full stop at the end"
    first = line.removeprefix("[subroutine] ").removeprefix("[interrupt] - ")
    if first[:1].islower():
        yield ERROR, "a small letter at the beginning"
    for pattern, words in _ENGLISH:
        if pattern.search(line):
            yield ERROR, words
    for sign, other in ("()", "[]"):
        if line.count(sign) != line.count(other):
            yield ERROR, f"an unpaired {sign} or {other}"
    if line.count('"') % 2:
        yield ERROR, "an unpaired quote"
    for symbol in _SYMBOL.findall(_TRACE.sub("trace", line)):
        if symbol not in SYMBOLS:
            yield ERROR, f"the unknown symbol [{symbol}]"
    if re.search(r"(?<![\w'])X(?![\w'])", line) and not x_cost and not _X.search(line):
        yield ERROR, "an X that nothing explains"


# ---------------------------------------------------------------------------------------------- beside the printed text


def printed_subroutines(text: str) -> int:
    """How many subroutines a printed text has: those at the beginning of a line, none that something gains.

    >>> printed_subroutines('It gains "[subroutine] End the run."\\n[subroutine] End the run.')
    1
    """
    return sum(line.lstrip().startswith("[subroutine]") for line in text.split("\n"))


def counts_differ(card: CardDef, text: str) -> Iterator[str]:
    """Where the numbers of subroutines and of abilities, roughly, are not those of the printed text."""
    subs = sum(isinstance(one, Sub) and one.times is None for one in card.abilities)
    if subs != printed_subroutines(text):
        yield f"has {subs} subroutines, and {printed_subroutines(text)} are printed"
    front = text.partition("Flip side:")[0]
    lines = sum(bool(line.strip()) and not line.startswith("Errata") for line in front.split("\n"))
    if abs(lines - len(card.abilities)) > _ROUGHLY:
        yield f"has {len(card.abilities)} abilities, and {lines} lines are printed"


def said(ability: Ability) -> str:
    """What an ability says, and nothing where it cannot."""
    try:
        return ability.say()
    except Exception:  # noqa: BLE001  (told elsewhere)
        return ""


def _said(card: CardDef) -> str:
    return "\n".join(map(said, card.abilities))


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
