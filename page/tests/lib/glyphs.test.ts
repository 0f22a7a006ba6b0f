import { describe, expect, it } from "vitest";
import type { CardFacts } from "../../src/lib/facts";
import { motif, typeGlyph } from "../../src/lib/glyphs";

const card = (type: string, subtypes: string[] = [], text: string[] = []): CardFacts => ({ title: "", side: "corp", type, faction: "", subtypes, text });

describe("typeGlyph", () => {
  it.each([
    [card("ice", ["Code Gate", "Tracer"]), "t-code-gate"],
    [card("ice", ["Mythic"]), "t-ice"],
    [card("program", ["Icebreaker", "Killer"]), "b-sentry"],
    [card("program", ["Virus"]), "t-virus"],
    [card("asset", ["Ambush"]), "t-trap"],
    [card("resource"), "t-resource"],
    [undefined, "t-ice"],
  ])("%#: %s", (known, glyph) => {
    expect(typeGlyph(known)).toBe(glyph);
  });
});

describe("motif", () => {
  it("follows the text where the type says little", () => {
    expect(motif(card("operation", [], ["Do 4 meat damage."]))).toBe("burst");
    expect(motif(card("operation", [], ["Gain 9[credit]."]))).toBe("credit");
    expect(motif(card("event", [], ["Make a run."]))).toBe("runner");
  });

  it("prefers what comes first: damage over the trash it costs", () => {
    expect(motif(card("asset", [], ["Trash this: do 1 net damage."]))).toBe("burst");
  });

  it("keeps the type of ice, breakers, traps and agendas", () => {
    expect(motif(card("ice", ["Sentry"], ["Do 3 net damage."]))).toBe("t-sentry");
    expect(motif(card("asset", ["Ambush"], ["Do 3 net damage."]))).toBe("t-trap");
    expect(motif(card("agenda", [], ["Draw 3 cards."]))).toBe("point");
  });

  it("falls back to the type", () => {
    expect(motif(card("resource", [], []))).toBe("t-resource");
  });
});
