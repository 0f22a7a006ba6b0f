"""The lines of JSON between a seat and a program: what is asked, and what an answer means.

docs/protocol.md says it for those who write the program.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor import Decision, DeckList, Option, Question, Refusal, Side, View, __version__

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 20
MOST_TITLES: Final = 20
Message = dict[str, Any]


class Misunderstood(ValueError):
    """A line that is no answer; the message says why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a line asks for: a choice, a reason, to give up; or a title that is typed, or to be completed."""

    choice: int | Option | None = None
    why: Option | None = None
    concede: bool = False
    text: str | None = None
    complete: str | None = None


# ---------------------------------------------------------------------------------------------------------- said to it


def hello(side: Side, deck: DeckList | None, games: int) -> Message:
    """The first message."""
    mine = None
    if deck is not None:
        mine = {"name": getattr(deck, "name", ""), "identity": deck.identity, "cards": dict(deck.cards)}
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "version": __version__,
        "side": side.name.lower(),
        "games": games,
        "deck": mine,
    }


def question(view: View, game: int, number: int) -> Message:
    """A question with every legal answer, and all that the side may know."""
    asked = view.decision
    assert asked is not None
    data = view.as_dict(log=False)
    del data["decision"]
    return {
        "type": "decision",
        "game": game,
        "id": number,
        "kind": asked.kind,
        "rule": asked.rule,
        "role": asked.role,
        "prompt": asked.prompt,
        "situation": asked.situation,
        "choice": asked.choice,
        "card": asked.card,
        **({"text": True} if asked.text else {}),
        "options": [option.as_json(n) for n, option in enumerate(asked.options)],
        "view": data,
    }


def line(message: Message) -> bytes:
    return json.dumps(message).encode() + b"\n"


# -------------------------------------------------------------------------------------------------------- heard of it


def chosen(asked: Question | Decision, given: Answer) -> Option:
    """The option that an answer names by its index, by its meaning or by a title."""
    choice = given.choice if given.text is None else typed(asked, given.text)
    options = asked.options
    if isinstance(choice, int):
        if not 0 <= choice < len(options):
            raise Misunderstood(f"there is no option {choice}: they are numbered from 0 to {len(options) - 1}")
        return options[choice]
    assert choice is not None
    return choice


def typed(asked: Question | Decision, text: str) -> Option:
    """The option that a typed title means."""
    if not asked.text:
        raise Misunderstood("this question does not ask for text: choose one of its options")
    found = asked.complete(text)
    if len(found) != 1:
        meant = "; ".join(option.card for option in found[:MOST_TITLES]) or "no card"
        raise Misunderstood(f"{text!s:.60} can mean {meant}")
    return found[0]


def understood(line: bytes, question: int) -> Answer:
    """Parse a line.

    >>> understood(b'{"choice": 3}', 1)
    Answer(choice=3, why=None, concede=False, text=None, complete=None)
    >>> understood(b"hello", 1)
    Traceback (most recent call last):
    sneakdoor.bots.wire.Misunderstood: not JSON: Expecting value (column 1)
    """
    try:
        given = json.loads(line.decode())
    except UnicodeDecodeError:
        raise Misunderstood("not UTF-8") from None
    except json.JSONDecodeError as wrong:
        raise Misunderstood(f"not JSON: {wrong.msg} (column {wrong.colno})") from None
    except (ValueError, RecursionError):
        raise Misunderstood("not JSON that can be read: a number too long, or too many brackets") from None
    if type(given) is int:
        return Answer(choice=given)
    if not isinstance(given, dict):
        raise Misunderstood('an answer is an object, like {"choice": 0}')
    number = given.get("id", question)
    if number != question:
        raise Misunderstood(f"the answer is to question {number!s:.40}, and question {question} is open")
    asked = [key for key in ("choice", "why", "concede", "text", "complete") if key in given]
    if len(asked) != 1:
        raise Misunderstood('an answer has one of "choice", "why", "concede", "text" and "complete"')
    if asked[0] in ("text", "complete"):
        letters = given[asked[0]]
        if not isinstance(letters, str):
            raise Misunderstood(f'"{asked[0]}" has a title, or its beginning')
        return Answer(text=letters) if asked == ["text"] else Answer(complete=letters)
    if asked == ["concede"]:
        if given["concede"] is not True:
            raise Misunderstood('to give up, say {"concede": true}')
        return Answer(concede=True)
    if asked == ["choice"]:
        choice = given["choice"]
        return Answer(choice=choice if type(choice) is int else option(choice))
    return Answer(why=option(given["why"]))


ADDED: Final = frozenset({"index", "words", "consequence", "idle"})
"""What an option is told with beside its meaning."""


def option(fields: Any) -> Option:
    """An option by its meaning; what the seat adds to options may stay in."""
    if not isinstance(fields, dict):
        raise Misunderstood("a choice is an option's index, or an option as it was given")
    try:
        return Option.from_dict({key: value for key, value in fields.items() if key not in ADDED})
    except (ValueError, TypeError) as wrong:
        raise Misunderstood(f"{wrong!s:.200}") from None


def refusal(one: Refusal) -> Message:
    return {"rule": one.rule, "words": str(one)}
