"""Interpretations: open questions of the rules, our reading of each, and why.

Version 1.4 is known in full only for its opening; elsewhere its change summary, version 1.3 and a later
text meet, and now and then they leave a choice. Every such choice has a name here. Code that carries one
out cites the rule; this page says what else it could have meant. What single cards ask stands beside it.
"""

from __future__ import annotations

from typing import Final

from sneakdoor.rules.card_interpretations import CARD_READINGS
from sneakdoor.rules.readings import Reading
from sneakdoor.rules.v2603.interpretations import READINGS_2603

READINGS: Final = (
    Reading(
        "reaction windows close after one pass each",
        "Does priority alternate in a reaction window, or does each player pass once?",
        "The active player passes once, then the inactive player; then the window closes.",
        "Both 1.3 and the later text say so.",
        ("9.2.8b",),
    ),
    Reading(
        "interrupt windows alternate",
        "Does each player pass once in an interrupt window, or does priority alternate?",
        "It alternates until a pass follows a pass.",
        "1.4 turned the cards that add damage into plain interrupts. With one pass each the Runner would have to "
        "prevent before the Corp raises, on the Runner's own turn, and what was raised could never be answered.",
        ("9.2.9b", "9.8.2b"),
    ),
    Reading(
        "copied text, instruction by instruction",
        "Ice has a subroutine from other ice, and a part of it speaks of that ice by name. What functions?",
        "Every instruction that does not; a question about the other ice is answered with no.",
        "The rule stops the copied text as such; a ruling on ice that copies subroutines resolves the rest of each.",
        ("10.12.2",),
    ),
    Reading(
        "shown, then trashed",
        "Unrezzed, a card is shown because it has to be of some kind, and is trashed. How does it lie in Archives?",
        "Faceup.",
        "An answer of 2017 has it facedown; the rules since say that what the Runner can see as it goes lies faceup.",
        ("4.5.6b", "4.1.2b"),
    ),
    Reading(
        "approached ice swapped with ice from HQ",
        "The Runner approaches ice that is swapped with ice in HQ. Is that position passed?",
        "No: the Runner is now approaching the ice that came there.",
        "The rule speaks of ice in another position; the card that does this would be of no use otherwise, and answers "
        "given on it let the new ice be rezzed in that approach.",
        ("6.2.4d", "10.11.4b"),
    ),
    Reading(
        "the position of trashed ice",
        "Ice is to be installed where other ice was trashed, and the trashing has ended that server. Where does it go?",
        "Nowhere; it is not installed.",
        "The server was gone at the checkpoint after paying, and its positions with it.",
        ("8.2.7", "6.2.1"),
    ),
    Reading(
        "all of a kind for a while",
        "All cards of a kind are changed for a while. Is that so of those that come to be such later?",
        "Yes, as long as it lasts; what was chosen or counted when it began stays as it was.",
        "The words speak of all of them during that time; a static ability would do the same.",
        ("1.4:9.9.1",),
    ),
    Reading(
        "met n times, pending n times",
        "If a condition is met several times between two checkpoints, how often does the ability become pending?",
        "Once for each time, unless it speaks of one or more.",
        "1.3 does not mark what is already pending; the later text makes new instances, and cards that count trashed "
        "cards one by one need them.",
        ("10.3.1a",),
    ),
    Reading(
        "subroutines are conditional abilities",
        "Are subroutines a kind of ability of their own?",
        "They are mandatory conditional abilities with a window of their own, resolved in order.",
        "1.4 keeps the sentence of 1.3 that says so.",
        ("3.4.7a", "6.5.5"),
    ),
    Reading(
        "values at or below 0",
        "What can be done to imminent damage or tags whose value has reached 0?",
        "Nothing more can be prevented, and nothing happens when it resolves.",
        "A ruling of April 2020; that such a value could be raised again is known only of later texts.",
        ("9.8.3a",),
    ),
    Reading(
        "a cost of X is not made cheaper",
        "Does a discount on the install or play cost of a card raise what X can be?",
        "No: a cost of X is 0 with its modifiers, never less than 0, and X is what is paid beyond that.",
        "X is settled after the modifiers have been applied, and until then it counts as 0, so that there is nothing a "
        "discount could lower. An increase has to be paid besides X.",
        ("1.15.3", "1.15.3a"),
    ),
    Reading(
        "the older unique card goes",
        "Which of two active copies of a unique card is trashed?",
        "Every one but the newest.",
        "Stated in 1.3.",
        ("2.2.1", "10.3.1d"),
    ),
    Reading(
        "a second console is refused",
        "Can a second console be installed?",
        "No; an effect that would install one trashes it instead. Of two that are active all the same, because one was "
        "turned faceup, the Runner trashes one of their choice at the next checkpoint.",
        "Stated in 1.3. A limit is a restriction like any other, which the checkpoint mends by the smallest sets; "
        "that the older one goes is known only of later texts.",
        ("3.8.5c", "3.8.5d", "3.8.5e", "10.3.1e"),
    ),
    Reading(
        "bad publicity credits go first",
        "Which credits leave the pool first during a run?",
        "Those from bad publicity, whether spent or lost. Credits on a card that are considered to be in the pool are "
        "lost even before; spending, the Runner says how many of those are spent.",
        "All these are in the pool only for the run, and what remains of them is gone at its end; players spend them "
        "first, and nothing says otherwise.",
        ("6.3.3b", "6.9.6b", "1.10.3b"),
    ),
    Reading(
        "death by hand size",
        "When is a Runner with a negative hand size flatlined?",
        "As the discard phase begins.",
        "1.7.2b says so; 10.4.4 speaks of the end of the turn.",
        ("1.7.2b", "10.4.4"),
    ),
    Reading(
        "damage as a cost",
        "May the Runner pay a cost of more damage than there are cards in the grip?",
        "No.",
        "A cost that would end the game cannot be paid in full.",
        ("1.15.1",),
    ),
    Reading(
        "a blank text box",
        "Does a blanked card keep abilities that it gained?",
        "Yes; only its printed text is gone.",
        "Nothing in 1.3 or 1.4 says more than that the text box is blank.",
        ("9.1.5",),
    ),
    Reading(
        "bypass inside a window",
        "Is the paid ability window completed when ice is bypassed in it?",
        "Yes.",
        "6.1.3c speaks of every move to another phase but the end of the run; 6.5.3a's word is weaker.",
        ("6.1.3c", "6.5.3a"),
    ),
    Reading(
        "trashed for a cost",
        "What does an ability see of a card that was trashed to pay for it?",
        "The card as it was at the moment of trashing.",
        "1.3 says so, and nothing shows that 1.4 dropped it.",
        ("9.1.7",),
    ),
    Reading(
        "who wins first",
        "A flatline and the Runner's seventh point fall into one act: is that a draw?",
        "No: the Corp wins. Only what is decided in the same act or the same checkpoint is simultaneous.",
        "1.7.2b flatlines at once, and so does 1.7.2c with an empty R&D, while points are looked at in 10.3.1c, at "
        "the checkpoint that follows. Both scores at that checkpoint, or a flatline and an impossible draw as parts "
        "of one effect, are a draw.",
        ("1.7.1a", "1.7.2b", "10.3.1c"),
    ),
    Reading(
        "a host that lost its text",
        "Must cards leave a host whose text box went blank or which was turned facedown?",
        "No; they stay hosted. Cards of a wrong kind or beyond a number go only while a text of the host says so.",
        "1.12.4 lets a card host any number of objects unless an ability restricts it, and 1.12.7 leaves hosted cards "
        "where they are; that a permission was needed to put them there is a matter of installing (1.12.5a).",
        ("1.12.4", "1.12.7", "10.3.1e"),
    ),
    Reading(
        "a full host",
        "May a card be installed on a host that has as many cards as it can host?",
        "Yes, if one of those can be trashed: that happens where like cards are trashed, and it has to.",
        "1.12.5a gives the number and does not say what becomes of the next card. The official FAQ on a console that "
        "hosts one icebreaker lets another take its place; the destination is declared before like cards are trashed "
        "(8.2.5), so that there is room when the card comes to it. All hosts with a number are read alike.",
        ("1.12.5a", "8.2.5d"),
    ),
    Reading(
        "what would have to be installed and cannot be",
        "What becomes of a hosted card that an ability installs as soon as it can, if it cannot be installed?",
        "It is trashed: a second console, a program without a host to go to, or with nothing else that it insists on.",
        "3.8.5e says so of consoles only. The official FAQ on such an ability says the same of every card whose "
        "restriction is not met; otherwise it would wait there and come when the restriction is.",
        ("1.12.5c", "3.8.5e"),
    ),
    Reading(
        "the strength of ice that is not rezzed",
        "Has ice a strength and gained subroutines while it is not rezzed?",
        "No: only its printed subroutines count, what is low in strength does not concern it, and a cost equal to its "
        "strength cannot be paid. Rezzed again, it is looked at again.",
        "The rules name strength among the properties of ice and are silent on its face. The official FAQ answers, of "
        "a virus that goes on growing meanwhile. The abilities by which ice gains subroutines are inactive until it is "
        "rezzed, and a cost that told the strength of a hidden card would show it. Subtypes are another matter: ice "
        "that is not rezzed has them, and gains those that cards give it.",
        ("3.4.4", "2.7.1", "3.4.7"),
    ),
    Reading(
        "to make a run",
        "Must the first click be spent to make a run: does an ability of a card that makes one do as well?",
        "No: only the basic action or playing a run event.",
        "The official FAQ says so of programs. The text names two means, and a click that pays for the ability of "
        "another card is spent on none of them (9.8.5e).",
        ("9.8.5a", "9.8.5e"),
    ),
    Reading(
        "a server that is gone with the accessed card",
        "The Runner removes the only card of a remote server in accessing it: is the access of that card completed?",
        "Yes. The run ends with the server, but what waits for the end of this access still sees it.",
        "4.7.8f ends the run at the next checkpoint, in the middle of 7.8. An official ruling on a card that pays for "
        "what is left untrashed has it pay for what is removed from the game, and knows no exception, although such "
        "servers are where that mostly happens.",
        ("4.7.8f", "7.8.5"),
    ),
    Reading(
        "a success that is tied to a server",
        "An ability makes a run and replaces that it is declared successful: does it if the run was led elsewhere?",
        "No: like all that such an ability says of the success, this is tied to the servers it could have named.",
        "1.4 worded these cards anew for their timing and says nothing of other servers; before, they said what 6.7.3 "
        "is about. A later official ruling calls the condition the success of a run on the server that they name.",
        ("1.4:6.7.3a", "6.1.2b"),
    ),
    Reading(
        "a constant prevention comes first",
        "A constant ability and an interrupt could both prevent the same damage: which of them does?",
        "The constant ability, before anybody can trigger anything; the interrupt finds nothing left to prevent.",
        "A constant ability is not triggered (9.7), so it counts as soon as effects are expected. An older ruling had "
        "the owner choose among two such cards when both were constant; 1.4 made an interrupt of one of them.",
        ("1.4:9.8.5c", "1.4:9.2.9b"),
    ),
    Reading(
        "what was seen stays known",
        "How long does a player know a card that an ability showed?",
        "The card can be looked at until the whole ability has resolved. Afterwards a view goes on telling who saw it "
        "what a card is that has not moved from a place of its own: in a deck until that is shuffled, or installed. "
        "What was seen in a hand is forgotten. Where a card has to be shown, memory counts for nothing.",
        "1.20.6 ends the looking, not the memory, and what players could write down a view may say. A hand has no "
        "order, so that its cards cannot be told from each other once they are back in it.",
        ("1.4:1.20.6", "4.1.2a", "4.4.2"),
    ),
    Reading(
        "first the number, then the cards",
        "In which order do abilities answer that look at how many cards would be drawn, and at each card?",
        "First the number: what raises it, or looks at all cards that will be drawn, has a window of its own. Once the "
        "number stands, every card about to come to the hand is imminent, all of them together, in a second window; "
        "there a card is known by its place in the deck, so that one swapped in is the one that is drawn.",
        "1.4 makes interrupts of both. In one window, a player who reveals each card would miss those that another "
        "ability adds, since instances are fixed as the window opens, and a replaced card might not be drawn.",
        ("1.4:1.8.5", "1.4:1.8.5a", "1.4:9.8.4b"),
    ),
    Reading(
        "how often a loop goes round",
        "From when does the number count that ends a mandatory loop, and how large may it be?",
        "From the moment it is named, once the loop has been seen to be one; it is at most 99. It is named once in an "
        "action: what would go round in spite of it ends at once.",
        "That something never ends shows only after some turns of it, and those have happened. A list of answers has "
        "an end. Where each turn sets off two more, every one of them would ask for a number of its own.",
        ("10.10.1",),
    ),
    Reading(
        "the next paid ability window",
        "Which window is the next one after something happened, if it happened inside a window?",
        "The first that opens afterwards; a window that was open already is not the next.",
        "A window is one thing from its opening to its closing (9.2.7), however often priority goes round in it.",
        ("9.2.7",),
    ),
    Reading(
        "one access among several",
        "If one card of a set is not accessed because its access was replaced, may another be accessed for it?",
        "No: the number of accesses was set before, and the replaced one is counted.",
        "7.1.2 fixes the number as the set is determined; a replacement takes the place of what it replaces.",
        ("7.1.2", "7.6.5", "9.8.4"),
    ),
    Reading(
        "trashed and installed in one sentence",
        "A sentence trashes its own card and installs one from the discard pile: may that be the very same card?",
        "No. The card to install is announced while the other is still in play, and nothing comes between the two.",
        "A sentence is one instruction: only a second card to install would begin another. Its targets are announced "
        "before any of it happens, and a card that is not yet in the discard pile is none. An official answer about "
        "such a card says the same. In 1.3 the card was chosen in the first step of installing, which would have been "
        "after the trashing; 1.4 dropped that step, so that it is chosen as targets are, and at no other time "
        "(1.14.2f). Where the installation is a sentence of its own, the trashed card may come back.",
        ("1.4:1.14.2", "1.4:1.14.2b", "1.4:1.14.2f", "1.4:9.10.3", "1.4:9.10.4b"),
    ),
    Reading(
        "an access that is cut short",
        "The accessed card leaves before its access is complete: what becomes of the steps that are left?",
        "The window of the beginning closes, nobody trashes or steals the card, and what waits until after an access "
        "meets its condition at once.",
        "A single access is a timing structure, and official answers say that it is over when its card goes. They also "
        "say that an ability which looks back at a finished access still has one to look back at.",
        ("9.2.2d", "9.2.8f", "7.8.5"),
    ),
    Reading(
        "accessed ice that leaves its encounter",
        "Ice that is encountered while it is accessed goes to another zone: is an open paid ability window completed?",
        "No, it closes, with every other window of the encounter.",
        "8.2.9 keeps a window open for ice that is uninstalled, after which the Runner passes its position. Ice in a "
        "hand or a deck has no position, and the access that led to the encounter is over at the same moment.",
        ("6.5.2a", "8.2.9", "9.2.2d"),
    ),
    Reading(
        "agenda points of a deck below 40 cards",
        "How many agenda points does a Corp deck need that has fewer than 40 cards?",
        "2 fewer for each 5 cards fewer: 16 or 17 with 35 to 39 cards, 14 or 15 with 30 to 34.",
        "1.4.6 wants a number by size of every Corp deck, and its letters begin at 40, since only identities made for "
        "drafts go below. The steps of 2 for each 5 cards have no natural end, and drafts agree, which begin with "
        "five neutral agendas of 3 points: just enough for the smallest deck.",
        ("1.4.6", "1.4.6a"),
    ),
    Reading(
        "a draw in a sentence with something else",
        "A sentence draws cards and does something else: when are its single cards about to be drawn?",
        "When the number of cards is settled, and before anything of the sentence happens; the rest goes on waiting.",
        "Both halves are imminent before either happens (9.8.1a), so what answers a single card of the draw comes "
        "before the other half too, though nobody can tell which cards they are until their number is known.",
        ("9.8.1a", "1.4:1.8.5a", "1.4:9.10.3"),
    ),
    Reading(
        "what depends on secret amounts comes first",
        "Credits that were secretly spent are revealed, and an ability of another card has waited for that. Does it "
        "resolve before what the amounts lead to?",
        "No: if they differ, what follows from that is done first, without a checkpoint between.",
        "No rule speaks of it. A ruling of April 2017 ends a run before the damage for the same amounts is done.",
        ("1.10.3c", "1.15.2"),
    ),
    Reading(
        "tokens of a card that was trashed for the cost can still be moved",
        "An ability that trashes its own card as a cost moves tokens from it. Are there any left to be moved?",
        "As many as there were when it was used; they come from the bank, so none is removed from anything.",
        "The ability looks at its card as it last was, and read otherwise it could never do what it says.",
        ("9.1.7", "1.17.1a"),
    ),
    Reading(
        "something else that could do nothing, in place of an access",
        "A player may do something with a card instead of accessing cards, and there is no such card. May the access "
        "be replaced all the same?",
        "No; the cards are accessed as usual.",
        "What may be left is used, and what could not change the game state is not used. That the access does not take "
        "place is no effect of the ability but the room that is made for one.",
        ("1.2.5", "9.8.4"),
    ),
    Reading(
        "ice hosted on a card, in a swap",
        "Ice that protects a server is to be swapped with ice hosted on a card. May it be?",
        "Only if the ice that goes there is rezzed, and the card can host such ice.",
        "A card may go only where it could be, and who cannot see of which kind it is cannot see that. An official "
        "answer of 2021 says so of another ability that swaps ice.",
        ("10.11.2", "1.12.5a"),
    ),
    Reading(
        "which access of several is replaced",
        "An effect replaces the access of one card of a kind in Archives by something that is done to a copy of it. "
        "Which access is that?",
        "The first for which there is such a copy. Who accesses chooses the order, and so which one it is.",
        "A replacement that could do nothing has nothing to replace by (9.8.4c), and the text names one card alone.",
        ("9.8.4", "7.6.5"),
    ),
    Reading(
        "X may be nothing in a nested cost",
        "A player may pay X credits or clicks for an effect, and then takes a tag. Can X be 0?",
        "Yes. The effect is then one of nothing, and the rest of the sentence happens all the same.",
        "A cost of 0 can always be paid (1.15.1d), and what follows does not depend on the amount.",
        ("1.15.1d", "1.15.10"),
    ),
    Reading(
        "secretly spent credits are a price",
        "May a card be played that only lets a player spend credits in secret, if there is no credit to spend, or "
        "nothing that could follow?",
        "No. Spending them changes nothing that counts; what depends on the amounts does, and where nobody has a "
        "credit the amounts are known and do not differ.",
        "1.2.5 looks at what an ability can be expected to accomplish. What is spent is spent for the sake of what "
        "follows, like a nested cost, and a guess that cannot be wrong leads nowhere. A trace is another matter: it "
        "has a result of its own, which the rules define and other cards wait for; to spend in secret has none.",
        ("1.2.5", "1.10.3c", "1.15.10"),
    ),
    Reading(
        "if you do, as a potential change",
        'Does what follows an "if you do" give an ability the potential to change the game state?',
        "Only together with what has to be done: where that is impossible, and likewise where a nested cost cannot be "
        "paid with what its payer has now, it is not counted.",
        "1.2.5 asks what can be expected. What was or would be paid to play the card itself is left out of account, as "
        "that rule says of costs.",
        ("1.2.5", "1.4:1.15.10a"),
    ),
    Reading(
        "clicks spent before the rez",
        "An ability answers the third click spent on one action: does its card have to be rezzed for all three?",
        "Yes; clicks spent before do not count for it. They do count for what was the first time in the turn.",
        "An official answer of the time asks for all three. It agrees with 9.6.2b, where a card sees only what happens "
        "while it is active, and 9.6.2c, where the first time passes whether anybody saw it or not.",
        ("5.2.6a", "9.6.2b", "9.6.2c"),
    ),
    Reading(
        "in a server and in its root",
        "What are the cards in a central server for an upgrade in its root: does another upgrade beside it count?",
        "No: they are the cards of that hand, deck or pile, from wherever they are trashed, and the ice that protects "
        "it. An upgrade that names itself as well counts itself in any case. A card installed in a server is one in a "
        "remote server.",
        "4.7.7c puts cards in a root neither in nor protecting the server. An official answer about a card trashed "
        "from R&D without a run agrees. That every server has a root, and its cards in there, is said only later.",
        ("4.7.7b", "4.7.7c"),
    ),
    Reading(
        "a trace for its own sake",
        "May a trace be begun if its success could do nothing?",
        "Yes.",
        "Potential is judged by what can be accomplished, and both sides may spend credits in a trace: that is part of "
        "resolving it and no cost to begin it. Nothing asks what would follow from its result.",
        ("1.2.5", "10.8.1"),
    ),
    Reading(
        "up to a number of installations",
        "Must a player say at first how many cards will be installed, where up to a number may be?",
        "No: each of them is an instruction of its own, chosen after the one before is installed, and may be left out. "
        "How many cards are drawn is said before the first of them.",
        "1.4 begins another instruction before each card to install, and the later text reads such a sentence as "
        "separate permissions. An answer given for one older card, with a number for both, goes against that; "
        "drawing several cards is one effect, and there it is followed.",
        ("8.2.4", "1.4:9.10.4b"),
    ),
    Reading(
        "where a card may be installed, and swaps",
        "Can a swap bring a card to a place where its own text forbids to install it?",
        "No.",
        "10.11.2 lets a card go only where it may normally be, by the rules and by abilities of cards. An answer of "
        "2017, that such words bind only while installing, is older than that rule.",
        ("10.11.2", "1.4:8.2.12"),
    ),
    Reading(
        "damage that is paid cannot be prevented",
        "Has a cost been paid if some of the damage that is its payment is prevented?",
        "The question does not come up: a payment is open to no prevention that somebody may use.",
        "1.15.1a says so. An answer of 2017, by which a prevented point meant an unpaid cost, is older.",
        ("1.15.1a", "1.15.1b"),
    ),
    Reading(
        "what players cannot trash",
        "Is a card that players cannot trash kept when a rule of the game trashes it?",
        "No: it goes with the other cards of a server that is one too many.",
        "Such words are about what players do, and 1.4 reworded them to say so. At a checkpoint the game itself "
        "trashes, and that cannot be prevented.",
        ("1.4:4.7.8h", "10.3.1e"),
    ),
    Reading(
        "all subroutines by one card",
        "Has a card been used to break all subroutines of a piece of ice if another card broke one of them?",
        "No: each has to be its work, and there has to be one at all.",
        "Newer cards say so explicitly, and answers given for older ones read them the same way. By 10.9.3 the "
        "Runner has broken all subroutines of ice that has none, but no card was used for that.",
        ("10.9.3",),
    ),
    *CARD_READINGS,
    *READINGS_2603,
)
