"""Commands that can be typed at every prompt, in addition to options."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from sneakdoor import BadRecord, Side
from sneakdoor.bots import Searcher, answer
from sneakdoor.bots.budget import budget_named
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.terminal import saved_games
from sneakdoor.cli.terminal.choices import choices, matching, places
from sneakdoor.cli.terminal.layout import fit, number_in
from sneakdoor.cli.terminal.option_search import paragraphs, why
from sneakdoor.grammar.nouns import how_many
from sneakdoor.seating import (
    ASKS,
    KINDS,
    WINDOW,
    Unclear,
    UnknownStop,
    answer_in_words,
    asker,
    one_title,
    stop_named,
    story,
    title_named,
    vital,
)
from sneakdoor.seating.board import table_lines

if TYPE_CHECKING:
    from sneakdoor.cli.terminal.session import Session

USUAL_LOG = 15
MOST_RULES = 12

HELP = (
    ("NUMBER or words", "choose an option: 3, pass, run hq, rez enigma; or several numbers in order: 2 5"),
    ("Enter", "show the table and the options again"),
    ("break all", "in an encounter, the cheapest way: break 1 and 3, break what ends the run, boost corroder to 5"),
    ("rest", "let the unbroken subroutines resolve"),
    ("let run", "as the Corp: pass until there is a new option or the server is approached; let in: to its end"),
    ("install X in N", "install in a place: install enigma in hq, install pad in new; score X advances it first"),
    ("credit 3", "repeat an action: draw 2, advance nisei 2, armitage x2, take all from armitage; access all"),
    ("discard X, Y", "discard cards by title, when you have too many"),
    ("A; B; C", "several commands, until the other side acts: install pad in new; rez pad; credit 2"),
    ("why WISH", "the rules that forbid something: why rez enigma, why run hq, why jack out, why use corroder; why 3"),
    ("explain", "what the search bot thinks of your question, with your win chances; explain 3s takes longer"),
    ("rules NUMBER", "look up a rule: rules 6.9.2e; rules WORDS searches; rules alone shows the current step"),
    ("where", "the current steps, from the turn down, with the neighbours of the innermost"),
    ("card TITLE", "show a card, by the start of its title: card kati, or by its number on the table: card #7"),
    ("log [N or all]", "what happened; log 12 unfolds line 12 into steps; log full [N or all] shows every step"),
    ("table", "draw the table; brief and full set how much is shown at each prompt"),
    ("auto", "turn automatic passing on or off, where nothing useful can be done"),
    ("stop WHERE", "ask there anyway: stop 6.9.2e, stop before encounter, stop kati; stop alone lists them"),
    ("leave CARD", "never ask because of this card; leave alone lists them, leave clear removes them"),
    ("always ANSWER", "give a card this answer now and from now on: always no, always 0; always ask CARD undoes it"),
    ("hold", "ask at every window until the run ends"),
    ("skip", "pass this window and the next ones, until the turn or the run changes or something must be decided"),
    ("undo", "take back your last command; asks first if you learned something since, and the record notes it"),
    ("save FILE", "write the record of the game to a file; the game is saved after every choice anyway"),
    ("concede", "give up"),
    ("quit or exit", "leave and continue later"),
    ("help", "this list"),
)  # fmt: skip


class Leave(Exception):
    """The player leaves; the game stays as it is."""


def obey(session: Session, side: Side, typed: str) -> bool:
    """Carry out a command; return False if it is not one."""
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
    from sneakdoor.cli.rules import as_followed, imported
    from sneakdoor.document.imported import beside
    from sneakdoor.rulebook import UnknownRule, children, find, meant, search

    terminal, here, version = session.terminal, "", session.game.rules
    if not rest:
        view = session.game.view(side)
        here = next((stage.step for stage in reversed(view.stages) if stage.step), "")
        here = view.decision.rule if view.decision is not None and view.decision.rule else here
        rest = here.rstrip("abcdefghijklmnopqrstuvwxyz") or here
    if not rest.removeprefix("1.4:")[:1].isdigit():
        found = search(rest, version)
        if not found:
            raise Unclear(f"no rule has all the words “{rest}”")
        for rule in found[:MOST_RULES]:
            terminal.lines(fit(f"{rule.number}  {rule.summary}", terminal.width, "", "  "))
        if len(found) > MOST_RULES:
            terminal.say(f"… and {len(found) - MOST_RULES} more")
        return
    try:
        rule = find(meant(rest, version))
    except UnknownRule as error:
        raise Unclear(str(error)) from None
    for line in as_followed(rule.number):
        terminal.lines(fit(line, terminal.width, "", "  "))
    for one in beside(rule, imported(ours=False)):
        terminal.lines(fit(f"{one.version}: {one.text}", terminal.width, "  ", "    "))
    for child in children(rule.number):
        mark = "> " if child.number == here else "  "
        now = " (now)" if child.number == here else ""
        terminal.lines(fit(f"{child.number}  {child.summary}{now}", terminal.width, mark, "    "))


def where(session: Session, side: Side, rest: str) -> None:
    from sneakdoor.timing import structure
    from sneakdoor.timing import where as places_of

    terminal, view = session.terminal, session.game.view(side)
    places = places_of(view)
    if not places:
        raise Unclear("there is no current timing structure")
    for place in places[:-1]:
        terminal.lines(fit(f"{place.step}  {place.words}", terminal.width, "", "  "))
    here = structure(places[-1].structure, view.rules)
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
        entry = card_named(title_meant(session, side, rest), session.game.rules)
    except UnknownCard as error:
        raise Unclear(str(error)) from None
    session.terminal.lines(card_lines(entry, imported(ours=False), session.terminal.width))


def title_meant(session: Session, side: Side, words: str) -> str:
    """Return the title that these words mean, preferring cards that this side sees."""
    view = session.game.view(side)
    own = view.corp if side == Side.CORP else view.runner
    piles = (view.corp.discard, view.runner.discard)
    seen = [one.title for _, one in places(view).values() if one.title]
    seen += [*own.hand.cards, *(title for pile in piles for title in pile.cards)]
    try:
        return one_title(words, seen, "here")
    except Unclear as several:
        if " can be " in str(several):
            raise
    try:
        return title_named(words, rules=session.game.rules)
    except UnknownStop as unknown:
        if " can be " in str(unknown):
            raise Unclear(str(unknown)) from None
        return words  # the catalogue suggests similar titles


def log(session: Session, side: Side, rest: str) -> None:
    """Print the story, one of its lines with the steps, or every step."""
    words = rest.lower().split()
    if words[:1] == ["full"]:
        full_log(session, side, words[1] if len(words) > 1 else "")
        return
    lines = story(session.game.log(side))
    numbers = list(range(1, len(lines) + 1))
    wanted = number_in(rest)
    if wanted is not None:
        if not 1 <= wanted <= len(lines):
            raise Unclear(f"the story has lines 1 to {len(lines)}; `log full {wanted}` shows the last steps")
        one = lines[wanted - 1]
        session.terminal.lines(session.story_lines([one], [wanted]))
        session.terminal.lines(session.entry_lines(list(one.entries), "     * "))
        return
    if rest and rest != "all":
        raise Unclear("log, log all, log NUMBER (a line with its steps), log full, log full NUMBER, log full all")
    shown = len(lines) if rest == "all" else USUAL_LOG
    if shown < len(lines):
        session.terminal.say(f"The last {shown} of {how_many(len(lines), 'line')}; `log NUMBER` unfolds one.")
    session.terminal.lines(session.story_lines(lines[-shown:], numbers[-shown:]))


def full_log(session: Session, side: Side, rest: str) -> None:
    entries = session.game.log(side)
    wanted = len(entries) if rest == "all" else number_in(rest) or USUAL_LOG
    shown = entries[-wanted:]
    if len(shown) < len(entries):
        session.terminal.say(f"The last {len(shown)} of {how_many(len(entries), 'step')}:")
    session.terminal.lines(session.entry_lines(shown))


def table(session: Session, side: Side, rest: str) -> None:
    session.terminal.lines(table_lines(session.game.view(side), session.terminal.width))


def brief(session: Session, side: Side, rest: str) -> None:
    session.seating.brief = True
    session.terminal.say("Prompts now show only the figures; `table` draws the table once, `full` always.")


def full(session: Session, side: Side, rest: str) -> None:
    session.seating.brief = False
    session.redraw, session.shown = True, ""


def auto(session: Session, side: Side, rest: str) -> None:
    policy, words = session.seats[side].policy, rest.lower().split()
    if words[:1] == ["stop"]:
        stop(session, side, " ".join(words[1:]))
        return
    if words == ["clear"]:
        policy.stops.clear()
    elif words in (["on"], ["off"]):
        policy.auto = words == ["on"]
    elif not words:
        policy.auto = not policy.auto
    else:
        raise Unclear("use auto, auto on or auto off; to be asked anyway: stop WHERE, stop clear")
    state = (
        "Auto is on: you are not asked where nothing useful can be done."
        if policy.auto
        else "Auto is off: you are asked at every window."
    )
    session.terminal.say(state + (f" It stops at: {', '.join(policy.stops)}." if policy.stops and policy.auto else ""))
    session.keep()


def stop(session: Session, side: Side, rest: str) -> None:
    policy = session.seats[side].policy
    if rest.lower() == "clear":
        policy.stops.clear()
        session.terminal.say("There are no stops any more.")
    elif rest.lower().startswith("no ") and rest:
        gone = named_stop(rest[3:], session.game.rules)
        if gone not in policy.stops:
            raise Unclear(f"there is no stop {gone}")
        policy.stops.remove(gone)
        session.terminal.say(f"No stop any more: {gone}.")
    elif rest:
        found = named_stop(rest, session.game.rules)
        if found not in policy.stops:
            policy.stops.append(found)
        session.terminal.say(f"It stops at: {', '.join(policy.stops)}.")
    else:
        session.terminal.say(f"Stops: {', '.join(policy.stops) or 'none'}. There are rules (6.9.2e), cards, and:")
        for name, words in KINDS.items():
            session.terminal.lines(fit(words, session.terminal.width, f"  {name:<18}", " " * 20))
    session.keep()


def named_stop(words: str, rules: str) -> str:
    try:
        return stop_named(words, rules)
    except UnknownStop as unknown:
        raise Unclear(str(unknown)) from None


def leave(session: Session, side: Side, rest: str) -> None:
    policy = session.seats[side].policy
    if rest.lower() == "clear":
        policy.leave.clear()
    elif rest:
        try:
            title = title_named(title_meant(session, side, rest), rules=session.game.rules)
        except UnknownStop as unknown:
            raise Unclear(str(unknown)) from None
        if title in policy.leave:
            policy.leave.remove(title)
        else:
            policy.leave.append(title)
    session.terminal.say(f"Left alone: {', '.join(policy.leave) or 'nothing'}.")
    session.redraw = True
    session.keep()


def always(session: Session, side: Side, rest: str) -> None:
    """Answer a card's question from now on, as long as the same answer is available."""
    policy, words = session.seats[side].policy, rest.lower()
    if words == "clear":
        policy.always.clear()
    elif words.startswith("ask "):
        known = {one: one.partition(ASKS)[0] for one in policy.always}
        forgotten = one_title(words[4:], list(known.values()), "answered for you")
        policy.always = {one: said for one, said in policy.always.items() if known[one] != forgotten}
    elif rest:
        answer_always(session, side, rest)
        return
    lines = "; ".join(f"{one}: {said}" for one, said in policy.always.items())
    session.terminal.say(f"Always answered: {lines or 'nothing'}.")
    session.keep()


