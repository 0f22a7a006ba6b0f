"""A small policy that learns Netrunner on one core: first it imitates Greedy, then it plays and improves by itself.

    pip install 'sneakdoor[train]'
    python examples/learn.py --out learnt

It sees what an environment tells and nothing else: an observation, and the numbers of the legal actions. Since each
number means the same in every game, a policy can score actions by what they mean: what is done, to which card, where.
So it needs no output for each of the thirty thousand actions, and has seen most of what it meets before.

Time is CPU time of the one process that all of it runs in.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from sneakdoor import Side
from sneakdoor.arena.plots import Axes, nice_steps
from sneakdoor.arena.summary import interval
from sneakdoor.bots import answer, find
from sneakdoor.env import NetrunnerGym, actions, gym_env
from sneakdoor.env.actions import KINDS, SERVERS
from sneakdoor.env.features import GLOBALS, OF_A_CARD, QUESTIONS, section
from sneakdoor.env.places import ROWS
from sneakdoor.env.titles import titles

Rows = NDArray[np.float32]
Whole = NDArray[np.int64]

TITLES: Final = len(titles()) + 2
CARD: Final = len(OF_A_CARD)
OF_A_SERVER: Final = 6
STATE: Final = len(GLOBALS) + len(QUESTIONS) + OF_A_SERVER * len(ROWS) + len(ROWS)
CHOICE: Final = CARD + len(SERVERS) + 1 + OF_A_SERVER + 8
FOCUS: Final = [n for n, name in enumerate(GLOBALS) if name.startswith("code of")]
RUN_ON: Final = GLOBALS.index("server of the run, from 0, -1 for none")
SERVER, ICE, STRENGTH = map(OF_A_CARD.index, ("server, from 1", "position among the ice, from 1", "strength"))
HAND: Final = 16
ON_TABLE: Final = 40
CHECK: Final = 40
"""Games against Random in each measurement on the way; half as many against Greedy."""


# ------------------------------------------------------------------------------------------------- what it looks at


@dataclass(slots=True)
class Seen:
    """A question as the policy meets it."""

    state: Rows  # the numbers of the moment
    cards: Whole  # codes: of the cards that the question is about, of those in hand, and of those on the table
    choices: Rows  # a row for each legal action
    kinds: Whole  # of each action: what is done,
    codes: Whole  # and the card that it is about
    legal: Whole  # the numbers of the actions


def small(numbers: Any) -> Rows:
    """Numbers of the game on a scale that suits a network."""
    return np.asarray(np.sign(numbers) * np.log1p(np.abs(numbers)), np.float32)


@cache
def meaning(action: int) -> tuple[int, int, str, int, int, int]:
    """What an action means, as kind, place, title, server, ability and number."""
    one = actions().meaning(action)
    kind = KINDS.index(one.kind) if one.kind else len(KINDS)
    server = SERVERS.index(one.server) if one.server else -1
    return kind, one.place, one.title, server, one.ability, one.number


@cache
def code_of(title: str) -> int:
    return titles().index(title) + 2 if title else 0


def servers_in(cards: Rows) -> Rows:
    """For each server: its ice, how much of it is rezzed, its root, what is advanced or rezzed there."""
    out = np.zeros((len(ROWS), OF_A_SERVER), np.float32)
    for row in cards[cards[:, 0] > 0]:
        at = int(row[SERVER]) - 1
        if 0 <= at < len(ROWS):
            faceup, advanced = row[1], row[2]
            if row[ICE] > 0:
                out[at, :3] += (1.0, faceup, faceup * row[STRENGTH] / 4)
            else:
                out[at, 3:] += (1.0, faceup, advanced / 3)
    return out


def look(observation: Rows, mask: NDArray[np.int8]) -> Seen:
    """Everything that the policy reads off one step of an environment."""
    legal = np.flatnonzero(mask)
    cards = section(observation, "cards")
    servers = servers_in(cards)
    moment = section(observation, "globals").copy()
    about, run_on = moment[FOCUS], np.zeros(len(ROWS), np.float32)
    moment[FOCUS] = about > 1
    if 0 <= moment[RUN_ON] < len(ROWS):
        run_on[int(moment[RUN_ON])] = 1.0
    state = np.concatenate((small(moment), section(observation, "question"), servers.ravel(), run_on))
    choices = np.zeros((len(legal), CHOICE), np.float32)
    kinds, codes = np.zeros(len(legal), np.int64), np.zeros(len(legal), np.int64)
    for n, action in enumerate(legal):
        kind, place, title, server, ability, number = meaning(int(action))
        kinds[n], codes[n] = kind, code_of(title)
        row = choices[n]
        if place >= 0:
            row[:CARD] = small(cards[place])
            row[0] = 1.0
            codes[n] = int(cards[place, 0])
            server = int(cards[place, SERVER]) - 1
            server += server > 2  # "New remote" stands between the central servers and the others
        if server >= 0:
            row[CARD + min(server, len(SERVERS) - 1)] = 1.0
            if server < 3 or 4 <= server < len(ROWS) + 1:
                row[CARD + len(SERVERS) + 1 : CARD + len(SERVERS) + 1 + OF_A_SERVER] = servers[server - (server > 3)]
        if number >= 0:
            row[CARD + len(SERVERS)] = np.log1p(number)
        if ability >= 0:
            row[-8 + min(ability % 100, 6)] = 1.0
            row[-1] = float(ability >= 100)
    table = cards[:, 0][(cards[:, 0] > 1) & (cards[:, 1] > 0)][:ON_TABLE]
    first = len(FOCUS)
    held = np.zeros(first + HAND + ON_TABLE, np.int64)
    held[:first], held[first : first + HAND] = about, section(observation, "hand")[:HAND]
    held[first + HAND : first + HAND + len(table)] = table
    return Seen(state, held, choices, kinds, codes, legal)


# ----------------------------------------------------------------------------------------------------- the policy


class Policy(nn.Module):  # type: ignore[misc]  # PyTorch is not there where types are checked
    """Scores each legal action, and says how likely the game is won."""

    def __init__(self, width: int = 128, card: int = 24) -> None:
        super().__init__()
        self.cards = nn.Embedding(TITLES, card, padding_idx=0)
        self.kinds = nn.Embedding(len(KINDS) + 1, card)
        self.state = nn.Sequential(
            nn.Linear(STATE + (2 + len(FOCUS)) * card, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(CHOICE + 2 * card, width)
        self.context = nn.Linear(width, width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1))
        self.value = nn.Linear(width, 1)

    def forward(self, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
        cards = self.cards(batch.cards)
        first = len(FOCUS)
        about, held, table = cards[:, :first], cards[:, first : first + HAND].sum(1), cards[:, first + HAND :].sum(1)
        state = self.state(torch.cat((batch.state, about.flatten(1), held, table), 1))
        choices = torch.cat((batch.choices, self.cards(batch.codes), self.kinds(batch.kinds)), 1)
        scores = self.score(self.choice(choices) + self.context(state)[batch.of]).squeeze(1)
        laid = torch.full((len(batch.state), batch.most), -1e9)
        laid[batch.of, batch.at] = scores
        return laid.log_softmax(1), torch.tanh(self.value(state).squeeze(1))


class Batch:
    """Several questions at once; their actions stand in one long list."""

    def __init__(self, seen: list[Seen]) -> None:
        sizes = [len(one.legal) for one in seen]
        self.state = torch.from_numpy(np.stack([one.state for one in seen]))
        self.cards = torch.from_numpy(np.stack([one.cards for one in seen]))
        self.choices = torch.from_numpy(np.concatenate([one.choices for one in seen]))
        self.kinds = torch.from_numpy(np.concatenate([one.kinds for one in seen]))
        self.codes = torch.from_numpy(np.concatenate([one.codes for one in seen]))
        self.of = torch.repeat_interleave(torch.arange(len(seen)), torch.tensor(sizes))
        self.at = torch.cat([torch.arange(size) for size in sizes])
        self.most = max(sizes)


# ----------------------------------------------------------------------------------------------------- playing


@dataclass(slots=True)
class Step:
    seen: Seen
    chosen: int  # the place of the action among the legal ones
    chance: float = 0.0  # how likely it was, as a logarithm
    value: float = 0.0
    reward: float = 0.0
    gain: float = 0.0  # how much better it went than expected
    back: float = 0.0  # what came of it


def play(envs: list[NetrunnerGym], policy: Policy, seed: int, *, best: bool = False) -> list[tuple[list[Step], bool]]:
    """A game at each of these tables, all at the same time: its steps, and whether the policy has won."""
    asked = {n: env.reset(seed=seed + n) for n, env in enumerate(envs)}
    steps: list[list[Step]] = [[] for _ in envs]
    luck = np.random.default_rng(seed)
    while going := {n: look(*one) for n, (observation, info) in asked.items() if (one := _asks(observation, info))}:
        with torch.no_grad():
            chances, values = policy(Batch(list(going.values())))
        for (n, seen), logs, value in zip(going.items(), chances.numpy(), values.tolist(), strict=True):
            likely = np.exp(logs[: len(seen.legal)])
            chosen = int(likely.argmax()) if best else int(luck.choice(len(likely), p=likely / likely.sum()))
            observation, reward, _, _, info = envs[n].step(int(seen.legal[chosen]))
            steps[n].append(Step(seen, chosen, float(logs[chosen]), value, float(reward)))
            asked[n] = observation, info
    return [(steps[n], asked[n][1].get("winner") == env.side.name.lower()) for n, env in enumerate(envs)]


def _asks(observation: Rows, info: dict[str, Any]) -> tuple[Rows, NDArray[np.int8]] | None:
    """An observation with its mask while the game goes on."""
    return (observation, info["action_mask"]) if info["action_mask"].any() else None


def imitated(env: NetrunnerGym, seed: int, astray: float) -> list[Step]:
    """A game in which Greedy says what to do, and now and then something else is done."""
    teacher, luck = find("greedy"), random.Random(seed)
    observation, info = env.reset(seed=seed)
    steps, over, result = [], not info["action_mask"].any(), 0.0
    while not over:
        seen = look(observation, info["action_mask"])
        wanted = answer(teacher, env.game, luck)
        action = next(number for number, option in env.table.lines.items() if option == wanted)
        steps.append(Step(seen, int(np.flatnonzero(seen.legal == action)[0])))
        if luck.random() < astray:
            action = int(luck.choice(seen.legal))
        observation, result, ended, stopped, info = env.step(action)
        over = ended or stopped
    for one in steps:
        one.back = result
    return steps


# ----------------------------------------------------------------------------------------------------- learning


def some(steps: list[Step], size: int, luck: random.Random) -> Iterator[list[Step]]:
    """All steps in handfuls, in any order."""
    order = luck.sample(steps, len(steps))
    for start in range(0, len(order), size):
        yield order[start : start + size]


def imitate(policy: Policy, steps: list[Step], rounds: int, luck: random.Random, rate: float = 1e-3) -> float:
    """Make what Greedy did more likely, and learn how games go; how often the policy agrees with Greedy in the end."""
    learner, right, counted = torch.optim.Adam(policy.parameters(), rate), 0, 0
    for n in range(rounds):
        for handful in some(steps, 256, luck):
            chances, values = policy(Batch([one.seen for one in handful]))
            chosen, back = torch.tensor([one.chosen for one in handful]), torch.tensor([one.back for one in handful])
            learner.zero_grad()
            (nn.functional.nll_loss(chances, chosen) + 0.2 * (values - back).square().mean()).backward()
            learner.step()
            if n == rounds - 1:
                right += int((chances.argmax(1) == chosen).sum())
                counted += len(handful)
    return right / max(1, counted)


def credit(steps: list[Step], trust: float = 0.95) -> None:
    """Spread what was earned over the steps that led to it (generalised advantage estimation, nothing discounted)."""
    later = gain = 0.0
    for one in reversed(steps):
        gain = one.reward + later - one.value + trust * gain
        one.gain, one.back, later = gain, gain + one.value, one.value


def improve(policy: Policy, learner: torch.optim.Adam, steps: list[Step], luck: random.Random, rounds: int = 2) -> None:
    """Make more likely what went better than expected, a little at a time (PPO's clipped objective)."""
    gains = np.array([one.gain for one in steps])
    middle, spread = float(gains.mean()), float(gains.std()) + 1e-6
    for _ in range(rounds):
        for handful in some(steps, 512, luck):
            chances, values = policy(Batch([one.seen for one in handful]))
            logs = chances.gather(1, torch.tensor([[one.chosen] for one in handful])).squeeze(1)
            gain = torch.tensor([(one.gain - middle) / spread for one in handful], dtype=torch.float32)
            back = torch.tensor([one.back for one in handful], dtype=torch.float32)
            ratio = (logs - torch.tensor([one.chance for one in handful])).exp()
            better = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            unsure = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = -better + 0.5 * (values - back).square().mean() - 0.003 * unsure
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            learner.step()


# ----------------------------------------------------------------------------------------------------- measuring


def measure(policy: Policy, opponent: str, games: int, seed: int) -> dict[str, int]:
    """Games won on each side, half of them on either, always with what the policy holds for best."""
    wins = {}
    for side in Side:
        envs = [gym_env(side, opponent) for _ in range(games // 2)]
        wins[side.name.lower()] = sum(won for _, won in play(envs, policy, seed, best=True))
    return {"games": games // 2 * 2, **wins}


def told(wins: dict[str, int]) -> str:
    won = wins["corp"] + wins["runner"]
    low, high = interval(won, wins["games"])
    half = wins["games"] // 2
    sides = f"Corp {wins['corp']}/{half}, Runner {wins['runner']}/{half}"
    return f"{won / wins['games']:.1%} of {wins['games']} (95 %: {low:.1%} to {high:.1%}; {sides})"


@dataclass
class Course:
    """How the learning went: after how many seconds of CPU and games, against whom, how often it won."""

    start: float = field(default_factory=time.process_time)
    games: int = 0
    rows: list[dict[str, Any]] = field(default_factory=list)

    @property
    def spent(self) -> float:
        return time.process_time() - self.start

    def note(self, phase: str, policy: Policy, games: int, seed: int) -> None:
        """Measure where it stands; what measuring takes is not counted."""
        row: dict[str, Any] = {"phase": phase, "cpu_s": round(self.spent, 1), "games": self.games}
        begun = time.process_time()
        for opponent, many in (("random", games), ("greedy", games // 2)):
            row[opponent] = measure(policy, opponent, many, seed)
        self.start += time.process_time() - begun
        self.rows.append(row)
        print(f"{row['cpu_s']:6.1f} s  {self.games:5} games  {phase}: Random {told(row['random'])}", flush=True)
        print(f"{'':30}Greedy {told(row['greedy'])}", flush=True)


def picture(rows: list[dict[str, Any]], names: str) -> str:
    """The learning curve: games won against Random and against Greedy."""
    last = max(row["cpu_s"] for row in rows) / 60
    told_ = " · ".join(f"{name.title()} {_rate(rows[-1], name):.0%}" for name in ("random", "greedy"))
    frame = Axes("Learning to play", (names, "the bots"), f"in the end against {told_}", max(1.0, last), 1.0)
    frame.scale([(n / 10, f"{10 * n} %") for n in range(0, 11, 2)], "games won")
    frame.across([(n, str(n)) for n in nice_steps(max(1.0, last), 10)], "CPU minutes on one core")
    for name, kind in (("random", "line"), ("greedy", "line other")):
        points = [(row["cpu_s"] / 60, _rate(row, name)) for row in rows]
        frame.shape("polyline", points, kind)
        x, y = points[-1]
        frame.words(frame.x(x) - 4, frame.y(y) + 18, f"against {name.title()}", anchor="end")
    frame.half()
    imitating = [row for row in rows if row["phase"] == "imitation"]
    if imitating:
        x = frame.x(imitating[-1]["cpu_s"] / 60)
        frame.rule(x, frame.y(0), x, frame.y(1), "half")
        frame.words(x + 4, frame.y(0) - 8, "from here on it learns by playing", "quiet")
    return frame.svg().replace("</style>", ".other { stroke: #c0562f; }\n</style>")


def _rate(row: dict[str, Any], name: str) -> float:
    wins = row[name]
    return float((wins["corp"] + wins["runner"]) / wins["games"])


# ----------------------------------------------------------------------------------------------------- all of it


def learn(minutes: float, seed: int, lessons: int) -> tuple[Policy, Course]:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    gc.collect()
    gc.freeze()  # the cards are there for good, and need not be looked through again and again
    luck, policy, course = random.Random(seed), Policy(), Course()
    course.note("nothing learnt", policy, CHECK, 900_000)
    steps: list[Step] = []
    if lessons:
        envs = [gym_env(side, opponent) for side in Side for opponent in ("greedy", "random")]
        for n in range(lessons):
            steps += imitated(envs[n % len(envs)], seed + n, astray=0.1 if n % 8 < 4 else 0.0)
            course.games += 1
        agrees = imitate(policy, steps, 10, luck)
        print(f"{len(steps)} answers of Greedy, of which the policy gives {agrees:.1%}")
        course.note("imitation", policy, CHECK, 900_000)
    learner = torch.optim.Adam(policy.parameters(), 1e-4)
    envs = [gym_env(side, opponent) for side in Side for opponent in ("random", "greedy") for _ in range(8)]
    noted = course.spent
    while course.spent < 60 * minutes:
        steps = []
        for taken, _ in play(envs, policy, seed + 100_000 + course.games):
            credit(taken)
            steps += taken
            course.games += 1
        improve(policy, learner, steps, luck)
        if course.spent - noted > 40:
            course.note("playing", policy, CHECK, 900_000)
            noted = course.spent
    course.note("playing", policy, CHECK, 900_000)
    return policy, course


def main() -> None:
    said = argparse.ArgumentParser(description="Train a small policy, measure it, and draw its learning curve.")
    said.add_argument(
        "--minutes", type=float, default=2.5, help="CPU minutes for all of the learning, without measuring"
    )
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--lessons", type=int, default=200, help="games of Greedy to imitate first; 0 for none")
    said.add_argument("--games", type=int, default=200, help="games of the last measurement, against each opponent")
    said.add_argument("--out", type=Path, default=Path("learnt"))
    wanted = said.parse_args()
    policy, course = learn(wanted.minutes, wanted.seed, wanted.lessons)
    final = {}
    for name in ("random", "greedy"):
        final[name] = measure(policy, name, wanted.games, 2_000_000)
        print(f"in the end against {name.title()}: {told(final[name])}", flush=True)
    wanted.out.mkdir(parents=True, exist_ok=True)
    torch.save(policy.state_dict(), wanted.out / "policy.pt")
    (wanted.out / "curve.svg").write_text(picture(course.rows, "a policy that learns"), encoding="utf-8")
    report = {"seed": wanted.seed, "course": course.rows, "final": final}
    (wanted.out / "report.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
