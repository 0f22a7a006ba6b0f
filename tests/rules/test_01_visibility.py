"""How long a card stays visible (1.4:1.20.6), and costs that are paid with the other side's tokens (CR 10.6.3)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    ICE,
    IN_HAND,
    RUNNER,
    Choose,
    Do,
    DoToChosen,
    Gain,
    Is,
    LookAtTop,
    RevealCards,
    Target,
    operation,
    play,
)
from sneakdoor.rules.visibility import in_sight, show, visible
from sneakdoor.testing import Table

SHOW = operation(
    "Show",
    "neutral_corp",
    play(
        Target(Is(zone=IN_HAND, side=CORP)),
        RevealCards(),
        Choose(((Gain(1),), (Gain(2),)), by=RUNNER),
    ),
    cost=0,
)
LOOK = operation("Look", "neutral_corp", play(LookAtTop(1, CORP), Choose(((Gain(1),), (Gain(2),)))), cost=0)


class TestUntilTheAbilityHasResolved:
    @pytest.mark.rule("1.4:1.20.6")
    def test_a_card_revealed_in_a_hand_is_seen_while_the_ability_resolves(self) -> None:
        with Table("corp", cards=(SHOW,)) as t:
            t.corp.hand("Show", "Enigma")
            t.corp.play("Show")
            assert visible(t.state, t.cid("Enigma"), RUNNER)
            t.runner.mode("Gain 1")
            assert not visible(t.state, t.cid("Enigma"), RUNNER)

    @pytest.mark.rule("1.4:1.20.6", "4.4.2")
    def test_celebrity_gift_shows_five_cards_that_are_secret_again_afterwards(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Celebrity Gift", "Enigma", "Ice Wall")
            t.corp.play("Celebrity Gift")
            t.corp.pick("Enigma", "Ice Wall")
            t.settle()
            assert t.corp.credits == 5 - 3 + 4
            assert t.happened("revealed") == 2
            assert not any(visible(t.state, cid, RUNNER) for cid in t.state.hand[CORP])

    @pytest.mark.rule("1.4:1.20.6", "7.1.5")
    def test_a_card_revealed_while_it_is_accessed_is_seen_until_the_access_is_over(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=0).put("Neutralize All Threats")
            t.runner.run("HQ")
            while t.decision is not None and t.decision.kind != "accessed card":
                wanted = ("pass", "continue", "access", "trigger")
                t.game.choose(next(one for one in t.decision.options if one.kind in wanted))
            assert t.happened("revealed") == 1
            assert visible(t.state, t.cid("PAD Campaign"), RUNNER)
            t.finish_run()
            assert not visible(t.state, t.cid("PAD Campaign"), RUNNER)

    @pytest.mark.rule("1.4:1.20.6", "4.1.2a")
    def test_the_top_card_of_a_deck_stays_in_mind_until_it_moves(self) -> None:
        with Table("corp", cards=(LOOK,)) as t:
            t.corp.deck("Enigma").hand("Look")
            t.corp.play("Look")
            cid = t.cid("Enigma")
            assert visible(t.state, cid, CORP)
            assert not visible(t.state, cid, RUNNER)
            t.corp.mode("Gain 1")
            assert t.game.view(CORP).corp.deck.known == {0: "Enigma"}
            assert not in_sight(t.state, cid, CORP)
            assert t.game.view(RUNNER).corp.deck.known == {}

    @pytest.mark.rule("4.1.2b", "1.4:1.20.6")
    def test_what_the_other_side_remembers_is_revealed_again_to_prove_it(self) -> None:
        prove = operation("Prove", "neutral_corp", play(DoToChosen("to deck top", Is((ICE,), zone=IN_HAND))), cost=0)
        with Table("corp", cards=(prove,)) as t:
            t.corp.hand("Prove", "Enigma", "Ice Wall")
            show(t.state, t.cid("Enigma"), RUNNER)
            t.corp.play("Prove")
            t.corp.pick("Enigma")
            assert t.happened("revealed") == 1
            assert t.state.deck[CORP][-1] == t.cid("Enigma")

    @pytest.mark.rule("4.1.2b", "1.4:1.20.6")
    def test_but_not_twice_within_one_ability(self) -> None:
        both = operation(
            "Both",
            "neutral_corp",
            play(Target(Is((ICE,), zone=IN_HAND)), RevealCards(), Do("to deck top", prove=True)),
            cost=0,
        )
        with Table("corp", cards=(both,)) as t:
            t.corp.hand("Both", "Enigma")
            t.corp.play("Both")
            assert t.happened("revealed") == 1


class TestPayingWithTheOthersTokens:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.14.3a")
    @pytest.mark.rule("10.6.3")
    def test_the_runner_removes_bad_publicity_to_keep_the_resources(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1, bad_publicity=2)
            t.runner.put("Data Dealer")
            t.corp.hand("The All-Seeing I")
            t.corp.play("The All-Seeing I")
            t.runner.yes()
            assert t.state.bad_publicity == 1
            assert t.card("Data Dealer").installed

    @pytest.mark.rule("10.6.3")
    def test_or_does_not(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1, bad_publicity=1)
            t.runner.put("Data Dealer")
            t.runner.put("Corroder")
            t.corp.hand("The All-Seeing I")
            t.corp.play("The All-Seeing I")
            t.runner.no()
            assert t.state.bad_publicity == 1
            assert t.zone("Data Dealer") == "the heap"
            assert t.card("Corroder").installed

    @pytest.mark.rule("10.6.3", "1.15.1")
    def test_without_any_there_is_nothing_to_pay_with(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Data Dealer")
            t.corp.hand("The All-Seeing I")
            t.corp.play("The All-Seeing I")
            t.settle()
            assert t.zone("Data Dealer") == "the heap"
