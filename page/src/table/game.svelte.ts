/** A table as its viewer knows it: messages from the server and answers to it. Contains no rules. */
import { tick } from "svelte";
import { go } from "../lib/router.svelte";
import { patched } from "../lib/patch";
import { connect, type Line, type Link } from "../lib/socket";
import { strings } from "../lib/strings";
import type { Chat, Decision, DeckData, EntryData, Hint, LessonStep, Log, OptionData, Over, ParagraphData, ProposalData, RefusalData, SeatData, TableInfo, ToViewer, Waiting } from "../lib/messages";
import { botOf } from "../lib/bots";
import { type SideName, type View, lying, other } from "../lib/view";
import { Beats } from "./beats.svelte";
import { flight } from "./flight";
import { heard, isMoment, momentOf, type Voice } from "./moments";

export interface Wish {
  kind: string;
  card?: string;
  handle?: number;
  ability?: number;
  server?: string;
}
export interface Clocks {
  corp: number;
  runner: number;
  running: SideName | null;
  at: number;
}

/** Keys of the elements that options refer to. */
/** A chat message, or the reply to a command that this player typed. */
export type Spoken = Pick<Chat, "who" | "words"> & { role: Chat["role"] | "reply" };

export const keyOf = {
  card: (handle: number): string => `h:${handle}`,
  hand: (title: string): string => `hand:${title}`,
  server: (name: string): string => `server:${name}`,
  pile: (side: SideName, pile: "deck" | "discard" | "hand"): string => `pile:${side}:${pile}`,
  credits: (side: SideName): string => `credits:${side}`,
};

const SOON = 80; // milliseconds
const ORDERED = new Set(["trigger", "pick", "subroutine"]);
const NOTE_STAYS = 8000;
const SETTLE = 150; // milliseconds before a new question can be answered, so that no click meant for the last one hits it

export class TableGame {
  link = $state<Link>("connecting");
  closedWhy = $state("");
  role = $state<"corp" | "runner" | "spectator">("spectator");
  info = $state.raw<TableInfo | null>(null);
  deck = $state.raw<DeckData | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<EntryData[]>([]);
  story = $state.raw<ParagraphData[]>([]);
  decision = $state.raw<Decision | null>(null);
  proposals = $state.raw<ProposalData[]>([]);
  waiting = $state.raw<Waiting | null>(null);
  seat = $state.raw<SeatData>({ auto: true, stops: [], leave: [], hold: false });
  clocks = $state.raw<Clocks | null>(null);
  chatAt = $state.raw<{ at: number; chat: Spoken }[]>([]); // with the length of the log at that time
  presence = $state.raw<{ corp: boolean; runner: boolean; watching: number } | null>(null);
  offer = $state.raw<{ what: string; side: SideName } | null>(null);
  myOffers = $state.raw<readonly string[]>([]); // my offers that are still open
  over = $state.raw<Over | null>(null);
  notes = $state.raw<string[]>([]);
  trouble = $state("");
  said = $state(""); // for the live region
  sending = $state(false);
  titles = $state.raw<string[]>([]);
  lit = $state.raw<ReadonlySet<string>>(new Set()); // keys highlighted from the log
  undoable = $state(false);
  heardHello = $state(false);
  ready = $state(false); // the open question may be answered (see SETTLE)
  prices = $state.raw<Record<string, string>>({}); // by server: the cost of breaking its rezzed ice
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  lesson = $state.raw<LessonStep | null>(null);
  readonly beats = new Beats(() => this.role);

  #latest: View | null = null; // the view on screen may lag behind it
  #heardEntries: EntryData[] = [];
  #settling: ReturnType<typeof setTimeout> | undefined;
  #line: Line;
  #n = -1;
  #queue: { like: string; options: OptionData[] } | null = null;
  #unsaid: string[] = [];
  #saying: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #whys = new Map<string, (refusals: RefusalData[]) => void>();

