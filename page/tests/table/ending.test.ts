import { describe, expect, it } from "vitest";
import { decisive, leads, turningPoint } from "../../src/table/ending";

type Entry = Parameters<typeof decisive>[0][number];
type Over = Parameters<typeof decisive>[1];

const voice = { you: null, names: { corp: "Vesper", runner: "Noor" }, youWord: "You" };
const over = (how: string): Over => ({ type: "over", winner: "runner", how, points: {}, replay: "" });
const agenda = (kind: "scored" | "stolen", points: number, turn: number): Entry => ({ kind, side: kind === "scored" ? "corp" : "runner", turn, words: `An agenda, worth ${points} agenda points.` });
const GAME: Entry[] = [agenda("scored", 2, 2), { kind: "drawn", side: "corp", turn: 3 }, agenda("stolen", 3, 4), { kind: "damaged", side: "runner", turn: 5, words: "x" }, agenda("stolen", 3, 6)];

describe("decisive", () => {
  it("has the agendas with their points, and their places in the log", () => {
    expect(decisive(GAME, over("points"), voice).map((one) => [one.n, one.side, one.points])).toEqual([
      [0, "corp", 2],
      [2, "runner", 3],
      [4, "runner", 3],
    ]);
  });

  it("counts negative points and agendas worth nothing", () => {
    expect(decisive([agenda("stolen", -1, 1)], over("points"), voice)[0]!.points).toBe(-1);
  });

  it("ends with the last damage only where damage ended the game", () => {
    expect(decisive(GAME, over("flatline"), voice).at(-1)!.n).toBe(3);
    expect(decisive(GAME, over("points"), voice).some((one) => one.n === 3)).toBe(false);
  });
});

describe("leads", () => {
  it("adds up points turn by turn, from 0 to the last turn", () => {
    const curve = leads(decisive(GAME, over("points"), voice), 6);
    expect(curve.map((one) => `${one.corp}:${one.runner}`)).toEqual(["0:0", "0:0", "2:0", "2:0", "2:3", "2:3", "2:6"]);
  });
});

describe("turningPoint", () => {
  const moments = decisive(GAME, over("points"), voice);

  it("is where the winner came ahead", () => {
    expect(turningPoint(moments, "runner")!.turn).toBe(4);
  });

  it("is the last lead that was taken, if it changed hands", () => {
    const log = [agenda("stolen", 1, 1), agenda("scored", 2, 2), agenda("stolen", 3, 3)];
    expect(turningPoint(decisive(log, over("points"), voice), "runner")!.turn).toBe(3);
  });

  it("is where a tie was broken for good, not a later agenda", () => {
    const log = [agenda("stolen", 1, 1), agenda("scored", 1, 2), agenda("stolen", 2, 3), agenda("stolen", 3, 4)];
    expect(turningPoint(decisive(log, over("points"), voice), "runner")!.turn).toBe(3);
  });

  it("is the last thing the winner did where points do not show it, and nothing without a winner", () => {
    const log = [agenda("stolen", 3, 1), agenda("scored", 1, 2)];
    expect(turningPoint(decisive(log, over("empty R&D"), voice), "corp")!.turn).toBe(2);
    expect(turningPoint(moments, null)).toBeNull();
  });
});
