"""What is done for each message of a viewer: for their own seat, with the question that is open, or with a reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from msgspec import UNSET, json

from sneakdoor import Decision, Option, Side
from sneakdoor.bots.wire import MOST_TITLES, typed
from sneakdoor.seating import Policy, UnknownStop, fold, stop_named, title_named
from sneakdoor.web import messages as m
from sneakdoor.web.hearing import Misunderstood, heard, meant, option
from sneakdoor.web.sitting import Sitting
from sneakdoor.web.store import Kept
from sneakdoor.web.streams import encode
from sneakdoor.web.table import AGREED, Link, LiveTable, Refused, side_of
from sneakdoor.web.thinking import Standing

MOST_WISHES: Final = 60

Do = Callable[[LiveTable, Link, Side, m.FromViewer], Awaitable[None]]


async def hear(table: LiveTable, link: Link, raw: str | bytes) -> None:
    """A message came in. Whatever it is, the viewer gets an answer, and nobody else is harmed."""
    try:
        thing, message = heard(raw)
        table.house.metrics.count("messages_in")
        if thing == "ping":
            link.send([encode(m.Pong(message.ping))])
            return
        async with table.lock:
            await _obey(table, link, thing, message)
    except (Misunderstood, Refused) as wrong:
        table.house.metrics.count("messages_refused")
        number = table.sitting.number if table.sitting is not None and side_of(link.role) is not None else None
        link.send([encode(m.Error(str(wrong), number))])


async def _obey(table: LiveTable, link: Link, thing: str, message: m.FromViewer) -> None:
    if table.gone:
        raise Refused("this table was put away; come again")
    side = side_of(link.role)
    if thing == "resync":
        await _resync(table, link)
    elif thing == "chat":
        await _chat(table, link, str(message.chat))
    elif side is None:
        raise Refused("you watch this game: only those who play can do that")
    else:
        await _DO[thing](table, link, side, message)


# ---------------------------------------------------------------------------------------------------- the open question


def _sitting(table: LiveTable) -> Sitting:
    if table.sitting is None:
        raise Refused("the game has not begun yet")
    if table.result is not None:
        raise Refused("the game is over")
    return table.sitting


def _question(table: LiveTable, side: Side, message: m.FromViewer) -> tuple[Sitting, Decision]:
    """The open question, if it is this side's and the one that is meant."""
    sitting = _sitting(table)
    number = sitting.number
    if message.id is not UNSET and message.id != number:
        late = "was answered already" if message.id < number else "was never asked"
        raise Refused(f"question {message.id!s:.20} {late}; question {number} is open")
    decision = sitting.game.decision
    if decision is None or decision.side != side:
        raise Refused("the other side is asked, not you")
    if table.halt.kind != "asked":
        raise Refused("your seat is answering by itself")
    return sitting, decision


