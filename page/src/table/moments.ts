/** Turns log entries into moments: which ones are shown, their text, drawing and duration. */
import { facts } from "../lib/catalog.svelte";
import { typeGlyph } from "../lib/glyphs";
import type { EntryData } from "../lib/messages";
import { strings } from "../lib/strings";
import type { SideName } from "../lib/view";

export interface Voice {
  you: SideName | null; // the side called "you"; null for spectators
  names: Record<SideName, string>;
  youWord: string;
}
export interface Moment {
  kind: string;
  words: string;
  glyph: string;
  side: SideName | "rules";
  card: string;
  source: string;
  server: string;
  ms: number;
  minor: boolean; // the next moment need not wait for it
}

/** Milliseconds at the default pace, and the drawing; "" means that of the card. */
const SHOWN: Record<string, [number, string]> = {
  turn: [500, "turn"],
  "game starts": [400, "door"],
  mulligan: [400, "cards"],
  "run begins": [450, "play"],
  "approach ice": [400, "runner"],
  "approach server": [400, "door"],
  passed: [400, "check"],
  bypassed: [450, "check"],
  rezzed: [600, ""],
  derezzed: [500, ""],
  encounter: [450, ""],
  broken: [400, "check"],
  subroutine: [600, "sub"],
  "successful run": [450, "door"],
  "unsuccessful run": [450, "cross"],
  "run ended": [500, "shield"],
  "jacked out": [450, "undo"],
  accessed: [900, "eye"],
  stolen: [1000, "point"],
  scored: [1000, "point"],
  forfeited: [500, "point"],
  damaged: [700, "burst"],
  trashed: [400, "trash"],
  discarded: [400, "trash"],
  tagged: [500, "tag"],
  "tags removed": [400, "tag"],
  "bad publicity taken": [500, "badpub"],
  "credits gained": [400, "credit"],
  "credits lost": [400, "credit"],
  "clicks gained": [400, "click"],
  "clicks lost": [400, "click"],
  drawn: [400, "cards"],
  installed: [500, ""],
  played: [600, ""],
  used: [450, ""],
  advanced: [400, "adv"],
  purged: [500, "t-virus"],
  revealed: [700, "eye"],
  exposed: [700, "eye"],
  "looked at": [400, "eye"],
  search: [400, "cards"],
  "tokens placed": [400, "power"],
  traced: [500, "link"],
  "trace resolved": [500, "link"],
  "bids revealed": [500, "credit"],
  "game over": [1600, "door"],
  action: [400, "click"],
};
/** Covered by another moment: the click of an action, the price of what follows, the end of a search. */
const SILENT = new Set([
  "action",
  "clicks spent",
  "credits spent",
  "tokens spent",
  "server created",
  "server gone",
  "shuffled",
  "run ends",
  "passed all ice",
  "access begins",
  "turn ends",
  "all broken",
  "raised",
  "changed",
  "identity",
  "begins installed",
  "action phase ended",
]);
const MINOR = new Set([
  "credits gained",
  "credits lost",
  "drawn",
  "tokens placed",
  "tokens removed",
  "looked at",
  "used",
  "clicks gained",
  "discarded",
  "added to hand",
  "added to deck",
  "shuffled in",
]);
const LEAST = 400;

export const isShown = (kind: string): boolean => !SILENT.has(kind);

/** Is this entry a moment of its own? An action is one where no other moment says what came of it, as the click for a credit. */
export function isMoment(entries: readonly EntryData[], n: number): boolean {
  const { kind = "", words } = entries[n]!;
  const next = entries[n + 1]?.kind;
  const alone = kind === "action" && (next === undefined || next === "action" || next === "turn ends");
  return Boolean(words) && (alone || isShown(kind));
}

