"""Check declarations: facts, kinds of abilities, registers, and the composed English.

An error is certainly wrong. A note is often wrong and needs a human reader.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from sneakdoor.catalogue.official import Texts
from sneakdoor.catalogue.sentences import split_sentences
from sneakdoor.decks.facts import every_card
from sneakdoor.language.alliances import Alliance
from sneakdoor.language.amounts import Reg
from sneakdoor.language.conditions import Found
from sneakdoor.language.factions import FACTIONS
from sneakdoor.language.history import Gone, Moved
from sneakdoor.model.abilities import Keyword, Play, Sub
from sneakdoor.model.constants import Modify
from sneakdoor.model.declare import Ability, CardDef
from sneakdoor.model.enums import AGENDA, IDENTITY
from sneakdoor.model.ruleset import DEFAULT

ERROR: Final = "error"
NOTE: Final = "note"

SYMBOLS: Final = frozenset(
    {"credit", "click", "recurring-credit", "mu", "link", "trash", "subroutine", "interrupt", "X"}
)
_ROUGHLY: Final = 1  # how far the numbers of printed lines and of abilities may differ
_STAYING: Final = frozenset({"current", "lockdown"})  # events and operations that stay in play
_NOT_A_SENTENCE: Final = re.compile(r"[+-]\d+\[(?:mu|link)\](?:, [+-]\d+\[link\])?|\d+\[recurring-credit\]")
_SYMBOL: Final = re.compile(r"\[([^\[\]]*)\]")
_X: Final = re.compile(r"\bX is\b|\bX cannot be\b|\bnumber X\b|\bX(?:\[credit\]| hosted )[^:.]*:")
_TRACE: Final = re.compile(r"[Tt]races?(?: on [\w&]+)?\[\w+\]")

# Patterns that no composed text may contain, with a description.
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
    """A problem in a declaration."""

    title: str
    level: str
    words: str

    def __str__(self) -> str:
        return f"{self.title}: {self.words}" + ("" if self.level == ERROR else f" ({self.level})")

    def as_json(self) -> dict[str, str]:
        return {"title": self.title, "level": self.level, "words": self.words}


def lint(
    cards: Iterable[CardDef] | None = None, texts: Texts | None = None, rules: str = DEFAULT.name
) -> list[Finding]:
    """Check all cards declared for these rules or `cards`; with printed texts, also compare counts and sentences."""
    if cards is None:
        from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading all cards takes a moment)

        cards = book(rules).cards
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
            notes = (*counts_differ(card, printed.text), *split_sentences(card, printed.text))
            found += [Finding(card.title, NOTE, words) for words in notes]
    return found


def lint_card(card: CardDef, *, is_back: bool = False) -> list[Finding]:
    """Check one declaration."""
    notes = [*_facts(card, is_back=is_back), *_shape(card), *_registers(card), *_text(card)]
    return [Finding(card.title, level, words) for level, words in notes]


# ---------------------------------------------------------------------------------------------------------------- facts


def _says_requirement(card: CardDef) -> bool:
    """Is the printed requirement an X that the text gives (CR 26.03:1.17.3a)?"""
    return any(isinstance(one, Modify) and one.quantity == "advancement requirement" for one in card.abilities)


def _facts(card: CardDef, *, is_back: bool) -> Iterator[tuple[str, str]]:
    if is_back:
        return  # the front has them
    side, _ = FACTIONS.get(card.faction, (None, ""))
    if side is None:
        yield ERROR, f"{card.faction} is no faction"
    elif side != card.side:
        yield ERROR, f"is a {card.side.name.title()} card of {card.faction}, a faction of the other side"
    if card.type == IDENTITY:
        if not card.min_deck:
            yield ERROR, "is an identity without a minimum deck size"
    elif card.type == AGENDA:
        if not card.advancement and not _says_requirement(card):
            yield ERROR, "is an agenda without an advancement requirement"
    elif card.influence is None:
        yield ERROR, "has no influence cost"  # CR 2.13.2: only agendas and identities go without
    facts = every_card().get(card.title)
    if facts is None or not facts.printings:
        yield NOTE, "no printing is known: an invented card, or a misspelt title"


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
    for word in ("Console", "Region"):
        has = any(isinstance(one, Keyword) and one.name == word.lower() for one in card.abilities)
        if word in card.subtypes and not has:
            yield NOTE, f"is {_a(word.lower())} without its limit"
    if "Alliance" in card.subtypes and not any(isinstance(one, Alliance) for one in card.abilities):
        yield NOTE, "is an alliance card without its condition for decks"
    repeated = [one for one in dict.fromkeys(card.subtypes) if card.subtypes.count(one) > 1]
    if repeated:
        yield ERROR, f"has a subtype twice: {', '.join(repeated)}"


def _encounters(ability: Ability) -> bool:
    """Does it act when this ice is encountered? Such ice may have no subroutines (Troll)."""
    event = getattr(ability, "event", None)
    return event is not None and "encounter" in event.kinds()


# ------------------------------------------------------------------------------------------------------------ registers

# Fields that name the register to which an instruction writes, and the registers from which it reads.
_KEEPS: Final = ("into",)
_LOOKS: Final = ("register", "on", "what")


def _registers(card: CardDef) -> Iterator[tuple[str, str]]:
    for ability in card.abilities:
        nodes = list(walk(ability))
        looked = {getattr(one, name) for one in nodes for name in _LOOKS if isinstance(getattr(one, name, None), str)}
        looked |= {one.name for one in nodes if isinstance(one, Reg | Found | Gone | Moved)}
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
        except Exception as error:  # noqa: BLE001  (any exception is a finding)
            yield ERROR, f"ability {number} cannot say itself: {type(error).__name__}: {error}"
            continue
        for line in text.split("\n"):
            for level, words in english(line, x_cost=card.x_cost or bool(_X.search(_said(card)))):
                yield level, f'{words} in "{line}"'


def english(line: str, *, x_cost: bool = False) -> Iterator[tuple[str, str]]:
    """Problems in a line of composed text.

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
    """The number of printed subroutines: those at the beginning of a line, not those that something gains.

    >>> printed_subroutines('It gains "[subroutine] End the run."\\n[subroutine] End the run.')
    1
    """
    return sum(line.lstrip().startswith("[subroutine]") for line in text.split("\n"))


def counts_differ(card: CardDef, text: str) -> Iterator[str]:
    """Report numbers of subroutines or abilities that clearly differ from the printed text."""
    subs = sum(isinstance(one, Sub) and one.times is None for one in card.abilities)
    if subs != printed_subroutines(text):
        yield f"has {subs} subroutines, and {printed_subroutines(text)} are printed"
    front = text.partition("Flip side:")[0]
    lines = sum(bool(line.strip()) and not line.startswith("Errata") for line in front.split("\n"))
    if abs(lines - len(card.abilities)) > _ROUGHLY:
        yield f"has {len(card.abilities)} abilities, and {lines} lines are printed"


def said(ability: Ability) -> str:
    """The text of an ability; empty if composing it fails."""
    try:
        return ability.say()
    except Exception:  # noqa: BLE001  (`_text` reports it)
        return ""


def _said(card: CardDef) -> str:
    return "\n".join(map(said, card.abilities))


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
