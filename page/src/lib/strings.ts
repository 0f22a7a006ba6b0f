/** Every word that the page itself says, in one place. What the game says comes from the server. */
export const strings = {
  name: "Sneakdoor",
  motto: "Netrunner in the browser, by the rulebook.",
  nav: { play: "Play", decks: "Decks", cards: "Cards", replays: "Replays", account: "Account", main: "Main pages", skip: "Skip to the page" },
  theme: { auto: "Theme: as the machine", dark: "Theme: dark", light: "Theme: light" },
  close: "Close",
  back: "Back",
  notFound: "There is no such page.",
  pageFailed: "This page could not be loaded. Is the server there?",
  loading: "One moment …",
  sides: { corp: "Corp", runner: "Runner" } as Record<string, string>,
  types: {
    agenda: "Agenda", asset: "Asset", upgrade: "Upgrade", operation: "Operation", ice: "Ice", identity: "Identity",
    event: "Event", hardware: "Hardware", program: "Program", resource: "Resource",
  } as Record<string, string>,
  factions: {
    haas_bioroid: "Haas-Bioroid", jinteki: "Jinteki", nbn: "NBN", weyland_consortium: "Weyland Consortium",
    neutral_corp: "Neutral", anarch: "Anarch", criminal: "Criminal", shaper: "Shaper", adam: "Adam", apex: "Apex",
    sunny_lebeau: "Sunny Lebeau", neutral_runner: "Neutral",
  } as Record<string, string>,
  face: {
    facedown: "Facedown card", facedownIce: "Facedown ice", cost: "cost", strength: "strength", memory: "memory",
    trash: "trash cost", points: "points", requirement: "advancement requirement", influence: "influence", link: "link",
    unique: "unique", unrezzed: "not rezzed", noText: "No text.", notKnown: "The front is not known to you.",
    minimum: "at least", cards: "cards", broken: "broken", unbroken: "unbroken", limitless: "no limit",
    state: { missing: "not playable yet", partial: "partly done" } as Record<string, string>,
  },
  table: { title: "Table" },
  symbols: {
    credit: "credit", "recurring-credit": "recurring credit", click: "click", subroutine: "subroutine", trash: "trash",
    interrupt: "interrupt", mu: "memory unit", link: "link",
  } as Record<string, string>,
} as const;
