"""Extra cards (CR 1.5): what begins outside the deck, and what becomes of it."""

from __future__ import annotations

import pytest

from sneakdoor import Game, Side
from sneakdoor.game import CannotPlay
from sneakdoor.record import Record
from sneakdoor.rules.moving import shuffle_in
from sneakdoor.testing import Table, table

ADAM = "Adam: Compulsive Hacker"
DIRECTIVES = ("Always Be Running", "Find the Truth", "Neutralize All Threats", "Safety First")
HOSHIKO = "Hoshiko Shiro: Untold Protagonist"
QUETZAL = "Quetzal: Free Spirit"
ETF = "Haas-Bioroid: Engineering the Future"


class List:
    """A deck as a game takes it."""

    def __init__(self, identity: str, extras: dict[str, int] | None = None, **cards: int) -> None:
        self.identity = identity
        self.extras = extras or {}
        self.cards = {title.replace("_", " "): n for title, n in cards.items()}


def adam(extras: dict[str, int] | None = None) -> Game:
    return Game.new(
        corp=List(ETF, Hedge_Fund=45),
        runner=List(ADAM, extras, Sure_Gamble=45),
        seed=4,
        skip_forced=True,
        rules=table.default_rules,
    )


def installed(game: Game) -> list[str]:
    s = game.state
    return sorted(s.card(cid).title for cid, thing in s.things.items() if thing.installed)


def go_on(game: Game, kind: str = "action") -> Game:
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        if decision.kind == kind:
            break
        option = next((one for one in decision.options if one.kind in ("no", "pass")), decision.options[0])
        game.choose(option)
    return game


def of_the_runner(game: Game) -> Game:
    """The game at the Runner's first action."""
    while go_on(game).state.active != Side.RUNNER:
        assert game.decision is not None
        game.choose(next(option for option in game.decision.options if option.kind == "credit"))
    return game


def choose(game: Game, kind: str, card: str = "") -> None:
    assert game.decision is not None
    wanted = (one for one in game.decision.options if one.kind == kind and one.card == card)
    game.choose(next(wanted))


class TestDirectives:
    @pytest.mark.both
    @pytest.mark.rule("1.5.3", "1.5.3b", "1.6.2")
    def test_the_runner_selects_three_of_those_at_hand_before_anything_else(self) -> None:
        game = adam(dict.fromkeys(DIRECTIVES, 1))
        for title in ("Safety First", "Find the Truth", "Always Be Running"):
            decision = game.decision
            assert decision is not None
            assert (decision.side, decision.rule.removeprefix("26.03:")) == (Side.RUNNER, "1.5.3b")
            assert game.state.credits == [0, 0]
            assert game.state.hand == [[], []]
            assert {option.kind for option in decision.options} == {"pick"}  # fewer than three will not do
            game.choose(next(option for option in decision.options if option.card == title))
        assert installed(game) == ["Always Be Running", "Find the Truth", "Safety First"]
        assert [game.state.card(cid).title for cid in game.state.outside] == ["Neutralize All Threats"]
        assert game.decision is not None
        assert game.decision.kind == "mulligan"

    @pytest.mark.both
    @pytest.mark.rule("1.5.3", "1.5.3b")
    def test_they_have_different_names(self) -> None:
        game = adam({"Safety First": 3, "Always Be Running": 2, "Find the Truth": 1})
        assert installed(game) == ["Always Be Running", "Find the Truth", "Safety First"]
        assert len(game.state.outside) == 3

    @pytest.mark.both
    @pytest.mark.rule("1.6.1a")
    def test_they_become_active_as_the_game_begins(self) -> None:
        game = adam(dict.fromkeys(DIRECTIVES[:3], 1))
        active = [thing.active for thing in game.state.things.values() if thing.installed]
        assert active == [False] * 3
        go_on(game)
        assert all(thing.active for thing in game.state.things.values())

    @pytest.mark.both
    @pytest.mark.rule("1.5.3a")
    def test_where_none_are_named_there_are_three(self) -> None:
        game = adam()
        assert installed(game) == ["Always Be Running", "Neutralize All Threats", "Safety First"]
        assert installed(adam({QUETZAL: 1})) == installed(game)  # a further identity is no directive
        record = Record.from_json(go_on(game).record.to_json())
        assert Game.replay(record).view(Side.RUNNER) == game.view(Side.RUNNER)

    @pytest.mark.both
    @pytest.mark.rule("1.5.3c")
    def test_copies_in_the_deck_are_counted_apart(self) -> None:
        runner = List(ADAM, dict.fromkeys(DIRECTIVES[:3], 1), Sure_Gamble=42, Always_Be_Running=3)
        game = Game.new(
            corp=List(ETF, Hedge_Fund=45), runner=runner, seed=4, skip_forced=True, rules=table.default_rules
        )
        s = game.state
        assert sum(s.card(cid).title == "Always Be Running" for cid in (*s.deck[1], *s.hand[1])) == 3

    @pytest.mark.rule("1.5.3", "9.8.5")
    def test_they_do_what_they_say_from_the_first_turn_on(self) -> None:
        game = of_the_runner(adam())
        assert game.decision is not None
        assert {option.kind for option in game.decision.options} == {"run"}
        assert game.view(Side.RUNNER).runner.hand_size == 3

    @pytest.mark.both
    @pytest.mark.rule("1.5.3d")
    def test_they_are_cards_like_any_other(self) -> None:
        game = adam()
        s = game.state
        s.tags = 1
        choose(go_on(game), "trash resource", "Safety First")
        (cid,) = s.discard[Side.RUNNER]
        assert s.card(cid).title == "Safety First"
        assert game.view(Side.RUNNER).runner.hand_size == 5
        shuffle_in(s, Side.RUNNER, [cid])
        assert len(s.deck[Side.RUNNER]) == 45 - 5 + 1
        s.deck[Side.RUNNER].sort(key=lambda one: one == cid)  # on top, as chance might have it
        of_the_runner(game)
        choose(game, "run")
        choose(go_on(game), "draw")
        choose(go_on(game), "install", "Safety First")
        assert s.things[cid].active
        assert game.view(Side.RUNNER).runner.hand_size == 3

    def test_a_card_that_nobody_knows_is_refused(self) -> None:
        with pytest.raises(CannotPlay):
            adam({"Directive of No Name": 3})


