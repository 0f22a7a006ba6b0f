"""Answers that buy nothing: another answer of the same question is at least as good in every world.

Each check reads the view and what cards declare, never a title. Nothing is ruled out that only seems bad; that is for
the search to find out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from sneakdoor import Card, Option, Side, View
from sneakdoor.bots.outlook import CENTRALS, Outlook, with_hosted
from sneakdoor.bots.protocol import Asked
from sneakdoor.catalogue import traits

PAYING: Final = frozenset({"credits spent", "clicks spent", "tokens spent"})
NEWS: Final = frozenset({"rezzed", "installed", "damaged", "exposed", "revealed", "trashed"})
"""Events in a run that may be a reason to leave it."""
RUNNING: Final = ("run", "approach", "access", "passed", "breach")


def sensible(view: View, decision: Asked, worth: Mapping[Option, float]) -> Sequence[Option]:
    """The options without those that buy nothing; all of them, if nothing else is left."""
    table = Outlook(view)
    found = [one for one in decision.options if not is_pointless(table, decision, one, worth)]
    return found or decision.options


def is_pointless(table: Outlook, decision: Asked, option: Option, worth: Mapping[Option, float]) -> bool:
    """Whether an option changes nothing for the better, whatever is hidden."""
    if option.idle:
        return True  # the rules already show that it could change nothing
    if option.kind == "jack out":
        return leaves_what_is_paid(table, decision, worth)
    if option.kind == "server":
        return decision.kind == "install destination" and trashes_own_agenda(table, option)
    check = CHECKS.get(option.kind)
    return check is not None and check(table, option)


def is_empty_purge(table: Outlook, option: Option) -> bool:
    """No virus counter anywhere, and no active card that waits for a purge."""
    cards = list(active_cards(table.view))
    on_corp = with_hosted(card for server in table.view.servers for card in (*server.ice, *server.root))
    if any(card.tokens.get("virus") for card in (*cards, *on_corp)):
        return False
    return not waits_for(cards, "purge")


def is_vain_advance(table: Outlook, option: Option) -> bool:
    """An agenda that has all the tokens it needs, and none of whose abilities counts more of them."""
    _, card = table.where(option.handle)
    if card is None or card.needs is None or card.tokens.get("advancement", 0) < card.needs:
        return False
    return not any("advancement" in deed.words for deed in traits(card.title).deeds)


def is_empty_run(table: Outlook, option: Option) -> bool:
    """A run on Archives with nothing to access, while no card cares about runs."""
    server = table.servers.get(option.server)
    if server is None or server.name != "Archives" or server.root or table.view.corp.discard.count:
        return False
    return not any(waits_for(active_cards(table.view), word) for word in RUNNING)


def is_empty_draw(table: Outlook, option: Option) -> bool:
    return table.me.deck.count == 0 and table.view.side == Side.RUNNER


def trashes_own_agenda(table: Outlook, option: Option) -> bool:
    """An agenda or asset that is installed where an agenda is: the older card is trashed for nothing."""
    server = table.servers.get(option.server)
    if server is None or server.name in CENTRALS:
        return False
    types = [traits(card.title).type for card in table.view.playing]
    installing = next((one for one in reversed(types) if one not in ("operation", "event")), "")
    if installing not in ("agenda", "asset"):
        return False
    return any(card.title and traits(card.title).type == "agenda" for card in server.root)


def leaves_what_is_paid(table: Outlook, decision: Asked, worth: Mapping[Option, float]) -> bool:
    """The last ice is passed and was paid for, nothing has happened since, and the access is still wanted."""
    server = table.server
    going_on = next((one for one in decision.options if one.kind == "continue"), None)
    if server is None or going_on is None or table.ice_ahead(server) or worth.get(going_on, 0.0) <= 0:
        return False
    return paid_to_break(table.view)


def paid_to_break(view: View) -> bool:
    """Whether the Runner paid to break in this run, and nothing new was seen since."""
    broke = False
    for entry in reversed(view.log):
        if entry.kind == "run begins" or (entry.kind in NEWS and not broke):
            return False
        if entry.kind == "broken":
            broke = True
        elif broke and entry.kind in PAYING and entry.side == Side.RUNNER:
            return True  # costs are paid before their effect
    return False


def active_cards(view: View) -> Iterable[Card]:
    """Faceup cards that can react: identities, scored agendas, the rig, and the Corp's rezzed cards."""
    yield view.corp.identity
    yield view.runner.identity
    yield from view.corp.scored
    yield from view.runner.scored
    yield from with_hosted(card for row in view.rig.values() for card in row)
    yield from view.playing
    for server in view.servers:
        yield from (card for card in with_hosted((*server.ice, *server.root)) if card.faceup)


def waits_for(cards: Iterable[Card], word: str) -> bool:
    """Whether a card has an ability that is triggered by something of this name."""
    return any(
        word in moment for card in cards if card.title for deed in traits(card.title).deeds for moment in deed.when
    )


CHECKS: Final[dict[str, Callable[[Outlook, Option], bool]]] = {
    "purge": is_empty_purge,
    "advance": is_vain_advance,
    "run": is_empty_run,
    "draw": is_empty_draw,
}

__all__ = ["is_pointless", "sensible"]
