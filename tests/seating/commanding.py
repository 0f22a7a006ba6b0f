"""A player who thinks like Greedy and types like a person: one line for what one wants, not one for each question."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from sneakdoor import Decision, Game, Option, Side
from sneakdoor.bots import answer, bot_named
from sneakdoor.cli.table.session import Session
from sneakdoor.seating import WINDOW, Memory, Policy, is_running, met_ice, verdict
from sneakdoor.seating.carrying import deed

MOST_TIMES = 4


@dataclass
class Played:
    """A game at the terminal table: how many questions had several answers, and how many lines were typed."""

    questions: int
    lines: list[str]
    shown: str
    winner: int | None

    @property
    def share(self) -> float:
        return len(self.lines) / self.questions


def played(game: Game, side: Side, *, planning: bool = False) -> Played:
    """A whole game at the table, typed like a person against Greedy."""
    from tests.table.sittings import typed_by

    from sneakdoor.cli.table.choices import choices
    from sneakdoor.cli.table.saving import HUMAN

    lines: list[str] = []
    tried: dict[int, int] = {}

    def typing(session: Session) -> str:
        asked = session.game.decision
        assert asked is not None
        listed = {one.option: one.number for one in choices(session.game.view(side))}
        place = len(session.game.choices)
        tried[place] = tried.get(place, 0) + 1
        assert tried[place] < 4, f"no way on from {lines[-2:]} at {asked!r}"
        plain = tried[place] > 1  # the line before meant nothing there
        lines.append(
            str(listed[thought(session.game)]) if plain else in_one_line(session.game, side, listed, planning=planning)
        )
        return lines[-1]

    seats = (HUMAN, "greedy") if side == Side.CORP else ("greedy", HUMAN)
    session, shown = typed_by(typing, game, seats=seats)
    assert session.play()
    outcome = session.game.outcome
    return Played(questions(session.game, side), lines, shown.getvalue(), outcome.winner if outcome else None)


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


def in_one_line(game: Game, side: Side, listed: dict[Option, int], *, planning: bool = False) -> str:
    """The line that this player types at a question; with `planning`, for the clicks to come as well."""
    decision = game.decision
    assert decision is not None
    wanted = thought(game)
    if decision.kind == WINDOW and wanted.kind == "pass":
        line = _over_the_window(game, side)
        return line or str(listed[wanted])
    if decision.kind == WINDOW and met_ice(game.view(side)) is not None and wanted.kind in {"use", "permit"}:
        line = _breaking(game, side)
        return line or str(listed[wanted])
    if decision.kind == "action":
        line = _acting(game, side, wanted) or str(listed[wanted])
        return "; ".join([line, *_plan(game, side, wanted, line)]) if planning else line
    if decision.kind in {"discard", "break", "choose"}:
        return _several(game, side, decision, listed)
    return str(listed[wanted])


def _over_the_window(game: Game, side: Side) -> str:
    view = game.view(side)
    if side == Side.CORP and is_running(view):
        return _letting(game, side)
    if view.active != side.name.lower() or is_running(view):
        return ""
    trial = _until_asked(game.clone(), side, passing=True)
    if trial is None or trial.decision is None or trial.decision.kind != "action":
        return ""
    wanted = thought(trial)
    return _acting(trial, side, wanted) or _in_words(wanted)


def _letting(game: Game, side: Side) -> str:
    """How this player says that nothing is done about a run, if that is so for what is on offer, or for all of it."""
    trial, offered = game.clone(), {deed(one) for one in _options(game)}
    in_full = True
    for _ in range(60):
        decision = trial.decision
        if decision is None or not is_running(trial.view(side)):
            break
        if decision.side != side:
            options = [one for one in decision.options if one.kind in {"pass", "no", "done"}] or list(decision.options)
            trial.choose(options[0])
            continue
        wanted = thought(trial)
        if decision.kind == WINDOW:
            in_full = in_full and {deed(one) for one in decision.options} <= offered
            if wanted.kind != "pass":
                return "" if in_full else "let run"
        trial.choose(wanted)
    return "let in"


def _options(game: Game) -> tuple[Option, ...]:
    return game.decision.options if game.decision is not None else ()


def _acting(game: Game, side: Side, wanted: Option) -> str:
    if wanted.kind == "install" and side == Side.CORP:
        trial = game.clone()
        trial.choose(wanted)
        asked = trial.decision
        if asked is not None and asked.kind == "install destination":
            there = thought(trial)
            return f"install {wanted.card} in {there.server}" if there.server else ""
        return ""
    if wanted.kind == "advance":
        if _scoring(game, side, wanted):
            return f"score {wanted.card}"
    if wanted.kind in {"credit", "draw", "advance"}:
        times = _again(game, side, wanted)
        return f"{_in_words(wanted)} {times}" if times > 1 else _in_words(wanted)
    if wanted.kind == "action" and _again(game, side, wanted) > 1 and "take" in wanted.words.lower():
        return f"take all from {wanted.card}"
    return _in_words(wanted)


def _plan(game: Game, side: Side, wanted: Option, line: str) -> list[str]:
    """What this player has in mind for the clicks that are left, as far as nothing new is learned on the way."""
    out: list[str] = []
    here: Game | None = game.clone()
    planned = {"install", "credit", "advance", "play"}
    while line and here is not None and wanted.kind in planned and not line.startswith("score"):
        last = line.rsplit(maxsplit=1)[-1]
        known = _hand(here, side)
        for _ in range(int(last) if last.isdigit() and wanted.kind != "install" else 1):
            here = _done(here, side, wanted) if here is not None else None
        if here is None or _hand(here, side) - known:
            break
        wanted = thought(here)
        line = _acting(here, side, wanted)
        if line:
            out.append(line)
    return out


def _hand(game: Game, side: Side) -> Counter[str]:
    view = game.view(side)
    return Counter((view.corp, view.runner)[side].hand.cards)


def _done(game: Game, side: Side, wanted: Option) -> Game | None:
    """The game after an action, at the next of this turn, if only its place was asked for in between."""
    turn = game.view(side).turn
    game.choose(wanted)
    for _ in range(40):
        decision = game.decision
        if decision is None or game.view(side).turn != turn:
            return None
        if decision.side != side:
            options = [one for one in decision.options if one.kind in {"pass", "no", "done"}] or list(decision.options)
            game.choose(options[0])
        elif decision.kind == "action":
            return game
        elif decision.kind == "install destination":
            game.choose(thought(game))
        else:
            found = verdict(game, game.view(side), decision, Policy(), Memory())
            if found.option is None:
                return None
            game.choose(found.option)
    return None


def _scoring(game: Game, side: Side, wanted: Option) -> bool:
    """Does this player advance an agenda as often as it takes, and score it then?"""
    trial: Game | None = game.clone()
    for _ in range(MOST_TIMES):
        assert trial is not None
        trial.choose(wanted)
        trial = _until_asked(trial, side, passing=False)
        if trial is None or trial.decision is None:
            return False
        if trial.decision.kind == WINDOW:
            chosen = thought(trial)
            if chosen.kind == "score" and chosen.handle == wanted.handle:
                return True
            trial = _until_asked(trial, side, passing=True)
        if trial is None or trial.decision is None or trial.decision.kind != "action" or thought(trial) != wanted:
            return False
    return False


def _again(game: Game, side: Side, wanted: Option) -> int:
    """How often this player would do the same in a row, if nothing came in between."""
    times, trial = 0, game.clone()
    while times < MOST_TIMES:
        trial.choose(wanted)
        times += 1
        after = _until_asked(trial, side, passing=False)
        if after is None or after.decision is None:
            return times
        if after.decision.kind == WINDOW:
            if thought(after).kind != "pass":
                return times
            after = _until_asked(after, side, passing=True)
        if after is None or after.decision is None or after.decision.kind != "action" or thought(after) != wanted:
            return times
        trial = after
    return times


def _until_asked(game: Game, side: Side, *, passing: bool) -> Game | None:
    """On to the next question of this turn that a person would see; with `passing`, past a window that is open now."""
    first, turn = passing, game.view(side).turn
    for _ in range(40):
        decision = game.decision
        if decision is None or game.view(side).turn != turn:
            return None
        if decision.side != side:
            options = [one for one in decision.options if one.kind in {"pass", "no", "done"}] or list(decision.options)
            game.choose(options[0])
            continue
        if decision.kind == WINDOW and first:
            game.choose(next(one for one in decision.options if one.kind == "pass"))
            first = False
            continue
        found = verdict(game, game.view(side), decision, Policy(), Memory())
        if found.option is None:
            return game
        game.choose(found.option)
    return None


def _breaking(game: Game, side: Side) -> str:
    """The subroutines that Greedy would have broken when it stops."""
    trial = game.clone()
    for _ in range(40):
        decision = trial.decision
        if decision is None or decision.side != side:
            break
        wanted = thought(trial)
        if wanted.kind == "pass":
            break
        trial.choose(wanted)
    ice, now = met_ice(game.view(side)), met_ice(trial.view(side))
    if ice is None or now is None:
        return ""
    pairs = zip(ice.subroutines, now.subroutines, strict=False)
    broken = [n + 1 for n, (was, is_) in enumerate(pairs) if is_.broken and not was.broken]
    return f"break {' and '.join(map(str, broken))}" if broken else ""


def _several(game: Game, side: Side, decision: Decision, listed: dict[Option, int]) -> str:
    numbers: list[int] = []
    trial = game.clone()
    for _ in range(10):
        asked = trial.decision
        if asked is None or asked.side != side or asked.kind != decision.kind:
            break
        wanted = thought(trial)
        if wanted not in listed or listed[wanted] in numbers:
            break
        numbers.append(listed[wanted])
        trial.choose(wanted)
    return " ".join(map(str, numbers))


def _in_words(option: Option) -> str:
    if option.kind in {"credit", "draw", "purge", "remove tag"}:
        return option.kind
    if option.kind == "run":
        return f"run {option.server}"
    if option.kind in {"install", "play", "advance"}:
        handle = f" #{option.handle}" if option.handle else ""
        return f"{option.kind} {option.card}{handle}"
    return str(option)
