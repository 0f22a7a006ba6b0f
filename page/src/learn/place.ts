/** Where the bubble of a coach mark goes: beside what it is about, and never over that or the prompt. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Edge = "right" | "left" | "below" | "above";

export interface Placed {
  left: number;
  top: number;
  edge: Edge | ""; // the side of the target that the bubble is on; "": not beside it, without an arrow
  arrow: number; // distance of the arrow's tip from the bubble's left or top edge
}

const GAP = 14; // between target and bubble: the arrow
const GRID = 12;
const APART = 20000; // how much a place beside the target may cover, in px², before one away from it is better
const CORNER = 20; // no arrow in the rounded corners
const COST: Record<Edge, number> = { right: 0, left: 400, below: 800, above: 1200 }; // in px² of what is covered

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, Math.max(low, high)));

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((one) => one.left + one.width)) - left,
    height: Math.max(...boxes.map((one) => one.top + one.height)) - top,
  };
}

function gapBetween(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const y = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(x, y);
}

/**
 * `inside` is the room there is. A place over `never` is not taken, and one over the boxes of `rather` only if there
 * is no other. Of the places beside the target the one that covers least wins; where those are bad, the nearest free one.
 */
export function placed(width: number, height: number, target: Box | null, inside: Box, never: readonly Box[], rather: readonly Box[]): Placed {
  const low = { left: inside.left, top: inside.top };
  const high = { left: inside.left + inside.width - width, top: inside.top + inside.height - height };
  const box = (left: number, top: number): Box => ({ left, top, width, height });
  const covers = (boxes: readonly Box[], at: Box): number => boxes.reduce((sum, one) => sum + shared(one, at), 0);
  let best: (Placed & { cost: number }) | null = null;
  const take = (found: Placed, cost: number): void => {
    if (!best || cost < best.cost) best = { ...found, cost };
  };
  if (target) {
    const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
    const tops = [middle.y - height / 2, target.top, target.top + target.height - height];
    const lefts = [middle.x - width / 2, target.left, target.left + target.width - width];
    const sides: [Edge, number, number][] = [
      ...tops.map((top): [Edge, number, number] => ["right", target.left + target.width + GAP, top]),
      ...tops.map((top): [Edge, number, number] => ["left", target.left - GAP - width, top]),
      ...lefts.map((left): [Edge, number, number] => ["below", left, target.top + target.height + GAP]),
      ...lefts.map((left): [Edge, number, number] => ["above", left, target.top - GAP - height]),
    ];
    for (const [edge, x, y] of sides) {
      const beside = edge === "right" || edge === "left";
      if (beside ? x < low.left || x > high.left : y < low.top || y > high.top) continue;
      const at = box(beside ? x : clamp(x, low.left, high.left), beside ? clamp(y, low.top, high.top) : y);
      const arrow = beside ? clamp(middle.y - at.top, CORNER, height - CORNER) : clamp(middle.x - at.left, CORNER, width - CORNER);
      // The arrow must meet the target: a bubble pushed past its edge would point at nothing.
      const tip = arrow + (beside ? at.top : at.left);
      const [from, to] = beside ? [target.top, target.top + target.height] : [target.left, target.left + target.width];
      if (tip < from - 4 || tip > to + 4) continue;
      if (covers([target, ...never], at)) continue;
      take({ left: at.left, top: at.top, edge, arrow }, covers(rather, at) + COST[edge]);
    }
  }
  const hard = target ? [target, ...never] : never;
  for (let top = low.top; top <= high.top; top += GRID) {
    for (let left = low.left; left <= high.left; left += GRID) {
      const at = box(left, top);
      if (covers(hard, at)) continue;
      const centred = Math.abs(left - (low.left + high.left) / 2) + Math.abs(top - (low.top + high.top) / 2);
      take({ left, top, edge: "", arrow: 0 }, covers(rather, at) + (target ? APART + gapBetween(at, target) * GRID : centred));
    }
  }
  return best ?? { left: low.left, top: low.top, edge: "", arrow: 0 };
}
