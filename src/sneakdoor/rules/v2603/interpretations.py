"""Open questions of version 26.03, and our reading of each."""

from __future__ import annotations

from typing import Final

from sneakdoor.rules.readings import Reading

READINGS_2603: Final = (
    Reading(
        "positions in 26.03 are elements",
        "Ice comes or goes while the Runner is in a position. Does the number of that position count, or the place?",
        "The place: the Runner stays in it, whatever is added or removed around it.",
        "26.03:6.2.6 says so at length; 26.03:4.6.9e still speaks of positions that shift.",
        ("26.03:6.2.6", "26.03:4.6.9e"),
    ),
    Reading(
        "bypassed in an open window",
        "Ice is bypassed while the window for breaking is open. Is the window completed?",
        "Yes.",
        "26.03:6.1.3d completes a paid ability window whenever a run goes to another phase without ending; "
        "26.03:6.5.8a only says that the encounter does not go on.",
        ("26.03:6.1.3d", "26.03:6.5.8a"),
    ),
    Reading(
        "a position that has become vacant",
        "The Runner has moved to a position, and the ice there is gone before it is approached. What comes next?",
        "The movement phase again: nothing is approached and nothing is passed.",
        "26.03:6.9.4f names only ice. For the initiation phase 26.03:6.9.1f says it, and 26.03:6.4.4 for an approach.",
        ("26.03:6.9.4f", "26.03:6.9.1f", "26.03:6.4.4"),
    ),
    Reading(
        "declining to steal",
        "When does the Runner say whether they pay an additional cost to steal an accessed agenda?",
        "Together with the mid-access ability; only after such an ability was used it is asked in a step of its own.",
        "A question that came for agendas only would tell the Corp what was accessed in R&D.",
        ("26.03:7.1.6a", "26.03:7.2.3"),
    ),
    Reading(
        "subroutines that begin to be granted together",
        "Several static abilities begin to grant subroutines to a piece of ice when it is rezzed. In which order?",
        "In the order in which their cards became active.",
        "26.03:9.8.2d leaves it to the Corp, whose cards they are; it has decided by then in which order to rez them.",
        ("26.03:9.8.2d", "26.03:9.8.3e"),
    ),
    Reading(
        "a card in exchange for Toshiyuki Sakai",
        "A card comes from HQ in the middle of an access, and need not be accessed. When does the Runner decide?",
        "When the card has entered the root: it is a candidate of the breach if the Runner wants it to be.",
        "26.03:7.4.6a asks this of every card that enters the root; to ask twice would allow two accesses.",
        ("26.03:7.4.6a", "26.03:10.3.1j"),
    ),
    Reading(
        "a delayed breach comes last",
        "A breach has waited for another to end, as have other abilities. Which comes first?",
        "The other abilities.",
        "The delayed breach is a conditional ability of the Runner, who would mostly want it so.",
        ("26.03:7.3.8",),
    ),
    Reading(
        "actions without a card",
        "Nothing refuses what could change nothing. Can a basic action be taken that has no card to act on?",
        "Drawing and removing a tag, yes. Installing, playing, advancing and trashing a resource need a card to name.",
        "26.03:1.2.4 carries out as much as possible. But those actions say what they act on, and a player who names "
        "no card has not said which action is taken.",
        ("26.03:1.2.4", "26.03:5.2.6", "26.03:5.2.7"),
    ),
    Reading(
        "useless uses are bounded",
        "A free ability that does nothing could be used without end. When does it have to stop?",
        "As with any optional loop: when the game looks as it did before in the same window.",
        "26.03:10.1.6 has no object in rules that refuse such uses, and here it has one.",
        ("26.03:1.2.4", "26.03:10.1.6"),
    ),
    Reading(
        "a checkpoint in every install",
        "Assets, agendas and upgrades have no install cost. Does a checkpoint follow the step that pays it?",
        "Yes, as if a cost of 0 had been paid.",
        "26.03:8.5.16d names the checkpoint without a condition, and 26.03:1.16.3a has one after a cost of 0; "
        "26.03:1.16.6c only says that these cards cost nothing.",
        ("26.03:8.5.16d", "26.03:1.16.3a", "26.03:1.16.6c"),
    ),
    Reading(
        "when an installed card is revealed",
        "A card must be shown to prove that an ability may install it. When is it shown?",
        "After the install and the rez that goes with it, if it lies facedown then.",
        "26.03:8.5.13d asks for it only if the card is not rezzed, which nobody knows before.",
        ("26.03:8.5.13c", "26.03:8.5.13d"),
    ),
    Reading(
        "removed after it resolves",
        "An ability removes what it played after that resolves. Others wait for that too. Which comes first?",
        "The others.",
        "The removal is a conditional ability in the same window; no card depends on the order.",
        ("26.03:8.6.6d",),
    ),
    Reading(
        "counters of a card trashed for a nested cost",
        "A conditional ability is paid for with its own card and counts what is hosted on it. Does that still count?",
        "Yes, as with the trigger cost of a paid ability.",
        "26.03:9.5.5 speaks of paid abilities only, but otherwise such an ability would never do anything.",
        ("26.03:9.5.5", "26.03:1.16.11"),
    ),
    Reading(
        "the first copy of Méliès U",
        "A copy is chosen whenever a discard phase of the Corp ends. Which one is there before the first has ended?",
        "The first of the three, without a question.",
        "26.03:1.5.2b leaves it to the Corp. Nothing can flip the card before the Runner's first turn.",
        ("26.03:1.5.2b",),
    ),
    Reading(
        "another copy is the same object",
        "Another copy becomes the Corp's identity in secret. Do effects that speak of the identity lose track of it?",
        "No: the identity is the same object, whichever copy was chosen.",
        "26.03:1.5.2b lets the Corp hide whether the copy has changed; a lost effect would tell.",
        ("26.03:1.5.2b", "26.03:1.12.1"),
    ),
    Reading(
        "all abilities lost and others gained",
        "A card loses all abilities, while another card gives it one. Does it have that one?",
        "Yes, unless it also cannot gain abilities.",
        "The two effects do not depend on each other, and 26.03:9.12.1e leaves their order open. Cards that mean both "
        "say both.",
        ("26.03:9.1.9", "26.03:9.12.1e"),
    ),
    Reading(
        "a static condition that calls for nothing possible",
        "A conditional ability with a static condition could do nothing now. Does it become pending once in each step?",
        "It does not become pending at all until it could do something.",
        "Resolving it would change nothing, and 26.03:9.6.7d only keeps it from coming back at once.",
        ("26.03:9.6.7d",),
    ),
    Reading(
        "would, with a value of 0 or less",
        "An imminent value has sunk to 0. Is an ability that waits for what would happen still relevant?",
        "Yes, until the effect is removed.",
        "By 26.03:9.9.2a and 26.03:9.9.7d the effect is still expected; it only does not occur when its time comes.",
        ("26.03:9.9.3d", "26.03:9.9.7d"),
    ),
)
