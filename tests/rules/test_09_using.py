"""What it is to use an ability and its card, and what keeps a player from it (1.4:9.1.5 to 9.1.9; 1.4:9.11.3)."""

from __future__ import annotations

import pytest
from tests.verbs import entries, story

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    ENCOUNTER_THIS,
    HARDWARE,
    ICE,
    THIS,
    Cannot,
    Credits,
    CreditsFor,
    Do,
    Draw,
    Gain,
    Is,
    May,
    On,
    Pays,
    agenda,
    asset,
    ice,
    paid,
    program,
    resource,
    sub,
    when,
)
from sneakdoor.language.alliances import Alliance
from sneakdoor.language.identity_filters import DeckWithout
from sneakdoor.model.abilities import AtStart, Constant, Keyword, Paid, Play, Sub, When, While
from sneakdoor.model.constants import Grant, Modify
from sneakdoor.model.declare import Ability
from sneakdoor.model.enums import EVENT, OPERATION
from sneakdoor.testing import Table

KINDS: tuple[type[Ability], ...] = (Paid, When, While, Sub, Play, AtStart, Constant, Keyword, Alliance, DeckWithout)


class TestKinds:
    @pytest.mark.rule("1.4:9.1.1e")
    def test_every_ability_of_every_card_is_of_one_kind(self) -> None:
        known = book()
        for ability in known.abilities:
            of = [kind for kind in KINDS if isinstance(ability.decl, kind)]
            nested = ability.parent >= 0 and not of  # instructions that stand for a replaced effect
            assert len(of) == 1 or nested, ability.say()

    @pytest.mark.rule("1.4:9.1.1e")
    def test_play_abilities_and_subroutines_stand_where_they_belong(self) -> None:
        known = book()
        for code, numbers in enumerate(known.own):
            for number in numbers:
                decl = known.abilities[number].decl
                if isinstance(decl, Play):
                    assert known.cards[code].type in (EVENT, OPERATION)
                if isinstance(decl, Sub):
                    assert known.cards[code].type == ICE

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.1")
    def test_each_piece_of_text_is_an_ability_of_its_own(self) -> None:
        """Of Data Raven one is met by the encounter, one is paid for, one resolves as a subroutine."""
        known = book()
        own = known.own[known.by_title["Data Raven"]]
        assert [type(known.abilities[number].decl) for number in own] == [When, Paid, Sub]
        with Table("runner") as t:
            t.corp.put("Data Raven", "HQ", rezzed=True, tokens={"power": 1})
            t.runner.run("HQ")
            t.runner.mode("tag")
            t.corp.use("Data Raven")
            assert t.state.tags == 2
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.card("Data Raven").tokens("power") == 1
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.1b", "1.4:9.1.1")
    def test_a_basic_action_is_an_ability_whose_instruction_can_be_answered(self) -> None:
        """Its cost is paid first, then its effect is imminent: one more card is drawn, and one of them sunk."""
        with Table("corp") as t:
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.corp.deck("Ice Wall", "Enigma")
            t.corp.act("draw")
            assert t.corp.clicks == 2
            assert t.corp.titles("hand") == []
            t.corp.pick("Ice Wall")
            assert t.corp.titles("hand") == ["Enigma"]


class TestSource:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.3a")
    def test_a_card_is_the_source_of_what_is_printed_on_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 12})
            t.runner.put("Armitage Codebusting", tokens={"credit": 12})
            t.runner.use("Armitage Codebusting")
            t.settle()
            first, second = (t.card("Armitage Codebusting", n) for n in (0, 1))
            assert sorted((first.tokens("credit"), second.tokens("credit"))) == [10, 12]
            used = entries(t, "used")
            assert [one.src for one in used] == [min((first, second), key=lambda one: one.tokens("credit")).cid]  # type: ignore[attr-defined]

    @pytest.mark.rule("1.4:9.1.3b")
    def test_the_source_of_a_granted_ability_is_the_card_that_gained_it(self) -> None:
        giver = asset("Giver", "neutral_corp", Grant(Is((ICE,), rezzed=True), Sub((Do("trash", THIS),))), cost=0)
        with Table("runner", cards=(giver,)) as t:
            t.corp.put("Giver", "Server 1", rezzed=True)
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.yes()
            t.settle()
            assert [one.src == one.cid for one in entries(t, "trashed")] == [True]  # type: ignore[attr-defined]
            assert t.card("Giver").installed
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.3c", "1.4:9.6.13", "1.4:9.1.4")
    def test_the_source_of_a_delayed_ability_is_the_card_that_created_it(self) -> None:
        """Joshua B. is trashed meanwhile; the tag comes all the same, and from no other card."""
        with Table("corp") as t:
            t.runner.put("Joshua B.")
            t.runner.put("Aesop's Pawnshop")
            t.end_turn()
            t.runner.trigger("Joshua B.")
            t.runner.trigger("Aesop's Pawnshop")  # nothing else is there to be trashed
            assert t.runner.clicks == 5
            assert t.zone("Joshua B.") == "the heap"
            t.end_turn()
            assert t.state.tags == 1
            assert [one.src for one in entries(t, "tagged")] == [t.cid("Joshua B.")]  # type: ignore[attr-defined]


