/** Strings of all pages, of cards and of the list of lessons. */
import { byKey } from "../format";

export const common = {
  name: "Sneakdoor",
  nav: { play: "Play", learn: "Learn", decks: "Decks", cards: "Cards", replays: "Replays", reference: "Rules", account: "Account", main: "Main menu", skip: "Skip to content" },
  theme: { auto: "Theme: system", dark: "Theme: dark", light: "Theme: light" },
  language: "Language",
  close: "Close",
  back: "Back",
  notFound: "Page not found.",
  pageFailed: "This page could not be loaded. Is the server running?",
  unreachable: "Cannot reach the server.",
  serverSays: (status: number, words: string): string => `The server answered: ${status} ${words}`,
  loading: "Loading …",
  more: "Show more",
};

export const sides = byKey({ corp: "Corp", runner: "Runner" });

export const types = byKey({
  agenda: "Agenda",
  asset: "Asset",
  upgrade: "Upgrade",
  operation: "Operation",
  ice: "Ice",
  identity: "Identity",
  event: "Event",
  hardware: "Hardware",
  program: "Program",
  resource: "Resource",
});

export const factions = byKey({
  haas_bioroid: "Haas-Bioroid",
  jinteki: "Jinteki",
  nbn: "NBN",
  weyland_consortium: "Weyland Consortium",
  neutral_corp: "Neutral",
  anarch: "Anarch",
  criminal: "Criminal",
  shaper: "Shaper",
  adam: "Adam",
  apex: "Apex",
  sunny_lebeau: "Sunny Lebeau",
  neutral_runner: "Neutral",
});

export const face = {
  facedown: "Facedown card",
  facedownIce: "Facedown ice",
  cost: "cost",
  strength: "strength",
  memory: "memory",
  trash: "trash cost",
  points: "agenda points",
  requirement: "advancement requirement",
  influence: "influence",
  link: "link",
  unique: "unique",
  unrezzed: "unrezzed",
  noText: "No text.",
  notKnown: "You don't know what this is.",
  minimum: "at least",
  cards: "cards",
  broken: "broken",
  limitless: "no limit",
  unrezzedIce: "Unrezzed ice",
  unrezzedShort: "Unrezzed",
  facedownShort: "Facedown",
  tokens: byKey({ credit: "credits", credits: "credits", advancement: "advancements", virus: "virus counters", power: "power counters", agenda: "agenda counters" }),
};

export const bots = byKey({
  pip: { name: "Pip", short: "plays anything", words: "Plays cards at random. Good for a first look." },
  marlow: { name: "Marlow", short: "careful", words: "Plays soundly and thinks one turn ahead." },
  vesper: { name: "Vesper", short: "quick, looks ahead", words: "Looks ahead briefly before each decision." },
  quill: { name: "Quill", short: "patient", words: "Takes a second to look ahead before each decision." },
  atlas: { name: "Atlas", short: "the strongest", words: "Thinks for three seconds. The strongest bot." },
});

export const symbols = byKey({
  credit: "credit",
  "recurring-credit": "recurring credit",
  click: "click",
  subroutine: "subroutine",
  trash: "trash",
  interrupt: "interrupt",
  mu: "memory unit",
  link: "link",
});

export const learn = {
  title: "Learn to play",
  intro: "Short lessons, one idea each. About two minutes per lesson, in any order you like.",
  side: (side: string): string => `Play the ${side}`,
  about: byKey({
    runner: "Break into servers and steal agendas. Most people start here.",
    corp: "Hide your agendas behind ice and score them before they are stolen.",
  }),
  progress: (done: number, all: number): string => `${done} of ${all} lessons finished`,
  done: "Finished",
  next: "Next",
  firstGame: "Play your first game",
  firstGameMeans: "A full game against a bot with simple decks. Hints are there when you want one.",
  lesson: (number: number, all: number): string => `Lesson ${number} of ${all}`,
  step: (number: number, all: number): string => `Step ${number} of ${all}`,
  goOn: "Next",
  finish: "Finish the lesson",
  nextLesson: "Next lesson",
  again: "Start over",
  all: "All lessons",
  here: "Here",
  another: "Not that one yet. The lesson asks for something else first.",
  finished: "Lesson finished",
};
