/** What decided a game, derived from its log: decisive moments and points by turn. */
import type { Analysis, TurningPoint } from "../lib/analysis.svelte";
import type { EntryData, Over } from "../lib/messages";
import type { SideName } from "../lib/view";
import { momentOf, type Moment, type Voice } from "./moments";

export interface Decisive {
  n: number; // index of the log entry
  turn: number;
  moment: Moment;
  points: number; // agenda points; 0 for damage
  side: SideName;
}
export interface Lead {
  turn: number;
  corp: number;
  runner: number;
}

const COUNTS = new Set(["stolen", "scored"]);
const BLOWS = new Set(["damaged", "game over"]);
const WORTH = /worth (-?\d+) agenda point/;

/** Scored and stolen agendas, and the last damage of a game that ended by flatline. */
export function decisive(entries: readonly EntryData[], over: Over, voice: Voice): Decisive[] {
  const out: Decisive[] = [];
  let blow: Decisive | null = null;
  entries.forEach((entry, n) => {
    const kind = entry.kind ?? "";
    const side: SideName = entry.side === "runner" ? "runner" : "corp";
    const one: Decisive = { n, turn: entry.turn ?? 0, moment: momentOf(entry, voice), points: Number(WORTH.exec(entry.words ?? "")?.[1] ?? 0), side };
    if (COUNTS.has(kind)) out.push(one);
    else if (BLOWS.has(kind) && kind === "damaged") blow = one;
  });
  if (over.how === "flatline" && blow) out.push(blow);
  return out;
}

/** Points by turn. */
export function leads(moments: readonly Decisive[], turns: number): Lead[] {
  const out: Lead[] = [{ turn: 0, corp: 0, runner: 0 }];
  for (let turn = 1; turn <= turns; turn++) {
    const last = out.at(-1)!;
    const next = { ...last, turn };
    for (const one of moments) if (one.turn === turn) next[one.side] += one.points;
    out.push(next);
  }
  return out;
}

/** The turning point: the last agenda or damage that put the winner ahead. */
export function turningPoint(moments: readonly Decisive[], winner: SideName | null): Decisive | null {
  if (!winner) return null;
  let best: Decisive | null = null;
  let lead = 0;
  for (const one of moments) {
    const before = lead;
    lead += one.side === winner ? one.points : -one.points;
    const blow = one.points === 0;
    if (one.side === winner && (blow || (before <= 0 && lead > 0))) best = one;
  }
  return best ?? [...moments].reverse().find((one) => one.side === winner) ?? null;
}

/** The greatest change of the chances in favour of the winner; in a draw, the greatest of all. */
export function greatestSwing(analysis: Analysis | null, winner: SideName | null): TurningPoint | null {
  const swing = (one: TurningPoint): number => Math.abs(one.corp_chance_after - one.corp_chance_before);
  const found = (analysis?.turning_points ?? []).filter((one) => one.against !== winner);
  return found.sort((one, other) => swing(other) - swing(one))[0] ?? null;
}
