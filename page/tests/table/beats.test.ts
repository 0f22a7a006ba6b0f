// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPace } from "../../src/lib/settings.svelte";
import { Beats } from "../../src/table/beats.svelte";
import type { Moment } from "../../src/table/moments";

vi.mock("../../src/table/sounds", () => ({ play: () => {} }));

const moment = (words: string, ms = 500, minor = false, side: Moment["side"] = "runner"): Moment => ({ kind: "x", words, glyph: "", side, card: "", source: "", server: "", ms, minor });
let beats: Beats;

beforeEach(() => {
  vi.useFakeTimers();
  setPace("normal");
  beats = new Beats(() => "corp");
});
afterEach(() => vi.useRealTimers());

describe("Beats", () => {
  it("shows one moment after the other, each for its time", () => {
    beats.add({ moment: moment("first") });
    beats.add({ moment: moment("second") });
    expect(beats.beat?.words).toBe("first");
    vi.advanceTimersByTime(499);
    expect(beats.beat?.words).toBe("first");
    vi.advanceTimersByTime(1);
    expect(beats.beat?.words).toBe("second");
    vi.advanceTimersByTime(500);
    expect([beats.beat, beats.busy]).toEqual([null, false]);
  });

  it("acts when the moment begins, not before", () => {
    const act = vi.fn();
    beats.add({ moment: moment("first") });
    beats.add({ act, moment: moment("second") });
    expect(act).not.toHaveBeenCalled();
    expect(beats.skip()).toBe(true);
    expect(act).toHaveBeenCalledOnce();
  });

  it("does not wait for small things that one did oneself", () => {
    beats.add({ moment: moment("mine", 500, true, "corp") });
    expect(beats.busy).toBe(false);
    beats.add({ moment: moment("theirs", 500, true, "runner") });
    expect(beats.busy).toBe(true);
  });

  it("waits for nothing with the pace off, and half as long when fast", () => {
    setPace("off");
    beats.add({ moment: moment("x") });
    expect(beats.busy).toBe(false);
    setPace("fast");
    beats.add({ moment: moment("y", 600) });
    vi.advanceTimersByTime(299);
    expect(beats.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(beats.busy).toBe(false);
  });

  it("finish does all that is waiting at once, and loses nothing", () => {
    const done: string[] = [];
    for (const name of ["a", "b", "c"]) beats.add({ act: () => done.push(name), moment: moment(name) });
    beats.finish();
    expect([done, beats.beat, beats.busy]).toEqual([["a", "b", "c"], null, false]);
    expect(beats.skip()).toBe(false);
  });
});
