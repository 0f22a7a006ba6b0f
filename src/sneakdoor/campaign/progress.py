"""The progress of a campaign: decks, games played, and their lasting results."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from sneakdoor import Aftermath, CannotPlay, Deck, Game, Record, Side
from sneakdoor.campaign.box import CampaignError, Contents, there_are
from sneakdoor.decks import Cards, check_for_play, format_named

FORMAT: Final = "campaign"
"""The format that decks are held to, unless another is named."""
NAMES: Final = ("Corp", "Runner")
MOST_PROBLEMS: Final = 8


@dataclass
class Contender:
    """One of the two, with the deck that they play now."""

    name: str
    deck: Deck
    bot: str = ""  # which bot it is; nothing for a person


@dataclass(frozen=True, slots=True)
class Fought:
    """A game that was played: with what, how it ended, and what it left behind."""

    winner: str  # "corp", "runner", or nothing for a draw
    how: str
    seed: int
    decks: tuple[dict[str, Any], dict[str, Any]]  # by side: identity and cards
    score_areas: tuple[tuple[str, ...], tuple[str, ...]]
    reveals: tuple[int, ...]
    destroyed: tuple[tuple[str, str], ...]  # whose card it was, and its title: one entry for each copy
    digest: str  # of the record, so that no game is counted twice

    def as_dict(self) -> dict[str, Any]:
        return {
            "winner": self.winner,
            "how": self.how,
            "seed": self.seed,
            "decks": {"corp": self.decks[0], "runner": self.decks[1]},
            "score_areas": {"corp": list(self.score_areas[0]), "runner": list(self.score_areas[1])},
            "reveals": list(self.reveals),
            "destroyed": [{"side": side, "title": title} for side, title in self.destroyed],
            "digest": self.digest,
        }


@dataclass
class Campaign:
    """Two players, game after game. Plain data; every change is a method that refuses what cannot be."""

    name: str
    players: tuple[Contender, Contender]  # the Corp, the Runner
    format: str = FORMAT
    seed: int = 0
    contents: Contents = field(default_factory=dict)
    revealed: dict[int, int] = field(default_factory=dict)  # sets, with the game that revealed them; 0: without one
    games: list[Fought] = field(default_factory=list)
    open: str = ""  # the file of a game that was begun and is not counted yet

    @staticmethod
    def begin(
        name: str,
        corp: Contender,
        runner: Contender,
        *,
        format: str = FORMAT,  # noqa: A002  (the game's own word)
        seed: int = 0,
        contents: Contents | None = None,
        revealed: Iterable[int] = (),
    ) -> Campaign:
        """A new campaign; decks that cannot be played in it are refused."""
        if not name.strip():
            raise CampaignError("a campaign needs a name")
        if not corp.name.strip() or not runner.name.strip():
            raise CampaignError("both players need a name")
        try:
            format_named(format)
        except ValueError as error:
            raise CampaignError(str(error)) from None
        campaign = Campaign(name.strip(), (corp, runner), format, seed, dict(contents or {}))
        for number in revealed:
            campaign.reveal(number)
        for side in Side:
            campaign.take_deck(side, campaign.player(side).deck)
        return campaign

    def player(self, side: Side) -> Contender:
        return self.players[side]

    def wins(self, side: Side) -> int:
        return sum(game.winner == side.name.lower() for game in self.games)

    @property
    def destroyed(self) -> Counter[str]:
        """The cards that are gone for good, with how many copies of each."""
        return Counter(title for game in self.games for _, title in game.destroyed)

    def usable(self, title: str) -> int:
        """How many copies of a campaign's card may be played now."""
        home = next((number for number, titles in self.contents.items() if title in titles), 0)
        if home and home not in self.revealed:
            return 0
        return max(0, there_are(title) - self.destroyed[title])

    # -- decks -------------------------------------------------------------------------------------------

    def take_deck(self, side: Side, deck: Deck) -> None:
        """From the next game on a player plays this deck."""
        if deck.side != side:
            raise CampaignError(f"{deck.name or deck.identity} is no deck for the {NAMES[side]}")
        self._refuse(deck, self.problems(deck))
        self.players[side].deck = deck

    def problems(self, deck: Deck) -> list[str]:
        """Everything that keeps a deck out of this campaign now."""
        return [*(str(one) for one in check_for_play(deck, self.format)), *self.shortages(deck)]

    def shortages(self, deck: Deck) -> list[str]:
        """The cards of the campaign that a deck has and this campaign has not, or not so often."""
        out: list[str] = []
        for title, n in dict(deck.cards).items():
            if not there_are(title) or n <= self.usable(title):
                continue
            if self.usable(title):
                out.append(f"{title}: {n} copies, and {self.usable(title)} can be used")
            elif self.destroyed[title]:
                out.append(f"{title}: destroyed, and cannot be used any more")
            else:
                out.append(f"{title}: its set is not revealed yet")
        return out

    def _refuse(self, deck: Deck, problems: list[str]) -> None:
        if problems:
            more = f"; and {len(problems) - MOST_PROBLEMS} more" if len(problems) > MOST_PROBLEMS else ""
            raise CampaignError(f"{deck.name or deck.identity}: {'; '.join(problems[:MOST_PROBLEMS])}{more}")

    # -- games -------------------------------------------------------------------------------------------

    @property
    def next_seed(self) -> int:
        """The seed of the next game: it follows from the campaign's own."""
        digest = hashlib.blake2b(f"{self.seed} {len(self.games)}".encode(), digest_size=6).digest()
        return int.from_bytes(digest, "big")

    def next_game(self) -> Game:
        """The next game, set up with the decks of now."""
        for player in self.players:
            self._refuse(player.deck, self.problems(player.deck))
        corp, runner = (player.deck for player in self.players)
        try:
            return Game.new(corp=corp, runner=runner, seed=self.next_seed)
        except CannotPlay as error:
            raise CampaignError(str(error)) from None

    def count(self, game: Game) -> Fought:
        """Count a game that is over, played here or elsewhere."""
        left = game.aftermath
        if left is None:
            raise CampaignError("the game is not over, so it cannot be counted")
        record = game.record
        digest = digest_of(record)
        for number, one in enumerate(self.games, 1):
            if one.digest == digest:
                raise CampaignError(f"this game is counted already, as game {number}")
        self._refuse_strangers(record)
        fought = _fought(left, record, digest)
        self.games.append(fought)
        for number in fought.reveals:
            self.revealed.setdefault(number, len(self.games))
        return fought

    def _refuse_strangers(self, record: Record) -> None:
        """Refuse a game with other identities than those of this campaign, or with cards that it has not."""
        for side, played in ((Side.CORP, record.corp), (Side.RUNNER, record.runner)):
            mine = self.players[side].deck.identity
            if played.identity != mine:
                raise CampaignError(f"the {NAMES[side]} was {played.identity}, and is {mine} in this campaign")
            deck = Deck("", side, played.identity, Cards(dict(played.cards)))
            self._refuse(deck, self.shortages(deck))

    # -- sets --------------------------------------------------------------------------------------------

    def reveal(self, number: int) -> None:
        """A set is revealed for a reason that no game has told."""
        if number < 1:
            raise CampaignError(f"{number} is no number of a set")
        if number in self.revealed:
            raise CampaignError(f"set {number} is revealed already")
        self.revealed[number] = 0


def is_counted(campaign: Campaign, game: Game) -> bool:
    """Was this game counted in the campaign before?"""
    digest = digest_of(game.record)
    return any(one.digest == digest for one in campaign.games)


def digest_of(record: Record) -> str:
    """The digest of a game: its seed, decks and choices."""
    data = json.loads(record.to_json())
    kept = {name: data[name] for name in ("seed", "corp", "runner", "choices")}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def _fought(left: Aftermath, record: Record, digest: str) -> Fought:
    winner = "" if left.winner is None else left.winner.name.lower()
    decks = tuple({"identity": deck.identity, "cards": dict(deck.cards)} for deck in (record.corp, record.runner))
    destroyed = tuple((side.name.lower(), title) for side, title in left.destroyed)
    return Fought(
        winner, left.how, record.seed, (decks[0], decks[1]), left.score_areas, left.reveals, destroyed, digest
    )
