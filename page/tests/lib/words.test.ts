import { describe, expect, it } from "vitest";
import { groups } from "../../src/lib/symbol_text";

describe("groups", () => {
  it("keeps a number with its symbols and what follows at once", () => {
    const together = (text: string): string[] => groups(text).flatMap(([part, held]) => (held ? [part] : []));
    expect(together("1[credit]: break 1 sub · 1[credit]: +1 strength")).toEqual(["1[credit]:", "1[credit]:"]);
    expect(together("[click][click], [trash]: play 1 event, +2[mu].")).toEqual(["[click][click], [trash]:", "+2[mu]."]);
  });

  it("loses nothing", () => {
    const text = "Gain 9[credit]. Then [subroutine] End the run";
    expect(
      groups(text)
        .map(([part]) => part)
        .join(""),
    ).toBe(text);
  });
});
