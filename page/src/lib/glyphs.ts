/** Drawings for cards, by type (for ice and breakers by subtype) and by effect. */
import type { CardFacts } from "./facts";

const ICE = ["barrier", "code gate", "sentry", "trap"];
const BREAKERS: Record<string, string> = { fracter: "b-barrier", decoder: "b-code-gate", killer: "b-sentry" };

const has = (known: CardFacts, name: string): boolean => known.subtypes.some((one) => one.toLowerCase() === name);

export function typeGlyph(known: CardFacts | undefined): string {
  if (!known) return "t-ice";
  if (known.type === "ice") {
    const kind = ICE.find((one) => has(known, one));
    return kind ? `t-${kind.replace(" ", "-")}` : "t-ice";
  }
  if (known.type === "program") {
    const breaks = Object.keys(BREAKERS).find((one) => has(known, one));
    if (breaks) return BREAKERS[breaks]!;
    if (has(known, "virus")) return "t-virus";
  }
  if (known.type === "asset" && has(known, "ambush")) return "t-trap";
  return `t-${known.type}`;
}

// Effects by pattern; the first one that matches the card text wins.
const MOTIFS: [RegExp, string][] = [
  [/\bdamage\b/i, "burst"],
  [/\b(take|give|gives?|places?) [^.]*\btags?\b|\btag the\b|\d tags?\b/i, "tag"],
  [/\b(gain|gains|take|load|place)s? [^.]*\[credit\]|recurring-credit/i, "credit"],
  [/\bmake a run\b/i, "runner"],
  [/\bdraw\b|\baccess [^.]*more\b|\bsearch\b/i, "cards"],
  [/\badvance(ment)?\b/i, "adv"],
  [/\bcannot be\b|\bprevent\b|\bcannot access\b|\bend the run\b/i, "shield"],
  [/\[mu\]/i, "mu"],
  [/\[link\]/i, "link"],
  [/\btrash\b/i, "trash"],
  [/\bexpose|\blook at\b|\breveal\b/i, "eye"],
];

/** The drawing on a card's plate: its effect, or else its type. */
export function motif(known: CardFacts): string {
  const type = typeGlyph(known);
  if (known.type === "ice" || type.startsWith("b-") || type === "t-trap") return type;
  if (known.type === "agenda") return "point";
  const text = (known.text ?? []).join(" ");
  return MOTIFS.find(([pattern]) => pattern.test(text))?.[1] ?? type;
}

/** Drawings of counters. */
export const COUNTERS: Record<string, string> = {
  credit: "credit",
  credits: "credit",
  advancement: "adv",
  virus: "t-virus",
  power: "power",
  agenda: "point",
};
