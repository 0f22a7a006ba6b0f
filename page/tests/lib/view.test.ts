import { describe, expect, it } from "vitest";
import { lying, other, runPlace, type Card, type View } from "../../src/lib/view";

const card = (handle: number, hosted: Card[] = []): Card => ({ handle, hosted }) as unknown as Card;
const view = (more: object = {}): View =>
  ({
    corp: { identity: card(1), scored: [card(2)] },
    runner: { identity: card(3), scored: [] },
    servers: [{ name: "HQ", ice: [card(4), card(5, [card(6, [card(7)])])], root: [card(8)] }],
    rig: { programs: [card(9)], hardware: [] },
    playing: [],
    stages: [],
    ...more,
  }) as unknown as View;
const run = (position: number, ...more: object[]): View => view({ stages: [{ what: "run", details: { server: "HQ", position } }, ...more] });

describe("lying", () => {
  it("finds every card once, hosted ones at any depth", () => {
    const found = [...lying(view())].map((one) => (one as unknown as { handle: number }).handle);
    expect([...found].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("runPlace", () => {
  it("is nowhere without a run", () => {
    expect(runPlace(view())).toBeNull();
  });

  it("counts from the outermost ice, though positions count from the server", () => {
    expect(runPlace(run(1))).toEqual({ server: "HQ", at: 0, encountered: false });
    expect(runPlace(run(0))?.at).toBe(1);
  });

  it("is at the server behind all ice", () => {
    expect(runPlace(run(-1))?.at).toBe(2);
  });

  it("never leaves the row when ice has gone", () => {
    expect(runPlace(run(5))?.at).toBe(0);
  });

  it("knows an encounter from an approach", () => {
    expect(runPlace(run(0, { what: "encounter ice", details: {} }))?.encountered).toBe(true);
  });
});

it("each side has the other", () => {
  expect([other("corp"), other("runner")]).toEqual(["runner", "corp"]);
});
