/** The server's view of a game: what a side, or a spectator, may know. */
import type { SeenCard, SeenPile, SeenPlayer, SeenServer, SeenTable } from "./messages";

export type SideName = "corp" | "runner";
export type Card = SeenCard;
export type Pile = SeenPile;
export type Player = SeenPlayer;
export type Server = SeenServer;
export type View = SeenTable;

export const other = (side: SideName): SideName => (side === "corp" ? "runner" : "corp");

function* under(cards: readonly Card[]): Generator<Card> {
  for (const one of cards) {
    yield one;
    if (one.hosted) yield* under(one.hosted);
  }
}

/** All cards on the table, including hosted ones. */
export function* lying(view: View): Generator<Card> {
  yield view.corp.identity;
  yield view.runner.identity;
  for (const server of view.servers) {
    yield* under(server.ice);
    yield* under(server.root);
  }
  for (const row of Object.values(view.rig)) yield* under(row);
  yield* under(view.playing);
  yield* under(view.corp.scored);
  yield* under(view.runner.scored);
}

export interface RunPlace {
  server: string;
  /** Index of the ice the Runner is at (outermost first); the number of ice once the Runner is at the server. */
  at: number;
  encountered: boolean;
}

/** The Runner's position during a run. */
export function runPlace(view: View): RunPlace | null {
  const run = view.stages.find((one) => one.what === "run");
  if (!run) return null;
  const name = String(run.details["server"] ?? "");
  const server = view.servers.find((one) => one.name === name);
  const position = Number(run.details["position"] ?? -1);
  const ice = server?.ice.length ?? 0;
  return {
    server: name,
    at: position < 0 ? ice : Math.max(0, ice - 1 - position),
    encountered: view.stages.some((one) => one.what === "encounter ice"),
  };
}
