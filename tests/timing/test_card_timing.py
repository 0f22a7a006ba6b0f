"""In which windows a card works, and until when: the answers beside what the rules say.

What is expected here is written from the rules: (R) stands at 5.6.1b, 5.6.2a, 5.6.3b, 5.7.1b, 5.7.1e, 5.7.2b, 6.9.2e
and 6.9.5d, (S) at 5.6.1b and 5.6.2a, ice is rezzed at 6.9.2e, actions are taken at 5.6.2b and 5.7.1f, subroutines are
broken at 6.9.3b; turns begin at 5.6.1d and 5.7.1d, clicks come at 5.6.1a and 5.7.1a, ice is passed at 6.9.4a, a run is
successful at 6.9.5e and over at 6.9.6d.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest
from tests.laws.games import finish

from sneakdoor.catalogue import UnknownCard, card
from sneakdoor.reference import card_timing
from sneakdoor.reference.card_timing import CardAnswer, ask
from sneakdoor.testing.position import Position
from sneakdoor.timing import structures

REZ = {"5.6.1b", "5.6.2a", "5.6.3b", "5.7.1b", "5.7.1e", "5.7.2b", "6.9.2e", "6.9.5d"}
PAID = {*REZ, "6.9.2b", "6.9.3b", "6.9.5b"}

asked = cache(ask)


def able(answer: CardAnswer, verb: str) -> set[str]:
    return {one.step for one in answer.windows if verb in one.can}


def last(answer: CardAnswer) -> tuple[str, str, str]:
    assert answer.last is not None, answer.why
    return answer.last.step, answer.last.can, answer.last.before


class TestCardsThatAreRezzed:
    @pytest.mark.rule("5.6.1b", "5.6.1d", "9.2.7c")
    @pytest.mark.parametrize(
        "title",
        [
            "Adonis Campaign", "Clone Suffrage Movement", "Executive Boot Camp", "La Costa Grid", "Lady Liberty",
            "Marilyn Campaign", "Museum of History", "PAD Campaign", "Public Support", "Tech Startup",
        ],
    )  # fmt: skip
    def test_for_the_beginning_of_the_turn_the_window_before_it_is_early_enough(self, title: str) -> None:
        answer = asked(title)
        assert last(answer) == ("5.6.1b", "rez", "5.6.1d")
        assert able(answer, "rez") == REZ

    @pytest.mark.rule("5.6.1f")
    @pytest.mark.parametrize("title", ["Daily Business Show", "Jinja City Grid", "Political Dealings", "Raman Rai"])
    def test_so_it_is_for_the_mandatory_draw(self, title: str) -> None:
        assert last(asked(title))[:2] == ("5.6.1b", "rez")

    @pytest.mark.rule("5.6.1a")
    def test_for_more_clicks_that_window_is_too_late(self) -> None:
        assert last(asked("Director Haas"))[:2] == ("5.7.2b", "rez")

    @pytest.mark.rule("5.7.1e", "5.7.1f")
    @pytest.mark.parametrize("title", ["Sundew", "Off the Grid", "Ruhr Valley"])
    def test_for_what_the_runner_does_with_clicks_it_is_the_window_before_the_action(self, title: str) -> None:
        assert last(asked(title)) == ("5.7.1e", "rez", "5.7.1f")

    @pytest.mark.rule("6.9.5d", "6.9.5e")
    @pytest.mark.parametrize(
        "title", ["Ash 2X3ZB9CY", "Bernice Mai", "Crisium Grid", "Giordano Memorial Field", "Hokusai Grid"]
    )
    def test_for_the_success_of_a_run_it_is_the_window_after_the_last_chance_to_jack_out(self, title: str) -> None:
        assert last(asked(title)) == ("6.9.5d", "rez", "6.9.5e")

    @pytest.mark.rule("6.9.5d", "6.9.5g")
    @pytest.mark.parametrize("title", ["Ben Musashi", "Old Hollywood Grid", "Red Herrings", "Strongbox"])
    def test_so_it_is_for_the_access(self, title: str) -> None:
        answer = asked(title)
        assert last(answer)[:2] == ("6.9.5d", "rez")
        assert any(one.effect.startswith("This does not happen: The Runner steals") for one in answer.windows)

    @pytest.mark.rule("6.9.2e", "6.9.4a")
    def test_for_passing_the_last_ice_it_is_the_window_before_the_encounter(self) -> None:
        assert last(asked("Caprice Nisei")) == ("6.9.2e", "rez", "6.9.4a")

    @pytest.mark.rule("6.9.6d")
    def test_for_the_end_of_a_run_too_the_last_window_is_that_before_success(self) -> None:
        assert last(asked("Dedicated Response Team")) == ("6.9.5d", "rez", "6.9.6d")

    @pytest.mark.rule("6.9.2e", "6.9.3a", "9.2.7e")
    @pytest.mark.parametrize(
        "title",
        [
            "Archer", "Data Raven", "Enigma", "Flare", "Heimdall 1.0", "Ice Wall", "Neural Katana", "Pop-up Window",
            "Tollbooth", "Troll", "Wall of Thorns", "Yagura",
        ],
    )  # fmt: skip
    def test_ice_is_rezzed_while_it_is_approached_and_then_encountered(self, title: str) -> None:
        answer = asked(title)
        assert able(answer, "rez") == {"6.9.2e"}
        assert last(answer)[:2] == ("6.9.2e", "rez")
        assert f"The Runner encounters {title}" in " ".join(answer.last.log if answer.last is not None else ())

    @pytest.mark.rule("9.2.7c")
    def test_where_it_cannot_be_rezzed_the_rule_is_told(self) -> None:
        closed = {one.step: one.by for one in asked("PAD Campaign").windows if not one.can}
        assert set(closed) == {"6.9.2b", "6.9.3b", "6.9.5b", "5.6.2b"}
        assert set(closed.values()) == {"9.2.7c"}

    @pytest.mark.rule("6.4.3")
    def test_ice_that_is_not_approached_is_told_so(self) -> None:
        assert {one.by for one in asked("Enigma").windows if one.step in ("5.6.1b", "5.7.1e")} == {"6.4.3"}


class TestCardsThatAreScoredOrPlayed:
    @pytest.mark.rule("9.2.7d", "5.6.1b", "5.6.2a")
    @pytest.mark.parametrize(
        "title",
        [
            "Accelerated Beta Test", "Braintrust", "Hostile Takeover", "Nisei MK II", "Priority Requisition",
            "Project Atlas", "Standoff", "The Cleaners",
        ],
    )  # fmt: skip
    def test_an_agenda_is_scored_before_an_action_or_after_the_last_of_them(self, title: str) -> None:
        answer = asked(title)
        assert able(answer, "score") == {"5.6.1b", "5.6.2a"}
        assert last(answer)[:2] == ("5.6.2a", "score")

    @pytest.mark.rule("5.6.2b")
    @pytest.mark.parametrize(
        "title",
        [
            "Anonymous Tip", "Archived Memories", "Beanstalk Royalties", "Biotic Labor", "Celebrity Gift",
            "Closed Accounts", "Hedge Fund", "Scorched Earth",
        ],
    )  # fmt: skip
    def test_an_operation_is_an_action(self, title: str) -> None:
        answer = asked(title)
        assert able(answer, "play") == {"5.6.2b"}
        assert last(answer)[:2] == ("5.6.2b", "play")

    @pytest.mark.rule("5.7.1f")
    @pytest.mark.parametrize(
        "title",
        ["Account Siphon", "Diesel", "Dirty Laundry", "Easy Mark", "Infiltration", "Special Order", "Sure Gamble"],
    )
    def test_an_event_is_an_action(self, title: str) -> None:
        answer = asked(title)
        assert able(answer, "play") == {"5.7.1f"}
        assert last(answer)[:2] == ("5.7.1f", "play")

    @pytest.mark.rule("9.2.6", "5.2.5")
    def test_elsewhere_the_rule_of_actions_is_told(self) -> None:
        assert {one.by for one in asked("Hedge Fund").windows if not one.can} == {"5.2.5", "9.2.6"}


class TestTheRunnersCards:
    @pytest.mark.rule("5.7.1d", "5.7.1f")
    @pytest.mark.parametrize("title", ["Daily Casts", "Dr. Lovegood", "Earthrise Hotel", "Joshua B.", "The Black File"])
    def test_for_the_next_turn_the_last_action_of_this_one_is_early_enough(self, title: str) -> None:
        answer = asked(title)
        assert able(answer, "install") == {"5.7.1f"}
        assert last(answer) == ("5.7.1f", "install", "5.7.1d")

    @pytest.mark.rule("6.9.5e")
    @pytest.mark.parametrize("title", ["Datasucker", "Desperado", "Hemorrhage", "John Masanori", "Lamprey"])
    def test_for_a_run_it_is_an_action_before_that(self, title: str) -> None:
        assert last(asked(title)) == ("5.7.1f", "install", "6.9.5e")

    @pytest.mark.rule("3.9.5e", "6.9.3b")
    @pytest.mark.parametrize(
        "title",
        [
            "Aurora", "Battering Ram", "Corroder", "Eater", "Faerie", "Femme Fatale", "Gordian Blade", "Mimic",
            "Morning Star", "Ninja", "Peacock", "Pipeline",
        ],
    )  # fmt: skip
    def test_subroutines_are_broken_in_the_window_of_the_encounter(self, title: str) -> None:
        assert last(asked(title))[:2] == ("6.9.3b", "use")

    @pytest.mark.rule("5.2.1", "5.7.1f")
    @pytest.mark.parametrize("title", ["Kati Jones", "Magnum Opus", "Mr. Li", "Professional Contacts"])
    def test_an_ability_for_a_click_is_an_action(self, title: str) -> None:
        answer = asked(title)
        assert able(answer, "use") == {"5.7.1f"}
        assert last(answer)[:2] == ("5.7.1f", "use")

    @pytest.mark.rule("9.2.7b")
    @pytest.mark.parametrize("title", ["Eden Shard", "Fall Guy", "Hunting Grounds", "Self-modifying Code"])
    def test_any_other_paid_ability_can_be_used_in_every_window(self, title: str) -> None:
        assert able(asked(title), "use") == PAID


class TestWhereItHasNoMeaning:
    @pytest.mark.rule("3.1.1")
    @pytest.mark.parametrize("title", ["Jinteki: Personal Evolution", "MaxX: Maximum Punk Rock", "NBN: Making News"])
    def test_an_identity_is_always_active(self, title: str) -> None:
        answer = asked(title)
        assert answer.last is None
        assert answer.why.startswith("An identity is active from the start")

    def test_what_an_identity_did_on_the_tour_is_told(self) -> None:
        assert "at 5.7.1d" in asked("MaxX: Maximum Punk Rock").why

    @pytest.mark.rule("7.1.3")
    def test_what_works_on_access_need_not_be_rezzed(self) -> None:
        answer = asked("Snare!")
        assert answer.last is None
        assert answer.why.startswith("It need not be rezzed")
        assert "(Snare!)" in answer.why

    def test_what_is_not_felt_in_a_round_says_so(self) -> None:
        assert "changed nothing" in asked("Akamatsu Mem Chip").why

    def test_a_card_that_the_engine_does_not_know_is_not_tried(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(card_timing, "card", lambda title: replace(card(title), declared=None))
        answer = ask("Wyldside")
        assert answer.windows == []
        assert "does not play this card" in answer.why

    def test_nobody_of_that_name(self) -> None:
        with pytest.raises(UnknownCard, match="Marilyn Campaign"):
            ask("Marylin Campain")


class TestWhatComesWithAnAnswer:
    def test_it_is_plain_data(self) -> None:
        told = json.loads(json.dumps(asked("Marilyn Campaign").as_dict()))
        assert told["card"] == "Marilyn Campaign"
        assert {"step", "rule", "can", "effect"} <= set(told["windows"][0])
        assert told["last"]["rule"] == "5.6.1b"
        assert "5.6.1d" in told["last"]["words"]

    def test_the_log_of_the_trial_tells_what_was_paid_and_what_came_of_it(self) -> None:
        answer = asked("Marilyn Campaign")
        assert answer.last is not None
        assert [line.partition(" (")[0] for line in answer.last.log][-1] == "The Corp gains 2 credits"

    def test_a_window_later_than_the_last_has_another_effect(self) -> None:
        effects = {one.step: one.effect for one in asked("PAD Campaign").windows}
        assert "gains 1 credit" in effects["5.6.1b"]
        assert effects["5.6.2a"] == ""

    @pytest.mark.parametrize("title", ["Marilyn Campaign", "Ash 2X3ZB9CY", "Corroder", "Hedge Fund"])
    def test_its_position_leads_to_the_window_and_can_be_played_on(self, title: str) -> None:
        answer = asked(title)
        assert answer.last is not None
        game = Position.from_json(answer.last.position.to_json()).table().game
        decision = game.decision
        assert decision is not None
        assert decision.rule == answer.last.step
        assert any(option.card == title for option in decision.options)
        finish(game, 1)
        assert game.outcome is not None

    def test_windows_stand_in_the_order_of_the_round(self) -> None:
        steps = [one.step for one in asked("PAD Campaign").windows]
        assert steps == [
            "5.7.1e", "6.9.2b", "6.9.2e", "6.9.3b", "6.9.5b", "6.9.5d", "5.7.2b", "5.6.1b", "5.6.2a", "5.6.2b",
            "5.6.3b", "5.7.1b",
        ]  # fmt: skip
        assert set(steps) <= {one.number for key in structures() for one in structures()[key].steps}
