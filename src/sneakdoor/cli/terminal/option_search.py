"""Find the option that a player describes, and why it is not possible now."""

from collections.abc import Iterator

from sneakdoor import Game, Option, Side, View
from sneakdoor.cli.terminal.choices import Choice, choices, matching, places
from sneakdoor.cli.terminal.layout import fold, number_in
from sneakdoor.seating import Unclear, UnknownStop, begins, title_named

CARD_VERBS = {
    "rez": "rez", "score": "score", "advance": "advance", "install": "install", "play": "play",
    "trash": "trash resource", "use": "use", "access": "access", "host": "host",
}  # fmt: skip
PLAIN_VERBS = {
    "jack out": "jack out", "jackout": "jack out", "draw": "draw", "credit": "credit", "gain": "credit",
    "purge": "purge", "remove tag": "remove tag", "pass": "pass", "steal": "steal", "trash": "trash",
    "continue": "continue", "go on": "go on", "done": "done", "break": "subroutine",
}  # fmt: skip
USED = ("action", "interrupt", "paid")
NO_USE = "There is no ability to pay for on this card"


def why(game: Game, side: Side, words: str) -> list[str]:
    """Answer `why …`: a paragraph for each option that the words can mean, with the rules that forbid it."""
    view = game.view(side)
    listed = choices(view)
    meant = words.strip()
    if meant.isdecimal():
        found = [one for one in listed if one.number == number_in(meant)]
        if not found:
            raise Unclear(f"there is no option {meant[:20]} now")
        return [allowed(view, found[0])]
    offered = matching(meant, listed)
    if offered and (len(offered) == 1 or fold(meant) in {fold(str(one.option)) for one in offered}):
        return [allowed(view, one) for one in offered]
    out: list[str] = []
    for option in wished(view, meant):
        chosen = next((one for one in listed if one.option == option), None)
        if chosen is not None:
            out.append(allowed(view, chosen))
            continue
        refusals = game.why_not(option, side)
        if refusals:
            out.append(f"{option}: not now.\n" + "\n".join(f"- {one}" for one in refusals))
        else:
            out.append(f"{option}: no rule forbids it, but it is not an answer to the open question.")
    return out or [f"{NO_USE}: {meant.removeprefix('use ')}. What it does is in `card {meant.removeprefix('use ')}`."]


def is_wish(words: str) -> bool:
    """Return whether these words start with a verb."""
    folded = fold(words)
    verb, _, rest = folded.partition(" ")
    return folded in PLAIN_VERBS or (bool(rest) and (verb == "run" or verb in CARD_VERBS))


def allowed(view: View, choice: Choice) -> str:
    question = view.decision
    rule = f" (CR {question.rule})" if question is not None and question.rule else ""
    return f"{choice.words}: allowed now, as option {choice.number}{rule}."


def wished(view: View, words: str) -> list[Option]:
    """Return the options that these words describe, whether they are legal or not."""
    folded = fold(words)
    if not folded:
        raise Unclear("why what? For instance: why 3, why rez Enigma, why run HQ, why jack out")
    if folded in PLAIN_VERBS:
        kind = PLAIN_VERBS[folded]
        return [Option(kind, number=0 if kind == "subroutine" else -1, words=words.strip().capitalize())]
    verb, _, rest = folded.partition(" ")
    if verb == "run":
        return [Option("run", server=name, words=f"Run {name}") for name in servers_called(view, rest)]
    kind = CARD_VERBS.get(verb, "use")
    called = rest if verb in CARD_VERBS else folded
    if verb in CARD_VERBS and not called:
        raise Unclear(f"{verb} what? For instance: why {verb} and a title, or its number as in #7")
    cards = cards_called(view, called, in_hand=kind in ("play", "install"))
    if kind == "use":
        return [replaced(card, "use", n) for card in cards for n in _used(*card)]
    return [replaced(card, kind, -1) for card in cards]


def _used(title: str, handle: int) -> list[int]:
    """Return which abilities of a card are used by paying for them; one to ask about if it is not on the table."""
    from sneakdoor.catalogue import traits

    paid = [n for n, deed in enumerate(traits(title).deeds) if deed.kind in USED]
    return paid if paid or handle else [0]


def replaced(card: tuple[str, int], kind: str, ability: int) -> Option:
    title, handle = card
    called = f"{title} #{handle}" if handle else title
    words = f"Use {called}, ability {ability + 1}" if ability >= 0 else f"{kind.capitalize()} {called}"
    return Option(kind, title, handle, ability, words=words)


def servers_called(view: View, words: str) -> list[str]:
    known = [server.name for server in view.servers]
    short = {"rd": "R&D", "r d": "R&D", "rnd": "R&D"}
    found = [name for name in known if fold(name) == words or name == short.get(words)]
    found = found or [name for name in known if words and fold(name).startswith(words)]
    last = words.rsplit(maxsplit=1)[-1] if words else ""
    found = found or ([f"Server {last}"] if last.isdigit() else [])
    if not found:
        raise Unclear(f"run on which server? There are {', '.join(known)}")
    return found


def cards_called(view: View, words: str, *, in_hand: bool) -> list[tuple[str, int]]:
    """Return title and number of the cards that a side can mean; hidden cards are excluded."""
    if words.startswith("#"):
        found = places(view).get(number_in(words.removeprefix("#").strip()) or 0)
        if found is None:
            raise Unclear(f"no card on the table has the number {words}")
        if not found[1].title:
            raise Unclear(f"you do not see what {words} is, so an answer would reveal it")
        return [(found[1].title, found[1].handle)]
    lying = [(card.title, card.handle) for _, card in places(view).values() if card.title]
    own = view.corp if view.side == Side.CORP else view.runner
    held = [(title, 0) for title in dict.fromkeys(own.hand.cards)]
    known = [*held, *lying] if in_hand else [*lying, *held]
    for test in (str.__eq__, str.startswith, has_words):
        fitting = [one for one in known if test(fold(one[0]), words)]
        if fitting:
            # Cards in hand count for playing and installing, cards on the table for everything else.
            apart = [one for one in fitting if (one[1] == 0) == in_hand]
            return apart or fitting[:1]
    from sneakdoor.decks import nearest

    try:
        return [(title_named(words, rules=view.rules), 0)]
    except UnknownStop:
        close = nearest(words, rules=view.rules)
        raise Unclear(f'"{words}" is no card' + (f"; the nearest: {', '.join(close)}" if close else "")) from None


def has_words(title: str, words: str) -> bool:
    return begins(words.split(), title.split())


def paragraphs(texts: list[str]) -> Iterator[tuple[str, str]]:
    """Split lines into indentation and text."""
    for one in texts:
        for line in one.split("\n"):
            yield ("  " if line.startswith("- ") else ""), line


__all__ = ["Unclear", "is_wish", "paragraphs", "why", "wished"]