async def _choice(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    sitting, decision = _question(table, side, message)
    assert message.choice is not UNSET
    chosen = meant(message.choice, decision.options)
    if chosen not in decision.options:
        reasons = "; ".join(str(one) for one in sitting.game.why_not(chosen, side))
        raise Refused(f"not possible: {reasons or 'it is not one of the options'}"[:1000])
    await table.act(partial(sitting.choose, side, chosen))


async def _text(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    sitting, decision = _question(table, side, message)
    await table.act(partial(sitting.choose, side, typed(decision, str(message.text))))


async def _complete(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    _, decision = _question(table, side, message)
    titles = [one.card for one in decision.complete(str(message.complete))[:MOST_TITLES]]
    link.send([encode(m.Complete(str(message.complete), titles))])


async def _why(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    sitting = _sitting(table)
    asked: Option = option(message.why)
    reasons = await table.work(partial(sitting.game.why_not, asked, side))
    told = [m.RefusalTold(one.rule, str(one)) for one in reasons]
    link.send([encode(m.Why(asked.as_dict(), told))])


async def _concede(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    sitting = _sitting(table)
    await table.act(partial(sitting.concede, side))


# ------------------------------------------------------------------------------------------------------------- words


async def _command(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    sitting = _sitting(table)
    words = str(message.command)
    if await _wish_in_words(table, link, side, words):
        return
    if message.id is UNSET:
        raise Misunderstood('"command" goes with the "id" of the question that it answers')
    _question(table, side, message)
    first, *later = [part.strip() for part in words.split(";") if part.strip()] or [words]
    seat = sitting.seats[side]
    seat.plan(sitting.game, later)
    try:
        await said(table, side, first)
    except (Refused, Misunderstood):
        seat.queue = []
        raise


async def said(table: LiveTable, side: Side, words: str) -> None:
    """Do what words mean at the open question: an option, or a command for many choices."""
    sitting = _sitting(table)
    found = await table.house.thinkers.meaning(Standing.of(table.id, sitting.game), side, words)
    if found.unclear:
        raise Refused(found.unclear)
    if found.proposal is not None:
        if found.proposal.price:
            table.send(m.Note(str(found.proposal)), _role(side))
        await table.act(partial(sitting.begin, side, found.proposal))
    else:
        assert found.option is not None
        await table.act(partial(sitting.choose, side, found.option))


def _role(side: Side) -> m.Role:
    return "corp" if side == Side.CORP else "runner"


# ------------------------------------------------------------------------------------------------------------ wishes


async def _policy(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    sitting = _sitting(table)
    assert message.policy is not UNSET
    await _wishes(table, side, policy_of(message.policy, sitting.seats[side].policy))


def policy_of(told: dict[str, object], now: Policy) -> Policy:
    """The wishes of a seat after a message; what it does not say stays."""
    if unknown := sorted(set(told) - {"auto", "stops", "leave", "hold"}):
        raise Misunderstood(f"a seat has no wish {unknown[0]!s:.40}: auto, stops, leave and hold")
    new = Policy(now.auto, list(now.stops), list(now.leave), now.hold)
    for name in ("auto", "hold"):
        if name in told:
            if not isinstance(told[name], bool):
                raise Misunderstood(f'"{name}" is true or false')
            setattr(new, name, told[name])
    try:
        if "stops" in told:
            new.stops = list(dict.fromkeys(_stop(one) for one in _words(told["stops"], "stops")))
        if "leave" in told:
            new.leave = list(dict.fromkeys(title_named(one) for one in _words(told["leave"], "leave")))
    except UnknownStop as wrong:
        raise Misunderstood(str(wrong)) from None
    return new


def _stop(words: str) -> str:
    return stop_named(words.removeprefix("card "))


def _words(value: object, name: str) -> list[str]:
    if not isinstance(value, list) or len(value) > MOST_WISHES or not all(isinstance(one, str) for one in value):
        raise Misunderstood(f'"{name}" is a list of at most {MOST_WISHES} words')
    if any(len(one) > 100 for one in value):
        raise Misunderstood(f'"{name}" has a word that is too long')
    return value


async def _wishes(table: LiveTable, side: Side, new: Policy) -> None:
    """Keep the wishes of a seat; it may pass now where it asked, or the other way round."""
    sitting = _sitting(table)
    sitting.seats[side].policy = new
    table.kept.wishes = json.encode([seat.policy.as_dict() for seat in sitting.seats]).decode()
    await table.house.store.change(table.id, wishes=table.kept.wishes)
    table.send(m.Seated(m.SeatTold(**new.as_dict())), _role(side))
    decision = sitting.game.decision
    if decision is not None and decision.side == side and table.halt.kind in {"asked", "pause"}:
        await table.act(None)


async def _wish_in_words(table: LiveTable, link: Link, side: Side, words: str) -> bool:
    """The words of the terminal table that set wishes: auto, hold, skip, stop …, leave …"""
    sitting = _sitting(table)
    verb, _, rest = fold(words).partition(" ")
    now = sitting.seats[side].policy
    new = Policy(now.auto, list(now.stops), list(now.leave), now.hold)
    if verb == "skip" and not rest:
        sitting.seats[side].skip(sitting.game.view(side))
        await table.act(None)
        return True
    if verb == "auto" and rest in {"", "on", "off"}:
        new.auto = not now.auto if not rest else rest == "on"
    elif verb == "hold" and not rest:
        new.hold = not now.hold
    elif verb == "stop" and rest:
        _set_stop(new, words.strip()[5:].strip())
    elif verb == "leave" and rest:
        _set_leave(new, words.strip()[6:].strip())
    else:
        return False
    await _wishes(table, side, new)
    return True


def _set_stop(new: Policy, words: str) -> None:
    try:
        if fold(words) == "clear":
            new.stops = []
        elif fold(words).startswith("no "):
            wanted = stop_named(words.strip()[3:])
            new.stops = [one for one in new.stops if one != wanted]
        elif (wanted := stop_named(words)) not in new.stops:
            new.stops.append(wanted)
    except UnknownStop as wrong:
        raise Refused(str(wrong)) from None


def _set_leave(new: Policy, words: str) -> None:
    try:
        title = title_named(words)
    except UnknownStop as wrong:
        raise Refused(str(wrong)) from None
    new.leave = [one for one in new.leave if one != title] if title in new.leave else [*new.leave, title]


# ------------------------------------------------------------------------------------------- offers and taking back


async def _undo(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    """Free if nothing was learnt and nobody else has decided; else the other player is asked. A bot agrees."""
    sitting = _sitting(table)
    place = sitting.place_of(side)
    if place is None:
        raise Refused("you have decided nothing yet that could be taken back")
    other = Side(1 - side)
    if sitting.bots[other] is None:
        free = await table.house.thinkers.undoable(Standing.of(table.id, sitting.game), place, side)
        if not free:
            _open_offer(table, "undo", side)
            table.send(m.Note("Something was learnt since: the other player is asked."), _role(side))
            return
    await _take_back(table, side)


async def _take_back(table: LiveTable, side: Side) -> None:
    sitting = _sitting(table)
    place = sitting.place_of(side)
    if place is None:
        raise Refused("there is nothing to take back any more")
    table.offers.pop("undo", None)
    await table.work(partial(sitting.take_back, place))
    await table.keep(Kept("undo", side, "person", {"to": place}))
    table.house.metrics.count("undone")
    await table.act(None)


def _open_offer(table: LiveTable, what: str, side: Side) -> None:
    if what in table.offers and table.offers[what] == side:
        raise Refused("that is offered already; wait for the answer")
    table.offers[what] = side
    table.send(m.Offer(what, side.name.lower()))  # type: ignore[arg-type]


async def _offer(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    what = str(message.offer)
    if what == "undo":
        await _undo(table, link, side, message)
        return
    _possible(table, what)
    other = Side(1 - side)
    if table.offers.get(what) == other:
        await _agreed(table, what, other)
    elif table.kept.of(other, "bot") is None:
        _open_offer(table, what, side)
    elif what == "draw":
        table.send(m.Offer(what, side.name.lower(), answer=False))  # type: ignore[arg-type]
    else:
        await _agreed(table, what, side)


def _possible(table: LiveTable, what: str) -> None:
    if table.sitting is None:
        raise Refused("the game has not begun yet")
    if what == "open hands" and table.settings.delay < m.LEAST_DELAY:
        raise Refused(f"open hands need a delay for spectators of {m.LEAST_DELAY} seconds, and this table has less")
    if what == "rematch" and table.result is None:
        raise Refused("a rematch can be offered when the game is over")
    if what != "rematch" and table.result is not None:
        raise Refused("the game is over")


async def _answer(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    what, yes = str(message.answer), message.yes is True
    offered = table.offers.get(what)
    if offered is None or offered == side:
        raise Refused(f"nobody has offered you that: {what}")
    _possible(table, what)
    if yes:
        await _agreed(table, what, offered)
    else:
        del table.offers[what]
        table.send(m.Offer(what, offered.name.lower(), answer=False))  # type: ignore[arg-type]


async def _agreed(table: LiveTable, what: str, by: Side) -> None:
    table.offers.pop(what, None)
    table.send(m.Offer(what, by.name.lower(), answer=True))  # type: ignore[arg-type]
    if what == "draw":
        await table.end(None, AGREED)
    elif what == "undo":
        await _take_back(table, by)
    elif what == "open hands":
        table.open_hands()
        await table.house.store.change(table.id, settings=table.kept.settings)
        await table.act(None)
    else:
        await table.house.rematch(table)


# ---------------------------------------------------------------------------------------------------------- the rest


async def _resync(table: LiveTable, link: Link) -> None:
    if table.sitting is None:
        raise Refused("the game has not begun yet")
    link.send(table.streams[link.role].whole())


async def _chat(table: LiveTable, link: Link, words: str) -> None:
    clean = " ".join(words.split())
    at = await table.house.store.said(table.id, link.name, link.role, clean)
    table.send(m.Chat(link.name, link.role, clean, at))


_DO: Final[dict[str, Do]] = {
    "choice": _choice, "text": _text, "complete": _complete, "why": _why, "concede": _concede, "command": _command,
    "policy": _policy, "undo": _undo, "offer": _offer, "answer": _answer,
}  # fmt: skip

__all__ = ["hear", "policy_of", "said"]
