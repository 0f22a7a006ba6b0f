"""Items of bills (CR 1.15): plain values that can be saved, told and settled, whatever a cost is made of."""

import pickle

import pytest

from sneakdoor.model import bills, parts
from sneakdoor.model.dump import plain
from sneakdoor.model.enums import NET, POWER, RUNNER
from sneakdoor.rules.payment_effects import settle_item
from sneakdoor.testing import Table

SAID = {
    bills.Credits(2): "",
    bills.Clicks(2): "",
    bills.Stealth(1): "at least 1 from stealth cards",
    bills.ThisCard("trash", 0): "",
    bills.AddAsAgenda(0, 1): "",
    bills.LoseClicks(2): "lose 2 clicks",
    bills.Tokens(0, POWER, 1): "1 power counter",
    bills.AnyTokens(POWER, 3): "3 power counters",
    bills.ChooseCards("trash", (1, 2), 2): "trash 2 cards",
    bills.ChooseCards("forfeit", (1,), 1): "forfeit 1 agenda",
    bills.ChooseCards("to deck top", (1, 2), 1): "add 1 card to the top of the deck",
    bills.PriceOf(((1, 4), (2, 3))): "the cost of a card",
    bills.TopCards(2): "trash the top 2 cards of the deck",
    bills.RandomCards(RUNNER, 2): "trash 2 cards at random",
    bills.RandomCards(RUNNER, 2, "to deck bottom"): "add 2 random cards to the bottom of the deck",
    bills.Alternative(
        (bills.Credits(2),), (bills.ThisCard("trash", 0), bills.Clicks(1))
    ): "2 credits or trash it, 1 click",
    bills.TakeBadPublicity(1): "take 1 bad publicity",
    bills.ShuffleHand(): "shuffle the hand into the deck",
    bills.SufferDamage(NET, 2, -1): "suffer 2 net damage",
    bills.TakeTags(1, -1): "take 1 tag",
    bills.RemoveTags(2): "remove 2 tags",
    bills.RemoveBadPublicity(1): "remove 1 bad publicity",
    bills.TurnFacedown((1, 2), 2): "turn 2 hosted cards facedown",
}
SUMMED = {bills.Credits, bills.Clicks, bills.ChooseCards, bills.PriceOf, bills.Alternative}
"""Items that are settled by the bill as a whole, or by the player who chose the cards."""


def test_every_kind_of_item_is_here() -> None:
    assert {type(one) for one in SAID} == set(bills.Item.__subclasses__())


@pytest.mark.parametrize("item", SAID, ids=lambda one: type(one).__name__)
def test_an_item_can_be_told_and_saved(item: bills.Item) -> None:
    assert item.say() == SAID[item]
    assert plain(pickle.loads(pickle.dumps(item))) == plain(item)  # noqa: S301  (made here)


@pytest.mark.parametrize("kind", bills.Item.__subclasses__(), ids=lambda one: one.__name__)
def test_an_item_can_be_made_of_nothing(kind: type[bills.Item]) -> None:
    assert type(kind()) is kind  # as compiled ones are when they are loaded


def test_what_is_on_a_bill_is_spent_or_becomes_an_effect_of_paying() -> None:
    with Table(turn="runner") as t:
        cid = t.corp.put("PAD Campaign", "Server 1", tokens={POWER: 3}).cid
        hosted = t.runner.put("Corroder", on=t.runner.put("Dinosaurus")).cid
        t.runner.deck("Diesel", "Easy Mark").hand("Sure Gamble")
        s = t.state
        s.tags = s.bad_publicity = s.clicks[RUNNER] = 3
        bill = (
            bills.LoseClicks(1),
            bills.Stealth(1),
            bills.Tokens(cid, POWER, 2),
            bills.RemoveTags(1),
            bills.RemoveBadPublicity(2),
            bills.AnyTokens(POWER, 0, (cid,)),
            bills.ThisCard("trash", cid),
            bills.ThisCard("forfeit", cid),
            bills.SufferDamage(NET, 2, cid),
            bills.TakeTags(1, cid),
            bills.AddAsAgenda(cid, 2),
            bills.TopCards(2),
            bills.ShuffleHand(),
            bills.RandomCards(RUNNER, 1),
            bills.TakeBadPublicity(1, cid),
            bills.TurnFacedown((hosted,), 1),
        )
        effects = [one for item in bill for one in settle_item(s, RUNNER, item, -1, 0)]

        assert not s.things[hosted].faceup
        s.things[hosted].faceup = True
        assert (s.clicks[RUNNER], s.tokens(cid, POWER), s.tags, s.bad_publicity) == (2, 1, 2, 1)
        assert [type(one) for one in effects[:4]] == [parts.Trash, parts.Forfeit, parts.Damage, parts.Tag]
        assert [type(one) for one in effects[4:8]] == [parts.AddToScoreArea, parts.Trash, parts.Trash, parts.ShuffleIn]
        assert [type(one) for one in effects[8:]] == [parts.Trash, parts.BadPublicity]
        assert [one.card() for one in effects[4:-1]] == [cid, *s.deck[RUNNER][:-3:-1], *s.hand[RUNNER], *s.hand[RUNNER]]
        assert {one.by for one in effects} == {RUNNER}
        assert {one.cause for one in effects if one.kind != "add to score area"} == {"cost"}
        assert {type(one) for one in bill} == set(bills.Item.__subclasses__()) - SUMMED


@pytest.mark.parametrize("n", [-1, 0, 5, 31, 32, 500])
def test_any_number_of_credits_can_be_due(n: int) -> None:
    assert bills.credits_due((bills.some_credits(n), bills.Clicks(1))) == n
