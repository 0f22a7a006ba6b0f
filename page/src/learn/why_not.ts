/** Why a lesson does not want another choice yet, by lesson and step. */
import { translatedWhyNot } from "../lib/strings";

const english = {
  "runner-turn": {
    credit: "You may do that on any turn. This step is about money: see how a click becomes a credit.",
    draw: "Another time. With two cards in hand, a third is worth more than anything else here.",
    "credit-again": "Not now. You still have little money, so turn this click into a credit.",
    "last-click": "One click is left and a credit is the safest use of it. Then watch the Corp play.",
  },
  "runner-economy": {
    "too-dear": "That would work, but try the card you cannot afford first, to see how the table explains it.",
    save: "That brings no money. You are one credit short of Sure Gamble: a click closes the gap.",
    gamble: "Play Sure Gamble first. It turns 5 credits into 9, and everything else is easier afterwards.",
    job: "Install Armitage Codebusting first: the sooner it is on the table, the more often it pays.",
    work: "A click alone brings 1 credit. The same click on Armitage Codebusting brings 2.",
  },
  "runner-install": {
    program: "Begin with Corroder. Without a breaker, most ice stops you.",
    hardware: "Install the chip first. It makes room for the next programs.",
    resource: "One card of your rig is still missing: install Access to Globalsec.",
  },
  "runner-run": {
    run: "Money and cards do not win by themselves. HQ is open, and an open server is the best use of a click.",
  },
  "runner-break": {
    run: "You are ready: Corroder is installed and you have credits. Server 1 is the only server with a card to find.",
    boost: "Corroder is weaker than this ice, so it cannot break anything yet. Raise its strength first.",
    break: "If you leave it unbroken, the subroutine ends the run. Corroder is strong enough now: break it.",
  },
  "runner-access": {
    run: "Other servers have nothing for you in this lesson. The top of R&D is what the Corp would draw next.",
    trash: "If you leave PAD Campaign, the Corp draws it and earns with it every turn. You can afford the 4 credits.",
  },
  "runner-steal": {
    run: "The Corp can score that card on its next turn. Every click not spent on a run on Server 1 helps the Corp.",
    break: "Unbroken, Ice Wall ends the run and the agenda stays there. One credit breaks it.",
  },
  "runner-damage": {
    draw: "Too dangerous now: with two cards in hand a trap can end the game. Draw first.",
    "draw-again": "With three cards you do not survive 4 damage. Draw again.",
    "draw-third": "With four cards you would survive 4 damage, but with an empty hand. Draw once more, then look.",
    run: "You hold enough cards, and this is your last click. Find out what lies in Server 1.",
  },
  "runner-tags": {
    remove: "Get rid of the tag first. While you keep it, the Corp can trash your resources.",
  },
  "runner-reading": {
    run: "Look at the signs again: the advanced card behind ice is the one the Corp cares about. Run on Server 2.",
    break: "Ice Wall would end the run. Corroder breaks it for 1 credit.",
  },
  "corp-turn": {
    credit: "That is possible, but see first how a click becomes a credit.",
    draw: "Later. Now take a card from R&D with a click.",
    "last-click": "One click is left. Take a credit and let the Runner play.",
  },
  "corp-economy": {
    operation: "Play Hedge Fund first. You have just enough for it, and it nearly doubles your money.",
    asset: "PAD Campaign should be on the table before the Runner's turn: install it.",
    "last-click": "Take the credit. You will soon need 2 for PAD Campaign.",
    rez: "If you wait, your turn begins without it and it pays nothing. This is the moment to rez it.",
  },
  "corp-ice": {
    install: "With an agenda in HQ and nothing in front of it, any run could steal it. Ice comes first.",
    where: "That server has nothing to protect. Your agenda is in HQ.",
    "keep-credits": "Wall of Static costs 3 credits to rez. Keep your money together and take a credit.",
    "last-click": "One more credit, so that you can certainly pay for the ice when the Runner comes.",
    rez: "Facedown ice stops nobody. If you do not rez it now, the Runner walks past it.",
  },
  "corp-score": {
    install: "Nothing scores from your hand. Install the agenda first.",
    where: "Anywhere else it would lie open. In Server 1, Wall of Static protects it.",
    advance: "Each turn counts: every advancement now is one fewer next turn.",
    "advance-again": "Use the last click for a second advancement, so that next turn can finish it.",
    "next-turn": "Two advancements are missing and you have the clicks for both. Do not give the Runner another turn.",
    fourth: "One advancement is missing. Then you can score it at once.",
    score: "It is ready. An agenda that is not scored can still be stolen.",
  },
  "corp-win": {
    advance: "You can win this turn, but only if every click goes into the agenda.",
    "advance-again": "One more advancement, and it can be scored.",
    score: "Score it. Those two points win the game.",
  },
  "corp-trap": {
    install: "A trap in your hand only works if the Runner finds it there. Put it where it looks like an agenda.",
    advance: "A card that is not advanced looks harmless and does no damage. Advance it.",
    "advance-again": "One advancement does 2 damage, and the Runner holds 3 cards. You need both.",
    spring: "The Runner has found it: without the credit it does nothing. Pay it.",
  },
  "corp-tags": {
    trash: "The tag may be gone next turn. Use it first to take the Runner's income.",
    scorch: "The Runner is still tagged and holds 3 cards. Four damage end the game: play Scorched Earth.",
  },
  "corp-bluff": {
    install: "The bluff begins with the agenda on the table, where nobody expects one. Install Hostile Takeover.",
    wait: "That would tell the Runner what it is. An asset is left alone, so leave it alone.",
    "wait-again": "Patience. One more credit, and nothing about that card looks like an agenda.",
    advance: "Now is the time: two clicks and it is ready this turn, before the Runner can react.",
    "advance-again": "It needs one more advancement.",
    score: "Score it now, before the Runner sees what it was.",
  },
} satisfies Record<string, Record<string, string>>;

export type WhyNot = typeof english;

/** In the page's language, with English as the fallback. */
const whyNot: Record<string, Record<string, string>> = { ...english, ...translatedWhyNot };

/** The sentence for this step; for a step that is only read, the sentence for the next one that asks for a choice. */
export function whyNotYet(lesson: string, step: string, order: readonly string[]): string | undefined {
  const found = whyNot[lesson] ?? {};
  return found[order.slice(Math.max(0, order.indexOf(step))).find((key) => key in found) ?? ""];
}
