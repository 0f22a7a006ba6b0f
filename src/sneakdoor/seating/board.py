"""Format a view as lines of text.

The other side is at the top, the own side at the bottom next to the prompt. Ice is listed from the outside in.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from sneakdoor import Card, Question, Side, View
from sneakdoor.catalogue import UnknownCard, traits
from sneakdoor.catalogue import card as card_named
from sneakdoor.grammar.nouns import how_many
from sneakdoor.seating.wrapping import fit, titles

TO_WIN = 7
NAMES = {"corp": "Corp", "runner": "Runner"}
HANDS = {"corp": "HQ", "runner": "grip"}
RIG = (("program", "Programs"), ("hardware", "Hardware"), ("resource", "Resources"), ("facedown", "Facedown"))
ENDS = {
    "points": "seven agenda points",
    "flatline": "the Runner is flatlined",
    "empty R&D": "the Corp cannot draw from an empty R&D",
    "concession": "the other side concedes",
}
WINDOWS = ("paid ability window", "action window")
INDENT = "  "
MOST_OPTIONS = 128
ADVANCEMENT = "advancement"


class DrawnPile(Protocol):
    """The parts of a pile that are drawn."""

    @property
    def count(self) -> int: ...
    @property
    def cards(self) -> Sequence[str]: ...
    @property
    def facedown(self) -> Sequence[str]: ...
    @property
    def hidden(self) -> int: ...
    @property
    def known(self) -> Mapping[int, str]: ...


# ---------------------------------------------------------------------------------------------------------------- whole


def board_text(view: View, *, width: int = 100, most_options: int = MOST_OPTIONS) -> str:
    """Return a view as text, for people and language models: the table, and the open question or the result.

    Options have the numbers that `Game.choose` takes, and are listed only if the view's own side is asked.

    >>> from sneakdoor import Game
    >>> game = Game.new(corp="Closed Doors", runner="Inside People", seed=7, skip_forced=True)
    >>> print("\\n".join(board_text(game.view("corp")).splitlines()[-3:]))
    Question: This is your starting hand. Take a mulligan?
      0. No
      1. Yes
    """
    lines = [*table_lines(view, width), ""]
    if view.outcome is not None:
        lines += end_lines(view, width)
    elif view.decision is not None:
        lines += question_lines(view.decision, width, most_options)
    return "\n".join(lines) + "\n"


def question_lines(asked: Question, width: int, most_options: int) -> Iterator[str]:
    """Format the open question with the indexes of its options, or whose decision is awaited."""
    if not asked.options:
        yield from fit(f"The {NAMES[asked.side]} decides.", width)
        return
    yield from fit(f"Question: {asked.prompt}", width)
    for index, option in enumerate(asked.options[:most_options]):
        yield from fit(f"{index}. {option.words}", width, INDENT, INDENT * 3)
    more = len(asked.options) - most_options
    if more > 0:
        yield from fit(f"… and {more} more; choose by words.", width, INDENT)


def table_lines(view: View, width: int) -> list[str]:
    """Format the whole table."""
    corp, runner = corp_lines(view, width), runner_lines(view, width)
    blocks = (
        [[*header(view, width)], runner, corp] if view.side == Side.CORP else [[*header(view, width)], corp, runner]
    )
    blocks.append([*beside(view, width)])
    blocks.append([*run_lines(view, width)])
    out: list[str] = []
    for block in blocks:
        if block and out:
            out.append("")
        out += block
    return out


def header(view: View, width: int) -> list[str]:
    """Format turn, phase and step."""
    if view.turn == 0:
        return fit("== Before the first turn ==", width)
    phases = [stage for stage in view.stages if stage.what not in ("turn", *WINDOWS, "ability")]
    inner = phases[-1] if phases else None
    step = view.stages[-1].step if view.stages else ""
    words = f"== Turn {view.turn}, {NAMES[view.active]}'s"
    if inner is not None:
        words += f": {inner.what}"
    if step:
        words += f" (CR {step})"
    return fit(words + " ==", width)


def status_lines(view: View, width: int) -> list[str]:
    """Format the figures of both sides and the run, for `brief`."""
    out = [*header(view, width)]
    for side in ("runner", "corp") if view.side == Side.CORP else ("corp", "runner"):
        out += fit(f"{who(view, side)}: {figures(view, side)}", width)
    return [*out, *run_lines(view, width)]


def turn_lines(view: View, width: int) -> list[str]:
    """Format a line of figures for each side and the run, for questions between one's own actions."""
    out = [*header(view, width)]
    for side in ("runner", "corp") if view.side == Side.CORP else ("corp", "runner"):
        out += fit(f"{who(view, side)}: {figures(view, side)}, {held(view, side)}", width)
    return [*out, *run_lines(view, width)]


