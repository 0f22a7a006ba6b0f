/** A view as `Game.view(side).as_dict()` gives it: what one side, or a spectator, may know. */
export type SideName = "corp" | "runner";

export interface Subroutine {
  words: string;
  broken: boolean;
}

export interface Card {
  handle?: number;
  title?: string;
  faceup?: boolean;
  tokens?: Record<string, number>;
  strength?: number;
  points?: number;
  needs?: number;
  subroutines?: Subroutine[];
  hosted?: Card[];
  remembers?: Record<string, unknown>;
}

export interface Pile {
  count?: number;
  cards?: string[];
  facedown?: string[];
  hidden?: number;
  known?: Record<string, string>;
}

export interface Server {
  name: string;
  ice: Card[];
  root: Card[];
}

export interface Player {
  side: SideName;
  credits: number;
  clicks: number;
  score: number;
  hand_size: number;
  hand: Pile;
  deck: Pile;
  discard: Pile;
  scored: Card[];
  identity: Card;
}

export interface Option {
  index?: number;
  kind: string;
  card?: string;
  handle?: number;
  ability?: number;
  server?: string;
  number?: number;
  zone?: string;
  words?: string;
}

export interface Question {
  side: SideName;
  kind: string;
  rule: string;
  prompt: string;
  card: string;
  text: boolean;
  options: Option[];
}

export interface Stage {
  what: string;
  step: string;
  details: Record<string, unknown>;
}

export interface Lingering {
  words: string;
  source?: string;
  until?: string;
  on?: number;
}

export interface View {
  side: SideName | null;
  turn: number;
  active: SideName;
  outcome: { winner: SideName | null; how: string } | null;
  tags: number;
  bad_publicity: number;
  brain_damage: number;
  memory_used: number;
  memory_limit: number;
  link: number;
  corp: Player;
  runner: Player;
  servers: Server[];
  rig: Record<string, Card[]>;
  playing: Card[];
  removed: Pile;
  aside: Pile;
  stages: Stage[];
  lingering: Lingering[];
  decision: Question | null;
}

export const other = (side: SideName): SideName => (side === "corp" ? "runner" : "corp");

/** Every card that lies on the table, hosted ones included. */
export function* lying(view: View): Generator<Card> {
  const under = function* (cards: Card[]): Generator<Card> {
    for (const one of cards) {
      yield one;
      if (one.hosted) yield* under(one.hosted);
    }
  };
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
