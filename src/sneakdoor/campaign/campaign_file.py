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
    data = {
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
    keep(path, json.dumps(data, indent=1, ensure_ascii=False))


def _player(one: Contender) -> dict[str, Any]:
    deck = {"name": one.deck.name, "identity": one.deck.identity, "cards": dict(one.deck.cards)}
    return {"name": one.name, "bot": one.bot, "deck": deck | {"extras": dict(one.deck.extras), "notes": one.deck.notes}}


def read(path: Path) -> Campaign:
    """A campaign from its file; what is wrong with the file is said."""
    data = _json_in(path, "campaign")
    if not isinstance(data, dict) or "version" not in data:
        raise CampaignError(f"{path} is no campaign")
    if data["version"] != VERSION:
        raise CampaignError(f"{path} is a campaign of version {data['version']!r}, and {VERSION} is what can be read")
    try:
        return _campaign(data)
    except CampaignError as error:
        raise CampaignError(f"{path}: {error}") from None
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        raise CampaignError(f"{path} lacks something that a campaign has, or has it damaged: {error}") from None


def _campaign(data: dict[str, Any]) -> Campaign:
    corp, runner = (_seated(data["players"][name], Side(side)) for side, name in enumerate(SIDES))
    return Campaign(
        str(data["name"]),
        (corp, runner),
        str(data["format"]),
        int(data["seed"]),
        check_contents(data["contents"]),
        {int(number): int(game) for number, game in data["revealed"].items()},
        [_game(one) for one in data["games"]],
        str(data["open"]),
    )


def _seated(data: dict[str, Any], side: Side) -> Contender:
    deck = data["deck"]
    cards, extras = (Cards({str(title): int(n) for title, n in deck[pile].items()}) for pile in ("cards", "extras"))
    built = Deck(str(deck["name"]), side, str(deck["identity"]), cards, extras, str(deck["notes"]))
    return Contender(str(data["name"]), built, str(data["bot"]))


def _game(data: dict[str, Any]) -> Fought:
    if data["winner"] not in ("", *SIDES):
        raise CampaignError(f"a game was won by the corp, the runner or nobody, not by {data['winner']!r}")
    corp, runner = (dict(data["decks"][name]) for name in SIDES)
    areas = tuple(tuple(map(str, data["score_areas"][name])) for name in SIDES)
    return Fought(
        str(data["winner"]), str(data["how"]), int(data["seed"]), (corp, runner), (areas[0], areas[1]),
        tuple(int(one) for one in data["reveals"]),
        tuple((str(one["side"]), str(one["title"])) for one in data["destroyed"]), str(data["digest"]),
    )  # fmt: skip


def contents_in(path: Path) -> Contents:
    """The sets of a box from a file: an object of set numbers, each with the titles of its cards."""
    data = _json_in(path, "list of sets")
    data = data.get("sets", data) if isinstance(data, dict) else data
    if not isinstance(data, dict):
        raise CampaignError(f"{path}: sets are told as an object of their numbers, each with a list of titles")
    try:
        return check_contents(data)
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
