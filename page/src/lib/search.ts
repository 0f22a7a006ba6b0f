/** Card search: titles first, then types, then texts; accents and case are ignored. */
import type { CardFacts } from "./facts";
import { strings } from "./strings";

export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘“”"']/g, "");

const known = new WeakMap<CardFacts, { title: string; rest: string }>();

function searchable(card: CardFacts): { title: string; rest: string } {
  let found = known.get(card);
  if (!found) {
    const rest = [strings.types[card.type] ?? card.type, card.subtypes.join(" "), strings.factions[card.faction] ?? "", (card.text ?? []).join(" ").replace(/[[\]]/g, "")];
    found = { title: folded(card.title), rest: folded(rest.join(" ")) };
    known.set(card, found);
  }
  return found;
}

/** Score a match: 0 is none, higher is better. */
export function fits(card: CardFacts, typed: string): number {
  const wanted = folded(typed).trim();
  if (!wanted) return 1;
  const { title, rest } = searchable(card);
  if (title === wanted) return 6;
  if (title.startsWith(wanted)) return 5;
  if (title.includes(` ${wanted}`)) return 4;
  if (title.includes(wanted)) return 3;
  const words = wanted.split(/\s+/);
  if (words.every((one) => title.includes(one))) return 2;
  return words.every((one) => title.includes(one) || rest.includes(one)) ? 1 : 0;
}

export function search(cards: readonly CardFacts[], typed: string): CardFacts[] {
  const found = cards.map((card) => ({ card, fit: fits(card, typed) })).filter((one) => one.fit > 0);
  if (typed.trim()) found.sort((a, b) => b.fit - a.fit || a.card.title.localeCompare(b.card.title));
  return found.map((one) => one.card);
}

/** Address of a card's page in the reference. */
export function referencePath(title: string): string {
  const plain = [...title.toLowerCase().normalize("NFKD")].map((one) => (/[A-Za-z0-9]/.test(one) ? one : "'’‘.".includes(one) ? "" : " "));
  return `/reference/cards/${plain.join("").split(/\s+/).filter(Boolean).join("-")}.html`;
}

/** Address of a rule in the reference. */
export function rulePath(number: string): string {
  const section =
    number
      .replace(/^1\.4:/, "")
      .match(/\d+/g)
      ?.slice(0, 2)
      .join(".") ?? "index";
  return `/reference/rules/${section}.html#r${number.replace(":", "-")}`;
}
