"""Public information about a table, and a person's role at it."""

from __future__ import annotations

from msgspec import json

from sneakdoor import Side
from sneakdoor.web import messages as m
from sneakdoor.web.store import KeptTable
from sneakdoor.web.untrusted import same_secret


def role_at(kept: KeptTable, person: str, key: str) -> m.Role | None:
    """Return a person's role; None if they may not watch. Private tables need the key of their link."""
    if person == kept.corp:
        return "corp"
    if person == kept.runner:
        return "runner"
    settings = json.decode(kept.settings, type=m.Settings)
    if not settings.spectators or kept.status == "open":
        return None
    return "spectator" if settings.public or same_secret(key, kept.key) else None


def table_info(kept: KeptTable, settings: m.Settings) -> m.TableInfo:
    decks = [json.decode(deck) if deck else None for deck in (kept.corp_deck, kept.runner_deck)]
    open_ = kept.status == "open"
    names = m.Pair(kept.corp_name or kept.corp_bot, kept.runner_name or kept.runner_bot)
    identities = m.Pair(*(None if deck is None or open_ else deck["identity"] for deck in decks))
    bots = m.Pair(kept.corp_bot, kept.runner_bot)
    result = json.decode(kept.result, type=m.Result) if kept.result else None
    ended = kept.changed if result is not None else 0.0
    return m.TableInfo(
        kept.id, kept.status, names, identities, bots, settings, kept.created,
        next=kept.next, result=result, ended=ended, rules=kept.rules,
    )  # fmt: skip


def own_deck(kept: KeptTable, person: str) -> str | None:
    """Return the name of a person's own deck; it is private to them."""
    for side in Side:
        deck = kept.of(side, "deck")
        if deck and kept.of(side) == person:
            return str(json.decode(deck).get("name", "")) or None
    return None


__all__ = ["own_deck", "role_at", "table_info"]