class TestSafetyFirst:
    @pytest.mark.both
    @pytest.mark.rule("5.5.3")
    @pytest.mark.parametrize(("held", "drawn"), [(2, 1), (3, 0), (6, 0)])
    def test_a_card_is_drawn_for_a_grip_that_is_not_full(self, held: int, drawn: int) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Safety First")
            t.runner.hand(*["Diesel"] * held)
            t.end_turn()
            assert t.runner.hand_size == 3
            assert len(t.runner.titles("hand")) == min(held, 3) + drawn


class TestSwitchingHoshiko:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.5.4d", "1.5.4")
    def test_she_comes_with_her_front_up(self) -> None:
        with Table(turn="runner", runner=QUETZAL) as t:
            t.runner.hand("Rebirth").outside(HOSHIKO)
            s = t.state
            front = s.book.by_title[HOSHIKO]
            cid = t.cid(HOSHIKO)
            s.code = (*s.code[:cid], s.book.reverse[front], *s.code[cid + 1 :])  # however she lay outside the game
            t.runner.play("Rebirth")
            assert s.code[cid] == front
            assert t.card(HOSHIKO).thing.active
            assert t.game.view(Side.CORP).runner.identity.title == HOSHIKO

    @pytest.mark.rule("1.4:1.5.4d")
    @pytest.mark.parametrize("flipped", [False, True])
    def test_whoever_takes_her_place_is_faceup(self, flipped: bool) -> None:
        with Table(turn="runner", runner=HOSHIKO) as t:
            t.runner.hand("Rebirth").outside(QUETZAL)
            s = t.state
            if flipped:
                s.code = (*s.code[:1], s.book.reverse[s.code[1]], *s.code[2:])
            t.runner.play("Rebirth")
            assert t.card(QUETZAL).thing.faceup
            assert t.card(QUETZAL).thing.active
            assert s.outside == [1]
            assert s.code[1] == s.book.by_title[HOSHIKO]
            assert t.game.view(Side.CORP).runner.identity.title == QUETZAL


@pytest.mark.both
@pytest.mark.rule("1.4:1.6.1b")
def test_a_double_sided_identity_begins_with_its_front_up() -> None:
    game = Game.new(
        corp=List(ETF, Hedge_Fund=45), runner=List(HOSHIKO, Sure_Gamble=45), seed=1, rules=table.default_rules
    )
    s = game.state
    cid = s.owner.index(Side.RUNNER)
    assert s.code[cid] < s.book.reverse[s.code[cid]]
    assert s.things[cid].faceup
