"""The golden rules (CR 1.2), the start and the end of a game (CR 1.6, 1.7)."""

from __future__ import annotations

from typing import Any

import pytest

from sneakdoor.game import Game
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.playing import refuse_play
from sneakdoor.rules.quantities import hand_size, identity, link
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table, table


class List:
    """A deck as the game wants it: an identity and numbers of cards."""

    def __init__(self, identity: str, extras: dict[str, int] | None = None, **cards: int) -> None:
        self.identity = identity
        self.extras = extras or {}
        self.cards = {title.replace("_", " "): n for title, n in cards.items()}


HB = "Haas-Bioroid: Engineering the Future"
ANDROMEDA = "Andromeda: Dispossessed Ristie"
GABE = "Gabriel Santiago: Consummate Professional"


def new_game(corp: str = HB, runner: str = GABE, seed: int = 3, **corp_cards: int) -> Game:
    corp_deck = List(corp, None, **(corp_cards or {"Hedge_Fund": 20, "Ice_Wall": 20}))
    return Game.new(
        corp=corp_deck,
        runner=List(runner, Sure_Gamble=20, Diesel=25),
        seed=seed,
        skip_forced=True,
        rules=table.default_rules,
    )


def choose(game: Game, kind: str, **fields: Any) -> None:
    assert game.decision is not None
    for option in game.decision.options:
        if option.kind == kind and all(getattr(option, name) == value for name, value in fields.items()):
            game.choose(option)
            return
    raise AssertionError(f"no {kind} {fields} among {game.decision.options}")


def keep_hands(game: Game) -> None:
    choose(game, "no")
    choose(game, "no")


def locked(t: Table) -> None:
    """The Runner runs into the subroutine that forbids drawing, and goes on."""
    t.corp.put("Lockdown", "Archives", rezzed=True)
    t.runner.run("Archives")
    t.finish_run()


