"""Moves as options of the side that is asked: typed, frozen, and naming only what that side may see."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.ability_text import ability_words, mode_words
from sneakdoor.kernel.frames import Move
from sneakdoor.language.instructions.control import Decide
from sneakdoor.model.enums import HAND, server_name
from sneakdoor.model.moves import MoveKind, OptionKind
from sneakdoor.model.state import State
from sneakdoor.option import Option
from sneakdoor.option_text import called, name, subroutine_words
from sneakdoor.rules.encounters import KEEP_UNBROKEN, current_encounter
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.questions import Pick

GRANTED: Final = 100
"""Abilities that a card was given are numbered from here, by their place on the card that gives them."""


_cache: dict[tuple[Any, ...], Option] = {}


def _option(
    kind: OptionKind,
    card: str = "",
    handle: int = 0,
    ability: int = -1,
    server: str = "",
    number: int = -1,
    zone: str = "",
    words: str = "",
) -> Option:
    key = (kind, card, handle, ability, server, number, zone, words)
    return _cache.get(key) or _keep(key, Option(kind, card, handle, ability, server, number, zone, words))


def _keep(key: tuple[Any, ...], option: Option) -> Option:
    """Cache an option: making one costs more than finding it."""
    if len(_cache) > 50_000:
        _cache.clear()
    _cache[key] = option
    return option


_PLAIN: Final[dict[OptionKind, str]] = {
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "continue": "Continue the run",
    "jack out": "Jack out",
    "go on": "Go on",
    "credit": "Gain 1 credit",
    "draw": "Draw a card",
    "purge": "Purge virus counters",
    "remove tag": "Remove a tag",
    "rig": "Install it in the rig",
    "trash": "Pay the trash cost",
    "steal": "Pay the cost and steal",
    "normally": "Access cards as usual",
    "concede": "Concede",
}

_CARD_WORDS: Final[dict[OptionKind, str]] = {
    "rez": "Rez {}",
    "score": "Score {}",
    "install": "Install {}",
    "play": "Play {}",
    "advance": "Advance {}",
    "trash resource": "Trash {}",
    "trash": "Trash {}",
    "pick": "{}",
    "host": "Install it on {}",
    "access": "Access {}",
    "instead": "Instead: {}",
    "decline": "Decline the additional cost ({})",
    "name": "{}",
}


def present(s: State, move: Move, side: int) -> Option:
    """A move as an option of the side that is asked."""
    found = _cache.get(move)  # a move that means the same in every state
    return _of_the_moment(s, move, side) if found is None else found


def _of_the_moment(s: State, move: Move, side: int) -> Option:
    """A move that depends on the state, or is not cached yet."""
    kind: MoveKind = move[0]
    if len(move) == 1:
        return _keep(move, _option(kind, words=_PLAIN[kind]))
    what = move[1]
    if kind in _FROM_HAND and s.zone[what] == HAND and s.owner[what] == side:
        return _titled(kind, s.book.cards[s.code[what]].title)
    if kind in _ABILITIES:
        return _ability_option(s, move, side)
    return _of_a_card(s, kind, what, side) if kind in _CARDS else _of_other_things(s, move, side)


def _of_other_things(s: State, move: Move, side: int) -> Option:
    """Answers that name no card in play: a server, a number, a title, a mode, a subroutine."""
    kind: MoveKind = move[0]
    what = move[1]
    if kind in ("run", "server"):
        server = server_name(what)
        return _keep(move, _option(kind, server=server, words=f"Run {server}" if kind == "run" else server))
    if kind == "number":
        return _keep(move, _option(kind, number=what, words=str(what)))
    if kind == "subroutine":
        return _option(kind, number=what, words=_of_subroutine(s, move[2]))
    if kind == "name":
        return _titled(kind, s.book.cards[what].title)
    if kind == "mode":
        decide = s.book.abilities[move[2]].program[move[3]]
        words, by = (decide.words[what], decide.by) if isinstance(decide, Decide) else (str(what), -1)
        return _option(kind, number=what, words=mode_words(s, words, by))
    if kind == "access" and isinstance(what, str):
        card = "a facedown card" if what == "Archives" else "a card"
        return _option(kind, server=what, words=f"Access {card} from {what}")
    top = s.stack[-1]
    if kind == "pick" and isinstance(top, Pick) and top.kind in ("break", KEEP_UNBROKEN):
        return _subroutine_option(s, what)
    return _of_a_card(s, kind, what, side)


def _of_a_card(s: State, kind: MoveKind, cid: int, side: int) -> Option:
    """An answer about a card, as the side that is asked calls it."""
    if s.zone[cid] == HAND and s.owner[cid] == side:
        return _titled(kind, s.book.cards[s.code[cid]].title)
    title, handle, zone = name(s, cid, side)
    if not title:
        return _option(kind, "", handle, zone=zone, words=_CARD_WORDS[kind].format(called(s, cid, side)))
    key = (kind, title, handle, zone)
    found = _cache.get(key)
    if found is None:
        found = _keep(key, _option(kind, title, handle, zone=zone, words=_CARD_WORDS[kind].format(title)))
    return found


_FROM_HAND: Final = frozenset({"install", "play"})
"""What is nearly always about a card in hand."""
_ABILITIES: Final = frozenset({"use", "action", "permit", "trigger"})
"""What is about an ability of a card."""
_CARDS: Final = frozenset({"rez", "score", "advance", "trash resource", "host", "decline"})
"""What is always about a card, and where a card is what it seems."""


def _titled(kind: MoveKind, title: str) -> Option:
    """An answer that goes by a title alone: a name, or a card in the hand of the side that is asked."""
    key = (kind, title)
    return _cache.get(key) or _keep(key, _option(kind, title, words=_CARD_WORDS[kind].format(title)))


def _place(s: State, cid: int, number: int) -> int:
    """The index of an ability among those of its card, which does not depend on other cards."""
    own = s.book.own[s.code[cid]]
    if number in own:
        return own.index(number)
    place = s.book.place(number)
    thing = s.things.get(cid)
    gained: tuple[int, ...] = thing.memo.get("gained", ()) if thing is not None else ()
    if number in gained:  # as text of other cards, of which several may have an ability in the same place
        place += GRANTED * sum(s.book.place(one) == place for one in gained[: gained.index(number)])
    return GRANTED + place


def _ability_option(s: State, move: Move, side: int) -> Option:
    kind: MoveKind = move[0]
    cid, number = move[1], move[2]
    title, handle, zone = name(s, cid, side)
    place = _place(s, cid, number)
    same = -1
    if kind == "trigger" and len(move) > 3:
        pending = s.stack[-1].waiting()
        alike = [one.serial for one in pending if one.src == cid and one.ability == number]
        same = alike.index(move[3]) if len(alike) > 1 else -1
    words = f"{title or called(s, cid, side)}: {ability_words(s, number)}"
    return _option(kind, title, handle, place, number=same, zone=zone, words=words)


_ALONE: Final = frozenset({
    "run", "server", "number", "name", "mode", "subroutine", "install", "play", "rez", "score", "advance",
    "trash resource",
})  # fmt: skip
"""Kinds of moves of which no two in a question read alike."""


def distinct(s: State, moves: list[Move]) -> list[Move]:
    """The moves behind the options of an open question, in their order: of those that read alike the first."""
    things = s.things
    alone = ""  # the kind of the move before, if no two of it read alike: the next is nearly always of the same kind
    for move in moves:
        kind: MoveKind = move[0]
        if kind is alone or len(move) == 1:
            continue
        if kind in _ALONE:
            alone = kind
            continue
        what = move[1]
        if what in things and kind != "instead" and (len(move) < 3 or move[2] in s.book.own[s.code[what]]):
            continue  # a card on the table goes by its handle, and its abilities by their places
        return list(options_of(s, moves, s.asked).values())
    return moves


def options_of(s: State, moves: list[Move], side: int) -> dict[Option, Move]:
    """Moves by the options that they are to a side."""
    out: dict[Option, Move] = {}
    for move in moves:
        option = _cache.get(move)  # a move that means the same in every state
        out.setdefault(_of_the_moment(s, move, side) if option is None else option, move)
    return out


def _of_subroutine(s: State, number: int) -> str:
    """A subroutine that may resolve next, for the side that chooses it."""
    return subroutine_words(s, number, s.stack[-1].source(), s.asked)


def _subroutine_option(s: State, position: int) -> Option:
    encounter = current_encounter(s)
    words = f"subroutine {position + 1}"
    if encounter is not None:
        subs = subroutines(s, encounter.ice)
        if position < len(subs):
            words += ": " + subroutine_words(s, subs[position][0], encounter.ice, s.asked)
    return _option("subroutine", number=position, words=words)


__all__ = ["distinct", "options_of", "present"]
