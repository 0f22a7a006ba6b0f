/** The card catalogue, requested once; the browser caches it by ETag. */
import { get } from "./http";
import type { CardFacts, Catalog } from "./facts";

export const catalog = $state.raw<{ value: Catalog | null; byTitle: Map<string, CardFacts> }>({
  value: null,
  byTitle: new Map(),
});
// Raw state is replaced, never mutated, so everything drawn from it updates once it has been loaded.
export const cards = $state<{ ready: boolean }>({ ready: false });
let asked: Promise<Catalog> | null = null;

export function loadCatalog(): Promise<Catalog> {
  asked ??= get<Catalog>("/api/catalog").then(
    (told) => {
      for (const one of told.cards) one.subtypes ??= []; // the server omits empty fields
      catalog.value = told;
      catalog.byTitle = new Map(told.cards.map((one) => [one.title, one]));
      cards.ready = true;
      return told;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export function facts(title: string | undefined): CardFacts | undefined {
  return cards.ready && title ? catalog.byTitle.get(title) : undefined;
}
