"""Players, card text against rules, identities from outside, and the steps of the set-up (CR 1.1, 1.2.1, 1.5, 1.6)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book as all_cards
from sneakdoor.cards.vocabulary import AtStart, Gain, corp_identity, runner_identity
from sneakdoor.game import CannotPlay, Game
from sneakdoor.model.declare import Book
from sneakdoor.model.enums import CORP, OUTSIDE, RUNNER, SIDES
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.quantities import identity
from sneakdoor.testing import Table, table

ETF = "Haas-Bioroid: Engineering the Future"
GABE = "Gabriel Santiago: Consummate Professional"
HOSHIKO = "Hoshiko Shiro: Untold Protagonist"
ALICE = "Alice Merchant: Clan Agitator"


class Cards:
    def __init__(self, identity: str, cards: dict[str, int], extras: dict[str, int] | None = None) -> None:
        self.identity = identity
        self.cards = cards
        self.extras = extras or {}


CORP_CARDS = {"Hedge Fund": 10, "Ice Wall": 10, "Enigma": 10, "PAD Campaign": 10}
RUNNER_CARDS = {"Sure Gamble": 10, "Diesel": 10, "Corroder": 10, "Mimic": 10}


def started(seed: int = 1, corp: str = ETF, runner: str = GABE) -> Game:
    return Game.new(
        corp=Cards(corp, CORP_CARDS), runner=Cards(runner, RUNNER_CARDS), seed=seed, rules=table.default_rules
    )


class TestPlayers:
    @pytest.mark.both
    @pytest.mark.rule("1.1.1")
    def test_there_is_one_corp_and_one_runner(self) -> None:
        game = started()
        s = game.state
        assert [s.card(identity(s, side)).side for side in SIDES] == [CORP, RUNNER]
        assert len(SIDES) == 2
        assert (CORP.other, RUNNER.other) == (RUNNER, CORP)

    @pytest.mark.both
    @pytest.mark.rule("1.1.1")
    def test_nobody_plays_the_other_role_with_that_identity(self) -> None:
        with pytest.raises(CannotPlay):
            started(corp=GABE)
        with pytest.raises(CannotPlay):
            started(runner=ETF)


class TestCardsBeatRules:
    @pytest.mark.both
    @pytest.mark.rule("1.2.1")
    def test_what_a_card_says_of_hand_size_and_memory_goes_before_the_rules_numbers(self) -> None:
        with Table() as t:
            assert (t.runner.hand_size, t.runner.memory) == (5, (0, 4))
            t.runner.put("Logos")
            assert (t.runner.hand_size, t.runner.memory) == (6, (0, 5))

    @pytest.mark.both
    @pytest.mark.rule("1.2.1", "1.16.3d")
    def test_an_agenda_that_the_rules_make_the_runner_steal_may_be_hosted_instead(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Film Critic")
            t.runner.run("Server 1")
            t.runner.trigger("Film Critic")
            t.finish_run()
            assert t.happened("stolen") == 0
            assert t.card("Film Critic").thing.hosted == (t.cid("Hostile Takeover"),)


class TestOtherIdentities:
    def switched(self, identity_: str, extras: dict[str, int], *, flipped: bool = False) -> Game:
        """Rebirth is played, and the identity that waits outside is taken."""
        game = Game.new(
            corp=Cards(ETF, CORP_CARDS),
            runner=Cards(identity_, {"Rebirth": 40}, extras),
            seed=3,
            skip_forced=True,
            rules=table.default_rules,
        )
        s = game.state
        wanted = ("no", "credit", "pass", "pick", "done")
        while s.active == CORP or game.decision is None or game.decision.kind != "action":
            assert game.decision is not None
            kinds = {option.kind: option for option in game.decision.options}
            game.choose(next(kinds[kind] for kind in wanted if kind in kinds))
        if flipped:
            at = identity(s, RUNNER)
            s.code = (*s.code[:at], s.book.reverse[s.code[at]], *s.code[at + 1 :])
        game.choose(next(option for option in game.decision.options if option.kind == "play"))
        return game

    @pytest.mark.rule("1.4:1.5.4d", "1.5.4")
    def test_hoshiko_switched_in_shows_her_front(self) -> None:
        s = self.switched(ALICE, {HOSHIKO: 1}).state
        now = identity(s, RUNNER)
        assert s.card(now).title == HOSHIKO
        assert s.things[now].faceup
        assert s.things[now].active
        assert "turn ends" in s.index

    @pytest.mark.rule("1.4:1.5.4d", "1.5.4")
    def test_what_replaces_a_flipped_hoshiko_is_faceup_and_she_lies_with_her_front_up_outside(self) -> None:
        s = self.switched(HOSHIKO, {ALICE: 1}, flipped=True).state
        now = identity(s, RUNNER)
        assert s.card(now).title == ALICE
        assert s.things[now].faceup
        assert s.things[now].active
        old = next(cid for cid in s.outside if s.zone[cid] == OUTSIDE)
        assert s.card(old).title == HOSHIKO


class TestSetup:
    @pytest.mark.both
    @pytest.mark.rule("1.6.2")
    def test_special_set_up_is_resolved_now_and_the_corps_first(self) -> None:
        first = corp_identity("Test First", "neutral_corp", AtStart((Gain(3),)), min_deck=0, influence_limit=15)
        second = runner_identity(
            "Test Second", "neutral_runner", AtStart((Gain(2),)), min_deck=0, influence_limit=15, link=0
        )
        known = Book([*all_cards().cards, first, second])
        game = Game.new(corp=Cards("Test First", CORP_CARDS), runner=Cards("Test Second", RUNNER_CARDS), book=known)
        entries = game.state.journal.entries
        gained = [one.side for one in entries if one.kind == "credits gained"]
        assert gained == [CORP, RUNNER]
        kinds = [one.kind for one in entries]
        assert kinds.index("credits gained") < kinds.index("drawn")
        assert not any(isinstance(frame, Resolve) for frame in game.state.stack)

    @pytest.mark.both
    @pytest.mark.rule("1.6.3", "1.6.4")
    def test_before_the_game_every_token_but_the_starting_credits_is_in_the_bank(self) -> None:
        s = started().state
        assert s.credits == [5, 5]
        assert (s.tags, s.bad_publicity, s.brain) == (0, 0, 0)
        assert not any(thing.tokens for thing in s.things.values())

    @pytest.mark.both
    @pytest.mark.rule("1.6.5")
    def test_both_decks_are_shuffled_before_anybody_draws(self) -> None:
        def order(seed: int, side: int) -> list[int]:
            s = started(seed).state
            return [*s.deck[side], *reversed(s.hand[side])]

        for side in SIDES:
            one, two = order(1, side), order(2, side)
            assert sorted(one) == sorted(two)  # the same forty cards
            assert one != two
            assert one != sorted(one)
            assert two != sorted(two)
