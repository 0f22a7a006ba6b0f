"""Rules English: a card says what it does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sneakdoor.model.declare import CardDef

# Words with which the description of a thing goes on after its noun: "card | in HQ", "piece | of ice".
_AFTER_NOUN: Final = re.compile(
    "about|after|among|and|at|before|directly|from|hosted|in|installed|of|on|or|other|protecting|revealed|scored|that|the"
    "|this|they|to|trashed|unless|which|while|whose|with|without|you"
)
_UNCOUNTED: Final = frozenset({"ice", "hardware", "damage", "publicity", "MU", "them", "those"})
_PROPER: Final = frozenset({"Caïssa", "G-mod"})
_ONES: Final = re.compile(r"^(?:an?|1|one) (?=\S)")
_IT: Final = re.compile(r"\bit\b")
_CHOSEN_ONES: Final = re.compile(r"Choose (?:up to )?(?:any number of|[2-9]|X) ")
_DONE_TO_IT: Final = re.compile(r"(?:[A-Za-z]+ and )?[A-Za-z]+ (?:it|them|those)\b(?!.* and )")
_RUNNERS: Final = re.compile(
    r"\b([Tt])he Runner (must|may|can|cannot|is|has|loses|encounters|approaches|trashes|accesses|takes|draws|gains)\b"
)
_THIS_CARD: Final = re.compile(r"\b([Tt])his card\b")
_VOWEL: Final = re.compile(r"[aeio]|AI\b|AP\b|un(?!i)|up|[AEIO]")


def sentences(do: tuple[Any, ...]) -> str:
    """Instructions as sentences; what is done to a chosen card joins the choice."""
    out: list[str] = []
    for one in do:
        words = one.say()
        if not words:
            continue
        before = out[-1] if out else ""
        if _CHOSEN_ONES.match(before):
            words = _IT.sub("them", words, count=1)
        elif "Shuffle " in before:
            words = _IT.sub("that card", words, count=1)
        if before.startswith("Choose ") and _DONE_TO_IT.match(words) and ". " not in before and " and " not in before:
            out[-1] = f"{before[:-1]} and {words[:1].lower()}{_stopped(words[1:])}"
        else:
            out.append(_stopped(capital(words)))
    return " ".join(out)


def _stopped(words: str) -> str:
    return words + ("" if words.endswith((".", ")", '."', ".'\"")) else ".")


def if_you_do(body: str) -> str:
    """What may be done, with all that follows from it: the second sentence says that it follows."""
    first, dot, rest = body.partition(". ")
    if not dot or rest.startswith(("If ", "Otherwise", "Use this")):
        return body
    return f"{first}. If you do, {rest[:1].lower()}{rest[1:]}"


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def joined(words: list[str], last: str = "and") -> str:
    """The words as "a", "a and b", "a, b, and c"."""
    if len(words) < 3:
        return f" {last} ".join(words)
    return f"{', '.join(words[:-1])}, {last} {words[-1]}"


def a(phrase: str) -> str:
    """The phrase with an article, unless it has one.

    >>> a("icebreaker"), a("unique card"), a("another card")
    ('an icebreaker', 'a unique card', 'another card')
    """
    if phrase.startswith(("a ", "an ", "another ", "the ", "this ", "that ", "one ", "1 ", "host ")):
        return phrase
    return f"{'an' if _VOWEL.match(phrase) else 'a'} {phrase}"


def several(phrase: str) -> str:
    """More than one of a thing: its noun in the plural, and what follows as it was.

    >>> several("card in HQ"), several("piece of ice"), several("copy of this card"), several("virus or weapon")
    ('cards in HQ', 'pieces of ice', 'copies of this card', 'viruses or weapons')
    """
    words = _ONES.sub("", phrase).split(" ")
    head = next((n for n, word in enumerate(words) if n and _AFTER_NOUN.fullmatch(word.rstrip(","))), len(words)) - 1
    words[head] = _plural(words[head])
    if len(words) > head + 2 and words[head + 1] == "or":
        return " ".join([*words[: head + 2], several(" ".join(words[head + 2 :]))])
    return " ".join(words)


def _plural(word: str) -> str:
    if word in _UNCOUNTED or (word.endswith("s") and not word.endswith(("us", "ss"))):
        return word
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")


def counted(n: Any, phrase: str, *, up_to: bool = False) -> str:
    """So many of a thing: "1 card in HQ", "up to 3 cards in HQ", "another card"."""
    if n == 1:
        if phrase.startswith(("another ", "the ", "this ", "that ", "host ", "1 ")):
            return phrase
        text = "1 " + _ONES.sub("", phrase)
        return f"up to {text}" if up_to else text
    if isinstance(n, int):
        return f"{'up to ' if up_to else ''}{n} {several(phrase)}"
    return many("{} " + phrase, n)


def taken(phrase: str, whose: str = "the") -> str:
    """Things that leave their place: "a card from HQ" for "a card in HQ"."""
    phrase = re.sub(r" in (?=HQ|Archives|R&D)", " from ", phrase)
    return re.sub(r" in the (?=grip|heap|stack)", f" from {whose} ", phrase)


def kinds(subtypes: tuple[str, ...], last: str = "or") -> str:
    """Subtypes in running text: small letters, except for names and abbreviations."""
    return joined([one if one.isupper() or one in _PROPER else one.lower() for one in subtypes], last)


def symbol_cost(cost: tuple[Any, ...]) -> str:
    return ", ".join(one.say() for one in cost)


def paying(cost: tuple[Any, ...]) -> str:
    """A cost as something to do: "pay 2[credit] and trash this card"."""
    return joined([_paying(one.say()) for one in cost])


def _paying(words: str) -> str:
    if words.startswith("[click]"):
        return f"spend {words}"
    if words == "[trash]":
        return "trash this card"
    if words.startswith("Hosted "):
        return f"spend 1 hosted {words.removeprefix('Hosted ')}"
    if " hosted " in words and words[0].isdigit():
        return f"spend {words}"
    return words if words[0].islower() else f"pay {words}"


def number(n: Any) -> str:
    """A number or an amount, in words fit for the middle of a sentence."""
    return str(n) if isinstance(n, int) else str(n.say())


def the_number_of(n: Any) -> str:
    """An amount as a number: "the number of cards in HQ"."""
    words = str(n.say())
    if words.startswith(("the ", "its ", "that ", "half ", "twice ")) or words[:1].isdigit() or words == "X":
        return words
    return f"the number of {several(words)}"


def plural(n: Any, word: str) -> str:
    if isinstance(n, int):
        return f"{n} {word}" if n == 1 else f"{n} {several(word)}"
    return f"{n.say()} {several(word)}"


def many(pattern: str, n: Any, tail: str = "") -> str:
    """`pattern` with a number in it and `tail` after it; an amount that counts things adds what it counts."""
    if isinstance(n, int):
        text = pattern.format(n)
        return (text if n == 1 or text.endswith("]") else _of_many(pattern, str(n))) + tail
    per = getattr(n, "per", None)
    if per is not None:
        return many(pattern, per, tail) + f" for each {n.thing()}"
    words = str(n.say())
    if words == "X":
        return _of_many(pattern, "X") + tail
    if words == "all":
        return _of_many(pattern.replace("[credit]", " credit"), "all") + tail
    if words.startswith(("that many", "all ", "up to ", "any number")):
        return _of_many(pattern.replace("[credit]", " credit"), words) + tail
    return f"{_of_many(pattern, 'X')}{tail}, where X is {the_number_of(n)}"


def _of_many(pattern: str, n: str) -> str:
    lead, _, thing = pattern.partition("{}")
    if not thing.startswith(" "):
        return f"{lead}{n}{thing}"
    return f"{lead}{n} {several(thing[1:])}"


def card_text(card: CardDef) -> str:
    """All that a card says, an ability to a line; the card calls itself by its type."""
    lines = [ability.say() for ability in card.abilities]
    parts = "\n".join(line for line in lines if line).split('"')
    # What stands in quotes is said by another card.
    parts[::2] = [_own(_THIS_CARD.sub(rf"\1his {card.type}", part), card) for part in parts[::2]]
    return '"'.join(parts)


def _own(text: str, card: CardDef) -> str:
    """A card speaks to its own player: "you" and "your" are that side."""
    text = re.sub(r"for each (?=\d)", "for every ", text)
    if "Install only on" in text and "ice." in text:
        text = text.replace("host card", "host ice")
    if card.side == 0:  # the Corp
        text = text.replace("the Corp's score area", "your score area")
        return text.replace("you make a successful run", "the Runner makes a successful run")
    text = text.replace("the Runner's score area", "your score area")
    text = re.sub(r"\bthe (?=grip|heap|stack)\b", "your ", text)
    return _RUNNERS.sub(_as_you, text)


def _as_you(found: re.Match[str]) -> str:
    word = found[2]
    plain = {"is": "are", "has": "have"}.get(word)
    if plain is None:
        plain = word[:-2] if word.endswith(("shes", "ches", "sses")) else word.removesuffix("s")
    return f"{'You' if found[1] == 'T' else 'you'} {plain}"
