"""An access is over when its card is no longer the object that was accessed (CR 9.2.2d, 9.2.8f, 8.2.10)."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on, story

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_DISCARD,
    RUNNER,
    TURN_BEGINS,
    Do,
    EndRun,
    Gain,
    Is,
    On,
    ShuffleDeck,
    asset,
    resource,
    upgrade,
    when,
)
from sneakdoor.model.enums import HAND
from sneakdoor.rules.access import AccessCard, current_access
from sneakdoor.rules.visibility import open_to_runner
from sneakdoor.testing import Table

ACCESS = On("accessed")
TIDY = resource("Tidy", "neutral_runner", when(ACCESS, Do("shuffle in", "subject")), cost=0, influence=0)
RIFFLE = resource("Riffle", "neutral_runner", when(ACCESS, ShuffleDeck(CORP)), cost=0, influence=0)
ALARM = resource("Alarm", "neutral_runner", when(ACCESS, EndRun()), cost=0, influence=0)
MEMOIR = resource("Memoir", "neutral_runner", when(On("after access"), Gain(1, RUNNER)), cost=0, influence=0)
SWEEP = asset(
    "Sweep",
    "neutral_corp",
    when(TURN_BEGINS, Do("shuffle in", Is(zone=IN_DISCARD, side=CORP))),
    cost=0,
    trash=1,
    influence=0,
)
SHODDY = upgrade(
    "Shoddy",
    "neutral_corp",
    when(On("rezzed"), Do("trash", "subject")),
    cost=0,
    trash=1,
    influence=0,
)


def critic(*titles: str, **how: int) -> Table:
    """The Runner, who has a Film Critic, is about to run on an HQ with these cards."""
    t = Table(turn="runner")
    t.runner.put("Film Critic")
    t.runner.set(**how).hand(*["Sure Gamble"] * 5)
    t.corp.set(credits=9).hand(*titles)
    return t


def hosted(t: Table, title: str) -> bool:
    return t.card(title).thing.host == t.cid("Film Critic")


class TestTheAccessIsOver:
    @pytest.mark.both
    @pytest.mark.rule("9.2.2d", "9.2.8f", "9.6.5", "8.2.10")
    def test_an_ability_of_the_agenda_that_left_is_lost_though_it_is_mandatory(self) -> None:
        with critic("Fetal AI") as t:
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            assert t.happened("damaged") == 0
            assert current_access(t.state) is None
            t.finish_run()
            assert hosted(t, "Fetal AI")
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.rule("9.2.2d", "9.2.8f")
    def test_an_agenda_that_would_go_to_the_corps_score_area_stays_where_it_went(self) -> None:
        with critic("Quantum Predictive Model", tags=1) as t:
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            t.finish_run()
            assert hosted(t, "Quantum Predictive Model")
            assert t.corp.score == 0

    @pytest.mark.rule("9.2.8f")
    def test_what_another_card_does_about_the_access_is_lost_too(self) -> None:
        with Table() as t:
            t.runner.put("Film Critic")
            t.corp.put("Franchise City", "Server 1", rezzed=True)
            t.corp.set(credits=9).hand("Kill Switch", "Hostile Takeover")
            t.corp.play("Kill Switch")
            t.end_turn()
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            t.finish_run()
            assert hosted(t, "Hostile Takeover")
            assert t.happened("trace initiated") == 0
            assert t.card("Franchise City").installed

    @pytest.mark.both
    @pytest.mark.rule("9.2.8f", "9.6.6")
    def test_nobody_is_asked_about_an_optional_ability_either(self) -> None:
        with critic("Explode-a-palooza") as t:
            t.runner.run("HQ")
            t.runner.trigger("Film Critic")
            assert not t.corp.can("trigger", "Explode-a-palooza")
            t.finish_run()
            assert t.corp.credits == 9

    @pytest.mark.both
    @pytest.mark.rule("9.2.8f", "9.2.8b")
    def test_who_comes_first_is_not_too_late(self) -> None:
        """In the Corp's turn its abilities resolve before the Runner has anything to say."""
        with Table() as t:
            t.runner.put("Film Critic")
            t.runner.put("Gang Sign")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand("Fetal AI")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            t.runner.trigger("Film Critic")
            t.settle()
            assert t.happened("damaged") == 1
            assert hosted(t, "Fetal AI")

    @pytest.mark.rule("9.2.2d", "7.6.6")
    def test_the_rest_of_the_set_is_still_accessed(self) -> None:
        with critic("Fetal AI", "Fetal AI") as t:
            t.runner.put("HQ Interface")
            t.runner.run("HQ")
            t.settle()
            if t.runner.can("access"):
                t.runner.act("access")
            t.runner.trigger("Film Critic")
            t.settle()
            if t.runner.can("access"):
                t.runner.act("access")
            t.settle()
            assert accessed(t) == ["Fetal AI", "Fetal AI"]
            assert t.happened("damaged") == 1
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("9.2.2d", "7.8.4")
    def test_an_agenda_that_left_is_not_stolen(self) -> None:
        with Table(turn="runner", cards=(TIDY,)) as t:
            t.runner.put("Tidy")
            t.corp.hand("Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("stolen") == 0
            assert t.zone("Hostile Takeover") == "R&D"
            assert story(t, "accessed", "after access") == ["accessed", "after access"]

    @pytest.mark.rule("9.2.2d", "7.8.3")
    def test_a_card_that_went_elsewhere_by_its_own_ability_cannot_be_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            t.corp.hand("Disposable HQ")
            t.runner.run("HQ")
            t.corp.trigger("Disposable HQ")
            t.corp.pick("Disposable HQ")
            assert not t.runner.can("trash")
            t.finish_run()
            assert t.zone("Disposable HQ") == "R&D"

    @pytest.mark.both
    @pytest.mark.rule("9.2.2d", "9.6.5")
    def test_so_is_that_of_an_installed_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("By Any Means", *["Sure Gamble"] * 5)
            t.corp.put("Project Junebug", "Server 1", tokens={"advancement": 2})
            t.runner.play("By Any Means")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Project Junebug") == "Archives"
            assert (len(t.runner.titles("hand")), t.corp.credits) == (4, 5)

    @pytest.mark.rule("9.2.2d", "7.1.6b")
    def test_a_card_of_rnd_that_is_shuffled_is_accessed_no_more(self) -> None:
        with Table(turn="runner", cards=(RIFFLE,)) as t:
            t.runner.put("Riffle")
            t.corp.put("Franchise City", "Server 1", rezzed=True)
            t.corp.deck("Hostile Takeover")
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t) == ["Hostile Takeover"]
            assert t.happened("stolen") == 0
            assert t.card("Franchise City").installed

    @pytest.mark.rule("7.8.5")
    def test_what_waits_for_the_end_of_an_access_comes_all_the_same(self) -> None:
        with Table(turn="runner", cards=(TIDY, MEMOIR)) as t:
            t.runner.put("Tidy")
            t.runner.put("Memoir")
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 6

    @pytest.mark.rule("6.8.2c", "9.2.8f")
    def test_a_run_that_ends_takes_the_window_of_the_access_with_it(self) -> None:
        with Table(turn="runner", cards=(ALARM,)) as t:
            t.runner.put("Alarm")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.corp.hand("Fetal AI")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("damaged") == 0
            assert t.happened("stolen") == 0

    @pytest.mark.rule("8.2.10", "1.4:1.20.6")
    def test_who_accessed_it_does_not_look_at_it_any_more(self) -> None:
        with critic("Fetal AI") as t:
            t.runner.run("HQ")
            t.settle()
            cid = t.cid("Fetal AI")
            assert open_to_runner(t.state, cid)
            state = t.state.clone()
            frame = state.find(AccessCard)
            state.forget(cid)  # the card is another object while the access is still being put away
            assert state.zone[cid] == HAND
            assert frame is not None
            assert not open_to_runner(state, cid)
            t.runner.pass_()
            t.finish_run()


