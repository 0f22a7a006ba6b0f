import { describe, expect, it } from "vitest";
import { amountsOf, isMoment, isShown, momentOf, spoken, type Voice } from "../../src/table/moments";

const voice = (you: Voice["you"]): Voice => ({ you, names: { corp: "Vesper", runner: "Noor" }, youWord: "You" });

describe("spoken", () => {
  it.each([
    ["The Runner passes Ice Wall.", "You pass Ice Wall"],
    ["The Runner is tagged.", "You are tagged"],
    ["The Runner has 3 credits.", "You have 3 credits"],
    ["The Runner accesses Snare!.", "You access Snare!"],
    ["The Runner tries again.", "You try again"],
    ["The Runner approaches R&D.", "You approach R&D"],
  ])("%s", (words, said) => {
    expect(spoken(words, voice("runner"))).toBe(said);
  });

  it("rez and derez lose their doubled letter", () => {
    expect(spoken("The Corp rezzes Ice Wall.", voice("corp"))).toBe("You rez Ice Wall");
    expect(spoken("Turn 4 begins, the Corp's.", voice("corp"))).toBe("Turn 4 begins, yours");
    expect(spoken("The Corp derezzes Ice Wall.", voice("corp"))).toBe("You derez Ice Wall");
  });

  it("calls the other side by name, and both for spectators", () => {
    expect(spoken("The Corp draws. The Runner runs.", voice("runner"))).toBe("Vesper draws. You run");
    expect(spoken("The Corp draws. The Runner runs.", voice(null))).toBe("Vesper draws. Noor runs");
  });
});

describe("momentOf", () => {
  it("gives big moments more time than small ones", () => {
    const stolen = momentOf({ kind: "stolen", side: "runner", words: "x" }, voice(null));
    const drawn = momentOf({ kind: "drawn", side: "corp", words: "x" }, voice(null));
    expect(stolen.ms).toBeGreaterThan(drawn.ms);
    expect([stolen.minor, drawn.minor]).toEqual([false, true]);
  });

  it("shows what it does not know for a moment too, and belongs to the rules where no side acted", () => {
    expect(momentOf({ kind: "never heard of", words: "x" }, voice(null))).toMatchObject({ side: "rules", minor: false, card: "", ms: 400 });
  });

  it("leaves out what another moment tells", () => {
    expect([isShown("credits spent"), isShown("stolen")]).toEqual([false, true]);
  });
});

describe("isMoment", () => {
  const click = { kind: "action", side: "corp", turn: 1, words: "The Corp spends a click." } as const;
  it("is an action only where nothing else tells what came of it", () => {
    expect(isMoment([click], 0)).toBe(true);
    expect(isMoment([click, click], 0)).toBe(true);
    expect(isMoment([click, { ...click, kind: "drawn" }], 0)).toBe(false);
  });
});

describe("amountsOf", () => {
  const of = (kind: string, amount: number) => ({ kind, amount, side: "runner", turn: 1, words: "x" }) as const;
  it("has a sign and says what it counts", () => {
    expect(amountsOf([of("credits spent", 5), of("tagged", 1)])).toEqual([
      { number: "−5", glyph: "credit", side: "runner" },
      { number: "+1", glyph: "tag", side: "runner" },
    ]);
  });
  it("adds up what is paid in parts, and says nothing where nothing is left", () => {
    expect(amountsOf([of("credits spent", 2), of("credits spent", 1)])[0]?.number).toBe("−3");
    expect(amountsOf([of("played", 0)])).toEqual([]);
  });
});
