"""A player who thinks like Greedy and types like a person: one line for what one wants, not one for each question.

Whatever this player types is tried beforehand, at a table of its own where the other side does nothing. A line that
would do anything else than what Greedy chooses is not typed. What the other side does may still upset it: that costs
two lines.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from io import StringIO

from tests.seating.greedy_games import astray

from sneakdoor import Game, Option, Side, View
from sneakdoor.bots import answer, bot_named
from sneakdoor.cli.terminal.choices import choices
from sneakdoor.cli.terminal.console import InputEnded, Terminal
from sneakdoor.cli.terminal.opponents import Opponent
from sneakdoor.cli.terminal.saved_games import HUMAN, Seating
from sneakdoor.cli.terminal.session import Session
from sneakdoor.seating import WINDOW, Seat, answer_in_words, asker, is_running, matching, met_ice

MOST_TIMES = 4
TILL_ALWAYS = 3
"""After this number of equal answers, `always` is used."""
LONGEST_PLAN = 8
AMENDS = 2
"""What it takes to put right what a seat did otherwise: `undo`, and the line that was meant."""


@dataclass
class Played:
    """A game at the terminal table: how many questions had several answers, and how many lines were typed."""

    questions: int
    lines: list[str]
    shown: str
    winner: int | None
    upset: list[str] = field(default_factory=list)  # what the seat did though Greedy would have done something else

    @property
    def typed(self) -> int:
        return len(self.lines) + AMENDS * len(self.upset)


def played(game: Game, side: Side, *, planning: bool = False) -> Played:
    """A whole game at the table, typed like a person against Greedy."""
    from tests.terminal.sittings import typed_by

    lines: list[str] = []
    upset: list[str] = []
    tried: dict[int, int] = {}

    def typing(session: Session) -> str:
        place = len(session.game.choices)
        tried[place] = tried.get(place, 0) + 1
        assert tried[place] < 4, f"no way on from {lines[-2:]} at {session.game.decision!r}"
        plain = tried[place] > 1  # the line before meant nothing there
        lines.append(numbered(session.game, side) if plain else in_one_line(session, side, planning=planning))
        if planning and not plain and isinstance(session, Watched) and session.as_ever(thought(session.game)):
            lines[-1] = f"always {numbered(session.game, side)}"
        return lines[-1]

    seats = (HUMAN, "greedy") if side == Side.CORP else ("greedy", HUMAN)
    session, shown = typed_by(typing, game, sits=Watched, seats=seats)
    assert isinstance(session, Watched)
    session.watch(side, upset)
    assert session.play()
    outcome = session.game.outcome
    return Played(questions(session.game, side), lines, shown.getvalue(), outcome.winner if outcome else None, upset)


def questions(game: Game, side: Side) -> int:
    """How many questions with more than one answer the rules put to a side in this game."""
    record = game.record
    trial = Game.new(corp=record.corp, runner=record.runner, seed=record.seed)
    found = 0
    for option in record.choices:
        asked = trial.decision
        found += asked is not None and asked.side == side and len(asked.options) > 1
        trial.choose(option)
    return found


def thought(game: Game) -> Option:
    """What Greedy would choose; the same at the same place of the same game."""
    return answer(bot_named("greedy"), game, random.Random(f"{game.seed} {len(game.choices)}"))


def numbered(game: Game, side: Side) -> str:
    """Greedy's choice by its number."""
    return str(listed(game, side)[thought(game)])


def listed(game: Game, side: Side) -> dict[Option, int]:
    return {one.option: one.number for one in choices(game.view(side))}


# -- watching, and trying beforehand ----------------------------------------------------------------------------


