"""The environments: what PettingZoo and Gymnasium ask of them, rewards, seeds, and words for what is wrong."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper

from sneakdoor import Game, Side
from sneakdoor.bots import NoSuchBot
from sneakdoor.decks import NoSuchDeck, starter_decks
from sneakdoor.env import IllegalAction, NetrunnerAEC, actions, aec_env, gym_env
from sneakdoor.env.aec import side_of
from sneakdoor.env.rewards import Points
from sneakdoor.rulebook import UnknownRuleset
from sneakdoor.seating import board_text


def played(env: NetrunnerAEC, seed: int | None) -> tuple[list[int], dict[str, float]]:
    """A random game: what was done, and what each side got in all."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(number)
    done, total = [], dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, stopped, info = env.last(observe=False)
        total[agent] += reward
        if over or stopped:
            env.step(None)
            continue
        done.append(int(env.action_space(agent).sample(info["action_mask"])))
        env.step(done[-1])
    return done, total


class TestWhatTheFrameworksAsk:
    def test_pettingzoo(self, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(aec_env(), num_cycles=150)
        assert "Passed API test" in capsys.readouterr().out

    def test_pettingzoo_with_seats_that_pass(self) -> None:
        api_test(aec_env(passing=True, reward="points"), num_cycles=60)

    def test_pettingzoo_seeds(self) -> None:
        seed_test(aec_env, num_cycles=60)

    @pytest.mark.parametrize("side", ["corp", "runner"])
    def test_gymnasium(self, side: str) -> None:
        made = gymnasium.make("sneakdoor/Netrunner-v0", side=side, opponent="greedy")
        check_env(made.unwrapped)

    def test_pettingzoo_ends_a_game_by_an_illegal_action(self) -> None:
        env = TerminateIllegalWrapper(aec_env(), illegal_reward=-1)
        env.reset(seed=1)
        asked = env.agent_selection
        env.step(int(np.argmin(env.infos[asked]["action_mask"])))
        assert env.terminations[asked]
        assert env.rewards[asked] == -1

    def test_gymnasium_finds_the_environment_by_its_module(self) -> None:
        code = "import gymnasium; print(gymnasium.make('sneakdoor.env:sneakdoor/Netrunner-v0').spec.id)"
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert ran.stdout == "sneakdoor/Netrunner-v0\n"

    def test_the_package_names_its_environments_for_tools_that_list_them(self) -> None:
        code = (
            "import gymnasium, sys; from importlib.metadata import entry_points; "
            "[one] = entry_points(group='gymnasium.envs', name='sneakdoor'); print(one.load()().id); "
            "print('sneakdoor.game' in sys.modules)"
        )
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert ran.stdout == "sneakdoor/Netrunner-v0\nFalse\n"


class TestMasks:
    def test_every_agent_has_a_mask_and_only_the_one_asked_has_legal_actions(self) -> None:
        env = aec_env()
        env.reset(seed=4)
        while not env.terminations["corp_0"]:
            asked = env.agent_selection
            other = next(agent for agent in env.possible_agents if agent != asked)
            legal = env.infos[asked]["legal_actions"]
            assert legal == np.flatnonzero(env.infos[asked]["action_mask"]).tolist() == sorted(env.table.lines)
            assert env.infos[other]["legal_actions"] == []
            assert env.infos[other]["action_mask"].shape == env.infos[asked]["action_mask"].shape
            assert not env.infos[other]["action_mask"].any()
            env.step(legal[len(legal) // 2])
        assert not any(info["action_mask"].any() for info in env.infos.values())

    def test_the_gym_environment_has_the_mask_of_sb3(self) -> None:
        env = gym_env("corp")
        _, info = env.reset(seed=4)
        assert env.action_masks().dtype == np.bool_
        assert np.flatnonzero(env.action_masks()).tolist() == info["legal_actions"]


class TestGames:
    def test_the_same_seed_is_the_same_game(self) -> None:
        corps, runners = ([deck for deck in starter_decks().values() if deck.side == side] for side in Side)
        env = aec_env(corps, runners)
        first, again = played(env, 5), played(env, None)
        assert played(env, 5) == first
        assert played(env, None) == again != first

    def test_a_seed_is_the_seed_of_the_game(self) -> None:
        env = aec_env("Closed Doors", "Inside People")
        env.reset(seed=11)
        decks = starter_decks()
        same = Game.new(corp=decks["Closed Doors"], runner=decks["Inside People"], seed=11, skip_forced=True)
        assert env.game.view(Side.CORP).as_dict() == same.view(Side.CORP).as_dict()

    def test_nobody_is_asked_where_there_is_one_answer_unless_wanted(self) -> None:
        for forced in (True, False):
            env, fewest = aec_env(skip_forced=not forced), 99
            env.reset(seed=2)
            for _ in range(150):
                if not env.agents or env.game.outcome is not None:
                    break
                fewest = min(fewest, len(env.table.lines))
                env.step(next(iter(env.table.lines)))
            assert fewest == (1 if forced else 2)

    def test_seats_that_pass_are_asked_less(self) -> None:
        asked = [len(played(aec_env(passing=passing), 4)[0]) for passing in (False, True)]
        env = aec_env(passing=True)
        played(env, 4)
        assert len(env.game.choices) > asked[1]

    def test_a_game_that_is_too_long_is_given_up(self) -> None:
        env = aec_env(most_choices=25)
        done, total = played(env, 1)
        assert len(done) <= 25
        assert total == {"corp_0": 0.0, "runner_0": 0.0}
        assert env.table.stopped

    def test_it_can_be_looked_at(self) -> None:
        env = aec_env(render_mode="ansi")
        played(env, 1)
        assert "wins: " in (env.render() or "")

    def test_a_rendered_board_is_that_of_the_side_that_is_asked(self) -> None:
        env = aec_env(render_mode="ansi")
        env.reset(seed=1)
        for agent in ("corp_0", "runner_0"):
            assert env.agent_selection == agent
            side = side_of(agent)
            assert env.render() == env.text(agent) == board_text(env.game.view(side))
            assert f"{side.name} (YOU)" in env.text(agent)
            assert "0. No" in env.text(agent)
            env.step(env.infos[agent]["legal_actions"][0])

    def test_gymnasium_renders_the_learners_board(self) -> None:
        env = gym_env("runner", render_mode="ansi")
        env.reset(seed=1)
        assert env.render() == env.text() == board_text(env.game.view(Side.RUNNER))
        assert gym_env("runner").render() is None


class TestRewards:
    def test_won_and_lost(self) -> None:
        env = aec_env()
        _, total = played(env, 1)
        outcome = env.game.outcome
        assert outcome is not None
        assert outcome.winner is not None
        assert total[env.possible_agents[outcome.winner]] == 1.0
        assert sum(total.values()) == 0.0

    def test_points(self) -> None:
        env = aec_env(reward="points")
        _, total = played(env, 1)
        view, outcome = env.game.view(None), env.game.outcome
        assert outcome is not None
        won = 1.0 if outcome.winner == Side.CORP else -1.0
        assert total["corp_0"] == pytest.approx(won + (view.corp.score - view.runner.score) / 7)
        assert total["runner_0"] == pytest.approx(-total["corp_0"])

    def test_one_of_your_own(self) -> None:
        def per_choice(game: Game, side: Side, before: Points) -> float:
            return 1.0 if side == Side.CORP else 0.5

        env = aec_env(reward=per_choice)
        _, total = played(env, 1)
        assert total == {"corp_0": len(env.game.choices), "runner_0": len(env.game.choices) / 2}

    def test_what_is_earned_in_the_other_s_turn_comes_with_the_next_question(self) -> None:
        env = gym_env("runner", "random", reward="points")
        env.reset(seed=3)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(int(env.action_space.sample()))
            total += reward
        view = env.game.view(None)
        won = 1.0 if info["winner"] == "runner" else -1.0
        assert total == pytest.approx(won + (view.runner.score - view.corp.score) / 7)


class TestWhatIsWrong:
    @pytest.mark.parametrize(
        ("wrong", "error", "words"),
        [
            ({"corp": "Open Doors"}, NoSuchDeck, '"Open Doors" is neither a file nor a deck'),
            ({"corp": "Inside People"}, NoSuchDeck, "is a deck of the Runner"),
            ({"corp": starter_decks()["Inside People"]}, ValueError, "is no identity of the Corp"),
            ({"corp": []}, ValueError, "the list is empty"),
            ({"reward": "glory"}, ValueError, 'no reward "glory"; there are win, points'),
            ({"render_mode": "human"}, ValueError, 'no render mode "human"'),
            ({"most_choices": 0}, ValueError, "most_choices must be 1 or more"),
        ],
    )
    def test_arguments(self, wrong: dict[str, Any], error: type[Exception], words: str) -> None:
        for make in (aec_env, gym_env):
            with pytest.raises(error, match=words):
                make(**wrong)

    def test_bots_and_sides(self) -> None:
        with pytest.raises(NoSuchBot, match='there is no bot "clever"'):
            gym_env(opponent="clever")
        with pytest.raises(ValueError, match="no side 'judge'; there are corp, runner"):
            gym_env("judge")

    def test_actions(self) -> None:
        env = aec_env()
        with pytest.raises(RuntimeError, match="call reset"):
            env.game.decision  # noqa: B018
        env.reset(seed=1)
        before = env.game.view(Side.CORP).as_dict()
        run = next(number for number in range(actions().size) if str(actions().meaning(number)) == "run HQ")
        with pytest.raises(IllegalAction, match=r"\(run HQ\) is no answer to .*mulligan.* now; there are .*\(no\)"):
            env.step(run)
        with pytest.raises(IllegalAction, match="-1 is no action: they are numbered from 0"):
            env.step(-1)
        with pytest.raises(ValueError, match="corp_0 is asked and has to answer"):
            env.step(None)
        assert env.game.view(Side.CORP).as_dict() == before
        with pytest.raises(ValueError, match='no agent "corp"'):
            env.observe("corp")

    def test_an_illegal_action_loses_a_game_of_gymnasium_or_is_an_error(self) -> None:
        env = gym_env("corp")
        env.reset(seed=1)
        _, reward, over, _, info = env.step(4)
        assert (reward, over, info["winner"]) == (-1.0, True, "runner")
        assert '4 (credit) is no answer to "This is your starting hand. Take a mulligan?" now' in info["illegal"]
        strict = gym_env("corp", illegal="raise")
        strict.reset(seed=1)
        with pytest.raises(IllegalAction, match=r"4 \(credit\) is no answer"):
            strict.step(4)
        with pytest.raises(ValueError, match='no way "shrug" to take an illegal action; there are lose, raise'):
            gym_env(illegal="shrug")

    def test_a_game_that_is_over(self) -> None:
        env = gym_env()
        env.reset(seed=1)
        over = False
        while not over:
            over = env.step(int(env.action_space.sample()))[2]
        with pytest.raises(IllegalAction, match="the game is over"):
            env.step(0)
        assert not np.any(env.table.mask())


class TestRules:
    """A ruleset is an argument of every environment."""

    def test_two_learners_play_by_26_03(self) -> None:
        env = aec_env(rules="26.03", most_choices=400)
        env.reset(seed=3)
        assert env.game.rules == "26.03"
        for agent in env.agent_iter():
            _, _, over, stopped, _ = env.last()
            env.step(None if over or stopped else int(env.action_space(agent).sample()))
        assert env.action_space("corp_0").n == actions("26.03").size

    def test_one_learner_plays_by_26_03(self) -> None:
        env: Any = gym_env("runner", "random", rules="26.03")
        _, info = env.reset(seed=1)
        assert env.unwrapped.table.game.rules == "26.03"
        assert len(info["action_mask"]) == actions("26.03").size > actions().size

    def test_other_rules_are_refused(self) -> None:
        with pytest.raises(UnknownRuleset):
            aec_env(rules="0.9")
