import type { TableInfo } from "./messages";

/** Cards from /api/catalog, as they are drawn and searched. Empty fields are omitted. */
export interface CardFacts {
  title: string;
  side: "corp" | "runner";
  type: string;
  faction: string;
  subtypes: string[];
  state?: string;
  unique?: boolean;
  cost?: number | "X";
  strength?: number | null;
  memory?: number | null;
  trash?: number | null;
  points?: number | null;
  influence?: number | null;
  deck_limit?: number;
  minimum?: number | null;
  influence_limit?: number | null;
  link?: number | null;
  text?: string[];
  brief?: string; // its effect in one line
  sets?: string[];
}

export type Rules = TableInfo["rules"];
export const RULES: readonly Rules[] = ["1.4", "26.03"];

export interface Starter {
  name: string;
  shelf: string;
  side: "corp" | "runner";
  identity: string;
  faction: string;
  plan: string;
  cards: Record<string, number>;
}

export interface Catalog {
  version: string;
  rules: Rules;
  cards: CardFacts[];
  sets: Record<string, { name: string; cycle: string }>;
  factions: Record<string, { side: "corp" | "runner"; name: string }>;
  starters: Starter[];
  bots: { name: string; words: string }[];
  formats: { name: string; title: string; rules: Rules }[];
  file_formats: string[];
  stops: { name: string; words: string }[];
}
