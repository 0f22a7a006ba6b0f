import { describe, expect, it } from "vitest";
import type { CardFacts } from "../../src/lib/facts";
import { fits, folded, referencePath, rulePath, search } from "../../src/lib/search";

const card = (title: string, more: Partial<CardFacts> = {}): CardFacts => ({ title, side: "corp", type: "asset", faction: "nbn", subtypes: [], ...more });
const CARDS = [card("Data Raven"), card("Raven"), card("Ravenous"), card("Déjà Vu"), card("Tracer", { text: ["Follow the raven."], subtypes: ["Ambush"] })];

describe("folded", () => {
  it("drops accents, case and quotation marks", () => {
    expect(folded("Déjà “Vu”’s")).toBe("deja vus");
  });
});

describe("search", () => {
  it("puts the exact title first, then its beginning, then a later word, then the text", () => {
    expect(search(CARDS, "raven").map((one) => one.title)).toEqual(["Raven", "Ravenous", "Data Raven", "Tracer"]);
  });

  it("finds by subtype and by words in any order", () => {
    expect(search(CARDS, "ambush").map((one) => one.title)).toEqual(["Tracer"]);
    expect(search(CARDS, "raven data").map((one) => one.title)).toEqual(["Data Raven"]);
  });

  it("leaves the order alone where nothing is typed, and finds nothing for nonsense", () => {
    expect(search(CARDS, "  ")).toEqual(CARDS);
    expect(search(CARDS, "xyzzy")).toEqual([]);
  });

  it("ranks a title above a text", () => {
    expect(fits(CARDS[0]!, "raven")).toBeGreaterThan(fits(CARDS[4]!, "raven"));
  });
});

describe("links into the reference", () => {
  it.each([
    ["Ichi 1.0", "ichi-10"],
    ["Déjà Vu", "de-ja-vu"],
    ["Maker's Eye", "makers-eye"],
    ["R&D Interface", "r-d-interface"],
  ])("%s", (title, file) => {
    expect(referencePath(title)).toBe(`/reference/cards/${file}.html`);
  });

  it("leads to the section of a rule, of either version", () => {
    expect(rulePath("6.9.3c")).toBe("/reference/rules/6.9.html#r6.9.3c");
    expect(rulePath("1.4:9.8.1")).toBe("/reference/rules/9.8.html#r1.4-9.8.1");
  });
});
