"""Options as players read them: told apart, with the price that will be paid, and nothing that is hidden."""

from __future__ import annotations

import pickle

import pytest
from tests.verbs import now

from sneakdoor import Decision, Option, Side
from sneakdoor.rules.visibility import show
from sneakdoor.testing import Table


def words(t: Table, kind: str = "") -> list[str]:
    return [str(option) for option in now(t).options if not kind or option.kind == kind]


def walk(t: Table, rule: str, side: Side) -> Decision:
    """Go on without doing anything, until a side is asked by this rule."""
    while not (now(t).rule == rule and now(t).side == side):
        t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue", "done")))
    return now(t)


class TestApart:
    @pytest.mark.rule("1.4:9.6.4b", "10.2.2b")
    def test_waiting_instances_say_which_card_each_is_about(self) -> None:
        t = Table("corp")
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.deck("Ice Wall", "Enigma", "Hedge Fund").hand("Anonymous Tip")
        t.corp.play("Anonymous Tip")
        read = words(t, "trigger")
        assert [one[one.rindex("(") :] for one in read] == [
            "(card 1 from the top)",
            "(card 2 from the top)",
            "(card 3 from the top)",
        ]
        assert not any(title in one for one in read for title in ("Ice Wall", "Enigma", "Hedge Fund"))

    @pytest.mark.rule("10.2.2b")
    def test_a_card_that_the_side_has_seen_is_named(self) -> None:
        t = Table("corp")
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.deck("Ice Wall", "Enigma", "Hedge Fund").hand("Anonymous Tip")
        seen = t.state.deck[Side.CORP][-2]
        show(t.state, seen, Side.CORP)
        t.corp.play("Anonymous Tip")
        assert words(t, "trigger")[1].endswith(f"(card 2 from the top, {t.state.card(seen).title})")

    def test_copies_on_the_table_have_their_number_and_place(self) -> None:
        t = Table("corp")
        one = t.corp.put("PAD Campaign", "Server 1")
        two = t.corp.put("PAD Campaign", "Server 2")
        t.corp.put("Adonis Campaign", "Server 3")
        t.corp.act("credit")
        assert words(t, "rez") == [
            f"Rez PAD Campaign #{one.thing.handle} in Server 1 (2 credits)",
            f"Rez PAD Campaign #{two.thing.handle} in Server 2 (2 credits)",
            "Rez Adonis Campaign (4 credits)",
        ]

    @pytest.mark.rule("1.15.3")
    def test_cards_chosen_to_be_played_or_rezzed_at_once_tell_their_price(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Same Old Thing")
        t.runner.discard("Sure Gamble", "Diesel")
        t.runner.set(credits=9)
        t.runner.act("action", "Same Old Thing")
        assert sorted(words(t, "pick")) == ["Diesel (0 credits)", "Sure Gamble (5 credits)"]

        t = Table("runner", clicks=1)
        t.corp.put("Executive Boot Camp", "Server 1", rezzed=True)
        for title in ("Enigma", "Ice Wall"):
            t.corp.put(title, "HQ")
        t.end_turn()
        t.corp.trigger("Executive Boot Camp")
        assert [one[one.rindex("(") :] for one in words(t, "pick")] == ["(2 credits)", "(0 credits)"]

    def test_delayed_abilities_name_what_they_were_made_for(self) -> None:
        t = Table("runner", runner="Kabonesa Wu: Netspace Thrillseeker")
        t.runner.deck("Corroder", "Mimic").set(credits=9)
        for title in ("Corroder", "Mimic"):
            t.runner.act("action", "Kabonesa Wu: Netspace Thrillseeker")
            t.runner.act("pick", title)
            if now(t).kind == "trash like cards":
                t.runner.act("done")
        t.runner.act("credit")
        t.runner.act("credit")
        while now(t).kind != "reaction":
            t.game.choose(next(one for one in now(t).options if one.kind == "pass"))
        handles = {title: t.card(title).thing.handle for title in ("Corroder", "Mimic")}
        assert [one[one.rindex("(") :] for one in words(t, "trigger")] == [
            f"({title} #{handle})" for title, handle in handles.items()
        ]


class TestPrices:
    @pytest.mark.rule("1.15.3")
    def test_what_a_card_adds_to_a_rez_cost_stands_on_the_option(self) -> None:
        t = Table("runner", runner="Reina Roja: Freedom Fighter")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        walk(t, "6.9.2e", Side.CORP)
        assert words(t, "rez") == ["Rez Ice Wall (2 credits)"]
        t.corp.rez("Ice Wall")
        assert t.corp.credits == 3

    @pytest.mark.rule("7.7.2")
    def test_the_trash_cost_is_the_one_of_this_access(self) -> None:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")
        while now(t).kind != "accessed card":
            t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue", "access")))
        assert words(t, "trash") == ["Pay the trash cost (4 credits)"]

    @pytest.mark.rule("8.2.11a")
    def test_each_destination_of_ice_has_its_price(self) -> None:
        t = Table("corp")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Hunter", "HQ")
        t.corp.hand("Ice Wall")
        t.corp.act("install", "Ice Wall")
        assert words(t, "server") == [
            "HQ (2 credits)", "R&D (0 credits)", "Archives (0 credits)", "New remote (0 credits)",
        ]  # fmt: skip

    @pytest.mark.rule("1.15.9")
    def test_an_additional_cost_is_part_of_the_price(self) -> None:
        t = Table("corp")
        t.corp.hand("Celebrity Gift", "Hedge Fund").set(credits=7)
        assert words(t, "play") == ["Play Celebrity Gift (2 clicks, 3 credits)", "Play Hedge Fund (5 credits)"]

    @pytest.mark.rule("8.5.1a")
    def test_a_cost_of_x_is_chosen_later(self) -> None:
        t = Table("corp")
        t.runner.set(tags=2)
        t.corp.hand("Psychographics").put("Ice Wall", "HQ")
        assert words(t, "play") == ["Play Psychographics (X credits)"]

    def test_the_price_is_no_part_of_what_an_option_means(self) -> None:
        t = Table("corp")
        t.corp.hand("Hedge Fund")
        assert Option("play", "Hedge Fund") in now(t).options
        t.game.choose(Option("play", "Hedge Fund"))
        assert t.corp.credits == 9


class TestRead:
    """Words for the moment are made when they are read."""

    @staticmethod
    def rezzable() -> tuple[Table, Option]:
        t = Table("corp")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.act("credit")
        return t, next(option for option in now(t).options if option.kind == "rez")

    def test_an_option_that_was_read_stays_as_it_was(self) -> None:
        t, option = self.rezzable()
        assert option.words == "Rez PAD Campaign (2 credits)"
        t.game.choose(option)
        assert option.words == "Rez PAD Campaign (2 credits)"

    def test_one_that_was_not_says_nothing_of_a_moment_that_is_over(self) -> None:
        t, option = self.rezzable()
        t.game.choose(option)
        assert option.words == "Rez PAD Campaign"

    def test_it_is_the_same_answer_however_it_is_taken_out(self) -> None:
        t, option = self.rezzable()
        options = now(t).options
        at = list(options).index(option)
        every = [options[at], options[at : at + 1][0], options[at - len(options)], (*options,)[at]]
        every.append(next(one for one in reversed(options) if one.kind == "rez"))
        assert {one.words for one in every} == {"Rez PAD Campaign (2 credits)"}
        assert option in options
        assert set(every) == {option}
        assert pickle.loads(pickle.dumps(options)) == options  # noqa: S301  (our own)
        assert str(pickle.loads(pickle.dumps(option))) == "Rez PAD Campaign (2 credits)"  # noqa: S301  (our own)
