"""A hundred decks at each boundary: one under, at it, one over, judged by what they were built to be.

The decks are put together here from the facts of cards, by counting up to the number wanted; nothing of what judges
them is used.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from sneakdoor import Side
from sneakdoor.decks import CardFacts, Cards, Deck, Format, Tally, Violation, cards, check, formats

HUNDRED = range(100)
STEPS = (-1, 0, 1)

ALL = list(cards().values())
ORDINARY = [card for card in ALL if not card.only and "alliance" not in card.subtypes]
IDENTITIES = [card for card in ALL if card.is_identity and not card.only]
USUAL = [card for card in IDENTITIES if not card.title.startswith(("Adam:", "The Professor:")) and card.influence_limit]
CORPS = [card for card in USUAL if card.side is Side.CORP]
ALLIED = {
    "Consulting Visit": ("weyland_consortium", "", 6),
    "Executive Search Firm": ("weyland_consortium", "", 6),
    "Heritage Committee": ("jinteki", "", 6),
    "Ibrahim Salem": ("nbn", "", 6),
    "Jeeves Model Bioroids": ("haas_bioroid", "", 6),
    "Product Recall": ("haas_bioroid", "", 6),
    "Raman Rai": ("jinteki", "", 6),
    "Salem's Hospitality": ("nbn", "", 6),
    "Mumba Temple": ("", "ice", 16),
    "Mumbad Virtual Tour": ("", "asset", 7),
}


@cache
def cheap(side: Side, faction: str) -> list[CardFacts]:
    """What costs decks of this faction no influence, and scores nothing."""
    return [
        card
        for card in ORDINARY
        if card.side is side
        and card.type not in {"identity", "agenda"}
        and (card.faction == faction or (card.faction.startswith("neutral") and card.influence == 0))
    ]


class Maker:
    """Builds one deck by chance, to measure."""

    def __init__(self, seed: object) -> None:
        self.chance = random.Random(str(seed))
        self.counts: dict[str, int] = {}

    def identity(self, among: list[CardFacts]) -> CardFacts:
        return self.chance.choice(among)

    @property
    def size(self) -> int:
        return sum(self.counts.values())

    def add(self, card: CardFacts, count: int = 1) -> None:
        self.counts[card.title] = self.counts.get(card.title, 0) + count

    def room(self, card: CardFacts) -> int:
        return card.limit - self.counts.get(card.title, 0)

    def fill(self, who: CardFacts, size: int, fits: Callable[[CardFacts], bool] = lambda _: True) -> None:
        """Up to this size with cards that cost no influence and score nothing."""
        pool = [card for card in cheap(who.side, who.faction) if fits(card)]
        while self.size < size:
            card = self.chance.choice(pool)
            self.add(card, min(self.room(card), size - self.size, self.chance.randint(1, 3)))
        self.counts = {title: count for title, count in self.counts.items() if count}

    def agendas(self, who: CardFacts, points: int) -> None:
        """Add agendas worth exactly this number of points."""
        pool = [
            card
            for card in ORDINARY
            if card.type == "agenda"
            and card.faction in {who.faction, "neutral_corp"}
            and not card.influence  # Merger is neutral and costs
            and 1 <= card.points <= 3
        ]
        while True:
            chosen: dict[str, int] = {}
            missing = points
            self.chance.shuffle(pool)
            for card in pool:
                count = min(card.limit, missing // card.points, self.chance.randint(1, 3))
                if count:
                    chosen[card.title] = count
                    missing -= count * card.points
            if not missing:
                self.counts |= chosen
                return

    def foreign(self, who: CardFacts, influence: int) -> None:
        """Cards of other factions that cost exactly so much together."""
        pool = [
            card
            for card in ORDINARY
            if card.side is who.side
            and card.type not in {"identity", "agenda"}
            and card.faction != who.faction
            and card.influence
            and not (card.faction == "jinteki" and who.title.startswith("Custom Biotics"))
        ]
        missing = influence
        while missing:
            card = self.chance.choice([card for card in pool if (card.influence or 0) <= missing and self.room(card)])
            self.add(card)
            missing -= card.influence or 0

    def deck(self, who: CardFacts) -> Deck:
        return Deck("generated", who.side, who.title, Cards(self.counts))


def legal_points(size: int) -> tuple[int, int]:
    """The table of the rulebook, written out."""
    table = {40: 18, 45: 20, 50: 22, 55: 24, 60: 26, 65: 28, 70: 30, 75: 32}
    least = table[size - size % 5]
    return least, least + 1


def rules(violations: list[Violation]) -> list[str]:
    return [violation.rule for violation in violations]


def scored(maker: Maker, who: CardFacts, size: int) -> None:
    """What a Corp deck of this size needs, so that nothing else is wrong with it."""
    if who.side is Side.CORP:
        maker.agendas(who, maker.chance.choice(legal_points(size)))


@pytest.mark.rule("1.4.3", "1.4.3b")
@pytest.mark.parametrize("step", STEPS)
def test_size(step: int) -> None:
    for seed in HUNDRED:
        maker = Maker(seed)
        who = maker.identity(USUAL)
        scored(maker, who, who.minimum)
        maker.fill(who, who.minimum + step)

        found = check(maker.deck(who))

        assert rules(found) == (["1.4.3"] if step < 0 else [])
        assert [(one.found, one.least) for one in found] == ([(who.minimum - 1, who.minimum)] if step < 0 else [])


@pytest.mark.rule("1.4.5", "1.4.5a")
@pytest.mark.parametrize("step", STEPS)
def test_influence(step: int) -> None:
    for seed in HUNDRED:
        maker = Maker(seed)
        who = maker.identity(USUAL)
        limit = who.influence_limit
        assert limit is not None
        size = who.minimum + maker.chance.randint(0, 4)
        scored(maker, who, size)
        maker.foreign(who, limit + step)
        maker.fill(who, size)

        found = check(maker.deck(who))

        assert rules(found) == (["1.4.5"] if step > 0 else [])
        assert [(one.found, one.most) for one in found] == ([(limit + 1, limit)] if step > 0 else [])


@pytest.mark.rule("1.4.6a", "1.4.6b", "1.4.6c", "1.4.6d")
@pytest.mark.parametrize("step", [-1, 0, 1, 2])
def test_agenda_points(step: int) -> None:
    for seed in HUNDRED:
        maker = Maker(seed)
        who = maker.identity(CORPS)
        size = who.minimum + maker.chance.randint(0, 79 - who.minimum)
        least, most = legal_points(size)
        maker.agendas(who, least + step)
        maker.fill(who, size)

        found = check(maker.deck(who))

        if step in {0, 1}:
            assert found == []
        else:
            letter = {40: "a", 45: "b", 50: "c"}.get(size - size % 5, "d")
            assert [(one.rule, one.found, one.least, one.most) for one in found] == [
                (f"1.4.6{letter}", least + step, least, most)
            ]


@pytest.mark.rule("1.4.6")
@pytest.mark.parametrize("edge", [45, 50, 55, 60, 65, 70])
@pytest.mark.parametrize("step", STEPS)
def test_a_deck_outgrows_its_agenda_points(edge: int, step: int) -> None:
    for seed in HUNDRED:
        maker = Maker((seed, edge))
        who = maker.identity([card for card in CORPS if card.minimum <= edge - 5])
        maker.agendas(who, maker.chance.choice(legal_points(edge - 1)))
        maker.fill(who, edge + step)

        found = check(maker.deck(who))

        assert bool(found) == (step >= 0)


@pytest.mark.rule("1.4.7")
@pytest.mark.parametrize("limit", [1, 3, 6])
@pytest.mark.parametrize("step", STEPS)
def test_copies(limit: int, step: int) -> None:
    homes = {who.faction for who in USUAL}
    among = [
        card
        for card in ORDINARY
        if card.limit == limit
        and card.type not in {"identity", "agenda"}
        and (card.faction in homes or card.influence == 0)
    ]
    for seed in HUNDRED:
        maker = Maker((seed, limit))
        card = maker.chance.choice(among)
        whose = [who for who in USUAL if who.faction == card.faction]
        who = maker.identity(whose or [who for who in USUAL if who.side is card.side])
        size = who.minimum + 4
        scored(maker, who, size)
        if limit + step:
            maker.add(card, limit + step)
        maker.fill(who, size, lambda other, card=card: other is not card)  # type: ignore[misc]

        found = check(maker.deck(who))

        assert rules(found) == (["1.4.7"] if step > 0 else [])
        assert [(one.card, one.found, one.most) for one in found] == (
            [(card.title, limit + 1, limit)] if step > 0 else []
        )


@pytest.mark.rule("2.13.3")
@pytest.mark.parametrize("title", ALLIED)
@pytest.mark.parametrize("step", STEPS)
def test_alliances(title: str, step: int) -> None:
    faction, kind, edge = ALLIED[title]
    card = cards()[title]
    counted = [
        one
        for one in ORDINARY
        if one.side is Side.CORP
        and one.type not in {"identity", "agenda"}
        and one is not card
        and (one.faction == faction if faction else one.type == kind)
    ]
    for seed in HUNDRED:
        maker = Maker((seed, title))
        # Of the faction's own identities none would pay at all.
        who = maker.identity([one for one in CORPS if one.faction not in {faction, "jinteki"}])
        # Mumbad Virtual Tour is no asset, Mumba Temple no ice: neither counts itself.
        wanted = edge + step
        while maker.size < wanted:
            one = maker.chance.choice(counted)
            maker.add(one, min(maker.room(one), wanted - maker.size))
        copies = maker.chance.randint(1, 3)
        maker.add(card, copies)
        deck = maker.deck(who)

        spent = {one.card.title: one.total for one in Tally(deck).spending}

        free = step < 0 if title == "Mumba Temple" else step >= 0
        assert card.influence
        assert spent.get(title, 0) == (0 if free else copies * card.influence)


@pytest.mark.rule("2.13.3")
@pytest.mark.parametrize("step", STEPS)
def test_museum_of_history_wants_fifty_cards(step: int) -> None:
    for seed in HUNDRED:
        maker = Maker(seed)
        who = maker.identity(CORPS)
        maker.add(cards()["Museum of History"], 3)
        maker.fill(who, 50 + step)

        assert Tally(maker.deck(who)).influence == (6 if step < 0 else 0)


@pytest.mark.rule("2.13.3")
@pytest.mark.parametrize("campaigns", [2, 3])
def test_pad_factory_wants_three_pad_campaigns(campaigns: int) -> None:
    for seed in HUNDRED:
        maker = Maker(seed)
        who = maker.identity(CORPS)
        maker.add(cards()["PAD Factory"], 2)
        maker.add(cards()["PAD Campaign"], campaigns)
        maker.fill(who, 45, lambda card: card.title != "PAD Campaign")

        assert Tally(maker.deck(who)).influence == (4 if campaigns < 3 else 0)


@pytest.mark.rule("1.4.1", "1.4.5")
@pytest.mark.parametrize("step", STEPS)
def test_the_professor_pays_for_no_first_copy_of_a_program(step: int) -> None:
    who = cards()["The Professor: Keeper of Knowledge"]
    foreign = [card for card in ORDINARY if card.type == "program" and card.influence and card.faction != who.faction]
    once = [card for card in ORDINARY if card.side is who.side and card.influence == 1 and card.type == "event"]
    for seed in HUNDRED:
        maker = Maker(seed)
        for card in maker.chance.sample(foreign, maker.chance.randint(5, 30)):
            maker.add(card)
        singles = [card for card in foreign if card.influence == 1 and card.title in maker.counts and card.limit > 1]
        # A second copy of a program, or a card that is none, is paid for: up to the limit of 1, and one beyond.
        paid = maker.chance.sample(singles, min(1 + step, len(singles)))
        for card in paid:
            maker.add(card)
        for card in maker.chance.sample([card for card in once if card.faction != who.faction], 1 + step - len(paid)):
            maker.add(card)
        maker.fill(who, 45, lambda card: card.faction == "shaper")

        found = check(maker.deck(who))

        assert [(one.rule, one.found, one.most) for one in found] == ([("1.4.5", 2, 1)] if step > 0 else [])


@pytest.mark.rule("1.5.3a")
@pytest.mark.parametrize("step", STEPS)
def test_adam_brings_three_directives(step: int) -> None:
    who = cards()["Adam: Compulsive Hacker"]
    directives = [card.title for card in ALL if "directive" in card.subtypes]
    for seed in HUNDRED:
        maker = Maker(seed)
        maker.fill(who, who.minimum + maker.chance.randint(0, 5))
        brought = {title: maker.chance.randint(1, 2) for title in maker.chance.sample(directives, 3 + step)}
        deck = Deck("generated", who.side, who.title, Cards(maker.counts), Cards(brought))

        found = check(deck)

        assert [(one.rule, one.found, one.least) for one in found] == ([("1.5.3a", 2, 3)] if step < 0 else [])


def pools(name: str) -> Iterator[tuple[Maker, CardFacts, Format, list[CardFacts]]]:
    """For a format: makers, an identity that it allows, and the cards of its products that are no trouble."""
    chosen = formats()[name]
    allowed = [
        card for card in ORDINARY if card.title not in chosen.removed | chosen.restricted and chosen.printings(card)
    ]
    titles = {card.title for card in allowed}
    whose = [who for who in USUAL if who.title in titles and who.side is Side.RUNNER]
    for seed in HUNDRED:
        maker = Maker((seed, name))
        yield maker, maker.identity(whose), chosen, allowed


@pytest.mark.rule("1.4.8")
@pytest.mark.parametrize("name", ["standard-2019-09", "standard-2019-12"])
@pytest.mark.parametrize("step", STEPS)
def test_restricted_cards(name: str, step: int) -> None:
    for maker, who, chosen, allowed in pools(name):
        restricted = [
            cards()[title]
            for title in sorted(chosen.restricted)
            if cards()[title].side is who.side and (cards()[title].influence or 0) <= who.influence_limit / 2  # type: ignore[operator]
        ]
        for card in maker.chance.sample(restricted, 1 + step):
            maker.add(card)
        titles = {card.title for card in allowed}
        maker.fill(who, who.minimum, lambda card: card.title in titles)  # noqa: B023  (called at once)

        found = check(maker.deck(who), name)

        assert [(one.rule, one.found, one.most) for one in found] == ([("1.4.8", 2, 1)] if step > 0 else [])


@pytest.mark.rule("1.4.8")
@pytest.mark.parametrize("step", STEPS)
def test_copies_in_one_box(step: int) -> None:
    for maker, who, chosen, allowed in pools("core-experience"):
        held = {card.title: sum(copies for _, copies in chosen.printings(card)) for card in allowed}
        few = [
            card
            for card in allowed
            if card.side is who.side and card.faction == who.faction and not card.is_identity and held[card.title] < 3
        ]
        card = maker.chance.choice(few)
        if held[card.title] + step:
            maker.add(card, held[card.title] + step)
        pool = [one for one in allowed if one is not card and one.side is who.side and not one.is_identity]
        maker.chance.shuffle(pool)
        free = [
            one
            for one in pool
            if one.faction == who.faction or (one.faction.startswith("neutral") and not one.influence)
        ]
        paid = [one for one in pool if one.faction != who.faction and one.influence]
        influence = 0
        for one in free + paid:
            for _ in range(held[one.title]):
                cost = 0 if one.faction == who.faction else one.influence or 0
                if maker.size < who.minimum and influence + cost <= (who.influence_limit or 0):
                    maker.add(one)
                    influence += cost
        assert maker.size == who.minimum, "the box is large enough for a deck"

        found = check(maker.deck(who), "core-experience")

        assert [(one.rule, one.card, one.found) for one in found] == (
            [("1.4.8", card.title, held[card.title] + 1)] if step > 0 else []
        )
