"""Read and write the file of a campaign, lists of sets, and records of games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sneakdoor import BadRecord, CannotPlay, Deck, Game, Record, Side
from sneakdoor.campaign.box import CampaignError, Contents, check_contents
from sneakdoor.campaign.progress import Campaign, Contender, Fought
from sneakdoor.decks import Cards
from sneakdoor.user_data import keep, read_text

VERSION: Final = 1
LARGEST: Final = 16 * 1024 * 1024
SIDES: Final = ("corp", "runner")


def write(campaign: Campaign, path: Path) -> None:
    """Keep a campaign; what was there before stays whole until the new one is written."""
    told = {
        "version": VERSION,
        "name": campaign.name,
        "format": campaign.format,
        "seed": campaign.seed,
        "players": {name: _player(campaign.players[side]) for side, name in enumerate(SIDES)},
        "contents": {str(number): list(titles) for number, titles in campaign.contents.items()},
        "revealed": {str(number): game for number, game in campaign.revealed.items()},
        "games": [game.as_dict() for game in campaign.games],
        "open": campaign.open,
    }
    keep(path, json.dumps(told, indent=1, ensure_ascii=False))


def _player(one: Contender) -> dict[str, Any]:
    deck = {"name": one.deck.name, "identity": one.deck.identity, "cards": dict(one.deck.cards)}
    return {"name": one.name, "bot": one.bot, "deck": deck | {"extras": dict(one.deck.extras), "notes": one.deck.notes}}


def read(path: Path) -> Campaign:
    """A campaign from its file; what is wrong with the file is said."""
    told = _json_in(path, "campaign")
    if not isinstance(told, dict) or "version" not in told:
        raise CampaignError(f"{path} is no campaign")
    if told["version"] != VERSION:
        raise CampaignError(f"{path} is a campaign of version {told['version']!r}, and {VERSION} is what can be read")
    try:
        return _campaign(told)
    except CampaignError as error:
        raise CampaignError(f"{path}: {error}") from None
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        raise CampaignError(f"{path} lacks something that a campaign has, or has it damaged: {error}") from None


def _campaign(told: dict[str, Any]) -> Campaign:
    corp, runner = (_seated(told["players"][name], Side(side)) for side, name in enumerate(SIDES))
    return Campaign(
        str(told["name"]),
        (corp, runner),
        str(told["format"]),
        int(told["seed"]),
        check_contents(told["contents"]),
        {int(number): int(game) for number, game in told["revealed"].items()},
        [_game(one) for one in told["games"]],
        str(told["open"]),
    )


def _seated(told: dict[str, Any], side: Side) -> Contender:
    deck = told["deck"]
    cards, extras = (Cards({str(title): int(n) for title, n in deck[pile].items()}) for pile in ("cards", "extras"))
    built = Deck(str(deck["name"]), side, str(deck["identity"]), cards, extras, str(deck["notes"]))
    return Contender(str(told["name"]), built, str(told["bot"]))


def _game(told: dict[str, Any]) -> Fought:
    if told["winner"] not in ("", *SIDES):
        raise CampaignError(f"a game was won by the corp, the runner or nobody, not by {told['winner']!r}")
    corp, runner = (dict(told["decks"][name]) for name in SIDES)
    areas = tuple(tuple(map(str, told["score_areas"][name])) for name in SIDES)
    return Fought(
        str(told["winner"]), str(told["how"]), int(told["seed"]), (corp, runner), (areas[0], areas[1]),
        tuple(int(one) for one in told["reveals"]),
        tuple((str(one["side"]), str(one["title"])) for one in told["destroyed"]), str(told["digest"]),
    )  # fmt: skip


def contents_in(path: Path) -> Contents:
    """The sets of a box from a file: an object of set numbers, each with the titles of its cards."""
    told = _json_in(path, "list of sets")
    told = told.get("sets", told) if isinstance(told, dict) else told
    if not isinstance(told, dict):
        raise CampaignError(f"{path}: sets are told as an object of their numbers, each with a list of titles")
    try:
        return check_contents(told)
    except CampaignError as error:
        raise CampaignError(f"{path}: {error}") from None


def record_in(path: Path) -> Game:
    """A game from the file of its record, played again."""
    try:
        return Game.replay(Record.from_json(read_text(path, CampaignError, LARGEST)))
    except (BadRecord, CannotPlay) as error:
        raise CampaignError(f"{path} is no record that can be replayed: {error}") from None


def _json_in(path: Path, what: str) -> Any:
    try:
        return json.loads(read_text(path, CampaignError, LARGEST))
    except CampaignError:
        raise
    except (ValueError, RecursionError) as error:
        raise CampaignError(f"{path} is no {what}: {error}") from None
