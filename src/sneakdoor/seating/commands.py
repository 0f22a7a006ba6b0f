"""Commands that make several choices, in the words that players use, each with what it costs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from sneakdoor import Decision, Game, Option, Side
from sneakdoor.catalogue import traits
from sneakdoor.seating.break_planner import BREAK, NoWay, Way, ending, met_ice, way_to_boost, way_to_break
from sneakdoor.seating.macros import ACTIONS, Carrying, Want, approaches_server, deed
from sneakdoor.seating.option_matching import NEW, Labelled, Unclear, fold, matching, one_title, server_named
from sneakdoor.seating.policy import WINDOW, is_running

ENCOUNTER: Final = "encounter ice"
MOST_TIMES: Final = 20
LONGEST_REHEARSAL: Final = 60

BASIC_ACTIONS: Final = frozenset({"credit", "draw", "purge", "remove tag"})
"""What means an action also where a window is open in which some ability has the word in its text."""
_LISTED: Final = re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+")

Label = Callable[[Option], str]


@dataclass(frozen=True)
class Proposal:
    """A command that was understood: what is done for it, and what that costs, where it is known."""

    carrying: Carrying
    price: str = ""

    def __str__(self) -> str:
        return f"{self.carrying.words}: {self.price}" if self.price else self.carrying.words


def understood(game: Game, side: Side, typed: str, label: Label = str, *, over_window: bool = True) -> Proposal | None:
    """The command that these words mean; None where they are none, `Unclear` where they are one that cannot be.

    Words that mean something in the window that is open are not looked for behind it: that is for the client to say.
    """
    words = fold(typed)
    if words.startswith("discard "):
        return _discard(game, side, typed)
    for pattern, make in _COMMANDS:
        found = pattern.fullmatch(words)
        if found is not None:
            made = make(game, side, found)
            if made is not None:
                return made
    return _over_a_window(game, side, typed, label) if over_window else None


def offers(game: Game, side: Side) -> Iterator[Proposal]:
    """What can be proposed at this question: ways to break the ice, with what they cost, and what goes on by itself."""
    decision = game.decision
    if decision is None or decision.side != side or len(decision.options) < 2:
        return
    if decision.kind == "access":
        yield _accesses(game)
    if decision.kind != WINDOW:
        return
    view = game.view(side)
    if side == Side.CORP and is_running(view):
        yield _letting(game, decision, in_=False)
        yield _letting(game, decision, in_=True)
    if decision.role != BREAK:
        return
    ice = met_ice(view)
    if ice is None or side != Side.RUNNER or all(one.broken for one in ice.subroutines):
        return
    every = [n for n, one in enumerate(ice.subroutines) if not one.broken]
    stops = ending(view)
    for words, wanted in (("Break all", every), ("Break what ends the run", stops)):
        if wanted and (wanted is every or sorted(wanted) != every):
            try:
                yield _breaking(words, way_to_break(game, side, wanted))
            except NoWay:
                continue


# -- ice ----------------------------------------------------------------------------------------------------


def _breaking(words: str, way: Way) -> Proposal:
    return Proposal(Carrying(words, [Want(option) for option in way.steps]), str(way))


def _break(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    view = game.view(side)
    what = found["what"] or "all"
    if met_ice(view) is None:
        return None  # then it is no more than a word in an option
    try:
        if what in {"all", "everything"}:
            return _breaking("Break all", way_to_break(game, side, _unbroken(game, side)))
        if re.fullmatch(r"[\d ]+|[\d ]*and[\d ]*", what.replace("subroutines", "").replace("subroutine", "")):
            numbers = [int(one) - 1 for one in re.findall(r"\d+", what)]
            numbered = " and ".join(str(n + 1) for n in numbers)
            return _breaking(f"Break subroutine {numbered}", way_to_break(game, side, numbers))
        stops = ending(view)
        if not stops:
            raise Unclear("nothing on this ice ends the run")
        return _breaking("Break what ends the run", way_to_break(game, side, stops))
    except NoWay as no:
        raise Unclear(str(no)) from None


def _unbroken(game: Game, side: Side) -> list[int] | None:
    ice = met_ice(game.view(side))
    return [n for n, one in enumerate(ice.subroutines) if not one.broken] if ice is not None else None


def _boost(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    view = game.view(side)
    if met_ice(view) is None:
        raise Unclear("strength counts in an encounter only, and no ice is encountered")
    breakers = [card.title for row in view.rig.values() for card in row if traits(card.title).is_breaker]
    named = found["card"] or ""
    title = one_title(named, breakers, "one of your breakers") if named else ""
    try:
        way = way_to_boost(game, side, int(found["n"]), title)
    except NoWay as no:
        raise Unclear(str(no)) from None
    return _breaking(f"Boost {title + ' ' if title else ''}to {found['n']}", way)


def _rest(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    if met_ice(game.view(side)) is None:
        return None
    return Proposal(Carrying("Let the rest resolve", [], passes=True, within=ENCOUNTER, turn=_turn(game)))


def _let_run(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    """Leave what is on offer for the rest of the run: asked is only what was not there; let in, not even that."""
    decision = game.decision
    if side != Side.CORP or decision is None or decision.kind != WINDOW or not is_running(game.view(side)):
        raise Unclear("only the Corp lets a run go on, in a window of that run; choose an option")
    return _letting(game, decision, in_=bool(found["in"]))


def _letting(game: Game, decision: Decision, *, in_: bool) -> Proposal:
    left = None if in_ else frozenset(deed(one) for one in decision.options)
    words = "Let the Runner in" if in_ else "Let the run go on"
    there = approaches_server(game.view(decision.side))
    carrying = Carrying(
        words, [], passes=True, within="run", turn=_turn(game), letting=True, left=left, at_server=there
    )
    return Proposal(carrying)


# -- actions --------------------------------------------------------------------------------------------------


def _repeat(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    times = min(int(found["n"]), MOST_TIMES)
    if not times:
        raise Unclear("how often? For instance: credit 3")
    offered = dict.fromkeys(_actions(game, side))
    wanted = matching(found["what"], [(_numbered(one), one) for one in offered])
    if len(wanted) != 1:
        return None
    option = wanted[0][1]
    words = f"{option} ({times} times)" if times > 1 else str(option)
    wants = [Want(option, at="action") for _ in range(times)]
    return Proposal(Carrying(words, wants, passes=True, turn=_turn(game)))


def _numbered(option: Option) -> str:
    """An option's words with the number of its card."""
    words = str(option)
    if option.handle and f"#{option.handle}" not in words:
        words = words.replace(option.card, f"{option.card} #{option.handle}", 1)
    return words


