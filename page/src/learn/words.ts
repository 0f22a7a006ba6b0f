/** Texts of the lessons, by lesson and step. Separate from the strings because most pages do not need them. One idea per step, in players' words. */
import { translatedLessons } from "../lib/strings";

export interface LessonWords {
  title: string;
  idea: string;
  steps: Record<string, string>;
}

const english = {
  "runner-turn": {
    title: "Your turn",
    idea: "Four clicks a turn, and what a click buys.",
    steps: {
      welcome: "You are the Runner: a hacker against a corporation. The Corp hides agendas in its servers. Steal agendas worth 7 points and you win.",
      clicks: "You have 4 clicks each turn. Everything you do on your turn costs at least one.",
      credit: "Credits are your money. Spend a click to gain 1 credit.",
      draw: "Your deck is called the stack. Spend a click to draw a card.",
      "credit-again": "Two clicks left. Take another credit.",
      "last-click": "Take one more credit. Your turn ends with your last click, and the Corp plays.",
      "corp-turn": "The Corp took its turn: it drew a card and used its 3 clicks. Now it is your turn again. That is the whole rhythm of the game.",
    },
  },
  "runner-economy": {
    title: "Making money",
    idea: "Events pay at once, resources pay over time.",
    steps: {
      prices: "The number in the corner is a card's price. Sure Gamble costs 5 credits and pays 9. You have 4.",
      "too-dear": "Click Sure Gamble anyway. Whenever something is not possible, the table tells you why.",
      save: "Not enough credits. Take one.",
      gamble: "Now play Sure Gamble: pay 5, get 9.",
      job: "Armitage Codebusting is a resource. Install it: it stays on the table and pays out when you use it.",
      work: "Spend a click on Armitage Codebusting to take 2 credits from it. That is twice what a click alone brings.",
      done: "Money first, then runs. Resources that pay every turn make your clicks worth more.",
    },
  },
  "runner-install": {
    title: "Building a rig",
    idea: "Programs, hardware and resources, and the memory programs need.",
    steps: {
      rig: "What you install makes up your rig. It stays in play from turn to turn.",
      program: "Install Corroder. It is an icebreaker: a program that gets you past a kind of ice.",
      memory: "Programs take up memory. You have 4 units, and Corroder uses 1 of them.",
      hardware: "Hardware makes the rig better. Install Akamatsu Mem Chip for one more unit of memory.",
      resource: "Resources are friends, jobs and places. Install Access to Globalsec.",
      done: "Three kinds of cards, three groups in your rig. Installing cost a click and the card's price each time.",
    },
  },
  "runner-run": {
    title: "Your first run",
    idea: "Runs are how you attack the Corp's servers.",
    steps: {
      servers: "HQ is the Corp's hand, R&D is its deck, Archives its discard pile. Each is a server you can run on. Here nothing protects HQ.",
      run: "Run on HQ. If you get in, you access a random card from the Corp's hand.",
      stolen: "It was an agenda, so you stole it: 2 points for you. With 7 you win.",
    },
  },
  "runner-break": {
    title: "Breaking ice",
    idea: "Match the strength, then break the subroutines.",
    steps: {
      ice: "A facedown piece of ice protects Server 1. You do not know what it is, but you have Corroder, which breaks barriers.",
      run: "Run on Server 1 and see what the Corp turns up.",
      rezzed: "The Corp paid to rez Wall of Static: strength 3, and one subroutine that ends the run. Corroder has strength 2.",
      boost: "An icebreaker needs at least the ice's strength. Pay 1 credit to raise Corroder to 3.",
      break: "Now break the subroutine for 1 credit. What is broken does not happen.",
      done: "You passed the ice and stole what was behind it. In a real game the table also offers to do both payments at once.",
    },
  },
  "runner-access": {
    title: "Accessing cards",
    idea: "Look at what you find, and decide what to pay for.",
    steps: {
      deck: "R&D is the Corp's deck. A run there shows you its top card, before the Corp draws it.",
      run: "Run on R&D.",
      trash: "You found PAD Campaign, which would earn the Corp money every turn. Pay its trash cost of 4 credits to get rid of it.",
      done: "Agendas are stolen at no price. Other cards cost their trash cost; those without one stay where they are.",
    },
  },
  "runner-steal": {
    title: "Stealing the winning agenda",
    idea: "Seven points win.",
    steps: {
      points: "You have 5 points. One more agenda worth 2 wins the game.",
      advanced: "The Corp has advanced the card in Server 1 three times. Only agendas, and some traps, are worth that.",
      run: "Run on Server 1 before the Corp scores it.",
      break: "Ice Wall has strength 1, so Corroder is strong enough. Break its subroutine.",
      won: "7 points. You have won!",
    },
  },
  "runner-damage": {
    title: "Traps and damage",
    idea: "Your cards in hand are your life.",
    steps: {
      life: "Each damage takes a random card from your hand. If you must lose a card and have none, you are flatlined: the game is lost. You hold 2 cards.",
      draw: "The card in Server 1 was advanced twice. It may be an agenda, or a trap. Draw before you look.",
      "draw-again": "Draw again.",
      "draw-third": "And once more: 5 cards survive most traps.",
      run: "Now run on Server 1.",
      survived: "Project Junebug did 4 net damage: 2 for each advancement. With the two cards you began with, you would have lost.",
    },
  },
  "runner-tags": {
    title: "Tags",
    idea: "A tag tells the Corp where you live.",
    steps: {
      tagged: "You have a tag. While you are tagged, the Corp can spend a click and 2 credits to trash one of your resources, and some of its cards hurt far more.",
      remove: "Spend a click and 2 credits to remove the tag.",
      done: "Clean again. Getting rid of tags on the turn you take them is a good habit.",
    },
  },
  "runner-reading": {
    title: "Reading the Corp",
    idea: "What the Corp protects tells you what it is.",
    steps: {
      "two-servers": "Two servers, two facedown cards. You have the money for one good run.",
      signs: "The card in Server 1 lies there without ice. The one in Server 2 has ice in front of it and two advancements on it. The Corp spends where its points are.",
      run: "Run on Server 2.",
      break: "Break Ice Wall's subroutine with Corroder.",
      done: "An agenda, one turn before it would have been scored. Watching where the Corp puts its clicks and credits is half the game.",
    },
  },
  "corp-turn": {
    title: "Your turn",
    idea: "Three clicks a turn, and a card to begin with.",
    steps: {
      welcome: "You are the Corp. You win with 7 points of agendas that you advance and score, and the Runner wins by stealing them.",
      clicks: "You have 3 clicks each turn.",
      credit: "Spend a click to gain 1 credit.",
      draw: "Your deck is called R&D. Spend a click to draw a card from it.",
      "last-click": "Take one more credit. Your turn ends with your last click.",
      "mandatory-draw": "The Runner played, and your new turn began with a free card: the Corp draws at the start of each turn. If R&D is ever empty when you must draw, you lose.",
    },
  },
  "corp-economy": {
    title: "Making money",
    idea: "Operations pay at once, assets pay each turn.",
    steps: {
      operation: "Play Hedge Fund: pay 5 credits, get 9.",
      asset: "PAD Campaign is an asset. Install it in a new remote server; installing costs you no credits.",
      facedown: "Your cards are installed facedown. The Runner does not know what this is until you rez it, which means paying its price and turning it up.",
      "last-click": "Take a credit with your last click. The Runner's turn comes next.",
      rez: "Your turn is about to begin, and PAD Campaign pays when it does. Rez it now for 2 credits: late enough that the Runner never saw it coming.",
      done: "PAD Campaign paid its first credit, and will each turn until the Runner trashes it.",
    },
  },
  "corp-ice": {
    title: "Ice",
    idea: "Install it early, pay for it when the Runner comes.",
    steps: {
      centrals: "You hold an agenda, and the Runner can run on HQ to see a card of your hand. Put ice in front of it.",
      install: "Install Wall of Static.",
      where: "Choose HQ.",
      "keep-credits": "It lies there facedown. Rezzing it costs 3 credits, so keep some. Take a credit.",
      "last-click": "And another one.",
      rez: "The Runner approaches your ice. Rez Wall of Static for 3 credits.",
      done: "Its subroutine ended the run. From now on the Runner knows what it is and needs a breaker to get through.",
    },
  },
  "corp-score": {
    title: "Scoring an agenda",
    idea: "Install, advance, score.",
    steps: {
      agenda: "Private Security Force is an agenda: 4 advancements to score it, 2 points for you. Wall of Static already protects Server 1.",
      install: "Install it.",
      where: "Put it in Server 1, behind the ice.",
      advance: "Advance it: a click and a credit for each advancement.",
      "advance-again": "Advance it again. Your turn ends then, and the Runner has a turn to get in.",
      "next-turn": "The Runner did not come through. Advance it a third time.",
      fourth: "And a fourth.",
      score: "It has all the advancements it needs. Score it.",
      done: "2 points. Between advancing and scoring lies the Runner's turn: that is what ice is for.",
    },
  },
  "corp-win": {
    title: "The winning agenda",
    idea: "Seven points win.",
    steps: {
      points: "You have 5 points. This agenda is worth 2.",
      count: "It needs 4 advancements and has 2. You have 3 clicks: enough to finish this turn.",
      advance: "Advance it.",
      "advance-again": "Advance it again.",
      score: "Score it before the Runner gets another turn.",
      won: "7 points. You have won!",
    },
  },
  "corp-trap": {
    title: "Traps",
    idea: "Make the Runner want to look.",
    steps: {
      trap: "Project Junebug can be advanced like an agenda. When the Runner accesses it, you may pay 1 credit to do 2 net damage for each advancement on it. The Runner holds 3 cards.",
      install: "Install it in a new server.",
      advance: "Advance it, as you would an agenda.",
      "advance-again": "And again. Two advancements make 4 damage.",
      spring: "The Runner took the bait. Pay 1 credit.",
      won: "4 damage against 3 cards: the Runner is flatlined and you win. Runners who fear traps leave your real agendas alone.",
    },
  },
  "corp-tags": {
    title: "Tags",
    idea: "A tagged Runner can be found.",
    steps: {
      tagged: "The Runner has a tag. While it lasts, you can trash the Runner's resources, and some of your cards become deadly.",
      trash: "Spend a click and 2 credits to trash Armitage Codebusting.",
      scorch: "Scorched Earth needs a tagged Runner and does 4 meat damage. The Runner holds 3 cards. Play it.",
      won: "Flatlined. A Runner who ends a turn with a tag takes a risk; see that you can use it.",
    },
  },
  "corp-bluff": {
    title: "Bluffing",
    idea: "The Runner sees a back, not a card.",
    steps: {
      facedown: "To the Runner every facedown card looks the same. Hostile Takeover is an agenda that needs only 2 advancements; PAD Campaign is an asset nobody hurries to trash.",
      install: "Install Hostile Takeover in a new server, without any ice, as if it were an asset.",
      wait: "Do not advance it: that would give it away. Take a credit.",
      "wait-again": "Take another credit and let the Runner decide whether it is worth a run.",
      advance: "The Runner left it alone. Advance it.",
      "advance-again": "And again.",
      score: "Score it.",
      done: "1 point and 7 credits, for 1 bad publicity. An agenda you can install and score within two turns need never look like one.",
    },
  },
} satisfies Record<string, LessonWords>;

export type Lessons = typeof english;

/** In the page's language, with English as the fallback. */
export const lessonWords: Record<string, LessonWords> = { ...english, ...translatedLessons };
