"""Phrases that card texts are composed of: numbers and amounts, costs, and the text of a whole card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sneakdoor.grammar.nouns import bare, is_definite, joined, several
from sneakdoor.grammar.reported import reported, same_person
from sneakdoor.grammar.sentences import as_sentences, lower, mentioned
from sneakdoor.grammar.verbs import address
from sneakdoor.model.enums import CORP, EVENT, OPERATION, RUNNER, SIDE_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sneakdoor.model.declare import Amount, CardDef, Cost, Program

_THIS_CARD: Final = re.compile(r"\b([Tt])his card\b")
_OWN_ZONE: Final = re.compile(r"\byour (hand|deck|discard pile)\b")
_ZONES: Final = (
    {"hand": "HQ", "deck": "R&D", "discard pile": "Archives"},
    {"hand": "your grip", "deck": "your stack", "discard pile": "your heap"},
)
_THEIR_ZONES: Final = (
    {"hand": "HQ", "deck": "R&D", "discard pile": "Archives"},
    {"hand": "the grip", "deck": "the stack", "discard pile": "the heap"},
)
STAYS: Final[frozenset[str]] = frozenset({"current", "lockdown"})
"""Keys of cards that stay in play after being played (CR 3.5.1b, 3.7.1b)."""
_OPPONENT: Final = re.compile(r"\byour opponent\b", re.IGNORECASE)
_OWN_PILE: Final = re.compile(r"\bthe (grip|heap|stack)\b")


def sentences(do: Program) -> str:
    """Instructions as sentences."""
    return as_sentences([one.say() for one in do])


def counted(n: int | Amount, phrase: str, *, up_to: bool = False) -> str:
    """A number of things: "1 card in HQ", "up to 3 cards in HQ", "another card"."""
    if n == 1:
        if is_definite(phrase):
            return phrase
        text = "1 " + bare(phrase)
        return f"up to {text}" if up_to else text
    if isinstance(n, int):
        return f"{'up to ' if up_to else ''}{n} {several(phrase)}"
    return ("up to " if up_to else "") + many("{} " + bare(phrase), n)


def symbol_cost(cost: Cost) -> str:
    return ", ".join(one.say() for one in cost)


def paying(cost: Cost) -> str:
    """A cost as an imperative: "pay 2[credit] and trash this card"."""
    parts: list[str] = []
    for one in cost:
        words = _paying(one.say())
        again = bool(parts) and words.startswith("pay ") and parts[0].startswith("pay ")
        parts.append(words.removeprefix("pay ") if again else words)
    tails = {part.partition(" for each ")[2] for part in parts}
    if len(parts) > 1 and len(tails) == 1 and (tail := tails.pop()):
        return f"{joined([part.partition(' for each ')[0] for part in parts])} for each {tail}"
    return joined(parts)


def _paying(words: str) -> str:
    one, or_, two = words.partition(" or ")
    if or_ and not one.startswith("trash ") and (one[:1] == "[" or two[:1] == "[" or one[0].isdigit()):
        return f"{_paying(one)} or {_paying(two)}"
    if words.startswith("[click]"):
        return f"spend {words}"
    if words == "[trash]":
        return "trash this card"
    if words.startswith("any "):
        return f"spend {words}"
    if words.startswith("hosted "):
        return f"spend 1 {words}"
    if " hosted " in words and words[0].isdigit():
        return f"spend {words}"
    return words if words[0].islower() else f"pay {words}"


def number(n: int | Amount) -> str:
    """A number or an amount in the middle of a sentence."""
    return str(n) if isinstance(n, int) else str(n.say())


def the_number_of(n: int | Amount) -> str:
    """An amount as a number: "the number of cards in HQ"."""
    if not isinstance(n, int) and n.step() == 2:
        return f"twice the number of {several(n.thing())}"
    words = number(n)
    if words.startswith(("the ", "its ", "that ", "half ", "twice ")) or words[:1].isdigit() or words == "X":
        return words
    return f"the number of {several(words)}"


def plural(n: int | Amount, word: str) -> str:
    if isinstance(n, int):
        return f"{n} {word}" if abs(n) == 1 else f"{n} {several(word)}"
    return f"{n.say()} {several(word)}"


def many(pattern: str, n: int | Amount, tail: str = "") -> str:
    """Fill a number into `pattern` and add `tail`; an amount that counts things adds what it counts."""
    if isinstance(n, int):
        text = pattern.format(n)
        return (text if n == 1 or text.endswith("]") else _of_many(pattern, str(n))) + tail
    per = n.step()
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


def token(kind: str) -> str:
    """The name of a kind of token on cards."""
    return {"advancement": "advancement token", "credit": "credit"}.get(kind, f"{kind} counter")


def tokens(n: int | Amount, kind: str, tail: str = "") -> str:
    """A number of tokens: "2 virus counters", "3[credit]"."""
    return many("{}[credit]" if kind == "credit" else "{} " + token(kind), n, tail)


def card_text(card: CardDef) -> str:
    """The text of a card, one ability per line; it refers to itself by its type."""
    lines = [ability.say() for ability in card.abilities]
    if card.type in (EVENT, OPERATION) and not any(set(one.keys(card.side)) & STAYS for one in card.abilities):
        lines = [
            _for_now(line) if one.holds() and one.keys(card.side) else line
            for one, line in zip(card.abilities, lines, strict=True)
        ]
    return spoken(card.ruleset.worded("\n".join(line for line in lines if line)), card)


def _for_now(line: str) -> str:
    """The text of a constant ability of a card that only lasts while it is played (CR 3.5.1, 3.7.1)."""
    known = mentioned(line, "run")
    if known != line or "this card" in line:
        return known
    return f"While this card is being resolved, {lower(line)}"


def spoken(text: str, card: CardDef, *, by_type: bool = True) -> str:
    """Address the text of a card to its player. Quoted text belongs to another card.

    With `by_type` a card refers to itself as "this ice"; abilities granted to other cards cannot.
    """
    parts = text.split('"')
    if by_type:
        parts[::2] = [_THIS_CARD.sub(rf"\1his {card.type}", part) for part in parts[::2]]
    parts[::2] = [_own(part, card.side) for part in parts[::2]]
    return '"'.join(parts)


def addressed_to(text: str, speaker: int, listener: int, name: str) -> str:
    """Address the text of an ability to either player, with its card named. The speaker is the side that resolves it.

    The opponent reads what the speaker does, and "you" where the ability refers to them.
    """
    key = (text, speaker, listener, name)
    found = _addressed.get(key)
    if found is None:
        if len(_addressed) > _MOST_ADDRESSED:
            _addressed.clear()
        parts = text.split('"')
        parts[::2] = [_address_part(part, speaker, listener) for part in parts[::2]]
        found = _addressed[key] = _THIS_OBJECT.sub(lambda _: name, '"'.join(parts))
    return found


_addressed: dict[tuple[str, int, int, str], str] = {}
_MOST_ADDRESSED: Final = 50_000
_THIS_OBJECT: Final = re.compile(
    r"\b[Tt]his (?:card|ice|identity|agenda|asset|upgrade|operation|program|hardware|resource|event)\b"
)


def _address_part(text: str, speaker: int, listener: int) -> str:
    if speaker == listener:
        return _own(text, speaker)
    text = _OPPONENT.sub(SIDE_NAMES[listener], text)
    text = reported(_OWN_ZONE.sub(_zone_of(speaker), text), SIDE_NAMES[speaker])
    if listener == RUNNER:
        text = _OWN_PILE.sub(r"your \1", text)
    return same_person(address(text, SIDE_NAMES[listener], SIDE_NAMES[speaker]))


def _zone_of(side: int) -> Callable[[re.Match[str]], str]:
    names = _THEIR_ZONES[side]
    return lambda found: names[found[1]]


def _own(text: str, side: int) -> str:
    """Replace the name of the card's own side by "you" and "your"."""
    text = re.sub(r"for each (?=\d)", "for every ", text)
    if "nstall only on" in text and "ice." in text:
        text = text.replace("host card", "host ice")
    if side == RUNNER:
        text = _OWN_PILE.sub(r"your \1", text)
    text = _OWN_ZONE.sub(lambda found: _ZONES[side][found[1]], text)
    other = RUNNER if side == CORP else CORP
    return address(text, SIDE_NAMES[side], SIDE_NAMES[other])