def _take_all(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    fitting = [one for one in _actions(game, side) if one.kind == "action" and _takes(one)]
    title = one_title(found["card"], [one.card for one in fitting], "a card to take credits from by clicks now")
    options = [one for one in fitting if one.card == title]
    option = options[0]
    want = Want(option, at="action", repeated=True)
    return Proposal(Carrying(f"Take all from {title}", [want], passes=True, turn=_turn(game)))


def _takes(option: Option) -> bool:
    deeds = traits(option.card).deeds
    return 0 <= option.ability < len(deeds) and deeds[option.ability].gain > 0


def _install(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    offered = [one for one in _actions(game, side) if one.kind == "install"]
    if not offered:
        return None
    title = one_title(found["card"], [one.card for one in offered], "a card that you can install now")
    view = game.view(side)
    named = server_named(view, found["server"])
    option = next(one for one in offered if one.card == title)
    server = named if named != NEW else _new_server(game, side, option)
    wants = [Want(option, at="action"), Want(kind="server", server=server, at="install destination")]
    proposal = Proposal(Carrying(f"Install {title} in {server}", wants, passes=True, turn=_turn(game)))
    if not rehearsed(game, side, proposal):
        raise Unclear(f"{title} cannot be installed in {server}")
    return proposal


def _new_server(game: Game, side: Side, option: Option) -> str:
    trial = _at_action(game, side)
    known = {server.name for server in game.view(side).servers}
    if trial is not None:
        trial.choose(option)
        asked = trial.decision
        fresh = [one.server for one in asked.options if one.server not in known] if asked is not None else []
        if fresh and fresh[0]:
            return fresh[0]
    raise Unclear(f"no new server can be made for {option.card}")


def _score(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    """Score an agenda, advancing it first as often as it takes, if that can be done in this turn."""
    decision = game.decision
    if side != Side.CORP or decision is None or any(one.kind == "score" for one in decision.options):
        return None
    fitting = [one for one in _actions(game, side) if one.kind == "advance" and traits(one.card).type == "agenda"]
    title = one_title(found["card"], [one.card for one in fitting], "an agenda that you can advance now")
    option = next(one for one in fitting if one.card == title)
    for times in range(1, MOST_TIMES):
        wants = [*([Want(option, at="action")] * times), Want(kind="score", handle=option.handle, card=title)]
        proposal = Proposal(Carrying(f"Advance and score {title}", wants, passes=True, turn=_turn(game)))
        if rehearsed(game, side, proposal):
            return proposal
        if times >= game.view(side).corp.clicks:
            break
    raise Unclear(f"{title} cannot be scored in this turn")


def _access_all(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    decision = game.decision
    if decision is None or decision.kind != "access":
        return None
    return _accesses(game)


def _accesses(game: Game) -> Proposal:
    want = Want(kind="access", at="access", repeated=True)
    return Proposal(Carrying("Access all", [want], turn=_turn(game)))


def _opening_hand(game: Game, side: Side, found: re.Match[str]) -> Proposal | None:
    """Whether to keep the hand, in the word that a player says."""
    decision = game.decision
    if decision is None or decision.kind != "mulligan":
        return None
    keeps = found["keep"] is not None
    want = Want(kind="no" if keeps else "yes", at="mulligan")
    return Proposal(Carrying("Keep the hand" if keeps else "Take a mulligan", [want]))


def _discard(game: Game, side: Side, typed: str) -> Proposal | None:
    """Discard cards by title, one after the other; a title given twice means two copies."""
    decision = game.decision
    if decision is None or decision.kind != "discard":
        return None
    view = game.view(side)
    own = (view.corp, view.runner)[side]
    held, surplus = list(own.hand.cards), own.hand.count - own.hand_size
    wants: list[Want] = []
    for words in _LISTED.split(typed.strip()[len("discard ") :]):
        title = one_title(words, held, "in your hand any more" if wants else "in your hand")
        held.remove(title)
        wants.append(Want(kind="pick", card=title, at="discard"))
    if len(wants) > surplus:
        raise Unclear(f"only {surplus} cards have to go" if surplus != 1 else "only 1 card has to go")
    names = ", ".join(want.card for want in wants)
    return Proposal(Carrying(f"Discard {names}", wants, turn=_turn(game)))


def _over_a_window(game: Game, side: Side, typed: str, label: Label) -> Proposal | None:
    """An action that is typed while a window of one's own turn is open passes that window first."""
    decision = game.decision
    if decision is None or decision.kind != WINDOW:
        return None
    listed: list[Labelled] = [(label(one), one) for one in _actions(game, side)]
    found = matching(typed, listed)
    if len(found) > 1:
        raise Unclear(f"“{typed}” can be {', '.join(words for words, _ in found[:6])}")
    if not found or found[0][1].kind not in ACTIONS:
        return None
    words, option = found[0]
    return Proposal(Carrying(words, [Want(option, at="action")], passes=True, turn=_turn(game)))


# -- looking ahead ------------------------------------------------------------------------------------------------


def _turn(game: Game) -> int:
    return game.turn


def _actions(game: Game, side: Side) -> tuple[Option, ...]:
    """The answers to the question for an action, now or after the window that is open."""
    trial = _at_action(game, side)
    asked = trial.decision if trial is not None else None
    return asked.options if asked is not None else ()


def _at_action(game: Game, side: Side) -> Game | None:
    """A game that this side could be in, at its next action of this turn, if only windows come before that."""
    decision = game.decision
    if decision is None or decision.side != side:
        return None
    trial = game.sample(side, len(game.choices) + 1)
    for _ in range(LONGEST_REHEARSAL):
        asked = trial.decision
        if asked is None or trial.turn != game.turn:
            return None
        if asked.side == side and asked.kind == "action":
            return trial
        if asked.side == side and asked.kind != WINDOW:
            return None
        _decline(trial, asked)
    return None


def rehearsed(game: Game, side: Side, proposal: Proposal) -> bool:
    """Does a command go through to its end, if nobody answers it?"""
    carrying = proposal.carrying
    tried = replace(carrying, wants=list(carrying.wants))
    trial = game.sample(side, len(game.choices) + 1)
    for _ in range(LONGEST_REHEARSAL):
        asked = trial.decision
        if asked is None or not tried.wants:
            break
        if asked.side != side:
            _decline(trial, asked)
            continue
        option = tried.next(trial, side) or _settled(asked)
        if option is None:
            return False
        trial.choose(option)
    return not tried.wants and not tried.lapsed


def _settled(decision: Decision) -> Option | None:
    """The answer to what a seat settles by itself on the way."""
    if len(decision.options) == 1:
        return decision.options[0]
    return next((one for one in decision.options if one.kind in {"pass", "done"}), None)


def _decline(game: Game, decision: Decision) -> None:
    declining = [one for one in decision.options if one.kind in {"pass", "no", "done", "go on"}]
    game.choose((declining or list(decision.options))[0])


Make = Callable[[Game, Side, "re.Match[str]"], Proposal | None]
_COMMANDS: Final[tuple[tuple[re.Pattern[str], Make], ...]] = tuple(
    (re.compile(pattern), make)
    for pattern, make in (
        (r"break(?: (?P<what>all|everything|(?:subroutines? )?\d[\d ]*(?:and [\d ]+)?))?", _break),
        (r"break (?P<what>what ends(?: the run)?|ends?(?: the run)?|etr)", _break),
        (r"boost (?:(?P<card>.*?) )?(?:to )?(?P<n>\d{1,2})", _boost),
        (r"(?:let )?(?:the )?rest(?: resolve)?|let (?:it|them|all) resolve|resolve", _rest),
        (r"let (?:(?:the|them|it) )?(?:(?:run )?go(?: on)?|run|(?:runner )?(?P<in>in))", _let_run),
        (r"take all(?: credits)?(?: from)? (?P<card>.+)", _take_all),
        (r"(?P<what>credits?|draw|purge|remove tag|advance .+?) (?P<n>\d{1,2})", _repeat),
        (r"(?P<what>.+?) (?P<n>\d{1,2}) times", _repeat),
        (r"(?P<what>.+?) x ?(?P<n>\d{1,2})", _repeat),
        (r"install (?P<card>.+?) (?:in|on|at|before|protecting|into) (?P<server>.+)", _install),
        (r"score (?P<card>.+)", _score),
        (r"(?P<keep>keep)(?: .*)?|(?:take a )?mulligan", _opening_hand),
        (r"access (?:all|the rest|everything)", _access_all),
    )
)

__all__ = ["BASIC_ACTIONS", "Proposal", "offers", "rehearsed", "understood"]
