/** A finished game, moment by moment, with the interface that the table's components expect. */
import type { Rules } from "../lib/facts";
import { tick } from "svelte";
import { AnalysisOf } from "../lib/analysis.svelte";
import { get, post, send } from "../lib/http";
import type { EntryData, NoteData, OptionData, ParagraphData } from "../lib/messages";
import { type Card, type SideName, type View, lying, other } from "../lib/view";
import { botOf } from "../lib/bots";
import { strings } from "../lib/strings";
import { flight } from "../table/flight";
import type { Voice } from "../table/moments";
import { type TableGame, keyOf } from "../table/game.svelte";
import { type Place, TableUi } from "../table/ui.svelte";

export type Viewer = "both" | "corp" | "runner" | "spectator";
export const VIEWERS: Viewer[] = ["both", "corp", "runner", "spectator"];
const SPEEDS = [0.5, 1, 2, 4, 8];
const PACE = 1200;

export interface Question {
  side: SideName;
  kind: string;
  rule: string;
  prompt: string;
  card: string;
  options: OptionData[];
  chosen: number | null;
  words: string | null;
}
interface Moment {
  n: number;
  views: Partial<Record<"corp" | "runner" | "spectator", View>>;
  question: Question | null;
}
export interface Summary {
  id: string;
  corp: string;
  runner: string;
  names: { corp: string | null; runner: string | null };
  seat: SideName | null; // the viewer's own seat in this game
  outcome: { winner?: SideName | null; how?: string } | null;
  points: { corp: number; runner: number };
  length: number;
  turns: number[];
  clicks: number[];
  rules: Rules;
}
/** A line of the story, the moment it begins at, and its partial texts by moment if it happens step by step. */
export type StoryLine = ParagraphData & { at: number; so_far: [number, string][] };

/** Merge both views: each side's cards as their owner sees them. */
function together(corp: View, runner: View): View {
  return { ...corp, side: null, runner: runner.runner, rig: runner.rig, playing: corp.active === "corp" ? corp.playing : runner.playing };
}

export class Replay {
  summary = $state.raw<Summary | null>(null);
  at = $state(0);
  viewer = $state<Viewer>("both");
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  story = $state.raw<StoryLine[]>([]);
  entries = $state.raw<EntryData[]>([]);
  remarks = $state.raw<NoteData[]>([]); // notes by moment
  playing = $state(false);
  speed = $state(1);
  trouble = $state.raw<unknown>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  readonly analysis: AnalysisOf;

  // Expected by the table's components, but always empty in a replay.
  readonly marks = new Map<string, OptionData[]>();
  readonly decision = null;
  readonly over = null;
  readonly clocks = null;
  readonly presence = null;
  readonly offer = null;
  readonly myOffers: readonly string[] = [];
  readonly watches = true;
  readonly role = "spectator";
  readonly seat = { auto: true, stops: [], leave: [], hold: false };
  readonly notes = [];
  readonly chatAt = [];
  readonly prices = {};
  readonly live = false;
  readonly link = "open";
  readonly beats = { beat: null, busy: false, skip: (): boolean => false };

  #moments = new Map<string, Promise<Moment>>();
  #wanted = 0;
  #asked: Viewer; // the viewer last requested
  #later: ReturnType<typeof setTimeout> | undefined;
  #base: string;

  constructor(
    readonly id: string,
    readonly key: string,
    at: number,
    viewer: Viewer,
  ) {
    this.#base = `/api/replays/${encodeURIComponent(id)}`;
    this.analysis = new AnalysisOf(`${this.#base}/analysis${this.#query()}`, (error) => (this.trouble = error));
    this.viewer = this.#asked = viewer;
    void this.#begin(at);
  }

  async #begin(at: number): Promise<void> {
    try {
      void this.#tell();
      void this.#readNotes();
      this.#moment(Math.max(0, Math.round(at) || 0), this.#asked).catch(() => {}); // prefetch before the length is known
      this.summary = await get<Summary>(this.#base + this.#query());
      await this.go(at);
      await this.analysis.look();
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Stop playback and the analysis updates. */
  leave(): void {
    this.analysis.leave();
    this.pause();
  }

  #query(more: Record<string, string> = {}): string {
    const found = new URLSearchParams(this.key ? { ...more, key: this.key } : more).toString();
    return found ? `?${found}` : "";
  }
  // -- notes

  async #readNotes(): Promise<void> {
    try {
      this.remarks = await get<NoteData[]>(`${this.#base}/notes${this.#query()}`);
    } catch (error) {
      this.trouble = error;
    }
  }
  async note(words: string): Promise<void> {
    await post(`${this.#base}/notes${this.#query()}`, { at: this.at, words });
    await this.#readNotes();
  }
  async unnote(one: NoteData): Promise<void> {
    await send("DELETE", `${this.#base}/notes/${encodeURIComponent(one.id)}${this.#query()}`);
    await this.#readNotes();
  }
  get record(): string {
    return `${this.#base}/record${this.#query()}`;
  }
  get playOn(): string {
    return `${this.#base}/play-on${this.#query()}`;
  }
  get length(): number {
    return this.summary?.length ?? 0;
  }
  get mine(): SideName {
    const seat = this.viewer === "both" ? this.summary?.seat : this.viewer;
    return seat === "corp" ? "corp" : "runner";
  }
  get theirs(): SideName {
    return other(this.mine);
  }
  get info(): { names: Record<SideName, string>; bots: Record<SideName, string | null> } | null {
    const told = this.summary;
    if (!told) return null;
    const name = (side: SideName): string => botOf(told.names[side] ?? "")?.name ?? told.names[side] ?? told[side].split(":")[0]!;
    const bot = (side: SideName): string | null => (botOf(told.names[side] ?? "") ? told.names[side] : null);
    return { names: { corp: name("corp"), runner: name("runner") }, bots: { corp: bot("corp"), runner: bot("runner") } };
  }
  get voice(): Voice {
    return { you: null, names: { corp: this.info?.names.corp ?? strings.sides["corp"]!, runner: this.info?.names.runner ?? strings.sides["runner"]! }, youWord: "You" }; // the log is English
  }
  get waiting(): { side: SideName } | null {
    return this.question ? { side: this.question.side } : null;
  }
  /** Whether the viewer may see the question and its answer. */
  get knowsQuestion(): boolean {
    return this.viewer === "both" || this.question?.side === this.viewer;
  }

