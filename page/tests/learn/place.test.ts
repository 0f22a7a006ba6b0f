import { describe, expect, it } from "vitest";
import { type Box, placed, shared } from "../../src/learn/place";

const SCREEN: Box = { left: 0, top: 0, width: 1000, height: 600 };
const PROMPT: Box = { left: 700, top: 0, width: 300, height: 600 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const of = (found: { left: number; top: number }): Box => box(found.left, found.top, 200, 100);

describe("placed", () => {
  it("is beside its target with the arrow at its middle", () => {
    const found = placed([{ width: 200, height: 100 }], box(100, 200, 80, 80), SCREEN, [PROMPT], []);
    expect(found.edge).toBe("right");
    expect(found.top + found.arrow).toBe(240);
  });

  it("is never over the prompt or the target, wherever the target is", () => {
    for (let left = 0; left <= 640; left += 40) {
      for (let top = 0; top <= 540; top += 40) {
        const target = box(left, top, 60, 60);
        const found = of(placed([{ width: 200, height: 100 }], target, SCREEN, [PROMPT], []));
        expect([shared(found, target), shared(found, PROMPT), shared(found, SCREEN)], `${left} ${top}`).toEqual([0, 0, 20_000]);
      }
    }
  });

  it("takes the side that covers least", () => {
    const target = box(300, 250, 80, 80);
    expect(placed([{ width: 200, height: 100 }], target, SCREEN, [PROMPT], [box(381, 150, 318, 300)]).edge).toBe("left");
  });

  it("has no arrow where the target is out of reach", () => {
    const hand = box(720, 560, 60, 40); // below the prompt
    const found = placed([{ width: 200, height: 100 }], hand, box(0, 0, 1000, 600), [box(0, 300, 1000, 260), box(0, 560, 720, 40), box(780, 560, 220, 40)], []);
    expect(found.edge).toBe("");
    expect(found.top + 100).toBeLessThanOrEqual(300);
  });

  it("is in the middle of the room without a target", () => {
    const found = placed([{ width: 200, height: 100 }], null, SCREEN, [], []);
    expect(Math.abs(found.left - 400) + Math.abs(found.top - 250)).toBeLessThan(24);
  });

  it("stays clear of what weighs much, and still points at its target", () => {
    const strip = { ...box(0, 450, 700, 40), weight: 20 };
    const purse = box(40, 500, 80, 40);
    const found = placed([{ width: 200, height: 100 }], purse, SCREEN, [PROMPT, box(120, 500, 580, 100)], [strip]);
    expect([found.edge, shared(of(found), strip)]).toEqual(["above", 0]);
    expect(found.left + found.arrow).toBe(80);
  });

  it("takes another size where the first has no room", () => {
    const server = box(0, 60, 480, 380);
    const sizes = [
      { width: 300, height: 80 },
      { width: 180, height: 160 },
    ];
    const found = placed(sizes, server, SCREEN, [PROMPT], [{ ...box(0, 450, 700, 150), weight: 20 }]);
    expect([found.width, found.edge]).toEqual([180, "right"]);
  });
});
