/** Cards as text: for screen readers and small spaces. */
import type { CardFacts } from "./facts";
import { strings } from "./strings";
import type { Card } from "./view";

/** A card in a single line, for screen readers. */
export function inWords(card: Card, known: CardFacts | undefined, ice = false): string {
  const said: string[] = [card.title || (ice ? strings.face.facedownIce : strings.face.facedown)];
  if (card.handle) said[0] += ` #${card.handle}`;
  if (known) said.push(strings.types[known.type] ?? known.type);
  if (card.title && card.faceup === false && known?.type !== "agenda") said.push(strings.face.unrezzed);
  if (card.strength !== undefined) said.push(`${strings.face.strength} ${card.strength}`);
  if (card.points !== undefined) said.push(`${strings.face.points} ${card.points}`);
  if (card.needs !== undefined) said.push(`${strings.face.requirement} ${card.needs}`);
  for (const [name, n] of Object.entries(card.tokens ?? {})) if (n) said.push(`${n} ${strings.face.tokens[name] ?? name}`);
  if (card.hosted?.length) said.push(strings.table.hosts(card.hosted.map((one) => one.title || strings.face.facedown).join(", ")));
  return said.join(", ");
}

/** The strength to print, and whether something changed it. */
export function strengthOf(card: Card, known: CardFacts | undefined): { strength: number | null; changed: boolean } {
  const printed = known?.strength ?? null;
  return { strength: card.strength ?? printed, changed: card.strength !== undefined && printed !== null && card.strength !== printed };
}

const HOUSES = new Set(["Haas-Bioroid", "Jinteki", "NBN", "Weyland Consortium"]);
/** The distinctive part of an identity's name: the person, or the division of a corporation. */
export function shortName(title: string): string {
  const [first = "", ...rest] = title.split(": ");
  return rest.length && HOUSES.has(first) ? rest.join(": ") : first;
}

/** The distinctive subtypes: icebreaker is left out, since every breaker is one. */
export function telling(subtypes: readonly string[]): string {
  return (subtypes.length > 1 ? subtypes.filter((one) => one !== "Icebreaker") : subtypes).join(" · ");
}
