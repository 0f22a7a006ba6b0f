/**
 * Shows moments one after the other. Only the display waits, never the game; players can skip a moment, or set the pace
 * to fast or off.
 */
import { paceFactor } from "../lib/settings.svelte";
import type { Moment } from "./moments";
import { play } from "./sounds";

interface Step {
  act?: () => void;
  moment?: Moment;
}

const LEAST = 400; // shortest time that can still be read
const BUSY = 2400; // beyond this backlog, minor moments are not waited for
const LATE = 7000; // beyond this backlog, each moment gets the shortest time

export class Beats {
  beat = $state.raw<Moment | null>(null);
  busy = $state(false);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly mine: () => string) {}

  add(step: Step): void {
    this.#queue.push(step);
    if (!this.busy) this.#next();
  }

  /** Skip the current moment. */
  skip(): boolean {
    if (!this.busy) return false;
    clearTimeout(this.#timer);
    this.#next();
    return true;
  }

  /** Skip all moments. */
  finish(): void {
    clearTimeout(this.#timer);
    const rest = this.#queue;
    this.#queue = [];
    this.beat = null;
    this.busy = false;
    for (const one of rest) one.act?.();
  }

  #next(): void {
    this.busy = true;
    for (;;) {
      const step = this.#queue.shift();
      if (!step) break;
      step.act?.();
      const long = step.moment ? this.#long(step.moment) : 0;
      if (step.moment) play(step.moment);
      if (long) {
        this.beat = step.moment!;
        this.#timer = setTimeout(() => this.#next(), long);
        return;
      }
    }
    this.beat = null;
    this.busy = false;
  }

  #long(moment: Moment): number {
    const factor = document.hidden ? 0 : paceFactor();
    if (!factor) return 0;
    const waiting = this.#queue.reduce((sum, one) => sum + (one.moment?.ms ?? 0), 0);
    // Do not wait for the viewer's own minor actions: they know them already.
    if (moment.minor && (moment.side === this.mine() || waiting > BUSY)) return 0;
    const long = (waiting > LATE ? LEAST : moment.ms) * factor;
    return factor < 1 ? long : Math.max(LEAST, long);
  }
}
