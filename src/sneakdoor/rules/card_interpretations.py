"""Interpretations for single cards: open questions, our reading of each, and why."""

from __future__ import annotations

from typing import Final

from sneakdoor.rules.readings import Reading

CARD_READINGS: Final = (
    Reading(
        "icebreakers that derez ice",
        "Can an icebreaker that derezzes the ice it has broken do so after the encounter?",
        "No: in the window of that encounter, and while it is strong enough.",
        "That is to interact with the ice, which 3.9.5e and 3.9.5f allow nowhere else.",
        ("3.9.5e", "3.9.5f"),
    ),
    Reading(
        "the first subroutines do not resolve",
        "If the first three subroutines of a piece of ice do not resolve and one of them was broken, does the fourth?",
        "Yes: they are counted as they stand on the ice, broken or not.",
        "They may be broken although they would not resolve, so being broken does not take them out of the row.",
        ("6.9.3c",),
    ),
    Reading(
        "leaving what was accessed",
        "Has the Runner accessed cards without stealing or trashing any if there was no card?",
        "No. With one card or more the whole access counts once, whatever root it went through.",
        "Who accessed nothing has left nothing; that it is once for an access was answered in 2017.",
        ("7.6.7",),
    ),
    Reading(
        "an X in a trigger cost",
        "Which numbers can be chosen for the X of a paid ability?",
        "From 1 to what can be paid, also more than there is to be had for it.",
        "The rules speak of the X of play and install costs only, and it is chosen as they are paid. With 0 "
        "the ability could change nothing.",
        ("1.15.3", "1.2.5"),
    ),
    Reading(
        "what an ability makes the Runner pay",
        "Which credits does a Corp card's ability cause the Runner to spend?",
        "Those that it takes, asks for while it resolves (nested costs, traces, secret bids), or adds to the cost of "
        "something else. A printed trash cost and the cost of an ability that the Runner uses are not among them, and "
        "what is paid at once counts once.",
        "An answer of April 2020 counts an additional cost to steal, because stealing has no cost by itself; a trash "
        "cost is one by the rules, and nothing makes the Runner use an ability.",
        ("1.10.3", "1.15.9b"),
    ),
    Reading(
        "instead of rezzing approached ice",
        "When may the Corp do something else in place of rezzing the ice that is approached?",
        "In the window in which it could be rezzed, as with a paid ability; then that window is closed.",
        "Only there can approached ice be rezzed. That the window closes with it is an answer of a later text.",
        ("6.9.2e",),
    ),
    Reading(
        "what a sentence does first is nothing to choose in its second half",
        "A sentence trashes cards and then shuffles some of that pile into a deck: can those just trashed be chosen?",
        "No. All targets of a sentence are announced before any of it is imminent.",
        "One sentence is one instruction, and its targets are announced before it; that it says then gives the order.",
        ("1.4:1.14.2", "1.4:9.10.3"),
    ),
    Reading(
        "advanced several times",
        "An effect advances a card several times. Is that one act, or one after the other?",
        "One after the other within one instruction: each time is told by itself, with the tokens there are by then, "
        "and what they have met waits until all of them are done.",
        "Advancing is not among the effects that are added up to one. A later answer says that only the first of "
        "several can find a card without tokens.",
        ("1.17.1", "1.4:9.11.2b"),
    ),
    Reading(
        "accesses that an effect counts",
        "An effect lets the Runner access up to a number of cards of a server. Does what adds to accesses add to that?",
        "Yes, and cards in the root are among those counted; the Runner says how many it will be before the first.",
        "The number is set before any card is accessed, and abilities can raise or lower it wherever it comes from.",
        ("7.1.2",),
    ),
    Reading(
        "subroutines in the order of a choice",
        "A card lets the Runner say in which order subroutines resolve. When is that said?",
        "Each time one of several is to resolve: which is next.",
        "That is how a player puts other abilities in order that wait at the same time.",
        ("6.5.5", "9.2.8"),
    ),
    Reading(
        "no last turn before the first",
        "Is it true in the Corp's first turn that the Runner did nothing in their last turn?",
        "No. Without such a turn neither that something happened in it nor that it did not is true.",
        "Official rulings of 2017 and 2020 on operations that ask for a turn without successful runs.",
        ("9.1.6c",),
    ),
    Reading(
        "strength that is lowered to a number",
        "The strength of ice is lowered to 0 for a while: what if something else raises or lowers it afterwards?",
        "It is lowered by as much as it is above that number then, and what comes later is counted on top.",
        "A number is not set but lowered, so what cannot be lowered stays as it is, as an official ruling has it; and "
        "a lowered value is the sum of everything that changes it.",
        ("2.7.1", "9.3.2"),
    ),
    Reading(
        "memory for some programs",
        "A program for which some memory is kept needs more than is left of that: may it use both kinds?",
        "Yes. Each unit is used by itself, and those that are kept for such programs are used first.",
        "What is limited is the use of the units of one card, and the limit of memory is one number for all programs.",
        ("1.19.2", "3.9.3"),
    ),
    Reading(
        "no more than one for the remainder of a run",
        "The Corp cannot rez more than one piece of ice for the rest of a run: does one count that was rezzed before?",
        "No. The effect begins as its ability resolves, and counts from there.",
        "A lingering effect is created by an instruction and knows nothing of what happened before it.",
        ("1.4:9.9",),
    ),
    Reading(
        "this server, said by a card that is not installed",
        "A card that is accessed from HQ or R&D speaks of this server. Which one is that?",
        "The central server it is accessed from; once it was trashed for that, still the same.",
        "It is to be revealed in R&D, which would be no use if it meant no server there; a later text says so.",
        ("7.1.3", "9.1.7"),
    ),
    Reading(
        "nested costs that buy nothing",
        "May somebody pay a nested cost where what it is paid for could not change anything?",
        "No; they are not asked.",
        "Taking an optional part of an ability is using it, and what could not change the game state is not used.",
        ("1.2.5", "1.4:9.1.6"),
    ),
    Reading(
        "a click and a credit for each",
        "An additional cost names a click and a credit for each counter. Is it one click, whatever the counters?",
        "As many clicks as credits: both are for each of them, and without a counter nothing is added.",
        "A card whose only other ability is to be loaded with counters would otherwise cost a click without any.",
        ("1.15.9",),
    ),
    Reading(
        "cards accessed from a server and its root",
        "Something is gained for each card that was accessed from a central server. Do the upgrades in its root count?",
        "Yes, every card of the set that was accessed in that run; a set accessed in between is another one.",
        "They are accessed as part of the same set, and that set is what accessing the server is.",
        ("7.1.1a", "7.1.2a", "7.6.7"),
    ),
    Reading(
        "icebreakers for some ice only",
        "An icebreaker is for use on certain ice only. May it get stronger while another piece is encountered?",
        "Yes; only its breaking is limited.",
        "What raises its own strength does nothing to the ice, and so is not used on it.",
        ("1.4:3.9.5e",),
    ),
    Reading(
        "after all subroutines were broken",
        "An ability is for use after all subroutines of a piece of ice were broken in one encounter. Until when?",
        "As long as that encounter lasts, whatever has broken them, and not for ice that has none.",
        "It speaks of that ice, and once the encounter is over no ice is spoken of any more.",
        ("6.5.4", "10.9.3"),
    ),
    Reading(
        "counters shared by a card",
        "Counters of one card are considered to be hosted on others and can be spent there. For which effects?",
        "For all: they are counted, spent and looked for there, and removed with those that are there, the card's own "
        "first. Only moving counters to another card takes none but the card's own.",
        "An official answer of 2018 removes the counters of both cards where all counters are removed from one of "
        "them, so the card says more than the rule about considered tokens, which could not be removed.",
        ("1.9.4",),
    ),
    Reading(
        "resolving what an agenda does when scored",
        "An effect resolves such an ability of an agenda that was not scored. Whose is it, and what does it look at?",
        "The player who has the effect resolves it, wherever the agenda is; tokens count as they lie on it now.",
        "Nothing was scored, so there is no earlier state of the agenda to look back at.",
        ("9.6.1", "9.1.7"),
    ),
    Reading(
        "credits for a run that cannot be made",
        "An event places credits on itself and makes a run. May it be played when no run can be made?",
        "Yes. The credits are placed, no run follows, and nothing waits for its end; the credits go with the event.",
        "Placing credits changes the game state, which is all that is asked. An event that does nothing but make a run "
        "cannot be played then.",
        ("1.2.5", "1.2.2"),
    ),
    Reading(
        "a condition that asks for more than scoring",
        'An agenda does something if something else is so when it is scored. Is that a "when scored" ability?',
        "No; an effect that resolves such abilities of other agendas does not reach it.",
        "All that a condition names belongs to it, and this one is met only by scoring the agenda while the rest is "
        "so; an ability that has its own question in its effect, after the condition, is reached.",
        ("9.6.2d", "9.6.2e"),
    ),
    Reading(
        "a click spent to draw",
        "Which cards does a player spend a click to draw, through a card ability or not?",
        "Those of the basic action, and those of an ability that is an action itself; not those of a card played.",
        "The click that plays a card is spent to play it.",
        ("5.2.1", "5.2.7e"),
    ),
    Reading(
        "strength for each of something, for a while",
        "A card has more strength for each of something until a turn or run ends. Is that counted only once?",
        "No: whenever the strength is asked for. A counter that was spent for it counts as well, and once the card "
        "with the counters is gone that one is left. What was paid as X is known and stays.",
        "The official FAQ counts three uses of the same asset with five counters as 5, 8 and 9: every use counts what "
        "is left by then. The words say what the card has, and not that it gains something.",
        ("9.7.2",),
    ),
    Reading(
        "a card that took another's place while that was accessed",
        "An accessed card is swapped with one from HQ, which the Runner may access. Is it an access of the same set?",
        "It is a set of its own, of that one card; the rest of the server goes on to be accessed as before.",
        "The number of cards was fixed before, and the card that came is another one than was counted.",
        ("7.1.1c", "7.1.2c"),
    ),
    Reading(
        "scored by an ability",
        "An ability lets the Corp score an installed agenda. Does its advancement requirement have to be met?",
        "No; but an agenda that cannot be scored is not.",
        "1.16.3a restricts when the Corp can score by itself. The only such ability would otherwise give the Corp "
        "nothing that it does not have already.",
        ("1.16.3", "1.16.3a", "1.2.2"),
    ),
    Reading(
        "an additional click each turn",
        "A card that gives the Corp an additional click each turn comes or goes during a turn. Does a click?",
        "No; clicks are counted as the turn begins, and what was gained is there to be spent.",
        "1.11.2 allots them in the first step of a turn. An older FAQ takes the click back at once; the rules that "
        "came after it have no such thing.",
        ("1.11.2",),
    ),
    Reading(
        "an additional cost to break",
        "Breaking a subroutine costs something more. Is that for each subroutine that an ability breaks?",
        "For each use of an ability or permission that breaks subroutines, however many those are.",
        "1.15.9 adds it to the cost of initiating an effect, and all that one effect acts on is one effect (1.14.2).",
        ("1.15.9", "1.14.2"),
    ),
    Reading(
        "an additional cost that comes to nothing",
        "Stealing costs credits for each counter, and there is none. Must the Runner steal?",
        "No; a cost of 0 is a cost, and may be declined like any other.",
        "1.15.1d lets it be paid, and 1.15.9a lets an additional cost be declined.",
        ("1.15.1d", "1.15.9a"),
    ),
    Reading(
        "each piece of ice encountered in the rest of a run",
        "Ice that is encountered gains a subroutine for the remainder of a run. When does it have it, and how often?",
        "From the beginning of each encounter to its end, and once each time: it is a condition met by the encounter.",
        "Only ice that is encountered is spoken of; kept for the whole run, it would add up where ice is met again.",
        ("3.4.7", "6.9.3a", "1.4:9.6.13b"),
    ),
    Reading(
        "a maximum hand size that is set",
        "A card sets the maximum hand size to a number. Do brain damage and other cards change it still?",
        "Yes: they are counted from the number that was set.",
        "Each brain damage lowers the size for good, and what raises it speaks of the size and not of five.",
        ("5.5.3b", "9.3.2"),
    ),
    Reading(
        "tagged without a tag",
        "A card says that the Runner is tagged. Is there a tag to count, to pay with or to remove?",
        "No. Only what asks whether the Runner is tagged finds them so.",
        "It speaks of the state and not of tags; a card that means a tag says that there is considered to be one.",
        ("10.5.2", "1.9.4"),
    ),
    Reading(
        "trashed after resolving",
        "An ability waits for operations that are trashed after resolving. Do currents and lockdowns count?",
        "No: those stay after they have resolved, and are trashed because of something else.",
        "What is trashed as the last step of being played is meant; any trash comes after at some time.",
        ("1.4:8.6.9", "3.5.1b"),
    ),
)
