/** The step tables, requested once for each version of the rules. */
import type { Rules } from "../lib/facts";

export interface TimingStep {
  number: string;
  letter: string;
  name: string;
  words: string;
  kind: "window" | "checkpoint" | "step";
  window: { kind: string; letters: string[]; also: string[]; passing?: string[] } | null;
  opens: string[];
}
export interface Structure {
  key: string;
  title: string;
  rule: string;
  steps: TimingStep[];
}
interface TimingData {
  structures: Structure[] | Record<string, Structure>;
}

const PHASES = [
  "corp-draw",
  "corp-actions",
  "corp-discard",
  "runner-actions",
  "runner-discard",
  "run-initiation",
  "approach-ice",
  "encounter-ice",
  "pass-ice",
  "approach-server",
  "movement",
  "success",
  "breach",
  "run-ends",
];

class Timing {
  known = $state.raw<Map<string, Structure>>(new Map());
  #asked = "";

  load(get: <T>(path: string) => Promise<T>, rules: Rules): void {
    if (this.#asked === rules) return;
    this.#asked = rules;
    get<TimingData>(`/api/timing?rules=${rules}`).then(
      (data) => {
        if (this.#asked !== rules) return;
        const list = Array.isArray(data.structures) ? data.structures : Object.values(data.structures);
        this.known = new Map(list.map((one) => [one.key, one]));
      },
      () => (this.#asked = ""),
    );
  }
  of(key: string): Structure | undefined {
    return this.known.get(key);
  }
  isPhase(key: string): boolean {
    return PHASES.includes(key);
  }
  get phases(): Structure[] {
    return PHASES.flatMap((key) => this.known.get(key) ?? []);
  }
}

export const timing = new Timing();