def answer_always(session: Session, side: Side, words: str) -> None:
    decision = session.game.decision
    if decision is None or not asker(decision):
        raise Unclear("`always` works for questions of a card only, such as whether to use it or how much to spend")
    listed = choices(session.game.view(side))
    found = [one for one in listed if str(one.number) == words] or matching(words, listed)
    if len(found) != 1:
        raise Unclear(f"“{words}” is not one of the answers here")
    session.seats[side].policy.always[asker(decision)] = answer_in_words(found[0].option)
    session.terminal.say(
        f"{decision.card}: {found[0].words}, now and always; `always ask {decision.card}` undoes this."
    )
    session.take(decision, found[0].option)


def hold(session: Session, side: Side, rest: str) -> None:
    policy = session.seats[side].policy
    policy.hold = rest.lower() != "off"
    lines = "You are asked at every window until the run ends." if policy.hold else "No longer held."
    session.terminal.say(lines)


def skip(session: Session, side: Side, rest: str) -> None:
    view, decision = session.game.view(side), session.game.decision
    passing = next((one for one in decision.options if one.kind == "pass"), None) if decision is not None else None
    if decision is None or decision.kind != WINDOW or passing is None:
        raise Unclear("there is no window to pass here; choose an option")
    if vital(view, decision):
        raise Unclear("skip never loses a run: something can be broken or rezzed here. `pass` passes this window")
    session.take(decision, passing)
    session.seats[side].skip(view)


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
            "Hidden information was revealed or chance was involved since then. Taking it back needs your opponent's "
            "consent, and the record will note it."
        )
        if not agreed(session, "Take it back anyway?"):
            terminal.say("Nothing was taken back.")
            return
    own = trial.decision is not None and trial.decision.side == side
    was = str(taken[-1]) if own else "the other side's last choice"
    session.game = trial
    chosen.pop()
    if own and trial.decision is not None:
        session.seats[side].policy.always.pop(asker(trial.decision), None)  # or it would be answered again
    session.logged = [min(read, len(trial.log(one))) for read, one in zip(session.logged, Side, strict=True)]
    session.redraw, session.shown = True, ""
    for seat in session.seats:
        seat.forget()
    session.keep(sure=True)
    more = f", and {how_many(len(taken) - 1, 'choice')} after it" if len(taken) > 1 else ""
    terminal.say(f"Taken back: {was}{more}.")