/** What a moment changed, for the edge of the log: a number with its sign, and what it counts. */
export interface Amount {
  number: string;
  glyph: string;
  side: SideName | "rules";
}
const COUNTED: Record<string, [sign: 1 | -1, glyph: string]> = {
  "credits gained": [1, "credit"],
  "credits lost": [-1, "credit"],
  "credits spent": [-1, "credit"],
  "clicks gained": [1, "click"],
  "clicks lost": [-1, "click"],
  tagged: [1, "tag"],
  "tags removed": [-1, "tag"],
  "bad publicity taken": [1, "badpub"],
  "bad publicity removed": [-1, "badpub"],
  stolen: [1, "point"],
  scored: [1, "point"],
  damaged: [-1, "cards"],
};

/** The amounts of a moment: its own, and the credits that were paid for it. */
export function amountsOf(entries: readonly EntryData[]): Amount[] {
  const sums = new Map<string, Amount & { sum: number }>();
  for (const entry of entries) {
    // The basic action for a credit has no entry of its own for that credit.
    const gained = entry.kind === "action" && entry.cause === "credit" ? 1 : 0;
    const [sign, glyph] = gained ? ([1, "credit"] as const) : (COUNTED[entry.kind ?? ""] ?? [0, ""]);
    const amount = sign * (gained || (entry.amount ?? 0));
    if (!amount) continue;
    const key = `${entry.side} ${glyph}`;
    const sum = (sums.get(key)?.sum ?? 0) + amount;
    sums.set(key, { sum, glyph, side: entry.side, number: sum < 0 ? `−${-sum}` : `+${sum}` });
  }
  return [...sums.values()].filter((one) => one.sum).map(({ number, glyph, side }) => ({ number, glyph, side }));
}

export function momentOf(entry: EntryData, voice: Voice): Moment {
  const kind = entry.kind ?? "";
  const [ms, glyph] = SHOWN[kind] ?? [LEAST, "power"];
  const card = entry.card ?? "";
  const side = entry.side ?? "rules";
  return {
    kind,
    card,
    side,
    ms,
    words: spoken(entry.words ?? "", voice),
    glyph: glyph || (facts(card) ? typeGlyph(facts(card)) : "t-ice"),
    source: entry.source ?? "",
    server: entry.server ?? "",
    minor: MINOR.has(kind),
  };
}

const IRREGULAR: Record<string, string> = { has: "have", is: "are", was: "were", does: "do", goes: "go" };
const SIBILANT = /(ss|sh|ch|zz|x)es$/;

/** Turn a verb from the third person into the form after "you". */
function plain(verb: string): string {
  if (verb in IRREGULAR) return IRREGULAR[verb]!;
  if (verb === "rezzes" || verb === "derezzes") return verb.slice(0, -3);
  if (SIBILANT.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return verb.endsWith("s") ? verb.slice(0, -1) : verb;
}

/** Address a sentence of the log to its reader: "The Runner passes" becomes "You pass" or "Vesper passes". */
export function spoken(words: string, voice: Voice): string {
  let out = words;
  for (const side of ["corp", "runner"] as const) {
    const title = side === "corp" ? "Corp" : "Runner";
    const owner = voice.you === side ? "yours" : voice.names[side] && `${voice.names[side]}'s`;
    if (owner) out = out.replace(new RegExp(`, the ${title}'s(?=\\.?$)`), `, ${owner}`); // a turn that begins
    if (voice.you === side) {
      out = out.replace(new RegExp(`\\bThe ${title} (\\w+)`, "g"), (_, verb: string) => `${voice.youWord} ${plain(verb)}`);
    } else if (voice.names[side]) {
      out = out.replace(new RegExp(`\\bThe ${title}\\b(?!')`, "g"), voice.names[side]);
    }
  }
  return out.replace(/\.$/, "");
}

const MOST_SAID = 6;

/** Log entries as sentences for screen readers; an action is only mentioned if no other entry says what it did. */
export function heard(entries: readonly EntryData[], voice: Voice): string {
  const said: string[] = [];
  let last = "";
  entries.forEach((entry, n) => {
    if (!isMoment(entries, n)) return;
    const words = `${spoken(entry.words, voice)}.`;
    said.push(words === last ? strings.table.andAgain : words);
    last = words;
  });
  return said.slice(-MOST_SAID).join(" ");
}
