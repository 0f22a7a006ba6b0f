/** The cards there are, asked for once; the browser keeps them by their ETag. */
import { get } from "./http";
import type { CardFacts, Catalog } from "./facts";

export const catalog = $state.raw<{ value: Catalog | null; byTitle: Map<string, CardFacts> }>({
  value: null,
  byTitle: new Map(),
});
// A raw state is replaced, never changed in place: so everything drawn from it is drawn anew once it is there.
export const cards = $state<{ ready: boolean }>({ ready: false });
let asked: Promise<Catalog> | null = null;

export function loadCatalog(): Promise<Catalog> {
  asked ??= get<Catalog>("/api/catalog").then(
    (told) => {
      for (const one of told.cards) one.subtypes ??= []; // what a card has nothing of is left out
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
