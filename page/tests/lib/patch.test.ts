import { describe, expect, it } from "vitest";
import { patched } from "../../src/lib/patch";

const view = { corp: { credits: 5, hand: ["a", "b"] }, runner: { credits: 3, hand: ["c"] } };

describe("patched", () => {
  it("sets a value and keeps the objects beside the path", () => {
    const after = patched(view, [[["corp", "credits"], 9]]);
    expect(after.corp.credits).toBe(9);
    expect(after.runner).toBe(view.runner);
    expect(after.corp.hand).toBe(view.corp.hand);
    expect(view.corp.credits).toBe(5);
  });

  it("removes where a change has no value", () => {
    expect(patched(view, [[["corp", "hand", 0]]]).corp.hand).toEqual(["b"]);
    expect(patched(view, [[["corp", "credits"]]]).corp).toEqual({ hand: ["a", "b"] });
  });

  it("tells null from nothing", () => {
    expect(patched<unknown>(view, [[["corp", "credits"], null]])).toMatchObject({ corp: { credits: null } });
  });

  it("appends at the end of a list and applies changes in order", () => {
    const after = patched(view, [[["runner", "hand", 1], "d"], [["runner", "hand", 0]]]);
    expect(after.runner.hand).toEqual(["d"]);
  });

  it("replaces the whole view by an empty path", () => {
    expect(patched<unknown>(view, [[[], { over: true }]])).toEqual({ over: true });
  });

  it.each([
    [["corp", "hand", 4], "x"],
    [["corp", "hand", -1], "x"],
    [["corp", "credits", "deeper"], 1],
  ])("refuses a path that does not exist: %j", (path, value) => {
    expect(() => patched<unknown>(view, [[path, value]])).toThrow("no such place");
  });
});
