"""Worked examples of the rulebook: costs of nothing, icebreakers, checkpoints, and text that is copied."""

from __future__ import annotations

import re

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.rules.copying import names_itself
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.testing import Table

FREEDOM = "Freedom Khumalo: Crypto-Anarchist"


class TestCosts:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.1d", example=43)
    @pytest.mark.rule("1.15.1d", example=23)
    @pytest.mark.parametrize("title", ["Beanstalk Royalties", "Hedge Fund"])
    def test_freedom_khumalo_pays_a_cost_of_zero_virus_counters(self, title: str, ruleset: str) -> None:
        with Table(turn="runner", runner=FREEDOM) as t:
            t.corp.deck(title)
            t.runner.run("R&D")
            t.settle()
            way = "permit" if ruleset == "1.4" else "use"
            assert t.runner.can(way, FREEDOM) == (title == "Beanstalk Royalties")
            if title == "Beanstalk Royalties":
                t.runner.act(way, FREEDOM)
            t.finish_run()
            assert t.corp.titles("discard") == (["Beanstalk Royalties"] if title == "Beanstalk Royalties" else [])
            assert t.happened("tokens spent") == 0


class TestIcebreakers:
    @pytest.mark.rule("3.9.5c", "1.4:3.9.5c", example=34)
    @pytest.mark.parametrize("hosted", [True, False])
    def test_gebrselassie_makes_every_increase_last_until_the_turn_ends(self, hosted: bool) -> None:
        """1.4 says how long the increase lasts in place of any other duration; 1.3 prolonged it."""
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("Injection Attack")
            breaker = t.runner.put("Corroder")
            t.runner.put("Gebrselassie")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            if hosted:
                t.runner.use("Gebrselassie", "host")
            t.runner.play("Injection Attack")
            t.runner.act("server", server="HQ")
            while current_encounter(t.state) is None:
                t.runner.pass_()
            t.runner.use("Corroder", "strength")
            assert breaker.strength == 2 + 2 + 1
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert breaker.strength == (5 if hosted else 2)
            t.end_turn()
            assert breaker.strength == 2


class TestCheckpoints:
    @pytest.mark.both
    @pytest.mark.rule("10.3.1b", example=89)
    @pytest.mark.parametrize("steals", [True, False])
    def test_targeted_marketing_is_trashed_in_the_checkpoint_after_a_theft(self, steals: bool) -> None:
        with Table() as t:
            t.corp.hand("Targeted Marketing")
            t.corp.put("Hostile Takeover" if steals else "PAD Campaign", "Server 1")
            t.corp.play("Targeted Marketing")
            t.corp.act("name", "Sure Gamble")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Targeted Marketing") == ("Archives" if steals else "the play area")
            if steals:
                told = [one.kind for one in t.state.journal.since(0) if one.kind in ("stolen", "trashed")]
                assert told == ["stolen", "trashed"]


class TestCopiedText:
    def blitz(self, agenda: str) -> Table:
        """The Corp has played Media Blitz for an agenda that the Runner stole."""
        t = Table(clicks=4)
        t.corp.hand("Media Blitz", "Scorched Earth", "Targeted Marketing").set(credits=9)
        t.runner.scored(agenda).set(tags=1).hand(*["Diesel"] * 6)
        t.corp.play("Media Blitz")
        return t

    @pytest.mark.rule("10.12.2", example=99)
    def test_media_blitz_gets_nothing_from_private_security_force(self) -> None:
        with self.blitz("Private Security Force") as t:
            assert t.card("Media Blitz").thing.active
            assert not t.corp.can("action", "Media Blitz")
        with Table() as t:  # where it names itself, it works
            t.corp.scored("Private Security Force")
            t.runner.set(tags=1).hand("Diesel")
            t.corp.use("Private Security Force")
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("10.12.2")
    def test_text_that_names_nobody_is_copied_whole(self) -> None:
        with self.blitz("The Cleaners") as t:
            t.corp.play("Scorched Earth")
            assert len(t.runner.titles("hand")) == 6 - 5

    @pytest.mark.rule("10.12.2", "3.5.1b")
    def test_the_text_is_gone_with_the_current(self) -> None:
        with self.blitz("The Cleaners") as t:
            t.corp.play("Targeted Marketing")
            t.corp.act("name", "Diesel")
            t.corp.play("Scorched Earth")
            assert len(t.runner.titles("hand")) == 6 - 4

    @pytest.mark.rule("10.12.1", "10.12.2")
    def test_what_calls_a_card_this_card_is_known_to_name_it(self) -> None:
        for card in book().cards:
            for ability in card.abilities if card.type == "agenda" or "G-mod" in card.subtypes else ():
                if ability.keys(card.side) and re.search(r"\bthis (card|agenda|identity)\b", ability.say()):
                    assert names_itself(ability), f"{card.title}: {ability.say()}"

    @pytest.mark.rule("1.2.5")
    def test_without_a_stolen_agenda_media_blitz_cannot_be_played(self) -> None:
        with Table() as t:
            t.corp.hand("Media Blitz")
            assert not t.corp.can("play", "Media Blitz")