def held(view: View, side: str) -> str:
    player = view.corp if side == "corp" else view.runner
    return f"{how_many(player.hand.count, 'card')} in {HANDS[side]}"


def accessed_lines(view: View, width: int) -> Iterator[str]:
    """Format an accessed card, to be read before deciding about it."""
    question = view.decision
    stage = next((one for one in reversed(view.stages) if one.what == "accessed card"), None)
    title = stage.details.get("card", "") if stage is not None else ""
    if view.side != Side.RUNNER or question is None or question.kind != "accessed card" or not title:
        return
    try:
        entry = card_named(title, view.rules)
    except UnknownCard:
        return
    figures_ = ", ".join(f"{word} {value}" for word, value in entry.figures())
    yield from fit(f"{entry.title}: {entry.facts.type}, {figures_}", width)
    for line in entry.text.split("\n") if entry.text else []:
        yield from fit(line, width, INDENT, INDENT * 2)


def strengths(view: View, width: int) -> Iterator[str]:
    """Format the strength of the encountered ice and of each breaker."""
    if view.side != Side.RUNNER or not view.is_under_way("encounter ice"):
        return
    rig = [card for row in view.rig.values() for card in row]
    breakers = [card for card in rig if card.strength is not None and traits(card.title).is_breaker]
    if breakers and view.decision is not None and view.decision.kind == WINDOWS[0]:
        yield from fit("Breakers: " + ", ".join(f"{one.title} {one.strength}" for one in breakers), width, INDENT)


def who(view: View, side: str) -> str:
    mine = view.side is not None and Side(view.side).name.lower() == side
    return f"{NAMES[side]} (you)" if mine else NAMES[side]


def figures(view: View, side: str) -> str:
    player = view.corp if side == "corp" else view.runner
    out = [
        f"{player.score} of {TO_WIN} points",
        how_many(player.credits, "credit"),
        how_many(player.clicks, "click"),
    ]
    if side == "corp":
        if view.bad_publicity:
            out.append(f"bad publicity {view.bad_publicity}")
    else:
        out += [how_many(view.tags, "tag"), f"memory {view.memory_used} of {view.memory_limit}", f"link {view.link}"]
        if view.brain_damage:
            out.append(f"brain damage {view.brain_damage}")
    return ", ".join(out)


# ----------------------------------------------------------------------------------------------------------- both sides


def corp_lines(view: View, width: int) -> list[str]:
    corp = view.corp
    out = [*owner(view, "corp", width)]
    piles = {"HQ": corp.hand, "R&D": corp.deck, "Archives": corp.discard}
    for server in view.servers:
        parts = []
        if server.name in piles:
            parts.append(pile_words(piles[server.name], server.name))
        ice = ", then ".join(card_words(one) for one in server.ice)
        parts.append(f"ice {ice}" if ice else "no ice")
        if server.root:
            parts.append("root " + ", ".join(card_words(one) for one in server.root))
        out += row(server.name, "; ".join(parts), width)
    if corp.hand.cards:
        out += row("Hand", hand_words(corp.hand, corp.hand_size), width)
    if corp.scored:
        out += row("Scored", ", ".join(card_words(one) for one in corp.scored), width)
    return out


def runner_lines(view: View, width: int) -> list[str]:
    runner = view.runner
    out = [*owner(view, "runner", width)]
    out += row("Stack", pile_words(runner.deck, "stack"), width)
    out += row("Heap", pile_words(runner.discard, "heap"), width)
    for kind, name in RIG:
        cards = view.rig.get(kind) or []
        if cards:
            out += row(name, ", ".join(card_words(one) for one in cards), width)
    if not any(view.rig.values()):
        out += row("Rig", "empty", width)
    out += row("Grip", hand_words(runner.hand, runner.hand_size), width)
    if runner.scored:
        out += row("Stolen", ", ".join(card_words(one) for one in runner.scored), width)
    return out


def owner(view: View, side: str, width: int) -> list[str]:
    player = view.corp if side == "corp" else view.runner
    identity = card_words(player.identity, plain=True)
    return [*fit(f"{who(view, side).upper()}: {identity}", width), *fit(figures(view, side), width, INDENT)]


def row(name: str, words: str, width: int) -> list[str]:
    """Wrap a labelled row of the table; in narrow windows continuation lines are indented less."""
    if width < 60:
        return fit(f"{name}: {words}", width, INDENT, INDENT * 2)
    return fit(words, width, f"{INDENT}{name:<10}", " " * 12)


