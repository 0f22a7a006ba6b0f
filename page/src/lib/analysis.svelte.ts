/** The analysis of a finished game: request it, follow its progress, show the result. */
import { get, post } from "./http";
import type { SideName } from "./view";

const ASK_AGAIN = 1500;

export interface Better {
  choice: number;
  taken: string;
  better: string;
  taken_chance: number;
  better_chance: number;
}
export interface TurningPoint {
  turn: number;
  first_choice: number;
  last_choice: number;
  corp_chance_before: number;
  corp_chance_after: number;
  against: SideName;
  better: Better | null;
}
export interface Analysis {
  curve: { choice: number; turn: number; corp_chance: number; ci95: [number, number] }[];
  turning_points: TurningPoint[];
}
interface AnalysisData {
  state: "none" | "working" | "done";
  done: number;
  seconds_left?: number | null;
  analysis: Analysis | null;
}

export class AnalysisOf {
  found = $state.raw<Analysis | null>(null);
  done = $state<number | null>(null); // progress while the server works on it
  secondsLeft = $state<number | null>(null);
  #left = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    readonly failed: (error: unknown) => void,
  ) {}

  /** Fetch an analysis that exists or is under way. */
  async look(): Promise<void> {
    this.#heard(await get<AnalysisData>(this.address));
  }

  async begin(): Promise<void> {
    this.done = 0;
    try {
      this.#heard(await post<AnalysisData>(this.address, {}));
    } catch (error) {
      this.done = null;
      this.failed(error);
    }
  }

  /** Stop following. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#later);
  }

  #heard(data: AnalysisData): void {
    this.found = data.analysis;
    this.done = data.state === "working" ? data.done : null;
    this.secondsLeft = data.seconds_left ?? null;
    if (data.state !== "working" || this.#left) return;
    this.#later = setTimeout(
      () =>
        void this.look().catch((error: unknown) => {
          this.done = null;
          this.failed(error);
        }),
      ASK_AGAIN,
    );
  }
}