class TestUsing:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.6c")
    def test_spending_counters_by_a_cards_permission_uses_that_card(self) -> None:
        """Cyberfeeder's credit pays for Corroder: both have been used."""
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Cyberfeeder", tokens={"credit": 1})
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            assert {one.cid for one in entries(t, "used")} == {t.cid("Corroder"), t.cid("Cyberfeeder")}  # type: ignore[attr-defined]
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.6c")
    def test_even_if_the_counters_lie_on_other_cards(self) -> None:
        with Table("runner", runner="Freedom Khumalo: Crypto-Anarchist") as t:
            t.runner.put("Imp", tokens={"virus": 2})
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.use("Freedom Khumalo: Crypto-Anarchist")
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"
            assert [one.cid for one in entries(t, "used")] == [t.cid("Freedom Khumalo: Crypto-Anarchist")]  # type: ignore[attr-defined]
            t.finish_run()

    @pytest.mark.rule("1.4:9.1.5b")
    def test_costs_and_the_abilities_of_others_do_not_make_an_ability_useful(self) -> None:
        """Geist would draw for the trashed card, and a credit would be spent: Forger itself could do nothing."""
        with Table("runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.runner.put("Forger")
            assert not t.runner.can("use", "Forger")
        with Table("runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.runner.set(tags=1).put("Forger")
            t.runner.use("Forger")
            assert t.state.tags == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.9d", "1.4:9.1.6")
    @pytest.mark.parametrize("taken", [True, False])
    def test_a_mandatory_ability_is_used_by_taking_its_optional_part(self, taken: bool) -> None:
        lamp = ice("Lamp", "neutral_corp", when(ENCOUNTER_THIS, Gain(1), May((Gain(2),)), May((Gain(4),))), cost=0)
        with Table("runner", cards=(lamp,)) as t:
            t.corp.put("Lamp", "HQ", rezzed=True)
            t.runner.run("HQ")
            for _ in range(2):
                t.corp.act("yes" if taken else "no")
            t.finish_run()
            assert t.corp.credits == (12 if taken else 6)
            assert t.happened("used") == (1 if taken else 0)

    @pytest.mark.rule("1.4:9.6.9d")
    def test_so_it_is_by_paying_a_nested_cost_of_ones_own(self) -> None:
        mint = ice("Mint", "neutral_corp", sub(Pays((Credits(1),), then=(Gain(3),))), cost=0)
        with Table("runner", cards=(mint,)) as t:
            t.corp.put("Mint", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.yes()
            t.finish_run()
            told = story(t, "credits spent", "used", "credits gained")
            assert told[:3] == ["credits spent", "used", "credits gained"]
            assert t.corp.credits == 7

    @pytest.mark.rule("1.4:9.6.9d")
    def test_what_the_other_player_pays_does_not_use_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.yes()
            t.finish_run()
            assert t.happened("used") == 0

    @pytest.mark.rule("1.4:9.6.9d", "1.4:9.5.3")
    def test_a_paid_ability_is_used_once_by_its_cost_and_not_again_by_an_optional_part(self) -> None:
        well = resource("Well", "neutral_runner", paid(Credits(1), May((Gain(5),))), cost=0)
        with Table("runner", cards=(well,)) as t:
            t.runner.put("Well")
            t.runner.use("Well")
            assert t.happened("used") == 1
            t.runner.yes()
            assert t.happened("used") == 1
            assert t.runner.credits == 9


class TestCannotUse:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.6", "1.2.2", "1.4:9.8.4c")
    @pytest.mark.parametrize("chosen", ["Net Shield", "Corroder"])
    def test_an_optional_interrupt_of_a_card_that_cannot_be_used_is_not_triggered(self, chosen: str) -> None:
        """Wendigo has chosen Net Shield, or has not."""
        with Table("runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.corp.put("Wendigo", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.put("Net Shield")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick(chosen)
            if chosen == "Corroder":
                t.runner.trigger("Net Shield")
            t.settle()
            assert len(t.runner.titles("hand")) == (2 if chosen == "Corroder" else 1)
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.6")
    @pytest.mark.parametrize("chosen", ["Bell", "Corroder"])
    def test_nor_is_an_optional_part_of_what_is_mandatory(self, chosen: str) -> None:
        gone_by = On("passed")
        bell = program("Bell", "neutral_runner", when(gone_by, Draw(1), May((Gain(3),))), cost=0)
        with Table("runner", cards=(bell,)) as t:
            t.corp.put("Wendigo", "HQ", rezzed=True)
            t.runner.put("Bell")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick(chosen)
            t.settle()
            assert len(t.runner.titles("hand")) == 1  # the rest of it is no matter of choice
            if chosen == "Corroder":
                t.runner.yes()
            t.finish_run()
            assert t.runner.credits == (8 if chosen == "Corroder" else 5)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.6", "1.4:9.8.6c")
    @pytest.mark.parametrize("forbidden", [True, False])
    def test_nor_does_anybody_rely_on_it_to_pay_a_cost(self, forbidden: bool) -> None:
        rust = asset("Rust", "neutral_corp", Cannot("use", Is((HARDWARE,))), cost=0, trash=1)
        with Table("runner", cards=(rust,)) as t:
            if forbidden:
                t.corp.put("Rust", "Server 1", rezzed=True)
            t.runner.set(credits=0).hand("Corroder", "Sure Gamble")
            t.runner.put("Patchwork")
            t.settle()
            assert t.runner.can("install", "Corroder") == (not forbidden)


class TestMustUse:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.11.3a", "9.8.5a")
    def test_counters_on_other_cards_are_means_that_a_must_asks_for(self) -> None:
        t = Table("runner", runner="Freedom Khumalo: Crypto-Anarchist")
        t.runner.set(credits=0)
        t.corp.put("Mumbad Virtual Tour", "Server 1")
        t.runner.run("Server 1")
        t.settle()  # the identity's way is the only one, and costs nothing here
        assert t.zone("Mumbad Virtual Tour") == "Archives"
        assert t.happened("used") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.11.3a", "9.8.5a", "1.4:9.1.6")
    @pytest.mark.parametrize("chosen", ["Imp", "Corroder"])
    def test_what_cannot_be_used_need_not_be_used_either(self, chosen: str) -> None:
        t = Table("runner")
        t.runner.set(credits=0).put("Imp", tokens={"virus": 2})
        t.runner.put("Corroder")
        t.corp.put("Mumbad Virtual Tour", "Server 1")
        t.corp.put("Wendigo", "Server 1", rezzed=True)
        t.runner.run("Server 1")
        t.settle()
        t.corp.pick(chosen)
        t.settle()
        if chosen == "Imp":  # going on is the only answer
            assert t.card("Mumbad Virtual Tour").installed
            assert t.card("Imp").tokens("virus") == 2
        else:  # using Imp is
            assert t.zone("Mumbad Virtual Tour") == "Archives"
            assert t.card("Imp").tokens("virus") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.11.3a", "9.8.5a")
    def test_a_toll_is_paid_with_the_credits_of_a_card_if_the_pool_is_short(self) -> None:
        purse = resource("Purse", "neutral_runner", CreditsFor(("any",)), cost=0)
        for hosted in (2, 1):
            with Table("runner", cards=(purse,)) as t:
                t.corp.put("Tollbooth", "HQ", rezzed=True)
                t.runner.set(credits=1).put("Purse", tokens={"credit": hosted})
                t.runner.run("HQ")
                t.settle()
                assert t.happened("run ends") == 1  # by the subroutine, or for the unpaid toll
                assert t.happened("subroutine") == (1 if hosted == 2 else 0)
                assert t.runner.credits == (0 if hosted == 2 else 1)
                assert t.card("Purse").tokens("credit") == (0 if hosted == 2 else 1)


class TestInactiveCards:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.8e", "3.2.3b")
    def test_an_agenda_raises_its_own_requirement_while_it_lies_facedown(self) -> None:
        deal = agenda("Deal", "neutral_corp", Modify("advancement requirement", 2, THIS), advancement=3, points=2)
        with Table("corp", cards=(deal,)) as t:
            t.corp.put("Deal", "Server 1", tokens={"advancement": 4})
            assert not t.corp.can("score", "Deal")
            t.corp.advance("Deal")
            t.corp.score_agenda("Deal")
            assert t.corp.score == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.8e")
    def test_it_asks_for_its_own_cost_to_be_stolen_though_it_is_inactive(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=1)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.put("Fetal AI", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert not t.runner.can("steal")
            t.finish_run()
            assert t.runner.score == 0