class TestWhatIsPendingBelongsToAnObject:
    @pytest.mark.both
    @pytest.mark.rule("9.6.5", "8.2.10")
    def test_an_ability_that_works_in_archives_is_lost_when_its_card_leaves_them(self) -> None:
        with Table(turn="runner", clicks=1, cards=(SWEEP,)) as t:
            t.corp.put("Sweep", "Server 1", rezzed=True)
            t.corp.discard("Subliminal Messaging")
            t.end_turn()
            assert t.corp.can("trigger", "Subliminal Messaging")
            t.corp.trigger("Sweep")
            t.settle()
            assert not t.corp.can("trigger", "Subliminal Messaging")
            assert t.zone("Subliminal Messaging") in ("R&D", "HQ")  # there by the draw of the turn, if at all

    @pytest.mark.both
    @pytest.mark.rule("9.6.5")
    def test_what_a_card_does_as_it_is_rezzed_is_lost_when_it_is_trashed_first(self) -> None:
        with Table(turn="runner", cards=(SHODDY,)) as t:
            t.corp.set(credits=20).put("Bulwark", "HQ")
            t.corp.put("Shoddy", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.corp.rez("Bulwark")
            t.corp.trigger("Shoddy")
            t.finish_run()
            assert t.corp.titles("discard") == ["Bulwark"]
            assert t.state.bad_publicity == 0

    @pytest.mark.rule("1.4:9.1.8g")
    def test_what_was_met_by_the_leaving_is_not(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            t.corp.put("Director Haas", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.score == 2
