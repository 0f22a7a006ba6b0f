"""One episode: what both kinds of environment share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.random import Generator
from numpy.typing import NDArray

from sneakdoor import Deck, DeckList, Game, Option, Side
from sneakdoor.decks import deck_named
from sneakdoor.env import entities, features
from sneakdoor.env.actions import actions
from sneakdoor.env.rewards import Reward, points, reward_named, win
from sneakdoor.rulebook import DEFAULT_RULES, PLAYED, UnknownRuleset
from sneakdoor.seating import Seat, board_text

Decks = DeckList | str | Sequence[DeckList | str]
"""A deck, the name of one, or several of which each game takes one."""
Mask = NDArray[np.int8]
SpaceName = Literal["flat", "options"]
"""How answers and observations are encoded: with fixed numbers (`actions`, `features`) or as tables (`entities`)."""
Observation = Any
"""`features.Numbers` in the flat space, `entities.Observation` in the other; only the caller knows which."""

MOST_CHOICES: Final = 5000
CORP_DECK: Final = "Closed Doors"
RUNNER_DECK: Final = "Inside People"


class IllegalAction(ValueError):
    """The number of an action that is not legal now; the game is untouched."""


def decks_named(wanted: Decks, side: Side, rules: str = DEFAULT_RULES) -> tuple[DeckList, ...]:
    """Decks to choose from, found and looked at before a game begins."""
    listed = [wanted] if isinstance(wanted, str) or not isinstance(wanted, Sequence) else list(wanted)
    if not listed:
        raise ValueError(f"there is no deck for the {side.name.title()}: the list is empty")
    out: list[DeckList] = []
    for one in listed:
        deck = deck_named(one, side, rules) if isinstance(one, str) else one
        if isinstance(deck, Deck) and deck.side != side:
            raise ValueError(f"{deck.identity} is no identity of the {side.name.title()}, whose deck is wanted")
        out.append(deck)
    return tuple(out)


class LegalActions(spaces.Discrete):
    """All actions; without a mask it samples one of those that are legal now, if there are any."""

    def __init__(self, table: LearnersTable) -> None:
        super().__init__(table.size)
        self.table = table

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and (legal := self.table.legal_actions()):
            return np.int64(legal[int(self.np_random.integers(len(legal)))])
        return super().sample(mask, probability)


class LearnersTable:
    """One game after the other, with answers as numbers and rewards for both sides."""

    def __init__(
        self,
        corp: Decks = CORP_DECK,
        runner: Decks = RUNNER_DECK,
        *,
        reward: str | Reward = "win",
        skip_forced: bool = True,
        passing: tuple[Side, ...] = (),
        most_choices: int = MOST_CHOICES,
        rules: str = DEFAULT_RULES,
        space: SpaceName = "flat",
    ) -> None:
        if space not in get_args(SpaceName):
            raise ValueError(f'there is no space "{space}"; there are {", ".join(get_args(SpaceName))}')
        if most_choices < 1:
            raise ValueError(f"a game with {most_choices} choices is none: most_choices must be 1 or more")
        if rules not in PLAYED:
            raise UnknownRuleset(rules)
        self.rules = rules
        self.decks = decks_named(corp, Side.CORP, rules), decks_named(runner, Side.RUNNER, rules)
        self.reward = reward_named(reward)
        self.skip_forced = skip_forced
        self.passing = passing
        self.most_choices = most_choices
        self.actions = actions(rules)
        self.space = space
        self.size = self.actions.size if space == "flat" else entities.MOST_OPTIONS
        """Number of actions."""
        self._pages: entities.Pages | None = None
        self._game: Game | None = None
        self._seats: dict[Side, Seat] = {}
        self._lines: dict[int, Option] | None = None
        self.earned = [0.0, 0.0]
        """What each side was rewarded with since somebody last took it."""

    @property
    def game(self) -> Game:
        if self._game is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self._game

    @property
    def begun(self) -> bool:
        return self._game is not None

    def begin(self, seed: int | None, chance: Generator) -> None:
        """A new game: of this seed, or of one that is drawn. Where there are several decks they are drawn too."""
        corp, runner = (some[int(chance.integers(len(some)))] if len(some) > 1 else some[0] for some in self.decks)
        if seed is None:
            seed = int(chance.integers(2**31))
        self._game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=self.skip_forced, rules=self.rules)
        self._seats = {side: Seat(side) for side in self.passing}
        self._lines = self._pages = None
        self.earned = [0.0, 0.0]
        self._go_on()

    @property
    def asked(self) -> Side | None:
        """Whose answer is awaited; nobody's once the game is over or stopped."""
        decision = self.game.decision
        return None if decision is None or self.stopped else decision.side

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    @property
    def stopped(self) -> bool:
        """Was the game given up, because it went on for too long?"""
        return not self.over and len(self.game.choices) >= self.most_choices

    @property
    def lines(self) -> dict[int, Option]:
        """The answers to the open question by their numbers."""
        if self._lines is None:
            self._lines = {} if self._game is None or self.stopped else self.actions.lines(self._game)
        return self._lines

    @property
    def pages(self) -> entities.Pages | None:
        """The options of the open question, page by page; None if nobody is asked."""
        decision = self.game.decision
        if decision is None or self.stopped:
            return None
        if self._pages is None:
            self._pages = entities.Pages(decision.options)
        return self._pages

    def legal_actions(self) -> list[int]:
        """The numbers of the actions that are legal now."""
        if self.space == "flat":
            return sorted(self.lines)
        pages = self.pages if self._game is not None else None
        if pages is None:
            return []
        return [*range(len(pages.shown())), *([entities.MORE] if pages.has_more else [])]

    def mask(self) -> Mask:
        """1 for each action that is legal now."""
        out = np.zeros(self.size, np.int8)
        out[self.legal_actions()] = 1
        return out

    def legal(self) -> dict[str, Any]:
        """What is legal for the side that is asked, as environments say it in `info`."""
        return {"action_mask": self.mask(), "legal_actions": self.legal_actions()}

    def nothing_legal(self) -> dict[str, Any]:
        """The same for a side that is not asked."""
        return {"action_mask": np.zeros(self.size, np.int8), "legal_actions": []}

    def act(self, action: int) -> None:
        """Carry out an action: answer the open question, or turn to the next page of its options."""
        if self.space == "flat":
            found = self.lines.get(action)
        else:
            pages = self.pages
            if pages is not None and pages.has_more and action == entities.MORE:
                pages.turn()
                return
            shown = pages.shown() if pages is not None else ()
            found = shown[action] if 0 <= action < len(shown) else None
        if found is None:
            raise IllegalAction(self.refusal(action))
        self.choose(found)

    def is_legal(self, action: int) -> bool:
        """Whether `act` takes an action now."""
        if self.space == "flat":
            return action in self.lines
        pages = self.pages
        return pages is not None and (0 <= action < len(pages.shown()) or (pages.has_more and action == entities.MORE))

    def refusal(self, action: int) -> str:
        """Say why an action is not legal now, and which are."""
        if not 0 <= action < self.size:
            return f"{action} is no action: they are numbered from 0 to {self.size - 1}"
        decision, legal = self.game.decision, self.legal_actions()
        if decision is None or not legal:
            return "the game is over: call reset()"
        some = ", ".join(f"{n} ({self._meaning(n)})" for n in legal[:5])
        more = f" and {len(legal) - 5} more" if len(legal) > 5 else ""
        means = f" ({self.actions.meaning(action)})" if self.space == "flat" else ""
        return f'{action}{means} is no answer to "{decision.prompt}" now; there are {some}{more}'

    def _meaning(self, action: int) -> str:
        if self.space == "flat":
            return str(self.actions.meaning(action))
        shown = self.pages.shown() if self.pages is not None else ()
        return str(shown[action]) if action < len(shown) else "more options"

    def choose(self, option: Option) -> None:
        """Answer the open question, and all that nobody wants to be asked after it."""
        decision = self.game.decision
        seat = self._seats.get(decision.side) if decision is not None else None
        if seat is not None and decision is not None:
            seat.decides(self.game)
            if option.kind == "pass":
                seat.passes_on(self.game, decision)
        self._reply(option)
        self._go_on()

    def _reply(self, option: Option) -> None:
        game, reward = self.game, self.reward
        before = (0, 0) if reward is win else points(game)
        game.choose(option)
        self._lines = self._pages = None
        if reward is not win or game.outcome is not None:
            for side in Side:
                self.earned[side] += reward(game, side, before)

    def _go_on(self) -> None:
        """Answer what is forced and what seats pass by themselves."""
        game = self.game
        while (decision := game.decision) is not None and len(game.choices) < self.most_choices:
            answer = None
            if self.skip_forced and len(decision.options) == 1:
                answer = decision.options[0]
            elif self._seats and decision.side in self._seats:
                answer = self._seats[decision.side].answer(game).option
            if answer is None:
                return
            self._reply(answer)

    def observe(self, side: Side) -> Observation:
        """What a side may know, in the encoding of this table."""
        view = self.game.glance(side)
        if self.space == "flat":
            return features.observe(view)
        return entities.observe(view, self.pages if self.asked == side else None)

    def text(self, side: Side) -> str:
        """What a side may know, as text, with the open question if this side is asked."""
        return board_text(self.game.glance(side))


def observation_space(space: SpaceName = "flat") -> spaces.Space[Any]:
    if space == "options":
        return entities.entity_space()
    return spaces.Box(-features.LIMIT, features.LIMIT, (features.SIZE,), np.float32)
