"""The potential to change the game state (CR 1.2.5): what could not be reached is none."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    ENCOUNTER,
    IN_DISCARD,
    NEVER,
    PROGRAM,
    RUN,
    RUNNER,
    Choose,
    Clicks,
    Credits,
    Delayed,
    Draw,
    Found,
    Gain,
    If,
    Instruction,
    Is,
    May,
    On,
    Paid,
    Pays,
    Permit,
    Play,
    StartPsi,
    Target,
    When,
    event,
    play,
    resource,
)
from sneakdoor.model.declare import Ability
from sneakdoor.model.quantity_phrases import Duration
from sneakdoor.rules.abilities import Resolve, could_change_something
from sneakdoor.testing import Table


class TestNestedCosts:
    @pytest.mark.rule("1.2.5", "1.4:1.15.10a")
    @pytest.mark.parametrize(("tags", "credits_", "playable"), [(0, 0, False), (0, 1, True), (1, 0, True)])
    def test_networking_needs_a_tag_or_a_credit(self, tags: int, credits_: int, playable: bool) -> None:
        with Table("runner") as t:
            t.runner.set(tags=tags, credits=credits_).hand("Networking")
            assert t.runner.can("play", "Networking") == playable

    @pytest.mark.rule("1.2.5")
    def test_what_follows_if_it_is_not_paid_counts_all_the_same(self) -> None:
        trick = event("Trick", "neutral_runner", play(Pays((Credits(2),), (Draw(1),), otherwise=(Gain(1),))), cost=0)
        with Table("runner", cards=(trick,)) as t:
            t.runner.set(credits=0).hand("Trick")
            t.runner.play("Trick")
            assert t.runner.credits == 1

    @pytest.mark.rule("1.2.5")
    def test_what_the_other_side_would_have_to_pay_is_looked_for_there(self) -> None:
        trick = event("Trick", "neutral_runner", play(Pays((Credits(2),), (Draw(1),), by=0)), cost=0)
        for have in (1, 2):
            with Table("runner", cards=(trick,)) as t:
                t.corp.set(credits=have)
                t.runner.hand("Trick")
                assert t.runner.can("play", "Trick") == (have == 2)

    @pytest.mark.rule("1.2.5", "9.8.5b")
    def test_nobody_is_asked_for_an_optional_part_or_offered_a_choice_behind_such_a_cost(self) -> None:
        behind = Pays((Credits(2),), (Draw(1),))
        for do in (May((behind,)), Choose(((behind,), (Gain(1),)))):
            trick = event("Trick", "neutral_runner", play(Gain(1), do), cost=0)
            with Table("runner", cards=(trick,)) as t:
                t.runner.set(credits=0).hand("Trick")
                t.runner.play("Trick")
                assert now(t).kind == "action"
                assert t.happened("drawn") == 0

    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize(("credits_", "ice", "playable"), [(0, True, False), (1, True, True), (1, False, False)])
    def test_rigged_results_needs_a_credit_to_guess_at_and_ice_to_run_at(
        self, credits_: int, ice: bool, playable: bool
    ) -> None:
        with Table("runner") as t:
            if ice:
                t.corp.put("Ice Wall", "HQ")
            t.runner.set(credits=credits_).hand("Rigged Results")
            assert t.runner.can("play", "Rigged Results") == playable

    @pytest.mark.rule("1.2.5")
    def test_executive_boot_camp_needs_a_card_whose_rez_cost_can_be_paid(self) -> None:
        for have, asked in ((3, False), (4, True)):
            with Table("runner", clicks=1) as t:
                t.corp.put("Executive Boot Camp", "Server 1", rezzed=True)
                t.corp.put("Enigma", "HQ")
                t.corp.put("Tollbooth", "HQ")
                t.corp.set(credits=have - 2)
                t.runner.act("credit")
                t.settle()
                assert t.corp.can("trigger", "Executive Boot Camp") == asked
                if asked:
                    t.corp.trigger("Executive Boot Camp")
                    assert t.card("Enigma").rezzed  # the only one, so it need not be chosen
                t.settle()


class TestDelayedEffects:
    @pytest.mark.rule("1.2.5", "1.4:9.6.13")
    @pytest.mark.parametrize(
        ("stack", "heap", "playable"),
        [((), (), False), ((), ("Sure Gamble",), False), ((), ("Corroder",), True), (("Sure Gamble",), (), True)],
    )
    def test_test_run_needs_a_stack_or_a_program_in_the_heap(
        self, stack: tuple[str, ...], heap: tuple[str, ...], playable: bool
    ) -> None:
        with Table("runner", deck=0) as t:
            t.runner.deck(*stack).discard(*heap).hand("Test Run")
            assert t.runner.can("play", "Test Run") == playable

    @pytest.mark.rule("1.2.5", "1.4:9.6.13")
    def test_kabonesa_wu_searches_no_empty_stack(self) -> None:
        for cards in (0, 1):
            with Table("runner", runner="Kabonesa Wu: Netspace Thrillseeker", deck=cards) as t:
                assert t.runner.can("action", "Kabonesa Wu: Netspace Thrillseeker") == bool(cards)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.13")
    def test_where_nothing_was_installed_nothing_waits(self) -> None:
        with Table("runner", deck=1) as t:
            t.runner.hand("Test Run")
            t.runner.play("Test Run")
            assert t.state.lingering == ()
            t.settle()

    @pytest.mark.rule("1.2.5", "1.4:9.6.13")
    @pytest.mark.parametrize("hand", ["Ichi 1.0", "Ice Wall"])
    def test_howler_asks_only_who_has_a_bioroid_to_install(self, hand: str) -> None:
        with Table("runner") as t:
            t.corp.put("Howler", "HQ", rezzed=True)
            t.corp.hand(hand)
            t.runner.run("HQ")
            t.settle()
            asked = now(t).kind == "may"
            assert asked == (hand == "Ichi 1.0")
            if asked:
                t.corp.no()
            t.finish_run()
            assert t.card("Howler").installed

    @pytest.mark.both
    @pytest.mark.rule("1.2.5", "1.4:9.9.4")
    @pytest.mark.parametrize(("duration", "usable"), [(RUN, False), (ENCOUNTER, False), (NEVER, True)])
    def test_outside_the_time_in_which_it_could_happen_there_is_nothing_to_wait_for(
        self, duration: Duration, usable: bool
    ) -> None:
        wait = Delayed(When(On("encounter"), (Gain(1),)), duration)
        post = resource("Post", "neutral_runner", Paid((Clicks(1),), (wait,)), cost=0)
        with Table("runner", cards=(post,)) as t:
            t.runner.put("Post")
            assert t.runner.can("action", "Post") == usable


class TestIfYouDo:
    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize("installed", [True, False])
    def test_scavenge_needs_a_program_to_trash(self, installed: bool) -> None:
        with Table("runner") as t:
            if installed:
                t.runner.put("Corroder")
            t.runner.hand("Scavenge", "Corroder")
            t.settle()
            assert t.runner.can("play", "Scavenge") == installed

    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize("copy", ["Ice Wall", "Enigma"])
    def test_the_twins_ask_only_a_corp_with_another_copy(self, copy: str) -> None:
        with Table("runner") as t:
            t.corp.put("The Twins", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand(copy)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.settle()
            assert t.corp.can("trigger", "The Twins") == (copy == "Ice Wall")
            if copy == "Ice Wall":
                t.corp.pass_()
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_what_a_choice_before_it_could_fill_is_reached(self) -> None:
        target = Target(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER))
        trick = event("Trick", "neutral_runner", play(target, If(Found("targets"), (Draw(1),))), cost=0)
        for heap in ((), ("Corroder",)):
            with Table("runner", cards=(trick,)) as t:
                t.runner.discard(*heap).hand("Trick")
                assert t.runner.can("play", "Trick") == bool(heap)


class TestNothingThere:
    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize("archives", [(), ("Hedge Fund",)])
    def test_hades_shard_needs_a_card_in_archives(self, archives: tuple[str, ...]) -> None:
        with Table("runner") as t:
            t.runner.put("Hades Shard")
            t.corp.discard(*archives, faceup=False)
            assert t.runner.can("use", "Hades Shard") == bool(archives)

    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize(
        ("title", "tokens"),
        [("Ghost Branch", 0), ("Ghost Branch", 1), ("Aggressive Secretary", 0), ("Aggressive Secretary", 1)],
    )
    def test_for_each_of_none_is_nothing_to_pay_for(self, title: str, tokens: int) -> None:
        with Table("runner") as t:
            t.corp.put(title, "Server 1", tokens={"advancement": tokens} if tokens else None)
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            t.settle()
            assert t.corp.can("trigger", title) == bool(tokens)
            if tokens:
                t.corp.pass_()
            t.finish_run()


# What changes something on a table without a card, a credit or a counter: the potential of nothing else stands alone.
ALONE = {
    "AsAgenda", "BadPublicity", "Adjust", "Damage", "Delayed", "Do", "Draw", "ExtraTurn", "Flip", "Forbid",
    "ForceEncounter", "Gain", "GainClicks", "InsteadOfAccess", "Lasting", "LoseClicks", "MoveThis", "NameCard", "Place",
    "Purge",  # CR 10.1.1a: even with no virus counter anywhere
    "RememberServer", "StartTrace", "Tag", "TakeAction", "Together", "_Run",
}  # fmt: skip
# These always do something: one goes out of the game by its own text (an answer of March 2020), others place a token
# on themselves or come back themselves, and one may search a discard pile in which nothing lies.
ITSELF = {"Harmony AR Therapy", "Isabel McGuire", "PAD Factory", "Shannon Claire"}
# Those wait for something that needs no card of theirs.
WAITING = {
    "By Any Means", "In the Groove", "Joshua B.", "Load Testing", "Patron", "Power to the People", "Qianju PT",
    "Security Testing", "Three Steps Ahead",
}  # fmt: skip


def optional(ability: Ability) -> bool:
    return isinstance(ability, Play | Paid | Permit) or (
        isinstance(ability, When) and (ability.may or bool(ability.cost))
    )


@pytest.mark.rule("1.2.5")
@pytest.mark.parametrize("kind", ["event", "operation", "program", "hardware", "resource", "asset", "upgrade"])
def test_on_an_empty_table_only_what_needs_nothing_can_be_used(kind: str) -> None:
    for card in book().cards[: book().fronts]:
        if card.type != kind or not any(map(optional, card.abilities)):
            continue
        side = card.side.name.lower()
        t = Table(side, deck=0)
        for player in (t.corp, t.runner):
            player.set(credits=0)
        player = t.corp if side == "corp" else t.runner
        if kind in ("event", "operation"):
            player.hand(card.title)
        else:
            player.put(card.title, "Server 1" if side == "corp" else "", rezzed=side == "corp")
        assert t.decision is not None
        s, cid = t.state, t.cid(card.title)
        for number in s.book.own[s.code[cid]]:
            known = s.book.abilities[number]
            if not optional(known.decl) or not could_change_something(s, number, cid, card.side):
                continue
            probe = Resolve(number, cid, card.side, s.ref[cid])
            able = {type(one).__name__ for one in known.program if one.could_change(s, probe)}
            assert able & ALONE or card.title in ITSELF, (card.title, able)
            assert able != {"Delayed"} or card.title in WAITING, card.title


def test_a_price_is_no_change() -> None:
    one: Instruction
    for one in (StartPsi(), StartPsi(guesses=True)):
        assert not one.could_change(Table().state, Resolve())
