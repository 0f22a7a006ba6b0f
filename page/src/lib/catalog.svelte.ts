/** The card catalogues, one for each version of the rules, requested once; the browser caches them by ETag. */
import { get } from "./http";
import type { CardFacts, Catalog, Rules } from "./facts";

export const DEFAULT_RULES: Rules = "1.4";
// Raw state is replaced, never mutated, so everything drawn from it updates once another catalogue is shown.
class Shown {
  value = $state.raw<Catalog | null>(null);
  byTitle = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
}
export const catalog = new Shown();
export const cards = $state<{ ready: boolean }>({ ready: false });
const asked = new Map<Rules, Promise<Catalog>>();
let wanted: Rules = DEFAULT_RULES;

/** The catalogue of these rules, without showing it. */
export function catalogOf(rules: Rules): Promise<Catalog> {
  const coming = asked.get(rules) ?? request(rules);
  asked.set(rules, coming);
  return coming;
}

/** Show the catalogue of these rules from now on; where two are asked for, the later call counts. */
export async function loadCatalog(rules: Rules = DEFAULT_RULES): Promise<Catalog> {
  wanted = rules;
  const data = await catalogOf(rules);
  if (wanted === rules && catalog.value !== data) {
    catalog.value = data;
    catalog.byTitle = new Map(data.cards.map((one) => [one.title, one]));
    cards.ready = true;
  }
  return data;
}

async function request(rules: Rules): Promise<Catalog> {
  try {
    const data = await get<Catalog>(rules === DEFAULT_RULES ? "/api/catalog" : `/api/catalog?rules=${rules}`);
    for (const one of data.cards) one.subtypes ??= []; // the server omits empty fields
    return data;
  } catch (error) {
    asked.delete(rules);
    throw error;
  }
}

export interface Pool {
  titles: ReadonlySet<string>; // of the cards that are allowed
  starters: ReadonlySet<string>; // names of the starter decks that are legal
}
const pools = new Map<string, Promise<Pool>>();

/** What a format allows, requested once. */
export function poolOf(format: string): Promise<Pool> {
  const coming =
    pools.get(format) ?? get<{ cards: string[]; starters: string[] }>(`/api/formats/${encodeURIComponent(format)}`).then((data) => ({ titles: new Set(data.cards), starters: new Set(data.starters) }));
  pools.set(format, coming);
  coming.catch(() => pools.delete(format));
  return coming;
}

export function facts(title: string | undefined): CardFacts | undefined {
  return cards.ready && title ? catalog.byTitle.get(title) : undefined;
}
