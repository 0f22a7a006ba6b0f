// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { body, carried, carry, repaired } from "../../src/lib/decks";

const LIST = "Deck\r\n3x Hedge Fnud\n2 Ice Wall";
const problem = (line: number, text: string) => ({ line, text, words: "", nearest: [], told: "" });

describe("repaired", () => {
  it("replaces what was written by what was meant, and nothing else", () => {
    expect(repaired(LIST, problem(2, "Hedge Fnud"), "Hedge Fund")).toBe("Deck\n3x Hedge Fund\n2 Ice Wall");
  });

  it("takes a title literally, dollar signs too", () => {
    expect(repaired("1 Cash", problem(1, "Cash"), "$& money")).toBe("1 $& money");
  });

  it("removes the line where nothing was meant", () => {
    expect(repaired(LIST, problem(2, "Hedge Fnud"), null)).toBe("Deck\n2 Ice Wall");
  });

  it("keeps the number where the words are not found in the line", () => {
    expect(repaired(LIST, problem(2, "something else"), "Hedge Fund")).toBe("Deck\n3x Hedge Fund\n2 Ice Wall");
  });

  it("changes nothing for a line that is not there", () => {
    expect(repaired(LIST, problem(9, "x"), "y")).toBe(LIST);
  });
});

it("body sends only what the server asks for", () => {
  const deck = { identity: "Gabriel", cards: { "Sure Gamble": 3 }, id: "7" } as unknown as Parameters<typeof body>[0];
  expect(body(deck)).toEqual({ identity: "Gabriel", cards: { "Sure Gamble": 3 }, name: "", extras: {} });
});

describe("a list on its way to the next page", () => {
  afterEach(() => sessionStorage.clear());

  it("arrives", () => {
    expect(carried()).toBe("");
    carry(LIST);
    expect(carried()).toBe(LIST);
  });

  it("is empty where storage is forbidden", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      clear: () => {},
    });
    expect(carried()).toBe("");
    vi.unstubAllGlobals();
  });
});
