/** One table as its viewer knows it: what the server said, and what the viewer can say. No rule is in here. */
import { tick } from "svelte";
import { go } from "../lib/router.svelte";
import { patched } from "../lib/patch";
import { connect, type Line, type Link } from "../lib/socket";
import { strings } from "../lib/strings";
import type {
  Chat, Decision, DeckTold, EntryTold, OptionTold, Over, ParagraphTold, ProposalTold, RefusalTold, SeatTold, TableInfo,
  ToViewer, Waiting,
} from "../lib/messages";
import { type SideName, type View, lying, other } from "../lib/view";
import { flight } from "./flight";

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

/** Where something stands that an option is about. */
export const keyOf = {
  card: (handle: number): string => `h:${handle}`,
  hand: (title: string): string => `hand:${title}`,
  server: (name: string): string => `server:${name}`,
  pile: (side: SideName, pile: "deck" | "discard" | "hand"): string => `pile:${side}:${pile}`,
  credits: (side: SideName): string => `credits:${side}`,
};

const ORDERED = new Set(["trigger", "pick", "subroutine"]);

export class TableGame {
  link = $state<Link>("connecting");
  closedWhy = $state("");
  role = $state<"corp" | "runner" | "spectator">("spectator");
  info = $state.raw<TableInfo | null>(null);
  deck = $state.raw<DeckTold | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<EntryTold[]>([]);
  story = $state.raw<ParagraphTold[]>([]);
  decision = $state.raw<Decision | null>(null);
  proposals = $state.raw<ProposalTold[]>([]);
  waiting = $state.raw<Waiting | null>(null);
  seat = $state.raw<SeatTold>({ auto: true, stops: [], leave: [], hold: false });
  clocks = $state.raw<Clocks | null>(null);
  chat = $state.raw<Chat[]>([]);
  presence = $state.raw<{ corp: boolean; runner: boolean; watching: number } | null>(null);
  offer = $state.raw<{ what: string; side: SideName } | null>(null);
  over = $state.raw<Over | null>(null);
  notes = $state.raw<string[]>([]);
  trouble = $state("");
  said = $state(""); // for the live region
  sending = $state(false);
  titles = $state.raw<string[]>([]);
  lit = $state.raw<ReadonlySet<string>>(new Set()); // keys of what is lit from the log
  undoable = $state(false);
  heardHello = $state(false);

  #line: Line;
  #n = -1;
  #queue: { like: string; options: OptionTold[] } | null = null;
  #unsaid: string[] = [];
  #saying: ReturnType<typeof setTimeout> | undefined;
  #whys = new Map<string, (refusals: RefusalTold[]) => void>();

  constructor(
    readonly id: string,
    key: string | null,
    known: () => Promise<void>, // the server must know who comes before the door is opened
  ) {
    const query = key ? `?key=${encodeURIComponent(key)}` : "";
    this.#line = connect(
      `/ws/table/${encodeURIComponent(id)}${query}`,
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
    this.#line.close();
  }

