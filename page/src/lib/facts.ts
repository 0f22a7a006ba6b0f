/** What the HTTP part of the server tells. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  csrf: string;
  link?: string | null;
}

export interface CardFacts {
  title: string;
  side: "corp" | "runner";
  type: string;
  faction: string;
  subtypes: string[];
  state?: string;
  unique?: boolean;
  cost?: number | null;
  strength?: number | null;
  memory?: number | null;
  trash?: number | null;
  points?: number | null;
  influence?: number | null;
  deck_limit?: number;
  minimum?: number | null;
  influence_limit?: number | null;
  link?: number | null;
  text?: string | null;
  sets?: { code: string; card: string; copies: number }[];
}

export interface Catalog {
  version: string;
  cards: CardFacts[];
  starters: { name: string; shelf?: string; side: string; identity: string; faction: string; plan: string }[];
  bots: { name: string; words: string }[];
  formats: unknown[];
}
