"""A campaign: games that are counted, sets that are revealed, cards that are gone, and the file of it all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sneakdoor import Deck, Game, Side
from sneakdoor.campaign import (
    Campaign,
    CampaignError,
    Contender,
    campaign_cards,
    check_contents,
    contents_in,
    read,
    record_in,
    there_are,
    write,
)
from sneakdoor.decks import decks_for, starter_decks

CONTENTS = {1: ("Evidence Collection", "Trojan"), 2: ("Lt. Todachine", "Evidence Collection 2")}


def starter(side: Side) -> Deck:
    return decks_for(side)[0]


def with_cards(side: Side, **more: int) -> Deck:
    """The deck to begin with, with cards of the campaign in place of others."""
    base = starter(side)
    cards = {title: n for title, n in base.cards.items() if title != "PAD Campaign"}
    if evidence := more.get("Evidence Collection"):
        cards["Braintrust"] -= evidence  # worth as much
    return Deck.of(base.identity, cards | more, name="Mine")


def begun(corp: Deck | None = None, **said: Any) -> Campaign:
    return Campaign.begin(
        "Directive", Contender("Ada", corp or starter(Side.CORP)), Contender("Bo", starter(Side.RUNNER)), **said
    )


def over(campaign: Campaign, loser: Side = Side.RUNNER, *, scored: tuple[str, ...] = ()) -> Game:
    """A game of the campaign in which somebody gives up at once."""
    game = campaign.next_game()
    if scored:
        from sneakdoor.rules.moving import to_score

        for title in scored:
            cid = next(n for n, code in enumerate(game.state.code) if game.state.book.cards[code].title == title)
            to_score(game.state, cid, Side.CORP)
    game.concede(loser)
    return game


class TestTheBox:
    def test_it_holds_28_cards_in_the_order_of_their_numbers(self) -> None:
        titles = campaign_cards()
        assert len(titles) == 28
        assert titles[0] == "Evidence Collection"
        assert titles[-1] == "Sneakdoor Prime B"

    def test_of_each_there_are_so_many(self) -> None:
        assert (there_are("Evidence Collection"), there_are("Net Watchlist"), there_are("Hedge Fund")) == (3, 1, 0)

    def test_sets_are_told_by_number_and_titles(self) -> None:
        assert check_contents({"2": ["lt. todachine"], 1: ["Trojan", "Trojan"]}) == {
            1: ("Trojan",),
            2: ("Lt. Todachine",),
        }

    @pytest.mark.parametrize(
        ("told", "words"),
        [
            ({"two": []}, '"two" is no number of a set'),
            ({"0": []}, '"0" is no number of a set'),
            ({"1": "Trojan"}, "set 1: its cards must be a list of titles"),
            ({"1": [7]}, "set 1: its cards must be a list of titles"),
            ({"1": ["Hedge Fund"]}, "set 1: Hedge Fund was not made for a campaign"),
            ({"1": ["Troian"]}, 'set 1: "Troian" is no card (nearest: Trojan'),
            ({"1": ["Trojan"], "2": ["Trojan"]}, "Trojan is in set 1 and in set 2"),
        ],
    )
    def test_what_is_wrong_with_them_is_said(self, told: dict[object, object], words: str) -> None:
        with pytest.raises(CampaignError) as wrong:
            check_contents(told)
        assert words in str(wrong.value)


class TestGames:
    def test_a_game_is_counted_with_its_decks_and_its_result(self) -> None:
        campaign = begun()
        fought = campaign.count(over(campaign))
        assert (fought.winner, fought.how, fought.decks[0]["identity"]) == (
            "corp",
            "concession",
            starter(Side.CORP).identity,
        )
        assert (campaign.wins(Side.CORP), campaign.wins(Side.RUNNER)) == (1, 0)
        campaign.count(over(campaign, Side.CORP))
        assert (campaign.wins(Side.CORP), campaign.wins(Side.RUNNER)) == (1, 1)

    def test_each_game_has_a_seed_of_its_own_and_the_same_one_again(self) -> None:
        campaign = begun(seed=4)
        first = campaign.next_seed
        assert begun(seed=4).next_seed == first
        assert begun(seed=5).next_seed != first
        campaign.count(over(campaign))
        assert campaign.next_seed != first

    def test_what_is_not_over_and_what_was_counted_is_refused(self) -> None:
        campaign = begun()
        with pytest.raises(CampaignError, match="not over"):
            campaign.count(campaign.next_game())
        game = over(campaign)
        campaign.count(game)
        with pytest.raises(CampaignError, match="counted already, as game 1"):
            campaign.count(Game.replay(game.record))

    def test_another_identity_is_refused(self) -> None:
        campaign = begun()
        other = next(
            one
            for one in starter_decks().values()
            if one.side == Side.RUNNER and one.identity != starter(Side.RUNNER).identity
        )
        game = Game.new(corp=starter(Side.CORP), runner=other, seed=1)
        game.concede(Side.CORP)
        with pytest.raises(CampaignError, match=f"the Runner was {other.identity}"):
            campaign.count(game)
        assert campaign.games == []

    def test_what_is_won_with_reveals_and_destroys(self) -> None:
        campaign = begun(with_cards(Side.CORP, **{"Evidence Collection": 1, "Corporate Oversight A": 2}))
        fought = campaign.count(over(campaign, scored=("Evidence Collection", "Corporate Oversight A")))
        assert (fought.reveals, fought.destroyed) == ((2,), (("corp", "Corporate Oversight A"),))
        assert fought.score_areas[0] == ("Evidence Collection", "Corporate Oversight A")
        assert campaign.revealed == {2: 1}
        assert campaign.destroyed == {"Corporate Oversight A": 1}
        campaign.count(over(campaign, scored=("Evidence Collection",)))
        assert campaign.revealed == {2: 1}

    def test_who_loses_with_it_reveals_and_destroys_nothing(self) -> None:
        campaign = begun(with_cards(Side.CORP, **{"Evidence Collection": 1, "Corporate Oversight A": 2}))
        scored = ("Evidence Collection", "Corporate Oversight A")
        fought = campaign.count(over(campaign, Side.CORP, scored=scored))
        assert (fought.reveals, fought.destroyed, campaign.revealed) == ((), (), {})


class TestDecks:
    def test_destroyed_copies_cannot_be_used_any_more(self) -> None:
        deck = with_cards(Side.CORP, **{"Corporate Oversight A": 3})
        campaign = begun(deck)
        for left in (2, 1, 0):
            campaign.take_deck(Side.CORP, with_cards(Side.CORP, **{"Corporate Oversight A": left + 1}))
            campaign.count(over(campaign, scored=("Corporate Oversight A",)))
            assert campaign.usable("Corporate Oversight A") == left
            with pytest.raises(CampaignError) as wrong:
                campaign.next_game()
            told = f"{left + 1} copies, and {left} can be used" if left else "destroyed, and cannot be used any more"
            assert f"Corporate Oversight A: {told}" in str(wrong.value)
        campaign.take_deck(Side.CORP, starter(Side.CORP))
        campaign.next_game()

    def test_there_are_no_more_copies_than_the_box_holds(self) -> None:
        with pytest.raises(CampaignError, match="Net Watchlist: 2 copies, and 1 can be used"):
            begun(with_cards(Side.CORP, **{"Net Watchlist": 2}))

    def test_cards_of_a_set_wait_until_it_is_revealed(self) -> None:
        deck = with_cards(Side.CORP, **{"Lt. Todachine": 1})
        with pytest.raises(CampaignError, match=r"Lt. Todachine: its set is not revealed yet"):
            begun(deck, contents=CONTENTS)
        assert begun(deck, contents=CONTENTS, revealed=(2,)).usable("Lt. Todachine") == 3
        begun(with_cards(Side.CORP, **{"Machicolation A": 1}), contents=CONTENTS)  # in no set that was told of

    def test_what_is_not_legal_is_told(self) -> None:
        with pytest.raises(CampaignError, match="of at least"):
            begun(Deck.of(starter(Side.CORP).identity, {"Hedge Fund": 3}))
        with pytest.raises(CampaignError, match="is no deck for the Corp"):
            begun(starter(Side.RUNNER))
        with pytest.raises(CampaignError, match='there is no format "x"'):
            begun(format="x")
        with pytest.raises(CampaignError, match="made for campaign play only"):
            begun(with_cards(Side.CORP, Trojan=1), format="rules")

    def test_names_are_needed(self) -> None:
        corp, runner = starter(Side.CORP), starter(Side.RUNNER)
        with pytest.raises(CampaignError, match="a campaign needs a name"):
            Campaign.begin(" ", Contender("Ada", corp), Contender("Bo", runner))
        with pytest.raises(CampaignError, match="both players need a name"):
            Campaign.begin("One", Contender("", corp), Contender("Bo", runner))

    def test_a_set_is_revealed_once_and_has_a_number(self) -> None:
        campaign = begun()
        campaign.reveal(3)
        assert campaign.revealed == {3: 0}
        with pytest.raises(CampaignError, match="set 3 is revealed already"):
            campaign.reveal(3)
        with pytest.raises(CampaignError, match="0 is no number of a set"):
            campaign.reveal(0)


class TestFiles:
    def campaign(self) -> Campaign:
        deck = with_cards(Side.CORP, **{"Evidence Collection": 1, "Corporate Oversight A": 2})
        campaign = begun(deck, contents=CONTENTS, revealed=(1,), seed=9)
        campaign.players[1].bot = "greedy"
        campaign.count(over(campaign, scored=("Evidence Collection", "Corporate Oversight A")))
        campaign.open = "next.json"
        return campaign

    def test_what_is_written_is_what_is_read(self, tmp_path: Path) -> None:
        campaign = self.campaign()
        write(campaign, tmp_path / "c.json")
        assert read(tmp_path / "c.json") == campaign
        assert read(tmp_path / "c.json").next_seed == campaign.next_seed

    def test_an_interrupted_write_leaves_the_old_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        campaign, path = self.campaign(), tmp_path / "c.json"
        write(campaign, path)
        before = path.read_bytes()
        campaign.reveal(7)

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space left"):
            write(campaign, path)
        assert path.read_bytes() == before
        assert [one.name for one in tmp_path.iterdir()] == ["c.json"]

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("{", "is no campaign:"),
            ("[]", "is no campaign"),
            ("{}", "is no campaign"),
            ('{"version": 99}', "is a campaign of version 99, and 1 is what can be read"),
            ('{"version": 1}', "lacks something that a campaign has"),
        ],
    )
    def test_a_damaged_file_is_told(self, tmp_path: Path, text: str, words: str) -> None:
        path = tmp_path / "c.json"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(CampaignError) as wrong:
            read(path)
        assert words in str(wrong.value)
        assert path.read_text(encoding="utf-8") == text

    @pytest.mark.parametrize(
        ("field", "value", "words"),
        [
            ("games", [{"winner": "nobody"}], "won by the corp, the runner or nobody"),
            ("contents", {"1": ["Nothing At All"]}, "is no card"),
            ("players", {}, "lacks something"),
            ("revealed", {"x": 1}, "has it damaged"),
        ],
    )
    def test_a_damaged_part_is_told(self, tmp_path: Path, field: str, value: object, words: str) -> None:
        path = tmp_path / "c.json"
        write(self.campaign(), path)
        told = json.loads(path.read_text(encoding="utf-8"))
        told[field] = value
        path.write_text(json.dumps(told), encoding="utf-8")
        with pytest.raises(CampaignError) as wrong:
            read(path)
        assert words in str(wrong.value)

    def test_files_that_are_not_there_or_not_text_are_told(self, tmp_path: Path) -> None:
        (tmp_path / "b").write_bytes(b"\xff\xfe\x00")
        with pytest.raises(CampaignError, match="cannot be opened: No such file"):
            read(tmp_path / "none.json")
        with pytest.raises(CampaignError, match="is not text in UTF-8"):
            read(tmp_path / "b")

    def test_sets_come_from_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "sets.json"
        path.write_text(json.dumps({"sets": {"1": ["Trojan"]}}), encoding="utf-8")
        assert contents_in(path) == {1: ("Trojan",)}
        path.write_text("[1]", encoding="utf-8")
        with pytest.raises(CampaignError, match="told as an object of their numbers"):
            contents_in(path)
        path.write_text('{"1": ["Hedge Fund"]}', encoding="utf-8")
        with pytest.raises(CampaignError, match=r"sets.json: set 1: Hedge Fund was not made"):
            contents_in(path)

    def test_a_record_comes_from_a_file(self, tmp_path: Path) -> None:
        campaign, path = begun(), tmp_path / "r.json"
        game = over(campaign)
        path.write_text(game.record.to_json(), encoding="utf-8")
        assert campaign.count(record_in(path)).winner == "corp"
        path.write_text("{}", encoding="utf-8")
        with pytest.raises(CampaignError, match="is no record that can be replayed"):
            record_in(path)