  /** Everything is told anew on a new connection. */
  #begin(): void {
    this.chat = [];
    this.heardHello = false;
    this.sending = false;
    this.trouble = "";
  }

  /** The side whose cards lie below: the own one, for those who watch the Runner's. */
  get mine(): SideName {
    return this.role === "corp" ? "corp" : "runner";
  }
  get theirs(): SideName {
    return other(this.mine);
  }
  get watches(): boolean {
    return this.role === "spectator";
  }

  // -- what the viewer says ------------------------------------------------------------------------------------------

  choose(option: OptionTold): void {
    const asked = this.decision;
    if (!asked || this.sending || !this.#line.send({ id: asked.id, choice: option.index })) return;
    this.sending = true;
    this.trouble = "";
  }

  /** Choose several, one after the other, as long as the same question offers them. */
  chooseAll(options: OptionTold[]): void {
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
    else this.#line.send({ id: asked.id, command: words });
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
  policy(change: Partial<SeatTold>): void {
    this.seat = { ...this.seat, ...change };
    this.#line.send({ policy: this.seat });
  }
  toggleStop(stop: string): void {
    const { stops } = this.seat;
    this.policy({ stops: stops.includes(stop) ? stops.filter((one) => one !== stop) : [...stops, stop] });
  }
  undo(): void {
    this.#line.send({ undo: true });
  }
  concede(): void {
    this.#line.send({ concede: true });
  }
  propose(what: string): void {
    this.#line.send({ offer: what });
    this.#note(strings.table.offered(what));
  }
  answer(yes: boolean): void {
    if (this.offer) this.#line.send({ answer: this.offer.what, yes });
    this.offer = null;
  }

  /** The rules that stop something; none if it is allowed. */
  why(wish: Wish): Promise<RefusalTold[]> {
    return new Promise((done) => {
      this.#whys.set(likeWish(wish), done);
      if (!this.#line.send({ why: wish })) done([]);
      setTimeout(() => done([]), 5000);
    });
  }

  // -- what is marked -------------------------------------------------------------------------------------------------

  /** Options by where they stand. */
  marks = $derived.by(() => {
    const out = new Map<string, OptionTold[]>();
    const add = (key: string, one: OptionTold): void => {
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

  /** Light what some words of the log are about. */
  light(entries: readonly EntryTold[]): void {
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

  // -- what the server says -------------------------------------------------------------------------------------------

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
        this.#n = message.n;
        this.#show(message.view);
        break;
      case "change":
        this.#n = message.n;
        try {
          if (this.view) this.#show(patched(this.view, message.patch));
        } catch {
          this.#line.send({ resync: true });
        }
        break;
      case "log":
        this.entries = [...this.entries.slice(0, message.start), ...message.entries];
        this.#told(message.story, message.story_start);
        break;
      case "decision":
        this.sending = false;
        this.waiting = null;
        if (message.id !== this.decision?.id) {
          this.trouble = "";
          this.#tell(message.prompt);
        }
        this.decision = message;
        this.proposals = message.proposals;
        this.undoable = message.undo;
        if (message.seat) this.seat = message.seat;
        for (const words of message.notes) this.#note(words);
        this.#goOn(message);
        break;
      case "proposals":
        if (this.decision?.id === message.id) {
          this.proposals = message.proposals;
          this.decision = { ...this.decision, thinking: false };
        }
        break;
      case "waiting":
        this.sending = false;
        this.decision = null;
        this.proposals = [];
        this.waiting = message;
        this.undoable = message.undo;
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
        this.chat = [...this.chat, message];
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
          }
        } else {
          this.offer = null;
          this.#note(strings.table.answered(message.what, message.answer));
        }
        break;
      case "over":
        this.decision = null;
        this.waiting = null;
        this.over = message;
        this.#tell(strings.table.overWords(message.winner, message.how));
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
        this.#queue = null;
        this.trouble = message.message;
        this.#tell(message.message);
        break;
    }
  }

  #show(view: View): void {
    const land = flight();
    this.view = view;
    void tick().then(land);
  }

  #told(paragraphs: ParagraphTold[], start: number): void {
    const fresh = start > 0 || this.story.length === 0 ? paragraphs : [];
    const before = this.story[start]?.words;
    this.story = [...this.story.slice(0, start), ...paragraphs];
    const words = fresh.filter((one, n) => !(n === 0 && one.words === before)).map((one) => one.words);
    if (words.length) this.#tell(words.slice(-4).join(" "));
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
    this.choose(option);
  }

  #note(words: string): void {
    this.notes = [...this.notes.filter((one) => one !== words).slice(-2), words];
    this.#tell(words);
    setTimeout(() => this.forget(words), 20_000);
  }
  forget(note: string): void {
    this.notes = this.notes.filter((one) => one !== note);
  }

  /** Told to those who listen: what comes close together is said in one go, or the last would drown the first. */
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

/** The same question once more, with one thing less to choose. */
const likeness = (asked: Decision): string => `${asked.kind}|${asked.rule}|${asked.card}`;

export function meansSame(one: OptionTold, another: OptionTold): boolean {
  return (
    one.kind === another.kind && one.card === another.card && one.handle === another.handle && one.ability === another.ability &&
    one.server === another.server && one.zone === another.zone && (one.number === another.number || ORDERED.has(one.kind))
  );
}

const likeWish = (wish: Wish): string => [wish.kind, wish.card, wish.handle, wish.ability, wish.server].join("|");
