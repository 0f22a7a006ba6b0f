"""Views and logs: what one side may know, and the story told to it."""

from __future__ import annotations

import json

import pytest
from tests.laws.games import positions

from sneakdoor.model.abilities import Sub
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.objects import Lingering
from sneakdoor.option_text import words_of
from sneakdoor.testing import Table
from sneakdoor.view import View


def words(t: Table, side: int | None) -> list[str]:
    t.decision  # noqa: B018  (the game begins when it is first asked)
    return [one.words for one in t.game.log(None if side is None else (CORP if side == 0 else RUNNER))]


class TestHidden:
    @pytest.mark.rule("8.1.1")
    def test_unrezzed_cards_have_a_place_and_a_handle_for_the_runner(self) -> None:
        t = Table(turn="corp")
        t.corp.put("Ice Wall", "HQ", rezzed=False)
        mine = t.game.view(CORP).servers[0].ice[0]
        theirs = t.game.view(RUNNER).servers[0].ice[0]
        assert (mine.title, mine.strength) == ("Ice Wall", 1)
        assert (theirs.title, theirs.strength) == ("", None)
        assert mine.handle == theirs.handle > 0

    @pytest.mark.rule("4.4.2", "4.4.4")
    def test_a_hand_is_a_number_to_the_other_side(self) -> None:
        t = Table(turn="corp")
        t.corp.hand("Snare!", "Enigma")
        assert t.game.view(CORP).corp.hand.cards == ["Enigma", "Snare!"]
        other = t.game.view(RUNNER).corp.hand
        assert (other.count, other.hidden, other.cards) == (2, 2, [])

    @pytest.mark.rule("4.3.2", "7.2.2")
    def test_the_runner_goes_on_knowing_what_was_accessed_on_top_of_rnd(self) -> None:
        t = Table(turn="runner")
        t.corp.deck("Enigma")
        t.runner.run("R&D")
        t.finish_run()
        assert t.game.view(RUNNER).corp.deck.known == {0: "Enigma"}
        assert t.game.view(CORP).corp.deck.known == {}
        assert "The Runner accesses Enigma from R&D." in words(t, RUNNER)
        assert "The Runner accesses a card from R&D." in words(t, CORP)
        assert "The Runner accesses a card from R&D." in words(t, None)

    @pytest.mark.rule("4.5.6c")
    def test_facedown_cards_in_archives(self) -> None:
        t = Table(turn="corp")
        t.corp.discard("Snare!", faceup=False)
        t.corp.discard("Enigma")
        assert t.game.view(CORP).corp.discard.facedown == ["Snare!"]
        seen = t.game.view(RUNNER).corp.discard
        assert (seen.cards, seen.hidden) == (["Enigma"], 1)


class TestRemembered:
    @pytest.mark.rule("10.2.3b", "8.2.11b")
    def test_what_was_chosen_for_x_is_told_as_the_number_it_is(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=4).hand("Angel Arena")
        t.runner.install("Angel Arena")
        t.runner.number(3)
        card = t.game.view(CORP).rig["resource"][0]
        assert (card.title, card.remembers) == ("Angel Arena", {"x": 3})

    @pytest.mark.rule("10.2.3b", "10.1.4")
    def test_the_text_of_a_condition_counter_is_told_in_words(self) -> None:
        t = Table(turn="corp")
        t.corp.hand("Patch").put("Ice Wall", "HQ", rezzed=True)
        t.corp.play("Patch")
        counter = t.game.view(RUNNER).servers[0].ice[0].hosted[0]
        assert counter.title == "Patch"
        assert [type(one) for one in counter.remembers["text"]] == [str]


class TestQuestion:
    def test_the_other_sides_question_has_no_answers(self) -> None:
        t = Table(turn="corp")
        t.corp.hand("Hedge Fund")
        assert t.decision is not None
        mine = t.game.view(CORP).decision
        theirs = t.game.view(RUNNER).decision
        assert mine is not None
        assert theirs is not None
        assert mine.options == t.decision.options
        assert (theirs.side, theirs.kind, theirs.options) == (mine.side, mine.kind, ())


def test_a_view_is_json_without_internal_numbers_and_stays_what_it_was() -> None:
    for n, game in enumerate(positions(9)):
        if n % 30 == 0 and game.decision is not None:
            for side in (CORP, RUNNER, None):
                view = View(game.state, side, game.decision)
                text = json.dumps(view.as_dict())
                assert not any(f'"{name}"' in text for name in ("cid", "ref", "sid", "serial"))
                later = game.clone()
                later.choose(game.decision.options[0])
                game_on = View(later.state, side)
                assert json.dumps(view.as_dict()) == text
                assert len(game_on.log) >= len(view.log)


def test_a_glance_tells_the_same_at_its_moment() -> None:
    for n, game in enumerate(positions(9)):
        if n % 60 == 0:
            for side in (CORP, RUNNER, None):
                assert game.glance(side) == game.view(side)


def test_a_view_of_players_stays_what_it_was_however_late_its_piles_are_read() -> None:
    with Table("runner", deck=5) as t:
        t.runner.hand("Diesel")
        view = t.game.view(RUNNER)
        player = view.runner  # nothing of its piles was read yet
        t.runner.play("Diesel")
        assert (player.hand.cards, player.deck.count, player.discard.count) == (["Diesel"], 5, 0)
        assert t.game.view(RUNNER).runner != player


def test_a_log_can_be_read_on() -> None:
    for game in positions(10, skip_forced=True):
        last = game
    whole = last.log(CORP)
    assert last.log(CORP, 40) == whole[40:]
    assert len(whole) == len(last.log(RUNNER)) == len(last.log(None))
    assert whole[-1].words.endswith(").")
    assert all(entry.rule and entry.words for entry in whole)


def test_a_subroutine_that_ice_gained_is_told_as_gained() -> None:
    with Table("runner") as t:
        s = t.state
        number = next(one.number for one in s.book.abilities if isinstance(one.decl, Sub))

        assert words_of(s, Lingering("gained subroutine", number)) == f"gains {s.book.abilities[number].say()}"
        assert words_of(s, Lingering("gained subtype", amount=1, which="Barrier")) == "gains Barrier"
        assert words_of(s, Lingering("cannot:jack out")) == "not allowed: jack out"