class Watched(Session):
    """A sitting that notices where the seat does not do what Greedy would have done."""

    watched: Side | None = None
    upset: list[str]
    given: dict[str, list[str]]  # how each card's question was answered before

    def watch(self, side: Side, upset: list[str]) -> None:
        self.watched, self.upset, self.given = side, upset, {}

    def as_ever(self, wanted: Option) -> bool:
        """Was a card's question answered so before, each time? Then this player believes that it always will be."""
        assert self.game.decision is not None
        before = self.given.setdefault(asker(self.game.decision), [])
        before.append(answer_in_words(wanted))
        return bool(asker(self.game.decision)) and len(before) >= TILL_ALWAYS and len(set(before)) == 1

    def choose(self, option: Option) -> bool:
        decision = self.game.decision
        if decision is not None and decision.side == self.watched and len(decision.options) > 1:
            if not self.breaks() and astray(self.game, option, thought(self.game)):
                self.upset.append(f"{option} at {decision!r}, not {thought(self.game)}")
                if asker(decision) and self.seats[decision.side].policy.always.pop(asker(decision), ""):
                    self.given.setdefault(asker(decision), []).append("")  # believed no longer
        return super().choose(option)

    def breaks(self) -> bool:
        """Ice is broken in another order than Greedy's; that it costs the same was seen to before it was typed."""
        carrying = self.seats[self.watched or 0].carrying
        return carrying is not None and carrying.words.startswith("Break")


class Rehearsal(Watched):
    """The same table, at which a line is tried until something is asked; the other side does nothing meanwhile."""

    def __init__(self, game: Game, side: Side, seats: list[Seat], line: str) -> None:
        names = (HUMAN, "greedy") if side == Side.CORP else ("greedy", HUMAN)
        seating = Seating()
        seating.seats = names
        super().__init__(game.clone(), seating, Terminal(StringIO(f"{line}\n"), StringIO(), 80), None)
        self.seats = deepcopy(seats)
        self.watch(side, [])
        self.begun, self.turn = len(game.choices), game.view(None).turn
        self.play()

    def bot_chooses(self, bot: Opponent) -> None:
        assert self.game.decision is not None
        if self.game.view(None).turn != self.turn:
            raise InputEnded  # what the other side will do with its turn nobody knows
        options = self.game.decision.options
        self.choose(next((one for one in options if one.kind in {"pass", "no", "done"}), options[0]))

    def show(self, view: View) -> None:
        """Nobody is looking."""

    @property
    def faithful(self) -> bool:
        return not self.upset and len(self.game.choices) > self.begun


# -- lines --------------------------------------------------------------------------------------------------------


def in_one_line(session: Session, side: Side, *, planning: bool = False) -> str:
    """The line that this player types at a question; with `planning`, for what comes after it in mind as well."""
    game, seats = session.game, session.seats
    first = best(game, side, seats, said(game, side))
    if first is None or not planning:
        return first[0] if first is not None else numbered(game, side)
    line, tried = first
    parts = [line]
    while len(parts) < LONGEST_PLAN and foreseen(game, tried.game, side):
        further = best(tried.game, side, tried.seats, meant(tried.game, side))
        if further is None:
            break
        line, tried = further
        parts.append(line)
    whole = "; ".join(parts)
    return whole if len(parts) == 1 or Rehearsal(game, side, seats, whole).faithful else parts[0]


def best(game: Game, side: Side, seats: list[Seat], lines: Iterator[str]) -> tuple[str, Rehearsal] | None:
    """The first line that does nothing but what Greedy would do, and comes as far as any."""
    found: tuple[str, Rehearsal] | None = None
    for line in lines:
        tried = Rehearsal(game, side, seats, line)
        if tried.faithful and (found is None or len(tried.game.choices) > len(found[1].game.choices)):
            if not line.startswith("break") or figures(tried.game, side) == figures(as_greedy(game, side), side):
                found = (line, tried)
    return found


def foreseen(before: Game, after: Game, side: Side) -> bool:
    """Is it still one's own turn, or the same run, with nothing new in the hand? No further does one plan."""
    now, then = before.view(side), after.view(side)
    held = [Counter((view.corp, view.runner)[side].hand.cards) for view in (now, then)]
    if before.decision is None or before.decision.kind not in {WINDOW, "action"} or held[1] - held[0]:
        return False
    own = now.active == side.name.lower() or (is_running(now) and is_running(then))
    return own and after.decision is not None and now.turn == then.turn


def said(game: Game, side: Side) -> Iterator[str]:
    """What can be typed at the question that is open: in words, or by the numbers on the screen."""
    yield from meant(game, side)
    yield from by_numbers(game, side)


