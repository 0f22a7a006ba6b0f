"""Rules English: how declarations say themselves."""

import pytest

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    CORP,
    CREDIT,
    HARDWARE,
    HQ,
    ICE,
    IN_DISCARD,
    IN_HAND,
    INSTALL_THIS,
    NET,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SCORE_THIS,
    THIS,
    TURN_BEGINS,
    VIRUS,
    Choose,
    Clicks,
    Condition,
    Count,
    Credits,
    CreditsOf,
    Damage,
    DoToChosen,
    Draw,
    Each,
    EndRun,
    Expose,
    ExtraCost,
    Forfeit,
    Gain,
    GainClicks,
    HandOf,
    Hosted,
    InstallOne,
    Instruction,
    Is,
    LookAtTop,
    Lose,
    Modify,
    On,
    Pays,
    Place,
    RanSuccessfully,
    Swap,
    TagCount,
    Take,
    Target,
    Tokens,
    TrashThis,
    UpTo,
    asset,
    boost,
    breaks,
    event,
    ice,
    paid,
    play,
    program,
    success_on,
    when,
)
from sneakdoor.grammar.nouns import a, joined, kinds, several
from sneakdoor.grammar.sentences import if_you_do
from sneakdoor.model.phrasing import counted, paying


class TestWords:
    @pytest.mark.parametrize(
        ("one", "more"),
        [
            ("card", "cards"),
            ("card in HQ", "cards in HQ"),
            ("piece of ice", "pieces of ice"),
            ("installed Runner card", "installed Runner cards"),
            ("copy of this card", "copies of this card"),
            ("virus", "viruses"),
            ("tag the Runner has", "tags the Runner has"),
            ("agenda in the Runner's score area", "agendas in the Runner's score area"),
            ("program or piece of hardware in the grip", "programs or pieces of hardware in the grip"),
            ("meat damage", "meat damage"),
            ("unused MU the Runner has", "unused MU the Runner has"),
            ("an agenda", "agendas"),
        ],
    )
    def test_plurals(self, one: str, more: str) -> None:
        assert several(one) == more

    def test_numbers(self) -> None:
        assert counted(1, "card in HQ") == "1 card in HQ"
        assert counted(2, "card in HQ", up_to=True) == "up to 2 cards in HQ"
        assert counted(1, "another card") == "another card"
        assert counted(1, "a card") == "1 card"

    def test_articles(self) -> None:
        assert [a(word) for word in ("AI", "icebreaker", "unique card", "upgrade", "the card")] == [
            "an AI",
            "an icebreaker",
            "a unique card",
            "an upgrade",
            "the card",
        ]

    def test_lists(self) -> None:
        assert [joined(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a and b", "a, b, and c"]

    def test_subtypes_are_small_except_names(self) -> None:
        assert kinds(("Code Gate", "AI", "Caïssa")) == "code gate, AI, or Caïssa"

    def test_costs_as_things_to_do(self) -> None:
        cost = (Clicks(1), Credits(2), TrashThis(), Tokens(VIRUS), Forfeit())

        assert paying(cost) == (
            "spend [click], pay 2[credit], trash this card, spend 1 hosted virus counter, and forfeit an agenda"
        )

    def test_what_follows_from_a_choice(self) -> None:
        assert if_you_do("gain [click]. Take 1 tag.") == "gain [click]. If you do, take 1 tag."
        assert if_you_do("trace[5]. If successful, end the run.") == "trace[5]. If successful, end the run."


class TestEvents:
    @pytest.mark.parametrize(
        ("server", "words"),
        [("", "a server"), ("this", "this server"), ("central", "a central server"), ("0", "HQ")],
    )
    def test_a_server_is_approached_and_not_something_on_it(self, server: str, words: str) -> None:
        assert On("approach server", server=server).say() == f"the Runner approaches {words}"


class TestCosts:
    def test_only_the_first_of_several_costs_begins_with_a_capital(self) -> None:
        both = paid((Clicks(1), Tokens(POWER)), Gain(1))

        assert both.say() == "[click], hosted power counter: Gain 1[credit]."
        assert paid(Tokens(POWER), Gain(1)).say() == "Hosted power counter: Gain 1[credit]."


class TestInstructions:
    @pytest.mark.parametrize(
        ("one", "words"),
        [
            (Draw(1), "draw 1 card"),
            (Draw(3, RUNNER), "the Runner draws 3 cards"),
            (Draw(UpTo(5, HandOf(CORP))), "draw X cards, where X is 5 minus the number of cards in HQ"),
            (Lose(CreditsOf(RUNNER), RUNNER), "the Runner loses all credits in the Runner's credit pool"),
            (Gain(Each(2, TagCount())), "gain 2[credit] for each tag the Runner has"),
            (Damage(2, NET), "do 2 net damage"),
            (Take(3), "take 3[credit] from this card"),
            (Place(ADVANCEMENT, 1), "place 1 advancement token on this card"),
            (LookAtTop(1, CORP), "look at the top card of R&D"),
            (LookAtTop(3, CORP), "look at the top 3 cards of R&D"),
            (DoToChosen("trash", Is((PROGRAM,))), "trash 1 installed program"),
            (DoToChosen("trash", Is((PROGRAM,)), 2, by=RUNNER), "the Runner trashes 2 installed programs"),
            (DoToChosen("to hand", Is(side=CORP, zone=IN_DISCARD)), "add 1 card from Archives to HQ"),
            (DoToChosen("trash", Is((RESOURCE,), ("Connection",))), "trash 1 installed connection resource"),
            (InstallOne(Is((HARDWARE, RESOURCE), side=RUNNER, zone=IN_HAND)),
             "install 1 piece of hardware or resource from the grip"),
            (Swap(Is((ICE,), ("Barrier",))), "swap 2 installed barriers"),
            (Choose(((Gain(2),), (Draw(2),))), "gain 2[credit] or draw 2 cards"),
            (Choose(((Lose(1, RUNNER),), (EndRun(),)), by=RUNNER),
             "the Runner must either lose 1[credit] or end the run"),
            (Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER), "End the run unless the Runner pays 3[credit]"),
        ],
    )  # fmt: skip
    def test_they_say_what_they_do(self, one: Instruction, words: str) -> None:
        assert one.say() == words

    def test_conditions(self) -> None:
        found: list[Condition] = [RanSuccessfully((HQ,)), RanSuccessfully((HQ, 1, 2))]

        assert [one.say().removeprefix("if you made ") for one in found] == [
            "a successful run on HQ this turn",
            "successful runs on HQ, R&D, and Archives this turn",
        ]


class TestCards:
    def test_a_card_calls_itself_by_its_type(self) -> None:
        card = asset("A", "nbn", when(SCORE_THIS, Take(1)), paid(Clicks(1), Place(CREDIT, 3)), cost=0)

        assert card.text.splitlines()[1] == "[click]: Place 3[credit] on this asset."

    def test_what_it_does_to_itself(self) -> None:
        card = program("A", "shaper", when(INSTALL_THIS, Place(VIRUS, 2)), cost=0)

        assert card.text.endswith(" this program, place 2 virus counters on it.")

    def test_a_runner_card_speaks_to_the_runner(self) -> None:
        card = event("A", "shaper", play(InstallOne(Is((PROGRAM,), side=RUNNER, zone=IN_DISCARD)), Lose(1, RUNNER)))

        assert card.text == "Install 1 program from your heap. You lose 1[credit]."

    def test_a_corp_card_speaks_to_the_corp(self) -> None:
        card = asset("A", "nbn", success_on(HQ, Gain(1)))

        assert card.text == "Whenever the Runner makes a successful run on HQ, gain 1[credit]."

    def test_icebreakers(self) -> None:
        card = program("A", "shaper", breaks(1, "Code Gate"), breaks(2, "Barrier", n=2, up_to=True), boost(1, 1))

        assert card.text.splitlines() == [
            "1[credit]: Break 1 code gate subroutine.",
            "2[credit]: Break up to 2 barrier subroutines.",
            "1[credit]: +1 strength.",
        ]

    def test_a_choice_and_what_is_done(self) -> None:
        one, two = Target(Is(rezzed=False)), Target(Is(rezzed=False), 2, up_to=True)

        assert event("A", "shaper", play(one, Expose())).text == "Choose 1 unrezzed card and expose it."
        assert event("A", "shaper", play(two, Expose())).text == "Choose up to 2 unrezzed cards and expose them."

    def test_optional_abilities(self) -> None:
        card = asset("A", "nbn", when(TURN_BEGINS, GainClicks(1), Draw(1), may=True))

        assert card.text.endswith(", you may gain [click]. If you do, draw 1 card.")

    def test_costs_and_strength(self) -> None:
        card = ice(
            "A",
            "nbn",
            ExtraCost("rez", (Forfeit(),), own=True),
            Modify("strength", Each(1, Hosted(ADVANCEMENT)), THIS),
            Modify("rez cost", -4, THIS),
            Modify("strength", Each(1, Count(Is((ICE,), ("Bioroid",)))), THIS),
        )

        assert card.text.splitlines() == [
            "An additional cost to rez this ice is to forfeit an agenda.",
            "This ice has +1 strength for each advancement token on it.",
            "The rez cost of this ice is lowered by 4.",
            "This ice has +1 strength for each installed piece of bioroid ice.",
        ]
