"""What can be typed at every prompt besides an option."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sneakdoor import BadRecord, Side
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.table import saving
from sneakdoor.cli.table.asking import Unclear, paragraphs, why
from sneakdoor.cli.table.choices import places
from sneakdoor.cli.table.drawing import table_lines
from sneakdoor.cli.table.lines import counted, fit, number_in

if TYPE_CHECKING:
    from sneakdoor.cli.table.session import Session

USUAL_LOG = 20
MOST_RULES = 12

HELP = (
    ("NUMBER or words", "choose an option: 3, pass, run hq, rez enigma"),
    ("Enter", "show the table and the options again"),
    ("why WISH", "which rules stop something: why rez enigma, why run hq, why jack out, why use corroder; why 3"),
    ("rules NUMBER", "what a rule is about: rules 6.9.2e; rules WORDS searches; rules alone: the step we are at"),
    ("where", "the steps we are at, from the turn down, with the one that is lit up among its neighbours"),
    ("card TITLE", "what a card does: card Snare!, or by its number on the table: card #7"),
    ("log [N or all]", "what happened so far"),
    ("table", "the table alone; brief and full set how much is shown at each prompt"),
    ("auto", "on or off: answer by itself where there is one answer; auto stop run, auto stop 6.9.2e, auto clear"),
    ("skip", "pass this window and the next ones, until the turn changes, a run begins or ends, or you are asked"),
    ("undo", "take your last choice back; where something was learned since, it asks first and the record says so"),
    ("save FILE", "write the record of the game to a file; the game is kept after every choice anyway"),
    ("concede", "give up"),
    ("quit", "leave; `sneakdoor resume` goes on"),
    ("help", "this list"),
)


class Leave(Exception):
    """The person wants to go; the game stays as it is."""


def obey(session: Session, side: Side, typed: str) -> bool:
    """Carry out a command; False if it is none."""
    word, _, rest = typed.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    try:
        command(session, side, rest.strip())
    except (Unclear, CommandError) as error:
        text = str(error)
        session.terminal.say(text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else "."))
    return True


def help_(session: Session, side: Side, rest: str) -> None:
    terminal = session.terminal
    narrow = terminal.width < 70
    for name, words in HELP:
        if narrow:
            terminal.lines(fit(f"{name}: {words}", terminal.width, "  ", "    "))
        else:
            terminal.lines(fit(words, terminal.width, f"  {name:<16}", " " * 18))


def why_(session: Session, side: Side, rest: str) -> None:
    for indent, line in paragraphs(why(session.game, side, rest)):
        session.terminal.lines(fit(line, session.terminal.width, indent, indent + "  "))


def rules(session: Session, side: Side, rest: str) -> None:
    from sneakdoor.cli.rules import imported
    from sneakdoor.document.kept import beside
    from sneakdoor.rulebook import UnknownRule, children, find, search

    terminal, here = session.terminal, ""
    if not rest:
        view = session.game.view(side)
        here = next((stage.step for stage in reversed(view.stages) if stage.step), "")
        here = view.decision.rule if view.decision is not None and view.decision.rule else here
        rest = here.rstrip("abcdefghijklmnopqrstuvwxyz") or here
    if not rest.removeprefix("1.4:")[:1].isdigit():
        found = search(rest)
        if not found:
            raise Unclear(f"no rule has all the words “{rest}”")
        for rule in found[:MOST_RULES]:
            terminal.lines(fit(f"{rule.number}  {rule.summary}", terminal.width, "", "  "))
        if len(found) > MOST_RULES:
            terminal.say(f"… and {len(found) - MOST_RULES} more")
        return
    try:
        rule = find(rest)
    except UnknownRule as error:
        raise Unclear(str(error)) from None
    terminal.lines(fit(f"{rule.number}  {rule.summary} ({rule.title})", terminal.width, "", "  "))
    for one in beside(rule, imported(ours=False)):
        terminal.lines(fit(f"{one.version}: {one.text}", terminal.width, "  ", "    "))
    for child in children(rule.number):
        mark = "> " if child.number == here else "  "
        now = " (now)" if child.number == here else ""
        terminal.lines(fit(f"{child.number}  {child.summary}{now}", terminal.width, mark, "    "))


def where(session: Session, side: Side, rest: str) -> None:
    from sneakdoor.timing import structure
    from sneakdoor.timing import where as places_of

    terminal, places = session.terminal, places_of(session.game.view(side))
    if not places:
        raise Unclear("no timing structure is under way")
    for place in places[:-1]:
        terminal.lines(fit(f"{place.step}  {place.words}", terminal.width, "", "  "))
    here = structure(places[-1].structure)
    terminal.lines(fit(f"{here.title}:", terminal.width, "", "  "))
    for step in here.steps:
        now = step.number == places[-1].step
        tail = " (now)" if now else ""
        terminal.lines(fit(f"{step.number}  {step.words}{tail}", terminal.width, "> " if now else "  ", "    "))


def card(session: Session, side: Side, rest: str) -> None:
    from sneakdoor.catalogue import UnknownCard
    from sneakdoor.catalogue import card as card_named
    from sneakdoor.cli.cards import card_lines, imported

    if not rest:
        raise Unclear("which card? For instance: card Snare!, or by its number on the table: card #7")
    if rest.startswith("#"):
        found = places(session.game.view(side)).get(number_in(rest[1:].strip()) or 0)
        if found is None:
            raise Unclear(f"no card on the table has the number {rest}")
        if not found[1].title:
            raise Unclear(f"you do not see what {rest} is")
        rest = found[1].title
    try:
        entry = card_named(rest)
    except UnknownCard as error:
        raise Unclear(str(error)) from None
    session.terminal.lines(card_lines(entry, imported(ours=False), session.terminal.width))


def log(session: Session, side: Side, rest: str) -> None:
    entries = session.game.log(side)
    wanted = len(entries) if rest == "all" else number_in(rest) or USUAL_LOG
    shown = entries[-wanted:]
    if len(shown) < len(entries):
        session.terminal.say(f"The last {len(shown)} of {counted(len(entries), 'line')}:")
    session.terminal.lines(session.entry_lines(shown))


def table(session: Session, side: Side, rest: str) -> None:
    session.terminal.lines(table_lines(session.game.view(side), session.terminal.width))


def brief(session: Session, side: Side, rest: str) -> None:
    session.seating.brief = True
    session.terminal.say("Only the figures are shown from now on; `table` shows everything, `full` always does.")


def full(session: Session, side: Side, rest: str) -> None:
    session.seating.brief = False
    session.redraw = True


def auto(session: Session, side: Side, rest: str) -> None:
    seating, words = session.seating, rest.lower().split()
    if words[:1] == ["stop"] and len(words) == 2:
        if words[1] not in seating.stops:
            seating.stops.append(words[1])
    elif words == ["clear"]:
        seating.stops.clear()
    elif words in (["on"], ["off"]):
        seating.auto = words == ["on"]
    elif not words:
        seating.auto = not seating.auto
    else:
        raise Unclear("auto, auto on, auto off, auto stop WORD (a rule as 6.9.2e, or run, encounter, all), auto clear")
    state = (
        "Auto is on: where you have only one answer, it is given for you."
        if seating.auto
        else "Auto is off: you are asked at every window."
    )
    stops = f" It stops at: {', '.join(seating.stops)}." if seating.stops and seating.auto else ""
    session.terminal.say(state + stops)
    session.keep()


def skip(session: Session, side: Side, rest: str) -> None:
    view, decision = session.game.view(side), session.game.decision
    if decision is None or not any(one.kind == "pass" for one in decision.options):
        raise Unclear("there is no window to pass here; choose an option")
    session.skipping = (view.turn, any(stage.what == "run" for stage in view.stages))


def undo(session: Session, side: Side, rest: str) -> None:
    game, chosen, terminal = session.game, session.seating.chosen, session.terminal
    if not chosen:
        raise Unclear("there is no choice of yours to take back")
    back = chosen[-1]
    trial, free = game.clone(), True
    taken = []
    while len(trial.choices) > back:
        free = free and trial.reversible
        taken.append(trial.undo())
    if not free:
        terminal.say(
            "Something was learned or left to chance since then. Going back further than that needs the consent of "
            "whoever you play with, and the record will say so."
        )
        if not agreed(session, "Take it back all the same?"):
            terminal.say("Nothing was taken back.")
            return
    own = trial.decision is not None and trial.decision.side == side
    was = str(taken[-1]) if own else "the other side's last choice"
    session.game = trial
    chosen.pop()
    session.told = [min(read, len(trial.log(one))) for read, one in zip(session.told, Side, strict=True)]
    session.redraw = True
    session.skipping = None
    session.keep(sure=True)
    more = f", and {counted(len(taken) - 1, 'choice')} after it" if len(taken) > 1 else ""
    terminal.say(f"Taken back: {was}{more}.")


def save(session: Session, side: Side, rest: str) -> None:
    if not rest:
        where = f" This game is kept in {session.path}" if session.path is not None and session.kept else ""
        raise Unclear(f"save to which file? For instance: save game.json.{where}")
    path = Path(rest).expanduser()
    if path.is_dir():
        raise Unclear(f"{path} is a folder; name a file in it")
    if path.exists() and not agreed(session, f"{path} is there already. Overwrite it?"):
        session.terminal.say("Nothing was written.")
        return
    try:
        saving.write(path, saving.to_json(session.game, session.seating), sure=True)
    except OSError as error:
        raise Unclear(f"{path} cannot be written: {error.strerror or error}") from None
    except BadRecord as error:
        raise Unclear(str(error)) from None
    session.terminal.say(f"Written: {path} ({counted(len(session.game.choices), 'choice')})")


def concede(session: Session, side: Side, rest: str) -> None:
    if agreed(session, "Give up this game?"):
        session.game.concede(side)
        session.keep(sure=True)
    else:
        session.terminal.say("The game goes on.")


def quit_(session: Session, side: Side, rest: str) -> None:
    raise Leave


def agreed(session: Session, question: str) -> bool:
    session.terminal.say(question)
    return session.terminal.ask("yes or no [no]> ").strip().lower() in {"y", "yes"}


COMMANDS: dict[str, Callable[[Session, Side, str], None]] = {
    "help": help_, "?": help_, "why": why_, "rules": rules, "rule": rules, "where": where, "card": card, "log": log,
    "table": table, "brief": brief, "full": full, "auto": auto, "skip": skip, "undo": undo, "save": save,
    "concede": concede, "quit": quit_, "exit": quit_,
}  # fmt: skip