def pile_words(pile: DrawnPile, name: str) -> str:
    out = how_many(pile.count, "card")
    if name in ("HQ", "grip"):
        return out
    if pile.facedown:
        out += f", {len(pile.facedown)} facedown"
    elif pile.hidden and name in ("Archives", "heap"):
        out += f", {pile.hidden} facedown"
    if pile.cards:
        out += f": {titles(pile.cards)}"
    if pile.known:
        places = (f"{title} at {place + 1}" for place, title in sorted(pile.known.items()))
        out += f"; known from the top: {', '.join(places)}"
    return out


def hand_words(pile: DrawnPile, most: int) -> str:
    out = f"{pile.count} of at most {most}"
    if pile.cards:
        out += f": {titles(pile.cards)}"
        if pile.hidden:
            out += f", {pile.hidden} unseen"
    return out


def card_words(card: Card, *, plain: bool = False) -> str:
    """Format a card on the table: number, title, tokens, hosted cards."""
    facts = []
    if not card.faceup and card.title:
        facts.append("unrezzed" if not plain else "facedown")
    if card.strength is not None and card.faceup:
        facts.append(f"strength {card.strength}")
    if card.points is not None:
        facts.append(how_many(card.points, "point"))
    if card.needs is not None:
        facts.append(f"advanced {card.tokens.get(ADVANCEMENT, 0)} of {card.needs}")
    facts += [token_words(name, n) for name, n in card.tokens.items() if n and not (name == ADVANCEMENT and card.needs)]
    facts += [f"{name}: {value_text(value)}" for name, value in card.remembers.items()]
    if card.hosted:
        facts.append("hosts " + " and ".join(card_words(one) for one in card.hosted))
    name = card.title or "facedown"
    number = f"#{card.handle} " if card.handle and not plain else ""
    return number + name + (f" ({', '.join(facts)})" if facts else "")


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"#{value}" if isinstance(value, int) else str(value)


def token_words(name: str, number: int) -> str:
    return how_many(number, "credit") if name in ("credit", "credits") else how_many(number, f"{name} counter")


# ------------------------------------------------------------------------------------------------------- now and beside


def beside(view: View, width: int) -> Iterator[str]:
    """Format cards outside the usual zones, and lasting effects."""
    if view.playing:
        yield from row("In play", ", ".join(card_words(one) for one in view.playing), width)
    for name, pile in (("Set aside", view.aside), ("Removed", view.removed)):
        if pile.count:
            yield from row(name, pile_words(pile, name), width)
    for effect in view.lingering:
        on = f"on #{effect.on}: " if effect.on else ""
        source = f"{effect.source}: " if effect.source else ""
        until = f" (until {effect.until})" if effect.until else ""
        yield from row("Effect", f"{source}{on}{effect.words}{until}", width)


def run_lines(view: View, width: int) -> Iterator[str]:
    """Format the run: server, position, and the subroutines of encountered ice."""
    run = next((stage for stage in reversed(view.stages) if stage.what == "run"), None)
    if run is None:
        return
    name, position = run.details["server"], run.details["position"]
    server = next((one for one in view.servers if one.name == name), None)
    ice = list(server.ice) if server is not None else []
    place = len(ice) - 1 - position
    words = f"RUN on {name}"
    if not ice:
        words += ", no ice"
    elif 0 <= place < len(ice):
        words += f", ice {place + 1} of {len(ice)} from outside: {card_words(ice[place])}"
    else:
        words += ", past its ice"
    if run.details.get("successful"):
        words += ", successful"
    accessed = next((stage for stage in reversed(view.stages) if stage.what == "accessed card"), None)
    if accessed is not None:
        words += f"; accessing {accessed.details.get('card', 'a card')}"
    yield from fit(words, width)
    for server_ice in ice:
        for number, sub in enumerate(server_ice.subroutines, 1):
            state = "broken" if sub.broken else "unbroken"
            yield from fit(f"{INDENT}subroutine {number}, {state}: {sub.words}", width, "", INDENT * 2)


def end_lines(view: View, width: int) -> list[str]:
    """Format the result of a game."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    ended = outcome["how"] or ""
    how = ENDS.get(ended, ended)
    if outcome["winner"] is None:
        words = f"Nobody wins: {how}."
    else:
        words = f"The {NAMES[outcome['winner']]} wins: {how}."
        if view.side is not None:
            words = ("You win! " if Side(view.side).name.lower() == outcome["winner"] else "You lose. ") + words
    score = f"Corp {view.corp.score}, Runner {view.runner.score}, after {how_many(view.turn, 'turn')}."
    return ["== The game is over ==", *fit(words, width), *fit(score, width)]
