"""What Greedy reads off a view on either side, and the scale of its ratings.

Worth is counted in credits. The numbers are rules of thumb: a click is worth about a credit, an agenda point about
six, and nothing is worth dying for.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

from sneakdoor import Card, Option, PlayerView, Server, Side, View
from sneakdoor.bots.protocol import Asked
from sneakdoor.catalogue import AbilityTraits, deed_in_words, traits

DEATH: Final = 120.0
WIN: Final = 40.0
POINT: Final = 8.0
CARD: Final = 1.5
CLICK: Final = 1.5
TAG: Final = 2.5
GOAL: Final = 7
NEVER: Final = 999.0
KINDS_OF_ICE: Final = ("Barrier", "Code Gate", "Sentry")
CENTRALS: Final = ("HQ", "R&D", "Archives")
ABOUT_A_CARD: Final = ("accessed card", "install destination", "trash like cards")


class Outlook:
    """One look at what a side may know. Each part is read when it is first needed: most questions need few."""

    def __init__(self, view: View) -> None:
        self.view = view

    @cached_property
    def me(self) -> PlayerView:
        return self.view.corp if self.view.side == Side.CORP else self.view.runner

    @cached_property
    def other(self) -> PlayerView:
        return self.view.runner if self.view.side == Side.CORP else self.view.corp

    @cached_property
    def servers(self) -> dict[str, Server]:
        return {server.name: server for server in self.view.servers}

    @cached_property
    def stages(self) -> dict[str, dict[str, Any]]:
        return {stage.what: stage.details for stage in self.view.stages}  # of several of a sort the innermost

    @cached_property
    def run(self) -> dict[str, Any] | None:
        return self.stages.get("run")

    @cached_property
    def server(self) -> Server | None:
        """The one that is run on."""
        return self.servers.get(self.run["server"]) if self.run else None

    @cached_property
    def trace(self) -> dict[str, Any] | None:
        return self.stages.get("trace")

    @cached_property
    def source(self) -> str:
        return str(self.stages.get("ability", {}).get("card", ""))

    @cached_property
    def rig(self) -> list[Card]:
        return [card for group in self.view.rig.values() for card in with_hosted(group)]

    @cached_property
    def breaking_credits(self) -> int:
        return credits_for(("use", "any"), (*self.rig, *self.view.playing))

    @cached_property
    def encountered(self) -> Card | None:
        if "encounter ice" not in self.stages or self.server is None:
            return None
        handle = self.stages["encounter ice"].get("handle")
        return next((card for card in self.server.ice if card.handle == handle), None)

    @property
    def runners_purse(self) -> int:
        """The Runner's credits for breaking ice: the pool, and usable credits on cards."""
        return self.view.runner.credits + self.breaking_credits

    def where(self, handle: int) -> tuple[Server | None, Card | None]:
        """The server that an installed Corp card is in or protects, and the card."""
        for server in self.view.servers:
            for card in (*server.ice, *server.root):
                if card.handle == handle:
                    return server, card
        return None, None

    def ice_ahead(self, server: Server) -> list[Card]:
        """The ice a Runner still has to pass: all of it, or what is left in the run under way."""
        if self.run is None or self.server is not server:
            return server.ice
        if "approach server" in self.stages or "access" in self.stages:
            return []
        return server.ice[max(0, len(server.ice) - 1 - self.run["position"]) :]

    def damage_on_success(self, server: Server) -> int:
        """Damage that faceup cards in a server do to a Runner who gets in."""
        deeds = [deed for card in server.root if card.faceup for deed in traits(card.title).deeds]
        return sum([deed.damage for deed in deeds if "successful run" in deed.when])

    def punishment(self) -> int:
        """Damage that the Corp's open cards do when an agenda is stolen."""
        cards = [self.view.corp.identity, *self.view.corp.scored]
        cards += [card for server in self.view.servers for card in server.root if card.faceup]
        deeds = (deed for card in cards for deed in traits(card.title).deeds)
        return sum(deed.damage for deed in deeds if "stolen" in deed.when)


def with_hosted(cards: Iterable[Card]) -> Iterable[Card]:
    for card in cards:
        yield card
        if card.hosted:
            yield from with_hosted(card.hosted)


def credits_for(purposes: tuple[str, ...], cards: Iterable[Card]) -> int:
    """Credits on cards that may be spent for one of these purposes."""
    total, wanted = 0, set(purposes)
    for card in cards:
        held = card.tokens.get("credit") if card.title else 0
        if held and not wanted.isdisjoint(traits(card.title).pays_for):
            total += held
    return total


def subroutines_of(card: Card) -> list[AbilityTraits]:
    """The unbroken subroutines of a piece of ice: as they are in an encounter, or else as declared."""
    if card.subroutines:
        return [deed_in_words(one.words) for one in card.subroutines if not one.broken]
    return list(traits(card.title).subroutines)


def breaks_kind(deed: AbilityTraits, subtypes: tuple[str, ...]) -> bool:
    return not deed.breaks_subtypes or any(kind in subtypes for kind in deed.breaks_subtypes)


def is_agenda(title: str) -> bool:
    return traits(title).type == "agenda"


def deed_of(option: Option) -> AbilityTraits:
    """The traits of the ability that an option names."""
    deeds = traits(option.card).deeds
    return deeds[option.ability] if 0 <= option.ability < len(deeds) else AbilityTraits("")


def puts_away(title: str) -> bool:
    """Does what this card does with cards rid its owner of them: by trashing them, or under the deck?"""
    return any(verb in deed.verbs for deed in traits(title).deeds for verb in ("trash", "to deck bottom"))


def goes_round(title: str) -> bool:
    """Does this card let cards change places again and again? Nothing is used up, and who forgets would never end."""
    return any(deed.repeats and deed.swaps for deed in traits(title).deeds)


class Judge:
    """A player's judgement of the options of one question; the sides add how they value each kind."""

    def __init__(self, table: Outlook, asked: Asked) -> None:
        self.table = table
        self.view = table.view
        self.asked = asked

    @cached_property
    def me(self) -> PlayerView:
        return self.table.me

    @cached_property
    def source(self) -> str:
        return source_of(self.asked) or self.table.source


def source_of(asked: Asked) -> str:
    """The card whose ability asks; other questions name the card that they are about."""
    return asked.card if asked.kind not in ABOUT_A_CARD else ""
