import { byKey } from "../format";

export const common = {
  name: "Sneakdoor",
  nav: { play: "Spielen", learn: "Lernen", decks: "Decks", cards: "Karten", replays: "Replays", reference: "Regeln", account: "Konto", main: "Hauptmenü", skip: "Zum Inhalt springen" },
  theme: { auto: "Farben: wie das System", dark: "Farben: dunkel", light: "Farben: hell" },
  language: "Sprache",
  close: "Schließen",
  back: "Zurück",
  notFound: "Seite nicht gefunden.",
  pageFailed: "Diese Seite konnte nicht geladen werden. Läuft der Server?",
  unreachable: "Der Server ist nicht erreichbar.",
  serverSays: (status: number, words: string): string => `Antwort des Servers: ${status} ${words}`,
  loading: "Wird geladen …",
  more: "Mehr anzeigen",
};

export const sides = byKey({ corp: "Konzern", runner: "Runner" });

export const types = byKey({
  agenda: "Agenda",
  asset: "Aktivposten",
  upgrade: "Upgrade",
  operation: "Operation",
  ice: "Ice",
  identity: "Identität",
  event: "Ereignis",
  hardware: "Hardware",
  program: "Programm",
  resource: "Ressource",
});

export const factions = byKey({
  haas_bioroid: "Haas-Bioroid",
  jinteki: "Jinteki",
  nbn: "NBN",
  weyland_consortium: "Weyland-Konsortium",
  neutral_corp: "Neutral",
  anarch: "Anarchos",
  criminal: "Kriminelle",
  shaper: "Gestalter",
  adam: "Adam",
  apex: "Apex",
  sunny_lebeau: "Sunny Lebeau",
  neutral_runner: "Neutral",
});

export const face = {
  facedown: "Verdeckte Karte",
  facedownIce: "Verdecktes Ice",
  cost: "Kosten",
  strength: "Stärke",
  memory: "Speicher",
  trash: "Zerstörungskosten",
  points: "Agendapunkte",
  requirement: "nötige Entwicklung",
  influence: "Einfluss",
  link: "Verbindung",
  unique: "einzigartig",
  unrezzed: "ungerezzt",
  noText: "Kein Text.",
  notKnown: "Du weißt nicht, was das ist.",
  minimum: "mindestens",
  cards: "Karten",
  broken: "gebrochen",
  limitless: "ohne Limit",
  unrezzedIce: "Ungerezztes Ice",
  unrezzedShort: "Ungerezzt",
  facedownShort: "Verdeckt",
  tokens: byKey({ credit: "Credits", credits: "Credits", advancement: "Entwicklungsmarker", virus: "Virusmarker", power: "Energiemarker", agenda: "Agendamarker" }),
};

export const bots = byKey({
  pip: { name: "Pip", short: "spielt irgendwas", words: "Spielt Karten auf gut Glück. Gut zum Kennenlernen." },
  marlow: { name: "Marlow", short: "umsichtig", words: "Spielt solide und denkt einen Zug voraus." },
  vesper: { name: "Vesper", short: "schnell, denkt voraus", words: "Schaut vor jeder Entscheidung kurz voraus." },
  quill: { name: "Quill", short: "geduldig", words: "Denkt vor jeder Entscheidung eine Sekunde voraus." },
  atlas: { name: "Atlas", short: "der Stärkste", words: "Denkt drei Sekunden nach. Der stärkste Bot." },
});

export const symbols = byKey({
  credit: "Credit",
  "recurring-credit": "wiederkehrender Credit",
  click: "Klick",
  subroutine: "Subroutine",
  trash: "zerstören",
  interrupt: "Unterbrechung",
  mu: "Speichereinheit",
  link: "Verbindung",
});

export const learn = {
  title: "Spielen lernen",
  intro: "Kurze Lektionen, jede mit einer Idee. Etwa zwei Minuten pro Lektion, in beliebiger Reihenfolge.",
  side: (side: string): string => `Als ${side} spielen`,
  about: byKey({
    runner: "Dringe in Server ein und stiehl Agenden. Die meisten fangen hier an.",
    corp: "Versteck deine Agenden hinter Ice und punkte sie, bevor sie gestohlen werden.",
  }),
  progress: (done: number, all: number): string => `${done} von ${all} Lektionen abgeschlossen`,
  done: "Abgeschlossen",
  next: "Als Nächstes",
  firstGame: "Erste Partie spielen",
  firstGameMeans: "Eine ganze Partie gegen einen Bot mit einfachen Decks. Auf Wunsch bekommst du Tipps.",
  lesson: (number: number, all: number): string => `Lektion ${number} von ${all}`,
  step: (number: number, all: number): string => `Schritt ${number} von ${all}`,
  goOn: "Weiter",
  finish: "Lektion beenden",
  nextLesson: "Nächste Lektion",
  again: "Von vorn",
  all: "Alle Lektionen",
  here: "Hier",
  another: "Das noch nicht. Die Lektion möchte zuerst etwas anderes.",
  finished: "Lektion abgeschlossen",
};