class TestCannotBeatsCan:
    @pytest.mark.rule("1.2.2", "1.2.2a")
    def test_an_event_all_of_whose_effects_are_forbidden_cannot_be_played(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Diesel")
            assert t.runner.can("play", "Diesel")
            locked(t)
            assert not t.runner.can("play", "Diesel")
            refusal = refuse_play(t.state, RUNNER, t.cid("Diesel"))
            assert refusal is not None
            assert refusal.rule.startswith("1.2")

    @pytest.mark.rule("1.2.2b")
    def test_only_the_forbidden_part_of_an_event_is_left_out(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Process Automation")
            locked(t)
            t.runner.play("Process Automation")
            assert t.runner.credits == 7
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("1.2.2b")
    def test_of_all_cards_trashed_at_once_only_the_one_that_cannot_be_stays(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Architect", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.set(credits=9).hand("Apocalypse")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Apocalypse")
            t.settle()
            assert t.card("Architect").installed
            assert t.corp.titles("discard") == ["Ice Wall", "PAD Campaign"]

    @pytest.mark.rule("1.2.2")
    def test_the_basic_action_is_forbidden_as_well_and_only_until_the_turn_ends(self) -> None:
        with Table(turn="runner") as t:
            locked(t)
            assert not t.runner.can("draw")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("draw")

    @pytest.mark.rule("1.2.2")
    def test_a_run_that_cannot_be_successful_is_not_declared_so(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Crisium Grid", "R&D", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("successful run") == 0
            assert t.happened("accessed") > 0


class TestAsMuchAsPossible:
    @pytest.mark.both
    @pytest.mark.rule("1.2.3")
    def test_an_instruction_with_if_able_is_ignored_when_it_cannot_be_carried_out_fully(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.happened("clicks lost") == 0
            assert t.run is None

    @pytest.mark.both
    @pytest.mark.rule("1.2.3")
    def test_must_pay_if_able_takes_nothing_from_a_runner_who_has_less(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=2)
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 2
            assert t.run is None

    @pytest.mark.rule("1.2.4", "1.10.3b", example=7)
    def test_without_if_able_as_much_as_possible_is_lost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=3).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("DNA Tracker", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 0
            assert t.happened("credits lost") == 2  # 2, then 1, then nothing

    @pytest.mark.rule("1.2.4")
    def test_a_draw_of_three_from_two_cards_draws_two(self) -> None:
        with Table(turn="runner", deck=2) as t:
            t.runner.hand("Diesel")
            t.runner.play("Diesel")
            assert len(t.runner.titles("hand")) == 2
            assert t.outcome is None


class TestPotentialToChange:
    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize("there", [0, 3])
    def test_nothing_is_taken_from_a_card_without_credits(self, there: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Kati Jones", tokens={"credit": there} if there else None)
            t.settle()
            d = t.decision
            assert d is not None
            takes = [option for option in d.options if option.card == "Kati Jones" and "ake all" in option.words]
            assert len(takes) == (1 if there else 0)

    @pytest.mark.rule("1.2.5", example=2)
    def test_liquidation_needs_a_rezzed_card(self) -> None:
        with Table() as t:
            t.corp.hand("Liquidation").put("Ice Wall", "HQ")
            t.settle()
            assert not t.corp.can("play", "Liquidation")
            refusal = refuse_play(t.state, CORP, t.cid("Liquidation"))
            assert refusal is not None
            assert refusal.rule == "1.2.5"

    @pytest.mark.rule("1.2.5", example=3)
    def test_liquidation_may_then_trash_nothing(self) -> None:
        with Table() as t:
            t.corp.hand("Liquidation").put("Ice Wall", "HQ", rezzed=True)
            t.corp.play("Liquidation")
            t.corp.act("done")
            assert t.corp.credits == 4
            assert t.card("Ice Wall").installed

    @pytest.mark.rule("1.2.5")
    def test_forger_does_nothing_without_a_tag(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Forger")
            t.settle()
            assert not t.runner.can("use", "Forger")

    @pytest.mark.rule("1.2.5")
    def test_forger_removes_a_tag_there_is(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(tags=1).put("Forger")
            t.runner.use("Forger", "Remove")
            assert t.state.tags == 0

    @pytest.mark.rule("1.2.5")
    def test_a_card_that_looks_into_its_own_hand_does_not_count_itself(self) -> None:
        with Table() as t:
            t.corp.hand("Celebrity Gift")
            t.settle()
            assert not t.corp.can("play", "Celebrity Gift")
            t.corp.hand("Ice Wall")
            assert refuse_play(t.state, CORP, t.cid("Celebrity Gift")) is None

    @pytest.mark.rule("1.2.5")
    def test_the_runner_cannot_draw_from_an_empty_stack(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.hand("Diesel")
            assert not t.runner.can("draw")
            assert not t.runner.can("play", "Diesel")


class TestExtraCards:
    def reborn(self, extras: dict[str, int]) -> Game:
        """The Runner's first action, with Rebirth in the grip."""
        corp = List(HB, Hedge_Fund=40)
        game = Game.new(
            corp=corp, runner=List(GABE, extras, Rebirth=40), seed=3, skip_forced=True, rules=table.default_rules
        )
        keep_hands(game)
        while game.state.active == CORP or game.decision is None or game.decision.kind != "action":
            assert game.decision is not None
            kinds = {option.kind for option in game.decision.options}
            choose(game, next(kind for kind in ("credit", "pass", "pick", "done") if kind in kinds))
        return game

    @pytest.mark.both
    @pytest.mark.rule("1.5.1", "1.5.4a", "4.1.3")
    def test_cards_brought_along_wait_outside_the_game_where_their_owner_sees_them(self) -> None:
        game = self.reborn({ANDROMEDA: 1})
        s = game.state
        assert [s.card(cid).title for cid in s.outside] == [ANDROMEDA]
        assert visible(s, s.outside[0], RUNNER)
        assert not visible(s, s.outside[0], CORP)

    @pytest.mark.both
    @pytest.mark.rule("1.5.4", "1.5.4b")
    def test_the_identities_change_places_and_rebirth_leaves_the_game(self) -> None:
        game = self.reborn({ANDROMEDA: 1, "Alice Merchant: Clan Agitator": 1})
        choose(game, "play", card="Rebirth")
        s = game.state
        assert s.card(identity(s, RUNNER)).title == ANDROMEDA  # the only other one of the faction
        assert link(s) == 1
        assert sorted(s.card(cid).title for cid in s.outside) == ["Alice Merchant: Clan Agitator", GABE]
        assert [s.card(cid).title for cid in s.removed] == ["Rebirth"]
        assert "successful run" not in s.index  # Gabriel's ability is gone

    @pytest.mark.both
    @pytest.mark.rule("1.5.4b", "1.2.5")
    def test_without_another_identity_of_the_faction_there_is_nothing_to_switch(self) -> None:
        game = self.reborn({"Alice Merchant: Clan Agitator": 1})
        assert game.decision is not None
        assert "play" not in {option.kind for option in game.decision.options}


class TestStartingTheGame:
    @pytest.mark.both
    @pytest.mark.rule("1.6.1", "1.6.4", "1.6.6")
    def test_identities_lie_open_and_each_side_has_five_credits_and_five_cards(self) -> None:
        game = new_game()
        s = game.state
        assert s.credits == [5, 5]
        assert [len(hand) for hand in s.hand] == [5, 5]
        assert all(s.things[cid].faceup for cid in (0, s.owner.index(RUNNER)))

    @pytest.mark.both
    @pytest.mark.rule("1.6.6a")
    def test_the_corp_is_asked_for_a_mulligan_first_and_then_the_runner(self) -> None:
        game = new_game()
        assert game.decision is not None
        assert (game.decision.side, game.decision.rule.removeprefix("26.03:")) == (CORP, "1.6.6a")
        choose(game, "no")
        assert game.decision.side == RUNNER

    @pytest.mark.both
    @pytest.mark.rule("1.6.6a")
    def test_a_mulligan_is_a_new_hand_from_the_whole_deck_and_is_kept(self) -> None:
        game = new_game()
        before = list(game.state.hand[CORP])
        choose(game, "yes")
        assert game.decision is not None
        assert game.decision.side == RUNNER
        assert len(game.state.hand[CORP]) == 5
        assert len(game.state.deck[CORP]) == 35
        assert game.state.hand[CORP] != before

    @pytest.mark.both
    @pytest.mark.rule("1.6.7", "1.11.2a")
    def test_the_corp_takes_the_first_turn_with_three_clicks(self) -> None:
        game = new_game()
        keep_hands(game)
        assert game.state.active == CORP
        assert game.state.clicks == [3, 0]
        assert len(game.state.hand[CORP]) == 6

    @pytest.mark.both
    @pytest.mark.rule("1.6.1a", "1.6.6")
    def test_an_identity_can_make_the_starting_hand_larger_and_the_mulligan_too(self) -> None:
        game = new_game(runner=ANDROMEDA)
        assert len(game.state.hand[RUNNER]) == 9
        choose(game, "no")
        choose(game, "yes")
        assert len(game.state.hand[RUNNER]) == 9

    @pytest.mark.both
    @pytest.mark.rule("1.2.1", "1.6.1a", "1.6.4")
    def test_an_identity_can_change_the_starting_credits(self) -> None:
        game = new_game(corp="GRNDL: Power Unleashed")
        assert game.state.credits == [10, 5]
        assert game.state.bad_publicity == 1

    @pytest.mark.both
    @pytest.mark.rule("1.6.1a", "1.6.7")
    def test_an_identity_does_not_react_to_the_starting_hands(self) -> None:
        game = new_game(corp="Pālanā Foods: Sustainable Growth")
        keep_hands(game)
        assert game.decision is not None
        assert game.decision.kind == "action"
        assert game.state.credits == [5, 5]

    @pytest.mark.both
    @pytest.mark.rule("1.6.7a")
    def test_before_the_first_turn_ice_is_installed_and_hq_filled_up(self) -> None:
        game = new_game(corp="NEXT Design: Guarding the Net", Ice_Wall=40)
        keep_hands(game)
        s = game.state
        assert s.turn == 0
        choose(game, "pick", card="Ice Wall")
        choose(game, "server", server="HQ")
        choose(game, "pick", card="Ice Wall")
        assert game.decision is not None
        # one piece of ice for each server: HQ has its own already
        assert "HQ" not in {option.server for option in game.decision.options}
        choose(game, "server", server="R&D")
        choose(game, "done")
        assert s.credits[CORP] == 5
        assert s.turn == 1
        assert len(s.hand[CORP]) == 6  # five, and the first turn's draw
        assert [len(row) for row in s.ice.values()] == [1, 1, 0]


class TestEndingTheGame:
    @pytest.mark.both
    @pytest.mark.rule("1.7.2a", "1.16.2", "1.16.1")
    def test_seven_points_win_at_the_next_checkpoint(self) -> None:
        t = Table()
        t.corp.scored("Priority Requisition", "Priority Requisition")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        assert t.corp.score == 6
        t.corp.score_agenda("Hostile Takeover")
        assert (t.outcome.winner, t.outcome.how) == (CORP, "points")
        assert t.corp.credits == 5  # the game was over before its ability resolved

    @pytest.mark.both
    @pytest.mark.rule("1.7.2a")
    def test_six_points_do_not(self) -> None:
        with Table() as t:
            t.corp.scored("Priority Requisition", "Nisei MK II")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.score == 6
            assert t.outcome is None

    @pytest.mark.both
    @pytest.mark.rule("1.7.1a")
    def test_both_scores_at_once_are_a_draw(self) -> None:
        t = Table()
        for player in (t.corp, t.runner):
            player.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        assert t.decision is None  # the first checkpoint has seen it
        assert t.outcome is not None
        assert t.outcome.winner is None

    @pytest.mark.rule("1.7.2b")
    def test_more_damage_than_cards_flatlines_the_runner_at_once(self) -> None:
        t = Table()
        t.runner.set(tags=1).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
        t.corp.hand("Scorched Earth")
        t.corp.play("Scorched Earth")
        assert (t.outcome.winner, t.outcome.how) == (CORP, "flatline")

    @pytest.mark.rule("1.7.2b")
    def test_as_much_damage_as_cards_does_not(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 4)
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert t.outcome is None
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("1.7.2b")
    def test_a_hand_size_below_zero_flatlines_as_the_discard_phase_begins(self) -> None:
        t = Table(turn="runner", clicks=1)
        t.runner.set(brain=6)
        assert hand_size(t.state, RUNNER) == -1
        t.runner.act("credit")
        t.settle()
        assert (t.outcome.winner, t.outcome.how) == (CORP, "flatline")

    @pytest.mark.rule("1.7.2b")
    def test_a_hand_size_of_zero_does_not(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.set(brain=5).hand("Sure Gamble")
            t.end_turn()
            assert t.outcome is None
            assert t.runner.titles("hand") == []

    @pytest.mark.both
    @pytest.mark.rule("1.7.2c", "4.3.7b")
    def test_a_corp_that_cannot_make_its_mandatory_draw_loses(self) -> None:
        t = Table(turn="runner", clicks=1, deck=0)
        t.runner.act("credit")
        t.settle()
        assert (t.outcome.winner, t.outcome.how) == (RUNNER, "empty R&D")

    @pytest.mark.both
    @pytest.mark.rule("1.7.2c", "4.3.7b")
    def test_an_empty_rnd_alone_ends_nothing(self) -> None:
        with Table(deck=0) as t:
            t.corp.act("credit")
            assert t.outcome is None

    @pytest.mark.both
    @pytest.mark.rule("1.7.2c", "1.2.5")
    def test_the_runner_may_make_the_corp_draw_from_an_empty_rnd(self) -> None:
        t = Table(turn="runner", deck=0)
        t.runner.put("Eden Shard")
        t.runner.use("Eden Shard", "draw")
        assert t.outcome.winner == RUNNER

    @pytest.mark.both
    @pytest.mark.rule("1.7.1")
    def test_conceding_gives_the_game_to_the_other_side(self) -> None:
        t = Table()
        assert t.decision is not None
        t.game.concede(CORP)
        assert (t.outcome.winner, t.outcome.how) == (RUNNER, "concession")
        assert t.game.decision is None

    @pytest.mark.both
    @pytest.mark.rule("1.7.1")
    def test_an_outcome_stands(self) -> None:
        t = Table()
        assert t.decision is not None
        t.game.concede(CORP)
        win(t.state, CORP, "points")
        assert t.outcome.winner == RUNNER