def meant(game: Game, side: Side) -> Iterator[str]:
    """What can be said in words, without looking at the numbers; what is said over a window is the action behind it."""
    decision, wanted, view = game.decision, thought(game), game.view(side)
    assert decision is not None
    if decision.kind == "action":
        yield from acting(game, wanted)
    elif decision.kind == "access":
        yield "access all"
    elif decision.kind == "discard":
        yield "discard " + ", ".join(one.card for one in several(game, side))
    elif decision.kind == WINDOW and wanted.kind == "pass":
        if side == Side.CORP and is_running(view):
            yield from ("let run", "let in")
        elif not is_running(view):
            trial = game.clone()
            while trial.decision is not None and trial.decision.kind == WINDOW:
                trial.choose(next(one for one in trial.decision.options if one.kind == "pass"))
            if trial.decision is not None and (trial.decision.side, trial.decision.kind) == (side, "action"):
                yield from acting(trial, thought(trial))
        yield "skip"
        yield "pass"
    elif decision.kind == WINDOW and met_ice(view) is not None and wanted.kind in {"use", "permit"}:
        yield from breaking(game, side)
    elif decision.kind == WINDOW:
        yield from named(game, wanted)


def by_numbers(game: Game, side: Side) -> Iterator[str]:
    numbers = listed(game, side)
    assert game.decision is not None
    if game.decision.kind in {"discard", "break", "choose"}:
        yield " ".join(str(numbers[one]) for one in several(game, side))
    yield str(numbers[thought(game)])


def acting(game: Game, wanted: Option) -> Iterator[str]:
    """An action, as often as Greedy takes it, or with what belongs to it."""
    if wanted.kind == "install":
        trial = game.clone()
        trial.choose(wanted)
        if trial.decision is not None and trial.decision.kind == "install destination":
            there = thought(trial).server
            yield f"install {wanted.card} in {there}"
    if wanted.kind == "advance":
        yield f"score {wanted.card}"
    if wanted.kind == "action":
        yield f"take all from {wanted.card}"
    for words in named(game, wanted):
        yield words
        if wanted.kind in {"credit", "draw", "advance", "action"}:
            yield from (f"{words} {times} times" for times in range(2, MOST_TIMES + 1))


def named(game: Game, option: Option) -> Iterator[str]:
    """An option by as few words as do: its verb and its card, with the number of the card where that is needed."""
    assert game.decision is not None
    there = [(str(one), one) for one in game.decision.options]
    verb = "" if option.kind in {"use", "action", "trigger", "permit"} else f"{option.kind} "
    if option.kind in {"credit", "draw", "purge", "remove tag"}:
        yield option.kind
    elif option.kind == "run":
        yield f"run {option.server}"
    elif option.kind == "trash resource":
        yield f"trash {option.card}"
    elif option.card:
        short = f"{verb}{option.card}"
        yield short if len(matching(short, there)) == 1 else f"{short} #{option.handle}"
    else:
        yield str(option)


def breaking(game: Game, side: Side) -> Iterator[str]:
    """The subroutines that Greedy would have broken when it stops."""
    ice, now = met_ice(game.view(side)), met_ice(as_greedy(game, side).view(side))
    if ice is None or now is None:
        return
    pairs = zip(ice.subroutines, now.subroutines, strict=False)
    broken = [n + 1 for n, (was, is_) in enumerate(pairs) if is_.broken and not was.broken]
    if broken:
        yield f"break {' and '.join(map(str, broken))}"


def as_greedy(game: Game, side: Side) -> Game:
    """The game when Greedy has done all that it does in this encounter."""
    trial = game.clone()
    for _ in range(40):
        decision = trial.decision
        if decision is None or decision.side != side:
            break
        wanted = thought(trial)
        if wanted.kind == "pass":
            break
        trial.choose(wanted)
    return trial


def figures(game: Game, side: Side) -> tuple[object, ...]:
    """What a way through ice has cost so far."""
    view = game.view(side)
    rig = tuple(tuple(sorted(card.tokens.items())) for row in view.rig.values() for card in row)
    return (view.runner.credits, view.runner.clicks, view.runner.hand.count, view.runner.discard.count, rig)


def several(game: Game, side: Side) -> list[Option]:
    """What Greedy chooses one after the other of the same list."""
    out: list[Option] = []
    trial, there = game.clone(), listed(game, side)
    asked = game.decision
    while trial.decision is not None and asked is not None:
        wanted = thought(trial)
        if (trial.decision.side, trial.decision.kind) != (side, asked.kind) or wanted not in there or wanted in out:
            break
        out.append(wanted)
        trial.choose(wanted)
    return out