  /** The text of a line at this moment: no more than has happened so far. */
  wordsOf(line: StoryLine): string {
    return line.so_far.findLast(([at]) => at <= this.at)?.[1] ?? line.words;
  }

  // -- moving

  async go(n: number): Promise<void> {
    const at = Math.max(0, Math.min(this.length, Math.round(n) || 0));
    this.at = at;
    const mine = ++this.#wanted;
    try {
      const viewer = this.#asked;
      const moment = await this.#moment(at, viewer);
      if (mine !== this.#wanted) return; // superseded by a later request
      const { corp, runner, spectator } = moment.views;
      const view = viewer === "both" ? corp && runner && together(corp, runner) : (corp ?? runner ?? spectator);
      const land = flight();
      this.viewer = viewer;
      this.view = view ?? null;
      this.question = moment.question;
      this.trouble = null;
      void tick().then(land);
      if (at < this.length) this.#moment(at + 1, viewer).catch(() => {}); // prefetch the next one
    } catch (error) {
      if (mine === this.#wanted) this.trouble = error;
      this.pause();
    }
  }
  #moment(n: number, viewer: Viewer): Promise<Moment> {
    const key = `${viewer} ${n}`;
    let found = this.#moments.get(key);
    if (!found) {
      found = get<Moment>(`${this.#base}/at/${n}${this.#query({ as: viewer })}`);
      this.#moments.set(key, found);
      found.catch(() => this.#moments.delete(key));
      if (this.#moments.size > 400) this.#moments.delete(this.#moments.keys().next().value!);
    }
    return found;
  }
  step(by: "decision" | "click" | "turn", on: boolean): Promise<void> {
    if (by === "decision") return this.go(this.at + (on ? 1 : -1));
    const marks = (by === "turn" ? this.summary?.turns : this.summary?.clicks) ?? [];
    const next = on ? marks.find((one) => one > this.at) : marks.filter((one) => one < this.at).at(-1);
    return this.go(next ?? (on ? this.length : 0));
  }
  async see(viewer: Viewer): Promise<void> {
    this.#asked = viewer;
    await Promise.all([this.go(this.at), this.#tell()]);
  }

  async #tell(): Promise<void> {
    const viewer = this.#asked === "both" ? "corp" : this.#asked;
    try {
      const told = await get<{ entries: EntryData[]; story: StoryLine[] }>(`${this.#base}/log${this.#query({ viewer })}`);
      this.entries = told.entries;
      this.story = told.story;
    } catch (error) {
      this.trouble = error;
    }
  }

  // -- playing

  toggle(): void {
    if (this.playing) this.pause();
    else {
      this.playing = true;
      void (this.at >= this.length ? this.go(0) : Promise.resolve()).then(() => this.#next());
    }
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#later);
  }
  #next(): void {
    clearTimeout(this.#later);
    if (!this.playing) return;
    if (this.at >= this.length) {
      this.pause();
      return;
    }
    this.#later = setTimeout(() => void this.step("decision", true).then(() => this.#next()), PACE / this.speed);
  }
  faster(on: boolean): void {
    const place = SPEEDS.indexOf(this.speed) + (on ? 1 : -1);
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))]!;
    if (this.playing) this.#next();
  }

  light(entries: readonly EntryData[]): void {
    if (!this.view) return;
    const titles = new Set(entries.flatMap((one) => [one.card, one.source]).filter(Boolean));
    const keys = new Set<string>();
    for (const one of lying(this.view)) if (one.title && one.handle && titles.has(one.title)) keys.add(keyOf.card(one.handle));
    for (const one of entries) if (one.server) keys.add(keyOf.server(one.server));
    this.lit = keys;
  }
  dark(): void {
    if (this.lit.size) this.lit = new Set();
  }
  choose(): void {}
  forget(): void {}
  toggleStop(): void {}
  policy(): void {}
  command(): void {}
  why(): Promise<never[]> {
    return Promise.resolve([]);
  }
}

/** In a replay cards can be zoomed, and nothing else. */
export class ReplayUi extends TableUi {
  constructor(
    game: Replay,
    readonly first: TableUi | null = null, // the one that shows the zoom
  ) {
    super(game as unknown as TableGame);
  }
  override press(card: Card, place: Place, side: SideName, element: Element): void {
    this.look(card, side, place === "ice", element, true);
  }
  override async openServer(): Promise<void> {}
  override look(card: Card, side: SideName, ice: boolean, near?: Element | null, pinned = false): void {
    if (this.first) this.first.look(card, side, ice, near, pinned);
    else super.look(card, side, ice, near, pinned);
  }
  override unlook(force = false): void {
    if (this.first) this.first.unlook(force);
    else super.unlook(force);
  }
}

/** The same replay from the other side of the table. */
export function opposite(game: Replay): Replay {
  return new Proxy(game, {
    get: (real, name) => (name === "mine" ? real.theirs : name === "theirs" ? real.mine : Reflect.get(real, name, real)),
  });
}
