"""Handlers for the messages of viewers: each acts for the viewer's own seat, or refuses with a reason."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import UNSET, UnsetType, json

from sneakdoor import Decision, Option, Side
from sneakdoor.bots.wire import MOST_TITLES, typed
from sneakdoor.rulebook import DEFAULT_RULES
from sneakdoor.seating import Policy, UnknownStop, fold, stop_named, title_named
from sneakdoor.web import messages as m
from sneakdoor.web.access_control import TokenBucket
from sneakdoor.web.bot_workers import GamePosition, TookTooLong
from sneakdoor.web.decode import Misunderstood, decode, meant, option
from sneakdoor.web.hints import advise
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.store import KeptEvent
from sneakdoor.web.streams import encode
from sneakdoor.web.table import AGREED, Link, LiveTable, Refused, side_of

MOST_WISHES: Final = 60
RESYNCS: Final = (10.0, 0.5)
"""How often a viewer may resync: burst, and times per second. It is the largest answer there is."""


async def hear(table: LiveTable, link: Link, raw: str | bytes) -> None:
    """Handle a message. The viewer always gets an answer, and a bad message harms nobody else."""
    try:
        message = decode(raw)
        table.manager.metrics.count("messages_in")
        if isinstance(message, m.Ping):
            link.send([encode(m.Pong(message.ping))])
            return
        async with table.lock:
            await _handle(table, link, message)
    except (Misunderstood, Refused) as wrong:
        table.manager.metrics.count("messages_refused")
        number = table.streams[link.role].n if table.live_game is not None and side_of(link.role) is not None else None
        link.send([encode(m.Error(str(wrong), number))])


async def _handle(table: LiveTable, link: Link, message: m.FromViewer) -> None:
    if table.gone:
        raise Refused("this table was put away; come again")
    side = side_of(link.role)
    if isinstance(message, m.Resync):
        await _resync(table, link)
    elif isinstance(message, m.Say):
        await _chat(table, link, message.chat)
    elif side is None:
        raise Refused("you watch this game: only those who play can do that")
    else:
        await _handle_player(table, link, side, message)


async def _handle_player(table: LiveTable, link: Link, side: Side, message: m.FromViewer) -> None:
    match message:
        case m.Choose():
            await _choice(table, side, message)
        case m.TypeText():
            await _text(table, side, message)
        case m.CommandLine():
            await _command(table, side, message)
        case m.AskWhy():
            await _why(table, link, side, message)
        case m.CompleteTitle():
            await _complete(table, link, side, message)
        case m.AskHint():
            await _hint(table, link, side, message)
        case m.SetPolicy():
            await _policy(table, side, message)
        case m.TakeBack():
            await _undo(table, side)
        case m.MakeOffer():
            await _offer(table, side, message.offer)
        case m.AnswerOffer():
            await _answer(table, side, message.answer, yes=message.yes)
        case m.WithdrawOffer():
            await _withdraw(table, side, message.withdraw)
        case m.GiveUp():
            await table.act(partial(_live_game(table).concede, side))
        case _:
            raise Refused("this is a game, not a lesson")


# ---------------------------------------------------------------------------------------------------- the open question


def _live_game(table: LiveTable) -> LiveGame:
    if table.live_game is None:
        raise Refused("the game has not begun yet")
    if table.result is not None:
        raise Refused("the game is over")
    return table.live_game


def _question(table: LiveTable, side: Side, asked: int | UnsetType) -> tuple[LiveGame, Decision]:
    """The open question, if it is this side's and the one that is meant.

    Reasons depend only on the messages that the side was sent: they must not show where the other side is.
    """
    live_game, stream = _live_game(table), table.streams[side.word]
    open_, decision = stream.open, live_game.game.decision
    if asked is not UNSET and (open_ is None or asked != open_.id):
        late = stream.answered if open_ is None else open_.id
        if asked <= late:
            now = "none is open" if open_ is None else f"question {open_.id} is open"
            raise Refused(f"question {asked!s:.20} was answered already; {now}")
        if open_ is not None:
            raise Refused(f"question {asked!s:.20} was never asked; question {open_.id} is open")
    if open_ is None or decision is None or table.asked != side:
        raise Refused("nothing is asked of you now")
    if table.held == live_game.number:
        raise Refused("you have answered that already; it takes effect in a moment")
    return live_game, decision


async def _choice(table: LiveTable, side: Side, message: m.Choose) -> None:
    live_game, decision = _question(table, side, message.id)
    offered = (*decision.options, *decision.idle)
    chosen = meant(message.choice, offered)
    if chosen not in offered:
        refusals = await table.work(partial(live_game.game.why_not, chosen, side))
        reasons = "; ".join(str(one) for one in refusals)
        raise Refused(f"not possible: {reasons or 'it is not one of the options'}"[:1000])
    await _answers(table, side, chosen)


async def _text(table: LiveTable, side: Side, message: m.TypeText) -> None:
    _, decision = _question(table, side, message.id)
    await _answers(table, side, typed(decision, message.text))


async def _complete(table: LiveTable, link: Link, side: Side, message: m.CompleteTitle) -> None:
    _, decision = _question(table, side, message.id)
    found = await table.work(partial(decision.complete, message.complete))
    titles = [one.card for one in found[:MOST_TITLES]]
    link.send([encode(m.Complete(message.complete, titles))])


async def _why(table: LiveTable, link: Link, side: Side, message: m.AskWhy) -> None:
    live_game = _live_game(table)
    asked: Option = option(message.why)
    # A side that is not asked is answered from its last moment: the game may have gone on in secret since.
    last = live_game.observers[side].last
    stands = live_game.game if table.asked == side or last is None else last.game
    reasons = await table.work(partial(stands.why_not, asked, side))
    refusals = [m.RefusalData(one.rule, str(one)) for one in reasons]
    link.send([encode(m.Why(asked.as_dict(), refusals))])


async def _hint(table: LiveTable, link: Link, side: Side, message: m.AskHint) -> None:
    """Say what a bot would do here. Only in games against a bot: a person has not agreed to play against two."""
    live_game, _ = _question(table, side, message.id)
    if live_game.bots[1 - side] is None:
        raise Refused("hints are for games against a bot")
    open_ = table.streams[side.word].open
    assert open_ is not None
    table.apart(_advise(table, link, side, open_.id))


async def _advise(table: LiveTable, link: Link, side: Side, number: int) -> None:
    live_game = _live_game(table)
    person = table.kept.of(side) or table.kept.host
    try:
        found = await table.manager.bot_workers.serve(person, advise, GamePosition.of(table.id, live_game.game), side)
    except TookTooLong as slow:
        link.send([encode(m.Error(f"no hint could be worked out: {slow}"))])
        return
    if found.words:
        link.send([encode(m.Hint(number, found.option, found.words))])


# ------------------------------------------------------------------------------------------------------------- words


async def _command(table: LiveTable, side: Side, message: m.CommandLine) -> None:
    live_game = _live_game(table)
    words = message.command
    if await _wish_in_words(table, side, words):
        return
    if message.id is UNSET:
        raise Misunderstood('"command" goes with the "id" of the question that it answers')
    _question(table, side, message.id)
    first, *later = [part.strip() for part in words.split(";") if part.strip()] or [words]
    seat = live_game.seats[side]
    seat.plan(live_game.game, later)
    try:
        await said(table, side, first)
    except (Refused, Misunderstood):
        seat.queue = []
        raise


async def said(table: LiveTable, side: Side, words: str) -> None:
    """Do what words mean at the open question: choose an option, or begin a command for many choices."""
    live_game = _live_game(table)
    person = table.kept.of(side) or table.kept.host
    try:
        found = await table.manager.bot_workers.meaning(person, GamePosition.of(table.id, live_game.game), side, words)
    except TookTooLong as slow:
        raise Refused(f"these words cannot be worked out: {slow}") from None
    if found.unclear:
        raise Refused(found.unclear)
    if found.proposal is not None:
        if found.proposal.price:
            table.send(m.Note(str(found.proposal)), side.word)
        if found.proposal.carrying.wants:
            _lapse(table, side)
        await table.act(partial(live_game.begin, side, found.proposal))
    else:
        assert found.option is not None
        await _answers(table, side, found.option)


# ------------------------------------------------------------------------------------------------------------ wishes


async def _policy(table: LiveTable, side: Side, message: m.SetPolicy) -> None:
    live_game = _live_game(table)
    await _wishes(table, side, policy_of(message.policy, live_game.seats[side].policy, live_game.game.rules))


def policy_of(given: dict[str, object], now: Policy, rules: str = DEFAULT_RULES) -> Policy:
    """The settings of a seat after a message; those that it does not give stay."""
    if unknown := sorted(set(given) - {"auto", "stops", "leave", "hold"}):
        raise Misunderstood(f"a seat has no wish {unknown[0]!s:.40}: auto, stops, leave and hold")
    new = Policy(now.auto, list(now.stops), list(now.leave), now.hold)
    for name in ("auto", "hold"):
        if name in given:
            if not isinstance(given[name], bool):
                raise Misunderstood(f'"{name}" is true or false')
            setattr(new, name, given[name])
    try:
        if "stops" in given:
            new.stops = list(dict.fromkeys(_stop(one, rules) for one in _words(given["stops"], "stops")))
        if "leave" in given:
            new.leave = list(dict.fromkeys(title_named(one, rules=rules) for one in _words(given["leave"], "leave")))
    except UnknownStop as wrong:
        raise Misunderstood(str(wrong)) from None
    return new


def _stop(words: str, rules: str) -> str:
    return stop_named(words.removeprefix("card "), rules)


def _words(value: object, name: str) -> list[str]:
    if not isinstance(value, list) or len(value) > MOST_WISHES or not all(isinstance(one, str) for one in value):
        raise Misunderstood(f'"{name}" is a list of at most {MOST_WISHES} words')
    if any(len(one) > 100 for one in value):
        raise Misunderstood(f'"{name}" has a word that is too long')
    return value


async def _wishes(table: LiveTable, side: Side, new: Policy) -> None:
    """Store the settings of a seat; it may pass now where it asked, or the other way round."""
    live_game = _live_game(table)
    live_game.seats[side].policy = new
    table.kept.wishes = json.encode([seat.policy.as_dict() for seat in live_game.seats]).decode()
    await table.change(wishes=table.kept.wishes)
    table.send(m.Seated(m.SeatData(**new.as_dict())), side.word)
    decision = live_game.game.decision
    if decision is not None and decision.side == side and table.halt.kind in {"asked", "pause"} and table.held is None:
        await table.act(None)


async def _wish_in_words(table: LiveTable, side: Side, words: str) -> bool:
    """Handle the commands that change settings, as at the terminal: auto, hold, skip, stop …, leave …"""
    live_game = _live_game(table)
    verb, _, rest = fold(words).partition(" ")
    now = live_game.seats[side].policy
    new = Policy(now.auto, list(now.stops), list(now.leave), now.hold)
    if verb == "skip" and not rest:
        live_game.seats[side].skip(live_game.game.view(side))
        await table.act(None)
        return True
    if verb == "auto" and rest in {"", "on", "off"}:
        new.auto = not now.auto if not rest else rest == "on"
    elif verb == "hold" and not rest:
        new.hold = not now.hold
    elif verb == "stop" and rest:
        _set_stop(new, words.strip()[5:].strip(), live_game.game.rules)
    elif verb == "leave" and rest:
        _set_leave(new, words.strip()[6:].strip(), live_game.game.rules)
    else:
        return False
    await _wishes(table, side, new)
    return True


def _set_stop(new: Policy, words: str, rules: str) -> None:
    try:
        if fold(words) == "clear":
            new.stops = []
        elif fold(words).startswith("no "):
            wanted = stop_named(words.strip()[3:], rules)
            new.stops = [one for one in new.stops if one != wanted]
        elif (wanted := stop_named(words, rules)) not in new.stops:
            new.stops.append(wanted)
    except UnknownStop as wrong:
        raise Refused(str(wrong)) from None


def _set_leave(new: Policy, words: str, rules: str) -> None:
    try:
        title = title_named(words, rules=rules)
    except UnknownStop as wrong:
        raise Refused(str(wrong)) from None
    new.leave = [one for one in new.leave if one != title] if title in new.leave else [*new.leave, title]


# ------------------------------------------------------------------------------------------- offers and taking back


async def _undo(table: LiveTable, side: Side) -> None:
    """Take back at once if nothing was learnt and nobody else has decided; else ask the other player. A bot agrees."""
    live_game = _live_game(table)
    place = live_game.place_of(side)
    if place is None:
        raise Refused("you have decided nothing yet that could be taken back")
    other = Side(1 - side)
    if live_game.bots[other] is None:
        position = GamePosition.of(table.id, live_game.game)
        person = table.kept.of(side) or table.kept.host
        try:
            free = await table.manager.bot_workers.undoable(person, position, place, side)
        except TookTooLong:
            free = False
        if not free:
            _open_offer(table, "undo", side)
            table.send(m.Note("Something was learnt since: the other player is asked."), side.word)
            return
    await _take_back(table, side)


async def _take_back(table: LiveTable, side: Side) -> None:
    live_game = _live_game(table)
    place = live_game.place_of(side)
    if place is None:
        raise Refused("there is nothing to take back any more")
    table.offers.pop("undo", None)
    before = live_game.record_before(place)
    live_game.take_back(place, *await table.manager.followed(before, live_game.bots))
    await table.keep(KeptEvent("undo", side, "person", {"to": place, "bases": live_game.bases}))
    table.manager.metrics.count("undone")
    await table.act(None)


def _open_offer(table: LiveTable, what: str, side: Side) -> None:
    if what in table.offers and table.offers[what] == side:
        raise Refused("that is offered already; wait for the answer")
    table.offers[what] = side
    table.send(m.Offer(what, side.word))


REMATCHES: Final = frozenset({"rematch", "rematch same sides"})
"""Offers for after the game, with sides swapped or as they were."""


async def _offer(table: LiveTable, side: Side, what: m.OfferKind) -> None:
    if what == "undo":
        await _undo(table, side)
        return
    _possible(table, what)
    other = Side(1 - side)
    if table.offers.get(what) == other:
        await _agreed(table, what, other)
    elif table.kept.of(other, "bot") is None:
        _open_offer(table, what, side)
    elif what == "draw":
        table.send(m.Offer(what, side.word, answer=False))
    else:
        await _agreed(table, what, side)


def _possible(table: LiveTable, what: str) -> None:
    if table.live_game is None:
        raise Refused("the game has not begun yet")
    if what == "open hands" and table.settings.delay < m.LEAST_DELAY:
        raise Refused(f"open hands need a delay for spectators of {m.LEAST_DELAY} seconds, and this table has less")
    if what in REMATCHES and table.result is None:
        raise Refused("a rematch can be offered when the game is over")
    if what not in REMATCHES and table.result is not None:
        raise Refused("the game is over")


async def _answer(table: LiveTable, side: Side, what: m.OfferKind, *, yes: bool) -> None:
    offered = table.offers.get(what)
    if offered is None or offered == side:
        raise Refused(f"nobody has offered you that: {what}")
    _possible(table, what)
    if yes:
        await _agreed(table, what, offered)
    else:
        del table.offers[what]
        table.send(m.Offer(what, offered.word, answer=False))


async def _withdraw(table: LiveTable, side: Side, what: m.OfferKind) -> None:
    if table.offers.get(what) != side:
        raise Refused(f"you have not offered that: {what}")
    _take_off(table, what, side)


async def _answers(table: LiveTable, side: Side, option: Option) -> None:
    """Take an answer. Open offers of the side lapse: they were about the position before it.

    An answer that the other player cannot know of ends no offer, or the end would reveal it. Offers lapse before the
    answer is carried out, since how far the game goes on after that depends on the other side's seat.
    """
    if _live_game(table).noticed(option):
        _lapse(table, side)
    await table.answer(side, option)


def _lapse(table: LiveTable, side: Side) -> None:
    for what in ("draw", "undo"):
        if table.offers.get(what) == side:
            _take_off(table, what, side, lapsed=True)


def _take_off(table: LiveTable, what: str, side: Side, *, lapsed: bool = False) -> None:
    del table.offers[what]
    table.send(m.Withdrawn(what, side.word, lapsed))


async def _agreed(table: LiveTable, what: str, by: Side) -> None:
    table.offers.pop(what, None)
    table.send(m.Offer(what, by.word, answer=True))
    if what == "draw":
        await table.end(None, AGREED)
    elif what == "undo":
        await _take_back(table, by)
    elif what == "open hands":
        table.open_hands()
        await table.change(settings=table.kept.settings)
        await table.act(None)
    else:
        await table.manager.rematch(table, swapped=what == "rematch")


# ---------------------------------------------------------------------------------------------------------- the rest


async def _resync(table: LiveTable, link: Link) -> None:
    if table.live_game is None:
        raise Refused("the game has not begun yet")
    if not table.resyncs.setdefault(link, TokenBucket(*RESYNCS)).take():
        raise Refused("you have just had all of it: wait a little")
    link.send(table.streams[link.role].whole())


async def _chat(table: LiveTable, link: Link, words: str) -> None:
    clean = " ".join(words.split())
    at = await table.manager.store.said(table.id, link.person, link.name, link.role, clean)
    table.send(m.Chat(link.name, link.role, clean, at))


__all__ = ["hear", "policy_of", "said"]
