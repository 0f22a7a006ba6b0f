/** Decks as the server describes them. */
import type { Rules } from "./facts";
import { post } from "./http";
import type { DeckBody } from "./messages";

export interface LineProblem {
  line: number;
  text: string;
  words: string;
  nearest: string[];
  told: string;
}
export interface Checked {
  legal: boolean;
  playable: boolean;
  problems: { rule: string; card: string; words: string; told: string }[];
  size: { found: number; least: number };
  influence: { found: number; most: number | null };
  points: { found: number; least: number; most: number } | null;
  rules: Rules;
}

export async function readDeck(text: string, filename: string | null = null): Promise<{ deck: DeckBody | null; problems: LineProblem[] }> {
  return post("/api/decks/read", { text, filename });
}
export const written = async (deck: DeckBody, form = "text"): Promise<string> => (await post<{ text: string }>("/api/decks/export", { deck: body(deck), form })).text;

/** Keep only the fields the server accepts. */
export const body = (deck: DeckBody): DeckBody => ({ identity: deck.identity, cards: deck.cards, name: deck.name ?? "", extras: deck.extras ?? {} });

/** Replace the title in a line of a deck list; the count stays. */
export function repaired(text: string, problem: LineProblem, meant: string | null): string {
  const lines = text.split(/\r?\n/);
  const line = lines[problem.line - 1];
  if (line === undefined) return text;
  if (meant === null) lines.splice(problem.line - 1, 1);
  else if (problem.text && line.includes(problem.text)) lines[problem.line - 1] = line.replace(problem.text, () => meant);
  else lines[problem.line - 1] = `${/^\s*\d+\s*x?\s+/i.exec(line)?.[0] ?? ""}${meant}`;
  return lines.join("\n");
}

// A deck list handed from one page to the next.
const DRAFT = "sneakdoor.draft";
export function carry(text: string): void {
  try {
    sessionStorage.setItem(DRAFT, text);
  } catch {
    // without storage the next page starts empty
  }
}
export function carried(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? "";
  } catch {
    return "";
  }
}
