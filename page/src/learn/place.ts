/** Where the bubble of a coach mark goes: beside what it is about, and never over that or the prompt. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Edge = "right" | "left" | "below" | "above";
/** A size that the bubble can have. */
export interface Size {
  width: number;
  height: number;
}
/** Something that should stay in view; what weighs more is covered last. */
export interface Kept extends Box {
  weight?: number;
}

export interface Placed extends Size {
  left: number;
  top: number;
  edge: Edge | ""; // the side of the target that the bubble is on; "": not beside it, without an arrow
  arrow: number; // distance of the arrow's tip from the bubble's left or top edge
}

const GAP = 14; // between target and bubble: the arrow
const REACH = 60; // how far from the target an arrow still points at it
const CLEAR = 4; // between the bubble and what it stays clear of
const FAR = 60; // the cost of a pixel of distance, in px² of what is covered
const GRID = 12;
const APART = 20000; // how much a place beside the target may cover, in px², before one away from it is better
const CORNER = 20; // no arrow in the rounded corners
const EDGES = ["right", "left", "below", "above"] as const;
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

/** The distances from the target to try on one side: beside it, and just past each thing that would be covered there. */
function distances(edge: Edge, target: Box, kept: readonly Box[]): number[] {
  const past = kept.map((one) => {
    if (edge === "right") return one.left + one.width - target.left - target.width;
    if (edge === "left") return target.left - one.left;
    if (edge === "below") return one.top + one.height - target.top - target.height;
    return target.top - one.top;
  });
  return [GAP, ...past.map((one) => one + CLEAR).filter((one) => one > GAP && one <= REACH)];
}

/**
 * `inside` is the room there is. A place over `never` is not taken, and one over the boxes of `rather` only if there
 * is no other. Of the places beside the target the one that covers least wins; where those are bad, the nearest free one.
 * Of several `sizes` the first is taken unless another covers less.
 */
export function placed(sizes: readonly Size[], target: Box | null, inside: Box, never: readonly Box[], rather: readonly Kept[]): Placed {
  let best: (Placed & { cost: number }) | null = null;
  const take = (found: Placed, cost: number): void => {
    if (!best || cost < best.cost) best = { ...found, cost };
  };
  const hard = target ? [target, ...never] : never;
  for (const size of sizes) {
    const { width, height } = size;
    const low = { left: inside.left, top: inside.top };
    const high = { left: inside.left + inside.width - width, top: inside.top + inside.height - height };
    const box = (left: number, top: number): Box => ({ left, top, width, height });
    const covers = (at: Box): number => rather.reduce((sum, one) => sum + shared(one, at) * (one.weight ?? 1), 0);
    const free = (at: Box): boolean => hard.every((one) => !shared(one, at));
    if (target) {
      const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
      const tops = [middle.y - height / 2, target.top, target.top + target.height - height];
      const lefts = [middle.x - width / 2, target.left, target.left + target.width - width];
      for (const edge of EDGES) {
        const beside = edge === "right" || edge === "left";
        for (const gap of distances(edge, target, rather)) {
          for (const along of beside ? tops : lefts) {
            const x = edge === "right" ? target.left + target.width + gap : edge === "left" ? target.left - gap - width : along;
            const y = edge === "below" ? target.top + target.height + gap : edge === "above" ? target.top - gap - height : along;
            if (beside ? x < low.left || x > high.left : y < low.top || y > high.top) continue;
            const at = box(beside ? x : clamp(x, low.left, high.left), beside ? clamp(y, low.top, high.top) : y);
            const arrow = beside ? clamp(middle.y - at.top, CORNER, height - CORNER) : clamp(middle.x - at.left, CORNER, width - CORNER);
            // The arrow must meet the target: a bubble pushed past its edge would point at nothing.
            const tip = arrow + (beside ? at.top : at.left);
            const [from, to] = beside ? [target.top, target.top + target.height] : [target.left, target.left + target.width];
            if (tip < from - 4 || tip > to + 4 || !free(at)) continue;
            take({ ...at, edge, arrow }, covers(at) + COST[edge] + (gap - GAP) * FAR);
          }
        }
      }
    }
    for (let top = low.top; top <= high.top; top += GRID) {
      for (let left = low.left; left <= high.left; left += GRID) {
        const at = box(left, top);
        if (!free(at)) continue;
        const centred = Math.abs(left - (low.left + high.left) / 2) + Math.abs(top - (low.top + high.top) / 2);
        take({ ...at, edge: "", arrow: 0 }, covers(at) + (target ? APART + gapBetween(at, target) * GRID : centred));
      }
    }
  }
  return best ?? { left: inside.left, top: inside.top, edge: "", arrow: 0, ...sizes[0]! };
}