  constructor(
    readonly id: string,
    key: string | null,
    known: (again: boolean) => Promise<void>, // establishes the session before connecting
    readonly room: "table" | "lesson" = "table",
  ) {
    const query = key ? `?key=${encodeURIComponent(key)}` : "";
    this.#line = connect(
      `/ws/${room}/${encodeURIComponent(id)}${query}`,
      (message) => this.#heard(message as ToViewer),
      (link, why) => {
        if (link === "lost" && this.link === "open") this.#tell(strings.table.lost);
        if (link === "open" && this.link !== "open" && this.view) this.#tell(strings.table.back);
        this.link = link;
        if (link === "open") this.#begin();
        if (why) this.closedWhy = why;
        if (link === "lost") this.#queue = null;
      },
      known,
    );
  }

  close(): void {
    clearTimeout(this.#idle);
    this.beats.finish();
    this.#line.close();
  }

  /** Can an answer be given now? */
  get live(): boolean {
    return this.ready && !this.sending && this.link === "open";
  }
  get voice(): Voice {
    const name = (side: SideName): string => botOf(this.info?.bots[side] ?? "")?.name ?? this.info?.names[side] ?? strings.sides[side]!;
    return { you: this.role === "spectator" ? null : this.role, names: { corp: name("corp"), runner: name("runner") }, youWord: "You" }; // the log is English
  }

  /** Reset: a new connection sends everything again. */
  #begin(): void {
    this.beats.finish();
    this.#heardEntries = [];
    this.chatAt = [];
    this.offer = null;
    this.myOffers = [];
    this.heardHello = false;
    clearTimeout(this.#idle);
    this.sending = false;
    this.trouble = "";
  }

  /** The side at the bottom: the viewer's own, the Runner's for spectators. */
  get mine(): SideName {
    return this.role === "corp" ? "corp" : "runner";
  }
  get theirs(): SideName {
    return other(this.mine);
  }
  get watches(): boolean {
    return this.role === "spectator";
  }

  // -- to the server -------------------------------------------------------------------------------------------------

  /** `typed` answers skip the delay for new questions: nobody types a command by mistake. */
  choose(option: OptionData, typed = false): void {
    const asked = this.decision;
    if (typed) this.ready = true;
    if (!asked || !this.live || !this.#line.send({ id: asked.id, choice: option.index })) return;
    this.sending = true;
    this.trouble = "";
  }

  /** Choose several options in turn, as long as the same question offers them. */
  chooseAll(options: OptionData[]): void {
    const [first, ...rest] = options;
    if (!first || !this.decision) return;
    this.#queue = rest.length ? { like: likeness(this.decision), options: rest } : null;
    this.choose(first);
  }

  chooseDefault(): boolean {
    const asked = this.decision;
    if (!asked || asked.default === null) return false;
    const option = asked.options[asked.default];
    if (option) this.choose(option);
    return Boolean(option);
  }

  command(words: string): void {
    this.trouble = "";
    const asked = this.decision;
    if (!asked) this.#note(strings.table.notAsked);
    else if (!this.sending) this.#line.send({ id: asked.id, command: words });
  }
  say(words: string): void {
    this.#line.send({ chat: words });
  }
  text(words: string): void {
    if (this.decision) this.#line.send({ id: this.decision.id, text: words });
  }
  complete(letters: string): void {
    if (letters.trim()) this.#line.send({ complete: letters });
    else this.titles = [];
  }
  policy(change: Partial<SeatData>): void {
    this.seat = { ...this.seat, ...change };
    this.#line.send({ policy: this.seat });
  }
  toggleStop(stop: string): void {
    const { stops } = this.seat;
    this.policy({ stops: stops.includes(stop) ? stops.filter((one) => one !== stop) : [...stops, stop] });
  }
  /** Ask what the bot would do; only in games against bots. */
  askHint(): void {
    if (this.decision && this.#line.send({ id: this.decision.id, hint: true })) this.hinting = true;
  }
  lessonSays(word: "next" | "again"): void {
    this.#line.send({ lesson: word });
  }
  undo(): void {
    this.#line.send({ undo: true });
  }
  concede(): void {
    this.#line.send({ concede: true });
  }
  propose(what: string): void {
    this.#line.send({ offer: what });
  }
  withdraw(what: string): void {
    this.#line.send({ withdraw: what });
  }
  answer(yes: boolean): void {
    if (this.offer) this.#line.send({ answer: this.offer.what, yes });
    this.offer = null;
  }

  /** Ask for the rules that forbid something; none if it is allowed. */
  why(wish: Wish): Promise<RefusalData[]> {
    return new Promise((done) => {
      this.#whys.set(likeWish(wish), done);
      if (!this.#line.send({ why: wish })) done([]);
      setTimeout(() => done([]), 5000);
    });
  }

  // -- marks and highlights -------------------------------------------------------------------------------------------

  /** Options by the key of their element. */
  marks = $derived.by(() => {
    const out = new Map<string, OptionData[]>();
    const add = (key: string, one: OptionData): void => {
      const there = out.get(key);
      if (there) there.push(one);
      else out.set(key, [one]);
    };
    for (const one of this.decision?.options ?? []) {
      if (one.handle) add(keyOf.card(one.handle), one);
      else if (one.card && !one.zone) add(keyOf.hand(one.card), one);
      else if (one.zone?.includes("discard")) add(keyOf.pile(this.mine, "discard"), one);
      if (one.server) add(keyOf.server(one.server), one);
      if (one.kind === "draw") add(keyOf.pile(this.mine, "deck"), one);
      if (one.kind === "credit") add(keyOf.credits(this.mine), one);
    }
    return out;
  });

  /** Highlight what entries of the log are about. */
  light(entries: readonly EntryData[]): void {
    const view = this.view;
    if (!view) return;
    const titles = new Set(entries.flatMap((one) => [one.card, one.source]).filter(Boolean));
    const keys = new Set<string>();
    for (const one of lying(view)) if (one.title && one.handle && titles.has(one.title)) keys.add(keyOf.card(one.handle));
    for (const title of titles) keys.add(keyOf.hand(title!));
    for (const one of entries) if (one.server) keys.add(keyOf.server(one.server));
    this.lit = keys;
  }
  dark(): void {
    if (this.lit.size) this.lit = new Set();
  }

  // -- from the server ------------------------------------------------------------------------------------------------

  #heard(message: ToViewer): void {
    switch (message.type) {
      case "hello":
        this.role = message.role;
        this.info = message.table;
        this.deck = message.deck;
        if (message.seat) this.seat = message.seat;
        this.heardHello = true;
        break;
      case "state":
        this.beats.finish();
        this.#n = message.n;
        this.#latest = message.view;
        this.#show(message.view);
        break;
      case "change":
        this.#n = message.n;
        try {
          if (this.#latest) this.#later((this.#latest = patched(this.#latest, message.patch)));
        } catch {
          this.#line.send({ resync: true });
        }
        break;
      case "log":
        this.#heardLog(message);
        break;
      case "decision":
        this.#then(() => this.#asks(message));
        break;
      case "proposals":
        this.#then(() => {
          if (this.decision?.id !== message.id) return;
          this.proposals = message.proposals;
          this.decision = { ...this.decision, thinking: false };
        });
        break;
      case "waiting":
        // Sent after every answer, often just before the next question: wait, or the buttons would flicker.
        this.#then(() => {
          clearTimeout(this.#idle);
          if (this.decision) this.#idle = setTimeout(() => this.#wait(message), SOON);
          else this.#wait(message);
        });
        break;
      case "why":
        this.#whys.get(likeWish(message.option as unknown as Wish))?.(message.refusals);
        break;
      case "complete":
        this.titles = message.titles;
        break;
      case "clock":
        this.clocks = { ...message, at: performance.now() };
        break;
      case "chat":
        this.chatAt = [...this.chatAt, { at: this.#heardEntries.length, chat: message }];
        if (this.heardHello) this.#tell(`${message.who}: ${message.words}`);
        break;
      case "presence":
        this.presence = message;
        break;
      case "offer":
        if (message.answer === null) {
          if (message.side !== this.role) {
            this.offer = { what: message.what, side: message.side };
            this.#tell(strings.table.isOffered(message.what));
          } else this.#offered(message.what, true);
        } else {
          if (message.side === this.role) this.#offered(message.what, false);
          else this.offer = null;
          this.#note(strings.table.answered(message.what, message.answer));
        }
        break;
      case "withdrawn":
        if (message.side === this.role) this.#offered(message.what, false);
        else if (this.offer?.what === message.what) this.offer = null;
        this.#note(strings.table.withdrawn(message.what, message.side === this.role, message.lapsed));
        break;
      case "over":
        this.offer = null;
        this.myOffers = [];
        this.#tell(strings.table.overWords(message.winner, message.how));
        this.#then(() => {
          this.decision = null;
          this.waiting = null;
          this.over = message;
        });
        break;
      case "hint":
        this.hinting = false;
        if (this.decision?.id === message.id) {
          this.hint = message;
          this.#tell(message.words);
        }
        break;
      case "lesson":
        this.sending = false;
        this.#then(() => (this.lesson = message));
        break;
      case "note":
        this.#note(message.words);
        break;
      case "seat":
        this.seat = message.seat;
        break;
      case "next":
        go(`/table/${message.table}`);
        break;
      case "error":
        this.sending = false;
        this.hinting = false;
        this.#queue = null;
        this.trouble = message.message;
        this.#tell(message.message);
        break;
    }
  }

  #offered(what: string, open: boolean): void {
    const rest = this.myOffers.filter((one) => one !== what);
    this.myOffers = open ? [...rest, what] : rest;
  }

  #wait(message: Waiting): void {
    this.sending = false;
    this.decision = null;
    this.proposals = [];
    this.waiting = message;
    this.undoable = message.undo;
  }

  /** Run after the current animation; at once if a clock is running, since animations must not cost time. */
  #then(act: () => void): void {
    if (this.clocks?.running) act();
    else this.beats.add({ act });
  }

  #later(view: View): void {
    this.#then(() => this.#show(view));
  }

  #heardLog(message: Log): void {
    const first = !this.#heardEntries.length;
    const rewritten = message.start < this.#heardEntries.length;
    const all = (this.#heardEntries = [...this.#heardEntries.slice(0, message.start), ...message.entries]);
    const end = (): void => {
      this.entries = all;
      this.story = [...this.story.slice(0, message.story_start), ...message.story];
    };
    if (first || rewritten) {
      this.beats.finish();
      end();
      return;
    }
    message.entries.forEach((entry, n) => {
      if (!isMoment(message.entries, n)) return;
      const act = (): void => {
        this.decision = null; // answered; what follows takes its place
        this.entries = all.slice(0, message.start + n + 1);
      };
      this.beats.add({ act, moment: momentOf(entry, this.voice) });
    });
    this.#then(() => {
      end();
      const words = heard(message.entries, this.voice);
      if (words) this.#tell(words);
    });
  }

  #asks(message: Decision): void {
    this.hint = null;
    this.hinting = false;
    clearTimeout(this.#idle);
    this.sending = false;
    this.waiting = null;
    const fresh = message.id !== this.decision?.id;
    if (fresh) {
      this.trouble = "";
      this.#tell([message.situation, message.choice].filter(Boolean).join(" ") || message.prompt);
      this.#settle();
    }
    this.decision = message;
    this.proposals = message.proposals;
    this.prices = message.prices ?? {};
    this.undoable = message.undo;
    if (message.seat) this.seat = message.seat;
    for (const words of message.notes) this.#note(words);
    this.#goOn(message);
  }

  #settle(): void {
    this.ready = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.ready = true), SETTLE);
  }

  #show(view: View): void {
    const land = flight();
    this.view = view;
    void tick().then(land);
  }

  #goOn(asked: Decision): void {
    const queue = this.#queue;
    this.#queue = null;
    if (!queue) return;
    const [wanted, ...rest] = queue.options;
    if (!wanted || likeness(asked) !== queue.like) return;
    const option = asked.options.find((one) => meansSame(one, wanted));
    if (!option) return;
    this.#queue = rest.length ? { like: queue.like, options: rest } : null;
    this.ready = true; // chosen before it was asked
    this.choose(option);
  }

  #note(words: string): void {
    this.notes = [...this.notes.filter((one) => one !== words).slice(-2), words];
    this.#tell(words);
    setTimeout(() => this.forget(words), NOTE_STAYS);
  }
  /** Answer a typed command in the log, where it was typed and where it stays; only this player sees it. */
  reply(command: string, words: string): void {
    this.chatAt = [...this.chatAt, { at: this.#heardEntries.length, chat: { who: command, role: "reply", words } }];
    this.#tell(words);
  }
  forget(note: string): void {
    this.notes = this.notes.filter((one) => one !== note);
  }

  /** Announce to screen readers. Messages in quick succession are joined, or the last would replace the first. */
  #tell(words: string): void {
    this.#unsaid.push(words);
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      const all = this.#unsaid.join(" ");
      this.#unsaid = [];
      this.said = this.said === all ? `${all} ` : all;
    }, 120);
  }
}

/** Equal for the same question asked again with fewer options. */
const likeness = (asked: Decision): string => `${asked.kind}|${asked.rule}|${asked.card}`;

export function meansSame(one: OptionData, another: OptionData): boolean {
  return (
    one.kind === another.kind &&
    one.card === another.card &&
    one.handle === another.handle &&
    one.ability === another.ability &&
    one.server === another.server &&
    one.zone === another.zone &&
    (one.number === another.number || ORDERED.has(one.kind))
  );
}

const likeWish = (wish: Wish): string => [wish.kind, wish.card, wish.handle, wish.ability, wish.server].join("|");