def save(session: Session, side: Side, rest: str) -> None:
    if not rest:
        where = f" This game is saved in {session.path}" if session.path is not None and session.kept else ""
        raise Unclear(f"save to which file? For instance: save game.json.{where}")
    path = Path(rest).expanduser()
    if path.is_dir():
        raise Unclear(f"{path} is a folder; name a file in it")
    if path.exists() and not agreed(session, f"{path} already exists. Overwrite it?"):
        session.terminal.say("Nothing was written.")
        return
    try:
        saved_games.write(path, saved_games.to_json(session.game, session.seating), sure=True)
    except OSError as error:
        raise Unclear(f"{path} cannot be written: {error.strerror or error}") from None
    except BadRecord as error:
        raise Unclear(str(error)) from None
    session.terminal.say(f"Written: {path} ({how_many(len(session.game.choices), 'choice')})")


def concede(session: Session, side: Side, rest: str) -> None:
    if agreed(session, "Give up this game?"):
        session.game.concede(side)
        session.keep(sure=True)
    else:
        session.terminal.say("The game goes on.")


def explain(session: Session, side: Side, rest: str) -> None:
    """Show what the search bot considers with the knowledge of this side."""
    decision = session.game.decision
    if decision is None or decision.side != side:
        raise Unclear("there is no question for you now")
    try:
        searcher = Searcher(budget_named(rest)) if rest else Searcher()
    except ValueError as wrong:
        raise Unclear(str(wrong).replace("search:", "explain ")) from None
    option = answer(searcher, session.game, Random(session.game.seed))  # noqa: S311  (a game)
    if searcher.explanation is None:
        session.terminal.say(f"No search is needed here: {option}.")
        return
    for line in searcher.explanation.lines():
        session.terminal.say(line)


def quit_(session: Session, side: Side, rest: str) -> None:
    raise Leave


def agreed(session: Session, question: str) -> bool:
    session.terminal.say(question)
    return session.terminal.ask("yes or no [no]> ").strip().lower() in {"y", "yes"}


COMMANDS: dict[str, Callable[[Session, Side, str], None]] = {
    "help": help_, "?": help_, "why": why_, "explain": explain, "rules": rules, "rule": rules, "where": where,
    "card": card, "log": log, "table": table, "brief": brief, "full": full, "auto": auto, "stop": stop,
    "leave": leave, "hold": hold, "always": always, "skip": skip, "undo": undo, "save": save, "concede": concede,
    "quit": quit_, "exit": quit_,
}  # fmt: skip
